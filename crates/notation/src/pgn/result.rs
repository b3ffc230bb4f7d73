//! How a game ended, as the Result tag says it.

use core::fmt;
use core::str::FromStr;

/// A result: PGN's four, and those that the Laws know beyond them (11.3 and 9.7 of the Laws, and games not played).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum GameResult {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: not over, or not known.
    #[default]
    Unknown,
    /// `0-0`: both players lost.
    BothLose,
    /// `1/2-0`: Black lost, but White could not have won.
    HalfToWhite,
    /// `0-1/2`: White lost, but Black could not have won.
    HalfToBlack,
    /// `+/-`: White won without play.
    WhiteWinsByForfeit,
    /// `-/+`: Black won without play.
    BlackWinsByForfeit,
    /// `-/-`: both players lost without play.
    BothForfeit,
}

impl GameResult {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::WhiteWins,
        Self::BlackWins,
        Self::Draw,
        Self::Unknown,
        Self::BothLose,
        Self::HalfToWhite,
        Self::HalfToBlack,
        Self::WhiteWinsByForfeit,
        Self::BlackWinsByForfeit,
        Self::BothForfeit,
    ];

    /// The value of the Result tag.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Unknown => "*",
            Self::BothLose => "0-0",
            Self::HalfToWhite => "1/2-0",
            Self::HalfToBlack => "0-1/2",
            Self::WhiteWinsByForfeit => "+/-",
            Self::BlackWinsByForfeit => "-/+",
            Self::BothForfeit => "-/-",
        }
    }

    /// The token that ends the moves: PGN has four, and a result beyond them is `*` there.
    pub const fn token(self) -> &'static str {
        match self {
            Self::WhiteWins | Self::BlackWins | Self::Draw => self.tag(),
            _ => "*",
        }
    }

    /// The result that a token of the movetext stands for. `0-0` is castling there.
    pub(super) fn from_token(token: &[u8]) -> Option<Self> {
        Some(match token {
            b"1-0" => Self::WhiteWins,
            b"0-1" => Self::BlackWins,
            b"1/2-1/2" | b"1/2" | b"\xC2\xBD-\xC2\xBD" | b"\xBD-\xBD" | b"\xC2\xBD" | b"\xBD" => Self::Draw,
            b"1/2-0" => Self::HalfToWhite,
            b"0-1/2" => Self::HalfToBlack,
            b"*" => Self::Unknown,
            _ => return None,
        })
    }

    /// What the token after the moves and the Result tag say together: the tag counts where the token is missing, or is
    /// `*` because PGN has none for the result.
    pub fn agreed(token: Option<Self>, tag: Option<Self>) -> Self {
        match (token, tag) {
            (None | Some(Self::Unknown), Some(tag)) if token.is_none() || tag.token() == "*" => tag,
            _ => token.unwrap_or_default(),
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// The text is no result.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct NotAResult;

impl fmt::Display for NotAResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a result is 1-0, 0-1, 1/2-1/2, *, 0-0, 1/2-0, 0-1/2, +/-, -/+ or -/-")
    }
}

impl core::error::Error for NotAResult {}

impl FromStr for GameResult {
    type Err = NotAResult;

    /// Reads the value of a Result tag.
    fn from_str(text: &str) -> Result<Self, NotAResult> {
        let text = text.trim();
        let exact = Self::ALL.into_iter().find(|result| result.tag() == text);
        exact.or_else(|| Self::from_token(text.as_bytes())).ok_or(NotAResult)
    }
}
