//! Checks that every public item and every file has a doc comment.
//!
//! The compiler's `missing_docs` covers only items that can be reached from outside; this check
//! covers everything declared `pub`, in private modules too. Items that are only `pub(crate)` are
//! exempt.

use syn::{Attribute, Expr, Field, ForeignItem, Ident, ImplItem, Item, Lit, Meta, TraitItem, Visibility};

use crate::fault::Fault;
use crate::sources::Source;

/// Looks for public items without a doc comment, and files that do not open with one.
pub(crate) fn check(sources: &[Source<'_>]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for source in sources.iter().filter(|source| source.is_in_src_of(|_| true)) {
        let Some(product) = &source.product else { continue };
        if !source.text.starts_with("//!") && !source.text.starts_with("#![doc") {
            let remedy = "say there in a sentence what the module guarantees";
            faults.push(Fault::at(source.path, 1, "does not open with a `//!` comment", remedy));
        }
        let mut inspection = Inspection { path: source.path, faults: &mut faults };
        inspection.items(&product.items);
    }
    faults
}

struct Inspection<'a> {
    path: &'a str,
    faults: &'a mut Vec<Fault>,
}

impl Inspection<'_> {
    fn items(&mut self, items: &[Item]) {
        for item in items {
            self.item(item);
        }
    }

    fn item(&mut self, item: &Item) {
        match item {
            Item::Const(item) => self.public(&item.vis, "const", &item.ident, &item.attrs),
            Item::Static(item) => self.public(&item.vis, "static", &item.ident, &item.attrs),
            Item::Fn(item) => self.public(&item.vis, "fn", &item.sig.ident, &item.attrs),
            Item::Type(item) => self.public(&item.vis, "type", &item.ident, &item.attrs),
            Item::TraitAlias(item) => self.public(&item.vis, "trait", &item.ident, &item.attrs),
            Item::Macro(item) => {
                let is_exported =
                    item.attrs.iter().any(|attribute| attribute.path().is_ident("macro_export"));
                if let (true, Some(name)) = (is_exported, &item.ident) {
                    self.documented("macro", name, &item.attrs);
                }
            }
            Item::Struct(item) => {
                self.public(&item.vis, "struct", &item.ident, &item.attrs);
                if is_public(&item.vis) {
                    self.fields(item.fields.iter());
                }
            }
            Item::Union(item) => {
                self.public(&item.vis, "union", &item.ident, &item.attrs);
                if is_public(&item.vis) {
                    self.fields(item.fields.named.iter());
                }
            }
            Item::Enum(item) if is_public(&item.vis) => self.enumeration(item),
            Item::Trait(item) if is_public(&item.vis) => self.definition(item),
            Item::Impl(item) if item.trait_.is_none() => self.implementation(item),
            Item::ForeignMod(item) => self.foreign(item),
            // A module in its own file is documented there.
            Item::Mod(module) => {
                if let Some((_, items)) = &module.content {
                    self.public(&module.vis, "mod", &module.ident, &module.attrs);
                    self.items(items);
                }
            }
            _ => {}
        }
    }

    /// Positional fields are described with their struct, as in rustc.
    fn fields<'a>(&mut self, fields: impl Iterator<Item = &'a Field>) {
        for field in fields {
            if let Some(name) = &field.ident {
                self.public(&field.vis, "field", name, &field.attrs);
            }
        }
    }

    fn enumeration(&mut self, item: &syn::ItemEnum) {
        self.documented("enum", &item.ident, &item.attrs);
        for variant in &item.variants {
            self.documented("variant", &variant.ident, &variant.attrs);
            for field in &variant.fields {
                if let Some(name) = &field.ident {
                    self.documented("field", name, &field.attrs);
                }
            }
        }
    }

    fn definition(&mut self, item: &syn::ItemTrait) {
        self.documented("trait", &item.ident, &item.attrs);
        for item in &item.items {
            match item {
                TraitItem::Const(item) => self.documented("const", &item.ident, &item.attrs),
                TraitItem::Fn(item) => self.documented("fn", &item.sig.ident, &item.attrs),
                TraitItem::Type(item) => self.documented("type", &item.ident, &item.attrs),
                _ => {}
            }
        }
    }

    fn implementation(&mut self, item: &syn::ItemImpl) {
        for item in &item.items {
            match item {
                ImplItem::Const(item) => self.public(&item.vis, "const", &item.ident, &item.attrs),
                ImplItem::Fn(item) => self.public(&item.vis, "fn", &item.sig.ident, &item.attrs),
                ImplItem::Type(item) => self.public(&item.vis, "type", &item.ident, &item.attrs),
                _ => {}
            }
        }
    }

    fn foreign(&mut self, item: &syn::ItemForeignMod) {
        for item in &item.items {
            match item {
                ForeignItem::Fn(item) => self.public(&item.vis, "fn", &item.sig.ident, &item.attrs),
                ForeignItem::Static(item) => self.public(&item.vis, "static", &item.ident, &item.attrs),
                ForeignItem::Type(item) => self.public(&item.vis, "type", &item.ident, &item.attrs),
                _ => {}
            }
        }
    }

    fn public(&mut self, visibility: &Visibility, kind: &str, name: &Ident, attributes: &[Attribute]) {
        if is_public(visibility) {
            self.documented(kind, name, attributes);
        }
    }

    fn documented(&mut self, kind: &str, name: &Ident, attributes: &[Attribute]) {
        if attributes.iter().any(is_doc) {
            return;
        }
        let remedy =
            "say in a `///` comment what it promises; if nobody outside needs it, make it `pub(crate)`";
        let wrong = format!("the public {kind} `{name}` has no doc comment");
        self.faults.push(Fault::at(self.path, name.span().start().line, wrong, remedy));
    }
}

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

