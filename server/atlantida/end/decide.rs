//! What is decided at the end of a turn (T-18, X-5, X-10, X-11, K).

use crate::decision::{Decision, MakesSo, Next, speaker};
use crate::end::{EndCommand, EndEvent};
use crate::ids::{Card, Faction, HexId, Kind, Place, Statue, Stock};
use crate::improvement::{Portion, named};
use crate::ledger::Cause;
use crate::play::{Decided, Ground, Play};
use crate::rejection::{at_most, must};
use crate::score;
use crate::shown::{Offer, OffersShown};
use crate::state::State;
use crate::table::{Stage, enter};
use crate::world::{Died, Fact, Player, Units};
use game::Actor;

/// Hexes that sink in a Seaquake.
const SINKING: u32 = 2;

/// What sinking a temple costs in gold.
const TEMPLE: u32 = 2;

/// Pops that the Lost Fleet takes.
pub(crate) const FLEET: u32 = 5;

/// The end of the turn, as its event has it (T-18).
pub(crate) fn of_turn(d: &mut Decision<'_>) {
    match d.state.world.event() {
        Some(Card::Tribute) => tribute(d),
        Some(Card::LostFleet) => fleet(d),
        Some(Card::Beasts) => beasts(d),
        Some(
            Card::Drought
            | Card::Iconoclasm
            | Card::Epidemic
            | Card::Raid
            | Card::Earthquake
            | Card::Flood
            | Card::Collapse,
        )
        | None => d.go(Next::TurnOver),
    }
}

/// The offers in the order of their rank: by size, of equals the one earlier in play order (G-14). Whoever gave up is
/// not among them, and before the end of a turn nothing is shown (G-19, G-29).
fn ranked(state: &State) -> Vec<Offer> {
    let locked = state.offers.at_reveal();
    let order = state.world.order();
    let offer = |faction: &Faction| {
        let gold = locked.of(faction).copied().unwrap_or(0);
        // What is no longer there cannot be paid.
        Offer { faction: *faction, gold: gold.min(state.world.player(*faction).stock(Stock::Gold)) }
    };
    let mut offers: Vec<Offer> = order.iter().map(offer).collect();
    offers.sort_by_key(|offer| std::cmp::Reverse(offer.gold));
    offers
}

/// G-14 to G-18.
fn tribute(d: &mut Decision<'_>) {
    let offers = ranked(&d.state);
    let (due, reward) = (d.state.settings.tribute_due, d.state.settings.tribute_reward);
    // G-26: nobody is rewarded and punished.
    let honours = |first: &&Offer| first.gold >= due && first.gold > 0;
    let rewarded = offers.first().filter(honours).map(|first| first.faction);
    let last = offers.last().filter(|last| last.gold < due).map(|last| last.faction);
    let is_punished = |offer: &&Offer| offer.gold == 0 || Some(offer.faction) == last;
    let punished: Vec<Faction> = offers.iter().filter(is_punished).map(|of| of.faction).collect();
    let mut play = d.state.play();
    for offer in &offers {
        play.lose(offer.faction, Stock::Gold, offer.gold, Cause::Tribute);
    }
    if let Some(faction) = rewarded {
        play.gain(faction, Stock::Knowledge, reward, Cause::Reward);
    }
    punished.iter().for_each(|faction| punish(&mut play, *faction));
    let facts = play.facts;
    let shown = OffersShown { card: Card::Tribute, offers, rewarded, punished, winner: None };
    d.emit(EndEvent::OffersShown { shown, facts });
    sunk_from(d, SINKING);
}

/// G-17, G-27.
fn punish(play: &mut Play<'_>, faction: Faction) {
    let player = play.player(faction);
    let spared = player.has_statue(Statue::Dionysus);
    let housings: Vec<_> = player.city.of(Kind::Housing).map(|housing| housing.at).collect();
    for at in housings.into_iter().filter(|_| !spared) {
        play.emit(Fact::Destroyed { faction, at });
    }
    if !play.settings.is_advanced() {
        play.kill(faction, Place::Home, 1, Died::Punished);
    }
}

