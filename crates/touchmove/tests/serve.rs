//! `touchmove serve`: its addresses, its output, and its limit on connections.

#[cfg(unix)]
use crate::hall::Connection;
use crate::hall::{Folder, Hall};
#[cfg(unix)]
use std::time::{Duration, Instant};

/// The printed link is to be opened on a tablet, or scanned.
#[test]
fn no_link_leads_to_every_address_at_once() {
    let folder = Folder::new("everywhere");
    let hall = Hall::start(&folder, &[]);
    assert!(hall.address.starts_with("127.0.0.1:"), "{}", hall.address);
    drop(hall);
    let hall = Hall::start_at("0.0.0.0:0", &folder, &["--new-link"]);
    assert!(!hall.address.starts_with("0.0.0.0"), "{}", hall.address);
    let (status, body) = hall.request("GET", "/api/v1/addresses", &hall.token, "").expect("an answer");
    assert_eq!(status, 200, "{body}");
    let found: serde_json::Value = serde_json::from_str(&body).expect("JSON");
    assert_eq!(found["listens"], "everywhere");
    assert_eq!(found["origins"][0]["origin"], format!("http://{}", hall.address));
}

/// A club's laptop allows a thousand open files unless a program asks for more; a large open has more connections.
#[cfg(unix)]
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
    // No connection waited until an idle one was closed.
    assert!(began.elapsed() < Duration::from_secs(10), "{:?}", began.elapsed());
}
