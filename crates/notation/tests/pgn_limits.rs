//! However long or deeply nested the text is, memory stays bounded and nothing recurses.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::pgn_support::sources::Endless;
use crate::pgn_support::trace::Trace;
use crate::pgn_support::{game, games};
use std::cell::Cell;
use touchmove_notation::pgn::{GameRecord, Limits, Listener, PgnErrorKind, Reader, Source, Visitor};

const MANY: u64 = 64 << 20;

/// Reads all of a source, and returns the memory that the reader has taken.
fn memory<V: Visitor>(source: impl Source, visitor: &mut V) -> usize {
    let mut reader = Reader::new(source);
    while matches!(reader.read_game(visitor), Ok(true)) {}
    reader.memory()
}

/// 64 MB of the same thing: one fault of that kind, little memory, and the text after it is read.
fn check(beginning: &str, piece: &str, end: &str, fault: &PgnErrorKind, after: &str) {
    let mut trace = Trace::default();
    let memory = memory(Endless::new(beginning, piece, MANY, end), &mut trace);
    assert!(memory < 3 << 20, "{memory} bytes of memory for {beginning}{piece}");
    let kinds: Vec<PgnErrorKind> = trace.faults.into_iter().map(|fault| fault.kind).collect();
    assert_eq!(kinds, core::slice::from_ref(fault), "{beginning}{piece}");
    assert_eq!(trace.words.join(" "), after, "{beginning}{piece}");
}

#[test]
fn one_line_of_64_mb() {
    check("e4 {", "comment ", "} e5 *", &PgnErrorKind::CommentTooLong, "e4 e5 *");
    check("e4 ;", "comment ", "\ne5 *", &PgnErrorKind::CommentTooLong, "e4 e5 *");
    check("{", "lines\n", "}\n[Event \"b\"]\n*", &PgnErrorKind::CommentTooLong, "Event=b *");
    check("[Event \"", "value ", "\"]\n[Site \"b\"]\n*", &PgnErrorKind::TagTooLong, "Site=b *");
    check("e4 ", "word", " e5 *", &PgnErrorKind::TokenTooLong, "e4 e5 *");
    check("e4 ", "1234", " e5 *", &PgnErrorKind::TokenTooLong, "e4 e5 *");
    check("e4 {", "never ended\n", "[Event \"b\"]\n\n*", &PgnErrorKind::CommentTooLong, "e4 | Event=b *");
    check("e4 <", "reserved ", "\ne5 *", &PgnErrorKind::StrayToken, "e4 e5 *");
}

/// The end of the line is not searched for from every tag.
#[test]
fn all_games_in_one_line() {
    /// A text in small windows, which records how much of it has been requested.
    struct Asked<'a> {
        text: &'a [u8],
        count: &'a Cell<usize>,
    }
    impl Source for Asked<'_> {
        type Error = core::convert::Infallible;
        fn fill(&mut self) -> Result<&[u8], Self::Error> {
            Ok(&self.text[..self.text.len().min(256)])
        }
        fn consume(&mut self, count: usize) {
            self.text = &self.text[count..];
            self.count.set(self.count.get() + count);
        }
    }
    struct Tags<'a> {
        lengths: Vec<usize>,
        at: &'a Cell<usize>,
        furthest_ahead: usize,
    }
    impl Listener for Tags<'_> {
        fn tag(&mut self, _: &[u8], value: &[u8], at: touchmove_notation::pgn::At<'_>) {
            self.lengths.push(value.len());
            self.furthest_ahead = self.furthest_ahead.max(self.at.get() - at.offset() as usize);
        }
    }

    impl Visitor for Tags<'_> {}
    let long = "x".repeat(2000);
    let games = format!("[Event \"a\"] [White \"b]\"] 1. e4 * [Event \"{long}\"] [White \"c\"] 1. d4 * ");
    let text = games.repeat(100);
    let count = Cell::new(0);
    let mut tags = Tags { lengths: Vec::new(), at: &count, furthest_ahead: 0 };
    let mut reader = Reader::new(Asked { text: text.as_bytes(), count: &count });
    let Ok(true) = reader.read_game(&mut tags) else { panic!("no game") };
    assert_eq!(tags.lengths, [1, 2]);
    assert!(tags.furthest_ahead < 2048, "{} bytes are looked at for a tag", tags.furthest_ahead);
    while matches!(reader.read_game(&mut tags), Ok(true)) {}
    assert_eq!(tags.lengths, [1, 2, 2000, 1].repeat(100));
}

