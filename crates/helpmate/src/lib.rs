//! Can this player still checkmate by any possible series of legal moves?
//!
//! Articles 5.2.2 (dead position), 6.9 (flag fall), 7.5.5 (illegal moves) and 5.1.2 of 2023 (resignation) turn on this
//! question, and so do their forerunners in every edition. It is about helpmates: both sides cooperate.
//! [`winnable`] answers it in one of three ways, and is sound in two of them:
//!
//! - [`Verdict::Winnable`] carries a line of legal moves that ends in checkmate by that side.
//! - [`Verdict::Unwinnable`] carries the kind of [`Proof`]. It is never said of a position that can be won.
//! - [`Verdict::Undecided`] is said only when the limit of positions given by the caller was reached. The limit counts
//!   positions, never time, so the same question always has the same answer.
//!
//! ```
//! use touchmove_board::{Color, Position};
//! use touchmove_helpmate::{Proof, Verdict, winnable};
//!
//! // A knight alone mates nobody, but with a rook of the other side's in the way of its own king it can.
//! let bare: Position = "8/8/8/4k3/8/8/4K3/6N1 b - - 0 1".parse()?;
//! assert_eq!(winnable(&bare, Color::White), Verdict::Unwinnable(Proof::Material));
//! let rook: Position = "8/8/8/4k3/7r/8/4K3/6N1 b - - 0 1".parse()?;
//! assert!(matches!(winnable(&rook, Color::White), Verdict::Winnable(_)));
//! # Ok::<(), touchmove_board::fen::FenFault>(())
//! ```

mod contact;
mod frozen;
mod ghosts;
mod glance;
mod guide;
mod mate;
mod material;
mod plan;
#[cfg(test)]
mod proofs;
mod search;
mod sets;
mod shorten;
mod store;
mod walk;

use touchmove_board::{CastlingRights, Color, Move, Position, Role};
use walk::Walker;

/// How many positions an answer may look at unless the caller says otherwise: about a second's work.
pub const DEFAULT_LIMIT: u64 = 1_000_000;

/// The answer to the question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It can still checkmate: by these moves.
    Winnable(Vec<Move>),
    /// It cannot, and why.
    Unwinnable(Proof),
    /// Not known: the limit was reached after looking at this many positions.
    Undecided(u64),
}

/// Why a position cannot be won.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Proof {
    /// No arrangement of what is on the board, and of what it can become, is a checkmate.
    Material,
    /// Pieces cannot get where a mating net would need them.
    Frozen,
    /// All positions that can be reached were looked at.
    Exhausted,
}

/// A verdict, and what it took.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// What was found.
    pub verdict: Verdict,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// Answers one question after another, with the same limit and the same memory.
#[derive(Debug)]
pub struct Solver {
    limit: u64,
    walker: Walker,
}

/// So many walks are tried before anything else, and so many before the search.
const FIRST_WALKS: usize = 4;
const MORE_WALKS: usize = 16;

/// A first search ends after so many positions: most end sooner, and the larger proofs are not begun for them.
const FIRST_SEARCH: u64 = 20_000;

/// So large a part of the limit is spent on the [ghosts] at most.
const GHOSTS_SHARE: u64 = 4;

impl Solver {
    /// A solver that looks at no more than so many positions for an answer.
    pub fn with_limit(limit: u64) -> Self {
        Self { limit, walker: Walker::new() }
    }

    /// Can that side still checkmate by any possible series of legal moves?
    pub fn ask(&mut self, position: &Position, side: Color) -> Answer {
        let answer = self.answer(&with_real_rights(position), side);
        debug_assert!(match &answer.verdict {
            Verdict::Winnable(line) => is_helpmate(position, side, line),
            Verdict::Unwinnable(_) | Verdict::Undecided(_) => true,
        });
        answer
    }

