//! S-10 to S-15: whose turn it is, what it may do, and how the deployment ends.

use council::command::{Command, DeployCommand};
use council::content::{Counter, Draft};
use council::event::DeployEvent;
use council::view::{HeroAt, PlayOffer};
use game::{Actor, Game};

use crate::kit::{English, Play, control, draft, faction, for_seat, ids, names, seat};
use crate::street_kit::{CITY, TABLE, all_alike, at, objective, with_deck};

const RECRUIT: &str = r#"{ do = "recruit", mobs = 1 }"#;
const PROMOTE: &str = r#"{ do = "promote", mobs = 1 }"#;
const FALL_BACK: &str = r#"{ do = "fall_back", units = 12 }"#;

/// The first turn is that of the Medes.
fn streets(draft: Draft) -> Play {
    Play::deploying(draft, "medes")
}

fn act_two() -> Play {
    let mut draft = all_alike(RECRUIT);
    draft.scenario.start.act = 2;
    draft.scenario.start.stasis = 2;
    streets(draft)
}

fn order(play: &Play) -> Vec<String> {
    names(&play.the_turn().order)
}

fn with_heroes(play: &Play, at: &str, mobs: u32, heroes: &[&str]) -> Command {
    let mut command = play.placing(at, mobs, 0);
    if let Command::Deploy(DeployCommand::PlaceUnits { heroes: named, .. }) = &mut command {
        *named = heroes.iter().map(|name| (*name).to_owned()).collect();
    }
    command
}

/// Every objective but the last holds a unit of the Oligarchs.
fn all_but_the_stadium(play: &mut Play) {
    for id in &CITY[..12] {
        play.put("oligarchs", Some(id), 1, 0);
    }
}

#[test]
fn s10_the_highest_doom_begins_then_clockwise() {
    let mut play = Play::begun();
    play.set("medes", Counter::Doom, 3);
    play.set("amazons", Counter::Doom, 2);
    play.begin_stasis();
    play.until("deploy");
    assert_eq!(order(&play), ["medes", "monarchists", "oligarchs", "amazons", "aristocrats"]);
    assert_eq!(play.mover(), "medes");
    assert_eq!(play.the_turn().next, Some(faction("monarchists")));
    assert!(play.log().contains("The Medes begin: they have the most Doom."));
}

#[test]
fn s10_of_those_tied_on_doom_one_begins_by_lot_and_it_is_recorded() {
    for (lot, first) in [(1, "amazons"), (2, "medes"), (3, "oligarchs")] {
        let mut play = Play::begun();
        for id in ["amazons", "medes", "oligarchs"] {
            play.set(id, Counter::Doom, 2);
        }
        play.begin_stasis();
        play.until("muster");
        play.dice.force(&[lot]);
        play.next();
        assert_eq!(play.mover(), first);
        let log = play.log();
        assert!(log.contains("are tied for the most Doom; the lot falls on the"), "{log}");
        let began = play.events.iter().find_map(|event| match event {
            council::event::Event::Deploy(DeployEvent::DeploymentBegan { order, tied }) => {
                Some((order, tied.len()))
            }
            _ => None,
        });
        assert_eq!(began.map(|(order, tied)| (order[0].clone(), tied)), Some((faction(first), 3)));
    }
}

#[test]
fn s11_exactly_as_many_units_as_the_act_number() {
    let mut play = act_two();
    for (mobs, military) in [(0, 0), (1, 0), (0, 1), (2, 1), (3, 0), (1, 2)] {
        let wrong = play.placing("stadium", mobs, military);
        assert_eq!(play.refused(&seat("medes"), wrong), "wrong_units", "{mobs} and {military}");
    }
    for (mobs, military) in [(4, 0), (0, 3), (u32::MAX, 1)] {
        let many = play.placing("stadium", mobs, military);
        assert_eq!(play.refused(&seat("medes"), many), "too_many", "{mobs} and {military}");
    }
    assert_eq!(play.mover(), "medes", "the turn is still on");
    play.place("medes", "stadium", 1, 1);
    assert_eq!(play.units("medes", "stadium"), (1, 1));
    assert_eq!(play.reserve("medes"), (2, 1));
    assert_eq!(play.mover(), "monarchists");
}

