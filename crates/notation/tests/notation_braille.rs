//! Moves in Braille (D.2.7): letters are the cells of the alphabet, digits those of a to j after the number sign.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs, reason = "tests")]

use touchmove_notation::braille::braille;

const TABLE: &[(&str, &str)] = &[
    ("", ""),
    ("e4", "⠑⠼⠙"),
    ("d4", "⠙⠼⠙"),
    ("a1", "⠁⠼⠁"),
    ("b2", "⠃⠼⠃"),
    ("c3", "⠉⠼⠉"),
    ("h8", "⠓⠼⠓"),
    ("Nf3", "⠠⠝⠋⠼⠉"),
    ("Sf3", "⠠⠎⠋⠼⠉"),
    ("Jf3", "⠠⠚⠋⠼⠉"),
    ("Bb5", "⠠⠃⠃⠼⠑"),
    ("Kb1", "⠠⠅⠃⠼⠁"),
    ("Tg7", "⠠⠞⠛⠼⠛"),
    // The x is a letter, and no digit uses its cell.
    ("exd5", "⠑⠭⠙⠼⠑"),
    ("Qxd4", "⠠⠟⠭⠙⠼⠙"),
    ("N5xf3", "⠠⠝⠼⠑⠭⠋⠼⠉"),
    // After a digit the letters a to j need their sign.
    ("e2e4", "⠑⠼⠃⠰⠑⠼⠙"),
    ("Ng1f3", "⠠⠝⠛⠼⠁⠰⠋⠼⠉"),
    ("R1a3", "⠠⠗⠼⠁⠰⠁⠼⠉"),
    // The full stop after a number may be part of it, so a letter after it could also be mistaken for a digit.
    ("1.e4", "⠼⠁⠲⠰⠑⠼⠙"),
    ("1. e4", "⠼⠁⠲⠀⠑⠼⠙"),
    // A capital already has its own sign, whatever precedes it.
    ("d8Q", "⠙⠼⠓⠠⠟"),
    ("b1B", "⠃⠼⠁⠠⠃"),
    ("0-0", "⠼⠚⠤⠼⠚"),
    ("0-0-0", "⠼⠚⠤⠼⠚⠤⠼⠚"),
    ("O-O", "⠠⠕⠤⠠⠕"),
    // Consecutive digits share one number sign.
    ("12", "⠼⠁⠃"),
    ("60", "⠼⠋⠚"),
    // Characters without Braille here are left unchanged.
    ("♘", "♘"),
    ("😀", "😀"),
];

#[test]
fn known_strings() {
    for (text, cells) in TABLE {
        assert_eq!(braille(text), *cells, "{text}");
    }
}

#[test]
fn the_whole_alphabet() {
    assert_eq!(braille("abcdefghijklmnopqrstuvwxyz"), "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵");
    assert_eq!(braille("1234567890"), "⠼⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚");
}

/// Every sign of Appendix C has some Braille: a person who reads a scoresheet by touch cannot read print.
#[test]
fn no_sign_of_appendix_c_stays_in_print() {
    for text in ["Qe3+", "Qh7#", "Qh7++", "exd6 e.p.", "Kb1 (=)", "1. e4", "d8=Q", "0-0-0"] {
        let cells = braille(text);
        let printed: String =
            cells.chars().filter(|cell| !('\u{2800}'..='\u{28ff}').contains(cell) && *cell != ' ').collect();
        assert!(printed.is_empty(), "{text} leaves {printed:?} in {cells}");
    }
}

/// Different moves never have the same cells.
#[test]
fn signs_are_told_apart() {
    let signs = ["+", "#", "++", "(=)", "=", "-", "x", ".", "(", ")"];
    for (index, one) in signs.iter().enumerate() {
        for other in &signs[index + 1..] {
            assert_ne!(braille(one), braille(other), "{one} {other}");
        }
    }
}
