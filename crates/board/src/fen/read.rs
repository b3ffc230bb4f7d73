//! Reading FEN.

use super::fault::{FenFault, FenFaultKind, FenField};
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
    /// # Ok::<(), touchmove_board::fen::FenFault>(())
    /// ```
    pub fn from_fen(text: &str) -> Result<Self, FenFault> {
        let mut fields = Fields::new(text);
        let position = read_four(&mut fields)?;
        let halfmove_clock = read_number(fields.take(FenField::HalfmoveClock)?)?;
        let fullmove_number = read_number(fields.take(FenField::FullmoveNumber)?)?;
        fields.end()?;
        Ok(Self { halfmove_clock, fullmove_number, ..position })
    }

    /// Reads the first four fields of a FEN, as EPD files have them, or all six. Without them the counters are those of
    /// the start of a game, 0 and 1.
    pub fn from_fen_or_epd(text: &str) -> Result<Self, FenFault> {
        match text.split_whitespace().count() {
            4 => read_four(&mut Fields::new(text)),
            _ => Self::from_fen(text),
        }
    }
}

impl FromStr for Position {
    type Err = FenFault;

    fn from_str(text: &str) -> Result<Self, FenFault> {
        Self::from_fen(text)
    }
}

impl Board {
    /// Reads the first field of a FEN by itself.
    pub fn from_fen(text: &str) -> Result<Self, FenFault> {
        let mut fields = Fields::new(text);
        let board = read_board(fields.take(FenField::Pieces)?)?;
        fields.end()?;
        Ok(board)
    }
}

fn read_four(fields: &mut Fields<'_>) -> Result<Position, FenFault> {
    let board = read_board(fields.take(FenField::Pieces)?)?;
    let turn = read_turn(fields.take(FenField::Turn)?)?;
    let castling = read_castling(fields.take(FenField::Castling)?, &board)?;
    let en_passant = read_en_passant(fields.take(FenField::EnPassant)?, turn)?;
    Ok(Position { castling, en_passant, ..Position::new(board, turn) })
}

fn read_board(field: Field<'_>) -> Result<Board, FenFault> {
    let mut board = Board::EMPTY;
    let mut ranks = Rank::ALL.iter().rev();
    let Some(mut rank) = ranks.next() else { return Ok(board) };
    let mut files = File::ALL.iter();
    let mut after_digit = false;
    for (place, found) in field.characters() {
        if found == '/' {
            if files.len() > 0 {
                return Err(field.fault(place, FenFaultKind::RankTooShort(8 - files.len() as u8)));
            }
            rank = ranks.next().ok_or(field.fault(place, FenFaultKind::TooManyRanks))?;
            files = File::ALL.iter();
            after_digit = false;
        } else if let Some(empty @ 1..=8) = found.to_digit(10) {
            if after_digit {
                return Err(field.fault(place, FenFaultKind::TwoDigits(found)));
            }
            files.nth(empty as usize - 1).ok_or(field.fault(place, FenFaultKind::RankTooLong(found)))?;
            after_digit = true;
        } else if let Some(piece) = Piece::from_letter(found) {
            let file = files.next().ok_or(field.fault(place, FenFaultKind::RankTooLong(found)))?;
            board.place(Square::new(*file, *rank), piece);
            after_digit = false;
        } else {
            return Err(field.fault(place, FenFaultKind::Unexpected(found)));
        }
    }
    if files.len() > 0 {
        return Err(field.fault_at_end(FenFaultKind::RankTooShort(8 - files.len() as u8)));
    }
    match ranks.len() {
        0 => Ok(board),
        missing => Err(field.fault_at_end(FenFaultKind::TooFewRanks(8 - missing as u8))),
    }
}

fn read_turn(field: Field<'_>) -> Result<Color, FenFault> {
    match field.text {
        "w" => Ok(Color::White),
        "b" => Ok(Color::Black),
        _ => {
            let right = usize::from(field.text.starts_with(['w', 'b']));
            Err(field.unexpected(right))
        }
    }
}

