//! A temporary folder for a test.

use std::path::PathBuf;

/// A folder that is removed when the test ends.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("touchmove-audit-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        Self(path)
    }

    pub(crate) fn name(&self, file: &str) -> String {
        self.0.join(file).to_string_lossy().into_owned()
    }

    pub(crate) fn write(&self, file: &str, bytes: &[u8]) -> String {
        let name = self.name(file);
        std::fs::write(&name, bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
        name
    }

    pub(crate) fn read(&self, file: &str) -> String {
        let name = self.name(file);
        std::fs::read_to_string(&name).unwrap_or_else(|error| panic!("{name}: {error}"))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
