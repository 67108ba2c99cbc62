//! I-1 to I-9.

use council::command::{
    Command, DayCommand, Duty, EventsCommand, FiguresCommand, GrantsCommand, SeatMode,
};
use council::content::{Counter, Until};
use council::event::GrantsEvent;
use council::view::HeroAt;
use game::Audience;

use crate::kit::{Play, draft, explained, faction, for_seat, seat, value, with_card};

#[test]
fn i1_influence_is_arete_and_lasting_adjustments_and_never_below_arete() {
    let mut play = Play::begun();
    assert_eq!(play.figure("oligarchs", "influence"), 7);
    play.set("oligarchs", Counter::Influence, 3);
    assert_eq!(
        explained(&play.faction("oligarchs").influence),
        "10 = Arête 7 + lasting influence 3"
    );
    play.set("oligarchs", Counter::Influence, 0);
    play.set("oligarchs", Counter::Arete, 9);
    assert_eq!(play.figure("oligarchs", "influence"), 9);
}

#[test]
fn i1_a_card_cannot_press_influence_below_arete() {
    let card = r#"
[[cards]]
id = "press"
deck = "a"
title = "Press"
text = "Shall it be?"
[[cards.options]]
label = "Yes"
effects = [{ do = "change", what = "influence", by = -5, to = "everyone" }]
"#;
    let mut play = Play::of(with_card(draft(), card));
    play.next();
    play.until("choose_events");
    choose(&mut play, "press");
    play.open_vote();
    play.vote("oligarchs", council::command::Pick::Yes);
    play.next();
    play.next();
    assert_eq!(play.figure("medes", "influence"), 3);
}

fn choose(play: &mut Play, id: &str) {
    let cycle = play.cycle();
    play.seat(
        "oligarchs",
        EventsCommand::ActivateEvents { cycle, cards: vec![crate::kit::card(id)] },
    );
}

#[test]
fn i2_support_has_a_label_and_an_end() {
    let ends = [(Until::Phase, "event"), (Until::Cycle, "prytanis"), (Until::Round, "diplomacy")];
    for (until, gone_in) in ends {
        let mut play = Play::begun();
        let label = "a favour".to_owned();
        play.control(FiguresCommand::AddSupport {
            faction: faction("oligarchs"),
            by: 4,
            label,
            until,
        });
        assert_eq!(explained(&play.faction("oligarchs").strength), "11 = Arête 7 + a favour 4");
        if until == Until::Round {
            play.control(DayCommand::CallDiplomacy);
        }
        play.next();
        if until == Until::Cycle {
            play.until("check");
            assert_eq!(play.figure("oligarchs", "support"), 4, "it lasts as long as the cycle");
            play.next();
        }
        assert_eq!(play.public()["phase"], gone_in);
        assert_eq!(play.figure("oligarchs", "support"), 0, "{until:?} is over");
    }
}

#[test]
fn i2_support_for_a_vote_ends_with_it_and_support_for_an_act_with_that() {
    let mut play = Play::begun();
    for (until, by) in [(Until::Vote, 1), (Until::Act, 2), (Until::Removed, 4)] {
        let label = format!("{until:?}");
        play.control(FiguresCommand::AddSupport { faction: faction("medes"), by, label, until });
    }
    play.open_vote();
    assert_eq!(play.figure("medes", "support"), 7);
    play.next();
    play.until("outcome");
    assert_eq!(play.figure("medes", "support"), 6, "the vote is decided");
    play.control(DayCommand::AdvanceAct { act: 2 });
    assert_eq!(play.figure("medes", "support"), 4, "the Act is over");
    let id = play.faction("medes").supports[0].id;
    play.control(FiguresCommand::RemoveSupport { support: id });
    assert_eq!(play.figure("medes", "support"), 0);
}

#[test]
fn i2_heroes_support_with_their_value() {
    let mut play = Play::begun();
    play.until("strengths");
    let hero = "Glaukos".to_owned();
    play.seat("aristocrats", GrantsCommand::AssignHero { hero, duty: Duty::Support });
    assert_eq!(explained(&play.faction("aristocrats").strength), "9 = Arête 6 + Glaukos 3");
}

/// Glaukos, worth 3, dies in a stasis that Control begins in the Support phase; he supported.
fn glaukos_dies() -> Play {
    let mut play = Play::begun();
    play.until("strengths");
    let hero = "Glaukos".to_owned();
    play.seat("aristocrats", GrantsCommand::AssignHero { hero, duty: Duty::Support });
    play.begin_stasis();
    play.until("deploy");
    assert_eq!(play.figure("aristocrats", "support"), 3);
    play.put_hero("Glaukos", HeroAt::Dead);
    play
}

