//! Translates acts of the protocol into acts of the Laws.

use crate::problem::{Needs, Problem};
use crate::wire::{self, ActError, ActKind, ErrorCode, ObservedKind, Side, Stated, act};
use touchmove_laws::board::Color;
use touchmove_laws::clock::{Moment, Time};
use touchmove_laws::{
    Act, Against, Answer, Claim, ClaimKind, Conduct, Decision, Early, Grounds, HandedIn, Hands, Intent,
    Observation, Penalty, PressingHand, Promoting, Sentence, SheetFor, Sound,
};

/// The corresponding act of the Laws.
///
/// # Errors
/// A field that this act needs is missing.
pub(crate) fn understand(act: &wire::Act) -> Result<Act, ActError> {
    let meant = kind(&act.kind)?;
    Ok(match act.assistant {
        Some(true) => Act::ByAssistant(Box::new(meant)),
        Some(false) | None => meant,
    })
}

fn kind(kind: &ActKind) -> Result<Act, ActError> {
    Ok(match kind {
        // This creates the game: it is not an act in one.
        ActKind::Open(_) => return Err(ActError::new(ErrorCode::AlreadyOpen, Problem::AlreadyOpen)),
        ActKind::Start(act::Start { absent }) => Act::Start { absent: colors(absent).unwrap_or_default() },
        ActKind::Arrive(act::Arrive { by }) => Act::Arrive(player(*by)?),
        ActKind::Admit(act::Admit { by }) => Act::Admit(player(*by)?),
        ActKind::Touch(touch) => {
            Act::Touch { by: player(touch.by)?, square: touch.square.0, intent: intent(touch) }
        }
        ActKind::Adjust(act::Adjust { by, squares }) => {
            if squares.is_empty() {
                return Err(ActError::value("squares", Needs::SomeSquares));
            }
            Act::Adjust { by: player(*by)?, squares: squares.iter().map(|square| square.0).collect() }
        }
        ActKind::Place(act::Place { by, from, to }) => {
            Act::Place { by: player(*by)?, from: from.0, to: to.0 }
        }
        ActKind::Promote(promote) => {
            Act::Promote { by: player(promote.by)?, role: promote.piece.role(), step: promoting(promote)? }
        }
        ActKind::Move(act::Move { by, mv, hands }) => {
            Act::Move { by: player(*by)?, mv: stated(mv), hands: hands.map_or(Hands::One, |hands| hands.0) }
        }
        ActKind::Announce(act::Announce { by, text }) => {
            Act::Announce { by: player(*by)?, text: text.clone() }
        }
        ActKind::Press(act::Press { by, hand }) => {
            Act::Press { by: player(*by)?, hand: hand.map_or(PressingHand::Same, |hand| hand.0) }
        }
        ActKind::OfferDraw(act::OfferDraw { by }) => Act::OfferDraw(player(*by)?),
        ActKind::AcceptDraw(act::AcceptDraw { by }) => Act::AcceptDraw(player(*by)?),
        ActKind::DeclineDraw(act::DeclineDraw { by }) => Act::DeclineDraw(player(*by)?),
        ActKind::Resign(act::Resign { by }) => Act::Resign(player(*by)?),
        ActKind::Claim(said) => Act::Claim { by: player(said.by)?, claim: claim(said) },
        ActKind::HandIn(papers) => Act::HandIn { by: player(papers.by)?, handed: handed_in(papers)? },
        ActKind::Confirm(act::Confirm { by }) => Act::Confirm(player(*by)?),
        // The reason for stopping the clocks is recorded, and has no effect.
        ActKind::StopClocks(act::StopClocks { by, why: _ }) => Act::StopClocks(player(*by)?),
        ActKind::Interrupt(act::Interrupt { why: _ }) => Act::Interrupt,
        ActKind::Write(act::Write { by, text, instead }) => {
            Act::Write { by: player(*by)?, text: text.clone(), instead: *instead }
        }
        ActKind::AskScoresheet(act::AskScoresheet { by, to_write }) => Act::AskScoresheet {
            by: player(*by)?,
            purpose: match to_write {
                Some(true) => SheetFor::Writing,
                Some(false) | None => SheetFor::Reading,
            },
        },
        ActKind::Inform(act::Inform { by }) => Act::Inform(player(*by)?),
        ActKind::CorrectByAgreement(act::CorrectByAgreement {}) => Act::CorrectByAgreement,
        ActKind::Seal(act::Seal { by, text }) => {
            let text = text.clone().ok_or_else(|| ActError::missing("text"))?;
            Act::Seal { by: player(*by)?, text }
        }
        ActKind::Sign(act::Sign { by, result }) => Act::Sign { by: player(*by)?, result: result.0 },
        ActKind::Observe(seen) => observe(seen)?,
        ActKind::Rule(rule) => Act::Rule(decision(rule)?),
        ActKind::Penalise(sentence) => penalise(sentence)?,
        ActKind::SetClock(set) => Act::SetClock {
            white: set.white_ms.map(wire::Millis::time),
            black: set.black_ms.map(wire::Millis::time),
            running: set.running.map(|side| side.0),
            moves: [set.white_moves, set.black_moves],
        },
        ActKind::GrantTime(grant) => grant_time(grant)?,
        ActKind::Resume(act::Resume { present }) => {
            Act::Resume { present: colors(present).unwrap_or(Color::ALL.to_vec()) }
        }
        ActKind::Restore(act::Restore { ply }) => Act::Restore { ply: *ply },
        ActKind::Adjourn(adjourn) => Act::Adjourn {
            resumption: adjourn.resumption.clone().unwrap_or_default(),
            early: early(adjourn)?,
        },
        ActKind::OpenEnvelope(act::OpenEnvelope {}) => Act::OpenEnvelope,
        ActKind::EnvelopeLost(act::EnvelopeLost { mv }) => Act::EnvelopeLost { mv: mv.as_ref().map(stated) },
        ActKind::Reconstruct(act::Reconstruct { white, black, fen }) => {
            Act::Reconstruct { sheets: [white.clone(), black.clone()], board: fen.map(|fen| fen.0) }
        }
        // The arbiter's note is recorded, and has no effect.
        ActKind::Position(act::Position { fen, note: _ }) => Act::Position(fen.0),
        ActKind::Appeal(act::Appeal { by, against }) => {
            Act::Appeal { by: player(*by)?, against: against.map_or(Against::Other, |against| against.0) }
        }
        ActKind::Declare(act::Declare { result }) => Act::Declare(result.0),
        // The reason is recorded, and has no effect.
        ActKind::Annul(act::Annul { why: _ }) => Act::Annul,
        ActKind::Reopen(act::Reopen { why: _ }) => Act::Reopen,
        ActKind::Retract(act::Retract { why: _ }) => Act::Retract,
        ActKind::Tick(act::Tick {}) => Act::Tick,
    })
}

