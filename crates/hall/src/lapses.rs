//! Lapses: times when the server could not be relied on. No player is charged for them.
//!
//! - The process, its event loop and its journal must each answer within [`LIMIT`]. If one does not, a lapse has begun at the last moment
//!   known to be good.
//! - *Played* time is the server's time without its lapses. All games run on it, so every clock stops at that moment.
//! - Every reading of the time first checks for a lapse. A flag that is due, or a press that waited in a buffer, is therefore never judged
//!   before the lapse is known, whichever thread runs first again.
//!
//! Everything here is arithmetic on given moments; [`HallClock`](crate::hall_clock::HallClock) reads the time.

use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;
use utoipa::ToSchema;

/// The process, the event loop and the journal must answer within this time.
pub(crate) const LIMIT: Duration = Duration::from_millis(500);

/// How long after it stood still the process may need to read what arrived meanwhile.
const READING: Duration = Duration::from_secs(1);

/// The number of past lapses that are kept, to compute the played time at a moment in the past.
const REMEMBERED: usize = 64;

/// A moment of the server's time, counted from its start.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct ServerTime(Duration);

impl ServerTime {
    /// The moment this long after the start of the server.
    pub(crate) const fn new(since_start: Duration) -> Self {
        Self(since_start)
    }

    /// The time since the start of the server.
    pub(crate) const fn since_start(self) -> Duration {
        self.0
    }

    /// The moment this much earlier.
    pub(crate) const fn earlier(self, by: Duration) -> Self {
        Self(self.0.saturating_sub(by))
    }

    /// The moment this much later.
    pub(crate) const fn later(self, by: Duration) -> Self {
        Self(self.0.saturating_add(by))
    }

    /// The time since another moment.
    pub(crate) const fn since(self, then: Self) -> Duration {
        self.0.saturating_sub(then.0)
    }
}

/// The cause of a lapse.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum StallCause {
    /// The whole process stood still: it was stopped, or the machine slept or was overloaded.
    Stopped,
    /// The process ran, but requests were not answered.
    Busy,
    /// The journal could not be written, or took too long.
    Journal,
}

/// A lapse that is not over: played time does not run.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Standing {
    /// The last moment that is known to be good.
    pub since: ServerTime,
    /// The cause.
    pub cause: StallCause,
    /// The moment from which everything answers again.
    pub well_since: Option<ServerTime>,
}

/// A lapse that is over.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Lapse {
    from: ServerTime,
    to: ServerTime,
}

/// An append to the journal in progress.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Write(u64);

/// The result of an append.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Written {
    /// It is durable.
    Durable,
    /// The journal cannot be written now.
    Failed,
    /// It says nothing about the journal: the append itself was invalid, or was cancelled.
    Nothing,
}

/// The lapses of a server.
#[derive(Debug, Default)]
pub(crate) struct Lapses {
    /// The last check: the process ran then.
    seen: ServerTime,
    /// When the event loop last answered; `None` until it is monitored.
    answered: Option<ServerTime>,
    /// The appends in progress, with their start.
    writes: BTreeMap<u64, ServerTime>,
    next_write: u64,
    /// The moment from which the journal has failed.
    failing: Option<ServerTime>,
    /// When an append was last durable.
    durable: Option<ServerTime>,
    open: Option<Standing>,
    /// The latest time for which nothing was read: the process or its event loop stood still. The clocks may have been stopped already.
    unread: Option<Lapse>,
    past: VecDeque<Lapse>,
    /// The total length of the lapses that are no longer kept.
    forgotten: Duration,
}

impl Lapses {
    /// Checks at this moment whether everything answers.
    pub(crate) fn look(&mut self, now: ServerTime) {
        let bad = self.trouble(now);
        if let Some(from) = [Some(self.seen), self.answered].into_iter().flatten().filter(is_late(now)).min()
        {
            self.unread = Some(Lapse { from, to: now });
        }
        self.seen = self.seen.max(now);
        match (&mut self.open, bad) {
            (None, None) => {}
            (None, Some((since, cause))) => {
                let ended = self.past.back().map_or(ServerTime::default(), |last| last.to);
                self.open = Some(Standing { since: since.max(ended), cause, well_since: None });
            }
            (Some(open), None) => open.well_since = open.well_since.or(Some(now)),
            // The start of a lapse never moves back: what has been played by what was known then stays played.
            (Some(open), Some(_)) => open.well_since = None,
        }
    }

    /// The cause of a lapse and its start, if something does not answer.
    fn trouble(&self, now: ServerTime) -> Option<(ServerTime, StallCause)> {
        let stopped = Some(self.seen).filter(is_late(now)).map(|since| (since, StallCause::Stopped));
        let busy = self.answered.filter(is_late(now)).map(|since| (since, StallCause::Busy));
        let slow = self.oldest_write().filter(is_late(now));
        let journal = self.failing.into_iter().chain(slow).min().map(|since| (since, StallCause::Journal));
        // Whatever else did not answer: a process that stood still explains it.
        let (_, cause) = stopped.or(busy).or(journal)?;
        let since = [stopped, busy, journal].into_iter().flatten().map(|(since, _)| since).min()?;
        Some((since, cause))
    }

    /// The start of the oldest append. Appends are numbered in order, so the first is the oldest.
    fn oldest_write(&self) -> Option<ServerTime> {
        self.writes.first_key_value().map(|(_, since)| *since)
    }

    /// Notes that the event loop answers.
    pub(crate) fn answer(&mut self, now: ServerTime) {
        self.look(now);
        self.answered = Some(now);
    }

    /// Notes the start of an append.
    pub(crate) fn begin_write(&mut self, now: ServerTime) -> Write {
        self.look(now);
        self.next_write += 1;
        self.writes.insert(self.next_write, now);
        Write(self.next_write)
    }

    /// Notes the end of an append.
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

    /// True if the journal is failing, as far as is known.
    pub(crate) const fn is_failing(&self) -> bool {
        self.failing.is_some()
    }

    /// True if the played time at a moment is certain: it can no longer turn out that a lapse had begun before it.
    pub(crate) fn is_certain(&self, moment: ServerTime) -> bool {
        let unproven = self.oldest_write().into_iter().chain(self.answered);
        self.open.is_some() || unproven.min().is_none_or(|proven| moment <= proven)
    }

    /// The played time at a moment.
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

    /// How long something that is read now may have waited because the process stood still.
    #[cfg_attr(not(feature = "cluster"), allow(dead_code, reason = "used only in a cluster"))]
    pub(crate) fn unread(&self, now: ServerTime) -> Duration {
        let unread = self.unread.filter(|unread| now.since(unread.to) <= READING);
        unread.map_or(Duration::ZERO, |unread| now.since(unread.from))
    }

    /// Ends the lapse, so that played time runs again. Returns its length.
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

/// Returns whether something that last answered at a moment should have answered again by now.
fn is_late(now: ServerTime) -> impl Fn(&ServerTime) -> bool {
    move |since| now.since(*since) > LIMIT
}

#[cfg(test)]
mod tests;
