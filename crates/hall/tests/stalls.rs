//! Stalls of the server: no player is charged for a slow or full disk, a process that stood still, or a closed lid.

use crate::support::faulty::Faulty;
use crate::support::{House, Jumping, Listener, Table, kinds, wide};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use touchmove_hall::{Hall, Timekeeping};
use touchmove_journal::{Author, Content, Journal, Memory};

async fn sleep(ms: u64) {
    tokio::time::sleep(Duration::from_millis(ms)).await;
}

/// The board as the arbiter sees it, once the condition holds.
async fn once(table: &Table, is_so: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..400 {
        let scene = table.scene("arbiter").await;
        if is_so(&scene["answer"]["state"]) {
            return scene;
        }
        sleep(25).await;
    }
    panic!("{}", table.scene("arbiter").await);
}

/// How much of a minute each player has used, in milliseconds.
fn used(message: &Value) -> (u64, u64) {
    let left = |side: &str| message["answer"]["state"]["clock"][side].as_u64().unwrap();
    (60_000 - left("white_ms"), 60_000 - left("black_ms"))
}

/// A one-minute game with White to move, over a journal that can fail.
async fn game() -> (Arc<Faulty>, House, Table) {
    let journal = Arc::new(Faulty::default());
    let house = House::over(journal.clone(), wide()).await;
    let mut table = house.board(json!({ "time": "60" })).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    table.act("white", json!({ "act": "move", "move": "e2e4" })).await.ok();
    (journal, house, table)
}

/// The arbiter's feed.
async fn desk(table: &Table) -> Listener {
    let path = format!("/api/v1/events/{}/live", table.event);
    let mut desk = table.of("arbiter").listen(&path).await.unwrap();
    desk.hear("resync").await;
    desk
}

/// A press becomes durable only after two seconds: until then the opponent cannot know of it.
#[tokio::test(flavor = "multi_thread")]
async fn a_slow_disk_costs_the_opponent_nothing() {
    let (journal, _house, mut table) = game().await;
    let mut desk = desk(&table).await;
    journal.slow_ms.store(2000, Ordering::SeqCst);
    table.act("white", json!({ "act": "press" })).await.ok();
    journal.slow_ms.store(0, Ordering::SeqCst);
    table.act("black", json!({ "act": "move", "move": "e7e5" })).await.ok();
    let (white, black) = used(&table.act("black", json!({ "act": "press" })).await.ok());
    assert!(white < 1000 && black < 1000, "{white} {black}");
    let notice = desk.hear("notice").await;
    assert!(notice["facts"]["cause"] == "journal", "{notice}");
}

/// A press is recorded, but the journal cannot tell, and White's device does not send it again. Black hears of it as soon as the journal
/// can be read, without anybody's acting, and is not charged for the time until then.
#[tokio::test(flavor = "multi_thread")]
async fn a_press_that_was_recorded_unnoticed_reaches_the_opponent() {
    let (journal, _house, mut table) = game().await;
    let mut black = table.listen("black", "").await;
    black.hear("resync").await;
    let mut desk = desk(&table).await;
    journal.is_gone.store(true, Ordering::SeqCst);
    journal.is_in_doubt.store(true, Ordering::SeqCst);
    table.act("white", json!({ "act": "press" })).await.refused(503);
    journal.is_in_doubt.store(false, Ordering::SeqCst);
    sleep(300).await;
    journal.is_gone.store(false, Ordering::SeqCst);
    let heard = black.hear("answer").await;
    assert_eq!((&heard["act"]["act"], &heard["seq"]), (&json!("press"), &Value::Null), "{heard}");
    assert_eq!(desk.hear("board").await["n"], heard["n"]);
    table.act("black", json!({ "act": "move", "move": "e7e5" })).await.ok();
    let (_, used) = used(&table.act("black", json!({ "act": "press" })).await.ok());
    assert!(used < 250, "{used}");
}

