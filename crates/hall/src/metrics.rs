//! What the server counts of itself, in the text form of Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The upper ends of the histogram's classes, in microseconds.
const CLASSES: [u64; 10] = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 500_000, 2_000_000];

/// Counters.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    acts: AtomicU64,
    refusals: AtomicU64,
    micros: AtomicU64,
    classes: [AtomicU64; CLASSES.len()],
    sockets: AtomicU64,
    connections: AtomicU64,
    forbidden: AtomicU64,
    wrong_links: AtomicU64,
}

/// Something that is counted while it is there.
#[derive(Debug)]
pub(crate) struct Counted<'a>(&'a AtomicU64);

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Metrics {
    /// An act was answered after so long, carried out or not.
    pub(crate) fn acted(&self, took: Duration, was_carried_out: bool) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.acts.fetch_add(1, Ordering::Relaxed);
        self.refusals.fetch_add(u64::from(!was_carried_out), Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
        if let Some(class) = CLASSES.iter().position(|end| micros <= *end) {
            self.classes[class].fetch_add(1, Ordering::Relaxed);
        }
    }

    /// A socket is open.
    pub(crate) fn socket(&self) -> Counted<'_> {
        self.sockets.fetch_add(1, Ordering::Relaxed);
        Counted(&self.sockets)
    }

    /// A listener came.
    pub(crate) fn came(&self) {
        self.sockets.fetch_add(1, Ordering::Relaxed);
    }

    /// A listener went.
    pub(crate) fn went(&self) {
        self.sockets.fetch_sub(1, Ordering::Relaxed);
    }

    /// A connection is open.
    pub(crate) fn connected(&self) {
        self.connections.fetch_add(1, Ordering::Relaxed);
    }

    /// A connection is closed.
    pub(crate) fn disconnected(&self) {
        self.connections.fetch_sub(1, Ordering::Relaxed);
    }

    /// Somebody tried what the role may not do.
    pub(crate) fn forbade(&self) {
        self.forbidden.fetch_add(1, Ordering::Relaxed);
    }

    /// Somebody came with a link that is not valid.
    pub(crate) fn saw_wrong_link(&self) {
        self.wrong_links.fetch_add(1, Ordering::Relaxed);
    }

    /// All of it, with how many events and boards there are, and how many moments are waited for.
    pub(crate) fn write(&self, (events, boards): (usize, usize), waiting: usize, up_ms: u64) -> String {
        let of = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let mut text = String::new();
        let mut one = |name: &str, kind: &str, help: &str, value: u64| {
            // Writing into a string does not fail.
            let _ = writeln!(
                text,
                "# HELP touchmove_{name} {help}\n# TYPE touchmove_{name} {kind}\ntouchmove_{name} {value}"
            );
        };
        one("up_seconds", "gauge", "How long the server has been there.", up_ms / 1000);
        one("events", "gauge", "Events in the hall.", events as u64);
        one("boards", "gauge", "Boards in the hall.", boards as u64);
        one("moments_waited_for", "gauge", "Flags and broadcasts on the timer wheel.", waiting as u64);
        one("connections", "gauge", "Open connections.", of(&self.connections));
        one("sockets", "gauge", "Open WebSockets and event streams.", of(&self.sockets));
        one(
            "acts_not_carried_out_total",
            "counter",
            "Acts that were refused by the hall or the journal.",
            of(&self.refusals),
        );
        one("forbidden_total", "counter", "Attempts at what a role may not do.", of(&self.forbidden));
        one("wrong_links_total", "counter", "Attempts with a link that is not valid.", of(&self.wrong_links));
        let _ = writeln!(
            text,
            "# HELP touchmove_act_seconds From an act's arrival until it is durable and answered.\n# TYPE touchmove_act_seconds histogram"
        );
        let mut sum = 0;
        for (end, class) in CLASSES.iter().zip(&self.classes) {
            sum += of(class);
            let _ = writeln!(text, "touchmove_act_seconds_bucket{{le=\"{}\"}} {sum}", *end as f64 / 1e6);
        }
        let _ = writeln!(text, "touchmove_act_seconds_bucket{{le=\"+Inf\"}} {}", of(&self.acts));
        let _ = writeln!(text, "touchmove_act_seconds_sum {}", of(&self.micros) as f64 / 1e6);
        let _ = writeln!(text, "touchmove_act_seconds_count {}", of(&self.acts));
        text
    }
}
