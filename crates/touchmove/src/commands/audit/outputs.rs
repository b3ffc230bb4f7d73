//! The file of games put right, and the list of what was changed in it.

use crate::failure::Failure;
use std::fs::{File, OpenOptions};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

/// Both files, as they are written.
pub(super) struct Fixed {
    games: Output,
    changes: Output,
}

struct Output {
    path: PathBuf,
    file: BufWriter<File>,
}

impl Output {
    fn create(path: PathBuf, is_new: bool) -> Result<Self, Failure> {
        let mut options = OpenOptions::new();
        options.create(true);
        match is_new {
            true => options.write(true).truncate(true),
            false => options.append(true),
        };
        let file = options.open(&path).map_err(Failure::file(&path))?;
        Ok(Self { path, file: BufWriter::new(file) })
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        self.file.write_all(bytes).map_err(Failure::file(&self.path))
    }
}

impl Fixed {
    /// Begins both files anew, or goes on with them.
    pub(super) fn create(path: PathBuf, is_new: bool) -> Result<Self, Failure> {
        let mut name = path.clone().into_os_string();
        name.push(".changes");
        Ok(Self { games: Output::create(path, is_new)?, changes: Output::create(name.into(), is_new)? })
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

    /// Everything is on the disk.
    pub(super) fn finish(&mut self) -> Result<(), Failure> {
        let paths: [&Path; 2] = [&self.games.path, &self.changes.path];
        for (file, path) in [&mut self.games.file, &mut self.changes.file].into_iter().zip(paths) {
            file.flush().map_err(Failure::file(path))?;
        }
        Ok(())
    }
}
