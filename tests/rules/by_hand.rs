//! What is done at the table and entered by Control: battles and the city on the real map.

use council::command::{
    Absence, AmendCommand, BattleCommand, Command, NewText, RaceCommand, ScoreCommand, SeatMode,
    StreetsCommand, VoteCommand,
};
use council::content::{City, Counter, StasisDeck};
use council::ids::{FactionId, MapId, ObjectiveId};
use council::view::{HeroAt, Phase};
use game::Audience;

use crate::kit::{English, Play, control, draft, faction, governed, ruling, seat, value};
use crate::seats::absent;
use crate::street_kit::{objective, throw};

/// Amazons, Aristocrats with Glaukos, and Medes meet at the Stadium; the battle is on the table.
fn at_the_stadium() -> Play {
    let mut play = Play::begun();
    play.begin_stasis();
    play.until("deploy");
    for id in ["amazons", "aristocrats", "medes"] {
        play.put(id, Some("stadium"), 4, 1);
    }
    play.put_hero("Glaukos", HeroAt::Objective(objective("stadium")));
    play.put("oligarchs", Some("canal_bridge"), 3, 0);
    play.put("medes", Some("canal_bridge"), 3, 0);
    play.end_deployment();
    let step = play.step_number();
    play.control(BattleCommand::PickBattle { step, objective: objective("stadium") });
    play
}

impl Play {
    fn entering(&self, holder: Option<&str>, thirteens: &[&str]) -> Command {
        Command::Battle(BattleCommand::EnterBattle {
            step: self.step_number(),
            holder: holder.map(faction),
            thirteens: thirteens.iter().map(|id| faction(id)).collect(),
        })
    }

    fn entering_city(&self, holders: &[(&str, Option<&str>)]) -> Command {
        let row = |(at, who): &(&str, Option<&str>)| -> (ObjectiveId, Option<FactionId>) {
            (objective(at), who.map(faction))
        };
        Command::Streets(StreetsCommand::EnterCity {
            step: self.step_number(),
            holders: holders.iter().map(row).collect(),
            military: Vec::new(),
        })
    }

    /// Control sets the score right.
    fn correcting(
        &self,
        holders: &[(&str, Option<&str>)],
        military: &[(&str, u32)],
        points: &[(&str, i32)],
    ) -> Command {
        let held = |(at, who): &(&str, Option<&str>)| (objective(at), who.map(faction));
        Command::Score(ScoreCommand::CorrectScore {
            step: self.step_number(),
            holders: holders.iter().map(held).collect(),
            military: on_the_inner_ring(military),
            points: points.iter().map(|(id, by)| (faction(id), *by)).collect(),
            reason: "the map says so".into(),
        })
    }

    /// The Victory Points of a faction, as the sheet has them.
    fn points(&self, id: &str) -> i32 {
        let score = self.the_score();
        let row = score.rows.iter().find(|row| row.faction.as_str() == id).expect("its row");
        assert_eq!(row.total, row.lines.iter().map(|line| line.points).sum::<i32>());
        row.total
    }

    fn fates(&self) -> Vec<String> {
        let streets = self.streets();
        let sides = streets["battle"]["sides"].as_array().expect("sides").iter();
        sides.map(|row| format!("{} {}", row["faction"], row["fate"]).replace('"', "")).collect()
    }

    fn holder(&self, at: &str) -> Option<FactionId> {
        self.place_view(at).holder
    }
}

#[test]
fn s21_a_battle_on_the_real_map_is_entered_and_its_heroes_are_judged() {
    let mut play = at_the_stadium();
    play.control(play.entering(Some("medes"), &["amazons"]));
    assert_eq!(play.step(), "battle");
    let mut fates = play.fates();
    fates.sort();
    assert_eq!(fates, ["amazons thirteen", "aristocrats beaten", "medes holds"]);
    let verdict = play.the_verdict();
    assert_eq!(verdict.sentence, "Fought on the real map. The Medes hold the Stadium.");
    assert_eq!(verdict.holder, Some(faction("medes")));
    assert!(play.the_battle().sides[0].dice.is_none(), "no die was seen here");
    assert_eq!(
        (play.units("amazons", "stadium"), play.units("aristocrats", "stadium")),
        ((0, 0), (0, 0))
    );
    assert_eq!(play.units("medes", "stadium"), (4, 1));
    assert_eq!(play.awaited(), ["medes"], "mercy is the winner's");
    let step = play.step_number();
    let fate = council::view::Mercy::Executed;
    play.seat("medes", BattleCommand::Judge { step, hero: "Glaukos".into(), fate });
    assert_eq!(play.hero_at("Glaukos"), "dead");
    assert!(play.log().contains("At the Stadium: Fought on the real map."), "{}", play.log());
    play.until_any(&["score", "score_tied"]);
    assert_eq!(play.holder("stadium"), Some(faction("medes")));
}

