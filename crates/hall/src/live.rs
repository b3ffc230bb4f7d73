//! The clients that listen and the messages they are sent: bounded queues, numbered messages, a short memory to resume from.
//!
//! A client that reads too slowly misses messages and is then sent the whole state. It never makes anyone else wait and never fills the
//! memory.

use crate::board::Turn;
use crate::devices::DeviceView;
use crate::facts::BoardId;
use crate::json;
use crate::message::Message;
use crate::outgoing::{
    BoardsMessage, Clocks, ClocksMessage, CountedMessage, DeviceMessage, NamesMessage, NoteMessage, Notice,
    NoticeMessage,
};
use crate::passage::Passage;
use crate::roles::{Role, Sight};
use crate::seats::Seating;
use axum::extract::ws::Utf8Bytes;
use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use tokio::sync::mpsc;
use touchmove_laws::board::Color;

/// The length of the queue for one client of a board.
pub(crate) const BOARD_QUEUE: usize = 16;

/// The length of the queue for one client of a whole event.
pub(crate) const FEED_QUEUE: usize = 1024;

/// The number of messages of a board that are kept to resume from.
const BOARD_MEMORY: usize = 6;

/// The number of messages of an event that are kept to resume from.
const FEED_MEMORY: usize = 256;

/// A client's end of the queue. If the other end is closed, its link has been revoked.
#[derive(Debug)]
pub(crate) struct Seat {
    /// The number of the seat.
    pub id: u64,
    receiver: mpsc::Receiver<Utf8Bytes>,
    behind: Arc<AtomicBool>,
    moved: Arc<AtomicBool>,
}

/// What a client receives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Delivery {
    /// A message.
    Text(Utf8Bytes),
    /// Messages were missed: the whole state must be sent.
    Gap,
    /// The link was revoked, or the server ends.
    End,
    /// Another server continues the event.
    Moved,
}

impl Seat {
    /// The next delivery.
    pub(crate) async fn next(&mut self) -> Delivery {
        if self.receiver.is_empty() && self.behind.swap(false, Ordering::AcqRel) {
            return Delivery::Gap;
        }
        match self.receiver.recv().await {
            Some(text) => Delivery::Text(text),
            None if self.moved.load(Ordering::Acquire) => Delivery::Moved,
            None => Delivery::End,
        }
    }
}

/// All clients that listen to one board or feed.
#[derive(Debug, Default)]
pub(crate) struct Audience {
    members: Vec<Member>,
    /// Another server continues here.
    moved: Arc<AtomicBool>,
}

#[derive(Debug)]
struct Member {
    id: u64,
    link: Option<u64>,
    role: Role,
    sender: mpsc::Sender<Utf8Bytes>,
    behind: Arc<AtomicBool>,
    /// The seating that the holder of the link was last sent.
    seating: Option<Seating>,
    /// The way to it, if it is connected to another server.
    passage: Option<Arc<Passage>>,
    /// It is known to have received its first messages.
    #[cfg(feature = "cluster")]
    is_back: bool,
}

/// A client with a seat at a board.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Seated {
    /// The number of the seat.
    pub id: u64,
    /// The link.
    pub link: u64,
    /// The seating they were last sent; `None` if they have only been here.
    pub told: Option<Seating>,
}

/// The recipients of a message.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Recipients {
    /// Those who receive it without a delay.
    Prompt,
    /// Those who receive it after the delay of the broadcast.
    Late,
    /// Everyone.
    All,
    /// Those who see everything.
    Desk,
}

impl Recipients {
    const fn include(self, role: Role) -> bool {
        match self {
            Self::Prompt => !role.sees_late(),
            Self::Late => role.sees_late(),
            Self::All => true,
            Self::Desk => matches!(role.sight(), Sight::Desk),
        }
    }
}

