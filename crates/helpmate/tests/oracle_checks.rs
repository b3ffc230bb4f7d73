//! Tests the oracle itself: compares the tables with a count by hand, with the legal moves in both directions, and with the exploration,
//! which works independently of them.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::oracle::{Class, Exploration, Material, Symmetry, Table, Truth, Winners, is_mate_line};
use crate::support::position;
use touchmove_board::{Color, Position, Role};

/// All classes of three pieces.
const THREE: [&str; 5] = ["KQvK", "KRvK", "KBvK", "KNvK", "KPvK"];

/// A square as file and rank.
type Place = [i32; 2];

fn places() -> impl Iterator<Item = Place> {
    (0..64).map(|number| [number % 8, number / 8])
}

fn touch(a: Place, b: Place) -> bool {
    a != b && (a[0] - b[0]).abs() <= 1 && (a[1] - b[1]).abs() <= 1
}

/// Returns true if a rook or a queen on one square attacks another, where only this king can stand in between.
fn attacks(role: Role, from: Place, to: Place, king: Place) -> bool {
    let [files, ranks] = [to[0] - from[0], to[1] - from[1]];
    let straight = (files == 0) != (ranks == 0);
    let diagonal = files != 0 && files.abs() == ranks.abs();
    let distance = files.abs().max(ranks.abs());
    let step = |number: i32| [from[0] + files.signum() * number, from[1] + ranks.signum() * number];
    (straight || diagonal && role == Role::Queen) && (1..distance).all(|number| step(number) != king)
}

/// Counts the checkmates of a lone king with nothing but coordinates.
fn mates_by_hand(role: Role) -> usize {
    let mut mates = 0;
    for king in places() {
        for man in places().filter(|man| *man != king) {
            for lone in places().filter(|lone| *lone != man && *lone != king && !touch(*lone, king)) {
                let is_safe = |square: Place| {
                    let is_guarded = touch(square, king) || square == king;
                    let is_attacked = square != man && attacks(role, man, square, king);
                    !is_guarded && !is_attacked
                };
                let mut steps = places().filter(|square| touch(*square, lone));
                mates += usize::from(!is_safe(lone) && !steps.any(is_safe));
            }
        }
    }
    mates
}

#[test]
fn the_checkmates_are_those_counted_by_hand() {
    for (name, role) in [("KQvK", Role::Queen), ("KRvK", Role::Rook)] {
        let table = Table::of(Material::named(name));
        let mates = table.positions().filter(|(_, position, _)| position.is_checkmate());
        let count: usize = mates.map(|(number, ..)| table.class.images(number)).sum();
        assert_eq!(count, mates_by_hand(role), "{name}");
    }
}

#[test]
fn every_answer_follows_from_the_moves() {
    for name in THREE {
        let table = Table::of(Material::named(name));
        for (number, position, winners) in table.positions() {
            assert_eq!(table.class.number(&position), number, "{position:?}");
            let next = position.legal_moves().into_iter().map(|mv| table.winners(&position.after(mv)));
            let seen = next.fold(Winners::of(&position), |all, winners| all | winners);
            assert_eq!(winners, seen, "{position:?}");
        }
    }
}

/// Returns true if the position or, with White's king on the diagonal, its reflection has that number.
fn has_number(class: &Class, position: &Position, number: usize) -> bool {
    if Material::of(&position.board) != class.material || position.legal_en_passant().is_some() {
        return false;
    }
    let reflected = (class.images(number) == 4).then(|| Symmetry::DIAGONAL.image(position));
    [*position].iter().chain(&reflected).any(|position| class.number(position) == number)
}

#[test]
fn moves_are_taken_back_where_they_came_from() {
    for (name, step) in [("KQvK", 7), ("KPvK", 7), ("KBvKR", 311), ("KNNvK", 311), ("KPvKP", 311)] {
        let class = Class::new(Material::named(name));
        let before = |number| {
            let mut list = Vec::new();
            class.before(number, &mut list);
            list
        };
        for number in (0..class.len()).step_by(step) {
            let Some(position) = class.position(number) else { continue };
            for earlier in before(number).into_iter().filter_map(|number| class.position(number)) {
                let mut next = earlier.legal_moves().into_iter().map(|mv| earlier.after(mv));
                let leads_here = next.any(|next| has_number(&class, &next, number));
                assert!(leads_here, "{earlier:?} does not lead to {position:?}");
            }
            for mv in position.legal_moves() {
                let next = position.after(mv);
                if Material::of(&next.board) == class.material && next.legal_en_passant().is_none() {
                    let is_taken_back = before(class.number(&next)).contains(&number);
                    assert!(is_taken_back, "{mv} in {position:?} is not taken back");
                }
            }
        }
    }
}

#[test]
fn exploration_agrees_with_the_tables() {
    // A rook, a pawn that is about to promote to any piece, and a knight.
    let fens =
        ["8/8/8/3k4/8/8/8/R3K3 w - - 0 1", "8/8/8/8/8/k1K5/p7/8 w - - 0 1", "7k/8/8/8/8/7K/8/N7 b - - 0 1"];
    for (fen, name) in fens.into_iter().zip(["KRvK", "KvKP", "KNvK"]) {
        let exploration = Exploration::of(&position(fen), 2_000_000);
        let table = Table::of(Material::named(name));
        assert!(exploration.is_complete && exploration.positions.len() > 1_000, "{fen}");
        for (number, position) in exploration.positions.iter().enumerate() {
            for side in Color::ALL {
                let expected = Truth::of(table.winners(position), side);
                assert_eq!(exploration.truth(number, side), expected, "{side} in {position:?}");
            }
        }
    }
}

#[test]
fn a_lone_pawn_is_unwinnable_only_where_it_falls_at_once() {
    let table = Table::of(Material::named("KPvK"));
    let lost = table.positions().filter(|(.., winners)| *winners == Winners::Neither);
    let mut count = 0;
    for (_, position, _) in lost {
        let exploration = Exploration::of(&position, 10_000);
        assert_eq!(exploration.truth(0, Color::White), Truth::Unwinnable, "{position:?}");
        count += 1;
    }
    assert!(count > 0);
}

#[test]
fn an_exploration_that_was_cut_short_says_so() {
    let cut = Exploration::of(&position("8/8/8/3k4/8/8/8/R3K3 w - - 0 1"), 100);
    assert!(!cut.is_complete && cut.positions.len() < 200);
    assert_eq!(cut.truth(0, Color::White), Truth::Unknown);
    let near = Exploration::of(&position("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"), 100);
    assert_eq!(near.truth(0, Color::White), Truth::Winnable);
}

#[test]
fn only_legal_moves_that_end_in_mate_are_a_line() {
    let start = position("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
    let line = |moves: &[&str]| moves.iter().map(|mv| mv.parse().unwrap()).collect::<Vec<_>>();
    assert!(is_mate_line(&start, Color::White, &line(&["a1a8"])));
    assert!(!is_mate_line(&start, Color::Black, &line(&["a1a8"])));
    assert!(!is_mate_line(&start, Color::White, &line(&["a1a7"])));
    assert!(!is_mate_line(&start, Color::White, &line(&["a1b8"])));
    assert!(!is_mate_line(&start, Color::White, &[]));
    assert!(is_mate_line(&position("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1"), Color::White, &[]));
}
