//! Follows a game on an electronic board over time.

mod pressed;

use crate::explain::{Announced, Explanation, differing, explain};
use std::collections::VecDeque;
use touchmove_board::{Bitboard, Board, Color, Move, Position, Role, Square};

/// A piece that is away for less than this was not lifted: it was pushed, or the sensors lost it for a moment.
const LIFTED_MS: u64 = 300;

/// A piece that is on a square for less than this may only be passing over it.
const RESTED_MS: u64 = 300;

/// The number of placements remembered. A hand makes a tenth of that in a move.
const MOST_KEPT: usize = 64;

/// In a game without a clock, a move counts as made when it has stood for this long. So does an announced result.
const STOOD_MS: u64 = 2000;

/// A board that has differed from the record for this long is reported.
const STRANGE_MS: u64 = 10_000;

/// This many missing pieces are not in a player's hand.
const TOO_MANY_TO_HOLD: u32 = 3;

/// What completes a move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Completion {
    /// Pressing the clock.
    Press,
    /// Nothing else: the game has no clock.
    Standing,
}

/// An observation made without a press.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Finding {
    /// A piece was lifted.
    Lifted {
        /// The square it was lifted from.
        square: Square,
        /// The time it was lifted.
        since: u64,
    },
    /// A move has been made: it has stood, and the game needs no press to complete it.
    Move(Move),
    /// A move without a legal reply is on the board. Only people who see the hand know whether it has released the piece.
    Ends(Move),
    /// The players announce a result with their kings.
    Kings(Announced),
    /// A king, or more pieces than a hand can hold, have been off the board for a while.
    Missing(Bitboard),
    /// The board has differed from the record for a while, and nothing explains it.
    Differs(Bitboard),
}

/// The reading of the board at a press.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum AtPress {
    /// Not certain yet: look again at that moment.
    Wait(u64),
    /// The final reading.
    Certain(Explanation),
}

/// A piece that was lifted and put back before another one was moved.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TouchedBeside {
    /// A piece of the player who moved, which could have moved (4.3.1).
    Own(Square),
    /// A piece of the opponent, which could have been captured (4.3.2).
    Enemy(Square),
    /// The rook, before the king, in castling (4.4.2).
    RookFirst(Square),
}

/// A game on an electronic board.
#[derive(Clone, Debug)]
pub struct Watcher {
    record: Position,
    completion: Completion,
    /// The placements seen since the record last changed, as far as remembered. The last is the current one.
    seen: VecDeque<Seen>,
    /// The latest legal move that stood long enough to have been made.
    stood: Option<Move>,
    /// The pieces lifted since the record last changed, in order.
    lifts: Vec<Lift>,
    /// True if the current placement has been reported.
    has_reported: bool,
}

#[derive(Copy, Clone, Debug)]
struct Seen {
    board: Board,
    since: u64,
    what: Explanation,
}

#[derive(Copy, Clone, Debug)]
struct Lift {
    square: Square,
    since: u64,
    /// The time it was back on its square.
    back: Option<u64>,
    is_reported: bool,
}

impl Lift {
    fn is_long(&self, now: u64) -> bool {
        self.back.unwrap_or(now).saturating_sub(self.since) >= LIFTED_MS
    }
}

impl Watcher {
    /// A game in this position.
    pub const fn new(record: Position, completion: Completion) -> Self {
        Self {
            record,
            completion,
            seen: VecDeque::new(),
            stood: None,
            lifts: Vec::new(),
            has_reported: false,
        }
    }

    /// The referee's position.
    pub const fn record(&self) -> &Position {
        &self.record
    }

    /// The placement seen last.
    pub fn board(&self) -> Option<Board> {
        self.seen.back().map(|seen| seen.board)
    }

    /// How the last placement follows from the record.
    pub fn explanation(&self) -> Option<Explanation> {
        self.seen.back().map(|seen| seen.what)
    }

    /// Sets the referee's new position; the placements seen are kept. Everything seen since this position was on the board is
    /// attributed to the player on move in it: a quick opponent may have moved before the record was updated.
    pub fn expect(&mut self, record: Position, now: u64) {
        if record == self.record {
            return;
        }
        let next = Self::new(record, self.completion);
        let before = std::mem::replace(self, next).seen;
        if let Some(place) = before.iter().rposition(|seen| seen.board == record.board) {
            before.iter().skip(place).for_each(|seen| self.saw(seen.board, seen.since));
        } else if let Some(last) = before.back() {
            let is_move = matches!(explain(&record, &last.board), Explanation::Move { .. });
            self.saw(last.board, if is_move { last.since } else { now });
        }
    }

