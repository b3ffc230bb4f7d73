//! The adviser's texts in five languages: `texts/LANGUAGE.ftl`.

use fluent_bundle::FluentArgs;
use touchmove_referee::{Languages, Texts};

/// The languages, English first.
pub(crate) const LANGUAGES: [(&str, &str); 5] = [
    ("en", include_str!("../texts/en.ftl")),
    ("sr-Latn", include_str!("../texts/sr-Latn.ftl")),
    ("sr-Cyrl", include_str!("../texts/sr-Cyrl.ftl")),
    ("hr", include_str!("../texts/hr.ftl")),
    ("cs", include_str!("../texts/cs.ftl")),
];

static TEXTS: Languages = Languages::new(LANGUAGES);

/// The texts in one language.
#[derive(Copy, Clone, Debug)]
pub struct Words {
    texts: &'static Texts,
}

impl Words {
    /// Returns the texts in this language, or in English if there are none.
    pub fn of(language: &str) -> Self {
        Self { texts: TEXTS.of(language) }
    }

    /// Returns a message; empty if it does not exist, which the tests rule out.
    pub fn say(&self, message: &str, values: &[(&str, &str)]) -> String {
        self.find(message, values).unwrap_or_default()
    }

    /// Returns a message, if the language has it.
    pub fn find(&self, message: &str, values: &[(&str, &str)]) -> Option<String> {
        let mut args = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            args.set(*name, *value);
        }
        self.texts.say(message, &args)
    }

    /// Joins clauses into one sentence: a capital letter, semicolons between them, a full stop.
    pub(crate) fn sentence(&self, clauses: &[String]) -> String {
        let mut sentence = clauses.join("; ");
        if let Some(first) = sentence.chars().next() {
            sentence.replace_range(..first.len_utf8(), &first.to_uppercase().to_string());
        }
        if !sentence.ends_with(['.', '?', '!']) {
            sentence.push('.');
        }
        sentence
    }
}

/// Formats a time as a chess clock shows it: `1:30:00`, `12:05`, `0:30`.
pub fn clock_time(ms: u64) -> String {
    // A clock rounds up to the second that has begun.
    let seconds = ms.div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        hours => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}
