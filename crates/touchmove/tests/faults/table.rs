//! The results of each kind of fault: one row each, and the table of `docs/reliability.md`.

use std::fmt;

/// The results of one kind of fault.
#[derive(Default)]
pub(crate) struct Row {
    /// Faults injected.
    pub(crate) faults: u64,
    /// Acts that were acknowledged.
    pub(crate) acknowledged: u64,
    /// Acknowledged acts that are missing.
    pub(crate) lost: u64,
    /// Acts recorded more than once.
    pub(crate) doubled: u64,
    /// Clocks compared with the test's own.
    pub(crate) clocks: u64,
    /// Clocks that were wrong by more than 50 ms without a notice at the desk.
    pub(crate) clocks_wrong: u64,
    /// Damage that was not reported.
    pub(crate) unreported: u64,
    /// The reason why the row was not run.
    pub(crate) skipped: Option<String>,
    summary: Option<String>,
    remarks: Vec<String>,
}

/// The most remarks in a row; more would not help.
const MOST_REMARKS: usize = 12;

impl Row {
    pub(crate) fn skipped(why: impl Into<String>) -> Self {
        Self { skipped: Some(why.into()), ..Self::default() }
    }

    /// Returns true if all promises were kept.
    pub(crate) fn holds(&self) -> bool {
        [self.lost, self.doubled, self.clocks_wrong, self.unreported] == [0; 4]
    }

    /// Adds the results of another part of the same faults.
    pub(crate) fn add(&mut self, other: Self) {
        self.faults += other.faults;
        self.acknowledged += other.acknowledged;
        self.lost += other.lost;
        self.doubled += other.doubled;
        self.clocks += other.clocks;
        self.clocks_wrong += other.clocks_wrong;
        self.unreported += other.unreported;
        self.skipped = self.skipped.take().or(other.skipped);
        self.remarks.extend(other.remarks);
    }

    /// Adds a remark that is always printed.
    pub(crate) fn sum_up(&mut self, text: String) {
        self.summary = Some(text);
    }

    /// Adds a remark to print below the table.
    pub(crate) fn remark(&mut self, text: impl Into<String>) {
        self.remarks.push(text.into());
    }

    pub(crate) fn lose(&mut self, acts: u64, text: impl Into<String>) {
        self.lost += acts;
        self.remark(text);
    }

    pub(crate) fn double(&mut self, text: impl Into<String>) {
        self.doubled += 1;
        self.remark(text);
    }

    pub(crate) fn miss_damage(&mut self, text: impl Into<String>) {
        self.unreported += 1;
        self.remark(text);
    }

    pub(crate) fn wrong_clock(&mut self, text: impl Into<String>) {
        self.clocks_wrong += 1;
        self.remark(text);
    }

    /// Returns the remarks.
    pub(crate) fn remarks(&self) -> impl Iterator<Item = String> {
        let more = self.remarks.len().saturating_sub(MOST_REMARKS);
        let more = (more > 0).then(|| format!("… and {more} more"));
        self.summary.iter().chain(self.remarks.iter().take(MOST_REMARKS)).cloned().chain(more)
    }
}

/// The head of the table, in Markdown.
pub(crate) const HEAD: &str = "\
| fault | injected | acts acknowledged | lost | doubled | clocks compared | wrong without a notice | damage not reported | |
|---|--:|--:|--:|--:|--:|--:|--:|---|";

/// A row of the table, in Markdown.
pub(crate) struct Line<'a>(pub(crate) &'a str, pub(crate) &'a Row);

impl fmt::Display for Line<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(name, row) = self;
        let Row { faults, acknowledged, lost, doubled, clocks, clocks_wrong, unreported, .. } = row;
        if let Some(why) = &row.skipped {
            return write!(f, "| {name} | | | | | | | | SKIPPED: {why} |");
        }
        let verdict = if row.holds() { "holds" } else { "**FAILS**" };
        write!(
            f,
            "| {name} | {faults} | {acknowledged} | {lost} | {doubled} | {clocks} | {clocks_wrong} | {unreported} | {verdict} |"
        )
    }
}
