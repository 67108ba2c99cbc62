//! What the log says of a stasis as a whole, and of what Control sets right in it.

use crate::ids::{FactionId, ObjectiveId};
use crate::law::texts::words::by;
use crate::log::{Draft, LogKind, line};
use crate::stasis::muster::HeroAt;
use crate::stasis::muster::words::units;
use crate::stasis::streets::StreetsEvent;
use crate::stasis::told::told;
use crate::state::State;
use crate::steps::Step;

/// The line of an event.
pub(crate) fn after(state: &State, event: &StreetsEvent) -> Option<Draft> {
    Some(match event {
        StreetsEvent::StasisBrokeOut => return Some(line(LogKind::Phase, broke_out(state))),
        StreetsEvent::StasisEnded { stasis } => {
            let text = format!("The stasis is over; the Stasis number stands at {stasis}.");
            return Some(line(LogKind::Phase, text));
        }
        StreetsEvent::Remembered { .. } => return None,
        StreetsEvent::CityEntered { holders, .. } => told(city_entered(state, holders)).of_deed(),
        StreetsEvent::UnitsCorrected { faction, objective, mobs, military, reason, .. } => {
            let (name, units) = (state.name(faction), units(*mobs, *military));
            let place = match objective {
                Some(id) => format!("at the {}", state.objective(id).name),
                None => "in reserve".to_owned(),
            };
            let text = format!("Control sets {units} of the {name} {place}: {reason}");
            let told = told(text).about([faction]).of_deed();
            objective.iter().fold(told, Draft::at)
        }
        StreetsEvent::HeroCorrected { faction, hero, at, reason, .. } => {
            let at = hero_at(state, at);
            told(format!("Control sets {hero} of the {} {at}: {reason}", state.name(faction)))
                .about([faction])
                .of_deed()
        }
        StreetsEvent::ColossusMoved { to, reason } => colossus(state, to.as_ref(), reason.as_ref()),
    })
}

fn broke_out(state: &State) -> String {
    let article = by(state.reason("stasis_threshold"));
    format!("Stasis breaks out at {}{article}.", state.totals.stasis.value())
}

fn city_entered(state: &State, holders: &[(ObjectiveId, Option<FactionId>)]) -> String {
    let row = |(id, holder): &(ObjectiveId, Option<FactionId>)| {
        let place = &state.objective(id).name;
        let whose = holder.as_ref().map_or("nobody", |id| state.name(id));
        format!("{place} {whose}")
    };
    let rows: Vec<String> = holders.iter().map(row).collect();
    let rows = if rows.is_empty() { "as it stands".to_owned() } else { rows.join(", ") };
    let early = matches!(
        state.course.step,
        Step::StasisCards | Step::Muster | Step::Deploy | Step::HandDice
    );
    let turns = if early { " No turns remain; all cards are discarded." } else { "" };
    format!("Control enters who holds the city after battles on the real map: {rows}.{turns}")
}

fn hero_at(state: &State, at: &HeroAt) -> String {
    match at {
        HeroAt::Safe => "in safety".into(),
        HeroAt::Reserve => "in reserve".into(),
        HeroAt::Objective(id) => format!("at the {}", state.objective(id).name),
        HeroAt::Dead => "among the dead".into(),
    }
}

fn colossus(state: &State, to: Option<&ObjectiveId>, reason: Option<&String>) -> Draft {
    let place = to.map(|id| state.objective(id).name.clone());
    let text = match (&place, reason) {
        (Some(place), None) => format!("The Colossus strides to the {place}."),
        (Some(place), Some(why)) => format!("Control leads the Colossus to the {place}: {why}"),
        (None, why) => {
            let why = why.map_or(String::new(), |why| format!(": {why}"));
            format!("The Colossus leaves the city{why}")
        }
    };
    let told = to.into_iter().fold(told(text), Draft::at);
    if reason.is_some() { told.of_deed() } else { told }
}
