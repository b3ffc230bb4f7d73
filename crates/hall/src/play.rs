//! A game in progress: the referee, and what is read off the acts and answers beside what the referee keeps.
//!
//! It is derived, always: from the entries of the board's stream when the board is first used, and then from each act.

use crate::facts::BoardId;
use crate::message::Message;
use crate::roles::Role;
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use std::sync::Arc;
use touchmove_journal::{Author, Entry, digest};
use touchmove_referee::Referee;

/// A game in progress.
#[derive(Clone, Debug, Default)]
pub(crate) struct Play {
    referee: Referee,
    /// The number of the last entry of the stream; 0 before the game is opened.
    pub number: u64,
    /// The game time of the last entry.
    pub at_ms: u64,
    /// The moves that count, in order.
    pub moves: Vec<Ply>,
    /// What White and Black have written.
    pub sheets: [Vec<Box<str>>; 2],
    /// When it was opened, by wall time.
    pub began_wall_ms: Option<u64>,
    /// The position from which it began.
    pub start: Option<Box<str>>,
    /// How it ended, in the word of the referee protocol.
    pub how: Option<Box<str>>,
    /// This software would have answered differently, and no arbiter has acted since: what was answered stands, and players wait. Their
    /// time stands still meanwhile.
    pub is_disputed: bool,
    /// The latest act of each link.
    senders: Vec<Sent>,
    /// An illegal move that was made and does not count yet.
    hanging: Option<Ply>,
}

/// A move of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ply {
    /// In UCI.
    pub uci: Box<str>,
    /// In PGN's notation, in the game's language.
    pub san: Box<str>,
    /// The player's time left when it was completed.
    pub left_ms: Option<u64>,
}

/// The latest act of a link: the number its device gave it, and the number it has in the stream.
#[derive(Copy, Clone, Debug)]
struct Sent {
    link: u64,
    seq: u64,
    number: u64,
}

/// What a device's own number says of its message.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sequence {
    /// It has not been here before.
    New,
    /// It was carried out already, under that number of the stream.
    Repeated(u64),
    /// It is older than the latest one, whose number is this.
    Old(u64),
}

/// An act that was judged, and not yet written down.
#[derive(Debug)]
pub(crate) struct Judged {
    referee: Referee,
    /// The act, with its moment.
    pub act: Box<RawValue>,
    /// The answer.
    pub answer: Box<RawValue>,
    /// When time alone will bring something.
    pub due_ms: Option<u64>,
}

/// The referee's error: the line was no act.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct NotAnAct(pub String);

/// A game, read from its stream.
#[derive(Debug)]
pub(crate) struct Replayed {
    /// The game.
    pub play: Play,
    /// What happened, in order.
    pub messages: Vec<Arc<Message>>,
    /// The acts that are answered differently now.
    pub differing: Vec<u64>,
}

impl Play {
    /// Judges an act at a moment, on a copy of the game: nothing has happened yet.
    pub(crate) fn judge(&self, mut act: Map<String, Value>, at_ms: u64) -> Result<Judged, NotAnAct> {
        if act.get("act").is_none_or(|name| name != "open") {
            act.insert("at".to_owned(), at_ms.into());
        }
        let line = Value::from(act).to_string();
        let mut referee = self.referee.clone();
        let answer = referee.line(&line);
        if answer.starts_with(r#"{"error""#) {
            return Err(NotAnAct(answer));
        }
        let due_ms = referee.time_due();
        let raw = |text: String| RawValue::from_string(text).map_err(|error| NotAnAct(error.to_string()));
        Ok(Judged { referee, act: raw(line)?, answer: raw(answer)?, due_ms })
    }

    /// What stands behind a decision now; of a game that is not opened yet, as it will be.
    pub(crate) fn evidence(&self, opening: &Value) -> Option<String> {
        self.referee.evidence().or_else(|| {
            let mut referee = Referee::new();
            referee.line(&opening.to_string());
            referee.evidence()
        })
    }

