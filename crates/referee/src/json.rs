//! Writing JSON with its fields in the order in which they are given.

use core::fmt::{Display, Write};

/// An object that is being written.
pub(crate) struct Object<'a> {
    out: &'a mut String,
    is_empty: bool,
}

impl<'a> Object<'a> {
    pub(crate) fn open(out: &'a mut String) -> Self {
        out.push('{');
        Self { out, is_empty: true }
    }

    pub(crate) fn close(self) {
        self.out.push('}');
    }

    fn name(&mut self, name: &str) -> &mut String {
        if !core::mem::replace(&mut self.is_empty, false) {
            self.out.push(',');
        }
        self.out.push('"');
        self.out.push_str(name);
        self.out.push_str("\":");
        self.out
    }

    pub(crate) fn text(&mut self, name: &str, value: &str) {
        push_text(self.name(name), value);
    }

    /// A value whose text needs no escaping, in quotes.
    pub(crate) fn word(&mut self, name: &str, value: impl Display) {
        push_word(self.name(name), value);
    }

    pub(crate) fn optional_word(&mut self, name: &str, value: Option<impl Display>) {
        match value {
            Some(value) => self.word(name, value),
            None => self.bare(name, "null"),
        }
    }

    /// A number, `true`, `false` or `null`.
    pub(crate) fn bare(&mut self, name: &str, value: impl Display) {
        // Writing into a string does not fail.
        let _ = write!(self.name(name), "{value}");
    }

    pub(crate) fn optional_bare(&mut self, name: &str, value: Option<impl Display>) {
        match value {
            Some(value) => self.bare(name, value),
            None => self.bare(name, "null"),
        }
    }

    pub(crate) fn object(&mut self, name: &str, fill: impl FnOnce(&mut Object<'_>)) {
        let mut object = Object::open(self.name(name));
        fill(&mut object);
        object.close();
    }

    pub(crate) fn list<T>(
        &mut self,
        name: &str,
        items: impl IntoIterator<Item = T>,
        mut push: impl FnMut(&mut String, T),
    ) {
        let out = self.name(name);
        out.push('[');
        for (place, item) in items.into_iter().enumerate() {
            if place > 0 {
                out.push(',');
            }
            push(out, item);
        }
        out.push(']');
    }
}

pub(crate) fn push_word(out: &mut String, value: impl Display) {
    // Writing into a string does not fail.
    let _ = write!(out, "\"{value}\"");
}

/// Puts a text in quotes, with what must be escaped.
pub(crate) fn push_text(out: &mut String, text: &str) {
    out.push('"');
    for letter in text.chars() {
        match letter {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            control if control < ' ' => {
                let _ = write!(out, "\\u{:04x}", u32::from(control));
            }
            other => out.push(other),
        }
    }
    out.push('"');
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::push_text;

    #[test]
    fn what_is_written_is_read_back() {
        for text in ["", "plain", "\"quoted\" \\ and\nlines\r\t\u{0}\u{1f}", "бели ♔ \u{10ffff}"] {
            let mut written = String::new();
            push_text(&mut written, text);
            assert_eq!(serde_json::from_str::<String>(&written).unwrap(), text);
        }
    }
}
