//! The entries of the streams `hall` and `event/ID`: facts, never changed. Events, boards and links are derived from them. The games are in
//! the streams `board/ID`, as acts of the referee protocol.

use crate::addresses::Choice;
use crate::broadcast::RoundId;
use crate::electronic::{ElectronicNotice, ElectronicSettings};
use crate::formats::{Identity, Numbers, Standings};
use crate::hall_clock::HallTime;
use crate::in_progress::SeatInProgress;
use crate::kept_report::KeptReport;
use crate::lapses::StallCause;
use crate::links::Place;
use crate::roles::Role;
use crate::secrets::Kept;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use touchmove_journal::{BOARD_STREAMS, Hash};
use touchmove_laws::{EditionName, Moves, Supervision};
use touchmove_referee::wire::{EditionYear, MovesTold, Open, PlayerNames, Regulations, SupervisionLevel};
use utoipa::ToSchema;

/// The identity of a board: its event, and its number there.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct BoardId {
    /// The event.
    pub event: u64,
    /// The board's number among all boards of the event, from 1.
    pub number: u64,
}

impl BoardId {
    /// The stream of its game.
    pub(crate) fn stream(self) -> String {
        format!("{BOARD_STREAMS}{self}")
    }
}

impl fmt::Display for BoardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.event, self.number)
    }
}

/// The text is not the id of a board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct NotABoard;

impl FromStr for BoardId {
    type Err = NotABoard;

    fn from_str(text: &str) -> Result<Self, NotABoard> {
        let (event, number) = text.split_once('-').ok_or(NotABoard)?;
        let number_of = |text: &str| match text.bytes().all(|digit| digit.is_ascii_digit()) {
            true => text.parse().map_err(|_| NotABoard),
            false => Err(NotABoard),
        };
        Ok(Self { event: number_of(event)?, number: number_of(number)? })
    }
}

impl Serialize for BoardId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for BoardId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|NotABoard| serde::de::Error::custom("a board is named EVENT-NUMBER"))
    }
}

/// The stream of an event.
pub(crate) fn event_stream(event: u64) -> String {
    format!("{EVENTS}{event}")
}

/// The prefix of the streams of events.
const EVENTS: &str = "event/";

/// The name of a stream of an event or of one of its boards, after the event was renumbered.
pub(crate) fn renumbered(stream: &str, number: impl Fn(u64) -> u64) -> String {
    if let Some(event) = event_of_stream(stream) {
        return event_stream(number(event));
    }
    match stream.strip_prefix(BOARD_STREAMS).and_then(|board| board.parse::<BoardId>().ok()) {
        Some(board) => BoardId { event: number(board.event), ..board }.stream(),
        None => stream.to_owned(),
    }
}

/// The event whose stream this is.
pub(crate) fn event_of_stream(stream: &str) -> Option<u64> {
    stream.strip_prefix(EVENTS)?.parse().ok()
}

/// The stream of the hall itself.
pub(crate) const HALL: &str = "hall";

/// The stream in which the server records from time to time that it is running.
pub(crate) const PULSE: &str = "pulse";

/// The settings of an event. The games are opened with them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct EventSettings {
    /// The event's name.
    pub name: String,
    /// The edition of the Laws; the latest unless given.
    #[serde(default = "latest_edition")]
    pub edition: EditionYear,
    /// The time control, as in the referee protocol; null for games without a clock.
    #[serde(default)]
    pub time: Option<String>,
    /// The supervision in rapid and blitz, by the conditions of the edition; `full` unless given.
    #[serde(default = "full")]
    pub supervision: SupervisionLevel,
    /// The referee itself sees the board and the clock.
    #[serde(default = "yes")]
    pub watch: bool,
    /// `told` (the default) if the referee receives the moves; `untold` for wooden boards where only the clock is seen.
    #[serde(default = "told")]
    pub moves: MovesTold,
    /// `standard`, `chess960:N` or a FEN.
    #[serde(default = "standard")]
    pub start: String,
    /// The regulations that the Laws leave to the event, as in the referee protocol.
    #[serde(default)]
    pub regulations: Regulations,
    /// Both scoresheets are kept here.
    #[serde(default)]
    pub scoresheets: bool,
    /// The language of the texts: `en` `sr-Latn` `sr-Cyrl` `hr` `cs`.
    #[serde(default = "english")]
    pub lang: String,
    /// Where pieces are moved on a screen: lifting a piece counts as touching it.
    #[serde(default)]
    pub lift_is_touch: bool,
    /// The delay of the broadcast for spectators, in milliseconds.
    #[serde(default)]
    pub broadcast_delay_ms: u64,
    /// Spectators need a link.
    #[serde(default)]
    pub private: bool,
}

fn latest_edition() -> EditionYear {
    EditionName::default().into()
}

fn full() -> SupervisionLevel {
    Supervision::Full.into()
}

fn told() -> MovesTold {
    Moves::Told.into()
}

