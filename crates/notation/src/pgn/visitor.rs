//! What a reader of PGN tells, token by token.

use super::text::At;
use super::{Fault, GameResult, Nag};

/// Whether the visitor wants to hear what comes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Flow {
    /// Tell it.
    Read,
    /// Pass over it: all moves of the game, or the variation.
    Skip,
}

/// Is told what a game has besides its moves, in the order of the text. The bytes are those of the file;
/// [`decode`](super::decode) makes text of them.
pub trait Listener {
    /// A game begins.
    fn begin_game(&mut self) {}

    /// A tag, its value without the escapes.
    fn tag(&mut self, _name: &[u8], _value: &[u8], _at: At<'_>) {}

    /// A glyph on the last move: `$n`, or a sign such as `!?`.
    fn nag(&mut self, _nag: Nag, _at: At<'_>) {}

    /// A draw was offered with the last move: `(=)` (Appendix C.12).
    fn draw_offer(&mut self, _at: At<'_>) {}

    /// A comment of either kind, as it stands between its marks.
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

    /// Something is not as PGN has it, or a move cannot be played. Reading goes on.
    fn fault(&mut self, _fault: Fault) {}
}

/// Is told the moves of each game as they are written.
pub trait Visitor: Listener {
    /// The tags are over.
    fn begin_moves(&mut self, _at: At<'_>) -> Flow {
        Flow::Read
    }

    /// What stands where a move should: not looked at any closer.
    fn san(&mut self, _token: &[u8], _at: At<'_>) {}

    /// A move that was not recorded (`--`, `Z0`).
    fn null_move(&mut self, _at: At<'_>) {}
}

/// Hears nothing.
pub(super) struct Deaf;

impl Listener for Deaf {}

impl Visitor for Deaf {}
