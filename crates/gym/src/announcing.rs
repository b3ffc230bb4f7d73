//! The arbiter's announcements in a story, and routine acts that need none.

use crate::play::Answered;
use crate::words::{Sentence, Value};
use touchmove_adviser::{Part, Verdict};
use touchmove_laws::NoteOf;
use touchmove_referee::wire::{ActKind, Ruling};

/// Returns the arbiter's announcement after an act, if there is one.
pub(crate) fn announcement(told: &Answered) -> Option<Sentence> {
    let announced = told.answer.rulings.iter().filter(|ruling| is_announced(ruling));
    let verdict = Verdict::of(announced);
    let message = match (&told.act.kind, verdict.is_decided()) {
        (_, true) => "ruled",
        (ActKind::Rule(_), false) => "ruled-play-on",
        _ => return None,
    };
    Some(Sentence::new(message).with("verdict", Value::Announced(verdict)))
}

/// Returns true if the act only made or completed a move.
pub(crate) fn is_routine(told: &Answered) -> bool {
    let is_move = |part: &Part| matches!(part, Part::Made { .. } | Part::Completed { .. });
    told.verdict().parts().iter().all(is_move)
}

/// Returns true if a blind player carried out a move without announcing it.
pub(crate) fn is_not_announced(ruling: &Ruling) -> bool {
    matches!(ruling, Ruling::Note(note) if note.what.0 == NoteOf::NotAnnounced)
}

/// Returns true if an arbiter announces the ruling aloud. Duties after a touch and mere records are not announced.
fn is_announced(ruling: &Ruling) -> bool {
    match ruling {
        Ruling::Note(note) => matches!(
            note.what.0,
            NoteOf::WrongBoard
                | NoteOf::Displaced
                | NoteOf::WrongStart
                | NoteOf::ColoursReversed
                | NoteOf::IllegalPosition
                | NoteOf::ClockCounter
                | NoteOf::ClockDefect
                | NoteOf::SheetDue
                | NoteOf::Admitted
                | NoteOf::Reopen
                | NoteOf::Retract
        ),
        Ruling::Made(_)
        | Ruling::Completed(_)
        | Ruling::Must(_)
        | Ruling::Free(_)
        | Ruling::Stands(_)
        | Ruling::Offer(_)
        | Ruling::OfferEnds(_)
        | Ruling::Question(_)
        | Ruling::Envelope(_)
        | Ruling::Reconstruction(_) => false,
        Ruling::Illegal(_)
        | Ruling::TouchMove(_)
        | Ruling::Restored(_)
        | Ruling::Time(_)
        | Ruling::Violation(_)
        | Ruling::Claim(_)
        | Ruling::Flag(_)
        | Ruling::Annulled(_)
        | Ruling::Over(_)
        | Ruling::Penalty(_)
        | Ruling::Refused(_) => true,
    }
}
