//! Random texts and words: no panic, and no result that contradicts the position.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::notation_support::{MODES, Random, STYLES, describe, from_game, odd, sparse};
use touchmove_board::{File, Move, Position, Rank, Role};
use touchmove_notation::spoken::Speech;
use touchmove_notation::{Language, ReadError, braille::braille, quick_san, read, write};

/// A position with its legal moves, so that many texts can be checked against them.
struct Case {
    position: Position,
    legal: Vec<Move>,
}

impl Case {
    fn new(number: usize, random: &mut Random) -> Self {
        let position = match number % 4 {
            0 => from_game(number / 4, random),
            1 => sparse(random),
            _ => odd(random),
        };
        let mut legal = position.legal_moves();
        legal.sort();
        Self { position, legal }
    }

    /// Checks a result against the position.
    fn check(&self, text: &str, answer: &Result<Move, ReadError>) {
        let fault = match answer {
            Ok(mv) if self.is_legal(*mv) => return,
            Err(ReadError::Unreadable) => return,
            Err(ReadError::Ambiguous(moves)) => {
                let mut apart = moves.clone();
                apart.sort();
                apart.dedup();
                if moves.len() >= 2 && apart.len() == moves.len() && moves.iter().all(|mv| self.is_legal(*mv))
                {
                    return;
                }
                "not several legal moves"
            }
            Err(ReadError::Illegal { meant: None, .. }) => return,
            Err(ReadError::Illegal { meant: Some(meant), reason }) => {
                if self.position.why(*meant) == Err(*reason) {
                    return;
                }
                "the move that is meant is not illegal for that reason"
            }
            Ok(_) => "not a legal move",
        };
        panic!("{}: {text:?}: {answer:?}: {fault}", describe(&self.position));
    }

    fn is_legal(&self, mv: Move) -> bool {
        self.legal.binary_search(&mv).is_ok()
    }
}

/// Any character, but more often one that matters here.
fn any_character(random: &mut Random) -> char {
    match random.below(8) {
        0 => char::from_u32(random.below(0x11_0000) as u32).unwrap_or('\u{fffd}'),
        1 => char::from_u32(0x400 + random.below(0x60) as u32).unwrap(),
        2 => char::from_u32(0x2000 + random.below(0x70) as u32).unwrap(),
        3 => char::from_u32(0x2654 + random.below(12) as u32).unwrap(),
        4 => char::from_u32(0x300 + random.below(0x70) as u32).unwrap(),
        5 => random.below(0x20) as u8 as char,
        6 => char::from_u32(0xA0 + random.below(0x1E0) as u32).unwrap(),
        _ => (0x20 + random.below(0x5F)) as u8 as char,
    }
}

const LATIN: &str = "abcdefgh12345678KQRBNDTLSJVFCPAHWGqrn0O-x:=+#.ep ()";
const CYRILLIC: &str = "абцдефгх12345678КДТЛСФрсxОо0-–:+#.еп ()";
const FIGURINES: &str = "abcdefgh12345678♔♕♖♗♘♙♚♛♜♝♞♟\u{fe0e}x0-+#= ";

fn random_text(random: &mut Random) -> String {
    let length = random.below(11);
    if random.percent(30) {
        return (0..length).map(|_| any_character(random)).collect();
    }
    let alphabet: Vec<char> = random.pick(&[LATIN, CYRILLIC, FIGURINES]).chars().collect();
    (0..length).map(|_| random.pick(&alphabet)).collect()
}

/// A text that has the form of a move in that language, or nearly.
fn move_like(language: &Language, random: &mut Random) -> String {
    let mut text = String::new();
    let piece = |random: &mut Random| language.letter(random.pick(&Role::ALL));
    let file = |random: &mut Random| language.file(random.pick(&File::ALL));
    let rank = |random: &mut Random| random.pick(&Rank::ALL).digit();
    if random.percent(70) {
        text.push_str(piece(random));
    }
    if random.percent(30) {
        text.push(file(random));
    }
    if random.percent(20) {
        text.push(rank(random));
    }
    if random.percent(20) {
        text.push(random.pick(&['x', ':', '-', 'х', '×', '–']));
    }
    text.push(file(random));
    if random.percent(95) {
        text.push(rank(random));
    }
    if random.percent(20) {
        text.push_str(random.pick(&["=", "", "(", "/"]));
        text.push_str(piece(random));
    }
    if random.percent(10) {
        text.push_str(random.pick(&["+", "#", "++", " e.p.", "(=)", " (=)", "ep"]));
    }
    if random.percent(15) { text.to_lowercase() } else { text }
}

