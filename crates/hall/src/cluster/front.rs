//! Every server accepts every connection: a request or a socket for an event that is kept elsewhere is passed unchanged to its keeper.

use super::Cluster;
use super::asking::{Known, Sought};
use super::directory::ServerName;
use super::passing::pass_on;
use super::tunnel::Errand;
use crate::api::{Peer, Site, presented};
use crate::facts::BoardId;
use crate::fault::Fault;
use crate::hall::Hall;
use crate::passage::Passed;
use crate::places::Place;
use crate::roles::Role;
use crate::secrets::{Code, Token};
use crate::socket::{Resume, Talk, small};
use axum::body::Body;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::{Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde_json::Value;
use std::net::IpAddr;
use std::sync::Arc;

/// The path of the list of all events.
const EVENTS: &str = "/api/v1/events";

/// The longest list of events from a server, in bytes.
const LONGEST_LIST: usize = 16 * 1024 * 1024;

/// The server that answers a request.
enum Answerer {
    /// This server.
    Here,
    /// The keeper of this event.
    Keeper(u64),
    /// The keeper of the event into which this link leads.
    HolderOf(Sought),
    /// All servers together.
    All,
}

/// Routes a request to the server that answers it.
pub(crate) async fn route(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let Some(cluster) = site.hall.cluster().cloned() else { return next.run(request).await };
    let is_passed = request.extensions().get::<Passed>().is_some();
    let event = match answerer(&site.hall, &request, is_passed) {
        Answerer::Here => return next.run(request).await,
        Answerer::All => return list_all(&cluster, &site.hall, request, next).await,
        Answerer::Keeper(event) => event,
        Answerer::HolderOf(sought) => match cluster.who_knows(&sought).await {
            Known::Into(event) => event,
            // This server refuses it.
            Known::ToNobody => return next.run(request).await,
            // A page that receives "not valid" gives up its link.
            Known::NotCertain => {
                return Fault::not_reached("an event is changing hands").into_response();
            }
        },
    };
    let peer = peer_of(&request);
    let request = match look_on(&cluster, &site, event, request).await {
        Ok(response) => return response,
        Err(request) => request,
    };
    let errand = if is_passed { Errand::Passed } else { Errand::Request };
    match cluster.reach_keeper(&site.hall, event, peer, errand).await {
        Ok(None) => next.run(request).await,
        Ok(Some(tunnel)) => {
            let place = request.extensions().get::<Arc<Place>>().cloned();
            let shown = presented(request.headers(), request.uri()).and_then(Result::ok);
            let response = pass_on(tunnel, request).await.unwrap_or_else(IntoResponse::into_response);
            // The keeper has checked the link; here the connection is counted under it.
            let link = shown.map(|token| token.id()).filter(|_| !is_refused(response.status()));
            match place.map_or(Ok(()), |place| place.belongs_to(link)) {
                Ok(()) => response,
                Err(crowded) => crowded.into_response(),
            }
        }
        Err(fault) => fault.into_response(),
    }
}

/// Serves a spectator's socket if the event is kept elsewhere. Any other request is returned.
async fn look_on(
    cluster: &Arc<Cluster>,
    site: &Arc<Site>,
    event: u64,
    request: Request,
) -> Result<Response, Request> {
    let is_kept_here = site.hall.known().events.contains_key(&event);
    let is_passed = request.extensions().get::<Passed>().is_some();
    let has_link = presented(request.headers(), request.uri()).is_some();
    let is_socket = request.headers().contains_key(header::UPGRADE);
    if is_kept_here || is_passed || has_link || !is_socket || !request.uri().path().ends_with("/live") {
        return Err(request);
    }
    let (path, peer) = (request.uri().path().to_owned(), peer_of(&request));
    // The keeper of a private event refuses it with its own message.
    let Ok(mut talk) = cluster.look_on(site, event, &path, peer).await else { return Err(request) };
    if let Some(place) = request.extensions().get::<Arc<Place>>()
        && let Err(crowded) = place.belongs_to(None)
    {
        return Ok(crowded.into_response());
    }
    let (mut parts, _) = request.into_parts();
    let upgrade = WebSocketUpgrade::from_request_parts(&mut parts, site).await;
    let gallery = Arc::clone(site);
    Ok(match small(upgrade) {
        Ok(upgrade) => upgrade.on_upgrade(move |socket| async move {
            let _counted = gallery.hall.metrics.socket();
            talk.run(socket, Resume::default()).await;
        }),
        Err(fault) => fault.into_response(),
    })
}

fn peer_of(request: &Request) -> IpAddr {
    request.extensions().get::<Peer>().map_or(IpAddr::from([0, 0, 0, 0]), |peer| peer.0)
}

fn is_refused(status: StatusCode) -> bool {
    matches!(status, StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN)
}

fn answerer(hall: &Hall, request: &Request, is_passed: bool) -> Answerer {
    let path = request.uri().path();
    if let Some(event) = event_in(path) {
        return Answerer::Keeper(event);
    }
    if is_passed {
        return Answerer::Here;
    }
    if path == EVENTS && request.method() == Method::GET {
        return Answerer::All;
    }
    let Some(sought) = link_in(request) else { return Answerer::Here };
    let links = hall.links();
    let is_known = sought.link.is_some_and(|id| links.get(id).is_some())
        || links.event_of(None, sought.code.as_ref()).is_some();
    if is_known { Answerer::Here } else { Answerer::HolderOf(sought) }
}

/// The event in a path.
fn event_in(path: &str) -> Option<u64> {
    let rest = path.strip_prefix("/api/v1/")?;
    let mut parts = rest.split('/');
    match (parts.next()?, parts.next()?) {
        ("events", event) => event.parse().ok(),
        ("boards", board) => board.parse::<BoardId>().ok().map(|board| board.event),
        _ => None,
    }
}

/// The link of a request, or the one in its path.
fn link_in(request: &Request) -> Option<Sought> {
    let path = request.uri().path();
    let by_number = |link| Some(Sought { link: Some(link), code: None });
    let mut parts = path.strip_prefix('/')?.split('/');
    match (parts.next(), parts.next(), parts.next(), parts.next()) {
        (Some("c"), Some(code), None, None) => {
            let code: Code = code.parse().ok()?;
            return Some(Sought { link: None, code: Some(code.kept()) });
        }
        (Some(prefix), Some(token), None, None) if is_prefix(prefix) => {
            return by_number(token.parse::<Token>().ok()?.id());
        }
        (Some("api"), Some("v1"), Some("links"), Some(link)) => return by_number(link.parse().ok()?),
        _ => {}
    }
    by_number(presented(request.headers(), request.uri())?.ok()?.id())
}

fn is_prefix(text: &str) -> bool {
    Role::ALL.into_iter().any(|role| role.prefix() == text)
}

/// The events kept here and those of all other servers.
async fn list_all(cluster: &Arc<Cluster>, hall: &Hall, request: Request, next: Next) -> Response {
    let others: Vec<ServerName> = cluster.others();
    let mut listing = tokio::task::JoinSet::new();
    for server in others {
        let (cluster, known, unknown) = (Arc::clone(cluster), copy(&request), without_link(&request));
        listing.spawn(async move { cluster.list_at(&server, known, unknown).await });
    }
    // A link into an event is known only to its keeper; for all other servers its holder is a stranger.
    let link = link_in(&request).and_then(|sought| sought.link);
    let is_known = link.is_none_or(|link| hall.links().get(link).is_some());
    let own = if is_known { request } else { without_link(&request) };
    let mut lists = vec![next.run(own).await];
    for other in listing.join_all().await {
        match other {
            Ok(response) => lists.push(response),
            Err(fault) => tracing::warn!(%fault, "a server did not list its events"),
        }
    }
    merge(lists).await.unwrap_or_else(IntoResponse::into_response)
}

/// A copy of the request, without a body.
fn copy(request: &Request) -> Request {
    let mut copy = Request::new(Body::empty());
    *copy.method_mut() = request.method().clone();
    *copy.uri_mut() = request.uri().clone();
    *copy.headers_mut() = request.headers().clone();
    if let Some(peer) = request.extensions().get::<Peer>() {
        copy.extensions_mut().insert(*peer);
    }
    copy
}

/// A copy of the request without its link.
fn without_link(request: &Request) -> Request {
    let mut copy = copy(request);
    copy.headers_mut().remove(header::AUTHORIZATION);
    *copy.uri_mut() = Uri::from_static(EVENTS);
    copy
}

async fn merge(lists: Vec<Response>) -> Result<Response, Fault> {
    let mut events: Vec<Value> = Vec::new();
    let mut refused = None;
    for list in lists {
        if list.status() != StatusCode::OK {
            refused.get_or_insert(list);
            continue;
        }
        let body = axum::body::to_bytes(list.into_body(), LONGEST_LIST).await;
        let body = body.map_err(|error| Fault::unavailable(format!("a server's list broke off: {error}")))?;
        let read = serde_json::from_slice::<Vec<Value>>(&body);
        events.extend(read.map_err(|error| Fault::unavailable(error.to_string()))?);
    }
    if let Some(refused) = refused.filter(|_| events.is_empty()) {
        return Ok(refused);
    }
    events.sort_by_key(|event| event["event"].as_u64());
    events.dedup_by_key(|event| event["event"].as_u64());
    Ok(axum::Json(events).into_response())
}

impl Cluster {
    fn others(&self) -> Vec<ServerName> {
        self.directory().present(self.now()).filter(|server| **server != self.name).cloned().collect()
    }

    /// The events that a server lists for the caller, or for a stranger if it does not know the link.
    async fn list_at(
        self: &Arc<Self>,
        server: &ServerName,
        known: Request,
        unknown: Request,
    ) -> Result<Response, Fault> {
        let peer = peer_of(&known);
        let tunnel =
            self.open(server, peer, Errand::Request).await.map_err(|broken| Fault::not_answered(&broken))?;
        let response = pass_on(tunnel, known).await?;
        if response.status() != StatusCode::UNAUTHORIZED {
            return Ok(response);
        }
        let tunnel =
            self.open(server, peer, Errand::Request).await.map_err(|broken| Fault::not_answered(&broken))?;
        pass_on(tunnel, unknown).await
    }
}

#[cfg(test)]
mod tests {
    use super::event_in;

    #[test]
    fn paths_lead_into_events() {
        assert_eq!(event_in("/api/v1/events/3"), Some(3));
        assert_eq!(event_in("/api/v1/events/3/boards"), Some(3));
        assert_eq!(event_in("/api/v1/boards/12-7/live"), Some(12));
        for elsewhere in
            ["/", "/api/v1/events", "/api/v1/me", "/api/v1/boards/x", "/events/3", "/api/v1/laws/2023"]
        {
            assert_eq!(event_in(elsewhere), None, "{elsewhere}");
        }
    }
}