/// A start takes a moment to be recorded, too short a time for a stall. White cannot know of it until then (6.6; 2005 and 2009: 6.5).
#[tokio::test(flavor = "multi_thread")]
async fn a_start_that_is_recorded_late_costs_white_nothing() {
    let journal = Arc::new(Faulty::default());
    let house = House::over(journal.clone(), wide()).await;
    let mut table = house.board(json!({ "time": "60" })).await;
    journal.slow_ms.store(450, Ordering::SeqCst);
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    journal.slow_ms.store(0, Ordering::SeqCst);
    let (white, _) = used(&table.act("white", json!({ "act": "move", "move": "e2e4" })).await.ok());
    assert!(white < 400, "{white}");
}

/// So does a press, and Black cannot know of it until then (6.2.1; 2014: 6.2.a, 2009: 6.7.a, 2005: 6.8.a).
#[tokio::test(flavor = "multi_thread")]
async fn a_press_that_is_recorded_late_costs_the_opponent_nothing() {
    let (journal, _house, mut table) = game().await;
    journal.slow_ms.store(450, Ordering::SeqCst);
    table.act("white", json!({ "act": "press" })).await.ok();
    journal.slow_ms.store(0, Ordering::SeqCst);
    let (_, black) = used(&table.act("black", json!({ "act": "move", "move": "e7e5" })).await.ok());
    assert!(black < 400, "{black}");
}

/// A move and its press arrive while the journal is slow, and then the connection of the device breaks. Both had arrived, so both count.
#[tokio::test(flavor = "multi_thread")]
async fn what_arrived_counts_although_the_connection_broke() {
    let (journal, _house, mut table) = game().await;
    table.act("white", json!({ "act": "press" })).await.ok();
    let moves =
        ["b8c6", "b1c3", "c6b8", "c3b1", "g8f6", "g1f3", "f6g8", "f3g1", "b8c6", "b1c3", "c6b8", "c3b1"];
    for (number, (mv, (side, other))) in
        moves.into_iter().zip([("black", "white"), ("white", "black")].into_iter().cycle()).enumerate()
    {
        let mut device = table.listen(side, "").await;
        device.hear("resync").await;
        journal.slow_ms.store(100, Ordering::SeqCst);
        let acts = [json!({ "act": "move", "move": mv }), json!({ "act": "press" })];
        for (seq, act) in (100 + 2 * number..).zip(acts) {
            device.say(json!({ "type": "act", "seq": seq, "act": act })).await;
        }
        sleep(30).await;
        drop(device);
        once(&table, |state| state["clock"]["running"] == other).await;
        journal.slow_ms.store(0, Ordering::SeqCst);
    }
}

/// A pulse was recorded although the server did not learn of it: the next pulses continue after it.
#[tokio::test]
async fn a_pulse_that_was_recorded_unnoticed_does_not_stop_the_next() {
    let journal = Arc::new(Memory::new());
    let hall = Hall::open(journal.clone()).await.unwrap();
    let last = async || journal.head("pulse").await.unwrap().unwrap().last;
    hall.pulse().await;
    let number = last().await;
    let unnoticed = Content::new(Author::SERVER, "{}".to_owned());
    journal.append("pulse", number + 1, unnoticed.into()).await.unwrap();
    hall.pulse().await;
    hall.pulse().await;
    assert_eq!(last().await, number + 3);
}

/// While presses cannot be recorded, no time runs, and no flag falls.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_stops_the_clocks() {
    let journal = Arc::new(Faulty::default());
    let house = House::over(journal.clone(), wide()).await;
    let mut table = house.board(json!({ "time": "2" })).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    table.act("white", json!({ "act": "move", "move": "e2e4" })).await.ok();
    journal.is_full.store(true, Ordering::SeqCst);
    let press = json!({ "act": "press" });
    assert_eq!(table.act_as("white", 1000, press.clone()).await.refused(503), "not_recorded");
    let stood = table.scene("white").await["now"].as_u64().unwrap();
    sleep(3000).await;
    assert_eq!(table.scene("white").await["now"], stood, "game time stands still");
    journal.is_full.store(false, Ordering::SeqCst);
    let pressed = table.act_as("white", 1000, press).await.ok();
    assert_eq!(pressed["answer"]["state"]["result"], Value::Null, "{pressed}");
    assert!(pressed["answer"]["state"]["clock"]["white_ms"].as_u64().unwrap() > 500, "{pressed}");
}

