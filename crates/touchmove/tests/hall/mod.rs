//! `touchmove serve` as a user runs it: a process, a journal, and connections to it.

#![allow(dead_code, reason = "not every test needs every helper")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

/// A folder that is removed when the test ends.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        Self::within(&std::env::temp_dir(), name)
    }

    /// A folder in memory if the system has such a place, so that other programs do not slow the disk down.
    pub(crate) fn in_memory(name: &str) -> Self {
        let memory = Path::new("/dev/shm");
        match memory.is_dir() {
            true => Self::within(memory, name),
            false => Self::new(name),
        }
    }

    fn within(place: &Path, name: &str) -> Self {
        let folder = place.join(format!("touchmove-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        Self(folder)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn journal(&self) -> PathBuf {
        self.0.join("journal.db")
    }

    fn token(&self) -> PathBuf {
        self.0.join("token")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A running server.
pub(crate) struct Hall {
    child: Child,
    /// Its address.
    pub(crate) address: String,
    /// The link to the whole hall.
    pub(crate) token: String,
}

impl Hall {
    /// Starts it with the journal in a folder. The first start prints the link.
    pub(crate) fn start(folder: &Folder, more: &[&str]) -> Self {
        Self::start_at("127.0.0.1:0", folder, more)
    }

    /// The same at another address.
    pub(crate) fn start_at(address: &str, folder: &Folder, more: &[&str]) -> Self {
        Self::run(touchmove(), address, folder, more)
    }

    /// The same with a prepared command: its environment and the libraries loaded into it.
    pub(crate) fn start_program(program: Command, folder: &Folder) -> Self {
        Self::run(program, "127.0.0.1:0", folder, &[])
    }

    /// The same with a limit on the number of open files.
    pub(crate) fn start_with_files(folder: &Folder, files: usize) -> Self {
        let mut shell = Command::new("sh");
        shell.arg("-c").arg(format!("ulimit -Sn {files} && exec \"$0\" \"$@\""));
        shell.arg(env!("CARGO_BIN_EXE_touchmove"));
        Self::run(shell, "127.0.0.1:0", folder, &[])
    }

    fn run(program: Command, address: &str, folder: &Folder, more: &[&str]) -> Self {
        Self::try_run(program, address, folder, more)
            .unwrap_or_else(|told| panic!("it did not start: {told}"))
    }

    /// The same with a program that may refuse; then returns its standard error.
    pub(crate) fn try_run(
        mut program: Command,
        address: &str,
        folder: &Folder,
        more: &[&str],
    ) -> Result<Self, String> {
        program.args(["serve", "--listen", address, "--journal"]).arg(folder.journal()).args(more);
        let told = folder.0.join("stderr");
        let mut child = program
            .env("TOUCHMOVE_LOG", "off")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(std::fs::File::create(&told).expect("a file"))
            .spawn()
            .expect("the program");
        let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
        let mut line = || lines.next().map(|line| line.expect("text"));
        let Some(first) = line() else {
            child.wait().expect("it is gone");
            return Err(std::fs::read_to_string(told).unwrap_or_default());
        };
        let address = first.split("http://").nth(1).expect("an address").trim_end_matches('/').to_owned();
        if let Some((_, token)) = line().expect("a line").split_once("/a/") {
            std::fs::write(folder.token(), token).expect("the link is kept");
        }
        let token = std::fs::read_to_string(folder.token()).expect("the link was printed at the first start");
        Ok(Self { child, address, token })
    }

    /// Its process id.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Sends a signal to the process: `STOP` suspends it, `CONT` resumes it.
    #[cfg(unix)]
    pub(crate) fn signal(&self, name: &str) {
        let sent = Command::new("kill").args([&format!("-{name}"), &self.child.id().to_string()]).status();
        assert!(sent.expect("kill").success());
    }

    /// Kills it without warning.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("it was running");
        self.child.wait().expect("it is gone");
    }

    /// Asks it to end, and waits until it has.
    pub(crate) fn end(&mut self) {
        signal(self.id(), "TERM");
        self.child.wait().expect("it is gone");
    }

    pub(crate) fn request(&self, method: &str, path: &str, token: &str, body: &str) -> Option<(u16, String)> {
        Connection::open(&self.address)?.request(method, path, token, body)
    }

    /// Sends a request as the arbiter and returns status and JSON; none if the server is gone.
    pub(crate) fn ask(&self, method: &str, path: &str, body: &str) -> Option<(u16, serde_json::Value)> {
        let (status, answer) = self.request(method, path, &self.token, body)?;
        Some((status, serde_json::from_str(&answer).unwrap_or_default()))
    }

    /// Sets up an event with boards whose games have begun; returns each board and the link to its table.
    pub(crate) fn set_up(&self, boards: usize) -> Vec<(String, String)> {
        let settings = serde_json::json!({ "name": "Kill", "time": "36000", "scoresheets": true });
        let made = self.set_up_with(&settings, boards);
        made.into_iter().map(|SetUp { name, token }| (name, token)).collect()
    }

    /// The same in an event with these settings.
    pub(crate) fn set_up_with(&self, settings: &serde_json::Value, boards: usize) -> Vec<SetUp> {
        let post = |path: &str, body: &str| {
            let (status, answer) = self.request("POST", path, &self.token, body).expect("an answer");
            assert!((200..300).contains(&status), "{path}: {answer}");
            serde_json::from_str::<serde_json::Value>(&answer).expect("JSON")
        };
        let event = post("/api/v1/events", &settings.to_string())["event"]["event"].clone();
        let empty = vec!["{}"; boards].join(",");
        let made = post(&format!("/api/v1/events/{event}/boards"), &format!(r#"{{"boards":[{empty}]}}"#));
        let links = made["links"].as_array().expect("links").iter().filter(|link| link["role"] == "table");
        let text = |value: &serde_json::Value| value.as_str().expect("a text").to_owned();
        let boards = made["boards"].as_array().expect("boards").iter().map(|board| text(&board["board"]));
        let tables: Vec<_> = boards
            .zip(links.map(|link| text(&link["token"])))
            .map(|(name, token)| SetUp { name, token })
            .collect();
        for SetUp { name, .. } in &tables {
            post(&format!("/api/v1/boards/{name}/acts"), r#"{"seq":1,"act":{"act":"start"}}"#);
        }
        tables
    }

    /// Returns the first message of a stream of server-sent events.
    pub(crate) fn first_message(&self, path: &str) -> serde_json::Value {
        let mut connection = Connection::open(&self.address).expect("a connection");
        connection.send("GET", path, &self.token, "").expect("it is sent");
        let mut line = String::new();
        while !line.starts_with("data: ") {
            line.clear();
            assert!(connection.stream.read_line(&mut line).expect("a line") > 0, "closed");
        }
        serde_json::from_str(line.trim_start_matches("data: ")).expect("JSON")
    }
}

/// A board whose game has begun.
pub(crate) struct SetUp {
    /// The board.
    pub(crate) name: String,
    /// The link to its table.
    pub(crate) token: String,
}

impl Drop for Hall {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A connection that is kept open.
pub(crate) struct Connection {
    stream: BufReader<TcpStream>,
    address: String,
}

impl Connection {
    pub(crate) fn open(address: &str) -> Option<Self> {
        let stream = TcpStream::connect(address).ok()?;
        stream.set_nodelay(true).ok()?;
        stream.set_read_timeout(Some(Duration::from_secs(90))).ok()?;
        Some(Self { stream: BufReader::new(stream), address: address.to_owned() })
    }

    /// Sends a request; returns status and body, or none if the server is gone.
    pub(crate) fn request(
        &mut self,
        method: &str,
        path: &str,
        token: &str,
        body: &str,
    ) -> Option<(u16, String)> {
        self.send(method, path, token, body)?;
        self.receive()
    }

    /// Sends a request without waiting for the answer.
    pub(crate) fn send(&mut self, method: &str, path: &str, token: &str, body: &str) -> Option<()> {
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nauthorization: Bearer {token}\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        self.stream.get_mut().write_all(request.as_bytes()).ok()
    }

    /// Returns the next answer: status and body; none if the server is gone.
    pub(crate) fn receive(&mut self) -> Option<(u16, String)> {
        let mut line = String::new();
        self.stream.read_line(&mut line).ok()?;
        let status = line.split(' ').nth(1)?.parse().ok()?;
        let mut length = 0;
        loop {
            line.clear();
            if self.stream.read_line(&mut line).ok()? == 0 {
                return None;
            }
            match line.trim().split_once(": ") {
                None => break,
                Some((name, value)) if name.eq_ignore_ascii_case("content-length") => {
                    length = value.parse().ok()?
                }
                Some(_) => {}
            }
        }
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body).ok()?;
        Some((status, String::from_utf8(body).ok()?))
    }
}

/// Finds the number after a name in a JSON text.
pub(crate) fn number(text: &str, name: &str) -> Option<u64> {
    let rest = &text[text.find(name)? + name.len()..];
    rest.split(|digit: char| !digit.is_ascii_digit()).next()?.parse().ok()
}

/// The program, or another build of it that `TOUCHMOVE` names.
pub(crate) fn touchmove() -> Command {
    Command::new(std::env::var_os("TOUCHMOVE").unwrap_or_else(|| env!("CARGO_BIN_EXE_touchmove").into()))
}

/// Sends a signal to a process started by the test.
pub(crate) fn signal(process: u32, name: &str) {
    let sent = Command::new("kill").args(["-s", name, &process.to_string()]).status().expect("kill");
    assert!(sent.success(), "{name} to {process}");
}

/// Verifies the journal: hashes and answers.
pub(crate) fn verify(journal: &Path) -> Output {
    touchmove().args(["journal", "verify"]).arg(journal).output().expect("the program")
}
