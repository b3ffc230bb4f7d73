//! The obligations from touching pieces (Article 4).
//!
//! Pieces count in the order in which they were touched. Of those that the player could move or capture, the first binds. A
//! rook touched before the king may not be used to castle; one touched after it must be, if that is legal. The result is an
//! exact set of permitted legal moves.

use crate::edition::Citations;
use crate::{Article, Duty};
use touchmove_board::{Bitboard, CastlingSide, Move, Position, Role, Square};

/// What the player on move has done to the pieces so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Touched {
    /// The squares of the pieces touched on purpose, in order, of either colour.
    squares: Vec<Square>,
    /// A king or pawn that was released in the middle of a move.
    released: Option<Released>,
    /// The move that a claim was based on (9.5: it must be played).
    stated: Option<Move>,
}

/// A piece that was released in the middle of a move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Released {
    pub(crate) from: Square,
    pub(crate) to: Square,
    /// Whether it is still there.
    place: Place,
    /// 4.4.4: the new piece that has touched the square of promotion.
    choice: Option<Role>,
}

/// Whether a released piece is still where it was released.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Place {
    There,
    PutBack,
}

/// The current obligation under Article 4.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Obligation {
    /// The article.
    pub(crate) article: Article,
    /// What must be done; `None` if the player is free.
    pub(crate) bond: Option<Bond>,
}

/// A duty, and the legal moves that fulfil it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Bond {
    pub(crate) duty: Duty,
    pub(crate) permitted: Vec<Move>,
}

/// A legal move that Article 4 did not permit.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct BrokenTouch {
    /// The piece that had to be used.
    pub(crate) square: Square,
    /// The article that says so.
    pub(crate) article: Article,
}

impl Obligation {
    /// The breach that a legal move commits, if it is not permitted.
    pub(crate) fn broken_by(&self, mv: Move) -> Option<BrokenTouch> {
        let bond = self.bond.as_ref().filter(|bond| !bond.permitted.contains(&mv))?;
        Some(BrokenTouch { square: bond.square(), article: self.article })
    }
}

impl Bond {
    /// The touched piece that must be used.
    const fn square(&self) -> Square {
        match self.duty {
            Duty::Move(square) | Duty::Capture { square, .. } | Duty::Castle { king: square, .. } => square,
        }
    }
}

impl Touched {
    /// Returns true if no piece has been touched on purpose.
    pub(crate) fn is_empty(&self) -> bool {
        self.squares.is_empty()
    }

    /// Returns true if there is neither a touched piece nor anything else that could bind.
    pub(crate) fn binds_nothing(&self) -> bool {
        *self == Self::default()
    }

    pub(crate) fn touch(&mut self, square: Square) {
        if !self.squares.contains(&square) {
            self.squares.push(square);
        }
    }

    /// The player releases a king or pawn in the middle of a move.
    pub(crate) fn release(&mut self, from: Square, to: Square) {
        self.touch(from);
        self.released = Some(Released { from, to, place: Place::There, choice: None });
    }

    /// The new piece touches the square of promotion. The first piece to do so is the player's choice.
    pub(crate) fn choose(&mut self, role: Role) {
        if let Some(released) = &mut self.released {
            released.choice.get_or_insert(role);
        }
    }

    /// The king or pawn that is still where it was released, in the middle of a move.
    pub(crate) fn released(&self) -> Option<Released> {
        self.released.filter(|released| released.place == Place::There)
    }

    /// Returns the released piece to its square. The obligation stays.
    pub(crate) fn put_back(&mut self) {
        if let Some(released) = &mut self.released {
            released.place = Place::PutBack;
        }
    }

    pub(crate) const fn state(&mut self, mv: Move) {
        self.stated = Some(mv);
    }