fn standard() -> String {
    "standard".to_owned()
}

fn english() -> String {
    "en".to_owned()
}

const fn yes() -> bool {
    true
}

impl EventSettings {
    /// The `Open` for a game between these players, from the event's starting position or the game's own.
    pub(crate) fn open(&self, white: &str, black: &str, start: Option<&str>) -> Open {
        Open {
            edition: Some(self.edition),
            time: self.time.clone(),
            supervision: Some(self.supervision),
            watch: Some(self.watch),
            moves: Some(self.moves),
            start: Some(start.unwrap_or(&self.start).to_owned()),
            regulations: Some(self.regulations.clone()),
            scoresheets: Some(self.scoresheets),
            players: Some(PlayerNames { white: white.to_owned(), black: black.to_owned() }),
            lang: Some(self.lang.clone()),
            notation: None,
            blind: None,
            assistants: None,
            hard_of_hearing: None,
        }
    }
}

/// A link, as recorded.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct LinkFact {
    /// Its id, unique in the hall.
    pub id: u64,
    /// The role of its holder.
    pub role: Role,
    /// The seat, for a role at a board.
    #[serde(flatten)]
    pub place: Place,
    /// The kept hash of its secret.
    pub hash: Kept,
}

/// A board, as recorded.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct BoardFact {
    /// Its id.
    pub id: BoardId,
    /// The round.
    pub round: u32,
    /// The number of the table.
    pub table: u32,
    /// The player with the white pieces.
    pub white: String,
    /// The player with the black pieces.
    pub black: String,
    /// The starting position, if it is not the event's: each round of Chess960 has its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// White's details besides the name.
    #[serde(default, skip_serializing_if = "Details::is_empty")]
    pub white_player: Details,
    /// Black's details besides the name.
    #[serde(default, skip_serializing_if = "Details::is_empty")]
    pub black_player: Details,
    /// The players' numbers in the tournament report, if the board was set up from one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub numbers: Option<Numbers>,
}

/// A player's details besides the name. Most boards have none, and a finished board stays in memory: nothing known takes a pointer.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Details(Option<Box<Identity>>);

impl Details {
    /// True if nothing is known.
    pub(crate) const fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// What is known.
    pub(crate) fn identity(&self) -> Identity {
        self.0.as_deref().cloned().unwrap_or_default()
    }
}

impl From<Identity> for Details {
    fn from(identity: Identity) -> Self {
        Self((!identity.is_empty()).then(|| Box::new(identity)))
    }
}

/// A fact of the stream `hall`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "snake_case")]
pub(crate) enum HallFact {
    /// The server was started.
    Started {
        /// How long no server ran, if one had run before.
        down_ms: Option<u64>,
        /// The software's version.
        version: String,
        /// The hall's number, which tells its time from that of other halls.
        #[serde(default)]
        hall: Option<u64>,
    },
    /// Events that were made in another hall were imported: their games continue from this moment.
    TakenIn {
        /// The events, by their numbers here.
        events: Vec<u64>,
        /// The events whose numbers were already in use here. Their streams keep their hashes, which begin with the old names.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        renumbered: Vec<Renumbered>,
        /// The moment.
        at: HallTime,
    },
    /// A link to the whole hall was issued.
    LinkIssued {
        /// The link.
        link: LinkFact,
    },
    /// A link to the whole hall was revoked.
    LinkRevoked {
        /// The link's id.
        link: u64,
    },
    /// The address for links and codes was chosen.
    AddressChosen(Choice),
}

/// An event that has another number here than in the hall it came from.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Renumbered {
    /// Its number there.
    pub from: u64,
    /// Its number here.
    pub to: u64,
    /// The hash of the last entry of its stream when it was imported.
    pub head: Hash,
}

