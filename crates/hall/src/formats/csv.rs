//! Pairings in CSV, results out: what any spreadsheet reads and writes.
//!
//! Columns are separated by commas, semicolons or tabs, whichever the first line has most of. With a first line of headings, in English,
//! Serbian in either script, Croatian or Czech, columns may stand in any order, and others beside them; without one, they are table, white,
//! black, or white and black alone, and then the tables are numbered in order.

use super::{FormatFault, Outcome, Pairing, Pairings, Wrong};
use touchmove_laws::board::Color;

/// What a column holds.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Column {
    Round,
    Table,
    White,
    Black,
    Result,
}

/// How columns are headed, in small letters. The first of each kind and language is written, all are read.
const HEADINGS: &[(Column, &[&str])] = &[
    (Column::Round, &["round", "rd", "rd.", "kolo", "коло"]),
    (
        Column::Table,
        &[
            "table",
            "board",
            "bo.",
            "no.",
            "nr.",
            "#",
            "sto",
            "tabla",
            "br.",
            "сто",
            "табла",
            "бр.",
            "stol",
            "ploča",
            "šahovnica",
            "stůl",
            "stul",
            "šachovnice",
            "deska",
            "č.",
        ],
    ),
    (Column::White, &["white", "beli", "бели", "bijeli", "bílý", "bily"]),
    (Column::Black, &["black", "crni", "црни", "černý", "cerny"]),
    (Column::Result, &["result", "rezultat", "резултат", "výsledek", "vysledek"]),
];

/// The headings of the results in each language of the house: table, white, black, result.
const WRITTEN: &[(&str, [&str; 4])] = &[
    ("en", ["Table", "White", "Black", "Result"]),
    ("sr-Latn", ["Sto", "Beli", "Crni", "Rezultat"]),
    ("sr-Cyrl", ["Сто", "Бели", "Црни", "Резултат"]),
    ("hr", ["Stol", "Bijeli", "Crni", "Rezultat"]),
    ("cs", ["Stůl", "Bílý", "Černý", "Výsledek"]),
];

/// Reads pairings.
pub fn read(bytes: &[u8]) -> Result<Pairings, FormatFault> {
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let line = 1 + bytes[..error.valid_up_to()].iter().filter(|&&byte| byte == b'\n').count();
        Wrong::NotUtf8.at(line)
    })?;
    let rows = rows(text.strip_prefix(UTF_8).unwrap_or(text))?;
    let (first, rest) = rows.split_first().ok_or_else(|| Wrong::NoPairings.of_file())?;
    let (columns, rows) = match headings(&first.1) {
        Some(columns) => (columns, rest),
        None => (usual_columns(first)?, &rows[..]),
    };
    let mut pairings = Pairings::default();
    for (line, row) in rows {
        let pairing = pairing(*line, row, &columns, pairings.games.len())?;
        pairings.add(pairing);
    }
    match pairings.games.is_empty() {
        true => Err(Wrong::NoPairings.of_file()),
        false => pairings.checked(),
    }
}

/// What tells a spreadsheet that the letters are in UTF-8; without it `č` and `ж` become something else.
const UTF_8: char = '\u{feff}';

/// Writes results, headed in this language (English if it is none of the house), as the spreadsheets of its countries take them when they are
/// opened by a click: separated by semicolons where the comma stands in numbers, else by commas.
pub fn write(outcomes: &[Outcome], language: &str) -> String {
    let (code, headings) = WRITTEN.iter().find(|(code, _)| *code == language).unwrap_or(&WRITTEN[0]);
    let separator = if *code == "en" { "," } else { ";" };
    let mut text = format!("{UTF_8}{}\r\n", headings.join(separator));
    for Outcome { table, white, black, result, earlier: _ } in outcomes {
        let row = [table.to_string(), field(white), field(black), result.tag().to_owned()];
        text.push_str(&row.join(separator));
        text.push_str("\r\n");
    }
    text
}

/// What a spreadsheet would take for a formula. Such a name is written behind an apostrophe, and read without it.
const FORMULAS: [char; 6] = ['=', '+', '-', '@', '\t', '\r'];

fn field(text: &str) -> String {
    let guard = if text.starts_with(FORMULAS) { "'" } else { "" };
    match guard.is_empty() && !text.contains(['"', ',', ';', '\t', '\n', '\r']) && text.trim() == text {
        true => text.to_owned(),
        false => format!("\"{guard}{}\"", text.replace('"', "\"\"")),
    }
}

fn headings(row: &[String]) -> Option<Vec<Option<Column>>> {
    let columns: Vec<Option<Column>> = row
        .iter()
        .map(|heading| {
            let heading = heading.to_lowercase();
            HEADINGS.iter().find(|(_, words)| words.contains(&heading.as_str())).map(|(column, _)| *column)
        })
        .collect();
    let has = |wanted| columns.contains(&Some(wanted));
    (has(Column::White) && has(Column::Black)).then_some(columns)
}

