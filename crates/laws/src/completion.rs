//! Completing moves (6.2.1; 6.8.a in 2005, 6.7.a in 2009): by pressing the clock and in other ways.

use crate::edition::{ArbiterSteps, Completion, EmptyPress, LimitedPlay, Raised, TwoHands};
use crate::endings::Ending;
use crate::game::{Outcome, Refused};
use crate::offences::Offence;
use crate::record::{Completed, HandsUsed, is_plainly_illegal};
use crate::ruling::Rulings;
use crate::table_clock::PressFor;
use crate::untold::Untold;
use crate::{Breach, Conduct, Game, GameResult, How, PressingHand, Refusal, RulingKind, Watch};
use touchmove_board::{Color, Reason};

impl Game {
    /// 6.2.3 (6.8.b in 2005, 6.7.b in 2009, 6.2.b in 2014): the clock must be pressed with the hand that made the move. The other hand
    /// completes the move too, but is a violation that the arbiter may penalise.
    pub(crate) fn press_with(&mut self, by: Color, hand: PressingHand, rulings: &mut Rulings) -> Outcome {
        let has_moved =
            self.has_unpressed_move(by) || self.has_released(by) || self.is_press_of_untold_move(by);
        self.press(by, rulings)?;
        if hand == PressingHand::Other
            && has_moved
            && self.regime.watch == Watch::Watched
            && let Some(article) = self.law.conduct_item(Conduct::WrongHand)
        {
            rulings.push(article, RulingKind::Violation { by, what: Breach::WrongHand });
        }
        Ok(())
    }

    /// Returns true if that player has released a piece in the middle of a move.
    fn has_released(&self, by: Color) -> bool {
        self.board.turn() == by && self.board.touched().released().is_some()
    }

    fn press(&mut self, by: Color, rulings: &mut Rulings) -> Outcome {
        let article = self.law.cites.completed;
        if !self.clock.is_there() {
            return Err(Refused(article, Refusal::NoClock));
        }
        if self.clock.running() != Some(by) {
            return Err(Refused(article, Refusal::ClockNotRunning));
        }
        if self.close_second_envelope(by, rulings) {
            return Ok(());
        }
        if self.is_press_of_untold_move(by) {
            self.press_untold(by, rulings);
            return Ok(());
        }
        self.press_needs_the_announcement(by)?;
        let is_on_move = self.board.turn() == by;
        if is_on_move {
            self.board.take_release_for_a_move();
        }
        if is_on_move && self.board.wrong().is_some() {
            self.complete_illegal(by, rulings);
        } else if self.board.has_pending(by) {
            self.press_after_moves(by, rulings);
        } else if is_on_move {
            return self.press_without_move(by, rulings);
        } else {
            // It is the opponent's turn, and this player has nothing to complete: the press returns the clock to the opponent.
            self.press_clock(by, 0);
        }
        Ok(())
    }

    /// A press after one or more moves.
    fn press_after_moves(&mut self, by: Color, rulings: &mut Rulings) {
        if self.raise_pending(by, rulings) {
            if !self.stage.is_over() && self.board.has_pending(by) {
                self.press_new_queen(by, rulings);
            }
            return;
        }
        if let Some(place) = self.two_handed_pending(by)
            && let TwoHands::IllegalAtThePress(ranked) = self.law.two_hands
        {
            return self.raise(by, Offence::TwoHands { place, ranked }, rulings);
        }
        if self.board.is_last_mover(by)
            && let Some(broken) = self.broken_touch_seen()
        {
            return self.put_back_broken_touch(broken, rulings);
        }
        let completed = self.complete_pending(by, Completed::ByPress, rulings);
        self.press_clock(by, completed);
        self.after_completion(rulings);
    }

    /// A pawn left on the last rank has been replaced by a queen, and the press completes the move.
    fn press_new_queen(&mut self, by: Color, rulings: &mut Rulings) {
        let mut completions = Rulings::default();
        let completed = self.complete_pending(by, Completed::ByPress, &mut completions);
        rulings.append_after_illegal(completions);
        self.press_clock(by, completed);
        self.after_completion(rulings);
    }

    /// A move made with both hands that the player has not completed, if the referee or the arbiter saw it.
    fn two_handed_pending(&self, by: Color) -> Option<usize> {
        let record = self.board.record();
        let seen = |place: &usize| {
            let ply = &record.plies()[*place];
            ply.is_two_handed() && (ply.hands == HandsUsed::TwoSeen || self.regime.acts_on_sight())
        };
        self.board.pending().iter().copied().find(|place| record.mover(*place) == by && seen(place))
    }

