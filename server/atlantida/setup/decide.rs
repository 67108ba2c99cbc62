//! What is decided of the setup (P, I-11 to I-15, X-3).

use crate::aim::Aim;
use crate::content::{FIRST_EVENT, TURNS};
use crate::decision::{Decision, MakesSo, Next, speaker};
use crate::ids::{Card, Faction, HexId, Kind, Site, Square, Statue, Stock};
use crate::improvement::building::{self, Plan};
use crate::improvement::statues;
use crate::ledger::Cause;
use crate::play::{Decided, Play};
use crate::rejection::{Rejection, must};
use crate::settings::{AdvancedOrder, Laid, StewardPlays, Switch};
use crate::setup::{SetupCommand, SetupEvent};
use crate::state::State;
use crate::table::{Stage, enter};
use crate::world::{Building, Fact, HexFact};
use game::{Actor, Chance};
use std::collections::BTreeMap;

/// What is wanted of the setup.
pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &SetupCommand) -> Decided {
    match command {
        SetupCommand::Begin { factions, absent } => begin(d, actor, factions, absent),
        SetupCommand::ChooseStatue { statue, at } => choose(d, actor, *statue, *at),
        SetupCommand::SetOrder { holder, clockwise, ring } => {
            order(d, actor, *holder, *clockwise, ring)
        }
    }
}

/// P-2; without Control a seat begins, and hosts the table.
fn begin(d: &mut Decision<'_>, actor: &Actor, factions: &[Faction], absent: &[Faction]) -> Decided {
    if *actor == Actor::Clock {
        return Err(Rejection::SeatOnly);
    }
    if d.state.course.stage != Stage::Lobby {
        return Err(Rejection::NotNow("refused-begun"));
    }
    let seats: Vec<Faction> =
        d.state.content.scenario().factions.iter().map(|row| row.id).collect();
    let is_double = (1..factions.len()).any(|at| factions[..at].contains(&factions[at]));
    must(!is_double && factions.iter().all(|of| seats.contains(of)), "P-1", "refused-players")?;
    must(absent.iter().all(|of| factions.contains(of)), "A-1", "refused-players")?;
    // Whoever was left to the steward before plays too, whoever begins: a seat does not know of them.
    let is_left = |of: &Faction| absent.contains(of) || d.state.is_absent(*of);
    let plays = |of: &Faction| factions.contains(of) || is_left(of);
    let seats: Vec<Faction> = seats.into_iter().filter(plays).collect();
    must((2..=5).contains(&seats.len()), "P-1", "refused-players")?;
    let absent: Vec<Faction> = seats.iter().copied().filter(is_left).collect();
    let facts = laid(&d.state, &seats, d.chance);
    let aims = aims(&d.state, &seats, d.chance);
    let host = match actor {
        Actor::Seat(seat) => Faction::at(seat).filter(|of| seats.contains(of)),
        Actor::Control { .. } | Actor::Clock => None,
    };
    d.emit(SetupEvent::Begun { facts, absent, aims, host });
    let order = d.state.world.order();
    if d.state.settings.is_advanced() {
        enter::enter(d, Stage::Statues, order, 0);
    } else {
        d.go(Next::Turn);
    }
    Ok(())
}

/// All draws of the game: tiles, Zeus, start, deck (L-16).
fn laid(state: &State, seats: &[Faction], chance: &mut dyn Chance) -> Vec<Fact> {
    let sites = tiles(state, chance);
    let holder = *chance.pick(seats).expect("two play at least");
    let (track, away) = track(state, chance);
    let island = state.content.island();
    let creature = |hex: HexId, site: Site, zeus: bool| {
        let ring = island.spot(hex).map_or(0, |spot| spot.ring);
        // I-11: where Zeus took the place of a Forest the creature is that of the ring.
        let lives = site != Site::Poseidon;
        let of = if zeus { Site::Zeus } else { site };
        lives.then(|| state.content.creature(ring, of).strength)
    };
    let hex = |(hex, site): (&HexId, &Site)| {
        let creature = creature(*hex, *site, *site == Site::Zeus);
        (*hex, HexFact { site: *site, creature })
    };
    let hexes = sites.iter().map(hex).collect();
    let mut play = state.play();
    play.emit(Fact::Laid { hexes, ring: seats.to_vec(), track, away });
    seats.iter().for_each(|faction| sits_down(&mut play, *faction));
    play.emit(Fact::CompassSet { holder, clockwise: true });
    play.facts
}

/// What stewards are after where they play to win: each something else. Drawn last, and only there (L-16).
fn aims(state: &State, seats: &[Faction], chance: &mut dyn Chance) -> Vec<(Faction, Aim)> {
    if state.settings.steward != StewardPlays::Rival {
        return Vec::new();
    }
    let mut aims = Aim::ALL.to_vec();
    chance.shuffle(&mut aims);
    seats.iter().copied().zip(aims).collect()
}

/// P-3 to P-5, P-14.
fn sits_down(play: &mut Play<'_>, faction: Faction) {
    let start = play.content.scenario().start.clone();
    let settings = play.settings;
    let leaders = if settings.extra_leader == Switch::On { 2 } else { 1 };
    let (columns, rows) = (settings.city_columns, settings.city_rows);
    play.emit(Fact::Seated { faction, columns, rows, pops: start.pops, leaders });
    for (stock, by) in [
        (Stock::Stone, start.stone),
        (Stock::Gold, start.gold),
        (Stock::Wood, start.wood),
        (Stock::Knowledge, start.knowledge),
        (Stock::Arms, start.arms),
    ] {
        play.gain(faction, stock, by, Cause::Start);
    }
    let at = play.player(faction).city.middle();
    let plan = Plan { kind: Kind::Housing, statue: None, at, turned: false };
    let building = Building { fresh: false, ..building::planned(play.ground(), plan) };
    play.emit(Fact::Built { faction, building });
}

