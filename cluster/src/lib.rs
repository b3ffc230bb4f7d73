//! The programs behind `make cluster`, `make cluster-faults` and `make cluster-measure`. Not part of the product.
//!
//! They share no code with the hall, except the chess moves of `touchmove-board`: they start the built program and `nats-server`, and speak
//! HTTP and WebSocket as docs/hall.md describes.
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "printing what happened is what these programs are for"
)]

pub mod faults;
pub mod front;
pub mod measure;
pub mod run;

mod board;
mod client;
mod clock;
mod desk;
mod flags;
#[allow(dead_code, reason = "the load generator uses more of it")]
#[path = "../../load/src/games.rs"]
mod games;
mod halls;
mod http;
mod injection;
#[allow(dead_code, reason = "the load generator uses more of it")]
#[path = "../../load/src/latency.rs"]
mod latency;
mod nats;
mod ports;
mod process;
mod proxy;
mod record;
mod site;

/// A result whose error ends the run.
pub type Outcome<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;
