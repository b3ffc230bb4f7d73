//! Reads numbers of articles as people write them.

use crate::failure::Failure;
use touchmove_laws::{Article, EditionName};

/// Finds the article. Brackets, spaces and capital letters make no difference: `7.4 (a)` is 7.4.a.
pub(super) fn read(text: &str, edition: EditionName) -> Result<Article, Failure> {
    let meant = levels(text);
    let named = |edition| Article::all(edition).find(|article| levels(article.id()) == meant);
    named(edition).ok_or_else(|| {
        let elsewhere = EditionName::ALL.into_iter().rev().find_map(named);
        Failure::usage(match elsewhere {
            Some(other) => format!("the Laws of {edition} have no article {other}; {}", heirs(other, edition)),
            None => format!(
                "the Laws of {edition} have no article {text:?}; `touchmove articles --edition {edition}` lists them all"
            ),
        })
    })
}

/// Returns where the article of another edition is found in this one.
fn heirs(article: Article, edition: EditionName) -> String {
    let other = article.edition();
    let numbers: Vec<&str> = article.in_edition(edition).into_iter().map(Article::id).collect();
    match numbers.is_empty() {
        true => format!("that of {other} is not among them in any form"),
        false => format!("that of {other} is {} there", numbers.join(" and ")),
    }
}

/// The levels of a number: every run of digits and every run of letters, in small letters, without the word `Article`.
fn levels(text: &str) -> Vec<String> {
    let mut levels: Vec<String> = Vec::new();
    let mut before = None;
    for character in text.to_lowercase().chars() {
        let class = (character.is_alphanumeric() || character == '-').then(|| character.is_ascii_digit());
        match (class, before) {
            (None, _) => {}
            (Some(_), Some(last)) if class == last => {
                if let Some(level) = levels.last_mut() {
                    level.push(character);
                }
            }
            _ => levels.push(character.to_string()),
        }
        before = Some(class);
    }
    if levels.first().is_some_and(|first| first == "article" || first == "art") {
        levels.remove(0);
    }
    levels
}
