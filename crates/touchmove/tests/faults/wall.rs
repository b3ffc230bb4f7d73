//! The server is ended or killed and started again while the system's wall clock is changed: no player's clock may be affected.

use crate::Scale;
use crate::game::{Away, Games};
use crate::hall::{Folder, Hall};
use crate::shim::{NO_COMPILER, Shim, Word};
use crate::table::Row;
use std::thread::sleep;
use std::time::{Duration, Instant};

const HOUR_MS: i64 = 3_600_000;
const JUMPS_MS: [i64; 6] = [HOUR_MS, -HOUR_MS, 24 * HOUR_MS, -24 * HOUR_MS, 30_000, -30_000];

/// How a server ends.
#[derive(Copy, Clone, PartialEq)]
enum Going {
    Ends,
    IsKilled,
}

pub(crate) fn jumps(scale: &Scale) -> Row {
    let mut row = Row::default();
    let folder = Folder::in_memory("wall");
    let Some(shim) = Shim::new(&folder) else { return Row::skipped(NO_COMPILER) };
    let mut hall = Hall::start_program(shim.program(None), &folder);
    for jump in JUMPS_MS.into_iter().take(scale.wall_jumps) {
        for going in [Going::Ends, Going::IsKilled] {
            let mut games = Games::set_up(&hall, 1);
            sleep(Duration::from_millis(700));
            let asked = Instant::now();
            match going {
                Going::Ends => hall.end(),
                Going::IsKilled => hall.kill(),
            }
            let gone = Instant::now();
            shim.set(Word::RealOffsetMs, shim.get(Word::RealOffsetMs) + jump);
            sleep(Duration::from_millis(300));
            let started = Instant::now();
            hall = Hall::start_program(shim.program(None), &folder);
            let ready = Instant::now();
            row.faults += 1;
            let is_told = games.notices(&hall) > 0;
            let away = Away { asked, gone, started, ready, was_killed: going == Going::IsKilled, is_told };
            for game in &mut games.games {
                game.come_back(&hall);
                sleep(Duration::from_millis(200));
                game.settle_after(&away, &mut row);
            }
        }
    }
    hall.end();
    crate::sound(&folder.journal(), &mut row);
    row
}
