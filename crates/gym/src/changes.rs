//! Changed versions of a story: its acts with one thing different.
//!
//! The effect of a change is not known here: the referee decides whether the acts are still consistent.

use crate::acts::position;
use crate::difference::{
    Count, Counted, Difference, Increment, Intention, Material, PressedBefore, RaisedBy,
};
use crate::play::{Answered, opening, reopened};
use touchmove_laws::board::{Board, CastlingRights, Color, File, Piece, Position, Rank, Role, Square};
use touchmove_laws::clock::{Bonus, Class, TimeControl};
use touchmove_laws::{ClaimKind, Hands, Moves};
use touchmove_referee::wire::act::{Claim, Move, Observe, Press, SetClock, Touch};
use touchmove_referee::wire::{Act, ActKind, Hands as WireHands, Millis, ObservedKind, Ruling};

/// A difference, and the changed acts.
type Changed = (Difference, Vec<Act>);

fn acts_of(told: &[Answered]) -> Vec<Act> {
    told.iter().map(|told| told.act.clone()).collect()
}

/// The same in a game of another class: a usual time control, with every moment scaled in proportion.
pub(crate) fn class_changed(told: &[Answered], class: Class) -> Option<Vec<Act>> {
    // The tolerance for late players and the length of a session do not scale with the time control.
    if told.iter().any(|told| turns_on_the_wall_clock(&told.act.kind)) {
        return None;
    }
    let was = told.first()?.answer.state.class.0?;
    let acts = acts_of(told);
    let control: TimeControl = opening(&acts)?.time.as_deref()?.parse().ok()?;
    let has_increment = control.period(0).bonus != Bonus::Nothing;
    let (time, seconds) = match (class, has_increment) {
        _ if class == was => return None,
        (Class::Standard, true) => ("5400+30", 5400),
        (Class::Standard, false) => ("5400", 5400),
        (Class::Rapid, true) => ("900+10", 900),
        (Class::Rapid, false) => ("900", 900),
        (Class::Blitz, true) => ("180+2", 180),
        (Class::Blitz, false) => ("300", 300),
    };
    let (old, new) = (control.period(0).time.millis().max(1), seconds * 1000);
    let scale = |ms: Millis| Millis((u128::from(ms.0) * u128::from(new) / u128::from(old)) as u64);
    // Times set explicitly are kept, because they matter: two minutes stay two minutes.
    let within = |ms: Option<Millis>| ms.map(|ms| ms.min(Millis(new)));
    let mut acts = reopened(&acts, |open| open.time = Some(time.to_owned()));
    for act in &mut acts {
        act.at = act.at.map(scale);
        if let ActKind::SetClock(SetClock { white_ms, black_ms, .. }) = &mut act.kind {
            (*white_ms, *black_ms) = (within(*white_ms), within(*black_ms));
        }
    }
    Some(acts)
}

fn turns_on_the_wall_clock(act: &ActKind) -> bool {
    match act {
        ActKind::Start(start) => start.absent.as_ref().is_some_and(|absent| !absent.is_empty()),
        ActKind::Resume(resume) => resume.present.is_some(),
        ActKind::Observe(observe) => observe.what.0 == ObservedKind::Absent,
        ActKind::Arrive(_) => true,
        ActKind::Adjourn(adjourn) => adjourn.session_ends.is_some(),
        _ => false,
    }
}

/// Returns the first act of an offence that was ruled on at this index: the move, or the press without one.
fn offence(told: &[Answered], place: usize) -> Option<usize> {
    let illegal = told.get(place)?.answer.rulings.iter().find_map(|ruling| match ruling {
        Ruling::Illegal(illegal) => Some(illegal),
        _ => None,
    })?;
    if illegal.mv.is_none() {
        return Some(place);
    }
    let is_its_move = |told: &Answered| matches!(&told.act.kind, ActKind::Move(Move { by: Some(by), .. }) if *by == illegal.by);
    told[..=place].iter().rposition(is_its_move)
}

/// The same without the offences before the last one.
pub(crate) fn without_offences(told: &[Answered]) -> Option<(Count, Vec<Act>)> {
    let mut is_left_out = vec![false; told.len()];
    let last = told.len().checked_sub(1)?;
    let begins = offence(told, last)?;
    for place in 0..begins {
        if let Some(from) = offence(told, place) {
            is_left_out[from..=place].fill(true);
        }
    }
    let acts = acts_of(told);
    let kept = acts.into_iter().zip(&is_left_out).filter(|(_, left_out)| !**left_out);
    is_left_out.contains(&true).then(|| (Count::First, kept.map(|(act, _)| act).collect()))
}

