//! `make cluster-measure`: the same games over SQLite and over NATS, with one hall and with three, in one run on one machine.
//!
//! Boards play at a steady pace, and then as fast as they can. The same machine runs the clients, all halls and all NATS servers, so the
//! rates show how much work an act takes, and not how much several machines could do.

use crate::board::{Board, PRESS};
use crate::games;
use crate::halls::{Hall, Journal};
use crate::latency::Latencies;
use crate::nats::{MISSING, Nats, Ports, Sync, program};
use crate::record::Record;
use crate::site::{Link, Shared, Site};
use crate::{Outcome, ports};
use clap::Args;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize};
use std::time::{Duration, Instant};

/// The arguments of `measure`.
#[derive(Args)]
pub struct Arguments {
    /// The program, built with the feature `cluster`
    #[arg(long, default_value = "target/dist/touchmove")]
    program: PathBuf,
    /// Where journals are written; it must be on the disk to be measured
    #[arg(long, default_value = "target/cluster/measure")]
    folder: PathBuf,
    /// The number of boards
    #[arg(long, default_value_t = 600)]
    boards: usize,
    /// The number of events
    #[arg(long, default_value_t = 12)]
    events: usize,
    /// How long the boards play at a steady pace, in seconds
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// The mean time between moves at a board, in seconds
    #[arg(long, default_value_t = 3.0)]
    every: f64,
    /// How long the boards play as fast as they can, in seconds
    #[arg(long, default_value_t = 10)]
    rush: u64,
    /// Measure only the lines of the table whose name contains this
    #[arg(long, default_value = "")]
    only: String,
}

/// A line of the table.
struct Setting {
    name: &'static str,
    halls: usize,
    /// The number of NATS servers, each of which stores everything; 0 means SQLite.
    servers: usize,
    sync: Sync,
}

const SETTINGS: [Setting; 7] = [
    Setting { name: "SQLite, 1 hall", halls: 1, servers: 0, sync: Sync::Always },
    Setting { name: "NATS, 1 replica, 1 hall", halls: 1, servers: 1, sync: Sync::Later },
    Setting { name: "NATS, 1 replica, 3 halls", halls: 3, servers: 1, sync: Sync::Later },
    Setting { name: "NATS, 3 replicas, 1 hall", halls: 1, servers: 3, sync: Sync::Later },
    Setting { name: "NATS, 3 replicas, 3 halls", halls: 3, servers: 3, sync: Sync::Later },
    Setting { name: "NATS, 1 replica synced, 1 hall", halls: 1, servers: 1, sync: Sync::Always },
    Setting { name: "NATS, 3 replicas synced, 3 halls", halls: 3, servers: 3, sync: Sync::Always },
];

/// The processor time and memory used by some processes.
#[derive(Copy, Clone, Default)]
struct Used {
    cpu_us: u64,
    memory_kb: u64,
}

/// Everything that runs for a line of the table.
struct House {
    nats: Option<Nats>,
    halls: Vec<Hall>,
}

/// Measures each setting, and prints a table.
///
/// # Errors
/// Returns an error if something could not be measured.
pub async fn run(arguments: &Arguments) -> Outcome<()> {
    program().ok_or(MISSING)?;
    println!(
        "{} boards in {} events, two players and a spectator each; a move and a press every {} s, then as fast as possible\n",
        arguments.boards, arguments.events, arguments.every
    );
    println!(
        "| journal | acts a second, steady | 50 % within (ms) | 99 % within (ms) | of a core: halls | NATS | acts a second at most | processor time an act then: halls (µs) | NATS (µs) | memory a board: halls (KB) | NATS (KB) |"
    );
    println!("|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|");
    for setting in SETTINGS.iter().filter(|setting| setting.name.contains(&arguments.only)) {
        measure(arguments, setting).await?;
    }
    Ok(())
}

async fn measure(arguments: &Arguments, setting: &Setting) -> Outcome<()> {
    let _ = std::fs::remove_dir_all(&arguments.folder);
    std::fs::create_dir_all(&arguments.folder)?;
    let (house, link) = open(arguments, setting).await?;
    let empty = house.used()?;
    let site = Arc::new(Site {
        record: Record::of_nothing(),
        halls: house.halls.iter().map(|hall| hall.address).collect(),
        pace: Duration::from_secs_f64(arguments.every),
        answered_us: Vec::new(),
        is_ending: AtomicBool::new(false),
        failures: AtomicUsize::new(0),
    });
    let boards = sit_down(&site, arguments, &link).await?;
    let began = house.used()?;
    let steady = Duration::from_secs(arguments.seconds);
    let (boards, calm) = play(boards, Some(site.pace), steady).await?;
    let after = house.used()?;
    let rush = Duration::from_secs(arguments.rush);
    let (boards, fast) = play(boards, None, rush).await?;
    let at_last = house.used()?;
    // The processor time of an act is taken from the rush: at a steady pace, time requests and announcements of servers add too much.
    let (acts, acts_then) = (calm.count(), fast.count());
    let an_act =
        |place: usize| (at_last[place].cpu_us - after[place].cpu_us) as f64 / acts_then.max(1) as f64;
    let share =
        |place: usize| (after[place].cpu_us - began[place].cpu_us) as f64 / 10_000.0 / steady.as_secs_f64();
    let a_board = |place: usize| {
        after[place].memory_kb.saturating_sub(empty[place].memory_kb) as f64 / arguments.boards as f64
    };
    let rate = |count: usize, length: Duration| count as f64 / length.as_secs_f64();
    let (calm_rate, fast_rate) = (rate(acts, steady), rate(fast.count(), rush));
    let [half, most] = calm.within([0.5, 0.99]);
    println!(
        "| {} | {calm_rate:.0} | {half:.1} | {most:.1} | {:.0} % | {:.0} % | {fast_rate:.0} | {:.0} | {:.0} | {:.0} | {:.0} |",
        setting.name,
        share(0),
        share(1),
        an_act(0),
        an_act(1),
        a_board(0),
        a_board(1)
    );
    drop(boards);
    drop(house);
    std::fs::remove_dir_all(&arguments.folder)?;
    Ok(())
}

