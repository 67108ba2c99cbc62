//! What may be done in a stasis now, and to begin one.

use game::text;

use crate::action::{Action, Group};
use crate::command::Command;
use crate::law::rulings::SettingsCommand;
use crate::law::settings::{OddsShown, Value};
use crate::stasis::streets::StreetsCommand;
use crate::stasis::streets::rules::may_begin;
use crate::stasis::{amend, battle, deploy, score};
use crate::state::{Faction, State};
use crate::steps::Step;

/// The paces that are offered, in seconds.
const PACES: [u32; 3] = [0, 5, 10];

/// What falls to who won a battle or the stasis.
fn winners(state: &State, faction: &Faction) -> Vec<Action> {
    let mercy = battle::offers::mercy(state, faction);
    mercy.into_iter().chain(amend::offers::archon(state, faction)).collect()
}

/// What Control may do in a stasis, and to begin one.
pub(crate) fn control(state: &State) -> Vec<Action> {
    let begin = may_begin(state).then(|| {
        let says = text!("streets-the-cycle-ends-as-it");
        let command =
            Command::Streets(StreetsCommand::BeginStasis { step: state.course.step_number });
        Action::new("stasis", Group::Stasis, text!("streets-begin-a-stasis"), says, command)
    });
    let mut actions: Vec<Action> = begin.into_iter().collect();
    let Some(streets) = &state.city.streets else { return actions };
    if state.course.step == Step::Deploy {
        actions.extend(deploy::offers::deployment(state, streets));
    }
    actions.extend(battle::offers::picks(state, streets));
    actions.extend(score::offers::control(state));
    actions.extend(of_the_empty(state));
    actions.extend(paces(state));
    actions.push(odds(state));
    actions
}

/// What falls to Control where nobody sits in the seat that the rules name (N-4).
fn of_the_empty(state: &State) -> Vec<Action> {
    let empty = state.factions().filter(|row| row.is_away());
    empty.flat_map(|row| winners(state, row)).collect()
}

fn paces(state: &State) -> Vec<Action> {
    let other = PACES.into_iter().filter(|pace| *pace != state.settings.pace_seconds);
    let row = |seconds: u32| {
        let (label, says) = match seconds {
            0 => (text!("streets-step-by-hand"), text!("streets-battles-and-spoils-wait-for")),
            _ => (
                text!("streets-every-s", seconds = seconds),
                text!("streets-battles-and-spoils-go-on", seconds = seconds),
            ),
        };
        let (key, value) = ("pace_seconds".to_owned(), Value::Number(seconds));
        let command = Command::Settings(SettingsCommand::ChangeSetting { key, value });
        Action::new(format!("pace:{seconds}"), Group::Pace, label, says, command)
    };
    other.map(row).collect()
}

fn odds(state: &State) -> Action {
    let (word, label, says) = match state.settings.odds_shown {
        OddsShown::Control => (
            "everybody",
            text!("streets-show-the-odds"),
            text!("streets-everybody-sees-the-exact-odds"),
        ),
        OddsShown::Everybody => (
            "control",
            text!("streets-hide-the-odds"),
            text!("streets-only-control-sees-the-exact"),
        ),
    };
    let command = Command::Settings(SettingsCommand::ChangeSetting {
        key: "odds_shown".into(),
        value: Value::Word(word.into()),
    });
    Action::new("odds", Group::Odds, label, says, command)
}
