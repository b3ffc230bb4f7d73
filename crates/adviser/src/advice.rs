//! Advice: an incident described by a few answers, and everything an arbiter needs to rule on it.

use crate::clock_sheet::{ClockSheet, Read};
use crate::conditions::Conditions;
use crate::question::{Choice, Question, Topic};
use crate::reenactment::{Answered, Facts, Outcome, Reenactment};
use crate::steps::{has_been_answered, steps};
use crate::texts::Words;
use crate::topics::topic;
use crate::verdict::{Part, Verdict, words_of};
use core::fmt;
use serde::Serialize;
use touchmove_laws::board::Color;
use touchmove_laws::clock::Class;
use touchmove_laws::{Article, EditionName, QuestionAbout, Supervision};
use touchmove_referee::wire::{ActError, EditionYear, ListedPenalty, Named, Permitted, Ruling, Side, Uci};

/// An arbiter's question.
#[derive(Clone, Debug)]
pub struct Incident<'a> {
    /// The conditions of the event.
    pub conditions: Conditions,
    /// The topic.
    pub topic: &'static Topic,
    /// The answers to its questions.
    pub answers: &'a [&'a str],
    /// The readings of the clock and the position on the board.
    pub facts: Facts,
    /// The language of the answer.
    pub language: &'a str,
    /// Established from the board: the player who would lose, and whether the opponent can still checkmate.
    settled: Option<(Color, bool)>,
}

/// The answer to an arbiter's question.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Advice {
    /// The conditions that the answer applies to; a topic may set some of them itself.
    pub conditions: Conditions,
    /// The ruling in one sentence.
    pub ruling: String,
    /// The assumptions behind the answer.
    pub supposes: Vec<String>,
    /// Whether the arbiter must answer if the opponent can still checkmate, with the position or with yes or no.
    pub asks_for_board: bool,
    /// The player who must still be able to checkmate, if the ruling depends on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub checkmate_by: Option<Side>,
    /// What to do now, step by step.
    pub steps: Vec<String>,
    /// The articles that the ruling is based on.
    pub articles: Vec<ArticleText>,
    /// The clocks before and after the ruling, if they change.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub clocks: Option<ClockSheet>,
    /// Moves by which the opponent can checkmate, in UCI, if the ruling depends on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub line: Option<Vec<Uci>>,
    /// The same as a sentence, or a statement that no such moves exist.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub checkmate: Option<String>,
    /// The penalties from which the arbiter may choose, if the ruling is to choose one.
    pub penalties: Vec<PenaltyText>,
    /// The other editions that rule the same.
    pub alike: Vec<EditionYear>,
    /// The rulings of the editions that differ, grouped by ruling.
    pub editions: Vec<EditionRuling>,
    /// Rulings that a person might expect here, and when they would be right.
    pub why_not: Vec<WhyNot>,
}

/// An article, in our own words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ArticleText {
    /// Its number.
    pub id: &'static str,
    /// Its text.
    pub says: &'static str,
    /// The language of the text.
    pub lang: &'static str,
}

/// A penalty that the arbiter may choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PenaltyText {
    /// The penalty.
    pub penalty: String,
    /// The article that lists it.
    pub article: String,
}

/// The ruling of some editions.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct EditionRuling {
    /// These editions.
    pub editions: Vec<EditionYear>,
    /// The ruling in one sentence.
    pub ruling: String,
    /// The deciding article in each edition.
    pub articles: Vec<String>,
}

/// A ruling that would be right if something were different.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WhyNot {
    /// The ruling in one sentence.
    pub ruling: String,
    /// The condition under which it would be right.
    pub only_if: String,
}

/// The reason why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AskError {
    /// The answers do not lead to an incident.
    NotAnIncident,
    /// The position that was set up is impossible; the error explains why, in the language of the answer.
    Board(Box<ActError>),
}

