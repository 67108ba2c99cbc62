//! The world so far as a report shows it: own units whole, others as they were seen, the regions of the report and
//! what its exits say of their neighbours.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;

use crate::chance::Seed;
use crate::content::{Content, Item, Skill};
use crate::orders::Whose;
use crate::report::{Exit, HexAt, RegionSeen, Report, Seen, StructureSeen, UnitSeen};
use crate::world::{
    Attitude, Attitudes, Consume, DIRECTIONS, Dwelling, Faction, FactionId, Flags, Gate, Grid,
    Level, Place, Points, Region, RegionId, Reveal, Settlement, SettlementKind, Skills, Sort,
    Spoils, Stock, Structure, StructureNo, Trade, Unit, UnitId, Weather, World,
};

/// A faction of which only units are known.
const SOMEBODY: FactionId = FactionId(u32::MAX);

/// What a report shows of the world.
pub(super) struct Known {
    /// The world so far as it is seen.
    pub(super) world: World,
    own: FxHashMap<UnitId, RegionId>,
    seen: Vec<Place>,
}

impl Known {
    /// From a report.
    pub(super) fn of(content: &Content, report: &Report) -> Self {
        let (regions, skies) = (BTreeMap::new(), BTreeMap::new());
        let mut maker = Maker { content, report, grid: grid(report), regions, skies };
        for region in &report.regions {
            maker.region(region);
        }
        for region in &report.regions {
            maker.neighbours(region);
        }
        maker.done()
    }

    /// Own units, and where they stand.
    pub(super) fn whose(&self) -> Whose {
        Whose(self.own.clone())
    }

    /// Whether a unit is the reader's.
    pub(super) fn is_own(&self, unit: UnitId) -> bool {
        self.own.contains_key(&unit)
    }

    /// Own units with their names, by number.
    pub(super) fn own(&self) -> Vec<(UnitId, &str)> {
        let units = self.world.regions.iter().flat_map(|region| &region.units);
        let own = units.filter(|unit| self.is_own(unit.id));
        let mut all: Vec<_> = own.map(|unit| (unit.id, &*unit.name)).collect();
        all.sort_unstable();
        all
    }

    /// Whether the report shows what lies around a place.
    pub(super) fn is_seen(&self, place: Place) -> bool {
        self.seen.contains(&place)
    }
}

/// Where a report's region lies.
fn place(at: HexAt) -> Place {
    let level = match at.level {
        0 => Level::Nexus,
        1 => Level::Surface,
        _ => Level::Underworld,
    };
    Place { level, y: at.y, x: at.x }
}

/// The shape of the world, so far as exits that go around it say: without one it is as wide as numbers go.
fn grid(report: &Report) -> Grid {
    let wide = report.regions.iter().filter(|region| region.at.level != 0).flat_map(|region| {
        let far = |exit: &&Exit| region.at.x.abs_diff(exit.at.x) > 1;
        let factor = if region.at.level == 2 { 2 } else { 1 };
        region
            .exits
            .iter()
            .filter(far)
            .map(move |exit| (region.at.x.abs_diff(exit.at.x) + 1) * factor)
    });
    Grid { width: wide.max().unwrap_or(u16::MAX - 1), height: u16::MAX - 1 }
}

struct Maker<'a> {
    content: &'a Content,
    report: &'a Report,
    grid: Grid,
    regions: BTreeMap<Place, Region>,
    /// Next month's sky over the rows that are seen.
    skies: BTreeMap<(Level, u16), Weather>,
}

