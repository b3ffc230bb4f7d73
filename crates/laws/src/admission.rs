//! Checks whether an act can have happened as reported, and whether the game is in a phase that admits it.

use crate::assistants::power_of_assistant;
use crate::draws::{claims_out_of_turn, may_claim_draw};
use crate::game::{Outcome, Refused};
use crate::settings::check_position;
use crate::{Act, Claim, Decision, Game, Penalty, Phase, Points, PositionError, Promoting, Refusal};
use core::fmt;
use touchmove_board::{Color, Move, Square};
use touchmove_clock::{Moment, Time};

/// Why an act cannot have happened as reported.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum ActError {
    /// It happened before an act that was reported earlier.
    TimeGoesBack,
    /// The text does not have the form of a move.
    UnreadableMove,
    /// The text is not a legal move.
    NoSuchMove,
    /// The move reported as sealed is not legal.
    NotLegal(Move),
    /// The text fits several moves.
    AmbiguousMove,
    /// No piece stands on that square.
    NoPiece(Square),
    /// The game does not have that many moves.
    NoSuchPly(usize),
    /// A game cannot give this number of points.
    NotAScore(Points),
    /// The arbiter may give two minutes or nothing.
    NotTwoMinutes,
    /// A game cannot be in that position.
    NotAPosition(PositionError),
    /// A player cannot adjourn early when the session has already ended.
    SessionIsOver,
}

impl fmt::Display for ActError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TimeGoesBack => f.write_str("this is earlier than the last act reported"),
            Self::UnreadableMove => f.write_str("this is not in the form of a move"),
            Self::NoSuchMove => {
                f.write_str("this is not a legal move; report an illegal one in UCI, such as e2e5")
            }
            Self::NotLegal(mv) => write!(f, "{mv} is not a legal move, and cannot have been sealed"),
            Self::AmbiguousMove => f.write_str("this could be more than one move"),
            Self::NoPiece(square) => write!(f, "there is no piece on {square}"),
            Self::NoSuchPly(ply) => write!(f, "ply {ply} has not been reached"),
            Self::NotAScore(_) => f.write_str("a game in this event cannot give that many points"),
            Self::NotAPosition(fault) => write!(f, "fen: {fault}"),
            Self::SessionIsOver => f.write_str("session_ends is in the past"),
            Self::NotTwoMinutes => f.write_str("the opponent can be given two minutes (120000) or nothing"),
        }
    }
}

impl core::error::Error for ActError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::NotAPosition(error) => Some(error),
            _ => None,
        }
    }
}

impl Game {
    /// Checks that the act can have happened as reported.
    pub(crate) fn check(&self, at: Moment, act: &Act) -> Result<(), ActError> {
        match act.done() {
            Act::Position(position) | Act::Rule(Decision::Position(position)) => {
                check_position(*position, self.law).map(|_| ()).map_err(ActError::NotAPosition)
            }
            // On a board that the referee has not seen, only the form of a move can be checked.
            Act::Claim { claim: Claim::Threefold(Some(mv)) | Claim::Fifty(Some(mv)), .. }
            | Act::EnvelopeLost { mv: Some(mv) }
                if !self.board.is_seen() =>
            {
                match self.read_stated(mv) {
                    Err(ActError::UnreadableMove) => Err(ActError::UnreadableMove),
                    _ => Ok(()),
                }
            }
            Act::Move { by, mv, .. } if self.is_made_again(*by, mv) => Ok(()),
            Act::Move { by, mv, .. } => self.read_stated_by(*by, mv).map(|_| ()),
            Act::Claim { by, claim: claim @ (Claim::Threefold(Some(mv)) | Claim::Fifty(Some(mv))) } => {
                match self.read_stated_by(*by, mv).map(|_| ()) {
                    // A claim out of turn is refused anyway: its move need not be legal for the player on move.
                    Err(ActError::NoSuchMove | ActError::AmbiguousMove)
                        if claims_out_of_turn(*by, claim.kind(), &self.board, self.law).is_err() =>
                    {
                        Ok(())
                    }
                    read => read,
                }
            }
            Act::EnvelopeLost { mv: Some(mv) } => {
                let mv = self.read_stated(mv)?;
                self.board.position().why(mv).map(|_| ()).map_err(|_| ActError::NotLegal(mv))
            }
            Act::Touch { square, .. } => match self.board.as_it_stands().board.piece_at(*square) {
                Some(_) => Ok(()),
                None => Err(ActError::NoPiece(*square)),
            },
            Act::Place { by, from, .. }
            | Act::Promote { by, step: Promoting::PawnStillThere { from, .. }, .. } => {
                match self.board.position_for(*by).board.piece_at(*from) {
                    Some(_) => Ok(()),
                    None => Err(ActError::NoPiece(*from)),
                }
            }
            Act::Restore { ply } if !self.is_untold() => self.check_ply(*ply),
            Act::Rule(Decision::Defer { add }) if *add != Time::ZERO && *add != Time::from_minutes(2) => {
                Err(ActError::NotTwoMinutes)
            }
            Act::Rule(Decision::Uphold { opponent_points, mv, ply }) => {
                opponent_points.map_or(Ok(()), |points| self.check_score(points))?;
                mv.as_ref().map_or(Ok(()), |mv| self.read_stated(mv).map(|_| ()))?;
                ply.map_or(Ok(()), |ply| self.check_ply(ply))
            }
            Act::Adjourn { early: Some(early), .. } if early.session_ends < at => {
                Err(ActError::SessionIsOver)
            }
            Act::Penalise { sentence, .. } => match (sentence.penalty, sentence.points) {
                (Penalty::Loss | Penalty::Expel, Some(points)) => self.check_score(points),
                (Penalty::RaiseOpponent | Penalty::LowerOffender, Some(points)) => self.check_change(points),
                _ => Ok(()),
            },
            _ => Ok(()),
        }
    }

