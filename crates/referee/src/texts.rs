//! The sentences of an arbiter, in five languages.
//!
//! Every ruling has a message; `texts/LANGUAGE.ftl` has it in that language. A test asks every language for every message.

use crate::wire::{self, Named};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use std::borrow::Cow;
use std::sync::LazyLock;
use touchmove_laws::board::{CastlingSide, Color};
use touchmove_laws::clock::Time;
use touchmove_laws::{Duty, Facts, Ruling, RulingKind, TimeChange};
use unic_langid::LanguageIdentifier;

/// The languages, English first.
pub(crate) const LANGUAGES: [(&str, &str); 5] = [
    ("en", include_str!("../texts/en.ftl")),
    ("sr-Latn", include_str!("../texts/sr-Latn.ftl")),
    ("sr-Cyrl", include_str!("../texts/sr-Cyrl.ftl")),
    ("hr", include_str!("../texts/hr.ftl")),
    ("cs", include_str!("../texts/cs.ftl")),
];

/// The sentences in one language, read once.
pub(crate) struct Texts {
    code: &'static str,
    bundle: FluentBundle<FluentResource>,
}

impl core::fmt::Debug for Texts {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_tuple("Texts").field(&self.code).finish()
    }
}

static TEXTS: [LazyLock<Texts>; 5] = [
    LazyLock::new(|| Texts::read(0)),
    LazyLock::new(|| Texts::read(1)),
    LazyLock::new(|| Texts::read(2)),
    LazyLock::new(|| Texts::read(3)),
    LazyLock::new(|| Texts::read(4)),
];

impl Texts {
    /// The sentences in that language; in English if there are none.
    pub(crate) fn of(code: &str) -> &'static Self {
        let place = LANGUAGES.iter().position(|(known, _)| *known == code).unwrap_or(0);
        &TEXTS[place]
    }

    fn read(place: usize) -> Self {
        let (code, source) = LANGUAGES[place];
        let language: LanguageIdentifier = code.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Everything that is put in is written from left to right, and answers are to be compared byte for byte.
        bundle.set_use_isolating(false);
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource_overriding(resource);
        Self { code, bundle }
    }

    /// What an arbiter would say.
    pub(crate) fn of_ruling(&self, ruling: &Ruling) -> String {
        let (message, mut args) = words(&ruling.kind);
        args.set("article", ruling.article.id());
        self.say(&message, &args).unwrap_or_default()
    }

    fn say(&self, message: &str, args: &FluentArgs<'_>) -> Option<String> {
        let pattern = self.bundle.get_message(message)?.value()?;
        let mut faults = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut faults).into_owned();
        faults.is_empty().then_some(text)
    }
}