#[test]
fn s11_any_mix_of_units_is_offered_and_taken() {
    let play = act_two();
    let offer = play.phone("medes")["street"]["place"].clone();
    let mixes = offer["mixes"].as_array().expect("mixes").clone();
    assert_eq!(mixes.len(), 3);
    assert_eq!(ids(&offer["objectives"]), CITY);
    for (mobs, military) in [(2, 0), (1, 1), (0, 2)] {
        assert!(mixes.iter().any(|mix| mix["mobs"] == mobs && mix["military"] == military));
        let mut play = play.clone();
        play.place("medes", "stadium", mobs, military);
        assert_eq!(play.units("medes", "stadium"), (mobs, military));
    }
}

#[test]
fn s11_all_units_if_fewer_are_left() {
    let mut play = act_two();
    play.put("medes", None, 0, 1);
    let two = play.placing("stadium", 0, 2);
    assert_eq!(play.refused(&seat("medes"), two), "too_many");
    play.place("medes", "stadium", 0, 1);
    assert_eq!(play.reserve("medes"), (0, 0));
    play.turn_of("medes");
    assert!(play.street("medes").place.is_none());
    let none = play.placing("stadium", 0, 0);
    assert_eq!(play.refused(&seat("medes"), none), "wrong_units");
}

#[test]
fn s11_committed_heroes_go_along_beyond_that_number() {
    let mut play = Play::deploying(all_alike(RECRUIT), "aristocrats");
    play.put_hero("Glaukos", HeroAt::Reserve);
    let both = with_heroes(&play, "stadium", 1, &["Glaukos", "Melite"]);
    assert_eq!(play.refused(&seat("aristocrats"), both), "not_offered", "Melite is safe");
    let foreign = with_heroes(&play, "stadium", 1, &["Penthesilea"]);
    assert_eq!(play.refused(&seat("aristocrats"), foreign), "not_offered");
    let twice = with_heroes(&play, "stadium", 1, &["Glaukos", "Glaukos"]);
    assert_eq!(play.refused(&seat("aristocrats"), twice), "not_offered");
    let alone = with_heroes(&play, "stadium", 0, &["Glaukos"]);
    assert_eq!(play.refused(&seat("aristocrats"), alone), "wrong_units");
    play.put_hero("Melite", HeroAt::Reserve);
    let both = with_heroes(&play, "stadium", 1, &["Glaukos", "Melite"]);
    play.seat("aristocrats", both);
    assert_eq!(
        (play.hero_at("Glaukos").as_str(), play.hero_at("Melite").as_str()),
        ("stadium", "stadium")
    );
    let there = play.present("aristocrats", "stadium").expect("they are there");
    assert_eq!(crate::kit::value(&there.bonus), 1 + 3 + 1);
    play.turn_of("aristocrats");
    let again = with_heroes(&play, "colossus", 1, &["Glaukos"]);
    assert_eq!(play.refused(&seat("aristocrats"), again), "not_offered", "he is placed already");
}

#[test]
fn s11_a_card_is_an_action_of_its_own() {
    let mut play = streets(all_alike(RECRUIT));
    play.plays("medes", &[]);
    assert_eq!(play.reserve("medes"), (4, 1));
    assert_eq!(play.cards("medes"), 3);
    assert_eq!(play.mover(), "monarchists");
}

#[test]
fn s11_a_card_without_a_target_is_discarded_as_the_action() {
    let mut play = streets(all_alike(PROMOTE));
    assert_eq!(play.offer("medes"), PlayOffer::Discard);
    play.put("medes", Some("stadium"), 1, 0);
    assert_eq!(play.refused(&seat("medes"), play.discarding("medes")), "has_target");
    play.put("medes", Some("stadium"), 0, 1);
    play.no_target("medes", &[at("stadium")]);
    play.seat("medes", play.discarding("medes"));
    assert_eq!((play.cards("medes"), play.mover().as_str()), (3, "monarchists"));
    assert_eq!(play.the_streets().discarded, 1);
    assert_eq!(play.streets()["deed"]["card"]["title"], "The alike2");
}

#[test]
fn s11_an_archon_does_not_pass_at_will() {
    let mut play = streets(all_alike(RECRUIT));
    let pass = Command::Deploy(DeployCommand::PassTurn { step: play.step_number() });
    assert_eq!(play.refused(&seat("medes"), pass), "control_only");
}

