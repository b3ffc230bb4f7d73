//! The program being measured, as a separate process.

use crate::board::{Board, Place};
use crate::http::post;
use crate::{Outcome, socket};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// A server in another process, which ends when this value is dropped.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
    link: String,
    journal: PathBuf,
}

/// The number of arbiters who share the work of starting the clocks, because the requests of each
/// are limited.
const ARBITERS: usize = 40;
/// The number of boards set up at a time.
const AT_A_TIME: usize = 500;

impl Server {
    /// Starts the hall in this folder.
    pub(crate) async fn start(program: &Path, folder: &Path) -> Outcome<Self> {
        let mut command = Command::new(program);
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(folder)
            .env("TOUCHMOVE_LOG", "error");
        let (child, address, link) = begin(command).await?;
        Ok(Self { child, address, link, journal: folder.join("journal.db") })
    }

    /// Starts the bare echo.
    pub(crate) async fn start_echo(program: &Path) -> Outcome<Self> {
        let mut command = Command::new(program);
        command.arg("--echo");
        let (child, address, link) = begin(command).await?;
        Ok(Self { child, address, link, journal: PathBuf::new() })
    }

    /// The memory it uses, in kilobytes.
    pub(crate) fn memory(&self) -> Outcome<u64> {
        let id = self.child.id().ok_or("the server has ended")?;
        let status = std::fs::read_to_string(format!("/proc/{id}/status"))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no memory is told")?;
        Ok(line.trim().trim_end_matches("kB").trim().parse()?)
    }

    /// The size of the journal and its log, in kilobytes.
    pub(crate) fn journal_size(&self) -> u64 {
        let log = self.journal.with_extension("db-wal");
        let size = |path: &Path| std::fs::metadata(path).map_or(0, |facts| facts.len());
        (size(&self.journal) + size(&log)) / 1024
    }

    /// Creates an event with this many boards.
    pub(crate) async fn set_up(&self, count: usize) -> Outcome<Vec<Place>> {
        let settings = json!({ "name": "Load", "edition": "2023", "time": "5400+30" });
        let made = post(self.address, "/api/v1/events", &self.link, &settings).await?;
        let event = made["event"]["event"].as_u64().ok_or("no event")?;
        let path = format!("/api/v1/events/{event}/boards");
        let mut places = Vec::with_capacity(count);
        while places.len() < count {
            let boards = vec![json!({}); AT_A_TIME.min(count - places.len())];
            let made = post(self.address, &path, &self.link, &json!({ "boards": boards })).await?;
            places.extend(read_places(&made, event)?);
        }
        Ok(places)
    }

    /// Creates arbiters for the event of these boards.
    pub(crate) async fn arbiters(&self, boards: &[Board]) -> Outcome<Vec<Arbiter>> {
        let event = boards.first().map_or(1, |board| board.place.event);
        let path = format!("/api/v1/events/{event}/links");
        let mut arbiters = Vec::new();
        for _ in 0..ARBITERS {
            let issued = post(self.address, &path, &self.link, &json!({ "roles": ["arbiter"] })).await?;
            let link = find(&issued, "token").ok_or("no link")?;
            arbiters.push(Arbiter { address: self.address, link, acts: AtomicU64::new(0) });
        }
        Ok(arbiters)
    }

    /// The arbiters start the clocks of all boards.
    pub(crate) async fn start_clocks(&self, boards: &[Board]) -> Outcome<()> {
        let share = boards.len().div_ceil(ARBITERS).max(1);
        let mut starting = Vec::new();
        for (arbiter, boards) in self.arbiters(boards).await?.into_iter().zip(boards.chunks(share)) {
            let names = boards.iter().map(|board| board.place.name.clone()).collect::<Vec<_>>();
            starting.push(tokio::spawn(async move {
                for name in names {
                    arbiter.start(&name).await?;
                }
                Outcome::Ok(())
            }));
        }
        for starting in starting {
            starting.await??;
        }
        Ok(())
    }

