//! A server that accepts pushes as lila does, written from the published description of lichess's API (`broadcastPush`): plain text, a
//! bearer token, a report for each game. It plays the moves, and reports a game whose moves cannot be played.

use serde_json::{Value, json};
use std::collections::VecDeque;
use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use touchmove_laws::board::Position;
use touchmove_notation::pgn::{At, Follower, Listener, Played, Reader, Replay, Unplayable, decode};

/// A push, as received.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Push {
    pub(crate) path: String,
    pub(crate) head: String,
    pub(crate) body: String,
}

/// How the server handles a push with a game that cannot be played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Manner {
    /// That game has an error, the others are accepted, as in the current description.
    GameByGame,
    /// Nothing is accepted (400), as in earlier versions.
    AllOrNothing,
}

/// The server.
pub(crate) struct Lila {
    pub(crate) address: SocketAddr,
    pushes: Arc<Mutex<Vec<Push>>>,
    /// Its answers to the next requests, instead of accepting them: status, further header lines, body.
    pub(crate) instead: Arc<Mutex<VecDeque<(u16, String, String)>>>,
}

/// The token that it knows.
pub(crate) const TOKEN: &str = "lip_aVerySecretToken";

/// The round that it has.
pub(crate) const ROUND: &str = "rndOne01";

impl Lila {
    pub(crate) async fn new(manner: Manner) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (pushes, instead): (Arc<Mutex<Vec<Push>>>, Arc<Mutex<VecDeque<_>>>) = Default::default();
        let (seen, planned) = (Arc::clone(&pushes), Arc::clone(&instead));
        tokio::spawn(async move {
            // One request at a time, as lichess requires.
            while let Ok((stream, _)) = listener.accept().await {
                serve(stream, manner, &seen, &planned).await;
            }
        });
        Self { address, pushes, instead }
    }

    pub(crate) fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The pushes, in order.
    pub(crate) fn pushes(&self) -> Vec<Push> {
        self.pushes.lock().unwrap().clone()
    }

    /// The latest push.
    pub(crate) fn latest(&self) -> String {
        self.pushes.lock().unwrap().last().map(|push| push.body.clone()).unwrap_or_default()
    }

    /// Sets the answer to the next request.
    pub(crate) fn answer_next(&self, status: u16, header: &str, body: &str) {
        self.instead.lock().unwrap().push_back((status, header.to_owned(), body.to_owned()));
    }
}

async fn serve(
    mut stream: TcpStream,
    manner: Manner,
    pushes: &Mutex<Vec<Push>>,
    instead: &Mutex<VecDeque<(u16, String, String)>>,
) {
    let Some(push) = read(&mut stream).await else { return };
    let planned = instead.lock().unwrap().pop_front();
    let (status, header, body) = planned.unwrap_or_else(|| {
        let (status, body) = answer(&push, manner);
        (status, String::new(), body.to_string())
    });
    pushes.lock().unwrap().push(push);
    let answer = format!(
        "HTTP/1.1 {status} Whatever\r\ncontent-type: application/json\r\n{header}content-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    );
    let _ = stream.write_all(answer.as_bytes()).await;
}

async fn read(stream: &mut TcpStream) -> Option<Push> {
    let (mut bytes, mut part) = (Vec::new(), vec![0; 16_384]);
    loop {
        let text = String::from_utf8_lossy(&bytes).into_owned();
        if let Some((head, body)) = text.split_once("\r\n\r\n") {
            let length = header(head, "content-length").map_or(0, |length| length.parse().unwrap());
            if body.len() >= length {
                let path = head.split(' ').nth(1).unwrap().to_owned();
                return Some(Push { path, head: head.to_owned(), body: body.to_owned() });
            }
        }
        match stream.read(&mut part).await {
            Ok(0) | Err(_) => return None,
            Ok(count) => bytes.extend_from_slice(&part[..count]),
        }
    }
}

/// A line of a head.
pub(crate) fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    let mut lines = head.lines().filter_map(|line| line.split_once(": "));
    lines.find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value)
}

fn answer(push: &Push, manner: Manner) -> (u16, Value) {
    if !push.head.starts_with("POST ") || push.path != format!("/api/broadcast/round/{ROUND}/push") {
        return (404, json!({ "error": "Not found" }));
    }
    if header(&push.head, "authorization") != Some(&format!("Bearer {TOKEN}")) {
        return (401, json!({ "error": "No such token" }));
    }
    let games = judge(&push.body);
    if games.len() > 100 {
        return (400, json!({ "error": "Too many games" }));
    }
    let wrong = games.iter().find_map(|game| game["error"].as_str());
    match (manner, wrong) {
        (Manner::AllOrNothing, Some(error)) => (400, json!({ "error": error })),
        _ => (200, json!({ "games": games })),
    }
}

/// The report for each game.
fn judge(pgn: &str) -> Vec<Value> {
    let mut bytes = pgn.as_bytes();
    let mut reader = Reader::new(&mut bytes);
    let mut games = Vec::new();
    loop {
        let mut game = Replay::new(Judge::default());
        if !reader.read_game(&mut game).unwrap_or_else(|never: Infallible| match never {}) {
            return games;
        }
        let Judge { tags, plies, error } = game.into_follower();
        let mut report = json!({ "tags": tags, "moves": plies });
        if let Some(error) = error {
            report["error"] = json!(error);
        }
        games.push(report);
    }
}

#[derive(Default)]
struct Judge {
    tags: serde_json::Map<String, Value>,
    plies: usize,
    error: Option<String>,
}

impl Listener for Judge {
    fn tag(&mut self, name: &[u8], value: &[u8], _: At<'_>) {
        self.tags.insert(decode(name).into_owned(), json!(decode(value)));
    }
}

impl Follower for Judge {
    fn ply(&mut self, _: &Position, _: Played, _: At<'_>) {
        self.plies += 1;
    }

    fn unplayable(
        &mut self,
        _: &Position,
        token: &[u8],
        _: &touchmove_notation::ReadError,
        _: At<'_>,
    ) -> Unplayable {
        self.error.get_or_insert_with(|| format!("Cannot play {}", decode(token)));
        Unplayable::EndsQuietly
    }
}
