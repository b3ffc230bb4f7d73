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
mod tableau;
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

impl Answer {
    /// The same with a shorter line, if there is one and somebody wants to see it.
    fn shortened(mut self, from: &Position, detours: Detours) -> Self {
        if let (Verdict::Winnable(line), Detours::CutOut) = (&mut self.verdict, detours) {
            *line = shorten::without_loops(from, &shorten::shorten(from, line));
        }
        self
    }
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

/// The number of positions after which the search for a single [tableau] ends.
const TABLEAU_SEARCH: u64 = 2_000;

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
        let real = with_real_rights(position);
        self.walker.restart(self.limit);
        let answer = match ended(&real, side) {
            Some(verdict) => Answer { verdict, nodes: 0 },
            // Nearly every position of a real game has a line at first glance.
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

    /// The long walks, the proofs and the search.
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

    /// The last walk from there has arrived.
    fn walked(&self, from: &Position) -> Answer {
        let line = shorten::without_loops(from, self.walker.line());
        Answer { verdict: Verdict::Winnable(line), nodes: self.walker.nodes() }
    }

    /// Can that side still checkmate? As [`Solver::ask`] answers, but sooner: nobody wants to see the line. `None` if that is not known within
    /// the limit.
    pub fn can_checkmate(&mut self, position: &Position, side: Color) -> Option<bool> {
        self.can_one_of(position, &[side])
    }

    /// Is the position dead (5.2.2): can neither side checkmate? `None` if that is not known within the limit.
    pub fn is_dead(&mut self, position: &Position) -> Option<bool> {
        self.can_one_of(position, &Color::ALL).map(|can| !can)
    }

    /// Can one of these sides checkmate?
    fn can_one_of(&mut self, position: &Position, sides: &[Color]) -> Option<bool> {
        self.walker.restart(self.limit);
        let real = with_real_rights(position);
        if sides.iter().all(|side| material::cannot_mate(&real, *side)) && !real.is_checkmate() {
            return Some(false);
        }
        // A short line of either side's settles it, and is looked for before the long ones.
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

/// What becomes of the detours of a line that was searched for.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Detours {
    CutOut,
    /// Nobody will see it.
    Left,
}

/// Answers what needs no search: the game is over, or there is too little material.
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
