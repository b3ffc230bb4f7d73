//! Positions that no legal game leads to: any number of kings, pawns on the end ranks, both kings in check, rights that make no sense. Some
//! of them arise when an illegal move stands. There must be no panic and no wrong answer.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::oracle::{Examiner, Truth};
use crate::support::{Random, describe, odd, position};
use touchmove_board::{Bitboard, Board, CastlingRights, Color, Piece, Position, Role, Square};
use touchmove_helpmate::{Solver, Verdict, is_dead, is_helpmate};

const BY_HAND: [(&str, &str); 24] = [
    ("8/8/8/8/8/8/8/8 w - - 0 1", "nothing at all"),
    ("8/8/8/3k4/8/8/8/8 b - - 0 1", "one king"),
    ("8/8/8/3Q4/8/8/8/8 w - - 0 1", "no king"),
    ("7k/8/6K1/8/8/8/8/Q7 b - - 0 1", "the king on move is about to be mated"),
    ("7k/Q7/8/8/8/8/8/8 w - - 0 1", "White has no king and cannot be mated"),
    ("k7/7Q/1R6/8/8/8/8/8 w - - 0 1", "White has no king and can mate"),
    ("k6k/8/K6K/8/8/8/8/Q7 w - - 0 1", "two kings each"),
    ("k6k/Q6Q/K6K/8/8/8/8/8 b - - 0 1", "two kings checkmated at once"),
    ("k6k/8/K7/8/8/8/8/7R w - - 0 1", "two kings, one of them hard to reach"),
    ("kk6/pp6/8/8/8/8/8/K7 w - - 0 1", "two kings side by side"),
    ("kkkkkkkk/8/8/8/8/8/8/KKKKKKKK w - - 0 1", "sixteen kings"),
    ("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", "the player not on move is in check"),
    ("4k3/8/8/8/4R3/8/4r3/4K3 w - - 0 1", "both kings are in check"),
    ("8/8/8/8/8/8/8/Kk6 w - - 0 1", "the kings touch"),
    ("8/8/8/8/8/2n5/8/Kk6 b - - 0 1", "the kings touch, and there is a knight"),
    ("PPPPPPPP/8/8/3k4/8/3K4/8/pppppppp w - - 0 1", "pawns where they should have been promoted"),
    ("pppppppp/8/8/3k4/8/3K4/8/PPPPPPPP w - - 0 1", "pawns on their own first ranks"),
    ("k7/8/8/8/8/8/8/K6P w - - 0 1", "a pawn that never moves and attacks nothing"),
    ("kP6/8/K7/8/8/8/8/8 b - - 0 1", "a pawn on the last rank beside the king"),
    ("QQQQQQQQ/Q6k/8/8/8/8/8/K7 b - - 0 1", "nine queens"),
    ("rnbqkbnr/pppppppp/pppppppp/pppppppp/PPPPPPPP/PPPPPPPP/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "64 pieces"),
    ("4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1", "rights of a king that has moved"),
    ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", "a double step without a pawn"),
    ("k7/8/8/8/8/8/8/KB5B w H - 0 1", "a right to castle with a bishop"),
];

#[test]
fn odd_positions_by_hand() {
    let mut examiner = Examiner::new(Solver::with_limit(100_000));
    for (fen, _) in BY_HAND {
        examiner.ask_and_explore(&position(fen), 100_000);
    }
    let tally = examiner.finish(4);
    assert!(tally.won > 10 && tally.confirmed > 10, "{tally:?}");
}

/// This follows from the definition of checkmate, whatever else is on the board.
#[test]
fn without_a_king_there_is_no_checkmate() {
    let mut random = Random::new(4);
    let mut examiner = Examiner::new(Solver::with_limit(1_000));
    for number in 0..3_000 {
        let mut position = odd::arrangement(number, &mut random);
        for square in position.board.of(Color::Black, Role::King) {
            position.board.remove(square);
        }
        examiner.ask(&position, Color::White, Truth::Unwinnable);
    }
    examiner.finish(0);
}

#[test]
fn any_arrangement() {
    let mut random = Random::new(5);
    let mut examiner = Examiner::new(Solver::with_limit(2_000));
    for number in 0..4_000 {
        examiner.ask_and_explore(&odd::arrangement(number, &mut random), 5_000);
    }
    let tally = examiner.finish(usize::MAX);
    assert!(tally.won > 1_000 && tally.confirmed > 200, "{tally:?}");
}

/// Kings, pawns anywhere, and perhaps a piece: few enough to explore every position.
fn few(random: &mut Random) -> Position {
    let mut board = Board::EMPTY;
    let mut place = |role, random: &mut Random| {
        let square = Square::from_index(random.below(64)).unwrap();
        board.place(square, Piece::new(random.pick(&Color::ALL), role));
    };
    for _ in 0..random.below(6) {
        place(Role::Pawn, random);
    }
    for _ in 0..random.below(2) {
        place(random.pick(&Role::ALL[1..5]), random);
    }
    for _ in 0..random.below(4) {
        place(Role::King, random);
    }
    Position::new(board, random.pick(&Color::ALL))
}

#[test]
fn a_few_pieces_and_any_number_of_kings() {
    let mut random = Random::new(6);
    let mut examiner = Examiner::new(Solver::with_limit(10_000));
    for _ in 0..1_000 {
        examiner.ask_and_explore(&few(&mut random), 10_000);
    }
    let tally = examiner.finish(usize::MAX);
    assert!(tally.won > 100 && tally.confirmed > 300, "{tally:?}");
}

/// Rights to castle that do not fit the board have no effect, so the answer is the same without them.
#[test]
fn stale_rights_change_nothing() {
    let mut random = Random::new(7);
    let mut solver = Solver::with_limit(2_000);
    let mut stale = 0;
    for number in 0..2_000 {
        let plain = odd::arrangement(number, &mut random);
        let rights = CastlingRights::with_rooks(Bitboard(random.next()));
        let with = Position { castling: rights, en_passant: None, ..plain };
        let without = Position { castling: CastlingRights::NONE, ..with };
        if with.effective_castling() != CastlingRights::NONE {
            continue;
        }
        stale += 1;
        for side in Color::ALL {
            match [&with, &without].map(|position| solver.ask(position, side).verdict) {
                [Verdict::Winnable(_), Verdict::Unwinnable(_)]
                | [Verdict::Unwinnable(_), Verdict::Winnable(_)] => {
                    panic!("{side} in {}", describe(&with));
                }
                _ => {}
            }
        }
    }
    assert!(stale > 1_000, "{stale}");
}

/// `touchmove-board` accepts castling written either way, as the king's two squares or as the king to its rook; so does a line.
#[test]
fn castling_in_a_line_may_be_written_either_way() {
    let mate = position("4rkr1/4p1p1/8/8/8/8/8/4K2R w K - 0 1");
    for castling in ["e1h1", "e1g1"] {
        assert!(is_helpmate(&mate, Color::White, &[castling.parse().unwrap()]), "{castling}");
    }
}

#[test]
fn a_position_is_dead_if_neither_side_can_win() {
    let both: [(&str, Option<bool>); 4] = [
        ("8/8/8/8/8/8/8/8 w - - 0 1", Some(true)),
        ("8/8/8/8/8/2b5/8/Kk6 b - - 0 1", Some(true)),
        ("7k/Q7/8/8/8/8/8/8 w - - 0 1", Some(true)),
        ("k7/7Q/1R6/8/8/8/8/8 w - - 0 1", Some(false)),
    ];
    for (fen, dead) in both {
        assert_eq!(is_dead(&position(fen)), dead, "{fen}");
    }
}

/// A pawn on its own first rank has no move (3.7), so no line can begin with one.
#[test]
fn a_pawn_on_an_end_rank_helps_nobody() {
    let position = position("rnbqk1n1/pppp2pr/3b4/1N2pp1p/8/B4P2/P1PPP1PP/RP1QKBNR w KQq - 1 9");
    for side in Color::ALL {
        let Verdict::Winnable(line) = Solver::default().ask(&position, side).verdict else {
            panic!("{side} can mate")
        };
        assert!(is_helpmate(&position, side, &line), "{line:?}");
    }
    assert_eq!(is_dead(&position), Some(false));
}
