//! Writes a game in the export format of PGN.

mod layout;
mod movetext;
mod unplayed;

use super::GameRecord;
use super::record::ILLEGAL_MOVE_STOOD;
use super::start::is_chess960;
use crate::Language;
use touchmove_board::Position;
use touchmove_board::fen::{CastlingField, EnPassantField};

/// How much of a game is written.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Shown {
    /// All of it.
    Everything,
    /// What can be seen on the board: not the legality of moves.
    OnTheBoard,
}

impl GameRecord {
    /// The game in the export format of PGN: the tags of the roster, the other tags in ASCII order, an empty line, the moves in
    /// lines of less than 80 characters, the result, and an empty line.
    ///
    /// Reading it gives the same record. Other readers accept it as well: there is one comment in a place, without `}` in it, and
    /// moves that they could not play are written in a comment.
    #[must_use]
    pub fn to_pgn(&self) -> String {
        self.to_pgn_in(Language::ENGLISH)
    }

    /// The same with the moves in another language, for people. Other programs expect English; [`Records::with`] reads it back.
    ///
    /// [`Records::with`]: super::Records::with
    #[must_use]
    pub fn to_pgn_in(&self, language: &Language) -> String {
        self.written(language, Shown::Everything)
    }

    /// The same, limited to what can be seen on the board: an illegal move is written like a legal one, in its place among the
    /// others, and no tag mentions it. Use it for a game in progress, whose players must notice for themselves. Other programs can
    /// read it as far as the moves are legal.
    #[must_use]
    pub fn to_pgn_as_seen(&self) -> String {
        self.written(Language::ENGLISH, Shown::OnTheBoard)
    }

    fn written(&self, language: &Language, shown: Shown) -> String {
        let mut pgn = String::new();
        let result = self.result_conflict.map_or(self.result, |conflict| conflict.tag);
        for (name, value) in self.tags.exported(result, &self.derived_tags(shown)) {
            pgn.push('[');
            pgn.push_str(&name);
            pgn.push_str(" \"");
            for letter in value.chars() {
                if matches!(letter, '"' | '\\') {
                    pgn.push('\\');
                }
                pgn.push(letter);
            }
            pgn.push_str("\"]\n");
        }
        pgn.push('\n');
        pgn.push_str(&movetext::movetext(self, language, shown));
        pgn.push('\n');
        pgn
    }

    /// The tags derived from the rest of the record.
    fn derived_tags(&self, shown: Shown) -> Vec<(&'static str, String)> {
        let mut derived = Vec::new();
        // A game of Chess960 that starts from the standard position must say so.
        let is_chess960 = self.tags.get("Variant").is_some_and(is_chess960);
        if let Some(start) = self.start().filter(|start| is_chess960 || **start != Position::standard()) {
            derived.push(("FEN", start.to_fen(CastlingField::XFen, EnPassantField::Always)));
            derived.push(("SetUp", "1".to_owned()));
        }
        if let Some(ply) = self.illegal_move_stood().filter(|_| shown == Shown::Everything) {
            derived.push((ILLEGAL_MOVE_STOOD, ply.to_string()));
        }
        derived
    }
}
