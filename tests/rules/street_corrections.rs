//! What Control sets right in a stasis, and what it takes back (N-3, N-4).

use council::Council;
use council::command::{
    Command, DayCommand, DeployCommand, FigureName, FiguresCommand, LawCommand, SettingsCommand,
    StreetsCommand,
};
use council::content::{Counter, Until};
use council::settings::Value;
use council::view::HeroAt;
use game::{Actor, Game, Record};

use crate::kit::{Play, control, faction, seat};
use crate::rewind::differences;
use crate::street_kit::{
    RECRUIT, TABLE, all_alike, at_hero, colossus, objective, throw, units, whom, with_constitution,
};

const STEAL: &str = r#"{ do = "steal", cards = 2 }"#;

/// The Medes begin.
fn streets() -> Play {
    Play::deploying(all_alike(RECRUIT), "medes")
}

fn with_cards(effect: &str) -> Play {
    Play::deploying(all_alike(effect), "medes")
}

#[test]
fn n4_control_sets_units_right_anywhere() {
    let mut play = streets();
    play.put("medes", Some("stadium"), 2, 1);
    play.put("medes", None, 7, 0);
    assert_eq!((play.units("medes", "stadium"), play.reserve("medes")), ((2, 1), (7, 0)));
    play.put("medes", Some("stadium"), 0, 0);
    assert_eq!(play.units("medes", "stadium"), (0, 0));
    let log = play.log();
    assert!(
        log.contains("Control sets 2 mobs and 1 military unit of the Medes at the Stadium"),
        "{log}"
    );
    assert_eq!(play.refused(&control(), units("stadium", 1001, "a test")), "out_of_bounds");
    assert_eq!(play.refused(&control(), units("atlantis", 1, "a test")), "not_offered");
    assert_eq!(play.refused(&control(), units("stadium", 1, " ")), "bad_text");
    let nobody = Command::Streets(StreetsCommand::CorrectUnits {
        faction: faction("spartans"),
        objective: None,
        mobs: 1,
        military: 0,
        reason: "a test".into(),
    });
    assert_eq!(play.refused(&control(), nobody), "no_such_faction");
    assert_eq!(play.mover(), "medes", "the turn goes on");
}

#[test]
fn n4_units_are_set_right_from_the_muster_to_the_end_of_the_battles() {
    let mut play = Play::of(with_constitution(RECRUIT));
    play.next();
    assert_eq!(play.refused(&control(), units("stadium", 1, "a test")), "not_now");
    play.begin_stasis();
    assert_eq!(play.refused(&control(), units("stadium", 1, "a test")), "not_now");
    assert_eq!(play.refused(&control(), at_hero("Glaukos", HeroAt::Reserve)), "not_now");
    for step in ["muster", "deploy", "battles"] {
        play.until(step);
        play.put("medes", Some("stadium"), 1, 0);
    }
    for step in ["score", "amend", "amended", "presiding"] {
        play.until(step);
        assert_eq!(play.refused(&control(), units("stadium", 2, "a test")), "not_now", "{step}");
    }
}

#[test]
fn n4_units_set_before_the_muster_has_its_dice_would_be_lost_and_are_refused() {
    let mut play = Play::begun();
    play.setting("dice_by", "hand");
    play.set("medes", Counter::Projects, 1);
    play.begin_stasis();
    play.next();
    assert_eq!(play.step(), "hand_dice");
    assert_eq!(play.refused(&control(), units("stadium", 5, "a test")), "not_now");
    play.enter_dice(&[throw("medes", &[2])]);
    play.put("medes", Some("stadium"), 5, 0);
    assert_eq!(play.units("medes", "stadium"), (5, 0));
}

#[test]
fn n4_control_sets_heroes_right_and_raises_the_dead() {
    let mut play = streets();
    play.put_hero("Glaukos", HeroAt::Dead);
    assert_eq!(
        play.faction("aristocrats").heroes[0].fallen.clone().unwrap_or_default(),
        "in stasis 1"
    );
    play.put_hero("Glaukos", HeroAt::Objective(objective("stadium")));
    assert_eq!(play.hero_at("Glaukos"), "stadium");
    assert!(play.faction("aristocrats").heroes[0].fallen.is_none());
    assert_eq!(play.refused(&control(), at_hero("Leonidas", HeroAt::Safe)), "not_offered");
    let nowhere = HeroAt::Objective(objective("atlantis"));
    assert_eq!(play.refused(&control(), at_hero("Glaukos", nowhere)), "not_offered");
}

