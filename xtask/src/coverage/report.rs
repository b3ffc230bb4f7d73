//! The report: a table by edition and kind, then every article without evidence.

use std::collections::BTreeMap;

use touchmove_laws::articles::{Kind, Nature};
use touchmove_laws::{Article, EditionName};

/// The natures that require evidence, in the order of the columns.
const ASKED: [Nature; 3] = [Nature::Decide, Nature::Assist, Nature::Record];

/// A number out of a total.
#[derive(Copy, Clone, Default)]
struct Count {
    covered: usize,
    all: usize,
}

/// Returns the report, and true if nothing is missing.
pub(super) fn write(is_covered: impl Fn(Article) -> bool) -> (String, bool) {
    let mut report = String::new();
    let mut missing = Vec::new();
    for edition in EditionName::ALL {
        let mut kinds: BTreeMap<Kind, [Count; 3]> = BTreeMap::new();
        let mut sum = [Count::default(); 3];
        let mut rest = 0;
        for article in Article::all(edition).filter(|article| article.kind() != Kind::Heading) {
            let Some(column) = ASKED.iter().position(|nature| *nature == article.nature()) else {
                rest += 1;
                continue;
            };
            let covered = is_covered(article);
            for count in [&mut kinds.entry(article.kind()).or_default()[column], &mut sum[column]] {
                count.all += 1;
                count.covered += usize::from(covered);
            }
            if !covered {
                missing.push(article);
            }
        }
        report += &format!("Laws of {edition:<8}{:>10}{:>10}{:>10}\n", "decide", "assist", "record");
        for (kind, counts) in &kinds {
            report += &line(kind.name(), counts);
        }
        report += &line("together", &sum);
        report += &format!("  {rest} of equipment and explanation\n\n");
    }
    for edition in EditionName::ALL {
        for nature in ASKED {
            let of = |article: &&Article| article.edition() == edition && article.nature() == nature;
            let numbers: Vec<&str> = missing.iter().filter(of).map(|article| article.id()).collect();
            if !numbers.is_empty() {
                report += &format!("{edition}, {} and not shown: {}\n", nature.name(), numbers.join(" "));
            }
        }
    }
    (report, missing.is_empty())
}

fn line(name: &str, counts: &[Count; 3]) -> String {
    let cells = counts.map(|Count { covered, all }| match all {
        0 => format!("{:>10}", "-"),
        _ => format!("{:>10}", format!("{covered}/{all}")),
    });
    format!("  {name:<14}{}\n", cells.concat())
}
