//! All positions of some material, numbered. Positions that are reflections of each other share a number.

use super::{Material, Reflections, Symmetry};
use touchmove_board::attacks::{bishop_attacks, king_steps, knight_jumps, rook_attacks};
use touchmove_board::{Bitboard, Board, Color, Piece, Position, Rank, Role, Square};

/// The maximum number of pieces in a class, kings included.
const MOST: usize = 5;

/// The numbering: the home of White's king, the squares of the other pieces one after the other, and the player on move.
/// There are no rights to castle and no pawn has just made a double step.
pub(crate) struct Class {
    pub(crate) material: Material,
    pub(crate) reflections: Reflections,
    /// White's king, Black's king, then the others; those of one kind follow each other.
    pieces: Vec<Piece>,
    /// The squares to which [`Symmetry::to_home`] brings White's king.
    homes: Vec<usize>,
    /// By square: its index among the homes.
    home_numbers: [Option<usize>; 64],
}

/// The squares of the pieces of a class, in its order, and the player on move.
#[derive(Copy, Clone)]
struct Placement {
    squares: [usize; MOST],
    turn: Color,
}

impl Class {
    pub(crate) fn new(material: Material) -> Self {
        let kings = Color::ALL.map(|color| Piece::new(color, Role::King));
        let pieces = kings.into_iter().chain(material.men()).collect();
        let reflections = if material.has_pawns() { Reflections::Two } else { Reflections::Eight };
        let is_home = |square: &usize| Symmetry::to_home(*square, reflections) == Symmetry::NONE;
        let homes: Vec<usize> = (0..64).filter(is_home).collect();
        let mut home_numbers = [None; 64];
        for (number, home) in homes.iter().enumerate() {
            home_numbers[*home] = Some(number);
        }
        Self { material, reflections, pieces, homes, home_numbers }
    }

    /// The count of the numbers. Not every number is a position.
    pub(crate) fn len(&self) -> usize {
        (self.homes.len() << (6 * (self.pieces.len() - 1))) * 2
    }

    /// The number of a position of this material.
    pub(crate) fn number(&self, position: &Position) -> usize {
        let mut squares = [0; MOST];
        let mut seen = Bitboard::EMPTY;
        for (place, piece) in self.pieces.iter().enumerate() {
            let square = position.board.of(piece.color, piece.role).without(seen).first().unwrap();
            seen |= Bitboard::of(square);
            squares[place] = square.index();
        }
        self.number_of(Placement { squares, turn: position.turn })
    }

    /// The position of a number; `None` if a game could not show it. Every piece has a square to itself, no pawn is on an end rank, and the
    /// player who has just moved is not in check (3.9.2).
    pub(crate) fn position(&self, number: usize) -> Option<Position> {
        let Placement { squares, turn } = self.placement(number);
        let mut board = Board::EMPTY;
        for (place, &piece) in self.pieces.iter().enumerate() {
            let square = Square::from_index(squares[place])?;
            let is_out_of_order = self.has_twin(place) && squares[place] > squares[place + 1];
            let is_lost_pawn = piece.role == Role::Pawn && !(8..56).contains(&squares[place]);
            if is_out_of_order || is_lost_pawn || board.occupied().has(square) {
                return None;
            }
            board.place(square, piece);
        }
        (!board.in_check(!turn)).then(|| Position::new(board, turn))
    }

    /// Adds to the list every number from which a move that is neither a capture nor a promotion may lead to this one. Some of these
    /// numbers are not positions. In those that are, the move was legal, since the player who made it is not in check now.
    pub(crate) fn before(&self, number: usize, list: &mut Vec<usize>) {
        let after = self.placement(number);
        let occupied = self.occupied(&after);
        for (place, &piece) in self.pieces.iter().enumerate() {
            if piece.color == after.turn {
                continue;
            }
            let to = after.squares[place];
            let mut origins = self.origins(piece, &after, to, occupied).0;
            while origins != 0 {
                let from = origins.trailing_zeros() as usize;
                origins &= origins - 1;
                self.list_before(number, &after, place, from, list);
            }
        }
    }

