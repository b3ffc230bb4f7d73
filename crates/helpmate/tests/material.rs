//! Finds out which pieces of the opponent allow a king and one minor piece to checkmate.
//!
//! In every checkmate by such a side, each square next to the mated king is attacked or blocked. If pieces that block nothing are removed,
//! it is still a checkmate: the attacks only grow longer. So there is a checkmate against some kinds of piece, in whatever number, if and
//! only if there is one with such pieces on the unattacked squares next to the king and nowhere else, and those are few enough to try them
//! all.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::oracle::{Examiner, Truth};
use crate::support::{Random, describe};
use touchmove_board::attacks::king_steps;
use touchmove_board::{Bitboard, Board, Color, Piece, Position, Role, Square};
use touchmove_helpmate::{Proof, Solver, Verdict};

/// A kind of piece on the side that is mated.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Kind {
    Queen,
    Rook,
    Knight,
    Pawn,
    /// A bishop on squares of the same colour as the mated king's square, and as the mating bishop's if there is one.
    SameBishop,
    OtherBishop,
}

impl Kind {
    fn role(self) -> Role {
        match self {
            Self::Queen => Role::Queen,
            Self::Rook => Role::Rook,
            Self::Knight => Role::Knight,
            Self::Pawn => Role::Pawn,
            Self::SameBishop | Self::OtherBishop => Role::Bishop,
        }
    }

    /// Returns true if such a piece may stand on the square, where `same` is the colour of a `SameBishop`.
    fn fits(self, square: Square, same: Bitboard) -> bool {
        match self {
            Self::Pawn => (8..56).contains(&square.index()),
            Self::SameBishop => same.has(square),
            Self::OtherBishop => !same.has(square),
            Self::Queen | Self::Rook | Self::Knight => true,
        }
    }
}

fn color_of(square: Square) -> Bitboard {
    if square.is_light() { Bitboard::LIGHT } else { Bitboard::DARK }
}

/// Returns true if there is a checkmate by a king and this piece against a king and any number of pieces of these kinds.
fn can_mate(by: Role, against: &[Kind]) -> bool {
    Square::all().any(|mated| {
        let far = Square::all().filter(|king| *king != mated && !king_steps(mated).has(*king));
        far.into_iter().any(|king| {
            let free = Square::all().filter(|square| *square != mated && *square != king);
            free.into_iter().any(|square| {
                let mut board = Board::EMPTY;
                board.place(mated, Piece::new(Color::Black, Role::King));
                board.place(king, Piece::new(Color::White, Role::King));
                board.place(square, Piece::new(Color::White, by));
                board.in_check(Color::Black) && can_block(board, mated, against)
            })
        })
    })
}

/// Returns true if the squares on which the king would be safe can be blocked so that it is checkmate.
fn can_block(board: Board, mated: Square, with: &[Kind]) -> bool {
    let mut lifted = board;
    lifted.remove(mated);
    let is_safe = |square: &Square| lifted.attackers(*square, Color::White).is_empty();
    let safe: Vec<Square> = king_steps(mated).into_iter().filter(is_safe).collect();
    // If a safe square is occupied, the king could capture the piece that gives check there.
    !safe.iter().any(|square| board.occupied().has(*square)) && can_fill(board, &safe, color_of(mated), with)
}

fn can_fill(board: Board, squares: &[Square], same: Bitboard, with: &[Kind]) -> bool {
    let [square, rest @ ..] = squares else { return Position::new(board, Color::Black).is_checkmate() };
    with.iter().filter(|kind| kind.fits(*square, same)).any(|kind| {
        let mut board = board;
        board.place(*square, Piece::new(Color::Black, kind.role()));
        can_fill(board, rest, same, with)
    })
}

/// Puts a piece on a random free one of these squares, and returns that square.
fn place(board: &mut Board, piece: Piece, on: impl Fn(Square) -> bool, random: &mut Random) -> Square {
    let free: Vec<Square> = (!board.occupied()).into_iter().filter(|square| on(*square)).collect();
    let square = random.pick(&free);
    board.place(square, piece);
    square
}

/// A random position: White has a king and that piece, Black a king and one to six pieces of these kinds.
fn any_position(by: Role, against: &[Kind], random: &mut Random) -> Position {
    loop {
        let mut board = Board::EMPTY;
        for color in Color::ALL {
            place(&mut board, Piece::new(color, Role::King), |_| true, random);
        }
        let same = color_of(place(&mut board, Piece::new(Color::White, by), |_| true, random));
        for _ in 0..1 + random.below(6) {
            let kind = random.pick(against);
            let piece = Piece::new(Color::Black, kind.role());
            place(&mut board, piece, |square| kind.fits(square, same), random);
        }
        let turn = random.pick(&Color::ALL);
        if !board.in_check(!turn) {
            return Position::new(board, turn);
        }
    }
}

#[test]
fn where_there_is_no_checkmate_nothing_can_be_won() {
    use Kind::{Queen, Rook, SameBishop};
    let mut random = Random::new(13);
    let mut examiner = Examiner::new(Solver::default());
    for (by, against) in [(Role::Knight, &[Queen][..]), (Role::Bishop, &[Queen, Rook, SameBishop])] {
        assert!(!can_mate(by, against), "{by} against {against:?}");
        for _ in 0..5_000 {
            examiner.ask(&any_position(by, against, &mut random), Color::White, Truth::Unwinnable);
        }
    }
    examiner.finish(0);
}

#[test]
fn where_there_is_a_checkmate_the_material_proves_nothing() {
    use Kind::{Knight, OtherBishop, Pawn, Rook};
    let mut random = Random::new(14);
    let mut examiner = Examiner::new(Solver::with_limit(100));
    for (by, helpers) in
        [(Role::Knight, &[Rook, OtherBishop, Knight, Pawn][..]), (Role::Bishop, &[OtherBishop, Knight, Pawn])]
    {
        for &helper in helpers {
            assert!(can_mate(by, &[helper]), "{by} against {helper:?}");
            for _ in 0..500 {
                let position = any_position(by, &[helper], &mut random);
                let verdict = examiner.ask(&position, Color::White, Truth::Unknown).verdict;
                assert_ne!(verdict, Verdict::Unwinnable(Proof::Material), "{}", describe(&position));
            }
        }
    }
    examiner.finish(usize::MAX);
}
