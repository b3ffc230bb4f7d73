//! `touchmove journal copy`

use super::place::{Nats, Place};
use super::write_report;
use crate::failure::{Answer, Failure};
use crate::progress;
use clap::Args;
use std::io::Write;
use std::path::{Path, PathBuf};
use touchmove_journal::{Fault, Sqlite, copy, copy_keys, keys_beside};

/// Copy a journal from a file into NATS JetStream, back, or from one file to another
///
/// Copies every entry in the order in which it was written, with all hashes, and the keys; then checks the copy. The target must be empty,
/// or hold the beginning of the same journal: an interrupted copy is resumed. Do not write to the source meanwhile.
#[derive(Args)]
pub(super) struct Copy {
    /// The journal: FILE, or nats://HOST:PORT (several servers separated by commas)
    source: Place,
    /// Where to copy it, in the same form
    target: Place,
    /// The key file of the journal in NATS; a journal in a file has its key file beside it
    #[arg(long, value_name = "FILE")]
    keys: Option<PathBuf>,
    #[command(flatten)]
    nats: Nats,
}

impl Copy {
    pub(super) fn run(self, output: &mut impl Write) -> Result<Answer, Failure> {
        let Self { source: from, target: to, nats, .. } = &self;
        let (keys_from, keys_to) = (self.keys_of(from)?, self.keys_of(to)?);
        let source = from.open_to_read(nats, None)?;
        let has_keys = keys_from.exists();
        if has_keys {
            begin_with_keys(&keys_from, to, &keys_to)?;
        }
        let target = to.open(nats, Some(&keys_to))?;
        let progress = progress::count("entries");
        let copied = copy(&*source, &*target, |entries| progress.set_position(entries));
        progress.finish_and_clear();
        let copied = copied.map_err(|fault| match fault {
            Fault::Contradiction { stream } => Failure::usage(format!(
                "{to}: it is neither empty nor the beginning of the same journal: {stream} is another there; nothing was written"
            )),
            fault => Failure::usage(fault),
        })?;
        let (streams, entries) = (copied.streams, copied.entries - copied.earlier);
        writeln!(output, "{entries} entries copied, {} were there already", copied.earlier)?;
        if !has_keys {
            let keys = keys_from.display();
            writeln!(output, "there were no keys in {keys}: moves that are still sealed cannot be opened")?;
        }
        if copied.report.is_whole() {
            writeln!(output, "checked: {streams} streams and {} entries are the same", copied.entries)?;
            return Ok(Answer::Yes);
        }
        write_report(&copied.report, output)?;
        Ok(Answer::No)
    }

    /// The key file of a journal.
    fn keys_of(&self, place: &Place) -> Result<PathBuf, Failure> {
        match (place, &self.keys) {
            (Place::File(path), _) => Ok(keys_beside(path)),
            (Place::Nats(_), Some(keys)) => Ok(keys.clone()),
            (Place::Nats(_), None) => {
                Err(Failure::usage("give the place of the key file of the journal in NATS with --keys FILE"))
            }
        }
    }
}

/// Installs the keys. A new journal in a file would create keys of its own, which are removed.
fn begin_with_keys(from: &Path, to: &Place, keys: &Path) -> Result<(), Failure> {
    if let Place::File(path) = to
        && !path.exists()
    {
        drop(Sqlite::open(path).map_err(to.told())?);
        std::fs::remove_file(keys).map_err(Failure::file(keys))?;
    }
    copy_keys(from, keys).map_err(Failure::usage)
}
