//! Anchors to keep on paper, and backups.

use super::extract::Path;
use super::{Caller, Site};
use crate::fault::{Fault, FaultBody};
use crate::keeping::BackupView;
use crate::roles::Action;
use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Serialize;
use std::fs::File;
use std::io::Read;
use std::sync::Arc;
use utoipa::ToSchema;

/// The state of the journal as a short code that can be kept on paper.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct AnchorView {
    /// The code.
    pub code: String,
    /// When it was made: wall time, in milliseconds since the beginning of 1970 (UTC).
    pub wall: u64,
    /// The number of streams in the journal.
    pub streams: u64,
    /// The number of entries in them.
    pub entries: u64,
}

/// The current state of the journal as a short code
///
/// With the code, `touchmove journal verify --anchor` proves that nothing before it is missing or was changed.
#[utoipa::path(get, operation_id = "anchor", path = "/api/v1/events/{event}/anchor", tag = "files", params(("event" = u64, Path)),
    responses((status = 200, body = AnchorView), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(crate) async fn anchor(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(event): Path<u64>,
) -> Result<Json<AnchorView>, Fault> {
    let event = site.hall.event(event)?;
    caller.need(&site, &event, Action::ArrangeEvent)?;
    let anchor = site.hall.anchor().await?.anchor;
    let code = anchor.code().to_string();
    Ok(Json(AnchorView { code, wall: anchor.wall_ms, streams: anchor.streams, entries: anchor.entries }))
}

/// The anchor as a file, with every stream listed
#[utoipa::path(get, operation_id = "anchor_file", path = "/api/v1/events/{event}/anchor/file", tag = "files", params(("event" = u64, Path)),
    responses((status = 200, content_type = "application/json", body = String), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(crate) async fn anchor_file(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(event): Path<u64>,
) -> Result<Response, Fault> {
    let event = site.hall.event(event)?;
    caller.need(&site, &event, Action::TakeRecord)?;
    let anchor = site.hall.anchor().await?;
    let name = format!("attachment; filename=\"anchor-{}.json\"", anchor.anchor.code());
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(anchor)).into_response())
}

/// The backups of the journal, the newest first
#[utoipa::path(get, operation_id = "backups", path = "/api/v1/backups", tag = "files",
    responses((status = 200, body = Vec<BackupView>), (status = 403, body = FaultBody)))]
pub(crate) async fn backups(
    State(site): State<Arc<Site>>,
    caller: Caller,
) -> Result<Json<Vec<BackupView>>, Fault> {
    caller.need_in_hall(&site, Action::TakeRecord)?;
    Ok(Json(site.hall.list_backups()))
}

/// Makes a backup of the whole journal now, and checks it
#[utoipa::path(post, operation_id = "make_backup", path = "/api/v1/backups", tag = "files",
    responses((status = 201, body = BackupView), (status = 403, body = FaultBody), (status = 503, body = FaultBody)))]
pub(crate) async fn make_backup(
    State(site): State<Arc<Site>>,
    caller: Caller,
) -> Result<(StatusCode, Json<BackupView>), Fault> {
    caller.need_in_hall(&site, Action::TakeRecord)?;
    let backup = site.hall.back_up_now().await?;
    tracing::info!(backup.name, link = caller.link_id(), "the arbiter made a backup");
    Ok((StatusCode::CREATED, Json(backup)))
}

/// A backup as a file
#[utoipa::path(get, operation_id = "backup_file", path = "/api/v1/backups/{name}", tag = "files", params(("name" = String, Path)),
    responses((status = 200, content_type = "application/octet-stream", body = String), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(crate) async fn backup_file(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(name): Path<String>,
) -> Result<Response, Fault> {
    caller.need_in_hall(&site, Action::TakeRecord)?;
    let path = site.hall.backup_file(&name)?;
    let file = File::open(&path).map_err(|error| Fault::unavailable(format!("{name}: {error}")))?;
    let length = file.metadata().map_or(0, |file| file.len());
    let head = [
        (header::CONTENT_TYPE, "application/octet-stream".to_owned()),
        (header::CONTENT_LENGTH, length.to_string()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ];
    Ok((head, Body::from_stream(stream::unfold(file, next_part))).into_response())
}

/// The number of bytes of a file that are read at a time.
const PART: usize = 256 * 1024;

/// The next part of a file: a journal may be too large for the memory.
async fn next_part(file: File) -> Option<(std::io::Result<Bytes>, File)> {
    let read = tokio::task::spawn_blocking(move || {
        let mut part = vec![0; PART];
        let read = (&file).read(&mut part).map(|count| {
            part.truncate(count);
            Bytes::from(part)
        });
        (read, file)
    });
    match read.await {
        Ok((Ok(part), _)) if part.is_empty() => None,
        Ok((part, file)) => Some((part, file)),
        Err(_) => None,
    }
}
