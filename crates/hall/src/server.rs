//! The listener: TLS when there is a certificate, and room for so many connections.

use crate::addresses::{Listening, Origin};
use crate::api::{Peer, Site, router};
use crate::fault::Fault;
use crate::hall::Hall;
use crate::hall_clock::Timekeeping;
use crate::limits::Limits;
use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use rustls_pki_types::pem::PemObject;
use rustls_pki_types::{CertificateDer, PrivateKeyDer};
use std::fmt;
use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use touchmove_journal::Journal;
use tower::ServiceExt;

/// How long somebody may take to say what he wants, or to agree on a cipher.
const PATIENCE: Duration = Duration::from_secs(15);

/// The longest head of a request, in bytes.
const LONGEST_HEAD: usize = 16 * 1024;

/// A certificate, and the key to it: files in PEM.
#[derive(Clone, Debug)]
pub struct Certificate {
    /// The certificate and those that vouch for it.
    pub chain: PathBuf,
    /// The key.
    pub key: PathBuf,
}

/// Why the server did not begin.
#[derive(Debug)]
pub enum StartFault {
    /// Nobody can listen there.
    Listen(SocketAddr, io::Error),
    /// The certificate or the key is of no use.
    Certificate(String),
    /// The journal cannot be used.
    Journal(Fault),
}

impl fmt::Display for StartFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Listen(address, error) => {
                write!(f, "nobody can listen at {address}: {error}; choose another address with --listen")
            }
            Self::Certificate(why) => f.write_str(why),
            Self::Journal(fault) => write!(f, "{fault}"),
        }
    }
}

impl std::error::Error for StartFault {}

/// A server that is ready: it listens, and has read the journal.
pub struct Server {
    listener: TcpListener,
    tls: Option<TlsAcceptor>,
    hall: Arc<Hall>,
    router: Router,
    site: Arc<Site>,
}

impl Server {
    /// Listens, and reads the journal.
    ///
    /// # Errors
    /// The address is taken, the certificate of no use, or the journal cannot be used.
    pub async fn begin(
        journal: Arc<dyn Journal>,
        address: SocketAddr,
        certificate: Option<&Certificate>,
        limits: Limits,
    ) -> Result<Self, StartFault> {
        Self::begin_with(journal, address, certificate, limits, Timekeeping::default()).await
    }

    /// The same, where time is kept otherwise.
    ///
    /// # Errors
    /// The address is taken, the certificate of no use, or the journal cannot be used.
    pub async fn begin_with(
        journal: Arc<dyn Journal>,
        address: SocketAddr,
        certificate: Option<&Certificate>,
        limits: Limits,
        timekeeping: Timekeeping,
    ) -> Result<Self, StartFault> {
        let tls = certificate.map(acceptor).transpose()?;
        let listener =
            TcpListener::bind(address).await.map_err(|error| StartFault::Listen(address, error))?;
        let hall = Hall::open_with(journal, timekeeping).await.map_err(StartFault::Journal)?;
        let address = listener.local_addr().map_err(|error| StartFault::Listen(address, error))?;
        let listening = Listening { address, is_secure: tls.is_some() };
        let site = Arc::new(Site::new(Arc::clone(&hall), limits, listening));
        let router = router(Arc::clone(&site));
        Ok(Self { listener, tls, hall, router, site })
    }

    /// How and where it listens.
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

    /// Serves until `end` comes, and writes down that it ends.
    pub async fn run(self, end: impl Future<Output = ()>) {
        let hall = Arc::clone(&self.hall);
        tokio::select! {
            () = self.accept() => {}
            () = hall.run() => {}
            () = end => {}
        }
        hall.pulse().await;
        if let Err(fault) = hall.anchor().await {
            tracing::error!(%fault, "the last anchor could not be written");
        }
    }

    async fn accept(&self) {
        let places = Arc::new(Semaphore::new(self.site.limits.connections));
        loop {
            // Acquiring fails only when the semaphore is closed, and nobody closes it.
            let Ok(place) = Arc::clone(&places).acquire_owned().await else { return };
            let (stream, peer) = match self.listener.accept().await {
                Ok(accepted) => accepted,
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be taken");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            };
            let _ = stream.set_nodelay(true);
            let Some(place) = Place::take(&self.site, peer.ip(), place) else {
                tracing::warn!(%peer, "too many connections from this address");
                continue;
            };
            let stream = Seated { stream, _place: place };
            tokio::spawn(serve(stream, peer, self.tls.clone(), self.router.clone()));
        }
    }
}

/// A place for a connection, taken until it is dropped.
struct Place {
    site: Arc<Site>,
    address: IpAddr,
    _permit: OwnedSemaphorePermit,
}

impl Place {
    /// The place, if there are not too many from this address already.
    fn take(site: &Arc<Site>, address: IpAddr, permit: OwnedSemaphorePermit) -> Option<Self> {
        site.addresses.come(address, site.limits.from_one_address).then(|| {
            site.hall.metrics.connected();
            Self { site: Arc::clone(site), address, _permit: permit }
        })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.site.addresses.go(self.address);
        self.site.hall.metrics.disconnected();
    }
}

/// A connection with its place: a socket lives on when the HTTP by which it was opened has ended, and takes up as much.
struct Seated {
    stream: TcpStream,
    _place: Place,
}

impl AsyncRead for Seated {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Seated {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, parts)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

async fn serve(stream: Seated, peer: SocketAddr, tls: Option<TlsAcceptor>, router: Router) {
    match tls {
        None => converse(stream, peer, router).await,
        Some(tls) => match tokio::time::timeout(PATIENCE, tls.accept(stream)).await {
            Ok(Ok(stream)) => converse(stream, peer, router).await,
            Ok(Err(error)) => tracing::debug!(%peer, %error, "no TLS"),
            Err(_) => tracing::debug!(%peer, "no TLS in time"),
        },
    }
}

async fn converse(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    peer: SocketAddr,
    router: Router,
) {
    let service = router.map_request(move |mut request: hyper::Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(Peer(peer.ip()));
        request
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(PATIENCE)
        .max_buf_size(LONGEST_HEAD)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service))
        .with_upgrades();
    if let Err(error) = connection.await {
        tracing::debug!(%peer, %error, "a connection broke");
    }
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
    let config = ServerConfig::builder()
        .with_no_client_auth()
        .with_single_cert(chain, key)
        .map_err(|error| unreadable(&certificate.chain, &error))?;
    Ok(TlsAcceptor::from(Arc::new(config)))
}

impl fmt::Debug for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Server").field("listener", &self.listener).finish_non_exhaustive()
    }
}
