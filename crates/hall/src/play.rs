//! A game in progress: the referee, and what is derived from the acts and answers beside the referee's own state.
//!
//! Everything is derived: from the entries of the board's stream when the board is first used, and then from each act.

use crate::message::{Aside, Message, Moment};
use crate::outage::Sent;
use crate::roles::{Role, Score};
use crate::senders::Senders;
use std::sync::Arc;
use touchmove_journal::{Author, Entry, digest_of};
use touchmove_laws::board::Color;
use touchmove_laws::{NoteOf, Phase};
use touchmove_notation::pgn::Played;
use touchmove_notation::{Language, write_as_seen};
use touchmove_referee::Referee;
use touchmove_referee::wire::{
    Act, ActError, ActKind, Answer, Evidence, Fen, How, Millis, Open, PendingMove, QuestionAbout, Ruling,
    Uci, act,
};

/// A game in progress. A copy shares the long parts with the original, so copying is fast however many acts there were.
#[derive(Clone, Debug, Default)]
pub(crate) struct Play {
    referee: Arc<Referee>,
    /// The number of the last entry of the stream; 0 before the game is opened.
    pub number: u64,
    /// The game time of the last entry.
    pub at_ms: u64,
    /// The moves that count, in order.
    pub moves: Arc<Vec<Ply>>,
    /// The scoresheets of White and Black.
    pub sheets: [Arc<Vec<Box<str>>>; 2],
    /// The wall time when it was opened.
    pub began_wall_ms: Option<u64>,
    /// The starting position.
    pub start: Option<Fen>,
    /// How it ended.
    pub how: Option<How>,
    /// This software would have answered differently, and no arbiter has acted since. The recorded answers stand, and the players wait.
    /// Their time does not run.
    pub is_disputed: bool,
    /// The latest message numbers of the devices.
    pub senders: Senders,
    /// The last move that was seen on the board, legal or not, unless it was taken back.
    pub last_move: Option<Uci>,
    /// The act that stopped the clocks or raised the open question; `None` while they run.
    pub stopped_by: Option<Act>,
    /// The question that was open when that act was recorded.
    asked: Option<QuestionAbout>,
    /// Moves that were made and do not count yet, the latest of each player: an illegal move, and a reply to it.
    hanging: Vec<(Color, Ply)>,
    /// The state before an arbiter's act, while the arbiter can retract the act.
    undo: Option<Arc<Undo>>,
}

/// The derived state before an act that the arbiter can retract.
#[derive(Clone, Debug)]
struct Undo {
    /// The number of the act.
    number: u32,
    moves: Arc<Vec<Ply>>,
    hanging: Vec<(Color, Ply)>,
    last_move: Option<Uci>,
    how: Option<How>,
}

/// A move of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ply {
    /// The move in UCI notation.
    pub uci: Uci,
    /// The move in PGN notation, in the game's language.
    pub san: Box<str>,
    /// The player's remaining time when it was completed.
    pub left_ms: Option<u64>,
}

/// An act that was judged but not yet recorded.
#[derive(Debug)]
pub(crate) struct Judged {
    /// The referee after it.
    pub referee: Referee,
    /// The act, with its time.
    pub act: Act,
    /// The answer.
    pub answer: Answer,
    /// When time alone will next cause something.
    pub due_ms: Option<u64>,
}

/// A game read from its stream.
#[derive(Debug)]
pub(crate) struct Replayed {
    /// The game.
    pub play: Play,
    /// What happened, in order.
    pub messages: Vec<Arc<Message>>,
    /// The acts that are answered differently now.
    pub differing: Vec<u64>,
}

impl Play {
    /// Judges an act at a game time, on a copy of the game: nothing has happened yet.
    pub(crate) fn judge(&self, mut act: Act, at_ms: u64) -> Result<Judged, ActError> {
        act.at = match act.kind {
            ActKind::Open(_) => None,
            _ => Some(Millis(at_ms)),
        };
        let mut referee = Referee::clone(&self.referee);
        let answer = referee.act(&act)?;
        let due_ms = referee.time_due();
        Ok(Judged { referee, act, answer, due_ms })
    }

