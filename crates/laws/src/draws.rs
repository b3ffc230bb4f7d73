//! Offering and agreeing a draw (9.1), claims of repetition and of fifty moves (9.2 to 9.5).

use crate::chessboard::Chessboard;
use crate::edition::{DrawClaimEnds, Edition, FiftyCounts, WrongClaim};
use crate::endings::Ending;
use crate::evidence::alike;
use crate::game::{Outcome, Refused};
use crate::offers::{may_agree, may_offer};
use crate::ruling::Rulings;
use crate::table_clock::rule_time;
use crate::{
    After, Article, Breach, ClaimKind, ClaimVerdict, Facts, Game, GameResult, How, LooksAlike, OfferEnd,
    Phase, QuietMoves, Refusal, Repetition, RulingKind, Stated,
};
use touchmove_board::{Color, Move, Position};
use touchmove_clock::Time;
use touchmove_notation::Language;

/// The position that a claim of a repetition is about, and the plies at which it stood, now or after a move that was stated included.
/// With an illegal move there is no such position.
struct Occurrences {
    position: Option<Position>,
    plies: Vec<usize>,
}

impl Occurrences {
    fn of(board: &Chessboard, stated: Option<Move>) -> Self {
        match stated.map(|mv| board.position().why(mv)) {
            None => {
                let plies = board.record().occurrences(board.position());
                Self { position: Some(*board.position()), plies }
            }
            Some(Ok(mv)) => {
                let next = board.position().after(mv);
                Self { position: Some(next), plies: board.record().occurrences_with_next(&next) }
            }
            Some(Err(_)) => Self { position: None, plies: Vec::new() },
        }
    }
}

/// A claim of a draw, looked into.
struct Examined {
    is_right: bool,
    facts: Facts,
}

impl Examined {
    /// 9.2: the same position, now or after a move that was stated.
    fn threefold(board: &Chessboard, stated: Option<Move>, language: &Language) -> Self {
        let Occurrences { position, plies } = Occurrences::of(board, stated);
        let is_right = Repetition::of_plies(&plies).is_threefold();
        let after = |ply: usize| match stated {
            Some(mv) if ply > board.record().len() => {
                After::stated(mv, board.record(), board.position(), language)
            }
            _ => After::of(ply, board.record(), language),
        };
        let occurrences = plies.into_iter().map(after).collect();
        if is_right {
            return Self { is_right, facts: Facts::Occurrences(occurrences) };
        }
        let alike = position.map_or_else(Vec::new, |position| alike(board.record(), &position));
        let only_looks_so = alike.into_iter().filter(|alike| !alike.differences.is_empty());
        let alike = only_looks_so
            .map(|alike| LooksAlike { after: after(alike.ply), differs: alike.differences })
            .collect();
        Self { is_right, facts: Facts::TooFew { occurrences, alike } }
    }

    /// 9.3: fifty moves by each player without a capture or a pawn move, now or with a move that was stated.
    fn fifty(board: &Chessboard, stated: Option<Move>, counts: FiftyCounts) -> Self {
        let quiet = match stated.map(|mv| board.position().why(mv)) {
            None => match counts {
                FiftyCounts::Made => QuietMoves::before(board.position()),
                FiftyCounts::Completed => {
                    QuietMoves::before(board.position()).without_last(board.pending().len() as u32)
                }
            },
            // The count starts anew with a capture or a pawn move.
            Some(Ok(mv)) => QuietMoves::before(&board.position().after(mv)),
            Some(Err(_)) => QuietMoves::default(),
        };
        Self { is_right: quiet.is_fifty(), facts: Facts::Moves(quiet.by_each()) }
    }
}

