//! The server ends without warning: killed under load, and with the power cut.

use crate::Scale;
use crate::chance::Chance;
use crate::crowd::Crowd;
use crate::hall::{Folder, Hall};
use crate::power;
use crate::shim::{NO_COMPILER, Shim};
use crate::table::Row;
use std::thread::sleep;
use std::time::Duration;

const BOARDS: usize = 6;

/// Killed under load (SIGKILL), again and again.
pub(crate) fn killed(scale: &Scale) -> Row {
    let mut row = Row::default();
    let folder = Folder::new("kill");
    let mut hall = Hall::start(&folder, &[]);
    let mut crowd = Crowd::set_up(&hall, BOARDS);
    let mut chance = Chance::new(1);
    for _ in 0..scale.kills {
        let address = hall.address.clone();
        crowd.during(&address, || {
            sleep(chance.duration(30, 280));
            hall.kill();
        });
        row.faults += 1;
        hall = Hall::start(&folder, &[]);
        crowd.check(&hall, &mut row);
    }
    goes_on(&mut crowd, &hall, &mut row);
    hall.kill();
    crate::sound(&folder.journal(), &mut row);
    row
}

/// Killed, and all or some of what no `fsync` had made durable is gone.
pub(crate) fn power_cut(scale: &Scale) -> Row {
    let mut row = Row::default();
    let folder = Folder::new("power");
    let Some(shim) = Shim::new(&folder) else { return Row::skipped(NO_COMPILER) };
    let undo = folder.path().join("undo");
    let start = || Hall::start_program(shim.program(Some(&undo)), &folder);
    let mut hall = start();
    let mut crowd = Crowd::set_up(&hall, BOARDS);
    let mut chance = Chance::new(2);
    let mut dropped = 0;
    for _ in 0..scale.power_cuts {
        let address = hall.address.clone();
        crowd.during(&address, || {
            sleep(chance.duration(30, 280));
            hall.kill();
        });
        row.faults += 1;
        dropped += power::cut(&undo, &mut chance);
        hall = start();
        crowd.check(&hall, &mut row);
    }
    goes_on(&mut crowd, &hall, &mut row);
    hall.kill();
    crate::sound(&folder.journal(), &mut row);
    row.sum_up(format!("{dropped} writes were not durable yet and were dropped"));
    row
}

/// Checks that every device is answered again, and that its last message is recorded once.
fn goes_on(crowd: &mut Crowd, hall: &Hall, row: &mut Row) {
    crowd.during(&hall.address, || sleep(Duration::from_millis(300)));
    assert!(crowd.acknowledged() > 0, "something is answered");
    crowd.check(hall, row);
}
