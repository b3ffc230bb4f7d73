//! Scoresheets.

use super::player;
use crate::question::{Question, Topic, WHO, then};
use crate::reenactment::Reenactment;
use touchmove_laws::board::Color;
use touchmove_laws::{Article, EditionName};
use touchmove_referee::wire::act::{SetClock, Write};
use touchmove_referee::wire::{ActKind, Millis, ObservedKind, Open};

const FIVE_MINUTES: Article = Article::of(EditionName::Laws2023, "8.4");

/// A player does not write, or writes wrongly.
pub(super) const TOPIC: Topic = Topic {
    id: "writing",
    first: &Question {
        id: "writing-what",
        choices: &[
            then("not-written", &WHO),
            then("under-five", &WHO),
            then("in-advance", &WHO),
            then("wrong-entry", &WHO),
            then("illegible", &WHO),
            then("not-algebraic", &WHO),
            then("flag-fell", &WHO),
            then("sheet-kept", &WHO),
        ],
    },
    tell,
};

fn tell(answers: &[&str], game: &mut Reenactment<'_>) {
    let [what, who] = answers else { return };
    let who = player(who);
    match *what {
        "not-written" => unwritten(who, None, game),
        "under-five" => unwritten(who, Some(Millis(240_000)), game),
        "in-advance" => in_advance(who, game),
        what => {
            game.wooden(12, who);
            game.incident();
            let seen = match what {
                "wrong-entry" => ObservedKind::WrongEntry,
                "illegible" => ObservedKind::Illegible,
                "not-algebraic" => ObservedKind::NotAlgebraic,
                "flag-fell" => ObservedKind::SheetsDue,
                _ => ObservedKind::SheetNotReturned,
            };
            game.observe(seen, Some(who));
        }
    }
}

/// Begins a game in which scoresheets are kept, with this player to move.
fn kept(who: Color, game: &mut Reenactment<'_>) {
    let fen = match who {
        Color::White => "4k3/pppp4/8/8/8/8/PPPP4/4K3 w - - 0 20",
        Color::Black => "4k3/pppp4/8/8/8/8/PPPP4/4K3 b - - 0 20",
    };
    game.open(Open { start: Some(fen.to_owned()), scoresheets: Some(true), ..Open::default() });
    game.start();
}

/// The player moves, the opponent answers, and the player moves again: the first move is not on the scoresheet.
fn unwritten(who: Color, left: Option<Millis>, game: &mut Reenactment<'_>) {
    kept(who, game);
    let [first, reply, second] = match who {
        Color::White => ["e1e2", "e8e7", "e2e3"],
        Color::Black => ["e8e7", "e1e2", "e7e6"],
    };
    if let Some(left) = left {
        let (white_ms, black_ms) = match who {
            Color::White => (Some(left), None),
            Color::Black => (None, Some(left)),
        };
        game.tell(ActKind::SetClock(SetClock {
            white_ms,
            black_ms,
            running: None,
            white_moves: None,
            black_moves: None,
        }));
    }
    game.make(who, first);
    game.press(who);
    game.make(!who, reply);
    write(!who, first, game);
    write(!who, reply, game);
    game.press(!who);
    game.incident();
    game.see(FIVE_MINUTES);
    game.make(who, second);
}

/// The move is on the scoresheet before it is made, and no claim is intended.
fn in_advance(who: Color, game: &mut Reenactment<'_>) {
    kept(who, game);
    let mv = match who {
        Color::White => "e1e2",
        Color::Black => "e8e7",
    };
    game.incident();
    write(who, mv, game);
    game.make(who, mv);
}

fn write(by: Color, text: &str, game: &mut Reenactment<'_>) {
    game.tell(ActKind::Write(Write { text: text.to_owned(), by: Some(by.into()), instead: None }));
}
