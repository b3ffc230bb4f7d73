//! The library that shows one process a failing disk and jumping clocks: compiles `shim.c` and controls it.

use crate::hall::{Folder, touchmove};
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::os::unix::fs::FileExt;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::OnceLock;

/// The settings of the library, by their index in the shared page: the same order as in `shim.c`.
#[derive(Copy, Clone)]
pub(crate) enum Word {
    /// How long every `fsync` takes.
    SyncDelayMs,
    /// The error of every `fsync`.
    SyncErrno,
    /// The error of every write.
    WriteErrno,
    /// The error of the system's wall clock.
    RealOffsetMs,
    /// How long the machine has been suspended.
    BootOffsetMs,
    /// The number of faults injected.
    Injected,
}

const WORDS: usize = 7;
/// The numbers of these errors on Linux, the same on every machine.
pub(crate) const EIO: i64 = 5;
pub(crate) const ENOSPC: i64 = 28;
pub(crate) const EROFS: i64 = 30;

/// The library, loaded into the servers of one folder.
pub(crate) struct Shim {
    library: &'static str,
    page: File,
    page_path: PathBuf,
    files: PathBuf,
}

impl Shim {
    /// Returns none if there is no C compiler.
    pub(crate) fn new(folder: &Folder) -> Option<Self> {
        let library = library()?;
        let page_path = folder.path().join("control");
        let page = OpenOptions::new().create(true).truncate(true).read(true).write(true).open(&page_path);
        let mut page = page.expect("a file");
        page.write_all(&[0; WORDS * 8]).expect("a file");
        Some(Self { library, page, page_path, files: folder.journal() })
    }

    /// The program with the library loaded; `undo` is the log of its changes to the journal.
    pub(crate) fn program(&self, undo: Option<&std::path::Path>) -> Command {
        let mut program = touchmove();
        program.env("LD_PRELOAD", self.library);
        program.env("FAULTS_CONTROL", &self.page_path).env("FAULTS_FILES", &self.files);
        if let Some(undo) = undo {
            program.env("FAULTS_UNDO", undo);
        }
        program
    }

    pub(crate) fn set(&self, word: Word, value: i64) {
        self.page.write_all_at(&value.to_ne_bytes(), word as u64 * 8).expect("the page");
    }

    pub(crate) fn get(&self, word: Word) -> i64 {
        let mut bytes = [0; 8];
        self.page.read_exact_at(&mut bytes, word as u64 * 8).expect("the page");
        i64::from_ne_bytes(bytes)
    }
}

/// The reason for skipping a row that needs the library.
pub(crate) const NO_COMPILER: &str = "there is no C compiler `cc`, with which the failing disk is made";

/// Compiles the library once.
fn library() -> Option<&'static str> {
    static LIBRARY: OnceLock<Option<String>> = OnceLock::new();
    let compile = || {
        let path = std::env::temp_dir().join(format!("touchmove-faults-{}.so", std::process::id()));
        let mut compiler = Command::new("cc");
        compiler.args([
            "-std=gnu11",
            "-O1",
            "-Wall",
            "-Wextra",
            "-Werror",
            "-shared",
            "-fPIC",
            "-x",
            "c",
            "-",
        ]);
        let mut compiler = compiler.arg("-o").arg(&path).arg("-ldl").stdin(Stdio::piped()).spawn().ok()?;
        let mut input = compiler.stdin.take().expect("a pipe");
        input.write_all(include_bytes!("shim.c")).expect("the source");
        drop(input);
        assert!(compiler.wait().expect("cc").success(), "shim.c does not compile");
        Some(path.to_string_lossy().into_owned())
    };
    LIBRARY.get_or_init(compile).as_deref()
}

/// Deletes the library.
pub(crate) fn remove_library() {
    if let Some(library) = library() {
        let _ = std::fs::remove_file(library);
    }
}
