//! A game on an electronic board, followed over time.

mod pressed;

use crate::explain::{Announced, Explanation, differing, explain};
use std::collections::VecDeque;
use touchmove_board::{Bitboard, Board, Color, Move, Position, Role, Square};

/// A piece that is away for a shorter time was not lifted: it was pushed, or the sensors lost it for a moment.
const LIFTED_MS: u64 = 300;

/// A piece that stands on a square for a shorter time may be on its way over it.
const RESTED_MS: u64 = 300;

/// So many placements are remembered. A hand makes a tenth of it in a move.
const MOST_KEPT: usize = 64;

/// A move that nobody has to complete with the clock has been made when it has stood for so long. So has a result.
const STOOD_MS: u64 = 2000;

/// A board that has differed from the record for so long is reported.
const STRANGE_MS: u64 = 10_000;

/// So many pieces are in nobody's hand.
const TOO_MANY_TO_HOLD: u32 = 3;

/// What completes a move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Completion {
    /// The clock is pressed.
    Press,
    /// Nothing: the game has no clock.
    Standing,
}

/// What the board shows without a press.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Finding {
    /// A piece was lifted.
    Lifted {
        /// From where.
        square: Square,
        /// When.
        since: u64,
    },
    /// A move has been made: it stands, and the game needs no press for it.
    Move(Move),
    /// A move to which there is no legal reply stands on the board. Only those who see the hand know whether it has let go.
    Ends(Move),
    /// The players announce a result with their kings.
    Kings(Announced),
    /// A king, or more pieces than a hand holds, have not been on the board for a while.
    Missing(Bitboard),
    /// The board has differed from the record for a while, and nothing explains it.
    Differs(Bitboard),
}

/// What the board shows at a press.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum AtPress {
    /// It is not certain yet: look again at that moment.
    Wait(u64),
    /// This is what stands there.
    Certain(Explanation),
}

/// A piece that was lifted and put back before another one was moved.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TouchedBeside {
    /// A piece of the player who moved, which could have moved (4.3.1).
    Own(Square),
    /// A piece of the opponent's, which could have been captured (4.3.2).
    Enemy(Square),
    /// The rook, before the king, in castling (4.4.2).
    RookFirst(Square),
}

/// A game on an electronic board.
#[derive(Clone, Debug)]
pub struct Watcher {
    record: Position,
    completion: Completion,
    /// What the sensors saw since the record last changed, as far as it is remembered. The last stands there now.
    seen: VecDeque<Seen>,
    /// The latest legal move that stood long enough to have been made.
    stood: Option<Move>,
    /// What was lifted since the record last changed, in order.
    lifts: Vec<Lift>,
    /// What was reported of the placement that stands.
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
    /// When it was back on its square.
    back: Option<u64>,
    is_reported: bool,
}

impl Lift {
    fn is_long(&self, now: u64) -> bool {
        self.back.unwrap_or(now).saturating_sub(self.since) >= LIFTED_MS
    }
}

impl Watcher {
    /// A game that stands like this.
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

    /// The position that the referee has.
    pub const fn record(&self) -> &Position {
        &self.record
    }

    /// What the sensors saw last.
    pub fn board(&self) -> Option<Board> {
        self.seen.back().map(|seen| seen.board)
    }

    /// How that follows from the record.
    pub fn explanation(&self) -> Option<Explanation> {
        self.seen.back().map(|seen| seen.what)
    }

    /// The referee has this position now; the board stays as it was seen. What happened after this position stood there belongs to the
    /// player who is on move in it: a quick opponent may have moved before the record went on.
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

    /// The sensors see this.
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

    /// The move that stands on the board, if there is no legal reply to it.
    pub fn ending(&self) -> Option<Move> {
        match self.explanation()? {
            Explanation::Move { mv, unseen } if unseen.is_empty() => self.ends(mv).then_some(mv),
            _ => None,
        }
    }

    /// What can be said by now.
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
            // The opponent has replied to it: it was made.
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

