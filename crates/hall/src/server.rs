//! The listener: TLS when there is a certificate, and a limit on connections.

use crate::addresses::{Listening, Origin};
use crate::api::{Peer, Site, metrics_router, router};
use crate::connection::{Connection, Version};
use crate::fault::Fault;
use crate::gallery::Gallery;
use crate::hall::Hall;
use crate::hall_clock::Timekeeping;
use crate::limits::Limits;
use crate::pairing::Engine;
use crate::passage::Passed;
use crate::places::Place;
use axum::Router;
use hyper::server::conn::{http1, http2};
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use rustls_pki_types::pem::PemObject;
use rustls_pki_types::{CertificateDer, PrivateKeyDer};
use std::fmt;
use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use touchmove_journal::Journal;
use tower::ServiceExt;

/// How long a client may take to send a request, or to negotiate TLS.
const PATIENCE: Duration = Duration::from_secs(15);

/// The longest head of a request, in bytes.
const LONGEST_HEAD: usize = 16 * 1024;

/// How long a server may take to hand over its events when it ends.
#[cfg(feature = "cluster")]
const LEAVING: Duration = Duration::from_secs(5);

/// The ALPN name of HTTP/2.
const HTTP_2: &[u8] = b"h2";

/// An HTTP/2 connection without a request for this long is closed.
const IDLE: Duration = Duration::from_secs(60);

/// The number of concurrent requests over one HTTP/2 connection.
const MOST_STREAMS: u32 = 64;

/// The number of requests that a client may reset before they are answered; then the connection is closed.
const MOST_RESETS: usize = 20;

/// The number of bytes of one body, and of all bodies of a connection, that are received before they are read.
const STREAM_WINDOW: u32 = 64 * 1024;
const CONNECTION_WINDOW: u32 = 1024 * 1024;

/// A certificate and its key, as PEM files.
#[derive(Clone, Debug)]
pub struct Certificate {
    /// The certificate and its chain.
    pub chain: PathBuf,
    /// The key.
    pub key: PathBuf,
}

/// Why the server did not start.
#[derive(Debug)]
pub enum StartFault {
    /// The address cannot be listened on.
    Listen(SocketAddr, io::Error),
    /// No more threads can be started.
    Threads(io::Error),
    /// The certificate or the key is not usable.
    Certificate(String),
    /// The journal cannot be used.
    Journal(Fault),
}

impl fmt::Display for StartFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Listen(address, error) => {
                write!(f, "cannot listen on {address}: {error}; choose another address with --listen")
            }
            Self::Threads(error) => {
                write!(f, "the system cannot start threads: {error}; close other programs")
            }
            Self::Certificate(why) => f.write_str(why),
            Self::Journal(fault) => write!(f, "{fault}"),
        }
    }
}

impl std::error::Error for StartFault {}

/// A server that is ready: it listens and has read the journal.
pub struct Server {
    listener: TcpListener,
    tls: Option<TlsAcceptor>,
    hall: Arc<Hall>,
    router: Router,
    site: Arc<Site>,
    /// The listener for metrics, if they have their own address.
    metrics: Option<TcpListener>,
    /// Shut down with the server.
    _gallery: Gallery,
}

impl Server {
    /// Listens, and reads the journal.
    ///
    /// # Errors
    /// The address is taken, the certificate is not usable, or the journal cannot be used.
    pub async fn begin(
        journal: Arc<dyn Journal>,
        address: SocketAddr,
        certificate: Option<&Certificate>,
        limits: Limits,
    ) -> Result<Self, StartFault> {
        Self::begin_with(journal, address, certificate, limits, Timekeeping::default()).await
    }

    /// Like [`Server::begin`], with timekeeping of the caller's choice.
    ///
    /// # Errors
    /// The address is taken, the certificate is not usable, or the journal cannot be used.
    pub async fn begin_with(
        journal: Arc<dyn Journal>,
        address: SocketAddr,
        certificate: Option<&Certificate>,
        limits: Limits,
        timekeeping: Timekeeping,
    ) -> Result<Self, StartFault> {
        let (listener, tls) = listen(address, certificate).await?;
        let hall = Hall::open_with(journal, timekeeping).await.map_err(StartFault::Journal)?;
        Self::over(hall, listener, tls, limits)
    }

    /// Serves the metrics at an address of their own as well. Anyone who can reach it may read them: keep strangers away from it.
    ///
    /// # Errors
    /// The address is taken.
    pub async fn with_metrics_at(mut self, address: SocketAddr) -> Result<Self, StartFault> {
        let no_listener = |error| StartFault::Listen(address, error);
        self.metrics = Some(TcpListener::bind(address).await.map_err(no_listener)?);
        Ok(self)
    }

    /// Sets the engine that pairs rounds.
    #[must_use]
    pub fn with_pairing_engine(self, engine: Engine) -> Self {
        self.site.engine.get_or_init(|| engine);
        self
    }

