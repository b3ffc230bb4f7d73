//! What the server sends, in answer to a request or by itself over a socket or as server-sent events.

use crate::devices::DeviceView;
use crate::electronic::ElectronicNotice;
use crate::facts::{BoardFact, BoardId};
use crate::fault::FaultText;
use crate::formats::Identity;
use crate::lapses::StallCause;
use crate::message::Aside;
use crate::roles::Role;
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use std::borrow::Cow;
use touchmove_referee::wire::{Act, Answer};
use utoipa::ToSchema;

/// The word that tells messages apart: a type with one value.
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

/// Which board it is, and who plays there.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct BoardNames {
    /// The board.
    #[schema(value_type = String)]
    pub board: BoardId,
    /// The round.
    pub round: u32,
    /// The number of the table.
    pub table: u32,
    /// Who has the white pieces.
    pub white: String,
    /// Who has the black pieces.
    pub black: String,
    /// What is known of White besides the name.
    #[serde(skip_serializing_if = "Identity::is_empty")]
    #[schema(required = false)]
    pub white_player: Identity,
    /// What is known of Black.
    #[serde(skip_serializing_if = "Identity::is_empty")]
    #[schema(required = false)]
    pub black_player: Identity,
}

impl From<&BoardFact> for BoardNames {
    fn from(fact: &BoardFact) -> Self {
        let BoardFact { id, round, table, white, black, white_player, black_player, .. } = fact.clone();
        Self { board: id, round, table, white, black, white_player, black_player }
    }
}

/// An act, when it happened, and what the referee answered, as far as the receiver may see it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Happened<'a> {
    /// The number of the act at this board.
    pub n: u64,
    /// Game time, in milliseconds.
    pub at: u64,
    /// Wall time, in milliseconds since the beginning of 1970 (UTC).
    pub wall: u64,
    /// Who did it, for the desk; nobody is the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub role: Option<Role>,
    /// The act, if the receiver may see it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Act>, nullable = false)]
    pub act: Option<Cow<'a, Act>>,
    /// What else is known after it.
    #[serde(flatten)]
    pub aside: &'a Aside,
    /// The answer, as far as the receiver may see it.
    #[schema(value_type = Answer)]
    pub answer: &'a RawValue,
}

/// An act and its answer.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct AnswerMessage<'a> {
    /// What kind of message it is.
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

/// An act that had been carried out before, so long ago that its answer is not kept at hand.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RepeatedMessage {
    /// What kind of message it is.
    #[serde(rename = "type")]
    pub kind: RepeatedType,
    /// The number that the device gave the act.
    pub seq: u64,
    /// The number of the act at this board.
    pub n: u64,
}

/// What a device gets for an act.
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
    /// What kind of message it is.
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

/// Names or table of a board were corrected.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct NamesMessage {
    /// What kind of message it is.
    #[serde(rename = "type")]
    pub kind: NamesType,
    /// The number of the message in the event, for those who follow the event.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub feed: Option<u64>,
    /// Which board it is, and who plays there now.
    #[serde(flatten)]
    pub names: BoardNames,
}

/// Boards were set up or withdrawn: ask for everything again (`resync`).
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct BoardsMessage {
    /// What kind of message it is.
    #[serde(rename = "type")]
    pub kind: BoardsType,
    /// The number of the message in the event.
    pub feed: u64,
}

/// How the clocks of the hall are.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Clocks {
    /// Why they stand; null if they go on.
    #[schema(required = true)]
    pub stand: Option<StallCause>,
    /// How long they stood, in milliseconds, if they go on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub stood_ms: Option<u64>,
}

/// The server cannot be relied on, so that no clock runs; or they go on.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ClocksMessage {
    /// What kind of message it is.
    #[serde(rename = "type")]
    pub kind: ClocksType,
    /// The number of the message in the event, for those who follow the event.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub feed: Option<u64>,
    /// How they are.
    #[serde(flatten)]
    pub clocks: Clocks,
    /// Game time, at a board, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub now: Option<u64>,
}

/// Another device has sent an act through the same link: the next one has a greater number.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct CountedMessage {
    /// What kind of message it is.
    #[serde(rename = "type")]
    pub kind: CountedType,
    /// The number of the latest act through this link.
    pub seq: u64,
}

/// Where a table or a player is now. Its page goes on to that board.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SeatMessage {
    /// What kind of message it is.
    #[serde(rename = "type")]
    pub kind: SeatType,
    /// The board of the game now; null if there is none.
    #[schema(value_type = Option<String>, required = true)]
    pub board: Option<BoardId>,
    /// The game of the next round, if it is set up.
    #[schema(required = true)]
    pub next: Option<BoardNames>,
}

/// Something the arbiter should know.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Notice {
    /// What it is about.
    pub what: NoticeOf,
    /// The facts.
    pub facts: NoticeFacts,
    /// In a sentence.
    pub text: String,
    /// Wall time, in milliseconds since the beginning of 1970 (UTC).
    pub wall: u64,
}

