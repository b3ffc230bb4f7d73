//! A written move is read back as the same move: every legal move, every language, every style, both modes.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::notation_support::{
    MODES, Random, STYLES, choose, describe, from_game, is_en_passant, odd, sparse, start,
};
use std::collections::BTreeMap;
use touchmove_board::{Move, Position};
use touchmove_notation::{Language, Mode, Style, quick_san, read, write};

/// Writes and reads every legal move of a position in every way.
fn check_round_trip(position: &Position) {
    for mv in position.legal_moves() {
        for language in Language::ALL {
            for style in STYLES {
                let text = write(position, mv, language, style);
                for mode in MODES {
                    let answer = read(position, &text, language, mode);
                    assert!(
                        answer == Ok(mv),
                        "{}: {mv} is written {text:?} in {} and read as {answer:?} ({mode:?}, {style:?})",
                        describe(position),
                        language.code,
                    );
                }
            }
        }
    }
}

/// What the random positions must contain for a run to be meaningful.
#[derive(Default, Debug)]
struct Seen {
    by_file: usize,
    by_rank: usize,
    by_both: usize,
    promotions: usize,
    en_passant: usize,
    castling: usize,
    castling_960: usize,
}

impl Seen {
    fn count(&mut self, position: &Position) {
        for mv in position.legal_moves() {
            let text = write(position, mv, Language::ENGLISH, Style::PLAIN);
            if let Some(rest) = text.strip_prefix(['K', 'Q', 'R', 'B', 'N']) {
                match &rest.as_bytes()[..rest.len() - 2] {
                    [b'a'..=b'h'] => self.by_file += 1,
                    [b'1'..=b'8'] => self.by_rank += 1,
                    [_, _] => self.by_both += 1,
                    _ => {}
                }
            }
            self.promotions += usize::from(mv.promotion.is_some());
            self.en_passant += usize::from(is_en_passant(position, mv));
            if position.castling_side_of(mv).is_some() {
                if mv.uci(position) == mv {
                    self.castling_960 += 1;
                } else {
                    self.castling += 1;
                }
            }
        }
    }

    fn enough(&self, wanted: usize) -> bool {
        self.by_file >= wanted
            && self.by_rank >= wanted
            && self.by_both >= wanted
            && self.promotions >= wanted
            && self.en_passant >= wanted
            && self.castling >= wanted
            && self.castling_960 >= wanted
    }
}

/// Half from games, half endings; every castling, en passant and promotion that occurs in a game is included.
fn positions(count: usize, seed: u64) -> Vec<Position> {
    let mut random = Random::new(seed);
    let mut found = Vec::new();
    for number in 0..count {
        found.push(sparse(&mut random));
        found.push(from_game(number, &mut random));
        // Moves such as castling are rare in positions picked at random, so each round also looks for one that has some.
        let mut position = start(number, &mut random);
        for _ in 0..80 {
            let Some(mv) = choose(&position, &mut random) else { break };
            if is_en_passant(&position, mv) || position.castling_side_of(mv).is_some() {
                found.push(position);
                break;
            }
            position.play_unchecked(mv);
        }
    }
    found
}

#[test]
fn every_legal_move_is_read_as_it_was_written() {
    let mut seen = Seen::default();
    for position in positions(450, 0xC0FFEE) {
        seen.count(&position);
        check_round_trip(&position);
    }
    assert!(seen.enough(20), "the positions show too little: {seen:?}");
}

/// The guarantee does not depend on one king for each side or on rights that the board supports.
#[test]
fn on_odd_boards_too() {
    let mut random = Random::new(0x0DD);
    for _ in 0..100 {
        check_round_trip(&odd(&mut random));
    }
}

#[test]
fn no_two_moves_of_a_position_are_written_alike() {
    for position in positions(400, 77) {
        for language in Language::ALL {
            for style in STYLES {
                let mut written: BTreeMap<String, Move> = BTreeMap::new();
                for mv in position.legal_moves() {
                    let text = write(&position, mv, language, style);
                    if let Some(other) = written.insert(text.clone(), mv) {
                        panic!(
                            "{}: {mv} and {other} are both {text} in {}",
                            describe(&position),
                            language.code
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn the_fast_reader_agrees_on_every_move_in_pgn() {
    for position in positions(1500, 4242) {
        for mv in position.legal_moves() {
            let text = write(&position, mv, Language::ENGLISH, Style::PGN);
            let answer = quick_san(&position, text.as_bytes());
            assert!(answer == Some(mv), "{}: {mv}, written {text}: {answer:?}", describe(&position));
        }
    }
}

/// Two hundred games in each of the languages, each game in a different style.
#[test]
fn whole_games_come_to_the_same_position() {
    let mut random = Random::new(2005);
    let games = Language::ALL.len() * 200;
    assert!(games >= 5000, "{games} games");
    for number in 0..games {
        let language = &Language::ALL[number % Language::ALL.len()];
        let style = STYLES[(number / Language::ALL.len()) % STYLES.len()];
        let mode = MODES[random.below(2)];
        let (first, written, last) = written_game(number, language, style, &mut random);
        let mut position = first;
        for text in &written {
            match read(&position, text, language, mode) {
                Ok(mv) => position.play_unchecked(mv),
                fault => panic!("{}: {text} in {}: {fault:?}", describe(&position), language.code),
            }
        }
        assert_eq!(position, last, "{written:?}");
    }
}

fn written_game(
    number: usize,
    language: &Language,
    style: Style,
    random: &mut Random,
) -> (Position, Vec<String>, Position) {
    // The language cycles with the number, so the start is chosen independently of it.
    let first = start(random.below(2) + 2 * number, random);
    let mut position = first;
    let mut written = Vec::new();
    for _ in 0..30 + random.below(31) {
        let Some(mv) = choose(&position, random) else { break };
        written.push(write(&position, mv, language, style));
        position.play_unchecked(mv);
    }
    (first, written, position)
}

/// An illegal move is written in a form that claims nothing about the position.
#[test]
fn an_illegal_move_is_written_long_with_a_dash() {
    let position = Position::standard();
    for (uci, text) in [("e2e5", "e2-e5"), ("e7e5", "e7-e5"), ("e4e5", "e4-e5")] {
        assert_eq!(write(&position, uci.parse().unwrap(), Language::ENGLISH, Style::LAWS), text);
        assert!(read(&position, text, Language::ENGLISH, Mode::Forgiving).is_err(), "{text}");
    }
}
