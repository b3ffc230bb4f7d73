//! The answers offered: the right one, and up to three that would be right if one thing were different.
//!
//! - No two answers have the same effect: rejecting a claim and saying that nothing changes is the same, so only one of the two is offered.
//!   Exactly one answer agrees with the referee.
//! - Variants of the incident come first, one of each kind before a second of any. If there are not enough, rulings on other incidents of
//!   the topic are added.

use crate::difference::Difference;
use crate::seed::Numbers;
use crate::topic::Topic;
use crate::variants::Variant;
use crate::words::{LANGUAGES, Words};
use touchmove_adviser::{Part, Verdict};
use touchmove_laws::board::Color;
use touchmove_laws::{ClaimKind, ClaimVerdict, How, NoteOf};
use touchmove_referee::wire::{ActKind, Named, State};

/// The most wrong answers.
const MOST_WRONG: usize = 3;
/// With fewer wrong answers than this, rulings on other incidents are added.
const FEWEST_WRONG: usize = 2;

/// An answer offered.
#[derive(Clone, PartialEq, Debug)]
pub struct Offered {
    /// Its ruling.
    pub verdict: Verdict,
    /// The thing that would have to be different for it to be right; none if it is right.
    pub difference: Option<Difference>,
}

/// A ruling on an incident, to be offered for similar ones.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Ruled {
    pub(crate) on: ActName,
    pub(crate) verdict: Verdict,
}

/// The kind of act ruled on, and its player.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct ActName {
    act: &'static str,
    detail: &'static str,
    by: &'static str,
    topic: Topic,
}

impl ActName {
    pub(crate) fn of(act: &ActKind, topic: Topic) -> Self {
        let detail = match act {
            ActKind::Claim(claim) => claim.claim.0.word(),
            ActKind::Observe(observe) => observe.what.0.word(),
            _ => "",
        };
        let by = act.clone().by_mut().and_then(|by| *by).map_or("", |by| by.0.name());
        Self { act: act.name(), detail, by, topic }
    }

    /// The distance between two acts: the smaller, the better a ruling on one suits the other.
    fn distance(self, other: Self) -> usize {
        let differs = |here: &str, there: &str| usize::from(here != there);
        usize::from(self.topic != other.topic)
            + 2 * differs(self.by, other.by)
            + 4 * differs(self.detail, other.detail)
            + 8 * differs(self.act, other.act)
    }
}

/// A question.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Asked<'a> {
    /// The right answer.
    pub(crate) right: &'a Verdict,
    /// The act to rule on.
    pub(crate) act: &'a ActKind,
    /// The topic.
    pub(crate) topic: Topic,
    /// The state of the game before the act.
    pub(crate) before: &'a State,
}

/// Returns the answers to a question in the order in which they are shown.
pub(crate) fn offered(
    Asked { right, act, topic, before }: Asked<'_>,
    variants: Vec<Variant>,
    others: &[Ruled],
    numbers: &mut Numbers,
) -> Vec<Offered> {
    let claim = match act {
        ActKind::Claim(claim) => Some(claim.claim.0),
        _ => None,
    };
    let mut choice =
        Choice { claim, before, offered: vec![Offered { verdict: right.clone(), difference: None }] };
    for (difference, verdict) in in_turn(variants) {
        choice.offer(difference, verdict);
    }
    choice.fill(right, ActName::of(act, topic), others, numbers);
    numbers.shuffle(&mut choice.offered);
    choice.offered
}

/// One of each kind, then a second of each, and so on.
fn in_turn(variants: Vec<Variant>) -> Vec<Variant> {
    let mut ranked: Vec<(usize, Variant)> = Vec::new();
    for variant in variants {
        let rank = variant.0.rank();
        let turn = ranked.iter().filter(|(_, (other, _))| other.rank() == rank).count();
        ranked.push((turn, variant));
    }
    ranked.sort_by_key(|(turn, (difference, _))| (*turn, difference.rank()));
    ranked.into_iter().map(|(_, variant)| variant).collect()
}

struct Choice<'a> {
    claim: Option<ClaimKind>,
    /// The state of the game before the act to rule on.
    before: &'a State,
    offered: Vec<Offered>,
}

