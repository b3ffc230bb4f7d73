//! Injects faults into the built program, one kind after the other, and checks its promises: what was acknowledged is stored exactly once;
//! no clock is wrong without a notice at the desk; no damage goes unreported.
//!
//! Nothing here shares code with the hall: it uses HTTP and WebSocket as described in docs/hall.md, and computes clocks itself. A plain
//! `cargo test` runs a short form of some kinds; `make faults` runs all in full (`FAULTS=full`), `FAULTS=short` the short form of all,
//! `FAULTS=NAME,NAME` some in full and `FAULTS=short,NAME` the short form of some. `TOUCHMOVE` names another build of the program to test.
//! The printed table is the one in docs/reliability.md.

#![cfg(target_os = "linux")]
#![allow(clippy::panic, clippy::print_stdout, reason = "tests")]

mod chance;
mod crowd;
mod desk;
mod dump;
mod game;
#[path = "../hall/mod.rs"]
mod hall;
mod kills;
mod moving;
mod pages;
mod power;
mod seat;
mod shim;
mod stalls;
mod table;
mod wall;

use std::path::Path;
use std::time::{Duration, Instant};
use table::{HEAD, Line, Row};

/// How many faults of each kind are injected.
pub(crate) struct Scale {
    pub(crate) kills: u64,
    pub(crate) power_cuts: u64,
    pub(crate) imports: u64,
    pub(crate) backups: u64,
    /// Lengths of stalls, in seconds.
    stalls: &'static [u64],
    /// The number of clean shutdowns.
    pub(crate) ends: u64,
    pub(crate) places: usize,
    pub(crate) wall_jumps: usize,
}

impl Scale {
    const SHORT: Self = Self {
        kills: 5,
        power_cuts: 5,
        imports: 4,
        backups: 3,
        stalls: &[1, 3],
        ends: 6,
        places: 20,
        wall_jumps: 1,
    };
    const FULL: Self = Self {
        kills: 200,
        power_cuts: 100,
        imports: 40,
        backups: 40,
        stalls: &[1, 3, 10, 30, 60],
        ends: 30,
        places: 200,
        wall_jumps: 6,
    };

    fn full() -> Self {
        let kills = std::env::var("KILLS").ok().and_then(|kills| kills.parse().ok());
        Self { kills: kills.unwrap_or(Self::FULL.kills), ..Self::FULL }
    }

    pub(crate) fn stalls(&self) -> impl Iterator<Item = Duration> {
        self.stalls.iter().copied().map(Duration::from_secs)
    }
}

/// A kind of fault: its name, its description, and the function that injects it.
type Kind = (&'static str, &'static str, fn(&Scale) -> Row);

const KINDS: [Kind; 15] = [
    ("kill", "killed under load (SIGKILL)", kills::killed),
    ("power", "power cut: killed, unsynced writes dropped", kills::power_cut),
    ("import", "killed during an import", moving::import),
    ("backup", "backup under load, killed midway", moving::backup_killed),
    ("restore", "restore, killed midway", moving::restore_killed),
    ("stop", "process stopped (SIGSTOP)", stalls::stopped),
    ("slow", "slow fsync", stalls::slow_fsync),
    ("sync", "failing fsync (EIO)", stalls::failing_fsync),
    ("full", "full disk (ENOSPC)", stalls::full_disk),
    ("read-only", "read-only disk (EROFS)", stalls::read_only_disk),
    ("suspend", "machine suspended (CLOCK_BOOTTIME jumps)", stalls::suspended),
    ("wall", "wall clock set across restarts", wall::jumps),
    ("wal", "damaged write-ahead log", pages::log_of_a_killed_hall),
    ("database", "damaged database", pages::database),
    ("alone", "main file copied alone after a clean end", pages::main_file_alone),
];

/// The kinds whose short form runs with all other tests. Those that compare clocks to 50 ms need an idle machine.
const EVERY_DAY: [&str; 9] =
    ["kill", "power", "import", "backup", "restore", "wall", "wal", "database", "alone"];

#[test]
fn no_fault_costs_an_act_a_clock_or_the_truth() {
    let wanted = std::env::var("FAULTS").ok();
    let names: Option<Vec<&str>> = wanted.as_deref().map(|wanted| wanted.split(',').collect());
    let (scale, names) = match &names {
        None => (Scale::SHORT, EVERY_DAY.to_vec()),
        Some(names) if names == &["full"] => (Scale::full(), KINDS.map(|(name, ..)| name).to_vec()),
        Some(names) if names == &["short"] => (Scale::SHORT, KINDS.map(|(name, ..)| name).to_vec()),
        Some(names) if names.first() == Some(&"short") => (Scale::SHORT, names.clone()),
        Some(names) => (Scale::full(), names.clone()),
    };
    let mut rows = Vec::new();
    for (name, what, inject) in KINDS.into_iter().filter(|(name, ..)| names.contains(name)) {
        let began = Instant::now();
        let row = inject(&scale);
        println!("{}", Line(what, &row));
        row.remarks().for_each(|remark| println!("    {name}: {remark}"));
        println!("    {name}: {:.0} s", began.elapsed().as_secs_f64());
        rows.push((what, row));
    }
    shim::remove_library();
    println!("\n{HEAD}");
    rows.iter().for_each(|(what, row)| println!("{}", Line(what, row)));
    let failed: Vec<_> = rows.iter().filter(|(_, row)| !row.holds()).map(|(what, _)| *what).collect();
    assert!(failed.is_empty(), "does not hold: {}", failed.join("; "));
}

/// Checks that a journal that suffered only these faults is sound.
pub(crate) fn sound(journal: &Path, row: &mut Row) {
    let verified = hall::verify(journal);
    if !verified.status.success() {
        let told = [verified.stdout, verified.stderr].concat();
        row.lose(1, format!("the journal is broken: {}", String::from_utf8_lossy(&told).trim()));
    }
}