/// The sites of the hexes (I-11, I-12, I-15).
fn tiles(state: &State, chance: &mut dyn Chance) -> BTreeMap<HexId, Site> {
    let rows = &state.content.draft().island;
    let settings = &state.settings;
    let third = settings.third_forest == Switch::On;
    if settings.island == Laid::Printed {
        let site = |row: &crate::content::HexRow| match row.site {
            _ if row.zeus && settings.is_advanced() => Site::Zeus,
            _ if row.forest && third => Site::Forest,
            site => site,
        };
        return rows.hexes.iter().map(|row| (row.id, site(row))).collect();
    }
    let count = |site: Site| {
        let tiles = rows.tiles.get(&site).copied().unwrap_or(0);
        match site {
            Site::Forest if third => tiles + 1,
            Site::StonePits if third => tiles.saturating_sub(1),
            _ => tiles,
        }
    };
    let others = Site::ALL.iter().filter(|site| **site != Site::Poseidon);
    let mut tiles: Vec<Site> =
        others.flat_map(|site| std::iter::repeat_n(*site, count(*site) as usize)).collect();
    chance.shuffle(&mut tiles);
    let mut names: Vec<HexId> = rows.hexes.iter().map(|row| row.id).collect();
    names.sort_unstable();
    let printed = |hex: &HexId| rows.hexes.iter().find(|row| row.id == *hex).map(|row| row.site);
    let mut left = tiles.into_iter();
    let mut lay = |hex: HexId| match printed(&hex) {
        Some(Site::Poseidon) => (hex, Site::Poseidon),
        _ => (hex, left.next().expect("a tile for each hex")),
    };
    let mut laid: BTreeMap<HexId, Site> = names.into_iter().map(&mut lay).collect();
    if settings.is_advanced() {
        let production = laid.iter().filter(|(_, site)| site.is_production());
        let production: Vec<HexId> = production.map(|(hex, _)| *hex).collect();
        let zeus = *chance.pick(&production).expect("an island has production hexes");
        laid.insert(zeus, Site::Zeus);
    }
    laid
}

/// The event track, open to all from the start, and the cards that were put away (G-12, P-6, N-15, X-1, X-3).
fn track(state: &State, chance: &mut dyn Chance) -> (Vec<Option<Card>>, Vec<Card>) {
    let tributes = &state.content.scenario().tribute_turns;
    let mut deck = Vec::new();
    if state.settings.is_advanced() {
        for card in Card::ALL {
            let count = state.content.card(*card).count as usize;
            deck.extend(std::iter::repeat_n(*card, count));
        }
        chance.shuffle(&mut deck);
    }
    let mut deck = deck.into_iter();
    let event = |turn: u32| match turn {
        TURNS => Some(Card::Collapse),
        turn if tributes.contains(&turn) => Some(Card::Tribute),
        turn if turn >= FIRST_EVENT => deck.next(),
        _ => None,
    };
    let track = (1..=TURNS).map(event).collect();
    (track, deck.collect())
}

/// P-7, P-12, P-13.
fn choose(d: &mut Decision<'_>, actor: &Actor, statue: Statue, at: Square) -> Decided {
    let faction = speaker(&d.state, actor)?;
    let is_asked = d.state.course.stage == Stage::Statues && d.state.awaits(faction);
    must(is_asked, "P-7", "refused-not-asked")?;
    let mut play = d.state.play();
    statues::is_free(play.ground(), statue)?;
    let city = &play.player(faction).city;
    must(city.has(at) && city.at(at).is_none(), "P-7", "refused-square-taken")?;
    let plan = Plan { kind: Kind::Statue, statue: Some(statue), at, turned: false };
    let building = Building { fresh: false, ..building::planned(play.ground(), plan) };
    play.emit(Fact::Built { faction, building });
    let facts = play.facts;
    d.so(facts);
    d.go(Next::Onward);
    Ok(())
}

/// P-8.
fn order(
    d: &mut Decision<'_>,
    actor: &Actor,
    holder: Faction,
    clockwise: bool,
    ring: &[Faction],
) -> Decided {
    let faction = speaker(&d.state, actor)?;
    let is_asked = d.state.course.stage == Stage::Order && d.state.awaits(faction);
    must(is_asked, "P-8", "refused-not-asked")?;
    crate::decision::plays(&d.state, holder)?;
    let mut facts = Vec::new();
    if !ring.is_empty() {
        must(d.state.settings.advanced_order == AdvancedOrder::Any, "P-8", "refused-ring")?;
        let mut named = ring.to_vec();
        named.sort_unstable();
        let mut all: Vec<Faction> = d.state.world.sky.ring.clone();
        all.sort_unstable();
        must(named == all, "P-8", "refused-ring")?;
        facts.push(Fact::RingSet { ring: ring.to_vec() });
    }
    facts.push(Fact::CompassSet { holder, clockwise });
    d.so(facts);
    d.go(Next::Onward);
    Ok(())
}

/// Makes an event of the setup true.
pub(crate) fn apply(state: &mut State, event: &SetupEvent) {
    let SetupEvent::Begun { facts, absent, aims, host } = event;
    *state.aims = aims.iter().copied().collect();
    state.become_so(facts);
    *state.absent = absent.iter().copied().collect();
    state.accord.host = *host;
}
