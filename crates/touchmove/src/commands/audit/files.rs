//! The files that the user names. A folder stands for the files of games in it.

use crate::failure::Failure;
use std::path::{Path, PathBuf};

/// The endings of the names of files of games.
const ENDINGS: [&str; 5] = [".pgn", ".pgn.gz", ".pgn.zst", ".zip", ".pgn.zip"];

/// Returns all files to read, and the failures for folders that could not be searched or hold no games. The files in a folder and in the
/// folders in it are sorted by path. If none is named, standard input is read.
pub(super) fn all(named: Vec<PathBuf>) -> (Vec<PathBuf>, Vec<Failure>) {
    if named.is_empty() {
        return (vec![PathBuf::from("-")], Vec::new());
    }
    let (mut files, mut failures) = (Vec::new(), Vec::new());
    for path in named {
        match path.is_dir() {
            true => add_folder(&path, &mut files, &mut failures),
            false => files.push(path),
        }
    }
    (files, failures)
}

fn add_folder(folder: &Path, files: &mut Vec<PathBuf>, failures: &mut Vec<Failure>) {
    let mut left = vec![folder.to_owned()];
    let mut found = Vec::new();
    let failures_before = failures.len();
    while let Some(folder) = left.pop() {
        if let Err(failure) = look_into(&folder, &mut left, &mut found) {
            failures.push(failure);
        }
    }
    if found.is_empty() && failures.len() == failures_before {
        failures.push(Failure::usage(format!("{}: there are no games in this folder", folder.display())));
    }
    found.sort();
    files.append(&mut found);
}

/// Adds the folders in a folder, and its files of games.
fn look_into(folder: &Path, folders: &mut Vec<PathBuf>, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    for entry in std::fs::read_dir(folder).map_err(Failure::file(folder))? {
        let entry = entry.map_err(Failure::file(folder))?;
        // Does not follow a symbolic link to a folder: it may lead back here.
        let is_folder = entry.file_type().map_err(Failure::file(folder))?.is_dir();
        let name = entry.file_name().to_string_lossy().to_lowercase();
        if is_folder {
            folders.push(entry.path());
        } else if ENDINGS.iter().any(|ending| name.ends_with(ending)) {
            files.push(entry.path());
        }
    }
    Ok(())
}

/// Returns an error if an output is also an input or another output: games would be lost.
pub(super) fn keep_apart(inputs: &[PathBuf], outputs: &[PathBuf]) -> Result<(), Failure> {
    // A file that does not exist yet cannot be an input, but may be named twice.
    let real = |path: &Path| std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let input = |path: &PathBuf| match path.as_os_str() == "-" {
        // Standard input may be a file too. On systems with /dev/stdin it can be found.
        true => real(Path::new("/dev/stdin")),
        false => real(path),
    };
    let read: Vec<PathBuf> = inputs.iter().map(input).filter(|path| path.is_file()).collect();
    let written: Vec<PathBuf> = outputs.iter().map(|path| real(path)).collect();
    for (place, path) in written.iter().enumerate() {
        let name = outputs[place].display();
        if read.contains(path) {
            return Err(Failure::usage(format!(
                "{name}: the games are read from this file, and writing to it would destroy them; name another one"
            )));
        }
        if written[..place].contains(path) && !is_device(path) {
            return Err(Failure::usage(format!(
                "{name}: two outputs cannot be written to the same file; name another one"
            )));
        }
    }
    Ok(())
}

/// Whether the path exists and is not a regular file, such as `/dev/null`.
fn is_device(path: &Path) -> bool {
    std::fs::metadata(path).is_ok_and(|found| !found.is_file())
}

/// Returns the total size of the files on the disk, in bytes, or 0 if it is not known for all of them.
pub(super) fn bytes(files: &[PathBuf]) -> u64 {
    let lengths: Option<Vec<u64>> =
        files.iter().map(|file| std::fs::metadata(file).ok().map(|file| file.len())).collect();
    lengths.map_or(0, |lengths| lengths.iter().sum())
}
