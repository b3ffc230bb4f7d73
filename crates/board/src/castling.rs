//! The right to castle (Article 3.8.2.1; Guidelines II for Chess960).

use crate::attacks::rook_attacks;
use crate::{Bitboard, Color, File, Position, Rank, Square};

/// The side of the board towards which the king castles.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CastlingSide {
    /// Towards the h-file: the king goes to the g-file, the rook to the f-file (`0-0`).
    King,
    /// Towards the a-file: the king goes to the c-file, the rook to the d-file (`0-0-0`).
    Queen,
}

impl CastlingSide {
    /// Both sides, the king's first.
    pub const ALL: [Self; 2] = [Self::King, Self::Queen];

    /// `king` or `queen`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::King => "king",
            Self::Queen => "queen",
        }
    }

    /// The file on which the king arrives, in standard chess as in Chess960.
    #[must_use]
    pub const fn king_file(self) -> File {
        match self {
            Self::King => File::G,
            Self::Queen => File::C,
        }
    }

    /// The file on which the rook arrives.
    #[must_use]
    pub const fn rook_file(self) -> File {
        match self {
            Self::King => File::F,
            Self::Queen => File::D,
        }
    }

    /// The corner in which the rook starts in standard chess.
    #[must_use]
    pub const fn corner_file(self) -> File {
        match self {
            Self::King => File::H,
            Self::Queen => File::A,
        }
    }

    /// Where the king arrives.
    #[must_use]
    pub const fn king_to(self, color: Color) -> Square {
        Square::new(self.king_file(), Rank::First.seen_by(color))
    }

    /// Where the rook arrives.
    #[must_use]
    pub const fn rook_to(self, color: Color) -> Square {
        Square::new(self.rook_file(), Rank::First.seen_by(color))
    }

    /// The side on which a square of the first rank lies, seen from the king.
    #[must_use]
    pub const fn of(king: Square, rook: Square) -> Self {
        if rook.index() > king.index() { Self::King } else { Self::Queen }
    }
}

/// The rooks with which castling is still a right: neither they nor their king have moved.
///
/// A right is stored as the rook's square. So it works for Chess960, and is lost when a piece leaves or reaches that square. Any set of
/// squares can be stored; only what [`Position::castling_rook`] finds has an effect.
///
/// [`Position::castling_rook`]: crate::Position::castling_rook
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct CastlingRights {
    rooks: Bitboard,
}

impl CastlingRights {
    /// No rights.
    pub const NONE: Self = Self { rooks: Bitboard::EMPTY };

    /// The rights to castle with the rooks on these squares.
    #[must_use]
    pub const fn with_rooks(rooks: Bitboard) -> Self {
        Self { rooks }
    }

    /// The squares of the rooks.
    #[must_use]
    pub const fn rooks(self) -> Bitboard {
        self.rooks
    }

    /// The squares of one side's rooks: those on that player's first rank.
    #[must_use]
    pub const fn rooks_of(self, color: Color) -> Bitboard {
        Bitboard(self.rooks.0 & Bitboard::first_rank(color).0)
    }

    /// The rights that remain when a piece has left or reached these squares.
    #[must_use]
    pub const fn without(self, squares: Bitboard) -> Self {
        Self { rooks: self.rooks.without(squares) }
    }

    /// The rights that remain when that player's king has moved.
    #[must_use]
    pub const fn without_color(self, color: Color) -> Self {
        self.without(Bitboard::first_rank(color))
    }
}

/// The conditions for castling with a rook (3.8.2.2, and Guidelines II.3.2.7 for Chess960).
#[derive(Copy, Clone)]
pub(crate) struct CastlingPath {
    pub(crate) king: Square,
    pub(crate) rook: Square,
    /// All squares on the paths of king and rook, except their own.
    pub(crate) must_be_empty: Bitboard,
    /// The king's square, those it crosses and the one it reaches.
    pub(crate) must_be_safe: Bitboard,
}

impl CastlingPath {
    /// The path of that king with that rook, both on the first rank of their colour.
    #[inline]
    pub(crate) fn new(color: Color, king: Square, rook: Square) -> Self {
        let [empty, safe] = WAYS[king.index() % 8][rook.index() % 8];
        let on_first_rank = |files: u8| {
            Bitboard(match color {
                Color::White => u64::from(files),
                Color::Black => u64::from(files) << 56,
            })
        };
        Self { king, rook, must_be_empty: on_first_rank(empty), must_be_safe: on_first_rank(safe) }
    }

    /// Returns true if no piece stands in the way.
    #[inline]
    pub(crate) fn is_free(&self, occupied: Bitboard) -> bool {
        (self.must_be_empty & occupied).is_empty()
    }

    /// Returns true if the king is not attacked after castling. In Chess960 the rook may have shielded it.
    #[inline]
    pub(crate) fn king_arrives_safely(&self, position: &Position, color: Color) -> bool {
        let side = CastlingSide::of(self.king, self.rook);
        let gone = Bitboard::of(self.king) | Bitboard::of(self.rook);
        let arrived = Bitboard::of(side.king_to(color)) | Bitboard::of(side.rook_to(color));
        let occupied = position.board.occupied().without(gone) | arrived;
        let straight = position.board.straight_sliders() & position.board.of_color(!color);
        (rook_attacks(side.king_to(color), occupied) & straight).is_empty()
    }
}

/// For each pair of files of king and rook: the files that must be empty and those that must be safe, as bits of a rank.
static WAYS: [[[u8; 2]; 8]; 8] = ways();

const fn ways() -> [[[u8; 2]; 8]; 8] {
    let mut ways = [[[0; 2]; 8]; 8];
    let mut king = 0;
    while king < 8 {
        let mut rook = 0;
        while rook < 8 {
            let side = if rook > king { CastlingSide::King } else { CastlingSide::Queen };
            let kings_way = files_from_to(king, side.king_file() as u8);
            let rooks_way = files_from_to(rook, side.rook_file() as u8);
            let empty = (kings_way | rooks_way) & !(1 << king) & !(1 << rook);
            ways[king as usize][rook as usize] = [empty, kings_way];
            rook += 1;
        }
        king += 1;
    }
    ways
}

/// The files from one to another, both included.
const fn files_from_to(a: u8, b: u8) -> u8 {
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    (0xFF << low) & (0xFF >> (7 - high))
}
