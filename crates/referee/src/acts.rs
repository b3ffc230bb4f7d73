//! Acts as lines have them.

use crate::fault::{Code, Fault};
use crate::fields::{Fields, missing};
use crate::values::{
    color, colors, count, flag, penalty, ply, points, promotion, square, squares, stated, text, time,
};
use serde_json::Value;
use touchmove_laws::board::Color;
use touchmove_laws::{
    Act, Claim, ClaimKind, Decision, Grounds, Hands, Intent, Observation, Penalty, Sentence, Sound,
};

/// Every act but `open`.
const NAMES: [&str; 30] = [
    "start",
    "arrive",
    "touch",
    "adjust",
    "place",
    "promote",
    "move",
    "press",
    "offer_draw",
    "accept_draw",
    "decline_draw",
    "resign",
    "claim",
    "stop_clocks",
    "write",
    "ask_scoresheet",
    "correct_by_agreement",
    "seal",
    "sign",
    "observe",
    "rule",
    "penalise",
    "set_clock",
    "resume",
    "restore",
    "adjourn",
    "open_envelope",
    "envelope_lost",
    "declare",
    "tick",
];

/// Is there such an act?
pub(crate) fn check_name(name: &str) -> Result<(), Fault> {
    match NAMES.contains(&name) {
        true => Ok(()),
        false => Err(Fault::new(Code::UnknownAct, format!("there is no act {name:?}"))),
    }
}

/// Reads the fields of an act that [`check_name`] knows.
pub(crate) fn read(name: &str, mut fields: Fields) -> Result<Act, Fault> {
    let act = read_fields(name, &mut fields)?;
    fields.end()?;
    Ok(act)
}

fn read_fields(name: &str, fields: &mut Fields) -> Result<Act, Fault> {
    Ok(match name {
        "start" => Act::Start { absent: fields.optional("absent", colors)?.unwrap_or_default() },
        "arrive" => Act::Arrive(fields.required("by", color)?),
        "touch" => Act::Touch {
            by: fields.required("by", color)?,
            square: fields.required("square", square)?,
            intent: match fields.optional("accident", flag)? {
                Some(true) => Intent::Accident,
                Some(false) | None => Intent::Deliberate,
            },
        },
        "adjust" => {
            Act::Adjust { by: fields.required("by", color)?, squares: fields.required("squares", squares)? }
        }
        "place" => Act::Place {
            by: fields.required("by", color)?,
            from: fields.required("from", square)?,
            to: fields.required("to", square)?,
        },
        "promote" => {
            Act::Promote { by: fields.required("by", color)?, role: fields.required("piece", promotion)? }
        }
        "move" => Act::Move {
            by: fields.required("by", color)?,
            mv: fields.required("move", stated)?,
            hands: fields.optional("hands", hands)?.unwrap_or(Hands::One),
        },
        "press" => Act::Press(fields.required("by", color)?),
        "offer_draw" => Act::OfferDraw(fields.required("by", color)?),
        "accept_draw" => Act::AcceptDraw(fields.required("by", color)?),
        "decline_draw" => Act::DeclineDraw(fields.required("by", color)?),
        "resign" => Act::Resign(fields.required("by", color)?),
        "claim" => Act::Claim { by: fields.required("by", color)?, claim: claim(fields)? },
        "stop_clocks" => {
            fields.optional("why", text)?;
            Act::StopClocks(fields.required("by", color)?)
        }
        "write" => Act::Write {
            by: fields.required("by", color)?,
            text: fields.required("text", text)?,
            instead: fields.optional("instead", count)?,
        },
        "ask_scoresheet" => Act::AskScoresheet(fields.required("by", color)?),
        "correct_by_agreement" => Act::CorrectByAgreement,
        "seal" => Act::Seal { by: fields.required("by", color)?, text: fields.required("text", text)? },
        "sign" => Act::Sign { by: fields.required("by", color)?, result: fields.required("result", result)? },
        "observe" => observe(fields)?,
        "rule" => Act::Rule(decision(fields)?),
        "penalise" => penalise(fields)?,
        "set_clock" => Act::SetClock {
            white: fields.optional("white_ms", time)?,
            black: fields.optional("black_ms", time)?,
            running: fields.optional("running", color)?,
        },
        "resume" => {
            Act::Resume { present: fields.optional("present", colors)?.unwrap_or(Color::ALL.to_vec()) }
        }
        "restore" => Act::Restore { ply: fields.required("ply", ply)? },
        "adjourn" => Act::Adjourn { resumption: fields.optional("resumption", text)?.unwrap_or_default() },
        "open_envelope" => Act::OpenEnvelope,
        "envelope_lost" => Act::EnvelopeLost { mv: fields.optional("move", stated)? },
        "declare" => Act::Declare(fields.required("result", result)?),
        _ => Act::Tick,
    })
}

