//! What the soldiers of a unit fight with (C-20 to C-29): its goods are dealt out head by head.

use super::figure::{Cast, Figure, Shield, Strike};
use super::ground::{Ground, Standing};
use super::strike::level;
use crate::content::{
    Arm, BattleSpell, Content, Creature, Defences, Does, Force, Hit, Item, Mount, Mounted, Nature,
    Skill, Special, Thing,
};
use crate::world::Unit;

/// What walls add to the defence against weapons (C-25).
const SHELTER: i32 = 2;

/// The defence of a head in the open against spells (C-41).
const OPEN: i32 = -2;

/// What a head fights with, by places in the tables.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Kit {
    weapon: Option<usize>,
    armour: Option<usize>,
    mount: Option<usize>,
    /// The things of magic that it uses, a bit each.
    things: u64,
    sheltered: bool,
}

/// What of a unit's goods is not dealt out yet.
struct Left<'a> {
    content: &'a Content,
    unit: &'a Unit,
    ground: Ground,
    aboard: bool,
    /// Weapons in the order in which they are taken, with how many are left.
    weapons: Vec<(usize, u32)>,
    armour: Vec<(usize, u32)>,
    mounts: Vec<(usize, u32)>,
    things: Vec<(usize, u32)>,
}

/// The soldiers of a unit: heads in the order of their races, then monsters by row.
#[must_use]
pub fn soldiers(
    content: &Content,
    unit: &Unit,
    at: usize,
    ground: Ground,
    standing: Standing,
) -> Vec<(Figure, u32)> {
    let mut left = Left::of(content, unit, ground, standing.aboard);
    let mut all: Vec<(Figure, u32)> = Vec::new();
    let mut sheltered = standing.sheltered;
    for (race, heads) in unit.people(content) {
        let mut last = None;
        for _ in 0..heads {
            let kit = left.deal(sheltered > 0);
            sheltered = sheltered.saturating_sub(1);
            if last == Some(kit) {
                all.last_mut().expect("a head came before").1 += 1;
            } else {
                all.push((left.head(at, race, kit, standing), 1));
                last = Some(kit);
            }
        }
    }
    all.extend(unit.stock.iter().filter_map(|(item, many)| {
        content.creature(item).map(|creature| (monster(at, creature, ground), many))
    }));
    all
}

/// A unit's tactics in battle (C-30): its people's, or those of its monsters.
#[must_use]
pub fn tactics(content: &Content, unit: &Unit) -> u32 {
    let known = content.known.tactics.map_or(0, |skill| unit.level(content, skill));
    let creatures = unit.stock.iter().filter_map(|(item, _)| content.creature(item));
    creatures.map(|creature| creature.tactics).max().unwrap_or(0).max(known)
}

impl<'a> Left<'a> {
    fn of(content: &'a Content, unit: &'a Unit, ground: Ground, aboard: bool) -> Self {
        let arms = &content.arms;
        let has = |item: Item| Some(unit.stock.of(item)).filter(|many| *many > 0);
        let places = |count: usize, item: &dyn Fn(usize) -> Option<Item>, first: &[Item]| {
            let asked =
                first.iter().filter_map(|one| (0..count).find(|at| item(*at) == Some(*one)));
            let asked: Vec<usize> = asked.collect();
            let rest = (0..count).filter(|at| !asked.contains(at));
            let order = asked.iter().copied().chain(rest);
            order.filter_map(|at| Some((at, has(item(at)?)?))).collect::<Vec<_>>()
        };
        let weapons = places(arms.weapons.len(), &|at| arms.weapons[at].item, &unit.weapons);
        let armour = places(arms.armour.len(), &|at| Some(arms.armour[at].item), &unit.armour);
        let mounts = places(arms.mounts.len(), &|at| Some(arms.mounts[at].item), &[]);
        let things = places(content.things.len(), &|at| Some(content.things[at].item), &[]);
        Self { content, unit, ground, aboard, weapons, armour, mounts, things }
    }

    fn level(&self, skill: Option<Skill>) -> u32 {
        skill.map_or(0, |skill| self.unit.level(self.content, skill))
    }

