//! A board with pieces on it: any arrangement, whether or not a game can lead to it.

use crate::attacks::{
    between, bishop_attacks, diagonal_lines, king_steps, knight_jumps, pawn_origins, rook_attacks,
    straight_lines,
};
use crate::{Bitboard, Color, File, Piece, Rank, Role, Square};

/// Pieces on squares, and nothing else: no side on move, no history.
///
/// It can hold every arrangement, including impossible ones: after an illegal move that stood, with a pawn on the last
/// rank, with several kings or none. It takes 32 bytes: three bits of each square are the kind of piece, the fourth is its
/// colour, so that picking up or putting down a piece takes the same few operations for every kind.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct Board {
    planes: [u64; 4],
}

/// Bishops, queens and knights have this bit.
const DIAGONAL: usize = 0;
/// Rooks, queens and kings have this bit.
const STRAIGHT: usize = 1;
/// The pieces that do not slide (pawns, knights, kings) have this bit.
const STEPPING: usize = 2;
/// Black's pieces have this bit.
const BLACK: usize = 3;

impl Board {
    /// The board without pieces.
    pub const EMPTY: Self = Self { planes: [0; 4] };

    /// The starting position of Article 2.3.
    #[must_use]
    pub fn standard() -> Self {
        crate::chess960::Start::STANDARD.board()
    }

