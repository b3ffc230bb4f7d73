//! Reads movetext: moves and everything among them.

use super::super::{Flow, GameResult, Limits, Nag, PgnErrorKind, Source, Visitor};
use super::comment::To;
use super::token::{KINDS, Kind, blank_length, number_length, word_length};
use super::{LOOKAHEAD, Reader};

/// The progress in the moves of a game.
#[derive(Default)]
struct Progress {
    /// The number of open variations that are reported.
    open: u32,
    /// The number of open variations within those that are skipped.
    skipped: u64,
    /// A result has been read; only comments and the like may follow.
    has_result: bool,
}

impl Progress {
    /// Returns true if the result has been read and no variation is open.
    fn is_over(&self) -> bool {
        self.has_result && self.open == 0 && self.skipped == 0
    }
}

/// Whether the game continues.
#[derive(PartialEq, Eq)]
enum Goes {
    On,
    Over,
}

impl<S: Source> Reader<S> {
    /// Reads the moves of a game up to its end.
    pub(super) fn read_moves<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), S::Error> {
        let mut progress = Progress::default();
        loop {
            self.ensure(LOOKAHEAD)?;
            let passed = match progress.is_over() {
                true => blank_length(self.text.unread()),
                false => passed_length(self.text.unread()),
            };
            self.text.advance(passed);
            if passed > LOOKAHEAD / 2 {
                continue;
            }
            let Some(byte) = self.text.unread().first().copied() else { break };
            // Nearly everything is a move or a comment.
            if byte == b'{' && progress.skipped == 0 {
                self.read_comment(visitor, To::Visitor)?;
                continue;
            }
            let kind = KINDS[usize::from(byte)];
            if kind == Kind::Word && !progress.is_over() {
                self.read_word(visitor, &mut progress)?;
                continue;
            }
            let goes = match kind {
                Kind::Word | Kind::Digit if progress.is_over() => self.after_result(byte)?,
                Kind::Word | Kind::Digit => {
                    self.read_number(visitor, &mut progress)?;
                    Goes::On
                }
                Kind::Mark => self.read_mark(visitor, &mut progress)?,
                Kind::Blank => Goes::On,
            };
            if goes == Goes::Over {
                break;
            }
        }
        if progress.open > 0 || progress.skipped > 0 {
            self.fault(visitor, 0, PgnErrorKind::VariationUnclosed);
            (0..progress.open).for_each(|_| visitor.end_variation());
        }
        Ok(())
    }

    /// A word after the result begins another game, unless it is an escaped line.
    fn after_result(&mut self, byte: u8) -> Result<Goes, S::Error> {
        if byte == b'%' && self.text.is_line_start(0) {
            self.pass_line()?;
            return Ok(Goes::On);
        }
        Ok(Goes::Over)
    }

    fn read_number<V: Visitor>(&mut self, visitor: &mut V, progress: &mut Progress) -> Result<(), S::Error> {
        match number_length(self.text.unread()) {
            0 => match GameResult::at_start(self.text.unread()) {
                Some((result, length)) => {
                    self.read_outcome(visitor, progress, result, length);
                    Ok(())
                }
                None => self.read_word(visitor, progress),
            },
            long if long > Limits::TOKEN => self.pass_long_word(visitor),
            length => {
                self.text.advance(length);
                Ok(())
            }
        }
    }

    #[inline]
    fn read_word<V: Visitor>(&mut self, visitor: &mut V, progress: &mut Progress) -> Result<(), S::Error> {
        let unread = self.text.unread();
        let length = word_length(unread);
        if length > Limits::TOKEN {
            return self.pass_long_word(visitor);
        }
        let word = &unread[..length];
        if word.first().copied().is_some_and(begins_usual_move) && length > 1 {
            if word == b"RR" {
                return self.read_other_word(visitor, progress, length);
            }
            if progress.skipped == 0 && word != b"e.p." && word != b"ep" {
                visitor.san(word, self.text.at());
            }
            self.text.advance(length);
            return Ok(());
        }
        self.read_other_word(visitor, progress, length)
    }

    /// Reads a word that does not look like a move in English, or like a move at all.
    #[cold]
    fn read_other_word<V: Visitor>(
        &mut self,
        visitor: &mut V,
        progress: &mut Progress,
        length: usize,
    ) -> Result<(), S::Error> {
        let word = &self.text.unread()[..length];
        if word[0] == b'%' && self.text.is_line_start(0) {
            self.pass_line()?;
            return Ok(());
        }
        if word.starts_with(b"\xEF\xBB\xBF") {
            self.text.advance(3);
            return Ok(());
        }
        let dots = word.iter().take_while(|byte| **byte == b'.').count();
        if dots > 0 {
            self.text.advance(dots);
            return Ok(());
        }
        if let Some((result, length)) = GameResult::at_start(self.text.unread()) {
            self.read_outcome(visitor, progress, result, length);
            return Ok(());
        }
        let at = self.text.at();
        if progress.skipped == 0 {
            match word {
                b"--" | b"Z0" | b"@@@@" => visitor.null_move(at),
                // The signs for check, mate and en passant, separated from their move.
                b"+" | b"++" | b"#" | b"e.p." | b"ep" => {}
                _ => match Nag::from_sign(word) {
                    Some(nag) => visitor.nag(nag, at),
                    None if may_be_move(word) => visitor.san(word, at),
                    None => self.fault(visitor, 0, PgnErrorKind::StrayToken),
                },
            }
        }
        self.text.advance(length);
        Ok(())
    }

    fn read_outcome<V: Visitor>(
        &mut self,
        visitor: &mut V,
        progress: &mut Progress,
        result: GameResult,
        length: usize,
    ) {
        if progress.skipped == 0 {
            if progress.open > 0 {
                self.fault(visitor, 0, PgnErrorKind::OutcomeInVariation);
            } else {
                visitor.outcome(result, self.text.at());
                progress.has_result = true;
            }
        }
        self.text.advance(length);
    }

    #[cold]
    fn pass_long_word<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), S::Error> {
        self.fault(visitor, 0, PgnErrorKind::TokenTooLong);
        loop {
            let length = word_length(self.text.unread());
            let is_all = length == self.text.unread().len();
            self.text.advance(length);
            self.ensure(1)?;
            if !is_all || self.text.unread().is_empty() {
                return Ok(());
            }
        }
    }

    fn read_mark<V: Visitor>(&mut self, visitor: &mut V, progress: &mut Progress) -> Result<Goes, S::Error> {
        let is_told = progress.skipped == 0;
        match self.text.unread() {
            [b'{' | b';', ..] => {
                self.read_comment(visitor, if is_told { To::Visitor } else { To::Nobody })?;
            }
            // The tags of the next game, whether or not this game has ended.
            [b'[', ..] if progress.is_over() => return Ok(Goes::Over),
            [b'[', ..] if self.tag_begins() => return Ok(Goes::Over),
            [b'[', ..] => self.pass_brackets(visitor)?,
            [b'*', ..] if progress.is_over() => return Ok(Goes::Over),
            [b'*', ..] => self.read_outcome(visitor, progress, GameResult::Unknown, 1),
            [b'(', b'=', b')', ..] => {
                if is_told {
                    visitor.draw_offer(self.text.at());
                }
                self.text.advance(3);
            }
            [b'(', ..] => self.begin_variation(visitor, progress),
            [b')', ..] => self.end_variation(visitor, progress),
            [b'$', ..] => self.read_nag(visitor, is_told),
            [b'!' | b'?', ..] => self.read_sign(visitor, is_told),
            [b'<', ..] => self.pass_reserved(visitor)?,
            _ => {
                self.fault(visitor, 0, PgnErrorKind::StrayToken);
                self.text.advance(1);
            }
        }
        Ok(Goes::On)
    }

    /// Returns true if a line begins with what may be a tag.
    fn tag_begins(&self) -> bool {
        let after = self.text.unread().get(1..).unwrap_or_default().trim_ascii_start();
        after.first().is_some_and(u8::is_ascii_alphabetic) && self.text.is_first_in_line(0)
    }

    fn begin_variation<V: Visitor>(&mut self, visitor: &mut V, progress: &mut Progress) {
        if progress.skipped > 0 {
            progress.skipped += 1;
        } else if progress.open >= self.limits.depth {
            self.fault(visitor, 0, PgnErrorKind::VariationTooDeep);
            progress.skipped = 1;
        } else {
            match visitor.begin_variation(self.text.at()) {
                Flow::Read => progress.open += 1,
                Flow::Skip => progress.skipped = 1,
            }
        }
        self.text.advance(1);
    }

    fn end_variation<V: Visitor>(&mut self, visitor: &mut V, progress: &mut Progress) {
        if progress.skipped > 0 {
            progress.skipped -= 1;
        } else if progress.open > 0 {
            visitor.end_variation();
            progress.open -= 1;
        } else {
            self.fault(visitor, 0, PgnErrorKind::VariationUnopened);
        }
        self.text.advance(1);
    }

    fn read_nag<V: Visitor>(&mut self, visitor: &mut V, is_told: bool) {
        let digits = self.text.unread().iter().skip(1).take_while(|byte| byte.is_ascii_digit()).count();
        let number = self.text.unread().get(1..=digits).unwrap_or_default();
        let number = core::str::from_utf8(number).ok().and_then(|number| number.parse().ok());
        match number {
            Some(number) if is_told => visitor.nag(Nag(number), self.text.at()),
            Some(_) => {}
            None => self.fault(visitor, 0, PgnErrorKind::NagMalformed),
        }
        self.text.advance(1 + digits);
    }

    fn read_sign<V: Visitor>(&mut self, visitor: &mut V, is_told: bool) {
        let unread = self.text.unread();
        let length = unread.iter().take(LOOKAHEAD).take_while(|byte| matches!(byte, b'!' | b'?')).count();
        match Nag::from_sign(&unread[..length]) {
            Some(nag) if is_told => visitor.nag(nag, self.text.at()),
            Some(_) => {}
            None => self.fault(visitor, 0, PgnErrorKind::StrayToken),
        }
        self.text.advance(length);
    }
}

