//! What is told of a turn while it runs: events and errors, each for one faction.

use game::{Text, text};

use super::code::Kind;
use crate::content::{Content, Item, Skill};
use crate::messages::Language;
use crate::report::{Data, ErrorLine, Event, HexAt};
use crate::world::{FactionId, Place, Region, RegionId, Stock, Unit, UnitId};

pub use super::code::KINDS;

/// A figure or a word of an event or an error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Datum {
    /// A number.
    Number(i64),
    /// Words: a player's, or a name.
    Text(String),
    /// So many of an item: `5 plainsmen [PLAI]`.
    Items(Item, u32),
    /// Several items: `2 wood [WOOD], 3 stone [STON]`.
    Goods(Vec<(Item, u32)>),
    /// An item: `plainsmen [PLAI]`.
    Item(Item),
    /// A skill: `horse training [HORS]`.
    Skill(Skill),
    /// A unit: “Hauberk Guild (41)”.
    Unit(UnitId, String),
    /// Several units.
    Units(Vec<(UnitId, String)>),
    /// A faction: “Owls (5)”.
    Faction(FactionId, String),
    /// A region: “plain (12,8) in Koridallos”.
    Region(Place, String),
}

/// Figures and words by the names that they have in a sentence.
pub type Filled = Vec<(&'static str, Datum)>;

/// Why something is not done: the code, and what is filled in.
pub type Refused = (orders::Code, Filled);

/// An event for a faction.
#[derive(Clone, Debug)]
pub struct Told {
    /// Whose report it stands in.
    pub to: FactionId,
    /// The sub-phase.
    pub phase: &'static str,
    /// Where it was.
    pub place: Option<Place>,
    /// The unit it concerns.
    pub unit: Option<(UnitId, String)>,
    /// What it is.
    pub kind: &'static Kind,
    /// Its figures by name.
    pub data: Filled,
}

/// An error or a warning for a faction.
#[derive(Clone, Debug)]
pub struct Failed {
    /// Whose report it stands in.
    pub to: FactionId,
    /// Where the unit was.
    pub place: Option<Place>,
    /// The unit.
    pub unit: (UnitId, String),
    /// The line in its set; 0 where no line is at fault.
    pub line: u32,
    /// The word of the order.
    pub order: String,
    /// What it is.
    pub code: orders::Code,
    /// Its figures by name.
    pub data: Filled,
    /// The sentence, where it is made already.
    pub said: Option<Text>,
}

/// What was told in one place.
#[derive(Clone, Debug, Default)]
pub struct Out {
    /// Events in their order.
    pub told: Vec<Told>,
    /// Errors in their order.
    pub failed: Vec<Failed>,
    /// Battles in their order, each for one faction.
    pub battles: Vec<(FactionId, crate::report::Battle)>,
    /// How many mages and apprentices a faction has more by it (F-10).
    pub magic: Vec<(FactionId, i32, i32)>,
    /// Monsters that nobody holds any more, and where.
    pub freed: Vec<(RegionId, Stock)>,
}

impl Out {
    /// Whether nothing was told.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        let Self { told, failed, battles, magic, freed } = self;
        told.is_empty()
            && failed.is_empty()
            && battles.is_empty()
            && magic.is_empty()
            && freed.is_empty()
    }

    /// Adds what was told elsewhere, after what is here.
    pub fn append(&mut self, mut other: Self) {
        self.told.append(&mut other.told);
        self.failed.append(&mut other.failed);
        self.freed.append(&mut other.freed);
        self.battles.append(&mut other.battles);
    }

    /// Tells a unit's faction an event of it.
    pub fn tell(
        &mut self,
        phase: &'static str,
        region: &Region,
        unit: &Unit,
        kind: &'static Kind,
        data: Filled,
    ) {
        if !unit.faction.is_npc() {
            let of = Some((unit.id, unit.name.clone()));
            let (to, place) = (unit.faction, Some(region.place));
            self.told.push(Told { to, phase, place, unit: of, kind, data });
        }
    }

    /// Tells a unit's faction why an order of it did not do what it says.
    pub fn fail(
        &mut self,
        region: &Region,
        unit: &Unit,
        given: &crate::orders::Given,
        code: orders::Code,
        data: Filled,
    ) {
        let order = given.row.word.to_owned();
        let of = (unit.id, unit.name.clone());
        self.failed.push(Failed {
            to: unit.faction,
            place: Some(region.place),
            unit: of,
            line: given.line,
            order,
            code,
            data,
            said: None,
        });
    }
}

