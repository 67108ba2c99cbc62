//! The Stasis Phase (section 5 of the rules): its steps, and who may do what in them.

use game::Actor;

use crate::command::{
    AmendCommand, BattleCommand, CardsCommand, Command, DeployCommand, MusterCommand, ScoreCommand,
    SpoilsCommand, StepsCommand, StreetsCommand,
};
use crate::content::Counter;
use crate::decide::{Decided, Decision, decides, flow, known, reason, speaker};
use crate::event::{Awaited, Pass, StepsEvent, StreetsEvent};
use crate::ids::{FactionId, ObjectiveId};
use crate::rejection::Rejection;
use crate::state::{Faction, State};
use crate::view::{HeroAt, Phase, Step};

pub(crate) mod battle;
pub(crate) mod cards;
pub(crate) mod deploy;
pub(crate) mod prepare;
mod real_map;
pub(crate) mod targets;
pub(crate) mod victory;

/// The most units of a kind that Control may set.
const MOST_UNITS: u32 = 1000;

/// Stasis breaks out, whatever the number (C-23).
pub(super) fn begin(d: &mut Decision<'_>) {
    d.emit(StreetsEvent::StasisBrokeOut);
    if d.state.content.city().objectives.is_empty() {
        // Fought out at the table: only the winner is asked for.
        flow::enter_step(d, Step::ScoreTied);
    } else {
        prepare::deal(d);
    }
}

/// Control begins it, from any step of a cycle.
pub(crate) fn may_begin(state: &State) -> bool {
    !matches!(state.phase(), Phase::Lobby | Phase::Stasis | Phase::Assembly | Phase::Diplomacy)
}

/// The next step of the streets, when Control or the clock says so.
pub(super) fn advance(d: &mut Decision<'_>) -> Decided {
    match d.state.step {
        Step::StasisCards => prepare::muster(d),
        Step::Muster => deploy::begin(d),
        Step::HandDice | Step::BattleDice => battle::throw(d),
        Step::Battles => battle::next(d),
        Step::Tyche => battle::show_tyche(d),
        Step::Battle => battle::leave(d),
        Step::Spoils => victory::spoils_on(d),
        Step::Share => victory::share_by_lot(d),
        Step::Score => victory::crown(d),
        Step::Amended => flow::end_stasis(d),
        // Whose turn it is plays, or passes.
        Step::Deploy => return Err(Rejection::WaitsFor(mover(&d.state))),
        _ => return Err(Rejection::WaitsFor(flow::waits_for(&d.state))),
    }
    Ok(())
}

fn mover(state: &State) -> String {
    let mover = state.the_streets().mover();
    mover.map_or("Control".into(), |id| format!("the {}", state.name(id)))
}

/// What is ready goes on by itself, whatever the command was that made it so.
pub(super) fn settle(d: &mut Decision<'_>) {
    match d.state.step {
        Step::StasisCards if prepare::all_ready(&d.state) => prepare::muster(d),
        Step::Muster if prepare::all_ready(&d.state) => deploy::begin(d),
        Step::Tyche if battle::all_chosen(&d.state) => battle::show_tyche(d),
        Step::Deploy if deploy::nobody_moves(&d.state) => deploy::pass_the_empty(d),
        _ => {}
    }
}

