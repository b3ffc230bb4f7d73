//! Plays to a final position that was chosen beforehand.
//!
//! Both kings walk to their places and the helper goes to where it covers a flight; the pieces that arrive first wait. Then the checker
//! gives check.

use super::play::Play;
use crate::mate::attacks;
use crate::plan::jumps;
use touchmove_board::attacks::{between, bishop_attacks, king_steps, king_steps_of, knight_jumps};
use touchmove_board::{Bitboard, Color, Move, Role, Square};

/// A king's way has fewer steps than this.
const STEPS: usize = 10;

/// The maximum number of half-moves.
const PLIES: usize = 28;

/// The maximum number of half-moves without progress.
const PATIENCE: usize = 5;

/// The squares, by the number of steps that a king needs from there to the goal.
pub(super) struct Way {
    layers: [Bitboard; STEPS],
    pub(super) all: Bitboard,
}

impl Way {
    pub(super) fn to(goal: Square, open: Bitboard) -> Self {
        let mut way = Self { layers: [Bitboard::EMPTY; STEPS], all: Bitboard::EMPTY };
        let mut front = Bitboard::of(goal);
        for layer in &mut way.layers {
            *layer = front;
            way.all |= front;
            front = (king_steps_of(front) & open).without(way.all);
            if front.is_empty() {
                break;
            }
        }
        way
    }

    /// The squares by distance, beginning with the goal.
    pub(super) fn layers(&self) -> &[Bitboard] {
        &self.layers
    }

    pub(super) fn steps(&self, from: Square) -> Option<usize> {
        self.layers.iter().position(|layer| layer.has(from))
    }

    /// The squares of one shortest way from that square to the goal, avoiding the squares of `around` if possible.
    fn path(&self, from: Square, around: Bitboard) -> Bitboard {
        let mut path = Bitboard::EMPTY;
        let mut at = from;
        for layer in self.layers[..self.steps(from).unwrap_or(0)].iter().rev() {
            let next = king_steps(at) & *layer;
            let Some(step) = next.without(around).first().or_else(|| next.first()) else { break };
            path |= Bitboard::of(step);
            at = step;
        }
        path
    }

    /// By square: its distance from the goal.
    pub(super) fn distances(&self) -> [u8; 64] {
        let mut distances = [u8::MAX; 64];
        for (steps, layer) in self.layers.iter().enumerate() {
            for square in *layer {
                distances[square.index()] = steps as u8;
            }
        }
        distances
    }
}

/// The final position, and how the checker gets there.
#[derive(Copy, Clone)]
pub(super) struct End {
    pub(super) place: Square,
    /// The square of the winner's king, if it has to move.
    pub(super) own: Option<Square>,
    pub(super) role: Role,
    pub(super) from: Square,
    pub(super) via: Option<Square>,
    pub(super) square: Square,
    /// A knight or a bishop that has to cover a flight, and the flight.
    pub(super) helper: Option<(Square, Square)>,
}

impl End {
    /// Plays to this position, and returns true if it is reached. The winner's king uses the first of these sets of squares, the loser's
    /// the second.
    pub(super) fn is_reached(self, play: &mut Play<'_>, winner: Color, open: [Bitboard; 2]) -> bool {
        let (Some(king), Some(own)) = (play.king_of(!winner), play.king_of(winner)) else { return false };
        let king_way = Way::to(self.place, open[1]);
        let own_way = Way::to(self.own.unwrap_or(own), open[0]);
        let king_path = king_way.path(king, king_steps(own));
        let own_path = own_way.path(own, king_steps_of(king_path));
        let line = between(self.place, self.square) | Bitboard::of(self.square);
        let keep = king_steps(self.place) | line | king_path | own_path;
        let help_way = self.helper.map_or([0; 64], |(_, flight)| jumps(knight_jumps(flight)));
        let way_there = WayThere {
            end: self,
            play,
            winner,
            king_way,
            own_way,
            king_path,
            own_path,
            line,
            keep,
            help_way,
        };
        way_there.arrives()
    }
}

/// A final position on the way to it, with the current squares of its pieces.
struct WayThere<'a, 'b> {
    end: End,
    play: &'a mut Play<'b>,
    winner: Color,
    /// The way of the loser's king; `own_way` is that of the winner's.
    king_way: Way,
    own_way: Way,
    king_path: Bitboard,
    own_path: Bitboard,
    /// The squares of the checker and of its line, which the loser's pieces must not attack.
    line: Bitboard,
    /// Squares that must stay empty.
    keep: Bitboard,
    /// By square: the number of moves that a knight needs to cover the flight.
    help_way: [u8; 64],
}

/// The squares of the kings, and the number of moves that they and the helper still need.
struct ToGo {
    king: Square,
    king_steps: usize,
    own: Square,
    own_steps: usize,
    help: usize,
}

impl WayThere<'_, '_> {
    fn arrives(mut self) -> bool {
        let (mut nearest, mut patience) = (usize::MAX, PATIENCE);
        for _ in 0..PLIES {
            let Some(to_go) = self.to_go() else { return false };
            let away = to_go.king_steps + to_go.own_steps + to_go.help + usize::from(self.end.via.is_some());
            if away < nearest {
                (nearest, patience) = (away, PATIENCE);
            } else if patience == 0 {
                return false;
            } else {
                patience -= 1;
            }
            if self.play.position.turn == self.winner && away == 0 && !self.is_taken(to_go.king) {
                return self.play.make(Move::new(self.end.from, self.end.square))
                    && self.play.position.is_checkmate();
            }
            let moved = match self.play.position.turn == self.winner {
                true => self.winner_moves(&to_go),
                false => self.loser_moves(&to_go),
            };
            if !moved {
                return false;
            }
        }
        false
    }

