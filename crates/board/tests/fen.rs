//! FEN that is read and written back, in all ways of writing it.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::support::{Random, describe, odd, position, random_game, start};
use touchmove_board::{
    Board, CastlingRights, Color, Position, Square,
    chess960::Start,
    fen::{CastlingField, EnPassantField},
};

const CASTLING_FIELDS: [CastlingField; 3] =
    [CastlingField::Standard, CastlingField::XFen, CastlingField::Shredder];
const EN_PASSANT_FIELDS: [EnPassantField; 3] =
    [EnPassantField::Always, EnPassantField::WhenCapturable, EnPassantField::WhenLegal];

/// Pieces and turn, and the castling field as standard FEN, X-FEN and Shredder-FEN write it.
#[rustfmt::skip]
const CASTLING: &[(&str, [&str; 3])] = &[
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w", ["KQkq", "KQkq", "HAha"]),
    ("r3k2r/8/8/8/8/8/8/R3K2R w", ["KQkq", "KQkq", "HAha"]),
    ("r3k2r/8/8/8/8/8/8/R3K2R b", ["Kq", "Kq", "Ha"]),
    ("r3k2r/8/8/8/8/8/8/R3K2R b", ["Qk", "Qk", "Ah"]),
    ("r3k2r/8/8/8/8/8/8/R3K2R w", ["-", "-", "-"]),
    ("4k3/8/8/8/8/8/8/4K3 w", ["-", "-", "-"]),
    // Rooks and kings on other files: the letters still mean the outermost rooks.
    ("1rk3r1/8/8/8/8/8/8/1RK3R1 w", ["KQkq", "KQkq", "GBgb"]),
    ("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w", ["KQkq", "KQkq", "HFhf"]),
    ("rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w", ["KQkq", "KQkq", "CAca"]),
    // An inner rook has the right: only its file says so.
    ("4k3/8/8/8/8/8/8/4K1RR w", ["K", "G", "G"]),
    ("4k3/8/8/8/8/8/8/4K1RR w", ["K", "K", "H"]),
    ("4k3/8/8/8/8/8/8/RR2K3 w", ["Q", "B", "B"]),
    ("4k3/8/8/8/8/8/8/RR2K3 w", ["Q", "Q", "A"]),
    ("1rr1k1rr/8/8/8/8/8/8/1RR1K1RR w", ["KQkq", "GCgc", "GCgc"]),
    ("1rr1k1rr/8/8/8/8/8/8/1RR1K1RR w", ["KQkq", "KCgq", "HCgb"]),
    // A rook of the opponent farther out does not count.
    ("4k3/8/8/8/8/8/8/4K1Rr w", ["K", "K", "G"]),
];

#[test]
fn castling_fields_are_written_in_three_ways() {
    for (start, fields) in CASTLING {
        let of = |field: &str| format!("{start} {field} - 3 17");
        // The last two ways say which rook is meant, so they read alike.
        let read = [position(&of(fields[1])), position(&of(fields[2]))];
        assert_eq!(read[0], read[1], "{start} {fields:?}");
        for (mode, field) in CASTLING_FIELDS.into_iter().zip(fields) {
            assert_eq!(read[0].to_fen(mode, EnPassantField::Always), of(field), "{mode:?}");
        }
        assert_eq!(read[0].to_string(), of(fields[1]));
        assert_eq!(of(fields[2]).parse::<Position>(), Ok(read[0]));
    }
}

#[test]
fn letters_mean_the_outermost_rook() {
    let square = |text: &str| text.parse::<Square>().unwrap();
    let cases = [
        ("4k3/8/8/8/8/8/8/4K1RR w K - 0 1", "h1"),
        ("4k3/8/8/8/8/8/8/R1R1K3 w Q - 0 1", "a1"),
        ("1r2k3/8/8/8/8/8/8/4K3 w q - 0 1", "b8"),
        ("4k1r1/8/8/8/8/8/8/4K3 w k - 0 1", "g8"),
        // Where there is no such rook, the corner is meant.
        ("4k3/8/8/8/8/8/8/4K3 w K - 0 1", "h1"),
        ("4k3/8/8/8/8/8/8/4K3 w q - 0 1", "a8"),
    ];
    for (fen, rook) in cases {
        assert_eq!(position(fen).castling.rooks(), square(rook).into(), "{fen}");
    }
}

/// Rights may be written in any order, and in both ways at once.
#[test]
fn mixed_castling_fields_are_read() {
    let all = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    for field in ["qkQK", "KQha", "AHah", "HQk\u{430}", "hKaQ"] {
        // One of these is spelt with a Cyrillic letter and must be refused.
        let read = Position::from_fen(&format!("r3k2r/8/8/8/8/8/8/R3K2R w {field} - 0 1"));
        assert_eq!(read.ok(), field.is_ascii().then_some(all), "{field}");
    }
}

