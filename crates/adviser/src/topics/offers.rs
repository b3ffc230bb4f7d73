//! Draw offers.

use super::player;
use crate::question::{Question, Topic, last, then};
use crate::telling::Telling;
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

fn tell(answers: &[&str], telling: &mut Telling<'_>) {
    let [who, when, rest @ ..] = answers else { return };
    let by = player(who);
    let reply = rest.first().copied().unwrap_or("open");
    if *when == "too-early" {
        return too_early(by, telling);
    }
    let fen = match by {
        Color::White => "4k3/pppp4/8/8/8/8/PPPP4/4K3 w - - 0 20",
        Color::Black => "4k3/pppp4/8/8/8/8/PPPP4/4K3 b - - 0 20",
    };
    telling.position(fen);
    let moves = match by {
        Color::White => ["e1e2", "e8e7", "e2e3", "e7e6", "d7d6"],
        Color::Black => ["e8e7", "e1e2", "e7e6", "e2e3", "d2d3"],
    };
    // Both have moved: before that nobody may agree to a draw.
    telling.make(by, moves[0]);
    telling.press(by);
    telling.make(!by, moves[1]);
    telling.press(!by);
    let offer = ActKind::OfferDraw(OfferDraw { by: Some(by.into()) });
    match *when {
        "after-move" => {
            telling.make(by, moves[2]);
            telling.incident();
            telling.tell(offer);
            telling.press(by);
        }
        "before-move" => {
            telling.incident();
            telling.tell(offer);
            if reply == "touched" {
                telling.make(by, moves[2]);
                telling.press(by);
            }
        }
        _ => {
            telling.make(by, moves[2]);
            telling.press(by);
            telling.incident();
            telling.tell(offer);
        }
    }
    match reply {
        "accepted" => telling.tell(ActKind::AcceptDraw(AcceptDraw { by: Some((!by).into()) })),
        "declined" => telling.tell(ActKind::DeclineDraw(DeclineDraw { by: Some((!by).into()) })),
        "touched" => telling.touch(!by, if by == Color::White { "d7" } else { "d2" }),
        _ => {}
    }
}

/// The event allows no agreement before both have completed thirty moves.
fn too_early(by: Color, telling: &mut Telling<'_>) {
    let limit = DrawAgreement::After(AfterMoves { after_moves: 30, consent: None });
    let regulations = Regulations { draw_agreement: Some(limit), ..Regulations::default() };
    telling.wooden_by(regulations, 10, by);
    telling.press(by);
    telling.incident();
    telling.tell(ActKind::OfferDraw(OfferDraw { by: Some(by.into()) }));
    telling.tell(ActKind::AcceptDraw(AcceptDraw { by: Some((!by).into()) }));
}
