//! Checks that every package inherits from the workspace what must be the same everywhere: lints,
//! version, edition, minimum compiler version, licence. A published crate states the oldest compiler
//! that it needs itself, and what the registry shows.

use toml::{Table, Value};

use crate::fault::Fault;
use crate::house::{File, Package, text};

/// The crates that are published on their own.
pub(crate) const PUBLISHED: &[&str] = &[
    "crates/audit",
    "crates/board",
    "crates/clock",
    "crates/helpmate",
    "crates/laws",
    "crates/notation",
    "crates/referee",
];

/// What a published crate states in `[package]`.
const STATED: &[&str] = &["description", "documentation", "readme", "keywords", "categories", "rust-version"];

/// What a published crate contains besides its code.
const ENCLOSED: &[&str] = &["README.md", "LICENSE-MIT", "LICENSE-APACHE"];

const INHERITED: &[&str] = &["version", "edition", "rust-version", "license"];

/// It links GPL crates, so it cannot have the same licence as the others.
const OWN_LICENCE: &str = "bench";

/// Reads the manifests of all members of the workspace.
pub(crate) fn check(packages: &[Package], files: &[File]) -> Vec<Fault> {
    let members = packages.iter().filter(|package| package.is_member);
    members
        .filter_map(|package| package.folder.as_deref())
        .flat_map(|folder| manifest(folder, files))
        .collect()
}

fn manifest(folder: &str, files: &[File]) -> Vec<Fault> {
    let path = format!("{folder}/Cargo.toml");
    let Some(text) = text(files, &path) else {
        return vec![Fault::of(&path, "is not in the repository", "add it; git ignores it or never saw it")];
    };
    let manifest: Table = match text.parse() {
        Ok(manifest) => manifest,
        Err(error) => return vec![Fault::of(&path, format!("cannot be read: {error}"), "mend it")],
    };
    let mut faults = Vec::new();
    if !is_from_workspace(manifest.get("lints")) {
        faults.push(Fault::of(
            &path,
            "does not take its lints from the workspace",
            "write `[lints] workspace = true`",
        ));
    }
    let package = manifest.get("package");
    let is_published = PUBLISHED.contains(&folder);
    let wanted = INHERITED.iter().filter(|&&field| match field {
        "license" => folder != OWN_LICENCE,
        "rust-version" => !is_published,
        _ => true,
    });
    for field in wanted {
        if !is_from_workspace(package.and_then(|package| package.get(field))) {
            let wrong = format!("does not take its `{field}` from the workspace");
            faults.push(Fault::of(&path, wrong, format!("write `{field}.workspace = true` in `[package]`")));
        }
    }
    if is_published {
        faults.extend(unpublishable(folder, &path, package, files));
    }
    faults
}

/// Returns what a published crate lacks.
fn unpublishable(folder: &str, path: &str, package: Option<&Value>, files: &[File]) -> Vec<Fault> {
    let own =
        |field: &str| package.and_then(|package| package.get(field)).is_some_and(|value| !value.is_table());
    let docs = package.and_then(|package| package.get("metadata")?.get("docs")?.get("rs"));
    let unstated = STATED.iter().filter(|field| !own(field)).map(|field| {
        Fault::of(
            path,
            format!("does not state its `{field}`"),
            format!("write `{field} = …` in `[package]`"),
        )
    });
    let undocumented = docs.is_none().then(|| {
        let remedy = "write `[package.metadata.docs.rs]` with `all-features = true`";
        Fault::of(path, "does not say how docs.rs builds it", remedy)
    });
    let missing = ENCLOSED.iter().map(|name| format!("{folder}/{name}"));
    let missing = missing
        .filter(|path| text(files, path).is_none())
        .map(|path| Fault::of(&path, "is not in the repository", "a published crate contains it"));
    unstated.chain(undocumented).chain(missing).collect()
}