    /// Adds the numbers of the same position with one piece moved back to a square.
    fn list_before(
        &self,
        number: usize,
        after: &Placement,
        place: usize,
        from: usize,
        list: &mut Vec<usize>,
    ) {
        let to = after.squares[place];
        if place > 0 && !self.is_one_of_two(place) {
            let shift = 1 + 6 * (self.pieces.len() - 1 - place);
            list.push((number + (from << shift) - (to << shift)) ^ 1);
            return;
        }
        let mut before = Placement { turn: !after.turn, ..*after };
        before.squares[place] = from;
        let before = self.at_home(before);
        list.push(self.number_of(before));
        // With White's king on the diagonal, a position and its reflection have different numbers. Both are added, because the present
        // position and its reflection may share one.
        if place == 0 && self.is_on_diagonal(&before) {
            list.push(self.number_of(before.reflected(Symmetry::DIAGONAL)));
        }
    }

    /// The number of positions of the whole board that share a number of this class: the eight reflections, or two with pawns. With White's
    /// king on the diagonal it is four, because two reflections then have different numbers.
    pub(crate) fn images(&self, number: usize) -> usize {
        match self.reflections {
            Reflections::Two => 2,
            Reflections::Eight if self.is_on_diagonal(&self.placement(number)) => 4,
            Reflections::Eight => 8,
        }
    }

    fn placement(&self, number: usize) -> Placement {
        let mut squares = [0; MOST];
        let mut rest = number >> 1;
        for square in squares[1..self.pieces.len()].iter_mut().rev() {
            *square = rest % 64;
            rest >>= 6;
        }
        squares[0] = self.homes[rest];
        Placement { squares, turn: Color::ALL[number & 1] }
    }

    fn at_home(&self, placement: Placement) -> Placement {
        placement.reflected(Symmetry::to_home(placement.squares[0], self.reflections))
    }

    fn number_of(&self, placement: Placement) -> usize {
        let mut squares = self.at_home(placement).squares;
        let mut number = self.home_numbers[squares[0]].unwrap();
        for place in 1..self.pieces.len() {
            // No class has three of a kind, so one comparison puts a kind in order.
            if self.has_twin(place) && squares[place] > squares[place + 1] {
                squares.swap(place, place + 1);
            }
            number = number << 6 | squares[place];
        }
        number << 1 | placement.turn as usize
    }

    /// Returns true if the next piece has the same kind and colour as the one at that place.
    fn has_twin(&self, place: usize) -> bool {
        self.pieces.get(place + 1) == Some(&self.pieces[place])
    }

    fn is_one_of_two(&self, place: usize) -> bool {
        self.has_twin(place) || self.has_twin(place - 1)
    }

    fn is_on_diagonal(&self, placement: &Placement) -> bool {
        self.reflections == Reflections::Eight && placement.squares[0] / 8 == placement.squares[0] % 8
    }

    fn occupied(&self, placement: &Placement) -> Bitboard {
        let squares = &placement.squares[..self.pieces.len()];
        Bitboard(squares.iter().fold(0, |all, square| all | 1 << square))
    }

    /// The empty squares from which a piece can have come without a capture. Pieces other than pawns can return the way they came.
    fn origins(&self, piece: Piece, after: &Placement, index: usize, occupied: Bitboard) -> Bitboard {
        let to = Square::from_index(index).unwrap();
        let reach = match piece.role {
            Role::King => king_steps(to),
            Role::Knight => knight_jumps(to),
            Role::Bishop => bishop_attacks(to, occupied),
            Role::Rook => rook_attacks(to, occupied),
            Role::Queen => bishop_attacks(to, occupied) | rook_attacks(to, occupied),
            Role::Pawn => self.pawn_origins(piece.color, after, to, occupied),
        };
        reach.without(occupied)
    }

    fn pawn_origins(&self, color: Color, after: &Placement, to: Square, occupied: Bitboard) -> Bitboard {
        let square = |rank: Rank| Square::new(to.file(), rank.seen_by(color));
        match to.rank().seen_by(color) {
            Rank::First | Rank::Second | Rank::Eighth => Bitboard::EMPTY,
            Rank::Fourth => {
                let over = square(Rank::Third);
                // A double step that may be answered en passant leads to another position.
                let position = self.position(self.number_of(*after));
                let step = position.map(|position| Position { en_passant: Some(over), ..position });
                let is_answered = step.is_some_and(|step| step.legal_en_passant().is_some());
                if occupied.has(over) || is_answered {
                    return Bitboard::of(over);
                }
                Bitboard::of(over) | Bitboard::of(square(Rank::Second))
            }
            rank => Bitboard::of(square(Rank::ALL[rank as usize - 1])),
        }
    }
}

impl Placement {
    fn reflected(self, symmetry: Symmetry) -> Self {
        if symmetry == Symmetry::NONE {
            return self;
        }
        Self { squares: self.squares.map(|square| symmetry.index(square)), ..self }
    }
}
