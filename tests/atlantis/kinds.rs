//! The kinds of arguments (O-18), and what can be known of a run beforehand, row by row (O-56).

use atlantis::check::check;
use atlantis::world::FactionId;
use orders::{Door, Everything};

use crate::kit::{Game, WORDS, content, two};

/// Codes that the reading of a line has; the line is a unit's.
fn read(line: &str) -> Vec<&'static str> {
    let text = format!("unit 1\n{line}");
    let reading = WORDS.grammar().read(text.as_bytes(), Door::Known, &Everything).unwrap();
    reading.problems().iter().map(|problem| problem.code.name).collect()
}

fn offers(line: &str) -> Vec<String> {
    let text = format!("unit 1\n{line}");
    let reading = WORDS.grammar().read(text.as_bytes(), Door::Known, &Everything).unwrap();
    let completion = reading.completion(text.len(), &Everything);
    completion.offers.into_iter().map(|offer| offer.written).collect()
}

#[test]
fn o18_each_kind_of_argument_is_what_the_table_says() {
    for (sound, wrong, code) in [
        ("behind 0|behind 1", "behind 2", "bad_flag"),
        ("buy 1 horse|buy $7 horse", "buy 0 horse", "bad_number"),
        ("claim 0|claim 2000000000", "claim 2000000001", "bad_number"),
        ("claim 5", "claim five", "bad_number"),
        ("give new 1 1 horse", "give new 0 1 horse", "bad_number"),
        ("declare 5 ally", "declare x ally", "bad_number"),
        (
            "give 7 1 horse|give new 2 1 horse|give faction 5 new 2 1 horse",
            "give a 1 horse",
            "bad_unit",
        ),
        ("give 0 1 horse", "teach 0", "bad_unit"),
        (
            "buy 1 horse|buy 1 HORSES|buy 1 hors|buy 1 plate_armor|buy 1 platearmor|buy 1 nomads",
            "buy 1 boat",
            "unknown_item",
        ),
        ("give 7 all weapons|give 7 all item", "give 7 all knives", "unknown_item"),
        ("study combat|study COMB|study horse_training", "study cooking", "unknown_skill"),
        ("combat fire|combat", "combat sword", "unknown_skill"),
        ("enter 3", "enter tower", "bad_number"),
        ("build tower|build \"Road NE\"", "build tent", "unknown_type"),
        (
            "declare 5 HOSTILE|declare 5 unfriendly|declare 5 neutral|declare 5 friendly",
            "declare 5 fond",
            "bad_attitude",
        ),
        ("move n NE southeast s SW nw 3 in out", "move up", "bad_direction"),
        ("sail n|sail", "sail in", "bad_direction"),
        ("spoils fly|spoils walking|spoils", "spoils swim", "bad_spoils"),
        ("name unit \"Bow Men\"|name unit Bows", "name unit \"(x)\"", "bad_name"),
        ("address a@b.c", "address home", "bad_address"),
        ("password sand|password", "password ab", "bad_password"),
        ("option language de", "option language fr", "missing_argument"),
    ] {
        for line in sound.split('|') {
            assert_eq!(read(line), Vec::<&str>::new(), "{line}");
        }
        assert_eq!(read(wrong), [code], "{wrong}");
    }
    // What completion offers of the tables alone.
    assert_eq!(offers("declare 5 "), ["HOSTILE", "UNFRIENDLY", "NEUTRAL", "FRIENDLY", "ALLY"]);
    assert_eq!(offers("option language "), ["EN", "DE", "EL"]);
    assert_eq!(offers("study horse_tr"), ["\"horse training\""]);
    assert_eq!(offers("build towe"), ["Tower"]);
    for way in ["N", "NE", "SE", "S", "SW", "NW"] {
        assert!(offers("move ").iter().any(|offer| offer == way), "{way}");
    }
}

/// Units by the letters that lines name them by.
struct Units(Vec<(char, u32)>);

impl Units {
    fn named(&self, line: &str) -> String {
        self.0.iter().fold(line.to_owned(), |line, (letter, unit)| {
            line.replace(&format!("{{{letter}}}"), &unit.to_string())
        })
    }
}

