//! Mates with the loser's king in a corner: a bishop gives check along the diagonal, and another bishop or a knight helps.
//!
//! The winner's king covers two of the three flights, and the helper the third. This is how a bishop and a knight, or two bishops, mate a
//! bare king.

use super::covered;
use super::end::{End, Way};
use super::play::Play;
use touchmove_board::attacks::{between, bishop_attacks, king_steps};
use touchmove_board::{Bitboard, Color, Role, Square};

/// For the corner a1: the square of the winner's king, and the flight that it leaves open. The other corners mirror it.
const PLACES: [(usize, usize); 2] = [(17, 1), (10, 8)];

/// Plays to such a final position, and returns true if it succeeded. It does not try if the winner has a queen or a rook, which has better
/// ways.
pub(super) fn holds(play: &mut Play<'_>, winner: Color) -> bool {
    let (root, len) = (play.position, play.len());
    let board = &root.board;
    let bishops = board.of(winner, Role::Bishop);
    let minor = bishops | board.of(winner, Role::Knight);
    if bishops.is_empty()
        || !minor.several()
        || (board.of(winner, Role::Queen) | board.of(winner, Role::Rook)).any()
    {
        return false;
    }
    let (Some(king), Some(own)) = (play.king_of(!winner), play.king_of(winner)) else { return false };
    let kings = board.of_role(Role::King);
    let men = board.occupied().without(kings);
    let open = [
        (!men).without(covered(board, !winner, kings)),
        (!men).without(covered(board, winner, kings | minor)),
    ];
    let king_way = Way::to(king, open[1]).distances();
    let own_way = Way::to(own, open[0]).distances();
    let mut best: Option<(u8, End)> = None;
    for mirror in [0, 7, 56, 63] {
        let Some(place) = Square::from_index(mirror) else { continue };
        let color = if Bitboard::LIGHT.has(place) { Bitboard::LIGHT } else { Bitboard::DARK };
        let Some(from) = (bishops & color).first() else { continue };
        let others = men.without(Bitboard::of(from));
        let diagonal = bishop_attacks(place, others);
        let near = king_steps(place) | Bitboard::of(place);
        // A bishop that stands on the diagonal leaves it and comes back, because otherwise the king could not go to the corner.
        let lines = bishop_attacks(from, men);
        let via = match diagonal.has(from) {
            true => match lines.without(men | kings | diagonal | near).first() {
                Some(via) => Some(via),
                None => continue,
            },
            false => None,
        };
        let reach = via.map_or(lines, |via| bishop_attacks(via, others));
        let Some(square) = (reach & diagonal).without(others).first() else { continue };
        for (own, flight) in PLACES {
            let (Some(own), Some(flight)) =
                (Square::from_index(own ^ mirror), Square::from_index(flight ^ mirror))
            else {
                continue;
            };
            // A bishop of the same colour can never cover that flight.
            let Some(helper) = minor.without(bishops & color).first() else { continue };
            let way = king_way[place.index()].max(own_way[own.index()]);
            if way == u8::MAX || (Bitboard::of(own) & between(place, square)).any() {
                continue;
            }
            if best.is_none_or(|(least, _)| way < least) {
                let end = End {
                    place,
                    own: Some(own),
                    role: Role::Bishop,
                    from,
                    via,
                    square,
                    helper: Some((helper, flight)),
                };
                best = Some((way, end));
            }
        }
    }
    best.is_some_and(|(_, end)| {
        play.again_from(root, len);
        end.is_reached(play, winner, open)
    })
}
