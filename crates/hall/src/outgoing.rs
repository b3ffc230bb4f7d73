//! The messages the server sends: as answers to requests, and by itself over a socket or as server-sent events.

use crate::devices::DeviceView;
use crate::electronic::ElectronicNotice;
use crate::facts::{BoardFact, BoardId};
use crate::fault::FaultText;
use crate::formats::Identity;
use crate::lapses::StallCause;
use crate::message::Aside;
use crate::roles::Role;
use serde::{Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::sync::Arc;
use touchmove_referee::wire::{Act, Answer};
use utoipa::ToSchema;

/// The `type` of each message: an enum with one value.
macro_rules! message_types {
    ($($name:ident = $word:literal),* $(,)?) => {
        $(
            #[doc = concat!("Always `", $word, "`.")]
            #[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
            pub(crate) enum $name {
                #[default]
                #[serde(rename = $word)]
                #[schema(rename = $word)]
                #[allow(missing_docs, reason = "there is no other")]
                Is,
            }
        )*
    };
}

message_types! {
    AnswerType = "answer",
    RepeatedType = "repeated",
    BoardType = "board",
    NamesType = "names",
    BoardsType = "boards",
    ClocksType = "clocks",
    CountedType = "counted",
    SeatType = "seat",
    NoticeType = "notice",
    DeviceType = "device",
    NoteType = "note",
    RefusalType = "refusal",
    TimeType = "time",
    ResyncType = "resync",
}

/// A board and its players.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct BoardNames {
    /// The board.
    #[schema(value_type = String)]
    pub board: BoardId,
    /// The round.
    pub round: u32,
    /// The number of the table.
    pub table: u32,
    /// The player with the white pieces.
    pub white: String,
    /// The player with the black pieces.
    pub black: String,
    /// White's details besides the name.
    #[serde(skip_serializing_if = "Identity::is_empty")]
    #[schema(required = false)]
    pub white_player: Identity,
    /// Black's details besides the name.
    #[serde(skip_serializing_if = "Identity::is_empty")]
    #[schema(required = false)]
    pub black_player: Identity,
}

impl From<&BoardFact> for BoardNames {
    fn from(fact: &BoardFact) -> Self {
        let BoardFact { id, round, table, white, black, white_player, black_player, .. } = fact.clone();
        let (white_player, black_player) = (white_player.identity(), black_player.identity());
        Self { board: id, round, table, white, black, white_player, black_player }
    }
}

/// An act, when it happened, and the referee's answer, as far as the receiver may see it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Happened<'a> {
    /// The number of the act at this board.
    pub n: u64,
    /// Game time, in milliseconds.
    pub at: u64,
    /// Wall time, in milliseconds since the beginning of 1970 (UTC).
    pub wall: u64,
    /// The role of the actor, for the desk; null if the server acted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub role: Option<Role>,
    /// The act, if the receiver may see it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Act>, nullable = false)]
    pub act: Option<Cow<'a, Act>>,
    /// Other facts after the act.
    #[serde(flatten)]
    pub aside: &'a Aside,
    /// The answer, as far as the receiver may see it.
    #[serde(serialize_with = "write_raw")]
    #[schema(value_type = Answer)]
    pub answer: Arc<RawValue>,
}

/// Writes JSON that is already written.
pub(crate) fn write_raw<S: Serializer>(raw: &RawValue, serializer: S) -> Result<S::Ok, S::Error> {
    raw.serialize(serializer)
}

/// An act and its answer.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct AnswerMessage<'a> {
    /// The type of the message.
    #[serde(rename = "type")]
    pub kind: AnswerType,
    /// The number that the sender's device gave the act; only the sender gets it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub seq: Option<u64>,
    /// What happened.
    #[serde(flatten)]
    pub happened: Happened<'a>,
}

/// An act that had been carried out before, too long ago for its answer to be still in memory.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RepeatedMessage {
    /// The type of the message.
    #[serde(rename = "type")]
    pub kind: RepeatedType,
    /// The number that the device gave the act.
    pub seq: u64,
    /// The number of the act at this board.
    pub n: u64,
}

/// The reply to an act.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub(crate) enum ActReply<'a> {
    /// The answer.
    Answer(Box<AnswerMessage<'a>>),
    /// It was carried out long ago.
    Repeated(RepeatedMessage),
}

