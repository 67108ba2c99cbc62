//! What may be done in the streets now (section 5 of the rules).

use crate::command::{
    AmendCommand, BattleCommand, CardsCommand, Command, DeployCommand, MusterCommand, NewText,
    ScoreCommand, SettingsCommand, StreetsCommand,
};
use crate::content::Counter;
use crate::ids::StreetCardId;
use crate::sentences;
use crate::settings::{OddsShown, Value};
use crate::stasis::battle::rules as battle;
use crate::stasis::cards::rules::cards_left;
use crate::stasis::deploy::rules::{self as deploy, moves};
use crate::stasis::muster::rules::living;
use crate::stasis::powers::rules as targets;
use crate::stasis::score::rules::{crowned, may_skip};
use crate::stasis::spoils::rules::{receivers, sharing};
use crate::stasis::streets::rules::may_begin;
use crate::state::{Faction, State, Streets};
use crate::view::{
    Action, Aim, AimOffer, Group, HandCard, HeroAt, Mercy, Mix, PlaceOffer, PlayOffer, ShareOffer,
    Step, StreetHero,
};

use super::action;

/// The paces that are offered, in seconds.
const PACES: [u32; 3] = [0, 5, 10];

/// What an Archon may do in a stasis, beyond placing units, playing cards and sharing dice.
pub(super) fn archon(state: &State, faction: &Faction) -> Vec<Action> {
    if state.streets.is_none() {
        return Vec::new();
    }
    match state.step {
        Step::StasisCards => buy(state, faction).into_iter().chain(ready(state, faction)).collect(),
        Step::Muster => {
            living(faction).map(|hero| commit(state, hero)).chain(ready(state, faction)).collect()
        }
        Step::Tyche => tyche(state, faction),
        Step::Battle => mercy(state, faction),
        Step::Amend if crowned(state) == Some(&faction.id) => amendments(state),
        _ => Vec::new(),
    }
}

/// What Control may do in a stasis, and to begin one.
pub(super) fn control(state: &State) -> Vec<Action> {
    let step = state.step_number;
    let mut actions = Vec::new();
    if may_begin(state) {
        let says = "The cycle ends as it stands, and stasis breaks out.";
        let command = Command::Streets(StreetsCommand::BeginStasis { step });
        actions.push(action("stasis", Group::Stasis, "Begin a stasis", says, command));
    }
    let Some(streets) = &state.streets else { return actions };
    if state.step == Step::Deploy {
        actions.extend(deployment(state, streets));
    }
    if battle::may_pick(state) {
        let open = streets.battles.iter().filter(|row| row.fought.is_none());
        actions.extend(open.map(|row| {
            let name = &state.objective(&row.objective).name;
            let says = format!("The battle for the {name} is fought next.");
            let objective = row.objective.clone();
            let key = format!("battle:{objective}");
            action(
                key,
                Group::Battle,
                name,
                says,
                Command::Battle(BattleCommand::PickBattle { step, objective }),
            )
        }));
    }
    if may_skip(state) {
        let says = "Everything is fought and settled at once: no more Tyche is asked for, Heroes \
                    are spared, dice are shared by lot.";
        let (label, command) =
            ("Skip to the score sheet", Command::Score(ScoreCommand::SkipToScore { step }));
        actions.push(action("skip_to_score", Group::SkipToScore, label, says, command));
    }
    if state.step == Step::ScoreTied {
        actions.extend(winners(state));
    }
    actions.extend(of_the_empty(state));
    actions.extend(paces(state));
    actions.push(odds(state));
    actions
}

/// What falls to Control where nobody sits in the seat that the rules name (N-4).
fn of_the_empty(state: &State) -> Vec<Action> {
    let empty = state.factions.iter().filter(|row| row.is_away());
    let falls = |row: &Faction| match state.step {
        Step::Battle => mercy(state, row),
        Step::Amend if crowned(state) == Some(&row.id) => amendments(state),
        _ => Vec::new(),
    };
    empty.flat_map(falls).collect()
}

/// What Control may do in a turn (S-11, S-15).
fn deployment(state: &State, streets: &Streets) -> Vec<Action> {
    let step = state.step_number;
    let mover = streets.mover().map_or("nobody", |id| state.name(id));
    let says = format!("The turn of the {mover} is over; nothing of theirs is spent.");
    let label = format!("Pass for the {mover}");
    let pass =
        action("pass", Group::Pass, label, says, Command::Deploy(DeployCommand::PassTurn { step }));
    let last = streets.stalled().then(|| {
        let says = "Everybody has passed twice: one last action each, then the battles.";
        let (label, command) =
            ("Start the last actions", Command::Deploy(DeployCommand::StartLastActions { step }));
        action("last", Group::EndDeployment, label, says, command)
    });
    let says = "No more turns: all cards are discarded, and the battles begin.";
    let (label, command) =
        ("End the deployment", Command::Deploy(DeployCommand::EndDeployment { step }));
    let end = action("end_deployment", Group::EndDeployment, label, says, command);
    [pass].into_iter().chain(last).chain([end]).collect()
}

