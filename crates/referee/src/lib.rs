//! The referee protocol: a line of JSON with an act goes in, a line of JSON with the rulings comes out.
//!
//! - The same lines always give the same answers, byte for byte: the only time is the time in the acts.
//! - A line that is not an act is answered with an error, and changes nothing. No line causes a panic.
//! - This crate handles JSON and texts; every rule is in [`touchmove_laws`].
//!
//! ```
//! use touchmove_referee::Referee;
//!
//! let mut referee = Referee::new();
//! referee.line(r#"{"act":"open","edition":"2023"}"#);
//! let answer = referee.line(r#"{"act":"move","at":1000,"by":"white","move":"e2e5"}"#);
//! assert!(answer.contains(r#""kind":"illegal","article":"7.5.1""#));
//! assert!(referee.line("e2e4").starts_with(r#"{"error":{"code":"bad_json""#));
//! ```

#![warn(clippy::must_use_candidate)]

mod answer;
mod compare;
mod evidence;
mod languages;
mod opening;
mod problem;
pub mod scenario;
#[cfg(feature = "schema")]
pub mod schema;
mod texts;
mod understanding;
pub mod wire;

pub use compare::{Comparison, Difference};
pub use languages::{Languages, Texts};
use problem::Problem;
use texts::{Sentences, texts_in};
use touchmove_laws::Game;
use touchmove_laws::clock::{Moment, Time};
use wire::{Act, ActError, ActKind, Answer, ErrorCode, ErrorLine, Evidence, Open};

/// Compiles and runs the example in this crate's README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}

/// The longest line accepted, in bytes: 64 KiB.
pub const LONGEST_LINE: usize = 64 * 1024;

/// A referee, with one game or none yet.
#[derive(Clone, Debug, Default)]
pub struct Referee {
    table: Option<Table>,
}

/// A game and the language of its texts.
#[derive(Clone, Debug)]
struct Table {
    game: Game,
    texts: &'static Texts,
}

impl Referee {
    /// A referee waiting for a game to be opened.
    #[must_use]
    pub const fn new() -> Self {
        Self { table: None }
    }

    /// Rules on an act.
    ///
    /// # Errors
    /// This cannot have happened, or something is missing. Nothing has changed.
    pub fn act(&mut self, act: &Act) -> Result<Answer, ActError> {
        self.rule(act).map_err(|error| self.in_the_games_language(error))
    }

    fn rule(&mut self, act: &Act) -> Result<Answer, ActError> {
        if let ActKind::Open(open) = &act.kind {
            return self.open(open);
        }
        let Some(table) = &mut self.table else {
            return Err(ActError::new(ErrorCode::NotOpen, Problem::NotOpen));
        };
        let at = act.at.ok_or_else(|| ActError::missing("at"))?;
        let meant = understanding::understand(act)?;
        let rulings = table.game.act(Moment::from_millis(at.0), &meant)?;
        Ok(answer::answer(rulings, &table.game, Sentences { texts: table.texts, act: &act.kind }))
    }

    /// Answers a line. Both are without a line ending.
    pub fn line(&mut self, line: &str) -> String {
        match Self::parse(line).and_then(|act| self.act(&act)) {
            Ok(answer) => json(&answer),
            Err(error) => error_line(self.in_the_games_language(error)),
        }
    }

    fn in_the_games_language(&self, error: ActError) -> ActError {
        match &self.table {
            Some(table) => error.in_words_of(table.texts),
            None => error,
        }
    }

    /// Answers a line of bytes, which may not be valid UTF-8.
    pub fn bytes(&mut self, line: &[u8]) -> String {
        match core::str::from_utf8(line) {
            Ok(line) => self.line(line),
            Err(_) => {
                let error = ActError::new(ErrorCode::BadJson, Problem::NotUtf8);
                error_line(self.in_the_games_language(error))
            }
        }
    }

    /// The answer to a line that is too long to be read.
    #[must_use]
    pub fn too_long() -> String {
        error_line(too_long())
    }

    /// The next time at which time alone has an effect, in milliseconds since the game was opened. If nothing else happens before,
    /// send a `tick` then.
    pub fn time_due(&self) -> Option<u64> {
        self.table.as_ref()?.game.time_due().map(Moment::millis)
    }

    /// The number of the act that the arbiter can take back now, if any. A different act has a different number.
    #[must_use]
    pub fn retractable(&self) -> Option<u32> {
        self.table.as_ref()?.game.retractable()
    }

    /// The rest of the delay, as of the last act, of the player whose clock runs or will run, in milliseconds.
    pub fn delay_left(&self) -> u64 {
        self.table.as_ref().and_then(|table| table.game.delay_left()).map_or(0, Time::millis)
    }

    /// The players reported absent, and the time, in milliseconds since the game was opened, at which those who have not arrived lose.
    pub fn absent(&self) -> (Vec<wire::Side>, Option<u64>) {
        self.table.as_ref().map_or_else(Default::default, |table| {
            (table.game.absent().map(Into::into).collect(), table.game.late_due().map(Moment::millis))
        })
    }

    /// The player whose flag fell first, among those that are down.
    pub fn first_flag(&self) -> Option<wire::Side> {
        self.table.as_ref()?.game.first_flag().map(Into::into)
    }

    /// The evidence for the arbiter: positions that look like this one, and whether they are the same; which player can still
    /// checkmate, and how; the penalties of the edition. `None` before a game is opened. It may take a second.
    #[must_use]
    pub fn evidence(&self) -> Option<Evidence> {
        self.table.as_ref().map(|table| evidence::evidence(&table.game))
    }

    fn parse(line: &str) -> Result<Act, ActError> {
        match line.len() > LONGEST_LINE {
            true => Err(too_long()),
            false => Act::parse(line),
        }
    }

    fn open(&mut self, open: &Open) -> Result<Answer, ActError> {
        if self.table.is_some() {
            return Err(ActError::new(ErrorCode::AlreadyOpen, Problem::AlreadyOpen));
        }
        let texts = texts_in(open.lang.as_deref().unwrap_or_default());
        let opened = opening::settings(open).and_then(|settings| Ok(Game::open(settings)?));
        let game = opened.map_err(|error| error.in_words_of(texts))?;
        let answer = answer::unruled(&game);
        self.table = Some(Table { game, texts });
        Ok(answer)
    }
}

fn too_long() -> ActError {
    ActError::new(ErrorCode::LineTooLong, Problem::LineTooLong { most: LONGEST_LINE })
}

fn error_line(error: ActError) -> String {
    json(&ErrorLine { error })
}

/// Writes a value of the protocol as a line.
///
/// Writing to memory cannot fail: all keys are strings, and all numbers are finite.
fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("a value of the protocol can be written")
}
