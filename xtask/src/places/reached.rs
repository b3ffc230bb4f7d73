//! The constants and functions from which the record of an edition is made: those named by the constant that `Edition::of`
//! returns, and so on.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::{ImplItem, Item, ItemImpl, UseTree};
use touchmove_laws::articles::PlaceKind;
use touchmove_laws::{Article, EditionName};

use super::Place;
use super::labels::{self, Label};
use super::record::{Path, Step};
use crate::sources::Source;

/// A constant or a free function: its module (the name of its file) and its own name.
pub(super) type Name = (String, String);

/// The parts of each edition, the constant of the edition first.
pub(super) struct Reached<'a> {
    items: BTreeMap<Name, Part<'a>>,
    of: BTreeMap<EditionName, Vec<Name>>,
}

struct Part<'a> {
    source: &'a Source<'a>,
    tokens: TokenStream,
}

/// An article that the record of an edition mentions.
pub(super) struct Mention {
    pub(super) article: Article,
    pub(super) place: Place,
    /// The field of the figure or the choice whose remark mentions the article.
    pub(super) figure: Option<Path>,
}

impl<'a> Reached<'a> {
    pub(super) fn find(laws: &[&'a Source<'a>]) -> Result<Self, String> {
        let mut items = BTreeMap::new();
        let mut imports = BTreeMap::new();
        let mut constants = None;
        for (source, item) in all_items(laws) {
            let module = module(source.path);
            if let Some(name) = name_of(item) {
                items.insert((module.clone(), name), Part { source, tokens: item.to_token_stream() });
            }
            match item {
                Item::Use(one) => imported(&one.tree, None, &mut |from, name| {
                    imports.insert((module.clone(), name.clone()), (from, name));
                }),
                Item::Impl(block) => constants = constants.or(constants_of_editions(block, &module)),
                _ => {}
            }
        }
        let constants = constants.ok_or("`Edition::of` is not there, or names no constants")?;
        let mut of = BTreeMap::new();
        for edition in EditionName::ALL {
            let variant = format!("{edition:?}");
            let first =
                constants.get(&variant).ok_or(format!("`Edition::of` names no constant for {variant}"))?;
            of.insert(edition, reach(first, &items, &imports));
        }
        Ok(Self { items, of })
    }

    /// Returns true if the records are made with this item.
    pub(super) fn holds(&self, path: &str, name: &str) -> bool {
        let name = (module(path), name.to_owned());
        self.of.values().any(|names| names.contains(&name))
            && self.items.get(&name).is_some_and(|part| part.source.path == path)
    }

    /// Returns the articles that the record of an edition mentions: as a citation, or in a remark on a figure that it does not replace.
    pub(super) fn mentions(
        &self,
        edition: EditionName,
        is_cited: impl Fn(&str) -> Option<Article>,
    ) -> Vec<Mention> {
        let mut mentions = Vec::new();
        let mut replaced: BTreeSet<Vec<String>> = BTreeSet::new();
        for name in &self.of[&edition] {
            let part = &self.items[name];
            let labels = labels::all(part.tokens.clone());
            for label in &labels {
                let mention = |article: Article, figure: Option<Path>| {
                    let name = if label.fields.is_empty() { name.1.clone() } else { label.fields.join(".") };
                    let file = part.source.path.to_owned();
                    Mention {
                        article,
                        place: Place { kind: PlaceKind::Record, file, line: label.line, name },
                        figure,
                    }
                };
                match &label.text {
                    Some(text) => mentions.extend(is_cited(text).map(|article| mention(article, None))),
                    None if replaced.contains(&label.fields) => {}
                    None => {
                        let path: Path = label.fields.iter().cloned().map(Step::Field).collect();
                        let articles = remarked(part.source.text, label, edition);
                        mentions
                            .extend(articles.into_iter().map(|article| mention(article, Some(path.clone()))));
                    }
                }
            }
            replaced.extend(labels.into_iter().map(|label| label.fields));
        }
        mentions
    }
}

/// The name of a constant or a free function.
fn name_of(item: &Item) -> Option<String> {
    match item {
        Item::Const(one) => Some(one.ident.to_string()),
        Item::Static(one) => Some(one.ident.to_string()),
        Item::Fn(one) => Some(one.sig.ident.to_string()),
        _ => None,
    }
}

/// The items of all files, without those in modules inside them.
pub(super) fn all_items<'a>(laws: &[&'a Source<'a>]) -> impl Iterator<Item = (&'a Source<'a>, &'a Item)> {
    laws.iter().flat_map(|source| {
        let product = source.product.iter();
        product.flat_map(|file| &file.items).map(move |item| (*source, item))
    })
}

