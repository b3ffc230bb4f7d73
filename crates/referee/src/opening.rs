//! Opening a game.

use crate::fault::{Code, Fault};
use crate::fields::Fields;
use crate::texts::LANGUAGES;
use crate::values::{Wrong, colors, count, flag, points, position, sentence, text, time};
use serde_json::Value;
use touchmove_laws::board::chess960;
use touchmove_laws::clock::TimeControl;
use touchmove_laws::edition::{Counts, Edition, Known};
use touchmove_laws::notation::Language;
use touchmove_laws::{
    Announced, ArbiterPresence, DevicePenalty, DrawAgreement, EditionName, Penalty, Regulations, Scale,
    Scoresheets, Settings, Start, Supervision, Watch,
};

/// Reads the fields of `open`.
pub(crate) fn read(mut fields: Fields) -> Result<Settings, Fault> {
    let edition = fields.optional("edition", edition)?.unwrap_or_default();
    let settings = Settings {
        edition,
        time: fields.optional("time", time_control)?,
        supervision: fields.optional("supervision", supervision)?.unwrap_or(Supervision::Full),
        watch: match fields.optional("watch", flag)? {
            Some(false) => Watch::Unwatched,
            Some(true) | None => Watch::Watched,
        },
        start: fields.optional("start", start)?.unwrap_or(Start::Standard),
        regulations: match fields.optional("regulations", object)? {
            Some(options) => regulations(options, Edition::of(edition))?,
            None => Regulations::default(),
        },
        scoresheets: match fields.optional("scoresheets", flag)? {
            Some(true) => Scoresheets::Kept,
            Some(false) | None => Scoresheets::NotKept,
        },
        players: fields.optional("players", players)?.unwrap_or_default(),
        language: fields.optional("lang", language)?.unwrap_or(Language::ENGLISH),
        blind: fields.optional("blind", colors)?.unwrap_or_default(),
        assistants: fields.optional("assistants", colors)?.unwrap_or_default(),
    };
    fields.end()?;
    Ok(settings)
}

fn edition(value: &Value) -> Result<EditionName, Wrong> {
    let name = value.as_str().unwrap_or_default();
    name.parse().map_err(|error: touchmove_laws::NotAnEdition| error.to_string())
}

fn time_control(value: &Value) -> Result<TimeControl, Wrong> {
    let control = text(value)?;
    control.parse().map_err(|error: touchmove_laws::clock::TimeControlFault| error.to_string())
}

fn supervision(value: &Value) -> Result<Supervision, Wrong> {
    match value.as_str() {
        Some("full") => Ok(Supervision::Full),
        Some("limited") => Ok(Supervision::Limited),
        _ => Err("supervision is \"full\" or \"limited\"".to_owned()),
    }
}

fn start(value: &Value) -> Result<Start, Wrong> {
    let text = text(value)?;
    if text == "standard" {
        return Ok(Start::Standard);
    }
    if let Some(number) = text.strip_prefix("chess960:") {
        let start = number.parse().ok().and_then(chess960::Start::new);
        return start
            .map(Start::Chess960)
            .ok_or_else(|| "the starting positions of Chess960 are numbered 0 to 959".to_owned());
    }
    position(value).map(Start::Position)
}

fn players(value: &Value) -> Result<[String; 2], Wrong> {
    let names = value.as_object().ok_or_else(|| "the players' names are an object".to_owned())?;
    if let Some(other) = names.keys().find(|name| !["white", "black"].contains(&name.as_str())) {
        return Err(format!("{other:?} is no player"));
    }
    let name = |player: &str| names.get(player).map_or(Ok(String::new()), text);
    Ok([name("white")?, name("black")?])
}

fn language(value: &Value) -> Result<&'static Language, Wrong> {
    let code = value.as_str().unwrap_or_default();
    let known = LANGUAGES.iter().any(|(known, _)| *known == code);
    Language::by_code(code).filter(|_| known).ok_or_else(|| {
        let codes: Vec<&str> = LANGUAGES.iter().map(|(code, _)| *code).collect();
        format!("the languages are {}", codes.join(" "))
    })
}

fn object(value: &Value) -> Result<Fields, Wrong> {
    value.as_object().cloned().map(Fields::of).ok_or_else(|| "an object is needed".to_owned())
}

fn regulations(mut options: Fields, law: &Edition) -> Result<Regulations, Fault> {
    let regulations = Regulations {
        default_time: options.optional("default_ms", time)?,
        draw_agreement: options.optional("draw_agreement", draw_agreement)?,
        quickplay: options.optional("quickplay", flag)?.map(|announced| match announced {
            true => Announced::Yes,
            false => Announced::No,
        }),
        points: options.optional("points", scale)?.unwrap_or(Scale::USUAL),
        device_penalty: options.optional("device_penalty", |value| device_penalty(value, law))?,
        illegal_counts: options.optional("illegal_counts", counts)?,
        blitz_penalty: options.optional("blitz_penalty_ms", time)?,
        arbiter: match options.optional("arbiter_present", flag)? {
            Some(false) => ArbiterPresence::Absent,
            Some(true) | None => ArbiterPresence::Present,
        },
    };
    match options.left() {
        None => Ok(regulations),
        Some(name) => Err(Fault::new(Code::UnknownRegulation, format!("there is no option {name:?}"))),
    }
}

fn draw_agreement(value: &Value) -> Result<DrawAgreement, Wrong> {
    let wrong = || "it is true, false or {\"after_moves\":N}".to_owned();
    match value {
        Value::Bool(true) => Ok(DrawAgreement::Allowed),
        Value::Bool(false) => Ok(DrawAgreement::Forbidden),
        Value::Object(fields) if fields.len() == 1 => {
            fields.get("after_moves").ok_or_else(wrong).and_then(count).map(DrawAgreement::AfterMoves)
        }
        _ => Err(wrong()),
    }
}

fn scale(value: &Value) -> Result<Scale, Wrong> {
    let fields = value.as_object().ok_or_else(|| "an object with win, draw and loss is needed".to_owned())?;
    if let Some(other) = fields.keys().find(|name| !["win", "draw", "loss"].contains(&name.as_str())) {
        return Err(format!("{other:?} is no result"));
    }
    let of = |name: &str, usual| fields.get(name).map_or(Ok(usual), points);
    Ok(Scale {
        win: of("win", Scale::USUAL.win)?,
        draw: of("draw", Scale::USUAL.draw)?,
        loss: of("loss", Scale::USUAL.loss)?,
    })
}

fn device_penalty(value: &Value, law: &Edition) -> Result<DevicePenalty, Wrong> {
    let sentence = sentence(value)?;
    let is_listed = law.penalties.iter().any(|(penalty, _)| *penalty == sentence.penalty);
    let has_measure =
        sentence.time.is_some() || !matches!(sentence.penalty, Penalty::AddTime | Penalty::TakeTime);
    match sentence.penalty {
        Penalty::Loss => Ok(DevicePenalty::Loss),
        // That the edition has no such option is said when the game is opened.
        _ if law.options.device_penalty == Known::No => Ok(DevicePenalty::Loss),
        _ if !is_listed => Err("the edition does not list this penalty".to_owned()),
        _ if !has_measure => Err("\"ms\" says how much time".to_owned()),
        _ => Ok(DevicePenalty::Milder(sentence)),
    }
}

fn counts(value: &Value) -> Result<Counts, Wrong> {
    match value.as_str() {
        Some("separate") => Ok(Counts::Separate),
        Some("joint") => Ok(Counts::Joint),
        _ => Err("it is \"separate\" or \"joint\"".to_owned()),
    }
}