/// The message of a ruling, and what is put into it.
fn words(ruling: &RulingKind) -> (Cow<'static, str>, FluentArgs<'_>) {
    let mut args = FluentArgs::with_capacity(4);
    let message: Cow<'static, str> = match ruling {
        RulingKind::Made { by, san, .. } => {
            args.set("by", by.name());
            args.set("san", san.as_str());
            "made".into()
        }
        RulingKind::Completed { by, mv } => {
            args.set("by", by.name());
            match mv {
                Some(mv) => {
                    args.set("move", mv.to_string());
                    "completed".into()
                }
                None => "completed-untold".into(),
            }
        }
        RulingKind::Must { by, duty } => {
            args.set("by", by.name());
            duty_words(*duty, &mut args).into()
        }
        RulingKind::Free { by } => {
            args.set("by", by.name());
            "free".into()
        }
        RulingKind::Illegal { by, mv, reason, count, .. } => {
            args.set("by", by.name());
            args.set("move", mv.map_or(String::new(), |mv| mv.to_string()));
            args.set("count", *count);
            match reason {
                Some((reason, _)) => of("illegal", wire::IllegalReason::from(*reason).word()),
                None => "illegal-untold".into(),
            }
        }
        RulingKind::Stands { by, mv } => {
            args.set("by", by.name());
            args.set("move", mv.to_string());
            "stands".into()
        }
        RulingKind::TouchMove { by, square } => {
            args.set("by", by.name());
            match square {
                Some(square) => {
                    args.set("square", square.to_string());
                    "touch-move".into()
                }
                None => "touch-move-untold".into(),
            }
        }
        RulingKind::Restored { ply, .. } => {
            args.set("ply", *ply as u64);
            "restored".into()
        }
        RulingKind::Time { to, change } => {
            args.set("to", to.name());
            let (message, time) = match change {
                TimeChange::Added(time) => ("time-added", *time),
                TimeChange::Taken(time) => ("time-taken", *time),
            };
            args.set("time", minutes(time));
            message.into()
        }
        RulingKind::Violation { by, what } => {
            args.set("by", by.name());
            of("violation", what.word())
        }
        RulingKind::Offer { by } => {
            args.set("by", by.name());
            "offer".into()
        }
        RulingKind::OfferEnds { by, how } => {
            args.set("by", by.name());
            of("offer-ends", how.word())
        }
        RulingKind::Claim { facts: Facts::OtherWritten { .. }, .. } => "claim-other-written".into(),
        RulingKind::Claim { by, claim, verdict, facts } => {
            args.set("by", by.name());
            args.set("verdict", verdict.word());
            args.set("count", counted(facts));
            of("claim", claim.word())
        }
        RulingKind::Flag { by } => {
            args.set("by", by.name());
            "flag".into()
        }
        RulingKind::Question { about, .. } => of("question", about.word()),
        RulingKind::Envelope(envelope) => {
            args.set("by", envelope.sealed_by.name());
            args.set("number", envelope.move_number);
            "envelope".into()
        }
        RulingKind::Annulled => "annulled".into(),
        RulingKind::Note { what, by } => {
            args.set("by", by.map_or("", Color::name));
            of("note", what.word())
        }
        RulingKind::NoteTooLate { what } => of("note-too-late", what.word()),
        RulingKind::Reconstruction(found) => {
            args.set("count", found.agreed as u64);
            args.set("found", if found.line.is_some() { "yes" } else { "no" });
            "reconstruction".into()
        }
        RulingKind::Over { result, how, unwinnable, .. } => {
            args.set("result", result.name());
            args.set("unwinnable", if *unwinnable { "yes" } else { "no" });
            of("over", how.word())
        }
        RulingKind::Penalty { to, sentence, .. } => {
            args.set("to", to.name());
            args.set("time", minutes(sentence.time.unwrap_or_default()));
            of("penalty", sentence.penalty.word())
        }
        RulingKind::Refused { why } => of("refused", why.word()),
    };
    (message, args)
}

fn duty_words(duty: Duty, args: &mut FluentArgs<'_>) -> &'static str {
    match duty {
        Duty::Move(square) => {
            args.set("square", square.to_string());
            "must-move"
        }
        Duty::Capture { square, with: None } => {
            args.set("square", square.to_string());
            "must-capture"
        }
        Duty::Capture { square, with: Some(with) } => {
            args.set("square", square.to_string());
            args.set("with", with.to_string());
            "must-capture-with"
        }
        Duty::Castle { side: CastlingSide::King, .. } => "must-castle-king",
        Duty::Castle { side: CastlingSide::Queen, .. } => "must-castle-queen",
    }
}

/// The message of one kind of ruling for one of its cases.
fn of(kind: &str, case: &str) -> Cow<'static, str> {
    format!("{kind}-{}", case.replace('_', "-")).into()
}

/// How many occurrences, or moves by each, a claim was decided on.
fn counted(facts: &Facts) -> u64 {
    match facts {
        Facts::Occurrences(plies) => plies.len() as u64,
        Facts::Moves(moves) => u64::from(*moves),
        Facts::OtherWritten { of, .. } => counted(of),
        Facts::None => 0,
    }
}

