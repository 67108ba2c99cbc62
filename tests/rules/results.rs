//! Events hold what they led to, so that a rule that is mended later rewrites no evening that was played:
//! what is written is shown, whatever today's rules would make of it. Journals of formats up to 4 do not
//! hold it and are read by the rules.

use council::command::{
    BattleCommand, CardsCommand, DeployCommand, LawCommand, ScoreCommand, SpoilsCommand,
    StreetsCommand,
};
use council::content::{Counter, Draft, Until};
use council::event::Event;
use serde_json::{Value, json};

use crate::battles::placed;
use crate::kit::{English, Play, draft, faction, for_seat, names, value};
use crate::street_kit::{TABLE, objective};

/// The results of each event that formats up to 4 do not hold.
const RESULTS: [(&str, &[&str]); 15] = [
    ("street_cards_drawn", &["left"]),
    ("mustered", &["units"]),
    ("last_actions_began", &["actions"]),
    ("deployment_ended", &["battles"]),
    ("units_corrected", &["relisted"]),
    ("hero_corrected", &["relisted"]),
    ("city_entered", &["losses", "paid_back"]),
    ("battle_opened", &["sides"]),
    ("tyche_shown", &["paid"]),
    ("battle_fought", &["losses"]),
    ("city_settled", &["holders", "spoils"]),
    ("spoil_gained", &["brought"]),
    ("spoil_rolled", &["brought"]),
    ("spoil_shared", &["brought"]),
    ("scored", &["score"]),
];

/// A game as its journal tells it.
struct Journal {
    draft: Draft,
    events: Vec<Value>,
}

impl Journal {
    fn of(draft: Draft, play: &Play) -> Self {
        let events = play.events.iter().map(|event| json!(event)).collect();
        Self { draft, events }
    }

    fn read(&self, events: &[Value]) -> Play {
        let mut play = Play::of(self.draft.clone());
        for event in events {
            let event: Event = serde_json::from_value(event.clone()).expect("it is an event");
            play.state.apply(&event);
        }
        play
    }

    /// The first event of this name that holds the result.
    #[track_caller]
    fn first(&self, name: &str, result: &str) -> usize {
        let fits = |event: &Value| event["event"] == name && !event[result].is_null();
        self.events.iter().position(fits).unwrap_or_else(|| panic!("no {name} with {result}"))
    }

    /// The game up to that event, in which it says something else.
    #[track_caller]
    fn otherwise(&self, name: &str, result: &str, says: Value) -> Play {
        let at = self.first(name, result);
        let mut events = self.events[..=at].to_vec();
        events[at][result] = says;
        self.read(&events)
    }

    /// The same as an older version would have written it.
    fn without_results(&self) -> Vec<Value> {
        let mut events = self.events.clone();
        for event in &mut events {
            if event["event"] == "became" {
                event["what"] = json!({});
            }
            let row = RESULTS.iter().find(|(name, _)| event["event"] == *name);
            for result in row.iter().flat_map(|(_, results)| *results) {
                event.as_object_mut().expect("an object").remove(*result);
            }
        }
        events
    }
}

/// A stasis in which everything happens that has a result; the Medes and the Amazons fight for the
/// Colossus, the Medes with a Tyche die.
fn fought() -> Journal {
    let mut play = Play::stacked(draft());
    play.set("medes", Counter::Tyche, 6);
    let step = play.step_number();
    play.seat("medes", CardsCommand::BuyCard { step });
    play.until("deploy");
    let units = [
        ("medes", "colossus", 2, 1),
        ("amazons", "colossus", 1, 1),
        ("medes", "temple_of_poseidon", 1, 0),
        ("medes", "royal_tombs", 1, 0),
        ("oligarchs", "monolith_of_dyzan", 1, 0),
    ];
    for (id, at, mobs, military) in units {
        play.put(id, Some(at), mobs, military);
    }
    for id in TABLE {
        play.put(id, None, 0, 0);
    }
    play.end_deployment();
    play.put("amazons", Some("stadium"), 1, 0);
    play.next();
    let step = play.step_number();
    play.seat("medes", BattleCommand::SpendTyche { step, dice: 1, seal: None });
    play.until("battle_dice");
    play.dice.force(&[6, 6, 6, 6, 1, 1, 2]);
    play.until("spoils");
    share(&mut play);
    let step = play.step_number();
    play.control(ScoreCommand::SkipToScore { step });
    Journal::of(draft(), &play)
}

