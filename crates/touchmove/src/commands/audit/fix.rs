//! Games as they should be: results put right, moves never touched.
//!
//! What the board decides counts (checkmate, stalemate, a dead position), then that a loss on time is a draw if the winner could not
//! checkmate; and the Result tag and the sign after the moves say the same. Nothing else is changed, to the byte.

use std::fmt::Write as _;
use touchmove_audit::{Kind, Report};
use touchmove_notation::pgn::GameResult;

/// A stretch of the text, and what is to stand there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Edit {
    /// Where, in bytes from the start of the part.
    from: usize,
    until: usize,
    text: String,
}

/// The result that a game should have, if it is another one than is recorded or is recorded in two ways.
fn right_result(report: &Report<'_>) -> Option<GameResult> {
    let is_unwinnable =
        report.findings.iter().any(|finding| matches!(finding.kind, Kind::FlagUnwinnable { .. }));
    let is_wrong = report.findings.iter().any(|finding| matches!(finding.kind, Kind::ResultConflict { .. }));
    let right = match report.right_result {
        Some(right) if is_wrong || report.result == GameResult::Unknown => right,
        _ if is_unwinnable => GameResult::Draw,
        _ => report.result,
    };
    let tag = report.heading.result();
    let token = report.outcome.map(|(token, _)| token);
    let agrees = tag == Some(right) && token.is_none_or(|token| token.tag() == right.token());
    (!agrees && right != GameResult::Unknown).then_some(right)
}

/// What is to be changed in a game, and a line that says so. The text is that of the part, and the report's places are in it.
pub(super) fn edits(report: &Report<'_>, text: &[u8], edits: &mut Vec<Edit>) -> Option<String> {
    let right = right_result(report)?;
    let mut said = String::new();
    let tag_edit = match report.result_tag_at.and_then(|at| tag_value(text, at as usize)) {
        Some((from, until)) => Edit { from, until, text: right.tag().to_owned() },
        // The game begins with its tags, so that one more can stand before them.
        None => {
            let at = report.offset as usize;
            let line_end = line_end(text.get(at..).unwrap_or_default());
            // Between tags and moves stands an empty line.
            let more = if text.get(at) == Some(&b'[') { "" } else { line_end };
            Edit { from: at, until: at, text: format!("[Result \"{}\"]{line_end}{more}", right.tag()) }
        }
    };
    let mut add = |edit: Edit, name: &str| {
        let old = String::from_utf8_lossy(text.get(edit.from..edit.until)?).into_owned();
        if old == edit.text {
            return None;
        }
        let between = if said.is_empty() { "" } else { "; " };
        let new = edit.text.trim();
        // A text grows as needed.
        let _ = match old.is_empty() {
            true => write!(said, "{between}{name} {new} added"),
            false => write!(said, "{between}{name} {old} is now {new}"),
        };
        edits.push(edit);
        Some(())
    };
    add(tag_edit, "tag");
    if let Some((token, at)) = report.outcome
        && token.tag() != right.token()
    {
        let from = at as usize;
        // Every other result that was read is a single asterisk.
        let length = GameResult::at_start(text.get(from..)?).map_or(1, |(_, length)| length);
        add(Edit { from, until: from + length, text: right.token().to_owned() }, "result");
    }
    (!said.is_empty()).then_some(said)
}

/// How the lines of a text end.
fn line_end(text: &[u8]) -> &'static str {
    let first = text.iter().position(|byte| *byte == b'\n');
    match first.is_some_and(|at| text[..at].ends_with(b"\r")) {
        true => "\r\n",
        false => "\n",
    }
}

/// Where the value of a tag stands that begins there.
fn tag_value(text: &[u8], at: usize) -> Option<(usize, usize)> {
    let line = text.get(at..)?;
    let line = &line[..line.iter().position(|byte| matches!(byte, b'\n' | b'\r')).unwrap_or(line.len())];
    let open = line.iter().position(|byte| *byte == b'"')? + 1;
    let close = open + line[open..].iter().position(|byte| *byte == b'"')?;
    Some((at + open, at + close))
}

/// The text with its edits, which stand in its order but may be of one game in any.
pub(super) fn apply(text: &[u8], mut edits: Vec<Edit>) -> Vec<u8> {
    edits.sort_by_key(|edit| edit.from);
    let mut fixed = Vec::with_capacity(text.len() + 16 * edits.len());
    let mut at = 0;
    for edit in edits {
        fixed.extend_from_slice(text.get(at..edit.from).unwrap_or_default());
        fixed.extend_from_slice(edit.text.as_bytes());
        at = edit.until;
    }
    fixed.extend_from_slice(text.get(at..).unwrap_or_default());
    fixed
}
