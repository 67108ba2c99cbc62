//! S-1 to S-9: Stasis cards, mobs and soldiers, Heroes.

use council::command::{
    CardsCommand, Command, DayCommand, FigureName, FiguresCommand, MusterCommand, StepsCommand,
};
use council::content::{Counter, Draft};
use game::Actor;

use crate::kit::{Play, control, draft, explained, faction, for_seat, seat, shipped};
use crate::street_kit::{CITY, TABLE, all_alike, throw, with_deck};

const RECRUIT: &str = r#"{ do = "recruit", mobs = 1 }"#;

/// A stasis in which nobody has done anything yet.
fn dealt(draft: Draft) -> Play {
    let mut play = Play::of(draft);
    play.next();
    play.begin_stasis();
    play
}

/// The test's factions have Arête 5, 6, 3, 4 and 7.
fn cards(play: &Play) -> Vec<u32> {
    TABLE.iter().map(|id| play.cards(id)).collect()
}

fn buy(play: &Play) -> Command {
    Command::Cards(CardsCommand::BuyCard { step: play.step_number() })
}

fn ready(play: &Play) -> Command {
    Command::Cards(CardsCommand::Ready { step: play.step_number() })
}

fn commit(play: &Play, hero: &str, committed: bool) -> Command {
    Command::Muster(MusterCommand::CommitHero {
        step: play.step_number(),
        hero: hero.into(),
        committed,
    })
}

/// Twelve factions with Arête 12 down to 1.
fn twelve() -> Draft {
    let mut draft = draft();
    let first = draft.scenario.factions[0].clone();
    draft.scenario.factions = (0..12)
        .map(|number| {
            let mut row = first.clone();
            row.id = format!("f{number}").as_str().into();
            row.name = format!("Faction {number}");
            row.emblem = format!("emblem-{number}");
            row.colour = format!("#0000{number:02}");
            row.arete = 12 - number;
            row.heroes.clear();
            row
        })
        .collect();
    draft.scenario.start.supremacy = None;
    draft.scenario.start.ties = None;
    with_deck(draft, &[("alike", 12, RECRUIT), ("other", 12, RECRUIT), ("third", 12, RECRUIT)])
}

#[test]
fn s1_cards_kept_from_earlier_come_on_top_of_the_rank() {
    let mut play = Play::begun();
    play.set("medes", Counter::StasisCards, 3);
    play.begin_stasis();
    assert_eq!(play.cards("medes"), 4 + 3);
    assert_eq!(play.hand("medes").len(), 7);
    assert_eq!(explained(&play.camp("medes").drawn), "7 = kept from earlier 3 + rank 5 of Arête 4");
    assert_eq!(play.figure("medes", "stasis_cards"), 0, "they are in the hand now");
    assert!(play.log().contains("The Medes draw 3 cards: kept from earlier."));
}

#[test]
fn s1_kept_cards_are_not_dealt_again_in_the_next_stasis() {
    let mut play = Play::begun();
    play.set("medes", Counter::StasisCards, 2);
    play.begin_stasis();
    let step = play.step_number();
    play.control(StepsCommand::SkipPhase { step });
    play.begin_stasis();
    assert_eq!(play.cards("medes"), 4);
}

/// A deck of 9 cards, of which the Oligarchs get 8 and the Aristocrats the last.
fn few(not_dealt: &str) -> Play {
    let mut play = Play::of(with_deck(draft(), &[("few", 9, RECRUIT)]));
    play.next();
    play.setting("cards_not_dealt", not_dealt);
    play.begin_stasis();
    assert_eq!(cards(&play), [0, 1, 0, 0, 8]);
    play
}

fn on_account(play: &Play) -> [i32; 5] {
    TABLE.map(|id| play.figure(id, "stasis_cards"))
}

#[test]
fn s1_cards_that_the_deck_cannot_give_stay_on_account_for_the_next_stasis() {
    let mut play = few("kept");
    assert_eq!(on_account(&play), [6, 6, 4, 5, 0]);
    let told = "No Stasis card is left: the Medes are owed 4, rank 5 of Arête.";
    assert!(play.log().contains(told), "{}", play.log());
    play.end_stasis();
    play.begin_stasis();
    assert_eq!(cards(&play), [6, 3, 0, 0, 0], "what is due from before comes first");
    assert_eq!(on_account(&play), [6, 3 + 7, 4 + 4, 5 + 5, 8], "and what is due now is owed too");
}

#[test]
fn s1_as_ruled_cards_that_the_deck_cannot_give_are_lost() {
    let mut play = few("lost");
    assert_eq!(on_account(&play), [0; 5]);
    assert!(
        play.log().contains("No Stasis card is left: the Medes go without 4, rank 5 of Arête.")
    );
    play.set("medes", Counter::StasisCards, 20);
    play.end_stasis();
    play.begin_stasis();
    assert_eq!(play.cards("medes"), 9);
    assert_eq!(on_account(&play), [0; 5]);
}

