//! Stores the progress of an audit in a file, so that another run can continue from there.

use super::deal::Beginning;
use super::outputs::{Lengths, half_of};
use super::page::{MOST_GAMES, ShownGame};
use super::tally::Tally;
use crate::failure::Failure;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The shortest time between two saves.
const EVERY: Duration = Duration::from_secs(5);

/// The contents of the file.
#[derive(Default, Serialize, Deserialize)]
struct Kept {
    asked: Asked,
    beginning: Beginning,
    tally: Tally,
    /// The indices of the files that could not be read to their end.
    unreadable: BTreeSet<usize>,
    /// The games for the page, if `--report` was given.
    shown: Option<Vec<ShownGame>>,
    /// The lengths of the files of `--fix`, if it was given.
    fixed: Option<Lengths>,
}

/// What the user asked for. [`Asked::check`] decides whether another run may continue the audit.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(super) struct Asked {
    pub(super) files: Vec<String>,
    pub(super) edition: Option<String>,
    /// Whether `--report` was given.
    pub(super) report: bool,
    /// The path of the corrected games.
    pub(super) fix: Option<String>,
    /// The encoding of the files, if it was given. Offsets count bytes of the text after it was read as UTF-8.
    #[serde(default)]
    pub(super) encoding: Option<String>,
}

/// The progress of an audit, and the file where it is saved, if there is one.
pub(super) struct Resume {
    path: Option<PathBuf>,
    kept: Kept,
    saved: Instant,
}

impl Resume {
    /// Reads the file, if there is one. Returns an error if it belongs to a different audit.
    pub(super) fn open(path: Option<PathBuf>, asked: Asked) -> Result<Self, Failure> {
        let kept = path.as_deref().map(read).transpose()?.flatten();
        if let (Some(path), Some(kept)) = (&path, &kept) {
            kept.asked.check(&asked, path)?;
        }
        let mut kept = kept.unwrap_or_default();
        kept.asked = asked;
        // The file where the audit stopped is read again, and may be complete by now.
        kept.unreadable.retain(|file| *file < kept.beginning.file);
        // Drop what this run does not ask for: if a later run did, games would be missing from it.
        kept.shown = kept.asked.report.then(|| kept.shown.unwrap_or_default());
        kept.fixed = kept.fixed.filter(|_| kept.asked.fix.is_some());
        Ok(Self { path, kept, saved: Instant::now() })
    }

    /// Whether the audit begins at the start of the input.
    pub(super) fn is_at_the_start(&self) -> bool {
        self.kept.beginning == Beginning::default()
    }

    pub(super) fn beginning(&self) -> Beginning {
        self.kept.beginning
    }

    pub(super) fn tally(&self) -> &Tally {
        &self.kept.tally
    }

    /// Whether any file could not be read to its end, in this run or an earlier one.
    pub(super) fn has_unreadable(&self) -> bool {
        !self.kept.unreadable.is_empty()
    }

    /// Whether this file could not be read to its end.
    pub(super) fn is_unreadable(&self, file: usize) -> bool {
        self.kept.unreadable.contains(&file)
    }

    /// Records that this file could not be read to its end.
    pub(super) fn note_unreadable(&mut self, file: usize) {
        self.kept.unreadable.insert(file);
    }

    /// The games for the page.
    pub(super) fn shown(&self) -> &[ShownGame] {
        self.kept.shown.as_deref().unwrap_or_default()
    }

    /// Adds a game to the page, if there is room for it.
    pub(super) fn show(&mut self, game: ShownGame) {
        if let Some(shown) = self.kept.shown.as_mut().filter(|shown| shown.len() < MOST_GAMES) {
            shown.push(game);
        }
    }

    /// The lengths of the files of `--fix` when the progress was saved.
    pub(super) fn fixed(&self) -> Option<Lengths> {
        self.kept.fixed
    }

    /// Records that everything before this place has been judged. Returns true if it is time to save.
    pub(super) fn reached(&mut self, beginning: Beginning) -> bool {
        self.kept.beginning = beginning;
        self.path.is_some() && self.saved.elapsed() > EVERY
    }

    /// Saves the progress, with the sums and the current lengths of the files of `--fix`.
    pub(super) fn save(&mut self, tally: &Tally, fixed: Option<Lengths>) -> Result<(), Failure> {
        let Some(path) = &self.path else { return Ok(()) };
        self.saved = Instant::now();
        self.kept.tally = tally.clone();
        self.kept.fixed = fixed;
        // Serialising cannot fail: the contents are plain values with text keys.
        let text = serde_json::to_string(&self.kept).unwrap_or_default();
        let half = half_of(path);
        std::fs::write(&half, text).map_err(Failure::file(path))?;
        std::fs::rename(&half, path).map_err(Failure::file(path))
    }
}

/// Reads the contents of the file. Returns `None` if it does not exist.
fn read(path: &Path) -> Result<Option<Kept>, Failure> {
    match std::fs::read(path) {
        Ok(bytes) => serde_json::from_slice(&bytes).map(Some).map_err(|error| {
            Failure::usage(format!(
                "{}: this is not the progress of an audit, or is from another version: {error}; name another file to start again",
                path.display()
            ))
        }),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(Failure::file(path)(error)),
    }
}

impl Asked {
    /// Returns an error if a run that asks for `now` cannot continue this audit.
    fn check(&self, now: &Self, path: &Path) -> Result<(), Failure> {
        let differs = if self.files != now.files {
            "of other files"
        } else if self.edition != now.edition {
            "by another --edition"
        } else if self.encoding != now.encoding {
            "in another --encoding"
        } else if now.report && !self.report {
            "without --report, and the page would lack its games"
        } else if now.fix.is_some() && now.fix != self.fix {
            "without this --fix, and the file would lack its games"
        } else {
            return Ok(());
        };
        let name = path.display();
        Err(Failure::usage(format!(
            "{name}: this is the progress of an audit {differs}; ask for the same, or remove {name} to start again"
        )))
    }
}
