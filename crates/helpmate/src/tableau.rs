//! Finds possible mates on the board: which piece has to stand on which square, and how far it is from there.
//!
//! Where pawns lock the board, or where the winner has a single knight or bishop left, a mate is a puzzle: a few pieces must find their way
//! to squares that only fit together in one way. A [`Tableau`] names these squares: that of the loser's king; that of the piece that gives
//! check; that of the winner's king, if it has to cover a flight or guard that piece; and for every flight that is left, the square of a
//! piece of the loser that blocks it or of a piece of the winner that attacks it.
//!
//! When distances are measured, pawns are assumed to stay where they are and nothing to be captured; pieces that cannot move then count as
//! walls. That is a guess, and a tableau proves nothing: it only suggests where the [search](crate::search) should look first.

use crate::guide::FARTHEST;
use crate::mate::attacks;
use crate::sets::{DIAGONAL, STRAIGHT, slide};
use alloc::vec;
use alloc::vec::Vec;
use touchmove_board::attacks::{between, king_steps, king_steps_of, knight_jumps_of, pawn_captures_of};
use touchmove_board::{Bitboard, Board, Color, Role, Square};

/// The maximum number of tableaux that are returned.
const TABLEAUX: usize = 6;

/// The maximum number of pieces that can move, besides the king, on each side. A winner with more does not need a tableau; a loser with
/// more has too many to look at.
const WINNERS_PIECES: usize = 4;
const LOSERS_PIECES: usize = 8;

/// By square: the number of moves that a piece needs; `FAR` where there is no way.
type Way = [u8; 64];
const FAR: u8 = u8::MAX;

/// A square that a piece of that colour and kind has to reach: `way` is the number of moves to it from each square.
#[derive(Clone, Debug)]
struct Post {
    color: Color,
    role: Role,
    way: Way,
}

/// Squares for a few pieces that together give mate.
#[derive(Clone, Debug)]
pub(crate) struct Tableau {
    posts: Vec<Post>,
}

impl Tableau {
    /// The number of moves that the pieces still need, ignoring each other.
    pub(crate) fn distance(&self, board: &Board) -> usize {
        let mut used = Bitboard::EMPTY;
        let mut total = 0;
        for post in &self.posts {
            let nearest = board
                .of(post.color, post.role)
                .without(used)
                .into_iter()
                .map(|square| (post.way[square.index()], square))
                .min_by_key(|(steps, _)| *steps);
            match nearest {
                Some((steps, square)) if steps != FAR => {
                    used |= Bitboard::of(square);
                    total += usize::from(steps);
                }
                _ => return FARTHEST,
            }
        }
        total.min(FARTHEST)
    }
}

/// Returns the tableaux that need the fewest moves, nearest first; none if too many pieces can move.
pub(crate) fn tableaux(board: &Board, winner: Color) -> Vec<Tableau> {
    match Maze::of(board, winner).filter(Maze::is_small) {
        Some(maze) => maze.tableaux(),
        None => Vec::new(),
    }
}

/// A piece that can move, and the number of moves it needs to each square.
struct Piece {
    role: Role,
    from: Square,
    way: Way,
    reach: Bitboard,
}

/// The board as walls and pieces that move between them.
struct Maze {
    winner: Color,
    /// Pawns, and pieces that cannot move.
    walls: Bitboard,
    /// The walls that belong to the loser.
    loser_walls: Bitboard,
    /// By colour: the squares that walls of the other colour attack, which are closed to this colour's king.
    barred: [Bitboard; 2],
    winner_king: Piece,
    loser_king: Piece,
    /// By colour: the other pieces that can move.
    pieces: [Vec<Piece>; 2],
}

/// A candidate for a tableau: its squares and their cost.
#[derive(Clone)]
struct Candidate {
    cost: u32,
    goals: Vec<(Color, Role, Square)>,
}

