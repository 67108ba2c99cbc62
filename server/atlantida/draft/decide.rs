//! What is decided of drafts, and when they become so.

use game::Actor;

use crate::command::Command;
use crate::decision::{Decision, Next, speaker};
use crate::draft::{Draft, DraftCommand, DraftEvent, Facts, Left};
use crate::hand::Hand;
use crate::ids::{Faction, Square, Statue};
use crate::improvement::{self, leave, statues};
use crate::ledger::Cause;
use crate::movement::MovementCommand;
use crate::play::{Decided, Play};
use crate::rejection::{Rejection, must};
use crate::state::State;
use crate::table::Stage;
use crate::world::{Building, Fact, Player, Step, World};
use crate::{movement, score};

/// Something is tried out: it is decided on the player's own world, and becomes so there alone (T-9, T-13).
pub(crate) fn choose(d: &mut Decision<'_>, actor: &Actor, command: &Command) -> Decided {
    let faction = speaker(&d.state, actor)?;
    drafts(&d.state, faction)?;
    begin_anew(d, actor, faction);
    let draft = d.state.draft(faction);
    let mut play = d.state.play_on(draft.world);
    tried(&mut play, d.state.course.stage, faction, command)?;
    let facts = Facts(play.facts);
    d.emit(DraftEvent::Drafted { faction, facts });
    Ok(())
}

/// N-9: whoever acts in the place of a seat makes its draft anew. What the seat tried out would be told by what is
/// refused.
pub(crate) fn begin_anew(d: &mut Decision<'_>, actor: &Actor, faction: Faction) {
    if is_anothers(d, actor, faction) {
        d.emit(DraftEvent::Undone { faction, left: Left(0) });
    }
}

/// Whether Control would write on what a seat, or its steward, may have tried out.
fn is_anothers(d: &Decision<'_>, actor: &Actor, faction: Faction) -> bool {
    let made_by = d.state.drafts.hand(&faction);
    matches!(actor, Actor::Control { .. }) && made_by != Some(&Hand::Control)
}

/// That a faction is in its phase, and no battle goes on.
fn drafts(state: &State, faction: Faction) -> Decided {
    let has_phases = matches!(state.course.stage, Stage::Movement | Stage::Improvement);
    must(has_phases && state.battle.is_none(), "T-1", "refused-no-phase")?;
    if state.awaits(faction) { Ok(()) } else { Err(not_yours(state)) }
}

fn not_yours(state: &State) -> Rejection {
    Rejection::NotYours(state.awaited().next().map(|faction| state.name(faction)))
}

fn tried(play: &mut Play<'_>, stage: Stage, faction: Faction, command: &Command) -> Decided {
    let moves = stage == Stage::Movement;
    if let Command::Movement(command) = command {
        return match command {
            MovementCommand::Shift { from, pops } if !moves => {
                improvement::production::shift(play, faction, *from, *pops)
            }
            command => {
                must(moves, "T-1", "refused-not-moving")?;
                movement::decide::choose(play, faction, command)
            }
        };
    }
    must(!moves, "T-1", "refused-not-improving")?;
    match command {
        Command::Hunting(command) => improvement::hunting::choose(play, faction, command),
        Command::Production(command) => improvement::production::choose(play, faction, command),
        Command::Development(command) => improvement::development::choose(play, faction, command),
        Command::Craft(command) => improvement::craft::choose(play, faction, command),
        Command::Building(command) => improvement::building::choose(play, faction, command),
        Command::Feeding(command) => improvement::feeding::choose(play, faction, command),
        Command::Reaction(command) => improvement::reaction::choose(play, faction, command),
        Command::Shipping(command) => improvement::shipping::choose(play, faction, command),
        Command::Movement(_)
        | Command::Battle(_)
        | Command::Draft(_)
        | Command::Setup(_)
        | Command::Between(_)
        | Command::End(_)
        | Command::Control(_)
        | Command::Accord(_) => Err(Rejection::NotNow("refused-no-phase")),
    }
}

