//! The six editions, one record each. Nothing else in this crate depends on a year.
//!
//! A record holds figures, choices and procedures. Where editions differ in what is done and not only in a figure, the field
//! is an enum whose variants name the procedure. An article that only some editions have belongs to the variant that needs
//! it, so that no rule can cite an article its edition lacks; the rest are [`Citations`].

mod choices;
mod citations;
mod laws2005;
mod laws2009;
mod laws2014;
mod laws2017;
mod laws2018;
mod laws2023;
mod limited;
mod since2017;

pub use citations::{BlindCitations, Citations, ReasonCitations};
pub use limited::{
    ArbiterSteps, Correction, FlagClaim, FlagSeen, LimitedCost, LimitedFlags, LimitedPlay, Raised,
    SupervisionRule,
};

use crate::{Article, Conduct, EditionName, Penalty, Supervision};
use touchmove_clock::{Class, Classes, SavedTime, Time};

/// An edition of the Laws.
#[derive(Debug)]
#[non_exhaustive]
pub struct Edition {
    /// The name of the edition.
    pub name: EditionName,
    /// The articles of the rules that every edition has.
    pub cites: Citations,
    /// The articles that an illegal move breaks.
    pub reasons: ReasonCitations,
    /// What the event may choose.
    pub options: Options,
    /// The limits of rapid and blitz.
    pub classes: Classes,
    /// What happens to time saved in a period.
    pub saved_time: SavedTime,
    /// How late a player may be unless the event decides otherwise.
    pub default_time: Time,
    /// How late a player may be when an adjourned game is resumed.
    pub lateness_at_resumption: LatenessAtResumption,
    /// Whether the arbiter may decide that a player who is late at the start does not lose.
    pub late_players: LatePlayers,
    /// The limits on the two scores of a game when the arbiter changes them.
    pub scores: Scores,
    /// What completes a move besides pressing the clock.
    pub completion: Completion,
    /// The effect of a reply on an illegal move that was not completed.
    pub reply_to_illegal: ReplyToIllegal,
    /// The rules that a move must obey to end the game.
    pub ending_moves: EndingMoves,
    /// The result of a resignation.
    pub resignation: Resignation,
    /// The article by which a player may adjust pieces only while their own clock runs, if there is one.
    pub adjusting_needs_the_clock: Option<Article>,
    /// Illegal moves under the competition rules.
    pub illegal_moves: IllegalMoves,
    /// What happens to a pawn left on the last rank.
    pub unpromoted_pawn: UnpromotedPawn,
    /// A press without a move.
    pub empty_press: EmptyPress,
    /// A move made with both hands.
    pub two_hands: TwoHands,
    /// What makes a player lose the right to claim a draw on a move.
    pub draw_claim_ends: DrawClaimEnds,
    /// The moves that count for a claim of fifty moves on the board.
    pub fifty_counts: FiftyCounts,
    /// The penalty for a wrong claim.
    pub wrong_claim: WrongClaim,
    /// A move written for a claim.
    pub written_move: WrittenMove,
    /// The obligation to play the move on which a wrong claim was based.
    pub stated_move: StatedMove,
    /// Draws that need no claim.
    pub automatic_draws: Option<AutomaticDraws>,
    /// Draws by agreement.
    pub agreement: Agreement,
    /// The penalties in time of Articles 7 and 9.
    pub penalty_times: PenaltyTimes,
    /// When rapid and blitz are played under the competition rules.
    pub supervision: SupervisionRule,
    /// Rapid without adequate supervision.
    pub limited_rapid: LimitedPlay,
    /// Blitz without adequate supervision.
    pub limited_blitz: LimitedPlay,
    /// Flags without adequate supervision.
    pub limited_flags: LimitedFlags,
    /// The number of completed moves by each player after which, without adequate supervision, complaints about the set-up
    /// are too late.
    pub set_up_complaints: u32,
    /// Whether castling is then barred with a misplaced rook too, and not only with a misplaced king.
    pub misplaced_rooks: Known,
    /// The article on both kings in check or a pawn on the last rank, without adequate supervision.
    pub illegal_position: Option<Article>,
    /// The articles on looking at the arbiter's record of the game, in rapid and in blitz.
    pub asking_for_the_score: Option<[Article; 2]>,
    /// The article on asking for a scoresheet to write on where recording is not required, if there is one.
    pub sheet_on_request: Option<Article>,
    /// The article that makes an assistant compulsory when a blind player meets one who is hard of hearing, if there is one.
    pub compulsory_assistant: Option<Article>,
    /// Colours found reversed.
    pub colours_reversed: ColoursReversed,
    /// The duties lifted by 8.4.
    pub time_trouble: TimeTrouble,
    /// The last two minutes.
    pub quickplay: Quickplay,
    /// Both flags are down, and it is not known which fell first.
    pub both_flags: BothFlags,
    /// A telephone or another electronic device.
    pub device: Device,
    /// The penalties that the arbiter may impose, each with its article.
    pub penalties: &'static [(Penalty, Article)],
    /// The kinds of conduct that are forbidden, each with its article.
    pub conduct: &'static [(Conduct, Article)],
    /// A move made on the board after the order to seal.
    pub move_while_sealing: MoveWhileSealing,
    /// The article by which, with both players absent at the resumption, the player who must reply loses the time, if there is one.
    pub both_absent_at_resumption: Option<Article>,
    /// Appeals against the arbiter.
    pub appeals: Appeals,
    /// The article that lets an assistant move the pieces for a player who cannot, if there is one.
    pub assistant_moves: Option<Article>,
    /// The articles of the rules for blind players.
    pub blind: BlindCitations,
}

