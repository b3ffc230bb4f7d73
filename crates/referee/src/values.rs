//! Values of fields: JSON into words of the Laws.

use serde_json::Value;
use touchmove_laws::board::{Color, Position, Role, Square};
use touchmove_laws::clock::Time;
use touchmove_laws::{Penalty, Points, Sentence, Stated};

/// The largest number of milliseconds: what every JSON reader holds exactly.
const MOST_MILLIS: u64 = (1 << 53) - 1;

/// Why a value makes no sense.
pub(crate) type Wrong = String;

pub(crate) fn text(value: &Value) -> Result<String, Wrong> {
    value.as_str().map(str::to_owned).ok_or_else(|| "a text is needed".to_owned())
}

pub(crate) fn flag(value: &Value) -> Result<bool, Wrong> {
    value.as_bool().ok_or_else(|| "true or false is needed".to_owned())
}

pub(crate) fn color(value: &Value) -> Result<Color, Wrong> {
    match value.as_str() {
        Some("white") => Ok(Color::White),
        Some("black") => Ok(Color::Black),
        _ => Err("a player is \"white\" or \"black\"".to_owned()),
    }
}

pub(crate) fn colors(value: &Value) -> Result<Vec<Color>, Wrong> {
    list(value, color)
}

pub(crate) fn square(value: &Value) -> Result<Square, Wrong> {
    let text = value.as_str().unwrap_or_default();
    text.parse().map_err(|error: touchmove_laws::board::NotASquare| error.to_string())
}

pub(crate) fn texts(value: &Value) -> Result<Vec<String>, Wrong> {
    list(value, text)
}

/// A position as FEN has it.
pub(crate) fn position(value: &Value) -> Result<Position, Wrong> {
    Position::from_fen(&text(value)?).map_err(|fault| fault.to_string())
}

pub(crate) fn squares(value: &Value) -> Result<Vec<Square>, Wrong> {
    list(value, square)
}

fn list<T>(value: &Value, read: impl Fn(&Value) -> Result<T, Wrong>) -> Result<Vec<T>, Wrong> {
    let items = value.as_array().ok_or_else(|| "a list is needed".to_owned())?;
    items.iter().map(read).collect()
}

pub(crate) fn promotion(value: &Value) -> Result<Role, Wrong> {
    match value.as_str() {
        Some("q") => Ok(Role::Queen),
        Some("r") => Ok(Role::Rook),
        Some("b") => Ok(Role::Bishop),
        Some("n") => Ok(Role::Knight),
        _ => Err("a pawn becomes q, r, b or n".to_owned()),
    }
}

pub(crate) fn stated(value: &Value) -> Result<Stated, Wrong> {
    text(value).map(|text| Stated::of(&text))
}

/// A moment or a length of time.
pub(crate) fn millis(value: &Value) -> Result<u64, Wrong> {
    let millis = value.as_u64().filter(|millis| *millis <= MOST_MILLIS);
    millis.ok_or_else(|| format!("a whole number of milliseconds from 0 to {MOST_MILLIS} is needed"))
}

pub(crate) fn time(value: &Value) -> Result<Time, Wrong> {
    millis(value).map(Time::from_millis)
}

pub(crate) fn ply(value: &Value) -> Result<usize, Wrong> {
    let ply = value.as_u64().and_then(|ply| usize::try_from(ply).ok());
    ply.ok_or_else(|| "a number of moves made is needed".to_owned())
}

pub(crate) fn count(value: &Value) -> Result<u32, Wrong> {
    let count = value.as_u64().and_then(|count| u32::try_from(count).ok());
    count.ok_or_else(|| "a number of moves is needed".to_owned())
}

/// Points, to the thousandth.
pub(crate) fn points(value: &Value) -> Result<Points, Wrong> {
    let wrong = || "a number of points is needed, with at most three decimals".to_owned();
    let thousandths = value.as_f64().ok_or_else(wrong)? * 1000.0;
    let rounded = thousandths.round();
    if (thousandths - rounded).abs() > 1e-6 || rounded.abs() > 1e9 {
        return Err(wrong());
    }
    Points::from_thousandths(rounded as i64).ok_or_else(wrong)
}

pub(crate) fn penalty(value: &Value) -> Result<Penalty, Wrong> {
    let name = value.as_str().unwrap_or_default();
    Penalty::from_name(name).ok_or_else(|| {
        let names: Vec<&str> = Penalty::ALL.iter().map(|penalty| penalty.name()).collect();
        format!("a penalty is one of {}", names.join(" "))
    })
}

/// A penalty by its name, or with its measure.
pub(crate) fn sentence(value: &Value) -> Result<Sentence, Wrong> {
    let Some(fields) = value.as_object() else {
        return Ok(Sentence { penalty: penalty(value)?, time: None, points: None });
    };
    if let Some(other) = fields.keys().find(|name| !["penalty", "ms", "points"].contains(&name.as_str())) {
        return Err(format!("{other:?} is not part of a penalty"));
    }
    Ok(Sentence {
        penalty: penalty(fields.get("penalty").unwrap_or(&Value::Null))?,
        time: fields.get("ms").map(time).transpose()?,
        points: fields.get("points").map(points).transpose()?,
    })
}
