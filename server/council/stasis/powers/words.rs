//! What Stasis cards do (S-11) in words and in the log.

use game::{Joined, Name, Text, text};

use crate::content::{Ground, StreetEffect};
use crate::ids::ObjectiveId;
use crate::log::NewLine;
use crate::stasis::battle::Throw;
use crate::stasis::deploy::{Aim, Spot};
use crate::stasis::muster::HeroAt;
use crate::stasis::muster::shown::units;
use crate::stasis::powers::PowersEvent;
use crate::stasis::told::{by_hand, dice, told};
use crate::state::State;
use crate::words::signed;

// What Stasis cards say (S-11).

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

// What the log says of Stasis cards played (S-11). Cards in hand are never named (N-1).

/// The line of an event.
pub(crate) fn after(state: &State, event: &PowersEvent) -> Option<NewLine> {
    Some(match event {
        PowersEvent::CardRolled { throws, by_hand: hand } => {
            let one = |throw: &Throw| {
                text!("powers-dice-of", who = state.name(&throw.faction), dice = dice(&throw.dice))
            };
            let throws = Joined::of("and-semicolon", throws.iter().map(one));
            told(text!("powers-dice", throws = throws, hand = by_hand(*hand)))
        }
        PowersEvent::UnitsMoved { faction, mobs, military, from, to } => {
            let (name, units) = (state.name(faction), units(*mobs, *military));
            moved(state, name, units, from, to).about([faction])
        }
        PowersEvent::UnitsPromoted { faction, objective, mobs } => {
            let (name, place) = (state.name(faction), &state.objective(objective).name);
            let units = units(*mobs, 0);
            told(text!(
                "powers-of-at-the-become-military",
                units = units,
                name = Name::of(name),
                place = place
            ))
            .about([faction])
            .at(objective)
        }
        PowersEvent::SidesChanged { from, to, objective, mobs } => {
            let (loser, winner) = (state.name(from), state.name(to));
            let (units, place) = (units(*mobs, 0), &state.objective(objective).name);
            told(text!(
                "powers-of-the-at-the-go",
                units = units,
                loser = loser,
                place = place,
                winner = winner
            ))
            .about([to])
            .at(objective)
        }
        PowersEvent::HeroMoved { faction, hero, to } => {
            let name = state.name(faction);
            let text = match to {
                HeroAt::Dead => text!("powers-of-dies", hero = hero, name = Name::of(name)),
                HeroAt::Safe => text!("powers-of-is-in-safety", hero = hero, name = Name::of(name)),
                HeroAt::Reserve => {
                    text!("powers-of-waits-in-reserve", hero = hero, name = Name::of(name))
                }
                HeroAt::Objective(at) => {
                    text!(
                        "powers-of-is-now-at",
                        hero = hero,
                        name = Name::of(name),
                        who = Name::of(&state.objective(at).name)
                    )
                }
            };
            told(text).about([faction])
        }
        PowersEvent::RollChanged { faction, objective, by, .. } => {
            let (name, place) = (state.name(faction), &state.objective(objective).name);
            let by = signed(*by);
            told(text!("powers-roll-with-at-the", name = Name::of(name), by = by, place = place))
                .about([faction])
                .at(objective)
        }
        PowersEvent::BarricadeRaised { faction, objective } => {
            let (name, place) = (state.name(faction), &state.objective(objective).name);
            told(text!("powers-barricade-the", name = Name::of(name), place = place))
                .about([faction])
                .at(objective)
        }
        PowersEvent::BarricadeFell { objective } => {
            let place = &state.objective(objective).name;
            told(text!("powers-the-barricade-at-the-falls", place = place)).at(objective)
        }
        PowersEvent::HandMoved { from, to, cards } => {
            let number = cards.len();
            let cards = if number == 1 {
                text!("powers-1-card")
            } else {
                text!("powers-cards-2", number = number)
            };
            let loser = state.name(from);
            match to {
                Some(to) => told(text!(
                    "powers-take-from-the",
                    who = Name::of(state.name(to)),
                    cards = cards,
                    loser = loser
                ))
                .about([to]),
                None => {
                    told(text!("powers-the-discard", loser = loser, cards = cards)).about([from])
                }
            }
        }
        PowersEvent::HandsTraded { one, other } => {
            let (one, other) = (state.name(one), state.name(other));
            told(text!("powers-the-and-the-trade-hands", one = one, other = other))
        }
        PowersEvent::HandSeen { by, whose } => told(text!(
            "powers-look-at-the-hand-of",
            who = Name::of(state.name(by)),
            who2 = Name::of(state.name(whose))
        ))
        .about([by]),
    })
}

fn moved(state: &State, name: &str, units: Text, from: &Spot, to: &Spot) -> NewLine {
    let place = |id: &ObjectiveId| state.objective(id).name.clone();
    match (from, to) {
        (Spot::Away | Spot::Reserve, Spot::Objective(at)) => told(text!(
            "powers-of-join-at-the",
            units = units,
            name = Name::of(name),
            at = place(at)
        ))
        .at(at),
        (_, Spot::Reserve) => {
            told(text!("powers-of-stand-in-reserve", units = units, name = Name::of(name)))
        }
        (Spot::Objective(at), Spot::Away) => {
            told(text!("powers-lose-at-the", name = Name::of(name), units = units, at = place(at)))
                .at(at)
        }
        (Spot::Objective(from), Spot::Objective(to)) => {
            let (from, there) = (place(from), place(to));
            told(text!(
                "powers-of-march-from-the-to",
                units = units,
                name = Name::of(name),
                from = from,
                there = there
            ))
            .at(to)
        }
        (_, Spot::Away) => told(text!("powers-lose", name = Name::of(name), units = units)),
    }
}
