//! `touchmove serve`

mod announcement;
#[cfg(feature = "cluster")]
mod shared;

use super::journal::place::Place;
use crate::failure::{Answer, Failure};
use announcement::Announcement;
use clap::Args;
use std::io::{IsTerminal, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use touchmove_hall::roles::Role;
use touchmove_hall::{
    Backups, Broadcast, Certificate, Engine, Limits, Pace, PushServer, Server, Timekeeping,
};
use touchmove_journal::{LogState, Sqlite, backups_beside, make_private_folder, tokens_beside};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// Run the hall: events, boards and games for everyone in the playing hall
///
/// Opens the journal, or creates it, and prints the address of the hall and, the first time, the arbiter's link. Ctrl-C ends it; clocks are
/// stopped until it is started again.
#[derive(Args)]
pub(crate) struct Serve {
    /// The address to listen on; with `127.0.0.1:8064` only this machine can connect
    #[arg(long, value_name = "ADDRESS", default_value = "0.0.0.0:8064")]
    listen: SocketAddr,
    /// The folder of the journal
    #[arg(long, value_name = "FOLDER", default_value = "touchmove-data")]
    data: PathBuf,
    /// The file of the journal [default: journal.db in the folder], or NATS servers: nats://A:4222,B:4222,C:4222
    #[arg(long, value_name = "FILE")]
    journal: Option<Place>,
    /// The folder for backups; one is made at the end of each round [default: the journal's name with .backups]
    #[arg(long, value_name = "FOLDER")]
    backups: Option<PathBuf>,
    /// The number of round backups to keep; those made at the desk are always kept
    #[arg(long, value_name = "NUMBER", default_value_t = 10)]
    keep_backups: usize,
    /// Write the public PGN of every round into this folder, as DGT LiveChess does: `event-1/round-1/game-1.pgn`, `games.pgn`
    #[arg(long, value_name = "FOLDER")]
    live_folder: Option<PathBuf>,
    /// The server to push rounds to: lichess, or another that runs lila
    #[arg(long, value_name = "ADDRESS", default_value_t = PushServer::default())]
    push_server: PushServer,
    /// A certificate (PEM): serve over TLS
    #[arg(long, value_name = "FILE", requires = "key")]
    cert: Option<PathBuf>,
    /// The key of the certificate (PEM)
    #[arg(long, value_name = "FILE", requires = "cert")]
    key: Option<PathBuf>,
    /// Print a new link for the arbiter, if the first one was lost; the old one is revoked
    #[arg(long)]
    new_link: bool,
    /// The maximum number of open connections
    #[arg(long, value_name = "NUMBER", default_value_t = Limits::default().connections)]
    connections: usize,
    /// After a stall of this many seconds (process stopped, machine asleep, journal not writable), clocks stay stopped until the arbiter
    /// resumes play; after a restart they resume by themselves [default: 5, in a cluster 15]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    stand_after: Option<f64>,
    /// Serve the server's metrics (`/metrics`) at this address, without a link: for Prometheus, not for the hall
    #[arg(long, value_name = "ADDRESS")]
    metrics_listen: Option<SocketAddr>,
    /// The program that pairs rounds: bbpPairings, javafo=FILE.jar or py4swiss (or NAME=PATH), or any command with {input} and {output}
    ///
    /// It runs without a shell. {input} is replaced by the tournament report, {output} by the file for the pairs: the number of pairs, then
    /// the numbers of White and Black on each line, 0 for the bye.
    #[arg(long, value_name = "ENGINE")]
    pairing_engine: Option<Engine>,
    /// Write the log as JSON, one line per event
    #[arg(long)]
    log_json: bool,
    #[cfg(feature = "cluster")]
    #[command(flatten)]
    shared: shared::Shared,
}

/// The storage of the hall's journal.
enum Kept {
    /// In a file.
    File(Sqlite),
    /// In NATS, shared with other servers; this server's own files are beside this path.
    #[cfg(feature = "cluster")]
    Shared(touchmove_journal::JetStream, Box<touchmove_hall::Meeting>, PathBuf),
}

impl Kept {
    /// The default for `--stand-after`, in seconds. NATS may need ten to elect a new leader, and play should resume by itself after that.
    const fn long_stall(&self) -> f64 {
        match self {
            Self::File(_) => 5.0,
            #[cfg(feature = "cluster")]
            Self::Shared(..) => 15.0,
        }
    }

    /// The path beside which backups and tokens are kept.
    fn path(&self) -> PathBuf {
        match self {
            Self::File(journal) => journal.path().to_owned(),
            #[cfg(feature = "cluster")]
            Self::Shared(_, _, beside) => beside.clone(),
        }
    }
}

impl Serve {
    pub(super) fn run(self, output: &mut impl Write) -> Result<Answer, Failure> {
        begin_log(self.log_json);
        allow_open_files(self.connections);
        let kept = self.open_journal()?;
        // A journal in a file must be dropped last, so that everything is in that one file.
        let journal = match &kept {
            Kept::File(journal) => Some(journal.clone()),
            #[cfg(feature = "cluster")]
            Kept::Shared(..) => None,
        };
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()
            .map_err(|error| Failure::usage(format!("the system cannot start threads: {error}")))?;
        runtime.block_on(self.serve(kept, output))?;
        drop(runtime);
        drop(journal);
        Ok(Answer::Yes)
    }

    fn open_journal(&self) -> Result<Kept, Failure> {
        #[cfg(feature = "cluster")]
        if let Some(Place::Nats(servers)) = &self.journal {
            make_private_folder(&self.data).map_err(Failure::file(&self.data))?;
            let (journal, meeting) = self.shared.open(servers, &self.data)?;
            return Ok(Kept::Shared(journal, Box::new(meeting), self.data.join("journal")));
        }
        let path = match &self.journal {
            Some(Place::File(path)) => path.clone(),
            Some(Place::Nats(_)) => {
                return Err(Failure::usage(
                    "this program was built without NATS; build it with --features cluster",
                ));
            }
            None => {
                make_private_folder(&self.data).map_err(Failure::file(&self.data))?;
                self.data.join("journal.db")
            }
        };
        let journal =
            Sqlite::open(&path).map_err(|fault| Failure::usage(format!("{}: {fault}", path.display())))?;
        if let LogState::Torn { frames } = journal.log_state() {
            tracing::warn!(
                frames,
                "the last transaction before the crash was not finished, and was never acknowledged"
            );
        }
        Ok(Kept::File(journal))
    }

    async fn serve(self, kept: Kept, output: &mut impl Write) -> Result<(), Failure> {
        let certificate = self.cert.zip(self.key).map(|(chain, key)| Certificate { chain, key });
        let limits = Limits { connections: self.connections, ..Limits::default() };
        let stands_after = Duration::from_secs_f64(self.stand_after.unwrap_or(kept.long_stall()));
        let timekeeping = Timekeeping { stands_after, ..Timekeeping::default() };
        let path = kept.path();
        let folder = self.backups.unwrap_or_else(|| backups_beside(&path));
        let tokens = tokens_beside(&path);
        let broadcast = Broadcast {
            live_folder: self.live_folder,
            tokens: Some(tokens.clone()),
            server: self.push_server,
            pace: Pace::default(),
        };
        let certificate = certificate.as_ref();
        let begun = match kept {
            Kept::File(journal) => {
                Server::begin_with(Arc::new(journal), self.listen, certificate, limits, timekeeping).await
            }
            #[cfg(feature = "cluster")]
            Kept::Shared(journal, meeting, _) => {
                let journal = Arc::new(journal);
                Server::begin_shared(journal, *meeting, self.listen, certificate, limits, timekeeping).await
            }
        };
        let mut server = begun.map_err(Failure::usage)?;
        if let Some(address) = self.metrics_listen {
            server = server.with_metrics_at(address).await.map_err(Failure::usage)?;
        }
        if let Some(engine) = self.pairing_engine {
            server = server.with_pairing_engine(engine);
        }
        server.hall().keep_backups(Backups { folder, keep: self.keep_backups });
        server.hall().broadcast_to(broadcast).map_err(Failure::file(&tokens))?;
        let mut token = server.hall().first_link().cloned();
        if self.new_link {
            let issued = server.hall().replace_hall_links(Role::Arbiter).await;
            token = Some(issued.map_err(Failure::usage)?);
        }
        let origins = server.listening().origins();
        let announcement = Announcement {
            listens: server.listening().listens(),
            chosen: server.chosen_origin(&origins),
            origins,
            token: token.map(|token| token.to_string()),
            is_for_a_terminal: std::io::stdout().is_terminal(),
        };
        // Written in one piece: a reader that wants only the first lines may be gone before the last.
        output.write_all(announcement.to_string().as_bytes())?;
        output.flush()?;
        server.run(end()).await;
        Ok(())
    }
}

/// Parses a duration of at most a day.
fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.0..=86_400.0).contains(seconds));
    seconds.ok_or_else(|| "must be a number of seconds from 0 to 86400".to_owned())
}

