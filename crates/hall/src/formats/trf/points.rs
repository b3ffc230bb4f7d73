//! The points for each result in a tournament: `162` of 2026, `XXS` of JaVaFo, `BBW` and the like of bbpPairings.

use super::pairing::Bye;
use super::record::{Score, tenths};

/// The points for each result, in tenths.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Points {
    pub(super) win: u32,
    pub(super) draw: u32,
    pub(super) loss: u32,
    /// A game lost by forfeit, or an absence from a round.
    pub(super) absence: u32,
    /// The bye of the player whom the engine leaves without an opponent; worth a win unless the file says otherwise.
    allocated: Option<u32>,
}

impl Default for Points {
    fn default() -> Self {
        Self { win: 10, draw: 5, loss: 0, absence: 0, allocated: None }
    }
}

impl Points {
    pub(super) const fn of(&self, score: Score) -> u32 {
        match score {
            Score::Win | Score::WinByForfeit => self.win,
            Score::Draw => self.draw,
            Score::Loss => self.loss,
            Score::LossByForfeit => self.absence,
        }
    }

    pub(super) fn of_bye(&self, bye: Bye) -> u32 {
        match bye {
            Bye::Allocated => self.allocated.unwrap_or(self.win),
            Bye::Full => self.win,
            Bye::Half => self.draw,
            Bye::Zero => self.absence,
        }
    }

    /// Reads a line, if it gives points for results.
    pub(super) fn read(&mut self, code: &str, rest: &str) {
        match code {
            "162" => self.read_letters(rest),
            "XXS" => {
                for (name, points) in rest.split_whitespace().filter_map(|word| word.split_once('=')) {
                    if let Some(points) = tenths(points) {
                        self.set(name, points);
                    }
                }
            }
            "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => {
                if let Some(points) = tenths(rest) {
                    self.set(code, points);
                }
            }
            _ => {}
        }
    }

    /// Reads the line of 2026: pairs of a letter and points.
    fn read_letters(&mut self, text: &str) {
        let mut letter = None;
        for word in text.split_whitespace() {
            let (before, points) = match word.strip_prefix(|first: char| first.is_ascii_alphabetic()) {
                Some(points) => (word.get(..1), points),
                None => (letter.take(), word),
            };
            if points.is_empty() {
                letter = before;
                continue;
            }
            if let Some((name, points)) = before.zip(tenths(points)) {
                self.set(name, points);
            }
        }
    }

    fn set(&mut self, name: &str, points: u32) {
        match name {
            "W" | "WW" | "BW" | "BBW" => self.win = points,
            "D" | "WD" | "BD" | "BBD" => self.draw = points,
            "L" | "WL" | "BL" | "BBL" => self.loss = points,
            "A" | "Z" | "ZPB" | "FL" | "BBZ" | "BBF" => self.absence = points,
            "P" | "PAB" | "BBU" => self.allocated = Some(points),
            _ => {}
        }
    }

    /// The lines with the points for every engine; empty if they are the usual ones.
    pub(super) fn lines(&self) -> Vec<String> {
        if *self == Self::default() {
            return Vec::new();
        }
        let text = |tenths: u32| format!("{}.{}", tenths / 10, tenths % 10);
        let [win, draw, loss, absence] = [self.win, self.draw, self.loss, self.absence].map(text);
        let allocated = text(self.of_bye(Bye::Allocated));
        let mut lines = vec![format!(
            "XXS WW={win} BW={win} WD={draw} BD={draw} WL={loss} BL={loss} FW={win} FL={absence} ZPB={absence} HPB={draw} FPB={win} PAB={allocated}"
        )];
        let codes =
            [("W", win), ("D", draw), ("L", loss), ("Z", absence.clone()), ("F", absence), ("U", allocated)];
        lines.extend(codes.into_iter().map(|(code, points)| format!("BB{code} {points:>4}")));
        lines
    }
}
