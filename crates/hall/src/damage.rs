//! Damage to the journal: found while the hall is open, and reported to every desk it concerns. After each start the hall finds by itself
//! whatever `touchmove journal verify` would find.

use crate::board::Board;
use crate::facts::{BoardId, HALL, event_of_stream, event_stream};
use crate::fault::Fault;
use crate::hall::Hall;
use crate::outgoing::{DamagedStream, NoticeFacts};
use crate::reading::Damage;
use std::collections::{BTreeSet, HashMap};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;
use touchmove_journal::{
    AnchorFault, Break, Depth, Fault as JournalFault, Journal, Report, verify, verify_until,
};

/// How long to wait before checking a journal again that could not be checked.
const CHECK_AGAIN_AFTER: Duration = Duration::from_secs(60);

/// Cancels a check when dropped.
struct BreakOff(Arc<AtomicBool>);

impl Drop for BreakOff {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Without a readable event there is no desk to report damage to: a damaged journal is then not opened at all.
pub(crate) async fn refuse_if_damaged(journal: &Arc<dyn Journal>) -> Result<(), Fault> {
    let journal = Arc::clone(journal);
    let checked = tokio::task::spawn_blocking(move || verify(&*journal, Depth::Chains, |_| ())).await;
    let report = checked.map_err(|error| Fault::unavailable(error.to_string()))??;
    let breaks = report.breaks.iter().map(ToString::to_string);
    let anchors = report.anchors.faults.iter().map(ToString::to_string);
    match breaks.chain(anchors).chain(report.store).next() {
        None => Ok(()),
        Some(what) => Err(Fault::unavailable(format!(
            "the journal is damaged, and no event in it can be read: {what}. Restore the latest backup (touchmove journal restore)"
        ))),
    }
}

/// The known damage.
#[derive(Default)]
pub(crate) struct Damaged {
    /// Streams whose damage was reported.
    reported: Mutex<BTreeSet<String>>,
    /// The number of faults that the check of the whole journal found, once it is done.
    checked: OnceLock<u64>,
}

impl Damaged {
    /// The number of faults that the check of the whole journal found; `None` while it is in progress.
    pub(crate) fn faults(&self) -> Option<u64> {
        self.checked.get().copied()
    }

    /// True if this stream was not reported before.
    fn is_new(&self, stream: &str) -> bool {
        self.reported.lock().unwrap_or_else(PoisonError::into_inner).insert(stream.to_owned())
    }
}

impl Hall {
    /// Reports the damage found when the streams of the hall and its events were read. Play continues everywhere else.
    pub(crate) fn report_damage(&self, damage: &[Damage]) {
        for Damage { event, entry, what, unread, is_all } in damage {
            tracing::error!(?event, entry, what, unread, "the journal is damaged");
            self.damaged.is_new(&event.map_or_else(|| HALL.to_owned(), event_stream));
            let facts = DamagedStream { board: None, event: *event, entry: *entry };
            let of = match event {
                Some(event) if *is_all => format!("Event {event} cannot be read"),
                Some(event) => format!("Event {event} is damaged, and was read as far as possible"),
                None => "The hall's own record is damaged, and was read as far as possible".to_owned(),
            };
            let text = format!("{of}: {what}. Restore a backup if something is missing.");
            self.notify_desks(event.filter(|_| !is_all), &facts, &text);
        }
    }

    /// Reads every game once, so that a damaged one is found before it is continued.
    pub(crate) async fn check_boards(&self) {
        let boards: Vec<Arc<Board>> = self.known().boards().values().cloned().collect();
        for board in boards {
            if let Err(fault) = board.check(&self.tools()).await {
                tracing::error!(board = %board.id(), %fault, "a game could not be read");
            }
            tokio::task::yield_now().await;
        }
    }

