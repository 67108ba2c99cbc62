//! What the rival learns, how it comes to ships, and how many people it has for them.

use crate::because::Because;
use crate::command::Command;
use crate::content::TURNS;
use crate::draft::DraftCommand;
use crate::ids::{Advance, Card, Faction, Kind, Place, Site, Statue, Stock};
use crate::improvement::craft::{CAPACITY, Change, Craft, CraftCommand, FLEET, SHIP, shipwrights};
use crate::improvement::development::{
    DevelopmentCommand, Forum, LEADER, learnable, price, serves,
};
use crate::improvement::feeding::{FeedingCommand, growth};
use crate::improvement::production::SHIPYARD;
use crate::improvement::reaction::{ReactionCommand, asked};
use crate::improvement::shipping::{europa_price, ships};
use crate::play::Ground;
use crate::settings::Usual;
use crate::steward::rival::plots::fits;
use crate::world::{Player, Used};

/// What a fleet needs, in the order in which it learns; then whatever is cheapest.
const FLEETS: [Advance; 3] = [Advance::Navigation, Advance::Astronomy, Advance::ClothMaking];
/// Leaders that it wants.
const LEADERS: u32 = 2;
/// Pops on the island while there is time, and the last turn in which there is.
const PEOPLE: u32 = 9;
const GROWING: u32 = 7;
/// The turn in which a people that races is to be away.
const RACE: u32 = 9;
/// Gold that it keeps for a tribute.
const RESERVE: u32 = 3;
/// Such a part of what is left it offers besides.
const SHARE: u32 = 3;
/// Ships that are enough to stop saving knowledge for more.
pub(super) const ENOUGH: u32 = 4;

/// A second leader, then what a fleet needs, then whatever is cheapest.
pub(super) fn develop(ground: Ground<'_>, faction: Faction) -> Option<(Command, Because)> {
    let player = ground.player(faction);
    let forum = Forum::ALL.into_iter().find(|at| serves(ground, faction, *at).is_ok());
    if let Some(at) = forum.filter(|_| appoints(ground, faction, 0)) {
        return Some((DevelopmentCommand::Appoint { at }.into(), Because::Appoints));
    }
    let may = |of: &Advance| {
        let affordable = price(ground, faction, *of) <= player.stock(Stock::Knowledge);
        affordable
            && learnable(ground, faction, *of).is_ok()
            && (!of.is_social() || forum.is_some())
    };
    let sails = player.has(Advance::Navigation) && player.has(Advance::Astronomy);
    // What is left after a fleet can sail is for ships of old, while they can be had.
    let saves =
        sails && player.capacity < ENOUGH && ground.occupies(faction, Site::Poseidon).is_some();
    let next = match FLEETS.iter().find(|of| !player.has(**of)) {
        _ if saves => None,
        Some(first) => Some(*first).filter(may),
        None => {
            Advance::ALL.iter().copied().filter(may).min_by_key(|of| price(ground, faction, *of))
        }
    };
    let advance = next?;
    let at = forum.filter(|_| advance.is_social());
    Some((DevelopmentCommand::Learn { advance, at }.into(), Because::Learns))
}

/// Whether it wants another leader, and can pay him with this much more gold than it has.
pub(super) fn appoints(ground: Ground<'_>, faction: Faction, more: u32) -> bool {
    let player = ground.player(faction);
    player.leaders() < LEADERS && player.gold() + more >= LEADER + due(ground, faction)
}

/// The gold that it keeps for the tribute of this turn: whoever is punished loses Housings, and in the basic game a person
/// and with him the race (G-17, V-2).
fn due(ground: Ground<'_>, faction: Faction) -> u32 {
    let has_tribute = ground.event_for(faction) == Some(Card::Tribute);
    let is_spared = ground.player(faction).has_statue(Statue::Dionysus);
    if has_tribute && !is_spared { ground.settings.tribute_due } else { 0 }
}

/// The wood that it has, and what Hecate could make of stone and gold.
pub(super) fn wood(ground: Ground<'_>, faction: Faction) -> u32 {
    let player = ground.player(faction);
    let changed = ground
        .occupies(faction, Site::Hecate)
        .map_or(0, |_| player.stock(Stock::Stone) + player.gold().saturating_sub(RESERVE));
    player.stock(Stock::Wood) + changed
}

/// Shipwrights for whom there is wood.
pub(super) fn wrights(ground: Ground<'_>, faction: Faction) -> u32 {
    let player = ground.player(faction);
    let builds = player.has(Advance::Navigation) && player.capacity < CAPACITY;
    if builds { SHIPYARD.min(wood(ground, faction) / SHIP) } else { 0 }
}

