//! A short notation for playing a game and stating the expected rulings.
//!
//! A step is a moment in milliseconds and an act: `w e2e4`, `b press`, `w touch e2`, `b claim threefold`, `observe flag b`. The
//! expected rulings are written as kind and article: `illegal 7.5.1, restored 7.5.1, time 7.5.5`.

use touchmove_laws::board::{Color, Role};
use touchmove_laws::clock::{Moment, Time};
use touchmove_laws::{
    Act, Claim, Decision, EditionName, Game, Grounds, Hands, Intent, Observation, PressingHand, Promoting,
    Ruling, RulingKind, Settings, Sound, Stated,
};

/// The settings of a game with that time control.
pub(crate) fn timed(edition: &str, time: &str) -> Settings {
    Settings { time: Some(time.parse().unwrap()), ..untimed(edition) }
}

/// The settings of a game without a clock.
pub(crate) fn untimed(edition: &str) -> Settings {
    Settings { edition: edition.parse::<EditionName>().unwrap(), ..Settings::default() }
}

/// A game that has been started, if it has a clock.
pub(crate) fn started(settings: Settings) -> Game {
    let mut game = Game::open(settings).unwrap();
    if game.state().clock.is_some() {
        game.act(Moment::from_millis(0), &Act::Start { absent: vec![] }).unwrap();
    }
    game
}

/// The name of a kind of ruling, in lower case: `touch_move`.
pub(crate) fn kind(kind: &RulingKind) -> String {
    let shown = format!("{kind:?}");
    let name: String = shown.chars().take_while(char::is_ascii_alphanumeric).collect();
    let mut snake = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.push(letter.to_ascii_lowercase());
    }
    snake
}

/// The rulings in the short notation: kinds and articles.
pub(crate) fn brief(rulings: &[Ruling]) -> String {
    let each: Vec<String> =
        rulings.iter().map(|ruling| format!("{} {}", kind(&ruling.kind), ruling.article)).collect();
    each.join(", ")
}

/// Plays the steps and compares the rulings; `made` and `completed` are left out unless they are expected.
pub(crate) fn check(game: &mut Game, steps: &[(u64, &str, &str)]) {
    for (at, told, expected) in steps {
        let rulings = tell(game, *at, told);
        let shown: Vec<Ruling> = rulings
            .into_iter()
            .filter(|ruling| {
                let goes_without_saying =
                    matches!(ruling.kind, RulingKind::Made { .. } | RulingKind::Completed { .. });
                !goes_without_saying || expected.contains(&kind(&ruling.kind))
            })
            .collect();
        assert_eq!(brief(&shown), *expected, "{at} {told}");
    }
}

/// Plays one step.
pub(crate) fn tell(game: &mut Game, at: u64, told: &str) -> Vec<Ruling> {
    game.act(Moment::from_millis(at), &act(told)).unwrap_or_else(|fault| panic!("{told}: {fault}"))
}

/// Reads an act in the short notation.
pub(crate) fn act(told: &str) -> Act {
    let words: Vec<&str> = told.split(' ').collect();
    let square = |text: &str| text.parse().unwrap();
    match words.as_slice() {
        ["tick"] => Act::Tick,
        ["resume"] => Act::Resume { present: Color::ALL.to_vec() },
        ["observe", what] => observe(what, None),
        ["observe", what, by] => observe(what, Some(player(by))),
        ["uphold"] => Act::Rule(Decision::Uphold { opponent_points: None, mv: None, ply: None }),
        ["reject"] => Act::Rule(Decision::Reject),
        ["defer"] => Act::Rule(Decision::Defer { add: Time::ZERO }),
        ["restore", ply] => Act::Restore { ply: ply.parse().unwrap() },
        ["correct"] => Act::CorrectByAgreement,
        ["declare", result] => Act::Declare(result.parse().unwrap()),
        [by, "press"] => Act::Press { by: player(by), hand: PressingHand::Same },
        [by, "touch", at] => Act::Touch { by: player(by), square: square(at), intent: Intent::Deliberate },
        [by, "brush", at] => Act::Touch { by: player(by), square: square(at), intent: Intent::Accident },
        [by, "adjust", at] => Act::Adjust { by: player(by), squares: vec![square(at)] },
        [by, "place", from, to] => Act::Place { by: player(by), from: square(from), to: square(to) },
        [by, "promote", piece] => {
            let role = Role::from_letter(piece.chars().next().unwrap()).unwrap();
            Act::Promote { by: player(by), role, step: Promoting::Done }
        }
        [by, "offer"] => Act::OfferDraw(player(by)),
        [by, "accept"] => Act::AcceptDraw(player(by)),
        [by, "decline"] => Act::DeclineDraw(player(by)),
        [by, "resign"] => Act::Resign(player(by)),
        [by, "stop"] => Act::StopClocks(player(by)),
        [by, "arrive"] => Act::Arrive(player(by)),
        [by, "claim", what] => Act::Claim { by: player(by), claim: claim(what, None) },
        [by, "claim", what, mv] => Act::Claim { by: player(by), claim: claim(what, Some(Stated::of(mv))) },
        [by, mv, "two-handed"] => Act::Move { by: player(by), mv: Stated::of(mv), hands: Hands::Two },
        [by, mv] => Act::Move { by: player(by), mv: Stated::of(mv), hands: Hands::One },
        _ => panic!("what is {told:?}?"),
    }
}

fn player(letter: &str) -> Color {
    Color::from_name(letter).unwrap()
}

fn claim(what: &str, stated: Option<Stated>) -> Claim {
    match what {
        "threefold" => Claim::Threefold(stated),
        "fifty" => Claim::Fifty(stated),
        "flag" => Claim::Flag,
        "illegal" => Claim::IllegalMove,
        "touch" => Claim::TouchMove,
        "start" => Claim::WrongStart,
        "quickplay" => Claim::Quickplay(Grounds::CannotWin),
        "increment" => Claim::Quickplay(Grounds::Increment),
        _ => panic!("what claim is {what:?}?"),
    }
}

fn observe(what: &str, by: Option<Color>) -> Act {
    let what = match what {
        "illegal" => Observation::IllegalMove,
        "flag" => Observation::Flag,
        "both-flags" => Observation::BothFlags,
        "touch" => Observation::TouchMove,
        "two-hands" => Observation::TwoHands,
        "illegal-position" => Observation::IllegalPosition,
        "wrong-start" => Observation::WrongStart,
        "colours" => Observation::ColoursReversed,
        "device" => Observation::Device(Sound::Heard),
        _ => panic!("what is seen in {what:?}?"),
    };
    Act::Observe { what, by, square: None }
}

/// The moves that the obligations permit, in UCI.
pub(crate) fn permitted(game: &Game) -> Option<String> {
    let moves = game.state().permitted?;
    Some(moves.iter().map(ToString::to_string).collect::<Vec<String>>().join(" "))
}
