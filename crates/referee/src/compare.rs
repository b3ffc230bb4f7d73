//! Plays the same acts under every edition, and finds where the rulings differ.

use crate::Referee;
use crate::wire::ruling::{Note, Penalty};
use crate::wire::{Act, ActError, ActKind, Answer, Ruling};
use touchmove_laws::EditionName;

/// Six referees, one for each edition, that receive the same lines.
#[derive(Clone, Debug)]
pub struct Comparison {
    referees: Vec<(EditionName, Referee)>,
}

/// The answer of some editions to a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The editions whose answers are the same apart from the article numbers.
    pub editions: Vec<EditionName>,
    /// The rulings of each edition with their articles, or the error.
    pub says: Vec<String>,
}

impl Comparison {
    /// Six referees waiting for a game to be opened.
    #[must_use]
    pub fn new() -> Self {
        Self { referees: EditionName::ALL.map(|edition| (edition, Referee::new())).to_vec() }
    }

    /// Passes a line to all of them. Returns their answers, grouped, or nothing if all are the same. In the line that opens the
    /// game, each referee uses its own edition.
    pub fn line(&mut self, line: &str) -> Vec<Difference> {
        let act = Referee::parse(line);
        let mut groups: Vec<(String, Difference)> = Vec::new();
        for (edition, referee) in &mut self.referees {
            let answer = act.clone().and_then(|act| referee.act(&for_edition(act, *edition)));
            let (kind, says) = summary(answer);
            match groups.iter_mut().find(|(known, _)| *known == kind) {
                Some((_, group)) => {
                    group.editions.push(*edition);
                    group.says.push(says);
                }
                None => groups.push((kind, Difference { editions: vec![*edition], says: vec![says] })),
            }
        }
        if groups.len() == 1 {
            groups.clear();
        }
        groups.into_iter().map(|(_, group)| group).collect()
    }
}

impl Default for Comparison {
    fn default() -> Self {
        Self::new()
    }
}

/// The same act, with this edition if it opens the game.
fn for_edition(mut act: Act, edition: EditionName) -> Act {
    if let ActKind::Open(open) = &mut act.kind {
        open.edition = Some(edition.into());
    }
    act
}

/// The answer to a line, without and with the articles.
fn summary(answer: Result<Answer, ActError>) -> (String, String) {
    let answer = match answer {
        Ok(answer) => answer,
        Err(error) => {
            let says = format!("error {}", error.code);
            return (says.clone(), says);
        }
    };
    let (kinds, says): (Vec<String>, Vec<String>) = answer.rulings.iter().map(ruling).unzip();
    let or_nothing =
        |texts: Vec<String>| if texts.is_empty() { "nothing".to_owned() } else { texts.join(", ") };
    (or_nothing(kinds), or_nothing(says))
}

/// The kind of a ruling and its distinguishing details, without and with the article.
fn ruling(ruling: &Ruling) -> (String, String) {
    let mut kind = ruling.kind().to_owned();
    for detail in details(ruling) {
        kind.push(' ');
        kind.push_str(&detail);
    }
    let says = format!("{kind} ({})", ruling.article());
    (kind, says)
}

/// The player a ruling is about, and what it decides.
fn details(ruling: &Ruling) -> Vec<String> {
    let words = |words: &[&dyn core::fmt::Display]| words.iter().map(ToString::to_string).collect();
    match ruling {
        Ruling::Made(ruling) => words(&[&ruling.by]),
        Ruling::Completed(ruling) => words(&[&ruling.by]),
        Ruling::Must(ruling) => words(&[&ruling.by]),
        Ruling::Free(ruling) => words(&[&ruling.by]),
        Ruling::Illegal(ruling) => words(&[&ruling.by]),
        Ruling::Stands(ruling) => words(&[&ruling.by]),
        Ruling::TouchMove(ruling) => words(&[&ruling.by]),
        Ruling::Restored(_) | Ruling::Question(_) | Ruling::Envelope(_) => words(&[]),
        Ruling::Annulled(_) | Ruling::Reconstruction(_) => words(&[]),
        Ruling::Time(ruling) => words(&[&ruling.to, &ruling.ms]),
        Ruling::Violation(ruling) => words(&[&ruling.by, &ruling.what]),
        Ruling::Offer(ruling) => words(&[&ruling.by]),
        Ruling::OfferEnds(ruling) => words(&[&ruling.by]),
        Ruling::Claim(ruling) => words(&[&ruling.by, &ruling.verdict]),
        Ruling::Flag(ruling) => words(&[&ruling.by]),
        Ruling::Note(Note { by: Some(by), what, .. }) => words(&[by, what]),
        Ruling::Note(Note { by: None, what, .. }) => words(&[what]),
        Ruling::Over(ruling) => words(&[&ruling.result]),
        Ruling::Penalty(Penalty { to, ms: Some(ms), .. }) => words(&[to, &ms.0]),
        Ruling::Penalty(Penalty { to, ms: None, .. }) => words(&[to]),
        Ruling::Refused(ruling) => words(&[&ruling.why]),
    }
}

#[cfg(test)]
mod tests {
    use super::Comparison;

    #[test]
    fn an_illegal_move_in_rapid_under_six_editions() {
        let mut comparison = Comparison::new();
        let told = |comparison: &mut Comparison, line: &str| -> Vec<(Vec<&'static str>, Vec<String>)> {
            let differences = comparison.line(line).into_iter();
            differences
                .map(|each| (each.editions.iter().map(|edition| edition.name()).collect(), each.says))
                .collect()
        };
        let open = r#"{"act":"open","edition":"2009","time":"900","supervision":"limited"}"#;
        assert_eq!(told(&mut comparison, open), []);
        assert_eq!(told(&mut comparison, r#"{"act":"start","at":0}"#), []);
        assert_eq!(told(&mut comparison, r#"{"act":"move","at":1,"by":"white","move":"g1g3"}"#), []);
        let said = told(&mut comparison, r#"{"act":"press","at":2,"by":"white"}"#);
        let editions: Vec<&[&str]> = said.iter().map(|(editions, _)| editions.as_slice()).collect();
        assert_eq!(editions, [&["2005", "2009"][..], &["2014", "2017"], &["2018"], &["2023"]]);
        assert_eq!(said[0].1, ["completed white (6.8.a)", "completed white (6.7.a)"]);
        assert_eq!(said[1].1[0], "illegal white (7.5.a), over 0-1 (A.4.b)");
        assert_eq!(said[3].1, ["illegal white (7.5.1), restored (7.5.1), time black 60000 (7.5.5)"]);
    }
}
