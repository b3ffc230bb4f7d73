//! Flags: who has fallen, who says so, and whether the opponent can still checkmate.

use super::player;
use crate::question::{Question, Topic, last, then};
use crate::telling::Telling;
use touchmove_laws::{ClaimKind, Refusal};
use touchmove_referee::wire::{ObservedKind, Regulations};

const NOTICED: Question = Question { id: "flag-noticed", choices: &[last("claimed"), last("seen")] };

const BOTH: Question =
    Question { id: "flag-both", choices: &[last("order-unknown"), last("white-first"), last("black-first")] };

/// A flag has fallen.
pub(super) const TOPIC: Topic = Topic {
    id: "flag",
    first: &Question {
        id: "flag-whose",
        choices: &[then("white", &NOTICED), then("black", &NOTICED), then("both", &BOTH)],
    },
    tell,
};

fn tell(answers: &[&str], telling: &mut Telling<'_>) {
    match answers {
        ["both", noticed] => {
            let first = player(noticed.strip_suffix("-first").unwrap_or("white"));
            // Where the rules for games without increment must be announced, they were.
            let regulations = Regulations { quickplay: Some(true), ..Regulations::default() };
            telling.suppose("supposes-quickplay");
            telling.wooden_by(regulations, 12, first);
            telling.flag_falls(first);
            telling.press(first);
            telling.flag_falls(!first);
            telling.incident();
            match *noticed {
                "order-unknown" => {
                    telling.observe(ObservedKind::BothFlags, None);
                    // An edition or a class without a rule for an unknown order leaves it to the clock.
                    if telling.refusal().is_some_and(|why| why != Refusal::OnlyOnClaim) {
                        telling.step("step-which-flag");
                    }
                }
                // What the clock shows the arbiter sees, where the arbiter may act without a claim.
                _ => {
                    telling.observe(ObservedKind::Flag, Some(first));
                    if telling.refusal() == Some(Refusal::OnlyOnClaim) {
                        telling.incident();
                        telling.claim(!first, ClaimKind::Flag);
                    }
                }
            }
        }
        [whose, noticed] => {
            let loser = player(whose);
            telling.wooden(12, loser);
            telling.flag_falls(loser);
            telling.incident();
            match *noticed {
                "claimed" => telling.claim(!loser, ClaimKind::Flag),
                _ => telling.observe(ObservedKind::Flag, Some(loser)),
            }
        }
        _ => {}
    }
}