#[test]
fn s2_each_rank_below_the_first_draws_one_card_less() {
    let play = dealt(draft());
    assert_eq!(cards(&play), [6, 7, 4, 5, 8]);
    assert!(play.log().contains("The Oligarchs draw 8 cards: rank 1 of Arête."));
    assert!(play.log().contains("The Medes draw 4 cards: rank 5 of Arête."));
}

#[test]
fn s2_two_tied_on_second_rank_both_draw_7_and_the_next_5() {
    let mut play = Play::begun();
    play.set("amazons", Counter::Arete, 6);
    play.begin_stasis();
    assert_eq!(cards(&play), [7, 7, 4, 5, 8]);
}

#[test]
fn s2_all_tied_on_the_first_rank_draw_8() {
    let mut play = Play::begun();
    for id in TABLE {
        play.set(id, Counter::Arete, 2);
    }
    play.begin_stasis();
    assert_eq!(cards(&play), [8, 8, 8, 8, 8]);
}

#[test]
fn s2_the_ninth_and_later_draw_none() {
    let play = dealt(twelve());
    let cards: Vec<u32> = (0..12).map(|number| play.cards(&format!("f{number}"))).collect();
    assert_eq!(cards, [8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0]);
    assert!(!play.log().contains("rank 9"), "nobody is told to draw no card");
}

#[test]
fn s2_exiles_and_those_without_citizenship_rank_too() {
    let mut play = Play::begun();
    play.standing("oligarchs", false, true);
    play.standing("aristocrats", true, true);
    play.begin_stasis();
    assert_eq!(cards(&play), [6, 7, 4, 5, 8]);
}

#[test]
fn s3_tyrants_draw_as_many_more_as_the_act_number() {
    for act in 1..=3 {
        let mut play = Play::of(shipped());
        play.next();
        for next in 2..=act {
            play.control(DayCommand::AdvanceAct { act: next });
        }
        play.begin_stasis();
        // Medes and Tyrants share the seventh rank.
        assert_eq!(play.cards("medes"), 2);
        assert_eq!(play.cards("tyrants"), 2 + act);
        let drawn = explained(&play.camp("tyrants").drawn);
        let parts = format!("{} = rank 7 of Arête 2 + beyond their rank {act}", 2 + act);
        assert_eq!(drawn, parts);
    }
}

#[test]
fn s4_each_tyche_buys_one_card() {
    let mut play = dealt(draft());
    for (cards, tyche) in [(7, 1), (8, 0)] {
        play.seat("amazons", buy(&play));
        assert_eq!((play.cards("amazons"), play.figure("amazons", "tyche")), (cards, tyche));
    }
    assert_eq!(play.refused(&seat("amazons"), buy(&play)), "too_many");
    assert_eq!(play.refused(&seat("medes"), buy(&play)), "too_many", "they have no Tyche");
    let drawn = explained(&play.camp("amazons").drawn);
    assert_eq!(drawn, "8 = rank 3 of Arête 6 + for a Tyche 2");
}

#[test]
fn s4_cards_are_bought_before_the_muster_only() {
    let mut play = dealt(draft());
    let late = buy(&play);
    play.next();
    assert_eq!(play.refused(&seat("amazons"), late), "step_over");
    assert_eq!(play.refused(&seat("amazons"), buy(&play)), "not_now");
    assert_eq!(play.figure("amazons", "tyche"), 2);
}

#[test]
fn s4_who_has_nothing_to_pay_with_is_not_waited_for() {
    let mut play = dealt(draft());
    let awaiting = play.council().awaiting.clone();
    assert_eq!(awaiting.len(), 1);
    assert_eq!(awaiting[0].faction, faction("amazons"));
    play.seat("medes", ready(&play));
    assert_eq!(play.step(), "stasis_cards");
    assert_eq!(play.refused(&seat("medes"), ready(&play)), "already_so");
    play.seat("amazons", ready(&play));
    assert_eq!(play.step(), "muster");
}

#[test]
fn s5_discards_are_shuffled_in_when_the_deck_runs_out() {
    // 36 cards: the first stasis deals 30 of them.
    let rows = [("alike", 12, RECRUIT), ("other", 12, RECRUIT), ("third", 12, RECRUIT)];
    let mut play = dealt(with_deck(draft(), &rows));
    assert_eq!(
        (play.streets()["deck_left"].clone(), cards(&play)),
        (6.into(), vec![6, 7, 4, 5, 8])
    );
    let step = play.step_number();
    play.control(StepsCommand::SkipPhase { step });
    play.begin_stasis();
    assert_eq!(cards(&play), [6, 7, 4, 5, 8], "hands as if the deck had not run out");
    assert_eq!(play.the_streets().deck_left, 6);
    assert_eq!(play.the_streets().discarded, 0);
    assert_eq!(play.log().matches("The Stasis cards are shuffled.").count(), 2);
    let mut all: Vec<String> =
        TABLE.iter().flat_map(|id| play.hand(id)).map(|card| card.card.id.to_string()).collect();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 30, "no card is in two hands");
}

