//! The moves of a game in the order they were made, and the positions they led to.

use crate::{Hands, Repetition};
use touchmove_board::{Bitboard, Color, Move, Position, Rank, Role};

/// A move that counts: a legal move, or an illegal one that was completed or replied to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ply {
    /// Identifies the position after it.
    key: u64,
    pub(crate) mv: Move,
    pub(crate) legality: Legality,
    pub(crate) completed: Completed,
    pub(crate) hands: HandsUsed,
}

/// The legality of a move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Legality {
    Legal,
    /// Illegal, and not yet penalised.
    Illegal,
    /// Illegal, and it can no longer be challenged.
    Stands,
}

/// How a move was completed, if it was.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Completed {
    No,
    /// By a press, which may have added time.
    ByPress,
    Otherwise,
}

/// The number of hands a move was made with.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum HandsUsed {
    One,
    Two,
    /// Two, and the arbiter reported seeing it.
    TwoSeen,
    /// Two, and it was not challenged in time.
    TwoTooLate,
    /// Two, and then again with one.
    OneAtLast,
}

impl HandsUsed {
    pub(crate) const fn of(hands: Hands) -> Self {
        match hands {
            Hands::One => Self::One,
            Hands::Two => Self::Two,
        }
    }
}

impl Ply {
    pub(crate) fn is_illegal(&self) -> bool {
        self.legality != Legality::Legal
    }

    pub(crate) fn is_completed(&self) -> bool {
        self.completed != Completed::No
    }

    /// Returns true if it was made with both hands and that can still be penalised.
    pub(crate) fn is_two_handed(&self) -> bool {
        matches!(self.hands, HandsUsed::Two | HandsUsed::TwoSeen)
    }
}

/// The moves that count, from the start. A move takes 16 bytes: positions are recomputed when needed.
#[derive(Clone, Debug)]
pub(crate) struct Record {
    start: Position,
    start_key: u64,
    plies: Vec<Ply>,
    /// The number of moves that White and Black completed before the start, which is all that is known about them.
    unseen: [u32; 2],
}

impl Record {
    pub(crate) fn new(start: Position) -> Self {
        Self::after_unseen([0; 2], start)
    }

    /// A record that begins after moves that were never reported: only their number is known.
    pub(crate) fn after_unseen(unseen: [u32; 2], start: Position) -> Self {
        Self { start, start_key: start.key(), plies: Vec::new(), unseen }
    }

    /// The number of moves made, including those that were not reported.
    pub(crate) fn ply(&self) -> usize {
        self.unseen.iter().sum::<u32>() as usize + self.len()
    }

    /// Removes the right to castle with the rooks on these squares from the whole game, and recomputes the position keys.
    pub(crate) fn bar_castling(&mut self, rooks: Bitboard) {
        self.start.castling = self.start.castling.without(rooks);
        self.start_key = self.start.key();
        let mut position = self.start;
        for ply in &mut self.plies {
            position =
                if ply.is_illegal() { after_illegal(&position, ply.mv) } else { position.after(ply.mv) };
            ply.key = position.key();
        }
    }

    /// The number of moves in the record.
    pub(crate) fn len(&self) -> usize {
        self.plies.len()
    }

    pub(crate) fn plies(&self) -> &[Ply] {
        &self.plies
    }

    pub(crate) fn ply_mut(&mut self, place: usize) -> Option<&mut Ply> {
        self.plies.get_mut(place)
    }

    /// The player who made the move at that index.
    pub(crate) fn mover(&self, place: usize) -> Color {
        if place.is_multiple_of(2) { self.start.turn } else { !self.start.turn }
    }

