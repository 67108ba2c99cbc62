//! Regions (W-5) and their figures (W-40 to W-43).

use borsh::{BorshDeserialize, BorshSerialize};

use super::{Place, Structure, StructureNo, Unit, UnitId};
use crate::content::{Content, Item, Role, SkillRow, Terrain};

/// A region, by its place in fixed order (K-7).
#[derive(
    BorshSerialize, BorshDeserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash,
)]
pub struct RegionId(pub u32);

/// A hex and all that stands in it.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug, PartialEq)]
pub struct Region {
    /// Where it lies.
    pub place: Place,
    /// Its terrain.
    pub terrain: Terrain,
    /// The name of its province.
    pub province: String,
    /// Who lives there; none where nobody can.
    pub dwelling: Option<Dwelling>,
    /// What the land gives a month, by row (E-41).
    pub products: Vec<(Item, u32)>,
    /// What is bought and sold, in the order of reports.
    pub market: Market,
    /// Its gate.
    pub gate: Option<Gate>,
    /// The weather of the month just run.
    pub weather: Weather,
    /// That of the month to come (W-14).
    pub next_weather: Weather,
    /// Whether a spell keeps its sky clear until the next 6.1 (G-61).
    pub clear: bool,
    /// By number.
    pub structures: Vec<Structure>,
    /// The last number of a structure, ships aside (W-30).
    pub last_structure: u32,
    /// In the order in which they came to stand where they stand: see [`Region::in_order`].
    pub units: Vec<Unit>,
    /// What lies around it: derived, see [`super::World::look_around`].
    #[borsh(skip)]
    pub around: Around,
    /// What was done to it in the month that is being run: nothing between two turns.
    #[borsh(skip)]
    pub month: Month,
}

/// What was done to a region in the month that is being run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Month {
    /// It was pillaged: nothing is left to tax (E-13).
    pub pillaged: bool,
    /// So much of 100 the land gives more of what earth lore raises (G-60).
    pub earth: u32,
}

/// What lies around a region.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Around {
    /// To how many neighbours roads join it (W-60).
    pub joined: u32,
    /// The sides on which there is land, a bit each, north the lowest.
    pub land: u8,
    /// Whether the sea is on one side (E-53).
    pub coast: bool,
}

/// The people of a region.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug, PartialEq)]
pub struct Dwelling {
    /// Their race.
    pub race: Item,
    /// To what the countryside grows back, B.
    pub base: u32,
    /// The countryside, P.
    pub people: u32,
    /// Base wage.
    pub wage: u32,
    /// What pillage left (W-45).
    pub harm: u32,
    /// Where people live together.
    pub settlement: Option<Settlement>,
}

/// A village, town or city.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug, PartialEq)]
pub struct Settlement {
    /// Its name.
    pub name: String,
    /// Its people, Q.
    pub size: u32,
    /// Those that it had first (W-51).
    pub first: u32,
    /// Its kind, as of the last turn's end (W-50).
    pub kind: SettlementKind,
    /// A starting city (W-52): its figures stay.
    pub start: bool,
}

/// How large a settlement is (W-50).
#[derive(
    BorshSerialize, BorshDeserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash,
)]
pub enum SettlementKind {
    /// Fewer than 500.
    Village,
    /// 500 to 1,999.
    Town,
    /// 2,000 and more.
    City,
}

/// What is bought and sold in a region (E-20 to E-28).
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug, Default, PartialEq)]
pub struct Market {
    /// What it wants.
    pub wanted: Vec<Trade>,
    /// What it sells; people too.
    pub for_sale: Vec<Trade>,
}

/// A line of a market.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug, PartialEq, Eq)]
pub struct Trade {
    /// What.
    pub item: Item,
    /// How many this month.
    pub amount: u32,
    /// For how much each.
    pub price: u32,
    /// The first price, within 60 to 140 % of which it stays (E-26).
    pub first: u32,
    /// How it comes to its amount.
    pub sort: Sort,
    /// How many changed hands this month.
    pub done: u32,
}

