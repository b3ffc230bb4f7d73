//! Proves that there is no mate, even if pieces could be on all their squares at once.
//!
//! Kings and pawns move exactly, move by move. Every other piece is a ghost that stands on all the squares it may have reached, blocks
//! nothing, and is never captured. The search visits all positions of kings and pawns that can arise in this way:
//!
//! - A king steps to squares that neither an enemy pawn nor the enemy king attacks, as if ghosts were not there.
//! - A pawn is pushed to a square without a pawn or a king. It captures a pawn, or captures on a square where an enemy ghost may be. A
//!   double step may be answered by a capture en passant at once; both moves count as one. A promoted pawn is a ghost, queen and knight at
//!   the same time.
//! - A ghost moves along its lines between the pawns, captures any pawn on them, and may make a move that changes nothing if it has more
//!   than one square.
//! - After any move the mover's own king is not attacked by a pawn.
//!
//! Every legal move of the game is one of these, so the search visits the kings and pawns of every position that can be reached. A position
//! that is not a mate here is not a mate on the board: after a move of the winner, the loser's king must be attacked by a pawn or a ghost,
//! and each square around it must be attacked by one, next to the winner's king, or occupied by a pawn or by a ghost of its own, a
//! different one for each square. If no more than three of the winner's ghosts can move, the one that gives check is tried on each of its
//! squares in turn. A king gives check only by a discovered check: it must leave a line to the enemy king with no pawn between them, and
//! the winner must have a ghost that slides along such lines.
//!
//! It matters that kings and pawns move exactly: a side that has no other pieces and no legal move is stalemated, and the game ends there.

use crate::sets::{DIAGONAL, STRAIGHT, ahead, last_rank, one_man_each, pawns_rank, slide};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use touchmove_board::attacks::{between, king_steps, knight_jumps_of, pawn_captures, pawn_captures_of};
use touchmove_board::{Bitboard, CastlingRights, Color, Position, Role, Square};

/// The maximum number of pawn arrangements. With more, the proof hardly ever succeeds.
const ARRANGEMENTS: usize = 4000;

/// The outcome of the proof.
pub(crate) struct Outcome {
    /// True if it is proven that this side can never checkmate.
    pub(crate) proven: bool,
    /// The number of positions of kings and pawns that were examined.
    pub(crate) nodes: u64,
}

/// Tries to prove that this side can never checkmate, by examining at most this number of positions of kings and pawns. The game must not
/// be over.
pub(crate) fn no_mate(position: &Position, winner: Color, limit: u64) -> Outcome {
    let Some(mut search) = Search::new(position, winner) else { return Outcome { proven: false, nodes: 0 } };
    let mut proven = true;
    while let Some(state) = search.waiting.pop() {
        if search.nodes > limit || search.classes.len() > ARRANGEMENTS || search.mate_follows(state) {
            proven = false;
            break;
        }
    }
    Outcome { proven, nodes: search.nodes }
}

/// A piece other than king and pawn: the squares it may be on, for each kind of piece it may be.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Ghost {
    color: Color,
    rook: Bitboard,
    bishop: Bitboard,
    queen: Bitboard,
    knight: Bitboard,
}

impl Ghost {
    fn nowhere(color: Color) -> Self {
        let none = Bitboard::EMPTY;
        Self { color, rook: none, bishop: none, queen: none, knight: none }
    }

    fn squares(&self) -> Bitboard {
        self.rook | self.bishop | self.queen | self.knight
    }

    fn attacks(&self, through: Bitboard) -> Bitboard {
        slide(self.rook | self.queen, &STRAIGHT, through)
            | slide(self.bishop | self.queen, &DIAGONAL, through)
            | knight_jumps_of(self.knight)
    }

    /// The ghost after one more move, given the squares it can pass over and those it can end on. It also keeps its earlier squares.
    fn moved(&self, through: Bitboard, onto: Bitboard) -> Self {
        let straight = |men| slide(men, &STRAIGHT, through) & onto;
        let diagonal = |men| slide(men, &DIAGONAL, through) & onto;
        Self {
            color: self.color,
            rook: self.rook | straight(self.rook),
            bishop: self.bishop | diagonal(self.bishop),
            queen: self.queen | straight(self.queen) | diagonal(self.queen),
            knight: self.knight | knight_jumps_of(self.knight) & onto,
        }
    }

