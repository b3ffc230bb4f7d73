//! `touchmove journal`

use crate::failure::{Answer, Failure};
use crate::progress;
use clap::{Args, Subcommand};
use std::fs::File;
use std::io::{BufReader, Read, Write};
use std::path::{Path, PathBuf};
use touchmove_journal::{Depth, Fault, Report, Sqlite, verify, verify_export};

/// Look a journal over
#[derive(Args)]
pub(crate) struct Journal {
    #[command(subcommand)]
    command: JournalCommand,
}

#[derive(Subcommand)]
enum JournalCommand {
    Verify(Verify),
}

/// Check a journal's chain of hashes, and replay it
///
/// Reads a journal of `serve` (also one that is being written in) or an exported file. Tells where a chain is broken, and which acts
/// the referee answers today otherwise than it was answered then; ends with 1 if there is any of that.
#[derive(Args)]
struct Verify {
    /// The journal or the exported file; - or nothing reads an exported file from standard input
    file: Option<PathBuf>,
    /// Check the hashes alone, and replay nothing
    #[arg(long)]
    hashes: bool,
}

impl Journal {
    pub(super) fn run(self, output: &mut impl Write) -> Result<Answer, Failure> {
        match self.command {
            JournalCommand::Verify(command) => command.run(output),
        }
    }
}

/// What a SQLite file begins with.
const SQLITE: &[u8] = b"SQLite format 3\0";

impl Verify {
    fn run(self, output: &mut impl Write) -> Result<Answer, Failure> {
        let depth = if self.hashes { Depth::Chains } else { Depth::Answers };
        let path = self.file.as_deref().unwrap_or(Path::new("-"));
        let told = |fault: Fault| match path.as_os_str() == "-" {
            true => Failure::usage(format!("standard input: {fault}")),
            false => Failure::usage(format!("{}: {fault}", path.display())),
        };
        let progress = progress::count("entries");
        let looked_at = |entries| progress.set_position(entries);
        let report = if path.as_os_str() == "-" {
            verify_export(std::io::stdin().lock(), depth, looked_at).map_err(told)?
        } else if is_sqlite(path)? {
            let journal = Sqlite::open_to_read(path).map_err(told)?;
            verify(&journal, depth, looked_at).map_err(told)?
        } else {
            let file = File::open(path).map_err(Failure::file(path))?;
            verify_export(BufReader::new(file), depth, looked_at).map_err(told)?
        };
        progress.finish_and_clear();
        write_report(&report, output)?;
        Ok(if report.is_clean() { Answer::Yes } else { Answer::No })
    }
}

fn is_sqlite(path: &Path) -> Result<bool, Failure> {
    let file = File::open(path).map_err(Failure::file(path))?;
    let mut start = Vec::new();
    file.take(SQLITE.len() as u64).read_to_end(&mut start).map_err(Failure::file(path))?;
    Ok(start == SQLITE)
}

fn write_report(report: &Report, output: &mut impl Write) -> Result<(), Failure> {
    for broken in &report.breaks {
        writeln!(output, "broken: {broken}")?;
    }
    for difference in &report.differences {
        writeln!(output, "different: {difference}")?;
    }
    let Report { streams, entries, replayed, .. } = report;
    let (breaks, differences) = (report.breaks.len(), report.differences.len());
    writeln!(
        output,
        "{streams} streams, {entries} entries, {replayed} acts replayed: {breaks} broken, {differences} answered otherwise"
    )?;
    Ok(())
}
