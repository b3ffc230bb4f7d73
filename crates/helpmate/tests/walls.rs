//! Pawns that stand in each other's way, compared with an exploration of everything that can be reached. Here the verdict
//! hangs on who can pass, and on what can still move.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

mod oracle;
#[path = "../../board/tests/support/mod.rs"]
mod support;

use oracle::{Examiner, Exploration, Tally, Truth};
use support::{Random, position};
use touchmove_board::attacks::{king_steps_of, pawn_captures_of};
use touchmove_board::{Board, CastlingRights, Color, Piece, Position, Role, Square};
use touchmove_helpmate::{Solver, Verdict};

/// How many positions are looked at before it is too much.
const LIMIT: usize = 300_000;

/// How the files of a wall are chosen.
#[derive(Copy, Clone)]
enum Files {
    /// Every second one: with pawns on both of its sides no king walks through a gap.
    EverySecond,
    /// All of them.
    Every,
    /// Three of four, as it happens.
    Most,
    /// One to four next to each other: the kings walk round them.
    Few,
}

impl Files {
    fn choose(self, random: &mut Random) -> Vec<usize> {
        match self {
            Self::EverySecond => (random.below(2)..8).step_by(2).collect(),
            Self::Every => (0..8).collect(),
            Self::Most => (0..8).filter(|_| random.percent(75)).collect(),
            Self::Few => {
                let first = random.below(8);
                (first..(first + 1 + random.below(4)).min(8)).collect()
            }
        }
    }
}

fn square(file: usize, rank: usize) -> Square {
    Square::from_index(rank * 8 + file).unwrap()
}

fn put(board: &mut Board, piece: Piece, random: &mut Random) {
    let free: Vec<Square> = (!board.occupied()).into_iter().collect();
    board.place(random.pick(&free), piece);
}

/// Pairs of pawns that block each other on these files, each at most a rank or two from the last, and both kings.
fn pairs(files: Files, random: &mut Random) -> Board {
    let mut board = Board::EMPTY;
    let mut rank = 1 + random.below(5);
    for file in files.choose(random) {
        board.place(square(file, rank), Piece::new(Color::White, Role::Pawn));
        board.place(square(file, rank + 1), Piece::new(Color::Black, Role::Pawn));
        rank = (rank + random.below(4)).saturating_sub(1 + random.below(2)).clamp(1, 5);
    }
    for color in Color::ALL {
        put(&mut board, Piece::new(color, Role::King), random);
    }
    board
}

/// Is there no capture for a pawn or a king, wherever the kings may walk? Then nothing but the kings ever moves.
fn is_shut(board: &Board) -> bool {
    let pawns = board.of_role(Role::Pawn);
    pawns.any()
        && Color::ALL.into_iter().all(|color| {
            let own = board.of(color, Role::Pawn);
            let attacked = pawn_captures_of(!color, pawns.without(own));
            let mut walk = board.of(color, Role::King);
            loop {
                let further = walk | king_steps_of(walk).without(own | attacked);
                if further == walk {
                    break (walk & pawns).is_empty()
                        && (pawn_captures_of(color, own) & pawns).without(own).is_empty();
                }
                walk = further;
            }
        })
}

/// What a wall has besides its pairs of pawns.
#[derive(Copy, Clone)]
struct Extras {
    /// In how many of a hundred a pawn is set back, taken off or added.
    loose: usize,
    /// How many pieces each side has at most.
    pieces: usize,
}

/// A shut wall, perhaps with a loose pawn, with pieces that move, and the player who has just moved not in check.
fn wall(files: Files, extras: Extras, random: &mut Random) -> Position {
    loop {
        let mut board = pairs(files, random);
        if !matches!(files, Files::Few) && !is_shut(&board) {
            continue;
        }
        if random.percent(extras.loose) {
            loosen(&mut board, random);
        }
        for color in Color::ALL {
            for _ in 0..random.below(extras.pieces + 1) {
                let role = random.pick(&[Role::Bishop, Role::Bishop, Role::Bishop, Role::Knight, Role::Rook]);
                put(&mut board, Piece::new(color, role), random);
            }
        }
        let turn = random.pick(&Color::ALL);
        if !board.in_check(!turn) {
            return Position::new(board, turn);
        }
    }
}

fn loosen(board: &mut Board, random: &mut Random) {
    let pawns: Vec<Square> = board.of_role(Role::Pawn).into_iter().collect();
    let pawn = random.pick(&pawns);
    let index = pawn.index();
    let Some(piece) = board.remove(pawn) else { return };
    let free =
        |index: usize| (8..56).contains(&index) && board.piece_at(square(index % 8, index / 8)).is_none();
    let back = if piece.color == Color::White { index - 8 } else { index + 8 };
    match random.below(3) {
        0 if free(back) => board.place(square(back % 8, back / 8), piece),
        1 => {}
        _ => {
            board.place(pawn, piece);
            let added = 8 + random.below(48);
            if board.piece_at(square(added % 8, added / 8)).is_none() {
                board.place(square(added % 8, added / 8), Piece::new(random.pick(&Color::ALL), Role::Pawn));
            }
        }
    }
}

