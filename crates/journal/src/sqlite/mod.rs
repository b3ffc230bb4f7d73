//! The journal in a file: SQLite inside the program.
//!
//! - One thread writes. It takes all waiting appends, up to a limit, and commits them as one transaction, so that they share the cost of
//!   one `fsync`. No entry is acknowledged before that (write-ahead log, `synchronous=FULL`).
//! - A transaction that cannot be committed leaves nothing behind, and all its appends fail. When the disk was full and has room again,
//!   the next one succeeds.
//! - Other threads read, each with its own connection, and never wait for the writer.
//! - A lock on a file beside the journal keeps a second writing process out; any number of processes may read.
//! - A thread moves what was written from the write-ahead log into the file ([`checkpoint`]); after a clean shutdown the journal is one
//!   file.
//! - The log is checked before SQLite reads it ([`wal`]), because SQLite does not report damage in it. The [`mark`] reveals a missing end.

mod backup;
mod checkpoint;
mod files;
mod mark;
mod reader;
mod schema;
mod wal;
mod writer;

use crate::{
    AnchorFile, BatchEntry, Entry, Fault, Head, Journal, Keys, NewEntry, Pending, Posted, Receipt, Start,
    Subscription, check_stream_name,
};
pub use backup::{BackedUp, Earlier, Repaired, Restored, backup, repair, restore};
pub use files::{backups_beside, keys_beside, make_private_folder, tokens_beside};
pub(crate) use files::{beside, private, sync_folder_of};
use mark::Mark;
use reader::Reading;
use rusqlite::{Connection, InterruptHandle, OpenFlags};
use std::fmt;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Sender, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use tokio::sync::watch;
pub use wal::{LogState, log_state};
use writer::{Append, Work, Writer};

/// The limits of a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The number of appends that may wait; one more is answered with [`Fault::Busy`].
    pub most_waiting: usize,
    /// The most appends committed together.
    pub most_in_a_commit: usize,
    /// The number of reading threads.
    pub readers: usize,
    /// The maximum size of the file, in pages of 4 KiB; beyond that, appends fail with [`Fault::Full`].
    pub most_pages: Option<u32>,
}

impl Default for Options {
    fn default() -> Self {
        Self { most_waiting: 16_384, most_in_a_commit: 1024, readers: 2, most_pages: None }
    }
}

/// A journal in a file. Clones share the same journal. When the last one is dropped, waiting appends are still written.
#[derive(Clone)]
pub struct Sqlite {
    inner: Arc<Inner>,
}

struct Inner {
    path: PathBuf,
    /// None if the journal was opened only for reading.
    appends: Option<SyncSender<Work>>,
    readings: Option<SyncSender<Reading>>,
    checkpoints: Option<Sender<()>>,
    written: watch::Sender<u64>,
    keys: Option<Arc<Keys>>,
    log: LogState,
    cut_off: Option<Fault>,
    /// The threads that check the whole file, and the handles to interrupt them.
    checks: Mutex<Vec<(InterruptHandle, JoinHandle<()>)>>,
    /// The reading threads and the checkpoint thread, then the writing thread.
    threads: Mutex<Vec<JoinHandle<()>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
    /// Locked while the journal is open.
    _lock: Option<File>,
}