impl<'a> Incident<'a> {
    /// Creates an incident of this topic.
    ///
    /// # Errors
    /// There is no such topic, or the answers do not match its questions.
    pub fn new(
        conditions: Conditions,
        topic_id: &str,
        answers: &'a [&'a str],
        facts: Facts,
        language: &'a str,
    ) -> Result<Self, AskError> {
        let topic = topic(topic_id).ok_or(AskError::NotAnIncident)?;
        topic.walk(answers).ok_or(AskError::NotAnIncident)?;
        Ok(Self { conditions, topic, answers, facts, language, settled: None })
    }

    /// Asks the referee and returns the answer in the form an arbiter needs.
    ///
    /// # Errors
    /// The position that was set up is impossible.
    pub fn advise(&self) -> Result<Advice, AskError> {
        let words = Words::of(self.language);
        let (conditions, outcome) = self.tell(self.conditions, self.answers)?;
        let verdict = verdict(&outcome);
        // The position is evaluated once: the result holds for the other editions too.
        let asked = Self { settled: settled(&outcome), ..self.clone() };
        let read = self.facts.clocks.map_or(Read::Nowhere, |_| Read::FromTheClock);
        let increment = conditions.increment_seconds(self.facts.increment);
        let sheet = ClockSheet::of_game(&outcome, increment, read);
        let is_estimated = has_been_answered(&outcome, verdict.parts());
        let sheet = sheet.map(|sheet| if is_estimated { sheet.with_estimated_times() } else { sheet });
        let (alike, editions) = asked.editions(&verdict, &words);
        Ok(Advice {
            conditions,
            ruling: verdict.say(&words),
            supposes: outcome.supposes.iter().map(|message| words.say(message, &[])).collect(),
            asks_for_board: outcome.open == Some(QuestionAbout::CanCheckmate),
            checkmate_by: outcome.loser.map(|loser| (!loser).into()),
            steps: steps(&outcome, &verdict, sheet.as_ref(), &words),
            articles: self.articles(conditions.edition.0, &outcome),
            line: line(&outcome),
            checkmate: checkmate(&outcome),
            clocks: sheet.filter(|sheet| !sheet.is_unchanged()),
            penalties: penalties(&outcome, &verdict, &words),
            alike,
            editions,
            why_not: asked.why_not(&verdict, &words),
        })
    }

    /// Returns only the verdict.
    ///
    /// # Errors
    /// The position that was set up is impossible.
    pub fn verdict(&self) -> Result<Verdict, AskError> {
        self.tell(self.conditions, self.answers).map(|(_, outcome)| verdict(&outcome))
    }

    /// Returns the acts reported to the referee, and its answers.
    ///
    /// # Errors
    /// The position that was set up is impossible.
    pub fn told(&self) -> Result<Vec<Answered>, AskError> {
        self.tell(self.conditions, self.answers).map(|(_, outcome)| outcome.told)
    }

    fn tell(&self, conditions: Conditions, answers: &[&str]) -> Result<(Conditions, Outcome), AskError> {
        let mut game = Reenactment::new(conditions, &self.facts, self.settled, self.language);
        (self.topic.tell)(answers, &mut game);
        let conditions = game.conditions;
        let outcome = game.outcome().map_err(|fault| AskError::Board(Box::new(fault)))?;
        Ok((conditions, outcome))
    }

    /// Returns the articles that the rulings cite, once each, with their texts, and those that the incident depends on.
    fn articles(&self, edition: EditionName, outcome: &Outcome) -> Vec<ArticleText> {
        let is_routine = |ruling: &&Ruling| matches!(ruling, Ruling::Made(_) | Ruling::Completed(_));
        let routine_only = outcome.rulings.iter().all(|ruling| is_routine(&ruling));
        let weighty = outcome.rulings.iter().filter(|ruling| routine_only || !is_routine(ruling));
        let cited = weighty.flat_map(cited).filter_map(|id| Article::named(edition, &id));
        let estimate = has_been_answered(outcome, verdict(outcome).parts()).then_some(PUT_BACK);
        let seen =
            outcome.see.iter().copied().chain(estimate).flat_map(|article| article.in_edition(edition));
        let mut texts: Vec<ArticleText> = Vec::new();
        for article in cited.chain(seen) {
            if texts.iter().any(|known| known.id == article.id()) {
                continue;
            }
            let own = article.says_in(self.language).map(|says| (says, self.language_of(edition)));
            let (says, lang) = own.unwrap_or((article.says(), "en"));
            texts.push(ArticleText { id: article.id(), says, lang });
        }
        texts
    }

    fn language_of(&self, edition: EditionName) -> &'static str {
        Article::languages(edition).find(|language| *language == self.language).unwrap_or("en")
    }

    /// Returns the other editions that rule alike, and the rulings of those that differ.
    fn editions(&self, own: &Verdict, words: &Words) -> (Vec<EditionYear>, Vec<EditionRuling>) {
        let mut groups: Vec<(Verdict, EditionRuling)> = Vec::new();
        for edition in EditionName::ALL {
            let conditions = Conditions { edition: edition.into(), ..self.conditions };
            let Ok((_, outcome)) = self.tell(conditions, self.answers) else { continue };
            let verdict = verdict(&outcome);
            let article = deciding(&outcome.rulings);
            match groups.iter_mut().find(|(known, _)| *known == verdict) {
                Some((_, group)) => {
                    group.editions.push(edition.into());
                    group.articles.extend(article);
                }
                None => {
                    let ruling = verdict.say(words);
                    let articles = article.into_iter().collect();
                    groups
                        .push((verdict, EditionRuling { editions: vec![edition.into()], ruling, articles }));
                }
            }
        }
        let (alike, others): (Vec<_>, Vec<_>) = groups.into_iter().partition(|(verdict, _)| verdict == own);
        let alike = alike.into_iter().flat_map(|(_, group)| group.editions);
        let alike = alike.filter(|edition| *edition != self.conditions.edition).collect();
        (alike, others.into_iter().map(|(_, group)| group).collect())
    }

    /// Returns the rulings that would be right if one answer or one condition were different, those that end the game first.
    fn why_not(&self, own: &Verdict, words: &Words) -> Vec<WhyNot> {
        let mut found: Vec<(Verdict, WhyNot)> = Vec::new();
        let mut consider = |verdict: Verdict, only_if: String| {
            let is_new = !verdict.comes_to_the_same(own)
                && found.iter().all(|(known, _)| !verdict.comes_to_the_same(known));
            if is_new && !only_if.is_empty() {
                let ruling = verdict.say(words);
                found.push((verdict, WhyNot { ruling, only_if }));
            }
        };
        for (question, choice, answers) in self.other_answers() {
            let Ok((_, outcome)) = self.tell(self.conditions, &answers) else { continue };
            let [asked, answer] = [question_text(question, words), choice_text(question, choice, words)];
            consider(
                verdict(&outcome),
                words.say("only-if-answer", &[("question", &asked), ("answer", &answer)]),
            );
        }
        for (conditions, name) in self.other_conditions() {
            let Ok((told, outcome)) = self.tell(conditions, self.answers) else { continue };
            // Skipped if the topic sets the condition itself.
            if told == conditions {
                consider(verdict(&outcome), words.say(name, &[]));
            }
        }
        found.sort_by_key(|(verdict, _)| verdict.ending().is_none());
        found.truncate(4);
        found.into_iter().map(|(_, why)| why).collect()
    }

    /// Returns the same incident with one answer changed, except for the answer to which player it was.
    fn other_answers(&self) -> Vec<(&'static Question, &'static Choice, Vec<&str>)> {
        let walked = self.topic.walk(self.answers).unwrap_or_default();
        let mut others = Vec::new();
        for (place, (question, given)) in walked.iter().enumerate() {
            if question.choices.iter().any(|choice| choice.id == "white") {
                continue;
            }
            for choice in question.choices.iter().filter(|choice| choice.id != given.id) {
                let mut answers: Vec<&str> = self.answers.to_vec();
                answers[place] = choice.id;
                if self.topic.walk(&answers).is_some() {
                    others.push((*question, choice, answers));
                }
            }
        }
        others
    }

    /// Returns the same incident in another class, with other supervision or with the increment changed, each with the
    /// message that says so.
    fn other_conditions(&self) -> Vec<(Conditions, &'static str)> {
        let mut others = Vec::new();
        for (class, name) in [
            (Class::Standard, "only-if-standard"),
            (Class::Rapid, "only-if-rapid"),
            (Class::Blitz, "only-if-blitz"),
        ] {
            if class != self.conditions.class.0 {
                others.push((Conditions { class: class.into(), ..self.conditions }, name));
            }
        }
        if self.conditions.class.0 != Class::Standard {
            let (supervision, name) = match self.conditions.supervision.0 {
                Supervision::Full => (Supervision::Limited, "only-if-limited"),
                Supervision::Limited => (Supervision::Full, "only-if-full"),
            };
            others.push((Conditions { supervision: supervision.into(), ..self.conditions }, name));
        }
        let name = if self.conditions.increment { "only-if-no-increment" } else { "only-if-increment" };
        others.push((Conditions { increment: !self.conditions.increment, ..self.conditions }, name));
        others
    }
}

