//! What is decided of spoils (S-24 to S-33), what that changes, and how they come.

use game::{Actor, Name, Text, text};

use crate::content::Counter;
use crate::cycle::outcome::Task;
use crate::decision::{Decided, Decision, for_whom, same_step, twice};
use crate::ids::{FactionId, ObjectiveId};
use crate::law::settings::Ruling;
use crate::origin::Origin;
use crate::rejection::Rejection;
use crate::stasis::battle::Throw;
use crate::stasis::score::flow::score_up;
use crate::stasis::spoils::rules::{
    DICE, gained, holders, receivers, roll_of, rolled, sharing, spoils, taken,
};
use crate::stasis::spoils::{Brought, Spoil, SpoilsCommand, SpoilsEvent, rules};
use crate::state::State;
use crate::steps::Step;
use crate::steps::row::Advance::On;
use crate::steps::row::Awaits::Each;
use crate::steps::row::{After, Clock, PLAIN, Row};

// A holder shares out dice (S-30, S-31, S-33).

pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &SpoilsCommand) -> Decided {
    match command {
        SpoilsCommand::ShareDice { step, to } => {
            same_step(d, *step)?;
            share(d, actor, to)
        }
    }
}

fn share(d: &mut Decision<'_>, actor: &Actor, to: &[Option<FactionId>]) -> Decided {
    let Some((at, spoil, gives)) = sharing(&d.state) else {
        return Err(Rejection::NotNow("when-while-dice-are-shared-out"));
    };
    for_whom(&d.state, actor, &spoil.faction)?;
    let allowed = receivers(&d.state, spoil, gives);
    let given: Vec<&FactionId> = to.iter().flatten().collect();
    let needed = allowed.len().min(DICE);
    if to.len() != DICE || given.len() != needed || twice(&given) {
        let sentence = text!("refused-dice-shared", needed = needed);
        return Err(Rejection::OutOfBounds(sentence));
    }
    if !given.iter().all(|id| allowed.contains(id)) {
        return Err(Rejection::NotOffered("not-offered-faction"));
    }
    shared(d, at, to.to_vec(), false);
    Ok(())
}

// Makes true who holds the city and what it brings (S-24 to S-33).

pub(crate) fn apply(state: &mut State, event: &SpoilsEvent) {
    match event {
        SpoilsEvent::CitySettled { holders, spoils, .. } => {
            let spoils = spoils.iter().flatten();
            settled(state, holders.iter().flatten(), spoils);
        }
        SpoilsEvent::SpoilGained { spoil, brought } => bring(state, *spoil, brought.as_ref()),
        SpoilsEvent::SpoilRolled { spoil, dice, brought, .. } => {
            state.streets_mut().spoils[*spoil].dice = Some(*dice);
            bring(state, *spoil, brought.as_ref());
        }
        SpoilsEvent::SpoilShared { spoil, to, brought, .. } => {
            state.streets_mut().spoils[*spoil].given.clone_from(to);
            bring(state, *spoil, brought.as_ref());
        }
    }
}

fn settled<'a>(
    state: &mut State,
    holders: impl Iterator<Item = &'a (ObjectiveId, FactionId)>,
    spoils: impl Iterator<Item = &'a (ObjectiveId, usize, FactionId)>,
) {
    for (objective, holder) in holders {
        state.ground_mut(objective).holder = Some(holder.clone());
    }
    let spoil = |(objective, effect, faction): &(ObjectiveId, usize, FactionId)| Spoil {
        objective: objective.clone(),
        effect: *effect,
        faction: faction.clone(),
        dice: None,
        given: Vec::new(),
        brought: None,
    };
    let streets = state.streets_mut();
    streets.now = None;
    streets.settled = true;
    streets.spoils = spoils.map(spoil).collect();
}

/// What brings something once the city is held otherwise: what has, stays as it was.
pub(crate) fn list_anew(state: &mut State, rows: &[(ObjectiveId, usize, FactionId)]) {
    let old = std::mem::take(&mut state.streets_mut().spoils);
    let spoil = |(objective, effect, faction): &(ObjectiveId, usize, FactionId)| {
        let was = old.iter().find(|row| row.objective == *objective && row.effect == *effect);
        let (objective, effect, faction) = (objective.clone(), *effect, faction.clone());
        let fresh =
            Spoil { objective, effect, faction, dice: None, given: Vec::new(), brought: None };
        match was {
            Some(was) if was.brought.is_some() => was.clone(),
            Some(was) => Spoil { dice: was.dice, ..fresh },
            None => fresh,
        }
    };
    state.streets_mut().spoils = rows.iter().map(spoil).collect();
}