fn hands(value: &Value) -> Result<Hands, String> {
    match value.as_u64() {
        Some(1) => Ok(Hands::One),
        Some(2) => Ok(Hands::Two),
        _ => Err("a player has 1 or 2 hands".to_owned()),
    }
}

fn result(value: &Value) -> Result<touchmove_laws::GameResult, String> {
    let text = value.as_str().unwrap_or_default();
    text.parse().map_err(|error: touchmove_laws::NotAResult| error.to_string())
}

fn claim(fields: &mut Fields) -> Result<Claim, Fault> {
    let kind = fields.required("claim", |value| {
        ClaimKind::from_name(value.as_str().unwrap_or_default())
            .ok_or_else(|| names(ClaimKind::ALL, ClaimKind::name))
    })?;
    let stated = fields.optional("move", stated)?;
    let grounds = fields.optional("grounds", |value| {
        Grounds::from_name(value.as_str().unwrap_or_default())
            .ok_or_else(|| names(Grounds::ALL, Grounds::name))
    })?;
    Ok(match kind {
        ClaimKind::Threefold => Claim::Threefold(stated),
        ClaimKind::Fifty => Claim::Fifty(stated),
        ClaimKind::Flag => Claim::Flag,
        ClaimKind::IllegalMove => Claim::IllegalMove,
        ClaimKind::TouchMove => Claim::TouchMove,
        ClaimKind::WrongStart => Claim::WrongStart,
        ClaimKind::Quickplay => Claim::Quickplay(grounds.unwrap_or(Grounds::CannotWin)),
    })
}

fn names<T: Copy>(all: &[T], name: impl Fn(T) -> &'static str) -> String {
    let names: Vec<&str> = all.iter().map(|word| name(*word)).collect();
    format!("it is one of {}", names.join(" "))
}

fn observe(fields: &mut Fields) -> Result<Act, Fault> {
    let name = fields.required("what", text)?;
    let by = fields.optional("by", color)?;
    let square = fields.optional("square", square)?;
    let sound = match fields.optional("sound", flag)? {
        Some(true) => Sound::Heard,
        Some(false) | None => Sound::Silent,
    };
    let what = match name.as_str() {
        "illegal_move" => Observation::IllegalMove,
        "flag" => Observation::Flag,
        "both_flags" => Observation::BothFlags,
        "wrong_start" => Observation::WrongStart,
        "wrong_board" => Observation::WrongBoard,
        "colours_reversed" => Observation::ColoursReversed,
        "displaced" => Observation::Displaced,
        "device" => Observation::Device(sound),
        "touch_move" => Observation::TouchMove,
        "two_hands" => Observation::TwoHands,
        "illegal_position" => Observation::IllegalPosition,
        _ => return Err(Fault::value("what", format!("nothing that an arbiter sees is called {name:?}"))),
    };
    if matches!(what, Observation::Device(_)) && by.is_none() {
        return Err(missing("by"));
    }
    Ok(Act::Observe { what, by, square })
}

fn decision(fields: &mut Fields) -> Result<Decision, Fault> {
    let decision = fields.required("decision", text)?;
    let add = fields.optional("add_ms", time)?.unwrap_or_default();
    let opponent_points = fields.optional("opponent_points", points)?;
    match decision.as_str() {
        "uphold" => Ok(Decision::Uphold { opponent_points }),
        "reject" => Ok(Decision::Reject),
        "defer" => Ok(Decision::Defer { add }),
        _ => Err(Fault::value("decision", "it is one of uphold reject defer")),
    }
}

fn penalise(fields: &mut Fields) -> Result<Act, Fault> {
    let to = fields.required("to", color)?;
    let penalty = fields.required("penalty", penalty)?;
    let time = fields.optional("ms", time)?;
    let points = fields.optional("points", points)?;
    if matches!(penalty, Penalty::AddTime | Penalty::TakeTime) && time.is_none() {
        return Err(missing("ms"));
    }
    Ok(Act::Penalise { to, sentence: Sentence { penalty, time, points } })
}
