//! Skills (S).

use crate::kit::Game;

fn owls() -> (Game, u32) {
    let mut game = Game::new();
    let owls = game.faction("Owls");
    (game, owls)
}

#[test]
fn s1_levels_by_points_a_head() {
    use atlantis::world::{level_of, points_of};
    let levels: Vec<u32> = [0, 29, 30, 89, 90, 179, 180, 300, 449, 450, 9_000].map(level_of).into();
    assert_eq!(levels, [0, 0, 1, 1, 2, 2, 3, 4, 4, 5, 5]);
    assert_eq!([0, 1, 2, 3, 4, 5, 9].map(points_of), [0, 30, 90, 180, 300, 450, 450]);
}

#[test]
fn s3_a_race_reaches_more_in_its_special_skills() {
    let (mut game, owls) = owls();
    let unit = game.unit(owls, (2, 2), &[("VIKI", 2)]);
    game.points(unit, "SHIP", 900);
    game.points(unit, "FARM", 900);
    let level = |tag| game.of_unit(unit).level(&game.content, crate::kit::skill(tag));
    assert_eq!((level("SHIP"), level("FARM")), (3, 2));
}

#[test]
fn s4_only_leaders_learn_a_second_skill() {
    let (mut game, owls) = owls();
    let vikings = game.unit(owls, (2, 2), &[("VIKI", 1), ("SILV", 100)]);
    let leader = game.unit(owls, (2, 2), &[("LEAD", 1), ("SILV", 100)]);
    game.knows(vikings, "SHIP", 1);
    game.knows(leader, "SHIP", 1);
    game.month(owls, &format!("unit {vikings}\nstudy combat\nunit {leader}\nstudy combat"));
    assert_eq!(game.codes(owls, vikings), ["second_skill"]);
    assert_eq!(game.knowledge(leader, "COMB"), 30);
    game.month(owls, &format!("unit {vikings}\nforget ship\nstudy combat"));
    assert_eq!((game.knowledge(vikings, "SHIP"), game.knowledge(vikings, "COMB")), (0, 30));
}

#[test]
fn s10_all_heads_pay_or_nobody_studies() {
    let (mut game, owls) = owls();
    let unit = game.unit(owls, (2, 2), &[("VIKI", 5), ("SILV", 49)]);
    game.month(owls, &format!("unit {unit}\nstudy combat"));
    assert_eq!(game.codes(owls, unit), ["no_silver"]);
    assert_eq!(game.knowledge(unit, "COMB"), 0);
}

#[test]
fn s12_the_highest_level_costs_no_fee() {
    let (mut game, owls) = owls();
    let unit = game.unit(owls, (2, 2), &[("VIKI", 1), ("SILV", 100)]);
    game.knows(unit, "COMB", 3);
    game.month(owls, &format!("unit {unit}\nstudy combat"));
    assert_eq!(game.codes(owls, unit), ["skill_maxed"]);
    assert_eq!(game.has(unit, "SILV"), 90);
}

#[test]
fn s5_points_above_the_highest_level_are_lost() {
    let (mut game, owls) = owls();
    let unit = game.unit(owls, (2, 2), &[("VIKI", 1), ("SILV", 100)]);
    game.points(unit, "COMB", 175);
    game.month(owls, &format!("unit {unit}\nstudy combat"));
    assert_eq!(game.knowledge(unit, "COMB"), 180);
}

/// A teacher of leaders and its pupils, in one order set.
fn school(
    game: &mut Game,
    owls: u32,
    teachers: u32,
    level: u32,
    pupils: &[(&str, u32, &str)],
) -> Vec<u32> {
    let teacher = game.unit(owls, (2, 2), &[("LEAD", teachers), ("SILV", 900)]);
    let mut text = format!("unit {teacher}\n");
    let mut units = Vec::new();
    for (race, heads, skill) in pupils {
        game.knows(teacher, skill, level);
        let unit = game.unit(owls, (2, 2), &[(*race, *heads), ("SILV", 900)]);
        text += &format!("teach {unit}\n");
        units.push((unit, *skill));
    }
    for (unit, skill) in &units {
        text += &format!("unit {unit}\nstudy {skill}\n");
    }
    game.month(owls, &text);
    assert_eq!(game.codes(owls, teacher), Vec::<&str>::new());
    units.into_iter().map(|(unit, _)| unit).collect()
}

