//! A connection: its place in the hall, its HTTP version, and how long it may leave data unread.

use crate::places::Place;
use std::future::Future;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::Sleep;

/// How long the other end may read nothing of what it is sent.
const STALLED: Duration = Duration::from_secs(30);

/// The first bytes of a client that uses HTTP/2 without negotiation.
const PREFACE: &[u8] = b"PRI * HTTP/2.0";

/// The HTTP version.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Version {
    /// HTTP/1.1, which can become a WebSocket.
    One,
    /// HTTP/2.
    Two,
}

/// A connection with its place: a WebSocket outlives the HTTP request that opened it, and still needs the place.
pub(crate) struct Connection {
    stream: TcpStream,
    /// Bytes that were read to detect the version and not passed on yet.
    read_ahead: Vec<u8>,
    /// Runs while nothing can be written.
    stalled: Option<Pin<Box<Sleep>>>,
    place: Arc<Place>,
}

impl Connection {
    /// A connection with its place.
    pub(crate) const fn new(stream: TcpStream, place: Arc<Place>) -> Self {
        Self { stream, read_ahead: Vec::new(), stalled: None, place }
    }

    /// Its place.
    pub(crate) fn place(&self) -> Arc<Place> {
        Arc::clone(&self.place)
    }

    /// Reads until the HTTP version is known.
    pub(crate) async fn version(&mut self) -> io::Result<Version> {
        while self.read_ahead.len() < PREFACE.len() && PREFACE.starts_with(&self.read_ahead) {
            let mut part = [0; PREFACE.len()];
            let most = PREFACE.len() - self.read_ahead.len();
            match self.stream.read(&mut part[..most]).await? {
                0 => break,
                count => self.read_ahead.extend_from_slice(&part[..count]),
            }
        }
        Ok(if self.read_ahead == PREFACE { Version::Two } else { Version::One })
    }

    /// The result of a write, unless it has waited for too long.
    fn in_time(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        if written.is_ready() {
            self.stalled = None;
            return written;
        }
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(tokio::time::sleep(STALLED)));
        ready!(stalled.as_mut().poll(context));
        Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, "the other end does not read")))
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if self.read_ahead.is_empty() {
            return Pin::new(&mut self.stream).poll_read(context, buffer);
        }
        let count = buffer.remaining().min(self.read_ahead.len());
        buffer.put_slice(&self.read_ahead[..count]);
        self.read_ahead.drain(..count);
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Connection {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.in_time(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.in_time(context, written)
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
