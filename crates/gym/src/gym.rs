//! The gym: every incident in the scenarios.
//!
//! - Each scenario is played once, when the gym is first opened. Variants are played only to ask a question or to find its level.
//! - Incidents are sorted by file, name and edition, and drawn in an order that depends on the seed.

use crate::files::FILES;
use crate::incident::Incident;
use crate::level::Level;
use crate::options::{ActName, Asked, Offered, Ruled, offered};
use crate::play::play;
use crate::rule::LeftOut;
use crate::seed::Numbers;
use crate::topic::Topic;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;
use touchmove_laws::EditionName;
use touchmove_referee::scenario;

/// Every incident.
#[derive(Debug)]
pub struct Gym {
    incidents: Vec<Incident>,
    left_out: Vec<(String, LeftOut)>,
    /// The rulings on all incidents, once for each kind of act and topic.
    ruled: Vec<Ruled>,
}

/// Selects incidents. A field without a value does not matter.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// The edition.
    pub edition: Option<EditionName>,
    /// The topic.
    pub topic: Option<Topic>,
    /// The level.
    pub level: Option<Level>,
}

impl Gym {
    /// Returns the gym; its scenarios are played on the first call.
    pub fn open() -> &'static Self {
        static GYM: OnceLock<Gym> = OnceLock::new();
        GYM.get_or_init(Self::new)
    }

    fn new() -> Self {
        let mut gym = Self { incidents: Vec::new(), left_out: Vec::new(), ruled: Vec::new() };
        // The tests read every file, so none has an error here.
        let scenarios = FILES.iter().filter_map(|file| scenario::read(file.name, file.text).ok()).flatten();
        let mut texts = BTreeSet::new();
        for scenario in scenarios {
            match Incident::of(&scenario) {
                Ok((incident, text)) => match texts.insert(text) {
                    true => gym.take(incident),
                    false => gym.left_out.push((scenario.full_name(), LeftOut::Twin)),
                },
                Err(reason) => gym.left_out.push((scenario.full_name(), reason)),
            }
        }
        gym
    }

    fn take(&mut self, incident: Incident) {
        if let Some(act) = incident.acts().last() {
            let on = ActName::of(&act.kind, incident.topic);
            let ruled = Ruled { on, verdict: incident.verdict().clone() };
            if !self.ruled.contains(&ruled) {
                self.ruled.push(ruled);
            }
        }
        self.incidents.push(incident);
    }

    /// Returns the selected incidents. Finding a level takes about a millisecond for each incident, once.
    pub fn incidents(&self, filter: Filter) -> impl Iterator<Item = &Incident> {
        self.incidents.iter().filter(move |incident| filter.admits(incident))
    }

    /// Returns the incident with this [id](Incident::id).
    pub fn find(&self, id: &str) -> Option<&Incident> {
        self.incidents.iter().find(|incident| incident.id == id)
    }

    /// Returns the selected incidents in an order that depends on the seed: take as many as needed. The same scenario does not follow
    /// itself in another edition as long as there are others.
    pub fn draw(&self, filter: Filter, seed: u64) -> impl Iterator<Item = &Incident> {
        let any_level = Filter { level: None, ..filter };
        let mut drawn: Vec<&Incident> = self.incidents(any_level).collect();
        Numbers::new(seed, "draw").shuffle(&mut drawn);
        let mut editions: BTreeMap<(&str, &str), usize> = BTreeMap::new();
        let mut ordered: Vec<(usize, &Incident)> = Vec::with_capacity(drawn.len());
        for incident in drawn {
            let before = editions.entry(incident.scenario()).or_default();
            ordered.push((*before, incident));
            *before += 1;
        }
        ordered.sort_by_key(|(before, _)| *before);
        ordered.into_iter().map(|(_, incident)| incident).filter(move |incident| filter.admits(incident))
    }

    /// Returns the scenarios that are not incidents, and why.
    pub fn left_out(&self) -> &[(String, LeftOut)] {
        &self.left_out
    }

    /// Returns the answers offered for an incident, in an order that depends on the seed.
    pub fn offered(&self, incident: &Incident, seed: u64) -> Vec<Offered> {
        let mut numbers = Numbers::new(seed, &incident.id);
        let told = play(incident.acts()).unwrap_or_default();
        let [.., before, last] = told.as_slice() else { return Vec::new() };
        let asked = Asked {
            right: incident.verdict(),
            act: &last.act.kind,
            topic: incident.topic,
            before: &before.answer.state,
        };
        offered(asked, incident.variants(&told), &self.ruled, &mut numbers)
    }
}

impl Filter {
    /// Checks the level last, because it takes longest.
    fn admits(&self, incident: &Incident) -> bool {
        self.edition.is_none_or(|edition| edition == incident.edition)
            && self.topic.is_none_or(|topic| topic == incident.topic)
            && self.level.is_none_or(|level| level == incident.level())
    }
}