/// A fact of the stream `event/ID`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "snake_case")]
pub(crate) enum EventFact {
    /// The event was made.
    Made {
        /// The settings.
        settings: EventSettings,
        /// The first links to it.
        links: Vec<LinkFact>,
    },
    /// Boards were set up, with links to them.
    BoardsMade {
        /// The boards.
        boards: Vec<BoardFact>,
        /// The links to them.
        links: Vec<LinkFact>,
        /// The seats of games in progress for which an organiser got a link.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        in_progress: Vec<SeatInProgress>,
        /// The tournament report from which they come, with their pairings.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        report: Option<KeptReport>,
    },
    /// Boards that were set up by mistake were withdrawn, before any move was made there.
    BoardsWithdrawn {
        /// The boards.
        boards: Vec<BoardId>,
        /// The reason.
        reason: String,
    },
    /// The names or the table of a board were corrected.
    BoardChanged {
        /// The board, as it is from now on.
        board: BoardFact,
        /// The board, if an organiser did it while the game was in progress.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        in_progress: Vec<SeatInProgress>,
    },
    /// The name, the broadcast delay or the privacy was changed. The rules of the games never change.
    Changed {
        /// The event's name.
        name: String,
        /// The delay of the broadcast for spectators.
        broadcast_delay_ms: u64,
        /// Spectators need a link.
        private: bool,
    },
    /// Links were issued.
    LinksIssued {
        /// The links.
        links: Vec<LinkFact>,
        /// The ids of earlier links that they replace and revoke.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        instead_of: Vec<u64>,
        /// The seats of games in progress for which an organiser got a link.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        in_progress: Vec<SeatInProgress>,
    },
    /// A link was revoked.
    LinkRevoked {
        /// The link's id.
        link: u64,
    },
    /// Another device takes over: the link of the old one is revoked, and a new link is valid.
    LinkTakenOver {
        /// The id of the revoked link.
        link: u64,
        /// The new link.
        by: LinkFact,
        /// The seats of games in progress for which an organiser got a link.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        in_progress: Vec<SeatInProgress>,
    },
    /// An arbiter or an assistant wrote a note.
    Noted {
        /// The board.
        board: BoardId,
        /// The act that it is about, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        act: Option<u64>,
        /// The text.
        text: String,
    },
    /// A round is pushed to a broadcast from then on, or no longer. The token is a secret and is not recorded.
    PushedTo {
        /// The round.
        round: u32,
        /// The ID of the round at the receiving server.
        to: Option<RoundId>,
    },
    /// A tournament report had these standings.
    Standings(Standings),
    /// A tournament report is kept, to pair the next round from.
    ReportKept(KeptReport),
    /// The server could not be relied on for a while, and no player's time ran.
    Stalled {
        /// For how long.
        ms: u64,
        /// The cause.
        cause: StallCause,
        /// The boards at which a clock would have run.
        boards: Vec<BoardId>,
        /// The boards whose clocks stay stopped until the arbiter resumes play.
        waiting: Vec<BoardId>,
    },
    /// A server of a cluster keeps the event from then on.
    Kept {
        /// The server.
        by: String,
        /// Until when the last keeper let the games run, as far as is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<HallTime>,
        /// When the new keeper took the event, in its own time. Earlier programs did not record it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        since: Option<HallTime>,
        /// From when on it lets the games run at the latest. A game whose players are back runs earlier.
        at: HallTime,
    },
    /// Electronic boards were set up, or are no longer followed.
    ElectronicBoards(ElectronicSettings),
    /// The desk was informed of something at an electronic board.
    ElectronicNotice(ElectronicNotice),
}

impl EventFact {
    /// Changes the number of the event, and with it the ids of its boards, in an imported fact.
    pub(crate) fn renumber(&mut self, event: u64) {
        let renumber_links = |links: &mut Vec<LinkFact>| {
            links.iter_mut().for_each(|link| link.renumber(event));
        };
        let renumber_seats = |seats: &mut Vec<SeatInProgress>| {
            seats.iter_mut().for_each(|seat| seat.board.event = event);
        };
        let renumber_boards = |boards: &mut Vec<BoardId>| {
            boards.iter_mut().for_each(|board| board.event = event);
        };
        match self {
            Self::Made { links, .. } => renumber_links(links),
            Self::LinksIssued { links, in_progress, instead_of: _ } => {
                renumber_links(links);
                renumber_seats(in_progress);
            }
            Self::BoardsMade { boards, links, in_progress, report: _ } => {
                boards.iter_mut().for_each(|board| board.id.event = event);
                renumber_links(links);
                renumber_seats(in_progress);
            }
            Self::BoardsWithdrawn { boards, .. } => renumber_boards(boards),
            Self::BoardChanged { board, in_progress } => {
                board.id.event = event;
                renumber_seats(in_progress);
            }
            Self::LinkTakenOver { by, in_progress, link: _ } => {
                by.renumber(event);
                renumber_seats(in_progress);
            }
            Self::Noted { board, .. } => board.event = event,
            Self::Stalled { boards, waiting, .. } => {
                renumber_boards(boards);
                renumber_boards(waiting);
            }
            Self::ElectronicNotice(notice) => {
                if let Some(board) = &mut notice.board {
                    board.event = event;
                }
            }
            Self::Changed { .. }
            | Self::LinkRevoked { .. }
            | Self::Standings(_)
            | Self::PushedTo { .. }
            | Self::ReportKept(_)
            | Self::Kept { .. }
            | Self::ElectronicBoards(_) => {}
        }
    }
}

impl LinkFact {
    fn renumber(&mut self, event: u64) {
        if let Some(board) = &mut self.place.board {
            board.event = event;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::BoardId;

    #[test]
    fn boards_are_read_as_they_are_written() {
        let board = BoardId { event: 3, number: 12 };
        assert_eq!(board.to_string(), "3-12");
        assert_eq!("3-12".parse(), Ok(board));
        for text in ["", "3", "3-", "-12", "3-1-2", "+3-12", "3--12", "99999999999999999999-1"] {
            assert!(text.parse::<BoardId>().is_err(), "{text}");
        }
    }
}
