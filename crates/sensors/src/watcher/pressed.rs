//! What stood on the board when the clock was pressed.
//!
//! The reports of a board arrive a little later than what they tell, and the opponent may reply before they do. So every placement that may have
//! stood there at the press is looked at, from the press until [`READ_MS`] after it. If a piece has rested on one square in that time, that is
//! the move, whatever the opponent did after it. If it has rested on two, nobody can say on which it stood at the press.

use super::{AtPress, RESTED_MS, Seen, Watcher};
use crate::explain::Explanation;
use touchmove_board::Move;

/// A report may arrive so much later than the press. The board is read then, for an illegal move as for a legal one, so that nobody learns
/// from the wait which it was.
const READ_MS: u64 = 600;

/// If nothing was seen by then, the board is given so long.
const HOLD_MS: u64 = 2000;

/// A move that may have stood there at the press.
#[derive(Copy, Clone)]
struct Found {
    mv: Move,
    what: Explanation,
    stood_ms: u64,
    /// Had it been seen by the time of the press?
    is_before_press: bool,
    /// Is another piece of the same player not seen? Then the hand may still be castling.
    is_half: bool,
}

impl Found {
    const fn has_rested(&self) -> bool {
        self.stood_ms >= RESTED_MS
    }
}

/// What the placements since a press amount to.
#[derive(Default)]
struct Reading {
    found: Option<Found>,
    /// Something else has rested there, too.
    is_disputed: bool,
    /// When what stands there now will have rested.
    settles: Option<u64>,
}

impl Watcher {
    /// What stood on the board at a press that was made at a moment.
    pub fn at_press(&self, pressed: u64, now: u64) -> AtPress {
        let Reading { found, is_disputed, settles } = self.read(pressed, now);
        let (read, hold) = (pressed + READ_MS, pressed + HOLD_MS);
        let shown = self.explanation().unwrap_or(Explanation::Unclear);
        match (found, settles) {
            _ if now < read => AtPress::Wait(read),
            (_, Some(settles)) => AtPress::Wait(settles),
            _ if is_disputed => AtPress::Certain(Explanation::Unclear),
            (Some(found), _) if found.has_rested() => AtPress::Certain(found.what),
            _ if now < hold => AtPress::Wait(hold),
            _ if shown == Explanation::AsRecorded => AtPress::Certain(shown),
            // It was there at the press, if only for a moment, and nothing has come after it: the opponent has it in hand.
            (Some(found), _) if found.is_before_press => AtPress::Certain(found.what),
            (None, _) if played(shown).is_none() => AtPress::Certain(shown),
            // What comes too late is not read.
            _ => AtPress::Certain(Explanation::Unclear),
        }
    }

    fn read(&self, pressed: u64, now: u64) -> Reading {
        let (mut reading, mut gone) = (Reading::default(), Reading::default());
        let ends = self.seen.iter().skip(1).map(|seen| Some(seen.since)).chain([None]);
        for (seen, end) in self.seen.iter().zip(ends) {
            let stood_ms = end.unwrap_or(now).saturating_sub(seen.since);
            let found = self.found(seen, stood_ms, pressed);
            if end.is_some_and(|end| end <= pressed) {
                // It was gone by then, unless only the opponent has gone on.
                gone.found = gone.found.filter(|gone| found.is_some_and(|found| found.mv == gone.mv));
                gone.add(seen.what, found, stood_ms);
                continue;
            }
            let is_same = |gone: &Found| found.is_some_and(|found| found.mv == gone.mv && !found.is_half);
            reading.found = reading.found.or(std::mem::take(&mut gone).found.filter(is_same));
            let has_rested = reading.found.is_some_and(|found| found.has_rested());
            if seen.since > pressed + if has_rested { READ_MS } else { HOLD_MS } {
                break;
            }
            reading.add(seen.what, found, stood_ms);
            // Whatever is counted now may count for more if it stays.
            let is_open = match (played(seen.what), reading.found) {
                (Some(mv), Some(found)) if found.mv == mv => !found.has_rested(),
                (Some(_), Some(_)) => !is_reply(seen.what) && stood_ms < RESTED_MS,
                (None, Some(found)) => {
                    found.has_rested() && seen.what == Explanation::AsRecorded && stood_ms < RESTED_MS
                }
                (_, None) => false,
            };
            if end.is_none() && is_open {
                let counted = reading.found.filter(|found| played(seen.what) == Some(found.mv));
                let counted = counted.map_or(stood_ms, |found| found.stood_ms);
                reading.settles = Some(now + RESTED_MS - counted);
            }
        }
        reading
    }

    /// The move that stood there.
    fn found(&self, seen: &Seen, stood_ms: u64, pressed: u64) -> Option<Found> {
        let own = self.record.board.of_color(self.record.turn);
        let is_half = matches!(seen.what, Explanation::Move { unseen, .. } if (unseen & own).any());
        let mv = played(seen.what)?;
        Some(Found { mv, what: seen.what, stood_ms, is_before_press: seen.since <= pressed, is_half })
    }
}

impl Reading {
    fn add(&mut self, what: Explanation, next: Option<Found>, stood_ms: u64) {
        let has_rested = stood_ms >= RESTED_MS;
        match (next, &mut self.found) {
            (Some(next), Some(found)) if found.mv == next.mv => {
                found.stood_ms += stood_ms;
                if rank(next.what) > rank(found.what) {
                    (found.what, found.is_half) = (next.what, next.is_half);
                }
            }
            (Some(_), Some(found)) if found.has_rested() && !found.is_half => {
                self.is_disputed |= has_rested && !is_reply(what);
            }
            (Some(next), found) => *found = Some(next),
            // It was taken back.
            (None, Some(found)) if what == Explanation::AsRecorded => {
                self.is_disputed |= has_rested && found.has_rested();
            }
            (None, _) => {}
        }
    }
}

/// Has the opponent moved, too?
const fn is_reply(what: Explanation) -> bool {
    matches!(what, Explanation::MoveAndReply(_))
}

/// The move of the player whose turn it is.
const fn played(what: Explanation) -> Option<Move> {
    match what {
        Explanation::Move { mv, .. }
        | Explanation::MoveAndReply([mv, _])
        | Explanation::Illegal(mv)
        | Explanation::HalfCastled(mv) => Some(mv),
        Explanation::AsRecorded | Explanation::Missing(_) | Explanation::Kings(_) | Explanation::Unclear => {
            None
        }
    }
}

/// How much of a move is seen: everything, everything but that the opponent has moved on, or not all pieces.
fn rank(what: Explanation) -> u8 {
    match what {
        Explanation::Move { unseen, .. } if unseen.any() => 0,
        Explanation::MoveAndReply(_) => 1,
        _ => 2,
    }
}