#[test]
fn s11_after_five_seconds_the_turn_is_passed() {
    let mut play = streets(all_alike(RECRUIT));
    let late = play.placing("stadium", 1, 0);
    let alarm = council::Council::alarm(&play.state).expect("the clock runs");
    assert_eq!(alarm.at.0, play.now.0 + 5000);
    assert_eq!(play.the_clock().seconds, 5);
    play.run_out();
    assert_eq!(play.mover(), "monarchists");
    assert!(play.log().contains("The Medes pass: their time is up."));
    let alarm = council::Council::alarm(&play.state).expect("the next clock runs");
    assert_eq!(alarm.at.0, play.now.0 + 5000, "each turn has its own five seconds");
    assert_eq!(play.refused(&seat("medes"), late), "turn_over");
    assert_eq!(play.reserve("medes"), (3, 1), "nothing is spent");
}

#[test]
fn s11_the_five_seconds_are_a_setting_and_0_sets_no_clock() {
    for (seconds, clock) in [(8, true), (0, false)] {
        let mut play = Play::of(all_alike(RECRUIT));
        play.number_setting("turn_seconds", seconds);
        play.next();
        play.begin_stasis();
        play.until("deploy");
        let alarm = council::Council::alarm(&play.state).map(|alarm| alarm.at.0 - play.now.0);
        assert_eq!(alarm, clock.then_some(8000));
    }
}

#[test]
fn s11_who_can_neither_place_nor_play_is_passed_over() {
    let mut play = streets(with_deck(draft(), &[]));
    play.put("monarchists", None, 0, 0);
    play.place("medes", "stadium", 1, 0);
    assert_eq!(play.mover(), "oligarchs");
    assert!(play.log().contains("The Monarchists have nothing left to place or to play."));
}

#[test]
fn s12_units_stay_where_they_were_placed() {
    let mut play = streets(all_alike(RECRUIT));
    play.place("medes", "stadium", 1, 0);
    play.place("monarchists", "stadium", 0, 1);
    for _ in 0..6 {
        let mover = play.mover();
        play.place(&mover, "colossus", 1, 0);
    }
    assert_eq!(play.units("medes", "stadium"), (1, 0));
    assert_eq!(play.units("monarchists", "stadium"), (0, 1));
    play.end_deployment();
    assert_eq!(play.units("medes", "stadium"), (1, 0));
}

#[test]
fn s13_when_every_objective_holds_a_unit_each_faction_has_one_more_action() {
    let mut play = streets(all_alike(RECRUIT));
    all_but_the_stadium(&mut play);
    assert!(play.the_turn().last_actions.is_none());
    assert_eq!(play.the_turn().empty, 1);
    play.place("medes", "stadium", 1, 0);
    // In turn order from the next faction on, and the one that filled the city last.
    for (left, id) in
        (1..=5).rev().zip(["monarchists", "oligarchs", "amazons", "aristocrats", "medes"])
    {
        assert_eq!((play.mover().as_str(), play.step().as_str()), (id, "deploy"));
        assert_eq!(play.the_turn().last_actions, Some(left));
        assert_eq!(play.the_turn().next.is_none(), left == 1, "nobody after the last");
        play.place(id, "stadium", 1, 0);
    }
    assert_eq!(play.step(), "battles");
    assert_eq!(play.log().matches("Every objective is occupied").count(), 1);
}

#[test]
fn s13_the_turn_says_what_ends_the_deployment_and_what_comes_then() {
    let mut play = streets(all_alike(RECRUIT));
    all_but_the_stadium(&mut play);
    assert!(play.the_turn().ends.starts_with("Once no place is empty"));
    play.place("medes", "stadium", 1, 0);
    assert_eq!(play.the_turn().ends, "One last action each, then the battles.");
    for _ in 0..4 {
        play.pass();
    }
    assert_eq!(play.the_turn().ends, "Then the battles begin.");
}

