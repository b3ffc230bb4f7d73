//! FEN that cannot be read: the fault names the field, what is wrong and where.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use touchmove_board::{
    Board, Position,
    fen::{FenError, FenErrorKind, FenField},
};

use FenErrorKind::*;
use FenField::*;

/// Texts with a `^` before the wrong character. The `^` is removed before reading.
#[rustfmt::skip]
const FAULTS: &[(&str, FenField, FenErrorKind)] = &[
    // A missing field.
    ("^", Pieces, Missing),
    ("8/8/8/8/8/8/8/8^", Turn, Missing),
    ("8/8/8/8/8/8/8/8 w^", Castling, Missing),
    ("8/8/8/8/8/8/8/8 w -^", EnPassant, Missing),
    ("8/8/8/8/8/8/8/8 w - -^", HalfmoveClock, Missing),
    ("8/8/8/8/8/8/8/8 w - - 0^", FullmoveNumber, Missing),
    // Pieces.
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN^X w KQkq - 0 1", Pieces, Unexpected('X')),
    ("^xnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Pieces, Unexpected('x')),
    ("8/8/8/8/8/8/8/^9 w - - 0 1", Pieces, Unexpected('9')),
    ("8/8/8/^0k7/8/8/8/8 w - - 0 1", Pieces, Unexpected('0')),
    ("8/8/8/8/4^.3/8/8/8 w - - 0 1", Pieces, Unexpected('.')),
    ("8/8/8/4^é3/8/8/8/8 w - - 0 1", Pieces, Unexpected('é')),
    ("8/8/8/4^♔3/8/8/8/8 w - - 0 1", Pieces, Unexpected('♔')),
    ("8/8/4^4/8/8/8/8/8 w - - 0 1", Pieces, TwoDigits('4')),
    ("8/8/1^1k5/8/8/8/8/8 w - - 0 1", Pieces, TwoDigits('1')),
    ("8/8/8/8/8/8/8/k3^34 w - - 0 1", Pieces, TwoDigits('3')),
    ("rnbqkbnr^r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Pieces, RankTooLong('r')),
    ("8/k^8/8/8/8/8/8/8 w - - 0 1", Pieces, RankTooLong('8')),
    ("8/8/8/8/8/8/8/7k^KQ w - - 0 1", Pieces, RankTooLong('K')),
    ("rnbqkbn^/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Pieces, RankTooShort(7)),
    ("8/8/8/8/8/8/8/3k3^ w - - 0 1", Pieces, RankTooShort(7)),
    ("8/8/^/8/8/8/8/8 w - - 0 1", Pieces, RankTooShort(0)),
    ("8/8/8/8/8/8/8/^ w - - 0 1", Pieces, RankTooShort(0)),
    ("8/8/8/8/8/8/8^ w - - 0 1", Pieces, TooFewRanks(7)),
    ("8^ w - - 0 1", Pieces, TooFewRanks(1)),
    ("8/8/8/8/8/8/8/8^/8 w - - 0 1", Pieces, TooManyRanks),
    ("8/8/8/8/8/8/8/8^/ w - - 0 1", Pieces, TooManyRanks),
    // The side to move.
    ("8/8/8/8/8/8/8/8 ^x - - 0 1", Turn, Unexpected('x')),
    ("8/8/8/8/8/8/8/8 ^W - - 0 1", Turn, Unexpected('W')),
    ("8/8/8/8/8/8/8/8 ^- - - 0 1", Turn, Unexpected('-')),
    ("8/8/8/8/8/8/8/8 w^b - - 0 1", Turn, Unexpected('b')),
    ("8/8/8/8/8/8/8/8 w^hite - - 0 1", Turn, Unexpected('h')),
    // The rights to castle.
    ("r3k2r/8/8/8/8/8/8/R3K2R w KQk^x - 0 1", Castling, Unexpected('x')),
    ("r3k2r/8/8/8/8/8/8/R3K2R w ^i - 0 1", Castling, Unexpected('i')),
    ("r3k2r/8/8/8/8/8/8/R3K2R w K^- - 0 1", Castling, Unexpected('-')),
    // A dash has a meaning only on its own.
    ("r3k2r/8/8/8/8/8/8/R3K2R w ^-- - 0 1", Castling, Unexpected('-')),
    ("r3k2r/8/8/8/8/8/8/R3K2R w ^-K - 0 1", Castling, Unexpected('-')),
    ("r3k2r/8/8/8/8/8/8/R3K2R w ^0 - 0 1", Castling, Unexpected('0')),
    ("r3k2r/8/8/8/8/8/8/R3K2R w K^K - 0 1", Castling, SameRightTwice('K')),
    ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq^k - 0 1", Castling, SameRightTwice('k')),
    ("r3k2r/8/8/8/8/8/8/R3K2R w H^K - 0 1", Castling, SameRightTwice('K')),
    ("r3k2r/8/8/8/8/8/8/R3K2R w Q^A - 0 1", Castling, SameRightTwice('A')),
    ("4k3/8/8/8/8/8/8/4K1RR w G^H - 0 1", Castling, TwoRightsOnOneSide('H')),
    ("4k3/8/8/8/8/8/8/4K1RR w K^G - 0 1", Castling, TwoRightsOnOneSide('G')),
    ("rr2k3/8/8/8/8/8/8/4K3 w b^q - 0 1", Castling, TwoRightsOnOneSide('q')),
    // The en passant square.
    ("8/8/8/8/8/8/8/8 w - ^x6 0 1", EnPassant, Unexpected('x')),
    ("8/8/8/8/8/8/8/8 w - ^i6 0 1", EnPassant, Unexpected('i')),
    ("8/8/8/8/8/8/8/8 w - e^9 0 1", EnPassant, Unexpected('9')),
    ("8/8/8/8/8/8/8/8 w - e6^7 0 1", EnPassant, Unexpected('7')),
    ("8/8/8/8/8/8/8/8 w - ^-- 0 1", EnPassant, Unexpected('-')),
    ("8/8/8/8/8/8/8/8 w - e^3 0 1", EnPassant, WrongRank),
    ("8/8/8/8/8/8/8/8 b - e^6 0 1", EnPassant, WrongRank),
    ("8/8/8/8/8/8/8/8 w - e^4 0 1", EnPassant, WrongRank),
    ("8/8/8/8/8/8/8/8 b - a^1 0 1", EnPassant, WrongRank),
    // The counters.
    ("8/8/8/8/8/8/8/8 w - - ^x 1", HalfmoveClock, Unexpected('x')),
    ("8/8/8/8/8/8/8/8 w - - ^-1 1", HalfmoveClock, Unexpected('-')),
    ("8/8/8/8/8/8/8/8 w - - ^+1 1", HalfmoveClock, Unexpected('+')),
    ("8/8/8/8/8/8/8/8 w - - 1^.5 1", HalfmoveClock, Unexpected('.')),
    ("8/8/8/8/8/8/8/8 w - - ^- 1", HalfmoveClock, Unexpected('-')),
    ("8/8/8/8/8/8/8/8 w - - ^4294967296 1", HalfmoveClock, TooLarge),
    ("8/8/8/8/8/8/8/8 w - - ^99999999999999999999999 1", HalfmoveClock, TooLarge),
    ("8/8/8/8/8/8/8/8 w - - 0 ^x", FullmoveNumber, Unexpected('x')),
    ("8/8/8/8/8/8/8/8 w - - 0 12^a", FullmoveNumber, Unexpected('a')),
    ("8/8/8/8/8/8/8/8 w - - 0 ^٣", FullmoveNumber, Unexpected('٣')),
    ("8/8/8/8/8/8/8/8 w - - 0 ^4294967296", FullmoveNumber, TooLarge),
    // Text after the sixth field.
    ("8/8/8/8/8/8/8/8 w - - 0 1 ^extra", Rest, Unexpected('e')),
    ("8/8/8/8/8/8/8/8 w - - 0 1 ^; c0", Rest, Unexpected(';')),
];

fn unmark(marked: &str) -> (String, usize) {
    let column = marked.chars().position(|character| character == '^').unwrap() + 1;
    (marked.replace('^', ""), column)
}

#[test]
fn faults_name_field_kind_and_column() {
    for &(marked, field, kind) in FAULTS {
        let (text, column) = unmark(marked);
        let expected = FenError { field, kind, column };
        assert_eq!(Position::from_fen(&text), Err(expected), "{marked}");
        assert!(expected.to_string().contains(&column.to_string()), "{expected}");
    }
}

/// Four fields are an EPD, five are neither that nor a FEN.
#[test]
fn five_fields_are_not_enough() {
    let (text, column) = unmark("8/8/8/8/8/8/8/8 w - - 0^");
    let expected = FenError { field: FullmoveNumber, kind: Missing, column };
    assert_eq!(Position::from_fen_or_epd(&text), Err(expected));
}

#[test]
fn faults_of_a_board_alone() {
    for (marked, kind) in
        [("8/8/8/8/8/8/8^", TooFewRanks(7)), ("8/8/8/8/8/8/8/^z7", Unexpected('z')), ("^", Missing)]
    {
        let (text, column) = unmark(marked);
        assert_eq!(Board::from_fen(&text), Err(FenError { field: Pieces, kind, column }), "{marked}");
    }
}

/// A FEN that is cut off anywhere, or has any character replaced, is read or refused, but never causes a panic.
#[test]
fn no_text_panics() {
    let whole = "r3k2r/pppp1ppp/8/8/3Pp3/8/PPP1PPPP/R3K2R b KQkq d3 12 345";
    for end in 0..whole.len() {
        let _ = Position::from_fen(&whole[..end]);
        let _ = Position::from_fen_or_epd(&whole[end..]);
        for strange in ["é", "♔", " ", "/", "9", "-", "\t", "\n", "\0", "8", "K", "h"] {
            let text = format!("{}{strange}{}", &whole[..end], &whole[end + 1..]);
            if let Ok(read) = Position::from_fen(&text) {
                let _ = (read.to_string(), read.defects(), read.legal_moves());
            }
        }
    }
}
