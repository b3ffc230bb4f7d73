//! Passes a request or a socket on to the keeper of its event, and answers those that others pass on.

use super::Cluster;
use super::directory::{Directory, ServerName};
use super::tunnel::{self, Broken, End, Errand, Here, Opened};
use crate::fault::Fault;
use crate::hall::Hall;
use crate::hall_clock::HallClock;
use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::uri::{PathAndQuery, Uri};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::Response;
use http_body_util::BodyExt;
use hyper::client::conn::http1;
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::time::{Instant, timeout_at};

/// How long a request waits for an event to have a keeper: a keeper that dies is replaced within three seconds.
const PATIENCE: Duration = Duration::from_secs(8);

/// How many events may be made before all servers know of the first.
const JUST_MADE: u64 = 64;

/// How often to check whether the connection to NATS was lost and made again.
const LOOK_FOR_CONNECTION: Duration = Duration::from_millis(50);

/// How soon a keeper that did not open is tried again.
const KNOCK_AGAIN: Duration = Duration::from_millis(100);

impl Cluster {
    /// A tunnel to the keeper of an event; `None` if it is this server, or if there is no such event. If the keeper is gone, this waits for
    /// the next one: nothing has been sent yet.
    pub(super) async fn reach_keeper(
        self: &Arc<Self>,
        hall: &Hall,
        event: u64,
        peer: IpAddr,
        errand: Errand,
    ) -> Result<Option<End>, Fault> {
        let until = Instant::now() + PATIENCE;
        loop {
            let Some(keeper) = self.keeper_of(hall, event, errand, until).await? else { return Ok(None) };
            match self.open(&keeper, peer, errand).await {
                Ok(tunnel) => return Ok(Some(tunnel)),
                Err(_) if Instant::now() >= until => {
                    return Err(Fault::not_reached("the server that keeps this event cannot be reached"));
                }
                Err(_) => tokio::time::sleep(KNOCK_AGAIN).await,
            }
        }
    }

    pub(super) async fn open(
        self: &Arc<Self>,
        to: &ServerName,
        peer: IpAddr,
        errand: Errand,
    ) -> Result<End, Broken> {
        self.passed_on.fetch_add(1, Ordering::Relaxed);
        let ends = (self.here(self.hall_clock.get().cloned()), self.is_gone(to.clone()));
        tunnel::open(&self.client, &self.prefix, to, (peer, errand), ends).await
    }

    /// The keeper of an event; `None` if it is this server, or if there is no such event. If the keeper is gone, this waits for the next
    /// one.
    async fn keeper_of(
        &self,
        hall: &Hall,
        event: u64,
        errand: Errand,
        until: Instant,
    ) -> Result<Option<ServerName>, Fault> {
        let mut changes = self.changes.subscribe();
        // An event that another server has just made may not be known here yet.
        if !self.has(event) && event <= self.directory().last_event() + JUST_MADE {
            self.ask_for_lease(event).await;
        }
        loop {
            changes.mark_unchanged();
            // A server that has lost an event may not have let it go yet, and what it knows of it is old.
            let is_here = hall.known().events.contains_key(&event) && self.keeps(event);
            if is_here || !self.directory().has(event) {
                return Ok(None);
            }
            let keeper = self.directory().keeper(event, self.now()).cloned();
            // Another server believed that this one keeps it: it may be about to.
            if let Some(keeper) = keeper.filter(|keeper| *keeper != self.name && errand != Errand::Passed) {
                return Ok(Some(keeper));
            }
            if timeout_at(until, changes.changed()).await.is_err() {
                return Err(Fault::not_reached("no server keeps this event at the moment"));
            }
        }
    }

    /// Completes when a server has not been heard from for too long.
    fn is_gone(self: &Arc<Self>, server: ServerName) -> impl Future<Output = ()> + Send + 'static {
        let cluster = Arc::clone(self);
        // A server restarted under the same name has lost what was sent to its predecessor.
        let time = cluster.directory().time_of(&server);
        let is_same = move |directory: &Directory, now| {
            // A server that is cut off cannot tell which of the others are gone.
            let is_there = directory.is_there(&server, now) || directory.is_cut_off(now);
            directory.time_of(&server) == time && is_there
        };
        async move {
            while is_same(&cluster.directory(), cluster.now()) {
                tokio::time::sleep(Duration::from_millis(250)).await;
            }
        }
    }

    fn here(&self, clock: Option<Arc<HallClock>>) -> Here {
        Here { clock, connected: self.connected.subscribe() }
    }

    /// Counts this server's connections to NATS, for the tunnels.
    pub(super) async fn mind_connection(&self) {
        let statistics = self.client.statistics();
        loop {
            let connects = statistics.connects.load(Ordering::Relaxed);
            self.connected.send_if_modified(|known| std::mem::replace(known, connects) != connects);
            tokio::time::sleep(LOOK_FOR_CONNECTION).await;
        }
    }

    /// Answers the requests that other servers pass on, until the server ends.
    pub(crate) async fn answer_the_door(&self, let_in: impl Fn(Opened)) {
        loop {
            let counted = |opened| {
                self.let_in.fetch_add(1, Ordering::Relaxed);
                let_in(opened);
            };
            if let Err(broken) =
                tunnel::answer_the_door(&self.client, &self.prefix, &self.name, &self.here(None), counted)
                    .await
            {
                tracing::warn!(%broken, "other servers cannot reach this one; it is tried again");
            }
            tokio::time::sleep(Duration::from_millis(300)).await;
        }
    }
}

/// Sends a request through a tunnel to the server that answers it.
pub(super) async fn pass_on(tunnel: End, mut request: Request) -> Result<Response, Fault> {
    let (mut http, connection) =
        http1::handshake(TokioIo::new(tunnel)).await.map_err(|error| Fault::not_answered(&error))?;
    tokio::spawn(connection.with_upgrades());
    let own = request.extensions_mut().remove::<OnUpgrade>();
    let mut answer =
        http.send_request(as_http1(request)).await.map_err(|error| Fault::not_answered(&error))?;
    if answer.status() == StatusCode::SWITCHING_PROTOCOLS
        && let Some(own) = own
    {
        let theirs = hyper::upgrade::on(&mut answer);
        tokio::spawn(async move {
            if let (Ok(own), Ok(theirs)) = tokio::join!(own, theirs) {
                let (mut own, mut theirs) = (TokioIo::new(own), TokioIo::new(theirs));
                let _ = tokio::io::copy_bidirectional(&mut own, &mut theirs).await;
            }
            drop(http);
        });
        return Ok(answer.map(|_| Body::empty()));
    }
    Ok(answer.map(Body::new))
}

/// The request in HTTP/1.1 form: HTTP/2 has the host in the URI.
fn as_http1(request: Request) -> hyper::Request<impl hyper::body::Body<Data = Bytes, Error = axum::Error>> {
    let (mut parts, body) = request.into_parts();
    let host = parts.uri.authority().and_then(|host| HeaderValue::from_str(host.as_str()).ok());
    if let Some(host) = host {
        parts.headers.entry(header::HOST).or_insert(host);
    }
    let path = parts.uri.path_and_query().cloned();
    parts.uri = Uri::from(path.unwrap_or_else(|| PathAndQuery::from_static("/")));
    parts.version = axum::http::Version::HTTP_11;
    hyper::Request::from_parts(parts, body.map_err(axum::Error::new))
}
