//! Electronic boards, from LiveChess to the desk.

mod hurry;
mod incidents;
mod many;
mod outages;
mod set_up;
mod stand_in;

use crate::support::{House, Listener, Table};
use serde_json::{Value, json};
use stand_in::StandIn;
use std::time::Duration;
use touchmove_laws::board::{Board, Move, Position};

/// The board at the first table.
const SERIAL: &str = "7425";

/// A hall, LiveChess with one board, and the game at its table.
struct Wood {
    house: House,
    live: StandIn,
    table: Table,
    desk: Listener,
    /// What the desk has received and no test has used yet.
    heard: Vec<Value>,
    position: Position,
    /// The seconds on the clock at the board, and whose time runs.
    white_runs: bool,
}

impl Wood {
    /// A game in play; presses come from the clock at the board.
    async fn begin(settings: Value) -> Self {
        Self::with(settings, "board_clock").await
    }

    async fn with(settings: Value, press: &str) -> Self {
        let house = House::new().await;
        let live = StandIn::begin().await;
        let mut table = house.board(settings).await;
        let start: Value = table.scene("arbiter").await["answer"]["state"]["fen"].clone();
        let position = Position::from_fen(start.as_str().unwrap()).unwrap();
        live.add(SERIAL, &position.board.to_string());
        bind(&table, &live, &[(SERIAL, 1)], press).await;
        let path = format!("/api/v1/events/{}/live", table.event);
        let mut desk = table.of("arbiter").listen(&path).await.unwrap();
        desk.hear("resync").await;
        reports(&table, 1).await;
        table.act("arbiter", json!({ "act": "start" })).await.ok();
        let white_runs = position.turn == touchmove_laws::board::Color::White;
        live.clock(SERIAL, 5400, 5400, Some(white_runs));
        Self { house, live, table, desk, heard: Vec::new(), position, white_runs }
    }

    fn show(&self, board: &Board) {
        self.live.show(SERIAL, &board.to_string());
    }

    /// The player whose time runs presses the clock at the board.
    fn press(&mut self) {
        self.white_runs = !self.white_runs;
        self.live.clock(SERIAL, 5400, 5400, Some(self.white_runs));
    }

    /// Makes a move and presses the clock; returns the answer to the press, at the desk.
    async fn play(&mut self, squares: &str) -> Value {
        let mv = self.position.resolve(squares.parse::<Move>().unwrap());
        self.position.play_unchecked(mv);
        self.show(&self.position.board);
        self.press();
        self.answer("press").await
    }

    /// The next answer to such an act, as received at the desk.
    async fn answer(&mut self, act: &str) -> Value {
        self.hear(|message| message["type"] == "board" && message["act"]["act"] == act).await
    }

    /// The first matching message that was not used before.
    async fn hear(&mut self, is_meant: impl Fn(&Value) -> bool) -> Value {
        if let Some(place) = self.heard.iter().position(&is_meant) {
            return self.heard.remove(place);
        }
        loop {
            let message = self.desk.next().await.expect("the desk is told");
            if is_meant(&message) {
                return message;
            }
            self.heard.push(message);
        }
    }

    /// The next notice of an electronic board with this subject.
    async fn notice(&mut self, matter: &str) -> Value {
        let notice = self.hear(|message| message["facts"]["matter"] == matter).await;
        assert_eq!((&notice["type"], &notice["what"]), (&json!("notice"), &json!("electronic_board")));
        notice["facts"].clone()
    }

    async fn end(self) {
        self.house.end().await;
    }
}

/// Binds boards to tables.
async fn bind(table: &Table, live: &StandIn, boards: &[(&str, u32)], press: &str) {
    let boards: Vec<Value> =
        boards.iter().map(|(serial, table)| json!({ "serial": serial, "table": table })).collect();
    let wanted = json!({ "address": live.address.to_string(), "press": press, "boards": boards });
    let path = format!("/api/v1/events/{}/electronic-boards", table.event);
    table.of("organiser").request("PUT", &path, &[], wanted.to_string()).await.ok();
}

/// The boards as the organiser sees them.
async fn view(table: &Table) -> Value {
    table.of("organiser").get(&format!("/api/v1/events/{}/electronic-boards", table.event)).await.ok()
}

/// Waits until this many boards report their positions.
async fn reports(table: &Table, count: usize) -> Value {
    loop {
        let view = view(table).await;
        let boards = view["boards"].as_array().unwrap();
        if boards.iter().filter(|board| !board["pieces"].is_null()).count() >= count {
            return view;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// The ruling of that kind in an answer.
fn ruling(message: &Value, kind: &str) -> Value {
    let rulings = message["answer"]["rulings"].as_array().unwrap();
    let found = rulings.iter().find(|ruling| ruling["kind"] == kind);
    found.unwrap_or_else(|| panic!("no {kind} in {message}")).clone()
}
