//! The result of a game, as in the Result tag.

mod spelling;

use core::fmt;
use core::str::FromStr;

/// A result: the four of PGN, and those that the Laws have beyond them (11.3 and 9.7 of the Laws, and games not played).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum GameResult {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: not over, or unknown.
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
    /// All results.
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
    #[must_use]
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

    /// The token that ends the moves: PGN has four, and any other result is written `*` there.
    #[must_use]
    pub const fn token(self) -> &'static str {
        match self {
            Self::WhiteWins | Self::BlackWins | Self::Draw => self.tag(),
            _ => "*",
        }
    }

    /// The result at the beginning of movetext, and its length in bytes: as people write it (`1:0`, `1 – 0`, `½`), but not `*`. Two
    /// zeros mean castling there.
    #[must_use]
    pub fn at_start(text: &[u8]) -> Option<(Self, usize)> {
        spelling::at_start(text)
    }

    /// The form after the moves when the Result tag differs.
    pub(super) const fn against_tag(self) -> &'static str {
        match self {
            Self::WhiteWinsByForfeit => "+:-",
            Self::BlackWinsByForfeit => "-:+",
            Self::BothForfeit => "-:-",
            _ => self.tag(),
        }
    }

    /// The result given by the token after the moves and the Result tag: the token counts, unless it is missing or `*`.
    #[must_use]
    pub fn agreed(token: Option<Self>, tag: Option<Self>) -> Self {
        match (token, tag) {
            (None | Some(Self::Unknown), Some(tag)) => tag,
            _ => token.unwrap_or_default(),
        }
    }
}

/// The Result tag and the end of the moves give different results.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct ResultConflict {
    /// The result in the Result tag.
    pub tag: GameResult,
    /// The result after the moves.
    pub token: GameResult,
}

impl ResultConflict {
    /// The conflict between the two, if there is one. `*` does not conflict with a result that has no token in PGN.
    #[must_use]
    pub fn between(tag: Option<GameResult>, token: Option<GameResult>) -> Option<Self> {
        let (tag, token) = (tag?, token?);
        (tag.token() != token.token()).then_some(Self { tag, token })
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// The text is not a result.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ParseResultError;

impl fmt::Display for ParseResultError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a result is 1-0, 0-1, 1/2-1/2, *, 0-0, 1/2-0, 0-1/2, +/-, -/+ or -/-")
    }
}

impl core::error::Error for ParseResultError {}

impl FromStr for GameResult {
    type Err = ParseResultError;

    /// Reads the value of a Result tag.
    fn from_str(text: &str) -> Result<Self, ParseResultError> {
        let text = text.trim();
        let exact = Self::ALL.into_iter().find(|result| result.tag() == text);
        exact.or_else(|| spelling::of_tag(text)).ok_or(ParseResultError)
    }
}
