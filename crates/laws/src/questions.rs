//! Questions that only a person can decide, and the effects of the answers.

use crate::endings::Loss;
use crate::game::{Outcome, Refused};
use crate::offers::ConsentTo;
use crate::papers::ClaimOnPaper;
use crate::phase::{Clocks, Stage};
use crate::ruling::Rulings;
use crate::untold::Untold;
use crate::{
    Answer, Article, Choices, ClaimKind, ClaimVerdict, Decision, Facts, Game, QuestionAbout, Refusal,
    RulingKind, Score,
};
use touchmove_board::{Color, Move, Position};

/// An open question.
#[derive(Clone, Debug)]
pub(crate) enum Question {
    /// A claim in the last two minutes.
    Quickplay { by: Color },
    /// The same claim where there is no arbiter: it has ended play.
    QuickplayWithoutArbiter(ClaimOnPaper),
    /// A postponed claim, after a flag has fallen.
    DeferredFlag { by: Color, fallen: Color },
    /// The request for an increment of five seconds.
    Increment { by: Color },
    /// A claim that the starting position was wrong.
    WrongStart { by: Color },
    /// The opponent's score after a loss.
    OpponentPoints(Loss),
    /// Whether the winner could still checkmate. The search has not decided it.
    Unwinnable(Loss),
    /// Whether the next move is the first of the next period.
    NextPeriod,
    /// Whether play goes back to where the scoresheets agree.
    BoardsDiffer { ply: usize },
    /// Whether the opponent of the player who would lose can still checkmate. The referee has not seen the board.
    CanCheckmate(Loss),
    /// Any other question about a board that the referee has not seen.
    Untold(Untold),
    /// Which of these legal moves was sealed; if there is only one, whether it counts.
    SealedMove { moves: Vec<Move> },
    /// A claim that the opponent has made two moves in a row.
    TwoMoves { by: Color },
    /// A draw that the players may offer or agree only with the arbiter's consent.
    DrawConsent(ConsentTo),
    /// Whether the position is illegal, and after which of these plies it is restored.
    IllegalPosition { plies: Vec<usize> },
}

impl Question {
    pub(crate) const fn about(&self) -> QuestionAbout {
        match self {
            Self::Quickplay { .. } | Self::QuickplayWithoutArbiter(_) | Self::DeferredFlag { .. } => {
                QuestionAbout::Quickplay
            }
            Self::Increment { .. } => QuestionAbout::Increment,
            Self::WrongStart { .. } => QuestionAbout::WrongStart,
            Self::OpponentPoints(_) => QuestionAbout::OpponentPoints,
            Self::Unwinnable(_) => QuestionAbout::Unwinnable,
            Self::NextPeriod => QuestionAbout::NextPeriod,
            Self::BoardsDiffer { .. } => QuestionAbout::BoardsDiffer,
            Self::CanCheckmate(_) => QuestionAbout::CanCheckmate,
            Self::Untold(untold) => untold.about(),
            Self::SealedMove { .. } => QuestionAbout::SealedMove,
            Self::TwoMoves { .. } => QuestionAbout::TwoMoves,
            Self::IllegalPosition { .. } => QuestionAbout::IllegalPosition,
            Self::DrawConsent(_) => QuestionAbout::DrawConsent,
        }
    }

    pub(crate) const fn options(&self) -> &'static [Answer] {
        match self {
            Self::Quickplay { .. } => &[Answer::Uphold, Answer::Reject, Answer::Defer],
            _ => &[Answer::Uphold, Answer::Reject],
        }
    }

    /// The choices that go with the answer, in the current position.
    pub(crate) fn choices(&self, position: &Position) -> Choices {
        match self {
            Self::SealedMove { moves } => {
                let mut moves: Vec<Move> = moves.iter().map(|mv| mv.uci(position)).collect();
                moves.sort_unstable_by_key(ToString::to_string);
                Choices::Moves(moves)
            }
            Self::IllegalPosition { plies } => Choices::Plies(plies.clone()),
            Self::QuickplayWithoutArbiter(claim) => Choices::Lacking(claim.lacks()),
            _ => Choices::None,
        }
    }
}

