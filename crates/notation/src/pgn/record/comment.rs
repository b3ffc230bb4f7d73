//! Comments, and the commands in them: `[%clk 0:04:59]`.

use super::super::ClockTime;

/// The text of a comment, on one line and trimmed: PGN preserves neither line ends nor surrounding blanks.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Comment(String);

/// A command whose value is a time.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TimeCommand {
    /// `[%clk]`: the time on the player's clock after the move.
    Clock,
    /// `[%emt]`: the time spent on the move.
    ElapsedMoveTime,
    /// `[%egt]`: the time spent by the player on the game.
    ElapsedGameTime,
}

impl TimeCommand {
    /// `clk`, `emt` or `egt`.
    #[must_use]
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
    /// The text after it up to `]`.
    pub value: &'a str,
    /// The whole command with its brackets.
    pub text: &'a str,
}

impl Comment {
    /// A comment with that text; `None` if the text is blank. Line ends become blanks.
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

    /// The text as written, including commands.
    #[must_use]
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

    /// The time given by that command, if there is one.
    #[must_use]
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

    /// Replaces the time given by that command. Returns false if there is none.
    pub(super) fn replace_time(&mut self, command: TimeCommand, time: ClockTime) -> bool {
        let found = self
            .commands()
            .find(|found| found.name == command.name() && found.value.parse::<ClockTime>().is_ok());
        let Some(old) = found.map(|found| found.text.to_owned()) else { return false };
        self.0 = self.0.replacen(&old, &time_command(command, time), 1);
        true
    }

    /// Puts a time command before everything else.
    pub(super) fn begin_with_time(&mut self, command: TimeCommand, time: ClockTime) {
        self.0 = format!("{} {}", time_command(command, time), self.0);
    }

    /// A comment with only that time command.
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
