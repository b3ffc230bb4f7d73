//! The notes of arbiters and assistants at the boards of an event.

use crate::facts::BoardId;
use crate::roles::Role;
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use utoipa::ToSchema;

/// A note at a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Note {
    /// Its number at the board, from 1.
    pub n: u64,
    /// Wall time, in milliseconds since the beginning of 1970 (UTC).
    pub wall: u64,
    /// The role of the author; null for the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub role: Option<Role>,
    /// The number of the act that it is about; without one it is about the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub act: Option<u64>,
    /// The text.
    pub text: String,
}

/// The notes of an event.
#[derive(Debug, Default)]
pub(crate) struct Notes {
    boards: Mutex<BTreeMap<BoardId, Vec<Note>>>,
}

impl Notes {
    fn boards(&self) -> MutexGuard<'_, BTreeMap<BoardId, Vec<Note>>> {
        self.boards.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a note that was recorded.
    pub(crate) fn add(
        &self,
        board: BoardId,
        wall: u64,
        role: Option<Role>,
        act: Option<u64>,
        text: String,
    ) -> Note {
        let mut boards = self.boards();
        let notes = boards.entry(board).or_default();
        let note = Note { n: notes.len() as u64 + 1, wall, role, act, text };
        notes.push(note.clone());
        note
    }

    /// The notes at a board, in order.
    pub(crate) fn at(&self, board: BoardId) -> Vec<Note> {
        self.boards().get(&board).cloned().unwrap_or_default()
    }
}
