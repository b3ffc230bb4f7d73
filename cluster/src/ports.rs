//! Finds free ports that no connection takes by chance while a server is down.

use crate::Outcome;
use std::net::TcpListener;
use std::ops::Range;

/// Ports below those that the system gives to outgoing connections.
const FREE: Range<u16> = 20_000..32_000;

/// Returns this many ports at which nothing listens.
pub(crate) fn free(count: usize) -> Outcome<Vec<u16>> {
    let first = FREE.start + (std::process::id() * 61 % 9000) as u16;
    let is_free = |port: &u16| TcpListener::bind(("127.0.0.1", *port)).is_ok();
    let ports: Vec<u16> = (first..FREE.end).filter(is_free).take(count).collect();
    if ports.len() == count { Ok(ports) } else { Err("there are not enough free ports".into()) }
}
