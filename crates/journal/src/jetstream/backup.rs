//! Backups of a journal that is not kept in a file.

use crate::{BackedUp, Fault, Journal, Sqlite, copy, make_private_folder};
use std::path::Path;

/// Copies a journal into a backup, which is a single file.
pub(super) fn backup(journal: &dyn Journal, file: &Path) -> Result<BackedUp, Fault> {
    if file.exists() {
        return Err(Fault::Exists(file.display().to_string()));
    }
    let mut folder = file.as_os_str().to_owned();
    folder.push(".unfinished.d");
    let folder = Path::new(&folder);
    let told = |error: std::io::Error| Fault::Io(format!("{}: {error}", folder.display()));
    let _ = std::fs::remove_dir_all(folder);
    make_private_folder(folder).map_err(told)?;
    let unfinished = folder.join("journal.db");
    let copied = Sqlite::open(&unfinished).and_then(|target| copy(journal, &target, |_| ()));
    let made = copied.and_then(|_| crate::backup(&unfinished, file));
    let _ = std::fs::remove_dir_all(folder);
    made
}
