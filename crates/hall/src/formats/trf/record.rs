//! One player's record, in columns.

use super::super::{Detail, Identity};
use super::Wrong;
use super::pairing::Bye;
use touchmove_laws::board::Color;

/// The fault of a record, and its column, from 1.
type Misplaced = (usize, Wrong);

/// A record `001`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Record {
    pub(super) number: u32,
    /// The name in the file.
    pub(super) name: String,
    /// The name that was corrected in the hall.
    corrected: Option<String>,
    /// In tenths of a point.
    pub(super) points: u32,
    /// The rank in the standings, where the file gives one.
    pub(super) rank: Option<u32>,
    pub(super) identity: Identity,
    pub(super) games: Vec<Game>,
    columns: Columns,
}

/// A round of a player.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Game {
    /// `None`: not paired, or a bye.
    pub(super) opponent: Option<u32>,
    /// `None`: not paired, a bye, or decided without play.
    pub(super) color: Option<Color>,
    result: char,
}

/// The score of a player in a game against an opponent.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Score {
    Win,
    Draw,
    Loss,
    WinByForfeit,
    LossByForfeit,
}

/// The content of the columns of a round.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Cell {
    /// A game that has no result yet: the opponent, and the player's colour.
    Game(u32, Color),
    Bye(Bye),
    Blank,
}

/// The unit of a column, which the file does not define.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Columns {
    Characters,
    Bytes,
}

/// The first columns of the player's number, name and points, counted from 1.
pub(super) const NUMBER: usize = 5;
pub(super) const NAME_COLUMN: usize = 15;
const POINTS: usize = 81;
/// The columns of the name, counted from 0.
const NAME: std::ops::Range<usize> = 14..47;
/// The details of a player and their columns, counted from 0.
const DETAILS: [(Detail, std::ops::Range<usize>); 5] = [
    (Detail::Title, 10..13),
    (Detail::Rating, 48..52),
    (Detail::Federation, 53..56),
    (Detail::FideId, 57..68),
    (Detail::BirthYear, 69..79),
];
/// The first column of the first round, counted from 0; every round has ten.
const FIRST_ROUND: usize = 91;
const ROUND: usize = 10;
/// The greatest number of rounds in a record.
const MOST_ROUNDS: usize = 999;

impl Record {
    pub(super) fn read(text: &str) -> Result<Self, Misplaced> {
        match Self::read_in(text, Columns::Characters) {
            Err(_) if !text.is_ascii() => Self::read_in(text, Columns::Bytes),
            read => read,
        }
    }

    fn read_in(text: &str, columns: Columns) -> Result<Self, Misplaced> {
        let cell = |from: usize, to: usize| columns.cell(text, from, to).trim();
        let number = cell(4, 8).parse().ok().filter(|number| *number > 0);
        let number = number.ok_or_else(|| (NUMBER, Wrong::NotAPlayer { found: cell(4, 8).to_owned() }))?;
        let name = super::super::player(cell(NAME.start, NAME.end)).map_err(|wrong| (NAME_COLUMN, wrong))?;
        if name.is_empty() {
            return Err((NAME_COLUMN, Wrong::NoName { player: number }));
        }
        let points = match cell(80, 84) {
            "" => 0,
            points => {
                tenths(points).ok_or_else(|| (POINTS, Wrong::NotPoints { found: points.to_owned() }))?
            }
        };
        let length = columns.length(text).saturating_sub(FIRST_ROUND);
        let rounds = length.div_ceil(ROUND);
        if rounds > MOST_ROUNDS {
            return Err((FIRST_ROUND + 1, Wrong::TooManyRounds { player: number, rounds }));
        }
        let games = (0..rounds).map(|round| {
            let at = FIRST_ROUND + round * ROUND;
            let cell = columns.cell(text, at, at + ROUND);
            let wrong = || Wrong::NotAGame { found: cell.trim().to_owned(), round: round + 1 };
            Game::read(cell).ok_or_else(|| (at + 1, wrong()))
        });
        let rank = cell(85, 89).parse().ok().filter(|rank| *rank > 0);
        let mut identity = Identity::default();
        for (detail, range) in DETAILS {
            identity.add(detail, cell(range.start, range.end));
        }
        let games = games.collect::<Result<_, _>>()?;
        Ok(Self { number, name, corrected: None, points, rank, identity, games, columns })
    }

    /// The first column of a round, both from 1.
    pub(super) fn column_of(round: u32) -> usize {
        FIRST_ROUND + 1 + (round as usize).saturating_sub(1).saturating_mul(ROUND)
    }

    /// The player's game in this round, from 1.
    pub(super) fn game(&self, round: u32) -> Option<&Game> {
        self.games.get((round as usize).checked_sub(1)?)
    }

