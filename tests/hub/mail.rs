//! Words between Control and the seats, questions with their answers, and the ticker.

use prytaneion::Config;
use serde_json::{Value, json};
use uuid::Uuid;

use crate::client::{Answer, Client};
use crate::house::{House, Table};
use crate::journal::rows;

fn say(seat: Option<&str>, text: &str) -> Value {
    json!({ "do": "say", "seat": seat, "text": text })
}

fn ask(text: &str) -> Value {
    json!({ "do": "ask", "text": text })
}

fn answer(message: u32, text: &str, to_all: bool) -> Value {
    json!({ "do": "answer", "message": message, "text": text, "to_all": to_all })
}

fn heard(message: u32) -> Value {
    json!({ "do": "heard", "message": message })
}

fn messages(client: &Client) -> &Vec<Value> {
    client.own.view["messages"].as_array().unwrap()
}

/// Numbers and texts of what a client reads.
fn read(client: &Client) -> Vec<(u64, &str)> {
    let pair = |m: &'_ Value| m["id"].as_u64().unwrap();
    messages(client).iter().map(|m| (pair(m), m["text"].as_str().unwrap())).collect()
}

async fn done(client: &mut Client, command: Value) {
    let said = command.to_string();
    assert_eq!(client.table(command).await, Answer::Accepted, "{said}");
}

#[tokio::test]
async fn control_speaks_to_one_seat_or_to_all_and_sees_who_has_read_it() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let (mut ant, mut bee) = (table.sit("ant").await, table.sit("bee").await);
    done(&mut control, say(Some("ant"), "  Come to the desk.\nNow. ")).await;
    done(&mut control, say(None, "Lunch at one")).await;
    ant.until(|c| messages(c).len() == 2).await;
    bee.until(|c| messages(c).len() == 1).await;
    assert_eq!(read(&ant), [(1, "Come to the desk.\nNow."), (2, "Lunch at one")]);
    assert_eq!(read(&bee), [(1, "Lunch at one")]);
    assert_eq!(messages(&ant)[0]["seat"], "ant");
    assert_eq!(messages(&ant)[1]["seat"], Value::Null);
    assert_eq!(messages(&ant)[0]["question"], false);

    done(&mut bee, heard(1)).await;
    done(&mut ant, heard(2)).await;
    control.until(|c| messages(c)[1]["heard"] == json!(["bee", "ant"])).await;
    assert_eq!(messages(&control)[0]["heard"], json!([]));
    // A seat learns of itself alone.
    bee.settle().await;
    assert_eq!(messages(&bee)[0]["heard"], json!(["bee"]));
    assert_eq!(messages(&ant)[1]["heard"], json!(["ant"]));
    for client in [&mut control, &mut ant, &mut bee] {
        client.verify().await;
    }
}

/// N-1: of a private word, its answer and its being read no other audience gets a byte, then or later.
#[tokio::test]
async fn n1_private_words_change_nothing_for_any_other_audience() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let (mut ant, mut bee) = (table.sit("ant").await, table.sit("bee").await);
    let mut wall = table.projector().await;
    for client in [&mut bee, &mut wall] {
        client.until(|c| c.shared.view["table"]["seats"][1]["online"] == true).await;
        client.settle().await;
    }
    let before = [bee.shared.clone(), bee.own.clone(), wall.shared.clone(), wall.own.clone()];
    done(&mut control, say(Some("ant"), "The Medes lie")).await;
    done(&mut ant, heard(1)).await;
    done(&mut ant, ask("May I strike first?")).await;
    done(&mut control, answer(2, "Yes", false)).await;
    done(&mut ant, heard(2)).await;
    assert_eq!(bee.settle().await, 0);
    assert_eq!(wall.settle().await, 0);
    let late = table.projector().await;
    wall.settle().await;
    assert_eq!(late.shared, wall.shared);
    assert_eq!([&bee.shared, &bee.own, &wall.shared, &wall.own], before.each_ref());

    // What everybody reads next is the first that the others read: no number tells of the rest.
    done(&mut control, say(None, "Take your seats")).await;
    done(&mut bee, ask("When do we eat?")).await;
    control.until(|c| messages(c).len() == 4).await;
    done(&mut control, answer(4, "At one", true)).await;
    bee.until(|c| messages(c).len() == 2 && messages(c)[1]["answer"] != Value::Null).await;
    assert_eq!(read(&bee), [(1, "Take your seats"), (2, "When do we eat?")]);
    ant.settle().await;
    assert_eq!(read(&ant).last(), Some(&(3, "Take your seats")));
    assert_eq!(
        bee.shared.view["table"]["answers"],
        json!([{ "id": 1, "question": "When do we eat?", "answer": "At one" }])
    );
    wall.settle().await;
    assert_eq!(wall.own.view["messages"], json!([]));
}

