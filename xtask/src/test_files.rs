//! Checks that every file in a `tests` folder is compiled into a test program.
//!
//! A package with `autotests = false` has few programs, which link the package once for all their modules. Cargo then
//! no longer looks for other files, so a file that no program declares would silently never run.

use toml::{Table, Value};

use crate::fault::Fault;
use crate::house::{File, Package, text};

/// Checks the test files of all members of the workspace.
pub(crate) fn check(packages: &[Package], files: &[File]) -> Vec<Fault> {
    let members = packages.iter().filter(|package| package.is_member);
    members
        .filter_map(|package| package.folder.as_deref())
        .flat_map(|folder| forgotten(folder, files))
        .collect()
}

fn forgotten(folder: &str, files: &[File]) -> Vec<Fault> {
    let manifest = text(files, &format!("{folder}/Cargo.toml")).and_then(|text| text.parse::<Table>().ok());
    // A manifest that cannot be read is reported elsewhere.
    let Some(manifest) = manifest else { return Vec::new() };
    if !lists_its_tests(&manifest) {
        return Vec::new();
    }
    let programs = programs(&manifest);
    let is_declared = |name: &str| {
        let declaration = format!("mod {name};");
        let roots =
            programs.iter().filter_map(|program| text(files, &format!("{folder}/tests/{program}.rs")));
        roots.flat_map(str::lines).any(|line| line == declaration)
    };
    let prefix = format!("{folder}/tests/");
    let names = files.iter().filter_map(|file| file.path.strip_prefix(&prefix)?.strip_suffix(".rs"));
    let names = names.filter(|name| !name.contains('/'));
    let forgotten = names.filter(|name| !programs.contains(name) && !is_declared(name));
    let fault = |name| {
        let remedy = format!("write `mod {name};` in {prefix}all.rs");
        Fault::of(&format!("{prefix}{name}.rs"), "belongs to no test program, so its tests never run", remedy)
    };
    forgotten.map(fault).collect()
}

fn lists_its_tests(manifest: &Table) -> bool {
    let package = manifest.get("package");
    package.and_then(|package| package.get("autotests")).and_then(Value::as_bool) == Some(false)
}

fn programs(manifest: &Table) -> Vec<&str> {
    let tests = manifest.get("test").and_then(Value::as_array).into_iter().flatten();
    tests.filter_map(|test| test.get("name")?.as_str()).collect()
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::fault::brief;
    use crate::house::model::{file, member};

    const LISTED: &str =
        "[package]\nautotests = false\n[[test]]\nname = \"all\"\n[[test]]\nname = \"kill\"\n";

    fn faults(manifest: &str, all: &str) -> Vec<String> {
        let files = [
            file("crates/laws/Cargo.toml", manifest),
            file("crates/laws/tests/all.rs", all),
            file("crates/laws/tests/draws.rs", ""),
            file("crates/laws/tests/kill.rs", ""),
            file("crates/laws/tests/support/mod.rs", ""),
        ];
        brief(&check(&[member("touchmove-laws", "crates/laws", &[])], &files))
    }

    #[test]
    fn a_program_and_its_modules_are_no_fault() {
        assert_eq!(faults(LISTED, "//! All.\n\nmod draws;\n"), Vec::<String>::new());
    }

    #[test]
    fn a_file_that_no_program_declares_is_a_fault() {
        let expected =
            ["crates/laws/tests/draws.rs: belongs to no test program, so its tests never run".to_owned()];
        for all in ["", "// mod draws;\n", "mod draws_by_agreement;\n"] {
            assert_eq!(faults(LISTED, all), expected, "{all}");
        }
    }

    #[test]
    fn where_cargo_looks_for_tests_itself_none_is_forgotten() {
        assert_eq!(faults("[package]\nname = \"touchmove-laws\"\n", ""), Vec::<String>::new());
    }
}
