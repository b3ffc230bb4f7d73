//! The phase of a game, and the data that exists only in that phase.
//!
//! A question exists only while play is stopped, sealed moves only until the envelope is opened, and a result only when the game is
//! over. None of them can be found in another stage.

use crate::questions::Question;
use crate::sealing::{Sealed, Sealing};
use crate::{Article, GameResult, How};
use touchmove_board::Color;

/// The phase of a game.
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
#[derive(Clone, Debug)]
pub(crate) enum Stopped {
    /// The clocks have been stopped. They stay stopped until play is resumed, whatever is claimed or decided meanwhile.
    Clocks(Interrupted),
    /// A person must decide before play can continue. Afterwards everything is as it was when the question arose.
    Asked { question: Question, before: Box<Before> },
    /// The arbiter has reopened the game or taken an act back. Everything stands still: no flag falls and no player becomes late until
    /// play is resumed.
    Undone(Box<Before>),
    /// A claim made without an arbiter ended play and was rejected. The game waits for its result, whatever is asked meanwhile.
    AwaitsResult { asked: Option<Question> },
}

/// What continues when the clocks are started again.
#[derive(Clone, Debug)]
pub(crate) enum Interrupted {
    Play,
    Sealing(Sealing),
}

/// The state when a question arose or the game ended.
#[derive(Clone, Debug)]
pub(crate) struct Before {
    stage: Stage,
    clocks: Clocks,
}

/// Whether a clock was running.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Clocks {
    Ran,
    Stood,
}

/// The end of a game.
#[derive(Clone, Debug)]
pub(crate) struct Over {
    end: End,
    /// The results that the players have signed.
    signed: [Option<GameResult>; 2],
    /// The state when the game ended.
    before: Box<Before>,
}

