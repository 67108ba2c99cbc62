//! Event Reaction: each meets the turn's event after Feeding and before Shipping (G-13, X-4 to ).

use serde::{Deserialize, Serialize};

use crate::battle::Commitment;
use crate::battle::Force;
use crate::battle::strength::Against;
use crate::ids::{Advance, Card, Faction, Kind, Place, Square, Statue, Stock};
use crate::improvement::feeding::{owe, unused};
use crate::improvement::{in_step, statues};
use crate::ledger::Cause;
use crate::play::{Decided, Ground, Play};
use crate::rejection::{at_most, must};
use crate::settings::FloodReach;
use crate::world::{Died, Fact, Step};

/// So many pops on the island: one dies of an Epidemic.
const EPIDEMIC: u32 = 3;
/// So much short of a Raid's strength: one dies.
const RAID: u32 = 3;
/// Buildings that fall, and pops that die, in an Earthquake; with Engineering one building.
pub(crate) const EARTHQUAKE: u32 = 2;
/// Pops that a stone or a wood saves from a Flood.
const FLOOD: u32 = 2;

/// What may be tried out here.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum ReactionCommand {
    /// Sets gold aside: the offer of a tribute, the bid for a Lost Fleet (G-13, X-10).
    Offer {
        /// How much.
        gold: u32,
    },
    /// Meets a Raid, an Earthquake or a Flood.
    React {
        /// How.
        how: Reaction,
    },
    /// Keeps one statue of several, as Hera is lost (Z-9).
    Keep {
        /// Which.
        statue: Statue,
    },
}

/// How an event is met.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    /// A Raid, with this.
    Raid(Commitment),
    /// An Earthquake: these buildings fall.
    Earthquake(Vec<Square>),
    /// A Flood: so much is spent.
    Flood {
        /// Stone.
        stone: u32,
        /// Wood.
        wood: u32,
    },
}

/// What is tried out in the Event Reaction step.
pub(crate) fn choose(play: &mut Play<'_>, faction: Faction, command: &ReactionCommand) -> Decided {
    if let ReactionCommand::Keep { statue } = command {
        return statues::keep(play, faction, *statue);
    }
    in_step(play, faction, Step::Reaction)?;
    match command {
        ReactionCommand::Offer { gold } => offer(play, faction, *gold),
        ReactionCommand::React { how } => {
            must(asked(play.ground(), faction).is_some(), "X-4", "refused-no-event")?;
            match how {
                Reaction::Raid(with) => raid(play, faction, *with)?,
                Reaction::Earthquake(at) => earthquake(play, faction, at)?,
                Reaction::Flood { stone, wood } => flood(play, faction, *stone, *wood)?,
            }
            play.emit(Fact::Reacted { faction });
            Ok(())
        }
        ReactionCommand::Keep { .. } => Ok(()),
    }
}

/// The event that a faction has still to meet in this step; none where it was stopped.
pub(crate) fn asked(ground: Ground<'_>, faction: Faction) -> Option<Card> {
    let player = ground.player(faction);
    let event = ground.event_for(faction).filter(|_| !player.phase.reacted)?;
    let is_asked = match event {
        Card::Tribute => true,
        // Where one is spared he alone sails (Z-3).
        Card::LostFleet => ground.world.slot().spared.is_none(),
        Card::Raid | Card::Earthquake | Card::Flood => true,
        Card::Drought | Card::Iconoclasm | Card::Epidemic | Card::Beasts | Card::Collapse => false,
    };
    is_asked.then_some(event)
}

