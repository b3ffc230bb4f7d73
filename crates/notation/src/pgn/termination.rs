//! How a game ended, in the words of PGN.

use core::fmt;
use core::str::FromStr;

/// The standard values of the Termination tag.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Termination {
    /// `abandoned`
    Abandoned,
    /// `adjudication`: decided by a third party.
    Adjudication,
    /// `death` of a player.
    Death,
    /// `emergency`
    Emergency,
    /// `normal`
    Normal,
    /// `rules infraction`
    RulesInfraction,
    /// `time forfeit`
    TimeForfeit,
    /// `unterminated`
    Unterminated,
}

impl Termination {
    /// All values.
    pub const ALL: [Self; 8] = [
        Self::Abandoned,
        Self::Adjudication,
        Self::Death,
        Self::Emergency,
        Self::Normal,
        Self::RulesInfraction,
        Self::TimeForfeit,
        Self::Unterminated,
    ];

    /// The value of the tag.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::Abandoned => "abandoned",
            Self::Adjudication => "adjudication",
            Self::Death => "death",
            Self::Emergency => "emergency",
            Self::Normal => "normal",
            Self::RulesInfraction => "rules infraction",
            Self::TimeForfeit => "time forfeit",
            Self::Unterminated => "unterminated",
        }
    }
}

impl fmt::Display for Termination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// The text is not one of the standard values.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ParseTerminationError;

impl fmt::Display for ParseTerminationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not one of PGN's terms for the end of a game")
    }
}

impl core::error::Error for ParseTerminationError {}

impl FromStr for Termination {
    type Err = ParseTerminationError;

    /// Case is ignored.
    fn from_str(text: &str) -> Result<Self, ParseTerminationError> {
        let found = Self::ALL.into_iter().find(|word| word.tag().eq_ignore_ascii_case(text.trim()));
        found.ok_or(ParseTerminationError)
    }
}