fn buy(state: &State, faction: &Faction) -> Option<Action> {
    let have = faction.counter(Counter::Tyche);
    let says = format!("You pay 1 of {have} Tyche and draw a card.");
    let command = Command::Cards(CardsCommand::BuyCard { step: state.step_number });
    let can = have > 0 && cards_left(state) > 0;
    can.then(|| action("buy", Group::Buy, "One more card", says, command))
}

fn ready(state: &State, faction: &Faction) -> Option<Action> {
    let waits = !state.the_streets().ready.contains(&faction.id);
    let command = Command::Cards(CardsCommand::Ready { step: state.step_number });
    let says = "When all are ready, it goes on.";
    waits.then(|| action("ready", Group::Ready, "I am ready", says, command))
}

fn commit(state: &State, hero: &crate::state::Hero) -> Action {
    let safe = state.the_streets().heroes.get(&hero.name) == Some(&HeroAt::Safe);
    let (label, says) = if safe {
        let says = format!("Adds {} where it stands, and may die there.", hero.value);
        (format!("Commit {}", hero.name), says)
    } else {
        (format!("Keep {} safe", hero.name), "Out of the fight, and out of danger.".to_owned())
    };
    let (step, committed) = (state.step_number, safe);
    let command =
        Command::Muster(MusterCommand::CommitHero { step, hero: hero.name.clone(), committed });
    action(format!("commit:{}", hero.name), Group::Commit, label, says, command)
}

/// S-18.
fn tyche(state: &State, faction: &Faction) -> Vec<Action> {
    if !battle::may_spend(state, &faction.id) {
        return Vec::new();
    }
    let row = |dice: u32| {
        let (label, says) = match dice {
            0 => ("No die".to_owned(), "You roll three dice.".to_owned()),
            1 => ("1 Tyche die".to_owned(), "A fourth die is added, for 1 Tyche.".to_owned()),
            _ => {
                (format!("{dice} Tyche dice"), format!("{dice} dice are added, for {dice} Tyche."))
            }
        };
        let command = Command::Battle(BattleCommand::SpendTyche { step: state.step_number, dice });
        action(format!("tyche:{dice}"), Group::Tyche, label, says, command)
    };
    (0..=battle::most_tyche(state, &faction.id)).map(row).collect()
}

/// S-21.
fn mercy(state: &State, faction: &Faction) -> Vec<Action> {
    let Some((winner, heroes)) = battle::at_mercy(state) else { return Vec::new() };
    if winner != &faction.id {
        return Vec::new();
    }
    let row = |hero: &str, word: &str, label: &str, fate: Mercy| {
        let says = match fate {
            Mercy::Executed => format!("{hero} dies."),
            Mercy::Spared => format!("{hero} goes free."),
        };
        let command = Command::Battle(BattleCommand::Judge {
            step: state.step_number,
            hero: hero.to_owned(),
            fate,
        });
        action(format!("{word}:{hero}"), Group::Mercy, format!("{label} {hero}"), says, command)
    };
    let both = |hero: &str| {
        [
            row(hero, "spare", "Spare", Mercy::Spared),
            row(hero, "execute", "Execute", Mercy::Executed),
        ]
    };
    heroes.into_iter().flat_map(both).collect()
}

/// S-34.
fn amendments(state: &State) -> Vec<Action> {
    let mut actions = Vec::new();
    for (article, row) in (1..).zip(&state.constitution) {
        for (number, text) in (0..).zip(&row.alternatives) {
            let command = Command::Amend(AmendCommand::Amend {
                step: state.step_number,
                article,
                to: NewText::Alternative(number),
            });
            let key = format!("amend:{article}:{number}");
            let label = format!("Article {article}, {}", row.title);
            actions.push(action(key, Group::Amend, label, &text.changes, command));
        }
    }
    actions
}

fn winners(state: &State) -> Vec<Action> {
    let step = state.step_number;
    let tied = state.the_streets().score.as_ref().map_or(&[][..], |score| &score.tied);
    let all = state.factions.iter().map(|row| &row.id);
    let one = all.filter(|id| tied.is_empty() || tied.contains(id)).map(|id| {
        let says = format!("The {} win the stasis.", state.name(id));
        let command = Command::Score(ScoreCommand::NameWinner { step, faction: Some(id.clone()) });
        action(format!("name_winner:{id}"), Group::NameWinner, state.name(id), says, command)
    });
    let nobody = Command::Score(ScoreCommand::NameWinner { step, faction: None });
    let says = "Nobody wins; no article is changed.";
    let nobody = action("name_winner:nobody", Group::NameWinner, "Nobody", says, nobody);
    one.chain([nobody]).collect()
}

