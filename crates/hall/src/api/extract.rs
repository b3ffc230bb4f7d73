//! What comes with a request, read so that whatever is wrong with it is answered in words.

use crate::fault::Fault;
use axum::body::Bytes;
use axum::extract::{self, FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

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

impl Unread {
    /// Reads it, as far as the route's bound.
    pub(crate) async fn read(self) -> Result<Bytes, Fault> {
        Bytes::from_request(self.0, &()).await.map_err(|rejection| match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Fault::too_large("the body is longer than is taken here"),
            _ => Fault::bad("the body broke off before its end"),
        })
    }
}
