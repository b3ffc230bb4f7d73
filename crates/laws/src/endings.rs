//! Automatic endings (5.1.1, 5.2.1, 5.2.2, 9.6), and the steps common to all endings.

use crate::alive::can_be_undone;
use crate::chessboard::Chessboard;
use crate::edition::{Device, Edition, Fivefold, Resignation};
use crate::game::Outcome;
use crate::offers::Offers;
use crate::phase::End;
use crate::questions::Question;
use crate::ruling::Rulings;
use crate::unwinnable::{is_dead, ways_to_checkmate};
use crate::{
    Article, AutomaticEnding, Game, GameResult, How, LineMove, OfferEnd, QuietMoves, Repetition, RulingKind,
    Score,
};
use touchmove_board::{Color, Position};
use touchmove_helpmate::{Solver, Verdict};

/// A result, how it came about, and the article that ends the game.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Ending {
    pub(crate) result: GameResult,
    pub(crate) how: How,
    pub(crate) article: Article,
}

/// A loss that may turn out to be a draw.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Loss {
    pub(crate) loser: Color,
    pub(crate) how: How,
    pub(crate) article: Article,
}

/// The ending that the last move, a legal one, has brought about, if any.
pub(crate) fn ending(board: &Chessboard, law: &Edition) -> Option<Ending> {
    let ending = automatic_ending(board, law)?;
    let article = ending.article(law)?;
    Some(Ending { result: ending.result(board.position()), how: ending.how(), article })
}

fn automatic_ending(board: &Chessboard, law: &Edition) -> Option<AutomaticEnding> {
    let without_legal_moves = AutomaticEnding::without_legal_moves(board.position());
    if without_legal_moves.is_some() {
        return without_legal_moves;
    }
    if is_dead_after_last_move(board) {
        return Some(AutomaticEnding::DeadPosition);
    }
    // Repetitions and moves that the referee has not seen are not counted.
    if !board.has_whole_game() {
        return None;
    }
    if is_fivefold(board, law.automatic_draws?.fivefold) {
        return Some(AutomaticEnding::Fivefold);
    }
    QuietMoves::before(board.position()).is_seventyfive().then_some(AutomaticEnding::Seventyfive)
}

/// 5.2.2. After a position that was alive, the search is skipped if the last move can be undone. A position reached by an
/// illegal move was never searched.
fn is_dead_after_last_move(board: &Chessboard) -> bool {
    let Some((last, earlier)) = board.record().plies().split_last() else {
        // The arbiter has just reported the position.
        return is_dead(board.position(), &mut Solver::default());
    };
    let was_looked_at = earlier.last().is_none_or(|ply| !ply.is_illegal());
    let stays_alive = |before: &Position| was_looked_at && can_be_undone(before, last.mv, board.position());
    if board.before_last_move().is_some_and(stays_alive) {
        return false;
    }
    is_dead(board.position(), &mut Solver::default())
}

/// Detects five occurrences by key, then confirms them with the positions themselves.
fn is_fivefold(board: &Chessboard, rule: Fivefold) -> bool {
    let record = board.record();
    record.repetition_by_key().is_fivefold(rule)
        && Repetition::of_plies(&record.occurrences(board.position())).is_fivefold(rule)
}

impl Game {
    /// The player loses, unless the opponent could not checkmate from that position: then the game is drawn. If the search
    /// cannot decide, a person must.
    pub(crate) fn lose_unless_unwinnable(&mut self, loss: Loss, position: &Position, rulings: &mut Rulings) {
        if !self.board.is_seen() {
            return self.ask(Question::CanCheckmate(loss), loss.article, rulings);
        }
        match ways_to_checkmate(position, !loss.loser, &mut Solver::default()) {
            Verdict::Winnable(line) => self.lose_to(loss, self.line(*position, &line), rulings),
            Verdict::Unwinnable(_) => self.draw_unwinnable(loss, rulings),
            Verdict::Undecided(_) => self.ask(Question::Unwinnable(loss), loss.article, rulings),
        }
    }