/// The whole FEN without its en passant field, and that field as each mode writes it.
#[rustfmt::skip]
const EN_PASSANT: &[(&str, &str, [&str; 3])] = &[
    ("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq", "0 1", ["e3", "-", "-"]),
    ("4k3/8/8/3pP3/8/8/8/4K3 w -", "0 2", ["d6", "d6", "d6"]),
    ("4k3/8/8/8/3pP3/8/8/4K3 b -", "0 2", ["e3", "e3", "e3"]),
    ("4r1k1/8/8/3pP3/8/8/8/4K3 w -", "0 2", ["d6", "d6", "-"]),
    ("8/8/8/K2pP2r/8/8/8/4k3 w -", "0 2", ["d6", "d6", "-"]),
    ("4r1k1/8/8/2PpP3/8/8/8/4K3 w -", "0 2", ["d6", "d6", "d6"]),
    // Pawns on the a-file and the h-file are no neighbours.
    ("4k3/8/8/p6P/8/8/8/4K3 w -", "0 2", ["a6", "-", "-"]),
    ("4k3/8/8/3pP3/8/8/8/4K3 w -", "0 2", ["-", "-", "-"]),
];

#[test]
fn the_en_passant_square_is_written_in_three_ways() {
    for (start, end, fields) in EN_PASSANT {
        let of = |field: &str| format!("{start} {field} {end}");
        let read = position(&of(fields[0]));
        for (mode, field) in EN_PASSANT_FIELDS.into_iter().zip(fields) {
            assert_eq!(read.to_fen(CastlingField::XFen, mode), of(field), "{mode:?}");
        }
        assert_eq!(read.to_string(), of(fields[2]));
        assert!(position(&of(fields[2])).same_as(&read), "{start}");
    }
}

#[test]
fn fields_arrive_where_they_belong() {
    let read = position("r3k3/8/8/8/3pP3/8/8/4K2R b Kq e3 12 345");
    assert_eq!(read.turn, Color::Black);
    assert_eq!(read.en_passant, "e3".parse().ok());
    assert_eq!((read.halfmove_clock, read.fullmove_number), (12, 345));
    assert_eq!(read.board.pieces().count(), 6);
    let largest = position("8/8/8/8/8/8/8/8 w - - 4294967295 4294967295");
    assert_eq!((largest.halfmove_clock, largest.fullmove_number), (u32::MAX, u32::MAX));
    assert_eq!(largest.board, Board::EMPTY);
}

#[test]
fn the_counters_may_be_left_out_where_epd_is_read() {
    let pieces = "r3k3/8/8/8/3pP3/8/8/4K2R b Kq e3";
    let short = Position::from_fen_or_epd(pieces).unwrap();
    assert_eq!(short, position(&format!("{pieces} 0 1")));
    assert_eq!(
        Position::from_fen_or_epd(&format!("{pieces} 12 345")),
        Ok(position(&format!("{pieces} 12 345")))
    );
    assert!(Position::from_fen(pieces).is_err());
}

#[test]
fn boards_alone_are_read_and_written() {
    let fields = [
        "8/8/8/8/8/8/8/8",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
        "k1K1p3/P7/1q6/2r5/3b4/4n3/8/pppPPPPP",
    ];
    for field in fields {
        assert_eq!(Board::from_fen(field).unwrap().to_string(), field);
    }
    assert!(Board::from_fen("8/8/8/8/8/8/8").is_err());
    assert!(Board::from_fen("8/8/8/8/8/8/8/8 w").is_err());
}

#[test]
fn every_start_and_every_game_comes_back() {
    let both = |position: &Position| {
        for castling in [CastlingField::XFen, CastlingField::Shredder] {
            let written = position.to_fen(castling, EnPassantField::Always);
            assert_eq!(Position::from_fen(&written).as_ref(), Ok(position), "{written}");
            for en_passant in EN_PASSANT_FIELDS {
                let written = position.to_fen(castling, en_passant);
                assert!(Position::from_fen(&written).unwrap().same_as(position), "{written}");
            }
        }
    };
    Start::all().for_each(|start| both(&start.position()));
    let mut random = Random::new(41);
    for number in 0..400 {
        let start = start(number, &mut random);
        for position in random_game(start, 100, &mut random) {
            both(&position);
            if number % 2 == 0 {
                let written = position.to_fen(CastlingField::Standard, EnPassantField::Always);
                assert_eq!(Position::from_fen(&written), Ok(position), "{written}");
            }
        }
    }
}

/// Any arrangement can be written, and comes back once what the board does not bear out is taken away.
#[test]
fn odd_arrangements_come_back() {
    let mut random = Random::new(42);
    for number in 0..20_000 {
        let mut position = odd::arrangement(number, &mut random);
        position.castling = position.effective_castling();
        position.en_passant = position.capturable_en_passant();
        for castling in [CastlingField::XFen, CastlingField::Shredder] {
            let written = position.to_fen(castling, EnPassantField::Always);
            assert_eq!(Position::from_fen(&written), Ok(position), "{written} from {}", describe(&position));
        }
        position.castling = CastlingRights::NONE;
        let board = position.board.to_string();
        assert_eq!(Board::from_fen(&board), Ok(position.board), "{board}");
    }
}
