//! Tags: `[Name "value"]`.

use super::super::{PgnErrorKind, ROSTER, Source, Visitor};
use super::comment::To;
use super::token::blank_length;
use super::{LOOKAHEAD, Reader};
use memchr::{memchr, memchr2};

/// The result of reading a line of tags.
enum Tag {
    /// A name and a value, by their offsets in the unread text, and the end of the tag.
    Whole { name: (usize, usize), value: (usize, usize), end: usize },
    /// The value does not end on its line.
    Unclosed { name: (usize, usize), value: (usize, usize), end: usize },
    /// The name or the value is missing.
    Malformed { end: usize },
}

impl<S: Source> Reader<S> {
    /// Skips blanks, byte order marks and escaped lines, and returns the next byte.
    pub(super) fn next_in_tags(&mut self) -> Result<Option<u8>, S::Error> {
        self.line_ends = 0;
        if let [b'\n', b'[', ..] = self.text.unread()
            && self.text.unread().len() > LOOKAHEAD
        {
            self.text.advance(1);
            return Ok(Some(b'['));
        }
        loop {
            self.ensure(LOOKAHEAD)?;
            let blank = blank_length(self.text.unread());
            self.line_ends += line_ends(&self.text.unread()[..blank]);
            self.text.advance(blank);
            self.ensure(LOOKAHEAD)?;
            match self.text.unread() {
                [] => return Ok(None),
                [0xEF, 0xBB, 0xBF, ..] => self.text.advance(3),
                [b'%', ..] if self.text.is_line_start(0) => self.pass_line()?,
                [byte, ..] if blank_length(&[*byte]) == 0 => return Ok(Some(*byte)),
                _ => {}
            }
        }
    }

    /// Reads tags until something else begins, or the tags of another game: a second Event tag or, after an empty line, an Event tag or
    /// any other roster tag that this game already has.
    pub(super) fn read_tags<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), S::Error> {
        let mut seen = [false; ROSTER.len()];
        let mut is_first = true;
        while let Some(byte) = self.next_in_tags()? {
            match byte {
                b'[' => {
                    let place = roster_place(self.text.unread());
                    let is_event = place == Some(0);
                    let is_again = place.is_some_and(|place| seen[place]);
                    let is_section = self.line_ends > 1 && !is_first;
                    if is_event && is_again || is_section && (is_event || is_again) {
                        return Ok(());
                    }
                    if let Some(place) = place {
                        seen[place] = true;
                    }
                    is_first = false;
                    self.read_tag(visitor)?;
                }
                b'{' | b';' => self.read_comment(visitor, To::Later)?,
                _ => return Ok(()),
            }
        }
        Ok(())
    }

    fn read_tag<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), S::Error> {
        let unread = self.text.unread();
        if let Some(plain) = PlainTag::find(unread)
            && plain.end <= self.limits.tag
        {
            visitor.tag(&unread[1..plain.name_end], &unread[plain.value..plain.value_end], self.text.at());
            self.text.advance(plain.end);
            return Ok(());
        }
        self.read_other_tag(visitor)
    }

    /// Reads a tag that is not in the usual form.
    fn read_other_tag<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), S::Error> {
        let Some(line) = self.line_length()? else {
            self.fault(visitor, 0, PgnErrorKind::TagTooLong);
            return self.pass_line();
        };
        let unread = self.text.unread();
        let end = match find_tag(&unread[..line]) {
            Tag::Whole { name, value, end } => {
                self.tell_tag(visitor, name, value);
                end
            }
            Tag::Unclosed { name, value, end } => {
                self.fault(visitor, 0, PgnErrorKind::TagUnclosed);
                self.tell_tag(visitor, name, value);
                end
            }
            Tag::Malformed { end } => {
                self.fault(visitor, 0, PgnErrorKind::TagMalformed);
                end
            }
        };
        self.text.advance(end);
        Ok(())
    }

    fn tell_tag<V: Visitor>(&mut self, visitor: &mut V, name: (usize, usize), value: (usize, usize)) {
        let unread = self.text.unread();
        let (name, value) = (&unread[name.0..name.1], &unread[value.0..value.1]);
        if memchr(b'\\', value).is_none() {
            return visitor.tag(name, value, self.text.at());
        }
        self.value.clear();
        let mut rest = value;
        while let [first, after @ ..] = rest {
            rest = match after {
                [escaped @ (b'"' | b'\\'), after @ ..] if *first == b'\\' => {
                    self.value.push(*escaped);
                    after
                }
                _ => {
                    self.value.push(*first);
                    after
                }
            };
        }
        visitor.tag(name, &self.value, self.text.at());
    }

    /// The length of the line that begins with the next byte, or of a part of it that contains the whole tag; `None` if it is longer
    /// than a tag may be and no tag ends in it.
    fn line_length(&mut self) -> Result<Option<usize>, S::Error> {
        let unread = self.text.unread();
        let near = &unread[..unread.len().min(LOOKAHEAD).min(self.limits.tag)];
        match memchr2(b'\n', b'\r', near) {
            Some(found) => return Ok(Some(found)),
            // One line can contain all the games of a file, so do not search for its end from every tag.
            None if matches!(find_tag(near), Tag::Whole { .. }) => return Ok(Some(near.len())),
            None => {}
        }
        let mut looked_at = near.len();
        loop {
            let unread = self.text.unread();
            let limit = unread.len().min(self.limits.tag);
            let rest = unread.get(looked_at..limit).unwrap_or_default();
            if let Some(found) = memchr2(b'\n', b'\r', rest) {
                return Ok(Some(looked_at + found));
            }
            looked_at = limit;
            if limit == self.limits.tag {
                let ends_in_time = matches!(find_tag(&unread[..limit]), Tag::Whole { .. });
                return Ok(ends_in_time.then_some(limit));
            }
            if !self.text.grow(&mut self.source)? {
                return Ok(Some(looked_at));
            }
        }
    }
}