/// The number of bytes at the beginning that are blanks and move numbers.
#[inline]
fn passed_length(bytes: &[u8]) -> usize {
    usual_length(bytes).unwrap_or_else(|| any_length(bytes))
}

/// The same where a move or a comment follows in the usual form: after one blank, and perhaps a number with its dots and one more;
/// `None` anywhere else.
/// A number of one digit may begin a result if it is a one or a nought.
#[inline]
fn usual_length(bytes: &[u8]) -> Option<usize> {
    let head = bytes.first_chunk::<12>()?;
    let start = usize::from(matches!(head[0], b' ' | b'\n'));
    let mut length = start;
    while length < 4 && head[length].is_ascii_digit() {
        length += 1;
    }
    if length > start {
        if length == start + 1 && head[start] < b'2' || head[length] != b'.' {
            return None;
        }
        length += if head[length + 1..length + 3] == *b".." { 3 } else { 1 };
        length += usize::from(head[length] == b' ');
    }
    (head[length] == b'{' || begins_usual_move(head[length])).then_some(length)
}

/// Returns true for the letters with which moves begin in English.
#[inline]
fn begins_usual_move(byte: u8) -> bool {
    matches!(byte, b'a'..=b'h' | b'K' | b'Q' | b'R' | b'B' | b'N' | b'O')
}

