//! The invariants of a chessboard hold after any operation.

#![allow(clippy::unwrap_used, reason = "tests")]

#[path = "../../tests/support/random.rs"]
mod random;

use super::Chessboard;
use crate::record::Completed;
use crate::touch::Touched;
use crate::{EditionName, Hands};
use random::Random;
use touchmove_board::{Bitboard, Color, Move, Position, Reason, Square};

fn square(random: &mut Random) -> Square {
    Square::from_index(random.below(64)).unwrap()
}

/// Performs a random operation on the board, sensible or not.
fn act(board: &mut Chessboard, random: &mut Random) {
    let by = [Color::White, Color::Black][random.below(2)];
    let made = board.record().len();
    match random.below(16) {
        0..5 => {
            let legal = board.position().legal_moves();
            if !legal.is_empty() {
                let mv = legal[random.below(legal.len())];
                let broken = board.broken_by(mv, &crate::Edition::of(EditionName::Laws2023).cites);
                board.make(mv);
                board.note_last_move([Hands::One, Hands::Two][random.below(2)], broken);
            }
        }
        5 => {
            let mv = Move::new(square(random), square(random));
            if let Err(reason) = board.position().why(mv) {
                board.stand_illegal(mv, reason);
            }
        }
        6 => board.make_wrong(),
        7 => board.touch(square(random)),
        8 => board.release(square(random), square(random)),
        9 => board.take_release_for_a_move(),
        10 => drop(board.complete(by, Completed::ByPress)),
        11 => board.complete_last_move(),
        12 => board.carry_out_unannounced(Move::new(square(random), square(random)), Hands::One),
        13 => board.take_back_wrong(),
        14 if made > 0 => match random.below(6) {
            0 => board.complete_all(),
            1 => board.go_back_to(random.below(made + 1)),
            2 => board.take_back(random.below(made), Touched::default()),
            3 => drop(board.let_last_move_stand()),
            4 => drop(board.give_up_complaint()),
            _ => board.bar_castling(Bitboard::of(square(random))),
        },
        _ => board.put_pieces_back(),
    }
}

fn check(board: &Chessboard) {
    let record = board.record();
    assert_eq!(*board.position(), record.position_after(record.len()), "the position is the record's");
    if let Some(before) = board.before_last_move() {
        assert_eq!(*before, record.position_after(record.len() - 1), "the position before the last move");
    }
    let open = (0..record.len()).filter(|place| !record.plies()[*place].is_completed());
    assert!(open.eq(board.pending().iter().copied()), "pending is what is not completed");
    assert!(board.wrong().is_none() || board.unannounced().is_none(), "one move stands on the board");
    assert!(board.broken_touch().is_none() || record.plies().last().is_some_and(|last| !last.is_illegal()));
}

#[test]
fn whatever_is_done_the_board_holds_together() {
    for seed in 0..200 {
        let random = &mut Random::new(seed);
        let mut board = Chessboard::new(Position::standard());
        for _ in 0..120 {
            act(&mut board, random);
            check(&board);
        }
    }
}

#[test]
fn what_was_done_towards_a_move_is_gone_when_the_turn_passes_or_moves_are_taken_back() {
    let mut board = Chessboard::new(Position::standard());
    let goes: [fn(&mut Chessboard); 3] = [
        |board| board.make(board.position().legal_moves()[0]),
        Chessboard::make_wrong,
        |board| board.go_back_to(0),
    ];
    for go in goes {
        let own: Vec<Square> = board.position().board.of_color(board.turn()).into_iter().collect();
        board.touch(own[0]);
        board.announce_beforehand("e4");
        board.stand_illegal(Move::new(own[0], own[1]), Reason::OwnPiece);
        go(&mut board);
        assert!(
            board.touched().binds_nothing() && board.wrong().is_none() && board.take_announced().is_none()
        );
    }
}
