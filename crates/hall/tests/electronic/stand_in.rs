//! A stand-in for DGT LiveChess, as far as two independent clients of it show its protocol: the list of boards, and feeds of positions and
//! of the clock, over a WebSocket; the list also over plain HTTP.

#![allow(dead_code, clippy::unwrap_used, clippy::panic, reason = "tests")]

use futures_util::{SinkExt, StreamExt};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{broadcast, watch};
use tokio_tungstenite::accept_async;
use tokio_tungstenite::tungstenite::Message;

/// The time in every message, in milliseconds.
const TIME: u64 = 1_503_849_460_753;

/// LiveChess, as its clients see it.
pub(crate) struct StandIn {
    pub(crate) address: SocketAddr,
    shared: Arc<Shared>,
}

struct Shared {
    boards: Mutex<BTreeMap<String, Board>>,
    /// The messages to the connected clients, in order.
    changes: broadcast::Sender<Change>,
    /// The number of times all connections were cut.
    cuts: watch::Sender<u64>,
    calls: Mutex<Vec<Value>>,
}

#[derive(Clone)]
enum Change {
    /// A change at a board: the fields in its feed.
    Board(String, Value),
    /// Any message, valid or not.
    Raw(Message),
}

#[derive(Clone)]
struct Board {
    state: Value,
    pieces: String,
    clock: Value,
}

impl StandIn {
    pub(crate) async fn begin() -> Self {
        Self::at("127.0.0.1:0").await
    }

    pub(crate) async fn at(address: &str) -> Self {
        let listener = TcpListener::bind(address).await.unwrap();
        let address = listener.local_addr().unwrap();
        let shared = Arc::new(Shared {
            boards: Mutex::default(),
            changes: broadcast::Sender::new(4096),
            cuts: watch::Sender::new(0),
            calls: Mutex::default(),
        });
        let serving = Arc::clone(&shared);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, Arc::clone(&serving)));
            }
        });
        Self { address, shared }
    }

    /// Connects a board.
    pub(crate) fn add(&self, serial: &str, pieces: &str) {
        let board = Board { state: json!("ACTIVE"), pieces: pieces.to_owned(), clock: Value::Null };
        self.shared.boards.lock().unwrap().insert(serial.to_owned(), board);
    }

    /// Changes the reading of a board's sensors.
    pub(crate) fn show(&self, serial: &str, pieces: &str) {
        self.change(serial, |board| {
            pieces.clone_into(&mut board.pieces);
            json!({ "board": pieces })
        });
    }

    /// Changes the display of the clock at a board: seconds, and whose time runs.
    pub(crate) fn clock(&self, serial: &str, white: u64, black: u64, run: Option<bool>) {
        self.change(serial, |board| {
            board.clock = json!({ "white": white, "black": black, "run": run, "time": TIME });
            json!({ "clock": board.clock })
        });
    }

    /// Changes the state of a board in the list.
    pub(crate) fn state(&self, serial: &str, state: &str) {
        self.shared.boards.lock().unwrap().get_mut(serial).unwrap().state = json!(state);
    }

    /// Cuts all connections.
    pub(crate) fn cut(&self) {
        self.shared.cuts.send_modify(|cuts| *cuts += 1);
    }

    /// Sends any message to all clients.
    pub(crate) fn send(&self, message: Message) {
        let _ = self.shared.changes.send(Change::Raw(message));
    }

    /// The requests of the clients, in order.
    pub(crate) fn calls(&self) -> Vec<Value> {
        self.shared.calls.lock().unwrap().clone()
    }

    fn change(&self, serial: &str, change: impl FnOnce(&mut Board) -> Value) {
        let mut boards = self.shared.boards.lock().unwrap();
        let fields = change(boards.get_mut(serial).unwrap());
        let _ = self.shared.changes.send(Change::Board(serial.to_owned(), fields));
    }
}

