//! The tags of a game that matter to the Laws.

use crate::day::Day;
use std::borrow::Cow;
use touchmove_board::Color;
use touchmove_notation::pgn::{GameResult, Termination, decode};

/// The tags that an audit uses, as written in the file. The first with each name counts.
#[derive(Clone, Default, Debug)]
#[non_exhaustive]
pub struct Heading {
    values: [Vec<u8>; TAGS.len()],
    /// The tags that have been given.
    given: u32,
}

const TAGS: [&[u8]; 12] = [
    b"White",
    b"Black",
    b"Date",
    b"Result",
    b"Event",
    b"UTCDate",
    b"EventDate",
    b"TimeControl",
    b"Termination",
    b"TerminationDetails",
    b"WhiteElo",
    b"BlackElo",
];

/// The words that people and servers use for it, in lower case.
const TIME_FORFEIT: [&str; 9] = [
    "on time",
    "time forfeit",
    "timeout",
    "time out",
    "out of time",
    "by time",
    "flag fall",
    "flag fell",
    "overstepped",
];

const WHITE: usize = 0;
const BLACK: usize = 1;
const DATE: usize = 2;
const RESULT: usize = 3;
const EVENT: usize = 4;
const UTC_DATE: usize = 5;
const EVENT_DATE: usize = 6;
const CONTROL: usize = 7;
const TERMINATION: usize = 8;
const DETAILS: usize = 9;
const WHITE_ELO: usize = 10;
const BLACK_ELO: usize = 11;

impl Heading {
    /// Clears the tags for the next game.
    pub(crate) fn clear(&mut self) {
        self.given = 0;
    }

    /// Records a tag.
    pub(crate) fn tag(&mut self, name: &[u8], value: &[u8]) {
        let place = match name {
            b"White" => WHITE,
            b"Black" => BLACK,
            b"Date" => DATE,
            b"Result" => RESULT,
            b"Event" => EVENT,
            b"UTCDate" => UTC_DATE,
            b"EventDate" => EVENT_DATE,
            b"TimeControl" => CONTROL,
            b"Termination" => TERMINATION,
            b"TerminationDetails" => DETAILS,
            b"WhiteElo" => WHITE_ELO,
            b"BlackElo" => BLACK_ELO,
            _ => return,
        };
        if self.given & 1 << place == 0 {
            self.given |= 1 << place;
            self.values[place].clear();
            self.values[place].extend_from_slice(value);
        }
    }

    fn bytes(&self, place: usize) -> Option<&[u8]> {
        (self.given & 1 << place != 0).then(|| self.values[place].as_slice())
    }

    fn text(&self, place: usize) -> Option<Cow<'_, str>> {
        self.bytes(place).map(decode)
    }

    /// The player with the white pieces.
    #[must_use]
    pub fn white(&self) -> Option<Cow<'_, str>> {
        self.text(WHITE)
    }

    /// The player with the black pieces.
    #[must_use]
    pub fn black(&self) -> Option<Cow<'_, str>> {
        self.text(BLACK)
    }

    /// The Date tag.
    #[must_use]
    pub fn date(&self) -> Option<Cow<'_, str>> {
        self.text(DATE)
    }

    /// The day of the game, as far as it is known, from the Date tag, or from UTCDate if that has no year.
    pub fn day(&self) -> Option<Day> {
        self.dates().find_map(Day::read)
    }

    /// The rating of a player, if there is a tag for it.
    #[must_use]
    pub fn elo(&self, color: Color) -> Option<u16> {
        let place = match color {
            Color::White => WHITE_ELO,
            Color::Black => BLACK_ELO,
        };
        // A missing rating is written as `?`, `-` or 0.
        self.text(place)?.trim().parse::<u16>().ok().filter(|elo| *elo > 0)
    }

    /// The Event tag.
    #[must_use]
    pub fn event(&self) -> Option<Cow<'_, str>> {
        self.text(EVENT)
    }

    /// The texts that may contain the day, the better one first.
    pub(crate) fn dates(&self) -> impl Iterator<Item = &[u8]> {
        [DATE, UTC_DATE].into_iter().filter_map(|place| self.bytes(place))
    }

    /// The day on which the event began.
    pub(crate) fn event_date(&self) -> Option<&[u8]> {
        self.bytes(EVENT_DATE)
    }

    /// The TimeControl tag.
    #[must_use]
    pub fn time_control(&self) -> Option<Cow<'_, str>> {
        self.text(CONTROL)
    }

    /// The result in the Result tag, if it is valid.
    #[must_use]
    pub fn result(&self) -> Option<GameResult> {
        match self.bytes(RESULT)? {
            b"1-0" => Some(GameResult::WhiteWins),
            b"0-1" => Some(GameResult::BlackWins),
            b"1/2-1/2" => Some(GameResult::Draw),
            other => decode(other).parse().ok(),
        }
    }

    /// Returns true if the tags say that the game was not finished.
    pub(crate) fn is_unterminated(&self) -> bool {
        self.termination() == Some(Termination::Unterminated)
    }

    /// Returns true if the tags say that a player lost on time, in the term of PGN or in other words.
    pub(crate) fn says_time_forfeit(&self) -> bool {
        let says = |words: Cow<'_, str>| {
            let words = words.to_ascii_lowercase();
            TIME_FORFEIT.iter().any(|said| words.contains(said))
        };
        let by_termination = match self.termination() {
            Some(termination) => termination == Termination::TimeForfeit,
            None => self.text(TERMINATION).is_some_and(says),
        };
        by_termination || self.text(DETAILS).is_some_and(says)
    }

    fn termination(&self) -> Option<Termination> {
        match self.bytes(TERMINATION)? {
            // The usual value.
            b"Normal" | b"normal" => Some(Termination::Normal),
            other => decode(other).parse().ok(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_tag_of_a_name_counts() {
        let mut heading = Heading::default();
        for (name, value) in
            [("White", "one"), ("White", "two"), ("Result", "½-½"), ("Termination", "White won on time")]
        {
            heading.tag(name.as_bytes(), value.as_bytes());
        }
        assert_eq!(heading.white().as_deref(), Some("one"));
        assert_eq!(heading.black(), None);
        assert_eq!(heading.result(), Some(GameResult::Draw));
        assert!(heading.says_time_forfeit());
        heading.clear();
        assert_eq!((heading.white(), heading.result(), heading.says_time_forfeit()), (None, None, false));
    }

    #[test]
    fn a_rating_is_a_number() {
        for (text, elo) in [("2412", Some(2412)), (" 987 ", Some(987)), ("?", None), ("-", None), ("0", None)]
        {
            let mut heading = Heading::default();
            heading.tag(b"BlackElo", text.as_bytes());
            assert_eq!((heading.elo(Color::White), heading.elo(Color::Black)), (None, elo), "{text}");
        }
    }

    #[test]
    fn every_tag_has_its_place() {
        for (place, name) in TAGS.into_iter().enumerate() {
            let mut heading = Heading::default();
            heading.tag(name, b"value");
            assert_eq!(heading.bytes(place), Some(b"value".as_slice()));
        }
    }
}
