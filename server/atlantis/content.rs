//! The tables of a variant (section D) and its settings (section N), as they are read from its files. Rows are known
//! by their places: an [`Item`] is a row of goods, things, races and creatures together, for a unit has them all in
//! one list, in the order of the tables.

mod battle;
mod fault;
mod file;
mod item;
mod magic;
mod named;
mod names;
mod read;
mod row;
mod settings;
mod shipped;
mod skill;
mod structure;
mod terrain;

pub use battle::{
    Arm, Armour, Arms, Creature, Defences, Force, Guard, Guarded, Haunt, Heads, Hit, Length, Mount,
    Mounted, Nature, Odds, Special,
};
pub use fault::Fault;
pub use item::{
    Carries, Class, Classes, Draught, Item, ItemRow, Kind, Market, Recipe, Source, Weapon,
};
pub use magic::{BattleSpell, Does, Number, Prey, Spell, Summons, Thing, Works};
pub(crate) use names::folded;
pub use settings::{Deadline, Host, Settings, StartCities};
pub use skill::{Foundation, Skill, SkillRow};
pub use structure::{Role, StructureRow, StructureType};
pub use terrain::{Climate, Lair, LandProduct, Roamers, Terrain, TerrainRow};

/// All tables of a variant.
#[derive(Clone, Debug)]
pub struct Content {
    /// The variant as reports name it: `4.1`.
    pub variant: String,
    /// SHA-256 of the files it was read from.
    pub hash: [u8; 32],
    /// The settings (N).
    pub settings: Settings,
    /// Goods (D-1), trade goods (D-9), magic goods (D-7), races (D-2), creatures (D-5), in this order.
    pub items: Vec<ItemRow>,
    /// Skills (D-3, D-8).
    pub skills: Vec<SkillRow>,
    /// Structures (D-4).
    pub structures: Vec<StructureRow>,
    /// Terrains (D-6).
    pub terrains: Vec<TerrainRow>,
    /// What goods, mounts, creatures and guards are in battle.
    pub arms: Arms,
    /// How magic goods are made, in the order of their items.
    pub things: Vec<Thing>,
    /// Syllables of the names of provinces and settlements (W-73).
    pub syllables: Syllables,
    /// Silver, leaders and the terrains that rules name.
    pub known: Known,
    /// What is eaten, in the order in which it is (E-4).
    pub foods: Vec<Item>,
}

/// What names are made of: a beginning, perhaps a middle, an end.
#[derive(Clone, Debug, Default)]
pub struct Syllables {
    /// How names begin.
    pub first: Vec<String>,
    /// What may stand between.
    pub middle: Vec<String>,
    /// How they end.
    pub last: Vec<String>,
    /// The province of all sea.
    pub ocean: String,
    /// That of the Nexus.
    pub nexus: String,
}

/// The rows that rules name.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    /// Silver.
    pub silver: Item,
    /// Leaders, the race that stands apart (S-3, U-4); none in a variant without them.
    pub leaders: Option<Item>,
    /// The land of the starting cities (W-77).
    pub plain: Terrain,
    /// The sea.
    pub ocean: Terrain,
    /// Where factions begin (W-20).
    pub nexus: Terrain,
    /// What cannot be entered (W-79).
    pub blocked: Terrain,
    /// Seeing.
    pub observation: Option<Skill>,
    /// Not being seen.
    pub stealth: Option<Skill>,
    /// Fighting, which makes fit to tax (E-10).
    pub combat: Option<Skill>,
    /// Riding.
    pub riding: Option<Skill>,
    /// Sailing ships (M-30).
    pub sailing: Option<Skill>,
    /// Entertaining (E-14).
    pub entertainment: Option<Skill>,
    /// Seeing gates.
    pub gate_lore: Option<Skill>,
    /// Leading in battle (C-30).
    pub tactics: Option<Skill>,
    /// Using things of magic without being a mage (G-7).
    pub attunement: Option<Skill>,
    /// Healing with herbs (C-60).
    pub healing: Option<Skill>,
    /// Healing without (G-80).
    pub magical_healing: Option<Skill>,
    /// What healers use up.
    pub herb: Option<Item>,
    /// What illusion makes (G-85).
    pub phantom: Option<Item>,
}

