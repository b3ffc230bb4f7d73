//! Explains how a placement of pieces follows from a position.

use touchmove_board::{Bitboard, Board, Color, File, Move, Position, Rank, Role, Square};

/// The way a placement follows from a position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Explanation {
    /// Every piece is where it should be.
    AsRecorded,
    /// A legal move leads there.
    Move {
        /// The move.
        mv: Move,
        /// The squares where the sensors miss a piece that should be there. The piece that moved is never among them.
        unseen: Bitboard,
    },
    /// A legal move and a legal reply lead there.
    MoveAndReply([Move; 2]),
    /// The king is where castling takes it, but the rook has not moved.
    HalfCastled(Move),
    /// A piece of the player on move is on a square that no legal move takes it to; everything else is in place.
    Illegal(Move),
    /// Pieces are missing, and all others are in place: they are in a player's hand, or have fallen.
    Missing(Bitboard),
    /// Both kings are in the centre: the players announce a result.
    Kings(Announced),
    /// No explanation, or several.
    Unclear,
}

/// The result announced by the kings in the centre.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Announced {
    /// Both on light squares: White has won.
    WhiteWins,
    /// Both on dark squares: Black has won.
    BlackWins,
    /// On squares of both colours: a draw.
    Draw,
}

/// The most squares that two plies change: each castling changes four.
const MOST_SQUARES_OF_TWO: u32 = 8;

/// Explains how a placement follows from a position.
pub fn explain(record: &Position, seen: &Board) -> Explanation {
    let differing = differing(&record.board, seen);
    if differing.is_empty() {
        return Explanation::AsRecorded;
    }
    // Two kings in the centre are always adjacent, so no legal move leads there.
    if let Some(announced) = kings_in_centre(seen) {
        return Explanation::Kings(announced);
    }
    if is_part_of(seen, &record.board) {
        return Explanation::Missing(differing);
    }
    let legal = record.legal_moves();
    let leading_here = |mv: &&Move| record.after(**mv).board == *seen;
    if let Some(mv) = only(legal.iter().filter(leading_here)) {
        return Explanation::Move { mv: *mv, unseen: Bitboard::EMPTY };
    }
    if let Some(found) = one_piece_astray(record, seen) {
        return found;
    }
    if let Some(both) = move_and_reply(record, seen, &legal, differing) {
        return both;
    }
    let nearly = legal.iter().filter(|mv| is_seen_at_its_goal(record, **mv, seen));
    match only(nearly) {
        Some(mv) => Explanation::Move { mv: *mv, unseen: self::differing(&record.after(*mv).board, seen) },
        None => Explanation::Unclear,
    }
}

/// The squares on which two boards differ.
pub(crate) fn differing(one: &Board, other: &Board) -> Bitboard {
    let differs = |square: &Square| one.piece_at(*square) != other.piece_at(*square);
    Square::all().filter(differs).fold(Bitboard::EMPTY, |all, square| all | Bitboard::of(square))
}

/// Returns true if every piece seen is where the board has it.
fn is_part_of(seen: &Board, board: &Board) -> bool {
    seen.pieces().all(|(square, piece)| board.piece_at(square) == Some(piece))
}

/// The only item, if there is exactly one.
fn only<T>(mut items: impl Iterator<Item = T>) -> Option<T> {
    let first = items.next()?;
    items.next().is_none().then_some(first)
}

fn kings_in_centre(seen: &Board) -> Option<Announced> {
    let centre = [File::D, File::E]
        .into_iter()
        .flat_map(|file| [Rank::Fourth, Rank::Fifth].into_iter().map(move |rank| Square::new(file, rank)));
    let centre = centre.fold(Bitboard::EMPTY, |all, square| all | Bitboard::of(square));
    let king = |color| only((seen.of(color, Role::King)).into_iter()).filter(|king| centre.has(*king));
    let (white, black) = (king(Color::White)?, king(Color::Black)?);
    Some(match (white.is_light(), black.is_light()) {
        (true, true) => Announced::WhiteWins,
        (false, false) => Announced::BlackWins,
        _ => Announced::Draw,
    })
}

/// One piece of the player on move is on another square, which no legal move takes it to.
fn one_piece_astray(record: &Position, seen: &Board) -> Option<Explanation> {
    let own = record.board.of_color(record.turn);
    let left = own.into_iter().filter(|from| seen.piece_at(*from) != record.board.piece_at(*from));
    let found = left.flat_map(|from| {
        Square::all().flat_map(move |to| ways(record, from, to)).filter(move |mv| leads_to(record, *mv, seen))
    });
    let mv = only(found)?;
    Some(match half_castled(record, mv) {
        true => Explanation::HalfCastled(mv),
        false => Explanation::Illegal(mv),
    })
}

/// The moves from one square to another: plain, or with a promotion.
fn ways(record: &Position, from: Square, to: Square) -> impl Iterator<Item = Move> {
    let is_pawn = record.board.role_at(from) == Some(Role::Pawn);
    let promotes = is_pawn && matches!(to.rank(), Rank::First | Rank::Eighth);
    let roles = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
    let promotions = roles.into_iter().map(move |role| Move::promoting(from, to, role));
    let plain = (from != to).then_some(Move::new(from, to));
    plain.into_iter().chain(promotions.filter(move |_| promotes))
}

fn leads_to(record: &Position, mv: Move, seen: &Board) -> bool {
    // Cheap checks first: a piece of the player on move must have arrived, unless it is castling.
    let arrives = seen.piece_at(mv.to).is_some_and(|piece| piece.color == record.turn);
    let castles = record.castling_by_hand(mv) == Some(mv);
    (arrives || castles) && record.after(mv).board == *seen
}

/// Returns true if this is the king's part of a legal castling.
fn half_castled(record: &Position, mv: Move) -> bool {
    let is_king = record.board.role_at(mv.from) == Some(Role::King);
    is_king && record.castling_by_hand(mv).is_some_and(|castling| castling != mv && record.is_legal(castling))
}

fn move_and_reply(
    record: &Position,
    seen: &Board,
    legal: &[Move],
    differing: Bitboard,
) -> Option<Explanation> {
    if differing.len() > MOST_SQUARES_OF_TWO {
        return None;
    }
    // A piece that moved is no longer on its square. In Chess960 a king may castle without moving.
    let has_left = |mv: &&Move| differing.has(mv.from) || record.castling_side_of(**mv).is_some();
    let pairs = legal.iter().filter(has_left).flat_map(|mv| {
        let after = record.after(*mv);
        let replies = after.legal_moves().into_iter();
        replies.filter(move |reply| after.after(*reply).board == *seen).map(move |reply| [*mv, reply])
    });
    only(pairs).map(Explanation::MoveAndReply)
}

/// Returns true if the moving piece has left its square and arrived, and every other piece is in place or not seen.
fn is_seen_at_its_goal(record: &Position, mv: Move, seen: &Board) -> bool {
    let after = record.after(mv).board;
    let arrivals = differing(&record.board, &after) & after.occupied();
    is_part_of(seen, &after) && arrivals.into_iter().all(|square| seen.piece_at(square).is_some())
}
