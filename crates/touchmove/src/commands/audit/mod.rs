//! `touchmove audit`

mod deal;
mod files;
mod fix;
mod outputs;
mod page;
mod resume;
mod rows;
mod sheet;
mod tally;

use crate::failure::{Answer, Failure};
use crate::progress::games_bar;
use clap::Args;
use deal::{Beginning, Dealer, Part, Promise};
use outputs::Fixed;
use page::{MOST_GAMES, ShownGame};
use resume::Resume;
use rows::{CSV_HEAD, Form};
use sheet::{Sheet, Wanted};
use std::io::Write;
use std::path::{Path, PathBuf};
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
    /// Write a page with the findings, boards and plots
    #[arg(long, value_name = "FILE.html", conflicts_with = "resume")]
    report: Option<PathBuf>,
    /// Write the games again with their results put right, and to FILE.changes what was changed; moves are never touched
    #[arg(long, value_name = "FILE.pgn")]
    fix: Option<PathBuf>,
    /// Keep in this file how far the audit has come, and go on from there if it exists
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
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
        let wanted =
            Wanted { edition: self.edition, form, page: self.report.is_some(), fix: self.fix.is_some() };
        let threads =
            self.threads.map_or_else(|| available_parallelism().map_or(1, usize::from), usize::from);
        let files = files::all(self.files)?;
        let names: Vec<String> = files.iter().map(|file| file.display().to_string()).collect();
        let resume = Resume::open(self.resume, &names)?;
        let stop = Arc::new(AtomicBool::new(false));
        let asked = Arc::clone(&stop);
        // Without it the program ends without a summary, as any other does.
        let _ = ctrlc::set_handler(move || {
            if asked.swap(true, Ordering::Relaxed) {
                std::process::exit(2);
            }
        });
        if form == Some(Form::Csv) && resume.is_at_the_start() {
            writeln!(output, "{CSV_HEAD}")?;
        }
        let fixed = self.fix.map(|path| Fixed::create(path, resume.is_at_the_start())).transpose()?;
        let mut run = Run {
            form,
            told: vec![0; names.len()],
            names,
            tally: resume.tally().clone(),
            resume,
            shown: Vec::new(),
            fixed,
            answer: Answer::Yes,
        };
        run.collect(files, wanted, threads, &stop, output)?;
        let is_stopped = stop.load(Ordering::Relaxed);
        run.finish(self.report.as_deref(), is_stopped, output)?;
        Ok(run.answer)
    }
}

/// An audit as far as it has come.
struct Run {
    form: Option<Form>,
    names: Vec<String>,
    tally: Tally,
    resume: Resume,
    shown: Vec<ShownGame>,
    fixed: Option<Fixed>,
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
        let before = self.tally.games;
        let dealer = Dealer { parts, promises, read: Arc::clone(&read), stop: Arc::clone(stop) };
        let beginning = self.resume.beginning();
        start(move || dealer.deal(&files, beginning))?;
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
            let a_second = (self.tally.games - before) as f64 / began.elapsed().as_secs_f64();
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
        let before = self.tally.games;
        if let Some(form) = self.form {
            let file = (self.names.len() > 1 || form == Form::Csv).then_some(name);
            sheet.rows.write(before, file, form, output)?;
        }
        for mut game in sheet.shown {
            if self.shown.len() < MOST_GAMES {
                game.game += before;
                name.clone_into(&mut game.file);
                self.shown.push(game);
            }
        }
        if let Some(fixed) = &mut self.fixed {
            fixed.add(&sheet.fixed, &sheet.changes, before, name)?;
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
        let beginning = Beginning { file: sheet.file, offset: sheet.end };
        if self.resume.is_due() {
            output.flush()?;
        }
        self.resume.reached(beginning, &self.tally)
    }

    fn finish(
        &mut self,
        report: Option<&Path>,
        is_stopped: bool,
        output: &mut impl Write,
    ) -> Result<(), Failure> {
        output.flush()?;
        if let Some(fixed) = &mut self.fixed {
            fixed.finish()?;
        }
        self.resume.save(&self.tally)?;
        if let Some(path) = report {
            std::fs::write(path, page::html(&self.tally, &self.shown)).map_err(Failure::file(path))?;
        }
        if self.form.is_none() {
            self.tally.write(output)?;
        } else if is_stopped {
            // Standard output has the lines.
            let _ = self.tally.write(&mut std::io::stderr());
        }
        if self.tally.games_with_findings > 0 || self.tally.faults > 0 {
            self.answer = self.answer.max(Answer::No);
        }
        if is_stopped {
            message("stopped before the end; this is what was found so far");
            self.answer = Answer::UnreadablePart;
        }
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