#[test]
fn blanks_and_escaped_lines_of_64_mb() {
    for (beginning, piece, end) in
        [("e4", " ", "e5"), ("%", "escaped ", "\ne4 e5"), ("e4\n%", "escaped ", "\ne5")]
    {
        let mut trace = Trace::default();
        let memory = memory(Endless::new(beginning, piece, MANY, end), &mut trace);
        assert!(memory < 1 << 20, "{memory}");
        assert_eq!(trace.words, ["e4", "e5"]);
        assert_eq!(trace.faults, []);
    }
}

/// Counts without keeping.
#[derive(Default)]
struct Count {
    plies: u64,
    faults: u64,
}

impl Listener for Count {
    fn fault(&mut self, fault: touchmove_notation::pgn::PgnError) {
        self.faults += 1;
        assert_eq!(fault.place.line, 1);
    }
}

impl Visitor for Count {
    fn san(&mut self, _: &[u8], _: touchmove_notation::pgn::At<'_>) {
        self.plies += 1;
    }
}

#[test]
fn a_game_of_64_mb_and_64_mb_of_faults() {
    let mut count = Count::default();
    assert!(memory(Endless::new("", "e4 ", MANY, ""), &mut count) < 1 << 20);
    assert!(count.plies > 20_000_000 && count.faults == 0);
    let mut count = Count::default();
    assert!(memory(Endless::new("", "\"", MANY, ""), &mut count) < 1 << 20);
    assert!(count.faults > 60_000_000);
}

#[test]
fn a_million_parentheses() {
    let deep = format!("1. e4 {}1. d4{} 1... e5 *", "(".repeat(1_000_000), ")".repeat(1_000_000));
    let trace = Trace::of(deep.as_bytes());
    let kinds: Vec<PgnErrorKind> = trace.faults.into_iter().map(|fault| fault.kind).collect();
    assert_eq!(kinds, [PgnErrorKind::VariationTooDeep]);
    assert_eq!(trace.words.last().map(String::as_str), Some("*"));
    let open = Trace::of("1. e4 (".repeat(1_000_000).as_bytes());
    assert_eq!(open.faults.len(), 2);
    let closed = Trace::of(")".repeat(1_000_000).as_bytes());
    assert_eq!(closed.faults.len(), 1_000_000);
    let nested = format!("1. e4 {}", "(1. d4 ".repeat(1_000_000));
    let record = games(nested).remove(0);
    assert_eq!(record.record.len() as u32, Limits::DEFAULT.depth + 1);
    let stood = games(format!("{{[%stood {}]}}", "e2e5 ( ".repeat(100_000))).remove(0);
    assert_eq!(stood.faults.len(), 1);
}

#[test]
fn a_deep_and_a_long_record_are_copied_compared_written_and_dropped() {
    let moves = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let mut long = String::new();
    for _ in 0..50_000 {
        long.push_str("Nf3 Nf6 Ng1 Ng8 ");
    }
    let record = game(&long);
    assert_eq!(record.len(), 200_000);
    assert!(record.clone() == record);
    assert!(game(record.to_pgn()) == record);
    assert_eq!(record.main_line().count(), 200_000);
    // Many variations on one move, and variations within variations.
    let mut wide = GameRecord::new(*record.start().unwrap());
    let mut last = None;
    for number in 0..20_000 {
        let id = wide.add(
            if number < 200 { last } else { None },
            moves[if number < 200 { number % 4 } else { 0 }].parse().unwrap(),
        );
        last = id.or(last);
    }
    assert!(game(wide.to_pgn()) == wide);
}

#[test]
fn tokens_up_to_the_limit_are_told() {
    let word = "x".repeat(Limits::TOKEN);
    assert_eq!(Trace::of(word.as_bytes()).words, core::slice::from_ref(&word));
    assert_eq!(Trace::of(format!("{word}x e4").as_bytes()).words, ["e4"]);
    let comment = "y".repeat(Limits::DEFAULT.comment - 1);
    assert_eq!(Trace::of(format!("{{{comment}}}").as_bytes()).words.len(), 1);
    assert_eq!(Trace::of(format!("{{{comment}yy}}").as_bytes()).words.len(), 0);
}
