//! The gym's texts in five languages: `texts/LANGUAGE.ftl`.
//!
//! A [`Sentence`] is a message with its values, before it is put into a language: stories are composed of sentences, counted and merged,
//! and put into words at the end. Moves are written in the notation of the language.

use fluent_bundle::FluentArgs;
use std::borrow::Cow;
use touchmove_adviser::{Verdict, Words as Announcements, clock_time};
use touchmove_laws::board::{Color, File, Move, Position, Role, Square};
use touchmove_laws::notation::{self, Language, Style};
use touchmove_referee::wire::ClockState;
use touchmove_referee::{Languages, Texts};

/// The languages of the gym, English first.
pub const LANGUAGES: [&str; 5] = ["en", "sr-Latn", "sr-Cyrl", "hr", "cs"];

static TEXTS: Languages = Languages::new([
    (LANGUAGES[0], include_str!("../texts/en.ftl")),
    (LANGUAGES[1], include_str!("../texts/sr-Latn.ftl")),
    (LANGUAGES[2], include_str!("../texts/sr-Cyrl.ftl")),
    (LANGUAGES[3], include_str!("../texts/hr.ftl")),
    (LANGUAGES[4], include_str!("../texts/cs.ftl")),
]);

/// The texts in one language.
#[derive(Copy, Clone, Debug)]
pub struct Words {
    texts: &'static Texts,
    announcements: Announcements,
    notation: Option<&'static Language>,
}

/// A message with its values, before it is put into a language.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Sentence {
    pub(crate) message: Cow<'static, str>,
    pub(crate) values: Vec<(&'static str, Value)>,
}

