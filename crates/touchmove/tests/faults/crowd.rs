//! Devices that act as fast as allowed while faults are injected, and compare the answers they got with the record.

use crate::hall::{Connection, Hall, number};
use crate::table::Row;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

/// Devices, one at each board.
pub(crate) struct Crowd(Vec<Device>);

/// A board and its device; it outlives restarts of the server.
struct Device {
    board: String,
    token: String,
    /// The number of the message being sent, not answered yet.
    next: u64,
    /// The number of entries checked.
    looked_at: u64,
    /// Answers since then: the device's own number, and the number of the entry.
    answered: Vec<(u64, u64)>,
    /// The last of the device's numbers found in the record, and its entry.
    last_found: (u64, u64),
}

impl Crowd {
    /// Sets up an event with this many boards, and a device at each.
    pub(crate) fn set_up(hall: &Hall, boards: usize) -> Self {
        let tables = hall.set_up(boards).into_iter();
        let devices = tables.map(|(board, token)| Device {
            board,
            token,
            next: 1,
            looked_at: 0,
            answered: Vec::new(),
            last_found: (0, 0),
        });
        Self(devices.collect())
    }

    /// The boards.
    pub(crate) fn boards(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|device| device.board.as_str())
    }

    /// The number of acknowledged acts not yet checked.
    pub(crate) fn acknowledged(&self) -> u64 {
        self.0.iter().map(|device| device.answered.len() as u64).sum()
    }

    /// Lets all devices act while `something` runs; the server may come and go meanwhile.
    pub(crate) fn during<T>(&mut self, address: &str, something: impl FnOnce() -> T) -> T {
        let is_over = AtomicBool::new(false);
        thread::scope(|scope| {
            for device in &mut self.0 {
                scope.spawn(|| device.work(address, &is_over));
            }
            let done = something();
            is_over.store(true, Ordering::Relaxed);
            done
        })
    }

    /// Compares the answers with the hall's record.
    pub(crate) fn check(&mut self, hall: &Hall, row: &mut Row) {
        for device in &mut self.0 {
            device.check(hall, row);
        }
    }
}

impl Device {
    /// Sends acts. A message that was not answered is sent again unchanged.
    fn work(&mut self, address: &str, is_over: &AtomicBool) {
        let mut connection = None;
        while !is_over.load(Ordering::Relaxed) {
            let Some(open) = connection.take().or_else(|| Connection::open(address)) else {
                thread::sleep(Duration::from_millis(5));
                continue;
            };
            connection = self.act(open);
        }
    }

    /// Sends one act; returns the connection if it is still open.
    fn act(&mut self, mut connection: Connection) -> Option<Connection> {
        let seq = self.next;
        let body = format!(r#"{{"seq":{seq},"act":{{"act":"write","by":"white","text":"{seq}"}}}}"#);
        let path = format!("/api/v1/boards/{}/acts", self.board);
        match connection.request("POST", &path, &self.token, &body)? {
            (200, answer) => {
                let number = number(&answer, "\"n\":").expect("an answer has a number");
                self.answered.push((seq, number));
                self.next += 1;
            }
            // Too fast for the server's limits, or it cannot write: send the same again.
            (429 | 503, _) => thread::sleep(Duration::from_millis(20)),
            (status, answer) => panic!("{status}: {answer}"),
        }
        Some(connection)
    }

    fn check(&mut self, hall: &Hall, row: &mut Row) {
        let board = &self.board;
        row.acknowledged += self.answered.len() as u64;
        let path = format!("/api/v1/boards/{board}/record?from={}", self.looked_at + 1);
        let Some((200, record)) = hall.ask("GET", &path, "") else {
            row.lose(self.answered.len() as u64, format!("board {board}: its record is gone"));
            self.answered.clear();
            return;
        };
        // A message that was recorded but not answered is answered when it is sent again.
        let mut found = vec![self.last_found];
        for entry in record.as_array().expect("a list") {
            let number = entry["n"].as_u64().expect("a number");
            if number != self.looked_at + 1 {
                row.lose(1, format!("board {board}: after entry {} comes {number}", self.looked_at));
            }
            self.looked_at = number;
            let Some(seq) = entry["act"]["text"].as_str().and_then(|text| text.parse::<u64>().ok()) else {
                continue;
            };
            if seq <= self.last_found.0 {
                row.double(format!("board {board}: message {seq} is there again as entry {number}"));
            }
            self.last_found = (seq, number);
            found.push(self.last_found);
        }
        for answered in self.answered.drain(..).filter(|answered| !found.contains(answered)) {
            row.lose(
                1,
                format!("board {board}: message and entry {answered:?} were acknowledged and are gone"),
            );
        }
    }
}
