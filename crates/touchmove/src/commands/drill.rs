//! `touchmove drill`

mod ask;
mod paper;
mod show;

use crate::failure::{Answer, Failure};
use clap::Args;
use std::io::Write;
use touchmove_gym::{Filter, Gym, LANGUAGES, Level, Topic};
use touchmove_laws::EditionName;

/// Practise ruling on incidents from the scenarios
///
/// Describes an incident and asks for your ruling. Answer with the number of a ruling; the referee's ruling and its article follow. With
/// --paper, prints the questions and then the key.
#[derive(Args)]
pub(crate) struct Drill {
    /// Only incidents of this edition: 2005, 2009, 2014, 2017, 2018 or 2023
    #[arg(long, value_name = "YEAR")]
    edition: Option<EditionName>,
    /// Only incidents of this topic
    #[arg(long, value_name = "TOPIC", value_parser = read_topic, help = topic_help())]
    topic: Option<Topic>,
    /// Only incidents of this level: 1 if all editions rule alike, 2 if they differ, 3 if the class of play, supervision or the number of
    /// offences also matters
    #[arg(long, value_name = "LEVEL", value_parser = read_level)]
    level: Option<Level>,
    /// The language: en, sr-Latn, sr-Cyrl, hr or cs
    #[arg(long, default_value = LANGUAGES[0], value_parser = LANGUAGES)]
    lang: String,
    /// The number of questions
    #[arg(long, default_value_t = 10, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..=500))]
    questions: u16,
    /// The same seed gives the same questions [default: random]
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// Print the questions and then the key, without asking
    #[arg(long)]
    paper: bool,
}

impl Drill {
    pub(super) fn run(self, output: &mut impl Write) -> Result<Answer, Failure> {
        let seed = self.seed.map_or_else(random_seed, Ok)?;
        let filter = Filter { edition: self.edition, topic: self.topic, level: self.level };
        let paper = Gym::open().paper(filter, self.questions.into(), seed, &self.lang);
        if paper.questions.is_empty() {
            return Err(Failure::usage(
                "no incident matches this edition, topic and level; leave one of them out",
            ));
        }
        match self.paper {
            true => paper::print(&paper, &self.lang, output)?,
            false => ask::ask(&paper, &self.lang, &mut std::io::stdin().lock(), output)?,
        }
        Ok(Answer::Yes)
    }
}

/// Draws a seed that is short enough to type.
fn random_seed() -> Result<u64, Failure> {
    getrandom::u32().map(|seed| u64::from(seed % 1_000_000)).map_err(Failure::usage)
}

fn read_topic(id: &str) -> Result<Topic, String> {
    Topic::of_id(id).ok_or_else(|| format!("{id:?} is not a topic; the topics are {}", topics()))
}

fn read_level(number: &str) -> Result<Level, String> {
    let level = number.parse().ok().and_then(Level::of_number);
    level.ok_or_else(|| format!("{number:?} is not a level; the levels are 1, 2 and 3"))
}

fn topics() -> String {
    let ids: Vec<&str> = Topic::ALL.iter().map(|topic| topic.id()).collect();
    ids.join(", ")
}

fn topic_help() -> String {
    format!("Only incidents of this topic: {}", topics())
}
