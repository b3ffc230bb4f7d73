//! Draw offers and agreement (9.1), and claims of repetition and of fifty moves (9.2 to 9.5).

use crate::chessboard::Chessboard;
use crate::claimed_move::Basis;
use crate::edition::{AgreementSince, DrawClaimEnds, Edition, FiftyCounts, WrongClaim};
use crate::endings::Ending;
use crate::evidence::alike;
use crate::game::{Outcome, Refused};
use crate::offers::{Consent, ConsentTo, Permission, may_agree, may_offer};
use crate::questions::Question;
use crate::ruling::Rulings;
use crate::table_clock::rule_time;
use crate::{
    After, Answer, Article, Breach, ClaimKind, ClaimVerdict, Facts, Game, GameResult, How, LooksAlike,
    OfferEnd, Phase, QuietMoves, Refusal, Repetition, RulingKind, Stated,
};
use touchmove_board::{Color, Move, Position};
use touchmove_clock::Time;
use touchmove_notation::Language;

/// The position of a repetition claim and the plies at which it occurred, including the current position or the one after the stated
/// move. An illegal stated move gives no position.
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

/// A claim of a draw after examination.
pub(crate) struct Examined {
    is_right: bool,
    facts: Facts,
    /// The move that must be played if the claim is wrong (9.5).
    to_be_played: Option<Move>,
}

impl Examined {
    /// The arbiter examined the claim, on a board that the referee has not seen.
    pub(crate) fn by(answer: Answer) -> Self {
        Self { is_right: answer == Answer::Uphold, facts: Facts::None, to_be_played: None }
    }

    /// 9.2: the same position, now or after the stated move.
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
            return Self { is_right, facts: Facts::Occurrences(occurrences), to_be_played: stated };
        }
        let alike = position.map_or_else(Vec::new, |position| alike(board.record(), &position));
        let only_looks_so = alike.into_iter().filter(|alike| !alike.differences.is_empty());
        let alike = only_looks_so
            .map(|alike| LooksAlike { after: after(alike.ply), differs: alike.differences })
            .collect();
        Self { is_right, facts: Facts::TooFew { occurrences, alike }, to_be_played: stated }
    }

    /// 9.3: fifty moves by each player without a capture or pawn move, now or including the stated move.
    fn fifty(board: &Chessboard, stated: Option<Move>, counts: FiftyCounts) -> Self {
        let quiet = match stated.map(|mv| board.position().why(mv)) {
            None => match counts {
                FiftyCounts::Made => QuietMoves::before(board.position()),
                FiftyCounts::Completed => {
                    QuietMoves::before(board.position()).without_last(board.pending().len() as u32)
                }
            },
            // A capture or pawn move resets the count.
            Some(Ok(mv)) => QuietMoves::before(&board.position().after(mv)),
            Some(Err(_)) => QuietMoves::default(),
        };
        Self { is_right: quiet.is_fifty(), facts: Facts::Moves(quiet.by_each()), to_be_played: stated }
    }

    /// 9.2.a, 9.3.a: if the stated move is not the written one, the claim is wrong whatever the written move leads to.
    fn on(self, basis: Basis) -> Self {
        match basis {
            Basis::OtherWritten { written } => {
                let facts = Facts::OtherWritten { written, of: Box::new(self.facts) };
                Self { is_right: false, facts, ..self }
            }
            Basis::Board | Basis::Move(_) => self,
        }
    }
}

/// 9.2, 9.3: only the player on move may claim; a player who has made a move without completing it has already played (9.4). An
/// illegal move on the board counts like any other here, so that a refusal does not reveal that it is illegal.
pub(crate) fn claims_out_of_turn(by: Color, claim: ClaimKind, board: &Chessboard, law: &Edition) -> Outcome {
    let cites = &law.cites;
    let has_illegal_move = board.turn() == by && board.wrong().is_some();
    if board.is_on_move_as_seen(by) {
        return Ok(());
    }
    Err(match claim {
        _ if has_illegal_move || board.has_pending(by) => {
            Refused(cites.claim_too_late, Refusal::PlayedAlready)
        }
        ClaimKind::Fifty => Refused(cites.fifty, Refusal::NotOnMove),
        _ => Refused(cites.threefold, Refusal::NotOnMove),
    })
}

/// 9.4: the player on move may claim unless they have lost the right for this move.
pub(crate) fn may_claim_draw(by: Color, board: &Chessboard, law: &Edition) -> Outcome {
    let has_touched = board.turn() == by && board.wrong().is_none() && !board.touched().is_empty();
    match law.draw_claim_ends {
        DrawClaimEnds::ByTouching if has_touched => {
            Err(Refused(law.cites.claim_too_late, Refusal::TouchedAlready))
        }
        DrawClaimEnds::ByTouching | DrawClaimEnds::ByPlaying => Ok(()),
    }
}

