//! FIDE's tournament report file, of 2016 and of 2026: players and pairings of a round in, results of that round out.
//!
//! Both versions have the same records of players (`001`), in columns: number 5-8, name 15-47, points 81-84, and from 92 on ten columns a
//! round: opponent, colour, result. Of the rest, the tournament's name (`012`) is read and, of the lines that 2026 brought, the number of
//! rounds (`142`), the points for a result (`162`) and the time control (`222`); every other line stays as it is.
//!
//! Some programs count columns in bytes and some in characters, which differs where a name has letters beyond ASCII: a record is read in
//! the way in which its rounds make sense.

mod record;

use super::{FormatFault, Outcome, Pairing, Pairings, Skipped, Standing, Standings, Wrong};
use record::{Game, Record, Score};
use std::collections::HashMap;
use touchmove_notation::pgn::{GameResult, decode};

/// A report file that has been read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The tournament's name, where it is given.
    pub name: Option<String>,
    /// The number of rounds, where it is given.
    pub rounds: Option<u32>,
    /// The time control as the referee protocol has it, where it is given and the same for both players.
    pub time: Option<String>,
    lines: Vec<Line>,
    /// Which line has the player of that number.
    players: HashMap<u32, usize>,
    points: Points,
}

/// A line with what ends it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Line {
    text: String,
    end: String,
    record: Option<Record>,
}

/// What a result is worth, in tenths of a point.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Points {
    win: u32,
    draw: u32,
    loss: u32,
    absence: u32,
}

/// Reads a report file, in UTF-8 or in the encodings of old.
pub fn read(bytes: &[u8]) -> Result<Report, FormatFault> {
    let text = decode(bytes);
    let mut report = Report {
        name: None,
        rounds: None,
        time: None,
        lines: Vec::new(),
        players: HashMap::new(),
        points: Points { win: 10, draw: 5, loss: 0, absence: 0 },
    };
    for (place, (text, end)) in lines(text.strip_prefix('\u{feff}').unwrap_or(&text)).enumerate() {
        let record = report.line(text, place)?;
        report.lines.push(Line { text: text.to_owned(), end: end.to_owned(), record });
    }
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
            let black = &self.record(opponent, round, place)?.1;
            let points = [white.points, black.points];
            let order = (
                std::cmp::Reverse(points[0].max(points[1])),
                std::cmp::Reverse(points[0] + points[1]),
                white.number.min(black.number),
            );
            pairings.push((order, place + 1, white.name.clone(), black.name.clone()));
        }
        pairings.sort();
        let games: Vec<Pairing> = (1..)
            .zip(pairings)
            .map(|(table, (_, line, white, black))| Pairing { line, round: Some(round), table, white, black })
            .collect();
        match games.is_empty() {
            true => Err(Wrong::NotPaired { round }.of_file()),
            false => Pairings { games, skipped: self.unpaired(round) }.checked(),
        }
    }

    /// Who has no opponent in a round.
    fn unpaired(&self, round: u32) -> Vec<Skipped> {
        let records = (1..).zip(&self.lines).filter_map(|(line, text)| Some((line, text.record.as_ref()?)));
        let alone =
            records.filter(|(_, record)| record.game(round).is_none_or(|game| game.opponent.is_none()));
        let skip = |(line, record): (usize, &Record)| Skipped {
            line,
            name: record.name.clone(),
            unpaired_in: Some(round),
        };
        alone.map(skip).collect()
    }

    /// The standings that the file gives, after the last round of which it has a result; none before that.
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

    /// The file with these results in that round, and the points that they bring. A name that was corrected is corrected there. Games that are not over, and everything else in
    /// the file, stay as they are; ranks are the pairing program's.
    pub fn with_results(&self, round: u32, outcomes: &[Outcome]) -> Result<String, FormatFault> {
        let mut report = self.clone();
        let games = self.games(round)?;
        for outcome in outcomes {
            let Some((for_white, for_black)) = scores(outcome.result) else { continue };
            let game = |are_theirs: &dyn Fn(&Record, &Record) -> bool| {
                games.iter().find_map(|&(place, white, opponent)| {
                    let (black_place, black) = self.record(opponent, round, place).ok()?;
                    are_theirs(white, black).then_some((place, black_place))
                })
            };
            let is_white = |name: &String| *name == outcome.white;
            let is_black = |name: &String| *name == outcome.black;
            let theirs = game(&|white, black| is_white(&white.name) && is_black(&black.name)).or_else(|| {
                let was_white = |name: &String| outcome.earlier.iter().any(|(white, _)| white == name);
                let was_black = |name: &String| outcome.earlier.iter().any(|(_, black)| black == name);
                game(&|white, black| {
                    (is_white(&white.name) || was_white(&white.name))
                        && (is_black(&black.name) || was_black(&black.name))
                })
            });
            let Some((white_place, black_place)) = theirs else {
                let (white, black) = (outcome.white.clone(), outcome.black.clone());
                return Err(Wrong::NotTheirRound { white, black, round }.of_file());
            };
            report.score(white_place, round, for_white)?;
            report.score(black_place, round, for_black)?;
            report.rename(white_place, &outcome.white);
            report.rename(black_place, &outcome.black);
        }
        Ok(report.lines.iter().map(|line| format!("{}{}", line.text, line.end)).collect())
    }

    /// The games of a round as the players of the white pieces have them: line, record, opponent.
    fn games(&self, round: u32) -> Result<Vec<(usize, &Record, u32)>, FormatFault> {
        let mut games = Vec::new();
        for (place, line) in self.lines.iter().enumerate() {
            let Some(record) = &line.record else { continue };
            let Some(game) = record.game(round) else { continue };
            let Some(opponent) = game.opponent else { continue };
            let (_, other) = self.record(opponent, round, place)?;
            let answer = other.game(round);
            if answer.is_none_or(|answer| {
                answer.opponent != Some(record.number) || answer.is_white == game.is_white
            }) {
                let player = record.number;
                let column = Record::column_of(round);
                return Err(Wrong::OneSided { player, opponent, round }.at_column(place + 1, column));
            }
            if game.is_white {
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

    fn score(&mut self, place: usize, round: u32, score: Score) -> Result<(), FormatFault> {
        let points = self.points;
        let Some(Line { text, record: Some(record), .. }) = self.lines.get_mut(place) else { return Ok(()) };
        let worth = |score: Score| match score {
            Score::Win | Score::WinByForfeit => points.win,
            Score::Draw => points.draw,
            Score::Loss => points.loss,
            Score::LossByForfeit => points.absence,
        };
        record.write(text, round, score, worth).map_err(|(column, wrong)| wrong.at_column(place + 1, column))
    }

    fn rename(&mut self, place: usize, name: &str) {
        if let Some(Line { text, record: Some(record), .. }) = self.lines.get_mut(place) {
            record.rename(text, name);
        }
    }

    /// Takes in a line: what it says of the tournament, or its player.
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
            Some("142") => self.rounds = rest.parse().ok(),
            Some("162") => self.points.read(rest),
            Some("222") => {
                self.time = Some(rest.to_owned())
                    .filter(|time| time.starts_with(|first: char| first.is_ascii_digit()))
            }
            _ => {}
        }
        Ok(None)
    }
}

