//! How the attackers come to fight, and who fights (E-3, E-21, Y-9).

use crate::battle::Force;
use crate::battle::Prize;
use crate::battle::strength::Against;
use crate::ids::{Faction, Place, Statue};
use crate::movement::Order;
use crate::movement::decide::led;
use crate::play::Play;
use crate::world::{Fact, Units};

/// The attackers are where they begin to fight; one of them may change sides (E-3, E-21).
pub(crate) fn approach(
    play: &mut Play<'_>,
    attacker: Faction,
    order: &Order,
    prize: Prize,
    defender: Faction,
) -> Place {
    let staging = match prize {
        Prize::Held(Place::Hex(hex)) => Place::Hex(hex),
        Prize::Held(Place::Theatre | Place::Home) | Prize::Plunder => Place::Home,
    };
    led(play, attacker, order, staging);
    let group = fighting(play, attacker, order, staging);
    if group.pops > 1 && play.player(defender).has_statue(Statue::Aphrodite) {
        let taken = play.player(attacker).units(staging).dying(1);
        let into = defended(prize);
        play.emit(Fact::Turned { from: attacker, at: staging, taken, to: defender, into });
    }
    staging
}

/// Where the defenders stand.
pub(crate) fn defended(prize: Prize) -> Place {
    match prize {
        Prize::Held(place) => place,
        Prize::Plunder => Place::Home,
    }
}

/// Those who attack: the whole group of a hex (E-3), else those whom the leader brings (Y-9).
fn fighting(play: &Play<'_>, attacker: Faction, order: &Order, staging: Place) -> Units {
    let there = play.player(attacker).units(staging);
    match staging {
        Place::Hex(_) => there,
        Place::Home | Place::Theatre => {
            Units { leaders: 1, ..Units::pops(order.pops + order.also) }
        }
    }
}

pub(crate) fn forces(
    play: &Play<'_>,
    attacker: Faction,
    order: &Order,
    prize: Prize,
    defender: Faction,
    staging: Place,
) -> (Force, Force) {
    let turned = play.facts.iter().any(|fact| matches!(fact, Fact::Turned { .. }));
    let mut units = fighting(play, attacker, order, staging);
    if turned && staging == Place::Home {
        units.pops -= 1;
    }
    let ground = play.ground();
    let against = match prize {
        Prize::Held(_) => Against::Players,
        Prize::Plunder => Against::Plunderers,
    };
    let attack = ground.force(play.player(attacker), units, Against::Players);
    let standing = play.player(defender).units(defended(prize));
    (attack, ground.force(play.player(defender), standing, against))
}
