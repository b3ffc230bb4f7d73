//! The files that arbiters already have: pairings come in, results and games go out. Everything here is text in, text out.
//!
//! - No text brings a reader down. What cannot be read is a [`FormatFault`] that says where, what, and what to do, in five languages.
//! - Nothing is guessed: a pairing that is said twice, or by one of the two players only, is a fault.

pub mod csv;
mod fault;
pub mod pgn;
mod standings;
pub mod trf;

#[cfg(test)]
mod dice;

use crate::plain_text::{LONGEST_NAME, TextFault, line};
pub(crate) use fault::TEXTS;
pub use fault::{FormatFault, Wrong};
pub use standings::{Standing, Standings};
use std::collections::HashMap;
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

/// The pairings of a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pairings {
    /// The games that are to be played.
    pub games: Vec<Pairing>,
    /// What is not played.
    pub skipped: Vec<Skipped>,
}

/// A pairing as it was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// The line on which it stands, or begins.
    pub line: usize,
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

/// Somebody who has no opponent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Skipped {
    /// The line on which it stands.
    pub line: usize,
    /// Who.
    pub name: String,
    /// The round, where somebody is not paired; none for a bye.
    pub unpaired_in: Option<u32>,
}

impl Skipped {
    /// Why there is no board for it, in a language of the house.
    pub fn told(&self, language: &str) -> String {
        let name = ("name", self.name.clone());
        match self.unpaired_in {
            None => fault::say(language, "skipped-bye", vec![name]),
            Some(round) => fault::say(language, "skipped-unpaired", vec![name, ("round", round.to_string())]),
        }
    }
}

/// The name of a player as a file has it, without what nobody sees; empty if that is all.
fn player(name: &str) -> Result<String, Wrong> {
    match line(name, LONGEST_NAME) {
        Ok(name) => Ok(name),
        Err(TextFault::Blank) => Ok(String::new()),
        Err(TextFault::TooLong { most }) => Err(Wrong::NotAName { most }),
        Err(TextFault::Hidden { sign: '\n' | '\r' }) => Err(Wrong::NotAName { most: LONGEST_NAME }),
        Err(TextFault::Hidden { sign }) => Err(Wrong::HiddenSign { sign }),
    }
}

/// What pairing programs write in place of an opponent, in small letters.
const BYES: [&str; 14] = [
    "bye",
    "-bye-",
    "(bye)",
    "full point bye",
    "half point bye",
    "not paired",
    "spielfrei",
    "slobodan",
    "slobodno",
    "слободан",
    "слободно",
    "nije uparen",
    "volno",
    "volný los",
];

impl Pairings {
    /// Keeps a pairing, or skips it if one of the two is no player.
    fn add(&mut self, pairing: Pairing) {
        let is_bye = |name: &str| BYES.contains(&name.to_lowercase().as_str());
        let Pairing { line, white, black, .. } = &pairing;
        let alone = match (is_bye(white), is_bye(black)) {
            (false, false) => return self.games.push(pairing),
            (true, false) => black,
            (_, true) => white,
        };
        self.skipped.push(Skipped { line: *line, name: alone.clone(), unpaired_in: None });
    }

    /// Nobody plays twice in a round, and no table has two games.
    fn checked(self) -> Result<Self, FormatFault> {
        let mut players: HashMap<(Option<u32>, &str), usize> = HashMap::new();
        let mut tables: HashMap<(Option<u32>, u32), usize> = HashMap::new();
        for Pairing { line, round, table, white, black } in &self.games {
            if let Some(first) = tables.insert((*round, *table), *line) {
                return Err(Wrong::TableTwice { table: *table, first }.at(*line));
            }
            for name in [white, black] {
                if let Some(first) = players.insert((*round, name), *line) {
                    return Err(Wrong::PlayerTwice { name: name.clone(), first }.at(*line));
                }
            }
        }
        Ok(self)
    }
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