/// What the journal wrote although it reported an error was recorded, and is answered like any other act.
#[tokio::test(flavor = "multi_thread")]
async fn an_act_is_recorded_or_not_and_the_answer_says_which() {
    let (journal, _house, table) = game().await;
    let press = json!({ "act": "press" });
    journal.is_in_doubt.store(true, Ordering::SeqCst);
    let pressed = table.act_as("white", 1000, press.clone()).await.ok();
    assert_eq!(pressed["n"], 4);
    journal.is_in_doubt.store(false, Ordering::SeqCst);
    let mv = json!({ "act": "move", "move": "e7e5" });
    // It cannot be looked up either.
    journal.is_gone.store(true, Ordering::SeqCst);
    assert_eq!(table.act_as("black", 1, mv.clone()).await.refused(503), "not_known");
    journal.is_gone.store(false, Ordering::SeqCst);
    let moved = table.act_as("black", 1, mv.clone()).await.ok();
    assert_eq!(moved["n"], 5, "the same number settles it");
    assert_eq!(table.act_as("black", 1, mv).await.ok()["n"], 5);
}

/// A healthy server has just written something; requests share one attempt.
#[tokio::test(flavor = "multi_thread")]
async fn a_healthy_server_writes() {
    let (journal, house, _table) = game().await;
    let stranger = house.client(None);
    let pulses = async || house.journal.head("pulse").await.unwrap().map_or(0, |head| head.last);
    sleep(1100).await;
    let before = pulses().await;
    for _ in 0..30 {
        stranger.get("/healthz").await.ok();
    }
    let written = pulses().await - before;
    assert!((1..=10).contains(&written), "{written}");
    journal.is_full.store(true, Ordering::SeqCst);
    sleep(1100).await;
    assert_eq!(stranger.get("/healthz").await.status, 503);
    journal.is_full.store(false, Ordering::SeqCst);
    sleep(1100).await;
    assert_eq!(stranger.get("/healthz").await.status, 200);
}

/// The system clock is set forward by an hour while the server is away: spectators still wait.
#[tokio::test(flavor = "multi_thread")]
async fn a_broadcast_is_not_early_by_setting_the_wall_clock() {
    let journal = Arc::new(Faulty::default());
    journal.wall_back_ms.store(3_600_000, Ordering::SeqCst);
    let house = House::over(journal.clone(), wide()).await;
    let mut table = house.board(json!({ "time": "5400", "broadcast_delay_ms": 900_000 })).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    table.play("white", "e2e4").await;
    table.play("black", "e7e5").await;
    let house = house.crash().await;
    journal.wall_back_ms.store(0, Ordering::SeqCst);
    let table = table.moved_to(&house);
    let scene = table.scene("spectator").await;
    assert_eq!((&scene["n"], scene["moves"].as_array().unwrap().len()), (&json!(0), 0), "{scene}");
    let list = table.of("spectator").get(&format!("/api/v1/events/{}/boards", table.event)).await.ok();
    assert_eq!(list[0]["n"], 0, "{list}");
}

