//! The arbiter's own acts: clocks, penalties, earlier positions, results (Article 12; 13 in 2005 and 2009).

use crate::edition::{Appeals, Correction};
use crate::endings::{Ending, Loss};
use crate::game::{Outcome, Refused};
use crate::phase::Stage;
use crate::record::Legality;
use crate::ruling::Rulings;
use crate::{
    Against, Article, Cause, Conduct, Game, GameResult, How, NoteOf, Penalty, Phase, Refusal, RulingKind,
    Score, Sentence,
};
use touchmove_board::Color;
use touchmove_clock::Time;

impl Game {
    /// A player stops both clocks to call the arbiter. While sealing, this closes the envelope.
    pub(crate) fn stop_clocks(&mut self, by: Color, rulings: &mut Rulings) -> Outcome {
        if let Stage::Sealing(sealing) = &self.stage {
            return self.close_envelope(by, sealing.clone(), rulings);
        }
        self.interrupt();
        Ok(())
    }

    /// Both clocks are stopped.
    pub(crate) fn interrupt(&mut self) {
        self.stage.stop();
        self.clock.stop();
    }

    /// A player appeals against a decision of the arbiter. The appeal is only recorded; it is decided elsewhere.
    pub(crate) fn appeal(&self, by: Color, against: Against, rulings: &mut Rulings) -> Outcome {
        let Appeals { may, not_of_quickplay } = self.law.appeals;
        if let Some(article) = not_of_quickplay.filter(|_| against == Against::Quickplay) {
            return Err(Refused(article, Refusal::Final));
        }
        let silent = Refused(self.law.cites.arbiters_decision, Refusal::NotInThisEdition);
        rulings.push(may.ok_or(silent)?, RulingKind::Note { what: NoteOf::Appeal, by: Some(by) });
        Ok(())
    }

    /// Play continues, or an adjourned game is resumed.
    pub(crate) fn resume(&mut self, present: &[Color], rulings: &mut Rulings) -> Outcome {
        if self.phase() == Phase::Adjourned {
            return self.resume_adjourned(present, rulings);
        }
        match self.stage.resume_undone() {
            Some(clocks) => self.go_on(clocks, rulings),
            None => {
                self.stage.resume();
                self.clock.resume();
            }
        }
        Ok(())
    }

    /// Sets the clocks. It never starts a stopped clock: `running` then names the clock that will run when play continues.
    pub(crate) fn set_clock(
        &mut self,
        times: [Option<Time>; 2],
        running: Option<Color>,
        moves: [Option<u32>; 2],
        rulings: &mut Rulings,
    ) -> Outcome {
        if !self.clock.is_there() {
            return Err(Refused(self.law.cites.earlier_position, Refusal::NoClock));
        }
        for player in Color::ALL {
            if let Some(moves) = moves[player as usize] {
                self.clock.set_moves(player, moves, self.board.record().completed_by(player));
            }
            if let Some(left) = times[player as usize] {
                self.clock.set(player, left);
            }
        }
        if let Some(player) = running {
            self.clock.turn_to(player);
        }
        if self.is_past_set_up_complaints() {
            let what = NoteOf::ClockSetting;
            rulings.push(self.law.cites.clock_setting, RulingKind::Note { what, by: None });
        }
        Ok(())
    }

    /// 12.5 (13.5 in 2005 and 2009): play was disturbed from outside. The time added is not a penalty, and no player
    /// loses time by it.
    pub(crate) fn grant_time(&mut self, to: &[Color], time: Time, rulings: &mut Rulings) -> Outcome {
        let article = self.law.cites.outside_disturbance;
        if !self.clock.is_there() {
            return Err(Refused(article, Refusal::NoClock));
        }
        for player in to {
            self.clock.give(*player, time, article, rulings);
        }
        Ok(())
    }

    pub(crate) fn penalise(
        &mut self,
        to: Color,
        sentence: Sentence,
        breach: Option<Conduct>,
        rulings: &mut Rulings,
    ) -> Outcome {
        let Some(article) = self.law.penalty_item(sentence.penalty) else {
            return Err(Refused(self.law.cites.penalties, Refusal::NotInThisEdition));
        };
        let is_of_time = matches!(sentence.penalty, Penalty::AddTime | Penalty::TakeTime);
        if is_of_time && !self.clock.is_there() {
            return Err(Refused(article, Refusal::NoClock));
        }
        let cause = breach.map(|breach| Ok(Cause { breach, article: self.conduct_article(breach)? }));
        self.impose(to, sentence, article, cause.transpose()?, rulings);
        Ok(())
    }

    /// Carries out a penalty.
    pub(crate) fn impose(
        &mut self,
        to: Color,
        sentence: Sentence,
        article: Article,
        cause: Option<Cause>,
        rulings: &mut Rulings,
    ) {
        rulings.push(article, RulingKind::Penalty { to, sentence, cause });
        let time = sentence.time.unwrap_or_default();
        let points = sentence.points.unwrap_or_default();
        match sentence.penalty {
            Penalty::AddTime => {
                self.clock.add(!to, time);
            }
            Penalty::TakeTime => {
                self.clock.take(to, time);
            }
            Penalty::RaiseOpponent => self.point_changes.raise(!to, points),
            Penalty::LowerOffender => self.point_changes.lower(to, points),
            Penalty::Loss | Penalty::Expel => {
                let scale = &self.settings.regulations.points;
                let score = sentence.points.and_then(|points| scale.score(points)).unwrap_or(Score::Win);
                self.lose_with_score(Loss { loser: to, how: How::Conduct, article }, score, rulings);
            }
            Penalty::Warning | Penalty::Fine | Penalty::ExcludeRounds => {}
        }
    }

    /// The arbiter restores the position after a ply.
    pub(crate) fn restore(&mut self, ply: usize, rulings: &mut Rulings) -> Outcome {
        self.go_back_completed(ply);
        self.push_restored(self.law.cites.earlier_position, rulings);
        Ok(())
    }

    /// Returns to the position after a ply. All moves up to there count as completed.
    pub(crate) fn go_back_completed(&mut self, ply: usize) {
        self.board.complete_all();
        self.go_back_to(ply);
        self.turn_clock_to_move();
    }

    /// The players agree to correct an illegal move that had been allowed to stand.
    pub(crate) fn correct_by_agreement(&mut self, rulings: &mut Rulings) -> Outcome {
        let Some(limited) = self.regime.limited else {
            return Err(Refused(self.law.cites.illegal, Refusal::NotInThisClass));
        };
        if limited.correction == Correction::Never {
            return Err(Refused(limited.stands, Refusal::NotInThisEdition));
        }
        let standing = |ply: &crate::record::Ply| ply.legality == Legality::Stands;
        let Some(place) = self.board.record().plies().iter().rposition(standing) else {
            return Err(Refused(limited.stands, Refusal::NothingThere));
        };
        self.go_back_completed(place);
        self.push_restored(limited.stands, rulings);
        Ok(())
    }

    /// The arbiter declares a result, replacing any earlier one.
    pub(crate) fn declare(&mut self, result: GameResult, rulings: &mut Rulings) {
        self.end(Ending { result, how: How::Declared, article: self.law.cites.arbiters_decision }, rulings);
    }
}
