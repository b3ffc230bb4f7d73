//! Acts that a device kept while it had no connection: how far they are dated back.
//!
//! A device says how long ago an act happened, by its own monotonic clock. The server believes it only as far as it can check.

use std::time::Duration;
use touchmove_journal::Author;

/// An act is dated back by at most so much.
pub(crate) const MOST_AN_ACT: Duration = Duration::from_secs(10);

/// All acts of a device in one game together are dated back by at most so much.
pub(crate) const MOST_A_GAME: Duration = Duration::from_secs(60);

/// How late an act arrives.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Outage {
    /// How long ago it happened, as the device says.
    pub ago: Duration,
    /// How long the server had not heard from the device.
    pub unheard: Duration,
}

impl Outage {
    /// By how much the act is dated back, in milliseconds: not to before the board's last act, nor to before the device was last heard,
    /// and no more than is left to this device in this game.
    pub(crate) fn credit_ms(self, since_last_act_ms: u64, credited_ms: u64) -> u64 {
        let left_ms = millis(MOST_A_GAME).saturating_sub(credited_ms);
        let bounds = [millis(self.unheard), millis(MOST_AN_ACT), since_last_act_ms, left_ms];
        bounds.into_iter().fold(millis(self.ago), u64::min)
    }
}

fn millis(duration: Duration) -> u64 {
    crate::hall_clock::millis(duration)
}

/// Who sent an act, with the device's own number of it and by how much it was dated back.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sent {
    /// The link.
    pub link: u64,
    /// The device's own number.
    pub seq: u64,
    /// By how much it was dated back, in milliseconds.
    pub credited_ms: u64,
}

impl Sent {
    /// As the journal has it: `LINK#SEQ`, or `LINK#SEQ+MS` if the act was dated back.
    pub(crate) fn of(author: &Author) -> Option<Self> {
        let (link, rest) = author.link.as_deref()?.split_once('#')?;
        let (seq, credited) = rest.split_once('+').unwrap_or((rest, "0"));
        Some(Self { link: link.parse().ok()?, seq: seq.parse().ok()?, credited_ms: credited.parse().ok()? })
    }
}

/// The author of an act that was dated back by so much.
pub(crate) fn dated_back(mut author: Author, credited_ms: u64) -> Author {
    if let Some(link) = author.link.as_mut().filter(|_| credited_ms > 0) {
        link.push_str(&format!("+{credited_ms}"));
    }
    author
}

#[cfg(test)]
mod tests {
    use super::{Outage, Sent, dated_back};
    use crate::play::author;
    use crate::roles::Role;
    use std::time::Duration;

    /// The credit for an act that happened so long ago, from a device unheard for so long.
    fn credit(ago: u64, unheard: u64, since_last_act: u64, credited: u64) -> u64 {
        let outage = Outage { ago: Duration::from_millis(ago), unheard: Duration::from_millis(unheard) };
        outage.credit_ms(since_last_act, credited)
    }

    #[test]
    fn an_act_is_dated_back_as_far_as_the_server_can_check() {
        const LONG: u64 = 1_000_000;
        assert_eq!(credit(840, LONG, LONG, 0), 840, "as the device says");
        assert_eq!(credit(0, LONG, LONG, 0), 0, "an act that came at once");
        assert_eq!(credit(4000, 1500, LONG, 0), 1500, "not to before the device was last heard");
        assert_eq!(credit(4000, LONG, 700, 0), 700, "not to before the board's last act");
        assert_eq!(credit(10_000, LONG, LONG, 0), 10_000);
        assert_eq!(credit(10_001, LONG, LONG, 0), 10_000, "ten seconds an act");
        assert_eq!(credit(u64::MAX, u64::MAX, u64::MAX, 0), 10_000);
        assert_eq!(credit(9000, LONG, LONG, 51_000), 9000);
        assert_eq!(credit(9000, LONG, LONG, 55_000), 5000, "a minute a game");
        assert_eq!(credit(9000, LONG, LONG, 60_000), 0);
        assert_eq!(credit(9000, LONG, LONG, u64::MAX), 0);
    }

    #[test]
    fn what_was_credited_is_read_as_it_is_written() {
        let written = |credited_ms| dated_back(author(Some(Role::White), Some(7), Some(12)), credited_ms);
        assert_eq!(written(0).link.as_deref(), Some("7#12"));
        assert_eq!(written(840).link.as_deref(), Some("7#12+840"));
        for credited_ms in [0, 840] {
            assert_eq!(Sent::of(&written(credited_ms)), Some(Sent { link: 7, seq: 12, credited_ms }));
        }
        assert_eq!(Sent::of(&author(Some(Role::Arbiter), Some(7), None)), None);
    }
}
