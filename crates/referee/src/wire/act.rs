//! Acts: what people report, field by field as in the protocol.

use super::{
    ActError, AppealAgainst, ClaimOf, Conduct, Grounds, Hand, Hands, Millis, Observed, Open, PenaltyName,
    Points, PromotionPiece, Reply, Result as GameResult, Side, Square, Text, read,
};
use crate::problem::{Needs, Problem};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use touchmove_laws::board;

/// An act: something that happened at a board, with the time.
///
/// A required field may still be missing here: a hall fills in `at`, and `by` for a player's own device. The referee reports a missing
/// field when it receives the act.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Act {
    /// What happened.
    #[serde(flatten)]
    pub kind: ActKind,
    /// The time, in milliseconds since the game was opened. Every act except `open` has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Millis>,
    /// True if an assistant did it for the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub assistant: Option<bool>,
}

/// A move as people state it: in UCI, or in the notation of the language of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct Stated(pub String);

/// A position in FEN.
pub type FenText = Text<board::Position>;

macro_rules! acts {
    ($($(#[$doc:meta])* $kind:ident = $word:literal
        { $($(#[$must_doc:meta])* $must:ident: $must_type:ty,)* }
        optional { $($(#[$may_doc:meta])* $may:ident: $may_type:ty,)* })*) => {
        /// The kinds of act.
        #[derive(Clone, PartialEq, Debug, Serialize)]
        #[serde(tag = "act")]
        pub enum ActKind {
            /// A game is opened.
            #[serde(rename = "open")]
            Open(Box<Open>),
            $($(#[$doc])* #[serde(rename = $word)] $kind($kind),)*
        }

        $(
            $(#[$doc])*
            #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
            #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
            #[serde(deny_unknown_fields)]
            pub struct $kind {
                $($(#[$must_doc])* pub $must: $must_type,)*
                $($(#[$may_doc])* #[serde(default, skip_serializing_if = "Option::is_none")] pub $may: Option<$may_type>,)*
            }
        )*

        impl ActKind {
            /// The names of all acts.
            pub const NAMES: &[&str] = &["open", $($word),*];

            /// Its name.
            pub const fn name(&self) -> &'static str {
                match self {
                    Self::Open(_) => "open",
                    $(Self::$kind(_) => $word,)*
                }
            }

            fn read(name: &str, fields: Map<String, Value>) -> Result<Self, ActError> {
                Ok(match name {
                    "open" => Self::Open(Box::new(Open::read(fields)?)),
                    $($word => Self::$kind(read::fields(fields)?),)*
                    _ => return Err(ActError::unknown_act(name)),
                })
            }
        }

        #[cfg(feature = "schema")]
        super::schemas::tagged_enum!(ActKind, "ActKind", "act", "act", Open = "open", $($kind = $word),*);
    };
}

acts! {
    /// The arbiter starts the clock of the player on move.
    Start = "start" {} optional {
        /// The players who are absent.
        absent: Vec<Side>,
    }
    /// An absent player arrives.
    Arrive = "arrive" {} optional {
        /// The player.
        by: Side,
    }
    /// The arbiter decides that a late player may play all the same.
    Admit = "admit" {} optional {
        /// The player.
        by: Side,
    }
    /// A piece was touched.
    Touch = "touch" {
        /// The square of the piece.
        square: Square,
    } optional {
        /// The player.
        by: Side,
        /// True if it was plainly an accident.
        accident: bool,
        /// False if a blind player felt a piece without taking it out of its hole.
        lifted: bool,
    }
    /// Pieces were adjusted after "j'adoube".
    Adjust = "adjust" {
        /// The squares of the pieces.
        squares: Vec<Square>,
    } optional {
        /// The player.
        by: Side,
    }
    /// A piece was released on a square as part of a move: the king in castling, a pawn on the last rank.
    Place = "place" {
        /// The square it came from.
        from: Square,
        /// The square it was released on.
        to: Square,
    } optional {
        /// The player.
        by: Side,
    }
    /// The new piece has touched the square of promotion.
    Promote = "promote" {
        /// What the pawn becomes.
        piece: PromotionPiece,
    } optional {
        /// The player.
        by: Side,
        /// False if the new piece was not released.
        released: bool,
        /// The colour of the new piece; the player's own by default.
        colour: Side,
        /// The square the pawn is still on, if it has been neither removed nor moved to the last rank.
        from: Square,
        /// The square of promotion, with `from`.
        to: Square,
    }
    /// A whole move was made on the board, legal or not.
    Move = "move" {
        /// The move.
        #[serde(rename = "move")]
        mv: Stated,
    } optional {
        /// The player.
        by: Side,
        /// The number of hands used; 1 by default.
        hands: Hands,
    }
    /// A move was announced to a blind opponent or by a blind player; by the player not on move, it was repeated.
    Announce = "announce" {
        /// The words, as announced.
        text: String,
    } optional {
        /// The player.
        by: Side,
    }
    /// A player pressed the clock.
    Press = "press" {} optional {
        /// The player.
        by: Side,
        /// The hand that pressed; by default the one that made the move.
        hand: Hand,
    }
    /// A player offered a draw.
    OfferDraw = "offer_draw" {} optional {
        /// The player.
        by: Side,
    }
    /// A player accepted a draw.
    AcceptDraw = "accept_draw" {} optional {
        /// The player.
        by: Side,
    }
    /// A player declined a draw orally.
    DeclineDraw = "decline_draw" {} optional {
        /// The player.
        by: Side,
    }
    /// A player resigned.
    Resign = "resign" {} optional {
        /// The player.
        by: Side,
    }
    /// A player made a claim.
    Claim = "claim" {
        /// What is claimed.
        claim: ClaimOf,
    } optional {
        /// The player.
        by: Side,
        /// The move on which a draw is claimed.
        #[serde(rename = "move")]
        mv: Stated,
        /// The grounds of a claim in the last two minutes.
        grounds: Grounds,
    }
    /// A claimant hands in the final position or the complete scoresheet, where no arbiter is present.
    HandIn = "hand_in" {} optional {
        /// The player.
        by: Side,
        /// The final position, as the claimant wrote it down.
        fen: FenText,
        /// True if the complete scoresheet is handed in.
        scoresheet: bool,
    }
    /// The opponent confirms what was handed in.
    Confirm = "confirm" {} optional {
        /// The player.
        by: Side,
    }
    /// A player stopped both clocks to call the arbiter or, while sealing, closed the envelope.
    StopClocks = "stop_clocks" {} optional {
        /// The player.
        by: Side,
        /// The reason.
        why: String,
    }
    /// The arbiter stopped both clocks.
    Interrupt = "interrupt" {} optional {
        /// The reason.
        why: String,
    }
    /// A move or a sign was written on a scoresheet.
    Write = "write" {
        /// As it was written.
        text: String,
    } optional {
        /// The player.
        by: Side,
        /// The scoresheet entry, counted from 1, that this corrects.
        instead: u32,
    }
    /// The player on move asked to see the arbiter's record of the game, or a player asked for a scoresheet to write on.
    AskScoresheet = "ask_scoresheet" {} optional {
        /// The player.
        by: Side,
        /// True if they asked for a scoresheet to write on.
        to_write: bool,
    }
    /// An assistant gave a blind player, on request, the number of moves and the time used.
    Inform = "inform" {} optional {
        /// The blind player.
        by: Side,
    }
    /// Both players agreed to correct an illegal move that had been allowed to stand.
    CorrectByAgreement = "correct_by_agreement" {} optional {}
    /// A move was sealed.
    Seal = "seal" {} optional {
        /// The player.
        by: Side,
        /// The text, as written. It is hidden until the envelope is opened.
        text: String,
    }
    /// A scoresheet was signed.
    Sign = "sign" {
        /// The result signed for.
        result: GameResult,
    } optional {
        /// The player.
        by: Side,
    }
    /// The arbiter saw something.
    Observe = "observe" {
        /// What the arbiter saw.
        what: Observed,
    } optional {
        /// The player concerned.
        by: Side,
        /// The square concerned.
        square: Square,
        /// True if an electronic device made a sound.
        sound: bool,
        /// White's board, where the boards differ.
        white_fen: FenText,
        /// Black's board, where the boards differ.
        black_fen: FenText,
    }
    /// The arbiter answers the open question.
    Rule = "rule" {} optional {
        /// The decision. Where a position decides, use `fen` instead.
        decision: Reply,
        /// The position on the board, where the question is whether a player can checkmate.
        fen: FenText,
        /// The time added for the opponent if the decision is postponed.
        add_ms: Millis,
        /// The opponent's points, where the arbiter sets them.
        opponent_points: Points,
        /// The sealed move, where the text fits several.
        #[serde(rename = "move")]
        mv: Stated,
        /// The number of moves after which the position to be restored stood.
        ply: usize,
    }
    /// The arbiter imposes a penalty.
    Penalise = "penalise" {
        /// The player penalised.
        to: Side,
        /// The penalty.
        penalty: PenaltyName,
    } optional {
        /// The time, for a penalty in time.
        ms: Millis,
        /// The points, for a penalty in points.
        points: Points,
        /// The reason.
        #[serde(rename = "for")]
        cause: Conduct,
    }
    /// The arbiter sets the clocks.
    SetClock = "set_clock" {} optional {
        /// White's time.
        white_ms: Millis,
        /// Black's time.
        black_ms: Millis,
        /// The player whose clock is to run.
        running: Side,
        /// The move counter for White.
        white_moves: u32,
        /// The move counter for Black.
        black_moves: u32,
    }
    /// The arbiter adds time because play was disturbed from outside.
    GrantTime = "grant_time" {
        /// The time each receives.
        ms: Millis,
    } optional {
        /// The player who receives it; both by default.
        to: Side,
        /// What disturbed play.
        why: String,
    }
    /// Play continues after the clocks were stopped, or an adjourned game is resumed.
    Resume = "resume" {} optional {
        /// The players present; both by default.
        present: Vec<Side>,
    }
    /// The arbiter restores an earlier position.
    Restore = "restore" {
        /// The number of moves made by then.
        ply: usize,
    } optional {}
    /// The session is over, or the player on move adjourns early: that player must seal.
    Adjourn = "adjourn" {} optional {
        /// Date, time and place of the resumption.
        resumption: String,
        /// The player who adjourns before the session ends.
        by: Side,
        /// When the session would have ended.
        session_ends: Millis,
    }
    /// The envelope is opened.
    OpenEnvelope = "open_envelope" {} optional {}
    /// The envelope is lost; the player who sealed names the move if the position is known.
    EnvelopeLost = "envelope_lost" {} optional {
        /// The move named.
        #[serde(rename = "move")]
        mv: Stated,
    }
    /// The game is to be reconstructed because no scoresheet is complete.
    Reconstruct = "reconstruct" {} optional {
        /// White's scoresheet, if it differs from the entries reported move by move.
        white: Vec<String>,
        /// Black's scoresheet, likewise.
        black: Vec<String>,
        /// The position on the board, if it differs from what the acts have led to.
        fen: FenText,
    }
    /// The arbiter reports the position on the board of a game whose moves are not reported.
    Position = "position" {
        /// The position.
        fen: FenText,
    } optional {
        /// A note by the arbiter.
        note: String,
    }
    /// A player appeals against a decision of the arbiter.
    Appeal = "appeal" {} optional {
        /// The player.
        by: Side,
        /// The decision appealed against.
        against: AppealAgainst,
    }
    /// The arbiter declares a result.
    Declare = "declare" {
        /// The result.
        result: GameResult,
    } optional {}
    /// The arbiter cancels a game that was begun with colours reversed.
    Annul = "annul" {} optional {
        /// The reason.
        why: String,
    }
    /// The arbiter lets a finished game continue.
    Reopen = "reopen" {} optional {
        /// The reason.
        why: String,
    }
    /// The arbiter takes back their own last act.
    Retract = "retract" {} optional {
        /// The reason.
        why: String,
    }
    /// Only time has passed.
    Tick = "tick" {} optional {}
}

impl From<ActKind> for Act {
    /// The act without its time, which is filled in later.
    fn from(kind: ActKind) -> Self {
        Self { kind, at: None, assistant: None }
    }
}

impl Act {
    /// Reads an act from a line of JSON.
    ///
    /// # Errors
    /// The line is not an act. The error says what is wrong with it.
    pub fn parse(line: &str) -> Result<Self, ActError> {
        use super::ErrorCode::BadJson;
        match serde_json::from_str(line) {
            Ok(Value::Object(fields)) => Self::read(fields),
            Ok(_) => Err(ActError::new(BadJson, Problem::NotAnObject)),
            Err(error) => Err(ActError::new(BadJson, Problem::NotJson(error.to_string()))),
        }
    }

    /// Reads an act from its fields.
    ///
    /// # Errors
    /// They are not the fields of an act. The error says what is wrong with them.
    pub fn read(mut fields: Map<String, Value>) -> Result<Self, ActError> {
        let name = match fields.remove("act") {
            None => return Err(ActError::missing("act")),
            Some(Value::String(name)) => name,
            Some(_) => return Err(ActError::value("act", Needs::Text)),
        };
        if name == "open" {
            return ActKind::read(&name, fields).map(Self::from);
        }
        let at = fields.remove("at");
        let assistant = fields.remove("assistant");
        let kind = ActKind::read(&name, fields)?;
        let at = at.map(|at| serde_json::from_value(at).map_err(|error| ActError::unread("at", error)));
        let assistant = assistant
            .filter(|flag| !flag.is_null())
            .map(|flag| flag.as_bool().ok_or_else(|| ActError::value("assistant", Needs::TrueOrFalse)));
        Ok(Self { kind, at: at.transpose()?, assistant: assistant.transpose()? })
    }
}

impl<'de> Deserialize<'de> for Act {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let fields = Map::deserialize(deserializer)?;
        Self::read(fields).map_err(serde::de::Error::custom)
    }
}

impl ActKind {
    /// The field for the player who acted, in acts that have one.
    pub const fn by_mut(&mut self) -> Option<&mut Option<Side>> {
        match self {
            Self::Arrive(Arrive { by })
            | Self::Admit(Admit { by })
            | Self::Touch(Touch { by, .. })
            | Self::Adjust(Adjust { by, .. })
            | Self::Place(Place { by, .. })
            | Self::Promote(Promote { by, .. })
            | Self::Move(Move { by, .. })
            | Self::Announce(Announce { by, .. })
            | Self::Press(Press { by, .. })
            | Self::OfferDraw(OfferDraw { by })
            | Self::AcceptDraw(AcceptDraw { by })
            | Self::DeclineDraw(DeclineDraw { by })
            | Self::Resign(Resign { by })
            | Self::Claim(Claim { by, .. })
            | Self::HandIn(HandIn { by, .. })
            | Self::Confirm(Confirm { by })
            | Self::StopClocks(StopClocks { by, .. })
            | Self::Write(Write { by, .. })
            | Self::AskScoresheet(AskScoresheet { by, .. })
            | Self::Inform(Inform { by })
            | Self::Seal(Seal { by, .. })
            | Self::Sign(Sign { by, .. })
            | Self::Observe(Observe { by, .. })
            | Self::Adjourn(Adjourn { by, .. })
            | Self::Appeal(Appeal { by, .. }) => Some(by),
            Self::Open(_)
            | Self::Start(_)
            | Self::Interrupt(_)
            | Self::CorrectByAgreement(_)
            | Self::Rule(_)
            | Self::Penalise(_)
            | Self::SetClock(_)
            | Self::GrantTime(_)
            | Self::Resume(_)
            | Self::Restore(_)
            | Self::OpenEnvelope(_)
            | Self::EnvelopeLost(_)
            | Self::Reconstruct(_)
            | Self::Position(_)
            | Self::Declare(_)
            | Self::Annul(_)
            | Self::Reopen(_)
            | Self::Retract(_)
            | Self::Tick(_) => None,
        }
    }
}