/// A length of time as a clock shows it: `2:00`.
fn minutes(time: Time) -> String {
    let seconds = time.millis() / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::{LANGUAGES, Texts, of};
    use crate::wire::{self, Named};
    use fluent_bundle::FluentArgs;
    use touchmove_laws::{
        Breach, ClaimKind, ClaimVerdict, How, IllegalReason, NoteOf, OfferEnd, Penalty, QuestionAbout,
        Refusal,
    };

    /// Every message that a ruling can need.
    fn messages() -> Vec<String> {
        let mut all: Vec<String> = [
            "made",
            "completed",
            "completed-untold",
            "illegal-untold",
            "touch-move-untold",
            "must-move",
            "must-capture",
            "must-capture-with",
            "must-castle-king",
            "must-castle-queen",
            "free",
            "stands",
            "touch-move",
            "restored",
            "time-added",
            "time-taken",
            "offer",
            "flag",
            "envelope",
            "annulled",
            "reconstruction",
            "claim-other-written",
            "note-too-late-wrong-board",
        ]
        .map(str::to_owned)
        .to_vec();
        let reasons = touchmove_laws::board::Reason::ALL.iter().map(|reason| IllegalReason::Move(*reason));
        let reasons = reasons.chain([IllegalReason::ClockWithoutMove, IllegalReason::TwoHands]);
        all.extend(
            reasons.map(|reason| of("illegal", wire::IllegalReason::from(reason).word()).into_owned()),
        );
        all.extend(Breach::ALL.iter().map(|case| of("violation", case.word()).into_owned()));
        all.extend(OfferEnd::ALL.iter().map(|case| of("offer-ends", case.word()).into_owned()));
        all.extend(ClaimKind::ALL.iter().map(|case| of("claim", case.word()).into_owned()));
        all.extend(QuestionAbout::ALL.iter().map(|case| of("question", case.word()).into_owned()));
        all.extend(NoteOf::ALL.iter().map(|case| of("note", case.word()).into_owned()));
        all.extend(How::ALL.iter().map(|case| of("over", case.word()).into_owned()));
        all.extend(Penalty::ALL.iter().map(|case| of("penalty", case.word()).into_owned()));
        all.extend(Refusal::ALL.iter().map(|case| of("refused", case.word()).into_owned()));
        all
    }

    fn args(by: &'static str, verdict: &'static str, unwinnable: &'static str) -> FluentArgs<'static> {
        let mut args = FluentArgs::new();
        for (name, value) in [
            ("by", by),
            ("to", by),
            ("verdict", verdict),
            ("unwinnable", unwinnable),
            ("found", unwinnable),
            ("san", "e4"),
            ("move", "e2e4"),
            ("square", "e2"),
            ("with", "d1"),
            ("time", "2:00"),
            ("result", "1-0"),
            ("article", "9.2"),
        ] {
            args.set(name, value);
        }
        for (name, value) in [("count", 3), ("ply", 4), ("number", 5)] {
            args.set(name, value);
        }
        args
    }

    #[test]
    fn every_language_has_a_sentence_for_everything() {
        for (code, _) in LANGUAGES {
            let texts = Texts::of(code);
            for message in messages() {
                for by in ["white", "black"] {
                    for verdict in ClaimVerdict::ALL {
                        for unwinnable in ["yes", "no"] {
                            let text = texts.say(&message, &args(by, verdict.word(), unwinnable));
                            let ends = text.as_deref().is_some_and(|text| text.ends_with(['.', '?']));
                            assert!(ends, "{code}: {message}: {text:?}");
                        }
                    }
                }
            }
        }
    }

    /// What no ruling says is not there: a message that lost its ruling is found.
    #[test]
    fn no_language_has_a_sentence_for_nothing() {
        let known = messages();
        for (code, source) in LANGUAGES {
            let defined = source.lines().filter_map(|line| line.split_once(" =")).map(|(name, _)| name);
            for name in defined.filter(|name| !name.starts_with([' ', '#', '-'])) {
                assert!(known.contains(&name.to_owned()), "{code}: {name}");
            }
        }
    }

    /// The terms of the national texts of the Laws.
    #[test]
    fn flags_fall_as_in_the_national_texts() {
        for (code, term) in [
            ("en", "flag"),
            ("sr-Latn", "zastavic"),
            ("sr-Cyrl", "заставиц"),
            ("hr", "zastavic"),
            ("cs", "praporek"),
        ] {
            let text = Texts::of(code).say("flag", &args("white", "upheld", "no")).unwrap();
            assert!(text.contains(term), "{code}: {text}");
        }
    }
}
