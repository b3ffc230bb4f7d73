//! An incident: a scenario in one edition, cut where the arbiter must rule.

use crate::level::Level;
use crate::play::{Answered, play};
use crate::rule::{Cut, LeftOut, cut};
use crate::topic::Topic;
use crate::variants::{Variant, Variants};
use std::sync::OnceLock;
use touchmove_adviser::Verdict;
use touchmove_laws::EditionName;
use touchmove_referee::scenario::Scenario;
use touchmove_referee::wire::Act;

/// An incident: the acts of a game, the last of which the arbiter must rule on.
#[derive(Clone, Debug)]
pub struct Incident {
    /// File, edition and name of its scenario: `draws.jsonl: 2014: a wrong claim`. No other incident has it.
    pub id: String,
    /// The edition it is played by.
    pub edition: EditionName,
    /// What it is about.
    pub topic: Topic,
    /// Why the referee rules so, in English, as the scenario says it.
    pub why: String,
    file: String,
    name: String,
    acts: Vec<Act>,
    verdict: Verdict,
    level: OnceLock<Level>,
}

impl Incident {
    /// The incident of a scenario, and its setting and story in English.
    ///
    /// # Errors
    /// The scenario is left out by the [rule](crate::rule).
    pub(crate) fn of(scenario: &Scenario) -> Result<(Self, String), LeftOut> {
        let Cut { acts, verdict, text } = cut(scenario)?;
        let decisive = acts.last().ok_or(LeftOut::NothingToAsk)?;
        let incident = Self {
            id: scenario.full_name(),
            edition: scenario.edition,
            topic: Topic::of(&scenario.file, &decisive.kind, &verdict),
            why: scenario.why.clone(),
            file: scenario.file.clone(),
            name: scenario.name.clone(),
            level: OnceLock::new(),
            verdict,
            acts,
        };
        Ok((incident, text))
    }

    /// What happened. The first act opens the game, the last is the one that is ruled on.
    pub fn acts(&self) -> &[Act] {
        &self.acts
    }

    /// What the referee rules on the last act.
    pub const fn verdict(&self) -> &Verdict {
        &self.verdict
    }

    /// File and name of the scenario: incidents that share them differ only in the edition.
    pub fn scenario(&self) -> (&str, &str) {
        (&self.file, &self.name)
    }

    /// How difficult it is. The first time this plays the incident under other conditions.
    pub fn level(&self) -> Level {
        *self.level.get_or_init(|| {
            let told = play(&self.acts).unwrap_or_default();
            let variants = self.changed(&told);
            match variants.by_edition().is_empty() {
                true => Level::EditionsAgree,
                false if variants.by_conditions().is_empty() => Level::EditionsDiffer,
                false => Level::ConditionsMatter,
            }
        })
    }

    /// What would be ruled if one thing were different, given how its acts were answered.
    pub(crate) fn variants(&self, told: &[Answered]) -> Vec<Variant> {
        self.changed(told).all()
    }

    fn changed<'a>(&'a self, told: &'a [Answered]) -> Variants<'a> {
        Variants { edition: self.edition, acts: &self.acts, told, verdict: &self.verdict }
    }
}
