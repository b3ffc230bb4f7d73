//! Reads files of games in other encodings as UTF-8.
//!
//! A file in UTF-8 passes through unchanged. In any other file, each line that is not UTF-8 is read in the code page that it seems to be
//! in, and the guess is reported once: files that were merged from several have lines of both kinds.

use super::Coding;
use std::io::{self, BufRead, Read, Write};
use std::str::from_utf8;
use touchmove_notation::encoding::Encoding;

/// A reader that delivers UTF-8, whatever the encoding of the input.
pub(super) struct Transcoded<R> {
    raw: R,
    /// The name of the file, for messages.
    name: String,
    coding: Coding,
    /// The encoding of the whole file, if it is known.
    whole: Option<Encoding>,
    /// The first bytes of a letter that continues in the next window.
    carried: Vec<u8>,
    /// The converted text, and how much of it was consumed.
    converted: Vec<u8>,
    taken: usize,
    /// Whether the beginning of the file has been checked.
    is_begun: bool,
}

impl<R: BufRead> Transcoded<R> {
    pub(super) fn new(raw: R, name: String, coding: Coding) -> Self {
        let whole = match coding {
            Coding::Given(encoding) => Some(encoding).filter(|encoding| *encoding != Encoding::Utf8),
            Coding::Raw | Coding::Found { .. } => None,
        };
        Self {
            raw,
            name,
            coding,
            whole,
            carried: Vec::new(),
            converted: Vec::new(),
            taken: 0,
            is_begun: false,
        }
    }

    /// Looks for a byte order mark of UTF-16.
    fn begin(&mut self) -> io::Result<()> {
        self.is_begun = true;
        let window = self.raw.fill_buf()?;
        let first = window.first_chunk::<2>().copied();
        // A pipe may deliver half of the mark at first.
        if let [half @ (0xFF | 0xFE)] = *window {
            self.raw.consume(1);
            let next = self.raw.fill_buf()?.first().copied();
            match self.marked(&[half, next.unwrap_or(half)]) {
                Some(marked) => {
                    self.whole = Some(marked);
                    self.raw.consume(1);
                }
                None if self.whole.is_some() => self.carried = vec![half],
                None if matches!(self.coding, Coding::Raw) => self.converted = vec![half],
                None => {
                    let page = page(&mut self.coding, &[half], &self.name);
                    self.converted = page.decode(&[half]).into_owned().into_bytes();
                }
            }
        } else if let Some(marked) = first.and_then(|first| self.marked(&first)) {
            self.whole = Some(marked);
            self.raw.consume(2);
        }
        Ok(())
    }

    /// Returns the encoding that these first bytes mark, unless another was given.
    fn marked(&self, first: &[u8; 2]) -> Option<Encoding> {
        let (marked, _) = Encoding::of_mark(first)?;
        Some(marked).filter(|marked| self.whole.is_none_or(|whole| whole == *marked))
    }

    /// Converts the next window of a file that is completely in one encoding.
    fn convert_whole(&mut self, encoding: Encoding) -> io::Result<()> {
        let window = self.raw.fill_buf()?;
        let length = window.len();
        self.carried.extend_from_slice(window);
        self.raw.consume(length);
        let bytes = std::mem::take(&mut self.carried);
        let whole = if length == 0 { bytes.len() } else { whole_letters(&bytes, encoding) };
        self.converted = encoding.decode(&bytes[..whole]).into_owned().into_bytes();
        self.taken = 0;
        self.carried = bytes[whole..].to_vec();
        Ok(())
    }

    /// Converts a line at the start of the window that is not UTF-8, or a letter split by the end of the window.
    fn convert_line(&mut self) -> io::Result<()> {
        let window = self.raw.fill_buf()?;
        let is_cut = from_utf8(window).err().is_some_and(|error| error.error_len().is_none());
        if is_cut && self.carried.is_empty() {
            self.carried = window.to_vec();
            let length = window.len();
            self.raw.consume(length);
            return self.join_letter();
        }
        let line = window.iter().position(|byte| *byte == b'\n').map_or(window.len(), |end| end + 1);
        let page = page(&mut self.coding, window, &self.name);
        self.converted = page.decode(&window[..line]).into_owned().into_bytes();
        self.taken = 0;
        self.raw.consume(line);
        Ok(())
    }

    /// Completes a letter whose first bytes were carried over from the window before.
    fn join_letter(&mut self) -> io::Result<()> {
        let mut letter = std::mem::take(&mut self.carried);
        while letter.len() < 4 && from_utf8(&letter).is_err_and(|error| error.error_len().is_none()) {
            let Some(byte) = self.raw.fill_buf()?.first().copied() else { break };
            letter.push(byte);
            self.raw.consume(1);
        }
        self.converted = match from_utf8(&letter) {
            Ok(_) => letter,
            Err(_) => page(&mut self.coding, &letter, &self.name).decode(&letter).into_owned().into_bytes(),
        };
        self.taken = 0;
        Ok(())
    }
}

