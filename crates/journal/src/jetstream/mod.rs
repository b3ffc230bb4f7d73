//! The journal in NATS JetStream, which several servers share.
//!
//! - One stream of JetStream holds all entries, each stream of the journal under a subject of its own. An append is answered once JetStream
//!   has acknowledged it: a majority of its servers have the entry.
//! - Every append states the sequence that it expects to be the last of its subject ([`writer`]). A server that has missed what others
//!   wrote cannot write, so no lock and no lease is needed to keep a chain intact.
//! - Within one stream appends are carried out in the order of the calls; different streams do not wait for one another.
//! - A read returns at least everything that was acknowledged before it ([`store`]), whichever server wrote it.
//! - Nothing is ever removed from the stream. What may take long to read goes through a connection of its own: a server of NATS handles the
//!   requests of a connection one after the other, and an append would wait behind them. Both connections reconnect by themselves.

mod backup;
mod connection;
mod heads;
mod message;
mod options;
mod publish;
mod reader;
mod shared_keys;
mod store;
mod writer;

use crate::{
    AnchorFile, BackedUp, BatchEntry, Entry, Fault, Head, Journal, Keys, NewEntry, Pending, Posted, Receipt,
    Resolver, Start, Subscription, check_stream_name,
};
use async_nats::Client;
use connection::Purpose;
use futures_util::StreamExt;
use message::group;
pub use options::{JetStreamOptions, OtherReplicas};
use reader::Reader;
use std::collections::BTreeMap;
use std::fmt;
use std::future::Future;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use tokio::runtime::{Builder, Handle, Runtime};
use tokio::sync::watch;
use writer::{Turn, Writer};

/// A journal in JetStream. Clones share the same journal. When the last one is dropped, waiting appends are still written, as long as the
/// program runs.
#[derive(Clone)]
pub struct JetStream {
    inner: Arc<Inner>,
}

struct Inner {
    store: Arc<Store>,
    reader: Arc<Reader>,
    /// None if the journal was opened only for reading.
    writer: Option<Arc<Writer>>,
    keys: Option<Arc<Keys>>,
    written: watch::Sender<u64>,
    patience: Duration,
    runtime: OwnRuntime,
}

/// A runtime that can be dropped anywhere, even by a task of another runtime.
struct OwnRuntime(Option<Runtime>);

impl JetStream {
    /// Opens the journal for writing and reading, or creates it. Waits for the servers, so call it on a separate thread.
    pub fn connect(options: &JetStreamOptions) -> Result<Self, Fault> {
        Self::open(options, Purpose::Write)
    }

    /// Opens the journal only for reading. An append is answered with [`Fault::Closed`].
    pub fn connect_to_read(options: &JetStreamOptions) -> Result<Self, Fault> {
        Self::open(options, Purpose::Read)
    }

    /// The connection to NATS, for other communication between servers. It is closed with the journal.
    pub fn client(&self) -> Client {
        self.inner.store.client.clone()
    }

    /// The prefix of this journal's subjects.
    pub fn prefix(&self) -> &str {
        self.inner.store.prefix()
    }

    /// The runtime on which this journal talks to NATS. Streams and buckets of its connection may be used there.
    pub fn handle(&self) -> Option<Handle> {
        self.inner.runtime.0.as_ref().map(|runtime| runtime.handle().clone())
    }

    fn open(options: &JetStreamOptions, purpose: Purpose) -> Result<Self, Fault> {
        let runtime = Builder::new_multi_thread()
            .worker_threads(2)
            .thread_name("journal jetstream")
            .enable_all()
            .build()
            .map_err(|error| Fault::Io(format!("cannot start threads for the journal: {error}")))?;
        let runtime = OwnRuntime(Some(runtime));
        let (answer, answered) = std::sync::mpsc::channel();
        let own = options.clone();
        runtime.spawn(async move {
            let _ = answer.send(Parts::open(&own, purpose).await);
        });
        let Parts { store, reader, writer, keys, written } = answered.recv().map_err(|_| Fault::Closed)??;
        let patience = options.patience;
        Ok(Self { inner: Arc::new(Inner { store, reader, writer, keys, written, patience, runtime }) })
    }

    fn answering<T: Send + 'static>(
        &self,
        answer: impl Future<Output = Result<T, Fault>> + Send + 'static,
    ) -> Pending<T> {
        let (resolver, pending) = Pending::new();
        self.inner.runtime.spawn(async move { resolver.resolve(answer.await) });
        pending
    }

    /// Appends all of these entries or none, and answers with the result of `pick` on the receipts.
    fn append_in_turn<T: Send + 'static>(
        &self,
        entries: Vec<BatchEntry>,
        pick: fn(Vec<Receipt>) -> Result<T, Fault>,
    ) -> Pending<T> {
        let (writer, mut turn) = match self.queue(&entries) {
            Ok(queued) => queued,
            Err(fault) => return Pending::ready(Err(fault)),
        };
        let (resolver, pending) = Pending::new();
        self.inner.runtime.spawn(async move {
            turn.comes().await;
            resolver.resolve(writer.append(&entries).await.and_then(pick));
            // Only now: closing the journal waits until no turn is left.
            drop(turn);
        });
        pending
    }

    fn queue(&self, entries: &[BatchEntry]) -> Result<(Arc<Writer>, Turn), Fault> {
        entries.iter().try_for_each(|entry| check_stream_name(&entry.stream))?;
        let writer = self.inner.writer.as_ref().ok_or(Fault::Closed)?;
        let turn = writer.queue(entries.iter().map(|entry| entry.stream.as_str()))?;
        Ok((Arc::clone(writer), turn))
    }
}

