//! Games are broadcast: at a URL, into a folder, and to a server that runs lila.

#![allow(clippy::unwrap_used, reason = "tests")]

use crate::support::lila::{Lila, Manner, ROUND, TOKEN, header};
use crate::support::{House, Table};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use touchmove_hall::{Broadcast, Pace};
use touchmove_journal::Memory;

/// How long anything may take before a test gives up.
const PATIENCE: Duration = Duration::from_secs(20);

/// A folder that is removed after the test.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("touchmove-live-{}-{number}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn read(&self, path: &str) -> String {
        std::fs::read_to_string(self.0.join(path)).unwrap_or_default()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Without pauses: a test is over when everything is sent.
pub(crate) fn quick() -> Pace {
    let moment = Duration::from_millis(5);
    Pace { look: moment, rest: moment, first_retry: moment, longest_retry: moment, too_many: moment }
}

pub(crate) fn to(lila: &Lila, folder: &Folder) -> Broadcast {
    Broadcast {
        live_folder: Some(folder.0.join("live")),
        tokens: Some(folder.0.join("tokens")),
        server: lila.origin().parse().unwrap(),
        pace: quick(),
    }
}

struct Studio {
    lila: Lila,
    folder: Folder,
    house: House,
    table: Table,
}

impl Studio {
    async fn new(manner: Manner, settings: Value) -> Self {
        let (lila, folder) = (Lila::new(manner).await, Folder::new());
        let house = House::broadcasting(Arc::new(Memory::new()), to(&lila, &folder)).await;
        let table = house.board(settings).await;
        Self { lila, folder, house, table }
    }

    fn event(&self) -> String {
        format!("/api/v1/events/{}", self.table.event)
    }

    /// Pushes the first round with the right token.
    async fn push(&self) {
        self.set_token(Some(TOKEN)).await;
        self.push_to(Some(ROUND)).await;
    }

    async fn set_token(&self, token: Option<&str>) {
        let path = format!("{}/broadcast/token", self.event());
        let body = json!({ "token": token }).to_string();
        self.table.of("arbiter").request("PUT", &path, &[], &body).await.ok();
    }

    async fn push_to(&self, to: Option<&str>) {
        let path = format!("{}/broadcast/rounds/1", self.event());
        let body = json!({ "push_to": to }).to_string();
        self.table.of("organiser").request("PUT", &path, &[], &body).await.ok();
    }

    async fn view(&self) -> Value {
        self.table.of("arbiter").get(&format!("{}/broadcast", self.event())).await.ok()
    }

