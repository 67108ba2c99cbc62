//! What is said of the spoils, and what holding an objective brings (S-24 to S-32).

use crate::content::{Amount, HoldEffect, RollGives};
use crate::control::figures::words::counter;
use crate::stasis::spoils::rules::sharing;
use crate::stasis::spoils::{Brought, Spoil};
use crate::stasis::streets::rules::wanted;
use crate::state::State;
use crate::steps::words::{PLAIN, Said};

/// What holding an objective brings, beyond its point.
pub(crate) fn hold_effect(state: &State, effect: &HoldEffect) -> String {
    let amount = |by: &Amount| match by {
        Amount::Number(number) => number.to_string(),
        Amount::Word(_) => format!("{} (the Act number)", state.course.act),
    };
    match effect {
        HoldEffect::TakesUnheld => "Its holder takes every objective that nobody holds.".into(),
        HoldEffect::Wrath { by } => format!("Divine Wrath +{}.", amount(by)),
        HoldEffect::Points { by } => format!("Bonus Victory Points: {}.", amount(by)),
        HoldEffect::PointsPerMilitary { with, map } => {
            let map = state.content.city().maps.iter().find(|row| &row.id == map);
            let map = map.map_or("map", |row| &row.name);
            let with = &state.objective(with).name;
            format!("With the {with}: a Victory Point for each own military unit on the {map}.")
        }
        HoldEffect::BreaksTies => "Decides a tie for the most Victory Points.".into(),
        HoldEffect::Roll { doom, otherwise } => {
            let otherwise = match otherwise {
                RollGives::Nothing => "else nothing",
                RollGives::Talents => "else as many Talents",
                RollGives::DoomToEach => "else each die is Doom for a different faction",
                RollGives::TycheToEach => "else each die is Tyche for a different faction",
            };
            format!("Three dice: a 13 brings {doom} Doom, {otherwise}.")
        }
        HoldEffect::StasisCards { by } => {
            format!("Stasis cards for the next stasis: {}.", amount(by))
        }
        HoldEffect::Goods { what, by } => format!("{what}: {}.", amount(by)),
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
pub(crate) fn brought(state: &State, spoil: &Spoil) -> Option<String> {
    let name = state.name(&spoil.faction);
    let sum: u32 = spoil.dice.iter().flatten().sum();
    Some(match spoil.brought.as_ref()? {
        Brought::Wrath(by) => format!("Divine Wrath +{by}."),
        Brought::StasisCards(by) => format!("The {name} keep {by} for the next stasis."),
        Brought::Goods { what, by } => {
            format!("The {name} gain {by} × {what}; Control hands over.")
        }
        Brought::Thirteen(doom) => format!("A 13: the {name} gain {doom} Doom."),
        Brought::Nothing => format!("{sum}: nothing stirs."),
        Brought::Talents(by) => format!("{sum}: the {name} gain {by} Talents."),
        Brought::ToShare => return None,
        Brought::Shared { what, each } => {
            let given = spoil.given.iter().zip(each).map(|(whose, by)| match whose {
                Some(whose) => format!("{} {by}", state.name(whose)),
                None => format!("{by} is lost"),
            });
            format!("{}: {}.", counter(*what), given.collect::<Vec<_>>().join(", "))
        }
    })
}

/// Special objectives bring what they bring.
pub(crate) const SPOILS: Said = Said {
    headline: |_| "The city pays whoever holds it.".into(),
    clock: Some(|_| ("Spoils", "It goes on.")),
    button: |state| match wanted(state).first() {
        Some(throw) => (
            format!("Throw for the {}", state.name(&throw.faction)),
            "The program throws; dice of the table can be entered instead.",
        ),
        None => (
            "Draw up the score sheet".into(),
            "Every Victory Point is counted and shown with its rule.",
        ),
    },
    ..PLAIN
};

/// A holder shares out dice.
pub(crate) const SHARE: Said = Said {
    headline: |state| match sharing(state) {
        Some((_, spoil, _)) => format!(
            "{}: the {} share out the dice.",
            state.objective(&spoil.objective).name,
            state.name(&spoil.faction)
        ),
        None => String::new(),
    },
    now: |_| ("Share the dice", "Each die goes to a different faction.".into()),
    awaited: |_| "to share out the dice",
    clock: Some(|_| ("Dice", "The dice are shared out by lot.")),
    button: |_| {
        let says =
            "Each die goes to a faction by chance; until then the holder may share them out.";
        ("Share the dice by lot".into(), says)
    },
    ..PLAIN
};