/// Who protects a hex from sinking: somebody there who gave enough, or has Dionysus.
pub(crate) fn protector(state: &State, hex: HexId) -> Option<Faction> {
    let due = state.settings.tribute_due;
    let honoured = |faction: Faction| {
        let mut offers = state.shown.offers.iter().flat_map(|shown| shown.offers.iter());
        offers.any(|offer| offer.faction == faction && offer.gold >= due)
    };
    let protects = |player: &&Player| {
        let is_there = !player.units(Place::Hex(hex)).is_empty();
        is_there && (honoured(player.faction) || player.has_statue(Statue::Dionysus))
    };
    state.world.active().find(protects).map(|player| player.faction)
}

/// A hex that may sink, and what that costs (I-7, X-5, X-17).
pub(crate) fn sinkable(state: &State, chooser: Faction) -> Vec<(HexId, u32)> {
    let ground = state.ground();
    let gold = ground.player(chooser).gold();
    let hexes = ground.world.hexes().filter(|(_, hex)| !hex.sunk);
    let coast = hexes.filter(|(id, _)| ground.is_coastal(*id) && protector(state, *id).is_none());
    let priced = coast.map(|(id, hex)| (id, if hex.site.is_production() { 0 } else { TEMPLE }));
    priced.filter(|(_, price)| *price <= gold).collect()
}

/// The Seaquake goes on while the first may sink something.
fn sunk_from(d: &mut Decision<'_>, left: u32) {
    let first = d.state.shown.offers.as_ref().and_then(|shown| shown.offers.first());
    let Some(first) = first.map(|offer| offer.faction) else { return d.go(Next::TurnOver) };
    let may = d.state.settings.is_advanced() && left > 0 && !sinkable(&d.state, first).is_empty();
    if may { enter::ask(d, Stage::Sinking, first, left) } else { d.go(Next::TurnOver) }
}

/// What is wanted at the end of a turn.
pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &EndCommand) -> Decided {
    let faction = speaker(&d.state, actor)?;
    let stage = match command {
        EndCommand::Sink { .. } | EndCommand::Pass => Stage::Sinking,
        EndCommand::Board { .. } => Stage::Boarding,
    };
    let is_asked = d.state.course.stage == stage && d.state.awaits(faction);
    must(is_asked, "T-18", "refused-not-asked")?;
    match command {
        EndCommand::Sink { hex } => sink(d, faction, *hex),
        EndCommand::Pass => {
            let free = sinkable(&d.state, faction).iter().any(|(_, price)| *price == 0);
            must(!free, "X-17", "refused-pass")?;
            d.go(Next::TurnOver);
            Ok(())
        }
        EndCommand::Board { from } => board(d, faction, from),
    }
}

fn sink(d: &mut Decision<'_>, faction: Faction, hex: HexId) -> Decided {
    let allowed = sinkable(&d.state, faction).into_iter().find(|(of, _)| *of == hex);
    must(allowed.is_some(), "X-5", "refused-sink")?;
    let price = allowed.map_or(0, |(_, price)| price);
    let mut play = d.state.play();
    play.lose(faction, Stock::Gold, price, Cause::Seaquake);
    sinks(&mut play, hex);
    let facts = play.facts;
    let left = d.state.course.left.saturating_sub(1);
    d.so(facts);
    sunk_from(d, left);
    Ok(())
}

/// Pops die, leaders go home; a temple’s powers end with it.
fn sinks(play: &mut Play<'_>, hex: HexId) {
    let all: Vec<Faction> = play.world.active().map(|player| player.faction).collect();
    let place = Place::Hex(hex);
    for faction in all {
        let pops = play.player(faction).units(place).pops;
        play.kill(faction, place, pops, Died::Drowned);
        let Units { leaders, moved, .. } = play.player(faction).units(place);
        let units = Units { leaders, moved, ..Units::default() };
        play.shift(faction, place, Place::Home, units);
    }
    play.emit(Fact::Sunk { hex });
}

