//! What units and factions set about themselves (1.3), and addresses asked for (1.4).

use super::Turn;
use super::code::{
    CLAIMED, CLAIMED_FEWER, CLEARS_GUARD, DECLARED, DESCRIBED, FACTION_CHANGED, FOUND, GUARD_OFF,
    NO_SUCH_FACTION, NOT_A_COMBAT_SPELL, NOT_ARMOUR, NOT_INSIDE, NOT_KNOWN_YET, NOT_MAGE,
    NOT_NAMEABLE, NOT_OWNER, NOT_WEAPON, OWN_FACTION, RENAMED, SPELL_UNKNOWN, STRUCTURE_TOO_SMALL,
    TOO_MANY_APPRENTICES, TOO_MANY_MAGES, TOO_MANY_POINTS, TOO_MANY_PREFERENCES,
};
use super::told::{Datum, Filled};
use crate::content::{Class, Content, Item, Role, Skill};
use crate::orders::{Given, Order, Show, Thing};
use crate::world::{
    Attitude, Faction, FactionId, Points, Region, RegionId, SettlementKind, StructureNo, UnitId,
};

/// The most weapons or armour that a unit can prefer.
const PREFERENCES: usize = 4;

/// 1.3: all kinds mixed, unit by unit, in the order written.
pub(super) fn set(turn: &mut Turn<'_>) {
    for region in turn.order.clone() {
        for (unit, given) in turn.world.region_mut(region).orders_of("1.3") {
            if let Some(at) = turn.world.region(region).find(unit) {
                Setting { turn, region, at, given: &given }.run();
            }
        }
    }
}

/// An order of 1.3 that is being done.
struct Setting<'s, 't> {
    turn: &'s mut Turn<'t>,
    region: RegionId,
    at: usize,
    given: &'s Given,
}

impl Setting<'_, '_> {
    fn run(&mut self) {
        match &self.given.order {
            Order::Address(address) => {
                let address = address.clone();
                self.own(|faction| faction.address = Some(address));
            }
            Order::Password(password) => {
                let password = password.clone();
                self.own(|faction| faction.password = password);
            }
            Order::Times(times) => {
                let times = *times;
                self.own(|faction| faction.times = times);
            }
            Order::Language(language) => {
                let language = *language;
                self.own(|faction| faction.language = language);
            }
            Order::Template(template) => {
                let template = *template;
                self.own(|faction| faction.template = template);
            }
            Order::Autotax(flag) => self.unit().flags.autotax = *flag,
            Order::Avoid(flag) => self.avoid(*flag),
            Order::Guard(_) => self.unguard(),
            Order::Combat(spell) => self.combat(*spell),
            Order::Behind(flag) => self.unit().flags.behind = *flag,
            Order::Hold(flag) => self.unit().flags.hold = *flag,
            Order::NoAid(flag) => self.unit().flags.noaid = *flag,
            Order::NoCross(flag) => self.unit().flags.nocross = *flag,
            Order::Consume(consume) => self.unit().flags.consume = *consume,
            Order::Reveal(reveal) => self.unit().flags.reveal = *reveal,
            Order::Spoils(spoils) => self.unit().flags.spoils = *spoils,
            Order::Armor(items) => self.armour(items),
            Order::Weapon(items) => self.weapons(items),
            Order::Claim(amount) => self.claim(*amount),
            Order::Declare(whom, attitude) => self.declare(*whom, *attitude),
            Order::Describe(thing, text) => self.describe(*thing, text),
            Order::Name(thing, name) => self.name(*thing, name),
            Order::Faction(points) => self.points(*points),
            Order::Show(show) => self.show(*show),
            _ => {}
        }
    }

    fn unit(&mut self) -> &mut crate::world::Unit {
        let region = self.region;
        &mut self.turn.world.region_mut(region).units[self.at]
    }

    fn here(&self) -> &Region {
        self.turn.world.region(self.region)
    }

    fn faction(&self) -> FactionId {
        self.here().units[self.at].faction
    }

    fn own(&mut self, change: impl FnOnce(&mut Faction)) {
        let faction = self.faction();
        if let Some(faction) = self.turn.world.faction_mut(faction) {
            change(faction);
        }
    }

