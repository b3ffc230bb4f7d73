//! Adjourned games (A in 2005, a separate part in 2009, E in 2014, Guidelines I later).

use crate::edition::{Edition, EndingMoves, MoveWhileSealing};
use crate::endings::{Loss, ending};
use crate::game::{Outcome, Refused};
use crate::late::{Attendance, Session};
use crate::phase::Stage;
use crate::questions::Question;
use crate::record::Completed;
use crate::ruling::Rulings;
use crate::sealed_notation::{Notation, SealedText, read_sealed};
use crate::table_clock::rule_time;
use crate::untold::Untold;
use crate::{Answer, Early, Envelope, Game, How, NoteOf, Phase, Refusal, RulingKind, Stated};
use touchmove_board::{Color, Move};
use touchmove_clock::{Clock, Time};

/// The player on move must seal: the date of the resumption, and the contents of the envelope so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sealing {
    /// Date, time and place of the resumption.
    resumption: String,
    /// The player who adjourned before the session ended.
    early: Option<Early>,
    sealed: Option<Sealed>,
}

/// The contents of the envelope.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sealed {
    /// A text that may still be changed until the envelope is closed.
    Written(String),
    /// A move made on the board after the order to seal, which must be the sealed move.
    MadeOnTheBoard(Move),
}

/// The reply to the sealed move, sealed in a second envelope because the opponent is absent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SealedReply {
    text: String,
    envelope: SecondEnvelope,
}

/// Whether the second envelope is closed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum SecondEnvelope {
    Open,
    /// Closed by the press; it is opened when the absent player arrives.
    Closed,
}

impl Sealing {
    /// Puts a move into the envelope, unless a move made on the board must be in it.
    fn put_in(&mut self, sealed: Sealed, law: &Edition) -> Outcome {
        self.may_change(law)?;
        self.sealed = Some(sealed);
        Ok(())
    }

    fn may_change(&self, law: &Edition) -> Outcome {
        match self.sealed {
            Some(Sealed::MadeOnTheBoard(_)) => Err(Refused(law.cites.sealing, Refusal::PlayedAlready)),
            Some(Sealed::Written(_)) | None => Ok(()),
        }
    }
}

impl Game {
    /// The session is over, or the player on move adjourns early. That player must seal, on their own time.
    pub(crate) fn adjourn(&mut self, resumption: &str, early: Option<Early>) -> Outcome {
        if early.is_some_and(|early| early.by != self.board.turn()) {
            return Err(Refused(self.law.cites.early_adjournment, Refusal::NotOnMove));
        }
        self.stage = Stage::Sealing(Sealing { resumption: resumption.to_owned(), early, sealed: None });
        self.board.take_reply();
        Ok(())
    }

    pub(crate) fn seal(&mut self, by: Color, text: &str, rulings: &mut Rulings) -> Outcome {
        if let Stage::Sealing(sealing) = &self.stage {
            sealing.may_change(self.law)?;
            self.pass_the_turn_to(by, rulings);
        }
        let Stage::Sealing(sealing) = &mut self.stage else {
            self.board.seal_reply(SealedReply { text: text.to_owned(), envelope: SecondEnvelope::Open });
            return Ok(());
        };
        if self.board.turn() != by {
            return Err(Refused(self.law.cites.not_on_move, Refusal::NotOnMove));
        }
        sealing.put_in(Sealed::Written(text.to_owned()), self.law)?;
        // An illegal move on the board need not be sealed: it is taken back, and the player is bound by the pieces touched.
        self.board.take_back_wrong();
        Ok(())
    }

    /// Checks that a move may be made on the board now, if the player on move must seal.
    pub(crate) fn may_move_while_sealing(&self) -> Outcome {
        match &self.stage {
            Stage::Sealing(_) if self.law.move_while_sealing == MoveWhileSealing::Refused => {
                Err(Refused(self.law.cites.sealing, Refusal::Sealing))
            }
            Stage::Sealing(sealing) => sealing.may_change(self.law),
            _ => Ok(()),
        }
    }

    /// A move made on the board after the order to seal becomes the sealed move, unless it ends the game or is illegal.
    pub(crate) fn move_while_sealing(&mut self, by: Color, mv: Move, rulings: &mut Rulings) -> Outcome {
        let Stage::Sealing(sealing) = &mut self.stage else { return Ok(()) };
        let legal = match self.board.position().why(mv) {
            Ok(legal) => legal,
            Err(reason) => {
                self.board.stand_illegal(mv, reason);
                return Ok(());
            }
        };
        sealing.put_in(Sealed::MadeOnTheBoard(mv), self.law)?;
        let broken = self.board.broken_by(legal, &self.law.cites);
        let heeds = broken.is_none() || self.law.ending_moves == EndingMoves::HeedArticle3;
        self.board.put_pieces_back();
        let mut trial = self.clone();
        let mut made = Rulings::default();
        trial.stage = Stage::Running;
        trial.push_made(by, legal, &mut made);
        if let Some(ending) = ending(&trial.board, trial.law).filter(|_| heeds) {
            *self = trial;
            rulings.append(made);
            self.end_by_move(by, ending, rulings);
        }
        Ok(())
    }

