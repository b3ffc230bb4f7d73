//! Games in, findings out.

use crate::class::class_of;
use crate::clocks::ClockShown;
use crate::day::InForce;
use crate::finding::Finding;
use crate::follow::Game;
use crate::heading::Heading;
use crate::judge::Judge;
use crate::stood::Stood;
use touchmove_board::{Move, Position};
use touchmove_clock::Class;
use touchmove_helpmate::Solver;
use touchmove_laws::{AutomaticEnding, Edition, EditionName};
use touchmove_notation::pgn::{Fault, GameResult, Reader, Replay, Source};

/// Judges one game after another, each by the Laws in force on its day, in memory that does not grow with the games.
pub struct Auditor {
    replay: Replay<Game>,
    solver: Solver,
}

/// What was found in a game, and what it was found in.
#[derive(Debug)]
pub struct Report<'a> {
    /// Where the game begins, in bytes from the start of the text.
    pub offset: u64,
    /// What its tags say.
    pub heading: &'a Heading,
    /// The edition it was judged by, and whether that is sure.
    pub in_force: InForce,
    /// How many half-moves it has.
    pub plies: u32,
    /// How it ended, by the Result tag and what stands after the moves.
    pub result: GameResult,
    /// The findings, in the order of the half-moves.
    pub findings: Vec<Finding>,
    /// What stood on the board, whether or not anything is wrong with it.
    pub stood: &'a Stood,
    /// Checkmate or stalemate at the end.
    pub end: Option<AutomaticEnding>,
    /// The result that the board itself brings, by checkmate, stalemate or a dead position.
    pub right_result: Option<GameResult>,
    /// The positions as far as they are known, from the start, one more than moves.
    pub positions: &'a [Position],
    /// The moves between them.
    pub moves: &'a [Move],
    /// The result after the moves, and where it stands, in bytes from the start of the text.
    pub outcome: Option<(GameResult, u64)>,
    /// Where the Result tag stands.
    pub result_tag_at: Option<u64>,
    /// What the clocks showed, as far as the file tells.
    pub clocks: &'a [ClockShown],
    /// The time of the first period, in milliseconds, if the time control is known.
    pub first_period: Option<u64>,
    /// What is not as PGN has it, the first twenty.
    pub faults: &'a [Fault],
    /// How many of these there were in all.
    pub fault_count: u64,
}

impl Report<'_> {
    /// Standard play, rapid or blitz, by the lines that the edition draws; none if there is no edition, or the tags do not tell.
    pub fn class(&self) -> Option<Class> {
        self.in_force.edition.and_then(|edition| class_of(self.heading, Edition::of(edition)))
    }
}

impl Auditor {
    /// Each game is judged by the edition in force on its day.
    pub fn new() -> Self {
        Self { replay: Replay::new(Game::default()), solver: Solver::default() }
    }

    /// All games are judged by that edition.
    pub fn by(edition: EditionName) -> Self {
        Self { replay: Replay::new(Game::judged_by(edition)), solver: Solver::default() }
    }

    /// Reads and judges the next game; none at the end.
    pub fn next_game<S: Source>(&mut self, reader: &mut Reader<S>) -> Result<Option<Report<'_>>, S::Error> {
        let Some(offset) = reader.next_game()? else { return Ok(None) };
        if !reader.read_game(&mut self.replay)? {
            return Ok(None);
        }
        Ok(Some(self.report(offset)))
    }

    fn report(&mut self, offset: u64) -> Report<'_> {
        let judge = Judge::new(self.replay.follower_mut(), &mut self.solver);
        let result = judge.result;
        let (findings, ended) = judge.findings();
        let game = self.replay.follower();
        let right_result = ended.or_else(|| game.dead()).map(|ended| ended.right);
        Report {
            offset,
            heading: &game.heading,
            in_force: game.in_force.unwrap_or_else(|| InForce::on_the_day_of(&game.heading)),
            plies: game.plies,
            result,
            findings,
            stood: &game.stood,
            end: ended.map(|ended| ended.end),
            right_result,
            positions: &game.positions,
            moves: &game.moves,
            outcome: game.outcome.zip(game.outcome_at),
            result_tag_at: game.result_tag_at,
            clocks: game.clocks.shown(),
            first_period: game.clocks.first_period(),
            faults: &game.faults,
            fault_count: game.fault_count,
        }
    }
}

impl Default for Auditor {
    fn default() -> Self {
        Self::new()
    }
}