/// The parts of a journal once it is connected.
struct Parts {
    store: Arc<Store>,
    reader: Arc<Reader>,
    writer: Option<Arc<Writer>>,
    keys: Option<Arc<Keys>>,
    written: watch::Sender<u64>,
}

impl Parts {
    async fn open(options: &JetStreamOptions, purpose: Purpose) -> Result<Self, Fault> {
        let connection = connection::connect(options, connection::ATTEMPT).await?;
        let (context, changes) = (connection.context.clone(), connection.changes.clone());
        connection::find_or_make(&context, options, purpose).await?;
        let keys = match &options.keys {
            Some(path) => Some(Arc::new(shared_keys::open(&context, options, path).await?)),
            None => None,
        };
        let store = Arc::new(Store::new(connection, options).await?);
        let bulk = Store::new(connection::connect(options, connection::SEARCH).await?, options).await?;
        let reader = Arc::new(Reader::new(Arc::clone(&store), bulk));
        let written = watch::Sender::new(0);
        let writer = match purpose {
            Purpose::Read => None,
            Purpose::Write => Some(Arc::new(Writer::new(
                Arc::clone(&store),
                Arc::clone(&reader),
                options,
                written.clone(),
            )?)),
        };
        heads::answer_others(&store, &reader.heads).await?;
        follow_announcements(&store, &written).await?;
        follow_connection(changes, writer.clone(), written.clone());
        Ok(Self { store, reader, writer, keys, written })
    }
}

/// Wakes subscriptions when any server has written an entry.
async fn follow_announcements(store: &Store, written: &watch::Sender<u64>) -> Result<(), Fault> {
    let subject = connection::announcements(store.prefix());
    let mut stored = store.client.subscribe(subject).await.map_err(|error| Fault::Io(error.to_string()))?;
    let written = written.clone();
    tokio::spawn(async move {
        while let Some(message) = stored.next().await {
            let headers = message.headers.as_ref();
            let sequence = headers.and_then(|headers| headers.get("Nats-Sequence")?.as_str().parse().ok());
            written.send_modify(|last| *last = sequence.unwrap_or(0).max(*last));
        }
    });
    Ok(())
}

/// Handles a lost or new connection. Entries may have been missed, so caches are dropped and subscriptions read again.
fn follow_connection(
    mut changes: watch::Receiver<u64>,
    writer: Option<Arc<Writer>>,
    written: watch::Sender<u64>,
) {
    tokio::spawn(async move {
        while changes.changed().await.is_ok() {
            if let Some(writer) = &writer {
                writer.forget();
            }
            written.send_modify(|_| ());
        }
    });
}

/// Returns true if all of these are valid names of streams. Others have no subject.
fn are_streams(names: &[String]) -> bool {
    names.iter().all(|name| check_stream_name(name).is_ok())
}

impl Journal for JetStream {
    fn append(&self, stream: &str, number: u64, entry: NewEntry) -> Pending<Receipt> {
        let entry = BatchEntry { stream: stream.to_owned(), origin: None, number, entry };
        self.append_in_turn(vec![entry], |receipts| receipts.into_iter().next().ok_or(Fault::Closed))
    }

    fn append_all(&self, entries: Vec<BatchEntry>) -> Pending<Vec<Receipt>> {
        self.append_in_turn(entries, Ok)
    }

    fn anchor(&self, wall_ms: u64) -> Pending<AnchorFile> {
        match (&self.inner.writer, self.keys()) {
            (None, _) => Pending::ready(Err(Fault::Closed)),
            (_, Err(fault)) => Pending::ready(Err(fault)),
            (Some(writer), Ok(keys)) => {
                let writer = Arc::clone(writer);
                self.answering(async move { writer.anchor(wall_ms, &keys).await })
            }
        }
    }

    fn keys(&self) -> Result<Arc<Keys>, Fault> {
        self.inner
            .keys
            .clone()
            .ok_or_else(|| Fault::Keys("no key file was given for this journal".to_owned()))
    }

    fn backup(&self, file: &Path) -> Pending<BackedUp> {
        let (resolver, pending) = Pending::new();
        let (journal, file) = (self.clone(), file.to_owned());
        let make = move || resolver.resolve(backup::backup(&journal, &file));
        match std::thread::Builder::new().name("journal backup".to_owned()).spawn(make) {
            Ok(_) => pending,
            Err(error) => {
                Pending::ready(Err(Fault::Io(format!("cannot start a thread for the backup: {error}"))))
            }
        }
    }

