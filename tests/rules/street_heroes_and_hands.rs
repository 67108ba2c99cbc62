//! Stasis cards of Heroes and hands (S-11).

use council::command::{Command, MusterCommand};
use council::view::{HeroAt, PlayOffer};

use crate::kit::{Play, draft, faction, seat};
use crate::street_kit::{
    aristocrats, at, by_hand, discarded, everywhere, hero, medes, played, stands, throw, whom,
    with_deck,
};

#[test]
fn s11_a_roof_tile_kills_a_rivals_hero_with_a_high_die() {
    let mut play = medes(r#"{ do = "roof_tile", at_least = 4 }"#);
    stands("Glaukos", "stadium", &mut play);
    play.put_hero("Melite", HeroAt::Reserve);
    assert_eq!(
        play.first_aims("medes"),
        [hero("Glaukos")],
        "neither reserve nor safety is on a map"
    );
    play.no_target("medes", &[hero("Melite")]);
    for (die, is_at) in [(3, "stadium"), (4, "dead")] {
        let mut play = play.clone();
        play.dice.force(&[die]);
        played(&mut play, "medes", &[hero("Glaukos")]);
        assert_eq!(play.hero_at("Glaukos"), is_at, "a {die}");
    }
}

#[test]
fn s11_a_hero_killed_in_the_streets_is_dead_in_council_too() {
    let mut play = medes(r#"{ do = "roof_tile", at_least = 2 }"#);
    stands("Glaukos", "stadium", &mut play);
    play.dice.force(&[6]);
    played(&mut play, "medes", &[hero("Glaukos")]);
    assert_eq!(
        play.faction("aristocrats").heroes[0].fallen.clone().unwrap_or_default(),
        "in stasis 1"
    );
    play.end_deployment();
    play.end_stasis();
    play.begin_stasis();
    play.until("muster");
    let step = play.step_number();
    let commit = Command::Muster(MusterCommand::CommitHero {
        step,
        hero: "Glaukos".into(),
        committed: true,
    });
    assert_eq!(play.refused(&seat("aristocrats"), commit), "not_offered");
}

#[test]
fn s11_a_roof_tile_by_hand_is_thrown_by_who_plays_it() {
    let mut play = by_hand(r#"{ do = "roof_tile", at_least = 4 }"#, "medes");
    stands("Glaukos", "stadium", &mut play);
    play.plays("medes", &[hero("Glaukos")]);
    assert_eq!(play.bad_dice(&[throw("aristocrats", &[4])]), "bad_dice");
    play.enter_dice(&[throw("medes", &[4])]);
    assert_eq!(play.hero_at("Glaukos"), "dead");
}

#[test]
fn s11_a_roof_tile_for_nobody_is_discarded() {
    let mut play = aristocrats(r#"{ do = "roof_tile", at_least = 4 }"#);
    stands("Glaukos", "stadium", &mut play);
    discarded(&mut play, "aristocrats");
}

#[test]
fn s11_an_ambush_kills_where_one_has_more_units() {
    let mut play = medes(r#"{ do = "ambush" }"#);
    stands("Glaukos", "stadium", &mut play);
    stands("Penthesilea", "colossus", &mut play);
    play.put("aristocrats", Some("stadium"), 0, 1);
    play.put("medes", Some("stadium"), 1, 0);
    play.put("medes", Some("colossus"), 1, 0);
    assert_eq!(play.first_aims("medes"), [hero("Penthesilea")], "as many are not more");
    play.put("medes", Some("stadium"), 2, 0);
    assert_eq!(play.first_aims("medes"), [hero("Penthesilea"), hero("Glaukos")]);
    played(&mut play, "medes", &[hero("Glaukos")]);
    assert_eq!(
        (play.hero_at("Glaukos").as_str(), play.hero_at("Penthesilea").as_str()),
        ("dead", "colossus")
    );
}

#[test]
fn s11_an_ambush_on_the_stronger_is_discarded() {
    let mut play = medes(r#"{ do = "ambush" }"#);
    stands("Glaukos", "stadium", &mut play);
    discarded(&mut play, "medes");
}

#[test]
fn s11_a_rescue_brings_ones_own_hero_to_safety() {
    let mut play = aristocrats(r#"{ do = "rescue" }"#);
    assert_eq!(play.offer("aristocrats"), PlayOffer::Discard);
    stands("Glaukos", "stadium", &mut play);
    stands("Penthesilea", "stadium", &mut play);
    assert_eq!(play.first_aims("aristocrats"), [hero("Glaukos")]);
    play.no_target("aristocrats", &[hero("Penthesilea")]);
    played(&mut play, "aristocrats", &[hero("Glaukos")]);
    assert_eq!(play.hero_at("Glaukos"), "safe");
}

#[test]
fn s11_a_summoned_hero_comes_out_from_safety_or_reserve() {
    let mut play = aristocrats(r#"{ do = "summon" }"#);
    play.put_hero("Melite", HeroAt::Reserve);
    let aims = play.aims("aristocrats");
    assert_eq!(aims, [(hero("Glaukos"), everywhere()), (hero("Melite"), everywhere())]);
    play.no_target("aristocrats", &[hero("Penthesilea"), at("stadium")]);
    play.no_target("aristocrats", &[hero("Glaukos")]);
    let mut other = play.clone();
    played(&mut play, "aristocrats", &[hero("Glaukos"), at("stadium")]);
    assert_eq!(play.hero_at("Glaukos"), "stadium");
    played(&mut other, "aristocrats", &[hero("Melite"), at("stadium")]);
    assert_eq!(other.hero_at("Melite"), "stadium");
}

#[test]
fn s11_neither_the_dead_nor_those_in_the_streets_are_summoned() {
    let mut play = aristocrats(r#"{ do = "summon" }"#);
    play.put_hero("Glaukos", HeroAt::Dead);
    stands("Melite", "stadium", &mut play);
    discarded(&mut play, "aristocrats");
}

#[test]
fn s11_in_a_duel_the_lower_dies_and_equals_live() {
    let mut play = aristocrats(r#"{ do = "duel" }"#);
    stands("Melite", "stadium", &mut play);
    stands("Penthesilea", "colossus", &mut play);
    assert_eq!(play.offer("aristocrats"), PlayOffer::Discard, "they are not at the same place");
    stands("Penthesilea", "stadium", &mut play);
    assert_eq!(play.aims("aristocrats"), [(hero("Melite"), vec![hero("Penthesilea")])]);
    // Melite has 1, Penthesilea 2.
    for (own, foe, fates) in
        [(4, 1, ("stadium", "dead")), (3, 2, ("stadium", "stadium")), (3, 3, ("dead", "stadium"))]
    {
        let mut play = play.clone();
        play.dice.force(&[own, foe]);
        played(&mut play, "aristocrats", &[hero("Melite"), hero("Penthesilea")]);
        let are = (play.hero_at("Melite"), play.hero_at("Penthesilea"));
        assert_eq!((are.0.as_str(), are.1.as_str()), fates, "{own} against {foe}");
    }
}

#[test]
fn s11_a_duel_by_hand_wants_a_throw_of_both() {
    let mut play = by_hand(r#"{ do = "duel" }"#, "aristocrats");
    stands("Melite", "stadium", &mut play);
    stands("Penthesilea", "stadium", &mut play);
    play.plays("aristocrats", &[hero("Melite"), hero("Penthesilea")]);
    assert_eq!(play.bad_dice(&[throw("aristocrats", &[4])]), "bad_dice");
    play.enter_dice(&[throw("aristocrats", &[4]), throw("amazons", &[1])]);
    assert_eq!(play.hero_at("Penthesilea"), "dead");
}

#[test]
fn s11_stolen_cards_change_hands() {
    let mut play = medes(r#"{ do = "steal", cards = 2 }"#);
    assert_eq!(play.first_aims("medes").len(), 4);
    play.no_target("medes", &[whom("medes")]);
    let theirs: Vec<_> = play.hand("oligarchs").iter().map(|card| card.card.clone()).collect();
    play.plays("medes", &[whom("oligarchs")]);
    assert_eq!((play.cards("medes"), play.cards("oligarchs")), (3 + 2, 6));
    let stolen = play.hand("medes").into_iter().filter(|card| theirs.contains(&card.card)).count();
    assert_eq!(stolen, 2);
    assert!(play.log().contains("The Medes take 2 cards from the Oligarchs."));
    assert_eq!(play.the_streets().discarded, 1);
}

#[test]
fn s11_no_more_is_stolen_or_confiscated_than_is_there() {
    for (effect, medes, discards) in [("steal", 7, 2), ("confiscate", 3, 6)] {
        let rows = [
            ("a", 12, "{ do = \"recruit\", mobs = 1 }"),
            ("b", 12, "{ do = \"recruit\", mobs = 1 }"),
        ];
        let other = format!("{{ do = \"{effect}\", cards = 5 }}");
        // 26 cards go to the four above the Medes in Arête.
        let rows = [rows[0], rows[1], ("c", 2, rows[0].2), ("d", 4, other.as_str())];
        let mut play = Play::deploying(with_deck(draft(), &rows), "monarchists");
        play.plays("monarchists", &[]);
        play.turn_of("medes");
        // The Monarchists have four cards left of five.
        play.plays("medes", &[whom("monarchists")]);
        assert_eq!((play.cards("medes"), play.cards("monarchists")), (medes, 0), "{effect}");
        assert_eq!(play.the_streets().discarded, discards, "{effect}");
    }
}

#[test]
fn s11_confiscated_cards_are_discarded_and_nobody_is_told_which() {
    let mut play = medes(r#"{ do = "confiscate", cards = 4 }"#);
    play.plays("medes", &[whom("oligarchs")]);
    assert_eq!((play.cards("medes"), play.cards("oligarchs")), (3, 4));
    assert_eq!(play.the_streets().discarded, 5);
    assert!(play.log().contains("The Oligarchs discard 4 cards."));
}

/// The Oligarchs hold the only cards there are.
fn only_the_oligarchs(effect: &str) -> Play {
    Play::deploying(with_deck(draft(), &[("only", 8, effect)]), "oligarchs")
}

#[test]
fn s11_empty_hands_are_no_target() {
    for effect in [
        r#"{ do = "steal", cards = 2 }"#,
        r#"{ do = "confiscate", cards = 2 }"#,
        r#"{ do = "look" }"#,
        r#"{ do = "exchange" }"#,
    ] {
        let mut play = only_the_oligarchs(effect);
        play.no_target("oligarchs", &[whom("medes")]);
        discarded(&mut play, "oligarchs");
    }
}

#[test]
fn s11_a_look_shows_a_hand_to_one_alone() {
    let mut play = medes(r#"{ do = "look" }"#);
    let theirs: Vec<_> = play.hand("oligarchs").iter().map(|card| card.card.clone()).collect();
    played(&mut play, "medes", &[whom("oligarchs")]);
    let seen = play.street("medes").seen.clone().expect("it looked");
    assert_eq!(seen.faction, faction("oligarchs"));
    assert_eq!(seen.cards, theirs);
    for id in ["amazons", "oligarchs"] {
        assert!(play.street(id).seen.is_none());
    }
    assert!(!play.public().to_string().contains(theirs[0].id.as_str()));
    assert!(play.log().contains("The Medes look at the hand of the Oligarchs."));
}

#[test]
fn s11_hands_are_exchanged_without_the_card_that_does_it() {
    let mut play = medes(r#"{ do = "exchange" }"#);
    let ids = |play: &Play, id: &str| -> Vec<_> {
        play.hand(id).iter().map(|card| card.card.id.clone()).collect()
    };
    let (own, theirs) = (ids(&play, "medes"), ids(&play, "oligarchs"));
    play.plays("medes", &[whom("oligarchs")]);
    assert_eq!(ids(&play, "medes"), theirs);
    assert_eq!(ids(&play, "oligarchs"), own[1..]);
    assert_eq!(play.the_streets().discarded, 1);
}

#[test]
fn s11_cards_are_drawn() {
    let mut play = medes(r#"{ do = "draw", cards = 2 }"#);
    assert_eq!(play.offer("medes"), PlayOffer::Nothing);
    play.plays("medes", &[]);
    assert_eq!(play.cards("medes"), 3 + 2);
    assert_eq!(play.the_streets().deck_left, 40);
}

#[test]
fn s5_a_card_that_draws_shuffles_discards_in_and_draws_no_card_that_is_not_there() {
    let mut play = only_the_oligarchs(r#"{ do = "draw", cards = 2 }"#);
    assert_eq!(play.the_streets().deck_left, 0);
    // The card itself is all there is to draw.
    play.plays("oligarchs", &[]);
    assert_eq!((play.cards("oligarchs"), play.streets()["discarded"].clone()), (8, 0.into()));
    let log = play.log();
    assert!(log.contains("No Stasis card is left: the Oligarchs go without 1"), "{log}");
}
