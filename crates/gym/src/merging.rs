//! Merges lines of a story: consecutive ordinary moves become one line, and every other move states whether the clock was pressed.

use crate::story::{Moved, Pressed, StoryLine};
use crate::words::{Sentence, Value};
use touchmove_laws::board::{Move, Position};

/// Returns the lines as they are shown.
pub(crate) fn finished(lines: Vec<StoryLine>) -> Vec<StoryLine> {
    let mut merged: Vec<StoryLine> = Vec::new();
    let mut run: Vec<StoryLine> = Vec::new();
    let mut rest = lines.into_iter().peekable();
    while let Some(line) = rest.next() {
        if joins(&line) && rest.peek().is_some() {
            run.push(line);
            continue;
        }
        merged.extend(in_one_line(core::mem::take(&mut run)));
        merged.push(with_ending(line, rest.peek()));
    }
    merged.extend(in_one_line(run));
    merged
}

/// Returns true for a completed ordinary move.
fn joins(line: &StoryLine) -> bool {
    line.moved.as_ref().is_some_and(|moved| moved.ordinary.is_some() && moved.pressed != Pressed::NotYet)
}

/// Joins ordinary moves into one line; a single one stays as it is.
fn in_one_line(run: Vec<StoryLine>) -> Option<StoryLine> {
    let moves: Vec<(Position, Move)> =
        run.iter().filter_map(|line| line.moved.as_ref().and_then(|moved| moved.ordinary)).collect();
    let shows_clocks = |sentence: &&Sentence| sentence.message == "clocks";
    let clocks = run.iter().rev().find_map(|line| line.sentences.iter().find(shows_clocks)).cloned();
    let mut last = run.into_iter().next_back()?;
    if moves.len() == 1 {
        return Some(with_ending(last, None));
    }
    let sentence = Sentence::new("moves").with("moves", Value::Moves(moves));
    last.sentences = [Some(sentence), clocks].into_iter().flatten().collect();
    Some(last)
}

/// Completes the line of a move with whether the clock was pressed.
fn with_ending(mut line: StoryLine, next: Option<&StoryLine>) -> StoryLine {
    let Some(Moved { pressed, .. }) = line.moved else { return line };
    let presses_next = next.is_some_and(|next| next.sentences.iter().any(is_press));
    let ending = match pressed {
        Pressed::Yes => Value::Inner("ending-pressed"),
        Pressed::NotYet if next.is_some() && !presses_next => Value::Inner("ending-waits"),
        Pressed::NotYet | Pressed::NoClock => Value::Text(String::new()),
    };
    if let Some(sentence) = line.sentences.iter_mut().find(|sentence| is_movement(sentence)) {
        sentence.values.push(("ending", ending));
    }
    line
}

fn is_movement(sentence: &Sentence) -> bool {
    ["move", "shift", "castling"].iter().any(|message| sentence.message.starts_with(message))
}

fn is_press(sentence: &Sentence) -> bool {
    sentence.message.starts_with("press")
}
