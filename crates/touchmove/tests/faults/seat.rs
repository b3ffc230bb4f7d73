//! A player's device at a board: a WebSocket as in docs/hall.md, with the times of its messages by the test's own clock.

use crate::hall::Hall;
use serde_json::Value;
use std::net::TcpStream;
use std::sync::OnceLock;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};
use tungstenite::client::IntoClientRequest;
use tungstenite::protocol::Role;
use tungstenite::{Message, WebSocket};

/// A player at a board.
pub(crate) struct Seat {
    speak: WebSocket<TcpStream>,
    heard: Receiver<Received>,
    seq: u64,
    /// The start of the device's own clock.
    epoch: Instant,
    /// Whether the server accepts `made`: when an act was made, by the device's own clock.
    tells_made: bool,
}

/// A message, and when it arrived.
pub(crate) struct Received {
    pub(crate) at: Instant,
    pub(crate) message: Value,
}

impl Seat {
    /// Connects a player to a board; `seq` is the number of the device's last act.
    pub(crate) fn take(hall: &Hall, board: &str, token: &str, seq: u64) -> Self {
        let address = &hall.address;
        let stream = TcpStream::connect(address).expect("a connection");
        stream.set_nodelay(true).expect("a connection");
        let url = format!("ws://{address}/api/v1/boards/{board}/live");
        let mut request = url.into_client_request().expect("an address");
        let bearer = format!("Bearer {token}").parse().expect("a link");
        request.headers_mut().insert("authorization", bearer);
        let other_end = stream.try_clone().expect("a connection");
        let (mut listen, _) = tungstenite::client(request, stream).expect("a socket");
        let (tell, heard) = channel();
        std::thread::spawn(move || {
            while let Ok(message) = listen.read() {
                let at = Instant::now();
                let Message::Text(text) = message else { continue };
                let message = serde_json::from_str(&text).expect("JSON");
                if tell.send(Received { at, message }).is_err() {
                    return;
                }
            }
        });
        let speak = WebSocket::from_raw_socket(other_end, Role::Client, None);
        let mut seat = Self { speak, heard, seq, epoch: Instant::now(), tells_made: takes_made(hall) };
        seat.hear(Duration::from_secs(10), |message| message["type"] == "resync")
            .expect("how the game stands");
        for _ in 0..3 {
            seat.ask_the_time();
            seat.hear(Duration::from_secs(10), |message| message["type"] == "time").expect("the time");
        }
        seat
    }

    /// Asks for the server's time, as a page does now and then to correct its clock.
    fn ask_the_time(&mut self) {
        let sent = self.epoch.elapsed().as_millis();
        self.say(format!(r#"{{"type":"time","sent":{sent}}}"#));
    }

    fn say(&mut self, text: String) {
        self.speak.send(Message::text(text)).expect("a socket");
    }

    /// The number of the last act.
    pub(crate) const fn seq(&self) -> u64 {
        self.seq
    }

    /// Sends an act; returns when.
    pub(crate) fn tell(&mut self, act: &str) -> Instant {
        self.seq += 1;
        let now = Instant::now();
        self.tell_again(act, now);
        now
    }

    /// Sends the last act, made at that moment, again under the same number.
    pub(crate) fn tell_again(&mut self, act: &str, made: Instant) {
        let made = match self.tells_made {
            true => format!(r#","made":{}"#, made.duration_since(self.epoch).as_millis()),
            false => String::new(),
        };
        self.say(format!(r#"{{"type":"act","seq":{}{made},"act":{act}}}"#, self.seq));
    }

    /// Waits for the answer to the last act; none if that takes longer.
    pub(crate) fn answer(&mut self, patience: Duration) -> Option<Received> {
        let seq = self.seq;
        self.hear(patience, |message| message["seq"] == seq)
    }

    /// Sends an act that must succeed.
    pub(crate) fn act(&mut self, act: &str) -> (Instant, Received) {
        let told = self.tell(act);
        let heard = self.answer(Duration::from_secs(20)).expect("an answer");
        assert!(is_done(&heard.message), "{act}: {}", heard.message);
        (told, heard)
    }

    /// Waits for the next message that matches.
    pub(crate) fn hear(&mut self, patience: Duration, is_it: impl Fn(&Value) -> bool) -> Option<Received> {
        let until = Instant::now() + patience;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let heard = self.heard.recv_timeout(left).ok()?;
            if is_it(&heard.message) {
                return Some(heard);
            }
        }
    }
}

/// Looks `made` up in the server's description of its interface.
fn takes_made(hall: &Hall) -> bool {
    static TAKES_MADE: OnceLock<bool> = OnceLock::new();
    *TAKES_MADE.get_or_init(|| {
        let (_, interface) = hall.ask("GET", "/api/v1/openapi.json", "").expect("the interface");
        let schemas = interface["components"]["schemas"].as_object().expect("schemas");
        schemas.values().any(|schema| schema.to_string().contains(r#""made":{"#))
    })
}

/// Returns true if the act was carried out.
pub(crate) fn is_done(answer: &Value) -> bool {
    let rulings = answer["answer"]["rulings"].as_array();
    answer["type"] == "answer"
        && rulings.is_some_and(|rulings| rulings.iter().all(|ruling| ruling["kind"] != "refused"))
}
