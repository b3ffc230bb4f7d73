//! Checks that `unsafe` comes with its proof, a `// SAFETY:` comment directly above, and that the lint
//! which forbids it is lifted only with a reason.

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use crate::fault::Fault;
use crate::sources::Source;

/// Looks for `unsafe` without a proof, in tests as well.
pub(crate) fn check(sources: &[Source<'_>]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for source in sources {
        let lines: Vec<&str> = source.text.lines().collect();
        inspect(source.tokens.clone(), source.path, &lines, &mut faults);
    }
    faults
}

fn inspect(tokens: TokenStream, path: &str, lines: &[&str], faults: &mut Vec<Fault>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (place, token) in tokens.iter().enumerate() {
        let after = &tokens[place + 1..];
        match token {
            TokenTree::Group(group) => inspect(group.stream(), path, lines, faults),
            TokenTree::Ident(word) if *word == "unsafe" && !is_type(after) => {
                let start = word.span().start();
                if !is_proven(lines, start.line, start.column) {
                    let remedy = "prove above it why it is sound";
                    faults.push(Fault::at(
                        path,
                        start.line,
                        "`unsafe` without a `// SAFETY:` comment",
                        remedy,
                    ));
                }
            }
            TokenTree::Ident(word)
                if (*word == "allow" || *word == "expect") && lifts_without_reason(after) =>
            {
                let wrong = format!("`{word}(unsafe_code)` without a reason");
                let remedy = "add `reason = \"…\"`: what is gained, and where it was measured";
                faults.push(Fault::at(path, word.span().start().line, wrong, remedy));
            }
            _ => {}
        }
    }
}

/// Returns true if the tokens after `unsafe` make it the type of a function pointer, which is
/// harmless.
fn is_type(after: &[TokenTree]) -> bool {
    let is = |token: Option<&TokenTree>, name: &str| matches!(token, Some(TokenTree::Ident(word)) if *word == name);
    let mut rest = after.iter().peekable();
    if is(rest.peek().copied(), "extern") {
        rest.next();
        rest.next_if(|token| matches!(token, TokenTree::Literal(_)));
    }
    is(rest.next(), "fn")
        && matches!(rest.next(), Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis)
}

/// Returns true if the tokens after `allow` or `expect` are a list with `unsafe_code` but without a
/// `reason`.
fn lifts_without_reason(after: &[TokenTree]) -> bool {
    let Some(TokenTree::Group(list)) = after.first() else { return false };
    let names = |name: &str| {
        list.stream().into_iter().any(|token| matches!(token, TokenTree::Ident(word) if word == name))
    };
    list.delimiter() == Delimiter::Parenthesis && names("unsafe_code") && !names("reason")
}

/// Returns true if a safety comment precedes the column on the line, or is directly above it. Between
/// the two there may be other comments, attributes, and the opening lines of the same statement.
fn is_proven(lines: &[&str], line: usize, column: usize) -> bool {
    let own: String = lines[line - 1].chars().take(column).collect();
    if own.contains("/* SAFETY: ") {
        return true;
    }
    for above in lines[..line - 1].iter().rev().map(|line| line.trim()) {
        if above.starts_with("// SAFETY: ") {
            return true;
        }
        let is_comment = above.starts_with("//");
        let is_attribute = above.starts_with("#[") || above == ")]";
        let is_same_statement = !above.is_empty() && !above.ends_with([';', '{', '}', ',']);
        if !is_comment && !is_attribute && !is_same_statement {
            return false;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::fault::brief;
    use crate::house::model::file;
    use crate::sources::parse;

    fn faults(text: &str) -> Vec<String> {
        let files = [file("crates/board/src/sliders.rs", text)];
        let (sources, unparsed) = parse(&files);
        assert_eq!(brief(&unparsed), Vec::<String>::new(), "{text}");
        brief(&check(&sources))
    }

    #[test]
    fn unsafe_without_a_proof_is_a_fault() {
        for text in [
            "fn a() {\nunsafe { b() } }",
            "/// # Safety\nunsafe fn a() {}",
            "struct A;\nunsafe impl Send for A {}",
            "// It is safe.\nunsafe trait A {}",
            "// SAFETY: of something else.\n\nunsafe fn a() {}",
            "fn a() { // SAFETY: of something else.\nlet b = 1;\nlet c = unsafe { d() }; }",
            "macro_rules! a { () => {\nunsafe { b() } } }",
            "#[cfg(test)] mod tests {\nfn a() { unsafe { b() } } }",
            "\n#[unsafe(no_mangle)] fn a() {}",
        ] {
            let line = text.lines().position(|line| line.contains("unsafe")).expect("a line") + 1;
            let expected =
                format!("crates/board/src/sliders.rs:{line}: `unsafe` without a `// SAFETY:` comment");
            assert_eq!(faults(text), [expected], "{text}");
        }
    }

    #[test]
    fn a_proof_directly_above_is_enough() {
        for text in [
            "fn a() {\n// SAFETY: proven,\n// over two lines.\nunsafe { b() } }",
            "fn a() {\n// SAFETY: proven.\nlet b =\nunsafe { c() }; }",
            "// SAFETY: proven.\n#[inline]\n#[allow(unsafe_code, reason = \"faster\")]\nunsafe fn a() {}",
            "fn a() { b(/* SAFETY: proven. */ unsafe { c() }) }",
            "type A = unsafe fn(u8); type B = unsafe extern \"C\" fn(u8);",
            "// Nothing unsafe.\nfn a() -> &'static str { \"unsafe { }\" }",
        ] {
            assert_eq!(faults(text), Vec::<String>::new(), "{text}");
        }
    }

    #[test]
    fn the_lint_is_lifted_only_with_a_reason() {
        for text in [
            "#[allow(unsafe_code)] fn a() {}",
            "#![expect(dead_code, unsafe_code)]",
            "#[cfg_attr(bmi2, allow(unsafe_code))] fn a() {}",
        ] {
            assert!(faults(text)[0].ends_with("(unsafe_code)` without a reason"), "{text}");
        }
        for text in ["#[allow(unsafe_code, reason = \"faster\")] fn a() {}", "#[allow(dead_code)] fn a() {}"]
        {
            assert_eq!(faults(text), Vec::<String>::new(), "{text}");
        }
    }
}
