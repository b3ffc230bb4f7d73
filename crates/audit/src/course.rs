//! The positions of a game.
//!
//! The start and the moves are kept, and the positions are set up only when somebody looks at them: in most games nobody does. Each position
//! leaves a key of 32 bits. Equal boards have equal keys, so a position whose key occurred fewer than twice before cannot have occurred for
//! the third time.

use std::cell::OnceCell;
use touchmove_board::{Color, Move, Position};
use touchmove_laws::{QuietMoves, Repetition};

/// The positions of a game, and the moves between them.
#[derive(Default, Debug)]
pub(crate) struct Course {
    start: Option<Position>,
    moves: Vec<Move>,
    /// The last position, once the game has been followed to its end.
    last: Option<Position>,
    /// The keys of the positions after an even and after an odd number of half-moves. Only positions of one list can be the same.
    keys: [Vec<u32>; 2],
    /// The first half-move after which a draw by repetition or by the count of moves is possible.
    suspect: Option<usize>,
    /// All positions, once they have been asked for.
    positions: OnceCell<Vec<Position>>,
}

impl Course {
    /// Forgets the game, and keeps the memory for the next one.
    pub(crate) fn clear(&mut self) {
        self.start = None;
        self.moves.clear();
        self.last = None;
        self.keys.iter_mut().for_each(Vec::clear);
        self.suspect = None;
        self.positions.take();
    }

    /// Begins a game.
    pub(crate) fn begin(&mut self, start: &Position) {
        self.start = Some(*start);
        self.note(start, false);
    }

    /// Adds a move.
    #[inline]
    pub(crate) fn add(&mut self, mv: Move) {
        self.moves.push(mv);
    }

    /// Notes the position after the last move. After an illegal move it can repeat any earlier position, not only those since the last
    /// capture or pawn move.
    #[inline]
    pub(crate) fn note(&mut self, position: &Position, has_illegal_move: bool) {
        let key = key(position);
        let keys = &mut self.keys[self.moves.len() & 1];
        let quiet = position.halfmove_clock;
        if quiet >= Repetition::SHORTEST_THREEFOLD || has_illegal_move {
            let reach = if has_illegal_move { keys.len() } else { keys.len().min(quiet as usize / 2) };
            let times: usize = keys[keys.len() - reach..].iter().map(|then| usize::from(*then == key)).sum();
            if times >= 2 || QuietMoves::before(position).is_fifty() {
                self.suspect.get_or_insert(self.moves.len());
            }
        }
        keys.push(key);
    }

    /// Ends the game at this position.
    pub(crate) fn end_at(&mut self, last: &Position) {
        self.last = Some(*last);
    }

    /// The first half-move after which a draw by repetition or by the count of moves is possible.
    pub(crate) fn suspect(&self) -> Option<usize> {
        self.suspect
    }

    /// The last position; `None` if the game has no starting position.
    pub(crate) fn last(&self) -> Option<&Position> {
        self.start.and(self.last.as_ref())
    }

    /// The number of half-moves.
    pub(crate) fn len(&self) -> usize {
        self.moves.len()
    }

    /// The moves.
    pub(crate) fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// All positions from the start; there is one more than there are moves. The game must have ended.
    pub(crate) fn positions(&self) -> &[Position] {
        self.positions.get_or_init(|| {
            let Some(start) = self.start else { return Vec::new() };
            let mut positions = Vec::with_capacity(self.moves.len() + 1);
            let mut position = start;
            positions.push(position);
            for mv in &self.moves {
                position.play_unchecked(*mv);
                positions.push(position);
            }
            positions
        })
    }
}

/// The key of a position: the squares that hold a piece and those that hold a black one, mixed.
#[inline]
fn key(position: &Position) -> u32 {
    let board = &position.board;
    let squares = board.occupied().0 ^ board.of_color(Color::Black).0.rotate_left(32);
    (squares.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) as u32
}
