//! Endings that apply automatically, without a claim (5.1.1, 5.2.1, 5.2.2, 9.6).

use crate::{Article, Edition, GameResult, How};
use touchmove_board::Position;

/// An ending that follows from the moves on the board without a claim. Only a legal move causes one.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum AutomaticEnding {
    /// 5.1.1
    Checkmate,
    /// 5.2.1
    Stalemate,
    /// 5.2.2
    DeadPosition,
    /// 9.6.1
    Fivefold,
    /// 9.6.2
    Seventyfive,
}

impl AutomaticEnding {
    /// All of them.
    pub const ALL: [Self; 5] =
        [Self::Checkmate, Self::Stalemate, Self::DeadPosition, Self::Fivefold, Self::Seventyfive];

    /// Checkmate or stalemate, if the player on move has no legal move.
    #[inline]
    #[must_use]
    pub fn without_legal_moves(position: &Position) -> Option<Self> {
        if position.has_legal_move() {
            return None;
        }
        Some(if position.is_check() { Self::Checkmate } else { Self::Stalemate })
    }

    /// The name of the ending.
    #[must_use]
    pub const fn how(self) -> How {
        match self {
            Self::Checkmate => How::Checkmate,
            Self::Stalemate => How::Stalemate,
            Self::DeadPosition => How::DeadPosition,
            Self::Fivefold => How::Fivefold,
            Self::Seventyfive => How::Seventyfive,
        }
    }

    /// The result in the position on the board.
    #[must_use]
    pub const fn result(self, position: &Position) -> GameResult {
        match self {
            Self::Checkmate => GameResult::lost_by(position.turn),
            Self::Stalemate | Self::DeadPosition | Self::Fivefold | Self::Seventyfive => GameResult::DRAW,
        }
    }

    /// The article that ends the game; `None` in an edition without the rule.
    #[must_use]
    pub fn article(self, law: &Edition) -> Option<Article> {
        match self {
            Self::Checkmate => Some(law.cites.checkmate),
            Self::Stalemate => Some(law.cites.stalemate),
            Self::DeadPosition => Some(law.cites.dead_position),
            Self::Fivefold => law.automatic_draws.map(|draws| draws.fivefold_article),
            Self::Seventyfive => law.automatic_draws.map(|draws| draws.seventyfive_article),
        }
    }
}
