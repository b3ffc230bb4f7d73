//! The live folder: `event-E/round-N/game-T.pgn` and `games.pgn`, laid out as by DGT LiveChess, for programs that watch such a folder.
//!
//! Each file is always complete for readers: it is written under another name, which does not end in `.pgn`, and then renamed. A file that
//! would not change is not touched.

use super::public_pgn::{PublicRound, whole};
use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The file with all games of a round.
const ALL: &str = "games.pgn";

/// The extension of a file while it is being written.
const UNFINISHED: &str = ".part";

/// The folder of an event.
pub(super) fn event_folder(root: &Path, event: u64) -> PathBuf {
    root.join(format!("event-{event}"))
}

fn game_file(table: u32) -> String {
    format!("game-{table}.pgn")
}

/// True for the file of a game. Only such files are ever removed.
fn is_game_file(name: &str) -> bool {
    let number = name.strip_prefix("game-").and_then(|name| name.strip_suffix(".pgn"));
    number.is_some_and(|number| !number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit()))
}

/// Writes the games of a round. Returns the number of files that changed.
///
/// # Errors
/// The folder cannot be written: the file, and why.
pub(super) fn write_round(
    root: &Path,
    event: u64,
    round: u32,
    public: &PublicRound,
) -> Result<usize, String> {
    let folder = event_folder(root, event).join(format!("round-{round}"));
    let told = |path: &Path, error: &io::Error| format!("{}: {error}", path.display());
    fs::create_dir_all(&folder).map_err(|error| told(&folder, &error))?;
    // A symbolic link in the live folder must not redirect the games elsewhere, nor over other files.
    for folder in [&event_folder(root, event), &folder] {
        let is_folder = fs::symlink_metadata(folder).is_ok_and(|found| found.is_dir());
        if !is_folder {
            return Err(format!("{}: it is not a folder, but a link to one", folder.display()));
        }
    }
    let mut changed = 0;
    let mut names: BTreeSet<String> = public.unread.iter().map(|table| game_file(*table)).collect();
    for game in &public.games {
        let name = game_file(game.table);
        changed += write(&folder.join(&name), &game.text)?;
        names.insert(name);
    }
    // Remove the files of withdrawn or moved boards: a program that watches the folder sends whatever is in it.
    for old in fs::read_dir(&folder).map_err(|error| told(&folder, &error))?.flatten() {
        let name = old.file_name().to_string_lossy().into_owned();
        if is_game_file(&name) && !names.contains(&name) {
            fs::remove_file(old.path()).map_err(|error| told(&old.path(), &error))?;
            changed += 1;
        }
    }
    Ok(changed + write(&folder.join(ALL), &whole(&public.games))?)
}