/// Something happened at a board of an event.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct BoardMessage<'a> {
    /// The type of the message.
    #[serde(rename = "type")]
    pub kind: BoardType,
    /// The number of the message in the event.
    pub feed: u64,
    /// The board.
    #[schema(value_type = String)]
    pub board: BoardId,
    /// What happened.
    #[serde(flatten)]
    pub happened: Happened<'a>,
}

/// The names or the table of a board were corrected.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct NamesMessage {
    /// The type of the message.
    #[serde(rename = "type")]
    pub kind: NamesType,
    /// The number of the message in the event, for clients that follow the event.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub feed: Option<u64>,
    /// The board and its players now.
    #[serde(flatten)]
    pub names: BoardNames,
}

/// Boards were set up or withdrawn: request everything again (`resync`).
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct BoardsMessage {
    /// The type of the message.
    #[serde(rename = "type")]
    pub kind: BoardsType,
    /// The number of the message in the event.
    pub feed: u64,
}

/// The state of the hall's clocks.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Clocks {
    /// Why they are stopped; null if they run again.
    #[schema(required = true)]
    pub stand: Option<StallCause>,
    /// How long they were stopped, in milliseconds, if they run again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub stood_ms: Option<u64>,
}

/// The server cannot be relied on, so all clocks are stopped; or they run again.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ClocksMessage {
    /// The type of the message.
    #[serde(rename = "type")]
    pub kind: ClocksType,
    /// The number of the message in the event, for clients that follow the event.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub feed: Option<u64>,
    /// The state of the clocks.
    #[serde(flatten)]
    pub clocks: Clocks,
    /// Game time in milliseconds, at a board.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub now: Option<u64>,
}

/// Another device has sent an act through the same link: the next act needs a greater number.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct CountedMessage {
    /// The type of the message.
    #[serde(rename = "type")]
    pub kind: CountedType,
    /// The number of the latest act through this link.
    pub seq: u64,
}

/// The current board of a table or a player. Its page changes to that board.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SeatMessage {
    /// The type of the message.
    #[serde(rename = "type")]
    pub kind: SeatType,
    /// The board of the current game; null if there is none.
    #[schema(value_type = Option<String>, required = true)]
    pub board: Option<BoardId>,
    /// The game of the next round, if it is set up.
    #[schema(required = true)]
    pub next: Option<BoardNames>,
}

/// A notice for the arbiter.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Notice {
    /// Its subject.
    pub what: NoticeOf,
    /// The facts.
    pub facts: NoticeFacts,
    /// The text, one sentence.
    pub text: String,
    /// Wall time, in milliseconds since the beginning of 1970 (UTC).
    pub wall: u64,
}

/// The subject of a notice.
#[derive(Copy, Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum NoticeOf {
    /// No server was running for a while.
    ServerWasAway,
    /// The server could not be relied on for a while, and no player's time ran.
    Stalled,
    /// This software would answer acts of a game differently from the recorded answers.
    AnswersDiffer,
    /// Part of the journal is damaged; play continues everywhere else.
    Damaged,
    /// A backup could not be made.
    NoBackup,
    /// A round, or a game of it, is not being broadcast.
    NotBroadcast,
    /// An organiser has issued a link to the seat of a game in progress.
    LinkInProgress,
    /// An organiser has changed the names or the table of a game in progress.
    NamesInProgress,
    /// Something at an electronic board.
    ElectronicBoard,
}

/// The facts of a notice.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub(crate) enum NoticeFacts {
    /// No server was running for a while.
    Away(ServerAway),
    /// The server could not be relied on for a while.
    Stalled(ServerStalled),
    /// This software would answer acts differently.
    Differ(AnswersDiffer),
    /// Part of the journal is damaged.
    Damaged(DamagedStream),
    /// A backup could not be made.
    NoBackup(NoBackup),
    /// A round, or a game of it, is not being broadcast.
    NotBroadcast(NotBroadcast),
    /// An organiser has changed who can act in a game in progress.
    Seat(SeatChange),
    /// Something at an electronic board.
    Electronic(ElectronicNotice),
}

/// An organiser has changed who can act in a game in progress.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct SeatChange {
    /// The board.
    #[schema(value_type = String)]
    pub board: BoardId,
    /// The seat that the link leads to: `table`, `white` or `black`; null if names or table were changed.
    #[schema(required = true)]
    pub seat: Option<Role>,
    /// The id of the link; null if names or table were changed.
    #[schema(required = true)]
    pub link: Option<u64>,
    /// The id of the organiser's own link.
    #[schema(required = true)]
    pub by: Option<u64>,
}

