//! The servers of the cluster, and the keeper of each event, as far as this server knows.
//!
//! Nothing here decides for others: an event changes hands in the bucket of leases. There every change names the version that it changes,
//! so if two servers want the same event, one is refused.

use crate::hall_clock::HallTime;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How often a server announces itself (its heartbeat).
pub(super) const BEAT_EVERY: Duration = Duration::from_millis(300);

/// A server that has not been heard from for this long has lost its events.
const LEASE: Duration = Duration::from_secs(2);

/// A server that has not received its own heartbeat for this long no longer trusts its leases. It is less than [`LEASE`], so a server lets
/// go before another takes over.
const CUT_OFF: Duration = Duration::from_millis(1500);

/// If the server whose turn it is does not take an event within this time, any other does.
const TURN: Duration = Duration::from_millis(750);

/// Events are handed over only to a server heard from this recently.
const JUST_NOW: Duration = Duration::from_millis(600);

/// After servers come or go, events do not move to their home servers for this long.
const SETTLING: Duration = Duration::from_secs(5);

/// The name of a server of the cluster.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ServerName(String);

/// The text is not a valid name of a server.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct NotAName;

impl fmt::Display for NotAName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a server's name has 1 to 40 letters, digits and hyphens of ASCII")
    }
}

impl std::error::Error for NotAName {}

impl FromStr for ServerName {
    type Err = NotAName;

    fn from_str(text: &str) -> Result<Self, NotAName> {
        let is_fine = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        match (1..=40).contains(&text.len()) && text.bytes().all(is_fine) {
            true => Ok(Self(text.to_owned())),
            false => Err(NotAName),
        }
    }
}

impl TryFrom<String> for ServerName {
    type Error = NotAName;

    fn try_from(text: String) -> Result<Self, NotAName> {
        text.parse()
    }
}

impl From<ServerName> for String {
    fn from(name: ServerName) -> Self {
        name.0
    }
}

impl fmt::Display for ServerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl ServerName {
    /// The text of the name.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

/// The heartbeat of a server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Beat {
    /// The server.
    pub server: ServerName,
    /// Its hall time: the games that it keeps have run until then.
    pub time: HallTime,
    /// It takes no events: it is about to end, or has just started and still reads them.
    pub is_leaving: bool,
}

/// The lease of an event in the bucket: who keeps it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Lease {
    /// The keeper; `None` while the event changes hands.
    pub keeper: Option<ServerName>,
    /// Until when the last keeper let the games run, if it handed the event over and the next has not taken it yet.
    pub until: Option<HallTime>,
}

/// A lease, with its version.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Known {
    pub lease: Lease,
    pub revision: u64,
}

/// The last heartbeat of a server, and when it arrived by this server's own clock.
#[derive(Clone, Debug)]
struct LastBeat {
    beat: Beat,
    at: Duration,
}

/// What this server knows about the others.
#[derive(Debug)]
pub(super) struct Directory {
    own: ServerName,
    servers: BTreeMap<ServerName, LastBeat>,
    events: BTreeMap<u64, Known>,
    /// The events without a keeper, and since when.
    orphans: BTreeMap<u64, Duration>,
    /// The servers present at the last check, and how long they have been the same.
    present: (BTreeSet<ServerName>, Duration),
}

/// An event for this server to take.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct ToTake {
    pub event: u64,
    pub known: Known,
    /// Until when the last keeper is known to have let the games run, and how long it has not been heard from.
    pub until: Option<HallTime>,
    pub away: Duration,
}

impl Directory {
    /// A directory that knows nothing yet.
    pub(super) const fn new(own: ServerName) -> Self {
        Self {
            own,
            servers: BTreeMap::new(),
            events: BTreeMap::new(),
            orphans: BTreeMap::new(),
            present: (BTreeSet::new(), Duration::ZERO),
        }
    }

    /// Notes a heartbeat. When this server receives itself again after it was cut off, the others have the time of a lease to be heard
    /// from.
    pub(super) fn hear(&mut self, beat: Beat, now: Duration) {
        if beat.server == self.own && self.is_cut_off(now) {
            self.servers.values_mut().for_each(|heard| heard.at = now);
        }
        self.servers.insert(beat.server.clone(), LastBeat { beat, at: now });
    }

    /// Notes a heartbeat from before this server started: that server may be long gone, and has the time of a lease to be heard from.
    pub(super) fn recall(&mut self, beat: Beat, now: Duration) {
        self.servers.entry(beat.server.clone()).or_insert(LastBeat { beat, at: now });
    }