/// What is wanted of a draft.
pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &DraftCommand) -> Decided {
    let faction = speaker(&d.state, actor)?;
    if *command == DraftCommand::Reopen {
        return reopen(d, faction);
    }
    drafts(&d.state, faction)?;
    match command {
        DraftCommand::Undo if is_anothers(d, actor, faction) => begin_anew(d, actor, faction),
        DraftCommand::Undo => {
            let choices = d.state.draft(faction).choices.len();
            must(choices > 0, "T-10", "refused-nothing-to-undo")?;
            let left = Left(u32::try_from(choices - 1).unwrap_or(u32::MAX));
            d.emit(DraftEvent::Undone { faction, left });
        }
        DraftCommand::Reset => d.emit(DraftEvent::Undone { faction, left: Left(0) }),
        DraftCommand::NextStep { to } => {
            must(d.state.course.stage == Stage::Improvement, "T-1", "refused-not-improving")?;
            begin_anew(d, actor, faction);
            let mut play = d.state.play_on(d.state.draft(faction).world);
            if let Some(step) = *to {
                must(play.player(faction).phase.step < step, "T-1", "refused-step-over")?;
                improvement::in_step(&mut play, faction, step)?;
            } else {
                leave(&mut play, faction)?;
            }
            let facts = Facts(play.facts);
            d.emit(DraftEvent::Drafted { faction, facts });
        }
        DraftCommand::FinishMovement => {
            must(d.state.course.stage == Stage::Movement, "T-1", "refused-not-moving")?;
            make_so(d, faction, vec![Fact::PhaseOver { faction }]);
            d.go(Next::Onward);
        }
        DraftCommand::FinishImprovement => finish(d, faction)?,
        DraftCommand::Reopen => {}
    }
    Ok(())
}

/// T-14: a finished draft may be taken back until all are in.
fn reopen(d: &mut Decision<'_>, faction: Faction) -> Decided {
    let is_in = d.state.is_together() && d.state.course.done.contains(&faction);
    must(is_in, "T-14", "refused-not-finished")?;
    d.emit(DraftEvent::Reopened { faction });
    Ok(())
}

/// The steps that are left leave nothing open, and are gone through.
fn finish(d: &mut Decision<'_>, faction: Faction) -> Decided {
    must(d.state.course.stage == Stage::Improvement, "T-1", "refused-not-improving")?;
    let mut play = d.state.play_on(d.state.draft(faction).world);
    improvement::in_step(&mut play, faction, Step::Shipping)?;
    let facts = Facts(play.facts);
    if !facts.0.is_empty() {
        d.emit(DraftEvent::Drafted { faction, facts });
    }
    if d.state.is_together() {
        d.emit(DraftEvent::Locked { faction });
        if d.state.awaited().next().is_none() {
            all_in(d);
        }
        return Ok(());
    }
    finished(d, faction);
    d.go(Next::Onward);
    Ok(())
}

/// T-14: when all are in, the drafts become so in play order.
pub(crate) fn all_in(d: &mut Decision<'_>) {
    for faction in d.state.course.order.clone() {
        // A race victory of an earlier one ends the game (T-14 d).
        if d.state.course.stage == Stage::Improvement && d.state.course.done.contains(&faction) {
            finished(d, faction);
        }
    }
    d.go(Next::Onward);
}

/// The phase of a player is over: what he drafted is so, his offer is sealed, and the race is looked at (V-2).
fn finished(d: &mut Decision<'_>, faction: Faction) {
    let offer = d.state.draft(faction).world.player(faction).phase.offer;
    make_so(d, faction, vec![Fact::PhaseOver { faction }]);
    if let Some(gold) = offer {
        d.emit(DraftEvent::Offered { faction, gold });
    }
    score::decide::race(d, faction);
}

/// What a draft held up to now becomes final (T-11).
pub(crate) fn open(d: &mut Decision<'_>, faction: Faction) {
    make_so(d, faction, Vec::new());
}

fn make_so(d: &mut Decision<'_>, faction: Faction, last: Vec<Fact>) {
    let mut facts = d.state.draft(faction).facts();
    // An offer stays sealed (N-3, N-4).
    facts.retain(|fact| !matches!(fact, Fact::SetAside { .. }));
    if d.state.is_together() {
        facts = with_statues(&d.state.world, faction, facts);
    }
    facts.extend(last);
    d.emit(DraftEvent::MadeSo { faction, facts });
}

