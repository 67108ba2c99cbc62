//! The story of a game, turn by turn: what was told, how the island stood, and how each people grew. It is made by
//! making the events so again; nothing in it was hidden from the room.

use game::{Millis, Text, Told};
use serde::Serialize;

use crate::content::FactionRow;
use crate::decision::Happens;
use crate::event::Event;
use crate::ids::{Card, Faction, HexId, Place};
use crate::log::LineKind;
use crate::score::{self, Ended};
use crate::state::State;

/// The story.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct Chronicle {
    /// The peoples as people know them.
    pub factions: Vec<FactionRow>,
    /// The turns, the setup as turn 0.
    pub turns: Vec<TurnOf>,
    /// How it ended, if it did.
    pub result: Option<Ended>,
}

/// A turn.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct TurnOf {
    /// Its number.
    pub turn: u32,
    /// When it began.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub at: Millis,
    /// The event of the turn.
    pub event: Option<Card>,
    /// What was told, in order.
    pub lines: Vec<Text>,
    /// Of what kind each line is.
    pub kinds: Vec<LineKind>,
    /// The places of the lines on which the story turns.
    pub decisive: Vec<u32>,
    /// How each people stood at its end.
    pub peoples: Vec<PeopleOf>,
    /// Who held what at its end.
    pub held: Vec<(HexId, Faction)>,
    /// What had sunk by its end.
    pub sunk: Vec<HexId>,
}

/// A people at the end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[allow(missing_docs)]
pub struct PeopleOf {
    pub faction: Faction,
    pub on_island: u32,
    pub continent: u32,
    pub hades: u32,
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub points: i64,
    pub advances: u32,
}

/// Tells it.
pub(crate) fn chronicle(mut state: State, told: &[Told<Event>]) -> Chronicle {
    let mut turns: Vec<TurnOf> = Vec::new();
    for entry in told {
        let from = state.logs.room().next();
        entry.events.iter().for_each(|event| event.happen(&mut state));
        for line in state.logs.room().since(from) {
            if turns.last().is_none_or(|last| last.turn != line.turn) {
                turns.push(begun(line.turn, entry.at));
            }
            if let Some(last) = turns.last_mut() {
                if line.about.decisive {
                    last.decisive.push(u32::try_from(last.lines.len()).unwrap_or(u32::MAX));
                }
                last.lines.push(line.text.clone());
                last.kinds.push(line.about.kind);
            }
        }
        if let Some(last) = turns.last_mut() {
            ended(last, &state);
        }
    }
    let factions = state.content.draft().scenario.factions.clone();
    Chronicle { factions, turns, result: state.shown.result.clone() }
}

fn begun(turn: u32, at: Millis) -> TurnOf {
    TurnOf {
        turn,
        at,
        event: None,
        lines: Vec::new(),
        kinds: Vec::new(),
        decisive: Vec::new(),
        peoples: Vec::new(),
        held: Vec::new(),
        sunk: Vec::new(),
    }
}

fn ended(turn: &mut TurnOf, state: &State) {
    let world = &state.world;
    turn.event = world.slot().card;
    let people = |player: &crate::world::Player| PeopleOf {
        faction: player.faction,
        on_island: player.on_island(),
        continent: player.continent,
        hades: player.hades,
        points: score::decide::points(&state.settings, player),
        advances: u32::try_from(player.advances.len()).unwrap_or(u32::MAX),
    };
    turn.peoples = world.active().map(people).collect();
    let holder = |hex: HexId| world.holder(Place::Hex(hex)).map(|holder| (hex, holder));
    turn.held = world.hexes().filter_map(|(hex, _)| holder(hex)).collect();
    turn.sunk = world.hexes().filter(|(_, hex)| hex.sunk).map(|(hex, _)| hex).collect();
}
