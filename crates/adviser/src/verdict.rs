//! A verdict: what an arbiter announces, taken from the referee's answers and put into one sentence.
//!
//! - Two verdicts are equal if and only if an arbiter would announce the same thing. Articles, sentences and moves are left out: editions
//!   that rule alike have equal verdicts.
//! - Nothing is decided here. Every part comes from a ruling of the referee.

use crate::texts::{Words, clock_time};
use touchmove_laws::board::Color;
use touchmove_laws::{
    Breach, ClaimKind, ClaimVerdict, How, NoteOf, OfferEnd, Penalty, QuestionAbout, Refusal,
};
use touchmove_referee::wire::ruling::{self, Duty};
use touchmove_referee::wire::{Named, ReasonKind, Result as GameResult, Ruling};

/// An arbiter's announcement.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    parts: Vec<Part>,
}

/// One part of an announcement.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Part {
    /// The game is over.
    Over {
        /// The result.
        result: GameResult,
        /// The kind of ending.
        how: How,
        /// A loss became a draw because the opponent could not checkmate.
        unwinnable: bool,
    },
    /// A claim is decided.
    Claim {
        /// The claim.
        claim: ClaimKind,
        /// The decision.
        verdict: ClaimVerdict,
    },
    /// An illegal move, or an offence that counts as one.
    Illegal {
        /// The offender.
        by: Color,
        /// The offence.
        offence: Offence,
    },
    /// An illegal move stands.
    Stands {
        /// The player who made it.
        by: Color,
    },
    /// A touched piece must be used after all.
    TouchMove {
        /// The player who must use it.
        by: Color,
    },
    /// A position is restored.
    Restored,
    /// The duty that follows from a touch.
    Must {
        /// The player.
        by: Color,
        /// The duty.
        duty: Obligation,
    },
    /// A touch has no consequences.
    Free {
        /// The player.
        by: Color,
    },
    /// Time is added or subtracted.
    Time {
        /// The player.
        to: Color,
        /// The amount in milliseconds.
        ms: i64,
    },
    /// A breach whose penalty is the arbiter's choice.
    Breach {
        /// The offender.
        by: Color,
        /// The breach.
        what: Breach,
    },
    /// A penalty.
    Penalty {
        /// The penalised player.
        to: Color,
        /// The penalty.
        penalty: Penalty,
    },
    /// A draw offer is open.
    Offer {
        /// The player who made it.
        by: Color,
    },
    /// A draw offer has ended.
    OfferEnds {
        /// The player who made it.
        by: Color,
        /// How it ended.
        how: OfferEnd,
    },
    /// A flag has fallen.
    Flag {
        /// The player whose flag fell.
        by: Color,
    },
    /// Something is corrected or recorded.
    Noted {
        /// The subject.
        what: NoteOf,
    },
    /// The game is cancelled.
    Annulled,
    /// It is too late to complain.
    TooLate {
        /// The subject of the complaint.
        what: NoteOf,
    },
    /// An electronic device loses the game; the opponent's score depends on whether a checkmate is possible.
    DeviceScore {
        /// The player with the device.
        by: Color,
    },
    /// The arbiter must judge.
    Question {
        /// The question.
        about: QuestionAbout,
    },
    /// A move is completed.
    Completed {
        /// The player.
        by: Color,
    },
    /// A move is made.
    Made {
        /// The player.
        by: Color,
    },
    /// The Laws do not allow what was requested.
    Refused {
        /// The reason.
        why: Refusal,
    },
    /// Nothing changes.
    PlayOn,
}

/// The duty that follows from a touch.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Obligation {
    /// Move that piece.
    Move,
    /// Capture that piece.
    Capture,
    /// Capture one touched piece with the other.
    CaptureWith,
    /// Castle.
    Castle,
}

/// An offence that counts as an illegal move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Offence {
    /// A move that is not legal.
    Move,
    /// Pressing the clock without making a move.
    EmptyPress,
    /// Using two hands for one move.
    TwoHands,
}

