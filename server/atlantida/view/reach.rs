//! Where each leader may go, with how many, what waits there, and why not elsewhere (O-5, O-10).

use game::Text;
use serde::Serialize;

use crate::battle::decide::declared;
use crate::battle::strength::Against;
use crate::battle::{Battle, Force, Prize, Turns};
use crate::ids::{Faction, HexId, Place};
use crate::legal::targets;
use crate::movement::decide::{Arrival, fits};
use crate::movement::reach::Region;
use crate::movement::{How, Order, Target, Way};
use crate::play::Ground;
use crate::rejection::Rejection;
use crate::state::State;
use crate::table::Stage;
use crate::world::Units;

/// A place that a leader may go to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct ReachView {
    /// Where the leader stands.
    pub from: Place,
    /// Over land, or over sea.
    pub way: Way,
    /// Where it goes.
    pub target: Target,
    /// The hexes on its way over land, that of the target last.
    pub path: Vec<HexId>,
    /// Pops of its own place that it may take along.
    pub most: u32,
    /// Pops of the other of city and Theatre that it may take along (M-5).
    pub also: u32,
    /// Pops that it takes along at most, from both.
    pub most_led: u32,
    /// Whether it may stand around the site; home, to go home.
    pub enter: bool,
    /// Whether it may take the site: with `attack` by a battle.
    pub invade: bool,
    /// The strength of a creature that lives there.
    pub creature: Option<u32>,
    /// Where a creature lives or another holds: for 0, 1, 2 … pops along, the strength without a commitment, and the
    /// most arms and lives that could be committed.
    pub strengths: Vec<(u32, u32, u32)>,
    /// Whom taking it attacks.
    pub attack: Option<AttackView>,
}

/// An attack that may be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct AttackView {
    /// Who is attacked.
    pub defender: Faction,
    /// The attacker's side with as many pops as may come.
    pub mine: Force,
    /// The defender's side.
    pub his: Force,
    /// The greatest strength that each could reach (U-9).
    pub most: (u32, u32),
    /// Whether the attacker commits nothing yet (E-23, E-25).
    pub later: bool,
}

/// A place that a leader cannot go to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct DarkView {
    /// Where the leader stands.
    pub from: Place,
    /// Where it cannot go.
    pub target: Target,
    /// Why.
    pub why: Text,
}

/// Whether a seat moves its leaders now.
pub(super) fn moves(state: &State, faction: Faction) -> bool {
    state.course.stage == Stage::Movement && state.battle.is_none() && state.awaits(faction)
}

/// Every place within reach of every leader that may still move.
pub(super) fn reach(ground: Ground<'_>, faction: Faction) -> Vec<ReachView> {
    let mut all = Vec::new();
    for from in starts(ground, faction) {
        for way in [Way::Land, Way::Sea] {
            let mut targets: Vec<Target> =
                targets(ground, faction, from, way).into_iter().map(|(to, _)| to).collect();
            targets.dedup();
            all.extend(targets.into_iter().filter_map(|to| one(ground, faction, from, way, to)));
        }
    }
    all
}

/// Every hex out of reach, and the Theatre.
pub(super) fn dark(ground: Ground<'_>, faction: Faction, lit: &[ReachView]) -> Vec<DarkView> {
    let stands = ground.world.hexes().filter(|(_, hex)| !hex.sunk);
    let places: Vec<Place> =
        stands.map(|(hex, _)| Place::Hex(hex)).chain([Place::Theatre]).collect();
    let mut all = Vec::new();
    for from in starts(ground, faction) {
        for place in places.iter().copied().filter(|place| *place != from) {
            let target = Target::Place(place);
            if lit.iter().any(|row| row.from == from && row.target == target) {
                continue;
            }
            let order = order(from, 0, Way::Land, target, How::Invade);
            if let Err(why) = fits(ground, faction, &order) {
                all.push(DarkView { from, target, why: reason(ground, faction, from, place, why) });
            }
        }
    }
    all
}

/// "A creature bars the way" says more than "out of reach".
fn reason(ground: Ground<'_>, faction: Faction, from: Place, to: Place, why: Rejection) -> Text {
    let player = ground.player(faction);
    let (here, there) = (Region::of(from), Region::of(to));
    let bars = ground.by_land_past(player, here).contains_key(&there);
    let is_far = !ground.by_land(player, here).contains_key(&there);
    if bars && is_far {
        return Rejection::Rule { rule: "M-8", says: "refused-creature-bars" }.said();
    }
    why.said()
}

fn starts(ground: Ground<'_>, faction: Faction) -> Vec<Place> {
    let places = ground.player(faction).places();
    places.filter(|(_, units)| units.unmoved() > 0).map(|(place, _)| place).collect()
}

fn order(from: Place, pops: u32, way: Way, to: Target, how: How) -> Order {
    Order { from, pops, also: 0, way, to, how }
}

