//! The files that a user names: folders stand for the games in them.

use crate::failure::Failure;
use std::path::{Path, PathBuf};

/// How the names of files of games end.
const ENDINGS: [&str; 5] = [".pgn", ".pgn.gz", ".pgn.zst", ".zip", ".pgn.zip"];

/// All files, those of a folder in the order of their names, its folders among them, and what could not be looked into. Nothing
/// stands for standard input.
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

/// Adds the folders and the files of games in a folder.
fn look_into(folder: &Path, folders: &mut Vec<PathBuf>, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    for entry in std::fs::read_dir(folder).map_err(Failure::file(folder))? {
        let entry = entry.map_err(Failure::file(folder))?;
        // A link to a folder may lead back to it.
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

/// Refuses to write to a file that is read, or to write two things to one: games would be lost.
pub(super) fn keep_apart(inputs: &[PathBuf], outputs: &[PathBuf]) -> Result<(), Failure> {
    // A file that is not there yet is nobody's input, but may be named twice.
    let real = |path: &Path| std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let input = |path: &PathBuf| match path.as_os_str() == "-" {
        // Standard input may be a file as well, where the system tells which.
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
                "{name}: only one thing can be written to a file; name another one"
            )));
        }
    }
    Ok(())
}

/// Is there something that is no file, such as `/dev/null`?
fn is_device(path: &Path) -> bool {
    std::fs::metadata(path).is_ok_and(|found| !found.is_file())
}

/// How many bytes they have on the disk; 0 if that is not known of all.
pub(super) fn bytes(files: &[PathBuf]) -> u64 {
    let lengths: Option<Vec<u64>> =
        files.iter().map(|file| std::fs::metadata(file).ok().map(|file| file.len())).collect();
    lengths.map_or(0, |lengths| lengths.iter().sum())
}
