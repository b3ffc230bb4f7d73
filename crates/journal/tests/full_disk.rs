//! A disk that is really full, and then has room again.
//!
//! The test runs itself again in its own mount namespace with a small file system. Where the system does not allow that, this test does
//! nothing; `a_file_that_may_not_grow_refuses_cleanly` is then the only one.

mod support;

use std::path::Path;
use std::process::Command;
use support::{Folder, entry};
use touchmove_journal::{Depth, Fault, Journal, Sqlite, verify};

const SMALL_DISK: &str = "TOUCHMOVE_TEST_SMALL_DISK";
const MOUNT: &str = r#"mount -t tmpfs -o size=1m tmpfs "$TOUCHMOVE_TEST_SMALL_DISK" && exec "$0""#;

fn main() {
    if let Some(folder) = std::env::var_os(SMALL_DISK) {
        return fill_and_free(Path::new(&folder));
    }
    let folder = Folder::new();
    let unshared = |script: &str| {
        let mut command = Command::new("unshare");
        command.args(["--map-root-user", "--mount", "sh", "-c", script]).env(SMALL_DISK, folder.path());
        command
    };
    let probe = unshared(r#"mount -t tmpfs -o size=1m tmpfs "$TOUCHMOVE_TEST_SMALL_DISK""#).output();
    if !probe.is_ok_and(|output| output.status.success()) {
        return;
    }
    let program = std::env::current_exe().expect("this program");
    let status = unshared(MOUNT).arg(program).status().expect("started");
    assert!(status.success(), "{status}");
}

fn fill_and_free(folder: &Path) {
    let path = folder.join("journal");
    let ballast = folder.join("ballast");
    let journal = Sqlite::open(&path).expect("opens");
    std::fs::write(&ballast, vec![0; 500 << 10]).expect("there is room for it");

    let mut last = [0, 0];
    let body = "x".repeat(300);
    check_refusals(&journal, &mut last, &body);
    let when_first_full = last;
    // Room again, but not for long.
    std::fs::remove_file(&ballast).expect("removed");
    check_refusals(&journal, &mut last, &body);
    assert!(last[0] > when_first_full[0] && last[1] > when_first_full[1], "{when_first_full:?} {last:?}");
    drop(journal);
    let journal =
        Sqlite::open_to_read(&path).or_else(|_| Sqlite::open(&path)).expect("a full disk can be read");
    check(&journal, last);
}

/// Fills the disk: every refusal is clean, and nothing is lost.
fn check_refusals(journal: &Sqlite, last: &mut [u64; 2], body: &str) {
    let faults = fill(journal, last, body);
    assert!(faults.contains(&Fault::Full), "{faults:?}");
    let is_clean = |fault: &Fault| matches!(fault, Fault::Full | Fault::Conflict { .. });
    assert!(faults.iter().all(is_clean), "{faults:?}");
    check(journal, *last);
}

/// Appends to two streams until both are refused; counts what was acknowledged, and returns the refusals.
fn fill(journal: &Sqlite, last: &mut [u64; 2], body: &str) -> Vec<Fault> {
    let mut faults = Vec::new();
    for _ in 0..400 {
        let pending: Vec<_> = (0..2)
            .flat_map(|board| (1..=3).map(move |ahead| (board, ahead)))
            .map(|(board, ahead)| {
                (board, journal.append(&format!("board/{board}"), last[board] + ahead, entry(body)))
            })
            .collect();
        for (board, pending) in pending {
            match pending.wait() {
                Ok(receipt) => last[board] = receipt.number,
                Err(fault) => faults.push(fault),
            }
        }
    }
    faults
}

fn check(journal: &Sqlite, last: [u64; 2]) {
    let report = verify(journal, Depth::Chains, |_| ()).expect("read");
    assert!(report.is_clean(), "{report:?}");
    let heads = journal.streams().wait().expect("read");
    assert_eq!(
        heads.iter().map(|head| head.last).collect::<Vec<_>>(),
        last,
        "what was acknowledged, no more, no less"
    );
}
