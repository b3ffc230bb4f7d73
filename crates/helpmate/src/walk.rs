//! The short way to a line: play a plan instead of searching.
//!
//! A walk makes one move after another, each the one that looks best for the plan by what can be read off the move
//! itself, and looks for a mate in one whenever the winner is on move. It keeps nothing but the line, so that a ply costs
//! well under a microsecond. A walk that does not arrive proves nothing.

use crate::contact;
use crate::glance;
use crate::mate::{Checks, attacks, mate_in_one};
use crate::plan::{Plan, Stage, Target, jumps, targets};
use touchmove_board::attacks::{king_steps, knight_jumps};
use touchmove_board::{Bitboard, Board, Color, Move, Position, Role, Square};

/// A walk that is longer has lost its way.
const PLIES: usize = 80;

/// So many of the nearest targets are tried, again and again.
const TARGETS: usize = 8;

/// Walks one plan after another.
#[derive(Debug)]
pub(crate) struct Walker {
    moves: Vec<Move>,
    line: Vec<Move>,
    nodes: u64,
    limit: u64,
    noise: u32,
}

impl Walker {
    pub(crate) fn new() -> Self {
        Self { moves: Vec::with_capacity(64), line: Vec::with_capacity(PLIES), nodes: 0, limit: 0, noise: 1 }
    }

    /// Forgets what was spent: no more than so many positions are to be looked at for the next answer.
    pub(crate) fn restart(&mut self, limit: u64) {
        (self.nodes, self.limit) = (0, limit);
    }

    /// How many positions were looked at.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Counts positions looked at elsewhere.
    pub(crate) fn spend(&mut self, nodes: u64) {
        self.nodes += nodes;
    }

    /// Is there a line of one of these sides at [first glance](glance)? Then the line has its moves.
    pub(crate) fn glances(&mut self, root: &Position, sides: &[Color]) -> bool {
        let found = glance::finds(root, sides, &mut self.moves, &mut self.line);
        debug_assert!(found.is_none_or(|winner| crate::is_helpmate(root, winner, &self.line)));
        found.is_some()
    }

    /// Walks the [shortest way](contact), if there is a queen. Does that arrive? Then the line has its moves.
    pub(crate) fn reaches_contact(&mut self, root: &Position, winner: Color) -> bool {
        let has_queen = root.board.of(winner, Role::Queen).any();
        if !has_queen || !root.board.has_one_king_each() || self.nodes + contact::PLIES as u64 > self.limit {
            return false;
        }
        let arrived = contact::walk(root, winner, &mut self.moves, &mut self.line);
        self.nodes += self.line.len() as u64;
        arrived
    }

    /// Walks that many times. Does one arrive? Then the line has its moves.
    pub(crate) fn find(&mut self, root: &Position, winner: Color, attempts: usize) -> bool {
        let king = |color| root.board.of(color, Role::King);
        let (Some(loser_king), Some(winner_king)) = (king(!winner).first(), king(winner).first()) else {
            return false;
        };
        if !root.board.has_one_king_each() {
            return false;
        }
        self.noise = 0x2545_F491;
        let targets = targets(&root.board, winner, loser_king, winner_king);
        let nearest = targets.iter().take(TARGETS).cycle().take(attempts);
        nearest.into_iter().any(|target| self.walk(root, winner, *target))
    }

    /// The moves of the last walk.
    pub(crate) fn line(&self) -> &[Move] {
        &self.line
    }

    /// A little noise, the same for the same question: it breaks ties and circles.
    fn noise(&mut self) -> i32 {
        self.noise ^= self.noise << 13;
        self.noise ^= self.noise >> 17;
        self.noise ^= self.noise << 5;
        (self.noise & 3) as i32
    }

