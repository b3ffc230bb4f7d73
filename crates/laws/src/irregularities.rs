//! Illegal moves and what ranks as one: raising them, counting them, and putting the position back (7.5; 7.4 in 2005 and
//! 2009; 7.7 and 7.8 in 2017).

use crate::edition::{
    Counts, EmptyPress, Exception, LimitedCost, LimitedPlay, Raised, Ranked, TwoHands, UnpromotedPawn,
};
use crate::endings::Loss;
use crate::game::{Outcome, Refused};
use crate::record::{Completed, HandsUsed, Legality};
use crate::ruling::Rulings;
use crate::table_clock::PressFor;
use crate::touch::Touched;
use crate::{Article, Breach, ClaimKind, ClaimVerdict, Facts, Game, How, IllegalReason, Refusal, RulingKind};
use touchmove_board::{Color, Move, Position, Reason, Role};

/// What a player has done that counts towards a loss.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Offences {
    illegal_moves: u32,
    two_hands: u32,
    empty_presses: u32,
    /// After how many moves the player pressed without a move, if nobody has raised it yet.
    pub(crate) unraised_press: Option<usize>,
}

impl Offences {
    /// What the edition counts towards a loss: all of them, or the most of one kind.
    pub(crate) fn count(&self, counts: Counts) -> u32 {
        match counts {
            Counts::Joint => self.illegal_moves + self.two_hands + self.empty_presses,
            Counts::Separate => self.illegal_moves.max(self.two_hands).max(self.empty_presses),
        }
    }

    /// One more. Tells how many of its kind, or in all, that makes.
    fn add(&mut self, offence: Offence, counts: Counts) -> u32 {
        let kind = match offence {
            Offence::Move(_) => &mut self.illegal_moves,
            Offence::TwoHands(_) => &mut self.two_hands,
            Offence::EmptyPress(_) => &mut self.empty_presses,
        };
        *kind = kind.saturating_add(1);
        match counts {
            Counts::Separate => *kind,
            Counts::Joint => self.count(counts),
        }
    }
}

/// Something that is an illegal move or ranks as one.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Offence {
    Move(Reason),
    TwoHands(Ranked),
    EmptyPress(Ranked),
}

/// Where an offence is found.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Found {
    /// An illegal move that stands on the board and is not in the record.
    OnTheBoard,
    /// The move of that place in the record.
    AtPly(usize),
    /// There is no move.
    Nowhere,
}

impl Game {
    /// An illegal move, or what ranks as one, is raised: it counts, and it costs time or the game.
    pub(crate) fn raise(&mut self, by: Color, offence: Offence, found: Found, rulings: &mut Rulings) {
        let count = self.offences[by as usize].add(offence, self.regime.counts);
        let (article, cost) = self.articles_of(offence);
        let (reason, reason_article) = self.reason_of(offence);
        let mv = self.move_of(found);
        rulings.push(article, RulingKind::Illegal { by, mv, reason, reason_article, count });
        let first_loses = self
            .regime
            .limited
            .filter(|limited| limited.cost == LimitedCost::FirstLoses)
            .map(|limited| limited.cost_article);
        let loses = first_loses.is_some() || count >= self.law.illegal_moves.loses_on;
        if loses {
            let exception = match first_loses {
                Some(_) => Exception::OpponentCannotMate,
                None => self.law.illegal_moves.exception,
            };
            let loss = Loss { loser: by, how: How::IllegalMoves, article: first_loses.unwrap_or(cost) };
            return self.lose_by_illegal_move(loss, exception, offence, found, rulings);
        }
        self.put_right(by, offence, article, found, rulings);
        if self.stage.is_over() {
            return;
        }
        self.clock.give(!by, self.regime.penalty, cost, rulings);
        self.end_if_last_move_does(rulings);
    }

    fn articles_of(&self, offence: Offence) -> (Article, Article) {
        let cites = &self.law.cites;
        match offence {
            Offence::Move(Reason::PawnNotPromoted) => (cites.not_promoted, cites.illegal_cost),
            Offence::Move(_) => (cites.illegal, cites.illegal_cost),
            Offence::TwoHands(ranked) | Offence::EmptyPress(ranked) => (ranked.article, ranked.cost),
        }
    }

