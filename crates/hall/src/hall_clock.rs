//! The hall's clocks: played time, on which games run, and wall time, which is recorded beside it.
//!
//! Played time is the system's monotonic time, which cannot be set and which counts sleep, without the lapses of the server
//! ([`lapses`](crate::lapses)). The hall's own time is the played time of all its servers, one after the other.

use crate::lapses::{Lapses, ServerTime, Standing, Write, Written};
use crate::time_source::{SystemClock, TimeSource};
use serde::{Deserialize, Serialize};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// How a hall keeps time.
#[derive(Clone, Debug)]
pub struct Timekeeping {
    /// Where the time comes from.
    pub source: Arc<dyn TimeSource>,
    /// After a lapse of the server at least this long, clocks stay stopped until the arbiter resumes play. After a shorter one they run on
    /// by themselves from where they stopped.
    pub stands_after: Duration,
}

impl Default for Timekeeping {
    fn default() -> Self {
        Self { source: Arc::new(SystemClock::default()), stands_after: Duration::from_secs(5) }
    }
}

/// The clock of a server.
#[derive(Debug)]
pub(crate) struct HallClock {
    source: Arc<dyn TimeSource>,
    started: Duration,
    started_wall_ms: u64,
    hall: u64,
    before_ms: u64,
    lapses: Mutex<Lapses>,
}

/// A moment in the time of one hall: how long games could be played in it, under all its servers together. It does not jump when the system
/// clock is set, and does not run while there is no server.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct HallTime {
    /// The hall.
    pub hall: u64,
    /// The time.
    pub ms: u64,
}

impl HallTime {
    /// The moment this many milliseconds earlier.
    pub(crate) const fn earlier(self, ms: u64) -> Self {
        Self { ms: self.ms.saturating_sub(ms), ..self }
    }

    /// The moment this many milliseconds later.
    pub(crate) const fn later(self, ms: u64) -> Self {
        Self { ms: self.ms.saturating_add(ms), ..self }
    }
}

/// Time played under this server.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Played(Duration);

impl Played {
    /// This much later.
    #[cfg(feature = "cluster")]
    pub(crate) fn after(self, more: Duration) -> Self {
        Self(self.0.saturating_add(more))
    }

    /// The time played since an earlier moment, in milliseconds.
    pub(crate) fn ms_since(self, then: Self) -> u64 {
        millis(self.0.saturating_sub(then.0))
    }
}

impl HallClock {
    /// A clock that starts now.
    pub(crate) fn begin(source: Arc<dyn TimeSource>) -> Self {
        let started_wall_ms = wall_ms();
        let (started, lapses) = (source.elapsed(), Mutex::default());
        Self { source, started, started_wall_ms, hall: started_wall_ms, before_ms: 0, lapses }
    }

    /// A clock that starts now and continues the time of an earlier server: its hall, and its time in that hall. Reading the journal has
    /// cost no player time.
    pub(crate) fn going_on(self, hall: u64, before_ms: u64) -> Self {
        Self { started: self.source.elapsed(), hall, before_ms, ..self }
    }

    /// The number of the hall, given by its first server.
    pub(crate) const fn hall(&self) -> u64 {
        self.hall
    }

    /// The hall's time now.
    pub(crate) fn now(&self) -> HallTime {
        HallTime { hall: self.hall, ms: self.before_ms.saturating_add(self.played_ms()) }
    }

    /// How long earlier servers ran after a moment; `None` if that was in another hall.
    pub(crate) fn went_on_after(&self, then: HallTime) -> Option<u64> {
        (then.hall == self.hall).then(|| self.before_ms.saturating_sub(then.ms))
    }

    /// How long the hall has run since a moment; for another hall's moment, since this server was started. Never more than has really
    /// passed.
    pub(crate) fn age_ms(&self, then: Option<HallTime>) -> u64 {
        let then_ms = then.filter(|then| then.hall == self.hall).map_or(self.before_ms, |then| then.ms);
        self.now().ms.saturating_sub(then_ms)
    }

