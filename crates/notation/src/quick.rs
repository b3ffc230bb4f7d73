//! A fast path for nearly every file: SAN as in the export format of PGN.

use touchmove_board::{Bitboard, CastlingSide, File, Move, Position, Rank, Role, Square};

/// Reads a move in English SAN as PGN writes it (`e4`, `Nbxd2`, `exd8=Q+`, `O-O-O#`). `None` only means that this did not
/// find exactly one legal move; the [forgiving reader](crate::read) finds out why.
#[inline]
#[must_use]
pub fn quick_san(position: &Position, text: &[u8]) -> Option<Move> {
    let text = match text {
        [rest @ .., b'+' | b'#'] => rest,
        all => all,
    };
    match *text.first()? {
        b'O' => castling(position, text),
        b'a'..=b'h' => pawn(position, text),
        b'N' => piece(position, Role::Knight, &text[1..]),
        b'B' => piece(position, Role::Bishop, &text[1..]),
        b'R' => piece(position, Role::Rook, &text[1..]),
        b'Q' => piece(position, Role::Queen, &text[1..]),
        b'K' => piece(position, Role::King, &text[1..]),
        _ => None,
    }
}

fn castling(position: &Position, text: &[u8]) -> Option<Move> {
    let side = match text {
        b"O-O" => CastlingSide::King,
        b"O-O-O" => CastlingSide::Queen,
        _ => return None,
    };
    let king = position.board.of(position.turn, Role::King).first()?;
    let castling = Move::new(king, position.castling_rook(position.turn, side)?);
    position.why(castling).ok()
}

fn pawn(position: &Position, text: &[u8]) -> Option<Move> {
    let (text, promotion) = match *text {
        [ref rest @ .., b'=', letter @ (b'Q' | b'R' | b'B' | b'N')] => {
            (rest, Role::from_letter(letter.into()))
        }
        _ => (text, None),
    };
    let (to, from_files) = match *text {
        [file, rank] => (square(file, rank)?, Bitboard::file(file_of(file)?)),
        [from, b'x', file, rank] => (square(file, rank)?, Bitboard::file(file_of(from)?)),
        _ => return None,
    };
    let last_rank = to.rank() == Rank::Eighth.seen_by(position.turn);
    if last_rank != promotion.is_some() {
        return None;
    }
    only_legal(position, position.possible_origins(Role::Pawn, to) & from_files, to, promotion)
}

// Inlined in five places, so that the kind of piece is a constant in each.
#[inline(always)]
fn piece(position: &Position, role: Role, text: &[u8]) -> Option<Move> {
    let [which @ .., file, rank] = text else { return None };
    let to = square(*file, *rank)?;
    let which = match which {
        [rest @ .., b'x'] => rest,
        all => all,
    };
    let from = match *which {
        [] => Bitboard::ALL,
        [file @ b'a'..=b'h'] => Bitboard::file(file_of(file)?),
        [rank @ b'1'..=b'8'] => Bitboard::rank(Rank::from_digit(rank.into())?),
        [file, rank] => Bitboard::of(square(file, rank)?),
        _ => return None,
    };
    only_legal(position, position.possible_origins(role, to) & from, to, None)
}

/// The only move from any of these squares that leaves the king safe.
fn only_legal(position: &Position, origins: Bitboard, to: Square, promotion: Option<Role>) -> Option<Move> {
    let mut legal = origins.into_iter().filter(|from| position.leaves_king_safe(*from, to));
    let from = legal.next()?;
    legal.next().is_none().then_some(Move { from, to, promotion })
}

fn file_of(letter: u8) -> Option<File> {
    File::from_letter(letter.into())
}

fn square(file: u8, rank: u8) -> Option<Square> {
    match (file, rank) {
        (b'a'..=b'h', b'1'..=b'8') => {
            Square::from_index(usize::from(rank - b'1') * 8 + usize::from(file - b'a'))
        }
        _ => None,
    }
}
