//! Checks that every source file opens with a `//!` comment.
//!
//! The compiler's `missing_docs` requires a comment for public modules only. For all other items that and `unreachable_pub` are enough.

use crate::fault::Fault;
use crate::sources::Source;

/// Looks for files of the product that do not open with a doc comment.
pub(crate) fn check(sources: &[Source<'_>]) -> Vec<Fault> {
    let product = sources.iter().filter(|source| source.is_in_src_of(|_| true) && source.product.is_some());
    let bare = product.filter(|source| !source.text.starts_with("//!") && !source.text.starts_with("#![doc"));
    let remedy = "say there in a sentence what the module guarantees";
    bare.map(|source| Fault::at(source.path, 1, "does not open with a `//!` comment", remedy)).collect()
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::fault::brief;
    use crate::house::model::file;
    use crate::sources::parse;

    fn faults(text: &str) -> Vec<String> {
        let files = [file("crates/laws/src/touch.rs", text)];
        brief(&check(&parse(&files).0))
    }

    #[test]
    fn a_file_opens_with_what_it_is_for() {
        let expected = ["crates/laws/src/touch.rs:1: does not open with a `//!` comment"];
        assert_eq!(faults("use a::b;"), expected);
        assert_eq!(faults("// Touch.\nuse a::b;"), expected);
        assert_eq!(faults("//! Touch.\nuse a::b;"), Vec::<String>::new());
        assert_eq!(faults("#![doc = include_str!(\"touch.md\")]\n"), Vec::<String>::new());
        assert_eq!(faults("#![cfg(test)]\nuse a::b;"), Vec::<String>::new());
    }
}
