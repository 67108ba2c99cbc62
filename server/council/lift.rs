//! How journals of older formats are read. Their events are written as those of today; and what they do
//! not say of what became of them is said by the rules, before they happen: nowhere else do rules stand
//! behind what was decided long ago.

use game::{Refusal, text};
use serde_json::Value;

use crate::cycle::race::RaceEvent;
use crate::event::Event;
use crate::law::settings;
use crate::law::settings::HorsesShown;
use crate::stasis::battle::{BattleEvent, rules as battle};
use crate::stasis::cards::{CardsEvent, rules as cards};
use crate::stasis::deploy::{DeployEvent, rules as deploy};
use crate::stasis::muster::{MusterEvent, rules as muster};
use crate::stasis::score::{ScoreEvent, rules as score};
use crate::stasis::spoils::{SpoilsEvent, rules as spoils};
use crate::stasis::streets::decide::relisted;
use crate::stasis::streets::{StreetsEvent, rules as streets};
use crate::state::State;

/// The format that journals are written in.
pub(crate) const TODAY: u32 = 9;

/// An event or a setup of a journal of this format, as it is written today.
pub(crate) fn lift(format: u32, event: Value) -> Result<Value, Refusal> {
    match format {
        TODAY => Ok(event),
        1..=3 if event["event"] == "taken_back" => Err(taken_back_in_the_stasis()),
        // Each writes what it shares with the one before as that did. What is new may be missing.
        8 => Ok(from_8(event)),
        7 => Ok(from_8(from_7(event))),
        2..=6 => Ok(from_8(from_7(from_6(event)))),
        1 => Ok(from_8(from_7(from_6(from_1(event))))),
        _ => Err(Refusal {
            code: "unknown_format".into(),
            sentence: text!("format-unknown", format = format, last = TODAY),
        }),
    }
}

/// Up to format 3 a stasis took actions back by an event of its own, which says nothing of what it
/// restored.
fn taken_back_in_the_stasis() -> Refusal {
    Refusal { code: "unknown_event".into(), sentence: text!("format-taken-back-in-the-stasis") }
}

/// Up to format 6 articles and texts were named by their places, which move: the first event of a
/// decision says so of those that follow.
fn from_6(mut value: Value) -> Value {
    if value["event"] == "acted" {
        value["by_place"] = true.into();
    }
    value
}

/// Up to format 8 the death of a Hero was told in words.
fn from_8(mut value: Value) -> Value {
    let factions = value.pointer_mut("/what/factions").and_then(Value::as_object_mut);
    for standing in factions.into_iter().flat_map(serde_json::Map::values_mut) {
        let heroes = standing.get_mut("heroes").and_then(Value::as_object_mut);
        for hero in heroes.into_iter().flat_map(serde_json::Map::values_mut) {
            let fallen = hero["fallen"].as_str().and_then(|words| words.strip_prefix("in stasis "));
            if let Some(stasis) = fallen.and_then(|number| number.parse::<u32>().ok()) {
                hero["fallen"] = serde_json::json!({ "stasis": stasis });
            }
        }
    }
    value
}

/// A setup says nothing of rulings that came after it.
fn from_7(mut value: Value) -> Value {
    let settings = value.pointer_mut("/scenario/settings");
    if let Some(settings) = settings.and_then(Value::as_object_mut) {
        settings::as_played(settings);
    }
    value
}

/// Format 1 knew no city: a stasis was fought out at the table, in one step.
fn from_1(mut event: Value) -> Value {
    if event["event"] == "step_began" && event["step"] == "stasis" {
        event["step"] = "score_tied".into();
    }
    event
}

/// An event with what it does not say; nothing where it says all. `state` is as it is before it.
pub(crate) fn filled(state: &State, event: &Event) -> Option<Event> {
    Some(match event {
        Event::Race(event) => race(state, event)?.into(),
        Event::Cards(event) => drawn(state, event)?.into(),
        Event::Muster(event) => mustered(state, event)?.into(),
        Event::Deploy(event) => deployed(state, event)?.into(),
        Event::Battle(event) => fought(state, event)?.into(),
        Event::Spoils(event) => brought(state, event)?.into(),
        Event::Score(ScoreEvent::Scored { score: None }) => {
            ScoreEvent::Scored { score: Some(score::score(state)) }.into()
        }
        Event::Streets(event) => corrected(state, event)?.into(),
        _ => return None,
    })
}

