//! Handling of the clock.

use super::player;
use crate::question::{Question, Topic, WHO, last, then};
use crate::reenactment::Reenactment;
use touchmove_referee::wire::ObservedKind;

/// An incident with the clock.
pub(super) const TOPIC: Topic = Topic {
    id: "clock",
    first: &Question {
        id: "clock-what",
        choices: &[
            then("wrong-hand", &WHO),
            then("on-the-button", &WHO),
            then("mistreated", &WHO),
            then("displaced", &WHO),
            last("defect"),
            last("counter"),
        ],
    },
    tell,
};

fn tell(answers: &[&str], game: &mut Reenactment<'_>) {
    let [what, who @ ..] = answers else { return };
    let who = who.first().map(|who| player(who));
    game.wooden(12, who.map_or(touchmove_laws::board::Color::White, |who| !who));
    game.incident();
    let seen = match *what {
        "wrong-hand" => ObservedKind::WrongHand,
        "on-the-button" => ObservedKind::OnTheButton,
        "mistreated" => ObservedKind::ClockMistreated,
        "displaced" => ObservedKind::Displaced,
        "defect" => ObservedKind::ClockDefect,
        _ => ObservedKind::ClockCounter,
    };
    game.observe(seen, who);
    if seen == ObservedKind::Displaced {
        game.step("step-displaced");
    }
}
