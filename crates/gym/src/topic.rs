//! The topic of an incident.
//!
//! Some files of scenarios have a topic, which applies to all their incidents. In other files it follows from the act ruled on and the
//! ruling.

use touchmove_adviser::{Part, Verdict};
use touchmove_laws::{Breach, ClaimKind, How, NoteOf};
use touchmove_referee::wire::{ActKind, ObservedKind};

macro_rules! topics {
    ($($(#[$doc:meta])* $topic:ident = $id:literal,)*) => {
        /// The topic of an incident.
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        pub enum Topic {
            $($(#[$doc])* #[serde(rename = $id)] $topic,)*
        }

        impl Topic {
            /// All topics, in the order in which they are listed.
            pub const ALL: &[Self] = &[$(Self::$topic),*];

            /// Its name in URLs and options: `touch-move`.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$topic => $id,)*
                }
            }
        }
    };
}

topics! {
    /// Article 4: touched pieces.
    TouchMove = "touch-move",
    /// Illegal moves, and offences that count as one.
    IllegalMoves = "illegal-moves",
    /// The clock and the flag.
    Clock = "clock",
    /// Claims of a draw: repetition and fifty moves.
    DrawClaims = "draw-claims",
    /// Draw offers and agreed draws.
    Offers = "offers",
    /// Checkmate, stalemate, dead positions, resignation.
    Endings = "endings",
    /// Keeping score.
    Scoresheets = "scoresheets",
    /// Rapid chess and blitz.
    RapidAndBlitz = "rapid-blitz",
    /// Wrong positions, reversed colours and late players.
    Start = "start",
    /// Conduct, devices and penalties.
    Conduct = "conduct",
    /// Adjourned games and sealed moves.
    Adjournment = "adjournment",
    /// The last two minutes without an increment.
    LastTwoMinutes = "last-two-minutes",
    /// Chess960.
    Chess960 = "chess960",
    /// Blind players and assistants.
    Blind = "blind",
}

/// The names of all topics.
#[cfg(feature = "schema")]
impl utoipa::PartialSchema for Topic {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        use utoipa::openapi::schema::{ObjectBuilder, Type};
        let names = Self::ALL.iter().map(|topic| topic.id());
        ObjectBuilder::new()
            .schema_type(Type::String)
            .description(Some("What an incident is about."))
            .enum_values(Some(names))
            .into()
    }
}

#[cfg(feature = "schema")]
impl utoipa::ToSchema for Topic {}

impl Topic {
    /// Returns the topic with this name.
    pub fn of_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|topic| topic.id() == id)
    }

    /// Returns the topic of an incident in this file.
    pub(crate) fn of(file: &str, act: &ActKind, verdict: &Verdict) -> Self {
        match file.trim_end_matches(".jsonl") {
            "touch" => Self::TouchMove,
            "illegal-moves" => Self::IllegalMoves,
            "adjournment" | "envelopes" | "sealed" | "sealing-again" => Self::Adjournment,
            "blind" | "assistants" => Self::Blind,
            "blitz" | "rapid" | "classes" => Self::RapidAndBlitz,
            "chess960" => Self::Chess960,
            "quickplay" => Self::LastTwoMinutes,
            "scoresheets" | "notation" | "reconstruction" | "signatures" => Self::Scoresheets,
            "late" | "absence" | "set-up" => Self::Start,
            "conduct" | "conduct-and-undo" | "breaches" | "appeals" => Self::Conduct,
            "endings" => Self::Endings,
            _ => Self::of_act(act).or_else(|| Self::of_verdict(verdict)).unwrap_or(match act {
                ActKind::Move(_) | ActKind::Press(_) => Self::IllegalMoves,
                _ => Self::Clock,
            }),
        }
    }

    /// Most acts have one topic. A move, a press or the passing of time can lead to anything.
    const fn of_act(act: &ActKind) -> Option<Self> {
        Some(match act {
            ActKind::Touch(_) | ActKind::Adjust(_) | ActKind::Place(_) | ActKind::Promote(_) => {
                Self::TouchMove
            }
            ActKind::OfferDraw(_) | ActKind::AcceptDraw(_) | ActKind::DeclineDraw(_) => Self::Offers,
            ActKind::Resign(_) => Self::Endings,
            ActKind::Write(_) | ActKind::AskScoresheet(_) | ActKind::Sign(_) => Self::Scoresheets,
            ActKind::Seal(_) | ActKind::OpenEnvelope(_) | ActKind::EnvelopeLost(_) | ActKind::Adjourn(_) => {
                Self::Adjournment
            }
            ActKind::Announce(_) | ActKind::Inform(_) => Self::Blind,
            ActKind::Start(_) | ActKind::Arrive(_) => Self::Start,
            ActKind::Appeal(_) => Self::Conduct,
            ActKind::CorrectByAgreement(_) => Self::IllegalMoves,
            ActKind::Claim(claim) => match claim.claim.0 {
                ClaimKind::Threefold | ClaimKind::Fifty => Self::DrawClaims,
                ClaimKind::Flag => Self::Clock,
                ClaimKind::IllegalMove | ClaimKind::TwoHands | ClaimKind::TwoMoves => Self::IllegalMoves,
                ClaimKind::TouchMove => Self::TouchMove,
                ClaimKind::WrongStart => Self::Start,
                ClaimKind::Quickplay => Self::LastTwoMinutes,
            },
            ActKind::Observe(observe) => return Self::of_observation(observe.what.0),
            _ => return None,
        })
    }

    const fn of_observation(what: ObservedKind) -> Option<Self> {
        use ObservedKind as Seen;
        Some(match what {
            Seen::IllegalMove | Seen::TwoHands | Seen::IllegalPosition => Self::IllegalMoves,
            Seen::Flag | Seen::BothFlags | Seen::ClockCounter | Seen::ClockDefect => Self::Clock,
            Seen::WrongStart | Seen::WrongBoard | Seen::ColoursReversed | Seen::Displaced | Seen::Absent => {
                Self::Start
            }
            Seen::TouchMove => Self::TouchMove,
            Seen::SheetsDue
            | Seen::SheetComplete
            | Seen::WrongEntry
            | Seen::Illegible
            | Seen::NotAlgebraic
            | Seen::SheetNotReturned => Self::Scoresheets,
            Seen::NotRepeated | Seen::BoardsDiffer => Self::Blind,
            _ => Self::Conduct,
        })
    }

    fn of_verdict(verdict: &Verdict) -> Option<Self> {
        verdict.parts().iter().find_map(|part| {
            Some(match part {
                Part::Over { how, .. } => match how {
                    How::Threefold | How::Fifty | How::Fivefold | How::Seventyfive => Self::DrawClaims,
                    How::Flag | How::BothFlags => Self::Clock,
                    How::IllegalMoves | How::IllegalPosition => Self::IllegalMoves,
                    How::Late => Self::Start,
                    How::SealedMove => Self::Adjournment,
                    How::Quickplay => Self::LastTwoMinutes,
                    How::Device | How::Conduct | How::Declared => Self::Conduct,
                    How::Agreement => Self::Offers,
                    How::Checkmate | How::Resignation | How::Stalemate | How::DeadPosition => Self::Endings,
                },
                Part::Illegal { .. } | Part::Stands { .. } => Self::IllegalMoves,
                Part::TouchMove { .. } | Part::Must { .. } | Part::Free { .. } => Self::TouchMove,
                Part::Breach { what, .. } => match what {
                    Breach::TwoHands | Breach::ClockWithoutMove => Self::IllegalMoves,
                    Breach::OfferTiming => Self::Offers,
                    Breach::Scoresheet => Self::Scoresheets,
                    _ => Self::Conduct,
                },
                Part::Flag { .. } => Self::Clock,
                Part::Offer { .. } | Part::OfferEnds { .. } => Self::Offers,
                Part::Noted { what: NoteOf::NotAnnounced | NoteOf::Misannounced | NoteOf::Felt } => {
                    Self::Blind
                }
                _ => return None,
            })
        })
    }
}
