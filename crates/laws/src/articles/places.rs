//! The places in the code that belong to each article: the edition records, the functions that apply it, the scenarios
//! and tests that show it.

use super::Article;

/// Written and checked by `cargo xtask`: kind, file and line, name, and the articles of each edition, separated by tabs.
const TABLE: &str = include_str!("../../articles/where.tsv");

/// A place in the repository that belongs to an article.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The kind of place.
    pub kind: PlaceKind,
    /// The file, relative to the root of the repository, and the line: `crates/laws/src/draws.rs:43`.
    pub at: &'static str,
    /// The name of the item there: a field of the record, a function, a scenario, a test.
    pub name: &'static str,
}

/// The kind of a place.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum PlaceKind {
    /// The record of the edition cites the article, or explains a figure by it.
    Record,
    /// A function applies what the record says there.
    Code,
    /// A scenario shows it.
    Scenario,
    /// A test shows it.
    Test,
}

impl PlaceKind {
    /// All kinds, in the order from the Laws to the tests.
    pub const ALL: [Self; 4] = [Self::Record, Self::Code, Self::Scenario, Self::Test];

    /// `record`, `code`, `scenario`, `test`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Record => "record",
            Self::Code => "code",
            Self::Scenario => "scenario",
            Self::Test => "test",
        }
    }
}

impl Article {
    /// The places that belong to the article, sorted by file and line.
    pub fn places(self) -> impl Iterator<Item = Place> {
        TABLE.lines().filter_map(move |line| self.place(line))
    }

    fn place(self, line: &'static str) -> Option<Place> {
        let mut columns = line.split('\t');
        let kind = columns.next()?;
        let kind = PlaceKind::ALL.into_iter().find(|known| known.name() == kind)?;
        let (at, name) = (columns.next()?, columns.next()?);
        let is_here = |column: &str| {
            let mut words = column.split(' ');
            words.next() == Some(self.edition().name()) && words.any(|id| id == self.id())
        };
        columns.any(is_here).then_some(Place { kind, at, name })
    }
}