fn is_from_workspace(value: Option<&Value>) -> bool {
    value.and_then(|value| value.get("workspace")).and_then(Value::as_bool) == Some(true)
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::fault::brief;
    use crate::house::model::{external, file, member};

    const PROPER: &str = "
        [package]
        name = \"some\"
        version.workspace = true
        edition.workspace = true
        rust-version.workspace = true
        license.workspace = true
        [lints]
        workspace = true
    ";

    const PUBLISHED: &str = "
        [package]
        name = \"some\"
        description = \"d\"
        documentation = \"d\"
        readme = \"README.md\"
        keywords = [\"chess\"]
        categories = [\"games\"]
        rust-version = \"1.85\"
        version.workspace = true
        edition.workspace = true
        license.workspace = true
        [package.metadata.docs.rs]
        all-features = true
        [lints]
        workspace = true
    ";

    fn published(manifest: &str, enclosed: &[&str]) -> Vec<String> {
        let mut files = vec![file("crates/laws/Cargo.toml", manifest)];
        files.extend(enclosed.iter().map(|name| file(&format!("crates/laws/{name}"), "text")));
        brief(&check(&[member("some", "crates/laws", &[])], &files))
    }

    #[test]
    fn a_published_crate_states_everything_itself() {
        let enclosed = super::ENCLOSED;
        assert_eq!(published(PUBLISHED, enclosed), Vec::<String>::new());
        for field in super::STATED {
            let line = PUBLISHED.lines().find(|line| line.trim().starts_with(field)).unwrap_or_default();
            let expected = format!("crates/laws/Cargo.toml: does not state its `{field}`");
            assert_eq!(published(&PUBLISHED.replace(line, ""), enclosed), [expected]);
        }
        let inherited = PUBLISHED.replace("rust-version = \"1.85\"", "rust-version.workspace = true");
        assert_eq!(published(&inherited, enclosed).len(), 1);
        let undocumented = PUBLISHED.replace("[package.metadata.docs.rs]", "[package.metadata.other]");
        let expected = ["crates/laws/Cargo.toml: does not say how docs.rs builds it"];
        assert_eq!(published(&undocumented, enclosed), expected);
        let expected = ["crates/laws/LICENSE-MIT: is not in the repository"];
        assert_eq!(published(PUBLISHED, &["README.md", "LICENSE-APACHE"]), expected);
    }

    fn faults(folder: &str, manifest: &str) -> Vec<String> {
        let packages = [member("some", folder, &[]), external("other", &[])];
        brief(&check(&packages, &[file(&format!("{folder}/Cargo.toml"), manifest)]))
    }

    #[test]
    fn a_manifest_that_inherits_everything_is_no_fault() {
        assert_eq!(faults("crates/hall", PROPER), Vec::<String>::new());
    }

    #[test]
    fn each_thing_not_inherited_is_a_fault() {
        for field in ["version", "edition", "rust-version", "license"] {
            let inherited = format!("\n        {field}.workspace = true");
            for manifest in
                [PROPER.replace(&inherited, ""), PROPER.replace(&inherited, &format!("\n{field} = \"1\""))]
            {
                let expected =
                    format!("crates/hall/Cargo.toml: does not take its `{field}` from the workspace");
                assert_eq!(faults("crates/hall", &manifest), [expected]);
            }
        }
        let expected = ["crates/hall/Cargo.toml: does not take its lints from the workspace"];
        assert_eq!(faults("crates/hall", &PROPER.replace("[lints]", "[lint]")), expected);
        let own_lints =
            PROPER.replace("[lints]\n        workspace = true", "[lints.rust]\nunsafe_code = \"allow\"");
        assert_eq!(faults("crates/hall", &own_lints), expected);
    }

    #[test]
    fn only_bench_has_a_licence_of_its_own() {
        let manifest = PROPER.replace("license.workspace = true", "license = \"GPL-3.0-or-later\"");
        assert_eq!(faults("bench", &manifest), Vec::<String>::new());
        assert_eq!(faults("xtask", &manifest).len(), 1);
    }

    #[test]
    fn a_manifest_that_cannot_be_read_is_a_fault() {
        assert_eq!(faults("crates/hall", "[package").len(), 1);
        assert_eq!(check(&[member("some", "crates/hall", &[])], &[]).len(), 1);
    }
}
