//! Checks which crate depends on which: only the arrows in the table are allowed.
//!
//! The table is the only machine-readable list of them. It is compared with what cargo resolves, so
//! an arrow that is not in it cannot slip in. In addition, the pure crates must not reach, by any
//! route, a package that does I/O, reads the time, draws random numbers, logs or serialises.

use crate::fault::Fault;
use crate::house::{Kind, Package, reach};

/// A crate of the product: its folder under `crates/`, and its allowed dependencies.
pub(crate) struct Room {
    pub(crate) name: &'static str,
    rests_on: &'static [&'static str],
    /// No I/O, no clock, no random numbers, no serde, no logging.
    pub(crate) is_pure: bool,
}

/// From the bottom up: a crate depends only on crates listed before it.
pub(crate) const ROOMS: &[Room] = &[
    Room { name: "board", rests_on: &[], is_pure: true },
    Room { name: "notation", rests_on: &["board"], is_pure: true },
    Room { name: "helpmate", rests_on: &["board"], is_pure: true },
    Room { name: "clock", rests_on: &["board"], is_pure: true },
    Room { name: "sensors", rests_on: &["board"], is_pure: true },
    Room { name: "laws", rests_on: &["board", "notation", "helpmate", "clock"], is_pure: true },
    Room { name: "audit", rests_on: &["board", "notation", "helpmate", "clock", "laws"], is_pure: true },
    Room { name: "referee", rests_on: &["laws"], is_pure: false },
    Room {
        name: "python",
        rests_on: &["board", "notation", "helpmate", "laws", "audit", "referee"],
        is_pure: false,
    },
    Room { name: "adviser", rests_on: &["laws", "referee"], is_pure: false },
    Room { name: "gym", rests_on: &["laws", "referee", "adviser"], is_pure: false },
    Room { name: "journal", rests_on: &["referee"], is_pure: false },
    Room {
        name: "hall",
        rests_on: &["laws", "referee", "adviser", "gym", "journal", "notation", "sensors"],
        is_pure: false,
    },
    Room {
        name: "touchmove",
        rests_on: &[
            "board", "notation", "helpmate", "clock", "laws", "audit", "referee", "gym", "journal", "hall",
        ],
        is_pure: false,
    },
];

/// Packages that no pure crate may reach by normal dependencies, with their families
/// (`serde` includes `serde_json` and `serde_core`).
const IMPURE: &[&str] = &[
    "serde",
    "tokio",
    "log",
    "tracing",
    "rand",
    "getrandom",
    "fastrand",
    "chrono",
    "time",
    "async-std",
    "mio",
];

const SEE: &str = "the arrows are a table in xtask/src/arrows.rs, explained in ARCHITECTURE.md";

/// Compares the packages with the table.
pub(crate) fn check(packages: &[Package]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (place, package) in packages.iter().enumerate() {
        let Some(folder) = package.room() else { continue };
        let manifest = format!("crates/{folder}/Cargo.toml");
        let Some(room) = room(folder) else {
            let wrong = format!("the crate `{folder}` is not in the table of arrows");
            faults.push(Fault::of(&manifest, wrong, format!("decide what it may know and add it: {SEE}")));
            continue;
        };
        if package.name != package_name(room) {
            let wrong = format!("the package is called `{}`", package.name);
            faults.push(Fault::of(
                &manifest,
                wrong,
                format!("call it `{}`, after its folder", package_name(room)),
            ));
        }
        faults.extend(wrong_arrows(room, package, packages, &manifest));
        if room.is_pure {
            faults.extend(impurities(place, packages, &manifest));
        }
    }
    faults
}

fn room(name: &str) -> Option<&'static Room> {
    ROOMS.iter().find(|room| room.name == name)
}

fn package_name(room: &Room) -> String {
    match room.name {
        "touchmove" => "touchmove".to_owned(),
        name => format!("touchmove-{name}"),
    }
}

fn wrong_arrows(room: &Room, package: &Package, packages: &[Package], manifest: &str) -> Vec<Fault> {
    let mut faults = Vec::new();
    for need in &package.needs {
        let other = &packages[need.package];
        let Some(folder) = &other.folder else { continue };
        let arrow = format!("`{}` depends on `{}`", package.name, other.name);
        let fault = match (other.room(), need.kind) {
            (None, _) => {
                let wrong = format!("{arrow}, which is not part of the product");
                Fault::of(
                    manifest,
                    wrong,
                    format!("nothing under crates/ may rest on {folder}, not even its tests"),
                )
            }
            (Some(below), Kind::Normal | Kind::Build) if !room.rests_on.contains(&below) => {
                let wrong = format!("{arrow}, against the arrows");
                Fault::of(manifest, wrong, format!("it may rest on {}; {SEE}", list(room.rests_on)))
            }
            (Some(below), Kind::Dev) if below != room.name && !is_below(below, room) => {
                let wrong = format!("{arrow} in its tests, and that is not below it");
                Fault::of(manifest, wrong, format!("move the test up to a crate that knows both; {SEE}"))
            }
            _ => continue,
        };
        faults.push(fault);
    }
    faults
}

