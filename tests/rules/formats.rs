//! Journals of older formats.

use council::Council;
use game::Game;
use serde_json::{Value, json};

/// Before format 4 a stasis had a way of its own to take an action back.
#[test]
fn a_journal_in_which_a_stasis_took_nothing_back_is_read_as_before() {
    let remembered = json!({ "event": "remembered", "what": "the pass of the Medes" });
    for format in 1..=3 {
        let lifted = Council::lift(format, remembered.clone()).expect("it is read");
        assert_eq!(lifted, remembered);
        serde_json::from_value::<council::event::Event>(lifted).expect("it is an event");
    }
    let play = crate::kit::Play::begun();
    let mut same = play.clone();
    let event = serde_json::from_value(remembered).expect("it is an event");
    same.state.apply(&event);
    assert_eq!(play.every_view(), same.every_view(), "it changes nothing");
}

#[test]
fn a_journal_in_which_a_stasis_took_an_action_back_is_refused_in_words() {
    for format in 1..=3 {
        let refusal = Council::lift(format, json!({ "event": "taken_back" }));
        let refusal = refusal.expect_err("it cannot be told any more");
        assert_eq!(refusal.code, "unknown_event");
        assert!(
            refusal.sentence.to_string().contains("an action was taken back"),
            "{}",
            refusal.sentence
        );
    }
}

#[test]
fn a_going_back_of_an_older_journal_says_nothing_of_deeds() {
    let numbers = json!({ "step": 9, "ballots": 2, "things": 3, "proposals": 0, "rounds": 1,
        "lines": 40, "desk_lines": 50 });
    let event = json!({ "event": "rewound", "anew": false, "stood": 5, "numbers": numbers });
    let lifted = Council::lift(3, event).expect("it is read");
    serde_json::from_value::<council::event::Event>(lifted).expect("it is an event");
}

#[test]
fn a_journal_of_a_later_format_is_refused() {
    let refusal = Council::lift(Council::FORMAT + 1, json!({})).expect_err("it is not known");
    assert_eq!(refusal.code, "unknown_format");
}

/// What was ruled on later goes on in an older journal as it was played.
#[test]
fn a_setup_of_an_older_format_keeps_what_was_played_without_a_ruling() {
    let mut setup = serde_json::to_value(crate::kit::draft()).expect("a setup is JSON");
    let settings = setup["scenario"]["settings"].as_object_mut().expect("its settings");
    let later = ["race_bonus_counts", "cards_not_dealt", "chair_passes", "colossus_ignores"];
    for key in later {
        settings.remove(key).expect("a setup names every ruling");
    }
    let lifted = Council::lift(6, setup.clone()).expect("it is read");
    let settings = |setup: &serde_json::Value| setup["scenario"]["settings"].clone();
    assert_eq!(
        later.map(|key| settings(&lifted)[key].clone()),
        ["everywhere", "lost", "next_cycle", "place"]
    );
    let acted = json!({ "event": "acted", "by": { "as": "clock" }, "at": 5 });
    assert_eq!(Council::lift(7, acted.clone()).expect("it is read"), acted, "texts have ids");
    assert_eq!(settings(&Council::lift(7, setup.clone()).expect("it is read")), settings(&lifted));
    let today = Council::lift(Council::FORMAT, setup.clone()).expect("it is read");
    assert_eq!(today, setup, "today's format names every ruling");
    let event = json!({ "event": "setting_changed", "key": "quorum", "value": 3 });
    assert_eq!(Council::lift(6, event.clone()).expect("it is read"), event);
}

/// Up to format 8 it was told in words how a Hero died.
#[test]
fn a_hero_of_an_older_journal_died_in_the_same_stasis() {
    let became = |fallen: Value| {
        let heroes = json!({ "Codrus": { "duty": "rest", "fallen": fallen } });
        json!({ "event": "became", "what": { "factions": { "medes": { "heroes": heroes } } } })
    };
    for format in [4, 7, 8] {
        let lifted = Council::lift(format, became(json!("in stasis 2"))).expect("it is read");
        assert_eq!(lifted, became(json!({ "stasis": 2 })));
        serde_json::from_value::<council::event::Event>(lifted.clone()).expect("it is an event");
        for told in [json!("a quest"), json!("in stasis, by a quest"), json!(null)] {
            let told = became(told);
            assert_eq!(Council::lift(format, told.clone()).expect("it is read"), told);
        }
    }
    let today = became(json!("in stasis 2"));
    assert_eq!(Council::lift(Council::FORMAT, today.clone()).expect("it is read"), today);
}
