//! Boards at which flags fall: after a few quick moves, a player stops moving.

use crate::Outcome;
use crate::board::Board;
use crate::site::{Event, Shared};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

/// The mean thinking time of the first moves.
const QUICK: Duration = Duration::from_millis(400);

/// Plays such games one after another, each at its own board, until the run ends. Returns the number of flags that fell.
pub(crate) async fn keep_falling(
    site: Shared,
    event: Event,
    games: Arc<Vec<Vec<String>>>,
    number: usize,
    time: Duration,
) -> Outcome<usize> {
    let mut fallen = 0;
    while !site.is_ending.load(Ordering::Relaxed) {
        let place = site.set_up(&event, 1).await?.pop().ok_or("no board")?;
        let mut board = Board::new(&site, place, number);
        board.start().await?;
        let plies = 2 + board.dice.below(5);
        for (ply, mv) in games[number % games.len()].iter().enumerate().take(plies) {
            board.think(QUICK).await;
            board.move_and_press(ply % 2, mv).await?;
        }
        let deadline = Instant::now() + time + Duration::from_secs(180);
        while board.phase != "over" && !site.is_ending.load(Ordering::Relaxed) {
            if Instant::now() > deadline {
                return Err(format!("{}: the flag did not fall", board.place.name).into());
            }
            board.think(Duration::from_millis(100)).await;
            if board.phase == "stopped" {
                board.arbiter("resume").await?;
            }
        }
        fallen += usize::from(board.phase == "over");
        // Give the spectator time to learn of it too.
        board.think(QUICK).await;
    }
    Ok(fallen)
}
