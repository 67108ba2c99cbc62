//! What the city is worth, who wins the stasis, and the article that the winner changes (S-22 to S-35).

use council::command::{
    AmendCommand, BattleCommand, Command, NewText, Pick, ScoreCommand, SeatMode, SpoilsCommand,
    StepsCommand, StreetsCommand, Throw, VoteCommand,
};
use council::content::Draft;
use council::ids::{FactionId, ObjectiveId};
use council::view::{
    AlternativeView, BattleState, ScoreLine, ScoreRow, ShareOffer, SpoilState, SpoilView, TaskView,
    Urgency, Verdict,
};
use game::{Audience, Chance};

use crate::battles::{Units, placed};
use crate::kit::{English, Play, control, draft, faction, for_seat, names, seat, shipped, value};
use crate::street_kit::{objective, throw};

const CENTRAL: [&str; 4] =
    ["royal_palace", "temple_of_poseidon", "temple_of_cleito", "water_springs"];
const INNER: [&str; 5] =
    ["royal_tombs", "naval_docks", "canal_bridge", "monolith_of_dyzan", "temple_of_tyche"];
const OUTER: [&str; 4] = ["civic_docks", "great_library", "colossus", "stadium"];

/// A mob of the faction at each of these.
fn mobs<'a>(id: &'a str, places: &[&'a str]) -> Vec<Units<'a>> {
    places.iter().map(|at| (id, *at, 1, 0)).collect()
}

fn in_act(mut draft: Draft, act: u32) -> Draft {
    draft.scenario.start.act = act;
    draft.scenario.start.stasis = act;
    draft
}

fn lead_colossus(play: &mut Play, at: Option<&str>) {
    let (objective, reason) = (at.map(objective), "a test".into());
    play.control(StreetsCommand::MoveColossus { objective, reason });
}

/// Nobody meets anybody: the deployment ends and it is settled who holds what.
#[track_caller]
fn settled(draft: Draft, units: &[Units<'_>]) -> Play {
    let mut play = placed(draft, units);
    settle(&mut play);
    play
}

#[track_caller]
fn settle(play: &mut Play) {
    play.end_deployment();
    play.next();
    assert!(play.the_streets().battles.is_empty());
}

#[track_caller]
fn to_the_sheet(play: &mut Play) {
    if !["score", "score_tied"].contains(&play.step().as_str()) {
        let step = play.step_number();
        play.control(ScoreCommand::SkipToScore { step });
    }
}

/// The sheet of a city that is held like this.
#[track_caller]
fn sheet(draft: Draft, units: &[Units<'_>]) -> Play {
    let mut play = settled(draft, units);
    to_the_sheet(&mut play);
    play
}

/// A faction's row of the score sheet; its lines add up.
#[track_caller]
fn row(play: &Play, id: &str) -> ScoreRow {
    let score = play.the_score();
    let row = score.rows.iter().find(|row| row.faction.as_str() == id);
    let row = row.expect("everybody is on it").clone();
    assert_eq!(row.total, row.lines.iter().map(|line| line.points).sum::<i32>(), "{row:?}");
    row
}

#[track_caller]
fn points(play: &Play, id: &str) -> i32 {
    row(play, id).total
}

/// The lines of a faction as "rule points place".
#[track_caller]
fn lines(play: &Play, id: &str) -> Vec<String> {
    let line = |line: &ScoreLine| {
        let place = line.objective.as_ref().map_or("-", ObjectiveId::as_str);
        assert!(!line.text.is_empty());
        format!("{} {} {place}", line.rule, line.points)
    };
    row(play, id).lines.iter().map(line).collect()
}

#[track_caller]
fn holder(play: &Play, at: &str) -> Option<FactionId> {
    play.place_view(at).holder
}

#[track_caller]
fn spoil(play: &Play, rule: &str) -> SpoilView {
    let streets = play.the_streets();
    let spoil = streets.spoils.iter().rev().find(|row| row.rule == rule);
    spoil.expect("there is such a spoil").clone()
}

/// The dice that the Medes may share out.
#[track_caller]
fn share(play: &Play) -> ShareOffer {
    play.street("medes").share.clone().expect("there are dice to share")
}

fn sharing(play: &Play, to: &[Option<&str>]) -> Command {
    let to = to.iter().map(|id| id.map(faction)).collect();
    Command::Spoils(SpoilsCommand::ShareDice { step: play.step_number(), to })
}

/// The next spoil's dice.
#[track_caller]
fn roll(play: &mut Play, dice: [u32; 3]) {
    assert_eq!(play.step(), "spoils");
    play.dice.force(&dice);
    play.next();
}

// S-22, S-23

#[test]
fn s22_four_of_five_on_the_inner_ring_are_4() {
    let play = sheet(draft(), &mobs("amazons", &INNER[..4]));
    assert_eq!(points(&play, "amazons"), 4);
    assert_eq!(points(&play, "medes"), 0);
    assert_eq!(
        lines(&play, "amazons"),
        [
            "S-22 1 royal_tombs",
            "S-22 1 naval_docks",
            "S-22 1 canal_bridge",
            "S-22 1 monolith_of_dyzan"
        ]
    );
}

#[test]
fn s22_all_five_of_the_inner_ring_are_10() {
    let play = sheet(draft(), &mobs("amazons", &INNER));
    assert_eq!(points(&play, "amazons"), 10);
    assert_eq!(lines(&play, "amazons").last().map(String::as_str), Some("S-22 5 -"));
    let maps = play.council().city.as_ref().expect("a map").maps.clone();
    assert_eq!(maps[1].complete, Some(faction("amazons")));
    assert_eq!(maps[0].complete, None);
}

#[test]
fn s22_all_of_a_map_must_be_held_by_one() {
    let mut units = mobs("amazons", &INNER[..4]);
    units.push(("medes", INNER[4], 1, 0));
    let play = sheet(draft(), &units);
    assert_eq!(points(&play, "amazons"), 4);
    assert_eq!(points(&play, "medes"), 1);
}

#[test]
fn s23_the_other_four_and_the_colossus_on_the_fifth_are_8() {
    for fifth in INNER {
        let others: Vec<&str> = INNER.into_iter().filter(|at| *at != fifth).collect();
        let mut play = placed(draft(), &mobs("amazons", &others));
        play.put("medes", Some(fifth), 1, 0);
        lead_colossus(&mut play, Some(fifth));
        settle(&mut play);
        to_the_sheet(&mut play);
        assert_eq!(points(&play, "amazons"), 8, "the Colossus on {fifth}");
        assert_eq!(points(&play, "medes"), 0);
        assert_eq!(lines(&play, "medes"), [format!("S-23 0 {fifth}")]);
    }
}

#[test]
fn s23_where_the_colossus_stands_there_is_no_point_and_it_stands_on_its_own_place_at_first() {
    let units = mobs("amazons", &OUTER);
    let play = sheet(draft(), &units);
    assert!(play.place_view("colossus").colossus);
    // Three that count, doubled.
    assert_eq!(points(&play, "amazons"), 6);
    let mut moved = placed(draft(), &units);
    lead_colossus(&mut moved, Some("royal_tombs"));
    settle(&mut moved);
    to_the_sheet(&mut moved);
    assert!(!moved.place_view("colossus").colossus);
    assert_eq!(points(&moved, "amazons"), 8, "its place is worth a point once it is gone");
    let mut gone = placed(draft(), &mobs("amazons", &["colossus"]));
    lead_colossus(&mut gone, None);
    settle(&mut gone);
    to_the_sheet(&mut gone);
    assert_eq!(points(&gone, "amazons"), 1);
}

#[test]
fn s23_no_bonus_either_where_the_colossus_stands() {
    let mut play = placed(draft(), &mobs("amazons", &["temple_of_poseidon"]));
    play.put("medes", Some("naval_docks"), 0, 2);
    play.put("medes", Some("canal_bridge"), 1, 0);
    let mut other = play.clone();
    lead_colossus(&mut play, Some("temple_of_poseidon"));
    settle(&mut play);
    to_the_sheet(&mut play);
    assert_eq!(points(&play, "amazons"), 0);
    assert_eq!(points(&play, "medes"), 4);
    lead_colossus(&mut other, Some("canal_bridge"));
    settle(&mut other);
    to_the_sheet(&mut other);
    assert_eq!(points(&other, "amazons"), 2);
    assert_eq!(points(&other, "medes"), 1, "the docks alone");
}

#[test]
fn s23_the_colossus_stays_where_it_was_left_between_stases() {
    let mut play = placed(draft(), &mobs("amazons", &["stadium"]));
    let away = |at: &str| {
        Command::Streets(StreetsCommand::MoveColossus {
            objective: Some(objective(at)),
            reason: "w".into(),
        })
    };
    assert_eq!(play.refused(&seat("amazons"), away("stadium")), "control_only");
    assert_eq!(play.refused(&control(), away("sparta")), "not_offered");
    assert_eq!(play.refused(&control(), away("colossus")), "already_so");
    lead_colossus(&mut play, Some("stadium"));
    settle(&mut play);
    to_the_sheet(&mut play);
    assert_eq!(points(&play, "amazons"), 0);
    let mut back = play.clone();
    back.control(away("colossus"));
    assert_eq!(points(&back, "amazons"), 1, "the sheet is drawn up anew");
    play.end_stasis();
    assert!(play.place_view("stadium").colossus);
    play.begin_stasis();
    assert!(play.place_view("stadium").colossus);
    play.until("deploy");
    play.put("medes", Some("stadium"), 1, 0);
    settle(&mut play);
    to_the_sheet(&mut play);
    assert_eq!(points(&play, "medes"), 0);
}

// S-24

#[test]
fn s24_the_palace_holder_holds_what_nobody_holds_and_first_of_all() {
    let play = settled(
        draft(),
        &[
            ("amazons", "royal_palace", 1, 0),
            ("medes", "stadium", 1, 0),
            ("medes", "colossus", 1, 0),
        ],
    );
    for at in CENTRAL.into_iter().chain(INNER).chain(["civic_docks", "great_library"]) {
        assert_eq!(holder(&play, at), Some(faction("amazons")), "{at}");
    }
    assert_eq!(holder(&play, "stadium"), Some(faction("medes")));
    assert_eq!(holder(&play, "colossus"), Some(faction("medes")));
    // First: the temple that fell to the palace brings its Wrath, and its bonus below.
    let mut play = play;
    assert_eq!(value(&play.council().wrath), 1, "of Poseidon; the Tombs come after a roll");
    to_the_sheet(&mut play);
    assert_eq!(value(&play.council().wrath), 2);
    // 4 and 5 doubled, 2 of the Outer Ring, the bonus of Act 1.
    assert_eq!(points(&play, "amazons"), 8 + 10 + 2 + 1);
}

#[test]
fn s24_what_a_tie_left_empty_falls_to_the_palace_too_and_nothing_without_its_holder() {
    let units = [
        ("amazons", "royal_palace", 1, 0),
        ("medes", "stadium", 1, 0),
        ("oligarchs", "stadium", 1, 0),
    ];
    let fight = |units: &[Units<'_>]| {
        let mut play = placed(draft(), units);
        play.end_deployment();
        play.until("battle_dice");
        play.dice.force(&[1, 1, 1, 1, 1, 1]);
        play.next();
        play.next();
        play
    };
    assert_eq!(holder(&fight(&units), "stadium"), Some(faction("amazons")));
    let play = fight(&units[1..]);
    assert_eq!(holder(&play, "stadium"), None);
    assert_eq!(holder(&play, "royal_palace"), None);
    assert_eq!(holder(&play, "water_springs"), None);
}

#[test]
fn s24_who_loses_the_palace_in_battle_takes_nothing() {
    let units = [("amazons", "royal_palace", 1, 0), ("medes", "royal_palace", 1, 0)];
    let mut play = placed(draft(), &units);
    play.end_deployment();
    play.until("battle_dice");
    play.dice.force(&[1, 1, 1, 1, 1, 2]);
    play.next();
    play.next();
    for at in CENTRAL.into_iter().chain(INNER).chain(OUTER) {
        assert_eq!(holder(&play, at), Some(faction("medes")), "{at}");
    }
    to_the_sheet(&mut play);
    // 8, 10, and 3 of 3 that count doubled, and Poseidon's bonus.
    assert_eq!(points(&play, "medes"), 8 + 10 + 6 + 1);
    assert_eq!(points(&play, "amazons"), 0);
}

// S-25, S-29

#[test]
fn s25_poseidon_brings_wrath_and_bonus_points_of_the_act_never_doubled() {
    for act in 1..=3 {
        let play = sheet(in_act(draft(), act), &mobs("amazons", &["temple_of_poseidon"]));
        assert_eq!(value(&play.council().wrath), 1);
        assert_eq!(points(&play, "amazons"), 1 + act as i32);
        let bonus = format!("S-25 {act} temple_of_poseidon");
        assert_eq!(lines(&play, "amazons"), ["S-22 1 temple_of_poseidon", &bonus]);
    }
    // The palace takes the rest of the city: Central 8, Inner 10, Outer 6, and the bonus once.
    let play = sheet(in_act(draft(), 3), &mobs("amazons", &["royal_palace"]));
    assert_eq!(points(&play, "amazons"), 8 + 10 + 6 + 3);
}

#[test]
fn s29_docks_and_bridge_bring_a_point_for_each_own_military_unit_on_the_inner_ring() {
    let units = [
        ("amazons", "naval_docks", 2, 3),
        ("amazons", "canal_bridge", 0, 1),
        ("amazons", "royal_tombs", 4, 2),
        ("amazons", "stadium", 0, 7),
        ("medes", "temple_of_tyche", 0, 5),
    ];
    let play = sheet(draft(), &units);
    // Four places and 3 + 1 + 2 military units.
    assert_eq!(points(&play, "amazons"), 4 + 6);
    assert!(lines(&play, "amazons").contains(&"S-29 6 naval_docks".to_owned()));
    assert_eq!(points(&play, "medes"), 1);
    // The bridge in other hands: no bonus.
    let mut units = units;
    units[1].0 = "medes";
    let play = sheet(draft(), &units);
    assert_eq!(points(&play, "amazons"), 3);
    // Never doubled.
    let mut all = mobs("amazons", &INNER);
    all[0].3 = 2;
    assert_eq!(points(&sheet(draft(), &all), "amazons"), 10 + 2);
}

// S-26, S-28

#[test]
fn s26_cleito_brings_13_doom_on_a_13_and_else_nothing() {
    let mut play = settled(draft(), &mobs("medes", &["temple_of_cleito"]));
    let mut other = play.clone();
    let doom = value(&play.council().doom);
    roll(&mut play, [6, 6, 1]);
    assert_eq!(play.figure("medes", "doom"), 13);
    assert_eq!(value(&play.council().doom), doom + 13, "the city's Doom too");
    assert_eq!(spoil(&play, "S-26").dice, Some([6, 6, 1]));
    assert_eq!(spoil(&play, "S-26").state, SpoilState::Settled);
    roll(&mut other, [6, 6, 2]);
    assert_eq!(other.figure("medes", "doom"), 0);
    assert_eq!(other.figure("medes", "talents"), 0);
    assert_eq!(spoil(&other, "S-26").state, SpoilState::Settled);
}

#[test]
fn s28_the_tombs_bring_wrath_and_talents_or_13_doom() {
    let mut play = settled(draft(), &mobs("medes", &["royal_tombs"]));
    assert_eq!(value(&play.council().wrath), 1);
    let mut other = play.clone();
    roll(&mut play, [5, 4, 3]);
    assert_eq!(play.figure("medes", "talents"), 12);
    assert_eq!(play.figure("medes", "doom"), 0);
    roll(&mut other, [5, 5, 3]);
    assert_eq!(other.figure("medes", "talents"), 0);
    assert_eq!(other.figure("medes", "doom"), 13);
    assert_eq!(value(&other.council().wrath), 1);
}

#[test]
fn s28_dice_of_a_spoil_may_be_entered_and_taken_back() {
    let mut play = settled(draft(), &mobs("amazons", &["royal_tombs"]));
    for dice in [&[0, 1, 1][..], &[7, 1, 1], &[1, 1], &[1, 1, 1, 1]] {
        assert_eq!(play.bad_dice(&[throw("amazons", dice)]), "bad_dice", "{dice:?}");
    }
    assert_eq!(play.bad_dice(&[throw("medes", &[1, 1, 1])]), "bad_dice");
    let talents = play.figure("amazons", "talents");
    let past = play.clone();
    play.enter_dice(&[throw("amazons", &[6, 6, 6])]);
    assert_eq!(play.figure("amazons", "talents"), talents + 18);
    play.back_to(&past);
    assert_eq!(play.figure("amazons", "talents"), talents);
    assert_eq!(play.step(), "spoils");
    play.enter_dice(&[throw("amazons", &[1, 1, 2])]);
    assert_eq!(play.figure("amazons", "talents"), talents + 4);
}

// S-30, S-31, S-33

#[test]
fn s30_each_die_of_the_monolith_is_doom_for_a_different_rival() {
    let mut play = settled(draft(), &mobs("medes", &["monolith_of_dyzan"]));
    roll(&mut play, [5, 1, 4]);
    assert_eq!(play.step(), "share");
    let offer = share(&play);
    assert_eq!(names(&offer.to), ["amazons", "aristocrats", "monarchists", "oligarchs"]);
    assert_eq!(offer.needed, 3);
    assert_eq!(offer.what, "Doom");
    assert_eq!(play.street("amazons").share, None);
    let (a, b, c) = (Some("amazons"), Some("oligarchs"), Some("monarchists"));
    let who = seat("medes");
    for to in [[a, a, b], [a, b, a]] {
        assert_eq!(play.refused(&who, sharing(&play, &to)), "out_of_bounds", "not twice to one");
    }
    assert_eq!(play.refused(&who, sharing(&play, &[a, b, Some("medes")])), "not_offered");
    assert_eq!(play.refused(&who, sharing(&play, &[a, b, Some("spartans")])), "not_offered");
    assert_eq!(play.refused(&who, sharing(&play, &[a, b, None])), "out_of_bounds", "all three");
    assert_eq!(play.refused(&who, sharing(&play, &[a, b])), "out_of_bounds");
    assert_eq!(play.refused(&seat("amazons"), sharing(&play, &[b, c, a])), "not_yours");
    let doom = |play: &Play, id| play.figure(id, "doom");
    let before = doom(&play, "amazons");
    play.seat("medes", sharing(&play, &[a, b, c]));
    assert_eq!(doom(&play, "amazons"), before + 5);
    assert_eq!(doom(&play, "oligarchs"), 1);
    assert_eq!(doom(&play, "monarchists"), 4);
    assert_eq!(doom(&play, "medes"), 0);
    assert_eq!(doom(&play, "aristocrats"), 0);
    assert_eq!(
        spoil(&play, "S-30").given,
        ["amazons", "oligarchs", "monarchists"].map(|id| Some(faction(id)))
    );
}

#[test]
fn s30_a_13_is_not_shared_and_by_ruling_one_die_may_be_ones_own() {
    let mut play = settled(draft(), &mobs("medes", &["monolith_of_dyzan"]));
    let mut own = play.clone();
    roll(&mut play, [6, 4, 3]);
    assert_eq!(play.figure("medes", "doom"), 13);
    assert_eq!(play.step(), "spoils", "nothing to share");
    own.setting("doom_dice_to", "anyone");
    roll(&mut own, [1, 4, 5]);
    own.by(&for_seat("medes"), sharing(&own, &[Some("medes"), Some("oligarchs"), Some("amazons")]));
    assert_eq!(own.figure("medes", "doom"), 1);
    assert_eq!(own.figure("oligarchs", "doom"), 4);
}

#[test]
fn s31_of_6_6_2_one_six_is_kept_the_other_and_the_two_go_to_two_others() {
    let mut play = settled(draft(), &mobs("medes", &["temple_of_tyche"]));
    roll(&mut play, [6, 6, 2]);
    assert_eq!(play.step(), "share");
    let offer = share(&play);
    assert_eq!(offer.dice, [6, 6, 2]);
    assert_eq!(offer.what, "Tyche");
    assert!(offer.to.contains(&faction("medes")), "own one allowed");
    let (own, one, other) = (Some("medes"), Some("amazons"), Some("oligarchs"));
    let who = seat("medes");
    assert_eq!(play.refused(&who, sharing(&play, &[own, own, one])), "out_of_bounds");
    assert_eq!(play.refused(&who, sharing(&play, &[own, one, own])), "out_of_bounds");
    play.seat("medes", sharing(&play, &[own, one, other]));
    assert_eq!(play.figure("medes", "tyche"), 6);
    assert_eq!(play.figure("amazons", "tyche"), 2 + 6);
    assert_eq!(play.figure("oligarchs", "tyche"), 2);
}

#[test]
fn s31_a_13_brings_doom_and_no_tyche_is_spent_on_the_roll() {
    let mut play = settled(draft(), &mobs("amazons", &["temple_of_tyche"]));
    let with_tyche = [Throw { tyche: vec![6], ..throw("amazons", &[1, 1, 1]) }];
    assert_eq!(play.bad_dice(&with_tyche), "bad_dice");
    let buy = Command::Battle(BattleCommand::SpendTyche {
        step: play.step_number(),
        dice: 1,
        seal: None,
    });
    assert_eq!(play.refused(&seat("amazons"), buy), "not_now");
    let doom = play.figure("amazons", "doom");
    roll(&mut play, [6, 6, 1]);
    assert_eq!(play.figure("amazons", "doom"), doom + 13);
    assert_eq!(play.figure("amazons", "tyche"), 2);
    assert_eq!(play.step(), "spoils");
}

/// Three factions at the table.
fn of_three() -> Draft {
    let mut draft = draft();
    draft.scenario.factions.retain(|row| !["aristocrats", "oligarchs"].contains(&row.id.as_str()));
    draft
}

#[test]
fn s33_with_three_factions_dice_that_cannot_be_given_are_lost() {
    let mut play = settled(of_three(), &mobs("medes", &["monolith_of_dyzan"]));
    roll(&mut play, [5, 6, 4]);
    assert_eq!(share(&play).needed, 2);
    let (a, b) = (Some("amazons"), Some("monarchists"));
    let who = seat("medes");
    for to in [vec![a, b, a], vec![a, None, None], vec![None, None, None], vec![a, b]] {
        assert_eq!(play.refused(&who, sharing(&play, &to)), "out_of_bounds", "{to:?}");
    }
    let mut lot = play.clone();
    let doom = |play: &Play| -> Vec<i32> {
        ["amazons", "medes", "monarchists"].map(|id| play.figure(id, "doom")).to_vec()
    };
    let before = doom(&play);
    play.seat("medes", sharing(&play, &[a, None, b]));
    assert_eq!(doom(&play), [before[0] + 5, 0, 4], "the six is lost");
    assert_eq!(
        spoil(&play, "S-30").given,
        [Some(faction("amazons")), None, Some(faction("monarchists"))]
    );
    // By lot as well: two are given.
    lot.next();
    assert_eq!(doom(&lot).iter().sum::<i32>() - before.iter().sum::<i32>(), 11);
    assert_eq!(doom(&lot)[1], 0);
    assert!(lot.log().contains("4 is lost"), "{}", lot.log());
}

#[test]
fn s33_three_factions_are_enough_for_the_temple_of_tyche() {
    let mut play = settled(of_three(), &mobs("medes", &["temple_of_tyche"]));
    roll(&mut play, [1, 2, 3]);
    assert_eq!(share(&play).needed, 3);
    let all = [Some("medes"), Some("monarchists"), Some("amazons")];
    play.seat("medes", sharing(&play, &all));
    assert_eq!(play.figure("medes", "tyche"), 1);
    assert_eq!(play.figure("monarchists", "tyche"), 2);
    assert_eq!(play.figure("amazons", "tyche"), 2 + 3);
}

// S-27

/// The Amazons and Medes are tied with two each; who holds the springs stands between them.
fn tied(springs: Option<&str>, ruling: &str) -> Play {
    let mut units = vec![
        ("amazons", "canal_bridge", 1, 0),
        ("amazons", "stadium", 1, 0),
        ("medes", "naval_docks", 1, 0),
        ("medes", "great_library", 1, 0),
    ];
    units.extend(springs.map(|id| (id, "water_springs", 1, 0)));
    let mut play = placed(draft(), &units);
    play.setting("springs_decide", ruling);
    play.setting("colossus_ignores", "place");
    if springs.is_some_and(|id| ["amazons", "medes"].contains(&id)) {
        // Else the point of the springs would decide.
        lead_colossus(&mut play, Some("water_springs"));
    }
    settle(&mut play);
    to_the_sheet(&mut play);
    play
}

#[test]
fn s27_the_holder_of_the_springs_wins_a_tie_whoever_that_is() {
    let play = tied(Some("oligarchs"), "whoever");
    assert_eq!(names(&play.the_score().tied), ["amazons", "medes"]);
    assert_eq!(play.the_score().winner, Some(faction("oligarchs")));
    assert_eq!(play.the_score().rule, "S-27");
    assert_eq!(play.step(), "score");
    assert_eq!(tied(Some("medes"), "whoever").the_score().winner, Some(faction("medes")));
}

#[test]
fn s27_by_ruling_only_if_it_is_among_the_tied() {
    let play = tied(Some("oligarchs"), "among_tied");
    assert_eq!(play.the_score().winner, None);
    assert_eq!(play.step(), "score_tied");
    assert_eq!(tied(Some("medes"), "among_tied").the_score().winner, Some(faction("medes")));
    assert_eq!(tied(Some("amazons"), "among_tied").the_score().winner, Some(faction("amazons")));
}

#[test]
fn s27_if_nobody_holds_the_springs_control_decides() {
    let mut play = tied(None, "whoever");
    assert_eq!(play.step(), "score_tied");
    let name = |play: &Play, id: Option<&str>| {
        Command::Score(ScoreCommand::NameWinner {
            step: play.step_number(),
            faction: id.map(faction),
        })
    };
    assert_eq!(play.refused(&seat("amazons"), name(&play, Some("amazons"))), "control_only");
    assert_eq!(play.refused(&control(), name(&play, Some("spartans"))), "no_such_faction");
    let step = play.step_number();
    assert_eq!(play.refused(&control(), StepsCommand::Advance { step }), "waits_for");
    let mut nobody = play.clone();
    play.control(name(&play, Some("medes")));
    assert_eq!(play.the_score().winner, Some(faction("medes")));
    nobody.control(name(&nobody, None));
    assert_eq!(nobody.the_score().winner, None);
    assert_eq!(nobody.step(), "amended", "nobody changes an article");
}

#[test]
fn s27_the_springs_do_not_matter_where_one_leads() {
    let mut units = mobs("amazons", &["canal_bridge", "stadium"]);
    units.extend(mobs("medes", &["water_springs"]));
    let play = sheet(draft(), &units);
    assert_eq!(play.the_score().winner, Some(faction("amazons")));
    assert!(names(&play.the_score().tied).is_empty());
    assert_eq!(play.the_score().rule, "S-34");
}

// S-32

#[test]
fn s32_docks_library_and_stadium_bring_a_card_tiles_and_cards_for_the_next_stasis() {
    let places = ["civic_docks", "great_library", "stadium"];
    let mut play = sheet(in_act(draft(), 2), &mobs("medes", &places));
    let desk = play.at_desk();
    let tasks: Vec<&str> = desk.tasks.iter().map(|row| row.text.as_str()).collect();
    assert_eq!(
        tasks,
        ["Give the Medes: 1 × Trade goal card.", "Give the Medes: 2 × Research tiles."]
    );
    assert_eq!(play.figure("medes", "stasis_cards"), 2);
    play.end_stasis();
    // Rank 5 of five draws 4, and the two that were kept.
    play.begin_stasis();
    assert_eq!(play.cards("medes"), 6);
    assert_eq!(play.figure("medes", "stasis_cards"), 0, "they are drawn now");
}

#[test]
fn s32_the_spoils_of_a_stasis_come_in_map_order_each_with_its_rule() {
    let mut play = settled(draft(), &mobs("amazons", &["royal_palace"]));
    let streets = play.streets();
    let rows = streets["spoils"].as_array().expect("a list").iter();
    let rows: Vec<String> = rows
        .map(|row| {
            let part = |key: &str| row[key].as_str().expect("a word").to_owned();
            format!("{} {}", part("rule"), part("objective"))
        })
        .collect();
    assert_eq!(
        rows,
        [
            "S-25 temple_of_poseidon",
            "S-26 temple_of_cleito",
            "S-28 royal_tombs",
            "S-28 royal_tombs",
            "S-30 monolith_of_dyzan",
            "S-31 temple_of_tyche",
            "S-32 civic_docks",
            "S-32 great_library",
            "S-32 stadium"
        ]
    );
    to_the_sheet(&mut play);
    for row in &play.the_streets().spoils {
        assert_eq!(row.state, SpoilState::Settled);
        assert!(row.result.is_some());
    }
}

// S-34

/// The Amazons have won and may change an article.
#[track_caller]
fn won() -> Play {
    let mut play = placed(shipped(), &mobs("amazons", &["canal_bridge", "stadium"]));
    // Else the Palace Guard holds the rest.
    play.put("monarchists", Some("royal_palace"), 0, 0);
    settle(&mut play);
    to_the_sheet(&mut play);
    assert_eq!(play.the_score().winner, Some(faction("amazons")));
    play.next();
    assert_eq!(play.step(), "amend");
    play
}

fn amend(play: &Play, article: u32, to: NewText) -> Command {
    Command::Amend(AmendCommand::Amend { step: play.step_number(), article, to })
}

/// The number of the article on tied votes, and of its alternative that says so.
#[track_caller]
fn on_ties(play: &Play, changes: &str) -> (u32, u32) {
    let articles = play.council().constitution.clone();
    let at = articles.iter().position(|row| row.title == "Of Tied Votes").expect("there is one");
    let alternatives = &articles[at].alternatives;
    let fits = |row: &AlternativeView| row.changes.contains(changes);
    let number = alternatives.iter().position(fits).expect("there is such a text");
    (at as u32 + 1, number as u32)
}

/// Amends, and goes on to a vote in which nobody votes: 0 to 0 is a tie.
#[track_caller]
fn tied_vote_after(mut play: Play, command: Command) -> Play {
    play.seat("amazons", command);
    assert_eq!(play.step(), "amended");
    play.next();
    play.open_vote();
    play.next();
    play
}

#[test]
fn s34_the_winner_changes_one_article_at_once() {
    let mut play = won();
    let (article, fails) = on_ties(&play, "the motion fails");
    let to = NewText::Alternative(fails);
    let command = amend(&play, article, to.clone());
    assert_eq!(play.refused(&seat("medes"), command.clone()), "not_yours");
    assert_eq!(play.refused(&seat("amazons"), amend(&play, 0, to.clone())), "not_offered");
    assert_eq!(play.refused(&seat("amazons"), amend(&play, 99, to)), "not_offered");
    let none = NewText::Alternative(99);
    assert_eq!(play.refused(&seat("amazons"), amend(&play, article, none)), "not_offered");
    for text in ["", "  ", &"a".repeat(601)] {
        let own = NewText::Written(text.into());
        assert_eq!(play.refused(&seat("amazons"), amend(&play, article, own)), "bad_text");
    }
    let before = play.council().constitution.clone();
    let at = article as usize - 1;
    let same = NewText::Written(before[at].text.clone());
    assert_eq!(play.refused(&seat("amazons"), amend(&play, article, same)), "already_so");
    play.seat("amazons", command.clone());
    let after = play.council().constitution.clone();
    assert_eq!(after[at].text, before[at].alternatives[fails as usize].text);
    assert_eq!(
        after[at].obeyed.as_ref().map(ToString::to_string).as_deref(),
        Some("A tied motion fails.")
    );
    for other in (0..before.len()).filter(|other| *other != at) {
        assert_eq!(before[other], after[other], "one article");
    }
    let amendment = play.the_streets().amendment.clone().expect("it is amended");
    assert_eq!(amendment.article, article);
    assert_eq!(amendment.before, before[at].text);
    assert_eq!(amendment.after, after[at].text);
    assert!(play.council().agenda.is_empty(), "no ratification");
    assert_eq!(play.refused(&seat("amazons"), command), "step_over");
}

#[test]
fn s34_every_victory_point_is_on_the_sheet_with_its_rule() {
    let mut units = mobs("amazons", &["naval_docks", "canal_bridge", "colossus"]);
    units[0].3 = 2;
    units.extend(mobs("medes", &CENTRAL));
    let play = sheet(draft(), &units);
    assert_eq!(
        lines(&play, "amazons"),
        ["S-22 1 naval_docks", "S-22 1 canal_bridge", "S-29 2 naval_docks", "S-23 0 colossus"]
    );
    // The palace takes the other three of each ring: the Inner ones do not make it whole.
    let medes = lines(&play, "medes");
    assert_eq!(medes[..4], CENTRAL.map(|at| format!("S-22 1 {at}")));
    assert!(medes.contains(&"S-22 4 -".to_owned()), "{medes:?}");
    assert!(medes.contains(&"S-25 1 temple_of_poseidon".to_owned()), "{medes:?}");
    // Central 8 and 1, three of the Inner Ring, and 3 doubled: all that count of the Outer Ring.
    assert_eq!(points(&play, "medes"), 9 + 3 + 6);
    let order: Vec<String> =
        play.the_score().rows.iter().map(|row| row.faction.to_string()).collect();
    assert_eq!(order.len(), 5);
    assert_eq!(order[..2], ["medes", "amazons"]);
}

#[test]
fn s34_the_next_tied_vote_fails_where_the_new_text_says_so() {
    let play = won();
    let (article, number) = on_ties(&play, "the motion fails");
    let command = amend(&play, article, NewText::Alternative(number));
    let play = tied_vote_after(play, command);
    assert_ne!(play.step(), "ballot_tied");
    let result = play.the_result();
    assert_eq!(value(&result.yes), value(&result.no), "it is a tie");
    assert_eq!(result.verdict, Verdict::Failed);
    assert_eq!(play.council().tie_breaker, None);
}

#[test]
fn s34_the_next_tied_vote_is_the_prytanis_to_decide_where_the_new_text_says_so() {
    let play = won();
    let (article, number) = on_ties(&play, "the Prytanis decides");
    let command = amend(&play, article, NewText::Alternative(number));
    let mut play = tied_vote_after(play, command);
    assert_eq!(play.step(), "ballot_tied");
    let prytanis = play.council().prytanis.clone().expect("somebody presides").to_string();
    assert_ne!(prytanis, "monarchists", "who decided before");
    assert_eq!(play.council().tie_breaker, Some(faction(&prytanis)));
    let decide = Command::Vote(VoteCommand::DecideTie { ballot: play.ballot(), pick: Pick::Yes });
    assert_eq!(play.refused(&seat("monarchists"), decide.clone()), "not_yours");
    play.seat(&prytanis, decide);
    assert_eq!(play.the_result().verdict, Verdict::Passed);
}

#[test]
fn s34_the_next_tied_vote_is_another_archons_where_the_new_text_says_so() {
    let play = won();
    let (article, number) = on_ties(&play, "the Archon of the Medes");
    let command = amend(&play, article, NewText::Alternative(number));
    let mut play = tied_vote_after(play, command);
    assert_eq!(play.council().tie_breaker, Some(faction("medes")));
    let decide = Command::Vote(VoteCommand::DecideTie { ballot: play.ballot(), pick: Pick::No });
    assert_eq!(play.refused(&seat("monarchists"), decide.clone()), "not_yours");
    play.seat("medes", decide);
    assert_eq!(play.the_result().verdict, Verdict::Failed);
}

#[test]
fn s34_a_text_of_ones_own_makes_tied_votes_controls_and_a_task() {
    let play = won();
    let (article, _) = on_ties(&play, "");
    let text = "The loudest decides.";
    let command = amend(&play, article, NewText::Written(format!(" {text} ")));
    let mut play = tied_vote_after(play, command);
    let row = play.council().constitution[article as usize - 1].clone();
    assert_eq!((row.text.as_str(), row.obeyed), (text, None));
    assert_eq!(play.step(), "ballot_tied");
    assert_eq!(play.council().tie_breaker, None);
    let decide = Command::Vote(VoteCommand::DecideTie { ballot: play.ballot(), pick: Pick::Yes });
    assert_eq!(play.refused(&seat("monarchists"), decide.clone()), "not_yours");
    let tasks = play.at_desk().tasks.clone();
    let task = |row: &&TaskView| row.text.contains(text);
    assert_eq!(tasks.iter().filter(task).count(), 1, "{tasks:?}");
    assert!(!tasks.iter().find(task).expect("it is there").done);
    play.control(decide);
    assert_eq!(play.the_result().verdict, Verdict::Passed);
}

/// a ready text that the program cannot read is for Control to obey, with a tick.
#[test]
fn s34_a_text_without_a_lever_is_a_task_for_control() {
    let mut play = won();
    let citizens = play.council().constitution[0].clone();
    assert_eq!(citizens.title, "Of Citizens");
    let new = citizens.alternatives[1].text.as_str().to_owned();
    let command = amend(&play, 1, NewText::Alternative(1));
    play.seat("amazons", command);
    let said = |row: &&TaskView| row.text.contains(&new);
    assert_eq!(play.at_desk().tasks.iter().filter(said).count(), 1);
    // What the program does obey is no task.
    let mut other = won();
    let before = other.at_desk().tasks.clone();
    let (article, number) = on_ties(&other, "the motion fails");
    let command = amend(&other, article, NewText::Alternative(number));
    other.seat("amazons", command);
    assert_eq!(before, other.at_desk().tasks);
}

#[test]
fn s34_control_takes_the_change_of_an_article_back() {
    let mut play = won();
    let past = play.clone();
    let (article, number) = on_ties(&play, "the motion fails");
    let command = amend(&play, article, NewText::Alternative(number));
    play.seat("amazons", command);
    play.back_to(&past);
    assert_eq!(play.step(), "amend");
    assert_eq!(play.council().constitution, past.council().constitution);
    assert_eq!(play.council().tie_breaker, Some(faction("monarchists")));
}

#[test]
fn s34_the_former_text_can_come_back() {
    let mut play = won();
    let (article, number) = on_ties(&play, "the motion fails");
    let at = article as usize - 1;
    let former = play.council().constitution[at].text.clone();
    let command = amend(&play, article, NewText::Alternative(number));
    play.seat("amazons", command);
    let offered = play.council().constitution[at].alternatives[number as usize].clone();
    assert_eq!(offered.text, former, "the next winner may bring it back");
}

// S-35

#[test]
fn s35_afterwards_all_units_leave_the_city() {
    let mut play = sheet(shipped(), &mobs("amazons", &INNER));
    assert_eq!(play.units("amazons", "canal_bridge"), (1, 0));
    play.end_stasis();
    assert_eq!(play.council().streets, None);
    let nobody = |play: &Play, but: &str| {
        for at in CENTRAL.into_iter().chain(INNER).chain(OUTER).filter(|at| *at != but) {
            assert!(play.place_view(at).present.is_empty(), "{at}");
            assert_eq!(holder(play, at), None, "{at}");
        }
    };
    nobody(&play, "");
    // The next one begins with nobody there but the Palace Guard.
    play.begin_stasis();
    play.until("deploy");
    nobody(&play, "royal_palace");
    assert_eq!(play.units("monarchists", "royal_palace"), (0, 1));
    let guard = play.place_view("royal_palace").present;
    assert_eq!(guard.len(), 1);
}

/// Control may skip to the sheet from before the first battle: everything is fought and settled.
#[test]
fn s34_skipping_to_the_sheet_leaves_nothing_open() {
    let mut units = mobs("amazons", &CENTRAL);
    units.extend(mobs("medes", &INNER));
    units.extend(mobs("aristocrats", &OUTER));
    units.extend(mobs("oligarchs", &OUTER));
    units.extend(mobs("oligarchs", &CENTRAL));
    let mut play = placed(draft(), &units);
    assert_eq!(
        play.refused(&control(), ScoreCommand::SkipToScore { step: play.step_number() }),
        "not_now",
        "the deployment must be ended first"
    );
    play.end_deployment();
    let drawn = play.dice.drawn();
    to_the_sheet(&mut play);
    assert!(["score", "score_tied"].contains(&play.step().as_str()));
    let battles = play.the_streets().battles.clone();
    assert_eq!(battles.len(), 8);
    assert!(battles.iter().all(|row| row.state != BattleState::Waiting && row.verdict.is_some()));
    assert!(play.dice.drawn() >= drawn + 8 * 6, "the dice were thrown");
    assert_eq!(play.figure("amazons", "tyche").min(2), 2, "nobody bought Tyche");
    let total: i32 =
        ["amazons", "medes", "aristocrats", "oligarchs"].map(|id| points(&play, id)).iter().sum();
    assert!(total > 0);
}

// S-23, what else rests where the Colossus stands.

/// The sheet of a city that is held like this, with the Colossus there, as ruled.
#[track_caller]
fn colossus_on(at: &str, ignores: &str, units: &[Units<'_>]) -> Play {
    let mut play = placed(draft(), units);
    play.setting("colossus_ignores", ignores);
    lead_colossus(&mut play, Some(at));
    settle(&mut play);
    to_the_sheet(&mut play);
    play
}

#[test]
fn s23_units_where_the_colossus_stands_count_for_nobody() {
    let units = [
        ("amazons", "naval_docks", 0, 1),
        ("amazons", "canal_bridge", 0, 1),
        ("amazons", "royal_tombs", 0, 5),
    ];
    // Two places, and the units on docks and bridge; those on the tombs rest.
    assert_eq!(points(&colossus_on("royal_tombs", "all", &units), "amazons"), 2 + 2);
    assert_eq!(points(&colossus_on("royal_tombs", "place", &units), "amazons"), 2 + 7);
    assert_eq!(points(&colossus_on("stadium", "all", &units), "amazons"), 3 + 7);
}

#[test]
fn s23_the_springs_break_no_tie_where_the_colossus_stands() {
    let units = [
        ("amazons", "canal_bridge", 1, 0),
        ("medes", "naval_docks", 1, 0),
        ("oligarchs", "water_springs", 1, 0),
    ];
    let play = colossus_on("water_springs", "all", &units);
    assert_eq!((play.the_score().winner.clone(), play.step()), (None, "score_tied".to_owned()));
    let play = colossus_on("water_springs", "place", &units);
    assert_eq!(play.the_score().winner, Some(faction("oligarchs")));
}

#[test]
fn s23_the_palace_takes_nothing_where_the_colossus_stands() {
    let units = [("amazons", "royal_palace", 1, 0), ("medes", "stadium", 1, 0)];
    let play = colossus_on("royal_palace", "all", &units);
    assert_eq!(holder(&play, "royal_palace"), Some(faction("amazons")));
    assert_eq!(holder(&play, "water_springs"), None);
    assert_eq!(points(&play, "amazons"), 0);
    let play = colossus_on("royal_palace", "place", &units);
    assert_eq!(holder(&play, "water_springs"), Some(faction("amazons")));
}

// S-34, the winner may leave the constitution as it is.

fn leave(play: &Play) -> Command {
    Command::Amend(AmendCommand::LeaveConstitution { step: play.step_number() })
}

#[test]
fn s34_the_winner_may_leave_the_constitution_as_it_is() {
    let mut play = won();
    let before = play.council().constitution.clone();
    let own = Audience::Seat(faction("amazons").seat());
    let offers = play.offers(&own, "amend");
    assert_eq!(offers.last().map(String::as_str), Some("amend:nothing"));
    assert_eq!(play.refused(&seat("medes"), leave(&play)), "not_yours");
    let step = play.step_number();
    assert_eq!(play.refused(&control(), StepsCommand::Advance { step }), "waits_for");
    play.seat("amazons", leave(&play));
    assert_eq!(play.step(), "amended");
    assert_eq!(play.council().constitution, before);
    assert!(play.log().contains("The Amazons leave the constitution as it is."), "{}", play.log());
    assert_eq!(play.refused(&seat("amazons"), leave(&play)), "not_now");
}

/// A constitution for which no text stands ready.
fn nothing_ready() -> Draft {
    let mut draft = shipped();
    draft.constitution.articles.iter_mut().for_each(|row| row.alternatives.clear());
    draft
}

#[track_caller]
fn won_with_nothing_ready(mode: SeatMode) -> Play {
    let mut play = placed(nothing_ready(), &mobs("amazons", &INNER));
    play.put("monarchists", Some("royal_palace"), 0, 0);
    if mode != SeatMode::Phone {
        play.set_seat("amazons", mode);
    }
    settle(&mut play);
    to_the_sheet(&mut play);
    assert_eq!(play.the_score().winner, Some(faction("amazons")));
    play.next();
    assert_eq!(play.step(), "amend");
    play
}

#[test]
fn s34_where_no_text_is_ready_nothing_waits() {
    let mut play = won_with_nothing_ready(SeatMode::Phone);
    assert!(play.awaited().is_empty());
    let ask = play.archon("amazons").ask.clone();
    assert_eq!((ask.urgency, ask.title.as_str()), (Urgency::May, "You won"));
    assert!(play.at_desk().next.command.is_some(), "the big button goes on");
    let mut own = play.clone();
    own.seat("amazons", amend(&own, 1, NewText::Written("Of our own.".into())));
    assert_eq!(own.council().constitution[0].text, "Of our own.", "it may still write one");
    play.next();
    assert_eq!(play.step(), "amended");
    assert!(play.log().contains("The Amazons leave the constitution as it is."), "{}", play.log());
}

#[test]
fn s34_the_program_leaves_the_constitution_where_no_text_is_ready() {
    let mut play = won_with_nothing_ready(SeatMode::Scripted);
    play.scripts();
    assert_eq!(play.step(), "amended");
}

#[test]
fn s34_the_program_changes_an_article_or_leaves_it() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut play = won();
        play.dice = crate::kit::Dice::seeded(seed);
        play.set_seat("amazons", SeatMode::Scripted);
        play.scripts();
        assert_eq!(play.step(), "amended");
        seen.insert(play.the_streets().amendment.is_some());
    }
    assert_eq!(seen.len(), 2, "both");
}

#[test]
fn s23_docks_and_bridge_bring_nothing_where_the_colossus_stands_on_either() {
    let units = [
        ("amazons", "naval_docks", 0, 1),
        ("amazons", "canal_bridge", 0, 1),
        ("amazons", "royal_tombs", 0, 5),
    ];
    for at in ["naval_docks", "canal_bridge"] {
        for ignores in ["all", "place"] {
            // Two of the three places, and no military units.
            assert_eq!(points(&colossus_on(at, ignores, &units), "amazons"), 2, "{at}, {ignores}");
        }
    }
}

#[test]
fn s34_a_score_is_still_corrected_after_the_constitution_was_left() {
    let mut play = won();
    play.seat("amazons", leave(&play));
    let correct = ScoreCommand::CorrectScore {
        step: play.step_number(),
        holders: Vec::new(),
        military: Vec::new(),
        points: vec![(faction("medes"), 9)],
        reason: "a test".into(),
    };
    play.control(correct);
    assert_eq!(play.the_score().winner, Some(faction("medes")));
    play.next();
    assert_eq!((play.step(), play.awaited()), ("amend".to_owned(), vec!["medes".to_owned()]));
}
