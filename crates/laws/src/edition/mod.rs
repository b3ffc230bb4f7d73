//! The six editions: one record each, and nothing else in this crate knows a year.
//!
//! A record holds figures, choices and procedures. Where editions differ in what is done and not only in how much, the
//! field is an enum whose variants name the procedure. An article that only some editions have stands inside the
//! variant that needs it, so that no rule can cite what its edition does not have; the rest are [`Citations`].

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
pub struct Edition {
    /// Which one.
    pub name: EditionName,
    /// Where each rule stands.
    pub cites: Citations,
    /// Where the rules stand that an illegal move breaks.
    pub reasons: ReasonCitations,
    /// What the event may choose.
    pub options: Options,
    /// Where rapid and blitz begin and end.
    pub classes: Classes,
    /// What becomes of time saved in a period.
    pub saved_time: SavedTime,
    /// How late a player may be unless the event says otherwise.
    pub default_time: Time,
    /// How late a player may be when an adjourned game is resumed.
    pub lateness_at_resumption: LatenessAtResumption,
    /// May the arbiter decide that a player who is late at the start does not lose?
    pub late_players: LatePlayers,
    /// What the two scores of a game may come to when the arbiter changes them.
    pub scores: Scores,
    /// What completes a move besides the press.
    pub completion: Completion,
    /// What a reply does to an illegal move that was not completed.
    pub reply_to_illegal: ReplyToIllegal,
    /// Which rules a move must obey to end the game.
    pub ending_moves: EndingMoves,
    /// What is lost by resigning.
    pub resignation: Resignation,
    /// The player whose clock does not run may not adjust: by this article, where there is one.
    pub adjusting_needs_the_clock: Option<Article>,
    /// Illegal moves under the competition rules.
    pub illegal_moves: IllegalMoves,
    /// What happens to a pawn left on the last rank.
    pub unpromoted_pawn: UnpromotedPawn,
    /// A press without a move.
    pub empty_press: EmptyPress,
    /// A move with two hands.
    pub two_hands: TwoHands,
    /// What a player does to lose the right to claim a draw on a move.
    pub draw_claim_ends: DrawClaimEnds,
    /// Which moves a claim of fifty on the board counts.
    pub fifty_counts: FiftyCounts,
    /// What a wrong claim costs.
    pub wrong_claim: WrongClaim,
    /// A move that was written for a claim.
    pub written_move: WrittenMove,
    /// The duty to play a move on which a wrong claim was based.
    pub stated_move: StatedMove,
    /// Draws without a claim.
    pub automatic_draws: Option<AutomaticDraws>,
    /// Draws by agreement.
    pub agreement: Agreement,
    /// The penalties in time of Articles 7 and 9.
    pub penalty_times: PenaltyTimes,
    /// When rapid and blitz are played by the competition rules.
    pub supervision: SupervisionRule,
    /// Rapid without adequate supervision.
    pub limited_rapid: LimitedPlay,
    /// Blitz without adequate supervision.
    pub limited_blitz: LimitedPlay,
    /// Flags without adequate supervision.
    pub limited_flags: LimitedFlags,
    /// After so many completed moves by each, play without adequate supervision is past complaints about its set-up.
    pub set_up_complaints: u32,
    /// Is castling barred then with a misplaced rook too, and not only with a misplaced king?
    pub misplaced_rooks: Known,
    /// Both kings in check or a pawn on the last rank, without adequate supervision.
    pub illegal_position: Option<Article>,
    /// Looking at the score that the arbiter keeps, in rapid and in blitz.
    pub asking_for_the_score: Option<[Article; 2]>,
    /// Asking for a scoresheet to write on where nobody has to: by this article, where there is one.
    pub sheet_on_request: Option<Article>,
    /// An assistant is compulsory when a blind player meets one who is hard of hearing: by this article, where there is one.
    pub compulsory_assistant: Option<Article>,
    /// Colours found reversed.
    pub colours_reversed: ColoursReversed,
    /// What 8.4 lifts.
    pub time_trouble: TimeTrouble,
    /// The last two minutes.
    pub quickplay: Quickplay,
    /// When both flags are down and nobody knows which fell first.
    pub both_flags: BothFlags,
    /// A telephone.
    pub device: Device,
    /// What the arbiter may impose, each with its item.
    pub penalties: &'static [(Penalty, Article)],
    /// How a player must not behave, each with its article.
    pub conduct: &'static [(Conduct, Article)],
    /// A move made on the board after the order to seal.
    pub move_while_sealing: MoveWhileSealing,
    /// Both are absent at the resumption, and the player who must reply loses the time: by this article, where there is one.
    pub both_absent_at_resumption: Option<Article>,
    /// Appeals against the arbiter.
    pub appeals: Appeals,
    /// An assistant moves the pieces for a player who cannot: by this article, where there is one.
    pub assistant_moves: Option<Article>,
    /// Where the rules for blind players stand.
    pub blind: BlindCitations,
}

