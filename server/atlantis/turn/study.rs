//! Forgetting, teaching, studying, practice (7.5, 10.4 to 10.6; S-4 to S-18).

use super::code::{
    DILUTED, FORGOT, HALF_RATE, LEVEL_GAINED, NEEDS_FIRST, NO_SILVER, NOT_FRIENDLY, NOT_LEADER,
    NOT_ONE_LEADER, NOT_STUDIABLE, NOT_STUDYING, NOT_VISIBLE, PRACTISED, SECOND_SKILL, SKILL_MAXED,
    SKILL_NOT_KNOWN, STUDIED, TAUGHT, TEACHER_TOO_LOW, TOO_MANY_APPRENTICES, TOO_MANY_MAGES,
    WAS_TAUGHT,
};
use super::flags::{magic_limits, number};
use super::scene::Scene;
use super::told::{Datum, Refused};
use crate::content::{Content, Foundation, Skill};
use crate::orders::{Given, Order, Target};
use crate::world::{Unit, UnitId, level_of, points_of};

/// Points a head of a month of study (S-11).
const MONTH: u64 = 30;

/// 7.5 FORGET (S-4).
pub(super) fn forget(scene: &mut Scene<'_>) {
    for (unit, given) in scene.orders() {
        let Order::Forget(skill) = given.order else { continue };
        let Some(at) = scene.find(unit) else { continue };
        if scene.unit(at).skills.of(skill) == 0 {
            scene.fail(at, &given, SKILL_NOT_KNOWN, vec![("skill", Datum::Skill(skill))]);
            continue;
        }
        let unit = scene.unit_mut(at);
        unit.skills.set(skill, 0);
        unit.spell = unit.spell.filter(|spell| *spell != skill);
        scene.tell(at, &FORGOT, vec![("skill", Datum::Skill(skill))]);
    }
}

/// What a unit wants to study this month.
fn studies(unit: &Unit) -> Option<(Skill, &Given)> {
    unit.doing.orders.iter().find_map(|given| match given.order {
        Order::Study(skill) => Some((skill, given)),
        _ => None,
    })
}

/// Whether a unit can study a skill: then its fee for all heads (S-3 to S-13).
fn may_study(scene: &Scene<'_>, at: usize, skill: Skill) -> Result<u64, Refused> {
    let content = scene.content;
    let unit = scene.unit(at);
    let row = content.skill(skill);
    let heads = unit.heads(content);
    let other = unit.skills.iter().any(|(known, _)| known != skill);
    if other && !unit.is_of_leaders(content) {
        return Err((SECOND_SKILL, Vec::new()));
    }
    if is_maxed(content, unit, skill) {
        return Err((SKILL_MAXED, Vec::new()));
    }
    if !row.studied {
        return Err((NOT_STUDIABLE, Vec::new()));
    }
    if let Some(magic) = row.magic {
        may_be_mage(scene, at, magic)?;
    }
    let lacks = unit.lacks(content, skill).into_iter();
    let lacks: Vec<_> =
        lacks.map(|(needed, level)| format!("{} {level}", content.skill(needed).name)).collect();
    if !lacks.is_empty() {
        return Err((NEEDS_FIRST, vec![("list", Datum::Text(lacks.join(", ")))]));
    }
    let fee = u64::from(row.fee) * u64::from(heads);
    if u64::from(unit.silver(content)) < fee {
        return Err((NO_SILVER, vec![("silver", number(u32::try_from(fee).unwrap_or(u32::MAX)))]));
    }
    Ok(fee)
}

/// Whether its points are those of the highest level that it can reach (S-5, S-12).
fn is_maxed(content: &Content, unit: &Unit, skill: Skill) -> bool {
    let heads = u64::from(unit.heads(content).max(1));
    let most = unit.most(content, skill);
    unit.skills.of(skill) >= points_of(most) * heads
}

/// Whether a unit may learn magic: one leader, and within the faction's limits where it begins (S-13, F-10).
fn may_be_mage(scene: &Scene<'_>, at: usize, magic: Foundation) -> Result<(), Refused> {
    let content = scene.content;
    let unit = scene.unit(at);
    if unit.heads(content) != 1 || !unit.is_of_leaders(content) {
        return Err((NOT_ONE_LEADER, Vec::new()));
    }
    let points = scene.faction(unit.faction).map(|faction| faction.points).unwrap_or_default();
    let (mages, apprentices) = magic_limits(content, points);
    let (has_mages, has_apprentices) = scene.magic_of(unit.faction);
    let (is_mage, is_apprentice) = (unit.is_mage(content), unit.is_apprentice(content));
    match magic {
        Foundation::Attunement if is_mage || (!is_apprentice && has_apprentices >= apprentices) => {
            Err((TOO_MANY_APPRENTICES, vec![("most", number(apprentices))]))
        }
        Foundation::Foundation if is_apprentice || (!is_mage && has_mages >= mages) => {
            Err((TOO_MANY_MAGES, vec![("most", number(mages))]))
        }
        Foundation::Foundation | Foundation::Magic | Foundation::Attunement => Ok(()),
    }
}

