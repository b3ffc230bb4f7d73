//! Finds a line at first glance: instead of listing and comparing moves, it plays the moves of a plan.
//!
//! Nearly all positions of real games have a line of a few moves. The plans, the cheapest first:
//!
//! - A queen or a rook gives check where the king has no flight, next to the king and guarded or from afar ([net]). The loser's pieces
//!   move out of the way, and the king may have to make a step or two.
//! - A pawn becomes a queen, which then mates ([run]). Pieces of either side make way for it, and it may capture.
//! - The loser's king goes to the edge, the winner's king to a square from which it covers the flights, and a queen or a rook mates along
//!   the edge ([edge]).
//! - A bishop and a knight, or two bishops, mate in a corner ([corner]).
//! - Another pawn than the one nearest to promotion becomes a queen.
//! - A queen or a rook that cannot mate from its square goes to another one first ([regroup]), if need be after a pawn has become a queen.
//!
//! Each plan is found with a few sets of squares, and then played. Every move must be possible for its piece and leave its king safe, or be
//! proven legal otherwise ([run]), and the final position must be checkmate. So every line that is found is valid; if none is found, that
//! proves nothing.

mod corner;
mod edge;
mod end;
mod net;
mod play;
mod regroup;
mod run;

use alloc::vec::Vec;
use play::Play;
use run::Routes;
use touchmove_board::attacks::{
    bishop_attacks, diagonal_lines, king_steps, king_steps_of, knight_jumps, knight_jumps_of,
    pawn_captures_of, pawn_origins, rook_attacks, straight_lines,
};
use touchmove_board::{Bitboard, Board, Color, Move, Position, Role, Square};

/// The maximum number of replies to a check that are tried.
const EVASIONS: usize = 3;

