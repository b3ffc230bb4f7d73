//! What a game is worth to each player, penalties included (10.1, 10.2, 12.9).

use crate::edition::Scores;
use crate::{GameResult, Points, Scale};
use touchmove_board::Color;

/// What penalties have added to the players' points, before the end of the game and after it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct PointChanges([Points; 2]);

impl PointChanges {
    pub(crate) const fn raise(&mut self, player: Color, points: Points) {
        self.0[player as usize] = self.0[player as usize].plus(points);
    }

    pub(crate) const fn lower(&mut self, player: Color, points: Points) {
        self.0[player as usize] = self.0[player as usize].minus(points);
    }

    /// What White gets, and Black: neither more than for a win nor less than for a loss, and where 10.2 says so no more together than the
    /// game gives.
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
            // Only what was raised is cut: the result itself stays.
            own.min(game.minus(other).max(given[player as usize])).max(least)
        })
    }
}