    /// The player who sealed stops the clocks, which closes the envelope.
    pub(crate) fn close_envelope(&mut self, by: Color, sealing: Sealing, rulings: &mut Rulings) -> Outcome {
        if self.board.turn() != by {
            return Err(Refused(self.law.cites.sealing, Refusal::NotOnMove));
        }
        let Sealing { resumption, early, sealed: Some(sealed) } = sealing else {
            return Err(Refused(self.law.cites.sealing, Refusal::NothingSealed));
        };
        // The opponent's uncompleted illegal move is penalised now. The sealed move is void, and the opponent must seal.
        if self.raise_pending(!by, rulings) {
            if !self.stage.is_over() && self.stage.question().is_none() {
                self.stage = Stage::Sealing(Sealing { resumption, early: None, sealed: None });
            }
            return Ok(());
        }
        // An uncompleted legal move is completed by this.
        let completed = self.complete_pending(!by, Completed::Otherwise, rulings);
        self.clock.complete_without_press(!by, completed);
        self.board.take_back_wrong();
        self.clock.stop();
        // A player who adjourns early counts as sealing at the end of the session: the remaining time is charged to them.
        if let Some(Early { session_ends, .. }) = early {
            let change = self.clock.charge(by, session_ends.since(self.now));
            rule_time(by, change, self.law.cites.early_adjournment, rulings);
            self.call_flag_if_down(rulings);
            if self.phase() != Phase::Sealing {
                return Ok(());
            }
        }
        self.stage = Stage::Adjourned(sealed);
        let times = |of: fn(&Clock, Color) -> Time| {
            self.clock.shown().map(|clock| Color::ALL.map(|player| of(clock, player)))
        };
        let envelope = Envelope {
            sealed_by: by,
            move_number: self.number_of_next_move(by),
            position: self.board.is_seen().then_some(*self.board.position()),
            left: times(Clock::left),
            used: times(Clock::used),
            offer: self.offers.latest(),
            players: self.settings.players.clone(),
            resumption,
        };
        self.attendance = Attendance::default();
        rulings.push(self.law.cites.envelope, RulingKind::Envelope(Box::new(envelope)));
        Ok(())
    }

    /// The time of the resumption has come. If the player who must reply is absent, their clock runs.
    pub(crate) fn resume_adjourned(&mut self, present: &[Color], rulings: &mut Rulings) -> Outcome {
        let absent: Vec<Color> = Color::ALL.into_iter().filter(|player| !present.contains(player)).collect();
        self.attendance.begin(Session::Resumed, self.now, &absent);
        let replier = !self.board.turn();
        if absent.contains(&replier) {
            self.clock.start(replier);
        }
        if self.is_somebody_late() {
            self.end_late(rulings);
        } else if let Some(article) = self.law.both_absent_at_resumption
            && absent.len() == 2
            && self.clock.is_there()
        {
            rulings.push(article, RulingKind::Note { what: NoteOf::BothAbsent, by: Some(replier) });
        }
        Ok(())
    }

    /// Returns true if this player may seal the reply because the player who sealed is absent.
    pub(crate) fn may_seal_reply(&self, by: Color) -> bool {
        self.phase() == Phase::Running
            && self.board.turn() == by
            && self.attendance.is_resumed()
            && self.attendance.is_absent(!by)
            && self.clock.running() == Some(by)
            && !self.has_closed_reply()
    }

    /// Returns true if the reply is in the second envelope and the envelope is closed.
    pub(crate) fn has_closed_reply(&self) -> bool {
        self.board.reply().is_some_and(|reply| reply.envelope == SecondEnvelope::Closed)
    }

    /// The player who has sealed a reply stops their clock and starts that of the absent player. Returns true if there was such a
    /// reply.
    pub(crate) fn close_second_envelope(&mut self, by: Color, rulings: &mut Rulings) -> bool {
        let is_on_move = self.board.turn() == by;
        let Some(reply) = self.board.reply_mut().filter(|_| is_on_move) else { return false };
        reply.envelope = SecondEnvelope::Closed;
        self.clock.start(!by);
        let what = NoteOf::SecondEnvelope;
        rulings.push(self.law.cites.second_envelope, RulingKind::Note { what, by: Some(by) });
        true
    }

    /// The absent player has arrived: the second envelope is opened, and its move is treated like a sealed one.
    pub(crate) fn open_second_envelope(&mut self, rulings: &mut Rulings) {
        let Some(reply) = self.board.take_reply() else { return };
        if !self.board.is_seen() {
            return self.ask_untold(Untold::SealedMove, rulings);
        }
        let text = self.read_sealed(&reply.text);
        self.judge_sealed(text, rulings);
    }

    /// The envelope may be opened only when the player who must reply is present.
    pub(crate) fn may_open_envelope(&self) -> Outcome {
        let replier = !self.board.turn();
        match self.attendance.has_begun() && !self.attendance.is_absent(replier) {
            true => Ok(()),
            false => Err(Refused(self.law.cites.opening, Refusal::ReplierAbsent)),
        }
    }

