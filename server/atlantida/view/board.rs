//! The island, the event track, the Compass, the log, and the aids that never change (O-1).

use game::{Millis, Text};
use serde::Serialize;

use crate::content::{
    AdvanceRow, BuildingRow, CardRow, Cell, CreatureRow, FactionRow, SiteRow, StatueRow,
};
use crate::end::decide::{protector, sinkable};
use crate::ids::{Card, Faction, HexId, Site};
use crate::log::LineKind;
use crate::state::State;
use crate::table::Stage;

/// How many lines of the log are shown.
const LINES: usize = 60;

/// The island and what belongs to nobody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct BoardView {
    /// 0 before the first.
    pub turn: u32,
    /// The cells of the main region.
    pub main: Vec<Cell>,
    /// All hexes in the order of their names.
    pub hexes: Vec<HexView>,
    /// Who holds the Great Theatre.
    pub theatre: Option<Faction>,
    /// The event track, from turn 1.
    pub track: Vec<SlotView>,
    /// The cards that were put away face up.
    pub away: Vec<Card>,
    /// The Compass; none before the game begins.
    pub compass: Option<CompassView>,
    /// A Seaquake under way.
    pub sinking: Option<SinkingView>,
}

/// A Seaquake under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct SinkingView {
    /// Hexes that may sink.
    pub may: Vec<HexId>,
    /// Coastal hexes that may not, and who protects them.
    pub kept: Vec<(HexId, Faction)>,
    /// Hexes that have sunk in it.
    pub chosen: Vec<HexId>,
}

/// A hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[allow(missing_docs)]
pub struct HexView {
    pub id: HexId,
    pub cell: Cell,
    /// Its site; none before the island is laid.
    pub site: Option<Site>,
    pub ring: u32,
    /// The strength of its creature, if that lives.
    pub creature: Option<u32>,
    pub sunk: bool,
    pub coastal: bool,
    /// Who is at the main site.
    pub holder: Option<Faction>,
}

/// A place of the event track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[allow(missing_docs)]
pub struct SlotView {
    pub card: Option<Card>,
    pub stopped: bool,
    pub spared: Option<Faction>,
}

/// The Compass.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[allow(missing_docs)]
pub struct CompassView {
    pub holder: Faction,
    pub clockwise: bool,
    /// The play order that it makes (T-2).
    pub order: Vec<Faction>,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[allow(missing_docs)]
pub struct LineView {
    pub number: u32,
    pub turn: u32,
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub at: Millis,
    pub text: Text,
    /// What sort of thing happened.
    pub kind: LineKind,
    /// Whom it is about.
    pub factions: Vec<Faction>,
}

/// Names, texts and figures of everything (O-7).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[allow(missing_docs)]
pub struct Aids {
    pub factions: Vec<FactionRow>,
    pub sites: Vec<SiteRow>,
    pub creatures: Vec<CreatureRow>,
    pub buildings: Vec<BuildingRow>,
    pub advances: Vec<AdvanceRow>,
    pub statues: Vec<StatueRow>,
    pub events: Vec<CardRow>,
}

pub(super) fn board(state: &State) -> BoardView {
    let ground = state.ground();
    let world = ground.world;
    let hex = |(id, spot): (HexId, &crate::content::Spot)| {
        let now = world.hex(id);
        HexView {
            id,
            cell: spot.cell,
            site: now.map(|hex| hex.site),
            ring: spot.ring,
            creature: now.filter(|hex| hex.lives).and_then(|hex| hex.creature),
            sunk: now.is_some_and(|hex| hex.sunk),
            coastal: ground.is_coastal(id),
            holder: world.holder(crate::ids::Place::Hex(id)),
        }
    };
    let slot = |slot: &crate::world::Slot| SlotView {
        card: slot.card,
        stopped: slot.stopped,
        spared: slot.spared,
    };
    let compass = world.sky.compass.map(|compass| CompassView {
        holder: compass.holder,
        clockwise: compass.clockwise,
        order: world.order(),
    });
    BoardView {
        turn: world.turn(),
        main: state.content.island().main().to_vec(),
        hexes: state.content.island().spots().map(hex).collect(),
        theatre: world.holder(crate::ids::Place::Theatre),
        track: world.sky.track.iter().map(slot).collect(),
        away: world.sky.away.clone(),
        compass,
        sinking: sinking(state),
    }
}

fn sinking(state: &State) -> Option<SinkingView> {
    let chooser = state.course.decider.filter(|_| state.course.stage == Stage::Sinking)?;
    let ground = state.ground();
    let coast = ground.world.hexes().filter(|(id, hex)| !hex.sunk && ground.is_coastal(*id));
    Some(SinkingView {
        may: sinkable(state, chooser).into_iter().map(|(hex, _)| hex).collect(),
        kept: coast.filter_map(|(hex, _)| Some((hex, protector(state, hex)?))).collect(),
        chosen: ground.world.land.sunk_now.clone(),
    })
}

pub(super) fn log(state: &State) -> Vec<LineView> {
    state.logs.room().last(LINES).map(line).collect()
}

/// All lines that are kept, for Control.
pub(super) fn whole_log(state: &State) -> Vec<LineView> {
    state.logs.control().last(usize::MAX).map(line).collect()
}

fn line((number, line): (u32, &crate::log::Line)) -> LineView {
    LineView {
        number,
        turn: line.turn,
        at: line.at,
        text: line.text.clone(),
        kind: line.about.kind,
        factions: line.about.factions.clone(),
    }
}

/// Of the game that is played: the basic one has nothing of the advanced (P-1, P-9).
pub(super) fn aids(state: &State) -> Aids {
    let ground = state.ground();
    let advanced = ground.settings.is_advanced();
    let mut aids = all_aids(state);
    aids.sites.retain(|row| advanced || row.id != Site::Zeus);
    aids.buildings.retain(|row| ground.has_kind(row.id));
    aids.advances.retain(|row| ground.has_advance(row.id));
    aids.statues.retain(|row| ground.has_statue(row.id));
    aids.events.retain(|row| advanced || matches!(row.id, Card::Tribute | Card::Collapse));
    aids
}

pub(super) fn all_aids(state: &State) -> Aids {
    let draft = state.content.draft();
    Aids {
        factions: draft.scenario.factions.clone(),
        sites: draft.sites.clone(),
        creatures: draft.creatures.clone(),
        buildings: draft.buildings.clone(),
        advances: draft.advances.clone(),
        statues: draft.statues.clone(),
        events: draft.events.clone(),
    }
}
