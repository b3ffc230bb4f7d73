//! Evidence laid out for the arbiter: which earlier positions look like this one and whether they are the same (9.2), which player
//! can still checkmate and by which moves (6.9), and the penalties that the edition lists.

use crate::record::Record;
use crate::{Article, Game, Penalty, QuietMoves};
use touchmove_board::{Color, Move, Position};
use touchmove_helpmate::{Proof, Verdict, winnable};
use touchmove_notation::{Style, write};

/// A position of the game with the pieces on the same squares as now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Alike {
    /// The number of moves after which it occurred.
    pub ply: usize,
    /// The position.
    pub position: Position,
    /// The differences from the current position; empty if it is the same.
    pub differences: Vec<Difference>,
}

/// A difference between positions with the same pieces on the same squares.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Difference {
    /// The other player is on move.
    Turn,
    /// The rights to castle differ.
    Castling,
    /// An en passant capture is possible in only one of them.
    EnPassant,
}

/// A move of a line that ends in checkmate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineMove {
    /// The move, in UCI.
    pub mv: Move,
    /// The move, in the notation of the game.
    pub san: String,
    /// The position after it.
    pub after: Position,
}

/// Whether a player can still checkmate by any possible series of legal moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Checkmate {
    /// Yes, by these moves.
    Possible(Vec<LineMove>),
    /// No, with the proof.
    Impossible(Proof),
    /// Unknown: too many positions would have to be searched, or a king is missing.
    Unknown,
}

impl Game {
    /// The positions of the game, including the current one, with the pieces on the same squares as now, in order.
    #[must_use]
    pub fn alike(&self) -> Vec<Alike> {
        match self.board.is_seen() {
            true => alike(self.board.record(), self.board.position()),
            false => Vec::new(),
        }
    }

    /// The number of moves by each player since the last capture or pawn move; `None` if the referee has not seen the board.
    #[must_use]
    pub fn quiet_moves(&self) -> Option<u32> {
        self.board.is_seen().then(|| QuietMoves::before(self.board.position()).by_each())
    }

    /// Finds out whether that player can still checkmate.
    #[must_use]
    pub fn can_checkmate(&self, player: Color) -> Checkmate {
        if !self.board.is_seen() || !self.board.position().board.has_one_king_each() {
            return Checkmate::Unknown;
        }
        match winnable(self.board.position(), player) {
            Verdict::Winnable(line) => Checkmate::Possible(self.line(*self.board.position(), &line)),
            Verdict::Unwinnable(proof) => Checkmate::Impossible(proof),
            Verdict::Undecided(_) => Checkmate::Unknown,
        }
    }

    /// The penalties that the edition lists, each with its article.
    #[must_use]
    pub const fn penalties(&self) -> &'static [(Penalty, Article)] {
        self.law.penalties
    }

    /// The moves of a line from a position, with their notation.
    pub(crate) fn line(&self, mut position: Position, moves: &[Move]) -> Vec<LineMove> {
        let play = |&mv: &Move| {
            let san = write(&position, mv, self.settings.language, Style::PGN);
            let uci = mv.uci(&position);
            position = position.after(mv);
            LineMove { mv: uci, san, after: position }
        };
        moves.iter().map(play).collect()
    }
}

/// The positions of a game with the pieces on the same squares as in that one, in order.
pub(crate) fn alike(record: &Record, now: &Position) -> Vec<Alike> {
    let positions = record.positions().enumerate().filter(|(_, position)| position.board == now.board);
    let alike = |(ply, position)| Alike { ply, position, differences: differences(&position, now) };
    positions.map(alike).collect()
}

/// What 9.2 compares besides the pieces. A test checks that it agrees with [`Position::same_as`].
fn differences(one: &Position, other: &Position) -> Vec<Difference> {
    let compared = [
        (one.legal_en_passant() == other.legal_en_passant(), Difference::EnPassant),
        (one.effective_castling() == other.effective_castling(), Difference::Castling),
        (one.turn == other.turn, Difference::Turn),
    ];
    compared.into_iter().filter(|(is_same, _)| !is_same).map(|(_, difference)| difference).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::{Checkmate, Difference};
    use crate::{Act, Game, Hands, Settings, Start, Stated};
    use touchmove_board::Color;
    use touchmove_clock::Moment;
    use touchmove_helpmate::Proof;

    fn played(start: Start, moves: &str) -> Game {
        let mut game = Game::open(Settings { start, ..Settings::default() }).unwrap();
        for (place, mv) in moves.split_whitespace().enumerate() {
            let by = if place % 2 == 0 { Color::White } else { Color::Black };
            let act = Act::Move { by, mv: Stated::of(mv), hands: Hands::One };
            game.act(Moment::from_millis(0), &act).unwrap();
        }
        game
    }

    #[test]
    fn positions_that_look_alike_are_told_apart_by_article_9() {
        // The rook has moved and returned: the right to castle is lost, so the first position is a different one.
        let game = played(Start::Standard, "g1f3 g8f6 h1g1 h8g8 g1h1 g8h8 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
        let alike = game.alike();
        let plies: Vec<usize> = alike.iter().map(|alike| alike.ply).collect();
        assert_eq!(plies, [0, 8, 12]);
        assert_eq!(alike[0].differences, [Difference::Castling]);
        for alike in &alike {
            assert_eq!(
                alike.differences.is_empty(),
                alike.position.same_as(game.board.position()),
                "{}",
                alike.ply
            );
        }
    }

    #[test]
    fn a_possible_capture_en_passant_counts() {
        let game = played(Start::Standard, "e2e4 g8f6 e4e5 d7d5 g1f3 f6g8 f3g1 g8f6 g1f3 f6g8 f3g1 g8f6");
        let alike = game.alike();
        assert_eq!(alike[0].differences, [Difference::EnPassant]);
        assert_eq!(alike.iter().filter(|alike| alike.differences.is_empty()).count(), 2);
    }

    #[test]
    fn who_can_checkmate_and_who_cannot() {
        let wall = Start::Position("8/8/k7/p1p1p1p1/P1P1P1P1/8/K7/8 w - - 0 1".parse().unwrap());
        let bare = Start::Position("k7/8/8/8/8/8/8/KR6 w - - 0 1".parse().unwrap());
        let game = played(bare, "");
        assert!(matches!(game.can_checkmate(Color::White), Checkmate::Possible(line) if !line.is_empty()));
        assert_eq!(game.can_checkmate(Color::Black), Checkmate::Impossible(Proof::Material));
        // The wall is a dead position, and a game cannot start from one.
        assert!(Game::open(Settings { start: wall, ..Settings::default() }).is_err());
    }
}
