//! The server is killed under load, again and again: what was answered is there, nothing is there twice, and the game goes on.
//!
//! `KILLS` says how often; `make kill` does it two hundred times.

#![cfg(unix)]
#![allow(clippy::panic, reason = "tests")]

mod hall;

use hall::{Connection, Folder, Hall};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

const BOARDS: usize = 6;

/// A board and the device at it, across all kills.
struct Device {
    board: String,
    token: String,
    /// The number of the message that is being sent: not answered yet.
    next: u64,
    /// How many entries have been looked at.
    looked_at: u64,
    /// Answers since then: the device's own number, and the number of the entry.
    answered: Vec<(u64, u64)>,
    /// The last of the device's numbers that was found in the journal, and its entry.
    last_found: (u64, u64),
}

impl Device {
    /// Sends acts until the server is gone. Whatever was not answered is sent again next time, as the same message.
    fn work(&mut self, address: &str, is_over: &AtomicBool) {
        let Some(mut connection) = Connection::open(address) else { return };
        while !is_over.load(Ordering::Relaxed) {
            let seq = self.next;
            let body = format!(r#"{{"seq":{seq},"act":{{"act":"write","by":"white","text":"{seq}"}}}}"#);
            let path = format!("/api/v1/boards/{}/acts", self.board);
            match connection.request("POST", &path, &self.token, &body) {
                Some((200, answer)) => {
                    let number = hall::number(&answer, "\"n\":").expect("an answer has a number");
                    self.answered.push((seq, number));
                    self.next += 1;
                }
                // Too fast for the server's bounds: nothing happened.
                Some((429, _)) => thread::sleep(Duration::from_millis(20)),
                Some((status, answer)) => panic!("{status}: {answer}"),
                None => return,
            }
        }
    }

    /// Holds what was answered against what the journal has.
    fn check(&mut self, hall: &Hall) {
        let path = format!("/api/v1/boards/{}/record?from={}", self.board, self.looked_at + 1);
        let (status, record) = hall.request("GET", &path, &hall.token, "").expect("a record");
        assert_eq!(status, 200, "{record}");
        let record: serde_json::Value = serde_json::from_str(&record).expect("JSON");
        // A message that was written and not answered is answered when it is sent again.
        let mut found = vec![self.last_found];
        for entry in record.as_array().expect("a list") {
            let number = entry["n"].as_u64().expect("a number");
            assert_eq!(number, self.looked_at + 1, "no gap");
            self.looked_at = number;
            if let Some(seq) = entry["act"]["text"].as_str().and_then(|text| text.parse::<u64>().ok()) {
                assert_eq!(seq, self.last_found.0 + 1, "each once, and in order");
                self.last_found = (seq, number);
                found.push(self.last_found);
            }
        }
        for answered in self.answered.drain(..) {
            assert!(found.contains(&answered), "{answered:?} was answered and is not there: {found:?}");
        }
        assert!((self.next - 1..=self.next).contains(&self.last_found.0), "nothing that was not sent");
    }
}

#[test]
fn what_was_answered_survives_every_kill() {
    let kills: u64 = std::env::var("KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(4);
    let folder = Folder::new("kill");
    let mut hall = Hall::start(&folder, &[]);
    let devices = hall.set_up(BOARDS);
    let mut devices: Vec<Device> = devices
        .into_iter()
        .map(|(board, token)| Device {
            board,
            token,
            next: 1,
            looked_at: 0,
            answered: Vec::new(),
            last_found: (0, 0),
        })
        .collect();
    let mut chance = 0x9E37_79B9_7F4A_7C15_u64;
    let mut acts = 0;
    for kill in 1..=kills {
        let is_over = Arc::new(AtomicBool::new(false));
        let workers: Vec<_> = devices
            .into_iter()
            .map(|mut device| {
                let (address, is_over) = (hall.address.clone(), Arc::clone(&is_over));
                thread::spawn(move || {
                    device.work(&address, &is_over);
                    device
                })
            })
            .collect();
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(kill);
        thread::sleep(Duration::from_millis(30 + (chance >> 33) % 250));
        hall.kill();
        is_over.store(true, Ordering::Relaxed);
        devices = workers.into_iter().map(|worker| worker.join().expect("a device")).collect();
        hall = Hall::start(&folder, &[]);
        for device in &mut devices {
            acts += device.answered.len();
            device.check(&hall);
        }
    }
    assert!(acts > 0, "something was answered");
    // The game goes on: every device is answered again, and its last message is there once.
    for device in &mut devices {
        let is_over = AtomicBool::new(false);
        thread::scope(|scope| {
            scope.spawn(|| device.work(&hall.address, &is_over));
            thread::sleep(Duration::from_millis(100));
            is_over.store(true, Ordering::Relaxed);
        });
        assert!(!device.answered.is_empty());
        device.check(&hall);
    }
    hall.kill();
    let verified = hall::verify(&folder);
    assert!(verified.status.success(), "{verified:?}");
}
