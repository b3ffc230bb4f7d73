//! What the arbiter saw, and what the Laws say of it.

use crate::edition::{ColoursReversed, Device, Known, LimitedPlay, Raised};
use crate::endings::{Ending, Loss, Mating};
use crate::game::{Outcome, Refused};
use crate::questions::Question;
use crate::record::is_plainly_illegal;
use crate::ruling::Rulings;
use crate::unwinnable::ways_to_checkmate;
use crate::{
    Article, Breach, DevicePenalty, Game, GameResult, How, NoteOf, Observation, Refusal, RulingKind, Score,
    Sound,
};
use touchmove_board::{Bitboard, Color, Role, Square};
use touchmove_helpmate::{Solver, Verdict};

impl Game {
    pub(crate) fn observe(
        &mut self,
        what: Observation,
        by: Option<Color>,
        square: Option<Square>,
        rulings: &mut Rulings,
    ) -> Outcome {
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
            Observation::BoardsDiffer(boards) => self.observe_boards_differ(&boards, rulings),
            Observation::WrongStart => {
                self.observe_wrong_start(square, rulings);
                Ok(())
            }
            Observation::WrongBoard => {
                note(NoteOf::WrongBoard, self.law.cites.wrong_board, rulings);
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

    /// Without adequate supervision nobody can complain of the set-up once each has completed so many moves.
    pub(crate) fn is_past_set_up_complaints(&self) -> bool {
        let enough = |player| self.board.record().completed_by(player) >= self.law.set_up_complaints;
        self.regime.limited.is_some() && Color::ALL.into_iter().all(enough)
    }

    /// A king that was misplaced may not castle, and nobody may castle with a rook that was.
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

    /// Takes the right to castle from the king, or from the rook, that stands on that square.
    fn bar_castling(&mut self, square: Square) {
        let Some(piece) = self.board.position().board.piece_at(square) else { return };
        let lost = match piece.role {
            Role::King => Bitboard::first_rank(piece.color),
            Role::Rook if self.law.misplaced_rooks == Known::Yes => Bitboard::of(square),
            Role::Pawn | Role::Knight | Role::Bishop | Role::Rook | Role::Queen => return,
        };
        // What has castled or moved meanwhile has no right left to lose.
        self.board.bar_castling(lost & self.board.position().castling.rooks());
    }

    fn observe_colours_reversed(&mut self, rulings: &mut Rulings) {
        let article = self.law.cites.colours_reversed;
        let made = Color::ALL.map(|player| self.board.record().made_by(player) as u32);
        match self.law.colours_reversed {
            ColoursReversed::CancelledBefore(moves) if made.into_iter().all(|made| made < moves) => {
                self.annul(article, rulings);
            }
            _ => note(NoteOf::ColoursReversed, article, rulings),
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
                Some(DevicePenalty::Milder(sentence)) => self.impose(by, sentence, article, rulings),
            },
        }
    }

    /// 12.3.b of 2009: the player loses; if the opponent could not win, the opponent's score is a draw.
    fn lose_by_sound(&mut self, loss: Loss, rulings: &mut Rulings) {
        let position = *self.board.position();
        match ways_to_checkmate(&position, !loss.loser, &mut Solver::default()) {
            Verdict::Winnable(line) => self.lose_to(loss, self.line(position, &line), rulings),
            Verdict::Unwinnable(_) => {
                let result = GameResult::of(loss.loser, Score::Loss, Score::Draw);
                let ending = Ending { result, how: loss.how, article: loss.article };
                self.end_with(ending, Mating::Impossible, rulings);
            }
            Verdict::Undecided(_) => self.ask(Question::Unwinnable(loss), loss.article, rulings),
        }
    }

    /// Both kings are in check, or a pawn stands on the last rank, and an illegal move stands: the arbiter waits for the next
    /// completed move.
    fn observe_illegal_position(&mut self, rulings: &mut Rulings) -> Outcome {
        if let Some(LimitedPlay { raised: Raised::OnlyByClaim { .. }, stands, .. }) = self.regime.limited {
            return Err(Refused(*stands, Refusal::OnlyOnClaim));
        }
        let (Some(article), Some(_)) = (self.law.illegal_position, self.regime.limited) else {
            return Err(Refused(self.law.cites.illegal, Refusal::NotInThisClass));
        };
        if !is_plainly_illegal(self.board.position()) {
            return Err(Refused(article, Refusal::NothingThere));
        }
        self.offences.see_illegal_position();
        note(NoteOf::IllegalPosition, article, rulings);
        Ok(())
    }
}

fn note(what: NoteOf, article: Article, rulings: &mut Rulings) {
    rulings.push(article, RulingKind::Note { what, by: None });
}