    fn fail(&mut self, code: orders::Code, data: Filled) {
        let region = &self.turn.world.regions[self.region.0 as usize];
        self.turn.out.fail(region, &region.units[self.at], self.given, code, data);
    }

    fn tell(&mut self, kind: &'static super::code::Kind, data: Filled) {
        let region = &self.turn.world.regions[self.region.0 as usize];
        self.turn.out.tell(self.turn.phase, region, &region.units[self.at], kind, data);
    }

    /// AVOID clears GUARD (U-3).
    fn avoid(&mut self, flag: bool) {
        if flag && self.unit().flags.guard {
            self.fail(CLEARS_GUARD, Vec::new());
        }
        let flags = &mut self.unit().flags;
        flags.avoid = flag;
        flags.guard &= !flag;
    }

    /// GUARD 0; GUARD 1 waits for 7.1.
    fn unguard(&mut self) {
        if std::mem::take(&mut self.unit().flags.guard) {
            self.tell(&GUARD_OFF, Vec::new());
        }
    }

    /// COMBAT: the spell that a mage casts in every battle; none without one (G-3, G-7, A-114).
    fn combat(&mut self, spell: Option<Skill>) {
        let content = self.turn.content;
        let unit = &self.here().units[self.at];
        let named = || spell.map(|spell| ("skill", Datum::Skill(spell))).into_iter().collect();
        let wrong = match spell {
            _ if !unit.is_mage(content) => Some(NOT_MAGE),
            Some(spell) if unit.level(content, spell) == 0 => Some(SPELL_UNKNOWN),
            Some(spell) if content.skill(spell).spell.battle.is_none() => Some(NOT_A_COMBAT_SPELL),
            Some(_) | None => None,
        };
        match wrong {
            Some(code) => self.fail(code, named()),
            None => self.unit().spell = spell,
        }
    }

    fn armour(&mut self, items: &[Item]) {
        if let Some(items) = self.preferred(items, Class::Armour, NOT_ARMOUR) {
            self.unit().armour = items;
        }
    }

    fn weapons(&mut self, items: &[Item]) {
        if let Some(items) = self.preferred(items, Class::Weapon, NOT_WEAPON) {
            self.unit().weapons = items;
        }
    }

    /// The list, unless one of it is of another class or there are too many: then the line has no effect (O-30).
    fn preferred(
        &mut self,
        items: &[Item],
        class: Class,
        wrong: orders::Code,
    ) -> Option<Vec<Item>> {
        let other = items.iter().find(|item| !self.turn.content.item(**item).classes.has(class));
        if let Some(item) = other {
            self.fail(wrong, vec![("item", Datum::Item(*item))]);
            return None;
        }
        if items.len() > PREFERENCES {
            self.fail(TOO_MANY_PREFERENCES, Vec::new());
            return None;
        }
        Some(items.to_vec())
    }

    /// CLAIM takes at most what is there (E-30), and what the unit has room for (K-2).
    fn claim(&mut self, amount: u32) {
        let faction = self.faction();
        let there = self.turn.world.faction(faction).map_or(0, |faction| faction.unclaimed);
        let wanted = amount.min(u32::try_from(there).unwrap_or(u32::MAX));
        let silver = self.turn.content.known.silver;
        let put = self.unit().stock.put(silver, wanted);
        self.own(|faction| faction.unclaimed -= u64::from(put));
        if put < amount {
            let why = if put < wanted { "room" } else { "unclaimed" };
            let data = vec![
                ("done", number(put)),
                ("wanted", number(amount)),
                ("why", Datum::Text(why.into())),
            ];
            self.fail(CLAIMED_FEWER, data);
        }
        if put > 0 {
            self.tell(&CLAIMED, vec![("silver", number(put))]);
        }
    }

