//! The topics, most frequent questions first.

mod automatic;
mod clock;
mod conduct;
mod draws;
mod ended;
mod flag;
mod illegal;
mod offers;
mod start;
mod touch;
mod writing;

use crate::question::Topic;
use touchmove_laws::board::Color;

/// Every topic, most frequent questions first.
pub static TOPICS: [Topic; 12] = [
    illegal::TOPIC,
    illegal::UNSUPERVISED,
    ended::TOPIC,
    flag::TOPIC,
    writing::TOPIC,
    draws::TOPIC,
    touch::TOPIC,
    clock::TOPIC,
    automatic::TOPIC,
    offers::TOPIC,
    start::TOPIC,
    conduct::TOPIC,
];

/// Returns the topic with this name.
pub fn topic(id: &str) -> Option<&'static Topic> {
    TOPICS.iter().find(|topic| topic.id == id)
}

/// Returns the player that an answer names.
fn player(answer: &str) -> Color {
    match answer {
        "black" => Color::Black,
        _ => Color::White,
    }
}