/// How a line of a market comes to its amount each turn's end.
#[derive(BorshSerialize, BorshDeserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// One in so many of the settlement's people (E-25).
    Of(u32),
    /// Always the same (E-28).
    Fixed(u32),
    /// Recruits of the region's race (W-43).
    Recruits,
    /// Leaders (W-43).
    Leaders,
}

/// A gate (W-78).
#[derive(BorshSerialize, BorshDeserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gate {
    /// Its number, from 1.
    pub number: u32,
}

/// The weather of a month (W-11).
#[derive(
    BorshSerialize, BorshDeserialize, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord,
)]
pub enum Weather {
    /// Good.
    #[default]
    Clear,
    /// Bad in the north and the south.
    Winter,
    /// Bad in the tropics.
    Monsoon,
}

impl SettlementKind {
    /// The kind of so many people (W-50).
    #[must_use]
    pub const fn of(size: u32) -> Self {
        match size {
            0..500 => Self::Village,
            500..2_000 => Self::Town,
            _ => Self::City,
        }
    }

    /// Its name as reports write it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Village => "village",
            Self::Town => "town",
            Self::City => "city",
        }
    }
}

impl Dwelling {
    /// Countryside and settlement together (W-40).
    #[must_use]
    pub fn all(&self) -> u32 {
        self.people + self.settlement.as_ref().map_or(0, |settlement| settlement.size)
    }
}

impl Region {
    /// A region of this terrain where nobody and nothing is.
    #[must_use]
    pub fn empty(place: Place, terrain: Terrain, province: &str) -> Self {
        Self {
            place,
            terrain,
            province: province.to_owned(),
            dwelling: None,
            products: Vec::new(),
            market: Market::default(),
            gate: None,
            weather: Weather::Clear,
            next_weather: Weather::Clear,
            clear: false,
            structures: Vec::new(),
            last_structure: 0,
            units: Vec::new(),
            around: Around::default(),
            month: Month::default(),
        }
    }