    /// What the referee would answer to the last of these acts at this moment, or to the first that is refused. A game that is not opened
    /// yet is opened first.
    pub(crate) fn foresee(
        &self,
        act: Act,
        then: Vec<Act>,
        now_ms: u64,
        opening: Open,
    ) -> Result<Answer, ActError> {
        // While a game waits for the arbiter because answers differ, no time runs.
        let at_ms = match (self.number, self.is_disputed) {
            (0, _) => 0,
            (_, true) => self.at_ms,
            (_, false) => now_ms.max(self.at_ms),
        };
        let mut game = match self.number {
            0 => self.after(&self.judge(opened_by(opening), 0)?),
            _ => self.clone(),
        };
        let mut judged = game.judge(act, at_ms)?;
        for act in then {
            if judged.answer.rulings.iter().any(|ruling| matches!(ruling, Ruling::Refused(_))) {
                break;
            }
            game = game.after(&judged);
            judged = game.judge(act, at_ms)?;
        }
        Ok(judged.answer)
    }

    /// The evidence for a decision now; before the game is opened, as it will be.
    pub(crate) fn evidence(&self, opening: Open) -> Option<Evidence> {
        self.referee.evidence().or_else(|| {
            let mut referee = Referee::new();
            referee.act(&opened_by(opening)).ok()?;
            referee.evidence()
        })
    }

    /// When time alone will next cause something.
    pub(crate) fn due_ms(&self) -> Option<u64> {
        self.referee.time_due()
    }

    /// The delay that the player whose clock runs or will run next had left at the last act.
    pub(crate) fn delay_left_ms(&self) -> u64 {
        self.referee.delay_left()
    }

    /// The moves that count, for a score of that kind; `pending` are those that are not completed.
    pub(crate) fn score(&self, score: Score, pending: &[PendingMove], lang: &str) -> Vec<Ply> {
        match score {
            Score::Judged => self.moves.to_vec(),
            Score::AsSeen => self.moves_as_seen(self.completed(pending), lang),
        }
    }

    /// The number of moves that count and are completed. An illegal move that is not completed does not count.
    fn completed(&self, pending: &[PendingMove]) -> usize {
        let hangs =
            |one: &&PendingMove| self.hanging.iter().any(|(by, ply)| (*by, ply.uci) == (one.by.0, one.mv));
        let counted = pending.len() - pending.iter().filter(hangs).count();
        self.moves.len().saturating_sub(counted)
    }

    /// The first `count` moves, each written as it looked on the board.
    fn moves_as_seen(&self, count: usize, lang: &str) -> Vec<Ply> {
        let Some(Fen::Whole(mut position)) = self.start else { return Vec::new() };
        let language = Language::by_code(lang).unwrap_or(Language::ENGLISH);
        let seen = self.moves.iter().take(count).map(|ply| {
            let played = Played::new(&position, ply.uci.0);
            let san = write_as_seen(&position, ply.uci.0, language).into();
            position = played.after(&position);
            Ply { san, ..ply.clone() }
        });
        seen.collect()
    }

    /// The game as it would be after the judged act.
    pub(crate) fn after(&self, judged: &Judged) -> Self {
        Self { referee: Arc::new(judged.referee.clone()), ..self.clone() }
    }

    /// Takes over a judged act after it has been recorded.
    pub(crate) fn commit(&mut self, judged: Referee, message: &Message, sent: Option<Sent>) {
        self.referee = Arc::new(judged);
        self.number = message.number;
        self.at_ms = message.at_ms;
        self.note_sheet(&message.act);
        if message.number == 1 {
            self.began_wall_ms = Some(message.wall_ms);
            self.start = message.answer.state.fen;
        }
        self.note_undo();
        self.note_moves(&message.answer);
        self.note_stop(message);
        if let Some(sent) = sent {
            self.senders.note(sent, message.number);
        }
    }

