//! Claims of a draw.

use super::player;
use crate::question::{Question, Topic, last, then};
use crate::reenactment::Reenactment;
use touchmove_laws::board::Color;
use touchmove_laws::{Answer, ClaimKind, Grounds};
use touchmove_referee::wire::act::SetClock;
use touchmove_referee::wire::{ActKind, Millis, Regulations};

const HOW: Question = Question {
    id: "claim-how",
    choices: &[
        last("board-right"),
        last("board-wrong"),
        last("move-right"),
        last("move-wrong"),
        last("moved-already"),
        last("not-on-move"),
    ],
};

const QUICKPLAY: Question = Question {
    id: "quickplay-how",
    choices: &[
        last("upheld"),
        last("rejected"),
        last("deferred"),
        last("two-minutes-left"),
        last("not-announced"),
        last("five-seconds"),
    ],
};

const WHAT: Question = Question {
    id: "claim-what",
    choices: &[then("threefold", &HOW), then("fifty", &HOW), then("quickplay", &QUICKPLAY)],
};

/// A player claims a draw.
pub(super) const TOPIC: Topic = Topic {
    id: "draws",
    first: &Question { id: "claim-who", choices: &[then("white", &WHAT), then("black", &WHAT)] },
    tell,
};

fn tell(answers: &[&str], game: &mut Reenactment<'_>) {
    match answers {
        [who, "quickplay", how] => quickplay(player(who), how, game),
        [who, "threefold", how] => claimed(player(who), ClaimKind::Threefold, how, game),
        [who, _, how] => claimed(player(who), ClaimKind::Fifty, how, game),
        _ => {}
    }
}

fn claimed(claimant: Color, claim: ClaimKind, how: &str, game: &mut Reenactment<'_>) {
    match how {
        "moved-already" => {
            let (fen, mv) = match claimant {
                Color::White => ("4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 80", "e1d1"),
                Color::Black => ("4k3/4r3/8/8/8/8/4R3/4K3 b - - 0 80", "e8d8"),
            };
            game.position(fen);
            game.make(claimant, mv);
            game.incident();
            game.claim(claimant, claim);
        }
        "not-on-move" => {
            game.wooden(12, !claimant);
            game.incident();
            game.claim(claimant, claim);
        }
        how => {
            game.wooden(12, claimant);
            game.incident();
            let stated = how.starts_with("move").then_some("e2e4");
            game.claim_with(claimant, claim, stated, None);
            game.decide(if how.ends_with("right") { Answer::Uphold } else { Answer::Reject });
            // 9.5: the stated move must be played.
            if how == "move-wrong" && game.refusal().is_none() {
                game.step("step-play-stated-move");
            }
        }
    }
}

/// The last two minutes of a game without increment.
fn quickplay(claimant: Color, how: &str, game: &mut Reenactment<'_>) {
    let regulations = Regulations { quickplay: Some(how != "not-announced"), ..Regulations::default() };
    if how != "not-announced" {
        game.suppose("supposes-quickplay");
    }
    game.wooden_by(regulations, 12, claimant);
    let left = Some(Millis(if how == "two-minutes-left" { 150_000 } else { 90_000 }));
    let (white_ms, black_ms) = match claimant {
        Color::White => (left, None),
        Color::Black => (None, left),
    };
    game.tell(ActKind::SetClock(SetClock {
        white_ms,
        black_ms,
        running: None,
        white_moves: None,
        black_moves: None,
    }));
    game.incident();
    let grounds = if how == "five-seconds" { Grounds::Increment } else { Grounds::CannotWin };
    game.claim_with(claimant, ClaimKind::Quickplay, None, Some(grounds));
    match how {
        "upheld" => game.decide(Answer::Uphold),
        "rejected" => game.decide(Answer::Reject),
        "deferred" => {
            game.decide(Answer::Defer);
            // 10.2.b, G.5.b, III.5.2: with two extra minutes, or without.
            if game.refusal().is_none() {
                game.step("step-may-add-two-minutes");
            }
        }
        _ => {}
    }
}
