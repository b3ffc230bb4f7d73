//! Sets `TOUCHMOVE_VERSION`, which `touchmove --version` prints: the version and, in optimised builds, the commit.
//!
//! The commit is that of the variable `TOUCHMOVE_COMMIT`, else that of a crate packaged by cargo, else that of git; without any of these
//! there is only the version. Debug builds and tests have none either: they would be compiled again after each commit.
#![allow(clippy::print_stdout, reason = "this is how a build script talks to cargo")]

use std::env;
use std::fs;
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-env-changed=TOUCHMOVE_COMMIT");
    let version = env::var("CARGO_PKG_VERSION").unwrap_or_default();
    let is_optimised = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let given = env::var("TOUCHMOVE_COMMIT").ok().filter(|commit| !commit.is_empty());
    let commit = given.or_else(|| if is_optimised { packaged().or_else(from_git) } else { None });
    match commit {
        Some(commit) => println!("cargo:rustc-env=TOUCHMOVE_VERSION={version} ({commit})"),
        None => println!("cargo:rustc-env=TOUCHMOVE_VERSION={version}"),
    }
}

/// The commit that `cargo package` writes down: `"sha1": "…"`.
fn packaged() -> Option<String> {
    let written = fs::read_to_string(".cargo_vcs_info.json").ok()?;
    let (_, rest) = written.split_once("\"sha1\"")?;
    let commit = rest.split('"').nth(1)?;
    commit.get(..12).map(str::to_owned)
}

/// The commit of the repository, if this folder is in it and not only below it.
fn from_git() -> Option<String> {
    git(&["ls-files", "--error-unmatch", "Cargo.toml"])?;
    // It changes with every commit and every checkout. Cargo would take a file that does not exist as changed each time.
    let log = git(&["rev-parse", "--git-path", "logs/HEAD"])?;
    if fs::exists(&log).is_ok_and(|exists| exists) {
        println!("cargo:rerun-if-changed={log}");
    }
    git(&["rev-parse", "--short=12", "HEAD"])
}

fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}