    /// An illegal move touches the piece moved and then the enemy piece captured; in castling, only the king. An own piece on
    /// the square of arrival is not touched. A pawn left on the last rank counts as released there.
    pub(crate) fn touch_by_move(&mut self, position: &Position, mv: Move) {
        let Some(piece) = position.board.piece_at(mv.from) else { return };
        self.touch(mv.from);
        if castling_tried(position, mv.from, mv.to).is_some() {
            return;
        }
        if let Some(taken) = taken_by(position, mv) {
            self.touch(taken);
        }
        let is_unpromoted = piece.role == Role::Pawn && mv.promotion.is_none();
        if is_unpromoted && promotions(position, &position.legal_moves(), mv.from, mv.to).next().is_some() {
            self.release(mv.from, mv.to);
            self.put_back();
        }
    }

    /// The current obligation under Article 4, if anything was touched or stated.
    pub(crate) fn obligation(&self, position: &Position, cites: &Citations) -> Option<Obligation> {
        if self.binds_nothing() {
            return None;
        }
        let turn = Turn { position, legal: position.legal_moves(), cites };
        let touched = turn.of_touches(&self.squares);
        let special = match (self.released, self.stated) {
            (Some(released), _) => turn.of_release(released),
            (None, Some(stated)) => turn.of_statement(stated),
            (None, None) => None,
        };
        match (special, touched) {
            (None, touched) => touched,
            (Some(special), None) => Some(special),
            (Some(special), Some(touched)) => Some(narrower(special, touched)),
        }
    }
}

/// The special obligation as far as the touched pieces allow it; otherwise the touched pieces take precedence.
fn narrower(special: Obligation, touched: Obligation) -> Obligation {
    match (&special.bond, &touched.bond) {
        (Some(narrow), Some(wide)) if !narrow.permitted.iter().any(|mv| wide.permitted.contains(mv)) => {
            touched
        }
        (None, Some(_)) => touched,
        _ => special,
    }
}

/// The enemy piece that a move captures, if any.
pub(crate) fn taken_by(position: &Position, mv: Move) -> Option<Square> {
    if position.board.of_color(!position.turn).has(mv.to) {
        return Some(mv.to);
    }
    let is_pawn = position.board.of(position.turn, Role::Pawn).has(mv.from);
    let en_passant = is_pawn && position.en_passant == Some(mv.to) && mv.from.file() != mv.to.file();
    let passed = Square::new(mv.to.file(), mv.from.rank());
    (en_passant && position.board.of(!position.turn, Role::Pawn).has(passed)).then_some(passed)
}

/// The side that the player's king tries to castle to by moving to that square: the square of its own rook, or two squares away
/// along the rank.
pub(crate) fn castling_tried(position: &Position, from: Square, to: Square) -> Option<CastlingSide> {
    let (board, turn) = (&position.board, position.turn);
    let along_rank = from.rank() == to.rank() && from != to;
    let far_enough = board.of(turn, Role::Rook).has(to) || from.file().abs_diff(to.file()) == 2;
    let tried = board.of(turn, Role::King).has(from) && along_rank && far_enough;
    tried.then_some(CastlingSide::of(from, to))
}

/// The same for a king released in the middle of castling: in Chess960 it may come from any distance to its castling square.
pub(crate) fn castling_begun(position: &Position, from: Square, to: Square) -> Option<CastlingSide> {
    let (board, turn) = (&position.board, position.turn);
    let ends_there = |side: &CastlingSide| {
        to == side.king_to(turn) && from != to && position.castling_rook(turn, *side).is_some()
    };
    let begun =
        CastlingSide::ALL.into_iter().find(ends_there).filter(|_| board.of(turn, Role::King).has(from));
    begun.or_else(|| castling_tried(position, from, to))
}

/// The promotions of a pawn moving between two squares.
fn promotions<'a>(
    position: &'a Position,
    legal: &'a [Move],
    from: Square,
    to: Square,
) -> impl Iterator<Item = Move> + 'a {
    let is_pawn = position.board.of(position.turn, Role::Pawn).has(from);
    legal
        .iter()
        .copied()
        .filter(move |mv| is_pawn && mv.from == from && mv.to == to && mv.promotion.is_some())
}

