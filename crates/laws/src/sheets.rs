//! The two scoresheets: their entries, when these were written, and what is missing.

use crate::edition::WrittenMove;
use crate::record::Record;
use crate::table_clock::TableClock;
use crate::{Article, Scoresheets};
use touchmove_board::Color;
use touchmove_clock::Time;

/// 8.4: with less than this, a player without 30 seconds a move need not record.
const FIVE_MINUTES: Time = Time::from_minutes(5);

/// 8.4: with at least this for each move, the duty remains.
const THIRTY_SECONDS: Time = Time::from_seconds(30);

/// The sign for a draw offer (Appendix C).
const OFFER: &str = "(=)";

/// The number of times a player may ask to see the record of the game.
const TIMES_TO_ASK: u32 = 5;

/// The players' scoresheets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sheets {
    /// White's and Black's, where scoresheets are kept.
    kept: Option<Box<[Sheet; 2]>>,
    /// The period in which each player fell below five minutes.
    freed: [Option<usize>; 2],
    /// The number of times each player has asked to see the record of the game.
    asked: [u32; 2],
    /// The article by which each player must complete the scoresheet now, if they must.
    due: [Option<Article>; 2],
}

/// One player's scoresheet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Sheet {
    /// The moves as written.
    moves: Vec<String>,
    /// When each move was written.
    entries: Vec<Entry>,
    /// The number of entries, including signs.
    length: u32,
    /// The number of moves written when the player last made one.
    before_last_move: usize,
    /// The number of moves made when the sign for an offer was written before the offer itself.
    marked: Option<usize>,
    /// When the sign for an offer will be overdue.
    mark_due: Option<MarkDue>,
}

/// When a move was written, and as which entry.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Entry {
    /// The number of the entry on the sheet, from 1, counting signs.
    number: u32,
    /// The number of moves made by then.
    after: usize,
}

/// 8.1.5: the sign for an offer is written like a move: the player who offers writes it before their next move. The opponent may
/// reply first, and writes it before the move after that.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum MarkDue {
    AfterTheReply,
    AtTheNextMove,
}

/// Whether the move written has been made.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Writing {
    /// It has been made, or the entry is a sign.
    OfTheGame,
    /// It has not been made yet.
    InAdvance,
}

impl Sheet {
    fn write(&mut self, text: &str, after: usize) {
        self.length = self.length.saturating_add(1);
        // The sign may follow the move.
        if text.contains(OFFER) {
            self.mark(after);
        }
        if text.trim() != OFFER {
            self.moves.push(text.to_owned());
            self.entries.push(Entry { number: self.length, after });
        }
    }

    /// Records the sign for an offer that was made or is about to be.
    const fn mark(&mut self, after: usize) {
        if self.mark_due.take().is_none() {
            self.marked = Some(after);
        }
    }

    /// The index of the move written for a claim, given the number of moves made: the first one in advance; on a sheet that is not up to
    /// date, the last one of this turn.
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

    /// The moves as written on White's sheet and on Black's.
    pub(crate) fn texts(&self) -> [&[String]; 2] {
        Color::ALL.map(|player| self.of(player).map_or(&[][..], |sheet| &sheet.moves))
    }

    /// Adds an entry after this number of moves; `None` if no scoresheets are kept.
    pub(crate) fn write(&mut self, by: Color, text: &str, made: usize) -> Option<Writing> {
        let sheet = self.of_mut(by)?;
        // The sign for a draw offer is not a move.
        let is_in_advance = sheet.moves.len() >= made && text.trim() != OFFER;
        sheet.write(text, made);
        Some(if is_in_advance { Writing::InAdvance } else { Writing::OfTheGame })
    }

    /// Corrects an entry. The original entry stays on record, and the number of moves written does not change. Only a move written for a
    /// claim is replaced, where the edition allows it.
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

    /// The entry written for a claim and its index on the sheet, given the number of moves made.
    pub(crate) fn written_for_a_claim(&self, by: Color, made: usize) -> Option<(usize, &str)> {
        let sheet = self.of(by)?;
        sheet.claimed(made).map(|place| (place, sheet.moves[place].as_str()))
    }

