//! The answer to an order file (O-3, O-6).

use months::{Answer, Checked, Known, Level, Message, Whose};

use crate::kit::Desert;
use crate::toy::Wells;

fn check(desert: &Desert, text: &str, faction: Option<u32>) -> anyhow::Result<Vec<Checked>> {
    months::check(
        &Wells,
        &Known::Folder(&desert.path),
        text.as_bytes(),
        Whose { faction, ..Whose::default() },
    )
}

fn codes(checked: &[Checked]) -> Vec<&str> {
    let messages = checked.iter().flat_map(|set| &set.answer.messages);
    messages.map(|message| &*message.code).collect()
}

#[test]
fn o6_a_message_has_the_line_of_the_file_that_was_sent() {
    let desert = Desert::new();
    let text = "Hi\n\n#WELLS 3 sand\nDIG 1\nFLY\n#END\n";
    let checked = check(&desert, text, None).unwrap();
    let [Checked { faction: Some(3), first: 3, last: 6, answer, .. }] = &checked[..] else {
        panic!("{checked:?}")
    };
    let Message { line: 5, first: 1, last: 3, level: Level::Error, .. } = answer.messages[0] else {
        panic!("{answer:?}")
    };
    assert_eq!(
        checked[0].told("my.txt"),
        "Faction 3, 4 lines from line 3 on:\nmy.txt:5:1-3: error: Nobody can do “FLY”. (unknown_order)\n\
         final: 1 order for 1 unit; 1 error, 0 warnings.\n"
    );
}

#[test]
fn o6_what_is_about_a_whole_line_or_no_line_is_told_without_columns() {
    let message = |line, level| Message {
        line,
        first: 0,
        last: 0,
        unit: None,
        code: "x".into(),
        level,
        text: "So it is.".into(),
        offer: None,
    };
    let messages = vec![message(0, Level::Notice), message(3, Level::Warning)];
    let answer = Answer { state: "final".into(), messages, ..Answer::default() };
    assert_eq!(
        answer.told("f"),
        "f: notice: So it is. (x)\nf:3: warning: So it is. (x)\n\
         final: 0 orders for 0 units; 0 errors, 1 warning.\n"
    );
}

#[test]
fn o4_what_would_be_refused_is_said_in_the_check() {
    let desert = Desert::new();
    let says = |text: &str, faction| {
        let checked = check(&desert, text, faction).unwrap();
        codes(&checked).join(" ")
    };
    assert_eq!(says("#WELLS 3 rock\n#END\n", None), "bad_credentials");
    assert_eq!(says("#WELLS 99 rock\n#END\n", None), "bad_credentials");
    assert_eq!(says("#WELLS 3 sand\n#END\n", None), "");
    assert_eq!(says(&format!("#WELLS 3 sand\n{}", "\n".repeat(500)), None), "set_too_large");
}

#[test]
fn o3_whose_sender_is_known_needs_neither_envelope_nor_password() {
    let desert = Desert::new();
    let checked = check(&desert, "DIG 1\n", Some(3)).unwrap();
    assert_eq!((checked[0].faction, checked[0].answer.orders()), (Some(3), 1));
    assert!(codes(&check(&desert, "#WELLS 3\nDIG 1\n#END\n", Some(3)).unwrap()).is_empty());
    assert_eq!(codes(&check(&desert, "#WELLS 4\n#END\n", Some(3)).unwrap()), ["other_faction"]);
}

#[test]
fn o3_a_password_that_is_not_asked_is_said_to_be_wrong_all_the_same() {
    let desert = Desert::new();
    let says = |text: &str| {
        let checked = check(&desert, text, Some(3)).unwrap();
        let of = |message: &Message| (message.line, message.level, message.text.clone());
        checked[0].answer.messages.iter().map(of).collect::<Vec<_>>()
    };
    let wrong = "The password is wrong: as a mail this set would be refused.".to_owned();
    assert_eq!(says("Hi\n#WELLS 3 rock\nDIG 1\n#END\n"), [(2, Level::Warning, wrong)]);
    assert!(says("#WELLS 3 sand\nDIG 1\n#END\n").is_empty());
    assert!(says("DIG 1\n").is_empty());
}

#[test]
fn o50_a_player_checks_at_home_with_a_report_alone() {
    let desert = Desert::new();
    let json = std::fs::read(desert.path.join("turns/0000/joined/3/3.json")).unwrap();
    let known = Known::Report { json: &json, content: None };
    let checked =
        months::check(&Wells, &known, b"#WELLS 3 sand\nDIG 1\nDIG 10\n#END\n", Whose::default());
    let checked = checked.unwrap();
    assert_eq!(codes(&checked), ["password_not_checked", "unknown_order"]);
    assert_eq!(checked[0].answer.messages[0].level, Level::Notice);
}

#[test]
fn o6_where_nothing_can_be_checked_a_sentence_says_why() {
    let desert = Desert::new();
    let says = |text, faction| check(&desert, text, faction).unwrap_err().to_string();
    let none = "No line in it begins with #WELLS, and --faction does not say whose it is.";
    assert_eq!(says("DIG 1\n", None), none);
    assert_eq!(says("DIG 1\n", Some(9)), "There is no report of a faction 9 for turn 0.");
}
