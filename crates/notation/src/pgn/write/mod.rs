//! Writing a game in PGN's export format.

mod layout;
mod movetext;
mod unplayed;

use super::GameRecord;
use super::record::ILLEGAL_MOVE_STOOD;
use super::start::is_chess960;
use crate::Language;
use touchmove_board::Position;
use touchmove_board::fen::{CastlingField, EnPassantField};

impl GameRecord {
    /// The game as PGN's export format has it: the tags of the roster, the other tags in the order of ASCII, an empty line,
    /// the moves in lines of less than 80 characters, the result, and an empty line.
    ///
    /// Reading it gives the same record. Other readers take it as well: there is one comment at a place, without `}` in it, and moves
    /// that they could not play stand in a comment.
    pub fn to_pgn(&self) -> String {
        self.to_pgn_in(Language::ENGLISH)
    }

    /// The same with the moves in another language, for people. Other programs want English; [`Records::with`] reads it back.
    ///
    /// [`Records::with`]: super::Records::with
    pub fn to_pgn_in(&self, language: &Language) -> String {
        let mut pgn = String::new();
        let result = self.result_conflict.map_or(self.result, |conflict| conflict.tag);
        for (name, value) in self.tags.exported(result, &self.derived_tags()) {
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
        pgn.push_str(&movetext::movetext(self, language));
        pgn.push('\n');
        pgn
    }

    /// The tags that say what the rest of the record does.
    fn derived_tags(&self) -> Vec<(&'static str, String)> {
        let mut derived = Vec::new();
        // A game of Chess960 may start from the array of standard chess, and says so.
        let is_chess960 = self.tags.get("Variant").is_some_and(is_chess960);
        if let Some(start) = self.start().filter(|start| is_chess960 || **start != Position::standard()) {
            derived.push(("FEN", start.to_fen(CastlingField::XFen, EnPassantField::Always)));
            derived.push(("SetUp", "1".to_owned()));
        }
        if let Some(ply) = self.illegal_move_stood() {
            derived.push((ILLEGAL_MOVE_STOOD, ply.to_string()));
        }
        derived
    }
}
