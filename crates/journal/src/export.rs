//! Exports streams to one file, to archive an event or move it to another machine. The file is JSON, one line each for the file, every
//! stream, every entry, and the end.
//!
//! ```text
//! {"journal":{"version":1}}
//! {"stream":{"name":"board/1","snapshot":{"number":2,"hash":"…","body":"{…}"}}}
//! {"entry":{"number":1,"wall_ms":0,"at_ms":null,"role":"arbiter","link":"desk","body":"{…}","digest":"…","version":"0.1.0","hash":"…"}}
//! {"entry":{"number":2, …}}
//! {"end":{"streams":1,"entries":2}}
//! ```
//!
//! Bodies are JSON strings, so that they are restored byte for byte. Hashes are those of the journal, so that tampering with the file
//! shows. Without its last line the file is incomplete.

use crate::verify::Inspection;
use crate::{Author, Content, Depth, Entry, Fault, Hash, Journal, Report, Snapshot};
use serde::{Deserialize, Serialize};
use std::io::{BufRead, Read, Write};

const VERSION: u32 = 1;

/// The longest line, in bytes.
const LONGEST_LINE: u64 = 16 << 20;

/// The number of entries read at a time.
const PAGE: usize = 1024;

/// The result of an export.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exported {
    /// Streams.
    pub streams: u64,
    /// Entries.
    pub entries: u64,
}

/// Writes these streams into one file. Fails if a stream is missing or has a gap. Blocks on the journal.
pub fn export(journal: &dyn Journal, streams: &[String], file: &mut impl Write) -> Result<Exported, Fault> {
    let mut exported = Exported::default();
    write(file, &Line::Journal { version: VERSION })?;
    for name in streams {
        let head = journal.head(name).wait()?;
        let head = head.ok_or_else(|| Fault::Io(format!("there is no stream {name}")))?;
        let (origin, snapshot) = (head.origin, head.snapshot.map(Into::into));
        write(file, &Line::Stream { name: name.clone(), origin, snapshot })?;
        let mut number = 1;
        // Only up to the head: entries appended meanwhile belong to the next export.
        while number <= head.last {
            let entries = journal.read(name, number, PAGE).wait()?;
            if entries.is_empty() {
                return Err(missing(name, number));
            }
            for entry in entries.into_iter().take_while(|entry| entry.number <= head.last) {
                if entry.number != number {
                    return Err(missing(name, number));
                }
                number += 1;
                exported.entries += 1;
                write(file, &Line::Entry(entry.into()))?;
            }
        }
        exported.streams += 1;
    }
    write(file, &Line::End(exported))?;
    file.flush().map_err(io)?;
    Ok(exported)
}

/// Checks an exported file as [`verify`](crate::verify()) checks a journal.
pub fn verify_export(file: impl BufRead, depth: Depth, looked_at: impl Fn(u64)) -> Result<Report, Fault> {
    let mut inspection = Inspection::new(depth, None);
    read(file, |item| {
        match item {
            Item::Stream { name, origin, snapshot } => {
                inspection.begin(&name, origin.as_deref(), snapshot.as_ref());
            }
            Item::Entry(entry) => inspection.entry(&entry),
        }
        if inspection.report.entries.is_multiple_of(PAGE as u64) {
            looked_at(inspection.report.entries);
        }
        Ok(())
    })?;
    Ok(inspection.finish())
}

/// A line of an exported file.
pub(crate) enum Item {
    Stream { name: String, origin: Option<String>, snapshot: Option<Snapshot> },
    Entry(Entry),
}

