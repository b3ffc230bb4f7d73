//! Recording the moves (Article 8), as far as it can be checked from the times at which entries are written.

use crate::draws::would_draw;
use crate::edition::TimeTrouble;
use crate::game::{Outcome, Refused};
use crate::phase::Stage;
use crate::questions::Question;
use crate::reconstruction::reconstruct;
use crate::ruling::Rulings;
use crate::sheets::Writing;
use crate::table_clock::rule_time;
use crate::{Answer, Breach, Game, GameResult, NoteOf, Phase, Refusal, RulingKind};
use touchmove_board::{Color, Position};
use touchmove_clock::Class;
use touchmove_notation::{Mode, read};

impl Game {
    /// A player wrote something on their scoresheet. A ruling never tells the player whether the move written is correct.
    pub(crate) fn write(&mut self, by: Color, text: &str, rulings: &mut Rulings) -> Outcome {
        let made = self.board.record().len();
        let Some(writing) = self.sheets.write(by, text, made) else {
            return Err(Refused(self.law.cites.scoresheet, Refusal::NoScoresheets));
        };
        // Where moves are not reported, it is not known which have been made.
        let is_in_advance = self.board.has_whole_game() && writing == Writing::InAdvance;
        if is_in_advance && self.watches_writing() && !self.may_write_in_advance(by, text) {
            let article = self.law.cites.written_in_advance;
            rulings.push(article, RulingKind::Violation { by, what: Breach::Scoresheet });
        }
        Ok(())
    }

    /// A player corrected one of their entries.
    pub(crate) fn correct_entry(&mut self, by: Color, number: u32, text: &str) -> Outcome {
        let made = self.board.record().len();
        let corrected = self.sheets.correct(by, number, text, made, self.law.written_move);
        corrected.ok_or(Refused(self.law.cites.scoresheet, Refusal::NoScoresheets))
    }

    /// 8.7: a result that both players have signed stands, unless the arbiter decides otherwise. So a note is added if it is not the
    /// result of the game.
    pub(crate) fn sign(&mut self, by: Color, result: GameResult, rulings: &mut Rulings) -> Outcome {
        let Stage::Over(over) = &mut self.stage else {
            return Err(Refused(self.law.cites.signing, Refusal::NotOver));
        };
        over.sign(by, result);
        if over.signatures_differ() {
            rulings.push(self.law.cites.signing, RulingKind::Note { what: NoteOf::Signatures, by: None });
        }
        Ok(())
    }

    /// Returns true if a scoresheet is required, which it is not in rapid and blitz.
    pub(crate) const fn must_keep_score(&self) -> bool {
        !matches!(self.regime.class, Some(Class::Rapid | Class::Blitz))
    }

    fn watches_writing(&self) -> bool {
        !self.stage.is_over() && self.must_keep_score()
    }

    /// A move may be written before it is made only to seal it or to claim a draw with it.
    fn may_write_in_advance(&self, by: Color, text: &str) -> bool {
        let is_freed =
            self.sheets.is_freed(by, &self.clock) && self.law.time_trouble == TimeTrouble::LiftsAllDuties;
        let is_on_move = self.board.turn() == by;
        is_freed || is_on_move && (self.phase() == Phase::Sealing || self.would_draw(by, text))
    }

    fn would_draw(&self, by: Color, text: &str) -> bool {
        let read = read(self.board.position(), text, self.settings.written_in(by), Mode::Forgiving);
        read.is_ok_and(|mv| would_draw(mv, &self.board))
    }

    /// The player has made a move, and may have failed to record the one before.
    pub(crate) fn note_unwritten(&mut self, by: Color, rulings: &mut Rulings) {
        let cites = &self.law.cites;
        let is_overdue = self.note_overdue(by, rulings);
        let is_freed = self.sheets.is_freed(by, &self.clock);
        let misses_move = !is_freed && self.sheets.is_previous_unwritten(by, self.board.record());
        // Where 8.4 lifts only the duty to record moves, draw offers must still be marked.
        let must_mark = !is_freed || self.law.time_trouble == TimeTrouble::LiftsWriting;
        let misses_mark = self.sheets.misses_mark(by) && must_mark;
        if !self.sheets.are_kept() || !self.watches_writing() {
            return;
        }
        let misses_move = misses_move && !is_overdue;
        let mut breaches = vec![(misses_move, cites.written_before_next), (misses_mark, cites.offer_marked)];
        breaches.retain(|(is_missed, _)| *is_missed);
        // An article that requires both is cited once.
        breaches.dedup_by_key(|(_, article)| *article);
        for (_, article) in breaches {
            rulings.push(article, RulingKind::Violation { by, what: Breach::Scoresheet });
        }
    }