    fn reason_of(&self, offence: Offence) -> (IllegalReason, Article) {
        match offence {
            Offence::Move(reason) => (IllegalReason::Move(reason), self.law.reasons.rule(reason.rule())),
            Offence::TwoHands(_) => (IllegalReason::TwoHands, self.law.cites.one_hand),
            Offence::EmptyPress(_) => (IllegalReason::ClockWithoutMove, self.law.reasons.press_before_move),
        }
    }

    fn move_of(&self, found: Found) -> Option<Move> {
        match found {
            Found::OnTheBoard => self.board.wrong().map(|wrong| wrong.mv),
            Found::AtPly(place) => Some(self.board.uci_at(place)),
            Found::Nowhere => None,
        }
    }

    /// Is this a pawn left on the last rank, where that becomes a queen?
    fn becomes_queen(&self, offence: Offence) -> bool {
        offence == Offence::Move(Reason::PawnNotPromoted)
            && self.law.unpromoted_pawn == UnpromotedPawn::BecomesAQueen
    }

    /// The position from which play would go on.
    fn position_put_right(&self, offence: Offence, found: Found) -> Position {
        let before = match found {
            Found::AtPly(place) => self.board.record().position_after(place),
            Found::OnTheBoard | Found::Nowhere => *self.board.position(),
        };
        match self.move_of(found) {
            Some(mv) if self.becomes_queen(offence) => before.after(promoted(mv)),
            _ => before,
        }
    }

    fn lose_by_illegal_move(
        &mut self,
        loss: Loss,
        exception: Exception,
        offence: Offence,
        found: Found,
        rulings: &mut Rulings,
    ) {
        let position = self.position_put_right(offence, found);
        // No series of legal moves leads on from a position in which the king could be taken.
        let is_hopeless = position.board.in_check(!position.turn);
        if exception == Exception::None || is_hopeless {
            self.lose(loss, rulings);
        } else {
            self.lose_unless_unwinnable(loss, &position, rulings);
        }
    }

    /// The position before the offence is put back, or the pawn becomes a queen.
    fn put_right(
        &mut self,
        by: Color,
        offence: Offence,
        article: Article,
        found: Found,
        rulings: &mut Rulings,
    ) {
        match found {
            Found::OnTheBoard if self.becomes_queen(offence) => self.make_queen_on_board(by, rulings),
            Found::AtPly(place) if self.becomes_queen(offence) => self.make_queen_at(place, article, rulings),
            Found::OnTheBoard => {
                self.board.take_back_wrong();
                self.push_restored(article, rulings);
            }
            Found::AtPly(place) => {
                let touched = self.board.touched_by(place);
                self.put_back(place, touched, article, rulings);
            }
            Found::Nowhere => self.take_back_empty_press(by),
        }
    }

    /// The position before a move is put back. If the move was completed, the offender's clock runs again: what the press
    /// brought is taken back, the time used is not.
    pub(crate) fn put_back(
        &mut self,
        place: usize,
        touched: Touched,
        article: Article,
        rulings: &mut Rulings,
    ) {
        let mover = self.board.record().mover(place);
        let completed = self.board.record().plies()[place].completed;
        if completed == Completed::ByPress {
            self.clock.take_back_press(mover, PressFor::Ply(place));
        }
        self.board.take_back(place, touched);
        self.restore_move_counters();
        if completed != Completed::No {
            self.turn_clock_to_move();
        }
        self.push_restored(article, rulings);
    }

    pub(crate) fn push_restored(&self, article: Article, rulings: &mut Rulings) {
        let kind = RulingKind::Restored { position: *self.board.position(), ply: self.board.record().len() };
        rulings.push(article, kind);
    }

    /// Goes back to the position after a ply.
    pub(crate) fn go_back_to(&mut self, ply: usize) {
        self.board.go_back_to(ply);
        self.restore_move_counters();
    }

