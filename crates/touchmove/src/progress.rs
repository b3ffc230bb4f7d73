//! Progress of long work: a bar on a terminal, nothing in a pipe.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::IsTerminal;

/// A counter for work of unknown extent.
pub(crate) fn count(unit: &'static str) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let template = format!("{{spinner}} {{human_pos}} {unit}, {{elapsed}}");
    let style = ProgressStyle::with_template(&template).unwrap_or_else(|_| ProgressStyle::default_spinner());
    ProgressBar::new_spinner().with_style(style)
}

/// A bar for this many steps of work.
pub(crate) fn bar(steps: usize, unit: &'static str) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let template = format!("{{bar:32}} {{pos}}/{{len}} {unit}, {{eta}} left");
    let style = ProgressStyle::with_template(&template).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(steps as u64).with_style(style)
}

/// A bar for this many bytes of games; the size of a pipe is unknown. Its message counts the games.
pub(crate) fn games_bar(bytes: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let template = match bytes {
        0 => "{spinner} {msg}",
        _ => "{bar:20} {percent}%, {msg}, {eta} left",
    };
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(bytes).with_style(style)
}