async fn open(arguments: &Arguments, setting: &Setting) -> Outcome<(House, Link)> {
    let free = ports::free(3 * setting.servers + setting.halls)?;
    let (of_nats, of_halls) = free.split_at(3 * setting.servers);
    let of_nats: Vec<Ports> = of_nats
        .chunks(3)
        .map(|three| Ports { clients: three[0], routes: three[1], monitor: three[2] })
        .collect();
    let nats = match setting.servers {
        0 => None,
        _ => Some(Nats::start(&arguments.folder.join("nats"), &of_nats, setting.sync).await?),
    };
    let mut halls = Vec::new();
    let mut link = None;
    for (place, port) in of_halls.iter().enumerate() {
        let journal = match &nats {
            None => Journal::Sqlite,
            Some(nats) => Journal::Nats {
                servers: nats.servers.iter().map(|server| server.address).collect(),
                replicas: setting.servers,
            },
        };
        let mut hall = Hall::new(&arguments.program, &arguments.folder, place + 1, *port, journal);
        hall.begin()?;
        hall.is_open().await?;
        link = link.or_else(|| hall.link());
        halls.push(hall);
    }
    let token = link.ok_or("no hall has printed the arbiter's link")?;
    Ok((House { nats, halls }, Link { id: 0, token }))
}

impl House {
    /// Returns what the halls have used, and what NATS has used.
    fn used(&self) -> Outcome<[Used; 2]> {
        let mut used = [Used::default(); 2];
        let halls = self.halls.iter().map(|hall| (0, &hall.process));
        let servers = self.nats.iter().flat_map(|nats| &nats.servers).map(|server| (1, &server.process));
        for (place, process) in halls.chain(servers) {
            let (cpu_us, memory_kb) = process.as_ref().ok_or("a process has ended")?.used()?;
            used[place].cpu_us += cpu_us;
            used[place].memory_kb += memory_kb;
        }
        Ok(used)
    }
}

/// Sets up the boards, connects their clients and starts the clocks.
async fn sit_down(site: &Shared, arguments: &Arguments, link: &Link) -> Outcome<Vec<Player>> {
    let games = games::some(16, 400);
    let mut players = Vec::new();
    for event in 0..arguments.events {
        let made = site.make_event(link, "36000").await?;
        let share =
            arguments.boards / arguments.events + usize::from(event < arguments.boards % arguments.events);
        for place in site.set_up(&made, share).await? {
            let number = players.len();
            let game = games[number % games.len()].clone();
            players.push(Player { board: Board::new(site, place, number), game, played: 0 });
        }
    }
    // Wait until the events have moved to the halls that should keep them.
    tokio::time::sleep(Duration::from_secs(8)).await;
    let mut starting = tokio::task::JoinSet::new();
    for mut player in players {
        starting.spawn(async move {
            player.board.arbiter("start").await?;
            Outcome::Ok(player)
        });
    }
    starting.join_all().await.into_iter().collect()
}

/// A board, its game, and the number of half-moves played.
struct Player {
    board: Board,
    game: Vec<String>,
    played: usize,
}

impl Player {
    /// Plays until the given time, at this mean pace or as fast as possible.
    async fn play(mut self, pace: Option<Duration>, until: Instant) -> Outcome<(Self, Latencies)> {
        let mut latencies = Latencies::default();
        while self.played < self.game.len() {
            if let Some(pace) = pace {
                self.board.think(pace).await;
            }
            if Instant::now() >= until {
                break;
            }
            let mv = format!(r#"{{"act":"move","move":"{}"}}"#, self.game[self.played]);
            for act in [mv.as_str(), PRESS] {
                let began = Instant::now();
                self.board.act_until_done(self.played % 2, act).await?;
                latencies.record(began.elapsed());
            }
            self.played += 1;
        }
        Ok((self, latencies))
    }
}

async fn play(
    players: Vec<Player>,
    pace: Option<Duration>,
    length: Duration,
) -> Outcome<(Vec<Player>, Latencies)> {
    let until = Instant::now() + length;
    let playing: Vec<_> = players.into_iter().map(|player| tokio::spawn(player.play(pace, until))).collect();
    let (mut players, mut all) = (Vec::new(), Latencies::new(length));
    for playing in playing {
        let (player, latencies) = playing.await??;
        players.push(player);
        all.add(&latencies);
    }
    Ok((players, all))
}
