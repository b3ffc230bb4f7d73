//! The HTML page of an audit: a single self-contained file with counts, plots, a list and a board.

mod plots;
mod shown;

pub(super) use shown::{MOST_GAMES, ShownGame};

use super::tally::Tally;
use crate::drawing::pieces;
use plots::Bar;
use std::fmt::Write as _;
use touchmove_audit::Kind;
use touchmove_board::{Color, Role};

const STYLE: &str = include_str!("style.css");
const SCRIPT: &str = include_str!("script.js");

/// Returns the page.
pub(super) fn html(tally: &Tally, games: &[ShownGame]) -> String {
    let mut page = String::from(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>Audit</title>\n<style>\n",
    );
    page.push_str(STYLE);
    page.push_str("</style>\n</head>\n<body>\n");
    page.push_str(&figures());
    page.push_str(&head(tally));
    page.push_str(&plots(tally));
    page.push_str(&list(tally, games));
    // Escapes whatever in the data could end the script element.
    let data =
        serde_json::to_string(games).unwrap_or_default().replace("</", "<\\/").replace("<!--", "<\\u0021--");
    let _ = write!(page, "<script type=\"application/json\" id=\"games\">{data}</script>\n<script>\n");
    page.push_str(SCRIPT);
    page.push_str("</script>\n</body>\n</html>\n");
    page
}

/// Returns the drawings of the pieces, which the board refers to.
fn figures() -> String {
    let mut svg = String::from("<svg width=\"0\" height=\"0\" class=\"figures\"><defs>");
    for color in Color::ALL {
        let paint = pieces::paint(color);
        for role in [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King] {
            let side = if color == Color::White { "w" } else { "b" };
            let _ = write!(
                svg,
                r#"<g id="{side}{}" fill="{}" stroke="{}" color="{}" stroke-width="{}" stroke-linejoin="round" stroke-linecap="round">{}</g>"#,
                role.letter().to_ascii_lowercase(),
                paint.body,
                paint.outline,
                paint.detail,
                pieces::OUTLINE,
                pieces::figure(role)
            );
        }
    }
    svg + "</defs></svg>\n"
}

fn head(tally: &Tally) -> String {
    let mut html = String::from("<header><h1>Audit by the Laws of Chess</h1><dl>");
    let findings: u64 = tally.findings.values().map(|found| found.findings).sum();
    for (name, number) in [
        ("games", tally.games),
        ("half-moves", tally.plies),
        ("findings", findings),
        ("games with findings", tally.games_with_findings),
    ] {
        let _ = write!(html, "<div><dd>{number}</dd><dt>{name}</dt></div>");
    }
    html.push_str("</dl><p>");
    let editions = tally.editions.iter().map(|(edition, games)| match edition.as_str() {
        "none" => format!("{games} older than the Laws of 2005, or not dated"),
        year => format!("{games} by the Laws of {year}"),
    });
    html.push_str(&editions.collect::<Vec<_>>().join(" · "));
    html + "</p></header>\n"
}

fn plots(tally: &Tally) -> String {
    let place_of = |name: &str| Kind::NAMES.iter().position(|kind| name.split(' ').next() == Some(kind));
    let by_kind: Vec<Bar> = Kind::NAMES
        .iter()
        .flat_map(|kind| tally.findings.iter().filter(move |(name, _)| name.split(' ').next() == Some(kind)))
        .map(|(name, found)| Bar {
            label: name.replace('_', " "),
            parts: vec![(place_of(name).unwrap_or(0), found.findings)],
        })
        .collect();
    let by_year: Vec<Bar> = tally
        .years
        .iter()
        .map(|(year, kinds)| Bar {
            label: year.clone(),
            parts: kinds.iter().map(|(kind, number)| (place_of(kind).unwrap_or(0), *number)).collect(),
        })
        .collect();
    let last = tally.lengths.iter().rposition(|games| *games > 0).map_or(0, |last| last + 1);
    let lengths: Vec<Bar> = tally.lengths[..last]
        .iter()
        .enumerate()
        .map(|(place, games)| Bar { label: (place * 10).to_string(), parts: vec![(9, *games)] })
        .collect();
    let shares: Vec<f64> = tally
        .time_left
        .iter()
        .take_while(|time| time.clocks > 0)
        .map(|time| time.share_sum as f64 / 10_000.0 / time.clocks as f64)
        .collect();
    let mut html = String::from("<section class=\"plots\">");
    for (title, is_there, svg) in [
        ("Findings by kind", !by_kind.is_empty(), plots::horizontal_bars(&by_kind)),
        ("Findings by year", !by_year.is_empty(), plots::vertical_bars(&by_year)),
        ("Games by length, in moves", !lengths.is_empty(), plots::vertical_bars(&lengths)),
        ("Share of the time left, by move", !shares.is_empty(), plots::line(&shares)),
    ] {
        if is_there {
            let _ = write!(html, "<figure><figcaption>{title}</figcaption>{svg}</figure>");
        }
    }
    html + "</section>\n"
}

fn list(tally: &Tally, games: &[ShownGame]) -> String {
    let mut html = String::from("<section class=\"findings\">");
    if games.is_empty() {
        return html + "<p>Nothing was found.</p></section>\n";
    }
    if (games.len() as u64) < tally.games_with_findings {
        let _ = write!(
            html,
            "<p class=\"note\">The first {} of {} games with findings are shown.</p>",
            games.len(),
            tally.games_with_findings
        );
    }
    html.push_str("<div class=\"split\"><div class=\"list\"><p class=\"tools\"><label>Kind <select id=\"kind\"><option value=\"\">all</option></select></label> <label>Search <input id=\"search\" type=\"search\"></label> <span id=\"count\"></span></p><table><thead><tr>");
    for (key, title) in [
        ("game", "Game"),
        ("date", "Date"),
        ("white", "White"),
        ("black", "Black"),
        ("result", "Result"),
        ("ply", "Ply"),
        ("kind", "Finding"),
        ("article", "Article"),
    ] {
        let _ = write!(html, "<th><button data-key=\"{key}\">{title}</button></th>");
    }
    html.push_str("</tr></thead><tbody id=\"rows\"></tbody></table></div><aside id=\"view\"><svg id=\"board\" viewBox=\"0 0 360 360\" role=\"img\"></svg><p class=\"steps\"><button id=\"first\" title=\"start\">«</button><button id=\"back\" title=\"one move back\">◀</button><button id=\"there\" title=\"the finding\">●</button><button id=\"on\" title=\"one move forward\">▶</button><button id=\"last\" title=\"end\">»</button></p><p id=\"text\"></p><p id=\"says\"></p><p id=\"moves\"></p></aside></div></section>\n");
    html
}