    pub(crate) fn open_envelope(&mut self, rulings: &mut Rulings) -> Outcome {
        if !self.board.is_seen() {
            self.ask_untold(Untold::SealedMove, rulings);
            return Ok(());
        }
        let text = self.in_the_envelope().unwrap_or(SealedText::Faulty);
        self.judge_sealed(text, rulings);
        Ok(())
    }

    /// Makes the sealed move if it is unambiguous and may be played. If it violates Article 4 or the obligation from a claim based on
    /// another move (9.5), a person decides.
    fn judge_sealed(&mut self, text: SealedText, rulings: &mut Rulings) {
        match text {
            SealedText::Faulty => self.lose_by_sealed_move(rulings),
            SealedText::InDoubt(moves) => {
                self.ask(Question::SealedMove { moves }, self.law.cites.national_notation, rulings);
            }
            SealedText::One(mv) => match self.board.broken_by(mv, &self.law.cites) {
                Some(broken) => self.ask(Question::SealedMove { moves: vec![mv] }, broken.article, rulings),
                None => self.make_sealed(mv, rulings),
            },
        }
    }

    /// The arbiter accepts the sealed move or does not.
    pub(crate) fn rule_on_sealed_move(&mut self, moves: &[Move], answer: Answer, rulings: &mut Rulings) {
        match (answer, moves) {
            (Answer::Uphold, [mv]) => self.make_sealed(*mv, rulings),
            _ => self.lose_by_sealed_move(rulings),
        }
    }

    pub(crate) fn lose_by_sealed_move(&mut self, rulings: &mut Rulings) {
        let article = self.law.cites.sealed_move_loses;
        let loss = Loss { loser: self.board.turn(), how: How::SealedMove, article };
        let position = *self.board.position();
        self.lose_unless_unwinnable(loss, &position, rulings);
    }

    /// The envelope is lost: the player who sealed names the move, or the game is cancelled.
    pub(crate) fn envelope_lost(&mut self, stated: Option<&Stated>, rulings: &mut Rulings) -> Outcome {
        if !self.board.is_seen() && stated.is_some() {
            self.play_sealed_untold(rulings);
            return Ok(());
        }
        let Some(stated) = self.read_optional(stated)? else {
            self.annul(self.law.cites.position_lost, rulings);
            return Ok(());
        };
        match self.board.position().why(stated) {
            Ok(mv) => self.make_sealed(mv, rulings),
            Err(_) => return Err(Refused(self.law.cites.envelope_lost, Refusal::NothingSealed)),
        }
        Ok(())
    }

    /// The contents of the envelope.
    fn in_the_envelope(&self) -> Option<SealedText> {
        match &self.stage {
            _ if !self.board.is_seen() => None,
            Stage::Adjourned(Sealed::Written(text)) => Some(self.read_sealed(text)),
            Stage::Adjourned(Sealed::MadeOnTheBoard(mv)) => {
                Some(self.board.position().why(*mv).map_or(SealedText::Faulty, SealedText::One))
            }
            _ => None,
        }
    }

    /// Reads what the player on move has written.
    fn read_sealed(&self, text: &str) -> SealedText {
        let known = self.settings.notation[self.board.turn() as usize];
        let notation = known.map_or(Notation::OfTheGame(self.settings.language), Notation::Known);
        read_sealed(self.board.position(), text, notation)
    }

    /// Makes the sealed move and completes it without increment. It ends the game, or the other clock is started.
    fn make_sealed(&mut self, mv: Move, rulings: &mut Rulings) {
        let by = self.board.turn();
        self.stage.end_adjournment();
        self.push_made(by, mv, rulings);
        if let Some(ending) = ending(&self.board, self.law) {
            return self.end_by_move(by, ending, rulings);
        }
        let completed = self.complete_pending(by, Completed::Otherwise, rulings);
        self.clock.complete_without_press(by, completed);
        match self.stage {
            Stage::Running => self.clock.start(!by),
            _ => self.clock.turn_to(!by),
        }
        self.after_completion(rulings);
    }

    /// A game that the sealed move has ended stays ended, even if a player is late or a flag falls before the envelope is opened (I.10;
    /// E.10 in 2014, A.10 in 2005, adj.10 in 2009). The reply in the second envelope is a sealed move too. Returns true if the game has
    /// ended.
    pub(crate) fn end_by_sealed_move(&mut self, rulings: &mut Rulings) -> bool {
        let reply = self.board.reply().filter(|_| self.has_closed_reply());
        let text = self.in_the_envelope().or_else(|| reply.map(|reply| self.read_sealed(&reply.text)));
        let Some(SealedText::One(mv)) = text else { return false };
        if self.board.broken_by(mv, &self.law.cites).is_some() {
            return false;
        }
        let mut trial = self.clone();
        let mut made = Rulings::default();
        trial.make_sealed(mv, &mut made);
        let has_ended = trial.stage.is_over();
        if has_ended {
            *self = trial;
            rulings.append(made);
        }
        has_ended
    }
}