impl Maze {
    fn of(board: &Board, winner: Color) -> Option<Self> {
        let pawns = Color::ALL.map(|color| board.of(color, Role::Pawn));
        let by_pawns = Color::ALL.map(|color| pawn_captures_of(!color, pawns[!color as usize]));
        let mut open = !board.occupied();
        loop {
            let freed: Bitboard = board
                .pieces()
                .filter(|(square, piece)| {
                    let to = match piece.role {
                        Role::Pawn => Bitboard::EMPTY,
                        Role::King => king_steps(*square).without(by_pawns[piece.color as usize]),
                        role => attacks(role, piece.color, *square, !open),
                    };
                    !open.has(*square) && (to & open).any()
                })
                .map(|(square, _)| square)
                .collect();
            if freed.is_empty() {
                break;
            }
            open |= freed;
        }
        let walls = !open;
        let mut barred = by_pawns;
        for (square, piece) in board.pieces() {
            if walls.has(square) && piece.role != Role::Pawn {
                barred[!piece.color as usize] |= attacks(piece.role, piece.color, square, walls);
            }
        }
        let piece = |square: Square, color: Color, role: Role| {
            let closed = match role {
                Role::King => walls | barred[color as usize],
                _ => walls,
            };
            let way = way(Bitboard::of(square), role, !closed);
            let reach = Square::all().filter(|to| way[to.index()] != FAR).collect();
            Piece { role, from: square, way, reach }
        };
        let king = |color| Some(piece(board.of(color, Role::King).first()?, color, Role::King));
        let mobile = |color: Color| {
            let roles = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
            let all = roles.into_iter().flat_map(|role| {
                let squares = board.of(color, role).without(walls);
                squares.into_iter().map(move |square| (square, role))
            });
            all.map(|(square, role)| piece(square, color, role)).collect::<Vec<_>>()
        };
        Some(Self {
            winner,
            walls,
            loser_walls: walls & board.of_color(!winner),
            barred,
            winner_king: king(winner)?,
            loser_king: king(!winner)?,
            pieces: Color::ALL.map(mobile),
        })
    }

    fn is_small(&self) -> bool {
        let count = |color: Color| self.pieces[color as usize].len();
        count(self.winner) <= WINNERS_PIECES && count(!self.winner) <= LOSERS_PIECES
    }

    fn tableaux(&self) -> Vec<Tableau> {
        let mut found: Vec<Candidate> = Vec::new();
        for king in self.loser_king.reach {
            if let Some(best) = self.cheapest_with_king_on(king) {
                found.push(best);
            }
        }
        found.sort_by_key(|candidate| candidate.cost);
        found.truncate(TABLEAUX);
        found.iter().map(|candidate| self.tableau(candidate)).collect()
    }

    fn cheapest_with_king_on(&self, king: Square) -> Option<Candidate> {
        let around = king_steps(king);
        // A square is no flight if a wall of the winner attacks it or a wall of the loser stands on it.
        let guarded = self.barred[!self.winner as usize];
        let walls = self.walls.without(Bitboard::of(king));
        let mut best: Option<Candidate> = None;
        for checker in &self.pieces[self.winner as usize] {
            let sources = attacks(checker.role, self.winner, king, walls) & checker.reach;
            for square in sources.without(self.barred[self.winner as usize]) {
                let covered = attacks(checker.role, self.winner, square, walls) | guarded;
                let flights = around.without(covered | self.loser_walls | Bitboard::of(square));
                // A checker next to the king has to be guarded.
                let must_guard = (around & Bitboard::of(square)).without(guarded);
                let line = between(king, square) | Bitboard::of(square);
                let view = View { king, square, line, flights, must_guard, checker: checker.from };
                self.kings_place(checker, &view, &mut best);
            }
        }
        best
    }

    /// Tries every square from which the winner's king can help, and the square where it stands now.
    fn kings_place(&self, checker: &Piece, view: &View, best: &mut Option<Candidate>) {
        let around = king_steps(view.king);
        let near = king_steps_of(around).without(around | Bitboard::of(view.king));
        let stays = Bitboard::of(self.winner_king.from).without(around);
        for place in ((near & self.winner_king.reach) | stays).without(view.line) {
            let covered = king_steps(place);
            if view.must_guard.without(covered).any() {
                continue;
            }
            let mut candidate = Candidate {
                cost: 0,
                goals: vec![(!self.winner, Role::King, view.king), (self.winner, checker.role, view.square)],
            };
            let mut spent = [0; 2];
            let winner = self.winner as usize;
            spent[winner] += steps(checker, view.square) + steps(&self.winner_king, place);
            spent[1 - winner] += steps(&self.loser_king, view.king);
            if covered.without(view.flights | view.must_guard) != covered {
                candidate.goals.push((self.winner, Role::King, place));
            }
            let is_complete =
                self.fill(view.flights.without(covered), place, view, &mut candidate, &mut spent);
            candidate.cost = 2 * spent[0].max(spent[1]) + spent[0].min(spent[1]);
            if is_complete && best.as_ref().is_none_or(|best| candidate.cost < best.cost) {
                *best = Some(candidate);
            }
        }
    }

