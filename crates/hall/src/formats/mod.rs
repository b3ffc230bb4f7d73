//! The files that arbiters already have: pairings come in, results and games go out. Everything here is text in, text out.
//!
//! - No text brings a reader down. What cannot be read is a [`FormatFault`] that says where, what, and what to do, in five languages.
//! - Nothing is guessed: a pairing that is said twice, or by one of the two players only, is a fault.

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

/// The text of a file: in this encoding if one is given, else in the one that its bytes and the language of the event suggest.
pub fn decode(bytes: &[u8], given: Option<Encoding>, language: &str) -> Result<Decoded, FormatFault> {
    let decoded = Decoded::new(bytes, given, language);
    match decoded.known == Known::Given && decoded.text.contains(char::REPLACEMENT_CHARACTER) {
        true => Err(Wrong::NotInEncoding { encoding: decoded.encoding }.of_file()),
        false => Ok(decoded),
    }
}

/// What is to be told of a file's encoding, in a language of the house: that it was guessed, if it was.
pub fn guess_told(decoded: &Decoded, language: &str) -> Option<String> {
    let name = || vec![("encoding", decoded.encoding.to_string())];
    (decoded.known == Known::Guessed).then(|| fault::say(language, "encoding-guessed", name()))
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
    /// What the file says of White besides the name.
    pub white_player: Identity,
    /// What it says of Black.
    pub black_player: Identity,
    /// Their numbers, if the file is a tournament report.
    pub numbers: Option<Numbers>,
}

/// The numbers of two opponents in a tournament report.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Numbers {
    /// Of the one with the white pieces.
    pub white: u32,
    /// Of the other.
    pub black: u32,
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
    /// What is known of White besides the name.
    pub white_player: Identity,
    /// What is known of Black.
    pub black_player: Identity,
    /// Who was to have them, white and black, before the names were corrected; the earliest first.
    pub earlier: Vec<(String, String)>,
    /// Their numbers in the tournament report, if the board was set up from one.
    pub numbers: Option<Numbers>,
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
    /// Why there is no game.
    pub why: NoGame,
}

/// Why somebody has no game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum NoGame {
    /// There is no opponent.
    Bye,
    /// There is no opponent in this round.
    Unpaired(u32),
    /// There is an opponent in this round, but it was decided without play.
    Forfeit(u32),
}

impl Skipped {
    /// Why there is no board for it, in a language of the house.
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
    /// Keeps a pairing, or skips it if one of the two is no player.
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

    /// Nobody plays twice in a round, and no table has two games.
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