/// 7.1: the arbiter judges the times on the clocks when a position is restored.
const PUT_BACK: Article = Article::of(EditionName::Laws2023, "7.1");

/// Returns the referee's verdict, including the duty to use a touched piece, which the referee shows only by the moves it permits.
fn verdict(outcome: &Outcome) -> Verdict {
    let verdict = Verdict::of(&outcome.rulings);
    let is_score = outcome.is_about_device && outcome.open == Some(QuestionAbout::CanCheckmate);
    if let Some(by) = outcome.loser.filter(|_| is_score) {
        return verdict.of_device(by);
    }
    let state = outcome.resumed.as_ref();
    let is_bound = state.is_some_and(|state| matches!(state.permitted, Some(Permitted::Only(_))));
    match state.and_then(|state| state.turn).filter(|_| is_bound) {
        Some(player) => verdict.and_touched(player.0),
        None => verdict,
    }
}

/// The text of a question.
pub fn question_text(question: &Question, words: &Words) -> String {
    words.say(&format!("question-{}", question.id), &[])
}

/// The text of an answer.
pub fn choice_text(question: &Question, choice: &Choice, words: &Words) -> String {
    let own = words.find(&format!("{}-{}", question.id, choice.id), &[]);
    own.unwrap_or_else(|| words.say(&format!("answer-{}", choice.id), &[]))
}

