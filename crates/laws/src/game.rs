//! A game under an edition of the Laws: acts go in, rulings come out.

use crate::assistants::power_of_assistant;
use crate::chessboard::Chessboard;
use crate::edition::Edition;
use crate::flags::TimeBrought;
use crate::late::Attendance;
use crate::observations::Colours;
use crate::offences::Offences;
use crate::offers::Offers;
use crate::phase::Stage;
use crate::points::PointChanges;
use crate::regime::Regime;
use crate::ruling::Rulings;
use crate::sheets::Sheets;
use crate::table_clock::TableClock;
use crate::undoing::Undo;
use crate::{
    Act, ActError, Article, Claim, Moves, NoteOf, OpenError, Phase, Refusal, Ruling, RulingKind, Settings,
    SheetFor,
};
use std::sync::Arc;
use touchmove_board::Color;
use touchmove_clock::Moment;

/// A game: its settings, what has happened, and the consequences under the Laws.
///
/// A game is a plain value. The same acts always lead to the same game and the same rulings, a clone is independent, and
/// after 80 moves by each player it takes about 3.5 kilobytes.
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) settings: Arc<Settings>,
    pub(crate) law: &'static Edition,
    pub(crate) regime: Regime,
    pub(crate) now: Moment,
    pub(crate) stage: Stage,
    pub(crate) board: Chessboard,
    pub(crate) clock: TableClock,
    pub(crate) offers: Offers,
    pub(crate) offences: Offences,
    pub(crate) attendance: Attendance,
    /// The claimant in the last two minutes whose claim was postponed.
    pub(crate) deferred: Option<Color>,
    pub(crate) sheets: Sheets,
    pub(crate) point_changes: PointChanges,
    pub(crate) colours: Colours,
    /// The arbiter's last act, while it can still be taken back.
    pub(crate) undo: Option<Arc<Undo>>,
}

/// Why the Laws do not allow an act, and the article that says so.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refused(pub(crate) Article, pub(crate) Refusal);

/// An act is carried out, or refused before anything else has changed.
pub(crate) type Outcome = Result<(), Refused>;

impl Game {
    /// Opens a game.
    ///
    /// # Errors
    /// The edition does not have an option, or a game cannot start from that position.
    pub fn open(settings: Settings) -> Result<Self, OpenError> {
        let law = Edition::of(settings.edition);
        settings.regulations.check(law)?;
        let start = settings.start.position(law)?;
        let clock = TableClock::new(settings.time.clone(), law);
        if settings.moves == Moves::Untold && !clock.is_there() {
            return Err(OpenError::UntoldWithoutClock);
        }
        Ok(Self {
            law,
            regime: Regime::new(law, &settings),
            now: Moment::default(),
            stage: if clock.is_there() { Stage::Waiting } else { Stage::Running },
            board: match settings.moves {
                Moves::Told => Chessboard::new(start),
                Moves::Untold => Chessboard::unseen(start),
            },
            clock,
            offers: Offers::default(),
            offences: Offences::default(),
            attendance: Attendance::default(),
            deferred: None,
            sheets: Sheets::new(settings.scoresheets),
            point_changes: PointChanges::default(),
            colours: Colours::AsPaired,
            undo: None,
            settings: Arc::new(settings),
        })
    }

    /// Reports to the game what happened at a moment, and returns the rulings of the Laws on it.
    ///
    /// # Errors
    /// This cannot have happened. Nothing has changed.
    pub fn act(&mut self, at: Moment, act: &Act) -> Result<Vec<Ruling>, ActError> {
        if at < self.now {
            return Err(ActError::TimeGoesBack);
        }
        let Err(fault) = self.check(at, act) else {
            let mut rulings = Rulings::default();
            if let Err(Refused(article, why)) = self.carry_out(at, act, &mut rulings) {
                rulings = Rulings::default();
                rulings.push(article, RulingKind::Refused { why });
            }
            return Ok(rulings.into_vec());
        };
        if fault == ActError::UnreadableMove {
            return Err(fault);
        }
        // The effects of time and a refusal take precedence over a fault in the act.
        let mut trial = self.clone();
        let mut rulings = Rulings::default();
        match trial.admit(at, act, &mut rulings) {
            Ok(Admission::Admitted) => Err(fault),
            Ok(Admission::GameHasEnded) => {
                *self = trial;
                Ok(rulings.into_vec())
            }
            Err(Refused(article, why)) => {
                *self = trial;
                Ok(vec![Ruling { article, kind: RulingKind::Refused { why } }])
            }
        }
    }

