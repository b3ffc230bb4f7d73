//! The adviser: how should the arbiter rule now? No link is needed, and nothing is recorded.

use super::Site;
use super::extract::{Path, Query};
use super::laws::edition_named;
use crate::fault::{Fault, FaultBody};
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use touchmove_adviser::{
    Advice, AskError, Conditions, Facts, Incident, Question, TOPICS, Topic, Words, choice_text,
    question_text, topic,
};
use touchmove_referee::wire::{FenText, GameClass, SupervisionLevel};
use utoipa::{IntoParams, ToSchema};

/// A topic with its questions.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct TopicView {
    /// Its name in URLs.
    pub id: &'static str,
    /// Its title.
    pub title: String,
    /// What belongs to it.
    pub about: String,
    /// The first question.
    pub question: QuestionView,
}

/// A question.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct QuestionView {
    /// Its text.
    pub text: String,
    /// The possible answers.
    pub choices: Vec<ChoiceView>,
}

/// An answer, and the question after it.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ChoiceView {
    /// Its name in URLs.
    pub id: &'static str,
    /// Its text.
    pub text: String,
    /// The next question; left out if the incident is clear.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, no_recursion)]
    pub question: Option<QuestionView>,
}

/// The adviser's answer for one path through the questions.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct AnswerView {
    /// The answers, separated by dots.
    pub answers: String,
    /// The ruling.
    pub advice: Advice,
}

/// The conditions, and the language.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Asked {
    /// The edition of the Laws; the latest unless given.
    pub edition: Option<String>,
    /// `standard`, `rapid` or `blitz`; `standard` unless given.
    #[param(value_type = Option<GameClass>)]
    pub class: Option<GameClass>,
    /// `full` or `limited`; `full` unless given.
    #[param(value_type = Option<SupervisionLevel>)]
    pub supervision: Option<SupervisionLevel>,
    /// True if the clock adds time for each move; true unless given.
    pub increment: Option<bool>,
    /// `en` `sr-Latn` `sr-Cyrl` `hr` `cs`.
    pub lang: Option<String>,
}

/// An incident.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct IncidentAsked {
    /// The answers to the questions of the topic, separated by dots: `white.claimed.none`.
    pub answers: String,
    /// White's time on the clock, in milliseconds.
    pub white_ms: Option<u64>,
    /// Black's time on the clock, in milliseconds.
    pub black_ms: Option<u64>,
    /// The increment for each move, in seconds; the usual one of the class unless given.
    pub increment_s: Option<u32>,
    /// The position on the board, where the ruling depends on who can still checkmate.
    #[param(value_type = Option<String>)]
    pub fen: Option<FenText>,
    /// Or the arbiter's own judgement: the opponent can still checkmate, or cannot.
    pub can_checkmate: Option<bool>,
}

/// The language.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct AskLanguage {
    /// `en` `sr-Latn` `sr-Cyrl` `hr` `cs`.
    pub lang: Option<String>,
}

impl Asked {
    fn conditions(&self) -> Result<Conditions, Fault> {
        let usual = Conditions::default();
        Ok(Conditions {
            edition: match &self.edition {
                Some(name) => edition_named(name)?.into(),
                None => usual.edition,
            },
            class: self.class.unwrap_or(usual.class),
            supervision: self.supervision.unwrap_or(usual.supervision),
            increment: self.increment.unwrap_or(usual.increment),
        })
    }

    fn language(&self) -> String {
        self.lang.clone().unwrap_or_else(|| "en".to_owned())
    }
}

impl IncidentAsked {
    fn facts(&self) -> Facts {
        let clocks = self.white_ms.zip(self.black_ms).map(|(white, black)| [white, black].map(sane));
        Facts { clocks, increment: self.increment_s, board: self.fen, can_checkmate: self.can_checkmate }
    }
}

