//! Checks that no file of a published crate reads a file outside the crate's folder.
//!
//! A package contains the files of that folder and no others, so a path that leads out of it compiles in
//! the repository and nowhere else. A test that needs such a file belongs to `doc-tests`.

use crate::fault::Fault;
use crate::house::File;
use crate::manifests::PUBLISHED;

const REMEDY: &str = "move the file into the crate, link to it, or move the test to doc-tests";

/// Searches the Rust files of the published crates for paths that lead out of their folder.
pub(crate) fn check(files: &[File]) -> Vec<Fault> {
    let sources = files.iter().filter(|file| file.path.ends_with(".rs"));
    sources.flat_map(|file| PUBLISHED.iter().flat_map(move |folder| leaving(file, folder))).collect()
}

fn leaving(file: &File, folder: &str) -> Vec<Fault> {
    let Some(inside) = file.path.strip_prefix(folder).and_then(|path| path.strip_prefix('/')) else {
        return Vec::new();
    };
    let depth = inside.matches('/').count();
    let mut faults = Vec::new();
    for (line, text) in (1..).zip(file.text.lines()) {
        // Every second part is the content of a string.
        for path in text.split('"').skip(1).step_by(2).filter(|path| path.contains("../")) {
            // With a slash in front it is appended to the folder of the crate itself.
            let start = if path.starts_with('/') { 0 } else { depth };
            if leads_out(path, start) {
                faults.push(Fault::at(&file.path, line, format!("`{path}` leads out of the crate"), REMEDY));
            }
        }
    }
    faults
}

/// Returns true if the path, from that many folders inside the crate, leaves it at any point.
fn leads_out(path: &str, depth: usize) -> bool {
    let mut depth = Some(depth);
    for part in path.split('/') {
        depth = match (part, depth) {
            ("..", Some(depth)) => depth.checked_sub(1),
            ("" | ".", depth) => depth,
            (_, depth) => depth.map(|depth| depth + 1),
        };
        if depth.is_none() {
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::fault::brief;
    use crate::house::model::file;

    fn faults(path: &str, text: &str) -> Vec<String> {
        brief(&check(&[file(path, text)]))
    }

    #[test]
    fn a_path_out_of_the_crate_is_a_fault() {
        for (path, text, found) in [
            ("src/lib.rs", "include_str!(\"../../../docs/a.md\")", "../../../docs/a.md"),
            ("src/a/b.rs", "include_str!(\"../../../docs/a.md\")", "../../../docs/a.md"),
            ("tests/all.rs", "#[path = \"../../board/tests/random.rs\"]", "../../board/tests/random.rs"),
            ("tests/all.rs", "concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/../x\")", "/../x"),
        ] {
            let expected = format!("crates/laws/{path}:1: `{found}` leads out of the crate");
            assert_eq!(faults(&format!("crates/laws/{path}"), text), [expected]);
        }
    }

    #[test]
    fn a_path_within_the_crate_is_no_fault() {
        for (path, text) in [
            ("crates/laws/src/lib.rs", "include_str!(\"../README.md\")"),
            ("crates/laws/src/a/b.rs", "include_str!(\"../../articles/where.tsv\")"),
            ("crates/laws/src/lib.rs", "// as in ../../docs"),
            ("crates/hall/src/lib.rs", "include_str!(\"../../../docs/a.md\")"),
            ("crates/laws/README.md", "\"../../../docs\""),
        ] {
            assert_eq!(faults(path, text), Vec::<String>::new(), "{path}: {text}");
        }
    }
}
