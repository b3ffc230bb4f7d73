//! `make bench`: measures the tables of `bench/RESULTS.md`.
#![allow(clippy::print_stdout, reason = "printing the tables is what this program is for")]

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use touchmove_bench::acts::{self, Acts, Rate};
use touchmove_bench::audit::{audit, slowest_game};
use touchmove_bench::helpmate::{Question, Report, read_timeouts, read_vectors};
use touchmove_bench::perft::{OURS, PEERS, Peer};
use touchmove_bench::replay::{ours, with_pgn_reader};

/// Name, FEN, depth.
const PERFT: [(&str, &str, u32); 3] = [
    ("start, depth 6", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6),
    ("middlegame, depth 5", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5),
    ("endgame, depth 7", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7),
];

/// The number of turns of each program. The best one counts, because the machine is noisy.
const TURNS: usize = 7;

/// The measurements to make, and the files for them, which are not part of the repository.
#[derive(Default)]
struct Plan {
    skip_perft: bool,
    skip_replay: bool,
    skip_audit: bool,
    games: Vec<Games>,
    vectors: Vec<PathBuf>,
    timeouts: Vec<PathBuf>,
}

/// A file of games in PGN.
struct Games {
    file: PathBuf,
    /// True if the code was tuned on this file. Its figures then say little about other games.
    is_tuned_on: bool,
}

impl std::fmt::Display for Games {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let name = self.file.file_name().unwrap_or(self.file.as_os_str());
        let tuned = if self.is_tuned_on { "tuned on" } else { "not tuned on" };
        write!(f, "{} ({tuned})", name.to_string_lossy())
    }
}

impl Plan {
    /// Reads `--skip-perft`, `--skip-replay`, `--skip-audit`, `--vectors=FILE`, `--timeouts=FILE`, `--tuned=FILE`, and names of files of games.
    fn of(arguments: impl Iterator<Item = OsString>) -> Self {
        let mut plan = Self::default();
        for argument in arguments {
            let text = argument.to_string_lossy();
            if text == "--skip-perft" {
                plan.skip_perft = true;
            } else if text == "--skip-replay" {
                plan.skip_replay = true;
            } else if text == "--skip-audit" {
                plan.skip_audit = true;
            } else if let Some(name) = text.strip_prefix("--vectors=") {
                plan.vectors.push(name.into());
            } else if let Some(name) = text.strip_prefix("--timeouts=") {
                plan.timeouts.push(name.into());
            } else if let Some(name) = text.strip_prefix("--tuned=") {
                plan.games.push(Games { file: name.into(), is_tuned_on: true });
            } else {
                plan.games.push(Games { file: argument.into(), is_tuned_on: false });
            }
        }
        plan
    }
}

fn main() {
    let plan = Plan::of(std::env::args_os().skip(1));
    if !plan.skip_perft {
        println!("size of a Position: {} bytes\n", size_of::<touchmove_board::Position>());
        println!("perft, million nodes a second, one thread, best of {TURNS} turns");
        for (name, fen, depth) in PERFT {
            measure_perft(name, fen, depth);
        }
    }
    if plan.games.is_empty() {
        println!("\nreading games: name files in PGN to measure it, make bench GAMES=\"one.pgn two.pgn\"");
    }
    for file in &plan.games {
        if !plan.skip_replay {
            measure_replay(file);
        }
        measure_acts(file);
        if !plan.skip_audit {
            measure_audit(file);
        }
    }
    if plan.vectors.is_empty() && plan.timeouts.is_empty() {
        println!(
            "\ncan this side still checkmate: name files of questions, make bench VECTORS=one.txt TIMEOUTS=two.txt"
        );
    }
    for file in plan.vectors {
        measure_helpmate(&file, read_vectors);
    }
    for file in plan.timeouts {
        measure_helpmate(&file, read_timeouts);
    }
}

/// The number of turns for hard questions, which take long enough to need fewer.
const HELPMATE_TURNS: usize = 3;

fn measure_helpmate(file: &Path, read: fn(&str) -> Result<Vec<Question>, String>) {
    let text = std::fs::read_to_string(file).map_err(|error| error.to_string());
    match text.and_then(|text| read(&text)) {
        Ok(questions) => print!(
            "\ncan this side still checkmate: {}, {}",
            file.display(),
            Report::measure(questions, HELPMATE_TURNS)
        ),
        Err(fault) => println!("\n{}: {fault}", file.display()),
    }
}

/// The number of acts that are sent to the program.
const PIPED: usize = 200_000;

fn measure_acts(file: &Games) {
    let games = match std::fs::read(&file.file) {
        Ok(pgn) => acts::read(&pgn),
        Err(error) => return println!("\n{file}: {error}"),
    };
    // The program judges one game at a time, so it gets one of medium length.
    let mut by_length: Vec<&Acts> = games.iter().collect();
    by_length.sort_by_key(|game| game.plies());
    let Some(middling) = by_length.get(by_length.len() / 2) else { return };
    let program = std::env::current_exe().ok().map(|own| own.with_file_name("touchmove"));
    let mut best = [Rate::default(); 3];
    for _ in 0..TURNS {
        let piped = program.as_deref().and_then(|program| acts::through_program(program, middling, PIPED));
        let turn = [acts::through_game(&games), acts::through_referee(&games), piped.unwrap_or_default()];
        for (best, turn) in best.iter_mut().zip(turn) {
            if best.acts == 0 || turn.a_second() > best.a_second() {
                *best = turn;
            }
        }
    }
    println!("\njudging {} games of {file}, one thread, thousand acts a second", games.len());
    for (name, rate) in
        ["Game, move and press", "Referee, JSON in and out", "touchmove referee, by pipes"].iter().zip(best)
    {
        match rate.acts {
            0 => println!("  {name:<28} not measured: build the program first"),
            _ => println!("  {name:<28} {:>6.0}", rate.a_second() / 1e3),
        }
    }
}