/// Returns true if a claim of a draw with that move would be correct.
pub(crate) fn would_draw(mv: Move, board: &Chessboard) -> bool {
    let repeats = || Repetition::of_plies(&Occurrences::of(board, Some(mv)).plies).is_threefold();
    Examined::fifty(board, Some(mv), FiftyCounts::Made).is_right || repeats()
}

impl Game {
    pub(crate) fn offer_draw(&mut self, by: Color, rulings: &mut Rulings) -> Outcome {
        match self.may_offer()? {
            Permission::Free => self.make_offer(by, Consent::NotAsked, rulings),
            Permission::NeedsConsent(article) => {
                self.ask_consent(ConsentTo::Offer(by), article, rulings)?;
            }
        }
        Ok(())
    }

    fn make_offer(&mut self, by: Color, consent: Consent, rulings: &mut Rulings) {
        self.offers.make(by, consent);
        self.sheets.note_offer(by, self.board.record().len());
        let article = self.law.cites.offer;
        rulings.push(article, RulingKind::Offer { by });
        if !self.is_moment_to_offer(by) {
            rulings.push(article, RulingKind::Violation { by, what: Breach::OfferTiming });
        }
    }

    /// The event requires the arbiter's consent. No second question may be open at the same time.
    fn ask_consent(&mut self, to: ConsentTo, article: Article, rulings: &mut Rulings) -> Outcome {
        if self.stage.question().is_some() {
            return Err(Refused(article, Refusal::QuestionOpen));
        }
        self.ask(Question::DrawConsent(to), article, rulings);
        Ok(())
    }

    /// The arbiter consents or refuses; after a refusal play continues.
    pub(crate) fn rule_on_consent(&mut self, to: ConsentTo, answer: Answer, rulings: &mut Rulings) {
        let is_given = answer == Answer::Uphold;
        match to {
            ConsentTo::Offer(by) if is_given => self.make_offer(by, Consent::Given, rulings),
            ConsentTo::Offer(_) => {}
            ConsentTo::Agreement(by) if is_given => self.agree(by, rulings),
            ConsentTo::Agreement(by) => self.end_offer(!by, OfferEnd::NoConsent, rulings),
        }
    }

    /// A claim is also a draw offer (9.1.c in 2005, 9.1.b.3, later 9.1.2.3) if the event lets players offer draws. An entry
    /// about it belongs to the claim (8.1.4), so no (=) is required.
    pub(crate) fn offer_through_claim(&mut self, by: Color, article: Article, rulings: &mut Rulings) {
        if self.may_offer().is_ok() {
            self.offers.make(by, Consent::NotAsked);
            rulings.push(article, RulingKind::Offer { by });
        }
    }

    /// 5.2.c, 5.2.3: players may agree only during the game.
    fn is_time_to_agree(&self) -> Outcome {
        match self.law.agreement.since {
            AgreementSince::TheStart if self.phase() == Phase::Waiting => {
                Err(Refused(self.law.cites.agreement, Refusal::NotStarted))
            }
            AgreementSince::TheStart | AgreementSince::Ever => Ok(()),
        }
    }

    pub(crate) fn accept_draw(&mut self, by: Color, rulings: &mut Rulings) -> Outcome {
        let article = self.law.cites.agreement;
        self.is_time_to_agree()?;
        let permission = may_agree(&self.settings.regulations, self.board.record(), self.law)?;
        if !self.offers.is_open(!by) {
            return Err(Refused(article, Refusal::NoOffer));
        }
        match permission {
            Permission::NeedsConsent(article) if !self.offers.has_consent(!by) => {
                self.ask_consent(ConsentTo::Agreement(by), article, rulings)
            }
            Permission::NeedsConsent(_) | Permission::Free => {
                self.agree(by, rulings);
                Ok(())
            }
        }
    }

    /// That player has accepted the opponent's offer.
    fn agree(&mut self, by: Color, rulings: &mut Rulings) {
        self.end_offer(!by, OfferEnd::Accepted, rulings);
        let article = self.law.cites.agreement;
        self.end(Ending { result: GameResult::DRAW, how: How::Agreement, article }, rulings);
    }

    pub(crate) fn decline_draw(&mut self, by: Color, rulings: &mut Rulings) -> Outcome {
        if !self.offers.is_open(!by) {
            return Err(Refused(self.law.cites.offer, Refusal::NoOffer));
        }
        self.end_offer(!by, OfferEnd::Declined, rulings);
        Ok(())
    }

