//! Recording the moves (Article 8), as far as it can be watched from what is written when.

use crate::draws::would_draw;
use crate::edition::TimeTrouble;
use crate::game::{Outcome, Refused};
use crate::phase::Stage;
use crate::questions::Question;
use crate::reconstruction::reconstruct;
use crate::record::Record;
use crate::ruling::Rulings;
use crate::table_clock::{TableClock, rule_time};
use crate::{Answer, Breach, Game, GameResult, NoteOf, Phase, Refusal, RulingKind};
use touchmove_board::{Color, Position};
use touchmove_clock::{Class, Time};
use touchmove_notation::{Mode, read};

/// 8.4: below this a player without 30 seconds a move need not write.
const FIVE_MINUTES: Time = Time::from_minutes(5);

/// 8.4: with at least this for each move the duty stays.
const THIRTY_SECONDS: Time = Time::from_seconds(30);

/// How often a player may ask to see the score.
const TIMES_TO_ASK: u32 = 5;

/// The players' scoresheets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sheets {
    are_kept: bool,
    /// The moves as each player has written them.
    written: [Vec<String>; 2],
    /// In which period each player has come below five minutes.
    freed: [Option<usize>; 2],
    /// How often each player has asked to see the score.
    asked: [u32; 2],
}

impl Sheets {
    pub(crate) const fn new(are_kept: bool) -> Self {
        Self { are_kept, written: [Vec::new(), Vec::new()], freed: [None; 2], asked: [0; 2] }
    }

    pub(crate) const fn are_kept(&self) -> bool {
        self.are_kept
    }

    /// White's moves as they are written, and Black's sheet.
    pub(crate) fn texts(&self) -> [&[String]; 2] {
        [&self.written[0], &self.written[1]]
    }

    /// 8.4: a player who has come below five minutes without 30 seconds a move is free until the period ends.
    pub(crate) fn note_time_trouble(&mut self, clock: &TableClock) {
        let Some(clock) = clock.shown().filter(|_| self.are_kept) else { return };
        for player in Color::ALL {
            let is_short = clock.left(player) < FIVE_MINUTES;
            let without_increment = clock.bonus(player).increment() < THIRTY_SECONDS;
            if is_short && without_increment {
                self.freed[player as usize] = Some(clock.period(player));
            }
        }
    }

    /// Is the player free in the period under way?
    fn is_freed(&self, player: Color, clock: &TableClock) -> bool {
        let period = clock.shown().map(|clock| clock.period(player));
        period.is_some() && self.freed[player as usize] == period
    }

    /// 8.1.3: a player's own previous move must be written before the next is made. Has that been neglected, when it has been made?
    fn is_previous_unwritten(&self, by: Color, record: &Record) -> bool {
        let previous = record.latest_of(by).nth(1);
        previous.is_some_and(|place| self.written[by as usize].len() <= place)
    }

    /// The player asks to see the score. Tells whether that is too often.
    fn ask(&mut self, by: Color) -> bool {
        let asked = &mut self.asked[by as usize];
        *asked = asked.saturating_add(1);
        *asked > TIMES_TO_ASK
    }
}

impl Game {
    /// Something was written on that player's scoresheet. What a move says is never checked towards the player.
    pub(crate) fn write(&mut self, by: Color, text: &str, rulings: &mut Rulings) -> Outcome {
        if !self.sheets.are_kept {
            return Err(Refused(self.law.cites.scoresheet, Refusal::NoScoresheets));
        }
        // The sign for an offer of a draw is no move.
        if text.trim() == "(=)" {
            return Ok(());
        }
        let written = &mut self.sheets.written[by as usize];
        // Where nobody tells the moves, nobody knows which are made.
        let is_in_advance = self.board.has_whole_game() && written.len() >= self.board.record().len();
        written.push(text.to_owned());
        if is_in_advance && self.watches_writing() && !self.may_write_in_advance(by, text) {
            let article = self.law.cites.written_in_advance;
            rulings.push(article, RulingKind::Violation { by, what: Breach::Scoresheet });
        }
        Ok(())
    }

    /// A player corrected an entry of his own.
    pub(crate) fn correct_entry(&self) -> Outcome {
        match self.sheets.are_kept {
            true => Ok(()),
            false => Err(Refused(self.law.cites.scoresheet, Refusal::NoScoresheets)),
        }
    }

    /// 8.7: what both have signed stands, unless the arbiter decides otherwise; so the arbiter is told when it is not what the game shows.
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

    /// Rapid and blitz need no scoresheets.
    fn watches_writing(&self) -> bool {
        !self.stage.is_over() && !matches!(self.regime.class, Some(Class::Rapid | Class::Blitz))
    }

    /// A move is written before it is made only to seal it, or to claim a draw with it.
    fn may_write_in_advance(&self, by: Color, text: &str) -> bool {
        let is_freed =
            self.sheets.is_freed(by, &self.clock) && self.law.time_trouble == TimeTrouble::LiftsAllDuties;
        let is_on_move = self.board.turn() == by;
        is_freed || is_on_move && (self.phase() == Phase::Sealing || self.would_draw(text))
    }

    fn would_draw(&self, text: &str) -> bool {
        let read = read(self.board.position(), text, self.settings.language, Mode::Forgiving);
        read.is_ok_and(|mv| would_draw(mv, &self.board))
    }

    /// The player has made a move, and may not have written the one before.
    pub(crate) fn note_unwritten(&self, by: Color, rulings: &mut Rulings) {
        let must_write =
            self.sheets.are_kept && self.watches_writing() && !self.sheets.is_freed(by, &self.clock);
        if must_write && self.sheets.is_previous_unwritten(by, self.board.record()) {
            let article = self.law.cites.written_before_next;
            rulings.push(article, RulingKind::Violation { by, what: Breach::Scoresheet });
        }
    }

    /// The player on move asks to see the score that the arbiter keeps.
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
        let start = self.board.record().position_after(0);
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

    /// 8.6: nothing shows that time was overstepped, so the next move is the first of the next period.
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