impl Sqlite {
    /// Opens the journal in this file for writing and reading, or creates it.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, Fault> {
        Self::open_with(path, &Options::default())
    }

    /// The same with other limits.
    pub fn open_with(path: impl AsRef<Path>, options: &Options) -> Result<Self, Fault> {
        let path = files::resolve(path.as_ref())?;
        let lock = files::lock(&path)?;
        files::check_not_lost(&path)?;
        let log = wal::check(&path)?;
        // With a read-only connection: closing the last writing connection would delete the log.
        if let Some(marked) = mark::read(&path) {
            mark::check(Some(marked), &connect_to_read(&path)?)?;
        }
        let told = |error: std::io::Error| Fault::Io(format!("{}: {error}", path.display()));
        files::private().open(&path).map_err(told)?;
        let connection = connect_to_write(&path)?;
        schema::prepare_to_write(&connection, options.most_pages)?;
        if !schema::has_entries(&connection)? {
            files::check_not_emptied(&path)?;
        }
        let keys = Arc::new(files::keys(&path)?);
        let written = watch::Sender::new(0);
        let writer = Writer::new(
            connection,
            options.most_in_a_commit,
            written.clone(),
            Mark::open(&path),
            Arc::clone(&keys),
        )?;
        let (appends, waiting) = sync_channel(options.most_waiting);
        let writer = spawn("journal writer", move || writer.run(&waiting))?;
        let mut threads = Vec::new();
        let readings = reader::spawn(&path, options.readers, &mut threads)?;
        let (checkpoints, thread) = checkpoint::begin(&path, written.subscribe())?;
        threads.push(thread);
        Ok(Self {
            inner: Arc::new(Inner {
                path,
                appends: Some(appends),
                readings: Some(readings),
                checkpoints: Some(checkpoints),
                written,
                keys: Some(keys),
                log,
                cut_off: None,
                checks: Mutex::default(),
                threads: Mutex::new(threads),
                writer: Mutex::new(Some(writer)),
                _lock: Some(lock),
            }),
        })
    }

    /// Opens the journal in this file only for reading, even while another process writes to it. An append is answered with
    /// [`Fault::Closed`].
    pub fn open_to_read(path: impl AsRef<Path>) -> Result<Self, Fault> {
        let path = files::resolve(path.as_ref())?;
        let log = wal::check(&path)?;
        // Read before the journal, which may grow meanwhile.
        let marked = mark::read(&path);
        // Checked here and not by a reader, so that a wrong file is reported at once.
        let connection = connect_to_read(&path)?;
        schema::check(&connection)?;
        let cut_off = match mark::check(marked, &connection) {
            Err(fault @ Fault::CutOff { .. }) => Some(fault),
            checked => checked.map(|()| None)?,
        };
        let mut threads = Vec::new();
        let readings = reader::spawn(&path, 1, &mut threads)?;
        // Without permission to read the keys, the journal can still be read.
        let keys = files::keys_that_are_there(&path).ok().flatten().map(Arc::new);
        Ok(Self {
            inner: Arc::new(Inner {
                path,
                appends: None,
                readings: Some(readings),
                checkpoints: None,
                written: watch::Sender::new(0),
                keys,
                log,
                cut_off,
                checks: Mutex::default(),
                threads: Mutex::new(threads),
                writer: Mutex::new(None),
                _lock: None,
            }),
        })
    }

    /// Its file.
    pub fn path(&self) -> &Path {
        &self.inner.path
    }

    /// The state of its write-ahead log when it was opened.
    pub fn log_state(&self) -> LogState {
        self.inner.log
    }

    /// [`Fault::CutOff`] if it was opened for reading and ends before the last acknowledged entry.
    pub fn cut_off(&self) -> Option<&Fault> {
        self.inner.cut_off.as_ref()
    }

    fn reading<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Connection) -> Result<T, Fault> + Send + 'static,
    ) -> Pending<T> {
        let (resolver, pending) = Pending::new();
        let reading: Reading = Box::new(move |connection| resolver.resolve(read(connection)));
        hand_over(self.inner.readings.as_ref(), reading)
            .map_or_else(|fault| Pending::ready(Err(fault)), |()| pending)
    }
}

impl Journal for Sqlite {
    fn append(&self, stream: &str, number: u64, entry: NewEntry) -> Pending<Receipt> {
        if let Err(fault) = check_stream_name(stream) {
            return Pending::ready(Err(fault));
        }
        let (resolver, pending) = Pending::new();
        let append = Append { stream: stream.to_owned(), number, entry, resolver };
        hand_over(self.inner.appends.as_ref(), Work::Append(Box::new(append)))
            .map_or_else(|fault| Pending::ready(Err(fault)), |()| pending)
    }

    fn append_all(&self, entries: Vec<BatchEntry>) -> Pending<Vec<Receipt>> {
        if let Some(fault) = entries.iter().find_map(|entry| check_stream_name(&entry.stream).err()) {
            return Pending::ready(Err(fault));
        }
        let (resolver, pending) = Pending::new();
        hand_over(self.inner.appends.as_ref(), Work::Batch(entries, resolver))
            .map_or_else(|fault| Pending::ready(Err(fault)), |()| pending)
    }

    fn anchor(&self, wall_ms: u64) -> Pending<AnchorFile> {
        let (resolver, pending) = Pending::new();
        hand_over(self.inner.appends.as_ref(), Work::Anchor(wall_ms, resolver))
            .map_or_else(|fault| Pending::ready(Err(fault)), |()| pending)
    }

    fn keys(&self) -> Result<Arc<Keys>, Fault> {
        self.inner.keys.clone().ok_or(Fault::Closed)
    }

