//! What comes with a request, read so that whatever is wrong with it is answered in words.

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

/// What stands in the path. What cannot stand there leads nowhere.
pub(crate) struct Path<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        let read = extract::Path::from_request_parts(parts, state).await;
        read.map(|extract::Path(path)| Self(path))
            .map_err(|_| Fault::not_found("there is nothing at this address: a part of it cannot be read"))
    }
}

/// What stands behind the question mark.
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

/// A body that is read when it is known that its sender may send it: a long one takes memory.
pub(crate) struct Unread(Request);

impl<S: Send + Sync> FromRequest<S> for Unread {
    type Rejection = Fault;

    async fn from_request(request: Request, _: &S) -> Result<Self, Fault> {
        Ok(Self(request))
    }
}

/// How long a body may take at first.
const PATIENCE: Duration = Duration::from_secs(15);

/// A second more is given for so many bytes that have come.
const BYTES_A_SECOND: usize = 32 * 1024;

impl Unread {
    /// Reads it, as far as the route's bound, and as long as it comes.
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
                    return Err(Fault::too_large("the body is longer than is taken here"));
                }
                Some(Err(_)) => return Err(Fault::bad("the body broke off before its end")),
            }
        }
    }
}

/// Did the body come to the bound of its route?
fn is_too_long(error: &(dyn Error + 'static)) -> bool {
    error.is::<LengthLimitError>() || error.source().is_some_and(is_too_long)
}
