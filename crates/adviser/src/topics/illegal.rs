//! Illegal moves, and what ranks as one.

use super::player;
use crate::question::{Choice, Question, Topic, last, then};
use crate::telling::Telling;
use touchmove_laws::board::Color;
use touchmove_laws::{Answer, ClaimKind, Supervision};
use touchmove_referee::wire::ObservedKind;
use touchmove_referee::wire::act::Move;
use touchmove_referee::wire::{ActKind, Hands, Stated};

/// How many offences the player had before; they are counted over the whole game.
const EARLIER: Question = Question { id: "earlier", choices: &[last("none"), last("one"), last("two")] };

const NOTICED: [Choice; 7] = [
    then("claimed", &EARLIER),
    then("seen", &EARLIER),
    then("replied", &EARLIER),
    then("later", &EARLIER),
    last("not-pressed"),
    then("empty-press", &EARLIER),
    then("two-hands", &EARLIER),
];

const WHAT: Question = Question { id: "illegal-what", choices: &NOTICED };

/// Somebody has made an illegal move.
pub(super) const TOPIC: Topic = Topic {
    id: "illegal",
    first: &Question { id: "illegal-who", choices: &[then("white", &WHAT), then("black", &WHAT)] },
    tell,
};

const WHAT_UNSUPERVISED: Question = Question {
    id: "unsupervised-what",
    choices: &[
        then("claimed", &EARLIER),
        then("seen", &EARLIER),
        then("replied", &EARLIER),
        last("both-in-check"),
        last("king-taken"),
    ],
};

/// The same in rapid and blitz, where one arbiter watches many games.
pub(super) const UNSUPERVISED: Topic = Topic {
    id: "unsupervised",
    first: &Question {
        id: "illegal-who",
        choices: &[then("white", &WHAT_UNSUPERVISED), then("black", &WHAT_UNSUPERVISED)],
    },
    tell: tell_unsupervised,
};

fn tell(answers: &[&str], telling: &mut Telling<'_>) {
    let (who, what, earlier) = match answers {
        [who, "not-pressed"] => return tell_before_the_press(player(who), telling),
        [who, what, earlier] => (who, what, earlier),
        _ => return,
    };
    let offender = player(who);
    match *what {
        "two-hands" => return tell_two_hands(offender, earlier, telling),
        "empty-press" => return tell_empty_press(offender, earlier, telling),
        _ => {}
    }
    telling.wooden(12, offender);
    earlier_offences(offender, earlier, telling);
    telling.press(offender);
    match *what {
        "replied" => telling.press(!offender),
        "later" => {
            for _ in 0..3 {
                telling.press(!offender);
                telling.press(offender);
            }
            telling.press(!offender);
        }
        _ => {}
    }
    telling.incident();
    // What is found later somebody must claim where the arbiter cannot watch every game.
    let is_watched = telling.conditions.supervision.0 == Supervision::Full;
    let raised = match *what {
        "seen" => Raised::BySight,
        "later" if is_watched => Raised::BySight,
        _ => Raised::ByClaim,
    };
    raise(raised, offender, telling);
}

fn tell_unsupervised(answers: &[&str], telling: &mut Telling<'_>) {
    use touchmove_laws::clock::Class;
    // What the question supposes: an arbiter who cannot watch every game, which only rapid and blitz know.
    telling.conditions.supervision = Supervision::Limited.into();
    if telling.conditions.class.0 == Class::Standard {
        telling.conditions.class = Class::Rapid.into();
        telling.suppose("supposes-rapid");
    }
    match answers {
        [who, "both-in-check"] => tell_both_in_check(player(who), telling),
        [who, "king-taken"] => tell_king_taken(player(who), telling),
        answers => tell(answers, telling),
    }
}

/// Offences that were raised earlier in the game.
fn earlier_offences(offender: Color, earlier: &str, telling: &mut Telling<'_>) {
    let count = match earlier {
        "two" => 2,
        "one" => 1,
        _ => 0,
    };
    for _ in 0..count {
        telling.unless_it_ends(|telling| {
            telling.press(offender);
            raise(Raised::ByClaim, offender, telling);
        });
        telling.press(offender);
        telling.press(!offender);
    }
}

/// Who raises an offence.
#[derive(Copy, Clone)]
enum Raised {
    ByClaim,
    BySight,
}

