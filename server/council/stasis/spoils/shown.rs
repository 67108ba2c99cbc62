//! Spoils (S-24 to S-33) on screens, among the offers, in words and in the log.

use game::{Name, Text, text};
use serde::{Deserialize, Serialize};

use crate::command::Command;
use crate::content::{Amount, HoldEffect, RollGives};
use crate::control::figures::shown::named;
use crate::control::seats::script::Playing;
use crate::control::stage::Scene;
use crate::ids::{FactionId, ObjectiveId};
use crate::log::NewLine;
use crate::stasis::spoils::rules::{receivers, sharing};
use crate::stasis::spoils::{Brought, Spoil, SpoilsCommand, SpoilsEvent};
use crate::stasis::streets::Streets;
use crate::stasis::streets::rules::wanted;
use crate::stasis::told::{by_hand, dice, told};
use crate::state::{Faction, State};
use crate::steps::words::{PLAIN, Said};
use crate::words::commas;

// What special objectives bring, as everybody sees it (S-25 to S-32).

/// What a special objective brings (S-25 to S-32).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct SpoilView {
    /// The objective.
    pub objective: ObjectiveId,
    /// Who holds it.
    pub faction: FactionId,
    /// The number of its rule.
    pub rule: String,
    /// What it brings, in a sentence.
    pub says: Text,
    /// How far it is.
    pub state: SpoilState,
    /// Its dice once thrown.
    pub dice: Option<[u32; 3]>,
    /// To whom each die went; nobody's are lost (S-33).
    pub given: Vec<Option<FactionId>>,
    /// What it brought, in a sentence, once it is settled.
    pub result: Option<Text>,
}

/// How far a spoil is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(rename_all = "snake_case")]
pub enum SpoilState {
    /// Not yet.
    Waiting,
    /// Its dice are about to be thrown.
    Rolling,
    /// Its holder shares out the dice.
    Sharing,
    /// Settled.
    Settled,
}

pub(crate) fn spoil(state: &State, streets: &Streets, at: usize) -> SpoilView {
    let row: &Spoil = &streets.spoils[at];
    let effects = &state.objective(&row.objective).effects;
    let effect = &effects[row.effect];
    let open = streets.open_spoil() == Some(at);
    SpoilView {
        objective: row.objective.clone(),
        faction: row.faction.clone(),
        rule: hold_rule(effects, effect).into(),
        says: hold_effect(state, effect, Some(state.course.act)),
        state: match (&row.brought, open, row.dice) {
            (Some(_), ..) => SpoilState::Settled,
            (None, true, Some(_)) => SpoilState::Sharing,
            (None, true, None) => SpoilState::Rolling,
            (None, false, _) => SpoilState::Waiting,
        },
        dice: row.dice,
        given: row.given.clone(),
        result: brought(state, row),
    }
}

// Dice that may be shared out (S-30, S-31).

/// Dice to share out (S-30, S-31): `share_dice` with a different one of these factions for each die.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct ShareOffer {
    /// The objective.
    pub objective: ObjectiveId,
    /// The dice.
    pub dice: [u32; 3],
    /// What a die brings: "Doom" or "Tyche".
    pub what: Text,
    /// To whom.
    pub to: Vec<FactionId>,
    /// How many dice must be given: all three, or as many as there are factions (S-33).
    pub needed: u32,
}

/// Dice that the faction may share out (S-30, S-31).
pub(crate) fn share_offer(state: &State, faction: &Faction) -> Option<ShareOffer> {
    let (_, spoil, gives) = sharing(state)?;
    let to = receivers(state, spoil, gives);
    (spoil.faction == faction.id).then_some(ShareOffer {
        objective: spoil.objective.clone(),
        dice: spoil.dice?,
        what: match gives {
            RollGives::DoomToEach => text!("spoils-doom"),
            _ => text!("spoils-tyche"),
        },
        needed: u32::try_from(to.len().min(3)).unwrap_or(3),
        to,
    })
}

// What is said of the spoils, and what holding an objective brings (S-24 to S-32).

