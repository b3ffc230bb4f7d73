//! Turns the article tables (`articles/EDITION.toml`) into static tables, so that the crate itself reads no files.
//!
//! An inconsistent table fails the build: a duplicate number, an unknown kind or nature, an item without its heading, a reference
//! to an article that the edition, or the previous one, does not have.

#![allow(clippy::print_stdout, reason = "this is how a build script talks to cargo")]

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use toml::{Table, Value};

/// The editions that are available in languages other than English.
const TRANSLATIONS: [(&str, &str); 5] =
    [("2005", "sr-Latn"), ("2009", "sr-Latn"), ("2009", "sr-Cyrl"), ("2014", "cs"), ("2017", "hr")];

const EDITIONS: [&str; 6] = ["2005", "2009", "2014", "2017", "2018", "2023"];

type Failure = Box<dyn Error>;

fn main() -> Result<(), Failure> {
    let mut code = String::new();
    let mut before = Vec::new();
    for edition in EDITIONS {
        let path = format!("articles/{edition}.toml");
        let mut entries = entries(&read(&path)?).map_err(|error| format!("{path}: {error}"))?;
        for (_, language) in TRANSLATIONS.iter().filter(|(of, _)| *of == edition) {
            let path = format!("articles/{edition}.{language}.toml");
            translate(&mut entries, language, &read(&path)?).map_err(|error| format!("{path}: {error}"))?;
        }
        write_table(&mut code, edition, &entries, &before).map_err(|error| format!("{path}: {error}"))?;
        before = entries;
    }
    let folder = env::var("OUT_DIR")?;
    fs::write(Path::new(&folder).join("article_tables.rs"), code)?;
    Ok(())
}

fn read(path: &str) -> Result<String, Failure> {
    println!("cargo:rerun-if-changed={path}");
    fs::read_to_string(path).map_err(|error| format!("{path}: {error}").into())
}

/// An article as read from its table.
struct Entry {
    id: String,
    says: String,
    kind: String,
    nature: String,
    note: Option<String>,
    figures: Vec<String>,
    see: Vec<String>,
    /// Its numbers in the previous edition, where they are not simply the same number.
    was: Option<Vec<String>>,
    /// The glossary term in the languages of the table, each with the name of the language.
    terms: Vec<(String, String)>,
    /// The text in other languages, each with the name of the language.
    translations: Vec<(String, String)>,
    /// The remark in other languages, where there is one.
    notes: Vec<(String, String)>,
}

/// Adds the texts of the articles in a language. Every article must have one and there may be no others; remarks are optional.
fn translate(entries: &mut [Entry], language: &str, text: &str) -> Result<(), Failure> {
    let mut table: Table = text.parse()?;
    let Some(Value::Table(mut says)) = table.remove("says") else { return Err("there is no [says]".into()) };
    let mut notes = match table.remove("notes") {
        Some(Value::Table(notes)) => notes,
        Some(_) => return Err("[notes] is a table".into()),
        None => Table::new(),
    };
    for entry in entries {
        let Some(Value::String(said)) = says.remove(&entry.id) else {
            return Err(format!("{} is missing", entry.id).into());
        };
        entry.translations.push((language.to_owned(), said));
        if let Some(Value::String(note)) = notes.remove(&entry.id) {
            entry.notes.push((language.to_owned(), note));
        }
    }
    match says.keys().chain(notes.keys()).next() {
        None => Ok(()),
        Some(unknown) => Err(format!("the edition has no {unknown}").into()),
    }
}

fn entries(text: &str) -> Result<Vec<Entry>, Failure> {
    let table: Table = text.parse()?;
    let articles = table.get("article").and_then(Value::as_array).ok_or("there is no [[article]]")?;
    articles
        .iter()
        .map(|article| {
            let article = article.as_table().ok_or("an article is a table")?;
            let id = article.get("id").and_then(Value::as_str).unwrap_or("without a number");
            entry(article).map_err(|error| format!("article {id}: {error}").into())
        })
        .collect()
}

