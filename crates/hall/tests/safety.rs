//! What must not work: acting for another player, reading their secrets, guessing, replaying, using a revoked link.

#![allow(clippy::unwrap_used, reason = "tests")]

use crate::support::{Client, House, wide};
use serde_json::{Value, json};
use std::sync::Arc;
use touchmove_hall::roles::Role;
use touchmove_hall::{Limits, Rate, Server};
use touchmove_journal::Memory;

fn blitz() -> Value {
    json!({ "time": "180+2", "scoresheets": true })
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_presses_for_the_opponent() {
    let house = House::new().await;
    let mut table = house.board(blitz()).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    table.act("white", json!({ "act": "move", "move": "e2e4" })).await.ok();
    for role in ["black", "spectator", "assistant", "organiser"] {
        let press = json!({ "act": "press", "by": "white" });
        assert_eq!(table.act(role, press).await.refused(403), "forbidden", "{role}");
    }
    assert_eq!(table.scene("arbiter").await["n"], 3, "nothing happened");
    table.act("table", json!({ "act": "press", "by": "white" })).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_reads_the_others_sheet() {
    let house = House::new().await;
    let mut table = house.board(blitz()).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    let mut black = table.listen("black", "").await;
    let mut spectator = table.listen("spectator", "").await;
    let mut organiser = table.listen("organiser", "").await;
    let feed = format!("/api/v1/events/{}/live", table.event);
    let mut office = table.of("organiser").listen(&feed).await.unwrap();
    office.hear("resync").await;
    table.act("white", json!({ "act": "move", "move": "e2e4" })).await.ok();
    let secret = "e4 a secret of White";
    let written = table.act("white", json!({ "act": "write", "text": secret })).await;
    assert_eq!(written.status, 200);
    table.act("white", json!({ "act": "press" })).await.ok();
    for _ in 3..=5 {
        let heard = office.hear("board").await;
        assert!(!heard.to_string().contains(secret), "{heard}");
        assert!(
            heard["answer"]["state"].get("permitted").is_some(),
            "otherwise an organiser sees what the desk sees"
        );
    }
    for ears in [&mut black, &mut spectator, &mut organiser] {
        ears.hear("resync").await;
        for _ in 3..=5 {
            let heard = ears.hear("answer").await;
            assert!(!heard.to_string().contains(secret), "{heard}");
        }
    }
    for (role, reads) in [
        ("white", true),
        ("table", true),
        ("arbiter", true),
        ("assistant", true),
        ("black", false),
        ("organiser", false),
        ("spectator", false),
    ] {
        let scene = table.scene(role).await;
        assert_eq!(scene.to_string().contains(secret), reads, "{role}: {scene}");
    }
    for role in ["black", "spectator"] {
        let record = table.of(role).get(&format!("/api/v1/boards/{}/record", table.board)).await;
        record.refused(403);
    }
}

/// Not even the arbiter sees a sealed move before the envelope is opened.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_reads_a_sealed_move() {
    let house = House::new().await;
    let mut table = house.board(json!({ "time": "5400" })).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    let desk = format!("/api/v1/events/{}/live", table.event);
    let mut desk = table.of("arbiter").listen(&desk).await.unwrap();
    desk.hear("resync").await;
    table.act("arbiter", json!({ "act": "adjourn" })).await.ok();
    table.act("white", json!({ "act": "seal", "text": "Knight to d4" })).await.ok();
    for _ in 0..2 {
        let heard = desk.hear("board").await;
        assert!(!heard.to_string().contains("Knight"), "{heard}");
    }
    let record = table.of("arbiter").get(&format!("/api/v1/boards/{}/record", table.board)).await;
    assert!(record.body.contains("seal") && !record.body.contains("Knight"), "{}", record.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn links_cannot_be_guessed() {
    let rare = Rate { burst: 5.0, a_second: 0.0 };
    let house = House::over(Arc::new(Memory::new()), Limits { wrong_links: rare, ..wide() }).await;
    let token = house.hall.token.clone().unwrap();
    let (id, secret) = token.split_once('-').unwrap();
    let mut other: Vec<char> = secret.chars().collect();
    other[0] = if other[0] == '0' { '1' } else { '0' };
    let near = format!("{id}-{}", other.iter().collect::<String>());
    for guess in [near.as_str(), "1-00000000000000000000000000000000", "nonsense", ""] {
        house.client(Some(guess)).get("/api/v1/me").await.refused(401);
    }
    let visit = house.client(None).get(&format!("/a/{near}")).await;
    assert_eq!((visit.status, visit.header("set-cookie")), (404, None));
    // After this many wrong ones the address must wait. A right one still opens: a whole hall may share one address.
    house.client(Some(&near)).get("/api/v1/me").await.refused(429);
    house.hall.get("/api/v1/me").await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_message_is_refused_and_a_repeated_one_counts_once() {
    let house = House::new().await;
    let table = house.board(blitz()).await;
    table.act_as("arbiter", 7, json!({ "act": "start" })).await.ok();
    table.act_as("white", 1, json!({ "act": "move", "move": "e2e4" })).await.ok();
    let pressed = table.act_as("white", 2, json!({ "act": "press" })).await.ok();
    assert_eq!(table.act_as("white", 2, json!({ "act": "press" })).await.ok(), pressed);
    assert_eq!(
        table.act_as("white", 0, json!({ "act": "move", "move": "e2e4" })).await.refused(409),
        "conflict"
    );
    assert_eq!(table.scene("arbiter").await["n"], 4);
    let house = house.crash().await;
    let table = table.moved_to(&house);
    let again = table.act_as("white", 2, json!({ "act": "press" })).await.ok();
    assert_eq!(again["n"], pressed["n"], "also after a restart");
    table.act_as("white", 0, json!({ "act": "move", "move": "e2e4" })).await.refused(409);
    assert_eq!(table.scene("arbiter").await["n"], 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_void_link_opens_nothing_and_its_sockets_are_closed() {
    let house = House::new().await;
    let mut table = house.board(blitz()).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    let mut socket = table.listen("white", "").await;
    socket.hear("resync").await;
    let white = table.ids["white"];
    table.of("white").post(&format!("/api/v1/links/{white}/revoke"), &json!({})).await.refused(403);
    table.of("arbiter").post(&format!("/api/v1/links/{white}/revoke"), &json!({})).await.ok();
    assert_eq!(socket.next().await, None, "closed by the server");
    assert_eq!(table.act("white", json!({ "act": "resign" })).await.refused(401), "unknown_link");
    assert_eq!(
        table.of("white").listen(&format!("/api/v1/boards/{}/live", table.board)).await.err(),
        Some(401)
    );
    let house = house.restart().await;
    let mut table = table.moved_to(&house);
    table.act("white", json!({ "act": "resign" })).await.refused(401);
    let record = house.journal.read(&format!("event/{}", table.event), 1, 100).await.unwrap();
    assert!(record.iter().any(|entry| entry.content.body.contains("link_revoked")), "{record:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_link_to_the_hall_is_replaced() {
    let journal = Arc::new(Memory::new());
    let begin = || Server::begin(journal.clone(), "127.0.0.1:0".parse().unwrap(), None, wide());
    let first = begin().await.unwrap();
    let lost = first.hall().first_link().unwrap().to_string();
    drop(first);
    let second = begin().await.unwrap();
    assert!(second.hall().first_link().is_none(), "it is made once");
    let token = second.hall().replace_hall_links(Role::Arbiter).await.unwrap().to_string();
    drop(second);
    let house = House::over(journal, wide()).await;
    house.client(Some(&lost)).get("/api/v1/me").await.refused(401);
    house.client(Some(&token)).post("/api/v1/events", &json!({ "name": "New" })).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn another_device_takes_over() {
    let house = House::new().await;
    let mut table = house.board(blitz()).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    let broken = table.ids["white"];
    let link = table.of("arbiter").post(&format!("/api/v1/links/{broken}/take-over"), &json!({})).await.ok();
    table.act("white", json!({ "act": "move", "move": "e2e4" })).await.refused(401);
    table.clients.insert("white".to_owned(), house.client(link["token"].as_str()));
    table.act("white", json!({ "act": "move", "move": "e2e4" })).await.ok();
    table.of("arbiter").post(&format!("/api/v1/links/{broken}/take-over"), &json!({})).await.refused(409);
}

/// New cards for a round: one entry revokes the old links and makes the new ones valid, or nothing has happened.
#[tokio::test(flavor = "multi_thread")]
async fn new_links_take_the_place_of_the_old_in_one_go() {
    let house = House::new().await;
    let table = house.board(blitz()).await;
    let stream = format!("event/{}", table.event);
    let before = house.journal.head(&stream).await.unwrap().unwrap().last;
    let wanted = json!({ "roles": ["table", "player"], "tables": [1], "players": ["White", "Black"], "instead": true });
    let path = format!("/api/v1/events/{}/links", table.event);
    let issued = table.of("organiser").post(&path, &wanted).await.ok();
    assert_eq!(house.journal.head(&stream).await.unwrap().unwrap().last, before + 1);
    let house = house.restart().await;
    let table = table.moved_to(&house);
    for (place, role) in ["table", "white", "black"].into_iter().enumerate() {
        table.of(role).get("/api/v1/me").await.refused(401);
        let me = house.client(issued[place]["token"].as_str()).get("/api/v1/me").await.ok();
        let (seat, name) =
            (if role == "table" { "table" } else { "player" }, issued[place]["player"].clone());
        assert_eq!((&me["role"], &me["player"], &me["board"]), (&json!(seat), &name, &json!(table.board)));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_organiser_makes_nobody_an_arbiter() {
    let house = House::new().await;
    let table = house.board(blitz()).await;
    let links = format!("/api/v1/events/{}/links", table.event);
    table.of("organiser").post(&links, &json!({ "roles": ["arbiter"] })).await.refused(403);
    let arbiter = table.ids["arbiter"];
    table.of("organiser").post(&format!("/api/v1/links/{arbiter}/take-over"), &json!({})).await.refused(403);
    table.of("organiser").post(&links, &json!({ "roles": ["spectator"] })).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_event_is_for_those_with_a_link() {
    let house = House::new().await;
    let table = house.board(json!({ "private": true })).await;
    let other = house.board(json!({})).await;
    let stranger = house.client(None);
    for client in [&stranger, other.of("arbiter"), other.of("white")] {
        client.get(&format!("/api/v1/events/{}", table.event)).await.refused(403);
        client.get(&format!("/api/v1/boards/{}", table.board)).await.refused(403);
        assert_eq!(client.listen(&format!("/api/v1/boards/{}/live", table.board)).await.err(), Some(403));
        let events = client.get("/api/v1/events").await.ok();
        assert!(events.as_array().unwrap().iter().all(|event| event["event"] != table.event), "{events}");
    }
    table.scene("spectator").await;
    table.scene("white").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_read_is_said_in_words() {
    let house = House::new().await;
    let mut table = house.board(blitz()).await;
    assert_eq!(table.act("white", json!({ "act": "move" })).await.refused(400), "missing_field");
    assert_eq!(table.act("arbiter", json!({ "act": "fly" })).await.refused(400), "unknown_act");
    assert_eq!(table.act("white", json!({ "act": "press", "at": 5 })).await.refused(400), "bad_value");
    for text in ["e4", "Nf3", "e2-e4", "e2e9", "e7e8k", "", "0-0"] {
        let act = json!({ "act": "move", "move": text });
        assert_eq!(table.act("white", act).await.refused(400), "bad_value", "{text}");
    }
    let path = format!("/api/v1/boards/{}/acts", table.board);
    for body in ["", "{", "[]", r#"{"seq":1}"#, r#"{"seq":-1,"act":{}}"#, r#"{"seq":1,"act":{},"more":1}"#] {
        table.of("white").request("POST", &path, &[], body).await.refused(400);
    }
    let events = "/api/v1/events";
    for settings in [
        json!({ "name": "x", "edition": "1999" }),
        json!({ "name": "x", "time": "soon" }),
        json!({ "name": "x\ny" }),
        json!({}),
    ] {
        house.hall.post(events, &settings).await.refused(400);
    }
    assert_eq!(table.scene("arbiter").await["n"], 0, "nothing happened");
    for unknown in ["99-1", "1-99", "x", "1", "%00"] {
        house.hall.get(&format!("/api/v1/boards/{unknown}")).await.refused(404);
    }
    house.hall.get("/api/v1/events/99").await.refused(404);
    house.hall.get("/api/v1/nowhere").await.refused(404);
}

#[tokio::test(flavor = "multi_thread")]
async fn bounds_hold() {
    let rare = Rate { burst: 3.0, a_second: 0.0 };
    let house = House::over(Arc::new(Memory::new()), Limits { messages: rare, ..wide() }).await;
    let table = house.board(blitz()).await;
    let long = "x".repeat(100_000);
    let act = json!({ "seq": 1, "act": { "act": "write", "text": long } });
    let answer = table.of("white").post(&format!("/api/v1/boards/{}/acts", table.board), &act).await;
    assert!(answer.status == 413 || answer.status == 0, "{answer:?}");
    let mut socket = table.listen("white", "").await;
    socket.hear("resync").await;
    for _ in 0..3 {
        socket.say(json!({ "type": "time", "sent": 0 })).await;
        socket.hear("time").await;
    }
    socket.say(json!({ "type": "time", "sent": 0 })).await;
    assert_eq!(socket.hear("refusal").await["status"], 429);
    let mut loud = table.listen("white", "").await;
    loud.hear("resync").await;
    loud.say(json!({ "type": "act", "seq": 1, "act": { "act": "write", "text": "x".repeat(20_000) } })).await;
    assert_eq!(loud.next().await, None, "closed by the server");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_from_elsewhere_can_do_nothing_here() {
    let house = House::new().await;
    let table = house.board(blitz()).await;
    let client = table.of("arbiter");
    let path = format!("/api/v1/boards/{}/acts", table.board);
    let body = json!({ "seq": 1, "act": { "act": "start" } }).to_string();
    client.request("POST", &path, &[("origin", "http://elsewhere.example")], &body).await.refused(403);
    client.request("POST", &path, &[("origin", "null")], &body).await.refused(403);
    let own = format!("http://{}", house.address);
    client.request("POST", &path, &[("origin", &own)], &body).await.ok();
    let upgrade = [
        ("origin", "http://elsewhere.example"),
        ("upgrade", "websocket"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ];
    client.request("GET", &format!("/api/v1/boards/{}/live", table.board), &upgrade, "").await.refused(403);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_that_is_opened_leaves_a_cookie_that_no_script_reads() {
    let house = House::new().await;
    let table = house.board(blitz()).await;
    let token = table.of("white").token.clone().unwrap();
    let stranger: Client = house.client(None);
    let visit = stranger.get(&format!("/p/{token}")).await;
    assert_eq!(visit.status, 303);
    let cookie = visit.header("set-cookie").unwrap();
    for needed in ["HttpOnly", "SameSite=Strict", "Path=/"] {
        assert!(cookie.contains(needed), "{cookie}");
    }
    let page = visit.header("location").unwrap();
    let id = table.ids["white"];
    assert_eq!(page, format!("/play?as={id}"));
    let pair = cookie.split(';').next().unwrap();
    let me = stranger.request("GET", &format!("/api/v1/me?as={id}"), &[("cookie", pair)], "").await.ok();
    let expected = (&json!("player"), &json!("White"), &json!(table.board));
    assert_eq!((&me["role"], &me["player"], &me["board"]), expected);
    let without = stranger.request("GET", "/api/v1/me", &[("cookie", pair)], "").await.ok();
    assert_eq!(without["role"], "spectator", "a cookie counts where it is asked for");
    let other = table.ids["black"];
    stranger.request("GET", &format!("/api/v1/me?as={other}"), &[("cookie", pair)], "").await.refused(401);
    assert_eq!(stranger.get(&format!("/t/{token}")).await.status, 404, "a player's link is not the table's");
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_carry_the_headers_and_load_nothing_from_elsewhere() {
    let house = House::new().await;
    let client = house.client(None);
    // A program without the pages reports that, under the same rules.
    let start = client.get("/").await;
    let built = if start.status == 200 { 200 } else { 503 };
    let asset = start.body.split('"').find(|part| part.starts_with("/assets/")).unwrap_or("/assets/none.js");
    for (path, status) in [
        ("/", built),
        ("/desk", built),
        ("/desk/1", built),
        ("/wall/1", built),
        ("/table/1-1", built),
        ("/play/1-1", built),
        ("/organiser/1", built),
        ("/laws", built),
        ("/laws/2023/7.5.1", built),
        (asset, built),
        ("/nowhere", 404),
        ("/api/v1/events", 200),
        ("/healthz", 200),
        ("/metrics", 403),
    ] {
        let answer = client.get(path).await;
        assert_eq!(answer.status, status, "{path}");
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        if !path.starts_with("/assets/") {
            assert!(!answer.body.contains("<script>") && !answer.body.contains(" style="), "{path}");
            assert!(!answer.body.contains("https://"), "{path}");
        }
    }
}
