//! The evidence for each article, in the form that the program and its pages read: edition, number and evidence, separated by tabs.

use super::tables::Ties;

/// The most items listed for an article; more would only fill the page.
const NAMED: usize = 3;

pub(super) fn write(ties: &Ties) -> String {
    let mut text = String::from(
        "# What shows each article: written by `cargo xtask shown`, checked by `cargo xtask coverage`.\n",
    );
    for (article, by) in ties {
        for by in by.iter().take(NAMED) {
            text += &format!("{}\t{article}\t{by}\n", article.edition());
        }
    }
    text
}
