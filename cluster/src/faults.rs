//! `make cluster-faults`: three halls over three NATS servers, boards under load, and one fault after another. At the end a checker that
//! shares no code with the hall compares the journal with what the clients recorded.

use crate::board::Board;
use crate::flags::keep_falling;
use crate::games::{self, Dice};
use crate::halls::{Hall, Journal};
use crate::injection::{House, Kind, all_answered};
use crate::nats::{MISSING, Nats, Ports, Sync, program};
use crate::proxy::Proxy;
use crate::record::Record;
use crate::site::{Event, Link, Place, Shared, Site};
use crate::{Outcome, ports};
use clap::Args;
use serde_json::json;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;
use tokio::task::JoinHandle;

/// The arguments of `faults`.
#[derive(Args)]
pub struct Arguments {
    /// The program, built with the feature `cluster`
    #[arg(long, default_value = "target/release/touchmove")]
    program: PathBuf,
    /// Where journals, logs and the record of the clients are written
    #[arg(long, default_value = "target/cluster/faults")]
    folder: PathBuf,
    /// The number of faults
    #[arg(long, default_value_t = 200)]
    faults: usize,
    /// The number of boards; one in ten is for flags that fall
    #[arg(long, default_value_t = 300)]
    boards: usize,
    /// The number of events
    #[arg(long, default_value_t = 12)]
    events: usize,
    /// The mean thinking time of a move, in seconds
    #[arg(long, default_value_t = 2.0)]
    think: f64,
    /// The time of the games in which flags fall, in seconds
    #[arg(long, default_value_t = 45)]
    flag_seconds: u64,
    /// The longest fault, in seconds
    #[arg(long, default_value_t = 10.0)]
    longest: f64,
    /// The kinds of faults, in turn [default: all]
    #[arg(long, value_delimiter = ',')]
    kinds: Vec<Kind>,
    /// The seed that determines the targets and lengths of the faults
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Report how late flags fell and how clocks ran, but do not fail because of milliseconds: for a machine that is busy with other things
    #[arg(long)]
    busy: bool,
    /// The Python that runs the checker; it must have nats-py
    #[arg(long, default_value = "target/cluster/tools/bin/python")]
    python: PathBuf,
}

const HALLS: usize = 3;
/// The number of half-moves in a game. In a longer one, outages could use up the credit of a device.
const GAME: usize = 120;
/// How long all boards may take to continue after a fault.
const GO_ON_WITHIN: Duration = Duration::from_secs(90);
/// How long the games are left undisturbed before each fault and after the last one.
const QUIET: Duration = Duration::from_millis(1500);

/// Injects the faults, and runs the checker.
///
/// # Errors
/// Returns an error if a check fails, or if something could not be run.
pub async fn run(arguments: &Arguments) -> Outcome<()> {
    if program().is_none() {
        eprintln!("\nSKIPPED: no faults are injected into a cluster: {MISSING}\n");
        return Ok(());
    }
    let _ = std::fs::remove_dir_all(&arguments.folder);
    std::fs::create_dir_all(&arguments.folder)?;
    let (mut house, link) = open_house(arguments).await?;
    let (playing, flagging) = (arguments.boards - arguments.boards / 10, arguments.boards / 10);
    let site = Arc::new(Site {
        record: Record::begin(&arguments.folder.join("record.jsonl"))?,
        halls: house.halls.iter().map(|hall| hall.address).collect(),
        pace: Duration::from_secs_f64(arguments.think),
        answered_us: (0..playing).map(|_| AtomicU64::new(0)).collect(),
        is_ending: AtomicBool::new(false),
        failures: AtomicUsize::new(0),
    });
    let crowd = Crowd::come(&site, arguments, &link, playing, flagging).await?;
    let injected = inject_all(&mut house, &site, arguments).await;
    site.is_ending.store(true, Ordering::Relaxed);
    let ended = crowd.goes_home(&site).await;
    for hall in &mut house.halls {
        if let Some(mut process) = hall.process.take() {
            process.end().await?;
        }
    }
    site.record.end()?;
    let checked = check(&house.nats, arguments);
    injected?;
    ended?;
    checked?;
    match site.failures.load(Ordering::Relaxed) {
        0 => Ok(()),
        count => Err(format!("clients reported {count} failures; see record.jsonl").into()),
    }
}

/// Starts three NATS servers, the proxies before them, and three halls. Also returns the arbiter's link.
async fn open_house(arguments: &Arguments) -> Outcome<(House, Link)> {
    let free = ports::free(9 + 9 + HALLS)?;
    let (of_nats, rest) = free.split_at(9);
    let (of_proxies, of_halls) = rest.split_at(9);
    let of_nats: Vec<Ports> = of_nats
        .chunks(3)
        .map(|three| Ports { clients: three[0], routes: three[1], monitor: three[2] })
        .collect();
    let nats = Nats::start(&arguments.folder.join("nats"), &of_nats, Sync::Later).await?;
    let servers: Vec<_> = nats.servers.iter().map(|server| server.address).collect();
    let mut proxies = Vec::new();
    for of_hall in of_proxies.chunks(3) {
        proxies.push(Proxy::begin(of_hall, &servers)?);
    }
    let mut halls: Vec<Hall> = (0..HALLS)
        .map(|place| {
            // Each hall tries a different server first.
            let mut servers = proxies[place].addresses.clone();
            let shift = place % servers.len();
            servers.rotate_left(shift);
            let journal = Journal::Nats { servers, replicas: 3 };
            Hall::new(&arguments.program, &arguments.folder, place + 1, of_halls[place], journal)
        })
        .collect();
    let mut link = None;
    for hall in &mut halls {
        hall.begin()?;
        hall.is_open().await?;
        link = link.or_else(|| hall.link());
    }
    let token = link.ok_or("no hall has printed the arbiter's link")?;
    Ok((House { nats, halls, proxies }, Link { id: 0, token }))
}

