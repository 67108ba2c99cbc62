//! A month (section T): a table of sub-phases, each finished for the whole world before the next begins.

pub(crate) mod about;
mod battle;
mod begin;
mod build;
mod cast;
mod code;
mod deeds;
mod dissolve;
mod end;
mod entertain;
mod exchange;
mod fit;
mod flags;
mod foresee;
mod give;
mod guard;
mod indoors;
mod leave;
mod market;
mod pillage;
mod produce;
mod quota;
mod reports;
mod roam;
mod sail;
mod scene;
mod seen;
mod sight;
mod study;
mod tax;
mod theft;
mod told;
mod upkeep;
mod walk;
mod wander;
mod withdraw;

use std::collections::BTreeMap;

use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};

pub use code::CODES;
pub use fit::fit;
pub(crate) use flags::magic_limits;
pub use foresee::{Foreseen, Hungry, foresee};
pub use guard::{can_catch, guards};
pub use produce::output;
pub use reports::{orders_text, report};
pub use scene::Scene;
pub use sight::{Sight, is_in_the_open, observation, sees_itself, stealth};
pub use told::{Datum, Failed, KINDS, Out, Told, hex, items, level};
pub use upkeep::owed;
pub use walk::cost;

use crate::content::Content;
use crate::orders::Vocabulary;
use crate::report::Report;
use crate::world::{FactionId, Region, RegionId, UnitId, World};