/// No server was running for a while.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ServerAway {
    /// For how long, in milliseconds.
    pub ms: u64,
}

/// The server could not be relied on for a while, and no player's time ran.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ServerStalled {
    /// For how long, in milliseconds.
    pub ms: u64,
    /// The cause.
    pub cause: StallCause,
    /// The boards whose clocks are stopped until the arbiter resumes play; empty if they all run again by themselves.
    #[schema(value_type = Vec<String>)]
    pub boards: Vec<BoardId>,
}

/// This software would answer acts of a game differently from the recorded answers.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct AnswersDiffer {
    /// The board.
    #[schema(value_type = String)]
    pub board: BoardId,
    /// The numbers of these acts.
    pub acts: Vec<u64>,
}

/// A stream of the journal is damaged.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct DamagedStream {
    /// The board whose game is damaged; acts are refused there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, nullable = false)]
    pub board: Option<BoardId>,
    /// The event, if its own stream is damaged.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub event: Option<u64>,
    /// The first entry that is missing or changed.
    pub entry: u64,
}

/// A backup could not be made.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct NoBackup {
    /// The reason.
    pub why: String,
}

/// A round, or a game of it, is not being broadcast.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct NotBroadcast {
    /// The round.
    pub round: u32,
    /// The board, if it concerns one game; null for the whole round.
    #[schema(value_type = Option<String>, required = true)]
    pub board: Option<BoardId>,
    /// The reason, as reported by the system or by the server to which the round is pushed.
    pub why: String,
}

impl Notice {
    /// A notice with these facts.
    pub(crate) fn new(facts: NoticeFacts, text: String, wall: u64) -> Self {
        let what = match &facts {
            NoticeFacts::Away(_) => NoticeOf::ServerWasAway,
            NoticeFacts::Stalled(_) => NoticeOf::Stalled,
            NoticeFacts::Differ(_) => NoticeOf::AnswersDiffer,
            NoticeFacts::Damaged(_) => NoticeOf::Damaged,
            NoticeFacts::NoBackup(_) => NoticeOf::NoBackup,
            NoticeFacts::NotBroadcast(_) => NoticeOf::NotBroadcast,
            NoticeFacts::Seat(SeatChange { link: Some(_), .. }) => NoticeOf::LinkInProgress,
            NoticeFacts::Seat(SeatChange { link: None, .. }) => NoticeOf::NamesInProgress,
            NoticeFacts::Electronic(_) => NoticeOf::ElectronicBoard,
        };
        Self { what, facts, text, wall }
    }
}

/// A notice, as a message.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct NoticeMessage<'a> {
    /// The type of the message.
    #[serde(rename = "type")]
    pub kind: NoticeType,
    /// The number of the message in the event.
    pub feed: u64,
    /// The notice.
    #[serde(flatten)]
    #[schema(value_type = Notice)]
    pub notice: &'a Notice,
}

/// A device at a board has come online or gone offline, or its battery has changed.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct DeviceMessage<'a> {
    /// The type of the message.
    #[serde(rename = "type")]
    pub kind: DeviceType,
    /// The number of the message in the event.
    pub feed: u64,
    /// The device, as it is now.
    #[schema(value_type = DeviceView)]
    pub device: &'a DeviceView,
}

/// A note was written at a board.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct NoteMessage {
    /// The type of the message.
    #[serde(rename = "type")]
    pub kind: NoteType,
    /// The number of the message in the event.
    pub feed: u64,
    /// The board.
    #[schema(value_type = String)]
    pub board: BoardId,
}

/// A message over a socket that was not carried out.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RefusalMessage {
    /// The type of the message.
    #[serde(rename = "type")]
    pub kind: RefusalType,
    /// The number that the device gave its act, if it was one.
    #[schema(required = true)]
    pub seq: Option<u64>,
    /// The HTTP status that a request would have had.
    pub status: u16,
    /// The error.
    pub error: FaultText,
}

/// The time, for a device that asked.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TimeMessage {
    /// The type of the message.
    #[serde(rename = "type")]
    pub kind: TimeType,
    /// The value that the device sent, returned unchanged.
    pub sent: Value,
    /// Game time; of an event, how long the server has been up. In milliseconds.
    pub now: u64,
    /// Why all clocks are stopped, if they are.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub stand: Option<StallCause>,
}
