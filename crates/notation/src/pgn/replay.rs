//! Plays the moves of a game as they are read.

use super::joined::{self, Note};
use super::start::Start;
use super::stood::{self, Item};
use super::text::At;
use super::{Flow, GameResult, Listener, Nag, PgnError, PgnErrorKind, Token, Visitor};
use crate::{Language, Mode, ReadError, quick_san};
use touchmove_board::{Move, Position, Reason};

/// A half-move of a game: what was done on the board.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Played {
    /// The move; `None` if it was not recorded, and only the turn passed.
    pub mv: Option<Move>,
    /// Whether it was legal.
    pub legality: Legality,
}

/// Whether a move was legal.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Legality {
    /// It was legal.
    Legal,
    /// It was illegal, but the game continued from it (A.4 and B.4 of the Laws: it was not claimed in time), with the reason.
    Stood(Reason),
}

impl Played {
    /// A move in a position, legal or not.
    #[must_use]
    pub fn new(position: &Position, mv: Move) -> Self {
        match position.why(mv) {
            Ok(meant) => Self { mv: Some(meant), legality: Legality::Legal },
            Err(reason) => {
                // Castling by hand moves the rook too, with or without the right to castle.
                let carried_out = position.castling_by_hand(mv).unwrap_or(mv);
                Self { mv: Some(carried_out), legality: Legality::Stood(reason) }
            }
        }
    }

    /// A move that was not recorded.
    pub const NOT_RECORDED: Self = Self { mv: None, legality: Legality::Legal };

    /// The position after it.
    #[must_use]
    pub fn after(&self, position: &Position) -> Position {
        match self.mv {
            Some(mv) => position.after(mv),
            None => position.after_no_move(),
        }
    }
}

/// What happens to a line with a move that cannot be played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Unplayable {
    /// The fault is reported, and the rest of the line is skipped.
    Ends,
    /// The rest of the line is skipped, and no fault is reported.
    EndsQuietly,
    /// The move was illegal and stood: it is played, and the line continues.
    Stood(Move),
}

/// Receives the moves of each game as they are played on a board. After a move that cannot be played, the rest of its line is
/// skipped.
pub trait Follower: Listener {
    /// Whether it wants variations. If not, they are skipped without asking, and games are replayed faster.
    const READS_VARIATIONS: bool = true;

    /// The tags are over, and the game starts from this position. `None` after a fault: then the moves are not played.
    fn begin_moves(&mut self, _start: Option<&Position>) -> Flow {
        Flow::Read
    }

    /// A half-move, and the position before it.
    fn ply(&mut self, _before: &Position, _played: Played, _at: At<'_>) {}

    /// Part of the movetext of a game without a starting position, in order. Otherwise only its variations are reported.
    fn unplayed(&mut self, _token: Token<'_>, _at: At<'_>) {}

    /// A text that is not a legal move in this position. Returns what happens to the line.
    fn unplayable(&mut self, _before: &Position, _token: &[u8], _why: &ReadError, _at: At<'_>) -> Unplayable {
        Unplayable::Ends
    }
}

/// Plays the moves that a [`Reader`](super::Reader) reads, and calls a [`Follower`].
pub struct Replay<F> {
    follower: F,
    language: &'static Language,
    /// True if the language is English. A constant has a different address in each crate, so references cannot be compared.
    is_english: bool,
    /// The starting position of a game whose tags give no other.
    standard: Position,
    start: Start,
    line: Line,
    /// The lines within which the current one is an alternative.
    outer: Vec<Line>,
}

/// A line of moves as far as it has been played.
#[derive(Copy, Clone)]
struct Line {
    position: Position,
    /// The position before the last move, where variations begin.
    before: Position,
    /// The number of half-moves since the start of the game.
    plies: u32,
    state: State,
}

#[derive(Copy, Clone, PartialEq, Eq)]
enum State {
    /// No move yet in this line.
    Fresh,
    /// Moves have been played.
    Moved,
    /// A move could not be played, and the rest is skipped.
    Broken,
    /// The game has no starting position: everything is reported as written.
    Unplayed,
}

impl<F: Follower> Replay<F> {
    /// Reads moves in English.
    pub fn new(follower: F) -> Self {
        Self::in_language(follower, Language::ENGLISH)
    }

    /// Reads moves with the letters of that language, and in English where those fail.
    pub fn in_language(follower: F, language: &'static Language) -> Self {
        let standard = Position::standard();
        let line = Line { position: standard, before: standard, plies: 0, state: State::Fresh };
        let is_english = language == Language::ENGLISH;
        Self { follower, language, is_english, standard, start: Start::default(), line, outer: Vec::new() }
    }

