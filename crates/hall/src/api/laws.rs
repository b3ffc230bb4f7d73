//! The reading room: the article table by edition and language, two editions side by side, and scenarios played through the referee. No
//! link is needed.

use super::extract::{Path, Query};
use crate::fault::{Fault, FaultBody};
use axum::Json;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use touchmove_gym::FILES;
use touchmove_laws::articles::{ShownBy, side_by_side};
use touchmove_laws::board::chess960::Start;
use touchmove_laws::{Article, EditionName};
use touchmove_referee::Referee;
use touchmove_referee::scenario::{self, Scenario};
use touchmove_referee::wire::{Act, Answer, EditionYear, ErrorLine};
use utoipa::{IntoParams, ToSchema};

/// An edition of the Laws.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct EditionView {
    /// Its year.
    #[schema(value_type = EditionYear)]
    pub edition: &'static str,
    /// The languages of its articles, English first.
    pub languages: Vec<&'static str>,
    /// The number of its articles.
    pub articles: usize,
}

/// An article, in our own words.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ArticleView {
    /// Its number.
    pub id: &'static str,
    /// Its content.
    pub says: &'static str,
    /// The language of the content: English where there is no translation.
    pub lang: &'static str,
    /// Its subject.
    pub kind: &'static str,
    /// What software can do about it.
    pub nature: &'static str,
    /// A remark on its interpretation.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub note: Option<&'static str>,
    /// The articles that it refers to.
    pub see: Vec<&'static str>,
    /// What shows that the software follows it.
    pub shown_by: Vec<ShownView>,
}

/// Evidence that the software follows an article.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ShownView {
    /// `scenario`, `test`, `act`, `field` or `nothing`.
    pub by: &'static str,
    /// Its name.
    pub name: &'static str,
}

/// An article of one edition, and the articles of another that say the same.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PairView {
    /// Its articles in the first edition; empty if it is new.
    pub from: Vec<&'static str>,
    /// Its article in the second edition; null if it was removed.
    #[schema(required = true)]
    pub to: Option<&'static str>,
}

/// A scenario, played.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ScenarioView {
    /// Its file and name.
    pub name: String,
    /// The reason for its outcome.
    pub why: String,
    /// The articles that it shows.
    pub articles: Vec<String>,
    /// The acts, and the referee's answers.
    pub steps: Vec<StepView>,
}

/// A step of a scenario.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct StepView {
    /// The act, or a text that is not an act.
    pub act: Value,
    /// The referee's answer.
    pub answer: StepAnswer,
}

/// The referee's answer to a line.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub(super) enum StepAnswer {
    /// Rulings, and the state of the game.
    Answer(Box<Answer>),
    /// The line is not an act.
    Error(ErrorLine),
}

/// A starting position of Chess960.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct StartView {
    /// Its number, 0 to 959.
    pub number: u32,
    /// The position.
    pub fen: String,
}

/// The language.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Tongue {
    /// `en` `sr-Latn` `sr-Cyrl` `hr` `cs`.
    pub lang: Option<String>,
}

/// A scenario.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Named {
    /// File and name, as in `shown_by`.
    pub name: String,
}

pub(super) fn edition_named(name: &str) -> Result<EditionName, Fault> {
    let known = || EditionName::ALL.map(EditionName::name).join(", ");
    name.parse().map_err(|_| {
        Fault::not_found(format!("there is no edition {name:.20}; the editions are {}", known()))
    })
}

/// The language in which an edition is shown: the requested one, or English if the edition is not available in it.
pub(super) fn language_of(edition: EditionName, wanted: Option<&str>) -> &'static str {
    Article::languages(edition).find(|language| Some(*language) == wanted).unwrap_or("en")
}

/// The editions of the Laws
#[utoipa::path(get, operation_id = "list_editions", path = "/api/v1/laws", tag = "laws", responses((status = 200, body = Vec<EditionView>)))]
pub(super) async fn editions() -> Json<Vec<EditionView>> {
    let view = |edition: EditionName| {
        let others = Article::languages(edition).filter(|language| *language != "en");
        let languages = core::iter::once("en").chain(others).collect();
        EditionView { edition: edition.name(), languages, articles: Article::all(edition).len() }
    };
    Json(EditionName::ALL.into_iter().rev().map(view).collect())
}

/// The articles of an edition
#[utoipa::path(get, operation_id = "list_articles", path = "/api/v1/laws/{edition}", tag = "laws", params(("edition" = String, Path), Tongue),
    responses((status = 200, body = Vec<ArticleView>), (status = 404, body = FaultBody)))]
pub(super) async fn articles(
    Path(edition): Path<String>,
    Query(tongue): Query<Tongue>,
) -> Result<Json<Vec<ArticleView>>, Fault> {
    let edition = edition_named(&edition)?;
    let lang = language_of(edition, tongue.lang.as_deref());
    Ok(Json(Article::all(edition).map(|article| article_view(article, lang)).collect()))
}

/// One article of an edition
#[utoipa::path(get, operation_id = "show_article", path = "/api/v1/laws/{edition}/{article}", tag = "laws",
    params(("edition" = String, Path), ("article" = String, Path), Tongue),
    responses((status = 200, body = ArticleView), (status = 404, body = FaultBody)))]