/// The opponent claims an illegal move, or the arbiter has seen it; the arbiter has looked at the board, and it was one.
fn raise(raised: Raised, offender: Color, telling: &mut Telling<'_>) {
    match raised {
        Raised::ByClaim => telling.claim(!offender, ClaimKind::IllegalMove),
        Raised::BySight => telling.observe(ObservedKind::IllegalMove, Some(offender)),
    }
    telling.decide(Answer::Uphold);
}

/// The piece was released where it may not go, and the clock not pressed: then the player makes another move with it.
fn tell_before_the_press(offender: Color, telling: &mut Telling<'_>) {
    let (fen, wrong) = match offender {
        Color::White => ("4k3/3p4/8/8/8/2N5/3P4/4K3 w - - 0 20", "c3c5"),
        Color::Black => ("4k3/3p4/2n5/8/8/8/3P4/4K3 b - - 0 20", "c6c4"),
    };
    telling.position(fen);
    telling.make(offender, wrong);
    telling.incident();
    telling.observe(ObservedKind::IllegalMove, Some(offender));
}

fn tell_two_hands(offender: Color, earlier: &str, telling: &mut Telling<'_>) {
    let fen = match offender {
        Color::White => "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 20",
        Color::Black => "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R b KQkq - 0 20",
    };
    let castling = match offender {
        Color::White => "e1g1",
        Color::Black => "e8g8",
    };
    telling.position(fen);
    told_offences(offender, earlier, telling);
    telling.tell(ActKind::Move(Move {
        mv: Stated(castling.to_owned()),
        by: Some(offender.into()),
        hands: Some(Hands(touchmove_laws::Hands::Two)),
    }));
    telling.press(offender);
    telling.incident();
    telling.observe(ObservedKind::TwoHands, Some(offender));
}

fn tell_empty_press(offender: Color, earlier: &str, telling: &mut Telling<'_>) {
    let fen = match offender {
        Color::White => "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 20",
        Color::Black => "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R b KQkq - 0 20",
    };
    telling.position(fen);
    told_offences(offender, earlier, telling);
    telling.incident();
    telling.press(offender);
    telling.observe(ObservedKind::IllegalMove, Some(offender));
}

/// Earlier offences in a game whose moves are told: a rook that jumps over its pawn, put right each time.
fn told_offences(offender: Color, earlier: &str, telling: &mut Telling<'_>) {
    let count = match earlier {
        "two" => 2,
        "one" => 1,
        _ => 0,
    };
    let moves = match offender {
        Color::White => [("a1a3", "a1b1", "h7h6"), ("b1b3", "b1a1", "h6h5")],
        Color::Black => [("a8a6", "a8b8", "h2h3"), ("b8b6", "b8a8", "h3h4")],
    };
    for (wrong, right, reply) in moves.into_iter().take(count) {
        telling.unless_it_ends(|telling| {
            telling.make(offender, wrong);
            telling.press(offender);
            telling.claim(!offender, ClaimKind::IllegalMove);
        });
        telling.make(offender, right);
        telling.press(offender);
        telling.make(!offender, reply);
        telling.press(!offender);
    }
}

/// A player answers a check with a check: both kings are attacked, and nobody has claimed anything.
fn tell_both_in_check(offender: Color, telling: &mut Telling<'_>) {
    let (fen, ignored) = match offender {
        Color::White => ("4k3/8/8/8/4r3/8/3R4/4K3 w - - 0 20", "d2d8"),
        Color::Black => ("4k3/3r4/8/4R3/8/8/8/4K3 b - - 0 20", "d7d1"),
    };
    telling.position(fen);
    telling.make(offender, ignored);
    telling.press(offender);
    telling.incident();
    telling.observe(ObservedKind::IllegalPosition, None);
}

/// The opponent takes the king that was left in check, instead of claiming.
fn tell_king_taken(taker: Color, telling: &mut Telling<'_>) {
    let (fen, ignored, taking) = match taker {
        Color::Black => ("4k3/8/8/8/4r3/8/3P4/4K3 w - - 0 20", "d2d3", "e4e1"),
        Color::White => ("4k3/3p4/8/4R3/8/8/8/4K3 b - - 0 20", "d7d6", "e5e8"),
    };
    telling.position(fen);
    telling.make(!taker, ignored);
    telling.press(!taker);
    telling.incident();
    telling.make(taker, taking);
    telling.press(taker);
    telling.claim(!taker, ClaimKind::IllegalMove);
}
