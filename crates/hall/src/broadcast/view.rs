//! The state of an event's broadcast, for the desk and the organisers.

use super::destination::RoundId;
use super::push::GameError;
use crate::event::Event;
use crate::facts::BoardId;
use crate::hall::Hall;
use serde::Serialize;
use std::collections::BTreeSet;
use utoipa::ToSchema;

/// The state of an event's broadcast.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct BroadcastView {
    /// The live folder; null if the server has none.
    #[schema(required = true)]
    pub folder: Option<LiveFolderView>,
    /// The server to which rounds are pushed.
    pub server: String,
    /// True if there is a token for it. The token itself is never returned.
    pub has_token: bool,
    /// The event is private: nothing is broadcast.
    pub private: bool,
    /// Its rounds.
    pub rounds: Vec<RoundBroadcast>,
}

/// The live folder of an event.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LiveFolderView {
    /// Its path on the server's machine.
    pub path: String,
    /// When a file in it last changed: wall time, in milliseconds since the beginning of 1970 (UTC).
    #[schema(required = true)]
    pub written_wall: Option<u64>,
    /// Why it cannot be written, if so.
    #[schema(required = true)]
    pub error: Option<String>,
    /// Something public is not in it yet.
    pub is_behind: bool,
}

/// The state of a round's broadcast.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RoundBroadcast {
    /// The round.
    pub round: u32,
    /// The path of its public PGN, which never changes.
    pub pgn: String,
    /// The ID of the round at the receiving server; null if it is not pushed.
    #[schema(value_type = Option<String>, required = true)]
    pub push_to: Option<RoundId>,
    /// The state of pushing it.
    pub push: PushState,
    /// When it was last accepted: wall time, in milliseconds since the beginning of 1970 (UTC).
    #[schema(required = true)]
    pub taken_wall: Option<u64>,
    /// Why the last push failed, if it did.
    #[schema(required = true)]
    pub error: Option<String>,
    /// When it is tried again.
    #[schema(required = true)]
    pub again_wall: Option<u64>,
    /// Errors that the server reports in single games; the others are broadcast.
    pub game_errors: Vec<GameErrorView>,
}

/// The state of pushing a round.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PushState {
    /// It is not pushed: it has no ID.
    Off,
    /// It is not pushed: the event is private.
    Private,
    /// It is not pushed: there is no token.
    NoToken,
    /// The server has accepted everything that is public.
    Taken,
    /// Something is waiting to be sent.
    Pending,
    /// The last push failed, and is tried again.
    Failing,
}

/// An error that the server reports in a game.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GameErrorView {
    /// The board.
    #[schema(value_type = String)]
    pub board: BoardId,
    /// The number of its table.
    pub table: u32,
    /// The player with the white pieces.
    pub white: String,
    /// The player with the black pieces.
    pub black: String,
    /// The server's message.
    pub error: String,
}

impl From<GameError> for GameErrorView {
    fn from(GameError { board, table, white, black, error }: GameError) -> Self {
        Self { board, table, white, black, error }
    }
}

/// The path of the public PGN of a round.
fn pgn_address(event: u64, round: u32) -> String {
    format!("/api/v1/events/{event}/rounds/{round}/games.pgn")
}

impl Hall {
    /// The state of an event's broadcast.
    pub(crate) fn broadcast_view(&self, event: &Event) -> BroadcastView {
        let rounds = self.boards_of(event.id).into_iter().map(|board| board.fact().round);
        let rounds: BTreeSet<u32> = rounds.chain(event.push_rounds().into_keys()).collect();
        BroadcastView {
            folder: self.folder_view(event, &rounds),
            server: self.broadcast.server().to_string(),
            has_token: self.has_token(event),
            private: event.settings().private,
            rounds: rounds.into_iter().map(|round| self.round_view(event, round)).collect(),
        }
    }

    fn has_token(&self, event: &Event) -> bool {
        self.broadcast.tokens.get((event.id, &event.made), self.broadcast.server()).is_some()
    }

    fn folder_view(&self, event: &Event, rounds: &BTreeSet<u32>) -> Option<LiveFolderView> {
        let folder = self.live_folder_of(event.id)?;
        let written = self.broadcast.folder.of(event.id);
        let is_behind =
            |round: &u32| self.broadcast.folder.is_pending(event.id, *round, &self.glance(event, *round));
        Some(LiveFolderView {
            path: folder.display().to_string(),
            written_wall: written.wall,
            error: written.error,
            is_behind: !event.settings().private && rounds.iter().any(is_behind),
        })
    }

    fn round_view(&self, event: &Event, round: u32) -> RoundBroadcast {
        let push_to = event.push_rounds().remove(&round);
        let fared = self.broadcast.pushes.of(event.id, round);
        let push = match &push_to {
            None => PushState::Off,
            Some(_) if event.settings().private => PushState::Private,
            Some(_) if !self.has_token(event) => PushState::NoToken,
            Some(_) if fared.error.is_some() => PushState::Failing,
            Some(_) if fared.is_pending(&self.glance(event, round)) => PushState::Pending,
            Some(_) => PushState::Taken,
        };
        RoundBroadcast {
            round,
            pgn: pgn_address(event.id, round),
            push_to,
            push,
            taken_wall: fared.taken_wall,
            error: fared.error,
            again_wall: fared.again_wall,
            game_errors: fared.game_errors.into_iter().map(GameErrorView::from).collect(),
        }
    }
}
