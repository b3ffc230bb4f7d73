//! `touchmove audit`

mod deal;
mod files;
mod fix;
mod outputs;
mod page;
mod resume;
mod rows;
mod sheet;
#[cfg_attr(not(feature = "parquet"), path = "no_table.rs")]
mod table;
mod tally;

use crate::failure::{Answer, Failure};
use crate::games::Coding;
use crate::progress::games_bar;
use clap::Args;
use deal::{Beginning, Dealer, PATIENCE, Part, Promise};
use outputs::{Fixed, changes_of, half_of};
use resume::{Asked, Resume};
use rows::{CSV_HEAD, Form};
use sheet::{Sheet, Wanted};
use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex};
use std::thread::{self, available_parallelism};
use std::time::Instant;
use table::Table;
use tally::Tally;
use touchmove_audit::Auditor;
use touchmove_laws::EditionName;
use touchmove_notation::encoding::Encoding;

/// Check games against the Laws in force on the day they were played
///
/// Reads PGN files, plain, compressed with gzip or Zstandard, or in a zip archive, and folders of them. Prints a summary of the findings,
/// or with --json a line for each game. Exits with 1 if something was found, and with 2 if a file could not be read to its end.
#[derive(Args)]
pub(crate) struct Audit {
    /// The files and folders to read; without any, or with -, reads standard input
    files: Vec<PathBuf>,
    /// Judge every game by this edition: 2005, 2009, 2014, 2017, 2018 or 2023
    #[arg(long, value_name = "YEAR")]
    edition: Option<EditionName>,
    /// Print a line of JSON for each game
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// Print a row of CSV for each finding
    #[arg(long)]
    csv: bool,
    /// The encoding of the files: utf-8, utf-16le, utf-16be, windows-1250, windows-1251, windows-1252 or iso-8859-2 [default: detected]
    #[arg(long, value_name = "ENCODING")]
    encoding: Option<Encoding>,
    /// Write a Parquet table with a row for each game, including its findings, for DuckDB, Polars and Spark
    #[arg(long, value_name = "FILE.parquet", conflicts_with = "resume")]
    parquet: Option<PathBuf>,
    /// Write an HTML page with the findings, boards and plots
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    /// Write the games again with corrected results, and a list of the changes to FILE.changes; moves are never changed
    #[arg(long, value_name = "FILE.pgn")]
    fix: Option<PathBuf>,
    /// Keep the progress of the audit in this file, and resume from it if it exists
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// The number of threads [default: all cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

/// The number of parts that may be queued before the first of them is judged.
const READ_AHEAD: usize = 64;

/// The number of faults reported for each file. Further ones are only counted.
const KEPT_FAULTS: usize = 20;

impl Audit {
    pub(super) fn run(self, output: &mut impl Write) -> Result<Answer, Failure> {
        let form = match (self.json, self.csv) {
            (true, _) => Some(Form::Json),
            (_, true) => Some(Form::Csv),
            _ => None,
        };
        let wanted = Wanted {
            edition: self.edition,
            form,
            table: self.parquet.is_some(),
            page: self.report.is_some(),
            fix: self.fix.is_some(),
        };
        // With --fix, the output must keep the bytes of the input.
        let coding = match (self.encoding, wanted.fix) {
            (None, true) => Coding::Raw,
            (encoding, _) => Coding::of(encoding, "en"),
        };
        let threads =
            self.threads.map_or_else(|| available_parallelism().map_or(1, usize::from), usize::from);
        let (files, failures) = files::all(self.files);
        let outputs = [
            self.report.clone(),
            self.fix.clone(),
            self.fix.as_deref().map(changes_of),
            self.parquet.clone(),
            self.parquet.as_deref().map(half_of),
            self.resume.clone(),
        ];
        let outputs: Vec<PathBuf> = outputs.into_iter().flatten().collect();
        files::keep_apart(&files, &outputs)?;
        let mut answer = Answer::Yes;
        for failure in failures {
            let _ = failure.report();
            answer = Answer::UnreadablePart;
        }
        if files.is_empty() {
            return Ok(answer);
        }
        let names: Vec<String> = files.iter().map(|file| file.display().to_string()).collect();
        let asked = Asked {
            files: names.clone(),
            edition: self.edition.map(|edition| edition.name().to_owned()),
            report: wanted.page,
            fix: self.fix.as_ref().map(|path| path.display().to_string()),
            encoding: self.encoding.map(|encoding| encoding.to_string()),
        };
        let resume = Resume::open(self.resume, asked)?;
        // Check that the page can be written before the audit, not after it.
        if let Some(path) = &self.report {
            OpenOptions::new()
                .write(true)
                .create(true)
                .truncate(false)
                .open(path)
                .map_err(Failure::file(path))?;
        }
        let fixed = self.fix.map(|path| Fixed::create(&path, resume.fixed())).transpose()?;
        let table = self.parquet.as_deref().map(Table::create).transpose()?;
        let stop = Arc::new(AtomicBool::new(false));
        let asked = Arc::clone(&stop);
        // If this fails, Ctrl-C ends the program at once, without a summary.
        let _ = ctrlc::set_handler(move || {
            if asked.swap(true, Ordering::Relaxed) {
                std::process::exit(2);
            }
        });
        if form == Some(Form::Csv) && resume.is_at_the_start() {
            writeln!(output, "{CSV_HEAD}")?;
        }
        let mut run = Run {
            form,
            coding,
            reported: vec![0; names.len()],
            games: vec![0; names.len()],
            names,
            tally: resume.tally().clone(),
            first: resume.beginning().file + usize::from(resume.beginning().offset > 0),
            resume,
            fixed,
            table,
            answer,
        };
        let done = run.collect(files, wanted, threads, &stop, output)?;
        run.finish(self.report.as_deref(), done, output)?;
        Ok(run.answer)
    }
}

/// An audit in progress.
struct Run {
    coding: Coding,
    form: Option<Form>,
    names: Vec<String>,
    tally: Tally,
    resume: Resume,
    fixed: Option<Fixed>,
    table: Option<Table>,
    /// The number of faults of each file that have been reported or passed over.
    reported: Vec<usize>,
    /// The number of games in each file. It is complete from the file `first` on: a resumed audit does not read the games before.
    games: Vec<u64>,
    first: usize,
    answer: Answer,
}

/// Whether the audit has reached the end of the input.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Done {
    All,
    /// Ctrl-C was pressed before the end.
    SoFar,
}

