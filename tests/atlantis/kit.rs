//! Small worlds to try rules in: plains around a sea, of whose figures the rule book has examples.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use atlantis::chance::Seed;
use atlantis::content::{Content, Item, Skill};
use atlantis::orders::Vocabulary;
use atlantis::report::{ErrorLine, Event, RegionSeen, Report, UnitSeen};
use atlantis::turn::{self, Sent};
use atlantis::world::{
    Attitude, Dwelling, Faction, FactionId, Grid, Level, Place, Points, Region, RegionId,
    Settlement, SettlementKind, Sort, Structure, StructureNo, Trade, Unit, UnitId, Way, World,
    points_of,
};

pub static WORDS: LazyLock<Vocabulary> = LazyLock::new(|| {
    atlantis::messages::take_up();
    Vocabulary::of(content())
});

/// The shipped tables of 4.1.
pub fn content() -> &'static Content {
    Content::shipped()
}

pub fn item(tag: &str) -> Item {
    content().item_of(tag).unwrap_or_else(|| panic!("no item {tag}"))
}

pub fn skill(tag: &str) -> Skill {
    content().skill_of(tag).unwrap_or_else(|| panic!("no skill {tag}"))
}

/// A game whose world is made by hand.
#[derive(Clone)]
pub struct Game {
    pub content: Content,
    pub world: World,
    pub reports: BTreeMap<u32, Report>,
    orders: BTreeMap<FactionId, Sent>,
}

/// A game of Owls and Herons, with their numbers.
pub fn two() -> (Game, u32, u32) {
    let mut game = Game::new();
    let (owls, herons) = (game.faction("Owls"), game.faction("Herons"));
    (game, owls, herons)
}

/// Columns and rows of the small world.
const SIZE: u16 = 8;

impl Game {
    /// Plains of 500 people at wage 15 (Z-3), but the column x = 7, which is sea. No markets.
    pub fn new() -> Self {
        Self::of(content().clone())
    }

    /// The same by other tables.
    pub fn of(content: Content) -> Self {
        LazyLock::force(&WORDS);
        let mut regions =
            vec![region(&content, Place { level: Level::Nexus, y: 0, x: 0 }, "nexus")];
        for y in 0..SIZE {
            for x in (0..SIZE).filter(|x| (x + y) % 2 == 0) {
                let terrain = if x == SIZE - 1 { "ocean" } else { "plain" };
                let mut region = region(&content, Place { level: Level::Surface, y, x }, terrain);
                if terrain == "plain" {
                    let race = content.item_of("PLAI").expect("plainsmen");
                    let (people, wage) = (500, 15);
                    region.dwelling = Some(Dwelling {
                        race,
                        base: people,
                        people,
                        wage,
                        harm: 0,
                        settlement: None,
                    });
                }
                regions.push(region);
            }
        }
        let world = World {
            seed: Seed::of("a game of the tests"),
            turn: 0,
            grid: Grid { width: SIZE, height: SIZE },
            regions,
            factions: vec![
                Faction::new(FactionId::GUARD, "Guard"),
                Faction::new(FactionId::CREATURES, "Creatures"),
            ],
            next_faction: 3,
            next_unit: 1,
            next_ship: 101,
            starts: Vec::new(),
        };
        let mut game = Self { content, world, reports: BTreeMap::new(), orders: BTreeMap::new() };
        let at = game.id(2, 2);
        game.world.starts = vec![at; 6];
        game
    }

    /// A faction of this name with War 1, Trade 1, Magic 1 and no unit.
    pub fn faction(&mut self, name: &str) -> u32 {
        let id = FactionId(self.world.next_faction);
        self.world.next_faction += 1;
        let mut faction = Faction::new(id, name);
        faction.points = Points { war: 1, trade: 1, magic: 1 };
        self.world.factions.push(faction);
        id.0
    }

    pub fn faction_mut(&mut self, faction: u32) -> &mut Faction {
        self.world.faction_mut(FactionId(faction)).expect("a faction of the game")
    }

    pub fn id(&self, x: u16, y: u16) -> RegionId {
        self.world.at(Place { level: Level::Surface, y, x }).expect("a region of the world")
    }

    pub fn region(&self, x: u16, y: u16) -> &Region {
        self.world.region(self.id(x, y))
    }