/// Spoils up to the Monolith's, whose dice its holder shares out.
fn share(play: &mut Play) {
    play.dice.force(&[1, 2, 3, 1, 2, 4]);
    play.until("share");
    let to = ["medes", "amazons", "aristocrats"].map(|id| Some(faction(id))).to_vec();
    let step = play.step_number();
    play.by(&for_seat("oligarchs"), SpoilsCommand::ShareDice { step, to });
}

/// A stasis whose city was fought for on the real map.
fn entered() -> Journal {
    let mut play = placed(draft(), &[("medes", "stadium", 2, 1), ("amazons", "stadium", 1, 1)]);
    let holders = vec![(objective("stadium"), Some(faction("medes")))];
    let step = play.step_number();
    play.control(StreetsCommand::EnterCity { step, holders, military: Vec::new() });
    Journal::of(draft(), &play)
}

/// What was settled last by a rule.
fn spoil(play: &Play, rule: &str) -> String {
    let streets = play.the_streets();
    let mut spoils = streets.spoils.iter().rev().filter(|row| row.rule == rule);
    spoils.find_map(|row| row.result.as_ref().map(ToString::to_string)).expect("it is settled")
}

#[test]
fn a_stasis_holds_every_result() {
    let (fought, entered) = (fought(), entered());
    for (name, results) in RESULTS.iter().filter(|(name, _)| *name != "hero_corrected") {
        let journal = if *name == "city_entered" { &entered } else { &fought };
        for result in *results {
            journal.first(name, result);
        }
    }
}

#[test]
fn journals_without_results_are_read_as_before() {
    for journal in [fought(), entered()] {
        let (old, new) = (journal.without_results(), &journal.events);
        assert_ne!(&old, new);
        for (at, event) in new.iter().enumerate() {
            if RESULTS.iter().any(|(name, _)| event["event"] == *name) {
                let views = journal.read(&new[..=at]).every_view();
                assert_eq!(journal.read(&old[..=at]).every_view(), views, "{event}");
            }
        }
        assert_eq!(journal.read(&old).every_view(), journal.read(new).every_view());
    }
}

#[test]
fn s4_what_a_card_cost_is_as_written() {
    let play = fought().otherwise("street_cards_drawn", "left", json!(2));
    assert_eq!(play.figure("medes", "tyche"), 2);
}

#[test]
fn s6_what_a_faction_musters_is_as_written() {
    let units = json!({ "arete": 1, "projects": 3, "military": 9, "garrison": ["stadium", 4] });
    let journal = fought();
    let play = journal.otherwise("mustered", "units", units);
    let id = journal.events[journal.first("mustered", "units")]["faction"].clone();
    let id = id.as_str().expect("a faction");
    assert_eq!(play.reserve(id), (4, 9));
    assert_eq!(play.units(id, "stadium"), (0, 4));
}

#[test]
fn s13_there_are_as_many_last_actions_as_written() {
    let play = fought().otherwise("last_actions_began", "actions", json!(2));
    assert_eq!(play.the_turn().last_actions, Some(2));
}

#[test]
fn s16_battles_are_fought_where_it_is_written() {
    let objectives = |play: &Play| {
        let streets = play.streets();
        let battles = streets["battles"].as_array().expect("battles").clone();
        let rows = battles.iter().map(|row| row["objective"].as_str().expect("an id").to_owned());
        rows.collect::<Vec<_>>()
    };
    let play = fought().otherwise("deployment_ended", "battles", json!(["stadium"]));
    assert_eq!(objectives(&play), ["stadium"]);
    let relisted = json!({ "battles": ["royal_palace"], "paid_back": [["amazons", 3]] });
    let play = fought().otherwise("units_corrected", "relisted", relisted);
    assert_eq!(objectives(&play), ["royal_palace"]);
    let before = fought().otherwise("deployment_ended", "battles", json!(["colossus"]));
    assert_eq!(play.figure("amazons", "tyche"), before.figure("amazons", "tyche") + 3);
}