impl Run {
    /// Starts the threads, and writes their results in the order of the input.
    fn collect(
        &mut self,
        files: Vec<PathBuf>,
        wanted: Wanted,
        threads: usize,
        stop: &Arc<AtomicBool>,
        output: &mut impl Write,
    ) -> Result<Done, Failure> {
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
        let dealer =
            Dealer { parts, promises, coding: self.coding, read: Arc::clone(&read), stop: Arc::clone(stop) };
        let beginning = self.resume.beginning();
        start(move || dealer.deal(&files, beginning))?;
        let is_stopped = || stop.load(Ordering::Relaxed);
        let ended = || Failure::usage("a thread ended before its answer");
        let done = loop {
            let promise = match promised.recv_timeout(PATIENCE) {
                Ok(promise) => promise,
                Err(_) if is_stopped() => break Done::SoFar,
                Err(RecvTimeoutError::Timeout) => continue,
                Err(RecvTimeoutError::Disconnected) => return Err(ended()),
            };
            match promise {
                Promise::End => break Done::All,
                Promise::Unreadable { file, failure } => {
                    self.resume.note_unreadable(file);
                    let _ = bar.suspend(|| failure.report());
                }
                Promise::Sheets(sheets) => loop {
                    let sheet = sheets.recv().map_err(|_| ended())?;
                    let is_last = sheet.is_last;
                    // Hide the bar meanwhile, so that lines and messages are printed above it.
                    bar.suspend(|| self.take(sheet, output))?;
                    bar.set_position(read.load(Ordering::Relaxed));
                    let a_second = (self.tally.games - before) as f64 / began.elapsed().as_secs_f64();
                    bar.set_message(format!("{} games, {a_second:.0} a second", self.tally.games));
                    if is_last || is_stopped() {
                        break;
                    }
                },
            }
            if is_stopped() {
                break Done::SoFar;
            }
        };
        bar.finish_and_clear();
        Ok(done)
    }

