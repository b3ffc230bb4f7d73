//! Claims: each goes to the part of the Laws it is about.

use crate::game::{Outcome, Refused};
use crate::questions::Question;
use crate::ruling::Rulings;
use crate::{Claim, Game, Refusal};
use touchmove_board::Color;

impl Game {
    pub(crate) fn claim(&mut self, by: Color, claim: &Claim, rulings: &mut Rulings) -> Outcome {
        match claim {
            Claim::Threefold(stated) => self.claim_threefold(by, stated.as_ref(), rulings),
            Claim::Fifty(stated) => self.claim_fifty(by, stated.as_ref(), rulings),
            Claim::Flag => self.claim_flag(by, rulings),
            Claim::IllegalMove => self.claim_illegal_move(by, rulings),
            Claim::TouchMove => self.claim_touch_move(by, rulings),
            Claim::WrongStart => self.claim_wrong_start(by, rulings),
            Claim::Quickplay(grounds) => self.claim_quickplay(by, *grounds, rulings),
        }
    }

    /// Whether the start was wrong is for the arbiter to see.
    fn claim_wrong_start(&mut self, by: Color, rulings: &mut Rulings) -> Outcome {
        if self.is_past_set_up_complaints() {
            return Err(Refused(self.law.cites.wrong_start_too_late, Refusal::TooLate));
        }
        self.ask(Question::WrongStart { by }, self.law.cites.wrong_start, rulings);
        Ok(())
    }
}
