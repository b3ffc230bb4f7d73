//! Headers for every response, and protection against requests from other sites.

use super::Site;
use crate::fault::Fault;
use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEADERS: [(&str, &str); 7] = [
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
];

/// Adds the security headers to every response.
pub(super) async fn headers(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    if site.listening.is_secure {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    response
}

/// Refuses requests from pages of other sites: they can neither change anything here nor open a socket, even in the browser of someone with
/// a link.
pub(super) async fn same_origin(request: Request, next: Next) -> Response {
    let is_socket = request.headers().contains_key(header::UPGRADE);
    let changes_something = !matches!(*request.method(), Method::GET | Method::HEAD);
    if (is_socket || changes_something) && !is_from_here(&request) {
        return Fault::forbidden("this request came from a page of another site").into_response();
    }
    next.run(request).await
}

/// Finishes what was begun even if the client stops waiting: a page that is closed while a fact is being recorded must not leave the hall's
/// state behind its journal.
pub(super) async fn finish(request: Request, next: Next) -> Response {
    if matches!(*request.method(), Method::GET | Method::HEAD) {
        return next.run(request).await;
    }
    let finished = tokio::spawn(next.run(request)).await;
    finished.unwrap_or_else(|_| Fault::broken().into_response())
}

fn is_from_here(request: &Request) -> bool {
    let text = |name| request.headers().get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    match (request.headers().contains_key(header::ORIGIN), text(header::ORIGIN)) {
        (false, _) => true,
        (true, None) => false,
        (true, Some(origin)) => {
            let host = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
            // HTTP/2 has the host in the URI, HTTP/1.1 in a header.
            let here = text(header::HOST).or_else(|| request.uri().authority().map(Authority::as_str));
            host.is_some() && host == here
        }
    }
}
