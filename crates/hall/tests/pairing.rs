//! Another program pairs the next round: here small scripts that write what bbpPairings, JaVaFo and py4swiss would, or fail as they do.

#![allow(clippy::unwrap_used, reason = "tests")]

use crate::support::{Answer, Client, House, wide};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use touchmove_hall::Engine;
use touchmove_journal::Memory;

mod unforeseen;
use unforeseen::order;

/// A temporary folder for an engine.
struct Workshop(PathBuf);

impl Workshop {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("touchmove-test-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    /// An engine that runs this script: `$1` is the report, `$2` the file for the pairs.
    fn engine(&self, script: &str) -> Engine {
        let path = self.0.join("engine.sh");
        std::fs::write(&path, script).unwrap();
        format!("sh \"{}\" {{input}} {{output}}", path.display()).parse().unwrap()
    }

    /// An engine that writes these pairs and keeps its input.
    fn writing(&self, pairs: &str) -> Engine {
        std::fs::write(self.0.join("pairs"), pairs).unwrap();
        self.engine(&format!(
            "cp \"$1\" \"{0}/seen\"\ncp \"{0}/pairs\" \"$2\"\npwd > \"{0}/folder\"\n",
            self.0.display()
        ))
    }

    fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.0.join(name)).unwrap()
    }
}

