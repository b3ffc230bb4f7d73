//! PGN: pairings out of the tags of games, and games into PGN.

use super::{FormatFault, Pairing, check};
use std::convert::Infallible;
use touchmove_laws::How;
use touchmove_laws::board::{Move, Position};
use touchmove_notation::pgn::{ClockTime, GameRecord, GameResult, Records, TimeCommand};

/// The most games that are read from one file.
const MOST_GAMES: usize = 20_000;

/// Reads pairings out of tags: White and Black, the round (`3` or `3.12`, where 12 is the table), and the table from `Board`; without
/// one, tables are numbered in the order of the games. Moves are passed over.
pub fn read(mut bytes: &[u8]) -> Result<Vec<Pairing>, FormatFault> {
    let whole = bytes;
    let mut records = Records::new(&mut bytes);
    let mut pairings = Vec::new();
    // A text in memory is always read to its end.
    while let Some(game) = records.next_game().unwrap_or_else(|never: Infallible| match never {}) {
        let number = pairings.len() + 1;
        if number > MOST_GAMES {
            let what = format!("there are more than {MOST_GAMES} games in the file");
            return Err(FormatFault::of_file(what, "give the games of one round"));
        }
        let tags = &game.record.tags;
        let known =
            |name: &str| tags.get(name).map(str::trim).filter(|value| !matches!(*value, "" | "?" | "-"));
        let player = |name: &str| {
            known(name).map(str::to_owned).ok_or_else(|| {
                let what = format!("game {number} has no {name} tag");
                FormatFault::of_file(what, format!("add a line [{name} \"…\"] before its moves"))
            })
        };
        let round = known("Round")
            .map(|round| round.split('.').map(str::parse::<u32>).collect::<Result<Vec<_>, _>>());
        let round = match round.transpose() {
            Ok(round) => round.unwrap_or_default(),
            Err(_) => {
                let what = format!("game {number} is of round {:?}", tags.get("Round").unwrap_or_default());
                return Err(FormatFault::of_file(
                    what,
                    "write a number there, or a number, a point and the table",
                ));
            }
        };
        let table = known("Board").map_or(Ok(round.get(1).copied()), |board| board.parse().map(Some));
        let table = table.map_err(|_| {
            let what = format!("game {number} is at board {:?}", tags.get("Board").unwrap_or_default());
            FormatFault::of_file(what, "write a number there, or take the tag out")
        })?;
        pairings.push((
            number,
            Pairing {
                round: round.first().copied(),
                table: table.unwrap_or(u32::try_from(number).unwrap_or(u32::MAX)),
                white: player("White")?,
                black: player("Black")?,
            },
        ));
    }
    if pairings.is_empty() {
        let what = if whole.is_empty() { "the file is empty" } else { "there is no game in the file" };
        return Err(FormatFault::of_file(what, "give games in PGN; tags are enough"));
    }
    check(&pairings).map_err(|fault| FormatFault {
        what: format!(
            "game {}: {}",
            fault.line.unwrap_or_default(),
            fault.what.replace("on line", "in game")
        ),
        line: None,
        remedy: fault.remedy,
    })?;
    Ok(pairings.into_iter().map(|(_, pairing)| pairing).collect())
}

/// A game as it goes out.
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
    /// Who has the white pieces.
    pub white: String,
    /// Who has the black pieces.
    pub black: String,
    /// The position from which it began; the usual one if there is none.
    pub start: Option<Position>,
    /// The time control, as in the referee protocol.
    pub time: Option<String>,
    /// The moves, each with the time that its player had left.
    pub moves: Vec<(Move, Option<u64>)>,
    /// The result.
    pub result: GameResult,
    /// How it ended.
    pub how: Option<How>,
}

/// Writes a game in PGN's export format. Results that PGN does not have (`1/2-0`, a game lost by both, a forfeit) stand in the Result tag
/// as the Laws have them; at the end of the moves is then PGN's asterisk.
pub fn write(game: &Game) -> Result<String, FormatFault> {
    let bad = |what: String| FormatFault::of_file(what, "look at the board's journal");
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
    for (name, value) in tags.into_iter().filter(|(_, value)| !value.is_empty()) {
        record.tags.set(name, &value).map_err(|fault| bad(format!("{name}: {fault}")))?;
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
    Ok(record.to_pgn())
}

/// The word that PGN has for the ending.
fn termination(game: &Game) -> Option<&'static str> {
    use GameResult::{BlackWinsByForfeit, BothForfeit, Unknown, WhiteWinsByForfeit};
    if game.result == Unknown {
        return Some("unterminated");
    }
    Some(match (game.result, game.how?) {
        // The standard's word for a game that was lost without play: an "administrative forfeit".
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

/// The day of a moment (UTC), as PGN writes it.
fn date(wall_ms: u64) -> String {
    let (mut year, mut day) = (1970_u64, wall_ms / 86_400_000);
    let is_leap =
        |year: u64| year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    // Four hundred years are always as long.
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