pub(super) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &Command) -> Decided {
    match command {
        Command::Deploy(DeployCommand::PlaceUnits { .. })
        | Command::Deploy(DeployCommand::PlayCard { .. })
        | Command::Deploy(DeployCommand::DiscardCard { .. }) => deploy::decide(d, actor, command),
        Command::Cards(CardsCommand::BuyCard { step }) => {
            flow::same_step(d, *step)?;
            prepare::buy(d, actor)
        }
        Command::Cards(CardsCommand::Ready { step }) => {
            flow::same_step(d, *step)?;
            prepare::ready(d, actor)
        }
        Command::Muster(MusterCommand::CommitHero { step, hero, committed }) => {
            flow::same_step(d, *step)?;
            prepare::commit(d, actor, hero, *committed)
        }
        Command::Battle(BattleCommand::SpendTyche { step, dice }) => {
            flow::same_step(d, *step)?;
            battle::spend_tyche(d, actor, *dice)
        }
        Command::Battle(BattleCommand::Judge { step, hero, fate }) => {
            flow::same_step(d, *step)?;
            battle::judge(d, actor, hero, *fate)
        }
        Command::Spoils(SpoilsCommand::ShareDice { step, to }) => {
            flow::same_step(d, *step)?;
            victory::share(d, actor, to)
        }
        Command::Amend(AmendCommand::Amend { step, article, to }) => {
            flow::same_step(d, *step)?;
            victory::amend(d, actor, *article, to)
        }
        Command::Deploy(DeployCommand::PassTurn { step }) => {
            flow::control_or_clock(actor)?;
            flow::same_step(d, *step)?;
            let why = if *actor == Actor::Clock { Pass::Clock } else { Pass::Control };
            deploy::pass(d, why)
        }
        _ if !matches!(actor, Actor::Control { .. }) => Err(Rejection::ControlOnly),
        _ => by_control(d, command),
    }
}

fn by_control(d: &mut Decision<'_>, command: &Command) -> Decided {
    match command {
        Command::Streets(StreetsCommand::BeginStasis { step }) => {
            flow::same_step(d, *step)?;
            if !may_begin(&d.state) {
                return Err(Rejection::NotNow("during a cycle of the council"));
            }
            let phase = d.state.phase();
            d.emit(StepsEvent::PhaseSkipped { phase });
            begin(d);
            Ok(())
        }
        Command::Steps(StepsCommand::StopClock { step }) => {
            flow::same_step(d, *step)?;
            d.state.clock.as_ref().ok_or(Rejection::AlreadySo)?;
            d.emit(StepsEvent::ClockStopped);
            Ok(())
        }
        Command::Deploy(DeployCommand::StartLastActions { step }) => {
            flow::same_step(d, *step)?;
            deploy::start_last_actions(d)
        }
        Command::Deploy(DeployCommand::EndDeployment { step }) => {
            flow::same_step(d, *step)?;
            deploy::end_by_control(d)
        }
        Command::Battle(BattleCommand::PickBattle { step, objective }) => {
            flow::same_step(d, *step)?;
            battle::pick(d, objective)
        }
        Command::Battle(BattleCommand::EnterDice { step, throws }) => {
            flow::same_step(d, *step)?;
            battle::enter_dice(d, throws)
        }
        Command::Battle(BattleCommand::EnterBattle { step, holder, thirteens }) => {
            flow::same_step(d, *step)?;
            real_map::enter_battle(d, holder.as_ref(), thirteens)
        }
        Command::Streets(StreetsCommand::EnterCity { step, holders }) => {
            flow::same_step(d, *step)?;
            real_map::enter_city(d, holders)
        }
        Command::Score(ScoreCommand::SkipToScore { step }) => {
            flow::same_step(d, *step)?;
            victory::skip(d)
        }
        Command::Score(ScoreCommand::NameWinner { step, faction }) => {
            flow::same_step(d, *step)?;
            victory::name_winner(d, faction.as_ref())
        }
        _ => correct(d, command),
    }
}