    pub fn region_mut(&mut self, x: u16, y: u16) -> &mut Region {
        let id = self.id(x, y);
        self.world.region_mut(id)
    }

    /// Makes a region of another terrain.
    pub fn terrain(&mut self, x: u16, y: u16, terrain: &str) {
        let terrain = self.content.terrain_of(terrain).expect("a terrain");
        self.region_mut(x, y).terrain = terrain;
    }

    /// A unit with these people and goods; its number.
    pub fn unit(&mut self, faction: u32, (x, y): (u16, u16), stock: &[(&str, u32)]) -> u32 {
        let id = self.id(x, y);
        self.unit_in(faction, id, stock)
    }

    pub fn unit_in(&mut self, faction: u32, at: RegionId, stock: &[(&str, u32)]) -> u32 {
        let id = UnitId(self.world.next_unit);
        self.world.next_unit += 1;
        let mut unit = Unit::new(id, FactionId(faction));
        unit.stock = stock.iter().map(|(tag, amount)| (item(tag), *amount)).collect();
        self.world.region_mut(at).units.push(unit);
        id.0
    }

    /// Where a unit is, if it is anywhere.
    pub fn place_of(&self, unit: u32) -> Option<(RegionId, usize)> {
        self.world.all_regions().find_map(|(id, region)| Some((id, region.find(UnitId(unit))?)))
    }

    /// The unit of this number.
    pub fn of_unit(&self, unit: u32) -> &Unit {
        let (region, at) = self.place_of(unit).unwrap_or_else(|| panic!("no unit {unit}"));
        &self.world.region(region).units[at]
    }

    pub fn unit_mut(&mut self, unit: u32) -> &mut Unit {
        let (region, at) = self.place_of(unit).unwrap_or_else(|| panic!("no unit {unit}"));
        &mut self.world.region_mut(region).units[at]
    }

    /// Gives a unit the points of this level for all its heads.
    pub fn knows(&mut self, unit: u32, tag: &str, level: u32) {
        let heads = self.of_unit(unit).heads(&self.content);
        self.points(unit, tag, points_of(level) * u64::from(heads));
    }

    pub fn points(&mut self, unit: u32, tag: &str, points: u64) {
        self.unit_mut(unit).skills.set(skill(tag), points);
    }

    /// Lets a faction feel so towards another.
    pub fn feels(&mut self, of: u32, towards: u32, attitude: Attitude) {
        let declared = &mut self.faction_mut(of).attitudes.declared;
        declared.insert(FactionId(towards), attitude);
    }

    /// How many of an item a unit has.
    pub fn has(&self, unit: u32, tag: &str) -> u32 {
        self.of_unit(unit).stock.of(item(tag))
    }

    /// Points of a unit in a skill.
    pub fn knowledge(&self, unit: u32, tag: &str) -> u64 {
        self.of_unit(unit).skills.of(skill(tag))
    }

    /// What a region sells at a price.
    pub fn sells(&mut self, (x, y): (u16, u16), tag: &str, amount: u32, price: u32) {
        let line = trade(tag, amount, price);
        self.region_mut(x, y).market.for_sale.push(line);
    }

    /// What a region wants at a price.
    pub fn wants(&mut self, (x, y): (u16, u16), tag: &str, amount: u32, price: u32) {
        let line = trade(tag, amount, price);
        self.region_mut(x, y).market.wanted.push(line);
    }

    /// Founds a settlement of so many people.
    pub fn village(&mut self, (x, y): (u16, u16), size: u32) {
        let kind = SettlementKind::of(size);
        let settlement =
            Settlement { name: "Myrrhine".into(), size, first: size, kind, start: false };
        self.region_mut(x, y).dwelling.as_mut().expect("people").settlement = Some(settlement);
    }

    /// Lets a passage lead to another one, or to a place.
    pub fn leads(&mut self, (x, y): (u16, u16), passage: u32, to: (u16, u16), end: Option<u32>) {
        let way = Way { region: self.id(to.0, to.1), structure: end.map(StructureNo) };
        self.region_mut(x, y).structure_mut(StructureNo(passage)).unwrap().way = Some(way);
    }

