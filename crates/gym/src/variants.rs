//! Variants of an incident: the same with one thing changed, and the referee's ruling then.
//!
//! - Every verdict here was given by the referee on consistent acts: no act is answered with an error, and the game is not over before
//!   the last one.
//! - Except for changes of the edition, the class and the number of offences, everything before the last act is ruled as it was.
//!   Otherwise it would be another story, and the difference would teach nothing.

use crate::changes::{
    additional_offences, bare_king, claim_or_notice, class_changed, increment_changed, intention_changed,
    more_material, one_hand, press_changed, quiet_changed, repetition_changed, without_offences,
};
use crate::difference::{Difference, Watching};
use crate::play::{Answered, opening, play, reopened};
use crate::rule::is_announceable;
use touchmove_adviser::{Part, Verdict};
use touchmove_laws::board::Color;
use touchmove_laws::clock::Class;
use touchmove_laws::{EditionName, How, Moves, Phase, Supervision};
use touchmove_referee::wire::{Act, ClockState, Regulations};

/// A played game, and the changes that can be made to it.
pub(crate) struct Variants<'a> {
    pub(crate) edition: EditionName,
    pub(crate) acts: &'a [Act],
    pub(crate) told: &'a [Answered],
    pub(crate) verdict: &'a Verdict,
}

/// A difference, and the ruling that follows from it.
pub(crate) type Variant = (Difference, Verdict);

/// How much before the last act must be ruled as it was.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Before {
    Alike,
    Any,
}

impl Variants<'_> {
    /// Returns every variant that is ruled differently, the most instructive first.
    pub(crate) fn all(&self) -> Vec<Variant> {
        let mut variants = self.by_edition();
        variants.extend(self.by_conditions());
        variants.extend(self.by_circumstances());
        variants
    }

    /// Returns the rulings of the other editions, grouped by ruling.
    pub(crate) fn by_edition(&self) -> Vec<Variant> {
        let mut groups: Vec<(Vec<EditionName>, Verdict)> = Vec::new();
        for edition in EditionName::ALL.into_iter().filter(|edition| *edition != self.edition) {
            let acts = reopened(self.acts, |open| open.edition = Some(edition.into()));
            // Regulations that the edition does not have are left out.
            let plain = || reopened(&acts, |open| open.regulations = None);
            let ruled = self.ruled(&acts, Before::Any).or_else(|| self.ruled(&plain(), Before::Any));
            let Some(verdict) = ruled else { continue };
            match groups.iter_mut().find(|(_, known)| *known == verdict) {
                Some((editions, _)) => editions.push(edition),
                None => groups.push((vec![edition], verdict)),
            }
        }
        let years = |editions: Vec<EditionName>| editions.into_iter().map(Into::into).collect();
        groups
            .into_iter()
            .map(|(editions, verdict)| (Difference::Edition(years(editions)), verdict))
            .collect()
    }

    /// Returns variants in another class, with other supervision, or with more or fewer offences.
    pub(crate) fn by_conditions(&self) -> Vec<Variant> {
        let mut variants = Vec::new();
        for class in [Class::Standard, Class::Rapid, Class::Blitz] {
            let acts = class_changed(self.told, class);
            let acts =
                acts.filter(|acts| play(acts).is_some_and(|told| times_up(&told) == times_up(self.told)));
            let ruled = acts.and_then(|acts| self.ruled(&acts, Before::Any));
            variants.extend(ruled.map(|verdict| (Difference::Class(class.into()), verdict)));
        }
        variants.extend(self.by_supervision());
        for (count, acts) in
            [without_offences(self.told)].into_iter().chain(additional_offences(self.told)).flatten()
        {
            let ruled = self.ruled(&acts, Before::Any).filter(is_offence);
            variants.extend(ruled.map(|verdict| (Difference::Count(count), verdict)));
        }
        variants
    }

    fn by_supervision(&self) -> Option<Variant> {
        let is_quick = matches!(self.told.first()?.answer.state.class.0, Some(Class::Rapid | Class::Blitz));
        let supervision = match opening(self.acts)?.supervision.map(|level| level.0) {
            _ if !is_quick => return None,
            Some(Supervision::Limited) => Supervision::Full,
            _ => Supervision::Limited,
        };
        let acts = reopened(self.acts, |open| open.supervision = Some(supervision.into()));
        let verdict = self.ruled(&acts, Before::Alike)?;
        Some((Difference::Supervision(supervision.into()), verdict))
    }

    /// Returns variants in which people acted differently, or the board or the event was different.
    fn by_circumstances(&self) -> Vec<Variant> {
        let changed = [
            claim_or_notice(self.told),
            self.watch_changed(),
            press_changed(self.told),
            more_material(self.told).filter(|_| is_unwinnable(self.verdict)),
            bare_king(self.told).filter(|_| is_lost(self.verdict)),
            one_hand(self.acts),
            intention_changed(self.acts),
            quiet_changed(self.told),
            repetition_changed(self.told),
            self.without_regulations(),
            self.with_quickplay(),
            increment_changed(self.acts),
        ];
        let rule = |(difference, acts): (Difference, Vec<Act>)| {
            self.ruled(&acts, Before::Alike).map(|verdict| (difference, verdict))
        };
        // Whether the arbiter watches makes no difference to an automatic ending.
        let teaches = |(difference, verdict): &Variant| match difference {
            Difference::Watch(_) => !ends_by_itself(self.verdict) && !ends_by_itself(verdict),
            _ => true,
        };
        changed.into_iter().flatten().filter_map(rule).filter(teaches).collect()
    }

    fn watch_changed(&self) -> Option<(Difference, Vec<Act>)> {
        let open = opening(self.acts)?;
        if open.moves.is_some_and(|moves| moves.0 == Moves::Untold) {
            return None;
        }
        let (watch, difference) = match open.watch {
            Some(false) => (true, Watching::Watched),
            _ => (false, Watching::Unwatched),
        };
        Some((Difference::Watch(difference), reopened(self.acts, |open| open.watch = Some(watch))))
    }

    fn without_regulations(&self) -> Option<(Difference, Vec<Act>)> {
        let given = opening(self.acts)?.regulations.as_ref()?;
        (*given != Regulations::default())
            .then(|| (Difference::NoRegulations, reopened(self.acts, |open| open.regulations = None)))
    }

    fn with_quickplay(&self) -> Option<(Difference, Vec<Act>)> {
        let given = opening(self.acts)?.regulations.clone().unwrap_or_default();
        let quickplay = Some(true);
        (given.quickplay != quickplay).then(|| {
            let regulations = Some(Regulations { quickplay, ..given });
            (Difference::Quickplay, reopened(self.acts, |open| open.regulations = regulations))
        })
    }

    /// Returns the ruling on the last of these acts, if they are consistent and the ruling is a different one that can be announced.
    fn ruled(&self, acts: &[Act], before: Before) -> Option<Verdict> {
        let told = play(acts)?;
        let (last, earlier) = told.split_last()?;
        let is_over =
            |told: &[Answered]| told.last().is_some_and(|told| told.answer.state.phase.0 == Phase::Over);
        let (_, own) = self.told.split_last()?;
        if is_over(earlier) != is_over(own) {
            return None;
        }
        let is_alike = || {
            let verdicts =
                |told: &[Answered]| told.iter().map(Answered::verdict).filter(Verdict::is_decided).collect();
            let [there, here]: [Vec<Verdict>; 2] = [verdicts(earlier), verdicts(own)];
            there == here
        };
        if before == Before::Alike && !is_alike() {
            return None;
        }
        let verdict = last.verdict();
        (verdict != *self.verdict && is_announceable(&verdict)).then_some(verdict)
    }
}

