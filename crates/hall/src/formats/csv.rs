//! CSV, as any spreadsheet reads and writes it: reads pairings, writes results.
//!
//! Columns are separated by commas, semicolons or tabs: whichever is most frequent on a line among the first. With a line of headings, as
//! pairing programs write it, the columns may be in any order and others may be between them; lines above it are ignored. Without headings,
//! the columns are table, white, black, or white and black alone, and then the tables are numbered in order.

mod headings;

use super::{Detail, FormatFault, Identity, Outcome, Pairing, Pairings, Wrong};
use headings::{Column, Columns};
use touchmove_laws::board::Color;

/// The headings of the results in each language of the software: table, white, black, result.
const WRITTEN: &[(&str, [&str; 4])] = &[
    ("en", ["Table", "White", "Black", "Result"]),
    ("sr-Latn", ["Sto", "Beli", "Crni", "Rezultat"]),
    ("sr-Cyrl", ["Сто", "Бели", "Црни", "Резултат"]),
    ("hr", ["Stol", "Bijeli", "Crni", "Rezultat"]),
    ("cs", ["Stůl", "Bílý", "Černý", "Výsledek"]),
];

/// The headings of a player's details, after the colour, in the same languages and in the order of [`Detail::ALL`].
const DETAILS: &[(&str, [&str; 6])] = &[
    ("en", ["title", "rating", "FIDE ID", "federation", "team", "year of birth"]),
    ("sr-Latn", ["titula", "rejting", "FIDE ID", "federacija", "ekipa", "godište"]),
    ("sr-Cyrl", ["титула", "рејтинг", "FIDE ID", "федерација", "екипа", "годиште"]),
    ("hr", ["titula", "rejting", "FIDE ID", "federacija", "momčad", "godište"]),
    ("cs", ["titul", "rating", "FIDE ID", "federace", "družstvo", "ročník"]),
];

/// The number of first lines in which the headings are looked for.
const PREAMBLE: usize = 20;

/// Reads pairings.
pub fn read(text: &str) -> Result<Pairings, FormatFault> {
    let rows = rows(text.strip_prefix(UTF_8).unwrap_or(text))?;
    let first = rows.first().ok_or_else(|| Wrong::NoPairings.of_file())?;
    let headed = rows.iter().take(PREAMBLE).enumerate();
    let headed = headed.filter_map(|(place, (_, row))| Some((Columns::of_headings(row)?, place + 1))).next();
    let is_headed = headed.is_some();
    let (columns, skip) = match headed {
        Some(headed) => headed,
        None => (usual_columns(first)?, 0),
    };
    let mut pairings = Pairings::default();
    for (line, row) in rows.iter().skip(skip) {
        if is_headed && is_remark(row) {
            continue;
        }
        let pairing = pairing(*line, row, &columns, pairings.games.len())?;
        pairings.add(pairing);
    }
    match pairings.games.is_empty() {
        true => Err(Wrong::NoPairings.of_file()),
        false => pairings.checked(),
    }
}

/// True for a line of text below the pairings, such as the name of the program.
fn is_remark(row: &[String]) -> bool {
    let mut words = row.iter().filter(|field| !field.is_empty());
    words.next().is_some_and(|word| number(word).is_none()) && words.next().is_none()
}

/// Marks the text as UTF-8 for spreadsheets; without it they garble `č` and `ж`.
const UTF_8: char = '\u{feff}';

/// Writes results with headings in this language (English if the software does not have it), as spreadsheets in its countries expect when
/// they open the file: separated by semicolons where the decimal separator is a comma, otherwise by commas. After the result come the
/// details of the players, if any are known.
pub fn write(outcomes: &[Outcome], language: &str) -> String {
    let (code, headings) = WRITTEN.iter().find(|(code, _)| *code == language).unwrap_or(&WRITTEN[0]);
    let separator = if *code == "en" { "," } else { ";" };
    let details = written_details(outcomes);
    let mut heads: Vec<String> = headings.iter().map(|heading| (*heading).to_owned()).collect();
    heads.extend(details.iter().map(|(side, detail)| detail_heading(*side, *detail, code, headings)));
    let mut text = format!("{UTF_8}{}\r\n", heads.join(separator));
    for outcome in outcomes {
        let Outcome { table, white, black, result, .. } = outcome;
        let mut row = vec![table.to_string(), field(white), field(black), result.tag().to_owned()];
        let of = |(side, detail): &(Color, Detail)| {
            field(&player_of(outcome, *side).get(*detail).unwrap_or_default())
        };
        row.extend(details.iter().map(of));
        text.push_str(&row.join(separator));
        text.push_str("\r\n");
    }
    text
}

const fn player_of(outcome: &Outcome, side: Color) -> &Identity {
    match side {
        Color::White => &outcome.white_player,
        Color::Black => &outcome.black_player,
    }
}

