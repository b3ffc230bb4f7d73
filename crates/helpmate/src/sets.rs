//! Moves whole sets of pieces at a time.

use touchmove_board::{Bitboard, Color, File, Rank, Square};

/// One step of a sliding piece, and the squares it can be made from.
#[derive(Copy, Clone)]
pub(crate) struct Way {
    left: u32,
    right: u32,
    from: Bitboard,
}

const NOT_A: Bitboard = Bitboard(!Bitboard::file(File::A).0);
const NOT_H: Bitboard = Bitboard(!Bitboard::file(File::H).0);

/// The directions of the rook.
pub(crate) const STRAIGHT: [Way; 4] = [
    Way { left: 8, right: 0, from: Bitboard::ALL },
    Way { left: 0, right: 8, from: Bitboard::ALL },
    Way { left: 1, right: 0, from: NOT_H },
    Way { left: 0, right: 1, from: NOT_A },
];

/// The directions of the bishop.
pub(crate) const DIAGONAL: [Way; 4] = [
    Way { left: 9, right: 0, from: NOT_H },
    Way { left: 7, right: 0, from: NOT_A },
    Way { left: 0, right: 7, from: NOT_H },
    Way { left: 0, right: 9, from: NOT_A },
];

/// The squares that sliding pieces on any of these squares attack, when they can pass only over the squares given.
pub(crate) fn slide(men: Bitboard, ways: &[Way; 4], through: Bitboard) -> Bitboard {
    let mut attacked = Bitboard::EMPTY;
    for way in ways {
        let mut front = men;
        while front.any() {
            front = Bitboard((front & way.from).0 << way.left >> way.right);
            attacked |= front;
            front &= through;
        }
    }
    attacked
}

/// The squares straight ahead of these pawns.
pub(crate) fn ahead(color: Color, pawns: Bitboard) -> Bitboard {
    match color {
        Color::White => Bitboard(pawns.0 << 8),
        Color::Black => Bitboard(pawns.0 >> 8),
    }
}

/// The rank of this square and all ranks beyond it, as seen by that player.
pub(crate) fn at_or_beyond(color: Color, square: Square) -> Bitboard {
    let below = square.rank() as u32 * 8;
    match color {
        Color::White => Bitboard(!0 << below),
        Color::Black => Bitboard(!0 >> (56 - below)),
    }
}

/// The rank that pawns of that colour start from.
pub(crate) fn pawns_rank(color: Color) -> Bitboard {
    Bitboard::rank(Rank::Second.seen_by(color))
}

/// The rank that pawns of that colour promote on.
pub(crate) fn last_rank(color: Color) -> Bitboard {
    Bitboard::rank(Rank::Eighth.seen_by(color))
}

/// Returns true if these squares can all be occupied at once, each by a different piece, given the squares that each piece can reach.
pub(crate) fn one_man_each(squares: Bitboard, men: &[Bitboard]) -> bool {
    if squares.len() as usize > men.len() {
        return false;
    }
    let mut stands: [Option<Square>; 64] = [None; 64];
    squares.into_iter().all(|square| assign(square, men, &mut stands, &mut [false; 64]))
}

/// Finds a piece for the square. Pieces that were assigned before may be reassigned.
fn assign(
    square: Square,
    men: &[Bitboard],
    stands: &mut [Option<Square>; 64],
    asked: &mut [bool; 64],
) -> bool {
    for (index, reach) in men.iter().enumerate() {
        if !reach.has(square) || asked[index] {
            continue;
        }
        asked[index] = true;
        if stands[index].is_none_or(|other| assign(other, men, stands, asked)) {
            stands[index] = Some(square);
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares(text: &str) -> Bitboard {
        text.split_whitespace().filter_map(|square| square.parse::<Square>().ok()).collect()
    }

    #[test]
    fn sliding_stops_where_it_cannot_pass() {
        let open = Bitboard::ALL.without(squares("d6 b2"));
        assert_eq!(slide(squares("d4"), &STRAIGHT, open), squares("d1 d2 d3 d5 d6 a4 b4 c4 e4 f4 g4 h4"));
        assert_eq!(slide(squares("c3"), &DIAGONAL, open), squares("b2 a5 b4 d2 e1 d4 e5 f6 g7 h8"));
    }

    #[test]
    fn ranks_from_a_square_on() {
        assert_eq!(at_or_beyond(Color::White, Square::new(File::C, Rank::Seventh)).len(), 16);
        assert_eq!(at_or_beyond(Color::Black, Square::new(File::C, Rank::Seventh)).len(), 56);
    }

    #[test]
    fn two_men_cannot_be_on_three_squares_nor_one_on_two() {
        assert!(!one_man_each(squares("a1 a2 a3"), &[squares("a1 a2 a3"), squares("a1 a2 a3")]));
        assert!(!one_man_each(squares("a1 a2"), &[squares("a1 a2"), squares("b1")]));
        // The first piece has to make room for the second.
        assert!(one_man_each(squares("a1 a2"), &[squares("a1 a2"), squares("a1")]));
    }
}
