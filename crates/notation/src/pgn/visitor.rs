//! The callbacks of a reader of PGN, token by token.

use super::text::At;
use super::{GameResult, Nag, PgnError};

/// Whether the visitor wants what follows.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Flow {
    /// Report it.
    Read,
    /// Skip it: all moves of the game, or the variation.
    Skip,
}

/// Receives everything in a game besides its moves, in the order of the text. The bytes are those of the
/// file; [`decode`](super::decode) turns them into text.
pub trait Listener {
    /// A game begins.
    fn begin_game(&mut self) {}

    /// A tag, with its value unescaped.
    fn tag(&mut self, _name: &[u8], _value: &[u8], _at: At<'_>) {}

    /// A glyph on the last move: `$n`, or a sign such as `!?`.
    fn nag(&mut self, _nag: Nag, _at: At<'_>) {}

    /// A draw was offered with the last move: `(=)` (Appendix C.12).
    fn draw_offer(&mut self, _at: At<'_>) {}

    /// A comment of either kind, as written between its marks.
    fn comment(&mut self, _text: &[u8], _at: At<'_>) {}

    /// A comment that belongs before the last move, though it is written after it.
    fn comment_before(&mut self, text: &[u8], at: At<'_>) {
        self.comment(text, at);
    }

    /// An alternative to the last move begins.
    fn begin_variation(&mut self, _at: At<'_>) -> Flow {
        Flow::Read
    }

    /// The variation that was begun last and not skipped is over.
    fn end_variation(&mut self) {}

    /// The result at the end of the moves. It may be missing, and comments may follow it.
    fn outcome(&mut self, _result: GameResult, _at: At<'_>) {}

    /// The game is over.
    fn end_game(&mut self) {}

    /// Something does not follow the PGN standard, or a move cannot be played. Reading continues.
    fn fault(&mut self, _fault: PgnError) {}
}

/// Receives the moves of each game as written.
pub trait Visitor: Listener {
    /// The tags are over.
    fn begin_moves(&mut self, _at: At<'_>) -> Flow {
        Flow::Read
    }

    /// The text in the place of a move, not examined any further.
    fn san(&mut self, _token: &[u8], _at: At<'_>) {}

    /// A move that was not recorded (`--`, `Z0`).
    fn null_move(&mut self, _at: At<'_>) {}
}

/// Ignores everything.
pub(super) struct IgnoreAll;

impl Listener for IgnoreAll {}

impl Visitor for IgnoreAll {}
