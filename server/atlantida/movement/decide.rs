//! What is decided of movement (M, U, Z-6 Hermes).

use crate::ids::{Advance, Faction, Place, Statue, Stock};
use crate::ledger::Cause;
use crate::movement::reach::Region;
use crate::movement::{Called, How, MovementCommand, Order, Target};
use crate::play::{Decided, Ground, Play};
use crate::rejection::{at_most, must, rule};
use crate::world::{Fact, Units, Used};

/// What is tried out in the movement phase.
pub(crate) fn choose(play: &mut Play<'_>, faction: Faction, command: &MovementCommand) -> Decided {
    match command {
        MovementCommand::TakeByHermes { stock } => hermes(play, faction, *stock),
        MovementCommand::Summon { units } => summon(play, faction, units),
        MovementCommand::Shift { from, pops } => {
            must(!play.player(faction).phase.has_moved, "M-5", "refused-shift-after-moves")?;
            shift(play, faction, *from, *pops)
        }
        MovementCommand::Move { order } => {
            let to = fits(play.ground(), faction, order)?;
            must(to.defender.is_none(), "E-5", "refused-is-an-attack")?;
            led(play, faction, order, to.place);
            arrive(play, faction, order, to.place);
            Ok(())
        }
    }
}

/// Where a move ends, and whom it would attack there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Arrival {
    /// The place; of a plunder the own city, to which all come back (Y-5).
    pub place: Place,
    /// Who holds it, or whose city it is.
    pub defender: Option<Faction>,
}

/// Whether a leader may move like this (M-1 to M-21).
pub(crate) fn fits(
    ground: Ground<'_>,
    faction: Faction,
    order: &Order,
) -> Result<Arrival, crate::rejection::Rejection> {
    let player = ground.player(faction);
    let units = player.units(order.from);
    must(units.unmoved() > 0, "M-1", "refused-no-leader")?;
    let most = ground.most_led(player, order.way);
    at_most(order.pops.saturating_add(order.also), most, "M-3", "refused-too-many-led")?;
    at_most(order.pops, ground.may_be_led(units), "M-6", "refused-not-so-many-led")?;
    let other = ground.joined(player, order.from).map(|other| player.units(other));
    let also = other.map_or(0, |units| ground.may_be_led(units));
    at_most(order.also, also, "M-5", "refused-not-so-many-led")?;
    let (region, arrival) = match order.to {
        Target::City(whose) => (Region::Main, plunder(ground, faction, order, whose)?),
        Target::Place(place) => (
            Region::of(place),
            Arrival { place, defender: attacked(ground, faction, order, place) },
        ),
    };
    must(ground.reaches(faction, order.from, order.way, region), "M-7", "refused-too-far")?;
    if let Target::Place(place) = order.to {
        stays_legal(ground, faction, order, place)?;
    }
    Ok(arrival)
}

/// Moves of 0 steps lead to the main site, or from one place of the main region to another (M-7, M-16).
fn stays_legal(ground: Ground<'_>, faction: Faction, order: &Order, place: Place) -> Decided {
    match place {
        Place::Home | Place::Theatre => must(place != order.from, "M-7", "refused-stays")?,
        Place::Hex(hex) => {
            let stands = ground.world.hex(hex).is_some_and(|hex| !hex.sunk);
            must(stands, "I-8", "refused-sunken")?;
            let is_here = order.from == place;
            let holds = ground.player(faction).holds(place);
            must(!(is_here && (holds || order.how == How::Enter)), "M-16", "refused-stays")?;
        }
    }
    Ok(())
}

/// Whom a move to this place attacks (E-4, E-5).
fn attacked(ground: Ground<'_>, faction: Faction, order: &Order, place: Place) -> Option<Faction> {
    let invades = match place {
        Place::Home => false,
        Place::Theatre => true,
        Place::Hex(_) => order.how == How::Invade,
    };
    ground.world.holder(place).filter(|holder| invades && *holder != faction)
}

/// Y-1.
fn plunder(
    ground: Ground<'_>,
    faction: Faction,
    order: &Order,
    whose: Faction,
) -> Result<Arrival, crate::rejection::Rejection> {
    let player = ground.player(faction);
    must(player.has(Advance::Fanaticism), "Y-1", "refused-no-fanaticism")?;
    must(order.pops + order.also > 0, "Y-1", "refused-plunder-alone")?;
    let is_there = ground.world.opponents(faction).any(|other| other.faction == whose);
    must(is_there, "Y-1", "refused-no-such-city")?;
    Ok(Arrival { place: Place::Home, defender: Some(whose) })
}

