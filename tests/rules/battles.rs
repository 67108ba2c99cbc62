//! Battles in the streets (S-16 to S-21) and the exact odds beside them.

use council::command::{BattleCommand, Command, FiguresCommand, Throw};
use council::content::{Counter, Draft};
use council::ids::FactionId;
use council::odds::{Side, odds};
use council::view::{Figure, HeroAt, Mercy, SideFate, SideView};
use game::Audience;

use crate::kit::{Play, control, draft, explained, faction, for_seat, ids, names, seat, value};
use crate::seen::Seen;
use crate::street_kit::{objective, throw};

/// Units as (faction, objective, mobs, military).
pub type Units<'a> = (&'a str, &'a str, u32, u32);

/// The Amazons begin, units stand where the test wants them, and it is the last moment to place more.
#[track_caller]
pub fn placed(draft: Draft, units: &[Units<'_>]) -> Play {
    let mut play = Play::deploying(draft, "amazons");
    for (id, at, mobs, military) in units {
        play.put(id, Some(at), *mobs, *military);
    }
    play
}

/// The deployment is over: the battles are known.
#[track_caller]
pub fn battles(units: &[Units<'_>]) -> Play {
    let mut play = placed(draft(), units);
    play.end_deployment();
    play
}

/// The first battle is on the table, nobody buys Tyche dice.
#[track_caller]
fn before_the_dice(units: &[Units<'_>], heroes: &[(&str, &str)]) -> Play {
    let mut play = placed(draft(), units);
    for (hero, at) in heroes {
        play.put_hero(hero, HeroAt::Objective(objective(at)));
    }
    play.end_deployment();
    play.until("battle_dice");
    play
}

/// The dice of every side of the battle on the table, in the order of its sides.
#[track_caller]
pub fn roll(play: &mut Play, dice: &[u32]) {
    assert_eq!(play.step(), "battle_dice");
    play.dice.force(dice);
    play.next();
}

#[track_caller]
fn side(play: &Play, id: &str) -> SideView {
    let battle = play.the_battle();
    let side = battle.sides.iter().find(|row| row.faction.as_str() == id);
    side.expect("it is in the battle").clone()
}

#[track_caller]
fn total(play: &Play, id: &str) -> Figure {
    side(play, id).total.expect("the dice are thrown")
}

#[track_caller]
fn fate(play: &Play, id: &str) -> SideFate {
    side(play, id).fate.expect("the battle is fought")
}

#[track_caller]
fn holder_of_the_battle(play: &Play) -> Option<FactionId> {
    play.the_verdict().holder.clone()
}

#[track_caller]
fn holder(play: &Play, at: &str) -> Option<FactionId> {
    play.place_view(at).holder
}

/// The objectives of the battles, in their order.
fn list(play: &Play) -> Vec<String> {
    play.the_streets().battles.iter().map(|row| row.objective.to_string()).collect()
}

fn pick(play: &Play, at: &str) -> Command {
    Command::Battle(BattleCommand::PickBattle {
        step: play.step_number(),
        objective: objective(at),
    })
}

fn judge(play: &Play, hero: &str, fate: Mercy) -> Command {
    Command::Battle(BattleCommand::Judge { step: play.step_number(), hero: hero.into(), fate })
}

fn buy(play: &Play, dice: u32) -> Command {
    Command::Battle(BattleCommand::SpendTyche { step: play.step_number(), dice, seal: None })
}

/// The Amazons and Medes meet at the Stadium, a mob each.
const PAIR: [Units<'static>; 2] = [("amazons", "stadium", 1, 0), ("medes", "stadium", 1, 0)];

#[test]
fn s16_objectives_of_two_or_more_factions_are_fought_in_map_order() {
    let mut play = battles(&[
        ("medes", "stadium", 1, 0),
        ("amazons", "stadium", 1, 0),
        ("medes", "naval_docks", 1, 0),
        ("oligarchs", "naval_docks", 0, 1),
        ("amazons", "temple_of_cleito", 1, 0),
        ("aristocrats", "temple_of_cleito", 1, 0),
        ("monarchists", "temple_of_cleito", 1, 0),
        ("monarchists", "canal_bridge", 5, 0),
    ]);
    assert_eq!(list(&play), ["temple_of_cleito", "naval_docks", "stadium"]);
    for at in ["temple_of_cleito", "naval_docks", "stadium"] {
        play.next();
        assert_eq!(play.the_battle().objective, objective(at));
        play.until("battle_dice");
        play.next();
    }
    let battle = &play.streets()["battles"][0]["factions"];
    assert_eq!(ids(battle), ["amazons", "aristocrats", "monarchists"]);
    play.next();
    assert_eq!(play.step(), "spoils");
}

#[test]
fn s16_who_is_somewhere_alone_holds_it_without_a_roll() {
    let mut play = battles(&[("medes", "canal_bridge", 1, 0), ("amazons", "stadium", 0, 2)]);
    assert!(list(&play).is_empty());
    assert_eq!(holder(&play, "canal_bridge"), None, "not before it is settled");
    let drawn = play.dice.clone();
    play.next();
    assert_eq!(holder(&play, "canal_bridge"), Some(faction("medes")));
    assert_eq!(holder(&play, "stadium"), Some(faction("amazons")));
    assert_eq!(holder(&play, "royal_tombs"), None);
    assert_eq!(game::Chance::drawn(&drawn), game::Chance::drawn(&play.dice), "nothing was rolled");
}

#[test]
fn s16_by_ruling_who_is_alone_rolls_and_a_natural_13_loses_it() {
    let mut play =
        placed(draft(), &[("medes", "canal_bridge", 1, 0), ("amazons", "stadium", 0, 2)]);
    play.setting("lone_holder", "rolls");
    play.end_deployment();
    assert_eq!(list(&play), ["canal_bridge", "stadium"]);
    play.next();
    roll(&mut play, &[6, 6, 1]);
    assert_eq!(fate(&play, "medes"), SideFate::Thirteen);
    play.until("battle_dice");
    roll(&mut play, &[1, 1, 1]);
    assert_eq!(fate(&play, "amazons"), SideFate::Holds);
    play.next();
    assert_eq!(holder(&play, "canal_bridge"), None);
    assert_eq!(play.units("medes", "canal_bridge"), (0, 0));
    assert_eq!(holder(&play, "stadium"), Some(faction("amazons")));
}

#[test]
fn s16_control_may_pick_the_order_of_battles() {
    let mut play = placed(draft(), &PAIR);
    for id in ["amazons", "medes"] {
        play.put(id, Some("royal_tombs"), 1, 0);
        play.put(id, Some("great_library"), 1, 0);
    }
    play.setting("battle_order", "control_picks");
    play.end_deployment();
    assert_eq!(play.refused(&seat("amazons"), pick(&play, "stadium")), "control_only");
    assert_eq!(play.refused(&control(), pick(&play, "colossus")), "not_offered");
    play.control(pick(&play, "stadium"));
    assert_eq!(play.the_battle().objective, objective("stadium"));
    play.until("battle_dice");
    roll(&mut play, &[1, 1, 1, 2, 2, 2]);
    play.next();
    assert_eq!(play.step(), "battles", "Control picks again");
    assert_eq!(play.refused(&control(), pick(&play, "stadium")), "not_offered");
    play.control(pick(&play, "great_library"));
    assert_eq!(play.the_battle().objective, objective("great_library"));
    // One that is not yet fought can wait again.
    play.control(pick(&play, "royal_tombs"));
    assert_eq!(play.the_battle().objective, objective("royal_tombs"));
    play.until("battle_dice");
    assert_eq!(play.refused(&control(), pick(&play, "great_library")), "not_now");
}

#[test]
fn s16_heroes_without_units_are_present() {
    let mut play = before_the_dice(&[("medes", "stadium", 2, 0)], &[("Penthesilea", "stadium")]);
    assert_eq!(names(&play.the_streets().battles[0].factions), ["amazons", "medes"]);
    assert_eq!(explained(&side(&play, "amazons").bonus), "2 = Penthesilea 2");
    roll(&mut play, &[4, 4, 4, 1, 1, 1]);
    assert_eq!(holder_of_the_battle(&play), Some(faction("amazons")));
}

/// Control finds units that were forgotten, when no battle was to be fought, and while one was judged.
#[test]
fn s16_a_correction_after_the_deployment_makes_the_battles_that_it_leads_to() {
    let mut play = battles(&[("amazons", "stadium", 1, 0)]);
    assert!(list(&play).is_empty());
    play.put("medes", Some("stadium"), 1, 0);
    assert_eq!(list(&play), ["stadium"]);
    play.until("battle_dice");
    roll(&mut play, &[1, 1, 1, 2, 2, 2]);
    assert_eq!(play.step(), "battle");
    // The battle that is fought stays on the table and is not fought again.
    play.put("amazons", Some("colossus"), 1, 0);
    play.put("medes", Some("colossus"), 1, 0);
    assert_eq!(play.the_battle().objective, objective("stadium"));
    assert_eq!(list(&play), ["colossus", "stadium"]);
    play.put_hero("Penthesilea", HeroAt::Objective(objective("great_library")));
    play.put_hero("Glaukos", HeroAt::Objective(objective("great_library")));
    assert_eq!(list(&play), ["great_library", "colossus", "stadium"]);
    play.next();
    assert_eq!(play.the_battle().objective, objective("great_library"));
    play.put_hero("Glaukos", HeroAt::Safe);
    assert_eq!(list(&play), ["colossus", "stadium"]);
    assert_eq!(play.step(), "battles");
}

/// The battle begins anew with its sides set right: who paid for a die that was not thrown has it back.
#[test]
fn s16_a_correction_before_the_dice_gives_the_tyche_back() {
    let mut play = battles(&PAIR);
    play.next();
    play.seat("amazons", buy(&play, 1));
    assert_eq!(play.step(), "battle_dice");
    assert_eq!(play.figure("amazons", "tyche"), 1);
    play.put("medes", Some("stadium"), 4, 0);
    assert_eq!(play.step(), "battles");
    assert_eq!(play.figure("amazons", "tyche"), 2);
    play.next();
    assert_eq!(side(&play, "medes").mobs, 4);
    play.next();
    assert_eq!(play.figure("amazons", "tyche"), 2);
    assert_eq!(side(&play, "amazons").tyche, Some(0));
}

#[test]
fn s17_three_dice_a_mob_1_a_military_unit_3_and_the_values_of_heroes() {
    let mut play = before_the_dice(
        &[("aristocrats", "stadium", 2, 3), ("medes", "stadium", 1, 0)],
        &[("Glaukos", "stadium"), ("Melite", "stadium"), ("Penthesilea", "royal_palace")],
    );
    assert_eq!(
        explained(&side(&play, "aristocrats").bonus),
        "15 = 2 mobs 2 + 3 military units 9 + Glaukos 3 + Melite 1"
    );
    assert_eq!(explained(&side(&play, "medes").bonus), "1 = 1 mob 1");
    roll(&mut play, &[1, 2, 3, 6, 6, 6]);
    let sum = |id| explained(&total(&play, id));
    assert_eq!(
        sum("aristocrats"),
        "21 = dice 6 + 2 mobs 2 + 3 military units 9 + Glaukos 3 + Melite 1"
    );
    assert_eq!(sum("medes"), "19 = dice 18 + 1 mob 1");
    assert_eq!(side(&play, "aristocrats").dice, Some([1, 2, 3]));
    assert_eq!(holder_of_the_battle(&play), Some(faction("aristocrats")));
    assert_eq!(play.the_verdict().rule, "S-21");
}

#[test]
fn s17_dice_thrown_by_hand_count_and_what_are_no_dice_is_refused() {
    let mut play = before_the_dice(&PAIR, &[]);
    let refused: [&[Throw]; 8] = [
        &[throw("amazons", &[0, 1, 1]), throw("medes", &[1, 1, 1])],
        &[throw("amazons", &[7, 1, 1]), throw("medes", &[1, 1, 1])],
        &[throw("amazons", &[1, 1]), throw("medes", &[1, 1, 1])],
        &[throw("amazons", &[1, 1, 1, 1]), throw("medes", &[1, 1, 1])],
        &[throw("amazons", &[1, 1, 1])],
        &[throw("medes", &[1, 1, 1]), throw("amazons", &[1, 1, 1])],
        &[throw("amazons", &[1, 1, 1]), throw("amazons", &[1, 1, 1])],
        &[Throw { tyche: vec![6], ..throw("amazons", &[1, 1, 1]) }, throw("medes", &[1, 1, 1])],
    ];
    for throws in refused {
        assert_eq!(play.bad_dice(throws), "bad_dice", "{throws:?}");
    }
    let right = [throw("amazons", &[6, 5, 6]), throw("medes", &[1, 1, 1])];
    let command = Command::Battle(BattleCommand::EnterDice {
        step: play.step_number(),
        throws: right.to_vec(),
    });
    assert_eq!(<council::Council as game::Record>::by_hand(&command), 6);
    assert_eq!(play.refused(&seat("amazons"), command), "control_only");
    play.enter_dice(&right);
    assert_eq!(side(&play, "amazons").dice, Some([6, 5, 6]));
    assert_eq!(holder_of_the_battle(&play), Some(faction("amazons")));
    assert!(play.log().contains("(by hand)"), "{}", play.log());
    let step = play.step_number();
    let again = Command::Battle(BattleCommand::EnterDice { step, throws: right.to_vec() });
    assert_eq!(play.refused(&control(), again), "not_now");
}

#[test]
fn s17_control_takes_the_dice_of_a_battle_back() {
    let mut play = before_the_dice(&PAIR, &[("Penthesilea", "stadium")]);
    let past = play.clone();
    roll(&mut play, &[6, 6, 1, 1, 1, 1]);
    assert_eq!(play.hero_at("Penthesilea"), "dead");
    play.back_to(&past);
    assert_eq!(play.step(), "battle_dice");
    assert_eq!(play.hero_at("Penthesilea"), "stadium");
    assert_eq!(play.units("amazons", "stadium"), (1, 0));
    roll(&mut play, &[6, 6, 2, 1, 1, 1]);
    assert_eq!(holder_of_the_battle(&play), Some(faction("amazons")));
    assert_eq!(play.units("medes", "stadium"), (0, 0));
}

#[test]
fn s18_one_tyche_buys_one_die_and_at_most_one_a_roll() {
    let mut play = battles(&PAIR);
    play.next();
    assert_eq!(play.step(), "tyche");
    assert_eq!(names(&play.the_battle().tyche_awaited), ["amazons"], "the Medes have no Tyche");
    assert_eq!(play.refused(&seat("amazons"), buy(&play, 2)), "too_many");
    assert_eq!(play.refused(&seat("medes"), buy(&play, 1)), "too_many");
    assert_eq!(play.refused(&seat("oligarchs"), buy(&play, 0)), "out_of_bounds");
    assert_eq!(play.figure("amazons", "tyche"), 2);
    play.seat("amazons", buy(&play, 1));
    assert_eq!(play.step(), "battle_dice", "everybody who can buy has chosen");
    assert_eq!(play.figure("amazons", "tyche"), 1);
    assert_eq!(side(&play, "amazons").tyche, Some(1));
    assert_eq!(side(&play, "medes").tyche, Some(0));
    assert_eq!(play.refused(&seat("amazons"), buy(&play, 0)), "not_now");
    roll(&mut play, &[1, 1, 1, 6, 2, 2, 2]);
    assert_eq!(side(&play, "amazons").tyche_dice, [6]);
    assert_eq!(explained(&total(&play, "amazons")), "10 = dice 3 + Tyche 6 + 1 mob 1");
    assert!(side(&play, "medes").tyche_dice.is_empty());
}

#[test]
fn s18_choices_are_made_at_the_same_time_and_shown_together() {
    let mut play = placed(draft(), &PAIR);
    play.set("medes", Counter::Tyche, 3);
    play.end_deployment();
    play.next();
    play.seat("amazons", buy(&play, 1));
    assert_eq!(play.step(), "tyche");
    assert_eq!(side(&play, "amazons").tyche, None, "not yet shown");
    assert_eq!(play.figure("amazons", "tyche"), 2, "nor paid");
    assert_eq!(names(&play.the_battle().tyche_awaited), ["medes"]);
    assert_eq!(play.street("amazons").tyche, Some(1));
    assert_eq!(play.street("medes").tyche, None);
    // It may be changed until then, and nobody else sees that.
    let but_own = |play: &Play| {
        let mut others = play.audiences();
        others.retain(|who| *who != Audience::Seat(faction("amazons").seat()));
        others.iter().map(|who| play.view(who).to_string()).collect::<Vec<_>>()
    };
    let before = but_own(&play);
    play.seat("amazons", buy(&play, 0));
    assert_eq!(before, but_own(&play));
    play.by(&for_seat("medes"), buy(&play, 1));
    assert_eq!(play.step(), "battle_dice");
    assert_eq!(play.figure("amazons", "tyche"), 2);
    assert_eq!(play.figure("medes", "tyche"), 2);
    assert_eq!(side(&play, "amazons").tyche, Some(0));
    assert_eq!(side(&play, "medes").tyche, Some(1));
}

#[test]
fn s18_a_window_of_ten_seconds_and_controls_button_end_it() {
    let mut play = battles(&PAIR);
    play.next();
    let clock = play.public()["clock"].clone();
    assert_eq!(clock["seconds"], 10);
    assert_eq!(clock["ends_at"], play.now.0 + 10_000);
    let mut by_clock = play.clone();
    by_clock.run_out();
    assert_eq!(by_clock.step(), "battle_dice");
    assert_eq!(by_clock.figure("amazons", "tyche"), 2, "who is silent buys nothing");
    play.next();
    assert_eq!(play.step(), "battle_dice");
    // No window where nobody has Tyche.
    let mut poor = placed(draft(), &PAIR);
    poor.set("amazons", Counter::Tyche, 0);
    poor.end_deployment();
    poor.next();
    assert_eq!(poor.step(), "battle_dice");
}

#[test]
fn s18_by_ruling_no_tyche_dice_or_up_to_three() {
    let mut none = placed(draft(), &PAIR);
    none.number_setting("tyche_most", 0);
    none.end_deployment();
    none.next();
    assert_eq!(none.step(), "battle_dice");
    let mut three = placed(draft(), &PAIR);
    three.number_setting("tyche_most", 3);
    three.end_deployment();
    three.next();
    assert_eq!(three.refused(&seat("amazons"), buy(&three, 3)), "too_many", "they have 2");
    three.seat("amazons", buy(&three, 2));
    assert_eq!(three.figure("amazons", "tyche"), 0);
    roll(&mut three, &[1, 1, 1, 5, 4, 1, 1, 1]);
    assert_eq!(side(&three, "amazons").tyche_dice, [5, 4]);
    assert_eq!(value(&total(&three, "amazons")), 13);
    assert_eq!(fate(&three, "amazons"), SideFate::Holds, "a total of 13 is no natural 13");
}

#[test]
fn s18_tyche_that_was_given_away_meanwhile_buys_nothing() {
    let mut play = placed(draft(), &PAIR);
    play.set("medes", Counter::Tyche, 1);
    play.end_deployment();
    play.next();
    play.seat("amazons", buy(&play, 1));
    let give = Command::Figures(FiguresCommand::Give {
        to: faction("oligarchs"),
        what: Counter::Tyche,
        amount: 2,
    });
    play.seat("amazons", give);
    play.seat("medes", buy(&play, 1));
    assert_eq!(side(&play, "amazons").tyche, Some(0));
    assert_eq!(play.figure("amazons", "tyche"), 0);
    assert_eq!(play.figure("medes", "tyche"), 0);
}

#[test]
fn s19_natural_thirteen_removes_all() {
    let mut play = before_the_dice(
        &[("amazons", "stadium", 3, 5), ("medes", "stadium", 1, 0)],
        &[("Penthesilea", "stadium")],
    );
    roll(&mut play, &[6, 6, 1, 1, 1, 1]);
    assert_eq!(fate(&play, "amazons"), SideFate::Thirteen);
    assert_eq!(value(&total(&play, "amazons")), 33, "and they had the highest total");
    assert_eq!(play.units("amazons", "stadium"), (0, 0));
    assert_eq!(play.hero_at("Penthesilea"), "dead");
    assert_eq!(holder_of_the_battle(&play), Some(faction("medes")));
    assert_eq!(play.units("medes", "stadium"), (1, 0));
    assert!(play.the_battle().captives.is_empty(), "nobody to judge");
}

#[test]
fn s19_the_bonus_die_is_aside() {
    // Ten and a Tyche die of 3 is no natural 13.
    let mut play = battles(&PAIR);
    play.next();
    play.seat("amazons", buy(&play, 1));
    let mut other = play.clone();
    roll(&mut play, &[4, 3, 3, 3, 1, 1, 1]);
    assert_eq!(fate(&play, "amazons"), SideFate::Holds);
    // Thirteen is one whatever the Tyche die shows.
    roll(&mut other, &[5, 5, 3, 6, 1, 1, 1]);
    assert_eq!(fate(&other, "amazons"), SideFate::Thirteen);
    assert_eq!(holder_of_the_battle(&other), Some(faction("medes")));
}

#[test]
fn s20_a_tie_for_the_highest_removes_everybody() {
    let units = [
        ("amazons", "stadium", 1, 0),
        ("aristocrats", "stadium", 1, 0),
        ("medes", "stadium", 2, 1),
    ];
    let heroes = [("Penthesilea", "stadium"), ("Melite", "stadium")];
    let mut play = before_the_dice(&units, &heroes);
    // 6 + 1 + 2, 7 + 1 + 1, and 3 + 5.
    let dice = [2, 2, 2, 2, 2, 3, 1, 1, 1];
    let mut die = play.clone();
    roll(&mut play, &dice);
    assert_eq!(fate(&play, "amazons"), SideFate::Tied);
    assert_eq!(fate(&play, "aristocrats"), SideFate::Tied);
    assert_eq!(fate(&play, "medes"), SideFate::Beaten);
    for id in ["amazons", "aristocrats", "medes"] {
        assert_eq!(play.units(id, "stadium"), (0, 0));
    }
    assert_eq!(holder_of_the_battle(&play), None);
    assert_eq!(play.the_verdict().rule, "S-20");
    // Ruling: Heroes so removed live; they are out of the place.
    assert_eq!(play.hero_at("Penthesilea"), "safe");
    assert_eq!(play.hero_at("Melite"), "safe");
    play.next();
    assert_eq!(holder(&play, "stadium"), None);
    die.setting("tied_heroes", "die");
    roll(&mut die, &dice);
    assert_eq!(die.hero_at("Penthesilea"), "dead");
    assert_eq!(die.hero_at("Melite"), "dead");
}

#[test]
fn s20_heroes_of_who_is_beaten_share_the_fate_of_those_of_the_tied() {
    let units = [
        ("amazons", "stadium", 1, 0),
        ("aristocrats", "stadium", 1, 0),
        ("medes", "stadium", 1, 0),
    ];
    let mut play = before_the_dice(&units, &[("Penthesilea", "stadium"), ("Melite", "stadium")]);
    // 6 + 1 + 2, 3 + 1 + 1, and 8 + 1.
    let dice = [2, 2, 2, 1, 1, 1, 3, 3, 2];
    let mut die = play.clone();
    roll(&mut play, &dice);
    assert_eq!(fate(&play, "amazons"), SideFate::Tied);
    assert_eq!(fate(&play, "aristocrats"), SideFate::Beaten);
    assert_eq!(play.hero_at("Melite"), "safe");
    die.setting("tied_heroes", "die");
    roll(&mut die, &dice);
    assert_eq!(die.hero_at("Melite"), "dead");
}

#[test]
fn s20_who_threw_13_is_in_no_tie() {
    let units = [
        ("amazons", "stadium", 1, 0),
        ("aristocrats", "stadium", 2, 0),
        ("medes", "stadium", 1, 0),
    ];
    let mut play = before_the_dice(&units, &[("Penthesilea", "stadium"), ("Glaukos", "stadium")]);
    // The Amazons' 13 + 1 + 2 equals the Aristocrats' 11 + 2 + 3.
    let mut tie = play.clone();
    roll(&mut play, &[6, 6, 1, 6, 4, 1, 1, 1, 1]);
    assert_eq!(value(&total(&play, "amazons")), 16);
    assert_eq!(value(&total(&play, "aristocrats")), 16);
    assert_eq!(holder_of_the_battle(&play), Some(faction("aristocrats")));
    // A Hero of one that threw 13 dies, though others tie and theirs live.
    roll(&mut tie, &[6, 6, 1, 1, 1, 1, 5, 1, 1]);
    assert_eq!(fate(&tie, "medes"), SideFate::Tied);
    assert_eq!(tie.hero_at("Penthesilea"), "dead");
    assert_eq!(tie.hero_at("Glaukos"), "safe");
}

#[test]
fn s21_the_highest_total_holds_and_its_archon_judges_each_hero() {
    let units = [
        ("amazons", "stadium", 1, 0),
        ("aristocrats", "stadium", 4, 2),
        ("medes", "stadium", 1, 3),
    ];
    let heroes = [("Glaukos", "stadium"), ("Melite", "stadium"), ("Penthesilea", "stadium")];
    let mut play = before_the_dice(&units, &heroes);
    roll(&mut play, &[1, 1, 1, 1, 1, 1, 6, 6, 6]);
    assert_eq!(fate(&play, "amazons"), SideFate::Beaten);
    assert_eq!(holder_of_the_battle(&play), Some(faction("medes")));
    assert_eq!(play.units("amazons", "stadium"), (0, 0));
    assert_eq!(play.units("aristocrats", "stadium"), (0, 0));
    assert_eq!(play.units("medes", "stadium"), (1, 3), "the winner loses nothing");
    let battle = play.the_battle();
    let names: Vec<_> = battle.captives.iter().map(|row| &row.hero).collect();
    assert_eq!(names, ["Penthesilea", "Glaukos", "Melite"]);
    let execute = |play: &Play, hero| judge(play, hero, Mercy::Executed);
    assert_eq!(play.refused(&seat("amazons"), execute(&play, "Glaukos")), "not_yours");
    assert_eq!(play.refused(&seat("medes"), execute(&play, "Nobody")), "not_offered");
    play.seat("medes", execute(&play, "Glaukos"));
    play.seat("medes", judge(&play, "Melite", Mercy::Spared));
    assert_eq!(play.refused(&seat("medes"), execute(&play, "Melite")), "not_offered", "once only");
    assert_eq!(play.hero_at("Glaukos"), "dead");
    assert_eq!(play.hero_at("Melite"), "safe");
    // Who is not judged is spared.
    play.next();
    assert_eq!(play.hero_at("Penthesilea"), "safe");
    let heroes = play.faction("aristocrats").heroes;
    assert!(heroes[0].fallen.is_some(), "Glaukos is dead for good: {heroes:?}");
    assert!(heroes[1].fallen.is_none(), "Melite lives: {heroes:?}");
}

#[test]
fn s21_the_winners_own_heroes_stay() {
    let mut play = before_the_dice(&PAIR, &[("Penthesilea", "stadium")]);
    roll(&mut play, &[2, 2, 2, 1, 1, 1]);
    assert_eq!(play.hero_at("Penthesilea"), "stadium");
    assert_eq!(play.step(), "battle");
    let command = judge(&play, "Penthesilea", Mercy::Executed);
    assert_eq!(play.refused(&seat("amazons"), command), "already_so", "there is nobody to judge");
}

#[test]
fn s21_if_all_threw_13_nobody_holds_it() {
    let mut play = before_the_dice(&PAIR, &[("Penthesilea", "stadium")]);
    roll(&mut play, &[6, 6, 1, 5, 5, 3]);
    assert_eq!(holder_of_the_battle(&play), None);
    assert_eq!(play.units("amazons", "stadium"), (0, 0));
    assert_eq!(play.units("medes", "stadium"), (0, 0));
    assert_eq!(play.hero_at("Penthesilea"), "dead");
    play.next();
    assert_eq!(holder(&play, "stadium"), None);
}

#[test]
fn s16_a_pace_that_is_chosen_begins_at_once_and_ends_at_once() {
    let mut play = battles(&[("amazons", "stadium", 3, 2), ("medes", "stadium", 3, 0)]);
    assert_eq!((play.step().as_str(), play.council().clock.clone()), ("battles", None));
    play.number_setting("pace_seconds", 5);
    assert_eq!(play.the_clock().seconds, 5);
    play.number_setting("pace_seconds", 0);
    assert_eq!(play.council().clock, None, "by hand again");
    play.number_setting("pace_seconds", 5);
    play.run_out();
    assert_ne!(play.step(), "battles");
}

#[test]
fn s21_at_a_pace_a_silent_winner_spares_and_the_battles_go_on() {
    let mut play = before_the_dice(&PAIR, &[("Penthesilea", "stadium")]);
    play.number_setting("pace_seconds", 5);
    roll(&mut play, &[1, 1, 1, 6, 6, 6]);
    assert_eq!(play.the_clock().seconds, 15, "the time to judge");
    play.run_out();
    assert_eq!(play.hero_at("Penthesilea"), "safe");
    assert_eq!(play.step(), "spoils");
}

#[test]
fn s21_once_all_are_judged_the_pace_goes_on() {
    let heroes = [("Glaukos", "stadium"), ("Melite", "stadium")];
    let mut play =
        before_the_dice(&[("aristocrats", "stadium", 1, 0), ("medes", "stadium", 1, 0)], &heroes);
    play.number_setting("pace_seconds", 5);
    roll(&mut play, &[1, 1, 1, 6, 6, 6]);
    let ends = |play: &Play| play.the_clock().ends_at;
    let at_first = ends(&play);
    assert_eq!(at_first, play.now.0 + 15_000);
    play.seat("medes", judge(&play, "Glaukos", Mercy::Spared));
    assert_eq!(ends(&play), at_first, "one is still to be judged");
    play.seat("medes", judge(&play, "Melite", Mercy::Spared));
    assert_eq!(ends(&play), play.now.0 + 5_000);
    // By hand there is no clock, and none begins.
    let mut by_hand = before_the_dice(
        &[("aristocrats", "stadium", 1, 0), ("medes", "stadium", 1, 0)],
        &heroes[..1],
    );
    roll(&mut by_hand, &[1, 1, 1, 6, 6, 6]);
    by_hand.seat("medes", judge(&by_hand, "Glaukos", Mercy::Spared));
    assert_eq!(by_hand.council().clock, None);
}

/// The odds on Control's desk are those of the counting module, of the sides as they stand.
#[test]
fn s17_the_odds_on_the_desk_are_the_exact_ones_and_add_up_to_1() {
    let mut play = battles(&[
        ("amazons", "stadium", 3, 2),
        ("aristocrats", "stadium", 0, 2),
        ("medes", "stadium", 3, 0),
    ]);
    assert_eq!(play.street_desk().odds, None, "no battle is on the table");
    play.next();
    let exact = |sides: &[(i32, u32)]| {
        let sides: Vec<Side> = sides.iter().map(|&(bonus, tyche)| Side { bonus, tyche }).collect();
        odds(&sides)
    };
    let same = |play: &Play, sides: &[(i32, u32)], basis: &str| {
        let (shown, counted) = (play.desk()["street"]["odds"].clone(), exact(sides));
        let numbers = |list: &Seen| -> Vec<f64> {
            list.as_array().expect("a list").iter().map(|n| n.as_f64().expect("a number")).collect()
        };
        let holds: Vec<f64> = counted.holds.iter().map(|p| p.to_f64()).collect();
        let thirteen: Vec<f64> = counted.thirteen.iter().map(|p| p.to_f64()).collect();
        assert_eq!(numbers(&shown["holds"]), holds);
        assert_eq!(numbers(&shown["thirteen"]), thirteen);
        assert_eq!(shown["nobody"].as_f64(), Some(counted.nobody.to_f64()));
        assert_eq!(shown["basis"], basis);
        let sum: f64 = numbers(&shown["holds"]).iter().sum::<f64>() + counted.nobody.to_f64();
        assert!((sum - 1.0).abs() < 1e-12, "{sum}");
        assert!((numbers(&shown["thirteen"])[0] - 21.0 / 216.0).abs() < 1e-15);
    };
    same(&play, &[(9, 0), (6, 0), (3, 0)], "before Tyche");
    assert_eq!(play.the_battle().odds, None, "the room does not see them");
    let holds = |play: &Play| play.street_desk().odds.clone().expect("it is not fought").holds;
    let before = holds(&play);
    let mut silent = play.clone();
    silent.next();
    play.seat("amazons", buy(&play, 1));
    same(&play, &[(9, 1), (6, 0), (3, 0)], "with Tyche as shown");
    assert_ne!(before, holds(&play));
    assert_eq!(before, holds(&silent));
    play.setting("odds_shown", "everybody");
    assert!(play.the_battle().odds.is_some());
    assert_eq!(play.the_battle().odds, play.street_desk().odds);
    roll(&mut play, &[1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!(play.street_desk().odds, None, "it is fought");
}

#[test]
fn n1_the_odds_do_not_tell_who_bought_tyche_before_it_is_shown() {
    let mut play = placed(draft(), &PAIR);
    play.set("medes", Counter::Tyche, 1);
    play.setting("odds_shown", "everybody");
    play.end_deployment();
    play.next();
    let (step, before) = (play.step_number(), play.the_battle());
    play.seat("amazons", buy(&play, 1));
    assert_eq!(play.step_number(), step);
    assert!(before.odds.is_some());
    assert_eq!(before.odds, play.the_battle().odds);
}

#[test]
fn s18_a_going_back_that_asks_anew_keeps_no_tyche_that_was_chosen() {
    let mut play = placed(draft(), &PAIR);
    play.set("medes", Counter::Tyche, 3);
    play.end_deployment();
    play.next();
    play.seat("amazons", buy(&play, 1));
    let past = play.clone();
    play.seat("medes", buy(&play, 1));
    assert_eq!(play.step(), "battle_dice");
    let kept = play.gone_back(&past, false);
    assert_eq!(names(&kept.the_battle().tyche_awaited), ["medes"]);
    let mut anew = play.gone_back(&past, true);
    assert_eq!(names(&anew.the_battle().tyche_awaited), ["amazons", "medes"]);
    assert_eq!(anew.street("amazons").tyche, None);
    anew.next();
    assert_eq!(side(&anew, "amazons").tyche, Some(0), "what was chosen before is forgotten");
    assert_eq!(anew.figure("amazons", "tyche"), 2);
}
