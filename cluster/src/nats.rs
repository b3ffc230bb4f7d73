//! NATS servers with JetStream on this machine: a single one, or a cluster.

use crate::process::Process;
use crate::{Outcome, http};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// How long a cluster may take to elect its leaders on a busy machine.
const READY_WITHIN: Duration = Duration::from_secs(60);

/// The NATS servers.
pub(crate) struct Nats {
    program: PathBuf,
    folder: PathBuf,
    pub(crate) servers: Vec<Server>,
}

/// One of them.
pub(crate) struct Server {
    pub(crate) name: String,
    pub(crate) address: SocketAddr,
    monitor: SocketAddr,
    pub(crate) process: Option<Process>,
}

/// When an entry is synced to the disk.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sync {
    /// After it is acknowledged, every two minutes: NATS's default. What a majority of servers has survives the crash of any one.
    Later,
    /// Before it is acknowledged, as with SQLite.
    Always,
}

/// The ports of one server.
#[derive(Copy, Clone)]
pub(crate) struct Ports {
    pub(crate) clients: u16,
    pub(crate) routes: u16,
    pub(crate) monitor: u16,
}

impl Nats {
    /// Starts servers at these ports, and waits until JetStream is ready.
    pub(crate) async fn start(folder: &Path, ports: &[Ports], sync: Sync) -> Outcome<Self> {
        let program = program().ok_or("there is no nats-server")?;
        std::fs::create_dir_all(folder)?;
        let folder = &folder.canonicalize()?;
        let mut servers = Vec::new();
        for (place, port) in ports.iter().enumerate() {
            let name = format!("nats-{}", place + 1);
            std::fs::write(
                folder.join(format!("{name}.conf")),
                configuration(folder, &name, place, ports, sync),
            )?;
            let [address, monitor] =
                [port.clients, port.monitor].map(|port| SocketAddr::from(([127, 0, 0, 1], port)));
            servers.push(Server { name, address, monitor, process: None });
        }
        let mut nats = Self { program, folder: folder.to_owned(), servers };
        for place in 0..nats.servers.len() {
            nats.begin(place)?;
        }
        for place in 0..nats.servers.len() {
            nats.is_ready(place).await?;
        }
        Ok(nats)
    }

    /// Starts a server that is not running.
    pub(crate) fn begin(&mut self, place: usize) -> Outcome<()> {
        let server = &mut self.servers[place];
        let file = |ending: &str| self.folder.join(format!("{}.{ending}", server.name));
        let mut command = Command::new(&self.program);
        command.arg("--config").arg(file("conf"));
        server.process = Some(Process::start(&mut command, &file("out"), &file("log"))?);
        Ok(())
    }

    /// Waits until a server takes part in JetStream.
    pub(crate) async fn is_ready(&self, place: usize) -> Outcome<()> {
        let server = &self.servers[place];
        let deadline = Instant::now() + READY_WITHIN;
        while http::get(server.monitor, "/healthz").await.is_err() {
            if Instant::now() > deadline {
                return Err(format!("{} is not ready; see {}", server.name, self.folder.display()).into());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Ok(())
    }
}

fn configuration(folder: &Path, name: &str, place: usize, ports: &[Ports], sync: Sync) -> String {
    let Ports { clients, routes, monitor } = ports[place];
    let store = folder.join(format!("{name}.store"));
    let sync = if sync == Sync::Always { ", sync_interval: always" } else { "" };
    let mut text = format!(
        "server_name: {name}\nlisten: 127.0.0.1:{clients}\nhttp: 127.0.0.1:{monitor}\n\
         jetstream {{ store_dir: \"{}\", max_file_store: 40GB, max_memory_store: 256MB{sync} }}\n",
        store.display()
    );
    if ports.len() > 1 {
        let all: Vec<String> = ports.iter().map(|port| format!("nats://127.0.0.1:{}", port.routes)).collect();
        // `no_advertise`: halls must use only the addresses that they were given, which may be those of proxies.
        text += &format!(
            "cluster {{ name: hall, listen: 127.0.0.1:{routes}, no_advertise: true, routes: [{}] }}\n",
            all.join(", ")
        );
    }
    text
}

/// Finds the program `nats-server`.
pub(crate) fn program() -> Option<PathBuf> {
    let named = std::env::var_os("NATS_SERVER").map(PathBuf::from);
    let path = std::env::var_os("PATH").unwrap_or_default();
    let on_path = std::env::split_paths(&path).map(|folder| folder.join("nats-server"));
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/nats/nats-server");
    named.into_iter().chain(on_path).chain([here]).find(|program| program.is_file())
}

/// The message for when there is none.
pub(crate) const MISSING: &str =
    "there is no nats-server in $NATS_SERVER, on the PATH or in target/nats; `make nats` gets it";
