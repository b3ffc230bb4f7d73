//! Illegal moves, and offences that count as one.

use super::player;
use crate::question::{Choice, Question, Topic, last, then};
use crate::reenactment::Reenactment;
use touchmove_laws::board::Color;
use touchmove_laws::{Answer, ClaimKind, Supervision};
use touchmove_referee::wire::ObservedKind;
use touchmove_referee::wire::act::Move;
use touchmove_referee::wire::{ActKind, Hands, Stated};

/// The number of earlier offences by the player; they are counted over the whole game.
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

/// A player has made an illegal move.
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

fn tell(answers: &[&str], game: &mut Reenactment<'_>) {
    let (who, what, earlier) = match answers {
        [who, "not-pressed"] => return tell_before_the_press(player(who), game),
        [who, what, earlier] => (who, what, earlier),
        _ => return,
    };
    let offender = player(who);
    match *what {
        "two-hands" => return tell_two_hands(offender, earlier, game),
        "empty-press" => return tell_empty_press(offender, earlier, game),
        _ => {}
    }
    game.wooden(12, offender);
    earlier_offences(offender, earlier, game);
    game.press(offender);
    match *what {
        "replied" => game.press(!offender),
        "later" => {
            for _ in 0..3 {
                game.press(!offender);
                game.press(offender);
            }
            game.press(!offender);
        }
        _ => {}
    }
    game.incident();
    // Where the arbiter cannot watch every game, an offence found later must be claimed.
    let is_watched = game.conditions.supervision.0 == Supervision::Full;
    let raised = match *what {
        "seen" => Raised::BySight,
        "later" if is_watched => Raised::BySight,
        _ => Raised::ByClaim,
    };
    raise(raised, offender, game);
}

fn tell_unsupervised(answers: &[&str], game: &mut Reenactment<'_>) {
    use touchmove_laws::clock::Class;
    // The topic assumes an arbiter who cannot watch every game, which exists only in rapid and blitz.
    game.conditions.supervision = Supervision::Limited.into();
    if game.conditions.class.0 == Class::Standard {
        game.conditions.class = Class::Rapid.into();
        game.suppose("supposes-rapid");
    }
    match answers {
        [who, "both-in-check"] => tell_both_in_check(player(who), game),
        [who, "king-taken"] => tell_king_taken(player(who), game),
        answers => tell(answers, game),
    }
}

/// Reports offences from earlier in the game.
fn earlier_offences(offender: Color, earlier: &str, game: &mut Reenactment<'_>) {
    let count = match earlier {
        "two" => 2,
        "one" => 1,
        _ => 0,
    };
    for _ in 0..count {
        game.unless_it_ends(|game| {
            game.press(offender);
            raise(Raised::ByClaim, offender, game);
        });
        game.press(offender);
        game.press(!offender);
    }
}

/// The person who raises an offence.
#[derive(Copy, Clone)]
enum Raised {
    ByClaim,
    BySight,
}

/// The opponent claims an illegal move, or the arbiter has seen it; the arbiter checks the board and finds that it was one.
fn raise(raised: Raised, offender: Color, game: &mut Reenactment<'_>) {
    match raised {
        Raised::ByClaim => game.claim(!offender, ClaimKind::IllegalMove),
        Raised::BySight => game.observe(ObservedKind::IllegalMove, Some(offender)),
    }
    game.decide(Answer::Uphold);
}

/// The piece was released on a square where it may not go, and the clock was not pressed: the player makes another move with it.
fn tell_before_the_press(offender: Color, game: &mut Reenactment<'_>) {
    let (fen, wrong) = match offender {
        Color::White => ("4k3/3p4/8/8/8/2N5/3P4/4K3 w - - 0 20", "c3c5"),
        Color::Black => ("4k3/3p4/2n5/8/8/8/3P4/4K3 b - - 0 20", "c6c4"),
    };
    game.position(fen);
    game.make(offender, wrong);
    game.incident();
    game.observe(ObservedKind::IllegalMove, Some(offender));
}

fn tell_two_hands(offender: Color, earlier: &str, game: &mut Reenactment<'_>) {
    let fen = match offender {
        Color::White => "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 20",
        Color::Black => "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R b KQkq - 0 20",
    };
    let castling = match offender {
        Color::White => "e1g1",
        Color::Black => "e8g8",
    };
    game.position(fen);
    told_offences(offender, earlier, game);
    game.tell(ActKind::Move(Move {
        mv: Stated(castling.to_owned()),
        by: Some(offender.into()),
        hands: Some(Hands(touchmove_laws::Hands::Two)),
    }));
    game.press(offender);
    game.incident();
    game.observe(ObservedKind::TwoHands, Some(offender));
}

fn tell_empty_press(offender: Color, earlier: &str, game: &mut Reenactment<'_>) {
    let fen = match offender {
        Color::White => "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 20",
        Color::Black => "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R b KQkq - 0 20",
    };
    game.position(fen);
    told_offences(offender, earlier, game);
    game.incident();
    game.press(offender);
    game.observe(ObservedKind::IllegalMove, Some(offender));
}

/// Reports earlier offences in a game in which every move is reported: each time a rook jumps over its pawn, and the move is corrected.
fn told_offences(offender: Color, earlier: &str, game: &mut Reenactment<'_>) {
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
        game.unless_it_ends(|game| {
            game.make(offender, wrong);
            game.press(offender);
            game.claim(!offender, ClaimKind::IllegalMove);
        });
        game.make(offender, right);
        game.press(offender);
        game.make(!offender, reply);
        game.press(!offender);
    }
}

/// A player answers a check with a check: both kings are attacked, and neither player has claimed anything.
fn tell_both_in_check(offender: Color, game: &mut Reenactment<'_>) {
    let (fen, ignored) = match offender {
        Color::White => ("4k3/8/8/8/4r3/8/3R4/4K3 w - - 0 20", "d2d8"),
        Color::Black => ("4k3/3r4/8/4R3/8/8/8/4K3 b - - 0 20", "d7d1"),
    };
    game.position(fen);
    game.make(offender, ignored);
    game.press(offender);
    game.incident();
    game.observe(ObservedKind::IllegalPosition, None);
}

/// The opponent captures the king that was left in check, instead of claiming.
fn tell_king_taken(taker: Color, game: &mut Reenactment<'_>) {
    let (fen, ignored, taking) = match taker {
        Color::Black => ("4k3/8/8/8/4r3/8/3P4/4K3 w - - 0 20", "d2d3", "e4e1"),
        Color::White => ("4k3/3p4/8/4R3/8/8/8/4K3 b - - 0 20", "d7d6", "e5e8"),
    };
    game.position(fen);
    game.make(!taker, ignored);
    game.press(!taker);
    game.incident();
    game.make(taker, taking);
    game.press(taker);
    game.claim(!taker, ClaimKind::IllegalMove);
}
