//! The addresses of the hall: the machine's own, and the one chosen for links and codes.

use super::extract::Body;
use super::{Caller, Site, read_json};
use crate::addresses::{Choice, Listens, Origin, read_origin};
use crate::facts::HallFact;
use crate::fault::{Fault, FaultBody};
use crate::roles::{Action, Role};
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// The addresses of the hall. Codes and printed links begin with `chosen`, or else with the first origin.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct AddressesView {
    /// The origins at which it can be opened, the likeliest for a tablet first.
    pub origins: Vec<Origin>,
    /// The chosen one; null if there is none, or if it was one of the machine's own and the machine no longer has it.
    #[schema(required = true)]
    pub chosen: Option<String>,
    /// Where the server listens.
    pub listens: Listens,
}

/// The origin for links and codes.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct AddressChoice {
    /// One of the machine's own origins, or any other that leads to it: scheme, host and port.
    pub origin: String,
}

/// The addresses of the hall
#[utoipa::path(get, operation_id = "addresses", path = "/api/v1/addresses", tag = "links",
    responses((status = 200, body = AddressesView), (status = 403, body = FaultBody)))]
pub(super) async fn show(
    State(site): State<Arc<Site>>,
    caller: Caller,
) -> Result<Json<AddressesView>, Fault> {
    hands_links(&site, &caller)?;
    Ok(Json(view(&site)))
}

/// Choose the address for links and codes
#[utoipa::path(put, operation_id = "choose_address", path = "/api/v1/addresses", tag = "links", request_body = AddressChoice,
    responses((status = 200, body = AddressesView), (status = 400, body = FaultBody), (status = 403, body = FaultBody)))]
pub(super) async fn choose(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Body(body): Body,
) -> Result<Json<AddressesView>, Fault> {
    let role = hands_links(&site, &caller)?;
    let choice: AddressChoice = read_json(&body)?;
    let origin = read_origin(&choice.origin).map_err(Fault::bad)?;
    let is_own = site.listening.origins().iter().any(|own| own.origin == origin);
    let choice = Choice { origin, is_own };
    site.hall.record((Some(role), caller.link_id()), &HallFact::AddressChosen(choice.clone())).await?;
    site.hall.choose_address(choice);
    Ok(Json(view(&site)))
}

fn view(site: &Site) -> AddressesView {
    let origins = site.listening.origins();
    AddressesView { chosen: site.hall.chosen_address(&origins), origins, listens: site.listening.listens() }
}

fn hands_links(site: &Site, caller: &Caller) -> Result<Role, Fault> {
    let role = caller.link.as_ref().map(|link| link.role).filter(|role| role.may(Action::HandLinks));
    role.ok_or_else(|| caller.refuse(site, "only those who may issue links may do this"))
}
