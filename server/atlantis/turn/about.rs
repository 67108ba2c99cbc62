//! What is said of skills, items, structures and terrains, in reports (S-30, S-31) and in the rules: what an author
//! wrote, and the figures of the tables.

use game::{Fills, Joined, Text, text};

use crate::content::{
    Carries, Content, Item, ItemRow, Kind, Role, Skill, Source, StructureType, Terrain,
};

/// What a level of a skill allows.
pub(crate) fn skill(content: &Content, skill: Skill, level: u32) -> Vec<Text> {
    let row = content.skill(skill);
    let said = row.levels.get((level as usize).saturating_sub(1));
    let makes = content.items.iter().filter(|item| {
        item.recipe.as_ref().is_some_and(|recipe| (recipe.skill, recipe.level) == (skill, level))
    });
    let makes: Vec<String> = makes.map(|item| tagged(&item.plural, &item.tag)).collect();
    let builds = content.structures.iter().filter(|one| one.skill == Some((skill, level)));
    let builds: Vec<String> = builds.map(|one| one.name.clone()).collect();
    let list = |say: &'static str, all: Vec<String>| {
        (!all.is_empty()).then(|| text!(say, list = all.join(", ")))
    };
    let fee = text!("atlantis-about-fee", silver = row.fee);
    let all = [
        said.map(Text::from),
        list("atlantis-about-makes", makes),
        list("atlantis-about-builds", builds),
        Some(fee),
    ];
    all.into_iter().flatten().collect()
}

/// A skill with what must be known before, who can learn how much of it, and what its levels allow.
pub(crate) fn whole_skill(content: &Content, skill: Skill) -> Vec<Text> {
    let row = content.skill(skill);
    let mut all = vec![text!("atlantis-about-fee", silver = row.fee)];
    if !row.needs.is_empty() {
        let need = |(skill, level): &(Skill, u32)| {
            let row = content.skill(*skill);
            format!("{} {level}", tagged(&row.name, &row.tag))
        };
        let needs: Vec<String> = row.needs.iter().map(need).collect();
        all.push(text!("atlantis-about-needs", list = needs.join(", ")));
    }
    all.extend(limits(content, skill));
    for (level, said) in (1_u32..).zip(&row.levels).filter(|(_, said)| !said.is_empty()) {
        all.push(text!("atlantis-about-level", level = level, what = said));
    }
    all
}

/// Which races reach which level of a skill (S-3).
fn limits(content: &Content, skill: Skill) -> Vec<Text> {
    let races = content.items.iter().filter_map(|row| match &row.kind {
        Kind::Race { skills, special, other, .. } => Some((row, skills, *special, *other)),
        Kind::Silver | Kind::Good | Kind::Creature => None,
    });
    let (leaders, others): (Vec<_>, Vec<_>) = races.partition(|(row, ..)| {
        content.known.leaders.is_some_and(|of| content.item(of).tag == row.tag)
    });
    let special: Vec<_> = others.iter().filter(|(_, skills, ..)| skills.contains(&skill)).collect();
    let names: Vec<String> = special.iter().map(|(row, ..)| row.plural.clone()).collect();
    let other = others.iter().map(|(.., other)| *other).max().unwrap_or(0);
    let limit = match special.first() {
        Some((_, _, special, _)) => {
            text!(
                "atlantis-about-limits",
                races = names.join(", "),
                special = *special,
                other = other
            )
        }
        None => text!("atlantis-about-limit", other = other),
    };
    let leader = leaders.first().map(|(_, skills, special, other)| {
        let level = if skills.contains(&skill) { *special } else { *other };
        text!("atlantis-about-leaders", level = level)
    });
    [limit].into_iter().chain(leader).collect()
}

/// What an item is.
pub(crate) fn item(content: &Content, item: Item) -> Vec<Text> {
    let row = content.item(item);
    let mut all = vec![Text::from(&row.about), text!("atlantis-about-weight", weight = row.weight)];
    all.extend(carries(row));
    all.extend(race(content, row));
    all.extend(made(content, row));
    all.extend(row.withdraw.map(|silver| text!("atlantis-about-withdraw", silver = silver)));
    all
}

