//! The devices at the boards of an event.

use super::extract::Path;
use super::{Caller, Site};
use crate::devices::DeviceView;
use crate::fault::{Fault, FaultBody};
use crate::roles::Action;
use axum::Json;
use axum::extract::State;
use std::sync::Arc;

/// The devices at the boards of an event: online or not, when last heard from, battery
#[utoipa::path(get, operation_id = "list_devices", path = "/api/v1/events/{event}/devices", tag = "links", params(("event" = u64, Path)),
    responses((status = 200, body = Vec<DeviceView>), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn list(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(event): Path<u64>,
) -> Result<Json<Vec<DeviceView>>, Fault> {
    let event = site.hall.event(event)?;
    caller.need(&site, &event, Action::SeeDevices)?;
    Ok(Json(event.devices(&site.hall)))
}
