//! All integration tests of this package in one program, which is linked once. Each file is a module.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod abuse;
mod addresses;
mod asking;
mod broadcast;
mod devices;
mod durability;
mod electronic;
mod endurance;
mod evidence;
mod files;
mod full_disk;
mod games;
mod hints;
mod http2;
mod import;
mod interface;
mod leaks;
mod matrix;
mod metrics;
mod names;
mod notes;
mod organisers;
mod outages;
mod pairing;
mod readings;
mod safety;
mod seats;
mod stalls;
mod support;
mod tls;

#[path = "../../sensors/tests/hands.rs"]
mod hands;
#[path = "../../board/tests/support/random.rs"]
mod random;

/// For the hands that move the pieces.
use touchmove_laws::board as chess;
