//! Results and points (10.1; 11.1 in 2005 and 2009).

use core::fmt;
use core::str::FromStr;
use touchmove_board::Color;
use touchmove_notation::pgn;

/// The result of a game, as written on a scoresheet. Each side has its own score: both can lose, and one can draw while
/// the other loses.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct GameResult {
    white: Score,
    black: Score,
}

/// One side's part of a result.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Score {
    /// Won at the board.
    Win,
    /// Drawn.
    Draw,
    /// Lost at the board.
    Loss,
    /// Won because the opponent did not play.
    ForfeitWin,
    /// Lost without play.
    ForfeitLoss,
}

impl GameResult {
    /// A draw.
    pub const DRAW: Self = Self { white: Score::Draw, black: Score::Draw };

    /// All results, with their notation.
    pub const ALL: [(&'static str, Self); 9] = [
        ("1-0", Self { white: Score::Win, black: Score::Loss }),
        ("0-1", Self { white: Score::Loss, black: Score::Win }),
        ("1/2-1/2", Self::DRAW),
        ("0-0", Self { white: Score::Loss, black: Score::Loss }),
        ("1/2-0", Self { white: Score::Draw, black: Score::Loss }),
        ("0-1/2", Self { white: Score::Loss, black: Score::Draw }),
        ("+/-", Self { white: Score::ForfeitWin, black: Score::ForfeitLoss }),
        ("-/+", Self { white: Score::ForfeitLoss, black: Score::ForfeitWin }),
        ("-/-", Self { white: Score::ForfeitLoss, black: Score::ForfeitLoss }),
    ];

    /// A loss for that player and a win for the opponent.
    pub(crate) const fn lost_by(loser: Color) -> Self {
        Self::of(loser, Score::Loss, Score::Win)
    }

    /// The result with that player's score and the opponent's.
    pub(crate) const fn of(player: Color, own: Score, other: Score) -> Self {
        match player {
            Color::White => Self { white: own, black: other },
            Color::Black => Self { white: other, black: own },
        }
    }

    /// A player's score.
    #[must_use]
    pub const fn score(self, player: Color) -> Score {
        match player {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// The result in PGN, where it is written the same way.
    #[must_use]
    pub fn in_pgn(self) -> pgn::GameResult {
        self.name().parse().unwrap_or_default()
    }

    /// The notation: `1-0`, `1/2-0`, `+/-`.
    #[must_use]
    pub fn name(self) -> &'static str {
        Self::ALL.iter().find(|(_, result)| *result == self).map_or("*", |(name, _)| name)
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for GameResult {
    type Err = ParseScoreError;

    fn from_str(text: &str) -> Result<Self, ParseScoreError> {
        Self::ALL.iter().find(|(name, _)| *name == text).map(|(_, result)| *result).ok_or(ParseScoreError)
    }
}

/// The text is not a result.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ParseScoreError;

impl fmt::Display for ParseScoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a result is one of")?;
        GameResult::ALL.iter().try_for_each(|(name, _)| write!(f, " {name}"))
    }
}

impl core::error::Error for ParseScoreError {}

/// Points, in thousandths, so that sums are exact.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Points(i32);

impl Points {
    /// The greatest number of points accepted, far more than any event gives.
    const MOST: i32 = 1_000_000;

    /// Points from thousandths; `None` if out of range.
    #[must_use]
    pub fn from_thousandths(thousandths: i64) -> Option<Self> {
        let thousandths = i32::try_from(thousandths).ok()?;
        (-Self::MOST..=Self::MOST).contains(&thousandths).then_some(Self(thousandths))
    }

    /// In thousandths.
    #[must_use]
    pub const fn thousandths(self) -> i32 {
        self.0
    }

    pub(crate) const fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    pub(crate) const fn minus(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

/// The points that the event gives for a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Scale {
    /// For a win.
    pub win: Points,
    /// For a draw.
    pub draw: Points,
    /// For a loss.
    pub loss: Points,
}

impl Scale {
    /// One point, half a point, nothing.
    pub const USUAL: Self = Self { win: Points(1000), draw: Points(500), loss: Points(0) };

    /// The points for a score.
    #[must_use]
    pub const fn points(&self, score: Score) -> Points {
        match score {
            Score::Win | Score::ForfeitWin => self.win,
            Score::Draw => self.draw,
            Score::Loss | Score::ForfeitLoss => self.loss,
        }
    }

    /// The score worth this number of points (10.2: only scores that a game can normally give).
    #[must_use]
    pub fn score(&self, points: Points) -> Option<Score> {
        [Score::Win, Score::Draw, Score::Loss].into_iter().find(|score| self.points(*score) == points)
    }
}

#[cfg(test)]
mod tests {
    use super::GameResult;

    #[test]
    fn a_pgn_file_has_every_result() {
        for (name, result) in GameResult::ALL {
            assert_eq!(result.in_pgn().tag(), name);
        }
    }
}
