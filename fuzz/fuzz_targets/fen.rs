//! FEN: any text is read or gives a fault. A position that was read stays the same when it is written in every style and read again, and no
//! query about it panics.
#![no_main]

use libfuzzer_sys::fuzz_target;
use touchmove_board::fen::{CastlingField, EnPassantField};
use touchmove_board::{Color, Move, Position, Square, chess960::Start, diagram, perft};

fuzz_target!(|text: &str| {
    let _ = Position::from_fen_or_epd(text).map_err(|fault| fault.to_string());
    let Ok(position) = Position::from_fen(text) else { return };
    for castling in [CastlingField::XFen, CastlingField::Shredder] {
        let written = position.to_fen(castling, EnPassantField::Always);
        assert_eq!(Position::from_fen(&written), Ok(position), "{written}");
    }
    let legal_only = Position::from_fen(&position.to_string()).expect("what was written can be read");
    assert!(legal_only.same_as(&position) && legal_only.key() == position.key());

    let moves = position.legal_moves();
    assert_eq!(moves.len() as u64, position.count_legal_moves());
    assert_eq!(moves.is_empty(), position.is_checkmate() || position.is_stalemate());
    for mv in &moves {
        assert_eq!(position.why(*mv), Ok(*mv));
        let next = position.after(*mv);
        assert!(!next.board.in_check(position.turn));
        assert_eq!(position.resolve(mv.uci(&position)), *mv);
    }
    if moves.len() < 300 {
        let _ = perft(&position, 2);
    }
    for from in Square::all().step_by(5) {
        for to in Square::all().step_by(3) {
            let mv = Move::new(from, to);
            let _ = position.why(mv).map_err(|reason| reason.rule());
            let _ = position.after(mv).count_legal_moves();
        }
    }
    let _ = position.defects().iter().map(ToString::to_string).collect::<Vec<_>>();
    let _ = Start::of_board(&position.board);
    let _ = diagram::text(&position.board, diagram::Symbols::Unicode, Color::Black);
});
