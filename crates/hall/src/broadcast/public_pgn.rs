//! The public PGN: the only text of a game that leaves the hall, whether it is fetched, written into the live folder or pushed.
//!
//! It is what a spectator sees ([`Role::Spectator`]): after the broadcast delay and, until the game is over, with illegal moves written
//! like legal ones. A feed that stopped at an illegal move would reveal to the opponent what they must notice by themselves.

use crate::board::Board;
use crate::event::Event;
use crate::facts::BoardId;
use crate::fault::Fault;
use crate::formats::{self, pgn};
use crate::hall::Hall;
use crate::roles::Role;
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, Mutex, PoisonError};
use touchmove_laws::board::Position;
use touchmove_referee::wire::Fen;

/// The game of a board in PGN, as a role sees it.
pub(crate) async fn game(hall: &Hall, board: &Board, role: Role) -> Result<String, Fault> {
    let scene = board.scene(hall.tools(), role).await?;
    let settings = board.event.settings();
    let state = &scene.message.answer.state;
    let fact = board.fact();
    let moves = scene.moves(role.sight(), &settings.lang).into_iter().map(|ply| (ply.uci.0, ply.left_ms));
    let record = pgn::Game {
        event: settings.name.clone(),
        began_wall_ms: scene.play.began_wall_ms,
        round: fact.round,
        table: fact.table,
        white: fact.white.clone(),
        black: fact.black.clone(),
        white_player: fact.white_player.identity(),
        black_player: fact.black_player.identity(),
        start: scene.play.start.and_then(|start| match start {
            Fen::Whole(position) => Some(position).filter(|start| *start != Position::standard()),
            Fen::Pieces(_) => None,
        }),
        time: settings.time.clone(),
        moves: moves.collect(),
        score: role.sight().score(state.phase.0),
        result: formats::result(state.result.map(|result| result.0)),
        how: scene.play.how.map(|how| how.0),
    };
    pgn::write(&record).map_err(|fault| Fault::of_file(&fault, "en"))
}

/// The public PGN of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PublicGame {
    /// The board.
    pub board: BoardId,
    /// The number of its table.
    pub table: u32,
    /// The player with the white pieces.
    pub white: String,
    /// The player with the black pieces.
    pub black: String,
    /// The PGN.
    pub text: Arc<str>,
}

/// The public PGN of a round.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct PublicRound {
    /// Its games, by table.
    pub games: Vec<PublicGame>,
    /// The tables whose games could not be read now: the journal did not answer.
    pub unread: BTreeSet<u32>,
}

/// The games as one text. Each ends with an empty line.
pub(crate) fn whole(games: &[PublicGame]) -> String {
    games.iter().map(|game| &*game.text).collect()
}

/// What is public of a board: the number of the latest message, and how often its names were corrected. `None` if the journal must be read
/// first.
pub(super) type Seen = Option<(u64, usize)>;

/// How far a round is public. Two glances are equal if its PGN has not changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Glance {
    event: String,
    boards: Vec<(BoardId, Seen)>,
}

impl Glance {
    /// A round without boards.
    pub(super) fn of(event: &Event) -> Self {
        Self { event: event.settings().name.clone(), boards: Vec::new() }
    }
}

/// The latest texts: each is written once for all readers.
#[derive(Debug, Default)]
pub(crate) struct PublicTexts(Mutex<HashMap<BoardId, (Of, Arc<str>)>>);

/// What a text was written from.
type Of = (String, u64, usize);

impl Hall {
    /// The boards of a round, by table.
    pub(crate) fn boards_of_round(&self, event: u64, round: u32) -> Vec<Arc<Board>> {
        let mut boards = self.boards_of(event);
        boards.retain(|board| board.fact().round == round);
        boards.sort_by_key(|board| board.fact().table);
        boards
    }

    /// How far the rounds of an event are public, without reading the journal.
    pub(super) fn glances(&self, event: &Event) -> BTreeMap<u32, Glance> {
        let mut rounds: BTreeMap<u32, Glance> = BTreeMap::new();
        for board in self.boards_of(event.id) {
            let glance = rounds.entry(board.fact().round).or_insert_with(|| Glance::of(event));
            glance.boards.push((board.id(), board.seen_now().ok().flatten()));
        }
        rounds
    }

    /// How far one round is public.
    pub(super) fn glance(&self, event: &Event, round: u32) -> Glance {
        self.glances(event).remove(&round).unwrap_or_else(|| Glance::of(event))
    }

    /// The public PGN of a round. A game that cannot be read does not hold up the others.
    pub(crate) async fn public_round(&self, event: &Event, round: u32) -> PublicRound {
        let mut public = PublicRound::default();
        for board in self.boards_of_round(event.id, round) {
            let fact = board.fact();
            match self.public_text(&board).await {
                Ok(text) => public.games.push(PublicGame {
                    board: board.id(),
                    table: fact.table,
                    white: fact.white.clone(),
                    black: fact.black.clone(),
                    text,
                }),
                Err(fault) => {
                    tracing::warn!(board = %board.id(), %fault, "a game could not be broadcast");
                    public.unread.insert(fact.table);
                }
            }
            // Between two games, players come first.
            tokio::task::yield_now().await;
        }
        public
    }

    async fn public_text(&self, board: &Board) -> Result<Arc<str>, Fault> {
        let number = board.latest(self.tools(), Role::Spectator).await?.number;
        let corrections = board.earlier_facts().len();
        let of = (board.event.settings().name.clone(), number, corrections);
        let kept = |texts: &PublicTexts| {
            let texts = texts.0.lock().unwrap_or_else(PoisonError::into_inner);
            texts.get(&board.id()).filter(|(known, _)| *known == of).map(|(_, text)| Arc::clone(text))
        };
        if let Some(text) = kept(&self.broadcast.texts) {
            return Ok(text);
        }
        let text: Arc<str> = game(self, board, Role::Spectator).await?.into();
        let mut texts = self.broadcast.texts.0.lock().unwrap_or_else(PoisonError::into_inner);
        texts.insert(board.id(), (of, Arc::clone(&text)));
        Ok(text)
    }

    /// A tag for the public state of a round, which changes whenever the PGN does. It is made from the numbers of the latest public
    /// messages, not from the text, so that the text need not be written to find that nothing has changed.
    pub(crate) async fn public_tag(&self, event: &Event, round: u32) -> Result<String, Fault> {
        let mut hash = Sha256::new();
        hash.update(env!("CARGO_PKG_VERSION"));
        hash.update(event.settings().name.as_bytes());
        for board in self.boards_of_round(event.id, round) {
            let number = board.latest(self.tools(), Role::Spectator).await?.number;
            let corrections = board.earlier_facts().len();
            hash.update(format!("/{} {number} {corrections}", board.id()));
        }
        let hash = hash.finalize();
        Ok(hash[..12].iter().map(|byte| format!("{byte:02x}")).collect())
    }
}
