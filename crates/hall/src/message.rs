//! What has happened at a board: an act and its answer, as recorded in the journal and as each sight sees them.

use crate::facts::BoardId;
use crate::hall_clock::HallTime;
use crate::json;
use crate::outgoing::{AnswerMessage, BoardMessage, Happened};
use crate::roles::{self, Role, Sight};
use axum::extract::ws::Utf8Bytes;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use touchmove_referee::Referee;
use touchmove_referee::wire::{Act, Answer, Side};
use utoipa::ToSchema;

/// An act and its answer.
#[derive(Debug)]
pub(crate) struct Message {
    /// The act's number in its board's stream, which is also the number of the message.
    pub number: u64,
    /// Game time.
    pub at_ms: u64,
    /// Wall time.
    pub wall_ms: u64,
    /// The role of the actor; `None` for the server.
    pub role: Option<Role>,
    /// The act, as it was judged.
    pub act: Act,
    /// The referee's answer.
    pub answer: Answer,
    /// When time alone will next cause something.
    pub due_ms: Option<u64>,
    /// The delay that the player whose clock runs or will run next had left then.
    pub delay_ms: u64,
    /// Other facts from the referee.
    pub aside: Aside,
    /// The hall time from which the game continued after it, where that is known.
    pub hall_time: Option<HallTime>,
    /// The game time that passed between the act and that moment: the act was backdated, or its keeper took the board from another server.
    pub ran_ms: u64,
    /// The answer as each sight sees it, written once for all who receive it.
    written: Mutex<[Option<Arc<RawValue>>; Sight::COUNT]>,
}

/// What the referee knows after an act and the answer does not contain.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub(crate) struct Aside {
    /// The players who are not at the board, as far as was reported.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub absent: Vec<Side>,
    /// The game time at which the absent players lose for being late.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub late_at: Option<u64>,
    /// The player whose flag fell first, of those that are down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub first_flag: Option<Side>,
}

impl Aside {
    /// The facts from that referee.
    pub(crate) fn of(referee: &Referee) -> Self {
        let (absent, late_at) = referee.absent();
        Self { absent, late_at, first_flag: referee.first_flag() }
    }
}

/// When an act happened: its number, game time and wall time.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Moment {
    /// The act's number in its board's stream.
    pub number: u64,
    /// Game time.
    pub at_ms: u64,
    /// Wall time.
    pub wall_ms: u64,
}

/// The snapshot of a board's last message, kept beside its stream.
#[derive(Deserialize)]
pub(crate) struct Snapshot {
    at: u64,
    wall: u64,
    role: Option<Role>,
    due: Option<u64>,
    #[serde(default)]
    delay: u64,
    #[serde(default)]
    aside: Aside,
    version: String,
    #[serde(default)]
    hall_time: Option<HallTime>,
    #[serde(default)]
    ran: u64,
    act: Act,
    answer: Answer,
}

/// The snapshot for writing, with an answer that is already written.
#[derive(Serialize)]
struct WrittenSnapshot<'a> {
    at: u64,
    wall: u64,
    role: Option<Role>,
    due: Option<u64>,
    delay: u64,
    aside: &'a Aside,
    version: &'a str,
    hall_time: Option<HallTime>,
    #[serde(skip_serializing_if = "is_nothing")]
    ran: u64,
    act: &'a Act,
    answer: &'a RawValue,
}

const fn is_nothing(ms: &u64) -> bool {
    *ms == 0
}

impl Snapshot {
    /// True if another version of the software answered.
    pub(crate) fn is_of_another_version(&self) -> bool {
        self.version != env!("CARGO_PKG_VERSION")
    }
}