    fn answer(&mut self, position: &Position, side: Color) -> Answer {
        if position.turn != side && position.is_checkmate() {
            return Answer { verdict: Verdict::Winnable(Vec::new()), nodes: 0 };
        }
        if material::cannot_mate(position, side) {
            return Answer { verdict: Verdict::Unwinnable(Proof::Material), nodes: 0 };
        }
        self.walker.restart(self.limit);
        if self.walker.reaches_contact(position, side) || self.walker.find(position, side, FIRST_WALKS) {
            return self.walked();
        }
        if frozen::no_net(position, side) {
            return Answer { verdict: Verdict::Unwinnable(Proof::Frozen), nodes: self.walker.nodes() };
        }
        if self.walker.find(position, side, MORE_WALKS) {
            return self.walked();
        }
        let mut answer = Answer { verdict: Verdict::Undecided(0), nodes: self.walker.nodes() };
        for limit in [self.limit.min(FIRST_SEARCH), self.limit] {
            let ghosts = ghosts::no_mate(position, side, limit / GHOSTS_SHARE);
            self.walker.spend(ghosts.nodes);
            if ghosts.proven {
                return Answer { verdict: Verdict::Unwinnable(Proof::Frozen), nodes: self.walker.nodes() };
            }
            answer = search::search(position, side, limit, &mut self.walker);
            if !matches!(answer.verdict, Verdict::Undecided(_)) {
                break;
            }
        }
        answer
    }

    /// The last walk has arrived.
    fn walked(&self) -> Answer {
        Answer { verdict: Verdict::Winnable(self.walker.line().to_vec()), nodes: self.walker.nodes() }
    }

    /// Is there a line by which that side checkmates, at first glance? Yes is proven, no says nothing. It costs about as much
    /// as making ten moves.
    pub fn sees_a_line(&mut self, position: &Position, side: Color) -> bool {
        self.walker.glances(position, side)
    }

    /// Is the position dead (5.2.2): can neither side checkmate? `None` if that is not known within the limit.
    pub fn is_dead(&mut self, position: &Position) -> Option<bool> {
        let mut dead = Some(true);
        self.walker.restart(self.limit);
        // A short line of either side's settles it, and is looked for before the long ones.
        if Color::ALL.into_iter().any(|side| self.walker.glances(position, side)) {
            return Some(false);
        }
        if Color::ALL.into_iter().any(|side| self.walker.reaches_contact(position, side)) {
            return Some(false);
        }
        for side in Color::ALL {
            match self.ask(position, side).verdict {
                Verdict::Winnable(_) => return Some(false),
                Verdict::Unwinnable(_) => {}
                Verdict::Undecided(_) => dead = None,
            }
        }
        dead
    }
}

impl Default for Solver {
    fn default() -> Self {
        Self::with_limit(DEFAULT_LIMIT)
    }
}

/// Without rights to castle that no rook bears out: whatever reaches its square later ends such a right, so it never has an
/// effect, and would only make equal positions look different.
fn with_real_rights(position: &Position) -> Position {
    let board = &position.board;
    let rooks = Color::ALL.map(|color| position.castling.rooks_of(color) & board.of(color, Role::Rook));
    Position { castling: CastlingRights::with_rooks(rooks[0] | rooks[1]), ..*position }
}

/// Can that side still checkmate by any possible series of legal moves? Looks at no more than [`DEFAULT_LIMIT`] positions.
pub fn winnable(position: &Position, side: Color) -> Verdict {
    Solver::default().ask(position, side).verdict
}

/// Is the position dead (5.2.2): can neither side checkmate? `None` if that is not known within [`DEFAULT_LIMIT`].
pub fn is_dead(position: &Position) -> Option<bool> {
    Solver::default().is_dead(position)
}

/// Is this a line of legal moves that ends in checkmate by that side?
pub fn is_helpmate(position: &Position, side: Color, line: &[Move]) -> bool {
    let mut position = *position;
    for mv in line {
        // Castling may be written as the king's two squares or as the king taking its rook.
        let Ok(mv) = position.why(*mv) else { return false };
        position.play(mv);
    }
    position.turn != side && position.is_checkmate()
}