/// Appeals against decisions of the arbiter.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Appeals {
    /// The article that allows them; an edition without one leaves them to the event.
    pub may: Option<Article>,
    /// The article by which a decision on the last two minutes is final.
    pub not_of_quickplay: Option<Article>,
}

/// The options that an edition leaves to the event besides those that all editions do.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// Restrictions on draws by agreement.
    pub draw_agreement: Known,
    /// Announcing the rules for the last two minutes.
    pub quickplay: Known,
    /// A milder penalty for a telephone.
    pub device_penalty: Known,
    /// Separate or joint counts of illegal moves.
    pub illegal_counts: Known,
    /// The penalty in supervised blitz.
    pub blitz_penalty: Known,
    /// Reporting to the arbiter before leaving the playing area.
    pub report_leaving: Known,
    /// Chess960.
    pub chess960: Known,
}

/// Whether an edition has a rule.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Known {
    /// It has the rule.
    Yes,
    /// It does not have it.
    No,
}

/// How late a player may be when an adjourned game is resumed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LatenessAtResumption {
    /// A fixed time.
    Fixed(Time),
    /// As late as at the start of the game.
    DefaultTime,
}

/// The consequence for a player who is too late at the start.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LatePlayers {
    /// The player loses.
    Lose,
    /// The player loses unless the arbiter decides otherwise.
    LoseUnlessAdmitted,
}

/// The limits on the two scores of a game when the arbiter changes them.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Scores {
    /// Each score is at most what a win gives.
    EachAtMostAWin,
    /// In addition, both together are at most what the game gives (10.2).
    TogetherAtMostTheGame,
}

/// What completes a move that does not end the game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Completion {
    /// Only the press, which completes every move that the player has made.
    ByPress,
    /// The press or the same player's next move.
    ByPressOrNextMove,
}

/// The effect of a reply on an illegal move that was not completed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ReplyToIllegal {
    /// The illegal move now counts as played (7.4.a) and may be challenged.
    CompletesIt,
    /// Only a press or the player's next move completes it.
    LeavesItOpen,
}

/// The rules that a move must obey to end the game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum EndingMoves {
    /// Article 3 alone.
    HeedArticle3,
    /// Article 3 and the obligations of Article 4.
    HeedArticles3And4,
}

/// The result of a resignation.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Resignation {
    /// A loss, whatever pieces the opponent has left.
    AlwaysLoses,
    /// A draw if the opponent could not checkmate.
    DrawsIfUnwinnable,
}

/// The penalties for illegal moves under the competition rules.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct IllegalMoves {
    /// The illegal move with this number loses; earlier ones give the opponent time.
    pub loses_on: u32,
    /// Whether the game is drawn if the opponent could not checkmate.
    pub exception: Exception,
    /// The offences that are counted together.
    pub counts: Counts,
}

/// Whether a loss becomes a draw if the opponent could not checkmate.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Exception {
    /// It stays a loss.
    None,
    /// It becomes a draw.
    OpponentCannotMate,
}

