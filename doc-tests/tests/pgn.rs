//! The games in `docs/pgn.md` are in the export format that the page describes.

use touchmove_board::{Reason, Role};
use touchmove_notation::pgn::{ClockTime, GameRecord, Legality, Records};

const PAGE: &str = include_str!("../../docs/pgn.md");

/// The text of each game on the page.
fn games() -> Vec<&'static str> {
    PAGE.split("```pgn\n").skip(1).filter_map(|rest| rest.split("```").next()).collect()
}

/// The only game of a text without faults.
fn game(text: &str) -> GameRecord {
    let Ok(mut games) = Records::new(text.as_bytes()).collect::<Result<Vec<_>, _>>();
    assert_eq!(games.len(), 1);
    let game = games.remove(0);
    assert_eq!(game.faults, [], "{}", game.record.to_pgn());
    game.record
}

#[test]
fn the_games_of_the_page_are_written_as_they_were_read() {
    assert_eq!(games().len(), 2);
    for text in games() {
        assert_eq!(game(text).to_pgn().trim_end(), text.trim_end());
    }
}

#[test]
fn the_illegal_move_of_the_page() {
    let record = game(games()[1]);
    assert_eq!(record.illegal_move_stood(), Some(5));
    let plies: Vec<_> = record.main_line().map(|id| record.ply(id)).collect();
    assert_eq!(plies[4].legality(), Legality::Stood(Reason::CannotReach(Role::Bishop)));
    assert_eq!(plies[4].clock(), Some(ClockTime::from_seconds(14 * 60 + 40)));
    assert!(plies[5].draw_offered && plies[5].legality() == Legality::Legal);
    assert_eq!(record.len(), 8);
    // While the game was in progress this could not be seen.
    let seen = record.to_pgn_as_seen();
    assert!(seen.contains("2. Nf3 Nc6 {[%clk 0:14:51]} 3. Bf4 $4 {[%clk 0:14:40]}"), "{seen}");
    assert!(!seen.contains("stood") && !seen.contains("Stood"), "{seen}");
}
