//! What Stasis cards say (S-11).

use crate::content::{Ground, StreetEffect};
use crate::stasis::deploy::Aim;
use crate::stasis::muster::words::units;
use crate::state::State;

/// A target of a Stasis card.
pub(crate) fn aim(state: &State, aim: &Aim) -> String {
    match aim {
        Aim::Objective(id) => state.objective(id).name.clone(),
        Aim::Faction(id) => state.name(id).to_owned(),
        Aim::Hero(name) => name.clone(),
    }
}

fn cards(number: u32) -> String {
    if number == 1 { "1 card".into() } else { format!("{number} cards") }
}

/// What a Stasis card does, as the card says it.
pub(crate) fn street_effect(effect: &StreetEffect) -> String {
    let ground = |at: &Ground| match at {
        Ground::Own => "where you have units",
        Ground::Any => "anywhere",
    };
    match effect {
        StreetEffect::Muster { mobs, military, at } => {
            let stand = if mobs + military == 1 { "stands" } else { "stand" };
            format!("{} {stand} up {}.", units(*mobs, *military), ground(at))
        }
        StreetEffect::Uprising { dice: 1, at } => {
            format!("Roll a die: as many mobs stand up {}.", ground(at))
        }
        StreetEffect::Uprising { dice, at } => {
            format!("Roll {dice} dice: as many mobs stand up {}.", ground(at))
        }
        StreetEffect::Recruit { mobs, military } => {
            format!("{} join your reserve.", units(*mobs, *military))
        }
        StreetEffect::March { units, across: true } => format!(
            "March up to {units} of your units, and your Heroes with them, to any other objective."
        ),
        StreetEffect::March { units, across: false } => format!(
            "March up to {units} of your units, and your Heroes with them, within their map."
        ),
        StreetEffect::Rush { units } => {
            format!("Place up to {units} units of your reserve at one objective.")
        }
        StreetEffect::FallBack { units } => {
            format!("Take up to {units} of your units at one objective back into reserve.")
        }
        StreetEffect::Promote { mobs } => {
            format!("Up to {mobs} of your mobs at one objective become military units.")
        }
        StreetEffect::Rally { by } => format!("Your battle roll at one objective gains {by}."),
        StreetEffect::Curse { by } => format!("A rival’s battle roll at one objective loses {by}."),
        StreetEffect::Barricade => {
            "Nobody else may enter one objective while your units stand there.".into()
        }
        StreetEffect::TearDown => "A rival’s barricade falls.".into(),
        StreetEffect::Panic { mobs } => {
            format!("Up to {mobs} mobs of a rival at one objective run back into its reserve.")
        }
        StreetEffect::Fire { units } => {
            format!("Everybody at one objective, you too, loses up to {units} units, mobs first.")
        }
        StreetEffect::Elephants => {
            "Everybody with mobs at one objective rolls a die and loses that many.".into()
        }
        StreetEffect::RoofTile { at_least } => {
            format!("Roll a die at a rival’s Hero in the streets: {at_least} or more kills.")
        }
        StreetEffect::Ambush => {
            "A rival’s Hero dies where you have more units than its faction.".into()
        }
        StreetEffect::Rescue => "One of your Heroes in the streets goes to safety.".into(),
        StreetEffect::Summon => {
            "One of your Heroes, safe or in reserve, appears at an objective.".into()
        }
        StreetEffect::Duel => "Your Hero fights a rival’s at the same objective: a die plus value \
                               each, and the lower dies."
            .into(),
        StreetEffect::Bribe { mobs } => {
            format!("Up to {mobs} mobs of a rival at one objective come over to you.")
        }
        StreetEffect::Colossus => "Lead the Colossus to another objective.".into(),
        StreetEffect::Steal { cards: number } => {
            format!("Take {} at random from a rival’s hand.", cards(*number))
        }
        StreetEffect::Confiscate { cards: number } => {
            format!("A rival discards {} at random.", cards(*number))
        }
        StreetEffect::Look => "Look at a rival’s hand.".into(),
        StreetEffect::Exchange => "Trade hands with a rival.".into(),
        StreetEffect::Draw { cards: number } => format!("Draw {}.", cards(*number)),
    }
}

/// What a card asks for first, and second where it does.
pub(crate) fn questions(effect: &StreetEffect) -> (&'static str, &'static str) {
    match effect {
        StreetEffect::March { .. } => ("From where?", "Where to?"),
        StreetEffect::Curse { .. } | StreetEffect::Panic { .. } | StreetEffect::Bribe { .. } => {
            ("Where?", "Whom?")
        }
        StreetEffect::Steal { .. }
        | StreetEffect::Confiscate { .. }
        | StreetEffect::Look
        | StreetEffect::Exchange => ("Whose hand?", ""),
        StreetEffect::RoofTile { .. } | StreetEffect::Ambush | StreetEffect::Rescue => {
            ("Which Hero?", "")
        }
        StreetEffect::Summon => ("Which Hero?", "Where?"),
        StreetEffect::Duel => ("Your Hero?", "Against whom?"),
        StreetEffect::Muster { .. }
        | StreetEffect::Uprising { .. }
        | StreetEffect::Rush { .. }
        | StreetEffect::FallBack { .. }
        | StreetEffect::Promote { .. }
        | StreetEffect::Rally { .. }
        | StreetEffect::Barricade
        | StreetEffect::TearDown
        | StreetEffect::Fire { .. }
        | StreetEffect::Elephants
        | StreetEffect::Colossus => ("Where?", ""),
        StreetEffect::Recruit { .. } | StreetEffect::Draw { .. } => ("", ""),
    }
}
