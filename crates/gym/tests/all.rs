//! All integration tests of this package: one program, which is linked once. Each file is a module.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod answers;
mod drawn;
mod stories;
mod texts;
