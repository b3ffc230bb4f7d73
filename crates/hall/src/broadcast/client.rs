//! One HTTP/1.1 request over TLS: all that a push needs.
//!
//! hyper and rustls are already used for the server; a client with connection pools, redirects and proxies would bring more crates than
//! this file has lines. Redirects are not followed, so that the token goes to no other server. The system's list of certificates decides
//! which servers are trusted (`SSL_CERT_FILE` names another).

use super::destination::{PushServer, RoundId};
use super::reply::Reply;
use super::tokens::Secret;
use axum::body::Bytes;
use http_body_util::{BodyExt, Full, Limited};
use hyper::client::conn::http1;
use hyper::header::{ACCEPT, AUTHORIZATION, CONTENT_TYPE, HOST, RETRY_AFTER, USER_AGENT};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use rustls_pki_types::ServerName;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// How long a request may take in all.
const PATIENCE: Duration = Duration::from_secs(30);

/// The longest response that is read, in bytes.
const LONGEST_ANSWER: usize = 1024 * 1024;

/// Sends requests.
#[derive(Default)]
pub(super) struct Client {
    tls: OnceLock<Result<Arc<ClientConfig>, String>>,
}

impl std::fmt::Debug for Client {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Client").finish_non_exhaustive()
    }
}

impl Client {
    /// Pushes a text to a round: returns the response, or why there is none.
    pub(super) async fn push(
        &self,
        server: &PushServer,
        round: &RoundId,
        token: &Secret,
        pgn: String,
    ) -> Result<Reply, String> {
        let request = Request::builder()
            .method(Method::POST)
            .uri(server.push_path(round))
            .header(HOST, server.authority())
            .header(AUTHORIZATION, token.bearer())
            .header(CONTENT_TYPE, "text/plain; charset=utf-8")
            .header(ACCEPT, "application/json")
            .header(USER_AGENT, concat!("touchmove/", env!("CARGO_PKG_VERSION")))
            .body(Full::new(Bytes::from(pgn)))
            .map_err(|error| error.to_string())?;
        let sent = tokio::time::timeout(PATIENCE, self.send(server, request)).await;
        sent.unwrap_or_else(|_| Err(format!("{server} did not answer in {} seconds", PATIENCE.as_secs())))
    }

    async fn send(&self, server: &PushServer, request: Request<Full<Bytes>>) -> Result<Reply, String> {
        let unreached = |error: &dyn std::fmt::Display| format!("{server} cannot be reached: {error}");
        let stream = TcpStream::connect((server.host.as_str(), server.port));
        let stream = stream.await.map_err(|error| unreached(&error))?;
        if !server.is_secure {
            return converse(stream, request).await.map_err(|error| unreached(&error));
        }
        let name = ServerName::try_from(server.host.clone()).map_err(|error| unreached(&error))?;
        let config = self.tls.get_or_init(trusted).clone()?;
        let stream = TlsConnector::from(config).connect(name, stream).await;
        converse(stream.map_err(|error| unreached(&error))?, request).await.map_err(|error| unreached(&error))
    }
}

async fn converse(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Full<Bytes>>,
) -> Result<Reply, Box<dyn std::error::Error + Send + Sync>> {
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
    let asked = async {
        let response = sender.send_request(request).await?;
        let status = response.status().as_u16();
        let retry_after = response.headers().get(RETRY_AFTER).and_then(|value| value.to_str().ok());
        let retry_after = retry_after.and_then(|value| value.trim().parse().ok()).map(Duration::from_secs);
        let body = Limited::new(response.into_body(), LONGEST_ANSWER).collect().await?.to_bytes().to_vec();
        Ok(Reply { status, retry_after, body })
    };
    // The connection must be polled while the response is awaited, and ends with it.
    tokio::pin!(asked);
    tokio::select! {
        reply = &mut asked => reply,
        ended = connection => {
            ended?;
            asked.await
        }
    }
}

/// The certificates that the system trusts.
fn trusted() -> Result<Arc<ClientConfig>, String> {
    let found = rustls_native_certs::load_native_certs();
    let mut roots = RootCertStore::empty();
    let (usable, _) = roots.add_parsable_certificates(found.certs);
    if usable == 0 {
        let why = found.errors.first().map_or_else(String::new, |error| format!(": {error}"));
        return Err(format!("this system has no certificates to trust{why}; install ca-certificates"));
    }
    Ok(Arc::new(ClientConfig::builder().with_root_certificates(roots).with_no_client_auth()))
}
