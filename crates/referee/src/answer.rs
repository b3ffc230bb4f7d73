//! Answers: rulings and state, with their fields in the order of the protocol.

use crate::json::{Object, push_word};
use crate::texts::Texts;
use core::fmt;
use touchmove_laws::board::{Color, Move};
use touchmove_laws::clock::{Class, Time};
use touchmove_laws::{
    Answer, Duty, Envelope, Facts, Game, Points, QuestionAbout, Reconstruction, Ruling, RulingKind, Sentence,
    State, TimeChange,
};

/// The answer to an act.
pub(crate) fn write(rulings: &[Ruling], game: &Game, texts: &Texts) -> String {
    let mut answer = String::with_capacity(1024);
    let mut outer = Object::open(&mut answer);
    outer.list("rulings", rulings, |out, ruling| {
        let mut object = Object::open(out);
        write_ruling(&mut object, ruling, texts);
        object.close();
    });
    outer.object("state", |state| write_state(state, &game.state()));
    outer.close();
    answer
}

fn write_ruling(out: &mut Object<'_>, ruling: &Ruling, texts: &Texts) {
    out.word("kind", ruling.kind.name());
    out.word("article", ruling.article);
    out.text("text", &texts.of_ruling(&ruling.kind));
    match &ruling.kind {
        RulingKind::Made { by, mv, san } => {
            out.word("by", by);
            out.word("move", mv);
            out.text("san", san);
        }
        RulingKind::Completed { by, mv } | RulingKind::Stands { by, mv } => {
            out.word("by", by);
            out.word("move", mv);
        }
        RulingKind::Must { by, duty } => {
            out.word("by", by);
            write_duty(out, *duty);
        }
        RulingKind::Illegal { by, mv, reason, reason_article, count } => {
            out.word("by", by);
            out.optional_word("move", *mv);
            out.word("reason", reason.code());
            out.word("reason_article", reason_article);
            out.bare("count", count);
        }
        RulingKind::TouchMove { by, square } => {
            out.word("by", by);
            out.word("square", square);
        }
        RulingKind::Restored { position, ply } => {
            out.word("fen", position);
            out.bare("ply", ply);
        }
        RulingKind::Time { to, change } => {
            out.word("to", to);
            match change {
                TimeChange::Added(time) => out.bare("ms", time.millis()),
                TimeChange::Taken(time) => out.bare("ms", format_args!("-{}", time.millis())),
            }
        }
        RulingKind::Violation { by, what } => {
            out.word("by", by);
            out.word("what", what.name());
        }
        RulingKind::Free { by } | RulingKind::Offer { by } | RulingKind::Flag { by } => out.word("by", by),
        RulingKind::OfferEnds { by, how } => {
            out.word("by", by);
            out.word("how", how.name());
        }
        RulingKind::Claim { by, claim, verdict, facts } => {
            out.word("by", by);
            out.word("claim", claim.name());
            out.word("verdict", verdict.name());
            out.object("facts", |out| write_facts(out, facts));
        }
        RulingKind::Question { about, options } => write_question(out, *about, options),
        RulingKind::Envelope(envelope) => write_envelope(out, envelope),
        RulingKind::Annulled => {}
        RulingKind::Note { what, by } => {
            out.word("what", what.name());
            if let Some(by) = by {
                out.word("by", by);
            }
        }
        RulingKind::Reconstruction(found) => write_reconstruction(out, found),
        RulingKind::Over { result, how, points, unwinnable } => {
            out.word("result", result);
            out.word("how", how.name());
            out.object("points", |out| {
                out.bare("white", Decimal(points[0]));
                out.bare("black", Decimal(points[1]));
            });
            out.bare("unwinnable", unwinnable);
        }
        RulingKind::Penalty { to, sentence } => write_penalty(out, *to, sentence),
        RulingKind::Refused { why } => out.word("why", why.name()),
    }
}

fn write_duty(out: &mut Object<'_>, duty: Duty) {
    match duty {
        Duty::Move(square) => {
            out.word("do", "move");
            out.word("square", square);
        }
        Duty::Capture { square, with } => {
            out.word("do", "capture");
            out.word("square", square);
            if let Some(with) = with {
                out.word("with", with);
            }
        }
        Duty::Castle { king, side } => {
            out.word("do", "castle");
            out.word("square", king);
            out.word("side", side.name());
        }
    }
}

