//! Opens a link: the device gets a cookie and is redirected to its page. The secret does not stay in the address bar.

use super::Site;
use super::caller::{Peer, cookie_name};
use super::extract::Path;
use super::pages;
use crate::fault::Fault;
use crate::links::{Link, Scope};
use crate::roles::Role;
use crate::secrets::Token;
use axum::Router;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::net::IpAddr;
use std::sync::Arc;

/// How long a device remembers its link: a month, longer than any event.
const REMEMBERED_SECONDS: u32 = 30 * 24 * 3600;

/// A route for every kind of link, and one for typed codes.
pub(super) fn router() -> Router<Arc<Site>> {
    let router = Router::new().route("/c/{code}", get(type_in));
    Role::ALL.into_iter().fold(router, |router, role| {
        let visit = move |site, peer, token, headers| visit(role, site, peer, token, headers);
        router.route(&format!("/{}/{{token}}", role.prefix()), get(visit))
    })
}

async fn type_in(
    State(site): State<Arc<Site>>,
    peer: Option<Extension<Peer>>,
    Path(code): Path<String>,
    headers: HeaderMap,
) -> Response {
    let opened = code.parse().ok().and_then(|code| site.hall.links().open_by_code(code));
    match opened {
        Some((token, link)) => enter(&site, &token, &link),
        None => refuse(&site.wrong_link(address(peer)), &headers),
    }
}

async fn visit(
    role: Role,
    State(site): State<Arc<Site>>,
    peer: Option<Extension<Peer>>,
    Path(token): Path<String>,
    headers: HeaderMap,
) -> Response {
    let peer = address(peer);
    let opened = match token.parse::<Token>() {
        Ok(token) => site.open_link(&token, peer).map(|link| (token, link)),
        Err(_) => Err(site.wrong_link(peer)),
    };
    match opened {
        Ok((token, link)) if link.role == role => enter(&site, &token, &link),
        Ok(_) => pages::wrong_link(StatusCode::NOT_FOUND, &headers),
        Err(fault) => refuse(&fault, &headers),
    }
}

fn address(peer: Option<Extension<Peer>>) -> IpAddr {
    peer.map_or_else(|| [0, 0, 0, 0].into(), |Extension(Peer(peer))| peer)
}

fn refuse(fault: &Fault, headers: &HeaderMap) -> Response {
    if fault.status == StatusCode::SERVICE_UNAVAILABLE {
        return fault.clone().into_response();
    }
    let status = match fault.status {
        StatusCode::TOO_MANY_REQUESTS => fault.status,
        _ => StatusCode::NOT_FOUND,
    };
    pages::wrong_link(status, headers)
}

fn enter(site: &Site, token: &Token, link: &Link) -> Response {
    let secure = if site.listening.is_secure { "; Secure" } else { "" };
    let cookie = format!(
        "{}={token}; Path=/; Max-Age={REMEMBERED_SECONDS}; HttpOnly; SameSite=Strict{secure}",
        cookie_name(link.id)
    );
    let page = page_of(link);
    (StatusCode::SEE_OTHER, [(header::SET_COOKIE, cookie), (header::LOCATION, page)]).into_response()
}

/// The page that a link leads to.
pub(super) fn page_of(link: &Link) -> String {
    let id = link.id;
    match (&link.scope, link.role) {
        (Scope::Hall, _) => format!("/desk?as={id}"),
        (Scope::Event(event), Role::Spectator) => format!("/wall/{event}?as={id}"),
        (Scope::Event(event), Role::Organiser) => format!("/organiser/{event}?as={id}"),
        (Scope::Event(event), _) => format!("/desk/{event}?as={id}"),
        (Scope::Board(board), Role::White | Role::Black) => format!("/play/{board}?as={id}"),
        (Scope::Board(board), _) => format!("/table/{board}?as={id}"),
        // These pages ask for their board, round after round.
        (Scope::Table { .. }, _) => format!("/table?as={id}"),
        (Scope::Player { .. }, _) => format!("/play?as={id}"),
    }
}
