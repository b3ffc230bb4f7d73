//! A WebSocket client of the hall: a receiving task and a sending end.

use crate::Outcome;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

/// A connection to a board.
pub(crate) struct Socket {
    speak: SplitSink<WebSocketStream<TcpStream>, Message>,
    /// Answers to messages sent here.
    pub(crate) answers: mpsc::UnboundedReceiver<Answer>,
    pub(crate) heard: Arc<Received>,
    listening: JoinHandle<()>,
}

/// Leaving a board closes its connection.
impl Drop for Socket {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

/// The messages that a connection has received.
#[derive(Default)]
pub(crate) struct Received {
    pub(crate) messages: AtomicU64,
    /// The number of the last message.
    pub(crate) last: AtomicU64,
    /// Messages whose number was not the next one.
    pub(crate) gaps: AtomicU64,
}

/// An answer to a message.
pub(crate) struct Answer {
    pub(crate) at: Instant,
    pub(crate) seq: u64,
    pub(crate) number: u64,
    pub(crate) text: String,
}

/// Connects, with a link or without, from this address.
pub(crate) async fn connect(
    address: SocketAddr,
    path: &str,
    link: Option<&str>,
    from: Option<SocketAddr>,
) -> Outcome<Socket> {
    let socket = TcpSocket::new_v4()?;
    if let Some(from) = from {
        socket.bind(from)?;
    }
    let stream = socket.connect(address).await?;
    stream.set_nodelay(true)?;
    let mut request = format!("ws://{address}{path}").into_client_request()?;
    if let Some(link) = link {
        request.headers_mut().insert("Authorization", format!("Bearer {link}").parse()?);
    }
    let config = WebSocketConfig::default().read_buffer_size(2048).write_buffer_size(0);
    let (stream, _) = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await?;
    let (speak, listen) = stream.split();
    let (answered, answers) = mpsc::unbounded_channel();
    let heard = Arc::new(Received::default());
    let listening = tokio::spawn(listen_on(listen, answered, Arc::clone(&heard)));
    Ok(Socket { speak, answers, heard, listening })
}

impl Socket {
    pub(crate) async fn say(&mut self, text: String) -> Outcome<()> {
        Ok(self.speak.send(Message::text(text)).await?)
    }
}

async fn listen_on(
    mut listen: SplitStream<WebSocketStream<TcpStream>>,
    answered: mpsc::UnboundedSender<Answer>,
    heard: Arc<Received>,
) {
    while let Some(Ok(message)) = listen.next().await {
        let at = Instant::now();
        let Message::Text(text) = message else { continue };
        // The announcement that all clocks are stopped, or run again, is not an act and has no number.
        let number = number(&text, "\"n\":");
        if let Some(number) = number {
            let before = heard.last.swap(number, Ordering::Relaxed);
            let is_gap = heard.messages.fetch_add(1, Ordering::Relaxed) > 0 && number != before + 1;
            heard.gaps.fetch_add(u64::from(is_gap), Ordering::Relaxed);
        }
        // Only the sender gets its own number back, at the beginning, before the number of the message.
        let head = text.get(..64).unwrap_or(&text);
        if let Some(seq) = self::number(head, "\"seq\":") {
            let number = number.unwrap_or(0);
            let answer = Answer { at, seq, number, text: text.as_str().to_owned() };
            if answered.send(answer).is_err() {
                return;
            }
        }
    }
}

/// Finds the number after these letters.
fn number(text: &str, letters: &str) -> Option<u64> {
    let rest = &text[text.find(letters)? + letters.len()..];
    let end = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
    rest[..end].parse().ok()
}
