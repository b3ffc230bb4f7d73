//! A board: two players who move and press in turn, and a spectator, each connected through a different hall.

use crate::Outcome;
use crate::client::{Client, News, Patience, Seat, SeatNews};
use crate::desk::Desk;
use crate::games::Dice;
use crate::site::{Place, Shared};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

/// The longest time for which an act may go unanswered, whatever happens.
const PATIENCE: Duration = Duration::from_secs(120);
/// An act made less than this ago counts as made now, as in web/src/lib/outbox.svelte.ts.
const NOW: Duration = Duration::from_millis(100);
const NOT_RECORDED_WAIT: Duration = Duration::from_millis(300);
const TOO_MANY_WAIT: Duration = Duration::from_secs(1);
/// How long the arbiter takes to notice that the clocks are stopped.
const ARBITER_SEES: Duration = Duration::from_millis(800);
/// The acts without parameters.
pub(crate) const PRESS: &str = r#"{"act":"press"}"#;
const RESIGN: &str = r#"{"act":"resign"}"#;
/// The number of acts for which the board remembers whether they were refused.
const REMEMBERED: usize = 64;

/// A board, and the clients at it.
pub(crate) struct Board {
    pub(crate) site: Shared,
    pub(crate) place: Place,
    pub(crate) clients: [Client; 3],
    news: UnboundedReceiver<SeatNews>,
    is_joined: [bool; 3],
    seqs: [u64; 2],
    desk: Desk,
    pub(crate) dice: Dice,
    /// The number of the latest message, and the phase of the game after it.
    pub(crate) number: u64,
    pub(crate) phase: String,
    /// Whether each of the latest acts was refused, by its number.
    refused: BTreeMap<u64, bool>,
}

/// The outcome of an act.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Acted {
    Done,
    Refused,
}

impl Board {
    /// Connects the players and the spectator. The number of the board determines which halls they try first.
    pub(crate) fn new(site: &Shared, place: Place, number: usize) -> Self {
        let (tell, news) = unbounded_channel();
        let clients = [0, 1, 2].map(|seat| {
            let is_player = seat < 2;
            let seat = Seat {
                board: place.name.clone(),
                number: seat,
                link: is_player.then(|| place.players[seat].clone()),
                hall: (number + seat) % site.halls.len(),
                // Every spectator has an address of their own, as in reality.
                from: (!is_player).then(|| address_of(number)),
                patience: if is_player { Patience::PLAYER } else { Patience::ONLOOKER },
            };
            Client::sit_down(site, seat, tell.clone())
        });
        Self {
            site: Arc::clone(site),
            place,
            clients,
            news,
            is_joined: [false; 3],
            seqs: [0; 2],
            desk: Desk::new(),
            dice: Dice::new(number as u64 * 31 + 7),
            number: 0,
            phase: String::new(),
            refused: BTreeMap::new(),
        }
    }

    /// Makes an act of the arbiter at this board.
    pub(crate) async fn arbiter(&mut self, act: &str) -> Outcome<()> {
        let answer = self.desk.act(&self.site, &self.place, act).await?;
        self.take_in(&answer);
        Ok(())
    }

    /// Starts the clocks, by the arbiter, once both players are connected.
    pub(crate) async fn start(&mut self) -> Outcome<()> {
        let deadline = Instant::now() + PATIENCE;
        while self.is_joined[..2] != [true; 2] {
            if Instant::now() > deadline {
                return Err(format!("{}: the players could not connect", self.place.name).into());
            }
            if let Some(received) = self.receive(deadline).await {
                self.process(received);
            }
        }
        self.arbiter("start").await
    }

    /// Plays one game after another until the run ends. `own` is the index of this board among the boards that play.
    pub(crate) async fn play(mut self, games: Arc<Vec<Vec<String>>>, own: usize) -> Outcome<Self> {
        let site = Arc::clone(&self.site);
        for game in games.iter().cycle().skip(own % games.len()) {
            // Boards do not all begin at the same moment.
            self.think(site.pace).await;
            self.start().await?;
            for (ply, mv) in game.iter().enumerate() {
                self.think(site.pace).await;
                if site.is_ending.load(Ordering::Relaxed) {
                    return Ok(self);
                }
                let made_us = self.move_and_press(ply % 2, mv).await?;
                site.answered_us[own].store(made_us, Ordering::Relaxed);
            }
            self.act_until_done(game.len() % 2, RESIGN).await?;
            let place = site.set_up(&self.place.event, 1).await?.pop().ok_or("no board")?;
            self = Self::new(&site, place, own);
        }
        Ok(self)
    }

    /// Waits for a random time, at most twice the mean, and processes what arrives meanwhile.
    pub(crate) async fn think(&mut self, mean: Duration) {
        let until = Instant::now() + mean.mul_f64(2.0 * self.dice.part());
        while let Some(received) = self.receive(until).await {
            self.process(received);
        }
    }

