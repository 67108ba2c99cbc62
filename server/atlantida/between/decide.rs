//! What is asked and decided between the phases (Z-1 to Z-5, T-4).

use crate::between::{BetweenCommand, Favour};
use crate::decision::{Decision, MakesSo, Next, speaker};
use crate::ids::{Card, Faction, Place, Site, Statue, Stock};
use crate::ledger::Cause;
use crate::play::{Decided, Ground};
use crate::rejection::must;
use crate::table::Stage;
use crate::world::Fact;
use game::Actor;

/// Who may ask Zeus in this turn: the occupier, else the owner of Dionysus from afar (Z-1, Z-5).
pub(crate) fn asked_by_zeus(ground: Ground<'_>) -> Option<Faction> {
    let event = ground.world.event()?;
    if matches!(event, Card::Tribute | Card::Collapse) {
        return None;
    }
    let (hex, now) = ground.world.hexes().find(|(_, hex)| hex.site == Site::Zeus)?;
    let owner = ground.world.owner(Statue::Dionysus);
    let faction = match ground.world.holder(Place::Hex(hex)) {
        Some(holder) if ground.occupies(holder, Site::Zeus).is_some() => holder,
        // A group that has not yet killed the creature bars all others.
        Some(holder) => owner.filter(|owner| *owner == holder)?,
        None => owner.filter(|_| !now.sunk)?,
    };
    let (_, least) = prices(ground, faction).into_iter().min_by_key(|(_, price)| *price)?;
    (ground.player(faction).gold() >= least).then_some(faction)
}

/// What Zeus asks for, in gold (Z-2, Z-3, Z-5).
pub(crate) fn prices(ground: Ground<'_>, faction: Faction) -> [(Favour, u32); 2] {
    let is_there = ground.occupies(faction, Site::Zeus).is_some();
    let is_owner = ground.player(faction).has_statue(Statue::Dionysus);
    let off = u32::from(is_there && is_owner);
    [(Favour::Stop, 1 - off), (Favour::Spare, 3 - off)]
}

/// Who is asked for the Compass, once Zeus's answer is known (T-4, T-6, T-19).
pub(crate) fn asked_by_poseidon(ground: Ground<'_>) -> Option<Faction> {
    let mut active = ground.world.active();
    let occupies = |faction| ground.occupies(faction, Site::Poseidon).is_some();
    active.find(|player| occupies(player.faction)).map(|player| player.faction)
}

/// What is wanted between the phases.
pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &BetweenCommand) -> Decided {
    let faction = speaker(&d.state, actor)?;
    let stage = match command {
        BetweenCommand::UseZeus { .. } => Stage::Zeus,
        BetweenCommand::SetCompass { .. } => Stage::Compass,
    };
    let is_asked = d.state.course.stage == stage && d.state.awaits(faction);
    must(is_asked, "T-6", "refused-not-asked")?;
    match command {
        BetweenCommand::UseZeus { favour } => zeus(d, faction, *favour)?,
        BetweenCommand::SetCompass { holder, clockwise } => {
            crate::decision::plays(&d.state, *holder)?;
            d.so(vec![Fact::CompassSet { holder: *holder, clockwise: *clockwise }]);
        }
    }
    d.go(Next::Onward);
    Ok(())
}

fn zeus(d: &mut Decision<'_>, faction: Faction, favour: Favour) -> Decided {
    let mut play = d.state.play();
    let asked = prices(play.ground(), faction).into_iter().find(|(of, _)| *of == favour);
    if let Some((_, price)) = asked {
        play.pay(faction, Stock::Gold, price, Cause::Zeus)?;
        play.emit(match favour {
            Favour::Spare => Fact::Spared { faction },
            Favour::Stop | Favour::None => Fact::Stopped,
        });
    }
    let facts = play.facts;
    d.so(facts);
    Ok(())
}
