//! When two positions are the same (Article 9.2; 9.2.3 in 2023).

use crate::{Color, Position, Role};

impl Position {
    /// Returns true if the positions are the same in the sense of the Laws: the same player on move, the same pieces on the same
    /// squares, and the same possible moves of all pieces of both players.
    ///
    /// A right to castle counts even while castling is prevented; a right that does not fit the board does not count.
    /// A double step of a pawn counts only if capturing it en passant is a legal move. Counters are ignored.
    #[must_use]
    pub fn same_as(&self, other: &Self) -> bool {
        self.turn == other.turn
            && self.board == other.board
            && self.effective_castling() == other.effective_castling()
            && self.legal_en_passant() == other.legal_en_passant()
    }

    /// A hash that is equal for positions that are [the same](Position::same_as), and almost certainly different for others.
    /// It never changes between versions of this crate.
    #[must_use]
    pub fn key(&self) -> u64 {
        let mut key = 0;
        for (place, role) in Role::ALL.into_iter().enumerate() {
            for (color, keys) in Color::ALL.into_iter().zip(&KEYS.pieces[place]) {
                for square in self.board.of(color, role) {
                    key ^= keys[square.index()];
                }
            }
        }
        if self.castling.rooks().any() {
            for rook in self.effective_castling().rooks() {
                key ^= KEYS.castling[rook.index()];
            }
        }
        if let Some(square) = self.legal_en_passant() {
            key ^= KEYS.en_passant[square.index()];
        }
        match self.turn {
            Color::White => key,
            Color::Black => key ^ KEYS.black,
        }
    }
}

struct Keys {
    pieces: [[[u64; 64]; 2]; 6],
    castling: [u64; 64],
    en_passant: [u64; 64],
    black: u64,
}

static KEYS: Keys = keys();

/// Pseudo-random numbers from the generator SplitMix64.
const fn keys() -> Keys {
    let mut state: u64 = 0x546F_7563_686D_6F76;
    let mut keys = Keys { pieces: [[[0; 64]; 2]; 6], castling: [0; 64], en_passant: [0; 64], black: 0 };
    let mut square = 0;
    while square < 64 {
        let mut role = 0;
        while role < 6 {
            keys.pieces[role][0][square] = next(&mut state);
            keys.pieces[role][1][square] = next(&mut state);
            role += 1;
        }
        keys.castling[square] = next(&mut state);
        keys.en_passant[square] = next(&mut state);
        square += 1;
    }
    keys.black = next(&mut state);
    keys
}

const fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut word = *state;
    word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ word >> 31
}
