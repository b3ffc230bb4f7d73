//! The starting position of a game, from its tags.

use super::text::At;
use super::{PgnError, PgnErrorKind};
use touchmove_board::Position;

/// What the tags have given about the start so far.
///
/// A FEN gives the start of a Chess960 game like any other: its castling field follows FEN, X-FEN or Shredder-FEN, and the board
/// shows which rooks are meant.
#[derive(Default)]
pub(super) struct Start {
    from_fen: Option<Result<Position, PgnError>>,
    needs_fen: bool,
    other_variant: Option<String>,
}

/// Variants with other rules, by the names that servers give them, in lower case with letters and digits only. Games without kings count
/// as standard rules here.
const OTHER_VARIANTS: [&str; 37] = [
    "almost",
    "antichess",
    "atomic",
    "berolina",
    "bughouse",
    "capablanca",
    "checkless",
    "crazyhouse",
    "darkchess",
    "duck",
    "duckchess",
    "extinction",
    "fogofwar",
    "fourplayer",
    "giveaway",
    "gothic",
    "grand",
    "horde",
    "kingofthehill",
    "knightmate",
    "koth",
    "kriegspiel",
    "losers",
    "makruk",
    "racingkings",
    "seirawan",
    "shatranj",
    "shogi",
    "spartan",
    "spellchess",
    "suicide",
    "threecheck",
    "torpedo",
    "twokings",
    "xiangqi",
    "3check",
    "4player",
];

/// Names of Chess960 in the same form.
const CHESS960: [&str; 5] = ["chess960", "fischerandom", "fischerrandom", "freestyle", "960"];

impl Start {
    pub(super) fn tag(&mut self, name: &[u8], value: &[u8], at: At<'_>) {
        match name {
            b"FEN" => self.fen(value, at),
            b"SetUp" | b"Setup" => self.needs_fen |= value == b"1",
            b"Variant" => self.variant(value),
            _ => {}
        }
    }

    #[cold]
    fn fen(&mut self, value: &[u8], at: At<'_>) {
        if self.from_fen.is_none() {
            let read = Position::from_fen_or_epd(super::decode(value).trim());
            self.from_fen =
                Some(read.map_err(|fault| PgnError { place: at.place(), kind: PgnErrorKind::Fen(fault) }));
        }
    }

    #[cold]
    fn variant(&mut self, value: &[u8]) {
        let value = super::decode(value);
        self.needs_fen |= is_chess960(&value);
        if OTHER_VARIANTS.contains(&spelling(&value).as_str()) {
            self.other_variant.get_or_insert_with(|| value.trim().to_owned());
        }
    }

    /// The starting position, or `None` for that of standard chess. It is an error if the tags say otherwise without giving a
    /// position.
    pub(super) fn position(self, at: At<'_>) -> Result<Option<Position>, PgnError> {
        if let Some(variant) = self.other_variant {
            return Err(PgnError { place: at.place(), kind: PgnErrorKind::OtherVariant(variant) });
        }
        match self.from_fen {
            Some(read) => read.map(Some),
            None if self.needs_fen => Err(PgnError { place: at.place(), kind: PgnErrorKind::FenMissing }),
            None => Ok(None),
        }
    }
}

/// Returns true if the Variant tag means Chess960.
pub(super) fn is_chess960(variant: &str) -> bool {
    CHESS960.contains(&spelling(variant).as_str())
}

/// Letters and digits only, in lower case.
fn spelling(name: &str) -> String {
    name.chars().filter(|letter| letter.is_alphanumeric()).collect::<String>().to_lowercase()
}
