//! How often pushes are made, and how long to wait after a failure.

use super::reply::Outcome;
use std::time::Duration;

/// How often and how fast games are broadcast.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Pace {
    /// The interval between checks for something new.
    pub look: Duration,
    /// The pause after each push.
    pub rest: Duration,
    /// The wait after the first failure; it doubles with each further one.
    pub first_retry: Duration,
    /// The longest wait after a failure; used at once if the token or the round is wrong.
    pub longest_retry: Duration,
    /// The wait after too many requests (429), if the server does not ask for more.
    pub too_many: Duration,
}

impl Default for Pace {
    fn default() -> Self {
        Self {
            look: Duration::from_millis(250),
            rest: Duration::from_secs(1),
            first_retry: Duration::from_secs(2),
            longest_retry: Duration::from_secs(60),
            // lichess: "waiting one minute before retrying will be sufficient" in most cases.
            too_many: Duration::from_secs(60),
        }
    }
}

/// The longest wait, even if the server asks for more.
const LONGEST_WAIT: Duration = Duration::from_secs(3600);

impl Pace {
    /// How long to wait after this many failures in a row, of which this was the last; `None` if it was not a failure.
    pub(super) fn wait(&self, outcome: &Outcome, failures: u32) -> Option<Duration> {
        match outcome {
            Outcome::Taken(_) => None,
            Outcome::TooMany(asked) => {
                Some(asked.map_or(self.too_many, |asked| asked.clamp(self.too_many, LONGEST_WAIT)))
            }
            Outcome::Refused(_) | Outcome::BadGames(_) => Some(self.longest_retry),
            Outcome::Failed(_) => {
                let doubled = 2_u32.saturating_pow(failures.saturating_sub(1));
                Some(self.first_retry.saturating_mul(doubled).min(self.longest_retry))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{LONGEST_WAIT, Outcome, Pace};
    use std::time::Duration;

    #[test]
    fn failures_are_retried_less_and_less_often() {
        let pace = Pace::default();
        let failed = Outcome::Failed(String::new());
        let waits: Vec<u64> = (1..=8).map(|n| pace.wait(&failed, n).unwrap_or_default().as_secs()).collect();
        assert_eq!(waits, [2, 4, 8, 16, 32, 60, 60, 60]);
        assert_eq!(pace.wait(&failed, u32::MAX), Some(pace.longest_retry));
        assert_eq!(pace.wait(&Outcome::Refused(String::new()), 1), Some(pace.longest_retry));
        assert_eq!(pace.wait(&Outcome::Taken(Vec::new()), 0), None);
    }

    #[test]
    fn too_many_requests_are_honoured() {
        let pace = Pace::default();
        let wait = |asked: Option<u64>| pace.wait(&Outcome::TooMany(asked.map(Duration::from_secs)), 1);
        assert_eq!(wait(None), Some(Duration::from_secs(60)));
        assert_eq!(wait(Some(5)), Some(Duration::from_secs(60)), "no less than lichess asks of everybody");
        assert_eq!(wait(Some(300)), Some(Duration::from_secs(300)));
        assert_eq!(wait(Some(u64::MAX / 2)), Some(LONGEST_WAIT));
    }
}
