//! A hall with real connections, and clients with names.

#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::panic,
    reason = "tests, and not every test needs every helper"
)]

pub(crate) mod faulty;
pub(crate) mod lila;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use touchmove_hall::{
    Backups, Broadcast, Engine, Limits, Rate, Server, SystemClock, TimeSource, Timekeeping,
};
use touchmove_journal::{Journal, Memory};

/// How long anything may take before a test gives up.
const PATIENCE: Duration = Duration::from_secs(20);

/// A clock that can be set forward, as if the machine had slept.
#[derive(Debug, Default)]
pub(crate) struct Jumping {
    clock: SystemClock,
    slept_ms: AtomicU64,
}

impl Jumping {
    pub(crate) fn sleep(&self, ms: u64) {
        self.slept_ms.fetch_add(ms, Ordering::SeqCst);
    }
}

impl TimeSource for Jumping {
    fn elapsed(&self) -> Duration {
        self.clock.elapsed() + Duration::from_millis(self.slept_ms.load(Ordering::SeqCst))
    }
}

/// A running hall.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    pub(crate) journal: Arc<dyn Journal>,
    /// The arbiter of the whole hall, at the first start.
    pub(crate) hall: Client,
    task: JoinHandle<()>,
    end: Option<tokio::sync::oneshot::Sender<()>>,
}

/// Limits for a test that makes thousands of requests from one address.
pub(crate) fn wide() -> Limits {
    let wide = Rate { burst: 1e9, a_second: 1e9 };
    Limits {
        connections: 1000,
        with_one_link: 1000,
        requests: wide,
        messages: wide,
        wrong_links: wide,
        resyncs: wide,
        ..Limits::default()
    }
}

/// What a hall may have besides its journal.
#[derive(Default)]
struct Extras {
    timekeeping: Timekeeping,
    backups: Option<Backups>,
    broadcast: Option<Broadcast>,
    engine: Option<Engine>,
}

impl House {
    pub(crate) async fn new() -> Self {
        Self::over(Arc::new(Memory::new()), wide()).await
    }

    pub(crate) async fn over(journal: Arc<dyn Journal>, limits: Limits) -> Self {
        Self::with(journal, limits, Extras::default()).await
    }

    /// A hall that broadcasts its games.
    pub(crate) async fn broadcasting(journal: Arc<dyn Journal>, broadcast: Broadcast) -> Self {
        Self::with(journal, wide(), Extras { broadcast: Some(broadcast), ..Extras::default() }).await
    }

    /// A hall with a program that pairs rounds.
    pub(crate) async fn pairing(journal: Arc<dyn Journal>, limits: Limits, engine: Engine) -> Self {
        Self::with(journal, limits, Extras { engine: Some(engine), ..Extras::default() }).await
    }

    pub(crate) async fn with_time(
        journal: Arc<dyn Journal>,
        limits: Limits,
        timekeeping: Timekeeping,
    ) -> Self {
        Self::with(journal, limits, Extras { timekeeping, ..Extras::default() }).await
    }

    /// A hall with a folder for backups.
    pub(crate) async fn keeping(journal: Arc<dyn Journal>, limits: Limits, backups: Option<Backups>) -> Self {
        Self::with(journal, limits, Extras { backups, ..Extras::default() }).await
    }

    async fn with(journal: Arc<dyn Journal>, limits: Limits, extras: Extras) -> Self {
        let Extras { timekeeping, backups, broadcast, engine } = extras;
        let here = "127.0.0.1:0".parse().unwrap();
        let mut server =
            Server::begin_with(Arc::clone(&journal), here, None, limits, timekeeping).await.unwrap();
        if let Some(backups) = backups {
            server.hall().keep_backups(backups);
        }
        if let Some(broadcast) = broadcast {
            server.hall().broadcast_to(broadcast).unwrap();
        }
        if let Some(engine) = engine {
            server = server.with_pairing_engine(engine);
        }
        let address = server.listening().address;
        let token = server.hall().first_link().map(ToString::to_string);
        let (end, ended) = tokio::sync::oneshot::channel();
        let task = tokio::spawn(server.run(async move {
            // A dropped sender ends the server as well.
            let _ = ended.await;
        }));
        Self { address, journal, hall: Client { address, token }, task, end: Some(end) }
    }

