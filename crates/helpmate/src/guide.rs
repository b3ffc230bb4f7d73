//! How near a position looks to a helpmate. This only orders the search: no answer depends on it.

use touchmove_board::attacks::{
    between, bishop_attacks, king_steps, knight_jumps_of, pawn_captures_of, rook_attacks,
};
use touchmove_board::{Bitboard, Board, Color, Rank, Role, Square};

/// The largest distance there is.
pub(crate) const FARTHEST: u32 = 127;

/// What the search is led by.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Guide {
    /// The squares that the loser's king can go to.
    Flights,
    /// The way of both kings to an edge.
    Kings,
    /// Both.
    Both,
}

/// The smaller, the nearer to mate the position looks.
pub(crate) fn distance(
    guide: Guide,
    board: &Board,
    winner: Color,
    loser_king: Square,
    winner_king: Square,
) -> u32 {
    match guide {
        Guide::Flights => flights(board, winner, loser_king, winner_king),
        Guide::Kings => kings_distance(board, winner, loser_king, winner_king),
        Guide::Both => ((flights(board, winner, loser_king, winner_king)
            + kings_distance(board, winner, loser_king, winner_king))
            / 2)
        .min(FARTHEST),
    }
}

fn flights(board: &Board, winner: Color, king: Square, winner_king: Square) -> u32 {
    let (mine, theirs) = (board.of_color(winner), board.of_color(!winner));
    let occupied = (mine | theirs).without(Bitboard::of(king));
    let of = |role| mine & board.of_role(role);
    let (pawns, knights) = (of(Role::Pawn), of(Role::Knight));
    let (bishops, rooks, queens) = (of(Role::Bishop), of(Role::Rook), of(Role::Queen));
    let mut attacked = pawn_captures_of(winner, pawns) | knight_jumps_of(knights) | king_steps(winner_king);
    let mut near = 8;
    let steps = |square: Square| king.file().abs_diff(square.file()).max(king.rank().abs_diff(square.rank()));
    for square in bishops | queens {
        attacked |= bishop_attacks(square, occupied);
        near = near.min(steps(square));
    }
    for square in rooks | queens {
        attacked |= rook_attacks(square, occupied);
        near = near.min(steps(square));
    }
    for square in knights {
        near = near.min(steps(square) + 1);
    }
    let flights = king_steps(king).without(theirs).without(attacked).len();
    let heavy = (rooks | queens).any();
    let pieces = (bishops | knights | rooks | queens).len();
    let mut distance = 4 * flights + 2 * edge(king) + near;
    if pieces < 3 {
        distance += 2 * steps(winner_king);
    }
    if !heavy {
        match promotion_steps(pawns, mine | theirs, winner) {
            Some(steps) => distance = 70 + 4 * steps,
            None => distance += 2 * corner(king),
        }
    }
    distance.min(FARTHEST)
}

fn edge(square: Square) -> u32 {
    let (file, rank) = (square.file() as u32, square.rank() as u32);
    file.min(7 - file).min(rank.min(7 - rank))
}

fn corner(square: Square) -> u32 {
    let (file, rank) = (square.file() as u32, square.rank() as u32);
    file.min(7 - file).max(rank.min(7 - rank))
}

fn kings_distance(board: &Board, winner: Color, loser_king: Square, winner_king: Square) -> u32 {
    let mine = board.of_color(winner);
    let of = |role| mine & board.of_role(role);
    let kings = u32::from(KINGS[loser_king.index()][winner_king.index()]);
    let occupied = board.occupied();
    let mut finisher = 4;
    for queen in of(Role::Queen) {
        let reach = rook_attacks(queen, occupied) | bishop_attacks(queen, occupied);
        finisher = finisher.min(finish(reach, queen, loser_king, winner_king));
    }
    for rook in of(Role::Rook) {
        let reach = rook_attacks(rook, occupied);
        finisher = finisher.min(1 + finish(reach, rook, loser_king, winner_king));
    }
    if finisher == 4 {
        let pieces = of(Role::Bishop) | of(Role::Knight);
        let steps = promotion_steps(of(Role::Pawn), occupied, winner);
        return match steps {
            Some(steps) => (60 + 4 * steps + kings).min(FARTHEST),
            None => (2 * kings + 8 - pieces.len().min(4)).min(FARTHEST),
        };
    }
    (3 * kings + finisher).min(59)
}

/// Can it reach the square between the kings, or the line of the loser's king?
fn finish(reach: Bitboard, piece: Square, loser_king: Square, winner_king: Square) -> u32 {
    let middle = between(loser_king, winner_king);
    if (middle & reach).any() {
        0
    } else if reach.has(loser_king) || piece.file() == loser_king.file() || piece.rank() == loser_king.rank()
    {
        1
    } else {
        2
    }
}

/// How many steps the two kings are from a place where the loser's stands on an edge and the winner's faces it two squares away.
static KINGS: [[u8; 64]; 64] = kings();

const fn kings() -> [[u8; 64]; 64] {
    let mut table = [[0; 64]; 64];
    let mut loser = 0;
    while loser < 64 {
        let mut winner = 0;
        while winner < 64 {
            let mut best = 100;
            let mut edge = 0;
            while edge < 8 {
                // The loser's king on each edge in turn, the winner's two squares inwards.
                let pairs = [
                    (edge, 16 + edge),
                    (56 + edge, 40 + edge),
                    (8 * edge, 8 * edge + 2),
                    (8 * edge + 7, 8 * edge + 5),
                ];
                let mut place = 0;
                while place < 4 {
                    let steps = steps_between(loser, pairs[place].0) + steps_between(winner, pairs[place].1);
                    if steps < best {
                        best = steps;
                    }
                    place += 1;
                }
                edge += 1;
            }
            table[loser][winner] = best;
            winner += 1;
        }
        loser += 1;
    }
    table
}

const fn steps_between(a: usize, b: usize) -> u8 {
    let files = (a % 8).abs_diff(b % 8);
    let ranks = (a / 8).abs_diff(b / 8);
    if files > ranks { files as u8 } else { ranks as u8 }
}

/// How far the most promising pawn is from promotion; what stands in its way counts double.
fn promotion_steps(pawns: Bitboard, occupied: Bitboard, color: Color) -> Option<u32> {
    pawns
        .into_iter()
        .map(|pawn| {
            let target = Square::new(pawn.file(), Rank::Eighth.seen_by(color));
            let way = (between(pawn, target) | Bitboard::of(target)) & occupied;
            pawn.rank().abs_diff(target.rank()) + 2 * way.len()
        })
        .min()
}
