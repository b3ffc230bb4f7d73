//! The address for links and codes.

#![allow(clippy::unwrap_used, reason = "tests")]

use crate::support::House;
use serde_json::json;

const PATH: &str = "/api/v1/addresses";

#[tokio::test(flavor = "multi_thread")]
async fn the_chosen_address_is_remembered() {
    let house = House::new().await;
    let table = house.board(json!({})).await;
    let organiser = table.of("organiser").clone();
    let own = format!("http://{}", house.address);
    let found = organiser.get(PATH).await.ok();
    let expected =
        json!([{ "origin": own, "reach": "this_machine", "interface": found["origins"][0]["interface"] }]);
    assert_eq!(found["origins"], expected);
    assert_eq!((&found["chosen"], &found["listens"]), (&json!(null), &json!("this_machine")));
    let choose = async |origin: &str| {
        organiser.request("PUT", PATH, &[], &json!({ "origin": origin }).to_string()).await
    };
    for wrong in ["", "hall.local", "http://0.0.0.0:8064", "http://hall.local/a"] {
        choose(wrong).await.refused(400);
    }
    assert_eq!(choose("http://hall.local:8064/").await.ok()["chosen"], "http://hall.local:8064");
    let house = house.restart().await;
    let table = table.moved_to(&house);
    assert_eq!(table.of("arbiter").get(PATH).await.ok()["chosen"], "http://hall.local:8064");
    house.end().await;
}

/// The laptop returns another day with another address: its old one leads nowhere.
#[tokio::test(flavor = "multi_thread")]
async fn an_address_of_the_machine_counts_while_the_machine_has_it() {
    let house = House::new().await;
    let own = format!("http://{}", house.address);
    let body = json!({ "origin": own }).to_string();
    assert_eq!(house.hall.request("PUT", PATH, &[], &body).await.ok()["chosen"], own);
    let house = house.restart().await;
    assert_ne!(own, format!("http://{}", house.address), "another port");
    assert_eq!(house.client(house.hall.token.as_deref()).get(PATH).await.ok()["chosen"], json!(null));
    house.end().await;
}
