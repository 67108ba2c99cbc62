//! Checks before the turn (O-50 to O-58, L-11).

use atlantis::check::{Answer, check};
use atlantis::world::FactionId;

use crate::kit::{Game, WORDS};

/// The answer to a set against a report of the world as it stands.
fn answer(game: &Game, faction: u32, text: &str) -> Answer {
    let mut world = game.world.clone();
    world.look_around(&game.content);
    let report = atlantis::turn::report(&game.content, &world, FactionId(faction)).unwrap();
    check(&game.content, &WORDS, &report, text.as_bytes()).unwrap()
}

fn codes(answer: &Answer, level: &str) -> Vec<String> {
    let all = answer.messages.iter().filter(|message| message.level == level);
    all.map(|message| message.code.clone()).collect()
}

fn owls() -> (Game, u32) {
    let mut game = Game::new();
    let owls = game.faction("Owls");
    (game, owls)
}

#[test]
fn z38_a_set_checked() {
    let mut game = Game::new();
    let _ = (game.faction("Three"), game.faction("Four"));
    let five = game.faction("Owls");
    let six = game.faction("Herons");
    game.world.next_unit = 41;
    let stock = [("PLAI", 5), ("HORS", 10), ("GRAI", 30), ("SILV", 900)];
    let (a, b) = (game.unit(five, (2, 2), &stock), game.unit(five, (2, 2), &stock));
    game.world.next_unit = 99;
    let _ = game.unit(six, (4, 4), &stock);
    game.sells((2, 2), "NOMA", 50, 40);
    let text = "#atlantis 5 \"x\"\nunit 41\n@study hors\ngive 42 all grain except 20 ;keep\nmove n ne\nmove up\n\
                unit 99\ntax\nguard 1\nunit 42\nform 1\n  name unit \"Bow men\n  buy 5 noma\nend\nform 1\nend\n\
                buuild tower\n#end\n";
    assert_eq!((a, b, five), (41, 42, 5));
    let answer = answer(&game, five, text);
    let by_line: Vec<(u32, &str)> = answer
        .messages
        .iter()
        .filter(|message| message.line > 0 || message.code == "no_month_order")
        .map(|message| (message.line, &*message.code))
        .collect();
    assert_eq!(
        by_line,
        [
            (0, "no_month_order"),
            (5, "month_order_replaced"),
            (6, "bad_direction"),
            (7, "not_your_unit"),
            (11, "no_people_coming"),
            (12, "unclosed_quote"),
            (13, "no_silver"),
            (15, "alias_used"),
            (17, "unknown_order"),
        ]
    );
    let guess = answer.messages.iter().find(|message| message.line == 17);
    assert_eq!(guess.and_then(|message| message.offer.as_deref()), Some("BUILD"));
}

#[test]
fn o51_the_own_month_is_played_ahead() {
    let (mut game, owls) = owls();
    let unit = game.unit(owls, (2, 2), &[("LEAD", 1), ("SILV", 100)]);
    game.faction_mut(owls).unclaimed = 500;
    game.sells((2, 2), "PLAI", 50, 56);
    let text = format!(
        "unit {unit}\nclaim 500\ngive new 1 500 silver\nform 1\nbuy 5 plainsmen\nstudy combat\nend"
    );
    let answer = answer(&game, owls, &text);
    assert_eq!(codes(&answer, "error"), Vec::<String>::new());
    let new = answer.ahead.iter().find(|one| one.new == Some(1)).unwrap();
    assert_eq!((new.silver, new.people[0].amount, new.skills[0].points), (120, 5, 150));
    let old = answer.ahead.iter().find(|one| one.unit == unit).unwrap();
    assert_eq!((old.silver, answer.units.len()), (80, 2));
}

#[test]
fn o51_who_would_starve_is_told() {
    let (mut game, owls) = owls();
    let unit = game.unit(owls, (2, 2), &[("PLAI", 5), ("SILV", 30)]);
    let answer = answer(&game, owls, &format!("unit {unit}\nstudy combat"));
    assert_eq!(codes(&answer, "warning"), ["will_starve", "no_silver"]);
    assert!(answer.messages[0].text.contains("2 people"));
    // The forecast counts all five, and says that two of them may die.
    let [ahead] = &*answer.ahead else { panic!("one unit") };
    assert_eq!((ahead.people[0].amount, ahead.unfed[0].amount), (5, 2));
    assert_eq!((&*ahead.unfed[0].tag, ahead.silver), ("PLAI", 0));
}

