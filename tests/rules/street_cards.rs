//! Stasis cards of units and places (S-11): what each kind does, its legal targets, and what becomes of
//! it without one.

use council::command::{BattleCommand, Command};
use council::view::{Aim, HeroAt, PlayOffer};

use crate::kit::{Play, control, draft, explained, faction, seat};
use crate::street_kit::{
    CITY, aristocrats, at, by_hand, discarded, everywhere, hero, medes, played, stands, throw,
    whom, with_deck,
};

#[test]
fn s11_muster_stands_new_units_up_where_one_has_a_unit() {
    let mut play = medes(r#"{ do = "muster", mobs = 2, military = 1, at = "own" }"#);
    assert_eq!(play.offer("medes"), PlayOffer::Discard);
    play.put("amazons", Some("stadium"), 1, 0);
    assert_eq!(play.offer("medes"), PlayOffer::Discard, "a rival's units are no help");
    play.put("medes", Some("stadium"), 0, 1);
    assert_eq!(play.first_aims("medes"), [at("stadium")]);
    play.no_target("medes", &[at("colossus")]);
    play.no_target("medes", &[]);
    play.no_target("medes", &[at("stadium"), at("stadium")]);
    play.no_target("medes", &[whom("amazons")]);
    played(&mut play, "medes", &[at("stadium")]);
    assert_eq!(play.units("medes", "stadium"), (2, 2));
    assert_eq!(play.reserve("medes"), (3, 1), "they are new");
}

#[test]
fn s11_muster_anywhere_needs_no_unit_there() {
    let mut play = medes(r#"{ do = "muster", mobs = 2, at = "any" }"#);
    assert_eq!(play.first_aims("medes"), everywhere());
    played(&mut play, "medes", &[at("great_library")]);
    assert_eq!(play.units("medes", "great_library"), (2, 0));
}

#[test]
fn s11_muster_without_a_place_of_ones_own_is_discarded() {
    let mut play = medes(r#"{ do = "muster", mobs = 2, at = "own" }"#);
    discarded(&mut play, "medes");
}

#[test]
fn s11_uprising_brings_as_many_mobs_as_its_dice_show() {
    let mut play = medes(r#"{ do = "uprising", dice = 2, at = "any" }"#);
    play.dice.force(&[3, 5]);
    played(&mut play, "medes", &[at("stadium")]);
    assert_eq!(play.units("medes", "stadium"), (8, 0));
    assert!(play.log().contains("Dice: Medes 3, 5."), "{}", play.log());
    let says = play.streets()["deed"]["says"].to_string();
    assert!(says.contains("Dice: Medes 3, 5."), "{says}");
}

#[test]
fn s11_uprising_by_hand_waits_for_its_dice_and_no_clock_runs() {
    let mut play = by_hand(r#"{ do = "uprising", dice = 2, at = "any" }"#, "medes");
    play.plays("medes", &[at("stadium")]);
    assert_eq!(play.step(), "hand_dice");
    assert!(play.council().clock.is_none());
    assert_eq!(
        play.streets()["dice"]["throws"],
        serde_json::json!([{"faction": "medes", "dice": 2, "tyche": 0}])
    );
    for bad in [
        vec![],
        vec![throw("medes", &[1])],
        vec![throw("medes", &[0, 1])],
        vec![throw("medes", &[1, 7])],
        vec![throw("medes", &[1, 1, 1])],
        vec![throw("amazons", &[1, 1])],
        vec![throw("medes", &[1, 1]), throw("medes", &[1, 1])],
    ] {
        assert_eq!(play.bad_dice(&bad), "bad_dice", "{bad:?}");
    }
    let step = play.step_number();
    let enter =
        Command::Battle(BattleCommand::EnterDice { step, throws: vec![throw("medes", &[1, 1])] });
    assert_eq!(play.refused(&seat("medes"), enter), "control_only");
    assert_eq!(play.units("medes", "stadium"), (0, 0));
    play.enter_dice(&[throw("medes", &[6, 1])]);
    assert_eq!(play.units("medes", "stadium"), (7, 0));
    assert_eq!((play.step().as_str(), play.mover().as_str()), ("deploy", "monarchists"));
    assert!(play.log().contains("Dice: Medes 6, 1 (by hand)."));
}

#[test]
fn s11_dice_of_a_card_entered_wrongly_are_taken_back_and_then_the_card_too() {
    let mut play = by_hand(r#"{ do = "uprising", dice = 1, at = "any" }"#, "medes");
    let unplayed = play.clone();
    play.plays("medes", &[at("stadium")]);
    let unrolled = play.clone();
    play.enter_dice(&[throw("medes", &[6])]);
    play.back_to(&unrolled);
    assert_eq!((play.step().as_str(), play.units("medes", "stadium")), ("hand_dice", (0, 0)));
    play.enter_dice(&[throw("medes", &[2])]);
    assert_eq!(play.units("medes", "stadium"), (2, 0));
    play.back_to(&unplayed);
    assert_eq!((play.step().as_str(), play.mover().as_str()), ("deploy", "medes"));
    assert_eq!((play.cards("medes"), play.units("medes", "stadium")), (4, (0, 0)));
}

#[test]
fn s11_dice_that_nobody_enters_are_thrown_by_the_program_when_control_goes_on() {
    let mut play = by_hand(r#"{ do = "uprising", dice = 1, at = "any" }"#, "medes");
    play.plays("medes", &[at("stadium")]);
    play.dice.force(&[5]);
    play.next();
    assert_eq!(play.units("medes", "stadium"), (5, 0));
    assert_eq!(play.mover(), "monarchists");
    // The next card waits for its own dice.
    play.plays("monarchists", &[at("colossus")]);
    assert_eq!(play.the_dice().throws[0].faction, faction("monarchists"));
}

#[test]
fn s11_recruits_join_the_reserve() {
    let mut play = medes(r#"{ do = "recruit", mobs = 2, military = 1 }"#);
    assert_eq!(play.offer("medes"), PlayOffer::Nothing);
    play.no_target("medes", &[at("stadium")]);
    played(&mut play, "medes", &[]);
    assert_eq!(play.reserve("medes"), (5, 2));
}

#[test]
fn s11_a_march_stays_on_its_map_and_takes_heroes_along() {
    let mut play = aristocrats(r#"{ do = "march", units = 3 }"#);
    play.put("aristocrats", Some("stadium"), 3, 1);
    stands("Glaukos", "stadium", &mut play);
    let outer: Vec<Aim> = CITY[9..12].iter().map(|id| at(id)).collect();
    assert_eq!(play.aims("aristocrats"), [(at("stadium"), outer)]);
    play.no_target("aristocrats", &[at("stadium")]);
    play.no_target("aristocrats", &[at("stadium"), at("stadium")]);
    play.no_target("aristocrats", &[at("stadium"), at("royal_palace")]);
    play.no_target("aristocrats", &[at("colossus"), at("stadium")]);
    played(&mut play, "aristocrats", &[at("stadium"), at("colossus")]);
    assert_eq!(play.units("aristocrats", "colossus"), (2, 1), "soldiers first");
    assert_eq!(play.units("aristocrats", "stadium"), (1, 0));
    assert_eq!(play.hero_at("Glaukos"), "colossus");
}

#[test]
fn s11_a_march_across_goes_to_any_map() {
    let mut play = medes(r#"{ do = "march", units = 12, across = true }"#);
    play.put("medes", Some("stadium"), 2, 0);
    let (from, to) = play.aims("medes").remove(0);
    assert_eq!((from, to.len()), (at("stadium"), 12));
    played(&mut play, "medes", &[at("stadium"), at("royal_palace")]);
    assert_eq!(play.units("medes", "royal_palace"), (2, 0), "as many as there are");
    assert_eq!(play.units("medes", "stadium"), (0, 0));
}

#[test]
fn s11_a_march_of_nobody_is_discarded() {
    let mut play = medes(r#"{ do = "march", units = 3 }"#);
    discarded(&mut play, "medes");
}

#[test]
fn s11_a_rush_places_units_beyond_the_act_number() {
    let mut play = medes(r#"{ do = "rush", units = 3 }"#);
    assert_eq!(play.first_aims("medes"), everywhere());
    played(&mut play, "medes", &[at("stadium")]);
    assert_eq!(play.units("medes", "stadium"), (2, 1), "soldiers first");
    assert_eq!(play.reserve("medes"), (1, 0));
}

#[test]
fn s11_a_rush_takes_what_is_left_and_with_nothing_left_is_discarded() {
    let mut play = medes(r#"{ do = "rush", units = 3 }"#);
    play.put("medes", None, 1, 0);
    let mut one = play.clone();
    played(&mut one, "medes", &[at("stadium")]);
    assert_eq!((one.units("medes", "stadium"), one.reserve("medes")), ((1, 0), (0, 0)));
    play.put("medes", None, 0, 0);
    discarded(&mut play, "medes");
}

#[test]
fn s11_units_that_fall_back_stand_in_reserve_again() {
    let mut play = medes(r#"{ do = "fall_back", units = 2 }"#);
    play.put("medes", Some("stadium"), 2, 1);
    assert_eq!(play.first_aims("medes"), [at("stadium")]);
    played(&mut play, "medes", &[at("stadium")]);
    assert_eq!(play.units("medes", "stadium"), (1, 0));
    assert_eq!(play.reserve("medes"), (4, 2));
}

#[test]
fn s11_falling_back_from_nowhere_is_discarded() {
    let mut play = medes(r#"{ do = "fall_back", units = 2 }"#);
    discarded(&mut play, "medes");
}

#[test]
fn s11_promoted_mobs_become_military_units() {
    let mut play = medes(r#"{ do = "promote", mobs = 2 }"#);
    play.put("medes", Some("stadium"), 3, 1);
    play.put("medes", Some("colossus"), 0, 2);
    assert_eq!(play.first_aims("medes"), [at("stadium")], "only where there are mobs");
    played(&mut play, "medes", &[at("stadium")]);
    assert_eq!(play.units("medes", "stadium"), (1, 3));
}

#[test]
fn s11_a_rally_adds_to_ones_roll_there() {
    let mut play = aristocrats(r#"{ do = "rally", by = 3 }"#);
    play.put("aristocrats", Some("stadium"), 2, 0);
    stands("Glaukos", "colossus", &mut play);
    play.put("amazons", Some("royal_palace"), 2, 0);
    assert_eq!(play.first_aims("aristocrats"), [at("colossus"), at("stadium")]);
    played(&mut play, "aristocrats", &[at("stadium")]);
    let bonus = play.present("aristocrats", "stadium").expect("they are there").bonus;
    assert!(explained(&bonus).starts_with("5 = 2 mobs 2 + The alike"), "{bonus:?}");
}

#[test]
fn s11_a_rally_of_nobody_is_discarded() {
    let mut play = medes(r#"{ do = "rally", by = 3 }"#);
    discarded(&mut play, "medes");
}

#[test]
fn s11_a_curse_takes_from_a_rivals_roll_there() {
    let mut play = medes(r#"{ do = "curse", by = 4 }"#);
    play.put("medes", Some("stadium"), 2, 0);
    play.put("amazons", Some("stadium"), 2, 0);
    stands("Glaukos", "colossus", &mut play);
    assert_eq!(
        play.aims("medes"),
        [(at("colossus"), vec![whom("aristocrats")]), (at("stadium"), vec![whom("amazons")])]
    );
    play.no_target("medes", &[at("stadium"), whom("medes")]);
    play.no_target("medes", &[at("stadium")]);
    played(&mut play, "medes", &[at("stadium"), whom("amazons")]);
    let bonus = play.present("amazons", "stadium").expect("they are there").bonus;
    assert_eq!(bonus.value, -2);
    assert_eq!(play.present("medes", "stadium").expect("they are").bonus.value, 2);
}

#[test]
fn s11_a_curse_on_nobody_is_discarded() {
    let mut play = medes(r#"{ do = "curse", by = 4 }"#);
    play.put("medes", Some("stadium"), 2, 0);
    discarded(&mut play, "medes");
}

#[test]
fn s11_a_barricade_keeps_everybody_else_out() {
    let mut play = medes(r#"{ do = "barricade" }"#);
    assert_eq!(play.offer("medes"), PlayOffer::Discard);
    play.put("medes", Some("stadium"), 1, 0);
    assert_eq!(play.first_aims("medes"), [at("stadium")]);
    played(&mut play, "medes", &[at("stadium")]);
    assert_eq!(play.place_view("stadium").barricade, Some(faction("medes")));
    let out = play.placing("stadium", 1, 0);
    assert_eq!(play.refused(&seat("monarchists"), out), "barricaded");
    assert_eq!(play.mover(), "monarchists", "the turn is still on");
    let offered = play.phone("monarchists")["street"]["place"]["objectives"].to_string();
    assert!(!offered.contains("stadium"), "{offered}");
    play.turn_of("medes");
    play.place("medes", "stadium", 1, 0);
    assert_eq!(play.units("medes", "stadium"), (2, 0), "its builder may enter");
}

#[test]
fn s11_no_second_barricade_rises_where_one_stands() {
    let mut play = medes(r#"{ do = "barricade" }"#);
    play.put("medes", Some("stadium"), 1, 0);
    play.put("monarchists", Some("stadium"), 1, 0);
    played(&mut play, "medes", &[at("stadium")]);
    assert_eq!(play.units("monarchists", "stadium"), (1, 0), "who is there stays there");
    discarded(&mut play, "monarchists");
}

#[test]
fn s11_a_barricade_falls_with_the_last_unit_and_does_not_rise_with_the_next() {
    let mut play = medes(r#"{ do = "barricade" }"#);
    play.put("medes", Some("stadium"), 1, 0);
    played(&mut play, "medes", &[at("stadium")]);
    play.put("medes", Some("stadium"), 0, 0);
    assert!(play.place_view("stadium").barricade.is_none());
    play.place("monarchists", "stadium", 1, 0);
    play.put("medes", Some("stadium"), 1, 0);
    assert!(play.place_view("stadium").barricade.is_none(), "it fell");
    play.place("oligarchs", "stadium", 1, 0);
}

#[test]
fn s11_cards_bring_nobody_in_past_a_barricade() {
    for effect in [
        r#"{ do = "muster", mobs = 1, at = "any" }"#,
        r#"{ do = "uprising", dice = 1, at = "any" }"#,
        r#"{ do = "rush", units = 1 }"#,
        r#"{ do = "march", units = 1 }"#,
        r#"{ do = "summon" }"#,
    ] {
        let rows =
            [("wall", 8, r#"{ do = "barricade" }"#), ("other", 12, effect), ("more", 12, effect)];
        let mut play = Play::deploying(with_deck(draft(), &rows), "oligarchs");
        play.put("oligarchs", Some("stadium"), 1, 0);
        played(&mut play, "oligarchs", &[at("stadium")]);
        play.turn_of("aristocrats");
        play.put("aristocrats", Some("colossus"), 1, 0);
        let aims = serde_json::to_string(&play.aims("aristocrats")).expect("JSON");
        assert!(!aims.contains("stadium"), "{effect}: {aims}");
        assert!(aims.contains("great_library"), "{effect}: {aims}");
    }
}

#[test]
fn s11_a_barricade_of_a_rival_is_torn_down() {
    let rows = [
        ("wall", 8, r#"{ do = "barricade" }"#),
        ("oxen", 12, r#"{ do = "tear_down" }"#),
        ("more", 12, r#"{ do = "tear_down" }"#),
    ];
    let mut play = Play::deploying(with_deck(draft(), &rows), "oligarchs");
    play.put("oligarchs", Some("stadium"), 1, 0);
    played(&mut play, "oligarchs", &[at("stadium")]);
    assert_eq!(play.mover(), "amazons");
    assert_eq!(play.first_aims("amazons"), [at("stadium")]);
    played(&mut play, "amazons", &[at("stadium")]);
    assert!(play.place_view("stadium").barricade.is_none());
    // Nothing is left to tear down.
    discarded(&mut play, "aristocrats");
    play.place("medes", "stadium", 1, 0);
}

#[test]
fn s11_panic_sends_mobs_home_and_not_soldiers() {
    let mut play = medes(r#"{ do = "panic", mobs = 3 }"#);
    play.put("amazons", Some("stadium"), 2, 2);
    play.put("oligarchs", Some("colossus"), 0, 2);
    play.put("medes", Some("royal_palace"), 2, 0);
    assert_eq!(play.aims("medes"), [(at("stadium"), vec![whom("amazons")])]);
    played(&mut play, "medes", &[at("stadium"), whom("amazons")]);
    assert_eq!(play.units("amazons", "stadium"), (0, 2));
    assert_eq!(play.reserve("amazons"), (7, 1));
}

#[test]
fn s11_panic_among_nobody_is_discarded() {
    let mut play = medes(r#"{ do = "panic", mobs = 3 }"#);
    discarded(&mut play, "medes");
}

#[test]
fn s11_fire_takes_units_of_everybody_there_mobs_first() {
    let mut play = medes(r#"{ do = "fire", units = 2 }"#);
    play.put("amazons", Some("stadium"), 1, 3);
    play.put("medes", Some("stadium"), 5, 0);
    play.put("oligarchs", Some("stadium"), 0, 1);
    play.put("oligarchs", Some("colossus"), 2, 2);
    assert_eq!(play.first_aims("medes"), [at("colossus"), at("stadium")]);
    played(&mut play, "medes", &[at("stadium")]);
    assert_eq!(play.units("amazons", "stadium"), (0, 2));
    assert_eq!(play.units("medes", "stadium"), (3, 0), "oneself too");
    assert_eq!(play.units("oligarchs", "stadium"), (0, 0));
    assert_eq!(play.units("oligarchs", "colossus"), (2, 2));
    assert_eq!(play.reserve("amazons"), (5, 1), "for good");
}

#[test]
fn s11_fire_where_nobody_is_is_discarded() {
    let mut play = medes(r#"{ do = "fire", units = 2 }"#);
    stands("Glaukos", "stadium", &mut play);
    discarded(&mut play, "medes");
}

#[test]
fn s11_elephants_cost_everybody_with_mobs_there_a_die_of_them() {
    let mut play = medes(r#"{ do = "elephants" }"#);
    play.put("amazons", Some("stadium"), 5, 1);
    play.put("medes", Some("stadium"), 2, 0);
    play.put("oligarchs", Some("stadium"), 0, 3);
    play.put("oligarchs", Some("colossus"), 0, 3);
    assert_eq!(play.first_aims("medes"), [at("stadium")]);
    // In turn order: the Medes, then the Amazons.
    play.dice.force(&[6, 4]);
    played(&mut play, "medes", &[at("stadium")]);
    assert_eq!(play.units("medes", "stadium"), (0, 0));
    assert_eq!(play.units("amazons", "stadium"), (1, 1));
    assert_eq!(play.units("oligarchs", "stadium"), (0, 3));
    assert!(play.log().contains("Dice: Medes 6; Amazons 4."), "{}", play.log());
}

#[test]
fn s11_elephants_by_hand_want_a_throw_of_each() {
    let mut play = by_hand(r#"{ do = "elephants" }"#, "medes");
    play.put("amazons", Some("stadium"), 5, 1);
    play.put("medes", Some("stadium"), 2, 0);
    play.plays("medes", &[at("stadium")]);
    assert_eq!(play.bad_dice(&[throw("medes", &[1])]), "bad_dice");
    assert_eq!(play.bad_dice(&[throw("amazons", &[1]), throw("medes", &[1])]), "bad_dice");
    play.enter_dice(&[throw("medes", &[1]), throw("amazons", &[2])]);
    assert_eq!(
        (play.units("medes", "stadium"), play.units("amazons", "stadium")),
        ((1, 0), (3, 1))
    );
}

/// Control sets units right while the dice are awaited, until there is nobody to throw.
#[test]
fn s11_dice_that_are_no_longer_wanted_hold_nobody_up() {
    let mut play = by_hand(r#"{ do = "elephants" }"#, "medes");
    play.put("amazons", Some("stadium"), 5, 1);
    play.plays("medes", &[at("stadium")]);
    play.put("amazons", Some("stadium"), 0, 1);
    assert_eq!(play.step(), "hand_dice");
    play.next();
    assert_eq!((play.step().as_str(), play.mover().as_str()), ("deploy", "monarchists"));
    assert_eq!(play.units("amazons", "stadium"), (0, 1));
}

#[test]
fn s11_elephants_where_no_mob_is_are_discarded() {
    let mut play = medes(r#"{ do = "elephants" }"#);
    play.put("amazons", Some("stadium"), 0, 1);
    discarded(&mut play, "medes");
}

#[test]
fn s11_the_colossus_goes_to_any_other_place() {
    let mut play = medes(r#"{ do = "colossus" }"#);
    assert!(play.place_view("colossus").colossus);
    let aims = play.first_aims("medes");
    assert_eq!((aims.len(), aims.contains(&at("colossus"))), (12, false));
    play.no_target("medes", &[at("colossus")]);
    played(&mut play, "medes", &[at("stadium")]);
    assert!(play.place_view("stadium").colossus);
    assert!(!play.place_view("colossus").colossus);
    assert!(play.log().contains("The Colossus strides to the Stadium."));
}

#[test]
fn s11_bribed_mobs_change_sides() {
    let mut play = medes(r#"{ do = "bribe", mobs = 2 }"#);
    play.put("amazons", Some("stadium"), 5, 1);
    play.put("oligarchs", Some("stadium"), 0, 1);
    play.put("medes", Some("colossus"), 4, 0);
    assert_eq!(play.aims("medes"), [(at("stadium"), vec![whom("amazons")])]);
    play.no_target("medes", &[at("stadium"), whom("oligarchs")]);
    played(&mut play, "medes", &[at("stadium"), whom("amazons")]);
    assert_eq!(play.units("amazons", "stadium"), (3, 1));
    assert_eq!(play.units("medes", "stadium"), (2, 0));
}

#[test]
fn s11_a_bribe_takes_as_many_as_there_are_and_without_mobs_is_discarded() {
    let mut play = medes(r#"{ do = "bribe", mobs = 2 }"#);
    play.put("amazons", Some("stadium"), 1, 1);
    let mut one = play.clone();
    played(&mut one, "medes", &[at("stadium"), whom("amazons")]);
    assert_eq!((one.units("amazons", "stadium"), one.units("medes", "stadium")), ((0, 1), (1, 0)));
    play.put("amazons", Some("stadium"), 0, 1);
    discarded(&mut play, "medes");
}

#[test]
fn s11_a_target_that_went_away_meanwhile_is_refused_and_the_turn_goes_on() {
    let mut play = medes(r#"{ do = "bribe", mobs = 2 }"#);
    play.put("amazons", Some("stadium"), 2, 0);
    play.put("oligarchs", Some("colossus"), 2, 0);
    let late = play.playing("medes", &[at("stadium"), whom("amazons")]);
    play.put("amazons", Some("stadium"), 0, 0);
    assert_eq!(play.refused(&seat("medes"), late), "no_such_target");
    assert_eq!((play.mover().as_str(), play.cards("medes")), ("medes", 4));
    let discard = play.discarding("medes");
    assert_eq!(play.refused(&seat("medes"), discard), "has_target", "another target is left");
    played(&mut play, "medes", &[at("colossus"), whom("oligarchs")]);
}

#[test]
fn s11_a_hero_that_died_meanwhile_is_no_target() {
    let mut play = medes(r#"{ do = "roof_tile", at_least = 2 }"#);
    stands("Glaukos", "stadium", &mut play);
    let late = play.playing("medes", &[hero("Glaukos")]);
    play.put_hero("Glaukos", HeroAt::Dead);
    assert_eq!(play.refused(&seat("medes"), late), "no_such_target");
    discarded(&mut play, "medes");
}

#[test]
fn s11_names_that_are_of_nothing_are_no_targets() {
    let mut play = medes(r#"{ do = "muster", mobs = 1, at = "any" }"#);
    for aim in [at("atlantis"), whom("spartans"), hero("Leonidas")] {
        play.no_target("medes", &[aim]);
    }
    let mut play = medes(r#"{ do = "steal", cards = 1 }"#);
    play.no_target("medes", &[whom("spartans")]);
}

/// Whatever the effect, the phone offers what the rules take, and takes nothing that is not offered.
#[test]
fn s11_every_card_of_atlantis_is_played_as_its_offer_says() {
    let deck = crate::kit::shipped().stasis;
    let mut kinds = std::collections::BTreeSet::new();
    for card in deck.cards {
        let mut draft = draft();
        let effect = serde_json::to_value(&card.effect).expect("JSON")["do"].to_string();
        draft.stasis.cards = (0..6)
            .map(|copy| {
                let id = council::ids::CardId::from(format!("alike{copy}").as_str());
                council::content::StreetCard { id, copies: 12, ..card.clone() }
            })
            .collect();
        let mut play = Play::deploying(draft, "aristocrats");
        for id in ["amazons", "aristocrats"] {
            play.put(id, Some("stadium"), 3, 1);
            play.put(id, Some("royal_palace"), 1, 0);
        }
        stands("Glaukos", "stadium", &mut play);
        stands("Penthesilea", "stadium", &mut play);
        let aims = match play.offer("aristocrats") {
            PlayOffer::Nothing => vec![vec![]],
            PlayOffer::Discard => continue,
            PlayOffer::Aims { asks, .. } => {
                assert_ne!(asks, "", "{effect}");
                let rows = play.aims("aristocrats").into_iter();
                rows.flat_map(|(first, then)| match then.as_slice() {
                    [] => vec![vec![first]],
                    some => some.iter().map(|then| vec![first.clone(), then.clone()]).collect(),
                })
                .collect()
            }
        };
        for aims in aims {
            let mut play = play.clone();
            play.plays("aristocrats", &aims);
            assert_eq!(play.mover(), "medes", "{effect}");
        }
        kinds.insert(effect);
    }
    // All but the one that tears barricades down found a target.
    assert!(kinds.len() >= 22, "{kinds:?}");
}

#[test]
fn s11_what_a_card_does_with_control_at_the_seat_is_the_same() {
    let mut play = medes(r#"{ do = "recruit", mobs = 2 }"#);
    let card = play.playing("medes", &[]);
    assert_eq!(play.refused(&control(), card.clone()), "archon_only");
    play.by(&crate::kit::for_seat("medes"), card);
    assert_eq!(play.reserve("medes"), (5, 1));
}