    /// The piece on a square, if there is one.
    #[must_use]
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        match self.role_at(square) {
            Some(role) => {
                let color = if self.bit(BLACK, square) { Color::Black } else { Color::White };
                Some(Piece { color, role })
            }
            None => None,
        }
    }

    /// The kind of piece on a square, if there is one.
    #[must_use]
    pub const fn role_at(&self, square: Square) -> Option<Role> {
        match (self.bit(DIAGONAL, square), self.bit(STRAIGHT, square), self.bit(STEPPING, square)) {
            (false, false, false) => None,
            (false, false, true) => Some(Role::Pawn),
            (true, false, true) => Some(Role::Knight),
            (true, false, false) => Some(Role::Bishop),
            (false, true, false) => Some(Role::Rook),
            (true, true, false) => Some(Role::Queen),
            (_, true, true) => Some(Role::King),
        }
    }

    /// Puts a piece on a square, and removes the one that stood there.
    pub const fn place(&mut self, square: Square, piece: Piece) {
        self.remove(square);
        self.set(square, piece);
    }

    /// Removes the piece on a square and returns it.
    pub const fn remove(&mut self, square: Square) -> Option<Piece> {
        let piece = self.piece_at(square);
        self.clear(Bitboard::of(square));
        piece
    }

    /// Every piece with its square, in the order a1, b1, … h8.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied().into_iter().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// The squares that hold a piece.
    #[must_use]
    pub const fn occupied(&self) -> Bitboard {
        Bitboard(self.planes[DIAGONAL] | self.planes[STRAIGHT] | self.planes[STEPPING])
    }

    /// The squares of one side's pieces.
    #[must_use]
    pub const fn of_color(&self, color: Color) -> Bitboard {
        match color {
            Color::White => Bitboard(self.occupied().0 & !self.planes[BLACK]),
            Color::Black => Bitboard(self.planes[BLACK]),
        }
    }

    /// The squares of one kind of piece, of both colours.
    #[must_use]
    pub const fn of_role(&self, role: Role) -> Bitboard {
        let [diagonal, straight, stepping, _] = self.planes;
        Bitboard(match role {
            Role::Pawn => stepping & !diagonal & !straight,
            Role::Knight => stepping & diagonal,
            Role::Bishop => diagonal & !straight & !stepping,
            Role::Rook => straight & !diagonal & !stepping,
            Role::Queen => diagonal & straight,
            Role::King => stepping & straight,
        })
    }

    /// The squares of one side's pieces of one kind.
    #[inline]
    #[must_use]
    pub const fn of(&self, color: Color, role: Role) -> Bitboard {
        Bitboard(self.of_color(color).0 & self.of_role(role).0)
    }

    /// Returns true if each side has exactly one king.
    #[must_use]
    pub fn has_one_king_each(&self) -> bool {
        Color::ALL.into_iter().all(|color| self.of(color, Role::King).single())
    }

    /// Bishops and queens of both colours.
    pub(crate) const fn diagonal_sliders(&self) -> Bitboard {
        Bitboard(self.planes[DIAGONAL] & !self.planes[STEPPING])
    }

    /// Rooks and queens of both colours.
    pub(crate) const fn straight_sliders(&self) -> Bitboard {
        Bitboard(self.planes[STRAIGHT] & !self.planes[STEPPING])
    }

    /// One side's pieces that attack a square (Articles 3.1.2 and 3.1.3: a piece that may not move because its own
    /// king would be in check attacks all the same).
    #[must_use]
    pub fn attackers(&self, square: Square, by: Color) -> Bitboard {
        self.attackers_through(square, by, self.occupied())
    }

    /// The same as if other squares were occupied. Only attackers on `occupied` squares count.
    pub(crate) fn attackers_through(&self, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
        let straight = rook_attacks(square, occupied) & self.straight_sliders();
        let diagonal = bishop_attacks(square, occupied) & self.diagonal_sliders();
        let knights = knight_jumps(square) & self.of_role(Role::Knight);
        let kings = king_steps(square) & self.of_role(Role::King);
        let pawns = pawn_origins(by, square) & self.of_role(Role::Pawn);
        (straight | diagonal | knights | kings | pawns) & self.of_color(by) & occupied
    }

    /// Returns true if one of these pieces, which have that colour, attacks the square, as if those squares were occupied. Few sliders have
    /// the square on their lines at all, so checking each of them is faster than searching for them from the square.
    #[inline]
    pub(crate) fn is_attacked_by(
        &self,
        square: Square,
        pieces: Bitboard,
        by: Color,
        occupied: Bitboard,
    ) -> bool {
        let knights = knight_jumps(square) & self.of_role(Role::Knight);
        let kings = king_steps(square) & self.of_role(Role::King);
        let pawns = pawn_origins(by, square) & self.of_role(Role::Pawn);
        let straight = straight_lines(square) & self.straight_sliders();
        let diagonal = diagonal_lines(square) & self.diagonal_sliders();
        ((knights | kings | pawns) & pieces).any()
            || ((straight | diagonal) & pieces)
                .into_iter()
                .any(|slider| (between(square, slider) & occupied).is_empty())
    }

    /// Returns true if a king of that colour is attacked (Article 3.9). Of several kings, one is enough.
    #[must_use]
    pub fn in_check(&self, color: Color) -> bool {
        let (pieces, occupied) = (self.of_color(!color), self.occupied());
        self.of(color, Role::King).into_iter().any(|king| self.is_attacked_by(king, pieces, !color, occupied))
    }

    /// Moves the piece on `from`, of any kind, to `to`, and removes what stands there.
    pub(crate) fn carry(&mut self, from: Square, to: Square) {
        let keep = !(Bitboard::of(from) | Bitboard::of(to)).0;
        self.planes = self.planes.map(|plane| plane & keep | (plane >> from.index() & 1) << to.index());
    }

    /// Removes all pieces on these squares.
    pub(crate) const fn clear(&mut self, squares: Bitboard) {
        let mut plane = 0;
        while plane < 4 {
            self.planes[plane] &= !squares.0;
            plane += 1;
        }
    }

    /// Puts a piece on a square that is known to be empty.
    pub(crate) const fn set(&mut self, square: Square, piece: Piece) {
        let bit = Bitboard::of(square).0;
        let (diagonal, straight, stepping) = match piece.role {
            Role::Pawn => (0, 0, bit),
            Role::Knight => (bit, 0, bit),
            Role::Bishop => (bit, 0, 0),
            Role::Rook => (0, bit, 0),
            Role::Queen => (bit, bit, 0),
            Role::King => (0, bit, bit),
        };
        self.planes[DIAGONAL] |= diagonal;
        self.planes[STRAIGHT] |= straight;
        self.planes[STEPPING] |= stepping;
        self.planes[BLACK] |= match piece.color {
            Color::White => 0,
            Color::Black => bit,
        };
    }

    const fn bit(&self, plane: usize, square: Square) -> bool {
        self.planes[plane] >> square.index() & 1 == 1
    }
}

impl core::fmt::Debug for Board {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        for rank in Rank::ALL.iter().rev() {
            for file in File::ALL {
                let letter = self.piece_at(Square::new(file, *rank)).map_or('.', Piece::letter);
                write!(f, "{letter}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}