#[test]
fn s17_a_side_adds_to_its_dice_what_is_written() {
    let journal = fought();
    let at = journal.first("battle_opened", "sides");
    let mut sides = journal.events[at]["sides"].clone();
    sides[0]["bonus"] = json!([{ "label": "a rule of then", "by": 40 }]);
    let play = journal.otherwise("battle_opened", "sides", sides);
    let side = play.the_battle().sides[0].clone();
    assert_eq!(value(&side.bonus), 40);
    assert_eq!(side.bonus.parts[0].label, "a rule of then");
}

#[test]
fn s18_tyche_dice_cost_what_is_written() {
    let play = fought().otherwise("tyche_shown", "paid", json!([["medes", 4]]));
    assert_eq!(play.figure("medes", "tyche"), 1, "a card was bought before");
    let battle = play.the_battle();
    let own = battle.sides.iter().find(|side| side.faction == faction("medes"));
    assert_eq!(own.expect("they fight").tyche, Some(1));
}

#[test]
fn s21_who_is_beaten_loses_what_is_written() {
    let play = fought().otherwise("battle_fought", "losses", json!([]));
    assert_eq!(play.units("medes", "colossus"), (2, 1));
    assert_eq!(play.units("amazons", "colossus"), (1, 1));
    let losses = json!([{ "faction": "amazons", "units": { "mobs": 1, "military": 0 },
        "heroes": [["Penthesilea", "dies"]] }]);
    let play = fought().otherwise("battle_fought", "losses", losses);
    assert_eq!(play.units("amazons", "colossus"), (0, 1));
    assert_eq!(play.hero_at("Penthesilea"), "dead");
    let says =
        play.the_verdict().says.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    assert!(says.contains("Penthesilea of the Amazons dies."), "{says}");
    assert!(says.contains("The Amazons lose 1 unit."), "{says}");
}

#[test]
fn s24_who_holds_what_is_as_written() {
    let holds = json!([["stadium", "medes"]]);
    let play = fought().otherwise("city_settled", "holders", holds);
    assert_eq!(play.place_view("stadium").holder, Some(faction("medes")));
    assert_eq!(play.place_view("royal_tombs").holder, None);
    let spoils = json!([["royal_tombs", 1, "amazons"]]);
    let play = fought().otherwise("city_settled", "spoils", spoils);
    let streets = play.the_streets();
    assert_eq!(streets.spoils.len(), 1);
    assert_eq!(streets.spoils[0].faction, faction("amazons"));
    let play = entered().otherwise("city_entered", "losses", json!([]));
    assert_eq!(play.units("amazons", "stadium"), (1, 1));
}

#[test]
fn s25_a_place_brings_what_is_written() {
    let journal = fought();
    let at = journal.first("spoil_gained", "brought");
    let wrath = |play: &Play| value(&play.council().wrath);
    let before = wrath(&journal.read(&journal.events[..at]));
    let play = journal.otherwise("spoil_gained", "brought", json!({ "wrath": 40 }));
    assert_eq!(wrath(&play), before + 40);
    assert_eq!(spoil(&play, "S-25"), "Divine Wrath +40.");
}

#[test]
fn s28_dice_bring_what_is_written() {
    let journal = fought();
    let before = journal.read(&journal.events[..journal.first("spoil_rolled", "brought")]);
    let play = journal.otherwise("spoil_rolled", "brought", json!({ "talents": 99 }));
    assert_eq!(play.figure("medes", "talents"), before.figure("medes", "talents") + 99);
    assert_eq!(spoil(&play, "S-28"), "6: the Medes gain 99 Talents.");
}

#[test]
fn s30_shared_dice_bring_what_is_written() {
    let shared = json!({ "shared": { "what": "tyche", "each": [50, 60, 70] } });
    let play = fought().otherwise("spoil_shared", "brought", shared);
    assert_eq!(play.figure("amazons", "doom"), 0);
    assert_eq!(spoil(&play, "S-30"), "Tyche: Medes 50, Amazons 60, Aristocrats 70.");
}

