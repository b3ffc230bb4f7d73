//! `touchmove journal`

mod copy;
mod keep;
pub(super) mod place;
mod verify;

use crate::failure::{Answer, Failure};
use clap::{Args, Subcommand};
use std::io::Write;
use std::path::Path;
use touchmove_journal::{Fault, Report};

/// Check, back up, restore or copy a journal
#[derive(Args)]
pub(crate) struct Journal {
    #[command(subcommand)]
    command: JournalCommand,
}

#[derive(Subcommand)]
enum JournalCommand {
    Verify(verify::Verify),
    Backup(keep::Backup),
    Restore(keep::Restore),
    Repair(keep::Repair),
    Copy(copy::Copy),
}

impl Journal {
    pub(super) fn run(self, output: &mut impl Write) -> Result<Answer, Failure> {
        match self.command {
            JournalCommand::Verify(command) => command.run(output),
            JournalCommand::Backup(command) => command.run(output),
            JournalCommand::Restore(command) => command.run(output),
            JournalCommand::Repair(command) => command.run(output),
            JournalCommand::Copy(command) => command.run(output),
        }
    }
}

/// Adds the name of the file to a fault.
fn of_file(path: &Path) -> impl Fn(Fault) -> Failure {
    move |fault| Failure::usage(format!("{}: {fault}", path.display()))
}

fn write_report(report: &Report, output: &mut impl Write) -> Result<(), Failure> {
    for broken in &report.breaks {
        writeln!(output, "broken: {broken}")?;
    }
    for fault in &report.anchors.faults {
        writeln!(output, "broken: {fault}")?;
    }
    for fault in &report.store {
        writeln!(output, "broken: the file: {fault}")?;
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
    if report.sealed > 0 {
        let sealed = report.sealed;
        writeln!(
            output,
            "{sealed} games were replayed only as far as a sealed move: the keys beside the journal would open it"
        )?;
    }
    for number in &report.anchors.new_keys {
        writeln!(
            output,
            "anchor {number} was signed with another key than those before it: the key file was replaced"
        )?;
    }
    if let Some(last) = &report.anchors.last {
        let (count, after) = (report.anchors.count, report.anchors.after);
        let code = last.code();
        writeln!(output, "{count} anchors, the last one {code}; {after} entries after it")?;
    }
    Ok(())
}
