//! The start of games: wrong set-up, wrong colours, late players.

use super::player;
use crate::question::{Question, Topic, last, then};
use crate::reenactment::Reenactment;
use touchmove_laws::board::Color;
use touchmove_laws::{Answer, Article, EditionName, Moves};
use touchmove_referee::wire::act::{Arrive, Start};
use touchmove_referee::wire::{ActKind, Millis, ObservedKind, Open, Regulations};

const MOVES: Question = Question { id: "start-moves", choices: &[last("two"), last("few"), last("ten")] };

const LATE: Question = Question {
    id: "late-who",
    choices: &[then("white", &HOW_LATE), then("black", &HOW_LATE), then("neither", &HOW_LATE)],
};

const HOW_LATE: Question =
    Question { id: "late-how", choices: &[last("within"), last("beyond"), last("no-tolerance")] };

const LATE_ARRIVAL: Article = Article::of(EditionName::Laws2023, "6.7.1");

/// Something was wrong from the start.
pub(super) const TOPIC: Topic = Topic {
    id: "start",
    first: &Question {
        id: "start-what",
        choices: &[
            then("late", &LATE),
            then("colours", &MOVES),
            then("position", &MOVES),
            then("board", &MOVES),
            last("displaced"),
        ],
    },
    tell,
};

fn tell(answers: &[&str], game: &mut Reenactment<'_>) {
    match answers {
        ["late", who, how] => late(who, how, game),
        ["displaced"] => {
            game.wooden(12, Color::White);
            game.incident();
            game.observe(ObservedKind::Displaced, None);
            game.step("step-found-displaced");
        }
        [what, moves] => {
            let made = match *moves {
                "two" => 2,
                "few" => 5,
                _ => 10,
            };
            game.wooden(made, Color::White);
            game.incident();
            game.observe(
                match *what {
                    "colours" => ObservedKind::ColoursReversed,
                    "position" => ObservedKind::WrongStart,
                    _ => ObservedKind::WrongBoard,
                },
                None,
            );
            game.decide(Answer::Uphold);
        }
        _ => {}
    }
}

/// The default time of the event is one minute, which every clock outlasts, or zero.
fn late(who: &str, how: &str, game: &mut Reenactment<'_>) {
    const PERMITTED: u64 = 60_000;
    let absent = match who {
        "neither" => vec![Color::White, Color::Black],
        who => vec![player(who)],
    };
    let default_ms = Some(Millis(if how == "no-tolerance" { 0 } else { PERMITTED }));
    game.open(Open {
        moves: Some(Moves::Untold.into()),
        regulations: Some(Regulations { default_ms, ..Regulations::default() }),
        ..Open::default()
    });
    game.incident();
    game.see(LATE_ARRIVAL);
    game.tell(ActKind::Start(Start { absent: Some(absent.iter().map(|who| (*who).into()).collect()) }));
    game.wait(match how {
        "within" => PERMITTED / 2,
        "beyond" => PERMITTED + 1000,
        _ => 0,
    });
    for player in absent.into_iter().filter(|_| !game.is_decided()).collect::<Vec<Color>>() {
        game.tell(ActKind::Arrive(Arrive { by: Some(player.into()) }));
    }
}