/// A turn: the position, its legal moves, and the articles.
struct Turn<'a> {
    position: &'a Position,
    legal: Vec<Move>,
    cites: &'a Citations,
}

impl Turn<'_> {
    fn of_touches(&self, squares: &[Square]) -> Option<Obligation> {
        let own = self.position.board.of_color(self.position.turn);
        let (mine, theirs): (Vec<Square>, Vec<Square>) = squares.iter().partition(|square| own.has(**square));
        match (mine.first(), theirs.first()) {
            (None, None) => None,
            (Some(_), None) => Some(self.of_own(&mine)),
            (None, Some(_)) => Some(self.of_enemy(&theirs)),
            (Some(first), Some(enemy)) => Some(self.of_both(squares, &mine, *first, *enemy)),
        }
    }

    /// 4.3.1: the first touched piece that can be moved; 4.4 for king and rook.
    fn of_own(&self, mine: &[Square]) -> Obligation {
        let rooks_before_king = self.rooks_before_king(mine);
        for square in mine {
            if self.is_king(*square)
                && let Some(rook) = self.rook_after_king(mine, rooks_before_king)
            {
                return self.of_king_and_rook(*square, rook, rooks_before_king);
            }
            let permitted = self.moves_of(*square, rooks_before_king);
            if !permitted.is_empty() {
                let by_rook_first =
                    rooks_before_king.has(*square) || self.is_king(*square) && rooks_before_king.any();
                let article = if by_rook_first { self.cites.rook_first } else { self.cites.touched_own };
                return bound(article, Duty::Move(*square), permitted);
            }
        }
        free(self.cites.free)
    }

    /// 4.3.2: the first touched piece that can be captured.
    fn of_enemy(&self, theirs: &[Square]) -> Obligation {
        let captured = theirs.iter().find_map(|square| self.captures_of(*square));
        captured.map_or(free(self.cites.free), |bond| Obligation {
            article: self.cites.touched_enemy,
            bond: Some(bond),
        })
    }

    /// 4.3.3: the first own piece captures the first enemy piece; otherwise the first one that can be moved or captured.
    fn of_both(&self, squares: &[Square], mine: &[Square], first: Square, enemy: Square) -> Obligation {
        let article = self.cites.touched_both;
        let takes = |mv: &Move| mv.from == first && taken_by(self.position, *mv) == Some(enemy);
        let permitted: Vec<Move> = self.legal.iter().copied().filter(takes).collect();
        if !permitted.is_empty() {
            return bound(article, Duty::Capture { square: enemy, with: Some(first) }, permitted);
        }
        let rooks_before_king = self.rooks_before_king(mine);
        for square in squares {
            let bond = if mine.contains(square) {
                let permitted = self.moves_of(*square, rooks_before_king);
                (!permitted.is_empty()).then_some(Bond { duty: Duty::Move(*square), permitted })
            } else {
                self.captures_of(*square)
            };
            if bond.is_some() {
                return Obligation { article, bond };
            }
        }
        free(self.cites.free)
    }

    /// 4.4.1: castling on that side; 4.4.3: if that is illegal, another move of the king, or any move.
    fn of_king_and_rook(&self, king: Square, rook: Square, rooks_before_king: Bitboard) -> Obligation {
        let castling = Move::new(king, rook);
        if self.legal.contains(&castling) && self.position.castling_side_of(castling).is_some() {
            let duty = Duty::Castle { king, side: CastlingSide::of(king, rook) };
            return bound(self.cites.castle, duty, vec![castling]);
        }
        self.of_king_alone(king, self.cites.castling_illegal, rooks_before_king)
    }

    fn of_king_alone(&self, king: Square, article: Article, rooks_before_king: Bitboard) -> Obligation {
        let permitted = self.moves_of(king, rooks_before_king);
        if permitted.is_empty() { free(article) } else { bound(article, Duty::Move(king), permitted) }
    }

    /// 4.7: a king released in castling must castle there if possible; a pawn released on the last rank must stay there.
    fn of_release(&self, Released { from, to, choice, .. }: Released) -> Option<Obligation> {
        if let Some(side) = castling_begun(self.position, from, to) {
            let rook = self.position.castling_rook(self.position.turn, side);
            let castling = rook.map(|rook| Move::new(from, rook)).filter(|mv| self.legal.contains(mv));
            return Some(match castling {
                Some(castling) => {
                    bound(self.cites.king_released, Duty::Castle { king: from, side }, vec![castling])
                }
                None => self.of_king_alone(from, self.cites.king_released_illegally, Bitboard::EMPTY),
            });
        }
        let is_chosen = |mv: &Move| choice.is_none_or(|role| mv.promotion == Some(role));
        let permitted: Vec<Move> =
            promotions(self.position, &self.legal, from, to).filter(is_chosen).collect();
        let article = match choice {
            Some(_) => self.cites.promotion_choice,
            None => self.cites.pawn_released,
        };
        (!permitted.is_empty()).then(|| bound(article, Duty::Move(from), permitted))
    }

    /// 9.5: a stated move must be played; if it is illegal, another move of that piece.
    fn of_statement(&self, stated: Move) -> Option<Obligation> {
        let permitted = match self.legal.contains(&stated) {
            true => vec![stated],
            false => self.moves_of(stated.from, Bitboard::EMPTY),
        };
        (!permitted.is_empty()).then(|| bound(self.cites.claim_wrong, Duty::Move(stated.from), permitted))
    }

    /// The legal moves of the piece on a square, without castling with these rooks.
    fn moves_of(&self, square: Square, without_rooks: Bitboard) -> Vec<Move> {
        let castles = |mv: &Move| without_rooks.has(mv.to) && self.position.castling_side_of(*mv).is_some();
        self.legal.iter().copied().filter(|mv| mv.from == square && !castles(mv)).collect()
    }

    /// The legal moves that capture the piece on a square, if there are any.
    fn captures_of(&self, square: Square) -> Option<Bond> {
        let takes = |mv: &Move| taken_by(self.position, *mv) == Some(square);
        let permitted: Vec<Move> = self.legal.iter().copied().filter(takes).collect();
        (!permitted.is_empty()).then_some(Bond { duty: Duty::Capture { square, with: None }, permitted })
    }

    fn is_king(&self, square: Square) -> bool {
        self.position.board.of(self.position.turn, Role::King).has(square)
    }

    /// The rooks that castling could involve: those on the first rank, with the king.
    fn castling_rooks(&self) -> Bitboard {
        let first_rank = Bitboard::first_rank(self.position.turn);
        self.position.board.of(self.position.turn, Role::Rook) & first_rank
    }

    /// The rooks touched before the king.
    fn rooks_before_king(&self, mine: &[Square]) -> Bitboard {
        let king = mine.iter().position(|square| self.is_king(*square));
        king.map_or(Bitboard::EMPTY, |king| {
            mine[..king].iter().copied().filter(|square| self.castling_rooks().has(*square)).collect()
        })
    }

    /// The first rook touched after the king, if the king stands where it could castle.
    fn rook_after_king(&self, mine: &[Square], rooks_before_king: Bitboard) -> Option<Square> {
        let king = mine.iter().position(|square| self.is_king(*square))?;
        let on_first_rank = Bitboard::first_rank(self.position.turn).has(mine[king]);
        let rooks = self.castling_rooks().without(rooks_before_king);
        mine[king..].iter().copied().find(|square| on_first_rank && rooks.has(*square))
    }
}

const fn free(article: Article) -> Obligation {
    Obligation { article, bond: None }
}

const fn bound(article: Article, duty: Duty, permitted: Vec<Move>) -> Obligation {
    Obligation { article, bond: Some(Bond { duty, permitted }) }
}