    fn check_ply(&self, ply: usize) -> Result<(), ActError> {
        match ply <= self.board.record().len() {
            true => Ok(()),
            false => Err(ActError::NoSuchPly(ply)),
        }
    }

    fn check_score(&self, points: Points) -> Result<(), ActError> {
        match self.settings.regulations.points.score(points) {
            Some(_) => Ok(()),
            None => Err(ActError::NotAScore(points)),
        }
    }

    /// Checks that a change of score is not greater than the points the game gives.
    fn check_change(&self, points: Points) -> Result<(), ActError> {
        let scale = &self.settings.regulations.points;
        let most = scale.win.max(scale.loss).minus(scale.win.min(scale.loss));
        match points >= Points::default() && points <= most {
            true => Ok(()),
            false => Err(ActError::NotAScore(points)),
        }
    }

    /// After the end the arbiter may still change the decision, and the players may complete and sign their scoresheets.
    pub(crate) fn admit_after_the_end(&self, act: &Act) -> Outcome {
        match act {
            // The arbiter may still admit a player who has lost by arriving late.
            Act::Admit(_) if self.stage.is_lost_by_lateness() => Ok(()),
            Act::Declare(_)
            | Act::Penalise { .. }
            | Act::Sign { .. }
            | Act::Write { .. }
            | Act::Reconstruct { .. }
            | Act::Appeal { .. }
            | Act::Reopen
            | Act::Retract
            | Act::Tick => Ok(()),
            _ => Err(Refused(self.law.cites.game_over, Refusal::GameOver)),
        }
    }

    /// Checks the act against the phase of the game and the turn.
    pub(crate) fn admit_now(&self, act: &Act) -> Outcome {
        let cites = &self.law.cites;
        if self.has_closed_reply() && act.done().at_the_board().is_some() {
            return Err(Refused(cites.second_envelope, Refusal::EnvelopeClosed));
        }
        self.admit_on_unseen_board(act)?;
        match act {
            Act::ByAssistant(act) => {
                self.admit_now(act)?;
                power_of_assistant(act, &self.settings, self.law, self.phase()).map(|_| ())
            }
            Act::Start { .. } => self.admit_start(),
            Act::Touch { .. } | Act::Adjust { .. } => self.admit_on_board(Sealer::MayAct),
            Act::Place { by, .. } | Act::Promote { by, .. } => {
                self.admit_on_board(Sealer::MustSeal)?;
                self.on_move(*by)
            }
            Act::Move { by, mv, .. } => {
                self.admit_on_board(Sealer::MayAct)?;
                match self.is_made_again(*by, mv) {
                    true => Ok(()),
                    false => self.on_move(*by),
                }
            }
            Act::Announce { .. } => self.admit_on_board(Sealer::MayAct),
            // 6.2.1: a move made before the order to seal may still be completed.
            Act::Press { by, .. } if self.has_unpressed_move(*by) => self.admit_on_board(Sealer::MayAct),
            Act::Press { .. } => self.admit_on_board(Sealer::MustSeal),
            Act::Claim { by, claim } => {
                self.admit_claim()?;
                match claim {
                    Claim::Threefold(_) | Claim::Fifty(_) => may_claim_draw(*by, &self.board, self.law),
                    _ => Ok(()),
                }
            }
            Act::StopClocks(_) => self.admit_stopping(),
            Act::AskScoresheet { .. } => self.admit_on_board(Sealer::MayAct),
            Act::CorrectByAgreement | Act::Restore { .. } => match self.phase() {
                Phase::Running | Phase::Stopped => Ok(()),
                phase => Err(self.out_of_phase(phase)),
            },
            Act::GrantTime { .. } => match self.phase() {
                Phase::Running | Phase::Stopped | Phase::Sealing => Ok(()),
                phase => Err(self.out_of_phase(phase)),
            },
            Act::Interrupt => match self.phase() {
                Phase::Running if !self.clock.is_there() => {
                    Err(Refused(cites.interruption, Refusal::NoClock))
                }
                Phase::Running | Phase::Sealing => Ok(()),
                phase => Err(self.out_of_phase(phase)),
            },
            Act::Reconstruct { .. } => match self.phase() {
                Phase::Running if !self.clock.is_there() => Ok(()),
                Phase::Stopped if self.stage.question().is_none() => Ok(()),
                phase => Err(self.out_of_phase(phase)),
            },
            Act::Seal { by, .. } if self.phase() != Phase::Sealing && !self.may_seal_reply(*by) => {
                Err(Refused(cites.sealing, Refusal::NotSealing))
            }
            Act::Resume { .. } => self.admit_resuming(),
            Act::Adjourn { .. } => match self.phase() {
                Phase::Running => Ok(()),
                phase => Err(self.out_of_phase(phase)),
            },
            Act::OpenEnvelope | Act::EnvelopeLost { mv: Some(_) } => {
                self.admit_adjourned()?;
                self.may_open_envelope()
            }
            Act::EnvelopeLost { mv: None } => self.admit_adjourned(),
            Act::Sign { .. } => Err(Refused(cites.signing, Refusal::NotOver)),
            Act::Reopen => Err(Refused(cites.arbiters_decision, Refusal::NotOver)),
            _ => Ok(()),
        }
    }

