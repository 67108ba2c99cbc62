//! What is played, whom the table waits for and how long, and the battle under way (O-3, O-8, O-9, U-8, N-7).

use game::Millis;
use serde::Serialize;

use crate::battle::Force;
use crate::battle::{Prize, Turns};
use crate::ids::{Card, Faction};
use crate::state::State;
use crate::table::Stage;

/// What is played now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct AskedView {
    /// Which stage.
    pub stage: Stage,
    /// Another one with each stage and turn of a player.
    pub step: u32,
    /// The play order of the phase.
    pub order: Vec<Faction>,
    /// Whose movement or improvement phase it is; nobody's where all play at once, and between the phases.
    pub phase: Option<Faction>,
    /// Whom the table waits for.
    pub duties: Vec<Duty>,
    /// Who has finished, where all play at once.
    pub done: Vec<Faction>,
    /// Who has sealed an offer or a bid that is not shown yet (N-7).
    pub sealed: Vec<Faction>,
    /// Whether all play at once.
    pub together: bool,
    /// When the clock ends, and the whole that it was given.
    #[cfg_attr(feature = "types", ts(type = "[number, number] | null"))]
    pub clock: Option<(Millis, u32)>,
}

/// Somebody whom the table waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[allow(missing_docs)]
pub struct Duty {
    pub faction: Faction,
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub since: Millis,
}

/// A battle under way, as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[allow(missing_docs)]
pub struct BattleView {
    pub number: u32,
    pub attacker: Faction,
    pub defender: Faction,
    pub prize: Prize,
    pub turns: Turns,
    pub attack: Force,
    pub defence: Force,
    /// The greatest strength that each could reach (U-9).
    pub most: (u32, u32),
    /// Who has locked.
    pub locked: Vec<Faction>,
}

pub(super) fn asked(state: &State) -> AskedView {
    let course = &state.course;
    let duty = |faction: Faction| {
        let since = state.seats.awaited_since(&faction).unwrap_or_default();
        Duty { faction, since }
    };
    AskedView {
        stage: course.stage,
        step: course.step,
        order: course.order.clone(),
        phase: phase(state),
        duties: state.awaited().map(duty).collect(),
        done: course.done.iter().copied().collect(),
        sealed: sealed(state),
        together: state.is_together(),
        clock: course.clock.running().map(|running| (running.ends_at, running.seconds)),
    }
}

fn phase(state: &State) -> Option<Faction> {
    let course = &state.course;
    match course.stage {
        Stage::Movement => course.order.get(course.at as usize).copied(),
        Stage::Improvement if !state.is_together() => course.order.get(course.at as usize).copied(),
        Stage::Improvement
        | Stage::Lobby
        | Stage::Statues
        | Stage::Order
        | Stage::Zeus
        | Stage::Compass
        | Stage::Sinking
        | Stage::Boarding
        | Stage::Over => None,
    }
}

/// Offers are sealed with the phase; where all play at once, they lie in the finished drafts until all are in.
fn sealed(state: &State) -> Vec<Faction> {
    let slot = state.world.slot();
    let is_asked = match state.world.event() {
        Some(Card::Tribute) => true,
        Some(Card::LostFleet) => slot.spared.is_none(),
        Some(_) | None => false,
    };
    let mut sealed: Vec<Faction> = state.offers.who_is_in().copied().collect();
    sealed.extend(state.course.done.iter().filter(|_| is_asked));
    sealed.sort_unstable();
    sealed.dedup();
    sealed
}

pub(super) fn battle(state: &State) -> Option<BattleView> {
    let battle = Option::as_ref(&state.battle)?;
    Some(BattleView {
        number: battle.number,
        attacker: battle.attacker,
        defender: battle.defender,
        prize: battle.prize,
        turns: battle.turns,
        attack: battle.attack.clone(),
        defence: battle.defence.clone(),
        most: (battle.attack.most(), battle.defence.most()),
        locked: state.commitments.who_is_in().copied().collect(),
    })
}
