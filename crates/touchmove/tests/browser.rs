//! The page of an audit in a real browser. Compiled with the feature `browser`, because it needs
//! one.
#![allow(clippy::panic, reason = "a test says what went wrong by panicking")]

use crate::program::touchmove;

const GAMES: &[u8] = include_bytes!("../../audit/tests/games.pgn");

/// The browsers to look for.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

/// Returns the page's DOM after its script has run.
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

/// Uses the page as a reader would, and prints what it then shows, one line each.
const CLICKS: &str = r##"<pre id="seen"></pre><script>
{
  const seen = [];
  const board = () => document.getElementById("board").innerHTML;
  const click = (id) => document.getElementById(id).click();
  const there = board();
  click("first");
  const first = board();
  click("on");
  const second = board();
  click("back");
  seen.push(`back is the start: ${board() === first}`, `a move changes the board: ${second !== first}`);
  click("there");
  seen.push(`the finding is found again: ${board() === there}`);
  click("last");
  seen.push(`the last move is marked: ${document.querySelector("#moves a:last-of-type").className.includes("now")}`);
  const plies = () => [...document.querySelectorAll("#rows tr")].map((row) => Number(row.cells[5].textContent));
  const ply = document.querySelector("th button[data-key=ply]");
  ply.click();
  const up = plies();
  ply.click();
  const down = plies();
  const sorted = [...up].sort((a, b) => a - b);
  seen.push(`sorted up: ${up.every((ply, place) => ply === sorted[place])}`);
  seen.push(`sorted down: ${down.every((ply, place) => ply === sorted[sorted.length - 1 - place])}`);
  const kind = document.getElementById("kind");
  kind.value = "flag_unwinnable";
  kind.onchange();
  const rows = [...document.querySelectorAll("#rows tr")];
  seen.push(`of one kind: ${rows.length > 0 && rows.every((row) => row.cells[6].textContent.startsWith("flag unwinnable"))}`);
  rows[0].click();
  seen.push(`another finding: ${document.getElementById("text").textContent.includes("lost on time")}`);
  document.getElementById("seen").textContent = seen.join("\n");
}
</script>"##;

/// The list can be sorted and narrowed, and every board stepped through.
#[test]
fn the_page_does_what_its_buttons_say() {
    let page = std::env::temp_dir().join(format!("touchmove-clicks-{}.html", std::process::id()));
    let name = page.to_string_lossy().into_owned();
    touchmove(&["audit", "--report", &name], GAMES);
    let html = std::fs::read_to_string(&page).unwrap_or_else(|error| panic!("{name}: {error}"));
    let written = std::fs::write(&page, html.replace("</body>", &format!("{CLICKS}</body>")));
    written.unwrap_or_else(|error| panic!("{name}: {error}"));
    let dom = opened(&name);
    let _ = std::fs::remove_file(&page);
    let seen = dom.split_once("<pre id=\"seen\">").and_then(|(_, after)| after.split_once("</pre>"));
    let seen: Vec<&str> = seen.map_or_else(Vec::new, |(seen, _)| seen.lines().collect());
    assert_eq!(seen.len(), 8, "{seen:?}");
    assert!(seen.iter().all(|line| line.ends_with(": true")), "{seen:?}");
}
