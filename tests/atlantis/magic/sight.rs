//! Spells of sight: G-50, G-51.

use atlantis::report::Seen;

use super::{HERE, alone, mage};
use crate::kit::{item, two};

#[test]
fn g50_farsight() {
    let (mut game, owls, herons) = two();
    let unit = mage(&mut game, owls, HERE, &[("FARS", 2)]);
    let hidden = game.unit(herons, (4, 4), &[("LEAD", 1), ("SILV", 90)]);
    game.knows(hidden, "STEA", 1);
    let open = game.unit(herons, (4, 4), &[("LEAD", 1), ("SILV", 90)]);
    game.wants((4, 4), "IRON", 12, 33);
    game.month(owls, &format!("unit {unit}\ncast farsight region 4 4"));
    let region = game.seen(owls, 4, 4).unwrap();
    assert_eq!((region.seen, region.wanted.len()), (Seen::Magic, 1));
    assert!(game.shown(owls, hidden).unwrap().faction.is_none());
    assert!(game.shown(owls, open).unwrap().faction.is_some());
    // It lasts no longer than the month.
    game.month(owls, "");
    assert!(game.seen(owls, 4, 4).is_none());
    game.knows(unit, "FARS", 1);
    game.month(owls, &format!("unit {unit}\ncast farsight region 4 4"));
    assert!(game.shown(owls, hidden).is_none() && game.shown(owls, open).is_some());
}

#[test]
fn g50_farsight_helps_those_who_are_there() {
    let (mut game, owls, herons) = two();
    let unit = mage(&mut game, owls, HERE, &[("FARS", 3)]);
    let hidden = game.unit(herons, HERE, &[("LEAD", 1), ("SILV", 90)]);
    game.knows(hidden, "STEA", 2);
    game.month(owls, &format!("unit {unit}\ncast farsight region 2 2"));
    assert!(game.shown(owls, hidden).is_some());
    assert_eq!(game.seen(owls, 2, 2).unwrap().seen, Seen::Here);
}

#[test]
fn g50_birds_see_a_line_of_regions() {
    let (mut game, owls, herons) = two();
    let unit = mage(&mut game, owls, (2, 0), &[("BIRD", 3)]);
    let hidden = game.unit(herons, (2, 4), &[("LEAD", 1), ("SILV", 90)]);
    game.knows(hidden, "STEA", 1);
    game.month(owls, &format!("unit {unit}\ncast bird_lore south"));
    let seen = |y| game.seen(owls, 2, y).map(|region| region.seen);
    assert_eq!([2, 4, 6].map(seen), [Some(Seen::Magic); 3]);
    assert!(game.shown(owls, hidden).is_some() && game.has(unit, "EAGL") == 0);
    game.knows(unit, "BIRD", 4);
    game.month(owls, &format!("unit {unit}\ncast bird_lore n"));
    assert_eq!(game.has(unit, "EAGL"), 1, "beyond the edge they see nothing, but an eagle comes");
    game.unit_mut(unit).stock.set(item("EAGL"), 4);
    game.month(owls, &format!("unit {unit}\ncast bird_lore s"));
    assert_eq!((game.has(unit, "EAGL"), game.codes(owls, unit)), (4, vec!["limit_reached"]));
    assert!(game.seen(owls, 2, 6).is_some());
}

#[test]
fn g50_mind_reading() {
    let (mut game, owls, herons) = two();
    let unit = mage(&mut game, owls, HERE, &[("MIND", 1)]);
    let other = game.unit(herons, HERE, &[("LEAD", 1), ("SILV", 340), ("SWOR", 2)]);
    game.knows(other, "COMB", 2);
    let cast = format!("unit {unit}\ncast mind_reading {other}");
    game.month(owls, &cast);
    let read = game.events(owls, "mind_read")[0];
    assert_eq!(
        (read.data["of"]["name"].as_str(), read.data["skills"].as_str()),
        (Some("Herons"), Some("blank"))
    );
    assert!(!read.text.contains("340") && game.events(herons, "mind_read").is_empty());
    game.knows(unit, "MIND", 3);
    game.month(owls, &cast);
    let read = game.events(owls, "mind_read")[0];
    assert_eq!(read.data["skills"], "combat [COMB] 2");
    assert_eq!(
        read.text,
        format!(
            "Reads the mind of Unit ({other}): Herons ({herons}). Knows: combat [COMB] 2. Has: 320 silver [SILV], 2 swords [SWOR]."
        )
    );
    game.unit_mut(other).stock.set(item("AMPR"), 1);
    game.month(owls, &cast);
    assert_eq!(game.codes(owls, unit), ["mind_closed"]);
    game.month(owls, &format!("unit {unit}\ncast mind_reading {unit}"));
    assert_eq!(game.codes(owls, unit), ["own_faction"]);
}

#[test]
fn g51_weather_lore_sees_two_months_a_level_ahead() {
    let (mut game, owls, unit) = alone(&[("WEAT", 2)]);
    let far = mage(&mut game, owls, (2, 6), &[("WEAT", 5)]);
    let _ = far;
    // The first month is March; the small world's north has winter from November on.
    game.world.turn = 4;
    game.month(owls, "");
    let months = |unit| {
        let all = game.events(owls, "forecast");
        let event = all.into_iter().find(|event| event.unit == Some(unit)).unwrap();
        event.data["months"].as_str().unwrap().to_owned()
    };
    assert_eq!(months(unit), "clear, clear, winter, winter");
    assert_eq!(months(far).split(", ").count(), 10);
    let weather = game.seen(owls, 2, 2).unwrap().weather.clone().unwrap();
    assert_eq!(weather[1], "clear");
}