/// A legal move as that language writes it, with up to three characters deleted, inserted, changed, doubled or swapped.
fn mutated(case: &Case, language: &Language, random: &mut Random) -> String {
    let Some(mv) = (!case.legal.is_empty()).then(|| random.pick(&case.legal)) else {
        return random_text(random);
    };
    let mut text: Vec<char> = write(&case.position, mv, language, random.pick(&STYLES)).chars().collect();
    let alphabet: Vec<char> = random.pick(&[LATIN, CYRILLIC, FIGURINES]).chars().collect();
    for _ in 0..random.below(4) {
        let place = random.below(text.len() + 1);
        let new = if random.percent(80) { random.pick(&alphabet) } else { any_character(random) };
        match random.below(5) {
            0 => text.insert(place, new),
            _ if place == text.len() => text.push(new),
            1 => text[place] = new,
            2 => _ = text.remove(place),
            3 => text.insert(place, text[place]),
            _ => text.swap(place, 0),
        }
    }
    text.into_iter().collect()
}

#[test]
fn no_text_brings_a_reader_down_or_makes_it_lie() {
    let mut random = Random::new(300_000);
    let (mut moves, mut ambiguous, mut illegal) = (0, 0, 0);
    for number in 0..3000 {
        let case = Case::new(number, &mut random);
        for _ in 0..100 {
            let language = &Language::ALL[random.below(Language::ALL.len())];
            let text = match random.below(3) {
                0 => random_text(&mut random),
                1 => move_like(language, &mut random),
                _ => mutated(&case, language, &mut random),
            };
            // Now and then a text is read in a language other than its own.
            let language =
                if random.percent(80) { language } else { &Language::ALL[random.below(Language::ALL.len())] };
            let answer = read(&case.position, &text, language, random.pick(&MODES));
            case.check(&text, &answer);
            match answer {
                Ok(_) => moves += 1,
                Err(ReadError::Ambiguous(_)) => ambiguous += 1,
                Err(ReadError::Illegal { .. }) => illegal += 1,
                Err(ReadError::Unreadable) => {}
            }
            if let Some(mv) = quick_san(&case.position, text.as_bytes()) {
                assert!(case.is_legal(mv), "{}: {text:?} read as {mv}", describe(&case.position));
            }
            let _ = braille(&text);
        }
    }
    // A run in which hardly any text is a move would prove little.
    assert!(moves > 20_000 && ambiguous > 200 && illegal > 20_000, "{moves} {ambiguous} {illegal}");
}

/// The fast reader takes bytes, which need not be valid text.
#[test]
fn bytes_that_are_no_text_are_no_move() {
    let mut random = Random::new(8);
    for number in 0..400 {
        let case = Case::new(number, &mut random);
        for _ in 0..100 {
            let bytes: Vec<u8> = (0..random.below(9))
                .map(|_| if random.percent(30) { random.next() as u8 } else { random.pick(LATIN.as_bytes()) })
                .collect();
            if let Some(mv) = quick_san(&case.position, &bytes) {
                assert!(case.is_legal(mv), "{}: {bytes:?} read as {mv}", describe(&case.position));
            }
        }
    }
}

/// Words of all languages in any order, with anything in between.
#[test]
fn no_words_bring_a_listener_down_or_make_it_lie() {
    let mut random = Random::new(12);
    let mut understood = 0;
    for number in 0..1500 {
        let case = Case::new(number, &mut random);
        let mut vocabulary: Vec<String> =
            "e 4 e4 0-0 takes en passant becomes a mění se v Rochade Dame König"
                .split(' ')
                .map(str::to_owned)
                .collect();
        for speech in Speech::ALL {
            for mv in case.legal.iter().take(12) {
                vocabulary.extend(speech.say(&case.position, *mv).split(' ').map(str::to_owned));
            }
        }
        for _ in 0..60 {
            let speech = &Speech::ALL[random.below(Speech::ALL.len())];
            let said = announcement(&case, speech, &vocabulary, &mut random);
            let answer = speech.hear(&case.position, &said);
            case.check(&said, &answer);
            understood += usize::from(answer.is_ok());
        }
    }
    assert!(understood > 10_000, "{understood}");
}

fn announcement(case: &Case, speech: &Speech, vocabulary: &[String], random: &mut Random) -> String {
    if case.legal.is_empty() || random.percent(20) {
        return (0..random.below(7)).map(|_| any_character(random)).collect();
    }
    let said = speech.say(&case.position, random.pick(&case.legal));
    let mut words: Vec<&str> = said.split(' ').collect();
    for _ in 0..random.below(3) {
        let place = random.below(words.len() + 1);
        let new = &vocabulary[random.below(vocabulary.len())];
        match random.below(3) {
            0 => words.insert(place, new),
            _ if place == words.len() => words.push(new),
            1 => words[place] = new,
            _ => _ = words.remove(place),
        }
    }
    words.join(random.pick(&[" ", "  ", " ", ", ", "\u{a0}"]))
}