    /// Adds a placement that the sensors report.
    pub fn saw(&mut self, board: Board, now: u64) {
        if self.board() == Some(board) {
            return;
        }
        self.note_stood(now);
        self.note_lifts(&board, now);
        if self.seen.len() == MOST_KEPT {
            self.seen.pop_front();
        }
        self.seen.push_back(Seen { board, since: now, what: explain(&self.record, &board) });
        self.has_reported = false;
    }

    /// The move on the board, if there is no legal reply to it.
    pub fn ending(&self) -> Option<Move> {
        match self.explanation()? {
            Explanation::Move { mv, unseen } if unseen.is_empty() => self.ends(mv).then_some(mv),
            _ => None,
        }
    }

    /// The observations that can be made by now.
    pub fn look(&mut self, now: u64) -> Vec<Finding> {
        let mut findings = Vec::new();
        for lift in self.lifts.iter_mut().filter(|lift| !lift.is_reported && lift.is_long(now)) {
            lift.is_reported = true;
            findings.push(Finding::Lifted { square: lift.square, since: lift.since });
        }
        let last = self.seen.back().copied();
        let Some(seen) = last.filter(|seen| !self.has_reported && now >= seen.due(self.completion)) else {
            return findings;
        };
        match seen.what {
            Explanation::Move { mv, unseen } if unseen.is_empty() => {
                let is_made = (self.completion == Completion::Standing).then_some(Finding::Move(mv));
                findings.extend(if self.ends(mv) { Some(Finding::Ends(mv)) } else { is_made });
            }
            // The opponent has replied, so the move was made.
            Explanation::MoveAndReply([mv, _]) if self.completion == Completion::Standing => {
                findings.push(Finding::Move(mv));
            }
            Explanation::Kings(announced) => {
                let stood = self.stood.take().filter(|mv| self.stands_beside_kings(*mv, &seen.board));
                findings.extend(stood.map(Finding::Move));
                findings.push(Finding::Kings(announced));
            }
            Explanation::Missing(squares) if self.is_in_no_hand(squares) => {
                findings.push(Finding::Missing(squares));
            }
            Explanation::Unclear | Explanation::Illegal(_) | Explanation::MoveAndReply(_) => {
                findings.push(Finding::Differs(differing(&self.record.board, &seen.board)));
            }
            _ => {}
        }
        self.has_reported = true;
        findings
    }

    /// The next time to call [`Watcher::look`].
    pub fn due(&self) -> Option<u64> {
        let lifts = self.lifts.iter().filter(|lift| !lift.is_reported && lift.back.is_none());
        let lifted = lifts.map(|lift| lift.since + LIFTED_MS).min();
        let seen = self.seen.back().filter(|_| !self.has_reported).map(|seen| seen.due(self.completion));
        lifted.into_iter().chain(seen).min()
    }

    /// A piece that was lifted and put back before this move was made with another piece.
    pub fn touches_beside(&self, mv: Move) -> Option<TouchedBeside> {
        let board = &self.record.board;
        let castles = self.record.castling_side_of(self.record.resolve(mv));
        let moves_king = castles.is_some_and(|side| side.king_to(self.record.turn) != mv.from);
        if let Some(rook) = castles.and_then(|side| self.record.castling_rook(self.record.turn, side)) {
            let lifted = |square: Square| self.lifts.iter().find(|lift| lift.square == square);
            // If both were lifted together, the order is unknown.
            let is_first = |rook: &Lift| lifted(mv.from).is_none_or(|king| king.since > rook.since);
            if moves_king && lifted(rook).is_some_and(is_first) {
                return Some(TouchedBeside::RookFirst(rook));
            }
        }
        let after = self.record.after(mv).board;
        let put_back = |lift: &&Lift| lift.back.is_some() && lift.is_long(u64::MAX);
        let moved = differing(board, &after);
        let beside = self.lifts.iter().filter(put_back).filter(|lift| !moved.has(lift.square));
        let legal = self.record.legal_moves();
        beside.filter_map(|lift| self.obligation(lift.square, &legal)).next()
    }