/// What a notice is about.
#[derive(Copy, Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum NoticeOf {
    /// There was no server for a while.
    ServerWasAway,
    /// The server could not be relied on for a while, and nobody's time ran.
    Stalled,
    /// This software would answer acts of a game differently than was answered then.
    AnswersDiffer,
    /// Something in the journal is damaged; everything else is played on.
    Damaged,
    /// A backup could not be made.
    NoBackup,
    /// A round, or a game of it, does not go out as a broadcast.
    NotBroadcast,
    /// An organiser has taken out a link to the seat of a game in progress.
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
    /// There was no server for a while.
    Away(ServerAway),
    /// The server could not be relied on for a while.
    Stalled(ServerStalled),
    /// This software would answer acts differently.
    Differ(AnswersDiffer),
    /// Something in the journal is damaged.
    Damaged(DamagedStream),
    /// A backup could not be made.
    NoBackup(NoBackup),
    /// A round, or a game of it, does not go out as a broadcast.
    NotBroadcast(NotBroadcast),
    /// An organiser has changed who can sit at a game in progress.
    Seat(SeatChange),
    /// Something at an electronic board.
    Electronic(ElectronicNotice),
}

/// An organiser has changed who can sit at a game in progress.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct SeatChange {
    /// At which board.
    #[schema(value_type = String)]
    pub board: BoardId,
    /// Whose seat the link leads to: `table`, `white` or `black`; null if names or table were changed.
    #[schema(required = true)]
    pub seat: Option<Role>,
    /// The id of the link; null if names or table were changed.
    #[schema(required = true)]
    pub link: Option<u64>,
    /// The id of the organiser's own link.
    #[schema(required = true)]
    pub by: Option<u64>,
}

/// There was no server for a while.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ServerAway {
    /// For how long.
    pub ms: u64,
}

/// The server could not be relied on for a while, and nobody's time ran.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ServerStalled {
    /// For how long.
    pub ms: u64,
    /// Why.
    pub cause: StallCause,
    /// The boards whose clocks stand until the arbiter resumes play; none if they have gone on by themselves.
    #[schema(value_type = Vec<String>)]
    pub boards: Vec<BoardId>,
}

/// This software would answer acts of a game differently than was answered then.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct AnswersDiffer {
    /// At which board.
    #[schema(value_type = String)]
    pub board: BoardId,
    /// Which acts.
    pub acts: Vec<u64>,
}

/// A stream of the journal is damaged.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct DamagedStream {
    /// The board whose game it is; acts are refused there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, nullable = false)]
    pub board: Option<BoardId>,
    /// The event, if it is what was arranged there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub event: Option<u64>,
    /// The first entry that is missing or changed.
    pub entry: u64,
}

/// A backup could not be made.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct NoBackup {
    /// Why not.
    pub why: String,
}

/// A round, or a game of it, does not go out as a broadcast.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct NotBroadcast {
    /// The round.
    pub round: u32,
    /// The board, if it is one game; null if it is the whole round.
    #[schema(value_type = Option<String>, required = true)]
    pub board: Option<BoardId>,
    /// Why not, in the words of the system or of the server to which it is pushed.
    pub why: String,
}

impl Notice {
    /// A notice of these facts.
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
    /// What kind of message it is.
    #[serde(rename = "type")]
    pub kind: NoticeType,
    /// The number of the message in the event.
    pub feed: u64,
    /// The notice.
    #[serde(flatten)]
    #[schema(value_type = Notice)]
    pub notice: &'a Notice,
}

/// A device at a board is online or is not, or its battery has changed.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct DeviceMessage<'a> {
    /// What kind of message it is.
    #[serde(rename = "type")]
    pub kind: DeviceType,
    /// The number of the message in the event.
    pub feed: u64,
    /// The device, as it is now.
    #[schema(value_type = DeviceView)]
    pub device: &'a DeviceView,
}

/// Something was noted at a board.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct NoteMessage {
    /// What kind of message it is.
    #[serde(rename = "type")]
    pub kind: NoteType,
    /// The number of the message in the event.
    pub feed: u64,
    /// The board.
    #[schema(value_type = String)]
    pub board: BoardId,
}

/// A message over a socket was not carried out.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RefusalMessage {
    /// What kind of message it is.
    #[serde(rename = "type")]
    pub kind: RefusalType,
    /// The number that the device gave its act, if it was one.
    #[schema(required = true)]
    pub seq: Option<u64>,
    /// The status that a request would have had.
    pub status: u16,
    /// What went wrong.
    pub error: FaultText,
}

/// What time it is, for a device that asked.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TimeMessage {
    /// What kind of message it is.
    #[serde(rename = "type")]
    pub kind: TimeType,
    /// What the device sent, given back as it came.
    pub sent: Value,
    /// Game time; of an event, how long the server has been up. In milliseconds.
    pub now: u64,
    /// Why all clocks stand, if they do.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub stand: Option<StallCause>,
}
