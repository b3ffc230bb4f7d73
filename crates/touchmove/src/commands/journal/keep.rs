//! `touchmove journal backup`, `restore`, `repair`

use super::place::{Nats, Place};
use super::{of_file, write_report};
use crate::failure::{Answer, Failure};
use crate::progress;
use clap::Args;
use std::io::Write;
use std::path::PathBuf;
use touchmove_journal::{BackedUp, Earlier, LogState, Restored, backup, keys_beside, repair, restore};

/// Write a backup of a journal into one file, even while the hall runs
///
/// The backup is complete and checked before it gets its name; if the journal is damaged, the command says so and ends with 1. It does not
/// contain the keys of the hall (JOURNAL.keys): keep a copy of them elsewhere, because without them a sealed move cannot be opened.
#[derive(Args)]
pub(super) struct Backup {
    /// The journal: a file, or nats://HOST:PORT
    journal: Place,
    /// The file to write; it must not exist yet
    file: PathBuf,
    #[command(flatten)]
    nats: Nats,
}

impl Backup {
    pub(super) fn run(self, output: &mut impl Write) -> Result<Answer, Failure> {
        let made = match &self.journal {
            Place::File(path) => backup(path, &self.file),
            Place::Nats(_) => self.journal.open_to_read(&self.nats, None)?.backup(&self.file).wait(),
        };
        let BackedUp { file, bytes, report } = made.map_err(self.journal.told())?;
        writeln!(output, "{}: {} entries in {bytes} bytes", file.display(), report.entries)?;
        if report.is_whole() {
            return Ok(Answer::Yes);
        }
        write_report(&report, output)?;
        writeln!(output, "the journal is damaged, and so is this backup; keep the earlier ones")?;
        Ok(Answer::No)
    }
}

/// Restore a journal from a backup
///
/// Checks the hashes and answers of the backup first; a broken one is not restored (ends with 1). Refuses while a server has the journal
/// open. An existing journal is left unchanged unless --replace is given, and is then kept beside the new one as JOURNAL.replaced-1.
#[derive(Args)]
pub(super) struct Restore {
    /// The backup
    file: PathBuf,
    /// The journal
    journal: PathBuf,
    /// Replace the existing journal, and keep it under another name
    #[arg(long)]
    replace: bool,
}

impl Restore {
    pub(super) fn run(self, output: &mut impl Write) -> Result<Answer, Failure> {
        let earlier = if self.replace { Earlier::KeptAside } else { Earlier::Stays };
        let progress = progress::count("entries");
        let looked_at = |entries| progress.set_position(entries);
        let restored = restore(&self.file, &self.journal, earlier, looked_at);
        progress.finish_and_clear();
        let restored = restored.map_err(|fault| match fault {
            touchmove_journal::Fault::Exists(path) => Failure::usage(format!(
                "{path}: there is a journal already; with --replace it is kept under another name"
            )),
            fault => of_file(&self.file)(fault),
        })?;
        match restored {
            Restored::Done { report, aside } => {
                write_report(&report, output)?;
                if let Some(aside) = aside {
                    writeln!(output, "the earlier journal is now {}", aside.display())?;
                }
                let keys = keys_beside(&self.journal);
                if !keys.exists() {
                    writeln!(
                        output,
                        "there are no keys in {}: put those of the hall there before you start it, or moves that are still sealed cannot be opened",
                        keys.display()
                    )?;
                }
                Ok(Answer::Yes)
            }
            Restored::Broken(report) => {
                write_report(&report, output)?;
                writeln!(output, "not restored: the backup is broken")?;
                Ok(Answer::No)
            }
        }
    }
}

/// Make a journal usable again whose write-ahead log is damaged or whose end is missing
///
/// Cuts a damaged log off after its last readable transaction. Everything after it is lost, acknowledged or not: restore a newer backup if
/// there is one. Copies of the unrepaired journal and its log are kept beside it.
#[derive(Args)]
pub(super) struct Repair {
    /// The journal
    journal: PathBuf,
}

impl Repair {
    pub(super) fn run(self, output: &mut impl Write) -> Result<Answer, Failure> {
        match repair(&self.journal).map_err(of_file(&self.journal))? {
            None => {
                writeln!(output, "the journal and its write-ahead log are complete; nothing was changed")?
            }
            Some(repaired) => {
                match repaired.log {
                    LogState::Damaged { frame, transactions } => {
                        writeln!(output, "cut off at frame {frame}: {transactions} transactions are lost")?;
                    }
                    LogState::Torn { .. } => writeln!(output, "an unfinished transaction was cut off")?,
                    LogState::Whole => {}
                }
                match repaired.missing {
                    0 => {}
                    1 => writeln!(output, "1 acknowledged entry is lost")?,
                    missing => writeln!(output, "{missing} acknowledged entries are lost")?,
                }
                writeln!(output, "the original state is kept in {}", repaired.aside.display())?;
            }
        }
        Ok(Answer::Yes)
    }
}