/// Appeals against decisions of the arbiter.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Appeals {
    /// Where they are allowed; an edition that says nothing of them leaves them to the event.
    pub may: Option<Article>,
    /// Where it is said that a decision on the last two minutes is final.
    pub not_of_quickplay: Option<Article>,
}

/// What the Laws of an edition leave to the event beyond what all of them do.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// Restrictions of draws by agreement.
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

/// Does an edition know something?
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Known {
    /// It does.
    Yes,
    /// It does not.
    No,
}

/// How late a player may be when an adjourned game is resumed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LatenessAtResumption {
    /// So much.
    Fixed(Time),
    /// As late as at the start of the game.
    DefaultTime,
}

/// What becomes of a player who is too late at the start.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LatePlayers {
    /// The player loses.
    Lose,
    /// The player loses unless the arbiter decides otherwise.
    LoseUnlessAdmitted,
}

/// What the two scores of a game may come to when the arbiter changes them.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Scores {
    /// Each at most what a win gives.
    EachAtMostAWin,
    /// And both together no more than the game gives (10.2).
    TogetherAtMostTheGame,
}

/// What completes a move that does not end the game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Completion {
    /// Only the press, which completes all that the player has made.
    ByPress,
    /// The press, or the same player's next move.
    ByPressOrNextMove,
}

/// What a reply does to an illegal move that was not completed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ReplyToIllegal {
    /// It has been played now (7.4.a), and may be raised.
    CompletesIt,
    /// Only a press or the player's next move completes it.
    LeavesItOpen,
}

/// Which rules a move must obey to end the game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum EndingMoves {
    /// Article 3 alone.
    HeedArticle3,
    /// Article 3 and the duties of Article 4.
    HeedArticles3And4,
}

/// What is lost by resigning.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Resignation {
    /// The game, whatever the opponent has left.
    AlwaysLoses,
    /// Half a point, if the opponent could not checkmate.
    DrawsIfUnwinnable,
}

/// What illegal moves cost under the competition rules.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct IllegalMoves {
    /// The one with this number loses; those before it give the opponent time.
    pub loses_on: u32,
    /// Is it a draw if the opponent could not checkmate?
    pub exception: Exception,
    /// Which offences are added up.
    pub counts: Counts,
}

/// Is a loss a draw if the opponent could not checkmate?
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Exception {
    /// It is a loss all the same.
    None,
    /// It is a draw.
    OpponentCannotMate,
}

/// Which offences are added up towards a loss.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Counts {
    /// All of them.
    Joint,
    /// Illegal moves, moves with two hands and presses without a move each by themselves, unless the event adds them up.
    Separate,
}

/// What happens to a pawn left on the last rank when the clock is pressed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum UnpromotedPawn {
    /// It goes back like any illegal move.
    GoesBack,
    /// It becomes a queen, and the move is completed.
    BecomesAQueen,
}

/// A press without a move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum EmptyPress {
    /// It is not taken for a press.
    Refused,
    /// It is a breach of this article, for the arbiter to punish.
    Breach(Article),
    /// It ranks as an illegal move.
    RanksAsIllegal(Ranked),
}

/// An offence that ranks as an illegal move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Ranked {
    /// Where that is said.
    pub article: Article,
    /// Where its cost is said.
    pub cost: Article,
}

/// A move with two hands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TwoHands {
    /// It is a breach, for the arbiter to punish.
    Breach,
    /// When a castling, capture or promotion is made it ranks as an illegal move; otherwise it is a breach.
    IllegalWhenMade(Ranked),
    /// It ranks as an illegal move when the clock is pressed.
    IllegalAtThePress(Ranked),
}

/// What a player does to lose the right to claim a draw on a move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum DrawClaimEnds {
    /// Plays a move.
    ByPlaying,
    /// Touches a piece.
    ByTouching,
}

/// Which moves a claim of fifty on the board counts.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum FiftyCounts {
    /// Those made.
    Made,
    /// Those completed.
    Completed,
}

/// What a wrong claim of repetition or fifty moves costs.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum WrongClaim {
    /// The opponent gets so much, and the claimant loses up to as much.
    BothWays(Time),
    /// The opponent gets so much.
    OpponentGains(Time),
    /// The opponent gets the penalty of Articles 7 and 9.
    OpponentGainsThePenalty,
}

/// A move that was written on the scoresheet for a claim, and not yet played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum WrittenMove {
    /// Nothing is said against writing another.
    MayBeChanged,
    /// It cannot be changed (9.2.a, 9.3.a; from 2017 9.2.1, 9.3.1).
    Stays,
}

/// The duty to play a move on which a wrong claim was based (9.5).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum StatedMove {
    /// It simply must be played: an arbiter who applies Article 4 only on request sees to it all the same.
    ByArticle9,
    /// It must be played as Article 4 says.
    ByArticle4,
}

/// Draws without a claim.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct AutomaticDraws {
    /// Which five occurrences end the game.
    pub fivefold: Fivefold,
    /// Where that is said.
    pub fivefold_article: Article,
    /// Where seventy-five moves are.
    pub seventyfive_article: Article,
}