impl Maker<'_> {
    fn item(&self, tag: &str) -> Option<Item> {
        self.content.item_of(tag)
    }

    fn region(&mut self, seen: &RegionSeen) {
        let terrain = self.content.terrain_of(&seen.terrain).unwrap_or(self.content.known.plain);
        let mut region = Region::empty(place(seen.at), terrain, &seen.province);
        region.dwelling = self.dwelling(seen);
        region.gate = seen.gate.map(|gate| Gate { number: gate.number });
        region.market.wanted = self.lines(&seen.wanted);
        region.market.for_sale = self.lines(&seen.for_sale);
        region.structures = seen.structures.iter().filter_map(|one| self.structure(one)).collect();
        region.structures.sort_by_key(|one| one.number);
        let last = region.structures.iter().map(|one| one.number.0).filter(|number| *number <= 100);
        region.last_structure = last.max().unwrap_or(0);
        region.products = self.products(seen, &region);
        region.next_weather = match seen.weather.as_ref().map(|[_, next]| next.as_str()) {
            Some("winter") => Weather::Winter,
            Some("monsoon") => Weather::Monsoon,
            Some(_) | None => Weather::Clear,
        };
        if seen.weather.is_some() {
            self.skies.insert((region.place.level, region.place.y), region.next_weather);
        }
        // Where one only passed nothing stands for certain any more.
        if seen.seen == Seen::Here {
            let inside = |one: &StructureSeen| {
                one.units
                    .iter()
                    .map(|unit| (Some(StructureNo(one.number)), unit.clone()))
                    .collect::<Vec<_>>()
            };
            let all = seen.units.iter().map(|unit| (None, unit.clone()));
            let all: Vec<_> = all.chain(seen.structures.iter().flat_map(inside)).collect();
            for (at, unit) in &all {
                let unit = self.unit(unit, *at);
                region.units.push(unit);
            }
        }
        self.regions.insert(region.place, region);
    }

    /// The people, so that the region's figures are those of the report.
    fn dwelling(&self, seen: &RegionSeen) -> Option<Dwelling> {
        let race = self.item(seen.race.as_deref()?)?;
        let settlement = seen.settlement.as_ref().map(|town| {
            let kind = match &*town.kind {
                "city" => SettlementKind::City,
                "town" => SettlementKind::Town,
                _ => SettlementKind::Village,
            };
            let (name, start) = (town.name.clone(), false);
            Settlement { name, size: 0, first: 0, kind, start }
        });
        let more = settlement.as_ref().map_or(0, |town| 1 + town.kind as u32);
        let wage = seen.wage.map_or(10, |wage| wage.w);
        let wage = wage.saturating_sub(more);
        let people = seen.population;
        Some(Dwelling { race, base: people, people, wage, harm: 0, settlement })
    }

    fn lines(&self, lines: &[crate::report::MarketLine]) -> Vec<Trade> {
        let line = |line: &crate::report::MarketLine| {
            let item = self.item(&line.tag)?;
            let sort = match self.content.is_race(item) {
                true => Sort::Recruits,
                false => Sort::Fixed(line.amount),
            };
            Some(Trade {
                item,
                amount: line.amount,
                price: line.price,
                first: line.price,
                sort,
                done: 0,
            })
        };
        lines.iter().filter_map(line).collect()
    }

    /// What the land gives without the structures that raise it: they are counted again.
    fn products(&self, seen: &RegionSeen, region: &Region) -> Vec<(Item, u32)> {
        let base = |good: &crate::report::Good| {
            let item = self.item(&good.tag)?;
            let raisers = region.raisers(self.content, Some(item));
            let found =
                (0..=good.amount).rev().find(|base| Region::raised(*base, raisers) <= good.amount);
            Some((item, found.unwrap_or(good.amount)))
        };
        seen.products.iter().filter_map(base).collect()
    }

    fn structure(&self, seen: &StructureSeen) -> Option<Structure> {
        Some(Structure {
            number: StructureNo(seen.number),
            of: self.content.structure_of(&seen.of)?,
            name: seen.name.clone(),
            about: seen.description.clone(),
            needs: seen.needs,
            way: None,
            ward: seen.ward,
        })
    }

    fn unit(&self, seen: &UnitSeen, inside: Option<StructureNo>) -> Unit {
        let own = FactionId(self.report.faction.number);
        let of = seen.faction.as_ref().map_or(SOMEBODY, |who| FactionId(who.number));
        let mut unit = Unit::new(UnitId(seen.number), if seen.own { own } else { of });
        unit.name.clone_from(&seen.name);
        unit.inside = inside;
        let goods = seen.people.iter().chain(&seen.goods);
        let mut stock: Stock =
            goods.filter_map(|good| Some((self.item(&good.tag)?, good.amount))).collect();
        stock.put(self.content.known.silver, seen.silver.unwrap_or(0));
        unit.stock = stock;
        let mut skills = Skills::default();
        for skill in seen.skills.iter().flatten() {
            if let Some(known) = self.content.skill_of(&skill.tag) {
                skills.set(known, skill.points);
            }
        }
        unit.skills = skills;
        unit.flags = flags(&seen.flags);
        // Others are seen again: what hides them is not known.
        if !seen.own {
            unit.flags.reveal = Reveal::Unit;
        }
        unit
    }

    /// Regions that are known by an exit alone.
    fn neighbours(&mut self, seen: &RegionSeen) {
        let here = place(seen.at);
        for exit in &seen.exits {
            let at = place(exit.at);
            if !self.regions.contains_key(&at) {
                let terrain =
                    self.content.terrain_of(&exit.terrain).unwrap_or(self.content.known.plain);
                let mut region = Region::empty(at, terrain, &exit.province);
                // A row has one sky (W-11), and the next row nearly always the same.
                let sky = |place: Place| self.skies.get(&(place.level, place.y)).copied();
                let next_door = sky(here).filter(|_| here.level == at.level);
                region.next_weather = sky(at).or(next_door).unwrap_or(Weather::Clear);
                self.regions.insert(at, region);
            }
        }
    }

    fn done(self) -> Known {
        let seen: Vec<Place> = self.report.regions.iter().map(|region| place(region.at)).collect();
        let nexus = self.report.regions.iter().find(|region| region.at.level == 0);
        let regions: Vec<Region> = self.regions.into_values().collect();
        let id = |at: Place| {
            let found = regions.binary_search_by_key(&at, |region| region.place).unwrap_or(0);
            RegionId(u32::try_from(found).unwrap_or(0))
        };
        let starts = DIRECTIONS.iter().filter_map(|way| {
            let exit = nexus?.exits.iter().find(|exit| exit.dir == way.name())?;
            Some(id(place(exit.at)))
        });
        let starts = starts.collect();
        let factions = factions(self.report, &regions, self.content);
        let world = World {
            seed: Seed([0; 32]),
            turn: self.report.turn,
            grid: self.grid,
            regions,
            factions,
            next_faction: u32::MAX - 1,
            next_unit: 1_000_000_000,
            next_ship: 1_000_000_000,
            starts,
        };
        let own_id = FactionId(self.report.faction.number);
        let own = world.all_regions().flat_map(|(id, region)| {
            let own = region.units.iter().filter(|unit| unit.faction == own_id);
            own.map(move |unit| (unit.id, id))
        });
        let own = own.collect();
        Known { world, own, seen }
    }
}