fn any_length(bytes: &[u8]) -> usize {
    let mut length = blank_length(bytes);
    while length <= LOOKAHEAD / 2 && bytes.get(length).is_some_and(u8::is_ascii_digit) {
        let number = number_length(&bytes[length..]);
        if number == 0 || number > Limits::TOKEN {
            break;
        }
        length += number;
        length += blank_length(&bytes[length..]);
    }
    length
}

/// Returns true if the word might be a move in some language: it has a letter or a digit, or is in another script.
fn may_be_move(word: &[u8]) -> bool {
    word.iter().any(|byte| byte.is_ascii_alphanumeric() || *byte >= 0x80)
}

#[cfg(test)]
mod tests {
    use super::{any_length, usual_length};

    /// What the usual form takes for blanks and numbers, the reader of any form does.
    #[test]
    fn the_usual_form_is_no_other() {
        let letters = b"  \n\r\t01234589....{}()[-/eNO\xBD\x85";
        let (mut state, mut usual) = (1_u64, 0);
        for _ in 0..200_000 {
            let text: [u8; 20] = core::array::from_fn(|_| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                letters[(state >> 33) as usize % letters.len()]
            });
            if let Some(length) = usual_length(&text) {
                assert_eq!(length, any_length(&text), "{}", text.escape_ascii());
                usual += 1;
            }
        }
        assert!(usual > 1_000, "only {usual} were in the usual form");
        for (text, length) in [
            (&b" e4 e5 2. Nf3"[..], Some(1)),
            (b" 2. Nf3 Nc6 3.", Some(4)),
            (b" 23... Nf3 24.", Some(7)),
            (b"123.Nf3 Nc6 12", Some(4)),
            (b"\n{ a comment }", Some(1)),
            (b" 1. e4 e5 2. N", None),
            (b" 1-0\n\n[Event ", None),
            (b" 23. 1-0\n\n[Ev", None),
            (b" e4", None),
        ] {
            assert_eq!(usual_length(text), length, "{}", text.escape_ascii());
        }
    }
}