    /// The wall time at which the server started.
    pub(crate) const fn started_wall_ms(&self) -> u64 {
        self.started_wall_ms
    }

    /// How long the server has run, lapses included.
    pub(crate) fn up_ms(&self) -> u64 {
        millis(self.moment().since_start())
    }

    /// The current moment. Reading it also checks for a lapse.
    pub(crate) fn moment(&self) -> ServerTime {
        self.look().0
    }

    fn look(&self) -> (ServerTime, MutexGuard<'_, Lapses>) {
        // Under the lock, so that no earlier moment is checked after a later one.
        let mut lapses = self.lapses.lock().unwrap_or_else(PoisonError::into_inner);
        let now = ServerTime::new(self.source.elapsed().saturating_sub(self.started));
        lapses.look(now);
        (now, lapses)
    }

    /// The played time at a moment.
    pub(crate) fn played(&self, moment: ServerTime) -> Played {
        Played(self.look().1.played(moment))
    }

    /// The played time now.
    pub(crate) fn played_now(&self) -> Played {
        let (now, lapses) = self.look();
        Played(lapses.played(now))
    }

    /// The played time now, in milliseconds.
    pub(crate) fn played_ms(&self) -> u64 {
        self.played_now().ms_since(Played::default())
    }

    /// True if the played time at a moment is certain.
    pub(crate) fn is_certain(&self, moment: ServerTime) -> bool {
        self.look().1.is_certain(moment)
    }

    /// Notes that the event loop answers.
    pub(crate) fn answer(&self) {
        let (now, mut lapses) = self.look();
        lapses.answer(now);
    }

    /// Notes the start of an append to the journal.
    pub(crate) fn begin_write(&self) -> Write {
        let (now, mut lapses) = self.look();
        lapses.begin_write(now)
    }

    /// Notes the end of an append to the journal.
    pub(crate) fn end_write(&self, write: Write, written: Written) {
        let (now, mut lapses) = self.look();
        lapses.end_write(write, written, now);
    }

    /// How long ago an append was last durable.
    pub(crate) fn last_durable(&self) -> Option<Duration> {
        let (now, lapses) = self.look();
        lapses.last_durable(now)
    }

    /// True if the journal is failing, as far as is known.
    pub(crate) fn is_failing(&self) -> bool {
        self.look().1.is_failing()
    }

    /// The lapse that is not over, if there is one: then no clock runs.
    pub(crate) fn standing(&self) -> Option<Standing> {
        self.look().1.standing()
    }

    /// How long a message that is read now may have waited because the process stood still.
    #[cfg(feature = "cluster")]
    pub(crate) fn stalled(&self) -> Duration {
        let (now, lapses) = self.look();
        lapses.unread(now)
    }

    /// Ends the lapse, so that clocks run again. Returns its length.
    pub(crate) fn go_on(&self) -> Option<Duration> {
        let (now, mut lapses) = self.look();
        lapses.close(now)
    }
}

/// Wall time, in milliseconds since the beginning of 1970 (UTC).
pub(crate) fn wall_ms() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, millis)
}

/// Whole milliseconds.
pub(crate) fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

/// The time of one game: it was `base_ms` at the played time `since`.
#[derive(Copy, Clone, Debug)]
pub(crate) struct GameTime {
    base_ms: u64,
    since: Played,
}

impl GameTime {
    /// A game time that was `base_ms` at this played time.
    pub(crate) const fn from(base_ms: u64, since: Played) -> Self {
        Self { base_ms, since }
    }

    /// The game time at this played time.
    pub(crate) fn ms_at(&self, played: Played) -> u64 {
        self.base_ms.saturating_add(played.ms_since(self.since))
    }

    /// How long it will still be stopped after this played time.
    pub(crate) fn stands_for_ms(&self, played: Played) -> u64 {
        self.since.ms_since(played)
    }

