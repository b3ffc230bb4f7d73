//! The metrics are for the operator of the server, not for everyone whom a proxy on the same machine lets through.

#![allow(clippy::unwrap_used, reason = "tests")]

use crate::support::{House, wide};
use serde_json::json;
use std::sync::Arc;
use touchmove_hall::Server;
use touchmove_journal::Memory;

const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

#[tokio::test(flavor = "multi_thread")]
async fn counters_need_the_link_to_the_hall() {
    let house = House::new().await;
    let table = house.board(json!({})).await;
    for who in ["spectator", "white", "organiser", "arbiter"] {
        table.of(who).get("/metrics").await.refused(403);
    }
    let forwarded = [("x-forwarded-for", "203.0.113.9")];
    house.client(None).request("GET", "/metrics", &forwarded, "").await.refused(403);
    let told = house.hall.get("/metrics").await;
    assert_eq!((told.status, told.header("content-type")), (200, Some(OPEN_METRICS)));
    assert!(told.body.ends_with("# EOF\n") && told.body.contains("\ntouchmove_boards 1\n"), "{}", told.body);
    assert!(told.body.contains("\ntouchmove_forbidden_total 5\n"), "{}", told.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn counters_have_a_listener_of_their_own() {
    let here = "127.0.0.1:0".parse().unwrap();
    let server = Server::begin(Arc::new(Memory::new()), here, None, wide()).await.unwrap();
    let server = server.with_metrics_at(here).await.unwrap();
    let address = server.metrics_address().unwrap();
    assert_ne!(address, server.listening().address);
    tokio::spawn(server.run(std::future::pending()));
    let scraper = crate::support::Client { address, token: None };
    let told = scraper.get("/metrics").await;
    assert_eq!((told.status, told.header("content-type")), (200, Some(OPEN_METRICS)));
    assert!(told.body.contains("touchmove_events 0\n"), "{}", told.body);
    assert_eq!(scraper.get("/api/v1/events").await.status, 404, "nothing else is told there");
}