impl Game {
    /// Stops the clocks and asks a person.
    pub(crate) fn ask(&mut self, question: Question, article: Article, rulings: &mut Rulings) {
        let clocks = self.clocks();
        self.clock.stop();
        let choices = question.choices(self.board.position());
        let kind = RulingKind::Question { about: question.about(), options: question.options(), choices };
        rulings.push(article, kind);
        self.stage.ask(question, clocks);
    }

    /// The arbiter answers the open question, or decides a postponed claim.
    pub(crate) fn rule(&mut self, decision: &Decision, rulings: &mut Rulings) -> Outcome {
        let nobody_asks = Refused(self.law.cites.arbiters_decision, Refusal::NoQuestion);
        let Some(question) = self.stage.question().cloned() else {
            let by = self.deferred.ok_or(nobody_asks)?;
            return self.rule_on_deferred(by, decision, rulings);
        };
        let answer = match decision {
            Decision::Uphold { .. } => Answer::Uphold,
            Decision::Reject => Answer::Reject,
            Decision::Defer { .. } => Answer::Defer,
            Decision::Position(position) => return self.rule_by_position(&question, *position, rulings),
        };
        if !question.options().contains(&answer) {
            return Err(Refused(self.law.cites.arbiters_decision, Refusal::NotAnAnswer));
        }
        if let (Question::Increment { by }, Answer::Uphold) = (&question, answer) {
            self.may_grant_increment(*by)?;
        }
        let question = self.chosen(question, decision)?;
        let clocks = self.stage.close_question();
        match question {
            Question::Quickplay { by } => self.rule_on_quickplay(by, decision, rulings),
            Question::QuickplayWithoutArbiter(claim) => self.rule_without_arbiter(claim.by, answer, rulings),
            Question::DeferredFlag { by, fallen } => self.rule_after_flag(by, fallen, answer, rulings),
            Question::Increment { by } => self.rule_on_increment(by, answer, rulings),
            Question::WrongStart { by } => self.rule_on_wrong_start(by, answer, rulings),
            Question::OpponentPoints(loss) => self.rule_on_points(loss, decision, rulings),
            Question::NextPeriod => self.rule_on_next_period(answer, rulings),
            Question::BoardsDiffer { ply } => self.rule_on_boards(ply, answer, rulings),
            Question::Untold(untold) => self.rule_on_untold(untold, answer, rulings),
            Question::CanCheckmate(loss) => match answer {
                Answer::Reject => self.draw_unwinnable(loss, rulings),
                Answer::Uphold | Answer::Defer => self.lose(loss, rulings),
            },
            Question::SealedMove { moves } => self.rule_on_sealed_move(&moves, answer, rulings),
            Question::DrawConsent(to) => self.rule_on_consent(to, answer, rulings),
            Question::TwoMoves { by } => self.rule_on_two_moves(by, answer, rulings),
            Question::IllegalPosition { plies } => self.rule_on_illegal_position(&plies, answer, rulings),
            Question::Unwinnable(loss) => match answer {
                Answer::Uphold => self.draw_unwinnable(loss, rulings),
                Answer::Reject | Answer::Defer => self.lose(loss, rulings),
            },
        }
        self.run_on(clocks);
        Ok(())
    }

    /// Reduces the question to the choice made in the answer. Where there are several, the answer must name one.
    fn chosen(&self, question: Question, decision: &Decision) -> Result<Question, Refused> {
        let Decision::Uphold { mv, ply, .. } = decision else { return Ok(question) };
        let not_an_answer = Refused(self.law.cites.arbiters_decision, Refusal::NotAnAnswer);
        match question {
            Question::SealedMove { moves } => {
                let meant = mv.as_ref().map(|mv| self.read_legal(mv));
                let chosen = match (meant, moves.as_slice()) {
                    (None, [only]) => Some(*only),
                    (None, _) => None,
                    (Some(meant), moves) => meant.filter(|meant| moves.contains(meant)),
                };
                Ok(Question::SealedMove { moves: vec![chosen.ok_or(not_an_answer)?] })
            }
            Question::IllegalPosition { plies } => {
                let only = if let [only] = plies.as_slice() { Some(*only) } else { None };
                Ok(Question::IllegalPosition { plies: vec![ply.or(only).ok_or(not_an_answer)?] })
            }
            other => Ok(other),
        }
    }

