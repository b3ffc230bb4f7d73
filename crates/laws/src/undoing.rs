//! What the arbiter takes back: a game that is over goes on, and the last act of the arbiter's own is undone.
//!
//! Whatever is taken back, the clocks stand afterwards until play is resumed, and the time since is nobody's.

use crate::game::{Outcome, Refused};
use crate::phase::Clocks;
use crate::ruling::Rulings;
use crate::{Act, Article, Game, How, NoteOf, Refusal, RulingKind};
use std::sync::Arc;

/// An act of the arbiter's that can be taken back.
#[derive(Clone, Debug)]
pub(crate) struct Undo {
    /// The game when the act came.
    before: Game,
    /// By which article it was done.
    article: Article,
    /// Tells it from the act before it, which could have been taken back too.
    number: u32,
}

impl Game {
    /// Performs an act, and keeps the game as it was if the arbiter may take the act back. Of anything else but time passing nothing
    /// before it can be taken back any more.
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

    /// Can the arbiter take an act back now? The number is another one if it is another act than the last time.
    pub fn retractable(&self) -> Option<u32> {
        self.undo.as_ref().map(|undo| undo.number)
    }

    /// A game that is over goes on where it ended, and stands still. Offers and questions are gone.
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

    /// All is as it was when the arbiter's last act came, but stands still.
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

    /// Play is resumed after something was taken back. A flag that is down falls now.
    pub(crate) fn go_on(&mut self, clocks: Clocks, rulings: &mut Rulings) {
        if clocks == Clocks::Ran {
            self.clock.resume();
        }
        self.let_time_pass(rulings);
    }
}