    /// DECLARE (F-20 to F-24).
    fn declare(&mut self, whom: Option<FactionId>, attitude: Option<Attitude>) {
        let Some(whom) = whom else {
            let attitude = attitude.unwrap_or_default();
            self.own(|faction| faction.attitudes.default = attitude);
            self.tell(
                &DECLARED,
                vec![("who", Datum::Text("others".into())), ("attitude", word(attitude))],
            );
            return;
        };
        if whom == self.faction() {
            return self.fail(OWN_FACTION, Vec::new());
        }
        let Some(other) = self.turn.world.faction(whom) else {
            return self.fail(NO_SUCH_FACTION, Vec::new());
        };
        let named = Datum::Faction(whom, other.name.clone());
        self.own(|faction| match attitude {
            Some(attitude) => drop(faction.attitudes.declared.insert(whom, attitude)),
            None => drop(faction.attitudes.declared.remove(&whom)),
        });
        let default =
            self.turn.world.faction(self.faction()).map(|faction| faction.attitudes.default);
        let now = attitude.or(default).unwrap_or_default();
        self.tell(&DECLARED, vec![("who", named), ("attitude", word(now))]);
    }

    /// The structure in which the unit stands, if it is the owner and the structure can be changed (W-32, W-33).
    fn owned(&mut self) -> Option<StructureNo> {
        let content = self.turn.content;
        let here = self.here();
        let Some(inside) = here.units[self.at].inside else {
            self.fail(NOT_INSIDE, Vec::new());
            return None;
        };
        let structure = here.structure(inside)?;
        let named = vec![("object", Datum::Text(structure.name.clone()))];
        if !content.structure(structure.of).is_owned() {
            self.fail(NOT_NAMEABLE, named);
            return None;
        }
        if here.owner(content, inside) != Some(self.at) {
            self.fail(NOT_OWNER, named);
            return None;
        }
        Some(inside)
    }

    fn describe(&mut self, thing: Thing, text: &str) {
        match thing {
            Thing::Unit => text.clone_into(&mut self.unit().about),
            Thing::Structure => {
                let Some(structure) = self.owned() else { return };
                let region = self.region;
                if let Some(one) = self.turn.world.region_mut(region).structure_mut(structure) {
                    text.clone_into(&mut one.about);
                }
            }
            Thing::Faction | Thing::Settlement => return,
        }
        self.tell(&DESCRIBED, Vec::new());
    }

    fn name(&mut self, thing: Thing, name: &str) {
        match thing {
            Thing::Unit => name.clone_into(&mut self.unit().name),
            Thing::Faction => self.own(|faction| name.clone_into(&mut faction.name)),
            Thing::Structure => {
                let Some(structure) = self.owned() else { return };
                let region = self.region;
                if let Some(one) = self.turn.world.region_mut(region).structure_mut(structure) {
                    name.clone_into(&mut one.name);
                }
            }
            Thing::Settlement => {
                if !self.rename_settlement(name) {
                    return;
                }
            }
        }
        let what = match thing {
            Thing::Unit => "unit",
            Thing::Faction => "faction",
            Thing::Structure => "structure",
            Thing::Settlement => "settlement",
        };
        let what = Datum::Text(what.into());
        self.tell(&RENAMED, vec![("what", what), ("new", Datum::Text(name.to_owned()))]);
    }

    /// A settlement is renamed by the owner of a finished building that is large enough (W-34).
    fn rename_settlement(&mut self, name: &str) -> bool {
        let Some(number) = self.owned() else { return false };
        let content = self.turn.content;
        let here = self.here();
        let settlement = here.dwelling.as_ref().and_then(|dwelling| dwelling.settlement.as_ref());
        let structure = here.structure(number);
        let (Some(settlement), Some(structure)) = (settlement, structure) else {
            self.fail(NOT_NAMEABLE, vec![("object", Datum::Text(String::new()))]);
            return false;
        };
        let named = Datum::Text(settlement.name.clone());
        if settlement.start {
            self.fail(NOT_NAMEABLE, vec![("object", named)]);
            return false;
        }
        let rank = match content.structure(structure.of).role {
            Role::Building { rank } if structure.needs == 0 => rank,
            _ => 0,
        };
        let (needed, smallest) = match settlement.kind {
            SettlementKind::Village => (1, "tower"),
            SettlementKind::Town => (2, "fort"),
            SettlementKind::City => (3, "castle"),
        };
        if rank < needed {
            let data = vec![("type", Datum::Text(smallest.into())), ("settlement", named)];
            self.fail(STRUCTURE_TOO_SMALL, data);
            return false;
        }
        let region = self.region;
        let dwelling = self.turn.world.region_mut(region).dwelling.as_mut();
        if let Some(settlement) = dwelling.and_then(|dwelling| dwelling.settlement.as_mut()) {
            name.clone_into(&mut settlement.name);
        }
        true
    }

