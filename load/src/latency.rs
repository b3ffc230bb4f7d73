//! How long answers took.

use std::time::Duration;

/// Times from an act to its answer, in microseconds, and how long it was measured.
#[derive(Default)]
pub(crate) struct Latencies {
    micros: Vec<u32>,
    late: u64,
    length: Duration,
}

impl Latencies {
    pub(crate) fn new(length: Duration) -> Self {
        Self { length, ..Self::default() }
    }

    pub(crate) fn record(&mut self, time: Duration) {
        self.micros.push(u32::try_from(time.as_micros()).unwrap_or(u32::MAX));
    }

    /// The generator itself came later than it had planned.
    pub(crate) fn record_late(&mut self) {
        self.late += 1;
    }

    pub(crate) fn add(&mut self, other: &Self) {
        self.micros.extend(&other.micros);
        self.late += other.late;
    }

    pub(crate) fn print(mut self, what: &str) {
        self.micros.sort_unstable();
        let at = |part: f64| {
            let place = ((self.micros.len() as f64 * part) as usize).min(self.micros.len().saturating_sub(1));
            self.micros.get(place).map_or(f64::NAN, |micros| f64::from(*micros) / 1000.0)
        };
        println!(
            "{what}: {:.0} acts a second; 50 % within {:.1} ms, 90 % {:.1}, 99 % {:.1}, 99.9 % {:.1}, all {:.1}; {} sent more than 50 ms late",
            self.micros.len() as f64 / self.length.as_secs_f64(),
            at(0.5),
            at(0.9),
            at(0.99),
            at(0.999),
            at(1.0),
            self.late
        );
    }
}
