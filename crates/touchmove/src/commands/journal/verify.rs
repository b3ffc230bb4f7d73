//! `touchmove journal verify`

use super::place::{Nats, Place};
use super::{of_file, write_report};
use crate::failure::{Answer, Failure};
use crate::progress;
use clap::Args;
use std::fs::File;
use std::io::{BufReader, Read, Write};
use std::path::{Path, PathBuf};
use touchmove_journal::{
    AnchorFault, AnchorFile, Code, Depth, Fault, LogState, Outside, Report, Sqlite, verify, verify_against,
    verify_export,
};

/// Check a journal's chain of hashes, and replay it
///
/// Reads a journal of `serve`, even while it is in use, or an exported file. Reports broken chains, mismatches with the journal's own
/// anchors, and acts that the referee answers differently today; ends with 1 if there are any.
///
/// With --anchor it also proves that nothing recorded before that anchor is missing or changed. The journal alone cannot prove this for its
/// last entries: a person who cuts them off can also cut off the anchors after them. So keep an anchor elsewhere, for instance the code on
/// the printed results of a round.
#[derive(Args)]
pub(super) struct Verify {
    /// The journal (a file, or nats://HOST:PORT) or the exported file; without one, or with -, reads an exported file from standard input
    file: Option<PathBuf>,
    /// Check only the hashes, without replaying
    #[arg(long)]
    hashes: bool,
    /// The code of an anchor, from the desk or from printed results, or its file
    #[arg(long, value_name = "FILE|CODE")]
    anchor: Option<String>,
    #[command(flatten)]
    nats: Nats,
}

/// The first bytes of a SQLite file.
const SQLITE: &[u8] = b"SQLite format 3\0";

impl Verify {
    pub(super) fn run(self, output: &mut impl Write) -> Result<Answer, Failure> {
        let depth = if self.hashes { Depth::Chains } else { Depth::Answers };
        let path = self.file.as_deref().unwrap_or(Path::new("-"));
        if let Some(Ok(place @ Place::Nats(_))) = path.to_str().map(str::parse) {
            return self.in_nats(&place, depth, output);
        }
        if path.as_os_str() != "-" && is_sqlite(path)? {
            return self.journal(path, depth, output);
        }
        if self.anchor.is_some() {
            return Err(Failure::usage(
                "an anchor covers a whole journal; name the journal, not an exported file",
            ));
        }
        let progress = progress::count("entries");
        let looked_at = |entries| progress.set_position(entries);
        let report = if path.as_os_str() == "-" {
            let told = |fault: Fault| Failure::usage(format!("standard input: {fault}"));
            verify_export(std::io::stdin().lock(), depth, looked_at).map_err(told)?
        } else {
            let file = File::open(path).map_err(Failure::file(path))?;
            verify_export(BufReader::new(file), depth, looked_at).map_err(of_file(path))?
        };
        progress.finish_and_clear();
        write_report(&report, output)?;
        Ok(answer(&report))
    }

    fn journal(&self, path: &Path, depth: Depth, output: &mut impl Write) -> Result<Answer, Failure> {
        let outside = self.anchor.as_deref().map(outside).transpose()?;
        let journal = match Sqlite::open_to_read(path) {
            Err(fault @ Fault::DamagedLog { .. }) => {
                writeln!(output, "broken: {fault}")?;
                return Ok(Answer::No);
            }
            opened => opened.map_err(of_file(path))?,
        };
        let progress = progress::count("entries");
        let looked_at = |entries| progress.set_position(entries);
        let report = verify(&journal, depth, looked_at).map_err(of_file(path))?;
        progress.finish_and_clear();
        write_report(&report, output)?;
        if let Some(cut_off) = journal.cut_off() {
            writeln!(output, "broken: {cut_off}")?;
        } else if let LogState::Torn { frames } = journal.log_state() {
            writeln!(
                output,
                "the write-ahead log ends with {frames} frames of an unfinished transaction: a crash leaves that, and nothing in it was acknowledged; if there was no crash, check the journal against an anchor"
            )?;
        }
        let answer = |report| if journal.cut_off().is_some() { Answer::No } else { answer(report) };
        let Some(outside) = outside else { return Ok(answer(&report)) };
        let faults = verify_against(&journal, &outside).map_err(of_file(path))?;
        Ok(answer(&report).max(proven(&faults, &report, output)?))
    }

    fn in_nats(&self, place: &Place, depth: Depth, output: &mut impl Write) -> Result<Answer, Failure> {
        let outside = self.anchor.as_deref().map(outside).transpose()?;
        let journal = place.open_to_read(&self.nats, None)?;
        let progress = progress::count("entries");
        let report =
            verify(&*journal, depth, |entries| progress.set_position(entries)).map_err(place.told())?;
        progress.finish_and_clear();
        write_report(&report, output)?;
        let Some(outside) = outside else { return Ok(answer(&report)) };
        let faults = verify_against(&*journal, &outside).map_err(place.told())?;
        Ok(answer(&report).max(proven(&faults, &report, output)?))
    }
}

/// Reports what an outside anchor proves.
fn proven(faults: &[AnchorFault], report: &Report, output: &mut impl Write) -> Result<Answer, Failure> {
    for fault in faults {
        writeln!(output, "broken: {fault}")?;
    }
    if faults.is_empty() && report.is_whole() {
        writeln!(output, "proven: nothing before this anchor is missing or was changed")?;
    }
    Ok(if faults.is_empty() { Answer::Yes } else { Answer::No })
}

fn answer(report: &Report) -> Answer {
    if report.is_clean() { Answer::Yes } else { Answer::No }
}

/// Reads an outside anchor: a file of that name, otherwise a code.
fn outside(text: &str) -> Result<Outside, Failure> {
    let path = Path::new(text);
    if path.exists() {
        let file = std::fs::read_to_string(path).map_err(Failure::file(path))?;
        return Ok(Outside::File(Box::new(AnchorFile::read(&file).map_err(of_file(path))?)));
    }
    let code: Code = text
        .parse()
        .map_err(|error| Failure::usage(format!("{text}: {error}; there is no file of this name either")))?;
    Ok(Outside::Code(code))
}

fn is_sqlite(path: &Path) -> Result<bool, Failure> {
    let file = File::open(path).map_err(Failure::file(path))?;
    let mut start = Vec::new();
    file.take(SQLITE.len() as u64).read_to_end(&mut start).map_err(Failure::file(path))?;
    Ok(start == SQLITE)
}
