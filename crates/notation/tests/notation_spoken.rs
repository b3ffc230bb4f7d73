//! Announced moves (D.2.1; F.2.1 in 2005): both the standard words and what people actually say are understood.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::notation_support::{Random, START, agrees, describe, from_game, odd, position, shown, sparse};
use std::collections::BTreeMap;
use touchmove_board::{Move, Position};
use touchmove_notation::spoken::Speech;

fn speech(code: &str) -> &'static Speech {
    Speech::by_code(code).unwrap_or_else(|| panic!("no speech {code}"))
}

fn check_all_moves(position: &Position) {
    for speech in Speech::ALL {
        let mut said_before: BTreeMap<String, Move> = BTreeMap::new();
        for mv in position.legal_moves() {
            let said = speech.say(position, mv);
            let case = || format!("{}: {mv} is said {said:?} in {}", describe(position), speech.code);
            assert!(!said.chars().any(char::is_numeric), "{}", case());
            let heard = speech.hear(position, &said);
            assert!(heard == Ok(mv), "{}, and heard as {heard:?}", case());
            // Spoken words have no capitals.
            let heard = speech.hear(position, &said.to_uppercase());
            assert!(heard == Ok(mv), "{} loudly, and heard as {heard:?}", case());
            if let Some(other) = said_before.insert(said.to_lowercase(), mv) {
                panic!("{}, and so is {other}", case());
            }
        }
    }
}

#[test]
fn every_legal_move_is_heard_as_it_was_said() {
    let mut random = Random::new(0xD21);
    for number in 0..1200 {
        check_all_moves(&from_game(number, &mut random));
        check_all_moves(&sparse(&mut random));
    }
}

/// No game leads to these, but a problem on a demonstration board may.
#[test]
fn on_odd_boards_too() {
    let mut random = Random::new(0xF21);
    for _ in 0..600 {
        check_all_moves(&odd(&mut random));
    }
}

const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const CENTRE: &str = "r1bqkbnr/ppp2ppp/2n5/3pp3/3PP3/2N2N2/PPP2PPP/R1BQKB1R w KQkq - 0 4";
const PASSED: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
const PROMOTION: &str = "3r4/4P1k1/8/8/8/8/1K6/8 w - - 0 1";
const TWO_KNIGHTS: &str = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
const TWO_ROOKS: &str = "4k3/8/8/R7/8/8/8/R3K3 w - - 0 1";