/// A value of a sentence.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Value {
    /// The same text in every language.
    Text(String),
    /// A number, which may require different forms of the message.
    Number(u64),
    /// A player by name: `White`.
    Player(Color),
    /// A player's assistant.
    Assistant(Color),
    /// One of several forms of the message, by its name.
    Form(&'static str),
    /// A piece on the board, the player's own or the opponent's.
    Man(Role, Owner),
    /// A piece to which a pawn is promoted.
    NewPiece(Role),
    /// A time as a clock shows it.
    Time(u64),
    /// A length of time: `90 min`, `30 s`, or as a clock shows it.
    Length(u64),
    /// Squares: `d1, e1`.
    Squares(Vec<Square>),
    /// Consecutive legal moves, numbered.
    Moves(Vec<(Position, Move)>),
    /// A player's text, in English notation.
    Written(String),
    /// The arbiter's announcement.
    Announced(Verdict),
    /// Another message inside this one.
    Inner(&'static str),
    /// Other sentences inside this one, with a message between them.
    Joined(Vec<Sentence>, &'static str),
}

/// The owner of a piece.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Owner {
    /// The player's own.
    Own,
    /// The opponent's.
    Opponent,
}

impl Sentence {
    pub(crate) fn new(message: impl Into<Cow<'static, str>>) -> Self {
        Self { message: message.into(), values: Vec::new() }
    }

    #[must_use]
    pub(crate) fn with(mut self, name: &'static str, value: Value) -> Self {
        self.values.push((name, value));
        self
    }
}

impl Words {
    /// Returns the texts in this language, or in English if there are none.
    pub fn of(language: &str) -> Self {
        let known = LANGUAGES.into_iter().find(|known| *known == language).unwrap_or(LANGUAGES[0]);
        Self {
            texts: TEXTS.of(known),
            announcements: Announcements::of(known),
            notation: Language::by_code(known),
        }
    }

    /// Returns a message with texts for its variables; empty if it does not exist, which the tests rule out.
    pub fn say(&self, message: &str, values: &[(&str, &str)]) -> String {
        let mut args = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            args.set(*name, *value);
        }
        self.texts.say(message, &args).unwrap_or_default()
    }

    /// Returns a message with numbers.
    pub fn count(&self, message: &str, counts: &[(&str, usize)]) -> String {
        let mut args = FluentArgs::with_capacity(counts.len());
        for (name, count) in counts {
            args.set(*name, *count as u64);
        }
        self.texts.say(message, &args).unwrap_or_default()
    }

    /// Describes the clocks in a sentence.
    pub fn clocks(&self, clock: &ClockState) -> String {
        let [white, black] = [clock_time(clock.white_ms.0), clock_time(clock.black_ms.0)];
        self.say("clocks", &[("white", &white), ("black", &black)])
    }

    /// Returns a verdict as one sentence.
    pub fn announce(&self, verdict: &Verdict) -> String {
        verdict.say(&self.announcements)
    }

    /// Puts a sentence into words; none if the language does not have it.
    pub(crate) fn put(&self, sentence: &Sentence) -> Option<String> {
        let mut args = FluentArgs::with_capacity(sentence.values.len());
        for (name, value) in &sentence.values {
            match value {
                Value::Number(number) => args.set(*name, *number),
                value => args.set(*name, self.value(value)),
            }
        }
        self.texts.say(&sentence.message, &args)
    }

    fn value(&self, value: &Value) -> String {
        match value {
            Value::Text(text) => text.clone(),
            Value::Number(number) => number.to_string(),
            Value::Player(by) => self.say("player", &[("by", by.name())]),
            Value::Assistant(by) => self.say("assistant", &[("by", by.name())]),
            Value::Form(form) => (*form).to_owned(),
            Value::Man(role, owner) => {
                let message = match owner {
                    Owner::Own => "man",
                    Owner::Opponent => "man-opponent",
                };
                self.say(message, &[("role", role.name())])
            }
            Value::NewPiece(role) => self.say("new-piece", &[("role", role.name())]),
            Value::Time(ms) => clock_time(*ms),
            Value::Length(ms) => self.length(*ms),
            Value::Squares(squares) => {
                let squares: Vec<String> =
                    squares.iter().map(|square| self.transcribed(&square.to_string())).collect();
                squares.join(", ")
            }
            Value::Moves(moves) => self.moves(moves),
            Value::Written(text) if is_like_a_move(text) => self.transcribed(text),
            Value::Written(text) => text.clone(),
            Value::Announced(verdict) => self.announce(verdict),
            Value::Inner(message) => self.say(message, &[]),
            Value::Joined(sentences, between) => {
                let sentences: Vec<String> = sentences.iter().filter_map(|inner| self.put(inner)).collect();
                sentences.join(&self.say(between, &[]))
            }
        }
    }

    /// Writes moves as `12.Nf3 Nc6 13.O-O`. Mate is not marked, because it may be the answer.
    fn moves(&self, moves: &[(Position, Move)]) -> String {
        let Some(notation) = self.notation else { return String::new() };
        let mut text = String::new();
        for (place, (before, mv)) in moves.iter().enumerate() {
            if place > 0 {
                text.push(' ');
            }
            match before.turn {
                Color::White => text.push_str(&format!("{}.", before.fullmove_number)),
                Color::Black if place == 0 => text.push_str(&format!("{}…", before.fullmove_number)),
                Color::Black => {}
            }
            let written = notation::write(before, before.resolve(*mv), notation, Style::PGN);
            text.push_str(written.trim_end_matches('#'));
        }
        text
    }

    fn length(&self, ms: u64) -> String {
        match (ms % 60_000, ms / 1000) {
            (0, seconds) => self.count("minutes", &[("count", (seconds / 60) as usize)]),
            (_, seconds @ 0..60) => self.count("seconds", &[("count", seconds as usize)]),
            _ => clock_time(ms),
        }
    }

    /// Converts a move or a square from English notation to that of this language.
    fn transcribed(&self, text: &str) -> String {
        let Some(notation) = self.notation else { return text.to_owned() };
        let mut written = String::with_capacity(text.len());
        for letter in text.chars() {
            match (Role::from_letter(letter), File::from_letter(letter)) {
                (_, Some(file)) => written.push(notation.file(file)),
                (Some(role), None) if letter.is_ascii_uppercase() => written.push_str(notation.letter(role)),
                _ => written.push(letter),
            }
        }
        written
    }
}

/// Returns true if the text has only the letters and signs of a move. A player may have written anything.
fn is_like_a_move(text: &str) -> bool {
    text.chars().all(|letter| "KQRBNabcdefgh12345678Ox=+#-()".contains(letter))
}

/// Returns the code and the file of every language, for the tests.
pub fn text_files() -> impl Iterator<Item = (&'static str, &'static str)> {
    TEXTS.files()
}
