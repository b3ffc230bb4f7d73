//! `touchmove articles --where`: where an article is implemented.

use super::columns::{WIDTH, wrap};
use super::labels::Labels;
use crate::failure::{Answer, Failure};
use std::io::Write;
use touchmove_laws::Article;
use touchmove_laws::articles::{Kind, Nature, Place, PlaceKind, ShownBy};

/// Writes the article, then its items, each with its places in the code.
pub(super) fn tell(article: Article, output: &mut impl Write) -> Result<Answer, Failure> {
    one(article, output)?;
    for item in article.items().filter(|item| item.kind() != Kind::Heading) {
        writeln!(output)?;
        one(item, output)?;
    }
    Ok(Answer::Yes)
}

fn one(article: Article, output: &mut impl Write) -> Result<(), Failure> {
    super::title(article, Labels::of("en"), output)?;
    if article.kind() == Kind::Heading && article.places().next().is_none() {
        return Ok(());
    }
    let of = |kind: PlaceKind| article.places().filter(move |place| place.kind == kind).collect::<Vec<_>>();
    list("Record of the edition", &of(PlaceKind::Record), output)?;
    let code = of(PlaceKind::Code);
    list("Applied by", &code, output)?;
    if code.is_empty() {
        for line in wrap(&format!("Applied by no function of its own: {}", why_no_code(article)), WIDTH) {
            writeln!(output, "{line}")?;
        }
    }
    list("Scenarios", &of(PlaceKind::Scenario), output)?;
    list("Tests", &of(PlaceKind::Test), output)
}

fn list(title: &str, places: &[Place], output: &mut impl Write) -> Result<(), Failure> {
    if !places.is_empty() {
        writeln!(output, "{title}:")?;
    }
    for Place { at, name, .. } in places {
        writeln!(output, "  {at}  {name}")?;
    }
    Ok(())
}

/// Explains why no function cites an article.
fn why_no_code(article: Article) -> String {
    if article.cited() != article {
        return format!("rulings cite it as {}", article.cited());
    }
    match article.nature() {
        Nature::Equipment => return "it is about equipment".to_owned(),
        Nature::Text => return "it explains or recommends".to_owned(),
        Nature::Decide | Nature::Assist | Nature::Record => {}
    }
    let reasons: Vec<String> = article.shown_by().filter_map(recorded).collect();
    match reasons.is_empty() {
        true => "no ruling cites it; what is named below fails without it".to_owned(),
        false => reasons.join("; "),
    }
}

fn recorded(shown: ShownBy) -> Option<String> {
    match shown {
        ShownBy::Act(name) => Some(format!("it is recorded by the act `{name}`")),
        ShownBy::Field(name) => Some(format!("it is recorded in the field `{name}` of the answers")),
        ShownBy::Nothing(why) => Some(format!("there is nothing to record: {why}")),
        ShownBy::Scenario(_) | ShownBy::Test(_) => None,
    }
}
