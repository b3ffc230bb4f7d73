//! The connection to DGT LiveChess: made again and again while the event wants it.

use super::Electronic;
use super::followed::{Followed, Room};
use super::livechess::{BoardState, FIRST_FEED, Incoming, LIST, Listed, PATH, list, subscribe};
use super::presses::{BeforePress, PressRequest};
use super::settings::{ElectronicSettings, Serial};
use super::unavailable::Unavailable;
use crate::event::Event;
use crate::hall::Hall;
use crate::hall_clock::millis;
use futures_util::{SinkExt, StreamExt};
use std::collections::BTreeMap;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until, timeout};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// The first wait before another attempt, and the longest.
const FIRST_WAIT: Duration = Duration::from_millis(500);
const LONGEST_WAIT: Duration = Duration::from_secs(10);

/// How long connecting, or sending a message, may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// How often the list of boards is requested.
const LIST_EVERY: Duration = Duration::from_secs(2);

/// LiveChess is gone if it sends nothing for this long despite the requests.
const SILENCE: Duration = Duration::from_secs(8);

/// How often the games are checked, whatever the boards report.
const LOOK_EVERY: Duration = Duration::from_millis(250);

/// The longest message that is read, in bytes.
const LONGEST_MESSAGE: usize = 1 << 20;

type Socket = WebSocketStream<TcpStream>;
type Connecting = Pin<Box<dyn Future<Output = Result<Socket, Unavailable>> + Send>>;

impl Hall {
    /// Follows the electronic boards of all events that have any, until the server ends.
    pub(crate) async fn follow_electronic_boards(self: &Arc<Self>) {
        let mut followed = JoinSet::new();
        loop {
            for event in self.events() {
                if event.electronic.begin() {
                    let hall = Arc::clone(self);
                    followed.spawn(async move { follow(hall, event).await });
                }
            }
            tokio::select! {
                () = self.electronic_changed.notified() => {}
                Some(ended) = followed.join_next() => if ended.is_err() {
                    // It is a bug of ours, and should not repeat at once.
                    sleep(FIRST_WAIT).await;
                }
            }
        }
    }
}

/// Follows the boards of an event until it no longer wants them.
async fn follow(hall: Arc<Hall>, event: Arc<Event>) {
    let following = IsFollowed(&event.electronic);
    let mut waiting = event.electronic.waiting.lock().await;
    let mut settings = event.electronic.settings.subscribe();
    let mut followed = Following::new(hall, Arc::clone(&event));
    loop {
        let current = Arc::clone(&settings.borrow_and_update());
        let Some(address) = current.host_and_port() else { break };
        followed.bind(&current);
        followed.until_changed(&address, &mut settings, &mut waiting).await;
    }
    // No press waits for a board that is no longer followed.
    drop(followed);
    drop(following);
    while let Ok(press) = waiting.try_recv() {
        let _ = press.reply.send(BeforePress::Counts);
    }
}

/// The boards of an event are followed while this exists, however it ends.
struct IsFollowed<'a>(&'a Electronic);

impl Drop for IsFollowed<'_> {
    fn drop(&mut self) {
        self.0.end();
    }
}

/// The state of following the boards of an event.
struct Following {
    room: Room,
    boards: BTreeMap<Serial, Followed>,
    /// The feeds requested over this connection, by number: one for each board.
    feeds: BTreeMap<u64, Serial>,
    last_feed: u64,
    /// True if LiveChess has sent its boards over this connection.
    has_answered: bool,
}

impl Following {
    fn new(hall: Arc<Hall>, event: Arc<Event>) -> Self {
        let press_from = event.electronic.settings().press;
        Self {
            room: Room { hall, event, press_from },
            boards: BTreeMap::new(),
            feeds: BTreeMap::new(),
            last_feed: FIRST_FEED,
            has_answered: false,
        }
    }

    /// Applies new settings. A board that stays at its table is still followed.
    fn bind(&mut self, settings: &ElectronicSettings) {
        self.room.press_from = settings.press;
        let now = self.room.hall.clock.moment();
        let mut before = std::mem::take(&mut self.boards);
        for binding in &settings.boards {
            let kept = before.remove(&binding.serial).filter(|kept| kept.binding == *binding);
            self.boards.insert(binding.serial, kept.unwrap_or_else(|| Followed::new(*binding, now)));
        }
    }

