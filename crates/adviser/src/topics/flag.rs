//! Flags: whose has fallen, who claims it, and whether the opponent can still checkmate.

use super::player;
use crate::question::{Question, Topic, last, then};
use crate::reenactment::Reenactment;
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

fn tell(answers: &[&str], game: &mut Reenactment<'_>) {
    match answers {
        ["both", noticed] => {
            let first = player(noticed.strip_suffix("-first").unwrap_or("white"));
            // If the rules for games without increment must be announced, this event announced them.
            let regulations = Regulations { quickplay: Some(true), ..Regulations::default() };
            game.suppose("supposes-quickplay");
            game.wooden_by(regulations, 12, first);
            game.flag_falls(first);
            game.press(first);
            game.flag_falls(!first);
            game.incident();
            match *noticed {
                "order-unknown" => {
                    game.observe(ObservedKind::BothFlags, None);
                    // If the edition or the class has no rule for an unknown order, the clock decides.
                    if game.refusal().is_some_and(|why| why != Refusal::OnlyOnClaim) {
                        game.step("step-which-flag");
                    }
                }
                // The arbiter sees the clock; if the arbiter may not act without a claim, the opponent
                // claims.
                _ => {
                    game.observe(ObservedKind::Flag, Some(first));
                    if game.refusal() == Some(Refusal::OnlyOnClaim) {
                        game.incident();
                        game.claim(!first, ClaimKind::Flag);
                    }
                }
            }
        }
        [whose, noticed] => {
            let loser = player(whose);
            game.wooden(12, loser);
            game.flag_falls(loser);
            game.incident();
            match *noticed {
                "claimed" => game.claim(!loser, ClaimKind::Flag),
                _ => game.observe(ObservedKind::Flag, Some(loser)),
            }
        }
        _ => {}
    }
}
