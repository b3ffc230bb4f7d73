//! A half-move of a record, and what was written beside it.

use super::super::{ClockTime, Legality, Nag, Played};
use super::comment::{Comment, TimeCommand};
use touchmove_board::Move;

/// A half-move with its notes.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Ply {
    played: Played,
    /// Comments before it: at the beginning of a variation, or after the variations of the ply before. In what follows an illegal move,
    /// they cannot be told elsewhere from comments after the ply before, and come back as such when the game is read.
    pub comments_before: Vec<Comment>,
    /// Glyphs on it.
    pub nags: Vec<Nag>,
    /// A draw was offered with it.
    pub draw_offered: bool,
    /// Comments after it.
    pub comments: Vec<Comment>,
}

impl Ply {
    pub(super) fn new(played: Played) -> Self {
        Self {
            played,
            comments_before: Vec::new(),
            nags: Vec::new(),
            draw_offered: false,
            comments: Vec::new(),
        }
    }

    /// What was done on the board.
    pub fn played(&self) -> Played {
        self.played
    }

    /// The move; none if it was not recorded.
    pub fn mv(&self) -> Option<Move> {
        self.played.mv
    }

    /// Whether the move was legal.
    pub fn legality(&self) -> Legality {
        self.played.legality
    }

    /// What the comments after it say of the time.
    pub fn time(&self, command: TimeCommand) -> Option<ClockTime> {
        self.comments.iter().find_map(|comment| comment.time(command))
    }

    /// What the clock of the player showed after it.
    pub fn clock(&self) -> Option<ClockTime> {
        self.time(TimeCommand::Clock)
    }

    /// Says a time in the comments: in the place of the one that is there, or at the beginning of the first.
    pub fn set_time(&mut self, command: TimeCommand, time: ClockTime) {
        if !self.comments.iter_mut().any(|comment| comment.replace_time(command, time)) {
            match self.comments.first_mut() {
                Some(first) => first.begin_with_time(command, time),
                None => self.comments.push(Comment::of_time(command, time)),
            }
        }
    }
}
