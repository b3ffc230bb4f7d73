//! Texts from Fluent files, one file for each language: English and those of the house.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// The texts in every language. Each file is read when its language is first needed.
#[derive(Debug)]
pub struct Languages {
    /// The code and file of each language, English first.
    files: [(&'static str, &'static str); 5],
    texts: [OnceLock<Texts>; 5],
}

impl Languages {
    /// Takes the files, each with the code of its language, English first.
    #[must_use]
    pub const fn new(files: [(&'static str, &'static str); 5]) -> Self {
        Self { files, texts: [const { OnceLock::new() }; 5] }
    }

    /// The texts in that language, or in English if there are none.
    pub fn of(&self, code: &str) -> &Texts {
        let place = self.files.iter().position(|(known, _)| *known == code).unwrap_or(0);
        let (code, file) = self.files[place];
        self.texts[place].get_or_init(|| Texts::read(code, file))
    }

    /// The codes of the languages, each with its file.
    pub fn files(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.files.into_iter()
    }
}

/// The texts in one language.
pub struct Texts {
    code: &'static str,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    fn read(code: &'static str, file: &str) -> Self {
        let language: LanguageIdentifier = code.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // All arguments are written from left to right, and answers are compared byte for byte.
        bundle.set_use_isolating(false);
        let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource_overriding(resource);
        Self { code, bundle }
    }

    /// The message with its arguments filled in; `None` if the message or an argument is missing.
    pub fn say(&self, message: &str, args: &FluentArgs<'_>) -> Option<String> {
        let pattern = self.bundle.get_message(message)?.value()?;
        let mut faults = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut faults).into_owned();
        faults.is_empty().then_some(text)
    }
}

impl core::fmt::Debug for Texts {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_tuple("Texts").field(&self.code).finish()
    }
}