#[test]
fn s17_who_adds_most_to_its_dice_leads_and_nobody_on_a_tie() {
    let mut play = streets(all_alike(RECRUIT));
    let leader = |play: &Play| play.place_view("stadium").leader.map(|id| id.to_string());
    let leads = |play: &Play, id: &str| play.camp(id).leads;
    assert_eq!(leader(&play), None, "nobody is there");
    play.put("medes", Some("stadium"), 2, 0);
    assert_eq!(leader(&play).as_deref(), Some("medes"), "alone");
    play.put("oligarchs", Some("stadium"), 0, 1);
    assert_eq!(leader(&play).as_deref(), Some("oligarchs"), "a military unit is worth three mobs");
    assert_eq!((leads(&play, "medes"), leads(&play, "oligarchs")), (0, 1));
    play.put("medes", Some("stadium"), 3, 0);
    assert_eq!(leader(&play), None, "both add three");
    play.put("amazons", Some("stadium"), 1, 0);
    assert_eq!(leader(&play), None, "who adds less changes nothing");
    assert_eq!((leads(&play, "medes"), leads(&play, "oligarchs")), (0, 0));
}

#[test]
fn s13_a_place_that_empties_again_does_not_undo_the_trigger() {
    let mut play = streets(all_alike(FALL_BACK));
    all_but_the_stadium(&mut play);
    play.place("medes", "stadium", 1, 0);
    play.pass();
    play.plays("oligarchs", &[at("colossus")]);
    assert_eq!(play.units("oligarchs", "colossus"), (0, 0));
    assert_eq!(play.the_turn().empty, 1);
    assert_eq!(play.the_turn().last_actions, Some(3));
    // Filling it again begins no second round of last actions.
    play.place("amazons", "colossus", 1, 0);
    assert_eq!(play.the_turn().last_actions, Some(2));
    play.pass();
    play.pass();
    assert_eq!(play.step(), "battles");
    assert_eq!(play.log().matches("one last action each").count(), 1);
}

#[test]
fn s13_passes_count_as_last_actions() {
    let mut play = streets(all_alike(RECRUIT));
    all_but_the_stadium(&mut play);
    play.place("medes", "stadium", 1, 0);
    for _ in 0..5 {
        assert_eq!(play.step(), "deploy");
        play.run_out();
    }
    assert_eq!(play.step(), "battles");
}

#[test]
fn s13_when_nobody_has_a_unit_left_each_faction_has_one_more_action() {
    let mut play = streets(all_alike(RECRUIT));
    for id in TABLE {
        play.put(id, None, 0, 0);
        if id != "oligarchs" {
            assert!(play.the_turn().last_actions.is_none(), "others have units");
        }
    }
    // Set right by Control in the turn of the Medes, which is the first of the last.
    assert_eq!(
        (play.mover().as_str(), &play.streets()["turn"]["last_actions"]),
        ("medes", &5.into())
    );
}

#[test]
fn s13_the_last_unit_that_is_placed_brings_the_last_actions() {
    let mut play = streets(all_alike(RECRUIT));
    for id in ["monarchists", "oligarchs", "amazons", "aristocrats"] {
        play.put(id, None, 0, 0);
    }
    play.put("medes", None, 1, 0);
    play.place("medes", "stadium", 1, 0);
    assert_eq!(play.mover(), "monarchists");
    assert_eq!(play.the_turn().last_actions, Some(5));
    assert!(play.log().contains("Nobody has a unit left: one last action each."));
    // New units do not undo it.
    play.plays("monarchists", &[]);
    assert_eq!(play.reserve("monarchists"), (1, 0));
    assert_eq!(play.the_turn().last_actions, Some(4));
    for id in ["oligarchs", "amazons", "aristocrats", "medes"] {
        assert_eq!(play.mover(), id);
        play.pass();
    }
    assert_eq!(play.step(), "battles");
}

#[test]
fn s13_who_can_do_nothing_has_had_a_last_action() {
    let mut play = streets(with_deck(draft(), &[]));
    for id in ["monarchists", "oligarchs", "amazons", "aristocrats"] {
        play.put(id, None, 0, 0);
    }
    play.put("medes", None, 1, 0);
    play.place("medes", "stadium", 1, 0);
    assert_eq!(play.step(), "battles", "nobody can do anything more");
}

