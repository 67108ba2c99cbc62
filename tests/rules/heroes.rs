//! Control's hand on Heroes outside of a stasis (N-4): what a quest did in the hall is true at the table.

use council::command::{Command, Duty, GrantsCommand, HeroesCommand};
use council::view::{HeroAt, HeroView};
use game::Audience;

use crate::kit::{English, Play, control, explained, faction, for_seat, seat};

fn set(hero: &str, owner: &str, value: u32, alive: bool) -> Command {
    let (hero, faction, reason) = (hero.to_owned(), faction(owner), "a quest".to_owned());
    HeroesCommand::SetHero { hero, faction, value, alive, reason }.into()
}

fn add(owner: &str, hero: &str, value: u32) -> Command {
    let (hero, faction, reason) = (hero.to_owned(), faction(owner), "a quest".to_owned());
    HeroesCommand::AddHero { faction, hero, value, reason }.into()
}

fn hero(play: &Play, owner: &str, name: &str) -> Option<HeroView> {
    play.faction(owner).heroes.into_iter().find(|row| row.name == name)
}

/// Glaukos, worth 3, supports the Aristocrats.
fn supported() -> Play {
    let mut play = Play::begun();
    play.until("strengths");
    let hero = "Glaukos".to_owned();
    play.seat("aristocrats", GrantsCommand::AssignHero { hero, duty: Duty::Support });
    assert_eq!(play.figure("aristocrats", "strength"), 9);
    play
}

#[test]
fn n4_a_hero_that_a_quest_kills_supports_nobody_and_weighs_on_its_faction() {
    let mut play = supported();
    let before = play.clone();
    play.control(set("Glaukos", "aristocrats", 3, false));
    assert_eq!(explained(&play.faction("aristocrats").strength), "6 = Arête 6");
    let fallen = hero(&play, "aristocrats", "Glaukos").expect("he is remembered").fallen;
    assert_eq!(fallen.clone().unwrap_or_default(), "a quest");
    let fates = play.archon("aristocrats").fates.clone();
    assert_eq!(fates[0].key, "hero:Glaukos");
    assert!(fates[0].lost[0].contains("(a quest)"), "{:?}", fates[0].lost);
    let said = "Control sets Glaukos of the Aristocrats: is dead. a quest";
    assert!(play.log().contains(said), "{}", play.log());
    let own = Audience::Seat(faction("aristocrats").seat());
    assert_eq!(play.offers(&own, "hero"), ["hero:Melite"]);
    play.control(set("Glaukos", "aristocrats", 3, true));
    let raised = hero(&play, "aristocrats", "Glaukos").expect("he is there");
    assert_eq!((raised.fallen, raised.duty), (None, Duty::Rest), "the raised rest");
    assert!(play.archon("aristocrats").fates.is_empty());
    play.back_to(&before);
    assert_eq!(play.figure("aristocrats", "strength"), 9, "it is taken back like anything");
}

#[test]
fn n4_a_hero_that_is_dead_stays_where_it_fell_whatever_else_is_set() {
    let mut play = supported();
    play.control(set("Glaukos", "aristocrats", 3, false));
    play.control(set("Glaukos", "aristocrats", 2, false));
    let row = hero(&play, "aristocrats", "Glaukos").expect("he is remembered");
    assert_eq!(
        (row.value, row.fallen.clone().unwrap_or_default().to_string()),
        (2, "a quest".to_owned())
    );
}

#[test]
fn n4_a_hero_grows_and_changes_sides() {
    let mut play = supported();
    play.control(set("Glaukos", "aristocrats", 1, true));
    assert_eq!(play.figure("aristocrats", "strength"), 7, "he goes on supporting");
    play.control(set("Glaukos", "oligarchs", 2, true));
    assert_eq!(play.figure("aristocrats", "strength"), 6);
    assert_eq!(hero(&play, "aristocrats", "Glaukos"), None);
    let there = hero(&play, "oligarchs", "Glaukos").expect("he is theirs");
    assert_eq!((there.value, there.duty), (2, Duty::Rest));
    let said = "Glaukos of the Aristocrats: goes over to the Oligarchs, is worth 2. a quest";
    assert!(play.log().contains(said), "{}", play.log());
    let send = GrantsCommand::AssignHero { hero: "Glaukos".into(), duty: Duty::Support };
    play.seat("oligarchs", send);
    assert_eq!(explained(&play.faction("oligarchs").strength), "9 = Arête 7 + Glaukos 2");
}

#[test]
fn n4_a_new_hero_supports_and_fights_like_any() {
    let mut play = Play::begun();
    play.control(add("medes", " Artabanos ", 2));
    assert!(play.log().contains("Artabanos, a Hero worth 2, joins the Medes. a quest"));
    play.begin_stasis();
    play.until("deploy");
    play.put_hero("Artabanos", HeroAt::Dead);
    let fallen = hero(&play, "medes", "Artabanos").expect("he is remembered").fallen;
    assert_eq!(fallen.clone().unwrap_or_default(), "in stasis 1");
}

#[test]
fn n4_what_control_cannot_make_of_a_hero_is_refused() {
    let mut play = Play::begun();
    let refused = [
        (set("Glaukos", "aristocrats", 3, true), "already_so"),
        (set("Kimon", "aristocrats", 3, true), "not_offered"),
        (set("Glaukos", "spartans", 3, true), "no_such_faction"),
        (set("Glaukos", "aristocrats", 0, true), "out_of_bounds"),
        (set("Glaukos", "aristocrats", 4, true), "out_of_bounds"),
        (add("spartans", "Kimon", 2), "no_such_faction"),
        (add("medes", "Glaukos", 2), "out_of_bounds"),
        (add("medes", "Kimon", 4), "out_of_bounds"),
        (add("medes", "  ", 2), "bad_text"),
        (add("medes", &"k".repeat(41), 2), "bad_text"),
    ];
    for (command, code) in refused {
        assert_eq!(play.refused(&control(), command.clone()), code, "{command:?}");
        assert_eq!(play.refused(&seat("medes"), command.clone()), "control_only", "{command:?}");
    }
    let why = HeroesCommand::AddHero {
        faction: faction("medes"),
        hero: "Kimon".into(),
        value: 1,
        reason: String::new(),
    };
    assert_eq!(play.refused(&control(), why), "bad_text");
    for number in 0..12 {
        play.by(&for_seat("medes"), add("medes", &format!("Hero {number}"), 1));
    }
    assert_eq!(play.refused(&control(), add("medes", "Kimon", 1)), "out_of_bounds");
    assert_eq!(play.refused(&control(), set("Glaukos", "medes", 1, true)), "out_of_bounds");
}

#[test]
fn n4_in_a_stasis_control_says_where_heroes_are_and_no_more() {
    let mut play = Play::begun();
    play.begin_stasis();
    assert_eq!(play.refused(&control(), set("Glaukos", "aristocrats", 3, false)), "not_now");
    assert_eq!(play.refused(&control(), add("medes", "Kimon", 1)), "not_now");
    play.end_stasis();
    play.control(set("Glaukos", "aristocrats", 3, false));
}