/// Resolves when the program is asked to end.
async fn end() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = terminate.recv() => return,
                _ = tokio::signal::ctrl_c() => return,
            }
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}

/// Raises the limit on open files as far as needed and allowed: every connection is an open file, and many systems start with a thousand.
#[cfg(unix)]
fn allow_open_files(connections: usize) {
    use nix::sys::resource::{Resource, getrlimit, setrlimit};
    let needed = connections as u64 + OTHER_FILES;
    let Ok((allowed, most)) = getrlimit(Resource::RLIMIT_NOFILE) else { return };
    let wanted = needed.min(most).max(allowed);
    if wanted > allowed && setrlimit(Resource::RLIMIT_NOFILE, wanted, most).is_err() {
        tracing::warn!(allowed, "the system allows no more open files");
    } else if wanted < needed / 2 {
        tracing::warn!(allowed = wanted, needed, "the system allows fewer open files than connections");
    }
}

/// Other systems have no such limit.
#[cfg(not(unix))]
const fn allow_open_files(_: usize) {}

/// Files other than connections: the journal, the runtime.
#[cfg(unix)]
const OTHER_FILES: u64 = 64;

fn begin_log(as_json: bool) {
    let wanted = std::env::var("TOUCHMOVE_LOG").ok().and_then(|wanted| wanted.parse().ok());
    let filter: Targets = wanted.unwrap_or_else(|| {
        Targets::new().with_default(LevelFilter::INFO).with_target("async_nats", LevelFilter::WARN)
    });
    let log = tracing_subscriber::fmt()
        .with_max_level(LevelFilter::TRACE)
        .with_writer(std::io::stderr)
        .with_target(false);
    // A second logger in the same process would be a bug, but not worth ending the program for.
    let _ = match as_json {
        true => log.json().finish().with(filter).try_init(),
        false => log.with_ansi(std::io::stderr().is_terminal()).finish().with(filter).try_init(),
    };
}
