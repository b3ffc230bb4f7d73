//! Acts as lines have them.

use crate::fault::{Code, Fault};
use crate::fields::{Fields, missing};
use crate::values::{
    color, colors, count, flag, millis, penalty, ply, points, position, promotion, square, squares, stated,
    text, texts, time,
};
use serde_json::Value;
use touchmove_laws::board::Color;
use touchmove_laws::clock::Moment;
use touchmove_laws::{
    Act, Against, Claim, ClaimKind, Decision, Early, Grounds, Hands, Intent, Observation, Penalty, Sentence,
    Sound,
};

/// Every act but `open`.
const NAMES: [&str; 34] = [
    "start",
    "arrive",
    "touch",
    "adjust",
    "place",
    "promote",
    "move",
    "announce",
    "press",
    "offer_draw",
    "accept_draw",
    "decline_draw",
    "resign",
    "claim",
    "stop_clocks",
    "interrupt",
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
    "reconstruct",
    "appeal",
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
    let is_by_assistant = fields.optional("assistant", flag)?.unwrap_or_default();
    let act = read_fields(name, &mut fields)?;
    fields.end()?;
    Ok(if is_by_assistant { Act::ByAssistant(Box::new(act)) } else { act })
}

fn read_fields(name: &str, fields: &mut Fields) -> Result<Act, Fault> {
    Ok(match name {
        "start" => Act::Start { absent: fields.optional("absent", colors)?.unwrap_or_default() },
        "arrive" => Act::Arrive(fields.required("by", color)?),
        "touch" => Act::Touch {
            by: fields.required("by", color)?,
            square: fields.required("square", square)?,
            intent: intent(fields)?,
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
        "announce" => {
            Act::Announce { by: fields.required("by", color)?, text: fields.required("text", text)? }
        }
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
        "interrupt" => {
            fields.optional("why", text)?;
            Act::Interrupt
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
        "adjourn" => Act::Adjourn {
            resumption: fields.optional("resumption", text)?.unwrap_or_default(),
            early: early(fields)?,
        },
        "open_envelope" => Act::OpenEnvelope,
        "envelope_lost" => Act::EnvelopeLost { mv: fields.optional("move", stated)? },
        "reconstruct" => Act::Reconstruct {
            sheets: [fields.optional("white", texts)?, fields.optional("black", texts)?],
            board: fields.optional("fen", position)?,
        },
        "appeal" => Act::Appeal {
            by: fields.required("by", color)?,
            against: fields.optional("against", against)?.unwrap_or(Against::Other),
        },
        "declare" => Act::Declare(fields.required("result", result)?),
        _ => Act::Tick,
    })
}

fn intent(fields: &mut Fields) -> Result<Intent, Fault> {
    let accident = fields.optional("accident", flag)?.unwrap_or_default();
    let is_lifted = fields.optional("lifted", flag)?.unwrap_or(true);
    Ok(match (accident, is_lifted) {
        (true, _) => Intent::Accident,
        (false, true) => Intent::Deliberate,
        (false, false) => Intent::Felt,
    })
}

/// Who adjourns before the session ends, and when it would have ended.
fn early(fields: &mut Fields) -> Result<Option<Early>, Fault> {
    let by = fields.optional("by", color)?;
    let session_ends = fields.optional("session_ends", millis)?.map(Moment::from_millis);
    match (by, session_ends) {
        (Some(by), Some(session_ends)) => Ok(Some(Early { by, session_ends })),
        (None, None) => Ok(None),
        (Some(_), None) => Err(missing("session_ends")),
        (None, Some(_)) => Err(missing("by")),
    }
}

fn against(value: &Value) -> Result<Against, String> {
    match value.as_str() {
        Some("quickplay") => Ok(Against::Quickplay),
        Some("other") => Ok(Against::Other),
        _ => Err("it is one of quickplay other".to_owned()),
    }
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
        "boards_differ" => Observation::BoardsDiffer([
            fields.required("white_fen", position)?,
            fields.required("black_fen", position)?,
        ]),
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
