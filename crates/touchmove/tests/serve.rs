//! `touchmove serve` on a system that begins with few open files.

#![cfg(unix)]

mod hall;

use hall::{Connection, Folder, Hall};

/// A club's laptop allows a thousand open files until somebody asks for more; a large open has more connections.
#[test]
fn connections_are_not_bound_by_what_the_system_begins_with() {
    let folder = Folder::new("files");
    let hall = Hall::start_with_files(&folder, 60);
    let mut connections = Vec::new();
    for _ in 0..150 {
        let mut connection = Connection::open(&hall.address).expect("a connection");
        let (status, _) = connection.request("GET", "/api/v1/me", &hall.token, "").expect("an answer");
        assert_eq!(status, 200);
        connections.push(connection);
    }
}
