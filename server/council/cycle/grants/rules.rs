//! The rules of grants and support (I-2, I-4, C-13): what holds, what is decided, and what that
//! changes.

use std::sync::Arc;

use game::{Actor, Text};

use crate::content::Until;
use crate::cycle::grants::{Duty, Grant, GrantsCommand, GrantsEvent, Hero, Support};
use crate::decision::{Decided, Decision, known, speaker};
use crate::ids::FactionId;
use crate::law::settings::GrantMoves;
use crate::rejection::Rejection;
use crate::state::{Faction, State};
use crate::steps::{Phase, Step};

// Who may grant, and when a grant can be moved (I-4 to I-6).

/// Whether the council sits, so that Archons speak and grant.
pub(crate) fn in_council(state: &State) -> bool {
    matches!(
        state.phase(),
        Phase::Prytanis | Phase::Event | Phase::Debate | Phase::Support | Phase::Vote
    )
}

/// Whether a faction may grant, move or withdraw a grant now (I-4, I-5).
///
/// # Errors
/// A [`Rejection`] that says why not.
pub(crate) fn may_grant(state: &State, faction: &Faction) -> Result<(), Rejection> {
    let motion = matches!(state.course.step, Step::MotionDebate | Step::MotionBallot);
    if !in_council(state) && !motion {
        return Err(Rejection::NotNow("when-from-the-prytanis-phase-to"));
    }
    if faction.has_vote() {
        return Err(Rejection::HasVote);
    }
    match state.grant_of(faction) {
        Some(grant) if fixed(state, grant) => {
            Err(Rejection::GrantFixed(state.whom(Some(&grant.to))))
        }
        Some(_) | None => Ok(()),
    }
}

/// Whether a faction that may grant has not yet.
pub(crate) fn may_still_grant(state: &State, faction: &Faction) -> bool {
    may_grant(state, faction).is_ok() && state.grant_of(faction).is_none()
}

/// Whether a faction that has a vote has a Hero left to send to its support.
pub(crate) fn may_still_send(faction: &Faction) -> bool {
    let rests = |hero: &Hero| hero.lives() && hero.duty == Duty::Rest;
    faction.has_vote() && faction.heroes.iter().any(rests)
}

/// To whom a faction may grant now: to any other than holds its grant already.
pub(crate) fn may_go_to<'a>(
    state: &'a State,
    faction: &'a Faction,
) -> impl Iterator<Item = &'a Faction> {
    let may = may_grant(state, faction).is_ok();
    let now = state.grant_of(faction).map(|grant| &grant.to);
    let others = state.factions().filter(|other| other.id != faction.id);
    others.filter(move |other| may && Some(&other.id) != now)
}

/// Whether a grant was made in this phase and cannot be moved within it (I-5).
pub(crate) fn fixed(state: &State, grant: &Grant) -> bool {
    state.settings.grant_moves == GrantMoves::NextPhase
        && grant.made_in == state.course.phase_number
}

// Influence is granted, and Heroes come to support (I-4, C-13).

/// What is wanted of grants and Heroes.
pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &GrantsCommand) -> Decided {
    match command {
        GrantsCommand::AssignHero { hero, duty } => assign_hero(d, actor, hero, *duty),
        GrantsCommand::Grant { to } => grant(d, actor, to.as_ref()),
    }
}

/// C-13.
fn assign_hero(d: &mut Decision<'_>, actor: &Actor, name: &str, duty: Duty) -> Decided {
    if !matches!(d.state.course.step, Step::RaceTied | Step::Strengths) {
        return Err(Rejection::NotNow("when-after-the-race-in-the"));
    }
    let faction = speaker(&d.state, actor)?;
    let hero = faction.heroes.iter().find(|hero| hero.name == name && hero.lives());
    let hero = hero.ok_or(Rejection::NotOffered("not-offered-hero"))?;
    if hero.duty == duty {
        return Err(Rejection::AlreadySo);
    }
    let (faction, hero) = (faction.id.clone(), hero.name.clone());
    d.emit(GrantsEvent::HeroAssigned { faction, hero, duty });
    Ok(())
}

fn grant(d: &mut Decision<'_>, actor: &Actor, to: Option<&FactionId>) -> Decided {
    let faction = speaker(&d.state, actor)?;
    may_grant(&d.state, faction)?;
    let (id, now) = (faction.id.clone(), d.state.grant_of(faction).map(|grant| &grant.to));
    if now == to {
        return Err(Rejection::AlreadySo);
    }
    match to {
        None => d.emit(GrantsEvent::GrantWithdrawn { faction: id }),
        Some(to) if *to == id => return Err(Rejection::ToOneself),
        Some(to) => {
            let to = known(&d.state, to)?.id.clone();
            d.emit(GrantsEvent::GrantMade { faction: id, to });
        }
    }
    Ok(())
}

// What changes of grants, Heroes and support (I-2, I-4, C-13).

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