    /// The ghost reduced to that square, as every kind of piece that it can be there.
    fn standing(&self, square: Square) -> Self {
        let here = Bitboard::of(square);
        Self {
            color: self.color,
            rook: self.rook & here,
            bishop: self.bishop & here,
            queen: self.queen & here,
            knight: self.knight & here,
        }
    }
}

/// Pawns and ghosts. They change only when pawns move or are captured.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Arrangement {
    pawns: [Bitboard; 2],
    ghosts: Vec<Ghost>,
}

impl Arrangement {
    fn without_pawns(&self) -> Bitboard {
        !(self.pawns[0] | self.pawns[1])
    }

    /// Extends the ghosts to all squares they can reach, and sorts them.
    fn settle(&mut self) {
        let free = self.without_pawns();
        for ghost in &mut self.ghosts {
            loop {
                let next = ghost.moved(free, free);
                if next == *ghost {
                    break;
                }
                *ghost = next;
            }
        }
        self.ghosts.sort_unstable();
    }

    fn of(&self, color: Color) -> impl Iterator<Item = &Ghost> {
        self.ghosts.iter().filter(move |ghost| ghost.color == color)
    }

    fn pawn_attacks(&self, color: Color) -> Bitboard {
        pawn_captures_of(color, self.pawns[color as usize])
    }
}

/// A move that changes the arrangement.
#[derive(Copy, Clone)]
struct Change {
    to: u32,
    /// No king may stand on these squares.
    free: Bitboard,
    /// True for a double step with a capture en passant: after both moves it is the same player's turn.
    in_passing: bool,
}

/// An arrangement, and what is known about it.
struct Class {
    arrangement: Arrangement,
    changes: [Option<Vec<Change>>; 2],
    /// The states that have been reached, one bit each.
    seen: [u64; 128],
    /// Two bits for each pair of king squares: [`CANNOT`], [`MIGHT`], or 0 if the pair has not been checked for a possible mate.
    nets: [u64; 128],
    /// The squares that the winner's pawns and ghosts attack.
    attacked: Bitboard,
    /// By colour: true if a ghost can make a move that changes nothing.
    idles: [bool; 2],
    /// True if the winner has ghosts that can give a discovered check: on straight lines, and on diagonals.
    uncovers: [bool; 2],
}

#[derive(Copy, Clone)]
struct State {
    class: u32,
    kings: [Square; 2],
    turn: Color,
}

struct Search {
    winner: Color,
    classes: Vec<Class>,
    index: BTreeMap<Arrangement, u32>,
    waiting: Vec<State>,
    nodes: u64,
}

impl Search {
    fn new(position: &Position, winner: Color) -> Option<Self> {
        let board = &position.board;
        let ends = last_rank(Color::White) | last_rank(Color::Black);
        let ordinary = board.has_one_king_each()
            && position.castling == CastlingRights::NONE
            && position.en_passant.is_none()
            && (board.of_role(Role::Pawn) & ends).is_empty();
        if !ordinary {
            return None;
        }
        let pawns = Color::ALL.map(|color| board.of(color, Role::Pawn));
        let mut ghosts = Vec::new();
        for (square, piece) in board.pieces() {
            let (here, nowhere) = (Bitboard::of(square), Ghost::nowhere(piece.color));
            match piece.role {
                Role::King | Role::Pawn => {}
                Role::Knight => ghosts.push(Ghost { knight: here, ..nowhere }),
                Role::Bishop => ghosts.push(Ghost { bishop: here, ..nowhere }),
                Role::Rook => ghosts.push(Ghost { rook: here, ..nowhere }),
                Role::Queen => ghosts.push(Ghost { queen: here, ..nowhere }),
            }
        }
        let kings =
            [board.of(Color::White, Role::King).first()?, board.of(Color::Black, Role::King).first()?];
        let mut search =
            Self { winner, classes: Vec::new(), index: BTreeMap::new(), waiting: Vec::new(), nodes: 0 };
        let class = search.class(Arrangement { pawns, ghosts });
        search.push(State { class, kings, turn: position.turn });
        Some(search)
    }

    /// The number of this arrangement's class.
    fn class(&mut self, mut arrangement: Arrangement) -> u32 {
        arrangement.settle();
        if let Some(index) = self.index.get(&arrangement) {
            return *index;
        }
        let (winner, through) = (self.winner, arrangement.without_pawns());
        let attacked = arrangement
            .of(winner)
            .fold(arrangement.pawn_attacks(winner), |set, ghost| set | ghost.attacks(through));
        let sliding = |set: fn(&Ghost) -> Bitboard| arrangement.of(winner).any(|ghost| set(ghost).any());
        let class = Class {
            changes: [None, None],
            seen: [0; 128],
            nets: [0; 128],
            attacked,
            idles: Color::ALL.map(|color| arrangement.of(color).any(|ghost| ghost.squares().several())),
            uncovers: [
                sliding(|ghost| ghost.rook | ghost.queen),
                sliding(|ghost| ghost.bishop | ghost.queen),
            ],
            arrangement: arrangement.clone(),
        };
        let index = self.classes.len() as u32;
        self.classes.push(class);
        self.index.insert(arrangement, index);
        index
    }