/// Plays from the current position to a mate by that side. Returns true if it succeeds.
type Plan = fn(&mut Play<'_>, Color) -> bool;

/// The cheapest comes first.
const PLANS: [Plan; 7] = [
    net::closes,
    |play, winner| run::arrives(play, winner, Routes::First, mates),
    edge::holds,
    corner::holds,
    |play, winner| run::arrives(play, winner, Routes::Others, mates),
    |play, winner| regroup::helps(play, winner, mates),
    |play, winner| {
        run::arrives(play, winner, Routes::First, |play, winner| regroup::helps(play, winner, mates))
    },
];

/// Plays to a mate by a queen or a rook that the side already has.
fn mates(play: &mut Play<'_>, winner: Color) -> bool {
    net::closes(play, winner) || edge::holds(play, winner)
}

/// Looks for a line by which one of these sides mates. Returns that side if there is one; its moves are then in `line`.
pub(crate) fn finds(
    root: &Position,
    sides: &[Color],
    moves: &mut Vec<Move>,
    line: &mut Vec<Move>,
) -> Option<Color> {
    if !root.board.has_one_king_each() {
        return None;
    }
    let mut starts = [None; EVASIONS];
    if root.is_check() {
        root.legal_moves_into(moves);
        for (start, evasion) in starts.iter_mut().zip(&*moves) {
            let next = root.after(*evasion);
            *start = (!next.is_check()).then_some((next, Some(*evasion)));
        }
    } else {
        starts[0] = Some((*root, None));
    }
    let mut play = Play::new(*root, line);
    // The side whose pawn is nearer to promotion comes first.
    let by_distance = match sides {
        [one, other] if run::distance(&root.board, *other) < run::distance(&root.board, *one) => {
            [*other, *one]
        }
        _ => Color::ALL,
    };
    let sides = if let [_, _] = sides { &by_distance } else { sides };
    PLANS.iter().find_map(|plan| {
        starts.iter().flatten().find_map(|(position, evasion)| {
            sides.iter().copied().find(|side| {
                play.start(*position, *evasion);
                plan(&mut play, *side)
            })
        })
    })
}

fn queen_attacks(from: Square, occupied: Bitboard) -> Bitboard {
    bishop_attacks(from, occupied) | rook_attacks(from, occupied)
}

/// The squares that the queen or rook on the first square would attack from the second.
fn heavy_attacks(board: &Board, man: Square, from: Square, occupied: Bitboard) -> Bitboard {
    match board.of_role(Role::Queen).has(man) {
        true => queen_attacks(from, occupied),
        false => rook_attacks(from, occupied),
    }
}

/// All squares that the side attacks without these pieces; the other side's king does not block.
fn covered(board: &Board, color: Color, without: Bitboard) -> Bitboard {
    let men = board.of_color(color).without(without);
    let occupied = board.occupied().without(board.of(!color, Role::King));
    let mut all = pawn_captures_of(color, men & board.of_role(Role::Pawn))
        | knight_jumps_of(men & board.of_role(Role::Knight))
        | king_steps_of(men & board.of_role(Role::King));
    for man in men & (board.of_role(Role::Bishop) | board.of_role(Role::Queen)) {
        all |= bishop_attacks(man, occupied);
    }
    for man in men & (board.of_role(Role::Rook) | board.of_role(Role::Queen)) {
        all |= rook_attacks(man, occupied);
    }
    all
}

/// Returns true if a piece of that side would attack the square if only these squares were occupied.
fn is_attacked(board: &Board, square: Square, by: Color, occupied: Bitboard) -> bool {
    is_attacked_by(board, square, by, board.of_color(by) & occupied, occupied)
}

/// Returns true if one of these pieces of that side would attack the square if only those squares were occupied.
fn is_attacked_by(board: &Board, square: Square, by: Color, men: Bitboard, occupied: Bitboard) -> bool {
    let queens = board.of_role(Role::Queen);
    let diagonal = men & (board.of_role(Role::Bishop) | queens);
    let straight = men & (board.of_role(Role::Rook) | queens);
    let near = (king_steps(square) & board.of_role(Role::King))
        | (knight_jumps(square) & board.of_role(Role::Knight))
        | (pawn_origins(by, square) & board.of_role(Role::Pawn));
    (near & men).any()
        || (diagonal_lines(square) & diagonal).any() && (bishop_attacks(square, occupied) & diagonal).any()
        || (straight_lines(square) & straight).any() && (rook_attacks(square, occupied) & straight).any()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::*;
    use crate::is_helpmate;

    #[test]
    fn each_plan_finds_its_line() {
        for (fen, winner) in [
            // A guarded queen next to a king at home; a rook that mates on the back rank of a king behind its own pawns.
            ("r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 4 4", Color::White),
            ("6k1/5ppp/8/8/8/8/8/R5K1 b - - 0 1", Color::White),
            // Kings out in the open, with and without a piece that has to look away.
            ("8/8/8/4k3/8/8/8/R3K3 w - - 0 1", Color::White),
            ("8/5k2/1R5p/7r/4KP2/8/8/8 w - - 1 50", Color::White),
            // A pawn that has to become a queen first.
            ("8/8/8/4k3/8/8/4P3/4K3 w - - 0 1", Color::White),
            ("8/3p4/8/5k2/8/8/5P2/1K6 b - - 0 1", Color::Black),
            // Pawns that capture to get past, and pawns that pieces and kings make way for.
            ("6k1/8/8/3pp3/4P3/8/8/6K1 w - - 0 1", Color::White),
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Color::White),
            ("8/1k6/1n6/1P6/1B6/8/8/1K6 b - - 0 1", Color::White),
            ("r5k1/1p4Pp/4r3/p1b1Bp2/P4P2/5B2/1P6/3R1K1R b - - 0 1", Color::White),
            // A rook whose way to the mate takes three moves.
            ("1r4k1/p4ppp/1pN1p3/3n4/8/6P1/PP2PPKP/2R5 b - - 1 22", Color::White),
            // Bishop and knight, with the bishop on the diagonal already.
            ("4K3/8/8/3kb3/3n4/8/8/8 w - - 26 91", Color::Black),
            // A check that has to be answered first.
            ("3R2k1/pp3rpp/2p5/8/8/P1P2P2/6PP/6K1 b - - 9 30", Color::White),
        ] {
            let root: Position = fen.parse().unwrap();
            let (mut moves, mut line) = (Vec::new(), Vec::new());
            assert_eq!(finds(&root, &[winner], &mut moves, &mut line), Some(winner), "{fen}");
            assert!(is_helpmate(&root, winner, &line), "{line:?} in {fen}");
        }
    }

    /// A pawn on an end rank, where an illegal move may leave it, cannot move; a king may be missing.
    #[test]
    fn what_is_odd_gives_no_line_that_is_none() {
        for fen in [
            "P3k3/8/8/8/8/8/8/p3K3 w - - 0 1",
            "4k3/8/8/8/8/8/8/P3K2p w - - 0 1",
            "4k3/8/8/8/8/8/P7/8 w - - 0 1",
            "8/8/8/8/8/8/8/8 w - - 0 1",
            "P3k2P/8/8/8/8/8/r7/R3K3 b - - 0 1",
        ] {
            let root: Position = fen.parse().unwrap();
            for winner in Color::ALL {
                let (mut moves, mut line) = (Vec::new(), Vec::new());
                if finds(&root, &[winner], &mut moves, &mut line).is_some() {
                    assert!(is_helpmate(&root, winner, &line), "{line:?} in {fen}");
                }
            }
        }
    }
}
