//! The start of the game and of its resumption, and players who are late (6.6, 6.7).

use crate::edition::{Edition, LatenessAtResumption};
use crate::endings::Ending;
use crate::game::{Outcome, Refused};
use crate::phase::Stage;
use crate::regime::Regime;
use crate::ruling::Rulings;
use crate::{Game, GameResult, How, NoteOf, Refusal, RulingKind, Score};
use touchmove_board::Color;
use touchmove_clock::{Moment, Time};

/// Who is at the board, and since when the others are awaited: nobody before a session has begun.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Attendance(Option<Begun>);

/// A session that has begun.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Begun {
    at: Moment,
    session: Session,
    absent: [bool; 2],
    lateness: Lateness,
}

/// Does it matter how late the absent come?
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Lateness {
    Counts,
    /// 6.7.1: the arbiter has decided otherwise.
    Excused,
}

/// Which session players are awaited for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Session {
    /// The start of the game.
    First,
    /// An adjourned game is resumed.
    Resumed,
}

impl Attendance {
    /// A session begins without these players.
    pub(crate) fn begin(session: Session, at: Moment, absent: &[Color]) -> Self {
        let absent = Color::ALL.map(|player| absent.contains(&player));
        Self(Some(Begun { at, session, absent, lateness: Lateness::Counts }))
    }

    pub(crate) const fn has_begun(&self) -> bool {
        self.0.is_some()
    }

    /// Is this the session of a resumption?
    pub(crate) fn is_resumed(&self) -> bool {
        self.0.is_some_and(|begun| begun.session == Session::Resumed)
    }

    pub(crate) fn is_absent(&self, player: Color) -> bool {
        self.0.is_some_and(|begun| begun.absent[player as usize])
    }

    pub(crate) const fn arrive(&mut self, player: Color) {
        if let Some(begun) = &mut self.0 {
            begun.absent[player as usize] = false;
        }
    }

    /// The arbiter decides that whoever is absent does not lose by that.
    pub(crate) const fn excuse(&mut self) {
        if let Some(begun) = &mut self.0 {
            begun.lateness = Lateness::Excused;
        }
    }

    /// Since when somebody who is still absent is too late, if that is so. No time at all means at once.
    pub(crate) fn late_since(&self, now: Moment, law: &Edition, regime: &Regime) -> Option<Moment> {
        let begun = self.awaits_somebody()?;
        let permitted = begun.permitted_lateness(law, regime);
        let is_late = now.since(begun.at) > permitted || permitted == Time::ZERO;
        is_late.then(|| begun.at.after(permitted))
    }

    /// When somebody who is absent will be too late, if nobody comes.
    pub(crate) fn late_due(&self, law: &Edition, regime: &Regime) -> Option<Moment> {
        let begun = self.awaits_somebody()?;
        // Too late is later than permitted, by a millisecond at least.
        Some(begun.at.after(begun.permitted_lateness(law, regime)).after(Time::from_millis(1)))
    }

    /// The result when the absent do not come. Only a game that has not begun is lost without play.
    pub(crate) fn forfeit(&self) -> GameResult {
        let (win, loss) = match self.is_resumed() {
            true => (Score::Win, Score::Loss),
            false => (Score::ForfeitWin, Score::ForfeitLoss),
        };
        let [white, black] = Color::ALL.map(|player| self.is_absent(player));
        match (white, black) {
            (true, true) => GameResult::of(Color::White, loss, loss),
            (true, false) => GameResult::of(Color::White, loss, win),
            _ => GameResult::of(Color::Black, loss, win),
        }
    }

    fn awaits_somebody(&self) -> Option<Begun> {
        self.0.filter(|begun| begun.absent.contains(&true) && begun.lateness == Lateness::Counts)
    }
}

impl Begun {
    /// How late a player may be in this session.
    fn permitted_lateness(&self, law: &Edition, regime: &Regime) -> Time {
        match law.lateness_at_resumption {
            LatenessAtResumption::Fixed(time) if self.session == Session::Resumed => time,
            _ => regime.default_time,
        }
    }
}

impl Game {
    /// 6.6: the clock of the player on move is started.
    pub(crate) fn start(&mut self, absent: &[Color], rulings: &mut Rulings) -> Outcome {
        self.attendance = Attendance::begin(Session::First, self.now, absent);
        self.stage = Stage::Running;
        self.clock.start(self.board.turn());
        if self.is_somebody_late() {
            self.end_late(rulings);
        } else if self.clock.is_there()
            && Color::ALL.into_iter().all(|player| self.attendance.is_absent(player))
        {
            // All the time until White arrives is White's, unless the event or the arbiter decides otherwise.
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

    pub(crate) fn is_somebody_late(&self) -> bool {
        self.attendance.late_since(self.now, self.law, &self.regime).is_some()
    }

    /// Whoever is absent loses, unless a sealed move has ended the game.
    pub(crate) fn end_late(&mut self, rulings: &mut Rulings) {
        if self.end_by_sealed_move(rulings) {
            return;
        }
        let article = match self.attendance.is_resumed() {
            false => self.law.cites.late,
            true => self.law.cites.late_at_resumption,
        };
        self.end(Ending { result: self.attendance.forfeit(), how: How::Late, article }, rulings);
    }
}
