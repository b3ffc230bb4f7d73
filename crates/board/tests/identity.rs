//! When positions are the same (Article 9.2), and that the key agrees.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::oracle::Oracle;
use crate::support::{Random, describe, odd, position, random_game, start};
use std::collections::HashMap;
use touchmove_board::{Bitboard, CastlingRights, Color, Position, Square};

/// Asks both ways round: the question has no order.
fn same(one: &Position, other: &Position) -> bool {
    let answer = one.same_as(other);
    assert_eq!(other.same_as(one), answer, "{} and {}", describe(one), describe(other));
    assert_eq!(one.key() == other.key(), answer, "{} and {}", describe(one), describe(other));
    answer
}

#[rustfmt::skip]
const SAME: &[(&str, &str, &str)] = &[
    ("counters do not count",
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 99 4294967295"),
    ("no pawn stands ready to capture en passant",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"),
    ("the capturing pawn is pinned on its file",
        "4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "4r1k1/8/8/3pP3/8/8/8/4K3 w - - 0 1"),
    ("both pawns would leave the rank of king and rook",
        "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", "8/8/8/K2pP2r/8/8/8/4k3 w - - 0 1"),
    ("Black's capture would lay the rank open",
        "8/8/8/8/k2Pp2R/8/8/4K3 b - d3 0 1", "8/8/8/8/k2Pp2R/8/8/4K3 b - - 0 1"),
    ("the captured pawn shields the king on the diagonal",
        "6k1/b7/8/2pP4/8/8/5K2/8 w - c6 0 1", "6k1/b7/8/2pP4/8/8/5K2/8 w - - 0 1"),
    ("the capture does not parry the check",
        "4k3/8/8/3pP3/8/8/8/r3K3 w - d6 0 1", "4k3/8/8/3pP3/8/8/8/r3K3 w - - 0 1"),
    ("no pawn has passed",
        "4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1", "4k3/8/8/4P3/8/8/8/4K3 w - - 0 1"),
    ("the square it came from is not empty",
        "4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1", "4k3/3n4/8/3pP3/8/8/8/4K3 w - - 0 1"),
    ("a right without its rook",
        "4k3/8/8/8/8/8/8/4K3 w KQ - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
    ("one of two rights without its rook",
        "4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"),
    ("a rook of the wrong colour",
        "4k3/8/8/8/8/8/8/4K2r b K - 0 1", "4k3/8/8/8/8/8/8/4K2r b - - 0 1"),
    ("a right whose king is not on the first rank",
        "4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1", "4k3/8/8/8/8/8/4K3/R6R w - - 0 1"),
    ("rights of a player with two kings",
        "4k3/8/8/8/8/8/8/RK2K2R w KQ - 0 1", "4k3/8/8/8/8/8/8/RK2K2R w - - 0 1"),
    ("two ways of writing the same rights",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1"),
];

#[rustfmt::skip]
const DIFFERENT: &[(&str, &str, &str)] = &[
    ("the turn", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4K3 b - - 0 1"),
    ("a piece's square", "4k3/8/8/8/8/8/8/4K2N w - - 0 1", "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1"),
    ("a piece's kind", "4k3/8/8/8/8/8/8/4K2N w - - 0 1", "4k3/8/8/8/8/8/8/4K2B w - - 0 1"),
    ("a piece's colour", "4k3/8/8/8/8/8/8/4K2N w - - 0 1", "4k3/8/8/8/8/8/8/4K2n w - - 0 1"),
    ("a piece more", "4k3/8/8/8/8/8/8/4K2N w - - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
    ("en passant is legal",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1"),
    ("en passant is legal for Black",
        "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1"),
    ("one pawn is pinned, but the other may capture",
        "4r1k1/8/8/2PpP3/8/8/8/4K3 w - d6 0 1", "4r1k1/8/8/2PpP3/8/8/8/4K3 w - - 0 1"),
    ("the pinned pawn captures along the line of the pin",
        "6k1/2b5/8/3pP3/5K2/8/8/8 w - d6 0 1", "6k1/2b5/8/3pP3/5K2/8/8/8 w - - 0 1"),
    ("the capture takes the pawn that gives check",
        "8/8/8/3pP3/4K3/8/8/6k1 w - d6 0 1", "8/8/8/3pP3/4K3/8/8/6k1 w - - 0 1"),
    ("two pawns may have passed, another one each time",
        "4k3/8/8/1pPp4/8/8/8/4K3 w - b6 0 1", "4k3/8/8/1pPp4/8/8/8/4K3 w - d6 0 1"),
    ("a right counts while pieces stand in the way",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Qkq - 0 1"),
    ("a right counts while the king is in check",
        "4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "4r1k1/8/8/8/8/8/8/R3K2R w K - 0 1"),
    ("the opponent's right counts",
        "r3k3/8/8/8/8/8/8/4K3 w q - 0 1", "r3k3/8/8/8/8/8/8/4K3 w - - 0 1"),
    ("the other rook of the same side",
        "4k3/8/8/8/8/8/8/4K1RR w G - 0 1", "4k3/8/8/8/8/8/8/4K1RR w H - 0 1"),
    ("the right of a king that is not on the e-file",
        "4k3/8/8/8/8/8/8/R2K3R w KQ - 0 1", "4k3/8/8/8/8/8/8/R2K3R w - - 0 1"),
];

#[test]
fn hand_written_pairs() {
    for (expected, pairs) in [(true, SAME), (false, DIFFERENT)] {
        for (why, one, other) in pairs {
            assert_eq!(same(&position(one), &position(other)), expected, "{why}: {one} and {other}");
            assert!(same(&position(one), &position(one)), "{one} is itself");
        }
    }
}

/// If there are rights for two rooks on one side, the outer one has it, so the other right changes nothing.
#[test]
fn a_claim_without_effect_does_not_count() {
    let outer = position("4k3/8/8/8/8/8/8/4K1RR w H - 0 1");
    let square = |text: &str| text.parse::<Square>().unwrap();
    for nonsense in ["g1", "e1", "e4", "a8", "h8", "d2"] {
        let mut claimed = outer;
        claimed.castling =
            CastlingRights::with_rooks(outer.castling.rooks() | Bitboard::of(square(nonsense)));
        assert!(same(&outer, &claimed), "{nonsense}");
    }
    let mut passed = position("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1");
    let plain = passed;
    for nonsense in Square::all().filter(|&square| square.to_string() != "d6") {
        passed.en_passant = Some(nonsense);
        assert!(same(&plain, &passed), "{nonsense}");
    }
}

/// The same position with one change, which may or may not matter.
fn variants(position: &Position, random: &mut Random) -> Vec<Position> {
    let rights = |bits: u64| CastlingRights::with_rooks(Bitboard(bits));
    let any_square = |random: &mut Random| Square::from_index(random.below(64));
    let pawn_square = |random: &mut Random| {
        let first = if position.turn == Color::White { 40 } else { 16 };
        Square::from_index(first + random.below(8))
    };
    let kept = position.castling.rooks().0;
    vec![
        *position,
        Position { en_passant: None, ..*position },
        Position { en_passant: any_square(random), ..*position },
        Position { en_passant: pawn_square(random), ..*position },
        Position { castling: CastlingRights::NONE, ..*position },
        Position { castling: position.effective_castling(), ..*position },
        Position { castling: rights(kept & random.next()), ..*position },
        Position { castling: rights(kept | random.next()), ..*position },
        Position { turn: !position.turn, ..*position },
        Position { halfmove_clock: 7, fullmove_number: 77, ..*position },
    ]
}

#[test]
fn odd_arrangements_agree_with_the_oracle() {
    let mut random = Random::new(21);
    let mut counts = [0_usize; 2];
    for number in 0..8_000 {
        let position = odd::arrangement(number, &mut random);
        let variants = variants(&position, &mut random);
        let identities: Vec<_> = variants.iter().map(|variant| Oracle::new(variant).identity()).collect();
        for (one, expected) in variants.iter().zip(&identities) {
            for (other, with) in variants.iter().zip(&identities) {
                let answer = same(one, other);
                assert_eq!(answer, expected == with, "{} and {}", describe(one), describe(other));
                counts[usize::from(answer)] += 1;
            }
        }
    }
    assert!(counts.iter().all(|&count| count > 100_000), "{counts:?}");
}

/// Positions of many games with the same key are the same, so no two different ones share a key.
#[test]
fn games_never_give_one_key_to_two_positions() {
    let mut random = Random::new(22);
    let mut by_key: HashMap<u64, Position> = HashMap::new();
    let mut repeated = 0;
    for number in 0..1_500 {
        let start = start(number, &mut random);
        for position in random_game(start, 150, &mut random) {
            match by_key.insert(position.key(), position) {
                Some(earlier) => {
                    assert!(earlier.same_as(&position), "{} and {}", describe(&earlier), describe(&position));
                    repeated += 1;
                }
                None => continue,
            }
        }
    }
    assert!(repeated > 500 && by_key.len() > 100_000, "{repeated} of {}", by_key.len());
}

/// Keys are stored in files, so they must never change.
#[test]
fn keys_stay_what_they_are() {
    let keys = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pp1ppppp/8/8/2pPP3/8/PPP2PPP/RNBQKBNR b KQkq d3 0 3",
        "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1",
        "8/8/8/8/8/8/8/8 w - - 0 1",
    ]
    .map(|fen| position(fen).key());
    assert_eq!(keys, [10_685_500_401_838_375_413, 4_064_909_122_756_633_092, 4_204_150_198_754_576_874, 0]);
}
