//! Thirty-one boards at once, with everything that hands do.

use super::{StandIn, bind, reports};
use crate::hands::{Hand, Noise, random_game};
use crate::random::Random;
use crate::support::{Client, House, Table};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use touchmove_laws::board::{Color, Move, Position};
use touchmove_notation::pgn::{At, Follower, Legality, Listener, Played, Reader, Replay};

const BOARDS: usize = 31;
/// The number of moves by both players at each board. Whole games are played in the tests of the sensors, where time is an argument, and
/// with `make electronic GAMES=FILE`, which takes as long as they do.
const PLIES: usize = 12;

/// How many times faster than people the hands are, to keep the test short.
const QUICK: u64 = 8;

#[tokio::test(flavor = "multi_thread")]
async fn every_move_at_every_board_is_found_and_none_is_called_illegal() {
    let house = House::new().await;
    let live = StandIn::begin().await;
    let mut table = house.board(json!({ "time": "5400" })).await;
    let more: Vec<Value> = (2..=BOARDS)
        .map(
            |number| json!({ "table": number, "white": format!("W{number}"), "black": format!("B{number}") }),
        )
        .collect();
    let path = format!("/api/v1/events/{}/boards", table.event);
    let made = house.hall.post(&path, &json!({ "boards": more })).await.ok();
    let others = made["boards"].as_array().unwrap().iter();
    let names = std::iter::once(table.board.clone())
        .chain(others.map(|board| board["board"].as_str().unwrap().to_owned()));
    let names: Vec<String> = names.collect();
    let serials: Vec<String> = (1..=BOARDS).map(|number| format!("{}", 7000 + number)).collect();
    for serial in &serials {
        live.add(serial, &Position::standard().board.to_string());
        live.clock(serial, 5400, 5400, Some(true));
    }
    let bound: Vec<(&str, u32)> = serials.iter().map(String::as_str).zip(1..).collect();
    bind(&table, &live, &bound, "board_clock").await;
    reports(&table, BOARDS).await;
    for name in &names {
        table.board.clone_from(name);
        table.act("arbiter", json!({ "act": "start" })).await.ok();
    }
    let games = games();
    let played = futures_util::future::join_all(
        serials
            .iter()
            .zip(games)
            .enumerate()
            .map(|(place, (serial, game))| play(&live, serial, place as u64, game)),
    );
    let played = played.await;
    let arbiter = table.of("arbiter");
    for (name, moves) in names.iter().zip(played) {
        check(arbiter, name, &moves).await;
    }
    only_questions_of_touch(&table).await;
    house.end().await;
}

/// The games: the first ones of a file, or generated openings.
fn games() -> Vec<Vec<Move>> {
    let beginning = |seed| random_game(&mut Random::new(3000 + seed), PLIES);
    let Ok(file) = std::env::var("ELECTRONIC_GAMES") else {
        return (0..BOARDS as u64).map(beginning).collect();
    };
    let text = std::fs::read(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
    let mut bytes = &text[..];
    let mut reader = Reader::new(&mut bytes);
    let mut games = Vec::new();
    while games.len() < BOARDS {
        let mut game = Replay::new(Moves::default());
        assert!(reader.read_game(&mut game).unwrap(), "{file} has fewer than {BOARDS} games to play");
        let Moves { moves, is_ordinary } = game.into_follower();
        if is_ordinary && moves.len() > PLIES {
            games.push(until_dead(moves));
        }
    }
    games
}

/// The moves up to the first dead position, which ends a game (5.2.2). In real games people play on, even if the only move left is to
/// capture the last piece.
fn until_dead(moves: Vec<Move>) -> Vec<Move> {
    let mut position = Position::standard();
    let mut played = Vec::new();
    for mv in moves {
        if is_dead(&position) {
            break;
        }
        position.play_unchecked(mv);
        played.push(mv);
    }
    played
}

/// True if neither side can checkmate: only kings are left, or every move leaves only kings. Other dead positions did not occur in the
/// games tried.
fn is_dead(position: &Position) -> bool {
    let bare = |position: &Position| position.board.occupied().len() == 2;
    bare(position) || position.legal_moves().into_iter().all(|mv| bare(&position.after(mv)))
}

/// The moves of a game from the usual starting position that is legal to its end.
struct Moves {
    moves: Vec<Move>,
    is_ordinary: bool,
}

impl Default for Moves {
    fn default() -> Self {
        Self { moves: Vec::new(), is_ordinary: true }
    }
}

impl Listener for Moves {
    fn tag(&mut self, name: &[u8], _: &[u8], _: At<'_>) {
        self.is_ordinary &= name != b"FEN";
    }
}

impl Follower for Moves {
    fn ply(&mut self, _: &Position, played: Played, _: At<'_>) {
        self.is_ordinary &= played.legality == Legality::Legal && played.mv.is_some();
        self.moves.extend(played.mv);
    }
}

/// Plays a game at a board by hand.
async fn play(live: &StandIn, serial: &str, seed: u64, moves: Vec<Move>) -> Vec<Move> {
    let mut random = Random::new(seed);
    let mut position = Position::standard();
    let (mut left, mut since) = ([5400.0, 5400.0], Instant::now());
    for mv in &moves {
        let noise = random.pick(&[Noise::Clean, Noise::Hesitates, Noise::Flickers, Noise::KnocksOver]);
        let mut hand = Hand::over(position.board, &mut random);
        hand.play(&position, *mv, noise);
        for report in hand.reports() {
            tokio::time::sleep(Duration::from_millis(report.after_ms / QUICK)).await;
            live.show(serial, &report.board.to_string());
        }
        left[position.turn as usize] -= since.elapsed().as_secs_f64();
        since = Instant::now();
        position.play_unchecked(*mv);
        live.clock(serial, left[0] as u64, left[1] as u64, Some(position.turn == Color::White));
        // The opponent thinks for a moment, or hardly at all: often before the move has been recorded.
        tokio::time::sleep(Duration::from_millis(300 + random.below(600) as u64)).await;
    }
    moves
}

/// Checks that the record of a board has these moves, all completed, and nothing illegal. The last press may still be on its way.
async fn check(arbiter: &Client, board: &str, moves: &[Move]) {
    let mut position = Position::standard();
    let mut expected = Vec::new();
    for mv in moves {
        expected.push(mv.uci(&position).to_string());
        position.play_unchecked(*mv);
    }
    let scene = loop {
        let scene = arbiter.get(&format!("/api/v1/boards/{board}")).await.ok();
        let clock = &scene["answer"]["state"]["clock"];
        let completed = clock["white_moves"].as_u64().unwrap() + clock["black_moves"].as_u64().unwrap();
        let is_stopped = scene["answer"]["state"]["phase"] != "running";
        if completed >= moves.len() as u64 || is_stopped {
            break scene;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    let found: Vec<_> = scene["moves"]
        .as_array()
        .unwrap()
        .iter()
        .map(|ply| ply["uci"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(found, expected, "board {board}: {}", scene["answer"]);
    assert_eq!(scene["answer"]["state"]["illegal_moves"], json!({ "white": 0, "black": 0 }));
}

/// Checks that the only questions to the desk were whether displaced pieces were touched.
async fn only_questions_of_touch(table: &Table) {
    let path = format!("/api/v1/events/{}/live", table.event);
    let mut desk = table.of("arbiter").listen(&path).await.unwrap();
    let notices = desk.hear("resync").await["notices"].clone();
    for notice in notices.as_array().unwrap() {
        assert_eq!(notice["facts"]["matter"], "touched", "{notice}");
    }
}
