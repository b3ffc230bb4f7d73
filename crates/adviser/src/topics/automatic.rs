//! Draws that need no claim: the fivefold repetition and the seventy-five-move rule.

use super::player;
use crate::question::{Question, Topic, WHO, last, then};
use crate::reenactment::Reenactment;
use touchmove_laws::board::Color;
use touchmove_laws::{Article, EditionName};
use touchmove_referee::wire::act::Resign;
use touchmove_referee::wire::{ActKind, Open};

const FIVE_TIMES: Article = Article::of(EditionName::Laws2023, "9.6.1");
const SEVENTY_FIVE_MOVES: Article = Article::of(EditionName::Laws2023, "9.6.2");

const SEVENTY_FIVE: Question = Question {
    id: "seventyfive-then",
    choices: &[last("at-once"), then("checkmate", &WHO), then("resigned", &WHO), last("fifty-only")],
};

const FIVEFOLD: Question =
    Question { id: "fivefold-then", choices: &[last("at-once"), then("resigned", &WHO), last("four-only")] };

/// Seventy-five moves, or the same position five times.
pub(super) const TOPIC: Topic = Topic {
    id: "automatic",
    first: &Question {
        id: "automatic-what",
        choices: &[then("seventyfive", &SEVENTY_FIVE), then("fivefold", &FIVEFOLD)],
    },
    tell,
};

fn tell(answers: &[&str], game: &mut Reenactment<'_>) {
    let [what, later, who @ ..] = answers else { return };
    let who = who.first().map_or(Color::White, |who| player(who));
    match *what {
        "seventyfive" => seventy_five(later, who, game),
        _ => fivefold(later, who, game),
    }
}

/// The arbiter watches this game: it has ended without a claim, or it has not.
fn watched(fen: &str, game: &mut Reenactment<'_>) {
    game.open(Open { start: Some(fen.to_owned()), ..Open::default() });
    game.start();
}

/// `who` makes the last of these moves, or resigns after it.
fn seventy_five(later: &str, who: Color, game: &mut Reenactment<'_>) {
    // The last of the seventy-five moves gives mate, or does not.
    let (fen, mv) = match (later, who) {
        ("checkmate", Color::White) => ("k7/8/1K6/8/8/8/8/7R w - - 149 120", "h1h8"),
        ("checkmate", Color::Black) => ("7r/8/8/8/8/1k6/8/K7 b - - 149 120", "h8h1"),
        ("fifty-only", _) => ("6k1/8/8/8/8/8/8/K6R w - - 139 115", "a1a2"),
        _ => ("6k1/8/8/8/8/8/8/K6R w - - 149 120", "a1a2"),
    };
    let mover = if later == "checkmate" { who } else { Color::White };
    watched(fen, game);
    game.incident();
    game.see(SEVENTY_FIVE_MOVES);
    game.make(mover, mv);
    if later == "resigned" {
        game.tell(ActKind::Resign(Resign { by: Some(who.into()) }));
    }
}

fn fivefold(later: &str, who: Color, game: &mut Reenactment<'_>) {
    watched("4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 40", game);
    let times = if later == "four-only" { 3 } else { 4 };
    let round =
        [(Color::White, "e1d1"), (Color::Black, "e8d8"), (Color::White, "d1e1"), (Color::Black, "d8e8")];
    let moves: Vec<(Color, &str)> = round.into_iter().cycle().take(times * round.len()).collect();
    let Some(((last, mv), before)) = moves.split_last() else { return };
    for (by, mv) in before {
        game.make(*by, mv);
        game.press(*by);
    }
    game.incident();
    game.see(FIVE_TIMES);
    game.make(*last, mv);
    if later == "resigned" {
        game.tell(ActKind::Resign(Resign { by: Some(who.into()) }));
    }
}
