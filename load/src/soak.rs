//! `make soak`: the same hall for a long time, measured every minute. Games end, and others begin in their place. Memory and latency must
//! not grow.

use crate::Outcome;
use crate::board::{Acknowledged, Board, Next, Pace, Place};
use crate::latency::Latencies;
use crate::server::Server;
use crate::{board, gather};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The length of one measurement, which is a line of the table.
const MINUTE: Duration = Duration::from_secs(60);

/// The growth of memory in an hour that still counts as flat, as a fraction of its mean: something is kept of every game that is over.
const FLAT_MEMORY: f64 = 0.25;
/// The same for the latency that 99 % of the acts stay within.
const FLAT_LATENCY: f64 = 0.5;
/// If the mean latency is lower than this, growth is relative to this: a latency that grows from 1 to 2 ms counts as flat.
const NO_MATTER_MS: f64 = 5.0;

/// The measurements of one minute.
struct Sample {
    minutes: f64,
    memory_kb: u64,
    journal_kb: u64,
    acts: usize,
    p50: f64,
    p99: f64,
}

/// The results of a soak.
pub(crate) struct Soaked {
    /// The boards in play.
    pub(crate) boards: Vec<Board>,
    /// The acknowledged acts of the games that are over, and the number of messages received there.
    pub(crate) ended: (Vec<Acknowledged>, u64),
    /// Whether memory and latency stayed flat.
    pub(crate) is_flat: bool,
}

/// Plays for this long, and prints a line a minute.
pub(crate) async fn run(
    server: &Server,
    places: Vec<Place>,
    games: &[Vec<String>],
    pace: Pace,
    length: Duration,
) -> Outcome<Soaked> {
    let mut boards = board::sit_down(server.address, places, games).await?;
    server.start_clocks(&boards).await?;
    let next = Arc::new(Next::new(server.address, server.arbiters(&boards).await?, games));
    println!("| minute | memory (MB) | journal (MB) | acts | 50 % within (ms) | 99 % within (ms) |");
    println!("|--:|--:|--:|--:|--:|--:|");
    let began = Instant::now();
    let mut samples = Vec::new();
    while began.elapsed() + Duration::from_secs(1) < length {
        let rest = length.saturating_sub(began.elapsed());
        let minute = rest.min(MINUTE);
        let until = Instant::now() + minute;
        let play_on = |board: Board| board.play_on(pace, until, Arc::clone(&next));
        let latencies = gather(&mut boards, minute, play_on).await?;
        let sample = Sample::take(server, began.elapsed(), latencies)?;
        sample.print();
        samples.push(sample);
    }
    Ok(Soaked { boards, ended: next.ended(), is_flat: is_flat(&samples) })
}

impl Sample {
    fn take(server: &Server, since: Duration, latencies: Latencies) -> Outcome<Self> {
        let acts = latencies.count();
        let [p50, p99] = latencies.within([0.5, 0.99]);
        let (memory_kb, journal_kb) = (server.memory()?, server.journal_size());
        Ok(Self { minutes: since.as_secs_f64() / 60.0, memory_kb, journal_kb, acts, p50, p99 })
    }

    fn print(&self) {
        let Self { minutes, memory_kb, journal_kb, acts, p50, p99 } = self;
        let mb = |kb: u64| kb as f64 / 1024.0;
        let (memory, journal) = (mb(*memory_kb), mb(*journal_kb));
        println!("| {minutes:.1} | {memory:.1} | {journal:.1} | {acts} | {p50:.1} | {p99:.1} |");
    }
}

/// Whether memory and latency were flat over the last two thirds. The first third is the warm-up.
fn is_flat(samples: &[Sample]) -> bool {
    let last = &samples[samples.len() / 3..];
    let memory: Vec<_> = last.iter().map(|sample| (sample.minutes, sample.memory_kb as f64)).collect();
    let latency: Vec<_> = last.iter().map(|sample| (sample.minutes, sample.p99)).collect();
    let memory_grows = Growth::of(&memory, 0.0);
    let latency_grows = Growth::of(&latency, NO_MATTER_MS);
    println!(
        "over the last two thirds, an hour adds {memory_grows} to the memory and {latency_grows} to the time that 99 % of the acts stay within"
    );
    memory_grows.by <= FLAT_MEMORY && latency_grows.by <= FLAT_LATENCY
}