    /// The indices of a player's moves, the last first.
    pub(crate) fn latest_of(&self, player: Color) -> impl Iterator<Item = usize> + '_ {
        (0..self.len()).rev().filter(move |place| self.mover(*place) == player)
    }

    /// The number of moves that a player has made.
    pub(crate) fn made_by(&self, player: Color) -> usize {
        let told = if player == self.start.turn { self.len().div_ceil(2) } else { self.len() / 2 };
        self.unseen[player as usize] as usize + told
    }

    /// The number of moves that a player has completed.
    pub(crate) fn completed_by(&self, player: Color) -> u32 {
        let completed = |place: &usize| self.plies[*place].is_completed() && self.mover(*place) == player;
        self.unseen[player as usize] + (0..self.len()).filter(completed).count() as u32
    }

    /// The numbers of moves that White and Black have completed.
    pub(crate) fn completed(&self) -> [u32; 2] {
        Color::ALL.map(|player| self.completed_by(player))
    }

    /// Adds a move and the position it led to.
    pub(crate) fn push(&mut self, mv: Move, after: &Position) -> &mut Ply {
        let place = self.plies.len();
        self.plies.push(Ply {
            key: after.key(),
            mv,
            legality: Legality::Legal,
            completed: Completed::No,
            hands: HandsUsed::One,
        });
        &mut self.plies[place]
    }

    /// Takes back all moves after a ply.
    pub(crate) fn truncate(&mut self, ply: usize) {
        self.plies.truncate(ply);
    }

    /// Replaces the pawn that the move at that index left on the last rank by a queen.
    pub(crate) fn make_queen(&mut self, place: usize) -> Position {
        let before = self.position_after(place);
        let mut after = before;
        if let Some(ply) = self.plies.get_mut(place) {
            ply.mv.promotion = Some(Role::Queen);
            ply.legality = Legality::Legal;
            after = before.after(ply.mv);
            ply.key = after.key();
        }
        after
    }

    /// The position after this number of moves.
    pub(crate) fn position_after(&self, ply: usize) -> Position {
        self.plies.iter().take(ply).fold(self.start, |position, ply| {
            if ply.is_illegal() { after_illegal(&position, ply.mv) } else { position.after(ply.mv) }
        })
    }

    /// The positions of the game, from the start to the one after the last move.
    pub(crate) fn positions(&self) -> impl Iterator<Item = Position> + '_ {
        let later = self.plies.iter().scan(self.start, |position, ply| {
            *position =
                if ply.is_illegal() { after_illegal(position, ply.mv) } else { position.after(ply.mv) };
            Some(*position)
        });
        core::iter::once(self.start).chain(later)
    }

    /// The plies, in order, at which the same position occurred (9.2). Keys find them; the positions themselves confirm them.
    pub(crate) fn occurrences(&self, of: &Position) -> Vec<usize> {
        let key = of.key();
        let keys = core::iter::once(self.start_key).chain(self.plies.iter().map(|ply| ply.key));
        let found = keys.enumerate().filter(|(_, other)| *other == key).map(|(ply, _)| ply);
        found.filter(|ply| self.position_after(*ply).same_as(of)).collect()
    }

    /// The same for the position after the next move, including that occurrence.
    pub(crate) fn occurrences_with_next(&self, next: &Position) -> Vec<usize> {
        let mut plies = self.occurrences(next);
        plies.push(self.len() + 1);
        plies
    }

    /// The number of occurrences of the position after the last move, by its key alone.
    pub(crate) fn repetition_by_key(&self) -> Repetition {
        let Some((last, earlier)) = self.plies.split_last() else { return Repetition::None };
        let keys = earlier.iter().rev().map(|ply| ply.key).chain([self.start_key]);
        let same = (1..).zip(keys).filter(|(_, key)| *key == last.key);
        Repetition::of_distances(same.map(|(distance, _)| distance))
    }
}

/// The position after an illegal move that counts: the pieces as they stand, with the turn passed.
pub(crate) fn after_illegal(position: &Position, mv: Move) -> Position {
    match position.board.piece_at(mv.from) {
        // A king released in a legal castling: the rook has not moved.
        Some(king) if position.is_legal(mv) => {
            let mut after = position.after_no_move();
            after.board.remove(mv.from);
            after.board.place(mv.to, king);
            after.castling = after.castling.without_color(position.turn);
            after
        }
        Some(_) => {
            let after = position.after(mv);
            // A captured king has no right to castle.
            Position { castling: after.effective_castling(), ..after }
        }
        // Nothing has moved.
        None => position.after_no_move(),
    }
}

/// The position with an illegal move that has not been completed: only the pieces have changed.
pub(crate) fn with_illegal(position: &Position, mv: Move) -> Position {
    Position {
        turn: position.turn,
        halfmove_clock: position.halfmove_clock,
        fullmove_number: position.fullmove_number,
        ..after_illegal(position, mv)
    }
}

/// Returns true if no legal move leads to this position: both kings are in check, or a pawn stands on the last rank.
pub(crate) fn is_plainly_illegal(position: &Position) -> bool {
    let both_in_check = Color::ALL.into_iter().all(|color| position.board.in_check(color));
    let pawn_on_last_rank = Color::ALL.into_iter().any(|color| {
        let last = touchmove_board::Bitboard::rank(Rank::Eighth.seen_by(color));
        (position.board.of(color, Role::Pawn) & last).any()
    });
    both_in_check || pawn_on_last_rank
}
