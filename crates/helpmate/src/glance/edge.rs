//! Mates with the loser's king on the edge of the board, its flights covered, and a queen or a rook that gives check along the edge.
//!
//! The final position is chosen first: the place of the king, the square of the checker, and the square from which the winner's king covers
//! the flights that nothing else covers. No pawn of the loser attacks the checker or a square between it and the king; other pieces that do
//! so move away. The kings walk to their places, and the one that arrives first waits.

use super::end::{End, Way};
use super::play::Play;
use super::{covered, heavy_attacks};
use crate::mate::attacks;
use touchmove_board::attacks::{between, king_steps, pawn_captures_of, rook_attacks};
use touchmove_board::{Bitboard, Board, Color, File, Rank, Role, Square};

/// The number of places for the loser's king after which no farther ones are tried, and the maximum number of queens and rooks.
const PLACES: usize = 9;
const CHECKERS: usize = 4;

/// Plays to such a final position. Returns true if it succeeded.
pub(super) fn holds(play: &mut Play<'_>, winner: Color) -> bool {
    let (root, len) = (play.position, play.len());
    let board = &root.board;
    let heavy = board.of(winner, Role::Queen) | board.of(winner, Role::Rook);
    if heavy.is_empty() {
        return false;
    }
    let (Some(king), Some(own)) = (play.king_of(!winner), play.king_of(winner)) else { return false };
    let kings = board.of_role(Role::King);
    let men = board.occupied().without(kings);
    let against = covered(board, !winner, kings);
    let light = covered(board, winner, kings | heavy);
    let all = heavy.into_iter().fold(light, |all, man| all | heavy_attacks(board, man, man, men));
    let by_pawns = pawn_captures_of(!winner, board.of(!winner, Role::Pawn));
    let open = [(!men).without(against), (!men).without(all)];
    let mut checkers = [None; CHECKERS];
    for (checker, from) in checkers.iter_mut().zip(heavy) {
        *checker = Some(Checker::new(board, winner, from, heavy, light));
    }
    let view = View { board, winner, men, against, by_pawns, own_way: Way::to(own, open[0]) };
    let mut best = [None; 2];
    let mut looked_at = 0;
    for (steps, places) in Way::to(king, open[1]).layers().iter().enumerate() {
        // Enough places were tried, or no farther place can be cheaper than the two that are known.
        if looked_at >= PLACES || best[1].is_some_and(|(cost, _)| cost <= 2 * steps) {
            break;
        }
        for edge in EDGES {
            for place in edge.squares & *places {
                looked_at += 1;
                for checker in checkers.iter().flatten() {
                    view.ends_at(place, steps, edge, checker, &mut best);
                }
            }
        }
    }
    best.into_iter().flatten().any(|(_, end)| {
        play.again_from(root, len);
        end.is_reached(play, winner, open)
    })
}

/// A queen or a rook.
#[derive(Copy, Clone)]
struct Checker {
    from: Square,
    role: Role,
    /// All other pieces except the kings.
    others: Bitboard,
    /// The squares that it attacks, and those that the winner's other pieces attack.
    lines: Bitboard,
    rest: Bitboard,
}

impl Checker {
    fn new(board: &Board, winner: Color, from: Square, heavy: Bitboard, light: Bitboard) -> Self {
        let mover = Bitboard::of(from);
        let men = board.occupied().without(board.of_role(Role::King));
        let others = men.without(mover);
        let role = if board.of_role(Role::Queen).has(from) { Role::Queen } else { Role::Rook };
        let lines = attacks(role, winner, from, others);
        let rest = heavy
            .without(mover)
            .into_iter()
            .fold(light, |rest, man| rest | heavy_attacks(board, man, man, men));
        Self { from, role, others, lines, rest }
    }
}

/// An edge of the board, and how far it is, in square indices, from a king on it to the square opposite and from there along the edge.
#[derive(Copy, Clone)]
struct Edge {
    squares: Bitboard,
    inward: i32,
    along: i32,
}