fn paces(state: &State) -> Vec<Action> {
    let other = PACES.into_iter().filter(|pace| *pace != state.settings.pace_seconds);
    let row = |seconds: u32| {
        let (label, says) = match seconds {
            0 => ("Step by hand".to_owned(), "Battles and spoils wait for Control.".to_owned()),
            _ => (
                format!("Every {seconds} s"),
                format!("Battles and spoils go on by themselves every {seconds} seconds."),
            ),
        };
        let (key, value) = ("pace_seconds".to_owned(), Value::Number(seconds));
        let command = Command::Settings(SettingsCommand::ChangeSetting { key, value });
        action(format!("pace:{seconds}"), Group::Pace, label, says, command)
    };
    other.map(row).collect()
}

fn odds(state: &State) -> Action {
    let (word, label, says) = match state.settings.odds_shown {
        OddsShown::Control => ("everybody", "Show the odds", "Everybody sees the exact odds."),
        OddsShown::Everybody => ("control", "Hide the odds", "Only Control sees the exact odds."),
    };
    let command = Command::Settings(SettingsCommand::ChangeSetting {
        key: "odds_shown".into(),
        value: Value::Word(word.into()),
    });
    action("odds", Group::Odds, label, says, command)
}

/// What may be placed (S-11).
pub(crate) fn place_offer(state: &State, faction: &Faction) -> Option<PlaceOffer> {
    if !moves(state, faction) {
        return None;
    }
    let reserve = state.the_streets().camp(&faction.id).reserve();
    let needed = deploy::units_of_a_turn(state, &faction.id);
    let mixes = (0..=needed.min(reserve.military))
        .map(|military| Mix { mobs: needed - military, military });
    let mixes: Vec<Mix> = mixes.filter(|mix| needed > 0 && mix.mobs <= reserve.mobs).collect();
    let objectives = deploy::open_to(state, &faction.id);
    let heroes = living(faction)
        .filter(|hero| state.the_streets().heroes.get(&hero.name) == Some(&HeroAt::Reserve));
    let heroes =
        heroes.map(|hero| StreetHero { name: hero.name.clone(), value: hero.value }).collect();
    let some = !mixes.is_empty() && !objectives.is_empty();
    some.then_some(PlaceOffer { mixes, objectives, heroes })
}

/// A card of a hand, and how it can be played now.
pub(crate) fn hand_card(state: &State, faction: &Faction, card: &StreetCardId) -> HandCard {
    let play = moves(state, faction).then(|| {
        let effect = &state.street_card(card).effect;
        match targets::targets(state, &faction.id, effect) {
            targets::Targets::None => PlayOffer::Nothing,
            targets::Targets::Of(aims) if aims.is_empty() => PlayOffer::Discard,
            targets::Targets::Of(aims) => {
                let (asks, then_asks) = sentences::questions(effect);
                let offer = |(aim, then): (Aim, Vec<Aim>)| AimOffer {
                    label: aim_label(state, &aim),
                    aim,
                    then,
                };
                PlayOffer::Aims {
                    aims: aims.into_iter().map(offer).collect(),
                    asks: asks.into(),
                    then_asks: then_asks.into(),
                }
            }
        }
    });
    HandCard { card: crate::show::street_card(state, card), play }
}

/// A target's name, and who is there.
fn aim_label(state: &State, aim: &Aim) -> String {
    let name = sentences::aim(state, aim);
    match aim {
        Aim::Objective(id) => match state.all_present(id).as_slice() {
            [] => name,
            here => format!("{name}: {}", state.names(here)),
        },
        Aim::Faction(id) => {
            format!("{name}: {} cards", state.the_streets().camp(id).hand.len())
        }
        Aim::Hero(hero) => {
            let owner = state.hero(hero).map_or("", |(owner, _)| state.name(owner));
            format!("{name} of the {owner}")
        }
    }
}

/// Dice that the faction may share out (S-30, S-31).
pub(crate) fn share_offer(state: &State, faction: &Faction) -> Option<ShareOffer> {
    let (_, spoil, gives) = sharing(state)?;
    let to = receivers(state, spoil, gives);
    (spoil.faction == faction.id).then_some(ShareOffer {
        objective: spoil.objective.clone(),
        dice: spoil.dice?,
        what: match gives {
            crate::content::RollGives::DoomToEach => "Doom".into(),
            _ => "Tyche".into(),
        },
        needed: u32::try_from(to.len().min(3)).unwrap_or(3),
        to,
    })
}
