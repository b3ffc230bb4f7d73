//! The sample game at the end of Appendix C (E in 2005), in several languages and in both styles.
//!
//! The Serbian prints have `De3+3` for move 8; the other editions have only the check, as here.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use crate::notation_support::{MODES, describe, language};
use touchmove_board::{Move, Position};
use touchmove_notation::{Language, Mode, Style, read, write};

const MOVES: [&str; 21] = [
    "e2e4", "e7e5", "g1f3", "g8f6", "d2d4", "e5d4", "e4e5", "f6e4", "d1d4", "d7d5", "e5d6", "e4d6", "c1g5",
    "b8c6", "d4e3", "f8e7", "b1d2", "e8g8", "e1c1", "f8e8", "c1b1",
];

const LAST: &str = "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11";

/// A language, the game with all its signs, and the game without the optional ones.
const GAMES: [(&str, &str, &str); 6] = [
    (
        "sr-Latn",
        "1. e4 e5 2. Sf3 Sf6 3. d4 exd4 4. e5 Se4 5. Dxd4 d5 6. exd6 e.p. Sxd6 7. Lg5 Sc6 8. De3+ Le7 9. Sbd2 0-0 \
         10. 0-0-0 Te8 11. Kb1 (=)",
        "1. e4 e5 2. Sf3 Sf6 3. d4 ed4 4. e5 Se4 5. Dd4 d5 6. ed6 Sd6 7. Lg5 Sc6 8. De3 Le7 9. Sbd2 0-0 10. 0-0-0 \
         Te8 11. Kb1 (=)",
    ),
    (
        "sr-Cyrl",
        "1. е4 е5 2. Сф3 Сф6 3. д4 еxд4 4. е5 Се4 5. Дxд4 д5 6. еxд6 е.п. Сxд6 7. Лг5 Сц6 8. Де3+ Ле7 9. Сбд2 0-0 \
         10. 0-0-0 Те8 11. Кб1 (=)",
        "1. е4 е5 2. Сф3 Сф6 3. д4 ед4 4. е5 Се4 5. Дд4 д5 6. ед6 Сд6 7. Лг5 Сц6 8. Де3 Ле7 9. Сбд2 0-0 10. 0-0-0 \
         Те8 11. Кб1 (=)",
    ),
    (
        "hr",
        "1. e4 e5 2. Sf3 Sf6 3. d4 exd4 4. e5 Se4 5. Dxd4 d5 6. exd6 e.p. Sxd6 7. Lg5 Sc6 8. De3+ Le7 9. Sbd2 0-0 \
         10. 0-0-0 Te8 11. Kb1 (=)",
        "1. e4 e5 2. Sf3 Sf6 3. d4 ed4 4. e5 Se4 5. Dd4 d5 6. ed6 Sd6 7. Lg5 Sc6 8. De3 Le7 9. Sbd2 0-0 10. 0-0-0 \
         Te8 11. Kb1 (=)",
    ),
    (
        "en",
        "1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6 e.p. Nxd6 7. Bg5 Nc6 8. Qe3+ Be7 9. Nbd2 0-0 \
         10. 0-0-0 Re8 11. Kb1 (=)",
        "1. e4 e5 2. Nf3 Nf6 3. d4 ed4 4. e5 Ne4 5. Qd4 d5 6. ed6 Nd6 7. Bg5 Nc6 8. Qe3 Be7 9. Nbd2 0-0 10. 0-0-0 \
         Re8 11. Kb1 (=)",
    ),
    (
        "cs",
        "1. e4 e5 2. Jf3 Jf6 3. d4 exd4 4. e5 Je4 5. Dxd4 d5 6. exd6 e.p. Jxd6 7. Sg5 Jc6 8. De3+ Se7 9. Jbd2 0-0 \
         10. 0-0-0 Ve8 11. Kb1 (=)",
        "1. e4 e5 2. Jf3 Jf6 3. d4 ed4 4. e5 Je4 5. Dd4 d5 6. ed6 Jd6 7. Sg5 Jc6 8. De3 Se7 9. Jbd2 0-0 10. 0-0-0 \
         Ve8 11. Kb1 (=)",
    ),
    (
        "figurine",
        "1. e4 e5 2. ♘f3 ♘f6 3. d4 exd4 4. e5 ♘e4 5. ♕xd4 d5 6. exd6 e.p. ♘xd6 7. ♗g5 ♘c6 8. ♕e3+ ♗e7 9. ♘bd2 0-0 \
         10. 0-0-0 ♖e8 11. ♔b1 (=)",
        "1. e4 e5 2. ♘f3 ♘f6 3. d4 ed4 4. e5 ♘e4 5. ♕d4 d5 6. ed6 ♘d6 7. ♗g5 ♘c6 8. ♕e3 ♗e7 9. ♘bd2 0-0 10. 0-0-0 \
         ♖e8 11. ♔b1 (=)",
    ),
];

