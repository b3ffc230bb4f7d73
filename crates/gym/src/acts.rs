//! One sentence for each act, as a witness at the board would tell it.
//!
//! A sentence describes what people did or saw, never its consequences under the Laws. An act without a sentence excludes its scenario from
//! the gym. Decisions that the arbiter makes unprompted have no sentence here: the story has them as announcements.

use crate::movement::stated_move;
use crate::words::{Owner, Sentence, Value};
use touchmove_laws::board::{Color, Position};
use touchmove_laws::{Against, ClaimKind, Grounds, Phase};
use touchmove_referee::wire::act::{
    Adjourn, Adjust, Arrive, AskScoresheet, Claim, EnvelopeLost, HandIn, Observe, Place, Promote, Seal,
    SetClock, Start, Touch, Write,
};
use touchmove_referee::wire::{Act, ActKind, Fen, Named, ObservedKind, Side, State};

/// The moment in the game at which an act happens.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Moment<'a> {
    /// The state of the game before the act.
    pub(crate) before: &'a State,
    /// The state after it.
    pub(crate) after: &'a State,
    /// The time of the act, in milliseconds since the game was opened.
    pub(crate) at: u64,
    /// When the game was started, or resumed after an adjournment.
    pub(crate) since: Option<Session>,
}

/// The beginning of a session.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Session {
    /// The game was started.
    Started(u64),
    /// The adjourned game was resumed.
    Resumed(u64),
}

impl Session {
    /// The time since the beginning of the session.
    pub(crate) const fn ago(self, at: u64) -> u64 {
        match self {
            Self::Started(began) | Self::Resumed(began) => at.saturating_sub(began),
        }
    }
}

/// The position on the board, if it is known.
pub(crate) const fn position(state: &State) -> Option<&Position> {
    match &state.fen {
        Some(Fen::Whole(position)) => Some(position),
        _ => None,
    }
}

/// The person who acted: a player, or the player's assistant.
pub(crate) fn actor(act: &Act, by: Color) -> Value {
    if act.assistant == Some(true) { Value::Assistant(by) } else { Value::Player(by) }
}

/// Describes an act in a sentence.
pub(crate) fn sentence(act: &Act, moment: Moment<'_>) -> Option<Sentence> {
    let mut kind = act.kind.clone();
    let by = kind.by_mut().and_then(|by| *by).map(|by| by.0);
    let sentence = match &act.kind {
        ActKind::Start(start) => started(start)?,
        ActKind::Arrive(arrive) => arrived(arrive, moment)?,
        ActKind::Touch(touch) => touched(touch, moment)?,
        ActKind::Adjust(Adjust { squares, .. }) => {
            let count = Value::Number(squares.len() as u64);
            let squares = squares.iter().map(|square| square.0).collect();
            Sentence::new("adjust").with("squares", Value::Squares(squares)).with("count", count)
        }
        ActKind::Place(place) => placed(place, moment)?,
        ActKind::Promote(promote) => promoted(promote),
        ActKind::Announce(announce) => {
            Sentence::new("announce").with("text", Value::Text(announce.text.clone()))
        }
        ActKind::OfferDraw(_) => Sentence::new("offer-draw"),
        ActKind::AcceptDraw(_) => Sentence::new("accept-draw"),
        ActKind::DeclineDraw(_) => Sentence::new("decline-draw"),
        ActKind::Resign(_) => Sentence::new("resign"),
        ActKind::Claim(claim) => claimed(claim, moment)?,
        ActKind::HandIn(hand_in) => handed_in(hand_in)?,
        ActKind::Confirm(_) => Sentence::new("confirm"),
        ActKind::StopClocks(_) if moment.before.phase.0 == Phase::Sealing => Sentence::new("close-envelope"),
        ActKind::StopClocks(_) => Sentence::new("stop-clocks"),
        ActKind::Interrupt(_) => Sentence::new("interrupt"),
        ActKind::Write(write) => written(write),
        ActKind::AskScoresheet(AskScoresheet { to_write: Some(true), .. }) => Sentence::new("ask-sheet"),
        ActKind::AskScoresheet(_) => Sentence::new("ask-score"),
        ActKind::Inform(_) => Sentence::new("inform"),
        ActKind::CorrectByAgreement(_) => Sentence::new("correct-by-agreement"),
        ActKind::Seal(seal) => sealed(seal)?,
        ActKind::Sign(sign) => Sentence::new("sign").with("result", Value::Text(sign.result.to_string())),
        ActKind::Observe(observe) => observed(observe)?,
        ActKind::SetClock(set_clock) => clocks_set(set_clock, moment)?,
        ActKind::Resume(resume) => resumed(resume.present.as_deref(), moment),
        ActKind::Adjourn(adjourn) => adjourned(adjourn, moment),
        ActKind::OpenEnvelope(_) => Sentence::new("open-envelope"),
        ActKind::EnvelopeLost(lost) => envelope_lost(lost, moment)?,
        ActKind::Appeal(appeal) => match appeal.against.map(|against| against.0) {
            Some(Against::Quickplay) => Sentence::new("appeal-quickplay"),
            _ => Sentence::new("appeal"),
        },
        _ => return None,
    };
    Some(match by {
        Some(by) => sentence.with("player", actor(act, by)).with("by", Value::Form(by.name())),
        None => sentence,
    })
}

