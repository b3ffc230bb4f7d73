//! Times in comments: `[%clk 0:04:59]` and `[%emt 0:00:07]`, read without a detour.

use touchmove_notation::pgn::ClockTime;
use touchmove_notation::pgn::decode;

/// What a comment says of time, in milliseconds.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Times {
    /// What the clock of the player showed after the move.
    pub(crate) clock: Option<u64>,
    /// The time spent on the move.
    pub(crate) elapsed: Option<u64>,
}

impl Times {
    /// Reads a comment; of each command the first counts.
    pub(crate) fn of(comment: &[u8]) -> Self {
        let mut times = Self::default();
        let mut rest = comment;
        while let Some(start) = rest.iter().position(|byte| *byte == b'[') {
            rest = &rest[start + 1..];
            let Some(after) = rest.strip_prefix(b"%") else { continue };
            let (name, value) = match after {
                [b'c', b'l', b'k', b' ', value @ ..] => (&mut times.clock, value),
                [b'e', b'm', b't', b' ', value @ ..] => (&mut times.elapsed, value),
                _ => continue,
            };
            let end = value.iter().position(|byte| *byte == b']').unwrap_or(value.len());
            if name.is_none() {
                *name = milliseconds(&value[..end]);
            }
            rest = &value[end..];
        }
        times
    }
}

fn milliseconds(text: &[u8]) -> Option<u64> {
    let digit = |byte: &u8| u64::from(byte.wrapping_sub(b'0'));
    if let [hour, b':', ten_minutes, minute, b':', ten, one] = text
        && [hour, ten_minutes, minute, ten, one].iter().all(|byte| byte.is_ascii_digit())
    {
        let minutes = digit(hour) * 60 + digit(ten_minutes) * 10 + digit(minute);
        return Some((minutes * 60 + digit(ten) * 10 + digit(one)) * 1000);
    }
    let time: ClockTime = decode(text).trim().parse().ok()?;
    Some(time.milliseconds())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_found_among_other_things() {
        for (comment, clock, elapsed) in [
            ("[%clk 0:04:59]", Some(299_000), None),
            (" [%eval 0.17] [%clk 1:30:00.5] ", Some(5_400_500), None),
            ("[%emt 0:00:07][%clk 59]", Some(59_000), Some(7_000)),
            ("well [played] [%emt 12:05] [%emt 1]", None, Some(725_000)),
            ("[%clk 10:00:00", Some(36_000_000), None),
            ("[%clk nonsense] [%clk 0:00:01]", Some(1_000), None),
            ("[%", None, None),
            ("[%c", None, None),
            ("[%clk", None, None),
            ("[%clk ", None, None),
            ("[", None, None),
            ("", None, None),
            ("%clk 0:00:01", None, None),
        ] {
            assert_eq!(Times::of(comment.as_bytes()), Times { clock, elapsed }, "{comment}");
        }
    }
}
