//! Languages: what a table speaks, and what the texts of its content are in another one.

use game::{Translation, Translations};
use prytaneion::{Config, Scenario};
use serde_json::{Value, json};

use crate::client::Answer;
use crate::house::{House, SEATS, Table, http};
use crate::toy;

/// A toy of which two texts are translated.
fn translated(config: Config) -> Config {
    let cat = json!({ "text": "Katze", "forms": { "dative": "der Katze" } });
    let german = json!({ "mouse": { "text": "Maus" }, "cat": cat });
    let toy = toy::scenario("toy", &SEATS, 0);
    let mut setup = toy.setup;
    setup["translations"] = json!({ "de": german });
    Config { scenarios: vec![Scenario { setup, ..toy }], ..config }
}

async fn texts(table: &Table, language: &str, texts: Value) -> (u16, Value) {
    let path = format!("/api/tables/{}/texts/{language}", table.code);
    http(table.addr, "POST", &path, None, Some(texts)).await
}

#[tokio::test]
async fn who_says_a_text_is_told_what_it_is_in_another_language() {
    let house = House::with(translated).await;
    let table = house.table().await;
    let (status, told) = texts(&table, "de", json!(["mouse", "cat", "written today"])).await;
    assert_eq!(status, 200, "{told}");
    let cat = json!({ "text": "Katze", "forms": { "dative": "der Katze" } });
    assert_eq!(told, json!({ "mouse": { "text": "Maus" }, "cat": cat }));
    assert_eq!(texts(&table, "el", json!(["mouse"])).await, (200, json!({})));
    assert_eq!(texts(&table, "none", json!(["mouse"])).await.1, json!({}));
}

#[tokio::test]
async fn a_table_keeps_its_translations_over_a_restart_and_in_a_copy() {
    let house = House::with(translated).await;
    let table = house.table().await;
    let body = json!({ "copy": table.code, "name": "Copy" });
    let (_, made) = http(house.addr, "POST", "/api/tables", Some(&house.key), Some(body)).await;
    let house = House::at(house.close().await, |config| config).await;
    for code in [table.code.as_str(), made["code"].as_str().unwrap()] {
        let table = Table { addr: house.addr, code: code.into(), key: house.key.clone() };
        let (_, told) = texts(&table, "de", json!(["mouse"])).await;
        assert_eq!(told["mouse"]["text"], "Maus");
    }
}

#[tokio::test]
async fn nobody_asks_for_more_than_a_screen_shows() {
    let house = House::with(translated).await;
    let table = house.table().await;
    assert_eq!(texts(&table, "de", json!(vec!["mouse"; 256])).await.0, 200);
    let (status, refused) = texts(&table, "de", json!(vec!["mouse"; 257])).await;
    assert_eq!((status, &refused["code"]), (413, &json!("too_many_texts")));
    let (status, refused) = texts(&table, "de", json!(["x".repeat(70_000)])).await;
    assert_eq!((status, &refused["code"]), (413, &json!("malformed")));
    assert_eq!(texts(&table, "de", json!({ "all": true })).await.0, 422);
    let none = Table { code: "NONE5".into(), ..table };
    assert_eq!(texts(&none, "de", json!(["mouse"])).await.1["code"], "no_table");
}

#[tokio::test]
async fn n1_a_chronicle_has_the_translations_of_what_it_shows_and_of_nothing_else() {
    let house = House::with(translated).await;
    let table = house.table().await;
    let (mut control, mut ant) = (table.control().await, table.sit("ant").await);
    let path = format!("/api/tables/{}/chronicle", table.code);
    let read = async || http(table.addr, "GET", &path, None, None).await.1;
    ant.play(json!({ "do": "hide", "secret": "mouse" })).await;
    assert_eq!(read().await.get("translations"), None);
    control.play(json!({ "do": "reveal" })).await;
    let told: Translations = serde_json::from_value(read().await["translations"].clone()).unwrap();
    let mouse = Translation { text: "Maus".into(), ..Translation::default() };
    assert_eq!(told.0["de"].clone().into_iter().collect::<Vec<_>>(), [("mouse".into(), mouse)]);
}

#[tokio::test]
async fn a_table_speaks_what_it_was_made_for_until_control_says_otherwise() {
    let house = House::open().await;
    let body = json!({ "scenario": "toy", "name": "Ein Tisch", "language": "de" });
    let (status, made) =
        http(house.addr, "POST", "/api/tables", Some(&house.key), Some(body)).await;
    assert_eq!(status, 201, "{made}");
    let code = made["code"].as_str().unwrap().to_owned();
    let table = Table { addr: house.addr, code, key: house.key.clone() };
    assert_eq!(table.facts().await["language"], "de");
    let (mut control, mut ant) = (table.control().await, table.sit("ant").await);
    assert_eq!(ant.shared.view["table"]["language"], "de");
    let speak = |language: &str| json!({ "do": "set_language", "language": language });
    assert_eq!(ant.table(speak("el")).await, Answer::Refused("not_control".into()));
    for tag in ["", "Deutsch", "de.po", "../de"] {
        let refused = control.table(speak(tag)).await;
        assert_eq!(refused, Answer::Refused("bad_language".into()), "{tag}");
    }
    assert_eq!(control.table(speak("el")).await, Answer::Accepted);
    ant.until(|c| c.shared.view["table"]["language"] == "el").await;
    control.verify().await;

    let again = House::at(house.close().await, |config| config).await;
    let table = Table { addr: again.addr, ..table };
    assert_eq!(table.facts().await["language"], "el");
}

#[tokio::test]
async fn a_refusal_is_a_message_for_screens_and_a_sentence_for_who_reads_the_answer_itself() {
    let house = House::open().await;
    let body = json!({ "scenario": "toy", "name": "" });
    let (status, said) =
        http(house.addr, "POST", "/api/tables", Some(&house.key), Some(body)).await;
    assert_eq!((status, said["code"].as_str()), (422, Some("bad_name")));
    assert_eq!(said["sentence"], "A name has 1 to 60 characters.");
    assert_eq!(said["message"], json!({ "say": "name-long", "with": { "most": 60 } }));

    let table = house.table().await;
    let mut wall = table.projector().await;
    wall.send(&json!({ "type": "keys" })).await;
    assert_eq!(wall.wait_for("refused").await["sentence"], json!({ "say": "only-control" }));
}

#[tokio::test]
async fn a_table_for_which_nobody_chose_names_no_language() {
    let house = House::open().await;
    let table = house.table().await;
    assert_eq!(table.projector().await.shared.view["table"].get("language"), None);
    assert_eq!(table.facts().await.get("language"), None);
    let body = json!({ "scenario": "toy", "name": "x", "language": "German" });
    let (status, refused) =
        http(house.addr, "POST", "/api/tables", Some(&house.key), Some(body)).await;
    assert_eq!((status, &refused["code"]), (422, &json!("bad_language")));
}
