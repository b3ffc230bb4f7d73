//! Claims of a draw.

use super::player;
use crate::question::{Question, Topic, last, then};
use crate::telling::Telling;
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

/// Somebody claims a draw.
pub(super) const TOPIC: Topic = Topic {
    id: "draws",
    first: &Question { id: "claim-who", choices: &[then("white", &WHAT), then("black", &WHAT)] },
    tell,
};

fn tell(answers: &[&str], telling: &mut Telling<'_>) {
    match answers {
        [who, "quickplay", how] => quickplay(player(who), how, telling),
        [who, "threefold", how] => claimed(player(who), ClaimKind::Threefold, how, telling),
        [who, _, how] => claimed(player(who), ClaimKind::Fifty, how, telling),
        _ => {}
    }
}

fn claimed(claimant: Color, claim: ClaimKind, how: &str, telling: &mut Telling<'_>) {
    match how {
        "moved-already" => {
            let (fen, mv) = match claimant {
                Color::White => ("4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 80", "e1d1"),
                Color::Black => ("4k3/4r3/8/8/8/8/4R3/4K3 b - - 0 80", "e8d8"),
            };
            telling.position(fen);
            telling.make(claimant, mv);
            telling.incident();
            telling.claim(claimant, claim);
        }
        "not-on-move" => {
            telling.wooden(12, !claimant);
            telling.incident();
            telling.claim(claimant, claim);
        }
        how => {
            telling.wooden(12, claimant);
            telling.incident();
            let stated = how.starts_with("move").then_some("e2e4");
            telling.claim_with(claimant, claim, stated, None);
            telling.decide(if how.ends_with("right") { Answer::Uphold } else { Answer::Reject });
            if how == "move-wrong" {
                telling.step("step-play-stated-move");
            }
        }
    }
}

/// The last two minutes of a game without increment.
fn quickplay(claimant: Color, how: &str, telling: &mut Telling<'_>) {
    let regulations = Regulations { quickplay: Some(how != "not-announced"), ..Regulations::default() };
    if how != "not-announced" {
        telling.suppose("supposes-quickplay");
    }
    telling.wooden_by(regulations, 12, claimant);
    let left = Some(Millis(if how == "two-minutes-left" { 150_000 } else { 90_000 }));
    let (white_ms, black_ms) = match claimant {
        Color::White => (left, None),
        Color::Black => (None, left),
    };
    telling.tell(ActKind::SetClock(SetClock {
        white_ms,
        black_ms,
        running: None,
        white_moves: None,
        black_moves: None,
    }));
    telling.incident();
    let grounds = if how == "five-seconds" { Grounds::Increment } else { Grounds::CannotWin };
    telling.claim_with(claimant, ClaimKind::Quickplay, None, Some(grounds));
    match how {
        "upheld" => telling.decide(Answer::Uphold),
        "rejected" => telling.decide(Answer::Reject),
        "deferred" => {
            telling.decide(Answer::Defer);
            telling.step("step-may-add-two-minutes");
        }
        _ => {}
    }
}
