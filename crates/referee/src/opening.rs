//! Translates an `open` into the settings of a game.

use crate::problem::Needs;
use crate::texts::LANGUAGES;
use crate::wire::{self, ActError, Open, PlayerNotations, Side};
use touchmove_laws::board::{Color, Position, chess960};
use touchmove_laws::clock::{TimeControl, TimeControlError};
use touchmove_laws::edition::{Edition, Known};
use touchmove_laws::notation::Language;
use touchmove_laws::{
    Announced, ArbiterPresence, DevicePenalty, DrawAgreement, EditionName, Moves, Penalty, Regulations,
    Reporting, Scale, Scoresheets, Sentence, Settings, Start, Supervision, Watch,
};

/// The settings given by an `open`.
pub(crate) fn settings(open: &Open) -> Result<Settings, ActError> {
    let edition = open.edition.map_or(EditionName::default(), |edition| edition.0);
    let law = Edition::of(edition);
    Ok(Settings {
        edition,
        time: open.time.as_deref().map(time_control).transpose()?,
        supervision: open.supervision.map_or(Supervision::Full, |level| level.0),
        watch: match open.watch {
            Some(false) => Watch::Unwatched,
            Some(true) | None => Watch::Watched,
        },
        moves: open.moves.map_or(Moves::Told, |moves| moves.0),
        start: open.start.as_deref().map_or(Ok(Start::Standard), start)?,
        regulations: match &open.regulations {
            Some(options) => regulations(options, law)?,
            None => Regulations::default(),
        },
        scoresheets: match open.scoresheets {
            Some(true) => Scoresheets::Kept,
            Some(false) | None => Scoresheets::NotKept,
        },
        players: open.players.clone().map_or_else(Default::default, |names| [names.white, names.black]),
        language: open.lang.as_deref().map_or(Ok(Language::ENGLISH), language)?,
        notation: open.notation.as_ref().map_or(Ok([None; 2]), notation)?,
        blind: colors(open.blind.as_deref()),
        assistants: colors(open.assistants.as_deref()),
        hard_of_hearing: colors(open.hard_of_hearing.as_deref()),
    })
}

fn colors(sides: Option<&[Side]>) -> Vec<Color> {
    sides.unwrap_or_default().iter().map(|side| side.0).collect()
}

fn time_control(text: &str) -> Result<TimeControl, ActError> {
    text.parse()
        .map_err(|fault: TimeControlError| ActError::value("time", Needs::TimeControl(fault.to_string())))
}

fn start(text: &str) -> Result<Start, ActError> {
    if text == "standard" {
        return Ok(Start::Standard);
    }
    if let Some(number) = text.strip_prefix("chess960:") {
        let start = number.parse().ok().and_then(chess960::Start::new);
        let wrong = || ActError::value("start", Needs::Chess960);
        return start.map(Start::Chess960).ok_or_else(wrong);
    }
    Position::from_fen(text)
        .map(Start::Position)
        .map_err(|fault| ActError::value("start", Needs::Position(fault.to_string())))
}

fn language(code: &str) -> Result<&'static Language, ActError> {
    let known = LANGUAGES.iter().any(|(known, _)| *known == code);
    Language::by_code(code).filter(|_| known).ok_or_else(|| {
        let codes: Vec<&str> = LANGUAGES.iter().map(|(code, _)| *code).collect();
        ActError::value("lang", Needs::OneOf(codes.join(", ")))
    })
}

fn notation(written: &PlayerNotations) -> Result<[Option<&'static Language>; 2], ActError> {
    let own = |code: &Option<String>| match code.as_deref() {
        None => Ok(None),
        Some(code) => Language::by_code(code).map(Some).ok_or_else(|| {
            let codes: Vec<&str> = Language::ALL.iter().map(|language| language.code).collect();
            ActError::value("notation", Needs::OneOf(codes.join(", ")))
        }),
    };
    Ok([own(&written.white)?, own(&written.black)?])
}

fn regulations(options: &wire::Regulations, law: &Edition) -> Result<Regulations, ActError> {
    Ok(Regulations {
        default_time: options.default_ms.map(wire::Millis::time),
        default_time_at_resumption: options.resumption_default_ms.map(wire::Millis::time),
        draw_agreement: options.draw_agreement.map(|agreement| match agreement {
            wire::DrawAgreement::Allowed(true) => DrawAgreement::Allowed,
            wire::DrawAgreement::Allowed(false) => DrawAgreement::Forbidden,
            wire::DrawAgreement::ByConsent(wire::ByConsent::Consent) => DrawAgreement::WithConsent,
            wire::DrawAgreement::After(after) => match after.consent {
                Some(true) => DrawAgreement::WithConsentBefore(after.after_moves),
                Some(false) | None => DrawAgreement::AfterMoves(after.after_moves),
            },
        }),
        quickplay: options.quickplay.map(|announced| match announced {
            true => Announced::Yes,
            false => Announced::No,
        }),
        points: options.points.map_or(Scale::USUAL, |scale| Scale {
            win: scale.win.map_or(Scale::USUAL.win, |points| points.0),
            draw: scale.draw.map_or(Scale::USUAL.draw, |points| points.0),
            loss: scale.loss.map_or(Scale::USUAL.loss, |points| points.0),
        }),
        device_penalty: options.device_penalty.map(|penalty| device_penalty(penalty, law)).transpose()?,
        illegal_counts: options.illegal_counts.map(|counts| counts.0),
        blitz_penalty: options.blitz_penalty_ms.map(wire::Millis::time),
        report_leaving: options.report_leaving.map(|is_required| match is_required {
            true => Reporting::Required,
            false => Reporting::NotRequired,
        }),
        arbiter: match options.arbiter_present {
            Some(false) => ArbiterPresence::Absent,
            Some(true) | None => ArbiterPresence::Present,
        },
    })
}

fn device_penalty(penalty: wire::DevicePenalty, law: &Edition) -> Result<DevicePenalty, ActError> {
    let sentence = match penalty {
        wire::DevicePenalty::Named(penalty) => Sentence { penalty: penalty.0, time: None, points: None },
        wire::DevicePenalty::Measured(measured) => Sentence {
            penalty: measured.penalty.0,
            time: measured.ms.map(wire::Millis::time),
            points: measured.points.map(|points| points.0),
        },
    };
    let is_listed = law.penalties.iter().any(|(penalty, _)| *penalty == sentence.penalty);
    let has_measure =
        sentence.time.is_some() || !matches!(sentence.penalty, Penalty::AddTime | Penalty::TakeTime);
    let wrong = |needs: Needs| Err(ActError::value("device_penalty", needs));
    match sentence.penalty {
        Penalty::Loss => Ok(DevicePenalty::Loss),
        // A missing option of the edition is reported when the game is opened.
        _ if law.options.device_penalty == Known::No => Ok(DevicePenalty::Loss),
        _ if !is_listed => wrong(Needs::ListedPenalty),
        _ if !has_measure => wrong(Needs::TimeOfPenalty),
        _ => Ok(DevicePenalty::Milder(sentence)),
    }
}
