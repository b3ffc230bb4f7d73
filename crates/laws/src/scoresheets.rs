//! Recording the moves (Article 8), as far as it can be watched from what is written when.

use crate::draws::would_draw;
use crate::edition::{TimeTrouble, WrittenMove};
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

/// The sign for an offer of a draw (Appendix C).
const OFFER: &str = "(=)";

/// How often a player may ask to see the score.
const TIMES_TO_ASK: u32 = 5;

/// The players' scoresheets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sheets {
    are_kept: bool,
    of: [Sheet; 2],
    /// In which period each player has come below five minutes.
    freed: [Option<usize>; 2],
    /// How often each player has asked to see the score.
    asked: [u32; 2],
}

/// One player's scoresheet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Sheet {
    /// The moves as they are written.
    moves: Vec<String>,
    /// When each of them was written.
    entries: Vec<Entry>,
    /// How many entries there are, signs too.
    length: u32,
    /// How many moves stood there when the player last made one.
    before_last_move: usize,
    /// After how many moves the sign for an offer was written before the offer itself.
    marked: Option<usize>,
    /// When the sign for an offer will be missing.
    mark_due: Option<MarkDue>,
}

/// When a move was written.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Entry {
    /// Its number on the sheet, from 1, signs counted.
    number: u32,
    /// How many moves had been made.
    after: usize,
}

/// 8.1.5: the sign for an offer is written like a move: by the offerer before the next move, by the opponent, who may reply first,
/// before the move after that.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum MarkDue {
    AfterTheReply,
    AtTheNextMove,
}

impl Sheet {
    fn write(&mut self, text: &str, after: usize) {
        self.length = self.length.saturating_add(1);
        // The sign may stand behind the move.
        if text.contains(OFFER) {
            self.mark(after);
        }
        if text.trim() != OFFER {
            self.moves.push(text.to_owned());
            self.entries.push(Entry { number: self.length, after });
        }
    }

    /// The sign for an offer is written: for one that was made, or is about to be.
    const fn mark(&mut self, after: usize) {
        if self.mark_due.take().is_none() {
            self.marked = Some(after);
        }
    }

    /// The place of the move that was written for a claim, when so many have been made: the first that is in advance; on a sheet that is
    /// not up to date, the last of this turn.
    fn claimed(&self, made: usize) -> Option<usize> {
        let written = self.entries.iter().enumerate().skip(self.before_last_move);
        let in_advance = { written.clone() }.find(|(place, entry)| *place >= made && entry.after <= made);
        let of_turn = || written.last().filter(|(_, entry)| entry.after == made);
        in_advance.or_else(of_turn).map(|(place, _)| place)
    }
}

impl Sheets {
    pub(crate) fn new(are_kept: bool) -> Self {
        Self { are_kept, of: [Sheet::default(), Sheet::default()], freed: [None; 2], asked: [0; 2] }
    }

    pub(crate) const fn are_kept(&self) -> bool {
        self.are_kept
    }

    /// White's moves as they are written, and Black's sheet.
    pub(crate) fn texts(&self) -> [&[String]; 2] {
        [&self.of[0].moves, &self.of[1].moves]
    }

    /// What the player wrote for a claim, and its place on the sheet, when so many moves have been made.
    pub(crate) fn written_for_a_claim(&self, by: Color, made: usize) -> Option<(usize, &str)> {
        let sheet = &self.of[by as usize];
        sheet.claimed(made).map(|place| (place, sheet.moves[place].as_str()))
    }

    /// The player makes a move: what stands on the sheet now is not for a later claim.
    pub(crate) fn note_move(&mut self, by: Color) {
        let sheet = &mut self.of[by as usize];
        sheet.before_last_move = sheet.moves.len();
    }

    /// A draw was offered after so many moves: both players mark it, unless they have done so with the last move.
    pub(crate) fn note_offer(&mut self, by: Color, made: usize) {
        for player in Color::ALL {
            let sheet = &mut self.of[player as usize];
            let due = if player == by { MarkDue::AtTheNextMove } else { MarkDue::AfterTheReply };
            let is_marked = sheet.marked.take().is_some_and(|after| after + 1 >= made);
            sheet.mark_due = Some(due).filter(|_| !is_marked);
        }
    }

    /// The player has made a move. Tells whether the sign for an offer should stand on the sheet by now and does not.
    fn misses_mark(&mut self, by: Color) -> bool {
        let due = &mut self.of[by as usize].mark_due;
        let missing = *due == Some(MarkDue::AtTheNextMove);
        *due = due.filter(|due| *due == MarkDue::AfterTheReply).map(|_| MarkDue::AtTheNextMove);
        missing
    }

    /// 8.4: a player who has come below five minutes without 30 seconds a move is free until the period ends.
    pub(crate) fn note_time_trouble(&mut self, clock: &TableClock) {
        let Some(clock) = clock.shown().filter(|_| self.are_kept) else { return };
        for player in Color::ALL {
            let is_short = clock.left(player) < FIVE_MINUTES;
            let bonus = clock.bonus(player);
            // A delay is time for each move like an increment.
            let is_without_bonus = bonus.increment().max(bonus.delay()) < THIRTY_SECONDS;
            if is_short && is_without_bonus {
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
        previous.is_some_and(|place| self.of[by as usize].moves.len() <= place)
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
        let made = self.board.record().len();
        let sheet = &mut self.sheets.of[by as usize];
        // The sign for an offer of a draw is no move.
        let is_in_advance = sheet.moves.len() >= made && text.trim() != OFFER;
        sheet.write(text, made);
        if is_in_advance && self.watches_writing() && !self.may_write_in_advance(by, text) {
            let article = self.law.cites.written_in_advance;
            rulings.push(article, RulingKind::Violation { by, what: Breach::Scoresheet });
        }
        Ok(())
    }

    /// A player corrected an entry of his own. What was written stays in the record, and how often a move was written does not change;
    /// but a move that was written for a claim is another now, where the edition lets it be changed.
    pub(crate) fn correct_entry(&mut self, by: Color, number: u32, text: &str) -> Outcome {
        if !self.sheets.are_kept {
            return Err(Refused(self.law.cites.scoresheet, Refusal::NoScoresheets));
        }
        let made = self.board.record().len();
        let sheet = &mut self.sheets.of[by as usize];
        if text.contains(OFFER) {
            sheet.mark(made);
        }
        if self.law.written_move == WrittenMove::MayBeChanged
            && let Some(place) = sheet.claimed(made).filter(|place| sheet.entries[*place].number == number)
        {
            sheet.moves[place] = text.to_owned();
        }
        Ok(())
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
    pub(crate) fn note_unwritten(&mut self, by: Color, rulings: &mut Rulings) {
        let cites = &self.law.cites;
        let is_freed = self.sheets.is_freed(by, &self.clock);
        let misses_move = !is_freed && self.sheets.is_previous_unwritten(by, self.board.record());
        // Where 8.4 lifts only the duty to write the moves, an offer is marked all the same.
        let must_mark = !is_freed || self.law.time_trouble == TimeTrouble::LiftsWriting;
        let misses_mark = self.sheets.misses_mark(by) && must_mark;
        if !self.sheets.are_kept || !self.watches_writing() {
            return;
        }
        let mut breaches = vec![(misses_move, cites.written_before_next), (misses_mark, cites.offer_marked)];
        breaches.retain(|(is_missed, _)| *is_missed);
        // An article that asks for both is cited once.
        breaches.dedup_by_key(|(_, article)| *article);
        for (_, article) in breaches {
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
