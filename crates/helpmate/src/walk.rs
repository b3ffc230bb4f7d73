//! Finds a line quickly by playing a plan instead of searching.
//!
//! A walk makes one move after another. It chooses the move that looks best for the plan, judged by the move alone, and looks for a mate in
//! one whenever the winner is on move. It stores nothing but the line, so a half-move takes well under a microsecond. A walk that fails
//! proves nothing.

use crate::contact;
use crate::glance;
use crate::mate::{Checks, attacks, mate_in_one};
use crate::plan::{Plan, Stage, Target, jumps, targets};
use alloc::vec::Vec;
use touchmove_board::attacks::{king_steps, knight_jumps};
use touchmove_board::{Bitboard, Board, Color, Move, Position, Role, Square};

/// The maximum length of a walk, in half-moves.
const PLIES: usize = 80;

/// The number of targets, the nearest ones, that the walks take in turn.
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

    /// Resets the count: at most this number of positions is examined for the next answer.
    pub(crate) fn restart(&mut self, limit: u64) {
        (self.nodes, self.limit) = (0, limit);
    }

    /// The number of positions that were examined.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Adds positions that were examined elsewhere.
    pub(crate) fn spend(&mut self, nodes: u64) {
        self.nodes += nodes;
    }

    /// Looks for a line of one of these sides at [first glance](glance). If it returns true, `line` has its moves.
    pub(crate) fn glances(&mut self, root: &Position, sides: &[Color]) -> bool {
        let found = glance::finds(root, sides, &mut self.moves, &mut self.line);
        debug_assert!(found.is_none_or(|winner| crate::is_helpmate(root, winner, &self.line)));
        found.is_some()
    }

    /// Walks [towards contact](contact), if the winner has a queen. If it returns true, `line` has its moves.
    pub(crate) fn reaches_contact(&mut self, root: &Position, winner: Color) -> bool {
        let has_queen = root.board.of(winner, Role::Queen).any();
        if !has_queen || !root.board.has_one_king_each() || self.nodes + contact::PLIES as u64 > self.limit {
            return false;
        }
        let arrived = contact::walk(root, winner, &mut self.moves, &mut self.line);
        self.nodes += self.line.len() as u64;
        arrived
    }

    /// Tries at most that number of walks. If it returns true, one succeeded and `line` has its moves.
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

    /// Pseudo-random noise, the same for the same question. It breaks ties and cycles.
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
            position.play_unchecked(chosen);
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
        // The squares that the loser's king should step to next.
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
                score += STEP * (ways(mv.from) - ways(mv.to));
                if captures {
                    score += if corner { -NEEDED_BLOCKER } else { TAKEN_BY_KING };
                }
            } else {
                let becomes = mv.promotion.unwrap_or(role);
                let after = attacks(becomes, winner, mv.to, occupied ^ Bitboard::of(mv.from));
                if wanted.any() {
                    score += WAY_CLEARED * ((before & wanted).len() as i32 - (after & wanted).len() as i32);
                }
                if checks.gives(becomes, mv.to) {
                    score -= CHECK;
                }
                if captures {
                    score += match (corner, board.role_at(mv.to)) {
                        (true, _) => -TAKEN_PIECE,
                        (false, Some(Role::Pawn)) => TAKEN_PAWN,
                        (false, _) => TAKEN_PIECE,
                    };
                    if guards.has(mv.to) {
                        score += TAKEN_GUARD;
                    }
                }
                match becomes {
                    Role::Queen if mv.promotion.is_some() => score += NEW_QUEEN,
                    Role::Rook if mv.promotion.is_some() => score += NEW_ROOK,
                    Role::Queen | Role::Rook if in_place && after.has(plan.middle) => score += READY_TO_MATE,
                    Role::Knight if corner => {
                        let nearer =
                            i32::from(to_check[mv.from.index()]) - i32::from(to_check[mv.to.index()]);
                        score += JUMP * nearer;
                    }
                    Role::Bishop if corner && (after & checks.bishop).any() => score += JUMP,
                    _ => {}
                }
                match plan.stage {
                    Stage::Promote(runner, ahead) => {
                        if mv.from == runner {
                            score += STAGE;
                        } else if role == Role::Pawn && captures {
                            score += STAGE / 2;
                        } else if ahead.has(mv.to) {
                            score += if captures { STAGE } else { -IN_THE_WAY };
                        } else if ahead.has(mv.from) {
                            score += IN_THE_WAY;
                        }
                    }
                    Stage::Capture(prey) if mv.to == prey => score += STAGE,
                    Stage::Capture(_) if role == Role::Pawn && captures => score += STAGE / 2,
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
                score += STEP * (ways(mv.from) - ways(mv.to));
                if in_place {
                    score -= RESTLESS;
                }
                if let Stage::Capture(prey) = plan.stage {
                    let near = |square: Square| i32::from(king_steps(prey).has(square));
                    score += STAGE * (near(mv.from) - near(mv.to));
                }
            } else {
                let becomes = mv.promotion.unwrap_or(role);
                let after = attacks(becomes, loser, mv.to, occupied ^ Bitboard::of(mv.from));
                if wanted.any() {
                    score += WAY_CLEARED * ((before & wanted).len() as i32 - (after & wanted).len() as i32);
                }
                score +=
                    WAY_CLEARED * (i32::from(before.has(plan.middle)) - i32::from(after.has(plan.middle)));
                if checks.gives(becomes, mv.to) {
                    score -= CHECK / 2;
                }
                let at_goal = |square: Square| i32::from(plan.loser_way[square.index()] == 0);
                score += TAKEN_GUARD * (at_goal(mv.from) - at_goal(mv.to));
                if let Some((block, to_block)) = &to_block {
                    score += match becomes {
                        _ if mv.to == *block => NEEDED_BLOCKER,
                        Role::Knight if mv.promotion.is_some() => NEW_BLOCKER,
                        Role::Bishop | Role::Rook if mv.promotion.is_some() => NEW_BLOCKER - JUMP,
                        Role::Queen if mv.promotion.is_some() => -NEW_BLOCKER,
                        Role::Knight => {
                            JUMP * (i32::from(to_block[mv.from.index()]) - i32::from(to_block[mv.to.index()]))
                        }
                        Role::Pawn => JUMP,
                        _ if after.has(*block) => JUMP,
                        _ => 0,
                    };
                } else {
                    if role == Role::Pawn {
                        score -= RESTLESS;
                    }
                    if plan.target.block == Some(mv.from) {
                        score -= NEEDED_BLOCKER;
                    }
                }
            }
            if enemies.has(mv.to) {
                let is_last = heavy_pieces.has(mv.to) && !heavy_pieces.several();
                score -= if is_last { LAST_HEAVY_PIECE } else { RESTLESS };
            }
            if let Stage::Promote(runner, ahead) = plan.stage {
                if mv.to == runner {
                    score -= LAST_HEAVY_PIECE;
                }
                score += STAGE / 2 * (i32::from(ahead.has(mv.from)) - i32::from(ahead.has(mv.to)));
            }
            if best.is_none_or(|(_, most)| score > most) {
                best = Some((*mv, score));
            }
        }
        best.map(|(mv, _)| mv)
    }
}