fn read_castling(field: Field<'_>, board: &Board) -> Result<CastlingRights, FenFault> {
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
                None => return Err(field.fault(place, FenFaultKind::Unexpected(letter))),
            },
        };
        if rooks.has(rook) {
            return Err(field.fault(place, FenFaultKind::SameRightTwice(letter)));
        }
        let side = castling_side(board, color, rook);
        let others = rooks & Bitboard::first_rank(color);
        if others.into_iter().any(|other| castling_side(board, color, other) == side) {
            return Err(field.fault(place, FenFaultKind::TwoRightsOnOneSide(letter)));
        }
        rooks |= Bitboard::of(rook);
    }
    Ok(CastlingRights::with_rooks(rooks))
}

/// The rook that `K` or `Q` means: the outermost one on that side of the king. Where there is none, the corner.
pub(super) fn outermost_rook(board: &Board, color: Color, side: CastlingSide) -> Square {
    let rooks = board.of(color, Role::Rook) & Bitboard::first_rank(color);
    let on_side = |rook: &Square| castling_side(board, color, *rook) == side;
    let found = match side {
        CastlingSide::King => rooks.last().filter(on_side),
        CastlingSide::Queen => rooks.first().filter(on_side),
    };
    found.unwrap_or(Square::new(side.corner_file(), Rank::First.seen_by(color)))
}

/// On which side of the king a square of the first rank lies. Without a king there, of its usual place.
pub(super) fn castling_side(board: &Board, color: Color, rook: Square) -> CastlingSide {
    let first_rank = Bitboard::first_rank(color);
    let king = (board.of(color, Role::King) & first_rank).first();
    CastlingSide::of(king.unwrap_or(Square::new(File::E, Rank::First.seen_by(color))), rook)
}

fn read_en_passant(field: Field<'_>, turn: Color) -> Result<Option<Square>, FenFault> {
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
        (Some(_), Some(_), None) => Err(field.fault(1, FenFaultKind::WrongRank)),
        (Some(_), Some(_), Some(_)) => Err(field.unexpected(2)),
        (Some(_), None, _) => Err(field.unexpected(1)),
        (None, _, _) => Err(field.unexpected(0)),
    }
}

fn read_number(field: Field<'_>) -> Result<u32, FenFault> {
    if let Some((place, found)) = field.characters().find(|(_, found)| !found.is_ascii_digit()) {
        return Err(field.fault(place, FenFaultKind::Unexpected(found)));
    }
    field.text.parse().map_err(|_| field.fault(0, FenFaultKind::TooLarge))
}

/// The fields of the text one after another.
struct Fields<'a> {
    text: &'a str,
    /// How many bytes have been taken.
    taken: usize,
}

impl<'a> Fields<'a> {
    fn new(text: &'a str) -> Self {
        Self { text, taken: 0 }
    }

    fn take(&mut self, name: FenField) -> Result<Field<'a>, FenFault> {
        let rest = &self.text[self.taken..];
        let start = self.taken + (rest.len() - rest.trim_start().len());
        let text = self.text[start..].split_whitespace().next().unwrap_or("");
        self.taken = start + text.len();
        let field = Field { name, text, before: self.text[..start].chars().count() };
        if text.is_empty() { Err(field.fault(0, FenFaultKind::Missing)) } else { Ok(field) }
    }

    fn end(mut self) -> Result<(), FenFault> {
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
    /// How many characters of the whole text stand before it.
    before: usize,
}

impl Field<'_> {
    fn characters(&self) -> impl Iterator<Item = (usize, char)> {
        self.text.chars().enumerate()
    }

    fn fault(&self, place: usize, kind: FenFaultKind) -> FenFault {
        FenFault { field: self.name, kind, column: self.before + place + 1 }
    }

    fn fault_at_end(&self, kind: FenFaultKind) -> FenFault {
        self.fault(self.text.chars().count(), kind)
    }

    /// The character at that place should not be there; if there is none, the field is incomplete.
    fn unexpected(&self, place: usize) -> FenFault {
        let kind = self.text.chars().nth(place).map_or(FenFaultKind::Incomplete, FenFaultKind::Unexpected);
        self.fault(place, kind)
    }
}
