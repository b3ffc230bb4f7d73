//! Claims of repetition and of fifty moves (9.2 to 9.5).

use crate::edition::{DrawClaimEnds, FiftyCounts, WrongClaim};
use crate::endings::Ending;
use crate::game::{Outcome, Refused};
use crate::ruling::Rulings;
use crate::table_clock::rule_time;
use crate::{
    Article, ClaimKind, ClaimVerdict, Facts, Game, GameResult, How, QuietMoves, Refusal, Repetition,
    RulingKind, Stated,
};
use touchmove_board::{Color, Move};
use touchmove_clock::Time;

/// A claim of a draw, looked into.
struct Examined {
    is_right: bool,
    facts: Facts,
}

impl Game {
    /// 9.2, 9.3: the player on move may claim, as long as the right is not lost for this move (9.4).
    pub(crate) fn may_claim_draw(&self, by: Color) -> Outcome {
        let cites = &self.law.cites;
        if self.board.turn() != by {
            let has_just_moved =
                self.board.pending().last().is_some_and(|last| self.board.record().mover(*last) == by);
            return Err(match self.law.draw_claim_ends {
                DrawClaimEnds::ByPlaying if has_just_moved => {
                    Refused(cites.claim_too_late, Refusal::PlayedAlready)
                }
                _ => Refused(cites.not_on_move, Refusal::NotOnMove),
            });
        }
        if self.board.wrong().is_some() {
            return Err(Refused(cites.claim_too_late, Refusal::PlayedAlready));
        }
        match self.law.draw_claim_ends {
            DrawClaimEnds::ByTouching if !self.board.touched().is_empty() => {
                Err(Refused(cites.claim_too_late, Refusal::TouchedAlready))
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn claim_threefold(
        &mut self,
        by: Color,
        stated: Option<&Stated>,
        rulings: &mut Rulings,
    ) -> Outcome {
        let cites = &self.law.cites;
        let stated = self.read_optional(stated)?;
        let (article, examined) = match stated {
            None => {
                let occurrences = self.board.record().occurrences(self.board.position());
                (cites.threefold_on_board, Self::repetition(occurrences))
            }
            Some(mv) => {
                let occurrences = match self.board.position().why(mv) {
                    Ok(mv) => self.board.record().occurrences_with_next(&self.board.position().after(mv)),
                    Err(_) => Vec::new(),
                };
                (cites.threefold_on_move, Self::repetition(occurrences))
            }
        };
        self.decide_draw(by, ClaimKind::Threefold, article, examined, stated, rulings);
        Ok(())
    }

    pub(crate) fn claim_fifty(
        &mut self,
        by: Color,
        stated: Option<&Stated>,
        rulings: &mut Rulings,
    ) -> Outcome {
        let cites = &self.law.cites;
        let stated = self.read_optional(stated)?;
        let (article, quiet) = match stated {
            None => (cites.fifty_on_board, self.quiet_moves_on_board()),
            Some(mv) => {
                // The clock starts anew with a capture or a pawn move.
                let after = self
                    .board
                    .position()
                    .why(mv)
                    .map(|mv| QuietMoves::before(&self.board.position().after(mv)));
                (cites.fifty_on_move, after.unwrap_or_default())
            }
        };
        let examined = Examined { is_right: quiet.is_fifty(), facts: Facts::Moves(quiet.by_each()) };
        self.decide_draw(by, ClaimKind::Fifty, article, examined, stated, rulings);
        Ok(())
    }

    fn repetition(occurrences: Vec<usize>) -> Examined {
        let is_right = Repetition::of_plies(&occurrences).is_threefold();
        Examined { is_right, facts: Facts::Occurrences(occurrences) }
    }

    /// Moves by both without capture or pawn move that a claim on the board may count.
    fn quiet_moves_on_board(&self) -> QuietMoves {
        let made = QuietMoves::before(self.board.position());
        match self.law.fifty_counts {
            FiftyCounts::Made => made,
            FiftyCounts::Completed => made.without_last(self.board.pending().len() as u32),
        }
    }

    fn decide_draw(
        &mut self,
        by: Color,
        claim: ClaimKind,
        article: Article,
        Examined { is_right, facts }: Examined,
        stated: Option<Move>,
        rulings: &mut Rulings,
    ) {
        let verdict = if is_right { ClaimVerdict::Upheld } else { ClaimVerdict::Rejected };
        rulings.push(article, RulingKind::Claim { by, claim, verdict, facts });
        if is_right {
            let how = if claim == ClaimKind::Threefold { How::Threefold } else { How::Fifty };
            let ending = Ending { result: GameResult::DRAW, how, article: self.law.cites.claim_right };
            return self.end(ending, rulings);
        }
        self.charge_wrong_claim(by, rulings);
        self.offer_through_claim(by, self.law.cites.offer_through_claim, rulings);
        if let Some(mv) = stated {
            self.board.state(mv);
        }
        self.go_on();
    }

    /// 9.5: what a wrong claim costs.
    fn charge_wrong_claim(&mut self, by: Color, rulings: &mut Rulings) {
        let gain = self.law.wrong_claim.opponent_gains(self.regime.penalty);
        let article = self.law.cites.claim_wrong;
        self.clock.give(!by, gain, article, rulings);
        if let WrongClaim::BothWays(most) = self.law.wrong_claim
            && let Some(clock) = self.clock.shown()
        {
            let taken = half_at_most(clock.left(by), most);
            let change = self.clock.take(by, taken).filter(|_| taken > Time::ZERO);
            rule_time(by, change, article, rulings);
        }
    }
}

/// 9.5.b of 2005: over two minutes half is taken, but no more than that; from one to two, one is left; below, nothing.
fn half_at_most(left: Time, most: Time) -> Time {
    let (one, two) = (Time::from_minutes(1), Time::from_minutes(2));
    if left > two {
        Time::from_millis(left.millis() / 2).min(most)
    } else if left >= one {
        left.minus(one)
    } else {
        Time::ZERO
    }
}

#[cfg(test)]
mod tests {
    use super::half_at_most;
    use touchmove_clock::Time;

    #[test]
    fn what_a_wrong_claim_takes_in_2005() {
        for (left, taken) in [
            (480_000, 180_000),
            (360_001, 180_000),
            (240_000, 120_000),
            (120_001, 60_000),
            (120_000, 60_000),
            (90_000, 30_000),
            (60_000, 0),
            (59_999, 0),
            (40_000, 0),
        ] {
            let answer = half_at_most(Time::from_millis(left), Time::from_minutes(3));
            assert_eq!(answer, Time::from_millis(taken), "{left}");
        }
    }
}