    /// The game from its stream.
    pub(crate) fn replay(entries: &[Entry]) -> Replayed {
        let mut play = Self::default();
        let (messages, differing) = play.go_on(entries);
        Replayed { play, messages, differing }
    }

    /// Continues with the next entries of the stream. Returns what happened, and which acts are answered differently now.
    pub(crate) fn go_on(&mut self, entries: &[Entry]) -> (Vec<Arc<Message>>, Vec<u64>) {
        let mut messages = Vec::with_capacity(entries.len());
        let mut differing = Vec::new();
        for Entry { number, content, .. } in entries {
            let mut referee = Arc::unwrap_or_clone(std::mem::take(&mut self.referee));
            let answered = Act::parse(&content.body).and_then(|act| Ok((referee.act(&act)?, act)));
            let Ok((answer, act)) = answered else {
                // It had an answer then and has none now.
                if content.digest.is_some() {
                    differing.push(*number);
                    self.is_disputed = true;
                }
                (self.referee, self.number) = (Arc::new(referee), *number);
                continue;
            };
            if content.digest.is_some_and(|recorded| digest_of(&answer) != recorded) {
                differing.push(*number);
                self.is_disputed = true;
            } else if content.author.role == touchmove_journal::Role::Arbiter {
                self.is_disputed = false;
            }
            let due_ms = referee.time_due();
            let at_ms = content.at_ms.unwrap_or_default();
            let moment = Moment { number: *number, at_ms, wall_ms: content.wall_ms };
            let mut message = Message::new(moment, role_of(&content.author), act, answer, due_ms);
            message.delay_ms = referee.delay_left();
            message.aside = Aside::of(&referee);
            self.commit(referee, &message, Sent::of(&content.author));
            messages.push(Arc::new(message));
        }
        (messages, differing)
    }

    fn note_sheet(&mut self, act: &Act) {
        let ActKind::Write(act::Write { text, by: Some(by), instead }) = &act.kind else { return };
        let sheet = Arc::make_mut(&mut self.sheets[by.0 as usize]);
        let place = instead.and_then(|entry| usize::try_from(entry).ok()?.checked_sub(1));
        match place.and_then(|place| sheet.get_mut(place)) {
            Some(entry) => *entry = text.as_str().into(),
            None => sheet.push(text.as_str().into()),
        }
    }

    /// Notes the act that stopped the clocks or raised the open question.
    fn note_stop(&mut self, message: &Message) {
        let state = &message.answer.state;
        let asked = state.question.as_ref().map(|question| question.about);
        if state.phase.0 != Phase::Stopped {
            self.stopped_by = None;
        } else if self.stopped_by.is_none() || asked != self.asked {
            self.stopped_by = Some(message.act.clone());
        }
        self.asked = asked;
    }

    /// Keeps the state before an act that can be retracted, only for as long as that is possible.
    fn note_undo(&mut self) {
        let Some(number) = self.referee.retractable() else { return };
        if self.undo.as_ref().is_none_or(|undo| undo.number != number) {
            let (moves, hanging) = (self.moves.clone(), self.hanging.clone());
            let (last_move, how) = (self.last_move, self.how);
            self.undo = Some(Arc::new(Undo { number, moves, hanging, last_move, how }));
        }
    }

    /// Takes back the end of a game, or a retracted act of the arbiter.
    fn take_back(&mut self, what: NoteOf) {
        match what {
            NoteOf::Reopen | NoteOf::Admitted => self.how = None,
            NoteOf::Retract => {
                if let Some(undo) = self.undo.take() {
                    Undo {
                        moves: self.moves,
                        hanging: self.hanging,
                        last_move: self.last_move,
                        how: self.how,
                        ..
                    } = Arc::unwrap_or_clone(undo);
                }
            }
            _ => {}
        }
    }

