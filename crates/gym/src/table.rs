//! The visible state of the table after an act and before the ruling.
//!
//! The referee answers with the state after the ruling: an illegal move is already taken back, and a penalty is already on the clock.
//! A story that showed this would reveal the answer.

use crate::acts::position;
use crate::play::Answered;
use touchmove_laws::board::{Color, Move, Position};
use touchmove_referee::wire::{ActKind, ClockState, Fen, Ruling, State};

/// The visible board and clocks.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Table {
    pub(crate) fen: Option<Fen>,
    pub(crate) clock: Option<ClockState>,
}

impl Table {
    /// The state after the ruling.
    pub(crate) const fn ruled(state: &State) -> Self {
        Self { fen: state.fen, clock: state.clock }
    }

    /// The state after the act, before the ruling.
    pub(crate) fn unruled(told: &Answered, moved: Option<Move>, before: &State) -> Self {
        let after = &told.answer.state;
        let fen = match (&told.act.kind, moved, position(before)) {
            (ActKind::Move(_), Some(mv), Some(position)) => Some(by_hand(position, mv).into()),
            (ActKind::Promote(_), ..) => after.fen,
            _ => before.fen,
        };
        Self { fen, clock: after.clock.map(|clock| without_penalties(clock, told, before)) }
    }
}

/// Returns the position after a move, legal or not.
fn by_hand(position: &Position, mv: Move) -> Position {
    let color = position.board.piece_at(mv.from).map_or(position.turn, |piece| piece.color);
    let own = Position { turn: color, ..*position };
    own.after(own.castling_by_hand(mv).unwrap_or_else(|| own.resolve(mv)))
}

/// Returns the clocks without the time that the ruling added or subtracted, and running as before.
fn without_penalties(clock: ClockState, told: &Answered, before: &State) -> ClockState {
    let ruled = |color: Color| -> i64 {
        let times = told.answer.rulings.iter().filter_map(|ruling| match ruling {
            Ruling::Time(time) if time.to.0 == color => Some(time.ms),
            _ => None,
        });
        times.sum()
    };
    let shown = |color: Color| clock.left(color).0.saturating_add_signed(-ruled(color));
    let mut seen = before.clock.unwrap_or(clock);
    seen.white_ms.0 = shown(Color::White);
    seen.black_ms.0 = shown(Color::Black);
    seen
}
