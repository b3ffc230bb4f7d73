//! Embeds the built web pages in the program. Without them it still compiles, and the server explains how to build the pages.

use std::error::Error;
use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../web/dist");
    println!("cargo:rerun-if-changed={}", folder.display());
    let mut names = Vec::new();
    for folder in [folder.clone(), folder.join("assets")] {
        let Ok(entries) = fs::read_dir(&folder) else { continue };
        for entry in entries {
            let path = entry?.path();
            if path.is_file() && path.extension().is_none_or(|extension| extension != "gz") {
                names.push(path);
            }
        }
    }
    names.sort();
    let mut text = String::from("&[\n");
    for path in names {
        let name = path.strip_prefix(&folder)?.display().to_string();
        let path = path.canonicalize()?.display().to_string();
        writeln!(
            text,
            "    Built {{ name: {name:?}, plain: include_bytes!({path:?}), gzip: include_bytes!({:?}) }},",
            format!("{path}.gz")
        )?;
    }
    text.push_str("]\n");
    fs::write(Path::new(&env::var("OUT_DIR")?).join("pages.rs"), text)?;
    Ok(())
}
