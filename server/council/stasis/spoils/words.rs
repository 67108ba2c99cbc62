//! What is said of the spoils, and what holding an objective brings (S-24 to S-32).

use game::{Name, Text, text};

use crate::content::{Amount, HoldEffect, RollGives};
use crate::control::figures::words::counter;
use crate::stasis::spoils::rules::sharing;
use crate::stasis::spoils::{Brought, Spoil};
use crate::stasis::streets::rules::wanted;
use crate::state::State;
use crate::steps::words::{PLAIN, Said};
use crate::words::commas;

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
            text!("spoils-shared", what = counter(*what), given = commas(given))
        }
    })
}

/// Special objectives bring what they bring.
pub(crate) const SPOILS: Said = Said {
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
    ..PLAIN
};
