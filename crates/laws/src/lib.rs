//! The FIDE Laws of Chess in six editions: acts of a game in, rulings with their articles out.

mod act;
mod admission;
mod alive;
mod arbiter;
pub mod articles;
mod claims;
mod completion;
mod draws;
pub mod edition;
mod edition_name;
mod endings;
mod flags;
mod game;
mod irregularities;
mod late;
mod moves;
mod observations;
mod offers;
mod questions;
mod quickplay;
mod record;
mod regime;
mod result;
mod ruling;
mod scoresheets;
mod sealing;
mod settings;
mod state;
mod touch;
mod touching;
mod words;

/// The words of the rooms below, for those who rest on this one.
pub use {touchmove_board as board, touchmove_clock as clock, touchmove_notation as notation};

pub use act::{Act, Claim, Decision, Hands, Intent, Observation, Sentence, Sound, Stated};
pub use admission::ActFault;
pub use articles::Article;
pub use edition::Edition;
pub use edition_name::{Date, EditionName, NoEdition, NotAnEdition};
pub use game::{Game, Phase};
pub use result::{GameResult, NotAResult, Points, Scale, Score};
pub use ruling::{Duty, Envelope, Facts, IllegalReason, Ruling, RulingKind, TimeChange};
pub use settings::{
    Announced, ArbiterPresence, DevicePenalty, DrawAgreement, OpenFault, Regulations, Scoresheets, Settings,
    Start, Supervision, Watch,
};
pub use state::{ClockState, State};
pub use words::{
    Answer, Breach, ClaimKind, ClaimVerdict, Grounds, How, NoteOf, OfferEnd, Penalty, QuestionAbout, Refusal,
};
