//! How a battle ends, and what becomes so by it (E-10 to E-18, Y-5 to Y-12).

use crate::battle::approach::{approach, defended};
use crate::battle::{Battle, Commitment, Outcome, Prize, Report, SideReport};
use crate::ids::{Faction, Place, Stock};
use crate::ledger::Cause;
use crate::play::Play;
use crate::world::{Died, Fact, Units};

/// So many of strength cost a further pop (E-11).
const LOSS: u32 = 3;

/// What the sides put in: the attacker's and the defender's.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Commitments {
    pub attack: Option<Commitment>,
    pub defence: Option<Commitment>,
}

/// Who fought: the higher strength wins, on a tie the defender (E-10).
pub(crate) fn fought(battle: &Battle, with: Commitments) -> Outcome {
    let attack = battle.attack.with(with.attack.unwrap_or_default());
    let defence = battle.defence.with(with.defence.unwrap_or_default());
    if attack > defence { Outcome::AttackerWins } else { Outcome::DefenderWins }
}

/// Makes an outcome so, and says how it went.
pub(crate) fn settle(
    play: &mut Play<'_>,
    battle: &Battle,
    with: Commitments,
    outcome: Outcome,
) -> Report {
    let staging = approach(play, battle.attacker, &battle.order, battle.prize, battle.defender);
    let with = Commitments {
        attack: with.attack.filter(|_| outcome != Outcome::CalledOff),
        defence: with.defence.filter(|_| !gave_way(outcome)),
    };
    spend(play, battle.attacker, staging, with.attack);
    spend(play, battle.defender, defended(battle.prize), with.defence);
    let losses = losses(battle, with, outcome);
    play.kill(battle.attacker, staging, losses.0, Died::Fighting);
    play.kill(battle.defender, defended(battle.prize), losses.1, Died::Fighting);
    let sets = sets(battle, with, outcome);
    match battle.prize {
        Prize::Held(place) => take(play, battle, place, staging, outcome),
        Prize::Plunder => plunder(play, battle, sets),
    }
    mark(play, battle, staging, outcome);
    report(battle, with, outcome, losses, sets)
}

fn gave_way(outcome: Outcome) -> bool {
    matches!(outcome, Outcome::Retreated | Outcome::ForcedBack)
}

/// Military equipment is gone and sacrificed pops die, whoever wins (E-10).
fn spend(play: &mut Play<'_>, faction: Faction, place: Place, with: Option<Commitment>) {
    let Some(Commitment { arms, sacrifices }) = with else { return };
    play.lose(faction, Stock::Arms, arms, Cause::Battle);
    play.kill(faction, place, sacrifices, Died::Sacrificed);
}

/// What the sides lose further: the attacker and the defender (E-11).
fn losses(battle: &Battle, with: Commitments, outcome: Outcome) -> (u32, u32) {
    let (attack, defence) = (with.attack.unwrap_or_default(), with.defence.unwrap_or_default());
    let (ours, theirs) = (battle.attack.with(attack), battle.defence.with(defence));
    let left = |pops: u32, sacrifices: u32| pops.saturating_sub(sacrifices);
    match outcome {
        Outcome::AttackerWins => {
            let by = ours.saturating_sub(theirs) / LOSS;
            (0, by.min(left(battle.defence.pops, defence.sacrifices)))
        }
        Outcome::DefenderWins => {
            let by = theirs.saturating_sub(ours) / LOSS;
            (by.min(left(battle.attack.pops, attack.sacrifices)), 0)
        }
        Outcome::Retreated | Outcome::ForcedBack | Outcome::CalledOff => (0, 0),
    }
}

/// Y-6: as many sets as the win was by, or as pops invaded.
fn sets(battle: &Battle, with: Commitments, outcome: Outcome) -> u32 {
    let pops = battle.attack.pops;
    match (battle.prize, outcome) {
        (Prize::Plunder, Outcome::AttackerWins) => {
            let attack = battle.attack.with(with.attack.unwrap_or_default());
            attack.saturating_sub(battle.defence.with(with.defence.unwrap_or_default())).min(pops)
        }
        (Prize::Plunder, Outcome::Retreated) => pops,
        (Prize::Plunder | Prize::Held(_), _) => 0,
    }
}