/// Returns the code page of text that is not UTF-8. A guess is reported.
fn page(coding: &mut Coding, bytes: &[u8], name: &str) -> Encoding {
    match *coding {
        Coding::Found { page: Some(page), .. } => page,
        Coding::Found { language, page: None } => {
            let page = Encoding::guess(bytes, language);
            *coding = Coding::Found { language, page: Some(page) };
            // If this message cannot be written, continue.
            let _ = writeln!(
                io::stderr(),
                "{name}: not in UTF-8; read as {page}, which is a guess. Use --encoding to set the right one."
            );
            page
        }
        Coding::Raw | Coding::Given(_) => Encoding::Windows1252,
    }
}

/// Returns how many of these bytes are complete letters.
fn whole_letters(bytes: &[u8], encoding: Encoding) -> usize {
    let high = match encoding {
        Encoding::Utf16Le => 1,
        Encoding::Utf16Be => 0,
        _ => return bytes.len(),
    };
    let even = bytes.len() & !1;
    // The first half of a surrogate pair waits for the second.
    let is_half = even >= 2 && (0xD8..0xDC).contains(&bytes[even - 2 + high]);
    if is_half { even - 2 } else { even }
}

impl<R: BufRead> BufRead for Transcoded<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if !self.is_begun {
            self.begin()?;
        }
        while self.taken == self.converted.len() {
            self.converted.clear();
            self.taken = 0;
            if let Some(encoding) = self.whole {
                self.convert_whole(encoding)?;
                if self.converted.is_empty() && self.carried.is_empty() && self.raw.fill_buf()?.is_empty() {
                    return Ok(&[]);
                }
                continue;
            }
            if matches!(self.coding, Coding::Raw) {
                return self.raw.fill_buf();
            }
            let window = self.raw.fill_buf()?;
            let passing = match from_utf8(window) {
                Ok("") => return Ok(&[]),
                Ok(text) => text.len(),
                Err(error) if error.error_len().is_none() => error.valid_up_to(),
                // A line with a byte that is not UTF-8 is converted as a whole.
                Err(error) => {
                    let end = window[..error.valid_up_to()].iter().rposition(|byte| *byte == b'\n');
                    end.map_or(0, |end| end + 1)
                }
            };
            if passing > 0 {
                return Ok(&self.raw.fill_buf()?[..passing]);
            }
            self.convert_line()?;
        }
        Ok(&self.converted[self.taken..])
    }

    fn consume(&mut self, count: usize) {
        match self.converted.is_empty() {
            true => self.raw.consume(count),
            false => self.taken += count,
        }
    }
}

impl<R: BufRead> Read for Transcoded<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.fill_buf()?.read(buffer)?;
        self.consume(count);
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use super::{Coding, Encoding, Transcoded};
    use std::io::{BufReader, Read};

    /// Reads the bytes with windows of a few bytes and with a large one.
    fn read(bytes: &[u8], coding: Coding) -> Vec<u8> {
        let mut texts = [1, 2, 3, 5, 1 << 16].map(|window| {
            let raw = BufReader::with_capacity(window, bytes);
            let mut text = Vec::new();
            let read = Transcoded::new(raw, "test".to_owned(), coding).read_to_end(&mut text);
            assert!(read.is_ok(), "{read:?}");
            text
        });
        // A line split by the window is read in pieces, and guessing has less to go by.
        if let Coding::Given(_) | Coding::Raw = coding {
            assert!(texts.iter().all(|text| *text == texts[4]), "{texts:?}");
        }
        std::mem::take(&mut texts[4])
    }

    const FOUND: Coding = Coding::Found { language: "cs", page: None };

    #[test]
    fn whatever_is_utf_8_passes() {
        for text in ["", "a", "Dvořák\n♘ 𝄞\r\nč", "\u{feff}ž"] {
            assert_eq!(read(text.as_bytes(), FOUND), text.as_bytes());
            assert_eq!(read(text.as_bytes(), Coding::Raw), text.as_bytes());
        }
        assert_eq!(read(b"\xE8\n", Coding::Raw), b"\xE8\n");
        assert_eq!(read(b"\xFF\n", Coding::Raw), b"\xFF\n");
    }

    #[test]
    fn utf_16_by_its_mark_and_by_name() {
        let text = "[White \"Dvořák 𝄞\"]\r\n";
        for encoding in [Encoding::Utf16Le, Encoding::Utf16Be] {
            let bare = encoding.encode(text).unwrap_or_default();
            let marked = [encoding.encode("\u{feff}").unwrap_or_default(), bare.clone()].concat();
            assert_eq!(read(&marked, FOUND), text.as_bytes());
            assert_eq!(read(&marked, Coding::Raw), text.as_bytes());
            assert_eq!(read(&bare, Coding::Given(encoding)), text.as_bytes());
        }
    }

    #[test]
    fn lines_of_a_code_page_among_lines_of_utf_8() {
        let bytes = b"[White \"Dvo\xF8\xE1k\"]\n[Black \"\xC5\xBD\xC3\xA1k\"]\n";
        assert_eq!(read(bytes, FOUND), "[White \"Dvořák\"]\n[Black \"Žák\"]\n".as_bytes());
        let given = read(b"\xE6", Coding::Given(Encoding::Windows1252));
        assert_eq!(given, "æ".as_bytes());
    }
}
