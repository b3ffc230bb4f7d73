//! The pairing program, and how it is called.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

/// The pairing program, as named by the operator who starts the server: `bbpPairings`, `javafo=FILE.jar`, `py4swiss`, each with `=` and a
/// path if it is not on the search path; or any command in which `{input}` stands for the report and `{output}` for the file with the
/// pairs. Without `{output}`, the pairs are read from the program's standard output.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Engine {
    pub(super) name: String,
    pub(super) program: PathBuf,
    pub(super) arguments: Vec<String>,
    pub(super) deadline: Duration,
}

/// Why a text does not name an engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotAnEngine {
    /// It is empty.
    Empty,
    /// A quotation mark is not closed.
    OpenQuote,
    /// The command has no place for the report.
    NoInput,
    /// JaVaFo is a file, and the file is not given.
    NoJar,
}

/// The placeholders for the report and for the file with the pairs.
pub(super) const INPUT: &str = "{input}";
pub(super) const OUTPUT: &str = "{output}";

/// How long a round may take. The largest tournaments take an engine some seconds, on a slow machine a minute.
const DEADLINE: Duration = Duration::from_secs(120);

/// The engines known by name, and their arguments.
const KNOWN: [(&str, &[&str]); 3] = [
    ("bbpPairings", &["--dutch", INPUT, "-p", OUTPUT]),
    ("javafo", &[INPUT, "-p", OUTPUT]),
    ("py4swiss", &["-t", INPUT, "-p", OUTPUT]),
];

impl Engine {
    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The engine with another deadline.
    #[must_use]
    pub const fn within(mut self, deadline: Duration) -> Self {
        self.deadline = deadline;
        self
    }

    fn known(text: &str) -> Option<Result<Self, NotAnEngine>> {
        let (name, path) = match text.split_once('=') {
            Some((name, path)) => (name, Some(path.trim()).filter(|path| !path.is_empty())),
            None => (text, None),
        };
        let (name, arguments) = KNOWN.iter().find(|(known, _)| known.eq_ignore_ascii_case(name.trim()))?;
        let arguments = arguments.iter().map(|argument| (*argument).to_owned());
        let engine = |program: &str, before: Vec<String>| Self {
            name: (*name).to_owned(),
            program: found(program),
            arguments: before.into_iter().chain(arguments).collect(),
            deadline: DEADLINE,
        };
        Some(match (*name, path) {
            ("javafo", None) => Err(NotAnEngine::NoJar),
            ("javafo", Some(jar)) => {
                Ok(engine("java", vec!["-jar".to_owned(), found(jar).display().to_string()]))
            }
            (name, path) => Ok(engine(path.unwrap_or(name), Vec::new())),
        })
    }
}

impl FromStr for Engine {
    type Err = NotAnEngine;

    fn from_str(text: &str) -> Result<Self, NotAnEngine> {
        if let Some(known) = Self::known(text.trim()) {
            return known;
        }
        let mut words = words(text)?.into_iter();
        let program = words.next().ok_or(NotAnEngine::Empty)?;
        // The program runs in a folder of its own, so relative paths are made absolute.
        let full =
            |word: String| if Path::new(&word).is_file() { found(&word).display().to_string() } else { word };
        let arguments: Vec<String> = words.map(full).collect();
        if !arguments.iter().any(|argument| argument.contains(INPUT)) {
            return Err(NotAnEngine::NoInput);
        }
        let program = found(&program);
        let name = program.file_stem().unwrap_or(program.as_os_str()).to_string_lossy().into_owned();
        Ok(Self { name, program, arguments, deadline: DEADLINE })
    }
}

/// The absolute path, if it is a path; a bare name is left to the system's search path.
fn found(path: &str) -> PathBuf {
    let is_path = Path::new(path).is_file() || Path::new(path).components().count() > 1;
    let full = std::path::absolute(path).ok().filter(|_| is_path);
    full.unwrap_or_else(|| PathBuf::from(path))
}

/// The words of a command, separated by blanks, with quotation marks around words that contain blanks. There is no shell, and no other
/// character is special.
fn words(text: &str) -> Result<Vec<String>, NotAnEngine> {
    let mut words = Vec::new();
    let (mut word, mut quote) = (None::<String>, None);
    for letter in text.chars() {
        match quote {
            Some(open) if letter == open => quote = None,
            Some(_) => word.get_or_insert_default().push(letter),
            None if letter == '"' || letter == '\'' => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            None if letter.is_whitespace() => words.extend(word.take()),
            None => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    if quote.is_some() { Err(NotAnEngine::OpenQuote) } else { Ok(words) }
}

impl fmt::Display for NotAnEngine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Empty => "name a pairing engine: bbpPairings, javafo=FILE.jar, py4swiss, or a command with {input} and {output}",
            Self::OpenQuote => "a quotation mark in the command is not closed",
            Self::NoInput => "the command does not say where the report goes: write {input} for the report, and {output} for the file with the pairs",
            Self::NoJar => "say where JaVaFo is: javafo=path/to/javafo.jar",
        })
    }
}

impl std::error::Error for NotAnEngine {}

#[cfg(test)]
mod tests {
    use super::{Engine, NotAnEngine};

    fn words(text: &str) -> Vec<String> {
        let engine: Engine = text.parse().expect(text);
        let program = engine.program.display().to_string();
        std::iter::once(program).chain(engine.arguments).collect()
    }

    #[test]
    fn engines_by_name() {
        for (text, name, expected) in [
            ("bbpPairings", "bbpPairings", "bbpPairings --dutch {input} -p {output}"),
            (
                "BBPPAIRINGS=/opt/bbp/bbpPairings.exe",
                "bbpPairings",
                "/opt/bbp/bbpPairings.exe --dutch {input} -p {output}",
            ),
            ("javafo=/opt/javafo.jar", "javafo", "java -jar /opt/javafo.jar {input} -p {output}"),
            (" py4swiss ", "py4swiss", "py4swiss -t {input} -p {output}"),
        ] {
            assert_eq!(words(text).join(" "), expected);
            assert_eq!(text.parse::<Engine>().expect(text).name(), name);
        }
    }

    #[test]
    fn any_command_without_a_shell() {
        let expected = ["java", "-jar", "/my jars/j.jar", "{input}", "-p", "{output}", "$HOME;`ls`", ""];
        assert_eq!(words("java -jar '/my jars/j.jar'  {input} -p {output} $HOME;`ls` \"\""), expected);
        // A relative path still works from another folder.
        let own = words("cat Cargo.toml {input}");
        assert!(own[1].ends_with("Cargo.toml") && own[1].len() > "Cargo.toml".len(), "{own:?}");
        assert_eq!("./engines/swiss.sh {input}".parse::<Engine>().expect("a command").name(), "swiss");
    }

    #[test]
    fn what_is_no_engine() {
        for (text, fault) in [
            ("", NotAnEngine::Empty),
            ("java -jar 'j.jar {input}", NotAnEngine::OpenQuote),
            ("py4swiss -t report", NotAnEngine::NoInput),
            ("javafo", NotAnEngine::NoJar),
            ("javafo=", NotAnEngine::NoJar),
        ] {
            assert_eq!(text.parse::<Engine>(), Err(fault.clone()), "{text}");
            assert!(!fault.to_string().is_empty());
        }
    }
}