/// Announcements as people make them: position, language, words, and the move in UCI or the fault.
const ANNOUNCED: &[(&str, &str, &str, &str)] = &[
    // The names suggested in D.2.1.
    (START, "de", "Bauer Eva vier", "e2e4"),
    (START, "de", "Eva vier", "e2e4"),
    (START, "de", "Eva zwei Eva vier", "e2e4"),
    (START, "de", "Anna drei", "a2a3"),
    (START, "de", "Bella vier", "b2b4"),
    (START, "de", "Cesar vier", "c2c4"),
    (START, "de", "Caesar vier", "c2c4"),
    (START, "de", "Cäsar vier", "c2c4"),
    (START, "de", "David drei", "d2d3"),
    (START, "de", "Felix vier", "f2f4"),
    (START, "de", "Gustav drei", "g2g3"),
    (START, "de", "Hector vier", "h2h4"),
    (START, "de", "Hektor vier", "h2h4"),
    (START, "de", "Springer Felix drei", "g1f3"),
    (START, "de", "springer gustav eins felix drei", "g1f3"),
    (START, "de", "Springer Gustav eins, Felix drei", "g1f3"),
    (START, "de", "Springer f drei", "g1f3"),
    (START, "de", "Springer f 3", "g1f3"),
    (CENTRE, "de", "Laeufer Bella fünf", "f1b5"),
    (CENTRE, "de", "Läufer Bella fuenf", "f1b5"),
    (CENTRE, "de", "Laeuffer Bella fünf", "f1b5"),
    (CENTRE, "de", "Koenig Eva zwei", "e1e2"),
    (CENTRE, "de", "König Eva zwei", "e1e2"),
    (CENTRE, "de", "König Eva zwo", "e1e2"),
    (CENTRE, "de", "Springer schlägt Eva fünf", "f3e5"),
    (CENTRE, "de", "Springer schlaegt Eva fünf", "f3e5"),
    (CENTRE, "de", "Springer nimmt Eva fünf", "f3e5"),
    (CENTRE, "de", "Bauer Eva schlägt David fünf", "e4d5"),
    (CENTRE, "de", "Eva schlägt David fünf", "e4d5"),
    (CENTRE, "de", "Bauer Eva vier schlägt David fünf", "e4d5"),
    (CENTRE, "de", "Dame David drei", "d1d3"),
    (CENTRE, "de", "Turm Bella eins", "a1b1"),
    (CASTLING, "de", "Kurze Rochade", "e1g1"),
    (CASTLING, "de", "kurze rochade", "e1g1"),
    (CASTLING, "de", "Lange Rochade", "e1c1"),
    (CASTLING, "de", "Turm Hector eins schlägt Hector acht", "h1h8"),
    (PASSED, "de", "Bauer Eva schlägt David sechs en passant", "e5d6"),
    (PASSED, "de", "Eva schlägt David sechs", "e5d6"),
    (PROMOTION, "de", "Bauer Eva acht Dame", "e7e8q"),
    (PROMOTION, "de", "Eva acht Springer", "e7e8n"),
    (PROMOTION, "de", "Eva acht Läufer", "e7e8b"),
    (PROMOTION, "de", "Bauer Eva schlägt David acht Turm", "e7d8r"),
    (TWO_KNIGHTS, "de", "Springer Bella David zwei", "b1d2"),
    (TWO_KNIGHTS, "de", "Springer Felix drei David zwei", "f3d2"),
    (TWO_ROOKS, "de", "Turm eins Anna drei", "a1a3"),
    // Other languages.
    (START, "en", "pawn e four", "e2e4"),
    (START, "en", "e four", "e2e4"),
    (START, "en", "e two e four", "e2e4"),
    (START, "en", "a three", "a2a3"),
    (START, "en", "knight f three", "g1f3"),
    (START, "en", "knight F 3", "g1f3"),
    (CENTRE, "en", "knight takes e five", "f3e5"),
    (CENTRE, "en", "knight captures e five", "f3e5"),
    (CENTRE, "en", "pawn e takes d five", "e4d5"),
    (CENTRE, "en", "bishop b five", "f1b5"),
    (CASTLING, "en", "castles kingside", "e1g1"),
    (CASTLING, "en", "castles short", "e1g1"),
    (CASTLING, "en", "castle queenside", "e1c1"),
    (CASTLING, "en", "castle long", "e1c1"),
    (PASSED, "en", "e takes d six en passant", "e5d6"),
    (PROMOTION, "en", "pawn e eight becomes a queen", "e7e8q"),
    (PROMOTION, "en", "e takes d eight becomes a rook", "e7d8r"),
    (START, "sr-Latn", "pešak e četiri", "e2e4"),
    (START, "sr-Latn", "skakač f tri", "g1f3"),
    (START, "sr-Latn", "konj f tri", "g1f3"),
    (CENTRE, "sr-Latn", "lovac b pet", "f1b5"),
    (CENTRE, "sr-Latn", "skakač uzima e pet", "f3e5"),
    (CASTLING, "sr-Latn", "mala rokada", "e1g1"),
    (CASTLING, "sr-Latn", "velika rokada", "e1c1"),
    (PROMOTION, "sr-Latn", "e osam postaje kraljica", "e7e8q"),
    (PROMOTION, "sr-Latn", "pešak e osam postaje dama", "e7e8q"),
    (START, "sr-Cyrl", "пешак е четири", "e2e4"),
    (START, "sr-Cyrl", "скакач ф три", "g1f3"),
    (START, "sr-Cyrl", "х четири", "h2h4"),
    (CENTRE, "sr-Cyrl", "дама узима д пет", "illegal blocked d1d5"),
    (CENTRE, "sr-Cyrl", "краљ е два", "e1e2"),
    (CASTLING, "sr-Cyrl", "велика рокада", "e1c1"),
    (PASSED, "sr-Cyrl", "е узима д шест ан пасан", "e5d6"),
    (PROMOTION, "sr-Cyrl", "е осам постаје топ", "e7e8r"),
    (START, "hr", "pješak e četiri", "e2e4"),
    (START, "hr", "skakač c tri", "b1c3"),
    (CASTLING, "hr", "kula h osam", "h1h8"),
    (CASTLING, "hr", "mala rokada", "e1g1"),
    (PROMOTION, "hr", "e osam postaje skakač", "e7e8n"),
    (START, "cs", "pěšec e čtyři", "e2e4"),
    (START, "cs", "jezdec f tři", "g1f3"),
    (CENTRE, "cs", "střelec b pět", "f1b5"),
    (CENTRE, "cs", "jezdec bere e pět", "f3e5"),
    (CASTLING, "cs", "malá rošáda", "e1g1"),
    (CASTLING, "cs", "velká rošáda", "e1c1"),
    (PROMOTION, "cs", "e osm mění se v dámu", "e7e8q"),
    (PROMOTION, "cs", "e osm mění se v koně", "e7e8n"),
    // Faults.
    (START, "de", "", "unreadable"),
    (START, "de", "   ", "unreadable"),
    (START, "de", "guten Morgen", "unreadable"),
    (START, "de", "Springer", "unreadable"),
    (START, "de", "Eva neun", "unreadable"),
    (START, "de", "Ida vier", "unreadable"),
    (START, "de", "Rochade", "unreadable"),
    (START, "en", "knight to the castle on the hill", "unreadable"),
    (START, "en", "resigns", "unreadable"),
    (START, "cs", "\u{0}", "unreadable"),
    (START, "de", "Dame David vier", "illegal blocked d1d4"),
    (START, "de", "Kurze Rochade", "illegal castling_blocked"),
    (START, "en", "king e two", "illegal own_piece e1e2"),
    (PROMOTION, "de", "Bauer Eva acht", "illegal pawn_not_promoted e7e8"),
    (TWO_KNIGHTS, "de", "Springer David zwei", "ambiguous b1d2 f3d2"),
    (TWO_ROOKS, "en", "rook a three", "ambiguous a1a3 a5a3"),
    (TWO_KNIGHTS, "cs", "jezdec d dvě", "ambiguous b1d2 f3d2"),
];

#[test]
fn announcements_are_understood() {
    let mut failures = Vec::new();
    for (fen, code, words, expected) in ANNOUNCED {
        let position = position(fen);
        let heard = shown(&position, &speech(code).hear(&position, words));
        if !agrees(&heard, expected) {
            failures.push(format!("{fen} {code} {words:?}: expected {expected}, heard {heard}"));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// The German words are those that the Laws suggest.
#[test]
fn german_is_said_as_the_laws_suggest() {
    for (fen, uci, said) in [
        (START, "g1f3", "Springer Felix drei"),
        (START, "b1a3", "Springer Anna drei"),
        (CENTRE, "c1h6", "Läufer Hector sechs"),
        (CENTRE, "e1e2", "König Eva zwei"),
        (CASTLING, "e1g1", "Kurze Rochade"),
        (CASTLING, "e1c1", "Lange Rochade"),
    ] {
        let position = position(fen);
        let mv = position.resolve(uci.parse().unwrap());
        assert_eq!(speech("de").say(&position, mv), said);
    }
}
