//! A player who tries out moves learns nothing from the server: until one is completed, a legal move and an illegal one look alike.

#![allow(clippy::unwrap_used, reason = "tests")]

use serde_json::{Value, json};
use std::collections::BTreeMap;
use touchmove_hall::roles::{self, Role, Sight};
use touchmove_referee::Referee;
use touchmove_referee::wire::{Act, Millis};

/// Positions with many illegal moves: pins, checks, castling through an attack, en passant, a promotion.
const POSITIONS: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "4k3/8/8/8/1b6/8/3N4/4K2R w K - 0 1",
    "4k3/8/8/8/8/5n2/8/R3K2R w KQ - 0 1",
    "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
    "4k3/6P1/8/8/8/8/8/4K3 w - - 0 1",
];

fn squares() -> impl Iterator<Item = String> + Clone {
    (b'a'..=b'h').flat_map(|file| (b'1'..=b'8').map(move |rank| format!("{}{}", file as char, rank as char)))
}

/// The piece on a square.
fn piece_on(fen: &str, square: &str) -> Option<char> {
    let (file, rank) = (square.as_bytes()[0] - b'a', square.as_bytes()[1] - b'1');
    let row = fen.split(' ').next()?.split('/').nth(7 - usize::from(rank))?;
    let cells = row.chars().flat_map(|sign| match sign.to_digit(10) {
        Some(count) => vec![None; count as usize],
        None => vec![Some(sign)],
    });
    cells.collect::<Vec<_>>()[usize::from(file)]
}

/// What a player sees after an act, without what they did themselves: the pieces, the move.
fn seen(referee: &Referee, act: &Value) -> String {
    let mut act = Act::parse(&act.to_string()).unwrap();
    roles::admit(Role::White, &mut act).unwrap();
    act.at = Some(Millis(1000));
    let answer = match referee.clone().act(&act) {
        Ok(answer) => answer,
        Err(error) => return error.code.to_string(),
    };
    let mut seen = serde_json::to_value(&*roles::seen_answer(Sight::Floor, &act.kind, &answer)).unwrap();
    for ruling in seen["rulings"].as_array_mut().unwrap() {
        ruling.as_object_mut().unwrap().remove("move");
    }
    let state = seen["state"].as_object_mut().unwrap();
    state.remove("fen");
    for pending in state.get_mut("pending").and_then(Value::as_array_mut).into_iter().flatten() {
        pending.take();
    }
    seen.to_string()
}

#[test]
fn a_legal_and_an_illegal_move_look_alike() {
    for fen in POSITIONS {
        for watch in [true, false] {
            let mut referee = Referee::new();
            let open =
                json!({ "act": "open", "edition": "2023", "time": "300", "start": fen, "watch": watch });
            for line in [open, json!({ "act": "start", "at": 0 })] {
                let answer = referee.line(&line.to_string());
                assert!(!answer.contains("error"), "{answer}");
            }
            // A piece moves to an empty square or captures: that is visible on the board anyway.
            let mut looks: BTreeMap<(char, bool), BTreeMap<String, String>> = BTreeMap::new();
            for (from, to) in squares().flat_map(|from| squares().map(move |to| (from.clone(), to))) {
                let Some(piece) = piece_on(fen, &from).filter(char::is_ascii_uppercase) else { continue };
                if from == to
                    || piece_on(fen, &to).is_some_and(|piece| piece.is_ascii_uppercase() || piece == 'k')
                {
                    continue;
                }
                let act = json!({ "act": "move", "move": format!("{from}{to}") });
                let key = (piece, piece_on(fen, &to).is_some());
                looks.entry(key).or_default().insert(seen(&referee, &act), format!("{from}{to}"));
            }
            for ((piece, _), looks) in looks {
                assert_eq!(looks.len(), 1, "{fen}, watch {watch}, {piece}: {looks:#?}");
            }
        }
    }
}
