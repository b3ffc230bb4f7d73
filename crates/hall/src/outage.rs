//! Acts that arrive later than they were made: how far they are backdated.
//!
//! A device reports when an act was made, by its own monotonic clock. The server believes it only as far as it can check, or as far as it
//! does little harm. An *outage*, during which the device could not be heard, counts in full for some seconds. A *delay* of the network,
//! which the server can only estimate, counts for up to half a second an act and ten seconds a game. A device that lies about its clock
//! gains no more than that.

use crate::hall_clock::millis;
use std::time::Duration;
use touchmove_journal::Author;

/// The most by which an act is backdated for an outage.
const MOST_OUTAGE: Duration = Duration::from_secs(10);

/// The most by which all acts of a device in one game are backdated for outages.
const MOST_OUTAGE_A_GAME: Duration = Duration::from_secs(60);

/// The most by which an act is backdated for a delay.
const MOST_DELAY: Duration = Duration::from_millis(500);

/// The most by which all acts of a device in one game are backdated for delays.
const MOST_DELAY_A_GAME: Duration = Duration::from_secs(10);

/// A shorter delay does not count: the time a message takes always varies a little.
const LEAST_DELAY: Duration = Duration::from_millis(20);

/// How late an act arrives.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Lateness {
    /// How long ago it happened, as reported by a device that had no connection.
    pub ago: Duration,
    /// How long the server had not heard from the device, in played time.
    pub unheard: Duration,
    /// How much longer than other messages it took, by both clocks.
    pub delay: Duration,
}

/// The backdating of acts, in milliseconds: one act either for an outage or for a delay, those of a game for both.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Credit {
    /// For outages.
    pub outage_ms: u64,
    /// For delays.
    pub delay_ms: u64,
}

impl Credit {
    /// Nothing.
    pub(crate) const NONE: Self = Self { outage_ms: 0, delay_ms: 0 };

    /// The total.
    pub(crate) const fn ms(self) -> u64 {
        self.outage_ms.saturating_add(self.delay_ms)
    }

    /// The sum of both.
    pub(crate) const fn and(self, more: Self) -> Self {
        Self {
            outage_ms: self.outage_ms.saturating_add(more.outage_ms),
            delay_ms: self.delay_ms.saturating_add(more.delay_ms),
        }
    }
}

impl Lateness {
    /// It arrived at once.
    pub(crate) const NONE: Self =
        Self { ago: Duration::ZERO, unheard: Duration::ZERO, delay: Duration::ZERO };

    /// The same in game time. `played` returns how much game time passed in a period before the act arrived: time that did not run need not
    /// be given back.
    pub(crate) fn in_game(self, played: impl Fn(Duration) -> Duration) -> Self {
        let played = |late: Duration| if late.is_zero() { late } else { played(late) };
        Self { ago: played(self.ago), delay: played(self.delay), ..self }
    }

    /// The backdating of the act: not to before the board's last act, and no more than this device has left in this game; for an
    /// outage, not to before the device was last heard from.
    pub(crate) fn credit(self, since_last_act_ms: u64, before: Credit) -> Credit {
        let most = |bounds: [Duration; 2], a_game: Duration, before_ms: u64| {
            let left_ms = millis(a_game).saturating_sub(before_ms);
            bounds.into_iter().map(millis).fold(since_last_act_ms.min(left_ms), u64::min)
        };
        let outage_ms = most([self.ago.min(self.unheard), MOST_OUTAGE], MOST_OUTAGE_A_GAME, before.outage_ms);
        let delay_ms = match self.delay >= LEAST_DELAY {
            true => most([self.delay, MOST_DELAY], MOST_DELAY_A_GAME, before.delay_ms),
            false => 0,
        };
        match outage_ms >= delay_ms {
            true => Credit { outage_ms, ..Credit::NONE },
            false => Credit { delay_ms, ..Credit::NONE },
        }
    }
}

/// The sender of an act, with the device's own number for it and the backdating.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sent {
    /// The link.
    pub link: u64,
    /// The device's own number.
    pub seq: u64,
    /// Its backdating.
    pub credit: Credit,
}

impl Sent {
    /// Reads it from the journal: `LINK#SEQ`; `LINK#SEQ+MS` if the act was backdated for an outage, `LINK#SEQ~MS` if for a delay.
    pub(crate) fn of(author: &Author) -> Option<Self> {
        let (link, rest) = author.link.as_deref()?.split_once('#')?;
        let (seq, credit) = if let Some((seq, ms)) = rest.split_once('+') {
            (seq, Credit { outage_ms: ms.parse().ok()?, ..Credit::NONE })
        } else if let Some((seq, ms)) = rest.split_once('~') {
            (seq, Credit { delay_ms: ms.parse().ok()?, ..Credit::NONE })
        } else {
            (rest, Credit::NONE)
        };
        Some(Self { link: link.parse().ok()?, seq: seq.parse().ok()?, credit })
    }
}

