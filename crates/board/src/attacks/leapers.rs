//! Pieces whose moves cannot be blocked: knights (3.6), kings (3.8.1) and pawns that capture (3.7).

use crate::{Bitboard, Color, Rank, Square};

/// The squares that a knight attacks.
#[must_use]
pub fn knight_jumps(from: Square) -> Bitboard {
    KNIGHT[from.index()]
}

/// The squares that a king attacks.
#[must_use]
pub fn king_steps(from: Square) -> Bitboard {
    KING[from.index()]
}

/// The squares that a pawn of that colour attacks.
#[must_use]
pub fn pawn_captures(color: Color, from: Square) -> Bitboard {
    PAWN[color as usize][from.index()]
}

/// The squares from which a pawn of that colour attacks this one.
#[must_use]
pub fn pawn_origins(color: Color, to: Square) -> Bitboard {
    PAWN_ORIGINS[color as usize][to.index()]
}

/// The squares that these knights attack.
#[must_use]
pub const fn knight_jumps_of(knights: Bitboard) -> Bitboard {
    let (east, west) = (knights.east(), knights.west());
    let near = east.0 | west.0;
    let far = east.east().0 | west.west().0;
    Bitboard(near << 16 | near >> 16 | far << 8 | far >> 8)
}

/// The squares that these kings attack.
#[must_use]
pub const fn king_steps_of(kings: Bitboard) -> Bitboard {
    let beside = kings.east().0 | kings.west().0;
    let row = beside | kings.0;
    Bitboard(beside | row << 8 | row >> 8)
}

/// The squares that these pawns attack. Pawns on end ranks attack nothing.
#[must_use]
pub const fn pawn_captures_of(color: Color, pawns: Bitboard) -> Bitboard {
    let forward = match color {
        Color::White => Bitboard(pawns.without(Bitboard::rank(Rank::First)).0 << 8),
        Color::Black => Bitboard(pawns.without(Bitboard::rank(Rank::Eighth)).0 >> 8),
    };
    Bitboard(forward.east().0 | forward.west().0)
}

/// The squares from which a pawn attacks one of these. No end rank is among them.
const fn pawn_origins_of(color: Color, targets: Bitboard) -> Bitboard {
    let behind = match color {
        Color::White => Bitboard(targets.0 >> 8).without(Bitboard::rank(Rank::First)),
        Color::Black => Bitboard(targets.0 << 8).without(Bitboard::rank(Rank::Eighth)),
    };
    Bitboard(behind.east().0 | behind.west().0)
}

/// The results of a function for each square.
macro_rules! table {
    ($function:ident $(, $color:expr)?) => {{
        let mut table = [Bitboard::EMPTY; 64];
        let mut index = 0;
        while index < 64 {
            table[index] = $function($($color,)? Bitboard(1 << index));
            index += 1;
        }
        table
    }};
}

static KNIGHT: [Bitboard; 64] = table!(knight_jumps_of);
static KING: [Bitboard; 64] = table!(king_steps_of);
static PAWN: [[Bitboard; 64]; 2] =
    [table!(pawn_captures_of, Color::White), table!(pawn_captures_of, Color::Black)];
static PAWN_ORIGINS: [[Bitboard; 64]; 2] =
    [table!(pawn_origins_of, Color::White), table!(pawn_origins_of, Color::Black)];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pawn_attacks_from_where_it_is_found_to_attack() {
        for color in Color::ALL {
            for from in Square::all() {
                for to in Square::all() {
                    assert_eq!(
                        pawn_captures(color, from).has(to),
                        pawn_origins(color, to).has(from),
                        "{color} {from} {to}"
                    );
                }
            }
        }
    }
}