/// The offences that are counted together towards a loss.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Counts {
    /// All of them.
    Joint,
    /// Illegal moves, moves with both hands and presses without a move are counted separately, unless the event counts them together.
    Separate,
}

/// What happens to a pawn left on the last rank when the clock is pressed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum UnpromotedPawn {
    /// It goes back, like any illegal move.
    GoesBack,
    /// It becomes a queen, and the move is completed.
    BecomesAQueen,
}

/// A press without a move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum EmptyPress {
    /// It is not accepted as a press.
    Refused,
    /// It is a breach of this article, which the arbiter may penalise.
    Breach(Article),
    /// It counts as an illegal move.
    RanksAsIllegal(Ranked),
}

/// An offence that counts as an illegal move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Ranked {
    /// The article that says so.
    pub article: Article,
    /// The article of the penalty.
    pub cost: Article,
}

/// A move made with both hands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TwoHands {
    /// It is a breach, which the arbiter may penalise.
    Breach,
    /// Castling, a capture or a promotion counts as an illegal move as soon as it is made; any other move is a breach.
    IllegalWhenMade(Ranked),
    /// It counts as an illegal move when the clock is pressed.
    IllegalAtThePress(Ranked),
}

/// What makes a player lose the right to claim a draw on a move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum DrawClaimEnds {
    /// Playing a move.
    ByPlaying,
    /// Touching a piece.
    ByTouching,
}

/// The moves that count for a claim of fifty moves on the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum FiftyCounts {
    /// The moves made.
    Made,
    /// The moves completed.
    Completed,
}

/// The penalty for a wrong claim of repetition or fifty moves.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum WrongClaim {
    /// The opponent gains this time, and the claimant loses at most the same.
    BothWays(Time),
    /// The opponent gains this time.
    OpponentGains(Time),
    /// The opponent gains the penalty time of Articles 7 and 9.
    OpponentGainsThePenalty,
}

/// A move written on the scoresheet for a claim but not yet played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum WrittenMove {
    /// The edition does not forbid writing another.
    MayBeChanged,
    /// It cannot be changed (9.2.a, 9.3.a; from 2017 9.2.1, 9.3.1).
    Stays,
}

/// The obligation to play the move on which a wrong claim was based (9.5).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum StatedMove {
    /// It must be played in any case: an arbiter who applies Article 4 only on request enforces it all the same.
    ByArticle9,
    /// It must be played according to Article 4.
    ByArticle4,
}

/// Draws that need no claim.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct AutomaticDraws {
    /// The five occurrences that end the game.
    pub fivefold: Fivefold,
    /// The article on five occurrences.
    pub fivefold_article: Article,
    /// The article on seventy-five moves.
    pub seventyfive_article: Article,
}

/// The five occurrences of a position that end the game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Fivefold {
    /// Five occurrences at intervals of four plies.
    InARow,
    /// Any five.
    Any,
}

/// Draws by agreement.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Agreement {
    /// When players may begin to offer and agree draws.
    pub since: AgreementSince,
    /// Whether each player must have made a move.
    pub moves: AgreementMoves,
    /// What the event may restrict, and the article that says so.
    pub restriction: Option<Restriction>,
}

/// When players may begin to offer and agree draws.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum AgreementSince {
    /// Even before the start.
    Ever,
    /// Once the clock has been started, that is, during the game.
    TheStart,
}

/// The moves required before a draw may be agreed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum AgreementMoves {
    /// None.
    None,
    /// One by each player.
    OneEach,
}

/// What the event may restrict.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Restriction {
    /// The article that says so.
    pub article: Article,
    /// What is restricted.
    pub scope: RestrictionScope,
}

/// What the event may restrict.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum RestrictionScope {
    /// Agreeing to a draw.
    Agreeing,
    /// Offering a draw and agreeing to one.
    OfferingAndAgreeing,
}

/// The penalties in time of Articles 7 and 9.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PenaltyTimes {
    /// In standard play.
    pub standard: Time,
    /// In rapid.
    pub rapid: Time,
    /// In blitz with adequate supervision.
    pub supervised_blitz: Time,
    /// In blitz without adequate supervision.
    pub limited_blitz: Time,
    /// The article that makes it less than in standard play, if there is one.
    pub lowered: Option<Article>,
}

