//! Makes reports: of a month that was run, or of a world as it stands (13.9).

use std::collections::BTreeMap;
use std::fmt::Write;

use rayon::prelude::*;
use rustc_hash::FxHashMap;

use super::seen::{Eyes, region};
use super::{Did, Failed, Told, Turn, about, magic_limits};
use crate::content::Content;
use crate::messages::Language;
use crate::orders::Show;
use crate::report::{
    AttitudesSeen, Battle, Data, Declared, ErrorLine, Event, FORMAT, FactionSeen, GameSeen,
    Learned, LearnedKind, Limits, OrdersSeen, Origin, PointsSeen, Press, Quiet, RegionSeen, Report,
    TemplateBlock, TemplateSeen, TemplateUnit, hash,
};
use crate::weather;
use crate::world::{Faction, FactionId, RegionId, Template, Unit, World};

/// What is told to one faction.
#[derive(Default)]
struct Heard<'t> {
    battles: Vec<&'t Battle>,
    events: Vec<&'t Told>,
    errors: Vec<&'t Failed>,
}

/// What all reports of a turn are made from.
struct Maker<'a> {
    content: &'a Content,
    world: &'a World,
    /// Regions in which a faction has a unit, in fixed order.
    present: FxHashMap<FactionId, Vec<RegionId>>,
    did: &'a BTreeMap<FactionId, Did>,
    told: FxHashMap<FactionId, Heard<'a>>,
    learned: &'a BTreeMap<FactionId, Vec<Learned>>,
}

/// The reports of a month that was run, by number; those of factions that perished too.
pub(crate) fn make(turn: &mut Turn<'_>) -> Vec<(FactionId, Report)> {
    let learned = learn(turn);
    let mut told: FxHashMap<FactionId, Heard<'_>> = FxHashMap::default();
    for one in &turn.out.told {
        told.entry(one.to).or_default().events.push(one);
    }
    for (to, battle) in &turn.out.battles {
        told.entry(*to).or_default().battles.push(battle);
    }
    for one in &turn.out.failed {
        told.entry(one.to).or_default().errors.push(one);
    }
    let (content, world, did) = (turn.content, &turn.world, &turn.did);
    let maker = Maker { content, world, present: present(world), did, told, learned: &learned };
    let living = world.factions.iter().filter(|faction| !faction.id.is_npc());
    let mut all: Vec<&Faction> = living.chain(&turn.gone).collect();
    all.sort_by_key(|faction| faction.id);
    all.par_iter().map(|faction| (faction.id, maker.whole(faction))).collect()
}

/// The report of a faction of a world as it stands: its first, before a month was run.
#[must_use]
pub fn report(content: &Content, world: &World, faction: FactionId) -> Option<Report> {
    let (did, learned) = (BTreeMap::new(), BTreeMap::new());
    let (told, present) = (FxHashMap::default(), present(world));
    let maker = Maker { content, world, present, did: &did, told, learned: &learned };
    world.faction(faction).map(|faction| maker.whole(faction))
}

fn present(world: &World) -> FxHashMap<FactionId, Vec<RegionId>> {
    let mut present: FxHashMap<FactionId, Vec<RegionId>> = FxHashMap::default();
    for (id, region) in world.all_regions() {
        for unit in &region.units {
            let regions = present.entry(unit.faction).or_default();
            if regions.last() != Some(&id) {
                regions.push(id);
            }
        }
    }
    present
}

/// What factions learn this month, and what they asked to be shown again (S-30, S-31).
fn learn(turn: &mut Turn<'_>) -> BTreeMap<FactionId, Vec<Learned>> {
    let content = turn.content;
    let mut learned: BTreeMap<FactionId, Vec<Learned>> = BTreeMap::new();
    let World { regions, factions, .. } = &mut turn.world;
    for unit in regions.iter().flat_map(|region| &region.units) {
        let Ok(at) = factions.binary_search_by_key(&unit.faction, |faction| faction.id) else {
            continue;
        };
        let language = factions[at].language;
        let heard = &mut factions[at].heard;
        for (skill, _) in unit.skills.iter() {
            let level = unit.level(content, skill);
            let known = heard.skills.get(&skill).copied().unwrap_or(0);
            for new in known + 1..=level {
                learned.entry(unit.faction).or_default().push(shown(
                    content,
                    language,
                    Show::Skill(skill, new),
                ));
            }
            if level > known {
                heard.skills.insert(skill, level);
            }
        }
        for (item, _) in unit.stock.iter().filter(|(item, _)| !content.is_known_to_all(*item)) {
            if heard.items.insert(item) {
                let report = shown(content, language, Show::Item(item));
                learned.entry(unit.faction).or_default().push(report);
            }
        }
    }
    for (faction, did) in &turn.did {
        let at = factions.binary_search_by_key(faction, |faction| faction.id);
        let language = at.map_or_else(|_| Language::default(), |at| factions[at].language);
        let shows = did.shows.iter().map(|show| shown(content, language, *show));
        learned.entry(*faction).or_default().extend(shows);
    }
    for all in learned.values_mut() {
        all.sort_by(|one, other| {
            (one.kind, &one.key, one.level).cmp(&(other.kind, &other.key, other.level))
        });
        all.dedup();
    }
    learned
}

