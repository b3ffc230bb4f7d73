//! The article table: every article of every edition, in our own words.
//!
//! Every [`Article`] exists in its edition, because it can only come from the table: by [`Article::named`] for numbers that people
//! ask for, by [`Article::of`] for those that the rules cite. The latter is meant for constants: a wrong number does not compile.
//!
//! ```
//! use touchmove_laws::articles::Nature;
//! use touchmove_laws::{Article, EditionName};
//!
//! const ILLEGAL_MOVE: Article = Article::of(EditionName::Laws2018, "7.5.1");
//! assert_eq!(ILLEGAL_MOVE.nature(), Nature::Decide);
//! assert_eq!(ILLEGAL_MOVE.heading().map(Article::id), Some("7.5"));
//! assert_eq!(Article::named(EditionName::Laws2005, "7.5.1"), None);
//! ```
//!
//! ```compile_fail
//! use touchmove_laws::{Article, EditionName};
//!
//! const ILLEGAL_MOVE: Article = Article::of(EditionName::Laws2005, "7.5.1");
//! ```

mod history;
mod places;
mod search;
mod shown;

use core::cmp::Ordering;
use core::fmt;

pub use history::{Counterparts, side_by_side};
pub use places::{Place, PlaceKind};
pub use search::Found;
pub use shown::ShownBy;

use crate::EditionName;

/// An article of an edition.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Article {
    edition: EditionName,
    /// The index of the article in its edition, in the order of the text.
    place: u16,
}

/// What an article is about.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// The act of moving the pieces.
    Act,
    /// Adjourned games.
    Adjourned,
    /// The role of the arbiter.
    Arbiter,
    /// Blind and disabled players.
    Blind,
    /// Blitz.
    Blitz,
    /// The board, the pieces and how they move.
    Board,
    /// Chess960.
    Chess960,
    /// The clock.
    Clock,
    /// The conduct of the players.
    Conduct,
    /// Draws.
    Draw,
    /// How a game ends.
    End,
    /// A heading: a number with items and no text of its own.
    Heading,
    /// Irregularities and how they are corrected.
    Irregularity,
    /// How moves are written.
    Notation,
    /// Points.
    Points,
    /// The last phase of a game played without added time.
    Quickplay,
    /// Rapid chess.
    Rapid,
    /// Recording the moves.
    Record,
    /// Explanations: prefaces, the glossary.
    Text,
}

/// What software can do about an article.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Nature {
    /// It can decide the case.
    Decide,
    /// It can lay out the facts for a person to judge.
    Assist,
    /// It can record what people report.
    Record,
    /// Nothing: the article is about equipment.
    Equipment,
    /// Nothing: the article explains or introduces.
    Text,
}

impl Article {
    /// The article with that number. Use it in constants: a number that the edition does not have is then a compile error.
    #[must_use]
    pub const fn of(edition: EditionName, id: &str) -> Self {
        let found = Self::named(edition, id);
        assert!(found.is_some(), "the edition has no such article");
        match found {
            Some(article) => article,
            None => Self { edition, place: 0 },
        }
    }

    /// The article with that number, if the edition has one. Levels are separated by dots: `7.4.b`, `9.1.b.1`, `A.4.2`, `III.5.1`.
    #[must_use]
    pub const fn named(edition: EditionName, id: &str) -> Option<Self> {
        let (entries, by_id) = tables(edition);
        let (mut from, mut until) = (0, by_id.len());
        while from < until {
            let middle = from + (until - from) / 2;
            let place = by_id[middle];
            match compare(entries[place as usize].id, id) {
                Ordering::Equal => return Some(Self { edition, place }),
                Ordering::Less => from = middle + 1,
                Ordering::Greater => until = middle,
            }
        }
        None
    }

