//! Finds the moves that a text can mean by the way the pieces move, legal or not.
//!
//! A player at the board must find out for themselves whether a move is legal, so a reader for players must not reveal it. What
//! everybody can see is not a secret: a knight nowhere near the square, a rook with a piece in its way. What must be worked out or
//! remembered is: whether the move leaves the player's own king in check, whether castling is barred by an attack or because the king
//! has moved, whether a pawn's double step was the last move. Such moves fit like any other.

use super::pattern::{self, Pattern};
use super::{LONGEST, resolve, stages};
use crate::Language;
use touchmove_board::{Board, CastlingRights, Color, File, Move, Position, Reason, Role};

/// A position as seen by someone who looks at the board and knows how the game began: as if no right to castle had ever been lost
/// by moving away and back.
#[must_use]
pub fn position_as_seen(board: Board, turn: Color, start: &Position) -> Position {
    let still_home = |color: &Color| board.of(*color, Role::King) == start.board.of(*color, Role::King);
    let rooks = Color::ALL.into_iter().filter(still_home).flat_map(|color| start.castling.rooks_of(color));
    Position { castling: CastlingRights::with_rooks(rooks.collect()), ..Position::new(board, turn) }
}

/// The moves that a text fits by the way the pieces move: none, one or several; `None` if it does not have the form of a move.
///
/// English letters are tried only if the text is not in the given language at all, as in [`Mode::Sealed`](crate::Mode::Sealed). Castling is
/// returned as in UCI: the king's move of two squares from the e-file, otherwise its move to the rook. A pawn move to the last rank without
/// a piece named fits too, and is returned without a promotion.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_notation::{Language, moves_that_fit};
///
/// let fitting = |text| moves_that_fit(&Position::standard(), text, Language::ENGLISH);
/// assert_eq!(fitting("Nf3"), Some(vec!["g1f3".parse().unwrap()]));
/// assert_eq!(fitting("Nd4"), Some(vec![]));
/// assert_eq!(fitting("good luck"), None);
/// ```
pub fn moves_that_fit(position: &Position, text: &str, language: &Language) -> Option<Vec<Move>> {
    if text.len() > LONGEST {
        return None;
    }
    let bare = pattern::strip_signs(text);
    if let Some(side) = pattern::castling(bare) {
        let castling = resolve::castling_move(position, side).filter(|mv| fits(position, None, *mv));
        return Some(castling.into_iter().map(|mv| as_uci(position, mv)).collect());
    }
    let mut has_form = false;
    for stage in stages(language) {
        for pattern in stage.patterns(bare) {
            has_form = true;
            let found = fitting_pattern(position, &pattern);
            if !found.is_empty() {
                return Some(found);
            }
        }
        // A move that does not fit in the writer's own language is not replaced by an English reading.
        if has_form {
            break;
        }
    }
    has_form.then(Vec::new)
}

fn fitting_pattern(position: &Position, pattern: &Pattern) -> Vec<Move> {
    let candidates = resolve::candidates(position, pattern).into_iter();
    let fitting = candidates.filter(|mv| fits(position, pattern.role, *mv));
    fitting.map(|mv| as_uci(position, position.resolve(mv))).collect()
}

/// Returns true if the piece moves like that, as far as everybody can see.
fn fits(position: &Position, named: Option<Role>, mv: Move) -> bool {
    // A king that is named makes an ordinary move; castling has its own sign (C.13).
    if named.is_some() && position.castling_side_of(position.resolve(mv)).is_some() {
        return false;
    }
    match position.why(mv) {
        Ok(_)
        | Err(
            Reason::OwnKingInCheck
            | Reason::KingCaptured
            | Reason::PawnNotPromoted
            | Reason::CastlingAttacked,
        ) => true,
        Err(Reason::CannotReach(Role::Pawn)) if position.en_passant != Some(mv.to) => {
            let as_if_passed = Position { en_passant: Some(mv.to), ..*position };
            !matches!(as_if_passed.why(mv), Err(Reason::CannotReach(_)))
        }
        Err(_) => false,
    }
}

/// Castling from the e-file is written as the king's move of two squares, which shows on a board what it is even where it is not
/// allowed.
fn as_uci(position: &Position, mv: Move) -> Move {
    match position.castling_side_of(mv) {
        Some(side) if mv.from.file() == File::E => Move::new(mv.from, side.king_to(position.turn)),
        _ => mv,
    }
}
