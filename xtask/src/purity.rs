//! Checks that the pure crates do no I/O, read no time, draw no random numbers, and do not wait.
//!
//! The same acts give the same answers, byte for byte, only if nothing but the arguments goes in
//! and nothing but the result comes out. The tokens of the code are searched, inside macros as
//! well; comments, strings and tests are exempt. Clippy finds what is printed, and the table of
//! arrows other crates that do any of this.

use std::collections::BTreeSet;

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::ToTokens;

use crate::arrows::ROOMS;
use crate::fault::Fault;
use crate::sources::Source;

/// Words that must not follow each other in a path, unless the next one is excepted.
struct Banned {
    path: &'static [&'static str],
    except: &'static [&'static str],
    remedy: &'static str,
}

const BANNED: &[Banned] = &[
    banned(&["SystemTime"], TIME),
    banned(&["Instant", "now"], TIME),
    Banned { path: &["std", "time"], except: &["Duration"], remedy: TIME },
    banned(&["std", "fs"], INPUT),
    banned(&["std", "io"], INPUT),
    banned(&["std", "net"], INPUT),
    banned(&["std", "env"], INPUT),
    banned(&["std", "process"], INPUT),
    banned(&["std", "thread"], "answer in the caller's thread; who calls decides how many there are"),
    banned(&["async"], WAIT),
    banned(&["await"], WAIT),
    banned(&["RandomState"], "take the number as an argument"),
];

const TIME: &str = "take the time as an argument";
const INPUT: &str = "take what is read as an argument, return what is to be written";
const WAIT: &str = "nothing here waits; make it a plain function";

const fn banned(path: &'static [&'static str], remedy: &'static str) -> Banned {
    Banned { path, except: &[], remedy }
}

/// Searches the pure crates for banned words.
pub(crate) fn check(sources: &[Source<'_>]) -> Vec<Fault> {
    let is_pure = |name: &str| ROOMS.iter().any(|room| room.is_pure && room.name == name);
    let pure = sources.iter().filter(|source| source.is_in_src_of(is_pure));
    pure.flat_map(impurities).collect()
}

fn impurities(source: &Source<'_>) -> BTreeSet<Fault> {
    let mut paths = Vec::new();
    collect(source.product.to_token_stream(), &[], &mut paths);
    let mut faults = BTreeSet::new();
    for (path, line) in &paths {
        for banned in BANNED.iter().filter(|banned| banned.is_in(path)) {
            let wrong = format!("`{}` in a pure crate", banned.path.join("::"));
            faults.insert(Fault::at(source.path, *line, wrong, banned.remedy));
        }
    }
    faults
}

impl Banned {
    fn is_in(&self, path: &[String]) -> bool {
        path.windows(self.path.len()).enumerate().any(|(start, words)| {
            let next = path.get(start + self.path.len());
            words == self.path && !next.is_some_and(|next| self.except.contains(&next.as_str()))
        })
    }
}

/// Collects the paths in a stream of tokens and the line on which each ends. A lone word is a path
/// of one, and `use a::{b, c}` is `a::b` and `a::c`.
fn collect(tokens: TokenStream, prefix: &[String], paths: &mut Vec<(Vec<String>, usize)>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut place = 0;
    while let Some(token) = tokens.get(place) {
        place += 1;
        match token {
            TokenTree::Group(group) => collect(group.stream(), &[], paths),
            // The new name in `fs as files` does not matter.
            TokenTree::Ident(word) if *word == "as" && !prefix.is_empty() => place += 1,
            TokenTree::Ident(word) => {
                let mut path = prefix.to_vec();
                path.push(word.to_string());
                let mut line = word.span().start().line;
                while is_path_separator(&tokens[place..]) {
                    match tokens.get(place + 2) {
                        Some(TokenTree::Ident(word)) => {
                            path.push(word.to_string());
                            line = word.span().start().line;
                        }
                        Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => {
                            collect(group.stream(), &path, paths);
                        }
                        _ => break,
                    }
                    place += 3;
                }
                paths.push((path, line));
            }
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}

fn is_path_separator(tokens: &[TokenTree]) -> bool {
    matches!(tokens, [TokenTree::Punct(a), TokenTree::Punct(b), ..] if a.as_char() == ':' && b.as_char() == ':')
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::fault::brief;
    use crate::house::model::file;
    use crate::sources::parse;

    fn faults(path: &str, text: &str) -> Vec<String> {
        let files = [file(path, text)];
        let (sources, unparsed) = parse(&files);
        assert_eq!(brief(&unparsed), Vec::<String>::new(), "{text}");
        brief(&check(&sources))
    }

    #[test]
    fn every_impurity_is_found() {
        for (text, found) in [
            ("fn a() -> SystemTime { b() }", "SystemTime"),
            ("fn a() { let t = Instant::now(); }", "Instant::now"),
            ("use std::time::{Duration, Instant};", "std::time"),
            ("use std::time;", "std::time"),
            ("use std::{collections::HashMap, fs as files};", "std::fs"),
            ("use std::io::{self, Write};", "std::io"),
            ("fn a() { ::std::net::TcpStream::connect(b); }", "std::net"),
            ("fn a() { format!(\"{:?}\", std::env::args()); }", "std::env"),
            ("fn a() -> ! { std::process::exit(1) }", "std::process"),
            ("use std::thread;", "std::thread"),
            ("async fn a() {}", "async"),
            ("macro_rules! a { () => { async move {} } }", "async"),
            ("fn a() { std::hash::RandomState::new(); }", "RandomState"),
        ] {
            let expected = format!("crates/clock/src/flag.rs:2: `{found}` in a pure crate");
            assert_eq!(faults("crates/clock/src/flag.rs", &format!("\n{text}")), [expected], "{text}");
        }
    }

    #[test]
    fn pure_code_is_no_fault() {
        for text in [
            "use std::time::Duration; use std::fmt::{self, Write}; use crate::time::Instant;",
            "/// Not `Instant::now()`, nor std::fs.\nfn a() -> &'static str { \"std::env std::io\" }",
            "// std::process::exit(1)\nfn a(instant: Instant, now: Instant) -> bool { instant != now }",
            "fn a(fs: u8, env: u8) -> bool { fs != (env) && fs() && time::of(a) }",
            "#[cfg(test)] mod tests { use std::fs; #[test] fn a() { fs::read(\"\"); } }",
        ] {
            assert_eq!(faults("crates/clock/src/flag.rs", text), Vec::<String>::new(), "{text}");
        }
    }

    #[test]
    fn other_crates_and_tests_of_the_pure_ones_may() {
        for path in ["crates/hall/src/lib.rs", "crates/clock/tests/flag.rs", "crates/clock/build.rs"] {
            assert_eq!(faults(path, "use std::fs;"), Vec::<String>::new(), "{path}");
        }
    }
}
