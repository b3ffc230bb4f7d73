//! Playing a board's stream again, and comparing what is answered now with what was answered then.
//!
//! The first entry of a board's stream is its `open`; every later entry with a digest is an act of the referee protocol. An entry
//! without a digest had no answer (a link that was taken over, say) and is passed over.

use crate::{Entry, digest};
use touchmove_referee::Referee;

/// What the streams of boards begin with.
pub const BOARD_STREAMS: &str = "board/";

/// A game that is being replayed.
#[derive(Clone, Debug, Default)]
pub struct Replay {
    referee: Referee,
}

/// What the referee says now of an act of then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answered {
    /// The answer.
    pub answer: String,
    /// Whether rulings and state are the same as then.
    pub agreement: Agreement,
}

/// Whether an act is answered as it was when it happened.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Agreement {
    /// It is.
    Same,
    /// It is not. What was ruled then stands; a person should hear of it.
    Different,
}

impl Replay {
    /// A game of which nothing has been replayed.
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

    /// The referee, as far as the game was replayed: it can go on.
    pub fn into_referee(self) -> Referee {
        self.referee
    }
}
