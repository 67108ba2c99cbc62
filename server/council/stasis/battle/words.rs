//! What is said of battles: what is going on, and how one ended (S-16 to S-21).

use game::{Name, Text, text};

use crate::ids::FactionId;
use crate::law::settings::BattleOrder;
use crate::stasis::battle::rules::chooses;
use crate::stasis::battle::{Battle, HeroFate, Loss, SideFate};
use crate::state::{Faction, State};
use crate::steps::words::{Ask, Meanwhile, PLAIN, Said, Urgency, missing, tally};

/// How a battle ended, with the rule that decided; none before it is fought.
pub(crate) fn verdict(state: &State, battle: &Battle) -> Option<(Text, &'static str)> {
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
        Some(holder) => {
            (text!("battle-hold-the", who = Name::of(state.name(holder)), place = place), "S-21")
        }
        None if tied.is_empty() => {
            (text!("battle-a-natural-13-for-everybody", place = place), "S-19")
        }
        None => {
            let names = state.named(tied);
            (text!("battle-are-tied-the-is-empty", names = names, place = place), "S-20")
        }
    };
    let fought_where = if fought.on_the_real_map() {
        text!("battle-fought-on-the-real-map")
    } else {
        Text::default()
    };
    Some((text!("battle-where-and-how", fought_where = fought_where, sentence = sentence), rule))
}

/// What those lost who do not hold the place, a sentence each.
pub(crate) fn losses(state: &State, losses: &[Loss]) -> Vec<Text> {
    let of = |loss: &Loss| {
        let name = state.name(&loss.faction);
        let dead = loss.heroes.iter().filter(|(_, fate)| *fate == HeroFate::Dies);
        let dead =
            dead.map(|(hero, _)| text!("battle-of-dies", hero = hero, name = Name::of(name)));
        let gone = match loss.units.count() {
            0 => None,
            1 => Some(text!("battle-lose-1-unit", name = Name::of(name))),
            more => Some(text!("battle-lose-units", name = Name::of(name), more = more)),
        };
        dead.chain(gone).collect::<Vec<_>>()
    };
    losses.iter().flat_map(of).collect()
}

/// Dice for a card or a megaproject wait for Control's hand.
pub(crate) const HAND_DICE: Said = Said {
    headline: |_| text!("battle-dice-are-thrown-at-the"),
    button: |_| (text!("battle-let-the-program-throw"), text!("battle-they-fall-on-every-screen")),
    ..PLAIN
};

/// The city before a battle is chosen.
pub(crate) const BATTLES: Said = Said {
    headline: |state| match state.the_streets().battles.len() {
        0 => text!("battle-nobody-contests-anything-no-battle"),
        1 => text!("battle-one-battle-is-to-be"),
        more => text!("battle-battles-are-to-be-fought", more = more),
    },
    clock: Some(|_| (text!("battle-battles"), text!("battle-the-next-battle-begins"))),
    button: |state| (next(state), then(state)),
    ..PLAIN
};

/// Tyche is spent in secret on the battle on the table.
pub(crate) const TYCHE: Said = Said {
    headline: calls_on_tyche,
    now: |_| (text!("battle-tyche-4"), text!("battle-a-tyche-buys-a-die")),
    meanwhile: Meanwhile::Asks(tyche),
    awaited: |_| text!("battle-to-call-on-tyche-or"),
    clock: Some(|_| (text!("battle-tyche-3"), text!("battle-the-tyche-dice-are-shown"))),
    button: |state| {
        let label = text!("battle-show-the-tyche-dice", buyers_in = buyers_in(state));
        (label, text!("battle-all-choices-are-shown-at"))
    },
};

/// The battle's dice are about to be thrown.
pub(crate) const DICE: Said = Said {
    headline: |state| text!("battle-the-battle-for-the-the", place = place(state)),
    clock: Some(|_| (text!("battle-dice-2"), text!("battle-the-dice-are-thrown"))),
    button: |_| (text!("battle-throw-the-dice"), text!("battle-the-program-throws-dice-of")),
    ..PLAIN
};

/// The battle is fought; its winner judges Heroes.
pub(crate) const BATTLE: Said = Said {
    headline: fought,
    now: |_| (text!("battle-mercy"), text!("battle-beaten-heroes-are-in-your")),
    awaited: |_| text!("battle-to-judge-heroes"),
    clock: Some(|_| (text!("battle-battle-2"), text!("battle-heroes-not-judged-are-spared"))),
    button: |state| {
        let picks = state.settings.battle_order == BattleOrder::ControlPicks;
        if picks && state.the_streets().next_battle().is_some() {
            return (
                text!("battle-to-the-other-battles"),
                text!("battle-control-picks-which-is-fought"),
            );
        }
        (next(state), spares(state))
    },
    ..PLAIN
};

fn tyche(state: &State, faction: &Faction) -> Ask {
    if state.the_streets().tyche.is_in(&faction.id) {
        return Ask::new(
            Urgency::Done,
            text!("battle-locked"),
            text!("battle-nobody-sees-it-before-all"),
        );
    }
    Ask::headline(text!("battle-stasis"))
}

fn calls_on_tyche(state: &State) -> Text {
    text!("battle-the-battle-for-the-who", place = place(state))
}

fn buyers_in(state: &State) -> Text {
    let sides = state.the_streets().battle().into_iter().flat_map(|battle| &battle.sides);
    tally(state, sides.filter(|side| chooses(state, &side.faction)).count())
}

/// Where the battle on the table is fought.
fn place(state: &State) -> &str {
    let battle = state.city.streets.as_ref().and_then(|streets| streets.battle());
    battle.map_or("city", |battle| &state.objective(&battle.objective).name)
}

fn fought(state: &State) -> Text {
    let battle = state.city.streets.as_ref().and_then(|streets| streets.battle());
    let verdict = battle.and_then(|battle| verdict(state, battle));
    verdict.map_or(Text::default(), |(sentence, _)| sentence)
}

/// What follows when it goes on.
fn then(state: &State) -> Text {
    match state.the_streets().next_battle() {
        Some(_) => text!("battle-its-sides-are-shown-tyche"),
        None => text!("battle-it-is-settled-who-holds"),
    }
}

/// The same after a battle whose Heroes may still be judged.
fn spares(state: &State) -> Text {
    if missing(state).is_empty() { then(state) } else { text!("battle-heroes-that-are-not-judged") }
}

fn next(state: &State) -> Text {
    match state.the_streets().next_battle() {
        Some(battle) => {
            text!("battle-battle-for", place = &state.objective(&battle.objective).name)
        }
        None => text!("battle-settle-who-holds-the-city"),
    }
}