    /// The follower.
    pub fn follower(&self) -> &F {
        &self.follower
    }

    /// The follower.
    pub fn follower_mut(&mut self) -> &mut F {
        &mut self.follower
    }

    /// The follower.
    pub fn into_follower(self) -> F {
        self.follower
    }

    /// The position after the last move of the current line.
    pub fn position(&self) -> &Position {
        &self.line.position
    }

    #[inline]
    fn play(&mut self, played: Played, at: At<'_>) {
        self.follower.ply(&self.line.position, played, at);
        if F::READS_VARIATIONS {
            self.line.before = self.line.position;
        }
        match played.mv {
            Some(mv) => self.line.position.play_unchecked(mv),
            None => self.line.position = self.line.position.after_no_move(),
        }
        self.line.plies = self.line.plies.saturating_add(1);
        self.line.state = State::Moved;
    }

    #[cold]
    fn read_slowly(&self, token: &[u8]) -> Result<Move, ReadError> {
        crate::read(&self.line.position, &super::decode(token), self.language, Mode::Forgiving)
    }

    #[cold]
    fn unplayable(&mut self, token: &[u8], why: ReadError, at: At<'_>) {
        match self.follower.unplayable(&self.line.position, token, &why, at) {
            Unplayable::Ends => {}
            Unplayable::EndsQuietly => {
                self.line.state = State::Broken;
                return;
            }
            Unplayable::Stood(mv) => return self.play(Played::new(&self.line.position, mv), at),
        }
        let ply = self.line.plies.saturating_add(1);
        let text = super::decode(token).into_owned();
        self.line.state = State::Broken;
        self.follower.fault(PgnError { place: at.place(), kind: PgnErrorKind::Move { ply, text, why } });
    }

    #[inline]
    fn plain_comment(&mut self, text: &[u8], at: At<'_>) {
        match self.line.state {
            State::Unplayed => self.follower.unplayed(Token::Comment(text), at),
            State::Fresh | State::Moved => self.follower.comment(text, at),
            State::Broken => {}
        }
    }

    /// Reports the notes of a comment one after another.
    #[cold]
    fn joined_comment(&mut self, text: &[u8], at: At<'_>) {
        let notes = joined::notes(text);
        let before = notes.iter().rposition(|note| matches!(note, Note::Before)).unwrap_or_default();
        for (place, note) in notes.into_iter().enumerate() {
            match note {
                Note::Before => {}
                Note::Comment(text) if place < before && self.line.state == State::Moved => {
                    self.follower.comment_before(&text, at);
                }
                Note::DrawOffer => self.draw_offer(at),
                Note::Comment(text) => self.plain_comment(&text, at),
                Note::Stood(text) => match (stood::payload(text), self.line.state) {
                    (Some(items), State::Fresh | State::Moved) => self.play_stood(&super::decode(items), at),
                    _ => self.plain_comment(text, at),
                },
            }
        }
    }

    /// Plays the continuation after an illegal move that stood, from a comment.
    #[cold]
    fn play_stood(&mut self, items: &str, at: At<'_>) {
        let mut open: Vec<Flow> = Vec::new();
        for item in stood::items(items) {
            let is_told = !open.contains(&Flow::Skip);
            match item {
                Some(Item::End) if open.is_empty() => return self.stood_unreadable(at),
                Some(Item::End) => match open.pop() {
                    Some(Flow::Read) => self.end_variation(),
                    _ => continue,
                },
                Some(Item::Begin) if !is_told => open.push(Flow::Skip),
                Some(Item::Begin) if open.len() >= stood::DEPTH => return self.stood_unreadable(at),
                Some(Item::Begin) => open.push(self.begin_variation(at)),
                _ if !is_told || self.line.state == State::Broken => {}
                Some(Item::Move(mv)) => self.play(Played::new(&self.line.position, mv), at),
                Some(Item::NotRecorded) => self.play(Played::NOT_RECORDED, at),
                Some(Item::Nag(nag)) => self.follower.nag(nag, at),
                Some(Item::DrawOffer) => self.follower.draw_offer(at),
                Some(Item::Comment(text)) => self.follower.comment(text.as_bytes(), at),
                None => self.stood_unreadable(at),
            }
        }
        while let Some(flow) = open.pop() {
            if flow == Flow::Read {
                self.end_variation();
            }
        }
    }