/// A report on a skill, an item or a structure's type.
fn shown(content: &Content, language: Language, show: Show) -> Learned {
    let (kind, key, name, level, text) = match show {
        Show::Skill(skill, level) => {
            let row = content.skill(skill);
            let text = about::skill(content, skill, level);
            (LearnedKind::Skill, &row.tag, &row.name, Some(level), text)
        }
        Show::Item(item) => {
            let row = content.item(item);
            (LearnedKind::Item, &row.tag, &row.name, None, about::item(content, item))
        }
        Show::Structure(of) => {
            let row = content.structure(of);
            (LearnedKind::Object, &row.name, &row.name, None, about::structure(content, of))
        }
    };
    let (data, text) = (Data::new(), language.sentences(&text));
    Learned { kind, key: key.clone(), name: name.clone(), level, data, text }
}

impl Maker<'_> {
    fn whole(&self, faction: &Faction) -> Report {
        let content = self.content;
        let did = self.did.get(&faction.id);
        let (month, year) = weather::date(content, self.world.turn);
        let (errors, errors_left_out) = self.errors(faction);
        Report {
            format: FORMAT.to_owned(),
            game: self.game(),
            turn: self.world.turn,
            month: month.to_owned(),
            year,
            next_deadline: None,
            faction: self.faction(faction, did),
            orders: orders(faction, did),
            attitudes: self.attitudes(faction),
            errors,
            errors_left_out,
            battles: self.battles(faction),
            events: self.events(faction),
            learned: self.learned.get(&faction.id).cloned().unwrap_or_default(),
            regions: self.regions(faction, did),
            template: self.template(faction),
            press: Press::default(),
        }
    }

    fn game(&self) -> GameSeen {
        GameSeen {
            id: String::new(),
            name: String::new(),
            variant: self.content.variant.clone(),
            content: hash(&self.content.hash),
            seed: hash(&self.world.seed.hash()),
        }
    }

    fn errors(&self, faction: &Faction) -> (Vec<ErrorLine>, u32) {
        let Some(told) = self.told.get(&faction.id) else { return (Vec::new(), 0) };
        let quiet = |failed: &&&Failed| {
            let code = failed.code.name.to_owned();
            failed.code.level != orders::Level::Error
                && [None, Some(failed.unit.0.0)]
                    .into_iter()
                    .any(|unit| faction.quiet.contains(&(code.clone(), unit)))
        };
        let most = self.content.settings.error_lines as usize;
        let mut loud = told.errors.iter().filter(|failed| !quiet(failed));
        let lines = loud
            .by_ref()
            .take(most)
            .map(|failed| failed.line(self.content, faction.language))
            .collect();
        (lines, u32::try_from(loud.count()).unwrap_or(u32::MAX))
    }

    fn battles(&self, faction: &Faction) -> Vec<Battle> {
        let told = self.told.get(&faction.id).map(|told| &told.battles);
        told.into_iter().flatten().map(|battle| (*battle).clone()).collect()
    }

    fn events(&self, faction: &Faction) -> Vec<Event> {
        let told = self.told.get(&faction.id).map(|told| &told.events);
        let told = told.into_iter().flatten();
        // Numbered for each faction: how much happens to others is not to be counted (L-9).
        (1..).zip(told).map(|(n, told)| told.event(self.content, n, faction.language)).collect()
    }

    fn faction(&self, faction: &Faction, did: Option<&Did>) -> FactionSeen {
        let settings = &self.content.settings;
        let points = faction.points;
        let allowed = |rows: &[u32], points: u32| {
            rows.get(points as usize).or(rows.last()).copied().unwrap_or(0)
        };
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let magic = self.magic(faction.id);
        let (mages, apprentices) = magic_limits(self.content, points);
        let drops = settings.drop_after;
        let warned = drops > 0 && faction.idle >= 2 && !faction.rests;
        FactionSeen {
            number: faction.id.0,
            name: faction.name.clone(),
            points: PointsSeen { war: points.war, trade: points.trade, magic: points.magic },
            unclaimed: faction.unclaimed,
            password: faction.password.is_some(),
            address: faction.address.clone(),
            template: match faction.template {
                Template::Off => "off",
                Template::Short => "short",
                Template::Long => "long",
                Template::Map => "map",
            }
            .to_owned(),
            times: faction.times,
            language: faction.language.tag().to_owned(),
            limits: Limits {
                tax_regions: [
                    did.map_or(0, |did| count(did.taxes.len())),
                    allowed(&settings.war_regions, points.war),
                ],
                trade_regions: [
                    did.map_or(0, |did| count(did.trades.len())),
                    allowed(&settings.trade_regions, points.trade),
                ],
                mages: [magic.0, mages],
                apprentices: [magic.1, apprentices],
            },
            turns_left: warned.then(|| (drops + 1).saturating_sub(faction.idle)),
        }
    }

    fn magic(&self, faction: FactionId) -> (u32, u32) {
        let regions = self.present.get(&faction).into_iter().flatten();
        let units = regions.flat_map(|region| &self.world.region(*region).units);
        let own = units.filter(|unit| unit.faction == faction);
        own.fold((0, 0), |(mages, others), unit| {
            let mage = u32::from(unit.is_mage(self.content));
            (mages + mage, others + u32::from(unit.is_apprentice(self.content)))
        })
    }

    fn attitudes(&self, faction: &Faction) -> AttitudesSeen {
        let declared = faction.attitudes.declared.iter().map(|(other, attitude)| Declared {
            faction: other.0,
            name: self.world.faction(*other).map(|other| other.name.clone()).unwrap_or_default(),
            attitude: attitude.name().to_owned(),
        });
        let default = faction.attitudes.default.name().to_owned();
        AttitudesSeen { default, declared: declared.collect() }
    }

    /// All regions in which it has a unit, those that it sees by magic, and those through which one went, in fixed
    /// order.
    fn regions(&self, faction: &Faction, did: Option<&Did>) -> Vec<RegionSeen> {
        let scried = did.map(|did| &did.scried);
        let magic = |id: &RegionId| scried.and_then(|scried| scried.get(id)).copied();
        let seen = |id: &RegionId| {
            let eyes = Eyes::of(faction.id).with_magic(magic(id));
            (*id, region(self.content, self.world, *id, &eyes))
        };
        let here = self.present.get(&faction.id).into_iter().flatten();
        let far = scried.into_iter().flat_map(BTreeMap::keys);
        let mut all: BTreeMap<RegionId, RegionSeen> = here.chain(far).map(seen).collect();
        for (id, passed) in did.map(|did| &did.passed).into_iter().flatten() {
            all.entry(*id).or_insert_with(|| passed.clone());
        }
        all.into_values().collect()
    }

    fn template(&self, faction: &Faction) -> TemplateSeen {
        let regions = self.present.get(&faction.id).into_iter().flatten();
        let regions = regions.map(|region| self.world.region(*region));
        let units = regions
            .flat_map(|region| region.in_order().into_iter().map(move |at| &region.units[at]));
        let own = units.filter(|unit| unit.faction == faction.id);
        TemplateSeen { head: faction.head.clone(), units: own.map(template).collect() }
    }
}