impl Audience {
    /// Adds a client with a queue of this length.
    pub(crate) fn join(&mut self, role: Role, link: Option<u64>, queue: usize) -> Seat {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let id = NEXT.fetch_add(1, Ordering::Relaxed);
        let (sender, receiver) = mpsc::channel(queue);
        let behind = Arc::new(AtomicBool::new(false));
        self.members.retain(|member| !member.sender.is_closed());
        self.members.push(Member {
            id,
            link,
            role,
            sender,
            behind: Arc::clone(&behind),
            seating: None,
            passage: None,
            #[cfg(feature = "cluster")]
            is_back: false,
        });
        Seat { id, receiver, behind, moved: Arc::clone(&self.moved) }
    }

    /// Sends a text to its recipients.
    pub(crate) fn tell(&mut self, recipients: Recipients, mut text: impl FnMut(u64, Sight) -> Utf8Bytes) {
        self.members.retain(|member| {
            if !recipients.include(member.role) {
                return !member.sender.is_closed();
            }
            match member.sender.try_send(text(member.id, member.role.sight())) {
                Ok(()) => true,
                Err(mpsc::error::TrySendError::Full(_)) => {
                    member.behind.store(true, Ordering::Release);
                    true
                }
                Err(mpsc::error::TrySendError::Closed(_)) => false,
            }
        });
    }

    /// The clients with a seat at the board.
    pub(crate) fn seated(&self) -> Vec<Seated> {
        let seated = self.members.iter().filter(|member| member.role.is_at_a_board());
        seated
            .filter_map(|member| Some(Seated { id: member.id, link: member.link?, told: member.seating }))
            .collect()
    }

    /// One of them is connected to another server.
    pub(crate) fn is_reached_by(&mut self, id: u64, passage: &Arc<Passage>) {
        let member = self.members.iter_mut().find(|member| member.id == id);
        member.into_iter().for_each(|member| member.passage = Some(Arc::clone(passage)));
    }

    /// The ways to the devices of a player. Empty if there is none, or if one of them is connected to this server.
    pub(crate) fn passages_to(&self, player: Color) -> Vec<Arc<Passage>> {
        let theirs = self
            .members
            .iter()
            .filter(|member| member.role.player() == Some(player) && !member.sender.is_closed());
        theirs.map(|member| member.passage.clone()).collect::<Option<_>>().unwrap_or_default()
    }

    /// One of them has received its first messages.
    #[cfg(feature = "cluster")]
    pub(crate) fn is_back(&mut self, id: u64) {
        self.members.iter_mut().filter(|member| member.id == id).for_each(|member| member.is_back = true);
    }

    /// True if both players have a device at the board that has received its first messages, or share one.
    #[cfg(feature = "cluster")]
    pub(crate) fn has_both_players(&self) -> bool {
        let is_here = |member: &&Member| member.is_back && !member.sender.is_closed();
        let has = |role| self.members.iter().filter(is_here).any(|member| member.role == role);
        has(Role::Table) || (has(Role::White) && has(Role::Black))
    }

    /// Sends one of them their current seating.
    pub(crate) fn tell_seat(&mut self, id: u64, seating: Seating, text: Utf8Bytes) {
        let Some(member) = self.members.iter_mut().find(|member| member.id == id) else { return };
        member.seating = Some(seating);
        if matches!(member.sender.try_send(text), Err(mpsc::error::TrySendError::Full(_))) {
            member.behind.store(true, Ordering::Release);
        }
    }

    /// Informs the other devices of a link which number has been used.
    pub(crate) fn tell_counted(&mut self, link: u64, seq: u64, sender: Option<u64>) {
        let is_other = |member: &&mut Member| member.link == Some(link) && Some(member.id) != sender;
        for member in self.members.iter_mut().filter(is_other) {
            let counted = CountedMessage { kind: Default::default(), seq };
            let _ = member.sender.try_send(json::text(&counted).into());
        }
    }

    /// Another server continues: disconnects everyone, so that they reconnect and are led there.
    #[cfg(feature = "cluster")]
    pub(crate) fn move_away(&mut self) {
        self.moved.store(true, Ordering::Release);
        self.members.clear();
    }

