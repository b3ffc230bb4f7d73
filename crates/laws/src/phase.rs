//! Where a game is, and what exists only there.
//!
//! A question exists only while play is stopped, what is sealed only until the envelope is opened, and a result only when the game is
//! over: none of them can be found in another stage.

use crate::GameResult;
use crate::questions::Question;
use crate::sealing::{Sealed, Sealing};
use touchmove_board::Color;

/// Where a game is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Before the start.
    Waiting,
    /// Being played.
    Running,
    /// The clocks are stopped.
    Stopped,
    /// The player on move must seal.
    Sealing,
    /// Adjourned.
    Adjourned,
    /// Over.
    Over,
}

/// A phase with its own data.
#[derive(Clone, Debug)]
pub(crate) enum Stage {
    Waiting,
    Running,
    Stopped(Stopped),
    Sealing(Sealing),
    /// The envelope is closed.
    Adjourned(Sealed),
    Over(Over),
}

/// Why play is stopped.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Stopped {
    /// Somebody has stopped the clocks.
    Clocks,
    /// A person has to decide before play can go on.
    Asked(Question),
    /// A claim without an arbiter has ended play and was rejected: the game waits for its result, whatever is asked meanwhile.
    AwaitsResult { asked: Option<Question> },
}

/// How a game has ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Over {
    /// None if the game is cancelled.
    result: Option<GameResult>,
    /// The results that the players have signed.
    signed: [Option<GameResult>; 2],
}

impl Stage {
    pub(crate) const fn phase(&self) -> Phase {
        match self {
            Self::Waiting => Phase::Waiting,
            Self::Running => Phase::Running,
            Self::Stopped(_) => Phase::Stopped,
            Self::Sealing(_) => Phase::Sealing,
            Self::Adjourned(_) => Phase::Adjourned,
            Self::Over(_) => Phase::Over,
        }
    }

    pub(crate) const fn is_over(&self) -> bool {
        matches!(self, Self::Over(_))
    }

    /// The open question.
    pub(crate) const fn question(&self) -> Option<&Question> {
        match self {
            Self::Stopped(Stopped::Asked(question))
            | Self::Stopped(Stopped::AwaitsResult { asked: Some(question) }) => Some(question),
            _ => None,
        }
    }

    /// May play go on as soon as somebody says so: does nothing but the clocks stand in the way?
    pub(crate) const fn may_go_on(&self) -> bool {
        !matches!(self, Self::Over(_) | Self::Stopped(Stopped::Asked(_) | Stopped::AwaitsResult { .. }))
    }

    pub(crate) const fn result(&self) -> Option<GameResult> {
        match self {
            Self::Over(over) => over.result,
            _ => None,
        }
    }

    /// The clocks are stopped.
    pub(crate) fn stop(&mut self) {
        *self = Self::Stopped(Stopped::Clocks);
    }

    /// A question stops play. Another that was open is not asked any more.
    pub(crate) fn ask(&mut self, question: Question) {
        *self = Self::Stopped(match self {
            Self::Stopped(Stopped::AwaitsResult { .. }) => Stopped::AwaitsResult { asked: Some(question) },
            _ => Stopped::Asked(question),
        });
    }

    /// The open question is answered; the clocks are stopped still.
    pub(crate) fn close_question(&mut self) {
        match self {
            Self::Stopped(Stopped::AwaitsResult { asked }) => *asked = None,
            Self::Stopped(Stopped::Asked(_)) => self.stop(),
            _ => {}
        }
    }

    /// A claim has ended play, and the game waits for its result.
    pub(crate) fn await_result(&mut self) {
        *self = Self::Stopped(Stopped::AwaitsResult { asked: None });
    }

    /// The game is over, or its result is another one: what has been signed stays signed.
    pub(crate) fn end(&mut self, result: Option<GameResult>) {
        let signed = if let Self::Over(over) = self { over.signed } else { [None; 2] };
        *self = Self::Over(Over { result, signed });
    }
}

impl Over {
    pub(crate) const fn sign(&mut self, by: Color, result: GameResult) {
        self.signed[by as usize] = Some(result);
    }

    /// Have both signed, and something else than the other or than the game shows?
    pub(crate) fn signatures_differ(&self) -> bool {
        match self.signed {
            [Some(white), Some(black)] => white != black || Some(white) != self.result,
            _ => false,
        }
    }
}