    /// Ends that player's offer, if there is one.
    pub(crate) fn end_offer(&mut self, by: Color, how: OfferEnd, rulings: &mut Rulings) {
        if self.offers.end(by) {
            rulings.push(self.law.cites.offer, RulingKind::OfferEnds { by, how });
        }
    }

    /// The time to offer is after the player's own move and before the press; without a clock, before the opponent's reply; and at
    /// any time while the game is adjourned.
    fn is_moment_to_offer(&self, by: Color) -> bool {
        match self.clock.is_there() {
            _ if self.phase() == Phase::Adjourned => true,
            // Moves are not reported, so this cannot be checked.
            _ if self.is_untold() => true,
            true => self.board.has_pending(by),
            false => self.board.is_last_mover(by),
        }
    }

    fn may_offer(&self) -> Result<Permission, Refused> {
        self.is_time_to_agree()?;
        may_offer(&self.settings.regulations, self.board.record(), self.law)
    }

    pub(crate) fn claim_threefold(
        &mut self,
        by: Color,
        stated: Option<&Stated>,
        rulings: &mut Rulings,
    ) -> Outcome {
        if self.refuse_out_of_turn(by, ClaimKind::Threefold, rulings) {
            return Ok(());
        }
        let cites = &self.law.cites;
        let board = self.board.as_seen_by(by);
        let basis = self.basis_of_claim(by, &board, stated, cites.threefold_on_move)?;
        let article = if basis.is_a_move() { cites.threefold_on_move } else { cites.threefold_on_board };
        let examined = Examined::threefold(&board, basis.examined(), self.settings.language);
        self.decide_draw(by, ClaimKind::Threefold, article, examined.on(basis), rulings);
        Ok(())
    }

    pub(crate) fn claim_fifty(
        &mut self,
        by: Color,
        stated: Option<&Stated>,
        rulings: &mut Rulings,
    ) -> Outcome {
        if self.refuse_out_of_turn(by, ClaimKind::Fifty, rulings) {
            return Ok(());
        }
        let cites = &self.law.cites;
        let board = self.board.as_seen_by(by);
        let basis = self.basis_of_claim(by, &board, stated, cites.fifty_on_move)?;
        let article = if basis.is_a_move() { cites.fifty_on_move } else { cites.fifty_on_board };
        let examined = Examined::fifty(&board, basis.examined(), self.law.fifty_counts);
        self.decide_draw(by, ClaimKind::Fifty, article, examined.on(basis), rulings);
        Ok(())
    }

    /// Refuses a claim by the player not on move, which counts as an offer all the same (9.1.c in 2005, 9.1.b.3, later 9.1.2.3).
    /// Returns true if it did.
    fn refuse_out_of_turn(&mut self, by: Color, claim: ClaimKind, rulings: &mut Rulings) -> bool {
        let Err(Refused(article, why)) = claims_out_of_turn(by, claim, &self.board, self.law) else {
            return false;
        };
        rulings.push(article, RulingKind::Refused { why });
        self.offer_through_claim(by, self.law.cites.offer_through_claim, rulings);
        true
    }

    pub(crate) fn decide_draw(
        &mut self,
        by: Color,
        claim: ClaimKind,
        article: Article,
        Examined { is_right, facts, to_be_played }: Examined,
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
        // If the opponent must first correct an illegal move, the claim's position will not be the one that the next move is made in.
        if let Some(mv) = to_be_played.filter(|_| self.board.turn() == by) {
            self.board.state(mv);
        }
    }

    /// 9.5: the penalty for a wrong claim.
    fn charge_wrong_claim(&mut self, by: Color, rulings: &mut Rulings) {
        let gain = self.law.wrong_claim.opponent_gains(self.regime.penalty);
        let article = self.law.cites.claim_wrong;
        let lowered = match self.law.wrong_claim {
            WrongClaim::OpponentGainsThePenalty => self.regime.penalty_lowered,
            WrongClaim::BothWays(_) | WrongClaim::OpponentGains(_) => None,
        };
        self.clock.give_penalty(!by, gain, (article, lowered), rulings);
        if let WrongClaim::BothWays(most) = self.law.wrong_claim
            && let Some(clock) = self.clock.shown()
        {
            let taken = half_at_most(clock.left(by), most);
            let change = self.clock.take(by, taken).filter(|_| taken > Time::ZERO);
            rule_time(by, change, article, rulings);
        }
    }
}

/// 9.5.b of 2005: above two minutes, half the time is taken, but at most `most`; from one to two minutes, one minute is left; below
/// one, nothing is taken.
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