    /// 6.2.1.2: a player's uncompleted move is completed by their next move. No increment is added.
    pub(crate) fn complete_by_next_move(&mut self, by: Color, rulings: &mut Rulings) {
        if self.law.completion == Completion::ByPress {
            return;
        }
        let completed = self.complete_pending(by, Completed::Otherwise, rulings);
        self.clock.complete_without_press(by, completed);
    }

    /// Without a clock, a move is completed when it is made.
    pub(crate) fn complete_without_clock(&mut self, by: Color, rulings: &mut Rulings) {
        if let Some(broken) = self.broken_touch_seen() {
            return self.put_back_broken_touch(broken, rulings);
        }
        self.complete_pending(by, Completed::Otherwise, rulings);
        self.after_completion(rulings);
    }

    /// Completes an illegal move on the board. The referee intervenes if it may; otherwise the move waits for a claim.
    pub(crate) fn complete_illegal(&mut self, by: Color, rulings: &mut Rulings) {
        let Some(wrong) = self.board.wrong() else { return };
        if self.acts_on_illegal(wrong.reason) {
            return self.raise(by, Offence::OnTheBoard(wrong), rulings);
        }
        self.complete_by_next_move(by, rulings);
        self.board.make_wrong();
        let completed = self.complete_pending(by, Completed::ByPress, rulings);
        self.press_clock(by, completed);
        self.after_completion(rulings);
    }

    fn acts_on_illegal(&self, reason: Reason) -> bool {
        let Some(LimitedPlay { raised: Raised::OnlyByClaim { exception, .. }, .. }) = self.regime.limited
        else {
            return self.regime.acts_on_sight();
        };
        let board = self.board.as_it_stands().board;
        let both_in_check = Color::ALL.into_iter().all(|color| board.in_check(color));
        let is_illegal_position = reason == Reason::PawnNotPromoted || both_in_check;
        *exception == ArbiterSteps::InOnIllegalPositions
            && self.regime.watch == Watch::Watched
            && is_illegal_position
    }

    /// Completes all moves that the player has made. Returns their number.
    pub(crate) fn complete_pending(&mut self, by: Color, completed: Completed, rulings: &mut Rulings) -> u32 {
        let places = self.board.complete(by, completed);
        for place in &places {
            let mv = Some(self.board.uci_at(*place));
            rulings.push(self.law.cites.completed, RulingKind::Completed { by, mv });
        }
        places.len() as u32
    }

    /// A press without a move.
    fn press_without_move(&mut self, by: Color, rulings: &mut Rulings) -> Outcome {
        match self.law.empty_press {
            EmptyPress::Refused => return Err(Refused(self.law.cites.completed, Refusal::NoMove)),
            _ if self.regime.watch == Watch::Unwatched => {
                self.press_clock(by, 0);
                self.offences.press_without_move(by, self.board.record().len());
            }
            EmptyPress::Breach(article) => {
                rulings.push(article, RulingKind::Violation { by, what: Breach::ClockWithoutMove });
            }
            EmptyPress::RanksAsIllegal(ranked) => {
                self.raise(by, Offence::EmptyPress(ranked), rulings);
            }
        }
        Ok(())
    }

    /// Presses the clock, which completes this number of moves.
    pub(crate) fn press_clock(&mut self, by: Color, completed: u32) {
        let last = self.board.record().latest_of(by).next();
        let press = match (completed, last) {
            (1.., Some(last)) => PressFor::Ply(last),
            _ => PressFor::Nothing,
        };
        self.clock.press(by, completed, press);
    }

    /// A.4.4 (A.4.d in 2014, A.5.4 in 2023): the arbiter has waited for this move. If the position is still illegal, the game is
    /// drawn.
    pub(crate) fn after_completion(&mut self, rulings: &mut Rulings) {
        let seen = self.offences.take_illegal_position();
        let Some(article) = self.law.illegal_position.filter(|_| seen) else { return };
        if !self.board.is_seen() {
            return self.ask_untold(Untold::StillIllegalPosition, rulings);
        }
        if is_plainly_illegal(self.board.position()) {
            let ending = Ending { result: GameResult::DRAW, how: How::IllegalPosition, article };
            self.end(ending, rulings);
        }
    }
}
