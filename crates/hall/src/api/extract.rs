//! Extractors for requests whose errors explain what is wrong.

use crate::fault::Fault;
use axum::RequestExt;
use axum::body::Bytes;
use axum::extract::{self, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use futures_util::StreamExt;
use http_body_util::LengthLimitError;
use serde::de::DeserializeOwned;
use std::error::Error;
use std::time::{Duration, Instant};
use tokio_util::bytes::BytesMut;

/// Parameters of the path. A path that does not fit is not found.
pub(crate) struct Path<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        let read = extract::Path::from_request_parts(parts, state).await;
        read.map(|extract::Path(path)| Self(path))
            .map_err(|_| Fault::not_found("there is nothing at this address: part of it cannot be read"))
    }
}

/// Parameters of the query.
pub(crate) struct Query<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        let read = extract::Query::from_request_parts(parts, state).await;
        read.map(|extract::Query(query)| Self(query))
            .map_err(|rejection| Fault::bad(format!("the query cannot be read: {}", rejection.body_text())))
    }
}

/// A body that has been read.
pub(crate) struct Body(pub Bytes);

impl<S: Send + Sync> FromRequest<S> for Body {
    type Rejection = Fault;

    async fn from_request(request: Request, _: &S) -> Result<Self, Fault> {
        Unread(request).read().await.map(Self)
    }
}

/// A body that is read only once its sender is known to be allowed: a long one takes memory.
pub(crate) struct Unread(Request);

impl<S: Send + Sync> FromRequest<S> for Unread {
    type Rejection = Fault;

    async fn from_request(request: Request, _: &S) -> Result<Self, Fault> {
        Ok(Self(request))
    }
}

/// How long a body may take at first.
const PATIENCE: Duration = Duration::from_secs(15);

/// One more second is allowed each time this many bytes have been received.
const BYTES_A_SECOND: usize = 32 * 1024;

impl Unread {
    /// Reads it up to the limit of the route, as long as it keeps arriving.
    pub(crate) async fn read(self) -> Result<Bytes, Fault> {
        let began = Instant::now();
        let mut parts = self.0.with_limited_body().into_body().into_data_stream();
        let mut read = BytesMut::new();
        loop {
            let more = Duration::from_secs((read.len() / BYTES_A_SECOND) as u64);
            let part = tokio::time::timeout_at((began + PATIENCE + more).into(), parts.next()).await;
            match part.map_err(|_| Fault::too_slow())? {
                None => return Ok(read.freeze()),
                Some(Ok(part)) => read.extend_from_slice(&part),
                Some(Err(error)) if is_too_long(&error) => {
                    return Err(Fault::too_large("the body is too long"));
                }
                Some(Err(_)) => return Err(Fault::bad("the body ended too early")),
            }
        }
    }
}

/// True if the body exceeded the limit of its route.
fn is_too_long(error: &(dyn Error + 'static)) -> bool {
    error.is::<LengthLimitError>() || error.source().is_some_and(is_too_long)
}