/// Races came to say only late whether the Horses that were shown are spent (C-11).
fn race(state: &State, event: &RaceEvent) -> Option<RaceEvent> {
    let mut event = event.clone();
    let RaceEvent::RaceRevealed { spent: spent @ None, .. } = &mut event else { return None };
    *spent = Some(state.settings.horses_shown == HorsesShown::Spent);
    Some(event)
}

// What follows was not said up to format 4.

fn drawn(state: &State, event: &CardsEvent) -> Option<CardsEvent> {
    let mut event = event.clone();
    let CardsEvent::StreetCardsDrawn { faction, why, left: left @ None, .. } = &mut event else {
        return None;
    };
    *left = cards::left(state, faction, why);
    Some(event)
}

fn mustered(state: &State, event: &MusterEvent) -> Option<MusterEvent> {
    let mut event = event.clone();
    let MusterEvent::Mustered { faction, projects, units: units @ None } = &mut event else {
        return None;
    };
    *units = Some(muster::mustering(state, faction, projects));
    Some(event)
}

fn deployed(state: &State, event: &DeployEvent) -> Option<DeployEvent> {
    Some(match event {
        DeployEvent::LastActionsBegan { why, actions: None } => {
            let actions = Some(deploy::last_actions(state));
            DeployEvent::LastActionsBegan { why: *why, actions }
        }
        DeployEvent::DeploymentEnded { battles: None } => {
            DeployEvent::DeploymentEnded { battles: Some(battle::contested(state)) }
        }
        _ => return None,
    })
}

fn fought(state: &State, event: &BattleEvent) -> Option<BattleEvent> {
    let mut event = event.clone();
    match &mut event {
        BattleEvent::BattleOpened { objective, sides: sides @ None } => {
            *sides = Some(battle::sides(state, objective));
        }
        BattleEvent::TycheShown { spent, paid: paid @ None, .. } => {
            *paid = Some(battle::price(spent));
        }
        BattleEvent::BattleFought { fates, losses: losses @ None, .. } => {
            let sides = &state.the_streets().battle()?.sides;
            *losses = Some(battle::losses(state, sides, fates));
        }
        _ => return None,
    }
    Some(event)
}

fn brought(state: &State, event: &SpoilsEvent) -> Option<SpoilsEvent> {
    let mut event = event.clone();
    match &mut event {
        SpoilsEvent::CitySettled { taken, holders, spoils } => {
            let held = holders.get_or_insert_with(|| spoils::holders(state, taken));
            spoils.get_or_insert_with(|| spoils::spoils(state, held));
        }
        SpoilsEvent::SpoilGained { spoil, brought: brought @ None } => {
            *brought = spoils::gained(state, *spoil);
        }
        SpoilsEvent::SpoilRolled { spoil, dice, brought: brought @ None, .. } => {
            *brought = spoils::rolled(state, *spoil, *dice);
        }
        SpoilsEvent::SpoilShared { spoil, brought: brought @ None, .. } => {
            *brought = spoils::shared(state, *spoil);
        }
        _ => return None,
    }
    Some(event)
}

fn corrected(state: &State, event: &StreetsEvent) -> Option<StreetsEvent> {
    let mut event = event.clone();
    match &mut event {
        StreetsEvent::CityEntered { holders, losses, paid_back, .. } => {
            losses.get_or_insert_with(|| streets::leaving(state, holders));
            paid_back.get_or_insert_with(|| battle::unthrown(state));
            return Some(event);
        }
        StreetsEvent::UnitsCorrected { relisted: None, .. }
        | StreetsEvent::HeroCorrected { relisted: None, .. } => {}
        _ => return None,
    }
    Some(relisted(state, event))
}
