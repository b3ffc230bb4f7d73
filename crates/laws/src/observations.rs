//! The arbiter's observations and their consequences under the Laws.

use crate::edition::{ColoursReversed, Device, Known, LimitedPlay, Raised};
use crate::endings::Loss;
use crate::game::{Outcome, Refused};
use crate::questions::Question;
use crate::record::is_plainly_illegal;
use crate::ruling::Rulings;
use crate::unwinnable::ways_to_checkmate;
use crate::{
    Answer, Article, Breach, Conduct, DevicePenalty, Game, How, NoteOf, Observation, Phase, Refusal,
    Reporting, RulingKind, Sound,
};
use touchmove_board::{Bitboard, Color, Role, Square};
use touchmove_helpmate::{Solver, Verdict};

/// The colours of the players.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Colours {
    /// As paired, as far as is known.
    AsPaired,
    /// Reversed, as seen by the arbiter.
    Reversed,
}

impl Game {
    pub(crate) fn observe(
        &mut self,
        what: Observation,
        by: Option<Color>,
        square: Option<Square>,
        rulings: &mut Rulings,
    ) -> Outcome {
        if let Some(question) = self.observe_on_unseen_board(what, by)? {
            self.ask_untold(question, rulings);
            return Ok(());
        }
        match what {
            Observation::IllegalMove => self.observe_illegal_move(by, rulings),
            Observation::Flag => self.observe_flag(by, rulings),
            Observation::BothFlags => self.observe_both_flags(rulings),
            Observation::TouchMove => self.observe_touch_move(by, square, rulings),
            Observation::TwoHands => self.observe_two_hands(by, rulings),
            Observation::IllegalPosition => self.observe_illegal_position(rulings),
            Observation::Device(sound) => {
                self.observe_device(by.unwrap_or(self.board.turn()), sound, rulings);
                Ok(())
            }
            Observation::ClockCounter => {
                self.stop_for_the_clock(NoteOf::ClockCounter, self.law.cites.clock_counter, by, rulings)
            }
            Observation::ClockDefect => {
                self.stop_for_the_clock(NoteOf::ClockDefect, self.law.cites.clock_defect, by, rulings)
            }
            Observation::SheetsDue => self.sheets_fall_due(by, rulings),
            Observation::SheetComplete => self.sheet_is_complete(by.unwrap_or(self.board.turn()), rulings),
            Observation::Absent => self.observe_absent(by.unwrap_or(self.board.turn()), rulings),
            Observation::Conduct(conduct) => {
                self.observe_conduct(by.unwrap_or(self.board.turn()), conduct, rulings)
            }
            Observation::BoardsDiffer(boards) => self.observe_boards_differ(&boards, rulings),
            Observation::WrongStart => {
                self.observe_wrong_start(square, rulings);
                Ok(())
            }
            Observation::WrongBoard => {
                self.observe_wrong_board(rulings);
                Ok(())
            }
            Observation::ColoursReversed => {
                self.observe_colours_reversed(rulings);
                Ok(())
            }
            Observation::Displaced => {
                let cites = &self.law.cites;
                let article = if by.is_some() { cites.displaced } else { cites.found_displaced };
                note(NoteOf::Displaced, article, rulings);
                Ok(())
            }
        }
    }

    /// A breach that the arbiter saw and may penalise.
    fn observe_conduct(&mut self, by: Color, conduct: Conduct, rulings: &mut Rulings) -> Outcome {
        let article = self.conduct_article(conduct)?;
        rulings.push(
            article,
            match conduct {
                // 12.8, 11.7: a player who persistently refuses to comply loses; the arbiter decides how often is persistent.
                Conduct::Disobeys => RulingKind::Disobeyed { by, count: self.offences.disobey(by) },
                conduct => RulingKind::Violation { by, what: conduct.into() },
            },
        );
        Ok(())
    }