/// 10.4 TEACH (S-14 to S-16): each pupil unit is told how many points a head it gains more when it studies.
pub(super) fn teach(scene: &mut Scene<'_>) {
    // Orders of a unit that join come one after the other: they are one list of pupils.
    let mut lists: Vec<(UnitId, Given, Vec<Target>)> = Vec::new();
    for (unit, given) in scene.orders() {
        let Order::Teach(targets) = &given.order else { continue };
        match lists.iter_mut().find(|(id, ..)| *id == unit) {
            Some((_, _, all)) => all.extend(targets.iter().copied()),
            None => lists.push((unit, given.clone(), targets.clone())),
        }
    }
    for (unit, given, targets) in lists {
        if let Some(at) = scene.find(unit) {
            teach_all(scene, at, &given, &targets);
        }
    }
}

fn teach_all(scene: &mut Scene<'_>, at: usize, given: &Given, targets: &[Target]) {
    let content = scene.content;
    if !scene.unit(at).is_of_leaders(content) {
        return scene.fail(at, given, NOT_LEADER, Vec::new());
    }
    let mut pupils = Vec::new();
    for target in targets {
        match pupil(scene, at, *target) {
            Ok(pupil) if pupils.contains(&pupil) => {}
            Ok(pupil) => pupils.push(pupil),
            Err((code, data)) => scene.fail(at, given, code, data),
        }
    }
    let teachers = u64::from(scene.unit(at).heads(content));
    let heads: u64 =
        pupils.iter().map(|(pupil, _)| u64::from(scene.unit(*pupil).heads(content))).sum();
    if heads == 0 {
        return;
    }
    if heads > teachers * 10 {
        let (pupils, places) = (i64::try_from(heads), i64::try_from(teachers * 10));
        let figure = |number: Result<i64, _>| Datum::Number(number.unwrap_or(i64::MAX));
        scene.fail(
            at,
            given,
            DILUTED,
            vec![("pupils", figure(pupils)), ("places", figure(places))],
        );
    }
    let more = (teachers * 10 * MONTH / heads).min(MONTH);
    for (pupil, skill) in pupils {
        let taught = &mut scene.unit_mut(pupil).doing.taught;
        *taught = (*taught + more).min(MONTH);
        let target = scene.unit_named(pupil);
        scene.tell(at, &TAUGHT, vec![("target", target), ("skill", Datum::Skill(skill))]);
    }
}

/// A pupil that can be taught, and what it studies (S-14).
fn pupil(scene: &Scene<'_>, at: usize, target: Target) -> Result<(usize, Skill), Refused> {
    let content = scene.content;
    let teacher = scene.unit(at);
    let Some(pupil) = scene.seen(teacher.faction, target).filter(|pupil| *pupil != at) else {
        return Err((NOT_VISIBLE, Vec::new()));
    };
    let unit = scene.unit(pupil);
    if !scene.is_friendly(unit.faction, teacher.faction) {
        return Err((NOT_FRIENDLY, vec![("who", scene.unit_named(pupil))]));
    }
    let named = vec![("target", scene.unit_named(pupil))];
    let Some((skill, _)) = studies(unit) else { return Err((NOT_STUDYING, named)) };
    if may_study(scene, pupil, skill).is_err() {
        return Err((NOT_STUDYING, named));
    }
    if teacher.level(content, skill) <= unit.level(content, skill) {
        return Err((TEACHER_TOO_LOW, named));
    }
    Ok((pupil, skill))
}

/// 10.5 STUDY: the fee, then the gain (S-10 to S-17).
pub(super) fn study(scene: &mut Scene<'_>) {
    for (unit, given) in scene.orders() {
        let Order::Study(skill) = given.order else { continue };
        let Some(at) = scene.find(unit) else { continue };
        match may_study(scene, at, skill) {
            Ok(fee) => study_one(scene, at, &given, skill, fee),
            Err((code, data)) => scene.fail(at, &given, code, data),
        }
    }
}

