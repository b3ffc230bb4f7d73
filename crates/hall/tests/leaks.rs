//! The hall reveals nothing that a player must find out alone.
//!
//! Each scene is played twice, with acts that look alike on the board: once with a legal and once with an illegal move, once with a right
//! and once without it. Everything that people can fetch or receive must be the same in every byte and in the same order.

mod alike;
mod opponent;
mod pairs;
mod routes;
mod world;

use serde_json::{Value, json};
use world::{EVERYBODY, Scene, Sensed, sense};

/// From whom the difference is hidden.
#[derive(Copy, Clone, Debug)]
enum From {
    /// From players and all spectators.
    Floor,
    /// Also from organisers and assistants: only the arbiter, who keeps the record, can know.
    Desk,
    /// From the opponent and all spectators, but not from the table, at which both players write.
    Opponent,
}

impl From {
    fn people(self) -> &'static [&'static str] {
        match self {
            Self::Floor => &EVERYBODY[3..],
            Self::Desk => &EVERYBODY[1..],
            Self::Opponent => &["organiser", "black", "other", "spectator", "stranger"],
        }
    }
}

/// Two scenes that look alike.
struct Pair {
    name: &'static str,
    from: From,
    settings: Value,
    /// The starting positions. Their visible differences are compared as the other scene shows them.
    starts: [&'static str; 2],
    acts: [Vec<&'static str>; 2],
}

/// The same acts, from starting positions that differ in a right or in a distant piece.
fn from_starts(name: &'static str, starts: [&'static str; 2], acts: &[&'static str]) -> Pair {
    Pair { name, from: From::Floor, settings: json!({}), starts, acts: [acts.to_vec(), acts.to_vec()] }
}

/// Different acts that look alike, from the same starting position.
fn from_acts(name: &'static str, start: &'static str, acts: [&[&'static str]; 2]) -> Pair {
    Pair { name, from: From::Floor, settings: json!({}), starts: [start; 2], acts: acts.map(<[_]>::to_vec) }
}

impl Pair {
    fn with(mut self, settings: Value) -> Self {
        for (name, value) in settings.as_object().unwrap() {
            self.settings[name] = value.clone();
        }
        self
    }

    fn kept(mut self, from: From) -> Self {
        self.from = from;
        self
    }

    fn scene(&self, which: usize) -> Scene {
        let mut settings = json!({ "time": "5400+60", "start": self.starts[which] });
        for (name, value) in self.settings.as_object().unwrap() {
            settings[name] = value.clone();
        }
        let acts = self.acts[which].iter().map(|act| (*act).to_owned()).collect();
        Scene { settings, acts }
    }

    /// The differences, as text; empty if there are none.
    async fn leaks(&self, delay_ms: u64) -> Vec<String> {
        let people = self.from.people();
        let scenes = [self.scene(0), self.scene(1)];
        let (mut one, mut other) = both(&scenes, people, delay_ms).await;
        for _ in 0..20 {
            if !has_stalled(&one) && !has_stalled(&other) {
                break;
            }
            (one, other) = both(&scenes, people, delay_ms).await;
        }
        assert_eq!(one.keys().collect::<Vec<_>>(), other.keys().collect::<Vec<_>>(), "{}", self.name);
        let mut leaks = Vec::new();
        for (place, first) in one {
            let first: Vec<String> = first.iter().map(|text| self.as_in_the_other(text)).collect();
            let second = &other[&place];
            if first != *second {
                let difference = first.iter().zip(second).find(|(first, second)| first != second);
                let counts = format!("{} and {} messages", first.len(), second.len());
                let difference = difference.map_or(counts, |(first, second)| around(first, second));
                leaks.push(format!("{} ({delay_ms} ms): {} {}: {difference}", self.name, place.0, place.1));
            }
        }
        leaks
    }

    /// Replaces the visible differences of the starting position, rank by rank and field by field, with those of the other scene.
    fn as_in_the_other(&self, text: &str) -> String {
        let [one, other] = self.starts;
        let mut text = text.replace(one, other);
        let pieces = one.split([' ', '/']).zip(other.split([' ', '/'])).filter(|(one, other)| one != other);
        for (one, other) in pieces.filter(|(one, _)| one.len() >= 3) {
            text = text.replace(one, other);
        }
        text
    }
}

async fn both(scenes: &[Scene; 2], people: &[&str], delay_ms: u64) -> (Sensed, Sensed) {
    tokio::join!(Box::pin(sense(&scenes[0], people, delay_ms)), Box::pin(sense(&scenes[1], people, delay_ms)))
}

/// True if the machine was so busy that the hall stopped its clocks, or took a device for lost although nobody leaves. Everyone or the desk is
/// informed of that, and it has nothing to do with the scene: it is played again.
fn has_stalled(sensed: &Sensed) -> bool {
    let is_told = |text: &String| {
        text.contains(r#""type":"clocks""#)
            || (text.contains(r#""type":"device""#) && text.contains(r#""online":false"#))
    };
    sensed.values().flatten().any(is_told)
}

/// The place where two texts begin to differ.
fn around(first: &str, second: &str) -> String {
    let alike = first.bytes().zip(second.bytes()).take_while(|(first, second)| first == second).count();
    let part = |text: &str| {
        let bytes = &text.as_bytes()[alike.saturating_sub(90)..text.len().min(alike + 90)];
        String::from_utf8_lossy(bytes).into_owned()
    };
    format!("\n      {}\n      {}", part(first), part(second))
}

/// Checks that none of these pairs reveals anything, whether or not the broadcast is delayed.
async fn none_leaks(pairs: Vec<Pair>) {
    let mut leaks = Vec::new();
    for pair in pairs {
        for delay_ms in [0, 200, 60_000] {
            leaks.extend(pair.leaks(delay_ms).await);
        }
    }
    assert!(leaks.is_empty(), "{} leaks:\n{}", leaks.len(), leaks.join("\n"));
}
