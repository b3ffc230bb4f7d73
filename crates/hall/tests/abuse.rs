//! A hostile or unlucky device must not affect the others.

#![allow(clippy::unwrap_used, reason = "tests")]

use crate::support::faulty::Faulty;
use crate::support::{House, wide};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use touchmove_hall::{Limits, Rate};
use touchmove_journal::Memory;

fn blitz() -> Value {
    json!({ "time": "180+2", "scoresheets": true })
}

/// Whatever is wrong with a request, the error has the documented form.
#[tokio::test(flavor = "multi_thread")]
async fn every_fault_is_json() {
    let house = House::new().await;
    let table = house.board(blitz()).await;
    let arbiter = table.of("arbiter");
    let board = format!("/api/v1/boards/{}", table.board);
    let long = "x".repeat(64 * 1024 + 1);
    for (method, path, body, status) in [
        ("GET", "/api/v1/events/x", "", 404),
        ("GET", "/api/v1/events/-1", "", 404),
        ("GET", "/api/v1/boards/%ff", "", 404),
        ("GET", "/api/v1/chess960/many", "", 404),
        ("POST", "/api/v1/links/mine/revoke", "", 404),
        ("GET", "/api/v1/events/1/boards?round=first", "", 400),
        ("GET", "/api/v1/scenario", "", 400),
        ("GET", &format!("{board}/record?from=-1"), "", 400),
        ("GET", &format!("{board}/live"), "", 400),
        ("GET", &format!("{board}/live?from=x"), "", 400),
        ("DELETE", "/api/v1/events", "", 405),
        ("PUT", &board, "", 405),
        ("POST", &format!("{board}/acts"), &long, 413),
    ] {
        let answer = arbiter.request(method, path, &[], body).await;
        answer.refused(status);
        assert_eq!(answer.header("content-type"), Some("application/json"), "{path}");
    }
}

/// The greatest possible number is not the number of any message.
#[tokio::test(flavor = "multi_thread")]
async fn who_resumes_from_nowhere_hears_everything() {
    let house = House::new().await;
    let mut table = house.board(blitz()).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    let mut board = table.listen("arbiter", &format!("?from={}", u64::MAX)).await;
    assert_eq!(board.hear("resync").await["n"], 2);
    let path = format!("/api/v1/events/{}/live", table.event);
    let run = table.of("arbiter").listen(&path).await.unwrap().hear("resync").await["run"].clone();
    let resumed = format!("{path}?from={}&run={run}", u64::MAX);
    let mut desk = table.of("arbiter").listen(&resumed).await.unwrap();
    assert_eq!(desk.hear("resync").await["feed"], 3);
}

/// One short request cannot create millions of links.
#[tokio::test(flavor = "multi_thread")]
async fn links_are_handed_out_in_bounds() {
    let house = House::new().await;
    let table = house.board(blitz()).await;
    let (roles, boards) = (vec!["white"; 200], vec![table.board.clone(); 200]);
    let path = format!("/api/v1/events/{}/links", table.event);
    table.of("arbiter").post(&path, &json!({ "roles": roles, "boards": boards })).await.refused(400);
}

/// A body is read only once its sender is known: nobody can fill the memory with a body that they may not send.
#[tokio::test(flavor = "multi_thread")]
async fn strangers_send_no_long_bodies() {
    let house = House::new().await;
    let table = house.board(blitz()).await;
    for path in ["/api/v1/journal".to_owned(), format!("/api/v1/events/{}/import/csv", table.event)] {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        let head =
            format!("POST {path} HTTP/1.1\r\nhost: {}\r\ncontent-length: 8000000\r\n\r\n", house.address);
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut answer = [0; 12];
        let answered = tokio::time::timeout(Duration::from_secs(5), stream.read_exact(&mut answer)).await;
        assert!(answered.is_ok(), "{path}: the server waits for a body that it will not take");
        assert_eq!(&answer, b"HTTP/1.1 403", "{path}");
    }
}

