//! Writes the moves of a game that is not replayed, unchanged.

use super::super::{GameRecord, Unplayed};
use super::layout::Layout;

/// Counts half-moves for the move numbers.
#[derive(Copy, Clone)]
struct Count {
    /// Half-moves from the beginning of move 1.
    halves: u64,
    /// Black's next move needs its number.
    number_due: bool,
}

/// Writes the moves without the result.
pub(super) fn write(record: &GameRecord, layout: &mut Layout) {
    let mut count = Count { halves: first_half(record), number_due: true };
    let mut outer: Vec<Count> = Vec::new();
    for unplayed in &record.unplayed {
        match unplayed {
            Unplayed::Move(text) => {
                let number = count.halves / 2 + 1;
                match count.halves % 2 {
                    0 => layout.word(&format!("{number}.")),
                    _ if count.number_due => layout.word(&format!("{number}...")),
                    _ => {}
                }
                layout.word(text);
                count = Count { halves: count.halves.saturating_add(1), number_due: false };
            }
            Unplayed::Nag(nag) => layout.word(&nag.to_string()),
            Unplayed::DrawOffer => {
                layout.notes.draw_offer();
                count.number_due = true;
            }
            Unplayed::Comment(comment) => {
                layout.notes.comment(comment.text());
                count.number_due = true;
            }
            Unplayed::Begin => {
                layout.open();
                outer.push(Count { number_due: true, ..count });
                count = Count { halves: count.halves.saturating_sub(1), number_due: true };
            }
            Unplayed::End => {
                layout.close();
                count = outer.pop().unwrap_or(count);
            }
        }
    }
}

/// The half-move that the game begins with, as far as its FEN tag gives it.
fn first_half(record: &GameRecord) -> u64 {
    let fields: Vec<&str> = record.tags.get("FEN").unwrap_or_default().split_ascii_whitespace().collect();
    let number = fields.last().and_then(|field| field.parse().ok()).unwrap_or(1_u32).max(1);
    let is_black = fields.get(1) == Some(&"b");
    2 * (u64::from(number) - 1) + u64::from(is_black)
}
