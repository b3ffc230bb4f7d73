//! Sorts the fields of JSON that is already written without white space, and leaves out the sentences.

use touchmove_referee::wire::SENTENCES;

/// Appends the first value of the text with its fields sorted. Returns the text after it.
pub(super) fn sort<'a>(text: &'a str, sorted: &mut String) -> &'a str {
    match text.as_bytes().first() {
        Some(b'{') => sort_object(&text[1..], sorted),
        Some(b'[') => sort_array(&text[1..], sorted),
        Some(b'"') => copy(text, end_of_string(text), sorted),
        _ => copy(text, text.find([',', ']', '}']).unwrap_or(text.len()), sorted),
    }
}

/// Sorts the fields of an object, up to its closing brace.
fn sort_object<'a>(text: &'a str, sorted: &mut String) -> &'a str {
    let start = sorted.len();
    let mut fields = Vec::new();
    let mut rest = text;
    while let Some(b'"' | b',') = rest.as_bytes().first() {
        rest = rest.strip_prefix(',').unwrap_or(rest);
        let (name, value) = rest.split_at(end_of_string(rest));
        let at = sorted.len();
        sorted.push_str(name);
        sorted.push(':');
        rest = sort(value.strip_prefix(':').unwrap_or(value), sorted);
        let name = name.get(1..name.len().saturating_sub(1)).unwrap_or_default();
        match SENTENCES.contains(&name) {
            true => sorted.truncate(at),
            false => fields.push((name, at..sorted.len())),
        }
    }
    fields.sort_by_key(|(name, _)| *name);
    let mut object = String::with_capacity(sorted.len() - start + fields.len() + 2);
    object.push('{');
    for (place, (_, field)) in fields.into_iter().enumerate() {
        if place > 0 {
            object.push(',');
        }
        object.push_str(&sorted[field]);
    }
    object.push('}');
    sorted.truncate(start);
    sorted.push_str(&object);
    rest.get(1..).unwrap_or_default()
}

fn sort_array<'a>(text: &'a str, sorted: &mut String) -> &'a str {
    sorted.push('[');
    let mut rest = text;
    while !matches!(rest.as_bytes().first(), Some(b']' | b'}') | None) {
        if let Some(next) = rest.strip_prefix(',') {
            sorted.push(',');
            rest = next;
        }
        rest = sort(rest, sorted);
    }
    sorted.push(']');
    rest.get(1..).unwrap_or_default()
}

fn copy<'a>(text: &'a str, length: usize, sorted: &mut String) -> &'a str {
    let (value, rest) = text.split_at(length);
    sorted.push_str(value);
    rest
}

/// Returns the length of the string at the start of the text, with its quotation marks.
fn end_of_string(text: &str) -> usize {
    let mut is_escaped = false;
    let is_end = |byte: &u8| {
        let is_end = *byte == b'"' && !is_escaped;
        is_escaped = *byte == b'\\' && !is_escaped;
        is_end
    };
    text.as_bytes().iter().skip(1).position(is_end).map_or(text.len(), |end| end + 2)
}
