//! Questions that lead from a topic to an incident: at most three, each with a few answers to tap.

/// A kind of incident, in everyday words.
#[derive(Debug)]
pub struct Topic {
    /// Its name in URLs and texts.
    pub id: &'static str,
    /// The first question.
    pub first: &'static Question,
    pub(crate) tell: crate::reenactment::Tell,
}

/// A question.
#[derive(Debug)]
pub struct Question {
    /// Its name in texts.
    pub id: &'static str,
    /// The possible answers.
    pub choices: &'static [Choice],
}

/// An answer, and the next question.
#[derive(Debug)]
pub struct Choice {
    /// Its name in URLs and texts.
    pub id: &'static str,
    /// The next question; none if the incident is clear.
    pub next: Option<&'static Question>,
}

/// An answer that leads to another question.
pub(crate) const fn then(id: &'static str, next: &'static Question) -> Choice {
    Choice { id, next: Some(next) }
}

/// An answer that completes the incident.
pub(crate) const fn last(id: &'static str) -> Choice {
    Choice { id, next: None }
}

/// Which player it was.
pub(crate) const WHO: Question = Question { id: "who", choices: &[last("white"), last("black")] };

impl Topic {
    /// Returns the questions with the given answers; none if they do not lead to an incident.
    pub fn walk(&self, answers: &[&str]) -> Option<Vec<(&'static Question, &'static Choice)>> {
        let mut asked = Some(self.first);
        let mut walked = Vec::with_capacity(answers.len());
        for answer in answers {
            let question = asked?;
            let choice = question.choices.iter().find(|choice| choice.id == *answer)?;
            walked.push((question, choice));
            asked = choice.next;
        }
        asked.is_none().then_some(walked)
    }

    /// Returns every sequence of answers that leads to an incident.
    pub fn paths(&self) -> Vec<Vec<&'static str>> {
        let mut paths = Vec::new();
        gather(self.first, &mut Vec::new(), &mut paths);
        paths
    }
}

fn gather(question: &'static Question, so_far: &mut Vec<&'static str>, paths: &mut Vec<Vec<&'static str>>) {
    for choice in question.choices {
        so_far.push(choice.id);
        match choice.next {
            Some(next) => gather(next, so_far, paths),
            None => paths.push(so_far.clone()),
        }
        so_far.pop();
    }
}
