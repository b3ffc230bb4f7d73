//! The arbiter's gym: incidents told as stories, and the question "What do you rule?"
//!
//! - An [`Incident`] is one of the project's scenarios in one edition, up to the moment when the arbiter must rule. A [rule] decides which
//!   scenarios are incidents; none is chosen by hand.
//! - Stories are generated from acts, in five languages. The answers are verdicts of the referee on the incident and on variants of it, so
//!   this crate contains no rules of chess, and exactly one answer agrees with the referee.
//! - Everything random depends on a seed, and is the same on every machine.
//!
//! ```
//! use touchmove_gym::{Filter, Gym, Topic};
//!
//! let gym = Gym::open();
//! let filter = Filter { topic: Some(Topic::IllegalMoves), ..Filter::default() };
//! let incident = gym.draw(filter, 7).next().unwrap();
//! let question = gym.question(incident, 7, "en");
//! assert_eq!(question.options[question.right].text, question.ruling);
//! ```

mod acts;
mod announcing;
mod changes;
mod difference;
mod files;
mod gym;
mod incident;
mod level;
mod merging;
mod movement;
mod options;
mod paper;
mod play;
mod question;
pub mod rule;
mod seed;
mod setting;
mod sheets;
mod story;
mod table;
mod topic;
mod variants;
mod words;

pub use difference::{
    Count, Counted, Difference, Increment, Intention, Material, PressedBefore, RaisedBy, Watching,
};
pub use files::{FILES, ScenarioFile};
pub use gym::{Filter, Gym};
pub use incident::Incident;
pub use level::Level;
pub use options::Offered;
pub use paper::Paper;
pub use question::{AnswerOption, DrillQuestion, Lesson, Line, RulingText, Shown, Story};
pub use topic::Topic;
pub use words::{LANGUAGES, Words, text_files};
