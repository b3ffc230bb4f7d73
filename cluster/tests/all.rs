//! Tests of `touchmove-front`, the front of a cluster.

#![allow(clippy::unwrap_used, reason = "tests")]

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command};
use std::time::Duration;

/// A running front, killed when dropped.
struct Front {
    process: Child,
    address: SocketAddr,
}

impl Front {
    fn of(halls: &[SocketAddr]) -> Self {
        let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_touchmove-front"));
        command.args(["--listen", &address.to_string()]).args(halls.iter().map(SocketAddr::to_string));
        Self { process: command.spawn().unwrap(), address }
    }

    /// Returns what the hall behind the front sends first; empty if there is none.
    fn hear(&self) -> String {
        let mut stream = loop {
            match TcpStream::connect(self.address) {
                Ok(stream) => break stream,
                Err(_) => std::thread::sleep(Duration::from_millis(20)),
            }
        };
        let mut text = String::new();
        let _ = stream.read_to_string(&mut text);
        text
    }
}

impl Drop for Front {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A hall that sends its name to every connection and hangs up.
fn hall(name: &'static str) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let _ = stream.unwrap().write_all(name.as_bytes());
        }
    });
    address
}

#[test]
fn connections_are_spread_over_the_halls_that_accept() {
    let nobody = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let front = Front::of(&[hall("one"), nobody, hall("two")]);
    let heard: Vec<String> = (0..12).map(|_| front.hear()).collect();
    for name in ["one", "two"] {
        let count = heard.iter().filter(|heard| *heard == name).count();
        assert!((4..=8).contains(&count), "{heard:?}");
    }
}

#[test]
fn whoever_comes_when_no_hall_is_there_is_sent_away() {
    let nobody = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    assert_eq!(Front::of(&[nobody]).hear(), "");
}