fn entry(article: &Table) -> Result<Entry, Failure> {
    const FIELDS: [&str; 8] = ["id", "says", "kind", "nature", "figures", "see", "was", "note"];
    let string = |field: &str| -> Result<String, Failure> {
        let text = article.get(field).and_then(Value::as_str).ok_or(format!("`{field}` is missing"))?;
        Ok(text.to_owned())
    };
    let list = |field: &str| -> Result<Vec<String>, Failure> {
        let items = article.get(field).and_then(Value::as_array).ok_or(format!("`{field}` is missing"))?;
        let texts = items.iter().map(|item| item.as_str().map(str::to_owned));
        texts.collect::<Option<_>>().ok_or_else(|| format!("`{field}` holds texts").into())
    };
    let mut terms = Vec::new();
    for (field, value) in article.iter().filter(|(field, _)| !FIELDS.contains(&field.as_str())) {
        let language = field.strip_prefix("term_").ok_or(format!("what is `{field}`?"))?;
        let term = value.as_str().ok_or(format!("`{field}` is a text"))?;
        terms.push((language.to_owned(), term.to_owned()));
    }
    Ok(Entry {
        id: string("id")?,
        says: string("says")?,
        kind: string("kind")?,
        nature: string("nature")?,
        note: article.contains_key("note").then(|| string("note")).transpose()?,
        figures: list("figures")?,
        see: list("see")?,
        was: article.contains_key("was").then(|| list("was")).transpose()?,
        terms,
        translations: Vec::new(),
        notes: Vec::new(),
    })
}

/// The index of each number in its edition.
type Places<'a> = BTreeMap<&'a str, usize>;

fn places(entries: &[Entry]) -> Result<Places<'_>, Failure> {
    let mut places = Places::new();
    for (place, entry) in entries.iter().enumerate() {
        if places.insert(&entry.id, place).is_some() {
            return Err(format!("{} stands there twice", entry.id).into());
        }
    }
    for entry in entries {
        if let Some((parent, _)) = entry.id.rsplit_once('.')
            && !places.contains_key(parent)
        {
            return Err(format!("{} is there, but not {parent}", entry.id).into());
        }
    }
    Ok(places)
}

fn write_table(code: &mut String, edition: &str, entries: &[Entry], before: &[Entry]) -> Result<(), Failure> {
    let here = places(entries)?;
    let before = places(before)?;
    writeln!(code, "static ENTRIES_{edition}: [Entry; {}] = [", entries.len())?;
    for entry in entries {
        let Entry { id, says, note, figures, terms, translations, notes, .. } = entry;
        let found = |numbers: &[String], among: &Places<'_>| -> Result<Vec<usize>, Failure> {
            let place = |number: &String| among.get(number.as_str()).copied();
            numbers
                .iter()
                .map(|number| place(number).ok_or_else(|| format!("{id} refers to {number}").into()))
                .collect()
        };
        let see = found(&entry.see, &here)?;
        let was = match &entry.was {
            Some(was) => found(was, &before)?,
            None => before.get(id.as_str()).copied().into_iter().collect(),
        };
        let kind = variant(&entry.kind);
        let nature = variant(&entry.nature);
        writeln!(
            code,
            "    Entry {{ id: {id:?}, says: {says:?}, kind: Kind::{kind}, nature: Nature::{nature}, note: {note:?}, \
             figures: &{figures:?}, see: &{see:?}, was: &{was:?}, terms: &{terms:?}, translations: &{translations:?}, \
             notes: &{notes:?} }},"
        )?;
    }
    writeln!(code, "];")?;
    let sorted: Vec<usize> = here.into_values().collect();
    writeln!(code, "static BY_ID_{edition}: [u16; {}] = {sorted:?};", sorted.len())?;
    Ok(())
}

/// The name of a kind or nature as a variant. The compiler finds a name that does not exist.
fn variant(name: &str) -> String {
    let mut letters = name.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    first + letters.as_str()
}
