//! The server's metrics, in the text format of OpenMetrics 1.0, which Prometheus reads.

use std::fmt::{Display, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The media type of the text.
pub(crate) const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// The upper bounds of the histogram's buckets, in microseconds.
const CLASSES: [u64; 10] = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 500_000, 2_000_000];

/// Counters.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    acts: AtomicU64,
    refusals: AtomicU64,
    micros: AtomicU64,
    classes: [AtomicU64; CLASSES.len()],
    sockets: AtomicU64,
    forbidden: AtomicU64,
    wrong_links: AtomicU64,
}

/// The current values that are not counted here.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Now {
    /// Events in the hall.
    pub events: usize,
    /// Boards in the hall.
    pub boards: usize,
    /// Timers on the wheel.
    pub moments: usize,
    /// Open connections.
    pub connections: usize,
    /// The number of faults that the check of the whole journal found; `None` while it is in progress.
    pub journal_faults: Option<u64>,
    /// How long the server has been up.
    pub up: Duration,
    /// The values of a cluster, if the journal is shared.
    pub shared: Option<Shared>,
}

/// The values of a server in a cluster.
#[cfg_attr(not(feature = "cluster"), allow(dead_code, reason = "only a server of a cluster has them"))]
#[derive(Copy, Clone, Debug)]
pub(crate) struct Shared {
    /// Running servers, including this one.
    pub servers: usize,
    /// Events kept here.
    pub events_kept: usize,
    /// Events taken over from other servers.
    pub taken: u64,
    /// Requests passed on to other servers.
    pub passed_on: u64,
    /// Requests received from other servers.
    pub let_in: u64,
}

/// Counted while it exists.
#[derive(Debug)]
pub(crate) struct Counted<'a>(&'a AtomicU64);

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Metrics {
    /// Counts an act that was answered after this time, carried out or not.
    pub(crate) fn acted(&self, took: Duration, was_carried_out: bool) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.acts.fetch_add(1, Ordering::Relaxed);
        self.refusals.fetch_add(u64::from(!was_carried_out), Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
        if let Some(class) = CLASSES.iter().position(|end| micros <= *end) {
            self.classes[class].fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Counts an open socket.
    pub(crate) fn socket(&self) -> Counted<'_> {
        self.sockets.fetch_add(1, Ordering::Relaxed);
        Counted(&self.sockets)
    }

    /// Counts a client that connected.
    pub(crate) fn came(&self) {
        self.sockets.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts a client that left.
    pub(crate) fn went(&self) {
        self.sockets.fetch_sub(1, Ordering::Relaxed);
    }

    /// Counts an attempt that the role does not allow.
    pub(crate) fn forbade(&self) {
        self.forbidden.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts a link that is not valid.
    pub(crate) fn saw_wrong_link(&self) {
        self.wrong_links.fetch_add(1, Ordering::Relaxed);
    }

    /// The text of all metrics.
    pub(crate) fn write(&self, now: Now) -> String {
        let of = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let mut text = Text::default();
        text.describe("up_seconds", "gauge", Some("seconds"), "How long the server has been there.");
        text.sample("up_seconds", format_args!("{:.3}", now.up.as_secs_f64()));
        for (name, help, value) in [
            ("events", "Events in the hall.", now.events as u64),
            ("boards", "Boards in the hall.", now.boards as u64),
            ("moments_waited_for", "Flags and broadcasts on the timer wheel.", now.moments as u64),
            ("connections", "Open connections.", now.connections as u64),
            ("sockets", "Open WebSockets and event streams.", of(&self.sockets)),
            (
                "journal_checked",
                "1 once the whole journal has been checked since the start.",
                u64::from(now.journal_faults.is_some()),
            ),
            ("journal_faults", "Faults that this check has found.", now.journal_faults.unwrap_or(0)),
        ] {
            text.describe(name, "gauge", None, help);
            text.sample(name, value);
        }
        for (name, help, counter) in [
            (
                "acts_not_carried_out",
                "Acts that were refused by the hall or the journal.",
                of(&self.refusals),
            ),
            ("forbidden", "Attempts at what a role may not do.", of(&self.forbidden)),
            ("wrong_links", "Attempts with a link that is not valid.", of(&self.wrong_links)),
        ] {
            text.describe(name, "counter", None, help);
            text.sample(&format!("{name}_total"), counter);
        }
        self.write_acts(&mut text);
        if let Some(shared) = now.shared {
            shared.write(&mut text);
        }
        text.0 + "# EOF\n"
    }

    fn write_acts(&self, text: &mut Text) {
        let of = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let help = "From an act's arrival until it is durable and answered.";
        text.describe("act_seconds", "histogram", Some("seconds"), help);
        // The buckets change while they are summed: the total must never be less than a part.
        let mut sum = 0;
        for (end, class) in CLASSES.iter().zip(&self.classes) {
            sum += of(class);
            text.sample(&format!("act_seconds_bucket{{le=\"{:?}\"}}", *end as f64 / 1e6), sum);
        }
        let all = of(&self.acts).max(sum);
        text.sample("act_seconds_bucket{le=\"+Inf\"}", all);
        text.sample("act_seconds_count", all);
        text.sample("act_seconds_sum", of(&self.micros) as f64 / 1e6);
    }
}

impl Shared {
    fn write(self, text: &mut Text) {
        for (name, help, value) in [
            (
                "cluster_servers",
                "Servers of the cluster that are heard here, this one among them.",
                self.servers,
            ),
            ("cluster_events_kept", "Events that this server keeps.", self.events_kept),
        ] {
            text.describe(name, "gauge", None, help);
            text.sample(name, value);
        }
        for (name, help, counter) in [
            ("cluster_events_taken", "Events that this server has taken from others.", self.taken),
            ("cluster_passed_on", "Requests that were passed on to other servers.", self.passed_on),
            ("cluster_let_in", "Requests that came from other servers.", self.let_in),
        ] {
            text.describe(name, "counter", None, help);
            text.sample(&format!("{name}_total"), counter);
        }
    }
}

/// The text as it is written.
#[derive(Default)]
struct Text(String);

impl Text {
    fn describe(&mut self, name: &str, kind: &str, unit: Option<&str>, help: &str) {
        // Writing into a string does not fail.
        let _ = writeln!(self.0, "# TYPE touchmove_{name} {kind}");
        if let Some(unit) = unit {
            let _ = writeln!(self.0, "# UNIT touchmove_{name} {unit}");
        }
        let _ = writeln!(self.0, "# HELP touchmove_{name} {help}");
    }

    fn sample(&mut self, name: &str, value: impl Display) {
        let _ = writeln!(self.0, "touchmove_{name} {value}");
    }
}

#[cfg(test)]
mod tests;
