//! The editions of the Laws by name, and when each came into force.

use core::fmt;
use core::str::FromStr;

/// An edition of the FIDE Laws of Chess, named after the year in which it came into force.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum EditionName {
    /// In force from 1 July 2005.
    Laws2005,
    /// In force from 1 July 2009.
    Laws2009,
    /// In force from 1 July 2014.
    Laws2014,
    /// In force from 1 July 2017.
    Laws2017,
    /// In force from 1 January 2018.
    Laws2018,
    /// In force from 1 January 2023; the default.
    #[default]
    Laws2023,
}

impl EditionName {
    /// All editions, the oldest first.
    pub const ALL: [Self; 6] =
        [Self::Laws2005, Self::Laws2009, Self::Laws2014, Self::Laws2017, Self::Laws2018, Self::Laws2023];

    /// Its year: `2005`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Laws2005 => "2005",
            Self::Laws2009 => "2009",
            Self::Laws2014 => "2014",
            Self::Laws2017 => "2017",
            Self::Laws2018 => "2018",
            Self::Laws2023 => "2023",
        }
    }

    /// The edition it replaced, if included here.
    #[must_use]
    pub fn before(self) -> Option<Self> {
        Self::ALL.into_iter().rev().find(|edition| *edition < self)
    }

    /// The edition that replaced it, if any.
    #[must_use]
    pub fn after(self) -> Option<Self> {
        Self::ALL.into_iter().find(|edition| *edition > self)
    }

    /// The day on which it came into force.
    #[must_use]
    pub const fn first_day(self) -> Date {
        let (year, month) = match self {
            Self::Laws2005 => (2005, 7),
            Self::Laws2009 => (2009, 7),
            Self::Laws2014 => (2014, 7),
            Self::Laws2017 => (2017, 7),
            Self::Laws2018 => (2018, 1),
            Self::Laws2023 => (2023, 1),
        };
        Date { year, month, day: 1 }
    }

    /// The edition in force on a day.
    ///
    /// # Errors
    /// The day is before 1 July 2005, and earlier Laws are not included.
    pub fn in_force_on(date: Date) -> Result<Self, NoEditionError> {
        let mut newest_first = Self::ALL.into_iter().rev();
        newest_first.find(|edition| edition.first_day() <= date).ok_or(NoEditionError(date))
    }
}

impl fmt::Display for EditionName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for EditionName {
    type Err = ParseEditionError;

    fn from_str(text: &str) -> Result<Self, ParseEditionError> {
        Self::ALL.into_iter().find(|edition| edition.name() == text).ok_or(ParseEditionError)
    }
}

/// The text does not name an edition.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ParseEditionError;

impl fmt::Display for ParseEditionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the editions are")?;
        for (place, edition) in EditionName::ALL.into_iter().enumerate() {
            let before = match place {
                0 => " ",
                5 => " and ",
                _ => ", ",
            };
            write!(f, "{before}{edition}")?;
        }
        Ok(())
    }
}

impl core::error::Error for ParseEditionError {}

/// None of the editions was in force on that day yet.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct NoEditionError(pub Date);

impl fmt::Display for NoEditionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = EditionName::Laws2005.first_day();
        write!(f, "{} is before {first}; the Laws of that time are not available", self.0)
    }
}

impl core::error::Error for NoEditionError {}

/// A day of the calendar.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// The date, if the calendar has it.
    #[must_use]
    pub const fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let is_leap_year = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let days = match month {
            1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
            4 | 6 | 9 | 11 => 30,
            2 if is_leap_year => 29,
            2 => 28,
            _ => 0,
        };
        if 1 <= day && day <= days { Some(Self { year, month, day }) } else { None }
    }
}

/// `2005-07-01`.
impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}
