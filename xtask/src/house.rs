//! The input of the checks: the packages as cargo sees them, and the files as git sees them.

use std::collections::{HashMap, VecDeque};
use std::path::{Path, PathBuf};
use std::process::Command;

use serde::Deserialize;

/// The repository at one moment.
pub(crate) struct House {
    pub(crate) packages: Vec<Package>,
    pub(crate) files: Vec<File>,
}

/// A package of the workspace, or a direct or indirect dependency.
#[derive(Debug)]
pub(crate) struct Package {
    pub(crate) name: String,
    /// Its folder inside the repository, such as `crates/board`; none for external packages.
    pub(crate) folder: Option<String>,
    pub(crate) is_member: bool,
    pub(crate) needs: Vec<Need>,
}

/// A dependency on another package.
#[derive(Debug)]
pub(crate) struct Need {
    /// The index of the other package in the list of all packages.
    pub(crate) package: usize,
    pub(crate) kind: Kind,
}

/// The kind of a dependency.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Normal,
    Build,
    Dev,
}

/// A text file of the repository.
pub(crate) struct File {
    /// Relative to the root of the repository, with `/` between the parts.
    pub(crate) path: String,
    pub(crate) text: String,
}

impl House {
    /// Queries cargo and git, and reads the files.
    pub(crate) fn survey() -> Result<Self, String> {
        let metadata = metadata()?;
        let files = files(Path::new(&metadata.workspace_root))?;
        Ok(Self { packages: packages(metadata), files })
    }
}

impl Package {
    /// Returns the name of its folder under `crates/`, if it is part of the product.
    pub(crate) fn room(&self) -> Option<&str> {
        self.folder.as_deref()?.strip_prefix("crates/")
    }
}

/// Returns the text of the file at a path.
pub(crate) fn text<'a>(files: &'a [File], path: &str) -> Option<&'a str> {
    files.iter().find(|file| file.path == path).map(|file| file.text.as_str())
}

/// Returns everything that `start` reaches by normal dependencies, itself first, each with the
/// shortest path to it written as `start -> … -> it`.
pub(crate) fn reach(packages: &[Package], start: usize) -> Vec<(usize, String)> {
    let mut seen = vec![false; packages.len()];
    let mut found = Vec::new();
    let mut waiting = VecDeque::from([(start, packages[start].name.clone())]);
    seen[start] = true;
    while let Some((here, way)) = waiting.pop_front() {
        for need in packages[here].needs.iter().filter(|need| need.kind == Kind::Normal) {
            if !std::mem::replace(&mut seen[need.package], true) {
                waiting.push_back((need.package, format!("{way} -> {}", packages[need.package].name)));
            }
        }
        found.push((here, way));
    }
    found
}

/// The part of `cargo metadata` that the checks need.
#[derive(Deserialize)]
struct Metadata {
    workspace_root: String,
    workspace_members: Vec<String>,
    packages: Vec<MetadataPackage>,
    resolve: Resolve,
}

#[derive(Deserialize)]
struct MetadataPackage {
    id: String,
    name: String,
    manifest_path: String,
    /// None for a package on this disk.
    source: Option<String>,
    dependencies: Vec<Declared>,
}

/// A dependency as declared in the manifest.
#[derive(Deserialize)]
struct Declared {
    kind: Option<String>,
    /// The folder of a package on this disk.
    path: Option<String>,
}

#[derive(Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<NodeDependency>,
}

#[derive(Deserialize)]
struct NodeDependency {
    pkg: String,
    dep_kinds: Vec<DependencyKind>,
}

#[derive(Deserialize)]
struct DependencyKind {
    kind: Option<String>,
}

/// Includes all features and all targets, so that no dependency hides behind a switch. As a result,
/// a feature that only `bench` turns on appears in the product's tree as well, which errs on the
/// strict side.
fn metadata() -> Result<Metadata, String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let json =
        output(Command::new(cargo).args(["metadata", "--format-version=1", "--all-features", "--locked"]))?;
    serde_json::from_slice(&json).map_err(|error| format!("cannot read what `cargo metadata` says: {error}"))
}

fn packages(metadata: Metadata) -> Vec<Package> {
    let Metadata { workspace_root, workspace_members, packages, resolve } = metadata;
    let arrows = Arrows::new(&packages, resolve);
    let describe = |package: &MetadataPackage| Package {
        name: package.name.clone(),
        folder: match package.source {
            None => Some(folder_in(&workspace_root, &package.manifest_path)),
            Some(_) => None,
        },
        is_member: workspace_members.contains(&package.id),
        needs: arrows.out_of(package),
    };
    packages.iter().map(describe).collect()
}

/// The dependencies between packages. Between packages on this disk they are those that the
/// manifests declare, because cargo leaves a dependency on a program without a library out of what
/// it resolves. Elsewhere they are what cargo resolves.
struct Arrows {
    on_this_disk: HashMap<PathBuf, usize>,
    elsewhere: HashMap<String, usize>,
    resolved: HashMap<String, Vec<NodeDependency>>,
}

impl Arrows {
    fn new(packages: &[MetadataPackage], resolve: Resolve) -> Self {
        let (mut on_this_disk, mut elsewhere) = (HashMap::new(), HashMap::new());
        for (place, package) in packages.iter().enumerate() {
            match package.source {
                None => drop(on_this_disk.insert(folder(&package.manifest_path).to_owned(), place)),
                Some(_) => drop(elsewhere.insert(package.id.clone(), place)),
            }
        }
        let resolved = resolve.nodes.into_iter().map(|node| (node.id, node.deps)).collect();
        Self { on_this_disk, elsewhere, resolved }
    }

