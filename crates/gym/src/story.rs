//! A story, generated from acts: what happened at a board up to the moment when the arbiter must rule.
//!
//! - A line is one or more sentences, with the board and the clocks after it. Consecutive ordinary moves share one line.
//! - The story includes earlier rulings in the game, but never the ruling on the last act, which is the question.
//! - Clocks are mentioned where they matter: after a long think, when a player is short of time, and when time runs out.

use crate::acts::{Moment, Session, actor, position, sentence};
use crate::announcing::{announcement, is_not_announced, is_routine};
use crate::merging::finished;
use crate::movement::{Movement, UsedHands};
use crate::play::Answered;
use crate::sheets::Sheets;
use crate::table::Table;
use crate::words::{Sentence, Value};
use touchmove_laws::board::{Color, Move, Position};
use touchmove_laws::{Moves, Phase, PressingHand};
use touchmove_referee::wire::act::{Move as MoveAct, Press};
use touchmove_referee::wire::{ActKind, ClockState, Hands, Open, State};

/// A line of a story, before it is put into a language.
#[derive(Clone, Debug)]
pub(crate) struct StoryLine {
    pub(crate) sentences: Vec<Sentence>,
    /// The visible state after it.
    pub(crate) table: Table,
    /// The move in this line, if any.
    pub(crate) moved: Option<Moved>,
}

/// A move in its own line.
#[derive(Clone, Debug)]
pub(crate) struct Moved {
    pub(crate) by: Color,
    /// Whether the player pressed the clock after it.
    pub(crate) pressed: Pressed,
    /// The move, if it is ordinary and needs no further description.
    pub(crate) ordinary: Option<(Position, Move)>,
}

/// Whether a move was followed by a press.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Pressed {
    Yes,
    NotYet,
    /// There is no clock.
    NoClock,
}

/// A think of at least this length is mentioned, in milliseconds.
const LONG_THINK: u64 = 60_000;
/// Below this, a player's time is mentioned, in milliseconds.
const SHORT_OF_TIME: u64 = 120_000;

/// Returns the story of a game, up to its last act. None if one of the acts cannot be told.
pub(crate) fn story(told: &[Answered]) -> Option<Vec<StoryLine>> {
    let (opened, rest) = told.split_first()?;
    let ActKind::Open(open) = &opened.act.kind else { return None };
    let mut writer = Writer {
        untold: open.moves.is_some_and(|moves| moves.0 == Moves::Untold),
        unseen_move: None,
        sheets: (open.scoresheets == Some(true)).then(Sheets::default),
        lines: Vec::new(),
        before: &opened.answer.state,
        at: 0,
        since: None,
        seen: Table::ruled(&opened.answer.state),
        shown: opened.answer.state.clock,
    };
    let last = rest.len().checked_sub(1)?;
    for (place, told) in rest.iter().enumerate() {
        if place == last {
            writer.show_sheets();
        } else if writer.is_written_down(told) {
            writer.go_on(told);
            continue;
        }
        let announcement = announcement(told).filter(|_| place < last);
        writer.seen = match announcement.is_some() || place == last {
            true => Table::unruled(told, moved(told, writer.before), writer.before),
            false => Table::ruled(&told.answer.state),
        };
        writer.tell(told)?;
        writer.announce(announcement, told);
        writer.go_on(told);
    }
    Some(finished(writer.lines))
}

/// Returns how a game was opened, for uses before the story.
pub(crate) fn opened(told: &[Answered]) -> Option<(&Open, &State)> {
    let first = told.first()?;
    match &first.act.kind {
        ActKind::Open(open) => Some((open, &first.answer.state)),
        _ => None,
    }
}

struct Writer<'a> {
    untold: bool,
    /// The player who has sealed a move, or carried one out without announcing it.
    unseen_move: Option<Color>,
    /// The scoresheets, if they are kept.
    sheets: Option<Sheets>,
    lines: Vec<StoryLine>,
    before: &'a State,
    at: u64,
    since: Option<Session>,
    /// The visible state after the current act.
    seen: Table,
    /// The clocks as last mentioned.
    shown: Option<ClockState>,
}

