//! Reconstruction when no scoresheet is complete: what both have in common, and a game that fits them and the board (8.5, 8.6).
//!
//! Entries on a scoresheet are taken as played: the game is at least as long as the longer sheet, and every move is one written at its ply
//! if anything readable is. The search is limited by the number of positions, never by time, so that answers are reproducible. If it finds
//! no game, one may still exist.

use crate::Reconstruction;
use touchmove_board::{Move, Position, Square};
use touchmove_notation::{Language, Mode, read};

/// The limit on positions searched for each length of the game.
const NODES: u32 = 50_000;

/// The limit on moves searched after the first difference: more than any game has.
const LONGEST: usize = 600;

/// The number of moves by both players that may be missing at the end of the longer scoresheet.
const MISSING: usize = 4;

/// What two scoresheets have in common.
pub(crate) struct Comparison {
    /// The moves that are the same on both.
    pub(crate) agreed: Vec<Move>,
    /// The position after them.
    pub(crate) position: Position,
    /// True if both continue, but differently. A sheet that only ends earlier does not differ: the opponent's move need not be
    /// written at once.
    pub(crate) differ: bool,
}

impl Comparison {
    /// Reads both scoresheets from the start while they agree.
    pub(crate) fn of(sheets: &[&[String]; 2], start: Position, language: &'static Language) -> Self {
        let mut position = start;
        let mut agreed = Vec::new();
        loop {
            let entries = sheets.map(|sheet| sheet.get(agreed.len()));
            let moves = entries.map(|entry| entry.and_then(|text| read_entry(&position, text, language)));
            match moves {
                [Some(white), Some(black)] if white == black => {
                    position = position.after(white);
                    agreed.push(white);
                }
                _ => return Self { agreed, position, differ: entries.iter().all(Option::is_some) },
            }
        }
    }

    /// The position that the scoresheets show if they do not differ: after the longer of them, as far as it can be read.
    pub(crate) fn position_written(&self, sheets: &[&[String]; 2], language: &'static Language) -> Position {
        let rest = sheets.iter().flat_map(|sheet| sheet.iter().skip(self.agreed.len()));
        rest.fold(self.position, |position, text| {
            read_entry(&position, text, language).map_or(position, |mv| position.after(mv))
        })
    }
}

/// The contents of the scoresheets, and the shortest game found from the start that fits them and leads to the board.
pub(crate) fn reconstruct(
    sheets: [&[String]; 2],
    start: Position,
    target: Position,
    language: &'static Language,
) -> Reconstruction {
    let Comparison { agreed, position, .. } = Comparison::of(&sheets, start, language);
    let mut line = agreed.clone();
    let mut search = Search { sheets, target, language, nodes: 0 };
    let is_complete = search.shortest(&position, &mut line);
    Reconstruction {
        agreed: agreed.len(),
        position,
        written: sheets.map(|sheet| sheet.get(agreed.len()).cloned()),
        line: is_complete.then(|| in_uci(start, &line)),
    }
}

fn read_entry(position: &Position, text: &str, language: &'static Language) -> Option<Move> {
    read(position, text, language, Mode::Forgiving).ok()
}

fn in_uci(start: Position, line: &[Move]) -> Vec<Move> {
    let mut position = start;
    let uci = |mv: &Move| {
        let uci = mv.uci(&position);
        position = position.after(*mv);
        uci
    };
    line.iter().map(uci).collect()
}

/// A search for a game that fits the scoresheets and leads to the board.
struct Search<'a> {
    sheets: [&'a [String]; 2],
    target: Position,
    language: &'static Language,
    nodes: u32,
}

impl Search<'_> {
    /// Extends the agreed moves, which lead to that position, to the shortest game within the limits. Returns true if there is one.
    fn shortest(&mut self, agreed: &Position, line: &mut Vec<Move>) -> bool {
        let longest = self.sheets.iter().map(|sheet| sheet.len()).max().unwrap_or(0);
        if longest > line.len() + LONGEST {
            return false;
        }
        (longest..=longest + MISSING).any(|length| {
            self.nodes = 0;
            self.goes_on(agreed, length, line)
        })
    }

    fn goes_on(&mut self, position: &Position, length: usize, line: &mut Vec<Move>) -> bool {
        let left = length - line.len();
        if left == 0 {
            return position.board == self.target.board && position.turn == self.target.turn;
        }
        self.nodes += 1;
        if self.nodes > NODES || !self.is_near(position, left) {
            return false;
        }
        for mv in self.fitting(position, line.len()) {
            line.push(mv);
            if self.goes_on(&position.after(mv), length, line) {
                return true;
            }
            line.pop();
        }
        false
    }

    /// A move changes two squares, en passant three; castling changes four, once for each player.
    fn is_near(&self, position: &Position, left: usize) -> bool {
        let differs =
            |square: &Square| position.board.piece_at(*square) != self.target.board.piece_at(*square);
        Square::all().filter(differs).count() <= 3 * left + 2
    }

    /// The moves written at this ply on either scoresheet; all legal moves if neither is readable.
    fn fitting(&self, position: &Position, ply: usize) -> Vec<Move> {
        let mut written: Vec<Move> = Vec::with_capacity(2);
        for sheet in self.sheets {
            let entry = sheet.get(ply).and_then(|text| read_entry(position, text, self.language));
            written.extend(entry.filter(|mv| !written.contains(mv)));
        }
        if written.is_empty() { position.legal_moves().into_iter().collect() } else { written }
    }
}