    /// 8.5.1 and 8.5.2 (8.5.a and 8.5.b before 2017): a flag has fallen, and a player who stopped recording in time trouble must
    /// complete the scoresheet before moving. If both must, the clocks are stopped meanwhile.
    pub(crate) fn sheets_fall_due(&mut self, by: Option<Color>, rulings: &mut Rulings) -> Outcome {
        let cites = &self.law.cites;
        if !self.must_keep_score() {
            return Err(Refused(cites.sheet_due, Refusal::NotInThisClass));
        }
        if !matches!(self.phase(), Phase::Running | Phase::Stopped | Phase::Sealing) {
            return Err(self.out_of_phase(self.phase()));
        }
        let players: Vec<Color> = match by {
            Some(player) => vec![player],
            None => Color::ALL.into_iter().filter(|player| self.may_lack_moves(*player)).collect(),
        };
        let article = match players.as_slice() {
            [] => return Err(Refused(cites.sheet_due, Refusal::NothingThere)),
            [_] => cites.sheet_due,
            _ => cites.sheets_due,
        };
        for player in &players {
            self.sheets.fall_due(*player, article);
            rulings.push(article, RulingKind::Note { what: NoteOf::SheetDue, by: Some(*player) });
        }
        if players.len() > 1 && self.clock.is_there() {
            self.interrupt();
        }
        Ok(())
    }

    /// The player has made a move. Returns true if they failed to complete the scoresheet before it.
    pub(crate) fn note_overdue(&mut self, by: Color, rulings: &mut Rulings) -> bool {
        let overdue = self.sheets.overdue(by, self.board.record().ply().saturating_sub(1));
        if let Some(article) = overdue {
            rulings.push(article, RulingKind::Violation { by, what: Breach::Scoresheet });
        }
        overdue.is_some()
    }

    /// Returns true if that player may have stopped recording in time trouble. Without scoresheets the referee cannot know.
    fn may_lack_moves(&self, player: Color) -> bool {
        let made = self.board.record().ply();
        !self.sheets.are_kept() || self.sheets.was_freed(player) && !self.sheets.has_all(player, made)
    }

    /// The player has completed the scoresheet that was due.
    pub(crate) fn sheet_is_complete(&mut self, player: Color, rulings: &mut Rulings) -> Outcome {
        let nothing_due = Refused(self.law.cites.sheet_due, Refusal::NothingThere);
        let article = self.sheets.complete(player).ok_or(nothing_due)?;
        rulings.push(article, RulingKind::Note { what: NoteOf::SheetComplete, by: Some(player) });
        Ok(())
    }

    /// A.2 (from 2017): in rapid, and in blitz played under the rapid rules, either player may ask for a scoresheet to write on at
    /// any time.
    pub(crate) fn ask_for_a_sheet(&self, by: Color, rulings: &mut Rulings) -> Outcome {
        let Some(article) = self.law.sheet_on_request else {
            return Err(Refused(self.law.cites.scoresheet, Refusal::NotInThisEdition));
        };
        let may_ask = match self.regime.class {
            Some(Class::Rapid) => true,
            Some(Class::Blitz) => self.regime.limited.is_some(),
            Some(Class::Standard) | None => false,
        };
        if !may_ask {
            return Err(Refused(article, Refusal::NotInThisClass));
        }
        rulings.push(article, RulingKind::Note { what: NoteOf::SheetAsked, by: Some(by) });
        Ok(())
    }

    /// The player on move asks to see the arbiter's record of the game.
    pub(crate) fn ask_scoresheet(&mut self, by: Color, rulings: &mut Rulings) -> Outcome {
        let class = match self.regime.class {
            Some(Class::Rapid) => 0,
            Some(Class::Blitz) => 1,
            Some(Class::Standard) | None => {
                return Err(Refused(self.law.cites.scoresheet, Refusal::NotInThisClass));
            }
        };
        let Some(articles) = self.law.asking_for_the_score else {
            return Err(Refused(self.law.cites.scoresheet, Refusal::NotInThisEdition));
        };
        let article = articles[class];
        if self.regime.limited.is_some() {
            return Err(Refused(article, Refusal::NotInThisClass));
        }
        if self.board.turn() != by {
            return Err(Refused(article, Refusal::NotOnMove));
        }
        if self.sheets.ask(by) {
            rulings.push(article, RulingKind::Violation { by, what: Breach::Disturbance });
        }
        Ok(())
    }

    /// Compares the scoresheets and proposes a game. If none is found and a flag is down before the last period, asks the arbiter
    /// whether the next move is the first of the next period (8.6).
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
        let start = self.starting_position();
        let target = board.copied().unwrap_or(self.board.as_it_stands());
        let found = reconstruct(sheets, start, target, self.settings.language);
        let is_incomplete = found.line.is_none();
        rulings.push(article, RulingKind::Reconstruction(Box::new(found)));
        let may_enter_next_period =
            Color::ALL.into_iter().any(|player| self.clock.may_enter_next_period(player));
        if is_incomplete && self.phase() == Phase::Stopped && may_enter_next_period {
            self.ask(Question::NextPeriod, self.law.cites.next_period, rulings);
        }
        Ok(())
    }

    /// 8.6: there is no evidence that a player overstepped the time, so the next move is the first of the next period.
    pub(crate) fn rule_on_next_period(&mut self, answer: Answer, rulings: &mut Rulings) {
        if answer != Answer::Uphold {
            return;
        }
        for player in Color::ALL {
            if self.clock.may_enter_next_period(player) {
                let change = self.clock.begin_next_period(player);
                rule_time(player, change, self.law.cites.next_period, rulings);
            }
        }
    }
}