/// The leader and who it leads leave, and are where the move ends, marked (M-1, M-6).
pub(crate) fn led(play: &mut Play<'_>, faction: Faction, order: &Order, to: Place) {
    let own = play.player(faction).units(order.from).led(order.pops);
    let taken = Units { leaders: 1, ..own };
    let come =
        Units { moved: 1, brought: own.pops, ..Units { leaders: 1, ..Units::pops(own.pops) } };
    play.emit(Fact::Moved { faction, from: order.from, to, taken, come });
    let other = play.ground().joined(play.player(faction), order.from);
    if let Some(other) = other.filter(|_| order.also > 0) {
        let taken = play.player(faction).units(other).led(order.also);
        let come = Units { brought: taken.pops, ..Units::pops(taken.pops) };
        play.emit(Fact::Moved { faction, from: other, to, taken, come });
    }
    if !play.player(faction).phase.has_moved {
        play.emit(Fact::HasMoved { faction });
    }
}

/// Who comes in joins the group there; who invades takes it along to the main site (E-1 to E-3).
fn arrive(play: &mut Play<'_>, faction: Faction, order: &Order, to: Place) {
    if let (Place::Hex(hex), How::Invade) = (to, order.how) {
        play.stand(faction, hex, true);
    }
}

/// U-1 to U-5; nobody from the continent or Hades, and all to the home city (U-6, U-10).
fn summon(play: &mut Play<'_>, faction: Faction, units: &[Called]) -> Decided {
    let player = play.player(faction);
    must(play.world.turn() > 1, "U-1", "refused-summon-turn-1")?;
    let phase = &player.phase;
    let is_early = !phase.has_moved && !phase.used.contains(&Used::Summoning);
    must(is_early && !phase.used.contains(&Used::Shifting), "U-5", "refused-summon-late")?;
    let leaders_alone = play.settings.is_advanced() && !player.has(Advance::Logistics);
    for called in units {
        must(!(leaders_alone && called.pops > 0), "U-3", "refused-summon-pops")?;
        let there = player.units(called.from);
        at_most(called.pops, there.pops, "U-1", "refused-not-there")?;
        at_most(called.leaders, there.leaders, "U-1", "refused-not-there")?;
        let times = units.iter().filter(|other| other.from == called.from).count();
        must(times == 1 && called.from != Place::Home, "U-1", "refused-not-there")?;
    }
    play.use_up(faction, Used::Summoning);
    for called in units {
        let there = play.player(faction).units(called.from);
        let moved = called.leaders.saturating_sub(there.unmoved());
        let units = Units { leaders: called.leaders, moved, ..there.led(called.pops) };
        play.shift(faction, called.from, Place::Home, units);
    }
    Ok(())
}

/// M-5.
pub(crate) fn shift(play: &mut Play<'_>, faction: Faction, from: Place, pops: u32) -> Decided {
    let player = play.player(faction);
    must(player.holds(Place::Theatre), "M-5", "refused-theatre-not-held")?;
    let to = match from {
        Place::Home => Place::Theatre,
        Place::Theatre => Place::Home,
        Place::Hex(_) => return rule("M-5", "refused-theatre-not-held"),
    };
    let there = player.units(from);
    at_most(pops, there.pops, "M-5", "refused-not-there")?;
    must(pops > 0, "M-5", "refused-nothing")?;
    if !player.phase.used.contains(&Used::Shifting) {
        play.use_up(faction, Used::Shifting);
    }
    play.shift(faction, from, to, there.led(pops));
    Ok(())
}

/// Z-6, Z-15, U-11.
fn hermes(play: &mut Play<'_>, faction: Faction, stock: Stock) -> Decided {
    let player = play.player(faction);
    must(player.has_statue(Statue::Hermes), "Z-6", "refused-no-hermes")?;
    let phase = &player.phase;
    let is_early = !phase.has_moved && phase.used.is_empty();
    must(is_early, "U-11", "refused-hermes-late")?;
    must(stock != Stock::Knowledge, "Z-6", "refused-hermes-knowledge")?;
    let having = play.world.opponents(faction).filter(|other| other.stock(stock) > 0);
    let having: Vec<Faction> = having.map(|other| other.faction).collect();
    must(!having.is_empty(), "Z-6", "refused-hermes-nobody")?;
    play.use_up(faction, Used::HermesTook);
    for other in having {
        play.lose(other, stock, 1, Cause::HermesOf(faction));
    }
    play.gain(faction, stock, 1, Cause::Statue(Statue::Hermes));
    Ok(())
}
