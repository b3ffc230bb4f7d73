//! A hall in which a scene is played, and everything that anyone in it can receive and fetch.

use super::alike::{normal, normal_head};
use super::routes;
use crate::broadcast::{Folder, to};
use crate::support::lila::{Lila, Manner, ROUND, TOKEN};
use crate::support::{Client, House};
use futures_util::StreamExt;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use touchmove_journal::Memory;

/// A name that is given to a player at the end: a client that receives it has received everything before it.
const END: &str = "That was all";

/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// Everyone in the hall. `other` plays at another board, `stranger` has no link.
pub(super) const EVERYBODY: &[&str] =
    &["arbiter", "assistant", "organiser", "table", "white", "black", "other", "spectator", "stranger"];

/// A game as a list of acts: `white move e2e4`, `white press`, `arbiter {"act":"declare","result":"1-0"}`.
#[derive(Clone, Debug)]
pub(super) struct Scene {
    /// The settings of the event.
    pub(super) settings: Value,
    /// The acts.
    pub(super) acts: Vec<String>,
}

/// What was received and fetched, by person and source, in order.
pub(super) type Sensed = BTreeMap<(String, String), Vec<String>>;

/// Plays a scene, and collects everything that these people receive and fetch.
pub(super) async fn sense(scene: &Scene, people: &[&str], delay_ms: u64) -> Sensed {
    let (lila, folder) = (Lila::new(Manner::GameByGame).await, Folder::new());
    // While a broadcast releases one message after the other, what is public depends on the moment.
    let is_released = (1..1000).contains(&delay_ms);
    let house = match is_released {
        true => House::new().await,
        false => House::broadcasting(Arc::new(Memory::new()), to(&lila, &folder)).await,
    };
    let mut settings = scene.settings.clone();
    settings["name"] = json!("Test");
    settings["broadcast_delay_ms"] = json!(delay_ms);
    let world = World::new(&house, &settings).await;
    if !is_released {
        world.broadcast().await;
    }
    let mut sensed = Sensed::new();
    let mut ears = Vec::new();
    for who in people {
        for path in [format!("/api/v1/boards/{}", world.board), format!("/api/v1/events/{}", world.event)] {
            ears.push(Ear::on_socket(who, &world.clients[*who], &format!("{path}/live")).await);
            ears.push(Ear::on_stream(who, &world.clients[*who], &format!("{path}/feed")).await);
        }
    }
    for (seq, told) in (1..).zip(&scene.acts) {
        let (who, answer) = world.act(seq, told).await;
        if people.contains(&who.as_str()) {
            sensed.entry((who, format!("POST act {seq}"))).or_default().push(answer);
        }
        if !is_released {
            world.note_broadcast(&lila, &folder, &mut sensed).await;
        }
    }
    if is_released {
        tokio::time::sleep(Duration::from_millis(delay_ms + 300)).await;
    }
    let path = format!("/api/v1/boards/{}", world.board);
    let end = json!({ "black": END }).to_string();
    world.clients["arbiter"].request("PATCH", &path, &[], &end).await.ok();
    if !is_released {
        world.note_broadcast(&lila, &folder, &mut sensed).await;
    }
    for Ear { who, what, heard } in ears {
        let heard = tokio::time::timeout(PATIENCE, heard).await.expect("the end is heard").unwrap();
        sensed.insert((who, what), heard);
    }
    for who in people {
        for (name, path) in routes::of_the_games(world.event, &world.board) {
            let answer = world.clients[*who].get(&path).await;
            let text = format!(
                "{}\n\n{}",
                normal_head(&answer.head),
                normal(&hidden(&answer.body, &house, &lila, &folder))
            );
            sensed.insert(((*who).to_owned(), name), vec![text]);
        }
    }
    sensed
}

/// A text without the addresses of this run.
fn hidden(text: &str, house: &House, lila: &Lila, folder: &Folder) -> String {
    let text = text.replace(&house.address.to_string(), "here").replace(&lila.address.to_string(), "there");
    text.replace(&folder.0.display().to_string(), "folder")
}

struct World {
    event: u64,
    board: String,
    clients: BTreeMap<String, Client>,
}

impl World {
    async fn new(house: &House, settings: &Value) -> Self {
        let made = house.hall.post("/api/v1/events", settings).await.ok();
        let event = made["event"]["event"].as_u64().unwrap();
        let boards = json!({ "boards": [{ "white": "White", "black": "Black" }, { "white": "Other", "black": "Fourth" }] });
        let set_up = house.hall.post(&format!("/api/v1/events/{event}/boards"), &boards).await.ok();
        let board = set_up["boards"][0]["board"].as_str().unwrap().to_owned();
        let mut clients = BTreeMap::new();
        for link in made["links"].as_array().unwrap().iter().chain(set_up["links"].as_array().unwrap()) {
            let name =
                link["player"].as_str().unwrap_or_else(|| link["role"].as_str().unwrap()).to_lowercase();
            // The first table is that of the game.
            clients.entry(name).or_insert_with(|| house.client(link["token"].as_str()));
        }
        let path = format!("/api/v1/events/{event}/links");
        let spectator = house.hall.post(&path, &json!({ "roles": ["spectator"] })).await.ok();
        clients.insert("spectator".to_owned(), house.client(spectator[0]["token"].as_str()));
        clients.insert("stranger".to_owned(), house.client(None));
        Self { event, board, clients }
    }