/// What a type of structure is.
pub(crate) fn structure(content: &Content, of: StructureType) -> Vec<Text> {
    let row = content.structure(of);
    let mut all = vec![Text::from(&row.about)];
    if row.work > 0 {
        let material = row.material.iter().map(|item| &*content.item(*item).name);
        let list = Joined::of("atlantis-about-or", material);
        all.push(text!("atlantis-about-work", work = row.work, list = list));
    }
    if let Some((skill, level)) = row.skill {
        let skill = &*content.skill(skill).name;
        all.push(text!("atlantis-about-skill", skill = skill, level = level));
    }
    if row.size > 0 {
        all.push(text!("atlantis-about-size", size = row.size));
    }
    if row.mages > 0 {
        all.push(text!("atlantis-about-mages", mages = row.mages));
    }
    match row.role {
        Role::Ship { carries, sailors } => {
            all.push(text!("atlantis-about-ship", carries = carries, sailors = sailors));
        }
        Role::Trade(item) => {
            let row = content.item(item);
            all.push(text!("atlantis-about-raises", item = tagged(&row.plural, &row.tag)));
        }
        Role::Building { .. } | Role::Inn | Role::Road(_) | Role::Passage | Role::Lair => {}
    }
    all
}

/// What a terrain is.
pub(crate) fn terrain(content: &Content, terrain: Terrain) -> Vec<Text> {
    let row = content.terrain(terrain);
    let mut all = vec![match row.cost {
        Some(cost) => text!("atlantis-about-cost", cost = cost),
        None => text!("atlantis-about-closed"),
    }];
    let gives = row.products.iter().map(|product| {
        let row = content.item(product.item);
        tagged(&row.plural, &row.tag)
    });
    let gives: Vec<String> = gives.collect();
    let mut races: Vec<&str> =
        row.inland.iter().chain(&row.coast).map(|race| &*content.item(*race).plural).collect();
    races.dedup();
    if !gives.is_empty() {
        all.push(text!("atlantis-about-gives", list = gives.join(", ")));
    }
    if !races.is_empty() {
        all.push(text!("atlantis-about-lives", list = races.join(", ")));
    }
    all
}

/// `horse training [HORS]`.
pub(crate) fn tagged(name: &str, tag: &str) -> String {
    format!("{name} [{tag}]")
}

fn carries(row: &ItemRow) -> Option<Text> {
    let Carries { walk, ride, fly, swim } = row.carries;
    let all = [
        (walk, "atlantis-about-walking"),
        (ride, "atlantis-about-riding"),
        (fly, "atlantis-about-flying"),
        (swim, "atlantis-about-swimming"),
    ];
    let some = all.into_iter().filter_map(|(most, say)| most.map(|most| text!(say, most = most)));
    let some: Vec<Text> = some.collect();
    (!some.is_empty())
        .then(|| text!("atlantis-about-carries", list = Joined::of("atlantis-about-comma", some)))
}

fn race(content: &Content, row: &ItemRow) -> Vec<Text> {
    let Kind::Race { skills, special, other, upkeep } = &row.kind else { return Vec::new() };
    let best: Vec<&str> = skills.iter().map(|skill| &*content.skill(*skill).name).collect();
    let learns = if best.is_empty() {
        text!("atlantis-about-learns-all", other = *other)
    } else {
        let (list, special) = (best.join(", "), *special);
        text!("atlantis-about-learns", list = list, special = special, other = *other)
    };
    vec![learns, text!("atlantis-about-upkeep", silver = *upkeep)]
}

fn made(content: &Content, row: &ItemRow) -> Vec<Text> {
    let Some(recipe) = &row.recipe else { return Vec::new() };
    let from = match &recipe.from {
        Source::Land => text!("atlantis-about-land").fill(),
        Source::Goods(goods) => {
            let each = |(item, each): &(Item, u32)| format!("{each} {}", content.item(*item).name);
            Joined::of("atlantis-about-and", goods.iter().map(each)).fill()
        }
    };
    let (skill, level, months) = (&*content.skill(recipe.skill).name, recipe.level, recipe.months);
    let made =
        text!("atlantis-about-made", skill = skill, level = level, from = from, months = months);
    let tool = row.tool.map(|(tool, more)| {
        let tool = content.item(tool);
        text!("atlantis-about-tool", item = tagged(&tool.plural, &tool.tag), more = more)
    });
    [made].into_iter().chain(tool).collect()
}
