//! FIDE's tournament report file (TRF), of 2016 and of 2026: reads the players and pairings of a round, writes the results of that round.
//!
//! Both versions have the same player records (`001`), in columns: number 5-8, name 15-47, points 81-84, and from 92 on ten columns for
//! each round: opponent, colour, result. The other lines that are read are the tournament's name (`012`); of those that 2026 added, the
//! number of rounds (`142`), the points for a result (`162`) and the time control (`222`); and those that concern the pairing of the next
//! round, also in JaVaFo's extensions (`XXR`, `XXC`, …). Every other line stays as it is.
//!
//! Some programs count columns in bytes and some in characters, which differs where a name has letters beyond ASCII. A record is read in
//! the way in which its rounds make sense.

mod directives;
mod engine_copy;
mod pairing;
mod points;
mod record;
mod results;

use super::{
    Detail, FormatFault, Identity, NoGame, Numbers, Pairing, Pairings, Skipped, Standing, Standings, Wrong,
};
use directives::Directives;
pub use engine_copy::NotCopied;
pub use pairing::{Bye, Entrant, OpenGame, Pair};
use points::Points;
use record::{Game, Record};
use std::collections::HashMap;
use touchmove_laws::board::Color;
use touchmove_notation::encoding::Decoded;

/// A report file that has been read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The tournament's name, where it is given.
    pub name: Option<String>,
    /// The time control in the format of the referee protocol, where it is given and the same for both players.
    pub time: Option<String>,
    /// The file as it was received, to write it in the same encoding.
    file: Decoded,
    lines: Vec<Line>,
    /// The teams of the players, by player number.
    teams: HashMap<u32, String>,
    /// The line of each player, by number.
    players: HashMap<u32, usize>,
    points: Points,
    directives: Directives,
}

/// A line and its line ending.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Line {
    text: String,
    end: String,
    record: Option<Record>,
}

/// Reads a report file.
pub fn read(file: Decoded) -> Result<Report, FormatFault> {
    let mut report = Report {
        name: None,
        time: None,
        lines: Vec::new(),
        teams: HashMap::new(),
        players: HashMap::new(),
        points: Points::default(),
        directives: Directives::default(),
        file,
    };
    let text = std::mem::take(&mut report.file.text);
    for (place, (text, end)) in lines(&text).enumerate() {
        let record = report.line(text, place)?;
        report.lines.push(Line { text: text.to_owned(), end: end.to_owned(), record });
    }
    report.file.text = text;
    match report.players.is_empty() {
        true => Err(Wrong::NoPlayers.of_file()),
        false => Ok(report),
    }
}

impl Report {
    /// The pairings of a round, best table first: by the points of the better player of each, then of both, then by number.
    pub fn pairings(&self, round: u32) -> Result<Pairings, FormatFault> {
        let mut pairings = Vec::new();
        for (place, white, opponent) in self.games(round)? {
            let (_, black) = self.record(opponent, round, place)?;
            let points = [white.points, black.points];
            let order = (
                std::cmp::Reverse(points[0].max(points[1])),
                std::cmp::Reverse(points[0] + points[1]),
                white.number.min(black.number),
            );
            pairings.push((order, place + 1, white, black));
        }
        pairings.sort_by_key(|(order, line, ..)| (*order, *line));
        let games: Vec<Pairing> = (1..)
            .zip(pairings)
            .map(|(table, (_, line, white, black))| Pairing {
                line,
                round: Some(round),
                table,
                white: white.name.clone(),
                black: black.name.clone(),
                white_player: self.identity(white),
                black_player: self.identity(black),
                numbers: Some(Numbers { white: white.number, black: black.number }),
            })
            .collect();
        match games.is_empty() {
            true => Err(Wrong::NotPaired { round }.of_file()),
            false => Pairings { games, skipped: self.unpaired(round) }.checked(),
        }
    }

    /// A player's details in the file besides the name.
    fn identity(&self, record: &Record) -> Identity {
        let mut identity = record.identity.clone();
        identity.add(Detail::Team, self.teams.get(&record.number).map(String::as_str).unwrap_or_default());
        identity
    }

    /// The players who do not play in a round: they have no opponent, or one of the two has no colour, which marks a forfeit.
    fn unpaired(&self, round: u32) -> Vec<Skipped> {
        let records = (1..).zip(&self.lines).filter_map(|(line, text)| Some((line, text.record.as_ref()?)));
        let alone = records.filter_map(|(line, record)| {
            let why = match record.game(round).and_then(|game| Some((game, game.opponent?))) {
                None => NoGame::Unpaired(round),
                Some((game, opponent)) if self.is_forfeit(game, opponent, round) => NoGame::Forfeit(round),
                Some(_) => return None,
            };
            Some(Skipped { line, name: record.name.clone(), why })
        });
        alone.collect()
    }

    /// True if one of the two has no colour.
    fn is_forfeit(&self, game: &Game, opponent: u32, round: u32) -> bool {
        let answer = self.record(opponent, round, 0).ok().and_then(|(_, other)| other.game(round));
        game.color.is_none()
            || answer.is_some_and(|answer| answer.opponent.is_some() && answer.color.is_none())
    }

    /// The number of rounds, where it is given.
    pub const fn rounds(&self) -> Option<u32> {
        self.directives.rounds
    }