/// What ended a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct End {
    /// `None` if the game is cancelled.
    pub(crate) result: Option<GameResult>,
    /// `None` if the game is cancelled.
    pub(crate) how: Option<How>,
    pub(crate) article: Article,
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
            Self::Stopped(Stopped::Asked { question, .. })
            | Self::Stopped(Stopped::AwaitsResult { asked: Some(question) }) => Some(question),
            _ => None,
        }
    }

    /// Returns true if only the clocks must be started for play to continue.
    pub(crate) const fn may_go_on(&self) -> bool {
        !matches!(self, Self::Over(_) | Self::Stopped(Stopped::Asked { .. } | Stopped::AwaitsResult { .. }))
    }

    pub(crate) const fn result(&self) -> Option<GameResult> {
        match self {
            Self::Over(over) => over.end.result,
            _ => None,
        }
    }

    /// Returns true if the game ended because a player was late.
    pub(crate) fn is_lost_by_lateness(&self) -> bool {
        matches!(self, Self::Over(over) if over.end.how == Some(How::Late))
    }

    /// Stops the clocks while the game is played or a move is being sealed.
    pub(crate) fn stop(&mut self) {
        *self = match core::mem::replace(self, Self::Running) {
            Self::Running => Self::Stopped(Stopped::Clocks(Interrupted::Play)),
            Self::Sealing(sealing) => Self::Stopped(Stopped::Clocks(Interrupted::Sealing(sealing))),
            other => other,
        };
    }

    /// Starts the clocks again, and continues what was stopped.
    pub(crate) fn resume(&mut self) {
        *self = match core::mem::replace(self, Self::Running) {
            Self::Stopped(Stopped::Clocks(Interrupted::Play)) => Self::Running,
            Self::Stopped(Stopped::Clocks(Interrupted::Sealing(sealing))) => Self::Sealing(sealing),
            other => other,
        };
    }

    /// A question stops play. It replaces any question already open.
    pub(crate) fn ask(&mut self, question: Question, clocks: Clocks) {
        *self = Self::Stopped(match core::mem::replace(self, Self::Running) {
            Self::Stopped(Stopped::AwaitsResult { .. }) => Stopped::AwaitsResult { asked: Some(question) },
            Self::Stopped(Stopped::Asked { before, .. }) => Stopped::Asked { question, before },
            stage => Stopped::Asked { question, before: Box::new(Before { stage, clocks }) },
        });
    }

    /// The open question is answered, and the state is as it was when the question arose. Returns whether a clock was running then.
    pub(crate) fn close_question(&mut self) -> Clocks {
        match core::mem::replace(self, Self::Running) {
            Self::Stopped(Stopped::Asked { before, .. }) => {
                let Before { stage, clocks } = *before;
                *self = stage;
                clocks
            }
            Self::Stopped(Stopped::AwaitsResult { .. }) => {
                self.await_result();
                Clocks::Stood
            }
            other => {
                *self = other;
                Clocks::Stood
            }
        }
    }

    /// The envelope has been opened: the game is played, or waits until it is resumed.
    pub(crate) fn end_adjournment(&mut self) {
        match self {
            Self::Adjourned(_) => *self = Self::Running,
            Self::Stopped(Stopped::Undone(before)) if matches!(before.stage, Self::Adjourned(_)) => {
                **before = Before { stage: Self::Running, clocks: Clocks::Ran };
            }
            _ => {}
        }
    }

    /// A claim has ended play, and the game waits for its result.
    pub(crate) fn await_result(&mut self) {
        *self = Self::Stopped(Stopped::AwaitsResult { asked: None });
    }

    /// The game is over, or its result has changed. Signatures remain.
    pub(crate) fn end(&mut self, end: End, clocks: Clocks) {
        *self = Self::Over(match core::mem::replace(self, Self::Running) {
            Self::Over(over) => Over { end, ..over },
            stage => Over { end, signed: [None; 2], before: Box::new(Before { stage, clocks }) },
        });
    }

    /// The game returns to the state in which it ended, without any question, and stands still. Returns what had ended it.
    pub(crate) fn reopen(&mut self) -> Option<End> {
        match core::mem::replace(self, Self::Running) {
            Self::Over(over) => {
                *self = over.before.standing();
                Some(over.end)
            }
            other => {
                *self = other;
                None
            }
        }
    }

    /// Keeps the state but stands still. An open question stays open.
    pub(crate) fn stand_still(self, clocks: Clocks) -> Self {
        match self {
            // While a game is played or a move is being sealed, a clock runs.
            Self::Running | Self::Sealing(_) => {
                Self::Stopped(Stopped::Undone(Box::new(Before { stage: self, clocks: Clocks::Ran })))
            }
            Self::Adjourned(_) => Self::Stopped(Stopped::Undone(Box::new(Before { stage: self, clocks }))),
            Self::Stopped(Stopped::Asked { question, before }) => {
                let Before { stage, clocks } = *before;
                let before = Before { stage: stage.stand_still(clocks), clocks: Clocks::Stood };
                Self::Stopped(Stopped::Asked { question, before: Box::new(before) })
            }
            still => still,
        }
    }

    /// Returns true if the arbiter has taken something back and play has not been resumed, so that no flag falls and no player
    /// becomes late.
    pub(crate) const fn is_undone(&self) -> bool {
        matches!(self, Self::Stopped(Stopped::Undone(_)))
    }

    /// Play is resumed after something was taken back. Returns whether a clock runs; `None` if nothing was taken back.
    pub(crate) fn resume_undone(&mut self) -> Option<Clocks> {
        match core::mem::replace(self, Self::Running) {
            Self::Stopped(Stopped::Undone(before)) => {
                let Before { stage, clocks } = *before;
                *self = stage;
                Some(clocks)
            }
            other => {
                *self = other;
                None
            }
        }
    }
}

impl Before {
    /// The stage from which the game continues, without any question. It stands still until play is resumed.
    fn standing(self) -> Stage {
        let stage = match self.stage {
            Stage::Stopped(Stopped::Clocks(Interrupted::Play) | Stopped::AwaitsResult { .. }) => {
                Stage::Running
            }
            Stage::Stopped(Stopped::Clocks(Interrupted::Sealing(sealing))) => Stage::Sealing(sealing),
            Stage::Stopped(Stopped::Asked { before, .. }) => return before.standing(),
            stage => stage,
        };
        stage.stand_still(self.clocks)
    }
}

impl Over {
    pub(crate) const fn sign(&mut self, by: Color, result: GameResult) {
        self.signed[by as usize] = Some(result);
    }

    /// Returns true if both players have signed, and the results differ from each other or from the game's.
    pub(crate) fn signatures_differ(&self) -> bool {
        match self.signed {
            [Some(white), Some(black)] => white != black || Some(white) != self.end.result,
            _ => false,
        }
    }
}
