//! What is said of battles: what is going on, and how one ended (S-16 to S-21).

use crate::ids::FactionId;
use crate::law::settings::BattleOrder;
use crate::stasis::battle::rules::chooses;
use crate::stasis::battle::{Battle, HeroFate, Loss, SideFate};
use crate::state::{Faction, State};
use crate::steps::words::{Ask, Meanwhile, PLAIN, Said, Urgency, missing, tally};

/// How a battle ended, with the rule that decided; none before it is fought.
pub(crate) fn verdict(state: &State, battle: &Battle) -> Option<(String, &'static str)> {
    let fought = battle.fought.as_ref()?;
    let place = &state.objective(&battle.objective).name;
    let tied: Vec<&FactionId> = battle
        .sides
        .iter()
        .zip(&fought.fates)
        .filter(|(_, fate)| **fate == SideFate::Tied)
        .map(|(side, _)| &side.faction)
        .collect();
    let (sentence, rule) = match &fought.holder {
        Some(holder) => (format!("The {} hold the {place}.", state.name(holder)), "S-21"),
        None if tied.is_empty() => {
            (format!("A natural 13 for everybody: nobody holds the {place}."), "S-19")
        }
        None => {
            let names = state.names(tied);
            (format!("{names} are tied: the {place} is empty."), "S-20")
        }
    };
    let fought_where = if fought.on_the_real_map() { "Fought on the real map. " } else { "" };
    Some((format!("{fought_where}{sentence}"), rule))
}

/// What those lost who do not hold the place, a sentence each.
pub(crate) fn losses(state: &State, losses: &[Loss]) -> Vec<String> {
    let of = |loss: &Loss| {
        let name = state.name(&loss.faction);
        let dead = loss.heroes.iter().filter(|(_, fate)| *fate == HeroFate::Dies);
        let dead = dead.map(|(hero, _)| format!("{hero} of the {name} dies."));
        let gone = match loss.units.count() {
            0 => None,
            1 => Some(format!("The {name} lose 1 unit.")),
            more => Some(format!("The {name} lose {more} units.")),
        };
        dead.chain(gone).collect::<Vec<_>>()
    };
    losses.iter().flat_map(of).collect()
}

/// Dice for a card or a megaproject wait for Control's hand.
pub(crate) const HAND_DICE: Said = Said {
    headline: |_| "Dice are thrown at the table.".into(),
    button: |_| ("Let the program throw".into(), "They fall on every screen at once."),
    ..PLAIN
};

/// The city before a battle is chosen.
pub(crate) const BATTLES: Said = Said {
    headline: |state| match state.the_streets().battles.len() {
        0 => "Nobody contests anything: no battle is fought.".into(),
        1 => "One battle is to be fought.".into(),
        more => format!("{more} battles are to be fought."),
    },
    clock: Some(|_| ("Battles", "The next battle begins.")),
    button: |state| (next(state), then(state)),
    ..PLAIN
};

/// Tyche is spent in secret on the battle on the table.
pub(crate) const TYCHE: Said = Said {
    headline: calls_on_tyche,
    now: |_| ("Tyche?", "A Tyche buys a die for this roll. Nobody sees it yet.".into()),
    meanwhile: Meanwhile::Asks(tyche),
    awaited: |_| "to call on Tyche or not",
    clock: Some(|_| ("Tyche", "The Tyche dice are shown.")),
    button: |state| {
        let label = format!("Show the Tyche dice: {}", buyers_in(state));
        (label, "All choices are shown at once and paid for.")
    },
};

/// The battle's dice are about to be thrown.
pub(crate) const DICE: Said = Said {
    headline: |state| format!("The battle for the {}: the dice.", place(state)),
    clock: Some(|_| ("Dice", "The dice are thrown.")),
    button: |_| {
        ("Throw the dice".into(), "The program throws; dice of the table can be entered instead.")
    },
    ..PLAIN
};

/// The battle is fought; its winner judges Heroes.
pub(crate) const BATTLE: Said = Said {
    headline: fought,
    now: |_| ("Mercy?", "Beaten Heroes are in your hands.".into()),
    awaited: |_| "to judge Heroes",
    clock: Some(|_| ("Battle", "Heroes not judged are spared; the next battle begins.")),
    button: |state| {
        let picks = state.settings.battle_order == BattleOrder::ControlPicks;
        if picks && state.the_streets().next_battle().is_some() {
            return ("To the other battles".into(), "Control picks which is fought next.");
        }
        (next(state), spares(state))
    },
    ..PLAIN
};

fn tyche(state: &State, faction: &Faction) -> Ask {
    if state.the_streets().tyche.is_in(&faction.id) {
        return Ask::new(Urgency::Done, "Locked", "Nobody sees it before all are shown.");
    }
    Ask::new(Urgency::Wait, "Stasis", calls_on_tyche(state))
}

fn calls_on_tyche(state: &State) -> String {
    format!("The battle for the {}: who calls on Tyche?", place(state))
}

fn buyers_in(state: &State) -> String {
    let sides = state.the_streets().battle().into_iter().flat_map(|battle| &battle.sides);
    tally(state, sides.filter(|side| chooses(state, &side.faction)).count())
}

/// Where the battle on the table is fought.
fn place(state: &State) -> &str {
    let battle = state.city.streets.as_ref().and_then(|streets| streets.battle());
    battle.map_or("city", |battle| &state.objective(&battle.objective).name)
}

fn fought(state: &State) -> String {
    let battle = state.city.streets.as_ref().and_then(|streets| streets.battle());
    let verdict = battle.and_then(|battle| verdict(state, battle));
    verdict.map_or(String::new(), |(sentence, _)| sentence)
}

/// What follows when it goes on.
fn then(state: &State) -> &'static str {
    match state.the_streets().next_battle() {
        Some(_) => "Its sides are shown; Tyche may be bought.",
        None => "It is settled who holds each place, and the city pays.",
    }
}

/// The same after a battle whose Heroes may still be judged.
fn spares(state: &State) -> &'static str {
    if missing(state).is_empty() { then(state) } else { "Heroes that are not judged are spared." }
}

fn next(state: &State) -> String {
    match state.the_streets().next_battle() {
        Some(battle) => format!("Battle for the {}", state.objective(&battle.objective).name),
        None => "Settle who holds the city".into(),
    }
}
