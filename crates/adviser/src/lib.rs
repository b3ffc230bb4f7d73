//! The arbiter's adviser, which answers the question "What do I rule now?".
//!
//! - An incident is a topic and at most three answers. [`Incident::advise`] reports it to the referee as acts and returns the ruling: in
//!   one sentence, step by step, with the articles, the clocks before and after, the rulings of other editions, and why another ruling
//!   would be wrong.
//! - This crate contains no rules. Everything announced comes from a ruling of [`touchmove_referee`].
//! - A [`Verdict`] is what an arbiter announces, without articles and moves, so that rulings can be compared.
//!
//! ```
//! use touchmove_adviser::{Conditions, Facts, Incident};
//!
//! let answers = ["white", "claimed", "none"];
//! let incident = Incident::new(Conditions::default(), "illegal", &answers, Facts::default(), "en").unwrap();
//! let advice = incident.advise().unwrap();
//! assert!(advice.ruling.contains("Black receives 2:00 more"));
//! assert!(advice.articles.iter().any(|article| article.id == "7.5.5"));
//! ```

mod advice;
mod clock_sheet;
mod conditions;
mod question;
mod reenactment;
mod steps;
mod texts;
mod topics;
mod verdict;

pub use advice::{
    Advice, ArticleText, AskError, EditionRuling, Incident, PenaltyText, WhyNot, choice_text, question_text,
};
pub use clock_sheet::{ChangeReason, ClockChange, ClockRow, ClockSheet};
pub use conditions::Conditions;
pub use question::{Choice, Question, Topic};
pub use reenactment::{Answered, Facts};
pub use texts::{Words, clock_time};
pub use topics::{TOPICS, topic};
pub use verdict::{Obligation, Offence, Part, Verdict};