    fn walk(&mut self, root: &Position, winner: Color, target: Target) -> bool {
        let mut position = *root;
        self.line.clear();
        let mut plan = Plan::new(&position.board, winner, target);
        let mut moves = core::mem::take(&mut self.moves);
        let mut arrived = false;
        while self.line.len() < PLIES && self.nodes < self.limit {
            position.legal_moves_into(&mut moves);
            self.nodes += 1;
            let chosen = if position.turn != winner {
                self.loser_move(&position, &moves, &plan)
            } else if let Some(mate) = mate_in_one(&position, &moves) {
                self.line.push(mate);
                arrived = true;
                break;
            } else {
                self.winner_move(&position, &mut moves, &plan)
            };
            let Some(chosen) = chosen else { break };
            let irreversible = position.board.occupied().has(chosen.to)
                || position.board.role_at(chosen.from) == Some(Role::Pawn);
            self.line.push(chosen);
            position.play(chosen);
            if irreversible && (plan.stage != Stage::Mate || !heavy(&position.board, winner)) {
                plan = Plan::new(&position.board, winner, target);
            }
        }
        self.moves = moves;
        arrived
    }

    fn winner_move(&mut self, position: &Position, moves: &mut Vec<Move>, plan: &Plan) -> Option<Move> {
        while let Some((index, _)) = self.best(position, moves, plan) {
            let chosen = moves[index];
            // A stalemate would end the game (5.2.1).
            if position.after(chosen).has_legal_move() {
                return Some(chosen);
            }
            moves.swap_remove(index);
        }
        None
    }

    fn best(&mut self, position: &Position, moves: &[Move], plan: &Plan) -> Option<(usize, i32)> {
        let winner = position.turn;
        let board = &position.board;
        let (occupied, enemies) = (board.occupied(), board.of_color(!winner));
        let (loser_king, winner_king) =
            (board.of(!winner, Role::King).first()?, board.of(winner, Role::King).first()?);
        // The loser's king wants to go there.
        let wanted = nearer(loser_king, &plan.loser_way).without(enemies);
        let in_place = plan.winner_way[winner_king.index()] == 0 && plan.loser_way[loser_king.index()] <= 1;
        let checks = Checks::of(board, loser_king, winner);
        let guards = board.attackers(plan.middle, !winner);
        let corner = plan.target.block.is_some();
        let to_check = if corner { jumps(knight_jumps(plan.target.loser)) } else { [0; 64] };
        let mut best: Option<(usize, i32)> = None;
        let mut from = None;
        let (mut role, mut before) = (Role::King, Bitboard::EMPTY);
        for (index, mv) in moves.iter().enumerate() {
            if from != Some(mv.from) {
                from = Some(mv.from);
                role = board.role_at(mv.from)?;
                before = attacks(role, winner, mv.from, occupied);
            }
            let mut score = self.noise();
            let captures = enemies.has(mv.to);
            if role == Role::King {
                let ways = |square: Square| i32::from(plan.winner_way[square.index()]);
                score += 16 * (ways(mv.from) - ways(mv.to));
                if captures {
                    score += if corner { -20 } else { 4 };
                }
            } else {
                let becomes = mv.promotion.unwrap_or(role);
                let after = attacks(becomes, winner, mv.to, occupied ^ Bitboard::of(mv.from));
                if wanted.any() {
                    score += 6 * ((before & wanted).len() as i32 - (after & wanted).len() as i32);
                }
                if checks.gives(becomes, mv.to) {
                    score -= 24;
                }
                if captures {
                    score += match (corner, board.role_at(mv.to)) {
                        (true, _) => -8,
                        (false, Some(Role::Pawn)) => 2,
                        (false, _) => 8,
                    };
                    if guards.has(mv.to) {
                        score += 12;
                    }
                }
                match becomes {
                    Role::Queen if mv.promotion.is_some() => score += 60,
                    Role::Rook if mv.promotion.is_some() => score += 50,
                    Role::Queen | Role::Rook if in_place && after.has(plan.middle) => score += 20,
                    Role::Knight if corner => {
                        score +=
                            3 * (i32::from(to_check[mv.from.index()]) - i32::from(to_check[mv.to.index()]));
                    }
                    Role::Bishop if corner && (after & checks.bishop).any() => score += 4,
                    _ => {}
                }
                match plan.stage {
                    Stage::Promote(runner, ahead) => {
                        if mv.from == runner {
                            score += 40;
                        } else if role == Role::Pawn && captures {
                            score += 20;
                        } else if ahead.has(mv.to) {
                            score += if captures { 40 } else { -30 };
                        } else if ahead.has(mv.from) {
                            score += 30;
                        }
                    }
                    Stage::Capture(prey) if mv.to == prey => score += 40,
                    Stage::Capture(_) if role == Role::Pawn && captures => score += 20,
                    Stage::Capture(_) | Stage::Mate => {}
                }
            }
            if best.is_none_or(|(_, most)| score > most) {
                best = Some((index, score));
            }
        }
        best
    }

