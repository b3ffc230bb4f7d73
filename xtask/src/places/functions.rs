//! Finds the functions that use a field of a record.
//!
//! A field is recognised by its name. If other types have a field of the same name, the field that contains it must precede it
//! (`cites.offer`), or the function must name another part of the path to it.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use quote::ToTokens;
use syn::{Fields, FnArg, ImplItem, Item, Signature};
use touchmove_laws::articles::PlaceKind;

use super::Place;
use super::reached::{Reached, all_items};
use super::record::{Path, Step};
use crate::sources::Source;

/// The functions of the crate, except those that create the records.
pub(super) struct Functions {
    functions: Vec<Function>,
    /// For each field name, the types that have it.
    owners: BTreeMap<String, BTreeSet<String>>,
    /// For each variant name, the enums that have such a variant with content.
    enums: BTreeMap<String, BTreeSet<String>>,
}

struct Function {
    place: Place,
    /// The type of which it is a method.
    of: Option<String>,
    /// The number of parameters other than `self`.
    parameters: usize,
    words: Words,
}

/// The names in the code of a function.
#[derive(Default)]
struct Words {
    all: BTreeSet<String>,
    /// A field, and the word before its dot.
    fields: BTreeSet<(Option<String>, String)>,
    calls: BTreeSet<Call>,
    /// `Enum::Variant`.
    paths: BTreeSet<(String, String)>,
    /// `Name { field, … }`.
    braces: BTreeSet<(String, String)>,
}

/// A method call.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Call {
    name: String,
    arguments: usize,
    is_on_self: bool,
}

impl Functions {
    pub(super) fn outside<'p>(
        sources: &[&Source<'_>],
        reached: &Reached<'_>,
        paths: impl Iterator<Item = &'p Path>,
    ) -> Self {
        let mut found = Self { functions: Vec::new(), owners: BTreeMap::new(), enums: BTreeMap::new() };
        for (source, item) in sources.iter().flat_map(|source| all_items(core::slice::from_ref(source))) {
            match item {
                Item::Fn(one) if !reached.holds(source.path, &one.sig.ident.to_string()) => {
                    found.note_function(source.path, None, &one.sig, one.to_token_stream());
                }
                Item::Impl(block) => {
                    let of = block.self_ty.to_token_stream().into_iter().next().map(|word| word.to_string());
                    for item in &block.items {
                        if let ImplItem::Fn(one) = item {
                            found.note_function(source.path, of.as_deref(), &one.sig, one.to_token_stream());
                        }
                    }
                }
                Item::Struct(one) => found.note_fields(&one.ident.to_string(), &one.fields),
                Item::Enum(one) => {
                    for variant in one.variants.iter().filter(|variant| !variant.fields.is_empty()) {
                        let name = variant.ident.to_string();
                        found.note_fields(&name, &variant.fields);
                        found.enums.entry(name).or_default().insert(one.ident.to_string());
                    }
                }
                _ => {}
            }
        }
        for (owner, field) in paths.filter_map(|path| owner_and_field(path)) {
            found.owners.entry(field.to_owned()).or_default().insert(owner.to_owned());
        }
        found
    }

    fn note_function(&mut self, file: &str, of: Option<&str>, signature: &Signature, code: TokenStream) {
        let name = &signature.ident;
        let line = name.span().start().line;
        let full = of.map_or_else(|| name.to_string(), |of| format!("{of}::{name}"));
        let place = Place { kind: PlaceKind::Code, file: file.to_owned(), line, name: full };
        let mut words = Words::default();
        words.note(code);
        let parameters = signature.inputs.iter().filter(|input| matches!(input, FnArg::Typed(_))).count();
        self.functions.push(Function { place, of: of.map(str::to_owned), parameters, words });
    }

    fn note_fields(&mut self, owner: &str, fields: &Fields) {
        for name in fields.iter().filter_map(|field| field.ident.as_ref()) {
            self.owners.entry(name.to_string()).or_default().insert(owner.to_owned());
        }
    }

    /// Returns where the ends of these paths are used. A method of the record that uses one counts for its callers.
    pub(super) fn using(&self, paths: &BTreeSet<Path>) -> BTreeSet<Place> {
        let users = |path: &[Step]| -> Vec<&Function> {
            self.functions.iter().filter(|function| self.uses(function, path)).collect()
        };
        let mut found = BTreeSet::new();
        for path in paths {
            let mut here = users(path);
            // The content of a variant may be passed on without being named: then it is used where the variant's field is used.
            for end in (1..path.len()).rev().filter(|end| self.may_be_passed_on(path, *end)) {
                for shorter in [&path[..=end], &path[..end]] {
                    here = if here.is_empty() { users(shorter) } else { here };
                }
            }
            for function in here {
                let is_of_record =
                    function.of.as_deref().is_some_and(|of| names(path).any(|name| name == of));
                if is_of_record {
                    found.extend(self.callers(function));
                }
                found.insert(function.place.clone());
            }
        }
        found
    }

    /// Returns true if a step enters a variant, or a choice of which only the name in a remark is known.
    fn may_be_passed_on(&self, path: &[Step], end: usize) -> bool {
        match (&path[end - 1], &path[end]) {
            (_, Step::Named(name)) => self.enums.contains_key(name),
            (Step::Field(_), Step::Field(_)) => true,
            (Step::Named(_), Step::Field(_)) => false,
        }
    }

