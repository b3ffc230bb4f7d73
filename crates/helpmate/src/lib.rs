//! Can this player still checkmate by any possible series of legal moves?
//!
//! Articles 5.2.2 (dead position), 6.9 (flag fall), 7.5.5 (illegal moves) and 5.1.2 of 2023 (resignation) depend on this
//! question, and so do their predecessors in every edition. It concerns helpmates: both sides cooperate.
//! [`winnable`] gives one of three answers, of which the first two are proven:
//!
//! - [`Verdict::Winnable`] carries a line of legal moves that ends in checkmate by that side.
//! - [`Verdict::Unwinnable`] carries the kind of [`Proof`]. It is never the answer for a position that can be won.
//! - [`Verdict::Undecided`] is the answer only if the caller's limit of positions was reached. The limit counts
//!   positions, never time, so the same question always has the same answer. The crate is `no_std` and needs `alloc`.
//!
//! ```
//! use touchmove_board::{Color, Position};
//! use touchmove_helpmate::{Proof, Verdict, winnable};
//!
//! // A lone knight cannot checkmate. If the opponent has a rook, it can, because the rook can stand in the way of its own king.
//! let bare: Position = "8/8/8/4k3/8/8/4K3/6N1 b - - 0 1".parse()?;
//! assert_eq!(winnable(&bare, Color::White), Verdict::Unwinnable(Proof::Material));
//! let rook: Position = "8/8/8/4k3/7r/8/4K3/6N1 b - - 0 1".parse()?;
//! assert!(matches!(winnable(&rook, Color::White), Verdict::Winnable(_)));
//! # Ok::<(), touchmove_board::fen::FenError>(())
//! ```

// The unit tests use the standard library.
#![cfg_attr(not(test), no_std)]
#![warn(clippy::must_use_candidate)]

extern crate alloc;

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
mod tableau;
mod walk;

use alloc::vec::Vec;
use touchmove_board::{CastlingRights, Color, Move, Position, Role};
use walk::Walker;

/// Compiles and runs the example in this crate's README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}

/// The default limit of positions for an answer: about a second's work.
pub const DEFAULT_LIMIT: u64 = 1_000_000;

/// Whether a side can still checkmate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The side can checkmate, by these moves.
    Winnable(Vec<Move>),
    /// The side cannot checkmate. This is the kind of proof.
    Unwinnable(Proof),
    /// Unknown: the limit was reached after this number of positions.
    Undecided(u64),
}

/// Why a position cannot be won.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Proof {
    /// No arrangement of the pieces on the board, or of those that pawns can become, is a checkmate.
    Material,
    /// The pieces cannot reach the squares that a checkmate would need.
    Frozen,
    /// Every position that can be reached was searched or proven unwinnable.
    Exhausted,
}

/// A verdict, and the work that it took.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The verdict.
    pub verdict: Verdict,
    /// The number of positions that were examined.
    pub nodes: u64,
}

impl Answer {
    /// Shortens the line, if there is one and detours are to be removed.
    fn shortened(mut self, from: &Position, detours: Detours) -> Self {
        if let (Verdict::Winnable(line), Detours::CutOut) = (&mut self.verdict, detours) {
            *line = shorten::without_loops(from, &shorten::shorten(from, line));
        }
        self
    }
}

/// Answers questions under one limit, and reuses its memory.
#[derive(Debug)]
pub struct Solver {
    limit: u64,
    walker: Walker,
}

/// The number of walks tried first, and the number tried before the search.
const FIRST_WALKS: usize = 4;
const MORE_WALKS: usize = 16;

/// The number of positions after which the search for a single [tableau] ends.
const TABLEAU_SEARCH: u64 = 2_000;

/// The limit of the first search. Most searches end earlier, so that the larger proofs are not needed.
const FIRST_SEARCH: u64 = 20_000;

/// The [ghosts] may examine at most the limit of the search divided by this number.
const GHOSTS_SHARE: u64 = 4;

impl Solver {
    /// A solver that examines at most this number of positions for an answer.
    #[must_use]
    pub fn with_limit(limit: u64) -> Self {
        Self { limit, walker: Walker::new() }
    }

    /// Answers whether that side can still checkmate by any possible series of legal moves.
    pub fn ask(&mut self, position: &Position, side: Color) -> Answer {
        let real = with_real_rights(position);
        self.walker.restart(self.limit);
        let answer = match ended(&real, side) {
            Some(verdict) => Answer { verdict, nodes: 0 },
            // Nearly every position of a real game has a line that is found at first glance.
            None if self.walker.glances(&real, &[side]) => self.walked(&real),
            None if self.walker.reaches_contact(&real, side) => self.walked(&real),
            None => self.look_further(&real, side, Detours::CutOut),
        };
        debug_assert!(match &answer.verdict {
            Verdict::Winnable(line) => is_helpmate(position, side, line),
            Verdict::Unwinnable(_) | Verdict::Undecided(_) => true,
        });
        answer
    }

