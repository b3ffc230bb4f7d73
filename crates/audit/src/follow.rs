//! Follows a game move by move.
//!
//! An illegal move is played as if it stood (A.5.2 of 2023), and the game continues from there. It is followed as long as that makes
//! sense: until a text that can mean several moves or none, an illegal move in reply to another, the capture of a king, or a move that was
//! not recorded.

use crate::clocks::Clocks;
use crate::course::Course;
use crate::day::InForce;
use crate::heading::Heading;
use crate::judge::Ended;
use crate::stood::Stood;
use crate::times::Times;
use touchmove_board::{Color, Move, Position, Reason};
use touchmove_laws::{AutomaticEnding, EditionName};
use touchmove_notation::ReadError;
use touchmove_notation::pgn::{
    At, Flow, Follower, GameResult, Legality, Listener, PgnError, PgnErrorKind, Played, Unplayable, decode,
};

/// The maximum number of half-moves that are followed: ten times as many as in the longest game ever played.
pub(crate) const LONGEST: usize = 1 << 16;

/// The number of faults of a game that are kept; the others are counted.
const KEPT_FAULTS: usize = 20;

/// A move that does not follow the Laws.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct WrongMove {
    /// The half-move, from 1.
    pub(crate) ply: u32,
    /// The move as written.
    pub(crate) text: String,
    pub(crate) why: Wrong,
}

/// Why a move is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Wrong {
    Unreadable,
    Ambiguous(Vec<Move>),
    Illegal(Reason),
}

/// How far a game is followed.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub(crate) enum Track {
    /// To the end.
    #[default]
    Whole,
    /// To a position without legal moves, after which more moves are recorded.
    PlayedOn,
    /// To a position after which the game is unknown.
    Lost,
    /// There is no position at all.
    NoStart,
}

/// A game.
#[derive(Default)]
pub(crate) struct Game {
    /// The edition that the caller chose.
    wanted: Option<EditionName>,
    pub(crate) heading: Heading,
    pub(crate) in_force: Option<InForce>,
    pub(crate) course: Course,
    /// The player who made the last move.
    mover: Option<Color>,
    /// The number of half-moves written.
    pub(crate) plies: u32,
    pub(crate) track: Track,
    pub(crate) wrong: Vec<WrongMove>,
    pub(crate) stood: Stood,
    pub(crate) clocks: Clocks,
    /// The result after the moves.
    pub(crate) outcome: Option<GameResult>,
    /// The byte offsets of that result and of the Result tag.
    pub(crate) outcome_at: Option<u64>,
    pub(crate) result_tag_at: Option<u64>,
    pub(crate) faults: Vec<PgnError>,
    pub(crate) fault_count: u64,
    /// The text of an illegal move, until it is played.
    illegal_text: Option<String>,
    is_over: bool,
}

impl Game {
    /// A game that is judged by that edition.
    pub(crate) fn judged_by(edition: EditionName) -> Self {
        Self { wanted: Some(edition), ..Self::default() }
    }

    /// Notes the position after the last move.
    #[inline]
    fn put(&mut self, position: &Position) {
        // The start has been noted already.
        if self.course.len() > 0 {
            self.course.note(position, !self.wrong.is_empty());
        }
    }

    /// Stops following the game at this position.
    #[cold]
    fn stop_at(&mut self, last: &Position, track: Track) {
        self.put(last);
        self.lose(last, track);
    }

    /// The game is not followed beyond this position, which has been noted.
    #[cold]
    fn lose(&mut self, last: &Position, track: Track) {
        self.course.end_at(last);
        self.track = track;
    }

    /// Ends the game. If it was followed to its end, it ended in this position.
    pub(crate) fn end(&mut self, position: &Position) {
        if self.track == Track::Whole {
            self.put(position);
            self.course.end_at(position);
        }
        if let Some(first) = self.course.suspect() {
            let positions = self.course.positions();
            let wrong = self.wrong.first().map_or(usize::MAX, |wrong| wrong.ply as usize);
            for ply in first..positions.len() {
                self.stood.look(&positions[..=ply], wrong <= ply);
            }
        }
    }

    /// The dead position that ended the game, once the judge has searched for one.
    pub(crate) fn dead(&self) -> Option<Ended> {
        Ended::after(self.stood.dead?, AutomaticEnding::DeadPosition, self.course.positions())
    }

    /// Returns true if the last move was illegal.
    fn is_after_illegal_move(&self) -> bool {
        self.wrong.last().is_some_and(|last| last.ply as usize == self.course.len())
    }

    /// Returns true if the last move ended the game by checkmate or stalemate. Only a legal move does (5.1.1, 5.2.1).
    #[cold]
    fn has_ended(&self, position: &Position) -> bool {
        !self.is_after_illegal_move() && AutomaticEnding::without_legal_moves(position).is_some()
    }