#[test]
fn s19_s20_nobody_may_hold_it() {
    let mut tied = at_the_stadium();
    tied.control(tied.entering(None, &["amazons"]));
    let mut fates = tied.fates();
    fates.sort();
    assert_eq!(fates, ["amazons thirteen", "aristocrats tied", "medes tied"]);
    assert_eq!(tied.holder("stadium"), None);
    assert_eq!(tied.the_verdict().rule, "S-20");
    let mut out = at_the_stadium();
    out.control(out.entering(None, &["amazons", "aristocrats", "medes"]));
    assert_eq!(out.the_verdict().rule, "S-19");
    assert_eq!(out.hero_at("Glaukos"), "dead");
}

#[test]
fn a_battle_that_cannot_have_been_so_is_refused() {
    let mut play = at_the_stadium();
    for (holder, thirteens) in [
        (Some("oligarchs"), &[][..]),
        (Some("medes"), &["oligarchs"][..]),
        (Some("medes"), &["medes"][..]),
        (None, &["medes", "amazons"][..]),
    ] {
        let command = play.entering(holder, thirteens);
        assert_eq!(play.refused(&control(), command), "out_of_bounds", "{holder:?} {thirteens:?}");
    }
    let command = play.entering(Some("nobody"), &[]);
    assert_eq!(play.refused(&control(), command), "no_such_faction");
    let command = play.entering(Some("medes"), &[]);
    assert_eq!(play.refused(&seat("medes"), command), "control_only");
    play.control(play.entering(Some("medes"), &[]));
    let twice = play.entering(Some("medes"), &[]);
    assert_eq!(play.refused(&control(), twice), "not_now");
}

#[test]
fn n1_tyche_that_was_chosen_and_not_shown_is_neither_paid_nor_told() {
    let games = [0, 1].map(|dice| {
        let mut play = at_the_stadium();
        play.set("medes", Counter::Tyche, 1);
        let step = play.step_number();
        play.seat("amazons", BattleCommand::SpendTyche { step, dice, seal: None });
        assert_eq!(play.step(), "tyche", "the Medes have not chosen");
        play.control(play.entering(Some("medes"), &[]));
        play
    });
    assert_eq!(games[0].every_view(), games[1].every_view());
    assert_eq!(games[1].figure("amazons", "tyche"), 2);
}

#[test]
fn a_battle_that_was_entered_is_taken_back() {
    let mut play = at_the_stadium();
    let past = play.clone();
    play.control(play.entering(Some("medes"), &[]));
    play.back_to(&past);
    assert_eq!(play.step(), "tyche");
    assert_eq!(play.units("amazons", "stadium"), (4, 1));
    play.control(play.entering(Some("amazons"), &[]));
    assert_eq!(play.holder("stadium"), Some(faction("amazons")));
}

#[test]
fn s24_the_city_on_the_real_map_is_entered_and_goes_to_its_spoils() {
    let mut play = at_the_stadium();
    let entered = play.entering_city(&[
        ("stadium", Some("aristocrats")),
        ("canal_bridge", None),
        ("great_library", Some("medes")),
        ("royal_palace", Some("monarchists")),
    ]);
    play.control(entered);
    assert_eq!(play.holder("stadium"), Some(faction("aristocrats")));
    assert_eq!(
        play.holder("canal_bridge"),
        Some(faction("monarchists")),
        "the palace takes it (S-24)"
    );
    assert_eq!(play.holder("great_library"), Some(faction("medes")));
    assert_eq!(play.hero_at("Glaukos"), "stadium");
    assert_eq!(play.units("medes", "stadium"), (0, 0));
    assert_eq!(play.units("oligarchs", "canal_bridge"), (0, 0));
    let told = "Control enters who holds the city after battles on the real map: \
                Stadium Aristocrats, Canal Bridge nobody, Great Library Medes, \
                Royal Palace Monarchists.";
    assert!(play.log().contains(told), "{}", play.log());
    assert!(!play.log().contains("No turns remain"));
    play.until_any(&["score", "score_tied"]);
}

