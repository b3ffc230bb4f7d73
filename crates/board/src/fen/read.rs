//! Reading FEN.

use super::error::{FenError, FenErrorKind, FenField};
use crate::{
    Bitboard, Board, CastlingRights, CastlingSide, Color, File, Piece, Position, Rank, Role, Square,
};
use core::str::FromStr;

impl Position {
    /// Reads a FEN of six fields.
    ///
    /// The castling field may be that of FEN (`KQkq`: the outermost rook on that side, as in X-FEN) or of Shredder-FEN (the
    /// rooks' files), or a mixture.
    ///
    /// ```
    /// use touchmove_board::Position;
    ///
    /// let start = Position::from_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")?;
    /// assert_eq!(start, Position::standard());
    ///
    /// let fault = Position::from_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNX w KQkq - 0 1").unwrap_err();
    /// assert_eq!(fault.column, 43);
    /// # Ok::<(), touchmove_board::fen::FenError>(())
    /// ```
    pub fn from_fen(text: &str) -> Result<Self, FenError> {
        let mut fields = Fields::new(text);
        let position = read_four(&mut fields)?;
        let halfmove_clock = read_number(fields.take(FenField::HalfmoveClock)?)?;
        let fullmove_number = read_number(fields.take(FenField::FullmoveNumber)?)?;
        fields.end()?;
        Ok(Self { halfmove_clock, fullmove_number, ..position })
    }

    /// Reads the first four fields of a FEN, as EPD files have them, or all six. Without them the counters are those of
    /// the start of a game, 0 and 1.
    pub fn from_fen_or_epd(text: &str) -> Result<Self, FenError> {
        match text.split_whitespace().count() {
            4 => read_four(&mut Fields::new(text)),
            _ => Self::from_fen(text),
        }
    }
}

impl FromStr for Position {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Self, FenError> {
        Self::from_fen(text)
    }
}

impl Board {
    /// Reads the first field of a FEN by itself.
    pub fn from_fen(text: &str) -> Result<Self, FenError> {
        let mut fields = Fields::new(text);
        let board = read_board(fields.take(FenField::Pieces)?)?;
        fields.end()?;
        Ok(board)
    }
}

fn read_four(fields: &mut Fields<'_>) -> Result<Position, FenError> {
    let board = read_board(fields.take(FenField::Pieces)?)?;
    let turn = read_turn(fields.take(FenField::Turn)?)?;
    let castling = read_castling(fields.take(FenField::Castling)?, &board)?;
    let en_passant = read_en_passant(fields.take(FenField::EnPassant)?, turn)?;
    Ok(Position { castling, en_passant, ..Position::new(board, turn) })
}

fn read_board(field: Field<'_>) -> Result<Board, FenError> {
    let mut board = Board::EMPTY;
    let mut ranks = Rank::ALL.iter().rev();
    let Some(mut rank) = ranks.next() else { return Ok(board) };
    let mut files = File::ALL.iter();
    let mut after_digit = false;
    for (place, found) in field.characters() {
        if found == '/' {
            if files.len() > 0 {
                return Err(field.fault(place, FenErrorKind::RankTooShort(8 - files.len() as u8)));
            }
            rank = ranks.next().ok_or(field.fault(place, FenErrorKind::TooManyRanks))?;
            files = File::ALL.iter();
            after_digit = false;
        } else if let Some(empty @ 1..=8) = found.to_digit(10) {
            if after_digit {
                return Err(field.fault(place, FenErrorKind::TwoDigits(found)));
            }
            files.nth(empty as usize - 1).ok_or(field.fault(place, FenErrorKind::RankTooLong(found)))?;
            after_digit = true;
        } else if let Some(piece) = Piece::from_letter(found) {
            let file = files.next().ok_or(field.fault(place, FenErrorKind::RankTooLong(found)))?;
            board.place(Square::new(*file, *rank), piece);
            after_digit = false;
        } else {
            return Err(field.fault(place, FenErrorKind::Unexpected(found)));
        }
    }
    if files.len() > 0 {
        return Err(field.fault_at_end(FenErrorKind::RankTooShort(8 - files.len() as u8)));
    }
    match ranks.len() {
        0 => Ok(board),
        missing => Err(field.fault_at_end(FenErrorKind::TooFewRanks(8 - missing as u8))),
    }
}

fn read_turn(field: Field<'_>) -> Result<Color, FenError> {
    match field.text {
        "w" => Ok(Color::White),
        "b" => Ok(Color::Black),
        _ => {
            let right = usize::from(field.text.starts_with(['w', 'b']));
            Err(field.unexpected(right))
        }
    }
}