impl<'a> Writer<'a> {
    fn tell(&mut self, told: &'a Answered) -> Option<()> {
        let at = told.act.at.map_or(self.at, |at| at.0);
        let moment = Moment { before: self.before, after: &told.answer.state, at, since: self.since };
        let mut sentences = self.times_up();
        match &told.act.kind {
            ActKind::Move(act) => return self.movement(act, told, sentences),
            ActKind::Press(act) => return self.press(act, told, sentences),
            ActKind::Tick(_) if !sentences.is_empty() => {}
            ActKind::Tick(_) => sentences.push(self.time_passes(at)?),
            // Starting the clock is not mentioned, unless it has consequences.
            ActKind::Start(start) if start.absent.as_ref().is_none_or(Vec::is_empty) => {
                if !told.answer.rulings.is_empty() {
                    sentences.push(sentence(&told.act, moment)?);
                }
            }
            // The arbiter's own decisions are only announced.
            ActKind::Rule(_)
            | ActKind::Penalise(_)
            | ActKind::Declare(_)
            | ActKind::Restore(_)
            | ActKind::GrantTime(_)
            | ActKind::Annul(_)
            | ActKind::Reopen(_)
            | ActKind::Retract(_)
            | ActKind::Admit(_) => {}
            _ => sentences.push(sentence(&told.act, moment)?),
        }
        self.line(sentences, told);
        Some(())
    }

    /// Tells a move and its details.
    fn movement(&mut self, act: &MoveAct, told: &Answered, mut sentences: Vec<Sentence>) -> Option<()> {
        let by = act.by?.0;
        let hands = match act.hands {
            Some(Hands(touchmove_laws::Hands::Two)) => UsedHands::Both,
            _ => UsedHands::One,
        };
        let movement = Movement::of(position(self.before), by, &act.mv);
        let is_plain = sentences.is_empty() && hands == UsedHands::One && told.act.assistant != Some(true);
        let ordinary = match &movement {
            Movement::Legal(before, mv) if is_plain && is_routine(told) => Some((**before, *mv)),
            _ => None,
        };
        let mut sentence = movement.sentence(hands)?.with("player", actor(&told.act, by));
        let is_silent = told.answer.rulings.iter().any(is_not_announced);
        if is_silent {
            sentence.message = "move-silent".into();
        }
        sentences.push(sentence);
        self.line(sentences, told);
        let waits = self.before.clock.is_some() && !is_silent;
        let pressed = if waits { Pressed::NotYet } else { Pressed::NoClock };
        if let Some(line) = self.lines.last_mut() {
            line.moved = Some(Moved { by, pressed, ordinary });
        }
        Some(())
    }

    fn press(&mut self, act: &Press, told: &Answered, mut sentences: Vec<Sentence>) -> Option<()> {
        let by = act.by?.0;
        let is_other_hand = act.hand.is_some_and(|hand| hand.0 == PressingHand::Other);
        if self.untold && !is_other_hand {
            return self.press_untold(by, told, sentences);
        }
        let is_joined = sentences.is_empty() && !is_other_hand && told.act.assistant != Some(true);
        if let Some(line) = self.lines.last_mut().filter(|_| is_joined)
            && let Some(moved) = &mut line.moved
            && moved.by == by
            && moved.pressed == Pressed::NotYet
        {
            moved.pressed = Pressed::Yes;
            moved.ordinary = moved.ordinary.filter(|_| is_routine(told));
            line.table = self.seen;
            self.show_clocks();
            return Some(());
        }
        let is_pending = self.before.pending.iter().any(|pending| pending.by.0 == by);
        let has_moved = is_pending || self.unseen_move == Some(by);
        let message = match (is_other_hand, has_moved) {
            (true, _) if self.untold => "untold-move-other-hand",
            (true, _) => "press-other-hand",
            (false, true) => "press",
            (false, false) => "press-without-move",
        };
        sentences.push(Sentence::new(message).with("player", actor(&told.act, by)));
        self.line(sentences, told);
        Some(())
    }

    /// Tells a press on a wooden board, where nothing else is known of the move.
    fn press_untold(&mut self, by: Color, told: &Answered, mut sentences: Vec<Sentence>) -> Option<()> {
        let clock = told.answer.state.clock?;
        let count = Sentence::new("untold-moves")
            .with("white", Value::Number(clock.white_moves.into()))
            .with("black", Value::Number(clock.black_moves.into()));
        let is_plain = sentences.is_empty() && is_routine(told);
        let same = |line: &StoryLine| {
            line.sentences.first().is_some_and(|first| first.message.starts_with("untold-"))
        };
        match self.lines.last_mut().filter(|line| is_plain && same(line)) {
            Some(line) => {
                line.sentences = vec![count];
                line.table = self.seen;
                self.show_clocks();
            }
            None => {
                sentences.push(Sentence::new("untold-move").with("player", Value::Player(by)));
                self.line(sentences, told);
            }
        }
        Some(())
    }