/// The moves of a printed game, without numbers but with anything else printed after them.
fn moves_of(game: &str) -> Vec<String> {
    let mut moves: Vec<String> = Vec::new();
    for word in game.split(' ') {
        if word.strip_suffix('.').is_some_and(|number| number.bytes().all(|byte| byte.is_ascii_digit())) {
            continue;
        }
        match moves.last_mut() {
            Some(before) if ["e.p.", "е.п.", "(=)"].contains(&word) => {
                before.push(' ');
                before.push_str(word);
            }
            _ => moves.push(word.to_owned()),
        }
    }
    moves
}

fn last_position(game: &[String], language: &Language, mode: Mode) -> Position {
    let mut position = Position::standard();
    for text in game {
        match read(&position, text, language, mode) {
            Ok(mv) => position.play_unchecked(mv),
            fault => panic!("{}: {text}: {fault:?}", describe(&position)),
        }
    }
    position
}

/// The game as the program writes it, with the draw offer, which is not part of the move.
fn written(language: &Language, style: Style) -> Vec<String> {
    let mut position = Position::standard();
    let mut game = Vec::new();
    for uci in MOVES {
        let mv = position.resolve(uci.parse::<Move>().unwrap());
        assert!(position.is_legal(mv), "{uci}");
        game.push(write(&position, mv, language, style));
        position.play_unchecked(mv);
    }
    game.last_mut().unwrap().push_str(" (=)");
    game
}

#[test]
fn every_print_of_the_game_leads_to_the_same_position() {
    let expected = Position::from_fen(LAST).unwrap();
    for (code, with_signs, without) in GAMES {
        for game in [with_signs, without] {
            for mode in MODES {
                let moves = moves_of(game);
                assert_eq!(moves.len(), MOVES.len(), "{game}");
                let last = last_position(&moves, language(code), mode);
                assert_eq!(describe(&last), describe(&expected), "{code}");
                assert!(last.same_as(&expected), "{code}");
            }
        }
    }
}

#[test]
fn the_game_is_written_as_it_is_printed() {
    for (code, with_signs, without) in GAMES {
        assert_eq!(written(language(code), Style::LAWS), moves_of(with_signs), "{code}");
        assert_eq!(written(language(code), Style::PLAIN), moves_of(without), "{code}");
    }
}

/// Except where an English letter means another piece that can make the move: the Romanian N is a bishop, which can capture on d6, the
/// Finnish R is a knight, which can go to e8, and the K of `Kb1` looks like the Russian and Ukrainian letter for the knight, which can go
/// to b1.
#[test]
fn the_game_in_english_is_read_in_every_language() {
    let english = moves_of(GAMES[3].1);
    let expected = Position::from_fen(LAST).unwrap();
    for language in Language::ALL.iter().filter(|language| !["fi", "ro", "ru", "uk"].contains(&language.code))
    {
        let last = last_position(&english, language, Mode::Forgiving);
        assert_eq!(describe(&last), describe(&expected), "{}", language.code);
    }
}

/// The prints differ in details: no space before `e.p.` or the draw offer, numbers before the moves, letters and longer dashes in
/// castling.
#[test]
fn small_differences_of_the_prints_do_not_matter() {
    let spellings = [
        (10, "exd6e.p."),
        (10, "6. exd6 e.p."),
        (14, "8. De3+"),
        (17, "O – O"),
        (18, "10.0-0-0"),
        (18, "O – O – O"),
        (20, "Kb1(=)"),
        (20, "11. Kb1 (=)"),
    ];
    let serbian = language("sr-Latn");
    for (ply, text) in spellings {
        let mut game = moves_of(GAMES[0].1);
        game[ply] = text.to_owned();
        for mode in MODES {
            assert_eq!(describe(&last_position(&game, serbian, mode)), LAST, "{text}");
        }
    }
}
