//! A paper: questions to print, and their key.

use crate::gym::{Filter, Gym};
use crate::question::DrillQuestion;

/// Questions and their key. The same seed always gives the same paper.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Paper {
    /// The seed it was drawn with.
    pub seed: u64,
    /// The questions.
    pub questions: Vec<DrillQuestion>,
    /// The number of the right answer to each question, from 1.
    pub key: Vec<usize>,
}

impl Gym {
    /// Draws a paper with this many questions, or as many as there are.
    pub fn paper(&self, filter: Filter, questions: usize, seed: u64, language: &str) -> Paper {
        let drawn = self.draw(filter, seed).take(questions);
        let questions: Vec<DrillQuestion> =
            drawn.map(|incident| self.question(incident, seed, language)).collect();
        let key = questions.iter().map(|question| question.right + 1).collect();
        Paper { seed, questions, key }
    }
}
