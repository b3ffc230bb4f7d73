//! Where a game stands: everything that an answer tells of it.

use crate::questions::Question;
use crate::{Answer, Choices, Game, GameResult, Phase, QuestionAbout};
use touchmove_board::{Color, Move, Position};
use touchmove_clock::{Class, Clock, Time};

/// Where a game stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The board as it stands, moves that are not completed included, and an illegal one too; none if the referee has not seen it.
    pub position: Option<Position>,
    /// Who is on move.
    pub turn: Color,
    /// How many moves have been made.
    pub ply: usize,
    /// Where the game is.
    pub phase: Phase,
    /// Standard, rapid or blitz; none without a clock.
    pub class: Option<Class>,
    /// The moves made and not completed, in UCI.
    pub pending: Vec<(Color, Move)>,
    /// The clock, if there is one.
    pub clock: Option<ClockState>,
    /// The moves that the obligations leave, in UCI and in order; nothing when every legal move is open.
    pub permitted: Option<Vec<Move>>,
    /// Who has offered a draw.
    pub offer: Option<Color>,
    /// What counts towards a loss, White's and Black's.
    pub illegal_moves: [u32; 2],
    /// The open question.
    pub question: Option<OpenQuestion>,
    /// The result.
    pub result: Option<GameResult>,
}

/// A question that waits for the arbiter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenQuestion {
    /// What it is about.
    pub about: QuestionAbout,
    /// What can be answered.
    pub options: &'static [Answer],
    /// What can be chosen with the answer.
    pub choices: Choices,
}

/// What the clock shows.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ClockState {
    /// The time that White has left, and Black.
    pub left: [Time; 2],
    /// Whose clock runs.
    pub running: Option<Color>,
    /// How many moves White has completed, and Black.
    pub moves: [u32; 2],
}

impl Game {
    /// Where the game stands.
    pub fn state(&self) -> State {
        let clock = |clock: &Clock| ClockState {
            left: Color::ALL.map(|player| clock.left(player)),
            running: clock.running(),
            moves: Color::ALL.map(|player| clock.moves(player)),
        };
        State {
            position: self.board.is_seen().then(|| self.board.as_it_stands()),
            turn: self.board.turn(),
            ply: self.board.record().ply(),
            phase: self.phase(),
            class: self.regime.class,
            pending: self.pending_moves(),
            clock: self.clock.shown().map(clock),
            permitted: self.permitted(),
            offer: self.offers.latest(),
            illegal_moves: self.offences.counted(self.regime.counts),
            question: self.stage.question().map(|question| self.open_question(question)),
            result: self.stage.result(),
        }
    }

    fn open_question(&self, question: &Question) -> OpenQuestion {
        let choices = question.choices(self.board.position());
        OpenQuestion { about: question.about(), options: question.options(), choices }
    }

    /// The position from which the game began. Of a game whose moves nobody tells the record does not have it.
    pub(crate) fn starting_position(&self) -> Position {
        let recorded = self.board.record().position_after(0);
        match self.board.has_whole_game() {
            true => recorded,
            false => self.settings.start.position(self.law).unwrap_or(recorded),
        }
    }

    fn pending_moves(&self) -> Vec<(Color, Move)> {
        let board = &self.board;
        let made = board.pending().iter().map(|place| (board.record().mover(*place), board.uci_at(*place)));
        let wrong = board.wrong_uci().map(|mv| (board.turn(), mv));
        made.chain(wrong).collect()
    }

    /// The moves that Article 4 leaves to the player on move, if it does not leave all.
    fn permitted(&self) -> Option<Vec<Move>> {
        if self.stage.is_over() {
            return None;
        }
        let obligation = self.board.obligation(&self.law.cites)?;
        let bond = obligation.bond?;
        if bond.permitted.len() as u64 == self.board.position().count_legal_moves() {
            return None;
        }
        let mut moves: Vec<Move> = bond.permitted.iter().map(|mv| mv.uci(self.board.position())).collect();
        moves.sort_unstable_by_key(ToString::to_string);
        Some(moves)
    }
}