    /// Writes a result and the points with it into the text of the record; also the colour, if the game was played and has none there.
    pub(super) fn write(
        &mut self,
        text: &mut String,
        round: u32,
        (color, score): (Color, Score),
        worth: impl Fn(Score) -> u32,
    ) -> Result<(), Misplaced> {
        let Some(game) = (round as usize).checked_sub(1).and_then(|place| self.games.get_mut(place)) else {
            return Ok(());
        };
        let before = Score::of(game.result).map_or(0, &worth);
        game.result = score.code();
        let at = FIRST_ROUND + (round as usize - 1) * ROUND;
        if game.color.is_none() && !matches!(score, Score::WinByForfeit | Score::LossByForfeit) {
            game.color = Some(color);
            self.columns.put(text, at + 5, if color == Color::White { "w" } else { "b" });
        }
        let points = self.points.saturating_add(worth(score)).saturating_sub(before);
        self.write_points(text, points)?;
        self.columns.put(text, at + 7, &score.code().to_string());
        Ok(())
    }

    /// Writes a pairing or a bye into the text of the record, and the player's points with it.
    pub(super) fn put(
        &mut self,
        text: &mut String,
        round: u32,
        cell: Cell,
        points: u32,
    ) -> Result<(), Misplaced> {
        let rounds = round as usize;
        if rounds == 0 || rounds > MOST_ROUNDS {
            return Err((FIRST_ROUND + 1, Wrong::TooManyRounds { player: self.number, rounds }));
        }
        self.write_points(text, points)?;
        let nothing = Game { opponent: None, color: None, result: ' ' };
        let (game, written) = match cell {
            Cell::Game(opponent, color) => {
                let letter = if color == Color::White { 'w' } else { 'b' };
                let game = Game { opponent: Some(opponent), color: Some(color), result: ' ' };
                (game, format!("{opponent:>4} {letter}  "))
            }
            Cell::Bye(bye) => (Game { result: bye.letter(), ..nothing }, format!("0000 - {}", bye.letter())),
            Cell::Blank => (nothing, " ".repeat(8)),
        };
        if self.games.len() < rounds {
            self.games.resize(rounds, nothing);
        }
        self.games[rounds - 1] = game;
        self.columns.put(text, FIRST_ROUND + (rounds - 1) * ROUND, &written);
        Ok(())
    }

    fn write_points(&mut self, text: &mut String, points: u32) -> Result<(), Misplaced> {
        // They have four columns.
        let written = match (points / 10, points % 10) {
            (whole @ 0..100, tenths) => format!("{whole}.{tenths}"),
            (whole @ 100..10_000, 0) => whole.to_string(),
            (points, _) => return Err((POINTS, Wrong::TooManyPoints { player: self.number, points })),
        };
        self.points = points;
        self.columns.put(text, 80, &format!("{written:>4}"));
        Ok(())
    }

    /// True if the player was paired in this round, with an opponent or with the bye.
    pub(super) fn is_paired(&self, round: u32) -> bool {
        let has_opponent = self.game(round).is_some_and(|game| game.opponent.is_some());
        has_opponent || self.bye(round) == Some(Bye::Allocated)
    }

    /// The player's bye in this round, if the file has one.
    pub(super) fn bye(&self, round: u32) -> Option<Bye> {
        self.game(round).filter(|game| game.opponent.is_none()).and_then(|game| Bye::of(game.result))
    }

    /// The eight columns of a round, filled in where the file leaves them blank: a blank is an absence.
    pub(super) fn cell(&self, round: u32) -> String {
        let Some(game) = self.game(round) else { return "0000 - Z".to_owned() };
        let Some(opponent) = game.opponent else {
            return format!("0000 - {}", Bye::of(game.result).unwrap_or(Bye::Zero).letter());
        };
        let color = match game.color {
            Some(Color::White) => 'w',
            Some(Color::Black) => 'b',
            // An unplayed game does not count for anyone's colours, but some engines require both.
            None if self.number < opponent => 'w',
            None => 'b',
        };
        format!("{opponent:>4} {color} {}", game.result)
    }
}

impl Record {
    /// The player's current name.
    pub(super) fn called(&self) -> &str {
        self.corrected.as_ref().unwrap_or(&self.name)
    }

    /// True if the file has the player under this name, as far as its columns reach.
    pub(super) fn is_called(&self, name: &str) -> bool {
        self.name == name
            || self.columns.length(name) > NAME.len()
                && super::super::player(self.cell_of(name).trim()).is_ok_and(|cut| cut == self.name)
    }

    /// Sets the player's corrected name.
    pub(super) fn correct(&mut self, name: &str) {
        self.corrected = Some(name.to_owned()).filter(|name| !name.is_empty());
    }

