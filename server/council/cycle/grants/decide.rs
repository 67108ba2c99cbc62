//! Influence is granted, and Heroes come to support (I-4, C-13).

use game::Actor;

use crate::cycle::grants::rules::may_grant;
use crate::cycle::grants::{Duty, GrantsCommand, GrantsEvent};
use crate::decision::{Decided, Decision, known, speaker};
use crate::ids::FactionId;
use crate::rejection::Rejection;
use crate::steps::Step;

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