    /// The player makes a move: entries written so far cannot be for a later claim.
    pub(crate) fn note_move(&mut self, by: Color) {
        if let Some(sheet) = self.of_mut(by) {
            sheet.before_last_move = sheet.moves.len();
        }
    }

    /// A draw was offered after this number of moves. Both players must mark it, unless they did so with the last move.
    pub(crate) fn note_offer(&mut self, by: Color, made: usize) {
        for player in Color::ALL {
            let Some(sheet) = self.of_mut(player) else { return };
            let due = if player == by { MarkDue::AtTheNextMove } else { MarkDue::AfterTheReply };
            let is_marked = sheet.marked.take().is_some_and(|after| after + 1 >= made);
            sheet.mark_due = Some(due).filter(|_| !is_marked);
        }
    }

    /// The player has made a move. Returns true if the sign for an offer is overdue and missing.
    pub(crate) fn misses_mark(&mut self, by: Color) -> bool {
        let Some(Sheet { mark_due: due, .. }) = self.of_mut(by) else { return false };
        let missing = *due == Some(MarkDue::AtTheNextMove);
        *due = due.filter(|due| *due == MarkDue::AfterTheReply).map(|_| MarkDue::AtTheNextMove);
        missing
    }

    /// 8.4: a player who has fallen below five minutes without 30 seconds a move is released from recording until the period ends.
    pub(crate) fn note_time_trouble(&mut self, clock: &TableClock) {
        let Some(clock) = clock.shown().filter(|_| self.are_kept()) else { return };
        for player in Color::ALL {
            let is_short = clock.left(player) < FIVE_MINUTES;
            let bonus = clock.bonus(player);
            // A delay counts like an increment.
            let is_without_bonus = bonus.increment().max(bonus.delay()) < THIRTY_SECONDS;
            if is_short && is_without_bonus {
                self.freed[player as usize] = Some(clock.period(player));
            }
        }
    }

    /// Returns true if the player is released in the current period.
    pub(crate) fn is_freed(&self, player: Color, clock: &TableClock) -> bool {
        let period = clock.shown().map(|clock| clock.period(player));
        period.is_some() && self.freed[player as usize] == period
    }

    /// 8.5: the player must complete the scoresheet before moving.
    pub(crate) const fn fall_due(&mut self, player: Color, article: Article) {
        self.due[player as usize] = Some(article);
    }

    /// The player has completed the scoresheet. Returns the article that required it, if one did.
    pub(crate) const fn complete(&mut self, player: Color) -> Option<Article> {
        self.due[player as usize].take()
    }

    /// The article broken by a player who moves now, after this number of moves, without having completed the scoresheet.
    pub(crate) fn overdue(&mut self, player: Color, made: usize) -> Option<Article> {
        if self.has_all(player, made) {
            self.complete(player);
        }
        self.due[player as usize]
    }

    /// Returns true if the player's sheet has this number of moves. Without scoresheets it is always false.
    pub(crate) fn has_all(&self, player: Color, made: usize) -> bool {
        self.of(player).is_some_and(|sheet| sheet.moves.len() >= made)
    }

    /// Returns true if the player has fallen below five minutes in any period, without 30 seconds a move.
    pub(crate) const fn was_freed(&self, player: Color) -> bool {
        self.freed[player as usize].is_some()
    }

    /// 8.1.3: a player must record their previous move before making the next. Returns true if, having moved, they had not.
    pub(crate) fn is_previous_unwritten(&self, by: Color, record: &Record) -> bool {
        let previous = record.latest_of(by).nth(1);
        let written = self.of(by).map(|sheet| sheet.moves.len());
        previous.zip(written).is_some_and(|(place, written)| written <= place)
    }

    /// The player asks to see the record of the game. Returns true if they have asked too often.
    pub(crate) fn ask(&mut self, by: Color) -> bool {
        let asked = &mut self.asked[by as usize];
        *asked = asked.saturating_add(1);
        *asked > TIMES_TO_ASK
    }
}