    fn admit_start(&self) -> Outcome {
        let is_waiting = self.phase() == Phase::Waiting;
        let has_no_clock = !self.clock.is_there() && self.phase() == Phase::Running;
        match is_waiting || has_no_clock && !self.attendance.has_begun() {
            true => Ok(()),
            false => Err(Refused(self.law.cites.start, Refusal::AlreadyStarted)),
        }
    }

    /// Refuses acts on the board and the clock unless the game is being played.
    fn admit_on_board(&self, sealer: Sealer) -> Outcome {
        match self.phase() {
            Phase::Running => Ok(()),
            Phase::Sealing if sealer == Sealer::MayAct => Ok(()),
            phase => Err(self.out_of_phase(phase)),
        }
    }

    /// The player on move may move. While an illegal move stands on the board, either player may, so that a refusal does not reveal
    /// that the move is illegal.
    fn on_move(&self, by: Color) -> Outcome {
        match self.board.turn() == by || self.board.wrong().is_some() {
            true => Ok(()),
            false => Err(Refused(self.law.cites.not_on_move, Refusal::NotOnMove)),
        }
    }

    /// Returns true if that player has made a move, legal or not, without pressing the clock after it.
    pub(crate) fn has_unpressed_move(&self, by: Color) -> bool {
        self.board.has_pending(by) || self.board.turn() == by && self.board.wrong().is_some()
    }

    fn admit_claim(&self) -> Outcome {
        match self.phase() {
            Phase::Stopped if !self.stage.may_go_on() => {
                Err(Refused(self.law.cites.resuming, Refusal::QuestionOpen))
            }
            Phase::Running | Phase::Stopped | Phase::Sealing => Ok(()),
            phase => Err(self.out_of_phase(phase)),
        }
    }

    fn admit_stopping(&self) -> Outcome {
        match self.phase() {
            Phase::Sealing => Ok(()),
            Phase::Running if !self.clock.is_there() => {
                Err(Refused(self.law.cites.stopping, Refusal::NoClock))
            }
            Phase::Running => Ok(()),
            phase => Err(self.out_of_phase(phase)),
        }
    }

    fn admit_resuming(&self) -> Outcome {
        let article = self.law.cites.resuming;
        match self.phase() {
            Phase::Stopped if !self.stage.may_go_on() => Err(Refused(article, Refusal::QuestionOpen)),
            Phase::Stopped => Ok(()),
            Phase::Adjourned if !self.attendance.has_begun() => Ok(()),
            Phase::Waiting => Err(self.out_of_phase(Phase::Waiting)),
            _ => Err(Refused(article, Refusal::ClocksNotStopped)),
        }
    }

    fn admit_adjourned(&self) -> Outcome {
        match self.phase() {
            Phase::Adjourned => Ok(()),
            _ => Err(Refused(self.law.cites.opening, Refusal::NotAdjourned)),
        }
    }

    /// The refusal of an act that needs a running game, in another phase.
    pub(crate) fn out_of_phase(&self, phase: Phase) -> Refused {
        let cites = &self.law.cites;
        match phase {
            Phase::Waiting => Refused(cites.start, Refusal::NotStarted),
            Phase::Running => Refused(cites.resuming, Refusal::ClocksNotStopped),
            Phase::Stopped => Refused(cites.resuming, Refusal::ClocksStopped),
            Phase::Sealing => Refused(cites.sealing, Refusal::Sealing),
            Phase::Adjourned => Refused(cites.sealing, Refusal::Adjourned),
            Phase::Over => Refused(cites.game_over, Refusal::GameOver),
        }
    }
}

/// What a player who must seal may do.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Sealer {
    /// The act is allowed as well.
    MayAct,
    /// The player may only seal.
    MustSeal,
}