/// The details that are known of any player, for White and Black alike.
fn written_details(outcomes: &[Outcome]) -> Vec<(Color, Detail)> {
    let is_known = |detail: &Detail| {
        let mut players = outcomes.iter().flat_map(|outcome| [&outcome.white_player, &outcome.black_player]);
        players.any(|player| player.get(*detail).is_some())
    };
    let known: Vec<Detail> = Detail::ALL.into_iter().filter(is_known).collect();
    let of = |side: Color| known.iter().map(move |detail| (side, *detail));
    of(Color::White).chain(of(Color::Black)).collect()
}

/// `White rating`, `Bílý: rating`.
fn detail_heading(side: Color, detail: Detail, code: &str, headings: &[&str; 4]) -> String {
    let words =
        DETAILS.iter().find(|(language, _)| *language == code).map_or(&DETAILS[0].1, |(_, words)| words);
    let word = Detail::ALL.iter().position(|known| *known == detail).map_or("", |at| words[at]);
    let side = if side == Color::White { headings[1] } else { headings[2] };
    let colon = if code == "en" { "" } else { ":" };
    format!("{side}{colon} {word}")
}

/// Characters that start a formula in a spreadsheet. Such a name is written after an apostrophe, and read without it.
const FORMULAS: [char; 6] = ['=', '+', '-', '@', '\t', '\r'];

fn field(text: &str) -> String {
    let guard = if text.starts_with(FORMULAS) { "'" } else { "" };
    match guard.is_empty() && !text.contains(['"', ',', ';', '\t', '\n', '\r']) && text.trim() == text {
        true => text.to_owned(),
        false => format!("\"{guard}{}\"", text.replace('"', "\"\"")),
    }
}

/// The columns of a file without headings, by its first line.
fn usual_columns((line, row): &(usize, Vec<String>)) -> Result<Columns, FormatFault> {
    if row.len() == 2 {
        return Ok(Columns::new(vec![Some(Column::White), Some(Column::Black)]));
    }
    match row.first().map(|table| number(table)) {
        Some(None) => Err(Wrong::NotHeadings { found: row[0].clone() }.at_column(*line, 1)),
        _ => Ok(Columns::new(vec![Some(Column::Table), Some(Column::White), Some(Column::Black)])),
    }
}

/// A number of at least 1.
fn number(text: &str) -> Option<u32> {
    text.parse().ok().filter(|number| *number > 0)
}

fn pairing(line: usize, row: &[String], columns: &Columns, before: usize) -> Result<Pairing, FormatFault> {
    let value = |wanted: Column| {
        let place = columns.place(wanted)?;
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
        let place = columns.place(column).unwrap_or_default() + 1;
        let name = value(column).map_or("", |(_, name)| name);
        let name = super::player(name).map_err(|wrong| wrong.at_column(line, place))?;
        match name.is_empty() {
            true => Err(Wrong::NoPlayer { side }.at_column(line, place)),
            false => Ok(name),
        }
    };
    let identity = |side: Color| {
        let mut identity = Identity::default();
        for (place, detail) in columns.details(side) {
            let text = row.get(place).map(String::as_str).unwrap_or_default();
            match detail {
                Some(detail) => identity.add(detail, text),
                None => identity.add_unnamed(text),
            }
        }
        identity
    };
    let next = || u32::try_from(before + 1).unwrap_or(u32::MAX);
    Ok(Pairing {
        line,
        round: numbered(Column::Round, |found| Wrong::NotARound { found })?,
        table: numbered(Column::Table, |found| Wrong::NotATable { found })?.unwrap_or_else(next),
        white: player(Column::White, Color::White)?,
        black: player(Column::Black, Color::Black)?,
        white_player: identity(Color::White),
        black_player: identity(Color::Black),
        numbers: None,
    })
}

/// The fields of every line that is not empty, with the line's number.
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

/// The field without blanks around it, and without the apostrophe before what looks like a formula.
fn clean(field: &str) -> String {
    let field = field.trim_matches([' ', '\u{a0}']);
    match field.strip_prefix('\'') {
        Some(rest) if rest.starts_with(FORMULAS) => rest.to_owned(),
        _ => field.to_owned(),
    }
}

fn separator(text: &str) -> char {
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).take(PREAMBLE).collect();
    let count = |separator: char| {
        let in_line = |line: &&str| {
            let mut is_quoted = false;
            let is_separator = |character: char| {
                is_quoted ^= character == '"';
                character == separator && !is_quoted
            };
            line.chars().map(is_separator).filter(|is| *is).count()
        };
        lines.iter().map(in_line).max().unwrap_or_default()
    };
    // Of several equally frequent ones, the first; a comma may also be part of a name.
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
