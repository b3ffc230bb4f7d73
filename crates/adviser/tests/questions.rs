//! Questions as arbiters ask them, reported to the referee independently of the adviser.
//!
//! A line of `questions.jsonl` has the question in words, the conditions, the answers to the adviser's questions, the same incident as
//! acts, and the expected rulings. `from` is the first act of the incident; earlier acts only lead up to it.

use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use touchmove_adviser::{Conditions, Facts, Incident, Part, TOPICS, Verdict};
use touchmove_referee::Referee;
use touchmove_referee::wire::{Answer, Ruling};

/// One question.
struct Asked {
    line: usize,
    all: Map<String, Value>,
}

/// The referee's answers to its acts.
struct Outcome {
    /// The announced rulings: questions that were answered are left out.
    rulings: Vec<Ruling>,
    /// The player on move, if only some moves are permitted.
    bound: Option<Value>,
}

impl Asked {
    fn text(&self, field: &str) -> &str {
        self.all[field].as_str().unwrap()
    }

    fn list(&self, field: &str) -> &[Value] {
        self.all[field].as_array().unwrap()
    }

    fn answers(&self) -> Vec<&str> {
        self.text("answers").split('.').collect()
    }

    fn number(&self, field: &str) -> Option<u64> {
        self.all.get(field).map(|value| value.as_u64().unwrap())
    }

    /// The question, for failure messages.
    fn wording(&self) -> String {
        let words =
            ["edition", "class", "supervision", "topic", "answers", "ask"].map(|field| self.text(field));
        format!("line {}: {}", self.line, words.join(" "))
    }

    fn conditions(&self) -> Conditions {
        let fields = ["edition", "class", "supervision", "increment"];
        let fields = fields.map(|field| (field.to_owned(), self.all[field].clone()));
        serde_json::from_value(Value::Object(fields.into_iter().collect())).unwrap()
    }

    fn facts(&self) -> Facts {
        Facts {
            clocks: self.number("white_ms").zip(self.number("black_ms")).map(|(white, black)| [white, black]),
            board: self.all.get("fen").map(|fen| serde_json::from_value(fen.clone()).unwrap()),
            increment: None,
            can_checkmate: self.all.get("can_checkmate").map(|can| can.as_bool().unwrap()),
        }
    }

    /// Reports the acts to a new referee.
    fn outcome(&self) -> Outcome {
        let mut referee = Referee::new();
        let mut outcome = Outcome { rulings: Vec::new(), bound: None };
        let from = self.number("from").unwrap();
        for (act, index) in self.list("acts").iter().zip(0..) {
            let said = referee.line(&act.to_string());
            let answer: Answer =
                serde_json::from_str(&said).unwrap_or_else(|_| panic!("{}\n{act}\n{said}", self.wording()));
            if index < from {
                continue;
            }
            if act["act"] == "rule" {
                outcome.rulings.retain(|ruling| !matches!(ruling, Ruling::Question(_)));
            }
            outcome.rulings.extend(answer.rulings);
            let state = &serde_json::from_str::<Value>(&said).unwrap()["state"];
            outcome.bound = (!state["permitted"].is_null()).then(|| state["turn"].clone());
        }
        outcome
    }

    /// Returns the rulings that are missing or unexpected.
    fn unexpected(&self, rulings: &[Ruling]) -> Option<String> {
        let outcome: Vec<Value> =
            rulings.iter().map(|ruling| serde_json::to_value(ruling).unwrap()).collect();
        let expect = &self.all["expect"];
        let mut left = outcome.iter();
        for wanted in expect["rulings"].as_array().unwrap() {
            if !left.any(|ruling| holds(ruling, wanted)) {
                return Some(format!("no ruling {wanted} in {}", json!(outcome)));
            }
        }
        let absent = expect["absent"].as_array().unwrap();
        let there = outcome.iter().find(|ruling| absent.contains(&ruling["kind"]))?;
        Some(format!("there is {there}"))
    }

    /// Returns the disagreement between the adviser and the acts, if any.
    fn disagreement(&self, outcome: &Outcome) -> Option<String> {
        let answers = self.answers();
        let incident = Incident::new(self.conditions(), self.text("topic"), &answers, self.facts(), "en")
            .unwrap_or_else(|fault| panic!("{}\n{fault}", self.wording()));
        let advised = incident.verdict().unwrap();
        let own = Verdict::of(&outcome.rulings);
        // Only the permitted moves show that a piece was touched: the adviser puts it into words.
        let same = match advised.parts() {
            [parts @ .., Part::TouchMove { by }] if own.parts() != advised.parts() => {
                parts == own.parts() && outcome.bound.as_ref().is_some_and(|bound| bound == by.name())
            }
            parts => parts == own.parts(),
        };
        (!same).then(|| format!("adviser {:?}\n     laws {:?}", advised.parts(), own.parts()))
    }
}

/// Returns true if the value has everything wanted.
fn holds(value: &Value, wanted: &Value) -> bool {
    match wanted {
        Value::Object(fields) => fields.iter().all(|(name, field)| holds(&value[name], field)),
        _ => value == wanted,
    }
}

fn questions() -> Vec<Asked> {
    let text = include_str!("questions.jsonl");
    let read = |(line, text)| Asked { line, all: serde_json::from_str(text).unwrap() };
    (1..).zip(text.lines()).map(read).collect()
}

#[test]
fn there_are_enough_questions_on_every_topic() {
    let questions = questions();
    assert!(questions.len() >= 100);
    let mut count: BTreeMap<&str, usize> = BTreeMap::new();
    for asked in &questions {
        assert!((1..=3).contains(&asked.answers().len()), "{}", asked.wording());
        *count.entry(asked.text("topic")).or_default() += 1;
    }
    assert!(TOPICS.iter().all(|topic| count.get(topic.id).is_some_and(|count| *count >= 4)), "{count:?}");
}

#[test]
fn the_referee_rules_what_the_laws_say() {
    let faults: Vec<String> = questions()
        .iter()
        .filter_map(|asked| {
            let fault = asked.unexpected(&asked.outcome().rulings)?;
            Some(format!("{}\n  {fault}", asked.wording()))
        })
        .collect();
    assert!(faults.is_empty(), "{} failed:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn the_adviser_answers_as_the_acts_are_ruled() {
    let faults: Vec<String> = questions()
        .iter()
        .filter_map(|asked| {
            let fault = asked.disagreement(&asked.outcome())?;
            Some(format!("{}\n  {fault}", asked.wording()))
        })
        .collect();
    assert!(faults.is_empty(), "{} failed:\n{}", faults.len(), faults.join("\n"));
}