fn world() -> (Game, u32, Units) {
    let (mut game, owls, herons) = two();
    let mut units = Vec::new();
    let mut add = |game: &mut Game, letter, at, stock: &[(&str, u32)]| {
        let unit = game.unit(owls, at, stock);
        units.push((letter, unit));
        unit
    };
    add(&mut game, 'a', (2, 2), &[("PLAI", 3), ("SILV", 300), ("WOOD", 5)]);
    let b = add(&mut game, 'b', (2, 2), &[("PLAI", 3), ("SILV", 90)]);
    let c = add(&mut game, 'c', (2, 2), &[("LEAD", 1), ("SILV", 400)]);
    add(&mut game, 'p', (4, 4), &[("PLAI", 3), ("SILV", 32)]);
    add(&mut game, 'l', (2, 4), &[("PLAI", 1), ("STON", 50), ("SILV", 50)]);
    let t = add(&mut game, 't', (6, 2), &[("PLAI", 1), ("SILV", 50), ("STON", 5)]);
    let u = add(&mut game, 'u', (6, 2), &[("PLAI", 1), ("SILV", 50)]);
    add(&mut game, 'x', (2, 0), &[("PLAI", 1), ("SILV", 50)]);
    let nexus = game.unit_in(owls, atlantis::world::RegionId(0), &[("LEAD", 1), ("SILV", 400)]);
    units.extend([('z', nexus), ('o', owls)]);
    for (unit, skill, level) in [(b, "COMB", 2), (c, "OBSE", 1), (t, "BUIL", 1)] {
        game.knows(unit, skill, level);
    }
    let tower = game.structure((6, 2), "Tower", 0);
    game.inside(t, tower);
    game.inside(u, tower);
    game.sells((2, 2), "HORS", 20, 60);
    game.faction_mut(owls).unclaimed = 10;
    let _ = game.unit(herons, (2, 2), &[("PLAI", 1), ("SILV", 50)]);
    (game, owls, Units(units))
}

/// The rows of O-56 whose class is known or own: what the run says, the check of the same set has named.
#[test]
fn o56_what_can_be_known_of_a_run_is_said_before_it() {
    let mut missed = Vec::new();
    for (code, unit, lines) in [
        ("not_visible", 'a', "give 9999 1 silver"),
        ("cannot_tax", 'a', "tax"),
        ("gave_fewer", 'a', "give {b} 9 wood"),
        ("not_enough", 'a', "give {b} 1 iron"),
        ("no_silver", 'p', "study combat\ngive 0 30 silver"),
        ("bought_fewer", 'a', "buy 9 horses"),
        ("not_studying", 'c', "teach {a}"),
        ("in_nexus", 'z', "buy 1 horse"),
        ("unknown_order", 'a', "banana"),
        ("unknown_item", 'a', "buy 1 boat"),
        ("form_open", 'a', "form 1\nbuy 1 horse"),
        ("overloaded", 'l', "move n"),
        ("month_order_replaced", 'a', "study combat\nstudy mining"),
        ("second_skill", 'b', "study mining"),
        ("skill_maxed", 'b', "study combat"),
        ("needs_first", 'c', "study \"gate lore\""),
        ("to_itself", 'a', "give {a} 1 silver"),
        ("no_such_exit", 'x', "move n"),
        ("no_passage", 'x', "move in"),
        ("not_wanted", 'a', "sell 1 wood"),
        ("not_for_sale", 'a', "buy 1 sword"),
        ("claimed_fewer", 'a', "claim 99"),
        ("finished", 't', "build"),
        ("not_owner", 'u', "destroy"),
        ("no_such_faction", 'a', "declare 999 ally"),
        ("own_faction", 'a', "declare {o} ally"),
        ("no_such_object", 'a', "enter 77"),
        ("not_inside", 'a', "leave"),
        ("not_on_ship", 'a', "sail n"),
        ("not_basic", 'a', "withdraw sword"),
    ] {
        let (mut game, owls, units) = world();
        let text = units.named(&format!("unit {{{unit}}}\n{lines}"));
        let tables = game.content.clone();
        game.world.look_around(&tables);
        let report = atlantis::turn::report(content(), &game.world, FactionId(owls)).unwrap();
        let answer = check(content(), &WORDS, &report, text.as_bytes()).unwrap();
        game.month(owls, &text);
        let said = game.errors(owls).iter().find(|line| line.code == code).map(|line| line.line);
        let named = answer.messages.iter().find(|message| message.code == code).map(|one| one.line);
        if said.is_none() || said != named {
            missed.push((code, said, named, game.errors(owls).to_vec()));
        }
    }
    assert!(missed.is_empty(), "{missed:#?}");
}
