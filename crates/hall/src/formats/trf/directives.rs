//! What a report file says about the rounds still to be paired: their number, the colour of the first player, who does not play, who must
//! not meet, and the acceleration of the first rounds.
//!
//! The lines of 2026 (`142`, `152`, `192`, `240`, `250`, `260`) and JaVaFo's extensions to the file of 2016 (`XXR`, `XXC`, `XXZ`, `XXP`,
//! `XXA`) mean the same; both are read.

use super::pairing::Bye;
use super::record::tenths;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;
use touchmove_laws::board::Color;

/// The directives for the next rounds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Directives {
    /// The number of rounds.
    pub(super) rounds: Option<u32>,
    /// The colour of the first player in the first round.
    pub(super) first: Option<Color>,
    /// The players are ranked by the order of their lines, not by their numbers.
    pub(super) by_rank: bool,
    /// There are teams in the file.
    pub(super) has_teams: bool,
    /// The pairing system, by its name of 2026.
    pub(super) system: Option<String>,
    /// The players who do not play: the round, the bye, the players.
    byes: Vec<(u32, Bye, Vec<u32>)>,
    /// The players who do not play in the next round.
    absent: BTreeSet<u32>,
    /// The players who must not meet, in which rounds.
    forbidden: Vec<(RangeInclusive<u32>, Vec<u32>)>,
    /// Acceleration points of a player, round by round.
    own_points: BTreeMap<u32, Vec<u32>>,
    /// Acceleration points of many players at once: points, rounds, players.
    group_points: Vec<(u32, RangeInclusive<u32>, RangeInclusive<u32>)>,
}

impl Directives {
    /// Reads a line that begins with this code.
    pub(super) fn read(&mut self, code: &str, text: &str) {
        let words: Vec<&str> = text.split_whitespace().skip(1).collect();
        let numbers = || words.iter().filter_map(|word| word.parse().ok()).collect::<Vec<u32>>();
        match (code, words.as_slice()) {
            ("142" | "XXR", [rounds, ..]) => self.rounds = rounds.parse().ok().filter(|rounds| *rounds > 0),
            ("152", [first, ..]) => self.first = color(first),
            ("192", [system, ..]) => self.system = Some((*system).to_owned()),
            ("XXC", words) => {
                self.by_rank |= words.contains(&"rank");
                let first = words.iter().find_map(|word| color(word.strip_suffix('1')?));
                self.first = first.or(self.first);
            }
            ("XXZ", _) => self.absent.extend(numbers()),
            ("XXP", _) => self.forbidden.push((0..=u32::MAX, numbers())),
            ("XXA", [player, points @ ..]) => {
                let points = points.iter().map(|points| tenths(points).unwrap_or_default()).collect();
                if let Ok(player) = player.parse() {
                    self.own_points.insert(player, points);
                }
            }
            ("240", _) => {
                let bye = text.get(4..5).and_then(|letter| letter.chars().next()).and_then(Bye::of);
                if let Some((bye, round)) = bye.zip(number(text, 6, 9)) {
                    self.byes.push((round, bye, players(text, 10)));
                }
            }
            ("250", _) => {
                let points = text.get(9..13).and_then(|points| tenths(points.trim()));
                let range = |from: Option<u32>, to: Option<u32>| Some(from?..=to?);
                let rounds = range(number(text, 14, 17), number(text, 18, 21));
                let players = range(number(text, 22, 26), number(text, 27, 31));
                if let (Some(points), Some(rounds), Some(players)) = (points, rounds, players) {
                    self.group_points.push((points, rounds, players));
                }
            }
            ("260", _) => {
                if let Some((from, to)) = number(text, 4, 7).zip(number(text, 8, 11)) {
                    self.forbidden.push((from..=to, players(text, 12)));
                }
            }
            _ => {}
        }
    }

    /// The byes of a round, which is the next to be paired.
    pub(super) fn byes(&self, round: u32) -> BTreeMap<u32, Bye> {
        let absent = self.absent.iter().map(|player| (*player, Bye::Zero));
        let of_round = self.byes.iter().filter(|(of, ..)| *of == round);
        absent
            .chain(of_round.flat_map(|(_, bye, players)| players.iter().map(|player| (*player, *bye))))
            .collect()
    }

    /// Ends the absences after the next round is paired: they were for that round only.
    pub(super) fn end_absences(&mut self) {
        self.absent.clear();
    }

    /// The pairs that must not meet in a round.
    pub(super) fn forbidden(&self, round: u32) -> BTreeSet<(u32, u32)> {
        let groups = self.forbidden.iter().filter(|(rounds, _)| rounds.contains(&round));
        groups
            .flat_map(|(_, players)| {
                let pairs = players.iter().enumerate();
                pairs.flat_map(|(at, one)| {
                    players[at + 1..].iter().map(|other| (*one.min(other), *one.max(other)))
                })
            })
            .filter(|(one, other)| one != other)
            .collect()
    }

    /// The acceleration points of a player, round by round up to this one; empty if there are none.
    pub(super) fn acceleration(&self, player: u32, round: u32) -> Vec<u32> {
        let own = self.own_points.get(&player);
        let of = |at: u32| {
            let own = own.and_then(|own| own.get(at as usize - 1)).copied();
            let group = self.group_points.iter().rev();
            let mut group =
                group.filter(|(_, rounds, players)| rounds.contains(&at) && players.contains(&player));
            own.or_else(|| group.next().map(|(points, ..)| *points)).unwrap_or_default()
        };
        let mut points: Vec<u32> = (1..=round).map(of).collect();
        while points.last() == Some(&0) {
            points.pop();
        }
        points
    }

    /// True if the file names an acceleration without giving the points.
    pub(super) fn is_accelerated_in_name_only(&self) -> bool {
        let is_named = self.system.as_deref().is_some_and(|system| system.ends_with("_BAKU"));
        is_named && self.own_points.is_empty() && self.group_points.is_empty()
    }
}

/// `W`, `b`, `white`, `black`.
fn color(word: &str) -> Option<Color> {
    match word.to_ascii_lowercase().as_str() {
        "w" | "white" => Some(Color::White),
        "b" | "black" => Some(Color::Black),
        _ => None,
    }
}

/// The number in these columns, from 0.
fn number(text: &str, from: usize, to: usize) -> Option<u32> {
    text.get(from..to.min(text.len()))?.trim().parse().ok()
}

/// The numbers of players from a column on: four columns each, with a blank between them.
fn players(text: &str, from: usize) -> Vec<u32> {
    (from..text.len()).step_by(5).filter_map(|at| number(text, at, at + 4)).collect()
}