    fn at(&self, class: u32) -> &Class {
        &self.classes[class as usize]
    }

    /// Adds the state to the queue, unless it has been reached before.
    fn push(&mut self, state: State) {
        let bit = place(state.kings) * 2 + state.turn as usize;
        let seen = &mut self.classes[state.class as usize].seen[bit / 64];
        if *seen >> (bit % 64) & 1 == 0 {
            *seen |= 1 << (bit % 64);
            self.nodes += 1;
            self.waiting.push(state);
        }
    }

    /// Visits every state one move later, until one of them might be mate.
    fn mate_follows(&mut self, state: State) -> bool {
        self.king_mates(state) || self.idle_move_mates(state) || self.change_mates(state)
    }

    fn king_mates(&mut self, state: State) -> bool {
        let State { class, kings, turn } = state;
        let (king, other) = (kings[turn as usize], kings[!turn as usize]);
        let pawns = self.at(class).arrangement.pawns;
        let uncovers = turn == self.winner && self.at(class).uncovers_check(king, other);
        for to in king_steps(king).without(pawns[turn as usize] | king_steps(other)) {
            let mut next = pawns;
            next[!turn as usize] = next[!turn as usize].without(Bitboard::of(to));
            if pawn_captures_of(!turn, next[!turn as usize]).has(to) {
                continue;
            }
            let class = if next == pawns {
                class
            } else {
                let ghosts = self.at(class).arrangement.ghosts.clone();
                self.class(Arrangement { pawns: next, ghosts })
            };
            let mut kings = kings;
            kings[turn as usize] = to;
            if uncovers && self.net(class, kings) {
                return true;
            }
            self.push(State { class, kings, turn: !turn });
        }
        false
    }

    fn idle_move_mates(&mut self, state: State) -> bool {
        let State { class, kings, turn } = state;
        let here = self.at(class);
        if !here.idles[turn as usize] || here.arrangement.pawn_attacks(!turn).has(kings[turn as usize]) {
            return false;
        }
        if turn == self.winner && self.net(class, kings) {
            return true;
        }
        self.push(State { class, kings, turn: !turn });
        false
    }

    fn change_mates(&mut self, state: State) -> bool {
        let State { class, kings, turn } = state;
        let changes = match self.classes[class as usize].changes[turn as usize].take() {
            Some(changes) => changes,
            None => self.changes(class, turn),
        };
        let mut mates = false;
        for change in &changes {
            if kings.into_iter().any(|king| change.free.has(king)) {
                continue;
            }
            let attacked = self.at(change.to).arrangement.pawn_attacks(!turn).has(kings[turn as usize]);
            if attacked && !change.in_passing {
                continue;
            }
            let mover = if change.in_passing { !turn } else { turn };
            if mover == self.winner && self.net(change.to, kings) {
                mates = true;
                break;
            }
            self.push(State { class: change.to, kings, turn: !mover });
        }
        self.classes[class as usize].changes[turn as usize] = Some(changes);
        mates
    }