/// What Control sets right (N-4).
fn correct(d: &mut Decision<'_>, command: &Command) -> Decided {
    match command {
        Command::Streets(StreetsCommand::CorrectUnits {
            faction,
            objective,
            mobs,
            military,
            reason: why,
        }) => {
            reason(why)?;
            correctable(&d.state)?;
            let faction = known(&d.state, faction)?.id.clone();
            let objective = objective.clone();
            if let Some(id) = &objective {
                known_objective(&d.state, id)?;
            }
            if *mobs > MOST_UNITS || *military > MOST_UNITS {
                return Err(Rejection::OutOfBounds("Units of a kind are at most 1000.".into()));
            }
            let (mobs, military, reason) = (*mobs, *military, why.clone());
            d.emit(StreetsEvent::UnitsCorrected { faction, objective, mobs, military, reason });
            reopen(d);
            Ok(())
        }
        Command::Streets(StreetsCommand::CorrectHero { hero, at, reason: why }) => {
            reason(why)?;
            correctable(&d.state)?;
            let owner = d.state.hero(hero).ok_or(Rejection::NotOffered("Hero"))?.0.clone();
            if let HeroAt::Objective(id) = at {
                known_objective(&d.state, id)?;
            }
            let (faction, hero, at, reason) = (owner, hero.clone(), at.clone(), why.clone());
            d.emit(StreetsEvent::HeroCorrected { faction, hero, at, reason });
            reopen(d);
            Ok(())
        }
        Command::Streets(StreetsCommand::MoveColossus { objective, reason: why }) => {
            reason(why)?;
            if let Some(id) = objective {
                known_objective(&d.state, id)?;
            }
            if &d.state.colossus == objective {
                return Err(Rejection::AlreadySo);
            }
            if d.state.step == Step::Score || d.state.step == Step::ScoreTied {
                return Err(Rejection::NotNow("before the score sheet or after the stasis"));
            }
            let (to, reason) = (objective.clone(), Some(why.clone()));
            d.emit(StreetsEvent::ColossusMoved { to, reason });
            Ok(())
        }
        _ => unreachable!("every other command was matched before"),
    }
}

fn known_objective(state: &State, id: &ObjectiveId) -> Decided {
    let found = state.content.city().find(id);
    found.map(|_| ()).ok_or(Rejection::NotOffered("objective"))
}

/// Units and Heroes are set right from the muster until everything is settled.
fn correctable(state: &State) -> Decided {
    let before = state
        .streets
        .as_ref()
        .is_some_and(|streets| !streets.settled && streets.pending != Some(Awaited::Projects));
    let mustered = !matches!(state.step, Step::StasisCards | Step::ScoreTied);
    if before && mustered && state.phase() == Phase::Stasis {
        Ok(())
    } else {
        Err(Rejection::NotNow("from the muster of a stasis to the end of its battles"))
    }
}

/// A battle whose sides were set right begins anew.
fn reopen(d: &mut Decision<'_>) {
    if matches!(d.state.step, Step::Tyche | Step::BattleDice) {
        flow::enter_step(d, Step::Battles);
    }
    if d.state.step == Step::Deploy {
        deploy::look(d);
    }
}

/// The Archon's faction, or the one that Control acts for, in this step.
fn in_step(
    state: &State,
    actor: &Actor,
    step: Step,
    when: &'static str,
) -> Result<FactionId, Rejection> {
    let faction = speaker(state, actor)?.id.clone();
    if state.step == step { Ok(faction) } else { Err(Rejection::NotNow(when)) }
}

/// The living Heroes of a faction.
pub(crate) fn living(faction: &Faction) -> impl Iterator<Item = &crate::state::Hero> {
    faction.heroes.iter().filter(|hero| hero.fallen.is_none())
}

/// Who still has something to choose in a step of getting ready, and is there: it is waited for.
pub(crate) fn can_choose(state: &State, faction: &Faction) -> bool {
    match state.step {
        _ if faction.is_away() => false,
        Step::StasisCards => faction.counter(Counter::Tyche) > 0 && prepare::cards_left(state) > 0,
        Step::Muster => living(faction).next().is_some(),
        _ => false,
    }
}

/// That `actor` decides for `whose`; Control may in its own name.
fn for_whom(state: &State, actor: &Actor, whose: &FactionId) -> Decided {
    decides(state, actor, Some(whose)).map(|_| ())
}
