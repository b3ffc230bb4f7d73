//! No scoresheet is complete: what both have in common, and a game that fits them and the board (8.5, 8.6).
//!
//! What stands on a scoresheet was played: the game is at least as long as the longer of the two, and every move is one that is written there,
//! if anything readable is. The search is bounded in positions, never in time, so that answers repeat; that it finds no game does not mean
//! that there is none.

use crate::game::{Outcome, Refused};
use crate::questions::Question;
use crate::ruling::Rulings;
use crate::table_clock::rule_time;
use crate::{Answer, Game, Phase, Reconstruction, Refusal, RulingKind};
use touchmove_board::{Color, Move, Position, Square};
use touchmove_notation::{Language, Mode, read};

/// How many positions are looked at for each length of the game.
const NODES: u32 = 50_000;

/// How many moves after the first difference are looked for: more than any game has.
const LONGEST: usize = 600;

/// How many moves by both players may be missing at the end of the longer scoresheet.
const MISSING: usize = 4;

/// What two scoresheets have in common.
pub(crate) struct Comparison {
    /// The moves that stand on both alike.
    pub(crate) agreed: Vec<Move>,
    /// The position after them.
    pub(crate) position: Position,
    /// Do both go on, and not alike? One that only ends earlier does not differ: the opponent's move need not be written at once.
    pub(crate) differ: bool,
}

impl Game {
    /// Reads both scoresheets from the start as far as they agree.
    pub(crate) fn compare_sheets(&self, sheets: &[&[String]; 2]) -> Comparison {
        let mut position = self.board.record().position_after(0);
        let mut agreed = Vec::new();
        loop {
            let entries = sheets.map(|sheet| sheet.get(agreed.len()));
            let moves = entries.map(|entry| self.entry(&position, entry?));
            match moves {
                [Some(white), Some(black)] if white == black => {
                    position = position.after(white);
                    agreed.push(white);
                }
                _ => return Comparison { agreed, position, differ: entries.iter().all(Option::is_some) },
            }
        }
    }

    /// The position that the scoresheets show where they do not differ: after the longer of them, as far as it can be read.
    pub(crate) fn position_written(&self, sheets: &[&[String]; 2], common: &Comparison) -> Position {
        let rest = sheets.iter().flat_map(|sheet| sheet.iter().skip(common.agreed.len()));
        let moves = |position: Position, text: &String| Some(position.after(self.entry(&position, text)?));
        rest.fold(common.position, |position, text| moves(position, text).unwrap_or(position))
    }

    fn entry(&self, position: &Position, text: &str) -> Option<Move> {
        read(position, text, self.settings.language, Mode::Forgiving).ok()
    }

    /// Lays out what the scoresheets say, and proposes a game. If there is none, and a flag is down before the last period, the
    /// arbiter is asked whether the next move is the first of the next period (8.6).
    pub(crate) fn reconstruct(
        &mut self,
        given: &[Option<Vec<String>>; 2],
        board: Option<&Position>,
        rulings: &mut Rulings,
    ) -> Outcome {
        let article = self.law.cites.reconstruction;
        let kept = self.sheets.texts();
        let sheets =
            Color::ALL.map(|player| given[player as usize].as_deref().unwrap_or(kept[player as usize]));
        if !self.sheets.are_kept() && given.iter().any(Option::is_none) {
            return Err(Refused(article, Refusal::NoScoresheets));
        }
        let Comparison { agreed, position, .. } = self.compare_sheets(&sheets);
        let target = board.copied().unwrap_or(self.board.as_it_stands());
        let mut line = agreed.clone();
        let mut search = Search { sheets, target, language: self.settings.language, nodes: 0 };
        let is_complete = search.shortest(&position, &mut line);
        let found = Reconstruction {
            agreed: agreed.len(),
            position,
            written: sheets.map(|sheet| sheet.get(agreed.len()).cloned()),
            line: is_complete.then(|| in_uci(self.board.record().position_after(0), &line)),
        };
        rulings.push(article, RulingKind::Reconstruction(Box::new(found)));
        if !is_complete && self.phase() == Phase::Stopped && self.may_enter_next_period().next().is_some() {
            self.ask(Question::NextPeriod, self.law.cites.next_period, rulings);
        }
        Ok(())
    }

    /// The players whose flags are down in a period that is not the last.
    fn may_enter_next_period(&self) -> impl Iterator<Item = Color> + '_ {
        let is_earlier = |player| self.clock.shown().is_some_and(|clock| !clock.is_in_last_period(player));
        Color::ALL.into_iter().filter(move |player| self.clock.is_flag_down(*player) && is_earlier(*player))
    }

    /// 8.6: nothing shows that time was overstepped, so the next move is the first of the next period.
    pub(crate) fn rule_on_next_period(&mut self, answer: Answer, rulings: &mut Rulings) {
        if answer != Answer::Uphold {
            return;
        }
        let players: Vec<Color> = self.may_enter_next_period().collect();
        for player in players {
            let change = self.clock.begin_next_period(player);
            rule_time(player, change, self.law.cites.next_period, rulings);
        }
        self.go_on();
    }
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
    /// Makes the moves on which both agree, and which lead to that position, the shortest game, if there is one within the bounds.
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

    /// The moves that are written there: what both wrote, or what either did; where nothing readable is written, all.
    fn fitting(&self, position: &Position, ply: usize) -> Vec<Move> {
        let mut written: Vec<Move> = Vec::with_capacity(2);
        for sheet in self.sheets {
            let entry =
                sheet.get(ply).and_then(|text| read(position, text, self.language, Mode::Forgiving).ok());
            written.extend(entry.filter(|mv| !written.contains(mv)));
        }
        if written.is_empty() { position.legal_moves().into_iter().collect() } else { written }
    }
}
