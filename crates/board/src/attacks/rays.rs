//! The straight lines between squares.

use super::sliders::{Slider, reach};
use crate::{Bitboard, Square};

/// The squares strictly between two squares of one line; none if they share no line.
pub fn between(a: Square, b: Square) -> Bitboard {
    BETWEEN[a.index()][b.index()]
}

static BETWEEN: [[Bitboard; 64]; 64] = table();

const fn table() -> [[Bitboard; 64]; 64] {
    let mut table = [[Bitboard::EMPTY; 64]; 64];
    let mut a = 0;
    while a < 64 {
        fill(&mut table, Slider::Rook, a);
        fill(&mut table, Slider::Bishop, a);
        a += 1;
    }
    table
}

/// What a piece on `a` sees as far as `b`, and a piece on `b` as far as `a`, is what lies between them.
const fn fill(table: &mut [[Bitboard; 64]; 64], slider: Slider, a: usize) {
    let lines = slider.lines(a);
    let mut rest = lines[0] | lines[1];
    while rest != 0 {
        let b = rest.trailing_zeros() as usize;
        table[a][b] = Bitboard(reach(a, lines, 1 << b) & reach(b, slider.lines(b), 1 << a));
        rest &= rest - 1;
    }
}
