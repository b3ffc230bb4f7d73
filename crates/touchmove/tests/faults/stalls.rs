//! Stalls: the process or the disk hangs, or the disk accepts no writes. Meanwhile acts arrive and clocks run.

use crate::Scale;
use crate::crowd::Crowd;
use crate::desk;
use crate::game::{Fault, Games};
use crate::hall::{Folder, Hall, signal};
use crate::shim::{EIO, ENOSPC, EROFS, NO_COMPILER, Shim, Word};
use crate::table::Row;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The number of devices that act meanwhile.
const CROWD: usize = 4;
/// The games in which Black presses at once, after a third of the stall, and then with a flag that would fall during it; in the fourth
/// and last, Black presses when all is over.
const EARLY: usize = 0;
const MIDDLE: usize = 1;
const FLAG: usize = 2;
/// The longest time until the desk is notified of a stall and clocks resume, or are stopped at each board.
const TELLING: Duration = Duration::from_secs(6);

/// The process is stopped and continued (SIGSTOP, SIGCONT).
pub(crate) fn stopped(scale: &Scale) -> Row {
    for_each_length(scale, |length, row| {
        let folder = Folder::in_memory(&format!("stop-{}", length.as_secs()));
        let mut hall = Hall::start(&folder, &[]);
        let process = hall.id();
        let begin = || signal(process, "STOP");
        stall(&hall, row, length, Duration::ZERO, begin, || signal(process, "CONT"));
        hall.end();
    })
}

/// One `fsync` takes long.
pub(crate) fn slow_fsync(scale: &Scale) -> Row {
    with_shim(scale, |shim, length| {
        let before = shim.get(Word::Injected);
        shim.set(Word::SyncDelayMs, length.as_millis() as i64);
        while shim.get(Word::Injected) == before {
            sleep(Duration::from_millis(1));
        }
        shim.set(Word::SyncDelayMs, 0);
    })
}

/// Every `fsync` fails for a while.
pub(crate) fn failing_fsync(scale: &Scale) -> Row {
    with_shim(scale, |shim, _| shim.set(Word::SyncErrno, EIO))
}

/// The disk is full for a while.
pub(crate) fn full_disk(scale: &Scale) -> Row {
    with_shim(scale, |shim, _| shim.set(Word::WriteErrno, ENOSPC))
}

/// The disk is read-only for a while.
pub(crate) fn read_only_disk(scale: &Scale) -> Row {
    with_shim(scale, |shim, _| shim.set(Word::WriteErrno, EROFS))
}

/// The laptop is closed and opened again: the process is suspended, and only `CLOCK_BOOTTIME` shows for how long.
pub(crate) fn suspended(scale: &Scale) -> Row {
    for_each_length(scale, |length, row| {
        let folder = Folder::in_memory(&format!("suspend-{}", length.as_secs()));
        let Some(shim) = Shim::new(&folder) else { return *row = Row::skipped(NO_COMPILER) };
        let mut hall = Hall::start_program(shim.program(None), &folder);
        let process = hall.id();
        // As if it had been three minutes longer, which only one clock shows.
        let unseen = Duration::from_secs(180);
        let begin = || signal(process, "STOP");
        let end = || {
            shim.set(Word::BootOffsetMs, unseen.as_millis() as i64);
            signal(process, "CONT");
        };
        stall(&hall, row, length, unseen, begin, end);
        hall.end();
    })
}

fn with_shim(scale: &Scale, begin: impl Fn(&Shim, Duration) + Sync) -> Row {
    for_each_length(scale, |length, row| {
        let folder = Folder::in_memory(&format!("disk-{}", length.as_secs()));
        let Some(shim) = Shim::new(&folder) else { return *row = Row::skipped(NO_COMPILER) };
        let mut hall = Hall::start_program(shim.program(None), &folder);
        let injected = || shim.get(Word::Injected);
        let before = injected();
        let end = || {
            shim.set(Word::SyncErrno, 0);
            shim.set(Word::WriteErrno, 0);
        };
        stall(&hall, row, length, Duration::ZERO, || begin(&shim, length), end);
        assert!(injected() > before, "nothing was injected");
        // The journal is sound, for the next server too, although it could not be written for a while.
        hall.kill();
        crate::sound(&folder.journal(), row);
    })
}

/// Tests each length in a hall of its own, all at the same time.
fn for_each_length(scale: &Scale, inject: impl Fn(Duration, &mut Row) + Sync) -> Row {
    let mut row = Row::default();
    std::thread::scope(|scope| {
        let inject = &inject;
        let lengths = scale.stalls().map(|length| {
            scope.spawn(move || {
                let mut row = Row::default();
                inject(length, &mut row);
                row
            })
        });
        let lengths: Vec<_> = lengths.collect();
        lengths.into_iter().for_each(|length| row.add(length.join().expect("a stall")));
    });
    row
}

/// One stall, with players who press during it, near the flag, and after it.
fn stall(
    hall: &Hall,
    row: &mut Row,
    length: Duration,
    suspended: Duration,
    begin: impl FnOnce(),
    end: impl FnOnce(),
) {
    let mut crowd = Crowd::set_up(hall, CROWD);
    let mut games = Games::set_up(hall, 4);
    let told_before = games.notices(hall);
    // The flag would fall during the stall, after the press.
    games.games[FLAG].leave_black(hall, length / 2 + Duration::from_millis(100));
    let mut fault = crowd.during(&hall.address, || {
        // Wait until the devices have begun.
        sleep(Duration::from_millis(100));
        let began = Instant::now();
        begin();
        games.wait_until(began + Duration::from_millis(20));
        games.games[EARLY].press();
        games.wait_until(began + length / 3);
        games.games[MIDDLE].press();
        games.games[FLAG].press();
        games.wait_until(began + length);
        end();
        let ended = Instant::now();
        Fault { began, ended, over: ended, suspended, is_told: false }
    });
    row.faults += 1;
    let mut stand = true;
    while (stand || !fault.is_told) && fault.ended.elapsed() < TELLING {
        games.wait_until(Instant::now() + Duration::from_millis(50));
        fault.is_told = games.notices(hall) > told_before;
        stand = desk::clocks_stand(hall, games.event);
        if stand {
            fault.over = Instant::now();
        }
    }
    if !fault.is_told {
        row.remark(format!("the desk was not told of a stall of {} s", length.as_secs()));
    }
    for game in &mut games.games {
        game.settle(hall, &fault, row);
    }
    crowd.check(hall, row);
}
