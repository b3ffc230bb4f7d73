//! The clock of a device, as far as the server can know it: by how much a message was delayed beyond the usual transmission time.
//!
//! A page asks for the time every 1.5 seconds and sends the reading of its own clock. The server's time on arrival minus that reading is
//! the difference of the two clocks plus the transmission time; the smallest of the latest values had the shortest transmission. A message
//! with a greater value was delayed by the rest.

use std::collections::VecDeque;
use std::time::Duration;

/// The number of readings that are kept: half a minute of them. A clock that drifts by more than a few milliseconds in that time is broken.
const REMEMBERED: usize = 20;

/// The clock of a device.
#[derive(Debug, Default)]
pub(crate) struct DeviceClock {
    /// The server's time minus the device's, for the latest readings, in milliseconds.
    differences: VecDeque<f64>,
}

impl DeviceClock {
    /// Notes a reading of the device's clock and when it arrived, in milliseconds.
    pub(crate) fn hear(&mut self, sent_ms: f64, arrived: Duration) {
        if !sent_ms.is_finite() {
            return;
        }
        if self.differences.len() == REMEMBERED {
            self.differences.pop_front();
        }
        self.differences.push_back(difference(sent_ms, arrived));
    }

    /// How much longer a message took than the fastest of the latest readings; zero before the first reading. If all of them were slow, this
    /// is too little, never too much.
    pub(crate) fn held_up(&self, made_ms: f64, arrived: Duration) -> Duration {
        let shortest = self.differences.iter().copied().fold(f64::INFINITY, f64::min);
        let late_ms = difference(made_ms, arrived) - shortest;
        // NaN and infinity become zero, too.
        Duration::try_from_secs_f64(late_ms / 1000.0).unwrap_or_default()
    }
}

fn difference(device_ms: f64, arrived: Duration) -> f64 {
    arrived.as_secs_f64() * 1000.0 - device_ms
}

#[cfg(test)]
mod tests {
    use super::DeviceClock;
    use std::time::Duration;

    const fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    /// A device whose clock is a minute behind, with a transmission time of 4 ms at best.
    fn device() -> DeviceClock {
        let mut device = DeviceClock::default();
        for (second, way) in [(0, 30), (1, 4), (2, 9), (3, 250), (4, 6)] {
            device.hear((second * 1000) as f64, ms(60_000 + second * 1000 + way));
        }
        device
    }

    #[test]
    fn what_held_a_message_up_is_known() {
        let device = device();
        assert_eq!(device.held_up(10_000.0, ms(70_004)), Duration::ZERO, "the shortest way");
        assert_eq!(device.held_up(10_000.0, ms(70_404)), ms(400));
        assert_eq!(device.held_up(10_000.0, ms(70_001)), Duration::ZERO, "shorter than ever");
        assert_eq!(device.held_up(99_000.0, ms(70_000)), Duration::ZERO, "from the future");
    }

    #[test]
    fn nothing_is_known_at_first_and_numbers_need_not_make_sense() {
        let mut device = DeviceClock::default();
        assert_eq!(device.held_up(0.0, ms(99_000)), Duration::ZERO, "there is nothing to compare it with");
        device.hear(0.0, ms(60_300));
        assert_eq!(device.held_up(0.0, ms(61_000)), ms(700), "one reading is enough");
        device.hear(1500.0, ms(61_504));
        assert_eq!(device.held_up(0.0, ms(61_000)), ms(996), "a quicker one shows that the first was slow");
        let mut device = self::device();
        for strange in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 1e300, -1e300] {
            let _ = device.held_up(strange, ms(70_000));
            device.hear(strange, ms(70_000));
        }
        assert_eq!(device.held_up(10_000.0, ms(70_404)), Duration::ZERO, "nonsense gains nothing");
    }

    #[test]
    fn a_device_that_slept_is_known_again_after_a_while() {
        let mut device = device();
        for second in 10..40 {
            // Its clock stood still for an hour.
            device.hear((second * 1000) as f64, ms(3_660_000 + second * 1000 + 5));
        }
        assert_eq!(device.held_up(50_000.0, ms(3_710_005)), Duration::ZERO);
    }
}
