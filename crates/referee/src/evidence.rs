//! The evidence for the arbiter, with its fields in the order of the protocol.

use crate::json::{Object, push_word};
use touchmove_laws::board::Color;
use touchmove_laws::helpmate::Proof;
use touchmove_laws::{Checkmate, Game};

/// What stands behind a decision, now.
pub(crate) fn write(game: &Game) -> String {
    let mut text = String::with_capacity(2048);
    let mut out = Object::open(&mut text);
    out.list("alike", game.alike(), |out, alike| {
        let mut object = Object::open(out);
        object.bare("ply", alike.ply);
        object.word("fen", alike.position);
        object.list("differences", alike.differences, |out, difference| push_word(out, difference.name()));
        object.close();
    });
    out.bare("quiet_moves", game.quiet_moves());
    out.object("checkmate", |out| {
        for player in Color::ALL {
            out.object(&player.to_string(), |out| write_checkmate(out, game.can_checkmate(player)));
        }
    });
    out.list("penalties", game.penalties(), |out, (penalty, article)| {
        let mut object = Object::open(out);
        object.word("penalty", penalty.name());
        object.word("article", article);
        object.close();
    });
    out.close();
    text
}

fn write_checkmate(out: &mut Object<'_>, found: Checkmate) {
    match found {
        Checkmate::Possible(line) => {
            out.word("verdict", "possible");
            out.list("line", line, |out, step| {
                let mut object = Object::open(out);
                object.word("move", step.mv);
                object.text("san", &step.san);
                object.word("fen", step.after);
                object.close();
            });
        }
        Checkmate::Impossible(proof) => {
            out.word("verdict", "impossible");
            out.word(
                "proof",
                match proof {
                    Proof::Material => "material",
                    Proof::Frozen => "frozen",
                    Proof::Exhausted => "exhausted",
                },
            );
        }
        Checkmate::Unknown => out.word("verdict", "unknown"),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use crate::Referee;
    use serde_json::Value;

    #[test]
    fn the_evidence_is_laid_out() {
        let mut referee = Referee::new();
        assert_eq!(referee.evidence(), None);
        referee.line(r#"{"act":"open","edition":"2005","start":"k7/8/8/8/8/8/8/KR6 w - - 0 1"}"#);
        let evidence: Value = serde_json::from_str(&referee.evidence().unwrap()).unwrap();
        assert_eq!(evidence["alike"][0]["ply"], 0);
        assert_eq!(evidence["checkmate"]["white"]["verdict"], "possible");
        assert!(evidence["checkmate"]["white"]["line"][0]["san"].is_string());
        assert_eq!(evidence["checkmate"]["black"]["proof"], "material");
        let listed: Vec<&str> = evidence["penalties"]
            .as_array()
            .unwrap()
            .iter()
            .map(|one| one["article"].as_str().unwrap())
            .collect();
        assert_eq!(listed.first(), Some(&"13.4.a"));
    }
}
