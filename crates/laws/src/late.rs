//! The start of the game or of a resumption, and players who are late (6.6, 6.7).

use crate::edition::LatePlayers;
use crate::endings::Ending;
use crate::game::{Outcome, Refused};
use crate::phase::Stage;
use crate::regime::Regime;
use crate::ruling::Rulings;
use crate::{Article, Game, GameResult, How, NoteOf, Phase, Refusal, RulingKind, Score};
use touchmove_board::Color;
use touchmove_clock::{Moment, Time};

/// The players at the board, and the beginning of the session for those who are absent.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Attendance {
    /// `None` before the session has begun.
    begun: Option<Begun>,
    /// The absence of White and of Black. The arbiter may observe it before the session begins.
    absent: [bool; 2],
    /// White's and Black's. The arbiter may decide on it before the session begins.
    lateness: [Lateness; 2],
}

/// A session that has begun.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Begun {
    at: Moment,
    session: Session,
}

/// Whether lateness has consequences for a player.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
enum Lateness {
    #[default]
    Counts,
    /// 6.7.1: the arbiter has decided otherwise.
    Excused,
}

/// The session that players are expected for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Session {
    /// The start of the game.
    First,
    /// An adjourned game is resumed.
    Resumed,
}

impl Attendance {
    /// Begins a session without these players.
    pub(crate) fn begin(&mut self, session: Session, at: Moment, absent: &[Color]) {
        let was_seen = |player| session == Session::First && self.is_absent(player);
        self.absent = Color::ALL.map(|player| absent.contains(&player) || was_seen(player));
        self.begun = Some(Begun { at, session });
    }

    pub(crate) const fn has_begun(&self) -> bool {
        self.begun.is_some()
    }

    /// Returns true if this session is a resumption.
    pub(crate) fn is_resumed(&self) -> bool {
        self.begun.is_some_and(|begun| begun.session == Session::Resumed)
    }

    pub(crate) const fn is_absent(&self, player: Color) -> bool {
        self.absent[player as usize]
    }

    const fn miss(&mut self, player: Color) {
        self.absent[player as usize] = true;
    }

    pub(crate) const fn arrive(&mut self, player: Color) {
        self.absent[player as usize] = false;
    }

    /// The arbiter decides that the absent players do not lose by their absence.
    pub(crate) const fn excuse_all(&mut self) {
        self.lateness = [Lateness::Excused; 2];
    }

    /// The arbiter decides that this player does not lose by arriving late.
    const fn excuse(&mut self, player: Color) {
        self.lateness[player as usize] = Lateness::Excused;
    }

    const fn is_excused(&self, player: Color) -> bool {
        matches!(self.lateness[player as usize], Lateness::Excused)
    }

    /// The moment since which a player still absent is too late, if one is. A permitted lateness of zero means immediately.
    pub(crate) fn late_since(&self, now: Moment, regime: &Regime) -> Option<Moment> {
        let begun = self.awaits_somebody()?;
        let permitted = begun.permitted_lateness(regime);
        let is_late = now.since(begun.at) > permitted || permitted == Time::ZERO;
        is_late.then(|| begun.at.after(permitted))
    }

    /// The moment at which an absent player will be too late, unless they arrive.
    pub(crate) fn late_due(&self, regime: &Regime) -> Option<Moment> {
        let begun = self.awaits_somebody()?;
        // A player is too late at least one millisecond after the permitted lateness.
        Some(begun.at.after(begun.permitted_lateness(regime)).after(Time::from_millis(1)))
    }

    /// Returns true if that player is absent and loses by arriving too late.
    fn must_come(&self, player: Color) -> bool {
        self.is_absent(player) && !self.is_excused(player)
    }

    /// The result if the absent players do not arrive. It is a forfeit only if the game has not begun.
    pub(crate) fn forfeit(&self) -> GameResult {
        let (win, loss) = match self.is_resumed() {
            true => (Score::Win, Score::Loss),
            false => (Score::ForfeitWin, Score::ForfeitLoss),
        };
        let [white, black] = Color::ALL.map(|player| self.must_come(player));
        match (white, black) {
            (true, true) => GameResult::of(Color::White, loss, loss),
            (true, false) => GameResult::of(Color::White, loss, win),
            _ => GameResult::of(Color::Black, loss, win),
        }
    }

    fn awaits_somebody(&self) -> Option<Begun> {
        self.begun.filter(|_| Color::ALL.into_iter().any(|player| self.must_come(player)))
    }
}

impl Begun {
    /// The permitted lateness in this session.
    const fn permitted_lateness(&self, regime: &Regime) -> Time {
        match self.session {
            Session::First => regime.default_time,
            Session::Resumed => regime.default_time_at_resumption,
        }
    }
}

