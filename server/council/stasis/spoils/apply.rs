//! Makes true who holds the city and what it brings (S-24 to S-33).

use game::{Name, Text, text};

use crate::content::Counter;
use crate::cycle::outcome::Task;
use crate::ids::{FactionId, ObjectiveId};
use crate::origin::Origin;
use crate::stasis::spoils::{Brought, Spoil, SpoilsEvent, rules};
use crate::state::State;

pub(crate) fn apply(state: &mut State, event: &SpoilsEvent) {
    match event {
        SpoilsEvent::CitySettled { taken, holders, spoils } => {
            let holders = holders.clone().unwrap_or_else(|| rules::holders(state, taken));
            let spoils = spoils.clone().unwrap_or_else(|| rules::spoils(state, &holders));
            settled(state, holders, spoils);
        }
        SpoilsEvent::SpoilGained { spoil, brought } => {
            let brought = brought.clone().or_else(|| rules::gained(state, *spoil));
            bring(state, *spoil, brought);
        }
        SpoilsEvent::SpoilRolled { spoil, dice, brought, .. } => {
            let brought = brought.clone().or_else(|| rules::rolled(state, *spoil, *dice));
            state.streets_mut().spoils[*spoil].dice = Some(*dice);
            bring(state, *spoil, brought);
        }
        SpoilsEvent::SpoilShared { spoil, to, brought, .. } => {
            let brought = brought.clone().or_else(|| rules::shared(state, *spoil));
            state.streets_mut().spoils[*spoil].given.clone_from(to);
            bring(state, *spoil, brought);
        }
    }
}

fn settled(
    state: &mut State,
    holders: Vec<(ObjectiveId, FactionId)>,
    spoils: Vec<(ObjectiveId, usize, FactionId)>,
) {
    for (objective, holder) in holders {
        state.ground_mut(&objective).holder = Some(holder);
    }
    let spoil = |(objective, effect, faction)| Spoil {
        objective,
        effect,
        faction,
        dice: None,
        given: Vec::new(),
        brought: None,
    };
    let streets = state.streets_mut();
    streets.now = None;
    streets.settled = true;
    streets.spoils = spoils.into_iter().map(spoil).collect();
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
fn bring(state: &mut State, at: usize, brought: Option<Brought>) {
    let Some(brought) = brought else { return };
    let Spoil { objective, faction, given, .. } = state.the_streets().spoils[at].clone();
    let place = state.objective(&objective).name.clone();
    match &brought {
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
    state.streets_mut().spoils[at].brought = Some(brought);
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