#[tokio::test]
async fn an_answer_to_all_shows_the_question_and_not_who_asked() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let (mut ant, mut wall) = (table.sit("ant").await, table.projector().await);
    let answers = |c: &Client| c.shared.view["table"]["answers"].clone();
    done(&mut ant, ask("Who breaks ties?")).await;
    done(&mut ant, ask("How long is lunch?")).await;
    control.until(|c| messages(c).len() == 2).await;
    assert_eq!(messages(&control)[0]["seat"], "ant");
    assert_eq!(messages(&control)[0]["question"], true);
    done(&mut control, answer(1, "The Prytanis", true)).await;
    done(&mut control, answer(2, "An hour", true)).await;
    let first = json!({ "id": 1, "question": "Who breaks ties?", "answer": "The Prytanis" });
    let second = json!({ "id": 2, "question": "How long is lunch?", "answer": "An hour" });
    wall.until(|c| answers(c) == json!([first, second])).await;
    assert!(!answers(&wall).to_string().contains("ant\""));

    // Answered once more it is the latest, and unread again by who asked.
    ant.until(|c| messages(c)[0]["answer"]["to_all"] == true).await;
    done(&mut ant, heard(1)).await;
    done(&mut control, answer(1, "The tie breaker", true)).await;
    let anew = json!({ "id": 1, "question": "Who breaks ties?", "answer": "The tie breaker" });
    wall.until(|c| answers(c) == json!([second, anew])).await;
    ant.until(|c| messages(c)[0]["answer"]["text"] == "The tie breaker").await;
    assert_eq!(messages(&ant)[0]["heard"], json!([]));

    // Answered by word of mouth it leaves the screens.
    done(&mut control, answer(1, "", false)).await;
    wall.until(|c| answers(c) == json!([second])).await;
    ant.until(|c| messages(c)[0]["answer"] == json!({ "text": "", "to_all": false })).await;
    for client in [&mut control, &mut ant, &mut wall] {
        client.verify().await;
    }
}

#[tokio::test]
async fn five_questions_of_a_seat_wait_and_an_answer_makes_room() {
    let house = House::open().await;
    let table = house.table().await;
    let (mut control, mut ant) = (table.control().await, table.sit("ant").await);
    for nth in 1..=5 {
        done(&mut ant, ask(&format!("Question {nth}?"))).await;
    }
    assert_eq!(ant.refusal(ask("Sixth?")).await, "too_many_questions");
    done(&mut table.sit("bee").await, ask("And I?")).await;
    done(&mut control, answer(3, "", false)).await;
    done(&mut ant, ask("Sixth?")).await;
    assert_eq!(read(&ant).last(), Some(&(6, "Sixth?")));
}

#[tokio::test]
async fn words_need_no_running_table() {
    let house = House::open().await;
    let table = house.table().await;
    let (mut control, mut ant) = (table.control().await, table.sit("ant").await);
    done(&mut control, json!({ "do": "pause", "reason": "Lunch" })).await;
    done(&mut ant, ask("How long?")).await;
    done(&mut control, answer(1, "An hour", true)).await;
    done(&mut ant, heard(1)).await;
    done(&mut control, say(None, "Back at two")).await;
    done(&mut control, json!({ "do": "ticker", "text": "Lunch until two" })).await;
    ant.until(|c| c.shared.view["table"]["ticker"] == "Lunch until two").await;
    assert_eq!(ant.play(json!({ "do": "add", "by": 1 })).await, Answer::Refused("paused".into()));
}

#[tokio::test]
async fn the_ticker_is_one_line_for_all_and_can_be_taken_away() {
    let house = House::open().await;
    let table = house.table().await;
    let (mut control, mut wall) = (table.control().await, table.projector().await);
    let ticker = |text: &str| json!({ "do": "ticker", "text": text });
    assert_eq!(wall.shared.view["table"]["ticker"], "");
    done(&mut control, ticker(&"é".repeat(200))).await;
    wall.until(|c| c.shared.view["table"]["ticker"] == "é".repeat(200)).await;
    for bad in ["é".repeat(201), "two\nlines".into()] {
        assert_eq!(control.refusal(ticker(&bad)).await, "bad_text");
    }
    done(&mut control, ticker("  ")).await;
    wall.until(|c| c.shared.view["table"]["ticker"] == "").await;
}

