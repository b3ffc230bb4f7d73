//! The same acts under every edition: where the rulings differ.

use crate::Referee;
use serde_json::Value;
use touchmove_laws::EditionName;

/// Six referees, one an edition, who hear the same lines.
#[derive(Clone, Debug)]
pub struct Comparison {
    referees: Vec<(EditionName, Referee)>,
}

/// What some editions say of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The editions that say the same, apart from where they say it.
    pub editions: Vec<EditionName>,
    /// The rulings of each of them with their articles, or the error.
    pub says: Vec<String>,
}

impl Comparison {
    /// Six referees who wait for a game to be opened.
    pub fn new() -> Self {
        Self { referees: EditionName::ALL.map(|edition| (edition, Referee::new())).to_vec() }
    }

    /// Tells all of them a line. What they say is grouped if they do not all say the same; if they do there is nothing to tell.
    /// In the line that opens the game each takes its own edition.
    pub fn line(&mut self, line: &str) -> Vec<Difference> {
        let mut groups: Vec<(String, Difference)> = Vec::new();
        for (edition, referee) in &mut self.referees {
            let answer = referee.line(&for_edition(line, *edition));
            let (kind, says) = summary(&answer);
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

/// The same line, with another edition if it opens the game.
fn for_edition(line: &str, edition: EditionName) -> String {
    match serde_json::from_str::<Value>(line) {
        Ok(Value::Object(mut fields)) if fields.get("act").and_then(Value::as_str) == Some("open") => {
            fields.insert("edition".to_owned(), Value::from(edition.name()));
            Value::Object(fields).to_string()
        }
        _ => line.to_owned(),
    }
}

/// What an answer rules, without and with the articles.
fn summary(answer: &str) -> (String, String) {
    let answer: Value = serde_json::from_str(answer).unwrap_or_default();
    if let Some(code) = answer["error"]["code"].as_str() {
        return (format!("error {code}"), format!("error {code}"));
    }
    let rulings = answer["rulings"].as_array().map(Vec::as_slice).unwrap_or_default();
    let (kinds, says): (Vec<String>, Vec<String>) = rulings.iter().map(ruling).unzip();
    let or_nothing =
        |texts: Vec<String>| if texts.is_empty() { "nothing".to_owned() } else { texts.join(", ") };
    (or_nothing(kinds), or_nothing(says))
}

/// A ruling by its kind and what tells it from others of its kind, without and with the article.
fn ruling(ruling: &Value) -> (String, String) {
    let mut kind = ruling["kind"].as_str().unwrap_or_default().to_owned();
    for field in ["by", "to", "verdict", "what", "result", "ms", "why"] {
        match &ruling[field] {
            Value::Null => {}
            Value::String(text) => kind = format!("{kind} {text}"),
            other => kind = format!("{kind} {other}"),
        }
    }
    let says = format!("{kind} ({})", ruling["article"].as_str().unwrap_or_default());
    (kind, says)
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