/// Writes a file if it changes; returns 1 if so.
fn write(path: &Path, text: &str) -> Result<usize, String> {
    let is_file = fs::symlink_metadata(path).is_ok_and(|found| found.is_file());
    if is_file && fs::read(path).is_ok_and(|before| before == text.as_bytes()) {
        return Ok(0);
    }
    let mut unfinished = path.as_os_str().to_owned();
    unfinished.push(UNFINISHED);
    // Remove the rest of an earlier attempt; never write through a link under that name.
    let _ = fs::remove_file(&unfinished);
    let written = fs::File::create_new(&unfinished)
        .and_then(|mut file| file.write_all(text.as_bytes()))
        .and_then(|()| fs::rename(&unfinished, path));
    written.map(|()| 1).map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::{PublicRound, is_game_file};
    use crate::broadcast::public_pgn::PublicGame;
    use crate::facts::BoardId;
    use std::collections::BTreeMap;
    use std::fs;
    use std::path::{Path, PathBuf};
    use std::time::SystemTime;

    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let path = std::env::temp_dir().join(format!("touchmove-{name}-{}", std::process::id()));
            let _ = fs::remove_dir_all(&path);
            fs::create_dir_all(&path).unwrap();
            Self(path)
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn game(table: u32, text: &str) -> PublicGame {
        let board = BoardId { event: 1, number: u64::from(table) };
        PublicGame { board, table, white: "A".into(), black: "B".into(), text: text.into() }
    }

    fn write_round(root: &Path, event: u64, round: u32, games: &[PublicGame]) -> Result<usize, String> {
        let public = PublicRound { games: games.to_vec(), ..PublicRound::default() };
        super::write_round(root, event, round, &public)
    }

    fn files(folder: &Path) -> BTreeMap<String, String> {
        let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap());
        files
            .map(|file| (file.file_name().into_string().unwrap(), fs::read_to_string(file.path()).unwrap()))
            .collect()
    }

    #[test]
    fn a_round_is_laid_out_as_live_chess_does() {
        let root = Folder::new("layout");
        let games = [game(1, "[Event \"x\"]\n\n*\n\n"), game(12, "[Event \"y\"]\n\n1. e4 *\n\n")];
        assert_eq!(write_round(&root.0, 3, 2, &games), Ok(3));
        let found = files(&root.0.join("event-3/round-2"));
        assert_eq!(found.keys().collect::<Vec<_>>(), ["game-1.pgn", "game-12.pgn", "games.pgn"]);
        assert_eq!(found["games.pgn"], "[Event \"x\"]\n\n*\n\n[Event \"y\"]\n\n1. e4 *\n\n");
    }

    #[test]
    fn only_what_changed_is_written() {
        let root = Folder::new("changes");
        let folder = root.0.join("event-1/round-1");
        write_round(&root.0, 1, 1, &[game(1, "one"), game(2, "two")]).unwrap();
        let long_ago = SystemTime::UNIX_EPOCH;
        for name in ["game-1.pgn", "game-2.pgn", "games.pgn"] {
            fs::File::options().append(true).open(folder.join(name)).unwrap().set_modified(long_ago).unwrap();
        }
        let is_old = |name: &str| fs::metadata(folder.join(name)).unwrap().modified().unwrap() == long_ago;
        assert_eq!(write_round(&root.0, 1, 1, &[game(1, "one"), game(2, "two")]), Ok(0));
        assert!(is_old("game-1.pgn") && is_old("games.pgn"));
        assert_eq!(write_round(&root.0, 1, 1, &[game(1, "one"), game(2, "more")]), Ok(2));
        assert!(is_old("game-1.pgn") && !is_old("game-2.pgn") && !is_old("games.pgn"));
    }

    #[test]
    fn the_file_of_a_table_that_is_gone_is_removed_and_no_other() {
        let root = Folder::new("gone");
        let folder = root.0.join("event-1/round-1");
        write_round(&root.0, 1, 1, &[game(1, "one"), game(2, "two")]).unwrap();
        for other in ["notes.txt", "game-x.pgn", "index.json"] {
            fs::write(folder.join(other), "theirs").unwrap();
        }
        assert_eq!(write_round(&root.0, 1, 1, &[game(1, "one")]), Ok(2));
        let names: Vec<String> = files(&folder).into_keys().collect();
        assert_eq!(names, ["game-1.pgn", "game-x.pgn", "games.pgn", "index.json", "notes.txt"]);
        assert!(!is_game_file("game-.pgn") && !is_game_file("game-1.pgn.part") && is_game_file("game-7.pgn"));
    }

    #[test]
    fn a_game_that_cannot_be_read_just_now_stays_as_it_was() {
        let root = Folder::new("unread");
        write_round(&root.0, 1, 1, &[game(1, "one"), game(2, "two")]).unwrap();
        let public = PublicRound { games: vec![game(1, "more")], unread: [2].into() };
        assert_eq!(super::write_round(&root.0, 1, 1, &public), Ok(2));
        assert_eq!(files(&root.0.join("event-1/round-1"))["game-2.pgn"], "two");
    }

    #[cfg(unix)]
    #[test]
    fn nothing_is_written_through_a_link() {
        use std::os::unix::fs::symlink;
        let root = Folder::new("links");
        let theirs = root.0.join("theirs");
        fs::write(&theirs, "one").unwrap();
        let folder = root.0.join("event-1/round-1");
        fs::create_dir_all(&folder).unwrap();
        symlink(&theirs, folder.join("game-1.pgn.part")).unwrap();
        symlink(&theirs, folder.join("game-1.pgn")).unwrap();
        write_round(&root.0, 1, 1, &[game(1, "one")]).unwrap();
        assert!(fs::symlink_metadata(folder.join("game-1.pgn")).unwrap().is_file());
        write_round(&root.0, 1, 1, &[game(1, "more")]).unwrap();
        assert_eq!(fs::read_to_string(&theirs).unwrap(), "one");
        let elsewhere = root.0.join("elsewhere");
        fs::create_dir_all(elsewhere.join("round-1")).unwrap();
        symlink(&elsewhere, root.0.join("event-2")).unwrap();
        symlink(elsewhere.join("round-1"), root.0.join("event-1/round-2")).unwrap();
        for (event, round) in [(2, 1), (1, 2)] {
            let fault = write_round(&root.0, event, round, &[game(1, "one")]).unwrap_err();
            assert!(fault.contains("link"), "{fault}");
        }
        assert!(files(&elsewhere.join("round-1")).is_empty());
    }

    #[test]
    fn a_folder_that_cannot_be_written_is_named() {
        let root = Folder::new("unwritable");
        fs::write(root.0.join("event-1"), "a file is in the way").unwrap();
        let fault = write_round(&root.0, 1, 1, &[game(1, "one")]).unwrap_err();
        assert!(fault.contains("event-1"), "{fault}");
    }
}
