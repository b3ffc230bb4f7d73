//! Counts leaves with each program in its fastest way: the last move is counted but not made.

use cozy_chess::Board as CozyBoard;
use shakmaty::{CastlingMode, Chess, fen::Fen};

/// A program that can count leaves.
pub struct Peer {
    /// The program's name and version.
    pub name: &'static str,
    /// Counts the leaves below the position of a FEN.
    pub perft: fn(&str, u32) -> u64,
}

/// Touchmove's own board.
pub const OURS: Peer = Peer { name: "touchmove-board", perft: ours };

/// The peers.
pub const PEERS: [Peer; 3] = [
    Peer { name: "shakmaty 0.30.1", perft: with_shakmaty },
    Peer { name: "cozy-chess 0.3.4", perft: with_cozy_chess },
    Peer { name: "chess 3.2.0", perft: with_chess },
];

const READABLE: &str = "the benchmarks' positions are readable";

fn ours(fen: &str, depth: u32) -> u64 {
    touchmove_board::perft(&touchmove_board::Position::from_fen(fen).expect(READABLE), depth)
}

fn with_shakmaty(fen: &str, depth: u32) -> u64 {
    let fen: Fen = fen.parse().expect(READABLE);
    let position: Chess = fen.into_position(CastlingMode::Standard).expect(READABLE);
    shakmaty::perft(&position, depth)
}

fn with_chess(fen: &str, depth: u32) -> u64 {
    chess::MoveGen::movegen_perft_test(&fen.parse().expect(READABLE), depth as usize) as u64
}

fn with_cozy_chess(fen: &str, depth: u32) -> u64 {
    count_with_cozy_chess(&fen.parse().expect(READABLE), depth)
}

fn count_with_cozy_chess(board: &CozyBoard, depth: u32) -> u64 {
    let mut leaves = 0;
    if depth == 1 {
        board.generate_moves(|moves| {
            leaves += moves.len() as u64;
            false
        });
    } else {
        board.generate_moves(|moves| {
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                leaves += count_with_cozy_chess(&next, depth - 1);
            }
            false
        });
    }
    leaves
}
