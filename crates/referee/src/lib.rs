//! The referee protocol: one line of JSON in, an act; one line of JSON out, what the Laws say of it.
//!
//! - The same lines always give the same answers, byte for byte: there is no clock here but what the acts say.
//! - A line that is not an act is answered with an error, and changes nothing. No line brings the referee down.
//! - It knows JSON and words; every rule is in [`touchmove_laws`].
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

mod acts;
mod answer;
mod compare;
mod evidence;
mod fault;
mod fields;
mod json;
mod opening;
pub mod scenario;
mod texts;
mod values;

pub use compare::{Comparison, Difference};
use fault::{Code, Fault};
use fields::Fields;
use texts::Texts;
use touchmove_laws::Game;
use touchmove_laws::clock::{Moment, Time};

/// The longest line that is read, in bytes: 64 KiB.
pub const LONGEST_LINE: usize = 64 * 1024;

/// A referee: no game yet, or one.
#[derive(Clone, Debug, Default)]
pub struct Referee {
    table: Option<Table>,
}

/// A game, and the language in which it is talked about.
#[derive(Clone, Debug)]
struct Table {
    game: Game,
    texts: &'static Texts,
}

impl Referee {
    /// A referee who waits for a game to be opened.
    pub const fn new() -> Self {
        Self { table: None }
    }

    /// Answers a line, given and returned without its end.
    pub fn line(&mut self, line: &str) -> String {
        self.judge(line).unwrap_or_else(|fault| fault.answer())
    }

    /// Answers a line that may not even be text.
    pub fn bytes(&mut self, line: &[u8]) -> String {
        match core::str::from_utf8(line) {
            Ok(line) => self.line(line),
            Err(_) => Fault::new(Code::BadJson, "the line is not UTF-8").answer(),
        }
    }

    /// The answer to a line that is too long to be kept.
    pub fn too_long() -> String {
        Fault::new(Code::LineTooLong, format!("a line has at most {LONGEST_LINE} bytes")).answer()
    }

    /// When time alone will bring something, in milliseconds since the game was opened: tell a `tick` then, if nothing else was told.
    pub fn time_due(&self) -> Option<u64> {
        self.table.as_ref()?.game.time_due().map(Moment::millis)
    }

    /// What is left, at the last act, of the delay of the player whose clock runs or will run on, in milliseconds.
    pub fn delay_left(&self) -> u64 {
        self.table.as_ref().and_then(|table| table.game.delay_left()).map_or(0, Time::millis)
    }

    /// What stands behind a decision, for the arbiter, as JSON: positions that look like this one, and why they are or are not the
    /// same; who can still checkmate, and how; the penalties of the edition. None before a game is opened. It may take a second.
    pub fn evidence(&self) -> Option<String> {
        self.table.as_ref().map(|table| evidence::write(&table.game))
    }

    fn judge(&mut self, line: &str) -> Result<String, Fault> {
        if line.len() > LONGEST_LINE {
            return Ok(Self::too_long());
        }
        let mut fields = Fields::parse(line)?;
        let act = fields.act()?;
        if act == "open" {
            return self.open(fields);
        }
        acts::check_name(&act)?;
        let Some(table) = &mut self.table else {
            return Err(Fault::new(Code::NotOpen, "no game has been opened yet"));
        };
        let at = fields.required("at", values::millis)?;
        let act = acts::read(&act, fields)?;
        let rulings = table.game.act(Moment::from_millis(at), &act).map_err(Fault::of_act)?;
        Ok(answer::write(&rulings, &table.game, table.texts))
    }

    fn open(&mut self, fields: Fields) -> Result<String, Fault> {
        if self.table.is_some() {
            return Err(Fault::new(Code::AlreadyOpen, "a game is open already"));
        }
        let settings = opening::read(fields)?;
        let texts = Texts::of(settings.language.code);
        let game = Game::open(settings).map_err(Fault::of_opening)?;
        let answer = answer::write(&[], &game, texts);
        self.table = Some(Table { game, texts });
        Ok(answer)
    }
}
