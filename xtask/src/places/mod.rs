//! `cargo xtask where`: where each article is implemented, for `touchmove articles --where`.
//!
//! - `record`: the line of an edition's record that has the number, as a citation or in the remark on a figure.
//! - `code`: the functions of `crates/laws` and `crates/audit` that use this part of the record.
//! - `scenario`: the scenarios whose heads name the article and whose expected rulings cite it; if there are none, a few that only cite it.
//! - `test`: the tests that `scenarios/tests.toml` links to it.
//!
//! Everything is found by the names of fields, variants and functions, in whatever file they are. Nothing is run.

mod functions;
mod labels;
mod reached;
mod record;
mod shown;

use std::collections::{BTreeMap, BTreeSet};

use touchmove_laws::articles::PlaceKind;
use touchmove_laws::{Article, EditionName};

use crate::Outcome;
use crate::fault::Fault;
use crate::house::{File, House};
use crate::sources::{self, Source};
use functions::Functions;
use reached::Reached;
use record::Path;

/// The file with the places, for the program.
const PLACES: &str = "crates/laws/articles/where.tsv";

const REMEDY: &str = "run `cargo xtask where`";

/// Writes the places of each article.
pub(crate) fn keep() -> Result<Outcome, String> {
    let house = House::survey()?;
    let (sources, faults) = sources::parse(&house.files);
    if let Some(fault) = faults.first() {
        return Err(fault.to_string());
    }
    let path = crate::root().join(PLACES);
    std::fs::write(path, write(&house.files, &sources)?).map_err(|error| format!("{PLACES}: {error}"))?;
    Ok(Outcome::NothingFound)
}

/// Checks that the file is up to date.
pub(crate) fn check(files: &[File], sources: &[Source<'_>]) -> Vec<Fault> {
    let kept = crate::house::text(files, PLACES).unwrap_or_default();
    match write(files, sources) {
        Ok(found) if found == kept => Vec::new(),
        Ok(_) => vec![Fault::of(PLACES, "is stale", REMEDY)],
        Err(trouble) => vec![Fault::of(PLACES, trouble, "see xtask/src/places")],
    }
}

/// A place in a file, and its name.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    kind: PlaceKind,
    file: String,
    line: usize,
    name: String,
}

/// The articles of each place.
type Places = BTreeMap<Place, BTreeSet<Article>>;

fn write(files: &[File], sources: &[Source<'_>]) -> Result<String, String> {
    let in_crates = |names: &[&str]| -> Vec<&Source<'_>> {
        sources.iter().filter(|source| source.is_in_src_of(|name| names.contains(&name))).collect()
    };
    let laws = in_crates(&["laws"]);
    let mut places = Places::new();
    let reached = Reached::find(&laws)?;
    let mut paths: BTreeMap<Article, BTreeSet<Path>> = BTreeMap::new();
    for edition in EditionName::ALL {
        let cited = record::cited(edition)?;
        let is_cited = |id: &str| Article::named(edition, id).filter(|article| cited.contains_key(article));
        for mention in reached.mentions(edition, is_cited) {
            places.entry(mention.place).or_default().insert(mention.article);
            paths.entry(mention.article).or_default().extend(mention.figure);
        }
        for (article, of) in cited {
            paths.entry(article).or_default().extend(of);
        }
    }
    let functions = Functions::outside(&in_crates(&["laws", "audit"]), &reached, paths.values().flatten());
    for (article, paths) in &paths {
        for place in functions.using(paths) {
            places.entry(place).or_default().insert(*article);
        }
    }
    shown::add(files, &mut places)?;
    Ok(lines(&places))
}

