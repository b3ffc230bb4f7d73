//! Undoing by the arbiter: a finished game is reopened, or the arbiter's last act is taken back.
//!
//! Afterwards the clocks stay stopped until play is resumed, and the time that has passed is charged to neither player.

use crate::game::{Outcome, Refused};
use crate::phase::Clocks;
use crate::ruling::Rulings;
use crate::{Act, Article, Game, How, NoteOf, Refusal, RulingKind};
use std::sync::Arc;

/// An act of the arbiter that can be taken back.
#[derive(Clone, Debug)]
pub(crate) struct Undo {
    /// The game before the act.
    before: Game,
    /// The article of the act.
    article: Article,
    /// Distinguishes the act from an earlier one that could have been taken back too.
    number: u32,
}

impl Game {
    /// Performs an act, and keeps the previous state of the game if the arbiter may take the act back. After any other act except a
    /// tick, nothing can be taken back.
    pub(crate) fn perform_or_undo(&mut self, act: &Act, rulings: &mut Rulings) -> Outcome {
        let before = act.can_be_retracted().then(|| Self { undo: None, ..self.clone() });
        self.perform(act, rulings)?;
        if *act != Act::Tick {
            let article = rulings.article().unwrap_or(self.law.cites.earlier_position);
            let number = self.retractable().map_or(0, |number| number.wrapping_add(1));
            self.undo = before.map(|before| Arc::new(Undo { before, article, number }));
        }
        Ok(())
    }

    /// The number of the act that the arbiter can take back now, if any. A different act has a different number.
    #[must_use]
    pub fn retractable(&self) -> Option<u32> {
        self.undo.as_ref().map(|undo| undo.number)
    }

    /// Reopens a finished game in the state in which it ended, standing still. Offers and questions are dropped.
    pub(crate) fn reopen(&mut self, rulings: &mut Rulings) -> Outcome {
        let Some(end) = self.stage.reopen() else {
            return Err(Refused(self.law.cites.arbiters_decision, Refusal::NotOver));
        };
        if end.how == Some(How::Late) {
            self.attendance.excuse_all();
        }
        rulings.push(end.article, RulingKind::Note { what: NoteOf::Reopen, by: None });
        Ok(())
    }

    /// Restores the state before the arbiter's last act, standing still.
    pub(crate) fn retract(&mut self, rulings: &mut Rulings) -> Outcome {
        let Some(undo) = self.undo.take() else {
            return Err(Refused(self.law.cites.arbiters_decision, Refusal::TooLate));
        };
        let before = undo.before.clone();
        let clocks = before.clocks();
        *self = Self { now: self.now, stage: before.stage.clone().stand_still(clocks), ..before };
        self.clock.stop();
        rulings.push(undo.article, RulingKind::Note { what: NoteOf::Retract, by: None });
        Ok(())
    }

    /// Resumes play after something was taken back. A flag that is down falls now.
    pub(crate) fn go_on(&mut self, clocks: Clocks, rulings: &mut Rulings) {
        if clocks == Clocks::Ran {
            self.clock.resume();
        }
        self.let_time_pass(rulings);
    }
}