/// Returns true if a chain of arrows leads from the room down to the other one.
fn is_below(other: &str, room: &Room) -> bool {
    room.rests_on
        .iter()
        .any(|&next| next == other || self::room(next).is_some_and(|next| is_below(other, next)))
}

fn impurities(place: usize, packages: &[Package], manifest: &str) -> Vec<Fault> {
    let reached = reach(packages, place);
    let impure = reached.into_iter().filter(|&(reached, _)| is_impure(&packages[reached].name));
    impure
        .map(|(reached, way)| {
            let name = &packages[reached].name;
            Fault::of(
                manifest,
                format!("a pure crate reaches `{name}`: {way}"),
                "do without, or move what needs it to referee or above",
            )
        })
        .collect()
}

fn is_impure(name: &str) -> bool {
    IMPURE.iter().any(|family| {
        name.strip_prefix(family).is_some_and(|rest| rest.is_empty() || rest.starts_with(['_', '-']))
    })
}

fn list(names: &[&str]) -> String {
    if names.is_empty() { "nothing".to_owned() } else { names.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::{ROOMS, check, is_impure};
    use crate::fault::brief;
    use crate::house::Kind::{Build, Dev, Normal};
    use crate::house::Package;
    use crate::house::model::{external, member};

    /// board, notation, helpmate, laws and bench, with these additional arrows from laws.
    fn laws_with(more: &[(usize, crate::house::Kind)]) -> Vec<Package> {
        let mut needs = vec![(0, Normal), (1, Normal), (2, Normal)];
        needs.extend(more);
        vec![
            member("touchmove-board", "crates/board", &[]),
            member("touchmove-notation", "crates/notation", &[(0, Normal)]),
            member("touchmove-helpmate", "crates/helpmate", &[(0, Normal)]),
            member("touchmove-laws", "crates/laws", &needs),
            member("touchmove-bench", "bench", &[(0, Normal), (3, Normal)]),
            member("touchmove-referee", "crates/referee", &[(3, Normal), (0, Dev), (6, Normal)]),
            external("serde_json", &[]),
            external("arrayvec", &[(6, Normal)]),
            external("proptest", &[(6, Normal)]),
        ]
    }

    #[test]
    fn the_table_goes_from_the_ground_up() {
        for (height, room) in ROOMS.iter().enumerate() {
            for below in room.rests_on {
                assert!(ROOMS[..height].iter().any(|room| room.name == *below), "{} on {below}", room.name);
            }
        }
    }

    #[test]
    fn the_arrows_of_the_table_and_tests_that_look_down_are_no_fault() {
        assert_eq!(brief(&check(&laws_with(&[(8, Dev)]))), Vec::<String>::new());
    }

    #[test]
    fn an_arrow_that_is_not_in_the_table_is_a_fault() {
        let mut packages = laws_with(&[]);
        packages[0] = member("touchmove-board", "crates/board", &[(1, Build)]);
        packages[2] = member("touchmove-helpmate", "crates/helpmate", &[(0, Normal), (1, Dev)]);
        let expected = [
            "crates/board/Cargo.toml: `touchmove-board` depends on `touchmove-notation`, against the arrows",
            "crates/helpmate/Cargo.toml: `touchmove-helpmate` depends on `touchmove-notation` in its tests, \
             and that is not below it",
        ];
        assert_eq!(brief(&check(&packages)), expected);
    }

    #[test]
    fn nothing_of_the_product_rests_on_bench() {
        for kind in [Normal, Build, Dev] {
            let expected = "crates/laws/Cargo.toml: `touchmove-laws` depends on `touchmove-bench`, \
                            which is not part of the product";
            assert_eq!(brief(&check(&laws_with(&[(4, kind)]))), [expected]);
        }
    }

    #[test]
    fn a_pure_crate_reaches_no_impure_package_however_far() {
        let expected = "crates/laws/Cargo.toml: a pure crate reaches `serde_json`: \
                        touchmove-laws -> arrayvec -> serde_json";
        assert_eq!(brief(&check(&laws_with(&[(7, Normal)]))), [expected]);
        assert!(is_impure("serde") && is_impure("rand_core") && is_impure("tracing-core"));
        assert!(!is_impure("logos") && !is_impure("timeless") && !is_impure("arrayvec"));
    }

    #[test]
    fn a_crate_that_the_table_does_not_know_is_a_fault() {
        let packages = [member("touchmove-util", "crates/util", &[]), member("board", "crates/board", &[])];
        let expected = [
            "crates/util/Cargo.toml: the crate `util` is not in the table of arrows",
            "crates/board/Cargo.toml: the package is called `board`",
        ];
        assert_eq!(brief(&check(&packages)), expected);
    }
}