/// Which five occurrences of a position end the game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Fivefold {
    /// Five that come every fourth ply.
    InARow,
    /// Any five.
    Any,
}

/// Draws by agreement.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Agreement {
    /// From when on a draw may be offered and agreed.
    pub since: AgreementSince,
    /// Must each player have made a move?
    pub moves: AgreementMoves,
    /// What the event may restrict, and where that is said.
    pub restriction: Option<Restriction>,
}

/// From when on a draw may be offered and agreed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum AgreementSince {
    /// Before the start too.
    Ever,
    /// Since the clock was started: during the game.
    TheStart,
}

/// How soon a draw may be agreed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum AgreementMoves {
    /// At any moment.
    None,
    /// Once each player has made a move.
    OneEach,
}

/// What the event may restrict.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Restriction {
    /// Where that is said.
    pub article: Article,
    /// What is restricted.
    pub scope: RestrictionScope,
}

/// What the event may restrict.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum RestrictionScope {
    /// Agreeing to a draw.
    Agreeing,
    /// Offering one and agreeing to one.
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
    /// In blitz without.
    pub limited_blitz: Time,
    /// The article by which it is less than in standard play, where it is.
    pub lowered: Option<Article>,
}

/// Colours found reversed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ColoursReversed {
    /// Play goes on unless the arbiter decides otherwise.
    PlayGoesOn,
    /// The game is cancelled while both players have made fewer moves than this.
    CancelledBefore(u32),
}

/// What 8.4 lifts for a player short of time.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TimeTrouble {
    /// All duties of 8.1.
    LiftsAllDuties,
    /// Only the duty to write.
    LiftsWriting,
}

/// The last two minutes without increment.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Quickplay {
    /// Always in force, but in blitz only as these say: with adequate supervision, and without.
    InForce {
        /// Where it is said that blitz without adequate supervision does not have it.
        not_in_limited_blitz: Article,
    },
    /// In force where it was announced, in standard and rapid without increment.
    WhereAnnounced {
        /// Where that is said.
        announced: Article,
        /// Where it is said which games it covers.
        games: Article,
        /// Where the increment is that a player may ask for instead.
        increment: Article,
    },
}

/// Both flags down, and nobody knows which fell first.
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
    /// If it rings the player loses, and the arbiter sets the opponent's score.
    SoundLosesScoreIsSet,
    /// If it makes a sound the player loses; an opponent who could not win has a draw.
    SoundLoses,
    /// Having it loses, unless the event has a milder penalty.
    HavingItLoses,
}

/// A move made on the board after the order to seal.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum MoveWhileSealing {
    /// It is the one to be sealed.
    IsSealed,
    /// The text does not know it.
    Refused,
}

impl PenaltyTimes {
    /// The penalty in a class of play; without a clock the rules of standard play hold.
    pub const fn time(&self, class: Option<Class>, supervision: Supervision) -> Time {
        match (class, supervision) {
            (None | Some(Class::Standard), _) => self.standard,
            (Some(Class::Rapid), _) => self.rapid,
            (Some(Class::Blitz), Supervision::Full) => self.supervised_blitz,
            (Some(Class::Blitz), Supervision::Limited) => self.limited_blitz,
        }
    }

    /// The article that gives another figure than Articles 7 and 9 do, if there is one for this class of play.
    pub fn lowered_by(&self, class: Option<Class>, supervision: Supervision) -> Option<Article> {
        self.lowered.filter(|_| self.time(class, supervision) < self.standard)
    }
}

impl WrongClaim {
    /// What the opponent of a player who claimed wrongly gets (9.5), where the penalty of Articles 7 and 9 is this.
    pub const fn opponent_gains(self, penalty: Time) -> Time {
        match self {
            Self::BothWays(time) | Self::OpponentGains(time) => time,
            Self::OpponentGainsThePenalty => penalty,
        }
    }
}

impl Edition {
    /// The record of that edition.
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

    /// The rules for play without adequate supervision, which rapid and blitz have (A.4 and B.4).
    pub const fn limited_play(&self, class: Option<Class>) -> Option<&LimitedPlay> {
        match class {
            None | Some(Class::Standard) => None,
            Some(Class::Rapid) => Some(&self.limited_rapid),
            Some(Class::Blitz) => Some(&self.limited_blitz),
        }
    }

    /// The item of the list of penalties, if the edition lists it.
    pub(crate) fn penalty_item(&self, penalty: Penalty) -> Option<Article> {
        self.penalties.iter().find(|(listed, _)| *listed == penalty).map(|(_, article)| *article)
    }

    /// Where that conduct is forbidden, if the edition speaks of it.
    pub(crate) fn conduct_item(&self, conduct: Conduct) -> Option<Article> {
        self.conduct.iter().find(|(listed, _)| *listed == conduct).map(|(_, article)| *article)
    }
}
