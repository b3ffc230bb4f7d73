//! The start of the game and of its resumption, and players who are late (6.6, 6.7).

use crate::edition::LatenessAtResumption;
use crate::endings::Ending;
use crate::game::{Outcome, Refused};
use crate::phase::Stage;
use crate::ruling::Rulings;
use crate::{Game, GameResult, How, NoteOf, Phase, Refusal, RulingKind, Score};
use touchmove_board::Color;
use touchmove_clock::{Moment, Time};

/// Who is at the board, and since when the others are awaited.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Attendance {
    absent: [bool; 2],
    /// When the session began.
    began: Option<Moment>,
    session: Session,
}

/// Which session players are awaited for.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) enum Session {
    /// The start of the game.
    #[default]
    First,
    /// An adjourned game is resumed.
    Resumed,
}

impl Attendance {
    /// A session begins without these players.
    pub(crate) fn begin(&mut self, session: Session, now: Moment, absent: &[Color]) {
        self.session = session;
        self.began = Some(now);
        self.absent = Color::ALL.map(|player| absent.contains(&player));
    }

    pub(crate) const fn has_begun(&self) -> bool {
        self.began.is_some()
    }

    /// Is this the session of a resumption?
    pub(crate) fn is_resumed(&self) -> bool {
        self.session == Session::Resumed
    }

    pub(crate) const fn is_absent(&self, player: Color) -> bool {
        self.absent[player as usize]
    }

    pub(crate) fn arrive(&mut self, player: Color) {
        self.absent[player as usize] = false;
    }
}

impl Game {
    /// 6.6: the clock of the player on move is started.
    pub(crate) fn start(&mut self, absent: &[Color], rulings: &mut Rulings) -> Outcome {
        self.attendance.begin(Session::First, self.now, absent);
        self.stage = Stage::Running;
        self.clock.start(self.board.turn());
        if self.late_since().is_some() {
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

    /// How late a player may be in this session.
    fn permitted_lateness(&self) -> Time {
        match self.law.lateness_at_resumption {
            LatenessAtResumption::Fixed(time) if self.attendance.session == Session::Resumed => time,
            _ => self.regime.default_time,
        }
    }

    /// Since when somebody who is still absent is too late, if that is so. No time at all means at once.
    pub(crate) fn late_since(&self) -> Option<Moment> {
        let began = self.attendance.began?;
        let somebody_is_absent = Color::ALL.into_iter().any(|player| self.attendance.is_absent(player));
        let permitted = self.permitted_lateness();
        let is_late = self.now.since(began) > permitted || permitted == Time::ZERO;
        (somebody_is_absent && is_late).then(|| began.after(permitted))
    }

    /// When somebody who is absent will be too late, if nobody comes.
    pub(crate) fn late_due(&self) -> Option<Moment> {
        let began = self.attendance.began?;
        let somebody_is_absent = Color::ALL.into_iter().any(|player| self.attendance.is_absent(player));
        // Too late is later than permitted, by a millisecond at least.
        somebody_is_absent.then(|| began.after(self.permitted_lateness()).after(Time::from_millis(1)))
    }

    /// Whoever is absent loses without play.
    pub(crate) fn end_late(&mut self, rulings: &mut Rulings) {
        if self.phase() == Phase::Adjourned {
            return self.end_late_at_resumption(rulings);
        }
        let article = match self.attendance.session {
            Session::First => self.law.cites.late,
            Session::Resumed => self.law.cites.late_at_resumption,
        };
        self.end(Ending { result: self.forfeit(), how: How::Late, article }, rulings);
    }

    /// The result when the absent do not come.
    pub(crate) fn forfeit(&self) -> GameResult {
        let [white, black] = Color::ALL.map(|player| self.attendance.is_absent(player));
        match (white, black) {
            (true, true) => GameResult::of(Color::White, Score::ForfeitLoss, Score::ForfeitLoss),
            (true, false) => GameResult::of(Color::White, Score::ForfeitLoss, Score::ForfeitWin),
            _ => GameResult::of(Color::Black, Score::ForfeitLoss, Score::ForfeitWin),
        }
    }
}