impl Content {
    /// Reads the files of a variant: name and text of each.
    ///
    /// # Errors
    /// All that is wrong with them, by file and line.
    pub fn read(files: &[(String, String)]) -> Result<Self, Vec<Fault>> {
        read::read(files)
    }

    /// The variant 4.1 inside the program.
    #[must_use]
    pub fn shipped() -> &'static Self {
        shipped::content()
    }

    /// The files from which [`Content::shipped`] is read, name and text of each.
    #[must_use]
    pub fn shipped_files() -> Vec<(String, String)> {
        shipped::files()
    }

    /// The row of an item.
    #[must_use]
    pub fn item(&self, item: Item) -> &ItemRow {
        &self.items[usize::from(item.0)]
    }

    /// The row of a skill.
    #[must_use]
    pub fn skill(&self, skill: Skill) -> &SkillRow {
        &self.skills[usize::from(skill.0)]
    }

    /// The row of a structure's type.
    #[must_use]
    pub fn structure(&self, of: StructureType) -> &StructureRow {
        &self.structures[usize::from(of.0)]
    }

    /// The row of a terrain.
    #[must_use]
    pub fn terrain(&self, terrain: Terrain) -> &TerrainRow {
        &self.terrains[usize::from(terrain.0)]
    }

    /// The item with this tag, in any case of letters.
    #[must_use]
    pub fn item_of(&self, tag: &str) -> Option<Item> {
        place(&self.items, |row| row.tag.eq_ignore_ascii_case(tag)).map(Item)
    }

    /// The skill that works so.
    #[must_use]
    pub fn spell_that(&self, works: Works) -> Option<Skill> {
        place(&self.skills, |row| row.spell.works == Some(works)).map(Skill)
    }

    /// What a creature does in battle and in the wild; nothing of other items.
    #[must_use]
    pub fn creature(&self, item: Item) -> Option<&Creature> {
        let found = self.arms.creatures.binary_search_by_key(&item, |row| row.item);
        found.ok().map(|at| &self.arms.creatures[at])
    }

    /// The skill with this tag, in any case of letters.
    #[must_use]
    pub fn skill_of(&self, tag: &str) -> Option<Skill> {
        place(&self.skills, |row| row.tag.eq_ignore_ascii_case(tag)).map(Skill)
    }

    /// The terrain of this name.
    #[must_use]
    pub fn terrain_of(&self, name: &str) -> Option<Terrain> {
        place(&self.terrains, |row| row.name.eq_ignore_ascii_case(name)).map(Terrain)
    }

    /// The structure's type of this name.
    #[must_use]
    pub fn structure_of(&self, name: &str) -> Option<StructureType> {
        place(&self.structures, |row| row.name.eq_ignore_ascii_case(name)).map(StructureType)
    }

    /// All items, by their places.
    pub fn all_items(&self) -> impl Iterator<Item = (Item, &ItemRow)> {
        (0..).map(Item).zip(&self.items)
    }

    /// All skills, by their places.
    pub fn all_skills(&self) -> impl Iterator<Item = (Skill, &SkillRow)> {
        (0..).map(Skill).zip(&self.skills)
    }

    /// Whether an item is people.
    #[must_use]
    pub fn is_race(&self, item: Item) -> bool {
        matches!(self.item(item).kind, Kind::Race { .. })
    }

    /// Whether every faction knows an item from the start (S-31): normal goods and races.
    #[must_use]
    pub fn is_known_to_all(&self, item: Item) -> bool {
        let row = self.item(item);
        row.is_race() || row.classes.has(Class::Normal)
    }

    /// Whether an item is leaders.
    #[must_use]
    pub fn is_leaders(&self, item: Item) -> bool {
        self.known.leaders == Some(item)
    }
}

fn place<T>(rows: &[T], is: impl Fn(&T) -> bool) -> Option<u16> {
    rows.iter().position(is).and_then(|at| u16::try_from(at).ok())
}
