//! The arbiter of a board, who starts its clocks and resumes play after a stop.

use crate::Outcome;
use crate::site::{Place, Shared};
use serde_json::{Value, json};

/// The arbiter of one board.
pub(crate) struct Desk {
    seq: u64,
}

impl Desk {
    pub(crate) const fn new() -> Self {
        Self { seq: 0 }
    }

    /// Makes an act at a board, through whichever hall carries it out. Returns the answer.
    pub(crate) async fn act(&mut self, site: &Shared, place: &Place, act: &str) -> Outcome<Value> {
        self.seq += 1;
        let (board, link, seq) = (&place.name, place.event.arbiter.id, self.seq);
        site.record.note("sent", json!({ "board": board, "link": link, "seq": seq, "act": act, "try": 1 }));
        let path = format!("/api/v1/boards/{board}/acts");
        let body = json!({ "seq": seq, "act": { "act": act } });
        let answer = site.post(&path, &place.event.arbiter, &body).await?;
        let number = answer["n"].as_u64().ok_or_else(|| format!("{board}: no number: {answer}"))?;
        site.record.note("answered", json!({ "board": board, "link": link, "seq": seq, "n": number }));
        Ok(answer)
    }
}