/// The lid is closed for an hour: no clock has run, they are stopped from that moment, and the arbiter resumes play.
#[tokio::test(flavor = "multi_thread")]
async fn a_closed_lid_costs_nobody_time() {
    let source = Arc::new(Jumping::default());
    let timekeeping = Timekeeping { source: source.clone(), ..Timekeeping::default() };
    let house = House::with_time(Arc::new(Memory::new()), wide(), timekeeping).await;
    let mut table = house.board(json!({ "time": "60" })).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    table.act("white", json!({ "act": "move", "move": "e2e4" })).await.ok();
    let mut desk = desk(&table).await;
    let mut page = table.listen("table", "").await;
    page.hear("resync").await;
    source.sleep(3_600_000);
    let stands = page.hear("clocks").await;
    assert_eq!(stands["stand"], "stopped", "{stands}");
    // Presses made meanwhile are carried out before the clocks are stopped for the arbiter.
    let (white, black) = used(&table.act("white", json!({ "act": "press" })).await.ok());
    assert!(white < 5000 && black == 0, "{white} {black}");
    let notice = desk.hear("notice").await;
    assert_eq!(notice["what"], "stalled");
    assert_eq!(notice["facts"]["boards"], json!([table.board]), "{notice}");
    assert!(notice["facts"]["ms"].as_u64().unwrap() >= 3_600_000, "{notice}");
    let scene = once(&table, |state| state["phase"] == "stopped").await;
    assert!(used(&scene).1 < 1000, "{scene}");
    let devices = table.of("arbiter").get(&format!("/api/v1/events/{}/devices", table.event)).await.ok();
    assert_eq!(devices[0]["online"], true, "it was the server that could not hear: {devices}");
    let notes = table.of("arbiter").get(&format!("/api/v1/boards/{}/notes", table.board)).await.ok();
    assert!(notes[0]["text"].as_str().unwrap().contains("was down for 360"), "{notes}");
    assert_eq!(notes[0]["role"], Value::Null, "the server wrote it");
    // After a restart, too, the game waits for the arbiter, who sees why.
    let house = house.restart().await;
    let mut table = table.moved_to(&house);
    let path = format!("/api/v1/events/{}/live", table.event);
    let mut desk = table.of("arbiter").listen(&path).await.unwrap();
    let found = desk.hear("resync").await["notices"].clone();
    assert!(found.as_array().unwrap().iter().any(|notice| notice["what"] == "stalled"), "{found}");
    let resumed = table.act("arbiter", json!({ "act": "resume" })).await.ok();
    assert_eq!(resumed["answer"]["state"]["clock"]["running"], "black", "{resumed}");
}

/// After a short stall the clocks run on by themselves: visiting all boards would cost more than the stall.
#[tokio::test(flavor = "multi_thread")]
async fn after_a_short_stall_the_clocks_go_on() {
    let source = Arc::new(Jumping::default());
    let timekeeping = Timekeeping { source: source.clone(), stands_after: Duration::from_secs(60) };
    let house = House::with_time(Arc::new(Memory::new()), wide(), timekeeping).await;
    let mut table = house.board(json!({ "time": "2" })).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    let mut desk = desk(&table).await;
    source.sleep(3000);
    let notice = desk.hear("notice").await;
    assert_eq!(notice["facts"]["boards"], json!([]), "{notice}");
    let scene = table.scene("arbiter").await;
    assert_eq!(scene["answer"]["state"]["result"], Value::Null, "no flag fell: {scene}");
    // The flag falls when White has used two seconds of their own.
    let began = Instant::now();
    let over = once(&table, |state| state["phase"] == "over").await;
    assert!(kinds(&over).contains(&"flag".to_owned()), "{over}");
    assert!(began.elapsed() > Duration::from_millis(100));
    let notes = table.of("arbiter").get(&format!("/api/v1/boards/{}/notes", table.board)).await.ok();
    assert_eq!(notes.as_array().unwrap().len(), 1, "{notes}");
}

/// A disk stays full for longer than a moment: the clocks are stopped from the last moment at which something could be recorded.
#[tokio::test(flavor = "multi_thread")]
async fn after_a_long_failure_the_arbiter_resumes() {
    let journal = Arc::new(Faulty::default());
    let timekeeping = Timekeeping { stands_after: Duration::from_millis(1000), ..Timekeeping::default() };
    let house = House::with_time(journal.clone(), wide(), timekeeping).await;
    let mut table = house.board(json!({ "time": "60" })).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    let mut desk = desk(&table).await;
    journal.is_full.store(true, Ordering::SeqCst);
    table.act("white", json!({ "act": "move", "move": "e2e4" })).await.refused(503);
    let stands = desk.hear("clocks").await;
    assert_eq!(stands["stand"], "journal", "{stands}");
    sleep(1500).await;
    journal.is_full.store(false, Ordering::SeqCst);
    let notice = desk.hear("notice").await;
    assert_eq!(notice["facts"]["boards"], json!([table.board]), "{notice}");
    let scene = once(&table, |state| state["phase"] == "stopped").await;
    assert!(used(&scene).0 < 1000, "{scene}");
    table.act("arbiter", json!({ "act": "resume" })).await.ok();
    table.act("white", json!({ "act": "move", "move": "e2e4" })).await.ok();
}

