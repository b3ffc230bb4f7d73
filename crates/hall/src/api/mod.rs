//! The HTTP interface: `/api/v1`, the links that people open, and the pages.

pub(crate) mod acts;
mod addresses;
mod ask;
pub(crate) mod boards;
mod broadcast;
mod caller;
mod correcting;
mod devices;
mod document;
mod drill;
mod electronic;
mod events;
mod evidence;
pub(crate) mod extract;
mod files;
mod guard;
mod health;
mod import;
mod keeping;
mod laws;
mod links;
mod notation;
mod notes;
mod offers;
mod pages;
mod pairing;
mod search;
mod sheet_position;
mod time_control;
mod tournament;
mod visits;
mod withdrawing;

use crate::addresses::Listening;
use crate::fault::Fault;
use crate::gallery::Stairs;
use crate::hall::Hall;
use crate::limits::{Buckets, LONGEST_BODY, LONGEST_EVENT, LONGEST_IMPORT, LONGEST_SHEET, Limits, Requester};
use crate::links::Link;
use crate::pairing::Engine;
use crate::places::Places;
use crate::resyncs::Unread;
use crate::secrets::Token;
use crate::{socket, stream};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post, put};
#[cfg(feature = "cluster")]
pub(crate) use caller::presented;
pub(crate) use caller::{Caller, Peer};
pub use document::openapi;
use serde::de::DeserializeOwned;
use std::net::IpAddr;
use std::sync::{Arc, OnceLock};
use tokio::sync::Semaphore;

/// What every request handler needs.
#[derive(Debug)]
pub(crate) struct Site {
    /// The hall.
    pub hall: Arc<Hall>,
    /// The limits.
    pub limits: Limits,
    /// The address it listens on, and whether TLS is used.
    pub listening: Listening,
    /// The places for connections.
    pub places: Arc<Places>,
    /// The threads for spectators.
    pub gallery: Stairs,
    /// Unread data on its way to clients without a link.
    pub unread: Unread,
    /// Held while a file of a whole event is made for a spectator: one at a time.
    pub files: Semaphore,
    /// Held while the adviser answers: one question at a time.
    pub asking: Semaphore,
    /// The program that pairs rounds, if there is one.
    pub engine: OnceLock<Engine>,
    /// Held while a round is paired: one at a time.
    pub pairing: Semaphore,
    requests: Buckets<Requester>,
    acts: Buckets<u64>,
    wrong_links: Buckets<IpAddr>,
}

impl Site {
    /// A site over a hall.
    pub(crate) fn new(hall: Arc<Hall>, limits: Limits, listening: Listening, gallery: Stairs) -> Self {
        let requests = Buckets::new(limits.requests);
        let acts = Buckets::new(limits.messages);
        let wrong_links = Buckets::new(limits.wrong_links);
        Self {
            hall,
            limits,
            listening,
            places: Places::new(limits),
            gallery,
            unread: Unread::new(limits.unread),
            files: Semaphore::new(1),
            asking: Semaphore::new(1),
            engine: OnceLock::new(),
            pairing: Semaphore::new(1),
            requests,
            acts,
            wrong_links,
        }
    }

    /// The link that a token opens. A client that tries many wrong tokens must wait.
    fn open_link(&self, token: &Token, peer: IpAddr) -> Result<Link, Fault> {
        // A right token always opens, whatever others do at the same address: 160 bits cannot be guessed.
        let link = self.hall.links().open(token);
        link.ok_or_else(|| self.wrong_link(peer))
    }

    /// Checks that a link was not revoked after it was opened.
    pub(crate) fn check_link(&self, link: Option<u64>) -> Result<(), Fault> {
        let links = self.hall.links();
        let known = link.and_then(|link| links.get(link).map(|link| link.is_void));
        match (link, known) {
            (None, _) | (_, Some(false)) => Ok(()),
            (_, None) if self.hall.is_changing_hands() => Err(changing_hands()),
            _ => Err(Fault::unknown_link()),
        }
    }

    fn wrong_link(&self, peer: IpAddr) -> Fault {
        // A page that receives "not valid" gives up its link.
        if self.hall.is_changing_hands() {
            return changing_hands();
        }
        self.hall.metrics.saw_wrong_link();
        tracing::warn!(%peer, "a link that is not valid");
        match self.wrong_links.take(peer) {
            Ok(()) => Fault::unknown_link(),
            Err(too_many) => too_many,
        }
    }
}

fn changing_hands() -> Fault {
    Fault::not_reached("an event is changing hands")
}