fn over(verdict: &Verdict) -> Option<(How, bool)> {
    verdict.parts().iter().find_map(|part| match part {
        Part::Over { how, unwinnable, .. } => Some((*how, *unwinnable)),
        _ => None,
    })
}

/// Returns whose time was up before the last act, and after it. In another class it must be the same; otherwise the clock would make the
/// difference.
fn times_up(told: &[Answered]) -> Vec<bool> {
    let clocks = told.iter().rev().take(2).map(|told| told.answer.state.clock);
    let is_up = |clock: Option<ClockState>, color| clock.is_some_and(|clock| clock.left(color).0 == 0);
    clocks.flat_map(|clock| Color::ALL.map(|color| is_up(clock, color))).collect()
}

fn is_offence(verdict: &Verdict) -> bool {
    verdict.parts().iter().any(|part| matches!(part, Part::Illegal { .. }))
}

fn is_unwinnable(verdict: &Verdict) -> bool {
    matches!(over(verdict), Some((_, true)))
}

fn is_lost(verdict: &Verdict) -> bool {
    matches!(over(verdict), Some((How::Flag | How::IllegalMoves | How::Resignation, false)))
}

/// Returns true if the game ends without a claim or an act of a person (5.1.1, 5.2.1, 5.2.2, 9.6).
fn ends_by_itself(verdict: &Verdict) -> bool {
    verdict.ending().is_some_and(|(_, how)| {
        matches!(how, How::Checkmate | How::Stalemate | How::DeadPosition | How::Fivefold | How::Seventyfive)
    })
}