    /// The record of the edition the game is played under.
    #[must_use]
    pub const fn edition(&self) -> &'static Edition {
        self.law
    }

    pub(crate) const fn phase(&self) -> Phase {
        self.stage.phase()
    }

    fn carry_out(&mut self, at: Moment, act: &Act, rulings: &mut Rulings) -> Outcome {
        match self.admit(at, act, rulings)? {
            Admission::GameHasEnded => Ok(()),
            Admission::Admitted => self.perform_or_undo(act, rulings),
        }
    }

    /// Advances time to the act, and checks that the phase of the game admits it.
    fn admit(&mut self, at: Moment, act: &Act, rulings: &mut Rulings) -> Result<Admission, Refused> {
        self.now = at;
        if self.stage.is_over() {
            self.admit_after_the_end(act)?;
            return Ok(Admission::Admitted);
        }
        if self.let_time_pass(rulings) == TimeBrought::SomethingToDecide {
            return Ok(Admission::GameHasEnded);
        }
        self.admit_now(act)?;
        if let Some(by) = act.at_the_board() {
            self.attendance.arrive(by);
        }
        Ok(Admission::Admitted)
    }

    pub(crate) fn perform(&mut self, act: &Act, rulings: &mut Rulings) -> Outcome {
        match act {
            Act::Start { absent } => self.start(absent, rulings),
            Act::Arrive(by) => self.arrive(*by, rulings),
            Act::Admit(player) => self.admit_late(*player, rulings),
            Act::Touch { by, square, intent } => self.touch(*by, *square, *intent, rulings),
            Act::Adjust { by, .. } => self.adjust(*by),
            Act::Place { by, from, to } => self.place(*by, *from, *to, rulings),
            Act::Promote { by, role, step } => self.promote(*by, *role, *step, rulings),
            Act::Move { by, mv, hands } => self.make_stated(*by, mv, *hands, rulings),
            Act::Announce { by, text } => self.announce(*by, text, rulings),
            Act::Press { by, hand } => self.press_with(*by, *hand, rulings),
            Act::OfferDraw(by) => self.offer_draw(*by, rulings),
            Act::AcceptDraw(by) => self.accept_draw(*by, rulings),
            Act::DeclineDraw(by) => self.decline_draw(*by, rulings),
            Act::Resign(by) => self.resign(*by, rulings),
            Act::Claim { by, claim } => self.claim(*by, claim, rulings),
            Act::HandIn { by, handed } => self.hand_in(*by, *handed, rulings),
            Act::Confirm(by) => self.confirm(*by, rulings),
            Act::StopClocks(by) => self.stop_clocks(*by, rulings),
            Act::Interrupt => {
                self.interrupt();
                Ok(())
            }
            Act::Write { by, text, instead: None } => self.write(*by, text, rulings),
            Act::Write { by, text, instead: Some(number) } => self.correct_entry(*by, *number, text),
            Act::AskScoresheet { by, purpose: SheetFor::Reading } => self.ask_scoresheet(*by, rulings),
            Act::AskScoresheet { by, purpose: SheetFor::Writing } => self.ask_for_a_sheet(*by, rulings),
            Act::Inform(by) => self.inform(*by, rulings),
            Act::CorrectByAgreement => self.correct_by_agreement(rulings),
            Act::Seal { by, text } => self.seal(*by, text, rulings),
            Act::Sign { by, result } => self.sign(*by, *result, rulings),
            Act::Tick => Ok(()),
            Act::Observe { what, by, square } => self.observe(*what, *by, *square, rulings),
            Act::Rule(decision) => self.rule(decision, rulings),
            Act::Penalise { to, sentence, breach } => self.penalise(*to, *sentence, *breach, rulings),
            Act::SetClock { white, black, running, moves } => {
                self.set_clock([*white, *black], *running, *moves, rulings)
            }
            Act::GrantTime { to, time } => self.grant_time(to, *time, rulings),
            Act::Resume { present } => self.resume(present, rulings),
            Act::Restore { ply } => self.restore(*ply, rulings),
            Act::Adjourn { resumption, early } => self.adjourn(resumption, *early),
            Act::OpenEnvelope => self.open_envelope(rulings),
            Act::EnvelopeLost { mv } => self.envelope_lost(mv.as_ref(), rulings),
            Act::Reconstruct { sheets, board } => self.reconstruct(sheets, board.as_ref(), rulings),
            Act::Position(position) => self.show_position(*position, rulings),
            Act::Appeal { by, against } => self.appeal(*by, *against, rulings),
            Act::Declare(result) => {
                self.declare(*result, rulings);
                Ok(())
            }
            Act::Annul => self.annul_reversed(rulings),
            Act::Reopen => self.reopen(rulings),
            Act::Retract => self.retract(rulings),
            Act::ByAssistant(act) => {
                let (by, article) = power_of_assistant(act, &self.settings, self.law, self.phase())?;
                self.perform(act, rulings)?;
                rulings.push(article, RulingKind::Note { what: NoteOf::Assistant, by: Some(by) });
                Ok(())
            }
        }
    }

    fn claim(&mut self, by: Color, claim: &Claim, rulings: &mut Rulings) -> Outcome {
        if let Some(question) = self.claim_on_unseen_board(by, claim)? {
            self.ask_untold(question, rulings);
            return Ok(());
        }
        match claim {
            Claim::Threefold(stated) => self.claim_threefold(by, stated.as_ref(), rulings),
            Claim::Fifty(stated) => self.claim_fifty(by, stated.as_ref(), rulings),
            Claim::Flag => self.claim_flag(by, rulings),
            Claim::IllegalMove => self.claim_illegal_move(by, rulings),
            Claim::TouchMove => self.claim_touch_move(by, rulings),
            Claim::TwoHands => self.claim_two_hands(by, rulings),
            Claim::WrongStart => self.claim_wrong_start(by, rulings),
            Claim::Quickplay(grounds) => self.claim_quickplay(by, *grounds, rulings),
            Claim::TwoMoves => self.claim_two_moves(by, rulings),
        }
    }
}

/// How time and the phase of the game affect an act.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Admission {
    /// The act is carried out.
    Admitted,
    /// Time has already ended the game or raised a question: only that is reported.
    GameHasEnded,
}
