//! Reads and replays games: parses tags, resolves moves and plays them.

use core::ops::ControlFlow;
use pgn_reader::{RawTag, SanPlus, Skip, Visitor};
use shakmaty::{CastlingMode, Chess, Position as _, fen::Fen};
use touchmove_board::Position;
use touchmove_notation::pgn::{At, Follower, Listener, PgnError, Played, Reader, Replay};

/// The contents of a file of games.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Counts {
    /// The number of games.
    pub games: u64,
    /// The number of half-moves in the main lines.
    pub plies: u64,
    /// The number of bytes in the values of the tags.
    pub tag_bytes: u64,
    /// The number of faults.
    pub faults: u64,
}

/// Replays a text with Touchmove.
pub fn ours(pgn: &[u8]) -> Counts {
    let mut replay = Replay::new(Counts::default());
    let mut reader = Reader::new(pgn);
    while let Ok(true) = reader.read_game(&mut replay) {}
    replay.into_follower()
}

impl Listener for Counts {
    fn begin_game(&mut self) {
        self.games += 1;
    }
    fn tag(&mut self, _: &[u8], value: &[u8], _: At<'_>) {
        self.tag_bytes += value.len() as u64;
    }
    fn fault(&mut self, _: PgnError) {
        self.faults += 1;
    }
}

impl Follower for Counts {
    const READS_VARIATIONS: bool = false;

    fn ply(&mut self, _: &Position, _: Played, _: At<'_>) {
        self.plies += 1;
    }
}

/// Replays a text with pgn-reader and shakmaty.
pub fn with_pgn_reader(pgn: &[u8]) -> Counts {
    let mut peer = Peer(Counts::default());
    let mut reader = pgn_reader::Reader::new(pgn);
    while let Ok(Some(())) = reader.read_game(&mut peer) {}
    peer.0
}

struct Peer(Counts);

impl Visitor for Peer {
    type Tags = Option<Chess>;
    type Movetext = Chess;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), Self::Tags> {
        self.0.games += 1;
        ControlFlow::Continue(None)
    }

    fn tag(&mut self, start: &mut Self::Tags, name: &[u8], value: RawTag<'_>) -> ControlFlow<()> {
        self.0.tag_bytes += value.as_bytes().len() as u64;
        if name == b"FEN" {
            *start = Fen::from_ascii(value.as_bytes())
                .ok()
                .and_then(|fen| fen.into_position(CastlingMode::Chess960).ok());
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, start: Self::Tags) -> ControlFlow<(), Chess> {
        ControlFlow::Continue(start.unwrap_or_default())
    }

    fn san(&mut self, position: &mut Chess, san: SanPlus) -> ControlFlow<()> {
        match san.san.to_move(position) {
            Ok(mv) => {
                position.play_unchecked(mv);
                self.0.plies += 1;
                ControlFlow::Continue(())
            }
            Err(_) => {
                self.0.faults += 1;
                ControlFlow::Break(())
            }
        }
    }

    fn begin_variation(&mut self, _: &mut Chess) -> ControlFlow<(), Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn end_game(&mut self, _: Chess) {}
}