    fn read(&self, stream: &str, from: u64, at_most: usize) -> Pending<Vec<Entry>> {
        // Without a valid name there is no such stream, and no subject for it.
        if check_stream_name(stream).is_err() {
            return Pending::ready(Ok(Vec::new()));
        }
        let (reader, stream) = (Arc::clone(&self.inner.reader), stream.to_owned());
        self.answering(async move { reader.entries(&stream, from, at_most).await })
    }

    fn read_all(&self, from: u64, at_most: usize) -> Pending<Vec<Posted>> {
        let reader = Arc::clone(&self.inner.reader);
        self.answering(async move { reader.posted(from, at_most).await })
    }

    fn head(&self, stream: &str) -> Pending<Option<Head>> {
        if check_stream_name(stream).is_err() {
            return Pending::ready(Ok(None));
        }
        let (reader, stream) = (Arc::clone(&self.inner.reader), stream.to_owned());
        self.answering(async move { reader.head(&stream).await })
    }

    fn heads(&self, streams: &[String]) -> Vec<Pending<Option<Head>>> {
        if !are_streams(streams) {
            return streams.iter().map(|stream| self.head(stream)).collect();
        }
        let (resolvers, pending): (Vec<_>, Vec<_>) = streams.iter().map(|_| Pending::new()).unzip();
        let (reader, streams) = (Arc::clone(&self.inner.reader), streams.to_vec());
        self.inner.runtime.spawn(async move {
            let heads = reader.heads_of(&streams).await;
            for (place, resolver) in resolvers.into_iter().enumerate() {
                let head = heads.as_ref().map(|heads| heads.get(place).cloned().flatten());
                resolver.resolve(head.map_err(Clone::clone));
            }
        });
        pending
    }

    fn read_whole(&self, streams: &[String]) -> Vec<Pending<Vec<Entry>>> {
        if !are_streams(streams) {
            return streams.iter().map(|stream| self.read(stream, 1, usize::MAX)).collect();
        }
        let (resolvers, pending): (Vec<_>, Vec<_>) = streams.iter().map(|_| Pending::new()).unzip();
        let mut groups: BTreeMap<String, BTreeMap<String, Resolver<Vec<Entry>>>> = BTreeMap::new();
        for (stream, resolver) in streams.iter().zip(resolvers) {
            groups.entry(group(stream)).or_default().insert(stream.clone(), resolver);
        }
        for mut waiting in groups.into_values() {
            let reader = Arc::clone(&self.inner.reader);
            self.inner.runtime.spawn(async move {
                let streams: Vec<String> = waiting.keys().cloned().collect();
                let give = |stream: &str, entries| {
                    if let Some(resolver) = waiting.remove(stream) {
                        resolver.resolve(Ok(entries));
                    }
                };
                let read = reader.whole(&streams, give).await;
                // Streams with damage are read one by one.
                for (stream, resolver) in waiting {
                    resolver.resolve(match &read {
                        Ok(()) => reader.entries(&stream, 1, usize::MAX).await,
                        Err(fault) => Err(fault.clone()),
                    });
                }
            });
        }
        pending
    }

    fn names(&self) -> Pending<Vec<String>> {
        let store = Arc::clone(&self.inner.store);
        self.answering(async move {
            let (_, streams) = store.streams().await?;
            Ok(streams.into_iter().map(|(stream, _)| stream).collect())
        })
    }

    fn streams(&self) -> Pending<Vec<Head>> {
        let reader = Arc::clone(&self.inner.reader);
        self.answering(async move { reader.heads().await })
    }

    fn check_store(&self) -> Pending<Vec<String>> {
        let reader = Arc::clone(&self.inner.reader);
        self.answering(async move { reader.check_store().await })
    }

    fn subscribe(&self, from: Start) -> Subscription {
        Subscription::new(Arc::new(self.clone()), from, self.inner.written.subscribe())
    }
}

impl fmt::Debug for JetStream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("JetStream").field("prefix", &self.prefix()).finish_non_exhaustive()
    }
}

impl OwnRuntime {
    fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        if let Some(runtime) = &self.0 {
            runtime.spawn(task);
        }
    }
}

impl Drop for OwnRuntime {
    fn drop(&mut self) {
        if let Some(runtime) = self.0.take() {
            runtime.shutdown_background();
        }
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        let Some(writer) = self.writer.as_ref().filter(|writer| *writer.waiting().borrow() > 0) else {
            return;
        };
        let Some(runtime) = self.runtime.0.take() else { return };
        let (mut waiting, patience) = (writer.waiting(), self.patience * 2);
        let finish = move || {
            let is_over = async {
                let _ = tokio::time::timeout(patience, waiting.wait_for(|waiting| *waiting == 0)).await;
            };
            runtime.block_on(is_over);
            runtime.shutdown_background();
        };
        // A task of another runtime must not block. The rest is then finished in the background.
        let finishing = std::thread::Builder::new().name("journal end".to_owned()).spawn(finish);
        if let (Ok(finishing), Err(_)) = (finishing, Handle::try_current()) {
            let _ = finishing.join();
        }
    }
}
