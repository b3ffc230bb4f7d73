//! Finds out whether a game was standard play, rapid or blitz.

use crate::heading::Heading;
use touchmove_clock::{Class, TimeControl};
use touchmove_laws::Edition;

/// The class by the time control and the limits of the edition. Without a time control, the class in the name of the event; `None` if it
/// has none.
pub(crate) fn class_of(heading: &Heading, law: &Edition) -> Option<Class> {
    let control = heading.time_control().and_then(|control| control.trim().parse::<TimeControl>().ok());
    if let Some(control) = control {
        return Some(law.classes.class_of(&control));
    }
    let event = heading.event()?.to_lowercase();
    let mut said = event.split(|letter: char| !letter.is_alphanumeric()).filter_map(class_said);
    let first = said.next()?;
    // If the event has several classes, the class of this game is unknown.
    said.all(|class| class == first).then_some(first)
}

/// The class that a word of an event's name stands for: `UltraBullet`, `Rapidplay`, `active` but not `Interactive`.
fn class_said(word: &str) -> Option<Class> {
    let has = |part: &str| word.contains(part);
    match word {
        _ if has("blitz") || has("bullet") => Some(Class::Blitz),
        "active" | "activeplay" => Some(Class::Rapid),
        _ if has("rapid") => Some(Class::Rapid),
        "classical" | "standard" => Some(Class::Standard),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchmove_laws::EditionName::{Laws2005, Laws2023};

    #[test]
    fn the_time_control_comes_before_the_words() {
        for (control, event, edition, class) in [
            (None, "Rapid open", Laws2023, Some(Class::Rapid)),
            (None, "World Blitz", Laws2023, Some(Class::Blitz)),
            (None, "Club championship", Laws2023, None),
            (None, "Rated UltraBullet game", Laws2023, Some(Class::Blitz)),
            (None, "Active chess, Rapidplay", Laws2023, Some(Class::Rapid)),
            (None, "Interactive Cup", Laws2023, None),
            (None, "Rapid and Blitz", Laws2023, None),
            (Some("?"), "Blitz", Laws2023, Some(Class::Blitz)),
            (Some("5400+30"), "Blitz", Laws2023, Some(Class::Standard)),
            (Some("600"), "", Laws2023, Some(Class::Blitz)),
            (Some("900"), "", Laws2023, Some(Class::Rapid)),
            // C.1 of 2005: below 15 minutes.
            (Some("840"), "", Laws2005, Some(Class::Blitz)),
            (Some("3600"), "", Laws2005, Some(Class::Rapid)),
            (Some("3600"), "", Laws2023, Some(Class::Standard)),
        ] {
            let mut heading = Heading::default();
            heading.tag(b"Event", event.as_bytes());
            if let Some(control) = control {
                heading.tag(b"TimeControl", control.as_bytes());
            }
            assert_eq!(class_of(&heading, Edition::of(edition)), class, "{control:?} {event}");
        }
    }
}