    /// Tries the long walks, the proofs and the search.
    fn look_further(&mut self, position: &Position, side: Color, detours: Detours) -> Answer {
        if self.walker.find(position, side, FIRST_WALKS) {
            return self.walked(position);
        }
        if frozen::no_net(position, side) {
            return Answer { verdict: Verdict::Unwinnable(Proof::Frozen), nodes: self.walker.nodes() };
        }
        if self.walker.find(position, side, MORE_WALKS) {
            return self.walked(position);
        }
        for tableau in tableau::tableaux(&position.board, side) {
            let positions = TABLEAU_SEARCH.min(self.limit.saturating_sub(self.walker.nodes()));
            let verdict = search::search_for(&tableau, position, side, positions, &mut self.walker);
            if !matches!(verdict, Verdict::Undecided(_)) {
                let answer = Answer { verdict, nodes: self.walker.nodes() };
                return answer.shortened(position, detours);
            }
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
        answer.shortened(position, detours)
    }

    /// The answer once a walk has succeeded: its line, without loops.
    fn walked(&self, from: &Position) -> Answer {
        let line = shorten::without_loops(from, self.walker.line());
        Answer { verdict: Verdict::Winnable(line), nodes: self.walker.nodes() }
    }

    /// Answers whether that side can still checkmate. It is faster than [`Solver::ask`], because it does not return the line. Returns
    /// `None` if the limit was reached.
    pub fn can_checkmate(&mut self, position: &Position, side: Color) -> Option<bool> {
        self.can_one_of(position, &[side])
    }

    /// Answers whether the position is dead (5.2.2), that is, neither side can checkmate. Returns `None` if the limit was reached.
    pub fn is_dead(&mut self, position: &Position) -> Option<bool> {
        self.can_one_of(position, &Color::ALL).map(|can| !can)
    }

    /// Answers whether one of these sides can checkmate.
    fn can_one_of(&mut self, position: &Position, sides: &[Color]) -> Option<bool> {
        self.walker.restart(self.limit);
        let real = with_real_rights(position);
        if sides.iter().all(|side| material::cannot_mate(&real, *side)) && !real.is_checkmate() {
            return Some(false);
        }
        if material::two_minor_pieces_suffice(&real, sides) {
            return Some(true);
        }
        // A short line of any of these sides is enough, and is searched for before long ones.
        if self.walker.glances(&real, sides) {
            return Some(true);
        }
        if material::is_lost_by_every_move(&real, sides) {
            return Some(false);
        }
        let mut known = Some(false);
        for side in sides {
            self.walker.restart(self.limit);
            match ended(&real, *side)
                .unwrap_or_else(|| self.look_further(&real, *side, Detours::Left).verdict)
            {
                Verdict::Winnable(_) => return Some(true),
                Verdict::Unwinnable(_) => {}
                Verdict::Undecided(_) => known = None,
            }
        }
        known
    }
}

/// Whether detours are removed from a line.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Detours {
    CutOut,
    /// Detours stay, because the line is not returned.
    Left,
}

/// Returns the verdict if it needs no search: the game is over, or there is too little material.
fn ended(position: &Position, side: Color) -> Option<Verdict> {
    let is_over = !position.has_legal_move();
    if is_over && position.turn != side && position.is_check() {
        Some(Verdict::Winnable(Vec::new()))
    } else if material::cannot_mate(position, side) {
        Some(Verdict::Unwinnable(Proof::Material))
    } else {
        // Stalemate, or the side itself is checkmated.
        is_over.then_some(Verdict::Unwinnable(Proof::Exhausted))
    }
}

impl Default for Solver {
    fn default() -> Self {
        Self::with_limit(DEFAULT_LIMIT)
    }
}

/// Drops the castling rights for which there is no rook. Such a right never has an effect, because a piece that reaches the square later
/// ends it; it would only make equal positions look different.
fn with_real_rights(position: &Position) -> Position {
    let board = &position.board;
    let rooks = Color::ALL.map(|color| position.castling.rooks_of(color) & board.of(color, Role::Rook));
    Position { castling: CastlingRights::with_rooks(rooks[0] | rooks[1]), ..*position }
}

/// Answers whether that side can still checkmate by any possible series of legal moves. Examines at most [`DEFAULT_LIMIT`] positions.
#[must_use]
pub fn winnable(position: &Position, side: Color) -> Verdict {
    Solver::default().ask(position, side).verdict
}

/// Answers whether the position is dead (5.2.2), that is, neither side can checkmate. Returns `None` if [`DEFAULT_LIMIT`] was reached.
#[must_use]
pub fn is_dead(position: &Position) -> Option<bool> {
    Solver::default().is_dead(position)
}

/// Returns true if this is a line of legal moves that ends in checkmate by that side.
#[must_use]
pub fn is_helpmate(position: &Position, side: Color, line: &[Move]) -> bool {
    let mut position = *position;
    for mv in line {
        // Castling may be given as the king's two-square move or as its move to the rook.
        let Ok(mv) = position.why(*mv) else { return false };
        position.play_unchecked(mv);
    }
    position.turn != side && position.is_checkmate()
}
