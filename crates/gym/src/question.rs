//! A question: the story of an incident, the answers, and what the referee rules.

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

/// A question with everything that a page, a paper or a terminal shows of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DrillQuestion {
    /// The incident: file, edition and name of its scenario.
    pub id: String,
    /// The edition of the Laws.
    pub edition: EditionYear,
    /// What it is about.
    pub topic: Topic,
    /// How difficult it is.
    pub level: Level,
    /// What kind of game it is, and what the event and the board were like.
    pub setting: String,
    /// Board and clocks before anything happened.
    pub start: Shown,
    /// What happened, line by line. The last line is what the arbiter must rule on.
    pub lines: Vec<Line>,
    /// `What do you rule?`
    pub question: String,
    /// The answers.
    pub options: Vec<AnswerOption>,
    /// The place of the right one, from 0.
    pub right: usize,
    /// For each answer, what would have to be different for it to be right; null for the right one and for rulings on other incidents.
    pub teaches: Vec<Option<Lesson>>,
    /// The ruling in one sentence.
    pub ruling: String,
    /// The referee's rulings, each with its article.
    pub rulings: Vec<RulingText>,
    /// Board and clocks after the ruling.
    pub after: Shown,
    /// Why it is ruled so; in English only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub why: Option<String>,
}

impl DrillQuestion {
    /// Does the game begin with another position than the usual one? Then the story can only be followed with the board before it.
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

/// What can be seen on the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Shown {
    /// The board as FEN; null if the story does not tell the moves.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub fen: Option<String>,
    /// The clocks; null in a game without any.
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

/// What a wrong answer teaches.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Lesson {
    /// What would have to be different.
    pub difference: Difference,
    /// The same in a sentence.
    pub text: String,
}

/// A ruling with its article.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RulingText {
    /// The ruling as the referee says it.
    pub text: String,
    /// The article, by its number in the edition.
    pub article: String,
    /// What the article says, in our own words.
    pub says: &'static str,
    /// The language of that.
    pub lang: &'static str,
}

/// The story of an incident, without the question.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Story {
    /// What kind of game it is, and what the event and the board were like.
    pub setting: String,
    /// What happened, line by line.
    pub lines: Vec<Line>,
}

impl Incident {
    /// The story alone.
    pub fn story(&self, language: &str) -> Story {
        let told = play(self.acts()).unwrap_or_default();
        written(self, &told, &Words::of(language))
    }
}

impl Offered {
    /// What it teaches; nothing if it is right, or the ruling on another incident.
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
    /// The question about an incident. The seed decides the order of the answers and what fills them up; the same seed always asks the same
    /// question.
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

/// The story of an incident in words.
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

/// The rulings on the last act. What players wrote is in English letters: if a referee of the language reads something else into it, the
/// sentences stay in English.
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