#[test]
fn z11_one_teacher_twenty_pupils() {
    let (mut game, owls) = owls();
    let teacher = game.unit(owls, (2, 2), &[("LEAD", 1), ("SILV", 100)]);
    game.knows(teacher, "COMB", 2);
    let pupils = game.unit(owls, (2, 2), &[("VIKI", 20), ("SILV", 900)]);
    game.month(owls, &format!("unit {teacher}\nteach {pupils}\nunit {pupils}\nstudy combat"));
    assert_eq!(game.knowledge(pupils, "COMB"), 900);
    assert_eq!(game.codes(owls, teacher), ["diluted"]);
}

#[test]
fn z12_two_teachers_two_units() {
    let (mut game, owls) = owls();
    let teacher = game.unit(owls, (2, 2), &[("LEAD", 2), ("SILV", 900)]);
    let second = game.unit(owls, (2, 2), &[("LEAD", 1), ("SILV", 900)]);
    for unit in [teacher, second] {
        game.knows(unit, "COMB", 2);
        game.knows(unit, "RIDI", 2);
    }
    let fighters = game.unit(owls, (2, 2), &[("VIKI", 15), ("SILV", 900)]);
    let riders = game.unit(owls, (2, 2), &[("PLAI", 10), ("SILV", 900)]);
    game.month(
        owls,
        &format!(
            "unit {teacher}\nteach {fighters} {riders}\nunit {second}\nteach {riders}\n\
             unit {fighters}\nstudy combat\nunit {riders}\nstudy riding"
        ),
    );
    assert_eq!(game.knowledge(fighters, "COMB"), 15 * 54);
    assert_eq!(game.knowledge(riders, "RIDI"), 10 * 60);
}

#[test]
fn s14_a_pupil_must_study_and_know_less() {
    let (mut game, owls) = owls();
    let herons = game.faction("Herons");
    let teacher = game.unit(owls, (2, 2), &[("LEAD", 1), ("SILV", 900)]);
    game.knows(teacher, "COMB", 1);
    let idle = game.unit(owls, (2, 2), &[("VIKI", 1), ("SILV", 100)]);
    let equal = game.unit(owls, (2, 2), &[("VIKI", 1), ("SILV", 100)]);
    game.knows(equal, "COMB", 1);
    let foreign = game.unit(herons, (2, 2), &[("VIKI", 1), ("SILV", 100)]);
    game.order(
        owls,
        &format!("unit {teacher}\nteach {idle} {equal} {foreign}\nunit {equal}\nstudy combat"),
    );
    game.order(herons, &format!("unit {foreign}\nstudy combat"));
    game.run();
    assert_eq!(game.codes(owls, teacher), ["not_studying", "teacher_too_low", "not_friendly"]);
    let plain = game.unit(owls, (2, 2), &[("VIKI", 1), ("SILV", 100)]);
    game.month(owls, &format!("unit {plain}\nteach {idle}"));
    assert_eq!(game.codes(owls, plain), ["not_leader"]);
}

#[test]
fn s15_a_pupil_gains_at_most_thirty_points_more() {
    let (mut game, owls) = owls();
    let units = school(&mut game, owls, 3, 2, &[("VIKI", 2, "COMB")]);
    assert_eq!(game.knowledge(units[0], "COMB"), 120);
}

#[test]
fn z13_mage_without_a_roof() {
    let gain = |roof: bool, taught: bool| {
        let (mut game, owls) = owls();
        let mage = game.unit(owls, (2, 2), &[("LEAD", 1), ("SILV", 900)]);
        game.knows(mage, "FORC", 2);
        let teacher = game.unit(owls, (2, 2), &[("LEAD", 1), ("SILV", 900)]);
        game.knows(teacher, "FORC", 3);
        if roof {
            let tower = game.structure((2, 2), "Tower", 0);
            game.inside(mage, tower);
        }
        let teach = if taught { format!("unit {teacher}\nteach {mage}\n") } else { String::new() };
        game.month(owls, &format!("{teach}unit {mage}\nstudy force"));
        game.knowledge(mage, "FORC") - 90
    };
    assert_eq!(
        [gain(false, false), gain(false, true), gain(true, false), gain(true, true)],
        [15, 30, 30, 60]
    );
}

