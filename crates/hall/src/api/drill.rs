//! The gym: incidents to rule on, drawn by a seed. No link is needed, and nothing is recorded.

use super::Site;
use super::ask::apart;
use super::extract::Query;
use super::laws::edition_named;
use crate::fault::{Fault, FaultBody};
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use touchmove_gym::{Filter, Gym, Level, Paper, Topic, Words};
use utoipa::{IntoParams, ToSchema};

/// The greatest number of questions drawn at once.
const MOST_QUESTIONS: usize = 40;

/// A topic of the gym.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct DrillTopicView {
    /// Its name in URLs.
    pub id: Topic,
    /// Its title.
    pub title: String,
    /// The number of its incidents.
    pub incidents: usize,
}

/// The edition and the language.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct DrillAsked {
    /// The edition of the Laws; all of them unless given.
    pub edition: Option<String>,
    /// `en` `sr-Latn` `sr-Cyrl` `hr` `cs`.
    pub lang: Option<String>,
}

/// The questions to draw.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct QuestionsAsked {
    /// The edition of the Laws; all of them unless given.
    pub edition: Option<String>,
    /// The topic; all of them unless given.
    #[param(value_type = Option<Topic>)]
    pub topic: Option<Topic>,
    /// The difficulty, from 1 to 3; any unless given.
    pub level: Option<u8>,
    /// The number of questions, at most 40; 1 unless given.
    pub questions: Option<usize>,
    /// The seed: the same number always draws the same questions.
    pub seed: u64,
    /// `en` `sr-Latn` `sr-Cyrl` `hr` `cs`.
    pub lang: Option<String>,
}

/// The topics of the gym
#[utoipa::path(get, operation_id = "list_drill_topics", path = "/api/v1/drill", tag = "ask", params(DrillAsked),
    responses((status = 200, body = Vec<DrillTopicView>), (status = 404, body = FaultBody)))]
pub(super) async fn topics(
    State(site): State<Arc<Site>>,
    Query(asked): Query<DrillAsked>,
) -> Result<Json<Vec<DrillTopicView>>, Fault> {
    let edition = asked.edition.as_deref().map(edition_named).transpose()?;
    let words = Words::of(asked.lang.as_deref().unwrap_or_default());
    let view = move |topic: &Topic| DrillTopicView {
        id: *topic,
        title: words.say(&format!("topic-{}", topic.id()), &[]),
        incidents: Gym::open().incidents(Filter { edition, topic: Some(*topic), level: None }).count(),
    };
    apart(&site, move || Ok(Topic::ALL.iter().map(view).collect())).await.map(Json)
}

/// Questions, with their answer key
#[utoipa::path(get, operation_id = "draw_questions", path = "/api/v1/drill/questions", tag = "ask", params(QuestionsAsked),
    responses((status = 200, body = Paper), (status = 400, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn questions(
    State(site): State<Arc<Site>>,
    Query(asked): Query<QuestionsAsked>,
) -> Result<Json<Paper>, Fault> {
    let no_level = || Fault::bad("there are three levels of difficulty: 1, 2 and 3");
    let filter = Filter {
        edition: asked.edition.as_deref().map(edition_named).transpose()?,
        topic: asked.topic,
        level: asked.level.map(|level| Level::of_number(level).ok_or_else(no_level)).transpose()?,
    };
    let count = asked.questions.unwrap_or(1).min(MOST_QUESTIONS);
    let language = asked.lang.unwrap_or_else(|| "en".to_owned());
    apart(&site, move || Ok(Gym::open().paper(filter, count, asked.seed, &language))).await.map(Json)
}
