//! What reports on skills, items and structures say (S-30, S-31): what an author wrote, and the figures of the tables.

use crate::content::{Carries, Content, Item, ItemRow, Kind, Skill, Source, StructureType};

/// What a level of a skill allows.
pub(super) fn skill(content: &Content, skill: Skill, level: u32) -> String {
    let row = content.skill(skill);
    let said = row.levels.get((level as usize).saturating_sub(1));
    let makes = content.items.iter().filter(|item| {
        item.recipe.as_ref().is_some_and(|recipe| (recipe.skill, recipe.level) == (skill, level))
    });
    let makes: Vec<String> = makes.map(|item| format!("{} [{}]", item.plural, item.tag)).collect();
    let builds = content.structures.iter().filter(|one| one.skill == Some((skill, level)));
    let builds: Vec<String> = builds.map(|one| one.name.clone()).collect();
    let list = |word: &str, all: Vec<String>| {
        (!all.is_empty()).then(|| format!("{word}: {}.", all.join(", ")))
    };
    let fee = format!("A month of study costs {} silver a head.", row.fee);
    sentences([said.cloned(), list("Makes", makes), list("Builds", builds), Some(fee)])
}

/// What an item is.
pub(super) fn item(content: &Content, item: Item) -> String {
    let row = content.item(item);
    sentences([
        Some(row.about.clone()),
        Some(format!("Weight {}.", row.weight)),
        carries(row),
        race(content, row),
        made(content, row),
    ])
}

/// What a type of structure is.
pub(super) fn structure(content: &Content, of: StructureType) -> String {
    let row = content.structure(of);
    let material: Vec<&str> = row.material.iter().map(|item| &*content.item(*item).name).collect();
    let work = (row.work > 0)
        .then(|| format!("Work {} with as much {}.", row.work, material.join(" or ")));
    let skill =
        row.skill.map(|(skill, level)| format!("Needs {} {level}.", content.skill(skill).name));
    let size = (row.size > 0).then(|| format!("Shelters {}.", row.size));
    let mages = (row.mages > 0).then(|| format!("Places for {} mages.", row.mages));
    let ship = match row.role {
        crate::content::Role::Ship { carries, sailors } => {
            Some(format!("Carries {carries}, needs {sailors} sailors."))
        }
        _ => None,
    };
    sentences([Some(row.about.clone()), work, skill, size, mages, ship])
}

fn sentences<const N: usize>(all: [Option<String>; N]) -> String {
    let some = all.into_iter().flatten().filter(|text| !text.is_empty());
    some.collect::<Vec<_>>().join(" ")
}

fn carries(row: &ItemRow) -> Option<String> {
    let Carries { walk, ride, fly, swim } = row.carries;
    let all = [(walk, "walking"), (ride, "riding"), (fly, "flying"), (swim, "swimming")];
    let some = all.into_iter().filter_map(|(most, how)| most.map(|most| format!("{most} {how}")));
    let some: Vec<String> = some.collect();
    (!some.is_empty()).then(|| format!("Carries {}.", some.join(", ")))
}

fn race(content: &Content, row: &ItemRow) -> Option<String> {
    let Kind::Race { skills, special, other, upkeep } = &row.kind else { return None };
    let best: Vec<&str> = skills.iter().map(|skill| &*content.skill(*skill).name).collect();
    let best = if best.is_empty() {
        format!("Learns every skill to level {other}.")
    } else {
        format!("Learns {} to level {special}, all else to {other}.", best.join(", "))
    };
    Some(format!("{best} Upkeep {upkeep} silver a month."))
}

fn made(content: &Content, row: &ItemRow) -> Option<String> {
    let recipe = row.recipe.as_ref()?;
    let from = match &recipe.from {
        Source::Land => "the land".to_owned(),
        Source::Goods(goods) => {
            let all =
                goods.iter().map(|(item, each)| format!("{each} {}", content.item(*item).name));
            all.collect::<Vec<_>>().join(" and ")
        }
    };
    let tool =
        row.tool.map(|(tool, more)| format!(", {} help by {more}", content.item(tool).plural));
    let (skill, level, months) = (&content.skill(recipe.skill).name, recipe.level, recipe.months);
    Some(format!(
        "Made with {skill} {level} from {from} in {months} man-months{}.",
        tool.unwrap_or_default()
    ))
}
