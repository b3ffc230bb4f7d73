//! docs/openapi.json is the document that the server serves.
//!
//! `WRITE_SNAPSHOTS=1 cargo test -p touchmove-hall --test all interface` writes it. Then `npm run api` in `web` generates the types of the
//! pages from it.

#![allow(clippy::unwrap_used, reason = "tests")]

use std::path::Path;

#[test]
fn the_document_is_checked_in() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
    let served = touchmove_hall::openapi();
    if std::env::var_os("WRITE_SNAPSHOTS").is_some() {
        std::fs::write(&path, &served).unwrap();
    }
    let checked_in = std::fs::read_to_string(&path).unwrap_or_default();
    let first = checked_in.lines().zip(served.lines()).position(|(old, new)| old != new);
    assert!(
        checked_in == served,
        "docs/openapi.json is not what the server serves (line {}); WRITE_SNAPSHOTS=1 writes it, then run `npm run api` in web",
        first.map_or(0, |line| line + 1)
    );
}
