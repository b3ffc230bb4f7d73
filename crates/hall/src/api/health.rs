//! `/healthz` and `/metrics`, for whoever keeps the server.

use super::{Caller, Site};
use crate::fault::Fault;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use std::sync::Arc;

/// Is the server there, and has it just written something?
pub(super) async fn healthz(State(site): State<Arc<Site>>) -> Result<impl IntoResponse, Fault> {
    site.hall.prove_writing().await?;
    Ok("ok\n")
}

/// What the server counts of itself, for its own machine and for who holds a link to the whole hall: a counter that moves tells that
/// something happened before the broadcast does.
pub(super) async fn metrics(
    State(site): State<Arc<Site>>,
    caller: Caller,
) -> Result<impl IntoResponse, Fault> {
    if !caller.keeps_the_server() {
        return Err(caller.refuse(&site, "this is for whoever keeps the server"));
    }
    let hall = &site.hall;
    let text = hall.metrics.write(hall.counts(), hall.wheel.waiting(), hall.clock.up_ms());
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text))
}