    /// Writes the corrected name over the one in the text, as far as the columns reach.
    pub(super) fn rename(&mut self, text: &mut String) {
        let Some(name) = self.corrected.take() else { return };
        let cell = self.cell_of(&name);
        if let (false, Some(from), Some(to)) = (
            self.is_called(&name),
            self.columns.offset(text, NAME.start),
            self.columns.offset(text, NAME.end),
        ) {
            text.replace_range(from..to, &cell);
            self.name = super::super::player(cell.trim()).unwrap_or_default();
        }
    }

    /// A name fitted into its columns.
    fn cell_of(&self, name: &str) -> String {
        let mut cell = String::new();
        for letter in name.chars() {
            cell.push(letter);
            if self.columns.length(&cell) > NAME.len() {
                cell.pop();
                break;
            }
        }
        while self.columns.length(&cell) < NAME.len() {
            cell.push(' ');
        }
        cell
    }
}

impl Game {
    /// Reads ten columns: four for the opponent, then colour and result, each after a blank.
    fn read(cell: &str) -> Option<Self> {
        let columns: Vec<char> = cell.chars().chain(std::iter::repeat(' ')).take(ROUND).collect();
        let [first, second, third, fourth, ' ', colour, ' ', result, ' ', ' '] = columns[..] else {
            return None;
        };
        let opponent: String = [first, second, third, fourth].iter().collect();
        let opponent = match opponent.trim() {
            "" => 0,
            digits if digits.bytes().all(|byte| byte.is_ascii_digit()) => digits.parse().ok()?,
            _ => return None,
        };
        let color = match colour.to_ascii_lowercase() {
            'w' => Some(Color::White),
            'b' => Some(Color::Black),
            '-' | ' ' => None,
            _ => return None,
        };
        Some(Self { opponent: Some(opponent).filter(|number| *number > 0), color, result })
    }

    /// True if it is still to be finished.
    pub(super) fn is_open(&self) -> bool {
        self.opponent.is_some() && self.color.is_some() && self.score().is_none()
    }

    /// The score, if it was against an opponent and is over.
    pub(super) fn score(&self) -> Option<Score> {
        Score::of(self.result).filter(|_| self.opponent.is_some())
    }

    /// True if it was played, or decided without play.
    pub(super) fn has_result(&self) -> bool {
        self.opponent.is_some() && Score::of(self.result).is_some()
    }
}

impl Score {
    const ALL: [Self; 5] = [Self::Win, Self::Draw, Self::Loss, Self::WinByForfeit, Self::LossByForfeit];

    const fn code(self) -> char {
        match self {
            Self::Win => '1',
            Self::Draw => '=',
            Self::Loss => '0',
            Self::WinByForfeit => '+',
            Self::LossByForfeit => '-',
        }
    }

    /// The score of a code; `W`, `D` and `L` are for games that were over before they had begun.
    fn of(code: char) -> Option<Self> {
        match code.to_ascii_uppercase() {
            'W' => Some(Self::Win),
            'D' => Some(Self::Draw),
            'L' => Some(Self::Loss),
            code => Self::ALL.into_iter().find(|score| score.code() == code),
        }
    }
}

impl Columns {
    /// The text between two columns, counted from 0. A column beyond the text, or within a letter, counts as absent.
    fn cell(self, text: &str, from: usize, to: usize) -> &str {
        let to = to.min(self.length(text));
        let (Some(from), Some(to)) = (self.offset(text, from), self.offset(text, to)) else { return "" };
        text.get(from..to).unwrap_or_default()
    }

    fn length(self, text: &str) -> usize {
        match self {
            Self::Characters => text.chars().count(),
            Self::Bytes => text.len(),
        }
    }

    fn offset(self, text: &str, column: usize) -> Option<usize> {
        match self {
            Self::Characters => text.char_indices().map(|(offset, _)| offset).chain([text.len()]).nth(column),
            Self::Bytes => text.is_char_boundary(column).then_some(column),
        }
    }

    /// Writes a word over the text in these columns.
    fn put(self, text: &mut String, column: usize, word: &str) {
        while self.length(text) < column + word.len() {
            text.push(' ');
        }
        if let (Some(from), Some(to)) = (self.offset(text, column), self.offset(text, column + word.len())) {
            text.replace_range(from..to, word);
        }
    }
}

/// Points such as `11.5`, `3` or `0,5`, in tenths.
pub(super) fn tenths(text: &str) -> Option<u32> {
    let is_number = |digits: &str| digits.len() <= 4 && digits.bytes().all(|digit| digit.is_ascii_digit());
    let (whole, tenth) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    if !is_number(whole) || !is_number(tenth) || tenth.len() != 1 || whole.is_empty() {
        return None;
    }
    Some(whole.parse::<u32>().ok()? * 10 + tenth.parse::<u32>().ok()?)
}
