//! A question: the story of an incident, the answers, and the referee's ruling.

use crate::difference::Difference;
use crate::gym::Gym;
use crate::incident::Incident;
use crate::level::Level;
use crate::options::Offered;
use crate::play::{Answered, play, reopened};
use crate::setting::setting;
use crate::story::{opened, story};
use crate::table::Table;
use crate::topic::Topic;
use crate::words::{LANGUAGES, Words};
use serde::Serialize;
use touchmove_laws::board::Position;
use touchmove_laws::{Article, EditionName};
use touchmove_referee::wire::{ClockState, EditionYear, Ruling};

/// A question with everything that a page, a paper or a terminal shows.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DrillQuestion {
    /// The incident: file, edition and name of its scenario.
    pub id: String,
    /// The edition of the Laws.
    pub edition: EditionYear,
    /// The topic.
    pub topic: Topic,
    /// The level of difficulty.
    pub level: Level,
    /// The kind of game, and the conditions of the event and the board.
    pub setting: String,
    /// Board and clocks before anything happened.
    pub start: Shown,
    /// The events, line by line. The arbiter must rule on the last line.
    pub lines: Vec<Line>,
    /// `What do you rule?`
    pub question: String,
    /// The answers.
    pub options: Vec<AnswerOption>,
    /// The index of the right answer, from 0.
    pub right: usize,
    /// For each answer, the difference that would make it right; null for the right one and for rulings on other incidents.
    pub teaches: Vec<Option<Lesson>>,
    /// The ruling in one sentence.
    pub ruling: String,
    /// The referee's rulings, each with its article.
    pub rulings: Vec<RulingText>,
    /// Board and clocks after the ruling.
    pub after: Shown,
    /// The reason for the ruling; in English only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub why: Option<String>,
}

impl DrillQuestion {
    /// Returns true if the game does not begin with the usual position. Then the story needs a diagram before it.
    pub fn begins_elsewhere(&self) -> bool {
        self.start.fen.as_ref().is_some_and(|fen| *fen != Position::standard().to_string())
    }
}

/// A line of a story.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Line {
    /// What happened.
    pub text: String,
    /// Board and clocks after it.
    #[serde(flatten)]
    pub shown: Shown,
}

/// The visible state of the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Shown {
    /// The board as FEN; null if the story does not tell the moves.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub fen: Option<String>,
    /// The clocks; null in a game without clocks.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub clock: Option<ClockState>,
}

/// An answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AnswerOption {
    /// The ruling in one sentence.
    pub text: String,
}

/// The lesson of a wrong answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Lesson {
    /// The difference that would make it right.
    pub difference: Difference,
    /// The same as a sentence.
    pub text: String,
}

/// A ruling with its article.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RulingText {
    /// The ruling in the referee's words.
    pub text: String,
    /// The number of the article in the edition.
    pub article: String,
    /// The text of the article, in our own words.
    pub says: &'static str,
    /// The language of that text.
    pub lang: &'static str,
}

/// The story of an incident, without the question.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Story {
    /// The kind of game, and the conditions of the event and the board.
    pub setting: String,
    /// The events, line by line.
    pub lines: Vec<Line>,
}

impl Incident {
    /// Returns only the story.
    pub fn story(&self, language: &str) -> Story {
        let told = play(self.acts()).unwrap_or_default();
        written(self, &told, &Words::of(language))
    }
}

impl Offered {
    /// Returns its lesson; none if the answer is right, or the ruling on another incident.
    pub fn lesson(&self, words: &Words) -> Option<Lesson> {
        let difference = self.difference.clone()?;
        if difference == Difference::AnotherIncident {
            return None;
        }
        let text = words.put(&difference.sentence())?;
        Some(Lesson { difference, text })
    }
}

impl Gym {
    /// Returns the question about an incident. The seed determines the order of the answers and the additional ones; the same seed always
    /// gives the same question.
    pub fn question(&self, incident: &Incident, seed: u64, language: &str) -> DrillQuestion {
        let words = Words::of(language);
        let told = play(incident.acts()).unwrap_or_default();
        let Story { setting, lines } = written(incident, &told, &words);
        let offered = self.offered(incident, seed);
        let right = offered.iter().position(|offered| offered.difference.is_none()).unwrap_or_default();
        DrillQuestion {
            id: incident.id.clone(),
            edition: incident.edition.into(),
            topic: incident.topic,
            level: incident.level(),
            setting,
            start: shown(told.first()),
            lines,
            question: words.say("question", &[]),
            options: offered
                .iter()
                .map(|offered| AnswerOption { text: words.announce(&offered.verdict) })
                .collect(),
            right,
            teaches: offered.iter().map(|offered| offered.lesson(&words)).collect(),
            ruling: words.announce(incident.verdict()),
            rulings: rulings(incident, &told, language),
            after: shown(told.last()),
            why: (language == LANGUAGES[0]).then(|| incident.why.clone()),
        }
    }
}

impl From<Table> for Shown {
    fn from(table: Table) -> Self {
        Self { fen: table.fen.map(|fen| fen.to_string()), clock: table.clock }
    }
}

fn shown(told: Option<&Answered>) -> Shown {
    told.map_or(Shown { fen: None, clock: None }, |told| Table::ruled(&told.answer.state).into())
}

/// Puts the story of an incident into words.
fn written(incident: &Incident, told: &[Answered], words: &Words) -> Story {
    let setting = opened(told).map(|(open, state)| setting(incident.edition, open, state, words));
    let text = |sentences: &[_]| {
        let said: Vec<String> = sentences.iter().filter_map(|sentence| words.put(sentence)).collect();
        said.join(" ")
    };
    let lines = story(told).unwrap_or_default().into_iter();
    Story {
        setting: setting.unwrap_or_default(),
        lines: lines.map(|line| Line { text: text(&line.sentences), shown: line.table.into() }).collect(),
    }
}

/// Returns the rulings on the last act. The players' texts are in English notation: if a referee of the language reads them differently,
/// the sentences stay in English.
fn rulings(incident: &Incident, told: &[Answered], language: &str) -> Vec<RulingText> {
    let acts = reopened(incident.acts(), |open| open.lang = Some(language.to_owned()));
    let translated = play(&acts).and_then(|mut told| told.pop());
    let translated = translated.filter(|last| last.verdict() == *incident.verdict());
    let last = translated.as_ref().or_else(|| told.last());
    let rulings = last.map(|last| last.answer.rulings.as_slice()).unwrap_or_default();
    rulings.iter().map(|ruling| ruling_text(ruling, incident.edition, language)).collect()
}

fn ruling_text(ruling: &Ruling, edition: EditionName, language: &str) -> RulingText {
    let article = Article::named(edition, ruling.article());
    let own = article.and_then(|article| article.says_in(language));
    let lang = Article::languages(edition).find(|known| *known == language && own.is_some());
    RulingText {
        text: ruling.text().unwrap_or_default().to_owned(),
        article: ruling.article().to_owned(),
        says: own.or_else(|| article.map(Article::says)).unwrap_or_default(),
        lang: lang.unwrap_or(LANGUAGES[0]),
    }
}