#[test]
fn i2_a_hero_that_dies_supports_nobody_from_that_moment_on() {
    let mut play = glaukos_dies();
    assert_eq!(play.figure("aristocrats", "support"), 0);
    let raised = {
        let mut play = play.clone();
        play.put_hero("Glaukos", HeroAt::Safe);
        play
    };
    assert_eq!(raised.figure("aristocrats", "support"), 0, "the raised rest until they are sent");
    play.end_stasis();
    play.until("strengths");
    assert_eq!(explained(&play.faction("aristocrats").strength), "6 = Arête 6");
}

#[test]
fn i2_the_dead_are_neither_offered_nor_sent_to_support() {
    let mut play = glaukos_dies();
    play.end_stasis();
    play.until("strengths");
    let own = Audience::Seat(faction("aristocrats").seat());
    assert_eq!(play.offers(&own, "hero"), ["hero:Melite"]);
    let send = |hero: &str| {
        let hero = hero.to_owned();
        Command::Grants(GrantsCommand::AssignHero { hero, duty: Duty::Support })
    };
    for actor in [seat("aristocrats"), for_seat("aristocrats")] {
        assert_eq!(play.refused(&actor, send("Glaukos")), "not_offered");
    }
    play.seat("aristocrats", send("Melite"));
    assert_eq!(play.figure("aristocrats", "support"), 1);
}

#[test]
fn i2_the_program_sends_no_dead_to_support() {
    let mut play = glaukos_dies();
    play.end_stasis();
    play.set_seat("aristocrats", SeatMode::Scripted);
    for _ in 0..8 {
        play.until("strengths");
        play.scripts();
        assert!(play.figure("aristocrats", "support") <= 1, "Melite at most");
        play.until("check");
        play.next();
    }
}

/// In an older journal an Archon could send one: its figures stay as they were played.
#[test]
fn i2_a_journal_in_which_a_dead_hero_supported_is_read_as_it_was_played() {
    let mut play = glaukos_dies();
    let sent = GrantsEvent::HeroAssigned {
        faction: faction("aristocrats"),
        hero: "Glaukos".into(),
        duty: Duty::Support,
    };
    play.state.apply(&sent.into());
    assert_eq!(play.figure("aristocrats", "support"), 3);
    play.end_stasis();
    assert_eq!(play.figure("aristocrats", "support"), 0, "with the cycle it ends");
}

#[test]
fn i3_only_citizens_that_are_not_in_exile_have_strength() {
    let mut play = Play::begun();
    assert_eq!(play.figure("oligarchs", "strength"), 7);
    assert_eq!(explained(&play.faction("medes").strength), "0 = not a citizen: no vote 0");
    play.standing("oligarchs", true, true);
    assert_eq!(explained(&play.faction("oligarchs").strength), "0 = in exile: no vote 0");
    play.standing("medes", true, false);
    assert_eq!(play.figure("medes", "strength"), 3);
}

#[test]
fn i4_a_grant_goes_to_one_faction_and_carries_influence_alone() {
    let mut play = Play::begun();
    let label = "gifts".to_owned();
    let amazons = faction("amazons");
    play.control(FiguresCommand::AddSupport { faction: amazons, by: 9, label, until: Until::Act });
    play.seat("amazons", GrantsCommand::Grant { to: Some(faction("oligarchs")) });
    assert_eq!(play.figure("oligarchs", "strength"), 7 + 5);
    assert_eq!(play.faction("amazons").grant.as_ref().expect("a grant").amount, 5);
    play.setting("grant_carries", "influence_and_support");
    assert_eq!(play.figure("oligarchs", "strength"), 7 + 5 + 9);
}

#[test]
fn i4_support_received_is_never_granted_on() {
    let mut play = Play::begun();
    play.setting("grant_carries", "influence_and_support");
    play.seat("amazons", GrantsCommand::Grant { to: Some(faction("medes")) });
    play.seat("medes", GrantsCommand::Grant { to: Some(faction("oligarchs")) });
    assert_eq!(play.figure("oligarchs", "strength"), 7 + 3, "no chain");
}

