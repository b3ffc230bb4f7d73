//! The latencies of answers.

use std::time::Duration;

/// Times from an act to its answer, in microseconds, and the length of the measurement.
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

    /// Records that the generator itself was late.
    pub(crate) fn record_late(&mut self) {
        self.late += 1;
    }

    pub(crate) fn add(&mut self, other: &Self) {
        self.micros.extend(&other.micros);
        self.late += other.late;
    }

    /// The number of answers.
    pub(crate) const fn count(&self) -> usize {
        self.micros.len()
    }

    /// Returns the percentiles of the latency in milliseconds, for these fractions of all answers.
    pub(crate) fn within<const N: usize>(mut self, parts: [f64; N]) -> [f64; N] {
        self.micros.sort_unstable();
        parts.map(|part| {
            let place = ((self.micros.len() as f64 * part) as usize).min(self.micros.len().saturating_sub(1));
            self.micros.get(place).map_or(f64::NAN, |micros| f64::from(*micros) / 1000.0)
        })
    }

    pub(crate) fn print(self, what: &str) {
        let (rate, late) = (self.micros.len() as f64 / self.length.as_secs_f64(), self.late);
        let [half, most, nearly_all, but_one, all] = self.within([0.5, 0.9, 0.99, 0.999, 1.0]);
        println!(
            "{what}: {rate:.0} acts a second; 50 % within {half:.1} ms, 90 % {most:.1}, 99 % {nearly_all:.1}, 99.9 % {but_one:.1}, all {all:.1}; {late} sent more than 50 ms late"
        );
    }
}
