//! Battles (S-16 to S-21) on screens and among the offers.

use game::{Name, Text, text};
use serde::{Deserialize, Serialize};

use crate::action::{Action, Group};
use crate::command::Command;
use crate::control::seats::script::Playing;
use crate::control::seats::{Hand, SealView};
use crate::control::stage::Scene;
use crate::figures;
use crate::figures::count;
use crate::ids::{FactionId, ObjectiveId};
use crate::law::settings::{BattleOrder, OddsShown};
use crate::ledger::{Figure, Part};
use crate::stasis::battle::rules::{at_mercy, chooses, may_pick, may_spend, most_tyche};
use crate::stasis::battle::{
    Awaited, Battle, BattleCommand, Mercy, Side, SideFate, Throw, WantedThrow, odds, words,
};
use crate::stasis::muster::shown::{StreetHero, heroes};
use crate::stasis::streets::Streets;
use crate::stasis::streets::rules::wanted;
use crate::state::{Faction, State};
use crate::steps::Step;
use crate::steps::words::{Meanwhile, PLAIN, Said};

// Battles as everybody sees them (S-16 to S-21).

/// A battle in the list of battles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct BattleRow {
    /// Where.
    pub objective: ObjectiveId,
    /// Who meets there.
    pub factions: Vec<FactionId>,
    /// How far it is.
    pub state: BattleState,
    /// The verdict once it is fought, in a sentence.
    pub verdict: Option<Text>,
    /// Who holds the objective after it.
    pub holder: Option<FactionId>,
}

/// How far a battle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum BattleState {
    Waiting,
    Now,
    Fought,
}

/// A battle on the table (S-16 to S-21). Its sides stay as they were when the dice were thrown.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct BattleView {
    /// Where.
    pub objective: ObjectiveId,
    /// Its place among the battles, from 1.
    pub number: u32,
    /// How many battles there are.
    pub of: u32,
    /// What was asked about Tyche dice, as the seals name it, once they are shown; none where nobody was
    /// asked.
    pub question: Option<String>,
    /// Who meets there, in turn order.
    pub sides: Vec<SideView>,
    /// Who may still buy a Tyche die and has not chosen (S-18).
    pub tyche_awaited: Vec<FactionId>,
    /// The exact odds, where Control shows them to everybody.
    pub odds: Option<OddsView>,
    /// How it ended.
    pub verdict: Option<BattleVerdict>,
    /// The Heroes that the winner judges or has judged (S-21).
    pub captives: Vec<CaptiveView>,
}

/// A side of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct SideView {
    /// Whose.
    pub faction: FactionId,
    /// Mobs: +1 each.
    pub mobs: u32,
    /// Military units: +3 each.
    pub military: u32,
    /// Heroes.
    pub heroes: Vec<StreetHero>,
    /// What it adds to its dice, with its parts.
    pub bonus: Figure,
    /// How many Tyche dice it bought, once that is shown (S-18).
    pub tyche: Option<u32>,
    /// Whose hand chose them, once they are shown.
    pub hand: Hand,
    /// What binds that choice.
    pub seal: SealView,
    /// The three dice, 1 to 6 each.
    pub dice: Option<[u32; 3]>,
    /// The Tyche dice.
    pub tyche_dice: Vec<u32>,
    /// Dice, Tyche dice and bonus, with its parts.
    pub total: Option<Figure>,
    /// What became of it.
    pub fate: Option<SideFate>,
}

/// How a battle ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct BattleVerdict {
    /// Who holds the objective.
    pub holder: Option<FactionId>,
    /// In a sentence.
    pub sentence: Text,
    /// The number of the rule that decided.
    pub rule: String,
    /// What else happened, a sentence each: Heroes that died, units that left.
    pub says: Vec<Text>,
}

/// A Hero at the winner's mercy (S-21).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct CaptiveView {
    /// Whose.
    pub faction: FactionId,
    /// The Hero.
    pub hero: String,
    /// The verdict once it is given.
    pub fate: Option<Mercy>,
}

/// The exact odds of a battle. Probabilities from 0 to 1.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct OddsView {
    /// For each side, in the battle's order: that it holds the objective.
    pub holds: Vec<f64>,
    /// For each side: that it throws a natural 13.
    pub thirteen: Vec<f64>,
    /// That nobody holds it.
    pub nobody: f64,
    /// What they are counted on: "before Tyche", "with Tyche as shown".
    pub basis: Text,
}

