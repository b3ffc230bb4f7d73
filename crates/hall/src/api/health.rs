//! `/healthz` and `/metrics`, for whoever keeps the server.

use super::Site;
use crate::facts::HALL;
use crate::fault::Fault;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use std::sync::Arc;

/// Is the server there, and does the journal answer?
pub(super) async fn healthz(State(site): State<Arc<Site>>) -> Result<impl IntoResponse, Fault> {
    site.hall.journal.head(HALL).await?;
    Ok("ok\n")
}

/// What the server counts of itself.
pub(super) async fn metrics(State(site): State<Arc<Site>>) -> impl IntoResponse {
    let hall = &site.hall;
    let text = hall.metrics.write(hall.counts(), hall.wheel.waiting(), hall.hours.up_ms());
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}
