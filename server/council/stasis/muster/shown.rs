//! The muster (S-6 to S-9) on screens, among the offers, in words and in the log.

use game::{Name, Text, text};
use serde::Serialize;

use crate::action::{Action, Group};
use crate::command::Command;
use crate::control::seats::script::Playing;
use crate::control::stage::Scene;
use crate::cycle::grants::Hero;
use crate::figures::count;
use crate::ids::FactionId;
use crate::ledger::{Figure, Part};
use crate::log::NewLine;
use crate::stasis::cards;
use crate::stasis::cards::words::{choosers_in, ready, say_ready};
use crate::stasis::cards::{CardsCommand, Deal};
use crate::stasis::muster::rules::living;
use crate::stasis::muster::{HeroAt, MusterCommand, MusterEvent};
use crate::stasis::streets::Streets;
use crate::stasis::told::{dice, told};
use crate::state::{Faction, State};
use crate::steps::words::{Ask, Meanwhile, PLAIN, Said};
use crate::{figures, ledger};

// What each faction brings to a stasis, as everybody sees it (S-1 to S-9).

/// A Hero in the streets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct StreetHero {
    /// The name.
    pub name: String,
    /// 1 to 3.
    pub value: u32,
}

/// What a faction brings to a stasis.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct CampView {
    /// Whose.
    pub faction: FactionId,
    /// Stasis cards in hand; which ones is secret.
    pub cards: u32,
    /// How many cards were drawn and why (S-1 to S-4).
    pub drawn: Figure,
    /// Mobs not yet placed, and where they come from (S-6, S-8).
    pub mobs: Figure,
    /// Military units not yet placed (S-6).
    pub military: Figure,
    /// Units on the maps.
    pub placed: u32,
    /// Its Heroes, the living ones and those that fell in this stasis.
    pub heroes: Vec<CampHero>,
    /// Whether its Archon has said that it is ready.
    pub ready: bool,
    /// Objectives where it stands, or which it holds once that is known.
    pub holds: u32,
    /// Objectives at which it leads; see [`leader`](crate::view::ObjectiveView::leader).
    pub leads: u32,
}

/// A Hero of a camp.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct CampHero {
    /// The name.
    pub name: String,
    /// 1 to 3.
    pub value: u32,
    /// Where it is.
    pub at: HeroAt,
}

/// Heroes with their values.
pub(crate) fn heroes<'a>(heroes: impl Iterator<Item = (&'a str, u32)>) -> Vec<StreetHero> {
    heroes.map(|(name, value)| StreetHero { name: name.to_owned(), value }).collect()
}

pub(crate) fn camp(state: &State, streets: &Streets, id: &FactionId, leads: u32) -> CampView {
    let (camp, faction) = (streets.camp(id), state.faction(id));
    let part = |(why, by): &(Deal, u32)| Part {
        label: cards::words::deal(why),
        by: i32::try_from(*by).unwrap_or(i32::MAX),
    };
    let placed = streets.grounds.iter().map(|ground| ground.of(id).count()).sum();
    let holds = match streets.settled {
        true => streets.grounds.iter().filter(|row| row.holder.as_ref() == Some(id)).count(),
        false => streets.grounds.iter().filter(|row| row.of(id).count() > 0).count(),
    };
    CampView {
        faction: id.clone(),
        cards: count(camp.hand.len()),
        drawn: figures::sum(camp.drawn.iter().map(part).collect()),
        mobs: ledger::figure(&camp.mobs),
        military: ledger::figure(&camp.military),
        placed,
        heroes: faction
            .heroes
            .iter()
            .filter_map(|hero| {
                let at = streets.heroes.get(&hero.name)?.clone();
                Some(CampHero { name: hero.name.clone(), value: hero.value, at })
            })
            .collect(),
        ready: streets.ready.contains(id),
        holds: count(holds),
        leads,
    }
}

// Heroes that an Archon may commit or keep safe (S-9).

