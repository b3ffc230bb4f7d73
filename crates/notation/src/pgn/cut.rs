//! Where a file of games may be cut, so that its parts read as the whole would.

/// How every game of a file with several games begins.
const GAME: &[u8] = b"[Event \"";

/// The offset of the last place in a text where a game certainly begins: an Event tag that begins a line after something that is not a tag. There
/// a [`Reader`](super::Reader) begins a game whatever came before.
#[must_use]
pub fn last_game(text: &[u8]) -> Option<usize> {
    let mut until = text.len();
    while let Some(at) = text[..until].iter().rposition(|byte| *byte == b'\n') {
        if text[at + 1..].starts_with(GAME) {
            let before = text[..at].trim_ascii_end().last();
            if before.is_some_and(|byte| *byte != b']') {
                return Some(at + 1);
            }
        }
        until = at;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::last_game;

    #[test]
    fn a_part_begins_where_a_game_surely_does() {
        for (text, expected) in [
            ("1. e4 *\n\n[Event \"two\"]\n", Some(9)),
            ("1. e4 *\n[Event \"two\"]\n\n1. d4 *\n[Event \"three\"]\n", Some(31)),
            // Within tags, or after a game of tags alone, nothing is sure.
            ("[Site \"one\"]\n[Event \"one\"]\n", None),
            ("[Result \"*\"]\n\n[Event \"two\"]\n", None),
            // The end of the text before it is not in sight.
            ("\n[Event \"two\"]\n", None),
            ("[Event \"two\"]\n", None),
            ("1. e4 {[Event \"two\"]} *", None),
            ("", None),
        ] {
            assert_eq!(last_game(text.as_bytes()), expected, "{text}");
        }
    }
}