    /// The article that forbids this conduct. In rapid and blitz no scoresheet is required, so there is no breach concerning one.
    pub(crate) fn conduct_article(&self, conduct: Conduct) -> Result<Article, Refused> {
        let unknown = Refused(self.law.cites.penalties, Refusal::NotInThisEdition);
        let article = self.law.conduct_item(conduct).ok_or(unknown)?;
        let is_reporting_required = self.settings.regulations.report_leaving == Some(Reporting::Required);
        match Breach::from(conduct) {
            Breach::Scoresheet if !self.must_keep_score() => Err(Refused(article, Refusal::NotInThisClass)),
            Breach::NotRepeated if self.settings.blind.is_empty() => {
                Err(Refused(article, Refusal::NobodyBlind))
            }
            Breach::LeftUnreported if !is_reporting_required => Err(Refused(article, Refusal::NotAnnounced)),
            _ => Ok(article),
        }
    }

    /// Returns true if, without adequate supervision, each player has completed enough moves that complaints about the set-up are
    /// too late.
    pub(crate) fn is_past_set_up_complaints(&self) -> bool {
        let enough = |player| self.board.record().completed_by(player) >= self.law.set_up_complaints;
        self.regime.limited.is_some() && Color::ALL.into_iter().all(enough)
    }

    /// A misplaced king loses the right to castle, and castling with a misplaced rook is barred.
    fn observe_wrong_start(&mut self, misplaced: Option<Square>, rulings: &mut Rulings) {
        if self.is_past_set_up_complaints() {
            if let Some(square) = misplaced {
                self.bar_castling(square);
            }
            note(NoteOf::WrongStart, self.law.cites.wrong_start_too_late, rulings);
        } else {
            self.annul(self.law.cites.wrong_start, rulings);
        }
    }

    /// The position is transferred to a correctly placed board, unless it is too late.
    fn observe_wrong_board(&self, rulings: &mut Rulings) {
        if self.is_past_set_up_complaints() {
            let article = self.law.cites.wrong_start_too_late;
            rulings.push(article, RulingKind::NoteTooLate { what: NoteOf::WrongBoard });
        } else {
            note(NoteOf::WrongBoard, self.law.cites.wrong_board, rulings);
        }
    }

    /// Removes the right to castle from the king or rook on that square.
    fn bar_castling(&mut self, square: Square) {
        let Some(piece) = self.board.position().board.piece_at(square).filter(|_| self.board.is_seen())
        else {
            return;
        };
        let lost = match piece.role {
            Role::King => Bitboard::first_rank(piece.color),
            Role::Rook if self.law.misplaced_rooks == Known::Yes => Bitboard::of(square),
            Role::Pawn | Role::Knight | Role::Bishop | Role::Rook | Role::Queen => return,
        };
        // A king or rook that has castled or moved meanwhile has no right to lose.
        self.board.bar_castling(lost & self.board.position().castling.rooks());
    }

    fn observe_colours_reversed(&mut self, rulings: &mut Rulings) {
        let article = self.law.cites.colours_reversed;
        let made = Color::ALL.map(|player| self.board.record().made_by(player) as u32);
        match self.law.colours_reversed {
            ColoursReversed::CancelledBefore(moves) if made.into_iter().all(|made| made < moves) => {
                self.annul(article, rulings);
            }
            _ => {
                self.colours = Colours::Reversed;
                note(NoteOf::ColoursReversed, article, rulings);
            }
        }
    }

    /// 7.3 (7.2 in 2005 and 2009): with colours reversed the game continues unless the arbiter decides otherwise. From 2017 the arbiter
    /// has no choice: after ten moves the game continues.
    pub(crate) fn annul_reversed(&mut self, rulings: &mut Rulings) -> Outcome {
        let article = self.law.cites.colours_reversed;
        match (self.colours, self.law.colours_reversed) {
            (Colours::AsPaired, _) => Err(Refused(article, Refusal::NothingThere)),
            (Colours::Reversed, ColoursReversed::CancelledBefore(_)) => {
                Err(Refused(article, Refusal::TooLate))
            }
            (Colours::Reversed, ColoursReversed::PlayGoesOn) => {
                self.annul(article, rulings);
                Ok(())
            }
        }
    }

