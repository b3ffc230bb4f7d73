//! A half-move of a record, and its notes.

use super::super::{ClockTime, Legality, Nag, Played};
use super::comment::{Comment, TimeCommand};
use touchmove_board::Move;

/// A half-move with its notes.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Ply {
    played: Played,
    /// Comments before it: at the beginning of a variation, or after the variations of the previous ply. In the continuation after an
    /// illegal move, those anywhere but at the beginning of a variation cannot be distinguished from comments after the previous ply,
    /// and are read back as such.
    pub comments_before: Vec<Comment>,
    /// Glyphs on it.
    pub nags: Vec<Nag>,
    /// True if a draw was offered with it.
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
    #[must_use]
    pub fn played(&self) -> Played {
        self.played
    }

    /// The move; `None` if it was not recorded.
    #[must_use]
    pub fn mv(&self) -> Option<Move> {
        self.played.mv
    }

    /// Whether the move was legal.
    #[must_use]
    pub fn legality(&self) -> Legality {
        self.played.legality
    }

    /// The time given by that command in the comments after it.
    #[must_use]
    pub fn time(&self, command: TimeCommand) -> Option<ClockTime> {
        self.comments.iter().find_map(|comment| comment.time(command))
    }

    /// The time on the player's clock after it.
    #[must_use]
    pub fn clock(&self) -> Option<ClockTime> {
        self.time(TimeCommand::Clock)
    }

    /// Sets a time in the comments: replaces the existing one, or puts it at the beginning of the first comment.
    pub fn set_time(&mut self, command: TimeCommand, time: ClockTime) {
        if !self.comments.iter_mut().any(|comment| comment.replace_time(command, time)) {
            match self.comments.first_mut() {
                Some(first) => first.begin_with_time(command, time),
                None => self.comments.push(Comment::of_time(command, time)),
            }
        }
    }
}