/// The growth in an hour, as a fraction of the mean.
struct Growth {
    by: f64,
    /// Twice the standard error. It is only printed: the machine is noisy, and slow minutes at the end tilt the line.
    give_or_take: f64,
}

impl Growth {
    fn of(points: &[(f64, f64)], no_matter: f64) -> Self {
        let part = 60.0 / mean(points).max(no_matter);
        let slope = slope(points);
        Self { by: part * slope, give_or_take: 2.0 * part * error_of(points, slope) }
    }
}

impl std::fmt::Display for Growth {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:.0} % (give or take {:.0})", 100.0 * self.by, 100.0 * self.give_or_take)
    }
}

fn mean(points: &[(f64, f64)]) -> f64 {
    points.iter().map(|(_, y)| y).sum::<f64>() / points.len().max(1) as f64
}

/// The slope of the straight line that fits best.
fn slope(points: &[(f64, f64)]) -> f64 {
    let middle = points.iter().map(|(x, _)| x).sum::<f64>() / points.len().max(1) as f64;
    let height = mean(points);
    let across: f64 = points.iter().map(|(x, y)| (x - middle) * (y - height)).sum();
    let along: f64 = points.iter().map(|(x, _)| (x - middle).powi(2)).sum();
    if along > 0.0 { across / along } else { 0.0 }
}

/// The standard error of that slope, from how far the points are from the line.
fn error_of(points: &[(f64, f64)], slope: f64) -> f64 {
    let middle = points.iter().map(|(x, _)| x).sum::<f64>() / points.len().max(1) as f64;
    let height = mean(points);
    let off: f64 = points.iter().map(|(x, y)| (y - height - slope * (x - middle)).powi(2)).sum();
    let along: f64 = points.iter().map(|(x, _)| (x - middle).powi(2)).sum();
    if along > 0.0 && points.len() > 2 { (off / (points.len() - 2) as f64 / along).sqrt() } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::{Sample, error_of, is_flat, slope};

    fn samples(memory_kb: impl Fn(u64) -> u64, p99: impl Fn(u64) -> f64) -> Vec<Sample> {
        let sample = |minute| Sample {
            minutes: minute as f64,
            memory_kb: memory_kb(minute),
            journal_kb: minute,
            acts: 1,
            p50: 1.0,
            p99: p99(minute),
        };
        (1..=30).map(sample).collect()
    }

    #[test]
    fn what_grows_is_not_flat() {
        assert!((slope(&[(1.0, 3.0), (2.0, 5.0), (3.0, 7.0)]) - 2.0).abs() < 1e-9);
        assert!(is_flat(&samples(|_| 100_000, |minute| 8.0 + (minute % 2) as f64)));
        assert!(is_flat(&samples(|minute| 100_000 + 50_000 / minute, |_| 8.0)), "only the beginning differs");
        assert!(!is_flat(&samples(|minute| 100_000 + 2000 * minute, |_| 8.0)));
        assert!(!is_flat(&samples(|_| 100_000, |minute| 5.0 + minute as f64)));
        let noisy = |by: f64| move |minute: u64| 5.0 + by * minute as f64 + (minute * 7 % 5) as f64 / 2.0;
        assert!(!is_flat(&samples(|_| 100_000, noisy(0.2))), "growth shows through noise");
        assert!(is_flat(&samples(|_| 100_000, noisy(0.02))));
    }

    #[test]
    fn the_error_of_a_slope() {
        assert!(error_of(&[(1.0, 3.0), (2.0, 5.0), (3.0, 7.0)], 2.0).abs() < 1e-9);
        // The line has the slope 1/2, and the points are 1/3, -2/3 and 1/3 away from it.
        let points = [(1.0, 1.0), (2.0, 0.5), (3.0, 2.0)];
        assert!((error_of(&points, slope(&points)) - (1.0_f64 / 3.0).sqrt()).abs() < 1e-9);
    }
}