    /// Returns the callers of a method of the record, except on `self`.
    fn callers<'f>(&'f self, accessor: &'f Function) -> impl Iterator<Item = Place> {
        let name = accessor.place.name.rsplit(':').next().unwrap_or_default();
        let is_call =
            move |call: &Call| call.name == name && call.arguments == accessor.parameters && !call.is_on_self;
        let calls = move |function: &&Function| function.words.calls.iter().any(is_call);
        self.functions.iter().filter(calls).map(|function| function.place.clone())
    }

    fn uses(&self, function: &Function, path: &[Step]) -> bool {
        let words = &function.words;
        match path.last() {
            None => false,
            Some(Step::Named(variant)) => {
                let of = self.enums.get(variant);
                words.paths.iter().any(|(before, name)| {
                    name == variant && of.is_some_and(|of| of.contains(before) || before == "Self")
                })
            }
            Some(Step::Field(field)) => {
                let owner = owner_and_field(path).map_or("Edition", |(owner, _)| owner);
                words.braces.contains(&(owner.to_owned(), field.clone()))
                    || words.fields.iter().any(|(before, name)| {
                        name == field && self.is_meant(function, path, owner, field, before.as_deref())
                    })
            }
        }
    }

    /// Returns true if a field of this name is the one of this type.
    fn is_meant(
        &self,
        function: &Function,
        path: &[Step],
        owner: &str,
        field: &str,
        before: Option<&str>,
    ) -> bool {
        let holder = path.iter().rev().skip(1).find_map(|step| match step {
            Step::Field(holder) => Some(holder.as_str()),
            Step::Named(_) => None,
        });
        let is_only_one =
            self.owners.get(field).is_none_or(|owners| owners.iter().all(|other| other == owner));
        match before {
            Some("self") => function.of.as_deref() == Some(owner),
            Some(before) if Some(before) == holder => true,
            Some("law" | "edition") if holder.is_none() => true,
            // A field of another field than the holder is a different one.
            Some(before) if self.owners.contains_key(before) => is_only_one,
            _ => is_only_one || self.others_on(path).any(|name| function.words.all.contains(name)),
        }
    }

    /// Returns the names on a path except the last, and the enums of its variants.
    fn others_on<'p>(&'p self, path: &'p [Step]) -> impl Iterator<Item = &'p String> {
        let enums = path.iter().filter_map(|step| match step {
            Step::Named(variant) => self.enums.get(variant),
            Step::Field(_) => None,
        });
        let steps = path.iter().rev().skip(1).map(|step| match step {
            Step::Field(name) | Step::Named(name) => name,
        });
        steps.chain(enums.flatten())
    }
}

impl Words {
    fn note(&mut self, code: TokenStream) {
        let tokens: Vec<TokenTree> = code.into_iter().collect();
        let is_mark = |place: Option<usize>, mark: char| {
            let token = place.and_then(|place| tokens.get(place));
            matches!(token, Some(TokenTree::Punct(found)) if found.as_char() == mark)
        };
        let word = |place: Option<usize>| match place.and_then(|place| tokens.get(place)) {
            Some(TokenTree::Ident(word)) => Some(word.to_string()),
            _ => None,
        };
        for (place, token) in tokens.iter().enumerate() {
            let back = |steps: usize| place.checked_sub(steps);
            let name = match token {
                TokenTree::Ident(name) => name.to_string(),
                TokenTree::Group(group) => {
                    self.note(group.stream());
                    continue;
                }
                _ => continue,
            };
            match tokens.get(place + 1) {
                Some(TokenTree::Group(group))
                    if is_mark(back(1), '.') && group.delimiter() == Delimiter::Parenthesis =>
                {
                    let is_on_self = word(back(2)).as_deref() == Some("self");
                    self.calls.insert(Call { name: name.clone(), arguments: arguments(group), is_on_self });
                }
                Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => {
                    let fields = group.stream().into_iter().filter_map(|token| match token {
                        TokenTree::Ident(field) => Some((name.clone(), field.to_string())),
                        _ => None,
                    });
                    self.braces.extend(fields);
                    self.note_field(is_mark(back(1), '.'), word(back(2)), &name);
                }
                _ => self.note_field(is_mark(back(1), '.') && !is_mark(back(2), '.'), word(back(2)), &name),
            }
            if is_mark(back(1), ':')
                && is_mark(back(2), ':')
                && let Some(before) = word(back(3))
            {
                self.paths.insert((before, name.clone()));
            }
            self.all.insert(name);
        }
    }

    fn note_field(&mut self, is_after_a_dot: bool, before: Option<String>, name: &str) {
        if is_after_a_dot {
            self.fields.insert((before, name.to_owned()));
        }
    }
}

fn arguments(group: &Group) -> usize {
    let is_comma = |token: &TokenTree| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ',');
    let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
    if tokens.is_empty() { 0 } else { 1 + tokens.iter().filter(|token| is_comma(token)).count() }
}

/// Returns the type of the last field, and the field. A field of no other type belongs to the record itself.
fn owner_and_field(path: &[Step]) -> Option<(&str, &str)> {
    match path {
        [.., Step::Named(owner), Step::Field(field)] => Some((owner, field)),
        [Step::Field(field)] => Some(("Edition", field)),
        _ => None,
    }
}

fn names(path: &[Step]) -> impl Iterator<Item = &str> {
    let named = path.iter().filter_map(|step| match step {
        Step::Named(name) => Some(name.as_str()),
        Step::Field(_) => None,
    });
    named.chain(["Edition"])
}