    /// Checks the whole journal, and tries again later if it cannot be read now.
    pub(crate) async fn check_journal(&self) {
        loop {
            match self.look_journal_over().await {
                Ok(report) => {
                    self.report_all(&report);
                    let faults = report.breaks.len() + report.anchors.faults.len() + report.store.len();
                    let _ = self.damaged.checked.set(faults as u64);
                    return;
                }
                Err(fault @ (JournalFault::Damaged { .. } | JournalFault::Corrupt(_))) => {
                    self.report_elsewhere(0, &fault.to_string());
                    let _ = self.damaged.checked.set(1);
                    return;
                }
                // A full disk or a busy moment is not damage.
                Err(fault) => tracing::warn!(%fault, "the journal could not be checked yet"),
            }
            tokio::time::sleep(CHECK_AGAIN_AFTER).await;
        }
    }

    /// Follows every chain and every anchor in a thread of its own, then has the file checked. It is cancelled when the server ends.
    async fn look_journal_over(&self) -> Result<Report, JournalFault> {
        let journal = Arc::clone(&self.journal);
        let guard = BreakOff(Arc::default());
        let is_over = Arc::clone(&guard.0);
        let checked =
            tokio::task::spawn_blocking(move || verify_until(&*journal, Depth::Chains, &is_over, |_| ()));
        let report = checked.await.map_err(|error| JournalFault::Io(error.to_string()))??;
        Ok(Report { store: self.journal.check_store().await?, ..report })
    }

    fn report_all(&self, report: &Report) {
        self.report_breaks(&report.breaks);
        // Where a chain is broken the anchors do not match either; that would report the same damage twice.
        let is_missing =
            |fault: &AnchorFault| matches!(fault, AnchorFault::Changed { had, has, .. } if has < had);
        let is_news = |fault: &&AnchorFault| report.breaks.is_empty() || is_missing(fault);
        for fault in report.anchors.faults.iter().filter(is_news) {
            self.report_elsewhere(0, &fault.to_string());
        }
        for fault in &report.store {
            self.report_elsewhere(0, fault);
        }
    }

    fn report_breaks(&self, breaks: &[Break]) {
        let boards: HashMap<String, BoardId> =
            self.known().boards().keys().map(|board| (board.stream(), *board)).collect();
        for found in breaks.iter().filter(|found| self.damaged.is_new(&found.stream)) {
            let board = boards.get(&found.stream).and_then(|board| self.board(*board).ok());
            match (board, event_of_stream(&found.stream)) {
                // Its desk was informed when the game was read.
                (Some(board), _) if board.damaged().is_some() => {}
                (Some(board), _) => {
                    let facts = DamagedStream { board: Some(board.id()), event: None, entry: found.number };
                    let text = format!(
                        "Board {}: something in the journal was damaged and has been restored from the game's own record ({found}). Make a backup, and check the disk.",
                        board.id()
                    );
                    tracing::error!(%found, "a snapshot is damaged");
                    self.notify_desks(Some(board.id().event), &facts, &text);
                }
                (None, event) => match event.filter(|event| self.event(*event).is_ok()) {
                    Some(event) => {
                        let facts = DamagedStream { board: None, event: Some(event), entry: found.number };
                        let text = format!(
                            "Event {event} is damaged: {found}. Restore a backup if something is missing."
                        );
                        self.notify_desks(Some(event), &facts, &text);
                    }
                    None => self.report_elsewhere(found.number, &found.to_string()),
                },
            }
        }
    }

    /// Reports damage that cannot be assigned to one event to all of them.
    fn report_elsewhere(&self, entry: u64, what: &str) {
        tracing::error!(entry, what, "the journal is damaged");
        let facts = DamagedStream { board: None, event: None, entry };
        let text = format!("The journal is damaged: {what}. Restore a backup if something is missing.");
        self.notify_desks(None, &facts, &text);
    }

    /// Informs the desk of this event, or all desks.
    fn notify_desks(&self, event: Option<u64>, facts: &DamagedStream, text: &str) {
        for known in self.events().into_iter().filter(|known| event.is_none_or(|event| event == known.id)) {
            known.notice(NoticeFacts::Damaged(facts.clone()), text.to_owned());
        }
    }
}
