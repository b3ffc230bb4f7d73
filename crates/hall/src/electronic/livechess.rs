//! The messages of DGT LiveChess, as far as the hall needs them. Unreadable messages are ignored.

use super::settings::Serial;
use serde::Deserialize;
use serde_json::{Value, json};
use touchmove_laws::board::{Board, Color};

/// The path of its API.
pub(super) const PATH: &str = "/api/v1.0";

/// The number of the call for the list of boards.
pub(super) const LIST: u64 = 1;

/// The first number of a feed; feeds are numbered in the order of the bindings.
pub(super) const FIRST_FEED: u64 = 100;

/// The greatest number of boards that are read from a list.
const MOST_LISTED: usize = 1000;

/// The longest word of LiveChess that is shown.
const LONGEST_WORD: usize = 40;

/// A message from LiveChess.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Incoming {
    /// The boards that it knows.
    Boards(Vec<Listed>),
    /// Something has changed at a board.
    Changed(BoardEvent),
    /// A call with this number failed.
    Failed {
        /// The number.
        id: u64,
        /// The reason.
        why: String,
    },
    /// Something else.
    Other,
}

/// A board in the list.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Listed {
    pub(super) serial: Serial,
    pub(super) state: BoardState,
    pub(super) battery: Option<String>,
}

/// The state of a board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum BoardState {
    /// Alive.
    Active,
    /// Switched off by the operator of LiveChess.
    Inactive,
    /// It does not answer.
    NotResponding,
    /// It reports with a delay.
    Delayed,
    /// LiveChess has not used it yet, or reports an unknown state.
    Unknown,
}

/// A change at a board.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct BoardEvent {
    pub(super) feed: u64,
    pub(super) serial: Option<Serial>,
    pub(super) board: Option<Board>,
    pub(super) clock: Option<TableClock>,
}

/// The display of the clock at a board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct TableClock {
    pub(super) white_s: u64,
    pub(super) black_s: u64,
    pub(super) running: Option<Color>,
}

#[derive(Deserialize)]
struct Response {
    response: String,
    id: Option<u64>,
    #[serde(default)]
    param: Value,
}

impl Incoming {
    /// Reads a message.
    pub(super) fn read(text: &str) -> Self {
        let Ok(Response { response, id, param }) = serde_json::from_str::<Response>(text) else {
            return Self::Other;
        };
        match (response.as_str(), id) {
            ("call", Some(LIST)) => match param {
                Value::Array(boards) => {
                    Self::Boards(boards.iter().take(MOST_LISTED).filter_map(Listed::read).collect())
                }
                _ => Self::Other,
            },
            ("feed", Some(feed)) => Self::Changed(BoardEvent::read(feed, &param)),
            ("error", Some(id)) => {
                let why = param.get("message").and_then(Value::as_str).unwrap_or("no reason given");
                Self::Failed { id, why: word(why) }
            }
            _ => Self::Other,
        }
    }
}

impl Listed {
    fn read(value: &Value) -> Option<Self> {
        let state = match value.get("state").and_then(Value::as_str) {
            Some("ACTIVE") => BoardState::Active,
            Some("INACTIVE") => BoardState::Inactive,
            Some("NOTRESPONDING") => BoardState::NotResponding,
            Some("DELAYED") => BoardState::Delayed,
            _ => BoardState::Unknown,
        };
        let battery = value.get("battery").and_then(Value::as_str).map(word);
        Some(Self { serial: serial(value)?, state, battery })
    }
}

impl BoardEvent {
    fn read(feed: u64, param: &Value) -> Self {
        let board = param.get("board").and_then(Value::as_str).and_then(|text| Board::from_fen(text).ok());
        let clock = param.get("clock").and_then(TableClock::read);
        Self { feed, serial: serial(param), board, clock }
    }
}

impl TableClock {
    fn read(value: &Value) -> Option<Self> {
        let seconds = |name| value.get(name).and_then(Value::as_u64);
        let running = match value.get("run") {
            Some(Value::Bool(true)) => Some(Color::White),
            Some(Value::Bool(false)) => Some(Color::Black),
            _ => None,
        };
        Some(Self { white_s: seconds("white")?, black_s: seconds("black")?, running })
    }
}

fn serial(value: &Value) -> Option<Serial> {
    match value.get("serialnr")? {
        Value::String(text) => text.parse().ok(),
        Value::Number(number) => number.to_string().parse().ok(),
        _ => None,
    }
}

/// A word from another program, shortened and on one line.
fn word(text: &str) -> String {
    text.chars().filter(|sign| !sign.is_control()).take(LONGEST_WORD).collect()
}

/// The request for the list of boards.
pub(super) fn list() -> String {
    json!({ "id": LIST, "call": "eboards" }).to_string()
}

/// The request for the feed of a board, under this number.
pub(super) fn subscribe(feed: u64, serial: Serial) -> String {
    let param = json!({ "feed": "eboardevent", "id": feed, "param": { "serialnr": serial } });
    json!({ "id": feed, "call": "subscribe", "param": param }).to_string()
}

#[cfg(test)]
mod tests {
    use super::{BoardEvent, BoardState, Incoming, TableClock};
    use touchmove_laws::board::{Board, Color};

    fn changed(text: &str) -> BoardEvent {
        match Incoming::read(text) {
            Incoming::Changed(event) => event,
            other => unreachable!("{other:?} is not a feed"),
        }
    }

    #[test]
    fn a_list_of_boards() {
        let text = r#"{"response":"call","id":1,"time":1503849460753,"param":[
            {"serialnr":"7425","source":"COM3","state":"ACTIVE","battery":"83%","comment":null,"board":null,"flipped":false,"clock":null},
            {"serialnr":7426,"source":null,"state":null},
            {"serialnr":"a b"},{"state":"ACTIVE"},7]}"#;
        let boards = match Incoming::read(text) {
            Incoming::Boards(boards) => boards,
            other => unreachable!("{other:?} is not a list"),
        };
        let told: Vec<_> = boards.iter().map(|board| (board.serial.to_string(), board.state)).collect();
        assert_eq!(told, [("7425".to_owned(), BoardState::Active), ("7426".to_owned(), BoardState::Unknown)]);
        assert_eq!(boards[0].battery.as_deref(), Some("83%"));
    }

    #[test]
    fn a_feed() {
        let text = r#"{"response":"feed","id":100,"time":1503849460756,"param":{"serialnr":"7425","flipped":false,
            "board":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR","clock":{"white":5676,"black":7190,"run":true,"time":1503845105357}}}"#;
        let event = changed(text);
        assert_eq!(event.board, Some(Board::standard()));
        let clock = TableClock { white_s: 5676, black_s: 7190, running: Some(Color::White) };
        assert_eq!(event.clock, Some(clock));
    }

    #[test]
    fn what_cannot_be_read_is_nothing() {
        for text in [
            "",
            "{",
            "[]",
            "7",
            r#"{"response":"feed"}"#,
            r#"{"response":"call","id":1,"param":{}}"#,
            r#"{"response":"call","id":-1}"#,
            r#"{"response":"what","id":1}"#,
        ] {
            assert_eq!(Incoming::read(text), Incoming::Other, "{text}");
        }
        let text =
            r#"{"response":"feed","id":100,"param":{"serialnr":[],"board":"9/8","clock":{"white":-1}}}"#;
        let event = changed(text);
        assert_eq!((event.serial, event.board, event.clock), (None, None, None));
    }
}
