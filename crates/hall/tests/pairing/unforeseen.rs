//! What happens on the day: a name is corrected, a round is withdrawn, a result changes after the preview, two players have the same name.

use super::{Workshop, begin, declare, event, message, paired, player, players, report};
use crate::support::{Client, House, wide};
use serde_json::{Value, json};
use std::io::Read;
use std::sync::Arc;
use std::time::Duration;
use touchmove_journal::Memory;

/// Two players who meet in every round, and their organiser.
struct Match {
    house: House,
    event: String,
    organiser: Client,
    acts: u64,
}

impl Match {
    async fn new(workshop: &Workshop, file: &str) -> Self {
        let house = paired(&Arc::new(Memory::new()), workshop.writing("1\n1 2\n")).await;
        let (event, organiser) = event(&house).await;
        organiser.request("PUT", &format!("{event}/trf"), &[], file).await.ok();
        Self { house, event, organiser, acts: 0 }
    }

    async fn restart(mut self, workshop: &Workshop) -> Self {
        let (journal, token) = (Arc::clone(&self.house.journal), self.house.hall.token.take());
        self.house.end().await;
        let mut house = House::pairing(journal, wide(), workshop.writing("1\n1 2\n")).await;
        house.hall.token = token;
        let organiser = Client { address: house.address, ..self.organiser };
        Self { house, organiser, ..self }
    }

    /// Pairs the next round and sets it up; returns its only board.
    async fn pair(&self) -> Value {
        let preview = self.organiser.post(&format!("{}/pairing/preview", self.event), &json!({})).await.ok();
        let made = self.organiser.post(&format!("{}/pairing", self.event), &order(&preview)).await;
        assert_eq!(made.status, 201, "{}", made.body);
        made.ok()["boards"][0].clone()
    }

    async fn correct(&self, board: &Value, change: Value) {
        let path = format!("/api/v1/boards/{}", board["board"].as_str().unwrap());
        self.organiser.request("PATCH", &path, &[], &change.to_string()).await.ok();
    }

    async fn finish(&mut self, board: &Value, result: &str) {
        self.acts += 2;
        begin(&self.house, board, self.acts - 1).await;
        declare(&self.house, board, self.acts, result).await;
    }

    /// The records of the two, from the name on, and from the points on.
    async fn records(&self) -> Vec<(String, String)> {
        let report = report(&self.organiser, &self.event).await;
        let records = report.lines().filter(|line| line.starts_with("001")).map(|line| {
            let letters: Vec<char> = line.chars().collect();
            let text =
                |from: usize, to: usize| letters[from..to].iter().collect::<String>().trim().to_owned();
            (text(14, 47), text(80, letters.len()))
        });
        records.collect()
    }
}

/// The part of a preview to send back to set up its boards.
pub(super) fn order(preview: &Value) -> Value {
    let mut order = preview.clone();
    for shown in ["boards", "skipped"] {
        order.as_object_mut().unwrap().remove(shown);
    }
    order
}