    /// Writes the results of some games, and adds them to the sums.
    fn take(&mut self, sheet: Sheet, output: &mut impl Write) -> Result<(), Failure> {
        let name = self.names.get(sheet.file).map_or("-", String::as_str);
        let before = self.tally.games;
        if let Some(form) = self.form {
            let file = (self.names.len() > 1 || form == Form::Csv).then_some(name);
            sheet.rows.write(before, file, form, output)?;
        }
        for mut game in sheet.shown {
            game.game += before;
            name.clone_into(&mut game.file);
            self.resume.show(game);
        }
        if let Some(table) = &mut self.table {
            table.add(sheet.table, before, name)?;
        }
        if let Some(fixed) = &mut self.fixed {
            fixed.add(&sheet.fixed, &sheet.changes, before, name)?;
        }
        if let Some(reported) = self.reported.get_mut(sheet.file) {
            for fault in sheet.faults {
                *reported += 1;
                if *reported <= KEPT_FAULTS {
                    message(&format!("{name}:{}:{}: {}", fault.line, fault.column, fault.what));
                } else if *reported == KEPT_FAULTS + 1 {
                    message(&format!("{name}: further faults in this file are counted, but not shown"));
                }
            }
        }
        if let Some(games) = self.games.get_mut(sheet.file) {
            *games += sheet.tally.games;
        }
        self.tally.join(sheet.tally);
        if self.resume.reached(Beginning { file: sheet.file, offset: sheet.end }) {
            self.save(output)?;
        }
        Ok(())
    }

    /// Writes the output first and the progress second. If the program dies in between, a resumed audit repeats lines but loses none.
    fn save(&mut self, output: &mut impl Write) -> Result<(), Failure> {
        output.flush()?;
        let lengths = self.fixed.as_mut().map(Fixed::flush).transpose()?;
        self.resume.save(&self.tally, lengths)
    }

    fn finish(&mut self, report: Option<&Path>, done: Done, output: &mut impl Write) -> Result<(), Failure> {
        let saved = self.save(output);
        let page = report.map_or(Ok(()), |path| {
            std::fs::write(path, page::html(&self.tally, self.resume.shown())).map_err(Failure::file(path))
        });
        let table = match (self.table.take(), done) {
            (Some(table), Done::All) => table.finish(),
            (Some(_), Done::SoFar) => {
                message("no table is written, because it would lack games");
                Ok(())
            }
            (None, _) => Ok(()),
        };
        // Print the summary even if something else could not be written.
        if self.form.is_none() {
            self.tally.write(output)?;
        } else if done == Done::SoFar {
            // Standard output is for the lines of JSON or CSV.
            let _ = self.tally.write(&mut std::io::stderr());
        }
        saved.and(page).and(table)?;
        if self.tally.games_with_findings > 0 || self.tally.faults > 0 {
            self.answer = self.answer.max(Answer::No);
        }
        if self.resume.has_unreadable() {
            self.answer = Answer::UnreadablePart;
        }
        match done {
            Done::All => self.report_empty_files(),
            Done::SoFar => {
                message("stopped before the end; this is what was found so far");
                self.answer = Answer::UnreadablePart;
            }
        }
        Ok(())
    }

    /// Warns about each file without games: it may not be the file that the user meant.
    fn report_empty_files(&self) {
        for (file, (name, games)) in self.names.iter().zip(&self.games).enumerate().skip(self.first) {
            if *games == 0 && !self.resume.is_unreadable(file) {
                message(&format!("{name}: there are no games in this file"));
            }
        }
    }
}

fn start(work: impl FnOnce() + Send + 'static) -> Result<(), Failure> {
    let started = thread::Builder::new().spawn(work);
    started.map(drop).map_err(|error| Failure::usage(format!("cannot start a thread: {error}")))
}

/// Judges one part after another until there are none left.
fn judge_parts(parts: &Mutex<Receiver<Part>>, wanted: &Wanted) {
    let mut auditor = wanted.edition.map_or_else(Auditor::new, Auditor::by);
    loop {
        let Ok(waiting) = parts.lock() else { return };
        let Ok(part) = waiting.recv() else { return };
        drop(waiting);
        Sheet::answer(part, &mut auditor, wanted);
    }
}

/// Prints a message to standard error.
fn message(text: &str) {
    // If standard error is closed, the audit goes on without the message.
    let _ = writeln!(std::io::stderr(), "{text}");
}
