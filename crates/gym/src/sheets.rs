//! The two scoresheets of a story.

use crate::words::{Sentence, Value};
use touchmove_laws::board::Color;
use touchmove_referee::wire::act::Write;

/// The entries of both players, as written.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sheets {
    white: Vec<Sentence>,
    black: Vec<Sentence>,
}

impl Sheets {
    /// Adds or replaces an entry of a player.
    pub(crate) fn write(&mut self, write: &Write) {
        let sheet = match write.by.map(|by| by.0) {
            Some(Color::White) => &mut self.white,
            Some(Color::Black) => &mut self.black,
            None => return,
        };
        let entry = Sentence::new("entry").with("text", Value::Written(write.text.clone()));
        let corrected = write.instead.and_then(|number| (number as usize).checked_sub(1));
        match corrected.and_then(|place| sheet.get_mut(place)) {
            Some(corrected) => *corrected = entry,
            None => sheet.push(entry),
        }
    }

    /// Describes the content of each scoresheet.
    pub(crate) fn sentences(&self) -> Vec<Sentence> {
        let sheet = |by: Color, entries: &[Sentence]| {
            let message = if entries.is_empty() { "sheet-empty" } else { "sheet" };
            Sentence::new(message)
                .with("by", Value::Form(by.name()))
                .with("entries", Value::Joined(entries.to_vec(), "entry-between"))
        };
        match self.white.is_empty() && self.black.is_empty() {
            true => vec![Sentence::new("sheets-empty")],
            false => vec![sheet(Color::White, &self.white), sheet(Color::Black, &self.black)],
        }
    }
}