    /// Returns whether a clock is running.
    pub(crate) fn clocks(&self) -> Clocks {
        if self.clock.running().is_some() { Clocks::Ran } else { Clocks::Stood }
    }

    /// 6.2.1 (6.8.a in 2005, 6.7.a in 2009): only a press passes the turn on the clock. The clock that ran before a question runs again
    /// once it is answered, unless the answer has ended or stopped play.
    fn run_on(&mut self, clocks: Clocks) {
        let goes_on = matches!(self.stage, Stage::Running | Stage::Sealing(_) | Stage::Adjourned(_));
        if clocks == Clocks::Ran && goes_on {
            self.clock.resume();
        }
    }

    /// Adds the decision on a claim.
    pub(crate) fn push_claim(
        &self,
        by: Color,
        claim: ClaimKind,
        verdict: ClaimVerdict,
        article: Article,
        rulings: &mut Rulings,
    ) {
        rulings.push(article, RulingKind::Claim { by, claim, verdict, facts: Facts::None });
    }

    /// Only the arbiter can see whether the starting position was wrong.
    pub(crate) fn claim_wrong_start(&mut self, by: Color, rulings: &mut Rulings) -> Outcome {
        if self.is_past_set_up_complaints() {
            return Err(Refused(self.law.cites.wrong_start_too_late, Refusal::TooLate));
        }
        self.ask(Question::WrongStart { by }, self.law.cites.wrong_start, rulings);
        Ok(())
    }

    fn rule_on_wrong_start(&mut self, by: Color, answer: Answer, rulings: &mut Rulings) {
        let article = self.law.cites.wrong_start;
        if answer == Answer::Uphold {
            self.push_claim(by, ClaimKind::WrongStart, ClaimVerdict::Upheld, article, rulings);
            self.annul(article, rulings);
        } else {
            self.push_claim(by, ClaimKind::WrongStart, ClaimVerdict::Rejected, article, rulings);
        }
    }

    /// Only the arbiter can find out whether a player has made two moves in a row (1.3; 1.1 before 2017).
    pub(crate) fn claim_two_moves(&mut self, by: Color, rulings: &mut Rulings) -> Outcome {
        self.ask(Question::TwoMoves { by }, self.law.cites.not_on_move, rulings);
        Ok(())
    }

    /// If the claim is upheld, the clocks stay stopped until the arbiter has restored the position.
    fn rule_on_two_moves(&mut self, by: Color, answer: Answer, rulings: &mut Rulings) {
        let is_so = answer == Answer::Uphold;
        let verdict = if is_so { ClaimVerdict::Upheld } else { ClaimVerdict::Rejected };
        self.push_claim(by, ClaimKind::TwoMoves, verdict, self.law.cites.not_on_move, rulings);
        if is_so {
            self.stage.stop();
        }
    }

    /// 12.2.b of 2005: the arbiter sets the opponent's score.
    fn rule_on_points(&mut self, loss: Loss, decision: &Decision, rulings: &mut Rulings) {
        match decision {
            Decision::Uphold { opponent_points, .. } => {
                let scale = &self.settings.regulations.points;
                let score = opponent_points.and_then(|points| scale.score(points)).unwrap_or(Score::Win);
                self.lose_with_score(loss, score, rulings);
            }
            // The game is still lost, and the opponent scores a loss too.
            Decision::Reject | Decision::Defer { .. } | Decision::Position(_) => {
                self.lose_with_score(loss, Score::Loss, rulings);
            }
        }
    }
}