/// The name of the module in a file.
fn module(path: &str) -> String {
    let stem = path.strip_suffix(".rs").unwrap_or(path);
    let stem = stem.strip_suffix("/mod").unwrap_or(stem);
    stem.rsplit('/').next().unwrap_or(stem).to_owned()
}

/// Returns the constant that `Edition::of` returns for each variant: `EditionName::Laws2023 => &laws2023::LAWS`.
fn constants_of_editions(block: &ItemImpl, module: &str) -> Option<BTreeMap<String, Name>> {
    if block.self_ty.to_token_stream().to_string() != "Edition" {
        return None;
    }
    let of = block.items.iter().find_map(|item| match item {
        ImplItem::Fn(function) if function.sig.ident == "of" => Some(&function.block),
        _ => None,
    })?;
    let mut constants = BTreeMap::new();
    let mut variant = None;
    for path in paths(of.to_token_stream()) {
        match &path[..] {
            [.., of, name] if of == "EditionName" => variant = Some(name.clone()),
            [.., of, name] => {
                drop(variant.take().map(|variant| constants.insert(variant, (of.clone(), name.clone()))))
            }
            [name] if name.chars().all(|one| one.is_uppercase() || one.is_numeric() || one == '_') => {
                drop(
                    variant
                        .take()
                        .map(|variant| constants.insert(variant, (module.to_owned(), name.clone()))),
                );
            }
            _ => {}
        }
    }
    Some(constants)
}

/// Returns an item and everything that it names, directly or indirectly, the nearest first.
fn reach(first: &Name, items: &BTreeMap<Name, Part<'_>>, imports: &BTreeMap<Name, Name>) -> Vec<Name> {
    let mut reached = vec![first.clone()];
    let mut next = 0;
    while let Some((module, _)) = reached.get(next).cloned() {
        let named = items.get(&reached[next]).map(|part| paths(part.tokens.clone())).unwrap_or_default();
        for path in named {
            let name = match &path[..] {
                [.., of, name] => (of.clone(), name.clone()),
                [name] => (module.clone(), name.clone()),
                [] => continue,
            };
            let name = imports.get(&name).filter(|_| path.len() == 1).cloned().unwrap_or(name);
            if items.contains_key(&name) && !reached.contains(&name) {
                reached.push(name);
            }
        }
        next += 1;
    }
    reached.retain(|name| items.contains_key(name));
    reached
}

/// The paths in a piece of code: `a::b` and single words.
fn paths(tokens: TokenStream) -> Vec<Vec<String>> {
    let mut paths: Vec<Vec<String>> = Vec::new();
    let mut colons = 0;
    for token in tokens {
        match token {
            TokenTree::Ident(word) => match (colons, paths.last_mut()) {
                (2, Some(path)) => path.push(word.to_string()),
                _ => paths.push(vec![word.to_string()]),
            },
            TokenTree::Group(group) => paths.extend(self::paths(group.stream())),
            TokenTree::Punct(mark) if mark.as_char() == ':' => {
                colons += 1;
                continue;
            }
            _ => {}
        }
        colons = 0;
    }
    paths
}

/// Notes what a `use` imports: the module and the name.
fn imported(tree: &UseTree, module: Option<String>, note: &mut impl FnMut(String, String)) {
    match (tree, module) {
        (UseTree::Path(path), _) => imported(&path.tree, Some(path.ident.to_string()), note),
        (UseTree::Name(name), Some(module)) => note(module, name.ident.to_string()),
        (UseTree::Group(group), module) => {
            group.items.iter().for_each(|tree| imported(tree, module.clone(), note));
        }
        _ => {}
    }
}

/// Returns the articles in the remark above the line on which a field begins.
fn remarked(text: &str, field: &Label, edition: EditionName) -> Vec<Article> {
    let lines: Vec<&str> = text.lines().map(str::trim).take(field.line).collect();
    let above = match (lines.split_last(), field.fields.last()) {
        (Some((last, above)), Some(name)) if last.starts_with(name) => above,
        _ => &[],
    };
    let remark = above.iter().rev().take_while(|line| line.starts_with("// "));
    let words = remark.flat_map(|line| line.split_whitespace());
    let numbers = words.map(|word| word.trim_matches(|one: char| !one.is_alphanumeric()));
    numbers
        .filter(|number| number.contains('.'))
        .filter_map(|number| Article::named(edition, number))
        .collect()
}
