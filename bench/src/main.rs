//! `make bench`: the tables of `bench/RESULTS.md`, measured anew.
#![allow(clippy::print_stdout, reason = "printing the tables is what this program is for")]

use std::time::{Duration, Instant};
use touchmove_bench::perft::{OURS, PEERS, Peer};

/// Name, FEN, depth.
const PERFT: [(&str, &str, u32); 3] = [
    ("start, depth 6", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6),
    ("middlegame, depth 5", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5),
    ("endgame, depth 7", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7),
];

/// The machine is noisy: every program takes its turn this often, and its best turn counts.
const TURNS: usize = 7;

fn main() {
    println!("size of a Position: {} bytes\n", size_of::<touchmove_board::Position>());
    println!("perft, million nodes a second, one thread, best of {TURNS} turns");
    for (name, fen, depth) in PERFT {
        measure_perft(name, fen, depth);
    }
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