impl Choice<'_> {
    fn wrong(&self) -> usize {
        self.offered.len() - 1
    }

    /// Adds an answer, if there is room for it and it does not resemble another.
    fn offer(&mut self, difference: Difference, verdict: Verdict) {
        let is_like = |other: &Offered| comes_to_the_same(&other.verdict, &verdict);
        if self.wrong() < MOST_WRONG && self.fits(&verdict) && !self.offered.iter().any(is_like) {
            self.offered.push(Offered { verdict, difference: Some(difference) });
        }
    }

    /// Adds "nothing changes", and then rulings on other incidents: first those on similar acts, and among those the ones that could apply
    /// to this incident.
    fn fill(&mut self, right: &Verdict, act: ActName, others: &[Ruled], numbers: &mut Numbers) {
        // If the arbiter may choose the penalty, a penalty is not a wrong answer.
        let has_choice = right.parts().iter().any(|part| matches!(part, Part::Breach { .. }));
        let is_penalty = |part: &Part| matches!(part, Part::Penalty { .. });
        let is_left = |verdict: &Verdict| {
            !(is_part_of(verdict, right) || has_choice && verdict.parts().iter().any(is_penalty))
        };
        if self.wrong() < FEWEST_WRONG {
            self.offer(Difference::AnotherIncident, Verdict::of(&[]));
        }
        let mut others: Vec<&Ruled> = others.iter().filter(|other| is_left(&other.verdict)).collect();
        numbers.shuffle(&mut others);
        others.sort_by_key(|other| (!self.could_be(&other.verdict, right, act), other.on.distance(act)));
        for other in others {
            if self.wrong() < FEWEST_WRONG {
                self.offer(Difference::AnotherIncident, other.verdict.clone());
            }
        }
    }

    /// Returns true if the verdict could apply to this incident. An offer that was not made cannot end, a flag cannot fall where time does
    /// not matter, a touch by one player does not bind the other, and only the breach that was committed is offered.
    fn could_be(&self, verdict: &Verdict, right: &Verdict, act: ActName) -> bool {
        let is_of_actor = |color: Color| act.by.is_empty() || act.by == color.name();
        let is_of_hands = matches!(act.act, "touch" | "adjust" | "place" | "promote" | "move");
        let right_is = |is: fn(&Part) -> bool| right.parts().iter().any(is);
        let right_ends = || right_is(|part| matches!(part, Part::Over { .. }));
        let is_about = |part: &Part| match part {
            Part::OfferEnds { .. } => self.before.offer.is_some(),
            Part::Offer { by, .. } => is_of_actor(*by),
            Part::Must { by, .. } | Part::Free { by, .. } => is_of_hands && is_of_actor(*by),
            Part::TouchMove { by, .. } | Part::Illegal { by, .. } => {
                right.parts().contains(part) || act.act == "claim" || act.act == "press" && is_of_actor(*by)
            }
            Part::Time { ms, .. } => self.before.clock.is_some() && *ms > 0,
            Part::Flag { .. } => act.detail == "flag" || right_is(|part| matches!(part, Part::Flag { .. })),
            Part::Over { unwinnable: true, .. } => right_ends(),
            Part::Over { how, .. } => match how {
                How::Checkmate | How::Stalemate | How::DeadPosition => act.act == "move" && right_ends(),
                How::Fivefold | How::Seventyfive => act.act == "move" && right_ends(),
                _ => true,
            },
            Part::Breach { .. } => right.parts().contains(part),
            Part::Noted { what: NoteOf::Appeal } => act.act == "appeal",
            _ => true,
        };
        verdict.parts().iter().all(is_about)
    }

    /// Returns false if the verdict decides a claim that was not made.
    fn fits(&self, verdict: &Verdict) -> bool {
        let is_foreign = |part: &Part| match part {
            Part::Claim { claim, .. } => Some(*claim) != self.claim,
            _ => false,
        };
        !verdict.parts().iter().any(is_foreign)
    }
}

/// Returns true if players would not notice the difference, or if some language says both in the same words.
fn comes_to_the_same(one: &Verdict, other: &Verdict) -> bool {
    let is_said_alike = |language: &str| {
        let words = Words::of(language);
        words.announce(one) == words.announce(other)
    };
    effect(one) == effect(other) || LANGUAGES.iter().any(|language| is_said_alike(language))
}

/// Returns the parts of a verdict that change something, without their reasons.
fn effect(verdict: &Verdict) -> Vec<Part> {
    let is_over = verdict.parts().iter().any(|part| matches!(part, Part::Over { .. }));
    let changes = |part: &&Part| match part {
        Part::Refused { .. }
        | Part::PlayOn
        | Part::Made { .. }
        | Part::Completed { .. }
        | Part::Stands { .. } => false,
        Part::Claim { verdict, .. } => *verdict == ClaimVerdict::Deferred,
        Part::Flag { .. } | Part::OfferEnds { .. } => !is_over,
        _ => true,
    };
    verdict.parts().iter().filter(changes).copied().collect()
}

/// Returns true if the whole includes every effect of the part.
fn is_part_of(part: &Verdict, whole: &Verdict) -> bool {
    let whole = effect(whole);
    effect(part).iter().all(|part| whole.contains(part))
}
