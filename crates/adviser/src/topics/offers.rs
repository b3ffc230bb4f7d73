//! Draw offers.

use super::player;
use crate::question::{Question, Topic, last, then};
use crate::reenactment::Reenactment;
use touchmove_laws::board::Color;
use touchmove_referee::wire::act::{AcceptDraw, DeclineDraw, OfferDraw};
use touchmove_referee::wire::{ActKind, AfterMoves, DrawAgreement, Regulations};

const THEN: Question = Question {
    id: "offer-then",
    choices: &[last("open"), last("accepted"), last("declined"), last("touched")],
};

const WHEN: Question = Question {
    id: "offer-when",
    choices: &[
        then("after-move", &THEN),
        then("before-move", &THEN),
        then("opponents-time", &THEN),
        last("too-early"),
    ],
};

/// A draw was offered.
pub(super) const TOPIC: Topic = Topic {
    id: "offers",
    first: &Question { id: "offer-who", choices: &[then("white", &WHEN), then("black", &WHEN)] },
    tell,
};

fn tell(answers: &[&str], game: &mut Reenactment<'_>) {
    let [who, when, rest @ ..] = answers else { return };
    let by = player(who);
    let reply = rest.first().copied().unwrap_or("open");
    if *when == "too-early" {
        return too_early(by, game);
    }
    let fen = match by {
        Color::White => "4k3/pppp4/8/8/8/8/PPPP4/4K3 w - - 0 20",
        Color::Black => "4k3/pppp4/8/8/8/8/PPPP4/4K3 b - - 0 20",
    };
    game.position(fen);
    let moves = match by {
        Color::White => ["e1e2", "e8e7", "e2e3", "e7e6", "d7d6"],
        Color::Black => ["e8e7", "e1e2", "e7e6", "e2e3", "d2d3"],
    };
    // Both have moved: before that, the players may not agree to a draw.
    game.make(by, moves[0]);
    game.press(by);
    game.make(!by, moves[1]);
    game.press(!by);
    let offer = ActKind::OfferDraw(OfferDraw { by: Some(by.into()) });
    match *when {
        "after-move" => {
            game.make(by, moves[2]);
            game.incident();
            game.tell(offer);
            game.press(by);
        }
        "before-move" => {
            game.incident();
            game.tell(offer);
            if reply == "touched" {
                game.make(by, moves[2]);
                game.press(by);
            }
        }
        _ => {
            game.make(by, moves[2]);
            game.press(by);
            game.incident();
            game.tell(offer);
        }
    }
    match reply {
        "accepted" => game.tell(ActKind::AcceptDraw(AcceptDraw { by: Some((!by).into()) })),
        "declined" => game.tell(ActKind::DeclineDraw(DeclineDraw { by: Some((!by).into()) })),
        "touched" => game.touch(!by, if by == Color::White { "d7" } else { "d2" }),
        _ => {}
    }
}

/// The event does not allow agreements before both players have completed thirty moves.
fn too_early(by: Color, game: &mut Reenactment<'_>) {
    let limit = DrawAgreement::After(AfterMoves { after_moves: 30, consent: None });
    let regulations = Regulations { draw_agreement: Some(limit), ..Regulations::default() };
    game.wooden_by(regulations, 10, by);
    game.press(by);
    game.incident();
    game.tell(ActKind::OfferDraw(OfferDraw { by: Some(by.into()) }));
    game.tell(ActKind::AcceptDraw(AcceptDraw { by: Some((!by).into()) }));
}