    fn note_moves(&mut self, answer: &Answer) {
        let ply = answer.state.ply.unwrap_or_default();
        let mut completed = None;
        for ruling in &answer.rulings {
            match ruling {
                Ruling::Over(over) => self.how = Some(over.how),
                Ruling::Made(made) => {
                    let san = made.san.as_deref().unwrap_or_default().into();
                    self.last_move = Some(made.mv);
                    self.hanging.retain(|(by, _)| *by != made.by.0);
                    self.hanging.push((made.by.0, Ply { uci: made.mv, san, left_ms: None }));
                }
                Ruling::Restored(_) => self.last_move = None,
                Ruling::Note(note) => self.take_back(note.what.0),
                Ruling::Completed(ruling) => completed = ruling.mv.map(|mv| (ruling.by.0, mv)),
                _ => {}
            }
        }
        // No list is kept of a game whose moves are not reported.
        if self.start.is_none() {
            self.last_move = None;
            return self.hanging.clear();
        }
        if self.moves.len() > ply {
            Arc::make_mut(&mut self.moves).truncate(ply);
        }
        let counted = (ply - self.moves.len()).min(self.hanging.len());
        for (_, mut counted) in self.hanging.drain(..counted) {
            // A pawn left on the last rank counts as promoted to a queen.
            let squares = |mv: Uci| (mv.0.from, mv.0.to);
            if let Some((_, mv)) = completed.filter(|(_, mv)| squares(*mv) == squares(counted.uci)) {
                counted.uci = mv;
            }
            Arc::make_mut(&mut self.moves).push(counted);
        }
        // A move that was taken back does not count later.
        let pending = &answer.state.pending;
        self.hanging.retain(|(by, ply)| pending.iter().any(|one| (one.by.0, one.mv) == (*by, ply.uci)));
        if let Some((by, mv)) = completed
            && let Some(ply) =
                Arc::make_mut(&mut self.moves).iter_mut().rev().take(2).find(|ply| ply.uci == mv)
        {
            ply.left_ms = answer.state.clock.map(|clock| clock.left(by).0);
        }
        if self.referee.retractable().is_none() {
            self.undo = None;
        }
    }
}

/// The author of an entry of the journal, with the number that the device gave its message.
pub(crate) fn author(role: Option<Role>, link: Option<u64>, seq: Option<u64>) -> Author {
    let role = match role {
        // A player is always White or Black at a board, and spectators record nothing.
        None | Some(Role::Player | Role::Spectator) => return Author::SERVER,
        Some(Role::Organiser) => touchmove_journal::Role::Organiser,
        Some(Role::Arbiter) => touchmove_journal::Role::Arbiter,
        Some(Role::Assistant) => touchmove_journal::Role::Assistant,
        Some(Role::Table) => touchmove_journal::Role::Table,
        Some(Role::White) => touchmove_journal::Role::White,
        Some(Role::Black) => touchmove_journal::Role::Black,
    };
    let link = link.map(|link| match seq {
        Some(seq) => format!("{link}#{seq}"),
        None => link.to_string(),
    });
    Author { role, link }
}

/// The link of an author.
pub(crate) fn link_of(author: &Author) -> Option<u64> {
    author.link.as_deref()?.split('#').next()?.parse().ok()
}

/// The role of an author.
pub(crate) fn role_of(author: &Author) -> Option<Role> {
    Some(match author.role {
        touchmove_journal::Role::White => Role::White,
        touchmove_journal::Role::Black => Role::Black,
        touchmove_journal::Role::Table => Role::Table,
        touchmove_journal::Role::Arbiter => Role::Arbiter,
        touchmove_journal::Role::Assistant => Role::Assistant,
        touchmove_journal::Role::Organiser => Role::Organiser,
        touchmove_journal::Role::Server => return None,
    })
}

/// The act that opens a game.
pub(crate) fn opened_by(open: Open) -> Act {
    ActKind::Open(Box::new(open)).into()
}

