//! Bishops, rooks and queens (3.2 to 3.4), which may not pass over a piece (3.5).
//!
//! One table of 107,648 sets has the attacks for every square and every arrangement of the pieces that can be in the way. The index is
//! computed by a multiplication ("magic bitboards").

use super::magic::Slot;
use crate::{Bitboard, Square};

/// The squares that a bishop attacks, including the first piece in each direction.
#[inline]
#[must_use]
pub fn bishop_attacks(from: Square, occupied: Bitboard) -> Bitboard {
    TABLE.look_up(&BISHOPS[from.index()], occupied)
}

/// The squares that a rook attacks, including the first piece in each direction.
#[inline]
#[must_use]
pub fn rook_attacks(from: Square, occupied: Bitboard) -> Bitboard {
    TABLE.look_up(&ROOKS[from.index()], occupied)
}

/// The squares of a bishop's lines on an empty board.
#[inline]
#[must_use]
pub fn diagonal_lines(from: Square) -> Bitboard {
    DIAGONAL_LINES[from.index()]
}

/// The squares of a rook's lines on an empty board.
#[inline]
#[must_use]
pub fn straight_lines(from: Square) -> Bitboard {
    STRAIGHT_LINES[from.index()]
}

/// The two ways of sliding; a queen has both.
#[derive(Copy, Clone)]
pub(super) enum Slider {
    Bishop,
    Rook,
}

impl Slider {
    /// The two lines through a square, without the square itself.
    pub(super) const fn lines(self, square: usize) -> [u64; 2] {
        match self {
            Self::Bishop => [line(square, (1, 1)), line(square, (1, -1))],
            Self::Rook => [line(square, (1, 0)), line(square, (0, 1))],
        }
    }
}

/// The squares attacked along two lines, including the first piece in each direction. The tables are filled with these.
pub(super) const fn reach(square: usize, lines: [u64; 2], occupied: u64) -> u64 {
    reach_on_line(square, lines[0], occupied) | reach_on_line(square, lines[1], occupied)
}

/// The squares of a line through a square, in both directions, without the square.
const fn line(square: usize, (right, up): (i8, i8)) -> u64 {
    let mut found = 0;
    let mut steps = -7;
    while steps <= 7 {
        let (file, rank) = ((square % 8) as i8 + steps * right, (square / 8) as i8 + steps * up);
        if steps != 0 && 0 <= file && file < 8 && 0 <= rank && rank < 8 {
            found |= 1 << (rank * 8 + file);
        }
        steps += 1;
    }
    found
}

/// Subtracting the slider's bit from the pieces beyond it borrows from all bits up to the first piece. With the bits reversed the
/// same works downwards. The bits that either subtraction changes are the attacked squares.
const fn reach_on_line(square: usize, line: u64, occupied: u64) -> u64 {
    let (pieces, slider) = (occupied & line, 1 << square);
    let upwards = pieces.wrapping_sub(slider << 1);
    let mirrored: u64 = pieces.reverse_bits().wrapping_sub(u64::reverse_bits(slider) << 1);
    (upwards ^ mirrored.reverse_bits()) & line
}

const SIZE: usize = 107_648;

struct Table([Bitboard; SIZE.next_power_of_two()]);

impl Table {
    #[inline]
    fn look_up(&self, slot: &Slot, occupied: Bitboard) -> Bitboard {
        // The mask changes no valid index; it lets the compiler omit the bounds check.
        self.0[slot.index(occupied.0) & (SIZE.next_power_of_two() - 1)]
    }
}

const BISHOP_SLOTS: [Slot; 64] = slots(Slider::Bishop, 0);
const ROOK_SLOTS: [Slot; 64] = slots(Slider::Rook, end_of(&BISHOP_SLOTS));
static BISHOPS: [Slot; 64] = BISHOP_SLOTS;
static ROOKS: [Slot; 64] = ROOK_SLOTS;
static DIAGONAL_LINES: [Bitboard; 64] = lines(Slider::Bishop);
static STRAIGHT_LINES: [Bitboard; 64] = lines(Slider::Rook);
#[allow(long_running_const_eval, reason = "a hundred thousand sets, about two seconds once")]
static TABLE: Table = table();

const fn lines(slider: Slider) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut square = 0;
    while square < 64 {
        let [one, other] = slider.lines(square);
        table[square] = Bitboard(one | other);
        square += 1;
    }
    table
}

