//! What can be wrong with a file, written for the person who must fix it: where, what, and what to do, in every language of the software.
//!
//! Every fault has a message in each `texts/LANGUAGE.ftl`. A test requires every fault in every language.

use fluent_bundle::FluentArgs;
use std::fmt;
use touchmove_laws::board::Color;
use touchmove_notation::encoding::Encoding;
use touchmove_referee::Languages;

/// The texts about files, and about the hall itself.
pub(crate) static TEXTS: Languages = Languages::new([
    ("en", include_str!("../../texts/en.ftl")),
    ("sr-Latn", include_str!("../../texts/sr-Latn.ftl")),
    ("sr-Cyrl", include_str!("../../texts/sr-Cyrl.ftl")),
    ("hr", include_str!("../../texts/hr.ftl")),
    ("cs", include_str!("../../texts/cs.ftl")),
]);

/// Why a file cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FormatFault {
    /// The line, from 1; none if it concerns the whole file.
    pub line: Option<usize>,
    /// The column, from 1: the field in CSV, the character elsewhere.
    pub column: Option<usize>,
    /// What is wrong.
    pub wrong: Wrong,
}

/// What is wrong with a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// It is not in the encoding that was given.
    NotInEncoding {
        /// The expected encoding.
        encoding: Encoding,
    },
    /// It has no pairings.
    NoPairings,
    /// A quotation mark is not closed.
    OpenQuote,
    /// The first line has neither headings nor a table in its first column.
    NotHeadings {
        /// The text found there.
        found: String,
    },
    /// A table number was expected.
    NotATable {
        /// The text found there.
        found: String,
    },
    /// A round number was expected.
    NotARound {
        /// The text found there.
        found: String,
    },
    /// A player is missing.
    NoPlayer {
        /// The side whose player is missing.
        side: Color,
    },
    /// A table has two games.
    TableTwice {
        /// The table.
        table: u32,
        /// The line of its first game.
        first: usize,
    },
    /// A player plays twice in a round.
    PlayerTwice {
        /// The player.
        name: String,
        /// The line of the first game.
        first: usize,
    },
    /// The hall already has a board at this table.
    TableTaken {
        /// The round.
        round: u32,
        /// The table.
        table: u32,
    },
    /// A name is too long or contains line breaks.
    NotAName {
        /// The greatest number of characters in a name.
        most: usize,
    },
    /// A name contains an invisible character, which makes it look like another name.
    HiddenSign {
        /// The character.
        sign: char,
    },
    /// It is empty.
    Empty,
    /// It has no games.
    NoGames,
    /// It has more games than can be imported.
    TooManyGames {
        /// The greatest number of games.
        most: usize,
    },
    /// A game lacks a tag.
    NoTag {
        /// The game, from 1.
        game: usize,
        /// The tag.
        tag: &'static str,
    },
    /// A game's Round tag does not contain a round.
    NotARoundTag {
        /// The game.
        game: usize,
        /// The text found there.
        found: String,
    },
    /// A game's Board tag does not contain a table.
    NotABoardTag {
        /// The game.
        game: usize,
        /// The text found there.
        found: String,
    },
    /// A game cannot be written.
    NotWritten {
        /// The reason.
        detail: String,
    },
    /// It has no players.
    NoPlayers,
    /// A round is not paired.
    NotPaired {
        /// The round.
        round: u32,
    },
    /// Two players of the hall are not paired in the file.
    NotTheirRound {
        /// The player with the white pieces.
        white: String,
        /// The player with the black pieces.
        black: String,
        /// The round.
        round: u32,
    },
    /// Only one of the two players has the pairing.
    OneSided {
        /// The player who has it.
        player: u32,
        /// The opponent, who does not.
        opponent: u32,
        /// The round.
        round: u32,
    },
    /// An opponent is not in the file.
    NotInFile {
        /// The opponent's number.
        player: u32,
        /// The round.
        round: u32,
    },
    /// Two players have one number.
    NumberTwice {
        /// The number.
        player: u32,
        /// The line of the first.
        first: usize,
    },
    /// Two players have one name.
    NameTwice {
        /// The name.
        name: String,
        /// The number of the first.
        first: u32,
        /// The number of the other.
        player: u32,
    },
    /// A player number was expected.
    NotAPlayer {
        /// The text found there.
        found: String,
    },
    /// A player has no name.
    NoName {
        /// The player's number.
        player: u32,
    },
    /// A number of points was expected.
    NotPoints {
        /// The text found there.
        found: String,
    },
    /// A record has more rounds than a tournament can have.
    TooManyRounds {
        /// The player's number.
        player: u32,
        /// The number of rounds.
        rounds: usize,
    },
    /// A pairing was expected.
    NotAGame {
        /// The text found there.
        found: String,
        /// The round.
        round: usize,
    },
    /// The points do not fit into their column.
    TooManyPoints {
        /// The player's number.
        player: u32,
        /// The points.
        points: u32,
    },
}

impl Wrong {
    /// The fault, for the whole file.
    pub(super) fn of_file(self) -> FormatFault {
        FormatFault { line: None, column: None, wrong: self }
    }

    /// The fault, on a line.
    pub(crate) fn at(self, line: usize) -> FormatFault {
        FormatFault { line: Some(line), column: None, wrong: self }
    }

