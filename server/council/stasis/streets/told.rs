//! What the log says of a stasis as a whole, and of what Control sets right in it.

use game::{Fills, Name, Text, text};

use crate::ids::{FactionId, ObjectiveId};
use crate::law::settings::Ruling;
use crate::law::texts::shown::by;
use crate::log::{Draft, LogKind, line};
use crate::stasis::muster::HeroAt;
use crate::stasis::muster::shown::units;
use crate::stasis::streets::StreetsEvent;
use crate::stasis::told::told;
use crate::state::State;
use crate::steps::StasisPart;
use crate::words::commas;

/// The line of an event.
pub(crate) fn after(state: &State, event: &StreetsEvent) -> Option<Draft> {
    Some(match event {
        StreetsEvent::StasisBrokeOut => return Some(line(LogKind::Phase, broke_out(state))),
        StreetsEvent::StasisEnded { stasis } => {
            let text = text!("streets-the-stasis-is-over-the", stasis = stasis);
            return Some(line(LogKind::Phase, text));
        }
        StreetsEvent::Remembered { .. } => return None,
        StreetsEvent::CityEntered { holders, .. } => told(city_entered(state, holders)).of_deed(),
        StreetsEvent::UnitsCorrected { faction, objective, mobs, military, reason, .. } => {
            let (name, units) = (state.name(faction), units(*mobs, *military));
            let place = match objective {
                Some(id) => text!("streets-at", place = &state.objective(id).name),
                None => text!("streets-in-reserve"),
            };
            let text = text!(
                "streets-control-sets-of",
                units = units,
                name = Name::of(name),
                place = place,
                reason = reason
            );
            let told = told(text).about([faction]).of_deed();
            objective.iter().fold(told, Draft::at)
        }
        StreetsEvent::HeroCorrected { faction, hero, at, reason, .. } => {
            let at = hero_at(state, at);
            told(text!(
                "streets-control-sets-of-2",
                hero = hero,
                who = Name::of(state.name(faction)),
                at = at,
                reason = reason
            ))
            .about([faction])
            .of_deed()
        }
        StreetsEvent::ColossusMoved { to, reason } => colossus(state, to.as_ref(), reason.as_ref()),
    })
}

fn broke_out(state: &State) -> Text {
    let article = by(state.reason(Ruling::StasisThreshold));
    text!("streets-stasis-breaks-out-at", stasis = state.totals.stasis.value(), article = article)
}

fn city_entered(state: &State, holders: &[(ObjectiveId, Option<FactionId>)]) -> Text {
    let row = |(id, holder): &(ObjectiveId, Option<FactionId>)| {
        let place = &state.objective(id).name;
        let whose = holder.as_ref().map_or("nobody", |id| state.name(id));
        text!("streets-place-whose", place = place, whose = whose)
    };
    let rows = match holders {
        [] => text!("streets-as-it-stands").fill(),
        some => commas(some.iter().map(row)).fill(),
    };
    let early = state.stasis_part() == Some(StasisPart::Hands);
    let turns = if early { text!("streets-no-turns-remain-all-cards") } else { Text::default() };
    text!("streets-control-enters-who-holds-the", rows = rows, turns = turns)
}

fn hero_at(state: &State, at: &HeroAt) -> Text {
    match at {
        HeroAt::Safe => text!("streets-in-safety"),
        HeroAt::Reserve => text!("streets-in-reserve"),
        HeroAt::Objective(id) => text!("streets-at", place = &state.objective(id).name),
        HeroAt::Dead => text!("streets-among-the-dead"),
    }
}

fn colossus(state: &State, to: Option<&ObjectiveId>, reason: Option<&String>) -> Draft {
    let place = to.map(|id| state.objective(id).name.clone());
    let text = match (&place, reason) {
        (Some(place), None) => text!("streets-the-colossus-strides-to-the", place = place),
        (Some(place), Some(why)) => {
            text!("streets-control-leads-the-colossus-to", place = place, why = why)
        }
        (None, why) => {
            let why = why.map_or(Text::default(), |why| text!("streets-why", why = why));
            text!("streets-the-colossus-leaves-the-city", why = why)
        }
    };
    let told = to.into_iter().fold(told(text), Draft::at);
    if reason.is_some() { told.of_deed() } else { told }
}
