//! The day of a game, and the edition in force on it.

use crate::heading::Heading;
use touchmove_laws::{Date, EditionName};

/// The day of a game, as far as it is known.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Day {
    /// The year.
    pub year: u16,
    /// The month, from 1 to 12.
    pub month: Option<u8>,
    /// The day of the month, if the calendar has it.
    pub day: Option<u8>,
}

impl Day {
    /// Reads a date as in PGN; `None` if not even the year is known.
    pub(crate) fn read(text: &[u8]) -> Option<Self> {
        let mut parts = text.splitn(3, |byte| matches!(byte, b'.' | b'-' | b'/'));
        // A year has four digits: `01.05.2024` is in the wrong order.
        let year =
            parts.next().filter(|digits| digits.len() == 4).and_then(number).filter(|year| *year > 0)?;
        let mut parts = parts.map(|part| number(part).and_then(|number| u8::try_from(number).ok()));
        let month = parts.next().flatten().filter(|month| (1..=12).contains(month));
        let day = month.and(parts.next().flatten());
        Some(Self { year, month, day: day.filter(|day| Date::new(year, month.unwrap_or(0), *day).is_some()) })
    }

    /// The first and the last possible day.
    fn range(self) -> Option<(Date, Date)> {
        let Self { year, month, day } = self;
        let exact = day.and_then(|day| Date::new(year, month?, day));
        let first = exact.or_else(|| Date::new(year, month.unwrap_or(1), 1))?;
        let last = exact.or_else(|| last_of_month(year, month.unwrap_or(12)))?;
        Some((first, last))
    }
}

/// The edition in force on the day of a game; none before 1 July 2005.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct InForce {
    /// The earliest edition that can have been in force.
    pub edition: Option<EditionName>,
    /// Whether that is certain.
    pub certainty: Certainty,
}

/// Whether the edition in force is certain.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Certainty {
    /// It follows from the date, or was chosen by the caller.
    Sure,
    /// The date is missing or incomplete, and a later edition may have been in force.
    AtLeast,
}

impl InForce {
    /// The edition that the caller chose.
    pub(crate) const fn chosen(edition: EditionName) -> Self {
        Self { edition: Some(edition), certainty: Certainty::Sure }
    }

    /// The edition by the tags: by the Date if it has a year, otherwise by the UTCDate, otherwise by the day on which the event began, or
    /// later.
    pub(crate) fn on_the_day_of(heading: &Heading) -> Self {
        let on_the_day = heading.dates().find_map(Self::on);
        let since_the_event = || heading.event_date().and_then(Self::on).map(Self::or_later);
        on_the_day.or_else(since_the_event).unwrap_or(Self { edition: None, certainty: Certainty::AtLeast })
    }

    /// The same for a game that may have been played later.
    fn or_later(self) -> Self {
        match self.edition == EditionName::ALL.last().copied() {
            true => self,
            false => Self { certainty: Certainty::AtLeast, ..self },
        }
    }

    /// The edition by a date as in PGN; `None` if not even the year is known.
    fn on(text: &[u8]) -> Option<Self> {
        let (first, last) = Day::read(text)?.range()?;
        let edition = EditionName::in_force_on(first).ok();
        let is_sure = edition == EditionName::in_force_on(last).ok();
        Some(Self { edition, certainty: if is_sure { Certainty::Sure } else { Certainty::AtLeast } })
    }
}

fn last_of_month(year: u16, month: u8) -> Option<Date> {
    (28..=31).rev().find_map(|day| Date::new(year, month, day))
}

/// A number of at most four digits; `None` for `??` and anything else.
fn number(digits: &[u8]) -> Option<u16> {
    let is_number = (1..=4).contains(&digits.len()) && digits.iter().all(u8::is_ascii_digit);
    is_number.then(|| digits.iter().fold(0, |number, digit| number * 10 + u16::from(digit - b'0')))
}

#[cfg(test)]
mod tests {
    use super::*;
    use Certainty::{AtLeast, Sure};
    use EditionName::{Laws2005, Laws2009, Laws2014, Laws2017, Laws2018, Laws2023};

    #[test]
    fn the_earliest_edition_that_can_have_been_in_force() {
        for (date, edition, certainty) in [
            ("2005.06.30", None, Sure),
            ("2005.07.01", Some(Laws2005), Sure),
            ("2009.06.30", Some(Laws2005), Sure),
            ("2014.07.01", Some(Laws2014), Sure),
            ("2017.12.31", Some(Laws2017), Sure),
            ("2018.01.01", Some(Laws2018), Sure),
            ("2023-01-01", Some(Laws2023), Sure),
            ("1972.??.??", None, Sure),
            ("2005.??.??", None, AtLeast),
            ("2006.??.??", Some(Laws2005), Sure),
            ("2014.??.??", Some(Laws2009), AtLeast),
            ("2014.06.??", Some(Laws2009), Sure),
            ("2014.07.??", Some(Laws2014), Sure),
            ("2017.??.??", Some(Laws2014), AtLeast),
            ("2017.??.31", Some(Laws2014), AtLeast),
            ("2022", Some(Laws2018), Sure),
            // There is no such day, so only the month is known.
            ("2023.02.30", Some(Laws2023), Sure),
            ("2014.13.01", Some(Laws2009), AtLeast),
            ("2014.07.257", Some(Laws2014), Sure),
        ] {
            assert_eq!(InForce::on(date.as_bytes()), Some(InForce { edition, certainty }), "{date}");
        }
        for unknown in
            ["????.??.??", "", "?", "yesterday", "20233.01.01", "24.05.01", "01.05.2024", "0000.00.00"]
        {
            assert_eq!(InForce::on(unknown.as_bytes()), None, "{unknown}");
        }
    }

    #[test]
    fn a_day_as_far_as_it_is_known() {
        for (text, year, month, day) in [
            ("2024.02.29", 2024, Some(2), Some(29)),
            ("2023.02.29", 2023, Some(2), None),
            ("1992.11.??", 1992, Some(11), None),
            ("1992.??.05", 1992, None, None),
            ("1851", 1851, None, None),
        ] {
            assert_eq!(Day::read(text.as_bytes()), Some(Day { year, month, day }), "{text}");
        }
        assert_eq!(Day::read(b"????.??.??"), None);
    }

    #[test]
    fn a_date_without_a_year_gives_way_to_the_others() {
        let mut heading = Heading::default();
        assert_eq!(InForce::on_the_day_of(&heading), InForce { edition: None, certainty: AtLeast });
        heading.tag(b"EventDate", b"2010.??.??");
        heading.tag(b"Date", b"????.??.??");
        // The game may have been played years after the event began.
        assert_eq!(InForce::on_the_day_of(&heading), InForce { edition: Some(Laws2009), certainty: AtLeast });
        heading.tag(b"UTCDate", b"2019.03.04");
        assert_eq!(InForce::on_the_day_of(&heading), InForce { edition: Some(Laws2018), certainty: Sure });
        heading.clear();
        heading.tag(b"EventDate", b"2023.05.01");
        assert_eq!(InForce::on_the_day_of(&heading), InForce { edition: Some(Laws2023), certainty: Sure });
    }
}
