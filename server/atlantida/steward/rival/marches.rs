//! Where the rival's leaders go.

use std::collections::{BTreeMap, VecDeque};

use crate::aim::Aim;
use crate::battle::decide::declared;
use crate::battle::strength::Against;
use crate::battle::{BattleCommand, Commitment, Force, Prize, Turns};
use crate::because::Because;
use crate::command::Command;
use crate::ids::{Advance, Faction, HexId, Kind, Place, Site, Statue, Stock};
use crate::improvement::shipping::europa_price;
use crate::movement::decide::fits;
use crate::movement::reach::Region;
use crate::movement::{Called, How, MovementCommand, Order, Target, Way};
use crate::play::Ground;
use crate::steward::rival::fleet::wrights;
use crate::world::{Player, Units};

/// Pops that stay in the city to build.
pub(super) const BUILDERS: u32 = 2;
/// Pops that hold the Theatre, and the turn from which on they do.
const THEATRE: (u32, u32) = (2, 3);
/// What a step is worth on the way to a site.
const STEP: u32 = 2;
/// What a site is worth to which it goes in several moves.
const FAR: u32 = 30;
/// Pops that go at a time to where they are sent on.
const CARRIED: u32 = 4;
/// Pops that go for the site its aim rests on.
const PARTY: u32 = 3;
/// The way to Europa's temple is worth it with gold for so many.
const PAID: u32 = 2;
/// From this turn on it takes a site from others, where they cannot hold it.
const TAKES_FROM: u32 = 3;
/// So many pops give one more at a production site.
const BY_THREES: u32 = 3;

/// What a leader may do next.
type Move = Option<(Command, Because)>;

/// Leaders who have done their work come home; the others go on.
pub(super) fn moves(ground: Ground<'_>, faction: Faction, aim: Aim) -> Move {
    let player = ground.player(faction);
    let idle: Vec<Called> = called(ground, player, aim);
    let phase = &player.phase;
    let may_summon = ground.world.turn() > 1 && !phase.has_moved && phase.used.is_empty();
    if may_summon && !idle.is_empty() {
        return Some((MovementCommand::Summon { units: idle }.into(), Because::CallsLeaders));
    }
    let ready = player.places().filter(|(_, units)| units.unmoved() > 0);
    ready.filter_map(|(from, _)| next(ground, player, from, aim)).next()
}

/// Leaders away from home that lead nobody on, and pops that add nothing where they are.
fn called(ground: Ground<'_>, player: &Player, aim: Aim) -> Vec<Called> {
    let away = player.places().filter(|(from, _)| *from != Place::Home);
    let stays = |from: Place, pops: u32| {
        let around = !player.holds(from) && pops > 0;
        around && target(ground, player, from, pops, aim).is_some()
    };
    // U-3: nobody calls pops in the advanced game without Logistics.
    let calls = !ground.settings.is_advanced() || player.has(Advance::Logistics);
    away.map(|(from, of)| {
        let leaders = if stays(from, of.pops) { 0 } else { of.leaders };
        let pops = if calls { idle(ground, player, from) } else { 0 };
        Called { from, pops, leaders }
    })
    .filter(|of| of.pops + of.leaders > 0)
    .collect()
}

/// Pops without which a site gives as much: one works a temple, and one or threes a production site (I-10).
fn idle(ground: Ground<'_>, player: &Player, from: Place) -> u32 {
    let Place::Hex(hex) = from else { return 0 };
    let occupied = ground.world.hex(hex).filter(|of| player.holds(from) && !of.lives);
    let pops = player.units(from).pops;
    let works = match occupied.map(|of| of.site) {
        // Each pop there can be sent, restores a ship, or feeds.
        None | Some(Site::Europa | Site::Poseidon) => pops,
        Some(Site::Prairie) if player.has_statue(Statue::Artemis) => pops,
        Some(site) if site.is_production() => pops - pops % BY_THREES,
        Some(_) => 1,
    };
    pops.saturating_sub(works.max(1))
}

/// What the leader in a place does.
fn next(ground: Ground<'_>, player: &Player, from: Place, aim: Aim) -> Move {
    let led = ground.may_be_led(player.units(from));
    let free = led.saturating_sub(stay(ground, player, from));
    let theatre = theatre(ground, from, free, aim);
    let first = target(ground, player, from, free, aim);
    match first.filter(|to| theatre.as_ref().is_none_or(|(worth, _)| to.worth > *worth)) {
        Some(to) => march(ground, player, from, to.hex, to.pops),
        None => theatre.and_then(|(_, go)| go),
    }
}

