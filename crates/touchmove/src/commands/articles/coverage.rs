//! `touchmove articles --coverage`: the evidence that each article is followed.

use super::number;
use crate::failure::{Answer, Failure};
use std::io::Write;
use touchmove_laws::articles::{Kind, Nature, ShownBy};
use touchmove_laws::{Article, EditionName};

/// Writes an article and its items, or the whole edition with totals.
pub(super) fn tell(
    edition: EditionName,
    id: Option<&str>,
    output: &mut impl Write,
) -> Result<Answer, Failure> {
    let articles: Vec<Article> = match id {
        None => Article::all(edition).collect(),
        Some(id) => {
            let article = number::read(id, edition)?;
            core::iter::once(article).chain(article.items()).collect()
        }
    };
    let mut counts = Counts::default();
    for article in articles.into_iter().filter(|article| article.kind() != Kind::Heading) {
        let shown: Vec<String> = article.shown_by().map(words).collect();
        counts.count(article.nature(), !shown.is_empty());
        let shown = match (article.nature(), shown.is_empty()) {
            (Nature::Equipment | Nature::Text, _) => String::new(),
            (_, true) => ": not shown".to_owned(),
            (_, false) => format!(": {}", shown.join("; ")),
        };
        writeln!(output, "{article}  {}{shown}", article.nature().name())?;
    }
    if id.is_none() {
        let [decide, assist, record] = counts.shown.map(|(shown, all)| format!("{shown} of {all}"));
        writeln!(
            output,
            "\nLaws of {edition}: decided {decide}, laid out for a person {assist}, recorded {record}; {} of equipment and explanation",
            counts.rest
        )?;
    }
    Ok(if counts.is_whole() { Answer::Yes } else { Answer::No })
}

fn words(shown: ShownBy) -> String {
    match shown {
        ShownBy::Scenario(name) => format!("scenario {name}"),
        ShownBy::Test(name) => format!("test {name}"),
        ShownBy::Act(name) => format!("act {name}"),
        ShownBy::Field(name) => format!("field {name}"),
        ShownBy::Nothing(why) => format!("nothing to record: {why}"),
    }
}

/// The number of articles with evidence and the number of all articles, by nature.
#[derive(Default)]
struct Counts {
    shown: [(usize, usize); 3],
    rest: usize,
}

impl Counts {
    fn count(&mut self, nature: Nature, is_shown: bool) {
        let column = match nature {
            Nature::Decide => 0,
            Nature::Assist => 1,
            Nature::Record => 2,
            Nature::Equipment | Nature::Text => return self.rest += 1,
        };
        let (shown, all) = &mut self.shown[column];
        *shown += usize::from(is_shown);
        *all += 1;
    }

    fn is_whole(&self) -> bool {
        self.shown.iter().all(|(shown, all)| shown == all)
    }
}