/// What happens without a choice, as the step begins.
pub(crate) fn begin(play: &mut Play<'_>, faction: Faction) {
    match play.ground().event_for(faction) {
        Some(Card::Iconoclasm) => iconoclasm(play, faction),
        Some(Card::Epidemic) => {
            let player = play.player(faction);
            let spared =
                if player.has(Advance::Medicine) { unused(play.ground(), faction) } else { 0 };
            let pops = (player.on_island() / EPIDEMIC).saturating_sub(spared);
            owe(play, faction, pops, Died::InAnEvent);
        }
        Some(Card::Tribute | Card::LostFleet) => {
            // Who has no gold offers 0 (G-26).
            let asks = asked(play.ground(), faction).is_some();
            if asks && play.player(faction).stock(Stock::Gold) == 0 {
                play.emit(Fact::SetAside { faction, gold: 0 });
                play.emit(Fact::Reacted { faction });
            }
        }
        Some(Card::Earthquake) if quaking(play.ground(), faction).is_empty() => {
            shaken(play, faction, &[]);
            play.emit(Fact::Reacted { faction });
        }
        Some(Card::Flood) if is_flood_idle(play.ground(), faction) => {
            drown(play, faction, 0);
            play.emit(Fact::Reacted { faction });
        }
        Some(Card::Raid) if is_raid_idle(play.ground(), faction) => {
            repel(play, faction, Commitment::default());
            play.emit(Fact::Reacted { faction });
        }
        Some(
            Card::Earthquake
            | Card::Flood
            | Card::Raid
            | Card::Drought
            | Card::Beasts
            | Card::Collapse,
        )
        | None => {}
    }
}

/// Whether the step leaves nothing open.
pub(crate) fn is_done(ground: Ground<'_>, faction: Faction) -> Decided {
    let phase = &ground.player(faction).phase;
    must(phase.owes == 0, "F-6", "refused-deaths-first")?;
    must(asked(ground, faction).is_none(), "X-4", "refused-react-first")
}

/// G-13: it may be changed until the phase is finished (N-8).
fn offer(play: &mut Play<'_>, faction: Faction, gold: u32) -> Decided {
    let event = play.ground().event_for(faction);
    let is_asked = match event {
        Some(Card::Tribute) => true,
        Some(Card::LostFleet) => play.world.slot().spared.is_none(),
        Some(
            Card::Drought
            | Card::Iconoclasm
            | Card::Epidemic
            | Card::Raid
            | Card::Beasts
            | Card::Earthquake
            | Card::Flood
            | Card::Collapse,
        )
        | None => false,
    };
    must(is_asked, "G-13", "refused-no-offer")?;
    at_most(gold, play.player(faction).stock(Stock::Gold), "G-13", "refused-not-there")?;
    play.emit(Fact::SetAside { faction, gold });
    if !play.player(faction).phase.reacted {
        play.emit(Fact::Reacted { faction });
    }
    Ok(())
}

///
fn iconoclasm(play: &mut Play<'_>, faction: Faction) {
    if play.player(faction).has(Advance::CodeOfLaws) {
        return;
    }
    let all = play.player(faction).city.buildings.iter();
    let gone: Vec<Square> = all.filter(|of| of.statue.is_some()).map(|of| of.at).collect();
    for at in gone {
        play.emit(Fact::Destroyed { faction, at });
    }
    play.kill(faction, Place::Home, 1, Died::InAnEvent);
}

/// What a city could bring against a Raid.
pub(crate) fn wall(ground: Ground<'_>, faction: Faction) -> Force {
    let player = ground.player(faction);
    ground.force(player, player.home, Against::Barbarians)
}

/// Whether there is nothing to commit.
fn is_raid_idle(ground: Ground<'_>, faction: Faction) -> bool {
    wall(ground, faction).all() == Commitment::default()
}

fn raid(play: &mut Play<'_>, faction: Faction, with: Commitment) -> Decided {
    let is_raid = play.ground().event_for(faction) == Some(Card::Raid);
    must(is_raid, "X-9", "refused-no-event")?;
    wall(play.ground(), faction).allows(with)?;
    repel(play, faction, with);
    Ok(())
}

/// what was committed is spent in both cases.
fn repel(play: &mut Play<'_>, faction: Faction, with: Commitment) {
    let strength = wall(play.ground(), faction).with(with);
    let raid = play.content.card(Card::Raid).strength;
    play.lose(faction, Stock::Arms, with.arms, Cause::Raid);
    play.kill(faction, Place::Home, with.sacrifices, Died::Sacrificed);
    if strength < raid {
        let gold = play.player(faction).stock(Stock::Gold);
        play.lose(faction, Stock::Gold, gold, Cause::Raid);
        play.kill(faction, Place::Home, (raid - strength) / RAID, Died::InAnEvent);
    }
}

