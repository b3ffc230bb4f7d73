//! One position in three programs: Touchmove and two that were written independently.

pub(crate) mod random;

use shakmaty::{
    CastlingMode, Chess, EnPassantMode, Position as _, PositionError, fen::Fen, zobrist::Zobrist64,
};
use touchmove_board::{
    Move, Position, Role, Square,
    fen::{CastlingField, EnPassantField},
};

/// The same position three times.
#[derive(Clone)]
pub(crate) struct Trio {
    pub(crate) ours: Position,
    pub(crate) shakmaty: Chess,
    pub(crate) cozy: cozy_chess::Board,
}

impl Trio {
    /// The position of a FEN in all three, unless one of the peers refuses it: they require one king for each side, no pawn on an
    /// end rank and so on. Touchmove accepts all of these.
    pub(crate) fn read(position: &Position) -> Option<Self> {
        let fen = position.to_fen(CastlingField::Shredder, EnPassantField::Always);
        let shakmaty: Chess = fen
            .parse::<Fen>()
            .ok()?
            .into_position(CastlingMode::Chess960)
            .or_else(PositionError::ignore_too_much_material)
            .or_else(PositionError::ignore_impossible_check)
            .ok()?;
        let cozy = cozy_chess::Board::from_fen(&fen, true).ok()?;
        Some(Self { ours: *position, shakmaty, cozy })
    }

    /// The position of a FEN that all three are known to accept.
    pub(crate) fn of_fen(fen: &str) -> Self {
        let position = Position::from_fen(fen).unwrap_or_else(|fault| panic!("{fen}: {fault}"));
        Self::read(&position).unwrap_or_else(|| panic!("a peer refuses {fen}"))
    }

    /// The position after a legal move.
    pub(crate) fn after(&self, mv: Move) -> Self {
        let mut after = self.clone();
        after.ours.play_unchecked(mv);
        let legal = self.shakmaty.legal_moves();
        let same = legal.iter().find(|theirs| from_shakmaty(**theirs) == mv);
        let &theirs = same.unwrap_or_else(|| panic!("{mv} in {}", self.ours));
        after.shakmaty.play_unchecked(theirs);
        after.cozy.play(to_cozy(mv));
        after
    }

    /// Checks that legal moves, check and the end of the game agree. Returns the moves, sorted.
    pub(crate) fn compare(&self) -> Vec<Move> {
        let mut ours = self.ours.legal_moves();
        ours.sort_unstable();
        let mut shakmaty: Vec<Move> = self.shakmaty.legal_moves().into_iter().map(from_shakmaty).collect();
        shakmaty.sort_unstable();
        assert_eq!(ours, shakmaty, "moves in {} and shakmaty", self.ours);
        let mut cozy = Vec::new();
        self.cozy.generate_moves(|moves| {
            cozy.extend(moves.into_iter().map(from_cozy));
            false
        });
        cozy.sort_unstable();
        assert_eq!(ours, cozy, "moves in {} and cozy-chess", self.ours);

        let name = &self.ours;
        assert_eq!(name.is_check(), self.shakmaty.is_check(), "check in {name}");
        assert_eq!(name.is_checkmate(), self.shakmaty.is_checkmate(), "checkmate in {name}");
        assert_eq!(name.is_stalemate(), self.shakmaty.is_stalemate(), "stalemate in {name}");
        let cozy_check = !self.cozy.checkers().is_empty();
        assert_eq!(name.is_check(), cozy_check, "check in {name}");
        assert_eq!(name.is_checkmate(), cozy_check && cozy.is_empty(), "checkmate in {name}");
        assert_eq!(name.is_stalemate(), !cozy_check && cozy.is_empty(), "stalemate in {name}");
        ours
    }

    /// Checks that each program reads the FEN of the others as its own position, including the counters.
    pub(crate) fn compare_fen(&self) {
        let written = self.ours.to_fen(CastlingField::Shredder, EnPassantField::Always);
        let read: Fen = written.parse().unwrap_or_else(|error| panic!("{written}: {error}"));
        let setup = self.shakmaty.to_setup(EnPassantMode::Always);
        assert_eq!(read.as_setup(), &setup, "shakmaty reads {written}");
        let theirs = Fen::from_position(&self.shakmaty, EnPassantMode::Always).to_string();
        assert_eq!(Position::from_fen(&theirs), Ok(self.ours), "{theirs} by shakmaty");

        assert_eq!(
            cozy_chess::Board::from_fen(&written, true).as_ref().ok(),
            Some(&self.cozy),
            "cozy-chess reads {written}"
        );
        let theirs = format!("{:#}", self.cozy);
        assert_eq!(Position::from_fen(&theirs), Ok(self.ours), "{theirs} by cozy-chess");
    }

    /// The hash of shakmaty, with en passant only where it is legal.
    pub(crate) fn shakmaty_key(&self) -> u64 {
        let Zobrist64(key) = self.shakmaty.zobrist_hash(EnPassantMode::Legal);
        key
    }
}

fn square(index: usize) -> Square {
    Square::from_index(index).unwrap_or_else(|| panic!("square {index}"))
}

/// Converts a move. Castling is the move to the rook's square in both.
fn from_shakmaty(theirs: shakmaty::Move) -> Move {
    let from = theirs.from().unwrap_or_else(|| panic!("{theirs:?} puts a piece"));
    let promotion = theirs.promotion().and_then(|role| Role::from_letter(role.char()));
    Move { from: square(usize::from(from)), to: square(usize::from(theirs.to())), promotion }
}

fn from_cozy(theirs: cozy_chess::Move) -> Move {
    let promotion = theirs.promotion.and_then(|piece| Role::from_letter(char::from(piece)));
    Move { from: square(theirs.from as usize), to: square(theirs.to as usize), promotion }
}

fn to_cozy(ours: Move) -> cozy_chess::Move {
    let promotion = ours.promotion.and_then(|role| cozy_chess::Piece::try_from(role.letter()).ok());
    let square = |square: Square| cozy_chess::Square::index(square.index());
    cozy_chess::Move { from: square(ours.from), to: square(ours.to), promotion }
}
