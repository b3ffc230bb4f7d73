//! Builds records from a stream of PGN.

use super::super::text::At;
use super::super::{
    Flow, Follower, GameResult, Limits, Listener, Nag, PgnError, PgnErrorKind, Played, Reader, Replay,
    ResultConflict, Source, Token,
};
use super::{Comment, GameRecord, PlyId, TagError, Unplayed};
use crate::Language;
use touchmove_board::Position;

/// The number of faults kept for a game; the rest are only counted.
const KEPT_FAULTS: usize = 100;

/// The limit on tags of a game beyond the roster.
const TAG_COUNT: usize = 1000;

/// The approximate limit on the memory of one game, in bytes.
const GAME_SIZE: usize = 1 << 26;

/// The least memory that a half-move takes.
const PLY_SIZE: usize = size_of::<super::Node>();

/// The tags that give the starting position.
const START_TAGS: [&str; 3] = ["FEN", "SetUp", "Setup"];

/// A game that has been read, with its faults.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadGame {
    /// The game, as far as it could be read.
    pub record: GameRecord,
    /// The faults, at most the first hundred.
    pub faults: Vec<PgnError>,
    /// The total number of faults.
    pub fault_count: u64,
}

/// Reads games into records, one at a time.
pub struct Records<S> {
    reader: Reader<S>,
    replay: Replay<Builder>,
}

impl<S: Source> Records<S> {
    /// Reads moves in English.
    pub fn new(source: S) -> Self {
        Self::with(source, Limits::DEFAULT, Language::ENGLISH)
    }

    /// Reads with other limits, and moves in that language.
    pub fn with(source: S, limits: Limits, language: &'static Language) -> Self {
        let replay = Replay::in_language(Builder::new(), language);
        Self { reader: Reader::with_limits(source, limits), replay }
    }

    /// The next game; `None` at the end.
    pub fn next_game(&mut self) -> Result<Option<ReadGame>, S::Error> {
        let is_game = self.reader.read_game(&mut self.replay)?;
        let game = core::mem::replace(self.replay.follower_mut(), Builder::new());
        Ok(is_game.then_some(game.game))
    }
}

impl<S: Source> Iterator for Records<S> {
    type Item = Result<ReadGame, S::Error>;

    fn next(&mut self) -> Option<Self::Item> {
        self.next_game().transpose()
    }
}

/// Builds a record.
struct Builder {
    game: ReadGame,
    tag_result: Option<GameResult>,
    token: Option<GameResult>,
    /// The tags about the starting position, which are kept if they do not determine it.
    start_tags: Vec<(String, String)>,
    tag_names: Vec<Vec<u8>>,
    size: usize,
    line: Line,
    outer: Vec<Line>,
}

/// The line that moves are being added to.
#[derive(Clone)]
struct Line {
    /// The half-move before the next one.
    last: Option<PlyId>,
    /// The half-move that the line begins after: while `last` is the same, the line has no moves of its own.
    origin: Option<PlyId>,
    /// True if a variation has ended after the last half-move.
    after_variation: bool,
    /// Comments that belong to the next half-move.
    pending: Vec<Comment>,
}

impl Line {
    fn new(origin: Option<PlyId>) -> Self {
        Self { last: origin, origin, after_variation: false, pending: Vec::new() }
    }

    fn is_fresh(&self) -> bool {
        self.last == self.origin
    }
}

impl Builder {
    fn new() -> Self {
        let record = GameRecord::without_start();
        Self {
            game: ReadGame { record, faults: Vec::new(), fault_count: 0 },
            tag_result: None,
            token: None,
            start_tags: Vec::new(),
            tag_names: Vec::new(),
            size: 0,
            line: Line::new(None),
            outer: Vec::new(),
        }
    }

    fn tell(&mut self, at: At<'_>, kind: PgnErrorKind) {
        self.fault(PgnError { place: at.place(), kind });
    }

    /// Returns true if there is room for this many more bytes. Once the limit is exceeded, nothing more is kept.
    fn takes(&mut self, bytes: usize, at: At<'_>) -> bool {
        let fitted = self.size <= GAME_SIZE;
        self.size = self.size.saturating_add(bytes);
        let fits = self.size <= GAME_SIZE;
        if fitted && !fits {
            self.tell(at, PgnErrorKind::GameTooLong);
        }
        fits
    }

    fn last_ply(&mut self) -> Option<&mut super::Ply> {
        if self.line.is_fresh() {
            return None;
        }
        self.line.last.map(|last| self.game.record.ply_mut(last))
    }

    /// Keeps part of the moves of a game that is not replayed.
    fn keep(&mut self, unplayed: Unplayed, at: At<'_>) {
        if self.takes(unplayed.size(), at) {
            self.game.record.unplayed.push(unplayed);
        }
    }

    /// Comments that are not followed by a half-move belong to the one before.
    fn settle_pending(&mut self) {
        let pending = core::mem::take(&mut self.line.pending);
        match self.line.last {
            Some(last) => self.game.record.ply_mut(last).comments.extend(pending),
            None => self.game.record.comments.extend(pending),
        }
    }
}

impl Listener for Builder {
    fn begin_game(&mut self) {
        *self = Self::new();
    }