    /// Broadcasts the round to a server that finds every illegal move.
    async fn broadcast(&self) {
        let arbiter = &self.clients["arbiter"];
        let path = format!("/api/v1/events/{}/broadcast", self.event);
        let token = json!({ "token": TOKEN }).to_string();
        arbiter.request("PUT", &format!("{path}/token"), &[], &token).await.ok();
        let round = json!({ "push_to": ROUND }).to_string();
        arbiter.request("PUT", &format!("{path}/rounds/1"), &[], &round).await.ok();
    }

    /// Notes what was broadcast, once everything public has been.
    async fn note_broadcast(&self, lila: &Lila, folder: &Folder, sensed: &mut Sensed) {
        let path = format!("/api/v1/events/{}/broadcast", self.event);
        let out = async {
            loop {
                let view = self.clients["arbiter"].get(&path).await.ok();
                if view["folder"]["is_behind"] == false && view["rounds"][0]["push"] == "taken" {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
        };
        tokio::time::timeout(PATIENCE, out).await.expect("everything goes out");
        let mut note = |what: &str, text: &str| {
            sensed.entry(("everybody".to_owned(), what.to_owned())).or_default().push(normal(text));
        };
        note("what was pushed", &lila.latest());
        let round = folder.0.join(format!("live/event-{}/round-1", self.event));
        let mut files: Vec<_> = std::fs::read_dir(round).unwrap().map(|file| file.unwrap().path()).collect();
        files.sort();
        for file in files {
            note(file.file_name().unwrap().to_str().unwrap(), &std::fs::read_to_string(&file).unwrap());
        }
    }

    /// Carries out an act; returns who acted, and the answer.
    async fn act(&self, seq: u64, told: &str) -> (String, String) {
        let (who, act) = told.split_once(' ').unwrap();
        let act = match (act.starts_with('{'), act.split_once(' ')) {
            (true, _) => serde_json::from_str(act).unwrap(),
            (false, Some(("move", squares))) => json!({ "act": "move", "move": squares }),
            (false, Some((act, square))) => json!({ "act": act, "square": square }),
            (false, None) => json!({ "act": act }),
        };
        let path = format!("/api/v1/boards/{}/acts", self.board);
        let answer = self.clients[who].post(&path, &json!({ "seq": seq, "act": act })).await;
        (who.to_owned(), format!("{}\n\n{}", normal_head(&answer.head), normal(&answer.body)))
    }
}

/// A client that listens until the end.
struct Ear {
    who: String,
    what: String,
    heard: JoinHandle<Vec<String>>,
}

impl Ear {
    async fn on_socket(who: &str, client: &Client, path: &str) -> Self {
        let mut listener = client.listen(path).await.unwrap();
        // The hall tells the desk of a device after it has sent it the position, and answers it only then: whoever listens next comes later.
        listener.say(json!({ "type": "time", "sent": 0 })).await;
        let mut heard = Vec::new();
        loop {
            let text = listener.socket.next().await.unwrap().unwrap().into_text().unwrap();
            if text.contains(r#""type":"time""#) {
                break;
            }
            heard.push(normal(&text));
        }
        let heard = tokio::spawn(async move {
            // As the pages do: a device that says nothing for six seconds is taken for lost.
            let mut asks = tokio::time::interval(Duration::from_millis(1500));
            loop {
                let message = tokio::select! {
                    message = listener.socket.next() => message,
                    _ = asks.tick() => {
                        listener.say(json!({ "type": "time", "sent": 0 })).await;
                        continue;
                    }
                };
                let Some(Ok(message)) = message else { break };
                let Message::Text(text) = message else { continue };
                if text.contains(r#""type":"time""#) {
                    continue;
                }
                heard.push(normal(&text));
                if text.contains(END) {
                    break;
                }
            }
            heard
        });
        Self { who: who.to_owned(), what: format!("hears {path}"), heard }
    }

    async fn on_stream(who: &str, client: &Client, path: &str) -> Self {
        let mut stream = TcpStream::connect(client.address).await.unwrap();
        let link = client.token.as_ref().map(|token| format!("authorization: Bearer {token}\r\n"));
        let request =
            format!("GET {path} HTTP/1.1\r\nhost: {}\r\n{}\r\n", client.address, link.unwrap_or_default());
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut bytes = read_until(&mut stream, Vec::new(), "data: ").await;
        let heard = tokio::spawn(async move {
            bytes = read_until(&mut stream, bytes, END).await;
            let text = String::from_utf8_lossy(&bytes).into_owned();
            text.lines().filter(|line| line.starts_with("data: ")).map(normal).collect()
        });
        Self { who: who.to_owned(), what: format!("hears {path}"), heard }
    }
}

async fn read_until(stream: &mut TcpStream, mut bytes: Vec<u8>, end: &str) -> Vec<u8> {
    let mut part = vec![0; 16_384];
    while !String::from_utf8_lossy(&bytes).contains(end) {
        let count = stream.read(&mut part).await.unwrap();
        assert_ne!(count, 0, "closed before {end:?}: {}", String::from_utf8_lossy(&bytes));
        bytes.extend_from_slice(&part[..count]);
    }
    bytes
}
