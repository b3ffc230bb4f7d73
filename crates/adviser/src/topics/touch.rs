//! Touched pieces.

use super::player;
use crate::question::{Question, Topic, last, then};
use crate::reenactment::Reenactment;
use touchmove_laws::board::Color;
use touchmove_laws::{Article, ClaimKind, EditionName};
use touchmove_referee::wire::act::{Adjust, Touch};
use touchmove_referee::wire::{ActKind, ObservedKind, Text};

const ADJUSTING: Article = Article::of(EditionName::Laws2023, "4.2.1");
const ACCIDENTS: Article = Article::of(EditionName::Laws2023, "4.2.2");
const TOUCHING: Article = Article::of(EditionName::Laws2023, "4.3");

const WHAT: Question = Question {
    id: "touch-what",
    choices: &[
        then("own", &THEN),
        last("own-stuck"),
        last("capturable"),
        last("not-capturable"),
        last("own-and-enemy"),
        last("king-and-rook"),
        last("rook-and-king"),
        last("castling-illegal"),
        last("adjusted"),
        last("accident"),
    ],
};

const THEN: Question = Question {
    id: "touch-then",
    choices: &[last("nothing"), last("other-moved"), last("other-pressed"), last("opponent-moved")],
};

/// A piece was touched.
pub(super) const TOPIC: Topic = Topic {
    id: "touch",
    first: &Question { id: "touch-who", choices: &[then("white", &WHAT), then("black", &WHAT)] },
    tell,
};

/// Converts a square given for White to this player's side; for Black everything is mirrored.
fn square(by: Color, white: &str) -> String {
    match by {
        Color::White => white.to_owned(),
        Color::Black => white
            .chars()
            .map(|letter| match letter.to_digit(10) {
                Some(rank) => char::from_digit(9 - rank, 10).unwrap_or(letter),
                None => letter,
            })
            .collect(),
    }
}

/// Sets the position up with this player to move; Black's is White's upside down.
fn position(by: Color, placement: &str, castling: &str, game: &mut Reenactment<'_>) {
    let swap = |text: &str| -> String {
        text.chars()
            .map(|letter| match letter.is_uppercase() {
                true => letter.to_ascii_lowercase(),
                false => letter.to_ascii_uppercase(),
            })
            .collect()
    };
    let fen = match by {
        Color::White => format!("{placement} w {castling} - 0 20"),
        Color::Black => {
            let ranks: Vec<&str> = placement.split('/').rev().collect();
            let castling = if castling == "-" { "-".to_owned() } else { castling.to_ascii_lowercase() };
            format!("{} b {castling} - 0 20", swap(&ranks.join("/")))
        }
    };
    game.position(&fen);
}

fn tell(answers: &[&str], game: &mut Reenactment<'_>) {
    let [who, what, rest @ ..] = answers else { return };
    let by = player(who);
    let touch = |white: &str, game: &mut Reenactment<'_>| game.touch(by, &square(by, white));
    match *what {
        "own" => own(by, rest.first().copied().unwrap_or("nothing"), game),
        "own-stuck" => {
            position(by, "4k3/pppp4/8/8/8/8/PPPPP3/RN2K3", "-", game);
            game.incident();
            touch("a1", game);
        }
        "capturable" => {
            position(by, "4k3/8/8/3p4/4P3/8/8/4K3", "-", game);
            game.incident();
            touch("d5", game);
        }
        "not-capturable" => {
            position(by, "4k3/8/8/p7/4P3/8/8/4K3", "-", game);
            game.incident();
            touch("a5", game);
        }
        "own-and-enemy" => {
            position(by, "4k3/8/8/3p4/4P3/8/8/4K3", "-", game);
            game.incident();
            touch("e4", game);
            touch("d5", game);
        }
        "king-and-rook" => {
            position(by, "4k3/pppp4/8/8/8/8/PPPP4/4K2R", "K", game);
            game.incident();
            touch("e1", game);
            touch("h1", game);
        }
        "rook-and-king" => {
            position(by, "4k3/pppp4/8/8/8/8/PPPP4/4K2R", "K", game);
            game.incident();
            touch("h1", game);
            touch("e1", game);
            // 4.4.2 (4.4.b).
            game.step("step-rook-first");
        }
        "castling-illegal" => {
            position(by, "4kr2/pppp4/8/8/8/8/PPPP4/4K2R", "K", game);
            game.incident();
            touch("e1", game);
            touch("h1", game);
            // 4.4.3 (4.4.c).
            game.step("step-king-instead");
        }
        "adjusted" => {
            position(by, "4k3/pppp4/8/8/8/8/PPPP4/RN2K3", "-", game);
            game.incident();
            game.see(ADJUSTING);
            let squares = square(by, "b1").parse().map(Text).into_iter().collect();
            game.tell(ActKind::Adjust(Adjust { squares, by: Some(by.into()) }));
        }
        _ => {
            position(by, "4k3/pppp4/8/8/8/8/PPPP4/RN2K3", "-", game);
            game.incident();
            game.see(ACCIDENTS);
            game.see(TOUCHING);
            let Ok(touched) = square(by, "b1").parse() else { return };
            game.tell(ActKind::Touch(Touch {
                square: Text(touched),
                by: Some(by.into()),
                accident: Some(true),
                lifted: None,
            }));
        }
    }
}

/// The player touches a piece of their own that can move, then moves another one or not.
fn own(by: Color, then: &str, game: &mut Reenactment<'_>) {
    position(by, "4k3/pppp4/8/8/8/8/PPPP4/RN2K3", "-", game);
    let other = square(by, "e1e2");
    let reply = square(by, "e8e7");
    if then == "nothing" {
        game.incident();
        game.touch(by, &square(by, "b1"));
        return;
    }
    game.touch(by, &square(by, "b1"));
    game.make(by, &other);
    match then {
        "other-moved" => {
            game.incident();
            game.observe(ObservedKind::TouchMove, Some(by));
        }
        "other-pressed" => {
            game.press(by);
            game.incident();
            game.claim(!by, ClaimKind::TouchMove);
        }
        _ => {
            game.press(by);
            game.make(!by, &reply);
            game.incident();
            game.claim(!by, ClaimKind::TouchMove);
        }
    }
}
