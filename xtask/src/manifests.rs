//! Checks that every package inherits from the workspace what must be the same everywhere: lints,
//! version, edition, minimum compiler version, licence.

use toml::{Table, Value};

use crate::fault::Fault;
use crate::house::{File, Package, text};

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
    let wanted = INHERITED.iter().filter(|&&field| !(field == "license" && folder == OWN_LICENCE));
    for field in wanted {
        if !is_from_workspace(package.and_then(|package| package.get(field))) {
            let wrong = format!("does not take its `{field}` from the workspace");
            faults.push(Fault::of(&path, wrong, format!("write `{field}.workspace = true` in `[package]`")));
        }
    }
    faults
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

    fn faults(folder: &str, manifest: &str) -> Vec<String> {
        let packages = [member("some", folder, &[]), external("other", &[])];
        brief(&check(&packages, &[file(&format!("{folder}/Cargo.toml"), manifest)]))
    }

    #[test]
    fn a_manifest_that_inherits_everything_is_no_fault() {
        assert_eq!(faults("crates/laws", PROPER), Vec::<String>::new());
    }

    #[test]
    fn each_thing_not_inherited_is_a_fault() {
        for field in ["version", "edition", "rust-version", "license"] {
            let inherited = format!("\n        {field}.workspace = true");
            for manifest in
                [PROPER.replace(&inherited, ""), PROPER.replace(&inherited, &format!("\n{field} = \"1\""))]
            {
                let expected =
                    format!("crates/laws/Cargo.toml: does not take its `{field}` from the workspace");
                assert_eq!(faults("crates/laws", &manifest), [expected]);
            }
        }
        let expected = ["crates/laws/Cargo.toml: does not take its lints from the workspace"];
        assert_eq!(faults("crates/laws", &PROPER.replace("[lints]", "[lint]")), expected);
        let own_lints =
            PROPER.replace("[lints]\n        workspace = true", "[lints.rust]\nunsafe_code = \"allow\"");
        assert_eq!(faults("crates/laws", &own_lints), expected);
    }

    #[test]
    fn only_bench_has_a_licence_of_its_own() {
        let manifest = PROPER.replace("license.workspace = true", "license = \"GPL-3.0-or-later\"");
        assert_eq!(faults("bench", &manifest), Vec::<String>::new());
        assert_eq!(faults("xtask", &manifest).len(), 1);
    }

    #[test]
    fn a_manifest_that_cannot_be_read_is_a_fault() {
        assert_eq!(faults("crates/laws", "[package").len(), 1);
        assert_eq!(check(&[member("some", "crates/laws", &[])], &[]).len(), 1);
    }
}
