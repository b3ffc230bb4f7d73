//! Scoresheets.

use super::player;
use crate::question::{Question, Topic, WHO, then};
use crate::telling::Telling;
use touchmove_laws::board::Color;
use touchmove_laws::{Article, EditionName};
use touchmove_referee::wire::act::{SetClock, Write};
use touchmove_referee::wire::{ActKind, Millis, ObservedKind, Open};

const FIVE_MINUTES: Article = Article::of(EditionName::Laws2023, "8.4");

/// Somebody does not write, or writes wrongly.
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

fn tell(answers: &[&str], telling: &mut Telling<'_>) {
    let [what, who] = answers else { return };
    let who = player(who);
    match *what {
        "not-written" => unwritten(who, None, telling),
        "under-five" => unwritten(who, Some(Millis(240_000)), telling),
        "in-advance" => in_advance(who, telling),
        what => {
            telling.wooden(12, who);
            telling.incident();
            let seen = match what {
                "wrong-entry" => ObservedKind::WrongEntry,
                "illegible" => ObservedKind::Illegible,
                "not-algebraic" => ObservedKind::NotAlgebraic,
                "flag-fell" => ObservedKind::SheetsDue,
                _ => ObservedKind::SheetNotReturned,
            };
            telling.observe(seen, Some(who));
        }
    }
}

/// A game in which scoresheets are kept, with that player to move.
fn kept(who: Color, telling: &mut Telling<'_>) {
    let fen = match who {
        Color::White => "4k3/pppp4/8/8/8/8/PPPP4/4K3 w - - 0 20",
        Color::Black => "4k3/pppp4/8/8/8/8/PPPP4/4K3 b - - 0 20",
    };
    telling.open(Open { start: Some(fen.to_owned()), scoresheets: Some(true), ..Open::default() });
    telling.start();
}

/// The player moves, the opponent answers, and the player moves again: the first move does not stand on the sheet.
fn unwritten(who: Color, left: Option<Millis>, telling: &mut Telling<'_>) {
    kept(who, telling);
    let [first, reply, second] = match who {
        Color::White => ["e1e2", "e8e7", "e2e3"],
        Color::Black => ["e8e7", "e1e2", "e7e6"],
    };
    if let Some(left) = left {
        let (white_ms, black_ms) = match who {
            Color::White => (Some(left), None),
            Color::Black => (None, Some(left)),
        };
        telling.tell(ActKind::SetClock(SetClock {
            white_ms,
            black_ms,
            running: None,
            white_moves: None,
            black_moves: None,
        }));
    }
    telling.make(who, first);
    telling.press(who);
    telling.make(!who, reply);
    write(!who, first, telling);
    write(!who, reply, telling);
    telling.press(!who);
    telling.incident();
    telling.see(FIVE_MINUTES);
    telling.make(who, second);
}

/// The move stands on the sheet before it is made, and no claim is meant by it.
fn in_advance(who: Color, telling: &mut Telling<'_>) {
    kept(who, telling);
    let mv = match who {
        Color::White => "e1e2",
        Color::Black => "e8e7",
    };
    telling.incident();
    write(who, mv, telling);
    telling.make(who, mv);
}

fn write(by: Color, text: &str, telling: &mut Telling<'_>) {
    telling.tell(ActKind::Write(Write { text: text.to_owned(), by: Some(by.into()), instead: None }));
}
