//! Writes the rounds of all public events into the live folder whenever something in them becomes public.

use super::folder::{event_folder, write_round};
use super::public_pgn::Glance;
use crate::event::Event;
use crate::hall::Hall;
use crate::hall_clock::wall_ms;
use crate::outgoing::{NotBroadcast, NoticeFacts};
use crate::seats::Stage;
use std::collections::{BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How long to wait before trying again to write a folder.
const TRY_AGAIN: Duration = Duration::from_secs(5);

/// The state of the folder.
#[derive(Debug, Default)]
pub(super) struct FolderState(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    rounds: HashMap<(u64, u32), Glance>,
    events: HashMap<u64, Written>,
    again: Option<Instant>,
}

/// What was last written for an event.
#[derive(Clone, Debug, Default)]
pub(super) struct Written {
    /// When a file last changed, in wall time.
    pub(super) wall: Option<u64>,
    /// Why it could not be written.
    pub(super) error: Option<String>,
}

impl FolderState {
    /// What was last written for an event.
    pub(super) fn of(&self, event: u64) -> Written {
        self.state().events.get(&event).cloned().unwrap_or_default()
    }

    /// True if something of this round is public and not in the folder.
    pub(super) fn is_pending(&self, event: u64, round: u32, glance: &Glance) -> bool {
        self.state().rounds.get(&(event, round)) != Some(glance)
    }

    fn rounds_of(&self, event: u64) -> Vec<u32> {
        self.state().rounds.keys().filter(|(of, _)| *of == event).map(|(_, round)| *round).collect()
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Hall {
    /// Writes the live folder until the server ends.
    pub(crate) async fn write_live_folder(&self) {
        let settings = self.broadcast.settings();
        let Some(root) = settings.live_folder.clone() else { return };
        // Rounds that were over when the server started are already in the folder, except perhaps the last one, which may have ended with
        // the server.
        for event in self.events() {
            for round in self.finished_rounds(&event) {
                let glance = self.glance(&event, round);
                self.broadcast.folder.state().rounds.insert((event.id, round), glance);
            }
        }
        loop {
            let again = self.broadcast.folder.state().again;
            if again.is_none_or(|again| Instant::now() >= again) {
                self.broadcast.folder.state().again = None;
                for event in self.events() {
                    self.write_event(&root, &event).await;
                }
            }
            tokio::time::sleep(settings.pace.look).await;
        }
    }

    fn finished_rounds(&self, event: &Event) -> BTreeSet<u32> {
        let boards = self.boards_of(event.id);
        let last = boards.iter().map(|board| board.fact().round).max();
        let open = boards.iter().filter(|board| board.stage() != Stage::Over).map(|board| board.fact().round);
        let open: BTreeSet<u32> = open.chain(last).collect();
        boards.iter().map(|board| board.fact().round).filter(|round| !open.contains(round)).collect()
    }

    async fn write_event(&self, root: &Path, event: &Event) {
        // A private event is not broadcast.
        if event.settings().private {
            return;
        }
        let mut glances = self.glances(event);
        // Withdrawn rounds are removed from the folder, too.
        let known: Vec<u32> = self.broadcast.folder.rounds_of(event.id);
        for round in known {
            glances.entry(round).or_insert_with(|| Glance::of(event));
        }
        for (round, glance) in glances {
            if !self.broadcast.folder.is_pending(event.id, round, &glance) {
                continue;
            }
            let public = self.public_round(event, round).await;
            let is_whole = public.unread.is_empty();
            let (root, id): (PathBuf, u64) = (root.to_owned(), event.id);
            let written = tokio::task::spawn_blocking(move || write_round(&root, id, round, &public)).await;
            let written = written.unwrap_or_else(|error| Err(error.to_string()));
            self.note_written(event, round, is_whole.then_some(glance), written);
        }
    }

    /// Notes the result. There is no glance if a game could not be read: then it is tried again.
    fn note_written(
        &self,
        event: &Event,
        round: u32,
        glance: Option<Glance>,
        written: Result<usize, String>,
    ) {
        let mut state = self.broadcast.folder.state();
        let of_event = state.events.entry(event.id).or_default();
        match written {
            Ok(changed) => {
                of_event.error = None;
                if changed > 0 {
                    of_event.wall = Some(wall_ms());
                }
                match glance {
                    Some(glance) => drop(state.rounds.insert((event.id, round), glance)),
                    None => state.again = Some(Instant::now() + TRY_AGAIN),
                }
            }
            Err(why) => {
                tracing::error!(event = event.id, round, why, "the live folder cannot be written");
                let is_new = of_event.error.replace(why.clone()).is_none();
                state.again = Some(Instant::now() + TRY_AGAIN);
                drop(state);
                if is_new {
                    let text = format!("Round {round} cannot be written into the live folder: {why}");
                    event.notice(NoticeFacts::NotBroadcast(NotBroadcast { round, board: None, why }), text);
                }
            }
        }
    }

    /// The folder of an event, if there is one.
    pub(super) fn live_folder_of(&self, event: u64) -> Option<PathBuf> {
        self.broadcast.settings().live_folder.as_ref().map(|root| event_folder(root, event))
    }
}