/// Colours found reversed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ColoursReversed {
    /// Play continues unless the arbiter decides otherwise.
    PlayGoesOn,
    /// The game is cancelled while both players have made fewer moves than this.
    CancelledBefore(u32),
}

/// The duties that 8.4 lifts for a player short of time.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TimeTrouble {
    /// All duties of 8.1.
    LiftsAllDuties,
    /// Only the duty to record.
    LiftsWriting,
}

/// The last two minutes without increment.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Quickplay {
    /// In force without an announcement, except in blitz without adequate supervision.
    InForce {
        /// The article by which it does not apply to blitz without adequate supervision.
        not_in_limited_blitz: Article,
    },
    /// In force where announced, in standard and rapid games without increment.
    WhereAnnounced {
        /// The article on announcing it.
        announced: Article,
        /// The article on the games it covers.
        games: Article,
        /// The article on the increment that a player may request instead.
        increment: Article,
    },
}

/// Both flags are down, and it is not known which fell first.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum BothFlags {
    /// A rule of Article 6.
    InTheLaws,
    /// A rule for the last two minutes only.
    WithQuickplay,
}

/// A telephone or another electronic device.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Device {
    /// If it rings, the player loses, and the arbiter sets the opponent's score.
    SoundLosesScoreIsSet,
    /// If it makes a sound, the player loses; if the opponent could not win, the game is drawn.
    SoundLoses,
    /// Having it loses, unless the event sets a milder penalty.
    HavingItLoses,
}

/// A move made on the board after the order to seal.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum MoveWhileSealing {
    /// It is the move to be sealed.
    IsSealed,
    /// The edition does not provide for it.
    Refused,
}

impl PenaltyTimes {
    /// The penalty time in a class of play. Without a clock, the rules of standard play apply.
    #[must_use]
    pub const fn time(&self, class: Option<Class>, supervision: Supervision) -> Time {
        match (class, supervision) {
            (None | Some(Class::Standard), _) => self.standard,
            (Some(Class::Rapid), _) => self.rapid,
            (Some(Class::Blitz), Supervision::Full) => self.supervised_blitz,
            (Some(Class::Blitz), Supervision::Limited) => self.limited_blitz,
        }
    }

    /// The article that sets a figure different from Articles 7 and 9 for this class of play, if there is one.
    #[must_use]
    pub fn lowered_by(&self, class: Option<Class>, supervision: Supervision) -> Option<Article> {
        self.lowered.filter(|_| self.time(class, supervision) < self.standard)
    }
}

impl WrongClaim {
    /// The time that the opponent of a wrong claimant gains (9.5), given the penalty of Articles 7 and 9.
    #[must_use]
    pub const fn opponent_gains(self, penalty: Time) -> Time {
        match self {
            Self::BothWays(time) | Self::OpponentGains(time) => time,
            Self::OpponentGainsThePenalty => penalty,
        }
    }
}

impl Edition {
    /// The record of that edition.
    #[must_use]
    pub const fn of(name: EditionName) -> &'static Self {
        match name {
            EditionName::Laws2005 => &laws2005::LAWS,
            EditionName::Laws2009 => &laws2009::LAWS,
            EditionName::Laws2014 => &laws2014::LAWS,
            EditionName::Laws2017 => &laws2017::LAWS,
            EditionName::Laws2018 => &laws2018::LAWS,
            EditionName::Laws2023 => &laws2023::LAWS,
        }
    }

    /// The rules for play without adequate supervision, in rapid and blitz (A.4 and B.4).
    #[must_use]
    pub const fn limited_play(&self, class: Option<Class>) -> Option<&LimitedPlay> {
        match class {
            None | Some(Class::Standard) => None,
            Some(Class::Rapid) => Some(&self.limited_rapid),
            Some(Class::Blitz) => Some(&self.limited_blitz),
        }
    }

    /// The article of the penalty, if the edition lists it.
    pub(crate) fn penalty_item(&self, penalty: Penalty) -> Option<Article> {
        self.penalties.iter().find(|(listed, _)| *listed == penalty).map(|(_, article)| *article)
    }

    /// The article that forbids that conduct, if the edition has one.
    pub(crate) fn conduct_item(&self, conduct: Conduct) -> Option<Article> {
        self.conduct.iter().find(|(listed, _)| *listed == conduct).map(|(_, article)| *article)
    }
}
