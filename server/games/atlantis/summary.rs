//! What a game master should know of a month: who sent, what went wrong, who is hungry, who is dying.

use std::collections::BTreeMap;

use atlantis::report::Report;
use atlantis::world::FactionId;
use atlantis::{Content, World};
use months::{Row, State, Summary};

/// A faction of which so many in 100 of its people are left has lost so many that it is told.
const FEW: u64 = 50;

/// How many people each faction has.
pub(super) fn people(content: &Content, world: &World) -> BTreeMap<FactionId, u64> {
    let mut people = BTreeMap::new();
    for unit in world.regions.iter().flat_map(|region| &region.units) {
        *people.entry(unit.faction).or_default() += u64::from(unit.heads(content));
    }
    people
}

/// The summary of a month of this game. `before` and `now` are how many people each faction had and has.
pub(super) fn of(
    game: &str,
    before: &BTreeMap<FactionId, u64>,
    now: &BTreeMap<FactionId, u64>,
    reports: &[(FactionId, Report)],
) -> Summary {
    let mut summary = Summary {
        when: reports.first().map_or_else(String::new, |(_, report)| when(game, report)),
        columns: ["errors", "warnings", "absent", "people", "unfed", "starved"]
            .map(str::to_owned)
            .into(),
        ..Summary::default()
    };
    for (faction, report) in reports {
        let had = before.get(faction).copied().unwrap_or_default();
        let has = now.get(faction).copied().unwrap_or_default();
        summary.notes.extend(note(report, had, has));
        summary.factions.push(row(report, has));
    }
    summary
}

fn when(game: &str, report: &Report) -> String {
    format!("{game}: turn {}, {} of year {}", report.turn, report.month, report.year)
}

fn row(report: &Report, people: u64) -> Row {
    let errors = report.errors.iter().filter(|line| line.level == "error").count() as u64;
    let warnings = report.errors.len() as u64 - errors;
    let starved = report.events.iter().filter(|event| event.kind == "starved");
    let figure = |key: &str| -> u64 {
        let figures = starved.clone().filter_map(|event| event.data.get(key)?.as_u64());
        figures.sum()
    };
    let state = match report.orders.state.as_str() {
        "final" => State::Sent,
        "temporary" => State::Temporary,
        _ if report.orders.standing => State::Template,
        _ => State::Nothing,
    };
    Row {
        number: report.faction.number,
        name: report.faction.name.clone(),
        state,
        figures: vec![
            errors + u64::from(report.errors_left_out),
            warnings,
            report.orders.idle.into(),
            people,
            figure("unfed"),
            figure("heads"),
        ],
    }
}

/// Who is dying.
fn note(report: &Report, had: u64, has: u64) -> Option<String> {
    let who = format!("{} ({})", report.faction.name, report.faction.number);
    if has == 0 {
        return Some(format!("{who} is no more."));
    }
    if let Some(left) = report.faction.turns_left {
        let turns = if left == 1 { "turn" } else { "turns" };
        return Some(format!("{who} is dropped after {left} more {turns} without orders."));
    }
    (has * 100 < had * FEW).then(|| format!("{who} is dying: it had {had} people, and has {has}."))
}