    /// Moves were taken back: times stay, the counters are those of the record, and no press is known that could be taken back.
    fn restore_move_counters(&mut self) {
        self.clock.restore_moves(self.board.record().completed());
    }

    /// The clock of the player on move runs, or will run when the clocks are started.
    pub(crate) fn turn_clock_to_move(&mut self) {
        self.clock.turn_to(self.board.turn());
    }

    /// The pawn on the board is a queen, and the move is completed.
    fn make_queen_on_board(&mut self, by: Color, rulings: &mut Rulings) {
        let Some(wrong) = self.board.wrong() else { return };
        let mv = promoted(wrong.mv);
        // Here alone `completed` comes after `illegal`.
        let mut completions = Rulings::default();
        self.complete_by_next_move(by, &mut completions);
        self.board.make(mv);
        let completed = self.complete_pending(by, Completed::ByPress, &mut completions);
        rulings.append(completions);
        self.press_clock(by, completed);
        self.after_completion(rulings);
    }

    /// The pawn that was left on the last rank some moves ago is a queen, and play goes on from there.
    fn make_queen_at(&mut self, place: usize, article: Article, rulings: &mut Rulings) {
        let is_last = place + 1 == self.board.record().len();
        self.board.make_queen_at(place);
        self.restore_move_counters();
        self.turn_clock_to_move();
        if !is_last {
            self.push_restored(article, rulings);
        }
    }

    /// A pawn that has become a queen may have mated or stalemated.
    fn end_if_last_move_does(&mut self, rulings: &mut Rulings) {
        let is_legal = self.board.record().plies().last().is_some_and(|ply| !ply.is_illegal());
        if !self.stage.is_over()
            && is_legal
            && self.board.wrong().is_none()
            && !self.board.position().has_legal_move()
            && let Some(ending) = self.ending()
        {
            self.end(ending, rulings);
        }
    }

    fn take_back_empty_press(&mut self, by: Color) {
        if self.offences[by as usize].unraised_press.take().is_none() {
            return;
        }
        self.clock.take_back_press(by, PressFor::Nothing);
        // Nobody has moved since: the clock goes back to where it belongs.
        if self.board.turn() == by && !self.board.has_pending(by) {
            self.turn_clock_to_move();
        }
    }

    /// Without adequate supervision an illegal move that was not raised stands once the opponent has replied.
    pub(crate) fn let_stand(&mut self, replier: Color, rulings: &mut Rulings) {
        let Some(limited) = self.regime.limited else { return };
        self.offences[!replier as usize].unraised_press = None;
        if self.board.is_last_mover(!replier)
            && let Some(mv) = self.board.let_last_move_stand()
        {
            rulings.push(limited.stands, RulingKind::Stands { by: !replier, mv });
        }
    }

    /// The latest offence of a player that can still be raised.
    fn unraised(&self, by: Color) -> Option<(Unraised, Found)> {
        let at_ply =
            self.board.record().latest_of(by).find_map(|place| Some((place, self.unraised_at(place)?)));
        let press = self.offences[by as usize].unraised_press;
        match (at_ply, press, self.law.empty_press) {
            (Some((place, offence)), Some(after), _) if place >= after => {
                Some((Unraised::Offence(offence), Found::AtPly(place)))
            }
            (_, Some(_), EmptyPress::RanksAsIllegal(ranked)) => {
                Some((Unraised::Offence(Offence::EmptyPress(ranked)), Found::Nowhere))
            }
            (_, Some(_), EmptyPress::Breach(article)) => {
                Some((Unraised::EmptyPress(article), Found::Nowhere))
            }
            (Some((place, offence)), _, _) => Some((Unraised::Offence(offence), Found::AtPly(place))),
            (None, _, _) => None,
        }
    }