impl Drop for Workshop {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A record of a tournament report: number, name, points, rank, and the rounds from column 92 on.
fn player(number: u32, name: &str, points: &str, rounds: &str) -> String {
    let line = format!(
        "001 {number:>4} m    {name:<33} 2000 SRB {:>11} {:>10} {points:>4} {number:>4}  {rounds}",
        "", ""
    );
    format!("{}\n", line.trim_end())
}

/// Five players, before the first round.
fn players() -> String {
    let names = ["Anić", "Bošković", "Cvetić", "Dvořák", "Erdélyi"];
    let records = (1..).zip(names).map(|(number, name)| player(number, name, "0.0", ""));
    "012 Open\nXXR 3\nXXC white1\n".to_owned() + &records.collect::<String>()
}

/// An event, and its organiser.
async fn event(house: &House) -> (String, Client) {
    let made = house.hall.post("/api/v1/events", &json!({ "name": "Open", "time": "5400" })).await.ok();
    let links = made["links"].as_array().unwrap();
    let organiser = links.iter().find(|link| link["role"] == "organiser").unwrap();
    (format!("/api/v1/events/{}", made["event"]["event"]), house.client(organiser["token"].as_str()))
}

fn message(answer: &Answer) -> String {
    let body: Value = serde_json::from_str(&answer.body).unwrap();
    format!("{}: {}", body["error"]["code"].as_str().unwrap(), body["error"]["message"].as_str().unwrap())
}

/// Ends the game at a board.
async fn declare(house: &House, board: &Value, seq: u64, result: &str) {
    let acts = format!("/api/v1/boards/{}/acts", board["board"].as_str().unwrap());
    let act = json!({ "seq": seq, "act": { "act": "declare", "result": result } });
    house.hall.post(&acts, &act).await.ok();
}

async fn begin(house: &House, board: &Value, seq: u64) {
    let acts = format!("/api/v1/boards/{}/acts", board["board"].as_str().unwrap());
    house.hall.post(&acts, &json!({ "seq": seq, "act": { "act": "start" } })).await.ok();
}

/// The report without blanks at the ends of its lines.
async fn report(organiser: &Client, event: &str) -> String {
    let answer = organiser.get(&format!("{event}/trf")).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.body.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

async fn paired(journal: &Arc<Memory>, engine: Engine) -> House {
    House::pairing(Arc::clone(journal) as _, wide(), engine).await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_rounds_with_a_bye_and_an_absence() {
    let workshop = Workshop::new("rounds");
    let journal = Arc::new(Memory::new());
    let house = paired(&journal, workshop.writing("3\n1 3\n4 2\n5 0\n")).await;
    let (event, organiser) = event(&house).await;
    organiser.request("PUT", &format!("{event}/trf"), &[], &players()).await.ok();

    let seen = organiser.get(&format!("{event}/pairing")).await.ok();
    assert_eq!((&seen["engine"], &seen["round"], &seen["rounds"]), (&json!("sh"), &json!(1), &json!(3)));
    assert_eq!(
        (&seen["needs_first"], &seen["problem"], &seen["notes"]),
        (&json!(false), &Value::Null, &json!([]))
    );
    assert_eq!(seen["players"][4], json!({ "player": 5, "name": "Erdélyi", "points": 0.0 }));

    let preview = organiser.post(&format!("{event}/pairing/preview?lang=cs"), &json!({})).await.ok();
    let who = json!({ "rating": 2000, "federation": "SRB" });
    let board = |table, white, black| json!({ "round": 1, "table": table, "white": white, "black": black, "white_player": who, "black_player": who });
    assert_eq!(preview["boards"], json!([board(1, "Anić", "Cvetić"), board(2, "Dvořák", "Bošković")]));
    assert_eq!(preview["skipped"], json!(["Erdélyi má v tomto kole volný los."]));
    assert_eq!(organiser.get(&event).await.ok()["boards"], 0, "a preview sets up nothing");
    assert!(workshop.read("seen").is_ascii() && workshop.read("seen").contains("XXR 3\n"));
    assert!(!Path::new(workshop.read("folder").trim()).exists(), "the engine's folder is gone");

    let confirmed = order(&preview);
    let made = organiser.post(&format!("{event}/pairing"), &confirmed).await;
    assert_eq!(made.status, 201);
    let boards = made.ok()["boards"].as_array().unwrap().clone();
    let expected = players()
        .replace(&player(1, "Anić", "0.0", ""), &player(1, "Anić", "0.0", "   3 w"))
        .replace(&player(2, "Bošković", "0.0", ""), &player(2, "Bošković", "0.0", "   4 b"))
        .replace(&player(3, "Cvetić", "0.0", ""), &player(3, "Cvetić", "0.0", "   1 b"))
        .replace(&player(4, "Dvořák", "0.0", ""), &player(4, "Dvořák", "0.0", "   2 w"))
        .replace(&player(5, "Erdélyi", "0.0", ""), &player(5, "Erdélyi", "1.0", "0000 - U"));
    assert_eq!(report(&organiser, &event).await, expected);

    // A round cannot be paired before the last is finished, nor twice.
    begin(&house, &boards[0], 1).await;
    declare(&house, &boards[0], 2, "1-0").await;
    let refused = organiser.post(&format!("{event}/pairing/preview"), &json!({})).await;
    assert_eq!(
        message(&refused),
        "not_finished: Round 1 is not finished. Results are missing: table 2 (Dvořák – Bošković)."
    );
    let again = organiser.post(&format!("{event}/pairing"), &confirmed).await;
    again.refused(409);
    begin(&house, &boards[1], 3).await;
    declare(&house, &boards[1], 4, "1/2-1/2").await;
    let again = organiser.post(&format!("{event}/pairing"), &confirmed).await;
    assert!(
        message(&again).starts_with("other_round: Round 1 is no longer the next round"),
        "{}",
        again.body
    );

    // After a restart, with one player absent.
    house.end().await;
    let house = paired(&journal, workshop.writing("3\n5 1\n2 3\n4 0\n")).await;
    let organiser = Client { address: house.address, ..organiser };
    let absent = json!([{ "player": 4, "bye": "half" }]);
    let preview =
        organiser.post(&format!("{event}/pairing/preview"), &json!({ "absent": absent })).await.ok();
    assert_eq!(
        preview["pairs"],
        json!([{ "white": 5, "black": 1 }, { "white": 2, "black": 3 }]),
        "the absent one is not left over"
    );
    assert!(workshop.read("seen").contains("  0000 - Z\n"), "{}", workshop.read("seen"));
    let mut confirmed = order(&preview);
    confirmed["absent"] = absent;
    assert_eq!(organiser.post(&format!("{event}/pairing"), &confirmed).await.status, 201);
    let expected = [
        "012 Open\nXXR 3\nXXC white1\n".to_owned(),
        player(1, "Anić", "1.0", "   3 w 1     5 b"),
        player(2, "Bošković", "0.5", "   4 b =     3 w"),
        player(3, "Cvetić", "0.0", "   1 b 0     2 b"),
        player(4, "Dvořák", "1.0", "   2 w =  0000 - H"),
        player(5, "Erdélyi", "1.0", "0000 - U     1 w"),
    ];
    assert_eq!(report(&organiser, &event).await, expected.concat());
    let standings = house.client(None).get(&format!("{event}/standings")).await.ok();
    assert_eq!(standings["after_round"], 1);
    assert_eq!(standings["rows"][0], json!({ "rank": 1, "name": "Anić", "points": 1.0 }));
    assert_eq!(standings["rows"][1], json!({ "rank": 1, "name": "Erdélyi", "points": 1.0 }));

    // A round that is withdrawn is paired again.
    let withdraw = format!("{event}/rounds/2/withdraw");
    organiser.post(&withdraw, &json!({ "reason": "Dvořák is here" })).await.ok();
    let seen = organiser.get(&format!("{event}/pairing")).await.ok();
    assert_eq!((&seen["round"], &seen["problem"]), (&json!(2), &Value::Null));
    let preview = organiser.post(&format!("{event}/pairing/preview"), &json!({})).await.ok();
    assert_eq!(organiser.post(&format!("{event}/pairing"), &order(&preview)).await.status, 201);
    let written = report(&organiser, &event).await;
    assert!(written.contains(&player(4, "Dvořák", "1.5", "   2 w =  0000 - U")), "{written}");
    house.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_engine_does_wrong_is_told() {
    let cases: [(&str, &str, &str); 9] = [
        (
            "echo \"Error parsing file $1: it is bad\" >&2; exit 3",
            "en",
            "engine_failed: The pairing engine sh did not pair the round: “Error parsing file input.trf: it is bad”.",
        ),
        (
            "echo 'No valid pairing exists.' >&2; exit 1",
            "en",
            "engine_failed: The pairing engine sh did not pair the round: “No valid pairing exists.”.",
        ),
        ("exit 3", "en", "engine_failed: The pairing engine sh did not pair the round: “exit status: 3”."),
        ("exit 0", "cs", "engine_failed: Losovací modul nevrátil žádnou dvojici."),
        (
            "echo hello > \"$2\"",
            "hr",
            "engine_failed: Program za sparivanje nije ispisao parove: „hello“ u retku 1.",
        ),
        (
            "printf '3\\n1 2\\n3 4\\n9 5\\n' > \"$2\"",
            "en",
            "engine_failed: Player 9 is not in the tournament report.",
        ),
        (
            "printf '2\\n1 2\\n3 4\\n' > \"$2\"",
            "en",
            "engine_failed: Erdélyi has neither an opponent nor a bye.",
        ),
        ("printf '3\\n1 2\\n1 4\\n5 0\\n' > \"$2\"", "sr-Latn", "engine_failed: Anić ima dva protivnika."),
        (
            "head -c 3000000 /dev/zero | tr '\\0' x >&2; exit 1",
            "en",
            "engine_failed: The pairing engine sh did not pair the round: “xxx",
        ),
    ];
    for (at, (script, language, expected)) in cases.into_iter().enumerate() {
        let workshop = Workshop::new(&format!("wrong-{at}"));
        let house = paired(&Arc::new(Memory::new()), workshop.engine(script)).await;
        let (event, organiser) = event(&house).await;
        organiser.request("PUT", &format!("{event}/trf"), &[], &players()).await.ok();
        let refused = organiser.post(&format!("{event}/pairing/preview?lang={language}"), &json!({})).await;
        refused.refused(409);
        assert!(message(&refused).starts_with(expected), "{script}: {}", refused.body);
        assert_eq!(organiser.get(&event).await.ok()["boards"], 0);
        house.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_engine_that_hangs_is_stopped_and_one_that_is_not_there_is_named() {
    let workshop = Workshop::new("hangs");
    let hanging = workshop.engine("exec sleep 600").within(Duration::from_millis(200));
    for (engine, expected) in [
        (hanging, "engine_failed: The pairing engine sh did not finish within 0 seconds and was stopped."),
        (
            "no-such-engine {input}".parse().unwrap(),
            "engine_failed: The pairing engine no-such-engine could not be run (",
        ),
    ] {
        let house = paired(&Arc::new(Memory::new()), engine).await;
        let (event, organiser) = event(&house).await;
        organiser.request("PUT", &format!("{event}/trf"), &[], &players()).await.ok();
        let refused = organiser.post(&format!("{event}/pairing/preview"), &json!({})).await;
        assert!(message(&refused).starts_with(expected), "{}", refused.body);
        house.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_missing_is_told_before_anything_runs() {
    let workshop = Workshop::new("missing");
    let house = paired(&Arc::new(Memory::new()), workshop.engine("exit 9")).await;
    let (event, organiser) = event(&house).await;
    let problem = async |expected: &str| {
        let seen = organiser.get(&format!("{event}/pairing")).await.ok();
        assert!(seen["problem"].as_str().unwrap().starts_with(expected), "{seen}");
        let refused = organiser.post(&format!("{event}/pairing/preview"), &json!({})).await;
        assert!(message(&refused).contains(expected), "{}", refused.body);
    };
    problem("Pairing needs the tournament report (TRF), and this event has none").await;
    organiser.get(&format!("{event}/trf")).await.refused(404);
    organiser.request("POST", &format!("{event}/import/csv?round=1"), &[], "1,Cvetić,Bošković\n").await.ok();
    problem("Pairing needs the tournament report (TRF)").await;
    organiser.request("PUT", &format!("{event}/trf"), &[], &players()).await.ok();
    problem("Round 1 was set up here, but is not in the tournament report.").await;
    organiser.post(&format!("{event}/rounds/1/withdraw"), &json!({ "reason": "another file" })).await.ok();

    let preview = |body: Value| {
        let organiser = &organiser;
        let path = format!("{event}/pairing/preview");
        async move { message(&organiser.post(&path, &body).await) }
    };
    let bare = players().replace("XXR 3\nXXC white1\n", "");
    organiser.request("PUT", &format!("{event}/trf"), &[], &bare).await.ok();
    assert_eq!(organiser.get(&format!("{event}/pairing")).await.ok()["needs_first"], true);
    assert!(preview(json!({})).await.contains("does not give the number of rounds"));
    assert!(preview(json!({ "rounds": 3 })).await.contains("the colour of the first player"));
    assert!(preview(json!({ "rounds": 0 })).await.starts_with("bad_value"));
    let said = preview(json!({ "rounds": 3, "first": "black" })).await;
    assert!(said.contains("exit status: 9"), "everything is said, and the engine runs: {said}");
    assert!(
        preview(json!({ "rounds": 3, "first": "black", "absent": [{ "player": 77, "bye": "zero" }] }))
            .await
            .contains("exit status: 9")
    );

    let all = players()
        .replace("XXR 3", "XXR 1")
        .replace(&player(1, "Anić", "0.0", ""), &player(1, "Anić", "1.0", "   2 w 1"));
    let all = all.replace(&player(2, "Bošković", "0.0", ""), &player(2, "Bošković", "0.0", "   1 b 0"));
    organiser.request("PUT", &format!("{event}/trf"), &[], &all).await.ok();
    problem("All 1 rounds of the tournament report are paired.").await;
    let open = all
        .replace("XXR 1", "XXR 3")
        .replace("   2 w 1", "   2 w")
        .replace("   1 b 0", "   1 b")
        .replace(" 1.0    1", " 0.0    1");
    organiser.request("PUT", &format!("{event}/trf"), &[], &open).await.ok();
    problem("Round 1 is paired in the tournament report, but has no boards and no results.").await;
    organiser.request("POST", &format!("{event}/import/trf"), &[], &open).await.ok();
    problem("Round 1 is not finished. Results are missing: table 1 (Anić – Bošković).").await;
    house.end().await;

    let house = House::new().await;
    let (event, organiser) = self::event(&house).await;
    let seen = organiser.get(&format!("{event}/pairing?lang=hr")).await.ok();
    assert!(seen["problem"].as_str().unwrap().starts_with("Ovaj poslužitelj nema program"), "{seen}");
    let refused = organiser.post(&format!("{event}/pairing/preview"), &json!({})).await;
    assert!(message(&refused).starts_with("no_engine"), "{}", refused.body);
    house.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_is_sent_names_a_program() {
    let workshop = Workshop::new("named");
    let house = paired(&Arc::new(Memory::new()), workshop.writing("2\n1 3\n4 2\n")).await;
    let (event, organiser) = event(&house).await;
    organiser.request("PUT", &format!("{event}/trf"), &[], &players()).await.ok();
    for field in ["engine", "command", "program", "input"] {
        let refused =
            organiser.post(&format!("{event}/pairing/preview"), &json!({ field: "/bin/true" })).await;
        refused.refused(400);
    }
    // Names that look like commands are not passed on at all.
    let names = players()
        .replace(&player(1, "Anić", "0.0", ""), &player(1, "$(touch x)", "0.0", ""))
        .replace(&player(2, "Bošković", "0.0", ""), &player(2, "`reboot` ;|", "0.0", ""));
    organiser.request("PUT", &format!("{event}/trf"), &[], &names).await.ok();
    let absent = json!({ "absent": [{ "player": 5, "bye": "zero" }] });
    organiser.post(&format!("{event}/pairing/preview"), &absent).await.ok();
    assert!(!workshop.read("seen").contains("touch") && !workshop.read("seen").contains("reboot"));
    house.end().await;
}