/// 9.2, 9.3: the player on move may claim, as long as the right is not lost for this move (9.4).
pub(crate) fn may_claim_draw(by: Color, board: &Chessboard, law: &Edition) -> Outcome {
    let cites = &law.cites;
    if board.turn() != by {
        let has_just_moved = board.pending().last().is_some_and(|last| board.record().mover(*last) == by);
        return Err(match law.draw_claim_ends {
            DrawClaimEnds::ByPlaying if has_just_moved => {
                Refused(cites.claim_too_late, Refusal::PlayedAlready)
            }
            _ => Refused(cites.not_on_move, Refusal::NotOnMove),
        });
    }
    if board.wrong().is_some() {
        return Err(Refused(cites.claim_too_late, Refusal::PlayedAlready));
    }
    match law.draw_claim_ends {
        DrawClaimEnds::ByTouching if !board.touched().is_empty() => {
            Err(Refused(cites.claim_too_late, Refusal::TouchedAlready))
        }
        _ => Ok(()),
    }
}

/// Would a claim of a draw with that move be right?
pub(crate) fn would_draw(mv: Move, board: &Chessboard) -> bool {
    let repeats = || Repetition::of_plies(&Occurrences::of(board, Some(mv)).plies).is_threefold();
    Examined::fifty(board, Some(mv), FiftyCounts::Made).is_right || repeats()
}

impl Game {
    pub(crate) fn offer_draw(&mut self, by: Color, rulings: &mut Rulings) -> Outcome {
        self.may_offer()?;
        self.offers.make(by);
        let article = self.law.cites.offer;
        rulings.push(article, RulingKind::Offer { by });
        if !self.is_moment_to_offer(by) {
            rulings.push(article, RulingKind::Violation { by, what: Breach::OfferTiming });
        }
        Ok(())
    }

    /// A claim is an offer too (9.1.c in 2005, 9.1.b.3, later 9.1.2.3), where the event lets players offer draws.
    pub(crate) fn offer_through_claim(&mut self, by: Color, article: Article, rulings: &mut Rulings) {
        if self.may_offer().is_ok() {
            self.offers.make(by);
            rulings.push(article, RulingKind::Offer { by });
        }
    }

    pub(crate) fn accept_draw(&mut self, by: Color, rulings: &mut Rulings) -> Outcome {
        let article = self.law.cites.agreement;
        may_agree(&self.settings.regulations, self.board.record(), self.law)?;
        if !self.offers.is_open(!by) {
            return Err(Refused(article, Refusal::NoOffer));
        }
        self.end_offer(!by, OfferEnd::Accepted, rulings);
        self.end(Ending { result: GameResult::DRAW, how: How::Agreement, article }, rulings);
        Ok(())
    }

    pub(crate) fn decline_draw(&mut self, by: Color, rulings: &mut Rulings) -> Outcome {
        if !self.offers.is_open(!by) {
            return Err(Refused(self.law.cites.offer, Refusal::NoOffer));
        }
        self.end_offer(!by, OfferEnd::Declined, rulings);
        Ok(())
    }

    /// The offer of that player ends, if there is one.
    pub(crate) fn end_offer(&mut self, by: Color, how: OfferEnd, rulings: &mut Rulings) {
        if self.offers.end(by) {
            rulings.push(self.law.cites.offer, RulingKind::OfferEnds { by, how });
        }
    }

    /// After one's own move and before the press; without a clock, before the opponent's reply; and while the game is adjourned.
    fn is_moment_to_offer(&self, by: Color) -> bool {
        match self.clock.is_there() {
            _ if self.phase() == Phase::Adjourned => true,
            true => self.board.has_pending(by),
            false => self.board.is_last_mover(by),
        }
    }

    fn may_offer(&self) -> Outcome {
        may_offer(&self.settings.regulations, self.board.record(), self.law)
    }

    pub(crate) fn claim_threefold(
        &mut self,
        by: Color,
        stated: Option<&Stated>,
        rulings: &mut Rulings,
    ) -> Outcome {
        let cites = &self.law.cites;
        let stated = self.read_optional(stated)?;
        let article = if stated.is_some() { cites.threefold_on_move } else { cites.threefold_on_board };
        let examined = Examined::threefold(&self.board, stated, self.settings.language);
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
        let article = if stated.is_some() { cites.fifty_on_move } else { cites.fifty_on_board };
        let examined = Examined::fifty(&self.board, stated, self.law.fifty_counts);
        self.decide_draw(by, ClaimKind::Fifty, article, examined, stated, rulings);
        Ok(())
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