    /// What was left, at the last act, of the delay of the player whose clock runs or will run on.
    pub(crate) fn delay_left_ms(&self) -> u64 {
        self.referee.delay_left()
    }

    /// The game as it would stand after what was judged.
    pub(crate) fn after(&self, judged: &Judged) -> Self {
        Self { referee: judged.referee.clone(), ..self.clone() }
    }

    /// What was judged has been written down: it has happened.
    pub(crate) fn commit(&mut self, judged: Referee, message: &Message, sender: Option<(u64, u64)>) {
        self.referee = judged;
        self.number = message.number;
        self.at_ms = message.at_ms;
        let act: Value = serde_json::from_str(message.act.get()).unwrap_or(Value::Null);
        self.note_sheet(&act);
        let answer = message.parsed_answer();
        if message.number == 1 {
            self.began_wall_ms = Some(message.wall_ms);
            self.start = answer["state"]["fen"].as_str().map(Box::from);
        }
        self.note_moves(&answer);
        if let Some((link, seq)) = sender {
            self.senders.retain(|sent| sent.link != link);
            self.senders.push(Sent { link, seq, number: message.number });
        }
    }

    /// Has this message been here before?
    pub(crate) fn sequence(&self, link: u64, seq: u64) -> Sequence {
        match self.senders.iter().find(|sent| sent.link == link) {
            Some(sent) if sent.seq == seq => Sequence::Repeated(sent.number),
            Some(sent) if sent.seq > seq => Sequence::Old(sent.seq),
            _ => Sequence::New,
        }
    }

    /// The number that a link's device gave its latest act.
    pub(crate) fn last_sequence(&self, link: u64) -> u64 {
        self.senders.iter().find(|sent| sent.link == link).map_or(0, |sent| sent.seq)
    }

    /// The game as its stream tells it.
    pub(crate) fn replay(entries: &[Entry]) -> Replayed {
        let mut play = Self::default();
        let (messages, differing) = play.go_on(entries);
        Replayed { play, messages, differing }
    }

    /// Goes on with the next entries of the stream: what happened, and which acts are answered differently now.
    pub(crate) fn go_on(&mut self, entries: &[Entry]) -> (Vec<Arc<Message>>, Vec<u64>) {
        let mut messages = Vec::with_capacity(entries.len());
        let mut differing = Vec::new();
        for Entry { number, content, .. } in entries {
            let mut referee = std::mem::take(&mut self.referee);
            let answer = referee.line(&content.body);
            if content.digest.is_some_and(|recorded| digest(&answer) != recorded) {
                differing.push(*number);
                self.is_disputed = true;
            } else if content.author.role == touchmove_journal::Role::Arbiter {
                self.is_disputed = false;
            }
            let due_ms = referee.time_due();
            let (Ok(act), Ok(answer)) =
                (RawValue::from_string(content.body.clone()), RawValue::from_string(answer))
            else {
                differing.push(*number);
                (self.referee, self.number) = (referee, *number);
                continue;
            };
            let moment = (*number, content.at_ms.unwrap_or_default(), content.wall_ms);
            let message = Arc::new(Message::new(moment, role_of(&content.author), act, answer, due_ms));
            self.commit(referee, &message, sender_of(&content.author));
            messages.push(message);
        }
        (messages, differing)
    }

    fn note_sheet(&mut self, act: &Value) {
        if act["act"] == "write"
            && let Some(text) = act["text"].as_str()
        {
            let player = usize::from(act["by"] == "black");
            let sheet = &mut self.sheets[player];
            let place = act["instead"].as_u64().and_then(|entry| usize::try_from(entry).ok()?.checked_sub(1));
            match place.and_then(|place| sheet.get_mut(place)) {
                Some(entry) => *entry = text.into(),
                None => sheet.push(text.into()),
            }
        }
    }