fn two() -> String {
    "XXR 9\nXXC white1\n".to_owned() + &player(1, "Novak", "0.0", "") + &player(2, "Other", "0.0", "")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_is_corrected_in_one_round_stands_in_no_ones_way() {
    let workshop = Workshop::new("corrected");
    let mut game = Match::new(&workshop, &two()).await;
    let first = game.pair().await;
    game.finish(&first, "1-0").await;
    let second = game.pair().await;
    game.correct(&second, json!({ "white": "Novák" })).await;
    game.finish(&second, "1-0").await;
    assert_eq!(game.records().await[0], ("Novák".to_owned(), "2.0    1     2 w 1     2 w 1".to_owned()));

    // The next round has the corrected name, and every round can still be found, also after a restart.
    let third = game.pair().await;
    assert_eq!(third["white"], "Novák");
    let long = "Novák, with a title longer than the columns";
    game.correct(&third, json!({ "white": long })).await;
    game.finish(&third, "0-1").await;
    let mut game = game.restart(&workshop).await;
    let fourth = game.pair().await;
    assert_eq!(fourth["white"], long);
    game.finish(&fourth, "1-0").await;
    let cut: String = long.chars().take(33).collect();
    let rounds = "3.0    1     2 w 1     2 w 1     2 w 0     2 w 1";
    assert_eq!(game.records().await[0], (cut.trim().to_owned(), rounds.to_owned()));

    // Only the board of an earlier round is corrected.
    game.correct(&first, json!({ "black": "Othér" })).await;
    assert_eq!(game.records().await[1].0, "Othér");
    let fifth = game.pair().await;
    assert_eq!((&fifth["white"], &fifth["black"]), (&json!(long), &json!("Othér")));

    // A corrected board is withdrawn, and its round is paired again.
    game.correct(&fifth, json!({ "white": "Novák", "black": "Other" })).await;
    let withdraw = format!("{}/rounds/5/withdraw", game.event);
    game.organiser.post(&withdraw, &json!({ "reason": "somebody is missing" })).await.ok();
    assert_eq!(game.pair().await["round"], 5);
    game.house.end().await;
}

/// Another player of the tournament at a board is not a corrected name: nobody gets another player's points.
#[tokio::test(flavor = "multi_thread")]
async fn a_result_goes_to_nobody_else() {
    let workshop = Workshop::new("swapped");
    let mut game = Match::new(&workshop, &two()).await;
    let board = game.pair().await;
    game.correct(&board, json!({ "white": "Other", "black": "Novak" })).await;
    game.finish(&board, "1-0").await;
    let refused = game.organiser.get(&format!("{}/trf", game.event)).await;
    assert!(message(&refused).contains("\"Other\" and \"Novak\""), "{}", refused.body);
    let played = "XXR 9\nXXC white1\n".to_owned()
        + &player(1, "Novak", "0.0", "   2 b")
        + &player(2, "Other", "0.0", "   1 w");
    game.organiser.request("PUT", &format!("{}/trf", game.event), &[], &played).await.ok();
    let points: Vec<String> = game.records().await.into_iter().map(|(_, points)| points).collect();
    assert_eq!(points, ["0.0    1     2 b 0", "1.0    2     1 w 1"]);
    game.house.end().await;
}

/// A file that already has the results of a round is right about them, whatever the names on the boards.
#[tokio::test(flavor = "multi_thread")]
async fn a_round_with_all_its_results_is_not_looked_for() {
    let workshop = Workshop::new("known");
    let mut game = Match::new(&workshop, &two()).await;
    let board = game
        .organiser
        .request("POST", &format!("{}/import/csv?round=1", game.event), &[], "1,Novak,Other\n")
        .await
        .ok();
    game.finish(&board["boards"][0], "1-0").await;
    let open = two()
        .replace("   0.0    1\n", "   0.0    1     2 w\n")
        .replace("   0.0    2\n", "   0.0    2     1 b\n");
    let open = open.replace("Novak", "Novák");
    game.organiser.request("PUT", &format!("{}/trf", game.event), &[], &open).await.ok();
    assert!(
        message(&game.organiser.get(&format!("{}/trf", game.event)).await)
            .contains("\"Novak\" and \"Other\"")
    );
    let known = open.replace("0.0    1     2 w", "1.0    1     2 w 1").replace("     1 b", "     1 b 0");
    game.organiser.request("PUT", &format!("{}/trf", game.event), &[], &known).await.ok();
    assert_eq!(game.pair().await["white"], "Novák");
    game.house.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_that_is_withdrawn_leaves_the_report_as_it_was() {
    let workshop = Workshop::new("withdrawn");
    let journal = Arc::new(Memory::new());
    let house = paired(&journal, workshop.writing("2\n1 4\n2 0\n")).await;
    let (event, organiser) = event(&house).await;
    // The third player has a half-point bye in round 2, and the fifth has more points than the rounds gave.
    let file = [
        "XXR 3\n".to_owned(),
        player(1, "Anić", "1.0", "   2 w 1"),
        player(2, "Bošković", "0.0", "   1 b 0"),
        player(3, "Cvetić", "0.5", "   4 w =  0000 - H"),
        player(4, "Dvořák", "0.5", "   3 b ="),
        player(5, "Erdélyi", "2.5", "0000 - U"),
    ]
    .concat();
    organiser.request("PUT", &format!("{event}/trf"), &[], &file).await.ok();
    let absent = json!([{ "player": 3, "bye": "half" }, { "player": 5, "bye": "full" }]);
    let pair = async |organiser: &Client| {
        let preview =
            organiser.post(&format!("{event}/pairing/preview"), &json!({ "absent": absent })).await.ok();
        let mut order = order(&preview);
        order["absent"] = absent.clone();
        let made = organiser.post(&format!("{event}/pairing"), &order).await;
        assert_eq!(made.status, 201, "{}", made.body);
        report(organiser, &event).await
    };
    let written = pair(&organiser).await;
    assert!(written.contains(&player(5, "Erdélyi", "3.5", "0000 - U  0000 - F")), "{written}");
    assert!(written.contains(&player(3, "Cvetić", "1.0", "   4 w =  0000 - H")), "{written}");
    for _ in 0..2 {
        organiser.post(&format!("{event}/rounds/2/withdraw"), &json!({ "reason": "a mistake" })).await.ok();
        assert_eq!(report(&organiser, &event).await, file);
        let seen = organiser.get(&format!("{event}/pairing")).await.ok();
        let byes: Vec<&Value> = (0..5).map(|at| &seen["players"][at]["bye"]).collect();
        let expected = [&Value::Null, &Value::Null, &json!("half"), &Value::Null, &json!("full")];
        assert_eq!(byes, expected, "who was not to play is marked again");
        assert_eq!(pair(&organiser).await, written, "nobody has a bye twice");
    }
    house.end().await;
    let house = paired(&journal, workshop.writing("2\n1 4\n2 0\n")).await;
    let organiser = Client { address: house.address, ..organiser };
    organiser.post(&format!("{event}/rounds/2/withdraw"), &json!({ "reason": "a mistake" })).await.ok();
    assert_eq!(report(&organiser, &event).await, file, "after another start");
    assert_eq!(pair(&organiser).await, written);
    house.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_absent_from_one_round_is_not_absent_from_all() {
    let workshop = Workshop::new("absent");
    let file = two().replace("XXR", "XXZ 3\nXXR") + &player(3, "Late", "0.0", "");
    let mut game = Match::new(&workshop, &file).await;
    let pairing = format!("{}/pairing", game.event);
    let seen = game.organiser.get(&pairing).await.ok();
    assert_eq!(seen["players"][2]["bye"], "zero");
    let absent = json!([{ "player": 3, "bye": "zero" }]);
    let preview = game.organiser.post(&format!("{pairing}/preview"), &json!({ "absent": absent })).await.ok();
    let mut order = order(&preview);
    order["absent"] = absent;
    let made = game.organiser.post(&pairing, &order).await.ok();
    game.finish(&made["boards"][0], "1-0").await;
    let seen = game.organiser.get(&pairing).await.ok();
    assert_eq!((&seen["round"], &seen["players"][2]["bye"]), (&json!(2), &Value::Null));
    let written = report(&game.organiser, &game.event).await;
    assert!(written.contains("XXR 9") && !written.contains("XXZ"), "{written}");
    game.house.end().await;
}

/// Two players with the same name would share a link.
#[tokio::test(flavor = "multi_thread")]
async fn two_players_of_one_name_are_told_apart_first() {
    let workshop = Workshop::new("namesakes");
    let house = paired(&Arc::new(Memory::new()), workshop.engine("exit 9")).await;
    let (event, organiser) = event(&house).await;
    let file = players().replace(&player(5, "Erdélyi", "0.0", ""), &player(5, "Anić", "0.0", ""));
    for (method, path) in [("PUT", "trf"), ("POST", "import/trf"), ("POST", "import/trf?preview=true")] {
        let refused = organiser.request(method, &format!("{event}/{path}"), &[], &file).await;
        refused.refused(400);
        let told = message(&refused);
        assert!(told.contains("Anić") && told.contains("players 1 and 5"), "{path}: {told}");
    }
    house.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_are_set_up_from_the_results_that_were_paired() {
    let workshop = Workshop::new("outdated");
    let mut game = Match::new(&workshop, &two()).await;
    let board = game.pair().await;
    game.finish(&board, "1-0").await;
    let pairing = format!("{}/pairing", game.event);
    let preview = game.organiser.post(&format!("{pairing}/preview"), &json!({})).await.ok();
    let acts = format!("/api/v1/boards/{}/acts", board["board"].as_str().unwrap());
    for act in [json!({ "act": "reopen", "why": "a mistake" }), json!({ "act": "declare", "result": "0-1" })]
    {
        game.acts += 1;
        game.house.hall.post(&acts, &json!({ "seq": game.acts, "act": act })).await.ok();
    }
    let refused = game.organiser.post(&pairing, &order(&preview)).await;
    refused.refused(409);
    assert!(message(&refused).starts_with("outdated: "), "{}", refused.body);
    assert_eq!(game.organiser.get(&game.event).await.ok()["boards"], 1, "nothing was set up");
    game.pair().await;
    game.house.end().await;
}

/// An engine is often a script around a program, and the program is what hangs.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn the_program_behind_a_script_is_stopped_too() {
    let workshop = Workshop::new("behind");
    let held = workshop.0.join("held");
    assert!(std::process::Command::new("mkfifo").arg(&held).status().unwrap().success());
    let (ended, has_ended) = tokio::sync::oneshot::channel();
    let pipe = held.clone();
    std::thread::spawn(move || {
        // The read ends once no process holds the other end of the pipe.
        let read = std::fs::File::open(pipe).and_then(|mut pipe| pipe.read_to_end(&mut Vec::new()));
        let _ = ended.send(read.is_ok());
    });
    let script = format!("tail -f /dev/null > \"{}\" &\nwait\n", held.display());
    let engine = workshop.engine(&script).within(Duration::from_secs(2));
    let house = paired(&Arc::new(Memory::new()), engine).await;
    let (event, organiser) = event(&house).await;
    organiser.request("PUT", &format!("{event}/trf"), &[], &players()).await.ok();
    let refused = organiser.post(&format!("{event}/pairing/preview"), &json!({})).await;
    assert!(message(&refused).contains("did not finish within 2 seconds"), "{}", refused.body);
    let ended = tokio::time::timeout(Duration::from_secs(30), has_ended).await;
    assert_eq!(ended.expect("the program runs on"), Ok(true));
    house.end().await;
}
