//! The file of corrected games and the list of changes, and the names of files until they are complete.

use crate::failure::Failure;
use serde::{Deserialize, Serialize};
use std::fs::{File, OpenOptions};
use std::io::{BufWriter, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// Both files, while they are being written.
pub(super) struct Fixed {
    games: Output,
    changes: Output,
}

/// The lengths of both files, in bytes.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Lengths {
    games: u64,
    changes: u64,
}

struct Output {
    path: PathBuf,
    file: BufWriter<File>,
    length: u64,
}

impl Output {
    /// Creates a file, or continues one: cuts off everything after the first `after` bytes, which the saved progress does not cover.
    fn create(path: PathBuf, after: Option<u64>) -> Result<Self, Failure> {
        let mut options = OpenOptions::new();
        options.write(true).create(after.is_none()).truncate(after.is_none());
        let mut file = options.open(&path).map_err(Failure::file(&path))?;
        if let Some(length) = after {
            let found = file.seek(SeekFrom::End(0)).map_err(Failure::file(&path))?;
            if found < length {
                return Err(Failure::usage(format!(
                    "{}: the file has become shorter since the audit began; remove the --resume file to start again",
                    path.display()
                )));
            }
            file.set_len(length).map_err(Failure::file(&path))?;
            file.seek(SeekFrom::Start(length)).map_err(Failure::file(&path))?;
        }
        Ok(Self { path, file: BufWriter::new(file), length: after.unwrap_or(0) })
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        self.length += bytes.len() as u64;
        self.file.write_all(bytes).map_err(Failure::file(&self.path))
    }

    fn flush(&mut self) -> Result<u64, Failure> {
        self.file.flush().map_err(Failure::file(&self.path))?;
        Ok(self.length)
    }
}

/// Returns the path of the list of changes.
pub(super) fn changes_of(path: &Path) -> PathBuf {
    with_ending(path, ".changes")
}

/// Returns the path under which a file is written until it is complete, so that a crash never leaves half a file in place of a whole one.
pub(super) fn half_of(path: &Path) -> PathBuf {
    with_ending(path, ".new")
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.to_owned().into_os_string();
    name.push(ending);
    name.into()
}

impl Fixed {
    /// Creates both files, or continues them after these lengths.
    pub(super) fn create(path: &Path, after: Option<Lengths>) -> Result<Self, Failure> {
        Ok(Self {
            games: Output::create(path.to_owned(), after.map(|lengths| lengths.games))?,
            changes: Output::create(changes_of(path), after.map(|lengths| lengths.changes))?,
        })
    }

    /// Adds games and their changes. `before` is the number of games that precede them.
    pub(super) fn add(
        &mut self,
        games: &[u8],
        changes: &[(u64, String)],
        before: u64,
        file: &str,
    ) -> Result<(), Failure> {
        self.games.write(games)?;
        for (game, change) in changes {
            self.changes.write(format!("game {} ({file}): {change}\n", before + game).as_bytes())?;
        }
        Ok(())
    }

    /// Writes everything added so far to the files, and returns their lengths.
    pub(super) fn flush(&mut self) -> Result<Lengths, Failure> {
        Ok(Lengths { games: self.games.flush()?, changes: self.changes.flush()? })
    }
}
