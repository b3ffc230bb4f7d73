//! Replays a board's stream and compares today's answers with the recorded ones.
//!
//! The first entry of a board's stream is its `open`; every later entry with a digest is an act of the referee protocol. An entry
//! without a digest had no answer (taking over a link, for example) and is skipped.

use crate::{Entry, digest};
use touchmove_referee::Referee;

/// The prefix of the names of boards' streams.
pub const BOARD_STREAMS: &str = "board/";

/// A game being replayed.
#[derive(Clone, Debug, Default)]
pub struct Replay {
    referee: Referee,
}

/// Today's answer of the referee to a recorded act.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answered {
    /// The answer.
    pub answer: String,
    /// Whether rulings and state are the same as recorded.
    pub agreement: Agreement,
}

/// The comparison of an answer with the recorded one.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Agreement {
    /// They agree.
    Same,
    /// They differ. The recorded ruling stands; a person should be notified.
    Different,
}

impl Replay {
    /// Starts before the first entry of a game.
    pub const fn new() -> Self {
        Self { referee: Referee::new() }
    }

    /// Replays the next entry; none if it had no answer.
    pub fn entry(&mut self, entry: &Entry) -> Option<Answered> {
        let then = entry.content.digest?;
        let answer = self.referee.line(&entry.content.body);
        let agreement = match digest(&answer) == then {
            true => Agreement::Same,
            false => Agreement::Different,
        };
        Some(Answered { answer, agreement })
    }

    /// Returns the referee in the state reached by the replay, ready for further acts.
    pub fn into_referee(self) -> Referee {
        self.referee
    }
}
