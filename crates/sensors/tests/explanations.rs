//! Placements, each with its explanation.

use touchmove_board::{Bitboard, Board, Position};
use touchmove_sensors::{Announced, Explanation, explain};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLES: &str = "r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R3K2R w KQkq - 0 1";
const EN_PASSANT: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
const PROMOTES: &str = "3r2k1/4P3/8/8/8/8/8/4K3 w - - 0 1";

/// The explanation of a placement, in a word.
fn found(fen: &str, seen: &str) -> String {
    let squares =
        |set: Bitboard| set.into_iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ");
    let record = Position::from_fen(fen).unwrap();
    match explain(&record, &Board::from_fen(seen).unwrap()) {
        Explanation::AsRecorded => "as recorded".to_owned(),
        Explanation::Move { mv, unseen } if unseen.is_empty() => mv.uci(&record).to_string(),
        Explanation::Move { mv, unseen } => format!("{}, {} not seen", mv.uci(&record), squares(unseen)),
        Explanation::MoveAndReply([mv, reply]) => format!("{mv} {reply}"),
        Explanation::HalfCastled(mv) => format!("half castled {mv}"),
        Explanation::Illegal(mv) => format!("illegal {}", mv.uci(&record)),
        Explanation::Missing(missing) => format!("missing {}", squares(missing)),
        Explanation::Kings(Announced::WhiteWins) => "1-0".to_owned(),
        Explanation::Kings(Announced::BlackWins) => "0-1".to_owned(),
        Explanation::Kings(Announced::Draw) => "draw".to_owned(),
        Explanation::Unclear => "unclear".to_owned(),
    }
}

fn check(fen: &str, cases: &[(&str, &str)]) {
    for (seen, expected) in cases {
        assert_eq!(found(fen, seen), *expected, "{fen}: {seen}");
    }
}

#[test]
fn moves_from_the_start() {
    check(
        START,
        &[
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "as recorded"),
            ("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR", "e2e4"),
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR", "missing b1"),
            // A move, and the reply before the press.
            ("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR", "e2e4 e7e5"),
            // The knight has arrived; a pawn is not seen because it stands between two squares.
            ("rnbqkbnr/1ppppppp/8/8/8/2N5/PPPPPPPP/R1BQKBNR", "b1c3, a7 not seen"),
            ("rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR", "illegal e2e5"),
            ("rnbqkbnr/pppppppp/8/8/8/B7/PPPPPPPP/RN1QKBNR", "illegal c1a3"),
            // The opponent's piece has moved: it is unknown whose hand it was.
            ("rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR", "unclear"),
            // Two pieces of one player have moved.
            ("rnbqkbnr/pppppppp/8/8/3PP3/8/PPP2PPP/RNBQKBNR", "unclear"),
            (
                "8/8/8/8/8/8/8/8",
                "missing a1 b1 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2 e2 f2 g2 h2 a7 b7 c7 d7 e7 f7 g7 h7 a8 b8 c8 d8 e8 f8 g8 h8",
            ),
        ],
    );
}

#[test]
fn castling_is_half_done_for_a_while() {
    check(
        CASTLES,
        &[
            ("r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R4RK1", "e1g1"),
            ("r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/2KR3R", "e1c1"),
            ("r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R5KR", "half castled e1g1"),
            // The rook's own move is as legal as castling; only the press distinguishes them.
            ("r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R3KR2", "h1f1"),
            ("r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R4K1R", "e1f1"),
            ("r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R5K1", "unclear"),
            ("r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R6R", "missing e1"),
        ],
    );
    // Hands can castle without the right to castle.
    check(
        "r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R3K2R w - - 0 1",
        &[
            ("r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R4RK1", "illegal e1g1"),
            ("r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R5KR", "illegal e1g1"),
        ],
    );
}

#[test]
fn pawns() {
    check(
        EN_PASSANT,
        &[
            ("4k3/8/3P4/8/8/8/8/4K3", "e5d6"),
            // The captured pawn is still there: it is unknown whether it will be removed.
            ("4k3/8/3P4/3p4/8/8/8/4K3", "unclear"),
            ("4k3/8/4P3/3p4/8/8/8/4K3", "e5e6"),
        ],
    );
    check(
        PROMOTES,
        &[
            ("3r2k1/8/8/8/8/8/8/4K3", "missing e7"),
            ("3rP1k1/8/8/8/8/8/8/4K3", "illegal e7e8"),
            ("3rQ1k1/8/8/8/8/8/8/4K3", "e7e8q"),
            ("3N2k1/8/8/8/8/8/8/4K3", "e7d8n"),
            ("3rK1k1/8/8/8/8/8/8/4K3", "unclear"),
        ],
    );
}

#[test]
fn kings_in_the_centre_announce_a_result() {
    let fen = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";
    check(
        fen,
        &[
            ("8/5ppp/8/3k4/4K3/8/5PPP/3R4", "1-0"),
            ("8/5ppp/8/3K4/4k3/8/5PPP/3R4", "1-0"),
            ("8/5ppp/8/4k3/3K4/8/5PPP/3R4", "0-1"),
            ("8/5ppp/8/8/3Kk3/8/5PPP/3R4", "draw"),
            ("8/5ppp/8/3Kk3/8/8/5PPP/3R4", "draw"),
            ("8/8/8/4k3/3K4/8/8/8", "0-1"),
            // One king in the centre announces nothing.
            ("6k1/5ppp/8/8/4K3/8/5PPP/3R4", "illegal g1e4"),
        ],
    );
}