/// Returns true for a doc comment that is not empty, or that is taken from a file.
fn is_doc(attribute: &Attribute) -> bool {
    let Meta::NameValue(pair) = &attribute.meta else { return false };
    if !pair.path.is_ident("doc") {
        return false;
    }
    match &pair.value {
        Expr::Lit(literal) => matches!(&literal.lit, Lit::Str(text) if !text.value().trim().is_empty()),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::fault::brief;
    use crate::house::model::file;
    use crate::sources::parse;

    fn faults(text: &str) -> Vec<String> {
        let files = [file("crates/laws/src/touch.rs", text)];
        let (sources, unparsed) = parse(&files);
        assert_eq!(brief(&unparsed), Vec::<String>::new(), "{text}");
        brief(&check(&sources))
    }

    #[test]
    fn every_kind_of_public_item_wants_a_doc_comment() {
        for (text, missing) in [
            ("pub fn bare() {}", "fn"),
            ("pub struct bare;", "struct"),
            ("/// A.\npub struct A { pub bare: u8 }", "field"),
            ("pub enum bare {}", "enum"),
            ("/// A.\npub enum A { bare }", "variant"),
            ("/// A.\npub enum A {\n/// B.\nB { bare: u8 } }", "field"),
            ("pub union bare { a: u8 }", "union"),
            ("pub const bare: u8 = 1;", "const"),
            ("pub static bare: u8 = 1;", "static"),
            ("pub type bare = u8;", "type"),
            ("pub trait bare {}", "trait"),
            ("/// A.\npub trait A { fn bare(); }", "fn"),
            ("/// A.\npub trait A { const bare: u8; }", "const"),
            ("/// A.\npub trait A { type bare; }", "type"),
            ("impl A { pub fn bare() {} }", "fn"),
            ("impl A { pub const bare: u8 = 1; }", "const"),
            ("pub mod bare {}", "mod"),
            ("mod a { pub fn bare() {} }", "fn"),
            ("#[macro_export] macro_rules! bare { () => {} }", "macro"),
            ("unsafe extern \"C\" { pub fn bare(); }", "fn"),
            ("///\n#[doc(hidden)]\npub fn bare() {}", "fn"),
        ] {
            let line = text.lines().count() + 1;
            let expected =
                format!("crates/laws/src/touch.rs:{line}: the public {missing} `bare` has no doc comment");
            assert_eq!(faults(&format!("//! Touch.\n{text}")), [expected], "{text}");
        }
    }

    #[test]
    fn what_is_documented_or_not_public_is_no_fault() {
        for text in [
            "/// A.\npub fn a() {}",
            "#[doc = include_str!(\"a.md\")]\npub fn a() {}",
            "/** A. */\n#[inline]\npub fn a() {}",
            "pub(crate) fn a() {}\npub(super) struct A { pub b: u8 }\nfn b() {}\nenum C { D }",
            "/// A.\npub struct A(pub u8, pub u8);",
            "/// A.\npub struct A { b: u8 }",
            "impl B for A { fn a() {} }",
            "pub mod a;\npub use a::B;",
            "pub mod a { //! Inside.\n }",
            "macro_rules! a { () => {} }",
            "#[cfg(test)] pub mod tests { pub fn a() {} }",
        ] {
            assert_eq!(faults(&format!("//! Touch.\n{text}")), Vec::<String>::new(), "{text}");
        }
    }

    #[test]
    fn a_file_opens_with_what_it_is_for() {
        let expected = ["crates/laws/src/touch.rs:1: does not open with a `//!` comment"];
        assert_eq!(faults("use a::b;"), expected);
        assert_eq!(faults("// Touch.\nuse a::b;"), expected);
        assert_eq!(faults("#![cfg(test)]\nuse a::b;"), Vec::<String>::new());
    }
}
