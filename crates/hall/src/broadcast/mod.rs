//! Broadcasting: the public PGN of every round at its own URL, in a folder in the layout of DGT LiveChess, and pushed to lichess or another
//! server that runs lila.
//!
//! All three are the same text ([`public_pgn`]): what a spectator of the hall sees, after the event's own delay. A private event is not
//! broadcast.

mod client;
mod destination;
mod folder;
mod pace;
pub(crate) mod public_pgn;
mod push;
mod reply;
mod tokens;
pub(crate) mod view;
mod writing_out;

use crate::event::Event;
use crate::fault::Fault;
use crate::hall::Hall;
use client::Client;
pub(crate) use destination::RoundId;
pub use destination::{NotAServer, PushServer};
pub use pace::Pace;
use public_pgn::PublicTexts;
use push::Pushes;
use std::path::PathBuf;
use std::sync::OnceLock;
use tokens::{Secret, Tokens};
use writing_out::FolderState;

/// Where the games of a hall are broadcast.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Broadcast {
    /// The folder into which rounds are written, if any.
    pub live_folder: Option<PathBuf>,
    /// The file for the tokens; without one they are lost when the server ends.
    pub tokens: Option<PathBuf>,
    /// The server to which rounds are pushed.
    pub server: PushServer,
    /// How often and how fast.
    pub pace: Pace,
}

/// The outlets of the broadcast, and their state.
#[derive(Debug, Default)]
pub(crate) struct Outlets {
    settings: OnceLock<Broadcast>,
    texts: PublicTexts,
    tokens: Tokens,
    pushes: Pushes,
    folder: FolderState,
    client: Client,
}

impl Outlets {
    fn settings(&self) -> &Broadcast {
        self.settings.get_or_init(Broadcast::default)
    }

    fn server(&self) -> &PushServer {
        &self.settings().server
    }

    fn pace(&self) -> Pace {
        self.settings().pace
    }
}

impl Hall {
    /// Sets where games are broadcast. It can be set once, before the server runs.
    ///
    /// # Errors
    /// The file with the tokens cannot be read.
    pub fn broadcast_to(&self, broadcast: Broadcast) -> std::io::Result<()> {
        if let Some(file) = &broadcast.tokens {
            self.broadcast.tokens.keep_in(file.clone())?;
        }
        let _ = self.broadcast.settings.set(broadcast);
        Ok(())
    }

    /// Sets the token with which an event pushes its games; `None` stops it.
    pub(crate) fn set_token(&self, event: &Event, token: Option<&str>) -> Result<(), Fault> {
        let not_a_token = || Fault::bad("this is not a token: it is one word of letters, digits and signs");
        let token = token.map(|token| Secret::read(token).ok_or_else(not_a_token)).transpose()?;
        let kept = self.broadcast.tokens.set((event.id, &event.made), self.broadcast.server(), token);
        kept.map_err(|error| Fault::unavailable(format!("the token could not be stored: {error}")))?;
        self.broadcast.pushes.begin_anew(event.id);
        Ok(())
    }

    /// Starts pushing again after the destinations of an event have changed.
    pub(crate) fn push_anew(&self, event: u64) {
        self.broadcast.pushes.begin_anew(event);
    }
}
