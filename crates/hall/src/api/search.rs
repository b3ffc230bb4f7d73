//! Word search in the reading room.

use super::extract::{Path, Query};
use super::laws::{edition_named, language_of};
use crate::fault::{Fault, FaultBody};
use axum::Json;
use serde::{Deserialize, Serialize};
use touchmove_laws::Article;
use touchmove_laws::articles::{Found, Kind};
use utoipa::{IntoParams, ToSchema};

/// An article that matches.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct FoundView {
    /// Its number.
    pub article: &'static str,
    /// The nearest heading above it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub title: Option<&'static str>,
    /// An excerpt, where a word was found.
    pub excerpt: String,
    /// How well it matches: greater is better.
    pub score: u32,
}

/// A search.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct SearchQuery {
    /// Words, in any order, or the number of an article; at most 200 bytes.
    pub q: String,
    /// The language of the articles: `en` `sr-Latn` `sr-Cyrl` `hr` `cs`.
    pub lang: Option<String>,
}

/// The longest query, in bytes.
const LONGEST: usize = 200;

/// The greatest number of results.
const MOST: usize = 50;

/// The length of an excerpt, in characters.
const EXCERPT: usize = 160;

/// The articles that match all words, in the language in which the edition is shown; the best first
#[utoipa::path(get, operation_id = "search_articles", path = "/api/v1/laws/{edition}/search", tag = "laws",
    params(("edition" = String, Path), SearchQuery),
    responses((status = 200, body = Vec<FoundView>), (status = 400, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn search(
    Path(edition): Path<String>,
    Query(query): Query<SearchQuery>,
) -> Result<Json<Vec<FoundView>>, Fault> {
    let edition = edition_named(&edition)?;
    if query.q.len() > LONGEST {
        return Err(Fault::bad(format!("a search has at most {LONGEST} bytes; use fewer words")));
    }
    let language = language_of(edition, query.lang.as_deref());
    let found = Article::search(edition, language, &query.q);
    Ok(Json(found.iter().take(MOST).map(|found| view(found, language)).collect()))
}

fn view(found: &Found, language: &str) -> FoundView {
    let above = std::iter::successors(found.article.heading(), |heading| heading.heading());
    let heading = above.into_iter().find(|heading| heading.kind() == Kind::Heading);
    let title = heading.map(|heading| heading.says_in(language).unwrap_or_else(|| heading.says()));
    FoundView { article: found.article.id(), title, excerpt: found.excerpt(EXCERPT), score: found.score }
}
