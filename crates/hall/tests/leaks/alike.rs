//! What may differ between two games that look alike: times and random numbers. This is decided here and nowhere else.

/// Times, in milliseconds: compared after rounding, because two runs never take equally long.
const TIMES: &[&str] = &[
    "at",
    "now",
    "ago",
    "delay_ms",
    "left_ms",
    "white_ms",
    "black_ms",
    "white_used_ms",
    "black_used_ms",
    "ms",
];

/// Wall times and random numbers: not compared.
const CHANCE: &[&str] = &["wall", "written_wall", "taken_wall", "again_wall", "run", "link", "seen"];

/// A run takes less than half of this.
const ROUNDED_MS: u64 = 20_000;

/// Lines of `/metrics` that depend on how busy the machine is, not on what happened in a game.
const BUSY: &[&str] = &[
    "touchmove_up_seconds",
    "touchmove_connections",
    "touchmove_sockets",
    "touchmove_act_seconds_bucket",
    "touchmove_act_seconds_sum",
];

/// Header lines that depend on the moment, or on how many digits a time has.
const HEADERS: &[&str] = &["date", "content-length"];

/// A text without what may differ.
pub(super) fn normal(text: &str) -> String {
    let lines = text.lines().filter(|line| !BUSY.iter().any(|busy| line.starts_with(busy)));
    let lines = lines.map(|line| match line.starts_with("[Date ") {
        true => "[Date]".to_owned(),
        false => own_pages(&anchors(&clock_comments(&json_numbers(line)))),
    });
    // Where a line of PGN breaks depends on how many digits the times have.
    let between = if text.contains("[%clk ") { " " } else { "\n" };
    in_any_order(lines.collect::<Vec<_>>().join(between))
}

/// Links and devices are listed by the random numbers of the links.
fn in_any_order(text: String) -> String {
    let Some(list) = text.strip_prefix(r#"[{"link":#"#).and_then(|list| list.strip_suffix("}]")) else {
        return text;
    };
    let mut items: Vec<&str> = list.split(r#"},{"link":#"#).collect();
    items.sort_unstable();
    items.join("\n")
}

/// The lines of a head without what may differ.
pub(super) fn normal_head(head: &str) -> String {
    let is_compared = |line: &&str| {
        let name = line.split(':').next().unwrap_or_default();
        !HEADERS.iter().any(|header| name.eq_ignore_ascii_case(header))
    };
    head.lines().filter(is_compared).collect::<Vec<_>>().join("\n")
}

/// The values of times and random numbers in JSON.
fn json_numbers(text: &str) -> String {
    let mut normal = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(end) = rest.find("\":") {
        let key = rest[..end].rsplit('"').next().unwrap_or_default();
        let (before, after) = rest.split_at(end + 2);
        normal.push_str(before);
        let digits = after.len() - after.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
        match after[..digits].parse::<u64>() {
            Ok(value) if TIMES.contains(&key) => normal.push_str(&rounded(value).to_string()),
            Ok(_) if CHANCE.contains(&key) => normal.push('#'),
            _ => normal.push_str(&after[..digits]),
        }
        rest = &after[digits..];
    }
    normal + rest
}

/// The times in the comments of PGN.
fn clock_comments(text: &str) -> String {
    let mut parts = text.split("[%clk ");
    let mut normal = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (time, rest) = part.split_once(']').unwrap_or((part, ""));
        let whole = time.split('.').next().unwrap_or_default();
        let seconds = whole.split(':').fold(0, |sum, part| sum * 60 + part.parse::<u64>().unwrap());
        normal += &format!("[%clk {}]{rest}", rounded(seconds * 1000) / 1000);
    }
    normal
}

/// The code of an anchor: a hash over all streams, including that of the hall, which begins with the random secret of the first link. It
/// reveals nothing to people who do not know that secret.
fn anchors(text: &str) -> String {
    let Some((before, rest)) = text.split_once(r#"{"code":""#) else { return text.to_owned() };
    match rest.split_once('"') {
        Some((code, rest)) if code.len() == 24 && code.matches('-').count() == 4 => {
            format!(r##"{before}{{"code":#{rest}"##)
        }
        _ => text.to_owned(),
    }
}

/// The path of a caller's own page contains the random number of their link.
fn own_pages(text: &str) -> String {
    let mut parts = text.split("?as=");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        text + "?as=#" + part.trim_start_matches(|letter: char| letter.is_ascii_digit())
    })
}

const fn rounded(ms: u64) -> u64 {
    (ms + ROUNDED_MS / 2) / ROUNDED_MS * ROUNDED_MS
}

#[test]
fn only_times_and_chance_are_left_out() {
    assert_eq!(
        normal(r#"{"n":7,"at":1234,"wall":99,"left_ms":59999}"#),
        r##"{"n":7,"at":0,"wall":#,"left_ms":60000}"##
    );
    assert_eq!(normal("1. e4 {[%clk 1:29:58.2]}\ne5"), "1. e4 {[%clk 5400]} e5");
    assert_eq!(normal(r#"{"code":"40cz-wzda-xde7-xkbc-w8re","streams":3}"#), r##"{"code":#,"streams":3}"##);
    assert_eq!(normal(r#"{"code":"forbidden"}"#), r#"{"code":"forbidden"}"#);
    assert_eq!(normal_head("HTTP/1.1 200 OK\r\nDate: x\r\nETag: \"1\""), "HTTP/1.1 200 OK\nETag: \"1\"");
}
