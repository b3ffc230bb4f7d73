//! What is wrong with a line, before it is put into the language of the game.

use crate::languages::Texts;
use crate::wire::Named;
use fluent_bundle::FluentArgs;
use touchmove_laws::{ActError as LawsActError, OpenError, PositionError};

/// What is wrong with a line or an act.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Problem {
    /// The line is not a single JSON object.
    NotAnObject,
    /// The line is not JSON, with the reason.
    NotJson(String),
    NotUtf8,
    LineTooLong {
        most: usize,
    },
    MissingField(String),
    UnknownField(String),
    UnknownAct(String),
    NotOpen,
    AlreadyOpen,
    /// A field has an invalid value.
    Value {
        field: String,
        needs: Needs,
    },
    /// An option that the edition does not have or that does not exist.
    UnknownRegulation(String),
    Act(LawsActError),
    Open(OpenError),
    /// A message in English, whatever the language.
    Other(String),
}

/// What a field needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Needs {
    OneOf(String),
    Millis,
    Points,
    Hands,
    Square,
    Move,
    Result,
    Text,
    TrueOrFalse,
    Object,
    /// A position, with the fault in this one.
    Position(String),
    /// A time control, with the fault in this one.
    TimeControl(String),
    /// The number of a Chess960 starting position.
    Chess960,
    /// A penalty that the edition lists.
    ListedPenalty,
    /// A penalty in time with its `ms`.
    TimeOfPenalty,
    /// At least one square.
    SomeSquares,
    /// A time greater than zero.
    SomeTime,
    /// No `decision` as well: the position decides.
    NoDecision,
    /// Anything else: the message of the JSON reader.
    Other(String),
}

/// The texts for these needs, where serde can carry only a text.
const SAID: [(Needs, &str); 6] = [
    (Needs::Millis, "must be a whole number of milliseconds from 0 to 9007199254740991"),
    (Needs::Points, "must be a number of points, with at most three decimals"),
    (Needs::Hands, "a move is made with 1 or 2 hands"),
    (Needs::Square, "must be a square from a1 to h8"),
    (Needs::Move, "must be a move in UCI notation, such as e2e4"),
    (Needs::Result, "must be a result, such as 1-0"),
];

const ONE_OF: &str = "must be one of ";
const NO_POSITION: &str = "this is not a position in FEN: ";

impl Needs {
    /// The text that serde carries.
    pub(crate) fn said(&self) -> String {
        match self {
            Self::OneOf(words) => format!("{ONE_OF}{words}"),
            Self::Position(fault) => format!("{NO_POSITION}{fault}"),
            Self::TimeControl(detail) | Self::Other(detail) => detail.clone(),
            _ => SAID.iter().find(|(needs, _)| needs == self).map_or("", |(_, said)| said).to_owned(),
        }
    }

    /// The need that a carried text stands for.
    pub(crate) fn carried(said: &str) -> Self {
        if let Some(words) = said.strip_prefix(ONE_OF) {
            return Self::OneOf(words.to_owned());
        }
        if let Some(fault) = said.strip_prefix(NO_POSITION) {
            return Self::Position(fault.to_owned());
        }
        let known = SAID.iter().find(|(_, known)| *known == said);
        known.map_or_else(|| Self::Other(said.to_owned()), |(needs, _)| needs.clone())
    }

    const fn message(&self) -> &'static str {
        match self {
            Self::OneOf(_) => "error-needs-one-of",
            Self::Millis => "error-needs-millis",
            Self::Points => "error-needs-points",
            Self::Hands => "error-needs-hands",
            Self::Square => "error-needs-square",
            Self::Move => "error-needs-move",
            Self::Result => "error-needs-result",
            Self::Text => "error-needs-text",
            Self::TrueOrFalse => "error-needs-true-or-false",
            Self::Object => "error-needs-object",
            Self::Position(_) => "error-needs-position",
            Self::TimeControl(_) => "error-needs-time-control",
            Self::Chess960 => "error-needs-chess960",
            Self::ListedPenalty => "error-needs-listed-penalty",
            Self::TimeOfPenalty => "error-needs-time-of-penalty",
            Self::SomeSquares => "error-needs-some-squares",
            Self::SomeTime => "error-needs-some-time",
            Self::NoDecision => "error-needs-no-decision",
            Self::Other(_) => "error-needs-other",
        }
    }

    fn detail(&self) -> &str {
        match self {
            Self::OneOf(detail)
            | Self::Position(detail)
            | Self::TimeControl(detail)
            | Self::Other(detail) => detail,
            _ => "",
        }
    }
}

