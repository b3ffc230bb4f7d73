//! Electronic boards: the address of LiveChess, and which board is at which table.

use super::extract::{Body, Path};
use super::{Caller, Site, read_json};
use crate::electronic::{ElectronicSettings, ElectronicView};
use crate::event::Event;
use crate::facts::EventFact;
use crate::fault::{Fault, FaultBody};
use crate::roles::Action;
use axum::Json;
use axum::extract::State;
use std::sync::Arc;

/// The electronic boards of an event
#[utoipa::path(get, operation_id = "electronic_boards", path = "/api/v1/events/{event}/electronic-boards", tag = "events",
    params(("event" = u64, Path)),
    responses((status = 200, body = ElectronicView), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(super) async fn show(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(event): Path<u64>,
) -> Result<Json<ElectronicView>, Fault> {
    let event = site.hall.event(event)?;
    caller.need(&site, &event, Action::SeeDevices)?;
    Ok(Json(view(&event)))
}

/// Set up the electronic boards of an event
#[utoipa::path(put, operation_id = "set_up_electronic_boards", path = "/api/v1/events/{event}/electronic-boards", tag = "events",
    params(("event" = u64, Path)), request_body = ElectronicSettings,
    responses((status = 200, body = ElectronicView), (status = 400, body = FaultBody), (status = 403, body = FaultBody),
        (status = 404, body = FaultBody), (status = 503, body = FaultBody)))]
pub(super) async fn set_up(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(event): Path<u64>,
    Body(body): Body,
) -> Result<Json<ElectronicView>, Fault> {
    let event = site.hall.event(event)?;
    let role = caller.need(&site, &event, Action::ArrangeEvent)?;
    let settings: ElectronicSettings = read_json(&body)?;
    let settings = settings.checked().map_err(Fault::bad)?;
    let _turn = site.hall.making.lock().await;
    let fact = EventFact::ElectronicBoards(settings.clone());
    event.record(&*site.hall.journal, (Some(role), caller.link_id()), &fact).await?;
    event.electronic.set(settings);
    site.hall.electronic_changed.notify_one();
    Ok(Json(view(&event)))
}

fn view(event: &Event) -> ElectronicView {
    event.electronic.status().view(&event.electronic.settings())
}
