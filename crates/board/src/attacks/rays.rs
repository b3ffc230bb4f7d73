//! The squares between two squares of a line.

use super::sliders::{Slider, reach};
use crate::{Bitboard, Square};

/// The squares strictly between two squares of a rank, file or diagonal; none if they are not on one.
#[must_use]
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

/// The squares between are those attacked both from `a`, blocked at `b`, and from `b`, blocked at `a`.
const fn fill(table: &mut [[Bitboard; 64]; 64], slider: Slider, a: usize) {
    let lines = slider.lines(a);
    let mut rest = lines[0] | lines[1];
    while rest != 0 {
        let b = rest.trailing_zeros() as usize;
        table[a][b] = Bitboard(reach(a, lines, 1 << b) & reach(b, slider.lines(b), 1 << a));
        rest &= rest - 1;
    }
}
