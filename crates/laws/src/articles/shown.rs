//! The evidence that each article is applied: the scenarios and tests that show it, the acts and fields that record it.

use super::Article;

/// Written and checked by `cargo xtask`.
const TABLE: &str = include_str!("../../articles/shown.tsv");

/// Evidence that an article is applied.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ShownBy {
    /// A scenario: its file, edition and name, `draws.jsonl: 2023: agreement`.
    Scenario(&'static str),
    /// A test of the code: its file and name.
    Test(&'static str),
    /// An act of the referee protocol, which records it.
    Act(&'static str),
    /// A field of the answers, which records it.
    Field(&'static str),
    /// No evidence, with the reason.
    Nothing(&'static str),
}

impl ShownBy {
    fn read(text: &'static str) -> Option<Self> {
        let (kind, name) = text.split_once(' ')?;
        Some(match kind {
            "scenario" => Self::Scenario(name),
            "test" => Self::Test(name),
            "act" => Self::Act(name),
            "field" => Self::Field(name),
            "nothing" => Self::Nothing(name),
            _ => return None,
        })
    }
}

impl Article {
    /// The evidence that the article is applied, limited to a few examples. Equipment and explanations have none.
    pub fn shown_by(self) -> impl Iterator<Item = ShownBy> {
        let head = format!("{}\t{}\t", self.edition(), self.id());
        TABLE.lines().filter_map(move |line| line.strip_prefix(&head).and_then(ShownBy::read))
    }
}
