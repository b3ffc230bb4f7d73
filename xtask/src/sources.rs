//! The Rust sources of the product, parsed once for all checks.
//!
//! Comments and strings are not code: the checks see only tokens. Code that is compiled only for
//! tests (`#[cfg(test)]`, `#[test]`) is kept separate, including whole files of it.

use std::collections::HashSet;

use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::visit_mut::{self, VisitMut};
use syn::{Attribute, ImplItem, Item, Meta, Stmt, Token, TraitItem};

use crate::fault::Fault;
use crate::house::File;

/// A Rust file under `crates/`.
pub(crate) struct Source<'a> {
    pub(crate) path: &'a str,
    pub(crate) text: &'a str,
    /// The file without tests; none if the whole file is for tests.
    pub(crate) product: Option<syn::File>,
}

impl Source<'_> {
    /// Returns true if the file is under `crates/NAME/src` and NAME passes the test.
    pub(crate) fn is_in_src_of(&self, is_meant: impl Fn(&str) -> bool) -> bool {
        let parts: Vec<&str> = self.path.splitn(4, '/').collect();
        matches!(parts[..], ["crates", name, "src", _] if is_meant(name))
    }
}

/// Parses the Rust files under `crates/`. One that does not parse is a fault.
pub(crate) fn parse(files: &[File]) -> (Vec<Source<'_>>, Vec<Fault>) {
    let mut sources = Vec::new();
    let mut faults = Vec::new();
    let mut for_tests = HashSet::new();
    for file in files.iter().filter(|file| file.path.starts_with("crates/") && file.path.ends_with(".rs")) {
        match parse_file(file, &mut for_tests) {
            Ok(source) => sources.push(source),
            Err(error) => {
                let line = error.span().start().line;
                faults.push(Fault::at(
                    &file.path,
                    line,
                    format!("does not parse: {error}"),
                    "make it compile first",
                ));
            }
        }
    }
    for source in &mut sources {
        let stem = source.path.strip_suffix(".rs").unwrap_or(source.path);
        if stem.match_indices('/').any(|(end, _)| for_tests.contains(&stem[..end]))
            || for_tests.contains(stem)
        {
            source.product = None;
        }
    }
    (sources, faults)
}

fn parse_file<'a>(file: &'a File, for_tests: &mut HashSet<String>) -> syn::Result<Source<'a>> {
    let mut syntax: syn::File = syn::parse_str(&file.text)?;
    if !syntax.attrs.iter().any(is_for_tests) {
        note_test_modules(&folder_of_submodules(&file.path), &syntax.items, for_tests);
        WithoutTests.visit_file_mut(&mut syntax);
        return Ok(Source { path: &file.path, text: &file.text, product: Some(syntax) });
    }
    Ok(Source { path: &file.path, text: &file.text, product: None })
}

/// The folder for the files of `mod name;`: that of a `lib.rs`, `main.rs` or `mod.rs` itself, else
/// the folder with the name of the file.
fn folder_of_submodules(path: &str) -> String {
    let stem = path.strip_suffix(".rs").unwrap_or(path);
    match stem.rsplit_once('/') {
        Some((folder, "lib" | "main" | "mod")) => folder.to_owned(),
        _ => stem.to_owned(),
    }
}

/// Notes the paths, without `.rs`, of modules in other files that are declared only for tests.
fn note_test_modules(folder: &str, items: &[Item], for_tests: &mut HashSet<String>) {
    for item in items {
        let Item::Mod(module) = item else { continue };
        let path = format!("{folder}/{}", module.ident);
        match &module.content {
            None if module.attrs.iter().any(is_for_tests) => drop(for_tests.insert(path)),
            None => {}
            Some((_, items)) => note_test_modules(&path, items, for_tests),
        }
    }
}

/// Returns true for `#[test]`, `#[cfg(test)]` or `#[cfg(all(test, …))]`: compiled only for tests.
fn is_for_tests(attribute: &Attribute) -> bool {
    match &attribute.meta {
        Meta::Path(path) => path.is_ident("test"),
        Meta::List(list) if list.path.is_ident("cfg") => {
            list.parse_args().is_ok_and(|meta| requires_test(&meta))
        }
        _ => false,
    }
}

fn requires_test(condition: &Meta) -> bool {
    match condition {
        Meta::Path(path) => path.is_ident("test"),
        Meta::List(list) if list.path.is_ident("all") => {
            let conditions = Punctuated::<Meta, Token![,]>::parse_terminated.parse2(list.tokens.clone());
            conditions.is_ok_and(|conditions| conditions.iter().any(requires_test))
        }
        _ => false,
    }
}

/// Removes everything from a file that is compiled only for tests.
struct WithoutTests;

impl VisitMut for WithoutTests {
    fn visit_file_mut(&mut self, file: &mut syn::File) {
        file.items.retain(|item| !item_attributes(item).iter().any(is_for_tests));
        visit_mut::visit_file_mut(self, file);
    }