    /// The player loses, because the opponent could have checkmated by these moves.
    pub(crate) fn lose_to(&mut self, loss: Loss, line: Vec<LineMove>, rulings: &mut Rulings) {
        let result = GameResult::lost_by(loss.loser);
        let ending = Ending { result, how: loss.how, article: loss.article };
        self.end_with(ending, Mating::Possible(line), rulings);
    }

    pub(crate) fn lose(&mut self, loss: Loss, rulings: &mut Rulings) {
        let result = GameResult::lost_by(loss.loser);
        self.end(Ending { result, how: loss.how, article: loss.article }, rulings);
    }

    /// The loss becomes a draw because the opponent could not checkmate.
    pub(crate) fn draw_unwinnable(&mut self, loss: Loss, rulings: &mut Rulings) {
        // 12.3.b of 2009: the player whose device made a sound still scores a loss, and the opponent a draw.
        let result = match (loss.how, self.law.device) {
            (How::Device, Device::SoundLoses) => GameResult::of(loss.loser, Score::Loss, Score::Draw),
            _ => GameResult::DRAW,
        };
        let ending = Ending { result, how: loss.how, article: loss.article };
        self.end_with(ending, Mating::Impossible, rulings);
    }

    /// The player loses, and the opponent gets the score that the arbiter sets.
    pub(crate) fn lose_with_score(&mut self, loss: Loss, opponent: Score, rulings: &mut Rulings) {
        let result = GameResult::of(loss.loser, Score::Loss, opponent);
        self.end(Ending { result, how: loss.how, article: loss.article }, rulings);
    }

    /// The game ends.
    pub(crate) fn end(&mut self, ending: Ending, rulings: &mut Rulings) {
        self.end_with(ending, Mating::NotShown, rulings);
    }

    pub(crate) fn end_with(&mut self, ending: Ending, mating: Mating, rulings: &mut Rulings) {
        for by in self.offers.end_all() {
            rulings.push(self.law.cites.offer, RulingKind::OfferEnds { by, how: OfferEnd::GameOver });
        }
        let Ending { result, how, article } = ending;
        self.close(End { result: Some(result), how: Some(how), article });
        let scale = &self.settings.regulations.points;
        let points = self.point_changes.applied(ending.result, scale, self.law.scores);
        let Ending { result, how, article } = ending;
        let unwinnable = mating == Mating::Impossible;
        let line = match mating {
            Mating::Possible(line) => Some(line),
            Mating::Impossible | Mating::NotShown => None,
        };
        rulings.push(article, RulingKind::Over { result, how, points, unwinnable, line });
    }

    /// The game is cancelled, and a new one is to be played.
    pub(crate) fn annul(&mut self, article: Article, rulings: &mut Rulings) {
        self.offers = Offers::default();
        self.close(End { result: None, how: None, article });
        rulings.push(article, RulingKind::Annulled);
    }

    fn close(&mut self, end: End) {
        self.stage.end(end, self.clocks());
        self.clock.stop();
    }

    /// Resignation (5.1.2; 5.1.b before 2017).
    pub(crate) fn resign(&mut self, by: Color, rulings: &mut Rulings) -> Outcome {
        let loss = Loss { loser: by, how: How::Resignation, article: self.law.cites.resignation };
        match self.law.resignation {
            Resignation::AlwaysLoses => self.lose(loss, rulings),
            Resignation::DrawsIfUnwinnable => {
                let position = *self.board.position();
                self.lose_unless_unwinnable(loss, &position, rulings);
            }
        }
        Ok(())
    }
}

/// Whether the opponent could checkmate (6.9), as far as it matters to an ending.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Mating {
    /// It does not matter, or the moves are not known.
    NotShown,
    /// Yes, by these moves.
    Possible(Vec<LineMove>),
    /// No: a loss became a draw.
    Impossible,
}