    /// The obligation that touching a piece would have created for the player on move.
    fn obligation(&self, square: Square, legal: &[Move]) -> Option<TouchedBeside> {
        let piece = self.record.board.piece_at(square)?;
        match piece.color == self.record.turn {
            true => legal.iter().any(|mv| mv.from == square).then_some(TouchedBeside::Own(square)),
            false => legal.iter().any(|mv| mv.to == square).then_some(TouchedBeside::Enemy(square)),
        }
    }

    /// Records a move that stood for long enough before this moment.
    fn note_stood(&mut self, now: u64) {
        let Some(seen) = self.seen.back() else { return };
        match seen.what {
            Explanation::Move { mv, unseen } if unseen.is_empty() && now >= seen.since + STOOD_MS => {
                self.stood = Some(mv);
            }
            Explanation::Move { .. } => {}
            // The move was taken back.
            Explanation::AsRecorded => self.stood = None,
            _ => {}
        }
    }

    fn note_lifts(&mut self, board: &Board, now: u64) {
        let is_there = |square: Square| board.piece_at(square) == self.record.board.piece_at(square);
        for lift in self.lifts.iter_mut().filter(|lift| lift.back.is_none() && is_there(lift.square)) {
            lift.back = Some(now);
        }
        // A piece that was only pushed is forgotten when it is back.
        self.lifts.retain(|lift| lift.back.is_none() || lift.is_reported || lift.is_long(now));
        // A piece that was not there was not lifted; and a piece lifted after a move was made was not lifted for that move.
        let Some(before) = self.seen.back().filter(|seen| !seen.is_played()) else { return };
        let known = self.lifts.iter().fold(Bitboard::EMPTY, |all, lift| all | Bitboard::of(lift.square));
        let was_there = |square: Square| before.board.piece_at(square) == self.record.board.piece_at(square);
        let left = |square: Square| was_there(square) && !is_there(square) && !known.has(square);
        let away = self.record.board.pieces().filter(|(square, _)| left(*square));
        // 4.3.3: if the order is unknown, the player's own piece counts as touched before the opponent's, and the king before the rook.
        let mut away: Vec<_> = away.collect();
        away.sort_by_key(|(_, piece)| (piece.color != self.record.turn, piece.role != Role::King));
        let lifted =
            away.into_iter().map(|(square, _)| Lift { square, since: now, back: None, is_reported: false });
        self.lifts.extend(lifted);
    }

    /// Returns true if there is no legal reply to a move.
    fn ends(&self, mv: Move) -> bool {
        !self.record.after(mv).has_legal_move()
    }

    /// Returns true if all pieces except the kings are as after a move. A king's own move cannot be recognised this way.
    fn stands_beside_kings(&self, mv: Move, seen: &Board) -> bool {
        let after = self.record.after(mv).board;
        let kings = |board: &Board| Color::ALL.map(|color| board.of(color, Role::King));
        let kings =
            kings(&after).into_iter().chain(kings(seen)).fold(Bitboard::EMPTY, |all, king| all | king);
        let is_king = self.record.board.role_at(mv.from) == Some(Role::King);
        !is_king && differing(&after, seen).into_iter().all(|square| kings.has(square))
    }

    fn is_in_no_hand(&self, squares: Bitboard) -> bool {
        let kings = Color::ALL.into_iter().map(|color| self.record.board.of(color, Role::King));
        squares.len() >= TOO_MANY_TO_HOLD || kings.into_iter().any(|king| (king & squares).any())
    }
}

impl Seen {
    /// Returns true if this placement shows a move, complete or half, legal or not.
    const fn is_played(&self) -> bool {
        match self.what {
            Explanation::Move { .. }
            | Explanation::MoveAndReply(_)
            | Explanation::Illegal(_)
            | Explanation::HalfCastled(_) => true,
            Explanation::AsRecorded
            | Explanation::Missing(_)
            | Explanation::Kings(_)
            | Explanation::Unclear => false,
        }
    }

    /// The time at which it has stood for long enough to be reported.
    const fn due(&self, completion: Completion) -> u64 {
        self.since.saturating_add(match (self.what, completion) {
            (Explanation::Move { .. } | Explanation::Kings(_), _) => STOOD_MS,
            (Explanation::MoveAndReply(_), Completion::Standing) => RESTED_MS,
            _ => STRANGE_MS,
        })
    }
}
