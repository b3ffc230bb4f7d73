//! The network between a hall and NATS: a proxy for each server of NATS, which can hold what passes or cut the connections.

use crate::Outcome;
use std::net::SocketAddr;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// What the network does.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Network {
    /// Bytes pass.
    Passes,
    /// Bytes are held, and pass later; nobody is told.
    Holds,
    /// Connections are closed, and no new one gets through.
    Cut,
}

/// The network of one hall.
pub(crate) struct Proxy {
    /// Where the hall finds the servers of NATS.
    pub(crate) addresses: Vec<SocketAddr>,
    state: watch::Sender<Network>,
    // It ends with this value.
    _thread: std::thread::JoinHandle<()>,
}

impl Proxy {
    /// Begins at these ports to lead to these servers, in a thread of its own: clients that are busy do not hold up halls.
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

    /// From now on the network does this.
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
