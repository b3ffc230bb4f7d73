//! The drill in a terminal: one question after the other, until all are answered or the input ends.

use super::show;
use crate::failure::Failure;
use std::collections::BTreeMap;
use std::io::{BufRead, Write};
use std::path::Path;
use touchmove_gym::{DrillQuestion, Paper, Topic, Words};

/// The number of weakest topics to list.
const WEAKEST: usize = 3;

/// Asks every question and prints the score.
pub(super) fn ask(
    paper: &Paper,
    language: &str,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> Result<(), Failure> {
    let words = Words::of(language);
    let mut score = Score::default();
    for (number, question) in (1..).zip(&paper.questions) {
        show::heading(question, [number, paper.questions.len()], &words, output)?;
        show::story(question, &words, output)?;
        let Some(given) = answer(question.options.len(), &words, input, output)? else { break };
        score.count(question, given);
        judged(question, given, &words, output)?;
    }
    score.tell(&words, output)
}

/// Returns the chosen answer, from 0; nothing if the input has ended. Invalid input is asked for again.
fn answer(
    count: usize,
    words: &Words,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> Result<Option<usize>, Failure> {
    let numbers = count.to_string();
    let mut line = Vec::new();
    loop {
        write!(output, "{}", words.say("drill-prompt", &[("count", &numbers)]))?;
        output.flush()?;
        line.clear();
        if input.read_until(b'\n', &mut line).map_err(Failure::file(Path::new("-")))? == 0 {
            writeln!(output)?;
            return Ok(None);
        }
        let given: Option<usize> = core::str::from_utf8(&line).ok().and_then(|line| line.trim().parse().ok());
        match given {
            Some(number) if (1..=count).contains(&number) => return Ok(Some(number - 1)),
            _ => writeln!(output, "{}", words.say("drill-again", &[("count", &numbers)]))?,
        }
    }
}

fn judged(
    question: &DrillQuestion,
    given: usize,
    words: &Words,
    output: &mut impl Write,
) -> Result<(), Failure> {
    let number = (question.right + 1).to_string();
    let said = match given == question.right {
        true => words.say("drill-right", &[]),
        false => words.say("drill-wrong", &[("number", &number)]),
    };
    writeln!(output, "\n{said}")?;
    show::ruling(question, Some(given), words, output)
}

/// The number of questions answered in each topic, and how many of them correctly.
#[derive(Default)]
struct Score {
    topics: BTreeMap<Topic, [usize; 2]>,
}

impl Score {
    fn count(&mut self, question: &DrillQuestion, given: usize) {
        let [right, asked] = self.topics.entry(question.topic).or_default();
        *right += usize::from(given == question.right);
        *asked += 1;
    }

    fn tell(&self, words: &Words, output: &mut impl Write) -> Result<(), Failure> {
        let sum = |place: usize| self.topics.values().map(|counts| counts[place]).sum::<usize>();
        if sum(1) > 0 {
            let [right, count] = [sum(0).to_string(), sum(1).to_string()];
            writeln!(output, "{}", words.say("drill-score", &[("right", &right), ("count", &count)]))?;
        }
        let weakest = self.weakest();
        if !weakest.is_empty() {
            let names: Vec<String> =
                weakest.into_iter().map(|topic| words.say(&format!("topic-{}", topic.id()), &[])).collect();
            writeln!(output, "{}", words.say("drill-weakest", &[("topics", &names.join(", "))]))?;
        }
        Ok(writeln!(output, "{}", words.say("drill-end", &[]))?)
    }

    /// Returns the topics with the lowest share of correct answers, if any was wrong.
    fn weakest(&self) -> Vec<Topic> {
        let wrong = self.topics.iter().filter(|(_, [right, asked])| right < asked);
        let mut wrong: Vec<(Topic, usize)> =
            wrong.map(|(topic, [right, asked])| (*topic, right * 1000 / asked)).collect();
        wrong.sort_by_key(|(_, part)| *part);
        wrong.into_iter().map(|(topic, _)| topic).take(WEAKEST).collect()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::ask;
    use touchmove_gym::{Filter, Gym};

    /// Returns what is printed when these lines are typed.
    fn typed(lines: &[u8]) -> String {
        let paper = Gym::open().paper(Filter::default(), 2, 1, "en");
        let mut output = Vec::new();
        ask(&paper, "en", &mut &*lines, &mut output).unwrap();
        String::from_utf8(output).unwrap()
    }

    #[test]
    fn nonsense_is_asked_for_again() {
        let output = typed(b"what\n0\n99999999999999999999\n\xff\xfe\n-1\n 1 \n");
        assert_eq!(output.matches("Please answer with a number").count(), 5, "{output}");
        assert!(output.contains("Question 2 of 2"), "{output}");
    }

    #[test]
    fn the_end_of_the_input_ends_the_exercise() {
        assert!(typed(b"").ends_with("Goodbye.\n"));
        let output = typed(b"1");
        assert!(output.contains(" of 1 right.") && output.ends_with("Goodbye.\n"), "{output}");
    }

    #[test]
    fn wrong_answers_name_the_topics_to_look_at_again() {
        let paper = Gym::open().paper(Filter::default(), 2, 1, "en");
        let answers = |wrong: usize| -> Vec<u8> {
            let number = |right: &usize| (right - 1 + wrong) % 3 + 1;
            paper.key.iter().flat_map(|right| format!("{}\n", number(right)).into_bytes()).collect()
        };
        assert!(typed(&answers(1)).contains("Worth another look: "));
        assert!(typed(&answers(1)).contains("0 of 2 right."));
    }
}