/// Dice that wait to be thrown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct DiceView {
    /// What they are for: "the battle for the Stadium".
    pub what: Text,
    /// Each throw that is wanted, in order.
    pub throws: Vec<WantedThrow>,
}

pub(crate) fn battle_row(state: &State, streets: &Streets, row: &Battle) -> BattleRow {
    let now = streets.battle().is_some_and(|battle| battle.objective == row.objective);
    let fought = row.fought.as_ref();
    let sides = row.sides.iter().map(|side| side.faction.clone()).collect();
    BattleRow {
        objective: row.objective.clone(),
        factions: if fought.is_some() {
            sides
        } else {
            state.all_present(&row.objective).cloned().collect()
        },
        state: match fought {
            _ if now => BattleState::Now,
            Some(_) => BattleState::Fought,
            None => BattleState::Waiting,
        },
        verdict: words::verdict(state, row).map(|(sentence, _)| sentence),
        holder: fought.and_then(|fought| fought.holder.clone()),
    }
}

pub(crate) fn battle_view(state: &State, streets: &Streets) -> Option<BattleView> {
    let row = streets.battle()?;
    let fought = streets.battles.iter().filter(|battle| battle.fought.is_some()).count();
    let number = if row.fought.is_some() { fought } else { fought + 1 };
    let open = state.settings.odds_shown == OddsShown::Everybody;
    let awaited = row.sides.iter().filter(|side| awaits_tyche(state, streets, side));
    Some(BattleView {
        objective: row.objective.clone(),
        number: count(number),
        of: count(streets.battles.len()),
        question: asked(row),
        sides: (0..row.sides.len()).map(|at| side(row, at, state)).collect(),
        tyche_awaited: awaited.map(|side| side.faction.clone()).collect(),
        odds: open.then(|| battle_odds(row)),
        verdict: verdict(state, row),
        captives: row
            .fought
            .iter()
            .flat_map(|fought| &fought.captives)
            .map(|captive| CaptiveView {
                faction: captive.faction.clone(),
                hero: captive.hero.clone(),
                fate: captive.fate,
            })
            .collect(),
    })
}

fn asked(row: &Battle) -> Option<String> {
    let shown = row.shown.as_ref()?;
    Some(shown.question.clone()).filter(|question| !question.is_empty())
}

fn awaits_tyche(state: &State, streets: &Streets, side: &Side) -> bool {
    let able = may_spend(state, &side.faction) && chooses(state, &side.faction);
    able && !streets.tyche.is_in(&side.faction)
}

fn side(row: &Battle, at: usize, state: &State) -> SideView {
    let side = &row.sides[at];
    let bonus = figures::sum(side.bonus.clone());
    let values = side.heroes.iter().filter_map(|name| Some((name.as_str(), state.hero(name)?.1)));
    let view = SideView {
        faction: side.faction.clone(),
        mobs: side.units.mobs,
        military: side.units.military,
        heroes: heroes(values),
        bonus,
        tyche: row.shown.as_ref().map(|_| side.tyche),
        hand: row.shown.as_ref().map_or(Hand::default(), |shown| shown.hand(&side.faction)),
        seal: row.shown.as_ref().map(|shown| shown.seal(&side.faction)).unwrap_or_default().into(),
        dice: None,
        tyche_dice: Vec::new(),
        total: None,
        fate: None,
    };
    let Some(fought) = &row.fought else { return view };
    let Some(throw) = fought.throws.get(at) else {
        return SideView { fate: Some(fought.fates[at]), ..view };
    };
    SideView {
        dice: <[u32; 3]>::try_from(&throw.dice[..]).ok(),
        tyche_dice: throw.tyche.clone(),
        total: Some(total(side, throw)),
        fate: Some(fought.fates[at]),
        ..view
    }
}

fn total(side: &Side, throw: &Throw) -> Figure {
    let pips = |dice: &[u32]| i32::try_from(dice.iter().sum::<u32>()).unwrap_or(i32::MAX);
    let dice = Part { label: text!("battle-part-dice"), by: pips(&throw.dice) };
    let tyche = Part { label: text!("figures-tyche"), by: pips(&throw.tyche) };
    let tyche = Some(tyche).filter(|part| part.by > 0);
    figures::sum([dice].into_iter().chain(tyche).chain(side.bonus.iter().cloned()).collect())
}