/// Who stays in the city: builders, shipwrights for whom there is wood, and one to each Garden.
fn stay(ground: Ground<'_>, player: &Player, from: Place) -> u32 {
    let works = || wrights(ground, player.faction) + player.count(Kind::Garden);
    if from == Place::Home { BUILDERS + works() } else { 0 }
}

/// What the Theatre is worth where nobody holds it, and the way there.
fn theatre(ground: Ground<'_>, from: Place, free: u32, aim: Aim) -> Option<(u32, Move)> {
    let (pops, turn) = THEATRE;
    let open = ground.world.holder(Place::Theatre).is_none() && ground.world.turn() >= turn;
    let goes = open && from == Place::Home && free >= pops;
    let way = || go(from, pops, Way::Land, Place::Theatre, How::Invade);
    goes.then(|| (aim.theatre(), way()))
}

fn go(from: Place, pops: u32, way: Way, to: Place, how: How) -> Move {
    let order = Order { from, pops, also: 0, way, to: Target::Place(to), how };
    Some((MovementCommand::Move { order }.into(), Because::Settles))
}

/// Where a leader goes.
struct Goal {
    worth: u32,
    hex: HexId,
    /// How many it takes.
    pops: u32,
}

/// The hex that is worth most to whoever sets out from here with so many, and how many it takes.
fn target(ground: Ground<'_>, player: &Player, from: Place, free: u32, aim: Aim) -> Option<Goal> {
    let far = hops(ground, Region::of(from));
    let hexes = ground.world.hexes().filter(|(_, hex)| !hex.sunk);
    let rated = hexes.filter_map(|(hex, of)| {
        let pops = wanted(ground, player, hex, free, aim).filter(|pops| *pops <= free)?;
        let worth = aim.worth(of.site, ground.world.turn());
        let is_near = ways(ground, player, from, Place::Hex(hex), pops).is_some();
        let steps = far.get(&Region::Hex(hex)).copied().filter(|_| is_near || worth >= FAR)?;
        let steps = if is_near { 1 } else { steps };
        let worth = worth.checked_sub(steps * STEP)?;
        Some((worth, std::cmp::Reverse(pops), std::cmp::Reverse(hex)))
    });
    rated.max().map(|(worth, pops, hex)| Goal { worth, hex: hex.0, pops: pops.0 })
}

/// How many it takes to a hex; none where it is not to be had, or is its own already.
fn wanted(ground: Ground<'_>, player: &Player, hex: HexId, free: u32, aim: Aim) -> Option<u32> {
    let place = Place::Hex(hex);
    let site = ground.world.hex(hex)?.site;
    let is_first = site == aim.first();
    let sends = aim == Aim::Europa && is_first;
    // Europa's temple sends whoever is brought there, as far as there is gold.
    let paid = player.gold() / europa_price(ground).max(1);
    match ground.world.holder(place) {
        Some(holder) if holder == player.faction => {
            (sends && player.units(place).pops < paid).then_some(free.clamp(1, CARRIED))
        }
        Some(_) if is_first && ground.world.turn() >= TAKES_FROM => Some(2),
        Some(_) => None,
        None if sends && paid < PAID => None,
        None => {
            let kept =
                if aim.rests_on().any(|of| of == site) { 0 } else { kept(ground, player, aim) };
            let fewest = kills(ground, player, hex, kept)?;
            Some(if sends { fewest.max(free.clamp(PARTY, CARRIED)) } else { fewest })
        }
    }
}

/// The fewest pops that, led and with all arms but these, kill what lives there.
fn kills(ground: Ground<'_>, player: &Player, hex: HexId, kept: u32) -> Option<u32> {
    let spare = player.stock(Stock::Arms).saturating_sub(kept);
    (1..=10).find(|pops| {
        let party = party(ground, player, *pops);
        party.bare() + party.most_arms.min(spare) >= needed(ground, hex)
    })
}

/// So many pops with a leader.
fn party(ground: Ground<'_>, player: &Player, pops: u32) -> Force {
    let units = Units { pops, leaders: 1, ..Units::default() };
    ground.force(player, units, Against::Creature)
}

