//! The web pages use the letters of the national notations that the crate uses.

use touchmove_board::{File, Role};
use touchmove_notation::Language;

#[test]
fn the_pages_have_the_same_letters() {
    let pages = include_str!("../../web/src/lib/notation.ts");
    for language in Language::ALL {
        let line = pages.lines().find(|line| line.contains(&format!("{:?}", language.code)));
        let line = line.unwrap_or_else(|| panic!("the pages do not know {}", language.code));
        let letters = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight]
            .map(|role| format!("{:?}", language.letter(role)));
        assert!(line.contains(&format!("[{}]", letters.join(", "))), "{line}");
        let files: String = File::ALL.map(|file| language.file(file)).iter().collect();
        assert!(files == "abcdefgh" || line.contains(&files), "{line}");
    }
}
