//! Checks that a source file has at most 600 lines, unless there is a reason worth reading.
//!
//! About 300 is usual; a file of twice that usually has two subjects. Data has no such limit.

use crate::fault::Fault;
use crate::house::File;

const LIMIT: usize = 600;

/// The endings of source files.
const SOURCES: &[&str] = &[".rs", ".ts", ".mts", ".js", ".mjs", ".svelte", ".css", ".html", ".py", ".sh"];

/// Files that are longer, and why.
const LONGER: &[(&str, &str)] =
    &[("web/src/api.ts", "generated from docs/openapi.json, and compared with it by the tests")];

/// Counts the lines of every source file.
pub(crate) fn check(files: &[File]) -> Vec<Fault> {
    measure(files, LONGER)
}

fn measure(files: &[File], longer: &[(&str, &str)]) -> Vec<Fault> {
    let sources = files.iter().filter(|file| SOURCES.iter().any(|ending| file.path.ends_with(ending)));
    let long: Vec<(&str, usize)> = sources
        .map(|file| (file.path.as_str(), file.text.lines().count()))
        .filter(|&(_, lines)| lines > LIMIT)
        .collect();
    let excused = |path: &str| longer.iter().any(|&(listed, _)| listed == path);
    let too_long = long.iter().filter(|(path, _)| !excused(path)).map(|(path, lines)| {
        let wrong = format!("has {lines} lines, more than {LIMIT}");
        Fault::of(path, wrong, "divide it by subject, or list it with the reason in xtask/src/length.rs")
    });
    let stale = longer.iter().filter(|(listed, _)| !long.iter().any(|(path, _)| path == listed)).map(
        |(listed, _)| {
            let wrong = format!("is listed as longer than {LIMIT} lines, but is not");
            Fault::of(listed, wrong, "take it off the list in xtask/src/length.rs")
        },
    );
    too_long.chain(stale).collect()
}

#[cfg(test)]
mod tests {
    use super::measure;
    use crate::fault::brief;
    use crate::house::model::file;

    #[test]
    fn a_file_of_600_lines_is_no_fault_and_one_of_601_is() {
        let files =
            [file("crates/laws/src/a.rs", &"\n".repeat(600)), file("web/src/b.ts", &"\n".repeat(601))];
        assert_eq!(brief(&measure(&files, &[])), ["web/src/b.ts: has 601 lines, more than 600"]);
    }

    #[test]
    fn data_may_be_long() {
        assert!(measure(&[file("Cargo.lock", &"\n".repeat(9000))], &[]).is_empty());
    }

    #[test]
    fn a_reason_excuses_a_long_file_and_only_a_long_one() {
        let listed = [("a.rs", "one table")];
        assert!(measure(&[file("a.rs", &"\n".repeat(601))], &listed).is_empty());
        let expected = ["a.rs: is listed as longer than 600 lines, but is not"];
        assert_eq!(brief(&measure(&[file("a.rs", "")], &listed)), expected);
    }
}