/// The columns of a file without headings, by its first line.
fn usual_columns((line, row): &(usize, Vec<String>)) -> Result<Vec<Option<Column>>, FormatFault> {
    if row.len() == 2 {
        return Ok(vec![Some(Column::White), Some(Column::Black)]);
    }
    match row.first().map(|table| number(table)) {
        Some(None) => Err(Wrong::NotHeadings { found: row[0].clone() }.at_column(*line, 1)),
        _ => Ok(vec![Some(Column::Table), Some(Column::White), Some(Column::Black)]),
    }
}

/// A number from 1 on.
fn number(text: &str) -> Option<u32> {
    text.parse().ok().filter(|number| *number > 0)
}

fn pairing(
    line: usize,
    row: &[String],
    columns: &[Option<Column>],
    before: usize,
) -> Result<Pairing, FormatFault> {
    let value = |wanted: Column| {
        let place = columns.iter().position(|column| *column == Some(wanted))?;
        Some((place + 1, row.get(place).map(String::as_str).filter(|value| !value.is_empty())?))
    };
    let numbered = |column: Column, wrong: fn(String) -> Wrong| match value(column) {
        None => Ok(None),
        Some((place, text)) => {
            let number = number(text).ok_or_else(|| wrong(text.to_owned()).at_column(line, place));
            number.map(Some)
        }
    };
    let player = |column: Column, side: Color| {
        let place = columns.iter().position(|known| *known == Some(column)).unwrap_or_default() + 1;
        let name = value(column).map_or("", |(_, name)| name);
        let name = super::player(name).map_err(|wrong| wrong.at_column(line, place))?;
        match name.is_empty() {
            true => Err(Wrong::NoPlayer { side }.at_column(line, place)),
            false => Ok(name),
        }
    };
    let next = || u32::try_from(before + 1).unwrap_or(u32::MAX);
    Ok(Pairing {
        line,
        round: numbered(Column::Round, |found| Wrong::NotARound { found })?,
        table: numbered(Column::Table, |found| Wrong::NotATable { found })?.unwrap_or_else(next),
        white: player(Column::White, Color::White)?,
        black: player(Column::Black, Color::Black)?,
    })
}

/// The fields of every line that has any, with its number.
fn rows(text: &str) -> Result<Vec<(usize, Vec<String>)>, FormatFault> {
    let separator = separator(text);
    let mut rows = Vec::new();
    let mut row: Vec<String> = Vec::new();
    let mut field = String::new();
    let mut is_quoted = false;
    let (mut line, mut first) = (1, 1);
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        match character {
            '"' if is_quoted && characters.peek() == Some(&'"') => {
                characters.next();
                field.push('"');
            }
            '"' if is_quoted => is_quoted = false,
            '"' if field.trim().is_empty() => {
                field.clear();
                is_quoted = true;
            }
            '\r' if !is_quoted && characters.peek() == Some(&'\n') => {}
            '\n' | '\r' if !is_quoted => {
                end_row(&mut rows, &mut row, &mut field, first);
                line += 1;
                first = line;
            }
            _ if character == separator && !is_quoted => row.push(clean(&std::mem::take(&mut field))),
            _ => {
                line += usize::from(character == '\n');
                field.push(character);
            }
        }
    }
    if is_quoted {
        return Err(Wrong::OpenQuote.at(first));
    }
    end_row(&mut rows, &mut row, &mut field, first);
    Ok(rows)
}

fn end_row(rows: &mut Vec<(usize, Vec<String>)>, row: &mut Vec<String>, field: &mut String, line: usize) {
    row.push(clean(&std::mem::take(field)));
    let row = std::mem::take(row);
    if row.iter().any(|field| !field.is_empty()) {
        rows.push((line, row));
    }
}

/// The field without blanks around it and without the apostrophe before what looks like a formula.
fn clean(field: &str) -> String {
    let field = field.trim_matches([' ', '\u{a0}']);
    match field.strip_prefix('\'') {
        Some(rest) if rest.starts_with(FORMULAS) => rest.to_owned(),
        _ => field.to_owned(),
    }
}

fn separator(text: &str) -> char {
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let count = |separator: char| {
        let mut is_quoted = false;
        first
            .chars()
            .filter(|&character| {
                is_quoted ^= character == '"';
                character == separator && !is_quoted
            })
            .count()
    };
    // Of several that are equally frequent the first; a comma may also stand in a name.
    let mut best = '\t';
    for other in [';', ','] {
        if count(other) > count(best) {
            best = other;
        }
    }
    best
}

#[cfg(test)]
mod tests;
