//! The two scoresheets: what stands on them, when it was written, and what is missing.

use crate::edition::WrittenMove;
use crate::record::Record;
use crate::table_clock::TableClock;
use crate::{Article, Scoresheets};
use touchmove_board::Color;
use touchmove_clock::Time;

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
    /// White's and Black's, where scoresheets are kept.
    kept: Option<Box<[Sheet; 2]>>,
    /// In which period each player has come below five minutes.
    freed: [Option<usize>; 2],
    /// How often each player has asked to see the score.
    asked: [u32; 2],
    /// Where it is said that each player must complete the scoresheet now, if that is so.
    due: [Option<Article>; 2],
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

/// Is what was written a move that has been made?
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Writing {
    /// It is, or it is a sign.
    OfTheGame,
    /// It is not made yet.
    InAdvance,
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
    pub(crate) fn new(scoresheets: Scoresheets) -> Self {
        let kept = match scoresheets {
            Scoresheets::Kept => Some(Box::default()),
            Scoresheets::NotKept => None,
        };
        Self { kept, freed: [None; 2], asked: [0; 2], due: [None; 2] }
    }

    pub(crate) const fn are_kept(&self) -> bool {
        self.kept.is_some()
    }

    fn of(&self, player: Color) -> Option<&Sheet> {
        self.kept.as_ref().map(|sheets| &sheets[player as usize])
    }

    fn of_mut(&mut self, player: Color) -> Option<&mut Sheet> {
        self.kept.as_mut().map(|sheets| &mut sheets[player as usize])
    }

    /// White's moves as they are written, and Black's sheet.
    pub(crate) fn texts(&self) -> [&[String]; 2] {
        Color::ALL.map(|player| self.of(player).map_or(&[][..], |sheet| &sheet.moves))
    }

    /// Something is written, after so many moves; nothing where no scoresheets are kept.
    pub(crate) fn write(&mut self, by: Color, text: &str, made: usize) -> Option<Writing> {
        let sheet = self.of_mut(by)?;
        // The sign for an offer of a draw is no move.
        let is_in_advance = sheet.moves.len() >= made && text.trim() != OFFER;
        sheet.write(text, made);
        Some(if is_in_advance { Writing::InAdvance } else { Writing::OfTheGame })
    }

    /// An entry is corrected. What was written stays in the record, and how often a move was written does not change; but a move that was
    /// written for a claim is another now, where it may be changed.
    pub(crate) fn correct(
        &mut self,
        by: Color,
        number: u32,
        text: &str,
        made: usize,
        rule: WrittenMove,
    ) -> Option<()> {
        let sheet = self.of_mut(by)?;
        if text.contains(OFFER) {
            sheet.mark(made);
        }
        if rule == WrittenMove::MayBeChanged
            && let Some(place) = sheet.claimed(made).filter(|place| sheet.entries[*place].number == number)
        {
            sheet.moves[place] = text.to_owned();
        }
        Some(())
    }

    /// What the player wrote for a claim, and its place on the sheet, when so many moves have been made.
    pub(crate) fn written_for_a_claim(&self, by: Color, made: usize) -> Option<(usize, &str)> {
        let sheet = self.of(by)?;
        sheet.claimed(made).map(|place| (place, sheet.moves[place].as_str()))
    }

    /// The player makes a move: what stands on the sheet now is not for a later claim.
    pub(crate) fn note_move(&mut self, by: Color) {
        if let Some(sheet) = self.of_mut(by) {
            sheet.before_last_move = sheet.moves.len();
        }
    }

    /// A draw was offered after so many moves: both players mark it, unless they have done so with the last move.
    pub(crate) fn note_offer(&mut self, by: Color, made: usize) {
        for player in Color::ALL {
            let Some(sheet) = self.of_mut(player) else { return };
            let due = if player == by { MarkDue::AtTheNextMove } else { MarkDue::AfterTheReply };
            let is_marked = sheet.marked.take().is_some_and(|after| after + 1 >= made);
            sheet.mark_due = Some(due).filter(|_| !is_marked);
        }
    }

    /// The player has made a move. Tells whether the sign for an offer should stand on the sheet by now and does not.
    pub(crate) fn misses_mark(&mut self, by: Color) -> bool {
        let Some(Sheet { mark_due: due, .. }) = self.of_mut(by) else { return false };
        let missing = *due == Some(MarkDue::AtTheNextMove);
        *due = due.filter(|due| *due == MarkDue::AfterTheReply).map(|_| MarkDue::AtTheNextMove);
        missing
    }

    /// 8.4: a player who has come below five minutes without 30 seconds a move is free until the period ends.
    pub(crate) fn note_time_trouble(&mut self, clock: &TableClock) {
        let Some(clock) = clock.shown().filter(|_| self.are_kept()) else { return };
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
    pub(crate) fn is_freed(&self, player: Color, clock: &TableClock) -> bool {
        let period = clock.shown().map(|clock| clock.period(player));
        period.is_some() && self.freed[player as usize] == period
    }

    /// 8.5: the player must complete the scoresheet before moving.
    pub(crate) const fn fall_due(&mut self, player: Color, article: Article) {
        self.due[player as usize] = Some(article);
    }

    /// The player has completed the scoresheet. Tells where it was said that this had to be done, if it was.
    pub(crate) const fn complete(&mut self, player: Color) -> Option<Article> {
        self.due[player as usize].take()
    }

    /// Which article the player breaks who moves now, after so many moves, with a scoresheet that had to be completed.
    pub(crate) fn overdue(&mut self, player: Color, made: usize) -> Option<Article> {
        if self.has_all(player, made) {
            self.complete(player);
        }
        self.due[player as usize]
    }

    /// Does the player's sheet have so many moves? It does not where none is kept.
    pub(crate) fn has_all(&self, player: Color, made: usize) -> bool {
        self.of(player).is_some_and(|sheet| sheet.moves.len() >= made)
    }

    /// Has the player come below five minutes in any period, without 30 seconds a move?
    pub(crate) const fn was_freed(&self, player: Color) -> bool {
        self.freed[player as usize].is_some()
    }

    /// 8.1.3: a player's own previous move must be written before the next is made. Has that been neglected, when it has been made?
    pub(crate) fn is_previous_unwritten(&self, by: Color, record: &Record) -> bool {
        let previous = record.latest_of(by).nth(1);
        let written = self.of(by).map(|sheet| sheet.moves.len());
        previous.zip(written).is_some_and(|(place, written)| written <= place)
    }

    /// The player asks to see the score. Tells whether that is too often.
    pub(crate) fn ask(&mut self, by: Color) -> bool {
        let asked = &mut self.asked[by as usize];
        *asked = asked.saturating_add(1);
        *asked > TIMES_TO_ASK
    }
}
