//! Lapses: times for which the server could not be relied on, and which nobody is charged for.
//!
//! - The process, its event loop and its journal each answer within [`LIMIT`]; if one does not, a lapse has begun at the last moment that is
//!   known to be good.
//! - *Played* time is the server's time without its lapses. All games are played by it, so that every clock stands from that moment on.
//! - Whoever reads the time looks first whether there is a lapse. A flag that is due, or a press that waited in a buffer, is therefore never
//!   judged before the lapse is known, whichever thread is the first to run again.
//!
//! Everything here is arithmetic on moments that are given; what time it is, [`HallClock`](crate::hall_clock::HallClock) asks.

use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;
use utoipa::ToSchema;

/// Process, event loop and journal answer within so long.
pub(crate) const LIMIT: Duration = Duration::from_millis(500);

/// So many lapses are remembered, to say how much was played until a moment in the past.
const REMEMBERED: usize = 64;

/// A moment of the server's time, since it was started.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct ServerTime(Duration);

impl ServerTime {
    /// So long after the server was started.
    pub(crate) const fn new(since_start: Duration) -> Self {
        Self(since_start)
    }

    /// How long after the server was started.
    pub(crate) const fn since_start(self) -> Duration {
        self.0
    }

    /// So much earlier.
    pub(crate) const fn earlier(self, by: Duration) -> Self {
        Self(self.0.saturating_sub(by))
    }

    /// How long after another moment.
    pub(crate) const fn since(self, then: Self) -> Duration {
        self.0.saturating_sub(then.0)
    }
}

/// Why there is a lapse.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum StallCause {
    /// The whole process stood still: it was stopped, the machine slept or had no time for it.
    Stopped,
    /// The process ran, but nobody was answered.
    Busy,
    /// The journal could not be written, or took too long.
    Journal,
}

/// A lapse that is not over: played time stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Standing {
    /// The last moment that is known to be good.
    pub since: ServerTime,
    /// Why.
    pub cause: StallCause,
    /// Since when everything answers again.
    pub well_since: Option<ServerTime>,
}

/// A lapse that is over.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Lapse {
    from: ServerTime,
    to: ServerTime,
}

/// An append to the journal that is under way.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Write(u64);

/// What came of an append.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Written {
    /// It is durable.
    Durable,
    /// The journal cannot be written now.
    Failed,
    /// It says nothing of the journal: it was refused for what it was, or nobody waited for it.
    Nothing,
}

/// The lapses of a server.
#[derive(Debug, Default)]
pub(crate) struct Lapses {
    /// When anybody last looked: the process ran.
    seen: ServerTime,
    /// When the event loop last answered; none as long as it is not asked to.
    answered: Option<ServerTime>,
    /// The appends under way: since when.
    writes: BTreeMap<u64, ServerTime>,
    next_write: u64,
    /// Since when the journal has failed.
    failing: Option<ServerTime>,
    /// When an append was last durable.
    durable: Option<ServerTime>,
    open: Option<Standing>,
    past: VecDeque<Lapse>,
    /// How long the lapses were, taken together, that are not remembered.
    forgotten: Duration,
}

impl Lapses {
    /// It is this late. Is everything well?
    pub(crate) fn look(&mut self, now: ServerTime) {
        let bad = self.trouble(now);
        self.seen = self.seen.max(now);
        match (&mut self.open, bad) {
            (None, None) => {}
            (None, Some((since, cause))) => {
                let ended = self.past.back().map_or(ServerTime::default(), |last| last.to);
                self.open = Some(Standing { since: since.max(ended), cause, well_since: None });
            }
            (Some(open), None) => open.well_since = open.well_since.or(Some(now)),
            // It began when it began: what has been played since by what was known then stays played.
            (Some(open), Some(_)) => open.well_since = None,
        }
    }

    /// What does not answer, and since when.
    fn trouble(&self, now: ServerTime) -> Option<(ServerTime, StallCause)> {
        let is_late = |since: &ServerTime| now.since(*since) > LIMIT;
        let stopped = Some(self.seen).filter(is_late).map(|since| (since, StallCause::Stopped));
        let busy = self.answered.filter(is_late).map(|since| (since, StallCause::Busy));
        let slow = self.oldest_write().filter(is_late);
        let journal = self.failing.into_iter().chain(slow).min().map(|since| (since, StallCause::Journal));
        // Whatever else did not answer meanwhile: a process that stood still explains it.
        let (_, cause) = stopped.or(busy).or(journal)?;
        let since = [stopped, busy, journal].into_iter().flatten().map(|(since, _)| since).min()?;
        Some((since, cause))
    }

    /// Appends begin in the order of their numbers, so the first is the oldest.
    fn oldest_write(&self) -> Option<ServerTime> {
        self.writes.first_key_value().map(|(_, since)| *since)
    }

    /// The event loop answers.
    pub(crate) fn answer(&mut self, now: ServerTime) {
        self.look(now);
        self.answered = Some(now);
    }

    /// An append begins.
    pub(crate) fn begin_write(&mut self, now: ServerTime) -> Write {
        self.look(now);
        self.next_write += 1;
        self.writes.insert(self.next_write, now);
        Write(self.next_write)
    }

    /// An append has ended.
    pub(crate) fn end_write(&mut self, Write(write): Write, written: Written, now: ServerTime) {
        self.look(now);
        let Some(began) = self.writes.remove(&write) else { return };
        match written {
            Written::Durable => {
                self.failing = None;
                self.durable = Some(now);
            }
            Written::Failed => self.failing = Some(self.failing.map_or(began, |since| since.min(began))),
            Written::Nothing => {}
        }
        self.look(now);
    }

    /// How long ago an append was last durable.
    pub(crate) fn last_durable(&self, now: ServerTime) -> Option<Duration> {
        self.durable.map(|then| now.since(then))
    }

    /// Is the journal failing, as far as is known?
    pub(crate) const fn is_failing(&self) -> bool {
        self.failing.is_some()
    }

    /// Is it certain how much had been played at a moment? Not as long as it may yet turn out that a lapse had begun before it.
    pub(crate) fn is_certain(&self, moment: ServerTime) -> bool {
        let unproven = self.oldest_write().into_iter().chain(self.answered);
        self.open.is_some() || unproven.min().is_none_or(|proven| moment <= proven)
    }

    /// The time that had been played at a moment.
    pub(crate) fn played(&self, moment: ServerTime) -> Duration {
        let until = self.open.map_or(moment, |open| moment.min(open.since));
        let before = |lapse: &Lapse| until.min(lapse.to).since(lapse.from);
        let lost = self.past.iter().map(before).fold(self.forgotten, |sum, one| sum.saturating_add(one));
        until.since_start().saturating_sub(lost)
    }

    /// The lapse that is not over.
    pub(crate) const fn standing(&self) -> Option<Standing> {
        self.open
    }

    /// The lapse is over, and played time goes on. How long it was.
    pub(crate) fn close(&mut self, now: ServerTime) -> Option<Duration> {
        let Standing { since, .. } = self.open.take()?;
        if self.past.len() == REMEMBERED
            && let Some(Lapse { from, to }) = self.past.pop_front()
        {
            self.forgotten += to.since(from);
        }
        self.past.push_back(Lapse { from: since, to: now });
        Some(now.since(since))
    }
}

#[cfg(test)]
mod tests;
