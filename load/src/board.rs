//! A board: two players who move and press in turn, and a spectator.

use crate::Outcome;
use crate::games::Dice;
use crate::latency::Latencies;
use crate::server::{Arbiter, connect, spectator_address};
use crate::socket::{self, Answer, Socket};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The address of a board, and the links of its players.
#[derive(Clone)]
pub(crate) struct Place {
    pub(crate) event: u64,
    pub(crate) name: String,
    pub(crate) white: String,
    pub(crate) black: String,
}

/// The pace of play.
#[derive(Copy, Clone)]
pub(crate) enum Pace {
    /// A move and a press in this time, on average.
    Every(Duration),
    /// The next act follows the answer at once.
    AtOnce,
}

/// A board with all its connections.
pub(crate) struct Board {
    pub(crate) place: Place,
    players: [Socket; 2],
    spectator: Option<Socket>,
    script: Script,
    /// The sizes of an act and of its answer, in bytes.
    pub(crate) sizes: (usize, usize),
    played: usize,
    seqs: [u64; 2],
    acts: u64,
    last: u64,
    dice: Dice,
}

/// The messages to send.
enum Script {
    /// The moves of a game.
    Game(Arc<Vec<String>>),
    /// A message to be echoed.
    Echo(String),
}

/// The acknowledged acts of a board.
pub(crate) struct Acknowledged {
    pub(crate) name: String,
    pub(crate) acts: u64,
    /// The number of the last act.
    pub(crate) last: u64,
}

/// The longest wait for an answer.
const PATIENCE: Duration = Duration::from_secs(30);
/// The number of simultaneous attempts to connect.
const AT_ONCE: usize = 64;

/// Connects everyone to their boards.
pub(crate) async fn sit_down(
    address: SocketAddr,
    places: Vec<Place>,
    games: &[Vec<String>],
) -> Outcome<Vec<Board>> {
    let games: Vec<_> = games.iter().cloned().map(Arc::new).collect();
    let mut coming = Vec::new();
    for (number, place) in places.into_iter().enumerate() {
        let game = Arc::clone(&games[number % games.len()]);
        coming.push(async move {
            let white = connect(address, &place, Some(&place.white), None).await?;
            let black = connect(address, &place, Some(&place.black), None).await?;
            let spectator = connect(address, &place, None, Some(spectator_address(number))).await?;
            Ok(Board::new(place, [white, black], Some(spectator), Script::Game(game), number))
        });
    }
    all(coming).await
}

/// Makes the same number of connections to the echo.
pub(crate) async fn sit_down_at_echo(
    address: SocketAddr,
    count: usize,
    (act, answer): (usize, usize),
) -> Outcome<Vec<Board>> {
    let mut coming = Vec::new();
    for number in 0..count {
        coming.push(async move {
            let path = format!("/?answer={answer}");
            let white = socket::connect(address, &path, None, None).await?;
            let black = socket::connect(address, &path, None, None).await?;
            let spectator = socket::connect(address, &path, None, Some(spectator_address(number))).await?;
            let place = Place { event: 0, name: String::new(), white: String::new(), black: String::new() };
            let script = Script::Echo("x".repeat(act.saturating_sub(20)));
            Ok(Board::new(place, [white, black], Some(spectator), script, number))
        });
    }
    all(coming).await
}

async fn all<F>(coming: Vec<F>) -> Outcome<Vec<Board>>
where
    F: Future<Output = Outcome<Board>> + Send + 'static,
{
    let mut boards = Vec::with_capacity(coming.len());
    let mut coming = coming.into_iter();
    loop {
        let some: Vec<_> = coming.by_ref().take(AT_ONCE).map(tokio::spawn).collect();
        if some.is_empty() {
            return Ok(boards);
        }
        for one in some {
            boards.push(one.await??);
        }
    }
}

impl Board {
    fn new(
        place: Place,
        players: [Socket; 2],
        spectator: Option<Socket>,
        script: Script,
        number: usize,
    ) -> Self {
        Self {
            place,
            players,
            spectator,
            script,
            sizes: (0, 0),
            played: 0,
            seqs: [0, 0],
            acts: 0,
            last: 0,
            dice: Dice::new(number as u64 + 7),
        }
    }

