//! The file that holds the keys. Only its owner may read it.

use crate::sqlite::{beside, private, sync_folder_of};
use crate::{Fault, Keys};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

/// Reads the keys from this file, if it exists.
pub(crate) fn read(path: &Path) -> Result<Option<Keys>, Fault> {
    match std::fs::read_to_string(path) {
        Ok(text) => Keys::read(&text).map(Some),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(told(path)(error)),
    }
}

/// Writes keys into a new file. It gets its name only when it is complete.
pub(crate) fn write(path: &Path, keys: &Keys) -> Result<(), Fault> {
    let unfinished = write_beside(path, ".new", keys)?;
    std::fs::rename(&unfinished, path).map_err(told(path))?;
    sync_folder_of(path);
    Ok(())
}

/// The same where another process may do so at the same time. Returns false if a file exists already; it is never replaced.
#[cfg(feature = "jetstream")]
pub(crate) fn write_first(path: &Path, keys: &Keys) -> Result<bool, Fault> {
    let unfinished = write_beside(path, &format!(".{}", keys.fingerprint()?), keys)?;
    let linked = std::fs::hard_link(&unfinished, path);
    let _ = std::fs::remove_file(&unfinished);
    match linked {
        Ok(()) => {
            sync_folder_of(path);
            Ok(true)
        }
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(false),
        Err(error) => Err(told(path)(error)),
    }
}

fn write_beside(path: &Path, ending: &str, keys: &Keys) -> Result<PathBuf, Fault> {
    let unfinished = beside(path, ending);
    let _ = std::fs::remove_file(&unfinished);
    let mut file = private().open(&unfinished).map_err(told(path))?;
    file.write_all(keys.write()?.as_bytes()).and_then(|()| file.sync_all()).map_err(told(path))?;
    Ok(unfinished)
}

/// Copies a key file. An existing target must hold the same keys.
///
/// # Errors
/// The target holds other keys, the source holds none, or a file cannot be read or written.
pub fn copy_keys(from: &Path, to: &Path) -> Result<(), Fault> {
    let keys = read(from)?.ok_or_else(|| Fault::Keys(format!("there are no keys in {}", from.display())))?;
    match read(to)? {
        None => write(to, &keys),
        Some(there) if there.fingerprint()? == keys.fingerprint()? => Ok(()),
        Some(_) => Err(Fault::Keys(format!(
            "the keys in {} differ from those in {}; nothing was changed",
            to.display(),
            from.display()
        ))),
    }
}

fn told(path: &Path) -> impl Fn(std::io::Error) -> Fault {
    move |error| Fault::Keys(format!("{}: {error}", path.display()))
}
