//! The moves of a record with everything among them.

use super::super::{Comment, GameRecord, Legality, Ply, PlyId, stood};
use super::Shown;
use super::layout::Layout;
use crate::{Language, Style};
use touchmove_board::{Color, Position};

/// What is still to be written. A list of it takes the place of recursion.
enum Task {
    /// A half-move, then what follows it in its line; with the variations on it or, if it begins one itself, without.
    Line { id: PlyId, before: Position, variations: Variations },
    /// The beginning of a variation.
    Open,
    /// Its end.
    Close,
}

#[derive(Copy, Clone, PartialEq, Eq)]
enum Variations {
    With,
    Without,
}

/// The movetext in the making.
struct Movetext<'a> {
    record: &'a GameRecord,
    language: &'a Language,
    shown: Shown,
    layout: Layout,
    tasks: Vec<Task>,
    depth: usize,
    /// What follows an illegal move that stood, and in what depth that move is.
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
    record.comments.iter().for_each(|comment| movetext.layout.comment(comment.text()));
    if let Some(start) = record.start() {
        movetext.go_on(None, *start);
    }
    while let Some(task) = movetext.tasks.pop() {
        match task {
            Task::Line { id, before, variations } => movetext.line(id, &before, variations),
            Task::Open => movetext.open(),
            Task::Close => movetext.close(),
        }
    }
    movetext.end_stood();
    movetext.layout.word(record.result.token());
    movetext.layout.finish()
}

impl Movetext<'_> {
    /// The line goes on after a half-move.
    fn go_on(&mut self, after: Option<PlyId>, position: Position) {
        if let Some(id) = self.record.next(after).next() {
            self.tasks.push(Task::Line { id, before: position, variations: Variations::With });
        }
    }

    fn line(&mut self, id: PlyId, before: &Position, variations: Variations) {
        let ply = self.record.ply(id);
        let is_told = self.shown == Shown::Everything;
        if is_told && self.stood.is_none() && ply.legality() != Legality::Legal {
            self.stood = Some((self.depth, Vec::new()));
        }
        match &mut self.stood {
            Some((_, words)) => stood_words(words, ply),
            None => self.ply(ply, before),
        }
        // What is to come last is put down first.
        self.go_on(Some(id), ply.played().after(before));
        if variations == Variations::With {
            let first = self.tasks.len();
            let mut sibling = self.record.sibling(id);
            while let Some(id) = sibling {
                let line = Task::Line { id, before: *before, variations: Variations::Without };
                self.tasks.extend([Task::Open, line, Task::Close]);
                sibling = self.record.sibling(id);
            }
            self.tasks[first..].reverse();
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
            self.layout.comment(&stood::comment(&words));
        }
    }

    fn ply(&mut self, ply: &Ply, before: &Position) {
        self.comments(&ply.comments_before);
        let number = before.fullmove_number;
        match before.turn {
            Color::White => self.layout.word(&format!("{number}.")),
            Color::Black if self.number_due => self.layout.word(&format!("{number}...")),
            Color::Black => {}
        }
        self.number_due = false;
        match ply.mv() {
            Some(mv) => self.layout.word(&match self.shown {
                Shown::Everything => crate::write(before, mv, self.language, Style::PGN),
                Shown::OnTheBoard => crate::write_as_seen(before, mv, self.language),
            }),
            None => self.layout.word("--"),
        }
        ply.nags.iter().for_each(|nag| self.layout.word(&nag.to_string()));
        if ply.draw_offered {
            self.layout.word("(=)");
            self.number_due = true;
        }
        self.comments(&ply.comments);
    }

    fn comments(&mut self, comments: &[Comment]) {
        for comment in comments {
            self.layout.comment(comment.text());
            self.number_due = true;
        }
    }
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
