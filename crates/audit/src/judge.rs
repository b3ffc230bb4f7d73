//! Finds breaches and missed claims in a game that has been followed to its end.

use crate::class::class_of;
use crate::clocks::ClockFault;
use crate::day::{Certainty, InForce};
use crate::finding::{ByEarliest, Claim, Finding, Kind, Then};
use crate::follow::{Game, Track, Wrong, WrongMove};
use crate::stood::first_dead;
use touchmove_board::{Color, Position};
use touchmove_helpmate::Solver;
use touchmove_laws::unwinnable::{self, LossUnlessUnwinnable};
use touchmove_laws::{Article, AutomaticEnding, Edition, Supervision};
use touchmove_notation::pgn::GameResult;

/// How a game ended on the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ended {
    pub(crate) end: AutomaticEnding,
    pub(crate) ply: u32,
    pub(crate) right: GameResult,
}

impl Ended {
    /// An ending on the board after that half-move; `None` if there is no such position.
    pub(crate) fn after(ply: u32, end: AutomaticEnding, positions: &[Position]) -> Option<Self> {
        positions.get(ply as usize).map(|position| Self::at(position, ply, end))
    }

    /// An ending on the board in this position, after that half-move.
    fn at(position: &Position, ply: u32, end: AutomaticEnding) -> Self {
        Self { end, ply, right: end.result(position).in_pgn() }
    }
}

/// Judges a game.
pub(crate) struct Judge<'a> {
    pub(crate) game: &'a mut Game,
    pub(crate) solver: &'a mut Solver,
    pub(crate) result: GameResult,
    in_force: InForce,
    law: Option<&'static Edition>,
    findings: Vec<Finding>,
    /// The player whose flag fell, and the outcome.
    fallen: Option<(Color, LossUnlessUnwinnable)>,
}

impl<'a> Judge<'a> {
    pub(crate) fn new(game: &'a mut Game, solver: &'a mut Solver) -> Self {
        let tag = game.heading.result();
        let result = GameResult::agreed(game.outcome, tag);
        let in_force = game.in_force.unwrap_or(InForce { edition: None, certainty: Certainty::AtLeast });
        let law = in_force.edition.map(Edition::of);
        Self { game, solver, result, in_force, law, findings: Vec::new(), fallen: None }
    }

    /// The findings in the order of the half-moves.
    pub(crate) fn findings(mut self) -> (Vec<Finding>, Option<Ended>) {
        let ended = self.without_legal_moves();
        self.ask_about_flag();
        self.look_for_death(ended);
        for place in 0..self.game.wrong.len() {
            self.wrong_move(place);
        }
        self.endings(ended);
        self.claims(ended);
        self.flag();
        self.clocks();
        if self.result == GameResult::Unknown && !self.game.heading.is_unterminated() {
            self.find(self.last_ply(), Kind::MissingResult, |law| law.cites.signing);
        }
        self.findings.sort_by_key(|finding| finding.ply);
        (self.findings, ended)
    }

    fn last_ply(&self) -> u32 {
        self.game.course.len() as u32
    }

