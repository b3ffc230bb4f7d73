//! Reads a board's stream: the game, and any damage.

use super::{Actor, Board, Tools};
use crate::fault::Fault;
use crate::message::Message;
use crate::outgoing::{AnswersDiffer, DamagedStream, NoticeFacts};
use crate::play::Play;
use crate::reading::{Damage, Readable, readable};
use crate::wheel::Due;
use std::sync::Arc;
use touchmove_journal::{Entry, Fault as JournalFault, Head, digest_of, unseal};

/// The number of entries of a stream that are read at a time.
const PAGE: usize = 1024;

impl Board {
    /// The entries of its stream from a number on.
    pub(crate) async fn entries(&self, tools: &Tools<'_>, first: u64) -> Result<Vec<Entry>, Fault> {
        let stream = self.id().stream();
        let mut entries: Vec<Entry> = Vec::new();
        loop {
            let from = entries.last().map_or(first, |last| last.number + 1);
            let page = match tools.journal.read(&stream, from, PAGE).await {
                Ok(page) => page,
                // The readable part ends where the damage begins.
                Err(JournalFault::Damaged { .. }) => {
                    let mut readable = self.check(tools).await?;
                    readable.retain(|entry| entry.number >= first);
                    return Ok(readable);
                }
                Err(fault) => return Err(fault.into()),
            };
            let is_last = page.len() < PAGE;
            entries.extend(page);
            if is_last {
                self.unseal(tools, &mut entries);
                return Ok(entries);
            }
        }
    }

    /// Decrypts sealed moves, which are encrypted in the journal, for the game.
    pub(super) fn unseal(&self, tools: &Tools<'_>, entries: &mut [Entry]) {
        if !unseal(entries, tools.journal.keys().ok().as_deref()) {
            tracing::error!(board = %self.id(), "a sealed move cannot be read: the keys beside the journal are not those it was sealed with");
        }
    }

    /// Checks the whole stream of its game: if it is damaged, the game cannot continue.
    pub(crate) async fn check(&self, tools: &Tools<'_>) -> Result<Vec<Entry>, Fault> {
        let stream = self.id().stream();
        let Some(head) = tools.journal.head(&stream).await? else { return Ok(Vec::new()) };
        let read = readable(tools.journal, &stream, head.origin.as_deref()).await?;
        Ok(self.checked(tools, head, read))
    }

    /// The entries of its stream that can be trusted.
    pub(super) fn checked(
        &self,
        tools: &Tools<'_>,
        head: Head,
        Readable { mut entries, damage }: Readable,
    ) -> Vec<Entry> {
        let end =
            head.damage.map(|what| Damage { event: None, entry: head.last, what, unread: 1, is_all: false });
        if let Some(damage) = damage.or(end) {
            self.quarantine(&damage);
            // After that nothing is certain.
            entries.retain(|entry| entry.number < damage.entry);
        }
        self.unseal(tools, &mut entries);
        entries
    }

    /// Stops all play here: the record cannot be trusted. Play continues everywhere else.
    fn quarantine(&self, damage: &Damage) {
        if self.damage.set(damage.what.clone()).is_err() {
            return;
        }
        let (board, entry) = (self.id(), damage.entry);
        tracing::error!(%board, entry, what = damage.what, "a game is damaged in the journal");
        let facts = DamagedStream { board: Some(board), event: None, entry };
        let text = format!(
            "Board {board}: the journal is damaged from entry {entry} on. Nobody can act there; the entries before it can be read. Restore a backup, or set up the game again at another board."
        );
        self.event.notice(NoticeFacts::Damaged(facts), text);
    }

    /// Why no one can act here, if the journal is damaged.
    pub(crate) fn damaged(&self) -> Option<Fault> {
        let what = self.damage.get()?;
        Some(Fault::damaged(format!(
            "the journal is damaged at this board, and nobody can act here: {what}; the arbiter restores a backup, or sets the game up again at another board"
        )))
    }

    /// Reads the game from its stream. Answers that would differ now are reported; the recorded ones stand.
    pub(super) async fn read(&self, tools: &Tools<'_>) -> Result<Play, Fault> {
        let entries = self.check(tools).await?;
        // A server that has lost the event must not continue from what the new keeper wrote. A keeper records that it has taken the event
        // before it writes at a board, so this is checked after reading.
        if tools.is_shared {
            self.event.check_kept(tools.journal, tools.clock.hall()).await?;
        }
        Ok(self.replayed(tools, &entries))
    }

    /// The game from these entries.
    pub(super) fn replayed(&self, tools: &Tools<'_>, entries: &[Entry]) -> Play {
        // Was the game kept here before? Then its players may be waiting for what they have not heard of.
        let is_kept = self.kept_time().is_some();
        let replayed = Play::replay(entries);
        if !replayed.differing.is_empty() {
            self.report_differences(&replayed.differing);
        }
        let mut messages = replayed.messages;
        let Some(last) = messages.last_mut() else { return replayed.play };
        let delay_ms = self.event.settings().broadcast_delay_ms;
        let mut live = self.live();
        // The last recorded answer stands, whatever newer software would answer; but not if the kept answer was changed since.
        let answered = entries.last().and_then(|entry| entry.content.digest);
        let is_answer =
            |kept: &Message| kept.number == last.number && answered == Some(digest_of(&kept.answer));
        match live.last().filter(|kept| is_answer(kept)) {
            Some(kept) => *last = Arc::clone(kept),
            None if live.last().is_some_and(|kept| kept.number == last.number) => {
                tracing::error!(board = %self.id(), "what is kept as the last answer is not what was answered");
            }
            None => {}
        }
        let time = self.time(last, tools);
        let due = last.due_ms.filter(|_| self.damage.get().is_none());
        tools.wheel.set(Due::Time(self.id()), due.map(|due| self.instant_of(time, due, tools)));
        let now = tools.clock.now();
        for message in messages.iter_mut().filter_map(Arc::get_mut) {
            message.hall_time = match live.last().filter(|kept| message.number <= kept.number) {
                Some(kept) => kept.hall_time_of(message, now),
                // Another server of a cluster may have written it, in its own time.
                None => (is_kept || !tools.is_shared).then_some(now),
            };
        }
        let announced = live.last().map(|last| last.number).filter(|_| is_kept);
        live.begin(&messages, |message| self.age_ms(message, tools) >= delay_ms);
        // An append was made although the journal reported an error, or the last keeper of the game made one.
        let is_new = |message: &&Arc<Message>| announced.is_some_and(|announced| message.number > announced);
        for message in messages.iter().filter(is_new) {
            self.announce(&mut live, message, Actor::SERVER);
        }
        if delay_ms > 0 {
            self.await_broadcast(&live, delay_ms, tools);
        }
        if let Some(last) = live.last() {
            self.await_putting_away(last, tools);
        }
        replayed.play
    }

    fn report_differences(&self, acts: &[u64]) {
        let board = self.id();
        tracing::warn!(%board, ?acts, "this version of the software answers differently; the original answers stand");
        let text = format!(
            "Board {board}: this version of the software would answer {} acts differently. The original answers stand.",
            acts.len()
        );
        let differ = AnswersDiffer { board, acts: acts.to_vec() };
        self.event.notice(NoticeFacts::Differ(differ), text);
    }
}
