//! Judges games act by act: a move, a press of the clock, and so on, with clocks, repetitions and dead positions.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use touchmove_board::{Color, Move, Position};
use touchmove_laws::clock::Moment;
use touchmove_laws::{Act, Game, Hands, PressingHand, Settings, Start, Stated};
use touchmove_notation::pgn::{At, Follower, Listener, PgnError, Played, Reader, Replay};
use touchmove_referee::Referee;

/// Enough time for any game.
const TIME: &str = "86400+30";

/// The time between two acts, in milliseconds.
const PAUSE: u64 = 1_000;

/// A game to be judged.
#[derive(Clone, Debug)]
pub struct Acts {
    start: Position,
    moves: Vec<Move>,
}

/// The games of a file, each up to its first illegal move.
pub fn read(pgn: &[u8]) -> Vec<Acts> {
    let mut replay = Replay::new(Collector::default());
    let mut reader = Reader::new(pgn);
    while let Ok(true) = reader.read_game(&mut replay) {}
    let mut games = replay.into_follower().0;
    games.retain(|game| !game.moves.is_empty());
    games
}

#[derive(Default)]
struct Collector(Vec<Acts>);

impl Listener for Collector {
    fn begin_game(&mut self) {
        self.0.push(Acts { start: Position::standard(), moves: Vec::new() });
    }
    fn fault(&mut self, _: PgnError) {}
}

impl Follower for Collector {
    const READS_VARIATIONS: bool = false;

    fn ply(&mut self, before: &Position, played: Played, _: At<'_>) {
        let Some(game) = self.0.last_mut() else { return };
        if game.moves.is_empty() {
            game.start = *before;
        }
        game.moves.extend(played.mv);
    }
}

impl Acts {
    /// The number of moves.
    pub fn plies(&self) -> usize {
        self.moves.len()
    }

    /// The acts with their times in milliseconds: the start of the clock, then a move and a press for each half-move.
    pub fn acts(&self) -> Vec<(Moment, Act)> {
        let mut by = self.start.turn;
        let mut at = 0;
        let mut acts = vec![(Moment::default(), Act::Start { absent: Vec::new() })];
        for mv in &self.moves {
            let made = Act::Move { by, mv: Stated::Uci(*mv), hands: Hands::One };
            for act in [made, Act::Press { by, hand: PressingHand::Same }] {
                at += PAUSE;
                acts.push((Moment::from_millis(at), act));
            }
            by = !by;
        }
        acts
    }

    /// The lines of the referee protocol, including the act that opens the game.
    pub fn lines(&self, edition: &str) -> Vec<String> {
        let opened =
            format!(r#"{{"act":"open","edition":"{edition}","time":"{TIME}","start":"{}"}}"#, self.start);
        let mut lines = vec![opened, r#"{"act":"start","at":0}"#.to_owned()];
        self.push_moves(0, &mut lines);
        lines
    }

    fn push_moves(&self, since: u64, lines: &mut Vec<String>) {
        let mut at = since;
        let mut by = self.start.turn;
        for mv in &self.moves {
            let name = if by == Color::White { "white" } else { "black" };
            lines.push(format!(r#"{{"act":"move","at":{},"by":"{name}","move":"{mv}"}}"#, at + PAUSE));
            lines.push(format!(r#"{{"act":"press","at":{},"by":"{name}"}}"#, at + 2 * PAUSE));
            at += 2 * PAUSE;
            by = !by;
        }
    }

    /// The game repeated until there are at least this number of acts. The starting position is restored in between.
    pub fn again_and_again(&self, acts: usize) -> Vec<String> {
        // The last move may end the game, and then the position cannot be restored.
        let unfinished = Self { moves: self.moves[..self.moves.len() - 1].to_vec(), ..self.clone() };
        let mut lines = unfinished.lines("2023");
        while lines.len() < acts {
            let since = lines.len() as u64 * PAUSE;
            lines.push(format!(r#"{{"act":"restore","at":{since},"ply":0}}"#));
            lines.push(format!(
                r#"{{"act":"set_clock","at":{since},"white_ms":86400000,"black_ms":86400000}}"#
            ));
            unfinished.push_moves(since, &mut lines);
        }
        lines
    }
}

/// A number of acts, and the time that they took.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct Rate {
    /// Acts.
    pub acts: usize,
    /// Time.
    pub time: Duration,
}

impl Rate {
    /// Acts per second.
    pub fn a_second(&self) -> f64 {
        self.acts as f64 / self.time.as_secs_f64()
    }
}

/// Judges every game with [`Game`].
pub fn through_game(games: &[Acts]) -> Rate {
    let mut rate = Rate::default();
    for acts in games {
        let settings =
            Settings { time: TIME.parse().ok(), start: Start::Position(acts.start), ..Settings::default() };
        let told = acts.acts();
        let started = Instant::now();
        let Ok(mut game) = Game::open(settings) else { continue };
        for (at, act) in &told {
            std::hint::black_box(game.act(*at, act).is_ok());
        }
        rate.time += started.elapsed();
        rate.acts += told.len();
    }
    rate
}

/// Judges every game with [`Referee`], through JSON.
pub fn through_referee(games: &[Acts]) -> Rate {
    let mut rate = Rate::default();
    for acts in games {
        let lines = acts.lines("2023");
        let started = Instant::now();
        let mut referee = Referee::new();
        for line in &lines {
            std::hint::black_box(referee.line(line));
        }
        rate.time += started.elapsed();
        rate.acts += lines.len();
    }
    rate
}

/// Sends one game repeatedly through pipes to the program `touchmove referee`. `None` if there is no such program, or if it refuses
/// an act.
pub fn through_program(program: &Path, game: &Acts, acts: usize) -> Option<Rate> {
    let lines = game.again_and_again(acts);
    let mut input = lines.join("\n").into_bytes();
    input.push(b'\n');
    let started = Instant::now();
    let mut child =
        Command::new(program).arg("referee").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().ok()?;
    let (mut stdin, stdout) = (child.stdin.take()?, child.stdout.take()?);
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let mut answers = BufReader::with_capacity(1 << 16, stdout);
    let mut answered = 0;
    let mut line = Vec::new();
    while answers.read_until(b'\n', &mut line).ok()? > 0 {
        // A refused act takes hardly any time.
        if line.starts_with(b"{\"error\"") || line.starts_with(b"{\"rulings\":[{\"kind\":\"refused\"") {
            return None;
        }
        answered += 1;
        line.clear();
    }
    let time = started.elapsed();
    writer.join().ok()?.ok()?;
    child.wait().ok()?;
    (answered == lines.len()).then_some(Rate { acts: answered, time })
}
