//! The network between a hall and NATS: a proxy for each NATS server, which can hold back the bytes or cut the connections.

use crate::Outcome;
use std::net::SocketAddr;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// What the network does.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Network {
    /// Bytes pass through.
    Passes,
    /// Bytes are held back and pass later, without either side being told.
    Holds,
    /// Connections are closed, and no new one gets through.
    Cut,
}

/// The network of one hall.
pub(crate) struct Proxy {
    /// The addresses at which the hall reaches the NATS servers.
    pub(crate) addresses: Vec<SocketAddr>,
    state: watch::Sender<Network>,
    // The thread ends when the proxy is dropped.
    _thread: std::thread::JoinHandle<()>,
}

impl Proxy {
    /// Starts to forward each port to a server, in a thread of its own, so that busy clients do not delay the halls.
    pub(crate) fn begin(ports: &[u16], servers: &[SocketAddr]) -> Outcome<Self> {
        let (state, network) = watch::channel(Network::Passes);
        let mut doors = Vec::new();
        let mut addresses = Vec::new();
        for (port, server) in ports.iter().zip(servers) {
            let listener = std::net::TcpListener::bind(("127.0.0.1", *port))?;
            listener.set_nonblocking(true)?;
            addresses.push(listener.local_addr()?);
            doors.push((listener, *server));
        }
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let thread = std::thread::spawn(move || {
            runtime.block_on(async {
                let mut open = tokio::task::JoinSet::new();
                for (listener, server) in doors {
                    open.spawn(serve(listener, server, network.clone()));
                }
                let mut network = network;
                while network.changed().await.is_ok() {}
            });
        });
        Ok(Self { addresses, state, _thread: thread })
    }

    /// Changes what the network does.
    pub(crate) fn set(&self, network: Network) {
        self.state.send_replace(network);
    }
}

async fn serve(listener: std::net::TcpListener, server: SocketAddr, network: watch::Receiver<Network>) {
    let Ok(listener) = TcpListener::from_std(listener) else { return };
    while let Ok((hall, _)) = listener.accept().await {
        let network = network.clone();
        tokio::spawn(async move {
            let mut state = network.clone();
            let cut = async move { state.wait_for(|state| *state == Network::Cut).await.is_ok() };
            tokio::select! {
                _ = pass(hall, server, network) => {}
                _ = cut => {}
            }
        });
    }
}

async fn pass(hall: TcpStream, server: SocketAddr, network: watch::Receiver<Network>) -> std::io::Result<()> {
    let nats = TcpStream::connect(server).await?;
    hall.set_nodelay(true)?;
    nats.set_nodelay(true)?;
    let (from_hall, to_hall) = hall.into_split();
    let (from_nats, to_nats) = nats.into_split();
    tokio::select! {
        ended = pump(from_hall, to_nats, network.clone()) => ended,
        ended = pump(from_nats, to_hall, network) => ended,
    }
}

async fn pump(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    mut network: watch::Receiver<Network>,
) -> std::io::Result<()> {
    let mut bytes = vec![0; 64 * 1024];
    loop {
        let count = from.read(&mut bytes).await?;
        if network.wait_for(|state| *state == Network::Passes).await.is_err() || count == 0 {
            return Ok(());
        }
        to.write_all(&bytes[..count]).await?;
    }
}