    fn out_of(&self, package: &MetadataPackage) -> Vec<Need> {
        let declared = package.dependencies.iter().filter_map(|declared| {
            let package = *self.on_this_disk.get(Path::new(declared.path.as_ref()?))?;
            Some(Need { package, kind: kind(declared.kind.as_deref()) })
        });
        let resolved = self.resolved.get(&package.id).into_iter().flatten();
        let resolved =
            resolved.filter_map(|arrow| Some((*self.elsewhere.get(&arrow.pkg)?, &arrow.dep_kinds)));
        let resolved = resolved.flat_map(|(package, kinds)| {
            kinds.iter().map(move |found| Need { package, kind: kind(found.kind.as_deref()) })
        });
        declared.chain(resolved).collect()
    }
}

fn kind(name: Option<&str>) -> Kind {
    match name {
        Some("dev") => Kind::Dev,
        Some("build") => Kind::Build,
        _ => Kind::Normal,
    }
}

fn folder(manifest: &str) -> &Path {
    Path::new(manifest).parent().unwrap_or(Path::new(""))
}

fn folder_in(root: &str, manifest: &str) -> String {
    let folder = folder(manifest);
    folder.strip_prefix(root).unwrap_or(folder).to_string_lossy().replace('\\', "/")
}

/// Returns the files that git tracks or would track. Deleted files and files that are not text are
/// skipped.
fn files(root: &Path) -> Result<Vec<File>, String> {
    let list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    let paths = output(Command::new("git").current_dir(root).args(list))?;
    let paths = String::from_utf8_lossy(&paths);
    let mut paths: Vec<&str> = paths.split_terminator('\0').collect();
    paths.sort_unstable();
    paths.dedup();
    let read = |path: &str| {
        Some(File { path: path.to_owned(), text: std::fs::read_to_string(root.join(path)).ok()? })
    };
    Ok(paths.into_iter().filter_map(read).collect())
}

fn output(command: &mut Command) -> Result<Vec<u8>, String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let done = command.output().map_err(|error| format!("cannot run `{name}`: {error}"))?;
    if done.status.success() {
        Ok(done.stdout)
    } else {
        Err(format!("`{name}` failed:\n{}", String::from_utf8_lossy(&done.stderr).trim_end()))
    }
}

/// Small repositories for the tests of the checks.
#[cfg(test)]
pub(crate) mod model {
    use super::{File, Kind, Need, Package};

    /// A member of the workspace in a folder of the repository.
    pub(crate) fn member(name: &str, folder: &str, needs: &[(usize, Kind)]) -> Package {
        Package { folder: Some(folder.to_owned()), is_member: true, ..external(name, needs) }
    }

    /// An external package.
    pub(crate) fn external(name: &str, needs: &[(usize, Kind)]) -> Package {
        let needs = needs.iter().map(|&(package, kind)| Need { package, kind }).collect();
        Package { name: name.to_owned(), folder: None, is_member: false, needs }
    }

    pub(crate) fn file(path: &str, text: &str) -> File {
        File { path: path.to_owned(), text: text.to_owned() }
    }
}

#[cfg(test)]
mod tests {
    use super::model::{external, member};
    use super::{Kind, Metadata, packages, reach};

    #[test]
    fn packages_and_arrows_are_read_from_what_cargo_says() {
        let json = r#"{
            "workspace_root": "/house",
            "workspace_members": ["a", "c"],
            "packages": [
                {
                    "id": "a", "name": "touchmove-laws", "source": null,
                    "manifest_path": "/house/crates/laws/Cargo.toml",
                    "dependencies": [{"kind": null, "path": null}, {"kind": "build", "path": "/house/bench"}]
                },
                {
                    "id": "b", "name": "proptest", "source": "a registry",
                    "manifest_path": "/elsewhere/Cargo.toml", "dependencies": []
                },
                {
                    "id": "c", "name": "touchmove-bench", "source": null,
                    "manifest_path": "/house/bench/Cargo.toml", "dependencies": []
                }
            ],
            "resolve": {"nodes": [
                {"id": "a", "deps": [{"pkg": "b", "dep_kinds": [{"kind": null}, {"kind": "dev"}]}]},
                {"id": "b", "deps": []}
            ]}
        }"#;
        let metadata: Metadata = serde_json::from_str(json).expect("what cargo says");
        let packages = packages(metadata);
        assert_eq!(packages[0].room(), Some("laws"));
        assert!(packages[0].is_member && !packages[1].is_member);
        let kinds: Vec<(usize, Kind)> =
            packages[0].needs.iter().map(|need| (need.package, need.kind)).collect();
        assert_eq!(kinds, [(2, Kind::Build), (1, Kind::Normal), (1, Kind::Dev)]);
        assert_eq!(packages[1].folder, None);
    }

    #[test]
    fn reach_follows_only_normal_dependencies_and_tells_the_way() {
        let packages = [
            member("touchmove", "crates/touchmove", &[(1, Kind::Normal), (3, Kind::Dev)]),
            external("axum", &[(2, Kind::Build), (0, Kind::Normal), (4, Kind::Normal)]),
            external("cc", &[]),
            external("proptest", &[]),
            external("tower", &[]),
        ];
        let ways: Vec<String> = reach(&packages, 0).into_iter().map(|(_, way)| way).collect();
        assert_eq!(ways, ["touchmove", "touchmove -> axum", "touchmove -> axum -> tower"]);
    }
}
