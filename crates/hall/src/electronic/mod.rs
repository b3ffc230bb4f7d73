//! Electronic boards: what DGT LiveChess reports of them becomes acts of the games at their tables.
//!
//! - The placements are read by [`touchmove_sensors`]; nothing here knows how a piece moves.
//! - An act enters the journal as any other does, with the board's serial number as its author.
//! - What the sensors cannot tell is asked at the desk. While it is open, nothing is recorded that could be wrong: if a press cannot be
//!   explained, the clocks stand from that press on, until the arbiter resumes play.
//! - Whatever LiveChess sends, it is bounded, and what cannot be read is passed over.

mod connection;
mod followed;
mod holds;
mod livechess;
mod notices;
mod presses;
mod settings;
mod status;
mod trouble;

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

/// So many presses may wait for the board to be read.
const MOST_WAITING: usize = 256;

/// The electronic boards of an event.
#[derive(Debug)]
pub(crate) struct Electronic {
    settings: watch::Sender<Arc<ElectronicSettings>>,
    presses: mpsc::Sender<PressRequest>,
    /// Whoever follows the boards takes it, and puts it back.
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
    /// Where they are and who sits at which.
    pub(crate) fn settings(&self) -> Arc<ElectronicSettings> {
        Arc::clone(&self.settings.borrow())
    }

    /// Does one stand at that table?
    pub(crate) fn is_at(&self, table: u32) -> bool {
        let settings = self.settings.borrow();
        settings.address.is_some() && settings.at_table(table).is_some()
    }

    /// They were set up otherwise.
    pub(crate) fn set(&self, settings: ElectronicSettings) {
        self.settings.send_replace(Arc::new(settings));
    }

    /// What is known of them now.
    pub(crate) fn status(&self) -> MutexGuard<'_, ElectronicStatus> {
        self.status.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Is it for the caller to follow them from now on?
    pub(crate) fn begin(&self) -> bool {
        self.settings().address.is_some() && !self.is_followed.swap(true, Ordering::AcqRel)
    }

    fn end(&self) {
        self.is_followed.store(false, Ordering::Release);
        *self.status() = ElectronicStatus::default();
    }
}