fn on_the_inner_ring(military: &[(&str, u32)]) -> Vec<(FactionId, MapId, u32)> {
    military.iter().map(|(id, units)| (faction(id), MapId::from("inner"), *units)).collect()
}

/// The Medes hold the Naval Docks and the Canal Bridge, the Amazons the Stadium; so many military units
/// were counted on the Inner Ring. No unit stands in the program.
fn docked(military: &[(&str, u32)]) -> Play {
    let mut play = Play::begun();
    play.begin_stasis();
    let medes = Some("medes");
    let mut city = play.entering_city(&[
        ("naval_docks", medes),
        ("canal_bridge", medes),
        ("stadium", Some("amazons")),
    ]);
    if let Command::Streets(StreetsCommand::EnterCity { military: counted, .. }) = &mut city {
        *counted = on_the_inner_ring(military);
    }
    play.control(city);
    play.until_any(&["score", "score_tied"]);
    play
}

#[test]
fn s29_military_units_are_counted_on_the_real_map() {
    assert_eq!(docked(&[]).points("medes"), 2);
    let play = docked(&[("medes", 4), ("amazons", 9)]);
    assert_eq!(play.points("medes"), 6);
    assert_eq!(play.points("amazons"), 1, "it does not hold both");
    let score = play.the_score();
    let line = score.rows[0].lines.iter().find(|line| line.rule == "S-29").expect("its line");
    assert_eq!(
        (line.text.as_str(), line.points),
        ("Naval Docks and Canal Bridge: military units", 4)
    );
}

#[test]
fn s29_units_on_the_real_map_are_refused_where_they_cannot_be_so() {
    let mut play = Play::begun();
    play.begin_stasis();
    let entering = |play: &Play, military: Vec<(FactionId, MapId, u32)>| {
        let (step, holders) = (play.step_number(), Vec::new());
        Command::Streets(StreetsCommand::EnterCity { step, holders, military })
    };
    for (military, code) in [
        (vec![(faction("medes"), MapId::from("outer"), 1)], "not_offered"),
        (vec![(faction("nobody"), MapId::from("inner"), 1)], "no_such_faction"),
        (on_the_inner_ring(&[("medes", 1001)]), "out_of_bounds"),
        (on_the_inner_ring(&[("medes", 1), ("medes", 2)]), "not_offered"),
    ] {
        let command = entering(&play, military);
        assert_eq!(play.refused(&control(), command), code);
    }
    play.control(entering(&play, on_the_inner_ring(&[("medes", 1)])));
}

#[test]
fn n4_what_was_entered_of_a_city_is_corrected_on_its_score() {
    let mut play = docked(&[("medes", 4)]);
    play.control(play.correcting(&[], &[("medes", 1)], &[]));
    assert_eq!((play.step().as_str(), play.points("medes")), ("score", 3));
    play.control(play.correcting(&[("canal_bridge", Some("amazons"))], &[], &[]));
    assert_eq!((play.points("medes"), play.points("amazons")), (1, 2));
    assert_eq!(play.holder("canal_bridge"), Some(faction("amazons")));
    assert_eq!(play.the_score().winner, Some(faction("amazons")));
    play.control(play.correcting(&[], &[], &[("medes", 3), ("amazons", -1)]));
    assert_eq!((play.points("medes"), play.points("amazons")), (4, 1));
    assert_eq!(play.the_score().winner, Some(faction("medes")));
    let score = play.the_score();
    let line = score.rows[0].lines.last().expect("a line");
    assert_eq!((line.text.as_str(), line.points), ("Control: the map says so", 3));
    assert_eq!(line.rule, "N-4");
    let told = "Control corrects the score, Medes +3, Amazons −1: the map says so";
    assert!(play.log().contains(told), "{}", play.log());
}

#[test]
fn n4_a_score_is_corrected_until_an_article_is_changed() {
    let mut draft = draft();
    draft.constitution = governed(&ruling("quorum", "1"), &[""]).constitution;
    let mut play = Play::of(draft);
    play.next();
    play.begin_stasis();
    let early = play.correcting(&[], &[], &[("medes", 1)]);
    assert_eq!(play.refused(&control(), early), "not_now");
    play.control(play.entering_city(&[("stadium", Some("amazons"))]));
    play.until("score");
    play.next();
    assert_eq!(play.step(), "amend");
    play.control(play.correcting(&[("stadium", Some("medes"))], &[], &[]));
    assert_eq!((play.step().as_str(), play.points("medes")), ("score", 1));
    play.next();
    assert_eq!(play.awaited(), ["medes"], "the winner is another one");
    let (step, to) = (play.step_number(), NewText::Written("Other words.".into()));
    play.seat("medes", AmendCommand::Amend { step, article: 1, to });
    let late = play.correcting(&[], &[], &[("amazons", 5)]);
    assert_eq!(play.refused(&control(), late), "not_now");
}

