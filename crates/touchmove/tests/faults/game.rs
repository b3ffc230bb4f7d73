//! A game whose clocks the test computes itself, from its own monotonic clock: when each player pressed, and when the other was informed.

use crate::desk;
use crate::hall::Hall;
use crate::seat::{Seat, is_done};
use crate::table::Row;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

const PRESS: &str = r#"{"act":"press"}"#;
/// The tolerance for a clock.
const TOLERANCE_MS: i64 = 50;
/// A page repeats a refused message no faster than this.
const AGAIN: Duration = Duration::from_millis(120);
/// A stall is counted from the last moment known to be good, at most this long before it began.
const UNCERTAIN: Duration = Duration::from_millis(1000);

/// An event of games with five minutes per player.
pub(crate) struct Games {
    pub(crate) event: u64,
    pub(crate) games: Vec<Game>,
}

/// A board with both players.
pub(crate) struct Game {
    pub(crate) board: String,
    links: [String; 2],
    pub(crate) white: Seat,
    pub(crate) black: Seat,
    /// The time on Black's clock, and the two moments between which it was started.
    black_had_ms: i64,
    black_began: (Instant, Instant),
    white_had_ms: i64,
    press: Option<Press>,
}

/// Black's press.
struct Press {
    /// When it was made.
    made: Instant,
    /// When it was last sent; it is repeated as long as it is refused.
    sent: Instant,
    /// The answer when it was carried out, or that the game is over.
    answer: Option<Result<Value, String>>,
}

/// A fault during a game, between the start of Black's clock and White's last press.
pub(crate) struct Fault {
    pub(crate) began: Instant,
    pub(crate) ended: Instant,
    /// When the server announced that clocks run again.
    pub(crate) over: Instant,
    /// How long the machine was suspended, by a clock that the test cannot see.
    pub(crate) suspended: Duration,
    /// Whether the desk was notified.
    pub(crate) is_told: bool,
}

/// A time without a server, by the test's clock.
pub(crate) struct Away {
    /// When the server was asked to end, and when it had ended.
    pub(crate) asked: Instant,
    pub(crate) gone: Instant,
    /// When another was started, and when it answered.
    pub(crate) started: Instant,
    pub(crate) ready: Instant,
    /// It did not record when it ended: its clocks resume from its last pulse, at most [`PULSE`] earlier.
    pub(crate) was_killed: bool,
    /// Whether the desk was notified.
    pub(crate) is_told: bool,
}

/// How often a server records that it is alive.
const PULSE: Duration = Duration::from_secs(10);

impl Games {
    /// Sets the games up. White has moved and pressed, Black has moved; Black's clock runs.
    pub(crate) fn set_up(hall: &Hall, count: usize) -> Self {
        let settings = r#"{"name":"Clocks","time":"300"}"#;
        let (_, made) = hall.ask("POST", "/api/v1/events", settings).expect("an event");
        let event = made["event"]["event"].as_u64().expect("an event");
        let boards = json!({ "boards": vec![json!({}); count] }).to_string();
        let (_, made) = hall.ask("POST", &format!("/api/v1/events/{event}/boards"), &boards).expect("boards");
        let link = |board: &Value, role: &str| {
            let links = made["links"].as_array().expect("links");
            let link = links.iter().find(|link| link["board"] == *board && link["role"] == role);
            link.expect("a link")["token"].as_str().expect("a text").to_owned()
        };
        let boards = made["boards"].as_array().expect("boards").iter().map(|board| &board["board"]);
        let games = boards.map(|board| {
            let links = ["white", "black"].map(|role| link(board, role));
            Game::begin(hall, board.as_str().expect("a name"), links)
        });
        Self { event, games: games.collect() }
    }

    /// Lets time pass as at a board: refused messages are sent again.
    pub(crate) fn wait_until(&mut self, moment: Instant) {
        while Instant::now() < moment {
            for game in &mut self.games {
                game.send_again();
            }
            std::thread::sleep(
                Duration::from_millis(2).min(moment.saturating_duration_since(Instant::now())),
            );
        }
    }

    /// The number of notices at the desk.
    pub(crate) fn notices(&self, hall: &Hall) -> usize {
        desk::notices(hall, self.event).len()
    }
}

