//! A claim in the last two minutes where no arbiter is present (D.1 in 2005 and 2009, G.6, later III.6): the papers that the claimant
//! hands in and the opponent confirms, for an arbiter who decides later.

use crate::game::{Outcome, Refused};
use crate::questions::Question;
use crate::ruling::Rulings;
use crate::{Game, Grounds, HandedIn, Paper, Refusal};
use touchmove_board::Color;

/// A claim that an arbiter will decide later, and the papers handed in with it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct ClaimOnPaper {
    pub(crate) by: Color,
    grounds: Grounds,
    has_position: bool,
    has_scoresheet: bool,
    is_confirmed: bool,
}

impl ClaimOnPaper {
    pub(crate) const fn new(by: Color, grounds: Grounds) -> Self {
        Self { by, grounds, has_position: false, has_scoresheet: false, is_confirmed: false }
    }

    /// The papers still missing. The scoresheet is needed to show that the opponent is making no effort.
    pub(crate) fn lacks(self) -> Vec<Paper> {
        let needs_scoresheet = self.grounds == Grounds::NoEffort;
        let papers = [
            (Paper::Position, !self.has_position),
            (Paper::Scoresheet, needs_scoresheet && !self.has_scoresheet),
            (Paper::Confirmation, !self.is_confirmed),
        ];
        papers.into_iter().filter(|(_, is_missing)| *is_missing).map(|(paper, _)| paper).collect()
    }

    const fn has_anything(self) -> bool {
        self.has_position || self.has_scoresheet
    }

    /// New papers cancel an earlier confirmation, which did not cover them.
    const fn with(self, handed: HandedIn) -> Self {
        let is_confirmed = false;
        match handed {
            HandedIn::Position => Self { has_position: true, is_confirmed, ..self },
            HandedIn::Scoresheet => Self { has_scoresheet: true, is_confirmed, ..self },
            HandedIn::Both => Self { has_position: true, has_scoresheet: true, is_confirmed, ..self },
        }
    }
}

impl Game {
    /// The claimant hands in the final position, the complete scoresheet, or both.
    pub(crate) fn hand_in(&mut self, by: Color, handed: HandedIn, rulings: &mut Rulings) -> Outcome {
        let claim = self.claim_on_paper()?;
        match claim.by == by {
            true => self.ask_on_paper(claim.with(handed), rulings),
            false => Err(Refused(self.law.cites.quickplay_without_arbiter, Refusal::NothingThere)),
        }
    }

    /// The opponent confirms what was handed in.
    pub(crate) fn confirm(&mut self, by: Color, rulings: &mut Rulings) -> Outcome {
        let claim = self.claim_on_paper()?;
        match claim.by != by && claim.has_anything() {
            true => self.ask_on_paper(ClaimOnPaper { is_confirmed: true, ..claim }, rulings),
            false => Err(Refused(self.law.cites.quickplay_without_arbiter, Refusal::NothingThere)),
        }
    }

    /// Asks the arbiter again, with the new papers.
    fn ask_on_paper(&mut self, claim: ClaimOnPaper, rulings: &mut Rulings) -> Outcome {
        let article = self.law.cites.quickplay_without_arbiter;
        self.ask(Question::QuickplayWithoutArbiter(claim), article, rulings);
        Ok(())
    }

    fn claim_on_paper(&self) -> Result<ClaimOnPaper, Refused> {
        match self.stage.question() {
            Some(Question::QuickplayWithoutArbiter(claim)) => Ok(*claim),
            _ => Err(Refused(self.law.cites.quickplay_without_arbiter, Refusal::NoQuestion)),
        }
    }
}
