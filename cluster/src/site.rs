//! What all clients of a run share: the addresses of the halls, the record, and the requests that set up events and boards.

use crate::clock::Clock;
use crate::http;
use crate::record::Record;
use crate::{Outcome, games::Dice};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// How long a request is retried.
const PATIENCE: Duration = Duration::from_secs(90);

/// What all clients share.
pub(crate) struct Site {
    pub(crate) record: Record,
    pub(crate) halls: Vec<SocketAddr>,
    /// The mean thinking time at a board.
    pub(crate) pace: Duration,
    /// For each board that plays, when the act was made that was acknowledged last.
    pub(crate) answered_us: Vec<AtomicU64>,
    /// The run is about to end: games stop before the next move.
    pub(crate) is_ending: AtomicBool,
    /// The number of failures that clients saw and the checker would not see.
    pub(crate) failures: AtomicUsize,
}

/// An event, and the link of its arbiter.
#[derive(Clone)]
pub(crate) struct Event {
    pub(crate) number: u64,
    pub(crate) arbiter: Link,
}

/// A link: its public number and its secret token.
#[derive(Clone)]
pub(crate) struct Link {
    pub(crate) id: u64,
    pub(crate) token: String,
}

/// A board of an event, and the links of its players.
#[derive(Clone)]
pub(crate) struct Place {
    pub(crate) event: Event,
    pub(crate) name: String,
    pub(crate) players: [Link; 2],
}

impl Site {
    pub(crate) fn clock(&self) -> Clock {
        self.record.clock
    }

    /// Reports a failure that no client may ever see, whatever faults are injected.
    pub(crate) fn failure(&self, what: &str) {
        self.failures.fetch_add(1, Ordering::Relaxed);
        self.record.note("failure", json!({ "text": what }));
        eprintln!("FAILURE: {what}");
    }

    /// Posts to one hall after another until one of them carries out the request.
    pub(crate) async fn post(&self, path: &str, link: &Link, body: &Value) -> Outcome<Value> {
        let deadline = Instant::now() + PATIENCE;
        let mut hall = Dice::new(self.clock().now_us()).below(self.halls.len());
        loop {
            let answer = http::post(self.halls[hall], path, &link.token, body).await;
            match answer {
                Ok((200..300, answer)) => return Ok(answer),
                // A hall that was killed may have carried it out all the same, so a repetition must do no harm.
                Ok((429 | 503, _)) | Err(_) if Instant::now() < deadline => {}
                Ok((status @ (401 | 404), answer)) if Instant::now() < deadline => {
                    self.failure(&format!("{path} at hall {hall}: {status} {answer}"));
                }
                Ok((status, answer)) => return Err(format!("{path}: {status} {answer}").into()),
                Err(error) => return Err(error),
            }
            hall = (hall + 1) % self.halls.len();
            tokio::time::sleep(Duration::from_millis(250)).await;
        }
    }

    /// Creates an event with this time control, and a link for its arbiter.
    pub(crate) async fn make_event(&self, hall_link: &Link, time: &str) -> Outcome<Event> {
        let settings = json!({ "name": "Cluster", "edition": "2023", "time": time });
        let made = self.post("/api/v1/events", hall_link, &settings).await?;
        let number = made["event"]["event"].as_u64().ok_or("no event")?;
        let path = format!("/api/v1/events/{number}/links");
        let issued = self.post(&path, hall_link, &json!({ "roles": ["arbiter"] })).await?;
        let arbiter = find_link(&issued).ok_or_else(|| format!("no link: {issued}"))?;
        Ok(Event { number, arbiter })
    }

    /// Sets up boards in an event.
    pub(crate) async fn set_up(&self, event: &Event, count: usize) -> Outcome<Vec<Place>> {
        let path = format!("/api/v1/events/{}/boards", event.number);
        let boards = json!({ "boards": vec![json!({}); count] });
        let made = self.post(&path, &event.arbiter, &boards).await?;
        let links = made["links"].as_array().ok_or("no links")?;
        let link_of = |board: &str, role: &str| {
            links.iter().find(|link| link["board"] == board && link["role"] == role).and_then(read_link)
        };
        let boards = made["boards"].as_array().ok_or("no boards")?;
        let places = boards.iter().map(|board| {
            let name = board["board"].as_str()?;
            let players = [link_of(name, "white")?, link_of(name, "black")?];
            Some(Place { event: event.clone(), name: name.to_owned(), players })
        });
        places.collect::<Option<Vec<_>>>().ok_or_else(|| "a board without links".into())
    }
}

fn read_link(value: &Value) -> Option<Link> {
    Some(Link { id: value["link"].as_u64()?, token: value["token"].as_str()?.to_owned() })
}

/// Finds the first link anywhere in a JSON value.
fn find_link(value: &Value) -> Option<Link> {
    read_link(value).or_else(|| match value {
        Value::Object(fields) => fields.values().find_map(find_link),
        Value::Array(values) => values.iter().find_map(find_link),
        _ => None,
    })
}

/// A site that is shared.
pub(crate) type Shared = Arc<Site>;
