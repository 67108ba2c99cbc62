//! What changes of grants, Heroes and support (I-2, I-4, C-13).

use std::sync::Arc;

use game::Text;

use crate::content::Until;
use crate::cycle::grants::{Duty, Grant, GrantsEvent, Support};
use crate::ids::FactionId;
use crate::state::{Faction, State};
use crate::steps::Phase;

/// Makes an event of grants and Heroes true.
pub(crate) fn apply(state: &mut State, event: &GrantsEvent) {
    match event {
        GrantsEvent::HeroAssigned { faction, hero, duty } => assign(state, faction, hero, *duty),
        GrantsEvent::GrantMade { faction, to } => {
            let made_in = state.course.phase_number;
            *grant_mut(state, faction) = Some(Grant { to: to.clone(), made_in });
        }
        GrantsEvent::GrantWithdrawn { faction } => *grant_mut(state, faction) = None,
    }
}

fn assign(state: &mut State, faction: &FactionId, name: &str, duty: Duty) {
    let heroes = Arc::make_mut(&mut state.faction_mut(faction).heroes);
    if let Some(hero) = heroes.iter_mut().find(|hero| hero.name == name) {
        hero.duty = duty;
    }
}

/// Where a faction's grant stands: in an Assembly apart from that in the council (I-5, I-6).
fn grant_mut<'a>(state: &'a mut State, faction: &FactionId) -> &'a mut Option<Grant> {
    let assembly = state.phase() == Phase::Assembly;
    let faction = state.faction_mut(faction);
    if assembly { &mut faction.assembly_grant } else { &mut faction.grant }
}

/// Adds support; its number, where it is any.
pub(crate) fn add_support(
    state: &mut State,
    to: &FactionId,
    by: u32,
    label: impl Into<Text>,
    until: Until,
) -> Option<u32> {
    (by > 0).then(|| {
        let id = state.fresh_id();
        let support = Support { id, label: label.into(), by, until };
        state.faction_mut(to).supports.push(support);
        id
    })
}

/// A faction that has a vote grants nothing (I-4).
pub(crate) fn void_grants(state: &mut State) {
    let grants = |row: &Faction| row.grant.is_some() || row.assembly_grant.is_some();
    state.change_each(
        |row| row.has_vote() && grants(row),
        |row| (row.grant, row.assembly_grant) = (None, None),
    );
}

/// Support that ends with `end` lapses (I-2).
pub(crate) fn support_ends(state: &mut State, end: Until) {
    take(state, |support| support.until == end);
}

/// So does what ended with the vote that was decided last.
pub(crate) fn take_ended(state: &mut State) {
    let voting = state.voting.clone();
    take(state, |support| voting.has_ended(support));
}

fn take(state: &mut State, over: impl Fn(&Support) -> bool) {
    state.change_each(
        |row| row.supports.iter().any(&over),
        |row| row.supports.retain(|support| !over(support)),
    );
}