    /// Follows until the settings change, connecting as often as needed.
    async fn until_changed(
        &mut self,
        address: &str,
        settings: &mut watch::Receiver<Arc<ElectronicSettings>>,
        presses: &mut tokio::sync::mpsc::Receiver<PressRequest>,
    ) {
        let mut wait = Duration::ZERO;
        let mut connecting: Option<Connecting> = Some(connect(address.to_owned(), wait));
        let mut socket: Option<Socket> = None;
        let mut asked = Instant::now();
        let mut heard = Instant::now();
        loop {
            let look = self.next_look();
            tokio::select! {
                changed = settings.changed() => {
                    if changed.is_ok() { self.lose(Unavailable::Changed, &mut socket, false).await; }
                    return;
                }
                Some(press) = presses.recv() => self.press(press),
                connected = attempt(&mut connecting) => {
                    connecting = None;
                    match connected {
                        Ok(open) => {
                            (socket, heard) = (Some(open), Instant::now());
                            self.begin(&mut socket).await;
                            asked = Instant::now();
                        }
                        Err(why) => self.lose(why, &mut socket, true).await,
                    }
                }
                message = next(&mut socket) => match message {
                    Ok(text) => {
                        heard = Instant::now();
                        if let Some(text) = text { self.hear(&text, &mut socket).await; }
                    }
                    Err(why) => self.lose(why, &mut socket, true).await,
                },
                () = sleep_until(look) => {}
            }
            if socket.is_some() && heard.elapsed() > SILENCE {
                self.lose(Unavailable::Silent, &mut socket, true).await;
            }
            if socket.is_some() && asked.elapsed() >= LIST_EVERY {
                asked = Instant::now();
                self.say(list(), &mut socket).await;
            }
            // A server that only accepts and closes connections is tried less and less often.
            if self.has_answered {
                wait = Duration::ZERO;
            }
            if socket.is_none() && connecting.is_none() {
                self.has_answered = false;
                wait = (wait * 2).clamp(FIRST_WAIT, LONGEST_WAIT);
                connecting = Some(connect(address.to_owned(), wait));
            }
            self.work().await;
        }
    }

    fn next_look(&self) -> Instant {
        let now = self.room.hall.clock.moment();
        let now_ms = millis(now.since_start());
        let due = self.boards.values().filter_map(|board| board.due_ms(&self.room, now)).min();
        let ahead = due.map_or(LOOK_EVERY, |due| Duration::from_millis(due.saturating_sub(now_ms)));
        Instant::now() + ahead.clamp(Duration::from_millis(5), LOOK_EVERY)
    }

    async fn work(&mut self) {
        let now = self.room.hall.clock.moment();
        for board in self.boards.values_mut() {
            board.work(&self.room, now).await;
        }
        let seen = self.boards.iter().filter_map(|(serial, board)| Some((*serial, board.agreement()?)));
        self.room.event.electronic.status().seen = seen.collect();
    }

    /// Handles a device's press at a table with an electronic board.
    fn press(&mut self, press: PressRequest) {
        let at_table = self.boards.values_mut().find(|board| board.binding.table == press.table);
        match at_table {
            Some(board) => board.pressed(press, &self.room),
            None => {
                tracing::debug!(board = %press.board, "no electronic board stands there any more");
                let _ = press.reply.send(BeforePress::Counts);
            }
        }
    }

    /// Connected: requests the list of boards, and the feeds of those at tables.
    async fn begin(&mut self, socket: &mut Option<Socket>) {
        tracing::info!(event = self.room.event.id, "LiveChess is connected");
        {
            let mut status = self.room.event.electronic.status();
            (status.is_connected, status.trouble) = (true, None);
        }
        self.feeds.clear();
        self.has_answered = false;
        self.say(list(), socket).await;
        for serial in self.boards.keys().copied().collect::<Vec<_>>() {
            self.subscribe(serial, socket).await;
        }
    }

    /// Subscribes to a board; it sends its position at once.
    async fn subscribe(&mut self, serial: Serial, socket: &mut Option<Socket>) {
        let feed = self.last_feed;
        self.last_feed += 1;
        self.feeds.retain(|_, known| *known != serial);
        self.feeds.insert(feed, serial);
        if let Some(board) = self.boards.get_mut(&serial) {
            board.is_asked = true;
        }
        self.say(subscribe(feed, serial), socket).await;
    }

    async fn say(&mut self, text: String, socket: &mut Option<Socket>) {
        let Some(open) = socket else { return };
        let said = timeout(PATIENCE, open.send(Message::text(text))).await;
        if !matches!(said, Ok(Ok(()))) {
            self.lose(Unavailable::Silent, socket, true).await;
        }
    }

