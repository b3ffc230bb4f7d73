//! A connection: its place in the hall, the HTTP it speaks, and how long it may leave unread what it is sent.

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

/// How long the other end may take nothing of what it is sent.
const STALLED: Duration = Duration::from_secs(30);

/// What a client begins with that speaks HTTP/2 without having agreed on it.
const PREFACE: &[u8] = b"PRI * HTTP/2.0";

/// The HTTP that is spoken.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Version {
    /// HTTP/1.1, which can become a WebSocket.
    One,
    /// HTTP/2.
    Two,
}

/// A connection with its place: a socket lives on when the HTTP by which it was opened has ended, and takes up as much.
pub(crate) struct Connection {
    stream: TcpStream,
    /// What was read to find out the version and has not been handed on.
    read_ahead: Vec<u8>,
    /// Since when nothing could be written.
    stalled: Option<Pin<Box<Sleep>>>,
    place: Arc<Place>,
}

impl Connection {
    /// A connection at its place.
    pub(crate) const fn new(stream: TcpStream, place: Arc<Place>) -> Self {
        Self { stream, read_ahead: Vec::new(), stalled: None, place }
    }

    /// Its place.
    pub(crate) fn place(&self) -> Arc<Place> {
        Arc::clone(&self.place)
    }

    /// Reads as far as it takes to know which HTTP is spoken.
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

    /// What was written, unless it has waited for too long.
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
        Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, "nobody reads at the other end")))
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
