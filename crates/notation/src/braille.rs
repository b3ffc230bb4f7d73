//! Scoresheets in Braille (D.2.7; F.2.5 in 2005).

/// Writes a text of Latin letters, digits and the signs of Appendix C in Unicode Braille, uncontracted: a capital is preceded by the
/// sign ⠠, a number by ⠼, and a letter that could be mistaken for another digit by ⠰. Characters without Braille here are left
/// unchanged.
///
/// ```
/// use touchmove_notation::braille::braille;
///
/// assert_eq!(braille("Nf3"), "⠠⠝⠋⠼⠉");
/// assert_eq!(braille("N5f3"), "⠠⠝⠼⠑⠰⠋⠼⠉");
/// assert_eq!(braille("0-0-0"), "⠼⠚⠤⠼⠚⠤⠼⠚");
/// ```
#[must_use]
pub fn braille(text: &str) -> String {
    let mut cells = String::new();
    let mut after_digit = false;
    for found in text.chars() {
        let small = found.to_ascii_lowercase();
        if let Some(digit) = found.to_digit(10) {
            if !after_digit {
                cells.push('⠼');
            }
            // The digits 1 to 9 and 0 are the letters a to j.
            cells.push(LETTERS[(digit as usize + 9) % 10]);
        } else if small.is_ascii_lowercase() {
            if found.is_ascii_uppercase() {
                cells.push('⠠');
            } else if after_digit && small <= 'j' {
                cells.push('⠰');
            }
            cells.push(LETTERS[(small as u8 - b'a') as usize]);
        } else {
            cells.push(sign(found));
        }
        // A full stop does not end a number.
        after_digit = found.is_ascii_digit() || after_digit && found == '.';
    }
    cells
}

const LETTERS: [char; 26] = [
    '⠁', '⠃', '⠉', '⠙', '⠑', '⠋', '⠛', '⠓', '⠊', '⠚', '⠅', '⠇', '⠍', '⠝', '⠕', '⠏', '⠟', '⠗', '⠎', '⠞', '⠥',
    '⠧', '⠺', '⠭', '⠽', '⠵',
];

fn sign(found: char) -> char {
    match found {
        ' ' => '⠀',
        '.' => '⠲',
        '-' => '⠤',
        '+' => '⠖',
        '#' => '⠿',
        '=' => '⠶',
        '(' => '⠣',
        ')' => '⠜',
        other => other,
    }
}