/// A list of players, as one of the forms of a message.
fn players(sides: &[Side]) -> Option<Value> {
    let has = |color: Color| sides.iter().any(|side| side.0 == color);
    Some(Value::Form(match (has(Color::White), has(Color::Black)) {
        (true, true) => "both",
        (true, false) => "white",
        (false, true) => "black",
        (false, false) => return None,
    }))
}

fn started(start: &Start) -> Option<Sentence> {
    Some(match start.absent.as_deref().and_then(players) {
        Some(absent) => Sentence::new("start-absent").with("absent", absent),
        None => Sentence::new("start"),
    })
}

fn arrived(_: &Arrive, moment: Moment<'_>) -> Option<Sentence> {
    let Some(session) = moment.since else { return Some(Sentence::new("arrive-in-time")) };
    let message = match session {
        Session::Started(_) => "arrive",
        Session::Resumed(_) => "arrive-resumption",
    };
    Some(Sentence::new(message).with("time", Value::Time(session.ago(moment.at))))
}

fn touched(touch: &Touch, moment: Moment<'_>) -> Option<Sentence> {
    let piece = position(moment.before)?.board.piece_at(touch.square.0)?;
    let owner = if Some(piece.color) == touch.by.map(|by| by.0) { Owner::Own } else { Owner::Opponent };
    let message = match (touch.accident, touch.lifted) {
        (Some(true), _) => "touch-accident",
        (_, Some(false)) => "touch-felt",
        _ => "touch",
    };
    let man = Value::Man(piece.role, owner);
    Some(Sentence::new(message).with("man", man).with("square", Value::Squares(vec![touch.square.0])))
}

fn placed(place: &Place, moment: Moment<'_>) -> Option<Sentence> {
    let piece = position(moment.before)?.board.piece_at(place.from.0)?;
    let sentence = Sentence::new("place").with("man", Value::Man(piece.role, Owner::Own));
    Some(
        sentence
            .with("from", Value::Squares(vec![place.from.0]))
            .with("to", Value::Squares(vec![place.to.0])),
    )
}

fn promoted(promote: &Promote) -> Sentence {
    let message = match (promote.released, promote.colour, promote.from) {
        (_, Some(colour), _) if Some(colour) != promote.by => "promote-colour",
        (Some(false), _, _) => "promote-touch",
        (_, _, Some(_)) => "promote-early",
        _ => "promote",
    };
    let square = |square: Option<touchmove_referee::wire::Square>| {
        Value::Squares(square.map(|square| square.0).into_iter().collect())
    };
    Sentence::new(message)
        .with("piece", Value::NewPiece(promote.piece.role()))
        .with("from", square(promote.from))
        .with("to", square(promote.to))
}

fn claimed(claim: &Claim, moment: Moment<'_>) -> Option<Sentence> {
    let message = match (claim.claim.0, claim.grounds.map(|grounds| grounds.0)) {
        (ClaimKind::Quickplay, Some(Grounds::NoEffort)) => "claim-no-effort",
        (ClaimKind::Quickplay, Some(Grounds::Increment)) => "claim-increment",
        (ClaimKind::Quickplay, _) => "claim-cannot-win",
        (ClaimKind::Threefold, _) if claim.mv.is_some() => "claim-threefold-move",
        (ClaimKind::Fifty, _) if claim.mv.is_some() => "claim-fifty-move",
        (kind, _) => return Some(Sentence::new(format!("claim-{}", kind.word().replace('_', "-")))),
    };
    let sentence = Sentence::new(message);
    let (Some(stated), Some(by)) = (&claim.mv, claim.by) else { return Some(sentence) };
    let position = Position { turn: by.0, ..*position(moment.before)? };
    let mv = position.resolve(stated_move(&position, stated)?);
    Some(match position.is_legal(mv) {
        true => sentence.with("move", Value::Moves(vec![(position, mv)])),
        // For an illegal move the squares are named.
        false => sentence.with("move", Value::Written(format!("{}-{}", mv.from, mv.to))),
    })
}