#[test]
fn s13_a_correction_that_fills_the_city_brings_the_last_actions() {
    let mut play = streets();
    for id in crate::street_kit::CITY {
        play.put("oligarchs", Some(id), 1, 0);
    }
    // The faction whose turn is under way is the first of the last.
    assert_eq!(play.mover(), "medes");
    for (left, id) in
        (1..=5).rev().zip(["medes", "monarchists", "oligarchs", "amazons", "aristocrats"])
    {
        assert_eq!(play.mover(), id);
        assert_eq!(play.the_turn().last_actions, Some(left));
        play.pass();
    }
    assert_eq!(play.step(), "battles");
}

#[test]
fn s23_control_leads_the_colossus_at_any_time_and_it_stays_there() {
    let mut play = Play::begun();
    assert_eq!(play.refused(&control(), colossus(Some("colossus"))), "already_so");
    assert_eq!(play.refused(&control(), colossus(Some("atlantis"))), "not_offered");
    play.control(colossus(Some("royal_tombs")));
    play.begin_stasis();
    play.until("deploy");
    play.control(colossus(None));
    assert!(!play.public()["city"].to_string().contains("\"colossus\":true"));
    play.control(colossus(Some("stadium")));
    play.end_stasis();
    play.begin_stasis();
    assert!(play.place_view("stadium").colossus);
    let silent =
        Command::Streets(StreetsCommand::MoveColossus { objective: None, reason: String::new() });
    assert_eq!(play.refused(&control(), silent), "bad_text");
}

/// What the dialog says of the last command before it takes it back.
fn told(play: &Play) -> String {
    Council::told(&play.state).to_string()
}

#[test]
fn n4_actions_are_taken_back_one_after_the_other() {
    let mut play = streets();
    let before_the_medes = play.clone();
    play.place("medes", "stadium", 1, 0);
    assert!(told(&play).contains("The Medes place 1 mob at the Stadium"), "{}", told(&play));
    let before_the_monarchists = play.clone();
    play.plays("monarchists", &[]);
    assert!(told(&play).contains("The Monarchists play"), "{}", told(&play));
    let before_the_oligarchs = play.clone();
    play.run_out();
    assert!(told(&play).contains("Oligarchs"), "{}", told(&play));
    assert_eq!(play.mover(), "amazons");
    for (mover, past) in [
        ("oligarchs", before_the_oligarchs),
        ("monarchists", before_the_monarchists),
        ("medes", before_the_medes),
    ] {
        play.back_to(&past);
        assert_eq!((play.step().as_str(), play.mover().as_str()), ("deploy", mover));
    }
    assert_eq!(play.units("medes", "stadium"), (0, 0));
    assert_eq!((play.reserve("medes"), play.reserve("monarchists")), ((3, 1), (4, 1)));
    assert_eq!((play.cards("monarchists"), play.streets()["discarded"].clone()), (5, 0.into()));
    // Play goes on from there.
    play.place("medes", "colossus", 1, 0);
    assert_eq!(play.units("medes", "colossus"), (1, 0));
}

#[test]
fn n4_a_turn_that_is_taken_back_has_its_five_seconds_again_and_stale_pages_stay_stale() {
    let mut play = streets();
    let past = play.clone();
    let stale = play.placing("stadium", 1, 0);
    play.seat("medes", stale.clone());
    let deed = play.the_deed().number;
    play.back_to(&past);
    let alarm = Council::alarm(&play.state).expect("a clock runs");
    assert_eq!(alarm.at.0, play.now.0 + 5000);
    assert_eq!(play.refused(&seat("medes"), stale), "turn_over");
    play.place("medes", "stadium", 0, 1);
    assert!(play.the_deed().number > deed, "a new deed for screens");
}

#[test]
fn n4_eight_actions_are_taken_back_at_once() {
    let mut play = streets();
    let past = play.clone();
    for _ in 0..8 {
        play.pass();
    }
    play.back_to(&past);
    assert_eq!(play.mover(), "medes", "no pass stands");
    assert_eq!(differences(&play, &past), Vec::<String>::new());
}

#[test]
fn n4_a_theft_that_is_taken_back_gives_every_card_back() {
    let mut play = with_cards(STEAL);
    let past = play.clone();
    let hands: Vec<_> = TABLE.iter().map(|id| play.hand(id).len()).collect();
    let theirs = play.phone("oligarchs")["street"]["hand"].clone();
    play.plays("medes", &[whom("oligarchs")]);
    assert_ne!(play.phone("oligarchs")["street"]["hand"], theirs);
    play.back_to(&past);
    assert_eq!(TABLE.iter().map(|id| play.hand(id).len()).collect::<Vec<_>>(), hands);
    assert_eq!(play.phone("oligarchs")["street"]["hand"], theirs);
}

