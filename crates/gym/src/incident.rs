//! An incident: a scenario in one edition, up to the moment when the arbiter must rule.

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
    /// File, edition and name of its scenario: `draws.jsonl: 2014: a wrong claim`. It is unique.
    pub id: String,
    /// The edition under which it is played.
    pub edition: EditionName,
    /// Its topic.
    pub topic: Topic,
    /// The reason for the ruling, in English, from the scenario.
    pub why: String,
    file: String,
    name: String,
    acts: Vec<Act>,
    verdict: Verdict,
    level: OnceLock<Level>,
}

impl Incident {
    /// Creates the incident of a scenario, and its setting and story in English.
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

    /// The acts. The first opens the game; the last is the one to rule on.
    pub fn acts(&self) -> &[Act] {
        &self.acts
    }

    /// The referee's verdict on the last act.
    pub const fn verdict(&self) -> &Verdict {
        &self.verdict
    }

    /// File and name of the scenario: incidents with the same differ only in the edition.
    pub fn scenario(&self) -> (&str, &str) {
        (&self.file, &self.name)
    }

    /// The level of difficulty. The first call plays the incident under other conditions.
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

    /// Returns the rulings that would follow if one thing were different. `told` is the played incident.
    pub(crate) fn variants(&self, told: &[Answered]) -> Vec<Variant> {
        self.changed(told).all()
    }

    fn changed<'a>(&'a self, told: &'a [Answered]) -> Variants<'a> {
        Variants { edition: self.edition, acts: &self.acts, told, verdict: &self.verdict }
    }
}
