//! The rule by which a scenario becomes an incident or is left out. It is only here; no scenario is chosen by hand.
//!
//! 1. A line that is not an act, or that the referee answers with an error, is dropped. If the game cannot even be opened, nothing is left
//!    ([`LeftOut::NoGame`]).
//! 2. A scenario that names a language or a notation is about that language. In another language it would be another story
//!    ([`LeftOut::Language`]).
//! 3. The incident ends with the last act that is worth asking about ([`LeftOut::NothingToAsk`] if there is none). It is worth asking about
//!    if
//!    - it is not a decision of the arbiter, because that would be the answer; and
//!    - its verdict decides something ([`Verdict::is_decided`]): a move that simply stands is not an incident, and a question to the
//!      arbiter is not a ruling yet; and
//!    - its verdict is not a refusal that only states the phase of the game. "The clocks are stopped" tells a clock's operator what to do
//!      first; it is not a ruling by an arbiter; and
//!    - its verdict does not merely repeat what was reported: "you find the scoresheet complete" needs no ruling.
//! 4. Acts that changed nothing are left out of the story: those that were only refused, and time that passed without consequence. They
//!    stay if the ruling would be different without them.
//! 5. Every remaining act must have a sentence ([`LeftOut::NoStory`]).
//! 6. A story of more than [`LONGEST`] lines, or with more than [`MOST_MOVES`] moves in a line, is too long to read ([`LeftOut::TooLong`]).
//! 7. If several incidents of an edition read the same, only the first is asked ([`LeftOut::Twin`]).

use crate::play::{Answered, opening, play};
use crate::story::{StoryLine, story};
use crate::words::{LANGUAGES, Value, Words};
use touchmove_adviser::{Part, Verdict};
use touchmove_laws::board::Color;
use touchmove_laws::{NoteOf, Refusal};
use touchmove_referee::Referee;
use touchmove_referee::scenario::Scenario;
use touchmove_referee::wire::{Act, ActKind, Ruling};

/// The most lines in a story.
pub const LONGEST: usize = 12;
/// The most moves by both players in one line.
pub const MOST_MOVES: usize = 48;

/// The reason why a scenario is not an incident.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LeftOut {
    /// Its game cannot be opened.
    NoGame,
    /// It is about a language.
    Language,
    /// Nothing in it is worth asking about.
    NothingToAsk,
    /// There is no sentence for one of its acts.
    NoStory,
    /// The story is too long.
    TooLong,
    /// Another incident of the edition is told in the same words.
    Twin,
}

/// The part of a scenario that the rule keeps.
#[derive(Debug)]
pub(crate) struct Cut {
    /// The acts up to the one to rule on.
    pub(crate) acts: Vec<Act>,
    /// The ruling.
    pub(crate) verdict: Verdict,
    /// The setting and the story in English; twins have the same text.
    pub(crate) text: String,
}

/// Returns the acts of a scenario up to the one to rule on.
pub(crate) fn cut(scenario: &Scenario) -> Result<Cut, LeftOut> {
    let told = happened(scenario);
    let acts: Vec<Act> = told.iter().map(|told| told.act.clone()).collect();
    let open = opening(&acts).ok_or(LeftOut::NoGame)?;
    if open.lang.is_some() || open.notation.is_some() {
        return Err(LeftOut::Language);
    }
    let decisive = told.iter().rposition(is_worth_asking).ok_or(LeftOut::NothingToAsk)?;
    let verdict = told[decisive].verdict();
    let told = without_idle(&told[..=decisive], &verdict);
    let text = check(&story(&told).ok_or(LeftOut::NoStory)?)?;
    let text = format!("{:?} {text}", opening(&acts));
    Ok(Cut { acts: told.into_iter().map(|told| told.act).collect(), verdict, text })
}

/// Returns true if a variant of an incident may be offered as an answer: an arbiter could announce it.
pub(crate) fn is_announceable(verdict: &Verdict) -> bool {
    !verdict.parts().iter().any(|part| matches!(part, Part::Refused { why } if is_procedural(*why)))
}

/// Returns the lines that are acts and were not answered with an error, and their answers.
fn happened(scenario: &Scenario) -> Vec<Answered> {
    let mut referee = Referee::new();
    let acts = scenario.acts().filter_map(|line| Act::parse(line).ok());
    acts.filter_map(|act| referee.act(&act).ok().map(|answer| Answered { act, answer })).collect()
}

fn is_worth_asking(told: &Answered) -> bool {
    let verdict = told.verdict();
    !is_arbiters_decision(&told.act.kind)
        && verdict.is_decided()
        && is_announceable(&verdict)
        && !is_repetition(&verdict)
}

/// Returns true if the verdict only repeats what was reported.
fn is_repetition(verdict: &Verdict) -> bool {
    use NoteOf::{Absent, Position, SecondEnvelope, SheetComplete};
    let repeats = |part: &Part| {
        matches!(part, Part::Noted { what: Absent | Position | SecondEnvelope | SheetComplete })
    };
    verdict.parts().iter().all(repeats)
}