/// Reads a file from its first line to its last, without checking hashes.
pub(crate) fn read(
    mut file: impl BufRead,
    mut take: impl FnMut(Item) -> Result<(), Fault>,
) -> Result<(), Fault> {
    let mut counted = Exported::default();
    let mut number = 0;
    let mut line = Vec::new();
    loop {
        number += 1;
        let bad = |what: String| Fault::BadExport { line: number, what };
        line.clear();
        let length = file.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line).map_err(io)?;
        if length == 0 {
            return Err(bad("the file ends before its last line; part of it is missing".to_owned()));
        }
        let read = serde_json::from_slice::<Line>(&line).map_err(|error| bad(error.to_string()))?;
        match (number, read) {
            (1, Line::Journal { version: VERSION }) => {}
            (1, Line::Journal { version }) => {
                return Err(bad(format!("its version is {version}, but this program supports {VERSION}")));
            }
            (1, _) | (_, Line::Journal { .. }) => {
                return Err(bad("the version must be given on the first line, and only there".to_owned()));
            }
            (_, Line::Stream { name, origin, snapshot }) => {
                counted.streams += 1;
                take(Item::Stream {
                    name,
                    origin,
                    snapshot: snapshot.map(TryInto::try_into).transpose().map_err(bad)?,
                })?;
            }
            (_, Line::Entry(_)) if counted.streams == 0 => {
                return Err(bad("there is an entry before the first stream".to_owned()));
            }
            (_, Line::Entry(entry)) => {
                counted.entries += 1;
                take(Item::Entry(entry.try_into().map_err(bad)?))?;
            }
            (_, Line::End(end)) if end == counted => return nothing_more(file, number + 1),
            (_, Line::End(_)) => {
                return Err(
                    bad("the counts of streams and entries on the last line do not match".to_owned()),
                );
            }
        }
    }
}

fn nothing_more(mut file: impl BufRead, line: u64) -> Result<(), Fault> {
    match file.fill_buf().map_err(io)? {
        [] => Ok(()),
        _ => Err(Fault::BadExport { line, what: "something follows the last line".to_owned() }),
    }
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Line {
    Journal {
        version: u32,
    },
    Stream {
        name: String,
        /// The name under which its chain began, if different.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        origin: Option<String>,
        snapshot: Option<SnapshotLine>,
    },
    Entry(EntryLine),
    End(Exported),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SnapshotLine {
    number: u64,
    hash: String,
    body: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    digest: Option<Hash>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct EntryLine {
    number: u64,
    wall_ms: u64,
    at_ms: Option<u64>,
    role: String,
    link: Option<String>,
    body: String,
    digest: Option<String>,
    version: String,
    hash: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    snapshot: Option<Hash>,
}

impl From<Snapshot> for SnapshotLine {
    fn from(snapshot: Snapshot) -> Self {
        let Snapshot { number, hash, body, digest } = snapshot;
        Self { number, hash: hash.to_string(), body, digest }
    }
}

impl TryFrom<SnapshotLine> for Snapshot {
    type Error = String;

    fn try_from(line: SnapshotLine) -> Result<Self, String> {
        Ok(Self { number: line.number, hash: hash(&line.hash)?, body: line.body, digest: line.digest })
    }
}

impl From<Entry> for EntryLine {
    fn from(entry: Entry) -> Self {
        let Entry { number, content, hash } = entry;
        let Content { wall_ms, at_ms, author: Author { role, link }, body, digest, version, snapshot } =
            content;
        let digest = digest.map(|digest| digest.to_string());
        Self {
            number,
            wall_ms,
            at_ms,
            role: role.word().to_owned(),
            link,
            body,
            digest,
            version,
            hash: hash.to_string(),
            snapshot,
        }
    }
}

impl TryFrom<EntryLine> for Entry {
    type Error = String;

    fn try_from(line: EntryLine) -> Result<Self, String> {
        let EntryLine { number, wall_ms, at_ms, role, link, body, digest, version, hash: own, snapshot } =
            line;
        let role = role.parse().map_err(|_| format!("{role:?} is not a role"))?;
        let digest = digest.as_deref().map(hash).transpose()?;
        let content =
            Content { wall_ms, at_ms, author: Author { role, link }, body, digest, version, snapshot };
        Ok(Self { number, content, hash: hash(&own)? })
    }
}

fn hash(text: &str) -> Result<Hash, String> {
    text.parse().map_err(|error| format!("{text:?} is not a hash: {error}"))
}

fn write(file: &mut impl Write, line: &Line) -> Result<(), Fault> {
    let mut text = serde_json::to_vec(line).map_err(|error| Fault::Io(error.to_string()))?;
    text.push(b'\n');
    file.write_all(&text).map_err(io)
}

fn io(error: std::io::Error) -> Fault {
    match error.kind() {
        std::io::ErrorKind::StorageFull => Fault::Full,
        _ => Fault::Io(error.to_string()),
    }
}

fn missing(stream: &str, number: u64) -> Fault {
    Fault::Damaged { stream: stream.to_owned(), number, what: "it is missing".to_owned() }
}