/// The exact odds; before the Tyche dice are shown, without them.
pub(crate) fn battle_odds(row: &Battle) -> OddsView {
    let side = |side: &Side| odds::Side {
        bonus: side.bonus.iter().map(|part| part.by).sum(),
        tyche: side.tyche,
    };
    let sides: Vec<odds::Side> = row.sides.iter().map(side).collect();
    let odds = odds::odds(&sides);
    let basis = if row.shown.is_some() {
        text!("battle-with-tyche-as-shown")
    } else {
        text!("battle-before-tyche")
    };
    OddsView {
        holds: odds.holds.iter().map(odds::Probability::to_f64).collect(),
        thirteen: odds.thirteen.iter().map(odds::Probability::to_f64).collect(),
        nobody: odds.nobody.to_f64(),
        basis,
    }
}

fn verdict(state: &State, row: &Battle) -> Option<BattleVerdict> {
    let (sentence, rule) = words::verdict(state, row)?;
    let fought = row.fought.as_ref()?;
    let thirteen = row.sides.iter().zip(&fought.fates);
    let thirteen = thirteen.filter(|(_, fate)| **fate == SideFate::Thirteen);
    let thirteen = thirteen.map(|(side, _)| {
        text!("battle-throw-a-natural-13-and", who = Name::of(state.name(&side.faction)))
    });
    Some(BattleVerdict {
        holder: fought.holder.clone(),
        sentence,
        rule: rule.into(),
        says: thirteen.chain(words::losses(state, &fought.losses)).collect(),
    })
}

/// The dice that wait to be thrown.
pub(crate) fn dice(state: &State) -> Option<DiceView> {
    let throws = wanted(state);
    let streets = state.city.streets.as_ref().filter(|_| !throws.is_empty())?;
    let place = |id| &state.objective(id).name;
    let what = if state.course.step == Step::BattleDice {
        text!("battle-the-battle-for-the-2", objective = place(&streets.battle()?.objective))
    } else if state.course.step == Step::Spoils {
        place(&streets.spoils[streets.open_spoil()?].objective).into()
    } else {
        match streets.pending.as_ref()? {
            Awaited::Projects => text!("battle-the-megaprojects"),
            Awaited::Card { card, .. } => {
                text!("battle-quoted", title = &state.street_card(card).title)
            }
        }
    };
    Some(DiceView { what, throws })
}

// What may be done about battles: which comes next, Tyche, mercy (S-16, S-18, S-21).

/// The battles that Control may put on the table.
pub(crate) fn picks(state: &State, streets: &Streets) -> Vec<Action> {
    if !may_pick(state) {
        return Vec::new();
    }
    let open = streets.battles.iter().filter(|row| row.fought.is_none());
    let row = |objective: &ObjectiveId| {
        let name = &state.objective(objective).name;
        let says = text!("battle-the-battle-for-is-fought", name = Name::of(name));
        let (step, objective) = (state.course.step_number, objective.clone());
        let key = format!("battle:{objective}");
        let command = Command::Battle(BattleCommand::PickBattle { step, objective });
        Action::new(key, Group::Battle, name, says, command)
    };
    open.map(|battle| row(&battle.objective)).collect()
}

/// S-18.
pub(crate) fn tyche(state: &State, faction: &Faction) -> Vec<Action> {
    if !may_spend(state, &faction.id) {
        return Vec::new();
    }
    let row = |dice: u32| {
        let (label, says) = match dice {
            0 => (text!("battle-no-die"), text!("battle-you-roll-three-dice")),
            1 => (text!("battle-1-tyche-die"), text!("battle-a-fourth-die-is-added")),
            _ => (
                text!("battle-tyche-dice", dice = dice),
                text!("battle-dice-are-added-for-tyche", dice = dice),
            ),
        };
        let step = state.course.step_number;
        let command = Command::Battle(BattleCommand::SpendTyche { step, dice, seal: None });
        Action::new(format!("tyche:{dice}"), Group::Tyche, label, says, command)
    };
    (0..=most_tyche(state, &faction.id)).map(row).collect()
}

