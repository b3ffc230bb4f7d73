//! Acts: what people say has happened, field by field as the protocol has them.

use super::{
    ActError, AppealAgainst, ClaimOf, Conduct, Grounds, Hand, Hands, Millis, Observed, Open, PenaltyName,
    Points, PromotionPiece, Reply, Result as GameResult, Side, Square, Text, read,
};
use crate::problem::{Needs, Problem};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use touchmove_laws::board;

/// An act: something that happened at a board, and when.
///
/// A field that the act needs may still be missing here: a hall fills in `at`, and `by` for a player's own device. The referee says what is
/// missing when it is told the act.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Act {
    /// What happened.
    #[serde(flatten)]
    pub kind: ActKind,
    /// When, in milliseconds since the game was opened. Every act but `open` has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Millis>,
    /// An assistant did it for the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub assistant: Option<bool>,
}

/// A move as people state it: in UCI, or in the notation of the game's language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct Stated(pub String);

/// A position as FEN.
pub type FenText = Text<board::Position>;

macro_rules! acts {
    ($($(#[$doc:meta])* $kind:ident = $word:literal
        { $($(#[$must_doc:meta])* $must:ident: $must_type:ty,)* }
        optional { $($(#[$may_doc:meta])* $may:ident: $may_type:ty,)* })*) => {
        /// What can happen.
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
        /// The players who are not at the board.
        absent: Vec<Side>,
    }
    /// An absent player arrives.
    Arrive = "arrive" {} optional {
        /// Who.
        by: Side,
    }
    /// The arbiter decides that a late player may play all the same.
    Admit = "admit" {} optional {
        /// Who.
        by: Side,
    }
    /// A piece was touched.
    Touch = "touch" {
        /// Which.
        square: Square,
    } optional {
        /// By whom.
        by: Side,
        /// It was plainly an accident.
        accident: bool,
        /// False if a blind player felt a piece and did not take it out of its hole.
        lifted: bool,
    }
    /// Pieces were adjusted after "j'adoube".
    Adjust = "adjust" {
        /// Which.
        squares: Vec<Square>,
    } optional {
        /// By whom.
        by: Side,
    }
    /// A piece was released on a square as part of a move: the king in castling, a pawn on the last rank.
    Place = "place" {
        /// Where it stood.
        from: Square,
        /// Where it was released.
        to: Square,
    } optional {
        /// By whom.
        by: Side,
    }
    /// The new piece has touched the square of promotion.
    Promote = "promote" {
        /// What the pawn becomes.
        piece: PromotionPiece,
    } optional {
        /// By whom.
        by: Side,
        /// False if the new piece was not released.
        released: bool,
        /// The colour of the new piece; the player's own unless given.
        colour: Side,
        /// Where the pawn still stands, if it has not been taken off or put on the last rank.
        from: Square,
        /// The square of promotion, with `from`.
        to: Square,
    }
    /// A whole move was made on the board, legal or not.
    Move = "move" {
        /// Which.
        #[serde(rename = "move")]
        mv: Stated,
    } optional {
        /// By whom.
        by: Side,
        /// With how many hands; 1 unless given.
        hands: Hands,
    }
    /// A move was announced to a blind opponent or by a blind player; said by the other player, it was repeated.
    Announce = "announce" {
        /// As it was said.
        text: String,
    } optional {
        /// By whom.
        by: Side,
    }
    /// A player pressed the clock.
    Press = "press" {} optional {
        /// Who.
        by: Side,
        /// With which hand; the one that made the move unless given.
        hand: Hand,
    }
    /// A player offered a draw.
    OfferDraw = "offer_draw" {} optional {
        /// Who.
        by: Side,
    }
    /// A player accepted a draw.
    AcceptDraw = "accept_draw" {} optional {
        /// Who.
        by: Side,
    }
    /// A player declined a draw in words.
    DeclineDraw = "decline_draw" {} optional {
        /// Who.
        by: Side,
    }
    /// A player resigned.
    Resign = "resign" {} optional {
        /// Who.
        by: Side,
    }
    /// A player made a claim.
    Claim = "claim" {
        /// Of what.
        claim: ClaimOf,
    } optional {
        /// Who.
        by: Side,
        /// The move with which a draw is claimed.
        #[serde(rename = "move")]
        mv: Stated,
        /// Why a draw is claimed in the last two minutes.
        grounds: Grounds,
    }
    /// A claimant hands in the final position or the complete scoresheet, where no arbiter is present.
    HandIn = "hand_in" {} optional {
        /// Who.
        by: Side,
        /// The final position, as the claimant has written it down.
        fen: FenText,
        /// The complete scoresheet is handed in.
        scoresheet: bool,
    }
    /// The opponent confirms what was handed in.
    Confirm = "confirm" {} optional {
        /// Who.
        by: Side,
    }
    /// A player stopped both clocks to call the arbiter or, while sealing, closed the envelope.
    StopClocks = "stop_clocks" {} optional {
        /// Who.
        by: Side,
        /// Why.
        why: String,
    }
    /// The arbiter stopped both clocks.
    Interrupt = "interrupt" {} optional {
        /// Why.
        why: String,
    }
    /// A move or a sign was written on a scoresheet.
    Write = "write" {
        /// As it was written.
        text: String,
    } optional {
        /// By whom.
        by: Side,
        /// The entry of the sheet, from 1, that it corrects.
        instead: u32,
    }
    /// The player on move asked to see the score, or a player asked for a sheet to write on.
    AskScoresheet = "ask_scoresheet" {} optional {
        /// Who.
        by: Side,
        /// True if it was for a sheet to write on.
        to_write: bool,
    }
    /// An assistant told a blind player, who had asked, the number of moves and the time used.
    Inform = "inform" {} optional {
        /// Which player.
        by: Side,
    }
    /// Both players agreed to put right an illegal move that stands.
    CorrectByAgreement = "correct_by_agreement" {} optional {}
    /// A move was sealed.
    Seal = "seal" {} optional {
        /// By whom.
        by: Side,
        /// As it was written. Nobody sees it before the envelope is opened.
        text: String,
    }
    /// A scoresheet was signed.
    Sign = "sign" {
        /// With which result.
        result: GameResult,
    } optional {
        /// By whom.
        by: Side,
    }
    /// The arbiter saw something.
    Observe = "observe" {
        /// What.
        what: Observed,
    } optional {
        /// The player concerned.
        by: Side,
        /// The square concerned.
        square: Square,
        /// A device made a sound.
        sound: bool,
        /// White's board, where the boards differ.
        white_fen: FenText,
        /// Black's board, where the boards differ.
        black_fen: FenText,
    }
    /// The arbiter answers the open question.
    Rule = "rule" {} optional {
        /// How. Where the position decides, `fen` instead.
        decision: Reply,
        /// What stands on the board, where the question is whether a player can checkmate.
        fen: FenText,
        /// Time for the opponent while a decision is put off.
        add_ms: Millis,
        /// The opponent's points, where the arbiter sets them.
        opponent_points: Points,
        /// The move that was sealed, where it could be several.
        #[serde(rename = "move")]
        mv: Stated,
        /// After how many moves the position stood that is restored.
        ply: usize,
    }
    /// The arbiter imposes a penalty.
    Penalise = "penalise" {
        /// On whom.
        to: Side,
        /// Which.
        penalty: PenaltyName,
    } optional {
        /// How much time.
        ms: Millis,
        /// How many points.
        points: Points,
        /// What it is for.
        #[serde(rename = "for")]
        cause: Conduct,
    }
    /// The arbiter sets the clocks.
    SetClock = "set_clock" {} optional {
        /// White's time.
        white_ms: Millis,
        /// Black's time.
        black_ms: Millis,
        /// Whose clock is to run.
        running: Side,
        /// What the move counter shows for White.
        white_moves: u32,
        /// What the move counter shows for Black.
        black_moves: u32,
    }
    /// The arbiter gives time because play was disturbed from outside.
    GrantTime = "grant_time" {
        /// How much to each.
        ms: Millis,
    } optional {
        /// To whom; to both players unless given.
        to: Side,
        /// What disturbed play.
        why: String,
    }
    /// Play goes on after the clocks were stopped, or an adjourned game is resumed.
    Resume = "resume" {} optional {
        /// The players who are there; both unless given.
        present: Vec<Side>,
    }
    /// The arbiter restores an earlier position.
    Restore = "restore" {
        /// The number of moves made before it.
        ply: usize,
    } optional {}
    /// The session is over, or the player on move adjourns before: that player must seal.
    Adjourn = "adjourn" {} optional {
        /// Date, time and place of the resumption.
        resumption: String,
        /// Who adjourns before the session ends.
        by: Side,
        /// When the session would have ended.
        session_ends: Millis,
    }
    /// The envelope is opened.
    OpenEnvelope = "open_envelope" {} optional {}
    /// The envelope is lost; the player who sealed names the move, if the position is known.
    EnvelopeLost = "envelope_lost" {} optional {
        /// That move.
        #[serde(rename = "move")]
        mv: Stated,
    }
    /// The game is to be reconstructed, because no scoresheet is complete.
    Reconstruct = "reconstruct" {} optional {
        /// White's scoresheet, if it is not the one that was written move by move.
        white: Vec<String>,
        /// Black's scoresheet.
        black: Vec<String>,
        /// The board as it stands, if it is not as the acts have left it.
        fen: FenText,
    }
    /// The arbiter says what stands on the board of a game whose moves nobody tells.
    Position = "position" {
        /// The board.
        fen: FenText,
    } optional {
        /// What the arbiter adds.
        note: String,
    }
    /// A player appeals against a decision of the arbiter.
    Appeal = "appeal" {} optional {
        /// Who.
        by: Side,
        /// Against which decision.
        against: AppealAgainst,
    }
    /// The arbiter declares a result.
    Declare = "declare" {
        /// Which.
        result: GameResult,
    } optional {}
    /// The arbiter cancels a game that was begun with colours reversed.
    Annul = "annul" {} optional {
        /// Why.
        why: String,
    }
    /// The arbiter lets a game go on that is over.
    Reopen = "reopen" {} optional {
        /// Why.
        why: String,
    }
    /// The arbiter takes back the last act of the arbiter's own.
    Retract = "retract" {} optional {
        /// Why.
        why: String,
    }
    /// Nothing happened but time passing.
    Tick = "tick" {} optional {}
}

impl From<ActKind> for Act {
    /// The act without its moment, which somebody else fills in.
    fn from(kind: ActKind) -> Self {
        Self { kind, at: None, assistant: None }
    }
}

impl Act {
    /// Reads an act from a line of JSON.
    ///
    /// # Errors
    /// The line is not an act; the error says what is wrong with it.
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
    /// They are not those of an act; the error says what is wrong with them.
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
    /// The place of the player who acted, in acts that name one.
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