/// The same with the last offence committed once or twice before.
pub(crate) fn additional_offences(told: &[Answered]) -> [Option<(Count, Vec<Act>)>; 2] {
    let repeated = |count: Count, times: usize| {
        let last = told.len().checked_sub(1)?;
        let begins = offence(told, last)?;
        let acts = acts_of(told);
        let (before, block) = acts.split_at(begins);
        let at = acts.last()?.at;
        let again = block.iter().map(|act| Act { at, ..act.clone() });
        let mut more = before.to_vec();
        more.extend(block.iter().cloned());
        for _ in 0..times {
            more.extend(again.clone());
        }
        Some((count, more))
    };
    [repeated(Count::OneMore, 1), repeated(Count::TwoMore, 2)]
}

/// The arbiter notices what was claimed, or the opponent claims what the arbiter noticed.
pub(crate) fn claim_or_notice(told: &[Answered]) -> Option<Changed> {
    let mut acts = acts_of(told);
    let act = acts.last_mut()?;
    let (kind, raised) = match &act.kind {
        ActKind::Claim(Claim { claim, by: Some(by), .. }) => {
            let what = match claim.0 {
                ClaimKind::IllegalMove => ObservedKind::IllegalMove,
                ClaimKind::TouchMove => ObservedKind::TouchMove,
                ClaimKind::TwoHands => ObservedKind::TwoHands,
                ClaimKind::Flag => ObservedKind::Flag,
                _ => return None,
            };
            let by = Some((!by.0).into());
            let observe = Observe {
                what: what.into(),
                by,
                square: None,
                sound: None,
                white_fen: None,
                black_fen: None,
            };
            (ActKind::Observe(observe), RaisedBy::Arbiter)
        }
        ActKind::Observe(Observe { what, by: Some(by), .. }) => {
            let claim = match what.0 {
                ObservedKind::IllegalMove => ClaimKind::IllegalMove,
                ObservedKind::TouchMove => ClaimKind::TouchMove,
                ObservedKind::TwoHands => ClaimKind::TwoHands,
                ObservedKind::Flag => ClaimKind::Flag,
                _ => return None,
            };
            let claim = Claim { claim: claim.into(), by: Some((!by.0).into()), mv: None, grounds: None };
            (ActKind::Claim(claim), RaisedBy::Opponent)
        }
        _ => return None,
    };
    act.kind = kind;
    Some((Difference::Claim(raised), acts))
}

/// The clock is pressed before the last act, or is not.
pub(crate) fn press_changed(told: &[Answered]) -> Option<Changed> {
    let mut acts = acts_of(told);
    let open = opening(&acts)?;
    if open.time.is_none() || open.moves.is_some_and(|moves| moves.0 == Moves::Untold) {
        return None;
    }
    let last = acts.len().checked_sub(1)?;
    let before = last.checked_sub(1)?;
    match acts[before].kind {
        ActKind::Press(_) => {
            acts.remove(before);
            Some((Difference::Press(PressedBefore::NotYet), acts))
        }
        ActKind::Move(Move { by, .. }) if !matches!(acts[last].kind, ActKind::Press(_)) => {
            let press = Act { kind: ActKind::Press(Press { by, hand: None }), ..acts[before].clone() };
            acts.insert(last, press);
            Some((Difference::Press(PressedBefore::Pressed), acts))
        }
        _ => None,
    }
}

/// The last move is made with one hand instead of two.
pub(crate) fn one_hand(acts: &[Act]) -> Option<Changed> {
    let mut acts = acts.to_vec();
    let hands = acts.iter_mut().rev().find_map(|act| match &mut act.kind {
        ActKind::Move(Move { hands, .. }) => Some(hands),
        _ => None,
    })?;
    (*hands == Some(WireHands(Hands::Two))).then(|| *hands = None)?;
    Some((Difference::OneHand, acts))
}

/// The last touched piece is touched by accident, or on purpose.
pub(crate) fn intention_changed(acts: &[Act]) -> Option<Changed> {
    let mut acts = acts.to_vec();
    let accident = acts.iter_mut().rev().find_map(|act| match &mut act.kind {
        ActKind::Touch(Touch { accident, .. }) => Some(accident),
        _ => None,
    })?;
    let intention = if *accident == Some(true) { Intention::OnPurpose } else { Intention::Accident };
    *accident = Some(intention == Intention::Accident);
    Some((Difference::Touch(intention), acts))
}