const fn slots(slider: Slider, mut offset: u32) -> [Slot; 64] {
    let mut slots = [const { Slot::new(Slider::Rook, 0, 0, 0) }; 64];
    let mut square = 0;
    while square < 64 {
        let blockers = blockers(slider, square);
        slots[square] = Slot::new(slider, square, blockers, offset);
        offset += 1 << blockers.count_ones();
        square += 1;
    }
    slots
}

/// The squares on which a piece blocks others. The last square of a line has none behind it.
const fn blockers(slider: Slider, square: usize) -> u64 {
    let lines = slider.lines(square);
    let whole = lines[0] | lines[1];
    let mut found = 0;
    let mut rest = whole;
    while rest != 0 {
        let piece = rest & rest.wrapping_neg();
        if reach(square, lines, piece) != whole {
            found |= piece;
        }
        rest ^= piece;
    }
    found
}

const fn end_of(slots: &[Slot; 64]) -> u32 {
    slots[63].offset + (1 << slots[63].blockers.count_ones())
}

const fn table() -> Table {
    let mut table = Table([Bitboard::EMPTY; SIZE.next_power_of_two()]);
    assert!(end_of(&ROOK_SLOTS) as usize == SIZE);
    fill(&mut table, &BISHOP_SLOTS, Slider::Bishop);
    fill(&mut table, &ROOK_SLOTS, Slider::Rook);
    table
}

/// Fills in the attacks for all arrangements on one line combined with all on the other. It has to be fast, because the compiler
/// evaluates it a hundred thousand times.
const fn fill(table: &mut Table, slots: &[Slot; 64], slider: Slider) {
    let mut square = 0;
    while square < 64 {
        let slot = &slots[square];
        let [one, other] = slider.lines(square);
        let on_other = reaches(square, other, other & slot.blockers);
        let mut pieces = 0;
        loop {
            let seen = reach_on_line(square, one, pieces);
            let (mut others, mut place) = (0, 0);
            loop {
                table.0[slot.index(pieces | others)] = Bitboard(seen | on_other[place]);
                place += 1;
                others = next_subset(others, other & slot.blockers);
                if others == 0 {
                    break;
                }
            }
            pieces = next_subset(pieces, one & slot.blockers);
            if pieces == 0 {
                break;
            }
        }
        square += 1;
    }
}

/// The attacks along a line for every set of blockers on it, in the order of [`next_subset`].
const fn reaches(square: usize, line: u64, blockers: u64) -> [u64; 64] {
    let mut reaches = [0; 64];
    let (mut pieces, mut place) = (0, 0);
    loop {
        reaches[place] = reach_on_line(square, line, pieces);
        place += 1;
        pieces = next_subset(pieces, blockers);
        if pieces == 0 {
            return reaches;
        }
    }
}

/// The next larger subset of these bits; 0 after the largest.
const fn next_subset(subset: u64, of: u64) -> u64 {
    subset.wrapping_sub(of) & of
}

#[cfg(test)]
mod tests {
    use super::*;

    const DIAGONALS: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
    const STRAIGHTS: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];

    /// Walks from a square in each direction up to and including the first piece.
    fn walk(from: Square, directions: [(i8, i8); 4], occupied: Bitboard) -> Bitboard {
        let mut reach = Bitboard::EMPTY;
        for (right, up) in directions {
            let (mut file, mut rank) = (from.file() as i8 + right, from.rank() as i8 + up);
            while (0..8).contains(&file) && (0..8).contains(&rank) {
                let square = Bitboard(1 << (rank * 8 + file));
                reach |= square;
                if (occupied & square).any() {
                    break;
                }
                file += right;
                rank += up;
            }
        }
        reach
    }

    /// Compares every square and every arrangement of the pieces in the way with the walk.
    #[test]
    fn the_tables_agree_with_the_walk() {
        for square in Square::all() {
            for (slots, directions) in [(&BISHOPS, DIAGONALS), (&ROOKS, STRAIGHTS)] {
                let slot = &slots[square.index()];
                let mut occupied: u64 = 0;
                loop {
                    let expected = walk(square, directions, Bitboard(occupied));
                    assert_eq!(TABLE.look_up(slot, Bitboard(occupied)), expected, "{square}");
                    let edges = Bitboard(occupied | !slot.blockers);
                    assert_eq!(TABLE.look_up(slot, edges), walk(square, directions, edges), "{square}");
                    occupied = next_subset(occupied, slot.blockers);
                    if occupied == 0 {
                        break;
                    }
                }
            }
        }
    }
}