    /// Forgets the clients that have left.
    pub(crate) fn forget_the_absent(&mut self) {
        self.members.retain(|member| !member.sender.is_closed());
        self.members.shrink_to_fit();
    }

    /// Disconnects the devices that use this link.
    pub(crate) fn dismiss(&mut self, link: u64) {
        self.members.retain(|member| member.link != Some(link));
    }

    /// Keeps only the clients with such a link.
    pub(crate) fn retain(&mut self, stays: impl Fn(Option<u64>) -> bool) {
        self.members.retain(|member| stays(member.link));
    }

    /// True if there are no clients.
    pub(crate) fn is_empty(&self) -> bool {
        self.members.is_empty()
    }
}

/// The live state of one board.
#[derive(Debug, Default)]
pub(crate) struct Live {
    /// The clients at the board.
    pub audience: Audience,
    /// The latest messages, in order.
    recent: VecDeque<Arc<Message>>,
    /// The messages that the broadcast has not released yet, in order.
    waiting: VecDeque<Arc<Message>>,
    /// The latest message that the broadcast has released.
    public: Option<Arc<Message>>,
    /// The turn, if the player has not been known to hear of it.
    pub turn: Option<Turn>,
}

impl Live {
    /// The latest message.
    pub(crate) fn last(&self) -> Option<&Arc<Message>> {
        self.recent.back()
    }

    /// The latest message that is public.
    pub(crate) const fn public(&self) -> Option<&Arc<Message>> {
        self.public.as_ref()
    }

    /// The messages after a number, if all of them are still in memory.
    pub(crate) fn since(&self, number: u64) -> Option<Vec<Arc<Message>>> {
        let first = self.recent.front()?.number;
        let last = self.recent.back()?.number;
        let is_remembered = (first - 1..=last).contains(&number);
        let since = self.recent.iter().filter(|message| message.number > number);
        is_remembered.then(|| since.cloned().collect())
    }

    /// The message with that number, if it is still in memory.
    pub(crate) fn message(&self, number: u64) -> Option<&Arc<Message>> {
        self.recent.iter().find(|message| message.number == number)
    }

    /// Keeps a message in memory.
    pub(crate) fn remember(&mut self, message: Arc<Message>) {
        self.recent.back().into_iter().for_each(|previous| previous.forget_texts());
        if self.recent.len() == BOARD_MEMORY {
            self.recent.pop_front();
        }
        self.recent.push_back(message);
    }

    /// Keeps only the latest message, and of it nothing that can be derived again.
    pub(crate) fn put_away(&mut self) {
        let Some(last) = self.recent.pop_back() else { return };
        self.audience.forget_the_absent();
        last.forget_texts();
        self.public = self.public.take().map(|_| Arc::clone(&last));
        self.recent = VecDeque::from([last]);
        self.waiting = VecDeque::new();
    }

    /// Replaces the messages in memory with these. Those that are old enough are public.
    pub(crate) fn begin(&mut self, messages: &[Arc<Message>], is_old_enough: impl Fn(&Message) -> bool) {
        self.recent.clear();
        self.waiting.clear();
        for message in messages {
            match is_old_enough(message) {
                true => self.public = Some(Arc::clone(message)),
                false => self.waiting.push_back(Arc::clone(message)),
            }
            self.remember(Arc::clone(message));
        }
    }

    /// Holds back a message for the broadcast.
    pub(crate) fn hold_back(&mut self, message: Arc<Message>) {
        self.waiting.push_back(message);
    }

    /// The first message that is held back.
    pub(crate) fn next_waiting(&self) -> Option<&Message> {
        self.waiting.front().map(Arc::as_ref)
    }

    /// Releases the messages that are old enough.
    pub(crate) fn release(&mut self, is_old_enough: impl Fn(&Message) -> bool) -> Vec<Arc<Message>> {
        let count = self.waiting.iter().take_while(|message| is_old_enough(message)).count();
        let released: Vec<_> = self.waiting.drain(..count).collect();
        if let Some(last) = released.last() {
            self.public = Some(Arc::clone(last));
        }
        released
    }