/// S-21.
pub(crate) fn mercy(state: &State, faction: &Faction) -> Vec<Action> {
    if state.course.step != Step::Battle {
        return Vec::new();
    }
    let Some((winner, heroes)) = at_mercy(state) else { return Vec::new() };
    if winner != &faction.id {
        return Vec::new();
    }
    let row = |hero: &str, word: &str, label: Text, fate: Mercy| {
        let says = match fate {
            Mercy::Executed => text!("battle-dies", hero = hero),
            Mercy::Spared => text!("battle-goes-free", hero = hero),
        };
        let command = Command::Battle(BattleCommand::Judge {
            step: state.course.step_number,
            hero: hero.to_owned(),
            fate,
        });
        Action::new(
            format!("{word}:{hero}"),
            Group::Mercy,
            text!("battle-label-and-hero", label = label, hero = hero),
            says,
            command,
        )
    };
    let both = |hero: &str| {
        [
            row(hero, "spare", text!("battle-spare"), Mercy::Spared),
            row(hero, "execute", text!("battle-execute"), Mercy::Executed),
        ]
    };
    heroes.into_iter().flat_map(both).collect()
}

// The rows of its steps.

/// Dice for a card or a megaproject wait for Control's hand.
pub(crate) const HAND_DICE: Said = Said {
    scene: |_| Scene::City,
    headline: |_| text!("battle-dice-are-thrown-at-the"),
    button: |_| (text!("battle-let-the-program-throw"), text!("battle-they-fall-on-every-screen")),
    waited: "advice-waiting-turns",
    ..PLAIN
};

/// The city before a battle is chosen.
pub(crate) const BATTLES: Said = Said {
    scene: |_| Scene::City,
    headline: |state| match state.the_streets().battles.len() {
        0 => text!("battle-nobody-contests-anything-no-battle"),
        1 => text!("battle-one-battle-is-to-be"),
        more => text!("battle-battles-are-to-be-fought", more = more),
    },
    clock: Some(|_| (text!("battle-battles"), text!("battle-the-next-battle-begins"))),
    button: |state| (words::next(state), words::then(state)),
    ..PLAIN
};

/// Tyche is spent in secret on the battle on the table.
pub(crate) const TYCHE: Said = Said {
    scene: |_| Scene::Battle,
    archon: tyche,
    headline: words::calls_on_tyche,
    now: |_| (text!("battle-tyche-4"), text!("battle-a-tyche-buys-a-die")),
    meanwhile: Meanwhile::Asks(words::asks_of_tyche),
    awaited: |_| text!("battle-to-call-on-tyche-or"),
    clock: Some(|_| (text!("battle-tyche-3"), text!("battle-the-tyche-dice-are-shown"))),
    button: |state| {
        let label = text!("battle-show-the-tyche-dice", buyers_in = words::buyers_in(state));
        (label, text!("battle-all-choices-are-shown-at"))
    },
    waited: "advice-waiting-tyche",
    ..PLAIN
};

/// The battle's dice are about to be thrown.
pub(crate) const DICE: Said = Said {
    scene: |_| Scene::Battle,
    headline: |state| text!("battle-the-battle-for-the-the", place = words::place(state)),
    clock: Some(|_| (text!("battle-dice-2"), text!("battle-the-dice-are-thrown"))),
    button: |_| (text!("battle-throw-the-dice"), text!("battle-the-program-throws-dice-of")),
    ..PLAIN
};

/// The battle is fought; its winner judges Heroes.
pub(crate) const BATTLE: Said = Said {
    scene: |_| Scene::Battle,
    archon: mercy,
    headline: words::fought,
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
        (words::next(state), words::spares(state))
    },
    plays: spares_most,
    ..PLAIN
};

/// The program spares most Heroes.
fn spares_most(seat: &mut Playing<'_>) -> Vec<Command> {
    let offered = seat.offered(&[Group::Mercy]).into_iter();
    let judged = offered.filter_map(|command| match command {
        Command::Battle(BattleCommand::Judge { step, hero, fate: Mercy::Spared }) => {
            let fate = if seat.happens(1, 3) { Mercy::Executed } else { Mercy::Spared };
            Some(Command::Battle(BattleCommand::Judge { step, hero, fate }))
        }
        _ => None,
    });
    judged.collect()
}