    /// Ends the server, and starts another over the same journal.
    pub(crate) async fn restart(mut self) -> Self {
        drop(self.end.take());
        self.task.await.unwrap();
        let token = self.hall.token.take();
        let mut house = Self::over(Arc::clone(&self.journal), wide()).await;
        house.hall.token = token;
        house
    }

    /// Ends the server.
    pub(crate) async fn end(mut self) {
        drop(self.end.take());
        self.task.await.unwrap();
    }

    /// Kills the server, and starts another over the same journal.
    pub(crate) async fn crash(mut self) -> Self {
        self.task.abort();
        let token = self.hall.token.take();
        let mut house = Self::over(Arc::clone(&self.journal), wide()).await;
        house.hall.token = token;
        house
    }

    /// Makes an event and one board in it.
    pub(crate) async fn board(&self, mut settings: Value) -> Table {
        settings["name"] = json!("Test");
        let made = self.hall.post("/api/v1/events", &settings).await.ok();
        let event = made["event"]["event"].as_u64().unwrap();
        let boards = json!({ "boards": [{ "white": "White", "black": "Black" }] });
        let set_up = self.hall.post(&format!("/api/v1/events/{event}/boards"), &boards).await.ok();
        let board = set_up["boards"][0]["board"].as_str().unwrap().to_owned();
        let mut clients: BTreeMap<String, Client> = BTreeMap::new();
        let mut ids = BTreeMap::new();
        for link in made["links"].as_array().unwrap().iter().chain(set_up["links"].as_array().unwrap()) {
            // A player's own link is that of White or Black at their board.
            let role = link["player"]
                .as_str()
                .map_or_else(|| link["role"].as_str().unwrap().to_owned(), str::to_lowercase);
            ids.insert(role.clone(), link["link"].as_u64().unwrap());
            clients.insert(role, self.client(link["token"].as_str()));
        }
        clients.entry("spectator".to_owned()).or_insert_with(|| self.client(None));
        Table { event, board, clients, ids, seq: 0 }
    }

    pub(crate) fn client(&self, token: Option<&str>) -> Client {
        Client { address: self.address, token: token.map(str::to_owned) }
    }
}

/// A board, and everyone involved.
pub(crate) struct Table {
    pub(crate) event: u64,
    pub(crate) board: String,
    pub(crate) clients: BTreeMap<String, Client>,
    pub(crate) ids: BTreeMap<String, u64>,
    pub(crate) seq: u64,
}

impl Table {
    pub(crate) fn of(&self, role: &str) -> &Client {
        &self.clients[role]
    }

    /// Carries out an act.
    pub(crate) async fn act(&mut self, role: &str, act: Value) -> Answer {
        self.seq += 1;
        self.act_as(role, self.seq, act).await
    }

    pub(crate) async fn act_as(&self, role: &str, seq: u64, act: Value) -> Answer {
        let path = format!("/api/v1/boards/{}/acts", self.board);
        self.of(role).post(&path, &json!({ "seq": seq, "act": act })).await
    }

    /// A move and a press.
    pub(crate) async fn play(&mut self, role: &str, squares: &str) -> Value {
        self.act(role, json!({ "act": "move", "move": squares })).await.ok();
        self.act(role, json!({ "act": "press" })).await.ok()
    }

    /// The board as a role sees it.
    pub(crate) async fn scene(&self, role: &str) -> Value {
        self.of(role).get(&format!("/api/v1/boards/{}", self.board)).await.ok()
    }

    /// The same people at the same board, after a restart.
    pub(crate) fn moved_to(mut self, house: &House) -> Self {
        for client in self.clients.values_mut() {
            client.address = house.address;
        }
        self
    }

    /// Joins the board.
    pub(crate) async fn listen(&self, role: &str, query: &str) -> Listener {
        self.of(role).listen(&format!("/api/v1/boards/{}/live{query}", self.board)).await.unwrap()
    }
}

/// A client with or without a link.
#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) address: SocketAddr,
    pub(crate) token: Option<String>,
}

