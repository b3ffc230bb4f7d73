//! Numeric annotation glyphs.

/// A glyph that evaluates a move or a position, by its number in PGN.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Nag(pub u8);

impl Nag {
    /// `!`
    pub const GOOD_MOVE: Self = Self(1);
    /// `?`
    pub const MISTAKE: Self = Self(2);
    /// `!!`
    pub const BRILLIANT_MOVE: Self = Self(3);
    /// `??`
    pub const BLUNDER: Self = Self(4);
    /// `!?`
    pub const SPECULATIVE_MOVE: Self = Self(5);
    /// `?!`
    pub const DUBIOUS_MOVE: Self = Self(6);

    /// The glyph for a sign that is written out in the movetext.
    pub(super) fn from_sign(sign: &[u8]) -> Option<Self> {
        Some(Self(match sign {
            b"!" => 1,
            b"?" => 2,
            b"!!" => 3,
            b"??" => 4,
            b"!?" => 5,
            b"?!" => 6,
            b"=" => 10,
            b"+=" | b"+/=" => 14,
            b"=+" | b"=/+" => 15,
            b"+/-" => 16,
            b"-/+" => 17,
            b"+-" => 18,
            b"-+" => 19,
            // Database markers: an editorial comment, a novelty, a diagram.
            b"RR" => 145,
            b"N" => 146,
            b"D" => 220,
            _ => return None,
        }))
    }
}

impl core::fmt::Display for Nag {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "${}", self.0)
    }
}