    fn visit_item_mod_mut(&mut self, module: &mut syn::ItemMod) {
        if let Some((_, items)) = &mut module.content {
            items.retain(|item| !item_attributes(item).iter().any(is_for_tests));
        }
        visit_mut::visit_item_mod_mut(self, module);
    }

    fn visit_item_impl_mut(&mut self, block: &mut syn::ItemImpl) {
        block.items.retain(|item| {
            let attributes: &[Attribute] = match item {
                ImplItem::Const(item) => &item.attrs,
                ImplItem::Fn(item) => &item.attrs,
                ImplItem::Type(item) => &item.attrs,
                ImplItem::Macro(item) => &item.attrs,
                _ => &[],
            };
            !attributes.iter().any(is_for_tests)
        });
        visit_mut::visit_item_impl_mut(self, block);
    }

    fn visit_item_trait_mut(&mut self, definition: &mut syn::ItemTrait) {
        definition.items.retain(|item| {
            let attributes: &[Attribute] = match item {
                TraitItem::Const(item) => &item.attrs,
                TraitItem::Fn(item) => &item.attrs,
                TraitItem::Type(item) => &item.attrs,
                TraitItem::Macro(item) => &item.attrs,
                _ => &[],
            };
            !attributes.iter().any(is_for_tests)
        });
        visit_mut::visit_item_trait_mut(self, definition);
    }

    fn visit_block_mut(&mut self, block: &mut syn::Block) {
        block.stmts.retain(|statement| {
            let attributes: &[Attribute] = match statement {
                Stmt::Local(local) => &local.attrs,
                Stmt::Item(item) => item_attributes(item),
                Stmt::Macro(invocation) => &invocation.attrs,
                Stmt::Expr(..) => &[],
            };
            !attributes.iter().any(is_for_tests)
        });
        visit_mut::visit_block_mut(self, block);
    }
}

fn item_attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::ExternCrate(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::ForeignMod(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::TraitAlias(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Union(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use quote::ToTokens;

    use super::parse;
    use crate::fault::brief;
    use crate::house::model::file;

    #[test]
    fn code_for_tests_is_set_apart_wherever_it_stands() {
        let text = "
            fn kept() { #[cfg(test)] let dropped = 1; let kept = 2; }
            #[cfg(test)] use dropped::dropped;
            #[cfg(all(test, unix))] mod dropped { fn dropped() {} }
            #[test] fn dropped() {}
            #[cfg(any(test, unix))] fn kept() {}
            #[cfg(not(test))] mod kept { #[cfg(test)] fn dropped() {} }
            impl Kept { #[cfg(test)] fn dropped() {} }
            trait Kept { #[cfg(test)] fn dropped(); }
        ";
        let files = [file("crates/laws/src/lib.rs", text)];
        let (sources, faults) = parse(&files);
        assert!(faults.is_empty());
        let product = sources[0].product.as_ref().expect("a product").to_token_stream().to_string();
        assert_eq!(product.matches("kept").count(), 4, "{product}");
        assert!(!product.contains("dropped"), "{product}");
    }

    #[test]
    fn files_for_tests_are_known_by_their_declaration() {
        let files = [
            file("crates/laws/src/lib.rs", "mod touch; #[cfg(test)] mod oracle;"),
            file("crates/laws/src/oracle/mod.rs", "mod slow;"),
            file("crates/laws/src/oracle/slow.rs", ""),
            file("crates/laws/src/touch.rs", "#[cfg(test)] mod tests; mod inner { #[cfg(test)] mod tests; }"),
            file("crates/laws/src/touch/inner/tests.rs", ""),
            file("crates/laws/src/touch/release.rs", ""),
            file("crates/laws/src/touch/tests.rs", ""),
            file("crates/laws/src/vectors.rs", "#![cfg(test)]"),
        ];
        let (sources, _) = parse(&files);
        let product = sources.iter().filter(|source| source.product.is_some()).map(|source| source.path);
        let expected =
            ["crates/laws/src/lib.rs", "crates/laws/src/touch.rs", "crates/laws/src/touch/release.rs"];
        assert_eq!(product.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_file_that_does_not_parse_is_a_fault() {
        let files = [file("crates/laws/src/lib.rs", "\nfn half("), file("bench/src/main.rs", "fn half(")];
        let (sources, faults) = parse(&files);
        assert!(sources.is_empty());
        assert_eq!(faults.len(), 1);
        assert!(brief(&faults)[0].starts_with("crates/laws/src/lib.rs:2: does not parse"));
    }

    #[test]
    fn src_is_told_from_tests() {
        let files = [file("crates/laws/src/a/b.rs", ""), file("crates/laws/tests/a.rs", "")];
        let (sources, _) = parse(&files);
        assert!(sources[0].is_in_src_of(|name| name == "laws"));
        assert!(!sources[0].is_in_src_of(|name| name == "board"));
        assert!(!sources[1].is_in_src_of(|name| name == "laws"));
    }
}
