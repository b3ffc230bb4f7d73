//! How far an audit has come, kept in a file, so that another run can go on from there.

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

/// So often it is written down.
const EVERY: Duration = Duration::from_secs(5);

/// What is kept.
#[derive(Default, Serialize, Deserialize)]
struct Kept {
    asked: Asked,
    beginning: Beginning,
    tally: Tally,
    /// Which files could not be read to their end.
    unreadable: BTreeSet<usize>,
    /// The games for the page, if one is wanted.
    shown: Option<Vec<ShownGame>>,
    /// How long the files of the games put right are, if they are wanted.
    fixed: Option<Lengths>,
}

/// What the user wants; a run that goes on with an audit must want the same.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(super) struct Asked {
    pub(super) files: Vec<String>,
    pub(super) edition: Option<String>,
    /// Is there to be a page?
    pub(super) report: bool,
    /// Where the games go that are put right.
    pub(super) fix: Option<String>,
    /// The encoding of the files, if it was given: places are those of the text.
    #[serde(default)]
    pub(super) encoding: Option<String>,
}

/// How far an audit has come.
pub(super) struct Resume {
    path: Option<PathBuf>,
    kept: Kept,
    saved: Instant,
}

impl Resume {
    /// Reads the file, if there is one; it must be of the same audit.
    pub(super) fn open(path: Option<PathBuf>, asked: Asked) -> Result<Self, Failure> {
        let kept = path.as_deref().map(read).transpose()?.flatten();
        if let (Some(path), Some(kept)) = (&path, &kept) {
            kept.asked.check(&asked, path)?;
        }
        let mut kept = kept.unwrap_or_default();
        kept.asked = asked;
        // The file where it ended is read again, and may be whole by now.
        kept.unreadable.retain(|file| *file < kept.beginning.file);
        // What is not wanted any more is not kept either: it would have a gap.
        kept.shown = kept.asked.report.then(|| kept.shown.unwrap_or_default());
        kept.fixed = kept.fixed.filter(|_| kept.asked.fix.is_some());
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

    /// Could a file not be read to its end, now or before?
    pub(super) fn has_unreadable(&self) -> bool {
        !self.kept.unreadable.is_empty()
    }

    /// Could that file not be read to its end?
    pub(super) fn is_unreadable(&self, file: usize) -> bool {
        self.kept.unreadable.contains(&file)
    }

    /// That file could not be read to its end.
    pub(super) fn note_unreadable(&mut self, file: usize) {
        self.kept.unreadable.insert(file);
    }

    /// The games for the page.
    pub(super) fn shown(&self) -> &[ShownGame] {
        self.kept.shown.as_deref().unwrap_or_default()
    }

    /// Adds a game for the page, while there is room.
    pub(super) fn show(&mut self, game: ShownGame) {
        if let Some(shown) = self.kept.shown.as_mut().filter(|shown| shown.len() < MOST_GAMES) {
            shown.push(game);
        }
    }

    /// How long the files of the games put right were.
    pub(super) fn fixed(&self) -> Option<Lengths> {
        self.kept.fixed
    }

    /// All before this place has been done. Is it time to write that down?
    pub(super) fn reached(&mut self, beginning: Beginning) -> bool {
        self.kept.beginning = beginning;
        self.path.is_some() && self.saved.elapsed() > EVERY
    }

    /// Writes it down; the files of the games put right are so long.
    pub(super) fn save(&mut self, tally: &Tally, fixed: Option<Lengths>) -> Result<(), Failure> {
        let Some(path) = &self.path else { return Ok(()) };
        self.saved = Instant::now();
        self.kept.tally = tally.clone();
        self.kept.fixed = fixed;
        // It has nothing that JSON does not have.
        let text = serde_json::to_string(&self.kept).unwrap_or_default();
        let half = half_of(path);
        std::fs::write(&half, text).map_err(Failure::file(path))?;
        std::fs::rename(&half, path).map_err(Failure::file(path))
    }
}

/// What is kept in the file; nothing if it is not there yet.
fn read(path: &Path) -> Result<Option<Kept>, Failure> {
    match std::fs::read(path) {
        Ok(bytes) => serde_json::from_slice(&bytes).map(Some).map_err(|error| {
            Failure::usage(format!(
                "{}: this is not from an audit, or from another version of the program: {error}; name another file to start again",
                path.display()
            ))
        }),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(Failure::file(path)(error)),
    }
}

impl Asked {
    /// Does a run that wants this go on with an audit that wanted the other?
    fn check(&self, now: &Self, path: &Path) -> Result<(), Failure> {
        let differs = if self.files != now.files {
            "of other files"
        } else if self.edition != now.edition {
            "by another --edition"
        } else if now.report && !self.report {
            "without --report, and the page would lack its games"
        } else if now.fix.is_some() && now.fix != self.fix {
            "without this --fix, and the file would lack its games"
        } else {
            return Ok(());
        };
        let name = path.display();
        Err(Failure::usage(format!(
            "{name}: this is from an audit {differs}; ask for the same, or remove {name} to start again"
        )))
    }
}