    fn to_go(&self) -> Option<ToGo> {
        let (king, own) = (self.play.king_of(!self.winner)?, self.play.king_of(self.winner)?);
        let board = &self.play.position.board;
        let help = match self.end.helper {
            None => 0,
            Some((helper, _)) if board.role_at(helper) == Some(Role::Knight) => self.help_way[helper.index()],
            Some((helper, flight)) => u8::from(!bishop_attacks(helper, board.occupied()).has(flight)),
        };
        Some(ToGo {
            king,
            king_steps: self.king_way.steps(king)?,
            own,
            own_steps: self.own_way.steps(own)?,
            help: usize::from(help),
        })
    }

    /// Returns true if a piece of the loser could capture the checker or interpose.
    fn is_taken(&self, king: Square) -> bool {
        let board = &self.play.position.board;
        self.line
            .into_iter()
            .any(|square| board.attackers(square, !self.winner).without(Bitboard::of(king)).any())
    }

    fn loser_moves(&mut self, to_go: &ToGo) -> bool {
        let looked_at = self.line | self.own_path;
        let spared = self.own_path | Bitboard::of(to_go.own);
        steps(self.play, &self.king_way, to_go.king_steps, self.king_path, Bitboard::ALL)
            || self.play.look_away(self.keep, looked_at, spared, Bitboard::of(self.end.from))
            || aside(self.play, &self.king_way, to_go.king_steps, Bitboard::ALL)
    }

    fn winner_moves(&mut self, to_go: &ToGo) -> bool {
        let before = &self.king_way.layers[..to_go.king_steps];
        let left = before.iter().fold(Bitboard::EMPTY, |all, layer| all | *layer) & self.king_path;
        let occupied = self.play.position.board.occupied();
        let bothers = (attacks(self.end.role, self.winner, self.end.from, occupied) & left).any();
        if bothers && self.goes_via() {
            return true;
        }
        // The winner's king keeps away from the rest of the other king's way.
        let apart = !king_steps_of(left);
        if steps(self.play, &self.own_way, to_go.own_steps, self.own_path, apart)
            || !apart.has(to_go.own) && aside(self.play, &self.own_way, to_go.own_steps, apart)
        {
            return true;
        }
        to_go.help > 0 && self.helps()
            || to_go.own_steps == 0 && to_go.king_steps < 2 && self.goes_via()
            || self.has_time(to_go.king)
            || self.play.wait(self.keep | self.men(), to_go.king)
            || aside(self.play, &self.own_way, to_go.own_steps, Bitboard::ALL)
    }

    /// The squares of the helper and of the checker.
    fn men(&self) -> Bitboard {
        let helper = self.end.helper.map_or(Bitboard::EMPTY, |(helper, _)| Bitboard::of(helper));
        helper | Bitboard::of(self.end.from)
    }

    /// Moves the checker to the square from which it can give the check.
    fn goes_via(&mut self) -> bool {
        let Some(via) = self.end.via else { return false };
        let goes = self.play.make(Move::new(self.end.from, via));
        if goes {
            (self.end.from, self.end.via) = (via, None);
        }
        goes
    }

    /// Makes a waiting move with the checker, to a square from which it can go on as before.
    fn has_time(&mut self, king: Square) -> bool {
        let End { role, from, via, square, .. } = self.end;
        let occupied = self.play.position.board.occupied().without(Bitboard::of(from));
        let covers = |at: Square| attacks(role, self.winner, at, occupied);
        let bothered = Bitboard::of(king) | self.king_path;
        let spare = (covers(from) & covers(via.unwrap_or(square))).without(occupied | self.keep);
        let goes = spare
            .into_iter()
            .find(|to| (covers(*to) & bothered).is_empty() && self.play.make(Move::new(from, *to)));
        if let Some(to) = goes {
            self.end.from = to;
        }
        goes.is_some()
    }

    /// Moves the helper nearer to covering the flight.
    fn helps(&mut self) -> bool {
        let Some((from, flight)) = self.end.helper else { return false };
        let board = &self.play.position.board;
        let occupied = board.occupied();
        let to = match board.role_at(from) {
            Some(Role::Knight) => {
                let now = self.help_way[from.index()];
                knight_jumps(from).into_iter().filter(|to| self.help_way[to.index()] < now).collect()
            }
            _ => {
                bishop_attacks(from, occupied) & bishop_attacks(flight, occupied.without(Bitboard::of(from)))
            }
        };
        let keep = self.keep.without(knight_jumps(flight));
        let goes = to.without(occupied | keep).into_iter().find(|to| self.play.make(Move::new(from, *to)));
        if let Some(to) = goes {
            self.end.helper = Some((to, flight));
        }
        goes.is_some()
    }
}

/// Makes a step of the king on its way, to one of these squares, along that path if possible.
fn steps(play: &mut Play<'_>, way: &Way, steps: usize, path: Bitboard, to: Bitboard) -> bool {
    let Some(next) = steps.checked_sub(1).map(|layer| way.layers[layer] & to) else { return false };
    play.step(next & path) || play.step(next)
}

/// Makes a step of the king aside or back, to one of these squares, which costs it one or two moves.
fn aside(play: &mut Play<'_>, way: &Way, steps: usize, to: Bitboard) -> bool {
    play.step(way.layers[steps] & to) || steps + 1 < STEPS && play.step(way.layers[steps + 1] & to)
}