/// Limits a time to one day; no chess clock shows more.
fn sane(ms: u64) -> u64 {
    ms.min(24 * 3600 * 1000)
}

/// The adviser's topics and questions
#[utoipa::path(get, operation_id = "list_ask_topics", path = "/api/v1/ask", tag = "ask", params(AskLanguage),
    responses((status = 200, body = Vec<TopicView>)))]
pub(super) async fn topics(Query(language): Query<AskLanguage>) -> Json<Vec<TopicView>> {
    let words = Words::of(language.lang.as_deref().unwrap_or_default());
    Json(TOPICS.iter().map(|topic| topic_view(topic, words)).collect())
}

fn topic_view(topic: &Topic, words: Words) -> TopicView {
    TopicView {
        id: topic.id,
        title: words.say(&format!("topic-{}", topic.id), &[]),
        about: words.say(&format!("topic-{}-about", topic.id), &[]),
        question: question_view(topic.first, words),
    }
}

fn question_view(question: &Question, words: Words) -> QuestionView {
    let choices = question.choices.iter().map(|choice| ChoiceView {
        id: choice.id,
        text: choice_text(question, choice, &words),
        question: choice.next.map(|next| question_view(next, words)),
    });
    QuestionView { text: question_text(question, &words), choices: choices.collect() }
}

/// How should the arbiter rule now?
#[utoipa::path(get, operation_id = "ask", path = "/api/v1/ask/{topic}", tag = "ask", params(("topic" = String, Path), IncidentAsked, Asked),
    responses((status = 200, body = Advice), (status = 400, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn ask(
    State(site): State<Arc<Site>>,
    Path(topic): Path<String>,
    Query(asked): Query<Asked>,
    Query(incident): Query<IncidentAsked>,
) -> Result<Json<Advice>, Fault> {
    let (conditions, language) = (asked.conditions()?, asked.language());
    let (answers, facts) = (incident.answers.clone(), incident.facts());
    let advice = apart(&site, move || {
        let answers: Vec<&str> = answers.split('.').collect();
        let incident = Incident::new(conditions, &topic, &answers, facts, &language);
        incident.and_then(|incident| incident.advise()).map_err(fault)
    });
    advice.await.map(Json)
}

/// All answers for a topic, for a page that works without a connection
#[utoipa::path(get, operation_id = "ask_everything", path = "/api/v1/ask/{topic}/answers", tag = "ask",
    params(("topic" = String, Path), Asked),
    responses((status = 200, body = Vec<AnswerView>), (status = 404, body = FaultBody)))]
pub(super) async fn answers(
    State(site): State<Arc<Site>>,
    Path(name): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Json<Vec<AnswerView>>, Fault> {
    let (conditions, language) = (asked.conditions()?, asked.language());
    let answers = apart(&site, move || {
        let topic = topic(&name).ok_or_else(|| fault(AskError::NotAnIncident))?;
        let answer = |path: Vec<&str>| {
            let incident = Incident::new(conditions, topic.id, &path, Facts::default(), &language);
            let advice = incident.and_then(|incident| incident.advise()).map_err(fault)?;
            Ok(AnswerView { answers: path.join("."), advice })
        };
        topic.paths().into_iter().map(answer).collect()
    });
    answers.await.map(Json)
}

/// Runs a question on a thread where no game waits for it, one at a time: a position that is hard to decide takes longer.
pub(super) async fn apart<T: Send + 'static>(
    site: &Arc<Site>,
    ask: impl FnOnce() -> Result<T, Fault> + Send + 'static,
) -> Result<T, Fault> {
    let _turn = site.asking.acquire().await.map_err(|_| Fault::broken())?;
    tokio::task::spawn_blocking(ask).await.map_err(|_| Fault::broken())?
}

fn fault(error: AskError) -> Fault {
    match error {
        AskError::NotAnIncident => Fault::not_found(error.to_string()),
        AskError::Board(_) => Fault::bad(error.to_string()),
    }
}