    /// Makes a message public at once.
    pub(crate) fn publish(&mut self, message: Arc<Message>) {
        self.public = Some(message);
    }
}

/// The live state of a whole event, for one sight.
#[derive(Debug, Default)]
pub(crate) struct Feed {
    /// The clients that follow it.
    pub audience: Audience,
    /// The number of the latest message.
    number: u64,
    recent: VecDeque<(u64, Item)>,
}

/// A message of an event's feed.
#[derive(Clone, Debug)]
pub(crate) enum Item {
    /// Something happened at a board.
    Board(BoardId, Arc<Message>),
    /// A notice for the arbiter.
    Notice(Arc<Notice>),
    /// The names or the table of a board were corrected.
    Names(Arc<NamesMessage>),
    /// Boards were set up or withdrawn.
    Boards,
    /// All clocks were stopped, or run again.
    Clocks(Clocks),
    /// A device has come online or gone offline, or its battery has changed. Only the desk and the office receive it.
    Device(Arc<DeviceView>),
    /// A note was written at a board. Only the desk receives it.
    Note(BoardId),
}

impl Item {
    const fn recipients(&self) -> Recipients {
        match self {
            Self::Board(..)
            | Self::Notice(_)
            | Self::Names(_)
            | Self::Boards
            | Self::Clocks(_)
            | Self::Device(_) => Recipients::All,
            Self::Note(_) => Recipients::Desk,
        }
    }

    fn is_for(&self, sight: Sight) -> bool {
        match self.recipients() {
            Recipients::Desk => sight == Sight::Desk,
            Recipients::Prompt | Recipients::Late | Recipients::All => true,
        }
    }

    fn text(&self, feed: u64, sight: Sight) -> Utf8Bytes {
        match self {
            Self::Board(board, message) => message.text_in_feed(sight, feed, *board),
            Self::Names(names) => {
                let names = NamesMessage { feed: Some(feed), ..NamesMessage::clone(names) };
                json::text(&names).into()
            }
            Self::Boards => json::text(&BoardsMessage { kind: Default::default(), feed }).into(),
            Self::Clocks(clocks) => {
                let feed = Some(feed);
                json::text(&ClocksMessage { kind: Default::default(), feed, clocks: *clocks, now: None })
                    .into()
            }
            Self::Device(device) => {
                json::text(&DeviceMessage { kind: Default::default(), feed, device }).into()
            }
            Self::Note(board) => {
                json::text(&NoteMessage { kind: Default::default(), feed, board: *board }).into()
            }
            Self::Notice(notice) => {
                json::text(&NoticeMessage { kind: Default::default(), feed, notice }).into()
            }
        }
    }
}

impl Feed {
    /// The number of the latest message.
    pub(crate) const fn number(&self) -> u64 {
        self.number
    }

    /// Sends a message to everyone who follows.
    pub(crate) fn tell(&mut self, item: Item) {
        self.number += 1;
        let number = self.number;
        if !self.audience.is_empty() {
            let mut texts = [const { None }; Sight::COUNT];
            self.audience.tell(item.recipients(), |_, sight| {
                texts[sight as usize].get_or_insert_with(|| item.text(number, sight)).clone()
            });
        }
        if self.recent.len() == FEED_MEMORY {
            self.recent.pop_front();
        }
        self.recent.push_back((number, item));
    }

    /// The messages after a number, if all of them are still in memory.
    pub(crate) fn since(&self, number: u64, sight: Sight) -> Option<Vec<Utf8Bytes>> {
        let first = self.recent.front().map_or(self.number + 1, |(first, _)| *first);
        let is_remembered = (first - 1..=self.number).contains(&number);
        let since = self.recent.iter().filter(|(recent, item)| *recent > number && item.is_for(sight));
        is_remembered.then(|| since.map(|(number, item)| item.text(*number, sight)).collect())
    }
}