/// How a sub-phase goes about the world.
#[derive(Clone, Copy)]
enum Goes {
    /// Region by region, each without the others: they may be done at the same time.
    Each(fn(&mut Scene<'_>)),
    /// Region by region, one after the other in region order: for what is counted through the whole world.
    InTurn(fn(&mut Scene<'_>)),
    /// Over the whole world, in its own order.
    Whole(fn(&mut Turn<'_>)),
}

/// A sub-phase: its number, and what is done in it.
struct SubPhase {
    number: &'static str,
    goes: Goes,
}

const fn each(number: &'static str, work: fn(&mut Scene<'_>)) -> SubPhase {
    SubPhase { number, goes: Goes::Each(work) }
}

const fn in_turn(number: &'static str, work: fn(&mut Scene<'_>)) -> SubPhase {
    SubPhase { number, goes: Goes::InTurn(work) }
}

const fn whole(number: &'static str, work: fn(&mut Turn<'_>)) -> SubPhase {
    SubPhase { number, goes: Goes::Whole(work) }
}

/// The table of T. What has no rows yet: 2.2, 13.5, births of 13.6.
const PHASES: &[SubPhase] = &[
    whole("0.2", begin::read),
    whole("1.2", begin::form),
    whole("1.3", flags::set),
    whole("1.4", flags::find),
    each("1.5", indoors::leave),
    each("1.6", indoors::enter),
    each("1.7", indoors::promote),
    each("1.8", indoors::evict),
    whole("2.1", battle::attack),
    whole("2.2", battle::creatures),
    each("3.1", deeds::deeds),
    each("4.1", indoors::destroy),
    in_turn("4.2", give::give),
    each("4.3", exchange::exchange),
    whole("5.0", quota::war),
    each("5.1", pillage::pillage),
    each("5.2", tax::tax),
    whole("6.1", cast::end),
    whole("6.2", cast::cast),
    each("7.1", guard::guard),
    each("7.2", market::sell),
    whole("7.3", quota::buying),
    each("7.3", market::buy),
    whole("7.4", leave::quit),
    each("7.5", study::forget),
    each("7.6", dissolve::empty),
    whole("8.1", withdraw::withdraw),
    whole("9.1", sail::sail),
    whole("9.2", walk::walk),
    each("9.3", walk::drown),
    whole("10.1", quota::making),
    in_turn("10.1", build::build),
    each("10.2", produce::produce),
    each("10.3", entertain::entertain),
    each("10.4", study::teach),
    in_turn("10.5", study::study),
    each("10.6", study::practise),
    whole("11.1", cast::cast),
    each("12.1", upkeep::own),
    whole("12.1", upkeep::unclaimed),
    each("12.2", upkeep::allies),
    each("12.3", upkeep::hunger),
    whole("13.1", leave::perish),
    each("13.2", end::people),
    each("13.3", end::settlements),
    each("13.4", end::markets),
    whole("13.5", roam::guards),
    each("13.6", cast::break_free),
    whole("13.6", roam::births),
    whole("13.7", end::month),
    each("13.7", cast::forecast),
    whole("13.8", end::queues),
];

/// A set that a faction sent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sent {
    /// The text.
    pub text: Vec<u8>,
}

/// What a turn made.
#[derive(Debug)]
pub struct Outcome {
    /// The world after it.
    pub world: World,
    /// The report of each faction, by number. One that perished gets its last.
    pub reports: Vec<(FactionId, Report)>,
}

/// Where a unit was formed, by whom and under which number.
type Alias = (RegionId, FactionId, u32);

/// What a faction did this month that a report tells.
#[derive(Clone, Debug, Default)]
pub(crate) struct Did {
    /// Regions in which it may tax (F-9), in fixed order, and those beyond its quota.
    pub(crate) taxes: FxHashSet<RegionId>,
    /// Regions with trade activity.
    pub(crate) trades: FxHashSet<RegionId>,
    /// Regions that a unit of it passed, with what was seen there.
    pub(crate) passed: BTreeMap<RegionId, crate::report::RegionSeen>,
    /// Regions that it sees by magic at the month's end, each with what observation (G-50).
    pub(crate) scried: BTreeMap<RegionId, u32>,
    /// Whether its template ran (O-7).
    pub(crate) standing: bool,
    /// Hash of the set that ran.
    pub(crate) hash: Option<[u8; 32]>,
    /// Whether it said that it may change its set (O-9).
    pub(crate) temporary: bool,
    /// Where the month orders came from: the unit and the line.
    pub(crate) origins: Vec<(UnitId, u32)>,
    /// What it asked to be shown again (S-30).
    pub(crate) shows: Vec<crate::orders::Show>,
    /// Mages and apprentices that it has, or will have by what has run (F-10).
    pub(crate) magic: (u32, u32),
}

/// A month that is being run.
pub struct Turn<'a> {
    pub(crate) content: &'a Content,
    pub(crate) words: &'a Vocabulary,
    pub(crate) world: World,
    pub(crate) sets: &'a BTreeMap<FactionId, Sent>,
    pub(crate) phase: &'static str,
    /// Whether the month is played ahead for one faction: others do nothing, and chance is not known (O-55).
    pub(crate) ahead: bool,
    /// Regions in the order in which they are taken this turn (K-7).
    pub(crate) order: Vec<RegionId>,
    pub(crate) to_form: Vec<(FactionId, crate::orders::Formed)>,
    pub(crate) formed: FxHashMap<Alias, UnitId>,
    pub(crate) did: BTreeMap<FactionId, Did>,
    pub(crate) out: Out,
    /// Factions that begin anew (F-12), as they were.
    pub(crate) again: Vec<crate::world::Faction>,
    /// Factions that perished, for their last report.
    pub(crate) gone: Vec<crate::world::Faction>,
}

/// Runs a month. A faction without a set runs on its template (O-7).
///
/// The same world, sets and tables give the same outcome with any number of threads (K-9).
#[must_use]
pub fn run(
    content: &Content,
    words: &Vocabulary,
    world: World,
    sets: &BTreeMap<FactionId, Sent>,
) -> Outcome {
    run_watched(content, words, world, sets, &|_, _| {})
}

/// The same, and `at` is told how many sub-phases are over, of how many; the reports count as one.
#[must_use]
pub fn run_watched(
    content: &Content,
    words: &Vocabulary,
    world: World,
    sets: &BTreeMap<FactionId, Sent>,
    at: &dyn Fn(usize, usize),
) -> Outcome {
    let mut turn = Turn::new(content, words, world, sets);
    let all = PHASES.len() + 1;
    for (done, row) in PHASES.iter().enumerate() {
        at(done, all);
        turn.phase = row.number;
        match row.goes {
            Goes::Each(work) => turn.each(work),
            Goes::InTurn(work) => turn.in_turn(work),
            Goes::Whole(work) => work(&mut turn),
        }
    }
    at(PHASES.len(), all);
    turn.done()
}

impl<'a> Turn<'a> {
    fn new(
        content: &'a Content,
        words: &'a Vocabulary,
        mut world: World,
        sets: &'a BTreeMap<FactionId, Sent>,
    ) -> Self {
        world.turn += 1;
        let mut order: Vec<_> = world.all_regions().map(|(id, _)| id).collect();
        if content.settings.region_lot {
            let mut lot = world.seed.stream(world.turn, "0", "regions");
            let lot: &mut dyn game::Chance = &mut lot;
            lot.shuffle(&mut order);
        }
        let did = world.factions.iter().map(|faction| (faction.id, Did::default())).collect();
        Self {
            content,
            words,
            world,
            sets,
            phase: "0.1",
            ahead: false,
            order,
            to_form: Vec::new(),
            formed: FxHashMap::default(),
            did,
            out: Out::default(),
            again: Vec::new(),
            gone: Vec::new(),
        }
    }