    /// Notes a lease, new or changed. An older version than the known one is ignored.
    pub(super) fn note(&mut self, event: u64, known: Known) {
        let is_news = self.events.get(&event).is_none_or(|before| before.revision < known.revision);
        if is_news {
            self.orphans.remove(&event);
            self.events.insert(event, known);
        }
    }

    /// True if this server has not received its own heartbeat for too long: then it cannot know what it still keeps.
    pub(super) fn is_cut_off(&self, now: Duration) -> bool {
        self.silence(&self.own, now).is_none_or(|silence| silence >= CUT_OFF)
    }

    fn silence(&self, server: &ServerName, now: Duration) -> Option<Duration> {
        self.servers.get(server).map(|heard| now.saturating_sub(heard.at))
    }

    /// The run of the server with this name that was last heard from: each run has its own time.
    pub(super) fn time_of(&self, server: &ServerName) -> Option<u64> {
        self.servers.get(server).map(|heard| heard.beat.time.hall)
    }

    /// True if a server was heard from recently.
    pub(super) fn is_there(&self, server: &ServerName, now: Duration) -> bool {
        self.silence(server, now).is_some_and(|silence| silence < LEASE)
    }

    /// The present servers, including this one.
    pub(super) fn present(&self, now: Duration) -> impl Iterator<Item = &ServerName> {
        self.servers.keys().filter(move |server| self.is_there(server, now))
    }

    /// The keeper of an event; `None` if it is gone, or if there is no such event.
    pub(super) fn keeper(&self, event: u64, now: Duration) -> Option<&ServerName> {
        let keeper = self.events.get(&event)?.lease.keeper.as_ref()?;
        self.is_there(keeper, now).then_some(keeper)
    }

    /// True if every event has a present keeper that has taken it.
    pub(super) fn is_settled(&self, now: Duration) -> bool {
        let is_kept = |known: &Known| {
            let is_there = |keeper| self.is_there(keeper, now);
            known.lease.until.is_none() && known.lease.keeper.as_ref().is_some_and(is_there)
        };
        self.events.values().all(is_kept)
    }

    /// The events whose leases this server has.
    pub(super) fn leased_to_this(&self) -> impl Iterator<Item = u64> {
        let is_mine = |known: &Known| known.lease.keeper.as_ref() == Some(&self.own);
        self.events.iter().filter(move |(_, known)| is_mine(known)).map(|(event, _)| *event)
    }

    /// All events.
    pub(super) fn all(&self) -> impl Iterator<Item = u64> {
        self.events.keys().copied()
    }

    /// The version of the latest change of a lease that is known here.
    pub(super) fn version(&self) -> u64 {
        self.events.values().map(|known| known.revision).max().unwrap_or(0)
    }

    /// True if a server other than this one is present and takes events.
    pub(super) fn has_others(&self, now: Duration) -> bool {
        self.staying(now).any(|server| *server != self.own)
    }

    /// True if there is such an event.
    pub(super) fn has(&self, event: u64) -> bool {
        self.events.contains_key(&event)
    }

    /// The lease of an event.
    #[cfg(test)]
    fn lease(&self, event: u64) -> Option<&Known> {
        self.events.get(&event)
    }

    /// The greatest number of an event.
    pub(super) fn last_event(&self) -> u64 {
        self.events.last_key_value().map_or(0, |(event, _)| *event)
    }

    /// The home server of an event among the present servers: each server and event together give a number, and the greatest wins. If a
    /// server leaves, only its own events move.
    fn home(&self, event: u64, now: Duration) -> Option<&ServerName> {
        self.staying(now).max_by_key(|server| weight(server, event))
    }

    /// The present servers that are not about to end.
    fn staying(&self, now: Duration) -> impl Iterator<Item = &ServerName> {
        let stays =
            |server: &&ServerName| self.servers.get(*server).is_some_and(|heard| !heard.beat.is_leaving);
        self.present(now).filter(stays)
    }

    /// True if the lease of an event is at this version.
    pub(super) fn is_at(&self, event: u64, revision: u64) -> bool {
        self.events.get(&event).is_some_and(|known| known.revision == revision)
    }

    /// The events among these that this server no longer keeps: their leases have changed since the given versions.
    pub(super) fn find_lost(&self, kept: &BTreeMap<u64, u64>) -> Vec<u64> {
        kept.iter()
            .filter(|(event, revision)| !self.is_at(**event, **revision))
            .map(|(event, _)| *event)
            .collect()
    }

    /// The home of an event if this server leaves.
    pub(super) fn home_of(&self, event: u64, now: Duration) -> Option<ServerName> {
        self.home(event, now).cloned()
    }

