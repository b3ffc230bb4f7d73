//! The halls: processes of the built program, several over one journal or one over its own.

use crate::process::Process;
use crate::{Outcome, http};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// How long a hall may take to start.
const OPENS_WITHIN: Duration = Duration::from_secs(60);

/// Where a hall keeps its journal.
#[derive(Clone)]
pub(crate) enum Journal {
    /// In a file in its own folder.
    Sqlite,
    /// In NATS, at these addresses and with this number of replicas.
    Nats { servers: Vec<SocketAddr>, replicas: usize },
}

/// A hall.
pub(crate) struct Hall {
    pub(crate) name: String,
    pub(crate) address: SocketAddr,
    program: PathBuf,
    folder: PathBuf,
    journal: Journal,
    pub(crate) process: Option<Process>,
}

impl Hall {
    /// Creates a hall without starting it. Halls over NATS share their keys if they have the same folder.
    pub(crate) fn new(program: &Path, folder: &Path, number: usize, port: u16, journal: Journal) -> Self {
        Self {
            name: format!("hall-{number}"),
            address: SocketAddr::from(([127, 0, 0, 1], port)),
            program: program.to_owned(),
            folder: folder.to_owned(),
            journal,
            process: None,
        }
    }

    /// Starts the hall, without waiting until it answers.
    pub(crate) fn begin(&mut self) -> Outcome<()> {
        let data = self.folder.join(&self.name);
        std::fs::create_dir_all(&data)?;
        let mut command = Command::new(&self.program);
        command.args(["serve", "--listen", &self.address.to_string(), "--data"]).arg(&data);
        if let Journal::Nats { servers, replicas } = &self.journal {
            let servers: Vec<String> = servers.iter().map(SocketAddr::to_string).collect();
            command.args(["--journal", &format!("nats://{}", servers.join(","))]);
            command.args(["--replicas", &replicas.to_string(), "--name", &self.name, "--keys"]);
            command.arg(self.folder.join("hall.keys"));
        }
        self.process = Some(Process::start(&mut command, &self.file("out"), &self.file("log"))?);
        Ok(())
    }

    fn file(&self, ending: &str) -> PathBuf {
        self.folder.join(format!("{}.{ending}", self.name))
    }

    /// Waits until the hall answers requests.
    pub(crate) async fn is_open(&mut self) -> Outcome<()> {
        let deadline = Instant::now() + OPENS_WITHIN;
        while http::get(self.address, "/api/v1/laws").await.is_err() {
            let has_ended = match &mut self.process {
                Some(process) => !process.is_running()?,
                None => true,
            };
            if has_ended || Instant::now() > deadline {
                return Err(format!("{} did not start; see {}", self.name, self.file("log").display()).into());
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
        Ok(())
    }

    /// The arbiter's link, if this start printed one.
    pub(crate) fn link(&self) -> Option<String> {
        let output = std::fs::read_to_string(self.file("out")).ok()?;
        let line = output.lines().nth(1)?;
        Some(line.rsplit_once("/a/")?.1.trim().to_owned())
    }
}