fn player(by: Option<Side>) -> Result<Color, ActError> {
    by.map(|side| side.0).ok_or_else(|| ActError::missing("by"))
}

fn colors(sides: &Option<Vec<Side>>) -> Option<Vec<Color>> {
    sides.as_ref().map(|sides| sides.iter().map(|side| side.0).collect())
}

fn stated(said: &Stated) -> touchmove_laws::Stated {
    touchmove_laws::Stated::of(&said.0)
}

fn promoting(promote: &act::Promote) -> Result<Promoting, ActError> {
    let is_other_colour = promote.colour.is_some() && promote.colour != promote.by;
    Ok(match (promote.from, promote.to) {
        (Some(_), None) => return Err(ActError::missing("to")),
        (None, Some(_)) => return Err(ActError::missing("from")),
        _ if is_other_colour => Promoting::WrongColour,
        (Some(from), Some(to)) => Promoting::PawnStillThere { from: from.0, to: to.0 },
        (None, None) if promote.released == Some(false) => Promoting::Touched,
        (None, None) => Promoting::Done,
    })
}

fn intent(touch: &act::Touch) -> Intent {
    match (touch.accident.unwrap_or_default(), touch.lifted.unwrap_or(true)) {
        (true, _) => Intent::Accident,
        (false, true) => Intent::Deliberate,
        (false, false) => Intent::Felt,
    }
}

fn claim(said: &act::Claim) -> Claim {
    let mv = || said.mv.as_ref().map(stated);
    match said.claim.0 {
        ClaimKind::Threefold => Claim::Threefold(mv()),
        ClaimKind::Fifty => Claim::Fifty(mv()),
        ClaimKind::Flag => Claim::Flag,
        ClaimKind::IllegalMove => Claim::IllegalMove,
        ClaimKind::TouchMove => Claim::TouchMove,
        ClaimKind::TwoHands => Claim::TwoHands,
        ClaimKind::WrongStart => Claim::WrongStart,
        ClaimKind::TwoMoves => Claim::TwoMoves,
        ClaimKind::Quickplay => {
            Claim::Quickplay(said.grounds.map_or(Grounds::CannotWin, |grounds| grounds.0))
        }
    }
}

