//! The loser's king on the edge of the board, its flights taken, and a queen or a rook that gives check along the edge.
//!
//! What stands at the end is read off first: the king's place, the square of the check, and from where the winner's king takes the flights
//! that nothing else takes. No pawn of the loser's reaches the line between or takes the checker, and pieces that do look away. The
//! kings walk to their places, and whoever is there first waits.

use super::covered;
use super::end::{End, Pieces, Way};
use super::play::Play;
use crate::mate::attacks;
use touchmove_board::attacks::{between, king_steps, pawn_captures_of};
use touchmove_board::{Bitboard, Color, File, Rank, Role, Square};

/// The edges of the board, and how far it is to the square opposite a king on them and from there along the edge.
const EDGES: [(Bitboard, i32, i32); 4] = [
    (Bitboard::rank(Rank::First), 16, 1),
    (Bitboard::rank(Rank::Eighth), -16, 1),
    (Bitboard::file(File::A), 2, 8),
    (Bitboard::file(File::H), -2, 8),
];

/// Plays to such an end, or not.
pub(super) fn holds(play: &mut Play<'_>, winner: Color, pieces: Pieces) -> bool {
    let (root, len) = (play.position, play.len());
    let board = &root.board;
    let (Some(king), Some(own)) = (play.king_of(!winner), play.king_of(winner)) else { return false };
    let kings = board.of_role(Role::King);
    let men = board.occupied().without(kings);
    let against = covered(board, !winner, kings);
    // What a pawn guards it goes on guarding; a piece looks away.
    let by_pawns = pawn_captures_of(!winner, board.of(!winner, Role::Pawn));
    let by_own_pawns = pawn_captures_of(winner, board.of(winner, Role::Pawn));
    let open = match pieces {
        Pieces::Stay => [(!men).without(against), (!men).without(covered(board, winner, kings))],
        Pieces::Go => [(!men).without(by_pawns), (!men).without(by_own_pawns)],
    };
    let from_king = Way::to(king, open[1]);
    let king_way = from_king.distances();
    let own_way = Way::to(own, open[0]).distances();
    let own_men = board.of_color(!winner).without(kings);
    let mut best: [Option<(u8, End)>; 2] = [None; 2];
    for from in board.of(winner, Role::Queen) | board.of(winner, Role::Rook) {
        let Some(role) = board.role_at(from) else { continue };
        let others = men.without(Bitboard::of(from));
        let rest = covered(board, winner, kings | Bitboard::of(from));
        let lines = attacks(role, winner, from, others);
        for (edge, inward, along) in EDGES {
            if (edge & from_king.all).is_empty() {
                continue;
            }
            for square in edge.without(by_pawns | (others & board.of_color(winner))) {
                let reach = attacks(role, winner, square, others);
                let meeting = (lines & reach).without(others | kings | edge);
                let is_direct = lines.has(square);
                if !is_direct && meeting.is_empty() {
                    continue;
                }
                for place in edge & reach & from_king.all {
                    let line = between(place, square) | Bitboard::of(square);
                    let takers = u8::from((line & against).any());
                    let way = king_way[place.index()];
                    let least = 2 * way + 3 * takers;
                    let around = king_steps(place);
                    if best[1].is_some_and(|(cost, _)| least >= cost)
                        || (line & by_pawns).any()
                        || around.has(square) && !rest.has(square)
                    {
                        continue;
                    }
                    let via = match is_direct {
                        true => None,
                        false => match meeting.without(attacks(role, winner, place, others)).first() {
                            Some(via) => Some(via),
                            None => continue,
                        },
                    };
                    let flights = around.without(own_men | rest | reach | Bitboard::of(square));
                    let opposite = place.index() as i32 + inward;
                    let taken = [0, along, -along].into_iter().filter_map(|shift| {
                        let own = Square::from_index(usize::try_from(opposite + shift).ok()?)?;
                        let takes = flights.without(king_steps(own)).is_empty() && !line.has(own);
                        takes.then(|| (own_way[own.index()], Some(own)))
                    });
                    let (own_way, own) = match flights.any() {
                        false => (0, None),
                        true => match taken.min_by_key(|(way, _)| *way) {
                            Some((way, own)) if way < u8::MAX => (way, own),
                            _ => continue,
                        },
                    };
                    let cost = 2 * way.max(own_way) + u8::from(via.is_some()) + 3 * takers;
                    let end = Some((cost, End { place, own, role, from, via, square, helper: None }));
                    if best[0].is_none_or(|(least, _)| cost < least) {
                        if best[0].is_some_and(|(_, first)| first.place != place) {
                            best[1] = best[0];
                        }
                        best[0] = end;
                    } else if best[1].is_none_or(|(least, _)| cost < least)
                        && best[0].is_some_and(|(_, first)| first.place != place)
                    {
                        best[1] = end;
                    }
                }
            }
        }
    }
    best.into_iter().flatten().any(|(_, end)| {
        play.again_from(root, len);
        end.is_reached(play, winner, open, pieces)
    })
}
