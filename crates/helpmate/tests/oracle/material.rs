//! The pieces on the board besides the two kings, on whatever squares.

use std::fmt;
use touchmove_board::{Board, Color, Piece, Role};

/// The number of pieces of each kind on each side, four bits for each, without the kings.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Material(u64);

/// Every kind but the king.
const ROLES: [Role; 5] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

fn one(piece: Piece) -> u64 {
    1 << (4 * (piece.role as u32 + 8 * piece.color as u32))
}

impl Material {
    pub(crate) fn of(board: &Board) -> Self {
        let counts = Color::ALL.into_iter().flat_map(|color| {
            let count = move |role| u64::from(board.of(color, role).len()) * one(Piece::new(color, role));
            ROLES.into_iter().map(count)
        });
        Self(counts.sum())
    }

    /// The material of a name such as `KBvKN`.
    pub(crate) fn named(name: &str) -> Self {
        let (white, black) = name.split_once('v').unwrap();
        let mut all = 0;
        for (color, letters) in Color::ALL.into_iter().zip([white, black]) {
            let men = letters.strip_prefix('K').unwrap();
            all +=
                men.chars().map(|man| one(Piece::new(color, Role::from_letter(man).unwrap()))).sum::<u64>();
        }
        Self(all)
    }

    /// White's pieces and then Black's, queens first.
    pub(crate) fn men(self) -> Vec<Piece> {
        let kinds = Color::ALL.into_iter().flat_map(|color| ROLES.map(|role| Piece::new(color, role)));
        kinds.flat_map(|piece| std::iter::repeat_n(piece, self.count(piece))).collect()
    }

    fn count(self, piece: Piece) -> usize {
        (self.0 / one(piece) % 16) as usize
    }

    pub(crate) fn has_pawns(self) -> bool {
        Color::ALL.into_iter().any(|color| self.count(Piece::new(color, Role::Pawn)) > 0)
    }

    /// Swaps White's pieces and Black's.
    pub(crate) fn colors_changed(self) -> Self {
        Self(self.0.rotate_left(32))
    }

    /// The materials that one capture, or one promotion without a capture, can lead to.
    pub(crate) fn next(self) -> Vec<Self> {
        let mut all = Vec::new();
        for man in self.men() {
            let without = self.0 - one(man);
            all.push(Self(without));
            if man.role == Role::Pawn {
                let promoted = |role| Self(without + one(Piece::new(man.color, role)));
                all.extend(Role::PROMOTIONS.map(promoted));
            }
        }
        all
    }
}

impl fmt::Debug for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = |color| {
            let men = self.men().into_iter().filter(move |man| man.color == color);
            men.map(|man| man.role.letter().to_ascii_uppercase()).collect::<String>()
        };
        write!(f, "K{}vK{}", letters(Color::White), letters(Color::Black))
    }
}