/// Measures an audit, beside programs that only replay the games and one that searches for the same draws. The file is not repeated,
/// because the processor would learn to predict its games.
fn measure_audit(file: &Games) {
    let pgn = match std::fs::read(&file.file) {
        Ok(pgn) => pgn,
        Err(error) => return println!("\n{file}: {error}"),
    };
    let mut best = [f64::INFINITY; 6];
    let program = std::env::current_exe().ok().map(|own| own.with_file_name("touchmove"));
    let runs = |program: &OsStr, arguments: &[&str]| {
        let start = Instant::now();
        let mut command = Command::new(program);
        let ran =
            command.args(arguments).arg(&file.file).stdout(Stdio::null()).stderr(Stdio::null()).status();
        ran.map_or(f64::INFINITY, |_| start.elapsed().as_secs_f64())
    };
    for _ in 0..TURNS {
        let in_memory = |read: &dyn Fn()| {
            let start = Instant::now();
            read();
            start.elapsed().as_secs_f64()
        };
        let program = program.as_ref().map(|program| program.as_os_str());
        let turn = [
            in_memory(&|| _ = std::hint::black_box(audit(&pgn))),
            in_memory(&|| _ = std::hint::black_box(with_pgn_reader(&pgn))),
            program.map_or(f64::INFINITY, |program| runs(program, &["audit", "--threads", "1"])),
            program.map_or(f64::INFINITY, |program| runs(program, &["audit"])),
            runs(OsStr::new("pgn-extract"), &["--fifty", "--repetition", "--quiet"]),
            slowest_game(&pgn),
        ];
        best.iter_mut().zip(turn).for_each(|(best, turn)| *best = best.min(turn));
    }
    let [ours, replay, one, all, extract, slowest] = best;
    let found = audit(&pgn);
    let a_game = |seconds: f64| seconds * 1e6 / found.games as f64;
    println!("\nauditing {file}, {} MB, {found:?}", pgn.len() / 1_000_000);
    println!("  touchmove-audit, one thread             {ours:.4} s   {:.2} us a game", a_game(ours));
    println!("  pgn-reader and shakmaty, replay alone   {replay:.4} s   {:.2} of the audit", replay / ours);
    println!("  slowest game                            {:.3} ms", slowest * 1e3);
    println!("  touchmove audit, one thread             {one:.4} s");
    println!("  touchmove audit, all cores              {all:.4} s   {:.2} times as fast", one / all);
    println!("  pgn-extract, two of the draws           {extract:.4} s   {:.2} times as long", extract / one);
}

fn measure_replay(file: &Games) {
    let pgn = match std::fs::read(&file.file) {
        Ok(pgn) => pgn,
        Err(error) => return println!("\n{file}: {error}"),
    };
    let mut best = [Duration::MAX; 2];
    let mut counts = [ours(b""); 2];
    for _ in 0..TURNS {
        for (place, read) in [ours, with_pgn_reader].into_iter().enumerate() {
            let start = Instant::now();
            counts[place] = read(&pgn);
            best[place] = best[place].min(start.elapsed());
        }
    }
    println!("\nreading and replaying {file}, {} MB, one thread", pgn.len() / 1_000_000);
    println!("  {:?}", counts[0]);
    assert_eq!(counts[0].plies, counts[1].plies, "the programs disagree");
    let [ours, peer] = best.map(|time| time.as_secs_f64());
    println!("  touchmove-notation        {ours:.4} s");
    println!("  pgn-reader and shakmaty   {peer:.4} s   {:.2} times as long", peer / ours);
    match with_pgn_extract(&file.file) {
        Some(extract) => {
            println!("  pgn-extract               {extract:.4} s   {:.2} times as long", extract / ours)
        }
        None => println!("  pgn-extract               not installed (Debian's package pgn-extract)"),
    }
}

/// Measures pgn-extract, which only checks the games and writes nothing. It is slow enough for a single turn.
fn with_pgn_extract(file: &Path) -> Option<f64> {
    let start = Instant::now();
    let mut command = Command::new("pgn-extract");
    let ran = command.args(["-r", "--quiet"]).arg(file).stdout(Stdio::null()).stderr(Stdio::null()).status();
    ran.ok().map(|_| start.elapsed().as_secs_f64())
}

fn measure_perft(name: &str, fen: &str, depth: u32) {
    let programs: Vec<&Peer> = PEERS.iter().chain([&OURS]).collect();
    let mut best = vec![Duration::MAX; programs.len()];
    let mut leaves = vec![0; programs.len()];
    for _ in 0..TURNS {
        for (place, program) in programs.iter().enumerate() {
            let start = Instant::now();
            leaves[place] = (program.perft)(fen, depth);
            best[place] = best[place].min(start.elapsed());
        }
    }
    assert!(leaves.iter().all(|count| *count == leaves[0]), "the programs disagree: {leaves:?}");
    let speed: Vec<f64> = best.iter().map(|time| leaves[0] as f64 / time.as_secs_f64() / 1e6).collect();
    let fastest_peer = speed[..PEERS.len()].iter().copied().fold(0.0, f64::max);
    println!("\n{name} ({} nodes)", leaves[0]);
    for (program, speed) in programs.iter().zip(&speed) {
        println!("  {:<18} {speed:>6.0}   {:>5.2} of the fastest peer", program.name, speed / fastest_peer);
    }
}
