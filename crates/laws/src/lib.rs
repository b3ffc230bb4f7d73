//! The FIDE Laws of Chess in six editions: the acts of a game go in, rulings with their articles come out.
//!
//! This crate guarantees:
//!
//! - A [`Game`] receives what happened ([`Act`]) and when, and returns what the Laws of its [`Edition`] say about it ([`Ruling`]), each
//!   ruling with its [`Article`]. Citing an article that the edition does not have is a compile error.
//! - The same acts always have the same answers. Time is an argument, and no search is limited by time.
//! - An act that the Laws do not allow is refused, and changes nothing but the time. An act that cannot have happened is an [`ActError`],
//!   and changes nothing at all. No act causes a panic.
//! - Questions that only a person can judge are asked, never guessed.
//! - No rule compares years: editions are records of figures, choices and procedures, and the rules consult the record.
//!
//! ```
//! use touchmove_laws::board::Color;
//! use touchmove_laws::clock::Moment;
//! use touchmove_laws::{Act, EditionName, Game, Hands, RulingKind, Settings, Stated};
//!
//! for (edition, article) in [(EditionName::Laws2009, "7.4.a"), (EditionName::Laws2023, "7.5.1")] {
//!     let mut game = Game::open(Settings { edition, ..Settings::default() }).unwrap();
//!     let act = Act::Move { by: Color::White, mv: Stated::of("e2e5"), hands: Hands::One };
//!     let rulings = game.act(Moment::from_millis(0), &act).unwrap();
//!     let illegal = rulings.iter().find(|ruling| matches!(ruling.kind, RulingKind::Illegal { .. })).unwrap();
//!     assert_eq!(illegal.article.id(), article);
//! }
//! ```

#![warn(clippy::must_use_candidate)]

mod act;
mod admission;
mod after;
mod alive;
mod announcing;
mod arbiter;
pub mod articles;
mod assistants;
mod automatic_ending;
mod chessboard;
mod claimed_move;
mod completion;
mod draws;
pub mod edition;
mod edition_name;
mod endings;
mod evidence;
mod flags;
mod game;
mod irregularities;
mod late;
mod moves;
mod observations;
mod offences;
mod offers;
mod papers;
mod phase;
mod points;
mod questions;
mod quickplay;
mod quiet_moves;
mod reconstruction;
mod record;
mod regime;
mod repetition;
mod result;
mod ruling;
mod scoresheets;
mod sealed_notation;
mod sealing;
mod settings;
mod sheets;
mod state;
mod table_clock;
mod touch;
mod touching;
mod undoing;
mod untold;
pub mod unwinnable;
mod words;

/// The crates this one builds on, re-exported for its users.
pub use {
    touchmove_board as board, touchmove_clock as clock, touchmove_helpmate as helpmate,
    touchmove_notation as notation,
};

pub use act::{
    Act, Against, Claim, Decision, Early, HandedIn, Hands, Intent, Observation, PressingHand, Promoting,
    Sentence, SheetFor, Sound, Stated,
};
pub use admission::ActError;
pub use after::{After, NumberedMove};
pub use articles::Article;
pub use automatic_ending::AutomaticEnding;
pub use edition::Edition;
pub use edition_name::{Date, EditionName, NoEditionError, ParseEditionError};
pub use evidence::{Alike, Checkmate, Difference, LineMove};
pub use game::Game;
pub use phase::Phase;
pub use quiet_moves::QuietMoves;
pub use repetition::Repetition;
pub use result::{GameResult, ParseScoreError, Points, Scale, Score};
pub use ruling::{
    Cause, Choices, Duty, Envelope, Facts, IllegalReason, LooksAlike, Reconstruction, Ruling, RulingKind,
    TimeChange,
};
pub use settings::{
    Announced, ArbiterPresence, DevicePenalty, DrawAgreement, Moves, OpenError, PositionError, Regulations,
    Reporting, Scoresheets, Settings, Start, Supervision, Watch,
};
pub use state::{ClockState, OpenQuestion, State};
pub use words::{
    Answer, Breach, ClaimKind, ClaimVerdict, Conduct, Grounds, How, NoteOf, OfferEnd, Paper, Penalty,
    QuestionAbout, Refusal, Regulation,
};

/// Compiles and runs the example in this crate's README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
