//! `touchmove articles`

mod columns;
mod coverage;
mod labels;
mod language;
mod number;
mod places;

use crate::failure::{Answer, Failure};
use clap::Args;
use columns::{WIDTH, beside, wrap};
use labels::Labels;
use language::{Language, newest_in};
use std::io::Write;
use touchmove_laws::articles::{Counterparts, Kind, side_by_side};
use touchmove_laws::{Article, EditionName};

/// Read the Laws of Chess, in our own words, in any edition
///
/// Without a number, lists every article of the edition, one per line. With a number, prints that article, its figures, related
/// articles and its number in the previous edition, followed by its items.
#[derive(Args)]
pub(crate) struct Articles {
    /// The number of an article: 7.5.1, 9.1.b.1, A.4.2, III.5
    id: Option<String>,
    /// The edition: 2005, 2009, 2014, 2017, 2018 or 2023 [default: the newest one available in the language]
    #[arg(long, value_name = "YEAR")]
    edition: Option<EditionName>,
    /// List the articles that contain all these words, best match first; ends with 1 if there is none
    #[arg(long, value_name = "WORDS", conflicts_with = "id")]
    search: Option<String>,
    /// Compare two editions side by side: everything that differs, or only the given article and its items
    #[arg(long, value_names = ["YEAR", "YEAR"], num_args = 2, conflicts_with_all = ["edition", "search"])]
    diff: Option<Vec<EditionName>>,
    /// Show the evidence that each article is followed: scenarios, tests, acts; ends with 1 if an article has none
    #[arg(long, conflicts_with_all = ["search", "diff", "lang"])]
    coverage: bool,
    /// Show where the article and its items are implemented: the record of the edition, the functions that apply them, the scenarios
    /// and tests that show them
    #[arg(long = "where", requires = "id", conflicts_with_all = ["search", "diff", "coverage", "lang"])]
    places: bool,
    /// The language: en for every edition, sr-Latn for 2005 and 2009, sr-Cyrl for 2009, cs for 2014, hr for 2017
    #[arg(long, default_value = "en")]
    lang: String,
}

impl Articles {
    pub(super) fn run(self, output: &mut impl Write) -> Result<Answer, Failure> {
        if let Some([from, to]) = self.diff.as_deref() {
            let language = Language::of(&self.lang, &[*from, *to])?;
            return difference([*from, *to], self.id.as_deref(), language, output);
        }
        let edition = self.edition.or_else(|| newest_in(&self.lang)).unwrap_or_default();
        let language = Language::of(&self.lang, &[edition])?;
        if self.coverage {
            return coverage::tell(edition, self.id.as_deref(), output);
        }
        if let (true, Some(id)) = (self.places, &self.id) {
            return places::tell(number::read(id, edition)?, output);
        }
        if let Some(words) = &self.search {
            return search(edition, words, language, output);
        }
        match &self.id {
            Some(id) => tell(number::read(id, edition)?, language, output)?,
            None => Article::all(edition).try_for_each(|article| list(article, language, output))?,
        }
        Ok(Answer::Yes)
    }
}

/// Writes an article on one line.
fn list(article: Article, language: Language<'_>, output: &mut impl Write) -> Result<(), Failure> {
    Ok(writeln!(output, "{article}  {}", language.says(article))?)
}

/// Writes its number and edition, its kind, and what software can do about it.
fn title(article: Article, labels: &Labels, output: &mut impl Write) -> Result<(), Failure> {
    write!(output, "{article}, {} {}", labels.laws_of, article.edition())?;
    if article.kind() != Kind::Heading {
        write!(output, " ({}: {})", labels.kind(article.kind()), labels.nature(article.nature()))?;
    }
    Ok(writeln!(output)?)
}

/// Writes everything about an article, and its items on one line each.
fn tell(article: Article, language: Language<'_>, output: &mut impl Write) -> Result<(), Failure> {
    let edition = article.edition();
    let labels = language.labels();
    title(article, labels, output)?;
    let numbers = |articles: Vec<Article>| {
        let numbers: Vec<&str> = articles.into_iter().map(Article::id).collect();
        numbers.join(", ")
    };
    let terms: Vec<String> =
        article.terms().iter().map(|(language, term)| format!("{term} ({language})")).collect();
    let mut parts = vec![("", language.says(article).to_owned())];
    if language.is_english() {
        parts.push(("Figures", article.figures().join("; ")));
    }
    parts.push((labels.words, terms.join(", ")));
    parts.push((labels.see, numbers(article.see().collect())));
    if let Some(before) = edition.before() {
        let was = numbers(article.was().collect());
        let said = match was.is_empty() {
            true => format!("{} {edition}", labels.new_in),
            false => format!("{was} {} {before}", labels.in_edition),
        };
        parts.push((labels.before, said));
    }
    parts.push((labels.note, language.note(article).unwrap_or_default().to_owned()));
    for (name, text) in parts.iter().filter(|(_, text)| !text.is_empty()) {
        let text = if name.is_empty() { text.clone() } else { format!("{name}: {text}") };
        for line in wrap(&text, WIDTH) {
            writeln!(output, "{line}")?;
        }
    }
    let mut items = article.items().peekable();
    if items.peek().is_some() {
        writeln!(output)?;
    }
    items.try_for_each(|item| list(item, language, output))
}

/// Lists the articles that contain these words, best match first.
fn search(
    edition: EditionName,
    words: &str,
    language: Language<'_>,
    output: &mut impl Write,
) -> Result<Answer, Failure> {
    let found = Article::search(edition, language.code(), words);
    found.iter().try_for_each(|found| list(found.article, language, output))?;
    if found.is_empty() {
        // If this fails, there is no way to report it.
        let _ = writeln!(std::io::stderr(), "{words:?} is found nowhere in the Laws of {edition}");
    }
    Ok(if found.is_empty() { Answer::No } else { Answer::Yes })
}

/// Compares two editions side by side: everything that differs, or one article whether it differs or not.
fn difference(
    [from, to]: [EditionName; 2],
    id: Option<&str>,
    language: Language<'_>,
    output: &mut impl Write,
) -> Result<Answer, Failure> {
    let rows: Vec<Counterparts> = match id {
        None => side_by_side(from, to).into_iter().filter(differs).collect(),
        Some(id) => {
            // The number may belong to either edition; the first takes precedence.
            let meant = number::read(id, from).or_else(|_| number::read(id, to))?;
            let is_meant =
                |article: &Article| *article == meant || meant.items().any(|item| item == *article);
            let holds = |row: &Counterparts| row.from.iter().chain(&row.to).any(is_meant);
            side_by_side(from, to).into_iter().filter(holds).collect()
        }
    };
    let head = |edition: EditionName| vec![format!("{} {edition}", language.labels().laws_of)];
    beside(&head(from), &head(to), output)?;
    let cell = |article: &Article| [article.id().to_owned(), language.says(*article).to_owned()];
    for Counterparts { from, to } in &rows {
        writeln!(output)?;
        let left: Vec<String> = from.iter().flat_map(cell).collect();
        let right: Vec<String> = to.iter().flat_map(cell).collect();
        beside(&left, &right, output)?;
    }
    Ok(Answer::Yes)
}

/// Returns true if the text or the number differs.
fn differs(row: &Counterparts) -> bool {
    let is_same = |from: &Article, to: &Article| (from.id(), from.says()) == (to.id(), to.says());
    !matches!((&row.from[..], &row.to), ([from], Some(to)) if is_same(from, to))
}
