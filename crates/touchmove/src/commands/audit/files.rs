//! The files that a user names: folders stand for the games in them.

use crate::failure::Failure;
use std::path::{Path, PathBuf};

/// How the names of files of games end.
const ENDINGS: [&str; 5] = [".pgn", ".pgn.gz", ".pgn.zst", ".zip", ".pgn.zip"];

/// All files, those of a folder in the order of their names, its folders among them. Nothing stands for standard input.
pub(super) fn all(named: Vec<PathBuf>) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for path in named {
        match path.is_dir() {
            true => add_folder(&path, &mut files)?,
            false => files.push(path),
        }
    }
    Ok(if files.is_empty() { vec![PathBuf::from("-")] } else { files })
}

fn add_folder(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    let mut left = vec![folder.to_owned()];
    let mut found = Vec::new();
    while let Some(folder) = left.pop() {
        for entry in std::fs::read_dir(&folder).map_err(Failure::file(&folder))? {
            let entry = entry.map_err(Failure::file(&folder))?;
            // A link to a folder may lead back to it.
            let is_folder = entry.file_type().map_err(Failure::file(&folder))?.is_dir();
            let name = entry.file_name().to_string_lossy().to_lowercase();
            if is_folder {
                left.push(entry.path());
            } else if ENDINGS.iter().any(|ending| name.ends_with(ending)) {
                found.push(entry.path());
            }
        }
    }
    if found.is_empty() {
        return Err(Failure::usage(format!("{}: there are no games in this folder", folder.display())));
    }
    found.sort();
    files.append(&mut found);
    Ok(())
}

/// How many bytes they have on the disk; 0 if that is not known of all.
pub(super) fn bytes(files: &[PathBuf]) -> u64 {
    let lengths: Option<Vec<u64>> =
        files.iter().map(|file| std::fs::metadata(file).ok().map(|file| file.len())).collect();
    lengths.map_or(0, |lengths| lengths.iter().sum())
}
