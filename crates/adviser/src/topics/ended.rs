//! A game that had ended before something else happened.

use super::player;
use crate::question::{Question, Topic, last, then};
use crate::reenactment::Reenactment;
use touchmove_laws::board::Color;
use touchmove_referee::wire::ActKind;
use touchmove_referee::wire::ObservedKind;
use touchmove_referee::wire::act::{AcceptDraw, OfferDraw, Resign};

const THEN: Question = Question {
    id: "ended-then",
    choices: &[last("own-flag"), last("flag"), last("resigned"), last("agreed"), last("illegal")],
};

const WHO_ENDED: Question =
    Question { id: "ended-who", choices: &[then("white", &THEN), then("black", &THEN)] };

/// Checkmate, stalemate, a dead position, a resignation or an agreement, and then something else.
pub(super) const TOPIC: Topic = Topic {
    id: "ended",
    first: &Question {
        id: "ended-what",
        choices: &[
            then("checkmate", &WHO_ENDED),
            then("stalemate", &WHO_ENDED),
            then("dead", &WHO_ENDED),
            then("resignation", &WHO_ENDED),
            then("agreement", &WHO_ENDED),
        ],
    },
    tell,
};

/// `who` is the player who ended the game: by giving mate, making the last move, resigning or
/// accepting.
fn tell(answers: &[&str], game: &mut Reenactment<'_>) {
    let [what, who, later] = answers else { return };
    let who = player(who);
    match *what {
        "resignation" => {
            game.wooden(12, who);
            game.incident();
            game.tell(ActKind::Resign(Resign { by: Some(who.into()) }));
            game.settle();
            // Whether this loses is not known yet, so later events do not matter.
            if game.is_in_question() {
                return;
            }
        }
        "agreement" => {
            game.position(position(what, !who));
            agree(who, game);
        }
        _ => {
            game.position(position(what, who));
            game.incident();
            game.make(who, ending_move(what, who));
        }
    }
    match *later {
        "own-flag" => game.observe(ObservedKind::Flag, Some(who)),
        "flag" => game.observe(ObservedKind::Flag, Some(!who)),
        "resigned" => game.tell(ActKind::Resign(Resign { by: Some((!who).into()) })),
        "agreed" => {
            game.tell(ActKind::OfferDraw(OfferDraw { by: Some(who.into()) }));
            game.tell(ActKind::AcceptDraw(AcceptDraw { by: Some((!who).into()) }));
        }
        _ => game.observe(ObservedKind::IllegalMove, Some(who)),
    }
}

fn agree(accepts: Color, game: &mut Reenactment<'_>) {
    let (first, second) = match accepts {
        Color::White => (("e8e7", Color::Black), ("e1e2", Color::White)),
        Color::Black => (("e1e2", Color::White), ("e8e7", Color::Black)),
    };
    for (mv, by) in [first, second] {
        game.make(by, mv);
        game.press(by);
    }
    let last = match accepts {
        Color::White => "e7e6",
        Color::Black => "e2e3",
    };
    game.make(!accepts, last);
    game.tell(ActKind::OfferDraw(OfferDraw { by: Some((!accepts).into()) }));
    game.press(!accepts);
    game.incident();
    game.tell(ActKind::AcceptDraw(AcceptDraw { by: Some(accepts.into()) }));
}

/// Returns a position in which this player ends the game with the next move.
fn position(what: &str, by: Color) -> &'static str {
    match (what, by) {
        ("checkmate", Color::White) => "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 30",
        ("checkmate", Color::Black) => "r5k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 30",
        ("stalemate", Color::White) => "7k/8/6K1/8/8/8/8/5Q2 w - - 0 30",
        ("stalemate", Color::Black) => "5q2/8/8/8/8/6k1/8/7K b - - 0 30",
        ("dead", Color::White) => "8/8/4k3/8/8/3p4/4K3/8 w - - 0 30",
        ("dead", Color::Black) => "8/4k3/3P4/8/8/4K3/8/8 b - - 0 30",
        (_, Color::White) => "4k3/pppp4/8/8/8/8/PPPP4/4K3 w - - 0 30",
        (_, Color::Black) => "4k3/pppp4/8/8/8/8/PPPP4/4K3 b - - 0 30",
    }
}

fn ending_move(what: &str, by: Color) -> &'static str {
    match (what, by) {
        ("checkmate", Color::White) => "a1a8",
        ("checkmate", Color::Black) => "a8a1",
        ("stalemate", Color::White) => "f1f7",
        ("stalemate", Color::Black) => "f8f2",
        ("dead", Color::White) => "e2d3",
        _ => "e7d6",
    }
}
