//! A fault: where it is, what is wrong, and how to fix it.

use std::fmt;

/// A fault in the repository. Faults sort by place, then by line.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Fault {
    place: String,
    line: Option<usize>,
    wrong: String,
    remedy: String,
}

impl Fault {
    /// A fault of a whole file, folder or package.
    pub(crate) fn of(place: &str, wrong: impl Into<String>, remedy: impl Into<String>) -> Self {
        Self { place: place.to_owned(), line: None, wrong: wrong.into(), remedy: remedy.into() }
    }

    /// A fault on one line of a file; lines count from 1.
    pub(crate) fn at(path: &str, line: usize, wrong: impl Into<String>, remedy: impl Into<String>) -> Self {
        Self { line: Some(line), ..Self::of(path, wrong, remedy) }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { place, line, wrong, remedy } = self;
        match line {
            Some(line) => write!(f, "{place}:{line}: {wrong}\n    {remedy}"),
            None => write!(f, "{place}: {wrong}\n    {remedy}"),
        }
    }
}

/// For the tests of the checks: where the faults are and what is wrong, without the remedies.
#[cfg(test)]
pub(crate) fn brief(faults: &[Fault]) -> Vec<String> {
    let first_line = |fault: &Fault| fault.to_string().lines().next().unwrap_or_default().to_owned();
    faults.iter().map(first_line).collect()
}

#[cfg(test)]
mod tests {
    use super::Fault;

    #[test]
    fn a_fault_says_where_what_and_what_to_do() {
        let on_a_line = Fault::at("a.rs", 3, "is wrong", "do right");
        assert_eq!(on_a_line.to_string(), "a.rs:3: is wrong\n    do right");
        let of_a_package = Fault::of("touchmove-board", "is wrong", "do right");
        assert_eq!(of_a_package.to_string(), "touchmove-board: is wrong\n    do right");
    }
}
