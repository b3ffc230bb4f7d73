//! The files of a journal: the one it is, and those beside it. Only their owner may read them.

use super::{mark, wal};
use crate::{Fault, Keys, key_file};
use std::ffi::OsString;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The file of a journal that may be reached by several names: all of them are the same journal, and have one lock.
pub(super) fn resolve(path: &Path) -> Result<PathBuf, Fault> {
    let mut path = path.to_owned();
    // A link may lead to a file that is not there yet, and that is the file to be made. No system follows more links than this.
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
        ErrorKind::NotFound => Fault::Io(format!("there is no folder {}; make it first", folder.display())),
        _ => Fault::Io(format!("{}: {error}", folder.display())),
    })?;
    Ok(found.join(name))
}

/// The file beside a journal whose name ends like this.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name: OsString = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// The file with the keys of a journal.
pub fn keys_beside(journal: &Path) -> PathBuf {
    beside(journal, ".keys")
}

/// The file beside a journal in which the hall keeps the tokens of broadcasts. It is in no backup and no export.
pub fn tokens_beside(journal: &Path) -> PathBuf {
    beside(journal, ".tokens")
}

/// The folder in which backups of a journal are kept, unless another one was chosen.
pub fn backups_beside(journal: &Path) -> PathBuf {
    beside(journal, ".backups")
}

/// A file that only its owner may read and write; made if it is not there.
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

/// Makes a folder that only its owner may look into, with those above it; one that is there stays as it is.
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

/// Between fork and exec a child of whoever closed the journal a moment ago still holds its lock.
const LOCK_ATTEMPTS: u32 = 10;
const LOCK_PAUSE: Duration = Duration::from_millis(20);

/// How many bytes a file has; none if it is not there.
pub(super) fn size(path: &Path) -> u64 {
    std::fs::metadata(path).map_or(0, |file| file.len())
}

/// Where there is no journal: whether there was one. Whoever lost it should not begin an empty one in its place.
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

/// Where a journal has no entry: whether there are backups of one that had.
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

/// The newest backup in a folder, by its name.
pub(super) fn latest_in(folder: &Path) -> Option<PathBuf> {
    let files = std::fs::read_dir(folder).ok()?.filter_map(|file| Some(file.ok()?.path()));
    files.filter(|file| file.extension().is_some_and(|ending| ending == "db")).max()
}

/// The keys of a journal; made if there are none.
pub(super) fn keys(journal: &Path) -> Result<Keys, Fault> {
    if let Some(keys) = keys_that_are_there(journal)? {
        return Ok(keys);
    }
    let keys = Keys::new()?;
    key_file::write(&keys_beside(journal), &keys)?;
    Ok(keys)
}

/// The keys of a journal, if there are any.
pub(super) fn keys_that_are_there(journal: &Path) -> Result<Option<Keys>, Fault> {
    key_file::read(&keys_beside(journal))
}

/// What was made or renamed in a folder is durable when the folder is. Where folders cannot be synced, the system does it.
pub(crate) fn sync_folder_of(path: &Path) {
    if let Some(folder) = path.parent() {
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
    }
}

/// A name beside this file that is not taken: the file's with this ending and a number.
pub(super) fn free_name(path: &Path, ending: &str) -> PathBuf {
    (1..)
        .map(|number| beside(path, &format!(".{ending}-{number}")))
        .find(|name| !name.exists())
        .unwrap_or_default()
}