/// One client: a WebSocket, or a plain request for the list.
async fn serve(mut stream: TcpStream, shared: Arc<Shared>) {
    let mut head = [0; 2048];
    let seen = stream.peek(&mut head).await.unwrap_or(0);
    let head = String::from_utf8_lossy(&head[..seen]).to_lowercase();
    if head.contains("upgrade: websocket") {
        return talk(stream, shared).await;
    }
    let _ = stream.read(&mut [0; 2048]).await;
    let body = list(&shared).to_string();
    let answer = format!(
        "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    );
    let _ = stream.write_all(answer.as_bytes()).await;
}

async fn talk(stream: TcpStream, shared: Arc<Shared>) {
    let Ok(mut socket) = accept_async(stream).await else { return };
    let mut changes = shared.changes.subscribe();
    let mut cuts = shared.cuts.subscribe();
    let mut feeds: BTreeMap<String, Value> = BTreeMap::new();
    loop {
        tokio::select! {
            message = socket.next() => {
                let Some(Ok(message)) = message else { return };
                let Message::Text(text) = message else { continue };
                for answer in answers(&text, &shared, &mut feeds) {
                    if socket.send(Message::text(answer.to_string())).await.is_err() { return; }
                }
            }
            change = changes.recv() => {
                let message = match change {
                    Ok(Change::Raw(message)) => message,
                    Ok(Change::Board(serial, fields)) => match feeds.get(&serial) {
                        Some(feed) => Message::text(feed_message(feed, &serial, fields).to_string()),
                        None => continue,
                    },
                    Err(_) => return,
                };
                if socket.send(message).await.is_err() { return; }
            }
            _ = cuts.changed() => return,
        }
    }
}

/// The answers to a request.
fn answers(text: &str, shared: &Shared, feeds: &mut BTreeMap<String, Value>) -> Vec<Value> {
    let call: Value = serde_json::from_str(text).unwrap_or_default();
    shared.calls.lock().unwrap().push(call.clone());
    let id = &call["id"];
    let done = |param: Value| json!({ "response": "call", "id": id, "param": param, "time": TIME });
    let failed =
        |why: &str| json!({ "response": "error", "id": id, "param": { "message": why }, "time": TIME });
    match call["call"].as_str() {
        Some("eboards") => vec![done(list(shared))],
        Some("subscribe") => {
            let param = &call["param"];
            let serial = param["param"]["serialnr"].as_str().unwrap_or_default().to_owned();
            let board = shared.boards.lock().unwrap().get(&serial).cloned();
            match (param["feed"].as_str(), board) {
                (Some("eboardevent"), Some(board)) => {
                    feeds.insert(serial.clone(), param["id"].clone());
                    let fields = json!({ "board": board.pieces, "clock": board.clock });
                    vec![done(Value::Null), feed_message(&param["id"], &serial, fields)]
                }
                (Some("eboardevent"), None) => vec![failed("unknown board")],
                _ => vec![failed("unknown feed")],
            }
        }
        Some("call") if call["param"]["method"] == "setup" => {
            let feed = &call["param"]["id"];
            let serial = feeds.iter().find(|(_, known)| *known == feed).map(|(serial, _)| serial.clone());
            let fields = json!({ "start": call["param"]["param"]["fen"], "san": [], "match": true });
            let told = serial.map(|serial| feed_message(feed, &serial, fields));
            [Some(done(Value::Null)), told].into_iter().flatten().collect()
        }
        _ => vec![failed("unknown call")],
    }
}

fn feed_message(feed: &Value, serial: &str, fields: Value) -> Value {
    let mut param =
        Map::from_iter([("serialnr".to_owned(), json!(serial)), ("flipped".to_owned(), json!(false))]);
    if let Value::Object(fields) = fields {
        param.extend(fields);
    }
    json!({ "response": "feed", "id": feed, "param": param, "time": TIME })
}

fn list(shared: &Shared) -> Value {
    let boards = shared.boards.lock().unwrap();
    let listed = boards.iter().map(|(serial, board)| {
        json!({
            "serialnr": serial, "source": "COM3", "state": board.state, "battery": null, "comment": null,
            "board": board.pieces, "flipped": false, "clock": board.clock,
        })
    });
    Value::Array(listed.collect())
}
