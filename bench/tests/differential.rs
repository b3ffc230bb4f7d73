//! Legal moves, check, checkmate, stalemate and FEN, compared with shakmaty and cozy-chess on random games of standard
//! chess and of all 960 starting positions, and on composed positions.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::peers::{Trio, random::Random};
use touchmove_board::chess960::Start;

/// Plays a random game and compares every position. Returns the number of positions.
fn play(start: Trio, plies: usize, random: &mut Random) -> usize {
    let mut trio = start;
    for ply in 0..plies {
        let moves = trio.compare();
        trio.compare_fen();
        // The peer stops counting at a hundred, so its FEN would differ.
        if moves.is_empty() || trio.ours.halfmove_clock == 100 {
            return ply + 1;
        }
        trio = trio.after(random.pick_move(&trio.ours, &moves));
    }
    plies
}

#[test]
fn games_from_all_960_starts() {
    let mut random = Random(1);
    let twice = Start::all().chain(Start::all());
    let compared: usize =
        twice.map(|start| play(Trio::read(&start.position()).unwrap(), 200, &mut random)).sum();
    assert!(compared >= 250_000, "only {compared} positions");
}

#[test]
fn games_from_the_standard_array() {
    let mut random = Random(2);
    let start = Trio::read(&Start::STANDARD.position()).unwrap();
    let compared: usize = (0..2_000).map(|_| play(start.clone(), 200, &mut random)).sum();
    assert!(compared >= 250_000, "only {compared} positions");
}

/// Random boards. The peers refuse some of them, such as those with the opponent in check.
#[test]
fn composed_at_random() {
    let mut random = Random(3);
    let (mut compared, mut passed, mut castles) = (0, 0, 0);
    for _ in 0..400_000 {
        let Some(trio) = Trio::read(&random.composed()) else { continue };
        let moves = trio.compare();
        compared += 1;
        passed += usize::from(trio.ours.capturable_en_passant().is_some());
        castles += usize::from(moves.iter().any(|&mv| trio.ours.castling_side_of(mv).is_some()));
        if compared % 10 == 0 {
            play(trio, 6, &mut random);
        }
    }
    assert!(compared > 100_000, "only {compared} positions");
    assert!(passed > 10_000 && castles > 10_000, "en passant {passed}, castling {castles}");
}

#[rustfmt::skip]
const COMPOSED: &[&str] = &[
    // Pins of all kinds around a capture en passant.
    "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1",
    "8/8/8/8/k2Pp2R/8/8/4K3 b - d3 0 1",
    "4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
    "4r1k1/8/8/2PpP3/8/8/8/4K3 w - d6 0 1",
    "6k1/2b5/8/3pP3/5K2/8/8/8 w - d6 0 1",
    "6k1/b7/8/2pP4/8/8/5K2/8 w - c6 0 1",
    "8/8/8/3pP3/4K3/8/8/6k1 w - d6 0 1",
    "8/8/8/1Pp5/8/8/1K3k2/8 w - c6 0 1",
    // Two pawns may capture, and there are three pawns on the rank.
    "8/8/8/K1PpP2r/8/8/8/4k3 w - d6 0 1",
    // Castling with king or rook in place, past each other, and with a rook as the shield.
    "4k3/8/8/8/8/8/8/6KR w H - 0 1",
    "3k4/8/8/8/8/8/8/5KR1 w G - 0 1",
    "4k3/8/8/8/8/8/8/1K1R4 w D - 0 1",
    "4k3/8/8/8/8/8/8/rR1K4 w B - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "1r2k2r/8/8/8/8/8/8/1R2K2R b KQkq - 0 1",
    // Promotion with and without capture, and out of a pin.
    "1n1n2k1/2P5/8/8/8/8/2p5/1N1N2K1 w - - 0 1",
    "1n1n2k1/2P5/8/8/8/8/2p5/1N1N2K1 b - - 0 1",
    "7k/KP5r/8/8/8/8/8/8 w - - 0 1",
    // Double check, smothered mate, stalemate in the corner.
    "4k3/8/5N2/8/8/8/8/4RK2 b - - 0 1",
    "6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1",
    "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
    // 218 moves, and the positions that are usual for such tests.
    "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
];

#[test]
fn composed_by_hand_and_played_on() {
    let mut random = Random(4);
    let mut compared = 0;
    for fen in COMPOSED {
        let start = Trio::of_fen(fen);
        for mv in start.compare() {
            compared += play(start.after(mv), 12, &mut random);
        }
        start.compare_fen();
    }
    assert!(compared > 3_000, "only {compared} positions");
}