    /// Asks it to end, and waits; returns the path of its journal.
    pub(crate) async fn end(mut self) -> Outcome<PathBuf> {
        if let Some(id) = self.child.id() {
            // There is no other way to send a signal without another crate.
            Command::new("kill").arg(id.to_string()).status().await?;
        }
        self.child.wait().await?;
        Ok(self.journal)
    }
}

/// An arbiter with their own link.
pub(crate) struct Arbiter {
    address: SocketAddr,
    link: String,
    acts: AtomicU64,
}

impl Arbiter {
    /// Starts the clock of a board; returns the number of that act.
    async fn start(&self, board: &str) -> Outcome<u64> {
        let seq = self.acts.fetch_add(1, Ordering::Relaxed) + 1;
        let path = format!("/api/v1/boards/{board}/acts");
        let start = json!({ "seq": seq, "act": { "act": "start" } });
        let started = post(self.address, &path, &self.link, &start).await?;
        started["n"].as_u64().ok_or_else(|| format!("no number: {started}").into())
    }

    /// Sets up another board and starts its clock; returns the number of that act.
    pub(crate) async fn next_game(&self, event: u64) -> Outcome<(Place, u64)> {
        let path = format!("/api/v1/events/{event}/boards");
        let made = post(self.address, &path, &self.link, &json!({ "boards": [{}] })).await?;
        let place = read_places(&made, event)?.pop().ok_or("no board")?;
        let started = self.start(&place.name).await?;
        Ok((place, started))
    }
}

/// Starts a server, and reads its address and the arbiter's link from its first lines.
async fn begin(mut command: Command) -> Outcome<(Child, SocketAddr, String)> {
    let mut child = command.stdout(Stdio::piped()).kill_on_drop(true).spawn()?;
    let output = child.stdout.take().ok_or("no output")?;
    let mut lines = BufReader::new(output).lines();
    let first = lines.next_line().await?.ok_or("the server said nothing")?;
    let address = first
        .split("http://")
        .nth(1)
        .ok_or("the server printed no address")?
        .trim_end_matches('/')
        .parse()?;
    let second = lines.next_line().await?.unwrap_or_default();
    let link = second.rsplit('/').next().unwrap_or_default().to_owned();
    Ok((child, address, link))
}

/// Returns the boards in an answer, with the links of their players.
fn read_places(made: &Value, event: u64) -> Outcome<Vec<Place>> {
    let links = made["links"].as_array().ok_or("no links")?;
    let link_of = |board: &str, role: &str| {
        let link = links.iter().find(|link| link["board"] == board && link["role"] == role);
        link.and_then(|link| link["token"].as_str()).map(str::to_owned)
    };
    let boards = made["boards"].as_array().ok_or("no boards")?;
    let places = boards.iter().map(|board| {
        let name = board["board"].as_str()?;
        Some(Place {
            event,
            name: name.to_owned(),
            white: link_of(name, "white")?,
            black: link_of(name, "black")?,
        })
    });
    places.collect::<Option<Vec<_>>>().ok_or_else(|| "a board without links".into())
}

/// Finds the first text with this name anywhere in a JSON value.
fn find(value: &Value, name: &str) -> Option<String> {
    match value {
        Value::Object(fields) => match fields.get(name).and_then(Value::as_str) {
            Some(text) => Some(text.to_owned()),
            None => fields.values().find_map(|value| find(value, name)),
        },
        Value::Array(values) => values.iter().find_map(|value| find(value, name)),
        _ => None,
    }
}

/// The address of a board's socket.
pub(crate) fn live(place: &Place) -> String {
    format!("/api/v1/boards/{}/live", place.name)
}

/// The addresses of spectators: each has its own, as in reality.
pub(crate) fn spectator_address(number: usize) -> SocketAddr {
    SocketAddr::from(([127, 1, (number / 250) as u8, (number % 250 + 1) as u8], 0))
}

/// Connects a client to a board.
pub(crate) async fn connect(
    address: SocketAddr,
    place: &Place,
    link: Option<&str>,
    from: Option<SocketAddr>,
) -> Outcome<socket::Socket> {
    socket::connect(address, &live(place), link, from).await
}
