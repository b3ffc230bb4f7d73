//! Writes the next round into the report: the pairs with their colours, and the players who do not play.

use super::record::{Cell, Record};
use super::{
    Identity, Line, NoGame, Numbers, Pairing, Pairings, Report, Skipped, Standing, Standings, Wrong,
};
use crate::formats::FormatFault;
use std::collections::BTreeMap;
use touchmove_laws::board::Color;

/// Why a player has no opponent in a round.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Bye {
    /// The pairing left this player without an opponent.
    Allocated,
    /// Absent, with one point.
    Full,
    /// Absent, with half a point.
    Half,
    /// Absent, with no points.
    Zero,
}

impl Bye {
    /// Reads the letter in place of a result where there is no opponent. Some programs write there the result that a game would have had.
    pub(super) const fn of(letter: char) -> Option<Self> {
        match letter.to_ascii_uppercase() {
            'U' => Some(Self::Allocated),
            'F' | '+' => Some(Self::Full),
            'H' | '=' => Some(Self::Half),
            'Z' | '-' => Some(Self::Zero),
            _ => None,
        }
    }

    /// The letter of the file.
    pub const fn letter(self) -> char {
        match self {
            Self::Allocated => 'U',
            Self::Full => 'F',
            Self::Half => 'H',
            Self::Zero => 'Z',
        }
    }
}

/// Two players who meet, or one with the bye, by their numbers in the file.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Pair {
    /// The player with the white pieces, or with the bye.
    pub white: u32,
    /// The player with the black pieces; `None` for the bye.
    pub black: Option<u32>,
}

/// A player of the tournament, before a round is paired.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entrant {
    /// The number in the file.
    pub number: u32,
    /// The name.
    pub name: String,
    /// The points so far, in tenths.
    pub points: u32,
    /// What else the file says about the player.
    pub identity: Identity,
}

/// A game without a result in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenGame {
    /// The round.
    pub round: u32,
    /// The player with the white pieces.
    pub white: String,
    /// The player with the black pieces.
    pub black: String,
    /// Their numbers, where they are known.
    pub numbers: Option<Numbers>,
}

impl Report {
    /// The players, by number, before this round is paired.
    pub fn entrants(&self, round: u32) -> Vec<Entrant> {
        let entrant = |record: &Record| Entrant {
            number: record.number,
            name: record.called().to_owned(),
            points: self.points_before(record, round),
            identity: self.identity(record),
        };
        let mut entrants: Vec<Entrant> = self.records().map(entrant).collect();
        entrants.sort_by_key(|entrant| entrant.number);
        entrants
    }

    /// The players who do not play in a round, as the file gives them beforehand.
    pub fn byes_beforehand(&self, round: u32) -> BTreeMap<u32, Bye> {
        let mut byes = self.directives.byes(round);
        byes.retain(|player, _| self.players.contains_key(player));
        byes.extend(self.records().filter_map(|record| Some((record.number, record.bye(round)?))));
        byes
    }

    /// The games up to and including this round that have no result yet.
    pub fn open_games(&self, round: u32) -> Vec<OpenGame> {
        let mut open = Vec::new();
        for round in 1..=round {
            let games = self.records().filter(|record| record.game(round).is_some_and(|game| game.is_open()));
            for record in
                games.filter(|record| record.game(round).is_some_and(|game| game.color == Some(Color::White)))
            {
                let opponent = record.game(round).and_then(|game| game.opponent);
                let black = opponent.and_then(|number| self.record(number, round, 0).ok());
                let black = black.map_or_else(String::new, |(_, black)| black.called().to_owned());
                let numbers = opponent.map(|black| Numbers { white: record.number, black });
                open.push(OpenGame { round, white: record.called().to_owned(), black, numbers });
            }
        }
        open
    }

    /// Writes a round into the file: every pair with its colours, and every bye with its points. Players who were absent from this one
    /// round (`XXZ`) are not absent from the next.
    pub fn pair(&mut self, round: u32, pairs: &[Pair], byes: &BTreeMap<u32, Bye>) -> Result<(), FormatFault> {
        let mut cells: BTreeMap<u32, Cell> =
            byes.iter().map(|(player, bye)| (*player, Cell::Bye(*bye))).collect();
        for Pair { white, black } in pairs {
            match black {
                Some(black) => {
                    cells.insert(*white, Cell::Game(*black, Color::White));
                    cells.insert(*black, Cell::Game(*white, Color::Black));
                }
                None => {
                    cells.insert(*white, Cell::Bye(Bye::Allocated));
                }
            }
        }
        for (player, cell) in cells {
            let (place, record) = self.record(player, round, 0)?;
            let before = self.points_before(record, round);
            let points = match cell {
                Cell::Bye(bye) => before.saturating_add(self.points.of_bye(bye)),
                Cell::Game(..) | Cell::Blank => before,
            };
            self.put(place, round, cell, points)?;
        }
        self.directives.end_absences();
        for line in self.lines.iter_mut().filter(|line| line.text.starts_with("XXZ")) {
            line.text.clear();
            line.end.clear();
        }
        Ok(())
    }