pub(crate) fn commit(state: &State, hero: &Hero) -> Action {
    let safe = state.the_streets().heroes.get(&hero.name) == Some(&HeroAt::Safe);
    let (label, says) = if safe {
        let says = text!("muster-to-every-throw-where-it", hero = hero.value);
        (text!("muster-commit", who = &hero.name), says)
    } else {
        (text!("muster-keep-safe", who = &hero.name), text!("muster-out-of-the-fight-and"))
    };
    let (step, committed) = (state.course.step_number, safe);
    let command =
        Command::Muster(MusterCommand::CommitHero { step, hero: hero.name.clone(), committed });
    Action::new(format!("commit:{}", hero.name), Group::Commit, label, says, command)
}

// What is said of the muster, and units in words (S-6 to S-9).

/// "1 mob", "3 mobs and 1 military unit".
pub(crate) fn units(mobs: u32, military: u32) -> Text {
    match (mobs, military) {
        (0, 0) => text!("muster-no-unit"),
        (mobs, 0) => text!("muster-mobs", mobs = mobs),
        (0, military) => text!("muster-military", military = military),
        (mobs, military) => text!("muster-mobs-and-military", mobs = mobs, military = military),
    }
}

/// Units are mustered, Heroes committed or sent to safety.
pub(crate) const MUSTER: Said = Said {
    scene: |_| Scene::City,
    archon: commit_or_say_ready,
    headline: |_| text!(HEADLINE),
    now: |_| (text!("muster-muster-2"), text!("muster-commit-heroes-to-the-fight")),
    meanwhile: Meanwhile::Asks(|state, faction| {
        ready(state, faction).unwrap_or_else(|| Ask::headline(text!("muster-stasis")))
    }),
    awaited: |_| text!("muster-to-commit-heroes"),
    clock: Some(|_| (text!("muster-muster-2"), text!("muster-the-first-turn-begins"))),
    button: |state| {
        let label = text!("muster-begin-the-deployment", choosers_in = choosers_in(state));
        (label, text!("muster-the-first-turn-begins-heroes"))
    },
    plays: commits_and_is_ready,
    waited: "advice-waiting-muster",
    ..PLAIN
};

const HEADLINE: &str = "muster-the-factions-muster-heroes-choose";

// What the log says of the muster (S-6 to S-9).

/// The line of an event.
pub(crate) fn after(state: &State, event: &MusterEvent) -> Option<NewLine> {
    Some(match event {
        MusterEvent::Mustered { faction, projects, .. } => {
            let camp = state.the_streets().camp(faction).reserve();
            let dice = match projects.as_slice() {
                [] => Text::default(),
                rolled => text!("muster-megaprojects-rolled", rolled = dice(rolled)),
            };
            let name = state.name(faction);
            let text = text!(
                "muster-muster",
                name = Name::of(name),
                military = units(camp.mobs, camp.military),
                dice = dice
            );
            told(text).about([faction])
        }
        MusterEvent::HeroCommitted { faction, hero, committed } => {
            let does = if *committed {
                text!("muster-joins-the-fight")
            } else {
                text!("muster-is-sent-to-safety")
            };
            told(text!("muster-of", hero = hero, who = Name::of(state.name(faction)), does = does))
                .about([faction])
                .of_seat()
        }
    })
}

fn commit_or_say_ready(state: &State, faction: &Faction) -> Vec<Action> {
    let heroes = living(faction).map(|hero| commit(state, hero));
    heroes.chain(say_ready(state, faction)).collect()
}

/// The program commits each Hero or does not, and is ready.
fn commits_and_is_ready(seat: &mut Playing<'_>) -> Vec<Command> {
    let mut commands = seat.offered(&[Group::Commit]);
    commands.retain(|_| seat.happens(1, 2));
    commands.push(Command::Cards(CardsCommand::Ready { step: seat.state.course.step_number }));
    commands
}
