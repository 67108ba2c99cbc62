//! Twin worlds (L-9): thieves, mages and the unseen of others change no byte of the report of who must not know.

use atlantis::world::{Attitude, FactionId, Gate};
use proptest::prelude::*;

use crate::kit::{Game, item};

const HERE: (u16, u16) = (2, 2);
const FAR: (u16, u16) = (4, 4);

/// Those who read, and those who hide.
struct Twin {
    game: Game,
    owls: u32,
    herons: u32,
    /// What the readers do.
    orders: String,
    thief: u32,
    mage: u32,
    hidden: [u32; 2],
}

fn knows_all(game: &mut Game, unit: u32, skills: &[(&str, u32)]) {
    for (tag, level) in skills {
        game.knows(unit, tag, *level);
    }
    game.points(unit, "FORC", 30);
}

/// Owls who look with observation 1 and magic, and Herons and Storks who hide from them.
fn twin() -> Twin {
    let mut game = Game::new();
    let (owls, herons, storks) =
        (game.faction("Owls"), game.faction("Herons"), game.faction("Storks"));
    let guard = game.unit(owls, HERE, &[("LEAD", 1), ("SILV", 900)]);
    knows_all(&mut game, guard, &[("OBSE", 1), ("COMB", 2), ("RIDI", 1)]);
    game.unit_mut(guard).flags.guard = true;
    game.faction_mut(owls).attitudes.default = Attitude::Unfriendly;
    game.faction_mut(owls).attitudes.declared.insert(FactionId(storks), Attitude::Ally);
    let seer = game.unit(owls, HERE, &[("LEAD", 1), ("SILV", 5_000)]);
    knows_all(&mut game, seer, &[("FARS", 2), ("ARTI", 3), ("SSHI", 3), ("WEAT", 1)]);
    let thief = game.unit(herons, HERE, &[("LEAD", 1), ("SILV", 900)]);
    game.knows(thief, "STEA", 3);
    let mage = game.unit(herons, HERE, &[("LEAD", 1), ("SILV", 9_000), ("RING", 1), ("PORS", 1)]);
    let lore = [
        ("SUSK", 2),
        ("ARTI", 3),
        ("SSHI", 3),
        ("EART", 2),
        ("CLEA", 1),
        ("FARS", 3),
        ("MIND", 3),
        ("TELE", 2),
        ("INVI", 2),
        ("GATE", 3),
        ("PORT", 2),
        ("FIRE", 2),
        ("PHTM", 2),
        ("BIRD", 4),
    ];
    knows_all(&mut game, mage, &lore);
    let hide = |game: &mut Game, stock: &[(&str, u32)]| {
        let unit = game.unit(storks, HERE, stock);
        game.knows(unit, "STEA", 2);
        unit
    };
    let hidden = [
        hide(&mut game, &[("LEAD", 1), ("SILV", 800), ("SWOR", 3)]),
        hide(&mut game, &[("LEAD", 1), ("SILV", 650), ("HORS", 2)]),
    ];
    game.knows(thief, "OBSE", 3);
    for (number, place) in (1..).zip([HERE, FAR, (6, 6)]) {
        game.region_mut(place.0, place.1).gate = Some(Gate { number });
    }
    let orders = format!(
        "unit {guard}\nstudy combat\nunit {seer}\ncast farsight region 4 4\nstudy \"artifact lore\"\n@turn\ncast artifact_lore amulet_of_protection\nendturn"
    );
    Twin { game, owls, herons, orders, thief, mage, hidden }
}

/// The report of the Owls as it is sent, and the answer to a set of theirs against it.
fn told(twin: &mut Twin, hidden: &str) -> String {
    let (owls, herons) = (twin.owls, twin.herons);
    let orders = twin.orders.clone();
    twin.game.order(owls, &orders);
    twin.game.order(herons, hidden);
    twin.game.run();
    let first = serde_json::to_string(twin.game.report(owls)).unwrap();
    let report = twin.game.report(owls).clone();
    let answer =
        atlantis::check::check(&twin.game.content, &crate::kit::WORDS, &report, orders.as_bytes());
    let answer = serde_json::to_string(&answer.unwrap()).unwrap();
    twin.game.run();
    format!("{first}\n{answer}\n{}", serde_json::to_string(twin.game.report(owls)).unwrap())
}