    /// When to look again.
    pub fn due(&self) -> Option<u64> {
        let lifts = self.lifts.iter().filter(|lift| !lift.is_reported && lift.back.is_none());
        let lifted = lifts.map(|lift| lift.since + LIFTED_MS).min();
        let seen = self.seen.back().filter(|_| !self.has_reported).map(|seen| seen.due(self.completion));
        lifted.into_iter().chain(seen).min()
    }

    /// A piece that was lifted and put back before this move was made with another one.
    pub fn touches_beside(&self, mv: Move) -> Option<TouchedBeside> {
        let board = &self.record.board;
        let castles = self.record.castling_side_of(self.record.resolve(mv));
        let moves_king = castles.is_some_and(|side| side.king_to(self.record.turn) != mv.from);
        if let Some(rook) = castles.and_then(|side| self.record.castling_rook(self.record.turn, side)) {
            let lifted = |square: Square| self.lifts.iter().find(|lift| lift.square == square);
            // Lifted together, nobody can say which was first.
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

    /// What touching a piece would oblige the player on move to.
    fn obligation(&self, square: Square, legal: &[Move]) -> Option<TouchedBeside> {
        let piece = self.record.board.piece_at(square)?;
        match piece.color == self.record.turn {
            true => legal.iter().any(|mv| mv.from == square).then_some(TouchedBeside::Own(square)),
            false => legal.iter().any(|mv| mv.to == square).then_some(TouchedBeside::Enemy(square)),
        }
    }

    /// What stood before this moment was a move, if it stood for long enough.
    fn note_stood(&mut self, now: u64) {
        let Some(seen) = self.seen.back() else { return };
        match seen.what {
            Explanation::Move { mv, unseen } if unseen.is_empty() && now >= seen.since + STOOD_MS => {
                self.stood = Some(mv);
            }
            Explanation::Move { .. } => {}
            // It was taken back.
            Explanation::AsRecorded => self.stood = None,
            _ => {}
        }
    }

    fn note_lifts(&mut self, board: &Board, now: u64) {
        let is_there = |square: Square| board.piece_at(square) == self.record.board.piece_at(square);
        for lift in self.lifts.iter_mut().filter(|lift| lift.back.is_none() && is_there(lift.square)) {
            lift.back = Some(now);
        }
        // What is pushed for a moment is forgotten when it is back.
        self.lifts.retain(|lift| lift.back.is_none() || lift.is_reported || lift.is_long(now));
        // What was never there was not lifted from there; and what is lifted after a move has been made was not lifted for it.
        let Some(before) = self.seen.back().filter(|seen| !seen.is_played()) else { return };
        let known = self.lifts.iter().fold(Bitboard::EMPTY, |all, lift| all | Bitboard::of(lift.square));
        let was_there = |square: Square| before.board.piece_at(square) == self.record.board.piece_at(square);
        let left = |square: Square| was_there(square) && !is_there(square) && !known.has(square);
        let away = self.record.board.pieces().filter(|(square, _)| left(*square));
        // 4.3.3: if nobody can say which was first, the player's own piece counts as touched before the opponent's; and the king before
        // the rook.
        let mut away: Vec<_> = away.collect();
        away.sort_by_key(|(_, piece)| (piece.color != self.record.turn, piece.role != Role::King));
        let lifted =
            away.into_iter().map(|(square, _)| Lift { square, since: now, back: None, is_reported: false });
        self.lifts.extend(lifted);
    }

    /// Is there no legal reply to a move?
    fn ends(&self, mv: Move) -> bool {
        !self.record.after(mv).has_legal_move()
    }

    /// Do all pieces but the kings stand as after a move? A king's own move is not to be seen there.
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
    /// Does a move stand there, whole or half, legal or not?
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

    /// When it has stood for long enough to be reported.
    const fn due(&self, completion: Completion) -> u64 {
        self.since.saturating_add(match (self.what, completion) {
            (Explanation::Move { .. } | Explanation::Kings(_), _) => STOOD_MS,
            (Explanation::MoveAndReply(_), Completion::Standing) => RESTED_MS,
            _ => STRANGE_MS,
        })
    }
}