#[test]
fn s5_where_no_card_is_left_none_is_drawn_and_the_log_says_so() {
    let play = dealt(with_deck(draft(), &[("alike", 12, RECRUIT)]));
    // By rank: the Oligarchs 8, the Aristocrats the last 4.
    assert_eq!(cards(&play), [0, 4, 0, 0, 8]);
    let log = play.log();
    assert!(log.contains("No Stasis card is left: the Aristocrats are owed 3"), "{log}");
    assert!(log.contains("No Stasis card is left: the Medes are owed 4"), "{log}");
}

#[test]
fn s5_no_tyche_is_taken_for_a_card_that_does_not_exist() {
    let mut play = dealt(with_deck(draft(), &[("alike", 12, RECRUIT)]));
    assert_eq!(play.refused(&seat("amazons"), buy(&play)), "out_of_bounds");
    assert_eq!(play.figure("amazons", "tyche"), 2);
    assert_eq!(play.cards("amazons"), 0);
    let offers = play.phone("amazons")["actions"].to_string();
    assert!(!offers.contains("buy_card"), "it is not on offer: {offers}");
    assert!(play.council().awaiting.is_empty());
}

#[test]
fn s5_a_scenario_without_stasis_cards_has_its_stasis_all_the_same() {
    let mut play = dealt(with_deck(draft(), &[]));
    assert_eq!(cards(&play), [0; 5]);
    play.until("deploy");
    play.end_stasis();
    assert_eq!(play.step(), "presiding");
}

#[test]
fn s6_mobs_equal_arete_and_soldiers_the_act_number() {
    let mut play = Play::begun();
    play.control(DayCommand::AdvanceAct { act: 2 });
    play.begin_stasis();
    play.until("muster");
    let reserves: Vec<_> = TABLE.iter().map(|id| play.reserve(id)).collect();
    assert_eq!(reserves, [(5, 2), (6, 2), (3, 2), (4, 2), (7, 2)]);
    assert_eq!(explained(&play.camp("medes").mobs), "3 = Arête 3");
    assert_eq!(explained(&play.camp("medes").military), "2 = the Act 2");
}

#[test]
fn s7_the_palace_guard_alone_stands_in_the_city() {
    let mut play = dealt(shipped());
    play.until("muster");
    assert_eq!(play.units("monarchists", "royal_palace"), (0, 1));
    assert_eq!(play.reserve("monarchists"), (4, 1), "one more than the others have");
    for id in CITY {
        let present = play.place_view(id).present.len();
        assert_eq!(present, usize::from(id == "royal_palace"), "{id}");
    }
}

#[test]
fn s8_each_megaproject_brings_a_die_of_mobs() {
    let mut play = Play::begun();
    play.set("medes", Counter::Projects, 2);
    play.begin_stasis();
    play.dice.force(&[4, 5]);
    play.next();
    assert_eq!(play.reserve("medes"), (3 + 9, 1));
    assert_eq!(play.reserve("oligarchs"), (7, 1));
    assert_eq!(explained(&play.camp("medes").mobs), "12 = Arête 3 + megaprojects 9");
    let log = play.log();
    assert!(log.contains("Megaprojects rolled 4, 5."), "{log}");
}

/// The dice of two megaprojects, thrown at the table.
fn by_hand() -> Play {
    let mut play = Play::begun();
    play.setting("dice_by", "hand");
    play.set("medes", Counter::Projects, 2);
    play.set("amazons", Counter::Projects, 1);
    play.begin_stasis();
    play.next();
    play
}

#[test]
fn s8_dice_of_megaprojects_can_be_thrown_by_hand() {
    let mut play = by_hand();
    assert_eq!(play.step(), "hand_dice");
    let dice = play.streets()["dice"].clone();
    assert_eq!(dice["what"], "the megaprojects");
    assert_eq!(dice["throws"][0], serde_json::json!({"faction": "amazons", "dice": 1, "tyche": 0}));
    assert_eq!(dice["throws"][1], serde_json::json!({"faction": "medes", "dice": 2, "tyche": 0}));
    for bad in [
        vec![],
        vec![throw("amazons", &[3])],
        vec![throw("amazons", &[0]), throw("medes", &[1, 1])],
        vec![throw("amazons", &[7]), throw("medes", &[1, 1])],
        vec![throw("amazons", &[3]), throw("medes", &[1])],
        vec![throw("amazons", &[3]), throw("medes", &[1, 1, 1])],
        vec![throw("medes", &[1, 1]), throw("amazons", &[3])],
        vec![throw("amazons", &[3]), throw("amazons", &[3])],
    ] {
        assert_eq!(play.bad_dice(&bad), "bad_dice", "{bad:?}");
    }
    play.enter_dice(&[throw("amazons", &[3]), throw("medes", &[6, 1])]);
    assert_eq!((play.reserve("amazons"), play.reserve("medes")), ((8, 1), (10, 1)));
    assert_eq!(play.step(), "muster");
    assert!(play.log().contains("(by hand)"));
}

