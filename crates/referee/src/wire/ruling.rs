//! Rulings: what the Laws say about an act, each with its article.

use super::{
    Article, Breach, ClaimOf, ClaimVerdict, Conduct, Fen, How, IllegalReason, Millis, NoteAbout, OfferEnd,
    PaperName, PenaltyName, PlayerNames, Points, PositionDifference, QuestionAbout, Refusal, Reply,
    Result as GameResult, Side, Square, Uci, Wing,
};
use serde::{Deserialize, Serialize};

macro_rules! rulings {
    ($($(#[$doc:meta])* $kind:ident = $word:literal { $($(#[$field_doc:meta])* $field:ident: $type:ty,)* })*) => {
        /// A ruling. Its kind determines its other fields.
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
                /// The article that it is based on.
                #[cfg_attr(feature = "schema", schema(value_type = String))]
                pub article: Article,
                /// The ruling as an arbiter would say it, in the language of the game. Hidden where it would reveal too much.
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

            /// The article that it is based on.
            pub fn article(&self) -> &str {
                match self {
                    $(Self::$kind(ruling) => &ruling.article,)*
                }
            }

            /// The ruling as a sentence.
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
        /// The player.
        by: Side,
        /// The move, in UCI.
        #[serde(rename = "move")]
        mv: Uci,
        /// The move, in the notation of the language of the game. Hidden from players and spectators until the game is over.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(nullable = false))]
        san: Option<String>,
    }
    /// A move is completed.
    Completed = "completed" {
        /// The player.
        by: Side,
        /// The move, in UCI; null if it was not reported.
        #[serde(rename = "move")]
        #[cfg_attr(feature = "schema", schema(required = true))]
        mv: Option<Uci>,
    }
    /// An obligation of Article 4.
    Must = "must" {
        /// The player.
        by: Side,
        /// What they must do.
        #[serde(rename = "do")]
        duty: Duty,
        /// The piece concerned; in castling, the king.
        square: Square,
        /// The piece that must capture it, if it was touched too.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(nullable = false))]
        with: Option<Square>,
        /// The side to castle to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(nullable = false))]
        side: Option<Wing>,
    }
    /// The obligation cannot be met: any legal move is allowed.
    Free = "free" {
        /// The player.
        by: Side,
    }
    /// An illegal move was completed, or an offence that counts as one was committed.
    Illegal = "illegal" {
        /// The player.
        by: Side,
        /// The move, if there was one.
        #[serde(rename = "move")]
        #[cfg_attr(feature = "schema", schema(required = true))]
        mv: Option<Uci>,
        /// The reason; null if the referee has not seen the board.
        #[cfg_attr(feature = "schema", schema(required = true))]
        reason: Option<IllegalReason>,
        /// The article that is broken.
        #[cfg_attr(feature = "schema", schema(required = true, value_type = Option<String>))]
        reason_article: Option<Article>,
        /// The number of these offences so far.
        count: u32,
    }
    /// An illegal move was not claimed in time and stands.
    Stands = "stands" {
        /// The player who made it.
        by: Side,
        /// The move.
        #[serde(rename = "move")]
        mv: Uci,
    }
    /// Article 4 was broken.
    TouchMove = "touch_move" {
        /// The player.
        by: Side,
        /// The piece that must be used; null if the referee has not seen the board.
        #[cfg_attr(feature = "schema", schema(required = true))]
        square: Option<Square>,
    }
    /// A position is restored.
    Restored = "restored" {
        /// The position.
        fen: Fen,
        /// The number of moves made by then.
        ply: usize,
        /// The piece that must now move or be captured because it was touched.
        #[cfg_attr(feature = "schema", schema(required = true))]
        must: Option<Square>,
    }
    /// Time is added or taken away.
    Time = "time" {
        /// The player whose time changes.
        to: Side,
        /// The amount; negative if it is taken away.
        ms: i64,
        /// The article that sets the amount, where it is not the one cited.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(nullable = false, value_type = Option<String>))]
        figure: Option<Article>,
    }
    /// A breach whose penalty the edition leaves to the arbiter.
    Violation = "violation" {
        /// The player.
        by: Side,
        /// The breach.
        what: Breach,
        /// The number of times so far, for a player who refuses to comply with the Laws.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(nullable = false))]
        count: Option<u32>,
    }
    /// A draw is offered.
    Offer = "offer" {
        /// The player who offers.
        by: Side,
    }
    /// An offer ends.
    OfferEnds = "offer_ends" {
        /// The player who made it.
        by: Side,
        /// The reason it ended.
        how: OfferEnd,
    }
    /// A claim is decided.
    Claim = "claim" {
        /// The claimant.
        by: Side,
        /// What was claimed.
        claim: ClaimOf,
        /// The decision.
        verdict: ClaimVerdict,
        /// The facts that it was decided on.
        facts: Facts,
    }
    /// A flag has fallen as the edition defines it: seen, or correctly claimed.
    Flag = "flag" {
        /// The player whose flag fell.
        by: Side,
    }
    /// A question that only a person can decide.
    Question = "question" {
        /// The subject.
        about: QuestionAbout,
        /// The possible answers. Hidden from players and spectators.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(nullable = false))]
        options: Option<Vec<Reply>>,
        /// The moves that the sealed text fits; one of them is chosen with the answer. Hidden like `options`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(nullable = false))]
        moves: Option<Vec<Uci>>,
        /// The numbers of moves after which positions stood that can be restored. Hidden like `options`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(nullable = false))]
        plies: Option<Vec<usize>>,
        /// The papers still to be handed in or confirmed for the claim. Hidden like `options`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(nullable = false))]
        lacks: Option<Vec<PaperName>>,
    }
    /// What must be written on the envelope with a sealed move.
    Envelope = "envelope" {
        /// The player who sealed.
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
        /// The player whose offer of a draw is open.
        #[cfg_attr(feature = "schema", schema(required = true))]
        offer: Option<Side>,
        /// The players' names.
        players: PlayerNames,
        /// Date, time and place of the resumption.
        resumption: String,
    }
    /// The game is cancelled, and a new one is to be played.
    Annulled = "annulled" {}
    /// An observation was recorded. Play continues.
    Note = "note" {
        /// What was observed.
        what: NoteAbout,
        /// The player concerned, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(nullable = false))]
        by: Option<Side>,
    }
    /// What the scoresheets have in common, and how the game may have continued.
    Reconstruction = "reconstruction" {
        /// The number of moves that are the same on both scoresheets.
        agreed: usize,
        /// The position after them.
        fen: Fen,
        /// The next entry on White's scoresheet.
        #[cfg_attr(feature = "schema", schema(required = true))]
        white: Option<String>,
        /// The next entry on Black's scoresheet.
        #[cfg_attr(feature = "schema", schema(required = true))]
        black: Option<String>,
        /// The shortest series of legal moves from the start that fits the entries and leads to the board.
        #[cfg_attr(feature = "schema", schema(required = true))]
        line: Option<Vec<Uci>>,
    }
    /// The game has ended.
    Over = "over" {
        /// The result.
        result: GameResult,
        /// The way it ended.
        how: How,
        /// The points for each player.
        points: PlayerPoints,
        /// True if a loss became a draw because the opponent could not checkmate.
        unwinnable: bool,
        /// Legal moves by which the opponent could have checkmated, where the ending depended on that. Null if there are none or they are
        /// not known.
        #[cfg_attr(feature = "schema", schema(required = true))]
        line: Option<Vec<Uci>>,
    }
    /// A penalty of the arbiter took effect.
    Penalty = "penalty" {
        /// The player penalised.
        to: Side,
        /// The penalty.
        penalty: PenaltyName,
        /// The time, for a penalty in time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(nullable = false))]
        ms: Option<Millis>,
        /// The points, for a penalty in points.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(nullable = false))]
        points: Option<Points>,
        /// The reason, if the arbiter gave one.
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
        /// The reason.
        why: Refusal,
    }
}

/// What a player must do because of the pieces touched.
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

/// The facts that a claim was decided on.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Facts {
    /// The number of moves made at each occurrence of the position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub occurrences: Option<Vec<usize>>,
    /// For a rejected claim, the positions with the same pieces on the same squares that nevertheless differ.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub alike: Option<Vec<LooksAlike>>,
    /// The number of moves by each player without a capture or pawn move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub moves: Option<u32>,
    /// The move written on the scoresheet, where the stated move was another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub written: Option<Uci>,
}

/// A position that only looks like the one claimed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LooksAlike {
    /// The number of moves after which it occurred.
    pub ply: usize,
    /// The differences.
    pub differs: Vec<PositionDifference>,
}

/// The points for each player.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PlayerPoints {
    /// White's points.
    pub white: Points,
    /// Black's points.
    pub black: Points,
}
