//! The citations in the record of an edition, read from the compiled record: the fields and variants that lead to each article.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use touchmove_laws::{Article, Edition, EditionName};

/// The path from the record to an article: `cites`, `Citations`, `illegal_cost`.
pub(super) type Path = Vec<Step>;

/// A step of the path.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Step {
    /// Into a field.
    Field(String),
    /// Through a struct or a variant of this name.
    Named(String),
}

/// Returns every article that the record cites, and the paths to it.
pub(super) fn cited(edition: EditionName) -> Result<BTreeMap<Article, BTreeSet<Path>>, String> {
    let shown = format!("{:?}", Edition::of(edition));
    let tokens: TokenStream = shown.parse().map_err(|error| format!("the record of {edition}: {error}"))?;
    let mut found = Vec::new();
    look(tokens, &mut Vec::new(), &mut found);
    let mut cited: BTreeMap<Article, BTreeSet<Path>> = BTreeMap::new();
    for (path, place) in found {
        let article =
            Article::all(edition).nth(place).ok_or(format!("{edition} has no article in place {place}"))?;
        cited.entry(article).or_default().insert(path);
    }
    match cited.is_empty() {
        true => Err(format!("the record of {edition} shows no articles: has their `Debug` changed?")),
        false => Ok(cited),
    }
}

/// Searches values as `Debug` writes them: `Name { field: value }`, `Name(value)`, `[value, value]`.
fn look(tokens: TokenStream, path: &mut Path, found: &mut Vec<(Path, usize)>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut steps = 0;
    for (place, token) in tokens.iter().enumerate() {
        match (token, tokens.get(place + 1)) {
            (TokenTree::Ident(field), Some(TokenTree::Punct(colon))) if colon.as_char() == ':' => {
                path.push(Step::Field(field.to_string()));
                steps += 1;
            }
            (TokenTree::Ident(name), Some(TokenTree::Group(_))) if name != "Edition" && name != "Some" => {
                path.push(Step::Named(name.to_string()));
                steps += 1;
            }
            (TokenTree::Group(group), _) => match place_of_article(path, group) {
                Some(place) => found.push((path[..path.len() - 1].to_vec(), place)),
                None => look(group.stream(), path, found),
            },
            (TokenTree::Punct(comma), _) if comma.as_char() == ',' => {
                path.truncate(path.len() - steps);
                steps = 0;
            }
            _ => {}
        }
    }
    path.truncate(path.len() - steps);
}

/// Reads `Article { edition: Laws2023, place: 12 }`.
fn place_of_article(path: &Path, group: &Group) -> Option<usize> {
    let is_article = path.last() == Some(&Step::Named("Article".to_owned()));
    let numbers = group.stream().into_iter().filter_map(|token| match token {
        TokenTree::Literal(number) => number.to_string().parse().ok(),
        _ => None,
    });
    let place = numbers.last()?;
    (is_article && group.delimiter() == Delimiter::Brace).then_some(place)
}

#[cfg(test)]
mod tests {
    use super::{Path, Step, cited};
    use touchmove_laws::{Article, EditionName};

    fn path(words: &[&str]) -> Path {
        let is_field = |word: &&str| word.starts_with(char::is_lowercase);
        let step = |word: &&str| match is_field(word) {
            true => Step::Field((*word).to_owned()),
            false => Step::Named((*word).to_owned()),
        };
        words.iter().map(step).collect()
    }

    #[test]
    fn citations_procedures_and_lists_lead_to_articles() {
        let edition = EditionName::Laws2023;
        let cited = cited(edition).expect("a record");
        for (id, words) in [
            ("7.5.5", &["cites", "Citations", "illegal_cost"][..]),
            ("7.5.5", &["two_hands", "IllegalAtThePress", "Ranked", "cost"]),
            ("A.5.5", &["limited_flags", "LimitedFlags", "seen", "Called"]),
            ("III.4", &["quickplay", "WhereAnnounced", "increment"]),
            ("11.10", &["appeals", "Appeals", "may"]),
            ("12.9.3", &["penalties"]),
            ("I.11", &["both_absent_at_resumption"]),
        ] {
            let article = Article::named(edition, id).expect(id);
            assert!(cited[&article].contains(&path(words)), "{id}: {:?}", cited[&article]);
        }
    }
}
