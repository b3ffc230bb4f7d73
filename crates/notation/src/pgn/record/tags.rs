//! The tags of a game, in the order of PGN's export format.

use super::super::{GameResult, Termination};
use core::fmt;

/// The seven tags that every game has, in order.
pub const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// The tag for the half-move that was illegal and stood. It is derived from the moves.
pub(in super::super) const ILLEGAL_MOVE_STOOD: &str = "IllegalMoveStood";

/// Tags with their values: the seven of the roster, which are always present, and any others in ASCII order.
///
/// Two follow the standard. The Result is that of the [record](super::GameRecord), and cannot be any other text. Termination
/// is one of the [standard's words](Termination), in lower case; other text for it goes to `TerminationDetails`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Tags {
    roster: [String; 6],
    others: Vec<(String, String)>,
}

/// Why a tag cannot be set.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum TagError {
    /// A name must consist of ASCII letters, digits and underscores, at least one and at most 255.
    Name,
    /// The value is longer than 32 KiB, and would not be read back.
    Value,
    /// The tag is derived from the record: Result from the result, FEN and SetUp from the start, IllegalMoveStood from the moves.
    Derived,
}

impl fmt::Display for TagError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Name => "a tag's name is made of letters, digits and underscores",
            Self::Value => "a tag's value has at most 32 KiB",
            Self::Derived => "this tag follows from the rest of the record",
        })
    }
}

impl core::error::Error for TagError {}

/// The tags that are derived from the rest of the record.
const DERIVED: [&str; 5] = ["Result", "FEN", "SetUp", "Setup", ILLEGAL_MOVE_STOOD];

const LONGEST_VALUE: usize = 1 << 15;

impl Tags {
    /// Unknown tags: `?` in the roster, and no others.
    #[must_use]
    pub fn new() -> Self {
        let unknown = |name: &str| if name == "Date" { "????.??.??" } else { "?" }.to_owned();
        let [event, site, date, round, white, black, _] = ROSTER;
        Self { roster: [event, site, date, round, white, black].map(unknown), others: Vec::new() }
    }

    /// The value of a tag, if it is present and not derived from the rest of the record.
    pub fn get(&self, name: &str) -> Option<&str> {
        if let Some(place) = roster_place(name) {
            return self.roster.get(place).map(String::as_str);
        }
        let place = self.find(name).ok()?;
        Some(&self.others.get(place)?.1)
    }

    /// Sets a tag. Control characters in the value become blanks, because not every reader accepts them.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        let is_name = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
        if name.is_empty() || name.len() > 255 || !name.bytes().all(is_name) {
            return Err(TagError::Name);
        }
        if DERIVED.contains(&name) {
            return Err(TagError::Derived);
        }
        if value.len() > LONGEST_VALUE {
            return Err(TagError::Value);
        }
        let (name, value) = match (name, value.parse::<Termination>()) {
            ("Termination", Ok(termination)) => (name, termination.tag().to_owned()),
            ("Termination", Err(_)) => ("TerminationDetails", value.replace(char::is_control, " ")),
            _ => (name, value.replace(char::is_control, " ")),
        };
        match (roster_place(name), self.find(name)) {
            (Some(place), _) => self.roster[place] = value,
            (None, Ok(place)) => self.others[place].1 = value,
            (None, Err(place)) => self.others.insert(place, (name.to_owned(), value)),
        }
        Ok(())
    }

    /// Keeps a tag that would be derived from the rest of the record if that were known.
    pub(super) fn keep(&mut self, name: String, value: String) {
        if let Err(place) = self.find(&name) {
            self.others.insert(place, (name, value.replace(char::is_control, " ")));
        }
    }

    /// Removes a tag; one of the roster becomes unknown.
    pub fn remove(&mut self, name: &str) {
        match (roster_place(name), self.find(name)) {
            (Some(place), _) => self.roster[place].clone_from(&Self::new().roster[place]),
            (None, Ok(place)) => {
                self.others.remove(place);
            }
            (None, Err(_)) => {}
        }
    }

    /// The standard's word for how the game ended, if it is given.
    #[must_use]
    pub fn termination(&self) -> Option<Termination> {
        self.get("Termination")?.parse().ok()
    }

    /// All tags except the derived ones, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        let roster = ROSTER.iter().copied().zip(self.roster.iter().map(String::as_str));
        roster.chain(self.others.iter().map(|(name, value)| (name.as_str(), value.as_str())))
    }

    /// All tags as they are written, including the derived ones.
    pub(in super::super) fn exported(
        &self,
        result: GameResult,
        derived: &[(&str, String)],
    ) -> Vec<(String, String)> {
        let owned = |(name, value): (&str, &str)| (name.to_owned(), value.to_owned());
        let (mut roster, mut others): (Vec<_>, Vec<_>) =
            self.iter().map(owned).partition(|(name, _)| roster_place(name).is_some());
        roster.push(("Result".to_owned(), result.tag().to_owned()));
        others.extend(derived.iter().map(|(name, value)| ((*name).to_owned(), value.clone())));
        others.sort();
        roster.append(&mut others);
        roster
    }

    fn find(&self, name: &str) -> Result<usize, usize> {
        self.others.binary_search_by(|(other, _)| other.as_str().cmp(name))
    }
}

impl Default for Tags {
    fn default() -> Self {
        Self::new()
    }
}

fn roster_place(name: &str) -> Option<usize> {
    ROSTER[..6].iter().position(|known| *known == name)
}
