//! The points that each player gets for a game, including penalties (10.1, 10.2, 12.9).

use crate::edition::Scores;
use crate::{GameResult, Points, Scale};
use touchmove_board::Color;

/// The changes to the players' points by penalties, before and after the end of the game.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct PointChanges([Points; 2]);

impl PointChanges {
    pub(crate) const fn raise(&mut self, player: Color, points: Points) {
        self.0[player as usize] = self.0[player as usize].plus(points);
    }

    pub(crate) const fn lower(&mut self, player: Color, points: Points) {
        self.0[player as usize] = self.0[player as usize].minus(points);
    }

    /// White's and Black's points: at most those for a win and at least those for a loss, and, where 10.2 says so, together at most what
    /// the game gives.
    pub(crate) fn applied(&self, result: GameResult, scale: &Scale, scores: Scores) -> [Points; 2] {
        let (least, most) = (scale.loss.min(scale.win), scale.win.max(scale.loss));
        let given = Color::ALL.map(|player| scale.points(result.score(player)));
        let changed =
            Color::ALL.map(|player| given[player as usize].plus(self.0[player as usize]).clamp(least, most));
        if scores == Scores::EachAtMostAWin {
            return changed;
        }
        let game = scale.win.plus(scale.loss).max(scale.draw.plus(scale.draw));
        Color::ALL.map(|player| {
            let (own, other) = (changed[player as usize], changed[!player as usize]);
            // Only the increase is limited: the points for the result itself are kept.
            own.min(game.minus(other).max(given[player as usize])).max(least)
        })
    }
}
