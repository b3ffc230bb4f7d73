//! `touchmove audit`

mod deal;
mod files;
mod rows;
mod sheet;
mod tally;

use crate::failure::{Answer, Failure};
use crate::progress::games_bar;
use clap::Args;
use deal::{Beginning, Dealer, Part, Promise};
use rows::{CSV_HEAD, Form};
use sheet::{Sheet, Wanted};
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex};
use std::thread::{self, available_parallelism};
use std::time::Instant;
use tally::Tally;
use touchmove_audit::Auditor;
use touchmove_laws::EditionName;

/// Check games against the Laws in force on the day they were played
///
/// Reads files in PGN, plain or compressed with gzip or Zstandard or in a zip archive, and folders of them. Prints a table of what was found,
/// or with --json a line for each game; ends with 1 if something was found, and with 2 if a file could not be read to its end.
#[derive(Args)]
pub(crate) struct Audit {
    /// The files and folders to read; - or nothing reads standard input
    files: Vec<PathBuf>,
    /// Judge every game by this edition: 2005, 2009, 2014, 2017, 2018 or 2023
    #[arg(long, value_name = "YEAR")]
    edition: Option<EditionName>,
    /// Answer every game in JSON, a line each
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// Answer every finding in CSV, a row each
    #[arg(long)]
    csv: bool,
    /// How many threads judge games; all cores by default
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

/// So many parts may be read before the first of them is answered.
const READ_AHEAD: usize = 64;

/// So many faults of a file are told; the rest is counted.
const TOLD_FAULTS: usize = 20;

impl Audit {
    pub(super) fn run(self, output: &mut impl Write) -> Result<Answer, Failure> {
        let form = match (self.json, self.csv) {
            (true, _) => Some(Form::Json),
            (_, true) => Some(Form::Csv),
            _ => None,
        };
        let wanted = Wanted { edition: self.edition, form };
        let threads = self.threads.map_or_else(|| available_parallelism().map_or(1, usize::from), usize::from);
        let files = files::all(self.files)?;
        let stop = Arc::new(AtomicBool::new(false));
        let asked = Arc::clone(&stop);
        // Without it the program ends without a summary, as any other does.
        let _ = ctrlc::set_handler(move || {
            if asked.swap(true, Ordering::Relaxed) {
                std::process::exit(2);
            }
        });
        if form == Some(Form::Csv) {
            writeln!(output, "{CSV_HEAD}")?;
        }
        let mut run = Run {
            form,
            names: files.iter().map(|file| file.display().to_string()).collect(),
            tally: Tally::default(),
            told: vec![0; files.len()],
            answer: Answer::Yes,
        };
        run.collect(files, wanted, threads, &stop, output)?;
        if run.form.is_none() {
            run.tally.write(output)?;
        } else if stop.load(Ordering::Relaxed) {
            output.flush()?;
            // Standard output has the lines.
            let _ = run.tally.write(&mut std::io::stderr());
        }
        if run.tally.games_with_findings > 0 || run.tally.faults > 0 {
            run.answer = run.answer.max(Answer::No);
        }
        if stop.load(Ordering::Relaxed) {
            message("stopped before the end; this is what was found so far");
            run.answer = Answer::UnreadablePart;
        }
        Ok(run.answer)
    }
}

/// An audit as far as it has come.
struct Run {
    form: Option<Form>,
    names: Vec<String>,
    tally: Tally,
    /// How many faults of each file have been told.
    told: Vec<usize>,
    answer: Answer,
}

impl Run {
    /// Starts the threads, and takes their answers in the order of the input.
    fn collect(
        &mut self,
        files: Vec<PathBuf>,
        wanted: Wanted,
        threads: usize,
        stop: &Arc<AtomicBool>,
        output: &mut impl Write,
    ) -> Result<(), Failure> {
        let (parts, taken) = mpsc::channel();
        let (promises, promised) = mpsc::sync_channel(READ_AHEAD);
        let taken = Arc::new(Mutex::new(taken));
        for _ in 0..threads {
            let taken = Arc::clone(&taken);
            start(move || judge_parts(&taken, &wanted))?;
        }
        let read = Arc::new(AtomicU64::new(0));
        let bar = games_bar(files::bytes(&files));
        let began = Instant::now();
        let dealer = Dealer { parts, promises, read: Arc::clone(&read), stop: Arc::clone(stop) };
        start(move || dealer.deal(&files, Beginning::default()))?;
        for promise in promised {
            match promise {
                Promise::Unreadable(failure) => {
                    let _ = failure.report();
                    self.answer = Answer::UnreadablePart;
                }
                Promise::Sheet(sheet) => {
                    let sheet =
                        sheet.recv().map_err(|_| Failure::usage("a thread ended before its answer"))?;
                    self.take(sheet, output)?;
                }
            }
            bar.set_position(read.load(Ordering::Relaxed));
            let a_second = self.tally.games as f64 / began.elapsed().as_secs_f64();
            bar.set_message(format!("{} games, {a_second:.0} a second", self.tally.games));
            if stop.load(Ordering::Relaxed) {
                break;
            }
        }
        bar.finish_and_clear();
        Ok(())
    }

    fn take(&mut self, sheet: Sheet, output: &mut impl Write) -> Result<(), Failure> {
        let name = self.names.get(sheet.file).map_or("-", String::as_str);
        if let Some(form) = self.form {
            let file = (self.names.len() > 1 || form == Form::Csv).then_some(name);
            sheet.rows.write(self.tally.games, file, form, output)?;
        }
        if let Some(told) = self.told.get_mut(sheet.file) {
            for fault in sheet.faults {
                *told += 1;
                if *told <= TOLD_FAULTS {
                    message(&format!("{name}:{}:{}: {}", fault.line, fault.column, fault.what));
                } else if *told == TOLD_FAULTS + 1 {
                    message(&format!("{name}: more of this kind is only counted"));
                }
            }
        }
        self.tally.join(sheet.tally);
        Ok(())
    }
}

fn start(work: impl FnOnce() + Send + 'static) -> Result<(), Failure> {
    let started = thread::Builder::new().spawn(work);
    started.map(drop).map_err(|error| Failure::usage(format!("no thread can be started: {error}")))
}

/// Judges one part after another until there are no more.
fn judge_parts(parts: &Mutex<Receiver<Part>>, wanted: &Wanted) {
    let mut auditor = wanted.edition.map_or_else(Auditor::new, Auditor::by);
    loop {
        let Ok(waiting) = parts.lock() else { return };
        let Ok(part) = waiting.recv() else { return };
        drop(waiting);
        Sheet::answer(part, &mut auditor, wanted);
    }
}

/// Tells the user something that is no result.
fn message(text: &str) {
    // A message that nobody can read any more is not worth ending for.
    let _ = writeln!(std::io::stderr(), "{text}");
}
