//! What became of an article from edition to edition: numbers change, articles are divided, put together, taken out.

use super::Article;
use crate::EditionName;

impl Article {
    /// What it was in the edition before: none if it is new, several if they were put together.
    pub fn was(self) -> impl Iterator<Item = Self> {
        let before = self.edition.before();
        let places = self.entry().was.iter();
        places.filter_map(move |&place| before.map(|edition| Self { edition, place }))
    }

    /// What it became in the next edition: none if it was taken out, several if it was divided.
    pub fn became(self) -> impl Iterator<Item = Self> {
        let after = self.edition.after();
        let heirs = after.into_iter().flat_map(Self::all);
        heirs.filter(move |heir| heir.was().any(|earlier| earlier == self))
    }

    /// The articles that say the same thing in another edition, as far as it has them, in their order there.
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

/// An article of one edition, and those of another that say the same thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counterparts {
    /// What it was in the one edition; none if it is new.
    pub from: Vec<Article>,
    /// What it is in the other; none if it was taken out.
    pub to: Option<Article>,
}

/// Two editions side by side: every article of the second with what it was in the first, and among them, where they stood, those
/// of the first that are not in the second.
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