    async fn hear(&mut self, text: &str, socket: &mut Option<Socket>) {
        match Incoming::read(text) {
            Incoming::Boards(listed) => {
                self.has_answered = true;
                self.boards_are(listed, socket).await;
            }
            Incoming::Changed(event) => {
                let Some(serial) = self.feeds.get(&event.feed).copied() else { return };
                // A feed that reports another board than the requested one is ignored.
                if event.serial.is_some_and(|told| told != serial) {
                    return;
                }
                let now = self.room.hall.clock.moment();
                let Some(board) = self.boards.get_mut(&serial) else { return };
                if let Some(seen) = event.board {
                    board.set_present(true, &self.room).await;
                    board.saw(seen, now);
                }
                if let Some(clock) = event.clock {
                    board.clock_shows(clock, now, &self.room);
                }
            }
            Incoming::Failed { id, why } => {
                tracing::warn!(id, why, "LiveChess refuses a call");
                if id == LIST {
                    self.lose(Unavailable::Refuses, socket, true).await;
                    return;
                }
                // A board that LiveChess does not know yet is requested again when it is in the list.
                let serial = self.feeds.get(&id);
                if let Some(board) = serial.and_then(|serial| self.boards.get_mut(serial)) {
                    board.is_asked = false;
                }
                self.room.event.electronic.status().trouble = Some(Unavailable::Refuses);
            }
            Incoming::Other => {}
        }
    }

    /// Handles the list of boards and their states.
    async fn boards_are(&mut self, listed: Vec<Listed>, socket: &mut Option<Socket>) {
        let mut unasked = Vec::new();
        let listed: BTreeMap<Serial, Listed> = listed.into_iter().map(|one| (one.serial, one)).collect();
        for (serial, board) in &mut self.boards {
            let state = listed.get(serial).map(|listed| listed.state);
            let reports = match state {
                Some(BoardState::Active | BoardState::Delayed) => true,
                None | Some(BoardState::Inactive | BoardState::NotResponding | BoardState::Unknown) => false,
            };
            if !reports {
                board.set_present(false, &self.room).await;
                board.is_asked = false;
            } else if !board.is_present && !board.is_asked {
                unasked.push(*serial);
            }
        }
        self.room.event.electronic.status().listed = listed;
        // A board is present again when it has reported its position.
        for serial in unasked {
            self.subscribe(serial, socket).await;
        }
    }

    /// The connection is lost, and with it every board; or it is about to be made again.
    async fn lose(&mut self, why: Unavailable, socket: &mut Option<Socket>, is_told: bool) {
        if socket.take().is_some() {
            tracing::warn!(event = self.room.event.id, why = why.text(), "LiveChess is not connected");
        }
        {
            let mut status = self.room.event.electronic.status();
            (status.is_connected, status.trouble) = (false, Some(why));
        }
        for board in self.boards.values_mut().filter(|_| is_told) {
            board.set_present(false, &self.room).await;
        }
    }
}

/// The result of the connection attempt; pending forever if there is none.
async fn attempt(connecting: &mut Option<Connecting>) -> Result<Socket, Unavailable> {
    match connecting {
        Some(connecting) => connecting.await,
        None => std::future::pending().await,
    }
}

/// Connects after a delay.
fn connect(address: String, wait: Duration) -> Connecting {
    Box::pin(async move {
        sleep(wait).await;
        let connected = timeout(PATIENCE, async {
            let stream = TcpStream::connect(&address).await.map_err(Error::Io)?;
            // Positions are small, and none should wait for another.
            let _ = stream.set_nodelay(true);
            let config = WebSocketConfig::default()
                .max_message_size(Some(LONGEST_MESSAGE))
                .max_frame_size(Some(LONGEST_MESSAGE));
            let url = format!("ws://{address}{PATH}");
            let opened = client_async_with_config(url, stream, Some(config)).await;
            opened.map(|(socket, _)| socket)
        });
        let failed = match connected.await {
            Ok(Ok(socket)) => return Ok(socket),
            Ok(Err(error)) => error.to_string(),
            Err(_) => "no answer".to_owned(),
        };
        tracing::info!(address, failed, "LiveChess is not reached");
        Err(Unavailable::NotReached)
    })
}

/// The next text; `None` for any other message; pending forever without a connection.
async fn next(socket: &mut Option<Socket>) -> Result<Option<String>, Unavailable> {
    let Some(open) = socket else { return std::future::pending().await };
    match open.next().await {
        Some(Ok(Message::Text(text))) => Ok(Some(text.as_str().to_owned())),
        Some(Ok(Message::Close(_))) | None => Err(Unavailable::Ended),
        Some(Ok(_)) => Ok(None),
        Some(Err(Error::Capacity(_))) => Err(Unavailable::TooLong),
        Some(Err(error)) => {
            tracing::info!(%error, "the connection to LiveChess fails");
            Err(Unavailable::Ended)
        }
    }
}