#[test]
fn s13_only_one_leader_begins_magic_and_within_the_limits() {
    let (mut game, owls) = owls();
    let many = game.unit(owls, (2, 2), &[("LEAD", 2), ("SILV", 900)]);
    let viking = game.unit(owls, (2, 2), &[("VIKI", 1), ("SILV", 900)]);
    let mages: Vec<u32> =
        (0..4).map(|_| game.unit(owls, (2, 2), &[("LEAD", 1), ("SILV", 900)])).collect();
    let mut text = format!("unit {many}\nstudy force\nunit {viking}\nstudy force\n");
    for mage in &mages {
        text += &format!("unit {mage}\nstudy force\n");
    }
    game.month(owls, &text);
    assert_eq!(game.codes(owls, many), ["not_one_leader"]);
    assert_eq!(game.codes(owls, viking), ["not_one_leader"]);
    assert_eq!(game.codes(owls, mages[3]), ["too_many_mages"]);
    assert_eq!(game.report(owls).faction.limits.mages, [3, 3]);
}

#[test]
fn z14_splitting() {
    let (mut game, owls) = owls();
    let from = game.unit(owls, (2, 2), &[("VIKI", 7), ("SILV", 900)]);
    let to = game.unit(owls, (2, 2), &[("VIKI", 0), ("SILV", 10)]);
    game.points(from, "COMB", 500);
    game.month(owls, &format!("unit {from}\ngive {to} 3 vikings\ngive {to} 100 silver"));
    assert_eq!((game.knowledge(from, "COMB"), game.knowledge(to, "COMB")), (286, 214));
}

#[test]
fn s18_using_a_skill_practises_it_once_a_month() {
    let (mut game, owls) = owls();
    let unit = game.unit(owls, (2, 2), &[("VIKI", 4), ("SILV", 900)]);
    game.knows(unit, "COMB", 1);
    game.month(owls, &format!("unit {unit}\ntax"));
    assert_eq!(game.knowledge(unit, "COMB"), 4 * 35);
    assert_eq!(game.events(owls, "practised").len(), 1);
}

#[test]
fn s30_a_level_is_reported_once_and_shown_again_when_asked() {
    let (mut game, owls) = owls();
    let unit = game.unit(owls, (2, 2), &[("VIKI", 1), ("SILV", 900)]);
    game.month(owls, &format!("unit {unit}\nstudy combat"));
    let learned = &game.report(owls).learned;
    assert_eq!(
        learned.iter().map(|one| (&*one.key, one.level)).collect::<Vec<_>>(),
        [("COMB", Some(1))]
    );
    game.month(owls, &format!("unit {unit}\nshow skill combat 2"));
    assert!(game.report(owls).learned.is_empty());
    assert_eq!(game.codes(owls, unit), ["not_known_yet"]);
    game.month(owls, &format!("unit {unit}\nshow skill combat 1"));
    assert_eq!(game.report(owls).learned.len(), 1);
}

#[test]
fn s2_work_grows_with_the_level_and_not_with_points_between() {
    let (mut game, owls) = owls();
    let made = |points: u64, game: &mut Game| {
        let unit = game.unit(owls, (2, 2), &[("HDWA", 10), ("SILV", 100)]);
        game.points(unit, "MINI", points);
        let item = crate::kit::item("IRON");
        let recipe = game.content.item(item).recipe.clone().unwrap();
        atlantis::turn::output(&game.content, game.of_unit(unit), item, &recipe)
    };
    assert_eq!([300, 890, 900, 1_799].map(|points| made(points, &mut game)), [10, 10, 20, 20]);
}

#[test]
fn s11_a_month_is_thirty_points_a_head() {
    let (mut game, owls) = owls();
    let unit = game.unit(owls, (2, 2), &[("VIKI", 7), ("SILV", 900)]);
    game.month(owls, &format!("unit {unit}\nstudy combat"));
    assert_eq!(game.knowledge(unit, "COMB"), 210);
    assert_eq!(game.has(unit, "SILV"), 900 - 70 - 70);
}

