//! Who is calling: the holder of a link, or somebody without one.

use super::Site;
use crate::board::Board;
use crate::event::Event;
use crate::fault::Fault;
use crate::limits::Requester;
use crate::links::{Link, Scope};
use crate::roles::{Action, Role};
use crate::secrets::Token;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri, header};
use axum::middleware::Next;
use axum::response::Response;
use std::net::IpAddr;
use std::sync::Arc;

/// From where a connection comes.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Peer(pub IpAddr);

/// Who is calling.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    /// The link, if there is one.
    pub link: Option<Link>,
    peer: IpAddr,
}

/// What a link's cookie is called.
pub(super) fn cookie_name(link: u64) -> String {
    format!("touchmove-{link}")
}

/// Finds out who is calling before anything else is done, and whether there is room for the request.
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
    let requester = link.as_ref().map_or(Requester::Address(peer), |link| Requester::Link(link.id));
    site.requests.take(requester)?;
    request.extensions_mut().insert(Caller { link, peer });
    Ok(next.run(request).await)
}

/// The link that comes with a request: as a bearer, or as the cookie that `as` names.
fn presented(headers: &HeaderMap, uri: &Uri) -> Option<Result<Token, ()>> {
    if let Some(value) = headers.get(header::AUTHORIZATION) {
        let token = value.to_str().ok().and_then(|value| value.strip_prefix("Bearer "));
        return Some(token.and_then(|token| token.trim().parse().ok()).ok_or(()));
    }
    let link: u64 = uri.query()?.split('&').find_map(|pair| pair.strip_prefix("as="))?.parse().ok()?;
    let name = cookie_name(link);
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut cookies =
        cookies.flat_map(|value| value.split(';')).filter_map(|cookie| cookie.trim().split_once('='));
    let token = cookies.find(|(known, _)| *known == name).and_then(|(_, token)| token.parse().ok());
    Some(token.filter(|token: &Token| token.id() == link).ok_or(()))
}

impl<S: Send + Sync> FromRequestParts<S> for Caller {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Fault> {
        parts.extensions.get::<Self>().cloned().ok_or_else(Fault::unknown_link)
    }
}

impl Caller {
    /// What the caller is in an event.
    pub(crate) fn role_in(&self, site: &Site, event: &Event) -> Result<Role, Fault> {
        self.role(site, event, None)
    }

    /// What the caller is at a board.
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

    /// Is it somebody at the server's own machine, or with a link to the whole hall?
    pub(super) fn keeps_the_server(&self) -> bool {
        self.peer.is_loopback() || self.link.as_ref().is_some_and(|link| link.scope == Scope::Hall)
    }

    /// The id of the link.
    pub(crate) fn link_id(&self) -> Option<u64> {
        self.link.as_ref().map(|link| link.id)
    }

    /// The role does not do this: 403, and a line in the log.
    pub(crate) fn refuse(&self, site: &Site, why: impl Into<String>) -> Fault {
        let why = why.into();
        site.hall.metrics.forbade();
        let role = self.link.as_ref().map_or("none", |link| link.role.name());
        tracing::warn!(link = self.link_id(), role, peer = %self.peer, why, "forbidden");
        Fault::forbidden(why)
    }
}

#[cfg(test)]
mod tests {
    use super::Caller;

    #[test]
    fn only_who_keeps_the_server_sees_what_it_counts() {
        let from = |peer: [u8; 4]| Caller { link: None, peer: peer.into() };
        assert!(from([127, 0, 0, 1]).keeps_the_server());
        assert!(!from([192, 0, 2, 1]).keeps_the_server());
    }
}