    /// Returns true for an entry on a scoresheet without consequences. The scoresheets are described as a whole, before the last act.
    fn is_written_down(&mut self, told: &Answered) -> bool {
        let (Some(sheets), ActKind::Write(write)) = (&mut self.sheets, &told.act.kind) else { return false };
        sheets.write(write);
        told.answer.rulings.is_empty() && told.act.assistant != Some(true)
    }

    fn show_sheets(&mut self) {
        let sentences: Vec<Sentence> = self.sheets.iter().flat_map(Sheets::sentences).collect();
        if !sentences.is_empty() {
            self.lines.push(StoryLine { sentences, table: Table::ruled(self.before), moved: None });
        }
    }

    /// Tells whose time has just run out.
    fn times_up(&self) -> Vec<Sentence> {
        let (Some(before), Some(after)) = (self.before.clock, self.seen.clock) else { return Vec::new() };
        let ran_out = |color: &Color| before.left(*color).0 > 0 && after.left(*color).0 == 0;
        let players = Color::ALL.into_iter().filter(ran_out);
        players.map(|color| Sentence::new("time-up").with("by", Value::Form(color.name()))).collect()
    }

    fn time_passes(&self, at: u64) -> Option<Sentence> {
        let session = self.since?;
        let message = match session {
            Session::Started(_) => "time-passes",
            Session::Resumed(_) => "time-passes-resumption",
        };
        Some(Sentence::new(message).with("time", Value::Time(session.ago(at))))
    }

    fn line(&mut self, sentences: Vec<Sentence>, told: &Answered) {
        if sentences.is_empty() {
            return;
        }
        self.lines.push(StoryLine { sentences, table: self.seen, moved: None });
        if !matches!(told.act.kind, ActKind::SetClock(_)) {
            self.show_clocks();
        }
    }

    /// Mentions the clocks after the last line, where they matter.
    fn show_clocks(&mut self) {
        let (Some(clock), Some(shown), Some(line)) = (self.seen.clock, self.shown, self.lines.last_mut())
        else {
            return;
        };
        let matters = |color: Color| {
            let (left, before) = (clock.left(color).0, shown.left(color).0);
            let used = before.saturating_sub(left);
            used >= LONG_THINK || left < SHORT_OF_TIME && left > 0 && used >= 1000
        };
        if Color::ALL.into_iter().any(matters) {
            line.sentences.retain(|sentence| sentence.message != "clocks");
            line.sentences.push(
                Sentence::new("clocks")
                    .with("white", Value::Time(clock.white_ms.0))
                    .with("black", Value::Time(clock.black_ms.0)),
            );
            self.shown = Some(clock);
        }
    }

    /// Tells the arbiter's announcement after an act that is not the last.
    fn announce(&mut self, announcement: Option<Sentence>, told: &Answered) {
        if let Some(sentence) = announcement {
            self.seen = Table::ruled(&told.answer.state);
            self.line(vec![sentence], told);
        }
    }

    fn go_on(&mut self, told: &'a Answered) {
        let at = told.act.at.map_or(self.at, |at| at.0);
        match &told.act.kind {
            ActKind::Start(_) => self.since = Some(Session::Started(at)),
            ActKind::Resume(_) if self.before.phase.0 == Phase::Adjourned => {
                self.since = Some(Session::Resumed(at));
            }
            ActKind::SetClock(_) => self.shown = told.answer.state.clock,
            ActKind::Seal(seal) => self.unseen_move = seal.by.map(|by| by.0),
            ActKind::Move(act) if told.answer.rulings.iter().any(is_not_announced) => {
                self.unseen_move = act.by.map(|by| by.0);
            }
            _ => {}
        }
        self.at = at;
        self.before = &told.answer.state;
    }
}

/// Returns the move that the act made on the board.
fn moved(told: &Answered, before: &State) -> Option<Move> {
    match &told.act.kind {
        ActKind::Move(act) => Movement::of(position(before), act.by?.0, &act.mv).made(),
        _ => None,
    }
}