    /// Where its units stand in report order (K-6): outside structures first, in the order in which they came to stand
    /// there, then structure by structure.
    #[must_use]
    pub fn in_order(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.units.len()).collect();
        if self.units.iter().any(|unit| unit.inside.is_some()) {
            order.sort_by_key(|at| self.units[*at].inside.map_or(0, |inside| inside.0));
        }
        order
    }

    /// The place of a unit among [`Region::units`].
    #[must_use]
    pub fn find(&self, unit: UnitId) -> Option<usize> {
        self.units.iter().position(|one| one.id == unit)
    }

    /// The structure of this number.
    #[must_use]
    pub fn structure(&self, number: StructureNo) -> Option<&Structure> {
        let found = self.structures.binary_search_by_key(&number, |one| one.number);
        found.ok().map(|at| &self.structures[at])
    }

    /// The structure of this number, to be changed.
    #[must_use]
    pub fn structure_mut(&mut self, number: StructureNo) -> Option<&mut Structure> {
        let found = self.structures.binary_search_by_key(&number, |one| one.number);
        found.ok().map(|at| &mut self.structures[at])
    }

    /// Puts a structure in, by its number.
    pub fn add_structure(&mut self, structure: Structure) {
        let at = self.structures.partition_point(|one| one.number < structure.number);
        self.structures.insert(at, structure);
    }

    /// Who owns a structure: the first unit in it that has people (W-31); its place among [`Region::units`].
    #[must_use]
    pub fn owner(&self, content: &Content, number: StructureNo) -> Option<usize> {
        self.units.iter().position(|unit| unit.inside == Some(number) && unit.heads(content) > 0)
    }

    /// Lets a unit stand elsewhere in the region: last there (K-6).
    pub fn stand(&mut self, at: usize, inside: Option<StructureNo>) {
        let mut unit = self.units.remove(at);
        unit.inside = inside;
        self.units.push(unit);
    }

    /// What one gets for a month's work, w (W-41).
    #[must_use]
    pub fn wage(&self) -> u32 {
        let Some(dwelling) = &self.dwelling else { return 0 };
        let kind = dwelling.settlement.as_ref().map_or(0, |settlement| 1 + settlement.kind as u32);
        let gross = dwelling.wage + u32::from(self.around.joined >= 2) + kind;
        gross.saturating_sub(dwelling.harm.div_ceil(10)).max(10)
    }

    /// The sides to which a finished road leads (W-60).
    #[must_use]
    pub fn has_road(&self, content: &Content, way: super::Direction) -> bool {
        self.structures.iter().any(|structure| {
            structure.needs == 0 && content.structure(structure.of).role == Role::Road(way.0)
        })
    }

    /// Whether a starting city lies here (W-52).
    #[must_use]
    pub fn is_starting_city(&self) -> bool {
        let settlement = self.dwelling.as_ref().and_then(|one| one.settlement.as_ref());
        settlement.is_some_and(|one| one.start)
    }

    /// Countryside and settlement together; 0 where nobody lives.
    #[must_use]
    pub fn people(&self) -> u32 {
        self.dwelling.as_ref().map_or(0, Dwelling::all)
    }

    /// The weather through which one travels this month: clear where a spell holds it off (G-61).
    #[must_use]
    pub fn sky(&self) -> Weather {
        if self.clear { Weather::Clear } else { self.next_weather }
    }

    /// The income that can be taxed, T (W-42): nothing where it was pillaged this month (E-13).
    #[must_use]
    pub fn taxable(&self) -> u32 {
        if self.month.pillaged {
            return 0;
        }
        self.people().saturating_mul(self.wage().saturating_sub(10))
    }

    /// What work pays in all (W-42).
    #[must_use]
    pub fn wages(&self) -> u32 {
        let all = u64::from(self.people()) * u64::from(self.wage()) / 9;
        u32::try_from(all).unwrap_or(u32::MAX)
    }

    /// What entertainers can earn in all (W-42, E-46).
    #[must_use]
    pub fn entertainment(&self, content: &Content) -> u32 {
        Self::raised(self.taxable() / 20, self.raisers(content, None))
    }

    /// How many of a product the land gives a month (E-41, E-44); none where it is not found here.
    #[must_use]
    pub fn gives(&self, content: &Content, product: Item) -> Option<u32> {
        let (_, amount) = self.products.iter().find(|(item, _)| *item == product)?;
        let raised = Self::raised(*amount, self.raisers(content, Some(product)));
        Some(raised.saturating_add(self.by_earth(content, product, *amount)))
    }

    /// What earth lore adds to a product this month (G-60).
    fn by_earth(&self, content: &Content, product: Item, amount: u32) -> u32 {
        let raises = |row: &SkillRow| row.spell.raises.contains(&product);
        if self.month.earth == 0 || !content.skills.iter().any(raises) {
            return 0;
        }
        let more = u64::from(amount) * u64::from(self.month.earth) / 100;
        u32::try_from(more).unwrap_or(u32::MAX)
    }

    /// How many finished structures here raise a product (E-44) or, with none, entertainment (E-46).
    #[must_use]
    pub fn raisers(&self, content: &Content, product: Option<Item>) -> u32 {
        let role = product.map_or(Role::Inn, Role::Trade);
        let raises = |one: &&Structure| one.needs == 0 && content.structure(one.of).role == role;
        u32::try_from(self.structures.iter().filter(raises).count()).unwrap_or(u32::MAX)
    }

    /// What so many structures make of an amount: a quarter more by the first, each further half of the one before
    /// (E-44).
    #[must_use]
    pub fn raised(amount: u32, raisers: u32) -> u32 {
        let percents = [25_u64, 12, 6, 3, 1];
        let of = |percent: &u64| u64::from(amount) * percent / 100;
        let more: u64 = percents.iter().take(raisers as usize).map(of).sum();
        amount.saturating_add(u32::try_from(more).unwrap_or(u32::MAX))
    }
}
