//! Standard, rapid or blitz, as far as a file tells.

use crate::heading::Heading;
use touchmove_clock::{Class, TimeControl};
use touchmove_laws::Edition;

/// By the time control and the lines that the edition draws; without one, by the words of the event. None if neither tells.
pub(crate) fn class_of(heading: &Heading, law: &Edition) -> Option<Class> {
    let control = heading.time_control().and_then(|control| control.trim().parse::<TimeControl>().ok());
    if let Some(control) = control {
        return Some(law.classes.class_of(&control));
    }
    let event = heading.event()?.to_lowercase();
    let said = |words: &[&str]| words.iter().any(|word| event.contains(word));
    if said(&["blitz", "bullet"]) {
        Some(Class::Blitz)
    } else if said(&["rapid", "active"]) {
        Some(Class::Rapid)
    } else if said(&["classical", "standard"]) {
        Some(Class::Standard)
    } else {
        None
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