fn flags(words: &[String]) -> Flags {
    let has = |word: &str| words.iter().any(|one| one == word);
    Flags {
        guard: has("on_guard"),
        avoid: has("avoiding"),
        behind: has("behind"),
        hold: has("holding"),
        noaid: has("no_aid"),
        nocross: has("no_cross"),
        autotax: has("taxing"),
        reveal: match (has("revealing_unit"), has("revealing_faction")) {
            (true, _) => Reveal::Unit,
            (_, true) => Reveal::Faction,
            _ => Reveal::No,
        },
        consume: match (has("consuming_unit"), has("consuming_faction")) {
            (true, _) => Consume::Unit,
            (_, true) => Consume::Faction,
            _ => Consume::Silver,
        },
        spoils: match words.iter().find_map(|word| word.strip_prefix("spoils_")) {
            Some("none") => Spoils::None,
            Some("walk") => Spoils::Walk,
            Some("ride") => Spoils::Ride,
            Some("fly") => Spoils::Fly,
            Some(_) | None => Spoils::All,
        },
    }
}

/// The reader's faction, and all others as friends: what they feel is not known (O-55).
fn factions(report: &Report, regions: &[Region], content: &Content) -> Vec<Faction> {
    let own = FactionId(report.faction.number);
    let others = regions.iter().flat_map(|region| &region.units).map(|unit| unit.faction);
    let declared = report.attitudes.declared.iter().map(|one| FactionId(one.faction));
    let mut ids: Vec<FactionId> = others.chain(declared).chain([own]).collect();
    ids.sort_unstable();
    ids.dedup();
    let skills: BTreeMap<Skill, u32> = content.all_skills().map(|(skill, _)| (skill, 5)).collect();
    ids.into_iter()
        .map(|id| {
            let mut faction = Faction::new(id, "");
            faction.heard.skills.clone_from(&skills);
            faction.attitudes = Attitudes { default: Attitude::Friendly, ..Attitudes::default() };
            if id == own {
                let points = report.faction.points;
                faction.name.clone_from(&report.faction.name);
                faction.points =
                    Points { war: points.war, trade: points.trade, magic: points.magic };
                faction.unclaimed = report.faction.unclaimed;
                faction.attitudes.default = Attitude::Neutral;
            }
            faction
        })
        .collect()
}
