//! Server-sent events, for spectators: the same messages as over a socket.

use crate::api::extract::{Path, Query};
use crate::api::{Caller, Site, boards};
use crate::fault::{Fault, FaultBody};
use crate::live::{BOARD_QUEUE, Delivery, Seat};
use crate::roles::{Action, Role};
use crate::socket::{Resume, begin_event, everything_of, feed_role};
use axum::extract::State;
use axum::extract::ws::Utf8Bytes;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{self, Stream};
use std::convert::Infallible;
use std::future::Future;
use std::sync::Arc;

/// Watch a board
#[utoipa::path(get, operation_id = "board_feed", path = "/api/v1/boards/{board}/feed", tag = "live", params(("board" = String, Path)),
    responses((status = 200, content_type = "text/event-stream", body = String), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(crate) async fn board(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(board): Path<String>,
) -> Result<Response, Fault> {
    let board = boards::find(&site, &board)?;
    let role = caller.role_at(&site, &board)?;
    let link = caller.link_id();
    let seat = board.live().audience.join(role, link, BOARD_QUEUE);
    site.check_link(link)?;
    let first = boards::scene_text(&site, &board, role, link).await?;
    let again = move |site: Arc<Site>| {
        let board = Arc::clone(&board);
        async move { boards::scene_text(&site, &board, role, link).await }
    };
    Ok(events(site, seat, vec![first], again))
}

/// Watch an event
#[utoipa::path(get, operation_id = "event_feed", path = "/api/v1/events/{event}/feed", tag = "live", params(("event" = u64, Path), Resume),
    responses((status = 200, content_type = "text/event-stream", body = String), (status = 403, body = FaultBody), (status = 404, body = FaultBody)))]
pub(crate) async fn event(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Path(event): Path<u64>,
    Query(resume): Query<Resume>,
) -> Result<Response, Fault> {
    let event = site.hall.event(event)?;
    let role: Role = feed_role(caller.need(&site, &event, Action::Watch)?);
    let (seat, first) = begin_event(&site, &event, role, caller.link_id(), &resume).await?;
    let again = move |site: Arc<Site>| {
        let event = Arc::clone(&event);
        async move { everything_of(&site, &event, role).await }
    };
    Ok(events(site, seat, first, again))
}

/// The messages as server-sent events. `again` returns the whole state.
fn events<A, F>(site: Arc<Site>, seat: Seat, first: Vec<Utf8Bytes>, again: A) -> Response
where
    A: Fn(Arc<Site>) -> F + Send + 'static,
    F: Future<Output = Result<Utf8Bytes, Fault>> + Send + 'static,
{
    let begun = stream::iter(first.into_iter().map(|text| Ok(Event::default().data(text.as_str()))));
    let listener = Listener::new(site);
    let rest = stream::unfold((listener, seat, again), |(listener, mut seat, again)| async move {
        let text = match seat.next().await {
            Delivery::Text(text) => text,
            // This runs on the connection's own threads, and most readers of a stream are spectators.
            Delivery::Gap => listener.0.gallery.run(again(Arc::clone(&listener.0))).await?.ok()?,
            Delivery::End | Delivery::Moved => return None,
        };
        Some((Ok(Event::default().data(text.as_str())), (listener, seat, again)))
    });
    let all = stream::StreamExt::chain(begun, rest);
    answer(all)
}

fn answer(events: impl Stream<Item = Result<Event, Infallible>> + Send + 'static) -> Response {
    Sse::new(events).keep_alive(KeepAlive::default()).into_response()
}

/// Counted among the open sockets while it listens.
struct Listener(Arc<Site>);

impl Listener {
    fn new(site: Arc<Site>) -> Self {
        site.hall.metrics.came();
        Self(site)
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.0.hall.metrics.went();
    }
}