#[test]
fn n4_the_end_of_the_deployment_is_taken_back_with_the_action_that_brought_it() {
    let mut play = streets();
    for id in crate::street_kit::CITY {
        play.put("oligarchs", Some(id), 1, 0);
    }
    for _ in 0..4 {
        play.pass();
    }
    let past = play.clone();
    play.pass();
    assert_eq!((play.step().as_str(), play.cards("medes")), ("battles", 0));
    play.back_to(&past);
    assert_eq!((play.step().as_str(), play.mover().as_str()), ("deploy", "aristocrats"));
    assert_eq!(play.the_turn().last_actions, Some(1));
    assert_eq!(TABLE.map(|id| play.cards(id)), [6, 7, 4, 5, 8]);
    assert!(play.the_streets().battles.is_empty());
    play.place("aristocrats", "stadium", 1, 0);
    assert_eq!(play.step(), "battles");
}

#[test]
fn n4_corrections_and_the_colossus_are_taken_back_too() {
    let mut play = streets();
    let past = play.clone();
    play.put("medes", Some("stadium"), 3, 0);
    play.put_hero("Glaukos", HeroAt::Dead);
    play.control(colossus(Some("stadium")));
    play.back_to(&past);
    assert_eq!(play.units("medes", "stadium"), (0, 0));
    assert_eq!(play.hero_at("Glaukos"), "safe");
    assert!(play.faction("aristocrats").heroes[0].fallen.is_none());
    assert!(play.place_view("colossus").colossus);
}

/// What else happened meanwhile goes back with it, but not in silence: each is told before.
#[test]
fn n3_what_was_done_beside_the_streets_is_told_before_it_is_taken_back() {
    let reason = || "a test".to_owned();
    let beside: [(&str, Actor, Command); 9] = [
        (
            "a gift",
            seat("amazons"),
            Command::Figures(FiguresCommand::Give {
                to: faction("medes"),
                what: Counter::Tyche,
                amount: 1,
            }),
        ),
        (
            "a figure",
            control(),
            Command::Figures(FiguresCommand::Edit {
                figure: FigureName::Faction {
                    faction: faction("medes"),
                    counter: Counter::Talents,
                },
                to: 9,
                reason: reason(),
            }),
        ),
        (
            "a standing",
            control(),
            Command::Figures(FiguresCommand::SetStanding {
                faction: faction("medes"),
                citizen: true,
                exiled: false,
                reason: reason(),
            }),
        ),
        (
            "supremacy",
            control(),
            Command::Law(LawCommand::SetSupremacy {
                faction: Some(faction("medes")),
                reason: reason(),
            }),
        ),
        (
            "the tie-breaker",
            control(),
            Command::Law(LawCommand::SetTieBreaker {
                faction: Some(faction("medes")),
                reason: reason(),
            }),
        ),
        (
            "support",
            control(),
            Command::Figures(FiguresCommand::AddSupport {
                faction: faction("medes"),
                by: 2,
                label: "luck".into(),
                until: Until::Removed,
            }),
        ),
        (
            "wrath",
            control(),
            Command::Figures(FiguresCommand::Edit {
                figure: FigureName::Wrath,
                to: 9,
                reason: reason(),
            }),
        ),
        ("an Act", control(), Command::Day(DayCommand::AdvanceAct { act: 2 })),
        (
            "a ruling",
            control(),
            Command::Settings(SettingsCommand::ChangeSetting {
                key: "turn_seconds".into(),
                value: Value::Number(9),
            }),
        ),
    ];
    for (what, actor, command) in beside {
        let mut play = streets();
        let past = play.clone();
        play.place("medes", "stadium", 1, 0);
        play.by(&actor, command);
        assert_ne!(told(&play), "", "{what}");
        play.back_to(&past);
        assert_eq!(play.units("medes", "stadium"), (0, 0), "{what}");
        assert_eq!(differences(&play, &past), Vec::<String>::new(), "{what}");
    }
}

/// From the next stasis too, and play goes on in the first.
#[test]
fn n4_a_stasis_that_is_over_is_taken_back() {
    let mut play = streets();
    play.place("medes", "stadium", 1, 0);
    let past = play.clone();
    let stale = play.step_number();
    play.end_stasis();
    play.begin_stasis();
    play.until("deploy");
    play.back_to(&past);
    assert_eq!(differences(&play, &past), Vec::<String>::new());
    let pass = Command::Deploy(DeployCommand::PassTurn { step: stale });
    assert_eq!(play.refused(&control(), pass), "step_over");
    play.place("monarchists", "stadium", 1, 0);
    assert_eq!((play.units("medes", "stadium"), play.mover()), ((1, 0), "oligarchs".into()));
    play.end_stasis();
    assert_eq!(play.step(), "presiding");
}