/// What holding an objective brings, beyond its point, in this Act; in any, where it is on paper.
pub(crate) fn hold_effect(state: &State, effect: &HoldEffect, act: Option<u32>) -> Text {
    let amount = |by: &Amount| match by {
        Amount::Number(number) => number.to_string().into(),
        Amount::Word(_) => act.map_or_else(
            || text!("spoils-the-act-number-on-paper"),
            |act| text!("spoils-the-act-number", act = act),
        ),
    };
    match effect {
        HoldEffect::TakesUnheld => text!("spoils-its-holder-takes-every-objective"),
        HoldEffect::Wrath { by } => text!("spoils-divine-wrath", by = amount(by)),
        HoldEffect::Points { by } => text!("spoils-bonus-victory-points", by = amount(by)),
        HoldEffect::PointsPerMilitary { with, map } => {
            let map = state.content.city().maps.iter().find(|row| &row.id == map);
            let map = map.map_or("map", |row| &row.name);
            let with = &state.objective(with).name;
            text!("spoils-with-the-a-victory-point", with = with, map = map)
        }
        HoldEffect::BreaksTies => text!("spoils-decides-a-tie-for-the"),
        HoldEffect::Roll { doom, otherwise } => {
            let otherwise = match otherwise {
                RollGives::Nothing => text!("spoils-else-nothing"),
                RollGives::Talents => text!("spoils-else-as-many-talents"),
                RollGives::DoomToEach => text!("spoils-else-each-die-is-doom"),
                RollGives::TycheToEach => text!("spoils-else-each-die-is-tyche"),
            };
            text!("spoils-three-dice-a-13-brings", doom = doom, otherwise = otherwise)
        }
        HoldEffect::StasisCards { by } => {
            text!("spoils-stasis-cards-for-the-next", by = amount(by))
        }
        HoldEffect::Goods { what, by } => text!("spoils-goods", what = what, by = amount(by)),
    }
}

/// The rule of what holding an objective brings.
pub(crate) fn hold_rule(effects: &[HoldEffect], effect: &HoldEffect) -> &'static str {
    let bonus = effects.iter().any(|row| matches!(row, HoldEffect::Points { .. }));
    match effect {
        HoldEffect::TakesUnheld => "S-24",
        HoldEffect::Wrath { .. } if bonus => "S-25",
        HoldEffect::Points { .. } => "S-25",
        HoldEffect::Wrath { .. } => "S-28",
        HoldEffect::PointsPerMilitary { .. } => "S-29",
        HoldEffect::BreaksTies => "S-27",
        HoldEffect::Roll { otherwise, .. } => match otherwise {
            RollGives::Nothing => "S-26",
            RollGives::Talents => "S-28",
            RollGives::DoomToEach => "S-30",
            RollGives::TycheToEach => "S-31",
        },
        HoldEffect::StasisCards { .. } | HoldEffect::Goods { .. } => "S-32",
    }
}

/// What a spoil brought, in a sentence; none before it is settled.
pub(crate) fn brought(state: &State, spoil: &Spoil) -> Option<Text> {
    let name = state.name(&spoil.faction);
    let sum: u32 = spoil.dice.iter().flatten().sum();
    Some(match spoil.brought.as_ref()? {
        Brought::Wrath(by) => text!("spoils-divine-wrath", by = by),
        Brought::StasisCards(by) => {
            text!("spoils-keep-for-the-next-stasis", name = Name::of(name), by = by)
        }
        Brought::Goods { what, by } => {
            text!("spoils-gain-control-hands-over", name = Name::of(name), by = by, what = what)
        }
        Brought::Thirteen(doom) => {
            text!("spoils-a-13-gain-doom", name = Name::of(name), doom = doom)
        }
        Brought::Nothing => text!("spoils-nothing-stirs", sum = sum),
        Brought::Talents(by) => {
            text!("spoils-gain-talents", sum = sum, name = Name::of(name), by = by)
        }
        Brought::ToShare => return None,
        Brought::Shared { what, each } => {
            let given = spoil.given.iter().zip(each).map(|(whose, by)| match whose {
                Some(whose) => text!("spoils-given", who = state.name(whose), by = by),
                None => text!("spoils-is-lost", by = by),
            });
            text!("spoils-shared", what = named(state, *what), given = commas(given))
        }
    })
}

