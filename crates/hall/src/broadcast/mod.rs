//! Broadcast out: the public PGN of every round at an address of its own, in a folder as DGT LiveChess writes it, and pushed to lichess or
//! another server that runs lila.
//!
//! All three are the same text ([`public_pgn`]): what a spectator of the hall sees, after the event's own delay. A private event goes out
//! to nobody.

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

/// Where the games of a hall go out to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Broadcast {
    /// The folder into which rounds are written, if any.
    pub live_folder: Option<PathBuf>,
    /// The file in which tokens are kept; without one they are forgotten when the server ends.
    pub tokens: Option<PathBuf>,
    /// The server to which rounds are pushed.
    pub server: PushServer,
    /// How fast.
    pub pace: Pace,
}

/// What goes out, and how it fares.
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
    /// Games go out there from now on. It can be said once, before the server runs.
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

    /// An event pushes its games with this token from now on; without one, not at all.
    pub(crate) fn set_token(&self, event: &Event, token: Option<&str>) -> Result<(), Fault> {
        let not_a_token = || Fault::bad("this is not a token: it is one word of letters, digits and signs");
        let token = token.map(|token| Secret::read(token).ok_or_else(not_a_token)).transpose()?;
        let kept = self.broadcast.tokens.set((event.id, &event.made), self.broadcast.server(), token);
        kept.map_err(|error| Fault::unavailable(format!("the token could not be kept: {error}")))?;
        self.broadcast.pushes.begin_anew(event.id);
        Ok(())
    }

    /// The rounds of an event are pushed elsewhere from now on.
    pub(crate) fn push_anew(&self, event: u64) {
        self.broadcast.pushes.begin_anew(event);
    }
}