    /// Stopped at `base_ms` until this played time, or longer if it already was.
    pub(crate) fn standing_at(self, base_ms: u64, played: Played) -> Self {
        Self { base_ms, since: self.since.max(played) }
    }

    /// The same time, stopped between two moments.
    pub(crate) fn without(self, then: Played, now: Played) -> Self {
        let base_ms = self.ms_at(then);
        match self.since >= now {
            // It does not run yet.
            true => self,
            false => Self { base_ms, since: now },
        }
    }

    /// True if it is counted from this played time on.
    #[cfg(feature = "cluster")]
    pub(crate) fn resumes_at(&self, played: Played) -> bool {
        self.since == played
    }

    /// The same time, stopped until this played time.
    pub(crate) const fn standing_until(self, played: Played) -> Self {
        Self { since: played, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::{GameTime, HallClock, HallTime, Played, Timekeeping};
    use crate::time_source::TimeSource;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU64, Ordering};
    use std::time::Duration;

    /// A clock that shows the time it is set to.
    #[derive(Debug, Default)]
    struct ManualClock(AtomicU64);

    impl TimeSource for ManualClock {
        fn elapsed(&self) -> Duration {
            Duration::from_millis(self.0.load(Ordering::SeqCst))
        }
    }

    #[test]
    fn a_journal_that_takes_long_to_read_is_no_lapse_and_costs_nobody_time() {
        let source = Arc::new(ManualClock::default());
        let clock = HallClock::begin(source.clone());
        source.0.store(4000, Ordering::SeqCst);
        let clock = clock.going_on(7, 5000);
        assert_eq!((clock.standing(), clock.now()), (None, HallTime { hall: 7, ms: 5000 }));
        source.0.store(4400, Ordering::SeqCst);
        assert_eq!((clock.standing(), clock.now()), (None, HallTime { hall: 7, ms: 5400 }));
        source.0.store(9000, Ordering::SeqCst);
        assert_eq!(clock.now(), HallTime { hall: 7, ms: 5400 }, "nobody looked at it meanwhile");
        assert!(clock.standing().is_some());
    }

    #[test]
    fn the_time_of_a_game_stands_for_as_long_as_it_is_told_to() {
        let played = |ms| Played(Duration::from_millis(ms));
        let time = GameTime::from(1000, played(500));
        assert_eq!((time.ms_at(played(400)), time.stands_for_ms(played(400))), (1000, 100));
        assert_eq!((time.ms_at(played(700)), time.stands_for_ms(played(700))), (1200, 0));
        let read = time.without(played(600), played(900));
        assert_eq!((read.ms_at(played(900)), read.ms_at(played(950))), (1100, 1150), "reading cost nothing");
        assert_eq!(time.without(played(100), played(400)).ms_at(played(600)), 1100, "it had not gone on yet");
        let pressed = time.standing_at(1050, played(800));
        assert_eq!((pressed.ms_at(played(800)), pressed.ms_at(played(810))), (1050, 1060));
        assert_eq!(time.standing_at(1000, played(300)).ms_at(played(600)), 1100, "it stands for longer");
    }

    #[test]
    fn the_time_of_a_hall_goes_on_from_server_to_server() {
        let clock = HallClock::begin(Timekeeping::default().source).going_on(7, 5000);
        let at = |ms| HallTime { hall: 7, ms };
        assert_eq!(clock.went_on_after(at(4000)), Some(1000));
        assert_eq!(
            clock.went_on_after(HallTime { hall: 8, ms: 4000 }),
            None,
            "another hall's time is another"
        );
        assert!(clock.age_ms(Some(at(4000))) >= 1000);
        assert!(clock.age_ms(Some(clock.now())) < 1000);
        let elsewhere = HallTime { hall: 8, ms: 4000 };
        assert!(clock.age_ms(Some(elsewhere)) < 1000 && clock.age_ms(None) < 1000, "when in doubt, later");
        assert!(clock.now().ms >= 5000);
    }
}