#[tokio::test]
async fn wrong_words_are_refused_with_a_sentence_and_change_nothing() {
    let house = House::open().await;
    let table = house.table().await;
    let mut control = table.control().await;
    let (mut ant, mut bee) = (table.sit("ant").await, table.sit("bee").await);
    let mut wall = table.projector().await;
    done(&mut control, say(Some("ant"), "A")).await;
    done(&mut ant, ask("B?")).await;
    let before = rows(house.dir.path(), "SELECT count(*) FROM entries").await;

    let long = "x".repeat(401);
    for text in ["", " \n ", &long, "bell\u{7}"] {
        assert_eq!(control.refusal(say(None, text)).await, "bad_text");
        assert_eq!(ant.refusal(ask(text)).await, "bad_text");
    }
    assert_eq!(control.refusal(say(Some("dog"), "Hello")).await, "no_seat");
    assert_eq!(control.refusal(answer(2, &long, false)).await, "bad_text");
    assert_eq!(control.refusal(answer(2, "", true)).await, "bad_text");
    // Control's own word, no message at all, numbers out of range.
    for message in [1, 3, 0, u32::MAX] {
        assert_eq!(control.refusal(answer(message, "Yes", false)).await, "no_message");
    }
    // An unanswered question, another's message, none.
    for message in [2, 3, 0, u32::MAX] {
        assert_eq!(ant.refusal(heard(message)).await, "no_message");
        assert_eq!(bee.refusal(heard(message)).await, "no_message");
    }
    assert_eq!(bee.refusal(heard(1)).await, "no_message");
    for command in [say(None, "x"), answer(2, "x", false), json!({ "do": "ticker", "text": "x" })] {
        assert_eq!(ant.refusal(command.clone()).await, "not_control");
        assert_eq!(wall.refusal(command).await, "not_control");
    }
    for command in [ask("Why?"), heard(1)] {
        assert_eq!(control.refusal(command.clone()).await, "not_seat");
        assert_eq!(wall.refusal(command).await, "onlooker");
    }
    let after = rows(house.dir.path(), "SELECT count(*) FROM entries").await;
    assert_eq!(after, before);
    assert_eq!(read(&control), [(1, "A"), (2, "B?")]);
}

#[tokio::test]
async fn what_changes_nothing_is_accepted_and_not_journalled() {
    let house = House::open().await;
    let table = house.table().await;
    let (mut control, mut ant) = (table.control().await, table.sit("ant").await);
    done(&mut ant, ask("Why?")).await;
    for _ in 0..3 {
        done(&mut control, answer(1, "Because", true)).await;
        done(&mut ant, heard(1)).await;
        done(&mut control, json!({ "do": "ticker", "text": "Hear" })).await;
    }
    let words = "SELECT count(*) FROM entries WHERE command LIKE '%\"do\":\"' || ";
    for kind in ["answer", "heard", "ticker"] {
        let count = rows(house.dir.path(), &format!("{words}'{kind}\"%'")).await;
        assert_eq!(count, 1, "{kind}");
    }
}

#[tokio::test]
async fn a_retry_says_it_once_and_a_restart_shows_the_same() {
    let house = House::open().await;
    let table = house.table().await;
    let (token, mut control) = (table.token("ant").await, table.control().await);
    let mut ant = table.seat(&token).await;
    let (said, asked) = (Uuid::new_v4(), Uuid::new_v4());
    for _ in 0..3 {
        assert_eq!(control.table_as(said, say(None, "Hear!")).await, Answer::Accepted);
        assert_eq!(ant.table_as(asked, ask("What?")).await, Answer::Accepted);
    }
    done(&mut control, answer(2, "This", true)).await;
    done(&mut ant, heard(1)).await;
    done(&mut control, json!({ "do": "ticker", "text": "Hear!" })).await;
    ant.until(|c| c.shared.view["table"]["ticker"] == "Hear!").await;
    control.settle().await;
    assert_eq!(read(&control), [(1, "Hear!"), (2, "What?")]);
    let views = [&control, &ant].map(|c| c.own.view["messages"].clone());
    let shared = ant.shared.view["table"].clone();

    let house = House::at(house.close().await, |config| config).await;
    let table = Table { addr: house.addr, ..table };
    let (mut control, mut ant) = (table.control().await, table.seat(&token).await);
    assert_eq!([&control, &ant].map(|c| c.own.view["messages"].clone()), views);
    for part in ["ticker", "answers"] {
        assert_eq!(ant.shared.view["table"][part], shared[part]);
    }
    assert_eq!(control.table_as(said, say(None, "Hear!")).await, Answer::Accepted);
    done(&mut ant, ask("And now?")).await;
    control.until(|c| messages(c).len() == 3).await;
    assert_eq!(read(&control)[2], (3, "And now?"));
}

#[tokio::test]
async fn views_hold_the_last_hundred_messages_and_the_last_twenty_answers() {
    let house = House::with(|config| {
        let mut config = Config { ..config };
        config.limits.frame_burst = 1000;
        config
    })
    .await;
    let table = house.table().await;
    let (mut control, mut ant) = (table.control().await, table.sit("ant").await);
    for nth in 1..=25 {
        done(&mut ant, ask(&format!("{nth}?"))).await;
        done(&mut control, answer(nth, &nth.to_string(), true)).await;
    }
    for nth in 26..=103 {
        done(&mut control, say(None, &nth.to_string())).await;
    }
    ant.settle().await;
    for client in [&control, &ant] {
        assert_eq!((read(client).len(), read(client)[0]), (100, (4, "4?")));
        let answers = client.shared.view["table"]["answers"].as_array().unwrap();
        assert_eq!((answers.len(), &answers[0]["id"]), (20, &json!(6)));
    }
    // An old question can still be answered, and an old word read.
    done(&mut control, answer(1, "One", true)).await;
    done(&mut ant, heard(1)).await;
    control.verify().await;
}
