//! Electronic boards: what DGT LiveChess reports becomes acts of the games at their tables.
//!
//! - [`touchmove_sensors`] interprets the positions; nothing here knows how a piece moves.
//! - An act is recorded in the journal like any other, with the board's serial number as its author.
//! - What the sensors cannot tell, the desk is asked. Until it is settled, nothing doubtful is recorded: if a press cannot be explained,
//!   the clocks are stopped from that press on, until the arbiter resumes play.
//! - All input from LiveChess is limited in size, and what cannot be read is ignored.

mod connection;
mod followed;
mod holds;
mod livechess;
mod notices;
mod presses;
mod settings;
mod status;
mod unavailable;

pub(crate) use holds::Hold;
pub(crate) use notices::ElectronicNotice;
pub(crate) use presses::BeforePress;
pub(crate) use settings::{ElectronicSettings, Serial};
pub(crate) use status::{ElectronicStatus, ElectronicView};

use holds::Holds;
use presses::PressRequest;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{mpsc, watch};

/// The number of presses that may wait for the board to be read.
const MOST_WAITING: usize = 256;

/// The electronic boards of an event.
#[derive(Debug)]
pub(crate) struct Electronic {
    settings: watch::Sender<Arc<ElectronicSettings>>,
    presses: mpsc::Sender<PressRequest>,
    /// Held by the task that follows the boards.
    waiting: tokio::sync::Mutex<mpsc::Receiver<PressRequest>>,
    is_followed: AtomicBool,
    /// Presses that have not been decided.
    pub(crate) holds: Arc<Holds>,
    status: Mutex<ElectronicStatus>,
}

impl Default for Electronic {
    fn default() -> Self {
        let (presses, waiting) = mpsc::channel(MOST_WAITING);
        Self {
            settings: watch::Sender::default(),
            presses,
            waiting: tokio::sync::Mutex::new(waiting),
            is_followed: AtomicBool::new(false),
            holds: Arc::default(),
            status: Mutex::default(),
        }
    }
}

impl Electronic {
    /// Their settings.
    pub(crate) fn settings(&self) -> Arc<ElectronicSettings> {
        Arc::clone(&self.settings.borrow())
    }

    /// True if there is one at that table.
    pub(crate) fn is_at(&self, table: u32) -> bool {
        let settings = self.settings.borrow();
        settings.address.is_some() && settings.at_table(table).is_some()
    }

    /// Changes their settings.
    pub(crate) fn set(&self, settings: ElectronicSettings) {
        self.settings.send_replace(Arc::new(settings));
    }

    /// Their current status.
    pub(crate) fn status(&self) -> MutexGuard<'_, ElectronicStatus> {
        self.status.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns true if the caller is to follow them from now on.
    pub(crate) fn begin(&self) -> bool {
        self.settings().address.is_some() && !self.is_followed.swap(true, Ordering::AcqRel)
    }

    fn end(&self) {
        self.is_followed.store(false, Ordering::Release);
        *self.status() = ElectronicStatus::default();
    }
}
