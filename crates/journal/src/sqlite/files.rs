//! The files of a journal: its own file, and those beside it. Only their owner may read them.

use super::{mark, wal};
use crate::{Fault, Keys, key_file};
use std::ffi::OsString;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Resolves links to the journal's file: several names for it mean the same journal and the same lock.
pub(super) fn resolve(path: &Path) -> Result<PathBuf, Fault> {
    let mut path = path.to_owned();
    // A link may lead to a file that does not exist yet; that file is then the one to create. No system follows more links than this.
    for _ in 0..40 {
        let Ok(target) = std::fs::read_link(&path) else { break };
        path = path.parent().map_or_else(|| target.clone(), |folder| folder.join(&target));
    }
    let name = path.file_name().ok_or_else(|| Fault::Io("a journal is a file, not a folder".to_owned()))?;
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let found = std::fs::canonicalize(folder).map_err(|error| match error.kind() {
        ErrorKind::NotFound => Fault::Io(format!("there is no folder {}; create it first", folder.display())),
        _ => Fault::Io(format!("{}: {error}", folder.display())),
    })?;
    Ok(found.join(name))
}

/// Returns the path of the journal with this ending appended.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name: OsString = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// The key file of a journal.
pub fn keys_beside(journal: &Path) -> PathBuf {
    beside(journal, ".keys")
}

/// The file beside a journal that holds the tokens of broadcasts. It is not part of backups or exports.
pub fn tokens_beside(journal: &Path) -> PathBuf {
    beside(journal, ".tokens")
}

/// The default folder for backups of a journal.
pub fn backups_beside(journal: &Path) -> PathBuf {
    beside(journal, ".backups")
}

/// Options to open a file that only its owner may read and write, creating it if necessary.
pub(crate) fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    options
}

/// Creates a folder that only its owner may look into, with its parents; an existing one stays as it is.
pub fn make_private_folder(path: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt;
        builder.mode(0o700);
    }
    builder.create(path)
}

/// Locks a journal for as long as the file stays open.
pub(super) fn lock(path: &Path) -> Result<File, Fault> {
    let name = beside(path, ".lock");
    let told = |error: std::io::Error| Fault::Io(format!("{}: {error}", name.display()));
    let file = private().open(&name).map_err(told)?;
    for is_last in (1..=LOCK_ATTEMPTS).map(|attempt| attempt == LOCK_ATTEMPTS) {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(TryLockError::WouldBlock) if is_last => break,
            Err(TryLockError::WouldBlock) => std::thread::sleep(LOCK_PAUSE),
            Err(TryLockError::Error(error)) => return Err(told(error)),
        }
    }
    Err(Fault::InUse)
}

/// A journal closed a moment ago can still be locked by a child process between fork and exec.
const LOCK_ATTEMPTS: u32 = 10;
const LOCK_PAUSE: Duration = Duration::from_millis(20);

/// The size of a file in bytes; 0 if it does not exist.
pub(super) fn size(path: &Path) -> u64 {
    std::fs::metadata(path).map_or(0, |file| file.len())
}

/// Called where there is no journal: fails if there was one. A lost journal must not be replaced by an empty one.
pub(super) fn check_not_lost(path: &Path) -> Result<(), Fault> {
    if size(path) > 0 {
        return Ok(());
    }
    let (log, mark) = (beside(path, wal::ENDING), beside(path, mark::ENDING));
    let (keys, backups) = (keys_beside(path), backups_beside(path));
    let sign = if size(&log) > 0 {
        format!("its write-ahead log {}", log.display())
    } else if latest_in(&backups).is_some() {
        format!("its backups in {}", backups.display())
    } else if keys.exists() {
        format!("its keys {}", keys.display())
    } else if mark.exists() {
        format!("its mark {}", mark.display())
    } else {
        return Ok(());
    };
    let instead = match latest_in(&backups) {
        Some(backup) => format!("touchmove journal restore {} {}", backup.display(), path.display()),
        None => format!("touchmove journal restore BACKUP {}", path.display()),
    };
    Err(Fault::Lost(format!(
        "there is no journal here, but {sign} is here: an earlier journal is lost. Put it back, or restore a backup ({instead}); to begin anew, move {sign} away"
    )))
}

/// Called for a journal without entries: fails if there are backups of one that had some.
pub(super) fn check_not_emptied(path: &Path) -> Result<(), Fault> {
    let backups = backups_beside(path);
    let Some(backup) = latest_in(&backups) else { return Ok(()) };
    Err(Fault::Lost(format!(
        "this journal is empty, but there are backups of an earlier one. Restore the latest (touchmove journal restore {} {} --replace); to begin anew, move {} away",
        backup.display(),
        path.display(),
        backups.display()
    )))
}

/// Returns the newest backup in a folder, by name.
pub(super) fn latest_in(folder: &Path) -> Option<PathBuf> {
    let files = std::fs::read_dir(folder).ok()?.filter_map(|file| Some(file.ok()?.path()));
    files.filter(|file| file.extension().is_some_and(|ending| ending == "db")).max()
}

/// Returns the keys of a journal, creating them if there are none.
pub(super) fn keys(journal: &Path) -> Result<Keys, Fault> {
    if let Some(keys) = keys_that_are_there(journal)? {
        return Ok(keys);
    }
    let keys = Keys::new()?;
    key_file::write(&keys_beside(journal), &keys)?;
    Ok(keys)
}

/// Returns the keys of a journal, if there are any.
pub(super) fn keys_that_are_there(journal: &Path) -> Result<Option<Keys>, Fault> {
    key_file::read(&keys_beside(journal))
}

/// Syncs the folder of a file, so that a new or renamed file is durable. Where folders cannot be synced, the system does it.
pub(crate) fn sync_folder_of(path: &Path) {
    if let Some(folder) = path.parent() {
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
    }
}

/// Returns an unused name beside this file: its own with this ending and a number.
pub(super) fn free_name(path: &Path, ending: &str) -> PathBuf {
    (1..)
        .map(|number| beside(path, &format!(".{ending}-{number}")))
        .find(|name| !name.exists())
        .unwrap_or_default()
}
