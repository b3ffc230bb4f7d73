//! All integration tests of this package: one program, which is linked once. Each file is a module.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod anchors;
mod backups;
mod copy;
mod export;
#[cfg(feature = "jetstream")]
mod failing_nats;
mod files;
#[cfg(feature = "jetstream")]
mod jetstream;
mod replay;
mod sqlite;
mod suite;
mod support;
mod tampering;
