//! `touchmove serve` on a system that begins with few open files.

#![cfg(unix)]

use crate::hall::{Connection, Folder, Hall};
use std::time::{Duration, Instant};

/// A club's laptop allows a thousand open files until somebody asks for more; a large open has more connections.
#[test]
fn connections_are_not_bound_by_what_the_system_begins_with() {
    let folder = Folder::new("files");
    let hall = Hall::start_with_files(&folder, 60);
    let mut connections = Vec::new();
    let began = Instant::now();
    for _ in 0..150 {
        let mut connection = Connection::open(&hall.address).expect("a connection");
        let (status, _) = connection.request("GET", "/api/v1/me", &hall.token, "").expect("an answer");
        assert_eq!(status, 200);
        connections.push(connection);
    }
    // Nobody waited until one that had nothing to say was closed.
    assert!(began.elapsed() < Duration::from_secs(10), "{:?}", began.elapsed());
}