    /// All articles of an edition, in the order of the text.
    #[must_use]
    pub fn all(edition: EditionName) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..tables(edition).0.len()).map(move |place| Self { edition, place: place as u16 })
    }

    /// The edition that contains it.
    #[must_use]
    pub const fn edition(self) -> EditionName {
        self.edition
    }

    /// Its number in that edition, with dots between the levels.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.entry().id
    }

    /// The text, in our own words, in English.
    #[must_use]
    pub const fn says(self) -> &'static str {
        self.entry().says
    }

    /// The text, in our own words, in the language with that code; `None` if the edition is not available in it.
    #[must_use]
    pub fn says_in(self, language: &str) -> Option<&'static str> {
        let entry = self.entry();
        let said = entry.translations.iter().find(|(code, _)| *code == language).map(|(_, said)| *said);
        said.or((language == "en").then_some(entry.says))
    }

    /// The codes of the languages that an edition is available in, English first.
    pub fn languages(edition: EditionName) -> impl Iterator<Item = &'static str> {
        let translations = tables(edition).0.first().map_or(&[][..], |entry| entry.translations);
        core::iter::once("en").chain(translations.iter().map(|(code, _)| *code))
    }

    /// The subject of the article.
    #[must_use]
    pub const fn kind(self) -> Kind {
        self.entry().kind
    }

    /// What software can do about it.
    #[must_use]
    pub const fn nature(self) -> Nature {
        self.entry().nature
    }

    /// The figures in the article.
    #[must_use]
    pub const fn figures(self) -> &'static [&'static str] {
        self.entry().figures
    }

    /// A remark on how to read the article.
    #[must_use]
    pub const fn note(self) -> Option<&'static str> {
        self.entry().note
    }

    /// The remark in the language with that code, if there is one.
    #[must_use]
    pub fn note_in(self, language: &str) -> Option<&'static str> {
        let entry = self.entry();
        let note = entry.notes.iter().find(|(code, _)| *code == language).map(|(_, note)| *note);
        note.or(entry.note.filter(|_| language == "en"))
    }

    /// The term that this glossary entry explains, in each language the glossary gives it in.
    #[must_use]
    pub const fn terms(self) -> &'static [(&'static str, &'static str)] {
        self.entry().terms
    }

    /// The articles it refers to.
    pub fn see(self) -> impl Iterator<Item = Self> {
        self.entry().see.iter().map(move |&place| Self { place, ..self })
    }

    /// The article of which it is an item.
    #[must_use]
    pub fn heading(self) -> Option<Self> {
        self.id().rsplit_once('.').and_then(|(heading, _)| Self::named(self.edition, heading))
    }

    /// Its items at all levels.
    pub fn items(self) -> impl Iterator<Item = Self> {
        let is_item =
            move |item: &Self| item.id().strip_prefix(self.id()).is_some_and(|rest| rest.starts_with('.'));
        Self::all(self.edition).filter(is_item)
    }

    /// The article that a ruling cites: for a paragraph without a number, the article it belongs to.
    #[must_use]
    pub fn cited(self) -> Self {
        let is_paragraph = |item: &str| {
            item.strip_prefix('p')
                .is_some_and(|rest| rest.bytes().all(|byte| byte.is_ascii_digit()) && !rest.is_empty())
        };
        match (self.id().rsplit_once('.'), self.heading()) {
            (Some((_, item)), Some(heading)) if is_paragraph(item) => heading,
            _ => self,
        }
    }

    const fn entry(self) -> &'static Entry {
        &tables(self.edition).0[self.place as usize]
    }
}

/// Its number.
impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl Kind {
    /// `act`, `adjourned`, …
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Act => "act",
            Self::Adjourned => "adjourned",
            Self::Arbiter => "arbiter",
            Self::Blind => "blind",
            Self::Blitz => "blitz",
            Self::Board => "board",
            Self::Chess960 => "chess960",
            Self::Clock => "clock",
            Self::Conduct => "conduct",
            Self::Draw => "draw",
            Self::End => "end",
            Self::Heading => "heading",
            Self::Irregularity => "irregularity",
            Self::Notation => "notation",
            Self::Points => "points",
            Self::Quickplay => "quickplay",
            Self::Rapid => "rapid",
            Self::Record => "record",
            Self::Text => "text",
        }
    }
}

impl Nature {
    /// `decide`, `assist`, `record`, `equipment`, `text`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Decide => "decide",
            Self::Assist => "assist",
            Self::Record => "record",
            Self::Equipment => "equipment",
            Self::Text => "text",
        }
    }
}

struct Entry {
    id: &'static str,
    says: &'static str,
    kind: Kind,
    nature: Nature,
    note: Option<&'static str>,
    figures: &'static [&'static str],
    /// Indices in the same edition.
    see: &'static [u16],
    /// Indices in the previous edition.
    was: &'static [u16],
    terms: &'static [(&'static str, &'static str)],
    /// The text in other languages, each with its code. All entries of an edition have the same languages.
    translations: &'static [(&'static str, &'static str)],
    /// Remarks in other languages, each with its code.
    notes: &'static [(&'static str, &'static str)],
}

include!(concat!(env!("OUT_DIR"), "/article_tables.rs"));

/// The entries of an edition, and their indices sorted by number as text.
const fn tables(edition: EditionName) -> (&'static [Entry], &'static [u16]) {
    match edition {
        EditionName::Laws2005 => (&ENTRIES_2005, &BY_ID_2005),
        EditionName::Laws2009 => (&ENTRIES_2009, &BY_ID_2009),
        EditionName::Laws2014 => (&ENTRIES_2014, &BY_ID_2014),
        EditionName::Laws2017 => (&ENTRIES_2017, &BY_ID_2017),
        EditionName::Laws2018 => (&ENTRIES_2018, &BY_ID_2018),
        EditionName::Laws2023 => (&ENTRIES_2023, &BY_ID_2023),
    }
}

/// Compares two texts byte by byte, in a way that also works in constants.
const fn compare(left: &str, right: &str) -> Ordering {
    let (left, right) = (left.as_bytes(), right.as_bytes());
    let mut at = 0;
    while at < left.len() && at < right.len() {
        if left[at] != right[at] {
            return if left[at] < right[at] { Ordering::Less } else { Ordering::Greater };
        }
        at += 1;
    }
    match (left.len() == at, right.len() == at) {
        (true, true) => Ordering::Equal,
        (true, false) => Ordering::Less,
        (false, _) => Ordering::Greater,
    }
}
