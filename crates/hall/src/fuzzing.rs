//! The hall for the fuzz targets: the real router and the real socket messages, over a journal in memory and without a network.

#![allow(clippy::unwrap_used, reason = "what is set up here is set up right, or the target is wrong")]

use crate::addresses::Listening;
use crate::api::{Caller, Site, boards, router};
use crate::gallery::Stairs;
use crate::hall::Hall;
use crate::limits::{Limits, Rate};
use crate::secrets::Token;
use crate::socket::BoardTalk;
use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::http::{Request, header};
use serde_json::{Value, json};
use std::sync::Arc;
use touchmove_journal::{Depth, Memory, verify};
use tower::ServiceExt;

/// A client.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Who {
    /// The arbiter of the whole hall.
    Arbiter,
    /// The player with the white pieces at the first board.
    White,
    /// A client without a link.
    Stranger,
}

/// A hall with one event and two boards.
pub struct Room {
    journal: Arc<Memory>,
    site: Arc<Site>,
    router: Router,
    arbiter: String,
    white: String,
}

/// The routes that accept a body, each with its method, for this event and its first board.
pub fn routes() -> Vec<(String, String)> {
    let document: Value = serde_json::from_str(&crate::openapi()).unwrap();
    let mut routes = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys().filter(|method| *method != "get") {
            for format in ["csv", "pgn", "trf"] {
                let mut path = path.replace("{format}", format);
                for (name, value) in [("{event}", "1"), ("{board}", "1-1"), ("{round}", "1"), ("{link}", "1")]
                {
                    path = path.replace(name, value);
                }
                routes.push((method.to_uppercase(), path));
            }
        }
    }
    routes.dedup();
    routes
}

impl Room {
    /// A new hall.
    pub async fn open() -> Self {
        let journal = Arc::new(Memory::new());
        let hall = Hall::open(Arc::clone(&journal) as _).await.unwrap();
        let arbiter = hall.first_link().unwrap().to_string();
        let wide = Rate { burst: 1e9, a_second: 1e9 };
        let limits =
            Limits { requests: wide, messages: wide, wrong_links: wide, resyncs: wide, ..Limits::default() };
        let listening = Listening { address: "127.0.0.1:8064".parse().unwrap(), is_secure: false };
        let site = Arc::new(Site::new(hall, limits, listening, Stairs::nowhere()));
        let router = router(Arc::clone(&site));
        let mut room = Self { journal, site, router, arbiter, white: String::new() };
        let event = json!({ "name": "Fuzz", "time": "180+2", "scoresheets": true });
        room.set_up("/api/v1/events", event).await;
        let boards = json!({ "boards": [{ "white": "A", "black": "B" }, {}] });
        let made = room.set_up("/api/v1/events/1/boards", boards).await;
        let white = made["links"].as_array().unwrap().iter().find(|link| link["player"] == "A").unwrap();
        room.white = white["token"].as_str().unwrap().to_owned();
        room
    }

    async fn set_up(&self, path: &str, body: Value) -> Value {
        let (status, answer) =
            self.request(Who::Arbiter, ("POST", path), body.to_string().into_bytes()).await;
        assert_eq!(status, 201, "{path}");
        serde_json::from_slice(&answer).unwrap()
    }

    fn token(&self, who: Who) -> Option<&str> {
        match who {
            Who::Arbiter => Some(&self.arbiter),
            Who::White => Some(&self.white),
            Who::Stranger => None,
        }
    }

    /// Sends a request; returns the status and the body of the answer, or `None` if it is not a valid request.
    pub async fn ask(&self, who: Who, route: (&str, &str), body: Vec<u8>) -> Option<(u16, Bytes)> {
        let (method, path) = route;
        let mut request = Request::builder().method(method).uri(path);
        if let Some(token) = self.token(who) {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        let answer = self.router.clone().oneshot(request.body(Body::from(body)).ok()?).await.ok()?;
        let status = answer.status().as_u16();
        Some((status, to_bytes(answer.into_body(), usize::MAX).await.ok()?))
    }

    async fn request(&self, who: Who, route: (&str, &str), body: Vec<u8>) -> (u16, Bytes) {
        self.ask(who, route, body).await.unwrap()
    }

    /// Joins the first board and sends these messages over a socket; returns the answer to each.
    pub async fn say(&self, who: Who, texts: &[&str]) -> Vec<Option<String>> {
        let token: Option<Token> = self.token(who).map(|token| token.parse().unwrap());
        let link = token.map(|token| self.site.hall.links().open(&token).unwrap());
        let caller = Caller::from_link(link);
        let board = boards::find(&self.site, "1-1").unwrap();
        let role = caller.role_at(&self.site, &board).unwrap();
        BoardTalk::new(Arc::clone(&self.site), caller, board, role).say(texts).await
    }

    /// Checks that the board still exists, every chain is intact, and another server reads the same hall.
    pub async fn check(self) {
        let (status, board) = self.request(Who::Arbiter, ("GET", "/api/v1/events"), Vec::new()).await;
        assert_eq!(status, 200, "{board:?}");
        let journal = Arc::clone(&self.journal);
        let looked_over = Arc::clone(&journal);
        let report = tokio::task::spawn_blocking(move || verify(&*looked_over, Depth::Chains, |_| ()));
        let report = report.await.unwrap().unwrap();
        assert!(report.is_clean(), "{report:?}");
        let counts = self.site.hall.counts();
        let again = Hall::open(journal as _).await.expect("what was written down can be read again");
        assert_eq!(again.counts(), counts);
    }
}

impl std::fmt::Debug for Room {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Room").field("hall", &self.site.hall).finish_non_exhaustive()
    }
}
