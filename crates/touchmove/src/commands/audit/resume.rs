//! How far an audit has come, kept in a file, so that another run can go on from there.

use super::deal::Beginning;
use super::tally::Tally;
use crate::failure::Failure;
use serde::{Deserialize, Serialize};
use std::io;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// So often it is written down.
const EVERY: Duration = Duration::from_secs(5);

/// What is kept.
#[derive(Default, Serialize, Deserialize)]
struct Kept {
    files: Vec<String>,
    beginning: Beginning,
    tally: Tally,
}

/// How far an audit has come.
pub(super) struct Resume {
    path: Option<PathBuf>,
    kept: Kept,
    saved: Instant,
}

impl Resume {
    /// Reads the file, if there is one; it must be of an audit of the same files.
    pub(super) fn open(path: Option<PathBuf>, files: &[String]) -> Result<Self, Failure> {
        let mut kept = Kept { files: files.to_vec(), ..Kept::default() };
        if let Some(path) = &path {
            match std::fs::read(path) {
                Ok(bytes) => {
                    kept = serde_json::from_slice(&bytes).map_err(|error| {
                        Failure::usage(format!("{}: this is not from an audit: {error}", path.display()))
                    })?;
                }
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(error) => return Err(Failure::file(path)(error)),
            }
            if kept.files != files {
                let name = path.display();
                return Err(Failure::usage(format!(
                    "{name}: this is from an audit of other files; name the same ones"
                )));
            }
        }
        Ok(Self { path, kept, saved: Instant::now() })
    }

    /// Has nothing been done yet?
    pub(super) fn is_at_the_start(&self) -> bool {
        self.kept.beginning == Beginning::default()
    }

    pub(super) fn beginning(&self) -> Beginning {
        self.kept.beginning
    }

    pub(super) fn tally(&self) -> &Tally {
        &self.kept.tally
    }

    /// Will it be written down now?
    pub(super) fn is_due(&self) -> bool {
        self.path.is_some() && self.saved.elapsed() > EVERY
    }

    /// All before this place has been done.
    pub(super) fn reached(&mut self, beginning: Beginning, tally: &Tally) -> Result<(), Failure> {
        self.kept.beginning = beginning;
        if self.is_due() {
            self.saved = Instant::now();
            self.save(tally)?;
        }
        Ok(())
    }

    /// Writes it down.
    pub(super) fn save(&mut self, tally: &Tally) -> Result<(), Failure> {
        let Some(path) = &self.path else { return Ok(()) };
        self.kept.tally = tally.clone();
        // It has nothing that JSON does not have.
        let text = serde_json::to_string(&self.kept).unwrap_or_default();
        // What is cut off by an end at the wrong moment must not take the place of what is whole.
        let mut half = path.clone().into_os_string();
        half.push(".new");
        std::fs::write(&half, text).map_err(Failure::file(path))?;
        std::fs::rename(&half, path).map_err(Failure::file(path))
    }
}
