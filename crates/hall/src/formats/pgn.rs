//! PGN: reads pairings from the tags of games, and writes games.

use super::{FormatFault, Identity, Pairing, Pairings, Wrong, detail_of_tag};
use crate::roles::Score;
use std::convert::Infallible;
use touchmove_laws::How;
use touchmove_laws::board::{Move, Position};
use touchmove_notation::pgn::{
    At, ClockTime, Flow, GameRecord, GameResult, Listener, Place, Reader, TimeCommand, Visitor, decode,
};

/// The greatest number of games that are read from one file.
const MOST_GAMES: usize = 20_000;

/// Reads pairings from tags: White and Black, the round (`3` or `3.12`, where 12 is the table), and the table from `Board`. Without a
/// table, tables are numbered in the order of the games. Moves are ignored.
pub fn read(mut bytes: &[u8]) -> Result<Pairings, FormatFault> {
    let whole = bytes;
    let mut reader = Reader::new(&mut bytes);
    let mut pairings = Pairings::default();
    for number in 1.. {
        let mut heading = Heading::default();
        // A text in memory can always be read to its end.
        if !reader.read_game(&mut heading).unwrap_or_else(|never: Infallible| match never {}) {
            break;
        }
        if number > MOST_GAMES {
            return Err(Wrong::TooManyGames { most: MOST_GAMES }.of_file());
        }
        let pairing = heading.pairing(number)?;
        pairings.add(pairing);
    }
    match pairings.games.is_empty() {
        true if whole.is_empty() => Err(Wrong::Empty.of_file()),
        true => Err(Wrong::NoGames.of_file()),
        false => pairings.checked(),
    }
}

/// The tags of a game that give its players and its place.
#[derive(Default)]
struct Heading {
    /// Where the game begins in the file.
    begins: Option<Place>,
    tags: Vec<(&'static str, String, Place)>,
    white_player: Identity,
    black_player: Identity,
}

/// The tags that are read.
const TAGS: [&str; 4] = ["White", "Black", "Round", "Board"];

impl Listener for Heading {
    fn tag(&mut self, name: &[u8], value: &[u8], at: At<'_>) {
        let place = at.place();
        self.begins.get_or_insert(place);
        let known = TAGS.into_iter().find(|known| known.as_bytes() == name);
        if let Some(known) = known.filter(|known| self.tags.iter().all(|(name, ..)| name != known)) {
            self.tags.push((known, decode(value).trim().to_owned(), place));
        }
        let name = decode(name);
        for (side, player) in [("White", &mut self.white_player), ("Black", &mut self.black_player)] {
            if let Some(detail) = name.strip_prefix(side).and_then(detail_of_tag) {
                player.add(detail, &decode(value));
            }
        }
    }
}

impl Visitor for Heading {
    fn begin_moves(&mut self, at: At<'_>) -> Flow {
        self.begins.get_or_insert_with(|| at.place());
        Flow::Skip
    }
}

impl Heading {
    fn pairing(&self, game: usize) -> Result<Pairing, FormatFault> {
        let line = self.begins.map_or(1, |place| line_of(&place));
        let player = |tag: &'static str| {
            let (name, place) = self.known(tag).ok_or_else(|| Wrong::NoTag { game, tag }.at(line))?;
            match super::player(name).map_err(|wrong| at(&place, wrong))? {
                name if name.is_empty() => Err(Wrong::NoTag { game, tag }.at(line)),
                name => Ok(name),
            }
        };
        let (round, second) = self.round(game)?;
        let table = match self.known("Board") {
            None => second,
            Some((text, place)) => Some(
                text.parse().map_err(|_| at(&place, Wrong::NotABoardTag { game, found: text.to_owned() }))?,
            ),
        };
        Ok(Pairing {
            line,
            round,
            table: table.unwrap_or(u32::try_from(game).unwrap_or(u32::MAX)),
            white: player("White")?,
            black: player("Black")?,
            white_player: self.white_player.clone(),
            black_player: self.black_player.clone(),
            numbers: None,
        })
    }

    /// The round, and the table after a point.
    fn round(&self, game: usize) -> Result<(Option<u32>, Option<u32>), FormatFault> {
        let Some((text, place)) = self.known("Round") else { return Ok((None, None)) };
        let numbers: Result<Vec<u32>, _> = text.split('.').map(str::parse).collect();
        let numbers =
            numbers.map_err(|_| at(&place, Wrong::NotARoundTag { game, found: text.to_owned() }))?;
        Ok((numbers.first().copied(), numbers.get(1).copied()))
    }

    /// A tag with a meaningful value.
    fn known(&self, tag: &str) -> Option<(&str, Place)> {
        let (_, value, place) = self.tags.iter().find(|(name, ..)| *name == tag)?;
        (!matches!(value.as_str(), "" | "?" | "-")).then_some((value, *place))
    }
}

