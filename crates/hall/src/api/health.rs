//! `/healthz` and `/metrics`, for the operator of the server.

use super::{Caller, Site};
use crate::fault::Fault;
use crate::metrics::{Now, OPEN_METRICS};
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use std::sync::Arc;
use std::time::Duration;

/// Checks that the server runs and can write to its journal.
pub(super) async fn healthz(State(site): State<Arc<Site>>) -> Result<impl IntoResponse, Fault> {
    site.hall.prove_writing().await?;
    Ok("ok\n")
}

/// The metrics, for a caller with a link to the whole hall: a counter that moves would reveal that something happened before the broadcast
/// shows it.
pub(super) async fn metrics(
    State(site): State<Arc<Site>>,
    caller: Caller,
) -> Result<impl IntoResponse, Fault> {
    if !caller.keeps_the_server() {
        return Err(
            caller.refuse(&site, "this requires the link to the whole hall, or the separate listener")
        );
    }
    Ok(written(&site))
}

/// The metrics over a separate listener, which the operator has opened for them.
pub(super) async fn own_metrics(State(site): State<Arc<Site>>) -> impl IntoResponse {
    written(&site)
}

fn written(site: &Site) -> impl IntoResponse + use<> {
    let hall = &site.hall;
    let (events, boards) = hall.counts();
    let now = Now {
        events,
        boards,
        moments: hall.wheel.waiting(),
        connections: site.places.open(),
        journal_faults: hall.damaged.faults(),
        up: Duration::from_millis(hall.clock.up_ms()),
        shared: hall.shared_counts(),
    };
    ([(header::CONTENT_TYPE, OPEN_METRICS)], hall.metrics.write(now))
}
