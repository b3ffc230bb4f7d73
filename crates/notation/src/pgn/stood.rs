//! The continuation of a game after an illegal move that stood (A.4 and B.4 of the Laws), inside one comment.
//!
//! No other reader of PGN can play such a move. So the movetext ends before it, and the rest of the line is written in a
//! comment `{[%stood ...]}`: words separated by blanks, without any of the brackets that would end it.
//!
//! | word | meaning |
//! |---|---|
//! | `e1e3`, `e7e8q` | a move from square to square; castling is the king's move to the square of its rook |
//! | `--` | a move that was not recorded |
//! | `$4` | a glyph on the last move |
//! | `=` | a draw was offered with the last move |
//! | `;well%20played` | a comment, percent-encoded |
//! | `(` and `)` | a variation begins, a variation ends |

use super::Nag;
use touchmove_board::{Move, Role, Square};

/// The greatest depth of nested variations in it.
pub(super) const DEPTH: usize = 256;

const OPENING: &[u8] = b"[%stood";

/// A word of it.
pub(super) enum Item {
    Move(Move),
    NotRecorded,
    Nag(Nag),
    DrawOffer,
    Comment(String),
    Begin,
    End,
}

/// The text after `[%stood` in a comment, if it is such a comment.
#[inline]
pub(super) fn payload(comment: &[u8]) -> Option<&[u8]> {
    let words = comment.trim_ascii_start().strip_prefix(OPENING)?.trim_ascii_end().strip_suffix(b"]")?;
    words.first().is_some_and(u8::is_ascii_whitespace).then_some(words)
}

/// The words one after another; `None` for a word without a meaning.
pub(super) fn items(payload: &str) -> impl Iterator<Item = Option<Item>> {
    payload.split_ascii_whitespace().map(item)
}

fn item(word: &str) -> Option<Item> {
    Some(match word {
        "--" => Item::NotRecorded,
        "=" => Item::DrawOffer,
        "(" => Item::Begin,
        ")" => Item::End,
        _ => match word.split_at_checked(1)? {
            ("$", number) => Item::Nag(Nag(number.parse().ok()?)),
            (";", text) => Item::Comment(decoded(text)?),
            _ => Item::Move(read_move(word)?),
        },
    })
}

/// Reads any move: it may end in `k` or `p` too, because an illegal promotion can stand.
fn read_move(word: &str) -> Option<Move> {
    let from: Square = word.get(0..2)?.parse().ok()?;
    let to: Square = word.get(2..4)?.parse().ok()?;
    let mut letters = word.get(4..)?.chars();
    let promotion = match letters.next() {
        None => None,
        Some(letter) => Some(Role::from_letter(letter.to_ascii_uppercase())?),
    };
    letters.next().is_none().then_some(Move { from, to, promotion })
}

/// The whole comment around the words.
pub(super) fn comment(words: &[String]) -> String {
    format!("[%stood {}]", words.join(" "))
}

/// The word for a comment.
pub(super) fn comment_word(text: &str) -> String {
    let mut word = String::from(";");
    for letter in text.chars() {
        match letter {
            '%' | '{' | '}' | '[' | ']' | '\u{0}'..=' ' | '\u{7F}' => {
                word.push_str(&format!("%{:02X}", u32::from(letter)));
            }
            _ => word.push(letter),
        }
    }
    word
}

fn decoded(word: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(word.len());
    let mut rest = word.as_bytes();
    while let [first, after @ ..] = rest {
        rest = after;
        if *first != b'%' {
            bytes.push(*first);
            continue;
        }
        let digits = core::str::from_utf8(after.get(..2)?).ok()?;
        bytes.push(u8::from_str_radix(digits, 16).ok()?);
        rest = &after[2..];
    }
    String::from_utf8(bytes).ok()
}
