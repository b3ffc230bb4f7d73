//! Real NATS servers with a temporary folder. The tests of other packages use this file too.
#![allow(dead_code, reason = "each test takes what it needs")]

use std::io::Write;
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use touchmove_journal::{JetStream, JetStreamOptions};

/// The longest that a server or a cluster may take to answer on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// One server, or a cluster of three. They are killed when dropped.
pub(crate) struct Nats {
    program: PathBuf,
    folder: PathBuf,
    servers: Vec<Server>,
    journals: AtomicU32,
}

struct Server {
    port: u16,
    process: Option<Child>,
}

impl Nats {
    /// Starts one server; none, with a loud message, if `nats-server` is not installed.
    pub(crate) fn one() -> Option<Self> {
        Self::start(1, "4GB", "")
    }

    /// Starts one server with limited storage and additional settings.
    pub(crate) fn one_with(room: &str, settings: &str) -> Option<Self> {
        Self::start(1, room, settings)
    }

    /// Starts a cluster of three servers.
    pub(crate) fn three() -> Option<Self> {
        Self::start(3, "4GB", "")
    }

    fn start(count: usize, room: &str, settings: &str) -> Option<Self> {
        let Some(program) = program() else {
            let test = std::thread::current().name().unwrap_or("a test").to_owned();
            // Not with a macro: output of macros is not shown if the test passes.
            let _ = writeln!(
                std::io::stderr(),
                "\nSKIPPED {test}: there is no nats-server in $NATS_SERVER, on the PATH or in target/nats; `make nats` gets it\n"
            );
            return None;
        };
        let folder = new_folder();
        let listeners: Vec<TcpListener> =
            (0..count * 2).map(|_| TcpListener::bind("127.0.0.1:0").expect("a free port")).collect();
        let ports: Vec<u16> =
            listeners.iter().map(|listener| listener.local_addr().expect("bound").port()).collect();
        drop(listeners);
        let (ports, routes) = ports.split_at(count);
        for (place, port) in ports.iter().enumerate() {
            let configuration = configuration(&folder, place, *port, routes, room) + settings;
            std::fs::write(folder.join(format!("{place}.conf")), configuration).expect("written");
        }
        let servers = ports.iter().map(|&port| Server { port, process: None }).collect();
        let mut nats = Self { program, folder, servers, journals: AtomicU32::new(0) };
        (0..count).for_each(|place| nats.begin(place));
        Some(nats)
    }

    /// Starts a server that is not running.
    pub(crate) fn begin(&mut self, place: usize) {
        let log = std::fs::File::create(self.folder.join(format!("{place}.log"))).expect("made");
        let process = Command::new(&self.program)
            .arg("--config")
            .arg(self.folder.join(format!("{place}.conf")))
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .expect("started");
        let server = &mut self.servers[place];
        server.process = Some(process);
        let deadline = Instant::now() + PATIENCE;
        while TcpStream::connect(("127.0.0.1", server.port)).is_err() {
            assert!(Instant::now() < deadline, "the server does not listen");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Kills a server, as a crash would.
    pub(crate) fn kill(&mut self, place: usize) {
        if let Some(mut process) = self.servers[place].process.take() {
            process.kill().expect("killed");
            process.wait().expect("ended");
        }
    }

    /// Sends a signal to a server: STOP suspends it, CONT resumes it.
    pub(crate) fn signal(&self, place: usize, signal: &str) {
        let process = self.servers[place].process.as_ref().expect("runs");
        let sent = Command::new("kill").arg(format!("-{signal}")).arg(process.id().to_string()).status();
        assert!(sent.expect("kill can be run").success());
    }

    pub(crate) fn port(&self, place: usize) -> u16 {
        self.servers[place].port
    }

    /// Options for a journal that no other test uses.
    pub(crate) fn options(&self) -> JetStreamOptions {
        let name = format!("J{}", self.journals.fetch_add(1, Ordering::Relaxed));
        let servers = self.servers.iter().map(|server| format!("nats://127.0.0.1:{}", server.port));
        JetStreamOptions {
            prefix: name.to_lowercase(),
            keys: Some(self.folder.join(format!("{name}.keys"))),
            stream: name,
            replicas: self.servers.len(),
            patience: PATIENCE,
            ..JetStreamOptions::new(servers)
        }
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        for server in &mut self.servers {
            if let Some(process) = &mut server.process {
                let _ = process.kill();
                let _ = process.wait();
            }
        }
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

pub(crate) fn connect(options: &JetStreamOptions) -> JetStream {
    JetStream::connect(options).expect("connects")
}

fn configuration(folder: &Path, place: usize, port: u16, routes: &[u16], room: &str) -> String {
    let store = folder.join(format!("store-{place}"));
    let mut text = format!(
        "server_name: n{place}\nlisten: 127.0.0.1:{port}\njetstream {{ store_dir: \"{}\", max_file_store: {room}, max_memory_store: 64MB }}\n",
        store.display()
    );
    if routes.len() > 1 {
        let others: Vec<String> = routes.iter().map(|port| format!("nats://127.0.0.1:{port}")).collect();
        text += &format!(
            "cluster {{ name: hall, listen: 127.0.0.1:{}, routes: [{}] }}\n",
            routes[place],
            others.join(", ")
        );
    }
    text
}

fn new_folder() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let name = format!("touchmove-nats-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    let path = std::env::temp_dir().join(name);
    std::fs::create_dir_all(&path).expect("a temporary folder");
    path
}

/// Finds the program `nats-server`.
fn program() -> Option<PathBuf> {
    let named = std::env::var_os("NATS_SERVER").map(PathBuf::from);
    let path = std::env::var_os("PATH").unwrap_or_default();
    let on_path = std::env::split_paths(&path).map(|folder| folder.join("nats-server"));
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/nats/nats-server");
    named.into_iter().chain(on_path).chain([here]).find(|program| program.is_file())
}