/// The increment is thirty seconds, or there is none, where it matters to the Laws: in the last two minutes, and for the scoresheet.
pub(crate) fn increment_changed(acts: &[Act]) -> Option<Changed> {
    let matters = match &acts.last()?.kind {
        ActKind::Claim(claim) => claim.claim.0 == ClaimKind::Quickplay,
        ActKind::Move(_) | ActKind::Press(_) | ActKind::Write(_) => opening(acts)?.scoresheets == Some(true),
        _ => false,
    };
    if !matters {
        return None;
    }
    let time = opening(acts)?.time.as_deref()?;
    let (time, increment) = match time.split_once('+') {
        Some((base, _)) if !time.contains(':') => (base.to_owned(), Increment::None),
        None if !time.contains([':', 'd', '/']) => (format!("{time}+30"), Increment::Some),
        _ => return None,
    };
    Some((Difference::Increment(increment), reopened(acts, |open| open.time = Some(time))))
}

/// Returns the player who lost, or would have lost, by the last act.
fn loser(told: &[Answered]) -> Option<Color> {
    let last = told.last()?;
    let of_rulings = last.answer.rulings.iter().find_map(|ruling| match ruling {
        Ruling::Flag(flag) => Some(flag.by.0),
        Ruling::Illegal(illegal) => Some(illegal.by.0),
        _ => None,
    });
    of_rulings.or(match &last.act.kind {
        ActKind::Resign(resign) => resign.by.map(|by| by.0),
        _ => None,
    })
}

/// The initial position of the game.
fn beginning(told: &[Answered]) -> Option<Position> {
    position(&told.first()?.answer.state).copied()
}

/// The opponent of the player who would have lost gets a pawn, if there is room for one.
pub(crate) fn more_material(told: &[Answered]) -> Option<Changed> {
    let opponent = !loser(told)?;
    let start = beginning(told)?;
    let rank = Rank::Second.seen_by(opponent);
    let is_free = |square: &Square| start.board.piece_at(*square).is_none();
    // A pawn at the edge disturbs least.
    let files = [File::A, File::H, File::B, File::G, File::C, File::F];
    let square = files.into_iter().map(|file| Square::new(file, rank)).find(is_free)?;
    let mut board = start.board;
    board.place(square, Piece::new(opponent, Role::Pawn));
    let fen = Position { board, ..start }.to_string();
    let acts = reopened(&acts_of(told), |open| open.start = Some(fen));
    Some((Difference::Material(Material::Enough), acts))
}

/// The opponent of the loser has only the king.
pub(crate) fn bare_king(told: &[Answered]) -> Option<Changed> {
    let opponent = !loser(told)?;
    let start = beginning(told)?;
    let mut board = Board::default();
    for square in Square::all() {
        let piece = start.board.piece_at(square);
        if let Some(piece) = piece.filter(|piece| piece.color != opponent || piece.role == Role::King) {
            board.place(square, piece);
        }
    }
    let castling: CastlingRights = start.castling.without_color(opponent);
    let fen = Position { board, castling, en_passant: None, ..start }.to_string();
    let acts = reopened(&acts_of(told), |open| open.start = Some(fen));
    Some((Difference::Material(Material::BareKing), acts))
}

/// The fifty moves are counted differently: enough for a correct claim, or far too few.
pub(crate) fn quiet_changed(told: &[Answered]) -> Option<Changed> {
    let ActKind::Claim(Claim { claim, .. }) = &told.last()?.act.kind else { return None };
    let start = beginning(told)?;
    let (halfmove_clock, counted) = match start.halfmove_clock {
        _ if claim.0 != ClaimKind::Fifty => return None,
        100.. => (10, Counted::TooFew),
        _ if is_upheld(told) => (10, Counted::TooFew),
        _ => (100, Counted::Enough),
    };
    let fen = Position { halfmove_clock, ..start }.to_string();
    let acts = reopened(&acts_of(told), |open| open.start = Some(fen));
    Some((Difference::Fifty(counted), acts))
}

/// The first four moves of a repetition are left out, so that the position has occurred once less.
pub(crate) fn repetition_changed(told: &[Answered]) -> Option<Changed> {
    let ActKind::Claim(Claim { claim, .. }) = &told.last()?.act.kind else { return None };
    if claim.0 != ClaimKind::Threefold || !is_upheld(told) {
        return None;
    }
    let mut acts = acts_of(told);
    let mut moves = (0..acts.len()).filter(|place| matches!(acts[*place].kind, ActKind::Move(_)));
    let first = moves.next()?;
    let fifth = moves.nth(3)?;
    acts.drain(first..fifth);
    Some((Difference::Repetition, acts))
}

fn is_upheld(told: &[Answered]) -> bool {
    let rulings = told.last().map(|last| last.answer.rulings.as_slice()).unwrap_or_default();
    rulings.iter().any(|ruling| matches!(ruling, Ruling::Over(_)))
}