    /// All moves of that colour that change the arrangement.
    fn changes(&mut self, class: u32, turn: Color) -> Vec<Change> {
        let Arrangement { pawns, ghosts } = self.at(class).arrangement.clone();
        let (mine, theirs) = (pawns[turn as usize], pawns[!turn as usize]);
        let free = !(mine | theirs);
        let prey = ghosts
            .iter()
            .filter(|ghost| ghost.color != turn)
            .fold(theirs, |set, ghost| set | ghost.squares());
        let mut changes = Vec::new();
        for from in mine {
            let once = ahead(turn, Bitboard::of(from)) & free;
            for to in once {
                changes.push(self.pawn_move(&pawns, &ghosts, turn, from, to));
            }
            for to in pawn_captures(turn, from) & prey {
                changes.push(self.pawn_move(&pawns, &ghosts, turn, from, to));
            }
            let twice = if pawns_rank(turn).has(from) { ahead(turn, once) & free } else { Bitboard::EMPTY };
            for to in twice {
                let step = self.pawn_move(&pawns, &ghosts, turn, from, to);
                changes.push(Change { free: once | twice, ..step });
                for over in once {
                    for captor in pawn_captures(turn, over) & theirs {
                        let mut next = pawns;
                        next[turn as usize] = mine.without(Bitboard::of(from));
                        next[!turn as usize] = theirs.without(Bitboard::of(captor)) | once;
                        let to = self.class(Arrangement { pawns: next, ghosts: ghosts.clone() });
                        changes.push(Change { to, free: once | twice, in_passing: true });
                    }
                }
            }
        }
        for (index, ghost) in ghosts.iter().enumerate().filter(|(_, ghost)| ghost.color == turn) {
            for to in ghost.attacks(free) & theirs {
                let mut ghosts = ghosts.clone();
                ghosts[index] = ghost.moved(free, Bitboard::of(to));
                let mut next = pawns;
                next[!turn as usize] = theirs.without(Bitboard::of(to));
                let class = self.class(Arrangement { pawns: next, ghosts });
                changes.push(Change { to: class, free: Bitboard::EMPTY, in_passing: false });
            }
        }
        changes
    }

    fn pawn_move(
        &mut self,
        pawns: &[Bitboard; 2],
        ghosts: &[Ghost],
        turn: Color,
        from: Square,
        to: Square,
    ) -> Change {
        let here = Bitboard::of(to);
        let mut next = *pawns;
        let mut ghosts = ghosts.to_vec();
        next[turn as usize] = next[turn as usize].without(Bitboard::of(from));
        next[!turn as usize] = next[!turn as usize].without(here);
        if last_rank(turn).has(to) {
            ghosts.push(Ghost { queen: here, knight: here, ..Ghost::nowhere(turn) });
        } else {
            next[turn as usize] |= here;
        }
        let class = self.class(Arrangement { pawns: next, ghosts });
        Change { to: class, free: here, in_passing: false }
    }

    /// Returns true if this might be mate.
    fn net(&mut self, class: u32, kings: [Square; 2]) -> bool {
        let bit = place(kings) * 2;
        let known = self.at(class).nets[bit / 64] >> (bit % 64) & 3;
        if known != 0 {
            return known == MIGHT;
        }
        let might = self.at(class).net(self.winner, kings);
        self.classes[class as usize].nets[bit / 64] |= (if might { MIGHT } else { CANNOT }) << (bit % 64);
        might
    }
}

const CANNOT: u64 = 1;
const MIGHT: u64 = 2;

/// One number for the squares of both kings.
fn place(kings: [Square; 2]) -> usize {
    kings[0].index() * 64 + kings[1].index()
}

impl Class {
    /// Returns true if a king that leaves this square may give a discovered check.
    fn uncovers_check(&self, from: Square, king: Square) -> bool {
        let (files, ranks) = (from.file().abs_diff(king.file()), from.rank().abs_diff(king.rank()));
        let [straight, diagonal] = self.uncovers;
        let on_line = (files == 0 || ranks == 0) && straight || files == ranks && diagonal;
        on_line && between(from, king).without(self.arrangement.without_pawns()).is_empty()
    }

    fn net(&self, winner: Color, kings: [Square; 2]) -> bool {
        let (king, winner_king) = (kings[!winner as usize], kings[winner as usize]);
        if !self.attacked.has(king) {
            return false;
        }
        let arrangement = &self.arrangement;
        let taken = king_steps(winner_king) | arrangement.pawns[!winner as usize];
        let blockers: Vec<Bitboard> = arrangement.of(!winner).map(Ghost::squares).collect();
        let held = |attacked: Bitboard| one_man_each(king_steps(king).without(attacked | taken), &blockers);
        if !held(self.attacked) {
            return false;
        }
        let pawn_attacks = arrangement.pawn_attacks(winner);
        let can_move = arrangement.of(winner).filter(|ghost| ghost.squares().several()).count();
        if pawn_attacks.has(king) || can_move > 3 {
            return true;
        }
        let through = arrangement.without_pawns();
        arrangement.of(winner).enumerate().any(|(index, ghost)| {
            let others = arrangement.of(winner).enumerate().filter(|(other, _)| *other != index);
            let others = others.fold(pawn_attacks, |set, (_, other)| set | other.attacks(through));
            ghost.squares().into_iter().any(|square| {
                let attacks = ghost.standing(square).attacks(through);
                attacks.has(king) && held(attacks | others)
            })
        })
    }
}
