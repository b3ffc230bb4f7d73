//! Blind players (F.2 in 2005, E.2 in 2009, D.2 later): each player has a board, and moves are announced.
//!
//! On a blind player's board, a piece counts as touched once it is out of its hole, and a move counts as made once it has been
//! carried out there and announced. The ordinary rules apply to a sighted player.

use crate::game::{Outcome, Refused};
use crate::questions::Question;
use crate::reconstruction::Comparison;
use crate::ruling::Rulings;
use crate::touch::taken_by;
use crate::{Answer, Article, Game, Hands, NoteOf, Refusal, RulingKind};
use touchmove_board::{Color, Move, Position};
use touchmove_notation::spoken::Speech;
use touchmove_notation::{Language, Mode, Style, read, write};

impl Game {
    /// The article that says this player's move has been made.
    pub(crate) fn made_article(&self, by: Color) -> Article {
        if self.settings.is_blind(by) { self.law.blind.made } else { self.law.cites.made }
    }

    /// A blind player feels a piece without taking it out of its hole.
    pub(crate) fn feel(&self, by: Color, rulings: &mut Rulings) {
        rulings.push(self.law.blind.touched, RulingKind::Note { what: NoteOf::Felt, by: Some(by) });
    }

    /// The player on move carries out a move. This makes the move, unless it must also be announced.
    pub(crate) fn carry_out_move(&mut self, by: Color, mv: Move, hands: Hands, rulings: &mut Rulings) {
        if !self.settings.is_blind(by) {
            return self.make(by, mv, hands, rulings);
        }
        if let Some(text) = self.board.take_announced()
            && announces(&text, mv, self.board.position(), self.settings.language)
        {
            return self.make(by, mv, hands, rulings);
        }
        if self.give_up_complaints(by, rulings).is_some() {
            return;
        }
        self.board.carry_out_unannounced(mv, hands);
        let article = match taken_by(self.board.position(), mv) {
            Some(_) => self.law.blind.taken_off,
            None => self.law.blind.in_another_hole,
        };
        rulings.push(article, RulingKind::Note { what: NoteOf::NotAnnounced, by: Some(by) });
    }

    /// A player announces a move. For a blind player on move this makes it; otherwise the words are only an announcement or a
    /// repetition.
    pub(crate) fn announce(&mut self, by: Color, text: &str, rulings: &mut Rulings) -> Outcome {
        if self.settings.blind.is_empty() {
            return Err(Refused(self.law.blind.made, Refusal::NobodyBlind));
        }
        if !self.settings.is_blind(by) || self.board.turn() != by {
            return Ok(());
        }
        match self.board.unannounced() {
            None => self.board.announce_beforehand(text),
            Some((mv, hands)) if announces(text, mv, self.board.position(), self.settings.language) => {
                self.make(by, mv, hands, rulings)
            }
            Some(_) => {
                let what = NoteOf::Misannounced;
                rulings.push(self.law.blind.slip, RulingKind::Note { what, by: Some(by) });
            }
        }
        Ok(())
    }

    /// F.2.9.d, E.2.9.d, D.2.9.d, D.2.10.4: the assistant informs a blind player, on request, of the number of moves and the time.
    pub(crate) fn inform(&self, by: Color, rulings: &mut Rulings) -> Outcome {
        let article = self.law.blind.informs;
        if !self.settings.is_blind(by) {
            return Err(Refused(article, Refusal::NobodyBlind));
        }
        if !self.settings.has_assistant(by) {
            return Err(Refused(article, Refusal::NoAssistant));
        }
        rulings.push(article, RulingKind::Note { what: NoteOf::Informed, by: Some(by) });
        Ok(())
    }

    /// The opponent's clock may be started only when the move has been made.
    pub(crate) fn press_needs_the_announcement(&self, by: Color) -> Outcome {
        let is_on_the_board = self.board.unannounced().is_some()
            || self.settings.is_blind(by) && self.board.touched().released().is_some();
        let waits = is_on_the_board && self.board.turn() == by && !self.board.has_pending(by);
        match waits {
            true => Err(Refused(self.law.blind.press, Refusal::MoveNotAnnounced)),
            false => Ok(()),
        }
    }

    /// The two boards differ. If the scoresheets agree, the player who played a different move corrects their board; otherwise
    /// the arbiter is asked whether play goes back to where they agree.
    pub(crate) fn observe_boards_differ(&mut self, boards: &[Position; 2], rulings: &mut Rulings) -> Outcome {
        if self.settings.blind.is_empty() {
            return Err(Refused(self.law.blind.boards_differ, Refusal::NobodyBlind));
        }
        if !self.sheets.are_kept() {
            return Err(Refused(self.law.blind.boards_differ, Refusal::NoScoresheets));
        }
        let sheets = self.sheets.texts();
        let start = self.starting_position();
        let common = Comparison::of(&sheets, start, self.settings.language);
        let position = common.position_written(&sheets, self.settings.language);
        if common.differ {
            let ply = common.agreed.len().min(self.board.record().len());
            self.ask(Question::BoardsDiffer { ply }, self.law.blind.sheets_differ, rulings);
            return Ok(());
        }
        for player in Color::ALL {
            if boards[player as usize].board != position.board {
                let what = NoteOf::BoardsDiffer;
                rulings.push(self.law.blind.boards_differ, RulingKind::Note { what, by: Some(player) });
            }
        }
        Ok(())
    }

    /// Play goes back to where the scoresheets agree. The arbiter then sets the clocks.
    pub(crate) fn rule_on_boards(&mut self, ply: usize, answer: Answer, rulings: &mut Rulings) {
        if answer == Answer::Uphold {
            self.go_back_completed(ply);
            self.push_restored(self.law.blind.sheets_differ, rulings);
            self.stage.stop();
        }
    }
}

/// Returns true if the words describe this move: in the German forms that the Laws suggest, in the language of the game, in
/// written notation, or in UCI.
fn announces(text: &str, mv: Move, position: &Position, language: &'static Language) -> bool {
    let said = [Speech::by_code("de"), Speech::by_code(language.code)].into_iter().flatten();
    let heard = said
        .filter_map(|speech| speech.hear(position, text).ok())
        .chain(read(position, text, language, Mode::Forgiving).ok())
        .chain(text.parse());
    let meant = position.resolve(mv);
    heard.map(|heard| position.resolve(heard)).any(|heard| heard == meant)
        || text == write(position, mv, language, Style::PGN)
}
