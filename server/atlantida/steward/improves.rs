//! The steward in the improvement phase, from the step in which the draft stands (T-17).

use crate::battle::Commitment;
use crate::because::Because;
use crate::command::Command;
use crate::draft::DraftCommand;
use crate::ids::Place;
use crate::ids::Site;
use crate::ids::{Card, Faction, Kind, Square, Stock};
use crate::improvement::building::{self, BuildingCommand, Plan};
use crate::improvement::feeding::{FeedingCommand, food, growth};
use crate::improvement::hunting::{HuntingCommand, hunters, prey};
use crate::improvement::production::{Placed, ProductionCommand};
use crate::improvement::reaction::{self, Reaction, ReactionCommand};
use crate::improvement::shipping::{ShippingCommand, europa_price};
use crate::play::Ground;
use crate::state::State;
use crate::steward::portions;
use crate::world::Step;

/// Excess below which a Farm is built.
const EXCESS: i64 = 2;
/// What is offered as tribute, if it is there.
const OFFER: u32 = 3;

pub(super) fn answer(state: &State, faction: Faction) -> (Command, Because) {
    let draft = state.draft(faction);
    let ground = state.ground_of(&draft.world);
    let phase = &ground.player(faction).phase;
    if phase.keeps {
        let kept =
            crate::ids::Statue::ALL.iter().find(|of| ground.player(faction).has_statue(**of));
        if let Some(statue) = kept {
            return (ReactionCommand::Keep { statue: *statue }.into(), Because::KeepsStatue);
        }
    }
    if phase.owes > 0 {
        let from = portions(ground.player(faction), phase.owes);
        return (FeedingCommand::Lose { from }.into(), Because::Dies);
    }
    let answer = match phase.step {
        Step::Hunting => hunt(ground, faction),
        Step::Production => place(ground, faction),
        Step::Development | Step::Craft => None,
        Step::Building => build(ground, faction),
        Step::Feeding => grow(ground, faction),
        Step::Reaction => react(ground, faction),
        Step::Shipping => ship(ground, faction),
    };
    answer.unwrap_or_else(|| match phase.step {
        Step::Shipping => (DraftCommand::FinishImprovement.into(), Because::Finishes),
        _ => (DraftCommand::NextStep { to: None }.into(), Because::Finishes),
    })
}

/// Kills where military equipment alone suffices, with the fewest; else gives way.
fn hunt(ground: Ground<'_>, faction: Faction) -> Option<(Command, Because)> {
    let hex = prey(ground, faction).into_iter().next()?;
    let force = hunters(ground, faction, hex);
    let strength = ground.world.hex(hex).and_then(|hex| hex.creature).unwrap_or(0);
    let arms = (strength + 1).saturating_sub(force.bare());
    if arms <= force.most_arms {
        let commitment = Commitment { arms, sacrifices: 0 };
        return Some((HuntingCommand::Hunt { hex, commitment }.into(), Because::Hunts));
    }
    Some((HuntingCommand::Withdraw { hex }.into(), Because::Withdraws))
}

/// One pop to each Farm, then Garden, then Quarry; the rest to the first Housing.
fn place(ground: Ground<'_>, faction: Faction) -> Option<(Command, Because)> {
    let player = ground.player(faction);
    if player.phase.placed {
        return None;
    }
    let mut left = player.home.pops;
    let kinds = [Kind::Farm, Kind::Garden, Kind::Quarry];
    let works = kinds.into_iter().flat_map(|kind| player.city.of(kind).map(|of| of.at));
    let works: Vec<Square> = works.take(left as usize).collect();
    let mut at: Vec<Placed> =
        works.into_iter().map(|square| Placed { square, pops: 1, leaders: 0 }).collect();
    left -= u32::try_from(at.len()).unwrap_or(left);
    if let Some(housing) = player.city.of(Kind::Housing).next().filter(|_| left > 0) {
        at.push(Placed { square: housing.at, pops: left, leaders: 0 });
    }
    Some((ProductionCommand::Place { at }.into(), Because::Places))
}

