//! The file of games put right, and the list of what was changed in it; and how files are called until they are whole.

use crate::failure::Failure;
use serde::{Deserialize, Serialize};
use std::fs::{File, OpenOptions};
use std::io::{BufWriter, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// Both files, as they are written.
pub(super) struct Fixed {
    games: Output,
    changes: Output,
}

/// How long both files are.
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
    /// Begins a file anew, or goes on with one after so many bytes: what follows them was not done yet when that was written down.
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

/// Where the list of changes goes.
pub(super) fn changes_of(path: &Path) -> PathBuf {
    with_ending(path, ".changes")
}

/// Where a file is written until it is whole: what is cut off by an end at the wrong moment must not take the place of what is whole.
pub(super) fn half_of(path: &Path) -> PathBuf {
    with_ending(path, ".new")
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.to_owned().into_os_string();
    name.push(ending);
    name.into()
}

impl Fixed {
    /// Begins both files anew, or goes on with them.
    pub(super) fn create(path: &Path, after: Option<Lengths>) -> Result<Self, Failure> {
        Ok(Self {
            games: Output::create(path.to_owned(), after.map(|lengths| lengths.games))?,
            changes: Output::create(changes_of(path), after.map(|lengths| lengths.changes))?,
        })
    }

    /// Adds a part; so many games came before it.
    pub(super) fn add(
        &mut self,
        games: &[u8],
        changes: &[(u64, String)],
        before: u64,
        file: &str,
    ) -> Result<(), Failure> {
        self.games.write(games)?;
        for (game, said) in changes {
            self.changes.write(format!("game {} ({file}): {said}\n", before + game).as_bytes())?;
        }
        Ok(())
    }

    /// All that was added is in the files.
    pub(super) fn flush(&mut self) -> Result<Lengths, Failure> {
        Ok(Lengths { games: self.games.flush()?, changes: self.changes.flush()? })
    }
}
