//! The sentences of an arbiter in five languages.
//!
//! Every ruling has a message, found in `texts/LANGUAGE.ftl`. A test checks that every language has every message.

use crate::languages::{Languages, Texts};
use crate::wire::{self, ActKind, Named};
use fluent_bundle::FluentArgs;
use std::borrow::Cow;
use touchmove_laws::board::{CastlingSide, Color};
use touchmove_laws::clock::Time;
use touchmove_laws::{
    After, Breach, Choices, Duty, Facts, Game, LineMove, LooksAlike, QuestionAbout, Ruling, RulingKind,
    TimeChange,
};

/// The languages, English first.
pub(crate) const LANGUAGES: [(&str, &str); 5] = [
    ("en", include_str!("../texts/en.ftl")),
    ("sr-Latn", include_str!("../texts/sr-Latn.ftl")),
    ("sr-Cyrl", include_str!("../texts/sr-Cyrl.ftl")),
    ("hr", include_str!("../texts/hr.ftl")),
    ("cs", include_str!("../texts/cs.ftl")),
];

static TEXTS: Languages = Languages::new(LANGUAGES);

/// The sentences in that language, or in English if there are none.
pub(crate) fn texts_in(code: &str) -> &'static Texts {
    TEXTS.of(code)
}

/// Writes the sentences for the rulings on an act.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Sentences<'a> {
    pub(crate) texts: &'static Texts,
    pub(crate) act: &'a ActKind,
}

impl Sentences<'_> {
    /// The sentence for a ruling, as an arbiter would say it.
    pub(crate) fn of_ruling(&self, ruling: &Ruling, game: &Game) -> String {
        match &ruling.kind {
            RulingKind::Refused { why } => self.refusal(why.word(), game),
            RulingKind::Restored { position, after, duty } => self.restored(position.turn, after, *duty),
            RulingKind::Claim { by, claim, verdict, facts } => {
                self.claim(*by, claim.word(), verdict.word(), facts)
            }
            RulingKind::Over { line: Some(line), .. } if !line.is_empty() => {
                format!("{} {}", self.plain(ruling), self.line(line))
            }
            _ => self.plain(ruling),
        }
    }

    fn plain(&self, ruling: &Ruling) -> String {
        let (message, mut args) = words(&ruling.kind);
        args.set("article", ruling.article.id());
        self.say(&message, &args)
    }

    fn say(&self, message: &str, args: &FluentArgs<'_>) -> String {
        self.texts.say(message, args).unwrap_or_default()
    }

    /// Why an act is refused, and what to do. Some acts have a more specific sentence.
    fn refusal(&self, why: &str, game: &Game) -> String {
        let mut args = FluentArgs::with_capacity(1);
        args.set("moves", game.edition().set_up_complaints);
        let message = of("refused", why);
        let special = of(&message, subject(self.act));
        self.texts.say(&special, &args).unwrap_or_else(|| self.say(&message, &args))
    }

    fn restored(&self, on_move: Color, after: &After, duty: Option<Duty>) -> String {
        let mut args = FluentArgs::with_capacity(4);
        args.set("by", on_move.name());
        args.set("after", self.after(after));
        let restored = if after.last.is_some() { "restored" } else { "restored-start" };
        let restored = self.say(restored, &args);
        match duty.map(|duty| duty_words(duty, &mut args)) {
            Some(duty) => format!("{restored} {}", self.say(duty, &args)),
            None => restored,
        }
    }

    fn claim(&self, by: Color, claim: &str, verdict: &'static str, facts: &Facts) -> String {
        let mut args = FluentArgs::with_capacity(4);
        args.set("by", by.name());
        args.set("verdict", verdict);
        args.set("count", counted(facts));
        // The arbiter counted, not the referee.
        if matches!((claim, facts), ("threefold" | "fifty", Facts::None)) {
            return self.say("claim-untold", &args);
        }
        if matches!(facts, Facts::OtherWritten { .. }) {
            return self.say("claim-other-written", &args);
        }
        let (occurrences, alike): (&[After], &[LooksAlike]) = match facts {
            Facts::Occurrences(occurrences) => (occurrences, &[]),
            Facts::TooFew { occurrences, alike } => (occurrences, alike),
            Facts::Moves(_) | Facts::OtherWritten { .. } | Facts::None => (&[], &[]),
        };
        args.set("after", self.listed(occurrences.iter().map(|after| self.after(after))));
        let decided = self.say(&of("claim", claim), &args);
        if alike.is_empty() {
            return decided;
        }
        args.set("alike", self.listed(alike.iter().map(|alike| self.alike(alike))));
        format!("{decided} {}", self.say("claim-alike", &args))
    }

    fn listed(&self, items: impl Iterator<Item = String>) -> String {
        items.collect::<Vec<String>>().join(", ")
    }

    /// The point at which a similar position occurred, and the differences.
    fn alike(&self, alike: &LooksAlike) -> String {
        let nothing = FluentArgs::new();
        let differs = alike.differs.iter().map(|differs| self.say(&of("differs", differs.word()), &nothing));
        format!("{} ({})", self.after(&alike.after), self.listed(differs))
    }

    /// `after 12.Nf3`.
    fn after(&self, after: &After) -> String {
        let mut args = FluentArgs::with_capacity(1);
        let Some(last) = &after.last else { return self.say("after-start", &args) };
        args.set("move", numbered(last.number, last.by, &last.san));
        self.say("after-move", &args)
    }

    /// The moves by which the opponent could have checkmated.
    fn line(&self, line: &[LineMove]) -> String {
        let mut moves = Vec::with_capacity(line.len());
        for (place, step) in line.iter().enumerate() {
            let by = !step.after.turn;
            let number = step.after.fullmove_number.saturating_sub(u32::from(by == Color::Black));
            moves.push(match by {
                Color::Black if place > 0 => step.san.clone(),
                _ => numbered(number, by, &step.san),
            });
        }
        let mut args = FluentArgs::with_capacity(1);
        args.set("line", moves.join(" "));
        self.say("over-line", &args)
    }
}