/// The author of an act that was backdated by this much.
pub(crate) fn dated_back(mut author: Author, Credit { outage_ms, delay_ms }: Credit) -> Author {
    if let Some(link) = author.link.as_mut() {
        match (outage_ms, delay_ms) {
            (0, 0) => {}
            (0, _) => link.push_str(&format!("~{delay_ms}")),
            (_, _) => link.push_str(&format!("+{outage_ms}")),
        }
    }
    author
}

#[cfg(test)]
mod tests {
    use super::{Credit, Lateness, Sent, dated_back};
    use crate::play::author;
    use crate::roles::Role;
    use std::time::Duration;

    const LONG: u64 = 1_000_000;

    fn outages(outage_ms: u64) -> Credit {
        Credit { outage_ms, ..Credit::NONE }
    }

    fn delays(delay_ms: u64) -> Credit {
        Credit { delay_ms, ..Credit::NONE }
    }

    /// The credit for an act that happened `ago` ms ago, from a device unheard for `unheard` ms.
    fn outage(ago: u64, unheard: u64, since_last_act: u64, before: u64) -> u64 {
        let [ago, unheard] = [ago, unheard].map(Duration::from_millis);
        let credit = Lateness { ago, unheard, delay: Duration::ZERO }.credit(since_last_act, outages(before));
        assert_eq!(credit.delay_ms, 0);
        credit.outage_ms
    }

    /// The credit for an act that was delayed by `delay` ms.
    fn delay(delay: u64, since_last_act: u64, before: u64) -> u64 {
        let lateness = Lateness { delay: Duration::from_millis(delay), ..Lateness::NONE };
        let credit = lateness.credit(since_last_act, delays(before));
        assert_eq!(credit.outage_ms, 0);
        credit.delay_ms
    }

    #[test]
    fn an_act_is_dated_back_as_far_as_the_server_can_check() {
        assert_eq!(outage(840, LONG, LONG, 0), 840, "as the device says");
        assert_eq!(outage(0, LONG, LONG, 0), 0, "an act that came at once");
        assert_eq!(outage(4000, 1500, LONG, 0), 1500, "not to before the device was last heard");
        assert_eq!(outage(4000, LONG, 700, 0), 700, "not to before the board's last act");
        assert_eq!(outage(10_000, LONG, LONG, 0), 10_000);
        assert_eq!(outage(10_001, LONG, LONG, 0), 10_000, "ten seconds an act");
        assert_eq!(outage(u64::MAX, u64::MAX, u64::MAX, 0), 10_000);
        assert_eq!(outage(9000, LONG, LONG, 51_000), 9000);
        assert_eq!(outage(9000, LONG, LONG, 55_000), 5000, "a minute a game");
        assert_eq!(outage(9000, LONG, LONG, 60_000), 0);
        assert_eq!(outage(9000, LONG, LONG, u64::MAX), 0);
    }

    #[test]
    fn a_delay_of_the_network_is_given_back_within_bounds() {
        assert_eq!(delay(300, LONG, 0), 300);
        assert_eq!(delay(19, LONG, 0), 0, "every way takes now a little more and now a little less");
        assert_eq!(delay(300, 120, 0), 120, "not to before the board's last act");
        assert_eq!(delay(LONG, LONG, 0), 500, "half a second an act");
        assert_eq!(delay(500, LONG, 9_800), 200, "ten seconds a game");
        assert_eq!(delay(500, LONG, 10_000), 0);
    }

    /// A device that always claims that its acts were made long ago gains ten seconds a game and no more.
    #[test]
    fn a_lying_clock_gains_its_quota() {
        let mut gained = Credit::NONE;
        for _ in 0..500 {
            let lie = Lateness { delay: Duration::from_secs(3600), ..Lateness::NONE };
            gained = gained.and(lie.credit(LONG, gained));
        }
        assert_eq!(gained, delays(10_000));
    }

    #[test]
    fn the_greater_of_the_two_counts() {
        let [ago, unheard, delay] = [3000, 3000, 3000].map(Duration::from_millis);
        assert_eq!(Lateness { ago, unheard, delay }.credit(LONG, Credit::NONE), outages(3000));
        let unheard = Duration::from_millis(40);
        assert_eq!(Lateness { ago, unheard, delay }.credit(LONG, Credit::NONE), delays(500));
    }

    #[test]
    fn what_was_credited_is_read_as_it_is_written() {
        let written = |credit| dated_back(author(Some(Role::White), Some(7), Some(12)), credit);
        assert_eq!(written(Credit::NONE).link.as_deref(), Some("7#12"));
        assert_eq!(written(outages(840)).link.as_deref(), Some("7#12+840"));
        assert_eq!(written(delays(84)).link.as_deref(), Some("7#12~84"));
        for credit in [Credit::NONE, outages(840), delays(84)] {
            assert_eq!(Sent::of(&written(credit)), Some(Sent { link: 7, seq: 12, credit }));
        }
        assert_eq!(Sent::of(&author(Some(Role::Arbiter), Some(7), None)), None);
    }
}
