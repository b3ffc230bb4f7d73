//! The history of an article across editions: numbers change, and articles are split, merged and removed.

use super::Article;
use crate::EditionName;

impl Article {
    /// The corresponding articles in the previous edition: none if this one is new, several if they were merged.
    pub fn was(self) -> impl Iterator<Item = Self> {
        let before = self.edition.before();
        let places = self.entry().was.iter();
        places.filter_map(move |&place| before.map(|edition| Self { edition, place }))
    }

    /// The corresponding articles in the next edition: none if this one was removed, several if it was split.
    pub fn became(self) -> impl Iterator<Item = Self> {
        let after = self.edition.after();
        let heirs = after.into_iter().flat_map(Self::all);
        heirs.filter(move |heir| heir.was().any(|earlier| earlier == self))
    }

    /// The articles of another edition that say the same thing, in the order of that edition.
    #[must_use]
    pub fn in_edition(self, edition: EditionName) -> Vec<Self> {
        let mut found = vec![self];
        while let Some(first) = found.first().copied() {
            let mut next: Vec<Self> = if first.edition < edition {
                found.iter().flat_map(|article| article.became()).collect()
            } else if first.edition > edition {
                found.iter().flat_map(|article| article.was()).collect()
            } else {
                break;
            };
            next.sort();
            next.dedup();
            found = next;
        }
        found
    }
}

/// An article of one edition and its counterparts in another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counterparts {
    /// The articles of the one edition; none if the article is new.
    pub from: Vec<Article>,
    /// The article of the other edition; `None` if it was removed.
    pub to: Option<Article>,
}

/// Compares two editions side by side: lists every article of the second with its counterparts in the first. Articles of the
/// first that the second lacks are inserted where they belong.
#[must_use]
pub fn side_by_side(from: EditionName, to: EditionName) -> Vec<Counterparts> {
    let mut rows: Vec<Counterparts> = Article::all(to)
        .map(|article| Counterparts { from: article.in_edition(from), to: Some(article) })
        .collect();
    let mut after = None;
    for article in Article::all(from) {
        match rows.iter().rposition(|row| row.from.contains(&article)) {
            Some(row) => after = Some(row),
            None => {
                let here = after.map_or(0, |row| row + 1);
                rows.insert(here, Counterparts { from: vec![article], to: None });
                after = Some(here);
            }
        }
    }
    rows
}