#[test]
fn s34_the_score_sheet_is_as_written() {
    let journal = fought();
    let mut score = journal.events[journal.first("scored", "score")]["score"].clone();
    score["rows"] = json!([{ "faction": "amazons", "total": 70, "lines":
        [[{ "whole": "outer" }, 60], [{ "colossus": "stadium" }, 10]] }]);
    score["winner"] = json!("amazons");
    score["tied"] = json!(["amazons", "medes"]);
    score["by"] = json!({ "springs": "royal_palace" });
    let play = journal.otherwise("scored", "score", score);
    let sheet = play.the_score();
    assert_eq!(sheet.winner, Some(faction("amazons")));
    assert_eq!(names(&sheet.tied), ["amazons", "medes"]);
    assert_eq!(sheet.rows.len(), 1);
    assert_eq!(sheet.rows[0].total, 70);
    assert_eq!(sheet.rows[0].lines[1].rule, "S-23");
    assert_eq!(sheet.rows[0].lines[1].points, 10);
    let sentence = sheet.sentence.as_str();
    assert!(sentence.contains("tied with 70 Victory Points"), "{sentence}");
    assert!(sentence.contains("The Amazons hold the"), "{sentence}");
    assert_eq!(sheet.rule, "S-27");
}

/// Control may end the deployment with nobody in the streets: then, too, everything is written.
#[test]
fn an_empty_city_is_read_as_written() {
    let mut play = Play::deploying(draft(), "amazons");
    let step = play.step_number();
    play.control(DeployCommand::EndDeployment { step });
    let step = play.step_number();
    play.control(ScoreCommand::SkipToScore { step });
    let journal = Journal::of(draft(), &play);
    assert_eq!(journal.read(&journal.events).every_view(), play.every_view());
    assert_eq!(journal.read(&journal.without_results()).every_view(), play.every_view());
}

/// What a decision made of a faction is as written, whatever these rules would make of its events.
#[test]
fn a_decision_is_what_it_came_to_when_it_was_played() {
    let mut play = Play::of(draft());
    play.control(LawCommand::ProclaimLaw {
        title: "Of Oil".into(),
        text: "Let there be oil.".into(),
        lever: None,
        until: Until::Removed,
        by: String::new(),
    });
    play.open_vote();
    let mut journal = Journal::of(draft(), &play);
    assert_eq!(journal.read(&journal.events).council().laws.len(), 1);
    let became = json!({ "event": "became", "what": {
        "factions": { "medes": {
            "counters": { "horses": 99 },
            "citizen": true,
            "supports": [{ "id": 77, "label": "an old rule", "by": 4, "until": "removed" }],
            "grants": [{ "to": "oligarchs", "made_in": 1 }, null],
        }, "aristocrats": {
            "exiled": true,
            "heroes": { "Glaukos": { "duty": "rest", "fallen": "of old age" } },
        } },
        "stasis": 9,
        "wrath": 5,
        "supremacy": { "faction": null },
        "ties": "prytanis",
        "rulings": { "agenda_full": 3 },
        "articles": [{ "title": "Of Old", "text": "As it was." }],
        "laws": [],
    } });
    journal.events.push(became);
    let was = journal.read(&journal.events);
    assert_eq!((was.figure("medes", "horses"), was.figure("medes", "support")), (99, 4));
    let medes = was.faction("medes");
    assert!(medes.citizen && medes.grant.is_some_and(|grant| grant.to == faction("oligarchs")));
    let council = was.council();
    assert_eq!((value(&council.stasis), value(&council.wrath)), (9, 5));
    assert_eq!((&council.supremacy, council.agenda_full), (&None, 3));
    assert_eq!(council.tie_breaker, council.prytanis, "who presides decides ties");
    let titles: Vec<_> = council.constitution.iter().map(|row| row.title.as_str()).collect();
    assert_eq!((titles, council.laws.len()), (vec!["Of Old"], 0));
    let aristocrats = was.faction("aristocrats");
    assert!(aristocrats.exiled && aristocrats.heroes[0].fallen.is_some());
    assert_eq!(was.faction("medes").horses.parts[1].label, "as it was played");
}

/// Today's rules make of events what they made of them: nothing is set right that was just played.
#[test]
fn what_a_decision_came_to_is_what_its_events_make() {
    let journal = fought();
    let count = journal.events.iter().filter(|event| event["event"] == "became").count();
    assert!(count > 3, "{count} decisions came to something");
    let with = journal.read(&journal.events);
    let events: Vec<Value> =
        journal.events.iter().filter(|event| event["event"] != "became").cloned().collect();
    assert_eq!(with.every_view(), journal.read(&events).every_view());
}
