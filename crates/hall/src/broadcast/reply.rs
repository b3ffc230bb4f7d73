//! The response of a server that runs lila to a push, according to the published description of lichess's API (`broadcastPush`).

use serde::Deserialize;
use std::collections::BTreeMap;
use std::time::Duration;

/// The response of a server, as received.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Reply {
    /// The status.
    pub status: u16,
    /// How long it asks to wait (`Retry-After`, in seconds).
    pub retry_after: Option<Duration>,
    /// The body.
    pub body: Vec<u8>,
}

/// The result of a push.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Outcome {
    /// It was accepted; for each game, in the order sent, the error if there was one.
    Taken(Vec<Option<String>>),
    /// The games are not accepted, because of all of them or of one among them (400).
    BadGames(String),
    /// The token, the round or the server is wrong: trying again soon does not help.
    Refused(String),
    /// Too many requests: how long the server asks to wait, if it does.
    TooMany(Option<Duration>),
    /// The server was not reached, or cannot answer now.
    Failed(String),
}

#[derive(Deserialize)]
struct Pushed {
    games: Vec<PushedGame>,
}

#[derive(Deserialize)]
struct PushedGame {
    #[serde(default)]
    tags: BTreeMap<String, String>,
    #[serde(default)]
    error: Option<String>,
}

#[derive(Deserialize)]
struct Complaint {
    error: String,
}

/// The longest text of a server that is shown.
const LONGEST: usize = 300;

/// Reads the response to a push of games between these players.
pub(super) fn read(reply: &Reply, sent: &[(&str, &str)]) -> Outcome {
    match reply.status {
        200..=299 => match serde_json::from_slice::<Pushed>(&reply.body) {
            Ok(pushed) => Outcome::Taken(errors(pushed.games, sent)),
            Err(error) => Outcome::Failed(format!("the answer cannot be read: {error}")),
        },
        400 => Outcome::BadGames(complaint(reply)),
        429 => Outcome::TooMany(reply.retry_after),
        401 | 403 => Outcome::Refused(format!("the token is not accepted ({})", complaint(reply))),
        404 => Outcome::Refused(format!("there is no such round ({})", complaint(reply))),
        300..=399 => Outcome::Refused(format!("the server redirects elsewhere ({})", reply.status)),
        405..=499 => Outcome::Refused(complaint(reply)),
        _ => Outcome::Failed(complaint(reply)),
    }
}

/// The errors of the games. The server lists them in the order sent; if it left some out, they are matched by the players.
fn errors(games: Vec<PushedGame>, sent: &[(&str, &str)]) -> Vec<Option<String>> {
    let told = |game: &PushedGame| game.error.as_deref().map(shown);
    if games.len() == sent.len() {
        return games.iter().map(told).collect();
    }
    let is_of = |game: &&PushedGame, (white, black): (&str, &str)| {
        let tag = |name: &str| game.tags.get(name).map_or("", String::as_str);
        (tag("White"), tag("Black")) == (white, black)
    };
    sent.iter().map(|players| games.iter().find(|game| is_of(game, *players)).and_then(told)).collect()
}

fn complaint(reply: &Reply) -> String {
    match serde_json::from_slice::<Complaint>(&reply.body) {
        Ok(complaint) => format!("{}: {}", reply.status, shown(&complaint.error)),
        Err(_) => reply.status.to_string(),
    }
}

/// A text from another program, on one line and shortened.
fn shown(text: &str) -> String {
    let plain = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter });
    plain.take(LONGEST).collect::<String>().trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::{Outcome, Reply, read};
    use std::time::Duration;

    fn reply(status: u16, body: &str) -> Reply {
        Reply { status, retry_after: None, body: body.as_bytes().to_vec() }
    }

    const SENT: &[(&str, &str)] = &[("A", "B"), ("C", "D")];

    #[test]
    fn what_is_wrong_with_a_game_belongs_to_that_game() {
        let in_order = r#"{"games":[{"tags":{"White":"A","Black":"B"},"moves":2},{"tags":{},"moves":4,"error":"Cannot play\nNf4"}]}"#;
        assert_eq!(
            read(&reply(200, in_order), SENT),
            Outcome::Taken(vec![None, Some("Cannot play Nf4".into())])
        );
        let one_missing = r#"{"games":[{"tags":{"White":"C","Black":"D"},"error":"no"}]}"#;
        assert_eq!(read(&reply(200, one_missing), SENT), Outcome::Taken(vec![None, Some("no".into())]));
    }

    #[test]
    fn every_status_is_understood() {
        assert_eq!(
            read(&reply(400, r#"{"error":"Cannot parse moves"}"#), SENT),
            Outcome::BadGames("400: Cannot parse moves".into())
        );
        assert!(
            matches!(read(&reply(401, r#"{"error":"No such token"}"#), SENT), Outcome::Refused(why) if why.contains("No such token"))
        );
        assert!(matches!(read(&reply(404, "<html>"), SENT), Outcome::Refused(why) if why.contains("404")));
        assert!(matches!(read(&reply(302, ""), SENT), Outcome::Refused(_)));
        assert_eq!(read(&reply(502, "Bad gateway"), SENT), Outcome::Failed("502".into()));
        assert!(matches!(read(&reply(200, "hello"), SENT), Outcome::Failed(_)));
        let wait = Reply { retry_after: Some(Duration::from_secs(90)), ..reply(429, "") };
        assert_eq!(read(&wait, SENT), Outcome::TooMany(Some(Duration::from_secs(90))));
    }

    #[test]
    fn a_long_text_is_cut() {
        let body = format!(r#"{{"error":"{}"}}"#, "x".repeat(5000));
        assert!(matches!(read(&reply(400, &body), SENT), Outcome::BadGames(why) if why.len() < 320));
    }
}
