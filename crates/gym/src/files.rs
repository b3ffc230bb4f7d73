//! The files of `scenarios/`, compiled into the program and sorted by name.

/// A file of scenarios.
#[derive(Copy, Clone, Debug)]
pub struct ScenarioFile {
    /// Its name: `draws.jsonl`.
    pub name: &'static str,
    /// Its content.
    pub text: &'static str,
}

/// All files of scenarios, sorted by name.
pub const FILES: &[ScenarioFile] = include!(concat!(env!("OUT_DIR"), "/scenarios.rs"));