pub(super) async fn article(
    Path((edition, id)): Path<(String, String)>,
    Query(tongue): Query<Tongue>,
) -> Result<Json<ArticleView>, Fault> {
    let edition = edition_named(&edition)?;
    let unknown = || Fault::not_found(format!("{} has no article {id:.20}", edition.name()));
    let article = Article::named(edition, &id).ok_or_else(unknown)?;
    let lang = language_of(edition, tongue.lang.as_deref());
    Ok(Json(article_view(article, lang)))
}

fn article_view(article: Article, wanted: &'static str) -> ArticleView {
    let (says, lang) = article.says_in(wanted).map_or((article.says(), "en"), |says| (says, wanted));
    ArticleView {
        id: article.id(),
        says,
        lang,
        kind: article.kind().name(),
        nature: article.nature().name(),
        note: article.note(),
        see: article.see().map(Article::id).collect(),
        shown_by: article.shown_by().map(shown_view).collect(),
    }
}

fn shown_view(shown: ShownBy) -> ShownView {
    let (by, name) = match shown {
        ShownBy::Scenario(name) => ("scenario", name),
        ShownBy::Test(name) => ("test", name),
        ShownBy::Act(name) => ("act", name),
        ShownBy::Field(name) => ("field", name),
        ShownBy::Nothing(why) => ("nothing", why),
    };
    ShownView { by, name }
}

/// Two editions side by side: which article became which
#[utoipa::path(get, operation_id = "compare_editions", path = "/api/v1/laws/{from}/beside/{to}", tag = "laws",
    params(("from" = String, Path), ("to" = String, Path)),
    responses((status = 200, body = Vec<PairView>), (status = 404, body = FaultBody)))]
pub(super) async fn beside(Path((from, to)): Path<(String, String)>) -> Result<Json<Vec<PairView>>, Fault> {
    let rows = side_by_side(edition_named(&from)?, edition_named(&to)?);
    let view = |row: touchmove_laws::articles::Counterparts| PairView {
        from: row.from.iter().map(|article| article.id()).collect(),
        to: row.to.map(Article::id),
    };
    Ok(Json(rows.into_iter().map(view).collect()))
}

/// A scenario, played through the referee
#[utoipa::path(get, operation_id = "show_scenario", path = "/api/v1/scenario", tag = "laws", params(Named),
    responses((status = 200, body = ScenarioView), (status = 404, body = FaultBody)))]
pub(super) async fn scenario(Query(named): Query<Named>) -> Result<Json<ScenarioView>, Fault> {
    played(&named.name).map(Json).ok_or_else(|| Fault::not_found("there is no such scenario"))
}

/// A starting position of Chess960, by its number
#[utoipa::path(get, operation_id = "chess960_start", path = "/api/v1/chess960/{number}", tag = "laws", params(("number" = u32, Path)),
    responses((status = 200, body = StartView), (status = 404, body = FaultBody)))]
pub(super) async fn chess960(Path(number): Path<u32>) -> Result<Json<StartView>, Fault> {
    let start = u16::try_from(number).ok().and_then(Start::new);
    let unknown = || Fault::not_found("the starting positions of Chess960 have the numbers 0 to 959");
    Ok(Json(StartView { number, fen: start.ok_or_else(unknown)?.position().to_string() }))
}

/// Finds a scenario by its full name, and plays it.
fn played(full_name: &str) -> Option<ScenarioView> {
    let (file, title) = full_name.split_once(": ")?;
    let file = FILES.iter().find(|known| known.name == file)?;
    let scenario = scenario::find(file.name, file.text, title)?;
    let mut referee = Referee::new();
    let mut steps = Vec::new();
    for act in scenario.acts() {
        let answer = match Act::parse(act).and_then(|act| referee.act(&act)) {
            Ok(answer) => StepAnswer::Answer(Box::new(answer)),
            Err(error) => StepAnswer::Error(ErrorLine { error }),
        };
        // An act may be a text that is not JSON.
        let act = serde_json::from_str(act).unwrap_or_else(|_| Value::from(act));
        steps.push(StepView { act, answer });
    }
    let Scenario { why, articles, .. } = scenario;
    Some(ScenarioView { name: full_name.to_owned(), why, articles, steps })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::{played, shown_view};
    use touchmove_laws::articles::ShownBy;
    use touchmove_laws::{Article, EditionName};

    #[test]
    fn every_scenario_that_shows_an_article_is_here_and_plays() {
        for article in EditionName::ALL.into_iter().flat_map(Article::all) {
            for shown in article.shown_by() {
                let ShownBy::Scenario(name) = shown else { continue };
                let scenario = played(name);
                assert!(scenario.is_some_and(|scenario| scenario.steps.len() > 1), "{name}");
            }
        }
    }

    #[test]
    fn what_shows_an_article_is_told() {
        let article = Article::named(EditionName::Laws2023, "7.5.5").unwrap();
        assert!(article.shown_by().map(shown_view).any(|shown| shown.by == "scenario"));
    }

    #[test]
    fn no_other_name_finds_a_scenario() {
        for name in
            ["", "draws.jsonl", "draws.jsonl: 2023: no such", "draws.jsonl: agreement", "../Cargo.toml: x"]
        {
            assert!(played(name).is_none(), "{name}");
        }
    }
}