/// A move as on a scoresheet: `12.Nf3`, `12…Nf6`.
fn numbered(number: u32, by: Color, san: &str) -> String {
    match by {
        Color::White => format!("{number}.{san}"),
        Color::Black => format!("{number}…{san}"),
    }
}

/// The subject of an act: the claim, the observation, or else the act itself.
fn subject(act: &ActKind) -> &'static str {
    match act {
        ActKind::Claim(claim) => claim.claim.word(),
        ActKind::Observe(observe) => observe.what.word(),
        act => act.name(),
    }
}

/// The message of a ruling and its arguments.
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
        RulingKind::Restored { .. } => "restored".into(),
        RulingKind::Claim { claim, .. } => of("claim", claim.word()),
        RulingKind::Time { to, change, figure } => {
            args.set("to", to.name());
            let (message, time) = match (change, figure) {
                (TimeChange::Added(time), None) => ("time-added", *time),
                (TimeChange::Added(time), Some(article)) => {
                    args.set("figure", article.id().to_owned());
                    ("time-lowered", *time)
                }
                (TimeChange::Taken(time), _) => ("time-taken", *time),
            };
            args.set("time", minutes(time));
            message.into()
        }
        RulingKind::Disobeyed { by, .. } => {
            args.set("by", by.name());
            of("violation", Breach::Disobeys.word())
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
        RulingKind::Flag { by } => {
            args.set("by", by.name());
            "flag".into()
        }
        // If there is nothing to choose from, the referee has not seen the board.
        RulingKind::Question {
            about: about @ (QuestionAbout::SealedMove | QuestionAbout::IllegalPosition),
            choices: Choices::None,
            ..
        } => of("question-untold", about.word()),
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

/// The message of a kind of ruling for one of its cases.
fn of(kind: &str, case: &str) -> Cow<'static, str> {
    format!("{kind}-{}", case.replace('_', "-")).into()
}

/// The number of occurrences, or of moves by each player, that a claim was decided on.
fn counted(facts: &Facts) -> u64 {
    match facts {
        Facts::Occurrences(occurrences) | Facts::TooFew { occurrences, .. } => occurrences.len() as u64,
        Facts::Moves(moves) => u64::from(*moves),
        Facts::OtherWritten { of, .. } => counted(of),
        Facts::None => 0,
    }
}