    /// Deals out what the next head takes: weapon, armour, mount, other things of battle (C-20).
    fn deal(&mut self, sheltered: bool) -> Kit {
        let (content, arms) = (self.content, &self.content.arms);
        let mount = if sheltered || self.aboard {
            None
        } else {
            self.mounts.iter().position(|(at, many)| *many > 0 && self.helps(&arms.mounts[*at]))
        };
        let usable = |(at, many): &(usize, u32)| {
            let arm = &arms.weapons[*at];
            *many > 0
                && self.skill(arm).is_some()
                && (arm.mounted != Mounted::Only || mount.is_some())
        };
        let weapon = self.weapons.iter().position(usable).map(|at| taken(&mut self.weapons, at));
        let on_foot = weapon.is_some_and(|at| arms.weapons[at].mounted == Mounted::Never);
        let armour = self.armour.iter().position(|(_, many)| *many > 0);
        let armour = armour.map(|at| taken(&mut self.armour, at));
        let mount = mount.filter(|_| !on_foot).map(|at| taken(&mut self.mounts, at));
        let mage = self.unit.is_mage(content) || self.unit.is_apprentice(content);
        let mut things = 0;
        for (at, many) in &mut self.things {
            let thing = &content.things[*at];
            if *many > 0 && thing.is_of_battle() && (mage || !thing.mage) {
                *many -= 1;
                things |= 1 << *at;
            }
        }
        Kit { weapon, armour, mount, things, sheltered }
    }

    /// Whether a mount helps here, and its rider knows enough (C-23).
    fn helps(&self, mount: &Mount) -> bool {
        let flies = self.content.item(mount.item).carries.fly.is_some();
        let ground = self.ground.rides
            || (flies && self.ground.flies)
            || mount.also.contains(&self.ground.terrain);
        ground && self.level(self.content.known.riding) >= mount.least
    }

    /// What the mount adds (C-23).
    fn bonus(&self, mount: &Mount) -> u32 {
        let better =
            mount.better.as_ref().filter(|(lands, _)| lands.contains(&self.ground.terrain));
        let most = better.map_or(mount.most, |(_, most)| *most);
        self.level(self.content.known.riding).min(most)
    }

    /// The level of the skill with which a weapon is used, the better one of two; none where it cannot be (C-21).
    fn skill(&self, arm: &Arm) -> Option<u32> {
        let levels = arm.skills.iter().map(|(skill, least)| (self.level(Some(*skill)), *least));
        levels.filter(|(level, least)| level >= least).map(|(level, _)| level).max()
    }

    fn head(&self, unit: usize, race: Item, kit: Kit, standing: Standing) -> Figure {
        let arms = &self.content.arms;
        let arm = kit.weapon.map_or(&arms.bare, |at| &arms.weapons[at]);
        let mount = kit.mount.map(|at| level(self.bonus(&arms.mounts[at])));
        let shelter = if kit.sheltered { SHELTER } else { 0 };
        let ward = level(standing.ward);
        let spells = if kit.sheltered { 0 } else { OPEN };
        let things = || self.used(kit.things);
        let fighting = if arm.ranged { 0 } else { self.level(self.content.known.combat) };
        let warded = if kit.sheltered { spells.max(ward) } else { spells };
        let own = things().filter_map(|thing| thing.protects).map(|(_, level)| level);
        let spirit = own.map(level).max().map_or(warded, |own| own.max(warded));
        let defence = Defences {
            combat: level(fighting) + arm.defence + mount.unwrap_or(0) + shelter,
            ranged: shelter,
            energy: warded,
            weather: spells,
            spirit,
        };
        // Where the earth cannot shake anything, walls or no walls (D-8).
        let firm = self.ground.sea || (kit.sheltered && standing.steady);
        let spell = self.spell(kit.things);
        let mut casts: Vec<Cast> = arm.special.iter().map(special).collect();
        let attuned = |level: u32| self.attuned().map_or(level, |own| own.min(level));
        let stones = things().filter_map(Thing::shield);
        let stones = stones.map(|stone| Shield { level: attuned(stone.level), ..stone });
        let mut shields: Vec<Shield> = stones.filter(|stone| stone.level > 0).collect();
        match &spell {
            Some(Spell::Attack(cast)) => casts.insert(0, cast.clone()),
            Some(Spell::Shield(shield)) => shields.push(*shield),
            None => {}
        }
        Figure {
            unit,
            item: race,
            behind: self.unit.flags.behind,
            hits: 1,
            head: true,
            phantom: false,
            nature: None,
            strike: spell.is_none().then(|| self.strike(arm, mount)),
            defence,
            shaken: (!firm).then_some(OPEN),
            armour: kit.armour.map(|at| arms.armour[at]),
            length: arm.length,
            mounted: mount.is_some(),
            casts,
            shields,
        }
    }