/// Writes a line for each place: kind, file and line, name, and the articles by edition, separated by tabs.
fn lines(places: &Places) -> String {
    let mut text = String::from(
        "# Where each article stands: written by `cargo xtask where`, checked by `cargo xtask tidy`.\n",
    );
    for (Place { kind, file, line, name }, articles) in places {
        text += &format!("{}\t{file}:{line}\t{name}", kind.name());
        for edition in EditionName::ALL {
            let numbers: Vec<&str> = articles
                .iter()
                .filter(|article| article.edition() == edition)
                .map(|article| article.id())
                .collect();
            if !numbers.is_empty() {
                text += &format!("\t{edition} {}", numbers.join(" "));
            }
        }
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{PLACES, check, write};
    use crate::fault::brief;
    use crate::house::File;
    use crate::house::model::file;
    use crate::sources::parse;

    const RECORD: &str = r#"
        impl Edition {
            pub const fn of(name: EditionName) -> &'static Self {
                match name {
                    EditionName::Laws2005 => &older::LAWS,
                    EditionName::Laws2009 => &older::LAWS,
                    EditionName::Laws2014 => &older::LAWS,
                    EditionName::Laws2017 => &older::LAWS,
                    EditionName::Laws2018 => &older::LAWS,
                    EditionName::Laws2023 => &newest::LAWS,
                }
            }
            fn penalty_item(&self, penalty: Penalty) -> Option<Article> { self.penalties.get(penalty) }
        }
        enum TwoHands { Breach, IllegalAtThePress(Ranked) }
        enum Seen { Breach(Article), Called(Article) }
        struct Game { offer: Option<Color>, cost: u8 }"#;

    const SHARED: &str = r#"
        const fn laws(name: EditionName) -> Edition {
            Edition {
                cites: Citations { offer: Article::of(name, "9.1.2.1"), illegal: numbers.illegal },
                two_hands: TwoHands::IllegalAtThePress(Ranked { cost: cite("7.5.5") }),
                penalties: [(Penalty::Time, cite("12.9.3"))],
                // 5.1.2: whoever resigns loses.
                resignation: Resignation::AlwaysLoses,
                // B.2: one minute.
                penalty_times: 1,
            }
        }"#;

    const NEWEST: &str = r#"
        use super::shared::laws;
        pub const LAWS: Edition = Edition {
            // A.3: one minute in rapid.
            penalty_times: 2,
            ..laws(NAME)
        };"#;

    const RULES: &str = r#"
        impl Game {
            fn offers(&self) { self.push(self.law.cites.offer) }
            fn has_an_offer(&self) -> bool { self.offer.is_some() && self.law.cites.illegal }
            fn penalise(&self) { self.law.penalty_item(penalty) }
            fn resign(&self) { matches!(self.law.resignation, Resignation::AlwaysLoses) }
            fn price(&self, ranked: Ranked) -> Article { ranked.cost }
            fn costs(&self, other: Other) -> u8 { other.cost + self.cost }
            fn seen(&self) { match self.law.two_hands { TwoHands::Breach => 1, _ => 2 } }
        }
        fn penalty(law: &Edition) -> Time { law.penalty_times.rapid }"#;

    const SCENARIO: &str = r#"{"scenario":"s","editions":"2018-2023","article":"9.1.2.1","why":"w"}
        {"do":{"act":"open"},"expect":{"rulings":[{"article":"9.1.2.1"},{"article":"5.1.2"}]}}"#;

    fn files() -> Vec<File> {
        vec![
            file("crates/laws/src/anywhere/mod.rs", RECORD),
            file("crates/laws/src/anywhere/older.rs", "pub const LAWS: Edition = shared::laws(NAME);"),
            file("crates/laws/src/anywhere/newest.rs", NEWEST),
            file("crates/laws/src/shared.rs", SHARED),
            file("crates/laws/src/rules.rs", RULES),
            file("scenarios/draws.jsonl", SCENARIO),
            file("scenarios/tests.toml", "test = []"),
        ]
    }

    /// Returns the lines of this kind, with their articles of 2023.
    fn found(kind: &str) -> Vec<String> {
        let files = files();
        let text = write(&files, &parse(&files).0).expect("places");
        let of_kind = text.lines().filter(|line| line.split('\t').next() == Some(kind));
        let newest = of_kind.filter_map(|line| {
            let columns: Vec<&str> = line.split('\t').collect();
            let articles = columns.iter().find_map(|column| column.strip_prefix("2023 "))?;
            Some(format!("{} {}: {articles}", columns[1], columns[2]))
        });
        newest.collect()
    }

    #[test]
    fn the_record_is_found_from_the_constant_of_the_edition() {
        let expected = [
            // The remark on B.2 belongs to a figure that this edition replaces.
            "crates/laws/src/anywhere/newest.rs:5 penalty_times: A.3",
            "crates/laws/src/shared.rs:4 cites.offer: 9.1.2.1",
            "crates/laws/src/shared.rs:5 two_hands.cost: 7.5.5",
            "crates/laws/src/shared.rs:6 penalties: 12.9.3",
            "crates/laws/src/shared.rs:8 resignation: 5.1.2",
        ];
        assert_eq!(found("record"), expected);
    }

    #[test]
    fn functions_are_found_by_the_names_of_fields_and_not_by_those_of_others() {
        let found = found("code");
        let has = |name: &str, id: &str| {
            let line = found.iter().find(|line| line.contains(&format!(" {name}: ")));
            line.is_some_and(|line| line.split(' ').any(|word| word == id))
        };
        for (name, id) in [
            ("Game::offers", "9.1.2.1"),
            ("Edition::penalty_item", "12.9.3"),
            ("Game::penalise", "12.9.3"),
            ("Game::resign", "5.1.2"),
            ("Game::price", "7.5.5"),
            ("penalty", "A.3"),
        ] {
            assert!(has(name, id), "{name} {id}: {found:?}");
        }
        for (name, id) in [("Game::has_an_offer", "9.1.2.1"), ("Game::costs", "7.5.5"), ("laws", "9.1.2.1")] {
            assert!(!has(name, id), "{name} {id}: {found:?}");
        }
    }

    #[test]
    fn a_scenario_is_found_by_its_head_or_else_by_its_citations() {
        assert_eq!(found("scenario"), ["scenarios/draws.jsonl:1 s: 5.1.2 9.1.2.1"]);
    }

    #[test]
    fn what_is_written_down_must_be_what_is_there() {
        let mut files = files();
        let text = write(&files, &parse(&files).0).expect("places");
        assert_eq!(brief(&check(&files, &parse(&files).0)), [format!("{PLACES}: is stale")]);
        files.push(file(PLACES, &text));
        assert!(check(&files, &parse(&files).0).is_empty());
        files[4] = file("crates/laws/src/rules.rs", &format!("\n{RULES}"));
        assert_eq!(brief(&check(&files, &parse(&files).0)), [format!("{PLACES}: is stale")]);
        files[0] = file("crates/laws/src/anywhere/mod.rs", "");
        let faults = brief(&check(&files, &parse(&files).0));
        assert_eq!(faults, [format!("{PLACES}: `Edition::of` is not there, or names no constants")]);
    }
}
