//! Writes the moves of a record with everything among them.

use super::super::{Comment, GameRecord, Legality, Ply, PlyId, stood};
use super::Shown;
use super::layout::Layout;
use super::unplayed;
use crate::{Language, Style};
use touchmove_board::{Color, Position};

/// A part still to be written. A stack of these replaces recursion.
enum Task {
    /// A half-move, then its continuation; with the variations on it or, if it begins a variation itself, without.
    Line { id: PlyId, before: Position, variations: Variations },
    /// The beginning of a variation.
    Open,
    /// Its end.
    Close,
    /// The line continues with moves that other programs can play.
    EndStood,
}

#[derive(Copy, Clone, PartialEq, Eq)]
enum Variations {
    With,
    Without,
}

/// The movetext being written.
struct Movetext<'a> {
    record: &'a GameRecord,
    language: &'a Language,
    shown: Shown,
    layout: Layout,
    tasks: Vec<Task>,
    depth: usize,
    /// The part that begins with a move other programs cannot play, and the depth of that move.
    stood: Option<(usize, Vec<String>)>,
    /// The next move by Black needs its number.
    number_due: bool,
}

/// Writes the moves and the result.
pub(super) fn movetext(record: &GameRecord, language: &Language, shown: Shown) -> String {
    let mut movetext = Movetext {
        record,
        language,
        shown,
        layout: Layout::default(),
        tasks: Vec::new(),
        depth: 0,
        stood: None,
        number_due: true,
    };
    record.comments.iter().for_each(|comment| movetext.layout.notes.comment(comment.text()));
    match record.start() {
        Some(start) => movetext.go_on(None, *start),
        None => unplayed::write(record, &mut movetext.layout),
    }
    while let Some(task) = movetext.tasks.pop() {
        match task {
            Task::Line { id, before, variations } => movetext.line(id, &before, variations),
            Task::Open => movetext.open(),
            Task::Close => movetext.close(),
            Task::EndStood => movetext.end_stood(),
        }
    }
    movetext.end_stood();
    let token = record.result_conflict.map_or(record.result.token(), |conflict| conflict.token.against_tag());
    movetext.layout.word(token);
    movetext.layout.finish()
}

impl Movetext<'_> {
    /// Continues the line after a half-move.
    fn go_on(&mut self, after: Option<PlyId>, position: Position) {
        if let Some(id) = self.record.next(after).next() {
            self.tasks.push(Task::Line { id, before: position, variations: Variations::With });
        }
    }

    fn line(&mut self, id: PlyId, before: &Position, variations: Variations) {
        let ply = self.record.ply(id);
        let is_told = self.shown == Shown::Everything;
        if is_told && self.stood.is_none() && !is_playable(ply) {
            self.stood = Some((self.depth, Vec::new()));
        }
        match &mut self.stood {
            Some((_, words)) => stood_words(words, ply),
            None => self.ply(ply, before, variations),
        }
        // Tasks are taken from the end, so the last comes first.
        self.go_on(Some(id), ply.played().after(before));
        if variations == Variations::With {
            self.variations(id, before);
        }
    }

    /// Writes the alternatives to a half-move. They go into a comment if one of them begins with a move that other programs cannot play,
    /// or if the line continues in a comment: a comment cannot follow a variation, and a variation needs a move.
    fn variations(&mut self, id: PlyId, before: &Position) {
        let record = self.record;
        let siblings: Vec<PlyId> =
            core::iter::successors(record.sibling(id), |id| record.sibling(*id)).collect();
        let next = record.next(Some(id)).next();
        let is_unplayable = |id: &PlyId| !is_playable(record.ply(*id));
        if self.stood.is_none() && !siblings.is_empty() && siblings.iter().chain(&next).any(is_unplayable) {
            self.stood = Some((self.depth, Vec::new()));
            self.tasks.extend(next.filter(|next| !is_unplayable(next)).map(|_| Task::EndStood));
        }
        for id in siblings.into_iter().rev() {
            let line = Task::Line { id, before: *before, variations: Variations::Without };
            self.tasks.extend([Task::Close, line, Task::Open]);
        }
    }

    fn open(&mut self) {
        self.depth += 1;
        match &mut self.stood {
            Some((_, words)) => words.push("(".to_owned()),
            None => {
                self.layout.open();
                self.number_due = true;
            }
        }
    }

    fn close(&mut self) {
        if self.stood.as_ref().is_some_and(|(depth, _)| *depth == self.depth) {
            self.end_stood();
        }
        self.depth -= 1;
        match &mut self.stood {
            Some((_, words)) => words.push(")".to_owned()),
            None => {
                self.layout.close();
                self.number_due = true;
            }
        }
    }

    fn end_stood(&mut self) {
        if let Some((_, words)) = self.stood.take() {
            self.layout.notes.stood(&stood::comment(&words));
            self.number_due = true;
        }
    }

    fn ply(&mut self, ply: &Ply, before: &Position, variations: Variations) {
        // Only at the beginning of a variation do all readers accept a comment before a move.
        let is_first = variations == Variations::Without;
        if is_first {
            self.comments(&ply.comments_before);
        }
        let number = before.fullmove_number;
        match before.turn {
            Color::White => self.layout.word(&format!("{number}.")),
            Color::Black if self.number_due => self.layout.word(&format!("{number}...")),
            Color::Black => {}
        }
        self.number_due = false;
        match (ply.mv(), self.shown) {
            (Some(mv), Shown::Everything) => {
                self.layout.word(&crate::write(before, mv, self.language, Style::PGN));
            }
            (Some(mv), Shown::OnTheBoard) => {
                self.layout.word(&crate::write_as_seen(before, mv, self.language));
            }
            (None, _) => self.layout.word("--"),
        }
        ply.nags.iter().for_each(|nag| self.layout.word(&nag.to_string()));
        if !is_first && !ply.comments_before.is_empty() {
            self.comments(&ply.comments_before);
            self.layout.notes.before();
        }
        if ply.draw_offered {
            self.layout.notes.draw_offer();
            self.number_due = true;
        }
        self.comments(&ply.comments);
    }

    fn comments(&mut self, comments: &[Comment]) {
        for comment in comments {
            self.layout.notes.comment(comment.text());
            self.number_due = true;
        }
    }
}

/// Returns true if other programs can play it.
fn is_playable(ply: &Ply) -> bool {
    ply.mv().is_some() && ply.legality() == Legality::Legal
}

fn stood_words(words: &mut Vec<String>, ply: &Ply) {
    let comments = |comments: &[Comment]| -> Vec<String> {
        comments.iter().map(|comment| stood::comment_word(comment.text())).collect()
    };
    words.extend(comments(&ply.comments_before));
    words.push(ply.mv().map_or("--".to_owned(), |mv| mv.to_string()));
    words.extend(ply.nags.iter().map(ToString::to_string));
    words.extend(ply.draw_offered.then(|| "=".to_owned()));
    words.extend(comments(&ply.comments));
}