impl Points {
    /// Reads what 2026 has for it: a letter and points, again and again.
    fn read(&mut self, text: &str) {
        let mut letter = None;
        for word in text.split_whitespace() {
            let (before, points) = match word.strip_prefix(|first: char| first.is_ascii_alphabetic()) {
                Some(points) => (word.chars().next(), points),
                None => (letter.take(), word),
            };
            if points.is_empty() {
                letter = before;
                continue;
            }
            let Some(points) = record::tenths(points) else { continue };
            match before {
                Some('W') => self.win = points,
                Some('D') => self.draw = points,
                Some('L') => self.loss = points,
                Some('A') => self.absence = points,
                _ => {}
            }
        }
    }
}

/// What White and Black get; none while the game goes on.
fn scores(result: GameResult) -> Option<(Score, Score)> {
    Some(match result {
        GameResult::WhiteWins => (Score::Win, Score::Loss),
        GameResult::BlackWins => (Score::Loss, Score::Win),
        GameResult::Draw => (Score::Draw, Score::Draw),
        GameResult::BothLose => (Score::Loss, Score::Loss),
        GameResult::HalfToWhite => (Score::Draw, Score::Loss),
        GameResult::HalfToBlack => (Score::Loss, Score::Draw),
        GameResult::WhiteWinsByForfeit => (Score::WinByForfeit, Score::LossByForfeit),
        GameResult::BlackWinsByForfeit => (Score::LossByForfeit, Score::WinByForfeit),
        GameResult::BothForfeit => (Score::LossByForfeit, Score::LossByForfeit),
        GameResult::Unknown => return None,
    })
}

/// Lines and what ends them: the format asks for a carriage return, programs write what they like.
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