/// A client sends a request and leaves before it is recorded. It is finished, and the hall stays in step with its journal.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_begun_is_finished() {
    let journal = Arc::new(Faulty::default());
    let house = House::over(journal.clone(), wide()).await;
    let table = house.board(blitz()).await;
    journal.slow_ms.store(300, Ordering::SeqCst);
    let boards = format!("/api/v1/events/{}/boards", table.event);
    let token = table.of("arbiter").token.clone().unwrap();
    let body = json!({ "boards": [{ "white": "A", "black": "B" }] }).to_string();
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    let request = format!(
        "POST {boards} HTTP/1.1\r\nhost: {}\r\nauthorization: Bearer {token}\r\ncontent-length: {}\r\n\r\n{body}",
        house.address,
        body.len()
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    tokio::time::sleep(Duration::from_millis(100)).await;
    drop(stream);
    tokio::time::sleep(Duration::from_millis(600)).await;
    journal.slow_ms.store(0, Ordering::SeqCst);
    let there = table.of("arbiter").get(&boards).await.ok();
    assert_eq!(there.as_array().unwrap().len(), 2, "{there}");
    let more = json!({ "boards": [{ "white": "C", "black": "D" }] });
    assert_eq!(table.of("arbiter").post(&boards, &more).await.ok()["boards"][0]["board"], "1-3");
}

/// A socket takes up a place while it is open, not only while it is being opened.
#[tokio::test(flavor = "multi_thread")]
async fn sockets_are_counted() {
    let house = House::over(Arc::new(Memory::new()), Limits { connections: 3, ..wide() }).await;
    let table = house.board(blitz()).await;
    let mut sockets = Vec::new();
    for _ in 0..3 {
        sockets.push(table.listen("spectator", "").await);
    }
    let live = format!("/api/v1/boards/{}/live", table.board);
    let one_more = table.of("spectator").listen(&live);
    let waited = tokio::time::timeout(Duration::from_millis(500), one_more).await;
    assert!(waited.is_err(), "there were three places");
    sockets.pop();
    table.listen("spectator", "").await.hear("resync").await;
}

/// Every act is kept forever, so a player cannot send too much.
#[tokio::test(flavor = "multi_thread")]
async fn a_player_does_not_fill_the_disk() {
    let rare = Rate { burst: 3.0, a_second: 0.0 };
    let house = House::over(Arc::new(Memory::new()), Limits { messages: rare, ..wide() }).await;
    let mut table = house.board(blitz()).await;
    table.act("arbiter", json!({ "act": "start" })).await.ok();
    let write = |length: usize| json!({ "act": "write", "text": "x".repeat(length) });
    assert_eq!(table.act("white", write(2000)).await.refused(413), "too_large");
    for _ in 0..3 {
        table.act("white", write(7)).await.ok();
    }
    assert_eq!(table.act("white", write(7)).await.refused(429), "too_many");
    table.act("black", write(7)).await.ok();
    for _ in 0..5 {
        table.act("arbiter", json!({ "act": "write", "by": "white", "text": "x".repeat(2000) })).await.ok();
    }
}

/// Two devices with one link use the same message numbers: an act that was not carried out must not be answered as if it had been.
#[tokio::test(flavor = "multi_thread")]
async fn another_act_with_the_same_number_is_refused() {
    let house = House::new().await;
    let table = house.board(blitz()).await;
    table.act_as("arbiter", 1, json!({ "act": "start" })).await.ok();
    let desk = json!({ "act": "set_clock", "white_ms": 100_000 });
    let phone = json!({ "act": "set_clock", "black_ms": 100_000 });
    let set = table.act_as("arbiter", 2, desk.clone()).await.ok();
    assert_eq!(table.act_as("arbiter", 2, phone.clone()).await.refused(409), "number_taken");
    assert_eq!(table.act_as("arbiter", 2, desk).await.ok(), set, "the same one counts once");
    table.act_as("arbiter", 3, phone).await.ok();
}

/// A client without a link asks for the whole state again and again and reads none of it. The bytes are charged: a socket gets it again
/// when they are paid for, and only once however often it asks meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_gets_everything_as_often_as_there_is_room() {
    let once = Rate { burst: 100.0, a_second: 1.0 };
    let house = House::over(Arc::new(Memory::new()), Limits { resyncs: once, ..wide() }).await;
    let table = house.board(blitz()).await;
    let live = format!("/api/v1/events/{}/live", table.event);
    for path in [live, format!("/api/v1/boards/{}/live", table.board)] {
        let mut stranger = table.of("spectator").listen(&path).await.unwrap();
        stranger.hear("resync").await;
        for _ in 0..50 {
            stranger.say(json!({ "type": "resync" })).await;
        }
        stranger.say(json!({ "type": "time", "sent": 1 })).await;
        assert_eq!(
            stranger.next().await.unwrap()["type"],
            "time",
            "{path}: it is answered, without everything"
        );
        stranger.silence(300).await;
    }
}

