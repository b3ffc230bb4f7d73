//! The scenarios of the project, read from their folder. `touchmove_referee::scenario` describes their format.

use std::path::Path;
use touchmove_referee::scenario::{self, Scenario};

/// All the scenarios of a folder in every edition, file by file in order of name.
pub(crate) fn all(folder: &Path) -> Result<Vec<Scenario>, String> {
    let trouble = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut names = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(trouble)? {
        let name = entry.map_err(trouble)?.file_name().to_string_lossy().into_owned();
        if name.ends_with(".jsonl") {
            names.push(name);
        }
    }
    names.sort();
    let mut scenarios = Vec::new();
    for name in names {
        let text = std::fs::read_to_string(folder.join(&name)).map_err(|error| format!("{name}: {error}"))?;
        scenarios.extend(scenario::read(&name, &text).map_err(|fault| fault.to_string())?);
    }
    Ok(scenarios)
}