    /// Does the work in each region that has units or people, and takes what is told in region order.
    fn each(&mut self, work: fn(&mut Scene<'_>)) {
        let (content, phase, formed, did) = (self.content, self.phase, &self.formed, &self.did);
        let ahead = self.ahead;
        let World { seed, turn, grid, regions, factions, next_ship, .. } = &mut self.world;
        let (seed, turn, grid, factions, next_ship) = (*seed, *turn, *grid, &*factions, *next_ship);
        let scenes = regions.par_iter_mut().enumerate().filter(|(_, region)| is_alive(region));
        let mut outs: Vec<(RegionId, Out)> = scenes
            .map(|(at, region)| {
                let id = RegionId(u32::try_from(at).unwrap_or(u32::MAX));
                let out = Out::default();
                let mut scene = Scene {
                    content,
                    phase,
                    formed,
                    did,
                    seed,
                    turn,
                    grid,
                    ahead,
                    factions,
                    id,
                    region,
                    out,
                    next_ship,
                };
                work(&mut scene);
                (id, scene.out)
            })
            .filter(|(_, out)| !out.is_empty())
            .collect();
        if outs.len() > 1 {
            let mut rank = vec![0_u32; self.world.regions.len()];
            for (place, id) in (0..).zip(&self.order) {
                rank[id.0 as usize] = place;
            }
            outs.sort_by_key(|(id, _)| rank[id.0 as usize]);
        }
        for (_, out) in outs {
            self.out.append(out);
        }
        self.gather();
    }

    /// Does the work in one region after the other.
    fn in_turn(&mut self, work: fn(&mut Scene<'_>)) {
        for id in self.order.clone() {
            if !self.world.region(id).units.is_empty() {
                self.within(id, work);
            }
        }
    }

    /// Does something in one region, and takes what is told.
    pub(crate) fn within<T>(&mut self, id: RegionId, work: impl FnOnce(&mut Scene<'_>) -> T) -> T {
        let (content, phase, formed, did) = (self.content, self.phase, &self.formed, &self.did);
        let World { seed, turn, grid, regions, factions, next_ship, .. } = &mut self.world;
        let region = &mut regions[id.0 as usize];
        let (seed, turn, out) = (*seed, *turn, Out::default());
        let mut scene = Scene {
            content,
            phase,
            formed,
            did,
            seed,
            turn,
            grid: *grid,
            ahead: self.ahead,
            factions,
            id,
            region,
            out,
            next_ship: *next_ship,
        };
        let done = work(&mut scene);
        let Scene { out, next_ship: next, .. } = scene;
        *next_ship = next;
        for (faction, mages, others) in &out.magic {
            let magic = &mut self.did.entry(*faction).or_default().magic;
            magic.0 = magic.0.saturating_add_signed(*mages);
            magic.1 = magic.1.saturating_add_signed(*others);
        }
        self.out.append(out);
        self.gather();
        done
    }

    /// What a faction did, to be added to.
    pub(crate) fn did(&mut self, faction: FactionId) -> &mut Did {
        self.did.entry(faction).or_default()
    }

    fn done(mut self) -> Outcome {
        self.phase = "13.9";
        let reports = reports::make(&mut self);
        for region in &mut self.world.regions {
            for unit in &mut region.units {
                unit.doing = crate::world::Doing::default();
            }
        }
        Outcome { world: self.world, reports }
    }
}

/// Whether anything can happen in a region.
fn is_alive(region: &Region) -> bool {
    !region.units.is_empty() || region.dwelling.is_some()
}