impl Datum {
    /// As a sentence has it.
    #[must_use]
    pub fn shown(&self, content: &Content) -> game::Filling {
        use game::Fills;
        let tagged = |name: &str, tag: &str| format!("{name} [{tag}]");
        match self {
            Self::Number(number) => number.fill(),
            Self::Text(text) | Self::Region(_, text) => text.fill(),
            Self::Items(item, amount) => items(content, *item, u64::from(*amount)).fill(),
            Self::Goods(all) => {
                let all =
                    all.iter().map(|(item, amount)| items(content, *item, u64::from(*amount)));
                all.collect::<Vec<_>>().join(", ").fill()
            }
            Self::Item(item) => {
                let row = content.item(*item);
                tagged(&row.plural, &row.tag).fill()
            }
            Self::Skill(skill) => {
                let row = content.skill(*skill);
                tagged(&row.name, &row.tag).fill()
            }
            Self::Unit(UnitId(number), name) | Self::Faction(FactionId(number), name) => {
                format!("{name} ({number})").fill()
            }
            Self::Units(all) => {
                let all = all.iter().map(|(UnitId(number), name)| format!("{name} ({number})"));
                all.collect::<Vec<_>>().join(", ").fill()
            }
        }
    }

    fn put(&self, content: &Content, key: &str, data: &mut Data) {
        let mut put = |key: &str, value: serde_json::Value| {
            data.insert(key.to_owned(), value);
        };
        match self {
            Self::Number(number) => put(key, (*number).into()),
            Self::Text(text) => put(key, text.as_str().into()),
            Self::Items(item, amount) => {
                let one = serde_json::json!({ "tag": content.item(*item).tag, "amount": amount });
                put(key, one);
            }
            Self::Goods(all) => {
                let one = |(item, amount): &(Item, u32)| serde_json::json!({ "tag": content.item(*item).tag, "amount": amount });
                put(key, all.iter().map(one).collect());
            }
            Self::Item(item) => put(key, content.item(*item).tag.as_str().into()),
            Self::Skill(skill) => put(key, content.skill(*skill).tag.as_str().into()),
            Self::Unit(UnitId(number), name) | Self::Faction(FactionId(number), name) => {
                put(key, serde_json::json!({ "number": number, "name": name }));
            }
            Self::Units(all) => {
                let one = |(UnitId(number), name): &(UnitId, String)| serde_json::json!({ "number": number, "name": name });
                put(key, all.iter().map(one).collect());
            }
            Self::Region(place, _) => {
                let at =
                    serde_json::json!({ "x": place.x, "y": place.y, "level": place.level as u8 });
                put(key, at);
            }
        }
    }
}

/// So many of an item as reports write it: `horse [HORS]`, `3 horses [HORS]`.
#[must_use]
pub fn items(content: &Content, item: Item, amount: u64) -> String {
    let row = content.item(item);
    match amount {
        1 => format!("{} [{}]", row.name, row.tag),
        _ => format!("{amount} {} [{}]", row.plural, row.tag),
    }
}

fn data(content: &Content, all: &[(&'static str, Datum)]) -> Data {
    let mut data = Data::new();
    for (key, datum) in all {
        datum.put(content, key, &mut data);
    }
    data
}

fn sentence(content: &Content, say: &'static str, all: &[(&'static str, Datum)]) -> Text {
    all.iter().fold(text!(say), |text, (key, datum)| text.with(key, datum.shown(content)))
}

/// Where a region lies, as a report has it.
#[must_use]
pub fn hex(place: Place) -> HexAt {
    HexAt { x: place.x, y: place.y, level: place.level as u8 }
}

impl Told {
    /// As a report in this language has it.
    #[must_use]
    pub fn event(&self, content: &Content, n: u32, language: Language) -> Event {
        let (unit, name) = match &self.unit {
            Some((UnitId(number), name)) => (Some(*number), name.clone()),
            None => (None, String::new()),
        };
        Event {
            n,
            phase: self.phase.to_owned(),
            region: self.place.map(hex),
            unit,
            name,
            kind: self.kind.name.to_owned(),
            data: data(content, &self.data),
            text: language.write(&sentence(content, self.kind.say, &self.data)),
        }
    }
}

/// A level's word for programs.
#[must_use]
pub fn level(level: orders::Level) -> &'static str {
    match level {
        orders::Level::Error => "error",
        orders::Level::Warning => "warning",
        orders::Level::Notice => "notice",
    }
}

impl Failed {
    /// What is wrong with forming a unit: under which number, and on which line.
    pub(super) fn of_form(
        to: FactionId,
        place: Option<Place>,
        unit: (UnitId, String),
        (alias, line): (u32, u32),
        code: orders::Code,
    ) -> Self {
        let data = vec![("alias", Datum::Number(alias.into()))];
        Self { to, place, unit, line, order: "FORM".into(), code, data, said: None }
    }

    /// As a report in this language has it.
    #[must_use]
    pub fn line(&self, content: &Content, language: Language) -> ErrorLine {
        let text = match &self.said {
            Some(said) => language.write(said),
            None => language.write(&sentence(content, self.code.say, &self.data)),
        };
        ErrorLine {
            unit: self.unit.0.0,
            name: self.unit.1.clone(),
            line: self.line,
            order: self.order.clone(),
            code: self.code.name.to_owned(),
            level: level(self.code.level).to_owned(),
            data: data(content, &self.data),
            text,
        }
    }
}
