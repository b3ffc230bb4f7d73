//! Checks of the repository itself: `cargo xtask tidy`, `cargo xtask coverage`, `cargo xtask shown`, `cargo xtask where`.
//!
//! They check what the compiler, clippy and cargo-deny do not: the dependencies between crates, what the pure crates may use, files of tests
//! that nothing runs. Each check has its own file, which begins with what it guarantees.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "telling what it found is this program's whole job"
)]

mod arrows;
mod coverage;
mod fault;
mod house;
mod leftovers;
mod length;
mod manifests;
mod module_docs;
mod outside;
mod places;
mod purity;
mod sources;
mod test_files;
mod tidy;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// A command: its name, its description in one line, and its function.
type Command = (&'static str, &'static str, fn() -> Result<Outcome, String>);

const COMMANDS: &[Command] = &[
    ("tidy", "check the house: arrows, purity, manifests, leftovers, …", tidy::run),
    ("coverage", "run the scenarios: which articles of the Laws are shown, and which are not", coverage::run),
    ("shown", "write down what shows each article, for the program and its pages", coverage::keep),
    (
        "where",
        "write down where each article stands in the code, for `touchmove articles --where`",
        places::keep,
    ),
];

/// The result of a command that could do its work.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Outcome {
    NothingFound,
    FaultsFound,
}

/// The root of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let command = match command(&arguments) {
        Ok(command) => command,
        Err(message) => {
            eprintln!("{message}");
            return ExitCode::from(2);
        }
    };
    match command() {
        Ok(Outcome::NothingFound) => ExitCode::SUCCESS,
        Ok(Outcome::FaultsFound) => ExitCode::from(1),
        Err(trouble) => {
            eprintln!("xtask: {trouble}");
            ExitCode::from(2)
        }
    }
}

fn command(arguments: &[String]) -> Result<fn() -> Result<Outcome, String>, String> {
    let complaint = match arguments {
        [name] => match COMMANDS.iter().find(|(known, ..)| known == name) {
            Some((.., run)) => return Ok(*run),
            None => format!("xtask: there is no command `{name}`"),
        },
        [] => "xtask: which command?".to_owned(),
        [name, surplus, ..] => format!("xtask: `{name}` takes no argument, but was given `{surplus}`"),
    };
    let commands: Vec<String> =
        COMMANDS.iter().map(|(name, purpose, _)| format!("  cargo xtask {name:<10} {purpose}")).collect();
    Err(format!("{complaint}\n\nThe commands are:\n{}", commands.join("\n")))
}

#[cfg(test)]
mod tests {
    use super::command;

    fn complaint(arguments: &[&str]) -> Option<String> {
        let arguments: Vec<String> = arguments.iter().map(|&argument| argument.to_owned()).collect();
        command(&arguments).err()
    }

    #[test]
    fn a_known_command_is_found() {
        assert_eq!(complaint(&["tidy"]), None);
    }

    #[test]
    fn any_other_is_answered_with_the_list_of_commands() {
        for arguments in [&["tydi"][..], &[], &["tidy", "--fast"]] {
            let message = complaint(arguments).expect("not a command");
            assert!(message.contains("cargo xtask tidy"), "{message}");
        }
    }
}