    /// The state of the round, once the condition holds.
    async fn round_when(&self, is_so: impl Fn(&Value) -> bool) -> Value {
        let mut view = Value::Null;
        let waited = tokio::time::timeout(PATIENCE, async {
            loop {
                view = self.view().await;
                if is_so(&view["rounds"][0]) && view["folder"]["is_behind"] == false {
                    return view["rounds"][0].clone();
                }
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        })
        .await;
        waited.unwrap_or_else(|_| panic!("{view}"))
    }

    async fn taken(&self) -> Value {
        self.round_when(|round| round["push"] == "taken").await
    }

    async fn public(&self) -> String {
        let answer = self.house.client(None).get(&format!("{}/rounds/1/games.pgn", self.event())).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.body
    }

    fn in_folder(&self, name: &str) -> String {
        self.folder.read(&format!("live/event-{}/round-1/{name}", self.table.event))
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_text_goes_out_in_three_ways() {
    let mut studio = Studio::new(Manner::GameByGame, json!({ "time": "5400+30" })).await;
    let second = json!({ "boards": [{ "white": "Third", "black": "Fourth", "table": 7 }] });
    studio.table.of("arbiter").post(&format!("{}/boards", studio.event()), &second).await.ok();
    studio.push().await;
    studio.table.act("arbiter", json!({ "act": "start" })).await.ok();
    studio.table.play("white", "e2e4").await;
    studio.table.play("black", "e7e5").await;
    let round = studio.taken().await;
    let public = studio.public().await;
    assert_eq!(public.matches("[Event ").count(), 2, "{public}");
    assert!(public.contains("e4 {[%clk ") && public.contains("e5 {[%clk "), "{public}");
    assert_eq!(studio.in_folder("games.pgn"), public);
    assert_eq!(studio.lila.latest(), public);
    let games = [studio.in_folder("game-1.pgn"), studio.in_folder("game-7.pgn")];
    assert_eq!(games.concat(), public);
    assert!(public.contains("*\n\n[Event "), "one empty line between two games: {public}");
    assert_eq!(round["game_errors"], json!([]));
    assert_eq!(round["pgn"], format!("{}/rounds/1/games.pgn", studio.event()));
    let push = studio.lila.pushes().pop().unwrap();
    assert_eq!(push.path, format!("/api/broadcast/round/{ROUND}/push"));
    assert_eq!(header(&push.head, "authorization"), Some(&*format!("Bearer {TOKEN}")));
    assert!(header(&push.head, "content-type").unwrap().starts_with("text/plain"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_is_kept_until_something_changes() {
    let mut studio = Studio::new(Manner::GameByGame, json!({ "time": "5400" })).await;
    let path = format!("{}/rounds/1/games.pgn", studio.event());
    let stranger = studio.house.client(None);
    let first = stranger.get(&path).await;
    assert_eq!(first.header("cache-control"), Some("public, no-cache"));
    let tag = first.header("etag").unwrap().to_owned();
    let again = |tag: String| {
        let (stranger, path) = (stranger.clone(), path.clone());
        async move { stranger.request("GET", &path, &[("if-none-match", &tag)], "").await }
    };
    let kept = again(format!("\"other\", W/{tag}")).await;
    assert_eq!((kept.status, kept.body.as_str(), kept.header("etag")), (304, "", Some(&*tag)));
    studio.table.act("arbiter", json!({ "act": "start" })).await.ok();
    studio.table.play("white", "e2e4").await;
    let moved = again(tag.clone()).await;
    assert_eq!(moved.status, 200);
    assert!(moved.body.contains("e4"), "{}", moved.body);
    let tag = moved.header("etag").unwrap().to_owned();
    let board = format!("/api/v1/boards/{}", studio.table.board);
    let corrected = json!({ "white": "Corrected" }).to_string();
    studio.table.of("arbiter").request("PATCH", &board, &[], &corrected).await.ok();
    assert!(again(tag).await.body.contains("[White \"Corrected\"]"));
    stranger.get(&format!("{}/rounds/9/games.pgn", studio.event())).await.refused(404);
    // Everyone gets the same text at this URL: not even the desk sees more.
    studio.table.act("black", json!({ "act": "move", "move": "e7e5" })).await.ok();
    assert_eq!(studio.table.of("arbiter").get(&path).await.body, studio.public().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_goes_out_before_the_delay() {
    let settings = json!({ "time": "5400", "broadcast_delay_ms": 600_000 });
    let mut studio = Studio::new(Manner::GameByGame, settings).await;
    studio.push().await;
    studio.table.act("arbiter", json!({ "act": "start" })).await.ok();
    studio.table.play("white", "e2e4").await;
    studio.taken().await;
    for text in [studio.public().await, studio.in_folder("games.pgn"), studio.lila.latest()] {
        assert!(text.contains("[White \"White\"]") && !text.contains("e4"), "{text}");
    }
    let now = json!({ "broadcast_delay_ms": 0 }).to_string();
    studio.table.of("arbiter").request("PATCH", &studio.event(), &[], &now).await.ok();
    studio.taken().await;
    for text in [studio.public().await, studio.in_folder("games.pgn"), studio.lila.latest()] {
        assert!(text.contains("e4"), "{text}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_event_goes_out_to_nobody() {
    let mut studio = Studio::new(Manner::GameByGame, json!({ "time": "5400", "private": true })).await;
    studio.push().await;
    studio.table.act("arbiter", json!({ "act": "start" })).await.ok();
    studio.table.play("white", "e2e4").await;
    let path = format!("{}/rounds/1/games.pgn", studio.event());
    studio.house.client(None).get(&path).await.refused(403);
    let with_link = studio.table.of("spectator").get(&path).await;
    assert_eq!((with_link.status, with_link.header("cache-control")), (200, Some("private, no-cache")));
    assert_eq!(studio.view().await["rounds"][0]["push"], "private");
    // Once it is public, everything is sent: so both outlets were working before, and held it back.
    assert_eq!((studio.lila.pushes(), studio.in_folder("games.pgn")), (Vec::new(), String::new()));
    let public = json!({ "private": false }).to_string();
    studio.table.of("arbiter").request("PATCH", &studio.event(), &[], &public).await.ok();
    studio.taken().await;
    assert_eq!(studio.lila.pushes().len(), 1, "nothing was pushed before");
    assert_eq!(studio.lila.latest(), studio.in_folder("games.pgn"));
}

/// A pinned knight moves, and the players do not notice. However the server responds, the same text is still sent, and once the game is
/// over every program can read it.
#[tokio::test(flavor = "multi_thread")]
async fn an_illegal_move_that_stood_does_not_stop_the_feed() {
    for manner in [Manner::GameByGame, Manner::AllOrNothing] {
        let start = "4r3/p6k/8/8/8/4N3/P7/4K3 w - - 0 1";
        let settings = json!({ "time": "600+60", "watch": false, "supervision": "limited", "start": start });
        let mut studio = Studio::new(manner, settings).await;
        let second = json!({ "boards": [{ "white": "Third", "black": "Fourth" }] });
        let second =
            studio.table.of("arbiter").post(&format!("{}/boards", studio.event()), &second).await.ok();
        let second = second["boards"][0]["board"].as_str().unwrap().to_owned();
        studio.push().await;
        let mut desk = studio.table.of("arbiter").listen(&format!("{}/live", studio.event())).await.unwrap();
        studio.table.act("arbiter", json!({ "act": "start" })).await.ok();
        studio.table.play("white", "a2a3").await;
        studio.table.play("black", "a7a6").await;
        studio.table.play("white", "e3f5").await;
        studio.table.play("black", "a6a5").await;
        let round =
            studio.round_when(|round| round["push"] == "taken" && round["game_errors"] != json!([])).await;
        assert_eq!(round["game_errors"].as_array().unwrap().len(), 1, "{round}");
        assert_eq!(round["game_errors"][0]["board"], studio.table.board);
        assert!(round["game_errors"][0]["error"].as_str().unwrap().contains("Cannot play"), "{round}");
        assert_eq!(desk.hear("notice").await["what"], "not_broadcast");
        let public = studio.public().await;
        assert!(public.contains("Nf5") && public.contains("a5"), "{public}");
        assert_eq!(studio.in_folder("games.pgn"), public, "the folder does not tell that a move was illegal");
        // The other game is sent meanwhile.
        let acts = format!("/api/v1/boards/{second}/acts");
        for (seq, act) in
            [json!({ "act": "start" }), json!({ "act": "resign", "by": "white" })].iter().enumerate()
        {
            let told = json!({ "seq": 100 + seq, "act": act });
            studio.table.of("arbiter").post(&acts, &told).await.ok();
        }
        studio.taken().await;
        let went =
            studio.lila.pushes().iter().any(|push| {
                push.body.contains("[White \"Third\"]") && push.body.contains("[Result \"0-1\"]")
            });
        assert!(went, "{:?}", studio.lila.pushes().last());
        studio.table.act("black", json!({ "act": "resign" })).await.ok();
        let round = studio.taken().await;
        assert_eq!(round["game_errors"], json!([]), "everybody can read it now");
        let (folder, pushed) = (studio.in_folder("game-1.pgn"), studio.lila.latest());
        for text in [&folder, &pushed] {
            assert!(text.contains("[Result \"1-0\"]") && text.contains("[%stood "), "{text}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_cannot_answer_is_asked_again() {
    let mut studio = Studio::new(Manner::GameByGame, json!({ "time": "5400" })).await;
    studio.lila.answer_next(429, "retry-after: 0\r\n", r#"{"error":"Too many requests"}"#);
    studio.lila.answer_next(503, "", "no");
    studio.lila.answer_next(200, "", "this is not JSON");
    studio.push().await;
    let round = studio.taken().await;
    assert_eq!((&round["error"], &round["again_wall"]), (&Value::Null, &Value::Null));
    assert_eq!(studio.lila.pushes().len(), 4);
    assert!(studio.lila.pushes().windows(2).all(|two| two[0] == two[1]), "the same is sent again");
    studio.table.act("arbiter", json!({ "act": "start" })).await.ok();
    studio.table.play("white", "e2e4").await;
    studio.taken().await;
    assert_eq!(studio.lila.latest(), studio.public().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_token_is_told_and_a_right_one_mends_it() {
    let studio = Studio::new(Manner::GameByGame, json!({})).await;
    let mut desk = studio.table.of("arbiter").listen(&format!("{}/live", studio.event())).await.unwrap();
    studio.push_to(Some(ROUND)).await;
    assert_eq!(studio.view().await["rounds"][0]["push"], "no_token");
    studio.set_token(Some("lip_wrong")).await;
    let round = studio.round_when(|round| round["push"] == "failing").await;
    assert!(round["error"].as_str().unwrap().contains("No such token"), "{round}");
    let notice = desk.hear("notice").await;
    assert_eq!((&notice["what"], &notice["facts"]["board"]), (&json!("not_broadcast"), &Value::Null));
    studio.set_token(Some(TOKEN)).await;
    studio.taken().await;
    // That round is no longer pushed.
    studio.push_to(None).await;
    assert_eq!(studio.view().await["rounds"][0]["push"], "off");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_token_is_given_back_to_nobody() {
    let studio = Studio::new(Manner::GameByGame, json!({})).await;
    // A server that repeats it in its response does not bring it to the desk either.
    for _ in 0..50 {
        studio.lila.answer_next(403, "", &json!({ "error": format!("{TOKEN} may not do this") }).to_string());
    }
    studio.push().await;
    let round = studio.round_when(|round| round["push"] == "failing").await;
    assert!(round["error"].as_str().unwrap().contains("may not do this"), "{round}");
    let board = format!("/api/v1/boards/{}", studio.table.board);
    for path in [
        format!("{}/broadcast", studio.event()),
        studio.event(),
        "/api/v1/events".to_owned(),
        format!("{}/journal", studio.event()),
        format!("{}/links", studio.event()),
        board.clone(),
        format!("{board}/journal"),
        format!("{board}/record"),
        "/metrics".to_owned(),
    ] {
        let answer = studio.house.hall.get(&path).await;
        assert_eq!(answer.status, 200, "{path}");
        assert!(!answer.body.contains(TOKEN) && !answer.head.contains(TOKEN), "{path}");
    }
    let exported = studio.house.hall.get(&format!("{}/journal", studio.event())).await.body;
    assert!(exported.contains(ROUND), "which round it is, is no secret");
    // An unreadable body is not quoted.
    let path = format!("{}/broadcast/token", studio.event());
    for wrong in [
        format!("{{\"token\":{TOKEN}}}"),
        json!({ "tokens": TOKEN }).to_string(),
        json!({ "token": format!("{TOKEN} x") }).to_string(),
    ] {
        let refused = studio.table.of("arbiter").request("PUT", &path, &[], &wrong).await;
        refused.refused(400);
        assert!(!refused.body.contains(TOKEN), "{}", refused.body);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn round_and_token_stay_over_a_restart() {
    let (lila, folder) = (Lila::new(Manner::GameByGame).await, Folder::new());
    let journal = Arc::new(Memory::new());
    let house = House::broadcasting(journal.clone(), to(&lila, &folder)).await;
    let table = house.board(json!({ "time": "5400" })).await;
    let studio = Studio { lila, folder, house, table };
    studio.push().await;
    studio.taken().await;
    let Studio { lila, folder, house, table } = studio;
    house.end().await;
    let before = lila.pushes().len();
    let house = House::broadcasting(journal, to(&lila, &folder)).await;
    let table = table.moved_to(&house);
    let studio = Studio { lila, folder, house, table };
    let round = studio.taken().await;
    assert_eq!(round["push_to"], ROUND);
    assert_eq!(studio.lila.pushes().len(), before + 1);
}

/// An older journal was restored, or the hall starts afresh: the event's number now belongs to another event.
#[tokio::test(flavor = "multi_thread")]
async fn another_event_of_the_same_number_has_no_token() {
    let studio = Studio::new(Manner::GameByGame, json!({})).await;
    studio.push().await;
    studio.taken().await;
    let Studio { lila, folder, house, table } = studio;
    house.end().await;
    let before = lila.pushes().len();
    let house = House::broadcasting(Arc::new(Memory::new()), to(&lila, &folder)).await;
    let other = house.board(json!({})).await;
    assert_eq!(other.event, table.event);
    let studio = Studio { lila, folder, house, table: other };
    studio.push_to(Some(ROUND)).await;
    let round = studio.round_when(|round| round["push_to"] == ROUND).await;
    assert_eq!((&round["push"], studio.lila.pushes().len()), (&json!("no_token"), before));
    studio.push().await;
    studio.taken().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_undone_is_no_error_any_more() {
    let studio = Studio::new(Manner::GameByGame, json!({})).await;
    studio.push().await;
    studio.taken().await;
    // Until the name is corrected back, the server accepts nothing.
    for _ in 0..10_000 {
        studio.lila.answer_next(503, "", "no");
    }
    let path = format!("/api/v1/boards/{}", studio.table.board);
    for (name, push) in [("Mistyped", "failing"), ("White", "taken")] {
        let change = json!({ "white": name }).to_string();
        studio.table.of("organiser").request("PATCH", &path, &[], &change).await.ok();
        let round = studio.round_when(|round| round["push"] == push).await;
        assert_eq!(round["error"].is_null(), push == "taken", "{round}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_folder_follows_tables_that_change_or_go() {
    let studio = Studio::new(Manner::GameByGame, json!({})).await;
    let settled = || studio.round_when(|_| true);
    settled().await;
    assert!(studio.in_folder("game-1.pgn").contains("[Round \"1.1\"]"));
    let board = format!("/api/v1/boards/{}", studio.table.board);
    let arbiter = studio.table.of("arbiter");
    arbiter.request("PATCH", &board, &[], &json!({ "table": 5 }).to_string()).await.ok();
    settled().await;
    assert_eq!(studio.in_folder("game-1.pgn"), "");
    assert!(studio.in_folder("game-5.pgn").contains("[Round \"1.5\"]"));
    arbiter.post(&format!("{board}/withdraw"), &json!({ "reason": "a mistake" })).await.ok();
    let gone = tokio::time::timeout(PATIENCE, async {
        while !studio.in_folder("game-5.pgn").is_empty() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    });
    gone.await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_a_round_is_refused() {
    let studio = Studio::new(Manner::GameByGame, json!({})).await;
    let organiser = studio.table.of("organiser");
    let path = |round: u32| format!("{}/broadcast/rounds/{round}", studio.event());
    for wrong in ["short", "https://lichess.org/broadcast/open/abcD1234", "../../../x"] {
        let body = json!({ "push_to": wrong }).to_string();
        organiser.request("PUT", &path(1), &[], &body).await.refused(400);
    }
    let page = "https://lichess.org/broadcast/open-of-zadar/round-1/abcD1234";
    let set = organiser.request("PUT", &path(1), &[], &json!({ "push_to": page }).to_string()).await.ok();
    assert_eq!(set["rounds"][0]["push_to"], "abcD1234");
    // Two rounds at one destination would overwrite each other.
    organiser.request("PUT", &path(2), &[], &json!({ "push_to": page }).to_string()).await.refused(409);
}

/// A round with more games than one push may have is sent in several pushes.
#[tokio::test(flavor = "multi_thread")]
async fn a_large_round_goes_in_parts() {
    let studio = Studio::new(Manner::GameByGame, json!({})).await;
    let boards: Vec<Value> =
        (2..=150).map(|n| json!({ "white": format!("W{n}"), "black": format!("B{n}") })).collect();
    studio
        .table
        .of("arbiter")
        .post(&format!("{}/boards", studio.event()), &json!({ "boards": boards }))
        .await
        .ok();
    studio.push().await;
    let round = studio.taken().await;
    assert_eq!(round["game_errors"], json!([]));
    let parts = studio.lila.pushes();
    assert_eq!(parts.iter().map(|part| part.body.matches("[Event ").count()).collect::<Vec<_>>(), [100, 50]);
    let whole = parts.iter().map(|part| part.body.as_str()).collect::<String>();
    assert_eq!(whole, studio.public().await);
}