/// The tasks that play at the boards.
struct Crowd {
    playing: Vec<JoinHandle<Outcome<Board>>>,
    flagging: Vec<JoinHandle<Outcome<usize>>>,
}

impl Crowd {
    /// Sets up the events and boards, starts to play, and waits until every board has been answered.
    async fn come(
        site: &Shared,
        arguments: &Arguments,
        link: &Link,
        playing: usize,
        flagging: usize,
    ) -> Outcome<Self> {
        // One event in six is for flags.
        let of_flags = (arguments.events / 6).max(1);
        let of_games = arguments.events.saturating_sub(of_flags).max(1);
        let mut places: Vec<Place> = Vec::new();
        for number in 0..of_games {
            let event = site.make_event(link, "36000").await?;
            let share = playing / of_games + usize::from(number < playing % of_games);
            places.extend(site.set_up(&event, share).await?);
        }
        let mut events: Vec<Event> = Vec::new();
        for _ in 0..of_flags {
            events.push(site.make_event(link, &arguments.flag_seconds.to_string()).await?);
        }
        println!(
            "{} boards in {} events, {flagging} of them for flags",
            playing + flagging,
            of_games + of_flags
        );
        let games = Arc::new(games::some(16, GAME));
        let playing = places.into_iter().enumerate().map(|(number, place)| {
            tokio::spawn(Board::new(site, place, number).play(Arc::clone(&games), number))
        });
        let playing = playing.collect();
        let time = Duration::from_secs(arguments.flag_seconds);
        let flagging = (0..flagging).map(|number| {
            let event = events[number % events.len()].clone();
            tokio::spawn(keep_falling(Arc::clone(site), event, Arc::clone(&games), number + 10_000, time))
        });
        let crowd = Self { playing, flagging: flagging.collect() };
        let began_us = site.clock().now_us();
        all_answered(site, began_us, GO_ON_WITHIN).await?;
        Ok(crowd)
    }

    /// Waits until all boards have ended and every client has received every message.
    async fn goes_home(self, site: &Shared) -> Outcome<()> {
        let mut failed = Vec::new();
        let mut boards = Vec::new();
        for playing in self.playing {
            match playing.await? {
                Ok(board) => boards.push(board),
                Err(error) => failed.push(error.to_string()),
            }
        }
        let mut flags = 0;
        for flagging in self.flagging {
            match flagging.await? {
                Ok(fallen) => flags += fallen,
                Err(error) => failed.push(error.to_string()),
            }
        }
        println!("{flags} flags fell");
        for _ in 0..60 {
            for board in &mut boards {
                board.think(Duration::ZERO).await;
            }
            if boards.iter().all(everybody_knows) {
                break;
            }
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
        for board in boards.iter().filter(|board| !everybody_knows(board)) {
            let heard: Vec<u64> =
                board.clients.iter().map(|client| client.last.load(Ordering::Relaxed)).collect();
            site.failure(&format!(
                "{}: of {} messages, the clients received {heard:?}",
                board.place.name, board.number
            ));
        }
        match failed.first() {
            None => Ok(()),
            Some(first) => Err(format!("{} boards got stuck, the first: {first}", failed.len()).into()),
        }
    }
}

fn everybody_knows(board: &Board) -> bool {
    board.clients.iter().all(|client| client.last.load(Ordering::Relaxed) == board.number)
}

async fn inject_all(house: &mut House, site: &Site, arguments: &Arguments) -> Outcome<()> {
    let mut dice = Dice::new(arguments.seed);
    let kinds = if arguments.kinds.is_empty() { &Kind::ALL[..] } else { &arguments.kinds };
    for number in 1..=arguments.faults {
        tokio::time::sleep(QUIET).await;
        let kind = kinds[(number - 1) % kinds.len()];
        house.inject(site, (kind, number), arguments.longest, &mut dice).await?;
        let mended_us = site.clock().now_us();
        let took = all_answered(site, mended_us, GO_ON_WITHIN).await?;
        house.all_run()?;
        site.record.note("recovered", json!({ "number": number }));
        println!("  all boards were answered {:.1} s after it was repaired", took.as_secs_f64());
    }
    tokio::time::sleep(QUIET).await;
    Ok(())
}

/// Runs the checker.
fn check(nats: &Nats, arguments: &Arguments) -> Outcome<()> {
    let checker = Path::new(env!("CARGO_MANIFEST_DIR")).join("check.py");
    let mut command = Command::new(&arguments.python);
    command.env("PYTHONDONTWRITEBYTECODE", "1");
    let servers: Vec<String> =
        nats.servers.iter().map(|server| format!("nats://{}", server.address)).collect();
    command.arg(checker).args(["--nats", &servers.join(",")]).arg(arguments.folder.join("record.jsonl"));
    command.arg("--kept").arg(arguments.folder.join("stream.gz"));
    if arguments.busy {
        command.arg("--busy");
    }
    match command.status()?.success() {
        true => Ok(()),
        false => Err("the checker found faults".into()),
    }
}