    /// Removes a round from the file that came with it: the pairs, and the allocated bye. Requested byes stay.
    pub fn unpair(&mut self, round: u32) -> Result<(), FormatFault> {
        for place in 0..self.lines.len() {
            let Some(record) = self.lines.get(place).and_then(|line| line.record.as_ref()) else { continue };
            let before = self.points_before(record, round);
            if record.is_paired(round) {
                self.put(place, round, Cell::Blank, before)?;
            }
        }
        Ok(())
    }

    /// The boards for these pairs, in their order, and the players who do not play.
    pub fn boards(
        &self,
        round: u32,
        pairs: &[Pair],
        byes: &BTreeMap<u32, Bye>,
    ) -> Result<Pairings, FormatFault> {
        let mut pairings = Pairings::default();
        let games = pairs.iter().filter_map(|pair| Some((pair.white, pair.black?)));
        for (table, (white, black)) in (1..).zip(games) {
            let ((line, white), (_, black)) = (self.record(white, round, 0)?, self.record(black, round, 0)?);
            pairings.games.push(Pairing {
                line: line + 1,
                round: Some(round),
                table,
                white: white.called().to_owned(),
                black: black.called().to_owned(),
                white_player: self.identity(white),
                black_player: self.identity(black),
                numbers: Some(Numbers { white: white.number, black: black.number }),
            });
        }
        let left_over =
            pairs.iter().filter(|pair| pair.black.is_none()).map(|pair| (pair.white, NoGame::Bye));
        let absent = byes.keys().map(|player| (*player, NoGame::Unpaired(round)));
        for (player, why) in left_over.chain(absent) {
            let (line, record) = self.record(player, round, 0)?;
            pairings.skipped.push(Skipped { line: line + 1, name: record.called().to_owned(), why });
        }
        pairings.checked()
    }

    /// The standings by points alone before this round. Ties share a rank, because tie-breaks are left to the pairing program.
    pub fn standings_before(&self, round: u32) -> Standings {
        let mut entrants = self.entrants(round);
        entrants.sort_by_key(|entrant| (std::cmp::Reverse(entrant.points), entrant.number));
        let ahead = |points: u32| entrants.iter().take_while(|other| other.points > points).count();
        let rows = entrants.iter().map(|entrant| Standing {
            rank: u32::try_from(ahead(entrant.points) + 1).unwrap_or(u32::MAX),
            name: entrant.name.clone(),
            points: f64::from(entrant.points) / 10.0,
        });
        Standings { after_round: Some(round.saturating_sub(1)), rows: rows.collect() }
    }

    pub(super) fn records(&self) -> impl Iterator<Item = &Record> {
        self.lines.iter().filter_map(|line| line.record.as_ref())
    }

    /// The points before a round. If the file already has a bye for that round, its points may or may not include it.
    pub(super) fn points_before(&self, record: &Record, round: u32) -> u32 {
        let earlier = (1..round).map(|round| self.worth(record, round)).sum::<u32>();
        match self.worth(record, round) {
            0 => record.points,
            bye if record.points == earlier + bye => earlier,
            _ => record.points,
        }
    }

    /// The points of a player in a round.
    fn worth(&self, record: &Record, round: u32) -> u32 {
        let score = record.game(round).and_then(|game| game.score()).map(|score| self.points.of(score));
        let bye = || record.bye(round).map_or(0, |bye| self.points.of_bye(bye));
        score.unwrap_or_else(bye)
    }

    fn put(&mut self, place: usize, round: u32, cell: Cell, points: u32) -> Result<(), FormatFault> {
        let Some(Line { text, record: Some(record), .. }) = self.lines.get_mut(place) else { return Ok(()) };
        let misplaced = |(column, wrong): (usize, Wrong)| wrong.at_column(place + 1, column);
        record.put(text, round, cell, points).map_err(misplaced)
    }
}

#[cfg(test)]
mod tests;
