//! Checks that nothing unfinished and no path of a developer's machine is left in the repository. Clippy finds `todo!` and `dbg!`.
//!
//! The patterns are assembled from halves, here and in the tests below, so that this file can be
//! searched like any other.

use crate::fault::Fault;
use crate::house::File;

struct Leftover {
    text: &'static str,
    shape: Shape,
    remedy: &'static str,
}

/// The context in which a pattern counts.
enum Shape {
    /// A word by itself: no letter or digit on either side.
    Word,
    /// The beginning of a piece of code: no letter or digit before it.
    Code,
    /// The beginning of an absolute path: nothing before it that could be part of a longer one.
    Path,
}

const LEFTOVERS: &[Leftover] = &[
    Leftover { text: concat!("TO", "DO"), shape: Shape::Word, remedy: UNFINISHED },
    Leftover { text: concat!("FIX", "ME"), shape: Shape::Word, remedy: UNFINISHED },
    Leftover {
        text: concat!("#[", "ignore"),
        shape: Shape::Code,
        remedy: "make the test run, or take it out",
    },
    Leftover { text: concat!("/home", "/"), shape: Shape::Path, remedy: MACHINE },
    Leftover { text: concat!("/root", "/"), shape: Shape::Path, remedy: MACHINE },
    Leftover { text: concat!("/Users", "/"), shape: Shape::Path, remedy: MACHINE },
    Leftover { text: concat!("/work", "/"), shape: Shape::Path, remedy: MACHINE },
    Leftover { text: concat!("/tmp", "/"), shape: Shape::Path, remedy: MACHINE },
];

const UNFINISHED: &str = "finish it, or open an issue and leave the code whole";
const MACHINE: &str = "use a path from the root of the repository, or ask the system for a temporary folder";

/// Files that may contain a pattern, and why: path, pattern, reason.
const EXCEPTIONS: &[(&str, &str, &str)] = &[];

/// Searches every text file of the repository.
pub(crate) fn check(files: &[File]) -> Vec<Fault> {
    search(files, EXCEPTIONS)
}

fn search(files: &[File], exceptions: &[(&str, &str, &str)]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut needed = vec![false; exceptions.len()];
    for file in files {
        for leftover in LEFTOVERS.iter().filter(|leftover| file.text.contains(leftover.text)) {
            for line in lines_with(&file.text, leftover) {
                let excepted =
                    exceptions.iter().position(|&(path, text, _)| path == file.path && text == leftover.text);
                match excepted {
                    Some(place) => needed[place] = true,
                    None => {
                        let wrong = format!("`{}` was left behind", leftover.text);
                        faults.push(Fault::at(&file.path, line, wrong, leftover.remedy));
                    }
                }
            }
        }
    }
    for (&(path, text, _), _) in exceptions.iter().zip(&needed).filter(|(_, needed)| !**needed) {
        let wrong = format!("no longer contains `{text}`");
        faults.push(Fault::of(path, wrong, "take it out of the exceptions in xtask/src/leftovers.rs"));
    }
    faults
}

fn lines_with(text: &str, leftover: &Leftover) -> Vec<usize> {
    let numbered = text.lines().zip(1..);
    let found = numbered.filter(|(line, _)| {
        let mut places = line.match_indices(leftover.text);
        places.any(|(start, found)| leftover.shape.fits(&line[..start], &line[start + found.len()..]))
    });
    found.map(|(_, number)| number).collect()
}

impl Shape {
    fn fits(&self, before: &str, after: &str) -> bool {
        let is_letter = |c: char| c.is_alphanumeric() || c == '_';
        match self {
            Self::Word => !before.ends_with(is_letter) && !after.starts_with(is_letter),
            Self::Code => !before.ends_with(is_letter),
            Self::Path => !before.ends_with(|c: char| is_letter(c) || ".-~*})>".contains(c)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{LEFTOVERS, search};
    use crate::fault::brief;
    use crate::house::model::file;

    fn faults(line: &str) -> usize {
        search(&[file("README.md", line)], &[]).len()
    }

    #[test]
    fn every_pattern_is_found_with_its_line() {
        for leftover in LEFTOVERS {
            let text = format!("one\n two: {} three\n", leftover.text);
            let expected = format!("README.md:2: `{}` was left behind", leftover.text);
            assert_eq!(brief(&search(&[file("README.md", &text)], &[])), [expected]);
        }
    }

    #[test]
    fn longer_words_and_longer_paths_are_something_else() {
        for line in [
            concat!("mas", "TO", "DONT"),
            concat!("TO", "DO_list"),
            "a to do list",
            concat!("my_", "#[", "ignore"),
            concat!("https://example.org", "/home", "/page"),
            concat!("$(PREFIX)", "/tmp", "/x and ../", "work", "/x and crates", "/work", "/x"),
        ] {
            assert_eq!(faults(line), 0, "{line}");
        }
        for line in [
            concat!("// ", "TO", "DO: x"),
            concat!("(", "TO", "DO)"),
            concat!("file://", "/home", "/x"),
            concat!("A=", "/tmp", "/x"),
            concat!("`", "/work", "/x`"),
        ] {
            assert_eq!(faults(line), 1, "{line}");
        }
    }

    #[test]
    fn an_exception_holds_for_its_file_and_pattern_and_must_be_needed() {
        let text = concat!("RUN mkdir ", "/tmp", "/x");
        let exceptions = [("Dockerfile", concat!("/tmp", "/"), "a container has no other")];
        assert!(search(&[file("Dockerfile", text)], &exceptions).is_empty());
        let elsewhere = search(&[file("Makefile", text)], &exceptions);
        assert_eq!(elsewhere.len(), 2, "one in the Makefile, and the exception is stale");
    }

    #[test]
    fn this_file_does_not_trip_over_itself() {
        let this = file("xtask/src/leftovers.rs", include_str!("leftovers.rs"));
        assert_eq!(brief(&search(&[this], &[])), Vec::<String>::new());
    }
}