const fn is_arbiters_decision(act: &ActKind) -> bool {
    matches!(
        act,
        ActKind::Open(_)
            | ActKind::Admit(_)
            | ActKind::Rule(_)
            | ActKind::Penalise(_)
            | ActKind::SetClock(_)
            | ActKind::GrantTime(_)
            | ActKind::Restore(_)
            | ActKind::Interrupt(_)
            | ActKind::Reconstruct(_)
            | ActKind::Position(_)
            | ActKind::Declare(_)
            | ActKind::Annul(_)
            | ActKind::Reopen(_)
            | ActKind::Retract(_)
    )
}

/// Returns true for a refusal that only states the phase of the game, or that the thing acted on does not exist.
const fn is_procedural(why: Refusal) -> bool {
    match why {
        Refusal::GameOver
        | Refusal::NotStarted
        | Refusal::AlreadyStarted
        | Refusal::NotAbsent
        | Refusal::ClocksStopped
        | Refusal::ClocksNotStopped
        | Refusal::ClockNotRunning
        | Refusal::NoClock
        | Refusal::NotPartOfAMove
        | Refusal::NoPawnToPromote
        | Refusal::NoQuestion
        | Refusal::NotAnAnswer
        | Refusal::QuestionOpen
        | Refusal::Sealing
        | Refusal::NotSealing
        | Refusal::NothingSealed
        | Refusal::Adjourned
        | Refusal::NotAdjourned
        | Refusal::NoScoresheets
        | Refusal::NotOver
        | Refusal::NobodyBlind
        | Refusal::EnvelopeClosed
        | Refusal::ReplierAbsent
        | Refusal::BoardUntold
        | Refusal::MovesTold
        // The arbiter observed, or the players agreed to correct, something that does not exist.
        | Refusal::NothingThere => true,
        Refusal::NotOnMove
        | Refusal::NoMove
        | Refusal::TouchedAlready
        | Refusal::PlayedAlready
        | Refusal::ComplaintLost
        | Refusal::Stands
        | Refusal::OnlyOnClaim
        | Refusal::NoOffer
        | Refusal::AgreementRestricted
        | Refusal::AgreementTooEarly
        | Refusal::NotInThisEdition
        | Refusal::NotInThisClass
        | Refusal::NotAnnounced
        | Refusal::TooMuchTime
        | Refusal::TooLate
        | Refusal::NotWritten
        | Refusal::OfferOpen
        | Refusal::MoveNotAnnounced
        | Refusal::NoAssistant
        | Refusal::NotForAnAssistant
        | Refusal::Final => false,
    }
}

/// Returns the story without the acts that changed nothing.
fn without_idle(told: &[Answered], verdict: &Verdict) -> Vec<Answered> {
    let last = told.len().saturating_sub(1);
    let is_kept = |place: usize| {
        let before = place.checked_sub(1).map(|before| &told[before]);
        place == last || !is_idle(&told[place], before)
    };
    let acts: Vec<Act> =
        (0..told.len()).filter(|place| is_kept(*place)).map(|place| told[place].act.clone()).collect();
    if acts.len() < told.len() {
        let again = play(&acts).filter(|again| again.last().is_some_and(|last| last.verdict() == *verdict));
        if let Some(again) = again {
            return again;
        }
    }
    told.to_vec()
}

fn is_idle(told: &Answered, before: Option<&Answered>) -> bool {
    let clocks = [before.and_then(|before| before.answer.state.clock), told.answer.state.clock];
    let is_up = |color| clocks.map(|clock| clock.is_some_and(|clock| clock.left(color).0 == 0));
    let times_up = Color::ALL.into_iter().any(|color| is_up(color) == [false, true]);
    let is_refused = |ruling: &Ruling| matches!(ruling, Ruling::Refused(_));
    match told.act.kind {
        _ if times_up => false,
        ActKind::Tick(_) => told.answer.rulings.is_empty(),
        _ => !told.answer.rulings.is_empty() && told.answer.rulings.iter().all(is_refused),
    }
}

/// Returns the story in English, if it can be told and is not too long.
fn check(story: &[StoryLine]) -> Result<String, LeftOut> {
    let english = Words::of(LANGUAGES[0]);
    let sentences = story.iter().flat_map(|line| &line.sentences);
    let said: Option<Vec<String>> = sentences.map(|sentence| english.put(sentence)).collect();
    let text = said.filter(|said| !said.is_empty()).ok_or(LeftOut::NoStory)?.join(" ");
    let values = story.iter().flat_map(|line| &line.sentences).flat_map(|sentence| &sentence.values);
    let is_endless = |value: &Value| matches!(value, Value::Moves(moves) if moves.len() > MOST_MOVES);
    match story.len() > LONGEST || values.map(|(_, value)| value).any(is_endless) {
        true => Err(LeftOut::TooLong),
        false => Ok(text),
    }
}