impl Verdict {
    /// Combines these rulings into a verdict.
    pub fn of<'a>(rulings: impl IntoIterator<Item = &'a Ruling>) -> Self {
        let mut parts: Vec<Part> = Vec::new();
        // If the board is unknown, the referee cannot say which position is restored, only that the move is taken back.
        let mut is_put_back = false;
        for ruling in rulings {
            is_put_back |= matches!(ruling, Ruling::Illegal(illegal) if illegal.reason.is_none());
            let Some(part) = part(ruling) else { continue };
            // A later touch states the duty of the first one more precisely.
            if matches!(part, Part::Must { .. } | Part::Free { .. }) {
                parts.retain(|known| !matches!(known, Part::Must { .. }));
            }
            if !parts.contains(&part) {
                parts.push(part);
            }
        }
        if is_put_back && !parts.contains(&Part::Restored) {
            let place =
                parts.iter().position(|part| matches!(part, Part::Illegal { .. })).map_or(0, |at| at + 1);
            parts.insert(place, Part::Restored);
        }
        let is_asked = parts.iter().any(|part| matches!(part, Part::Question { .. }));
        let is_over = parts.iter().any(|part| matches!(part, Part::Over { .. }));
        let are_both_down = parts.iter().any(|part| matches!(part, Part::Over { how: How::BothFlags, .. }));
        let is_answered = parts.iter().any(|part| matches!(part, Part::OfferEnds { .. }));
        let is_completed = parts.iter().any(|part| matches!(part, Part::Completed { .. }));
        let is_ruled = parts.iter().any(|part| !part.is_routine());
        parts.retain(|part| match part {
            // After an ending, the next position and the next times do not matter.
            Part::Restored => !is_over && !is_asked,
            Part::OfferEnds { .. } => !is_over,
            Part::Offer { .. } => !is_over && !is_answered,
            // The ending says that both flags have fallen.
            Part::Flag { .. } => !are_both_down,
            // Of a move that is made and completed, only the second is announced.
            Part::Made { .. } => !is_ruled && !is_completed,
            Part::Completed { .. } => !is_ruled,
            _ => true,
        });
        if parts.is_empty() {
            parts.push(Part::PlayOn);
        }
        Self { parts }
    }

    /// The same, and this player must use a touched piece.
    #[must_use]
    pub(crate) fn and_touched(mut self, by: Color) -> Self {
        let is_told =
            |part: &Part| matches!(part, Part::Must { .. } | Part::TouchMove { .. } | Part::Illegal { .. });
        if !self.parts.iter().any(is_told) {
            self.parts.push(Part::TouchMove { by });
        }
        self
    }

    /// The same for a device: the game is lost either way, and only the opponent's score depends on the answer.
    #[must_use]
    pub(crate) fn of_device(mut self, by: Color) -> Self {
        self.parts.retain(|part| *part != Part::Question { about: QuestionAbout::CanCheckmate });
        self.parts.push(Part::DeviceScore { by });
        self
    }

    /// The parts, in the order in which they take effect.
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// Returns true if both have the same effect for the players. Who raised an offence, and which of several equivalent ones it was, makes
    /// no difference.
    pub(crate) fn comes_to_the_same(&self, other: &Self) -> bool {
        let brings = |part: &&Part| match part {
            Part::Claim { verdict, .. } => *verdict != ClaimVerdict::Upheld,
            Part::Illegal { .. } | Part::Flag { .. } => false,
            _ => true,
        };
        self.parts.iter().filter(brings).eq(other.parts.iter().filter(brings))
    }

    /// Returns how the game ended, if it did.
    pub fn ending(&self) -> Option<(GameResult, How)> {
        self.parts.iter().find_map(|part| match part {
            Part::Over { result, how, .. } => Some((*result, *how)),
            _ => None,
        })
    }

    /// Returns true if it decides something, so that an arbiter can be asked for this ruling.
    pub fn is_decided(&self) -> bool {
        !self
            .parts
            .iter()
            .any(|part| matches!(part, Part::Question { .. } | Part::PlayOn) || part.is_routine())
    }

    /// The verdict in one sentence.
    pub fn say(&self, words: &Words) -> String {
        let clauses: Vec<String> = self.parts.iter().map(|part| part.say(words)).collect();
        words.sentence(&clauses)
    }
}

impl Part {
    /// Moves are made and completed all the time; they are mentioned only if nothing else happened.
    const fn is_routine(self) -> bool {
        matches!(self, Self::Made { .. } | Self::Completed { .. })
    }