    /// The address of the metrics, if they have their own.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref()?.local_addr().ok()
    }

    /// The address it listens on, and whether TLS is used.
    pub fn listening(&self) -> Listening {
        self.site.listening
    }

    /// The origin that was chosen for links and codes, if it is among these or leads here from elsewhere.
    pub fn chosen_origin(&self, origins: &[Origin]) -> Option<String> {
        self.hall.chosen_address(origins)
    }

    /// The hall.
    pub const fn hall(&self) -> &Arc<Hall> {
        &self.hall
    }

    /// Serves until `end` completes, then records that the server ends.
    pub async fn run(self, end: impl Future<Output = ()>) {
        let hall = Arc::clone(&self.hall);
        tokio::select! {
            () = self.accept(&self.listener, self.tls.as_ref(), &self.router) => {}
            () = self.tell_metrics() => {}
            () = hall.run() => {}
            () = self.work_with_others() => {}
            () = end => {}
        }
        #[cfg(feature = "cluster")]
        if let Some(cluster) = hall.cluster() {
            // If NATS is gone too, do not wait for it; the other servers will notice by themselves.
            let _ = tokio::time::timeout(LEAVING, cluster.leave(&hall)).await;
            return;
        }
        hall.pulse().await;
        if let Err(fault) = hall.anchor().await {
            tracing::error!(%fault, "the last anchor could not be written");
        }
    }

    /// A server of a cluster: it shares the journal with others and keeps the events assigned to it.
    ///
    /// # Errors
    /// The address is taken, the certificate is not usable, or the journal cannot be used.
    #[cfg(feature = "cluster")]
    pub async fn begin_shared(
        journal: Arc<dyn Journal>,
        meeting: crate::cluster::Meeting,
        address: SocketAddr,
        certificate: Option<&Certificate>,
        limits: Limits,
        timekeeping: Timekeeping,
    ) -> Result<Self, StartFault> {
        let (listener, tls) = listen(address, certificate).await?;
        let cluster = crate::cluster::Cluster::join(meeting).await.map_err(StartFault::Journal)?;
        let hall = Hall::open_shared(journal, timekeeping, cluster).await.map_err(StartFault::Journal)?;
        Self::over(hall, listener, tls, limits)
    }

    /// A server over a hall.
    fn over(
        hall: Arc<Hall>,
        listener: TcpListener,
        tls: Option<TlsAcceptor>,
        limits: Limits,
    ) -> Result<Self, StartFault> {
        let address = listener.local_addr().map_err(StartFault::Threads)?;
        let listening = Listening { address, is_secure: tls.is_some() };
        let gallery = Gallery::open().map_err(StartFault::Threads)?;
        let site = Arc::new(Site::new(Arc::clone(&hall), limits, listening, gallery.stairs()));
        let router = router(Arc::clone(&site));
        Ok(Self { listener, tls, hall, router, site, metrics: None, _gallery: gallery })
    }

    /// Cooperates with the other servers of a cluster, if there is one.
    async fn work_with_others(&self) {
        #[cfg(feature = "cluster")]
        if let Some(cluster) = self.hall.cluster() {
            let let_in = |opened| {
                tokio::spawn(let_in(Arc::clone(&self.site), opened, self.router.clone()));
            };
            tokio::join!(cluster.run(&self.hall), cluster.answer_the_door(let_in));
        }
        std::future::pending().await
    }

    async fn tell_metrics(&self) {
        match &self.metrics {
            Some(listener) => self.accept(listener, None, &metrics_router(Arc::clone(&self.site))).await,
            None => std::future::pending().await,
        }
    }

    /// Accepts connections, with or without TLS, and serves them with this router.
    async fn accept(&self, listener: &TcpListener, tls: Option<&TlsAcceptor>, router: &Router) {
        loop {
            let Some(permit) = self.site.places.wait().await else { return };
            let (stream, peer) = match listener.accept().await {
                Ok(accepted) => accepted,
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be taken");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            };
            let _ = stream.set_nodelay(true);
            let Some(place) = self.site.places.take(peer.ip(), permit) else {
                tracing::warn!(%peer, "too many connections from this address that ask for nothing");
                continue;
            };
            let connection = Connection::new(stream, Arc::new(place));
            tokio::spawn(serve(connection, peer, tls.cloned(), router.clone()));
        }
    }
}

/// Binds the address, and reads the certificate if there is one.
async fn listen(
    address: SocketAddr,
    certificate: Option<&Certificate>,
) -> Result<(TcpListener, Option<TlsAcceptor>), StartFault> {
    let tls = certificate.map(acceptor).transpose()?;
    let listener = TcpListener::bind(address).await.map_err(|error| StartFault::Listen(address, error))?;
    Ok((listener, tls))
}