#[test]
fn s27_control_names_another_winner_where_it_named_one() {
    let mut play = docked(&[]);
    play.control(play.correcting(&[("stadium", None)], &[], &[("amazons", 2)]));
    assert_eq!(play.step(), "score_tied");
    let name = |play: &Play, id: &str| ScoreCommand::NameWinner {
        step: play.step_number(),
        faction: Some(faction(id)),
    };
    play.control(name(&play, "medes"));
    assert_eq!(play.step(), "amended", "this council has no constitution");
    play.control(play.correcting(&[], &[], &[]));
    assert_eq!(play.step(), "score_tied");
    play.control(name(&play, "amazons"));
    assert_eq!(play.the_score().winner, Some(faction("amazons")));
}

#[test]
fn n4_a_score_that_cannot_be_so_is_refused() {
    let mut play = docked(&[]);
    for (command, code) in [
        (play.correcting(&[], &[], &[]), "already_so"),
        (play.correcting(&[], &[], &[("medes", 0)]), "out_of_bounds"),
        (play.correcting(&[], &[], &[("medes", -3)]), "out_of_bounds"),
        (play.correcting(&[], &[], &[("medes", 1001)]), "out_of_bounds"),
        (play.correcting(&[], &[], &[("medes", 1), ("medes", 1)]), "not_offered"),
        (play.correcting(&[("agora", None)], &[], &[]), "not_offered"),
        (play.correcting(&[("stadium", Some("nobody"))], &[], &[]), "no_such_faction"),
    ] {
        assert_eq!(play.refused(&control(), command), code);
    }
    let fine = play.correcting(&[], &[], &[("medes", -2)]);
    assert_eq!(play.refused(&seat("medes"), fine.clone()), "control_only");
    play.control(fine);
    assert_eq!(play.points("medes"), 0);
}

/// S-25, S-31: what is not yet settled goes to whoever holds the place now; what is, stays.
#[test]
fn n4_spoils_follow_the_holder_that_is_corrected() {
    let mut play = Play::begun();
    play.begin_stasis();
    let medes = Some("medes");
    play.control(play.entering_city(&[("temple_of_tyche", medes), ("stadium", medes)]));
    assert_eq!(play.step(), "spoils");
    assert_eq!(play.figure("medes", "stasis_cards"), 0, "the Temple of Tyche comes first");
    play.dice.force(&[1, 2, 4]);
    play.next();
    assert_eq!((play.step().as_str(), play.awaited()), ("share", vec!["medes".to_owned()]));
    play.control(play.correcting(
        &[("temple_of_tyche", Some("oligarchs")), ("temple_of_poseidon", Some("amazons"))],
        &[],
        &[],
    ));
    let dice = play.streets()["spoils"].to_string();
    assert!(dice.contains("[1,2,4]"), "dice that are thrown stay: {dice}");
    assert_eq!((play.step().as_str(), play.awaited()), ("share", vec!["oligarchs".to_owned()]));
    assert_eq!(value(&play.council().wrath), 1, "the Temple of Poseidon brings what it brings");
    play.control(play.correcting(&[("temple_of_tyche", None)], &[], &[]));
    assert_eq!(play.figure("medes", "stasis_cards"), 1, "the Stadium is next");
    play.until_any(&["score", "score_tied"]);
    play.control(play.correcting(&[("stadium", Some("oligarchs"))], &[], &[]));
    let cards = ["medes", "oligarchs"].map(|id| play.figure(id, "stasis_cards"));
    assert_eq!(cards, [1, 0], "what was brought is corrected by hand");
}

#[test]
fn n4_a_stasis_fought_out_at_the_table_is_scored_by_hand() {
    let mut draft = draft();
    draft.city = City::default();
    draft.stasis = StasisDeck::default();
    draft.scenario.factions.iter_mut().for_each(|row| row.garrison = None);
    let mut play = Play::of(draft);
    play.next();
    play.begin_stasis();
    assert_eq!(play.step(), "score_tied");
    play.control(play.correcting(&[], &[], &[("medes", 7), ("amazons", 5)]));
    assert_eq!((play.step().as_str(), play.points("medes")), ("score", 7));
    assert_eq!(play.the_score().winner, Some(faction("medes")));
}

