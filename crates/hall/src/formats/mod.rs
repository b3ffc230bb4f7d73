//! Files for and from arbiters' other software: pairings are imported, results and games exported. Everything here is text in, text out.
//!
//! - No input makes a reader panic. A file that cannot be read gives a [`FormatFault`] that tells where, what, and what to do, in five
//!   languages.
//! - Nothing is guessed: a pairing that appears twice, or with only one of its players, is a fault.

pub mod csv;
mod fault;
mod identity;
pub mod pgn;
mod standings;
pub mod trf;

#[cfg(test)]
mod dice;

use crate::plain_text::{LONGEST_NAME, TextFault, line};
pub use fault::{FormatFault, Wrong};
pub(crate) use fault::{TEXTS, say};
pub use identity::Identity;
pub(crate) use identity::{Detail, detail_of_tag};
use serde::{Deserialize, Serialize};
pub use standings::{Standing, Standings};
use std::collections::HashMap;
use touchmove_laws::Score;
use touchmove_laws::board::Color;
use touchmove_notation::encoding::{Decoded, Encoding, Known};
use touchmove_notation::pgn::GameResult;

/// A result of the Laws, as in the files; [`GameResult::Unknown`] while the game is in progress.
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

/// Decodes a file: in this encoding if one is given, otherwise in the one that its bytes and the language of the event suggest.
pub fn decode(bytes: &[u8], given: Option<Encoding>, language: &str) -> Result<Decoded, FormatFault> {
    let decoded = Decoded::new(bytes, given, language);
    match decoded.known == Known::Given && decoded.text.contains(char::REPLACEMENT_CHARACTER) {
        true => Err(Wrong::NotInEncoding { encoding: decoded.encoding }.of_file()),
        false => Ok(decoded),
    }
}

/// A notice that a file's encoding was guessed, if it was, in a language of the software.
pub fn guess_told(decoded: &Decoded, language: &str) -> Option<String> {
    let name = || vec![("encoding", decoded.encoding.to_string())];
    (decoded.known == Known::Guessed).then(|| fault::say(language, "encoding-guessed", name()))
}

/// The pairings of a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pairings {
    /// The games to be played.
    pub games: Vec<Pairing>,
    /// Entries without a game.
    pub skipped: Vec<Skipped>,
}

/// A pairing from a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// Its line in the file, or its first line.
    pub line: usize,
    /// The round, where the file gives it.
    pub round: Option<u32>,
    /// The number of the table.
    pub table: u32,
    /// The player with the white pieces.
    pub white: String,
    /// The player with the black pieces.
    pub black: String,
    /// White's details in the file besides the name.
    pub white_player: Identity,
    /// Black's details in the file besides the name.
    pub black_player: Identity,
    /// Their numbers, if the file is a tournament report.
    pub numbers: Option<Numbers>,
}

/// The numbers of two opponents in a tournament report.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Numbers {
    /// The number of the player with the white pieces.
    pub white: u32,
    /// The number of the player with the black pieces.
    pub black: u32,
}

/// A pairing and its result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The number of the table.
    pub table: u32,
    /// The player with the white pieces.
    pub white: String,
    /// The player with the black pieces.
    pub black: String,
    /// White's details besides the name.
    pub white_player: Identity,
    /// Black's details besides the name.
    pub black_player: Identity,
    /// The names of White and Black before they were corrected, the earliest first.
    pub earlier: Vec<(String, String)>,
    /// Their numbers in the tournament report, if the board was set up from one.
    pub numbers: Option<Numbers>,
    /// The result; [`GameResult::Unknown`] while the game is in progress.
    pub result: GameResult,
}

/// A player without an opponent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Skipped {
    /// The line in the file.
    pub line: usize,
    /// The player.
    pub name: String,
    /// Why there is no game.
    pub why: NoGame,
}

/// Why a player has no game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum NoGame {
    /// There is no opponent.
    Bye,
    /// There is no opponent in this round.
    Unpaired(u32),
    /// There is an opponent in this round, but the game was decided without play.
    Forfeit(u32),
}

impl Skipped {
    /// Why there is no board for it, in a language of the software.
    pub fn told(&self, language: &str) -> String {
        let name = ("name", self.name.clone());
        match self.why {
            NoGame::Bye => fault::say(language, "skipped-bye", vec![name]),
            NoGame::Unpaired(round) => {
                fault::say(language, "skipped-unpaired", vec![name, ("round", round.to_string())])
            }
            NoGame::Forfeit(round) => {
                fault::say(language, "skipped-forfeit", vec![name, ("round", round.to_string())])
            }
        }
    }
}

/// The name of a player in a file, without invisible characters; empty if nothing else is left.
fn player(name: &str) -> Result<String, Wrong> {
    match line(name, LONGEST_NAME) {
        Ok(name) => Ok(name),
        Err(TextFault::Blank) => Ok(String::new()),
        Err(TextFault::TooLong { most }) => Err(Wrong::NotAName { most }),
        Err(TextFault::Hidden { sign: '\n' | '\r' }) => Err(Wrong::NotAName { most: LONGEST_NAME }),
        Err(TextFault::Hidden { sign }) => Err(Wrong::HiddenSign { sign }),
    }
}

/// What pairing programs write in place of an opponent, in lower case.
const BYES: [&str; 28] = [
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
    "nenalosován",
    "nenalosovaný",
    "nije parovan",
    "није упарен",
    "није парован",
    "nicht gepaart",
    "nicht ausgelost",
    "freilos",
    "exempt",
    "ex empt",
    "non apparié",
    "non appairé",
    "half-point bye",
    "zero point bye",
];

impl Pairings {
    /// Adds a pairing, or skips it if one of the two is not a player.
    fn add(&mut self, pairing: Pairing) {
        let is_bye = |name: &str| BYES.contains(&name.to_lowercase().as_str());
        let Pairing { line, white, black, .. } = &pairing;
        let alone = match (is_bye(white), is_bye(black)) {
            (false, false) => return self.games.push(pairing),
            (true, false) => black,
            (_, true) => white,
        };
        self.skipped.push(Skipped { line: *line, name: alone.clone(), why: NoGame::Bye });
    }

    /// Checks that no player plays twice in a round and no table has two games.
    fn checked(self) -> Result<Self, FormatFault> {
        let mut players: HashMap<(Option<u32>, &str), usize> = HashMap::new();
        let mut tables: HashMap<(Option<u32>, u32), usize> = HashMap::new();
        for Pairing { line, round, table, white, black, .. } in &self.games {
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