    /// How a head strikes with a weapon (C-35, C-36).
    fn strike(&self, arm: &Arm, mount: Option<i32>) -> Strike {
        // A lance has its rider's skill instead of what the mount adds.
        let mount = if arm.ranged || arm.mounted == Mounted::Only { 0 } else { mount.unwrap_or(0) };
        Strike {
            weapon: arm.item,
            attack: level(self.skill(arm).unwrap_or(0)) + arm.attack + mount,
            times: 1,
            ranged: arm.ranged,
            hit: arm.hit,
            every: arm.every,
            length: arm.length,
            against_mounted: arm.against_mounted,
        }
    }

    /// The things of magic that a head uses.
    fn used(&self, things: u64) -> impl Iterator<Item = &'a Thing> + use<'a> {
        let all = self.content.things.iter().enumerate();
        all.filter(move |(at, _)| things & (1 << at) != 0).map(|(_, thing)| thing)
    }

    /// What it casts instead of striking: the spell that its unit has set, else that of a staff (C-24, D-7).
    fn spell(&self, things: u64) -> Option<Spell> {
        let own = self.unit.spell.map(|skill| (skill, self.unit.level(self.content, skill)));
        let own = own.filter(|(_, level)| *level > 0);
        let staff = || {
            let staffs = self.used(things).filter_map(|thing| thing.casts);
            let attuned = self.attuned();
            let staffs =
                staffs.map(|(skill, level)| (skill, attuned.map_or(level, |own| own.min(level))));
            // Of several the strongest, of equal ones the later in the table.
            staffs.filter(|(_, level)| *level > 0).max_by_key(|(skill, level)| {
                let plus = self.content.skill(*skill).spell.battle.map_or(0, |spell| spell.plus);
                level + plus
            })
        };
        let (skill, level) = own.or_else(staff)?;
        let row = self.content.skill(skill);
        row.spell.battle.and_then(|spell| Spell::of(&row.name, spell, level))
    }

    /// To which level an apprentice can use things of magic; none for a mage (G-7).
    fn attuned(&self) -> Option<u32> {
        (!self.unit.is_mage(self.content)).then(|| self.level(self.content.known.attunement))
    }
}

/// Takes one of what stands at this place of a list; says which row it is.
fn taken(list: &mut [(usize, u32)], at: usize) -> usize {
    list[at].1 -= 1;
    list[at].0
}

/// A spell set for battle (G-3).
enum Spell {
    Attack(Cast),
    Shield(Shield),
}

impl Spell {
    fn of(name: &str, spell: BattleSpell, level: u32) -> Option<Self> {
        let BattleSpell { does, force, plus, roll, only } = spell;
        let name = name.to_owned();
        let higher = level + plus;
        if does == Does::Shield {
            return force.map(|force| Self::Shield(Shield { force, level: higher }));
        }
        Some(Self::Attack(Cast { name, does, force, level: higher, times: level, roll, only }))
    }
}

impl Thing {
    /// Whether it is dealt out for a battle.
    fn is_of_battle(&self) -> bool {
        self.casts.is_some() || self.protects.is_some() || self.shields.is_some()
    }

    fn shield(&self) -> Option<Shield> {
        self.shields.map(|(force, level)| Shield { force, level })
    }
}

fn special(special: &Special) -> Cast {
    Cast {
        name: special.name.clone(),
        does: special.does,
        force: Some(special.force),
        level: special.level,
        times: 1,
        roll: special.blows,
        only: None,
    }
}

/// A monster (C-39): it strikes hand to hand, wears nothing, and is always in front.
fn monster(unit: usize, creature: &Creature, ground: Ground) -> Figure {
    Figure {
        unit,
        item: creature.item,
        behind: false,
        hits: creature.hits,
        head: false,
        phantom: creature.nature == Some(Nature::Phantom),
        nature: creature.nature,
        strike: Some(Strike {
            weapon: None,
            attack: creature.attack,
            times: creature.attacks,
            ranged: false,
            hit: Hit::Crush,
            every: 1,
            length: None,
            against_mounted: 0,
        }),
        defence: creature.defence,
        shaken: (!ground.sea).then(|| creature.defence.against(Force::Combat)),
        armour: None,
        length: None,
        mounted: false,
        casts: creature.special.iter().map(special).collect(),
        shields: Vec::new(),
    }
}