    fn stood_unreadable(&mut self, at: At<'_>) {
        self.line.state = State::Broken;
        self.follower.fault(PgnError { place: at.place(), kind: PgnErrorKind::Stood });
    }
}

impl<F: Follower> Listener for Replay<F> {
    fn begin_game(&mut self) {
        self.start = Start::default();
        self.outer.clear();
        self.follower.begin_game();
    }

    fn tag(&mut self, name: &[u8], value: &[u8], at: At<'_>) {
        self.start.tag(name, value, at);
        self.follower.tag(name, value, at);
    }

    fn nag(&mut self, nag: Nag, at: At<'_>) {
        match self.line.state {
            State::Moved => self.follower.nag(nag, at),
            State::Fresh => {
                self.follower.fault(PgnError { place: at.place(), kind: PgnErrorKind::NagMisplaced })
            }
            State::Unplayed => self.follower.unplayed(Token::Nag(nag), at),
            State::Broken => {}
        }
    }

    fn draw_offer(&mut self, at: At<'_>) {
        match self.line.state {
            State::Moved => self.follower.draw_offer(at),
            State::Unplayed => self.follower.unplayed(Token::DrawOffer, at),
            State::Fresh | State::Broken => {}
        }
    }

    #[inline]
    fn comment(&mut self, text: &[u8], at: At<'_>) {
        if self.line.state == State::Broken {
            return;
        }
        match joined::is_plain(text) {
            true => self.plain_comment(text, at),
            false => self.joined_comment(text, at),
        }
    }

    fn begin_variation(&mut self, at: At<'_>) -> Flow {
        match self.line.state {
            State::Broken => return Flow::Skip,
            State::Moved | State::Unplayed if !F::READS_VARIATIONS => return Flow::Skip,
            State::Unplayed => return self.follower.begin_variation(at),
            State::Fresh => {
                self.follower.fault(PgnError { place: at.place(), kind: PgnErrorKind::VariationMisplaced });
                return Flow::Skip;
            }
            State::Moved => {}
        }
        let flow = self.follower.begin_variation(at);
        if flow == Flow::Read {
            self.outer.push(self.line);
            let position = self.line.before;
            let plies = self.line.plies.saturating_sub(1);
            self.line = Line { position, before: position, plies, state: State::Fresh };
        }
        flow
    }

    fn end_variation(&mut self) {
        if self.line.state == State::Unplayed {
            self.follower.end_variation();
        } else if let Some(outer) = self.outer.pop() {
            self.follower.end_variation();
            self.line = outer;
        }
    }

    fn outcome(&mut self, result: GameResult, at: At<'_>) {
        self.follower.outcome(result, at);
    }

    fn end_game(&mut self) {
        self.follower.end_game();
    }

    fn fault(&mut self, fault: PgnError) {
        self.follower.fault(fault);
    }
}

impl<F: Follower> Visitor for Replay<F> {
    fn begin_moves(&mut self, at: At<'_>) -> Flow {
        let (start, state) = match core::mem::take(&mut self.start).position(at) {
            Ok(start) => (Some(start.unwrap_or(self.standard)), State::Fresh),
            Err(fault) => {
                self.follower.fault(fault);
                (None, State::Unplayed)
            }
        };
        let position = start.unwrap_or(self.line.position);
        self.line = Line { position, before: position, plies: 0, state };
        // The result is read even without a starting position.
        self.follower.begin_moves(start.as_ref())
    }

    #[inline]
    fn san(&mut self, token: &[u8], at: At<'_>) {
        match self.line.state {
            State::Fresh | State::Moved => {}
            State::Broken => return,
            State::Unplayed => return self.follower.unplayed(Token::Move(token), at),
        }
        // The quick reader understands only English letters for pieces: `R` is a king in Spanish, and in Hungarian `=B` promotes to
        // a rook.
        let without_letter = || matches!(token.first(), Some(b'a'..=b'h' | b'O')) && !token.contains(&b'=');
        let quick =
            if self.is_english || without_letter() { quick_san(&self.line.position, token) } else { None };
        match quick.map_or_else(|| self.read_slowly(token), Ok) {
            Ok(mv) => self.play(Played { mv: Some(mv), legality: Legality::Legal }, at),
            Err(why) => self.unplayable(token, why, at),
        }
    }

    fn null_move(&mut self, at: At<'_>) {
        match self.line.state {
            State::Fresh | State::Moved => self.play(Played::NOT_RECORDED, at),
            State::Unplayed => self.follower.unplayed(Token::NotRecorded, at),
            State::Broken => {}
        }
    }
}
