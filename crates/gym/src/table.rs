//! What can be seen on the table after an act, before anybody has ruled on it.
//!
//! The referee answers with the game as it stands after the ruling: an illegal move is already put back, and a penalty is already on the clock.
//! A story that showed this would show the answer.

use crate::acts::position;
use crate::play::Answered;
use touchmove_laws::board::{Color, Move, Position};
use touchmove_referee::wire::{ActKind, ClockState, Fen, Ruling, State};

/// Board and clocks as they can be seen.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Table {
    pub(crate) fen: Option<Fen>,
    pub(crate) clock: Option<ClockState>,
}

impl Table {
    /// After the ruling.
    pub(crate) const fn ruled(state: &State) -> Self {
        Self { fen: state.fen, clock: state.clock }
    }

    /// After the act, before the ruling.
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

/// The position that a player's hands bring about.
fn by_hand(position: &Position, mv: Move) -> Position {
    let color = position.board.piece_at(mv.from).map_or(position.turn, |piece| piece.color);
    let own = Position { turn: color, ..*position };
    own.after(own.castling_by_hand(mv).unwrap_or_else(|| own.resolve(mv)))
}

/// The clocks without the time that the ruling added or took, and running as they ran.
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
