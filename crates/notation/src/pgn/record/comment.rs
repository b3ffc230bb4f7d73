//! Comments, and the commands in them: `[%clk 0:04:59]`.

use super::super::ClockTime;

/// The text of a comment, on one line and without blanks around it: PGN does not keep either apart.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Comment(String);

/// A command of which the value is a time.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TimeCommand {
    /// `[%clk]`: what the clock of the player showed after the move.
    Clock,
    /// `[%emt]`: the time spent on the move.
    ElapsedMoveTime,
    /// `[%egt]`: the time that the player has spent on the game.
    ElapsedGameTime,
}

impl TimeCommand {
    /// `clk`, `emt` or `egt`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Clock => "clk",
            Self::ElapsedMoveTime => "emt",
            Self::ElapsedGameTime => "egt",
        }
    }
}

/// A command in a comment.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Command<'a> {
    /// The word after `[%`.
    pub name: &'a str,
    /// What follows it up to `]`.
    pub value: &'a str,
    /// The whole with its brackets.
    pub text: &'a str,
}

impl Comment {
    /// A comment with that text; none if nothing but blanks is in it. Line ends become blanks.
    pub fn new(text: &str) -> Option<Self> {
        let text = text.trim_matches(is_blank);
        if text.is_empty() {
            return None;
        }
        let mut line = String::with_capacity(text.len());
        let mut after_return = false;
        for letter in text.chars() {
            match letter {
                '\n' if after_return => {}
                '\n' | '\r' => line.push(' '),
                _ => line.push(letter),
            }
            after_return = letter == '\r';
        }
        Some(Self(line))
    }

    /// The text as it was written, commands and all.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// The commands in it, in order.
    pub fn commands(&self) -> impl Iterator<Item = Command<'_>> {
        let mut rest = self.0.as_str();
        core::iter::from_fn(move || {
            let (_, from) = rest.split_at_checked(rest.find("[%")?)?;
            let end = from.find(']')?;
            let text = &from[..=end];
            rest = &from[end + 1..];
            let inner = &text[2..end];
            let (name, value) = inner.split_once(is_blank).unwrap_or((inner, ""));
            Some(Command { name, value: value.trim_matches(is_blank), text })
        })
    }

    /// The time that it gives with that command, if it does.
    pub fn time(&self, command: TimeCommand) -> Option<ClockTime> {
        let mut found = self.commands().filter(|found| found.name == command.name());
        found.find_map(|found| found.value.parse().ok())
    }

    /// The text without its commands.
    pub fn words(&self) -> String {
        let mut words = String::new();
        let mut rest = self.0.as_str();
        for command in self.commands() {
            let (before, from) = rest.split_once(command.text).unwrap_or((rest, ""));
            words.push_str(before);
            rest = from;
        }
        words.push_str(rest);
        words.split(is_blank).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// Puts another time in the place of the one it gives with that command; false if it gives none.
    pub(super) fn replace_time(&mut self, command: TimeCommand, time: ClockTime) -> bool {
        let found = self
            .commands()
            .find(|found| found.name == command.name() && found.value.parse::<ClockTime>().is_ok());
        let Some(old) = found.map(|found| found.text.to_owned()) else { return false };
        self.0 = self.0.replacen(&old, &time_command(command, time), 1);
        true
    }

    /// Says that time before everything else.
    pub(super) fn begin_with_time(&mut self, command: TimeCommand, time: ClockTime) {
        self.0 = format!("{} {}", time_command(command, time), self.0);
    }

    /// A comment that says that time and nothing else.
    pub(super) fn of_time(command: TimeCommand, time: ClockTime) -> Self {
        Self(time_command(command, time))
    }
}

fn time_command(command: TimeCommand, time: ClockTime) -> String {
    format!("[%{} {time}]", command.name())
}

fn is_blank(letter: char) -> bool {
    matches!(letter, '\u{0}'..=' ' | '\u{7F}')
}