#[test]
fn i4_who_has_a_vote_grants_nothing_and_nobody_grants_to_itself() {
    let mut play = Play::begun();
    let to_medes = Command::Grants(GrantsCommand::Grant { to: Some(faction("medes")) });
    assert_eq!(play.refused(&seat("oligarchs"), to_medes.clone()), "has_vote");
    assert_eq!(play.refused(&seat("medes"), to_medes), "to_oneself");
    let nowhere = Command::Grants(GrantsCommand::Grant { to: Some(faction("spartans")) });
    assert_eq!(play.refused(&seat("medes"), nowhere), "no_such_faction");
    play.standing("oligarchs", true, true);
    play.seat("oligarchs", GrantsCommand::Grant { to: Some(faction("monarchists")) });
    assert_eq!(play.figure("monarchists", "strength"), 4 + 7, "exiles grant");
    play.standing("oligarchs", true, false);
    assert_eq!(play.figure("monarchists", "strength"), 4, "a grant ends with the exile");
}

#[test]
fn i5_a_grant_cannot_move_in_its_phase_and_can_in_the_next() {
    let mut play = Play::begun();
    play.seat("amazons", GrantsCommand::Grant { to: Some(faction("oligarchs")) });
    let move_it = Command::Grants(GrantsCommand::Grant { to: Some(faction("monarchists")) });
    assert_eq!(play.refused(&seat("amazons"), move_it.clone()), "grant_fixed");
    assert_eq!(
        play.refused(&for_seat("amazons"), GrantsCommand::Grant { to: None }),
        "grant_fixed"
    );
    play.next();
    assert_eq!(play.figure("oligarchs", "strength"), 12, "it carries into the next phase");
    play.seat("amazons", move_it);
    assert_eq!(play.figure("oligarchs", "strength"), 7);
    assert_eq!(play.figure("monarchists", "strength"), 9);
}

#[test]
fn i5_grants_lapse_with_the_cycle_or_as_ruled_with_the_phase() {
    let mut play = Play::begun();
    play.seat("amazons", GrantsCommand::Grant { to: Some(faction("oligarchs")) });
    play.until("check");
    assert_eq!(play.figure("oligarchs", "strength"), 12);
    play.next();
    assert_eq!(play.figure("oligarchs", "strength"), 7);
    play.setting("grant_lasts", "phase");
    play.setting("grant_moves", "any_time");
    play.seat("amazons", GrantsCommand::Grant { to: Some(faction("oligarchs")) });
    play.seat("amazons", GrantsCommand::Grant { to: Some(faction("monarchists")) });
    play.next();
    assert_eq!(play.figure("monarchists", "strength"), 4);
}

/// Assembly grants come with the Assembly; until then a grant in the vote phase holds for the vote
/// that is under way, and may move in the next phase only.
#[test]
fn i6_a_grant_in_the_vote_counts_for_the_vote_under_way() {
    let mut play = Play::begun();
    play.open_vote();
    play.seat("amazons", GrantsCommand::Grant { to: Some(faction("monarchists")) });
    play.vote("monarchists", council::command::Pick::Yes);
    play.vote("oligarchs", council::command::Pick::No);
    play.next();
    let result = play.the_result();
    assert_eq!((value(&result.yes), value(&result.no)), (9, 7));
}

#[test]
fn i7_at_the_start_amazons_and_medes_are_no_citizens_and_nobody_is_exiled() {
    let play = Play::of(crate::kit::shipped());
    let public = play.public();
    let rows = public["factions"].as_array().expect("a list");
    let outside: Vec<_> = rows.iter().filter(|row| row["citizen"] == false).collect();
    let outside: Vec<_> = outside.iter().map(|row| row["id"].as_str().expect("an id")).collect();
    assert_eq!(outside, ["amazons", "medes"]);
    assert!(rows.iter().all(|row| row["exiled"] == false));
}

#[test]
fn i8_worked_example_oligarchs_with_seven_granted_five_have_twelve() {
    let mut play = Play::begun();
    play.control(DayCommand::AdvanceAct { act: 2 });
    play.seat("amazons", GrantsCommand::Grant { to: Some(faction("oligarchs")) });
    assert_eq!(play.figure("oligarchs", "strength"), 12);
}

#[test]
fn i9_every_figure_says_why_it_is_what_it_is() {
    let mut play = Play::begun();
    play.seat("amazons", GrantsCommand::Grant { to: Some(faction("oligarchs")) });
    let strength = play.faction("oligarchs").strength;
    assert_eq!(explained(&strength), "12 = Arête 7 + granted by the Amazons 5");
    play.set("oligarchs", Counter::Arete, 9);
    let arete = play.faction("oligarchs").arete;
    assert_eq!(explained(&arete), "9 = at the start 7 + Control: a test 2");
}
