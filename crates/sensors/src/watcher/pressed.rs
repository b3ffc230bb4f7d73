//! Finds out what was on the board when the clock was pressed.
//!
//! A board's reports arrive a little late, and the opponent may reply before they do. So every placement that may have been on the board at
//! the press is examined, from the press until [`READ_MS`] after it. If a piece has rested on one square in that time, that is the move,
//! whatever the opponent did afterwards. If it has rested on two, it is unknown which one it was on at the press.

use super::{AtPress, RESTED_MS, Seen, Watcher};
use crate::explain::Explanation;
use touchmove_board::Move;

/// The longest delay of a report after the press. The board is always read then, whether the move is legal or not, so that the wait does
/// not reveal which it was.
const READ_MS: u64 = 600;

/// If nothing was seen by then, the board is given this long.
const HOLD_MS: u64 = 2000;

/// A move that may have been on the board at the press.
#[derive(Copy, Clone)]
struct Found {
    mv: Move,
    what: Explanation,
    stood_ms: u64,
    /// True if it had been seen by the time of the press.
    is_before_press: bool,
    /// True if another piece of the same player is not seen: the hand may still be castling.
    is_half: bool,
}

impl Found {
    const fn has_rested(&self) -> bool {
        self.stood_ms >= RESTED_MS
    }
}

/// The sum of the placements since a press.
#[derive(Default)]
struct Reading {
    found: Option<Found>,
    /// Another placement has rested too.
    is_disputed: bool,
    /// The time at which the current placement will have rested.
    settles: Option<u64>,
}

impl Watcher {
    /// The reading of the board for a press made at that time.
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
            // It was there at the press, if only briefly, and nothing followed it: the opponent has the piece in hand.
            (Some(found), _) if found.is_before_press => AtPress::Certain(found.what),
            (None, _) if played(shown).is_none() => AtPress::Certain(shown),
            // A move that comes too late is not read.
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
                // It was gone by then, unless only the opponent has moved on.
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
            // A placement still on the board may yet count for more.
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

    /// The move shown by a placement.
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
            // The move was taken back.
            (None, Some(found)) if what == Explanation::AsRecorded => {
                self.is_disputed |= has_rested && found.has_rested();
            }
            (None, _) => {}
        }
    }
}

/// Returns true if the opponent has moved too.
const fn is_reply(what: Explanation) -> bool {
    matches!(what, Explanation::MoveAndReply(_))
}

/// The move of the player on move.
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

/// How much of a move is seen: everything, everything but with a reply on top, or not all pieces.
fn rank(what: Explanation) -> u8 {
    match what {
        Explanation::Move { unseen, .. } if unseen.any() => 0,
        Explanation::MoveAndReply(_) => 1,
        _ => 2,
    }
}