    /// The events that this server should take now; `kept` are those that it has.
    pub(super) fn find_takeable(&mut self, kept: &BTreeMap<u64, u64>, now: Duration) -> Vec<ToTake> {
        if self.is_cut_off(now) || self.servers.get(&self.own).is_some_and(|own| own.beat.is_leaving) {
            return Vec::new();
        }
        let mut orphans = std::mem::take(&mut self.orphans);
        let mut wanted = Vec::new();
        for (&event, known) in self.events.iter().filter(|(event, _)| !kept.contains_key(event)) {
            let keeper = known.lease.keeper.as_ref();
            let is_mine = keeper == Some(&self.own);
            if keeper.is_some_and(|keeper| !is_mine && self.is_there(keeper, now)) {
                orphans.remove(&event);
                continue;
            }
            let since = *orphans.entry(event).or_insert(now);
            let is_turn = is_mine || self.home(event, now) == Some(&self.own);
            if is_turn || now.saturating_sub(since) >= TURN {
                let last = keeper.filter(|_| !is_mine).and_then(|keeper| self.servers.get(keeper));
                wanted.push(ToTake {
                    event,
                    known: known.clone(),
                    until: known.lease.until.or(last.map(|last| last.beat.time)),
                    away: last.map_or(Duration::ZERO, |last| now.saturating_sub(last.at)),
                });
            }
        }
        self.orphans = orphans;
        wanted
    }

    /// Postpones all moves to home servers.
    pub(super) const fn unsettle(&mut self, now: Duration) {
        self.present.1 = now;
    }

    /// An event that this server keeps and that belongs elsewhere, once no server has come or gone for a while.
    pub(super) fn find_misplaced(
        &mut self,
        kept: &BTreeMap<u64, u64>,
        now: Duration,
    ) -> Option<(u64, ServerName)> {
        let present: BTreeSet<ServerName> = self.staying(now).cloned().collect();
        if present != self.present.0 {
            self.present = (present, now);
        }
        if now.saturating_sub(self.present.1) < SETTLING {
            return None;
        }
        // A server that has fallen silent may already be gone.
        let is_heard =
            |server: &ServerName| self.silence(server, now).is_some_and(|silence| silence < JUST_NOW);
        let elsewhere =
            |event: &u64| self.home(*event, now).filter(|home| **home != self.own && is_heard(home)).cloned();
        kept.keys().find_map(|event| Some((*event, elsewhere(event)?)))
    }
}