    fn say(self, words: &Words) -> String {
        let player = |message: &str, by: Color| words.say(message, &[("by", by.name())]);
        let named =
            |message: &str, by: Color, word: &str| words.say(&words_of(message, word), &[("by", by.name())]);
        let plain = |message: &str, word: &str| words.say(&words_of(message, word), &[]);
        match self {
            Self::Over { result, how, unwinnable } => {
                let result = result.to_string();
                let unwinnable = if unwinnable { "yes" } else { "no" };
                words.say(&words_of("over", how.word()), &[("result", &result), ("unwinnable", unwinnable)])
            }
            Self::Claim { claim, verdict } => {
                words.say(&words_of("claim", claim.word()), &[("verdict", verdict.word())])
            }
            Self::Illegal { by, offence } => {
                let offence = match offence {
                    Offence::Move => "illegal-move",
                    Offence::EmptyPress => "illegal-empty-press",
                    Offence::TwoHands => "illegal-two-hands",
                };
                player(offence, by)
            }
            Self::Stands { by } => player("stands", by),
            Self::TouchMove { by } => player("touch-move", by),
            Self::Restored => words.say("restored", &[]),
            Self::Must { by, duty } => {
                let duty = match duty {
                    Obligation::Move => "must-move",
                    Obligation::Capture => "must-capture",
                    Obligation::CaptureWith => "must-capture-with",
                    Obligation::Castle => "must-castle",
                };
                player(duty, by)
            }
            Self::Free { by } => player("free", by),
            Self::Time { to, ms } => {
                let message = if ms < 0 { "time-taken" } else { "time-added" };
                words.say(message, &[("to", to.name()), ("time", &clock_time(ms.unsigned_abs()))])
            }
            Self::Breach { by, what } => named("breach", by, what.word()),
            Self::Penalty { to, penalty } => named("penalty", to, penalty.word()),
            Self::Offer { by } => player("offer", by),
            Self::OfferEnds { by, how } => named("offer-ends", by, how.word()),
            Self::Flag { by } => player("flag", by),
            Self::Noted { what } => plain("noted", what.word()),
            Self::TooLate { what } => plain("too-late", what.word()),
            Self::DeviceScore { by } => player("device-score", by),
            Self::Annulled => words.say("annulled", &[]),
            Self::Question { about } => plain("judge", about.word()),
            Self::Completed { by } => player("completed", by),
            Self::Made { by } => player("made", by),
            Self::Refused { why } => plain("refused", why.word()),
            Self::PlayOn => words.say("play-on", &[]),
        }
    }
}

/// The key of the message for a word of the protocol.
pub(crate) fn words_of(message: &str, word: &str) -> String {
    format!("{message}-{}", word.replace('_', "-"))
}

/// Returns the part of a ruling that is announced.
fn part(ruling: &Ruling) -> Option<Part> {
    use ruling::{Claim, Note, Over, Penalty as Penalised};
    Some(match ruling {
        Ruling::Over(Over { result, how, unwinnable, .. }) => {
            Part::Over { result: *result, how: how.0, unwinnable: *unwinnable }
        }
        Ruling::Claim(Claim { claim, verdict, .. }) => Part::Claim { claim: claim.0, verdict: verdict.0 },
        Ruling::Illegal(illegal) => {
            let offence = match illegal.reason.map(|reason| reason.0) {
                Some(ReasonKind::ClockWithoutMove) => Offence::EmptyPress,
                Some(ReasonKind::TwoHands) => Offence::TwoHands,
                _ => Offence::Move,
            };
            Part::Illegal { by: illegal.by.0, offence }
        }
        Ruling::Stands(stands) => Part::Stands { by: stands.by.0 },
        Ruling::TouchMove(touch) => Part::TouchMove { by: touch.by.0 },
        Ruling::Restored(_) => Part::Restored,
        Ruling::Must(must) => {
            let duty = match (must.duty, must.with) {
                (Duty::Move, _) => Obligation::Move,
                (Duty::Capture, None) => Obligation::Capture,
                (Duty::Capture, Some(_)) => Obligation::CaptureWith,
                (Duty::Castle, _) => Obligation::Castle,
            };
            Part::Must { by: must.by.0, duty }
        }
        Ruling::Free(free) => Part::Free { by: free.by.0 },
        Ruling::Time(time) => Part::Time { to: time.to.0, ms: time.ms },
        Ruling::Violation(violation) => Part::Breach { by: violation.by.0, what: violation.what.0 },
        Ruling::Penalty(Penalised { to, penalty, .. }) => Part::Penalty { to: to.0, penalty: penalty.0 },
        Ruling::Offer(offer) => Part::Offer { by: offer.by.0 },
        Ruling::OfferEnds(ends) => Part::OfferEnds { by: ends.by.0, how: ends.how.0 },
        Ruling::Flag(flag) => Part::Flag { by: flag.by.0 },
        // In every edition Article 7 covers a wrongly placed board. The ruling that it is too late cites another article.
        Ruling::Note(Note { what, article, .. })
            if what.0 == NoteOf::WrongBoard && !article.starts_with("7.") =>
        {
            Part::TooLate { what: what.0 }
        }
        Ruling::Note(Note { what, .. }) => Part::Noted { what: what.0 },
        Ruling::Annulled(_) => Part::Annulled,
        Ruling::Question(question) => Part::Question { about: question.about.0 },
        Ruling::Completed(completed) => Part::Completed { by: completed.by.0 },
        Ruling::Made(made) => Part::Made { by: made.by.0 },
        Ruling::Refused(refused) => Part::Refused { why: refused.why.0 },
        // The content of an envelope and a reconstruction are shown, not announced.
        Ruling::Envelope(_) | Ruling::Reconstruction(_) => return None,
    })
}
