//! `make load`: thousands of boards at once, each with two players and a spectator, over real connections to the built program.
//!
//! Three things are measured one after the other on the same machine, which also runs the generator: the hall with a move and a press
//! every few seconds at each board, then as fast as possible; the same messages through a bare echo over WebSocket; and the same bytes
//! in bare group commits of SQLite. At the end the journal is compared with what was acknowledged.
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "printing the figures is what this program is for"
)]

mod attack;
mod board;
mod echo;
mod floor;
mod games;
mod http;
mod latency;
mod server;
mod soak;
mod socket;

use attack::Attack;
use board::{Acknowledged, Board, Pace};
use clap::Parser;
use latency::Latencies;
use server::Server;
use std::error::Error;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Half-moves in the games of a soak: games end at different times, as in a real event.
const SHORTEST: usize = 20;
const LONGEST: usize = 120;

/// Any error ends the run.
pub(crate) type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// Play thousands of games at once against a running program, and measure it
#[derive(Parser)]
struct Arguments {
    /// The program to measure
    #[arg(long, default_value = "target/dist/touchmove")]
    program: PathBuf,
    /// The number of boards
    #[arg(long, default_value_t = 5000)]
    boards: usize,
    /// How long to play, in seconds
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// The average time between moves at a board, in seconds; each is a move and a press
    #[arg(long, default_value_t = 5.0)]
    every: f64,
    /// How long to measure the highest rate, in seconds
    #[arg(long, default_value_t = 10)]
    rush: u64,
    /// After that the players continue while attackers without a link do this; nothing else is measured then
    #[arg(long)]
    attack: Option<Attack>,
    /// The number of attackers
    #[arg(long, default_value_t = 500)]
    strangers: usize,
    /// Where the journal is written: on the disk to be measured
    #[arg(long, default_value = "target/load")]
    folder: PathBuf,
    /// Check memory, latency and the journal every minute, and nothing else; fails if they do not stay stable
    #[arg(long)]
    soak: bool,
    /// Run the bare echo; used by the program itself
    #[arg(long, hide = true)]
    echo: bool,
}

fn main() -> Outcome<()> {
    let arguments = Arguments::parse();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    runtime.block_on(async {
        match (arguments.echo, arguments.soak) {
            (true, _) => echo::serve().await,
            (false, true) => soak(&arguments).await,
            (false, false) => measure(&arguments).await,
        }
    })
}

async fn measure(arguments: &Arguments) -> Outcome<()> {
    let _ = std::fs::remove_dir_all(&arguments.folder);
    std::fs::create_dir_all(&arguments.folder)?;
    let games = games::some(64, 240);

    let server = Server::start(&arguments.program, &arguments.folder).await?;
    let memory_at_first = server.memory()?;
    let began = Instant::now();
    let places = server.set_up(arguments.boards).await?;
    println!("{} boards set up in {:.1} s", places.len(), began.elapsed().as_secs_f64());
    let began = Instant::now();
    let mut boards = board::sit_down(server.address, places, &games).await?;
    println!("{} connections in {:.1} s", 3 * boards.len(), began.elapsed().as_secs_f64());
    server.start_clocks(&boards).await?;
    let pace = Pace::Every(Duration::from_secs_f64(arguments.every));
    let steady = play(&mut boards, pace, Duration::from_secs(arguments.seconds)).await?;
    steady.print("the hall");
    let memory = server.memory()?.saturating_sub(memory_at_first);
    println!("memory: {:.1} KB a board", memory as f64 / boards.len() as f64);
    if let Some(attack) = arguments.attack {
        return under_attack(arguments, attack, server, boards).await;
    }
    let rush = play(&mut boards, Pace::AtOnce, Duration::from_secs(arguments.rush)).await?;
    rush.print("the hall, as fast as it goes");
    let heard = board::everyone_heard_everything(&mut boards).await;
    let acknowledged = boards.iter().map(Board::acknowledged).collect();
    let sizes = boards.first().map_or((64, 1024), |board| board.sizes);
    drop(boards);
    let journal = server.end().await?;
    check(&journal, acknowledged, heard).await?;

    echo_floor(arguments, sizes).await?;
    floor::sqlite(&arguments.folder, sizes, Duration::from_secs(arguments.rush))?;
    std::fs::remove_dir_all(&arguments.folder)?;
    Ok(())
}