/// A duration as a clock shows it: `2:00`.
fn minutes(time: Time) -> String {
    let seconds = time.millis() / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::{LANGUAGES, of, texts_in};
    use crate::problem::MESSAGES;
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
            "claim-untold",
            "question-untold-sealed-move",
            "question-untold-illegal-position",
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
            "restored-start",
            "claim-alike",
            "over-line",
            "time-added",
            "time-lowered",
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
        all.extend(SPECIAL_REFUSALS.map(str::to_owned));
        all.extend(MESSAGES.map(str::to_owned));
        all
    }

    /// Parts of a sentence.
    const PARTS: [&str; 5] =
        ["after-move", "after-start", "differs-en-passant", "differs-castling", "differs-turn"];

    /// Refusals with a more specific sentence for some acts.
    const SPECIAL_REFUSALS: [&str; 27] = [
        "refused-not-on-move-threefold",
        "refused-not-on-move-fifty",
        "refused-not-on-move-quickplay",
        "refused-not-on-move-adjust",
        "refused-not-on-move-seal",
        "refused-not-on-move-stop-clocks",
        "refused-not-on-move-adjourn",
        "refused-not-on-move-ask-scoresheet",
        "refused-played-already-threefold",
        "refused-played-already-fifty",
        "refused-played-already-seal",
        "refused-played-already-move",
        "refused-too-late-wrong-start",
        "refused-too-late-wrong-board",
        "refused-too-late-two-hands",
        "refused-too-late-illegal-move",
        "refused-too-late-quickplay",
        "refused-not-in-this-class-quickplay",
        "refused-not-in-this-class-correct-by-agreement",
        "refused-not-in-this-class-illegal-position",
        "refused-not-in-this-class-ask-scoresheet",
        "refused-nothing-there-illegal-move",
        "refused-nothing-there-flag",
        "refused-nothing-there-both-flags",
        "refused-nothing-there-touch-move",
        "refused-nothing-there-two-hands",
        "refused-nothing-there-correct-by-agreement",
    ];

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
            ("figure", "A.3"),
            ("result", "1-0"),
            ("article", "9.2"),
            ("after", "after 1.e4"),
            ("alike", "after 1.e4 (castling)"),
            ("line", "1.e4 e5"),
            ("field", "at"),
            ("detail", "x"),
            ("name", "castle"),
            ("option", "tempo"),
            ("most", "65536"),
            ("ply", "4"),
        ] {
            args.set(name, value);
        }
        for (name, value) in [("count", 3), ("moves", 10), ("number", 5)] {
            args.set(name, value);
        }
        args
    }

    #[test]
    fn every_language_has_a_sentence_for_everything() {
        for (code, _) in LANGUAGES {
            let texts = texts_in(code);
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

    #[test]
    fn every_language_has_the_parts_of_sentences() {
        for (code, _) in LANGUAGES {
            for part in PARTS {
                assert!(texts_in(code).say(part, &args("white", "upheld", "no")).is_some(), "{code}: {part}");
            }
        }
    }

    /// Finds messages that no ruling uses any more.
    #[test]
    fn no_language_has_a_sentence_for_nothing() {
        let known = messages();
        for (code, source) in LANGUAGES {
            let defined = source.lines().filter_map(|line| line.split_once(" =")).map(|(name, _)| name);
            for name in defined.filter(|name| !name.starts_with([' ', '#', '-'])) {
                assert!(known.contains(&name.to_owned()) || PARTS.contains(&name), "{code}: {name}");
            }
        }
    }

    #[test]
    fn words_have_the_form_that_their_number_needs() {
        for (code, count, expected) in [
            ("en", 1, "only one move without"),
            ("en", 21, "only 21 moves without"),
            ("sr-Latn", 1, "samo 1 potez bez"),
            ("sr-Latn", 3, "samo 3 poteza bez"),
            ("sr-Cyrl", 21, "само 21 потез без"),
            ("sr-Cyrl", 25, "само 25 потеза без"),
            ("hr", 11, "samo 11 poteza bez"),
            ("hr", 41, "samo 41 potez bez"),
            ("cs", 1, "jen 1 tah bez"),
            ("cs", 4, "jen 4 tahy bez"),
            ("cs", 21, "jen 21 tahů bez"),
        ] {
            let mut args = args("white", "rejected", "no");
            args.set("count", count);
            let text = texts_in(code).say("claim-fifty", &args).unwrap();
            assert!(text.contains(expected), "{code}: {text}");
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
            let text = texts_in(code).say("flag", &args("white", "upheld", "no")).unwrap();
            assert!(text.contains(term), "{code}: {text}");
        }
    }
}
