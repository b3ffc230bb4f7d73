//! Rulings: what the Laws say of an act, each with its article.

use super::{
    Article, Breach, ClaimOf, ClaimVerdict, Conduct, Fen, How, IllegalReason, Millis, NoteAbout, OfferEnd,
    PaperName, PenaltyName, PlayerNames, Points, PositionDifference, QuestionAbout, Refusal, Reply,
    Result as GameResult, Side, Square, Uci, Wing,
};
use serde::{Deserialize, Serialize};

macro_rules! rulings {
    ($($(#[$doc:meta])* $kind:ident = $word:literal { $($(#[$field_doc:meta])* $field:ident: $type:ty,)* })*) => {
        /// A ruling: its kind says which other fields it has.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[serde(tag = "kind")]
        pub enum Ruling {
            $($(#[$doc])* #[serde(rename = $word)] $kind($kind),)*
        }

        $(
            $(#[$doc])*
            #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
            #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
            pub struct $kind {
                /// The article that it rests on.
                #[cfg_attr(feature = "schema", schema(value_type = String))]
                pub article: Article,
                /// The ruling as an arbiter would say it, in the game's language. Hidden where it would tell too much.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                #[cfg_attr(feature = "schema", schema(nullable = false))]
                pub text: Option<String>,
                $($(#[$field_doc])* pub $field: $type,)*
            }
        )*

        impl Ruling {
            /// The names of all kinds.
            pub const KINDS: &[&str] = &[$($word),*];

            /// The name of its kind.
            pub const fn kind(&self) -> &'static str {
                match self {
                    $(Self::$kind(_) => $word,)*
                }
            }

            /// The article that it rests on.
            pub fn article(&self) -> &str {
                match self {
                    $(Self::$kind(ruling) => &ruling.article,)*
                }
            }

            /// The ruling in a sentence.
            pub fn text(&self) -> Option<&str> {
                match self {
                    $(Self::$kind(ruling) => ruling.text.as_deref(),)*
                }
            }
        }

        #[cfg(feature = "schema")]
        super::schemas::tagged_enum!(Ruling, "Ruling", "ruling", "kind", $($kind = $word),*);
    };
}

rulings! {
    /// A move has been made on the board, legal or not.
    Made = "made" {
        /// By whom.
        by: Side,
        /// In UCI.
        #[serde(rename = "move")]
        mv: Uci,
        /// In the notation of the game's language. Hidden from players and spectators until the game is over.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(nullable = false))]
        san: Option<String>,
    }
    /// A move is completed.
    Completed = "completed" {
        /// By whom.
        by: Side,
        /// In UCI; null if nobody told it.
        #[serde(rename = "move")]
        #[cfg_attr(feature = "schema", schema(required = true))]
        mv: Option<Uci>,
    }
    /// An obligation of Article 4.
    Must = "must" {
        /// Whose.
        by: Side,
        /// What has to be done.
        #[serde(rename = "do")]
        duty: Duty,
        /// The piece concerned; in castling, the king.
        square: Square,
        /// The piece that must capture it, if that was touched too.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(nullable = false))]
        with: Option<Square>,
        /// The side to which the king castles.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(nullable = false))]
        side: Option<Wing>,
    }
    /// The obligation cannot be met: any legal move will do.
    Free = "free" {
        /// Whose.
        by: Side,
    }
    /// An illegal move was completed, or something that ranks as one was done.
    Illegal = "illegal" {
        /// By whom.
        by: Side,
        /// Which, if there was a move.
        #[serde(rename = "move")]
        #[cfg_attr(feature = "schema", schema(required = true))]
        mv: Option<Uci>,
        /// What is wrong; null if the referee has not seen the board.
        #[cfg_attr(feature = "schema", schema(required = true))]
        reason: Option<IllegalReason>,
        /// The article that says so.
        #[cfg_attr(feature = "schema", schema(required = true, value_type = Option<String>))]
        reason_article: Option<Article>,
        /// How many of these that makes.
        count: u32,
    }
    /// An illegal move was not claimed in time and stands.
    Stands = "stands" {
        /// Whose.
        by: Side,
        /// Which.
        #[serde(rename = "move")]
        mv: Uci,
    }
    /// Article 4 was broken.
    TouchMove = "touch_move" {
        /// By whom.
        by: Side,
        /// The piece that must be used; null if the referee has not seen the board.
        #[cfg_attr(feature = "schema", schema(required = true))]
        square: Option<Square>,
    }
    /// A position is restored.
    Restored = "restored" {
        /// That position.
        fen: Fen,
        /// How many moves had been made.
        ply: usize,
        /// The piece that must now move, or be taken, because it was touched.
        #[cfg_attr(feature = "schema", schema(required = true))]
        must: Option<Square>,
    }
    /// Time is added or taken.
    Time = "time" {
        /// Whose.
        to: Side,
        /// How much; negative if it is taken.
        ms: i64,
        /// The article that says how much, where it is not the one that is cited.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(nullable = false, value_type = Option<String>))]
        figure: Option<Article>,
    }
    /// A breach whose penalty the edition leaves to the arbiter.
    Violation = "violation" {
        /// By whom.
        by: Side,
        /// Of what.
        what: Breach,
        /// How often that makes, of a player who refuses to follow the Laws.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(nullable = false))]
        count: Option<u32>,
    }
    /// A draw is offered.
    Offer = "offer" {
        /// By whom.
        by: Side,
    }
    /// An offer ends.
    OfferEnds = "offer_ends" {
        /// Whose it was.
        by: Side,
        /// How it ended.
        how: OfferEnd,
    }
    /// A claim is decided.
    Claim = "claim" {
        /// Whose it was.
        by: Side,
        /// Of what.
        claim: ClaimOf,
        /// How it is decided.
        verdict: ClaimVerdict,
        /// What it was decided on.
        facts: Facts,
    }
    /// A flag has fallen in the edition's sense: seen, or rightly claimed.
    Flag = "flag" {
        /// Whose.
        by: Side,
    }
    /// Only a person can decide.
    Question = "question" {
        /// About what.
        about: QuestionAbout,
        /// What can be answered. Hidden from players and spectators.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(nullable = false))]
        options: Option<Vec<Reply>>,
        /// The moves that the sealed text can be; one of them is chosen with the answer. Hidden like `options`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(nullable = false))]
        moves: Option<Vec<Uci>>,
        /// After how many moves a position stood that can be restored. Hidden like `options`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(nullable = false))]
        plies: Option<Vec<usize>>,
        /// What is still to be handed in or confirmed for the claim. Hidden like `options`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(nullable = false))]
        lacks: Option<Vec<PaperName>>,
    }
    /// What the envelope with a sealed move must show.
    Envelope = "envelope" {
        /// Who sealed.
        sealed_by: Side,
        /// The number of the sealed move.
        move_number: u32,
        /// The position before it; null if the referee has not seen it.
        #[cfg_attr(feature = "schema", schema(required = true))]
        fen: Option<Fen>,
        /// White's time left, in a game with a clock.
        #[cfg_attr(feature = "schema", schema(required = true))]
        white_ms: Option<Millis>,
        /// Black's time left.
        #[cfg_attr(feature = "schema", schema(required = true))]
        black_ms: Option<Millis>,
        /// The time that White has used.
        #[cfg_attr(feature = "schema", schema(required = true))]
        white_used_ms: Option<Millis>,
        /// The time that Black has used.
        #[cfg_attr(feature = "schema", schema(required = true))]
        black_used_ms: Option<Millis>,
        /// Whose offer of a draw is open.
        #[cfg_attr(feature = "schema", schema(required = true))]
        offer: Option<Side>,
        /// The players' names.
        players: PlayerNames,
        /// Date, time and place of the resumption.
        resumption: String,
    }
    /// The game is cancelled, and a new one is played.
    Annulled = "annulled" {}
    /// Seen and recorded: play goes on.
    Note = "note" {
        /// What was seen.
        what: NoteAbout,
        /// The player concerned.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(nullable = false))]
        by: Option<Side>,
    }
    /// What the scoresheets have in common, and how the game may have gone on.
    Reconstruction = "reconstruction" {
        /// How many moves stand on both scoresheets alike.
        agreed: usize,
        /// The position after them.
        fen: Fen,
        /// What White wrote there.
        #[cfg_attr(feature = "schema", schema(required = true))]
        white: Option<String>,
        /// What Black wrote there.
        #[cfg_attr(feature = "schema", schema(required = true))]
        black: Option<String>,
        /// The shortest series of legal moves from the start that fits what is written and leads to the board.
        #[cfg_attr(feature = "schema", schema(required = true))]
        line: Option<Vec<Uci>>,
    }
    /// The game has ended.
    Over = "over" {
        /// With which result.
        result: GameResult,
        /// How.
        how: How,
        /// What each player gets for it.
        points: PlayerPoints,
        /// Did a loss become a draw because the opponent could not checkmate?
        unwinnable: bool,
        /// Where the ending turned on it: legal moves by which the opponent could have checkmated. Null if there are none, or nobody knows.
        #[cfg_attr(feature = "schema", schema(required = true))]
        line: Option<Vec<Uci>>,
    }
    /// A penalty of the arbiter took effect.
    Penalty = "penalty" {
        /// On whom.
        to: Side,
        /// Which.
        penalty: PenaltyName,
        /// How much time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(nullable = false))]
        ms: Option<Millis>,
        /// How many points.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(nullable = false))]
        points: Option<Points>,
        /// What it is for, if the arbiter said so.
        #[serde(rename = "for", default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(nullable = false))]
        cause: Option<Conduct>,
        /// The article that forbids it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(value_type = Option<String>, nullable = false))]
        for_article: Option<Article>,
    }
    /// The Laws do not allow this act now.
    Refused = "refused" {
        /// Why not.
        why: Refusal,
    }
}

/// What a player has to do because of what was touched.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Duty {
    /// Move that piece.
    Move,
    /// Capture that piece.
    Capture,
    /// Castle.
    Castle,
}

/// What a claim was decided on.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Facts {
    /// After how many moves the position stood, each time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub occurrences: Option<Vec<usize>>,
    /// Positions with the same pieces on the same squares that are not the same, if the claim is rejected.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub alike: Option<Vec<LooksAlike>>,
    /// Moves by each player without a capture or a pawn move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub moves: Option<u32>,
    /// The move that stands on the scoresheet, where the claim was on another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub written: Option<Uci>,
}

/// A position that only looks like the one of a claim.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LooksAlike {
    /// After how many moves it stood.
    pub ply: usize,
    /// What makes it another position.
    pub differs: Vec<PositionDifference>,
}

/// What each player gets for a game.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PlayerPoints {
    /// White's points.
    pub white: Points,
    /// Black's points.
    pub black: Points,
}
