//! What holds of battles, of sinking land, and of everybody's hunting in every game.

use atlantida::battle::{BattleEvent, Outcome, Report, SideReport};
use atlantida::event::Event;
use atlantida::ids::{Card, Stock};
use atlantida::world::Fact;

use super::*;

/// Pops that died of a faction, and arms that it lost.
fn lost(facts: &[Fact], of: Faction) -> (u32, u32) {
    facts.iter().fold((0, 0), |(dead, arms), fact| match fact {
        Fact::Died { faction, units, .. } if *faction == of => (dead + units.pops, arms),
        Fact::Stock { faction, stock: Stock::Arms, by, .. } if *faction == of => {
            (dead, arms + by.unsigned_abs())
        }
        _ => (dead, arms),
    })
}

/// What a side must lose: its sacrifices and arms, and where it lost the battle one pop for each three.
fn due(side: &SideReport, against: &SideReport, loses: bool) -> (u32, u32) {
    let spent = side.spent.unwrap_or_default();
    let by = if loses { against.strength.saturating_sub(side.strength) / 3 } else { 0 };
    let further = by.min(side.force.pops.saturating_sub(spent.sacrifices));
    assert_eq!(side.losses, further, "L-12");
    (spent.sacrifices + further, spent.arms)
}

pub fn l12(of: &Moment<'_>) {
    for event in &of.after.journal {
        let Event::Battle(BattleEvent::Settled { report, facts, .. }) = event else {
            continue;
        };
        let seed = of.seed;
        let Report { attacker, defender, outcome, attack, defence, .. } = &**report;
        let loses = |of| *outcome == of;
        let ours = due(attack, defence, loses(Outcome::DefenderWins));
        let theirs = due(defence, attack, loses(Outcome::AttackerWins));
        assert_eq!(lost(facts, *attacker), ours, "L-12, seed {seed}");
        assert_eq!(lost(facts, *defender), theirs, "L-12, seed {seed}");
        let wins = attack.strength > defence.strength;
        match outcome {
            Outcome::AttackerWins | Outcome::ForcedBack => assert!(wins, "seed {seed}"),
            Outcome::DefenderWins => assert!(!wins, "seed {seed}"),
            Outcome::Retreated | Outcome::CalledOff => {}
        }
    }
}

#[test]
fn l12_who_loses_what_in_a_battle() {
    hold(&[Of(l12)]);
}

pub fn l7(of: &Moment<'_>) {
    let world = of.after.state.world();
    // Between the improvement phases of a turn and its end.
    if of.after.state.stage() == Stage::Sinking || of.after.state.stage() == Stage::Boarding {
        for player in world.active() {
            let mut held = player.groups.iter().filter(|(_, group)| group.at_site);
            let lives = |hex| world.hex(hex).expect("a hex").lives;
            assert!(held.all(|(hex, _)| !lives(*hex)), "L-7, seed {}", of.seed);
        }
    }
}

#[test]
fn l7_nobody_holds_what_lives_after_hunting() {
    hold(&[Of(l7)]);
}

pub fn l9(of: &Moment<'_>) {
    let world = of.after.state.world();
    land(world, of.advanced);
    let sunk = world.hexes().filter(|(_, hex)| hex.sunk).count();
    of.public(|view| {
        let track = view["board"]["track"].as_array().expect("turns");
        let turns = track.iter().take(world.turn() as usize);
        let tribute = serde_json::json!(Card::Tribute);
        let tributes = turns.filter(|slot| slot["card"] == tribute).count();
        assert!(sunk <= 2 * tributes, "L-9, seed {}", of.seed);
    });
}

#[test]
fn l9_two_hexes_sink_for_a_tribute_and_none_in_the_basic_game() {
    hold(&[Of(l9)]);
}
