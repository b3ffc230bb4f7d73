//! Compiles the scenarios of `scenarios/` into the program.

use std::error::Error;
use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../scenarios").canonicalize()?;
    println!("cargo:rerun-if-changed={}", folder.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(&folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "jsonl") {
            files.push(path);
        }
    }
    files.sort();
    let mut text = String::from("&[\n");
    for path in files {
        let name = path.strip_prefix(&folder)?.display().to_string();
        let path = path.display().to_string();
        writeln!(text, "    ScenarioFile {{ name: {name:?}, text: include_str!({path:?}) }},")?;
    }
    text.push_str("]\n");
    fs::write(Path::new(&env::var("OUT_DIR")?).join("scenarios.rs"), text)?;
    Ok(())
}
