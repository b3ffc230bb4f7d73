//! Devices, leaving, and other conduct.

use super::player;
use crate::question::{Question, Topic, WHO, then};
use crate::reenactment::Reenactment;
use touchmove_laws::{Article, EditionName};
use touchmove_referee::wire::act::Observe;
use touchmove_referee::wire::{ActKind, ObservedKind, Regulations};

const LEAVING_ON_MOVE: Article = Article::of(EditionName::Laws2023, "11.2.3.2");

/// A telephone, a player who leaves, notes, noise.
pub(super) const TOPIC: Topic = Topic {
    id: "conduct",
    first: &Question {
        id: "conduct-what",
        choices: &[
            then("phone-rings", &WHO),
            then("phone-found", &WHO),
            then("left", &WHO),
            then("left-area", &WHO),
            then("notes", &WHO),
            then("advice", &WHO),
            then("distracting", &WHO),
            then("refused-search", &WHO),
            then("disobeys", &WHO),
            then("smoking", &WHO),
        ],
    },
    tell,
};

fn tell(answers: &[&str], game: &mut Reenactment<'_>) {
    let [what, who] = answers else { return };
    let who = player(who);
    // If the edition lets the event require players to report that they leave, this event does.
    let regulations = Regulations { report_leaving: Some(true), ..Regulations::default() };
    match *what {
        "left" => game.see(LEAVING_ON_MOVE),
        "left-area" => game.suppose("supposes-reporting"),
        _ => {}
    }
    game.wooden_by(regulations, 12, who);
    game.incident();
    let seen = match *what {
        "phone-rings" | "phone-found" => {
            game.tell(ActKind::Observe(Observe {
                what: ObservedKind::Device.into(),
                by: Some(who.into()),
                square: None,
                sound: Some(*what == "phone-rings"),
                white_fen: None,
                black_fen: None,
            }));
            return;
        }
        "left" => ObservedKind::Left,
        "left-area" => ObservedKind::LeftUnreported,
        "notes" => ObservedKind::Notes,
        "advice" => ObservedKind::Advice,
        "distracting" => ObservedKind::Distracting,
        "refused-search" => ObservedKind::RefusedSearch,
        "disobeys" => ObservedKind::Disobeys,
        _ => ObservedKind::Smoking,
    };
    game.observe(seen, Some(who));
}
