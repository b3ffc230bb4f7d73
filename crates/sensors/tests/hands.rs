//! Simulates hands at a wooden board: what the sensors see of a move, square by square.

#![allow(dead_code, reason = "the hall's tests use it too, each a part of it")]

use crate::chess::{Board, CastlingSide, Move, Piece, Position, Role, Square};
use crate::random::Random;

/// A report of the sensors, and the time since the previous one.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Report {
    pub(crate) after_ms: u64,
    pub(crate) board: Board,
}

/// What a hand does besides moving.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Noise {
    /// Nothing.
    Clean,
    /// The piece is lifted, put back, and lifted again.
    Hesitates,
    /// Another piece is not seen for a moment.
    Flickers,
    /// Another piece is lifted and put back: adjusted, or touched.
    LiftsAnother,
    /// Pieces are knocked over, one rolls onto another square, and all are put back.
    KnocksOver,
}

impl Noise {
    pub(crate) const ALL: [Self; 5] =
        [Self::Clean, Self::Hesitates, Self::Flickers, Self::LiftsAnother, Self::KnocksOver];
}

/// A hand over a board.
pub(crate) struct Hand<'a> {
    board: Board,
    reports: Vec<Report>,
    random: &'a mut Random,
}

impl<'a> Hand<'a> {
    pub(crate) fn over(board: Board, random: &'a mut Random) -> Self {
        Self { board, reports: Vec::new(), random }
    }

    /// The reports of the sensors.
    pub(crate) fn reports(self) -> Vec<Report> {
        self.reports
    }

    fn report(&mut self, (least, most): (u64, u64)) {
        let after_ms = least + self.random.below((most - least) as usize) as u64;
        self.reports.push(Report { after_ms, board: self.board });
    }

    pub(crate) fn lift(&mut self, square: Square) -> Option<Piece> {
        let piece = self.board.remove(square);
        self.report((150, 900));
        piece
    }

    pub(crate) fn put(&mut self, square: Square, piece: Piece) {
        self.board.place(square, piece);
        self.report((350, 900));
    }

    /// The reports of a move with noise before it.
    pub(crate) fn play(&mut self, position: &Position, mv: Move, noise: Noise) {
        self.disturb(position, mv, noise);
        if let Some(side) = position.castling_side_of(mv) {
            return self.castle(position, side, mv);
        }
        let after = position.after(mv).board;
        let piece = position.board.piece_at(mv.from).unwrap();
        let taken = Square::all().find(|square| {
            let stood = position.board.piece_at(*square);
            stood.is_some_and(|stood| stood.color != position.turn) && after.piece_at(*square) != stood
        });
        let takes_first = taken.is_some() && self.random.percent(50);
        if let Some(taken) = taken.filter(|_| takes_first) {
            self.lift(taken);
        }
        self.board.remove(mv.from);
        let slides = matches!(piece.role, Role::Rook | Role::Bishop | Role::Queen) && self.random.percent(50);
        match slides {
            true => self.slide(mv, piece),
            false => self.report((50, 900)),
        }
        // The capturing piece may take the other's place at once, or the other is removed first.
        if let Some(taken) = taken.filter(|_| !takes_first && self.random.percent(60)) {
            self.lift(taken);
        }
        match mv.promotion {
            Some(role) => self.promote(mv.to, Piece::new(position.turn, role)),
            None => {
                self.board.place(mv.to, piece);
                self.report((50, 900));
            }
        }
        // En passant: the pawn is removed last.
        if let Some(taken) = taken.filter(|taken| *taken != mv.to && self.board.piece_at(*taken).is_some()) {
            self.lift(taken);
        }
        assert_eq!(self.board, after, "the hand has not made the move {mv}");
    }

    fn slide(&mut self, mv: Move, piece: Piece) {
        for square in crate::chess::attacks::between(mv.from, mv.to) {
            self.board.place(square, piece);
            self.report((20, 250));
            self.board.remove(square);
        }
        self.report((20, 250));
    }

    fn promote(&mut self, to: Square, new: Piece) {
        let pawn = Piece::new(new.color, Role::Pawn);
        if self.random.percent(50) {
            self.put(to, pawn);
            self.lift(to);
        }
        self.put(to, new);
    }

    fn castle(&mut self, position: &Position, side: CastlingSide, mv: Move) {
        let color = position.turn;
        let (king, rook) = (Piece::new(color, Role::King), Piece::new(color, Role::Rook));
        let (king_to, rook_to) = (side.king_to(color), side.rook_to(color));
        match self.random.below(3) {
            // King first, as the Laws require.
            0 => {
                self.lift(mv.from);
                self.put(king_to, king);
                self.lift(mv.to);
                self.put(rook_to, rook);
            }
            // Rook first.
            1 => {
                self.lift(mv.to);
                self.put(rook_to, rook);
                self.lift(mv.from);
                self.put(king_to, king);
            }
            // Both in the air.
            _ => {
                self.lift(mv.from);
                self.lift(mv.to);
                self.put(rook_to, rook);
                self.put(king_to, king);
            }
        }
        assert_eq!(self.board, position.after(mv).board);
    }

    fn disturb(&mut self, position: &Position, mv: Move, noise: Noise) {
        let others: Vec<(Square, Piece)> =
            self.board.pieces().filter(|(square, _)| *square != mv.from).collect();
        let (square, piece) = self.random.pick(&others);
        match noise {
            Noise::Clean => {}
            Noise::Hesitates => {
                if let Some(piece) = self.lift(mv.from) {
                    self.put(mv.from, piece);
                }
            }
            Noise::Flickers => {
                self.board.remove(square);
                self.report((50, 500));
                self.board.place(square, piece);
                self.report((30, 200));
            }
            Noise::LiftsAnother => {
                self.lift(square);
                self.put(square, piece);
            }
            Noise::KnocksOver => self.knock_over(position),
        }
    }

    fn knock_over(&mut self, position: &Position) {
        let pieces: Vec<(Square, Piece)> = self.board.pieces().collect();
        let fallen: Vec<(Square, Piece)> = (0..3).map(|_| self.random.pick(&pieces)).collect();
        for (square, _) in &fallen {
            self.board.remove(*square);
        }
        self.report((20, 200));
        let empty: Vec<Square> =
            Square::all().filter(|square| self.board.piece_at(*square).is_none()).collect();
        let astray = self.random.pick(&empty);
        self.put(astray, fallen[0].1);
        self.board.remove(astray);
        for (square, piece) in fallen {
            self.put(square, piece);
        }
        assert_eq!(self.board, position.board, "everything is put back");
    }
}

/// A game of random legal moves that prefers moves that are hard to see: captures, castling, promotions.
pub(crate) fn random_game(random: &mut Random, most: usize) -> Vec<Move> {
    let mut position = Position::standard();
    let mut moves = Vec::new();
    while moves.len() < most && position.board.pieces().count() > 5 {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        let hard = |mv: &Move| {
            let is_pawn = position.board.role_at(mv.from) == Some(Role::Pawn);
            mv.promotion.is_some()
                || position.castling_side_of(*mv).is_some()
                || (is_pawn && position.legal_en_passant() == Some(mv.to))
        };
        let hard: Vec<Move> = legal.iter().copied().filter(hard).collect();
        let mv = match hard.is_empty() || random.percent(40) {
            true => random.pick(&legal),
            false => random.pick(&hard),
        };
        position.play_unchecked(mv);
        moves.push(mv);
    }
    moves
}