    /// Returns the next news, or `None` if none arrives by then.
    async fn receive(&mut self, until: Instant) -> Option<SeatNews> {
        tokio::time::timeout_at(until.into(), self.news.recv()).await.ok().flatten()
    }

    /// Makes a move and a press without waiting for the answer to the move. Returns when they were made.
    pub(crate) async fn move_and_press(&mut self, player: usize, mv: &str) -> Outcome<u64> {
        let acts = [format!(r#"{{"act":"move","move":"{mv}"}}"#), PRESS.to_owned()];
        let mut left = &acts[..];
        for _ in 0..8 {
            if self.phase != "running" {
                // The clocks are stopped. The player makes the acts again once the arbiter has resumed play.
                self.wait_until_clocks_run().await?;
            }
            let made_us = self.site.clock().now_us();
            let done = self.act_in_turn(player, left, made_us).await?;
            // If an act was refused, the one behind it was refused too.
            left = &left[done..];
            if left.is_empty() {
                return Ok(made_us);
            }
        }
        Err(format!("{}: {mv} was refused again and again", self.place.name).into())
    }

    /// Makes an act, and makes it again if it is refused because the clocks are stopped.
    pub(crate) async fn act_until_done(&mut self, player: usize, act: &str) -> Outcome<()> {
        for _ in 0..8 {
            self.wait_until_clocks_run().await?;
            let made_us = self.site.clock().now_us();
            if self.act_in_turn(player, &[act.to_owned()], made_us).await? == 1 {
                return Ok(());
            }
        }
        Err(format!("{}: {act} was refused again and again", self.place.name).into())
    }

    /// Waits until the clocks run. If the game stays stopped, as after a long stall, the arbiter resumes it.
    pub(crate) async fn wait_until_clocks_run(&mut self) -> Outcome<()> {
        let deadline = Instant::now() + PATIENCE;
        while self.phase != "running" {
            if self.phase == "over" || Instant::now() > deadline {
                return Err(format!("{}: the game is {}", self.place.name, self.phase).into());
            }
            let until = Instant::now() + ARBITER_SEES;
            while let Some(received) = self.receive(until).await {
                self.process(received);
            }
            if self.phase == "stopped" {
                self.arbiter("resume").await?;
            }
        }
        Ok(())
    }

    /// Sends acts one after another, and sends those that are not answered again under the same number. Returns how many were carried out
    /// before one was refused by the Laws. After a lost connection only the oldest is sent, and the next once it is answered, as the page
    /// does it.
    async fn act_in_turn(&mut self, player: usize, acts: &[String], made_us: u64) -> Outcome<usize> {
        let first = self.seqs[player] + 1;
        self.seqs[player] += acts.len() as u64;
        let deadline = Instant::now() + PATIENCE;
        let (mut done, mut answered, mut tries) = (0, 0, 0);
        let mut send_at = Some(Instant::now());
        loop {
            if send_at.is_some_and(|at| at <= Instant::now()) && self.is_joined[player] {
                send_at = None;
                tries += 1;
                // At the first try, all acts are sent at once.
                let until = if tries == 1 { acts.len() } else { answered + 1 };
                for (act, seq) in acts[..until].iter().zip(first..).skip(answered) {
                    self.send(player, act, seq, made_us, tries);
                }
            }
            if Instant::now() > deadline {
                let act = &acts[answered];
                return Err(format!("{}: {act} was not answered within {PATIENCE:?}", self.place.name).into());
            }
            let until = send_at.filter(|_| self.is_joined[player]).unwrap_or(deadline).min(deadline);
            let Some(received) = self.receive(until.max(Instant::now())).await else { continue };
            if received.seat == player && matches!(received.news, News::Joined) {
                send_at = Some(Instant::now());
            }
            let Some((_, reply)) = self.process(received).filter(|(of, _)| *of == player) else { continue };
            let due = first + answered as u64;
            match reply {
                Reply::Answered { seq, number } if seq == due => {
                    let acted = self.acknowledged(player, seq, number);
                    done += usize::from(acted == Acted::Done && done == answered);
                    answered += 1;
                    if answered == acts.len() {
                        return Ok(done);
                    }
                    // At the first try, the next act was already sent.
                    send_at = (tries > 1).then(Instant::now);
                }
                // The act was carried out, but the answer was lost. Sent again, it is answered as `repeated`.
                Reply::Counted { last } if last >= due && tries > 0 => {
                    tries += 1;
                    send_at = Some(Instant::now());
                }
                Reply::Refused { seq, after } if seq >= due => {
                    tries += 1;
                    send_at = Some(Instant::now() + after);
                }
                Reply::Answered { .. } | Reply::Counted { .. } | Reply::Refused { .. } => {}
            }
        }
    }

    fn send(&self, player: usize, act: &str, seq: u64, made_us: u64, tries: u32) {
        let clock = self.site.clock();
        let link = self.place.players[player].id;
        let facts = json!({ "board": self.place.name, "link": link, "seq": seq, "act": act, "try": tries, "made": made_us });
        let now_us = self.site.record.note("sent", facts);
        let ago = Duration::from_micros(now_us - made_us);
        let ago = if ago < NOW { String::new() } else { format!(r#","ago":{}"#, ago.as_millis()) };
        let made = clock.performance_ms(made_us);
        self.clients[player].send(format!(r#"{{"type":"act","seq":{seq},"made":{made}{ago},"act":{act}}}"#));
    }

    fn acknowledged(&mut self, player: usize, seq: u64, number: u64) -> Acted {
        let (board, link) = (&self.place.name, self.place.players[player].id);
        let facts = json!({ "board": board, "link": link, "seq": seq, "n": number });
        self.site.record.note("answered", facts);
        match self.refused.get(&number) {
            Some(true) => Acted::Refused,
            Some(false) | None => Acted::Done,
        }
    }

    /// Processes news. Returns the seat and the reply if it replies to an act.
    pub(crate) fn process(&mut self, SeatNews { seat, at_us, news }: SeatNews) -> Option<(usize, Reply)> {
        let message = match news {
            News::Joined => {
                self.is_joined[seat] = true;
                return None;
            }
            News::Lost => {
                self.is_joined[seat] = false;
                return None;
            }
            News::Message(message) => message,
        };
        self.take_in(&message);
        self.note_turn(seat, at_us, &message);
        let seq = message["seq"].as_u64()?;
        let reply = match message["type"].as_str()? {
            "answer" | "repeated" => Reply::Answered { seq, number: message["n"].as_u64()? },
            "refusal" => self.refusal(seq, &message),
            "resync" | "counted" => Reply::Counted { last: seq },
            _ => return None,
        };
        Some((seat, reply))
    }

    fn refusal(&self, seq: u64, message: &Value) -> Reply {
        let (status, error) = (message["status"].as_u64(), &message["error"]);
        let facts = json!({ "board": self.place.name, "seq": seq, "status": status, "error": error });
        self.site.record.note("refusal", facts);
        let after = match status {
            Some(429) => TOO_MANY_WAIT,
            Some(503) => NOT_RECORDED_WAIT,
            // The page would not send the act again, and it would be lost.
            _ => {
                self.site.failure(&format!("{}: message {seq} was refused: {error}", self.place.name));
                NOT_RECORDED_WAIT
            }
        };
        Reply::Refused { seq, after }
    }

    /// Updates the phase and the refusals from a message, unless it is older than the latest one.
    fn take_in(&mut self, message: &Value) {
        let Some(number) = message["n"].as_u64().filter(|number| *number >= self.number) else { return };
        let state = &message["answer"]["state"];
        if let Some(phase) = state["phase"].as_str() {
            self.number = number;
            self.phase = phase.to_owned();
        }
        if let Some(rulings) = message["answer"]["rulings"].as_array().filter(|_| message["type"] == "answer")
        {
            let is_refused = rulings.iter().any(|ruling| ruling["kind"] == "refused");
            self.refused.insert(number, is_refused);
            if self.refused.len() > REMEMBERED {
                self.refused.pop_first();
            }
        }
    }

    /// Records when a player learns that it is their turn, when they get the whole game again, and when anybody learns that it is over.
    fn note_turn(&self, seat: usize, at_us: u64, message: &Value) {
        let (number, state) = (&message["n"], &message["answer"]["state"]);
        let is_their_turn = |side: &str| state["clock"]["running"] == side;
        let is_turn = matches!((seat, message["act"]["act"].as_str()), (0 | 1, Some("press")))
            && is_their_turn(["white", "black"][seat.min(1)]);
        let is_scene = seat < 2 && message["type"] == "resync";
        let facts = json!({ "board": self.place.name, "seat": seat, "n": number });
        if is_turn {
            self.site.record.note_at(at_us, "turn", facts);
        } else if is_scene {
            self.site.record.note_at(at_us, "scene", facts);
        } else if state["phase"] == "over" {
            self.site.record.note_at(at_us, "over", facts);
        }
    }
}

/// A reply to an act.
pub(crate) enum Reply {
    Answered {
        seq: u64,
        number: u64,
    },
    /// The server has counted the messages of this device up to this number.
    Counted {
        last: u64,
    },
    /// The act was not carried out. It is to be sent again after this time.
    Refused {
        seq: u64,
        after: Duration,
    },
}

fn address_of(number: usize) -> SocketAddr {
    SocketAddr::from(([127, 1, (number / 250) as u8, (number % 250 + 1) as u8], 0))
}