fn read_castling(field: Field<'_>, board: &Board) -> Result<CastlingRights, FenError> {
    let mut rooks = Bitboard::EMPTY;
    if field.text == "-" {
        return Ok(CastlingRights::NONE);
    }
    for (place, letter) in field.characters() {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        let rook = match letter.to_ascii_lowercase() {
            'k' => outermost_rook(board, color, CastlingSide::King),
            'q' => outermost_rook(board, color, CastlingSide::Queen),
            other => match File::from_letter(other) {
                Some(file) => Square::new(file, Rank::First.seen_by(color)),
                None => return Err(field.fault(place, FenErrorKind::Unexpected(letter))),
            },
        };
        if rooks.has(rook) {
            return Err(field.fault(place, FenErrorKind::SameRightTwice(letter)));
        }
        let side = castling_side(board, color, rook);
        let others = rooks & Bitboard::first_rank(color);
        if others.into_iter().any(|other| castling_side(board, color, other) == side) {
            return Err(field.fault(place, FenErrorKind::TwoRightsOnOneSide(letter)));
        }
        rooks |= Bitboard::of(rook);
    }
    Ok(CastlingRights::with_rooks(rooks))
}

/// The rook that `K` or `Q` stands for: the outermost one on that side of the king. If there is none, the corner.
pub(super) fn outermost_rook(board: &Board, color: Color, side: CastlingSide) -> Square {
    let rooks = board.of(color, Role::Rook) & Bitboard::first_rank(color);
    let on_side = |rook: &Square| castling_side(board, color, *rook) == side;
    let found = match side {
        CastlingSide::King => rooks.last().filter(on_side),
        CastlingSide::Queen => rooks.first().filter(on_side),
    };
    found.unwrap_or(Square::new(side.corner_file(), Rank::First.seen_by(color)))
}

/// The side of the king on which a square of the first rank lies. If no king is there, the side of the e-file.
pub(super) fn castling_side(board: &Board, color: Color, rook: Square) -> CastlingSide {
    let first_rank = Bitboard::first_rank(color);
    let king = (board.of(color, Role::King) & first_rank).first();
    CastlingSide::of(king.unwrap_or(Square::new(File::E, Rank::First.seen_by(color))), rook)
}

fn read_en_passant(field: Field<'_>, turn: Color) -> Result<Option<Square>, FenError> {
    if field.text == "-" {
        return Ok(None);
    }
    let mut characters = field.text.chars();
    let file = characters.next().filter(char::is_ascii_lowercase).and_then(File::from_letter);
    let rank = characters.next().and_then(Rank::from_digit);
    match (file, rank, characters.next()) {
        (Some(file), Some(rank), None) if rank == Rank::Sixth.seen_by(turn) => {
            Ok(Some(Square::new(file, rank)))
        }
        (Some(_), Some(_), None) => Err(field.fault(1, FenErrorKind::WrongRank)),
        (Some(_), Some(_), Some(_)) => Err(field.unexpected(2)),
        (Some(_), None, _) => Err(field.unexpected(1)),
        (None, _, _) => Err(field.unexpected(0)),
    }
}

fn read_number(field: Field<'_>) -> Result<u32, FenError> {
    if let Some((place, found)) = field.characters().find(|(_, found)| !found.is_ascii_digit()) {
        return Err(field.fault(place, FenErrorKind::Unexpected(found)));
    }
    field.text.parse().map_err(|_| field.fault(0, FenErrorKind::TooLarge))
}

/// The fields of the text, taken one after another.
struct Fields<'a> {
    text: &'a str,
    /// The number of bytes that have been taken.
    taken: usize,
}

impl<'a> Fields<'a> {
    fn new(text: &'a str) -> Self {
        Self { text, taken: 0 }
    }

    fn take(&mut self, name: FenField) -> Result<Field<'a>, FenError> {
        let rest = &self.text[self.taken..];
        let start = self.taken + (rest.len() - rest.trim_start().len());
        let text = self.text[start..].split_whitespace().next().unwrap_or("");
        self.taken = start + text.len();
        let field = Field { name, text, before: self.text[..start].chars().count() };
        if text.is_empty() { Err(field.fault(0, FenErrorKind::Missing)) } else { Ok(field) }
    }

    fn end(mut self) -> Result<(), FenError> {
        match self.take(FenField::Rest) {
            Ok(rest) => Err(rest.unexpected(0)),
            Err(_) => Ok(()),
        }
    }
}

#[derive(Copy, Clone)]
struct Field<'a> {
    name: FenField,
    text: &'a str,
    /// The number of characters of the whole text before it.
    before: usize,
}

impl Field<'_> {
    fn characters(&self) -> impl Iterator<Item = (usize, char)> {
        self.text.chars().enumerate()
    }

    fn fault(&self, place: usize, kind: FenErrorKind) -> FenError {
        FenError { field: self.name, kind, column: self.before + place + 1 }
    }

    fn fault_at_end(&self, kind: FenErrorKind) -> FenError {
        self.fault(self.text.chars().count(), kind)
    }

    /// The error for an unexpected character at that place. If there is none, the field is incomplete.
    fn unexpected(&self, place: usize) -> FenError {
        let kind = self.text.chars().nth(place).map_or(FenErrorKind::Incomplete, FenErrorKind::Unexpected);
        self.fault(place, kind)
    }
}
