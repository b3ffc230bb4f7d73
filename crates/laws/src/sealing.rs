//! Adjourned games (A in 2005, a part of its own in 2009, E in 2014, Guidelines I later).

use crate::edition::MoveWhileSealing;
use crate::endings::{Ending, Loss};
use crate::game::{Outcome, Refused};
use crate::late::Session;
use crate::record::Completed;
use crate::ruling::Rulings;
use crate::{Envelope, Game, How, Phase, Refusal, RulingKind, Stated};
use touchmove_board::{Color, Move};
use touchmove_clock::Clock;
use touchmove_notation::{Mode, read};

/// The sealed move, and what is agreed about the resumption.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Envelopes {
    sealed: Option<Sealed>,
    /// Date, time and place of the resumption.
    resumption: String,
}

/// What is in the envelope.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Sealed {
    /// A text that may still be changed until the envelope is closed.
    Written(String),
    /// A move made on the board after the order to seal, which must be the sealed one.
    MadeOnTheBoard(Move),
}

impl Game {
    /// The session is over: the player on move must seal, on that player's own time.
    pub(crate) fn adjourn(&mut self, resumption: &str) -> Outcome {
        self.phase = Phase::Sealing;
        self.envelopes = Envelopes { sealed: None, resumption: resumption.to_owned() };
        Ok(())
    }

    pub(crate) fn seal(&mut self, by: Color, text: &str) -> Outcome {
        if self.position.turn != by {
            return Err(Refused(self.law.cites.not_on_move, Refusal::NotOnMove));
        }
        if matches!(self.envelopes.sealed, Some(Sealed::MadeOnTheBoard(_))) {
            return Err(Refused(self.law.cites.sealing, Refusal::PlayedAlready));
        }
        self.envelopes.sealed = Some(Sealed::Written(text.to_owned()));
        Ok(())
    }

    /// A move made on the board after the order to seal is the one to be sealed, unless it ends the game.
    pub(crate) fn move_while_sealing(&mut self, by: Color, mv: Move, rulings: &mut Rulings) -> Outcome {
        if self.law.move_while_sealing == MoveWhileSealing::Refused {
            return Err(Refused(self.law.cites.sealing, Refusal::Sealing));
        }
        if matches!(self.envelopes.sealed, Some(Sealed::MadeOnTheBoard(_))) {
            return Err(Refused(self.law.cites.sealing, Refusal::PlayedAlready));
        }
        let mut trial = self.clone();
        let mut made = Rulings::default();
        if let Ok(legal) = self.position.why(mv) {
            trial.push_made(by, legal, &mut made);
            if let Some(ending) = trial.ending() {
                *self = trial;
                rulings.append(made);
                self.end_by_move(by, ending, rulings);
                return Ok(());
            }
        }
        self.envelopes.sealed = Some(Sealed::MadeOnTheBoard(mv));
        Ok(())
    }

    /// The player who sealed stops the clocks: the envelope is closed.
    pub(crate) fn close_envelope(&mut self, by: Color, rulings: &mut Rulings) -> Outcome {
        if self.position.turn != by {
            return Err(Refused(self.law.cites.sealing, Refusal::NotOnMove));
        }
        if self.envelopes.sealed.is_none() {
            return Err(Refused(self.law.cites.sealing, Refusal::NothingSealed));
        }
        self.phase = Phase::Adjourned;
        if let Some(clock) = &mut self.clock {
            clock.stop();
        }
        let times = |of: fn(&Clock, Color) -> touchmove_clock::Time| {
            self.clock.as_ref().map(|clock| Color::ALL.map(|player| of(clock, player)))
        };
        let envelope = Envelope {
            sealed_by: by,
            move_number: self.position.fullmove_number,
            position: self.position,
            left: times(Clock::left),
            used: times(Clock::used),
            offer: self.offers.latest(),
            players: self.settings.players.clone(),
            resumption: self.envelopes.resumption.clone(),
        };
        self.attendance = crate::late::Attendance::default();
        rulings.push(self.law.cites.envelope, RulingKind::Envelope(Box::new(envelope)));
        Ok(())
    }

