//! A second, slow and obvious reading of Article 3, to compare the crate with.
//!
//! It shares nothing with the crate but the types: eight rows of eight squares, steps counted on files and ranks, and
//! every move made on a copy of the board to see whether a king is attacked afterwards.

mod castling;
mod moves;
mod reasons;

use touchmove_board::{Color, File, Move, Piece, Position, Rank, Role, Square};

/// A square by its coordinates, both from 0 to 7.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Place {
    pub(crate) file: i32,
    pub(crate) rank: i32,
}

impl Place {
    pub(crate) fn of(square: Square) -> Self {
        Self { file: square.file() as i32, rank: square.rank() as i32 }
    }

    pub(crate) fn square(self) -> Square {
        Square::new(File::ALL[self.file as usize], Rank::ALL[self.rank as usize])
    }

    fn moved(self, files: i32, ranks: i32) -> Self {
        Self { file: self.file + files, rank: self.rank + ranks }
    }

    pub(crate) fn all() -> impl Iterator<Item = Self> {
        (0..64).map(|number| Self { file: number % 8, rank: number / 8 })
    }
}

/// The direction of a player's pawns.
fn forward(color: Color) -> i32 {
    match color {
        Color::White => 1,
        Color::Black => -1,
    }
}

fn first_rank(color: Color) -> i32 {
    match color {
        Color::White => 0,
        Color::Black => 7,
    }
}

fn is_end_rank(rank: i32) -> bool {
    rank == 0 || rank == 7
}

/// A position in the oracle's own form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Oracle {
    /// By rank, then by file.
    pieces: [[Option<Piece>; 8]; 8],
    /// The squares of the castling rights, by rank, then by file.
    rights: [[bool; 8]; 8],
    en_passant: Option<Place>,
    turn: Color,
}

impl Oracle {
    pub(crate) fn new(position: &Position) -> Self {
        let mut oracle = Self {
            pieces: [[None; 8]; 8],
            rights: [[false; 8]; 8],
            en_passant: position.en_passant.map(Place::of),
            turn: position.turn,
        };
        for place in Place::all() {
            let (rank, file) = (place.rank as usize, place.file as usize);
            oracle.pieces[rank][file] = position.board.piece_at(place.square());
            oracle.rights[rank][file] = position.castling.rooks().has(place.square());
        }
        oracle
    }

    pub(crate) fn at(&self, place: Place) -> Option<Piece> {
        self.pieces[place.rank as usize][place.file as usize]
    }

    fn set(&mut self, place: Place, piece: Option<Piece>) {
        self.pieces[place.rank as usize][place.file as usize] = piece;
    }

    fn holds(&self, place: Place, color: Color, role: Role) -> bool {
        self.at(place) == Some(Piece::new(color, role))
    }

    /// Are all squares strictly between two squares of one line empty?
    fn free_between(&self, from: Place, to: Place) -> bool {
        let (files, ranks) = ((to.file - from.file).signum(), (to.rank - from.rank).signum());
        let mut place = from.moved(files, ranks);
        while place != to {
            if self.at(place).is_some() {
                return false;
            }
            place = place.moved(files, ranks);
        }
        true
    }

    /// Does the piece on `from` move along such a line or leap so, whatever stands in between? Captures only for pawns.
    fn aims_at(&self, from: Place, to: Place) -> bool {
        let Some(piece) = self.at(from) else { return false };
        let (files, ranks) = (to.file - from.file, to.rank - from.rank);
        if files == 0 && ranks == 0 {
            return false;
        }
        let straight = files == 0 || ranks == 0;
        let diagonal = files.abs() == ranks.abs();
        match piece.role {
            Role::Pawn => !is_end_rank(from.rank) && files.abs() == 1 && ranks == forward(piece.color),
            Role::Knight => files.abs() * ranks.abs() == 2,
            Role::Bishop => diagonal,
            Role::Rook => straight,
            Role::Queen => straight || diagonal,
            Role::King => files.abs() <= 1 && ranks.abs() <= 1,
        }
    }

    /// Could the piece on `from` capture on `to` by its movement?
    fn attacks(&self, from: Place, to: Place) -> bool {
        let slides =
            matches!(self.at(from).map(|piece| piece.role), Some(Role::Bishop | Role::Rook | Role::Queen));
        self.aims_at(from, to) && (!slides || self.free_between(from, to))
    }

    /// The pieces of a player that attack a square.
    pub(crate) fn attackers(&self, place: Place, by: Color) -> impl Iterator<Item = Square> {
        let is_theirs = move |from: &Place| self.at(*from).is_some_and(|piece| piece.color == by);
        Place::all().filter(is_theirs).filter(move |&from| self.attacks(from, place)).map(Place::square)
    }

    fn is_attacked(&self, place: Place, by: Color) -> bool {
        self.attackers(place, by).next().is_some()
    }

    fn kings(&self, color: Color) -> Vec<Place> {
        Place::all().filter(|&place| self.holds(place, color, Role::King)).collect()
    }

    fn in_check(&self, color: Color) -> bool {
        self.kings(color).into_iter().any(|king| self.is_attacked(king, !color))
    }

    /// The en passant square, whether or not it means anything.
    pub(crate) fn passed_square(&self) -> Option<Square> {
        self.en_passant.map(Place::square)
    }

    pub(crate) fn is_check(&self) -> bool {
        self.in_check(self.turn)
    }

    /// The number of ways to play that many moves.
    pub(crate) fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        self.legal_moves().into_iter().map(|mv| self.after(mv).perft(depth - 1)).sum()
    }

    /// The en passant square, if a capture there is legal.
    pub(crate) fn legal_en_passant(&self) -> Option<Square> {
        let target = self.en_passant?;
        let captures =
            |mv: &Move| Place::of(mv.to) == target && self.is_en_passant(Place::of(mv.from), target);
        self.legal_moves().iter().any(captures).then(|| target.square())
    }

    /// What Article 9.2 compares: the player on move, the pieces, and what decides the possible moves.
    pub(crate) fn identity(&self) -> Identity {
        Identity {
            turn: self.turn,
            pieces: self.pieces,
            castling_rooks: self.all_castling_rooks(),
            en_passant: self.legal_en_passant(),
        }
    }
}

/// Equal for positions that are the same.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Identity {
    turn: Color,
    pieces: [[Option<Piece>; 8]; 8],
    castling_rooks: Vec<Place>,
    en_passant: Option<Square>,
}