fn study_one(scene: &mut Scene<'_>, at: usize, given: &Given, skill: Skill, fee: u64) {
    let content = scene.content;
    let unit = scene.unit(at);
    let heads = u64::from(unit.heads(content));
    let taught = unit.doing.taught;
    let mut gain = MONTH + taught;
    let magic = content.skill(skill).magic;
    if magic.is_some() && unit.level(content, skill) >= 2 && !has_place(scene, at) {
        gain /= 2;
        scene.fail(at, given, HALF_RATE, Vec::new());
    }
    if let Some(kind) = magic {
        let unit = scene.unit(at);
        let (mage, apprentice) = (unit.is_mage(content), unit.is_apprentice(content));
        let faction = unit.faction;
        match kind {
            Foundation::Attunement if !apprentice => scene.out.magic.push((faction, 0, 1)),
            Foundation::Foundation if !mage => scene.out.magic.push((faction, 1, 0)),
            Foundation::Foundation | Foundation::Magic | Foundation::Attunement => {}
        }
    }
    let silver = content.known.silver;
    scene.unit_mut(at).stock.take(silver, u32::try_from(fee).unwrap_or(u32::MAX));
    let gained = gain_points(scene, at, skill, gain * heads);
    let points = Datum::Number(i64::try_from(gained / heads.max(1)).unwrap_or(i64::MAX));
    let silver = number(u32::try_from(fee).unwrap_or(u32::MAX));
    scene.tell(
        at,
        &STUDIED,
        vec![("skill", Datum::Skill(skill)), ("points", points), ("silver", silver)],
    );
    if taught > 0 {
        let points = Datum::Number(i64::try_from(taught).unwrap_or(i64::MAX));
        scene.tell(at, &WAS_TAUGHT, vec![("skill", Datum::Skill(skill)), ("points", points)]);
    }
    tell_level(scene, at, skill, gained);
}

/// Adds points up to those of the highest level (S-5). Says how many were added.
fn gain_points(scene: &mut Scene<'_>, at: usize, skill: Skill, points: u64) -> u64 {
    let content = scene.content;
    let unit = scene.unit(at);
    let heads = u64::from(unit.heads(content)).max(1);
    let (had, most) = (unit.skills.of(skill), points_of(unit.most(content, skill)) * heads);
    let now = had.max(had.saturating_add(points).min(most));
    scene.unit_mut(at).skills.set(skill, now);
    now - had
}

/// Tells of the level that so many points have brought, if it is a new one.
fn tell_level(scene: &mut Scene<'_>, at: usize, skill: Skill, gained: u64) {
    let unit = scene.unit(at);
    let heads = u64::from(unit.heads(scene.content)).max(1);
    let now = unit.skills.of(skill);
    let (before, after) = (level_of((now - gained) / heads), level_of(now / heads));
    if after > before {
        let data = vec![("skill", Datum::Skill(skill)), ("level", number(after))];
        scene.tell(at, &LEVEL_GAINED, data);
    }
}

/// Whether a mage has a place in a finished building (S-17): places go to mages in the order in which they stand in it.
fn has_place(scene: &Scene<'_>, at: usize) -> bool {
    let content = scene.content;
    let Some(inside) = scene.unit(at).inside else { return false };
    let Some(structure) = scene.region.structure(inside).filter(|one| one.needs == 0) else {
        return false;
    };
    let places = content.structure(structure.of).mages;
    let before = scene.region.units[..at].iter().filter(|unit| {
        unit.inside == Some(inside) && (unit.is_mage(content) || unit.is_apprentice(content))
    });
    u32::try_from(before.count()).unwrap_or(u32::MAX) < places
}

/// Notes that a unit used a skill, if it is the first of the month and known (S-18).
pub(super) fn use_of(content: &Content, unit: &mut Unit, skill: Option<Skill>) {
    if let Some(skill) = skill
        && unit.doing.practised.is_none()
        && unit.level(content, skill) >= 1
    {
        unit.doing.practised = Some(skill);
    }
}

/// 10.6: what was used is practised (S-18).
pub(super) fn practise(scene: &mut Scene<'_>) {
    let points = u64::from(scene.content.settings.practice_points);
    if points == 0 {
        return;
    }
    for at in scene.region.in_order() {
        let Some(skill) = scene.unit(at).doing.practised else { continue };
        // What was forgotten since does not come back: others than leaders may have learned something else (S-3).
        if scene.unit(at).skills.of(skill) == 0 {
            continue;
        }
        let heads = u64::from(scene.unit(at).heads(scene.content));
        let gained = gain_points(scene, at, skill, points * heads);
        if gained > 0 {
            scene.tell(at, &PRACTISED, vec![("skill", Datum::Skill(skill))]);
            tell_level(scene, at, skill, gained);
        }
    }
}