/// Returns the numbers of the articles that a ruling cites.
fn cited(ruling: &Ruling) -> Vec<String> {
    let mut ids = vec![ruling.article().to_owned()];
    match ruling {
        Ruling::Time(time) => ids.extend(time.figure.as_ref().map(ToString::to_string)),
        Ruling::Illegal(illegal) => ids.extend(illegal.reason_article.as_ref().map(ToString::to_string)),
        _ => {}
    }
    ids
}

/// Returns the deciding article: that of the ending, else of a change of time, else of the first ruling other than a move.
fn deciding(rulings: &[Ruling]) -> Option<String> {
    let weight = |ruling: &Ruling| match ruling {
        Ruling::Over(_) => 0,
        Ruling::Time(_) => 1,
        Ruling::Made(_) | Ruling::Completed(_) => 3,
        _ => 2,
    };
    rulings.iter().min_by_key(|ruling| weight(ruling)).map(|ruling| ruling.article().to_owned())
}

/// Returns the player who would have lost, and whether the opponent can still checkmate, if the ending depended on that.
fn settled(outcome: &Outcome) -> Option<(Color, bool)> {
    let can_checkmate = outcome.rulings.iter().find_map(|ruling| match ruling {
        Ruling::Over(over) if over.unwinnable => Some(false),
        Ruling::Over(over) => over.line.as_ref().map(|_| true),
        _ => None,
    })?;
    Some((outcome.loser?, can_checkmate))
}

/// Returns the penalties of the edition, if the arbiter is to choose one.
fn penalties(outcome: &Outcome, verdict: &Verdict, words: &Words) -> Vec<PenaltyText> {
    if !verdict.parts().iter().any(|part| matches!(part, Part::Breach { .. })) {
        return Vec::new();
    }
    let text = |listed: ListedPenalty| PenaltyText {
        penalty: words.say(&words_of("penalties", listed.penalty.word()), &[]),
        article: listed.article.to_string(),
    };
    outcome.penalties().into_iter().map(text).collect()
}

fn line(outcome: &Outcome) -> Option<Vec<Uci>> {
    outcome.rulings.iter().find_map(|ruling| match ruling {
        Ruling::Over(over) => over.line.clone(),
        _ => None,
    })
}

/// Returns the referee's sentence on an ending that depended on who can checkmate: it contains the line, or says that there is none.
fn checkmate(outcome: &Outcome) -> Option<String> {
    outcome.rulings.iter().find_map(|ruling| match ruling {
        Ruling::Over(over) if over.line.is_some() || over.unwinnable => over.text.clone(),
        _ => None,
    })
}

impl fmt::Display for AskError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAnIncident => f.write_str("these answers do not lead through the questions of a topic"),
            Self::Board(fault) => f.write_str(&fault.message),
        }
    }
}

impl core::error::Error for AskError {}
