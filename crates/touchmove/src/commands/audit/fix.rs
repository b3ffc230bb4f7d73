//! Corrects the results of games, and never touches the moves.
//!
//! A checkmate, a stalemate or a dead position decides the result. Otherwise a loss on time is a draw if the opponent could not have
//! checkmated. The Result tag and the result after the moves are made to agree. Every other byte stays the same.

use std::fmt::Write as _;
use touchmove_audit::{Kind, Report};
use touchmove_notation::pgn::GameResult;

/// A range of the text, and its replacement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Edit {
    /// The range, in bytes from the start of the part.
    from: usize,
    until: usize,
    text: String,
}

/// Returns the result that a game should have, or `None` if that is unknown or the Result tag and the moves already agree on it.
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

/// Adds the edits that correct a game, and returns a description of them if there are any. The offsets in the report are those in `text`.
pub(super) fn edits(report: &Report<'_>, text: &[u8], edits: &mut Vec<Edit>) -> Option<String> {
    let right = right_result(report)?;
    let mut change = String::new();
    let tag_edit = match report.result_tag_at.and_then(|at| tag_value(text, at as usize)) {
        Some((from, until)) => Edit { from, until, text: right.tag().to_owned() },
        // There is no Result tag. A game begins with its tags, so a new tag can go before them.
        None => {
            let at = report.offset as usize;
            let line_end = line_end(text.get(at..).unwrap_or_default());
            // A game without tags needs an empty line between the new tag and its moves.
            let more = if text.get(at) == Some(&b'[') { "" } else { line_end };
            Edit { from: at, until: at, text: format!("[Result \"{}\"]{line_end}{more}", right.tag()) }
        }
    };
    let mut add = |edit: Edit, name: &str| {
        let old = String::from_utf8_lossy(text.get(edit.from..edit.until)?).into_owned();
        if old == edit.text {
            return None;
        }
        let between = if change.is_empty() { "" } else { "; " };
        let new = edit.text.trim();
        // Writing to a String cannot fail.
        let _ = match old.is_empty() {
            true => write!(change, "{between}{name} {new} added"),
            false => write!(change, "{between}{name} {old} is now {new}"),
        };
        edits.push(edit);
        Some(())
    };
    add(tag_edit, "tag");
    if let Some((token, at)) = report.outcome
        && token.tag() != right.token()
    {
        let from = at as usize;
        // The only other result that the reader finds there is an asterisk.
        let length = GameResult::at_start(text.get(from..)?).map_or(1, |(_, length)| length);
        add(Edit { from, until: from + length, text: right.token().to_owned() }, "result");
    }
    (!change.is_empty()).then_some(change)
}

/// Returns the line ending of a text, judged by its first line.
fn line_end(text: &[u8]) -> &'static str {
    let first = text.iter().position(|byte| *byte == b'\n');
    match first.is_some_and(|at| text[..at].ends_with(b"\r")) {
        true => "\r\n",
        false => "\n",
    }
}

/// Returns the range of the value between the quotation marks of the tag at this offset.
fn tag_value(text: &[u8], at: usize) -> Option<(usize, usize)> {
    let line = text.get(at..)?;
    let line = &line[..line.iter().position(|byte| matches!(byte, b'\n' | b'\r')).unwrap_or(line.len())];
    let open = line.iter().position(|byte| *byte == b'"')? + 1;
    let close = open + line[open..].iter().position(|byte| *byte == b'"')?;
    Some((at + open, at + close))
}

/// Returns the text with the edits applied. They may be in any order, but must not overlap.
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