    fn find(&mut self, ply: u32, kind: Kind, article: impl FnOnce(&'static Edition) -> Article) {
        let article = self.law.map(article);
        self.find_by(ply, ply as usize, kind, article);
    }

    fn find_by(&mut self, ply: u32, shown: usize, kind: Kind, article: Option<Article>) {
        let by_earliest =
            (self.in_force.certainty == Certainty::AtLeast).then_some(ByEarliest(self.in_force.edition));
        let position = self.game.course.positions().get(shown).copied();
        self.findings.push(Finding { ply, kind, article, position, by_earliest });
    }

    /// Checkmate or stalemate in the last position. An illegal move causes neither (5.1.1, 5.2.1).
    fn without_legal_moves(&self) -> Option<Ended> {
        let last = self.game.course.last()?;
        let ply = self.last_ply();
        let is_made_illegally = self.game.wrong.iter().any(|wrong| wrong.ply == ply);
        if is_made_illegally || !last.board.has_one_king_each() {
            return None;
        }
        Some(Ended::at(last, ply, AutomaticEnding::without_legal_moves(last)?))
    }

    /// 5.2.2: a dead position. Legal moves lead from each position to the next, except at an illegal move. After one, the search starts
    /// again from the first position that a legal move led to, because only such a position ends the game.
    fn look_for_death(&mut self, ended: Option<Ended>) {
        let is_won_on_time = self.fallen.is_some_and(|(_, loss)| loss == LossUnlessUnwinnable::Lost);
        if self.game.wrong.is_empty() {
            // Nearly always the last position settles it.
            let Some(last) = self.game.course.last() else { return };
            let is_alive = match ended.map(|ended| ended.end) {
                Some(AutomaticEnding::Checkmate) => true,
                None => is_won_on_time || !unwinnable::is_dead(last, self.solver),
                Some(_) => false,
            };
            if is_alive {
                return;
            }
        }
        let all = self.game.course.positions();
        let mut from = 0;
        let breaks = self.game.wrong.iter().map(|wrong| wrong.ply as usize).chain([all.len()]);
        for until in breaks {
            let is_last = until >= all.len();
            let end = ended.filter(|_| is_last).map(|ended| ended.end);
            let positions = all.get(from..until).unwrap_or_default();
            let positions = match positions.split_last() {
                // This position ended the game, whatever followed.
                Some((_, before)) if end == Some(AutomaticEnding::Stalemate) => before,
                _ => positions,
            };
            // A checkmate can be reached from all of them.
            if end != Some(AutomaticEnding::Checkmate)
                && !(is_last && is_won_on_time)
                && let Some(first) = first_dead(positions, self.solver)
            {
                self.game.stood.dead = Some((from + first) as u32);
                return;
            }
            from = until + 1;
        }
    }

    fn wrong_move(&mut self, place: usize) {
        let Some(WrongMove { ply, text, why }) = self.game.wrong.get(place).cloned() else { return };
        let before = ply as usize - 1;
        match why {
            Wrong::Unreadable => {
                let article = self.law.map(|law| law.cites.scoresheet);
                self.find_by(ply, before, Kind::UnreadableMove { text }, article);
            }
            Wrong::Ambiguous(moves) => {
                let article = self.law.map(|law| law.cites.scoresheet);
                self.find_by(ply, before, Kind::AmbiguousMove { text, moves }, article);
            }
            Wrong::Illegal(reason) => {
                let is_answered = self.game.course.len() > ply as usize;
                let then = match (is_answered, self.stands()) {
                    (true, Some(article)) => Then::Stood(article),
                    (true, None) => Then::WentOn,
                    (false, _) => Then::Nothing,
                };
                let article = self.law.map(|law| law.reasons.rule(reason.rule()));
                self.find_by(ply, before, Kind::IllegalMove { text, reason, then }, article);
            }
        }
    }

    /// In rapid and blitz without adequate supervision an illegal move stands once it is answered.
    fn stands(&self) -> Option<Article> {
        let law = self.law?;
        law.limited_play(class_of(&self.game.heading, law)).map(|limited| limited.stands)
    }

    /// Automatic endings: moves played after them, and results that contradict them.
    fn endings(&mut self, ended: Option<Ended>) {
        let last = self.last_ply();
        if let Some(ended) = ended {
            if self.game.track == Track::PlayedOn {
                self.played_on_after(ended.end, ended.ply);
            }
            self.result_of(ended);
        }
        let went_on = |judge: &Self, ply: u32| ply < last || judge.went_on_unknown(ply);
        if let Some(dead) = self.game.dead() {
            if went_on(self, dead.ply) {
                self.played_on_after(dead.end, dead.ply);
            }
            self.result_of(dead);
        }
        let Some(automatic) = self.law.and_then(|law| law.automatic_draws) else { return };
        let draws = [
            (AutomaticEnding::Fivefold, self.game.stood.fivefold_by(automatic.fivefold)),
            (AutomaticEnding::Seventyfive, self.game.stood.seventyfive),
        ];
        for (end, ply) in draws {
            if let Some(ply) = ply.filter(|ply| went_on(self, *ply)) {
                self.played_on_after(end, ply);
            }
        }
    }

    fn played_on_after(&mut self, end: AutomaticEnding, ply: u32) {
        self.find_by(ply, ply as usize, Kind::PlayedOnAfter(end), self.article_of(end));
    }

    fn article_of(&self, end: AutomaticEnding) -> Option<Article> {
        self.law.and_then(|law| end.article(law))
    }

    /// Returns true if, after this last known position, something is written that is not a move of the game as followed.
    fn went_on_unknown(&self, ply: u32) -> bool {
        self.game.track == Track::Lost && self.game.plies > ply
    }

    fn result_of(&mut self, Ended { end, ply, right }: Ended) {
        let recorded = self.result;
        if contradicts(recorded, right) {
            let kind = Kind::ResultConflict { end, right, recorded };
            self.find_by(ply, ply as usize, kind, self.article_of(end));
        }
    }

    /// 9.2, 9.3: a draw could have been claimed. After a move that ends the game there is no claim.
    fn claims(&mut self, ended: Option<Ended>) {
        if matches!(self.result, GameResult::Draw | GameResult::Unknown) {
            return;
        }
        let is_open = |ply: &u32| ended.is_none_or(|ended| ended.ply != *ply);
        if let Some(ply) = self.game.stood.threefold.filter(is_open) {
            self.find(ply, Kind::Claimable(Claim::Threefold), |law| law.cites.threefold_on_board);
        }
        if let Some(ply) = self.game.stood.fifty.filter(is_open) {
            self.find(ply, Kind::Claimable(Claim::Fifty), |law| law.cites.fifty_on_board);
        }
    }

    /// 6.9: lost on time, unless the opponent could not checkmate. This is checked first, because a position in which a player can
    /// checkmate is not dead.
    fn ask_about_flag(&mut self) {
        if self.law.is_none() || self.game.track != Track::Whole || !self.game.heading.says_time_forfeit() {
            return;
        }
        let loser = match self.result {
            GameResult::WhiteWins => Color::Black,
            GameResult::BlackWins => Color::White,
            _ => return,
        };
        let Some(last) = self.game.course.last().filter(|last| last.board.has_one_king_each()) else {
            return;
        };
        self.fallen = Some((loser, LossUnlessUnwinnable::of(loser, last, self.solver)));
    }

    fn flag(&mut self) {
        let (Some((loser, loss)), Some(last)) = (self.fallen, self.game.course.last()) else {
            return;
        };
        let turn = last.turn;
        let ply = self.last_ply();
        if self.game.clocks.is_used() {
            self.game.clocks.flag_fell(loser, turn, ply);
        }
        if loss == LossUnlessUnwinnable::Drawn {
            self.find(ply, Kind::FlagUnwinnable { loser }, |law| law.cites.flag_lost);
        }
    }

    fn clocks(&mut self) {
        if !self.game.clocks.is_used() {
            return;
        }
        for conflict in self.game.clocks.conflicts().to_vec() {
            let gained = conflict.shown.saturating_sub(conflict.bound);
            let is_gain = matches!(conflict.fault, ClockFault::Gained | ClockFault::RanUp);
            let penalty = self.penalty().filter(|penalty| is_gain && gained <= *penalty);
            self.find(conflict.ply, Kind::ClockConflict { conflict, penalty }, |law| law.cites.time_control);
        }
    }

    /// The most time that an arbiter gives the opponent, for an illegal move or a wrong claim of a draw, in milliseconds.
    fn penalty(&self) -> Option<u64> {
        let law = self.law?;
        let class = class_of(&self.game.heading, law);
        let [supervised, limited] = [Supervision::Full, Supervision::Limited]
            .map(|supervision| law.penalty_times.time(class, supervision));
        let illegal_move = supervised.max(limited);
        Some(illegal_move.max(law.wrong_claim.opponent_gains(illegal_move)).millis())
    }
}

/// Returns true if the recorded result is a different one. A result that only an arbiter can have set is accepted.
fn contradicts(recorded: GameResult, right: GameResult) -> bool {
    let as_played = match recorded {
        GameResult::WhiteWins | GameResult::WhiteWinsByForfeit => GameResult::WhiteWins,
        GameResult::BlackWins | GameResult::BlackWinsByForfeit => GameResult::BlackWins,
        GameResult::Draw => GameResult::Draw,
        _ => return false,
    };
    as_played != right
}