impl Message {
    /// An act and its answer.
    pub(crate) fn new(
        Moment { number, at_ms, wall_ms }: Moment,
        role: Option<Role>,
        act: Act,
        answer: Answer,
        due_ms: Option<u64>,
    ) -> Self {
        let (aside, written) = (Aside::default(), Mutex::default());
        Self {
            number,
            at_ms,
            wall_ms,
            role,
            act,
            answer,
            due_ms,
            delay_ms: 0,
            aside,
            hall_time: None,
            ran_ms: 0,
            written,
        }
    }

    /// The message that a snapshot holds.
    pub(crate) fn from_snapshot(number: u64, snapshot: Snapshot) -> Self {
        let Snapshot {
            at: at_ms,
            wall: wall_ms,
            role,
            due,
            delay,
            aside,
            version: _,
            hall_time,
            ran: ran_ms,
            act,
            answer,
        } = snapshot;
        Self {
            delay_ms: delay,
            aside,
            hall_time,
            ran_ms,
            ..Self::new(Moment { number, at_ms, wall_ms }, role, act, answer, due)
        }
    }

    /// The latest possible hall time from which the game continued after another message of the same board: between two acts the hall ran
    /// for at least as long as their game. For a message after this one, that is now.
    pub(crate) fn hall_time_of(&self, other: &Self, now: HallTime) -> Option<HallTime> {
        match other.number > self.number {
            true => Some(now),
            false => {
                let since_ms = self.at_ms.saturating_add(self.ran_ms).saturating_sub(other.at_ms);
                self.hall_time.map(|then| then.earlier(since_ms))
            }
        }
    }

    /// The game time when the game continued after it.
    pub(crate) const fn stood_at_ms(&self) -> u64 {
        self.at_ms.saturating_add(self.ran_ms)
    }

    /// The snapshot kept beside the stream, with the act as it is recorded there.
    pub(crate) fn snapshot(&self, act: &Act) -> String {
        json::text(&WrittenSnapshot {
            at: self.at_ms,
            wall: self.wall_ms,
            role: self.role,
            due: self.due_ms,
            delay: self.delay_ms,
            aside: &self.aside,
            version: env!("CARGO_PKG_VERSION"),
            hall_time: self.hall_time,
            ran: self.ran_ms,
            act,
            answer: &self.seen_answer(Sight::Desk),
        })
    }

    /// The answer, as that sight sees it.
    pub(crate) fn seen_answer(&self, sight: Sight) -> Arc<RawValue> {
        let write = || json::raw(&*roles::seen_answer(sight, &self.act.kind, &self.answer)).into();
        Arc::clone(self.written()[sight as usize].get_or_insert_with(write))
    }

    /// Forgets the written answers: it is not the latest message any more, and hardly anybody will ask for it.
    pub(crate) fn forget_texts(&self) {
        *self.written() = Default::default();
    }

    fn written(&self) -> MutexGuard<'_, [Option<Arc<RawValue>>; Sight::COUNT]> {
        self.written.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The message as it is sent at its board; the actor's device also gets its own number of the act.
    pub(crate) fn text(&self, sight: Sight, seq: Option<u64>) -> Utf8Bytes {
        json::text(&self.seen(sight, seq)).into()
    }

    /// The message as this sight sees it.
    pub(crate) fn seen(&self, sight: Sight, seq: Option<u64>) -> AnswerMessage<'_> {
        AnswerMessage { kind: Default::default(), seq, happened: self.happened(sight) }
    }

    fn happened(&self, sight: Sight) -> Happened<'_> {
        Happened {
            n: self.number,
            at: self.at_ms,
            wall: self.wall_ms,
            role: self.role.filter(|_| sight != Sight::Floor),
            act: roles::seen_act(sight, &self.act),
            aside: &self.aside,
            answer: self.seen_answer(sight),
        }
    }

    /// The message as it is sent to those who follow the whole event.
    pub(crate) fn text_in_feed(&self, sight: Sight, feed: u64, board: BoardId) -> Utf8Bytes {
        let happened = self.happened(sight);
        json::text(&BoardMessage { kind: Default::default(), feed, board, happened }).into()
    }
}