    fn tag(&mut self, name: &[u8], value: &[u8], at: At<'_>) {
        if self.tag_names.len() >= TAG_COUNT {
            return self.tell(at, PgnErrorKind::TooManyTags);
        }
        if self.tag_names.iter().any(|seen| seen == name) {
            return self.tell(at, PgnErrorKind::TagRepeated);
        }
        self.tag_names.push(name.get(..256).unwrap_or(name).to_vec());
        let (name, value) = (super::super::decode(name), super::super::decode(value));
        match self.game.record.tags.set(&name, &value) {
            Ok(()) => {}
            Err(TagError::Derived) if name == "Result" => match value.parse() {
                Ok(result) => self.tag_result = Some(result),
                Err(_) => self.tell(at, PgnErrorKind::Result),
            },
            Err(TagError::Derived) if START_TAGS.contains(&name.as_ref()) => {
                self.start_tags.push((name.into_owned(), value.into_owned()));
            }
            Err(TagError::Derived) => {}
            Err(TagError::Name) => self.tell(at, PgnErrorKind::TagName),
            Err(TagError::Value) => self.tell(at, PgnErrorKind::TagTooLong),
        }
    }

    fn nag(&mut self, nag: Nag, at: At<'_>) {
        // `$0` has no meaning, and not every reader accepts it.
        if nag != Nag(0)
            && self.takes(1, at)
            && let Some(ply) = self.last_ply()
        {
            ply.nags.push(nag);
        }
    }

    fn draw_offer(&mut self, at: At<'_>) {
        if self.takes(1, at)
            && let Some(ply) = self.last_ply()
        {
            ply.draw_offered = true;
        }
    }

    fn comment(&mut self, text: &[u8], at: At<'_>) {
        let Some(comment) = Comment::new(&super::super::decode(text)) else { return };
        if !self.takes(comment.text().len() + size_of::<Comment>(), at) {
            return;
        }
        let waits = self.line.is_fresh() || self.line.after_variation;
        if waits && (self.line.last.is_some() || !self.outer.is_empty()) {
            self.line.pending.push(comment);
        } else if let Some(ply) = self.last_ply() {
            ply.comments.push(comment);
        } else {
            self.game.record.comments.push(comment);
        }
    }

    fn comment_before(&mut self, text: &[u8], at: At<'_>) {
        let Some(comment) = Comment::new(&super::super::decode(text)) else { return };
        if self.takes(comment.text().len() + size_of::<Comment>(), at)
            && let Some(ply) = self.last_ply()
        {
            ply.comments_before.push(comment);
        }
    }

    fn begin_variation(&mut self, at: At<'_>) -> Flow {
        if self.game.record.start.is_none() {
            self.keep(Unplayed::Begin, at);
            return Flow::Read;
        }
        let Some(last) = self.line.last.filter(|_| self.size <= GAME_SIZE) else { return Flow::Skip };
        self.settle_pending();
        let origin = self.game.record.parent(last);
        self.outer.push(core::mem::replace(&mut self.line, Line::new(origin)));
        Flow::Read
    }

    fn end_variation(&mut self) {
        if self.game.record.start.is_none() {
            self.game.record.unplayed.push(Unplayed::End);
            return;
        }
        let Some(outer) = self.outer.pop() else { return };
        let inner = core::mem::replace(&mut self.line, outer);
        if inner.is_fresh() {
            // A variation without moves: its comments belong to the move before it.
            if let Some(ply) = self.last_ply() {
                ply.comments.extend(inner.pending);
            }
            return;
        }
        if let Some(last) = inner.last {
            self.game.record.ply_mut(last).comments.extend(inner.pending);
        }
        self.line.after_variation = true;
    }

    fn outcome(&mut self, result: GameResult, at: At<'_>) {
        self.token = Some(result);
        let conflict = ResultConflict::between(self.tag_result, self.token);
        self.game.record.result_conflict = conflict;
        if let Some(conflict) = conflict {
            self.tell(at, PgnErrorKind::ResultConflict(conflict));
        }
    }

    fn end_game(&mut self) {
        self.settle_pending();
        self.game.record.result = GameResult::agreed(self.token, self.tag_result);
    }

    fn fault(&mut self, fault: PgnError) {
        self.game.fault_count += 1;
        if self.game.faults.len() < KEPT_FAULTS {
            self.game.faults.push(fault);
        }
    }
}

impl Follower for Builder {
    fn begin_moves(&mut self, start: Option<&Position>) -> Flow {
        self.game.record.start = start.copied();
        if start.is_none() {
            for (name, value) in core::mem::take(&mut self.start_tags) {
                self.game.record.tags.keep(name, value);
            }
        }
        Flow::Read
    }

    fn unplayed(&mut self, token: Token<'_>, at: At<'_>) {
        if let Some(unplayed) = Unplayed::kept(token) {
            self.keep(unplayed, at);
        }
    }

    fn ply(&mut self, _before: &Position, played: Played, at: At<'_>) {
        if !self.takes(PLY_SIZE, at) {
            return;
        }
        if let Some(id) = self.game.record.attach(self.line.last, played) {
            self.game.record.ply_mut(id).comments_before = core::mem::take(&mut self.line.pending);
            self.line.last = Some(id);
            self.line.after_variation = false;
        }
    }
}