/// Special objectives bring what they bring.
pub(crate) const SPOILS: Said = Said {
    scene: |_| Scene::Spoils,
    headline: |_| text!("spoils-the-city-pays-whoever-holds"),
    clock: Some(|_| (text!("spoils-spoils"), text!("spoils-it-goes-on"))),
    button: |state| match wanted(state).first() {
        Some(throw) => (
            text!("spoils-throw-for", who = Name::of(state.name(&throw.faction))),
            text!("spoils-the-program-throws-dice-of"),
        ),
        None => (
            text!("spoils-draw-up-the-score-sheet"),
            text!("spoils-every-victory-point-is-counted"),
        ),
    },
    ..PLAIN
};

/// A holder shares out dice.
pub(crate) const SHARE: Said = Said {
    scene: |_| Scene::Spoils,
    headline: |state| match sharing(state) {
        Some((_, spoil, _)) => text!(
            "spoils-share-out-the-dice",
            who = &state.objective(&spoil.objective).name,
            who2 = Name::of(state.name(&spoil.faction))
        ),
        None => Text::default(),
    },
    now: |_| (text!("spoils-share-the-dice"), text!("spoils-each-die-goes-to-a")),
    awaited: |_| text!("spoils-to-share-out-the-dice"),
    clock: Some(|_| (text!("spoils-dice"), text!("spoils-the-dice-are-shared-out"))),
    button: |_| {
        let says = text!("spoils-each-die-goes-to-a-2");
        (text!("spoils-share-the-dice-by-lot"), says)
    },
    plays: shares_by_chance,
    ..PLAIN
};

/// The program gives dice to any who may have them.
fn shares_by_chance(seat: &mut Playing<'_>) -> Vec<Command> {
    let Some(offer) = share_offer(seat.state, seat.faction) else { return Vec::new() };
    let mut to = offer.to;
    seat.chance.shuffle(&mut to);
    let mut to: Vec<Option<FactionId>> =
        to.into_iter().take(offer.needed as usize).map(Some).collect();
    to.resize(offer.dice.len(), None);
    let step = seat.state.course.step_number;
    vec![Command::Spoils(SpoilsCommand::ShareDice { step, to })]
}

// What the log says of the spoils (S-24 to S-33).

/// The line of an event.
pub(crate) fn after(state: &State, event: &SpoilsEvent) -> Option<NewLine> {
    Some(match event {
        SpoilsEvent::CitySettled { taken, .. } => city_settled(state, taken).of_deed(),
        SpoilsEvent::SpoilGained { spoil: at, .. } => spoil_line(state, *at)?,
        SpoilsEvent::SpoilRolled { spoil: at, dice: rolled, by_hand: hand, .. } => {
            let row = &state.the_streets().spoils[*at];
            let (place, name) = (&state.objective(&row.objective).name, state.name(&row.faction));
            let result = brought(state, row).unwrap_or_else(|| text!("spoils-the-dice-are-to-be"));
            let (rolled, hand) = (dice(rolled), by_hand(*hand));
            told(text!(
                "spoils-roll",
                place = place,
                name = Name::of(name),
                rolled = rolled,
                hand = hand,
                result = result
            ))
            .about([&row.faction])
            .at(&row.objective)
        }
        SpoilsEvent::SpoilShared { spoil: at, by_lot, .. } => spoil_line(state, *at)?
            .and(if *by_lot { text!("spoils-the-lot-decided") } else { Text::default() })
            .of_seat(),
    })
}

fn city_settled(state: &State, taken: &[ObjectiveId]) -> NewLine {
    if taken.is_empty() {
        return told(text!("spoils-the-streets-are-decided"));
    }
    let places: Vec<&str> = taken.iter().map(|id| state.objective(id).name.as_str()).collect();
    told(text!("spoils-the-palace-takes-what-nobody", join = commas(places)))
}

/// What a spoil brought, once it is settled.
fn spoil_line(state: &State, at: usize) -> Option<NewLine> {
    let spoil = &state.the_streets().spoils[at];
    let place = &state.objective(&spoil.objective).name;
    let result = brought(state, spoil)?;
    Some(
        told(text!("spoils-place-result", place = place, result = result))
            .about([&spoil.faction])
            .at(&spoil.objective),
    )
}
