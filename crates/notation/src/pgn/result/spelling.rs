//! Results as people write them: `1-0`, `1:0`, `1 – 0`, `½-½`, `0,5-0,5`, `+:-`.

use super::GameResult;

/// One player's score.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Score {
    Win,
    Half,
    Loss,
}

/// The result at the beginning of movetext, and its length in bytes. Two zeros mean castling there, and `+-` is a glyph.
pub(super) fn at_start(text: &[u8]) -> Option<(GameResult, usize)> {
    if let Some(result) = forfeit(text.get(..3).unwrap_or_default()) {
        return ends_word(text, 3).then_some((result, 3));
    }
    let (white, first) = score(text)?;
    let Some((black, length)) = other_score(text, first) else {
        // A half by itself is a draw.
        let is_draw = white == Score::Half && ends_word(text, first);
        return is_draw.then_some((GameResult::Draw, first));
    };
    let result = result(white, black).filter(|result| *result != GameResult::BothLose)?;
    ends_word(text, length).then_some((result, length))
}

/// The result that the value of a tag stands for, besides those of the standard and the Laws.
pub(super) fn of_tag(text: &str) -> Option<GameResult> {
    let bytes = text.as_bytes();
    let signs: String = text.chars().filter(|sign| !sign.is_whitespace()).map(plain_sign).collect();
    match signs.as_str() {
        "+--" | "+-" => return Some(GameResult::WhiteWinsByForfeit),
        "--+" | "-+" => return Some(GameResult::BlackWinsByForfeit),
        "---" | "--" => return Some(GameResult::BothForfeit),
        _ => {}
    }
    let (white, first) = score(bytes)?;
    let Some((black, length)) = other_score(bytes, first) else {
        return (white == Score::Half && first == bytes.len()).then_some(GameResult::Draw);
    };
    result(white, black).filter(|_| length == bytes.len())
}

fn result(white: Score, black: Score) -> Option<GameResult> {
    use Score::{Half, Loss, Win};
    Some(match (white, black) {
        (Win, Loss) => GameResult::WhiteWins,
        (Loss, Win) => GameResult::BlackWins,
        (Half, Half) => GameResult::Draw,
        (Half, Loss) => GameResult::HalfToWhite,
        (Loss, Half) => GameResult::HalfToBlack,
        (Loss, Loss) => GameResult::BothLose,
        (Win, Win | Half) | (Half, Win) => return None,
    })
}

/// `+:-` and the like, which have no other meaning in movetext.
fn forfeit(signs: &[u8]) -> Option<GameResult> {
    Some(match signs {
        b"+:-" => GameResult::WhiteWinsByForfeit,
        b"-:+" => GameResult::BlackWinsByForfeit,
        b"-:-" => GameResult::BothForfeit,
        _ => return None,
    })
}

fn plain_sign(sign: char) -> char {
    match sign {
        '\u{2010}'..='\u{2015}' | '\u{2212}' | ':' | '/' => '-',
        _ => sign,
    }
}

/// The score at the beginning, and its length in bytes.
fn score(text: &[u8]) -> Option<(Score, usize)> {
    const SCORES: [(&[u8], Score); 9] = [
        (b"1/2", Score::Half),
        (b"\xC2\xBD", Score::Half),
        (b"\xBD", Score::Half),
        (b"0.5", Score::Half),
        (b"0,5", Score::Half),
        (b"1,0", Score::Win),
        (b"0,0", Score::Loss),
        (b"1", Score::Win),
        (b"0", Score::Loss),
    ];
    let (spelling, score) = SCORES.into_iter().find(|(spelling, _)| text.starts_with(spelling))?;
    Some((score, spelling.len()))
}

/// The score after a dash or a colon, with or without blanks around it, and where it ends.
fn other_score(text: &[u8], from: usize) -> Option<(Score, usize)> {
    let blanks = |from: usize| {
        let rest = text.get(from..).unwrap_or_default();
        from + rest.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).take(3).count()
    };
    let dash_at = blanks(from);
    let dash = match text.get(dash_at..)? {
        [b'-' | b':' | 0x96 | 0x97, ..] => 1,
        [0xE2, 0x80, 0x90..=0x95, ..] | [0xE2, 0x88, 0x92, ..] => 3,
        _ => return None,
    };
    let at = blanks(dash_at + dash);
    let (score, length) = score(text.get(at..)?)?;
    Some((score, at + length))
}

/// Returns true if the word ends there.
fn ends_word(text: &[u8], length: usize) -> bool {
    text.get(length)
        .is_none_or(|byte| !byte.is_ascii_alphanumeric() && !matches!(byte, b'-' | b'/' | b'.' | 0x80..))
}