#[test]
fn s8_dice_entered_wrongly_are_taken_back_and_the_program_can_throw_them() {
    let mut play = by_hand();
    let past = play.clone();
    play.enter_dice(&[throw("amazons", &[3]), throw("medes", &[6, 1])]);
    play.back_to(&past);
    assert_eq!(play.step(), "hand_dice");
    assert_eq!(play.reserve("medes"), (0, 0));
    play.dice.force(&[1, 2, 2]);
    play.next();
    assert_eq!((play.reserve("amazons"), play.reserve("medes")), ((6, 1), (7, 1)));
}

#[test]
fn s8_without_megaprojects_no_dice_are_awaited() {
    let mut play = Play::begun();
    play.setting("dice_by", "hand");
    play.begin_stasis();
    play.next();
    assert_eq!(play.step(), "muster");
}

#[test]
fn s9_each_hero_is_committed_or_safe() {
    let mut play = dealt(draft());
    play.next();
    assert_eq!(play.hero_at("Glaukos"), "safe");
    play.seat("aristocrats", commit(&play, "Glaukos", true));
    play.seat("aristocrats", commit(&play, "Melite", true));
    play.seat("aristocrats", commit(&play, "Melite", false));
    assert_eq!(
        (play.hero_at("Glaukos").as_str(), play.hero_at("Melite").as_str()),
        ("reserve", "safe")
    );
    assert_eq!(play.refused(&seat("medes"), commit(&play, "Glaukos", false)), "not_offered");
    assert_eq!(play.refused(&control(), commit(&play, "Glaukos", false)), "archon_only");
    play.by(&for_seat("amazons"), commit(&play, "Penthesilea", true));
    assert_eq!(play.hero_at("Penthesilea"), "reserve");
    let late = commit(&play, "Melite", true);
    play.next();
    assert_eq!(play.refused(&seat("aristocrats"), late), "step_over");
    assert_eq!(play.refused(&seat("aristocrats"), commit(&play, "Melite", true)), "not_now");
}

#[test]
fn s9_play_goes_on_when_all_who_have_heroes_are_ready() {
    let mut play = dealt(draft());
    play.next();
    play.seat("amazons", ready(&play));
    assert_eq!(play.step(), "muster");
    play.seat("aristocrats", ready(&play));
    assert_eq!(play.step(), "deploy");
}

#[test]
fn s9_a_hero_of_whom_nothing_is_said_is_safe_when_the_clock_runs_out() {
    let mut play = dealt(draft());
    play.run_out();
    assert_eq!(play.step(), "muster");
    play.seat("aristocrats", commit(&play, "Glaukos", true));
    play.run_out();
    assert_eq!(play.step(), "deploy");
    assert_eq!(
        (play.hero_at("Glaukos").as_str(), play.hero_at("Melite").as_str()),
        ("reserve", "safe")
    );
}

#[test]
fn s9_the_dead_are_not_committed() {
    let mut play = dealt(draft());
    play.next();
    play.put_hero("Melite", council::view::HeroAt::Dead);
    assert_eq!(play.refused(&seat("aristocrats"), commit(&play, "Melite", true)), "not_offered");
    let offers = play.phone("aristocrats")["actions"].to_string();
    assert!(offers.contains("Glaukos") && !offers.contains("Melite"), "{offers}");
}

#[test]
fn s9_without_a_living_hero_the_first_turn_begins_at_once() {
    let mut draft = all_alike(RECRUIT);
    draft.scenario.factions.iter_mut().for_each(|row| row.heroes.clear());
    let mut play = dealt(draft);
    play.next();
    assert_eq!(play.step(), "deploy");
}

#[test]
fn n2_arete_of_nothing_musters_no_mobs() {
    let mut play = Play::begun();
    play.set("medes", Counter::Arete, 0);
    play.begin_stasis();
    play.until("muster");
    assert_eq!(play.reserve("medes"), (0, 1));
    let figure =
        FigureName::Faction { faction: crate::kit::faction("medes"), counter: Counter::Doom };
    play.control(FiguresCommand::Edit { figure, to: 3, reason: "a test".into() });
    assert_eq!(play.refused(&Actor::Clock, ready(&play)), "archon_only");
}
