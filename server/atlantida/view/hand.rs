//! What a seat is asked, what it may answer and what that costs, and what it tries out (O-5, O-6, O-10).

use game::{Text, text};
use serde::Serialize;

use crate::battle::{Answer, Turns};
use crate::command::Command;
use crate::ids::{Advance, Faction, Kind, Place, Square, Statue};
use crate::improvement::building::{self, Plan};
use crate::improvement::development::{learnable, price};
use crate::legal;
use crate::play::Ground;
use crate::secrets::SECRETS;
use crate::state::State;
use crate::view::people::{self, PlayerView};
use crate::world::Step;

/// What a seat holds.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct HandView {
    /// What is asked of it in secret, as its device seals it.
    pub question: Option<String>,
    /// What it may do now, each with the command that does it.
    pub offered: Vec<Offered>,
    /// Squares for buildings, each with its price.
    pub cells: Vec<CellView>,
    /// Advances that it may learn, each with its price in knowledge.
    pub prices: Vec<(Advance, u32)>,
    /// What it has locked in the battle under way.
    pub locked: Option<Answer>,
    /// What it has offered or bid.
    pub offer: Option<u32>,
    /// What the other side has committed, where it may know that (E-22, E-23).
    pub seen: Option<Answer>,
}

/// Something that may be done.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[allow(missing_docs)]
pub struct Offered {
    pub command: Command,
}

/// A square where a building may stand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[allow(missing_docs)]
pub struct CellView {
    pub kind: Kind,
    pub statue: Option<Statue>,
    pub at: Square,
    pub turned: bool,
    pub stone: u32,
    pub gold: u32,
}

/// What a seat tries out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct DraftView {
    /// How many choices can be taken back.
    pub choices: u32,
    /// The step of the improvement phase.
    pub step: Step,
    /// Pops that may still build.
    pub builders: u32,
    /// Pops that must die, where it says.
    pub owes: u32,
    /// What may still be shipped, and sent by Europa.
    pub ships: (u32, u32),
    /// Gold that is set aside.
    pub offer: Option<u32>,
    /// The seat as its draft has it.
    pub player: Box<PlayerView>,
    /// Forecasts, in sentences.
    pub says: Vec<Text>,
    /// Hexes whose creatures the draft has killed.
    pub killed: Vec<Place>,
}

pub(super) fn hand(state: &State, faction: Faction) -> HandView {
    let draft = state.draft(faction);
    let ground = state.ground_of(&draft.world);
    let improves = state.course.stage == crate::table::Stage::Improvement && state.awaits(faction);
    let offered = legal::commands(state, faction).into_iter().map(|command| Offered { command });
    HandView {
        question: state.awaits(faction).then(|| SECRETS.question(state)).flatten(),
        offered: offered.collect(),
        cells: if improves { cells(ground, faction) } else { Vec::new() },
        prices: if improves { prices(ground, faction) } else { Vec::new() },
        locked: state.commitments.own(&faction).copied(),
        offer: state.offers.own(&faction).copied(),
        seen: seen(state, faction),
    }
}

/// E-22, E-23: who may know the other's commitment before he answers.
fn seen(state: &State, faction: Faction) -> Option<Answer> {
    let battle = Option::as_ref(&state.battle)?;
    let other = match battle.turns {
        Turns::DefenderSees if battle.defender == faction => battle.attacker,
        Turns::AttackerSees if battle.attacker == faction => battle.defender,
        Turns::AttackerFirst | Turns::AtOnce | Turns::DefenderSees | Turns::AttackerSees => {
            return None;
        }
    };
    state.commitments.at_reveal().of(&other).copied()
}

fn prices(ground: Ground<'_>, faction: Faction) -> Vec<(Advance, u32)> {
    let may = |of: &&Advance| learnable(ground, faction, **of).is_ok();
    Advance::ALL.iter().filter(may).map(|of| (*of, price(ground, faction, *of))).collect()
}

/// Every legal square of every building.
fn cells(ground: Ground<'_>, faction: Faction) -> Vec<CellView> {
    let fits = |plan: &Plan| building::fits(ground, faction, *plan).is_ok();
    let cell = |plan: Plan| {
        let (stone, gold) = building::price(ground, faction, plan);
        let Plan { kind, statue, at, turned } = plan;
        CellView { kind, statue, at, turned, stone, gold }
    };
    legal::plans(ground, faction).into_iter().filter(fits).map(cell).collect()
}

pub(super) fn draft(state: &State, faction: Faction) -> Option<DraftView> {
    if !state.awaits(faction) && !state.course.done.contains(&faction) {
        return None;
    }
    let draft = state.draft(faction);
    let ground = state.ground_of(&draft.world);
    let phase = &ground.player(faction).phase;
    let killed = ground
        .world
        .hexes()
        .filter(|(id, hex)| !hex.lives && state.world.hex(*id).is_some_and(|before| before.lives));
    Some(DraftView {
        choices: u32::try_from(draft.choices.len()).unwrap_or(u32::MAX),
        step: phase.step,
        builders: phase.builders,
        owes: phase.owes,
        ships: (phase.ships, phase.europa),
        offer: phase.offer,
        player: Box::new(people::player(state, ground, faction)),
        says: forecast(ground, faction),
        killed: killed.map(|(id, _)| Place::Hex(id)).collect(),
    })
}

/// "Two will starve", before it happens (O-5).
fn forecast(ground: Ground<'_>, faction: Faction) -> Vec<Text> {
    let food = crate::improvement::feeding::food(ground, faction);
    let mut says: Vec<Text> = food.lines.iter().map(people::food_said).collect();
    let excess = food.excess();
    let short = u32::try_from(-excess).unwrap_or(0);
    says.push(match short {
        0 => text!("forecast-excess", food = food.food, pops = food.pops, excess = excess),
        short => text!("forecast-hunger", food = food.food, pops = food.pops, short = short),
    });
    says
}
