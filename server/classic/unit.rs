//! Units.

use atlantis::report::UnitSeen;

use crate::Names;

/// A unit's line, with its mark.
pub(crate) fn line(unit: &UnitSeen, names: &Names<'_>) -> String {
    let mark = if unit.own { "*" } else { "-" };
    format!("{mark} {}", words(unit, names, true))
}

/// A unit's line without its mark, with or without its faction.
pub(crate) fn words(unit: &UnitSeen, names: &Names<'_>, faction: bool) -> String {
    let mut parts = vec![format!("{} ({})", unit.name, unit.number)];
    let guard = unit.flags.iter().any(|flag| flag == "on_guard");
    parts.extend(guard.then(|| "on guard".to_owned()));
    let who = unit.faction.as_ref().filter(|_| faction);
    parts.extend(who.map(|who| format!("{} ({})", who.name, who.number)));
    parts.extend(unit.flags.iter().filter_map(|flag| flag_of(flag)).map(str::to_owned));
    let goods = unit.people.iter().chain(&unit.goods);
    parts.extend(goods.map(|good| names.some(&good.tag, good.amount)));
    let silver = unit.silver.filter(|silver| *silver > 0);
    parts.extend(silver.map(|silver| names.some("SILV", silver)));
    let mut text = parts.join(", ");
    if unit.own {
        text += &own(unit, names);
    }
    ended(text, &unit.description)
}

fn flag_of(flag: &str) -> Option<&'static str> {
    Some(match flag {
        "avoiding" => "avoiding",
        "behind" => "behind",
        "revealing_unit" => "revealing unit",
        "revealing_faction" => "revealing faction",
        "holding" => "holding",
        "taxing" => "taxing",
        "no_aid" => "receiving no aid",
        "consuming_unit" => "consuming unit's food",
        "consuming_faction" => "consuming faction's food",
        "no_cross" => "won't cross water",
        "spoils_none" => "weightless battle spoils",
        "spoils_walk" => "walking battle spoils",
        "spoils_ride" => "riding battle spoils",
        "spoils_fly" => "flying battle spoils",
        _ => return None,
    })
}

/// What only an own unit shows.
fn own(unit: &UnitSeen, names: &Names<'_>) -> String {
    let mut text = format!(". Weight: {}", unit.weight.unwrap_or(0));
    if let Some(capacity) = unit.capacity {
        let (fly, ride, walk, swim) = (capacity.fly, capacity.ride, capacity.walk, capacity.swim);
        text += &format!(". Capacity: {fly}/{ride}/{walk}/{swim}");
    }
    let heads: u64 = unit.people.iter().map(|good| u64::from(good.amount)).sum();
    let skills: Vec<String> = unit
        .skills
        .iter()
        .flatten()
        .map(|one| {
            format!("{} {} ({})", names.skill(&one.tag), one.level, one.points / heads.max(1))
        })
        .collect();
    let skills = if skills.is_empty() { "none".to_owned() } else { skills.join(", ") };
    text += &format!(". Skills: {skills}");
    if let Some(spell) = &unit.combat_spell {
        text += &format!(". Combat spell: {}", names.skill(spell));
    }
    let things =
        |tags: &[String]| tags.iter().map(|tag| names.thing(tag)).collect::<Vec<_>>().join(", ");
    match unit.weapons.as_slice() {
        [] => {}
        [one] => text += &format!(". Ready weapon: {}", names.thing(one)),
        all => text += &format!(". Ready weapons: {}", things(all)),
    }
    if !unit.armor.is_empty() {
        text += &format!(". Ready armor: {}", things(&unit.armor));
    }
    if !unit.can_study.is_empty() {
        let skills: Vec<String> = unit.can_study.iter().map(|tag| names.skill(tag)).collect();
        text += &format!(". Can Study: {}", skills.join(", "));
    }
    text
}

/// With its description, and a full stop: one that has its own gets no second (O-15).
pub(crate) fn ended(mut text: String, description: &str) -> String {
    let description = description.trim();
    if !description.is_empty() {
        text += &format!("; {description}");
    }
    if description.is_empty() || !description.ends_with('.') {
        text.push('.');
    }
    text
}