    /// Records that the game is unknown after this position.
    #[cold]
    fn loses_track(&mut self, last: &Position) {
        let track = if self.has_ended(last) { Track::PlayedOn } else { Track::Lost };
        self.lose(last, track);
    }

    /// Records an illegal move. Returns how far the game is followed.
    #[cold]
    fn illegal(&mut self, before: &Position, text: String, reason: Reason) -> Track {
        if self.has_ended(before) {
            return Track::PlayedOn;
        }
        let in_reply = self.is_after_illegal_move();
        self.wrong.push(WrongMove { ply: self.course.len() as u32 + 1, text, why: Wrong::Illegal(reason) });
        if in_reply || reason == Reason::KingCaptured || !before.board.has_one_king_each() {
            return Track::Lost;
        }
        Track::Whole
    }
}

impl Listener for Game {
    fn begin_game(&mut self) {
        self.heading.clear();
        self.course.clear();
        self.mover = None;
        self.plies = 0;
        self.track = Track::Whole;
        self.wrong.clear();
        self.stood = Stood::default();
        self.outcome = None;
        self.outcome_at = None;
        self.result_tag_at = None;
        self.faults.clear();
        self.fault_count = 0;
        self.illegal_text = None;
        self.is_over = false;
    }

    fn tag(&mut self, name: &[u8], value: &[u8], at: At<'_>) {
        self.heading.tag(name, value);
        if name == b"Result" {
            self.result_tag_at.get_or_insert(at.offset());
        }
    }

    #[inline]
    fn comment(&mut self, text: &[u8], _: At<'_>) {
        if let Some(mover) = self.mover
            && self.clocks.is_used()
            && self.track == Track::Whole
            && !self.is_over
        {
            self.clocks.told(mover, self.course.len() as u32, Times::of(text));
        }
    }

    fn outcome(&mut self, result: GameResult, at: At<'_>) {
        if self.outcome.is_none() {
            self.outcome = Some(result);
            self.outcome_at = Some(at.offset());
        }
        self.is_over = true;
    }

    fn fault(&mut self, fault: PgnError) {
        self.fault_count += 1;
        if self.faults.len() < KEPT_FAULTS {
            self.faults.push(fault);
        }
    }
}

impl Follower for Game {
    const READS_VARIATIONS: bool = false;

    fn begin_moves(&mut self, start: Option<&Position>) -> Flow {
        let in_force = self.wanted.map_or_else(|| InForce::on_the_day_of(&self.heading), InForce::chosen);
        self.in_force = Some(in_force);
        let control = self.heading.time_control().filter(|_| in_force.edition.is_some());
        self.clocks.begin(control.as_deref());
        match start {
            Some(start) => self.course.begin(start),
            None => self.track = Track::NoStart,
        }
        Flow::Read
    }

    #[inline]
    fn ply(&mut self, before: &Position, played: Played, at: At<'_>) {
        self.plies = self.plies.saturating_add(1);
        if self.track != Track::Whole {
            return;
        }
        // The position after the last move is noted at the end.
        self.put(before);
        let Some(mv) = played.mv else { return self.loses_track(before) };
        if self.course.len() >= LONGEST {
            self.fault(PgnError { place: at.place(), kind: PgnErrorKind::GameTooLong });
            return self.loses_track(before);
        }
        if let Legality::Stood(reason) = played.legality {
            let text = self.illegal_text.take().unwrap_or_else(|| mv.to_string());
            let track = self.illegal(before, text, reason);
            if track != Track::Whole {
                return self.lose(before, track);
            }
        }
        self.course.add(mv);
        self.mover = Some(before.turn);
        if self.clocks.is_used() {
            self.clocks.made(before.turn);
        }
    }

    fn unplayable(&mut self, before: &Position, token: &[u8], why: &ReadError, _: At<'_>) -> Unplayable {
        if self.track != Track::Whole {
            return Unplayable::EndsQuietly;
        }
        // A text that is not a move does not count as a move after the end.
        let is_move = *why != ReadError::Unreadable;
        if is_move && self.has_ended(before) {
            self.plies = self.plies.saturating_add(1);
            self.stop_at(before, Track::PlayedOn);
            return Unplayable::EndsQuietly;
        }
        let text = decode(token).into_owned();
        let wrong = match why {
            ReadError::Illegal { meant: Some(mv), .. } => {
                self.illegal_text = Some(text);
                return Unplayable::Stood(*mv);
            }
            ReadError::Illegal { meant: None, reason } => Wrong::Illegal(*reason),
            ReadError::Unreadable => Wrong::Unreadable,
            ReadError::Ambiguous(moves) => Wrong::Ambiguous(moves.clone()),
        };
        self.plies = self.plies.saturating_add(u32::from(is_move));
        self.stop_at(before, Track::Lost);
        self.wrong.push(WrongMove { ply: self.course.len() as u32 + 1, text, why: wrong });
        Unplayable::EndsQuietly
    }
}