    /// The fault, on a line and in a column.
    pub(super) fn at_column(self, line: usize, column: usize) -> FormatFault {
        FormatFault { line: Some(line), column: Some(column), wrong: self }
    }

    /// The id of the message, and its arguments.
    fn words(&self) -> (&'static str, Vec<(&'static str, String)>) {
        let found = |found: &String| vec![("found", short(found))];
        match self {
            Self::NotInEncoding { encoding } => ("not-in-encoding", vec![("encoding", encoding.to_string())]),
            Self::NoPairings => ("no-pairings", vec![]),
            Self::OpenQuote => ("open-quote", vec![]),
            Self::NotHeadings { found: text } => ("not-headings", found(text)),
            Self::NotATable { found: text } => ("not-a-table", found(text)),
            Self::NotARound { found: text } => ("not-a-round", found(text)),
            Self::NoPlayer { side } => ("no-player", vec![("side", side.name().to_owned())]),
            Self::TableTwice { table, first } => {
                ("table-twice", vec![("table", table.to_string()), ("first", first.to_string())])
            }
            Self::PlayerTwice { name, first } => {
                ("player-twice", vec![("name", short(name)), ("first", first.to_string())])
            }
            Self::TableTaken { round, table } => {
                ("table-taken", vec![("round", round.to_string()), ("table", table.to_string())])
            }
            Self::NotAName { most } => ("not-a-name", vec![("most", most.to_string())]),
            Self::HiddenSign { sign } => ("hidden-sign", vec![("sign", format!("U+{:04X}", *sign as u32))]),
            Self::Empty => ("empty", vec![]),
            Self::NoGames => ("no-games", vec![]),
            Self::TooManyGames { most } => ("too-many-games", vec![("most", most.to_string())]),
            Self::NoTag { game, tag } => {
                ("no-tag", vec![("game", game.to_string()), ("tag", (*tag).to_owned())])
            }
            Self::NotARoundTag { game, found } => {
                ("not-a-round-tag", vec![("game", game.to_string()), ("found", short(found))])
            }
            Self::NotABoardTag { game, found } => {
                ("not-a-board-tag", vec![("game", game.to_string()), ("found", short(found))])
            }
            Self::NotWritten { detail } => ("not-written", vec![("detail", detail.clone())]),
            Self::NoPlayers => ("no-players", vec![]),
            Self::NotPaired { round } => ("not-paired", vec![("round", round.to_string())]),
            Self::NotTheirRound { white, black, round } => (
                "not-their-round",
                vec![("white", short(white)), ("black", short(black)), ("round", round.to_string())],
            ),
            Self::OneSided { player, opponent, round } => (
                "one-sided",
                vec![
                    ("player", player.to_string()),
                    ("opponent", opponent.to_string()),
                    ("round", round.to_string()),
                ],
            ),
            Self::NotInFile { player, round } => {
                ("not-in-file", vec![("player", player.to_string()), ("round", round.to_string())])
            }
            Self::NumberTwice { player, first } => {
                ("number-twice", vec![("player", player.to_string()), ("first", first.to_string())])
            }
            Self::NameTwice { name, first, player } => (
                "name-twice",
                vec![("name", short(name)), ("first", first.to_string()), ("player", player.to_string())],
            ),
            Self::NotAPlayer { found: text } => ("not-a-player", found(text)),
            Self::NoName { player } => ("no-name", vec![("player", player.to_string())]),
            Self::NotPoints { found: text } => ("not-points", found(text)),
            Self::TooManyRounds { player, rounds } => {
                ("too-many-rounds", vec![("player", player.to_string()), ("rounds", rounds.to_string())])
            }
            Self::NotAGame { found, round } => {
                ("not-a-game", vec![("found", short(found)), ("round", round.to_string())])
            }
            Self::TooManyPoints { player, points } => {
                ("too-many-points", vec![("player", player.to_string()), ("points", points.to_string())])
            }
        }
    }
}

/// The beginning of a text, short enough for a sentence.
fn short(text: &str) -> String {
    const MOST: usize = 40;
    let text: String = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

impl FormatFault {
    /// The message in a language of the software; in English if the language is not one of them.
    pub fn told(&self, language: &str) -> String {
        let (message, args) = self.wrong.words();
        let said = say(language, message, args);
        let place = |place: Option<usize>| place.unwrap_or_default().to_string();
        let (line, column) = (("line", place(self.line)), ("column", place(self.column)));
        match (self.line, self.column) {
            (None, _) => said,
            (Some(_), None) => say(language, "at-line", vec![line, ("said", said)]),
            (Some(_), Some(_)) => say(language, "at-column", vec![line, column, ("said", said)]),
        }
    }
}

/// A message with its arguments; in English where a language lacks it.
pub(crate) fn say(language: &str, message: &str, args: Vec<(&'static str, String)>) -> String {
    let args: FluentArgs<'_> = args.into_iter().collect();
    let said = TEXTS.of(language).say(message, &args).or_else(|| TEXTS.of("en").say(message, &args));
    said.unwrap_or_default()
}

/// In English.
impl fmt::Display for FormatFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told("en"))
    }
}

impl std::error::Error for FormatFault {}

#[cfg(test)]
mod tests;
