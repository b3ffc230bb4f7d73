//! What is kept beside the games: anchors, so that no part of the journal can be lost unnoticed, and backups.

use crate::fault::Fault;
use crate::formats::pgn;
use crate::hall::Hall;
use crate::hall_clock::wall_ms;
use crate::outgoing::{NoBackup, NoticeFacts};
use serde::Serialize;
use std::path::PathBuf;
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::Duration;
use touchmove_journal::{AnchorFile, BackedUp, make_private_folder};
use utoipa::ToSchema;

/// The interval between anchors while the journal is written.
const ANCHOR_EVERY: Duration = Duration::from_secs(60);

/// Anchors and backups.
#[derive(Debug, Default)]
pub(crate) struct Keeping {
    backups: OnceLock<Backups>,
    /// Held while a backup is made, one at a time.
    turn: tokio::sync::Mutex<()>,
    /// The rounds that have ended since the last check.
    rounds: Mutex<Vec<(u64, u32)>>,
    is_over: tokio::sync::Notify,
}

/// Where backups are kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Backups {
    /// The folder; created when it is needed.
    pub folder: PathBuf,
    /// How many backups made at the end of a round are kept.
    pub keep: usize,
}

/// A backup.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct BackupView {
    /// The name of its file.
    pub name: String,
    /// Its size.
    pub bytes: u64,
}

/// The name part of backups made at the arbiter's request, which the hall never removes.
const AT_THE_DESK: &str = "desk";

/// The extension of backup files.
const ENDING: &str = ".db";

/// A moment (UTC) as part of a file name, so that names sort in order of time.
fn moment(wall_ms: u64) -> String {
    let (seconds, ms) = (wall_ms / 1000 % 86_400, wall_ms % 1000);
    let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    format!("{}-{hour:02}{minute:02}{second:02}.{ms:03}", pgn::date(wall_ms).replace('.', ""))
}

impl Keeping {
    /// Notes that a round has ended.
    pub(crate) fn round_over(&self, event: u64, round: u32) {
        self.rounds.lock().unwrap_or_else(PoisonError::into_inner).push((event, round));
        self.is_over.notify_one();
    }
}

impl Hall {
    /// Sets where backups are kept. It can be set once.
    pub fn keep_backups(&self, backups: Backups) {
        let _ = self.keeping.backups.set(backups);
    }

    /// Writes anchors and makes backups until the server ends.
    pub(crate) async fn keep(&self) {
        loop {
            let ended = tokio::time::timeout(ANCHOR_EVERY, self.keeping.is_over.notified()).await;
            if self.is_first()
                && let Err(fault) = self.anchor().await
            {
                tracing::error!(%fault, "an anchor could not be written");
            }
            if ended.is_ok() {
                self.back_up_rounds().await;
            }
        }
    }

    /// Writes an anchor: the signed heads of all streams.
    ///
    /// # Errors
    /// The journal cannot be written.
    pub async fn anchor(&self) -> Result<AnchorFile, Fault> {
        Ok(self.journal.anchor(wall_ms()).await?)
    }

    async fn back_up_rounds(&self) {
        let rounds = std::mem::take(&mut *self.keeping.rounds.lock().unwrap_or_else(PoisonError::into_inner));
        if self.keeping.backups.get().is_none() {
            return;
        }
        // Rounds that ended at the same time share a backup.
        let Some((event, round)) = rounds.last() else { return };
        match self.back_up(&format!("event-{event}-round-{round}")).await {
            Ok(made) => {
                tracing::info!(file = %made.file.display(), made.bytes, "a backup was made");
                // While anything is damaged, an old backup may be the only intact copy.
                if made.report.is_whole() {
                    self.remove_old_backups();
                }
            }
            Err(fault) => {
                tracing::error!(%fault, "a backup could not be made");
                let why = fault.to_string();
                let text = format!("The backup at the end of round {round} could not be made: {why}.");
                for event in self.events() {
                    event.notice(NoticeFacts::NoBackup(NoBackup { why: why.clone() }), text.clone());
                }
            }
        }
    }

    /// Makes a backup at the arbiter's request.
    pub(crate) async fn back_up_now(&self) -> Result<BackupView, Fault> {
        let BackedUp { file, bytes, .. } = self.back_up(AT_THE_DESK).await?;
        let name = file.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
        Ok(BackupView { name, bytes })
    }

    async fn back_up(&self, why: &str) -> Result<BackedUp, Fault> {
        let _turn = self.keeping.turn.lock().await;
        let Backups { folder, .. } = self.backups()?;
        make_private_folder(folder)
            .map_err(|error| Fault::unavailable(format!("{}: {error}", folder.display())))?;
        let name = format!("{}-{why}{ENDING}", moment(wall_ms()));
        let made = self.journal.backup(&folder.join(&name)).await?;
        if !made.report.is_whole() {
            tracing::error!(name, "the journal is damaged, and so is its backup; earlier ones are kept");
        }
        Ok(made)
    }

    fn backups(&self) -> Result<&Backups, Fault> {
        let backups = self.keeping.backups.get();
        backups.ok_or_else(|| Fault::conflict("this hall keeps no backups: its journal is not in a file"))
    }

    /// The existing backups, the newest first.
    pub(crate) fn list_backups(&self) -> Vec<BackupView> {
        let Ok(Backups { folder, .. }) = self.backups() else { return Vec::new() };
        let Ok(files) = std::fs::read_dir(folder) else { return Vec::new() };
        let view = |file: std::fs::DirEntry| {
            let name = file.file_name().into_string().ok().filter(|name| name.ends_with(ENDING))?;
            Some(BackupView { name, bytes: file.metadata().ok()?.len() })
        };
        let mut views: Vec<BackupView> = files.filter_map(|file| view(file.ok()?)).collect();
        views.sort_by(|one, other| other.name.cmp(&one.name));
        views
    }

    /// The file of a backup.
    pub(crate) fn backup_file(&self, name: &str) -> Result<PathBuf, Fault> {
        // Only a name from the list is accepted, so no name leads out of the folder.
        let is_there = self.list_backups().iter().any(|backup| backup.name == name);
        match is_there {
            true => Ok(self.backups()?.folder.join(name)),
            false => Err(Fault::not_found("there is no backup of this name")),
        }
    }

    fn remove_old_backups(&self) {
        let Ok(Backups { folder, keep }) = self.backups() else { return };
        let by_hand = format!("{AT_THE_DESK}{ENDING}");
        let made_by_rounds =
            self.list_backups().into_iter().filter(|backup| !backup.name.ends_with(&by_hand));
        for old in made_by_rounds.skip((*keep).max(1)) {
            if let Err(error) = std::fs::remove_file(folder.join(&old.name)) {
                tracing::warn!(old.name, %error, "an old backup could not be removed");
            }
        }
    }
}