#[test]
fn o51_an_exchange_is_taken_to_be_answered() {
    let (mut game, owls) = owls();
    let herons = game.faction("Herons");
    let unit = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 100), ("WOOD", 5)]);
    let other = game.unit(herons, (2, 2), &[("PLAI", 1)]);
    let text =
        |give: u32| format!("unit {unit}\nexchange {other} {give} wood 3 horses\nstudy combat");
    let good = answer(&game, owls, &text(5));
    assert!(good.messages.is_empty(), "{:?}", good.messages);
    let goods: Vec<_> = good.ahead[0].goods.iter().map(|good| (&*good.tag, good.amount)).collect();
    assert_eq!(goods, [("HORS", 3)]);
    // What the unit itself lacks is foretold, and then nothing comes of it.
    let poor = answer(&game, owls, &text(6));
    assert_eq!(codes(&poor, "warning"), ["not_enough"]);
    assert_eq!((&*poor.ahead[0].goods[0].tag, poor.ahead[0].goods[0].amount), ("WOOD", 5));
    // The same between two own units needs both offers.
    let own = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 100), ("HORS", 3)]);
    let half = format!("unit {unit}\nexchange {own} 5 wood 3 horses\nstudy combat");
    assert_eq!(codes(&answer(&game, owls, &half), "error"), ["not_answered"]);
    let whole = format!("{half}\nunit {own}\nexchange {unit} 3 horses 5 wood");
    assert_eq!(codes(&answer(&game, owls, &whole), "error"), Vec::<String>::new());
}

#[test]
fn o51_a_new_unit_that_gets_nobody_is_told() {
    let (mut game, owls) = owls();
    let unit = game.unit(owls, (2, 2), &[("PLAI", 2), ("SILV", 100)]);
    let text = format!(
        "unit {unit}\ngive new 2 1 plainsman\nstudy combat\nform 1\nbehind 1\nend\nform 2\nbehind \
         1\nend"
    );
    let answer = answer(&game, owls, &text);
    let told: Vec<_> = answer.messages.iter().filter(|one| one.level == "warning").collect();
    let [told] = &*told else { panic!("{told:?}") };
    assert_eq!((told.line, &*told.code), (4, "no_people_coming"));
    assert_eq!(told.text, "NEW 1 gets no people and is dissolved.");
    // The month itself says the same.
    game.month(owls, &text);
    assert!(game.reports[&owls].errors.iter().any(|line| line.code == told.code && line.line == 4));
}

#[test]
fn o55_what_only_others_know_is_accepted() {
    let (mut game, owls) = owls();
    let herons = game.faction("Herons");
    let unit = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 100), ("SWOR", 2)]);
    let seen = game.unit(herons, (2, 2), &[("PLAI", 1), ("SILV", 100)]);
    let hidden = game.unit(herons, (2, 2), &[("PLAI", 1), ("SILV", 100)]);
    game.knows(hidden, "STEA", 1);
    let text = |to| format!("unit {unit}\ngive {to} 1 sword\nstudy combat");
    assert!(answer(&game, owls, &text(seen)).messages.is_empty());
    let doubt = answer(&game, owls, &text(hidden));
    let nobody = answer(&game, owls, &text(9_999));
    assert_eq!(codes(&doubt, "warning"), ["not_visible"]);
    assert_eq!(doubt.messages[0].text, nobody.messages[0].text);
}

