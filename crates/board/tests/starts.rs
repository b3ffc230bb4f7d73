//! The 960 starting positions: every one obeys the rules, each is different, and numbers and boards belong together.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::support::position;
use std::collections::HashSet;
use touchmove_board::{
    Board, CastlingSide, Color, File, Piece, Position, Rank, Role, Square,
    chess960::{Start, StartError},
};

fn letters(roles: [Role; 8]) -> String {
    roles.iter().map(|role| role.letter().to_ascii_uppercase()).collect()
}

fn files_of(roles: [Role; 8], role: Role) -> Vec<usize> {
    (0..8).filter(|&file| roles[file] == role).collect()
}

#[test]
fn known_numbers_have_their_known_arrays() {
    let known = [(0, "BBQNNRKR"), (518, "RNBQKBNR"), (959, "RKRNNQBB")];
    for (number, array) in known {
        assert_eq!(letters(Start::new(number).unwrap().roles()), array, "{number}");
    }
    assert_eq!(Start::STANDARD.number(), 518);
    assert_eq!(Start::STANDARD.board(), Board::standard());
    assert_eq!(Start::STANDARD.position(), Position::standard());
    assert_eq!(Start::new(Start::COUNT), None);
    assert_eq!(Start::new(u16::MAX), None);
}

#[test]
fn all_obey_the_rules_of_the_guidelines() {
    for start in Start::all() {
        let roles = start.roles();
        let counts = Role::ALL.map(|role| files_of(roles, role).len());
        assert_eq!(counts, [0, 2, 2, 2, 1, 1], "{start:?}");
        let (rooks, bishops) = (files_of(roles, Role::Rook), files_of(roles, Role::Bishop));
        let king = files_of(roles, Role::King)[0];
        assert!(rooks[0] < king && king < rooks[1], "king between the rooks: {start:?}");
        assert_ne!(bishops[0] % 2, bishops[1] % 2, "bishops on both colours: {start:?}");
    }
}

#[test]
fn boards_hold_the_array_for_both_sides() {
    for start in Start::all() {
        let board = start.board();
        for (file, role) in File::ALL.into_iter().zip(start.roles()) {
            let expected = [
                (Rank::First, Some(Piece::new(Color::White, role))),
                (Rank::Second, Some(Piece::new(Color::White, Role::Pawn))),
                (Rank::Third, None),
                (Rank::Fourth, None),
                (Rank::Fifth, None),
                (Rank::Sixth, None),
                (Rank::Seventh, Some(Piece::new(Color::Black, Role::Pawn))),
                (Rank::Eighth, Some(Piece::new(Color::Black, role))),
            ];
            for (rank, piece) in expected {
                assert_eq!(board.piece_at(Square::new(file, rank)), piece, "{file}{rank} of {start:?}");
            }
        }
    }
}

#[test]
fn all_are_distinct_and_in_order() {
    let arrays: HashSet<String> = Start::all().map(|start| letters(start.roles())).collect();
    assert_eq!(arrays.len(), 960);
    assert_eq!(Start::all().len(), 960);
    assert!(Start::all().map(Start::number).eq(0..960));
    let keys: HashSet<u64> = Start::all().map(|start| start.position().key()).collect();
    assert_eq!(keys.len(), 960);
}

#[test]
fn number_to_board_and_back() {
    for start in Start::all() {
        assert_eq!(Start::new(start.number()), Some(start));
        assert_eq!(Start::of_board(&start.board()), Ok(start));
    }
}

#[test]
fn games_begin_with_white_and_all_rights() {
    for start in Start::all() {
        let position = start.position();
        assert_eq!(position.board, start.board());
        assert_eq!((position.turn, position.en_passant), (Color::White, None));
        assert_eq!((position.halfmove_clock, position.fullmove_number), (0, 1));
        let rooks = files_of(start.roles(), Role::Rook);
        for color in Color::ALL {
            let on_first_rank = |file: usize| Some(Square::new(File::ALL[file], Rank::First.seen_by(color)));
            assert_eq!(
                position.castling_rook(color, CastlingSide::Queen),
                on_first_rank(rooks[0]),
                "{start:?}"
            );
            assert_eq!(
                position.castling_rook(color, CastlingSide::King),
                on_first_rank(rooks[1]),
                "{start:?}"
            );
        }
        assert_eq!(position.castling.rooks().len(), 4);
        assert_eq!(position.defects(), [], "{start:?}");
    }
}

#[test]
fn broken_arrangements_name_the_rule() {
    let pieces = StartError::Pieces;
    let pawns = StartError::Pawns;
    let cases = [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR", pawns(Color::White)),
        ("rnbqkbnr/pppp1ppp/8/8/8/8/PPPPPPPP/RNBQKBNR", pawns(Color::Black)),
        ("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR", pawns(Color::White)),
        ("rnbqkbnr/pppppppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR", pawns(Color::Black)),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1", pieces(Color::White)),
        ("rnbqkbn1/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", pieces(Color::Black)),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKQNR", pieces(Color::White)),
        ("rnbqkbnk/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", pieces(Color::Black)),
        // All on the first rank, and one more beside.
        ("rnbqkbnr/pppppppp/8/8/4N3/8/PPPPPPPP/RNBQKBNR", pieces(Color::White)),
        ("rnbqkbnr/pppppppp/8/4q3/8/8/PPPPPPPP/RNBQKBNR", pieces(Color::Black)),
        ("rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", StartError::NotOpposite),
        ("nrbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", StartError::NotOpposite),
        ("rbnqkbrn/pppppppp/8/8/8/8/PPPPPPPP/RBNQKBRN", StartError::Bishops),
        ("bnbrkrnq/pppppppp/8/8/8/8/PPPPPPPP/BNBRKRNQ", StartError::Bishops),
        ("krbbnnrq/pppppppp/8/8/8/8/PPPPPPPP/KRBBNNRQ", StartError::KingNotBetweenRooks),
        ("rrbbnnkq/pppppppp/8/8/8/8/PPPPPPPP/RRBBNNKQ", StartError::KingNotBetweenRooks),
    ];
    for (fen, broken) in cases {
        let board = position(&format!("{fen} w - - 0 1")).board;
        assert_eq!(Start::of_board(&board), Err(broken), "{fen}");
        assert!(!broken.to_string().is_empty());
    }
    assert!(Start::of_board(&Board::EMPTY).is_err());
}

/// Pieces exchanged in any of the arrays either give another of the 960 or break a rule.
#[test]
fn an_array_with_two_pieces_exchanged_is_judged_right() {
    for start in Start::all().step_by(7) {
        for (left, right) in (0..8).flat_map(|left| (0..left).map(move |right| (left, right))) {
            let mut roles = start.roles();
            roles.swap(left, right);
            let mut board = start.board();
            for color in Color::ALL {
                for (file, role) in File::ALL.into_iter().zip(roles) {
                    board.place(Square::new(file, Rank::First.seen_by(color)), Piece::new(color, role));
                }
            }
            let (rooks, king) = (files_of(roles, Role::Rook), files_of(roles, Role::King)[0]);
            let bishops = files_of(roles, Role::Bishop);
            let is_sound = rooks[0] < king && king < rooks[1] && bishops[0] % 2 != bishops[1] % 2;
            let found = Start::of_board(&board);
            assert_eq!(found.is_ok(), is_sound, "{}", letters(roles));
            assert!(found.is_err() || found.unwrap().roles() == roles, "{}", letters(roles));
        }
    }
}