/// The number of lines that end in these blanks.
fn line_ends(blanks: &[u8]) -> usize {
    let ends = |(at, byte): (usize, &u8)| match byte {
        b'\n' => true,
        b'\r' => blanks.get(at + 1) != Some(&b'\n'),
        _ => false,
    };
    blanks.iter().enumerate().filter(|found| ends(*found)).count()
}

/// The roster tag that begins here, by its index.
fn roster_place(tag: &[u8]) -> Option<usize> {
    let name = tag.get(1..)?.trim_ascii_start();
    let is_name = |known: &&str| {
        let after = name.strip_prefix(known.as_bytes());
        after.is_some_and(|after| matches!(after, [b' ' | b'\t' | b'"', ..]))
    };
    ROSTER.iter().position(is_name)
}

/// The parts of a tag in the usual form: on a line by itself, with nothing superfluous.
struct PlainTag {
    name_end: usize,
    value: usize,
    value_end: usize,
    end: usize,
}

impl PlainTag {
    #[inline]
    fn find(line: &[u8]) -> Option<Self> {
        let length = |from: usize, goes_on: fn(&u8) -> bool| {
            line.get(from..)?.iter().position(|byte| !goes_on(byte)).map(|length| from + length)
        };
        let name_end = length(1, u8::is_ascii_alphanumeric)?;
        let value = name_end + 2;
        let value_end = length(value, |byte| !matches!(byte, b'"' | b'\\' | b'\n' | b'\r'))?;
        let is_plain = name_end > 1
            && line.get(name_end..value) == Some(b" \"")
            && line.get(value_end..value_end + 3) == Some(b"\"]\n");
        is_plain.then_some(Self { name_end, value, value_end, end: value_end + 2 })
    }
}

/// Splits the first tag of a line into its parts.
fn find_tag(line: &[u8]) -> Tag {
    let skip_blank = |from: usize| from + blank_length(line.get(from..).unwrap_or_default());
    let name_start = skip_blank(1);
    let is_name = |byte: &u8| !matches!(byte, b' ' | b'\t' | b'"' | b']' | b'[');
    let name_end = name_start + line.iter().skip(name_start).take_while(|byte| is_name(byte)).count();
    let quote = skip_blank(name_end);
    if name_start == name_end || line.get(quote) != Some(&b'"') {
        let closed = line.iter().position(|byte| *byte == b']').map(|at| at + 1);
        return Tag::Malformed { end: closed.unwrap_or(line.len()).max(1) };
    }
    let name = (name_start, name_end);
    let value = quote + 1;
    let mut at = value;
    while let Some(found) = memchr2(b'"', b'\\', line.get(at..).unwrap_or_default()) {
        at += found;
        match line[at] {
            b'\\' if matches!(line.get(at + 1), Some(b'"' | b'\\')) => at += 2,
            // A quotation mark that does not end the tag is part of the value: names often contain it unescaped.
            b'"' if line.get(skip_blank(at + 1)) == Some(&b']') => {
                return Tag::Whole { name, value: (value, at), end: skip_blank(at + 1) + 1 };
            }
            _ => at += 1,
        }
    }
    // A backslash before the last quotation mark was not meant as an escape.
    let last = line.iter().rposition(|byte| *byte == b'"').filter(|last| *last >= value);
    match last {
        Some(last) if line.get(skip_blank(last + 1)) == Some(&b']') => {
            Tag::Whole { name, value: (value, last), end: skip_blank(last + 1) + 1 }
        }
        Some(last) if skip_blank(last + 1) == line.len() => {
            Tag::Unclosed { name, value: (value, last), end: line.len() }
        }
        _ => {
            let end = value + line[value..].trim_ascii_end().len();
            let end = if line[value..end].ends_with(b"]") { end - 1 } else { end };
            Tag::Unclosed { name, value: (value, end), end: line.len() }
        }
    }
}
