//! A complete game: tags, moves with their notes, variations.

mod build;
mod comment;
mod compare;
mod ply;
mod tags;
mod unplayed;

pub use build::{ReadGame, Records};
pub use comment::{Command, Comment, TimeCommand};
pub use ply::Ply;
pub use tags::{ROSTER, TagError, Tags};
pub use unplayed::Unplayed;

pub(super) use tags::ILLEGAL_MOVE_STOOD;

use super::{GameResult, Legality, Played, ResultConflict};
use touchmove_board::{Color, File, Move, Position, Role};

/// A game with everything that PGN can hold.
///
/// The half-moves form a tree in one list: each has its parent, its first continuation and its next alternative. So nothing
/// recurses, however long or deep a game is.
#[derive(Clone, Debug)]
pub struct GameRecord {
    /// The tags that are not derived from the rest.
    pub tags: Tags,
    /// Comments before the first move.
    pub comments: Vec<Comment>,
    /// The result.
    pub result: GameResult,
    /// The results in the Result tag and at the end of the moves, if they disagree; they are written back the same way.
    pub result_conflict: Option<ResultConflict>,
    /// The moves of a game without a start, as written in the file.
    pub unplayed: Vec<Unplayed>,
    start: Option<Position>,
    nodes: Vec<Node>,
    /// The first half-moves, main line first.
    roots: Children,
}

/// A half-move of a [`GameRecord`], by its index.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PlyId(u32);

#[derive(Clone, Debug)]
struct Node {
    ply: Ply,
    parent: Option<PlyId>,
    /// The next alternative to it.
    sibling: Option<PlyId>,
    children: Children,
}

/// The possible continuations after a half-move: the first continues its line, the others are variations.
#[derive(Copy, Clone, Default, Debug)]
struct Children {
    first: Option<PlyId>,
    last: Option<PlyId>,
}

impl GameRecord {
    /// A game without moves from that position. If it has rights to castle that only Chess960 has, the Variant tag is set.
    #[must_use]
    pub fn new(start: Position) -> Self {
        let mut tags = Tags::new();
        if needs_chess960(&start) {
            // The name is valid, so this does not fail.
            let _ = tags.set("Variant", "Chess960");
        }
        Self {
            tags,
            comments: Vec::new(),
            result: GameResult::Unknown,
            result_conflict: None,
            unplayed: Vec::new(),
            start: Some(start),
            nodes: Vec::new(),
            roots: Children::default(),
        }
    }

    /// A game whose starting position is unknown, and which therefore has no moves.
    fn without_start() -> Self {
        Self { start: None, ..Self::new(Position::standard()) }
    }

    /// The starting position; `None` if the game was read and its tags do not give it, or if it is of another variant. Such a
    /// game has no played moves, and keeps those tags unchanged and the moves as text.
    #[must_use]
    pub fn start(&self) -> Option<&Position> {
        self.start.as_ref()
    }

    /// The number of half-moves in all lines.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Returns true if it has no moves.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Adds a move after a half-move, or at the start: as the continuation if there is none yet, otherwise as another
    /// variation. The move may be illegal, if it stood. `None` if the start is unknown or the record is full.
    pub fn add(&mut self, after: Option<PlyId>, mv: Move) -> Option<PlyId> {
        let played = Played::new(&self.position_after(after)?, mv);
        self.attach(after, played)
    }

    /// Adds a move that was not recorded.
    pub fn add_not_recorded(&mut self, after: Option<PlyId>) -> Option<PlyId> {
        self.start?;
        self.attach(after, Played::NOT_RECORDED)
    }

    fn attach(&mut self, parent: Option<PlyId>, played: Played) -> Option<PlyId> {
        let id = PlyId(u32::try_from(self.nodes.len()).ok()?);
        let children = match parent {
            None => &mut self.roots,
            Some(parent) => &mut self.nodes.get_mut(parent.0 as usize)?.children,
        };
        let elder = children.last.replace(id);
        children.first = children.first.or(Some(id));
        if let Some(elder) = elder.and_then(|elder| self.nodes.get_mut(elder.0 as usize)) {
            elder.sibling = Some(id);
        }
        self.nodes.push(Node { ply: Ply::new(played), parent, sibling: None, children: Children::default() });
        Some(id)
    }

    /// A half-move.
    ///
    /// # Panics
    ///
    /// If the id belongs to another record that is longer than this one.
    #[must_use]
    pub fn ply(&self, id: PlyId) -> &Ply {
        &self.nodes[id.0 as usize].ply
    }

    /// A half-move, for changing its notes.
    ///
    /// # Panics
    ///
    /// If the id belongs to another record that is longer than this one.
    pub fn ply_mut(&mut self, id: PlyId) -> &mut Ply {
        &mut self.nodes[id.0 as usize].ply
    }

    /// The half-move before; `None` at the start.
    #[must_use]
    pub fn parent(&self, id: PlyId) -> Option<PlyId> {
        self.nodes.get(id.0 as usize)?.parent
    }

    /// The half-moves that follow a half-move, or the start: first the continuation of its line, then the variations.
    pub fn next(&self, after: Option<PlyId>) -> impl Iterator<Item = PlyId> {
        let first = match after {
            None => self.roots.first,
            Some(id) => self.nodes.get(id.0 as usize).and_then(|node| node.children.first),
        };
        core::iter::successors(first, |id| self.sibling(*id))
    }

    /// The next alternative to a half-move.
    pub(super) fn sibling(&self, id: PlyId) -> Option<PlyId> {
        self.nodes.get(id.0 as usize)?.sibling
    }

    /// The half-moves of the main line, without variations.
    pub fn main_line(&self) -> impl Iterator<Item = PlyId> {
        core::iter::successors(self.roots.first, |id| self.next(Some(*id)).next())
    }

    /// The position after a half-move, or at the start; `None` if it is unknown. It is replayed from the start each time.
    #[must_use]
    pub fn position_after(&self, id: Option<PlyId>) -> Option<Position> {
        let mut line: Vec<PlyId> = core::iter::successors(id, |id| self.parent(*id)).collect();
        line.reverse();
        Some(line.into_iter().fold(self.start?, |position, id| self.ply(id).played().after(&position)))
    }

    /// The number of the first half-move, counted from 1, that was illegal and stood.
    #[must_use]
    pub fn illegal_move_stood(&self) -> Option<u32> {
        let is_stood = |id: PlyId| matches!(self.ply(id).legality(), Legality::Stood(_));
        (1..).zip(self.main_line()).find(|(_, id)| is_stood(*id)).map(|(number, _)| number)
    }
}

/// Returns true if there is a right to castle with a king or rook that is not on its square of standard chess.
fn needs_chess960(start: &Position) -> bool {
    let rooks = start.effective_castling();
    Color::ALL.into_iter().any(|color| {
        let mut rooks = rooks.rooks_of(color).into_iter();
        let is_usual_king =
            || start.board.of(color, Role::King).first().is_some_and(|king| king.file() == File::E);
        rooks.any(|rook| !matches!(rook.file(), File::A | File::H) || !is_usual_king())
    })
}