/// Z-3.
fn fleet(d: &mut Decision<'_>) {
    if let Some(faction) = d.state.world.slot().spared {
        return board_next(d, faction);
    }
    let offers = ranked(&d.state);
    let winner = offers.first().filter(|first| first.gold > 0).map(|first| first.faction);
    let mut play = d.state.play();
    if let (Some(faction), Some(first)) = (winner, offers.first()) {
        play.lose(faction, Stock::Gold, first.gold, Cause::Fleet);
    }
    let facts = play.facts;
    let (rewarded, punished) = (None, Vec::new());
    let shown = OffersShown { card: Card::LostFleet, offers, rewarded, punished, winner };
    d.emit(EndEvent::OffersShown { shown, facts });
    match winner {
        Some(faction) => board_next(d, faction),
        None => d.go(Next::TurnOver),
    }
}

fn board_next(d: &mut Decision<'_>, faction: Faction) {
    let player = d.state.world.find(faction);
    let has_pops = player.is_some_and(|player| !player.gave_up && player.on_island() > 0);
    if has_pops { enter::ask(d, Stage::Boarding, faction, FLEET) } else { d.go(Next::TurnOver) }
}

fn board(d: &mut Decision<'_>, faction: Faction, from: &[Portion]) -> Decided {
    let mut play = d.state.play();
    let all = named(&play, faction, from)?;
    at_most(all, FLEET, "X-10", "refused-fleet")?;
    for part in from.iter().filter(|part| part.pops > 0) {
        play.emit(Fact::Shipped { faction, place: part.from, pops: part.pops });
    }
    let facts = play.facts;
    d.so(facts);
    boarded_by(d, faction);
    Ok(())
}

/// The fleet has sailed: the race is looked at (V-2).
fn boarded_by(d: &mut Decision<'_>, faction: Faction) {
    score::decide::race(d, faction);
    if d.state.course.stage != Stage::Over {
        d.go(Next::TurnOver);
    }
}

/// X-11, Z-3: until then a dead creature stays dead (H-5).
fn beasts(d: &mut Decision<'_>) {
    let spared = d.state.world.slot().spared;
    let mut play = d.state.play();
    for hex in returning(play.ground(), spared) {
        play.emit(Fact::CreatureReturned { hex });
        if let Some(faction) = play.world.holder(Place::Hex(hex)) {
            play.stand(faction, hex, false);
        }
    }
    let facts = play.facts;
    d.so(facts);
    d.go(Next::TurnOver);
}

/// The hexes to which a creature comes back.
fn returning(ground: Ground<'_>, spared: Option<Faction>) -> Vec<HexId> {
    let hexes = ground.world.hexes();
    let dead = hexes.filter(|(_, hex)| hex.creature.is_some() && !hex.lives && !hex.sunk);
    let holder = |hex: HexId| ground.world.holder(Place::Hex(hex));
    dead.map(|(id, _)| id).filter(|id| spared.is_none() || holder(*id) != spared).collect()
}

/// K-1 to K-3: every pop on the island goes to its player's Hades, and nothing stops it.
pub(crate) fn collapse(d: &mut Decision<'_>) {
    let mut play = d.state.play();
    let all: Vec<Faction> = play.world.active().map(|player| player.faction).collect();
    for faction in all {
        let places: Vec<_> = play.player(faction).places().collect();
        for (place, units) in places {
            play.kill(faction, place, units.pops, Died::InTheCollapse);
        }
    }
    let facts = play.facts;
    d.so(facts);
    score::decide::at_the_end(d);
}

/// Makes an event of the end of a turn true.
pub(crate) fn apply(state: &mut State, event: &EndEvent) {
    let EndEvent::OffersShown { shown, facts } = event;
    let question = format!("offer {}", state.course.question);
    let opened = state.offers.reveal();
    state.course.question += 1;
    state.become_so(facts);
    state.shown.offers_reveal(question, &opened, shown);
}