/// Asks for both sides in each wall and, where all that can be reached was looked at, in some of that.
fn compare(walls: usize, files: Files, extras: Extras) -> Tally {
    let mut random = Random::new(files as u64 * 1_000 + extras.pieces as u64 * 100 + extras.loose as u64);
    let mut examiner = Examiner::new(Solver::default());
    for _ in 0..walls {
        let exploration = examiner.ask_and_explore(&wall(files, extras, &mut random), LIMIT);
        let Some(exploration) = exploration.filter(|exploration| exploration.is_complete) else { continue };
        for _ in 0..10 {
            let number = random.below(exploration.positions.len());
            for side in Color::ALL {
                examiner.ask(&exploration.positions[number], side, exploration.truth(number, side));
            }
        }
    }
    examiner.finish(0)
}

/// The walls that kings do not pass by themselves.
const SHUT: [Files; 3] = [Files::EverySecond, Files::Every, Files::Most];

#[test]
fn kings_alone_behind_a_wall() {
    for files in SHUT {
        let tally = compare(100, files, Extras { loose: 0, pieces: 0 });
        assert!(tally.confirmed > 1_000 && tally.unchecked == 0, "{tally:?}");
    }
}

#[test]
fn a_wall_with_a_loose_pawn() {
    for files in SHUT {
        let tally = compare(150, files, Extras { loose: 100, pieces: 0 });
        assert!(tally.confirmed > 100 && tally.confirmed > 20 * tally.unchecked, "{tally:?}");
    }
}

#[test]
fn a_wall_with_a_piece_a_side() {
    for files in SHUT {
        let tally = compare(200, files, Extras { loose: 20, pieces: 1 });
        assert!(tally.confirmed > 100 && tally.confirmed > 20 * tally.unchecked, "{tally:?}");
    }
}

#[test]
fn a_wall_with_two_pieces_a_side() {
    for files in SHUT {
        let tally = compare(200, files, Extras { loose: 20, pieces: 2 });
        assert!(tally.confirmed > 100 && tally.confirmed > 10 * tally.unchecked, "{tally:?}");
    }
}

#[test]
fn a_few_pairs_of_pawns() {
    for pieces in 0..=2 {
        // Next to everything can be won here, and what cannot leaves too much to look at.
        let tally = compare(200, Files::Few, Extras { loose: 20, pieces });
        assert!(tally.won > 10 * tally.unchecked, "{tally:?}");
    }
}

/// Positions that neither side could win if it were not for castling or for a capture en passant.
const UNLOCKED: [(&str, &str); 5] = [
    // White's king has no square and the rook and the pawn are shut in, but in Chess960 the king may stay and the rook go past it.
    ("5r1k/8/8/8/8/7p/7P/6KR w H - 0 1", "castling is the only legal move"),
    // The bishops behind their own pawns never move. The king cannot step to d1 or e2, where pawns attack, so the rook never
    // comes past it to the open e-file by itself.
    (
        "4k3/8/8/5p1p/5P1P/1p1p1PBP/1PpP1PPP/2B1K2R w K - 0 1",
        "castling brings the rook to the left of the king",
    ),
    // The same in Chess960, where king and rook change places.
    (
        "4k3/8/8/5p1p/5P1P/1p1p1PBP/1PpP1PPP/2B2KR1 w G - 0 1",
        "castling brings the rook to the left of the king",
    ),
    // The king in the corner has no square, and the pawn is blocked but for the capture.
    ("7k/8/5p2/5Pp1/8/8/2q5/K7 w - g6 0 1", "the capture is the only legal move"),
    // Every square on which a king could pass is attacked by a pawn.
    ("4k3/8/8/1p1p2p1/1P1P1pPp/5P1P/8/4K3 b - g3 0 1", "the capture opens the wall"),
];

#[test]
fn castling_or_a_capture_en_passant_decides() {
    let mut examiner = Examiner::new(Solver::default());
    for (fen, why) in UNLOCKED {
        let with = position(fen);
        let without = Position { castling: CastlingRights::NONE, en_passant: None, ..with };
        let exploration = Exploration::of(&without, LIMIT);
        for side in Color::ALL {
            let verdict = examiner.ask(&with, side, Truth::Unknown).verdict;
            assert!(matches!(verdict, Verdict::Winnable(_)), "{side} in {fen}: {verdict:?}, but {why}");
            assert_eq!(exploration.truth(0, side), Truth::Unwinnable, "{side} without it in {fen}");
            examiner.ask(&without, side, Truth::Unwinnable);
        }
    }
    examiner.finish(0);
}

/// A right to castle or a double step that changes nothing.
const LOCKED: [(&str, &str); 2] = [
    (
        "4k3/8/8/5p1p/5P1P/1p1p1PBP/1PpP1PPP/2B1K1BR w K - 0 1",
        "the bishop on g1 is in the way and never moves",
    ),
    (
        "8/6k1/5p2/r4PpK/8/8/5n2/8 w - g6 0 1",
        "both pawns would leave the rank on which the rook attacks the king",
    ),
];

#[test]
fn what_can_never_be_used_changes_nothing() {
    let mut examiner = Examiner::new(Solver::default());
    for (fen, why) in LOCKED {
        let exploration = Exploration::of(&position(fen), LIMIT);
        for side in Color::ALL {
            assert_eq!(exploration.truth(0, side), Truth::Unwinnable, "{side} in {fen}, since {why}");
            examiner.ask(&position(fen), side, Truth::Unwinnable);
        }
    }
    examiner.finish(0);
}
