//! A game on an electronic board, followed over time.

use crate::explain::{Announced, Explanation, differing, explain};
use touchmove_board::{Bitboard, Board, Color, Move, Position, Role, Square};

/// A piece that is away for a shorter time was not lifted: it was pushed, or the sensors lost it for a moment.
const LIFTED_MS: u64 = 300;

/// After a press, the board is read when it has been quiet for so long: what it sends may arrive later than the press. It is as long for an
/// illegal move as for a legal one, so that nobody learns from the wait which it was.
const QUIET_MS: u64 = 600;

/// So long after a press it is clear that nothing explains the board.
const HOLD_MS: u64 = 2000;

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
    Lifted(Square),
    /// A move has been made: it stands, and the game needs no press for it.
    Move(Move),
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
    seen: Option<Seen>,
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
        Self { record, completion, seen: None, stood: None, lifts: Vec::new(), has_reported: false }
    }

    /// The position that the referee has.
    pub const fn record(&self) -> &Position {
        &self.record
    }

    /// What the sensors saw last.
    pub fn board(&self) -> Option<Board> {
        self.seen.map(|seen| seen.board)
    }

    /// How that follows from the record.
    pub fn explanation(&self) -> Option<Explanation> {
        self.seen.map(|seen| seen.what)
    }

    /// The referee has this position now; the board stays as it was seen.
    pub fn expect(&mut self, record: Position, now: u64) {
        if record == self.record {
            return;
        }
        let board = self.board();
        *self = Self::new(record, self.completion);
        if let Some(board) = board {
            self.saw(board, now);
        }
    }

    /// The sensors see this.
    pub fn saw(&mut self, board: Board, now: u64) {
        if self.seen.is_some_and(|seen| seen.board == board) {
            return;
        }
        self.note_stood(now);
        self.note_lifts(&board, now);
        self.seen = Some(Seen { board, since: now, what: explain(&self.record, &board) });
        self.has_reported = false;
    }

    /// What can be said by now.
    pub fn look(&mut self, now: u64) -> Vec<Finding> {
        let mut findings = Vec::new();
        for lift in self.lifts.iter_mut().filter(|lift| !lift.is_reported && lift.is_long(now)) {
            lift.is_reported = true;
            findings.push(Finding::Lifted(lift.square));
        }
        let Some(seen) = self.seen.filter(|seen| !self.has_reported && now >= seen.due()) else {
            return findings;
        };
        match seen.what {
            Explanation::Move { mv, unseen } if unseen.is_empty() && self.needs_no_press(mv) => {
                findings.push(Finding::Move(mv));
            }
            Explanation::Kings(announced) => {
                findings.extend(self.stood.take().map(Finding::Move));
                findings.push(Finding::Kings(announced));
            }
            Explanation::Missing(squares) if self.is_in_no_hand(squares) => {
                findings.push(Finding::Missing(squares));
            }
            Explanation::Unclear | Explanation::Illegal(_) => {
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
        let seen = self.seen.filter(|_| !self.has_reported).map(|seen| seen.due());
        lifted.into_iter().chain(seen).min()
    }

    /// What stands on the board at a press that was made at a moment.
    pub fn at_press(&self, pressed: u64, now: u64) -> AtPress {
        let Some(seen) = self.seen else {
            return wait(pressed + HOLD_MS, now, Explanation::Unclear);
        };
        // What was there before the press need not be the last that was on its way.
        let quiet_since = seen.since.max(pressed);
        match seen.what {
            Explanation::Move { .. }
            | Explanation::MoveAndReply(_)
            | Explanation::Illegal(_)
            | Explanation::HalfCastled(_) => wait(quiet_since + QUIET_MS, now, seen.what),
            Explanation::AsRecorded
            | Explanation::Missing(_)
            | Explanation::Kings(_)
            | Explanation::Unclear => wait(pressed + HOLD_MS, now, seen.what),
        }
    }

    /// A piece that was lifted and put back before this move was made with another one.
    pub fn touches_beside(&self, mv: Move) -> Option<TouchedBeside> {
        let board = &self.record.board;
        let castles = self.record.castling_side_of(self.record.resolve(mv));
        if let Some(rook) = castles.and_then(|side| self.record.castling_rook(self.record.turn, side)) {
            let first = |square: Square| self.lifts.iter().position(|lift| lift.square == square);
            let lifted = self.lifts.iter().find(|lift| lift.square == rook);
            let before = first(rook).zip(first(mv.from)).is_some_and(|(rook, king)| rook < king);
            let king = self.lifts.iter().find(|lift| lift.square == mv.from);
            // Lifted together, nobody can say which was first.
            let apart = lifted.zip(king).is_some_and(|(rook, king)| king.since > rook.since);
            if before && apart {
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
        let Some(seen) = self.seen else { return };
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
        let known = self.lifts.iter().filter(|lift| lift.back.is_none());
        let known = known.fold(Bitboard::EMPTY, |all, lift| all | Bitboard::of(lift.square));
        let away = self.record.board.pieces().filter(|(square, _)| !is_there(*square) && !known.has(*square));
        // 4.3.3: if nobody can say which was first, the player's own piece counts as touched before the opponent's; and the king before
        // the rook.
        let mut away: Vec<_> = away.collect();
        away.sort_by_key(|(_, piece)| (piece.color != self.record.turn, piece.role != Role::King));
        let lifted =
            away.into_iter().map(|(square, _)| Lift { square, since: now, back: None, is_reported: false });
        self.lifts.extend(lifted);
    }

    /// Has the move been made without a press: because there is no clock, or because nobody can reply to it?
    fn needs_no_press(&self, mv: Move) -> bool {
        self.completion == Completion::Standing || !self.record.after(mv).has_legal_move()
    }

    fn is_in_no_hand(&self, squares: Bitboard) -> bool {
        let kings = Color::ALL.into_iter().map(|color| self.record.board.of(color, Role::King));
        squares.len() >= TOO_MANY_TO_HOLD || kings.into_iter().any(|king| (king & squares).any())
    }
}

impl Seen {
    /// When it has stood for long enough to be reported.
    const fn due(&self) -> u64 {
        self.since.saturating_add(match self.what {
            Explanation::Move { .. } | Explanation::Kings(_) => STOOD_MS,
            _ => STRANGE_MS,
        })
    }
}

const fn wait(until: u64, now: u64, what: Explanation) -> AtPress {
    match now >= until {
        true => AtPress::Certain(what),
        false => AtPress::Wait(until),
    }
}