/// E-13, E-14: the winner has the place; the other stands around it, or is home from the Theatre (E-6).
fn take(play: &mut Play<'_>, battle: &Battle, place: Place, staging: Place, outcome: Outcome) {
    let wins = outcome == Outcome::AttackerWins || gave_way(outcome);
    match place {
        Place::Hex(hex) => {
            if wins {
                play.stand(battle.defender, hex, false);
            }
            play.stand(battle.attacker, hex, wins);
        }
        Place::Theatre if wins => {
            play.go_home(battle.defender, Place::Theatre);
            let units = attackers(play, battle, staging);
            play.shift(battle.attacker, staging, Place::Theatre, units);
        }
        Place::Theatre | Place::Home => {}
    }
}

/// Those of the attackers in the staging place who are left: those whom the leader brought, and it.
fn attackers(play: &Play<'_>, battle: &Battle, staging: Place) -> Units {
    let there = play.player(battle.attacker).units(staging);
    let led = battle.order.pops + battle.order.also;
    let dead = led_dead(play, battle);
    let pops = led.saturating_sub(dead + u32::from(battle.turned)).min(there.pops);
    Units { pops, leaders: 1, moved: 1, brought: pops.min(there.brought), fought: 0 }
}

/// How many of the attackers have died in this battle.
fn led_dead(play: &Play<'_>, battle: &Battle) -> u32 {
    let of = |fact: &Fact| match fact {
        Fact::Died { faction, units, .. } if *faction == battle.attacker => units.pops,
        _ => 0,
    };
    play.facts.iter().map(of).sum()
}

/// Y-6: each kind is cut to what there is; Y-7: nothing else.
fn plunder(play: &mut Play<'_>, battle: &Battle, sets: u32) {
    for stock in [Stock::Wood, Stock::Stone, Stock::Gold] {
        let taken = sets.min(play.player(battle.defender).stock(stock));
        play.lose(battle.defender, stock, taken, Cause::PlunderedBy(battle.attacker));
        play.gain(battle.attacker, stock, taken, Cause::PlunderOf(battle.defender));
    }
}

/// Those who were brought and have fought are not led on, whatever `relay` says (M-6, Y-8).
fn mark(play: &mut Play<'_>, battle: &Battle, staging: Place, outcome: Outcome) {
    let faction = battle.attacker;
    let wins = outcome == Outcome::AttackerWins || gave_way(outcome);
    match battle.prize {
        Prize::Held(Place::Theatre) if wins => {
            play.emit(Fact::Fought { faction, place: Place::Theatre })
        }
        Prize::Held(Place::Hex(hex)) => play.emit(Fact::Fought { faction, place: Place::Hex(hex) }),
        Prize::Held(Place::Theatre | Place::Home) | Prize::Plunder => {
            let Units { pops, brought, .. } = attackers(play, battle, staging);
            let taken = Units { pops, brought, ..Units::default() };
            let come = Units { fought: brought, ..taken };
            if pops > 0 {
                play.emit(Fact::Moved { faction, from: staging, to: staging, taken, come });
            }
        }
    }
}

fn report(
    battle: &Battle,
    with: Commitments,
    outcome: Outcome,
    losses: (u32, u32),
    sets: u32,
) -> Report {
    let side = |force: &super::Force, spent: Option<Commitment>, losses| SideReport {
        strength: force.with(spent.unwrap_or_default()),
        force: force.clone(),
        spent,
        losses,
    };
    Report {
        number: battle.number,
        attacker: battle.attacker,
        defender: battle.defender,
        prize: battle.prize,
        outcome,
        attack: side(&battle.attack, with.attack, losses.0),
        defence: side(&battle.defence, with.defence, losses.1),
        sets,
    }
}