#[test]
fn s16_several_skills_in_one_month_and_no_practice_from_it() {
    let (mut game, owls) = owls();
    let teacher = game.unit(owls, (2, 2), &[("LEAD", 1), ("SILV", 900)]);
    game.knows(teacher, "COMB", 2);
    game.knows(teacher, "RIDI", 2);
    let a = game.unit(owls, (2, 2), &[("VIKI", 5), ("SILV", 900)]);
    let b = game.unit(owls, (2, 2), &[("VIKI", 5), ("SILV", 900)]);
    game.month(
        owls,
        &format!("unit {teacher}\nteach {a} {b}\nunit {a}\nstudy combat\nunit {b}\nstudy riding"),
    );
    assert_eq!((game.knowledge(a, "COMB"), game.knowledge(b, "RIDI")), (300, 300));
    assert_eq!(game.knowledge(teacher, "COMB"), 90);
}

#[test]
fn s17_places_for_mages_go_to_those_who_stood_inside_first() {
    let (mut game, owls) = owls();
    let tower = game.structure((2, 2), "Tower", 0);
    let mut text = String::new();
    let mages: Vec<u32> = (0..11)
        .map(|_| {
            let mage = game.unit(owls, (2, 2), &[("LEAD", 1), ("SILV", 900)]);
            game.knows(mage, "FORC", 2);
            game.inside(mage, tower);
            text += &format!("unit {mage}\nstudy force\n");
            mage
        })
        .collect();
    game.content.settings.magic_limits = vec![(20, 20); 5];
    game.month(owls, &text);
    assert_eq!(game.knowledge(mages[9], "FORC"), 120);
    assert_eq!(game.knowledge(mages[10], "FORC"), 105);
    assert_eq!(game.codes(owls, mages[10]), ["half_rate"]);
}

#[test]
fn s20_no_point_is_lost_or_made_by_splitting_and_merging() {
    let mut skills = atlantis::world::Skills::default();
    skills.set(crate::kit::skill("COMB"), 997);
    for k in 0..=13 {
        let mut left = skills.clone();
        let gone = left.split(k, 13);
        let comb = crate::kit::skill("COMB");
        assert_eq!(left.of(comb) + gone.of(comb), 997);
        left.join(&gone);
        assert_eq!(left, skills);
    }
}

#[test]
fn s21_who_is_dismissed_takes_his_share_with_him() {
    let (mut game, owls) = owls();
    let unit = game.unit(owls, (2, 2), &[("VIKI", 7), ("SILV", 900)]);
    game.points(unit, "COMB", 500);
    game.month(owls, &format!("unit {unit}\ngive 0 3 vikings"));
    assert_eq!(game.knowledge(unit, "COMB"), 286);
}

#[test]
fn s31_what_was_not_had_is_not_shown() {
    let (mut game, owls) = owls();
    let unit = game.unit(owls, (2, 2), &[("VIKI", 1), ("SILV", 900)]);
    game.month(
        owls,
        &format!("unit {unit}\nshow item orichalcum\nshow item sword\nshow object tower"),
    );
    assert_eq!(game.codes(owls, unit), ["not_known_yet"]);
    assert_eq!(game.report(owls).learned.len(), 2);
    game.unit_mut(unit).stock.put(crate::kit::item("ORIC"), 1);
    game.run();
    assert_eq!(game.report(owls).learned[0].key, "ORIC");
    game.month(owls, &format!("unit {unit}\nshow item orichalcum"));
    assert_eq!(game.report(owls).learned.len(), 1);
}

#[test]
fn l4_study_and_practice_alone_raise_a_sum_of_points() {
    let (mut game, owls) = owls();
    let from = game.unit(owls, (2, 2), &[("VIKI", 9), ("SILV", 900)]);
    let to = game.unit(owls, (2, 2), &[("VIKI", 2), ("SILV", 900)]);
    game.points(from, "COMB", 501);
    game.points(to, "COMB", 33);
    game.month(owls, &format!("unit {from}\ngive {to} 4 vikings\nunit {to}\ngive {from} 1 viking"));
    assert_eq!(game.knowledge(from, "COMB") + game.knowledge(to, "COMB"), 534);
}

#[test]
fn s18_what_was_forgotten_is_not_practised() {
    let (mut game, owls) = owls();
    let unit = game.unit(owls, (2, 2), &[("PLAI", 1), ("SILV", 900)]);
    game.knows(unit, "COMB", 1);
    game.month(owls, &format!("unit {unit}\ntax\nforget combat\nstudy farming"));
    assert_eq!((game.knowledge(unit, "COMB"), game.knowledge(unit, "FARM")), (0, 30));
}