/// A pseudorandom number for a server and an event: FNV-1a, with its bits mixed.
fn weight(server: &ServerName, event: u64) -> u64 {
    let bytes = server.as_str().bytes().chain(event.to_be_bytes());
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    let mixed = (hash ^ (hash >> 33)).wrapping_mul(0xff51_afd7_ed55_8ccd);
    mixed ^ (mixed >> 33)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::{Beat, Directory, Known, LEASE, Lease, SETTLING, ServerName, TURN};
    use crate::hall_clock::HallTime;
    use std::collections::BTreeMap;
    use std::time::Duration;

    fn name(text: &str) -> ServerName {
        text.parse().unwrap()
    }

    fn beat(server: &str, ms: u64) -> Beat {
        Beat { server: name(server), time: HallTime { hall: 7, ms }, is_leaving: false }
    }

    fn kept_by(keeper: Option<&str>, revision: u64) -> Known {
        Known { lease: Lease { keeper: keeper.map(name), until: None }, revision }
    }

    const fn at(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    const NOTHING: BTreeMap<u64, u64> = BTreeMap::new();

    #[test]
    fn names_are_short_and_plain() {
        assert!("hall-1".parse::<ServerName>().is_ok());
        for text in ["", "a b", "a.b", "*", "ž", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"] {
            assert!(text.parse::<ServerName>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_server_that_is_silent_loses_its_events() {
        let mut directory = Directory::new(name("a"));
        directory.note(1, kept_by(Some("b"), 5));
        directory.hear(beat("b", 1000), at(0));
        (0..=2100).step_by(300).for_each(|ms| {
            // It always receives its own heartbeat; the other's only at first.
            directory.hear(beat("a", 1000 + ms), at(ms));
            assert!(ms >= 2000 || directory.keeper(1, at(ms)) == Some(&name("b")));
        });
        let later = LEASE + at(100);
        assert_eq!(directory.keeper(1, later), None);
        let taken = directory.find_takeable(&NOTHING, later);
        assert_eq!(taken.len(), 1, "nobody else is there");
        assert_eq!((taken[0].until, taken[0].away), (Some(HallTime { hall: 7, ms: 1000 }), later));
    }

    #[test]
    fn who_does_not_hear_itself_takes_nothing() {
        let mut directory = Directory::new(name("a"));
        directory.note(1, kept_by(None, 5));
        assert!(directory.is_cut_off(at(0)));
        assert_eq!(directory.find_takeable(&NOTHING, at(0)), []);
        directory.hear(beat("a", 0), at(0));
        assert!(!directory.is_cut_off(at(1000)) && directory.is_cut_off(at(1500)));
        assert!(directory.is_there(&name("a"), at(1500)), "others wait a little longer");
    }

    #[test]
    fn one_takes_an_orphan_and_the_others_wait() {
        let names = ["a", "b", "c"];
        let directories = names.map(|own| {
            let mut directory = Directory::new(name(own));
            names.iter().for_each(|server| directory.hear(beat(server, 0), at(0)));
            (1..=90).for_each(|event| directory.note(event, kept_by(None, event)));
            directory
        });
        let shares = directories.map(|mut directory| directory.find_takeable(&NOTHING, at(10)).len());
        assert_eq!(shares.iter().sum::<usize>(), 90, "each is somebody's");
        assert!(shares.iter().all(|share| *share > 15), "{shares:?}");
        let mut late = Directory::new(name("a"));
        names.iter().for_each(|server| late.hear(beat(server, 0), at(0)));
        late.note(1, kept_by(None, 1));
        late.note(2, kept_by(None, 2));
        late.note(3, kept_by(None, 3));
        late.find_takeable(&NOTHING, at(10));
        assert_eq!(late.find_takeable(&NOTHING, at(10) + TURN).len(), 3, "if nobody else does");
    }

    #[test]
    fn who_was_cut_off_waits_until_the_others_can_be_heard() {
        let mut directory = Directory::new(name("a"));
        directory.note(1, kept_by(Some("b"), 5));
        directory.hear(beat("a", 0), at(0));
        directory.hear(beat("b", 0), at(0));
        directory.hear(beat("a", 0), at(9000));
        assert_eq!(directory.find_takeable(&NOTHING, at(9100)), [], "b may be there all the same");
        directory.hear(beat("a", 0), at(11_100));
        directory.hear(beat("a", 0), at(11_200));
        assert_eq!(directory.find_takeable(&NOTHING, at(13_300)), [], "it was cut off again");
        directory.hear(beat("a", 0), at(13_300));
        directory.hear(beat("a", 0), at(14_500));
        directory.hear(beat("a", 0), at(15_400));
        assert_eq!(directory.find_takeable(&NOTHING, at(15_400)).len(), 1);
    }

    #[test]
    fn a_lease_that_has_changed_is_lost() {
        let mut directory = Directory::new(name("a"));
        directory.note(1, kept_by(Some("a"), 5));
        directory.note(2, kept_by(Some("a"), 6));
        let kept = [(1, 5), (2, 6)].into();
        assert_eq!(directory.find_lost(&kept), [0; 0]);
        directory.note(2, kept_by(Some("b"), 7));
        assert_eq!(directory.find_lost(&kept), [2]);
        directory.note(2, kept_by(Some("a"), 8));
        assert_eq!(directory.find_lost(&kept), [2], "another had it meanwhile");
    }

    #[test]
    fn what_is_older_is_not_believed() {
        let mut directory = Directory::new(name("a"));
        directory.note(1, kept_by(Some("b"), 5));
        directory.note(1, kept_by(Some("c"), 4));
        assert_eq!(directory.lease(1).unwrap().lease.keeper, Some(name("b")));
    }

    #[test]
    fn events_move_home_when_nobody_comes_or_goes() {
        let mut directory = Directory::new(name("a"));
        let kept: BTreeMap<u64, u64> = (1..=20).map(|event| (event, 1)).collect();
        let mut now = at(0);
        for _ in 0..2 {
            directory.hear(beat("a", 0), now);
            directory.hear(beat("b", 0), now);
            assert_eq!(directory.find_misplaced(&kept, now), None);
            now += at(100);
        }
        now += SETTLING;
        directory.hear(beat("a", 0), now);
        directory.hear(beat("b", 0), now);
        let (event, to) = directory.find_misplaced(&kept, now).unwrap();
        assert_eq!(to, name("b"));
        let mut leaving = beat("b", 0);
        leaving.is_leaving = true;
        directory.hear(leaving, now);
        assert_eq!(
            directory.find_misplaced(&[(event, 1)].into(), now),
            None,
            "nobody gives to one who leaves"
        );
    }
}