fn write_facts(out: &mut Object<'_>, facts: &Facts) {
    match facts {
        Facts::Occurrences(plies) => {
            out.list("occurrences", plies, |out, ply| out.push_str(&ply.to_string()))
        }
        Facts::Moves(moves) => out.bare("moves", moves),
        Facts::None => {}
    }
}

fn write_question(out: &mut Object<'_>, about: QuestionAbout, options: &[Answer]) {
    out.word("about", about.name());
    out.list("options", options, |out, option| push_word(out, option.name()));
}

fn write_envelope(out: &mut Object<'_>, envelope: &Envelope) {
    let millis = |times: Option<[Time; 2]>, player: Color| times.map(|times| times[player as usize].millis());
    out.word("sealed_by", envelope.sealed_by);
    out.bare("move_number", envelope.move_number);
    out.word("fen", envelope.position);
    out.optional_bare("white_ms", millis(envelope.left, Color::White));
    out.optional_bare("black_ms", millis(envelope.left, Color::Black));
    out.optional_bare("white_used_ms", millis(envelope.used, Color::White));
    out.optional_bare("black_used_ms", millis(envelope.used, Color::Black));
    out.optional_word("offer", envelope.offer);
    out.object("players", |out| {
        out.text("white", &envelope.players[0]);
        out.text("black", &envelope.players[1]);
    });
    out.text("resumption", &envelope.resumption);
}

fn write_reconstruction(out: &mut Object<'_>, found: &Reconstruction) {
    out.bare("agreed", found.agreed);
    out.word("fen", found.position);
    for (player, written) in Color::ALL.into_iter().zip(&found.written) {
        match written {
            Some(text) => out.text(player.name(), text),
            None => out.bare(player.name(), "null"),
        }
    }
    match &found.line {
        Some(line) => out.list("line", line, push_word),
        None => out.bare("line", "null"),
    }
}

fn write_penalty(out: &mut Object<'_>, to: Color, sentence: &Sentence) {
    out.word("to", to);
    out.word("penalty", sentence.penalty.name());
    if let Some(time) = sentence.time {
        out.bare("ms", time.millis());
    }
    if let Some(points) = sentence.points {
        out.bare("points", Decimal(points));
    }
}

fn write_state(out: &mut Object<'_>, state: &State) {
    out.word("fen", state.position);
    out.word("turn", state.position.turn);
    out.bare("ply", state.ply);
    out.word("phase", state.phase.name());
    out.word("class", state.class.map_or("none", Class::name));
    out.list("pending", &state.pending, |out, (by, mv): &(Color, Move)| {
        let mut object = Object::open(out);
        object.word("by", by);
        object.word("move", mv);
        object.close();
    });
    match &state.clock {
        None => out.bare("clock", "null"),
        Some(clock) => out.object("clock", |out| {
            out.bare("white_ms", clock.left[0].millis());
            out.bare("black_ms", clock.left[1].millis());
            out.optional_word("running", clock.running);
            out.bare("white_moves", clock.moves[0]);
            out.bare("black_moves", clock.moves[1]);
        }),
    }
    match &state.permitted {
        None => out.bare("permitted", "null"),
        Some(moves) => out.list("permitted", moves, push_word),
    }
    out.optional_word("offer", state.offer);
    out.object("illegal_moves", |out| {
        out.bare("white", state.illegal_moves[0]);
        out.bare("black", state.illegal_moves[1]);
    });
    match state.question {
        None => out.bare("question", "null"),
        Some((about, options)) => out.object("question", |out| write_question(out, about, options)),
    }
    out.optional_word("result", state.result);
}

/// Points as a number: `1`, `0.5`.
struct Decimal(Points);

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let thousandths = self.0.thousandths();
        let sign = if thousandths < 0 { "-" } else { "" };
        let (whole, rest) = (thousandths.unsigned_abs() / 1000, thousandths.unsigned_abs() % 1000);
        if rest == 0 {
            return write!(f, "{sign}{whole}");
        }
        let decimals = format!("{rest:03}");
        write!(f, "{sign}{whole}.{}", decimals.trim_end_matches('0'))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::Decimal;
    use touchmove_laws::Points;

    #[test]
    fn points_are_written_as_short_as_can_be() {
        for (thousandths, written) in [(1000, "1"), (500, "0.5"), (0, "0"), (-250, "-0.25"), (3001, "3.001")]
        {
            assert_eq!(Decimal(Points::from_thousandths(thousandths).unwrap()).to_string(), written);
        }
    }
}