/// A spoil brings something; it is settled, unless its dice are still to be shared out.
fn bring(state: &mut State, at: usize, brought: Option<&Brought>) {
    let Some(brought) = brought else { return };
    let Spoil { objective, faction, given, .. } = state.the_streets().spoils[at].clone();
    let place = state.objective(&objective).name.clone();
    match brought {
        Brought::Wrath(by) => state.totals.wrath.change(number(*by), 0, Text::from(&place)),
        Brought::StasisCards(by) => change(state, &faction, Counter::StasisCards, *by, &place),
        Brought::Goods { what, by } => hand_over(state, &faction, what, *by, &place),
        Brought::Thirteen(by) => change(state, &faction, Counter::Doom, *by, &place),
        Brought::Talents(by) => change(state, &faction, Counter::Talents, *by, &place),
        Brought::Shared { what, each } => {
            for (whose, by) in given.iter().zip(each) {
                whose.iter().for_each(|whose| change(state, whose, *what, *by, &place));
            }
        }
        Brought::Nothing => {}
        Brought::ToShare => return,
    }
    state.streets_mut().spoils[at].brought = Some(brought.clone());
}

fn number(by: u32) -> i32 {
    i32::try_from(by).unwrap_or(i32::MAX)
}

fn change(state: &mut State, whose: &FactionId, what: Counter, by: u32, cause: &str) {
    state.faction_mut(whose).ledger(what).change(number(by), 0, Text::from(cause));
}

fn hand_over(state: &mut State, whose: &FactionId, what: &str, by: u32, place: &str) {
    let id = state.fresh_id();
    let text = text!("task-hand-over", who = Name::of(state.name(whose)), by = by, what = what);
    let source = Origin::Titled(place.to_owned());
    state.happening.tasks.push(Task { id, text, source, done: false });
}

// Special objectives bring what they bring, one after the other (S-24 to S-33).

/// Who holds what is settled (S-24); special objectives bring what they bring.
pub(crate) fn settle(d: &mut Decision<'_>) {
    let taken = taken(&d.state);
    let holders = holders(&d.state, &taken);
    let spoils = Some(spoils(&d.state, &holders));
    d.emit(SpoilsEvent::CitySettled { taken, holders: Some(holders), spoils });
    d.enter(Step::Spoils);
    gain(d);
    if d.state.the_streets().spoils.is_empty() {
        score_up(d);
    }
}

/// What needs no dice comes at once, up to the next spoil that does.
pub(crate) fn gain(d: &mut Decision<'_>) {
    while let Some(spoil) = d.state.the_streets().open_spoil() {
        if roll_of(&d.state, &d.state.the_streets().spoils[spoil]).is_some() {
            return;
        }
        let brought = gained(&d.state, spoil);
        d.emit(SpoilsEvent::SpoilGained { spoil, brought });
    }
}

pub(crate) fn thrown(d: &mut Decision<'_>, throws: &[Throw], by_hand: bool) {
    let Some(spoil) = d.state.the_streets().open_spoil() else { return };
    let Some(Ok(dice)) = throws.first().map(|throw| <[u32; DICE]>::try_from(&throw.dice[..]))
    else {
        return;
    };
    let brought = rolled(&d.state, spoil, dice);
    d.emit(SpoilsEvent::SpoilRolled { spoil, dice, by_hand, brought });
    let shares = d.state.the_streets().spoils[spoil].brought.is_none();
    if shares {
        d.enter(Step::Share);
    } else {
        d.enter(Step::Spoils);
        gain(d);
    }
}

pub(crate) fn shared(d: &mut Decision<'_>, spoil: usize, to: Vec<Option<FactionId>>, by_lot: bool) {
    let brought = rules::shared(&d.state, spoil);
    d.emit(SpoilsEvent::SpoilShared { spoil, to, by_lot, brought });
    d.enter(Step::Spoils);
    gain(d);
}

/// Nobody chose: the dice go by lot.
pub(crate) fn share_by_lot(d: &mut Decision<'_>) {
    let Some((at, spoil, gives)) = sharing(&d.state) else { return };
    let mut allowed = receivers(&d.state, spoil, gives);
    d.chance.shuffle(&mut allowed);
    let mut to: Vec<Option<FactionId>> = allowed.into_iter().take(DICE).map(Some).collect();
    to.resize(DICE, None);
    shared(d, at, to, true);
}

// What the rules say of its step.

/// A holder shares out what a place brings (S-30 to S-33).
pub(crate) const SHARE: Row = Row {
    clock: Clock::Paced(Ruling::ShareSeconds, After::Lot),
    awaits: Each(|state, row| sharing(state).is_some_and(|(_, spoil, _)| spoil.faction == row.id)),
    advance: On(share_by_lot),
    ..PLAIN
};