/// The buildings that an Earthquake can strike: such as cost stone by B-11.
pub(crate) fn quaking(ground: Ground<'_>, faction: Faction) -> Vec<Square> {
    let all = ground.player(faction).city.buildings.iter();
    let costs = all.filter(|of| ground.content.building(of.kind).stone > 0);
    let mut squares: Vec<Square> = costs.map(|of| of.at).collect();
    squares.sort_unstable();
    squares
}

/// How many buildings fall.
pub(crate) fn falling(ground: Ground<'_>, faction: Faction) -> u32 {
    let has_engineering = ground.player(faction).has(Advance::Engineering);
    let number = if has_engineering { 1 } else { EARTHQUAKE };
    number.min(u32::try_from(quaking(ground, faction).len()).unwrap_or(u32::MAX))
}

fn earthquake(play: &mut Play<'_>, faction: Faction, at: &[Square]) -> Decided {
    let is_quake = play.ground().event_for(faction) == Some(Card::Earthquake);
    must(is_quake, "X-12", "refused-no-event")?;
    let all = quaking(play.ground(), faction);
    let city = &play.player(faction).city;
    let mut gone: Vec<Square> = at.iter().filter_map(|at| city.at(*at)).map(|of| of.at).collect();
    gone.sort_unstable();
    gone.dedup();
    must(
        gone.len() == at.len() && gone.iter().all(|at| all.contains(at)),
        "X-12",
        "refused-quake",
    )?;
    let number = falling(play.ground(), faction);
    must(gone.len() == number as usize, "X-12", "refused-quake-number")?;
    shaken(play, faction, &gone);
    Ok(())
}

/// buildings fall and pops die; with Engineering each Housing that stands spares one.
fn shaken(play: &mut Play<'_>, faction: Faction, gone: &[Square]) {
    let had_hera = play.player(faction).has_statue(Statue::Hera);
    for at in gone {
        play.emit(Fact::Destroyed { faction, at: *at });
    }
    let player = play.player(faction);
    let spared = if player.has(Advance::Engineering) { player.count(Kind::Housing) } else { 0 };
    play.kill(faction, Place::Home, EARTHQUAKE.saturating_sub(spared), Died::InAnEvent);
    statues::hera_lost(play, faction, had_hera);
}

/// Pops that a Flood threatens, and how many a stone or a wood saves.
pub(crate) fn flooded(ground: Ground<'_>, faction: Faction) -> (u32, u32) {
    let player = ground.player(faction);
    let threatened = match ground.settings.flood_reach {
        FloodReach::City => player.home.pops,
        FloodReach::Island => player.on_island(),
    };
    let has_engineering = player.has(Advance::Engineering);
    (threatened, if has_engineering { ground.settings.flood_engineering } else { FLOOD })
}

fn is_flood_idle(ground: Ground<'_>, faction: Faction) -> bool {
    let player = ground.player(faction);
    let has_none = player.stock(Stock::Stone) + player.stock(Stock::Wood) == 0;
    flooded(ground, faction).0 == 0 || has_none
}

fn flood(play: &mut Play<'_>, faction: Faction, stone: u32, wood: u32) -> Decided {
    must(play.ground().event_for(faction) == Some(Card::Flood), "X-13", "refused-no-event")?;
    let (threatened, each) = flooded(play.ground(), faction);
    at_most(stone.saturating_add(wood), threatened.div_ceil(each), "X-13", "refused-flood")?;
    play.pay(faction, Stock::Stone, stone, Cause::Flood)?;
    play.pay(faction, Stock::Wood, wood, Cause::Flood)?;
    drown(play, faction, stone + wood);
    Ok(())
}

fn drown(play: &mut Play<'_>, faction: Faction, spent: u32) {
    let (threatened, each) = flooded(play.ground(), faction);
    let drowned = threatened.saturating_sub(spent * each);
    match play.settings.flood_reach {
        FloodReach::City => play.kill(faction, Place::Home, drowned, Died::Drowned),
        FloodReach::Island => owe(play, faction, drowned, Died::Drowned),
    }
}
