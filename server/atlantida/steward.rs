//! The steward: the program that answers for an absent seat, at once, with fixed choices and no chance (section 22).
//! It sees only what the seat may see, never gives up, and says of each answer why.

use crate::battle::{Answer, BattleCommand, Commitment, Prize, Turns};
pub use crate::because::Because;
use crate::between::{BetweenCommand, Favour};
use crate::command::Command;
use crate::draft::DraftCommand;
use crate::end::EndCommand;
use crate::end::decide::{FLEET, sinkable};
use crate::ids::{Faction, Place, Square, Statue};
use crate::improvement::Portion;
use crate::movement::MovementCommand;
use crate::settings::StewardPlays;
use crate::setup::SetupCommand;
use crate::state::State;
use crate::table::Stage;
use crate::world::Player;

mod improves;
mod rival;

/// The steward's next answer for a faction that the table waits for; none where it does not.
#[must_use]
pub fn answer(state: &State, faction: Faction) -> Option<(Command, Because)> {
    answer_as(state, faction, state.settings.steward)
}

/// The next answer for a faction whose clock has run out: the fixed choices, so that nobody's leaders move (T-17).
pub(crate) fn answer_late(state: &State, faction: Faction) -> Option<(Command, Because)> {
    answer_as(state, faction, StewardPlays::Keeper)
}

fn answer_as(state: &State, faction: Faction, as_a: StewardPlays) -> Option<(Command, Because)> {
    if !state.awaits(faction) {
        return None;
    }
    if as_a == StewardPlays::Rival
        && let Some(answer) = rival::answer(state, faction)
    {
        return Some(answer);
    }
    let course = &state.course;
    Some(match course.stage {
        Stage::Lobby | Stage::Over => return None,
        Stage::Statues => statue(state, faction, Statue::ALL, Because::FirstStatue),
        Stage::Order => {
            let compass = state.world.sky.compass?;
            let (holder, clockwise, ring) = (compass.holder, compass.clockwise, Vec::new());
            (SetupCommand::SetOrder { holder, clockwise, ring }.into(), Because::KeepsCompass)
        }
        Stage::Movement => match state.battle.as_ref() {
            Some(battle) => fights(state, battle, faction, as_a),
            None => moves(state, faction),
        },
        Stage::Zeus => {
            (BetweenCommand::UseZeus { favour: Favour::None }.into(), Because::LeavesZeus)
        }
        Stage::Compass => {
            let compass = state.world.sky.compass?;
            let (holder, clockwise) = (compass.holder, compass.clockwise);
            (BetweenCommand::SetCompass { holder, clockwise }.into(), Because::KeepsCompass)
        }
        Stage::Improvement => improves::answer(state, faction),
        Stage::Sinking => sinks(state, faction),
        Stage::Boarding => {
            let from = portions(state.world.player(faction), FLEET);
            (EndCommand::Board { from }.into(), Because::Sails)
        }
    })
}

/// So many pops, home city first, then the Theatre, then hexes in the order of names.
pub(crate) fn portions(player: &Player, pops: u32) -> Vec<Portion> {
    let mut left = pops;
    let mut take = |(from, units): (Place, crate::world::Units)| {
        let pops = units.pops.min(left);
        left -= pops;
        Portion { from, pops }
    };
    player.places().map(&mut take).filter(|part| part.pops > 0).collect()
}

/// The first free in an order, such as that of Z-6; first free square, row 1 first, west to east.
fn statue(state: &State, faction: Faction, order: &[Statue], why: Because) -> (Command, Because) {
    let ground = state.ground();
    let free = |of: &&Statue| crate::improvement::statues::is_free(ground, **of).is_ok();
    let mut all = order.iter().chain(Statue::ALL);
    let statue = all.find(free).copied().unwrap_or(Statue::Aphrodite);
    let city = &state.world.player(faction).city;
    let at = city.squares().find(|square| city.at(*square).is_none());
    let at = at.unwrap_or(Square::at(1, 1));
    (SetupCommand::ChooseStatue { statue, at }.into(), why)
}

/// Hermes takes; nobody moves.
fn moves(state: &State, faction: Faction) -> (Command, Because) {
    hermes(state, faction).unwrap_or((DraftCommand::FinishMovement.into(), Because::Stays))
}

/// The first of gold, wood, stone and ME that an opponent has, before anything else is done (U-11).
fn hermes(state: &State, faction: Faction) -> Option<(Command, Because)> {
    use crate::ids::Stock;
    let draft = state.draft(faction);
    let player = draft.world.player(faction);
    let may = player.has_statue(Statue::Hermes)
        && player.phase.used.is_empty()
        && !player.phase.has_moved;
    let has = |stock: &Stock| draft.world.opponents(faction).any(|other| other.stock(*stock) > 0);
    let stocks = [Stock::Gold, Stock::Wood, Stock::Stone, Stock::Arms];
    let stock = stocks.into_iter().find(has).filter(|_| may)?;
    Some((MovementCommand::TakeByHermes { stock }.into(), Because::Hermes))
}

fn fights(
    state: &State,
    battle: &crate::battle::Battle,
    faction: Faction,
    as_a: StewardPlays,
) -> (Command, Because) {
    let number = battle.number;
    let locked = state.commitments.at_reveal();
    let nothing = Commitment::default();
    let answer =
        |answer| Command::from(BattleCommand::Answer { battle: number, answer, seal: None });
    if battle.attacker == faction {
        // E-23: it sees what the defender has committed; E-25: it does not.
        let theirs = match (battle.turns, locked.of(&battle.defender)) {
            (Turns::AttackerSees, Some(Answer::Fight(with))) => battle.defence.with(*with),
            _ => 0,
        };
        if battle.turns == Turns::AttackerSees && battle.attack.bare() <= theirs {
            return (BattleCommand::CallOff { battle: number }.into(), Because::CallsOff);
        }
        let commit = BattleCommand::Commit { battle: number, commitment: nothing, seal: None };
        return (commit.into(), Because::CommitsNothing);
    }
    if battle.prize == Prize::Plunder {
        let arms = battle.defence.most_arms.min(battle.defence.pops * 2);
        let with = Commitment { arms, sacrifices: 0 };
        return (answer(Answer::Fight(with)), Because::DefendsCity);
    }
    let theirs = match (battle.turns, locked.of(&battle.attacker)) {
        (Turns::DefenderSees, Some(Answer::Fight(with))) => battle.attack.with(*with),
        _ => battle.attack.bare(),
    };
    let rival = (as_a == StewardPlays::Rival).then(|| rival::holds(battle)).flatten();
    if let Some(with) = rival.filter(|with| battle.defence.with(*with) >= theirs) {
        return (answer(Answer::Fight(with)), Because::HoldsSite);
    }
    if battle.defence.bare() >= theirs {
        (answer(Answer::Fight(nothing)), Because::HoldsSite)
    } else {
        (answer(Answer::Retreat), Because::Retreats)
    }
}

/// Twice the first allowed hex without a temple in the order of names, looked at anew; none left: passes.
fn sinks(state: &State, faction: Faction) -> (Command, Because) {
    let free = sinkable(state, faction).into_iter().find(|(_, price)| *price == 0);
    match free {
        Some((hex, _)) => (EndCommand::Sink { hex }.into(), Because::Sinks),
        None => (EndCommand::Pass.into(), Because::Passes),
    }
}