    fn loser_move(&mut self, position: &Position, moves: &[Move], plan: &Plan) -> Option<Move> {
        let loser = position.turn;
        let board = &position.board;
        let (occupied, enemies) = (board.occupied(), board.of_color(!loser));
        let (loser_king, winner_king) =
            (board.of(loser, Role::King).first()?, board.of(!loser, Role::King).first()?);
        let heavy_pieces = board.of(!loser, Role::Queen) | board.of(!loser, Role::Rook);
        let in_place = plan.loser_way[loser_king.index()] == 0;
        let wanted = nearer(winner_king, &plan.winner_way).without(enemies);
        let checks = Checks::of(board, winner_king, loser);
        let to_block = match plan.target.block {
            Some(block) if !(board.of_color(loser)).has(block) => Some((block, jumps(Bitboard::of(block)))),
            _ => None,
        };
        let mut best: Option<(Move, i32)> = None;
        let mut from = None;
        let (mut role, mut before) = (Role::King, Bitboard::EMPTY);
        for mv in moves {
            if from != Some(mv.from) {
                from = Some(mv.from);
                role = board.role_at(mv.from)?;
                before = attacks(role, loser, mv.from, occupied);
            }
            let mut score = self.noise();
            if role == Role::King {
                let ways = |square: Square| i32::from(plan.loser_way[square.index()]);
                score += 16 * (ways(mv.from) - ways(mv.to));
                if in_place {
                    score -= 4;
                }
                if let Stage::Capture(prey) = plan.stage {
                    let near = |square: Square| i32::from(king_steps(prey).has(square));
                    score += 40 * (near(mv.from) - near(mv.to));
                }
            } else {
                let becomes = mv.promotion.unwrap_or(role);
                let after = attacks(becomes, loser, mv.to, occupied ^ Bitboard::of(mv.from));
                if wanted.any() {
                    score += 4 * ((before & wanted).len() as i32 - (after & wanted).len() as i32);
                }
                score += 6 * (i32::from(before.has(plan.middle)) - i32::from(after.has(plan.middle)));
                if checks.gives(becomes, mv.to) {
                    score -= 10;
                }
                let at_goal = |square: Square| i32::from(plan.loser_way[square.index()] == 0);
                score += 12 * (at_goal(mv.from) - at_goal(mv.to));
                if let Some((block, to_block)) = &to_block {
                    score += match becomes {
                        _ if mv.to == *block => 20,
                        Role::Knight if mv.promotion.is_some() => 10,
                        Role::Bishop | Role::Rook if mv.promotion.is_some() => 7,
                        Role::Queen if mv.promotion.is_some() => -6,
                        Role::Knight => {
                            3 * (i32::from(to_block[mv.from.index()]) - i32::from(to_block[mv.to.index()]))
                        }
                        Role::Pawn => 3,
                        _ if after.has(*block) => 4,
                        _ => 0,
                    };
                } else {
                    if role == Role::Pawn {
                        score -= 2;
                    }
                    if mv.promotion.is_some() {
                        score -= 6;
                    }
                    if plan.target.block == Some(mv.from) {
                        score -= 20;
                    }
                }
            }
            if enemies.has(mv.to) {
                score -= if heavy_pieces.has(mv.to) && !heavy_pieces.several() { 60 } else { 4 };
            }
            if let Stage::Promote(runner, ahead) = plan.stage {
                if mv.to == runner {
                    score -= 60;
                }
                score += 20 * (i32::from(ahead.has(mv.from)) - i32::from(ahead.has(mv.to)));
            }
            if best.is_none_or(|(_, most)| score > most) {
                best = Some((*mv, score));
            }
        }
        best.map(|(mv, _)| mv)
    }
}

fn heavy(board: &Board, color: Color) -> bool {
    (board.of(color, Role::Queen) | board.of(color, Role::Rook)).any()
}

/// The squares that bring a king nearer to its place.
fn nearer(king: Square, way: &[u8; 64]) -> Bitboard {
    let now = way[king.index()];
    king_steps(king).into_iter().filter(|square| way[square.index()] < now).collect()
}
