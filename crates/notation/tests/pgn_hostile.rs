//! Any bytes at all are read without a panic or an endless loop.

use crate::pgn_support::games;
use crate::pgn_support::random::{self, Dice};
use crate::pgn_support::sources::Drip;
use crate::pgn_support::trace::Trace;

const PIECES: [&str; 40] = [
    "[Event \"a\"]\n",
    "[",
    "]",
    "\"",
    "{",
    "}",
    "(",
    ")",
    ";",
    "%",
    "\n",
    "\r",
    " ",
    "$",
    "$5",
    "!",
    "?!",
    "*",
    "1-0",
    "0-0",
    "1.",
    "...",
    "e4 ",
    "Nf3 ",
    "e5 ",
    "-- ",
    "<",
    ">",
    "\\",
    "(=)",
    "½",
    "\u{feff}",
    "[%stood ",
    "e2e5 ",
    "[FEN \"",
    "=",
    "+",
    "e.p.",
    "[%clk 0:01:00]",
    "\n[Event \"",
];

/// Reads bytes in every possible way; the result is written and read again.
fn check(bytes: &[u8]) {
    let whole = Trace::of(bytes);
    let dripped = Trace::of(Drip { text: bytes, window: 3 });
    assert_eq!(whole.words, dripped.words);
    assert_eq!(whole.faults, dripped.faults);
    for read in games(bytes) {
        let text = read.record.to_pgn();
        let again = games(&text).remove(0);
        assert!(again.record == read.record, "{text}\n{:?}\n{:?}", again.record, read.record);
        // Only faults in the start remain, and two results that disagree.
        let start = u64::from(read.record.start().is_none());
        let result = u64::from(read.record.result_conflict.is_some());
        assert_eq!(again.fault_count, start + result, "{text}");
    }
}

#[test]
fn random_bytes() {
    for seed in 0..3000 {
        let mut dice = Dice::new(seed);
        let bytes: Vec<u8> = (0..dice.below(400)).map(|_| dice.next() as u8).collect();
        check(&bytes);
    }
}

#[test]
fn random_pieces_of_pgn() {
    for seed in 0..20_000 {
        let mut dice = Dice::new(seed);
        let text: String = (0..dice.below(80)).map(|_| dice.pick(&PIECES)).collect();
        check(text.as_bytes());
    }
}

#[test]
fn games_with_random_bytes_in_them() {
    for seed in 0..2000 {
        let mut dice = Dice::new(seed);
        let mut bytes = random::record(seed).to_pgn().into_bytes();
        for _ in 0..1 + dice.below(5) {
            let place = dice.below(bytes.len());
            match dice.below(3) {
                0 => bytes[place] = dice.next() as u8,
                1 => drop(bytes.remove(place)),
                _ => bytes.insert(place, dice.pick(&PIECES).as_bytes()[0]),
            }
        }
        check(&bytes);
    }
}

#[test]
fn files_that_end_too_early() {
    for seed in 0..8 {
        let text = random::record(seed).to_pgn() + &random::record(seed + 100).to_pgn();
        for end in 0..text.len() {
            check(&text.as_bytes()[..end]);
        }
    }
}