    /// The standings in the file, after the last round with a result; `None` before that.
    pub fn standings(&self) -> Option<Standings> {
        let records: Vec<&Record> = self.lines.iter().filter_map(|line| line.record.as_ref()).collect();
        let played =
            records.iter().filter_map(|record| record.games.iter().rposition(Game::has_result)).max()?;
        let mut ranked = records.clone();
        ranked.sort_by_key(|record| (record.rank, std::cmp::Reverse(record.points), record.number));
        let are_ranked = ranked.iter().all(|record| record.rank.is_some());
        let rows = (1..).zip(ranked).map(|(place, record)| Standing {
            rank: record.rank.filter(|_| are_ranked).unwrap_or(place),
            name: record.name.clone(),
            points: f64::from(record.points) / 10.0,
        });
        Some(Standings { after_round: u32::try_from(played + 1).ok(), rows: rows.collect() })
    }

    /// The last round that has a pairing.
    pub fn last_paired_round(&self) -> Option<u32> {
        let rounds = self.lines.iter().filter_map(|line| line.record.as_ref());
        let last = rounds
            .filter_map(|record| record.games.iter().rposition(|game| game.opponent.is_some()))
            .max()?;
        u32::try_from(last + 1).ok()
    }

    /// Checks that no two players have the same name: they could not be told apart, neither on a board nor by their links.
    pub fn check_names(&self) -> Result<(), FormatFault> {
        let mut numbers: HashMap<&str, u32> = HashMap::new();
        for (place, line) in self.lines.iter().enumerate() {
            let Some(Record { name, number: player, .. }) = &line.record else { continue };
            if let Some(first) = numbers.insert(name, *player) {
                let wrong = Wrong::NameTwice { name: name.clone(), first, player: *player };
                return Err(wrong.at_column(place + 1, record::NAME_COLUMN));
            }
        }
        Ok(())
    }

    /// The current file, in the encoding in which it was received.
    pub fn bytes(&self) -> Result<Vec<u8>, FormatFault> {
        let text: String = self.lines.iter().map(|line| format!("{}{}", line.text, line.end)).collect();
        let encoding = self.file.encoding;
        self.file.encode(&text).ok_or_else(|| Wrong::NotInEncoding { encoding }.of_file())
    }

    /// The file as received, with its encoding.
    pub fn file(&self) -> &Decoded {
        &self.file
    }

    /// The games of a round from the records of White: line, record, opponent.
    fn games(&self, round: u32) -> Result<Vec<(usize, &Record, u32)>, FormatFault> {
        let mut games = Vec::new();
        for (place, line) in self.lines.iter().enumerate() {
            let Some(record) = &line.record else { continue };
            let Some(game) = record.game(round) else { continue };
            let Some(opponent) = game.opponent else { continue };
            let (_, other) = self.record(opponent, round, place)?;
            let answer = other.game(round);
            if self.is_forfeit(game, opponent, round) {
                continue;
            }
            if answer
                .is_none_or(|answer| answer.opponent != Some(record.number) || answer.color == game.color)
            {
                let player = record.number;
                let column = Record::column_of(round);
                return Err(Wrong::OneSided { player, opponent, round }.at_column(place + 1, column));
            }
            if game.color == Some(Color::White) {
                games.push((place, record, opponent));
            }
        }
        Ok(games)
    }

    fn record(&self, number: u32, round: u32, asking: usize) -> Result<(usize, &Record), FormatFault> {
        let found = self
            .players
            .get(&number)
            .and_then(|&place| Some((place, self.lines.get(place)?.record.as_ref()?)));
        found.ok_or_else(|| {
            Wrong::NotInFile { player: number, round }.at_column(asking + 1, Record::column_of(round))
        })
    }

    /// Reads a team record: its name, and the numbers of its players, four columns each with a blank before it.
    fn team(&mut self, text: &str, name: std::ops::Range<usize>, players: usize) {
        let letters: Vec<char> = text.chars().collect();
        let cell = |from: usize, to: usize| -> String {
            letters.get(from.min(letters.len())..to.min(letters.len())).unwrap_or_default().iter().collect()
        };
        let team = cell(name.start, name.end).trim().to_owned();
        for at in (players..letters.len()).step_by(5) {
            if let Ok(player) = cell(at, at + 4).trim().parse() {
                self.teams.insert(player, team.clone());
            }
        }
    }

    /// Reads a line: a fact about the tournament, or a player.
    fn line(&mut self, text: &str, place: usize) -> Result<Option<Record>, FormatFault> {
        let rest = text.get(3..).unwrap_or_default().trim();
        match text.get(..3) {
            Some("001") => {
                let record =
                    Record::read(text).map_err(|(column, wrong)| wrong.at_column(place + 1, column))?;
                if let Some(first) = self.players.insert(record.number, place) {
                    let wrong = Wrong::NumberTwice { player: record.number, first: first + 1 };
                    return Err(wrong.at_column(place + 1, record::NUMBER));
                }
                return Ok(Some(record));
            }
            Some("012") => self.name = super::player(rest).ok(),
            // The team records of 2016 and of 2026.
            Some("013") => {
                self.directives.has_teams = true;
                self.team(text, 4..36, 36);
            }
            Some("310") => {
                self.directives.has_teams = true;
                self.team(text, 8..40, 73);
            }
            Some("222") => {
                self.time = Some(rest.to_owned())
                    .filter(|time| time.starts_with(|first: char| first.is_ascii_digit()))
            }
            Some(code) => {
                self.points.read(code, rest);
                self.directives.read(code, text);
            }
            None => {}
        }
        Ok(None)
    }
}

/// Lines with their endings: the format requires a carriage return, but programs write all kinds.
fn lines(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = text;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let length = rest.find(['\r', '\n']).unwrap_or(rest.len());
        let (line, after) = rest.split_at(length);
        let end = if after.starts_with("\r\n") { 2 } else { after.len().min(1) };
        let (end, after) = after.split_at(end);
        rest = after;
        Some((line, end))
    })
}

#[cfg(test)]
mod tests;
