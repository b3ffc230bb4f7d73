//! Reads the games of a part.

use crate::games::{PyFault, PyGame};
use crate::parts::Part;
use std::mem;
use touchmove_board::Position;
use touchmove_notation::Language;
use touchmove_notation::pgn::{
    At, Flow, Follower, GameResult, Listener, PgnError, PgnErrorKind, Played, Reader, Replay, ResultConflict,
    decode,
};

/// The number of faults kept for a game.
const KEPT_FAULTS: usize = 100;

/// The limit on the tags of a game.
const TAG_COUNT: usize = 1000;

/// Reads one part after another, with moves in that language.
pub(crate) fn collector(language: &'static Language) -> impl FnMut(&Part) -> Vec<PyGame> {
    let mut replay = Replay::in_language(Collector::default(), language);
    move |part| games_of(part, &mut replay)
}

fn games_of(part: &Part, replay: &mut Replay<Collector>) -> Vec<PyGame> {
    let mut reader = Reader::new(part.bytes.as_slice());
    let mut games = Vec::new();
    while let Ok(Some(offset)) = reader.next_game() {
        if let Ok(false) = reader.read_game(replay) {
            break;
        }
        let mut game = mem::take(&mut replay.follower_mut().game);
        game.offset = part.offset + offset;
        for fault in &mut game.faults {
            fault.line += part.line;
        }
        games.push(game);
    }
    games
}

/// Collects a game as it is read.
#[derive(Default)]
struct Collector {
    game: PyGame,
    tag_result: Option<GameResult>,
    token: Option<GameResult>,
    /// A move was not recorded, so the positions after it are not known.
    is_cut: bool,
}

impl Collector {
    fn tell(&mut self, at: At<'_>, kind: PgnErrorKind) {
        self.fault(PgnError { place: at.place(), kind });
    }
}

impl Listener for Collector {
    fn begin_game(&mut self) {
        *self = Self::default();
    }

    fn tag(&mut self, name: &[u8], value: &[u8], at: At<'_>) {
        let (name, value) = (decode(name), decode(value));
        if self.game.tags.len() >= TAG_COUNT {
            return self.tell(at, PgnErrorKind::TooManyTags);
        }
        if self.game.tags.iter().any(|(known, _)| *known == name) {
            return self.tell(at, PgnErrorKind::TagRepeated);
        }
        if name == "Result" {
            match value.parse() {
                Ok(result) => self.tag_result = Some(result),
                Err(_) => self.tell(at, PgnErrorKind::Result),
            }
        }
        self.game.tags.push((name.into_owned(), value.into_owned()));
    }

    fn outcome(&mut self, result: GameResult, at: At<'_>) {
        self.token = Some(result);
        if let Some(conflict) = ResultConflict::between(self.tag_result, self.token) {
            self.tell(at, PgnErrorKind::ResultConflict(conflict));
        }
    }

    fn end_game(&mut self) {
        self.game.result = GameResult::agreed(self.token, self.tag_result);
    }

    fn fault(&mut self, fault: PgnError) {
        // Of a line whose positions are not known, no move can be judged.
        if self.game.faults.len() >= KEPT_FAULTS
            || self.is_cut && matches!(fault.kind, PgnErrorKind::Move { .. })
        {
            return;
        }
        let ply = match fault.kind {
            PgnErrorKind::Move { ply, .. } => Some(ply),
            _ => None,
        };
        self.game.faults.push(PyFault {
            kind: fault.kind.name(),
            message: fault.kind.to_string(),
            line: fault.place.line,
            column: fault.place.column,
            ply,
        });
    }
}

impl Follower for Collector {
    const READS_VARIATIONS: bool = false;

    fn begin_moves(&mut self, start: Option<&Position>) -> Flow {
        self.game.start = start.copied();
        Flow::Read
    }

    fn ply(&mut self, before: &Position, played: Played, at: At<'_>) {
        match played.mv {
            _ if self.is_cut => {}
            Some(mv) => self.game.moves.push((mv.uci(before), mv)),
            None => {
                self.is_cut = true;
                let place = at.place();
                self.game.faults.push(PyFault {
                    kind: "move_not_recorded",
                    message: "a move was not recorded; it and the moves after it are left out".to_owned(),
                    line: place.line,
                    column: place.column,
                    ply: u32::try_from(self.game.moves.len() + 1).ok(),
                });
            }
        }
    }
}