impl Game {
    /// 6.6: starts the clock of the player on move.
    pub(crate) fn start(&mut self, absent: &[Color], rulings: &mut Rulings) -> Outcome {
        self.attendance.begin(Session::First, self.now, absent);
        if let Some(article) = self.law.compulsory_assistant.filter(|_| self.settings.lacks_assistant()) {
            rulings.push(article, RulingKind::Note { what: NoteOf::AssistantNeeded, by: None });
        }
        self.stage = Stage::Running;
        self.clock.start(self.board.turn());
        if self.is_somebody_late() {
            self.end_late(rulings);
        } else if self.clock.is_there()
            && Color::ALL.into_iter().all(|player| self.attendance.is_absent(player))
        {
            // White loses all the time until their arrival, unless the event or the arbiter decides otherwise.
            let what = NoteOf::BothAbsent;
            rulings.push(self.law.cites.both_absent, RulingKind::Note { what, by: Some(self.board.turn()) });
        }
        Ok(())
    }

    pub(crate) fn arrive(&mut self, by: Color, rulings: &mut Rulings) -> Outcome {
        if !self.attendance.is_absent(by) {
            return Err(Refused(self.law.cites.late, Refusal::NotAbsent));
        }
        self.attendance.arrive(by);
        if self.has_closed_reply() && self.board.turn() != by {
            self.open_second_envelope(rulings);
        }
        Ok(())
    }

    /// The arbiter observes that a player is absent: before the game begins, or later if that player has not yet played.
    pub(crate) fn observe_absent(&mut self, player: Color, rulings: &mut Rulings) -> Outcome {
        let article = self.lateness_article();
        let record = self.board.record();
        let has_played = record.made_by(player) > 0 || record.completed_by(player) > 0;
        if has_played || self.awaits_resumption() {
            return Err(Refused(article, Refusal::TooLate));
        }
        self.attendance.miss(player);
        rulings.push(article, RulingKind::Note { what: NoteOf::Absent, by: Some(player) });
        if self.is_somebody_late() {
            self.end_late(rulings);
        }
        Ok(())
    }

    /// The players reported absent.
    pub fn absent(&self) -> impl Iterator<Item = Color> {
        Color::ALL.into_iter().filter(|player| self.attendance.is_absent(*player))
    }

    /// The moment at which an absent player loses unless they arrive; `None` before the session has begun.
    #[must_use]
    pub fn late_due(&self) -> Option<Moment> {
        self.attendance.late_due(&self.regime).filter(|_| !self.stage.is_over())
    }

    pub(crate) fn is_somebody_late(&self) -> bool {
        self.attendance.late_since(self.now, &self.regime).is_some()
    }

    /// An absent player loses by lateness, unless a sealed move has ended the game.
    pub(crate) fn end_late(&mut self, rulings: &mut Rulings) {
        if self.end_by_sealed_move(rulings) {
            return;
        }
        let article = self.lateness_article();
        self.end(Ending { result: self.attendance.forfeit(), how: How::Late, article }, rulings);
    }

    /// The article by which a late player loses.
    fn lateness_article(&self) -> Article {
        match self.awaits_resumption() {
            false => self.law.cites.late,
            true => self.law.cites.late_at_resumption,
        }
    }

    /// Returns true if players are expected for a resumption.
    fn awaits_resumption(&self) -> bool {
        self.attendance.is_resumed() || self.phase() == Phase::Adjourned
    }

    /// The arbiter admits a late player all the same (6.7 in 2005, 6.7.a, from 2017 6.7.1; at a resumption A.10, adj.10, E.10, I.10),
    /// before or after the player has lost by lateness. 6.6.a of 2009 leaves this to the event alone.
    pub(crate) fn admit_late(&mut self, player: Color, rulings: &mut Rulings) -> Outcome {
        let article = self.lateness_article();
        if !self.awaits_resumption() && self.law.late_players == LatePlayers::Lose {
            return Err(Refused(article, Refusal::NotInThisEdition));
        }
        let is_there = self.attendance.has_begun() && !self.attendance.is_absent(player);
        if is_there || self.attendance.is_excused(player) {
            return Err(Refused(article, Refusal::NotAbsent));
        }
        self.attendance.excuse(player);
        rulings.push(article, RulingKind::Note { what: NoteOf::Admitted, by: Some(player) });
        if self.stage.is_over() {
            self.stage.reopen();
            // The other player may be late as well.
            if self.is_somebody_late() {
                self.end_late(rulings);
            }
        }
        Ok(())
    }
}
