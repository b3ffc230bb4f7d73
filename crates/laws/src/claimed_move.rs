//! The move on which a draw is claimed: stated to the arbiter, and written on the scoresheet before (9.2.a, 9.3.a; from 2017 9.2.1.1,
//! 9.3.1; in 2023 9.2.1, 9.3.1).

use crate::chessboard::Chessboard;
use crate::game::Refused;
use crate::{Article, Game, Refusal, Stated};
use touchmove_board::{Color, Move, Position};
use touchmove_notation::{Language, Mode, ReadFault, read};

/// What a claim of a draw rests on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Basis {
    /// The position on the board.
    Board,
    /// A move that is about to be made.
    Move(Move),
    /// A move was stated, and another is written: this one, if only one can be meant.
    OtherWritten { written: Option<Move> },
}

impl Basis {
    pub(crate) const fn is_a_move(self) -> bool {
        !matches!(self, Self::Board)
    }

    /// The move after which the position is looked at.
    pub(crate) const fn examined(self) -> Option<Move> {
        match self {
            Self::Move(mv) | Self::OtherWritten { written: Some(mv) } => Some(mv),
            Self::Board | Self::OtherWritten { written: None } => None,
        }
    }
}

/// What stands on the claimant's scoresheet and is not yet played.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Written {
    /// Nothing, or nothing that could be a move.
    Nothing,
    /// A move, legal or not.
    One(Move),
    /// It could be any of these.
    Several(Vec<Move>),
}

impl Written {
    /// Reads what is written in the player's own notation, or else the game's, and in every other notation if it is no legal move in that: each player has the
    /// letters of an own language (Appendix C; E in 2005).
    fn read(text: &str, position: &Position, language: &Language) -> Self {
        let own = match read(position, text, language, Mode::Forgiving) {
            Ok(mv) => return Self::One(mv),
            Err(ReadFault::Ambiguous(moves)) => return Self::Several(moves),
            Err(ReadFault::Illegal { meant: Some(mv), .. }) => Self::One(mv),
            Err(ReadFault::Unreadable | ReadFault::Illegal { meant: None, .. }) => Self::Nothing,
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

/// The legal moves that a text is in any notation.
fn legal_readings(text: &str, position: &Position) -> Vec<Move> {
    let read = |language| read(position, text, language, Mode::Sealed).ok();
    Language::ALL.iter().filter_map(read).collect()
}

impl Game {
    /// What a claim rests on. Where scoresheets are kept, the move is written first: one that is only stated is not written, and a
    /// claim without a word is on the written one.
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
        // What is stated tells in which notation it is written.
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

    /// The entry after those for the moves that have been made. If the sheet is not up to date (8.1 lets a player reply before writing
    /// down the opponent's move, 8.4 frees from writing), the last entry of this turn, unless it is the move that is missing.
    fn written_for_a_claim(&self, by: Color, board: &Chessboard) -> Option<&str> {
        let record = board.record();
        let (place, text) = self.sheets.written_for_a_claim(by, record.len())?;
        let Some(missing) = record.plies().get(place) else { return Some(text) };
        let catches_up = legal_readings(text, &record.position_after(place)).contains(&missing.mv);
        let is_a_move = !legal_readings(text, board.position()).is_empty();
        (is_a_move && !catches_up).then_some(text)
    }
}