/// The players continue at their pace while attackers try to disturb them.
async fn under_attack(
    arguments: &Arguments,
    attack: Attack,
    server: Server,
    mut boards: Vec<Board>,
) -> Outcome<()> {
    let length = Duration::from_secs(arguments.seconds);
    let places: Vec<_> = boards.iter().map(|board| board.place.clone()).collect();
    let strangers = attack.begin(server.address, places, arguments.strangers, Instant::now() + length);
    let pace = Pace::Every(Duration::from_secs_f64(arguments.every));
    play(&mut boards, pace, length).await?.print(&format!("the hall with {} strangers", arguments.strangers));
    println!("memory: {} MB", server.memory()? / 1024);
    let visits = strangers.join().map_err(|_| "the strangers broke")??;
    println!("the attackers connected {visits} times");
    let heard = board::everyone_heard_everything(&mut boards).await;
    let acknowledged = boards.iter().map(Board::acknowledged).collect();
    drop(boards);
    check(&server.end().await?, acknowledged, heard).await?;
    Ok(std::fs::remove_dir_all(&arguments.folder)?)
}

/// Plays for a long time, and checks that nothing grows that should not.
async fn soak(arguments: &Arguments) -> Outcome<()> {
    let _ = std::fs::remove_dir_all(&arguments.folder);
    std::fs::create_dir_all(&arguments.folder)?;
    let length = Duration::from_secs(arguments.seconds);
    let games = games::of_all_lengths(64, SHORTEST, LONGEST);
    let server = Server::start(&arguments.program, &arguments.folder).await?;
    let places = server.set_up(arguments.boards).await?;
    let pace = Pace::Every(Duration::from_secs_f64(arguments.every));
    let soak::Soaked { mut boards, ended: (mut acknowledged, before), is_flat } =
        soak::run(&server, places, &games, pace, length).await?;
    println!("{} games over, {} in play", acknowledged.len(), boards.len());
    let heard = board::everyone_heard_everything(&mut boards).await.map(|heard| heard + before);
    acknowledged.extend(boards.iter().map(Board::acknowledged));
    drop(boards);
    let journal = server.end().await?;
    check(&journal, acknowledged, heard).await?;
    std::fs::remove_dir_all(&arguments.folder)?;
    if is_flat { Ok(()) } else { Err("memory or latency grows".into()) }
}

/// Sends the same messages at the same pace through a server that does nothing.
async fn echo_floor(arguments: &Arguments, sizes: (usize, usize)) -> Outcome<()> {
    let echo = Server::start_echo(&std::env::current_exe()?).await?;
    let address: SocketAddr = echo.address;
    let mut boards = board::sit_down_at_echo(address, arguments.boards, sizes).await?;
    let pace = Pace::Every(Duration::from_secs_f64(arguments.every));
    let seconds = Duration::from_secs(arguments.rush);
    play(&mut boards, pace, seconds).await?.print("bare echo");
    play(&mut boards, Pace::AtOnce, seconds).await?.print("bare echo, as fast as it goes");
    drop(boards);
    echo.end().await?;
    Ok(())
}

/// Lets all boards play at once, and collects their measurements.
async fn play(boards: &mut Vec<Board>, pace: Pace, length: Duration) -> Outcome<Latencies> {
    let until = Instant::now() + length;
    gather(boards, length, |board| board.play(pace, until)).await
}

/// Runs `play` for every board, and collects their measurements.
async fn gather<F>(boards: &mut Vec<Board>, length: Duration, play: impl Fn(Board) -> F) -> Outcome<Latencies>
where
    F: Future<Output = Outcome<(Board, Latencies)>> + Send + 'static,
{
    let playing: Vec<_> = boards.drain(..).map(|board| tokio::spawn(play(board))).collect();
    let mut all = Latencies::new(length);
    for playing in playing {
        let (board, latencies) = playing.await??;
        all.add(&latencies);
        boards.push(board);
    }
    Ok(all)
}

/// Checks that everything acknowledged is in the journal, and that its chains are unbroken.
async fn check(
    journal: &std::path::Path,
    acknowledged: Vec<Acknowledged>,
    heard: Outcome<u64>,
) -> Outcome<()> {
    use touchmove_journal::{Depth, Journal, Sqlite, verify};
    let path = journal.to_owned();
    let report = tokio::task::spawn_blocking(move || -> Outcome<String> {
        let began = Instant::now();
        let journal = Arc::new(Sqlite::open(&path)?);
        let heads = journal.streams().wait()?;
        let opened = began.elapsed();
        let mut lost = 0_u64;
        for board in &acknowledged {
            let stream = format!("board/{}", board.name);
            let last = heads.iter().find(|head| head.stream == stream).map_or(0, |head| head.last);
            lost += board.last.saturating_sub(last);
        }
        let acts: u64 = acknowledged.iter().map(|board| board.acts).sum();
        let report = verify(&*journal, Depth::Chains, |_| ())?;
        if lost > 0 || !report.is_clean() {
            return Err(format!("{lost} acts lost, {} chains broken", report.breaks.len()).into());
        }
        Ok(format!(
            "{acts} acts acknowledged, none lost; {} entries in {} streams, all chains whole; opened in {} ms",
            report.entries,
            report.streams,
            opened.as_millis()
        ))
    })
    .await??;
    println!("{report}; {} messages received, none missed", heard?);
    Ok(())
}