async fn serve(mut stream: Connection, peer: SocketAddr, tls: Option<TlsAcceptor>, router: Router) {
    let place = stream.place();
    let Some(tls) = tls else {
        return match tokio::time::timeout(PATIENCE, stream.version()).await {
            Ok(Ok(version)) => converse(stream, version, (peer.ip(), place), None, router).await,
            Ok(Err(error)) => tracing::debug!(%peer, %error, "a connection broke"),
            Err(_) => tracing::debug!(%peer, "nothing was asked for in time"),
        };
    };
    match tokio::time::timeout(PATIENCE, tls.accept(stream)).await {
        Ok(Ok(stream)) => {
            let has_agreed = stream.get_ref().1.alpn_protocol() == Some(HTTP_2);
            let version = if has_agreed { Version::Two } else { Version::One };
            converse(stream, version, (peer.ip(), place), None, router).await;
        }
        Ok(Err(error)) => tracing::debug!(%peer, %error, "no TLS"),
        Err(_) => tracing::debug!(%peer, "no TLS in time"),
    }
}

/// Serves requests that arrive through a tunnel from another server.
#[cfg(feature = "cluster")]
async fn let_in(site: Arc<Site>, opened: crate::cluster::Opened, router: Router) {
    let crate::cluster::Opened { io, peer, passed } = opened;
    let Some(permit) = site.places.wait().await else { return };
    let Some(place) = site.places.take(peer, permit) else {
        tracing::warn!(%peer, "too many connections from this address that ask for nothing");
        return;
    };
    converse(io, Version::One, (peer, Arc::new(place)), Some(passed), router).await;
}

async fn converse(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    version: Version,
    (peer, place): (IpAddr, Arc<Place>),
    passed: Option<Passed>,
    router: Router,
) {
    let asked = Arc::new(AtomicU64::new(0));
    let count = Arc::clone(&asked);
    let service = router.map_request(move |mut request: hyper::Request<hyper::body::Incoming>| {
        count.fetch_add(1, Ordering::Relaxed);
        request.extensions_mut().insert(Peer(peer));
        request.extensions_mut().insert(Arc::clone(&place));
        if let Some(passed) = &passed {
            request.extensions_mut().insert(passed.clone());
        }
        request
    });
    let (stream, service) = (TokioIo::new(stream), TowerToHyperService::new(service));
    let ended = match version {
        Version::One => {
            let mut http = http1::Builder::new();
            http.timer(TokioTimer::new()).header_read_timeout(PATIENCE).max_buf_size(LONGEST_HEAD);
            http.serve_connection(stream, service).with_upgrades().await
        }
        Version::Two => {
            let mut connection = pin!(http2_builder().serve_connection(stream, service));
            loop {
                let before = asked.load(Ordering::Relaxed);
                tokio::select! {
                    ended = connection.as_mut() => break ended,
                    () = tokio::time::sleep(IDLE) => {
                        // Requests in progress are finished; the client may connect again.
                        if asked.load(Ordering::Relaxed) == before {
                            connection.as_mut().graceful_shutdown();
                        }
                    }
                }
            }
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%peer, %error, "a connection broke");
    }
}

/// HTTP/2 with limits: one connection must not get what many connections would be refused.
fn http2_builder() -> http2::Builder<TokioExecutor> {
    let mut http = http2::Builder::new(TokioExecutor::new());
    http.timer(TokioTimer::new())
        .max_concurrent_streams(MOST_STREAMS)
        .max_header_list_size(LONGEST_HEAD as u32)
        .max_pending_accept_reset_streams(MOST_RESETS)
        .max_local_error_reset_streams(MOST_RESETS)
        .initial_stream_window_size(STREAM_WINDOW)
        .initial_connection_window_size(CONNECTION_WINDOW)
        .max_send_buf_size(STREAM_WINDOW as usize)
        .keep_alive_interval(PATIENCE)
        .keep_alive_timeout(PATIENCE);
    http
}

fn acceptor(certificate: &Certificate) -> Result<TlsAcceptor, StartFault> {
    let unreadable = |path: &Path, error: &dyn fmt::Display| {
        StartFault::Certificate(format!("{}: {error}", path.display()))
    };
    let chain = CertificateDer::pem_file_iter(&certificate.chain)
        .and_then(Iterator::collect::<Result<Vec<_>, _>>)
        .map_err(|error| unreadable(&certificate.chain, &error))?;
    let key = PrivateKeyDer::from_pem_file(&certificate.key)
        .map_err(|error| unreadable(&certificate.key, &error))?;
    let mut config = ServerConfig::builder()
        .with_no_client_auth()
        .with_single_cert(chain, key)
        .map_err(|error| unreadable(&certificate.chain, &error))?;
    config.alpn_protocols = vec![HTTP_2.to_vec(), b"http/1.1".to_vec()];
    Ok(TlsAcceptor::from(Arc::new(config)))
}

impl fmt::Debug for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Server").field("listener", &self.listener).finish_non_exhaustive()
    }
}