impl Problem {
    /// The message in that language.
    pub(crate) fn in_words(&self, texts: &Texts) -> String {
        let mut args = FluentArgs::new();
        let message = match self {
            Self::NotAnObject => "error-not-an-object",
            Self::NotJson(detail) => {
                args.set("detail", detail.as_str());
                "error-not-json"
            }
            Self::NotUtf8 => "error-not-utf8",
            Self::LineTooLong { most } => {
                args.set("most", most.to_string());
                "error-line-too-long"
            }
            Self::MissingField(field) => {
                args.set("field", field.as_str());
                "error-missing-field"
            }
            Self::UnknownField(field) => {
                args.set("field", field.as_str());
                "error-unknown-field"
            }
            Self::UnknownAct(name) => {
                args.set("name", name.as_str());
                "error-unknown-act"
            }
            Self::NotOpen => "error-not-open",
            Self::AlreadyOpen => "error-already-open",
            Self::Value { field, needs } => {
                args.set("field", field.as_str());
                args.set("detail", needs.detail());
                needs.message()
            }
            Self::UnknownRegulation(option) => {
                args.set("option", option.as_str());
                "error-unknown-regulation"
            }
            Self::Act(fault) => act_fault(*fault, &mut args),
            Self::Open(fault) => open_fault(*fault, &mut args),
            Self::Other(detail) => return detail.clone(),
        };
        texts.say(message, &args).unwrap_or_else(|| self.unworded())
    }

    /// The message where the language has no text for it.
    fn unworded(&self) -> String {
        match self {
            Self::Act(fault) => fault.to_string(),
            Self::Open(fault) => fault.to_string(),
            Self::Value { field, needs } => format!("{field}: {}", needs.said()),
            other => format!("{other:?}"),
        }
    }
}

fn act_fault(fault: LawsActError, args: &mut FluentArgs<'_>) -> &'static str {
    match fault {
        LawsActError::TimeGoesBack => "error-time-goes-back",
        LawsActError::UnreadableMove => "error-unreadable-move",
        LawsActError::NoSuchMove => "error-no-such-move",
        LawsActError::NotLegal(mv) => {
            args.set("move", mv.to_string());
            "error-not-legal"
        }
        LawsActError::AmbiguousMove => "error-ambiguous-move",
        LawsActError::NoPiece(square) => {
            args.set("square", square.to_string());
            "error-no-piece"
        }
        LawsActError::NoSuchPly(ply) => {
            args.set("ply", ply.to_string());
            "error-no-such-ply"
        }
        LawsActError::NotAScore(_) => "error-not-a-score",
        LawsActError::NotTwoMinutes => "error-not-two-minutes",
        LawsActError::NotAPosition(fault) => position_fault("fen", fault, args),
        LawsActError::SessionIsOver => "error-session-is-over",
    }
}

fn open_fault(fault: OpenError, args: &mut FluentArgs<'_>) -> &'static str {
    match fault {
        OpenError::UnknownRegulation(option) => {
            args.set("option", option.word());
            "error-unknown-regulation"
        }
        OpenError::NoChess960 => "error-no-chess960",
        OpenError::Start(fault) => position_fault("start", fault, args),
        OpenError::UntoldWithoutClock => "error-untold-without-clock",
    }
}

fn position_fault(field: &'static str, fault: PositionError, args: &mut FluentArgs<'_>) -> &'static str {
    args.set("field", field);
    match fault {
        PositionError::Kings(color) => {
            args.set("by", color.name());
            "error-kings"
        }
        PositionError::PawnOnEndRank => "error-pawn-on-end-rank",
        PositionError::OpponentInCheck => "error-opponent-in-check",
        PositionError::NoLegalMove => "error-no-legal-move",
        PositionError::Dead => "error-dead",
    }
}

/// All error messages.
#[cfg(test)]
pub(crate) const MESSAGES: [&str; 46] = [
    "error-not-an-object",
    "error-not-json",
    "error-not-utf8",
    "error-line-too-long",
    "error-missing-field",
    "error-unknown-field",
    "error-unknown-act",
    "error-not-open",
    "error-already-open",
    "error-unknown-regulation",
    "error-needs-one-of",
    "error-needs-millis",
    "error-needs-points",
    "error-needs-hands",
    "error-needs-square",
    "error-needs-move",
    "error-needs-result",
    "error-needs-text",
    "error-needs-true-or-false",
    "error-needs-object",
    "error-needs-position",
    "error-needs-time-control",
    "error-needs-chess960",
    "error-needs-listed-penalty",
    "error-needs-time-of-penalty",
    "error-needs-some-squares",
    "error-needs-some-time",
    "error-needs-no-decision",
    "error-needs-other",
    "error-time-goes-back",
    "error-unreadable-move",
    "error-no-such-move",
    "error-not-legal",
    "error-ambiguous-move",
    "error-no-piece",
    "error-no-such-ply",
    "error-not-a-score",
    "error-not-two-minutes",
    "error-session-is-over",
    "error-untold-without-clock",
    "error-no-chess960",
    "error-kings",
    "error-pawn-on-end-rank",
    "error-opponent-in-check",
    "error-no-legal-move",
    "error-dead",
];