fn observe(seen: &act::Observe) -> Result<Act, ActError> {
    let by = seen.by.map(|side| side.0);
    let what = match seen.what.0 {
        ObservedKind::IllegalMove => Observation::IllegalMove,
        ObservedKind::Flag => Observation::Flag,
        ObservedKind::BothFlags => Observation::BothFlags,
        ObservedKind::WrongStart => Observation::WrongStart,
        ObservedKind::WrongBoard => Observation::WrongBoard,
        ObservedKind::ColoursReversed => Observation::ColoursReversed,
        ObservedKind::Displaced => Observation::Displaced,
        ObservedKind::Device => {
            player(seen.by)?;
            Observation::Device(match seen.sound {
                Some(true) => Sound::Heard,
                Some(false) | None => Sound::Silent,
            })
        }
        ObservedKind::TouchMove => Observation::TouchMove,
        ObservedKind::TwoHands => Observation::TwoHands,
        ObservedKind::IllegalPosition => Observation::IllegalPosition,
        ObservedKind::ClockCounter => Observation::ClockCounter,
        ObservedKind::ClockDefect => Observation::ClockDefect,
        ObservedKind::SheetsDue => Observation::SheetsDue,
        ObservedKind::SheetComplete => player(seen.by).map(|_| Observation::SheetComplete)?,
        ObservedKind::Absent => player(seen.by).map(|_| Observation::Absent)?,
        ObservedKind::BoardsDiffer => Observation::BoardsDiffer([
            seen.white_fen.ok_or_else(|| ActError::missing("white_fen"))?.0,
            seen.black_fen.ok_or_else(|| ActError::missing("black_fen"))?.0,
        ]),
        ObservedKind::WrongHand => conduct(seen, Conduct::WrongHand)?,
        ObservedKind::OnTheButton => conduct(seen, Conduct::OnTheButton)?,
        ObservedKind::ClockMistreated => conduct(seen, Conduct::ClockMistreated)?,
        ObservedKind::Left => conduct(seen, Conduct::Left)?,
        ObservedKind::LeftUnreported => conduct(seen, Conduct::LeftUnreported)?,
        ObservedKind::Notes => conduct(seen, Conduct::Notes)?,
        ObservedKind::Advice => conduct(seen, Conduct::Advice)?,
        ObservedKind::Distracting => conduct(seen, Conduct::Distracting)?,
        ObservedKind::RefusedSearch => conduct(seen, Conduct::RefusedSearch)?,
        ObservedKind::Disrepute => conduct(seen, Conduct::Disrepute)?,
        ObservedKind::Smoking => conduct(seen, Conduct::Smoking)?,
        ObservedKind::Disobeys => conduct(seen, Conduct::Disobeys)?,
        ObservedKind::WrongEntry => conduct(seen, Conduct::WrongEntry)?,
        ObservedKind::Illegible => conduct(seen, Conduct::Illegible)?,
        ObservedKind::NotAlgebraic => conduct(seen, Conduct::NotAlgebraic)?,
        ObservedKind::SheetNotReturned => conduct(seen, Conduct::SheetNotReturned)?,
        ObservedKind::NotRepeated => conduct(seen, Conduct::NotRepeated)?,
    };
    Ok(Act::Observe { what, by, square: seen.square.map(|square| square.0) })
}

/// The position itself is recorded for the arbiter who decides, and is not examined here.
fn handed_in(papers: &act::HandIn) -> Result<HandedIn, ActError> {
    match (papers.fen, papers.scoresheet.unwrap_or_default()) {
        (Some(_), true) => Ok(HandedIn::Both),
        (Some(_), false) => Ok(HandedIn::Position),
        (None, true) => Ok(HandedIn::Scoresheet),
        (None, false) => Err(ActError::missing("fen")),
    }
}

/// The conduct of the player named.
fn conduct(seen: &act::Observe, conduct: Conduct) -> Result<Observation, ActError> {
    player(seen.by).map(|_| Observation::Conduct(conduct))
}

fn decision(rule: &act::Rule) -> Result<Decision, ActError> {
    let decision = match (rule.decision, rule.fen) {
        (None, None) => return Err(ActError::missing("decision")),
        (Some(_), Some(_)) => {
            return Err(ActError::value("fen", Needs::NoDecision));
        }
        (None, Some(fen)) => return Ok(Decision::Position(fen.0)),
        (Some(decision), None) => decision.0,
    };
    Ok(match decision {
        Answer::Uphold => Decision::Uphold {
            opponent_points: rule.opponent_points.map(|points| points.0),
            mv: rule.mv.as_ref().map(stated),
            ply: rule.ply,
        },
        Answer::Reject => Decision::Reject,
        Answer::Defer => Decision::Defer { add: rule.add_ms.map_or(Time::default(), wire::Millis::time) },
    })
}

fn penalise(said: &act::Penalise) -> Result<Act, ActError> {
    let sentence = Sentence {
        penalty: said.penalty.0,
        time: said.ms.map(wire::Millis::time),
        points: said.points.map(|points| points.0),
    };
    if matches!(sentence.penalty, Penalty::AddTime | Penalty::TakeTime) && sentence.time.is_none() {
        return Err(ActError::missing("ms"));
    }
    Ok(Act::Penalise { to: said.to.0, sentence, breach: said.cause.map(|cause| cause.0) })
}

/// The reason for the disturbance is recorded, and has no effect.
fn grant_time(said: &act::GrantTime) -> Result<Act, ActError> {
    let time = said.ms.time();
    if time == Time::ZERO {
        return Err(ActError::value("ms", Needs::SomeTime));
    }
    Ok(Act::GrantTime { to: said.to.map_or(Color::ALL.to_vec(), |side| vec![side.0]), time })
}

/// The player who adjourns early, and the end of the session.
fn early(adjourn: &act::Adjourn) -> Result<Option<Early>, ActError> {
    match (adjourn.by, adjourn.session_ends) {
        (Some(by), Some(ends)) => Ok(Some(Early { by: by.0, session_ends: Moment::from_millis(ends.0) })),
        (None, None) => Ok(None),
        (Some(_), None) => Err(ActError::missing("session_ends")),
        (None, Some(_)) => Err(ActError::missing("by")),
    }
}
