//! The arbiter's gym: incidents told as stories, and the question "what do you rule?"
//!
//! - An [`Incident`] is one of the project's scenarios in one edition, cut where the arbiter must rule. Which scenarios are incidents is decided by
//!   a [rule], never by hand.
//! - Stories are written from acts, in five languages; the answers are verdicts of the referee, on the incident and on variants of it. So no
//!   rule of chess stands here, and exactly one answer agrees with the referee.
//! - Everything that is drawn comes from a seed, and comes out the same on every machine.
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
