//! Equality of records.

use super::{GameRecord, PlyId};

/// Two records are equal if they have the same tags, start, result, half-moves with their notes, and variations in the same
/// order, no matter in which order they were built.
impl PartialEq for GameRecord {
    fn eq(&self, other: &Self) -> bool {
        self.tags == other.tags
            && self.comments == other.comments
            && self.result == other.result
            && self.result_conflict == other.result_conflict
            && self.unplayed == other.unplayed
            && self.start == other.start
            && self.nodes.len() == other.nodes.len()
            && self.has_same_tree(other)
    }
}

impl Eq for GameRecord {}

impl GameRecord {
    fn has_same_tree(&self, other: &Self) -> bool {
        let mut pairs: Vec<(Option<PlyId>, Option<PlyId>)> = vec![(None, None)];
        while let Some((here, there)) = pairs.pop() {
            if let (Some(here), Some(there)) = (here, there)
                && self.ply(here) != other.ply(there)
            {
                return false;
            }
            let (mut mine, mut theirs) = (self.next(here), other.next(there));
            loop {
                match (mine.next(), theirs.next()) {
                    (None, None) => break,
                    (Some(mine), Some(theirs)) => pairs.push((Some(mine), Some(theirs))),
                    _ => return false,
                }
            }
        }
        true
    }
}