fn same(one: &str, other: &str, what: &str) {
    let apart = one.bytes().zip(other.bytes()).position(|(one, other)| one != other);
    let around = apart.map(|at| {
        let (from, to) = (at.saturating_sub(90), (at + 40).min(one.len()).min(other.len()));
        (one.get(from..to).map(str::to_owned), other.get(from..to).map(str::to_owned))
    });
    assert_eq!((one.len(), around), (other.len(), None), "{what}");
}

#[test]
fn l9_hidden_deeds_of_others_change_no_byte() {
    let mut quiet = twin();
    let plain = told(&mut quiet, "");
    for case in 0..16 {
        let mut other = twin();
        let Twin { thief, mage, hidden: [a, b], .. } = other;
        let hidden = match case {
            0 => format!("unit {thief}\nsteal {a} silver"),
            1 => format!("unit {thief}\nsteal {b} horse"),
            2 => format!("unit {mage}\ncast summon_skeletons"),
            3 => format!("unit {mage}\ncast artifact_lore amulet_of_protection"),
            4 => format!("unit {mage}\ncast earth_lore"),
            5 => format!("unit {mage}\ncast clear_skies"),
            6 => format!("unit {mage}\ncast farsight region 2 2"),
            7 => format!("unit {mage}\ncast mind_reading 1"),
            8 => format!("unit {mage}\ncast teleportation region 4 4"),
            9 => format!("unit {mage}\ncast invisibility units {thief}"),
            10 => format!("unit {mage}\ncast gate_lore gate 2 units {thief}"),
            11 => format!("unit {mage}\ncombat fire\nstudy fire"),
            12 => format!("unit {mage}\ncast phantasms"),
            13 => format!("unit {mage}\ncast bird_lore se"),
            14 => format!("unit {thief}\nmove s n\nunit {mage}\nmove se nw"),
            _ => format!("unit {thief}\nsteal {a} leader\nunit {mage}\ncast gate_lore random"),
        };
        same(&told(&mut other, &hidden), &plain, &hidden);
        assert_ne!(other.game.world, quiet.game.world, "something was done by {hidden}");
    }
}

#[test]
fn l9_who_is_robbed_unseen_is_not_told_to_those_who_see_the_thief() {
    let run = |which: usize| {
        let mut one = twin();
        // Everybody sees this thief, but only he sees whom he steals from.
        let thief = one.thief;
        one.game.unit_mut(thief).skills.set(crate::kit::skill("STEA"), 0);
        let hidden = format!("unit {thief}\nsteal {} silver", one.hidden[which]);
        let text = told(&mut one, &hidden);
        assert!(text.contains("theft_seen"), "they hear of it");
        text
    };
    same(&run(0), &run(1), "the one or the other");
}

#[test]
fn l9_an_unseen_unit_walks_past_guards_unnoticed() {
    let run = |comes: bool| {
        let mut one = twin();
        let unit = one.game.unit(one.herons, (2, 4), &[("LEAD", 1), ("SILV", 90)]);
        one.game.knows(unit, "STEA", 3);
        let orders = if comes { format!("unit {unit}\nmove n") } else { String::new() };
        let text = told(&mut one, &orders);
        let (region, _) = one.game.place_of(unit).unwrap();
        assert_eq!(region == one.game.id(2, 2), comes);
        text
    };
    same(&run(true), &run(false), "a walker");
}