/// Corrected names are in the next scene, however soon it is requested.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_kept_for_spectators_is_not_old() {
    let house = House::new().await;
    let mut table = house.board(blitz()).await;
    let boards = format!("/api/v1/events/{}/boards", table.event);
    for number in 0..20 {
        let change = json!({ "white": format!("W{number}") }).to_string();
        let path = format!("/api/v1/boards/{}", table.board);
        table.of("arbiter").request("PATCH", &path, &[], &change).await.ok();
        assert_eq!(table.scene("spectator").await["open"]["players"]["white"], format!("W{number}"));
        let list = table.of("spectator").get(&boards).await.ok();
        assert_eq!(list[0]["white"], format!("W{number}"));
        let act = match number {
            0 => json!({ "act": "start" }),
            _ => json!({ "act": "set_clock", "white_ms": 100_000 + number }),
        };
        table.act("arbiter", act).await.ok();
        assert_eq!(table.scene("spectator").await["n"], number + 2);
        assert_eq!(table.of("spectator").get(&boards).await.ok()[0]["n"], number + 2);
    }
}

/// The head of a request or its body arrives byte by byte, or not at all: the connection is closed.
#[tokio::test(flavor = "multi_thread")]
async fn what_comes_too_slowly_is_given_up() {
    let house = House::new().await;
    let table = house.board(blitz()).await;
    let token = table.of("arbiter").token.clone().unwrap();
    let notes = format!(
        "POST /api/v1/boards/{}/notes HTTP/1.1\r\nhost: {}\r\nauthorization: Bearer {token}\r\ncontent-length: 1000\r\n\r\n{{",
        table.board, house.address
    );
    let upgrade =
        format!("GET /api/v1/boards/{}/live HTTP/1.1\r\nhost: h\r\nupgrade: websocket\r\n", table.board);
    let slow = [
        ("nothing at all", String::new(), ""),
        ("half a preface of HTTP/2", "PRI * HT".to_owned(), ""),
        ("a preface and nothing else", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_owned(), ""),
        ("half a head", "GET / HTTP/1.1\r\nhost: ".to_owned(), ""),
        ("half a handshake", upgrade, ""),
        ("a body that does not come", notes, "HTTP/1.1 408"),
    ];
    let mut waiting = Vec::new();
    for (what, text, answer) in slow {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        stream.write_all(text.as_bytes()).await.unwrap();
        waiting.push(tokio::spawn(async move {
            let mut answered = Vec::new();
            let ended =
                tokio::time::timeout(Duration::from_secs(45), stream.read_to_end(&mut answered)).await;
            assert!(ended.is_ok(), "{what}: the connection stays");
            let answered = String::from_utf8_lossy(&answered).into_owned();
            assert!(answered.starts_with(answer), "{what}: {answered}");
        }));
    }
    for waiting in waiting {
        waiting.await.unwrap();
    }
}

/// A body that arrives slowly but steadily is accepted: a large file over bad Wi-Fi.
#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_comes_in_pieces_is_taken() {
    let house = House::new().await;
    let table = house.board(blitz()).await;
    let token = table.of("arbiter").token.clone().unwrap();
    let body = json!({ "text": "x".repeat(50) }).to_string();
    let head = format!(
        "POST /api/v1/boards/{}/notes HTTP/1.1\r\nhost: {}\r\nauthorization: Bearer {token}\r\nconnection: close\r\ncontent-length: {}\r\n\r\n",
        table.board,
        house.address,
        body.len()
    );
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    for part in [head.as_bytes(), &body.as_bytes()[..20], &body.as_bytes()[20..]] {
        stream.write_all(part).await.unwrap();
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
}

/// One link cannot take up all connections; the connections that exceed its limit get an explanation.
#[tokio::test(flavor = "multi_thread")]
async fn connections_are_counted_by_link() {
    let house = House::over(Arc::new(Memory::new()), Limits { with_one_link: 2, ..wide() }).await;
    let table = house.board(blitz()).await;
    let live = format!("/api/v1/boards/{}/live", table.board);
    let mut open = Vec::new();
    for _ in 0..2 {
        open.push(table.of("white").listen(&live).await.unwrap());
    }
    assert_eq!(table.of("white").listen(&live).await.err(), Some(429));
    assert_eq!(table.of("white").get("/api/v1/me").await.refused(429), "too_many");
    table.of("black").listen(&live).await.unwrap().hear("resync").await;
    open.clear();
    for _ in 0..50 {
        if table.of("white").get("/api/v1/me").await.status == 200 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the places of closed connections stay taken");
}
