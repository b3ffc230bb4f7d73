//! What packages install and print: manual pages, completions, the version.

use crate::folder::Folder;
use crate::program::touchmove;

/// The commands that a help text lists.
fn commands(help: &str) -> Vec<&str> {
    let listed =
        help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    let names = listed.filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    names.filter(|name| !name.is_empty() && *name != "help").collect()
}

#[test]
fn every_command_has_a_manual_page_and_completions() {
    let folder = Folder::new("package-files");
    let (code, _, message) = touchmove(&["package-files", &folder.name("")], b"");
    assert_eq!(code, Some(0), "{message}");
    let completions = ["touchmove.bash", "_touchmove", "touchmove.fish"];
    let completions = completions.map(|name| (name, folder.read(&format!("completions/{name}"))));
    let (_, help, _) = touchmove(&["help"], b"");
    let all = commands(&help);
    assert!(all.len() >= 15, "{all:?}");
    for command in all {
        let page = folder.read(&format!("man/touchmove-{command}.1"));
        assert!(page.contains(".SH SYNOPSIS"), "{page}");
        for (name, text) in &completions {
            assert!(text.contains(command), "{name} does not complete {command}");
        }
    }
    let (_, help, _) = touchmove(&["journal", "--help"], b"");
    for command in commands(&help) {
        folder.read(&format!("man/touchmove-journal-{command}.1"));
    }
    assert!(folder.read("man/touchmove.1").contains(env!("CARGO_PKG_VERSION")));
    for (name, text) in &completions {
        assert!(!text.contains("package-files"), "{name} completes what is not for users");
    }
}

#[test]
fn the_version_is_printed() {
    let (code, printed, _) = touchmove(&["--version"], b"");
    assert_eq!(code, Some(0));
    let version = printed.strip_prefix("touchmove ").unwrap_or_default().split_whitespace().next();
    assert_eq!(version, Some(env!("CARGO_PKG_VERSION")), "{printed}");
}