fn line_of(place: &Place) -> usize {
    usize::try_from(place.line).unwrap_or(usize::MAX)
}

fn at(place: &Place, wrong: Wrong) -> FormatFault {
    wrong.at_column(line_of(place), usize::try_from(place.column).unwrap_or(usize::MAX))
}

/// A game to write.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Game {
    /// The event's name.
    pub event: String,
    /// When it began, in milliseconds since the beginning of 1970 (UTC); unknown before that.
    pub began_wall_ms: Option<u64>,
    /// The round.
    pub round: u32,
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
    /// The starting position; the usual one if `None`.
    pub start: Option<Position>,
    /// The time control, as in the referee protocol.
    pub time: Option<String>,
    /// The moves, each with the player's remaining time.
    pub moves: Vec<(Move, Option<u64>)>,
    /// How the moves are written.
    pub score: Score,
    /// The result.
    pub result: GameResult,
    /// How it ended.
    pub how: Option<How>,
}

/// Writes a game in PGN's export format. A result that PGN does not have (`1/2-0`, a game lost by both, a forfeit) is written in the Result
/// tag as in the Laws; the moves then end with PGN's asterisk.
pub fn write(game: &Game) -> Result<String, FormatFault> {
    let bad = |detail: String| Wrong::NotWritten { detail }.of_file();
    let mut record = GameRecord::new(game.start.unwrap_or_else(Position::standard));
    let mut tags = vec![
        ("Event", game.event.clone()),
        ("Date", game.began_wall_ms.map(date).unwrap_or_default()),
        ("Round", format!("{}.{}", game.round, game.table)),
        ("Board", game.table.to_string()),
        ("White", game.white.clone()),
        ("Black", game.black.clone()),
        ("TimeControl", game.time.clone().unwrap_or_default()),
    ];
    tags.push(("Termination", termination(game).unwrap_or_default().to_owned()));
    let tags = tags.into_iter().map(|(name, value)| (name.to_owned(), value));
    let tags = tags.chain(game.white_player.tags("White")).chain(game.black_player.tags("Black"));
    for (name, value) in tags.filter(|(_, value)| !value.is_empty()) {
        record.tags.set(&name, &value).map_err(|fault| bad(format!("{name}: {fault}")))?;
    }
    record.result = game.result;
    let mut last = None;
    for (mv, left_ms) in &game.moves {
        let id = record.add(last, *mv).ok_or_else(|| bad("the game is too long".to_owned()))?;
        if let Some(left_ms) = left_ms {
            record.ply_mut(id).set_time(TimeCommand::Clock, ClockTime::from_milliseconds(*left_ms));
        }
        last = Some(id);
    }
    Ok(match game.score {
        Score::Judged => record.to_pgn(),
        Score::AsSeen => record.to_pgn_as_seen(),
    })
}

/// PGN's word for the ending.
fn termination(game: &Game) -> Option<&'static str> {
    use GameResult::{BlackWinsByForfeit, BothForfeit, Unknown, WhiteWinsByForfeit};
    if game.result == Unknown {
        return Some("unterminated");
    }
    Some(match (game.result, game.how?) {
        // The standard's word for a game lost without play: an "administrative forfeit".
        (WhiteWinsByForfeit | BlackWinsByForfeit | BothForfeit, _) => "rules infraction",
        (_, How::Flag | How::BothFlags) => "time forfeit",
        (
            _,
            How::IllegalMoves
            | How::IllegalPosition
            | How::Device
            | How::Conduct
            | How::SealedMove
            | How::Late,
        ) => "rules infraction",
        (_, How::Declared | How::Quickplay) => "adjudication",
        (
            _,
            How::Checkmate
            | How::Resignation
            | How::Stalemate
            | How::DeadPosition
            | How::Agreement
            | How::Threefold
            | How::Fifty
            | How::Fivefold
            | How::Seventyfive,
        ) => "normal",
    })
}

/// The date of a moment (UTC), in PGN format.
pub(crate) fn date(wall_ms: u64) -> String {
    let (mut year, mut day) = (1970_u64, wall_ms / 86_400_000);
    let is_leap =
        |year: u64| year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    // Four hundred years always have the same length.
    year += 400 * (day / 146_097);
    day %= 146_097;
    while day >= 365 + u64::from(is_leap(year)) {
        day -= 365 + u64::from(is_leap(year));
        year += 1;
    }
    let february = 28 + u64::from(is_leap(year));
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30] {
        if day < length {
            break;
        }
        day -= length;
        month += 1;
    }
    format!("{year:04}.{month:02}.{:02}", day + 1)
}

#[cfg(test)]
mod tests;
