//! The move on which a draw is claimed: it is stated to the arbiter and must already be written on the scoresheet (9.2.a, 9.3.a; from
//! 2017 9.2.1.1, 9.3.1; in 2023 9.2.1, 9.3.1).

use crate::chessboard::Chessboard;
use crate::game::Refused;
use crate::{Article, Game, Refusal, Stated};
use touchmove_board::{Color, Move, Position};
use touchmove_notation::{Language, Mode, ReadError, read};

/// The basis of a claim of a draw.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Basis {
    /// The position on the board.
    Board,
    /// A move that is about to be made.
    Move(Move),
    /// The move stated differs from the move written, which is given if the entry fits only one.
    OtherWritten { written: Option<Move> },
}

impl Basis {
    pub(crate) const fn is_a_move(self) -> bool {
        !matches!(self, Self::Board)
    }

    /// The move after which the position is examined.
    pub(crate) const fn examined(self) -> Option<Move> {
        match self {
            Self::Move(mv) | Self::OtherWritten { written: Some(mv) } => Some(mv),
            Self::Board | Self::OtherWritten { written: None } => None,
        }
    }
}

/// The claimant's scoresheet entry for a move not yet played.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Written {
    /// No entry, or one that cannot be a move.
    Nothing,
    /// A move, legal or not.
    One(Move),
    /// An entry that fits any of these moves.
    Several(Vec<Move>),
}

impl Written {
    /// Reads the entry in the player's own notation, or else in that of the game. If it is not a legal move there, tries every other
    /// notation: each player may use the letters of their own language (Appendix C; E in 2005).
    fn read(text: &str, position: &Position, language: &Language) -> Self {
        let own = match read(position, text, language, Mode::Forgiving) {
            Ok(mv) => return Self::One(mv),
            Err(ReadError::Ambiguous(moves)) => return Self::Several(moves),
            Err(ReadError::Illegal { meant: Some(mv), .. }) => Self::One(mv),
            Err(ReadError::Unreadable | ReadError::Illegal { meant: None, .. }) => Self::Nothing,
        };
        let mut others = legal_readings(text, position);
        others.sort_unstable_by_key(Move::to_string);
        others.dedup();
        match others.as_slice() {
            [] => own,
            [mv] => Self::One(*mv),
            _ => Self::Several(others),
        }
    }
}

/// The legal moves that a text describes in any notation.
fn legal_readings(text: &str, position: &Position) -> Vec<Move> {
    let read = |language| read(position, text, language, Mode::Sealed).ok();
    Language::ALL.iter().filter_map(read).collect()
}

impl Game {
    /// The basis of a claim. Where scoresheets are kept, the move must be written first: a move that is only stated is refused, and
    /// a claim that states no move is based on the written one.
    pub(crate) fn basis_of_claim(
        &self,
        by: Color,
        board: &Chessboard,
        stated: Option<&Stated>,
        article: Article,
    ) -> Result<Basis, Refused> {
        let stated = self.read_optional_by(by, stated)?;
        if !self.sheets.are_kept() {
            return Ok(stated.map_or(Basis::Board, Basis::Move));
        }
        let position = board.position();
        let text = self.written_for_a_claim(by, board);
        let written =
            text.map_or(Written::Nothing, |text| Written::read(text, position, self.settings.written_in(by)));
        let not_written = Refused(article, Refusal::NotWritten);
        let Some(stated) = stated.map(|mv| position.resolve(mv)) else {
            return match written {
                Written::Nothing => Ok(Basis::Board),
                Written::One(written) => Ok(Basis::Move(written)),
                Written::Several(_) => Err(not_written),
            };
        };
        // The stated move shows which notation the entry is in.
        let may_be = text.is_some_and(|text| legal_readings(text, position).contains(&stated));
        match written {
            Written::Nothing => Err(not_written),
            Written::One(written) if position.resolve(written) == stated => Ok(Basis::Move(stated)),
            Written::Several(moves) if moves.contains(&stated) => Ok(Basis::Move(stated)),
            Written::One(_) | Written::Several(_) if may_be => Ok(Basis::Move(stated)),
            Written::One(written) => Ok(Basis::OtherWritten { written: Some(written) }),
            Written::Several(_) => Ok(Basis::OtherWritten { written: None }),
        }
    }

    /// The entry after those for the moves made. If the sheet is not up to date (8.1 lets a player reply before writing down the
    /// opponent's move, 8.4 releases a player from recording), the last entry of this turn, unless it is one of the missing moves.
    fn written_for_a_claim(&self, by: Color, board: &Chessboard) -> Option<&str> {
        let record = board.record();
        let (place, text) = self.sheets.written_for_a_claim(by, record.len())?;
        let Some(missing) = record.plies().get(place) else { return Some(text) };
        let catches_up = legal_readings(text, &record.position_after(place)).contains(&missing.mv);
        let is_a_move = !legal_readings(text, board.position()).is_empty();
        (is_a_move && !catches_up).then_some(text)
    }
}