#[test]
fn s14_all_cards_in_hand_are_discarded_then() {
    let mut play = streets(all_alike(RECRUIT));
    assert_eq!((play.streets()["deck_left"].clone(), play.cards("medes")), (42.into(), 4));
    all_but_the_stadium(&mut play);
    play.place("medes", "stadium", 1, 0);
    for _ in 0..5 {
        play.pass();
    }
    assert_eq!(TABLE.map(|id| play.cards(id)), [0; 5]);
    assert_eq!(play.the_streets().deck_left, 42);
    assert_eq!(play.the_streets().discarded, 30);
    assert!(play.hand("oligarchs").is_empty());
}

#[test]
fn s15_after_two_full_turns_of_passes_control_is_offered_the_last_actions() {
    let mut play = streets(all_alike(RECRUIT));
    let start =
        |play: &Play| Command::Deploy(DeployCommand::StartLastActions { step: play.step_number() });
    let offered = |play: &Play| play.desk()["actions"].to_string().contains("start_last_actions");
    for _ in 0..9 {
        play.run_out();
        assert!(!offered(&play));
        assert!(!play.the_turn().stalled);
        assert_eq!(play.refused(&control(), start(&play)), "not_now");
    }
    play.run_out();
    assert!(play.the_turn().stalled);
    assert!(offered(&play));
    assert_eq!(
        play.refused(&for_seat("medes"), DeployCommand::StartLastActions { step: 0 }),
        "step_over"
    );
    assert_eq!(play.refused(&seat("medes"), start(&play)), "control_only");
    // It goes on without, too.
    let mut on = play.clone();
    on.run_out();
    assert!(offered(&on));
    play.control(start(&play));
    assert!(!offered(&play));
    for (left, id) in
        (1..=5).rev().zip(["medes", "monarchists", "oligarchs", "amazons", "aristocrats"])
    {
        assert_eq!(play.mover(), id);
        assert_eq!(play.the_turn().last_actions, Some(left));
        play.run_out();
    }
    assert_eq!(play.step(), "battles");
}

#[test]
fn s15_whatever_is_done_begins_the_count_of_passes_anew() {
    for done in ["placing", "a card"] {
        let mut play = streets(all_alike(RECRUIT));
        for _ in 0..9 {
            play.pass();
        }
        match done {
            "placing" => play.place("aristocrats", "stadium", 1, 0),
            _ => play.plays("aristocrats", &[]),
        }
        for _ in 0..9 {
            play.pass();
            assert!(!play.the_turn().stalled, "{done}");
        }
        play.pass();
        assert!(play.the_turn().stalled, "{done}");
    }
}

#[test]
fn s15_when_nobody_can_do_anything_the_battles_come_by_themselves() {
    let mut play = streets(with_deck(draft(), &[]));
    for id in TABLE {
        play.put(id, None, 0, 0);
    }
    play.run_out();
    assert_eq!(play.step(), "battles");
}

#[test]
fn s15_control_ends_the_deployment_at_any_time() {
    let mut play = streets(all_alike(RECRUIT));
    let end = Command::Deploy(DeployCommand::EndDeployment { step: play.step_number() });
    assert_eq!(play.refused(&seat("medes"), end.clone()), "control_only");
    assert_eq!(play.refused(&Actor::Clock, end), "control_only");
    let past = play.clone();
    play.end_deployment();
    assert_eq!(play.step(), "battles");
    let end = Command::Deploy(DeployCommand::EndDeployment { step: play.step_number() });
    assert_eq!(play.refused(&control(), end), "not_now");
    play.back_to(&past);
    assert_eq!(
        (play.step().as_str(), play.mover().as_str(), play.cards("medes")),
        ("deploy", "medes", 4)
    );
    assert_eq!(play.units("medes", "stadium"), (0, 0));
}

#[test]
fn s13_a_hero_alone_occupies_no_place() {
    let mut play = streets(all_alike(RECRUIT));
    all_but_the_stadium(&mut play);
    play.put_hero("Glaukos", HeroAt::Objective(objective("stadium")));
    assert!(play.the_turn().last_actions.is_none(), "no unit is there");
    assert_eq!(play.the_turn().empty, 1);
    play.place("medes", "colossus", 1, 0);
    assert!(play.the_turn().last_actions.is_none());
    play.place("monarchists", "stadium", 1, 0);
    assert_eq!(play.the_turn().last_actions, Some(5));
}