/// What one who hides may do without a trace for the Owls.
fn deed() -> impl Strategy<Value = String> {
    let spells = [
        "summon_skeletons",
        "artifact_lore amulet_of_protection",
        "earth_lore",
        "clear_skies",
        "farsight region 2 2",
        "mind_reading 1",
        "mind_reading 2",
        "teleportation region 4 4",
        "gate_lore random",
        "gate_lore gate 3 units 3",
        "phantasms",
        "bird_lore n",
        "farsight 1",
        "invisibility units 3",
        "gate_lore gate 99",
        "mind_reading 77",
    ];
    prop_oneof![
        6 => prop::sample::select(spells.to_vec()).prop_map(|spell| format!("unit 4\ncast {spell}")),
        2 => (5..7_u32, prop::sample::select(vec!["silver", "sword", "horse", "grain"])).prop_map(|(from, good)| format!("unit 3\nsteal {from} {good}")),
        1 => Just("unit 4\ncombat fire".to_owned()),
        1 => Just("unit 4\nstudy fire".to_owned()),
        1 => (1..90_u32).prop_map(|silver| format!("unit 4\ngive 3 {silver} silver")),
        1 => (1..400_u32).prop_map(|silver| format!("unit 3\nclaim {silver}")),
        1 => Just("unit 3\nmove s".to_owned()),
        1 => Just("unit 4\ngive 3 1 ring".to_owned()),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn l9_random_hidden_deeds_change_no_byte(deeds in prop::collection::vec(deed(), 1..6), rich: bool) {
        let mut other = twin();
        assert_eq!((other.thief, other.mage, other.hidden), (3, 4, [5, 6]));
        if rich {
            let herons = other.herons;
            other.game.faction_mut(herons).unclaimed = 9_999;
            other.game.unit_mut(4).stock.set(item("PARM"), 3);
        }
        // Without a ring the mage is seen: he never gives his last one.
        other.game.unit_mut(4).stock.set(item("RING"), 9);
        same(&told(&mut other, &deeds.join("\n")), &told(&mut twin(), ""), &deeds.join(" "));
    }
}

#[test]
fn l9_battles_elsewhere_and_what_fighters_hide_change_no_byte() {
    // Storks and Cranes fight; the Owls stand by, or are far away.
    let run = |far: bool, change: fn(&mut Game, u32, u32) -> String| {
        let mut game = Game::new();
        let (owls, storks) = (game.faction("Owls"), game.faction("Storks"));
        let cranes = game.faction("Cranes");
        game.unit(owls, if far { FAR } else { HERE }, &[("LEAD", 1), ("SILV", 900)]);
        let one = game.unit(storks, HERE, &[("PLAI", 20), ("SWOR", 20), ("SILV", 900)]);
        let other = game.unit(cranes, HERE, &[("PLAI", 9), ("HERB", 3), ("SILV", 300)]);
        game.knows(one, "COMB", 2);
        let text = change(&mut game, one, other);
        game.order(storks, &text);
        game.run();
        serde_json::to_string(game.report(owls)).unwrap()
    };
    same(
        &run(true, |_, one, other| format!("unit {one}\nattack {other}")),
        &run(true, |_, _, _| String::new()),
        "a battle far away",
    );
    let plain = run(false, |_, one, other| format!("unit {one}\nattack {other}"));
    assert!(plain.contains("attackers"), "they see it");
    let hidden: [(&str, fn(&mut Game, u32, u32) -> String); 4] = [
        ("silver", |game, one, other| {
            game.unit_mut(one).stock.put(item("SILV"), 700);
            format!("unit {one}\nattack {other}")
        }),
        ("a flag that only its own see", |game, one, other| {
            game.unit_mut(other).flags.autotax = true;
            format!("unit {one}\nattack {other}")
        }),
        ("a skill that is none of war", |game, one, other| {
            game.knows(other, "MINI", 1);
            format!("unit {one}\nattack {other}")
        }),
        ("what it does after", |_, one, other| format!("unit {one}\nattack {other}\nstudy combat")),
    ];
    for (what, change) in hidden {
        same(&run(false, change), &plain, what);
    }
}

#[test]
fn g86_phantoms_in_a_battle_are_told_to_who_sees_truly() {
    let run = |truly: u32| {
        let mut game = Game::new();
        let (owls, storks) = (game.faction("Owls"), game.faction("Storks"));
        let cranes = game.faction("Cranes");
        let eye = game.unit(owls, HERE, &[("LEAD", 1), ("SILV", 900)]);
        game.knows(eye, "TRUE", truly);
        let one = game.unit(storks, HERE, &[("LEAD", 1), ("SILV", 900)]);
        game.knows(one, "PHTM", 5);
        game.unit_mut(one).stock.put(item("PHAN"), 40);
        let other = game.unit(cranes, HERE, &[("PLAI", 30), ("SILV", 300)]);
        game.order(storks, &format!("unit {one}\nattack {other}"));
        game.run();
        let [seen, own] = [owls, storks].map(|reader| {
            let battles = serde_json::to_string(&game.report(reader).battles).unwrap();
            battles.contains("PHAN")
        });
        (seen, own)
    };
    assert_eq!(run(0), (false, true), "their own know them");
    assert_eq!(run(3), (true, true));
}
