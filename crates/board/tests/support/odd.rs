//! Arrangements that no game leads to, of several flavours.

use super::Random;
use touchmove_board::{Bitboard, Board, CastlingRights, Color, File, Piece, Position, Rank, Role, Square};

/// The flavour with rights to castle.
pub(crate) const CASTLING: usize = 4;

/// How many flavours there are.
pub(crate) const FLAVOURS: usize = 7;

/// A random odd position. Every flavour puts another part of the rules under strain.
pub(crate) fn arrangement(number: usize, random: &mut Random) -> Position {
    let mut position = match number % FLAVOURS {
        0 => scattered(2 + random.below(9), random),
        1 => scattered(20 + random.below(45), random),
        2 => crowd(random),
        3 => en_passant(random),
        CASTLING => castling(random),
        5 => pawns(random),
        _ => pins(random),
    };
    if random.percent(30) {
        position.castling = nonsense_rights(random);
    }
    if position.en_passant.is_none() && random.percent(30) {
        position.en_passant = Some(any_square(random));
    }
    position.halfmove_clock = random.below(200) as u32;
    position.fullmove_number = random.below(200) as u32;
    position
}

fn any_square(random: &mut Random) -> Square {
    let index = random.below(64);
    Square::new(File::ALL[index % 8], Rank::ALL[index / 8])
}

fn any_color(random: &mut Random) -> Color {
    random.pick(&Color::ALL)
}

fn nonsense_rights(random: &mut Random) -> CastlingRights {
    let squares = random.next() & random.next();
    CastlingRights::with_rooks(Bitboard(if random.percent(50) {
        squares | 0x8100_0000_0000_0081
    } else {
        squares
    }))
}

fn place_anywhere(board: &mut Board, piece: Piece, random: &mut Random) {
    board.place(any_square(random), piece);
}

/// Mostly one king, sometimes none, sometimes several.
fn place_kings(board: &mut Board, random: &mut Random) {
    for color in Color::ALL {
        let count = random.pick(&[0, 1, 1, 1, 1, 1, 1, 1, 2, 3]);
        for _ in 0..count {
            place_anywhere(board, Piece::new(color, Role::King), random);
        }
    }
}

fn any_piece(roles: &[Role], random: &mut Random) -> Piece {
    Piece::new(any_color(random), random.pick(roles))
}

/// Pieces of all kinds anywhere, pawns on the end ranks too.
fn scattered(count: usize, random: &mut Random) -> Position {
    let mut board = Board::EMPTY;
    for _ in 0..count {
        let piece = any_piece(&Role::ALL[..5], random);
        place_anywhere(&mut board, piece, random);
    }
    place_kings(&mut board, random);
    Position::new(board, any_color(random))
}

/// Some forty pieces of one kind and one colour, or queens all along the edge, each of which sees far into the empty
/// middle: more moves than in any game.
fn crowd(random: &mut Random) -> Position {
    let mut board = Board::EMPTY;
    let turn = any_color(random);
    if random.percent(30) {
        let is_edge =
            |square: &Square| matches!(square.index() % 8, 0 | 7) || matches!(square.index() / 8, 0 | 7);
        for square in Square::all().filter(is_edge) {
            if random.percent(95) {
                board.place(square, Piece::new(turn, Role::Queen));
            }
        }
        for _ in 0..random.below(4) {
            let piece = any_piece(&Role::ALL, random);
            place_anywhere(&mut board, piece, random);
        }
        return Position::new(board, turn);
    }
    let role = random.pick(&[Role::Queen, Role::Queen, Role::Queen, Role::King, Role::Rook, Role::Knight]);
    for _ in 0..25 + random.below(40) {
        place_anywhere(&mut board, Piece::new(turn, role), random);
    }
    for _ in 0..random.below(5) {
        let piece = any_piece(&Role::ALL, random);
        place_anywhere(&mut board, piece, random);
    }
    if random.percent(60) {
        place_kings(&mut board, random);
    }
    Position::new(board, turn)
}

/// A pawn that may have made a double step, pawns beside it, and kings and sliders on the lines around them.
fn en_passant(random: &mut Random) -> Position {
    let turn = any_color(random);
    let mut position = scattered(random.below(6), random);
    position.turn = turn;
    let file = random.below(8);
    let rank = |number: usize| Rank::ALL[number].seen_by(turn);
    let beside = [file.checked_sub(1), (file < 7).then_some(file + 1)];
    for neighbour in beside.into_iter().flatten() {
        if random.percent(70) {
            position.board.place(Square::new(File::ALL[neighbour], rank(4)), Piece::new(turn, Role::Pawn));
        }
    }
    let passed = Square::new(File::ALL[file], rank(5));
    if random.percent(90) {
        position.board.remove(passed);
        position.board.remove(Square::new(File::ALL[file], rank(6)));
        position.board.place(Square::new(File::ALL[file], rank(4)), Piece::new(!turn, Role::Pawn));
    }
    position.en_passant = Some(passed);
    // A king and a rook or queen on the rank of the pawns: the case in which two pawns leave a line at once.
    if random.percent(50) {
        for piece in
            [Piece::new(turn, Role::King), Piece::new(!turn, random.pick(&[Role::Rook, Role::Queen]))]
        {
            let square = Square::new(File::ALL[random.below(8)], rank(4));
            if position.board.piece_at(square).is_none() {
                position.board.place(square, piece);
            }
        }
    }
    position
}

/// Kings and rooks on the first ranks, with rights to castle, and few other pieces.
fn castling(random: &mut Random) -> Position {
    let mut position = scattered(random.below(5), random);
    for color in Color::ALL {
        let first = Rank::First.seen_by(color);
        for square in position.board.of(color, Role::King) {
            position.board.remove(square);
        }
        let mut rights = Bitboard::EMPTY;
        for _ in 0..1 + random.below(3) {
            let square = Square::new(File::ALL[random.below(8)], first);
            position.board.place(square, Piece::new(color, Role::Rook));
            if random.percent(85) {
                rights |= Bitboard::of(square);
            }
        }
        if random.percent(10) {
            rights |= Bitboard(random.next() & Bitboard::rank(first).0);
        }
        let king = Square::new(if random.percent(50) { File::E } else { File::ALL[random.below(8)] }, first);
        position.board.place(king, Piece::new(color, Role::King));
        position.castling = CastlingRights::with_rooks(position.castling.rooks() | rights);
    }
    position
}

/// Pawns in masses, near the last ranks and on them.
fn pawns(random: &mut Random) -> Position {
    let mut board = Board::EMPTY;
    for _ in 0..6 + random.below(20) {
        let piece = any_piece(&[Role::Pawn, Role::Pawn, Role::Pawn, Role::Knight, Role::Rook], random);
        place_anywhere(&mut board, piece, random);
    }
    place_kings(&mut board, random);
    Position::new(board, any_color(random))
}

/// One king of the player on move among enemy sliders, with own pieces in between: pins and double checks.
fn pins(random: &mut Random) -> Position {
    let turn = any_color(random);
    let mut board = Board::EMPTY;
    for _ in 0..2 + random.below(6) {
        let role = random.pick(&[Role::Bishop, Role::Rook, Role::Queen]);
        place_anywhere(&mut board, Piece::new(!turn, role), random);
    }
    for _ in 0..3 + random.below(8) {
        let role = random.pick(&Role::ALL[..5]);
        place_anywhere(&mut board, Piece::new(turn, role), random);
    }
    place_anywhere(&mut board, Piece::new(turn, Role::King), random);
    if random.percent(80) {
        place_anywhere(&mut board, Piece::new(!turn, Role::King), random);
    }
    Position::new(board, turn)
}
