//! The clock-correction sheet: the times before and after a ruling as a chess clock shows them, and the arithmetic between them.

use crate::reenactment::Outcome;
use core::cmp::Ordering;
use serde::Serialize;
use touchmove_laws::board::Color;
use touchmove_referee::wire::{Ruling, Side};

/// The times of both players before and after a ruling.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ClockSheet {
    /// White's times.
    pub white: ClockRow,
    /// Black's times.
    pub black: ClockRow,
    /// The player whose clock runs when play continues.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub running: Option<Side>,
    /// The increment for each move, in seconds.
    pub increment_s: u32,
    /// Whether the times before were read from the clock. Otherwise they are examples.
    pub is_read: bool,
}

/// One player's times.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ClockRow {
    /// The time before the ruling.
    pub before_ms: u64,
    /// The changes, in this order.
    pub changes: Vec<ClockChange>,
    /// The time to set.
    pub after_ms: u64,
}

/// Time added, or taken away.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ClockChange {
    /// The amount in milliseconds; negative if it is taken away.
    pub ms: i64,
    /// The reason.
    pub why: ChangeReason,
    /// The article that requires it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub article: Option<String>,
}

/// The reason why a clock is corrected.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ChangeReason {
    /// A ruling gives or takes the time.
    Ruling,
    /// The press is undone, together with its increment.
    PressUndone,
    /// The time has elapsed meanwhile.
    Elapsed,
}

/// The source of the times before.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Read {
    FromTheClock,
    /// They are examples.
    Nowhere,
}

impl ClockSheet {
    pub(crate) fn of_game(outcome: &Outcome, increment_s: u32, read: Read) -> Option<Self> {
        let before = outcome.before.as_ref()?.clock?;
        let after = outcome.resumed.as_ref()?.clock?;
        let row = |player: Color| {
            let (before_ms, after_ms) = (before.left(player).0, after.left(player).0);
            let mut changes = ruled(outcome, player);
            let given: i64 = changes.iter().map(|change| change.ms).sum();
            let rest = signed(after_ms) - signed(before_ms) - given;
            let why = match moves(&before, player).cmp(&moves(&after, player)) {
                Ordering::Greater => Some(ChangeReason::PressUndone),
                Ordering::Equal => Some(ChangeReason::Elapsed),
                // A move was completed: the clock has added its increment itself.
                Ordering::Less => None,
            };
            match why.filter(|_| rest != 0) {
                Some(why) => changes.insert(0, ClockChange { ms: rest, why, article: None }),
                None if changes.is_empty() => return ClockRow { before_ms: after_ms, changes, after_ms },
                None => {}
            }
            ClockRow { before_ms, changes, after_ms }
        };
        Some(Self {
            white: row(Color::White),
            black: row(Color::Black),
            running: after.running,
            increment_s,
            is_read: read == Read::FromTheClock,
        })
    }

    /// The same where several moves are taken back: 7.1 leaves the times before to the arbiter, and no increment is subtracted from them.
    #[must_use]
    pub(crate) fn with_estimated_times(mut self) -> Self {
        for row in [&mut self.white, &mut self.black] {
            row.changes.retain(|change| change.why == ChangeReason::Ruling);
            let given: i64 = row.changes.iter().map(|change| change.ms).sum();
            row.after_ms = row.before_ms.saturating_add_signed(given);
        }
        self
    }

    /// A player's row.
    pub(crate) const fn of(&self, player: Color) -> &ClockRow {
        match player {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }

    /// Returns true if nothing changes.
    pub(crate) fn is_unchanged(&self) -> bool {
        self.white.changes.is_empty() && self.black.changes.is_empty()
    }
}

/// Returns the time that the rulings give to or take from a player.
fn ruled(outcome: &Outcome, player: Color) -> Vec<ClockChange> {
    let times = outcome.rulings.iter().filter_map(|ruling| match ruling {
        Ruling::Time(time) if time.to.0 == player => Some(time),
        _ => None,
    });
    let change = |time: &touchmove_referee::wire::ruling::Time| ClockChange {
        ms: time.ms,
        why: ChangeReason::Ruling,
        article: Some(time.figure.as_ref().unwrap_or(&time.article).to_string()),
    };
    times.map(change).collect()
}

const fn moves(clock: &touchmove_referee::wire::ClockState, player: Color) -> u32 {
    match player {
        Color::White => clock.white_moves,
        Color::Black => clock.black_moves,
    }
}

fn signed(ms: u64) -> i64 {
    i64::try_from(ms).unwrap_or(i64::MAX)
}