fn template(unit: &Unit) -> TemplateUnit {
    let later = unit.later.iter();
    let later =
        later.map(|later| TemplateBlock { repeats: later.repeats, lines: later.lines.clone() });
    TemplateUnit { unit: unit.id.0, lines: unit.standing.clone(), later: later.collect() }
}

fn orders(faction: &Faction, did: Option<&Did>) -> OrdersSeen {
    let quiet = faction.quiet.iter();
    let quiet = quiet.map(|(code, unit)| Quiet { code: code.clone(), unit: *unit }).collect();
    let Some(did) = did else {
        return OrdersSeen { state: "none".into(), quiet, ..OrdersSeen::default() };
    };
    let state = match (did.hash, did.temporary) {
        (None, _) => "none",
        (Some(_), true) => "temporary",
        (Some(_), false) => "final",
    };
    let from = if did.hash.is_some() { "set" } else { "template" };
    let origin = |(unit, line): &(crate::world::UnitId, u32)| Origin {
        unit: unit.0,
        line: *line,
        from: from.to_owned(),
    };
    OrdersSeen {
        received: None,
        state: state.to_owned(),
        hash: did.hash.as_ref().map(hash),
        standing: did.standing,
        idle: faction.idle,
        quiet,
        origins: did.origins.iter().map(origin).collect(),
    }
}

/// A unit's part of a template, as it can be sent back.
pub fn orders_text(unit: &Unit, text: &mut String) {
    let _ = writeln!(text, "unit {}", unit.id.0);
    for line in &unit.standing {
        text.push_str(line);
        text.push('\n');
    }
    for later in &unit.later {
        text.push_str(if later.repeats { "@TURN\n" } else { "TURN\n" });
        for line in &later.lines {
            text.push_str(line);
            text.push('\n');
        }
        text.push_str("ENDTURN\n");
    }
}
