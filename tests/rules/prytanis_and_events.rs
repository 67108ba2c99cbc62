//! C-1 to C-8.

use council::command::{
    CardPlace, Command, DayCommand, DecksCommand, EventsCommand, PrytanisCommand,
};
use council::content::Counter;
use council::view::Phase;

use crate::kit::{Play, card, control, draft, faction, for_seat, names, seat};

#[test]
fn c1_the_diplomacy_round_halts_play_at_the_end_of_the_phase() {
    let mut play = Play::begun();
    play.until("race");
    play.control(DayCommand::CallDiplomacy);
    assert_eq!(play.step(), "race", "the phase under way goes on");
    play.next();
    assert_eq!(play.step(), "strengths", "to its end");
    play.next();
    assert_eq!(play.step(), "diplomacy");
    play.next();
    assert_eq!(play.council().phase, Phase::Vote, "play resumes at the next phase");
    assert_eq!(play.council().round, 2);
}

#[test]
fn c1_a_call_can_be_taken_back() {
    let mut play = Play::begun();
    play.control(DayCommand::CallDiplomacy);
    assert_eq!(play.refused(&control(), DayCommand::CallDiplomacy), "already_so");
    play.control(DayCommand::CancelDiplomacy);
    play.next();
    assert_eq!(play.step(), "choose_events");
}

#[test]
fn c2_the_highest_arete_among_citizens_at_home_presides() {
    let mut play = Play::of(draft());
    play.set("medes", Counter::Arete, 20);
    play.next();
    assert_eq!(play.council().prytanis, Some(faction("oligarchs")), "the Medes are no citizens");
    play.standing("oligarchs", true, true);
    play.until("check");
    play.next();
    assert_eq!(play.council().prytanis, Some(faction("aristocrats")), "the Oligarchs are in exile");
}

#[test]
fn c2_when_nobody_can_preside_control_chooses() {
    let mut play = Play::of(draft());
    for id in ["aristocrats", "monarchists", "oligarchs"] {
        play.standing(id, false, false);
    }
    play.next();
    assert_eq!(play.step(), "presiding");
    assert!(play.council().prytanis.is_none());
    play.until("check");
    let reason = "it must go on".to_owned();
    play.next();
    play.control(PrytanisCommand::AppointPrytanis { faction: faction("medes"), reason });
    assert_eq!(play.council().prytanis, Some(faction("medes")));
}

#[test]
fn c3_a_tie_is_broken_by_the_archon_with_supremacy() {
    let mut play = Play::of(draft());
    play.set("aristocrats", Counter::Arete, 7);
    play.next();
    assert_eq!(play.step(), "tie_for_prytanis");
    let public = play.council();
    assert_eq!(names(&public.tied), ["aristocrats", "oligarchs"]);
    assert_eq!(public.awaiting[0].faction, faction("monarchists"));
    let pick = Command::Prytanis(PrytanisCommand::PickPrytanis {
        cycle: 1,
        faction: faction("aristocrats"),
    });
    assert_eq!(play.refused(&seat("oligarchs"), pick.clone()), "not_yours");
    let other = Command::Prytanis(PrytanisCommand::PickPrytanis {
        cycle: 1,
        faction: faction("monarchists"),
    });
    assert_eq!(play.refused(&seat("monarchists"), other), "not_offered");
    play.seat("monarchists", pick);
    assert_eq!(play.council().prytanis, Some(faction("aristocrats")));
    assert_eq!(play.step(), "presiding");
}

#[test]
fn c3_it_may_pick_itself_and_control_may_answer_for_it() {
    let mut play = Play::of(draft());
    play.set("monarchists", Counter::Arete, 7);
    play.next();
    play.by(
        &for_seat("monarchists"),
        Command::Prytanis(PrytanisCommand::PickPrytanis {
            cycle: 1,
            faction: faction("monarchists"),
        }),
    );
    assert_eq!(play.council().prytanis, Some(faction("monarchists")));
    assert!(play.log().contains("Control, in its place"), "the log marks it");
}

#[test]
fn c4_the_prytanis_activates_as_many_events_as_the_act() {
    let mut play = Play::begun();
    play.until("choose_events");
    let cycle = play.cycle();
    let up = face_up(&play);
    let two = Command::Events(EventsCommand::ActivateEvents { cycle, cards: up[..2].to_vec() });
    assert_eq!(play.refused(&seat("oligarchs"), two.clone()), "wrong_number");
    let one = Command::Events(EventsCommand::ActivateEvents { cycle, cards: vec![up[1].clone()] });
    assert_eq!(play.refused(&seat("medes"), one.clone()), "not_yours");
    let stranger =
        Command::Events(EventsCommand::ActivateEvents { cycle, cards: vec![card("a5")] });
    assert_eq!(play.refused(&seat("oligarchs"), stranger), "not_offered");
    play.control(DayCommand::AdvanceAct { act: 2 });
    let twice = Command::Events(EventsCommand::ActivateEvents {
        cycle,
        cards: vec![up[0].clone(), up[0].clone()],
    });
    assert_eq!(play.refused(&seat("oligarchs"), twice), "wrong_number");
    play.seat("oligarchs", two);
    assert_eq!(play.council().docket.len(), 2);
    assert_eq!(play.refused(&seat("oligarchs"), one), "step_over");
}

#[test]
fn c4_with_fewer_events_than_the_act_all_of_them_are_activated() {
    let mut play = Play::of(draft());
    play.next();
    for _ in 0..5 {
        play.until("check");
        play.next();
    }
    assert!(face_up(&play).is_empty(), "the decks have run out");
    play.next();
    assert_eq!(play.step(), "events_chosen", "there is nothing to choose");
    play.until("check");
}

