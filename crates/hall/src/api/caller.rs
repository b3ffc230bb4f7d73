//! The caller: the holder of a link, or a client without one.

use super::Site;
use crate::board::Board;
use crate::event::Event;
use crate::fault::Fault;
use crate::limits::Requester;
use crate::links::{Link, Scope};
use crate::places::Place;
use crate::roles::{Action, Role};
use crate::secrets::Token;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;
use std::sync::Arc;

/// The address of a connection.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Peer(pub IpAddr);

/// The caller.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    /// The link, if there is one.
    pub link: Option<Link>,
    peer: IpAddr,
}

/// The name of a link's cookie.
pub(super) fn cookie_name(link: u64) -> String {
    format!("touchmove-{link}")
}

/// Counts the connection of a request under its link or among the strangers. Requests for pages and their files carry the cookies of all
/// links in the browser: any of them counts.
pub(super) async fn admit(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let place = request.extensions().get::<Arc<Place>>().filter(|place| !place.has_link()).cloned();
    if let Some(place) = place {
        let shown = presented(request.headers(), request.uri()).and_then(Result::ok);
        let mut tokens = shown.into_iter().chain(cookies(request.headers()));
        let link = tokens.find_map(|token| site.hall.links().open(&token).filter(is_personal));
        if let Err(crowded) = place.belongs_to(link.map(|link| link.id)) {
            let close = (header::CONNECTION, HeaderValue::from_static("close"));
            return ([close], crowded).into_response();
        }
    }
    next.run(request).await
}

/// Identifies the caller before anything else is done, and checks the request rate.
pub(super) async fn identify(
    State(site): State<Arc<Site>>,
    mut request: Request,
    next: Next,
) -> Result<Response, Fault> {
    let peer = request.extensions().get::<Peer>().map_or(IpAddr::from([0, 0, 0, 0]), |peer| peer.0);
    let link = match presented(request.headers(), request.uri()) {
        None => None,
        Some(Ok(token)) => Some(site.open_link(&token, peer)?),
        Some(Err(())) => return Err(site.wrong_link(peer)),
    };
    let personal = link.as_ref().filter(|link| is_personal(link));
    let requester = personal.map_or(Requester::Address(peer), |link| Requester::Link(link.id));
    site.requests.take(requester)?;
    request.extensions_mut().insert(Caller { link, peer });
    Ok(next.run(request).await)
}

/// Serves spectators on their own threads. A socket that is opened there stays there.
pub(super) async fn apart(
    State(site): State<Arc<Site>>,
    caller: Caller,
    request: Request,
    next: Next,
) -> Result<Response, Fault> {
    match caller.stranger() {
        Some(_) => site.gallery.run(next.run(request)).await.ok_or_else(Fault::broken),
        None => Ok(next.run(request).await),
    }
}

/// False for a spectators' link. It is given to everyone, so its users still count as strangers.
fn is_personal(link: &Link) -> bool {
    link.role != Role::Spectator
}

/// The link of a request: from the bearer token, or from the cookie named by `as`.
pub(crate) fn presented(headers: &HeaderMap, uri: &Uri) -> Option<Result<Token, ()>> {
    if let Some(value) = headers.get(header::AUTHORIZATION) {
        let token = value.to_str().ok().and_then(|value| value.strip_prefix("Bearer "));
        return Some(token.and_then(|token| token.trim().parse().ok()).ok_or(()));
    }
    let link: u64 = uri.query()?.split('&').find_map(|pair| pair.strip_prefix("as="))?.parse().ok()?;
    Some(cookies(headers).find(|token| token.id() == link).ok_or(()))
}

/// The links from the cookies.
fn cookies(headers: &HeaderMap) -> impl Iterator<Item = Token> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let cookies =
        cookies.flat_map(|value| value.split(';')).filter_map(|cookie| cookie.trim().split_once('='));
    cookies.filter_map(|(name, token)| {
        let token: Token = token.parse().ok()?;
        (name == cookie_name(token.id())).then_some(token)
    })
}

impl<S: Send + Sync> FromRequestParts<S> for Caller {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Fault> {
        parts.extensions.get::<Self>().cloned().ok_or_else(Fault::unknown_link)
    }
}

impl Caller {
    /// A caller from the server's own machine.
    #[cfg(feature = "fuzzing")]
    pub(crate) fn from_link(link: Option<Link>) -> Self {
        Self { link, peer: IpAddr::from([127, 0, 0, 1]) }
    }

    /// The caller's role in an event.
    pub(crate) fn role_in(&self, site: &Site, event: &Event) -> Result<Role, Fault> {
        self.role(site, event, None)
    }

    /// The caller's role at a board.
    pub(crate) fn role_at(&self, site: &Site, board: &Board) -> Result<Role, Fault> {
        self.role(site, &board.event, Some(board))
    }

    fn role(&self, site: &Site, event: &Event, board: Option<&Board>) -> Result<Role, Fault> {
        let role = self.link.as_ref().and_then(|link| match board {
            Some(board) => site.hall.role_at(link, board),
            None => link.role_in(event.id),
        });
        match role {
            Some(role) => Ok(role),
            None if event.settings().private => {
                Err(self.refuse(site, "this event is private: open the link that you were given"))
            }
            None => Ok(Role::Spectator),
        }
    }

    /// The caller's role in an event, if it may do this there.
    pub(crate) fn need(&self, site: &Site, event: &Event, deed: Action) -> Result<Role, Fault> {
        let role = self.role_in(site, event)?;
        match role.may(deed) {
            true => Ok(role),
            false => Err(self.refuse(site, format!("the role {} may not do this", role.name()))),
        }
    }

    /// The caller's role in the whole hall, if it may do this there.
    pub(crate) fn need_in_hall(&self, site: &Site, deed: Action) -> Result<Role, Fault> {
        let link = self.link.as_ref().filter(|link| link.scope == Scope::Hall && link.role.may(deed));
        link.map(|link| link.role).ok_or_else(|| self.refuse(site, "this needs the link to the whole hall"))
    }

    /// True if the caller has a link to the whole hall. The server's own address is not enough: behind a proxy everyone has it.
    pub(super) fn keeps_the_server(&self) -> bool {
        self.link.as_ref().is_some_and(|link| link.scope == Scope::Hall)
    }

    /// The address of a caller without a link, or with a spectators' link, which is given to everyone.
    pub(crate) fn stranger(&self) -> Option<IpAddr> {
        let is_personal = self.link.as_ref().is_some_and(is_personal);
        (!is_personal).then_some(self.peer)
    }

    /// The id of the link.
    pub(crate) fn link_id(&self) -> Option<u64> {
        self.link.as_ref().map(|link| link.id)
    }

    /// The role may not do this: 403, and a line in the log.
    pub(crate) fn refuse(&self, site: &Site, why: impl Into<String>) -> Fault {
        let why = why.into();
        site.hall.metrics.forbade();
        let role = self.link.as_ref().map_or("none", |link| link.role.name());
        tracing::warn!(link = self.link_id(), role, peer = %self.peer, why, "forbidden");
        Fault::forbidden(why)
    }
}
