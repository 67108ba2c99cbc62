//! What Stasis cards say (S-11).

use game::{Text, text};

use crate::content::{Ground, StreetEffect};
use crate::stasis::deploy::Aim;
use crate::stasis::muster::words::units;
use crate::state::State;

/// A target of a Stasis card.
pub(crate) fn aim(state: &State, aim: &Aim) -> Text {
    match aim {
        Aim::Objective(id) => (&state.objective(id).name).into(),
        Aim::Faction(id) => state.name(id).into(),
        Aim::Hero(name) => name.into(),
    }
}

fn cards(number: u32) -> Text {
    if number == 1 { text!("powers-1-card") } else { text!("powers-cards-2", number = number) }
}

/// What a Stasis card does, as the card says it.
pub(crate) fn street_effect(effect: &StreetEffect) -> Text {
    let ground = |at: &Ground| match at {
        Ground::Own => text!("powers-where-you-have-units"),
        Ground::Any => text!("powers-anywhere"),
    };
    match effect {
        StreetEffect::Muster { mobs, military, at } => {
            let count = mobs + military;
            text!("powers-up", units = units(*mobs, *military), count = count, at = ground(at))
        }
        StreetEffect::Uprising { dice: 1, at } => {
            text!("powers-roll-a-die-as-many", at = ground(at))
        }
        StreetEffect::Uprising { dice, at } => {
            text!("powers-roll-dice-as-many-mobs", dice = dice, at = ground(at))
        }
        StreetEffect::Recruit { mobs, military } => {
            text!("powers-join-your-reserve", units = units(*mobs, *military))
        }
        StreetEffect::March { units, across: true } => {
            text!("powers-march-up-to-of-your", units = units)
        }
        StreetEffect::March { units, across: false } => {
            text!("powers-march-up-to-of-your-2", units = units)
        }
        StreetEffect::Rush { units } => {
            text!("powers-place-up-to-units-of", units = units)
        }
        StreetEffect::FallBack { units } => {
            text!("powers-take-up-to-of-your", units = units)
        }
        StreetEffect::Promote { mobs } => {
            text!("powers-up-to-of-your-mobs", mobs = mobs)
        }
        StreetEffect::Rally { by } => text!("powers-your-battle-roll-at-one", by = by),
        StreetEffect::Curse { by } => text!("powers-a-rivals-battle-roll-at", by = by),
        StreetEffect::Barricade => {
            text!("powers-nobody-else-may-enter-one")
        }
        StreetEffect::TearDown => text!("powers-a-rivals-barricade-falls"),
        StreetEffect::Panic { mobs } => {
            text!("powers-up-to-mobs-of-a", mobs = mobs)
        }
        StreetEffect::Fire { units } => {
            text!("powers-everybody-at-one-objective-you", units = units)
        }
        StreetEffect::Elephants => {
            text!("powers-everybody-with-mobs-at-one")
        }
        StreetEffect::RoofTile { at_least } => {
            text!("powers-roll-a-die-at-a", at_least = at_least)
        }
        StreetEffect::Ambush => {
            text!("powers-a-rivals-hero-dies-where")
        }
        StreetEffect::Rescue => text!("powers-one-of-your-heroes-in"),
        StreetEffect::Summon => {
            text!("powers-one-of-your-heroes-safe")
        }
        StreetEffect::Duel => text!("powers-your-hero-fights-a-rivals"),
        StreetEffect::Bribe { mobs } => {
            text!("powers-up-to-mobs-of-a-2", mobs = mobs)
        }
        StreetEffect::Colossus => text!("powers-lead-the-colossus-to-another"),
        StreetEffect::Steal { cards: number } => {
            text!("powers-take-at-random-from-a", number = cards(*number))
        }
        StreetEffect::Confiscate { cards: number } => {
            text!("powers-a-rival-discards-at-random", number = cards(*number))
        }
        StreetEffect::Look => text!("powers-look-at-a-rivals-hand"),
        StreetEffect::Exchange => text!("powers-trade-hands-with-a-rival"),
        StreetEffect::Draw { cards: number } => text!("powers-draw", number = cards(*number)),
    }
}

/// What a card asks for first, and second where it does.
pub(crate) fn questions(effect: &StreetEffect) -> (Text, Text) {
    match effect {
        StreetEffect::March { .. } => (text!("powers-from-where"), text!("powers-where-to")),
        StreetEffect::Curse { .. } | StreetEffect::Panic { .. } | StreetEffect::Bribe { .. } => {
            (text!("powers-where"), text!("powers-whom"))
        }
        StreetEffect::Steal { .. }
        | StreetEffect::Confiscate { .. }
        | StreetEffect::Look
        | StreetEffect::Exchange => (text!("powers-whose-hand"), Text::default()),
        StreetEffect::RoofTile { .. } | StreetEffect::Ambush | StreetEffect::Rescue => {
            (text!("powers-which-hero"), Text::default())
        }
        StreetEffect::Summon => (text!("powers-which-hero"), text!("powers-where")),
        StreetEffect::Duel => (text!("powers-your-hero"), text!("powers-against-whom")),
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
        | StreetEffect::Colossus => (text!("powers-where"), Text::default()),
        StreetEffect::Recruit { .. } | StreetEffect::Draw { .. } => Default::default(),
    }
}