    /// A structure in a region; its number.
    pub fn structure(&mut self, (x, y): (u16, u16), name: &str, needs: u32) -> u32 {
        let of = self.content.structure_of(name).unwrap_or_else(|| panic!("no structure {name}"));
        let ship = self.content.structure(of).is_ship();
        let number = if ship {
            self.world.next_ship += 1;
            self.world.next_ship - 1
        } else {
            let region = self.region_mut(x, y);
            region.last_structure += 1;
            region.last_structure
        };
        let (name, about, way) = (name.to_owned(), String::new(), None);
        let number_ = StructureNo(number);
        self.region_mut(x, y).add_structure(Structure {
            number: number_,
            of,
            name,
            about,
            needs,
            way,
            ward: 0,
        });
        number
    }

    /// Puts a unit into a structure, last there.
    pub fn inside(&mut self, unit: u32, structure: u32) {
        let (region, at) = self.place_of(unit).expect("a unit");
        self.world.region_mut(region).stand(at, Some(StructureNo(structure)));
    }

    /// The set of a faction for the next month.
    pub fn order(&mut self, faction: u32, text: &str) {
        self.orders.insert(FactionId(faction), Sent { text: text.as_bytes().to_vec() });
    }

    /// Runs a month with the sets ordered, and forgets them.
    pub fn run(&mut self) {
        let sets = std::mem::take(&mut self.orders);
        let outcome = turn::run(&self.content, &WORDS, self.world.clone(), &sets);
        self.world = outcome.world;
        self.reports = outcome.reports.into_iter().map(|(id, report)| (id.0, report)).collect();
        self.each_sentence_is_filled();
    }

    /// A figure that an event or an error lacks would stand in its sentence by its name.
    fn each_sentence_is_filled(&self) {
        for report in self.reports.values() {
            let events = report.events.iter().map(|event| &event.text);
            for text in events.chain(report.errors.iter().map(|error| &error.text)) {
                assert!(!text.contains("{$"), "{text}");
            }
        }
    }

    /// Runs a month in which one faction has this set.
    pub fn month(&mut self, faction: u32, text: &str) {
        self.order(faction, text);
        self.run();
    }

    pub fn report(&self, faction: u32) -> &Report {
        &self.reports[&faction]
    }

    /// Codes that the last report of a faction has for a unit.
    pub fn codes(&self, faction: u32, unit: u32) -> Vec<&str> {
        let errors = self.report(faction).errors.iter().filter(|error| error.unit == unit);
        errors.map(|error| &*error.code).collect()
    }

    pub fn errors(&self, faction: u32) -> &[ErrorLine] {
        &self.report(faction).errors
    }

    /// Events of a kind in the last report of a faction.
    pub fn events(&self, faction: u32, kind: &str) -> Vec<&Event> {
        self.report(faction).events.iter().filter(|event| event.kind == kind).collect()
    }

    /// A region as the last report of a faction shows it.
    pub fn seen(&self, faction: u32, x: u16, y: u16) -> Option<&RegionSeen> {
        let is = |region: &&RegionSeen| (region.at.x, region.at.y, region.at.level) == (x, y, 1);
        self.report(faction).regions.iter().find(is)
    }

    /// A unit as the last report of a faction shows it.
    pub fn shown(&self, faction: u32, unit: u32) -> Option<&UnitSeen> {
        let regions = &self.report(faction).regions;
        regions
            .iter()
            .flat_map(|region| {
                region.units.iter().chain(region.structures.iter().flat_map(|one| &one.units))
            })
            .find(|one| one.number == unit)
    }

    /// The unit that a faction formed last.
    pub fn youngest(&self, faction: u32) -> u32 {
        let units = self.world.regions.iter().flat_map(|region| &region.units);
        units.filter(|unit| unit.faction.0 == faction).map(|unit| unit.id.0).max().expect("a unit")
    }
}

fn trade(tag: &str, amount: u32, price: u32) -> Trade {
    let item = item(tag);
    let sort = match tag {
        "LEAD" => Sort::Leaders,
        _ if content().is_race(item) => Sort::Recruits,
        "GRAI" | "LIVE" | "FISH" => Sort::Of(10),
        _ => Sort::Fixed(amount),
    };
    Trade { item, amount, price, first: price, sort, done: 0 }
}

fn region(content: &Content, place: Place, terrain: &str) -> Region {
    let terrain = content.terrain_of(terrain).unwrap_or_else(|| panic!("no terrain {terrain}"));
    Region::empty(place, terrain, "Koridallos")
}