    /// FACTION (F-5): all three areas at once.
    fn points(&mut self, points: Points) {
        let settings = &self.turn.content.settings;
        let sum = u64::from(points.war) + u64::from(points.trade) + u64::from(points.magic);
        if sum > u64::from(settings.faction_points) {
            let sum = i64::try_from(sum).unwrap_or(i64::MAX);
            let most = Datum::Number(settings.faction_points.into());
            return self
                .fail(TOO_MANY_POINTS, vec![("points", Datum::Number(sum)), ("most", most)]);
        }
        let (mages, apprentices) = magic_limits(self.turn.content, points);
        let faction = self.faction();
        let (some, others) = self.turn.did(faction).magic;
        if some > mages {
            return self.fail(TOO_MANY_MAGES, vec![("most", number(mages))]);
        }
        if others > apprentices {
            return self.fail(TOO_MANY_APPRENTICES, vec![("most", number(apprentices))]);
        }
        self.own(|faction| faction.points = points);
        let data = vec![
            ("war", number(points.war)),
            ("trade", number(points.trade)),
            ("magic", number(points.magic)),
        ];
        self.tell(&FACTION_CHANGED, data);
    }

    /// SHOW repeats what the faction has been told (S-30, S-31).
    fn show(&mut self, show: Show) {
        let id = self.faction();
        let heard = self.turn.world.faction(id).map(|faction| &faction.heard);
        let known = heard.is_some_and(|heard| match show {
            Show::Skill(skill, level) => {
                level > 0 && heard.skills.get(&skill).is_some_and(|most| level <= *most)
            }
            Show::Item(item) => {
                self.turn.content.is_known_to_all(item) || heard.items.contains(&item)
            }
            // All that are in the table are known from the start (S-31).
            Show::Structure(_) => true,
        });
        if known {
            self.turn.did(id).shows.push(show);
        } else {
            self.fail(NOT_KNOWN_YET, Vec::new());
        }
    }
}

/// How many mages and apprentices a faction with these points may have (F-3, F-4).
pub(crate) fn magic_limits(content: &Content, points: Points) -> (u32, u32) {
    let limits = &content.settings.magic_limits;
    limits.get(points.magic as usize).or(limits.last()).copied().unwrap_or((0, 0))
}

pub(crate) fn number(number: u32) -> Datum {
    Datum::Number(number.into())
}

fn word(attitude: Attitude) -> Datum {
    Datum::Text(attitude.name().into())
}

/// 1.4: the address of a faction. Without a player who lets it be known it is a form for a letter.
pub(super) fn find(turn: &mut Turn<'_>) {
    for region in turn.order.clone() {
        for (unit, given) in turn.world.region_mut(region).orders_of("1.4") {
            let Order::Find(whom) = given.order else { continue };
            find_one(turn, region, unit, &given, whom);
        }
    }
}

fn find_one(
    turn: &mut Turn<'_>,
    region: RegionId,
    unit: UnitId,
    given: &Given,
    whom: Option<FactionId>,
) {
    let place = &turn.world.regions[region.0 as usize];
    let Some(at) = place.find(unit) else { return };
    let factions = turn.world.factions.iter().filter(|one| !one.id.is_npc());
    let found: Vec<_> = factions.filter(|one| whom.is_none_or(|id| id == one.id)).collect();
    if found.is_empty() {
        return turn.out.fail(place, &place.units[at], given, NO_SUCH_FACTION, Vec::new());
    }
    for faction in found {
        let named = Datum::Faction(faction.id, faction.name.clone());
        turn.out.tell("1.4", place, &place.units[at], &FOUND, vec![("who", named)]);
    }
}