/// A device at a board with a clock that can be set.
struct Device {
    page: Listener,
    seq: u64,
}

impl Device {
    /// A device that has asked for the time often enough to be known; its clock shows the time since `began`, plus `ahead_ms`.
    async fn come(table: &Table, role: &str, began: Instant, ahead_ms: f64) -> Self {
        let mut page = table.listen(role, "").await;
        page.hear("resync").await;
        for _ in 0..4 {
            page.say(json!({ "type": "time", "sent": clock(began) + ahead_ms })).await;
            page.hear("time").await;
            sleep(20).await;
        }
        Self { page, seq: 0 }
    }

    async fn act(&mut self, made: f64, act: Value) -> Value {
        self.seq += 1;
        self.page.say(json!({ "type": "act", "seq": self.seq, "made": made, "act": act })).await;
        loop {
            let heard = self.page.hear("answer").await;
            if heard["seq"] == self.seq {
                return heard;
            }
        }
    }
}

fn clock(began: Instant) -> f64 {
    began.elapsed().as_secs_f64() * 1000.0
}

fn at(message: &Value) -> u64 {
    message["at"].as_u64().unwrap()
}

async fn record(table: &Table) -> Vec<Value> {
    let record = table.of("arbiter").get(&format!("/api/v1/boards/{}/record", table.board)).await.ok();
    record.as_array().unwrap().clone()
}

/// A press that the network delayed counts from when it was made.
#[tokio::test(flavor = "multi_thread")]
async fn a_press_that_was_held_up_counts_from_when_it_was_made() {
    let house = House::new().await;
    let mut table = house.board(json!({ "time": "60" })).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    let began = Instant::now();
    let mut white = Device::come(&table, "white", began, 0.0).await;
    let moved = white.act(clock(began), json!({ "act": "move", "move": "e2e4" })).await;
    sleep(800).await;
    let made = clock(began);
    sleep(400).await;
    let pressed = white.act(made, json!({ "act": "press" })).await;
    let waited = at(&pressed) - at(&moved);
    let link = format!("{}#2~", table.ids["white"]);
    let written = record(&table).await;
    let credited = written.iter().filter_map(|entry| entry["link"].as_str()?.strip_prefix(&link)).next();
    let credited: u64 = credited.unwrap().parse().unwrap();
    assert!((350..=500).contains(&credited), "{credited}");
    assert!(waited >= 700, "{waited}");
    let house = house.restart().await;
    let table = table.moved_to(&house);
    assert_eq!(at(&table.scene("arbiter").await), at(&pressed), "the journal has the moment");
    assert_eq!(record(&table).await, written);
}

/// A device that lies about its clock gains half a second an act and ten seconds a game, and its opponent loses no more than that.
#[tokio::test(flavor = "multi_thread")]
async fn a_lying_clock_gains_its_quota_and_no_more() {
    let house = House::new().await;
    let mut table = house.board(json!({ "time": "600", "moves": "untold" })).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    let began = Instant::now();
    let mut liar = Device::come(&table, "white", began, 3_600_000.0).await;
    let mut black = Device::come(&table, "black", began, 0.0).await;
    for _ in 0..24 {
        sleep(510).await;
        liar.act(clock(began), json!({ "act": "press" })).await;
        black.act(clock(began), json!({ "act": "press" })).await;
    }
    let link = format!("{}#", table.ids["white"]);
    let written = record(&table).await;
    let links = written.iter().filter_map(|entry| entry["link"].as_str());
    let credits: Vec<u64> = links
        .filter(|author| author.starts_with(&link))
        .map(|author| author.split_once('~').map_or(0, |(_, ms)| ms.parse().unwrap()))
        .collect();
    assert!(credits.iter().all(|ms| *ms <= 500), "{credits:?}");
    let all: u64 = credits.iter().sum();
    assert!((9_000..=10_000).contains(&all), "{credits:?}");
}