/// What kills the creature of a hex (H-2).
fn needed(ground: Ground<'_>, hex: HexId) -> u32 {
    let creature = ground.world.hex(hex).filter(|of| of.lives).and_then(|of| of.creature);
    creature.map_or(0, |strength| strength + 1)
}

/// The arms that are for the sites its aim rests on: as long as it holds none of a kind, what a party lacks there.
fn kept(ground: Ground<'_>, player: &Player, aim: Aim) -> u32 {
    let bare = party(ground, player, PARTY).bare();
    let lacks = |site: Site| {
        let all = || ground.world.hexes().filter(move |(_, of)| of.site == site && !of.sunk);
        let held = all().any(|(hex, _)| player.holds(Place::Hex(hex)));
        let open = all().filter(|(hex, _)| ground.world.holder(Place::Hex(*hex)).is_none());
        let lacks = open.map(|(hex, _)| needed(ground, hex).saturating_sub(bare));
        lacks.min().filter(|_| !held)
    };
    aim.rests_on().filter_map(lacks).max().unwrap_or(0)
}

/// How so many get there in one move.
fn ways(ground: Ground<'_>, player: &Player, from: Place, to: Place, pops: u32) -> Option<Way> {
    [Way::Land, Way::Sea].into_iter().find(|way| {
        pops <= ground.most_led(player, *way)
            && ground.reaches(player.faction, from, *way, Region::of(to))
    })
}

/// Takes the site where it can be reached, else goes a part of the way.
fn march(ground: Ground<'_>, player: &Player, from: Place, hex: HexId, pops: u32) -> Move {
    let to = Place::Hex(hex);
    let Some(way) = ways(ground, player, from, to, pops) else {
        return approach(ground, player, from, hex, pops);
    };
    let led = ground.may_be_led(player.units(from));
    let spare = led.saturating_sub(stay(ground, player, from));
    match ground.world.holder(to).filter(|holder| *holder != player.faction) {
        None => go(from, pops, way, to, How::Invade),
        Some(holder) => {
            let pops = spare.min(ground.most_led(player, way));
            let order = Order { from, pops, also: 0, way, to: Target::Place(to), how: How::Invade };
            attack(ground, player.faction, order, holder)
        }
    }
}

/// Attacks only where the defender can do nothing but give way (E-15).
fn attack(ground: Ground<'_>, faction: Faction, order: Order, holder: Faction) -> Move {
    let Target::Place(place) = order.to else { return None };
    fits(ground, faction, &order).ok()?;
    let battle = declared(ground, faction, &order, Prize::Held(place), holder, 0);
    let arms = (battle.defence.most() + 1).saturating_sub(battle.attack.bare());
    let later = matches!(battle.turns, Turns::AttackerSees | Turns::AtOnce);
    let wins = arms <= battle.attack.most_arms && !later;
    let commitment = Some(Commitment { arms, sacrifices: 0 });
    wins.then(|| (BattleCommand::Attack { order, commitment }.into(), Because::Settles))
}

/// Into the surroundings of the hex that lies nearest to where it wants to go.
fn approach(ground: Ground<'_>, player: &Player, from: Place, hex: HexId, pops: u32) -> Move {
    let left = hops(ground, Region::Hex(hex));
    let here = left.get(&Region::of(from)).copied()?;
    let reached = ground.by_land(player, Region::of(from)).into_keys();
    let nearer = reached.filter_map(|region| match region {
        Region::Hex(near) => left.get(&region).filter(|of| **of < here).map(|of| (*of, near)),
        Region::Main => None,
    });
    let (_, near) = nearer.min()?;
    go(from, pops, Way::Land, Place::Hex(near), How::Enter)
}

/// The steps to all regions over land, whatever lives there.
fn hops(ground: Ground<'_>, from: Region) -> BTreeMap<Region, u32> {
    let mut far = BTreeMap::from([(from, 0)]);
    let mut open = VecDeque::from([(from, 0)]);
    while let Some((at, gone)) = open.pop_front() {
        for near in ground.neighbours(at) {
            if let std::collections::btree_map::Entry::Vacant(entry) = far.entry(near) {
                entry.insert(gone + 1);
                open.push_back((near, gone + 1));
            }
        }
    }
    far
}
