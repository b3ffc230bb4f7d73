//! Rapid and blitz without adequate supervision: who may intervene and in what cases, the penalties, and how flags are called.

use crate::Article;

/// When rapid and blitz are played under the competition rules.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum SupervisionRule {
    /// Never.
    AlwaysLimited,
    /// When the event's supervision is adequate.
    AsTheEventHasIt,
}

/// Illegal moves and touched pieces without adequate supervision.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct LimitedPlay {
    /// Who may challenge an illegal move before the opponent has replied.
    pub raised: Raised,
    /// The penalty.
    pub cost: LimitedCost,
    /// The article of the penalty.
    pub cost_article: Article,
    /// The article by which the move stands after the reply.
    pub stands: Article,
    /// Whether the players may correct a move that stands.
    pub correction: Correction,
}

/// Who may challenge an illegal move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Raised {
    /// Only the opponent.
    OnlyByClaim {
        /// The article by which Article 4, too, is applied only on request.
        article_4: Article,
        /// When the arbiter intervenes all the same.
        exception: ArbiterSteps,
    },
    /// The arbiter, on seeing it, or the opponent.
    BySightOrClaim,
}

/// When an arbiter intervenes who would otherwise wait for a claim.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ArbiterSteps {
    /// Never.
    Never,
    /// If both kings are in check or a promotion is incomplete.
    InOnIllegalPositions,
}

/// The penalty for an illegal move without adequate supervision.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LimitedCost {
    /// The same as under the competition rules.
    AsSupervised,
    /// The first illegal move loses; the game is drawn if the opponent could not checkmate.
    FirstLoses,
}

/// Whether the players may correct an illegal move that stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Correction {
    /// They may not.
    Never,
    /// They may, if both agree.
    ByAgreement,
}

/// Flags without adequate supervision.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct LimitedFlags {
    /// What an arbiter does on seeing a flag down.
    pub seen: FlagSeen,
    /// The conditions of a claim.
    pub claim: FlagClaim,
    /// The article on claims.
    pub claim_article: Article,
    /// The article by which a flag counts as fallen when a claim is made.
    pub fallen_article: Article,
}

/// What an arbiter does on seeing a flag down, without adequate supervision.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum FlagSeen {
    /// Keeps silent, under this article.
    Silent(Article),
    /// Keeps silent unless both flags are down.
    SilentUntilBoth {
        /// The article that says so.
        article: Article,
        /// The article by which the game is then drawn.
        draw: Article,
    },
    /// Calls it, under this article.
    Called(Article),
}

/// The conditions of a claim of a win on time, where only a claim counts.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum FlagClaim {
    /// With both flags down the game is drawn, under this article.
    BothDownDraws(Article),
    /// The claimant must have time left.
    ClaimantHasTime,
    /// Only the opponent's flag matters.
    OpponentsFlag,
}