/// In their order: wood of other things, ships of old, new ones, a Garden.
pub(super) fn craft(ground: Ground<'_>, faction: Faction) -> Option<(Command, Because)> {
    let player = ground.player(faction);
    let done = |used| player.phase.used.iter().any(|of| *of >= used);
    let craft = |what| Some((Command::from(CraftCommand::Craft { what }), Because::BuildsShips));
    let room = CAPACITY.saturating_sub(player.capacity);
    let builds = if player.has(Advance::Navigation) { room } else { 0 };
    let wrights = shipwrights(ground, faction).min(builds);
    if let Some(changes) = changes(ground, faction, wrights).filter(|_| !done(Used::Hecate)) {
        return craft(Craft::Change(changes));
    }
    if let Some(hex) = ground.occupies(faction, Site::Poseidon).filter(|_| !done(Used::Fleet)) {
        let pops = player.units(Place::Hex(hex)).pops;
        let paid = (player.gold() / FLEET).min(player.stock(Stock::Knowledge) / FLEET);
        let ships = paid.min(pops).min(builds);
        if ships > 0 {
            return craft(Craft::Restore(ships));
        }
    }
    let ships = (player.stock(Stock::Wood) / SHIP).min(wrights);
    if ships > 0 && !done(Used::Shipyard) {
        return craft(Craft::Ships { ships, by_gold: 0 });
    }
    let gaia = ground.occupies(faction, Site::Gaia).filter(|_| !done(Used::Gaia));
    let plan = gaia.and_then(|_| fits(ground, faction, Kind::Garden));
    plan.and_then(|plan| craft(Craft::Garden(plan.at)))
}

/// What is changed into wood, so that all shipwrights have work as far as it goes.
fn changes(ground: Ground<'_>, faction: Faction, wrights: u32) -> Option<Vec<Change>> {
    ground.occupies(faction, Site::Hecate)?;
    let player = ground.player(faction);
    let have = player.stock(Stock::Wood);
    let ships = (wood(ground, faction) / SHIP).min(wrights);
    let mut short = (ships * SHIP).checked_sub(have).filter(|short| *short > 0)?;
    let gold = player.gold().saturating_sub(RESERVE);
    let mut all = Vec::new();
    for (from, there) in [(Stock::Stone, player.stock(Stock::Stone)), (Stock::Gold, gold)] {
        let amount = there.min(short);
        short -= amount;
        if amount > 0 {
            all.push(Change { from, to: Stock::Wood, amount });
        }
    }
    (short == 0).then_some(all)
}

/// More than Zeus expects where it has more: of equal offers the earlier gets the knowledge (G-14).
pub(super) fn offer(ground: Ground<'_>, faction: Faction) -> Option<(Command, Because)> {
    let is_tribute = asked(ground, faction) == Some(Card::Tribute);
    let player = ground.player(faction);
    if is_tribute && player.has_statue(Statue::Dionysus) {
        return Some((ReactionCommand::Offer { gold: 0 }.into(), Because::OffersNothing));
    }
    let gold = player.stock(Stock::Gold);
    let due = ground.settings.tribute_due;
    // Europa sends people for what is left.
    let has_europa = ground.occupies(faction, Site::Europa).is_some();
    let more = if has_europa { 0 } else { gold.saturating_sub(due) / SHARE };
    let gold = gold.min(due) + more;
    let offer = ReactionCommand::Offer { gold };
    is_tribute.then(|| (offer.into(), Because::Outbids))
}

/// A people that can still be saved.
pub(super) fn grow(ground: Ground<'_>, faction: Faction) -> (Command, Because) {
    let player = ground.player(faction);
    let races = races(ground, player);
    let last = if races { RACE } else { TURNS };
    let left = (last + 1).saturating_sub(ground.world.turn());
    let saved = berths(ground, faction) * left;
    // Each who is born to a people that sails already takes a berth, and the race takes longer.
    let grows = ground.world.turn() <= GROWING && !(races && saved > 0);
    let most = if grows { PEOPLE.max(saved) } else { saved };
    let room = most.saturating_sub(player.on_island());
    match growth(ground, faction).min(room) {
        0 => (DraftCommand::NextStep { to: None }.into(), Because::Finishes),
        pops => (FeedingCommand::Grow { pops }.into(), Because::Grows),
    }
}

/// Whoever has dead cannot win the race, and has all turns (V-2).
fn races(ground: Ground<'_>, player: &Player) -> bool {
    ground.settings.race_victory == Usual::On && player.hades == 0
}

/// How many can leave in a turn: by the fleet, and by Europa as far as gold goes.
fn berths(ground: Ground<'_>, faction: Faction) -> u32 {
    let player = ground.player(faction);
    let europa = ground.occupies(faction, Site::Europa).map_or(0, |_| {
        let price = europa_price(ground).max(1);
        price.min(player.gold() / price)
    });
    ships(ground, faction) + europa
}
