//! A whole game: tags, moves with their notes, variations.

mod build;
mod comment;
mod compare;
mod ply;
mod tags;
mod unplayed;

pub use build::{ReadGame, Records};
pub use comment::{Command, Comment, TimeCommand};
pub use ply::Ply;
pub use tags::{ROSTER, TagFault, Tags};
pub use unplayed::Unplayed;

pub(super) use tags::ILLEGAL_MOVE_STOOD;

use super::{GameResult, Legality, Played, ResultConflict};
use touchmove_board::{Color, File, Move, Position, Role};

/// A game as PGN keeps it.
///
/// The half-moves are a tree in one list: each knows its parent, its first continuation and its next alternative. So no part of
/// it recurses, however long or deep a game is.
#[derive(Clone, Debug)]
pub struct GameRecord {
    /// The tags that do not follow from the rest.
    pub tags: Tags,
    /// Comments before the first move.
    pub comments: Vec<Comment>,
    /// How the game ended.
    pub result: GameResult,
    /// What the Result tag and the end of the moves said, if they disagreed: then they are written so again.
    pub result_conflict: Option<ResultConflict>,
    /// The moves of a game without a start, as they stand in the file.
    pub unplayed: Vec<Unplayed>,
    start: Option<Position>,
    nodes: Vec<Node>,
    /// The first half-moves, main line first.
    roots: Children,
}

/// A half-move of a [`GameRecord`], by its place in it.
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

/// What can follow a half-move: the first one continues its line, the others are variations.
#[derive(Copy, Clone, Default, Debug)]
struct Children {
    first: Option<PlyId>,
    last: Option<PlyId>,
}

impl GameRecord {
    /// A game without moves from that position. If it has rights to castle that only Chess960 has, its Variant tag says so.
    pub fn new(start: Position) -> Self {
        let mut tags = Tags::new();
        if needs_chess960(&start) {
            // The name is a name, so this does not fail.
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

    /// A game of which the start is not known, and so no move either.
    fn without_start() -> Self {
        Self { start: None, ..Self::new(Position::standard()) }
    }

    /// The position from which the game starts; none if the game was read and its tags do not tell, or it is of another
    /// variant. Then it has no moves that are played, and keeps those tags as they are and the moves as text.
    pub fn start(&self) -> Option<&Position> {
        self.start.as_ref()
    }

    /// How many half-moves it has in all its lines.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Has it no moves?
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Adds a move after a half-move, or at the start: as the continuation if there is none yet, else as another variation.
    /// The move may be illegal, if it stood. `None` if the start is not known, or if the record is full.
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
    /// If the id is of another record that is longer than this one.
    pub fn ply(&self, id: PlyId) -> &Ply {
        &self.nodes[id.0 as usize].ply
    }

    /// A half-move, to change its notes.
    ///
    /// # Panics
    ///
    /// If the id is of another record that is longer than this one.
    pub fn ply_mut(&mut self, id: PlyId) -> &mut Ply {
        &mut self.nodes[id.0 as usize].ply
    }

    /// The half-move before; none at the start.
    pub fn parent(&self, id: PlyId) -> Option<PlyId> {
        self.nodes.get(id.0 as usize)?.parent
    }

    /// What follows a half-move, or the start: first the continuation of its line, then the variations.
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

    /// The half-moves of the game itself, without variations.
    pub fn main_line(&self) -> impl Iterator<Item = PlyId> {
        core::iter::successors(self.roots.first, |id| self.next(Some(*id)).next())
    }

    /// The position after a half-move, or at the start; none if that is not known. It is played from the start each time.
    pub fn position_after(&self, id: Option<PlyId>) -> Option<Position> {
        let mut line: Vec<PlyId> = core::iter::successors(id, |id| self.parent(*id)).collect();
        line.reverse();
        Some(line.into_iter().fold(self.start?, |position, id| self.ply(id).played().after(&position)))
    }

    /// Which half-move of the game, from 1, was the first illegal one that stood.
    pub fn illegal_move_stood(&self) -> Option<u32> {
        let is_stood = |id: PlyId| matches!(self.ply(id).legality(), Legality::Stood(_));
        (1..).zip(self.main_line()).find(|(_, id)| is_stood(*id)).map(|(number, _)| number)
    }
}

/// Is there a right to castle with a king or a rook that does not stand where it does in standard chess?
fn needs_chess960(start: &Position) -> bool {
    let rooks = start.effective_castling();
    Color::ALL.into_iter().any(|color| {
        let mut rooks = rooks.rooks_of(color).into_iter();
        let is_usual_king =
            || start.board.of(color, Role::King).first().is_some_and(|king| king.file() == File::E);
        rooks.any(|rook| !matches!(rook.file(), File::A | File::H) || !is_usual_king())
    })
}
