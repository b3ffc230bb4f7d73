//! Builds walls: pawns that block each other, kings, and pieces that may or may not find a way through.

use crate::support::Random;
use touchmove_board::attacks::{king_steps_of, pawn_captures_of};
use touchmove_board::{Board, Color, Piece, Position, Role, Square};

/// How the files of a wall are chosen.
#[derive(Copy, Clone)]
pub(crate) enum Files {
    /// Every second file: a gap has pawns on both sides, so no king walks through it.
    EverySecond,
    /// All files.
    Every,
    /// Three of four on average, at random.
    Most,
    /// One to four next to each other: the kings can walk round them.
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

/// Pairs of pawns that block each other on these files, each at most two ranks from the pair before, and both kings.
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

/// Returns true if no pawn or king can ever capture, wherever the kings walk. Then nothing but the kings ever moves.
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

/// The walls that kings do not pass by themselves.
pub(crate) const SHUT: [Files; 3] = [Files::EverySecond, Files::Every, Files::Most];

/// What a wall has besides its pairs of pawns.
#[derive(Copy, Clone)]
pub(crate) struct Extras {
    /// The percentage of walls in which a pawn is set back, removed or added.
    pub(crate) loose: usize,
    /// The maximum number of pieces on each side, besides king and pawns.
    pub(crate) pieces: usize,
}

/// A wall, shut unless the files are few, perhaps with a loose pawn and with pieces. The player who has just moved is not in check.
pub(crate) fn wall(files: Files, extras: Extras, random: &mut Random) -> Position {
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