/// The statues that were bought in a draft, by the places of their facts.
fn bought(facts: &[Fact]) -> Vec<(usize, Building)> {
    let mut bought = Vec::new();
    for (at, fact) in facts.iter().enumerate() {
        if let Fact::Built { building, .. } = fact
            && building.pending
        {
            bought.push((at, *building));
        }
    }
    bought
}

/// T-14 (b): a statue that was bought is had, unless an earlier one in play order has it by now. What it replaces is
/// looked at as all stands then: one that was given back is among them.
fn with_statues(world: &World, faction: Faction, mut facts: Vec<Fact>) -> Vec<Fact> {
    let mut then = world.clone();
    facts.iter().for_each(|fact| then.become_so(fact));
    for (at, building) in bought(&facts) {
        let Some(statue) = building.statue else { continue };
        let new = if world.opponents(faction).any(|other| other.has_statue(statue)) {
            returned(world, faction, &facts[..at], building.at)
        } else {
            came(then.player(faction), statue, building.at)
        };
        new.iter().for_each(|fact| then.become_so(fact));
        facts.extend(new);
    }
    facts
}

/// Z-7: a statue comes, and those that stand go, except where Hera is one of them.
fn came(player: &Player, statue: Statue, at: Square) -> Vec<Fact> {
    let faction = player.faction;
    let stays = statue == Statue::Hera || player.has_statue(Statue::Hera);
    let old = if stays { Vec::new() } else { statues::standing(player) };
    let gone = old.into_iter().map(|at| Fact::Destroyed { faction, at });
    [Fact::StatueCame { faction, at }].into_iter().chain(gone).collect()
}

/// The payment comes back, the square is what it was, and an old statue there stands again (T-14, T-21).
fn returned(world: &World, faction: Faction, before: &[Fact], at: Square) -> Vec<Fact> {
    let mut back = Vec::new();
    let paid = before.iter().rev().take_while(|fact| !matches!(fact, Fact::Built { .. }));
    for fact in paid {
        if let Fact::Stock { stock, by, why: why @ Cause::BuiltStatue(_), .. } = fact {
            back.push(Fact::Stock { faction, stock: *stock, by: -by, why: why.clone() });
        }
    }
    let city = &world.player(faction).city;
    back.push(Fact::TakenBack { faction, at, debris: city.debris.contains(&at) });
    let old = city.at(at).filter(|of| of.statue.is_some());
    if let Some(building) = old.copied() {
        back.push(Fact::Built { faction, building });
    }
    back
}

/// Makes an event of drafts true.
pub(crate) fn apply(state: &mut State, event: &DraftEvent) {
    match event {
        DraftEvent::Drafted { faction, facts } => {
            let draft = state.draft(*faction).with(facts);
            lock(state, *faction, draft);
        }
        DraftEvent::Undone { faction, left: Left(0) } => drop(state.drafts.withdraw(faction)),
        DraftEvent::Undone { faction, left } => {
            let draft = state.draft(*faction).cut(left.0, state.world.clone());
            lock(state, *faction, draft);
        }
        DraftEvent::Locked { faction } => drop(state.course.done.insert(*faction)),
        DraftEvent::Reopened { faction } => drop(state.course.done.remove(faction)),
        DraftEvent::MadeSo { faction, facts } => {
            state.drafts.withdraw(faction);
            state.become_so(facts);
        }
        DraftEvent::Offered { faction, gold } => {
            let hand = state.hand(*faction);
            state.offers.lock(*faction, *gold, hand, None);
        }
    }
}

/// What was so under the drafts has changed: each leads on from what is so now.
pub(crate) fn on_what_is_so(state: &mut State) {
    let kept = state.drafts.at_reveal();
    for (faction, choice) in kept.iter() {
        let left = u32::try_from(choice.what.choices.len()).unwrap_or(u32::MAX);
        let draft = choice.what.cut(left, state.world.clone());
        state.drafts.lock(*faction, draft, choice.hand, choice.seal.clone());
    }
}

fn lock(state: &mut State, faction: Faction, draft: Draft) {
    let hand = state.hand(faction);
    state.drafts.lock(faction, draft, hand, None);
}