// The values of moves for a plan. Only the order of their sums matters; several small values can outweigh a large one.

/// A king's step along its way: the unit of measure for the other values.
const STEP: i32 = 16;
/// A square that a piece stops attacking, and that the other king needs for its next step or the queen for the mate. Two of them are worth
/// less than a step: kings walk before pieces make way.
const WAY_CLEARED: i32 = 6;
/// A check sends the loser's king off its way, which costs that step and the step back. A check by the loser only delays the winner, and
/// costs half.
const CHECK: i32 = 24;
/// A captured piece guards nothing any more. A pawn guarded little, and a piece that guards the square of the mate has to go. A king that
/// captures leaves its way.
const TAKEN_PAWN: i32 = 2;
const TAKEN_BY_KING: i32 = 4;
const TAKEN_PIECE: i32 = 8;
const TAKEN_GUARD: i32 = 12;
/// A queen can mate almost everywhere, and a rook where a queen would give stalemate: no other gain of the winner is worth as much.
const NEW_QUEEN: i32 = 60;
const NEW_ROOK: i32 = 50;
/// The winner's king is in place, the loser's at most one step away, and the piece attacks the square of the mate, so it can mate soon: a
/// little more than a step.
const READY_TO_MATE: i32 = 20;
/// The task of the stage, a pawn's run or a capture, comes before the kings' steps. A move that only helps with it is worth half.
const STAGE: i32 = 40;
/// A piece that moves into the way of the running pawn, or out of it.
const IN_THE_WAY: i32 = 30;
/// The loser gains nothing when its king leaves its place, nor by a pawn move or a capture, which cannot be reversed: a quiet move is
/// better.
const RESTLESS: i32 = 4;
/// Without its last queen or rook, or the pawn that is to become one, the winner may not be able to mate at all.
const LAST_HEAVY_PIECE: i32 = 60;
/// Against a knight or a bishop, one of the loser's own pieces must block a flight: it goes there and stays, and is not captured. A little
/// more than a step.
const NEEDED_BLOCKER: i32 = 20;
/// A pawn can become that piece; best a knight, which rarely attacks the checker, and not a queen, which nearly always does.
const NEW_BLOCKER: i32 = 10;
/// A knight that comes one move nearer to its square, or another piece that comes onto a line to it: worth much less than a step.
const JUMP: i32 = 3;

fn heavy(board: &Board, color: Color) -> bool {
    (board.of(color, Role::Queen) | board.of(color, Role::Rook)).any()
}

/// The squares next to the king that are nearer to its place.
fn nearer(king: Square, way: &[u8; 64]) -> Bitboard {
    let now = way[king.index()];
    king_steps(king).into_iter().filter(|square| way[square.index()] < now).collect()
}
