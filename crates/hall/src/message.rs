//! What has happened at a board: an act and its answer, as the journal has them, and as each sight sees them.

use crate::hours::HallTime;
use crate::roles::{self, Role, Sight};
use axum::extract::ws::Utf8Bytes;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::sync::OnceLock;

/// An act and its answer.
#[derive(Debug)]
pub(crate) struct Message {
    /// The act's number in its board's stream: the number of the message, too.
    pub number: u64,
    /// Game time.
    pub at_ms: u64,
    /// Wall time.
    pub wall_ms: u64,
    /// Who did it: the server, if nobody.
    pub role: Option<Role>,
    /// The act, as it was judged.
    pub act: Box<RawValue>,
    /// What the referee answered.
    pub answer: Box<RawValue>,
    /// When time alone will bring something.
    pub due_ms: Option<u64>,
    /// When it happened in the hall's time, where that is known.
    pub hall_time: Option<HallTime>,
    /// As each sight sees it.
    texts: [OnceLock<Utf8Bytes>; Sight::COUNT],
    answers: [OnceLock<Box<RawValue>>; Sight::COUNT],
}

/// How a message begins, so that the sender's copy can be made out of everybody's.
const HEAD: &str = r#"{"type":"answer","#;

#[derive(Serialize)]
struct Written<'a> {
    #[serde(rename = "type")]
    kind: &'static str,
    n: u64,
    at: u64,
    wall: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    role: Option<Role>,
    #[serde(skip_serializing_if = "Option::is_none")]
    act: Option<Value>,
    answer: &'a RawValue,
}

/// What is kept of a board's last message beside its stream.
#[derive(Serialize, Deserialize)]
pub(crate) struct Snapshot {
    at: u64,
    wall: u64,
    role: Option<Role>,
    due: Option<u64>,
    version: String,
    #[serde(default)]
    hall_time: Option<HallTime>,
    act: Box<RawValue>,
    answer: Box<RawValue>,
}

impl Snapshot {
    /// Was it another software that answered?
    pub(crate) fn is_of_another_version(&self) -> bool {
        self.version != env!("CARGO_PKG_VERSION")
    }
}

impl Message {
    /// An act and its answer, by number, game time and wall time.
    pub(crate) fn new(
        (number, at_ms, wall_ms): (u64, u64, u64),
        role: Option<Role>,
        act: Box<RawValue>,
        answer: Box<RawValue>,
        due_ms: Option<u64>,
    ) -> Self {
        Self {
            number,
            at_ms,
            wall_ms,
            role,
            act,
            answer,
            due_ms,
            hall_time: None,
            texts: Default::default(),
            answers: Default::default(),
        }
    }

    /// The message that a snapshot holds.
    pub(crate) fn from_snapshot(number: u64, snapshot: Snapshot) -> Self {
        let Snapshot { at, wall, role, due, version: _, hall_time, act, answer } = snapshot;
        Self { hall_time, ..Self::new((number, at, wall), role, act, answer, due) }
    }

    /// What is kept beside the stream.
    pub(crate) fn snapshot(&self) -> String {
        let snapshot = Snapshot {
            at: self.at_ms,
            wall: self.wall_ms,
            role: self.role,
            due: self.due_ms,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            hall_time: self.hall_time,
            act: self.act.clone(),
            answer: self.answer.clone(),
        };
        serde_json::to_string(&snapshot).unwrap_or_default()
    }

    /// The message as it is sent.
    pub(crate) fn text(&self, sight: Sight) -> &Utf8Bytes {
        self.texts[sight as usize].get_or_init(|| self.write(sight).into())
    }

    /// The message as it is sent to the one who did it: with the number that he gave it.
    pub(crate) fn text_for_sender(&self, sight: Sight, seq: u64) -> Utf8Bytes {
        let text = self.text(sight).as_str();
        let rest = text.strip_prefix(HEAD).unwrap_or(text);
        format!("{HEAD}\"seq\":{seq},{rest}").into()
    }

    /// The answer, as that sight sees it. Whoever looks at a whole event asks for hundreds of them, so they are kept.
    pub(crate) fn seen_answer(&self, sight: Sight) -> &RawValue {
        if sight == Sight::Desk {
            return &self.answer;
        }
        self.answers[sight as usize].get_or_init(|| self.trimmed_answer(sight))
    }

    fn trimmed_answer(&self, sight: Sight) -> Box<RawValue> {
        let seen = roles::seen_answer(sight, &self.parsed_answer());
        serde_json::value::to_raw_value(&seen).unwrap_or_default()
    }

    /// The whole answer.
    pub(crate) fn parsed_answer(&self) -> Value {
        serde_json::from_str(self.answer.get()).unwrap_or(Value::Null)
    }

    fn write(&self, sight: Sight) -> String {
        let act: Value = serde_json::from_str(self.act.get()).unwrap_or(Value::Null);
        // The text is kept, and a board keeps several: the answer in it is not kept a second time.
        let kept = if sight == Sight::Desk { Some(&self.answer) } else { self.answers[sight as usize].get() };
        let answer =
            kept.map_or_else(|| Cow::Owned(self.trimmed_answer(sight)), |kept| Cow::Borrowed(&**kept));
        let written = Written {
            kind: "answer",
            n: self.number,
            at: self.at_ms,
            wall: self.wall_ms,
            role: self.role.filter(|_| sight != Sight::Floor),
            act: roles::seen_act(sight, &act),
            answer: &answer,
        };
        serde_json::to_string(&written).unwrap_or_default()
    }
}