    /// The time of the resumption has come. If the player who must reply is absent, that clock runs.
    pub(crate) fn resume_adjourned(&mut self, present: &[Color], rulings: &mut Rulings) -> Outcome {
        let absent: Vec<Color> = Color::ALL.into_iter().filter(|player| !present.contains(player)).collect();
        self.attendance.begin(Session::Resumed, self.now, &absent);
        let replier = !self.position.turn;
        if let Some(clock) = self.clock.as_mut().filter(|_| absent.contains(&replier)) {
            clock.start(replier);
        }
        if self.late_since().is_some() {
            self.end_late(rulings);
        }
        Ok(())
    }

    /// The envelope is opened once the player who must reply is there.
    pub(crate) fn may_open_envelope(&self) -> Outcome {
        let replier = !self.position.turn;
        match self.attendance.has_begun() && !self.attendance.is_absent(replier) {
            true => Ok(()),
            false => Err(Refused(self.law.cites.opening, Refusal::ReplierAbsent)),
        }
    }

    pub(crate) fn open_envelope(&mut self, rulings: &mut Rulings) -> Outcome {
        match self.sealed_move() {
            Some(mv) => self.make_sealed(mv, rulings),
            None => {
                let article = self.law.cites.sealed_move_loses;
                let loss = Loss { loser: self.position.turn, how: How::SealedMove, article };
                let position = self.position;
                self.lose_unless_unwinnable(loss, &position, rulings);
            }
        }
        Ok(())
    }

    /// The envelope is lost: the player who sealed names the move, or the game is cancelled.
    pub(crate) fn envelope_lost(&mut self, stated: Option<&Stated>, rulings: &mut Rulings) -> Outcome {
        let Some(stated) = self.read_optional(stated)? else {
            self.annul(self.law.cites.position_lost, rulings);
            return Ok(());
        };
        match self.position.why(stated) {
            Ok(mv) => self.make_sealed(mv, rulings),
            Err(_) => return Err(Refused(self.law.cites.envelope_lost, Refusal::NothingSealed)),
        }
        Ok(())
    }

    /// The move in the envelope, if what is written there is one legal move. It is judged by what is written: English letters count
    /// only where the text is not of the game's language at all.
    fn sealed_move(&self) -> Option<Move> {
        match self.envelopes.sealed.as_ref()? {
            Sealed::Written(text) => read(&self.position, text, self.settings.language, Mode::Sealed).ok(),
            Sealed::MadeOnTheBoard(mv) => self.position.why(*mv).ok(),
        }
    }

    /// The sealed move is made and completed without increment, and the other clock is started; or it ends the game.
    fn make_sealed(&mut self, mv: Move, rulings: &mut Rulings) {
        let by = self.position.turn;
        self.phase = Phase::Running;
        self.envelopes = Envelopes::default();
        self.push_made(by, mv, rulings);
        if let Some(ending) = self.ending() {
            return self.end_by_move(by, ending, rulings);
        }
        let completed = self.complete_pending(by, Completed::Otherwise, rulings);
        self.count_without_press(by, completed);
        if let Some(clock) = &mut self.clock {
            clock.start(!by);
        }
        self.after_completion(rulings);
    }

    /// Whoever is late at the resumption loses, unless the sealed move has ended the game.
    pub(crate) fn end_late_at_resumption(&mut self, rulings: &mut Rulings) {
        let article = self.law.cites.late_at_resumption;
        let late = Ending { result: self.forfeit(), how: How::Late, article };
        let Some(mv) = self.sealed_move() else { return self.end(late, rulings) };
        let mut trial = self.clone();
        let mut made = Rulings::default();
        trial.make_sealed(mv, &mut made);
        if trial.phase == Phase::Over {
            *self = trial;
            rulings.append(made);
        } else {
            self.end(late, rulings);
        }
    }
}