    fn observe_device(&mut self, by: Color, sound: Sound, rulings: &mut Rulings) {
        let article = self.law.cites.device;
        let loss = Loss { loser: by, how: How::Device, article };
        match (self.law.device, sound) {
            (Device::SoundLosesScoreIsSet | Device::SoundLoses, Sound::Silent) => {
                rulings.push(article, RulingKind::Violation { by, what: Breach::Device });
            }
            (Device::SoundLosesScoreIsSet, Sound::Heard) => {
                self.ask(Question::OpponentPoints(loss), article, rulings);
            }
            (Device::SoundLoses, Sound::Heard) => self.lose_by_sound(loss, rulings),
            (Device::HavingItLoses, _) => match self.settings.regulations.device_penalty {
                None | Some(DevicePenalty::Loss) => self.lose(loss, rulings),
                Some(DevicePenalty::Milder(sentence)) => self.impose(by, sentence, article, None, rulings),
            },
        }
    }

    /// 12.3.b of 2009: the player loses; if the opponent could not win, the opponent scores a draw.
    fn lose_by_sound(&mut self, loss: Loss, rulings: &mut Rulings) {
        if !self.board.is_seen() {
            return self.ask(Question::CanCheckmate(loss), loss.article, rulings);
        }
        let position = *self.board.position();
        match ways_to_checkmate(&position, !loss.loser, &mut Solver::default()) {
            Verdict::Winnable(line) => self.lose_to(loss, self.line(position, &line), rulings),
            Verdict::Unwinnable(_) => self.draw_unwinnable(loss, rulings),
            Verdict::Undecided(_) => self.ask(Question::Unwinnable(loss), loss.article, rulings),
        }
    }

    /// Without adequate supervision, if both kings are in check or a pawn stands on the last rank, the arbiter waits for the next completed
    /// move. For any other illegal position the arbiter is asked which position to restore.
    fn observe_illegal_position(&mut self, rulings: &mut Rulings) -> Outcome {
        self.may_raise_on_sight()?;
        if let Some(LimitedPlay { raised: Raised::OnlyByClaim { .. }, .. }) = self.regime.limited {
            return self.observe_illegal_move(None, rulings);
        }
        match self.law.illegal_position.filter(|_| self.regime.limited.is_some()) {
            Some(article) if is_plainly_illegal(self.board.position()) => {
                self.offences.see_illegal_position();
                note(NoteOf::IllegalPosition, article, rulings);
            }
            _ => {
                if !matches!(self.phase(), Phase::Running | Phase::Stopped) {
                    return Err(self.out_of_phase(self.phase()));
                }
                let plies = self.plies_to_put_back();
                self.ask(Question::IllegalPosition { plies }, self.law.cites.illegal, rulings);
            }
        }
        Ok(())
    }

    /// The positions before the known illegal moves; if there are none, every position in the record.
    fn plies_to_put_back(&self) -> Vec<usize> {
        let plies = self.board.record().plies();
        let before_illegal: Vec<usize> =
            (0..plies.len()).filter(|place| plies[*place].is_illegal()).collect();
        match before_illegal.is_empty() {
            true => (0..=plies.len()).collect(),
            false => before_illegal,
        }
    }

    /// Restores the position that the arbiter has chosen. Play continues from there.
    pub(crate) fn rule_on_illegal_position(
        &mut self,
        plies: &[usize],
        answer: Answer,
        rulings: &mut Rulings,
    ) {
        if let (Answer::Uphold, [ply]) = (answer, plies) {
            self.go_back_completed(*ply);
            self.push_restored(self.law.cites.illegal, rulings);
        }
    }

    /// The clock or its move counter is wrong: the clocks stay stopped until the arbiter has replaced or corrected it.
    fn stop_for_the_clock(
        &mut self,
        what: NoteOf,
        article: Article,
        by: Option<Color>,
        rulings: &mut Rulings,
    ) -> Outcome {
        if !self.clock.is_there() {
            return Err(Refused(article, Refusal::NoClock));
        }
        if matches!(self.phase(), Phase::Running | Phase::Sealing) {
            self.interrupt();
        }
        rulings.push(article, RulingKind::Note { what, by });
        Ok(())
    }
}

fn note(what: NoteOf, article: Article, rulings: &mut Rulings) {
    rulings.push(article, RulingKind::Note { what, by: None });
}