    fn backup(&self, file: &Path) -> Pending<BackedUp> {
        let (resolver, pending) = Pending::new();
        let (journal, file) = (self.inner.path.clone(), file.to_owned());
        // On its own thread, not a reading one: it may take long.
        match spawn("journal backup", move || resolver.resolve(backup(&journal, &file))) {
            Ok(_) => pending,
            Err(fault) => Pending::ready(Err(fault)),
        }
    }

    fn read(&self, stream: &str, from: u64, at_most: usize) -> Pending<Vec<Entry>> {
        let stream = stream.to_owned();
        self.reading(move |connection| reader::entries(connection, &stream, from, at_most))
    }

    fn read_all(&self, from: u64, at_most: usize) -> Pending<Vec<Posted>> {
        self.reading(move |connection| reader::posted(connection, from, at_most))
    }

    fn head(&self, stream: &str) -> Pending<Option<Head>> {
        let stream = stream.to_owned();
        self.reading(move |connection| reader::head(connection, &stream))
    }

    fn names(&self) -> Pending<Vec<String>> {
        self.reading(reader::stream_names)
    }

    fn streams(&self) -> Pending<Vec<Head>> {
        self.reading(reader::heads)
    }

    fn check_store(&self) -> Pending<Vec<String>> {
        // On its own thread, not a reading one: it may take long. Closing the journal interrupts it.
        let (resolver, pending) = Pending::new();
        let begun = connect_to_read(&self.inner.path).and_then(|connection| {
            let handle = connection.get_interrupt_handle();
            let check = move || resolver.resolve(reader::integrity(&connection));
            Ok((handle, spawn("journal check", check)?))
        });
        match begun {
            Ok(check) => {
                self.inner.checks.lock().unwrap_or_else(PoisonError::into_inner).push(check);
                pending
            }
            Err(fault) => Pending::ready(Err(fault)),
        }
    }

    fn subscribe(&self, from: Start) -> Subscription {
        Subscription::new(Arc::new(self.clone()), from, self.inner.written.subscribe())
    }
}

impl fmt::Debug for Sqlite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sqlite").finish_non_exhaustive()
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        // A thread ends when no sender is left for its queue. The writer is last: it empties the log into the file, and can do so only when
        // no thread reads.
        self.readings = None;
        self.checkpoints = None;
        for (handle, thread) in self.checks.get_mut().unwrap_or_else(PoisonError::into_inner).drain(..) {
            handle.interrupt();
            let _ = thread.join();
        }
        let threads = self.threads.get_mut().unwrap_or_else(PoisonError::into_inner);
        for thread in threads.drain(..) {
            // A thread that has panicked needs no further handling.
            let _ = thread.join();
        }
        self.appends = None;
        if let Some(writer) = self.writer.get_mut().unwrap_or_else(PoisonError::into_inner).take() {
            let _ = writer.join();
        }
    }
}

/// Puts an item into a queue, if it exists and has room.
fn hand_over<T>(queue: Option<&SyncSender<T>>, item: T) -> Result<(), Fault> {
    let queue = queue.ok_or(Fault::Closed)?;
    queue.try_send(item).map_err(|error| match error {
        TrySendError::Full(_) => Fault::Busy,
        TrySendError::Disconnected(_) => Fault::Closed,
    })
}

fn connect_to_read(path: &Path) -> Result<Connection, Fault> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags).map_err(fault)?;
    connection.busy_timeout(schema::PATIENCE).map_err(fault)?;
    schema::prepare_to_read(&connection)?;
    Ok(connection)
}

fn connect_to_write(path: &Path) -> Result<Connection, Fault> {
    Connection::open(path).map_err(fault)
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> Result<JoinHandle<()>, Fault> {
    std::thread::Builder::new()
        .name(name.to_owned())
        .spawn(work)
        .map_err(|error| Fault::Io(format!("cannot start a thread for the {name}: {error}")))
}

/// Translates an error of SQLite.
fn fault(error: rusqlite::Error) -> Fault {
    use rusqlite::{ErrorCode, ffi};
    match error.sqlite_error() {
        Some(inner) if inner.code == ErrorCode::DiskFull => Fault::Full,
        // The index of the write-ahead log is a file too, and can run out of room.
        Some(inner) if inner.extended_code == ffi::SQLITE_IOERR_SHMSIZE => Fault::Full,
        Some(inner) if inner.code == ErrorCode::NotADatabase => {
            Fault::NotAJournal("it is not a SQLite file".to_owned())
        }
        Some(inner) if inner.code == ErrorCode::DatabaseCorrupt => Fault::Corrupt(error.to_string()),
        _ => Fault::Io(error.to_string()),
    }
}