/// The message of a board whose game has not been opened: what it will be opened with, and its first state.
///
/// # Errors
/// The settings do not open a game.
pub(crate) fn unopened(open: Open) -> Result<Message, ActError> {
    let Judged { act, answer, .. } = Play::default().judge(opened_by(open), 0)?;
    Ok(Message::new(Moment::default(), None, act, answer, None))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::{Judged, Play};
    use crate::message::{Message, Moment};
    use std::sync::Arc;
    use touchmove_referee::wire::Act;

    /// The derived state of a game after these acts, a second apart: the moves, and whether it has ended.
    fn after(acts: &[&str]) -> (String, bool) {
        let mut play = Play::default();
        for (number, act) in (1..).zip(acts) {
            let at_ms = number * 1000;
            let act = Act::parse(act).unwrap();
            let Judged { referee, act, answer, due_ms } = play.judge(act, at_ms).unwrap();
            let moment = Moment { number, at_ms, wall_ms: at_ms };
            play.commit(referee, &Message::new(moment, None, act, answer, due_ms), None);
        }
        let moves: Vec<&str> = play.moves.iter().map(|ply| &*ply.san).collect();
        (moves.join(" "), play.how.is_some())
    }

    /// However long a game is, players must not wait while it is copied for a spectator.
    #[test]
    fn a_copy_shares_what_is_long() {
        let mut play = Play::default();
        for (number, act) in (1..).zip(GAME) {
            let Judged { referee, act, answer, due_ms } =
                play.judge(Act::parse(act).unwrap(), number * 1000).unwrap();
            let moment = Moment { number, at_ms: number * 1000, wall_ms: 0 };
            play.commit(referee, &Message::new(moment, None, act, answer, due_ms), None);
        }
        let copy = play.clone();
        assert!(Arc::ptr_eq(&play.moves, &copy.moves) && Arc::ptr_eq(&play.referee, &copy.referee));
        assert!((0..2).all(|side| Arc::ptr_eq(&play.sheets[side], &copy.sheets[side])));
    }

    const GAME: [&str; 6] = [
        r#"{"act":"open","time":"5400+30"}"#,
        r#"{"act":"start"}"#,
        r#"{"act":"move","by":"white","move":"e2e4"}"#,
        r#"{"act":"press","by":"white"}"#,
        r#"{"act":"move","by":"black","move":"e7e5"}"#,
        r#"{"act":"press","by":"black"}"#,
    ];

    fn then(acts: &[&str]) -> (String, bool) {
        after(&[&GAME, acts].concat())
    }

    #[test]
    fn what_the_arbiter_takes_back_is_there_again() {
        const RESTORE: &str = r#"{"act":"restore","ply":0}"#;
        const RETRACT: &str = r#"{"act":"retract"}"#;
        const TICK: &str = r#"{"act":"tick"}"#;
        assert_eq!(then(&[RESTORE]), (String::new(), false));
        assert_eq!(then(&[RESTORE, TICK, RETRACT]), ("e4 e5".to_owned(), false));
        // Of two acts only the last can be retracted.
        assert_eq!(
            then(&[RESTORE, r#"{"act":"set_clock","white_ms":60000}"#, RETRACT]),
            (String::new(), false)
        );
        assert_eq!(then(&[RESTORE, RESTORE, RETRACT, RETRACT]), (String::new(), false));
    }

    #[test]
    fn a_game_that_goes_on_has_not_ended() {
        const RESIGN: &str = r#"{"act":"resign","by":"white"}"#;
        const DECLARE: &str = r#"{"act":"declare","result":"1-0"}"#;
        assert_eq!(then(&[RESIGN]), ("e4 e5".to_owned(), true));
        assert_eq!(then(&[RESIGN, r#"{"act":"reopen"}"#]), ("e4 e5".to_owned(), false));
        assert_eq!(then(&[DECLARE, r#"{"act":"retract"}"#]), ("e4 e5".to_owned(), false));
        assert_eq!(then(&[RESIGN, DECLARE, r#"{"act":"retract"}"#]), ("e4 e5".to_owned(), true));
    }
}
