//! The playing hall: many boards, one server, nothing lost.
//!
//! - **Facts are stored, state is derived.** Events, boards, links and every act are entries of the journal; everything else in the hall is
//!   derived from them and can be derived again.
//! - **An answer leaves the hall only after its act is durable.** If the journal cannot store the act, it did not happen.
//! - **What each role may do and see is decided in one file**, [`roles`].
//! - The hall contains no rules of chess: it asks the referee.
//! - The server's own clock is the only clock, and it stops while the server cannot be relied on. A timer wheel waits for what time brings
//!   (a flag fall, say), and the journal records it.

mod addresses;
mod api;
mod board;
mod broadcast;
#[cfg(feature = "cluster")]
mod cluster;
mod connection;
mod damage;
mod device_clock;
mod devices;
mod electronic;
mod event;
mod facts;
mod fault;
pub mod formats;
#[cfg(feature = "fuzzing")]
pub mod fuzzing;
mod gallery;
mod hall;
mod hall_clock;
mod in_progress;
mod json;
mod keeping;
mod kept_report;
mod known;
mod lapses;
mod limits;
mod links;
mod live;
mod message;
mod metrics;
mod moving;
mod notes;
mod outage;
mod outgoing;
mod pairing;
mod passage;
mod places;
mod plain_text;
mod play;
mod reading;
mod resyncs;
pub mod roles;
mod seats;
mod secrets;
mod senders;
mod server;
mod socket;
mod stalls;
mod stream;
mod text_cache;
mod time_source;
mod watched;
mod wheel;
mod writing;

pub use addresses::{Listening, Listens, Origin, Reach};
pub use api::openapi;
pub use broadcast::{Broadcast, NotAServer, Pace, PushServer};
#[cfg(feature = "cluster")]
pub use cluster::{Meeting, NotAName, ServerName};
pub use hall::Hall;
pub use hall_clock::Timekeeping;
pub use keeping::Backups;
pub use limits::{Limits, Rate};
pub use pairing::{Engine, NotAnEngine};
pub use server::{Certificate, Server, StartFault};
pub use time_source::{SystemClock, TimeSource};
