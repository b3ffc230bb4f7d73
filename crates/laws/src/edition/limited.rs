//! Rapid and blitz without adequate supervision: what is raised and by whom, what it costs, and how flags are called.

use crate::Article;

/// When rapid and blitz are played by the competition rules.
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
    /// Who may raise an illegal move before the opponent has replied.
    pub raised: Raised,
    /// What it costs.
    pub cost: LimitedCost,
    /// Where the cost is said.
    pub cost_article: Article,
    /// Where it is said that it stands after the reply.
    pub stands: Article,
    /// What the players may do about one that stands.
    pub correction: Correction,
}

/// Who may raise an illegal move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Raised {
    /// Only the opponent.
    OnlyByClaim {
        /// Where it is said that Article 4 too is applied only on request.
        article_4: Article,
        /// What the arbiter does all the same.
        exception: ArbiterSteps,
    },
    /// The arbiter who sees it, or the opponent.
    BySightOrClaim,
}

/// When an arbiter steps in who otherwise waits for a claim.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ArbiterSteps {
    /// Never.
    Never,
    /// When both kings are in check or a promotion is not finished.
    InOnIllegalPositions,
}

/// What an illegal move costs without adequate supervision.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LimitedCost {
    /// The same as under the competition rules.
    AsSupervised,
    /// The first one loses, or draws if the opponent could not checkmate.
    FirstLoses,
}

/// What the players may do about an illegal move that stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Correction {
    /// Nothing.
    Never,
    /// They may agree to put it right.
    ByAgreement,
}

/// Flags without adequate supervision.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct LimitedFlags {
    /// What an arbiter does who sees one.
    pub seen: FlagSeen,
    /// What a claim needs.
    pub claim: FlagClaim,
    /// Where the claim is said.
    pub claim_article: Article,
    /// Where it is said that a flag has fallen when it is claimed.
    pub fallen_article: Article,
}

/// What an arbiter does who sees a flag down, without adequate supervision.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum FlagSeen {
    /// Keeps silent, by this article.
    Silent(Article),
    /// Keeps silent, but not when both are down.
    SilentUntilBoth {
        /// Where that is said.
        article: Article,
        /// Where it is said that this is a draw.
        draw: Article,
    },
    /// Calls it.
    Called(Article),
}

/// What a claim of a win on time needs where only a claim counts.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum FlagClaim {
    /// With both flags down it is a draw; where that is said without adequate supervision.
    BothDownDraws(Article),
    /// The claimant must have time left.
    ClaimantHasTime,
    /// Only the opponent's flag matters.
    OpponentsFlag,
}
