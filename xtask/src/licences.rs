//! Checks that all dependencies of the product may be passed on under permissive terms.
//!
//! The permissive licences are listed once, in `deny.toml` under `[licenses] allow`; this check and
//! cargo-deny read the same list. A licence with strings attached cannot enter that list.
//! `bench` links GPL programs to measure against; it is not part of the product.

use std::collections::BTreeMap;

use spdx::{Expression, Licensee, ParseMode};

use crate::fault::Fault;
use crate::house::{File, Kind, Package, reach, text};

const LIST: &str = "deny.toml";

/// Compares the licences of all packages in the product with the list.
pub(crate) fn check(packages: &[Package], files: &[File]) -> Vec<Fault> {
    let (allowed, mut faults) = match allowed(text(files, LIST)) {
        Ok(read) => read,
        Err(fault) => return vec![fault],
    };
    for (place, way) in product(packages) {
        let package = &packages[place];
        if let Err(wrong) = judge(package.licence.as_deref(), &allowed) {
            let remedy = format!(
                "comes in by {way}; replace it, or if the licence is permissive, add it to `[licenses] allow` in {LIST}"
            );
            faults.push(Fault::of(&package.name, wrong, remedy));
        }
    }
    faults
}

/// Returns every package needed to build a crate of the product, and the path to it.
fn product(packages: &[Package]) -> BTreeMap<usize, String> {
    let roots = (0..packages.len()).filter(|&place| packages[place].room().is_some());
    let reached = roots.flat_map(|root| reach(packages, root, &[Kind::Normal, Kind::Build]));
    let mut ways = BTreeMap::new();
    for (place, way) in reached {
        ways.entry(place).or_insert(way);
    }
    ways
}

/// Returns the licences in the list, or the faults of the list itself.
fn allowed(list: Option<&str>) -> Result<(Vec<Licensee>, Vec<Fault>), Fault> {
    let no_list =
        |wrong: String| Fault::of(LIST, wrong, "name the permissive licences there: `[licenses] allow`");
    let list = list.ok_or_else(|| no_list("is missing".to_owned()))?;
    let list: toml::Table = list.parse().map_err(|error| no_list(format!("cannot be read: {error}")))?;
    let names = list.get("licenses").and_then(|section| section.get("allow")).and_then(toml::Value::as_array);
    let names = names.ok_or_else(|| no_list("has no list of licences".to_owned()))?;
    let mut licensees = Vec::new();
    let mut faults = Vec::new();
    for name in names {
        let name = name.as_str().unwrap_or_default();
        match Licensee::parse(name) {
            Err(_) => {
                faults.push(Fault::of(LIST, format!("allows `{name}`"), "use the SPDX name of a licence"))
            }
            Ok(licensee) if is_copyleft(name) => {
                let wrong = format!("allows `{licensee}`, which binds those who build on the product");
                faults.push(Fault::of(
                    LIST,
                    wrong,
                    "take it off the list; no dependency of the product may need it",
                ));
            }
            Ok(licensee) => licensees.push(licensee),
        }
    }
    Ok((licensees, faults))
}

/// Returns true for a licence that extends beyond the code it came with. An exception (`WITH …`) makes no difference.
fn is_copyleft(name: &str) -> bool {
    let name = name.split_whitespace().next().unwrap_or_default();
    name.contains("GPL") || spdx::license_id(name).is_some_and(spdx::LicenseId::is_copyleft)
}

fn judge(licence: Option<&str>, allowed: &[Licensee]) -> Result<(), String> {
    let licence = licence.ok_or("names no licence")?;
    // `LAX` also reads the old `MIT/Apache-2.0`.
    let expression = Expression::parse_mode(licence, ParseMode::LAX)
        .map_err(|error| format!("has the licence `{licence}`, which cannot be read: {}", error.reason))?;
    if expression.evaluate(|needed| allowed.iter().any(|licensee| licensee.satisfies(needed))) {
        Ok(())
    } else {
        Err(format!("has the licence `{licence}`, which the list of permissive licences does not satisfy"))
    }
}

#[cfg(test)]
mod tests {
    use super::{allowed, check};
    use crate::fault::brief;
    use crate::house::File;
    use crate::house::Kind::{Build, Dev, Normal};
    use crate::house::model::{external, file, member};

    fn list(names: &str) -> Vec<File> {
        vec![file("deny.toml", &format!("[licenses]\nallow = [{names}]\n"))]
    }

    /// Returns the faults of a package with this licence, given a list of MIT, Apache-2.0 and Apache-2.0 WITH LLVM-exception.
    fn verdict(licence: &str) -> Vec<String> {
        let packages =
            [member("touchmove-board", "crates/board", &[(1, Normal)]), external("other", licence, &[])];
        brief(&check(&packages, &list(r#""MIT", "Apache-2.0", "Apache-2.0 WITH LLVM-exception""#)))
    }

    #[test]
    fn an_expression_that_the_list_satisfies_is_no_fault() {
        for licence in [
            "MIT",
            "MIT OR Apache-2.0",
            "MIT/Apache-2.0",
            "MIT OR GPL-3.0-or-later",
            "(MIT OR Zlib) AND Apache-2.0",
            "Apache-2.0 WITH LLVM-exception",
        ] {
            assert_eq!(verdict(licence), Vec::<String>::new(), "{licence}");
        }
    }

    #[test]
    fn an_expression_that_it_does_not_satisfy_is_a_fault() {
        for licence in [
            "GPL-3.0-or-later",
            "GPL-2.0+",
            "LGPL-2.1-only",
            "AGPL-3.0",
            "MIT AND Zlib",
            "Zlib OR (MIT AND GPL-3.0-only)",
            "MIT WITH LLVM-exception",
            "whatever you like",
            "",
        ] {
            assert_eq!(verdict(licence).len(), 1, "{licence}");
        }
    }

    #[test]
    fn a_package_without_a_licence_is_a_fault() {
        let mut packages = [member("touchmove-board", "crates/board", &[])];
        packages[0].licence = None;
        assert_eq!(brief(&check(&packages, &list(r#""MIT""#))), ["touchmove-board: names no licence"]);
    }

    #[test]
    fn what_the_product_is_not_built_from_is_not_judged() {
        let packages = [
            member("touchmove-board", "crates/board", &[(2, Build), (3, Dev)]),
            member("touchmove-bench", "bench", &[(0, Normal), (3, Normal)]),
            external("built-with", "Zlib", &[]),
            external("peer", "GPL-3.0-or-later", &[]),
        ];
        let faults = check(&packages, &list(r#""MIT", "Apache-2.0""#));
        assert_eq!(
            brief(&faults),
            ["built-with: has the licence `Zlib`, which the list of permissive licences does not satisfy"]
        );
        assert!(faults[0].to_string().contains("by touchmove-board -> built-with;"));
    }

    #[test]
    fn the_list_itself_is_read_with_suspicion() {
        for name in [
            "GPL-3.0-or-later",
            "LGPL-2.1-only WITH LLVM-exception",
            "AGPL-3.0-only",
            "MPL-2.0",
            "Permissive",
        ] {
            assert_eq!(check(&[], &list(&format!("{name:?}"))).len(), 1, "{name}");
        }
        assert!(allowed(None).is_err());
        assert!(allowed(Some("[licenses]\n")).is_err());
        assert!(allowed(Some("licenses = ")).is_err());
    }
}
