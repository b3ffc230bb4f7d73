//! Article 6 of the Laws of Chess: time controls and the chess clock.
//!
//! - Time is an argument, in whole milliseconds. Only [`Clock::run_to`] advances it; every other operation happens at
//!   the moment reached. Nothing is rounded, so running in one step or in a thousand gives the same result.
//! - At most one of the two clocks runs (6.1), and neither ever shows less than zero.
//! - The clock does not depend on an edition. Where editions differ, it takes an argument: [`SavedTime`],
//!   [`Classes`].
//! - The clock decides nothing: it reports that time is up. Whether a flag has thereby fallen "in the sense of the
//!   Laws" (seen or claimed: 6.8, in 2005 6.9) is for the game to decide.
//!
//! ```
//! use touchmove_board::Color::{Black, White};
//! use touchmove_clock::{Clock, Moment, SavedTime, Time};
//!
//! let mut clock = Clock::new("40/5400+30:1800+30".parse()?, SavedTime::Kept);
//! clock.start(White);
//! clock.run_to(Moment::from_millis(10_000));
//! clock.press(White, 1)?;
//! assert_eq!(clock.left(White), Time::from_seconds(5400 + 30 - 10 + 30));
//! assert_eq!(clock.running(), Some(Black));
//! assert_eq!(clock.flag_due(), Some(Moment::from_millis(5_440_000)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(clippy::must_use_candidate)]

mod class;
mod clock;
mod control;
mod read;
mod side;
mod tag;
mod time;

pub use class::{Class, Classes, Limit};
pub use clock::{Clock, NotRunningError, NothingToTakeBackError};
pub use control::{Bonus, Period, Periods, TimeControl};
pub use read::{TimeControlError, TimeControlErrorKind};
pub use side::SavedTime;
pub use tag::{TagPeriod, TimeControlTag};
pub use time::{Moment, Time};

/// Compiles and runs the example in this crate's README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