/// Without a Housing that first (B-9); else one Farm, if too little would be left to eat.
fn build(ground: Ground<'_>, faction: Faction) -> Option<(Command, Because)> {
    let player = ground.player(faction);
    let plan = |kind, at| Plan { kind, statue: None, at, turned: false };
    let fits = |kind| {
        let free = |at: &Square| player.city.at(*at).is_none();
        let squares = player.city.squares().filter(free);
        squares.map(|at| plan(kind, at)).find(|plan| building::fits(ground, faction, *plan).is_ok())
    };
    let may = |kind| building::builder(ground, faction, Some(kind)).is_ok();
    let build = |plan: Plan, why| Some((Command::from(BuildingCommand::Build { plan }), why));
    if player.phase.builders == 0 {
        return None;
    }
    if player.count(Kind::Housing) == 0 {
        let housing = fits(Kind::Housing)?;
        if player.stock(Stock::Stone) >= building::price(ground, faction, housing).0 {
            return build(housing, Because::Housing);
        }
        return may(Kind::Quarry)
            .then(|| fits(Kind::Quarry))?
            .and_then(|plan| build(plan, Because::Quarry));
    }
    let has_built = player.city.buildings.iter().any(|of| of.fresh && of.kind == Kind::Farm);
    if has_built || food(ground, faction).excess() >= EXCESS {
        return None;
    }
    fits(Kind::Farm).and_then(|plan| build(plan, Because::OneFarm))
}

/// As much as is allowed.
fn grow(ground: Ground<'_>, faction: Faction) -> Option<(Command, Because)> {
    let pops = growth(ground, faction);
    (pops > 0).then(|| (FeedingCommand::Grow { pops }.into(), Because::Grows))
}

fn react(ground: Ground<'_>, faction: Faction) -> Option<(Command, Because)> {
    let player = ground.player(faction);
    let react = |how, why| Some((Command::from(ReactionCommand::React { how }), why));
    match reaction::asked(ground, faction)? {
        Card::Tribute => {
            let gold = player.stock(Stock::Gold).min(OFFER);
            Some((ReactionCommand::Offer { gold }.into(), Because::Offers))
        }
        Card::LostFleet => Some((ReactionCommand::Offer { gold: 0 }.into(), Because::BidsNothing)),
        Card::Raid => {
            let force = reaction::wall(ground, faction);
            let strength = ground.content.card(Card::Raid).strength;
            let arms = strength.saturating_sub(force.bare());
            let arms = if arms <= force.most_arms { arms } else { 0 };
            react(Reaction::Raid(Commitment { arms, sacrifices: 0 }), Because::Raid)
        }
        Card::Earthquake => {
            react(Reaction::Earthquake(fallen(ground, faction)), Because::Earthquake)
        }
        Card::Flood => {
            let (threatened, each) = reaction::flooded(ground, faction);
            let needed = threatened.div_ceil(each);
            let stone = needed.min(player.stock(Stock::Stone));
            let wood = (needed - stone).min(player.stock(Stock::Wood));
            react(Reaction::Flood { stone, wood }, Because::Flood)
        }
        Card::Drought | Card::Iconoclasm | Card::Epidemic | Card::Beasts | Card::Collapse => None,
    }
}

/// Statues last, Housings last but those, else the dearest in stone, ties row 1 first.
fn fallen(ground: Ground<'_>, faction: Faction) -> Vec<Square> {
    let player = ground.player(faction);
    let mut all = reaction::quaking(ground, faction);
    all.sort_by_key(|at| {
        let kind = player.city.at(*at).map_or(Kind::Statue, |of| of.kind);
        let stone = ground.content.building(kind).stone;
        (kind == Kind::Statue, kind == Kind::Housing, std::cmp::Reverse(stone), *at)
    });
    all.truncate(reaction::falling(ground, faction) as usize);
    all
}

/// All it can: Europa with all gold it has, then the fleet.
fn ship(ground: Ground<'_>, faction: Faction) -> Option<(Command, Because)> {
    let player = ground.player(faction);
    if let Some(hex) = ground.occupies(faction, Site::Europa).filter(|_| player.phase.europa > 0) {
        let there = player.units(Place::Hex(hex)).pops;
        let pops = player.phase.europa.min(there).min(player.gold() / europa_price(ground));
        if pops > 0 {
            return Some((ShippingCommand::SendByEuropa { pops }.into(), Because::Ships));
        }
    }
    let from = portions(player, player.phase.ships);
    (!from.is_empty()).then(|| (ShippingCommand::Ship { from }.into(), Because::Ships))
}