#[test]
fn c4_events_are_chosen_in_their_step_and_cycle_alone() {
    let mut play = Play::begun();
    play.until("choose_events");
    let (cycle, up) = (play.cycle(), face_up(&play));
    let choose = |cycle| EventsCommand::ActivateEvents { cycle, cards: vec![up[0].clone()] };
    assert_eq!(play.refused(&seat("oligarchs"), choose(cycle + 1)), "step_over");
    play.seat("oligarchs", choose(cycle));
    assert_eq!(play.refused(&seat("oligarchs"), choose(cycle)), "step_over");
}

fn face_up(play: &Play) -> Vec<council::ids::CardId> {
    let council = play.council();
    council.decks.iter().filter_map(|deck| Some(deck.up.as_ref()?.id.clone())).collect()
}

#[test]
fn c5_the_rest_are_discarded_and_the_next_three_lie_face_up() {
    let mut play = Play::begun();
    play.until("choose_events");
    let before = face_up(&play);
    let cycle = play.cycle();
    play.seat("oligarchs", EventsCommand::ActivateEvents { cycle, cards: vec![before[0].clone()] });
    let after = face_up(&play);
    assert_eq!(after.len(), 3);
    assert!(after.iter().all(|card| !before.contains(card)));
    let public = play.public();
    let discarded = public["decks"].as_array().expect("a list").iter();
    assert!(discarded.clone().all(|deck| deck["discarded"] == 1));
    play.until("check");
    assert_eq!(face_up(&play), after, "they stay face up");
}

#[test]
fn c6_cards_of_an_act_join_when_it_begins() {
    let mut play = Play::begun();
    let left = |play: &Play| play.council().decks[0].left;
    assert_eq!(left(&play), 3);
    play.control(DayCommand::AdvanceAct { act: 2 });
    assert_eq!(left(&play), 4);
    assert!(play.log().contains("The cards of Act 2 are shuffled into the deck “Deck a”."));
    play.control(DayCommand::AdvanceAct { act: 3 });
    assert_eq!(left(&play), 5);
}

#[test]
fn c7_a_deck_that_runs_out_shows_an_empty_place_until_control_reshuffles() {
    let mut play = Play::begun();
    for _ in 0..4 {
        play.until("check");
        play.next();
    }
    assert!(play.council().decks[0].up.is_none());
    assert_eq!(play.council().decks[0].left, 0);
    let alarms = play.desk()["alarms"].to_string();
    assert!(alarms.contains("“Deck a” has run out"), "Control is told: {alarms}");
    play.control(DecksCommand::Reshuffle { deck: 0 });
    assert!(play.council().decks[0].up.is_some());
    assert_eq!(play.council().decks[0].left, 3);
    assert_eq!(play.refused(&control(), DecksCommand::Reshuffle { deck: 0 }), "not_now");
    assert_eq!(play.refused(&control(), DecksCommand::Reshuffle { deck: 9 }), "not_offered");
}

#[test]
fn c7_as_ruled_the_discards_come_back_by_themselves() {
    let mut play = Play::begun();
    play.setting("deck_runs_out", "reshuffled");
    for _ in 0..9 {
        play.until("check");
        play.next();
        assert_eq!(face_up(&play).len(), 3);
    }
}

fn written(id: &str) -> council::content::Card {
    let text = format!(
        "id = \"{id}\"\ndeck = \"b\"\ntitle = \"Written\"\ntext = \"Shall it be?\"\n\
         [[options]]\nlabel = \"Do it\"\n"
    );
    toml::from_str(&text).expect("a card")
}

#[test]
fn c8_control_writes_a_card_face_up_on_top_or_into_a_deck() {
    let mut play = Play::begun();
    let former = play.public()["decks"][1]["up"]["id"].clone();
    play.control(DecksCommand::WriteCard { card: written("one"), place: CardPlace::FaceUp });
    assert_eq!(play.council().decks[1].up.as_ref().expect("a card").id, card("one"));
    let again =
        Command::Decks(DecksCommand::WriteCard { card: written("one"), place: CardPlace::OnTop });
    assert_eq!(play.refused(&control(), again), "bad_card");
    play.control(DecksCommand::WriteCard { card: written("two"), place: CardPlace::OnTop });
    play.control(DecksCommand::WriteCard { card: written("three"), place: CardPlace::Into });
    assert_eq!(play.public()["decks"][1]["left"], 3 + 1 + 2);
    play.until("events_chosen");
    assert_eq!(
        play.council().decks[1].up.as_ref().expect("a card").id,
        card("two"),
        "the next to be turned up"
    );
    play.until("check");
    play.next();
    play.until("events_chosen");
    let next = play.public()["decks"][1]["up"]["id"].clone();
    assert!(next == former || next == "three", "the former card went back on top, under “two”");
    let mut broken = written("four");
    broken.deck = "z".into();
    let broken = Command::Decks(DecksCommand::WriteCard { card: broken, place: CardPlace::OnTop });
    assert_eq!(play.refused(&control(), broken), "bad_card");
}

/// The rule names who holds supremacy, not a voter.
#[test]
fn c3_who_holds_supremacy_picks_in_exile_too() {
    let mut play = Play::of(draft());
    play.set("aristocrats", Counter::Arete, 7);
    play.standing("monarchists", true, true);
    play.next();
    assert_eq!(play.step(), "tie_for_prytanis");
    let faction = faction("aristocrats");
    play.seat("monarchists", PrytanisCommand::PickPrytanis { cycle: 1, faction: faction.clone() });
    assert_eq!(play.council().prytanis, Some(faction));
}