/// All routes.
pub(crate) fn router(site: Arc<Site>) -> Router {
    let api = Router::new()
        .route("/me", get(links::me))
        .route("/events", get(events::list).post(events::make))
        .route("/events/{event}", get(events::show).patch(events::change))
        .route("/events/{event}/boards", get(boards::list).post(boards::make))
        .route("/events/{event}/rounds/{round}/withdraw", post(withdrawing::round))
        .route("/events/{event}/rounds/{round}/games.pgn", get(broadcast::round_games))
        .route("/events/{event}/broadcast", get(broadcast::show))
        .route("/events/{event}/broadcast/token", put(broadcast::set_token))
        .route("/events/{event}/broadcast/rounds/{round}", put(broadcast::push_round))
        .route("/events/{event}/docket", get(evidence::docket))
        .route("/events/{event}/devices", get(devices::list))
        .route("/events/{event}/electronic-boards", get(electronic::show).put(electronic::set_up))
        .route("/events/{event}/links", get(links::list).post(links::issue))
        .route(
            "/events/{event}/import/{format}",
            post(import::import).layer(DefaultBodyLimit::max(LONGEST_IMPORT)),
        )
        .route("/events/{event}/games", get(files::games))
        .route("/events/{event}/results", get(files::results))
        .route("/events/{event}/standings", get(import::standings))
        .route(
            "/events/{event}/results/trf",
            post(files::trf_results).layer(DefaultBodyLimit::max(LONGEST_IMPORT)),
        )
        .route(
            "/events/{event}/trf",
            put(tournament::keep).get(tournament::report).layer(DefaultBodyLimit::max(LONGEST_IMPORT)),
        )
        .route(
            "/events/{event}/pairing",
            get(pairing::show).post(pairing::pair).layer(DefaultBodyLimit::max(LONGEST_SHEET)),
        )
        .route(
            "/events/{event}/pairing/preview",
            post(pairing::preview).layer(DefaultBodyLimit::max(LONGEST_SHEET)),
        )
        .route("/events/{event}/journal", get(files::journal))
        .route("/journal", post(files::take_in).layer(DefaultBodyLimit::max(LONGEST_EVENT)))
        .route("/events/{event}/anchor", get(keeping::anchor))
        .route("/events/{event}/anchor/file", get(keeping::anchor_file))
        .route("/backups", get(keeping::backups).post(keeping::make_backup))
        .route("/backups/{name}", get(keeping::backup_file))
        .route("/boards/{board}/game", get(files::board_game))
        .route("/events/{event}/live", get(socket::event))
        .route("/events/{event}/feed", get(stream::event))
        .route("/links/{link}/revoke", post(links::revoke))
        .route("/links/{link}/take-over", post(links::take_over))
        .route("/boards/{board}", get(boards::show).patch(correcting::board))
        .route("/boards/{board}/withdraw", post(withdrawing::board))
        .route("/boards/{board}/acts", post(acts::act))
        .route("/boards/{board}/preview", post(acts::preview))
        .route("/boards/{board}/sheet-position", post(sheet_position::sheet_position))
        .route("/boards/{board}/record", get(boards::record))
        .route("/boards/{board}/journal", get(evidence::journal))
        .route("/boards/{board}/evidence", get(evidence::evidence))
        .route("/boards/{board}/notes", get(notes::list).post(notes::write))
        .route("/boards/{board}/live", get(socket::board))
        .route("/boards/{board}/feed", get(stream::board))
        .route("/addresses", get(addresses::show).put(addresses::choose))
        .route("/qr", post(links::qr))
        .route("/laws", get(laws::editions))
        .route("/laws/{edition}", get(laws::articles))
        .route("/laws/{edition}/offers", get(offers::offers))
        .route("/laws/{edition}/search", get(search::search))
        .route("/laws/{edition}/{article}", get(laws::article))
        .route("/laws/{edition}/beside/{other}", get(laws::beside))
        .route("/ask", get(ask::topics))
        .route("/ask/{topic}", get(ask::ask))
        .route("/ask/{topic}/answers", get(ask::answers))
        .route("/drill", get(drill::topics))
        .route("/drill/questions", get(drill::questions))
        .route("/time-control", get(time_control::time_control))
        .route("/notation", get(notation::notation))
        .route("/notation/sheet", post(notation::sheet).layer(DefaultBodyLimit::max(LONGEST_SHEET)))
        .route("/scenario", get(laws::scenario))
        .route("/chess960/{number}", get(laws::chess960))
        .route("/openapi.json", get(document::serve))
        .layer(from_fn_with_state(Arc::clone(&site), caller::apart))
        .layer(from_fn_with_state(Arc::clone(&site), caller::identify))
        .fallback(|| async { Fault::not_found("there is nothing at this address") })
        .method_not_allowed_fallback(|| async { Fault::not_allowed() });
    let health = Router::new()
        .route("/healthz", get(health::healthz))
        .route("/metrics", get(health::metrics))
        .layer(from_fn_with_state(Arc::clone(&site), caller::identify));
    let router = Router::new()
        .nest("/api/v1", api)
        .merge(health)
        .merge(visits::router())
        .merge(pages::router())
        .fallback(pages::not_found)
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(from_fn(guard::finish))
        .layer(from_fn(guard::same_origin))
        .layer(from_fn_with_state(Arc::clone(&site), caller::admit))
        .layer(from_fn_with_state(Arc::clone(&site), guard::headers));
    // Before anything else: another server applies its own checks to what it answers.
    #[cfg(feature = "cluster")]
    let router = router.layer(from_fn_with_state(Arc::clone(&site), crate::cluster::route));
    router.with_state(site)
}

/// The metrics and nothing else, for a separate listener.
pub(crate) fn metrics_router(site: Arc<Site>) -> Router {
    Router::new().route("/metrics", get(health::own_metrics)).with_state(site)
}

/// Reads a JSON body; errors explain what is wrong with it.
fn read_json<T: DeserializeOwned>(body: &[u8]) -> Result<T, Fault> {
    serde_json::from_slice(body).map_err(|error| Fault::bad(format!("the body cannot be read: {error}")))
}