    /// Finds a piece for each of these flights: one of the loser's that blocks it, or one of the winner's that attacks it.
    fn fill(
        &self,
        flights: Bitboard,
        place: Square,
        view: &View,
        candidate: &mut Candidate,
        spent: &mut [u32; 2],
    ) -> bool {
        let mut used = Bitboard::of(view.checker);
        for flight in flights {
            let blocker = self.pieces[!self.winner as usize].iter().filter(|piece| {
                let covers = attacks(piece.role, !self.winner, flight, self.walls);
                piece.reach.has(flight) && (covers & view.line).is_empty() && !covers.has(place)
            });
            let blockers = blocker.map(|piece| (!self.winner, piece, flight));
            let helpers = self.pieces[self.winner as usize].iter().filter_map(|piece| {
                let from = attacks(piece.role, self.winner, flight, self.walls) & piece.reach;
                let from = from.without(view.line | king_steps(view.king));
                let nearest = from.into_iter().min_by_key(|square| piece.way[square.index()])?;
                Some((self.winner, piece, nearest))
            });
            let chosen = blockers
                .chain(helpers)
                .filter(|(_, piece, _)| !used.has(piece.from))
                .min_by_key(|(_, piece, to)| piece.way[to.index()]);
            let Some((color, piece, to)) = chosen else { return false };
            used |= Bitboard::of(piece.from);
            spent[color as usize] += steps(piece, to);
            candidate.goals.push((color, piece.role, to));
        }
        true
    }

    fn tableau(&self, candidate: &Candidate) -> Tableau {
        let posts = candidate.goals.iter().enumerate().map(|(index, (color, role, square))| {
            let closed = match role {
                Role::King => self.walls | self.barred[*color as usize],
                _ => self.walls,
            };
            let mut way = way(Bitboard::of(*square), *role, !closed);
            // The checker moves last. Until then it waits one move away, because on its square it would keep the king from its place.
            if index == CHECKER {
                for steps in &mut way {
                    *steps = match *steps {
                        0 => 2,
                        FAR => FAR,
                        more => more - 1,
                    };
                }
            }
            Post { color: *color, role: *role, way }
        });
        Tableau { posts: posts.collect() }
    }
}

/// The index of the checker among the goals of a candidate; that of the loser's king is 0.
const CHECKER: usize = 1;

/// A check, and the flights that it leaves open.
struct View {
    king: Square,
    /// The square of the checker; `line` is that square and those between it and the king.
    square: Square,
    line: Bitboard,
    flights: Bitboard,
    must_guard: Bitboard,
    /// Where the checker stands now.
    checker: Square,
}

fn steps(piece: &Piece, to: Square) -> u32 {
    u32::from(piece.way[to.index()])
}

/// By square: the number of moves that a piece needs to get there from one of these squares, over open squares. Pieces other than pawns can
/// return the way they came, so the direction does not matter.
fn way(from: Bitboard, role: Role, open: Bitboard) -> Way {
    let mut way = [FAR; 64];
    let (mut front, mut seen) = (from, Bitboard::EMPTY);
    let mut steps = 0;
    while front.any() {
        for square in front {
            way[square.index()] = steps;
        }
        seen |= front;
        let next = match role {
            Role::Pawn => Bitboard::EMPTY,
            Role::King => king_steps_of(front),
            Role::Knight => knight_jumps_of(front),
            Role::Bishop => slide(front, &DIAGONAL, open),
            Role::Rook => slide(front, &STRAIGHT, open),
            Role::Queen => slide(front, &DIAGONAL, open) | slide(front, &STRAIGHT, open),
        };
        front = (next & open).without(seen);
        steps += 1;
    }
    way
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

    use super::tableaux;
    use crate::{Solver, Verdict, is_helpmate};
    use touchmove_board::{Color, Position};

    /// Locked boards that only a few pieces can cross, and a lone knight that needs the loser's own piece in the corner.
    #[test]
    fn lines_through_mazes_are_found_soon() {
        for (fen, winner) in [
            ("4K3/2pBp3/2PbP3/2pBp3/2PbP3/2pBp3/2PbP3/4k3 b - - 0 1", Color::White),
            ("4k3/2PbP3/2pBp3/2PbP3/2pBp3/2PbP3/2pBp3/4K3 w - - 0 1", Color::Black),
            ("8/8/5n2/8/4N2k/3K4/8/8 w - - 0 1", Color::White),
        ] {
            let position: Position = fen.parse().unwrap();
            assert!(!tableaux(&position.board, winner).is_empty(), "{fen}");
            match Solver::with_limit(50_000).ask(&position, winner).verdict {
                Verdict::Winnable(line) => assert!(is_helpmate(&position, winner, &line), "{fen}"),
                other => panic!("{fen}: {other:?}"),
            }
        }
    }

    /// If every piece but the checker stands on its square and the checker is one move away, the distance is 0.
    #[test]
    fn a_tableau_that_stands_but_for_the_check_is_one_move_away() {
        // Only the bishop still has to move: to the long diagonal.
        let position: Position = "7k/5K1p/8/8/8/8/8/2B5 w - - 0 1".parse().unwrap();
        let nearest = &tableaux(&position.board, Color::White)[0];
        assert_eq!(nearest.distance(&position.board), 0);
    }
}