    fn note_moves(&mut self, answer: &Value) {
        let state = &answer["state"];
        let ply = state["ply"].as_u64().and_then(|ply| usize::try_from(ply).ok()).unwrap_or_default();
        let rulings = answer["rulings"].as_array().map_or(&[][..], Vec::as_slice);
        let of_kind = |kind: &str| rulings.iter().rev().find(|ruling| ruling["kind"] == kind);
        let text = |value: &Value| Box::<str>::from(value.as_str().unwrap_or_default());
        if let Some(over) = of_kind("over") {
            self.how = over["how"].as_str().map(Box::from);
        }
        if let Some(made) = of_kind("made") {
            self.hanging = Some(Ply { uci: text(&made["move"]), san: text(&made["san"]), left_ms: None });
        }
        self.moves.truncate(ply);
        if self.moves.len() < ply
            && let Some(mut counted) = self.hanging.take()
        {
            // A pawn left on the last rank has become a queen.
            let completed = of_kind("completed").and_then(|completed| completed["move"].as_str());
            if let Some(completed) = completed.filter(|completed| completed.starts_with(&*counted.uci)) {
                counted.uci = completed.into();
            }
            self.moves.push(counted);
        }
        let completed = of_kind("completed").filter(|completed| completed["by"].is_string());
        if let Some(completed) = completed {
            let left = &state["clock"][if completed["by"] == "white" { "white_ms" } else { "black_ms" }];
            let uci = completed["move"].as_str().unwrap_or_default();
            if let Some(ply) = self.moves.iter_mut().rev().take(2).find(|ply| &*ply.uci == uci) {
                ply.left_ms = left.as_u64();
            }
        }
    }
}

impl Judged {
    /// The referee after the act, once it has happened.
    pub(crate) fn into_referee(self) -> Referee {
        self.referee
    }
}

/// How an author is written in the journal: with the number that the device gave its message.
pub(crate) fn author(role: Option<Role>, link: Option<u64>, seq: Option<u64>) -> Author {
    let role = match role {
        None | Some(Role::Spectator) => return Author::SERVER,
        Some(Role::Organiser) => touchmove_journal::Role::Organiser,
        Some(Role::Arbiter) => touchmove_journal::Role::Arbiter,
        Some(Role::Assistant) => touchmove_journal::Role::Assistant,
        Some(Role::Table) => touchmove_journal::Role::Table,
        Some(Role::White) => touchmove_journal::Role::White,
        Some(Role::Black) => touchmove_journal::Role::Black,
    };
    let link = link.map(|link| match seq {
        Some(seq) => format!("{link}#{seq}"),
        None => link.to_string(),
    });
    Author { role, link }
}

/// Who it was.
pub(crate) fn role_of(author: &Author) -> Option<Role> {
    Some(match author.role {
        touchmove_journal::Role::White => Role::White,
        touchmove_journal::Role::Black => Role::Black,
        touchmove_journal::Role::Table => Role::Table,
        touchmove_journal::Role::Arbiter => Role::Arbiter,
        touchmove_journal::Role::Assistant => Role::Assistant,
        touchmove_journal::Role::Organiser => Role::Organiser,
        touchmove_journal::Role::Server => return None,
    })
}

/// Link and own number of the message, where it had one.
fn sender_of(author: &Author) -> Option<(u64, u64)> {
    let (link, seq) = author.link.as_deref()?.split_once('#')?;
    Some((link.parse().ok()?, seq.parse().ok()?))
}

/// The message of a board whose game has not been opened: what it will be opened with, and how it will stand.
pub(crate) fn unopened(board: BoardId, open: &Value) -> Message {
    let judged = Play::default().judge(open.as_object().cloned().unwrap_or_default(), 0);
    let (act, answer) = match judged {
        Ok(judged) => (judged.act, judged.answer),
        Err(NotAnAct(error)) => {
            tracing::error!(%board, error, "the settings of an event do not open a game");
            Default::default()
        }
    };
    Message::new((0, 0, 0), None, act, answer, None)
}