fn handed_in(hand_in: &HandIn) -> Option<Sentence> {
    Some(Sentence::new(match (hand_in.fen.is_some(), hand_in.scoresheet.unwrap_or_default()) {
        (true, true) => "hand-in-both",
        (true, false) => "hand-in-position",
        (false, true) => "hand-in-sheet",
        (false, false) => return None,
    }))
}

fn written(write: &Write) -> Sentence {
    let message = if write.instead.is_some() { "write-instead" } else { "write" };
    Sentence::new(message).with("text", Value::Written(write.text.clone()))
}

fn sealed(seal: &Seal) -> Option<Sentence> {
    let text = seal.text.clone()?;
    if text.trim().is_empty() {
        return Some(Sentence::new("seal-nothing"));
    }
    Some(Sentence::new("seal").with("text", Value::Written(text)))
}

fn observed(observe: &Observe) -> Option<Sentence> {
    let what = observe.what.0;
    let word = what.word().replace('_', "-");
    let sentence = match (what, observe.by.is_some()) {
        (ObservedKind::Device, _) if observe.sound == Some(true) => Sentence::new("observe-device-sound"),
        (ObservedKind::WrongStart, _) if observe.square.is_some() => Sentence::new("observe-misplaced"),
        (ObservedKind::BoardsDiffer, _) => return None,
        // The offender is known, or only that there was one.
        (
            ObservedKind::IllegalMove
            | ObservedKind::TouchMove
            | ObservedKind::TwoHands
            | ObservedKind::Flag
            | ObservedKind::Displaced
            | ObservedKind::SheetsDue,
            true,
        ) => Sentence::new(format!("observe-{word}-by")),
        _ => Sentence::new(format!("observe-{word}")),
    };
    Some(match observe.square {
        Some(square) => sentence.with("square", Value::Squares(vec![square.0])),
        None => sentence,
    })
}

/// Describes the times to which the clocks were set. While play continues, setting the clocks only skips time.
fn clocks_set(set: &SetClock, moment: Moment<'_>) -> Option<Sentence> {
    let clock = moment.after.clock?;
    if set.white_moves.is_some() || set.black_moves.is_some() {
        return None;
    }
    let message = if moment.before.phase.0 == Phase::Running { "clocks-later" } else { "clocks-set" };
    Some(
        Sentence::new(message)
            .with("white", Value::Time(clock.white_ms.0))
            .with("black", Value::Time(clock.black_ms.0)),
    )
}

fn resumed(present: Option<&[Side]>, moment: Moment<'_>) -> Sentence {
    if moment.before.phase.0 != Phase::Adjourned {
        return Sentence::new("resume");
    }
    let is_there = |color: Color| present.is_none_or(|present| present.iter().any(|side| side.0 == color));
    let absent: Vec<Side> =
        Color::ALL.into_iter().filter(|color| !is_there(*color)).map(Into::into).collect();
    match players(&absent) {
        Some(absent) => Sentence::new("resume-absent").with("absent", absent),
        None => Sentence::new("resume-adjourned"),
    }
}

fn adjourned(adjourn: &Adjourn, moment: Moment<'_>) -> Sentence {
    match (adjourn.by, adjourn.session_ends) {
        (Some(_), Some(ends)) => {
            let left = ends.0.saturating_sub(moment.at);
            Sentence::new("adjourn-early").with("time", Value::Time(left))
        }
        _ => Sentence::new("adjourn"),
    }
}

fn envelope_lost(lost: &EnvelopeLost, moment: Moment<'_>) -> Option<Sentence> {
    Some(match &lost.mv {
        Some(stated) => {
            let position = position(moment.before)?;
            let mv = position.resolve(stated_move(position, stated)?);
            Sentence::new("envelope-lost-move").with("text", Value::Moves(vec![(*position, mv)]))
        }
        None => Sentence::new("envelope-lost"),
    })
}
