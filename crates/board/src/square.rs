//! Files, ranks and squares (Articles 2.1 and 2.4). They are three types, so that one cannot be mistaken for another.

use crate::Color;
use core::fmt;
use core::str::FromStr;

/// One of the eight files, `a` to `h`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum File {
    /// The a-file.
    A,
    /// The b-file.
    B,
    /// The c-file.
    C,
    /// The d-file.
    D,
    /// The e-file.
    E,
    /// The f-file.
    F,
    /// The g-file.
    G,
    /// The h-file.
    H,
}

impl File {
    /// The files from White's left to White's right.
    pub const ALL: [Self; 8] = [Self::A, Self::B, Self::C, Self::D, Self::E, Self::F, Self::G, Self::H];

    /// The file's letter, `a` to `h`.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'a' + self as u8) as char
    }

    /// Reads a letter in either case.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter.to_ascii_lowercase() {
            'a'..='h' => Some(Self::ALL[(letter.to_ascii_lowercase() as u8 - b'a') as usize]),
            _ => None,
        }
    }
}

impl File {
    /// The number of files between the two, counting one of them.
    #[must_use]
    pub const fn abs_diff(self, other: Self) -> u32 {
        (self as u32).abs_diff(other as u32)
    }
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// One of the eight ranks, 1 to 8 as White counts them.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rank {
    /// White's first rank.
    First,
    /// White's second rank.
    Second,
    /// White's third rank.
    Third,
    /// White's fourth rank.
    Fourth,
    /// White's fifth rank.
    Fifth,
    /// White's sixth rank.
    Sixth,
    /// White's seventh rank.
    Seventh,
    /// White's eighth rank.
    Eighth,
}

impl Rank {
    /// The ranks from White's side of the board to Black's.
    pub const ALL: [Self; 8] = [
        Self::First,
        Self::Second,
        Self::Third,
        Self::Fourth,
        Self::Fifth,
        Self::Sixth,
        Self::Seventh,
        Self::Eighth,
    ];

    /// The rank's digit, `1` to `8`.
    #[must_use]
    pub const fn digit(self) -> char {
        (b'1' + self as u8) as char
    }

    /// Reads a digit.
    #[must_use]
    pub const fn from_digit(digit: char) -> Option<Self> {
        match digit {
            '1'..='8' => Some(Self::ALL[(digit as u8 - b'1') as usize]),
            _ => None,
        }
    }

    /// This rank as that player counts it: Black's first rank is the eighth.
    #[must_use]
    pub const fn seen_by(self, color: Color) -> Self {
        match color {
            Color::White => self,
            Color::Black => Self::ALL[7 - self as usize],
        }
    }
}

impl Rank {
    /// The number of ranks between the two, counting one of them.
    #[must_use]
    pub const fn abs_diff(self, other: Self) -> u32 {
        (self as u32).abs_diff(other as u32)
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.digit())
    }
}

/// One of the 64 squares, `a1` to `h8`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square on that file and that rank.
    #[must_use]
    pub const fn new(file: File, rank: Rank) -> Self {
        Self(rank as u8 * 8 + file as u8)
    }

    /// The square with that index: 0 is a1, 1 is b1, 63 is h8.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < 64 { Some(Self(index as u8)) } else { None }
    }

    /// The square with that index; only its lowest six bits count.
    pub(crate) const fn wrapping(index: u32) -> Self {
        Self((index & 63) as u8)
    }

    /// The index: 0 for a1, 1 for b1, 63 for h8.
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The file it is on.
    #[must_use]
    pub const fn file(self) -> File {
        File::ALL[self.index() & 7]
    }

    /// The rank it is on.
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank::ALL[self.index() >> 3]
    }

    /// All squares in the order a1, b1, … h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..64).map(Self)
    }

    /// Returns true for a light square. The corner square to the right of each player is light (Article 2.1), so h1 is.
    #[must_use]
    pub const fn is_light(self) -> bool {
        (self.file() as u8 + self.rank() as u8) % 2 == 1
    }
}

impl Square {
    /// The square's name.
    pub(crate) fn name(self) -> &'static str {
        const NAMES: &str = "a1b1c1d1e1f1g1h1a2b2c2d2e2f2g2h2a3b3c3d3e3f3g3h3a4b4c4d4e4f4g4h4\
                             a5b5c5d5e5f5g5h5a6b6c6d6e6f6g6h6a7b7c7d7e7f7g7h7a8b8c8d8e8f8g8h8";
        let (_, from_here) = NAMES.split_at(2 * self.index());
        from_here.split_at(2).0
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a square, `a1` to `h8`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a square is a file a to h and a rank 1 to 8, such as e4")
    }
}

impl core::error::Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        match text.as_bytes() {
            &[file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Ok(Self((rank - b'1') * 8 + (file - b'a'))),
            _ => Err(ParseSquareError),
        }
    }
}