impl Game {
    fn begin(hall: &Hall, board: &str, links: [String; 2]) -> Self {
        arbiter(hall, board, &json!({ "act": "start" }));
        let mut white = Seat::take(hall, board, &links[0], 0);
        let mut black = Seat::take(hall, board, &links[1], 0);
        white.act(r#"{"act":"move","move":"e2e4"}"#);
        let (told, answer) = white.act(PRESS);
        black.act(r#"{"act":"move","move":"e7e5"}"#);
        Self {
            board: board.to_owned(),
            links,
            white,
            black,
            black_had_ms: clock_of(&answer.message, "black_ms"),
            white_had_ms: clock_of(&answer.message, "white_ms"),
            black_began: (told, answer.at),
            press: None,
        }
    }

    /// Sets Black's clock to this time.
    pub(crate) fn leave_black(&mut self, hall: &Hall, left: Duration) {
        let ms = left.as_millis() as i64;
        let asked = Instant::now();
        arbiter(hall, &self.board, &json!({ "act": "set_clock", "black_ms": ms, "running": "black" }));
        self.black_had_ms = ms;
        self.black_began = (asked, Instant::now());
    }

    /// Black presses the clock, whatever the result.
    pub(crate) fn press(&mut self) {
        let now = self.black.tell(PRESS);
        self.press = Some(Press { made: now, sent: now, answer: None });
    }

    /// Repeats a press: as the same message if it could not be recorded, because it may have been recorded after all; as a new one if it
    /// was refused for another reason.
    fn send_again(&mut self) {
        let Some(press) = self.press.as_mut().filter(|press| press.answer.is_none()) else { return };
        let Some(heard) = self.black.answer(Duration::ZERO) else { return };
        let state = &heard.message["answer"]["state"];
        if state["phase"] == "over" || !state["result"].is_null() {
            let told =
                format!("the game is over, {}, though Black had time left when pressing", state["result"]);
            press.answer = Some(Err(told));
        } else if is_done(&heard.message) {
            press.answer = Some(Ok(heard.message));
        } else {
            std::thread::sleep(AGAIN.saturating_sub(press.sent.elapsed()));
            press.sent = Instant::now();
            match heard.message["status"] == 503 || heard.message["status"] == 429 {
                true => self.black.tell_again(PRESS, press.made),
                false => press.sent = self.black.tell(PRESS),
            }
        }
    }

    /// Both players reconnect after a restart of the server.
    pub(crate) fn come_back(&mut self, hall: &Hall) {
        let [white, black] = &self.links;
        self.white = Seat::take(hall, &self.board, white, self.white.seq());
        self.black = Seat::take(hall, &self.board, black, self.black.seq());
    }

    /// Black has pressed or presses now, White presses 300 ms after being informed, and both clocks are compared with the test's.
    pub(crate) fn settle(&mut self, hall: &Hall, fault: &Fault, row: &mut Row) {
        if let Err(wrong) = self.try_settle(hall, fault, row) {
            row.clocks += 1;
            row.wrong_clock(format!("board {}: {wrong}", self.board));
        }
    }

    /// The same after a time without a server, which is charged to neither player: Black presses now.
    pub(crate) fn settle_after(&mut self, away: &Away, row: &mut Row) {
        row.clocks += 1;
        let (made, answer) = self.black.act(PRESS);
        let charged = self.black_had_ms - clock_of(&answer.message, "black_ms");
        let (earliest, latest) = self.black_began;
        let most = away.gone.saturating_duration_since(latest) + made.saturating_duration_since(away.started);
        let mut least =
            away.asked.saturating_duration_since(earliest) + made.saturating_duration_since(away.ready);
        if away.was_killed {
            least = least.saturating_sub(PULSE);
        }
        let board = &self.board;
        if charged > most.as_millis() as i64 + TOLERANCE_MS {
            row.wrong_clock(format!(
                "board {board}: charged {charged} ms, of {} ms with a server",
                most.as_millis()
            ));
        } else if charged + TOLERANCE_MS < least.as_millis() as i64 {
            row.wrong_clock(format!("board {board}: charged {charged} ms, not {} ms", least.as_millis()));
        } else if !away.is_told {
            row.wrong_clock(format!("board {board}: the desk was not told that there was no server"));
        }
    }

    fn try_settle(&mut self, hall: &Hall, fault: &Fault, row: &mut Row) -> Result<(), String> {
        let resumed = resume(hall, &self.board);
        if self.press.is_none() {
            self.press();
        }
        let (made, sent, answer) = self.press_until_done();
        let black_heard = answer?;
        let black_left_ms = clock_of(&black_heard, "black_ms");
        let white_heard = self.white.hear(Duration::from_secs(5), |message| {
            message["n"] == black_heard["n"] || message["type"] == "resync"
        });
        let white_heard = white_heard.ok_or("White did not hear of Black's press")?.at;
        std::thread::sleep(Duration::from_millis(300));
        self.white.act(r#"{"act":"move","move":"d2d4"}"#);
        let (white_made, answer) = self.white.act(PRESS);
        let white_left_ms = clock_of(&answer.message, "white_ms");

        // The time from when the clocks resume until the press is sent again is charged to Black; a page sends it at once.
        let again = match resumed {
            _ if sent == made => Duration::ZERO,
            Some(resumed) => sent.saturating_duration_since(resumed.max(made)),
            None if fault.is_told => sent.saturating_duration_since(fault.over.max(made)).min(2 * AGAIN),
            None => Duration::ZERO,
        };
        let (earliest, latest) = self.black_began;
        let black = Charge {
            ms: self.black_had_ms - black_left_ms,
            most: made.saturating_duration_since(latest) + again,
            least: made.saturating_duration_since(earliest),
            unseen: if made > fault.ended { fault.suspended } else { Duration::ZERO },
        };
        // White is charged from when they were informed, and not before the arbiter started the clocks again.
        let from = resumed.map_or(white_heard, |resumed| resumed.max(white_heard));
        let white = Charge {
            ms: self.white_had_ms - white_left_ms,
            most: white_made.saturating_duration_since(from),
            least: white_made.saturating_duration_since(made),
            unseen: if made > fault.ended { Duration::ZERO } else { fault.suspended },
        };
        let until = resumed.map_or(fault.over, |resumed| resumed.max(fault.over));
        for (name, charge) in [("Black", black), ("White", white)] {
            row.clocks += 1;
            if let Some(wrong) = charge.wrong(fault, until) {
                row.wrong_clock(format!("board {}: {name} {wrong}", self.board));
            }
        }
        Ok(())
    }

    /// Repeats Black's press as long as it is refused. Returns when it was made and last sent, and the result.
    fn press_until_done(&mut self) -> (Instant, Instant, Result<Value, String>) {
        let until = Instant::now() + Duration::from_secs(30);
        loop {
            self.send_again();
            let Press { made, sent, answer } = self.press.take().expect("a press");
            match answer {
                Some(answer) => return (made, sent, answer),
                None if Instant::now() > until => {
                    return (made, sent, Err("Black's press was not carried out".to_owned()));
                }
                None => self.press = Some(Press { made, sent, answer }),
            }
            std::thread::sleep(Duration::from_millis(2));
        }
    }
}

/// The time charged to a player's clock, and the limits for it.
struct Charge {
    ms: i64,
    most: Duration,
    least: Duration,
    /// The additional time during which the machine was suspended.
    unseen: Duration,
}

impl Charge {
    /// Returns the error in the charge, if any. A player is never charged for a fault; time given to a player requires a notice.
    fn wrong(&self, fault: &Fault, until: Instant) -> Option<String> {
        let over = self.ms - self.most.as_millis() as i64;
        if over > TOLERANCE_MS {
            return Some(format!("was charged {over} ms too much"));
        }
        let given = match fault.is_told {
            true => until.saturating_duration_since(fault.began) + UNCERTAIN,
            false => Duration::ZERO,
        };
        let unseen = if fault.is_told { Duration::ZERO } else { self.unseen };
        let under = (self.least + unseen).as_millis() as i64 - given.as_millis() as i64 - self.ms;
        (under > TOLERANCE_MS).then(|| {
            let told = if fault.is_told { "" } else { ", and the desk was not told" };
            format!("was charged {under} ms too little{told}")
        })
    }
}

/// If the clocks are stopped, the arbiter starts them again; returns when.
fn resume(hall: &Hall, board: &str) -> Option<Instant> {
    let (_, scene) = hall.ask("GET", &format!("/api/v1/boards/{board}"), "").expect("a board");
    let state = &scene["answer"]["state"];
    let stands = state["clock"]["running"].is_null() && state["result"].is_null();
    stands.then(|| {
        let now = Instant::now();
        arbiter(hall, board, &json!({ "act": "resume" }));
        now
    })
}

/// Sends an act of the arbiter to a board.
fn arbiter(hall: &Hall, board: &str, act: &Value) {
    let path = format!("/api/v1/boards/{board}");
    let (_, scene) = hall.ask("GET", &path, "").expect("a board");
    let seq = scene["seq"].as_u64().unwrap_or(0) + 1;
    let body = json!({ "seq": seq, "act": act }).to_string();
    let (status, answer) = hall.ask("POST", &format!("{path}/acts"), &body).expect("an answer");
    assert_eq!(status, 200, "{act}: {answer}");
    assert!(is_done(&answer), "{act}: {answer}");
}

/// Returns a clock's time from an answer.
fn clock_of(answer: &Value, name: &str) -> i64 {
    answer["answer"]["state"]["clock"][name].as_i64().expect("a clock")
}
