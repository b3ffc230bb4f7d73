//! Finds strings and fields in a piece of code, each with the fields that contain it: `two_hands.cost` for the
//! string in `two_hands: Ranked { cost: cite("7.5.5") }`.

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};

/// A string or a field that was found.
pub(super) struct Label {
    pub(super) line: usize,
    /// The fields that contain it, from the outermost.
    pub(super) fields: Vec<String>,
    /// The string; none for a field itself.
    pub(super) text: Option<String>,
}

/// Returns every string and every field of a struct, in order.
pub(super) fn all(tokens: TokenStream) -> Vec<Label> {
    let mut labels = Vec::new();
    look(tokens, Delimiter::None, &[], &mut labels);
    labels
}

fn look(tokens: TokenStream, within: Delimiter, outer: &[String], labels: &mut Vec<Label>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut fields = outer.to_vec();
    for (place, token) in tokens.iter().enumerate() {
        let line = token.span().start().line;
        match token {
            TokenTree::Ident(name) if within == Delimiter::Brace && is_colon(tokens.get(place + 1)) => {
                fields.truncate(outer.len());
                fields.push(name.to_string());
                labels.push(Label { line, fields: fields.clone(), text: None });
            }
            TokenTree::Punct(comma) if comma.as_char() == ',' => fields.truncate(outer.len()),
            TokenTree::Group(group) => look(group.stream(), group.delimiter(), &fields, labels),
            TokenTree::Literal(literal) => {
                let quoted = literal.to_string();
                let text =
                    quoted.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).map(str::to_owned);
                labels.extend(text.map(|text| Label { line, fields: fields.clone(), text: Some(text) }));
            }
            _ => {}
        }
    }
}

/// Returns true for a single colon that is not the first of two.
fn is_colon(token: Option<&TokenTree>) -> bool {
    matches!(token, Some(TokenTree::Punct(colon)) if colon.as_char() == ':' && colon.spacing() == Spacing::Alone)
}

#[cfg(test)]
mod tests {
    use super::all;

    #[test]
    fn a_text_is_labelled_by_the_fields_it_stands_in() {
        let code = r#"{ A { one: f(x::Y, "1"), two: B { three: Some(["2", "3"]), four }, "4" } }"#;
        let found = all(code.parse().expect("tokens"));
        let texts = found.iter().filter_map(|label| Some((label.fields.join("."), label.text.as_deref()?)));
        let expected = [("one", "1"), ("two.three", "2"), ("two.three", "3"), ("", "4")];
        assert!(texts.eq(expected.map(|(fields, text)| (fields.to_owned(), text))));
    }
}