/// The server's answer.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
    pub(crate) body_bytes: Vec<u8>,
}

impl Answer {
    /// Checks that it succeeded.
    pub(crate) fn ok(&self) -> Value {
        assert!((200..300).contains(&self.status), "{self:?}");
        serde_json::from_str(&self.body).unwrap_or(Value::Null)
    }

    /// Checks that it was refused with this status; returns the code.
    pub(crate) fn refused(&self, status: u16) -> String {
        assert_eq!(self.status, status, "{self:?}");
        let body: Value = serde_json::from_str(&self.body).unwrap();
        assert!(body["error"]["message"].as_str().is_some_and(|message| !message.is_empty()), "{body}");
        body["error"]["code"].as_str().unwrap().to_owned()
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
    }
}

impl Client {
    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.request("GET", path, &[], "").await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        self.request("POST", path, &[], &body.to_string()).await
    }

    pub(crate) async fn request(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: impl AsRef<[u8]>,
    ) -> Answer {
        let body = body.as_ref();
        let mut text = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.address);
        if let Some(token) = &self.token {
            text += &format!("authorization: Bearer {token}\r\n");
        }
        for (name, value) in headers {
            text += &format!("{name}: {value}\r\n");
        }
        text += &format!("content-length: {}\r\n\r\n", body.len());
        let bytes = [text.as_bytes(), body].concat();
        tokio::time::timeout(PATIENCE, exchange(self.address, &bytes)).await.expect("an answer in time")
    }

    /// Opens a socket; returns the status if that is refused.
    pub(crate) async fn listen(&self, path: &str) -> Result<Listener, u16> {
        let mut request = format!("ws://{}{path}", self.address).into_client_request().unwrap();
        if let Some(token) = &self.token {
            request.headers_mut().insert("authorization", format!("Bearer {token}").parse().unwrap());
        }
        match connect_async(request).await {
            Ok((socket, _)) => Ok(Listener { socket }),
            Err(Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("{path}: {error}"),
        }
    }
}

/// For a stream that does not end by itself, its beginning is enough.
async fn exchange(address: SocketAddr, request: &[u8]) -> Answer {
    let mut stream = TcpStream::connect(address).await.unwrap();
    // A server that refuses a long body may close before all of it was written.
    let _ = stream.write_all(request).await;
    let mut bytes = Vec::new();
    let mut part = [0; 4096];
    loop {
        match stream.read(&mut part).await {
            Ok(0) | Err(_) => break,
            Ok(count) => bytes.extend_from_slice(&part[..count]),
        }
        let so_far = String::from_utf8_lossy(&bytes);
        if so_far.contains("text/event-stream") && so_far.contains("data: ")
            || so_far.starts_with("HTTP/1.1 101")
        {
            break;
        }
    }
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    let at = bytes.windows(4).position(|end| end == b"\r\n\r\n").map_or(bytes.len(), |at| at + 4);
    let body_bytes = bytes[at..].to_vec();
    Answer { status: status.unwrap_or_default(), head: head.to_owned(), body: body.to_owned(), body_bytes }
}

/// An open socket.
pub(crate) struct Listener {
    pub(crate) socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Listener {
    /// The next message; `None` when the server has closed.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            let message =
                tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("a message in time");
            match message {
                Some(Ok(Message::Text(text))) => return Some(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                _ => return None,
            }
        }
    }

    /// The next message of that type.
    pub(crate) async fn hear(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.unwrap_or_else(|| panic!("closed before {kind}"));
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// Checks that nothing is received for a while.
    pub(crate) async fn silence(&mut self, while_ms: u64) {
        let heard = tokio::time::timeout(Duration::from_millis(while_ms), self.socket.next()).await;
        assert!(heard.is_err(), "{heard:?}");
    }

    pub(crate) async fn say(&mut self, message: Value) {
        self.socket.send(Message::text(message.to_string())).await.unwrap();
    }
}

/// The kinds of the rulings of an answer, in order.
pub(crate) fn kinds(message: &Value) -> Vec<String> {
    let rulings = message["answer"]["rulings"].as_array().unwrap();
    rulings.iter().map(|ruling| ruling["kind"].as_str().unwrap().to_owned()).collect()
}
