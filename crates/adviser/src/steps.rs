//! The arbiter's next steps: the clocks, the board, the paper.
//!
//! Each step comes from a ruling, or from the clocks before and after; nothing is decided here.

use crate::clock_sheet::{ChangeReason, ClockChange, ClockSheet};
use crate::reenactment::Outcome;
use crate::texts::{Words, clock_time};
use crate::verdict::{Offence, Part, Verdict};
use touchmove_laws::board::Color;
use touchmove_laws::{ClaimVerdict, How, NoteOf, Phase, QuestionAbout, Refusal};
use touchmove_referee::wire::Result as GameResult;

/// The steps, in order.
pub(crate) fn steps(
    outcome: &Outcome,
    verdict: &Verdict,
    sheet: Option<&ClockSheet>,
    words: &Words,
) -> Vec<String> {
    let mut steps = Steps { words, said: Vec::new() };
    let parts = verdict.parts();
    let is_over = verdict.ending().is_some();
    let was_running = outcome.before.as_ref().is_some_and(|state| state.phase.0 == Phase::Running);
    let interrupts = parts.iter().any(|part| interrupts(*part));
    if was_running && (interrupts || outcome.open.is_some()) {
        steps.say("step-stop");
    }
    if let Some(about) = outcome.open {
        steps.say(if about == QuestionAbout::CanCheckmate { "step-can-checkmate" } else { "step-judge" });
        return steps.said;
    }
    for message in &outcome.steps {
        steps.say(message);
    }
    for part in parts {
        steps.on_the_board(*part, is_over);
    }
    if has_been_answered(outcome, parts) && !is_over {
        steps.say("step-estimate");
    }
    if let Some(sheet) = sheet.filter(|_| !is_over) {
        steps.on_the_clocks(sheet);
    }
    for part in parts {
        steps.on_paper(*part);
    }
    let running = outcome.resumed.as_ref().and_then(|state| state.clock).and_then(|clock| clock.running);
    match running.filter(|_| interrupts && !is_over) {
        Some(running) => steps.player("step-start", running.0),
        None if steps.said.is_empty() && parts == [Part::PlayOn] => steps.say("step-nothing"),
        None if steps.said.is_empty() => steps.say("step-announce"),
        None => {}
    }
    steps.said
}

/// Returns true if the opponent moved after the offence, so that more than one move is taken back.
pub(crate) fn has_been_answered(outcome: &Outcome, parts: &[Part]) -> bool {
    let on_move = outcome.before.as_ref().and_then(|state| state.turn).map(|side| side.0);
    parts.iter().any(|part| match part {
        Part::Illegal { by, offence: Offence::Move } => on_move == Some(*by),
        _ => false,
    })
}

/// Returns true if the clocks are stopped for it.
const fn interrupts(part: Part) -> bool {
    match part {
        Part::Noted { what } => {
            matches!(what, NoteOf::WrongBoard | NoteOf::ClockDefect | NoteOf::ClockCounter | NoteOf::SheetDue)
        }
        Part::Time { .. }
        | Part::Illegal { .. }
        | Part::TouchMove { .. }
        | Part::Restored
        | Part::Annulled
        | Part::Over { .. }
        | Part::Question { .. }
        | Part::Claim { .. } => true,
        _ => false,
    }
}

struct Steps<'a> {
    words: &'a Words,
    said: Vec<String>,
}

impl Steps<'_> {
    fn say(&mut self, message: &str) {
        self.with(message, &[]);
    }

    fn player(&mut self, message: &str, by: Color) {
        self.with(message, &[("by", by.name())]);
    }

    fn with(&mut self, message: &str, values: &[(&str, &str)]) {
        let said = self.words.say(message, values);
        if !self.said.contains(&said) {
            self.said.push(said);
        }
    }

    fn on_the_board(&mut self, part: Part, is_over: bool) {
        match part {
            Part::Illegal { .. } if is_over => {}
            Part::Illegal { by, offence: Offence::EmptyPress } => self.player("step-must-move", by),
            Part::Illegal { by, .. } => self.player("step-put-back", by),
            Part::TouchMove { by } => self.player("step-touch-move", by),
            Part::Annulled => self.say("step-annul"),
            Part::Noted { what: NoteOf::WrongBoard } => self.say("step-other-board"),
            Part::Noted { what: NoteOf::ClockDefect } => self.say("step-replace-clock"),
            Part::Noted { what: NoteOf::ClockCounter } => self.say("step-correct-counter"),
            Part::Noted { what: NoteOf::SheetDue } => self.say("step-complete-sheet"),
            Part::Noted { what: NoteOf::IllegalPosition } => self.say("step-wait-a-move"),
            Part::Refused { why: Refusal::OnlyOnClaim } => self.say("step-wait-for-claim"),
            _ => {}
        }
    }

    fn on_the_clocks(&mut self, sheet: &ClockSheet) {
        for player in [Color::White, Color::Black] {
            let row = sheet.of(player);
            if row.changes.is_empty() {
                continue;
            }
            if sheet.is_read {
                let [before, after] = [row.before_ms, row.after_ms].map(clock_time);
                self.with("step-set", &[("by", player.name()), ("before", &before), ("after", &after)]);
                continue;
            }
            for ClockChange { ms, why, .. } in &row.changes {
                let message = match why {
                    ChangeReason::Ruling if *ms < 0 => "step-take",
                    ChangeReason::Ruling => "step-add",
                    ChangeReason::PressUndone => "step-take-increment",
                    ChangeReason::Elapsed => continue,
                };
                self.with(message, &[("by", player.name()), ("time", &clock_time(ms.unsigned_abs()))]);
            }
        }
    }

    /// Adds what the arbiter writes down.
    fn on_paper(&mut self, part: Part) {
        match part {
            Part::Illegal { by, .. } => self.player("step-record-offence", by),
            Part::Breach { by, .. } => self.player("step-penalty", by),
            Part::Claim { verdict: ClaimVerdict::Rejected, .. } => self.say("step-record-claim"),
            Part::Over { result, how, .. } => self.result(result, how),
            _ => {}
        }
    }

    fn result(&mut self, result: GameResult, how: How) {
        let message = match how {
            How::Late => "step-result-late",
            _ => "step-result",
        };
        self.with(message, &[("result", &result.to_string())]);
    }
}
