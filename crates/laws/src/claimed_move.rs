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

    /// The move that must be played if the claim is wrong (9.5).
    pub(crate) const fn to_be_played(self) -> Option<Move> {
        self.examined()
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
    fn read(text: &str, position: &Position, language: &Language) -> Self {
        match read(position, text, language, Mode::Forgiving) {
            Ok(mv) | Err(ReadFault::Illegal { meant: Some(mv), .. }) => Self::One(mv),
            Err(ReadFault::Ambiguous(moves)) => Self::Several(moves),
            Err(ReadFault::Unreadable | ReadFault::Illegal { meant: None, .. }) => Self::Nothing,
        }
    }
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
        let not_written = Refused(article, Refusal::NotWritten);
        let is = |mv: Move, other: Move| {
            let position = board.position();
            position.resolve(mv) == position.resolve(other)
        };
        Ok(match (stated, self.written_for_a_claim(by, board)) {
            (None, Written::Nothing) => Basis::Board,
            (None, Written::One(written)) => Basis::Move(written),
            (Some(_), Written::Nothing) | (None, Written::Several(_)) => return Err(not_written),
            (Some(stated), Written::One(written)) if is(stated, written) => Basis::Move(stated),
            (Some(stated), Written::Several(moves)) if moves.iter().any(|mv| is(stated, *mv)) => {
                Basis::Move(stated)
            }
            (Some(_), Written::One(written)) => Basis::OtherWritten { written: Some(written) },
            (Some(_), Written::Several(_)) => Basis::OtherWritten { written: None },
        })
    }

    /// The entry after those for the moves that have been made. If the sheet is not up to date (8.1 lets a player reply before writing
    /// down the opponent's move, 8.4 frees from writing), the last entry of this turn, unless it is the move that is missing.
    fn written_for_a_claim(&self, by: Color, board: &Chessboard) -> Written {
        let (record, language) = (board.record(), self.settings.language);
        let Some((place, text)) = self.sheets.written_for_a_claim(by, record.len()) else {
            return Written::Nothing;
        };
        let written = Written::read(text, board.position(), language);
        if place >= record.len() {
            return written;
        }
        let missing = read(&record.position_after(place), text, language, Mode::Forgiving);
        let catches_up = missing.is_ok_and(|mv| mv == record.plies()[place].mv);
        match written {
            Written::One(mv) if !catches_up && board.position().why(mv).is_ok() => Written::One(mv),
            _ => Written::Nothing,
        }
    }
}