#[test]
fn o51_paths_are_played_as_far_as_they_are_known() {
    let (mut game, owls) = owls();
    let unit = game.unit(owls, (2, 4), &[("PLAI", 1), ("SILV", 100)]);
    let known = answer(&game, owls, &format!("unit {unit}\nmove n"));
    let one = &known.ahead[0];
    assert_eq!((one.at.x, one.at.y), (2, 2));
    assert!(known.messages.is_empty());
    // What lies two steps away was never seen: the points end there in the dark.
    let dark = answer(&game, owls, &format!("unit {unit}\nmove n n n n"));
    assert!(dark.messages.is_empty());
    // Where the sky is bad a forest takes more than a walker has.
    game.terrain(2, 2, "forest");
    game.region_mut(2, 4).next_weather = atlantis::world::Weather::Monsoon;
    let bad = answer(&game, owls, &format!("unit {unit}\nmove n"));
    assert_eq!(codes(&bad, "warning"), ["out_of_points"]);
    assert_eq!((bad.ahead[0].at.x, bad.ahead[0].at.y), (2, 4));
    // A forest in the rain has taken all points, so the step behind it is none, whatever lies there.
    game.unit_mut(unit).stock.put(crate::kit::item("HORS"), 2);
    let spent = answer(&game, owls, &format!("unit {unit}\nmove n n"));
    assert_eq!(codes(&spent, "warning"), ["out_of_points"]);
    assert_eq!((spent.ahead[0].at.x, spent.ahead[0].at.y), (2, 2));
}

#[test]
fn o51_a_way_through_a_passage_ends_in_the_dark() {
    let (mut game, owls) = owls();
    let unit = game.unit(owls, (2, 4), &[("PLAI", 1), ("SILV", 100)]);
    let (here, there) = (game.structure((2, 4), "Shaft", 0), game.structure((4, 6), "Shaft", 0));
    game.leads((2, 4), here, (4, 6), Some(there));
    let outside = answer(&game, owls, &format!("unit {unit}\nmove in"));
    assert_eq!(codes(&outside, "error"), ["no_passage"], "who stands outside comes through none");
    let through = answer(&game, owls, &format!("unit {unit}\nmove {here} in n"));
    assert!(through.messages.is_empty(), "where it leads no report says");
    assert_eq!((through.ahead[0].at.x, through.ahead[0].at.y), (2, 4));
}

#[test]
fn o51_w11_the_sky_of_a_row_is_known_where_somebody_stands_in_it() {
    let (mut game, owls) = owls();
    let unit = game.unit(owls, (2, 4), &[("PLAI", 1), ("SILV", 100)]);
    game.terrain(2, 2, "forest");
    let text = format!("unit {unit}\nmove n");
    assert!(answer(&game, owls, &text).messages.is_empty(), "a forest takes both points");
    game.region_mut(6, 2).next_weather = atlantis::world::Weather::Winter;
    game.unit(owls, (6, 2), &[("PLAI", 1), ("SILV", 100)]);
    assert_eq!(codes(&answer(&game, owls, &text), "warning"), ["out_of_points"]);
}

#[test]
fn o6_the_answer_counts_orders_and_names_idle_units() {
    let (mut game, owls) = owls();
    let a = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 100)]);
    let b = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 100)]);
    let answer =
        answer(&game, owls, &format!("unit {a}\nclaim 0\nstudy combat\nunit {b}\nbehind 1"));
    let counts: Vec<_> = answer.units.iter().map(|one| (one.unit, one.orders, one.month)).collect();
    assert_eq!(counts, [(a, 2, true), (b, 1, false)]);
    assert_eq!(codes(&answer, "notice"), ["no_month_order"]);
    assert!(answer.hash.starts_with("sha256:"));
}

#[test]
fn o3_a_set_of_another_faction_is_refused() {
    let (mut game, owls) = owls();
    let unit = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 100)]);
    let answer = answer(&game, owls, &format!("#atlantis 99\nunit {unit}\nstudy combat\n#end"));
    assert_eq!(codes(&answer, "error"), ["other_faction"]);
}

#[test]
fn o16_only_close_words_are_offered() {
    let (mut game, owls) = owls();
    let unit = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 100)]);
    let offers = |line: &str| {
        let answer = answer(&game, owls, &format!("unit {unit}\n{line}\nstudy combat"));
        answer.messages.iter().find_map(|message| message.offer.clone())
    };
    // Wolves are two letters from elves.
    assert_eq!(offers("buy 1 elves"), None);
    assert_eq!(offers("buy 1 hores"), Some("horse".into()));
    assert_eq!(offers("study observashun"), None);
    assert_eq!(offers("study obsarvasion"), Some("observation".into()));
}
