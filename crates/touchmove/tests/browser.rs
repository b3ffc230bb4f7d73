//! The page of an audit in a real browser. Run by `make browser`, because it needs one.
#![allow(clippy::panic, reason = "a test says what went wrong by panicking")]

mod program;

use program::touchmove;

const GAMES: &[u8] = include_bytes!("../../audit/tests/games.pgn");

/// The browsers that are looked for.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

/// What the browser makes of the page once its script has run.
fn opened(page: &str) -> String {
    let dom = BROWSERS.iter().find_map(|browser| {
        let mut command = std::process::Command::new(browser);
        command.args(["--headless", "--no-sandbox", "--disable-gpu", "--dump-dom"]);
        command.arg(format!("file://{page}")).output().ok()
    });
    let dom = dom.unwrap_or_else(|| panic!("none of {BROWSERS:?} is installed"));
    String::from_utf8_lossy(&dom.stdout).into_owned()
}

#[test]
fn the_page_lists_every_finding_and_draws_a_board() {
    let page = std::env::temp_dir().join(format!("touchmove-page-{}.html", std::process::id()));
    let name = page.to_string_lossy().into_owned();
    touchmove(&["audit", "--report", &name], GAMES);
    let dom = opened(&name);
    let _ = std::fs::remove_file(&page);
    let (_, lines, _) = touchmove(&["audit", "--json"], GAMES);
    let findings = lines.matches("\"ply\":").count();
    assert!(dom.contains(&format!("{findings} findings")), "the list is not there");
    let (rows, squares) = (dom.matches("<tr").count(), dom.matches("height=\"45\" fill=\"#").count());
    assert_eq!((rows, squares), (1 + findings, 64), "rows of the list, squares of the board");
    assert!(dom.contains("href=\"#wk\"") && dom.contains("href=\"#bk\""), "no kings on the board");
}