    /// Plays one game after the other until that moment: a player without moves resigns, and everyone goes to a new board.
    pub(crate) async fn play_on(
        mut self,
        pace: Pace,
        until: Instant,
        next: Arc<Next>,
    ) -> Outcome<(Self, Latencies)> {
        let mut all = Latencies::default();
        loop {
            let (board, latencies) = self.play(pace, until).await?;
            self = board;
            all.add(&latencies);
            if !self.is_out_of_moves() || Instant::now() >= until {
                return Ok((self, all));
            }
            let player = self.played % 2;
            all.record(self.act(player, r#"{"act":"resign"}"#.to_owned()).await?);
            next.note_end(&mut self).await?;
            self = next.board(self).await?;
        }
    }

    /// Plays until that moment.
    pub(crate) async fn play(mut self, pace: Pace, until: Instant) -> Outcome<(Self, Latencies)> {
        let mut latencies = Latencies::default();
        let mut planned = Instant::now();
        loop {
            if let Pace::Every(mean) = pace {
                // From zero to twice the mean, so that boards spread out.
                planned += mean.mul_f64(2.0 * self.dice.part());
                if planned > until {
                    tokio::time::sleep_until(until.into()).await;
                    return Ok((self, latencies));
                }
                tokio::time::sleep_until(planned.into()).await;
                if planned.elapsed() > Duration::from_millis(50) {
                    latencies.record_late();
                }
            }
            if Instant::now() >= until || self.is_out_of_moves() {
                return Ok((self, latencies));
            }
            let player = self.played % 2;
            for act in self.acts() {
                latencies.record(self.act(player, act).await?);
            }
            self.played += 1;
        }
    }

    fn is_out_of_moves(&self) -> bool {
        matches!(&self.script, Script::Game(game) if self.played >= game.len())
    }

    /// Returns a move and a press.
    fn acts(&self) -> [String; 2] {
        match &self.script {
            Script::Game(game) => [
                format!(r#"{{"act":"move","move":"{}"}}"#, game[self.played]),
                r#"{"act":"press"}"#.to_owned(),
            ],
            Script::Echo(text) => [format!("\"{text}\""), format!("\"{text}\"")],
        }
    }

    /// Sends an act and waits for the answer; returns how long that took.
    async fn act(&mut self, player: usize, act: String) -> Outcome<Duration> {
        self.seqs[player] += 1;
        let seq = self.seqs[player];
        let text = format!(r#"{{"type":"act","seq":{seq},"act":{act}}}"#);
        let size = text.len();
        let socket = &mut self.players[player];
        let said = Instant::now();
        socket.say(text).await?;
        let answer = tokio::time::timeout(PATIENCE, socket.answers.recv()).await;
        let answer = answer.map_err(|_| "an answer did not come")?.ok_or("a connection was lost")?;
        self.take_in(&answer, seq, size)?;
        Ok(answer.at - said)
    }

    fn take_in(&mut self, answer: &Answer, seq: u64, size: usize) -> Outcome<()> {
        let is_fine =
            answer.text.starts_with(r#"{"type":"answer""#) && !answer.text.contains(r#""kind":"refused""#);
        if !is_fine || answer.seq != seq {
            return Err(format!("{} was answered: {}", self.place.name, answer.text).into());
        }
        let is_echo = matches!(self.script, Script::Echo(_));
        if !is_echo && answer.number <= self.last {
            return Err(format!("{}: the number {} came twice", self.place.name, answer.number).into());
        }
        self.last = answer.number;
        self.acts += 1;
        self.sizes = (size.max(self.sizes.0), answer.text.len().max(self.sizes.1));
        Ok(())
    }

    pub(crate) fn acknowledged(&self) -> Acknowledged {
        Acknowledged { name: self.place.name.clone(), acts: self.acts, last: self.last }
    }
}

/// The next board for everyone when a game is over.
pub(crate) struct Next {
    address: SocketAddr,
    /// Several arbiters share the work, because the requests of each are limited.
    arbiters: Vec<Arbiter>,
    games: Vec<Arc<Vec<String>>>,
    turn: AtomicUsize,
    /// The acknowledged acts of the boards whose games are over, and the number of messages received there.
    ended: Mutex<(Vec<Acknowledged>, u64)>,
}

impl Next {
    pub(crate) fn new(address: SocketAddr, arbiters: Vec<Arbiter>, games: &[Vec<String>]) -> Self {
        let games = games.iter().cloned().map(Arc::new).collect();
        Self { address, arbiters, games, turn: AtomicUsize::new(0), ended: Mutex::default() }
    }

    /// Returns the acknowledged acts of the games that are over, and the number of messages received.
    pub(crate) fn ended(&self) -> (Vec<Acknowledged>, u64) {
        std::mem::take(&mut *self.ended.lock().unwrap_or_else(PoisonError::into_inner))
    }

    async fn note_end(&self, board: &mut Board) -> Outcome<()> {
        let heard = everyone_heard_everything(std::slice::from_mut(board)).await?;
        let mut ended = self.ended.lock().unwrap_or_else(PoisonError::into_inner);
        ended.0.push(board.acknowledged());
        ended.1 += heard;
        Ok(())
    }

    /// Sets up a new board for those who have left this one, with the clock started.
    async fn board(&self, left: Board) -> Outcome<Board> {
        let turn = self.turn.fetch_add(1, Ordering::Relaxed);
        let Board { place, dice, .. } = left;
        let (place, last) = self.arbiters[turn % self.arbiters.len()].next_game(place.event).await?;
        let game = Arc::clone(&self.games[turn % self.games.len()]);
        let white = connect(self.address, &place, Some(&place.white), None).await?;
        let black = connect(self.address, &place, Some(&place.black), None).await?;
        let spectator = connect(self.address, &place, None, Some(spectator_address(turn))).await?;
        Ok(Board {
            dice,
            last,
            ..Board::new(place, [white, black], Some(spectator), Script::Game(game), turn)
        })
    }
}

/// Checks that players and spectators have received every message of their boards, in order; returns the number of messages.
pub(crate) async fn everyone_heard_everything(boards: &mut [Board]) -> Outcome<u64> {
    // Messages to the other connections may still be on their way.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let mut messages = 0;
    for board in boards {
        for socket in board.players.iter().chain(&board.spectator) {
            let heard = &socket.heard;
            messages += heard.messages.load(Ordering::Relaxed);
            let (last, gaps) = (heard.last.load(Ordering::Relaxed), heard.gaps.load(Ordering::Relaxed));
            if last != board.last || gaps > 0 {
                let name = &board.place.name;
                return Err(format!(
                    "{name}: somebody heard up to {last} of {}, with {gaps} gaps",
                    board.last
                )
                .into());
            }
        }
    }
    Ok(messages)
}
