//! The files that arbiters already have: pairings come in, results and games go out. Everything here is text in, text out.
//!
//! - No text brings a reader down. What cannot be read is a [`FormatFault`] that says where, what, and what to do.
//! - Nothing is guessed: a pairing that is said twice, or by one of the two players only, is a fault.

pub mod csv;
pub mod pgn;
pub mod trf;

#[cfg(test)]
mod dice;

use std::collections::HashMap;
use std::fmt;
use touchmove_laws::Score;
use touchmove_laws::board::Color;
use touchmove_notation::pgn::GameResult;

/// A result of the Laws, as the files have it; [`GameResult::Unknown`] while the game goes on.
pub fn result(of_game: Option<touchmove_laws::GameResult>) -> GameResult {
    use Score::{Draw, ForfeitLoss, ForfeitWin, Loss, Win};
    let scores = of_game.map(|result| (result.score(Color::White), result.score(Color::Black)));
    match scores {
        Some((Win, Loss)) => GameResult::WhiteWins,
        Some((Loss, Win)) => GameResult::BlackWins,
        Some((Draw, Draw)) => GameResult::Draw,
        Some((Loss, Loss)) => GameResult::BothLose,
        Some((Draw, Loss)) => GameResult::HalfToWhite,
        Some((Loss, Draw)) => GameResult::HalfToBlack,
        Some((ForfeitWin, _)) => GameResult::WhiteWinsByForfeit,
        Some((_, ForfeitWin)) => GameResult::BlackWinsByForfeit,
        Some((ForfeitLoss, _) | (_, ForfeitLoss)) => GameResult::BothForfeit,
        Some((Win, Win | Draw) | (Draw, Win)) | None => GameResult::Unknown,
    }
}

/// A pairing as it was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// The round, where the file says it.
    pub round: Option<u32>,
    /// The number of the table.
    pub table: u32,
    /// Who has the white pieces.
    pub white: String,
    /// Who has the black pieces.
    pub black: String,
}

/// A pairing with what came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The number of the table.
    pub table: u32,
    /// Who had the white pieces.
    pub white: String,
    /// Who had the black pieces.
    pub black: String,
    /// Who was to have them, white and black, before the names were corrected; the earliest first.
    pub earlier: Vec<(String, String)>,
    /// The result; [`GameResult::Unknown`] while the game goes on.
    pub result: GameResult,
}

/// Why a file cannot be read: for the person who has to mend it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FormatFault {
    /// The line, from 1; none if it concerns the whole file.
    pub line: Option<usize>,
    /// What is wrong.
    pub what: String,
    /// What to do about it.
    pub remedy: String,
}

impl FormatFault {
    fn at(line: usize, what: impl Into<String>, remedy: impl Into<String>) -> Self {
        Self { line: Some(line), what: what.into(), remedy: remedy.into() }
    }

    fn of_file(what: impl Into<String>, remedy: impl Into<String>) -> Self {
        Self { line: None, what: what.into(), remedy: remedy.into() }
    }
}

impl fmt::Display for FormatFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        write!(f, "{}; {}", self.what, self.remedy)
    }
}

impl std::error::Error for FormatFault {}

/// A pairing, and the line on which it stands.
type Placed = (usize, Pairing);

/// Nobody plays twice in a round, and no table has two games.
fn check(pairings: &[Placed]) -> Result<(), FormatFault> {
    let mut players: HashMap<(Option<u32>, &str), usize> = HashMap::new();
    let mut tables: HashMap<(Option<u32>, u32), usize> = HashMap::new();
    for (line, pairing) in pairings {
        if let Some(first) = tables.insert((pairing.round, pairing.table), *line) {
            let what = format!("table {} has a game on line {first} already", pairing.table);
            return Err(FormatFault::at(*line, what, "give every game a table of its own"));
        }
        for name in [&pairing.white, &pairing.black] {
            if let Some(first) = players.insert((pairing.round, name), *line) {
                let what = format!("{name:?} plays on line {first} already");
                let remedy = "leave one of the two out, or tell two players of the same name apart";
                return Err(FormatFault::at(*line, what, remedy));
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::result;
    use touchmove_laws::GameResult;

    #[test]
    fn results_keep_the_way_they_are_written() {
        assert_eq!(result(None).tag(), "*");
        for (name, of_game) in GameResult::ALL {
            assert_eq!(result(Some(of_game)).tag(), name);
        }
    }
}