#[test]
fn a_place_where_several_stand_must_be_entered() {
    let mut play = at_the_stadium();
    let left_out = play.entering_city(&[("stadium", Some("medes"))]);
    let before = play.every_view();
    let decided = <council::Council as game::Game>::decide(
        &play.state,
        &control(),
        &left_out,
        play.now,
        &mut play.dice.clone(),
    );
    let refusal = decided.expect_err("the Canal Bridge is open");
    assert!(refusal.sentence.to_string().contains("Canal Bridge"), "{}", refusal.sentence);
    assert_eq!(before, play.every_view());
    let twice = play.entering_city(&[("stadium", None), ("stadium", None)]);
    assert_eq!(play.refused(&control(), twice), "not_offered");
    let nowhere = play.entering_city(&[("agora", None)]);
    assert_eq!(play.refused(&control(), nowhere), "not_offered");
    let stranger = play.entering_city(&[("stadium", Some("nobody"))]);
    assert_eq!(play.refused(&control(), stranger), "no_such_faction");
}

#[test]
fn the_city_is_entered_before_anybody_deploys_and_no_turn_remains() {
    for from in ["stasis_cards", "muster", "deploy"] {
        let mut play = Play::of(draft());
        play.next();
        play.begin_stasis();
        play.until(from);
        let city =
            play.entering_city(&[("stadium", Some("medes")), ("water_springs", Some("medes"))]);
        play.control(city);
        assert!(play.log().contains("No turns remain; all cards are discarded."), "{from}");
        assert!(play.hand("medes").is_empty());
        assert_eq!(play.holder("stadium"), Some(faction("medes")));
        let again = play.entering_city(&[]);
        assert_eq!(play.refused(&control(), again), "not_now", "the spoils have begun");
        play.end_stasis();
        assert_eq!(play.council().phase, Phase::Prytanis);
    }
}

#[test]
fn tyche_that_was_shown_is_paid_back_when_the_city_is_entered() {
    let mut play = at_the_stadium();
    let step = play.step_number();
    play.seat("amazons", BattleCommand::SpendTyche { step, dice: 1, seal: None });
    assert_eq!((play.step().as_str(), play.figure("amazons", "tyche")), ("battle_dice", 1));
    let city = play.entering_city(&[("stadium", None), ("canal_bridge", None)]);
    play.control(city);
    assert_eq!(play.figure("amazons", "tyche"), 2);
}

#[test]
fn n4_dice_are_entered_for_empty_seats_and_those_of_the_program() {
    let mut play = at_the_stadium();
    play.set_seat("amazons", absent(Absence::Abstain));
    assert_eq!(play.step(), "battle_dice", "nobody is left who could call on Tyche");
    play.set_seat("medes", SeatMode::Scripted);
    let wanted = play.streets()["dice"]["throws"].as_array().expect("throws").clone();
    let throws: Vec<_> = wanted
        .iter()
        .map(|row| {
            let id = row["faction"].as_str().expect("an id");
            throw(id, if id == "medes" { &[6, 6, 6] } else { &[1, 1, 1] })
        })
        .collect();
    play.enter_dice(&throws);
    assert_eq!(play.holder("stadium"), Some(faction("medes")));
    play.scripts();
    assert!(play.awaited().is_empty(), "the program has judged");
    assert!(play.offers(&Audience::Control, "mercy").is_empty());
}

#[test]
fn c11_bids_by_hand_leave_an_empty_seat_without_horses_shown() {
    let mut play = Play::begun();
    play.until("race");
    play.set_seat("medes", absent(Absence::Abstain));
    let cycle = play.cycle();
    play.control(RaceCommand::EnterBids { cycle, bids: vec![(faction("aristocrats"), 2)] });
    assert_eq!(play.the_race().winners[0], faction("aristocrats"));
    assert!(play.log().contains("(the Aristocrats by Control's hand, the Medes absent)"));
}

#[test]
fn c16_hands_counted_in_the_room_are_nobodys_in_particular() {
    let mut play = Play::begun();
    let ballot = play.open_vote();
    play.set_seat("oligarchs", SeatMode::Scripted);
    play.set_seat("monarchists", crate::seats::follow("aristocrats"));
    play.control(VoteCommand::EnterCount { ballot, yes: 9, no: 4 });
    let public = play.public();
    assert!(public["ballot"]["result"]["picks"].as_array().expect("a list").is_empty());
    assert_eq!(public["ballot"]["result"]["verdict"], "passed");
}
