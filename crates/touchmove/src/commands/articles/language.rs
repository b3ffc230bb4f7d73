//! The languages in which the articles are available.

use super::labels::Labels;
use crate::failure::Failure;
use touchmove_laws::{Article, EditionName};

/// A language in which the requested editions are available.
#[derive(Copy, Clone)]
pub(super) struct Language<'a>(&'a str);

impl<'a> Language<'a> {
    /// Returns the language with this code. If an edition is not available in it, the error lists
    /// those that are.
    pub(super) fn of(code: &'a str, editions: &[EditionName]) -> Result<Self, Failure> {
        let Some(missing) = editions.iter().find(|edition| !is_in(**edition, code)) else {
            return Ok(Self(code));
        };
        let years: Vec<String> = editions_in(code).map(|edition| edition.to_string()).collect();
        let languages: Vec<&str> = Article::languages(*missing).collect();
        let elsewhere = match years.is_empty() {
            true => format!("there is nothing in {code:?}"),
            false => format!("{code} is there for {}", years.join(" and ")),
        };
        Err(Failure::usage(format!(
            "the Laws of {missing} are here in {}; {elsewhere}",
            languages.join(" and ")
        )))
    }

    /// Its code.
    pub(super) const fn code(self) -> &'a str {
        self.0
    }

    /// The labels around the articles.
    pub(super) fn labels(self) -> &'static Labels {
        Labels::of(self.0)
    }

    /// A note on an article, if there is one in this language.
    pub(super) fn note(self, article: Article) -> Option<&'static str> {
        article.note_in(self.0)
    }

    pub(super) fn is_english(self) -> bool {
        self.0 == "en"
    }

    /// The text of an article.
    pub(super) fn says(self, article: Article) -> &'static str {
        article.says_in(self.0).unwrap_or_else(|| article.says())
    }
}

/// Returns the newest edition that is available in a language.
pub(super) fn newest_in(code: &str) -> Option<EditionName> {
    editions_in(code).last()
}

fn editions_in(code: &str) -> impl Iterator<Item = EditionName> {
    EditionName::ALL.into_iter().filter(move |edition| is_in(*edition, code))
}

fn is_in(edition: EditionName, code: &str) -> bool {
    Article::languages(edition).any(|language| language == code)
}