/// A leader that asks where it may go.
struct Asks<'a> {
    ground: Ground<'a>,
    faction: Faction,
    from: Place,
    way: Way,
    target: Target,
    /// Pops of its own place, of the other of city and Theatre, and of both, that may come along at most.
    most: (u32, u32, u32),
}

fn one(
    ground: Ground<'_>,
    faction: Faction,
    from: Place,
    way: Way,
    target: Target,
) -> Option<ReachView> {
    let player = ground.player(faction);
    let led = ground.most_led(player, way);
    let own = led.min(ground.may_be_led(player.units(from)));
    let other = ground.joined(player, from).filter(|other| target != Target::Place(*other));
    let other = other.map(|other| player.units(other));
    let also = led.min(other.map_or(0, |units| ground.may_be_led(units)));
    let most = (own, also, led.min(own + also));
    Asks { ground, faction, from, way, target, most }.view()
}

impl Asks<'_> {
    fn view(&self) -> Option<ReachView> {
        let is_home = self.target == Target::Place(Place::Home);
        let invades = self.may(How::Invade);
        let enter = match self.hex() {
            Some(_) => self.may(How::Enter).is_some(),
            None => is_home && invades.is_some(),
        };
        let player = self.ground.player(self.faction);
        let holds = matches!(self.target, Target::Place(place) if player.holds(place));
        // E-27: where one holds already both are the same.
        let invade = !is_home && invades.is_some() && !(holds && enter);
        let defender = invades.and_then(|of| of.defender).filter(|_| invade);
        let creature = self.hex().and_then(|hex| self.ground.world.hex(hex));
        let creature = creature.filter(|hex| hex.lives).and_then(|hex| hex.creature);
        let (most, also, most_led) = self.most;
        let view = ReachView {
            from: self.from,
            way: self.way,
            target: self.target,
            path: self.path(),
            most,
            also,
            most_led,
            enter,
            invade,
            creature,
            strengths: self.strengths(defender, creature.filter(|_| invade)),
            attack: defender.map(|of| self.attack(of)),
        };
        (enter || invade).then_some(view)
    }

    fn hex(&self) -> Option<HexId> {
        match self.target {
            Target::Place(Place::Hex(hex)) => Some(hex),
            Target::Place(Place::Home | Place::Theatre) | Target::City(_) => None,
        }
    }

    /// The move with so many pops: its own first.
    fn order(&self, pops: u32, how: How) -> Order {
        let own = pops.min(self.most.0);
        Order { also: pops - own, ..order(self.from, own, self.way, self.target, how) }
    }

    fn may(&self, how: How) -> Option<Arrival> {
        // Nobody plunders alone (Y-1).
        let pops = u32::from(matches!(self.target, Target::City(_))).min(self.most.2);
        fits(self.ground, self.faction, &self.order(pops, how)).ok()
    }

    fn path(&self) -> Vec<HexId> {
        let to = self.hex().map_or(Region::Main, Region::Hex);
        match self.way {
            Way::Land => {
                let player = self.ground.player(self.faction);
                self.ground.path(player, Region::of(self.from), to)
            }
            Way::Sea => self.hex().into_iter().collect(),
        }
    }

    /// Pops that come along at most; those of its own hex come in any case (E-3).
    fn along(&self) -> u32 {
        if self.target == Target::Place(self.from) { 0 } else { self.most.2 }
    }

    fn strengths(&self, defender: Option<Faction>, creature: Option<u32>) -> Vec<(u32, u32, u32)> {
        let force = |pops: u32| match (defender, self.hex()) {
            (Some(defender), _) => Some(self.battle(pops, defender).attack),
            (None, Some(hex)) if creature.is_some() => Some(self.hunters(pops, hex)),
            (None, _) => None,
        };
        let forces = (0..=self.along()).filter_map(force);
        forces.map(|force| (force.bare(), force.most_arms, force.most_sacrifices)).collect()
    }

    fn hunters(&self, pops: u32, hex: HexId) -> Force {
        let player = self.ground.player(self.faction);
        let mut units = player.units(Place::Hex(hex));
        if self.from != Place::Hex(hex) {
            units.add(Units { leaders: 1, ..Units::pops(pops) });
        }
        self.ground.force(player, units, Against::Creature)
    }

    fn battle(&self, pops: u32, defender: Faction) -> Battle {
        let prize = match self.target {
            Target::City(_) => Prize::Plunder,
            Target::Place(place) => Prize::Held(place),
        };
        let order = self.order(pops, How::Invade);
        declared(self.ground, self.faction, &order, prize, defender, 0)
    }

    fn attack(&self, defender: Faction) -> AttackView {
        let battle = self.battle(self.along(), defender);
        let most = (battle.attack.most(), battle.defence.most());
        let later = matches!(battle.turns, Turns::AttackerSees | Turns::AtOnce);
        AttackView { defender, mine: battle.attack, his: battle.defence, most, later }
    }
}
