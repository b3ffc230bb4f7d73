//! Shared by the tests of notation: random numbers, random games, endings with like pieces, and odd boards.

mod random;

pub(crate) use random::Random;

use touchmove_board::{
    Bitboard, Board, CastlingRights, Color, File, Move, Piece, Position, Rank, Role, Square,
    chess960::Start,
    fen::{CastlingField, EnPassantField},
};
use touchmove_notation::{
    Captures, Castling, Checks, EnPassant, Form, Language, Mode, Promotion, ReadError, Style,
};

pub(crate) const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

pub(crate) const MODES: [Mode; 2] = [Mode::Forgiving, Mode::Sealed];

/// The named styles, and others that combine their settings differently.
pub(crate) const STYLES: [Style; 8] = [
    Style::LAWS,
    Style::LONG,
    Style::PLAIN,
    Style::PGN,
    Style { checks: Checks::DoublePlus, ..Style::LAWS },
    Style { form: Form::Long, ..Style::PLAIN },
    Style { form: Form::Long, checks: Checks::DoublePlus, ..Style::PGN },
    Style {
        form: Form::Short,
        captures: Captures::Unmarked,
        promotion: Promotion::Equals,
        castling: Castling::Letters,
        en_passant: EnPassant::Marked,
        checks: Checks::Marked,
    },
];

impl Random {
    pub(crate) fn square(&mut self) -> Square {
        let index = self.below(64);
        Square::new(File::ALL[index % 8], Rank::ALL[index / 8])
    }
}

/// The start of a game: the standard position for even numbers, a random one of Chess960 for odd ones.
pub(crate) fn start(number: usize, random: &mut Random) -> Position {
    if number.is_multiple_of(2) {
        return Position::standard();
    }
    Start::new(random.below(usize::from(Start::COUNT)) as u16).unwrap().position()
}

/// A random legal move, with castling, en passant and promotion more often than by chance.
pub(crate) fn choose(position: &Position, random: &mut Random) -> Option<Move> {
    let moves = position.legal_moves();
    if moves.is_empty() {
        return None;
    }
    let special: Vec<Move> = moves.iter().copied().filter(|mv| is_special(position, *mv)).collect();
    if !special.is_empty() && random.percent(50) {
        return Some(random.pick(&special));
    }
    Some(random.pick(&moves))
}

fn is_special(position: &Position, mv: Move) -> bool {
    mv.promotion.is_some() || position.castling_side_of(mv).is_some() || is_en_passant(position, mv)
}

pub(crate) fn is_en_passant(position: &Position, mv: Move) -> bool {
    position.board.role_at(mv.from) == Some(Role::Pawn)
        && mv.from.file() != mv.to.file()
        && position.board.piece_at(mv.to).is_none()
}

/// A position from a random game.
pub(crate) fn from_game(number: usize, random: &mut Random) -> Position {
    let mut position = start(number, random);
    for _ in 0..random.below(90) {
        let Some(mv) = choose(&position, random) else { break };
        position.play_unchecked(mv);
    }
    position
}

/// An ending in which the side on move has several pieces of one kind, sometimes of two, and pawns about to promote: here
/// like pieces must often be distinguished by file, by rank or by both. It may have no legal move.
pub(crate) fn sparse(random: &mut Random) -> Position {
    let turn = random.pick(&Color::ALL);
    loop {
        let mut board = Board::EMPTY;
        for color in Color::ALL {
            board.place(random.square(), Piece::new(color, Role::King));
        }
        for _ in 0..1 + random.below(2) {
            let role = random.pick(&[Role::Knight, Role::Bishop, Role::Rook, Role::Queen]);
            let count = if random.percent(30) { 5 + random.below(5) } else { 2 + random.below(3) };
            for _ in 0..count {
                place_on_empty(&mut board, random.square(), Piece::new(turn, role));
            }
        }
        for _ in 0..random.below(5) {
            let role = random.pick(&Role::ALL[1..5]);
            place_on_empty(&mut board, random.square(), Piece::new(!turn, role));
        }
        for _ in 0..random.below(3) {
            let square = Square::new(random.pick(&File::ALL), Rank::Seventh.seen_by(turn));
            place_on_empty(&mut board, square, Piece::new(turn, Role::Pawn));
        }
        let position = Position::new(board, turn);
        let one_king_each = Color::ALL.iter().all(|color| board.of(*color, Role::King).single());
        if one_king_each && !board.in_check(!turn) {
            return position;
        }
    }
}

fn place_on_empty(board: &mut Board, square: Square, piece: Piece) {
    if board.piece_at(square).is_none() {
        board.place(square, piece);
    }
}

/// A board that no game leads to: no kings, many kings, pawns on the end ranks, rights and en passant squares that the board
/// does not support.
pub(crate) fn odd(random: &mut Random) -> Position {
    let mut board = Board::EMPTY;
    let kinds = if random.percent(30) { &Role::ALL[..5] } else { &Role::ALL[..] };
    for _ in 0..random.pick(&[0, 1, 2, 5, 9, 20, 40, 64]) {
        let piece = Piece::new(random.pick(&Color::ALL), random.pick(kinds));
        board.place(random.square(), piece);
    }
    let mut position = Position::new(board, random.pick(&Color::ALL));
    if random.percent(40) {
        position.castling = CastlingRights::with_rooks(Bitboard(random.next() | 0x8100_0000_0000_0081));
    }
    if random.percent(40) {
        position.en_passant = Some(random.square());
    }
    position
}

/// Everything about a position, for the message of a failed test.
pub(crate) fn describe(position: &Position) -> String {
    position.to_fen(CastlingField::Shredder, EnPassantField::Always)
}

pub(crate) fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap_or_else(|fault| panic!("{fen}: {fault}"))
}

pub(crate) fn language(code: &str) -> &'static Language {
    Language::by_code(code).unwrap_or_else(|| panic!("no language {code}"))
}

/// The result of a reader as the tables write it: the move in UCI; `ambiguous` and the moves, sorted; `illegal`, the reason
/// and the move meant, if it is known; `unreadable`.
pub(crate) fn shown(position: &Position, answer: &Result<Move, ReadError>) -> String {
    let uci = |mv: &Move| mv.uci(position).to_string();
    match answer {
        Ok(mv) => uci(mv),
        Err(ReadError::Unreadable) => "unreadable".to_owned(),
        Err(ReadError::Ambiguous(moves)) => {
            let mut moves: Vec<String> = moves.iter().map(uci).collect();
            moves.sort();
            format!("ambiguous {}", moves.join(" "))
        }
        Err(ReadError::Illegal { meant, reason }) => {
            let meant = meant.map_or_else(|| "-".to_owned(), |mv| uci(&mv));
            format!("illegal {} {meant}", reason.code())
        }
    }
}

/// Returns true if a result matches what a table expects. A table may omit what the documentation leaves open: `illegal`
/// alone stands for any reason, and `illegal` with a reason for any move.
pub(crate) fn agrees(answer: &str, expected: &str) -> bool {
    answer == expected || (expected.starts_with("illegal") && answer.starts_with(&format!("{expected} ")))
}
