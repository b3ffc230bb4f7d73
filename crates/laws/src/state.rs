//! The state of a game, as reported with every answer.

use crate::questions::Question;
use crate::{Answer, Choices, Game, GameResult, Phase, QuestionAbout};
use touchmove_board::{Color, Move, Position};
use touchmove_clock::{Class, Clock, Time};

/// The state of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct State {
    /// The position on the board, including uncompleted and illegal moves; `None` if the referee has not seen it.
    pub position: Option<Position>,
    /// The player on move.
    pub turn: Color,
    /// The number of moves made.
    pub ply: usize,
    /// The phase of the game.
    pub phase: Phase,
    /// Standard, rapid or blitz; `None` without a clock.
    pub class: Option<Class>,
    /// The moves made but not completed, in UCI.
    pub pending: Vec<(Color, Move)>,
    /// The clock, if there is one.
    pub clock: Option<ClockState>,
    /// The moves that the obligations permit, in UCI and in order; `None` when every legal move is permitted.
    pub permitted: Option<Vec<Move>>,
    /// The player who has offered a draw.
    pub offer: Option<Color>,
    /// The offences that count towards a loss, White's and Black's.
    pub illegal_moves: [u32; 2],
    /// The open question.
    pub question: Option<OpenQuestion>,
    /// The result.
    pub result: Option<GameResult>,
}

/// A question waiting for the arbiter's answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenQuestion {
    /// The subject.
    pub about: QuestionAbout,
    /// The possible answers.
    pub options: &'static [Answer],
    /// The choices that go with the answer.
    pub choices: Choices,
}

/// What the clock shows.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ClockState {
    /// The times that White and Black have left.
    pub left: [Time; 2],
    /// The player whose clock is running.
    pub running: Option<Color>,
    /// The numbers of moves that White and Black have completed.
    pub moves: [u32; 2],
}

impl Game {
    /// The state of the game.
    #[must_use]
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

    /// The position the game started from. If moves are not reported, it comes from the settings.
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

    /// The moves that Article 4 permits the player on move, if it does not permit all.
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
