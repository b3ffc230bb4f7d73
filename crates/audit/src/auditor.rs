//! Reads games and returns a report for each.

use crate::class::class_of;
use crate::clocks::ClockShown;
use crate::course::Course;
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
use touchmove_notation::pgn::{GameResult, PgnError, Reader, Replay, Source};

/// Judges games, each by the Laws in force on its day. Its memory does not grow with the number of games.
pub struct Auditor {
    replay: Replay<Game>,
    solver: Solver,
}

/// The findings in a game, with what is known about the game.
#[derive(Debug)]
#[non_exhaustive]
pub struct Report<'a> {
    /// The byte offset in the text at which the game begins.
    pub offset: u64,
    /// The tags of the game.
    pub heading: &'a Heading,
    /// The edition by which it was judged, and whether that is certain.
    pub in_force: InForce,
    /// The number of half-moves.
    pub plies: u32,
    /// The result, from the Result tag and the end of the moves.
    pub result: GameResult,
    /// The findings, in the order of the half-moves.
    pub findings: Vec<Finding>,
    /// When repetitions, move counts and dead positions first occurred, whether or not anything is wrong with that.
    pub stood: &'a Stood,
    /// Checkmate or stalemate in the last position.
    pub end: Option<AutomaticEnding>,
    /// The result that follows from the board: by checkmate, stalemate or a dead position.
    pub right_result: Option<GameResult>,
    /// The known moves.
    pub moves: &'a [Move],
    /// The result after the moves, and its byte offset in the text.
    pub outcome: Option<(GameResult, u64)>,
    /// The byte offset of the Result tag.
    pub result_tag_at: Option<u64>,
    /// The clock times that the file records.
    pub clocks: &'a [ClockShown],
    /// The time of the first period, in milliseconds, if the time control is known.
    pub first_period: Option<u64>,
    /// The first twenty places that do not follow the PGN standard.
    pub faults: &'a [PgnError],
    /// The number of all such places.
    pub fault_count: u64,
    course: &'a Course,
}

impl<'a> Report<'a> {
    /// The known positions from the start; there is one more than there are moves. They are set up when this is first called.
    #[must_use]
    pub fn positions(&self) -> &'a [Position] {
        self.course.positions()
    }

    /// Standard play, rapid or blitz, by the limits of the edition; `None` if there is no edition or the tags do not show it.
    #[must_use]
    pub fn class(&self) -> Option<Class> {
        self.in_force.edition.and_then(|edition| class_of(self.heading, Edition::of(edition)))
    }
}

impl Auditor {
    /// An auditor that judges each game by the edition in force on its day.
    #[must_use]
    pub fn new() -> Self {
        Self { replay: Replay::new(Game::default()), solver: Solver::default() }
    }

    /// An auditor that judges all games by that edition.
    #[must_use]
    pub fn by(edition: EditionName) -> Self {
        Self { replay: Replay::new(Game::judged_by(edition)), solver: Solver::default() }
    }

    /// Reads and judges the next game; `None` at the end.
    ///
    /// # Errors
    /// The source could not be read.
    pub fn next_game<S: Source>(&mut self, reader: &mut Reader<S>) -> Result<Option<Report<'_>>, S::Error> {
        let Some(offset) = reader.next_game()? else { return Ok(None) };
        if !reader.read_game(&mut self.replay)? {
            return Ok(None);
        }
        Ok(Some(self.report(offset)))
    }

    fn report(&mut self, offset: u64) -> Report<'_> {
        let last = *self.replay.position();
        let game = self.replay.follower_mut();
        game.end(&last);
        let judge = Judge::new(game, &mut self.solver);
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
            moves: game.course.moves(),
            outcome: game.outcome.zip(game.outcome_at),
            result_tag_at: game.result_tag_at,
            clocks: game.clocks.shown(),
            first_period: game.clocks.first_period(),
            faults: &game.faults,
            fault_count: game.fault_count,
            course: &game.course,
        }
    }
}

impl Default for Auditor {
    fn default() -> Self {
        Self::new()
    }
}
