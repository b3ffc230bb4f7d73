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
    #[inline]
    pub(crate) fn of(comment: &[u8]) -> Self {
        // What servers write and nothing else.
        let bare = comment.strip_prefix(b" ").unwrap_or(comment).strip_prefix(b"[%clk ");
        if let Some((clock, [] | [b' '])) = bare.and_then(usual) {
            return Self { clock, elapsed: None };
        }
        let mut times = Self::default();
        let mut rest = comment;
        while let Some(start) = rest.iter().position(|byte| *byte == b'[') {
            rest = &rest[start + 1..];
            let (place, value) = match rest.split_first_chunk() {
                Some((b"%clk ", value)) => (&mut times.clock, value),
                Some((b"%emt ", value)) => (&mut times.elapsed, value),
                _ => continue,
            };
            let (time, after) = usual(value).unwrap_or_else(|| any(value));
            *place = place.or(time);
            rest = after;
        }
        times
    }
}

/// Hours of one digit, minutes and seconds, as nearly every file has them; and what comes after.
#[inline]
fn usual(value: &[u8]) -> Option<(Option<u64>, &[u8])> {
    let [hour, b':', ten_minutes, minute, b':', ten, one, b']', after @ ..] = value else { return None };
    let [hour, ten_minutes, minute, ten, one] =
        [hour, ten_minutes, minute, ten, one].map(|digit| digit.wrapping_sub(b'0'));
    if hour.max(ten_minutes).max(minute).max(ten).max(one) > 9 {
        return None;
    }
    let [hour, ten_minutes, minute, ten, one] = [hour, ten_minutes, minute, ten, one].map(u64::from);
    let minutes = hour * 60 + ten_minutes * 10 + minute;
    Some((Some((minutes * 60 + ten * 10 + one) * 1000), after))
}

/// A time in any form, to the end of the brackets; and what comes after.
#[cold]
fn any(value: &[u8]) -> (Option<u64>, &[u8]) {
    let end = value.iter().position(|byte| *byte == b']').unwrap_or(value.len());
    let time: Option<ClockTime> = decode(&value[..end]).trim().parse().ok();
    (time.map(|time| time.milliseconds()), &value[end..])
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
            (" [%clk 0:03:05] ", Some(185_000), None),
            (" [%clk 0:03:05] [%emt 0:00:01]", Some(185_000), Some(1_000)),
            ("[%clk 0:03:0:]", None, None),
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