const EDGES: [Edge; 4] = [
    Edge { squares: Bitboard::rank(Rank::First), inward: 16, along: 1 },
    Edge { squares: Bitboard::rank(Rank::Eighth), inward: -16, along: 1 },
    Edge { squares: Bitboard::file(File::A), inward: 2, along: 8 },
    Edge { squares: Bitboard::file(File::H), inward: -2, along: 8 },
];

/// The board, with what is needed to find final positions on it.
struct View<'a> {
    board: &'a Board,
    winner: Color,
    /// All pieces except the kings.
    men: Bitboard,
    /// The squares that the loser's pieces attack, and those that the loser's pawns attack.
    against: Bitboard,
    by_pawns: Bitboard,
    own_way: Way,
}

impl View<'_> {
    /// Finds a final position with the loser's king on that place of an edge, that number of steps away. Keeps it if it is one of the two
    /// that cost least.
    fn ends_at(&self, place: Square, steps: usize, edge: Edge, checker: &Checker, best: &mut Best) {
        let Self { board, winner, .. } = *self;
        let Checker { from, role, others, lines, rest } = *checker;
        let around = king_steps(place);
        let taken = (others & board.of_color(winner)) | around.without(rest);
        // On a quiet square no piece can capture the checker or interpose; on a guarded one a piece other than a pawn has to move away.
        let quiet = rook_attacks(place, others | self.against).without(self.against);
        let guarded = rook_attacks(place, others | self.by_pawns).without(self.by_pawns | quiet);
        let (quiet, guarded) =
            ((quiet & edge.squares).without(taken), (guarded & edge.squares).without(taken));
        for (squares, extra) in [(quiet & lines, 0), (quiet.without(lines), 1), (guarded, 3)] {
            if best[1].is_some_and(|(cost, _)| 2 * steps + extra >= cost) {
                return;
            }
            for square in squares {
                let reach = attacks(role, winner, square, others);
                let via = match lines.has(square) {
                    true => None,
                    false => {
                        let meeting = (lines & reach).without(board.occupied() | edge.squares);
                        match meeting.without(attacks(role, winner, place, others)).first() {
                            Some(via) => Some(via),
                            None => continue,
                        }
                    }
                };
                let line = between(place, square) | Bitboard::of(square);
                let own_men = board.of_color(!winner) & self.men;
                let flights = around.without(own_men | rest | reach | Bitboard::of(square));
                if let Some((own_steps, own)) = self.own(place, edge, flights, line) {
                    let cost = 2 * steps.max(own_steps) + extra;
                    return keep(best, cost, End { place, own, role, from, via, square, helper: None });
                }
            }
        }
    }

    /// Returns the distance and the square from which the winner's king covers these flights; 0 and no square if there are none.
    fn own(
        &self,
        place: Square,
        edge: Edge,
        flights: Bitboard,
        line: Bitboard,
    ) -> Option<(usize, Option<Square>)> {
        if flights.is_empty() {
            return Some((0, None));
        }
        let opposite = place.index() as i32 + edge.inward;
        [0, edge.along, -edge.along]
            .into_iter()
            .filter_map(|shift| {
                let own = Square::from_index(usize::try_from(opposite + shift).ok()?)?;
                let takes = flights.without(king_steps(own)).is_empty() && !line.has(own);
                Some((self.own_way.steps(own).filter(|_| takes)?, Some(own)))
            })
            .min_by_key(|(steps, _)| *steps)
    }
}

/// At most two final positions, and what they cost.
type Best = [Option<(usize, End)>; 2];

/// Keeps a final position if it is one of the two that cost least, with the king in different places.
fn keep(best: &mut Best, cost: usize, end: End) {
    let is_elsewhere = best[0].is_some_and(|(_, first)| first.place != end.place);
    if best[0].is_none_or(|(least, _)| cost < least) {
        if is_elsewhere {
            best[1] = best[0];
        }
        best[0] = Some((cost, end));
    } else if is_elsewhere && best[1].is_none_or(|(least, _)| cost < least) {
        best[1] = Some((cost, end));
    }
}