    fn unraised_at(&self, place: usize) -> Option<Offence> {
        let ply = &self.board.record().plies()[place];
        if ply.legality == Legality::Illegal {
            let before = self.board.record().position_after(place);
            return Some(Offence::Move(before.why(ply.mv).err().unwrap_or(Reason::CannotReach(Role::King))));
        }
        match self.law.two_hands {
            TwoHands::IllegalAtThePress(ranked) if ply.is_two_handed() && ply.is_completed() => {
                Some(Offence::TwoHands(ranked))
            }
            TwoHands::IllegalWhenMade(ranked)
                if ply.is_two_handed() && self.board.is_castling_capture_or_promotion(place) =>
            {
                Some(Offence::TwoHands(ranked))
            }
            _ => None,
        }
    }

    fn raise_unraised(&mut self, by: Color, unraised: Unraised, found: Found, rulings: &mut Rulings) {
        match unraised {
            Unraised::Offence(offence) => self.raise(by, offence, found, rulings),
            Unraised::EmptyPress(article) => {
                rulings.push(article, RulingKind::Violation { by, what: Breach::ClockWithoutMove });
                self.take_back_empty_press(by);
            }
        }
    }

    /// Where it is said that the opponent may claim an illegal move.
    fn illegal_claim_article(&self) -> Article {
        self.regime.limited.map_or(self.law.cites.illegal, |limited| limited.stands)
    }

    pub(crate) fn claim_illegal_move(&mut self, by: Color, rulings: &mut Rulings) -> Outcome {
        let article = self.illegal_claim_article();
        let unraised = self.unraised(!by);
        let stands = self
            .board
            .record()
            .latest_of(!by)
            .any(|place| self.board.record().plies()[place].legality == Legality::Stands);
        if unraised.is_none() && stands {
            return Err(Refused(article, Refusal::Stands));
        }
        if unraised.is_none() && self.is_too_late_for_two_hands(!by) {
            return Err(Refused(article, Refusal::TooLate));
        }
        let verdict = if unraised.is_some() { ClaimVerdict::Upheld } else { ClaimVerdict::Rejected };
        let claim = ClaimKind::IllegalMove;
        rulings.push(article, RulingKind::Claim { by, claim, verdict, facts: Facts::None });
        if let Some((unraised, found)) = unraised {
            self.raise_unraised(!by, unraised, found, rulings);
        }
        self.go_on();
        Ok(())
    }

    /// Without adequate supervision a move with two hands, too, can be raised only until the reply.
    fn is_too_late_for_two_hands(&self, by: Color) -> bool {
        let ranks = |place: usize| match self.law.two_hands {
            TwoHands::IllegalAtThePress(_) => true,
            TwoHands::IllegalWhenMade(_) => self.board.is_castling_capture_or_promotion(place),
            TwoHands::Breach => false,
        };
        let was_two_handed =
            |place: &usize| self.board.record().plies()[*place].hands == HandsUsed::TwoTooLate;
        self.board.record().latest_of(by).filter(was_two_handed).any(ranks)
    }

    pub(crate) fn observe_illegal_move(&mut self, by: Option<Color>, rulings: &mut Rulings) -> Outcome {
        if let Some(LimitedPlay { raised: Raised::OnlyByClaim { .. }, stands, .. }) = self.regime.limited {
            return Err(Refused(*stands, Refusal::OnlyOnClaim));
        }
        // The player who moved last comes first.
        let players = by.map_or(vec![!self.board.turn(), self.board.turn()], |by| vec![by]);
        let found = players.iter().find_map(|player| Some((*player, self.unraised(*player)?)));
        let Some((player, (unraised, found))) = found else {
            let stands = self.board.record().plies().iter().any(|ply| ply.legality == Legality::Stands);
            let why = if stands { Refusal::Stands } else { Refusal::NothingThere };
            let article = if stands { self.illegal_claim_article() } else { self.law.cites.illegal };
            return Err(Refused(article, why));
        };
        self.raise_unraised(player, unraised, found, rulings);
        Ok(())
    }
}

/// Something that can still be raised.
#[derive(Copy, Clone, Debug)]
enum Unraised {
    Offence(Offence),
    /// 6.2.c of 2014: a press without a move, which is no illegal move.
    EmptyPress(Article),
}

fn promoted(mv: Move) -> Move {
    Move { promotion: Some(Role::Queen), ..mv }
}
